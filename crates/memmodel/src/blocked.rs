//! Why a thread cannot move, in words and with the values of now: for people, who ask it
//! where a search sees only that there is no step.
//!
//! Not here: whether that is wrong (`threads` for deadlocks, `livelock`).

use crate::livelock::Alone;
use crate::machine::Machine;
use crate::program::{Instr, Park};
use crate::state::{Entry, SEVERAL, State};
use heddle_model::{Actor, Blocked};

impl Machine {
    /// Where a thread stands, and what it waits for there.
    pub(crate) fn why_blocked(&self, s: &State, t: usize) -> Blocked {
        let p = &self.program.threads[t];
        let held = s.threads[t].win.iter().find(|e| !e.done && !self.is_head(e));
        let place = match held {
            Some(e) => {
                let own = self.kinds[e.kind as usize].places.iter().find(|p| p.0 as usize == t);
                own.and_then(|&(_, pc)| p.code.places.get(pc as usize))
            }
            None => p.code.places.get(s.threads[t].pc as usize),
        };
        Blocked {
            actor: Actor(t as u16),
            lane: p.name.clone(),
            span: place.map(|p| p.0),
            text: place.map_or(String::new(), |p| p.1.clone()),
            reason: self.reason(s, t, held),
        }
    }

    fn reason(&self, s: &State, t: usize, held: Option<&Entry>) -> String {
        let th = &s.threads[t];
        if self.ended(s, t) {
            return "ended".into();
        }
        if let Some(e) = held {
            return self.held(s, e);
        }
        if self.stays(th) {
            return self.round(s, t);
        }
        match self.program.threads[t].code.instrs.get(th.pc as usize) {
            Some(Instr::Join { thread, .. }) => {
                format!("waits for the end of {}", self.program.threads[*thread as usize].name)
            }
            Some(Instr::Park(Park::Unborn)) => "nobody has started it yet".into(),
            Some(Instr::Park(Park::Process)) => "the process is over".into(),
            Some(Instr::Park(Park::Stopped)) => "runs are not looked at beyond this".into(),
            Some(Instr::Park(Park::Deep)) => "calls are not followed any deeper".into(),
            _ => "nothing in flight can be done".into(),
        }
    }

    /// What an instance in flight waits for.
    fn held(&self, s: &State, e: &Entry) -> String {
        let waits = self.kinds[e.kind as usize].mark.waits;
        match (waits, e.loc < SEVERAL) {
            (true, true) => {
                let value = self.show(self.memory(s, e.loc as usize));
                format!(
                    "waits for the lock `{}`, which is {value}",
                    self.program.locs[e.loc as usize]
                )
            }
            (true, false) => "waits for a lock".into(),
            (false, _) => format!("`{}` is in flight and cannot be done", self.entry_text(e)),
        }
    }

    /// What a thread goes round reading.
    fn round(&self, s: &State, t: usize) -> String {
        let read = Alone::new(self, s, t).and_then(Alone::rounds).unwrap_or_default();
        let is =
            |l: &usize| format!("`{}` is {}", self.program.locs[*l], self.show(self.memory(s, *l)));
        match &read[..] {
            [] => "goes round the loop here".into(),
            all => {
                let all: Vec<String> = all.iter().map(is).collect();
                format!("goes round the loop here while {}", all.join(" and "))
            }
        }
    }
}
