//! Stages: the operations that a model never needs to tell apart.
//!
//! McSPIN takes them from its user; here they follow from the rules. The machine
//! does not consult this: it derives the same thing dynamically, by fetching
//! nothing that would have to wait for all that is pending. This is the static
//! account of it, for people.

use crate::model::MemModel;
use crate::rel::{BRANCH, READ, WRITE};
use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stages {
    pub model: String,
    pub load: &'static str,
    pub store: &'static str,
    pub speculation: bool,
    pub pending: &'static str,
    pub memory: &'static str,
}

pub fn stages(m: &MemModel) -> Stages {
    let in_order = m.orders(READ, READ) && m.orders(READ, WRITE);
    let stores_wait = m.orders(WRITE, WRITE);
    let drained = stores_wait && m.orders(WRITE, READ);
    let reflect = if m.single { "{Re}" } else { "{Re@q}" };
    let branches = m.orders(BRANCH, READ) && m.orders(BRANCH, WRITE);
    Stages {
        model: m.name.clone(),
        load: match (in_order, m.commit) {
            (true, _) => "{Fe,Is,Ex}",
            (false, false) => "{Fe} {Is,Ex}",
            (false, true) => "{Fe} {Is,Ex} {commit}",
        },
        store: match (in_order, drained, reflect) {
            (true, true, "{Re}") => "{Fe,Is,Ex,Re}",
            (true, _, "{Re}") => "{Fe,Is,Ex} {Re}",
            (true, _, _) => "{Fe,Is,Ex} {Re@q}",
            (false, _, "{Re}") => "{Fe} {Is,Ex} {Re}",
            (false, _, _) => "{Fe} {Is,Ex} {Re@q}",
        },
        speculation: m.speculate && !in_order && !branches,
        pending: match (drained, stores_wait) {
            (true, _) => "none",
            (_, true) => "first in, first out",
            _ => "first in, first out per location",
        },
        memory: if m.single { "one, for all threads" } else { "coherence lists with views" },
    }
}

impl fmt::Display for Stages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "model            {}", self.model)?;
        writeln!(f, "load             {}", self.load)?;
        writeln!(f, "store            {}", self.store)?;
        let needed = if self.speculation { "needed" } else { "not needed" };
        writeln!(f, "speculation      {needed}")?;
        writeln!(f, "pending stores   {}", self.pending)?;
        write!(f, "memory           {}", self.memory)
    }
}
