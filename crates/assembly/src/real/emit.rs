//! Threads of a `.s` file as a program for the window machine.
//!
//! Each thread is its function with all calls inlined: the points are instruction
//! and open calls. A first pass finds what is known of the stack at every point
//! (`frame`), a second writes the code, a third cuts the data into cells by the
//! accesses that were seen. A last thread runs `init`, starts the others, waits for
//! them and checks the condition at the end.

use super::frame::{Abs, FlagKind, Known};
use super::harness::{Finally, Harness, Start, Term};
use super::ir::*;
use super::text::Value;
use super::x86::GOT;
use super::{Isa, Options, Unit, a64, settled, tidy, waiting, x86};
use heddle_memmodel as mm;
use heddle_memmodel::{Alu, Instr, Mark, Operand, Park, Update, When, Word, attr};
use heddle_span::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet};

/// Calls that may be open at once.
const MAX_CALLS: usize = 16;
const MAX_CELLS: usize = 64;
/// Points of a thread; more calls than that are inlined nowhere.
const MAX_POINTS: usize = 20_000;

/// Registers of a thread: an argument, the machine's 32, two more, two for flags,
/// then slots of the stack, then temporaries.
const FLAG_A: u16 = 35;
const FLAG_B: u16 = 36;
const FIRST_SLOT: u16 = 37;

/// Functions that a program calls when it gives up.
const ABORTS: [&str; 4] = ["abort", "__assert_fail", "__assert_rtn", "__stack_chk_fail"];

pub fn program(
    unit: &Unit,
    harness: &Harness,
    options: Options,
) -> Result<mm::Program, Vec<Diagnostic>> {
    let mut wrong = Vec::new();
    let mut seen = Seen::default();
    let places = place_objects(unit);
    let mut threads = Vec::new();
    let n = harness.threads.len();
    for (i, start) in harness.threads.iter().enumerate() {
        let name = format!("{}[{i}]", start.function);
        let mut b = Builder::new(unit, &places, &mut seen, &mut wrong, start.span);
        b.push(Instr::Park(Park::Unborn), "begins");
        b.function(start);
        threads.push(b.thread(name));
    }
    let span = harness.threads[0].span;
    let mut b = Builder::new(unit, &places, &mut seen, &mut wrong, span);
    if let Some(init) = &harness.init {
        b.at.0 = init.span;
        b.push(Instr::Nop, "begins");
        b.function(init);
    }
    for (t, start) in harness.threads.iter().enumerate() {
        b.at.0 = start.span;
        let thread = t as u16;
        b.push(Instr::Start { thread, arg: Operand::Imm(0) }, &format!("start {}", start.function));
    }
    for (t, start) in harness.threads.iter().enumerate() {
        b.at.0 = start.span;
        let thread = t as u16;
        b.push(Instr::Join { thread, dst: None }, &format!("join {}", start.function));
    }
    let sizes = b.symbols(harness);
    for f in &harness.finally {
        b.finally(f, &sizes);
    }
    threads.push(b.thread("main".into()));
    assert_eq!(threads.len(), n + 1);
    let cells = cells(unit, &places, &seen);
    let words: Vec<(i64, u8, i64)> = cells.iter().map(|c| (c.address, c.size, c.init)).collect();
    if options.reduce {
        threads.iter_mut().for_each(tidy::tidy);
    }
    let domains = settled::domains(&threads, &words);
    if options.reduce {
        threads.iter_mut().for_each(|t| waiting::cut(t, &domains, options.silent));
    }
    if cells.len() > MAX_CELLS {
        let text = format!("{} words of shared data; {MAX_CELLS} are possible", cells.len());
        wrong.push(Diagnostic::unsupported(span, text));
    }
    if !wrong.is_empty() {
        wrong.dedup();
        return Err(wrong);
    }
    Ok(mm::Program {
        name: "assembly".into(),
        locs: cells.iter().map(|c| c.name.clone()).collect(),
        init: cells.iter().map(|c| c.init).collect(),
        cells: cells.iter().map(|c| (c.address, c.size)).collect(),
        threads,
        checked: true,
    })
}

/// Where each object of data begins.
fn place_objects(unit: &Unit) -> BTreeMap<String, i64> {
    let mut at = 0x1000;
    let mut out = BTreeMap::new();
    for (name, o) in &unit.objects {
        out.insert(name.clone(), at);
        at += (o.size.max(1) + 0x1fff) & !0xfff;
    }
    out
}

/// The accesses that the code makes to shared memory.
#[derive(Default)]
struct Seen {
    /// At a place that is known: address and size.
    known: BTreeSet<(i64, u8)>,
    /// Sizes of the others.
    sizes: BTreeSet<u8>,
}

struct Cell {
    name: String,
    address: i64,
    size: u8,
    init: i64,
}

