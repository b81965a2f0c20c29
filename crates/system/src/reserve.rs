//! The last reserve: what it takes to end in an answer when the system has no
//! memory left.
//!
//! A search stays within `--memory` by itself. But the system may have less (a
//! limit on the address space, or not what it promised), and an allocation that
//! fails ends a Rust program on the spot. So some address space is set aside when a
//! search begins. When an allocation fails for the first time, it is given back
//! and the search is told to stop; with that, the workers go home and the
//! numbers so far are told, as after Ctrl-C.

use heddle_engine::{Reason, Stop};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::Arc;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The system's allocator with a reserve behind it.
pub struct Careful;

#[cfg(unix)]
const BYTES: usize = 48 << 20;

/// What is set aside, and the search to be told.
static RESERVE: AtomicPtr<u8> = AtomicPtr::new(std::ptr::null_mut());
static SEARCH: AtomicPtr<Stop> = AtomicPtr::new(std::ptr::null_mut());

/// Sets the reserve aside for a search. Where that is not possible, there is
/// none.
pub fn keep(stop: &Arc<Stop>) {
    // It lives as long as the process: a failure may come at any time.
    SEARCH.store(Arc::into_raw(Arc::clone(stop)).cast_mut(), Ordering::Release);
    #[cfg(unix)]
    if RESERVE.load(Ordering::Relaxed).is_null() {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
        // SAFETY: a fresh mapping touches nothing that exists.
        let p = unsafe { libc::mmap(std::ptr::null_mut(), BYTES, libc::PROT_NONE, flags, -1, 0) };
        if p != libc::MAP_FAILED {
            RESERVE.store(p.cast(), Ordering::Release);
        }
    }
}

/// An allocation failed: gives the reserve back, if there is one, and ends the
/// search. Allocates nothing.
#[cold]
fn open() {
    // SAFETY: what is there was leaked by `keep` and is never freed.
    if let Some(stop) = unsafe { SEARCH.load(Ordering::Acquire).as_ref() } {
        stop.set(Reason::OutOfMemory);
    }
    let reserve = RESERVE.swap(std::ptr::null_mut(), Ordering::AcqRel);
    #[cfg(unix)]
    if !reserve.is_null() {
        // SAFETY: mapped by `keep`, and taken by this call alone.
        unsafe { libc::munmap(reserve.cast(), BYTES) };
    }
    let _ = reserve;
}

// SAFETY: everything is the system allocator's, asked a second time at most.
unsafe impl GlobalAlloc for Careful {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's promises are the system's.
        let p = unsafe { System.alloc(layout) };
        if !p.is_null() {
            return p;
        }
        open();
        // SAFETY: as above.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        let p = unsafe { System.alloc_zeroed(layout) };
        if !p.is_null() {
            return p;
        }
        open();
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above; a reallocation that fails leaves the old one.
        let p = unsafe { System.realloc(at, layout, size) };
        if !p.is_null() {
            return p;
        }
        open();
        // SAFETY: as above.
        unsafe { System.realloc(at, layout, size) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(at, layout) }
    }
}
