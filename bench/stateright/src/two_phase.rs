//! Two-phase commit (Gray and Lamport, "Consensus on transaction commit"): a manager asks
//! everybody to prepare, and commits if all did. Written after the paper's specification.

use crate::system::System;
use std::collections::BTreeSet;

#[derive(Clone)]
pub struct TwoPhase {
    pub managers: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rm {
    Working,
    Prepared,
    Committed,
    Aborted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tm {
    Init,
    Committed,
    Aborted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Message {
    Prepared(u8),
    Commit,
    Abort,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    rms: Vec<Rm>,
    tm: Tm,
    prepared: Vec<bool>,
    messages: BTreeSet<Message>,
}

heddle_model::encode_enum!(Rm { Working, Prepared, Committed, Aborted });
heddle_model::encode_enum!(Tm { Init, Committed, Aborted });
heddle_model::encode_enum!(Message { Prepared(rm), Commit, Abort });
heddle_model::encode_struct!(State { rms, tm, prepared, messages });

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    TmReceives(u8),
    TmCommits,
    TmAborts,
    RmPrepares(u8),
    RmGivesUp(u8),
    RmCommits(u8),
    RmAborts(u8),
}

impl System for TwoPhase {
    type State = State;
    type Action = Action;

    fn first(&self) -> State {
        let n = usize::from(self.managers);
        let (rms, prepared) = (vec![Rm::Working; n], vec![false; n]);
        State { rms, tm: Tm::Init, prepared, messages: BTreeSet::new() }
    }

    fn actions(&self, s: &State, out: &mut Vec<Action>) {
        if s.tm == Tm::Init {
            if s.prepared.iter().all(|&p| p) {
                out.push(Action::TmCommits);
            }
            out.push(Action::TmAborts);
        }
        for rm in 0..self.managers {
            if s.tm == Tm::Init && s.messages.contains(&Message::Prepared(rm)) {
                out.push(Action::TmReceives(rm));
            }
            if s.rms[usize::from(rm)] == Rm::Working {
                out.push(Action::RmPrepares(rm));
                out.push(Action::RmGivesUp(rm));
            }
            if s.messages.contains(&Message::Commit) {
                out.push(Action::RmCommits(rm));
            }
            if s.messages.contains(&Message::Abort) {
                out.push(Action::RmAborts(rm));
            }
        }
    }

    fn next(&self, s: &State, action: &Action) -> Option<State> {
        let mut s = s.clone();
        match *action {
            Action::TmReceives(rm) => s.prepared[usize::from(rm)] = true,
            Action::TmCommits => {
                s.tm = Tm::Committed;
                s.messages.insert(Message::Commit);
            }
            Action::TmAborts => {
                s.tm = Tm::Aborted;
                s.messages.insert(Message::Abort);
            }
            Action::RmPrepares(rm) => {
                s.rms[usize::from(rm)] = Rm::Prepared;
                s.messages.insert(Message::Prepared(rm));
            }
            Action::RmGivesUp(rm) | Action::RmAborts(rm) => s.rms[usize::from(rm)] = Rm::Aborted,
            Action::RmCommits(rm) => s.rms[usize::from(rm)] = Rm::Committed,
        }
        Some(s)
    }

    fn safe(&self, s: &State) -> bool {
        !(s.rms.contains(&Rm::Committed) && s.rms.contains(&Rm::Aborted))
    }
}
