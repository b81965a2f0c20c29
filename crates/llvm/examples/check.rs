//! Checks IR files by breadth-first search, for trying things out:
//!
//! ```text
//! clang -S -emit-llvm -g -O0 x.c -o x.ll
//! cargo run --release -p heddle-llvm --example check -- [none|global|superstep] [options] x.ll
//! ```
//! Options: `races-off`, `races-strict`, `leaks`, `may-fail`, `overflow`,
//! `spurious`, `quiet`, `no-ample`, `entry=NAME`, `invariant=NAME`, `max=STATES`.

use heddle_llvm::{LoadOptions, load};
use heddle_machine::{MachineModel, Options, Races, Reduction};
use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_span::{Loader, SourceMap};
use std::collections::HashMap;

struct Disk;

impl Loader for Disk {
    fn load(&mut self, path: &str, _from: &str) -> Result<(String, String), String> {
        std::fs::read_to_string(path).map(|t| (t, path.to_string())).map_err(|e| e.to_string())
    }
}

fn main() {
    let mut options = Options::default();
    let mut load_options = LoadOptions::default();
    let mut modules = Vec::new();
    let (mut quiet, mut max, mut invariants) = (false, 20_000_000usize, Vec::new());
    for arg in std::env::args().skip(1) {
        match &arg[..] {
            "none" => options.reduction = Reduction::None,
            "global" => options.reduction = Reduction::Global,
            "superstep" => options.reduction = Reduction::Superstep,
            "races-off" => options.races = Races::Off,
            "races-strict" => options.races = Races::Strict,
            "leaks" => options.leaks = true,
            "may-fail" => options.malloc_may_fail = true,
            "overflow" => options.overflow = true,
            "spurious" => options.spurious = true,
            "optimised" => options.speculated_loads = true,
            "no-ample" => options.ample = false,
            "quiet" => quiet = true,
            a if a.starts_with("entry=") => load_options.entry = a[6..].into(),
            a if a.starts_with("unwind=") => options.unwind = a[7..].parse().ok(),
            a if a.starts_with("max=") => max = a[4..].parse().unwrap_or(max),
            a if a.starts_with("invariant=") => {
                load_options.roots.push(a[10..].into());
                invariants.push(a[10..].to_string());
            }
            a => {
                modules.push((a.to_string(), std::fs::read_to_string(a).expect("a readable file")))
            }
        }
    }
    let mut sources = SourceMap::new();
    let (program, diagnostics) = load(modules, &load_options, &mut sources, &mut Disk);
    for d in &diagnostics {
        let place = d.labels.first().map(|l| sources.place(l.span)).unwrap_or_default();
        println!("{:?}: {place}: {}", d.severity, d.message);
    }
    let Some(program) = program else { std::process::exit(3) };
    options.invariants = invariants.iter().filter_map(|n| program.find_function(n)).collect();
    let model = MachineModel::new(program, options);
    search(&model, &sources, quiet, max);
}

#[derive(Default)]
struct Found {
    steps: Vec<(Step, Vec<u8>)>,
    fault: Option<(Step, Fault)>,
}

impl Sink for Found {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.steps.push((step, successor.to_vec()));
    }

    fn fault(&mut self, step: Step, fault: Fault, _: Option<&[u8]>) {
        self.fault.get_or_insert((step, fault));
    }
}

fn search(model: &MachineModel, sources: &SourceMap, quiet: bool, max: usize) {
    let mut worker = model.worker();
    let mut index: HashMap<Vec<u8>, u32> = HashMap::new();
    let mut states: Vec<(Vec<u8>, u32, Step)> = Vec::new();
    model.initial(&mut |s| {
        index.insert(s.to_vec(), 0);
        states.push((s.to_vec(), 0, Step { actor: heddle_model::Actor(0), edge: 0 }));
    });
    let (mut at, mut transitions) = (0, 0usize);
    while at < states.len() && states.len() < max {
        let state = states[at].0.clone();
        let mut found = Found::default();
        worker.expand(&state, &mut found);
        if found.steps.is_empty()
            && found.fault.is_none()
            && let Some(fault) = worker.stuck(&state)
        {
            return tell(model, sources, &states, at, None, fault, quiet, transitions);
        }
        if let Some((step, fault)) = found.fault {
            return tell(model, sources, &states, at, Some(step), fault, quiet, transitions);
        }
        transitions += found.steps.len();
        for (step, next) in found.steps {
            let n = states.len() as u32;
            if *index.entry(next.clone()).or_insert(n) == n {
                states.push((next, at as u32, step));
            }
        }
        at += 1;
    }
    let word = if at < states.len() { "open" } else { "holds" };
    println!("{word} states {} transitions {transitions} gaps {:?}", states.len(), model.gaps());
}

#[allow(clippy::too_many_arguments)]
fn tell(
    model: &MachineModel,
    sources: &SourceMap,
    states: &[(Vec<u8>, u32, Step)],
    mut at: usize,
    last: Option<Step>,
    fault: Fault,
    quiet: bool,
    transitions: usize,
) {
    let v = model.violation(fault);
    println!("violated {} states {} transitions {transitions}", v.kind.name(), states.len());
    println!("  {}", v.message);
    if let Some(s) = v.span {
        println!("  at {}", sources.place(s));
    }
    for (s, text) in &v.related {
        println!("  {} {text}", sources.place(*s));
    }
    let mut path = Vec::new();
    path.extend(last.map(|s| (at, s)));
    while at != 0 {
        path.push((states[at].1 as usize, states[at].2));
        at = states[at].1 as usize;
    }
    path.reverse();
    for (from, step) in path {
        let Some((events, _)) = model.narrate(&states[from].0, step) else {
            println!("  no such step: {step:?}");
            continue;
        };
        if quiet {
            continue;
        }
        for e in events {
            let changes: Vec<String> =
                e.changes.iter().map(|c| format!("{}: {} -> {}", c.name, c.old, c.new)).collect();
            let line = e.span.map_or(0, |s| sources.position(s).line);
            println!(
                "  {:12} {line:4} {:50} {} {} {}",
                e.lane,
                e.text,
                changes.join(", "),
                e.note,
                e.output.trim_end()
            );
        }
    }
}
