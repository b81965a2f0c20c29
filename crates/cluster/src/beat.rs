//! The beat: twice a second each process tells the first one, and it tells each of them, that
//! it lives and what it has counted. Who says nothing for ten seconds is lost.

use crate::link::Link;
use crate::lost::Lost;
use crate::net::SILENCE;
use std::io::{Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

const EVERY: Duration = Duration::from_millis(500);

/// What one process has counted in the search under way.
#[derive(Debug, Default)]
pub(crate) struct Counted {
    pub(crate) states: AtomicU64,
    pub(crate) transitions: AtomicU64,
    pub(crate) memory: AtomicU64,
    /// Bytes sent to others.
    pub(crate) sent: AtomicU64,
}

/// Bytes of the counts.
const SIZE: usize = 32;

impl Counted {
    pub(crate) fn set(&self, states: u64, transitions: u64, memory: u64, sent: u64) {
        self.states.store(states, Relaxed);
        self.transitions.store(transitions, Relaxed);
        self.memory.store(memory, Relaxed);
        self.sent.store(sent, Relaxed);
    }

    /// What several have counted together.
    pub(crate) fn add_up<'c>(&self, all: impl Iterator<Item = &'c Counted>) {
        let mut sums = [0; 4];
        for counted in all {
            let parts = [&counted.states, &counted.transitions, &counted.memory, &counted.sent];
            sums.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part.load(Relaxed));
        }
        let [states, transitions, memory, sent] = sums;
        self.set(states, transitions, memory, sent);
    }

    fn bytes(&self) -> [u8; SIZE] {
        let mut out = [0; SIZE];
        let all = [&self.states, &self.transitions, &self.memory, &self.sent];
        for (part, number) in out.chunks_exact_mut(8).zip(all) {
            part.copy_from_slice(&number.load(Relaxed).to_le_bytes());
        }
        out
    }

    fn read(&self, bytes: &[u8; SIZE]) {
        let word = |i: usize| u64::from_le_bytes(bytes[i..i + 8].try_into().expect("eight bytes"));
        self.set(word(0), word(8), word(16), word(24));
    }
}

/// Counts of everybody, by number.
pub(crate) type Counts = Arc<Vec<Counted>>;

/// Beats, and listens to the beat, until somebody is lost.
pub(crate) fn begin(
    me: usize,
    beats: Vec<(usize, Link)>,
    counts: &Counts,
    lost: &Lost,
) -> std::io::Result<()> {
    for (number, stream) in beats {
        stream.set_patience(Some(SILENCE))?;
        let (mut to, mut from) = (stream.try_clone()?, stream);
        let (own, theirs) = (counts.clone(), counts.clone());
        let (gone, silent) = (lost.clone(), lost.clone());
        std::thread::Builder::new().name("beat".into()).spawn(move || {
            while !gone.is_set() && to.write_all(&own[me].bytes()).is_ok() {
                std::thread::sleep(EVERY);
            }
        })?;
        std::thread::Builder::new().name("pulse".into()).spawn(move || {
            let mut bytes = [0; SIZE];
            while !silent.is_set() {
                match from.read_exact(&mut bytes) {
                    Ok(()) => theirs[number].read(&bytes),
                    Err(e) => {
                        let why = match e.kind() {
                            std::io::ErrorKind::UnexpectedEof => "it ended".to_string(),
                            std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut => {
                                format!("it said nothing for {} s", SILENCE.as_secs())
                            }
                            _ => e.to_string(),
                        };
                        silent.set(format!("contact with process {number} was lost ({why})"));
                    }
                }
            }
        })?;
    }
    Ok(())
}
