//! Who does not belong is not let in, and who goes away is missed.

use crate::{PATIENCE, together};
use heddle_cluster::{Cluster, Team};
use heddle_engine::small_models::{Emit, Of, Toy};
use heddle_engine::{Options, Progress, Stop};
use heddle_model::Actor;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};

/// A line of states without an end.
struct Endless;

impl Toy for Endless {
    fn first(&self) -> Vec<Vec<u8>> {
        vec![vec![0; 8]]
    }

    fn steps(&self, state: &[u8], emit: Emit<'_>) {
        let number = u64::from_le_bytes(state.try_into().expect("eight bytes"));
        emit(Actor(0), None, Some(&(number + 1).to_le_bytes()));
    }
}

fn team(n: usize) -> (Vec<TcpListener>, Vec<String>) {
    let listeners: Vec<TcpListener> =
        (0..n).map(|_| TcpListener::bind("127.0.0.1:0").expect("a port")).collect();
    let addresses = listeners.iter().map(|l| l.local_addr().expect("bound").to_string()).collect();
    (listeners, addresses)
}

fn member(addresses: &[String], me: usize, secret: [u8; 32], job: [u8; 32], tls: bool) -> Team {
    Team { addresses: addresses.to_vec(), me, secret, job, tls, patience: PATIENCE }
}

/// Somebody between two processes, who passes on all bytes but those of TLS, which end with
/// it: the proofs of both sides are right, and of other connections.
#[test]
fn who_does_not_speak_tls_is_none_of_us() {
    let (mut listeners, addresses) = team(2);
    let second = listeners.pop().expect("two");
    let first = listeners.pop().expect("two");
    let mut sealed = member(&addresses, 0, [1; 32], [7; 32], true);
    let mut plain = member(&addresses, 1, [1; 32], [7; 32], false);
    let short = std::time::Duration::from_secs(2);
    (sealed.patience, plain.patience) = (short, short);
    let joined = std::thread::spawn(move || Cluster::join(&sealed, &first).is_ok());
    assert!(Cluster::join(&plain, &second).is_err());
    assert!(!joined.join().expect("no panic"));
}

#[test]
fn another_secret_or_job_is_refused_in_words() {
    for (secret, job, tls, words) in [
        ([2; 32], [7; 32], false, "wrong secret"),
        ([1; 32], [8; 32], false, "another"),
        ([2; 32], [7; 32], true, "wrong secret"),
        ([1; 32], [8; 32], true, "another"),
    ] {
        let (mut listeners, addresses) = team(2);
        let second = listeners.pop().expect("two");
        let first = listeners.pop().expect("two");
        let right = member(&addresses, 0, [1; 32], [7; 32], tls);
        std::thread::spawn(move || Cluster::join(&right, &first).map(drop));
        let wrong = member(&addresses, 1, secret, job, tls);
        let refused = Cluster::join(&wrong, &second).err().expect("it is refused").to_string();
        assert!(refused.contains(words), "{refused}");
    }
}

#[test]
fn bytes_of_strangers_do_no_harm() {
    let (mut listeners, addresses) = team(2);
    let second = listeners.pop().expect("two");
    let first = listeners.pop().expect("two");
    let make = |me| member(&addresses, me, [1; 32], [7; 32], false);
    let (zero, one) = (make(0), make(1));
    let at = addresses[0].clone();
    let joined = std::thread::spawn(move || Cluster::join(&zero, &first).is_ok());
    for junk in [&b"GET / HTTP/1.1\r\n\r\n"[..], &[0xff; 300], &b"heddle-3"[..]] {
        let mut stream = TcpStream::connect(&at).expect("it listens");
        let _ = stream.write_all(junk);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        // What it answers has no proof of the secret unless ours was right.
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert!(answer.len() <= 77 + 32);
    }
    assert!(Cluster::join(&one, &second).is_ok());
    assert!(joined.join().expect("no panic"));
}

#[test]
fn who_leaves_in_the_middle_makes_the_others_open() {
    let (listeners, addresses) = team(3);
    let outcomes: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = listeners
            .into_iter()
            .enumerate()
            .map(|(me, listener)| {
                let team = member(&addresses, me, [1; 32], [7; 32], true);
                scope.spawn(move || {
                    let cluster = Cluster::join(&team, &listener).expect("all come");
                    let (stop, options) = (Stop::new(), Options::default());
                    if me == 2 {
                        // Answers nothing, and goes.
                        cluster.leave();
                        return "gone".to_string();
                    }
                    let model = Of(Endless);
                    let outcome = cluster.safety(&model, &options, &stop, &Progress::new(), None);
                    format!("{:?}", outcome.verdict)
                })
            })
            .collect();
        threads.into_iter().map(|t| t.join().expect("no panic")).collect()
    });
    for outcome in &outcomes[..2] {
        assert!(outcome.starts_with("Open") && outcome.contains("was lost"), "{outcome}");
    }
}

#[test]
fn a_stop_of_one_is_a_stop_of_all() {
    let options = Options { max_states: Some(60), ..Options::default() };
    for outcome in together(&Of(Endless), &options, 3) {
        assert_eq!(outcome.verdict.word(), "open");
    }
}
