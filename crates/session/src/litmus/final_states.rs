//! Every final state of a litmus test under a memory model, by a search of the engine.
//!
//! Tests are many and small, so each is searched by one worker, breadth first: a witness is
//! a shortest run.

use heddle_engine::{Options as Search, Outcome, Progress, Seen, Stop, erased};
use heddle_litmus::{Finals, LitmusResult, Searched, Test, refuses};
use heddle_memmodel::{Machine, MemModel, Options};
use heddle_model::{Coverage, Erased, Gap, Model, Verdict};

/// The machine that a test is run on. Its condition is answered by its final states, so one
/// that is not as promised does not count as a fault.
pub fn machine(test: &Test, model: &MemModel, options: Options) -> Machine {
    let mut program = test.program.clone();
    program.promise = None;
    Machine::new(program, model.clone(), options)
}

/// The search for a test, within this many bytes.
pub fn search(memory_limit: u64) -> Search {
    let search = heddle_engine::Search::Bfs;
    Search { search, keep_going: true, shorten: 0, memory_limit, ..Search::default() }
}

/// Nearly every test needs less, and to make larger tables ready takes longer than to search
/// it.
const SMALL: u64 = 1 << 20;

/// Runs a test on its machine. Either of `stops` ends it.
pub fn explore(test: &Test, machine: &Machine, search: &Search, stops: [&Stop; 2]) -> LitmusResult {
    let small = Search { memory_limit: SMALL.min(search.memory_limit), ..search.clone() };
    let first = attempt(test, machine, &small, stops);
    let full = first.coverage.gaps().contains(&Gap::OutOfMemory);
    if full && search.memory_limit > SMALL {
        return attempt(test, machine, search, stops);
    }
    first
}

fn attempt(test: &Test, machine: &Machine, search: &Search, stops: [&Stop; 2]) -> LitmusResult {
    let finals = Finals::new(test, machine);
    if let Some(why) = refuses(test, &machine.model) {
        let mut coverage = Coverage::full();
        coverage.miss(Gap::Other(why.message));
        let (states, transitions, witness, violation) = (0, 0, None, None);
        return finals.result(Searched { states, transitions, coverage, witness, violation });
    }
    let [stop, other] = stops;
    let look = |state: &[u8], n: usize| match finals.look(state, n) {
        _ if other.is_set() => Seen::Enough,
        true => Seen::Witness,
        false => Seen::Ordinary,
    };
    let outcome = erased::reachable(Erased::new(machine), search, stop, &Progress::new(), &look);
    finals.result(searched(machine, outcome))
}

fn searched(machine: &Machine, outcome: Outcome) -> Searched {
    let (coverage, violation) = match outcome.verdict {
        Verdict::Holds { .. } => (Coverage::full(), None),
        Verdict::Open(coverage) => (coverage, None),
        Verdict::Violated(trail) => {
            let mut coverage = Coverage::full();
            machine.gaps().into_iter().for_each(|g| coverage.miss(g));
            if !outcome.is_whole {
                coverage.miss(Gap::Other("not everything behind a violation was seen".into()));
            }
            (coverage, Some((machine.violation(trail.fault), trail)))
        }
    };
    Searched {
        states: outcome.stats.stored,
        transitions: outcome.stats.transitions,
        coverage,
        witness: outcome.witness,
        violation,
    }
}
