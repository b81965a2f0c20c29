//! Memory for tables: mapped lazily, on huge pages, and counted.
//!
//! A [`Budget`] is what a run may use; whoever grows asks it first, so a limit
//! ends in an answer and not in a kill. A [`Region`] is one zeroed array. It is
//! mapped without being touched, so a large one costs nothing until used, and
//! it asks for huge pages: a random access then misses the TLB far less
//! (measured: 1.3 to 1.7 times the speed of every table here).

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Bytes that may be used, and those that are.
#[derive(Debug)]
pub struct Budget {
    limit: u64,
    used: AtomicU64,
    peak: AtomicU64,
}

impl Budget {
    pub fn new(limit: u64) -> Self {
        Budget { limit, used: AtomicU64::new(0), peak: AtomicU64::new(0) }
    }

    /// Takes bytes from the budget, or nothing if they are not there.
    pub fn take(&self, bytes: u64) -> bool {
        let fits = |used: u64| used.checked_add(bytes).filter(|&sum| sum <= self.limit);
        let before = self.used.fetch_update(Relaxed, Relaxed, fits);
        before.map(|used| self.peak.fetch_max(used + bytes, Relaxed)).is_ok()
    }

    pub fn give_back(&self, bytes: u64) {
        let before = self.used.fetch_sub(bytes, Relaxed);
        assert!(before >= bytes);
    }

    pub fn used(&self) -> u64 {
        self.used.load(Relaxed)
    }

    /// The most that was ever used at one time.
    pub fn peak(&self) -> u64 {
        self.peak.load(Relaxed)
    }

    pub fn limit(&self) -> u64 {
        self.limit
    }
}

/// Types whose all-zero bytes are a value, and which need no drop.
///
/// # Safety
/// Both of the above hold.
pub(crate) unsafe trait Zeroed: Sync {
    #[cfg(loom)]
    fn zero() -> Self;
}

// SAFETY: integers behind atomics; zero is a value and nothing is dropped.
unsafe impl Zeroed for crate::sync::AtomicU64 {
    #[cfg(loom)]
    fn zero() -> Self {
        crate::sync::AtomicU64::new(0)
    }
}

// SAFETY: plain bytes.
unsafe impl Zeroed for u64 {
    #[cfg(loom)]
    fn zero() -> Self {
        0
    }
}

/// A zeroed array of fixed length.
#[cfg(not(loom))]
pub(crate) struct Region<T> {
    start: *mut T,
    len: usize,
    map: *mut u8,
    map_bytes: usize,
}

#[cfg(not(loom))]
// SAFETY: a region is owned memory like a boxed slice of `T`.
unsafe impl<T: Send> Send for Region<T> {}
#[cfg(not(loom))]
// SAFETY: as above; shared access gives only `&T`.
unsafe impl<T: Sync> Sync for Region<T> {}

#[cfg(not(loom))]
const HUGE_PAGE: usize = 2 << 20;

#[cfg(not(loom))]
impl<T: Zeroed> Region<T> {
    /// `len` zeros; `None` if the system has no such memory.
    pub(crate) fn new(len: usize) -> Option<Self> {
        let region = Self::mapped(len)?;
        advise(region.start.cast(), region.len * size_of::<T>(), true);
        Some(region)
    }

    /// The same where most of it may never be used: what is used first is on
    /// small pages, since clearing a huge one takes longer than a small search.
    pub(crate) fn reserved(len: usize) -> Option<Self> {
        let region = Self::mapped(len)?;
        let bytes = region.len * size_of::<T>();
        let second = region.start.cast::<u8>().wrapping_add(HUGE_PAGE);
        advise(region.start.cast(), bytes.min(HUGE_PAGE), false);
        advise(second, bytes.saturating_sub(HUGE_PAGE), true);
        Some(region)
    }

    /// The same where accesses are few and far between.
    pub(crate) fn on_small_pages(len: usize) -> Option<Self> {
        let region = Self::mapped(len)?;
        advise(region.start.cast(), region.len * size_of::<T>(), false);
        Some(region)
    }

    fn mapped(len: usize) -> Option<Self> {
        let bytes = len.checked_mul(size_of::<T>())?.max(1);
        // Room to start at a huge page, which also aligns every `T`.
        let map_bytes = bytes.checked_add(HUGE_PAGE)?;
        let map = map(map_bytes)?;
        let start = (map as usize).next_multiple_of(HUGE_PAGE);
        // SAFETY: `start` lies in the mapping, with `bytes` after it.
        let start = unsafe { map.add(start - map as usize) };
        Some(Region { start: start.cast(), len, map, map_bytes })
    }

    /// As many zeros as wanted, or the half, or a quarter .. down to `least`:
    /// the most for which the system has address space, with half as much again
    /// left for all that will be asked for later.
    pub(crate) fn largest(
        wanted: usize,
        least: usize,
        make: fn(usize) -> Option<Self>,
    ) -> Option<Self> {
        let mut len = wanted.max(least);
        loop {
            let region = make(len);
            let rest = len.checked_mul(size_of::<T>()).and_then(|b| map((b / 2).max(1)));
            if let Some(rest) = rest {
                unmap(rest, (len * size_of::<T>() / 2).max(1));
            }
            if region.is_some() && rest.is_some() {
                return region;
            }
            if len <= least {
                return region;
            }
            len = (len / 2).max(least);
        }
    }
}

