//! From IR text to verdicts: the fixtures are what clang 14 made of the C files
//! beside them (`-fno-pic`, those that tell places with `-g`).

use heddle_llvm::{LoadOptions, load};
use heddle_machine::{MachineModel, Options, Reduction};
use heddle_model::{Fault, FaultKind, Model, Sink, Step, Violation, Worker};
use heddle_span::{Loader, SourceMap};
use std::collections::HashSet;

/// Files of the folder `fixtures`, by their last name.
struct Fixtures;

impl Loader for Fixtures {
    fn load(&mut self, path: &str, _from: &str) -> Result<(String, String), String> {
        let name = path.rsplit('/').next().unwrap_or(path);
        let place = format!("{}/tests/fixtures/{name}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(place).map_err(|e| e.to_string())?;
        Ok((text, name.to_string()))
    }
}

fn model(name: &str, options: Options) -> (MachineModel, SourceMap) {
    let (text, _) = Fixtures.load(name, "").expect("a fixture");
    let mut sources = SourceMap::new();
    let modules = vec![(name.to_string(), text)];
    let (program, diagnostics) =
        load(modules, &LoadOptions::default(), &mut sources, &mut Fixtures);
    let program = program.unwrap_or_else(|| panic!("{name}: {diagnostics:?}"));
    (MachineModel::new(program, options), sources)
}

#[derive(Default)]
struct Found {
    next: Vec<(Step, Vec<u8>)>,
    fault: Option<(Step, Fault)>,
}

impl Sink for Found {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.next.push((step, successor.to_vec()));
    }

    fn fault(&mut self, step: Step, fault: Fault, _: Option<&[u8]>) {
        self.fault.get_or_insert((step, fault));
    }
}

/// The first fault that a depth-first search meets, with the state and step
/// where it did, if it was a step.
pub fn first_fault(m: &MachineModel) -> Option<(Violation, Vec<u8>, Option<Step>)> {
    let mut worker = m.worker();
    let (mut seen, mut work) = (HashSet::new(), Vec::new());
    m.initial(&mut |s| work.push(s.to_vec()));
    while let Some(state) = work.pop() {
        if !seen.insert(state.clone()) {
            continue;
        }
        let mut found = Found::default();
        worker.expand(&state, &mut found);
        if let Some((step, fault)) = found.fault {
            return Some((m.violation(fault), state, Some(step)));
        }
        if found.next.is_empty()
            && let Some(fault) = worker.stuck(&state)
        {
            return Some((m.violation(fault), state, None));
        }
        work.extend(found.next.into_iter().map(|n| n.1));
    }
    None
}

const ALL: [Reduction; 3] = [Reduction::None, Reduction::Global, Reduction::Superstep];

#[test]
fn the_language_means_what_it_means_natively() {
    for name in ["language.O0.ll", "language.O2.ll", "language.O3.ll"] {
        let (m, _) = model(name, Options::default());
        assert_eq!(first_fault(&m).map(|f| f.0), None, "{name}");
    }
}

#[test]
fn a_deadlock_names_who_waits_for_what_and_who_has_it() {
    for reduction in ALL {
        let (m, sources) = model("deadlock.ll", Options { reduction, ..Options::default() });
        let (v, state, _) = first_fault(&m).expect("a deadlock");
        assert_eq!(v.kind, FaultKind::Deadlock);
        assert!(
            v.message.contains("one[1] waits for mutex `right`, which two[2] holds"),
            "{}",
            v.message
        );
        assert!(
            v.message.contains("two[2] waits for mutex `left`, which one[1] holds"),
            "{}",
            v.message
        );
        let lines: Vec<u32> = v.related.iter().map(|r| sources.position(r.0).line).collect();
        assert_eq!(lines, [7, 15]);
        assert_eq!(m.blocked(&state).len(), 3);
    }
}

#[test]
fn a_race_names_both_accesses() {
    for reduction in ALL {
        let (m, sources) = model("race.ll", Options { reduction, ..Options::default() });
        let (v, state, step) = first_fault(&m).expect("a race");
        assert_eq!(v.kind, FaultKind::DataRace);
        assert!(v.message.starts_with("data race on `balance`: deposit["), "{}", v.message);
        let mut lines = vec![sources.position(v.span.expect("a place")).line];
        lines.extend(v.related.iter().map(|r| sources.position(r.0).line));
        assert!(lines.len() == 3 && lines.iter().all(|l| [7, 8].contains(l)), "{lines:?}");
        // Each side says who it is and what it does.
        let said: Vec<&str> = v.related.iter().map(|r| r.1.as_str()).collect();
        let side = |n: u32| said.iter().any(|s| s.starts_with(&format!("deposit[{n}] ")));
        assert!(side(1) && side(2) && said.iter().all(|s| s.ends_with(" here")), "{said:?}");
        let (events, _) = m.narrate(&state, step.expect("a step")).expect("the step can be told");
        assert!(events.iter().all(|e| e.lane.starts_with("deposit[")), "{events:?}");
    }
}

#[test]
fn a_use_after_free_names_where_it_was_allocated_and_freed() {
    let (m, sources) = model("freed.ll", Options::default());
    let (v, ..) = first_fault(&m).expect("a use after free");
    assert_eq!(v.kind, FaultKind::UseAfterFree);
    let line = |s| sources.position(s).line;
    assert_eq!(line(v.span.expect("a place")), 9);
    let related: Vec<(u32, &str)> = v.related.iter().map(|r| (line(r.0), &r.1[..])).collect();
    assert_eq!(related, [(6, "16 bytes allocated here"), (8, "freed here")]);
}
