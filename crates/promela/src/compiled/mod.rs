//! The compiled successor function: states as bytes, statements as [`Act`]s.
//!
//! [`Act`]: crate::code::Act

mod c;
mod claim;
mod eval;
mod event;
mod exec;
mod limits;
mod meet;
mod memory;
mod promise;
mod search;
mod view;

pub(crate) use eval::binary;
pub use limits::{Limit, Limits};
pub use memory::Memory;
pub use promise::{Ends, broken};
pub use search::{BUDGET, Expander, NESTED, STRAIGHT, fault_of};

use crate::code::Code;
use crate::embed::Embed;
use crate::ir::Ir;
use crate::layout::Layout;
use crate::native::Slot;
use crate::reduction::Tables;
use heddle_model::FaultKind;

/// Everything about a model that does not change while it is searched.
pub struct Compiled {
    pub ir: Ir,
    pub layout: Layout,
    pub code: Code,
    pub claim: Option<u16>,
    pub event: Option<u16>,
    /// A send to a full channel loses the message instead of blocking.
    pub lossy: bool,
    /// Channels must be empty in a valid end state.
    pub empty_at_end: bool,
    /// Promises of exclusive use (`xr`, `xs`) are checked.
    pub promises: bool,
    /// The program's C, if it has any.
    pub embed: Option<Embed>,
    /// Who may move alone, or why that is never asked.
    pub reduction: Result<Tables, String>,
    /// What some run was not followed beyond.
    pub cut: Limits,
    /// Its machine code, once there is any.
    pub native: Slot,
}

/// The most statements of a `d_step` that are followed.
pub const LONGEST: u32 = 1_000_000;
/// From so many on it is watched whether a `d_step` repeats itself.
pub const SHORT: u32 = 1024;

/// What went wrong while a statement was executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trouble {
    pub kind: FaultKind,
    /// Whether there is a state after it.
    pub goes_on: bool,
    pub detail: Detail,
    /// The statement of a `d_step` that it happened in.
    pub within: Option<u32>,
}

impl Trouble {
    pub fn new(kind: FaultKind, goes_on: bool, detail: Detail) -> Self {
        Trouble { kind, goes_on, detail, within: None }
    }
}

/// What a kind of fault alone does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    None,
    /// A channel that was never opened.
    NoChannel,
    /// `enabled` asked of oneself.
    SelfEnabled,
    /// A poll or a copy from a rendezvous channel.
    PollRendezvous,
    RendezvousInDStep,
    /// It came to a state that it was in before.
    EndlessDStep,
    /// No fault: it is not followed to its end ([`LONGEST`]).
    LongDStep,
    /// As many values as the channel has fields are needed.
    FieldCount,
    Priority,
    /// What a `trace` does not allow.
    NoMatch,
    /// What a `notrace` does not allow.
    AllMatched,
    AmbiguousTrace,
    /// An assertion in embedded C.
    InC,
    /// A precondition of embedded C.
    Precondition,
    /// A promise of exclusive use of a rendezvous channel.
    PromisedRendezvous,
    /// A receive from the middle of a channel promised for exclusive use, or a copy.
    PromisedOrder,
}

impl Detail {
    pub const ALL: [Detail; 16] = [
        Detail::None,
        Detail::NoChannel,
        Detail::SelfEnabled,
        Detail::PollRendezvous,
        Detail::RendezvousInDStep,
        Detail::EndlessDStep,
        Detail::LongDStep,
        Detail::FieldCount,
        Detail::Priority,
        Detail::NoMatch,
        Detail::AllMatched,
        Detail::AmbiguousTrace,
        Detail::InC,
        Detail::Precondition,
        Detail::PromisedRendezvous,
        Detail::PromisedOrder,
    ];
}
