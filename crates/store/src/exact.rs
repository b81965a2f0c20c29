//! The exact store: every state with all its bytes.
//!
//! Records lie one after another in an arena; each worker fills a chunk of its
//! own. A record is `parent: u32, meta: u16, bytes`, where `meta` holds the
//! length and four colour bits; states of 4 KiB and more have their length in
//! four more bytes. An [`Index`] leads from hashes to records. Together with
//! the index a state takes at most 16 bytes more than its own, on average over
//! lengths and at any fill; states below 40 bytes at most 19 more, because
//! their index is doubled when it grows.
//!
//! A reference is the place of the record in granules of 2 bytes (of 4 if the
//! memory limit is above 8 GiB, of 8 above 16 GiB, and so on), so it fits 32
//! bits and stays.
//! The arena is mapped once for all that the limit allows and touched as it
//! fills.

use crate::gate::{Gate, Pass};
use crate::hash::hash64;
use crate::index::{Index, Mover, Probe, Records};
use crate::memory::{Budget, Region, prefetch};
use crate::{Colour, Full, Local, StateRef, Store};
use std::sync::atomic::{AtomicU16, AtomicU64, Ordering::*};

const HEADER: usize = 6;
/// In `meta`: the length, or this for a length that follows as four bytes.
const LONG: u16 = 0xfff;
const LENGTH: u16 = 0xfff;
const COLOUR_SHIFT: u32 = 12;
/// Records below this are short ones: 40 bytes and the header.
const SHORT: u64 = 46;
/// Workers take this much of the arena at a time.
const CHUNK: u64 = 64 << 10;

pub struct Exact {
    arena: Region<u64>,
    /// Bytes of the arena given to workers.
    taken: AtomicU64,
    index: Index,
    gate: Gate,
    budget: Budget,
    workers: usize,
    granule_shift: u32,
    seed: u64,
}

impl Exact {
    /// `None` if the system does not even have memory for an empty one.
    pub fn new(workers: usize, memory_limit: u64, seed: u64) -> Option<Self> {
        let budget = Budget::new(memory_limit);
        let index = Index::new(&budget)?;
        // As much address space as the limit may need.
        let arena = Region::largest((memory_limit / 8) as usize, CHUNK as usize / 8, Region::new)?;
        let bytes = arena.len() as u64 * 8;
        let granule_shift = (1..).find(|&s| bytes >> s <= 1 << 32).expect("64 is enough");
        let gate = Gate::new(workers + 1);
        let taken = AtomicU64::new(0);
        Some(Exact { arena, taken, index, gate, budget, workers, granule_shift, seed })
    }

    fn chunk(&self, bytes: u64) -> Option<u64> {
        if !self.budget.take(bytes) {
            return None;
        }
        let fits = |t: u64| (t + bytes <= self.arena.len() as u64 * 8).then_some(t + bytes);
        let chunk = self.taken.fetch_update(Relaxed, Relaxed, fits).ok();
        if chunk.is_none() {
            self.budget.give_back(bytes);
        }
        chunk
    }

    #[inline(always)]
    fn record(&self, reference: u32) -> Record {
        let offset = (reference as usize) << self.granule_shift;
        debug_assert!(offset + HEADER <= self.arena.len() * 8);
        // SAFETY: references are places of records within the arena.
        Record(unsafe { self.arena.start().cast::<u8>().add(offset) })
    }

    #[inline(always)]
    fn bytes(&self, reference: u32) -> &[u8] {
        // SAFETY: the record was written before its reference was published,
        // and its bytes never change again.
        unsafe { self.record(reference).bytes() }
    }

    /// Grows the index, unless another worker did since it had `before` bytes.
    fn grow(&self, before: u64, must: bool) -> Result<(), Full> {
        self.gate.alone(|| {
            let done = self.index.bytes() > before || !(must || self.index.is_crowded());
            let grown = done || self.index.grow(&self.budget, self.workers == 1, self);
            if grown { Ok(()) } else { Err(Full) }
        })
    }
}

impl Mover for Exact {
    #[inline(always)]
    fn hash_of(&self, reference: u32) -> u64 {
        hash64(self.bytes(reference), self.seed)
    }

    #[inline(always)]
    fn touch(&self, reference: u32) {
        self.record(reference).prefetch();
    }

    fn are_short(&self) -> bool {
        self.taken.load(Relaxed) < SHORT * self.index.n_records()
    }
}

/// Where a record starts.
#[derive(Clone, Copy)]
struct Record(*mut u8);

impl Record {
    /// Its first bytes, also if they lie on two lines.
    #[inline(always)]
    fn prefetch(&self) {
        prefetch(self.0);
        prefetch(self.0.wrapping_add(32));
    }

    #[inline(always)]
    fn meta(&self) -> &AtomicU16 {
        // SAFETY: a record has its meta word at 4, and is aligned to 2.
        unsafe { &*self.0.add(4).cast::<AtomicU16>() }
    }

