//! What the first process tells each of the others.

use crate::Kept;
use heddle_session::{Team, Texts};
use serde::{Deserialize, Serialize};
use std::ffi::OsString;

pub(crate) const FORMAT: &str = concat!("heddle-worker/2/", env!("CARGO_PKG_VERSION"));

/// One line of JSON.
#[derive(Serialize, Deserialize)]
pub struct Order {
    pub format: String,
    pub number: usize,
    pub secret: [u8; 32],
    /// The hash of the program that is to be run.
    pub binary: [u8; 32],
    /// Bytes for each process; what its machine has, in equal parts, if nobody says.
    pub memory: Option<u64>,
    /// How many processes share that machine.
    pub share: u64,
    pub arguments: Vec<String>,
    pub texts: Texts,
    /// What is kept of the searches.
    pub kept: Option<Kept>,
    /// Where to listen, if not on the loopback interface or where the channel comes in.
    pub bind: Option<String>,
    pub tls: bool,
}

impl Order {
    /// Whether the process that gave it is of the same build.
    pub fn is_of_this_build(&self) -> Result<bool, String> {
        Ok(self.format == FORMAT && self.binary == binary()?)
    }

    /// What two processes must have in common to search one graph.
    pub fn job(&self) -> [u8; 32] {
        let texts = serde_json::to_vec(&self.texts).expect("texts are plain data");
        let words = self.arguments.get(1..).unwrap_or_default().join("\0");
        Team::job_of(&[FORMAT.as_bytes(), &self.binary, words.as_bytes(), &texts])
    }

    /// What they must have in common to speak at all.
    pub fn meeting(&self) -> [u8; 32] {
        meeting_of(&self.binary)
    }
}

pub fn meeting_of(binary: &[u8; 32]) -> [u8; 32] {
    Team::job_of(&[FORMAT.as_bytes(), binary])
}

/// The hash of this very program.
pub fn binary() -> Result<[u8; 32], String> {
    let read = std::env::current_exe().and_then(std::fs::read);
    let bytes = read.map_err(|e| format!("cannot read this very program: {e}"))?;
    Ok(Team::job_of(&[&bytes]))
}

pub(crate) fn words_of(words: impl Iterator<Item = OsString>) -> Vec<String> {
    words.map(|word| word.to_string_lossy().into_owned()).collect()
}
