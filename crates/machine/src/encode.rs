//! Canonical bytes: equal situations, equal bytes.
//!
//! Objects made while running are numbered in the order in which a walk from
//! the globals and the threads' live registers meets them; what the walk does
//! not meet is gone. The same walk finds who can reach what: an object that
//! one thread alone can reach is private, and the thread's accesses to it are
//! nobody else's business. The idea is that of Iosif's heap symmetry reduction
//! (2002) and of dSPIN's; the order of reachability makes it canonical for
//! deterministic shapes such as C's, where every pointer has its place.
//!
//! Not here: reading them back (`decode`).

use crate::code::Code;
use crate::hands::Hand;
use crate::happens_before::{Mark, SECTIONS};
use crate::large::{Large, Page, Pages};
use crate::state::{End, Frame, Kind, State, Status, Thread, Wait};
use crate::value::Val;
use std::sync::Arc;

const UNSEEN: u16 = u16::MAX;
const SHARED: u16 = u16::MAX - 1;
/// The first byte of a state.
pub(crate) const EXITED: u8 = 1;
pub(crate) const ALONE: u8 = 2;
pub(crate) const MARKED: u8 = 4;
pub(crate) const HISTORY: u8 = 8;
pub(crate) const HANDS: u8 = 16;
/// In the byte that counts atomic sections: locks and handlers follow.
pub(crate) const MORE: u8 = 0x80;

/// Places of threads, and which threads belong there.
pub type Order<'a> = (&'a [usize], &'a [usize]);

/// Writes states as bytes. One for each worker; keeps its buffers.
#[derive(Default)]
pub struct Canon {
    /// New number of each object; 0 for those that are gone.
    map: Vec<u32>,
    owner: Vec<u16>,
    order: Vec<u32>,
    stack: Vec<(u32, u16)>,
    /// The thread whose number is not to be told.
    hidden: Option<u16>,
    /// A buffer for marks.
    list: Vec<Mark>,
}

impl Canon {
    /// Appends the canonical bytes of `st` to `out`. With `watched`, globals
    /// count as shared even while one thread runs alone, because a property
    /// looks at them. With `leaks`, lost heap objects leave a mark.
    pub fn encode(
        &mut self,
        code: &Code,
        st: &mut State,
        watched: bool,
        leaks: bool,
        out: &mut Vec<u8>,
    ) {
        out.clear();
        if st.end == End::Exited {
            out.push(EXITED);
            return;
        }
        // Who does not know of an access is not alone yet.
        let alone = !watched && st.n_running() <= 1 && st.hands.is_empty();
        self.walk(code, st, alone);
        if leaks && st.leak == 0 {
            st.leak = self.lost(code, st);
        }
        let marked = if st.marks.is_empty() { 0 } else { MARKED };
        let history = if st.history.is_empty() { 0 } else { HISTORY };
        // Hands on what nobody can reach any more are gone with it.
        let hands = if st.hands.iter().any(|h| self.id(h.obj) != 0) { HANDS } else { 0 };
        out.push(if alone { ALONE } else { 0 } | marked | history | hands);
        if hands != 0 {
            self.hands(st, None, out);
        }
        if marked != 0 {
            self.marks(&st.marks, None, out);
        }
        self.globals(code, st, out);
        number(out, st.leak);
        number(out, st.keys.len() as u32);
        for &k in &st.keys {
            value(out, k, &self.map);
        }
        if history != 0 {
            st.history.write(out, &|id| self.id(id));
        }
        let n = st.threads.iter().rposition(|t| t.status != Status::Free).map_or(0, |i| i + 1);
        number(out, n as u32);
        for t in &st.threads[..n] {
            self.thread(code, t, out);
        }
        for i in 0..self.order.len() {
            let id = self.order[i];
            self.object(code, st, id, out);
        }
    }

    /// Numbers the objects as [`Self::encode`] would.
    pub fn number(&mut self, code: &Code, st: &State, alone: bool) {
        self.walk(code, st, alone);
    }

    /// The object that has this canonical number.
    pub fn named(&self, number: u32) -> Option<u32> {
        self.map.iter().position(|&n| n == number && n != 0).map(|i| i as u32)
    }

