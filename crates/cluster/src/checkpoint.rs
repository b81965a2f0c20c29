//! Checkpoints: a cut through a search at which nothing is on its way, from which any number
//! of processes can go on.
//!
//! At the end of a level every message was taken in everywhere, so what all processes have
//! written to their logs is all that is known: the states, those still to be expanded, the
//! counts. Where a level is ended in its middle, by a time limit or a signal, the states of
//! it that nobody expanded are listed by their hashes. The manifest names how much of which
//! files belongs to the cut, with their hashes; it is written last, in place of the one
//! before, so that there is always a whole one.
//!
//! Parts are never written again. A run that goes on adds parts of its own (a *generation*)
//! and shares all states out anew.

use crate::log::{Disk, Prefix, read};
use crate::news::{Found, put_known, read_known};
use crate::wire::{Reader, put, put_bytes};
use heddle_model::Gap;
use std::sync::Arc;

/// What a search is to keep, and whether it goes on where another was ended.
#[derive(Clone)]
pub struct Checkpoint {
    pub disk: Arc<dyn Disk>,
    /// What its files are called after: one for each search of a run.
    pub name: String,
    /// What makes the search: program, input and options.
    pub job: [u8; 32],
    /// Whether to take up what is there, if anything is.
    pub resume: bool,
    /// Whether it is time for another cut; the first process asks at the end of each level.
    pub is_due: Arc<dyn Fn() -> bool + Send + Sync>,
}

const MAGIC: &[u8] = b"heddle-checkpoint/1\n";

/// A log of one process of one run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) generation: u64,
    pub(crate) process: u64,
    /// The level of its first states.
    pub(crate) first: u64,
    pub(crate) prefix: Prefix,
}

/// Everything but the states themselves.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Manifest {
    pub(crate) job: [u8; 32],
    pub(crate) generation: u64,
    /// The level that was met last, whose states are all to be expanded.
    pub(crate) depth: u64,
    pub(crate) matched: u64,
    pub(crate) parts: Vec<Part>,
    /// The states of the level before that nobody expanded, by hash.
    pub(crate) rest: Vec<u64>,
    pub(crate) found: Vec<(Found, u64)>,
    pub(crate) gaps: Vec<Gap>,
    pub(crate) reached: Vec<u64>,
    pub(crate) noticed: Vec<Vec<u8>>,
}

impl Part {
    pub(crate) fn name(&self, search: &str) -> String {
        format!("{search}.{}.{}.states", self.generation, self.process)
    }

    pub(crate) fn put(&self, out: &mut Vec<u8>) {
        let Prefix { length, hash, n_states } = &self.prefix;
        for number in [self.generation, self.process, self.first, *length, *n_states] {
            put(out, number);
        }
        out.extend(hash);
    }

    pub(crate) fn read(r: &mut Reader<'_>) -> Option<Part> {
        let [generation, process, first, length, n_states] =
            [r.number()?, r.number()?, r.number()?, r.number()?, r.number()?];
        let hash = r.take(32)?.try_into().ok()?;
        Some(Part { generation, process, first, prefix: Prefix { length, hash, n_states } })
    }
}

