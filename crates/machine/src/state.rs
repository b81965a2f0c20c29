//! A situation of the whole machine: memory, objects, threads.
//!
//! All data of all objects lie in one arena, so that copying a state is a few
//! block copies. Beside each byte lies a mask of its undefined bits, and
//! beside each aligned word the object that it points to, if it is a pointer.
//! Objects too large to be copied at every step lie apart (`large`).
//!
//! Not here: the canonical bytes of a state (`encode`), and what accesses are
//! allowed (`memory`).

use crate::code::Code;
use crate::hands::Hand;
use crate::happens_before::{Mark, Place};
use crate::history::History;
use crate::large::{LARGE, Large};
use crate::program::{CONST_BASE, Pc};
use crate::value::Val;
use std::sync::Arc;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Static,
    Stack,
    Heap,
    Tls,
    /// Gone, but a pointer to it is still around.
    Freed,
    /// A stack object whose frame has returned, or whose block has ended
    /// ([`Obj::freed`] is 1 then).
    Dead,
}

impl Kind {
    pub const ALL: [Kind; 6] =
        [Kind::Static, Kind::Stack, Kind::Heap, Kind::Tls, Kind::Freed, Kind::Dead];

    pub fn is_alive(self) -> bool {
        !matches!(self, Kind::Freed | Kind::Dead)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Obj {
    /// Where its bytes begin in the arena; of a large object, its number.
    pub start: u32,
    pub size: u32,
    pub kind: Kind,
    /// More than one thread can reach it.
    pub shared: bool,
    /// It was published at some time. Kept only where [`Code::keeps_known`]
    /// says so.
    pub known: bool,
    /// Its thread has passed a release fence since it was last written. Kept
    /// while it is private, where [`Code::release_fences`] says so.
    pub fenced: bool,
    /// Heap: the instruction that allocated it; stack: its name; TLS: its number.
    pub site: u32,
    /// Heap: how the library that allocated it was called; 0 if no library did.
    pub context: u32,
    /// The instruction that freed it.
    pub freed: u32,
    /// Its address as a number of pages, plus one: see `address`. 0: nobody asked.
    pub address: u32,
    /// Stack: whose frame, and how deep.
    pub thread: u16,
    pub depth: u32,
}

impl Obj {
    /// Whether its memory, while it is alive, lies apart.
    pub fn is_large(&self) -> bool {
        self.size > LARGE
    }

    /// Whether its frame is still there, in its block or not.
    pub fn is_on_stack(&self) -> bool {
        self.kind == Kind::Stack || self.kind == Kind::Dead && self.freed == 1
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Status {
    /// No thread has this number.
    #[default]
    Free,
    Running,
    /// Over, and nobody has joined it yet.
    Finished,
}

/// What a thread waits for beyond what its next instruction says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Wait {
    #[default]
    None,
    /// In a condition variable's queue.
    Cond,
    /// Woken; needs its mutex back.
    Woken,
    /// At a barrier that is not full.
    Barrier,
    /// The barrier opened.
    Released,
}

impl Wait {
    pub const ALL: [Wait; 5] = [Wait::None, Wait::Cond, Wait::Woken, Wait::Barrier, Wait::Released];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    pub func: u32,
    pub pc: Pc,
    /// Where its registers start in [`Thread::regs`].
    pub base: u32,
    /// The object that holds variable arguments; 0 for none.
    pub varargs: u32,
    /// How many objects on the stack are its own.
    pub n_objs: u32,
}

impl Frame {
    /// Where a thread stands in it, whatever it has on the stack.
    pub fn place(&self) -> (u32, Pc, u32, u32) {
        (self.func, self.pc, self.base, self.varargs)
    }
}

/// How a thread holds a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hold {
    Mutex,
    Spin,
    Write,
    Read,
}

impl Hold {
    pub const ALL: [Hold; 4] = [Hold::Mutex, Hold::Spin, Hold::Write, Hold::Read];
}

/// A lock that a thread holds: its object, where it lies there, and how.
pub type Held = (u32, u32, Hold);

#[derive(Debug, Default, PartialEq)]
pub struct Thread {
    pub status: Status,
    pub detached: bool,
    pub cancelled: bool,
    pub no_cancel: bool,
    pub atomic: u8,
    pub wait: Wait,
    /// The condition variable or barrier it waits at.
    pub wait_at: Val,
    pub result: Val,
    /// The function it started with, for its name.
    pub start: u32,
    /// The object of `errno`; 0 until somebody asks.
    pub errno: u32,
    pub frames: Vec<Frame>,
    pub regs: Vec<Val>,
    pub tls: Vec<u32>,
    /// Values of thread-specific keys.
    pub keys: Vec<Val>,
    /// The locks it holds, in the order in which it took them. The locks
    /// themselves know their owner too; this is the way back.
    pub held: Vec<Held>,
    /// Where cleanup handlers go on (`pthread_cleanup_push`), the last on top.
    pub cleanups: Vec<Val>,
}

impl Clone for Thread {
    fn clone(&self) -> Self {
        let mut t = Thread::default();
        t.clone_from(self);
        t
    }

    /// Keeps the buffers: this runs once for each transition.
    fn clone_from(&mut self, o: &Self) {
        self.status = o.status;
        self.detached = o.detached;
        self.cancelled = o.cancelled;
        self.no_cancel = o.no_cancel;
        self.atomic = o.atomic;
        self.wait = o.wait;
        self.wait_at = o.wait_at;
        self.result = o.result;
        self.start = o.start;
        self.errno = o.errno;
        self.frames.clone_from(&o.frames);
        self.regs.clone_from(&o.regs);
        self.tls.clone_from(&o.tls);
        self.keys.clone_from(&o.keys);
        self.held.clone_from(&o.held);
        self.cleanups.clone_from(&o.cleanups);
    }
}

impl Thread {
    pub fn top(&self) -> &Frame {
        self.frames.last().expect("a running thread has a frame")
    }

    /// Equal but for frames and registers.
    pub fn is_like(&self, o: &Thread) -> bool {
        (self.status, self.detached, self.cancelled, self.no_cancel, self.atomic)
            == (o.status, o.detached, o.cancelled, o.no_cancel, o.atomic)
            && (self.wait, self.wait_at, self.result, self.errno)
                == (o.wait, o.wait_at, o.result, o.errno)
            && self.tls == o.tls
            && self.keys == o.keys
            && self.held == o.held
            && self.cleanups == o.cleanups
    }

    pub fn clear(&mut self) {
        (self.status, self.wait, self.atomic) = (Status::Free, Wait::None, 0);
        (self.detached, self.cancelled, self.no_cancel) = (false, false, false);
        (self.wait_at, self.result) = (Val::ZERO, Val::ZERO);
        (self.start, self.errno) = (0, 0);
        self.frames.clear();
        self.regs.clear();
        self.tls.clear();
        self.keys.clear();
        self.held.clear();
        self.cleanups.clear();
    }
}

/// How the process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum End {
    #[default]
    Running,
    Exited,
}

/// The bytes of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word(pub usize);

impl Default for Word {
    fn default() -> Self {
        Word(8)
    }
}

#[derive(Debug, Default, PartialEq)]
pub struct State {
    pub word: Word,
    pub mem: Vec<u8>,
    pub undef: Vec<u8>,
    pub prov: Vec<u32>,
    /// Some object has an address: see `address`.
    pub addressed: bool,
    /// The memory of large objects.
    pub large: Vec<Arc<Large>>,
    pub objs: Vec<Obj>,
    pub threads: Vec<Thread>,
    pub end: End,
    /// Destructors of thread-specific keys; an undefined value is a free key.
    pub keys: Vec<Val>,
    /// Where a leaked object was allocated, plus one.
    pub leak: u32,
    /// Only one thread runs, so nothing is shared.
    pub alone: bool,
    /// Plain accesses that not everybody knows of: see `happens_before`.
    pub marks: Vec<Mark>,
    /// Accesses that not everybody knows of: see `hands`. Sorted.
    pub hands: Vec<Hand>,
    /// Where they can be learned.
    pub posts: Vec<Place>,
    /// Objects that the current step made shared for the first time.
    pub published: Vec<u32>,
    /// Operations under way and what they may have done: see `history`.
    pub history: Arc<History>,
}

impl Clone for State {
    fn clone(&self) -> Self {
        let mut s = State::default();
        s.clone_from(self);
        s
    }

