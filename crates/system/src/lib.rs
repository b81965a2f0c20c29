//! The system that a run is on: its files and compilers, and the other machines that it
//! reaches.
//!
//! A session asks for files and compilers through its `Host`; here is the one that answers
//! with what is installed ([`System`]). What is told about any of it, and how the process
//! ends, is the command line's.
//!
//! - `files`, `save`, `trails`: reading, writing whole and never over what is somebody else's
//! - `inputs`, `stamps`: which programs files and folders stand for, and when they change
//! - `folder`, `keep`: what a search keeps on disk, to go on later
//! - `compilers`: clang, rustc and the C compiler, which end when the run does
//! - `team`, `order`, `channel`, `address`, `hosts`, `place`: other processes of one search,
//!   here, over ssh, or where a scheduler has started them
//! - `reserve`, `in_order`: memory for the end, and small jobs on several threads
//!
//! Not here: flags, words for people, any language, how anything is searched.

mod address;
pub mod channel;
mod compilers;
mod files;
mod folder;
pub mod hosts;
mod in_order;
mod inputs;
mod keep;
pub mod order;
pub mod place;
pub mod reserve;
pub mod save;
mod stamps;
pub mod team;
pub mod trails;

pub use address::{listen, resolve};
pub use channel::{Channel, aloud, started};
pub use compilers::System;
pub use files::{TempDir, read_text, suffix};
pub use folder::Folder;
pub use in_order::in_order;
pub use inputs::{litmus_tests, programs, trail_names, walk};
pub use keep::Kept;
pub use place::{Place, Scheduler};
pub use stamps::stamps;