    #[inline(always)]
    fn parent(&self) -> u32 {
        // SAFETY: written before the record was published, never again.
        unsafe { self.0.cast::<u32>().read_unaligned() }
    }

    /// # Safety
    /// The record is published.
    #[inline(always)]
    unsafe fn bytes<'a>(self) -> &'a [u8] {
        let length = self.meta().load(Relaxed) & LENGTH;
        if length != LONG {
            // SAFETY: that many bytes follow the header.
            return unsafe { std::slice::from_raw_parts(self.0.add(HEADER), length as usize) };
        }
        // SAFETY: a long record has its length, then its bytes.
        unsafe {
            let length = self.0.add(HEADER).cast::<u32>().read_unaligned();
            std::slice::from_raw_parts(self.0.add(HEADER + 4), length as usize)
        }
    }

    /// # Safety
    /// `record_size(state.len())` bytes here belong to the caller.
    unsafe fn write(self, parent: u32, state: &[u8]) {
        // SAFETY: by the contract.
        unsafe {
            self.0.cast::<u32>().write_unaligned(parent);
            let mut data = self.0.add(HEADER);
            let is_long = state.len() >= LONG as usize;
            if is_long {
                data.cast::<u32>().write_unaligned(state.len() as u32);
                data = data.add(4);
            }
            std::ptr::copy_nonoverlapping(state.as_ptr(), data, state.len());
            self.meta().store(if is_long { LONG } else { state.len() as u16 }, Relaxed);
        }
    }
}

#[inline(always)]
fn record_size(length: usize) -> u64 {
    (HEADER + length + if length >= LONG as usize { 4 } else { 0 }) as u64
}

impl Store for Exact {
    type Local<'s> = ExactLocal<'s>;

    fn local(&self) -> ExactLocal<'_> {
        ExactLocal {
            store: self,
            pass: self.gate.pass(),
            free: 0..0,
            n_new: 0,
            parent: 0,
            batch: Vec::new(),
        }
    }

    #[inline(always)]
    fn read(&self, state: StateRef, out: &mut Vec<u8>) {
        out.clear();
        out.extend_from_slice(self.bytes(state.0 as u32));
    }

    fn parent(&self, state: StateRef) -> Option<StateRef> {
        let parent = self.record(state.0 as u32).parent();
        (parent != 0).then_some(StateRef(parent as u64))
    }

    const HAS_PARENTS: bool = true;

    fn memory(&self) -> u64 {
        self.budget.used()
    }

    fn budget(&self) -> &Budget {
        &self.budget
    }
}

/// One worker's side of an [`Exact`] store.
pub struct ExactLocal<'s> {
    store: &'s Exact,
    pass: Pass,
    /// What is left of this worker's chunk, in bytes from the arena's start.
    free: std::ops::Range<u64>,
    n_new: u64,
    parent: u32,
    /// States prepared and not yet committed.
    batch: Vec<u8>,
}

/// A state whose cache lines are on their way.
#[derive(Clone, Copy)]
pub struct Pending {
    hash: u64,
    parent: u32,
    start: u32,
    length: u32,
}

impl ExactLocal<'_> {
    /// Takes room for a record; gives its reference.
    #[inline(always)]
    fn room(&mut self, size: u64) -> Option<u32> {
        let shift = self.store.granule_shift;
        let size = size.next_multiple_of(1 << shift);
        if self.free.end - self.free.start < size {
            self.take_chunk(size)?;
        }
        let at = self.free.start;
        self.free.start += size;
        Some((at >> shift) as u32)
    }

    #[cold]
    fn take_chunk(&mut self, size: u64) -> Option<()> {
        // The record 0 is nobody's, so that 0 can mean "none".
        let reserve = 64;
        let bytes = if size + reserve > CHUNK { size + reserve } else { CHUNK };
        let bytes = bytes.next_multiple_of(64);
        let start = self.store.chunk(bytes)?;
        let first = if start == 0 { reserve } else { 0 };
        self.free = start + first..start + bytes;
        Some(())
    }

    fn note(&mut self) -> Result<(), Full> {
        self.n_new = 0;
        if self.store.index.note(64) { self.grow(false) } else { Ok(()) }
    }

    #[cold]
    fn grow(&mut self, must: bool) -> Result<(), Full> {
        let before = self.store.index.bytes();
        self.leave();
        let answer = self.store.grow(before, must);
        self.enter();
        answer
    }

    #[inline(always)]
    fn insert(&mut self, hash: u64, parent: u32, state: &[u8]) -> Result<(StateRef, bool), Full> {
        loop {
            let store = self.store;
            let kept = self.free.clone();
            let mut entry = Entry { local: self, state, parent };
            match store.index.insert(hash, &mut entry) {
                Probe::Found(r) => {
                    // Another worker was faster: take the room back.
                    if kept.end == self.free.end {
                        self.free = kept;
                    }
                    return Ok((StateRef(r as u64), false));
                }
                Probe::Added(r) => {
                    self.n_new += 1;
                    if self.n_new == 64 {
                        // A full budget is no reason to lose this state:
                        // the index goes on until it is really crowded.
                        let _ = self.note();
                    }
                    return Ok((StateRef(r as u64), true));
                }
                Probe::Crowded => {
                    if kept.end == self.free.end {
                        self.free = kept;
                    }
                    self.grow(true)?;
                }
                Probe::NoRecord => return Err(Full),
            }
        }
    }
}

