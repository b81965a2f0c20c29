//! States read back from their canonical bytes: the other half of `encode`.

use crate::code::Code;
use crate::encode::{ALONE, EXITED, HANDS, HISTORY, MARKED, MORE, live};
use crate::hands::Hand;
use crate::happens_before::Mark;
use crate::history::History;
use crate::large::{Large, PAGE, Page};
use crate::patch::Parts;
use crate::state::{End, Frame, Hold, Kind, Obj, State, Status, Thread, Wait};
use crate::value::Val;
use std::sync::Arc;

/// Reads back what [`crate::encode::Canon::encode`] wrote.
pub fn decode(code: &Code, bytes: &[u8], st: &mut State) {
    decode_parts(code, bytes, st, &mut Parts::default());
}

/// The same, and notes where the parts lie.
pub fn decode_parts(code: &Code, bytes: &[u8], st: &mut State, parts: &mut Parts) {
    decode_changes(code, &[], bytes, st, parts);
}

/// Reads a thread back from its bytes.
pub fn decode_thread(code: &Code, bytes: &[u8], t: &mut Thread) {
    Reader::new(bytes).thread(code, t);
}

/// The same where `st` is what `old` says, with its parts at `parts`; without
/// old bytes it may be anything. Most threads stand where they stood in the
/// state that was looked at before: the bytes of a thread say where they end,
/// so a state that goes on with the old ones has the same thread there. Objects made at
/// run time are the last part: if it ends as the old one does, they are the same.
pub fn decode_changes(code: &Code, old: &[u8], bytes: &[u8], st: &mut State, parts: &mut Parts) {
    let mut r = Reader { bytes, at: 1 };
    let same_objects = !old.is_empty()
        && code.n_large == 0
        && st.large.is_empty()
        && (old[0] | bytes[0]) & EXITED == 0
        && bytes.ends_with(&old[parts.objects..]);
    let n_objects = old.len().saturating_sub(parts.objects);
    st.word = code.word();
    if !same_objects {
        forget_memory(st);
    }
    st.keys.clear();
    st.leak = 0;
    st.marks.clear();
    st.hands.clear();
    st.posts.clear();
    st.published.clear();
    if !st.history.is_empty() || !st.history.told.is_empty() {
        st.history = Arc::default();
    }
    st.alone = bytes[0] & ALONE != 0;
    st.end = if bytes[0] == EXITED { End::Exited } else { End::Running };
    if st.end == End::Exited {
        st.threads.clear();
        parts.threads.clear();
        parts.same = 0;
        return;
    }
    if bytes[0] & HANDS != 0 {
        r.hands(st);
    }
    if bytes[0] & MARKED != 0 {
        r.marks(st);
    }
    let old_memory = (parts.memory, parts.globals);
    parts.memory = r.at;
    if !same_objects {
        make_statics(code, st);
        r.memory(st, 0, code.statics_len);
    } else if bytes[r.at..].starts_with(&old[old_memory.0..old_memory.1]) {
        // Its bytes say where it ends.
        r.at += old_memory.1 - old_memory.0;
    } else {
        st.prov[..code.statics_len / st.word.0].fill(0);
        r.memory(st, 0, code.statics_len);
    }
    for _ in 0..code.n_large {
        let large = r.large(code);
        st.large.push(Arc::new(large));
    }
    parts.globals = r.at;
    st.leak = r.number();
    for _ in 0..r.number() {
        let v = r.value();
        st.keys.push(v);
    }
    if bytes[0] & HISTORY != 0 {
        let (history, n) = History::read(&bytes[r.at..]);
        st.history = Arc::new(history);
        r.at += n;
    }
    let n = r.number() as usize;
    st.threads.resize_with(n, Thread::default);
    parts.threads.resize(n, (0, 0));
    parts.same = 0;
    for (i, (t, part)) in st.threads.iter_mut().zip(&mut parts.threads).enumerate() {
        let from = r.at;
        let was = old.get(part.0..part.1).filter(|was| !was.is_empty());
        match was.filter(|was| bytes[from..].starts_with(was)) {
            Some(was) => {
                r.at += was.len();
                parts.same |= 1u64.checked_shl(i as u32).unwrap_or(0);
            }
            None => r.thread(code, t),
        }
        *part = (from, r.at);
    }
    parts.objects = r.at;
    if bytes.len() - r.at != n_objects || !same_objects {
        if same_objects {
            st.objs.truncate(code.statics.len());
            st.mem.truncate(code.statics_len);
            st.undef.truncate(code.statics_len);
            st.prov.truncate(code.statics_len / st.word.0);
            st.addressed = false;
        }
        while r.at < bytes.len() {
            r.object(code, st);
        }
    }
    count_objects(code, st);
}

