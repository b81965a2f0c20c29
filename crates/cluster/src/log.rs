//! The states of one process in the order in which it met them, on disk: what a checkpoint is
//! made of.
//!
//! Each state stands with the hash of the state that it was met from, level after level. A
//! log only grows, so whatever length of it a manifest names stays what it was; a checkpoint
//! costs each state once, however often it is taken. Logs serve twice: a later run takes its
//! states from them, and the run to a violation is found by going back through them, a level
//! at a time.

use crate::wire::{Reader, put};
use std::io;
use std::sync::Arc;

/// Where checkpoints are kept: files of one folder, by name.
pub trait Disk: Send + Sync {
    /// Adds bytes to the end of a file, which is made if it is not there.
    fn append(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Waits until all of a file is where it survives.
    fn sync(&self, name: &str) -> io::Result<()>;

    /// Puts a file in place of another at one moment, or leaves that one.
    fn replace(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Bytes of a file from a place on; fewer only at its end.
    fn read(&self, name: &str, at: u64, most: usize) -> io::Result<Vec<u8>>;
}

/// Bytes that are written at a time.
const PIECE: usize = 1 << 20;

/// A log that is being written.
pub(crate) struct Log {
    disk: Arc<dyn Disk>,
    pub(crate) name: String,
    buffer: Vec<u8>,
    hasher: blake3::Hasher,
    length: u64,
    pub(crate) n_states: u64,
    failure: Option<String>,
}

/// How much of a file counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prefix {
    pub(crate) length: u64,
    pub(crate) hash: [u8; 32],
    pub(crate) n_states: u64,
}

impl Log {
    pub(crate) fn new(disk: Arc<dyn Disk>, name: String) -> Self {
        // What a run that was lost has left under the same name is of no use.
        let failure = disk.replace(&name, &[]).err().map(|e| format!("{name}: {e}"));
        let hasher = blake3::Hasher::new();
        Log { disk, name, buffer: Vec::new(), hasher, length: 0, n_states: 0, failure }
    }

    /// A state that was met, from a state with this hash.
    pub(crate) fn state(&mut self, from: u64, state: &[u8]) {
        put(&mut self.buffer, state.len() as u64 + 1);
        self.buffer.extend(from.to_le_bytes());
        self.buffer.extend_from_slice(state);
        self.n_states += 1;
        if self.buffer.len() >= PIECE {
            self.write();
        }
    }

    /// What follows is of the next level.
    pub(crate) fn end_level(&mut self) {
        self.buffer.push(0);
    }

    fn write(&mut self) {
        if self.failure.is_none()
            && let Err(e) = self.disk.append(&self.name, &self.buffer)
        {
            self.failure = Some(format!("{}: {e}", self.name));
        }
        self.hasher.update(&self.buffer);
        self.length += self.buffer.len() as u64;
        self.buffer.clear();
    }

    /// All that is written so far.
    pub(crate) fn prefix(&mut self) -> Prefix {
        self.write();
        let hash = *self.hasher.finalize().as_bytes();
        Prefix { length: self.length, hash, n_states: self.n_states }
    }

    /// Makes what is written survive; why not, if not.
    pub(crate) fn sync(&mut self) -> Result<(), String> {
        self.write();
        if self.failure.is_none()
            && self.length > 0
            && let Err(e) = self.disk.sync(&self.name)
        {
            self.failure = Some(format!("{}: {e}", self.name));
        }
        self.failure.clone().map_or(Ok(()), Err)
    }

    pub(crate) fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }
}

/// Reads a prefix of a file in pieces and shows its records: level by level, each state with
/// the hash of the one before it. Answers where each level starts. What is not as it was
/// written is an error in words.
pub(crate) fn read(
    disk: &dyn Disk,
    name: &str,
    prefix: &Prefix,
    mut each: impl FnMut(u64, u64, &[u8]),
) -> Result<Vec<u64>, String> {
    let (mut hasher, mut n_states, mut starts) = (blake3::Hasher::new(), 0, vec![0]);
    let all = 0..prefix.length;
    let mut piece = |piece: &[u8]| {
        hasher.update(piece);
    };
    let mut record = |at: u64, record: Record<'_>| match record {
        None => starts.push(at),
        Some((from, state)) => {
            n_states += 1;
            each(starts.len() as u64 - 1, from, state);
        }
    };
    pieces(disk, name, all, &mut piece, &mut record)?;
    if *hasher.finalize().as_bytes() != prefix.hash || n_states != prefix.n_states {
        return Err(format!("{name} is not what was written"));
    }
    Ok(starts)
}

/// Shows the states between two places of a log, with the hashes before them.
pub(crate) fn read_between(
    disk: &dyn Disk,
    name: &str,
    range: std::ops::Range<u64>,
    mut each: impl FnMut(u64, &[u8]),
) -> Result<(), String> {
    let mut record = |_, record: Record<'_>| {
        if let Some((from, state)) = record {
            each(from, state);
        }
    };
    pieces(disk, name, range, &mut |_| {}, &mut record)
}

