//! The plain interpreter: the meaning of a model, written for reading.
//!
//! States are decoded into variables, processes and channels; expressions and
//! actions are walked as trees; every step is followed by cloning the world.
//! It tells what it does, so it serves replay and narration, and the compiled
//! successor function is compared with it. It shares the transition tables and
//! the layout with that, nothing else.

mod act;
mod eval;
mod explain;
mod steps;
mod tell;
mod touches;
mod world;

pub use steps::{Edge, Interp};
pub use world::World;