    /// The bytes of what one thread alone sees: its frames and registers and
    /// the objects they lead to. For the main thread also which thread numbers
    /// are taken.
    pub fn thread_key(&mut self, code: &Code, st: &State, t: usize, out: &mut Vec<u8>) {
        out.clear();
        self.start(code, st);
        number(out, t as u32);
        if t == 0 {
            let taken = st.threads.iter().enumerate().filter(|t| t.1.status != Status::Free);
            taken.for_each(|t| number(out, t.0 as u32));
            out.push(0);
        }
        self.roots(code, st, &st.threads[t], t as u16);
        self.thread(code, &st.threads[t], out);
        for i in 0..self.order.len() {
            let id = self.order[i];
            self.object(code, st, id, out);
        }
    }

    /// The same for any thread, without its number.
    pub fn view(&mut self, code: &Code, st: &State, t: usize, out: &mut Vec<u8>) {
        out.clear();
        self.start(code, st);
        self.roots(code, st, &st.threads[t], t as u16);
        self.thread(code, &st.threads[t], out);
        self.hidden = Some(t as u16);
        for i in 0..self.order.len() {
            let id = self.order[i];
            self.object(code, st, id, out);
        }
        self.hidden = None;
    }

    /// How many objects the last walk met, globals aside.
    pub fn n_numbered(&self) -> u32 {
        self.order.len() as u32
    }

    /// Nothing is numbered but the globals.
    fn start(&mut self, code: &Code, st: &State) {
        let n = st.objs.len();
        self.map.clear();
        self.map.resize(n + 1, 0);
        self.owner.clear();
        self.owner.resize(n + 1, UNSEEN);
        self.order.clear();
        for id in 1..=code.n_statics {
            self.map[id as usize] = id;
            self.owner[id as usize] = SHARED;
        }
    }

    /// The last object that globals lead to, in a state whose objects have the
    /// numbers of the walk.
    pub fn last_of_globals(&mut self, code: &Code, st: &State) -> u32 {
        self.start(code, st);
        st.global_pointers(code).for_each(|p| self.reach(code, st, p, SHARED));
        code.n_statics + self.n_numbered()
    }

    /// Phase 1: number what is reachable, find out by whom.
    fn walk(&mut self, code: &Code, st: &State, alone: bool) {
        self.start(code, st);
        let first = st.threads.iter().position(|t| t.status == Status::Running);
        let globals = if alone { first.unwrap_or(0) as u16 } else { SHARED };
        st.global_pointers(code).for_each(|p| self.reach(code, st, p, globals));
        self.addressed(code, st, globals);
        st.keys.iter().for_each(|k| self.reach(code, st, k.obj, SHARED));
        for (i, t) in st.threads.iter().enumerate() {
            if t.status != Status::Free {
                self.roots(code, st, t, i as u16);
            }
        }
        for (i, activity) in st.history.threads.iter().enumerate() {
            let locals = activity.call().map_or(&[][..], |c| &c.locals);
            locals.iter().for_each(|&o| self.reach(code, st, o, i as u16));
        }
        // Of these only the identity counts.
        for &o in &st.history.tokens {
            if State::is_object(o) && self.owner[o as usize] == UNSEEN {
                self.reach(code, st, o, SHARED);
            }
        }
        // Whoever comes next to these is to be looked at.
        for h in &st.hands {
            let owner = &mut self.owner[h.obj as usize];
            *owner = if *owner == UNSEEN { UNSEEN } else { SHARED };
        }
    }

    /// Numbers lead to what has an address, so it is never lost: see `address`.
    fn addressed(&mut self, code: &Code, st: &State, who: u16) {
        let made = || st.objs[code.n_statics as usize..].iter().enumerate();
        if !st.addressed {
            return;
        }
        let alive = made().filter(|(_, o)| o.address != 0 && o.kind.is_alive());
        let mut all: Vec<(u32, u32)> = alive.map(|(i, o)| (o.address, i as u32)).collect();
        all.sort_unstable();
        all.iter().for_each(|a| self.reach(code, st, code.n_statics + a.1 + 1, who));
    }

    fn roots(&mut self, code: &Code, st: &State, t: &Thread, who: u16) {
        let result = if t.status == Status::Finished { SHARED } else { who };
        if code.uses_results || t.status == Status::Running {
            self.reach(code, st, t.result.obj, result);
        }
        if t.status != Status::Running {
            return;
        }
        self.reach(code, st, t.wait_at.obj, who);
        self.reach(code, st, t.errno, who);
        t.tls.iter().for_each(|&o| self.reach(code, st, o, who));
        t.keys.iter().for_each(|k| self.reach(code, st, k.obj, who));
        t.cleanups.iter().for_each(|c| self.reach(code, st, c.obj, who));
        for (i, f) in t.frames.iter().enumerate() {
            self.reach(code, st, f.varargs, who);
            for &r in live(code, f, i + 1 == t.frames.len()) {
                self.reach(code, st, t.regs[f.base as usize + r as usize].obj, who);
            }
        }
    }

