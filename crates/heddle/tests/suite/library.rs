//! heddle as a library: what a Rust program gets that asks it.

use heddle::{Input, Options, Refusal, Verdict};
use std::time::Duration;

#[test]
fn a_model_that_holds_and_one_that_does_not() {
    let text =
        |n| format!("byte x; active [2] proctype P() {{ atomic {{ x++; assert(x <= {n}) }} }}");
    let report = heddle::check(Input::promela(text(2)), Options::default()).ok().unwrap();
    assert!(report.holds() && report.violated().is_none());
    let report = heddle::check(Input::promela(text(1)), Options::default()).ok().unwrap();
    assert!(!report.holds());
    let broken = report.violated().expect("a violation");
    let run = broken.replayed.as_ref().expect("replayed").as_ref().expect("it replays");
    assert_eq!(run.trace.steps.len(), 2);
}

#[test]
fn a_memory_model_is_resolved_whatever_its_case() {
    let sb = "X86 SB\n{ x=0; y=0; }\n P0 | P1 ;\n MOV [x],$1 | MOV [y],$1 ;\n MOV EAX,[y] | MOV EAX,[x] ;\n~exists (0:EAX=0 /\\ 1:EAX=0)\n";
    for (name, holds) in [("sc", true), ("SC", true), ("tso", false), ("Tso", false)] {
        let mut options = Options::default();
        options.model.model = Some(name.into());
        let report = heddle::check(Input::litmus(sb), options).ok().unwrap();
        assert_eq!(report.holds(), holds, "{name}");
    }
    let mut options = Options::default();
    options.model.model = Some("xyz".into());
    let refused = heddle::check(Input::litmus(sb), options).err().expect("no such model");
    assert!(matches!(refused, Refusal::Usage(why) if why.contains("no memory model `xyz`")));
}

#[test]
fn limits_hold_and_are_told() {
    let text = "int a, b; active [4] proctype P() { do :: a++ :: b++ :: a--; assert(a != 1000000 || b != 7) od }";
    let mut options = Options::default();
    options.search.timeout = Some(Duration::from_millis(200));
    let report = heddle::check(Input::promela(text), options).ok().unwrap();
    let Verdict::Open(coverage) = report.verdicts[0].verdict() else { panic!("not open") };
    assert_eq!(coverage.gaps(), [heddle::Gap::Timeout]);
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let refused = heddle::check(Input::promela("byte x; active proctype {"), Options::default());
    let Err(Refusal::Wrong(all, sources)) = refused else { panic!("not refused") };
    assert!(!all.is_empty());
    let label = all[0].labels.first().expect("a place");
    assert_eq!(sources.position(label.span).line, 1);
    let mut options = Options::default();
    options.model.leaks = true;
    let refused = heddle::check(Input::promela("init { skip }"), options);
    assert!(
        matches!(refused, Err(Refusal::Usage(why)) if why.starts_with("--leaks means nothing"))
    );
}

/// A counter of two bits that two processes count up; it must not reach three.
struct Counter {
    most: u8,
}

impl heddle::StateMachine for Counter {
    type State = (u8, [bool; 2]);
    type Action = usize;

    fn initial(&self) -> Vec<Self::State> {
        vec![(0, [false; 2])]
    }

    fn actions(&self, (_, done): &Self::State, out: &mut Vec<usize>) {
        out.extend((0..2).filter(|&i| !done[i]));
    }

    fn next(&self, &(n, mut done): &Self::State, &i: &usize) -> Option<Self::State> {
        done[i] = true;
        Some((n + 1 + i as u8, done))
    }

    fn rules(&self) -> Vec<heddle::Rule<Self::State>> {
        let most = self.most;
        vec![
            heddle::Rule::always("not too much", move |s: &Self::State| s.0 <= most),
            heddle::Rule::eventually("three", |s: &Self::State| s.0 == 3),
        ]
    }
}

#[test]
fn a_typed_model_is_checked_like_any_other() {
    let check = |most| {
        let model = heddle::Typed::new(Counter { most });
        heddle::check_model(model, &Options::default()).ok().unwrap()
    };
    let right = check(3);
    assert!(right.holds());
    // Faults, and runs that go on for ever without three.
    assert_eq!(right.verdicts.len(), 2);
    // 0; 1 or 2; 3.
    assert_eq!(right.verdicts[0].numbers.states, 4);
    let wrong = check(2);
    let run = wrong.violated().expect("three is too much");
    let run = run.replayed.as_ref().unwrap().as_ref().expect("it replays");
    assert_eq!(run.trace.steps.len(), 3);
    assert_eq!(run.trace.steps[2].events[0].text, "`not too much` is false here");
}
