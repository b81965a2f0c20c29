//! Instructions as the machine executes them: each a list of small steps.
//!
//! A step ([`Micro`]) touches at most one word of memory once, or reads and
//! writes it at once, and is what the architectures interleave. Most
//! instructions are one step. On machines with several processors an
//! instruction that reads, changes and writes a word without `lock` is two:
//! others can come between. (The single processor of the paper is interrupted
//! between instructions only; `xchg` locks by itself, as on x86.)

use crate::expr::{Binary, Expr, Flag, Unary, within};
use crate::program::*;
use heddle_model::{FaultKind, Violation};

/// How tasks run beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arch {
    /// One processor: tasks take turns, instruction by instruction.
    Sp,
    /// Processors in lock step: all tasks advance together.
    Smp,
    /// Processors of any relative speed.
    Asmp,
}

impl Arch {
    pub fn name(self) -> &'static str {
        match self {
            Arch::Sp => "sp",
            Arch::Smp => "smp",
            Arch::Asmp => "asmp",
        }
    }
}

/// The calls that may be open at once; a program that may have more is refused.
pub const MAX_CALLS: usize = 8;

/// One task's code in steps.
#[derive(Clone, Debug)]
pub struct Code {
    pub micros: Vec<Micro>,
    /// The first step of each instruction; the last entry is the end.
    pub starts: Vec<u32>,
}

#[derive(Clone, Debug)]
pub struct Micro {
    /// The instruction that it belongs to.
    pub instr: u32,
    /// Without it the step cannot be taken.
    pub guard: Option<Expr>,
    /// In order. Those of a branch happen only if it is not taken.
    pub effects: Vec<Effect>,
    /// How many of the effects are the instruction's own; the others are what
    /// stands behind `@`.
    pub own: usize,
    pub next: Next,
}

#[derive(Clone, Debug)]
pub enum Effect {
    Check(Check),
    /// All at once: every right side is read before anything is written.
    Assign(Vec<(Place, Expr)>),
}

impl Effect {
    /// Calls `f` on every expression that it evaluates, and every part of one.
    pub fn each_expr(&self, f: &mut impl FnMut(&Expr)) {
        match self {
            Effect::Check(c) => c.cond.each(f),
            Effect::Assign(list) => list.iter().for_each(|(_, e)| e.each(f)),
        }
    }
}

/// Something that must be true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    pub cond: Expr,
    /// What is wrong otherwise: a number in [`Faults`].
    pub fault: u32,
    /// There is no way to go on.
    pub fatal: bool,
}

/// Where a step leads. Numbers are those of steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Fall,
    Jump(u32),
    Branch(Expr, u32),
    /// And the fault of calling too deep.
    Call(u32, u32),
    /// The fault of returning without a call.
    Ret(u32),
    /// Nowhere: the task has ended and stays here.
    Halt,
}

/// What can be wrong in a program, by number.
#[derive(Clone, Debug, Default)]
pub struct Faults(pub Vec<Violation>);

impl Faults {
    fn add(&mut self, kind: FaultKind, message: String, instr_span: heddle_span::Span) -> u32 {
        self.0.push(Violation::new(kind, message, Some(instr_span)));
        self.0.len() as u32 - 1
    }
}

/// Every task's code for an architecture, and what can go wrong in it.
pub fn lower(program: &Program, arch: Arch) -> (Vec<Code>, Faults) {
    lower_without(program, arch, &vec![false; program.words.len()])
}

/// The same where the words of a set are never written.
pub(crate) fn lower_without(program: &Program, arch: Arch, unread: &[bool]) -> (Vec<Code>, Faults) {
    let mut faults = Faults::default();
    let codes = program.tasks.iter().enumerate().map(|(own, task)| {
        let mut l = Lowering {
            program,
            task,
            own: own as u16,
            arch,
            unread,
            faults: &mut faults,
            micros: Vec::new(),
            instr: 0,
        };
        let mut starts = Vec::new();
        for i in 0..task.code.len() {
            starts.push(l.micros.len() as u32);
            l.instr = i;
            l.instruction();
            let notes = l.notes();
            l.micros.last_mut().expect("every instruction has a step").effects.extend(notes);
        }
        starts.push(l.micros.len() as u32);
        let mut micros = l.micros;
        for m in &mut micros {
            let target = |t: &mut u32| *t = starts[*t as usize];
            match &mut m.next {
                Next::Jump(t) | Next::Branch(_, t) | Next::Call(t, _) => target(t),
                _ => {}
            }
        }
        Code { micros, starts }
    });
    (codes.collect(), faults)
}

