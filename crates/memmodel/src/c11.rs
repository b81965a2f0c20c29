//! C11 memory orders, and what the usual compilation schemes make of them.
//!
//! An access carries its order and, beside it, what each target's compiler makes of
//! it: attributes, and fences before and after. Only the models of a target know
//! its attributes; to the others they are nothing.
//!
//! | C | x86, SPARC | AArch64 | RISC-V | POWER |
//! |---|---|---|---|---|
//! | acquire load | load; membar | LDAPR (Q) | load; fence r,rw | load; lwsync |
//! | seq_cst load | load; membar | LDAR (A) | load; fence r,rw | sync; load; lwsync |
//! | release store | membar; store | STLR (L) | fence rw,w; store | lwsync; store |
//! | seq_cst store | membar; store; full | STLR (L) | fence rw,w; store; fence rw,rw | sync; store |
//! | fence | full for seq_cst | DMB LD or SY | fence | lwsync or sync |

use crate::attrs::attr;
use crate::model::MemModel;
use crate::rel::FENCE;

/// What a fence is under a model. One that C asked for has what each target makes of it;
/// a model that tells the fences of SPARC and RISC-V apart is not asked about those of ARM
/// and POWER, which may be stronger, and only POWER has a fence before sequentially
/// consistent loads.
pub(crate) fn fence_attrs(model: &MemModel, attrs: u64) -> u64 {
    let c = ["rlx", "acq", "rel", "sc"].iter().map(|a| attr(a)).fold(0, |a, b| a | b);
    if attrs & c == 0 {
        return attrs;
    }
    let tells = |a: &str| model.membership(FENCE, attr(a)) != model.membership(FENCE, 0);
    let without = |names: &[&str]| names.iter().fold(attrs, |left, a| left & !attr(a));
    if tells("Fence.w.w") {
        return without(&["DMB.SY", "DMB.LD", "DMB.ST", "sync", "lwsync", "mf"]);
    }
    let only_power = attrs & !c == attr("sync") && !tells("lwsync");
    if only_power { without(&["sync"]) } else { attrs }
}

/// The attributes of an atomic comparison with these where it fails.
pub fn failed(attrs: u64) -> u64 {
    let read = attr("X") | attr("rlx");
    let acquires = read | attr("acq") | attr("A");
    let orders = [("fail.rlx", read), ("fail.acq", acquires), ("fail.sc", acquires | attr("sc"))];
    let own = orders.into_iter().find(|(name, _)| attrs & attr(name) != 0);
    own.map_or(attrs, |(_, order)| order)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    Plain,
    Relaxed,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

impl Order {
    pub fn acquires(self) -> bool {
        matches!(self, Order::Acquire | Order::AcqRel | Order::SeqCst)
    }

    pub fn releases(self) -> bool {
        matches!(self, Order::Release | Order::AcqRel | Order::SeqCst)
    }

    /// The attributes of a load.
    pub fn load(self) -> u64 {
        match self {
            Order::Plain => attr("na"),
            Order::SeqCst => attr("acq") | attr("sc") | attr("A"),
            o if o.acquires() => attr("acq") | attr("Q"),
            _ => attr("rlx"),
        }
    }

    pub fn store(self) -> u64 {
        match self {
            Order::Plain => attr("na"),
            Order::SeqCst => attr("rel") | attr("sc") | attr("L"),
            o if o.releases() => attr("rel") | attr("L"),
            _ => attr("rlx"),
        }
    }

    /// An atomic that reads and writes.
    pub fn update(self) -> u64 {
        let mut attrs = attr("X") | attr("rlx");
        if self.acquires() {
            attrs |= attr("acq") | attr("A");
        }
        if self.releases() {
            attrs |= attr("rel") | attr("L");
        }
        if self == Order::SeqCst {
            attrs |= attr("sc");
        }
        attrs
    }

    /// An atomic comparison; where it fails it only reads, with an order of its own.
    pub fn compare(self, failure: Order) -> u64 {
        let same = self.acquires() == failure.acquires()
            && (self == Order::SeqCst) == (failure == Order::SeqCst);
        let fails = match failure {
            _ if same => return self.update(),
            Order::SeqCst => "fail.sc",
            failure if failure.acquires() => "fail.acq",
            _ => "fail.rlx",
        };
        self.update() | attr(fails)
    }

    /// The fences, by their attributes, before a load, store or update.
    pub fn before(self, writes: bool) -> Vec<u64> {
        let mut out = Vec::new();
        if self == Order::SeqCst {
            out.push(attr("sync") | attr("rlx"));
        }
        if writes && self.releases() {
            out.push(attr("lwsync") | attr("Fence.rw.w"));
        }
        out
    }

    /// The fences after a load or update.
    pub fn after_read(self) -> Vec<u64> {
        let fence = attr("lwsync") | attr("Fence.r.rw");
        if self.acquires() { vec![fence] } else { vec![] }
    }

    /// The fences after a store.
    pub fn after_store(self) -> Vec<u64> {
        let fence = attr("MFENCE") | attr("Fence.rw.rw");
        if self == Order::SeqCst { vec![fence] } else { vec![] }
    }

    /// The attributes of `atomic_thread_fence`.
    pub fn fence(self) -> u64 {
        let names: &[&str] = match self {
            Order::SeqCst => &["sc", "MFENCE", "Fence.rw.rw", "DMB.SY", "sync", "mf"],
            Order::AcqRel => &["Fence.tso", "DMB.SY", "lwsync"],
            Order::Acquire => &["Fence.r.rw", "DMB.LD", "lwsync"],
            Order::Release => &["Fence.rw.w", "DMB.SY", "lwsync"],
            _ => &["rlx"],
        };
        let mut attrs = names.iter().map(|n| attr(n)).fold(0, |a, b| a | b);
        if self.acquires() {
            attrs |= attr("acq");
        }
        if self.releases() {
            attrs |= attr("rel");
        }
        attrs
    }
}