/// Cuts the data into cells by the accesses that were seen.
fn cells(unit: &Unit, places: &BTreeMap<String, i64>, seen: &Seen) -> Vec<Cell> {
    let mut out = Vec::new();
    for (name, o) in &unit.objects {
        let base = places[name];
        let touched = seen.known.iter().any(|k| base <= k.0 && k.0 < base + o.size.max(1));
        // Strings and tables that nobody reads need no cells.
        if !touched && seen.sizes.is_empty() {
            continue;
        }
        let mut off = 0;
        while off < o.size {
            let starts = |k: &&(i64, u8)| k.0 == base + off;
            let here = seen.known.iter().filter(starts).map(|k| k.1 as i64).min();
            let next = seen.known.iter().map(|k| k.0 - base).find(|&k| k > off).unwrap_or(o.size);
            let room = next.min(o.size) - off;
            let fits = |n: &i64| *n <= room && off % n == 0;
            let usual = seen.sizes.iter().rev().map(|&s| s as i64).find(fits);
            let plain = [8, 4, 2, 1].into_iter().find(fits).unwrap_or(1);
            let size = here.filter(|h| off + h <= o.size).or(usual).unwrap_or(plain);
            let address = base + off;
            let single = size == o.size;
            let shown = if single { name.clone() } else { format!("{name}+{off}") };
            let init = initial(o, off, size, places);
            out.push(Cell { name: shown, address, size: size as u8, init });
            off += size;
        }
    }
    out.sort_by_key(|c| c.address);
    out
}

fn initial(o: &super::text::Object, off: i64, size: i64, places: &BTreeMap<String, i64>) -> i64 {
    let mut value = 0i64;
    for (at, n, v) in &o.init {
        match v {
            Value::Symbol(s, add) if *at == off => return places.get(s).map_or(0, |p| p + add),
            Value::Number(number) => {
                for i in 0..*n as i64 {
                    let byte = number >> (8 * i) & 0xff;
                    let to = at + i - off;
                    if (0..size).contains(&to) {
                        value |= byte << (8 * to);
                    }
                }
            }
            Value::Symbol(..) => {}
        }
    }
    value
}

type Key = (usize, Vec<usize>);

struct Builder<'a> {
    unit: &'a Unit,
    places: &'a BTreeMap<String, i64>,
    seen: &'a mut Seen,
    wrong: &'a mut Vec<Diagnostic>,
    code: mm::Code,
    /// Slots of the stack, by offset: their register and their size.
    slots: BTreeMap<i64, (u16, u8)>,
    /// The sizes with which each slot is accessed.
    sizes: BTreeMap<i64, BTreeSet<u8>>,
    n_temps: u16,
    most_temps: u16,
    at: (Span, String),
}

impl<'a> Builder<'a> {
    fn new(
        unit: &'a Unit,
        places: &'a BTreeMap<String, i64>,
        seen: &'a mut Seen,
        wrong: &'a mut Vec<Diagnostic>,
        span: Span,
    ) -> Self {
        Builder {
            unit,
            places,
            seen,
            wrong,
            code: mm::Code::default(),
            slots: BTreeMap::new(),
            sizes: BTreeMap::new(),
            n_temps: 0,
            most_temps: 0,
            at: (span, String::new()),
        }
    }

    fn unsupported(&mut self, what: impl Into<String>) {
        self.wrong.push(Diagnostic::unsupported(self.at.0, what));
    }

    fn push(&mut self, instr: Instr, text: &str) {
        self.at.1 = text.to_string();
        self.emit(instr, 0);
    }

    fn emit(&mut self, instr: Instr, size: u8) {
        let (span, text) = self.at.clone();
        self.code.push(instr, span, text);
        self.code.marks.push(Mark { size, waits: false });
    }

    /// Temporaries have high numbers until the slots are counted.
    fn temp(&mut self) -> u16 {
        self.n_temps += 1;
        self.most_temps = self.most_temps.max(self.n_temps);
        TEMP + self.n_temps - 1
    }

    /// The finished thread: temporaries get their numbers.
    fn thread(mut self, name: String) -> mm::Thread {
        let n_slots = self.slots.len() as u16;
        let first = FIRST_SLOT + n_slots;
        self.check_slots();
        let place = |r: u16| if r >= TEMP { first + (r - TEMP) } else { r };
        for i in &mut self.code.instrs {
            renumber(i, &place);
        }
        let mut regs = vec!["argument".to_string()];
        for r in 0..=SP + 2 {
            regs.push(match self.unit.isa {
                Isa::X86 => x86::register_name(r).to_string(),
                Isa::AArch64 => a64::register_name(r),
            });
        }
        regs.extend(["flags".to_string(), "flags2".into()]);
        let mut slots: Vec<(u16, i64)> = self.slots.iter().map(|(off, s)| (s.0, *off)).collect();
        slots.sort_unstable();
        regs.extend(slots.iter().map(|(_, off)| format!("stack{off}")));
        regs.extend((0..self.most_temps).map(|i| format!("t{i}")));
        let n = regs.len();
        let (init, observed) = (vec![0; n], vec![false; n]);
        mm::Thread { name, code: self.code, regs, init, observed }
    }

