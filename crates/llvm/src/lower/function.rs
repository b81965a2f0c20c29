//! One function: its blocks, instruction by instruction.

use super::Lower;
use super::bounds::Bounds;
use super::flat::{Scalar, flatten, part, wide};
use super::operators::{binary, float_cmp, int_cmp, order, rmw};
use super::promote::{Names, Part, Promoted, promotable};
use super::soft::Sign;
use crate::ir::{
    self, BlockId, CastOp, ConstKind, DebugRecord, DebugRecordKind, Operand, TypeId, ValueId,
};
use heddle_machine::{Cmp, Inst, Op, Pc, Place, Reg, UnOp, Variable};
use heddle_span::Span;
use std::collections::{HashMap, HashSet};

/// A function being lowered.
pub(crate) struct Fun<'l, 'a> {
    pub l: &'l mut Lower<'a>,
    pub f: &'a ir::Function,
    /// First register and number of registers of each value.
    pub slots: Vec<(Reg, u32)>,
    pub promoted: Promoted,
    /// Casts of any local.
    pub bitcasts: Names,
    /// Pointers to the first byte of any local.
    pub beginnings: Names,
    /// Locals in memory whose lives are marked: their names in the program.
    pub scopes: HashMap<ValueId, u32>,
    marked: HashSet<ValueId>,
    n_regs: u32,
    code: Vec<Inst>,
    locs: Vec<u32>,
    loc: u32,
    pub block: BlockId,
    /// Edges whose copies are still to be written; their labels follow the blocks'.
    pub stubs: Vec<(BlockId, BlockId)>,
    vars: Vec<Variable>,
    /// Parameters, from one, with their types.
    parameters: Vec<(u32, heddle_machine::TypeId)>,
    /// C names of allocas.
    pub names: HashMap<ValueId, (String, heddle_machine::TypeId)>,
    /// Where they are declared.
    pub declared: HashMap<ValueId, Span>,
    /// By variable: whether it is the library's.
    brought: Vec<bool>,
    pub bounds: Bounds,
    /// What is computed for nobody.
    unevaluated: HashSet<ValueId>,
}

type Done = Result<(), String>;

impl<'a> Lower<'a> {
    pub fn lower_function(&mut self, id: ir::FuncId) {
        let module: &'a ir::Module = self.module;
        let f = module.function(id);
        let machine_id = self.functions[&id];
        let at = machine_id.0 as usize;
        let (ret, params, varargs) = module.signature(f.ty);
        let count = |ty: TypeId| flatten(module, ty).map_or(0, |s| s.len() as u32);
        let n_params: u32 = params.iter().map(|&p| count(p)).sum();
        {
            let out = &mut self.program.functions[at];
            out.n_params = n_params;
            out.n_results = count(ret);
            out.variadic = varargs;
        }
        if f.is_declaration() {
            self.library_wrapper(id, at);
            return;
        }
        if let Some((span, what)) = &f.refused {
            self.cannot_call(at, *span, what.clone());
            return;
        }
        let scope = f.debug.map(|d| module.debug.scope(d).clone());
        let header = scope.as_ref().and_then(|s| s.file).is_some_and(|file| {
            super::debug::is_library_header(&module.debug.files[file.index()].path())
        });
        let span = scope.and_then(|s| self.declared_at(s.file, s.line));
        let promoted = promotable(module, f);
        let unoptimised = has_plain_local(f, &promoted);
        let promoted = if self.options.promote { promoted } else { Promoted::default() };
        let bitcasts = super::promote::casts(f);
        let beginnings = super::scope::beginnings(module, f);
        let marked = super::scope::scoped(module, f, &beginnings);
        let mut fun = Fun {
            slots: Vec::new(),
            promoted,
            bitcasts,
            beginnings,
            scopes: HashMap::new(),
            marked,
            n_regs: 0,
            code: Vec::new(),
            locs: Vec::new(),
            loc: 0,
            block: BlockId(0),
            stubs: Vec::new(),
            vars: Vec::new(),
            parameters: Vec::new(),
            names: HashMap::new(),
            declared: HashMap::new(),
            brought: Vec::new(),
            bounds: super::bounds::find(module, f, unoptimised),
            unevaluated: super::unevaluated::unevaluated(module, f),
            l: self,
            f,
        };
        fun.body(n_params);
        let (n_regs, code, locs, mut vars) = (fun.n_regs, fun.code, fun.locs, fun.vars);
        let (parameters, brought) = (fun.parameters, fun.brought);
        let out = &mut self.program.functions[at];
        out.n_regs = n_regs.max(1);
        out.code = code;
        out.locs = locs;
        out.span = span;
        out.params = params_of(&parameters, n_params);
        let library = f.debug.is_none() && f.name.starts_with("__heddle")
            || super::library::is_model(&f.name) && f.debug.is_none()
            || header
            || f.debug.is_none() && f.name.starts_with("_Z");
        // Of a program that brings its library, what is in no file of the user's.
        out.is_foreign = self.brings_library && span.is_none();
        out.is_library = library;
        // In the user's own function, the variables of what was inlined are not the user's.
        if !library && !out.is_foreign {
            let mut brought = brought.into_iter();
            vars.retain(|_| !brought.next().unwrap_or(false));
        }
        self.program.functions[at].vars = vars;
        if unoptimised && !library {
            self.program.optimised = false;
        }
    }
}

