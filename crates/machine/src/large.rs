//! Large objects, held as pages that states share.
//!
//! The objects of a state lie in one arena that each step copies. That is right
//! for small ones. An object above [`LARGE`] bytes lies apart: as a list of
//! those pages that somebody has written, each of which all states share until
//! it is written again. So an object costs what was written to it, whatever its
//! size, and a step costs the pages that it writes.
//!
//! In a state's bytes a page is a number ([`Pages`]): equal contents, equal
//! numbers, in one run. When the table of pages is full, the contents of further
//! pages are written out.
//!
//! Not here: what accesses are allowed (`memory`), and where objects lie in the
//! bytes of a state (`encode`, `decode`).

use crate::hash::Quick;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock, RwLock};

/// Objects of more bytes than this lie apart.
pub const LARGE: u32 = 1 << 14;
/// The bytes of a page.
pub const PAGE: usize = 4096;
/// Pages to keep by number: 64 MB.
const MAX_PAGES: usize = 8192;

/// Some bytes, and which of their bits are undefined.
pub struct Page {
    pub bytes: [u8; PAGE],
    pub undef: [u8; PAGE],
    number: OnceLock<u32>,
}

impl Page {
    pub fn filled(byte: u8, undef: u8) -> Page {
        Page { bytes: [byte; PAGE], undef: [undef; PAGE], number: OnceLock::new() }
    }
}

impl Clone for Page {
    /// A copy is made to be written: it has no number yet.
    fn clone(&self) -> Self {
        Page { bytes: self.bytes, undef: self.undef, number: OnceLock::new() }
    }
}

impl PartialEq for Page {
    fn eq(&self, o: &Self) -> bool {
        self.bytes == o.bytes && self.undef == o.undef
    }
}

impl Eq for Page {}

impl Hash for Page {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write(&self.bytes);
        state.write(&self.undef);
    }
}

/// The memory of a large object.
#[derive(Clone, PartialEq, Eq)]
pub struct Large {
    /// What is in pages that nobody has written: zeros, or nothing defined.
    pub zeroed: bool,
    /// The others by number, in order.
    pub pages: Vec<(u32, Arc<Page>)>,
    /// The words that are pointers, in order, with their objects.
    pub pointers: Vec<(u32, u32)>,
}

impl std::fmt::Debug for Large {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} pages, {} pointers", self.pages.len(), self.pointers.len())
    }
}

impl Large {
    pub fn new(zeroed: bool) -> Large {
        Large { zeroed, pages: Vec::new(), pointers: Vec::new() }
    }

    fn blank(&self) -> u8 {
        if self.zeroed { 0 } else { 0xff }
    }

    fn page(&self, n: usize) -> Option<&Arc<Page>> {
        let at = self.pages.binary_search_by_key(&(n as u32), |p| p.0).ok()?;
        Some(&self.pages[at].1)
    }

    fn page_mut(&mut self, n: usize) -> &mut Page {
        let blank = self.blank();
        let at = match self.pages.binary_search_by_key(&(n as u32), |p| p.0) {
            Ok(at) => at,
            Err(at) => {
                self.pages.insert(at, (n as u32, Arc::new(Page::filled(0, blank))));
                at
            }
        };
        let page = Arc::make_mut(&mut self.pages[at].1);
        page.number = OnceLock::new();
        page
    }

    /// The parts of a range by page: page, offset there, offset in the range, length.
    fn parts(at: usize, n: usize) -> impl Iterator<Item = (usize, usize, usize, usize)> {
        let mut done = 0;
        std::iter::from_fn(move || {
            let (page, offset) = ((at + done) / PAGE, (at + done) % PAGE);
            let len = (PAGE - offset).min(n - done);
            let part = (page, offset, done, len);
            done += len;
            (len > 0).then_some(part)
        })
    }

    /// Reads bytes and their undefined bits.
    pub fn read(&self, at: usize, bytes: &mut [u8], undef: &mut [u8]) {
        for (page, offset, done, len) in Self::parts(at, bytes.len()) {
            let (b, u) = (&mut bytes[done..done + len], &mut undef[done..done + len]);
            match self.page(page) {
                Some(p) => {
                    b.copy_from_slice(&p.bytes[offset..offset + len]);
                    u.copy_from_slice(&p.undef[offset..offset + len]);
                }
                None => {
                    b.fill(0);
                    u.fill(self.blank());
                }
            }
        }
    }

    pub fn write(&mut self, at: usize, bytes: &[u8], undef: &[u8]) {
        for (page, offset, done, len) in Self::parts(at, bytes.len()) {
            let p = self.page_mut(page);
            p.bytes[offset..offset + len].copy_from_slice(&bytes[done..done + len]);
            p.undef[offset..offset + len].copy_from_slice(&undef[done..done + len]);
        }
    }

    /// Fills a range; the whole pages in it are one.
    pub fn fill(&mut self, at: usize, n: usize, byte: u8, undef: u8) {
        let full = at.div_ceil(PAGE)..(at + n) / PAGE;
        if full.start >= full.end {
            for (page, offset, _, len) in Self::parts(at, n) {
                let p = self.page_mut(page);
                p.bytes[offset..offset + len].fill(byte);
                p.undef[offset..offset + len].fill(undef);
            }
            return;
        }
        self.fill(at, full.start * PAGE - at, byte, undef);
        self.fill(full.end * PAGE, at + n - full.end * PAGE, byte, undef);
        let from = self.pages.partition_point(|p| (p.0 as usize) < full.start);
        let to = self.pages.partition_point(|p| (p.0 as usize) < full.end);
        let page = Arc::new(Page::filled(byte, undef));
        let same = full.map(|n| (n as u32, page.clone()));
        let blank = (byte, undef) == (0, self.blank());
        self.pages.splice(from..to, same.filter(|_| !blank));
    }