    fn check_slots(&mut self) {
        let all: Vec<(i64, u8)> = self.slots.iter().map(|(o, s)| (*o, s.1)).collect();
        for pair in all.windows(2) {
            if pair[0].0 + pair[0].1 as i64 > pair[1].0 {
                self.unsupported("accesses to the stack that overlap in part");
                return;
            }
        }
    }

    /// A function as all that this thread does, inlined to its end.
    fn function(&mut self, start: &Start) {
        let Some(&entry) = self.unit.labels.get(&start.function) else {
            let text = format!("no function is called `{}`", start.function);
            self.wrong.push(Diagnostic::error(start.span, text));
            return;
        };
        let registers = match self.unit.isa {
            Isa::X86 => x86::ARGUMENTS,
            Isa::AArch64 => a64::ARGUMENTS,
        };
        if start.args.len() > registers.len() {
            self.wrong.push(Diagnostic::unsupported(start.span, "more than six arguments"));
        }
        for (arg, r) in start.args.iter().zip(registers) {
            let value = match super::text::number(arg) {
                Some(n) => n,
                None => match self.places.get(arg) {
                    Some(p) => *p,
                    None => {
                        let text = format!("`{arg}` is neither a number nor a symbol");
                        self.wrong.push(Diagnostic::error(start.span, text));
                        0
                    }
                },
            };
            let dst = 1 + r as u16;
            self.push(Instr::Move { dst, a: Operand::Imm(value) }, "argument");
        }
        let known = self.analyse(entry);
        self.measure(&known);
        self.write(entry, &known);
    }

    /// What is known before every point.
    fn analyse(&mut self, entry: usize) -> BTreeMap<Key, Abs> {
        let mut known: BTreeMap<Key, Abs> = BTreeMap::new();
        let first = (entry, Vec::new());
        known.insert(first.clone(), Abs::begin());
        let mut todo = vec![first];
        while let Some(key) = todo.pop() {
            let mut abs = known[&key].clone();
            let Some(line) = self.unit.code.get(key.0) else { continue };
            self.at = (line.span, line.text.clone());
            let Some(irs) = &line.irs else { continue };
            irs.iter().for_each(|ir| abs.step(ir));
            for next in self.next(&key) {
                match known.get_mut(&next) {
                    None => {
                        if known.len() > MAX_POINTS {
                            self.unsupported("so many calls in one thread");
                            return known;
                        }
                        known.insert(next.clone(), abs.clone());
                        todo.push(next);
                    }
                    Some(old) => {
                        if old.join(&abs) {
                            todo.push(next);
                        }
                    }
                }
            }
        }
        known
    }

    /// Notes with which sizes each slot of the stack is accessed.
    fn measure(&mut self, known: &BTreeMap<Key, Abs>) {
        for (key, before) in known {
            let mut abs = before.clone();
            let irs = self.unit.code.get(key.0).and_then(|line| line.irs.as_deref());
            for ir in irs.unwrap_or(&[]) {
                if let Ir::Load { addr, size, .. } | Ir::Store { addr, size, .. } = ir
                    && let Some(off) = abs.slot(addr)
                {
                    self.sizes.entry(off).or_default().insert(*size);
                }
                abs.step(ir);
            }
        }
    }

    /// Whether a slot is only ever accessed whole, so that nothing above it matters.
    fn is_whole(&self, off: i64) -> bool {
        self.sizes.get(&off).is_some_and(|s| s.len() == 1)
    }

    /// Where control goes from a point.
    fn next(&mut self, key: &Key) -> Vec<Key> {
        let (pc, stack) = key;
        let fall = (pc + 1, stack.clone());
        let irs = self.unit.code[*pc].irs.as_deref().unwrap_or(&[]);
        match irs.last() {
            Some(Ir::Branch { to, .. } | Ir::BranchZero { to, .. }) => {
                let mut out = vec![fall];
                out.extend(self.label(to).map(|t| (t, stack.clone())));
                out
            }
            Some(Ir::Jump(to)) if ABORTS.contains(&to.as_str()) => vec![],
            Some(Ir::Jump(to)) => self.label(to).map(|t| (t, stack.clone())).into_iter().collect(),
            Some(Ir::Call(to)) if ABORTS.contains(&to.as_str()) => vec![],
            Some(Ir::Call(to)) => {
                if stack.len() >= MAX_CALLS {
                    self.unsupported(format!("more than {MAX_CALLS} calls open at once"));
                    return vec![];
                }
                let deeper = stack.iter().copied().chain([pc + 1]).collect();
                self.label(to).map(|t| (t, deeper)).into_iter().collect()
            }
            Some(Ir::Ret) => match stack.split_last() {
                Some((back, rest)) => vec![(*back, rest.to_vec())],
                None => vec![],
            },
            Some(Ir::Abort) => vec![],
            _ => vec![fall],
        }
    }