    fn reach(&mut self, code: &Code, st: &State, id: u32, who: u16) {
        if !State::is_object(id) {
            return;
        }
        self.stack.push((id, who));
        while let Some((id, who)) = self.stack.pop() {
            let owner = self.owner[id as usize];
            let now = if owner == UNSEEN {
                self.order.push(id);
                self.map[id as usize] = code.n_statics + self.order.len() as u32;
                who
            } else if owner == SHARED || owner == who {
                continue;
            } else {
                SHARED
            };
            self.owner[id as usize] = now;
            let obj = st.obj(id);
            if !obj.kind.is_alive() {
                continue;
            }
            if obj.is_large() {
                let children = st.pointers_of(obj).filter(|&p| State::is_object(p));
                self.stack.extend(children.map(|p| (p, now)));
                continue;
            }
            // As above, at the pace that most of the time is spent at.
            let words = st.words(obj.start as usize, (obj.start + obj.size) as usize);
            let children = st.prov[words].iter().rev();
            self.stack.extend(children.filter(|&&p| State::is_object(p)).map(|&p| (p, now)));
        }
    }

    /// The allocation site, plus one, of a heap object that the walk missed.
    fn lost(&self, code: &Code, st: &State) -> u32 {
        let dynamic = code.n_statics as usize..st.objs.len();
        let mut lost = dynamic.filter(|&i| self.map[i + 1] == 0 && st.objs[i].kind == Kind::Heap);
        lost.next().map_or(0, |i| st.objs[i].site + 1)
    }

    /// Objects keep the numbers that they have, and whoever shares them.
    pub fn keep_numbers(&mut self, st: &State) {
        self.map.clear();
        self.map.extend(0..=st.objs.len() as u32);
        self.owner.clear();
        self.owner.push(UNSEEN);
        self.owner.extend(st.objs.iter().map(|o| if o.shared { SHARED } else { 0 }));
    }

    // Phase 2: write.

    pub fn thread(&self, code: &Code, t: &Thread, out: &mut Vec<u8>) {
        let flags = [t.detached, t.cancelled, t.no_cancel];
        let bits = flags.iter().enumerate().fold(0, |a, (i, &f)| a | (f as u8) << (i + 2));
        out.push(t.status as u8 | bits | (t.wait as u8) << 5);
        if t.status == Status::Free {
            return;
        }
        number(out, t.start);
        let told = code.uses_results || t.status == Status::Running;
        value(out, if told { t.result } else { Val::ZERO }, &self.map);
        if t.status != Status::Running {
            return;
        }
        let more = !t.held.is_empty() || !t.cleanups.is_empty();
        out.push(t.atomic.min(MORE - 1) | if more { MORE } else { 0 });
        if more {
            self.held(t, out);
            number(out, t.cleanups.len() as u32);
            t.cleanups.iter().for_each(|&c| value(out, c, &self.map));
        }
        if t.wait != Wait::None {
            value(out, t.wait_at, &self.map);
        }
        number(out, self.id(t.errno));
        t.tls.iter().for_each(|&o| number(out, self.id(o)));
        number(out, t.keys.len() as u32);
        t.keys.iter().for_each(|&k| value(out, k, &self.map));
        number(out, t.frames.len() as u32);
        for (i, f) in t.frames.iter().enumerate() {
            number(out, f.func);
            number(out, f.pc);
            number(out, self.id(f.varargs));
            for &r in live(code, f, i + 1 == t.frames.len()) {
                value(out, t.regs[f.base as usize + r as usize], &self.map);
            }
        }
    }

