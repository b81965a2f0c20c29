//! The interpreter: one instruction of one thread.
//!
//! It is the plain definition of what a program does. Searches, replays and
//! narration all run it; what they differ in is where they stop.

use crate::code::Code;
use crate::int128;
use crate::libc::Place;
use crate::ops::{self, Trouble};
use crate::options::Options;
use crate::program::{FUNC_BASE, Inst, Op, Order, Pc};
use crate::read_only_memory::Wrote;
use crate::soft_float::{self, Format, SoftOp};
use crate::state::{Kind, State, Status, Thread};
use crate::value::Val;
use heddle_model::{FaultKind, Violation};
use std::cell::Cell;

/// Why a run cannot go on.
pub enum Halt {
    Fault(Box<Violation>),
    /// The run is not of interest: an assumption failed, a loop bound was hit.
    Cut,
    /// The program would go on; the machine cannot. Never a violation: the run
    /// ends here and the model remembers what it did not see.
    Limit(Box<str>),
}

/// Whether some access had the benefit of a guess.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hushed {
    /// A read of memory that is settled.
    pub settled: bool,
    /// An access to memory that changes hands.
    pub quiet: bool,
}

/// No process has more memory than this.
pub const ADDRESS_SPACE: u64 = 1 << 47;
/// The largest object that is followed.
pub const MAX_OBJECT: u64 = u32::MAX as u64 - 64;

pub struct Exec<'c> {
    pub code: &'c Code,
    pub opts: &'c Options,
    pub st: State,
    /// The thread that runs.
    pub t: usize,
    /// Which of several outcomes of the instruction to take.
    pub choice: u32,
    /// Whether output and remarks are kept.
    pub telling: bool,
    pub output: Vec<u8>,
    pub note: String,
    /// Set when something was left out: see [`crate::MachineModel::gaps`].
    pub cut_loop: bool,
    pub sampled: bool,
    /// Some pointer was taken for a number: see `address`.
    pub numbered: bool,
    /// The last step passed a progress mark.
    pub progress: bool,
    /// The thread that the last step started.
    pub created: Option<usize>,
    /// A buffer for keys and states.
    pub scratch: Vec<u8>,
    /// The bits of the next load that race, and so are not defined.
    pub racing_load: u64,
    /// Where the next allocation goes, if that is not for `choice` to say.
    pub place: Option<Place>,
    /// What is no error but worth saying.
    pub warning: Option<String>,
    /// Whether writes are noted, and those that were: see `read_only_memory`.
    pub noting: bool,
    pub wrote: Vec<Wrote>,
    /// Objects that this step has ended: see `read_only_memory`.
    pub ended: Vec<u32>,
    /// What guesses were good for in this step.
    pub hushed: Cell<Hushed>,
    /// Accesses that nothing orders with the last ones: see `hands`.
    pub disputed: Vec<Wrote>,
    /// The next instruction is the first of an operation that others can see.
    pub begins: bool,
    /// What was written, object by object, if somebody wants to know: `spec`.
    pub traced: Option<Vec<(u32, u32, u32)>>,
    /// For which threads the marks of the state are known to be the least: see
    /// `happens_before`. Whoever changes the state otherwise than by steps forgets it.
    pub tidied: Option<(u64, u64)>,
}

impl<'c> Exec<'c> {
    pub fn new(code: &'c Code, opts: &'c Options) -> Self {
        Exec {
            code,
            opts,
            st: State::default(),
            t: 0,
            choice: 0,
            telling: false,
            output: Vec::new(),
            note: String::new(),
            cut_loop: false,
            sampled: false,
            numbered: false,
            progress: false,
            created: None,
            scratch: Vec::new(),
            racing_load: 0,
            place: None,
            warning: None,
            noting: false,
            wrote: Vec::new(),
            ended: Vec::new(),
            hushed: Cell::default(),
            disputed: Vec::new(),
            begins: false,
            traced: None,
            tidied: None,
        }
    }

    // Registers.

    pub fn thread(&self) -> &Thread {
        &self.st.threads[self.t]
    }

    pub fn thread_mut(&mut self) -> &mut Thread {
        &mut self.st.threads[self.t]
    }

    pub fn val(&self, op: Op) -> Val {
        self.val_of(self.t, op)
    }

    pub fn val_of(&self, t: usize, op: Op) -> Val {
        match op.as_reg() {
            Some(r) => {
                let t = &self.st.threads[t];
                t.regs[(t.top().base + r) as usize]
            }
            None => self.code.program.pool[op.pool()],
        }
    }

    pub fn set(&mut self, r: u32, v: Val) {
        let t = self.thread_mut();
        let at = t.top().base + r;
        t.regs[at as usize] = v;
    }