    fn label(&mut self, name: &str) -> Option<usize> {
        let found = self.unit.labels.get(name).copied();
        if found.is_none() {
            self.unsupported(format!("`{name}`, which is not in this file"));
        }
        found
    }

    /// The code of every point.
    fn write(&mut self, entry: usize, known: &BTreeMap<Key, Abs>) {
        let first: Key = (entry, Vec::new());
        let order: Vec<&Key> =
            std::iter::once(&first).chain(known.keys().filter(|k| **k != first)).collect();
        let begin = self.code.instrs.len();
        let mut starts: BTreeMap<&Key, u32> = BTreeMap::new();
        // Jumps whose targets are not placed yet: where, and to which point.
        let mut jumps: Vec<(usize, Option<Key>)> = Vec::new();
        for (i, key) in order.iter().enumerate() {
            starts.insert(key, self.code.instrs.len() as u32);
            self.n_temps = 0;
            let Some(line) = self.unit.code.get(key.0) else {
                self.unsupported("a function that runs over the end of the file");
                continue;
            };
            self.at = (line.span, line.text.clone());
            let Some(irs) = &line.irs else {
                let name = line.text.clone();
                self.unsupported(format!("the instruction `{name}`"));
                continue;
            };
            let mut abs = known[*key].clone();
            for ir in irs {
                self.ir(ir, &abs, key, &mut jumps);
                abs.step(ir);
            }
            self.go_on(irs, key, order.get(i + 1).copied(), &mut jumps);
        }
        let end = self.code.instrs.len() as u32;
        for (at, key) in jumps {
            let to = key.and_then(|k| starts.get(&k).copied()).unwrap_or(end);
            if let Instr::Branch { target, .. } | Instr::Jump { target } = &mut self.code.instrs[at]
            {
                *target = to;
            }
        }
        assert!(begin <= end as usize);
    }

    /// The way on from a point, where it is not simply the next one.
    fn go_on(
        &mut self,
        irs: &[Ir],
        key: &Key,
        after: Option<&Key>,
        jumps: &mut Vec<(usize, Option<Key>)>,
    ) {
        if let Some(Ir::Abort) = irs.last() {
            return;
        }
        let next = self.next(key);
        let falls = matches!(irs.last(), Some(Ir::Branch { .. } | Ir::BranchZero { .. }));
        let to = if falls { next.first() } else { next.last() };
        if to.is_some() && to == after {
            return;
        }
        jumps.push((self.code.instrs.len(), to.cloned()));
        self.emit(Instr::Jump { target: 0 }, 0);
    }

    /// A value as data: not an address of the stack, which has no number here.
    fn data(&mut self, v: &V, abs: &Abs) -> Operand {
        if abs.is_stack(v) {
            self.unsupported("an address of the stack that is computed with");
        }
        self.v(v)
    }

    fn v(&mut self, v: &V) -> Operand {
        match v {
            V::Reg(r) => Operand::Reg(1 + *r as u16),
            V::Imm(n) => Operand::Imm(*n),
            V::Sym(s, off) => Operand::Imm(self.symbol(s) + off),
        }
    }

    fn symbol(&mut self, name: &str) -> i64 {
        if name.starts_with(GOT) {
            return 0;
        }
        match self.places.get(name) {
            Some(p) => *p,
            None => {
                self.unsupported(format!("the symbol `{name}`, which has no data in this file"));
                0
            }
        }
    }

    fn alu(&mut self, op: Alu, a: Operand, b: Operand) -> Operand {
        if let (Operand::Imm(x), Operand::Imm(y)) = (a, b) {
            return Operand::Imm(op.apply(x, y));
        }
        let dst = self.temp();
        self.emit(Instr::Alu { op, dst, a, b }, 0);
        Operand::Reg(dst)
    }

    /// The low bits of a value.
    fn low(&mut self, v: Operand, w: u8) -> Operand {
        if w == 64 { v } else { self.alu(Alu::Word(Word::Or, w), v, Operand::Imm(0)) }
    }

    /// Writes a register; `merge`: only its low `w` bits.
    fn set(&mut self, dst: R, value: Operand, w: u8, merge: bool) {
        let dst = 1 + dst as u16;
        let mut value = self.low(value, w);
        if merge && w < 32 {
            let keep = self.alu(Alu::And, Operand::Reg(dst), Operand::Imm(!((1i64 << w) - 1)));
            value = self.alu(Alu::Or, keep, value);
        }
        self.emit(Instr::Move { dst, a: value }, 0);
    }

    /// The register of a stack slot.
    fn slot(&mut self, off: i64, size: u8) -> u16 {
        let next = FIRST_SLOT + self.slots.len() as u16;
        let slot = self.slots.entry(off).or_insert((next, size));
        slot.1 = slot.1.max(size);
        slot.0
    }

