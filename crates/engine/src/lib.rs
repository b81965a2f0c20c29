//! Searches over any [`heddle_model::Model`]. Names no language.

mod bfs;
mod cndfs;
mod cycles;
mod dfs;
pub mod erased;
mod expand;
mod fair;
mod hashed;
mod hashed_cycles;
mod meeting;
pub mod naive;
mod options;
mod path;
mod product;
mod progress;
mod quiet;
mod replay;
mod retrace;
mod ring;
mod run;
mod safety;
mod shorten;
mod simulate;
mod stealing;
mod swarm;
mod switches;
#[doc(hidden)]
pub mod toys;
mod visit;

pub use cycles::cycles;
pub use fair::Fair;
pub use heddle_store::StoreKind;
pub use options::{Options, Outcome, Progress, Reason, Search, Stats, Stop};
pub use path::{End, trail_of};
pub use product::{Claim, Product};
pub use progress::NonProgress;
pub use quiet::Quiet;
pub use replay::{Replay, ReplayError, Told, replay};
pub use safety::safety;
pub use shorten::{shorten, switches};
pub use simulate::{Choice, SplitMix, Walk, simulate};
pub use swarm::swarm;
pub use switches::{CutFlag, Switches};
pub use visit::visit;