    pub fn jump(&mut self, pc: Pc) -> Result<(), Halt> {
        let t = &mut self.st.threads[self.t];
        let frame = t.frames.last_mut().expect("a running thread has a frame");
        let from = std::mem::replace(&mut frame.pc, pc);
        let (func, base) = (frame.func, frame.base);
        if let Some(limit) = self.opts.unwind {
            let headers = &self.code.headers[func as usize];
            if let Ok(i) = headers.binary_search(&pc) {
                let n_regs = self.code.program.functions[func as usize].n_regs as usize;
                let hidden = &mut t.regs[base as usize + n_regs - headers.len() + i];
                let again = self.code.live[func as usize].retreating[from as usize].contains(&pc);
                *hidden = Val::int(if again { hidden.bits + 1 } else { 0 });
                if hidden.bits > limit as u64 {
                    self.cut_loop = true;
                    return Err(Halt::Cut);
                }
            }
        }
        Ok(())
    }

    pub(crate) fn advance(&mut self) -> Result<(), Halt> {
        let pc = self.thread().top().pc + 1;
        self.jump(pc)
    }

    /// Executes the next instruction of thread `t`, which must be enabled.
    pub fn step(&mut self) -> Result<(), Halt> {
        let code = self.code;
        if std::mem::take(&mut self.begins) {
            self.operation_begins();
        }
        let frame = *self.thread().top();
        match code.inst(frame.func, frame.pc) {
            Inst::Nop | Inst::Fence(_) | Inst::Pad { .. } => {}
            Inst::Move { d, a } => self.set(*d, self.val(*a)),
            Inst::Bin { op, w, signed_overflow, d, a, b } => {
                let check = *signed_overflow && self.opts.overflow;
                let (a, b) = (self.val(*a), self.val(*b));
                let mut r = ops::binary(*op, *w, check, a, b);
                if r == Err(Trouble::Address) {
                    let (a, b) = (self.number_of(a), self.number_of(b));
                    r = ops::binary(*op, *w, check, a, b);
                }
                let r = self.sound(r)?;
                self.set(*d, r);
            }
            Inst::Un { op, from, to, d, a } => {
                let a = self.val(*a);
                let mut r = ops::unary(*op, *from, *to, a);
                if r == Err(Trouble::Address) {
                    let a = self.number_of(a);
                    r = ops::unary(*op, *from, *to, a);
                }
                let r = self.sound(r)?;
                self.set(*d, r);
            }
            Inst::Cmp { op, w, d, a, b } => {
                let r = self.compare(*op, *w, self.val(*a), self.val(*b))?;
                self.set(*d, r);
            }
            Inst::Select { d, c, a, b } => {
                let (c, a, b) = (self.val(*c), self.val(*a), self.val(*b));
                let r = if c.undef & 1 == 0 {
                    if c.bits & 1 == 1 { a } else { b }
                } else if a == b {
                    a
                } else {
                    Val::undef_by(&[c, a, b])
                };
                self.set(*d, r);
            }
            Inst::Wide { op, w, d, a, b } => {
                a.iter().chain(b).try_for_each(|&o| self.look(self.val(o)))?;
                let (a, b) = (self.numbers(*a), self.numbers(*b));
                let r = int128::binary(*op, *w, a, b);
                let [lo, hi] = r.map_err(|t| self.trouble(t))?;
                self.set(*d, lo);
                self.set(*d + 1, hi);
            }
            Inst::WideCmp { op, w, d, a, b } => {
                a.iter().chain(b).try_for_each(|&o| self.look(self.val(o)))?;
                let (a, b) = (self.numbers(*a), self.numbers(*b));
                let r = int128::compare(*op, *w, a, b);
                let r = self.sound(r)?;
                self.set(*d, r);
            }
            Inst::Soft { op, from, to, d, args } => self.soft(*op, *from, *to, *d, args)?,
            Inst::Funnel { left, w, d, a, b, c } => {
                let [a, b, c] = [a, b, c].map(|o| self.val(*o));
                let [a, b, c] = [self.number_of(a), self.number_of(b), self.number_of(c)];
                let r = ops::funnel(*left, *w, a, b, c);
                let r = self.sound(r)?;
                self.set(*d, r);
            }
            Inst::PtrAdd { d, base, offset, terms } => {
                let r = self.pointer_sum(*base, *offset, terms)?;
                self.set(*d, r);
            }
            Inst::Load { d, ptr, .. } if self.is_early(self.val(*ptr)) => self.set(*d, Val::UNDEF),
            Inst::Load { d, ptr, w, .. } => {
                let spot = self.locate(self.val(*ptr), (*w as u64).div_ceil(8), false)?;
                let v = self.read_whole(spot, *w)?;
                let races = std::mem::take(&mut self.racing_load);
                self.set(*d, if races != 0 { v.raced(races) } else { v });
            }
            Inst::Store { ptr, v, w, .. } => {
                let spot = self.locate(self.val(*ptr), (*w as u64).div_ceil(8), true)?;
                let v = self.val(*v);
                self.look(v)?;
                self.write(spot, *w, v)?;
            }
            Inst::Rmw { op, d, ptr, v, w, .. } => {
                let spot = self.locate(self.val(*ptr), (*w as u64).div_ceil(8), true)?;
                let old = self.read_whole(spot, *w)?;
                let v = self.val(*v);
                let mut new = ops::rmw(*op, *w, old, v);
                if new == Err(Trouble::Address) {
                    let (old, v) = (self.number_of(old), self.number_of(v));
                    new = ops::rmw(*op, *w, old, v);
                }
                let new = self.sound(new)?;
                self.look(new)?;
                self.write(spot, *w, new)?;
                self.set(*d, old);
            }
            Inst::CmpXchg { old, ok, ptr, expect, new, w, .. } => {
                let spot = self.locate(self.val(*ptr), (*w as u64).div_ceil(8), true)?;
                let seen = self.read_whole(spot, *w)?;
                let same = self.compare(crate::program::Cmp::Eq, *w, seen, self.val(*expect))?;
                if same.undef != 0 {
                    let text = "compares an uninitialised value in an exchange";
                    return Err(self.fail(FaultKind::Uninitialised, text.into()));
                }
                // The second outcome of a weak exchange is to fail anyway.
                let same = same.bits == 1 && self.choice == 0;
                if same {
                    let new = self.val(*new);
                    self.look(new)?;
                    self.write(spot, *w, new)?;
                }
                self.set(*old, seen);
                self.set(*ok, Val::int(same as u64));
            }
            Inst::Jump(to) => return self.jump(*to),
            Inst::Branch { c, yes, no } => {
                let c = self.val(*c);
                if c.undef & 1 != 0 {
                    return Err(self.branch_on_nothing());
                }
                return self.jump(if c.bits & 1 == 1 { *yes } else { *no });
            }
            Inst::Switch { v, w, cases, default } => {
                let v = self.val(*v);
                let m = crate::value::mask(*w);
                if v.undef & m != 0 {
                    return Err(self.branch_on_nothing());
                }
                let case = cases.iter().find(|c| c.0 == v.bits & m && v.obj == 0);
                return self.jump(case.map_or(*default, |c| c.1));
            }
            Inst::JumpTo { v, targets } => {
                let v = self.val(*v);
                let target = targets.iter().find(|t| t.0 == v.bits && v.undef == 0);
                return match target {
                    Some(t) => self.jump(t.1),
                    None => {
                        Err(self
                            .fail(FaultKind::Runtime, "jumps to no label of its function".into()))
                    }
                };
            }
            Inst::Alloca { d, count, size, name } => {
                let n = self.val(*count);
                if n.undef != 0 {
                    let text = "makes an array of an uninitialised length".into();
                    return Err(self.fail(FaultKind::Uninitialised, text));
                }
                let bytes = n.bits.saturating_mul(*size as u64);
                if bytes > ADDRESS_SPACE {
                    let text = format!("an array on the stack has {} elements", n.bits as i64);
                    return Err(self.fail(FaultKind::Runtime, text));
                }
                let bytes = self.object_size(bytes)?;
                let id = self.st.allocate(bytes, false, Kind::Stack, *name);
                let (t, depth) = (self.t as u16, self.thread().frames.len() as u32);
                let obj = self.st.obj_mut(id);
                (obj.thread, obj.depth) = (t, depth);
                let frames = &mut self.thread_mut().frames;
                frames[depth as usize - 1].n_objs += 1;
                self.set(*d, Val::pointer(id, 0));
            }
            Inst::Scope { name, starts } => self.scope(*name, *starts),
            Inst::TlsAddr { d, tls } => {
                let id = self.thread().tls[*tls as usize];
                self.set(*d, Val::pointer(id, 0));
            }
            Inst::Call { f, args, .. } => return self.call(f.0, args),
            Inst::CallPtr { f, args, n_results, .. } => {
                let f = self.callee(self.val(*f), args.len(), *n_results)?;
                return self.call(f, args);
            }
            Inst::Lib { lib, args, d } => {
                args.iter().try_for_each(|&a| self.look(self.val(a)))?;
                return self.library(*lib, args, *d);
            }
            Inst::Ret { vals } => return self.ret(vals),
            Inst::Unreachable => {
                return Err(self.fail(
                    FaultKind::Runtime,
                    "reaches a point that the compiler took for unreachable (undefined behaviour)"
                        .into(),
                ));
            }
        }
        self.advance()
    }

