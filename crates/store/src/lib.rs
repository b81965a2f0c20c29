//! Sets of states, shared by all workers of a search. Knows only bytes.
//!
//! Two families. [`Exact`] and [`Tree`] keep every state and give its bytes
//! back for a [`StateRef`]; a search over them can be complete. [`Compact`] and
//! [`Bitstate`] keep a hash or a few bits; a search over them finds violations
//! and never shows their absence.
//!
//! Everything is lock-free but growth: a table that is too full is moved to a
//! larger one by all workers together, each a part at a time. A store that may
//! not grow answers [`Full`]; it never waits, loops or aborts.
//!
//! The tables, the gate and growth run under loom: `RUSTFLAGS="--cfg loom" cargo test
//! -p heddle-store --lib --release`.

#![cfg_attr(loom, allow(dead_code))]

#[cfg(not(loom))]
mod bitstate;
mod bucket;
mod bucket_of;
#[cfg(not(loom))]
mod compact;
#[cfg(not(loom))]
mod exact;
mod gate;
mod growth;
mod hash;
mod index;
#[cfg(not(loom))]
mod layout;
mod lengths;
mod memory;
mod pair_table;
mod recent;
#[cfg(not(loom))]
mod root_halves;
mod root_set;
mod shape;
mod sync;
#[cfg(not(loom))]
mod tree;
#[cfg(not(loom))]
mod tree_builder;
#[cfg(not(loom))]
mod tree_decode;
#[cfg(not(loom))]
mod tree_encode;

#[cfg(not(loom))]
pub use bitstate::{Bitstate, MAX_BITS};
#[cfg(not(loom))]
pub use compact::{Compact, CompactLocal, HASH_BITS};
#[cfg(not(loom))]
pub use exact::{Exact, ExactLocal};
pub use hash::{hash64, hash128, mix};
#[cfg(not(loom))]
pub use layout::Layout;
pub use memory::Budget;
#[cfg(not(loom))]
pub use tree::{Tree, TreeLocal};

use std::hash::Hash;

/// Which store a search uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoreKind {
    /// Full bytes in an arena.
    Exact,
    /// Recursive compression: pairs of words, then pairs of pairs.
    Tree,
    /// A tag and a place in the table, both from a 128-bit hash.
    Compact,
    /// A few bits in one large array.
    Bitstate,
}

impl StoreKind {
    pub const ALL: [StoreKind; 4] =
        [StoreKind::Exact, StoreKind::Tree, StoreKind::Compact, StoreKind::Bitstate];

    pub fn name(self) -> &'static str {
        match self {
            StoreKind::Exact => "exact",
            StoreKind::Tree => "tree",
            StoreKind::Compact => "compact",
            StoreKind::Bitstate => "bitstate",
        }
    }

    /// Whether two different states are never taken for one.
    pub fn is_lossless(self) -> bool {
        matches!(self, StoreKind::Exact | StoreKind::Tree)
    }
}

/// There is no memory left for another state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

/// A stored state. It stays valid as long as the store, through all growth. It
/// has [`StateRef::BITS`] bits at most, so that a word has room for some flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StateRef(pub u64);

impl StateRef {
    pub const BITS: u32 = 60;
}

/// Marks on a state, as four bits. They are only ever added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8);

impl Colour {
    pub const BLUE: Colour = Colour(1);
    pub const RED: Colour = Colour(2);
    /// Its expansion has begun.
    pub const BEGUN: Colour = Colour(4);
    /// Its expansion, and that of all below it, has ended.
    pub const DONE: Colour = Colour(8);

    #[inline]
    pub fn has(self, other: Colour) -> bool {
        self.0 & other.0 == other.0
    }
}

/// A set that keeps its states.
pub trait Store: Sync {
    type Local<'s>: Local
    where
        Self: 's;

    /// One worker's side of the store. No more at a time than it was made for.
    fn local(&self) -> Self::Local<'_>;

