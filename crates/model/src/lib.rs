//! The waist of heddle: what every front end makes and every search explores.
//!
//! A front end turns text into a [`Model`] and never names a search; the engine
//! explores a `Model` and never names a language. A wrapper (LTL product,
//! fairness, context bound, reduction) is itself a `Model`.
//!
//! A state is a canonical byte string: two states are equal if and only if
//! their bytes are. Only the model that made it can read it.

mod encode;
mod erased;
mod fault;
mod narration;
mod reduction;
mod trail;
pub mod typed;
mod verdict;
mod waist;
mod wrapper;

pub use encode::Encode;
pub use erased::{Erased, ErasedWorker};
pub use fault::{Fault, FaultKind, Violation};
pub use narration::{Act, Blocked, Change, Event, Field, Property, Site, Touch};
pub use reduction::{Ample, Reduction, Unreduced, expand_actor};
pub use trail::{Trail, fingerprint};
pub use typed::{Rule, StateMachine, Typed};
pub use verdict::{Coverage, Gap, Verdict};
pub use waist::{Actor, Actors, Facts, Labels, Matching, Model, Sink, Step, Worker};
pub use wrapper::{Wrapper, WrapperWorker};