    fn clone_from(&mut self, o: &Self) {
        self.copy_memory(o);
        self.threads.clone_from(&o.threads);
    }
}

impl State {
    /// Becomes like another state but for the threads.
    pub fn copy_memory(&mut self, o: &Self) {
        self.word = o.word;
        self.mem.clone_from(&o.mem);
        self.undef.clone_from(&o.undef);
        self.prov.clone_from(&o.prov);
        self.large.clone_from(&o.large);
        self.addressed = o.addressed;
        self.objs.clone_from(&o.objs);
        self.keys.clone_from(&o.keys);
        self.end = o.end;
        self.leak = o.leak;
        self.alone = o.alone;
        self.marks.clone_from(&o.marks);
        self.hands.clone_from(&o.hands);
        self.posts.clone_from(&o.posts);
        self.published.clone_from(&o.published);
        self.history = Arc::clone(&o.history);
    }

    /// An empty memory whose pointers are so large.
    pub fn with_words(word: Word) -> State {
        State { word, ..State::default() }
    }

    /// The numbers of the words that these bytes touch.
    pub fn words(&self, lo: usize, hi: usize) -> std::ops::Range<usize> {
        let shift = self.word.0.trailing_zeros();
        lo >> shift..(hi + self.word.0 - 1) >> shift
    }