    /// The bytes of a state. Not while the store may grow: by a worker use
    /// [`Local::load`].
    fn read(&self, state: StateRef, out: &mut Vec<u8>);

    /// The state from which it was first reached, where that is kept.
    fn parent(&self, state: StateRef) -> Option<StateRef>;

    const HAS_PARENTS: bool;

    /// Bytes in use.
    fn memory(&self) -> u64;

    fn budget(&self) -> &Budget;
}

/// One worker's side of a store: insertion in steps (prepare, look ahead,
/// resolve, commit), so that the memory that one state needs is fetched while
/// others are worked on.
///
/// All calls between [`Local::enter`] and [`Local::leave`]; outside, others
/// may let the store grow. Be outside while waiting for anybody.
pub trait Local {
    /// A state on its way into the store. Worth nothing after `clear`.
    type Pending: Copy;

    fn enter(&mut self);
    fn leave(&mut self);

    /// Fetches what [`Local::load`] will read.
    fn prefetch(&self, state: StateRef);

    /// The bytes of a state; it becomes the parent of what is prepared next.
    fn load(&mut self, state: StateRef, out: &mut Vec<u8>);

    /// What is prepared next has no parent.
    fn detach(&mut self);

    /// Hashes or compresses a state and fetches its place.
    fn prepare(&mut self, state: &[u8]) -> Result<Self::Pending, Full>;

    /// After that, if time is left: fetches what will be compared.
    fn look_ahead(&self, pending: &Self::Pending) {
        let _ = pending;
    }

    /// After that: makes it ready to commit.
    fn resolve(&mut self, pending: &mut Self::Pending) -> Result<(), Full> {
        let _ = pending;
        Ok(())
    }

    /// Inserts a prepared and resolved state; says whether it is new.
    fn commit(&mut self, pending: &Self::Pending) -> Result<(StateRef, bool), Full>;

    /// A prepared and resolved state, if it is stored.
    fn find(&mut self, pending: &Self::Pending) -> Option<StateRef>;

    /// Forgets what was prepared.
    fn clear(&mut self);

    fn colour(&self, state: StateRef) -> Colour;

    /// Adds a colour; says whether this call added any of its bits.
    fn paint(&self, state: StateRef, colour: Colour) -> bool;

    /// Adds a colour that has [`Colour::BLUE`] to a state that has not; says
    /// whether it did. Of several who claim a state one succeeds.
    fn claim(&self, state: StateRef, colour: Colour) -> bool;

    /// Inserts one state at once.
    fn insert(&mut self, state: &[u8]) -> Result<(StateRef, bool), Full> {
        let mut pending = self.prepare(state)?;
        self.resolve(&mut pending)?;
        let answer = self.commit(&pending);
        self.clear();
        answer
    }
}

/// The two halves of a state's 128-bit hash.
pub type StateHash = (u64, u64);

/// A set that keeps only traces of its states: it may take a new state for an
/// old one, never an old one for new.
pub trait Filter: Sync {
    type Local<'s>: FilterLocal
    where
        Self: 's;

    fn local(&self) -> Self::Local<'_>;

    /// The expected share of states taken for others, after so many.
    fn share_missed(&self, n_inserted: u64) -> f64;

    /// Bytes taken from the budget.
    fn memory(&self) -> u64;

    /// Those of them that the system never had to give: no state is there, after
    /// so many.
    fn untouched(&self, n_inserted: u64) -> u64 {
        let _ = n_inserted;
        0
    }

    fn budget(&self) -> &Budget;

    const NAME: &'static str;
}

/// One worker's side of a [`Filter`]; `enter` and `leave` as in [`Local`].
pub trait FilterLocal {
    fn enter(&mut self);
    fn leave(&mut self);
    fn prefetch(&self, hash: StateHash);

    /// Adds a state; says whether it is new.
    fn insert(&mut self, hash: StateHash) -> Result<bool, Full>;

    fn contains(&self, hash: StateHash) -> bool;
}
