//! The cluster against the engine: the same verdicts, counts and depths on any number of
//! processes, which are threads here with connections of their own.

mod apart;
mod broken_bytes;
mod cycles;
mod interrupted;
mod made_up;
mod reduced;
mod strangers;

use heddle_cluster::{Cluster, Team};
use heddle_engine::{Options, Outcome, Progress, Search, Stop};
use heddle_model::Model;
use std::net::TcpListener;
use std::time::Duration;

/// The answers of `n` processes that search together for faults, with so many workers each
/// as the options say.
fn together<M: Model>(model: &M, options: &Options, n: usize) -> Vec<Outcome> {
    all_of(n, n % 2 == 1, |cluster, _| {
        cluster.safety(model, options, &Stop::new(), &Progress::new(), None)
    })
}

/// What each of `n` processes answers, by its number.
fn all_of<T: Send>(n: usize, tls: bool, act: impl Fn(&Cluster, usize) -> T + Sync) -> Vec<T> {
    let listeners: Vec<TcpListener> =
        (0..n).map(|_| TcpListener::bind("127.0.0.1:0").expect("a port")).collect();
    let addresses: Vec<String> =
        listeners.iter().map(|l| l.local_addr().expect("its address").to_string()).collect();
    let secret = Team::fresh_secret().expect("random bytes");
    let act = &act;
    std::thread::scope(|scope| {
        let run = |(me, listener): (usize, TcpListener)| {
            let addresses = addresses.clone();
            let team = Team { addresses, me, secret, job: [7; 32], tls, patience: PATIENCE };
            scope.spawn(move || {
                let cluster = Cluster::join(&team, &listener).expect("everybody comes");
                let answer = act(&cluster, me);
                // Nobody leaves while another still waits for what passes through here.
                cluster.any(false);
                cluster.any(false);
                answer
            })
        };
        let threads: Vec<_> = listeners.into_iter().enumerate().map(run).collect();
        threads.into_iter().map(|t| t.join().expect("no panic")).collect()
    })
}

/// How many made-up cases: `HEDDLE_CASES`, or so many.
fn cases(some: u64) -> u64 {
    std::env::var("HEDDLE_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(some)
}

const PATIENCE: Duration = Duration::from_secs(30);

fn alone<M: Model>(model: &M, options: &Options) -> Outcome {
    let options = Options { search: Search::Bfs, workers: 1, ..options.clone() };
    heddle_engine::safety(model, &options, &Stop::new(), &Progress::new())
}