fn pieces(
    disk: &dyn Disk,
    name: &str,
    range: std::ops::Range<u64>,
    each_piece: &mut dyn FnMut(&[u8]),
    each: &mut dyn FnMut(u64, Record<'_>),
) -> Result<(), String> {
    let (mut at, mut bytes) = (range.start, Vec::new());
    while at < range.end {
        let most = (range.end - at).min(PIECE as u64) as usize;
        let piece = disk.read(name, at, most).map_err(|e| format!("{name}: {e}"))?;
        if piece.is_empty() {
            return Err(format!("{name} is torn: {at} of {} bytes are there", range.end));
        }
        each_piece(&piece);
        at += piece.len() as u64;
        bytes.extend(piece);
        let mut rest = Reader(&bytes);
        loop {
            let before = rest.0;
            match record(&mut rest) {
                Some(record) => each(at - rest.0.len() as u64, record),
                None => {
                    rest.0 = before;
                    break;
                }
            }
        }
        let left = rest.0.len();
        bytes.drain(..bytes.len() - left);
    }
    if bytes.is_empty() { Ok(()) } else { Err(format!("{name} is not what was written")) }
}

/// A state with the hash before it; or the end of a level.
type Record<'b> = Option<(u64, &'b [u8])>;

fn record<'b>(reader: &mut Reader<'b>) -> Option<Record<'b>> {
    let Some(length) = reader.small::<usize>()?.checked_sub(1) else { return Some(None) };
    let from = u64::from_le_bytes(reader.take(8)?.try_into().ok()?);
    Some(Some((from, reader.take(length)?)))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::collections::HashMap;
    use std::sync::Mutex;

    /// A disk in memory, which can be full.
    #[derive(Default)]
    pub(crate) struct Memory {
        pub(crate) files: Mutex<HashMap<String, Vec<u8>>>,
        pub(crate) most: Option<usize>,
    }

    impl Disk for Memory {
        fn append(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
            let mut files = self.files.lock().expect("no panic");
            let file = files.entry(name.into()).or_default();
            if self.most.is_some_and(|most| file.len() + bytes.len() > most) {
                return Err(io::Error::other("no space"));
            }
            file.extend(bytes);
            Ok(())
        }

        fn sync(&self, _: &str) -> io::Result<()> {
            Ok(())
        }

        fn replace(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
            self.files.lock().expect("no panic").insert(name.into(), bytes.to_vec());
            Ok(())
        }

        fn read(&self, name: &str, at: u64, most: usize) -> io::Result<Vec<u8>> {
            let files = self.files.lock().expect("no panic");
            let file = files.get(name).ok_or(io::ErrorKind::NotFound)?;
            Ok(file.iter().skip(at as usize).take(most).copied().collect())
        }
    }

    fn written(disk: &Arc<Memory>) -> (Prefix, Prefix) {
        let mut log = Log::new(disk.clone(), "log".into());
        log.state(0, b"first");
        log.end_level();
        let half = log.prefix();
        for i in 0..5u8 {
            log.state(7 + u64::from(i), &vec![i; 300 * usize::from(i)]);
        }
        (half, log.prefix())
    }

    #[test]
    fn a_log_reads_as_it_was_written_as_far_as_it_counts() {
        let disk = Arc::new(Memory::default());
        let (half, whole) = written(&disk);
        let mut seen = Vec::new();
        let each = |level, from, state: &[u8]| seen.push((level, from, state.len()));
        read(&*disk, "log", &whole, each).expect("it reads");
        assert_eq!(
            seen,
            [(0, 0, 5), (1, 7, 0), (1, 8, 300), (1, 9, 600), (1, 10, 900), (1, 11, 1200)]
        );
        let mut n = 0;
        let starts = read(&*disk, "log", &half, |_, _, _| n += 1).expect("it reads");
        assert_eq!((n, &starts[..]), (1, &[0, half.length][..]));
        let mut n = 0;
        let second = half.length..whole.length;
        read_between(&*disk, "log", second, |from, _| n += from).expect("it reads");
        assert_eq!(n, 7 + 8 + 9 + 10 + 11);
    }

    #[test]
    fn a_log_that_is_missing_torn_or_changed_is_refused() {
        let disk = Arc::new(Memory::default());
        let (_, whole) = written(&disk);
        assert!(read(&*disk, "other", &whole, |_, _, _| {}).is_err());
        let bytes = disk.files.lock().expect("no panic")["log"].clone();
        for at in (0..bytes.len()).step_by(97) {
            let mut changed = bytes.clone();
            changed[at] ^= 0x11;
            disk.replace("log", &changed).expect("room");
            assert!(read(&*disk, "log", &whole, |_, _, _| {}).is_err(), "{at}");
            disk.replace("log", &bytes[..at]).expect("room");
            assert!(read(&*disk, "log", &whole, |_, _, _| {}).is_err(), "{at}");
        }
    }

    #[test]
    fn a_full_disk_is_told() {
        let disk = Arc::new(Memory { most: Some(10), ..Memory::default() });
        let mut log = Log::new(disk, "log".into());
        log.state(0, b"more than ten bytes of state");
        assert!(log.sync().expect_err("it is full").contains("no space"));
    }
}
