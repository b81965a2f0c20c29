//! A cache-coherence protocol: MESI on a bus, one line, several processors.
//!
//! `cargo run --release -p heddle --example cache_coherence` checks it, and a protocol that
//! forgets to write a modified line back when somebody else reads it.

use heddle::{Encode, Options, Rule, StateMachine, Typed, Verdict};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Line {
    Invalid,
    Shared,
    Exclusive,
    Modified,
}
heddle::encode_enum!(Line { Invalid, Shared, Exclusive, Modified });

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    /// By processor: how it holds the line, and the value that it has of it.
    caches: Vec<(Line, u8)>,
    memory: u8,
    /// The last value that anybody wrote.
    written: u8,
}
heddle::encode_struct!(State { caches, memory, written });

#[derive(Debug)]
enum Action {
    Read(usize),
    Write(usize, u8),
    Evict(usize),
}

struct Mesi {
    processors: usize,
    /// Values that are written.
    values: u8,
    writes_back: bool,
}

impl Mesi {
    /// Somebody else wants the line: whoever has modified it writes it back.
    fn snoop(&self, s: &mut State, who: usize, then: Line) {
        for i in (0..self.processors).filter(|&i| i != who) {
            let (line, value) = s.caches[i];
            if line == Line::Modified && self.writes_back {
                s.memory = value;
            }
            if line != Line::Invalid {
                let keeps = if then == Line::Shared { value } else { 0 };
                s.caches[i] = (then, keeps);
            }
        }
    }

    fn others_have(&self, s: &State, who: usize) -> bool {
        (0..self.processors).any(|i| i != who && s.caches[i].0 != Line::Invalid)
    }
}

impl StateMachine for Mesi {
    type State = State;
    type Action = Action;

    fn initial(&self) -> Vec<State> {
        let caches = vec![(Line::Invalid, 0); self.processors];
        vec![State { caches, memory: 0, written: 0 }]
    }

    fn actions(&self, s: &State, out: &mut Vec<Action>) {
        for i in 0..self.processors {
            match s.caches[i].0 {
                Line::Invalid => out.push(Action::Read(i)),
                _ => out.push(Action::Evict(i)),
            }
            out.extend((0..self.values).map(|v| Action::Write(i, v)));
        }
    }

    fn next(&self, s: &State, action: &Action) -> Option<State> {
        let mut s = s.clone();
        match *action {
            Action::Read(i) => {
                let shared = self.others_have(&s, i);
                self.snoop(&mut s, i, Line::Shared);
                s.caches[i] = (if shared { Line::Shared } else { Line::Exclusive }, s.memory);
            }
            Action::Write(i, value) => {
                self.snoop(&mut s, i, Line::Invalid);
                s.caches[i] = (Line::Modified, value);
                s.written = value;
            }
            Action::Evict(i) => {
                if s.caches[i].0 == Line::Modified {
                    s.memory = s.caches[i].1;
                }
                s.caches[i] = (Line::Invalid, 0);
            }
        }
        Some(s)
    }

    fn actor(&self, action: &Action) -> u16 {
        match *action {
            Action::Read(i) | Action::Write(i, _) | Action::Evict(i) => i as u16,
        }
    }

    fn actor_name(&self, actor: u16) -> String {
        format!("processor {actor}")
    }

    fn rules(&self) -> Vec<Rule<State>> {
        let holds = |s: &State, line| s.caches.iter().filter(|c| c.0 == line).count();
        let valid = |s: &State| s.caches.iter().filter(|c| c.0 != Line::Invalid).count();
        vec![
            Rule::always("one writer, or only readers", move |s: &State| {
                let alone = holds(s, Line::Modified) + holds(s, Line::Exclusive);
                alone == 0 || (alone == 1 && valid(s) == 1)
            }),
            Rule::always("who has the line has what was written last", |s: &State| {
                let mut valid = s.caches.iter().filter(|c| c.0 != Line::Invalid);
                valid.all(|c| c.1 == s.written)
            }),
            Rule::sometimes("everybody shares the line", move |s: &State| {
                holds(s, Line::Shared) == s.caches.len()
            }),
        ]
    }
}

fn main() {
    // What is written as bytes is read back.
    let mut bytes = Vec::new();
    Line::Modified.encode(&mut bytes);
    assert_eq!(Line::decode(&mut &bytes[..]), Line::Modified);

    for writes_back in [true, false] {
        let model = Typed::new(Mesi { processors: 3, values: 2, writes_back });
        let report = heddle::check_model(model, &Options::default()).expect("nothing is refused");
        let checked = &report.verdicts[0];
        let (word, states) = (checked.verdict().word(), checked.numbers.states);
        println!("writes back: {writes_back}: {word}, {states} states");
        assert!(checked.doubts.is_empty() || !writes_back, "{:?}", checked.doubts);
        if let (Verdict::Violated(_), Some(Ok(run))) = (checked.verdict(), &checked.replayed) {
            for event in run.trace.steps.iter().flat_map(|s| &s.events) {
                println!("  {:<12} {}", event.lane, event.text);
            }
        }
        assert_eq!(report.holds(), writes_back);
    }
}
