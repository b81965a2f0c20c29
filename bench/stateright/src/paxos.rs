//! Single-decree Paxos (Lamport, "Paxos made simple"): messages are never lost for good and
//! never forgotten, as in the specification, so that the network is a set that grows.

use crate::system::System;
use std::collections::BTreeSet;

#[derive(Clone)]
pub struct Paxos {
    pub ballots: u8,
    pub acceptors: u8,
    pub values: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Message {
    Prepare(u8),
    /// Ballot, from, and what was accepted before: ballot and value.
    Promise(u8, u8, Option<(u8, u8)>),
    Accept(u8, u8),
    /// Ballot, value, from.
    Accepted(u8, u8, u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// By acceptor: the ballot it promised, and what it accepted.
    promised: Vec<u8>,
    accepted: Vec<Option<(u8, u8)>>,
    network: BTreeSet<Message>,
}

heddle_model::encode_enum!(Message {
    Prepare(ballot),
    Promise(ballot, from, before),
    Accept(ballot, value),
    Accepted(ballot, value, from),
});
heddle_model::encode_struct!(State { promised, accepted, network });

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Send(Message),
    Promise(u8, u8),
    Vote(u8, u8, u8),
}

impl Paxos {
    fn quorum(&self) -> usize {
        usize::from(self.acceptors) / 2 + 1
    }

    /// The values that a proposer may ask for: those that some quorum of promises leaves.
    fn free(&self, s: &State, ballot: u8) -> BTreeSet<u8> {
        let promises: Vec<Option<(u8, u8)>> = s
            .network
            .iter()
            .filter_map(|m| match *m {
                Message::Promise(b, _, before) if b == ballot => Some(before),
                _ => None,
            })
            .collect();
        let mut out = BTreeSet::new();
        for quorum in 0u32..1 << promises.len() {
            if quorum.count_ones() as usize != self.quorum() {
                continue;
            }
            let inside = (0..promises.len()).filter(|i| quorum >> i & 1 == 1);
            match inside.filter_map(|i| promises[i]).max() {
                Some((_, value)) => out.insert(value),
                None => {
                    out.extend(0..self.values);
                    true
                }
            };
        }
        out
    }
}

impl System for Paxos {
    type State = State;
    type Action = Action;

    fn first(&self) -> State {
        let n = usize::from(self.acceptors);
        State { promised: vec![0; n], accepted: vec![None; n], network: BTreeSet::new() }
    }

    fn actions(&self, s: &State, out: &mut Vec<Action>) {
        for ballot in 1..=self.ballots {
            if !s.network.contains(&Message::Prepare(ballot)) {
                out.push(Action::Send(Message::Prepare(ballot)));
            }
            let asked = |m: &Message| matches!(*m, Message::Accept(b, _) if b == ballot);
            if !s.network.iter().any(asked) {
                let free = self.free(s, ballot).into_iter();
                out.extend(free.map(|v| Action::Send(Message::Accept(ballot, v))));
            }
        }
        for message in &s.network {
            for a in 0..self.acceptors {
                let promised = s.promised[usize::from(a)];
                match *message {
                    Message::Prepare(b) if promised < b => out.push(Action::Promise(a, b)),
                    Message::Accept(b, v)
                        if promised <= b && s.accepted[usize::from(a)] != Some((b, v)) =>
                    {
                        out.push(Action::Vote(a, b, v));
                    }
                    _ => {}
                }
            }
        }
    }

    fn next(&self, s: &State, action: &Action) -> Option<State> {
        let mut s = s.clone();
        match *action {
            Action::Send(message) => {
                s.network.insert(message);
            }
            Action::Promise(a, ballot) => {
                s.promised[usize::from(a)] = ballot;
                let before = s.accepted[usize::from(a)];
                s.network.insert(Message::Promise(ballot, a, before));
            }
            Action::Vote(a, ballot, value) => {
                s.promised[usize::from(a)] = ballot;
                s.accepted[usize::from(a)] = Some((ballot, value));
                s.network.insert(Message::Accepted(ballot, value, a));
            }
        }
        Some(s)
    }

    fn safe(&self, s: &State) -> bool {
        let mut chosen = BTreeSet::new();
        for ballot in 1..=self.ballots {
            for value in 0..self.values {
                let votes = s.network.iter().filter(
                    |m| matches!(**m, Message::Accepted(b, v, _) if (b, v) == (ballot, value)),
                );
                if votes.count() >= self.quorum() {
                    chosen.insert(value);
                }
            }
        }
        chosen.len() <= 1
    }
}