fn forget_memory(st: &mut State) {
    st.mem.clear();
    st.undef.clear();
    st.prov.clear();
    st.large.clear();
    st.addressed = false;
    st.objs.clear();
}

/// Makes room for the globals.
fn make_statics(code: &Code, st: &mut State) {
    st.objs.extend_from_slice(&code.statics);
    st.mem.resize(code.statics_len, 0);
    st.undef.resize(code.statics_len, 0);
    st.prov.resize(code.statics_len / st.word.0, 0);
}

/// Counts the objects of each frame.
fn count_objects(code: &Code, st: &mut State) {
    for t in &mut st.threads {
        t.frames.iter_mut().for_each(|f| f.n_objs = 0);
    }
    for obj in st.objs.iter().skip(code.n_statics as usize).filter(|o| o.is_on_stack()) {
        if let Some(t) = st.threads.get_mut(obj.thread as usize)
            && let Some(frame) = t.frames.get_mut(obj.depth as usize - 1)
        {
            frame.n_objs += 1;
        }
    }
}

/// Bytes, and how far they have been read.
pub(crate) struct Reader<'b> {
    bytes: &'b [u8],
    pub(crate) at: usize,
}

impl<'b> Reader<'b> {
    pub(crate) fn new(bytes: &'b [u8]) -> Self {
        Reader { bytes, at: 0 }
    }

    pub(crate) fn byte(&mut self) -> u8 {
        self.at += 1;
        self.bytes[self.at - 1]
    }

    /// What [`crate::encode::number`] wrote.
    pub(crate) fn number(&mut self) -> u32 {
        let (mut n, mut shift) = (0, 0);
        loop {
            let b = self.byte();
            n |= (b as u32 & 0x7f) << shift;
            if b < 0x80 {
                return n;
            }
            shift += 7;
        }
    }

    /// The next bytes, so many.
    pub(crate) fn take(&mut self, n: usize) -> &'b [u8] {
        self.at += n;
        &self.bytes[self.at - n..self.at]
    }
}