/// The types of a function's parameters, if each is one register and known.
fn params_of(
    named: &[(u32, heddle_machine::TypeId)],
    n_params: u32,
) -> Vec<heddle_machine::TypeId> {
    let of = |i: u32| named.iter().find(|p| p.0 == i).map(|p| p.1);
    let all: Option<Vec<_>> = (1..=n_params).map(of).collect();
    all.unwrap_or_default()
}

impl Fun<'_, '_> {
    fn body(&mut self, n_params: u32) {
        for (i, v) in self.f.values.iter().enumerate() {
            let n = match flatten(self.l.module, v.ty) {
                Ok(s) => s.len() as u32,
                Err(what) => {
                    let span = self.f.span;
                    self.cannot(span, format!("{what} (in `{}`)", self.f.name));
                    0
                }
            };
            self.slots.push((self.n_regs, n));
            self.n_regs += n;
            let _ = i;
        }
        assert!(self.n_regs >= n_params, "parameters are the first values");
        let (slots, n_regs) = (&self.slots, &mut self.n_regs);
        self.promoted.assign(slots, || {
            *n_regs += 1;
            *n_regs - 1
        });
        self.find_names();
        let mut starts = Vec::new();
        for b in 0..self.f.blocks.len() {
            self.block = BlockId(b as u32);
            starts.push(self.code.len() as Pc);
            let block = &self.f.blocks[b];
            for inst in &block.insts {
                if inst.result.is_some_and(|r| self.unevaluated.contains(&r)) {
                    continue;
                }
                self.place(inst);
                let done = self.unless_torn(inst).and_then(|()| self.instruction(inst));
                if let Err(what) = done {
                    // The place in the C if it is known; the text of the IR otherwise.
                    let span = self.l.program.locs[self.loc as usize].span;
                    self.cannot(span.unwrap_or(inst.span), what);
                }
            }
        }
        let mut i = 0;
        while i < self.stubs.len() {
            let (from, to) = self.stubs[i];
            starts.push(self.code.len() as Pc);
            let copied = self.copies(from, to);
            if let Err(what) = copied {
                let span = self.f.span;
                self.cannot(span, what);
            }
            self.emit(Inst::Jump(to.0));
            i += 1;
        }
        self.patch(&starts);
        let end = self.code.len() as Pc;
        self.close_ranges(end);
    }

    /// Labels become positions.
    fn patch(&mut self, starts: &[Pc]) {
        for inst in &mut self.code {
            match inst {
                Inst::Jump(t) | Inst::Pad { to: t, .. } => *t = starts[*t as usize],
                Inst::Branch { yes, no, .. } => {
                    *yes = starts[*yes as usize];
                    *no = starts[*no as usize];
                }
                Inst::Switch { cases, default, .. } => {
                    cases.iter_mut().for_each(|c| c.1 = starts[c.1 as usize]);
                    *default = starts[*default as usize];
                }
                Inst::JumpTo { targets, .. } => {
                    targets.iter_mut().for_each(|c| c.1 = starts[c.1 as usize]);
                }
                _ => {}
            }
        }
    }

