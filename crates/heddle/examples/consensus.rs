//! A consensus protocol: single-decree Paxos (Lamport, "Paxos made simple").
//!
//! `cargo run --release -p heddle --example consensus` checks that at most one value is
//! chosen, and finds how two are where a proposer asks for its own value without regard to
//! what others have accepted. With `-- explore` the runs of the broken one are shown in a
//! browser.

use heddle::{Options, Rule, StateMachine, Typed, Verdict};
use std::collections::BTreeSet;

/// Proposer `b` has ballot `b` and would like the value `b`.
struct Paxos {
    proposers: u8,
    acceptors: u8,
    /// Whether a proposer takes over what an acceptor has accepted already.
    takes_over: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Message {
    Prepare(u8),
    /// Ballot, acceptor, and what that has accepted so far: a ballot and a value.
    Promise(u8, u8, Option<(u8, u8)>),
    Accept(u8, u8),
    /// Ballot, value, acceptor.
    Accepted(u8, u8, u8),
}
heddle::encode_enum!(Message {
    Prepare(ballot),
    Promise(ballot, acceptor, before),
    Accept(ballot, value),
    Accepted(ballot, value, acceptor),
});

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    /// By acceptor: the highest ballot it has promised, and what it has accepted.
    promised: Vec<u8>,
    accepted: Vec<Option<(u8, u8)>>,
    /// Messages are never taken back: one may arrive twice, late, or not at all.
    sent: BTreeSet<Message>,
}
heddle::encode_struct!(State { promised, accepted, sent });

#[derive(Debug)]
enum Action {
    Propose(u8),
    Ask { ballot: u8, value: u8 },
    Promise { acceptor: u8, ballot: u8 },
    Accept { acceptor: u8, ballot: u8, value: u8 },
}

impl Paxos {
    fn majority(&self) -> usize {
        usize::from(self.acceptors) / 2 + 1
    }

    /// The values that some majority of promises leaves to a ballot.
    fn open_values(&self, s: &State, ballot: u8) -> BTreeSet<u8> {
        let answer = |m: &Message| match *m {
            Message::Promise(b, _, before) if b == ballot => Some(before),
            _ => None,
        };
        let promises: Vec<_> = s.sent.iter().filter_map(answer).collect();
        let majorities = (0u32..1 << promises.len())
            .filter(|set| set.count_ones() as usize == self.majority())
            .map(|set| (0..promises.len()).filter(move |i| set >> i & 1 == 1));
        let value = |best: Option<(u8, u8)>| match best {
            Some((_, value)) if self.takes_over => value,
            _ => ballot,
        };
        majorities.map(|who| value(who.filter_map(|i| promises[i]).max())).collect()
    }

    fn chosen(&self, s: &State) -> BTreeSet<u8> {
        let votes = |ballot, value| {
            (0..self.acceptors)
                .filter(|&a| s.sent.contains(&Message::Accepted(ballot, value, a)))
                .count()
        };
        let ballots = 1..=self.proposers;
        ballots
            .flat_map(|b| (1..=self.proposers).map(move |v| (b, v)))
            .filter(|&(b, v)| votes(b, v) >= self.majority())
            .map(|(_, v)| v)
            .collect()
    }
}

impl StateMachine for Paxos {
    type State = State;
    type Action = Action;

    fn initial(&self) -> Vec<State> {
        let n = usize::from(self.acceptors);
        vec![State { promised: vec![0; n], accepted: vec![None; n], sent: BTreeSet::new() }]
    }

    fn actions(&self, s: &State, out: &mut Vec<Action>) {
        for ballot in 1..=self.proposers {
            if !s.sent.contains(&Message::Prepare(ballot)) {
                out.push(Action::Propose(ballot));
            }
            if !s.sent.iter().any(|m| matches!(m, Message::Accept(b, _) if *b == ballot)) {
                let values = self.open_values(s, ballot).into_iter();
                out.extend(values.map(|value| Action::Ask { ballot, value }));
            }
        }
        for acceptor in 0..self.acceptors {
            let promised = s.promised[usize::from(acceptor)];
            for message in &s.sent {
                match *message {
                    Message::Prepare(ballot) if ballot > promised => {
                        out.push(Action::Promise { acceptor, ballot });
                    }
                    Message::Accept(ballot, value)
                        if ballot >= promised
                            && s.accepted[usize::from(acceptor)] != Some((ballot, value)) =>
                    {
                        out.push(Action::Accept { acceptor, ballot, value });
                    }
                    _ => {}
                }
            }
        }
    }

    fn next(&self, s: &State, action: &Action) -> Option<State> {
        let mut s = s.clone();
        s.sent.insert(match *action {
            Action::Propose(ballot) => Message::Prepare(ballot),
            Action::Ask { ballot, value } => Message::Accept(ballot, value),
            Action::Promise { acceptor, ballot } => {
                let a = usize::from(acceptor);
                s.promised[a] = ballot;
                Message::Promise(ballot, acceptor, s.accepted[a])
            }
            Action::Accept { acceptor, ballot, value } => {
                let a = usize::from(acceptor);
                (s.promised[a], s.accepted[a]) = (ballot, Some((ballot, value)));
                Message::Accepted(ballot, value, acceptor)
            }
        });
        Some(s)
    }

    fn rules(&self) -> Vec<Rule<State>> {
        let paxos = |p: &Paxos| Paxos { ..*p };
        let (one, some) = (paxos(self), paxos(self));
        vec![
            Rule::always("at most one value is chosen", move |s| one.chosen(s).len() <= 1),
            Rule::sometimes("a value is chosen", move |s| !some.chosen(s).is_empty()),
        ]
    }
}

fn main() {
    for takes_over in [true, false] {
        let model = Typed::new(Paxos { proposers: 2, acceptors: 3, takes_over });
        let report = heddle::check_model(model, &Options::default()).expect("nothing is refused");
        let checked = &report.verdicts[0];
        let (word, states) = (checked.verdict().word(), checked.numbers.states);
        println!("takes over: {takes_over}: {word}, {states} states");
        assert!(checked.doubts.is_empty(), "{:?}", checked.doubts);
        if let (Verdict::Violated(_), Some(Ok(run))) = (checked.verdict(), &checked.replayed) {
            let events = run.trace.steps.iter().flat_map(|s| &s.events);
            events.for_each(|event| println!("  {}", event.text));
        }
        assert_eq!(report.holds(), takes_over);
    }
    if std::env::args().any(|a| a == "explore") {
        let ready = |address: &str, _: &heddle::Stop| println!("{address} (Ctrl-C ends it)");
        let broken = Typed::new(Paxos { proposers: 2, acceptors: 3, takes_over: false });
        heddle::explore(broken, "Paxos", &ready).expect("a port is free");
    }
}