    /// Accesses to what nobody can reach any more are gone with it. With an
    /// order, threads count as if each were in its place.
    pub fn marks(&mut self, marks: &[Mark], order: Option<Order<'_>>, out: &mut Vec<u8>) {
        let mut list = std::mem::take(&mut self.list);
        let mut n = 0;
        for mark in marks.iter().filter(|m| self.id(m.obj) != 0) {
            match list.get_mut(n) {
                Some(m) => m.clone_from(mark),
                None => list.push(mark.clone()),
            }
            let m = &mut list[n];
            m.obj = self.id(m.obj);
            m.at.iter_mut().for_each(|p| p.0 = self.id(p.0));
            m.at.retain(|p| *p == (0, 0) || p.0 != 0);
            m.at.sort_unstable();
            if let Some((slots, from)) = order {
                m.rearrange(slots, from);
            }
            n += 1;
        }
        list[..n].sort_unstable();
        let differs = |i: &usize| *i == 0 || list[*i] != list[*i - 1];
        number(out, (0..n).filter(differs).count() as u32);
        for m in (0..n).filter(differs).map(|i| &list[i]) {
            [m.obj, m.lo, m.hi, m.site, m.thread as u32].iter().for_each(|&n| number(out, n));
            out.push(m.write as u8 | (m.early as u8) << 1);
            [m.known, m.seen, m.fenced].iter().for_each(|&w| value(out, Val::int(w), &self.map));
            number(out, m.at.len() as u32);
            m.at.iter().for_each(|p| {
                number(out, p.0);
                number(out, p.1);
            });
        }
        self.list = list;
    }

    /// Who knows of the last accesses to what can still be reached. With an order,
    /// threads count as if each were in its place.
    pub fn hands(&self, st: &State, order: Option<Order<'_>>, out: &mut Vec<u8>) {
        let mut list: Vec<Hand> =
            st.hands.iter().filter(|h| self.id(h.obj) != 0).copied().collect();
        let used = list.iter().fold(0, |set, h| set | h.at);
        let places = st.posts.iter().map(|&p| (self.id(p.0), p.1)).zip(0..64u32);
        let kept = |p: &((u32, u32), u32)| used >> p.1 & 1 == 1 && (p.0.0 != 0 || p.0 == SECTIONS);
        let mut posts: Vec<((u32, u32), u32)> = places.filter(kept).collect();
        posts.sort_unstable();
        for h in &mut list {
            h.obj = self.id(h.obj);
            let old = h.at;
            h.at = posts.iter().zip(0..).fold(0, |at, (p, new)| at | (old >> p.1 & 1) << new);
            if let Some((slots, from)) = order {
                h.rearrange(slots, from);
            }
        }
        list.sort_unstable();
        list.dedup();
        number(out, posts.len() as u32);
        for ((obj, at), _) in posts {
            number(out, obj);
            number(out, at);
        }
        number(out, list.len() as u32);
        for h in list {
            [h.obj, h.lo, h.hi].iter().for_each(|&n| number(out, n));
            out.push(h.write as u8);
            number(out, h.by as u32);
            let sets = [h.known, h.seen, h.fenced, h.at];
            sets.iter().for_each(|&set| value(out, Val::int(set), &self.map));
        }
    }

    /// The locks that a thread holds, whatever the order it took them in. What
    /// nobody can reach any more nobody can unlock.
    fn held(&self, t: &Thread, out: &mut Vec<u8>) {
        let known = t.held.iter().map(|&(obj, at, how)| (self.id(obj), at, how));
        let mut list: Vec<_> = known.filter(|h| h.0 != 0).collect();
        list.sort_unstable();
        number(out, list.len() as u32);
        for (obj, at, how) in list {
            number(out, obj);
            number(out, at);
            out.push(how as u8);
        }
    }

    /// The mutable globals.
    pub fn globals(&self, code: &Code, st: &State, out: &mut Vec<u8>) {
        self.memory(st, 0, code.statics_len, out);
        st.large[..code.n_large].iter().for_each(|l| self.large(code, l, out));
    }

    pub fn object(&self, code: &Code, st: &State, id: u32, out: &mut Vec<u8>) {
        let obj = st.obj(id);
        let shared = self.owner[id as usize] == SHARED;
        let fenced = obj.fenced && !shared;
        let flags = (shared as u8) << 4 | (obj.known as u8) << 5 | (fenced as u8) << 6;
        let addressed = obj.address != 0;
        out.push(obj.kind as u8 | flags | (addressed as u8) << 7);
        if addressed {
            number(out, obj.address);
        }
        number(out, obj.size);
        number(out, obj.site);
        if matches!(obj.kind, Kind::Heap | Kind::Freed) {
            number(out, obj.context);
        }
        number(out, obj.freed);
        if obj.kind == Kind::Stack || obj.kind == Kind::Dead {
            let told = self.hidden != Some(obj.thread);
            number(out, if told { obj.thread as u32 } else { u16::MAX as u32 });
            number(out, obj.depth);
        }
        if obj.kind.is_alive() && obj.is_large() {
            self.large(code, &st.large[obj.start as usize], out);
        } else if obj.kind.is_alive() {
            self.memory(st, obj.start as usize, obj.size as usize, out);
        }
    }

