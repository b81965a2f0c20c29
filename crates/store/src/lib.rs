//! Sets of states, shared by all workers of a search. Knows only bytes.
//!
//! Two families. [`Exact`] and [`Tree`] keep every state and give its bytes
//! back for a [`StateRef`]; a search over them can be complete. `Compact` and
//! `Bitstate` keep a hash or a few bits; a search over them finds violations
//! and never shows their absence.

/// Which store a search uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoreKind {
    /// Full bytes in an arena.
    Exact,
    /// Recursive compression: pairs of words, then pairs of pairs.
    Tree,
    /// A 59-bit tag and a place in the table, both from a 128-bit hash.
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
