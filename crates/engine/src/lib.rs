//! Searches over any [`heddle_model::Model`]. Names no language.
//!
//! [`safety`] looks for broken steps and stuck states, [`cycles`] for runs that
//! repeat for ever; both on any number of workers, over any of the four stores
//! of `heddle_store`, in the order that [`Options::search`] says. [`swarm`] is
//! many small searches that forget; [`reachable`] shows every state. A violation is
//! a [`heddle_model::Trail`], cut by [`shorten`]; [`replay`] executes it again, by
//! the plain interpreter, before anybody sees it. [`simulate`] walks by hand or at random.
//!
//! [`Judged`] decides formulas of CTL on the explicit graph.
//!
//! Wrappers are models made of models: [`Product`], [`Fair`], [`NonProgress`],
//! [`Switches`], [`Quiet`], [`Guided`]. [`naive`] is the slow engine that all others are
//! tested against.
//!
//! Inside: `expand` is the inner loop (expand a batch, fetch, insert);
//! `stealing`, `bfs`, `dfs` and `cndfs` are orders over it; `hashed` and
//! `hashed_cycles` are for stores that keep no states, `canonical_search` for models that are
//! matched on something else than their states; `run` is what the workers
//! of one search share; `sample` is what the tree store learns from; `path`, `retrace` and `shorten` make trails.

mod account;
mod backoff;
mod barrier;
mod bfs;
mod byte_stack;
mod canonical_search;
mod cndfs;
mod ctl;
mod ctl_model;
mod cycles;
mod dfs;
mod dispatch;
pub mod erased;
mod expand;
mod expansions;
mod fair;
mod grace;
mod guided;
mod handoff;
mod hashed;
mod hashed_bfs;
mod hashed_cycles;
pub mod naive;
mod nearest;
mod neighbourhood;
mod nonaccepting;
mod options;
mod path;
mod pool;
mod product;
mod progress;
mod reachable;
mod replay;
mod retrace;
mod ring;
mod run;
mod safety;
mod sample;
mod shorten;
mod simulate;
mod slices;
#[doc(hidden)]
pub mod small_models;
mod stack;
mod state_graph;
mod stealing;
mod stutter;
mod swarm;
mod switches;
mod walks;
mod without_faults;
mod workers;

pub use ctl_model::{CtlClaim, Judged};
pub use cycles::cycles;
pub use expansions::{Keeper, expansions};
pub use fair::Fair;
pub use guided::{Guide, Guided};
pub use heddle_store::StoreKind;
pub use nearest::{FURTHER, Passing, nearest_passing};
pub use neighbourhood::{Edge, Neighbourhood, neighbourhood};
pub use options::{Finding, Options, Outcome, Progress, Reason, Search, Stats, Stop};
pub use path::{End, REACHED, successor, trail_of};
pub use product::{Claim, Product};
pub use progress::NonProgress;
pub use reachable::{Look, Seen, reachable};
pub use replay::{Replay, ReplayError, Told, replay, replay_until, tell};
pub use safety::safety;
pub use sample::layout;
pub use shorten::{shorten, switches};
pub use simulate::{Choice, SplitMix, Walk, simulate};
pub use stutter::Stutter;
pub use swarm::{Swarm, swarm};
pub use switches::Switches;
pub use without_faults::Quiet;
