//! Models of typed states, through every search.

use heddle_engine::{
    Options, Outcome, Progress, Search, Stop, StoreKind, cycles, naive, replay, safety,
};
use heddle_model::{FaultKind, Model, Rule, StateMachine, Trail, Typed, Verdict, encode_struct};

/// Peterson's lock for two, or without the turn, which lets both wait for ever.
struct Lock {
    has_turn: bool,
    /// Looks at the other's flag before it raises its own.
    is_hasty: bool,
}

#[derive(Clone, Debug)]
struct State {
    at: [u8; 2],
    wants: [bool; 2],
    turn: u8,
}

encode_struct!(State { at, wants, turn });

#[derive(Debug)]
struct Go(usize);

impl StateMachine for Lock {
    type State = State;
    type Action = Go;

    fn initial(&self) -> Vec<State> {
        vec![State { at: [0; 2], wants: [false; 2], turn: 0 }]
    }

    fn actions(&self, _: &State, out: &mut Vec<Go>) {
        out.extend([Go(0), Go(1)]);
    }

    fn next(&self, before: &State, &Go(i): &Go) -> Option<State> {
        let (mut s, other) = (before.clone(), 1 - i);
        let free = !s.wants[other] || self.has_turn && s.turn == i as u8;
        match (s.at[i], self.is_hasty) {
            (0, false) => (s.wants[i], s.turn) = (true, other as u8),
            (1, false) if !free => return None,
            (0, true) if s.wants[other] => return None,
            (1, true) => s.wants[i] = true,
            (2, _) => s.wants[i] = false,
            _ => {}
        }
        s.at[i] = (s.at[i] + 1) % 3;
        Some(s)
    }

    fn rules(&self) -> Vec<Rule<State>> {
        vec![
            Rule::always("one at a time", |s: &State| s.at != [2, 2]),
            Rule::eventually("somebody gets in", |s: &State| s.at.contains(&2)),
            Rule::sometimes("the second gets in", |s: &State| s.at[1] == 2),
            Rule::sometimes("pigs fly", |s: &State| s.turn == 9),
        ]
    }

    fn may_end(&self, _: &State) -> bool {
        false
    }

    fn actor(&self, &Go(i): &Go) -> u16 {
        i as u16
    }
}

fn every_way(mut check: impl FnMut(&Options)) {
    for store in [StoreKind::Exact, StoreKind::Tree] {
        for search in [Search::Stealing, Search::Bfs, Search::Dfs] {
            for workers in [1, 2] {
                check(&Options { store, search, workers, ..Options::default() });
            }
        }
    }
}

fn faults(model: &Typed<Lock>, options: &Options) -> Outcome {
    safety(model, options, &Stop::new(), &Progress::new())
}

fn trail(outcome: Outcome) -> Trail {
    match outcome.verdict {
        Verdict::Violated(trail) => trail,
        other => panic!("{other:?}"),
    }
}

#[test]
fn petersons_lock_is_one() {
    let model = Typed::new(Lock { has_turn: true, is_hasty: false });
    let expected = naive::safety(&model, false);
    assert_eq!(expected.verdict.word(), "holds");
    every_way(|options| {
        let outcome = faults(&model, options);
        assert_eq!(outcome.stats.stored, expected.stats.stored, "{options:?}");
        assert_eq!(outcome.verdict.word(), "holds", "{options:?}");
        let runs = cycles(&model, options, &Stop::new(), &Progress::new());
        assert_eq!(runs.verdict.word(), naive::cycles(&model, false).verdict.word());
    });
    // Seen by the searches: the second got in, and no pig flew.
    assert_eq!(model.doubts(), ["`pigs fly` should hold in some state, and holds in none"]);
}

#[test]
fn what_always_holds_is_checked_in_every_state() {
    let model = Typed::new(Lock { has_turn: true, is_hasty: true });
    every_way(|options| {
        let trail = trail(faults(&model, options));
        assert_eq!(trail.fault.kind, FaultKind::Invariant, "{options:?}");
        assert_eq!(model.violation(trail.fault).message, "`one at a time` should always hold");
        let told = replay(&model, &trail).unwrap();
        assert_eq!(told.steps.last().unwrap().events[0].text, "`one at a time` is false here");
        let shown = &model.fields(told.states.last().unwrap())[0].value;
        assert!(shown.contains("at: [2, 2]"), "{shown}");
    });
}

#[test]
fn who_waits_for_ever_is_found() {
    let model = Typed::new(Lock { has_turn: false, is_hasty: false });
    every_way(|options| {
        let trail = trail(faults(&model, options));
        assert_eq!(trail.fault.kind, FaultKind::Deadlock, "{options:?}");
        replay(&model, &trail).unwrap();
    });
}

/// A clock that may stand still: it need not ever strike.
struct Clock;

impl StateMachine for Clock {
    type State = u8;
    type Action = u8;

    fn initial(&self) -> Vec<u8> {
        vec![1]
    }

    fn actions(&self, hour: &u8, out: &mut Vec<u8>) {
        out.extend([*hour, hour % 12 + 1]);
    }

    fn next(&self, _: &u8, action: &u8) -> Option<u8> {
        Some(*action)
    }

    fn rules(&self) -> Vec<Rule<u8>> {
        vec![Rule::eventually("noon", |hour: &u8| *hour == 12)]
    }
}

#[test]
fn what_never_comes_is_a_run_that_goes_on() {
    let model = Typed::new(Clock);
    assert!(model.facts().has_accept);
    // Twelve hours before noon has been, twelve after, less noon itself before.
    assert_eq!(naive::safety(&model, false).stats.stored, 23);
    every_way(|options| {
        let trail = trail(cycles(&model, options, &Stop::new(), &Progress::new()));
        replay(&model, &trail).unwrap();
        assert_eq!((trail.steps.len(), trail.cycle_start), (1, Some(0)), "{options:?}");
        let message = model.violation(trail.fault).message;
        assert_eq!(message, "the run goes on for ever without `noon`");
    });
}