    /// An address in shared memory.
    fn address(&mut self, addr: &Addr, size: u8, abs: &Abs) -> (Operand, i64) {
        let base = addr.base.filter(|b| abs.regs.contains_key(b));
        let index = addr.index.filter(|i| abs.regs.contains_key(&i.0));
        if base.is_some() || index.is_some() {
            self.unsupported("an access to the stack at a place that is not known");
        }
        let mut disp = addr.disp;
        let mut sum = addr.base.map(|b| Operand::Reg(1 + b as u16));
        if let Some(s) = &addr.sym {
            let at = self.symbol(s);
            match sum {
                None => sum = Some(Operand::Imm(at)),
                Some(_) => disp += at,
            }
        }
        if let Some((r, scale)) = addr.index {
            let mut index = Operand::Reg(1 + r as u16);
            let mut w = 64;
            match addr.narrow {
                Some(true) => w = 32,
                Some(false) => index = self.low(index, 32),
                None => {}
            }
            let base = sum.unwrap_or(Operand::Imm(0));
            sum = Some(self.alu(Alu::Index { w, by: scale as i32 }, base, index));
        }
        let sum = sum.unwrap_or(Operand::Imm(0));
        match sum {
            Operand::Imm(n) => {
                self.seen.known.insert((n + disp, size));
                (Operand::Imm(n + disp), 0)
            }
            reg => {
                self.seen.sizes.insert(size);
                (reg, disp)
            }
        }
    }

    /// A condition on the flags as a value.
    fn cond(&mut self, cond: Cond, abs: &Abs) -> Operand {
        let (a, b) = (Operand::Reg(FLAG_A), Operand::Reg(FLAG_B));
        let zero = Operand::Imm(0);
        let Some(kind) = abs.flags else {
            self.unsupported("flags that come from different instructions");
            return zero;
        };
        let (w, logic, sub) = match kind {
            FlagKind::Sub(w) => (w, true, true),
            FlagKind::Logic(w) => (w, true, false),
            FlagKind::Result(w) => (w, false, false),
        };
        let (word, flip) = match cond {
            Cond::Eq => (Word::Eq, false),
            Cond::Ne => (Word::Ne, false),
            Cond::Lt if logic => (Word::Slt, false),
            Cond::Ge if logic => (Word::Sle, true),
            Cond::Le if logic => (Word::Sle, false),
            Cond::Gt if logic => (Word::Slt, true),
            // Without a carry nothing is below zero.
            Cond::Below if logic => (Word::Ult, false),
            Cond::AboveEq if logic => (Word::Ule, true),
            Cond::BelowEq if logic => (Word::Ule, false),
            Cond::Above if logic => (Word::Ult, true),
            Cond::Minus | Cond::Plus => {
                let v = if sub { self.alu(Alu::Word(Word::Sub, w), a, b) } else { a };
                let op = if cond == Cond::Minus { Word::Slt } else { Word::Sle };
                let (x, y) = if cond == Cond::Minus { (v, zero) } else { (zero, v) };
                return self.alu(Alu::Word(op, w), x, y);
            }
            _ => {
                self.unsupported("this condition on the flags of this instruction");
                return zero;
            }
        };
        let (x, y) = if flip { (b, a) } else { (a, b) };
        self.alu(Alu::Word(word, w), x, y)
    }

    fn flags(&mut self, a: Operand, b: Operand) {
        self.emit(Instr::Move { dst: FLAG_A, a }, 0);
        self.emit(Instr::Move { dst: FLAG_B, a: b }, 0);
    }