    /// The halves of a wide integer, pointers as numbers.
    fn numbers(&mut self, ops: [Op; 2]) -> [Val; 2] {
        let [lo, hi] = ops.map(|o| self.val(o));
        // Widening a pointer that stays one is a matter of the lower half alone.
        if hi.obj == 0 && hi.bits == 0 && hi.undef == 0 && lo.obj == 0 {
            return [lo, hi];
        }
        [self.number_of(lo), self.number_of(hi)]
    }

    /// As [`ops::compare`]; globals lie in the order of their numbers, and
    /// other objects in that of their addresses.
    fn compare(&mut self, op: crate::program::Cmp, w: u8, a: Val, b: Val) -> Result<Val, Halt> {
        if a.obj == b.obj {
            return self.sound(ops::compare(op, w, a, b));
        }
        // A number may be the address of the other, and so may a pointer far from its object.
        let (mut a, mut b) = (self.resolve(a), self.resolve(b));
        if a.obj != 0 && b.obj != 0 && (self.is_outside(a) || self.is_outside(b)) {
            (a, b) = (self.number_of(a), self.number_of(b));
        }
        let r = ops::compare(op, w, a, b);
        if r != Err(Trouble::Unrelated) {
            return self.sound(r);
        }
        if let Some((a, b)) = self.beside_small_number(a, b) {
            return self.sound(ops::compare(op, w, a, b));
        }
        let global = |v: Val| v.obj != 0 && v.obj <= self.code.n_statics;
        if global(a) && global(b) {
            let place = |v: Val| Val::int((v.obj as u64) << 32);
            return self.sound(ops::compare(op, w, place(a), place(b)));
        }
        let (a, b) = (self.number_of(a), self.number_of(b));
        self.sound(ops::compare(op, w, a, b))
    }