    /// What the words of an object point to, the last first.
    pub fn pointers_of(&self, obj: &Obj) -> impl Iterator<Item = u32> + '_ {
        let (words, large) = match obj.is_large() {
            true => (0..0, &self.large[obj.start as usize].pointers[..]),
            false => (self.words(obj.start as usize, (obj.start + obj.size) as usize), &[][..]),
        };
        let small = self.prov[words].iter().rev().copied().filter(|&p| p != 0);
        small.chain(large.iter().rev().map(|p| p.1))
    }

    /// What the mutable globals point to, in order.
    pub fn global_pointers<'a>(&'a self, code: &'a Code) -> impl Iterator<Item = u32> + 'a {
        let small = self.prov[self.words(0, code.statics_len)].iter().copied();
        let large = self.large[..code.n_large].iter().flat_map(|l| &l.pointers).map(|p| p.1);
        small.filter(|&p| p != 0).chain(large)
    }

    /// Puts bytes into an object, and pointers, without asking.
    pub fn initialise(&mut self, id: u32, bytes: &[u8], pointers: &[(u32, Val)]) {
        let (obj, n) = (*self.obj(id), self.word.0);
        if obj.is_large() {
            let large = Arc::make_mut(&mut self.large[obj.start as usize]);
            large.write(0, bytes, &vec![0; bytes.len()]);
            for &(at, v) in pointers {
                large.write(at as usize, &v.bits.to_le_bytes()[..n], &[0; 8][..n]);
                large.set_pointer(at as usize / n, v.obj);
            }
            return;
        }
        let start = obj.start as usize;
        self.mem[start..start + bytes.len()].copy_from_slice(bytes);
        for &(at, v) in pointers {
            let at = start + at as usize;
            self.mem[at..at + n].copy_from_slice(&v.bits.to_le_bytes()[..n]);
            self.prov[at / n] = v.obj;
        }
    }