struct Lowering<'a> {
    program: &'a Program,
    task: &'a Task,
    own: u16,
    arch: Arch,
    unread: &'a [bool],
    faults: &'a mut Faults,
    micros: Vec<Micro>,
    instr: usize,
}

/// A read-modify-write: what it makes of the old value, and what else it sets.
struct Update {
    new: Expr,
    others: Vec<(Place, Expr)>,
}

impl Lowering<'_> {
    fn instruction(&mut self) {
        let instr = &self.task.code[self.instr];
        match &instr.op {
            Op::Noop | Op::Fence => self.push(vec![], Next::Fall),
            Op::Mov(dst, src) => {
                let mut effects = self.checks(src);
                effects.extend(self.checks(dst));
                let value = self.read(src);
                effects.extend(self.write(dst, value));
                self.push(effects, Next::Fall);
            }
            Op::Arith(op, dst, src) => {
                let old = self.read(dst);
                let src = self.read(src);
                let u = self.arith(*op, old, src);
                self.update(dst, u, instr.lock);
            }
            Op::Xchg(a, b) => {
                let (m, r) = if matches!(a, Operand::Mem(_)) { (a, b) } else { (b, a) };
                let old = self.read(m);
                let new = self.read(r);
                let others = vec![(place_of_reg(r), old)];
                self.update(m, Update { new, others }, true);
            }
            Op::Xadd(a, r) => {
                let old = self.read(a);
                let mut u = self.arith(Arith::Add, old.clone(), Expr::Reg(*r));
                u.others.push((Place::Reg(*r), old));
                self.update(a, u, instr.lock);
            }
            Op::Cmpxchg(a, r, eax) => {
                let old = self.read(a);
                let same = Expr::binary(Binary::Eq, old.clone(), Expr::Reg(*eax));
                let new = Expr::choose(same.clone(), Expr::Reg(*r), old.clone());
                let mut others = self.compare(Expr::Reg(*eax), old.clone());
                others.push((Place::Reg(*eax), Expr::choose(same, Expr::Reg(*eax), old)));
                self.update(a, Update { new, others }, instr.lock);
            }
            Op::Cmp(a, b) => {
                let mut effects = self.checks(a);
                effects.extend(self.checks(b));
                let flags = self.compare(self.read(a), self.read(b));
                effects.push(Effect::Assign(flags));
                self.push(effects, Next::Fall);
            }
            Op::Test(a, b) => {
                let mut effects = self.checks(a);
                effects.extend(self.checks(b));
                let value = Expr::binary(Binary::And, self.read(a), self.read(b));
                effects.push(Effect::Assign(self.logic_flags(&value)));
                self.push(effects, Next::Fall);
            }
            Op::Jump(t) => self.push(vec![], Next::Jump(*t)),
            Op::Branch(cond, t) => self.push(vec![], Next::Branch(cond.expr(), *t)),
            Op::Call(t) => {
                let text = format!("more than {MAX_CALLS} calls are open");
                let fault = self.faults.add(FaultKind::TooMany, text, instr.span);
                self.push(vec![], Next::Call(*t, fault));
            }
            Op::Ret => {
                let text = "there is no call to return from".to_string();
                let fault = self.faults.add(FaultKind::Runtime, text, instr.span);
                self.push(vec![], Next::Ret(fault));
            }
            Op::Halt => self.push(vec![], Next::Halt),
            Op::Sleep => {
                let clear = Effect::Assign(vec![(Place::Token, Expr::Const(0))]);
                self.push(vec![clear], Next::Fall);
                self.micros.last_mut().expect("just pushed").guard = Some(Expr::Token);
            }
            Op::Wake { first, len, index } => self.wake(*first, *len, index),
            Op::Assert(cond) => {
                let mut effects = self.indices(cond, instr.span);
                let check = self.check(FaultKind::Assertion, assertion(&instr.text), cond.clone());
                effects.push(Effect::Check(Check { fatal: false, ..check }));
                self.push(effects, Next::Fall);
            }
        }
    }

    fn wake(&mut self, first: u16, len: u16, index: &Expr) {
        let mut effects = Vec::new();
        if !matches!(index, Expr::Const(_)) {
            let text = format!("there are {len} copies to wake");
            let inside = within(index.clone(), 0, len as i64);
            effects.push(Effect::Check(self.check(FaultKind::OutOfBounds, text, inside)));
        }
        let is = |i: u16| Expr::binary(Binary::Eq, index.clone(), Expr::Const(i as i64));
        let own = self.own;
        let token = |t: u16| if t == own { Expr::Token } else { Expr::TaskToken(t) };
        let place = |t: u16| if t == own { Place::Token } else { Place::TaskToken(t) };
        if self.program.strict_wake {
            let fresh = (0..len).map(|i| {
                let set = token(first + i);
                Expr::unary(Unary::Not, Expr::binary(Binary::Both, is(i), set))
            });
            let all = fresh.fold(Expr::Const(1), |a, b| Expr::binary(Binary::Both, a, b));
            let text = "the task is woken twice: the last wake is not used yet".to_string();
            effects.push(Effect::Check(self.check(FaultKind::LockMisuse, text, all)));
        }
        let set = (0..len).map(|i| {
            let value = Expr::choose(is(i), Expr::Const(1), token(first + i));
            (place(first + i), value)
        });
        // A task that is certainly not meant is not touched.
        let set = set.filter(|(_, v)| !matches!(v, Expr::Token | Expr::TaskToken(_)));
        effects.push(Effect::Assign(set.collect()));
        self.push(effects, Next::Fall);
    }

    /// An instruction that reads `dst` and writes it.
    fn update(&mut self, dst: &Operand, u: Update, lock: bool) {
        let mut effects = self.checks(dst);
        let split = matches!(dst, Operand::Mem(_)) && !lock && self.arch != Arch::Sp;
        if !split {
            let mut assigns = u.others;
            let stored = self.write(dst, u.new);
            for e in stored {
                match e {
                    Effect::Assign(mut a) => assigns.append(&mut a),
                    check => effects.push(check),
                }
            }
            effects.push(Effect::Assign(assigns));
            return self.push(effects, Next::Fall);
        }
        // The old value is kept in a register that only this machine has.
        let held = self.task.regs.len() as u16;
        let old = self.read(dst);
        effects.push(Effect::Assign(vec![(Place::Reg(held), old.clone())]));
        self.push(effects, Next::Fall);
        let from_held = |e: &Expr| e.map(&mut |e| if e == old { Expr::Reg(held) } else { e });
        let new = from_held(&u.new);
        let mut assigns: Vec<_> = u.others.iter().map(|(p, e)| (p.clone(), from_held(e))).collect();
        let mut effects = Vec::new();
        for e in self.write(dst, new) {
            match e {
                Effect::Assign(mut a) => assigns.append(&mut a),
                check => effects.push(check),
            }
        }
        effects.push(Effect::Assign(assigns));
        self.push(effects, Next::Fall);
    }

    fn push(&mut self, effects: Vec<Effect>, next: Next) {
        let own = effects.len();
        self.micros.push(Micro { instr: self.instr as u32, guard: None, effects, own, next });
    }

    /// What stands behind `@`, in order.
    fn notes(&mut self) -> Vec<Effect> {
        let mut out = Vec::new();
        for note in &self.task.code[self.instr].notes {
            match note {
                Note::Assert { cond, span, text } => {
                    out.extend(self.indices(cond, *span));
                    let message = format!("`{text}` does not hold");
                    let fault = self.faults.add(FaultKind::Assertion, message, *span);
                    out.push(Effect::Check(Check { cond: cond.clone(), fault, fatal: false }));
                }
                Note::Set { number, first, len, value, span, .. } => {
                    out.extend(self.indices(value, *span));
                    out.extend(self.indices(number, *span));
                    let m = Mem { number: number.clone(), first: *first, len: *len };
                    let dst = Operand::Mem(m);
                    out.extend(self.checks(&dst));
                    out.extend(self.write_word(&dst, value.clone(), false));
                }
            }
        }
        out
    }

    /// That every index of an expression is in its row, where its value is asked for.
    fn indices(&mut self, e: &Expr, span: heddle_span::Span) -> Vec<Effect> {
        let cond = e.in_bounds();
        if cond.is_true() {
            return vec![];
        }
        let text = "index out of bounds in an expression".to_string();
        let fault = self.faults.add(FaultKind::OutOfBounds, text, span);
        vec![Effect::Check(Check { cond, fault, fatal: true })]
    }

    fn check(&mut self, kind: FaultKind, message: String, cond: Expr) -> Check {
        let fault = self.faults.add(kind, message, self.task.code[self.instr].span);
        Check { cond, fault, fatal: true }
    }

    /// That an operand in memory exists.
    fn checks(&mut self, operand: &Operand) -> Vec<Effect> {
        match operand {
            Operand::Mem(m) if !matches!(m.number, Expr::Const(_)) => {
                let (lo, hi) = (m.first as i64, (m.first + m.len) as i64);
                let array =
                    self.program.arrays.iter().find(|a| a.first == m.first && a.len == m.len);
                let text = match array {
                    Some(a) => format!("index out of bounds: `{}` has {} words", a.name, a.len),
                    None => "there is no word at this address".to_string(),
                };
                let inside = within(m.number.clone(), lo, hi);
                vec![Effect::Check(self.check(FaultKind::OutOfBounds, text, inside))]
            }
            _ => vec![],
        }
    }

    /// The value of an operand, as wide as a register.
    fn read(&self, operand: &Operand) -> Expr {
        match operand {
            Operand::Imm(c) => Expr::Const(*c),
            Operand::Reg(r) => Expr::Reg(*r),
            Operand::Mem(m) => {
                let word = Expr::Word(Box::new(m.number.clone()));
                let mask = self.program.mask();
                let fits = |w: &Word| w.domain.lo() >= 0 && w.domain.hi() <= mask;
                if self.program.words[m.first..m.first + m.len].iter().all(fits) {
                    word
                } else {
                    masked(word, mask)
                }
            }
        }
    }

    /// Stores a value that is as wide as a register.
    fn write(&mut self, dst: &Operand, value: Expr) -> Vec<Effect> {
        match dst {
            Operand::Reg(r) => vec![Effect::Assign(vec![(Place::Reg(*r), value)])],
            // A checker's job: a constant is refused when it is read.
            Operand::Imm(_) => vec![],
            Operand::Mem(_) => self.write_word(dst, value, true),
        }
    }

    /// Stores a value as the domain of its word allows. `narrow`: the value is
    /// known to fit in a register.
    fn write_word(&mut self, dst: &Operand, value: Expr, narrow: bool) -> Vec<Effect> {
        let Operand::Mem(m) = dst else { return vec![] };
        let words = &self.program.words[m.first..m.first + m.len];
        let uniform = words.iter().all(|w| w.domain == words[0].domain);
        let is = |i: usize| {
            let number = Expr::Const((m.first + i) as i64);
            Expr::binary(Binary::Eq, m.number.clone(), number)
        };
        let bits = self.program.bits;
        let fit = |d: Domain, v: &Expr| match d {
            Domain::Bits(n) if narrow && n >= bits => v.clone(),
            Domain::Bits(n) => masked(v.clone(), (1i64 << n) - 1),
            Domain::Range(..) => v.clone(),
        };
        let inside = |d: Domain, v: &Expr| match d {
            Domain::Bits(_) => Expr::Const(1),
            Domain::Range(lo, hi) => within(v.clone(), lo, hi + 1),
        };
        let (mut stored, mut ok) = (fit(words[0].domain, &value), inside(words[0].domain, &value));
        if !uniform {
            for (i, w) in words.iter().enumerate().skip(1) {
                stored = Expr::choose(is(i), fit(w.domain, &value), stored);
                ok = Expr::choose(is(i), inside(w.domain, &value), ok);
            }
        }
        let mut effects = Vec::new();
        if !ok.is_true() {
            let text = match words[0].domain {
                Domain::Range(lo, hi) if uniform => {
                    format!("a value outside {lo}..{hi} is stored in `{}`", words[0].name)
                }
                _ => "a value outside the domain of its word is stored".to_string(),
            };
            effects.push(Effect::Check(self.check(FaultKind::Overflow, text, ok)));
        }
        if !self.unread[m.range()].iter().all(|&u| u) {
            effects.push(Effect::Assign(vec![(Place::Word(m.number.clone()), stored)]));
        }
        effects
    }

    /// The flags after comparing `a` with `b`.
    fn compare(&self, a: Expr, b: Expr) -> Vec<(Place, Expr)> {
        let sign = 1i64 << (self.program.bits - 1);
        let biased = |e: &Expr| Expr::binary(Binary::Xor, e.clone(), Expr::Const(sign));
        vec![
            (Place::Flag(Flag::Equal), Expr::binary(Binary::Eq, a.clone(), b.clone())),
            (Place::Flag(Flag::Less), Expr::binary(Binary::Lt, biased(&a), biased(&b))),
            (Place::Flag(Flag::Carry), Expr::binary(Binary::Lt, a, b)),
        ]
    }

    fn logic_flags(&self, value: &Expr) -> Vec<(Place, Expr)> {
        let sign = Expr::Const(1i64 << (self.program.bits - 1));
        vec![
            (Place::Flag(Flag::Equal), Expr::binary(Binary::Eq, value.clone(), Expr::Const(0))),
            (Place::Flag(Flag::Less), Expr::binary(Binary::Le, sign, value.clone())),
            (Place::Flag(Flag::Carry), Expr::Const(0)),
        ]
    }

    fn arith(&self, op: Arith, old: Expr, src: Expr) -> Update {
        use Binary::*;
        let mask = self.program.mask();
        let sign = 1i64 << (self.program.bits - 1);
        let signed = |e: &Expr| {
            let flipped = Expr::binary(Xor, e.clone(), Expr::Const(sign));
            Expr::binary(Sub, flipped, Expr::Const(sign))
        };
        let zero =
            |e: &Expr| (Place::Flag(Flag::Equal), Expr::binary(Eq, e.clone(), Expr::Const(0)));
        let less = |e: Expr| (Place::Flag(Flag::Less), e);
        let carry = |e: Expr| (Place::Flag(Flag::Carry), e);
        match op {
            Arith::Add | Arith::Inc => {
                let src = if op == Arith::Inc { Expr::Const(1) } else { src };
                let sum = Expr::binary(Add, old.clone(), src.clone());
                let new = masked(sum.clone(), mask);
                let exact = Expr::binary(Add, signed(&old), signed(&src));
                let mut others = vec![zero(&new), less(Expr::binary(Lt, exact, Expr::Const(0)))];
                if op == Arith::Add {
                    others.push(carry(Expr::binary(Lt, Expr::Const(mask), sum)));
                }
                Update { new, others }
            }
            Arith::Sub | Arith::Dec | Arith::Neg => {
                let (a, b) = match op {
                    Arith::Dec => (old, Expr::Const(1)),
                    Arith::Neg => (Expr::Const(0), old),
                    _ => (old, src),
                };
                let new = masked(Expr::binary(Sub, a.clone(), b.clone()), mask);
                let mut others = self.compare(a, b);
                if op == Arith::Dec {
                    others.retain(|o| o.0 != Place::Flag(Flag::Carry));
                }
                Update { new, others }
            }
            Arith::Not => {
                let new = Expr::binary(Xor, old, Expr::Const(mask));
                Update { new, others: vec![] }
            }
            Arith::And | Arith::Or | Arith::Xor => {
                let op = match op {
                    Arith::And => And,
                    Arith::Or => Or,
                    _ => Xor,
                };
                let new = Expr::binary(op, old, src);
                let others = self.logic_flags(&new);
                Update { new, others }
            }
            Arith::Shl | Arith::Shr => {
                let op = if op == Arith::Shl { Shl } else { Shr };
                // A shift of everything out: no wider word is needed.
                let most = Expr::Const(self.program.bits as i64);
                let over = Expr::binary(Lt, most.clone(), src.clone());
                let by = Expr::choose(over, most, src);
                let new = masked(Expr::binary(op, old, by), mask);
                let others = self.logic_flags(&new);
                Update { new, others }
            }
        }
    }
}

fn place_of_reg(r: &Operand) -> Place {
    match r {
        Operand::Reg(r) => Place::Reg(*r),
        Operand::Mem(m) => Place::Word(m.number.clone()),
        Operand::Imm(_) => unreachable!("a constant cannot be exchanged"),
    }
}

fn masked(e: Expr, mask: i64) -> Expr {
    match e {
        Expr::Const(_) => Expr::binary(Binary::And, e, Expr::Const(mask)),
        _ if e.is_truth() => e,
        Expr::Binary(Binary::And, _, ref m) if **m == Expr::Const(mask) => e,
        e => Expr::binary(Binary::And, e, Expr::Const(mask)),
    }
}

/// What a failed `assert e` says.
fn assertion(text: &str) -> String {
    let cond = text.trim_start_matches("assert").trim();
    format!("`{cond}` does not hold")
}
