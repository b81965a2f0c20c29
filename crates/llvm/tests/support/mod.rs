//! What the tests that run clang share: compiling, and the naive search.

use heddle_llvm::clang;
use heddle_machine::{Look, MachineModel, Options, Presearch, Program, WAYS};
use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_span::Loader;
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::process::Command;

pub const INCLUDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/include");

pub fn find_clang() -> Option<&'static str> {
    let works = |name: &&&str| {
        Command::new(name).arg("--version").output().is_ok_and(|o| o.status.success())
    };
    clang::NAMES.iter().find(works).copied()
}

/// The IR of a program, or what clang says against it.
pub fn compile(clang_name: &str, path: &Path, opt: u8) -> Result<String, String> {
    let extra = vec!["-w".to_string(), format!("-I{INCLUDE}")];
    let text = std::fs::read_to_string(path).expect("a readable program");
    let file = path.to_string_lossy();
    let unit = clang::Unit { file: &file, text: &text, opt, extra: &extra, alone: true };
    clang::ir_of(&unit, &mut |_, args| {
        let output = Command::new(clang_name).args(args).output().expect("clang runs");
        match output.status.success() {
            true => Ok(String::from_utf8(output.stdout).expect("IR is text")),
            false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
        }
    })
}

pub struct Disk;

impl Loader for Disk {
    fn load(&mut self, path: &str, _from: &str) -> Result<(String, String), String> {
        std::fs::read_to_string(path).map(|t| (t, path.to_string())).map_err(|e| e.to_string())
    }
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

/// A state, and the state and step it was reached by.
type Reached = (Vec<u8>, Option<(usize, Step)>);

/// Breadth first, every state expanded fully.
pub fn search(model: &MachineModel, limit: usize) -> String {
    let mut worker = model.worker();
    let mut index: HashMap<Vec<u8>, usize> = HashMap::new();
    let mut states: Vec<Reached> = Vec::new();
    let mut key = Vec::new();
    model.initial(&mut |s| {
        index.insert(s.to_vec(), states.len());
        states.push((s.to_vec(), None));
    });
    let mut at = 0;
    while at < states.len() {
        if states.len() > limit {
            return "open".into();
        }
        let state = states[at].0.clone();
        let mut found = Found::default();
        worker.expand(&state, &mut found);
        let stuck = (found.steps.is_empty() && found.fault.is_none())
            .then(|| worker.stuck(&state))
            .flatten();
        let fault = found.fault.map(|(s, f)| (Some(s), f)).or(stuck.map(|f| (None, f)));
        if let Some((last, fault)) = fault {
            replay(model, &states, at, last);
            return format!("violated {}", fault.kind.name());
        }
        for (step, next) in found.steps {
            let n = states.len();
            worker.key(&next, &mut key);
            if *index.entry(key.clone()).or_insert(n) == n {
                states.push((next, Some((at, step))));
            }
        }
        at += 1;
    }
    if model.gaps().is_empty() { "holds".into() } else { "open".into() }
}

/// Executes the way to state `at` again, by the interpreter that tells traces.
fn replay(model: &MachineModel, states: &[Reached], at: usize, last: Option<Step>) {
    let mut way = vec![at];
    while let Some((before, _)) = states[way[way.len() - 1]].1 {
        way.push(before);
    }
    way.reverse();
    for pair in way.windows(2) {
        let (_, step) = states[pair[1]].1.expect("not the first");
        let (_, after) = model.narrate(&states[pair[0]].0, step).expect("the step is there");
        assert_eq!(after.as_ref(), Some(&states[pair[1]].0), "a trail replays");
    }
    if let Some(step) = last {
        assert!(model.narrate(&states[at].0, step).is_some(), "the last step is there");
    }
}

/// A naive way to look at models, for those that are to guess: depth first, and walks that
/// take the successors in turn.
pub struct Naive;

impl Presearch for Naive {
    fn look(&mut self, model: &MachineModel, limit: usize) -> (Look, usize) {
        let (mut worker, mut seen, mut work) = (model.worker(), HashSet::new(), Vec::new());
        model.initial(&mut |s| work.push(s.to_vec()));
        while let Some(state) = work.pop() {
            if seen.contains(&state) {
                continue;
            }
            if seen.len() >= limit || model.ends_looks() {
                return (Look::Unknown, seen.len());
            }
            let mut found = Found::default();
            worker.expand(&state, &mut found);
            let stuck = found.steps.is_empty() && worker.stuck(&state).is_some();
            if stuck || found.fault.is_some() {
                return (Look::Fault, seen.len());
            }
            seen.insert(state);
            work.extend(found.steps.into_iter().map(|s| s.1));
        }
        (Look::Clean, seen.len())
    }

    fn walk(&mut self, model: &MachineModel, seed: u64, limit: usize) -> usize {
        let (mut worker, mut state) = (model.worker(), Vec::new());
        model.initial(&mut |s| state = s.to_vec());
        let mut made = 0;
        for n in 0..limit {
            let mut found = Found::default();
            worker.expand(&state, &mut found);
            made += found.steps.len();
            if found.steps.is_empty() || made > limit * WAYS || model.ends_looks() {
                break;
            }
            let turn = (seed as usize + n) * (seed as usize + 3);
            state = found.steps.swap_remove(turn % found.steps.len()).1;
        }
        made
    }
}

/// A model with all guesses that its options ask for.
pub fn model(program: Program, options: Options) -> MachineModel {
    MachineModel::new(program, options).with_guesses(&mut Naive)
}
