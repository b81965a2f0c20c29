//! Several processes beside the engine, in one program: what a search costs when its states
//! are shared out, and what that predicts for many machines.
//!
//! The processes are threads here, each with its store and with connections of its own over
//! the loopback interface: what they send, and what it costs to send it, is the same. `2x2`
//! is two processes with two workers each. By the
//! processor's time, the best of three. `a part` is the memory of one of four, as a share of
//! what one alone takes: 0.25 would be perfect.

use crate::child::cpu_now;
use heddle_cluster::{Cluster, Team};
use heddle_engine::{Options, Outcome, Progress, Search, Stop, safety};
use heddle_promela::{Claim, PromelaModel};
use heddle_span::{NoFiles, SourceMap};
use std::net::TcpListener;
use std::path::Path;
use std::time::Duration;

const CASES: [(&str, &str); 3] = [("leader", "N=6"), ("philosophers", "N=9"), ("phone", "N=5")];

/// What one search took.
struct Cost {
    cpu: f64,
    sent: u64,
    outcome: Outcome,
}

pub fn compare(models: &Path) {
    println!(
        "several processes: processor time against the engine, one worker, every interleaving"
    );
    println!(
        "{:<22}{:>10}{:>10}{:>7}{:>7}{:>7}{:>7}{:>8}{:>11}{:>9}{:>9}{:>9}",
        "",
        "states",
        "engine s",
        "1",
        "2",
        "4",
        "2x2",
        "4 TLS",
        "B/tr at 4",
        "in TLS",
        "B/state",
        "a part"
    );
    for (name, define) in CASES {
        let Some(model) = model(&models.join(format!("{name}.pml")), define) else { continue };
        case(&format!("{name} {define}"), &model);
    }
    println!();
}

fn model(file: &Path, define: &str) -> Option<PromelaModel> {
    let text = std::fs::read_to_string(file).ok()?;
    let mut sources = SourceMap::new();
    let id = sources.add(file.display().to_string(), text);
    let defines = [define.to_string()];
    let (parsed, _) = heddle_promela::syntax::parse(&mut sources, id, &defines, &mut NoFiles);
    let options = heddle_promela::Options { claim: Claim::None, ..Default::default() };
    heddle_promela::model(&parsed.program, &sources, &options).0
}

fn case(name: &str, model: &PromelaModel) {
    let options = Options { search: Search::Bfs, memory_limit: 4 << 30, ..Options::default() };
    let engine = best(|| alone(model, &options));
    let with = |workers| Options { workers, ..options.clone() };
    let costs = [(1, 1, false), (2, 1, false), (4, 1, false), (2, 2, false), (4, 1, true)]
        .map(|(n, workers, tls)| best(|| together(model, &with(workers), n, tls)));
    let [one, two, four, pairs, tls] = &costs;
    let stats = engine.outcome.stats;
    for cost in &costs {
        assert_eq!(cost.outcome.stats.stored, stats.stored, "{name}: not the same states");
    }
    let edges = stats.transitions as f64;
    let per_edge = |cost: &Cost| cost.sent as f64 / edges;
    let ratio = |cost: &Cost| cost.cpu / engine.cpu;
    let memory = |cost: &Cost| cost.outcome.stats.memory_bytes as f64;
    println!(
        "{name:<22}{:>10}{:>10.2}{:>7.2}{:>7.2}{:>7.2}{:>7.2}{:>8.2}{:>11.1}{:>9.1}{:>9.1}{:>9.2}",
        stats.stored,
        engine.cpu,
        ratio(one),
        ratio(two),
        ratio(four),
        ratio(pairs),
        ratio(tls),
        per_edge(four),
        per_edge(tls),
        memory(four) / stats.stored as f64,
        memory(four) / 4.0 / memory(one),
    );
    predict(&engine, one, four, tls, edges);
}

/// The formula of the book, with what was measured: `T(M) = max(E/M (a + b(1-1/M)),
/// 8 y E/M (1-1/M)/G)`, for machines of one core and a network of so many bits a second.
fn predict(engine: &Cost, one: &Cost, four: &Cost, tls: &Cost, edges: f64) {
    let a = one.cpu / edges;
    let [b, b_tls] = [four, tls].map(|cost| ((cost.cpu / edges - a) / 0.75).max(0.0));
    let y = tls.sent as f64 / edges / 0.75;
    println!(
        "    ns a transition: engine {:.0}, a {:.0}, b {:.0}, b in TLS {:.0}; bytes a state sent {:.1}",
        1e9 * engine.cpu / edges,
        1e9 * a,
        1e9 * b,
        1e9 * b_tls,
        y
    );
    print!("    computed speed-up on 4, 16, 64, 256 machines:");
    for gigabits in [10.0, 100.0] {
        print!("  {gigabits} Gbit");
        for m in [4.0, 16.0, 64.0, 256.0] {
            let others: f64 = 1.0 - 1.0 / m;
            let work = edges / m * (a + b_tls * others);
            let wire = 8.0 * y * edges / m * others / (gigabits * 1e9);
            print!(" {:.1}", engine.cpu / work.max(wire));
        }
    }
    println!();
}

fn best(run: impl Fn() -> Cost) -> Cost {
    (0..3).map(|_| run()).min_by(|a, b| a.cpu.total_cmp(&b.cpu)).expect("three runs")
}

fn alone(model: &PromelaModel, options: &Options) -> Cost {
    let start = cpu_now();
    let outcome = safety(model, options, &Stop::new(), &Progress::new());
    Cost { cpu: cpu_now() - start, sent: 0, outcome }
}

fn together(model: &PromelaModel, options: &Options, n: usize, tls: bool) -> Cost {
    let listen = |_| TcpListener::bind("127.0.0.1:0").expect("a port");
    let listeners: Vec<TcpListener> = (0..n).map(listen).collect();
    let addresses: Vec<String> =
        listeners.iter().map(|l| l.local_addr().expect("bound").to_string()).collect();
    let start = cpu_now();
    let mut answers = std::thread::scope(|scope| {
        let run = |(me, listener): (usize, TcpListener)| {
            let (addresses, patience) = (addresses.clone(), Duration::from_secs(30));
            let team = Team { addresses, me, secret: [1; 32], job: [2; 32], tls, patience };
            scope.spawn(move || {
                let cluster = match team.addresses.len() {
                    1 => Cluster::alone(),
                    _ => Cluster::join(&team, &listener).expect("all come"),
                };
                let progress = Progress::new();
                let outcome = cluster.safety(model, options, &Stop::new(), &progress, None);
                cluster.any(false);
                cluster.any(false);
                (outcome, cluster.bytes_sent())
            })
        };
        let threads: Vec<_> = listeners.into_iter().enumerate().map(run).collect();
        threads.into_iter().map(|t| t.join().expect("no panic")).collect::<Vec<_>>()
    });
    let cpu = cpu_now() - start;
    let sent = answers.iter().map(|(_, sent)| sent).sum();
    Cost { cpu, sent, outcome: answers.swap_remove(0).0 }
}
