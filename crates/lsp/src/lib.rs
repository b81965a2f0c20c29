//! heddle as a language server: Promela, `.mcm`, `.mcs`, `.cat`, `.litmus`, `.asm` and
//! `.family` in any editor, and verdicts on these and on C.
//!
//! What is wrong is told as one types, by the same front ends that a check uses. A check runs
//! in a thread of its own, under limits of its own, and ends when it is cancelled or when its
//! text changes; nothing that is asked meanwhile waits for it. Questions about a text wait
//! only for each other, never for a search.
//!
//! - `server`: who speaks with the editor; `analysis`: who answers about texts
//! - `documents`, `position`, `uri`, `overlay`: texts as the editor has them
//! - `words`, `outline`, `keywords`: names and what they stand for
//! - `diagnostics`, `features`, `format`, `check`: the answers
//!
//! Below the command line nobody reads files: what the server needs of the system it is
//! given as [`Surroundings`].

mod analysis;
mod check;
mod diagnostics;
mod documents;
mod features;
mod format;
mod keywords;
mod outline;
mod overlay;
mod position;
mod server;
mod settings;
mod uri;
mod words;

pub use format::format;

use heddle_session::{Host, Limits};
use std::io::{Read, Write};

/// What the server asks of the system around it.
pub trait Surroundings: Sync {
    /// Limits for a run that begins now.
    fn limits(&self) -> Limits;

    /// A host for that run.
    fn host(&self, limits: &Limits) -> Box<dyn Host>;
}

/// Answers until the editor says goodbye or is gone. One that exits without `shutdown` is
/// [`ConnectionAborted`](std::io::ErrorKind::ConnectionAborted).
pub fn serve(
    input: impl Read + Send + 'static,
    output: impl Write + Send,
    surroundings: &dyn Surroundings,
) -> std::io::Result<()> {
    server::serve(input, output, surroundings)
}
