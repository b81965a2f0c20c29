//! The attributes that instructions carry: names without effect of their own.
//!
//! A front end gives them, a model's sets test them, as in McSPIN. The names
//! below are what heddle's front ends give; `attribute x` in a model file adds
//! more, which only programs that name them can carry.

use crate::rel::{FENCE, READ, WRITE};

/// Name, the classes of instruction that can carry it, who gives it.
pub const ATTRIBUTES: [(&str, u8, &str); 47] = [
    ("Fence.r.r", FENCE, "RISC-V fence r,r; SPARC MEMBAR #LoadLoad"),
    ("Fence.r.w", FENCE, "RISC-V fence r,w; SPARC MEMBAR #LoadStore"),
    ("Fence.r.rw", FENCE, "RISC-V fence r,rw"),
    ("Fence.w.r", FENCE, "RISC-V fence w,r; SPARC MEMBAR #StoreLoad"),
    ("Fence.w.w", FENCE, "RISC-V fence w,w; SPARC MEMBAR #StoreStore"),
    ("Fence.w.rw", FENCE, "RISC-V fence w,rw"),
    ("Fence.rw.r", FENCE, "RISC-V fence rw,r"),
    ("Fence.rw.w", FENCE, "RISC-V fence rw,w"),
    ("Fence.rw.rw", FENCE, "RISC-V fence rw,rw; `fence` in .mcs programs"),
    ("Fence.tso", FENCE, "RISC-V fence.tso"),
    ("MFENCE", FENCE, "x86 mfence"),
    ("LFENCE", FENCE, "x86 lfence"),
    ("SFENCE", FENCE, "x86 sfence"),
    ("DMB.SY", FENCE, "AArch64 dmb sy, dsb sy"),
    ("DMB.LD", FENCE, "AArch64 dmb ld, dsb ld"),
    ("DMB.ST", FENCE, "AArch64 dmb st, dsb st"),
    ("ISB", FENCE, "AArch64 isb"),
    ("sync", FENCE, "POWER sync"),
    ("lwsync", FENCE, "POWER lwsync"),
    ("eieio", FENCE, "POWER eieio"),
    ("isync", FENCE, "POWER isync"),
    ("mf", FENCE, "Itanium mf"),
    ("A", READ, "AArch64 load-acquire"),
    ("Q", READ, "AArch64 load-acquirePC"),
    ("L", WRITE, "AArch64 store-release"),
    ("X", READ | WRITE, "exclusive and atomic accesses"),
    ("Acq", READ | WRITE, "RISC-V .aq"),
    ("Rel", READ | WRITE, "RISC-V .rl"),
    ("AcqRel", READ | WRITE, "RISC-V .aq.rl"),
    ("na", READ | WRITE, "C: a plain access"),
    ("rlx", READ | WRITE | FENCE, "C: memory_order_relaxed"),
    ("acq", READ | FENCE, "C: memory_order_acquire, or stronger"),
    ("rel", WRITE | FENCE, "C: memory_order_release, or stronger"),
    ("sc", READ | WRITE | FENCE, "C: memory_order_seq_cst"),
    ("ld.acq", READ, "Itanium ld.acq"),
    ("st.rel", WRITE, "Itanium st.rel"),
    ("strict", READ | WRITE | FENCE, "UPC strict accesses and upc_fence"),
    ("relaxed", READ | WRITE, "UPC relaxed accesses"),
    ("atomic", READ | WRITE, "an atomic block of a .mcs program"),
    ("con", READ, "C: memory_order_consume"),
    ("NoRet", READ, "AArch64 atomics whose result goes nowhere"),
    ("DSB", FENCE, "32-bit ARM dsb, beside what it orders"),
    ("ISH", FENCE, "32-bit ARM dmb ish, beside what it orders"),
    ("AL", WRITE, "AArch64 atomics that acquire and release: their store"),
    ("fail.rlx", READ, "C: a comparison that is relaxed where it fails"),
    ("fail.acq", READ, "C: a comparison that acquires where it fails, and no more or no less"),
    ("fail.sc", READ, "C: a comparison that is sequentially consistent where it fails"),
];

/// The bit of an attribute that a front end gives.
///
/// Panics on a name that is not in [`ATTRIBUTES`]: only front ends call it.
pub fn attr(name: &str) -> u64 {
    let at = ATTRIBUTES.iter().position(|a| a.0 == name);
    1 << at.unwrap_or_else(|| panic!("no attribute `{name}`"))
}

/// The attributes of a fence that is a full one under every model.
pub fn full_fence() -> u64 {
    let full = ["Fence.rw.rw", "MFENCE", "DMB.SY", "sync", "mf", "sc", "acq", "rel", "strict"];
    full.iter().map(|a| attr(a)).fold(0, |a, b| a | b)
}

/// The names in a mask.
pub fn attr_names(mask: u64) -> Vec<&'static str> {
    let named = ATTRIBUTES.iter().enumerate();
    named.filter(|(i, _)| mask >> i & 1 == 1).map(|(_, a)| a.0).collect()
}
