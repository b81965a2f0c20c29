//! The cluster against the engine: the same verdicts, counts and depths on any number of
//! processes, which are threads here with connections of their own.

mod made_up;
mod strangers;

use heddle_cluster::{Cluster, Team};
use heddle_engine::{Options, Outcome, Progress, Search, Stop};
use heddle_model::Model;
use std::net::TcpListener;

/// The answers of `n` processes that search together.
fn together<M: Model>(model: &M, options: &Options, n: usize) -> Vec<Outcome> {
    let listeners: Vec<TcpListener> =
        (0..n).map(|_| TcpListener::bind("127.0.0.1:0").expect("a port")).collect();
    let addresses: Vec<String> =
        listeners.iter().map(|l| l.local_addr().expect("its address").to_string()).collect();
    let secret = Team::fresh_secret().expect("random bytes");
    std::thread::scope(|scope| {
        let run = |(me, listener): (usize, TcpListener)| {
            let team = Team { addresses: addresses.clone(), me, secret, job: [7; 32] };
            scope.spawn(move || {
                let cluster = Cluster::join(&team, &listener).expect("everybody comes");
                let stop = Stop::new();
                let outcome = cluster.safety(model, options, &stop, &Progress::new());
                // Nobody leaves while another still waits for what passes through here.
                cluster.any(false);
                cluster.any(false);
                outcome
            })
        };
        let threads: Vec<_> = listeners.into_iter().enumerate().map(run).collect();
        threads.into_iter().map(|t| t.join().expect("no panic")).collect()
    })
}

fn alone<M: Model>(model: &M, options: &Options) -> Outcome {
    let options = Options { search: Search::Bfs, workers: 1, ..options.clone() };
    heddle_engine::safety(model, &options, &Stop::new(), &Progress::new())
}