    // Tools.

    /// What is emitted now belongs to this instruction.
    pub fn place(&mut self, inst: &ir::Inst) {
        self.loc = self.l.loc(inst.location);
    }

    /// What is emitted now belongs to no statement.
    pub fn nowhere(&mut self) {
        self.loc = 0;
    }

    pub fn is_marked(&self, v: ValueId) -> bool {
        self.marked.contains(&v)
    }

    pub fn emit(&mut self, inst: Inst) {
        self.code.push(inst);
        self.locs.push(self.loc);
    }

    /// Refuses what comes here: now, or when a run does.
    pub fn cannot(&mut self, span: Span, what: String) {
        match self.l.options.lazy {
            true => {
                let refuse = self.l.refusal(&what);
                self.emit(refuse);
            }
            false => self.l.unsupported(span, what),
        }
    }

    /// Whether the last instruction calls a function.
    pub fn ends_in_call(&self) -> bool {
        matches!(self.code.last(), Some(Inst::Call { .. } | Inst::CallPtr { .. }))
    }

    pub fn temp(&mut self) -> Reg {
        self.n_regs += 1;
        self.n_regs - 1
    }

    pub fn int(&mut self, v: u64) -> Op {
        self.l.program.int(v)
    }

    pub fn flat(&self, ty: TypeId) -> Result<Vec<Scalar>, String> {
        flatten(self.l.module, ty)
    }

    pub fn type_of(&self, o: Operand) -> TypeId {
        self.l.module.type_of(self.f, o)
    }

    /// An operand's scalars.
    pub fn operand(&mut self, o: Operand) -> Result<Vec<Op>, String> {
        match o {
            Operand::Local(v) => {
                let (base, n) = self.slots[v.index()];
                Ok((base..base + n).map(Op::reg).collect())
            }
            Operand::Const(c) => {
                if let Some(op) = self.thread_local(c)? {
                    return Ok(vec![op]);
                }
                match self.l.constant(c) {
                    Ok(values) => {
                        Ok(values.into_iter().map(|v| self.l.program.constant(v)).collect())
                    }
                    Err(what) => Ok(vec![self.computed(c).ok_or(what)?]),
                }
            }
        }
    }

    /// Addresses of thread-local variables differ from thread to thread.
    fn thread_local(&mut self, c: ir::ConstId) -> Result<Option<Op>, String> {
        let m = self.l.module;
        match m.constants.kind(c).clone() {
            ConstKind::Global(g) if m.global(g).thread_local => {
                let id = self.l.global_id(g);
                let tls = self.l.program.tls_index(id);
                let d = self.temp();
                self.emit(Inst::TlsAddr { d, tls });
                Ok(Some(Op::reg(d)))
            }
            ConstKind::Gep { source, base, indices, .. } => {
                let Some(base) = self.thread_local(base)? else { return Ok(None) };
                let mut values = Vec::new();
                for i in indices {
                    values.push(self.l.constant(i)?[0].bits as i64);
                }
                let offset = self.l.gep_offset(source, &values)?;
                let d = self.temp();
                self.emit(Inst::PtrAdd { d, base, offset, terms: Box::new([]) });
                Ok(Some(Op::reg(d)))
            }
            ConstKind::Cast { op: CastOp::BitCast | CastOp::PtrToInt, value } => {
                self.thread_local(value)
            }
            _ => Ok(None),
        }
    }