    /// Whether all of a range is defined.
    pub fn is_defined(&self, at: usize, n: usize) -> bool {
        Self::parts(at, n).all(|(page, offset, _, len)| match self.page(page) {
            Some(p) => p.undef[offset..offset + len].iter().all(|&u| u == 0),
            None => self.zeroed,
        })
    }

    /// The pointers among some words.
    pub fn pointers_in(&self, words: std::ops::Range<usize>) -> &[(u32, u32)] {
        let at = |w: usize| self.pointers.partition_point(|p| (p.0 as usize) < w);
        &self.pointers[at(words.start)..at(words.end)]
    }

    pub fn forget_pointers(&mut self, words: std::ops::Range<usize>) {
        self.pointers.retain(|p| !words.contains(&(p.0 as usize)));
    }

    pub fn set_pointer(&mut self, word: usize, obj: u32) {
        match self.pointers.binary_search_by_key(&(word as u32), |p| p.0) {
            Ok(at) => self.pointers[at].1 = obj,
            Err(at) => self.pointers.insert(at, (word as u32, obj)),
        }
    }
}

/// The pages of a run, by number. 0 is all zeros, 1 is all undefined.
pub struct Pages {
    table: RwLock<Table>,
    most: usize,
}

#[derive(Default)]
struct Table {
    numbers: HashMap<Arc<Page>, u32, Quick>,
    pages: Vec<Arc<Page>>,
}

impl Default for Pages {
    fn default() -> Self {
        let mut table = Table::default();
        for undef in [0, 0xff] {
            let (n, page) = (table.pages.len() as u32, Arc::new(Page::filled(0, undef)));
            page.number.get_or_init(|| n);
            table.numbers.insert(page.clone(), n);
            table.pages.push(page);
        }
        Pages { table: RwLock::new(table), most: MAX_PAGES }
    }
}

impl Pages {
    /// Pages without numbers of their own: the bytes of a state mean the same everywhere.
    pub fn written_out() -> Self {
        Pages { most: 0, ..Pages::default() }
    }

    /// The number of a page; `None` if it has none and the table is full.
    pub fn number(&self, page: &Arc<Page>) -> Option<u32> {
        if let Some(&n) = page.number.get() {
            return Some(n);
        }
        let known = self.table.read().unwrap_or_else(|e| e.into_inner()).numbers.get(page).copied();
        let found = known.or_else(|| {
            let mut table = self.table.write().unwrap_or_else(|e| e.into_inner());
            if let Some(&n) = table.numbers.get(page) {
                return Some(n);
            }
            if table.pages.len() >= self.most {
                return None;
            }
            let n = table.pages.len() as u32;
            table.numbers.insert(page.clone(), n);
            table.pages.push(page.clone());
            Some(n)
        })?;
        // A page that was numbered is never written again: that makes a copy.
        page.number.get_or_init(|| found);
        Some(found)
    }

    pub fn page(&self, number: u32) -> Arc<Page> {
        self.table.read().unwrap_or_else(|e| e.into_inner()).pages[number as usize].clone()
    }

    /// The number of the pages that an object has where nobody wrote.
    pub fn blank(zeroed: bool) -> u32 {
        if zeroed { 0 } else { 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against an ordinary array.
    #[test]
    fn pages_hold_what_an_array_holds() {
        let n = PAGE * 3 + 100;
        for seed in 0..40u64 {
            let mut large = Large::new(seed % 2 == 0);
            let (mut bytes, mut undef) = (vec![0u8; n], vec![large.blank(); n]);
            let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            let mut next = |below: usize| {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                (random >> 11) as usize % below
            };
            for _ in 0..60 {
                let at = next(n);
                let len = next(n - at) + 1;
                let (byte, unknown) = (next(3) as u8, if next(2) == 0 { 0 } else { 0xff });
                if next(2) == 0 {
                    large.fill(at, len, byte, unknown);
                } else {
                    large.write(at, &vec![byte; len], &vec![unknown; len]);
                }
                bytes[at..at + len].fill(byte);
                undef[at..at + len].fill(unknown);
                let (mut b, mut u) = (vec![9; n], vec![9; n]);
                large.read(0, &mut b, &mut u);
                assert!(b == bytes && u == undef, "seed {seed}");
                let defined = undef[at..at + len].iter().all(|&u| u == 0);
                assert_eq!(large.is_defined(at, len), defined);
            }
        }
    }

    #[test]
    fn equal_pages_have_equal_numbers() {
        let pages = Pages::default();
        let a = Arc::new(Page::filled(7, 0));
        let b = Arc::new(Page::filled(7, 0));
        assert_eq!(pages.number(&a), pages.number(&b));
        let mut c = a.clone();
        Arc::make_mut(&mut c).bytes[5] = 1;
        assert_ne!(pages.number(&a), pages.number(&c));
        Arc::make_mut(&mut c).bytes[5] = 7;
        assert_eq!(pages.number(&a), pages.number(&c));
        assert_eq!(pages.number(&Arc::new(Page::filled(0, 0))), Some(Pages::blank(true)));
        assert_eq!(pages.number(&Arc::new(Page::filled(0, 0xff))), Some(Pages::blank(false)));
    }
}