    pub fn obj(&self, id: u32) -> &Obj {
        &self.objs[id as usize - 1]
    }

    pub fn obj_mut(&mut self, id: u32) -> &mut Obj {
        &mut self.objs[id as usize - 1]
    }

    /// Whether `id` is an object in this state's memory.
    pub fn is_object(id: u32) -> bool {
        id != 0 && id < CONST_BASE
    }

    /// Makes room for an object. Its bytes are undefined unless `zeroed`.
    pub fn allocate(&mut self, size: u32, zeroed: bool, kind: Kind, site: u32) -> u32 {
        let start = match size > LARGE {
            true => {
                self.large.push(Arc::new(Large::new(zeroed)));
                self.large.len() as u32 - 1
            }
            false => self.extend(size, zeroed),
        };
        let obj = Obj {
            start,
            size,
            kind,
            shared: false,
            known: false,
            fenced: false,
            site,
            context: 0,
            freed: 0,
            address: 0,
            thread: 0,
            depth: 0,
        };
        self.objs.push(obj);
        self.objs.len() as u32
    }

    /// Makes room in the arena.
    fn extend(&mut self, size: u32, zeroed: bool) -> u32 {
        let start = self.mem.len();
        let padded = (size as usize).next_multiple_of(8);
        self.mem.resize(start + padded, 0);
        self.undef.resize(start + padded, if zeroed { 0 } else { 0xff });
        self.undef[start + size as usize..].fill(0);
        self.prov.resize((start + padded) / self.word.0, 0);
        start as u32
    }

    /// A stack object begins a new life, with nothing in it.
    pub fn revive(&mut self, id: u32) {
        let new = self.allocate(self.obj(id).size, false, Kind::Stack, 0);
        let start = self.obj(new).start;
        self.objs.pop();
        let obj = self.obj_mut(id);
        (obj.start, obj.kind, obj.freed) = (start, Kind::Stack, 0);
    }

    pub fn n_running(&self) -> usize {
        self.threads.iter().filter(|t| t.status == Status::Running).count()
    }

    /// The threads that run, and those that are over and can be joined.
    pub fn thread_bits(&self) -> (u64, u64) {
        let bits = |s: Status| {
            let those = self.threads.iter().take(64).enumerate().filter(|t| t.1.status == s);
            those.fold(0, |bits, t| bits | 1u64 << t.0)
        };
        (bits(Status::Running), bits(Status::Finished))
    }

    pub fn is_shared(&self, code: &Code, id: u32) -> bool {
        if id <= code.n_statics {
            id != 0 && !self.alone
        } else {
            id < CONST_BASE && self.obj(id).shared
        }
    }

    /// Whether others can reach an object, or could.
    pub fn is_known(&self, code: &Code, id: u32) -> bool {
        self.is_shared(code, id) || Self::is_object(id) && id > code.n_statics && self.obj(id).known
    }

    /// Another thread can now reach this object and all that it leads to.
    pub fn share(&mut self, code: &Code, id: u32) {
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            if !Self::is_object(id) || id <= code.n_statics {
                continue;
            }
            // What a thread leaves to whoever joins it is nobody's yet, but not
            // published either.
            let Obj { shared, known, .. } = *self.obj(id);
            if shared && (known || !code.keeps_known) {
                continue;
            }
            if !known {
                self.published.push(id);
            }
            let obj = self.obj_mut(id);
            obj.shared = true;
            obj.known |= code.keeps_known;
            if obj.kind.is_alive() {
                let obj = *obj;
                stack.extend(self.pointers_of(&obj));
            }
        }
    }

    /// A second thread appears: globals and what they lead to are shared now.
    pub fn share_globals(&mut self, code: &Code) {
        if !self.alone {
            return;
        }
        self.alone = false;
        let leads: Vec<u32> = self.global_pointers(code).collect();
        leads.into_iter().for_each(|p| self.share(code, p));
    }
}