#[cfg(not(loom))]
impl<T> Region<T> {
    pub(crate) fn start(&self) -> *mut T {
        self.start
    }
}

#[cfg(not(loom))]
impl<T> std::ops::Deref for Region<T> {
    type Target = [T];

    #[inline(always)]
    fn deref(&self) -> &[T] {
        // SAFETY: `len` zeroed values of `T` start there, and zero is a value.
        unsafe { std::slice::from_raw_parts(self.start, self.len) }
    }
}

#[cfg(not(loom))]
impl<T> Drop for Region<T> {
    fn drop(&mut self) {
        unmap(self.map, self.map_bytes);
    }
}

#[cfg(all(unix, not(loom)))]
fn map(bytes: usize) -> Option<*mut u8> {
    let protection = libc::PROT_READ | libc::PROT_WRITE;
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: a fresh anonymous mapping touches nothing that exists.
    let p = unsafe { libc::mmap(std::ptr::null_mut(), bytes, protection, flags, -1, 0) };
    (p != libc::MAP_FAILED).then_some(p.cast())
}

#[cfg(all(unix, not(loom)))]
fn unmap(start: *mut u8, bytes: usize) {
    // SAFETY: the mapping is ours and nobody refers to it any more.
    unsafe { libc::munmap(start.cast(), bytes) };
}

/// Only advice: without huge pages everything works, more slowly; with them
/// everywhere, it takes more memory.
#[cfg(not(loom))]
fn advise(start: *mut u8, bytes: usize, huge: bool) {
    #[cfg(target_os = "linux")]
    if bytes >= HUGE_PAGE {
        let advice = if huge { libc::MADV_HUGEPAGE } else { libc::MADV_NOHUGEPAGE };
        // SAFETY: the range is within our own mapping.
        unsafe { libc::madvise(start.cast(), bytes, advice) };
    }
    let _ = (start, bytes, huge);
}

#[cfg(all(not(unix), not(loom)))]
fn map(bytes: usize) -> Option<*mut u8> {
    let layout = std::alloc::Layout::from_size_align(bytes, 4096).ok()?;
    // SAFETY: `bytes` is not zero.
    let p = unsafe { std::alloc::alloc_zeroed(layout) };
    (!p.is_null()).then_some(p)
}

#[cfg(all(not(unix), not(loom)))]
fn unmap(start: *mut u8, bytes: usize) {
    let layout = std::alloc::Layout::from_size_align(bytes, 4096).expect("as when allocated");
    // SAFETY: allocated by `map` with this layout.
    unsafe { std::alloc::dealloc(start, layout) };
}

/// Under loom: an array of its atomics.
#[cfg(loom)]
pub(crate) struct Region<T>(Vec<T>);

#[cfg(loom)]
impl<T: Zeroed> Region<T> {
    pub(crate) fn new(len: usize) -> Option<Self> {
        Some(Region((0..len).map(|_| T::zero()).collect()))
    }

    pub(crate) fn on_small_pages(len: usize) -> Option<Self> {
        Self::new(len)
    }

    pub(crate) fn reserved(len: usize) -> Option<Self> {
        Self::new(len)
    }

    pub(crate) fn largest(
        wanted: usize,
        least: usize,
        make: fn(usize) -> Option<Self>,
    ) -> Option<Self> {
        make(wanted.max(least))
    }
}

#[cfg(loom)]
impl<T> std::ops::Deref for Region<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

/// Brings a cache line near. A hint: it never faults.
#[inline(always)]
pub(crate) fn prefetch<T>(at: *const T) {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    // SAFETY: prefetching is defined for every address.
    unsafe {
        std::arch::x86_64::_mm_prefetch::<{ std::arch::x86_64::_MM_HINT_T0 }>(at.cast());
    }
    let _ = at;
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    #[test]
    fn a_budget_gives_all_or_nothing() {
        let budget = Budget::new(100);
        assert!(budget.take(60) && !budget.take(41) && budget.take(40));
        budget.give_back(50);
        assert_eq!((budget.used(), budget.peak()), (50, 100));
        assert!(!budget.take(u64::MAX));
    }

    #[test]
    fn a_region_is_zero_and_aligned() {
        let region = Region::<u64>::new(1 << 20).expect("8 MiB");
        assert_eq!(region.start() as usize % HUGE_PAGE, 0);
        assert!(region.len() == 1 << 20 && region[0] == 0 && region[(1 << 20) - 1] == 0);
    }

    #[test]
    fn an_impossible_region_is_refused() {
        assert!(Region::<u64>::new(usize::MAX / 16).is_none());
        let region = Region::<u64>::largest(usize::MAX / 16, 8, Region::new).expect("less");
        assert!(region.len() >= 8 && region[7] == 0);
    }
}
