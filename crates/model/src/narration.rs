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
    /// What it did to things that others can see, in the order in which it did it.
    pub touches: Vec<Touch>,
}

/// What a statement did to something that others can see: the ends of the arrows that
/// are drawn between the statements of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touch {
    pub act: Act,
    /// The variable, channel or lock; of a thread, its lane; empty for a fence.
    pub object: String,
    /// The value that was read or written, where the model says it.
    pub value: String,
}

impl Touch {
    pub fn new(act: Act, object: impl Into<String>) -> Self {
        Touch { act, object: object.into(), value: String::new() }
    }
}

/// How something is touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// `at`, here and below: the place in the list of stores to the variable, the initial
    /// value first, where the model keeps such a list. Elsewhere the last store counts.
    Read {
        at: Option<u32>,
    },
    Write {
        at: Option<u32>,
    },
    /// A load that took its value from a store of its own thread, before others saw it.
    ReadOwn,
    Fence,
    /// A message is put at this place of the channel.
    Send {
        at: u32,
    },
    /// The message at this place is taken.
    Receive {
        at: u32,
    },
    /// A message is handed over; its receive follows in the same step.
    Offer,
    /// A message is taken as it is handed over.
    Meet,
    Acquire,
    Release,
    /// A thread begins.
    Start,
    /// The end of a thread was waited for.
    Join,
}

impl Act {
    pub fn name(self) -> &'static str {
        match self {
            Act::Read { .. } => "read",
            Act::Write { .. } => "write",
            Act::ReadOwn => "read-own",
            Act::Fence => "fence",
            Act::Send { .. } => "send",
            Act::Receive { .. } => "receive",
            Act::Offer => "offer",
            Act::Meet => "meet",
            Act::Acquire => "acquire",
            Act::Release => "release",
            Act::Start => "start",
            Act::Join => "join",
        }
    }
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