    /// The pages that somebody wrote, in runs of equal ones, then the pointers.
    fn large(&self, code: &Code, large: &Large, out: &mut Vec<u8>) {
        out.push(large.zeroed as u8);
        let blank = Pages::blank(large.zeroed);
        let (mut next, mut rest) = (0, &large.pages[..]);
        while let Some((first, page)) = rest.first() {
            let name = code.pages.number(page);
            let like = |(i, p): &(usize, &(u32, Arc<Page>))| {
                p.0 as usize == *first as usize + i && code.pages.number(&p.1) == name
            };
            let n = match name {
                Some(_) => rest.iter().enumerate().take_while(like).count(),
                None => 1,
            };
            rest = &rest[n..];
            if name == Some(blank) {
                continue;
            }
            number(out, first - next + 1);
            number(out, n as u32);
            number(out, name.map_or(0, |name| name + 1));
            if name.is_none() {
                out.extend_from_slice(&page.bytes);
                runs(out, &page.undef);
            }
            next = first + n as u32;
        }
        number(out, 0);
        let mut last = 0;
        for &(word, obj) in &large.pointers {
            number(out, word - last + 1);
            number(out, self.id(obj));
            last = word;
        }
        number(out, 0);
    }

    fn memory(&self, st: &State, start: usize, len: usize, out: &mut Vec<u8>) {
        memory(st, start, len, |p| self.id(p), out);
    }

    fn id(&self, id: u32) -> u32 {
        if State::is_object(id) { self.map[id as usize] } else { id }
    }
}

/// Bytes as they are, then the pointers among them, then what is undefined.
pub fn memory(st: &State, start: usize, len: usize, named: impl Fn(u32) -> u32, out: &mut Vec<u8>) {
    out.extend_from_slice(&st.mem[start..start + len]);
    let mut marks = 0u8;
    let at = out.len();
    out.push(0);
    let words = &st.prov[st.words(start, start + len)];
    // All at once: most memory has neither.
    if words.iter().fold(0, |any, &p| any | p) != 0 {
        marks |= 1;
        let mut last = 0;
        for (i, &p) in words.iter().enumerate().filter(|w| *w.1 != 0) {
            number(out, (i - last) as u32 + 1);
            number(out, named(p));
            last = i;
        }
        number(out, 0);
    }
    let undef = &st.undef[start..start + len];
    if undef.iter().fold(0, |any, &u| any | u) != 0 {
        marks |= 2;
        runs(out, undef);
    }
    out[at] = marks;
}

/// Lengths of runs of equal bytes with the byte, until all are told.
fn runs(out: &mut Vec<u8>, bytes: &[u8]) {
    let mut rest = bytes;
    while let Some(&first) = rest.first() {
        let n = rest.iter().take_while(|&&b| b == first).count();
        number(out, n as u32);
        out.push(first);
        rest = &rest[n..];
    }
}

pub fn live<'c>(code: &'c Code, f: &Frame, top: bool) -> &'c [u32] {
    let live = &code.live[f.func as usize];
    if top { &live.before[f.pc as usize] } else { &live.across[f.pc as usize] }
}

pub fn number(out: &mut Vec<u8>, mut n: u32) {
    while n >= 0x80 {
        out.push(n as u8 | 0x80);
        n >>= 7;
    }
    out.push(n as u8);
}

/// A tag (bytes of the number, pointer, undefined), then what it announces.
fn value(out: &mut Vec<u8>, v: Val, map: &[u32]) {
    let n = 8 - v.bits.leading_zeros() as usize / 8;
    let undef = match v.undef {
        0 => 0,
        u64::MAX => 0x20,
        _ => 0x40,
    };
    out.push(n as u8 | if v.obj != 0 { 0x10 } else { 0 } | undef);
    out.extend_from_slice(&v.bits.to_le_bytes()[..n]);
    if v.obj != 0 {
        number(out, if State::is_object(v.obj) { map[v.obj as usize] } else { v.obj });
    }
    if undef == 0x40 {
        out.extend_from_slice(&v.undef.to_le_bytes());
    }
}
