//! The system that a run is on: its files and compilers, and the other machines that it
//! reaches.
//!
//! A session asks for files and compilers through its `Host`; here is the one that answers
//! with what is installed ([`System`]). What is told about any of it, and how the process
//! ends, is the command line's.
//!
//! - `files`, `save`, `folder`: reading, writing whole and never over what is somebody
//!   else's, and what a search keeps on disk
//! - `compilers`: clang, rustc and the C compiler, which end when the run does
//! - `channel`, `address`, `hosts`, `place`: other processes of one search, here, over ssh, or
//!   where a scheduler has started them
//!
//! Not here: flags, words for people, any language, how anything is searched.

mod address;
pub mod channel;
mod compilers;
mod files;
mod folder;
pub mod hosts;
pub mod place;
pub mod save;

pub use address::{listen, resolve};
pub use channel::{Channel, aloud, started};
pub use compilers::System;
pub use files::{TempDir, read_text};
pub use folder::Folder;
pub use place::{Place, Scheduler};