    fn ir(&mut self, ir: &Ir, abs: &Abs, key: &Key, jumps: &mut Vec<(usize, Option<Key>)>) {
        match ir {
            Ir::Nop | Ir::Jump(_) | Ir::Ret | Ir::SpoilFlags => {
                if let Ir::Jump(to) = ir
                    && ABORTS.contains(&to.as_str())
                {
                    self.abort();
                }
            }
            Ir::Call(to) => {
                if ABORTS.contains(&to.as_str()) {
                    self.abort();
                }
            }
            Ir::Abort => self.abort(),
            Ir::Fence(attrs) => self.emit(Instr::Fence { attrs: *attrs }, 0),
            Ir::Move { dst, src, w, merge } => {
                // The stack pointer is known, not computed.
                if !(*w == 64 && self.is_frame(abs, src)) {
                    let v = self.data(src, abs);
                    self.set(*dst, v, *w, *merge);
                }
            }
            Ir::Alu { op, dst, a, b, w, merge } => {
                let mut after = abs.clone();
                after.step(ir);
                if after.frame(*dst).is_some() {
                    return;
                }
                let (a, b) = (self.data(a, abs), self.data(b, abs));
                // Machines take a shift modulo the width.
                let b = match (op, b) {
                    (Word::Shl | Word::LShr | Word::AShr, Operand::Imm(n)) => {
                        Operand::Imm(n & (*w as i64 - 1))
                    }
                    (Word::Shl | Word::LShr | Word::AShr, b) => {
                        self.alu(Alu::And, b, Operand::Imm(*w as i64 - 1))
                    }
                    (_, b) => b,
                };
                let same = matches!(op, Word::Add | Word::Sub | Word::Or | Word::Xor);
                let to = 1 + *dst as u16;
                // `add x0, x0, :lo12:x`: the whole address is there already.
                if same && *w == 64 && b == Operand::Imm(0) && a == Operand::Reg(to) {
                    return;
                }
                if *merge {
                    let v = self.alu(Alu::Word(*op, *w), a, b);
                    return self.set(*dst, v, *w, true);
                }
                self.emit(Instr::Alu { op: Alu::Word(*op, *w), dst: to, a, b }, 0);
            }
            Ir::Extend { dst, src, from, to } => {
                let v = self.data(src, abs);
                let v = self.alu(Alu::Word(Word::Extend, *from), v, Operand::Imm(*to as i64));
                self.set(*dst, v, 64, false);
            }
            Ir::Lea { dst, addr, w } => {
                if abs.slot(addr).is_some() {
                    return;
                }
                let v = self.effective(addr, abs);
                self.set(*dst, v, *w, false);
            }
            Ir::Load { dst, addr, size, attrs, link, signed, merge } => {
                let v = match (abs.slot(addr), &addr.sym) {
                    (Some(off), _) => {
                        match abs.slots.get(&off) {
                            Some(Known::Frame(_)) if *size == 8 => return,
                            Some(_) => {
                                return self
                                    .unsupported("a stack slot that holds different things");
                            }
                            None => {}
                        }
                        let slot = self.slot(off, *size);
                        self.low(Operand::Reg(slot), size * 8)
                    }
                    (None, Some(s)) if s.starts_with(GOT) => {
                        Operand::Imm(self.symbol(&s[GOT.len()..]))
                    }
                    _ => {
                        let (addr, off) = self.address(addr, *size, abs);
                        let plain = !merge && signed.is_none();
                        let to = if plain { 1 + *dst as u16 } else { self.temp() };
                        let (attrs, link) = (*attrs, *link);
                        self.emit(Instr::Load { dst: to, addr, off, attrs, link }, *size);
                        if plain {
                            return;
                        }
                        Operand::Reg(to)
                    }
                };
                match signed {
                    Some(to) => {
                        let op = Alu::Word(Word::Extend, size * 8);
                        let v = self.alu(op, v, Operand::Imm(*to as i64));
                        self.set(*dst, v, 64, false);
                    }
                    None => self.set(*dst, v, size * 8, *merge),
                }
            }
            Ir::Store { addr, size, value, attrs } => {
                if let Some(off) = abs.slot(addr) {
                    let slot = self.slot(off, *size);
                    if self.is_frame(abs, value) && *size == 8 {
                        return;
                    }
                    let v = self.data(value, abs);
                    let mut v = self.low(v, size * 8);
                    if *size < 8 && !self.is_whole(off) {
                        let keep = Operand::Imm(!((1i64 << (size * 8)) - 1));
                        let rest = self.alu(Alu::And, Operand::Reg(slot), keep);
                        v = self.alu(Alu::Or, rest, v);
                    }
                    return self.emit(Instr::Move { dst: slot, a: v }, 0);
                }
                self.escape(abs, value);
                let v = self.v(value);
                let value = self.low(v, size * 8);
                let (addr, off) = self.address(addr, *size, abs);
                self.emit(Instr::Store { addr, off, value, attrs: *attrs }, *size);
            }
            Ir::StoreExcl { dst, addr, size, value, attrs } => {
                self.escape(abs, value);
                let v = self.v(value);
                let value = self.low(v, size * 8);
                let (addr, off) = self.address(addr, *size, abs);
                let (dst, when, attrs) = (Some(1 + *dst as u16), When::Maybe, *attrs);
                let excl = Instr::StoreExcl { dst, addr, off, value, attrs, when, early: true };
                self.emit(excl, *size);
            }
            Ir::Rmw { dst, addr, size, op, value, expected, attrs, flags } => {
                self.escape(abs, value);
                if abs.slot(addr).is_some() {
                    return self.unsupported("an atomic instruction on the stack");
                }
                let (v, e) = (self.v(value), self.v(expected));
                let (value, expected) = (self.low(v, size * 8), self.low(e, size * 8));
                let (addr, off) = self.address(addr, *size, abs);
                let old = self.temp();
                let (op, attrs) = (*op, *attrs);
                self.emit(Instr::Rmw { dst: old, addr, off, op, value, expected, attrs }, *size);
                if let (true, Update::Apply(alu)) = (flags, op) {
                    let new = self.alu(alu, Operand::Reg(old), value);
                    self.flags(new, Operand::Imm(0));
                }
                if let Some(d) = dst {
                    self.set(*d, Operand::Reg(old), size * 8, *size < 4);
                }
            }
            Ir::CompareExchange { addr, size, value, accumulator, attrs } => {
                self.escape(abs, value);
                if abs.slot(addr).is_some() {
                    return self.unsupported("an atomic instruction on the stack");
                }
                let (v, e) = (self.v(value), self.v(&V::Reg(*accumulator)));
                let (value, expected) = (self.low(v, size * 8), self.low(e, size * 8));
                let (addr, off) = self.address(addr, *size, abs);
                let dst = self.temp();
                let (op, attrs) = (Update::CompareSwap, *attrs);
                self.emit(Instr::Rmw { dst, addr, off, op, value, expected, attrs }, *size);
                self.flags(expected, Operand::Reg(dst));
                self.set(*accumulator, Operand::Reg(dst), size * 8, *size < 4);
            }
            Ir::Amo { dst, addr, size, op, value, load, store } => {
                self.amo(*dst, addr, *size, op, value, (*load, *store), abs);
            }
            // Flags of addresses of the stack: refused where somebody reads them.
            Ir::Compare { a, b, .. } if abs.is_stack(a) || abs.is_stack(b) => {}
            Ir::Flags { value, .. } if abs.is_stack(value) => {}
            Ir::Compare { a, b, .. } => {
                // Conditions look at as many bits as they need.
                let (a, b) = (self.v(a), self.v(b));
                self.flags(a, b);
            }
            Ir::Flags { value, .. } => {
                let v = self.v(value);
                self.flags(v, Operand::Imm(0));
            }
            Ir::Set { dst, cond, yes, merge } => {
                let c = self.cond(*cond, abs);
                let v = if *yes == 1 { c } else { self.alu(Alu::Sub, Operand::Imm(0), c) };
                self.set(*dst, v, if *merge { 8 } else { 64 }, *merge);
            }
            Ir::Select { dst, cond, yes, no, w, plus, invert } => {
                let a = self.cond(*cond, abs);
                let (yes, mut no) = (self.data(yes, abs), self.data(no, abs));
                if *plus != 0 {
                    no = self.alu(Alu::Word(Word::Add, *w), no, Operand::Imm(*plus));
                }
                if *invert {
                    no = self.alu(Alu::Word(Word::Xor, *w), no, Operand::Imm(-1));
                }
                let to = self.temp();
                let (op, b) = (Alu::Ne, Operand::Imm(0));
                self.emit(Instr::Select { op, dst: to, a, b, yes, no }, 0);
                self.set(*dst, Operand::Reg(to), *w, false);
            }
            Ir::Branch { cond, to } => {
                let a = self.cond(*cond, abs);
                self.branch(Alu::Ne, a, to, key, jumps);
            }
            Ir::BranchZero { reg, w, bit, zero, to } => {
                let r = self.data(&V::Reg(*reg), abs);
                let a = match bit {
                    Some(bit) => {
                        let shifted = self.alu(Alu::Shr, r, Operand::Imm(*bit as i64));
                        self.alu(Alu::And, shifted, Operand::Imm(1))
                    }
                    None => self.low(r, *w),
                };
                self.branch(if *zero { Alu::Eq } else { Alu::Ne }, a, to, key, jumps);
            }
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn amo(
        &mut self,
        dst: Option<R>,
        addr: &Addr,
        size: u8,
        op: &Amo,
        value: &V,
        (load, store): (u64, u64),
        abs: &Abs,
    ) {
        self.escape(abs, value);
        let w = size * 8;
        let v = self.v(value);
        let value = self.low(v, w);
        let expected = match op {
            Amo::Compare(r) => {
                let r = self.v(&V::Reg(*r));
                Some(self.low(r, w))
            }
            _ => None,
        };
        let (addr, off) = self.address(addr, size, abs);
        let old = self.temp();
        self.emit(Instr::Load { dst: old, addr, off, attrs: load, link: true }, size);
        let was = Operand::Reg(old);
        let (value, when) = match op {
            Amo::Swap => (value, When::Always),
            Amo::Compare(_) => {
                let same = self.alu(Alu::Eq, was, expected.expect("set just now"));
                (value, When::If(same))
            }
            Amo::Apply(word) => (self.alu(Alu::Word(*word, w), was, value), When::Always),
            Amo::Clear => {
                let keep = self.alu(Alu::Word(Word::Xor, w), value, Operand::Imm(-1));
                (self.alu(Alu::Word(Word::And, w), was, keep), When::Always)
            }
        };
        let excl =
            Instr::StoreExcl { dst: None, addr, off, value, attrs: store, when, early: true };
        self.emit(excl, size);
        if let Some(d) = dst {
            self.set(d, was, w, false);
        }
    }

    fn branch(
        &mut self,
        op: Alu,
        a: Operand,
        to: &str,
        key: &Key,
        jumps: &mut Vec<(usize, Option<Key>)>,
    ) {
        let to = self.label(to).map(|t| (t, key.1.clone()));
        jumps.push((self.code.instrs.len(), to));
        self.emit(Instr::Branch { op, a, b: Operand::Imm(0), target: 0 }, 0);
    }

    fn abort(&mut self) {
        let text = std::mem::replace(&mut self.at.1, "the program does not give up here".into());
        self.emit(Instr::Assert { cond: Operand::Imm(0) }, 0);
        self.at.1 = text;
    }

    fn is_frame(&self, abs: &Abs, v: &V) -> bool {
        matches!(v, V::Reg(r) if matches!(abs.regs.get(r), Some(Known::Frame(_))))
    }

    /// Refuses to let an address of the stack out.
    fn escape(&mut self, abs: &Abs, v: &V) {
        if abs.is_stack(v) {
            self.unsupported("an address of the stack that is stored where other threads look");
        }
    }

    /// `lea`: the address as a number.
    fn effective(&mut self, addr: &Addr, abs: &Abs) -> Operand {
        if addr.base.is_some_and(|b| abs.regs.contains_key(&b)) {
            self.unsupported("an address of the stack at a place that is not known");
        }
        let mut sum = match &addr.sym {
            Some(s) => Operand::Imm(self.symbol(s) + addr.disp),
            None => Operand::Imm(addr.disp),
        };
        if let Some(b) = addr.base {
            sum = self.alu(Alu::Add, Operand::Reg(1 + b as u16), sum);
        }
        if let Some((r, scale)) = addr.index {
            let by = scale as i32;
            sum = self.alu(Alu::Index { w: 64, by }, sum, Operand::Reg(1 + r as u16));
        }
        sum
    }

    /// The sizes of the symbols in conditions: that of the object, or the access
    /// seen at that place.
    fn symbols(&mut self, harness: &Harness) -> BTreeMap<(String, i64), u8> {
        let mut out = BTreeMap::new();
        for f in &harness.finally {
            for (a, _, b) in f.any.iter().flatten() {
                for t in [a, b] {
                    let Term::Symbol(name, off) = t else { continue };
                    let Some(o) = self.unit.objects.get(name) else {
                        let text = format!("no data is called `{name}`");
                        self.wrong.push(Diagnostic::error(f.span, text));
                        continue;
                    };
                    let address = self.places[name] + off;
                    let seen = self.seen.known.iter().find(|k| k.0 == address).map(|k| k.1);
                    let whole = [1, 2, 4, 8].contains(&o.size).then_some(o.size as u8);
                    let usual = self.seen.sizes.iter().next_back().copied();
                    out.insert((name.clone(), *off), seen.or(whole).or(usual).unwrap_or(4));
                }
            }
        }
        out
    }

    /// The condition at the end, as an assertion.
    fn finally(&mut self, f: &Finally, sizes: &BTreeMap<(String, i64), u8>) {
        self.at = (f.span, f.text.clone());
        self.n_temps = 0;
        let mut any = Operand::Imm(0);
        for list in &f.any {
            let mut all = Operand::Imm(1);
            for (a, op, b) in list {
                let w = [a, b].iter().find_map(|t| match t {
                    Term::Symbol(n, off) => sizes.get(&(n.clone(), *off)).map(|s| s * 8),
                    Term::Number(_) => None,
                });
                let w = w.unwrap_or(64);
                let (a, b) = (self.term(a, sizes), self.term(b, sizes));
                let op = match op {
                    Alu::Eq => Word::Eq,
                    Alu::Ne => Word::Ne,
                    Alu::Lt => Word::Slt,
                    _ => Word::Sle,
                };
                let one = self.alu(Alu::Word(op, w), a, b);
                all = self.alu(Alu::And, all, one);
            }
            any = self.alu(Alu::Or, any, all);
        }
        self.emit(Instr::Assert { cond: any }, 0);
    }

    fn term(&mut self, t: &Term, sizes: &BTreeMap<(String, i64), u8>) -> Operand {
        match t {
            Term::Number(n) => Operand::Imm(*n),
            Term::Symbol(name, off) => {
                let Some(&base) = self.places.get(name) else { return Operand::Imm(0) };
                let size = sizes.get(&(name.clone(), *off)).copied().unwrap_or(4);
                self.seen.known.insert((base + off, size));
                let dst = self.temp();
                let (addr, attrs) = (Operand::Imm(base + off), attr("A"));
                self.emit(Instr::Load { dst, addr, off: 0, attrs, link: false }, size);
                Operand::Reg(dst)
            }
        }
    }
}

/// Where temporaries begin while the slots are not counted.
const TEMP: u16 = 1 << 14;

fn renumber(i: &mut Instr, place: &impl Fn(u16) -> u16) {
    tidy::operands(i, &mut |o| {
        if let Operand::Reg(r) = o {
            *r = place(*r);
        }
    });
    match i {
        Instr::Alu { dst, .. }
        | Instr::Select { dst, .. }
        | Instr::Load { dst, .. }
        | Instr::Rmw { dst, .. }
        | Instr::Move { dst, .. }
        | Instr::StoreExcl { dst: Some(dst), .. } => *dst = place(*dst),
        _ => {}
    }
}