/// One insertion.
struct Entry<'a, 's> {
    local: &'a mut ExactLocal<'s>,
    state: &'a [u8],
    parent: u32,
}

impl Records for Entry<'_, '_> {
    #[inline(always)]
    fn equals(&mut self, reference: u32) -> bool {
        self.local.store.bytes(reference) == self.state
    }

    #[inline(always)]
    fn create(&mut self) -> Option<u32> {
        let reference = self.local.room(record_size(self.state.len()))?;
        // SAFETY: the room was just taken for this record, by us alone.
        unsafe { self.local.store.record(reference).write(self.parent, self.state) };
        Some(reference)
    }
}

/// One question: it never writes.
struct Look<'a> {
    store: &'a Exact,
    state: &'a [u8],
}

impl Records for Look<'_> {
    fn equals(&mut self, reference: u32) -> bool {
        self.store.bytes(reference) == self.state
    }

    fn create(&mut self) -> Option<u32> {
        None
    }
}

impl Local for ExactLocal<'_> {
    type Pending = Pending;

    #[inline(always)]
    fn enter(&mut self) {
        let store = self.store;
        store.gate.enter(&self.pass, || store.index.help(store));
    }

    #[inline(always)]
    fn leave(&mut self) {
        self.store.gate.leave(&self.pass);
    }

    #[inline(always)]
    fn prefetch(&self, state: StateRef) {
        self.store.record(state.0 as u32).prefetch();
    }

    #[inline(always)]
    fn load(&mut self, state: StateRef, out: &mut Vec<u8>) {
        self.parent = state.0 as u32;
        self.store.read(state, out);
    }

    fn detach(&mut self) {
        self.parent = 0;
    }

    #[inline(always)]
    fn prepare(&mut self, state: &[u8]) -> Result<Pending, Full> {
        let hash = hash64(state, self.store.seed);
        self.store.index.prefetch(hash);
        let start = self.batch.len() as u32;
        self.batch.extend_from_slice(state);
        Ok(Pending { hash, parent: self.parent, start, length: state.len() as u32 })
    }

    #[inline(always)]
    fn look_ahead(&self, pending: &Pending) {
        if let Some(reference) = self.store.index.candidate(pending.hash) {
            self.store.record(reference).prefetch();
        }
    }

    #[inline(always)]
    fn commit(&mut self, pending: &Pending) -> Result<(StateRef, bool), Full> {
        let batch = std::mem::take(&mut self.batch);
        let state = &batch[pending.start as usize..][..pending.length as usize];
        let answer = self.insert(pending.hash, pending.parent, state);
        self.batch = batch;
        answer
    }

    fn find(&mut self, pending: &Pending) -> Option<StateRef> {
        let state = &self.batch[pending.start as usize..][..pending.length as usize];
        match self.store.index.insert(pending.hash, &mut Look { store: self.store, state }) {
            Probe::Found(r) => Some(StateRef(r as u64)),
            _ => None,
        }
    }

    fn clear(&mut self) {
        self.batch.clear();
    }

    #[inline]
    fn colour(&self, state: StateRef) -> Colour {
        let meta = self.store.record(state.0 as u32).meta().load(Acquire);
        Colour((meta >> COLOUR_SHIFT) as u8)
    }

    #[inline]
    fn paint(&self, state: StateRef, colour: Colour) -> bool {
        let bits = (colour.0 as u16) << COLOUR_SHIFT;
        let before = self.store.record(state.0 as u32).meta().fetch_or(bits, AcqRel);
        before & bits != bits
    }

    #[inline]
    fn claim(&self, state: StateRef, colour: Colour) -> bool {
        debug_assert!(colour.has(Colour::BLUE));
        let (blue, bits) = ((Colour::BLUE.0 as u16), (colour.0 as u16));
        let free =
            |meta: u16| (meta & blue << COLOUR_SHIFT == 0).then_some(meta | bits << COLOUR_SHIFT);
        self.store.record(state.0 as u32).meta().fetch_update(AcqRel, Acquire, free).is_ok()
    }
}

impl Drop for ExactLocal<'_> {
    fn drop(&mut self) {
        self.store.index.note(self.n_new);
        self.store.gate.end(&self.pass);
    }
}