impl Manifest {
    fn name(search: &str) -> String {
        format!("{search}.manifest")
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        out.extend(self.job);
        for number in [self.generation, self.depth, self.matched, self.parts.len() as u64] {
            put(&mut out, number);
        }
        self.parts.iter().for_each(|part| part.put(&mut out));
        put(&mut out, self.rest.len() as u64);
        self.rest.iter().for_each(|hash| out.extend(hash.to_le_bytes()));
        put_known(&mut out, &self.found, &self.gaps, &self.reached);
        put(&mut out, self.noticed.len() as u64);
        self.noticed.iter().for_each(|bytes| put_bytes(&mut out, bytes));
        let hash = blake3::hash(&out);
        out.extend(hash.as_bytes());
        out
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Manifest> {
        let (body, hash) = bytes.split_last_chunk::<32>()?;
        if blake3::hash(body) != blake3::Hash::from(*hash) {
            return None;
        }
        let mut r = Reader(body.strip_prefix(MAGIC)?);
        let job = r.take(32)?.try_into().ok()?;
        let [generation, depth, matched] = [r.number()?, r.number()?, r.number()?];
        let mut m = Manifest { job, generation, depth, matched, ..Manifest::default() };
        for _ in 0..r.number()? {
            m.parts.push(Part::read(&mut r)?);
        }
        for _ in 0..r.number()? {
            m.rest.push(u64::from_le_bytes(r.take(8)?.try_into().ok()?));
        }
        (m.found, m.gaps, m.reached) = read_known(&mut r)?;
        for _ in 0..r.number()? {
            m.noticed.push(r.bytes()?.to_vec());
        }
        r.is_empty().then_some(m)
    }

    /// What is there for a search: nothing, or a manifest, or why it is refused.
    pub(crate) fn load(keep: &Checkpoint) -> Result<Option<Manifest>, String> {
        let name = Manifest::name(&keep.name);
        let bytes = match whole(&*keep.disk, &name) {
            Ok(bytes) => bytes,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(e) => return Err(format!("{name}: {e}")),
        };
        let manifest =
            Manifest::from_bytes(&bytes).ok_or_else(|| format!("{name} is torn or changed"))?;
        if manifest.job != keep.job {
            return Err(format!(
                "{name} is of another program, other options, or another build of heddle"
            ));
        }
        Ok(Some(manifest))
    }

    pub(crate) fn save(&self, keep: &Checkpoint) -> Result<(), String> {
        let name = Manifest::name(&keep.name);
        keep.disk.replace(&name, &self.to_bytes()).map_err(|e| format!("{name}: {e}"))
    }
}

fn whole(disk: &dyn Disk, name: &str) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    loop {
        let piece = disk.read(name, bytes.len() as u64, 1 << 20)?;
        if piece.is_empty() {
            return Ok(bytes);
        }
        bytes.extend(piece);
    }
}

impl Checkpoint {
    /// Whether there is something to go on with, or why what is there is refused: every
    /// part must be as it was written.
    pub fn verify(&self) -> Result<bool, String> {
        let Some(manifest) = Manifest::load(self)? else { return Ok(false) };
        for part in &manifest.parts {
            read(&*self.disk, &part.name(&self.name), &part.prefix, |_, _, _| {})?;
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::tests::Memory;

    #[test]
    fn manifests_come_back_and_others_are_refused() {
        let prefix = Prefix { length: 9, hash: [3; 32], n_states: 2 };
        let manifest = Manifest {
            job: [1; 32],
            generation: 4,
            depth: 17,
            matched: 3,
            parts: vec![Part { generation: 1, process: 2, first: 3, prefix }],
            rest: vec![5, u64::MAX],
            gaps: vec![Gap::Depth(4)],
            reached: vec![1, 2],
            noticed: vec![vec![], vec![9]],
            ..Manifest::default()
        };
        let bytes = manifest.to_bytes();
        assert_eq!(Manifest::from_bytes(&bytes), Some(manifest.clone()));
        for cut in 0..bytes.len() {
            assert_eq!(Manifest::from_bytes(&bytes[..cut]), None);
            let mut changed = bytes.clone();
            changed[cut] ^= 1;
            assert_eq!(Manifest::from_bytes(&changed), None);
        }
        let disk = Arc::new(Memory::default());
        let mut keep = Checkpoint {
            disk,
            name: "s".into(),
            job: [1; 32],
            resume: true,
            is_due: Arc::new(|| false),
        };
        assert_eq!(keep.verify(), Ok(false));
        manifest.save(&keep).expect("room");
        assert!(keep.verify().expect_err("no part").contains("s.1.2.states"));
        keep.job = [2; 32];
        assert!(keep.verify().expect_err("foreign").contains("another"));
    }
}