    /// A constant expression that needs the number of an address: computed where
    /// it is used, as if it were written in the code.
    fn computed(&mut self, c: ir::ConstId) -> Option<Op> {
        let m = self.l.module;
        let width = |me: &Self, ty| match me.flat(ty).ok()?[..] {
            [s] => Some(s.w),
            _ => None,
        };
        let w = width(self, m.constants.ty(c))?;
        match m.constants.kind(c).clone() {
            ConstKind::Binary { op, lhs, rhs, .. } => {
                let a = self.one(Operand::Const(lhs)).ok()?;
                let b = self.one(Operand::Const(rhs)).ok()?;
                let (op, d) = (binary(op), self.temp());
                self.emit(Inst::Bin { op, w, signed_overflow: false, d, a, b });
                Some(Op::reg(d))
            }
            ConstKind::Cast { op, value } => {
                let from = width(self, m.constants.ty(value))?;
                let op = match op {
                    CastOp::SExt => UnOp::SExt,
                    CastOp::Trunc => UnOp::Trunc,
                    CastOp::ZExt => UnOp::ZExt,
                    CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr if from > w => {
                        UnOp::Trunc
                    }
                    CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr => UnOp::ZExt,
                    _ => return None,
                };
                let (a, d) = (self.one(Operand::Const(value)).ok()?, self.temp());
                self.emit(match from == w {
                    true => Inst::Move { d, a },
                    false => Inst::Un { op, from, to: w, d, a },
                });
                Some(Op::reg(d))
            }
            ConstKind::ICmp { predicate, lhs, rhs } => {
                let d = self.temp();
                let (lhs, rhs) = (Operand::Const(lhs), Operand::Const(rhs));
                self.compare(int_cmp(predicate), lhs, rhs, d).ok()?;
                Some(Op::reg(d))
            }
            ConstKind::Select { condition, then, otherwise } => {
                let c = self.one(Operand::Const(condition)).ok()?;
                let a = self.one(Operand::Const(then)).ok()?;
                let (b, d) = (self.one(Operand::Const(otherwise)).ok()?, self.temp());
                self.emit(Inst::Select { d, c, a, b });
                Some(Op::reg(d))
            }
            _ => None,
        }
    }

    pub fn one(&mut self, o: Operand) -> Result<Op, String> {
        match self.operand(o)?[..] {
            [op] => Ok(op),
            [] => Err("a value of an empty type".into()),
            _ => Err("a value of more than one register in this place".into()),
        }
    }

    /// The registers of an instruction's result.
    pub fn result(&self, inst: &ir::Inst) -> (Reg, u32) {
        inst.result.map_or((0, 0), |v| self.slots[v.index()])
    }

    pub fn move_all(&mut self, d: Reg, from: &[Op]) {
        for (i, &a) in from.iter().enumerate() {
            self.emit(Inst::Move { d: d + i as u32, a });
        }
    }

    // Names.

    fn find_names(&mut self) {
        for inst in self.f.blocks.iter().flat_map(|b| &b.insts) {
            let ir::Op::Debug(DebugRecord { kind, value, variable, address, .. }) = &inst.op else {
                continue;
            };
            let place = if *kind == DebugRecordKind::Declare { value } else { address };
            if let Some(Operand::Local(v)) = place {
                let variable = self.l.module.debug.variable(*variable).clone();
                let ty = self.l.shown_type(variable.ty);
                if let Some(span) = self.l.declared_at(variable.file, variable.line) {
                    self.declared.insert(*v, span);
                }
                self.names.insert(*v, (variable.name, ty));
            }
        }
    }

    fn debug_record(&mut self, r: &DebugRecord) {
        let Some(Operand::Local(v)) = r.value else { return };
        if !r.expression.is_empty() && r.kind == DebugRecordKind::Value {
            return;
        }
        let variable = self.l.module.debug.variable(r.variable).clone();
        let ty = self.l.shown_type(variable.ty);
        if variable.parameter > 0 {
            self.parameters.push((variable.parameter, ty));
        }
        let (base, n) = self.slots[v.index()];
        if n != 1 {
            return;
        }
        let place = match (r.kind, self.promoted.parts(v)) {
            (DebugRecordKind::Declare, None) => Place::Object(base),
            (DebugRecordKind::Declare, Some(parts)) if !self.promoted.scalars().contains(&v) => {
                let part = |p: &Part| (p.offset as u32, p.w, p.reg);
                Place::Parts(parts.iter().map(part).collect())
            }
            _ => Place::Register(base),
        };
        let from = self.code.len() as Pc;
        // A later record of the same variable takes over, but not one that a library's code
        // brought along for another of that name.
        let brought = self.l.is_brought(&variable, ty);
        for (old, was_brought) in self.vars.iter_mut().zip(&self.brought) {
            if old.name == variable.name && old.to == Pc::MAX && *was_brought == brought {
                old.to = from;
            }
        }
        self.brought.push(brought);
        self.vars.push(Variable { name: variable.name, place, ty, from, to: Pc::MAX });
    }

