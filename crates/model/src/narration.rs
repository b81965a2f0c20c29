//! What a model tells people about its states and steps. Plain data; `report`
//! turns it into lanes, JSON and pages.

use crate::{Actor, FaultKind};
use heddle_span::Span;

/// One statement executed by one actor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub actor: Actor,
    /// What the actor is called here: `P[1]`, `main`, `claim p`.
    pub lane: String,
    pub span: Option<Span>,
    /// The statement in the user's words.
    pub text: String,
    pub changes: Vec<Change>,
    /// What it printed.
    pub output: String,
    /// A remark that stands beside it: `sent to Q[2]`, `reads 1 from line 4`.
    pub note: String,
}

/// A variable that a step changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub name: String,
    pub old: String,
    pub new: String,
}

/// A variable, channel or program counter and its value in a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The lane it belongs to; empty for what is global.
    pub owner: String,
    pub name: String,
    pub value: String,
}

/// An actor that cannot move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    pub actor: Actor,
    pub lane: String,
    pub span: Option<Span>,
    pub text: String,
    /// Why not: `cs == 0, and cs is 1`; `channel q is full`; `ended`.
    pub reason: String,
}

/// Something that a check decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    pub kind: FaultKind,
    pub name: String,
    pub span: Option<Span>,
}

/// A place that a search can reach, and what to say if none does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Site {
    /// A statement; listed as unreached if no run executes it.
    Statement { owner: String, span: Option<Span>, text: String },
    /// An event worth a warning when it happens (a value that did not fit).
    Warning { span: Option<Span>, text: String },
}
