//! Library calls that are no synchronisation: memory, strings, output, choice.

use crate::choices::Choices;
use crate::exec::{ADDRESS_SPACE, Exec, Halt};
use crate::library::Lib;
use crate::program::{CONST_BASE, Op};
use crate::shown::Names;
use crate::soft_float::Format;
use crate::state::Kind;
use crate::sync::Answer;
use crate::value::Val;
use heddle_model::FaultKind;

type Done = Result<Answer, Halt>;

/// Where an allocation puts its block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    New,
    /// Where this one was.
    Old(u32),
    /// It fails.
    None,
}

impl Exec<'_> {
    pub fn library(&mut self, lib: Lib, args: &[Op], d: u32) -> Result<(), Halt> {
        let answer = match self.synchronise(lib, args) {
            Some(done) => done?,
            None => self.other(lib, args)?,
        };
        let v = match answer {
            Answer::Value(v) => Val::int(v),
            Answer::Pointer(v) => v,
            Answer::Stay | Answer::Gone => return Ok(()),
        };
        if lib.has_result() {
            self.set(d, v);
        }
        let pc = self.thread().top().pc + 1;
        self.jump(pc)
    }

    fn other(&mut self, lib: Lib, args: &[Op]) -> Done {
        use Lib::*;
        let v = |e: &Self, i: usize| args.get(i).map_or(Val::ZERO, |&a| e.val(a));
        let (a, b, c) = (v(self, 0), v(self, 1), v(self, 2));
        match lib {
            Overlap => {
                let n = a.bits.abs_diff(b.bits);
                Ok(Answer::Value((a.obj == b.obj && n < c.bits) as u64))
            }
            Assert => self.assert(a),
            AssertFail => self.assert_fail(a),
            BadIndex => Err(self.bad_index((args.len() == 2).then_some((a, b)))),
            Fail => Err(self.fail(FaultKind::Assertion, self.failure_text(a))),
            Assume => self.assume(a),
            Choose => self.choose(a),
            Nondet => Ok(Answer::Value(self.number(a.bits as u8))),
            Rand => Ok(Answer::Value(self.number(32))),
            Time => self.time(a),
            Gettime => self.gettime(b),
            Sample => {
                self.sampled = true;
                Ok(Answer::Value(0))
            }
            AtomicBegin => {
                self.thread_mut().atomic = self.thread().atomic.saturating_add(1);
                Ok(Answer::Value(0))
            }
            AtomicEnd => {
                self.thread_mut().atomic = self.thread().atomic.saturating_sub(1);
                Ok(Answer::Value(0))
            }
            Progress => {
                self.progress = true;
                Ok(Answer::Value(0))
            }
            Exit => self.exit_process().map(|_| Answer::Gone),
            Abort => Err(self.fail(FaultKind::Assertion, "calls `abort`".into())),
            Malloc => self.malloc(a, false),
            AlignedAlloc => self.malloc(b, false),
            Calloc => {
                let n = a.bits.saturating_mul(b.bits);
                self.malloc(Val { bits: n, undef: a.undef | b.undef, obj: 0 }, true)
            }
            PosixMemalign => self.posix_memalign(a, c),
            Realloc => self.realloc(self.resolve(a), b),
            Free => self.free(self.resolve(a)),
            StrDup => self.strdup(a),
            Numeral => self.numeral(a, b, c),
            MemCpy | MemMove => self.mem_copy(lib, a, b, c),
            MemSet => {
                let spot = self.length(c)?.map(|n| self.locate(a, n, true));
                if let Some(spot) = spot.transpose()? {
                    self.fill(spot, c.bits as usize, b);
                }
                Ok(Answer::Pointer(a))
            }
            MemCmp | StrCmp | StrNCmp => self.compare_bytes(lib, a, b, c),
            MemChr | StrChr | StrRChr => self.find_byte(lib, a, b, c),
            StrLen => self.string_length(a, u64::MAX).map(Answer::Value),
            StrNLen => self.string_length(a, b.bits).map(Answer::Value),
            StrStr => self.strstr(a, b),
            StrCpy | StpCpy | StrNCpy | StrCat | StrNCat => self.string_copy(lib, a, b, c),
            Printf | FPrintf | VPrintf | VFPrintf | Puts | FPuts | PutChar | FPutC | Perror
            | SPrintf | SnPrintf | VSnPrintf | VSPrintf => self.print(lib, args),
            Zero => Ok(Answer::Value(0)),
            MinusOne => Ok(Answer::Value(u64::MAX)),
            VaStart => self.va_start(a),
            VaCopy => {
                let n = self.code.word().list_bytes();
                let (to, from) = (self.locate(a, n, true)?, self.locate(b, n, false)?);
                self.copy(to, from, n as usize).map(|_| Answer::Value(0))
            }
            StackSave => Ok(Answer::Value(0)),
            StackRestore => Ok(Answer::Value(0)),
            ErrnoLocation => {
                let id = self.errno_object();
                Ok(Answer::Pointer(Val::pointer(id, 0)))
            }
            AttrInit => {
                let n = self.code.word().thread_attribute_bytes();
                let spot = self.locate(a, n, true)?;
                self.fill(spot, n as usize, Val::ZERO);
                Ok(Answer::Value(0))
            }
            AttrSetDetached => self.set_cell(a, 0, b.bits as u32).map(|_| Answer::Value(0)),
            AttrGetDetached => {
                let n = self.cell(a, 0, "thread attributes")?;
                self.set_cell(b, 0, n).map(|_| Answer::Value(0))
            }
            MutexAttrInit => self.set_cell(a, 0, 0).map(|_| Answer::Value(0)),
            MutexAttrSetType => self.attribute(a, 3, b.bits as u32 & 3),
            MutexAttrSetRobust => self.attribute(a, 16, (b.bits as u32 & 1) << 4),
            MutexAttrGetType => {
                let n = self.cell(a, 0, "mutex attributes")?;
                self.set_cell(b, 0, n & 3).map(|_| Answer::Value(0))
            }
            KeyCreate => self.key_create(a, b),
            KeyDelete => {
                if let Some(k) = self.st.keys.get_mut(a.bits as usize) {
                    *k = Val::UNDEF;
                }
                Ok(Answer::Value(0))
            }
            GetSpecific => {
                let v = self.thread().keys.get(a.bits as usize).copied();
                Ok(Answer::Pointer(v.unwrap_or(Val::ZERO)))
            }
            SetSpecific => self.set_specific(a, b),
            NextDestructor => self.next_destructor(a),
            _ => unreachable!("{lib:?} is synchronisation"),
        }
    }

    // Verification.

    /// What `strtold` and its like read: the value goes to `out`.
    fn numeral(&mut self, out: Val, text: Val, bits: Val) -> Done {
        let text = self.string(text)?;
        let format = match bits.bits {
            32 => Format::Single,
            64 => Format::Double,
            _ => self.code.program.long_double,
        };
        let (number, n) = crate::numeral::parse(&text, format);
        let spot = self.locate(out, format.bits() as u64 / 8, true)?;
        let low = format.bits().min(64);
        self.write(spot, low, Val::int(number as u64))?;
        if format.words() == 2 {
            let high = crate::memory::Spot { at: spot.at + 8, ..spot };
            self.write(high, format.bits() - 64, Val::int((number >> 64) as u64))?;
        }
        Ok(Answer::Value(n as u64))
    }

    fn assert(&mut self, c: Val) -> Done {
        if c.undef != 0 {
            return Err(
                self.fail(FaultKind::Uninitialised, "asserts an uninitialised value".into())
            );
        }
        if c.truth() {
            return Ok(Answer::Value(0));
        }
        Err(self.fail(FaultKind::Assertion, "assertion fails".into()))
    }

    fn assert_fail(&self, text: Val) -> Done {
        let text = self.string(text).unwrap_or_default();
        let text = String::from_utf8_lossy(&text).into_owned();
        Err(self.fail(FaultKind::Assertion, format!("assertion `{text}` fails")))
    }

    /// An array inside another, or inside a struct, has bounds of its own.
    fn bad_index(&self, known: Option<(Val, Val)>) -> Halt {
        let text = match known {
            Some((index, n)) => {
                format!("index {} is outside an array of {}", index.bits as i64, n.bits)
            }
            None => "an index is outside its array".into(),
        };
        self.fail(FaultKind::OutOfBounds, text)
    }

    fn failure_text(&self, text: Val) -> String {
        match self.string(text) {
            Ok(t) if text.is_pointer() => String::from_utf8_lossy(&t).into_owned(),
            _ => "reaches an error".into(),
        }
    }

    fn assume(&mut self, c: Val) -> Done {
        if c.undef != 0 {
            return Err(
                self.fail(FaultKind::Uninitialised, "assumes an uninitialised value".into())
            );
        }
        let frame = self.st.threads[self.t].top();
        self.code.assumptions.note(frame.func, frame.pc, c.truth());
        if c.truth() { Ok(Answer::Value(0)) } else { Err(Halt::Cut) }
    }

    fn choose(&mut self, n: Val) -> Done {
        if n.undef != 0 || n.bits == 0 || n.bits > 1 << 20 {
            return Err(
                self.fail(FaultKind::Runtime, "chooses among no values, or too many".into())
            );
        }
        let choice = self.choice;
        self.tell(|_| format!("chooses {choice}"));
        Ok(Answer::Value(choice as u64))
    }

    /// What a thread may choose from at its next instruction.
    pub fn choices_at(&self, t: usize) -> &Choices {
        let frame = self.st.threads[t].top();
        let choices = self.code.choices(frame.func, frame.pc, self.st.alone);
        choices.expect("every instruction that makes a number has choices")
    }

    fn number(&mut self, w: u8) -> u64 {
        let choices = self.choices_at(self.t);
        let (v, exact) =
            (choices.values[self.choice as usize % choices.values.len()], choices.exact);
        self.sampled |= !exact;
        self.tell(|_| format!("chooses {}", crate::value::signed(v, w.max(1))));
        v
    }

    fn time(&mut self, out: Val) -> Done {
        let now = self.choice as u64;
        self.sampled |= self.code.decides_on_time;
        if !out.is_null() {
            self.write_word(out, Val::int(now))?;
        }
        Ok(Answer::Value(now))
    }

    fn gettime(&mut self, out: Val) -> Done {
        self.sampled |= self.code.decides_on_time;
        if !out.is_null() {
            self.write_word(out, Val::int(self.choice as u64))?;
            let n = self.code.word().0 as u64;
            self.write_word(Val { bits: out.bits + n, ..out }, Val::ZERO)?;
        }
        Ok(Answer::Value(0))
    }

    // Memory.

    fn site(&self) -> u32 {
        // The call in the user's own text, if a library model made this one.
        let frames = self.thread().frames.iter().rev();
        let own =
            |f: &&crate::state::Frame| !self.code.program.functions[f.func as usize].is_folded();
        let f = frames.clone().find(own).or_else(|| frames.clone().next());
        f.map_or(0, |f| self.code.inst_number(f.func, f.pc))
    }

    /// Whether a library calls the allocator for itself: not `new`, which is the user's word,
    /// but what the functions of a library call in turn.
    fn is_deep_in_a_library(&self) -> bool {
        let folded =
            |f: &&crate::state::Frame| self.code.program.functions[f.func as usize].is_folded();
        self.thread().frames.iter().rev().take_while(folded).count() > 1
    }

    /// How the library was called that allocates now: the calls from the user's own
    /// text on. Kept where memory is told apart by it (`read_only_memory`), as a hash: that
    /// two are alike costs states, and nothing else.
    fn context(&self) -> u32 {
        if !self.code.keeps_known {
            return 0;
        }
        let mut hash = 0xcbf2_9ce4_8422_2325u64;
        for (i, f) in self.thread().frames.iter().rev().enumerate() {
            let own = !self.code.program.functions[f.func as usize].is_folded();
            if own && i == 0 {
                return 0;
            }
            hash = (hash ^ self.code.inst_number(f.func, f.pc) as u64)
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .rotate_left(29);
            if own {
                break;
            }
        }
        (hash >> 32) as u32 | 1
    }

    fn malloc(&mut self, n: Val, zeroed: bool) -> Done {
        if n.undef != 0 {
            return Err(self.fail(
                FaultKind::Uninitialised,
                "allocates an uninitialised number of bytes".into(),
            ));
        }
        let place = match self.place.take() {
            Some(place) => place,
            None => self.chosen_place(n.bits),
        };
        if place == Place::None || n.bits > ADDRESS_SPACE {
            self.tell(|_| "fails".into());
            return Ok(Answer::Pointer(Val::ZERO));
        }
        let (site, size) = (self.site(), self.object_size(n.bits)?);
        let (id, told) = match place {
            Place::Old(id) => (self.reuse(id, size, zeroed, site), " where others were freed"),
            _ => (self.st.allocate(size, zeroed, Kind::Heap, site), ""),
        };
        self.st.obj_mut(id).context = self.context();
        if !self.is_deep_in_a_library() {
            self.tell(|_| format!("allocates {} bytes{told}", n.bits));
        }
        Ok(Answer::Pointer(Val::pointer(id, 0)))
    }

    /// Where a block of so many bytes goes, by the choice for this step.
    pub(crate) fn chosen_place(&self, bytes: u64) -> Place {
        match self.choice as usize {
            0 => Place::New,
            n => self.reusable(bytes).get(n - 1).map_or(Place::None, |&id| Place::Old(id)),
        }
    }

    /// The blocks that were freed, to which somebody still has a pointer, and
    /// whose address a block of so many bytes may have.
    pub(crate) fn reusable(&self, bytes: u64) -> Vec<u32> {
        // The classes of the usual allocator.
        let class = |n: u64| n.saturating_add(23) & !15;
        let fits = |o: &crate::state::Obj| {
            o.kind == Kind::Freed && class(o.size as u64).max(32) == class(bytes).max(32)
        };
        let first = self.code.n_statics as usize;
        let made = self.st.objs[first..].iter().enumerate().filter(|o| fits(o.1));
        made.map(|(i, _)| (first + i) as u32 + 1).collect()
    }

    /// A block begins a new life where another ended. Old pointers lead to it.
    fn reuse(&mut self, id: u32, size: u32, zeroed: bool, site: u32) -> u32 {
        let new = self.st.allocate(size, zeroed, Kind::Heap, site);
        let start = self.st.obj(new).start;
        self.st.objs.pop();
        let obj = self.st.obj_mut(id);
        (obj.start, obj.size, obj.kind) = (start, size, Kind::Heap);
        (obj.site, obj.freed, obj.fenced) = (site, 0, false);
        self.st.obj_mut(id).context = self.context();
        if self.noting {
            self.note_change(id, 0, size);
        }
        id
    }

    fn posix_memalign(&mut self, out: Val, n: Val) -> Done {
        let Answer::Pointer(p) = self.malloc(n, false)? else {
            unreachable!("malloc answers a pointer")
        };
        if p.is_null() {
            return Ok(Answer::Value(12));
        }
        self.write_word(out, p)?;
        Ok(Answer::Value(0))
    }

    fn realloc(&mut self, p: Val, n: Val) -> Done {
        if p.is_null() {
            return self.malloc(n, false);
        }
        self.check_free(p)?;
        let old = *self.st.obj(p.obj);
        let Answer::Pointer(new) = self.malloc(n, false)? else {
            unreachable!("malloc answers a pointer")
        };
        if new.is_null() {
            return Ok(Answer::Pointer(new));
        }
        let keep = (old.size as u64).min(n.bits);
        let (to, from) = (self.locate(new, keep, true)?, self.locate(p, keep, false)?);
        self.copy(to, from, keep as usize)?;
        self.free(p)?;
        Ok(Answer::Pointer(new))
    }

    fn check_free(&self, p: Val) -> Result<(), Halt> {
        if p.undef != 0 {
            return Err(self.fail(
                FaultKind::Uninitialised,
                "frees a pointer that was never initialised".into(),
            ));
        }
        if p.obj == 0 || p.obj >= CONST_BASE {
            return Err(self.fail(
                FaultKind::InvalidFree,
                format!("frees {}, which was not allocated", self.place_name(p)),
            ));
        }
        match self.st.obj(p.obj).kind {
            Kind::Heap if p.bits == 0 => Ok(()),
            Kind::Heap => {
                let text = format!(
                    "frees a pointer {} bytes into {}",
                    p.bits as i64,
                    self.object_name(p.obj)
                );
                Err(self.fail_with(FaultKind::InvalidFree, text, self.object_places(p.obj)))
            }
            Kind::Freed => {
                let text = "frees memory for the second time".into();
                Err(self.fail_with(FaultKind::DoubleFree, text, self.object_places(p.obj)))
            }
            _ => Err(self.fail(
                FaultKind::InvalidFree,
                format!("frees {}, which was not allocated", self.object_name(p.obj)),
            )),
        }
    }

    fn free(&mut self, p: Val) -> Done {
        if p.is_null() {
            return Ok(Answer::Value(0));
        }
        self.check_free(p)?;
        let site = self.site();
        if self.telling && !Names::of(self).is_of_a_library(p.obj) {
            self.tell(|e| format!("frees {}", e.object_name(p.obj)));
        }
        let obj = self.st.obj_mut(p.obj);
        obj.kind = Kind::Freed;
        obj.freed = site;
        Ok(Answer::Value(0))
    }

    fn strdup(&mut self, s: Val) -> Done {
        let n = self.string_length(s, u64::MAX)? + 1;
        let Answer::Pointer(p) = self.malloc(Val::int(n), false)? else {
            unreachable!("malloc answers a pointer")
        };
        if !p.is_null() {
            let (to, from) = (self.locate(p, n, true)?, self.locate(s, n, false)?);
            self.copy(to, from, n as usize)?;
        }
        Ok(Answer::Pointer(p))
    }

    /// A length that must be defined; `None` if there is nothing to do.
    fn length(&self, n: Val) -> Result<Option<u64>, Halt> {
        if n.undef != 0 {
            return Err(self.fail(FaultKind::Uninitialised, "uses an uninitialised length".into()));
        }
        Ok((n.bits > 0).then_some(n.bits))
    }

    fn mem_copy(&mut self, lib: Lib, to: Val, from: Val, n: Val) -> Done {
        let Some(len) = self.length(n)? else { return Ok(Answer::Pointer(to)) };
        let (src, dst) = (self.locate(from, len, false)?, self.locate(to, len, true)?);
        let apart = from.bits.abs_diff(to.bits);
        if lib == Lib::MemCpy && to.obj == from.obj && apart != 0 && apart < len {
            return Err(
                self.fail(FaultKind::Runtime, "`memcpy` between ranges that overlap".into())
            );
        }
        self.copy(dst, src, len as usize)?;
        Ok(Answer::Pointer(to))
    }

    // Strings.

    fn compare_bytes(&mut self, lib: Lib, a: Val, b: Val, n: Val) -> Done {
        let limit = if lib == Lib::StrCmp { u64::MAX } else { self.length(n)?.unwrap_or(0) };
        let at = |p: Val, i: u64| Val { bits: p.bits.wrapping_add(i), ..p };
        let mut i = 0;
        while i < limit {
            let (x, y) = (self.bytes(at(a, i), 1)?[0], self.bytes(at(b, i), 1)?[0]);
            if x != y {
                return Ok(Answer::Value((if x < y { -1i32 } else { 1 }) as u32 as u64));
            }
            if x == 0 && lib != Lib::MemCmp {
                break;
            }
            i += 1;
        }
        Ok(Answer::Value(0))
    }

    fn find_byte(&mut self, lib: Lib, s: Val, c: Val, n: Val) -> Done {
        let len = if lib == Lib::MemChr { n.bits } else { self.string_length(s, u64::MAX)? + 1 };
        let bytes = self.bytes(s, len)?;
        let wanted = |b: &u8| *b == c.bits as u8;
        let at = if lib == Lib::StrRChr {
            bytes.iter().rposition(wanted)
        } else {
            bytes.iter().position(wanted)
        };
        let found = at.map_or(Val::ZERO, |i| Val { bits: s.bits + i as u64, ..s });
        Ok(Answer::Pointer(found))
    }

    fn strstr(&mut self, s: Val, t: Val) -> Done {
        let (hay, needle) = (self.string(s)?, self.string(t)?);
        let mut starts = 0..=hay.len().saturating_sub(needle.len());
        let at = starts.find(|&i| hay[i..].starts_with(&needle));
        Ok(Answer::Pointer(at.map_or(Val::ZERO, |i| Val { bits: s.bits + i as u64, ..s })))
    }

    fn string_copy(&mut self, lib: Lib, to: Val, from: Val, n: Val) -> Done {
        use Lib::*;
        let limit = if matches!(lib, StrNCpy | StrNCat) { n.bits } else { u64::MAX };
        let mut text =
            self.string_length(from, limit).and_then(|k| Ok(self.bytes(from, k)?.to_vec()))?;
        let len = text.len() as u64;
        let start =
            if matches!(lib, StrCat | StrNCat) { self.string_length(to, u64::MAX)? } else { 0 };
        match lib {
            StrNCpy => text.resize(n.bits as usize, 0),
            _ => text.push(0),
        }
        let at = Val { bits: to.bits + start, ..to };
        self.write_bytes(at, &text)?;
        Ok(Answer::Pointer(if lib == StpCpy { Val { bits: to.bits + len, ..to } } else { to }))
    }

    pub fn write_bytes(&mut self, at: Val, bytes: &[u8]) -> Result<(), Halt> {
        if bytes.is_empty() {
            return Ok(());
        }
        let spot = self.locate(at, bytes.len() as u64, true)?;
        self.put(spot, bytes, &vec![0; bytes.len()]);
        Ok(())
    }

    /// Writes a pointer, or a `long`.
    fn write_word(&mut self, at: Val, v: Val) -> Result<(), Halt> {
        let word = self.code.word();
        let spot = self.locate(at, word.0 as u64, true)?;
        self.write(spot, word.bits(), v)
    }

    /// As the x86-64 ABI has it: no argument is in a register, all overflow. On
    /// 32 bits a list is a pointer to the next.
    fn va_start(&mut self, list: Val) -> Done {
        let varargs = Val::pointer(self.thread().top().varargs, 0);
        if self.code.word().0 == 4 {
            self.write_word(list, varargs)?;
            return Ok(Answer::Value(0));
        }
        self.set_cell(list, 0, 48)?;
        self.set_cell(list, 4, 304)?;
        for (offset, v) in [(8, varargs), (16, Val::ZERO)] {
            let spot = self.locate(Val { bits: list.bits + offset, ..list }, 8, true)?;
            self.write(spot, 64, v)?;
        }
        Ok(Answer::Value(0))
    }

    fn attribute(&mut self, a: Val, clear: u32, set: u32) -> Done {
        let old = self.cell(a, 0, "mutex attributes")?;
        self.set_cell(a, 0, old & !clear | set)?;
        Ok(Answer::Value(0))
    }

    // Thread-specific data.

    fn key_create(&mut self, out: Val, destructor: Val) -> Done {
        let free = self.st.keys.iter().position(|k| k.undef != 0);
        let key = free.unwrap_or(self.st.keys.len());
        if free.is_none() {
            self.st.keys.push(Val::UNDEF);
        }
        self.st.keys[key] = destructor;
        self.set_cell(out, 0, key as u32)?;
        Ok(Answer::Value(0))
    }

    fn set_specific(&mut self, key: Val, v: Val) -> Done {
        let key = key.bits as usize;
        if self.st.keys.get(key).is_none_or(|k| k.undef != 0) {
            return Err(self.fail(
                FaultKind::LockMisuse,
                "uses a thread-specific key that does not exist".into(),
            ));
        }
        let keys = &mut self.thread_mut().keys;
        keys.resize(keys.len().max(key + 1), Val::ZERO);
        keys[key] = v;
        while keys.last().is_some_and(|k| *k == Val::ZERO) {
            keys.pop();
        }
        Ok(Answer::Value(0))
    }

    fn next_destructor(&mut self, out: Val) -> Done {
        let due = |e: &Self| e.thread().keys.iter().position(|k| k.truth());
        while let Some(i) = due(self) {
            let v = std::mem::replace(&mut self.thread_mut().keys[i], Val::ZERO);
            let f = self.st.keys.get(i).copied().unwrap_or(Val::ZERO);
            if f.undef == 0 && f.truth() {
                self.write_word(out, f)?;
                return Ok(Answer::Pointer(v));
            }
        }
        self.thread_mut().keys.clear();
        Ok(Answer::Pointer(Val::ZERO))
    }
}