    fn close_ranges(&mut self, end: Pc) {
        self.vars.iter_mut().filter(|v| v.to == Pc::MAX).for_each(|v| v.to = end);
    }

    // Instructions.

    pub fn instruction(&mut self, inst: &ir::Inst) -> Done {
        use ir::Op as I;
        let (d, n) = self.result(inst);
        if let Some(done) = self.row_instruction(inst) {
            return done;
        }
        match &inst.op {
            I::Ret(v) => {
                let vals = match v {
                    Some(v) => self.operand(*v)?,
                    None => Vec::new(),
                };
                self.emit(Inst::Ret { vals: vals.into() });
            }
            I::Br(b) => {
                let (to, from) = self.follow(*b)?;
                self.copies(from, to)?;
                self.emit(Inst::Jump(to.0));
            }
            I::CondBr { then, .. } if self.bounds.dropped.contains(&self.block) => {
                let to = self.edge(*then)?;
                self.emit(Inst::Jump(to));
            }
            _ if inst.result.is_some_and(|r| self.bounds.unused.contains(&r)) => {}
            I::CondBr { condition, then, otherwise } => {
                let c = self.one(*condition)?;
                let (yes, no) = (self.edge(*then)?, self.edge(*otherwise)?);
                self.emit(Inst::Branch { c, yes, no });
            }
            I::Switch { value, default, cases } => {
                let v = self.one(*value)?;
                let w = self.flat(self.type_of(*value))?[0].w;
                let mut list = Vec::new();
                for (c, b) in cases {
                    let value = self.l.constant(*c)?[0].bits;
                    list.push((value, self.edge(*b)?));
                }
                let default = self.edge(*default)?;
                self.emit(Inst::Switch { v, w, cases: list.into(), default });
            }
            I::IndirectBr { address, targets } => {
                let v = self.one(*address)?;
                let mut list = Vec::new();
                for b in targets {
                    list.push((b.index() as u64 + 1, self.edge(*b)?));
                }
                self.emit(Inst::JumpTo { v, targets: list.into() });
            }
            I::Unreachable => self.emit(Inst::Unreachable),
            I::FNeg(a) if self.soft_type(inst.ty).is_some() => {
                self.soft_sign(Sign::Flip, *a, inst)?
            }
            I::FNeg(a) => {
                let scalars = self.flat(inst.ty)?;
                for (i, a) in self.operand(*a)?.into_iter().enumerate() {
                    let w = scalars[i].w;
                    self.emit(Inst::Un { op: UnOp::FNeg, from: w, to: w, d: d + i as u32, a });
                }
            }
            I::Binary { op, lhs, rhs, .. } if self.soft_type(inst.ty).is_some() => {
                self.soft_binary(binary(*op), *lhs, *rhs, inst)?
            }
            I::Binary { op, lhs, rhs, .. } if wide(self.l.module, inst.ty).is_some() => {
                self.wide_binary(binary(*op), *lhs, *rhs, inst)?
            }
            I::Binary { op, wrap, lhs, rhs } => {
                let scalars = self.flat(inst.ty)?;
                let (a, b) = (self.operand(*lhs)?, self.operand(*rhs)?);
                for i in 0..n as usize {
                    let (w, op) = (scalars[i].w, binary(*op));
                    let d = d + i as u32;
                    self.emit(Inst::Bin { op, w, signed_overflow: wrap.nsw, d, a: a[i], b: b[i] });
                }
            }
            I::Cast { .. } | I::Gep { .. }
                if inst.result.is_some_and(|r| self.promoted.is_pointer(r)) => {}
            I::Cast { op, value, .. } => {
                // Typed pointers to locals are cast for their marks alone.
                if inst.result.is_some_and(|r| self.bitcasts.contains_key(&r)) {
                    self.nowhere();
                }
                self.cast(*op, *value, inst)?
            }
            I::ICmp { predicate, lhs, rhs } => self.compare(int_cmp(*predicate), *lhs, *rhs, d)?,
            I::FCmp { predicate, lhs, rhs } => {
                self.compare(float_cmp(*predicate), *lhs, *rhs, d)?
            }
            I::Select { condition, then, otherwise } => {
                let c = self.operand(*condition)?;
                let (a, b) = (self.operand(*then)?, self.operand(*otherwise)?);
                for i in 0..n as usize {
                    let c = if c.len() == 1 { c[0] } else { c[i] };
                    self.emit(Inst::Select { d: d + i as u32, c, a: a[i], b: b[i] });
                }
            }
            I::Freeze(v) => {
                let scalars = self.flat(inst.ty)?;
                for (i, a) in self.operand(*v)?.into_iter().enumerate() {
                    let w = scalars[i].w;
                    self.emit(Inst::Un { op: UnOp::Freeze, from: w, to: w, d: d + i as u32, a });
                }
            }
            // Copies on the edges have done it.
            I::Phi(_) => {}
            I::ExtractElement { vector, index } => self.extract_element(*vector, *index, d)?,
            I::InsertElement { vector, element, index } => {
                self.insert_element(*vector, *element, *index, d)?
            }
            I::ShuffleVector { lhs, rhs, mask } => self.shuffle(*lhs, *rhs, mask, d)?,
            I::ExtractValue { aggregate, indices } => {
                let (skip, _) = part(self.l.module, self.type_of(*aggregate), indices)?;
                let from = self.operand(*aggregate)?;
                self.move_all(d, &from[skip..skip + n as usize]);
            }
            I::InsertValue { aggregate, element, indices } => {
                let (skip, _) = part(self.l.module, self.type_of(*aggregate), indices)?;
                let mut values = self.operand(*aggregate)?;
                for (i, v) in self.operand(*element)?.into_iter().enumerate() {
                    values[skip + i] = v;
                }
                self.move_all(d, &values);
            }
            I::Alloca { allocated, count, .. } => self.alloca(inst, *allocated, *count)?,
            I::Load { pointer, access } => self.load(inst.ty, *pointer, access, d)?,
            I::Store { value, pointer, access } => self.store(*value, *pointer, access)?,
            I::Fence { ordering, .. } => self.emit(Inst::Fence(order(Some(*ordering), false))),
            I::CmpXchg { pointer, expected, new, access, .. }
                if self.flat(self.type_of(*new))?.len() > 1 =>
            {
                self.wide_exchange(*pointer, *expected, *new, access, d)?
            }
            I::AtomicRmw { op, pointer, value, access }
                if self.flat(self.type_of(*value))?.len() > 1 =>
            {
                self.wide_rmw(*op, *pointer, *value, access, d)?
            }
            I::CmpXchg { pointer, expected, new, weak, access, failure } => {
                let s = self.scalar(self.type_of(*new))?;
                let (ptr, expect, new) =
                    (self.one(*pointer)?, self.one(*expected)?, self.one(*new)?);
                let (failure, order) = (
                    order(Some(*failure), access.volatile),
                    order(access.ordering, access.volatile),
                );
                self.emit(Inst::CmpXchg {
                    old: d,
                    ok: d + 1,
                    ptr,
                    expect,
                    new,
                    w: s.w,
                    weak: *weak,
                    order,
                    failure,
                });
            }
            I::AtomicRmw { op, pointer, value, access } => {
                let s = self.scalar(self.type_of(*value))?;
                let (ptr, v) = (self.one(*pointer)?, self.one(*value)?);
                let order = order(access.ordering, access.volatile);
                self.emit(Inst::Rmw { op: rmw(*op)?, d, ptr, v, w: s.w, order });
            }
            I::Gep { source, base, indices, .. } => self.gep(*source, *base, indices, inst)?,
            I::VaArg { .. } => return Err("the `va_arg` instruction".into()),
            I::Call(call) => self.call(call, inst)?,
            I::Invoke { call, normal, unwind } => self.invoke(call, *normal, *unwind, inst)?,
            I::LandingPad { .. } => self.landing_pad(inst)?,
            I::Resume(v) => self.resume(*v)?,
            I::Debug(r) => self.debug_record(r),
        }
        Ok(())
    }

