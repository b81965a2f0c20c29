//! The counts against an enumeration that shares nothing with the search: the naive
//! engine's graph, each step told again, states compared as lists of texts.

use super::*;
use crate::{Alone, Input, Limits, Silent};
use heddle_engine::naive::Graph;
use std::collections::BTreeSet;

const PETERSON: &str = "bool flag[2]; byte turn, cs;
active [2] proctype P() {
  byte me = _pid;
  do
  :: flag[me] = true;
     turn = 1 - me;
     (!flag[1 - me] || turn == me);
     cs++;
     assert(cs == 1);
     cs--;
     flag[me] = false
  od
}
";

/// Made in jumps, with a loop that several lines share and a step without a successor.
const JUMPS: &str = "byte a, b; chan c = [2] of { byte };
active proctype S() { do :: c ! a; a = (a + 1) % 3 :: b = 1 - b od }
active proctype R() { byte x; do :: atomic { c ? x; b = b ^ (x & 1) } :: b == 7 -> assert(false) od }
";

#[derive(Default)]
struct Steps(Vec<Step>);

impl Sink for Steps {
    fn step(&mut self, step: Step, _: &[u8]) {
        self.0.push(step);
    }

    fn fault(&mut self, step: Step, _: Fault, _: Option<&[u8]>) {
        self.0.push(step);
    }
}

/// Name, states and transitions.
type Counts = BTreeMap<String, (u64, u64)>;

struct Slow {
    states: u64,
    lines: Counts,
    processes: Counts,
    /// Values, and states fewer without it.
    variables: BTreeMap<String, (u64, u64)>,
}

fn slowly(model: Erased<'_>, sources: &SourceMap) -> Slow {
    let graph = Graph::of(&model, false);
    let (mut lines, mut processes) = (Counts::new(), Counts::new());
    let mut worker = Model::worker(&model);
    let mut shown: Vec<BTreeMap<String, String>> = Vec::new();
    for state in &graph.states {
        let mut steps = Steps::default();
        worker.expand(state, &mut steps);
        let (mut here, mut who) = (BTreeSet::new(), BTreeSet::new());
        for step in steps.0 {
            let (events, _) = model.narrate(state, step).expect("a step");
            let at = sources.place(events[0].span.expect("a place"));
            let (line, _) = at.rsplit_once(':').expect("a column");
            lines.entry(line.into()).or_default().1 += 1;
            processes.entry(events[0].lane.clone()).or_default().1 += 1;
            here.insert(line.to_string());
            who.insert(events[0].lane.clone());
        }
        here.into_iter().for_each(|l| lines.get_mut(&l).unwrap().0 += 1);
        who.into_iter().for_each(|p| processes.get_mut(&p).unwrap().0 += 1);
        let name = |f: &heddle_model::Field| match f.owner.as_str() {
            "" => f.name.clone(),
            owner => format!("{owner}:{}", f.name),
        };
        shown.push(model.fields(state).into_iter().map(|f| (name(&f), f.value)).collect());
    }
    let names: BTreeSet<&String> = shown.iter().flat_map(BTreeMap::keys).collect();
    let all: BTreeSet<&BTreeMap<String, String>> = shown.iter().collect();
    let variable = |name: &&String| {
        let values: BTreeSet<_> = shown.iter().filter_map(|s| s.get(*name)).collect();
        let without = |s: &BTreeMap<String, String>| {
            let mut s = s.clone();
            s.remove(*name);
            s
        };
        let masked: BTreeSet<_> = shown.iter().map(without).collect();
        (name.to_string(), (values.len() as u64, (all.len() - masked.len()) as u64))
    };
    let variables = names.iter().map(variable).collect();
    Slow { states: graph.states.len() as u64, lines, processes, variables }
}

#[test]
fn the_counts_are_those_of_an_enumeration_with_any_number_of_workers() {
    for text in [PETERSON, JUMPS] {
        for workers in [1, 2] {
            let limits = Limits::new(1 << 28, workers);
            let context = Context { host: &Alone, watch: &Silent, limits: &limits };
            let options = Options::default();
            let mut subject = crate::open(&Input::promela(text), &options, context).ok().unwrap();
            let sources = subject.sources().clone();
            let property = subject.properties(context).unwrap().remove(0);
            let mut slow = None;
            let asked = subject.ask(&property, Purpose::Search, context, &mut |q| {
                slow = Some(slowly(q.model, &sources));
            });
            asked.unwrap();
            let slow = slow.unwrap();
            let profile = profile(&mut *subject, &options, context).ok().unwrap();
            assert!(profile.gaps.is_empty());
            assert_eq!(profile.states, slow.states);
            let counts = |rows: &[Row]| -> Counts {
                rows.iter().map(|r| (r.name.clone(), (r.states, r.transitions))).collect()
            };
            assert_eq!(counts(&profile.lines), slow.lines);
            assert_eq!(counts(&profile.processes), slow.processes);
            let variables = profile.variables.iter();
            let told: BTreeMap<_, _> =
                variables.map(|v| (v.name.clone(), (v.values, v.merges))).collect();
            assert_eq!(told, slow.variables);
            assert_eq!(profile.sampled, slow.states);
            let sum: u64 = profile.pairs.iter().map(|(_, r)| r.transitions).sum();
            assert_eq!(sum, profile.transitions);
        }
    }
}

/// A sample is the same whoever met the states first, and no larger than it may be.
#[test]
fn a_sample_depends_on_no_order() {
    let (up, down) = (Sample::default(), Sample::default());
    let n = 3 * SAMPLE as u32;
    (0..n).for_each(|i| up.meet(&i.to_le_bytes()));
    (0..n).rev().for_each(|i| down.meet(&i.to_le_bytes()));
    let (up, down) = (up.states(), down.states());
    assert_eq!(up.len(), SAMPLE);
    assert!(up == down);
}
