//! A model of your own in some thirty lines: two readers and a writer that share a lock.
//!
//! `cargo run --release -p heddle --example own_model` checks it and tells the run that
//! breaks it; with `-- explore` it shows all of them in a browser.

use heddle::{Options, Rule, StateMachine, Typed, Verdict};

/// Readers that may be inside together, and a writer that must be alone. The broken lock
/// lets the writer in as soon as the *first* reader has left.
struct Lock {
    broken: bool,
}

#[derive(Clone, Debug)]
struct Inside {
    readers: [bool; 2],
    writer: bool,
    left: bool,
}

heddle::encode_struct!(Inside { readers, writer, left });

#[derive(Debug)]
enum Action {
    Reader(usize),
    Writer,
}

impl StateMachine for Lock {
    type State = Inside;
    type Action = Action;

    fn initial(&self) -> Vec<Inside> {
        vec![Inside { readers: [false; 2], writer: false, left: false }]
    }

    fn actions(&self, s: &Inside, out: &mut Vec<Action>) {
        out.extend((0..2).filter(|&r| s.readers[r] || !s.writer).map(Action::Reader));
        let free = if self.broken { s.left } else { s.readers == [false; 2] };
        out.extend((s.writer || free).then_some(Action::Writer));
    }

    fn next(&self, s: &Inside, action: &Action) -> Option<Inside> {
        let mut next = s.clone();
        match *action {
            Action::Reader(r) => (next.readers[r], next.left) = (!s.readers[r], s.readers[r]),
            Action::Writer => next.writer = !s.writer,
        }
        Some(next)
    }

    fn rules(&self) -> Vec<Rule<Inside>> {
        let alone = |s: &Inside| !s.writer || s.readers == [false; 2];
        vec![Rule::always("the writer is alone", alone)]
    }
}

fn main() {
    for broken in [false, true] {
        let report = heddle::check_model(Typed::new(Lock { broken }), &Options::default());
        let report = report.expect("nothing about this model is refused");
        let checked = &report.verdicts[0];
        println!(
            "broken: {broken}: {}, {} states",
            checked.verdict().word(),
            checked.numbers.states
        );
        if let (Verdict::Violated(_), Some(Ok(run))) = (checked.verdict(), &checked.replayed) {
            let steps = run.trace.steps.iter().flat_map(|s| &s.events);
            steps.for_each(|event| println!("  {}", event.text));
        }
        assert_eq!(report.holds(), !broken);
    }
    if std::env::args().any(|a| a == "explore") {
        let ready = |address: &str, _: &heddle::Stop| println!("{address} (Ctrl-C ends it)");
        let shown = heddle::explore(Typed::new(Lock { broken: true }), "a lock", &ready);
        shown.expect("a port is free");
    }
}