impl Reader<'_> {
    fn hands(&mut self, st: &mut State) {
        for _ in 0..self.number() {
            let place = (self.number(), self.number());
            st.posts.push(place);
        }
        for _ in 0..self.number() {
            let (obj, lo, hi) = (self.number(), self.number(), self.number());
            let write = self.byte() != 0;
            let by = self.number() as u16;
            let [known, seen, fenced, at] = [(); 4].map(|()| self.value().bits);
            st.hands.push(Hand { obj, lo, hi, write, by, known, seen, fenced, at });
        }
    }

    fn word(&mut self, n: usize) -> u64 {
        let mut buf = [0; 8];
        buf[..n].copy_from_slice(&self.bytes[self.at..self.at + n]);
        self.at += n;
        u64::from_le_bytes(buf)
    }

    fn value(&mut self) -> Val {
        let tag = self.byte();
        let bits = self.word(tag as usize & 15);
        let obj = if tag & 0x10 != 0 { self.number() } else { 0 };
        let undef = match tag & 0x60 {
            0 => 0,
            0x20 => u64::MAX,
            _ => self.word(8),
        };
        Val { bits, undef, obj }
    }

    fn marks(&mut self, st: &mut State) {
        for _ in 0..self.number() {
            let [obj, lo, hi, site, thread] = std::array::from_fn(|_| self.number());
            let flags = self.byte();
            let [known, seen, fenced] = std::array::from_fn(|_| self.value().bits);
            let at = (0..self.number()).map(|_| (self.number(), self.number())).collect();
            let (write, early) = (flags & 1 != 0, flags & 2 != 0);
            let thread = thread as u16;
            let mark = Mark { obj, lo, hi, write, early, site, thread, known, seen, fenced, at };
            st.marks.push(mark);
        }
    }

    fn memory(&mut self, st: &mut State, start: usize, len: usize) {
        st.mem[start..start + len].copy_from_slice(&self.bytes[self.at..self.at + len]);
        self.at += len;
        let marks = self.byte();
        if marks & 1 != 0 {
            let mut word = start / st.word.0;
            loop {
                match self.number() {
                    0 => break,
                    n => word += n as usize - 1,
                }
                st.prov[word] = self.number();
            }
        }
        st.undef[start..start + len].fill(0);
        if marks & 2 != 0 {
            let mut at = start;
            while at < start + len {
                let n = self.number() as usize;
                let b = self.byte();
                st.undef[at..at + n].fill(b);
                at += n;
            }
        }
    }

    fn thread(&mut self, code: &Code, t: &mut Thread) {
        t.clear();
        let head = self.byte();
        t.status = [Status::Free, Status::Running, Status::Finished][(head & 3) as usize];
        (t.detached, t.cancelled, t.no_cancel) = (head & 4 != 0, head & 8 != 0, head & 16 != 0);
        t.wait = Wait::ALL[(head >> 5) as usize];
        if t.status == Status::Free {
            return;
        }
        t.start = self.number();
        t.result = self.value();
        if t.status != Status::Running {
            return;
        }
        let atomic = self.byte();
        t.atomic = atomic & !MORE;
        if atomic & MORE != 0 {
            for _ in 0..self.number() {
                let (obj, at) = (self.number(), self.number());
                t.held.push((obj, at, Hold::ALL[self.byte() as usize]));
            }
            for _ in 0..self.number() {
                let v = self.value();
                t.cleanups.push(v);
            }
        }
        if t.wait != Wait::None {
            t.wait_at = self.value();
        }
        t.errno = self.number();
        t.tls.extend(code.tls_globals.iter().map(|_| self.number()));
        for _ in 0..self.number() {
            let v = self.value();
            t.keys.push(v);
        }
        let n = self.number();
        for i in 0..n {
            let (func, pc, varargs) = (self.number(), self.number(), self.number());
            let f = Frame { func, pc, base: t.regs.len() as u32, varargs, n_objs: 0 };
            let n_regs = code.program.functions[func as usize].n_regs as usize;
            t.regs.resize(f.base as usize + n_regs, Val::ZERO);
            for &r in live(code, &f, i + 1 == n) {
                t.regs[f.base as usize + r as usize] = self.value();
            }
            t.frames.push(f);
        }
    }

    fn large(&mut self, code: &Code) -> Large {
        let mut large = Large::new(self.byte() != 0);
        let mut next = 0;
        loop {
            match self.number() {
                0 => break,
                n => next += n - 1,
            }
            let (count, name) = (self.number(), self.number());
            let page = match name.checked_sub(1) {
                Some(name) => code.pages.page(name),
                None => Arc::new(self.page()),
            };
            large.pages.extend((next..next + count).map(|n| (n, page.clone())));
            next += count;
        }
        let mut word = 0;
        loop {
            match self.number() {
                0 => return large,
                n => word += n - 1,
            }
            large.pointers.push((word, self.number()));
        }
    }

    /// A page that has no number.
    fn page(&mut self) -> Page {
        let mut page = Page::filled(0, 0);
        page.bytes.copy_from_slice(&self.bytes[self.at..self.at + PAGE]);
        self.at += PAGE;
        let mut at = 0;
        while at < PAGE {
            let (n, byte) = (self.number() as usize, self.byte());
            page.undef[at..at + n].fill(byte);
            at += n;
        }
        page
    }

    fn object(&mut self, code: &Code, st: &mut State) {
        let head = self.byte();
        let address = if head & 0x80 != 0 { self.number() } else { 0 };
        st.addressed |= address != 0;
        let (size, site) = (self.number(), self.number());
        let kind = Kind::ALL[(head & 15) as usize];
        let heap = matches!(kind, Kind::Heap | Kind::Freed);
        let context = if heap { self.number() } else { 0 };
        let freed = self.number();
        let alive = kind.is_alive();
        let id = st.allocate(if alive { size } else { 0 }, true, kind, site);
        let [shared, known, fenced] = [16, 32, 64].map(|bit| head & bit != 0);
        let mut obj = Obj { size, context, freed, address, shared, known, fenced, ..*st.obj(id) };
        if kind == Kind::Stack || kind == Kind::Dead {
            (obj.thread, obj.depth) = (self.number() as u16, self.number());
        }
        *st.obj_mut(id) = obj;
        if alive && obj.is_large() {
            st.large[obj.start as usize] = Arc::new(self.large(code));
        } else if alive {
            self.memory(st, obj.start as usize, size as usize);
        }
    }
}