    fn soft(
        &mut self,
        op: SoftOp,
        from: Format,
        to: Format,
        d: u32,
        args: &[Op],
    ) -> Result<(), Halt> {
        let args: Vec<Val> = args.iter().map(|&a| self.val(a)).collect();
        args.iter().try_for_each(|&v| self.look(v))?;
        let r = soft_float::apply(op, from, to, &args).map_err(|t| self.trouble(t))?;
        for i in 0..op.results(to) {
            self.set(d + i, r.map_or(Val::UNDEF, |r| Val::int((r >> (64 * i)) as u64)));
        }
        Ok(())
    }

    fn pointer_sum(&mut self, base: Op, offset: i64, terms: &[(Op, u8, i64)]) -> Result<Val, Halt> {
        let mut r = self.val(base);
        let mut sum = offset;
        for &(op, w, scale) in terms {
            let v = self.val(op);
            if v.undef & crate::value::mask(w) != 0 {
                return Ok(Val::undef_by(&[v, r]));
            }
            let v = self.number_of(v);
            sum = sum.wrapping_add(crate::value::signed(v.bits, w).wrapping_mul(scale));
        }
        r.bits = r.bits.wrapping_add(sum as u64);
        Ok(if r.undef != 0 { Val::undef_by(&[r]) } else { r })
    }

    fn callee(&self, f: Val, n_args: usize, n_results: u8) -> Result<u32, Halt> {
        let f = self.resolve(f);
        if f.undef != 0 {
            return Err(self.fail(
                FaultKind::Uninitialised,
                "calls through a pointer that was never initialised".into(),
            ));
        }
        if f.is_null() {
            return Err(
                self.fail(FaultKind::NullDereference, "calls through a null pointer".into())
            );
        }
        if f.obj < FUNC_BASE || f.bits != 0 {
            return Err(
                self.fail(FaultKind::Runtime, "calls something that is not a function".into())
            );
        }
        let id = f.obj - FUNC_BASE;
        let func = &self.code.program.functions[id as usize];
        let fits =
            n_args == func.n_params as usize || func.variadic && n_args > func.n_params as usize;
        // A result that nobody looks at, or too many arguments, C forgives in practice.
        if !fits && n_args < func.n_params as usize || n_results as u32 > func.n_results {
            let text = format!("calls `{}` as if it had another type", func.name);
            return Err(self.fail(FaultKind::Runtime, text));
        }
        Ok(id)
    }

    /// A load that an optimiser put before the life of a local, or behind it: it
    /// may, for nobody looks at what it brings. The marks stay where they were.
    fn is_early(&self, ptr: Val) -> bool {
        if !self.opts.speculated_loads || !State::is_object(ptr.obj) || ptr.undef != 0 {
            return false;
        }
        let obj = self.st.obj(ptr.obj);
        (obj.kind, obj.freed, obj.thread as usize) == (Kind::Dead, 1, self.t)
    }

    pub fn is_running(&self, t: usize) -> bool {
        self.st.threads.get(t).is_some_and(|t| t.status == Status::Running)
    }
}

/// Whether an access of this order counts for races.
pub fn can_race(order: Order, races: crate::options::Races) -> bool {
    match order {
        Order::Plain => true,
        Order::Volatile => races == crate::options::Races::Strict,
        _ => false,
    }
}