    fn scalar(&self, ty: TypeId) -> Result<Scalar, String> {
        match self.flat(ty)?[..] {
            [s] => Ok(s),
            _ => Err("an atomic operation on an aggregate".into()),
        }
    }

    fn compare(&mut self, op: Cmp, lhs: Operand, rhs: Operand, d: Reg) -> Done {
        if self.soft_type(self.type_of(lhs)).is_some() {
            return self.soft_compare(op, lhs, rhs, d);
        }
        if wide(self.l.module, self.type_of(lhs)).is_some() {
            return self.wide_compare(op, lhs, rhs, d);
        }
        let scalars = self.flat(self.type_of(lhs))?;
        let (a, b) = (self.operand(lhs)?, self.operand(rhs)?);
        for (i, s) in scalars.iter().enumerate() {
            self.emit(Inst::Cmp { op, w: s.w, d: d + i as u32, a: a[i], b: b[i] });
        }
        Ok(())
    }

    fn cast(&mut self, op: CastOp, value: Operand, inst: &ir::Inst) -> Done {
        let m = self.l.module;
        if self.is_soft_cast(op, self.type_of(value), inst.ty) {
            return self.soft_cast(op, value, inst);
        }
        if wide(m, self.type_of(value)).is_some() || wide(m, inst.ty).is_some() {
            return self.wide_cast(op, value, inst);
        }
        let (from, to) = (self.flat(self.type_of(value))?, self.flat(inst.ty)?);
        let values = self.operand(value)?;
        let (d, _) = self.result(inst);
        let un = match op {
            CastOp::BitCast | CastOp::AddrSpaceCast if from.len() == to.len() => {
                self.move_all(d, &values);
                return Ok(());
            }
            CastOp::BitCast => return self.repack(&from, &to, &values, d),
            CastOp::AddrSpaceCast => return Err("address spaces".into()),
            CastOp::Trunc => UnOp::Trunc,
            CastOp::ZExt => UnOp::ZExt,
            CastOp::SExt => UnOp::SExt,
            CastOp::FPTrunc | CastOp::FPExt => UnOp::FpCast,
            CastOp::FPToUI => UnOp::FpToUi,
            CastOp::FPToSI => UnOp::FpToSi,
            CastOp::UIToFP => UnOp::UiToFp,
            CastOp::SIToFP => UnOp::SiToFp,
            // Narrower or wider, as the sizes say.
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr => {
                match (from.first(), to.first()) {
                    (Some(from), Some(to)) if from.w > to.w => UnOp::Trunc,
                    _ => UnOp::ZExt,
                }
            }
        };
        for i in 0..values.len() {
            let (from, to, d) = (from[i].w, to[i].w, d + i as u32);
            // Between integers as large as pointers and pointers nothing changes.
            if from == to && matches!(un, UnOp::Trunc | UnOp::ZExt) {
                self.emit(Inst::Move { d, a: values[i] });
            } else {
                self.emit(Inst::Un { op: un, from, to, d, a: values[i] });
            }
        }
        Ok(())
    }
}

/// Whether a function has a local in memory that any optimiser would have put
/// into a register.
fn has_plain_local(f: &ir::Function, promoted: &Promoted) -> bool {
    let mut plain = promoted.scalars().clone();
    for inst in f.blocks.iter().flat_map(|b| &b.insts) {
        if let ir::Op::Load { pointer: Operand::Local(p), access }
        | ir::Op::Store { pointer: Operand::Local(p), access, .. } = &inst.op
            && access.volatile
        {
            plain.remove(p);
        }
    }
    !plain.is_empty()
}
