//! Pools in the text: which cells are valid, allocation, release.

use crate::build::*;
use crate::c::{Expr, FuncId, VarId};
use crate::declare::{is_split, scalars, split};
use crate::layout::{Allocation, Cells, Pool};
use crate::lower::{Lower, Mode, World};
use crate::names::PoolNames;
use crate::objects::Obj;
use crate::steps::{Note, Step, StepKind, Val};
use crate::types::Type;

impl Lower<'_> {
    fn pool(&self, p: usize) -> &Pool {
        &self.w.layout.pools[p]
    }

    fn names(&self, p: usize) -> &PoolNames {
        &self.w.names.pools[p]
    }

    /// The condition that a number is that of a valid cell.
    pub fn valid(&mut self, p: usize, index: &Val) -> PmlExpr {
        valid(self.w, p, &index.expr)
    }

    /// The condition that two cells belong to one object.
    pub fn same_block(&mut self, p: usize, a: &Val, b: &Val) -> PmlExpr {
        same_block(self.w, p, &a.expr, &b.expr)
    }

    pub fn allocate(&mut self, e: &Expr, a: Allocation<'_>) -> Val {
        let t = self.temp();
        self.allocate_into(e, a, t.clone());
        Val::temp(&t, (0, i32::MAX.into()))
    }

    pub fn allocate_into(&mut self, e: &Expr, a: Allocation<'_>, to: Name) {
        if a.odd {
            let text = "this size is not a number of elements: write n * sizeof(type)";
            self.refuse(e.span, text);
            return;
        }
        let Some(p) = self.w.layout.pool(&a.element) else { return };
        let count = a.count.map(|c| {
            let v = self.value(c);
            let n = crate::layout::size_of(self.w.program, &a.element).max(1);
            // `malloc(12)` for three elements of four bytes.
            match v.constant() {
                Some(k) if matches!(c.kind, crate::c::Ex::Int(_)) && self.is_bytes(e, c) => {
                    Val::number(k / n)
                }
                _ => {
                    let v = self.narrowed(v, "more than the model has room for");
                    self.settled(v)
                }
            }
        });
        self.needs.malloc.insert(p);
        let n = count.map_or(num(1), |c| c.expr);
        if let Some(from) = a.from {
            self.reallocate(e, p, from, to, n);
            return;
        }
        let call = self.malloc(p, &to, n);
        let mut s = self.step_of(StepKind::Unit(self.allocation_steps(p, call)));
        s.shared = u8::from(self.w.facts.has_threads && !self.is_atomic);
        s.makes = Some(to);
        self.push(s);
    }

    /// A call of a pool's `malloc`.
    fn malloc(&self, p: usize, to: &Name, n: PmlExpr) -> Step {
        let mut args = vec![word(to.clone())];
        if self.pool(p).has_arrays {
            args.push(n);
        }
        self.step_of(StepKind::Prelude(self.names(p).malloc.clone(), args))
    }

    /// A new block with what the old one had.
    fn reallocate(&mut self, e: &Expr, p: usize, from: &Expr, to: Name, n: PmlExpr) {
        let v = self.value(crate::facts::peel(from));
        let old = self.spill(v);
        let range = self.w.ranges.pool(self.w.layout, p);
        let element = self.pool(p).element.clone();
        let is_apart =
            matches!(&element, Type::Struct(s) if self.w.facts.has_apart(self.w.program, *s));
        if is_apart || scalars(self.w, &element, &var(""), range).is_none() {
            self.refuse(e.span, "realloc() of structs with parts whose address is taken");
            return;
        }
        self.needs.free.insert(p);
        self.needs.realloc.insert(p);
        let mut unit = vec![self.is_block(p, &old)];
        let args = vec![word(to), old.expr, n];
        let call = self.step_of(StepKind::Prelude(self.names(p).realloc.clone(), args));
        unit.extend(self.allocation_steps(p, call));
        let mut s = self.step_of(StepKind::Unit(unit));
        s.shared = u8::from(self.w.facts.has_threads && !self.is_atomic);
        self.push(s);
    }

    /// That a pointer is null or what `malloc` gave and nobody freed.
    fn is_block(&self, p: usize, v: &Val) -> Step {
        let (first, n) = self.pool(p).heap;
        let (x, last) = (|| v.expr.clone(), first + n - 1);
        let cell = read(var(self.names(p).valid.clone()).at(x()));
        let valid = if self.pool(p).has_arrays { eq(cell, x()) } else { cell };
        let valid = match self.pool(p).size == last + 1 && first == 1 {
            true => valid,
            false => and(between(&x(), first, last), valid),
        };
        let name = &self.pool(p).name;
        let note = format!("free() of no valid `{name}`: freed before, or never allocated");
        self.claim(or(eq(x(), num(0)), valid), Note::mistake(note))
    }

    /// An allocation, and that it found room.
    fn allocation_steps(&self, p: usize, call: Step) -> Vec<Step> {
        let name = &self.pool(p).name;
        let note = Note::limit(format!(
            "more of `{name}` at once than the model has room for: give more with --heap {name}=N"
        ));
        vec![call, self.claim(not(word(self.names(p).bound.clone())), note)]
    }

    /// Whether a constant is the whole argument of `malloc`, in bytes.
    fn is_bytes(&self, e: &Expr, c: &Expr) -> bool {
        let mut found = false;
        e.walk(&mut |x| {
            if let crate::c::Ex::Call(f, args) = &x.kind
                && let crate::c::Ex::Func(f) = f.kind
            {
                let name = self.w.program.funcs[f].name.as_str();
                found |= matches!(name, "malloc" | "realloc")
                    && args.last().is_some_and(|a| std::ptr::eq(a, c));
            }
        });
        found
    }

    pub fn release(&mut self, e: &Expr, arg: &Expr) {
        let pointer = crate::facts::peel(arg);
        let element = match pointer.ty.pointee() {
            Some(Type::Void) => self.w.facts.behind_void.clone(),
            t => t.cloned(),
        };
        let pool = element.and_then(|t| self.w.layout.pool(&t));
        let v = self.value(pointer);
        let v = self.settled(v);
        if v.constant() == Some(0) {
            return;
        }
        let Some(p) = pool else {
            self.refuse(e.span, "free() of a pointer whose type is not known");
            return;
        };
        if self.pool(p).heap.1 == 0 {
            let note = Note::mistake("free() of what malloc() never gave");
            self.push(self.claim(eq(v.expr, num(0)), note));
            return;
        }
        self.needs.free.insert(p);
        let assert = self.is_block(p, &v);
        let call = self.step_of(StepKind::Prelude(self.names(p).free.clone(), vec![v.expr]));
        let mut s = self.step_of(StepKind::Unit(vec![assert, call]));
        s.shared = u8::from(self.w.facts.has_threads && !self.is_atomic);
        self.push(s);
    }

    /// Locals with an address begin to exist.
    pub fn enter(&mut self, f: FuncId) {
        if self.mode == Mode::Process {
            self.assemble(f);
        }
        for (v, c) in self.cells_of(f) {
            let param = &self.w.program.vars[v];
            if c.at_call {
                self.needs.malloc.insert(c.pool);
                self.needs.free.insert(c.pool);
                let to = self.w.names.cells[&v].clone();
                let call = self.malloc(c.pool, &to, num(c.len.into()));
                let steps = self.allocation_steps(c.pool, call);
                self.push(self.step_of(StepKind::Unit(steps)).shared(1));
            } else if !self.w.layout.blocks.contains(&v) {
                self.enter_cells(c);
            }
            let from = var(self.w.names.vars[v].clone());
            if param.is_param && param.ty.is_scalar() {
                let o = self.variable(v);
                self.store(&o, Val::local(from, o.range));
            } else if let (true, Mode::Process, Type::Struct(s)) =
                (param.is_param, self.mode, &param.ty)
            {
                let o = self.variable(v);
                self.copy_fields(&o, &Obj::named(from, false), *s);
            }
        }
    }

    /// The locals of a function that live in pools.
    fn cells_of(&self, f: FuncId) -> Vec<(VarId, Cells)> {
        let mut mine: Vec<_> = self.w.layout.vars.iter().map(|(v, c)| (*v, *c)).collect();
        mine.retain(|(v, _)| {
            let var = &self.w.program.vars[*v];
            var.owner == Some(f) && !var.is_static
        });
        mine.sort_by_key(|m| m.0);
        mine
    }

    /// Says of a cell of this thread whether it is valid.
    fn mark_cell(&self, c: &Cells, i: u64, to: PmlExpr) -> Step {
        let cell = var(self.names(c.pool).valid.clone()).at(of_thread(c, i));
        self.step_of(StepKind::assign(cell, to))
    }

    /// Parameters that came in parts.
    fn assemble(&mut self, f: FuncId) {
        for p in self.w.program.funcs[f].params.clone() {
            if !is_split(self.w, self.mode, p) {
                continue;
            }
            for (part, name) in split(self.w, p) {
                let s = self.step_of(StepKind::assign(part.place, word(name)));
                self.push(s);
            }
        }
    }

    /// And end: a pointer to one of them is then a pointer to nothing.
    pub fn leave(&mut self, f: FuncId) {
        for (v, c) in self.cells_of(f) {
            if c.at_call {
                let at = word(self.w.names.cells[&v].clone());
                let free = self.names(c.pool).free.clone();
                let call = self.step_of(StepKind::Prelude(free, vec![at]));
                self.push(self.step_of(StepKind::Unit(vec![call])).shared(1));
            } else {
                self.leave_cells(v, c);
            }
        }
    }

    /// The cells of a thread's own variable begin to be valid.
    pub fn enter_cells(&mut self, c: Cells) {
        for i in (0..c.len).filter(|_| c.per_thread) {
            let has_arrays = self.pool(c.pool).has_arrays;
            let one = if has_arrays { of_thread(&c, 0) } else { num(1) };
            self.push(self.mark_cell(&c, i, one));
        }
    }

    /// And are so no more.
    pub fn leave_cells(&mut self, v: VarId, c: Cells) {
        if !c.per_thread {
            return;
        }
        let o = self.variable(v);
        let ty = self.w.program.vars[v].ty.clone();
        let (made, ()) = self.apart(|l| l.init_object(&o, &ty, None));
        let mut unit = made;
        unit.extend((0..c.len).map(|i| self.mark_cell(&c, i, num(0))));
        let s = self.step_of(StepKind::Unit(unit)).shared(1);
        self.push(s);
    }
}

/// The cell of a thread's own variable.
pub fn of_thread(c: &Cells, i: u64) -> PmlExpr {
    let tid = match c.len {
        1 => word("tid"),
        n => bin(BinOp::Mul, word("tid"), num(n.into())),
    };
    add(num((c.first + i).into()), tid)
}

fn between(x: &PmlExpr, lo: u64, hi: u64) -> PmlExpr {
    match lo == hi {
        true => eq(x.clone(), num(lo.into())),
        false => and(ge(x.clone(), num(lo.into())), le(x.clone(), num(hi.into()))),
    }
}

/// The condition that a number is that of a valid cell.
pub fn valid(w: &World<'_>, p: usize, x: &PmlExpr) -> PmlExpr {
    let pool = &w.layout.pools[p];
    let marked = || read(var(w.names.pools[p].valid.clone()).at(x.clone()));
    let dynamic = pool.stack.1 > 0 || pool.heap.1 > 0;
    if dynamic && pool.fixed.is_empty() && pool.apart.is_empty() {
        return marked();
    }
    let gapless = pool.fixed.windows(2).all(|w| w[0].1 + 1 == w[1].0);
    if !dynamic && pool.apart.is_empty() && gapless && !pool.fixed.is_empty() {
        let last = pool.fixed.last().map_or(0, |f| f.1);
        if last + 1 == pool.size {
            return ne(x.clone(), num(0));
        }
    }
    let mut parts: Vec<PmlExpr> =
        pool.fixed.iter().map(|(lo, hi, _)| between(x, *lo, *hi)).collect();
    if dynamic {
        let end = pool.heap.0.max(pool.stack.0 + pool.stack.1) + pool.heap.1;
        let first = if pool.stack.1 > 0 { pool.stack.0 } else { pool.heap.0 };
        parts.push(and(between(x, first, end - 1), marked()));
    }
    for (s, f, first, each) in &pool.apart {
        let Some(owner) = w.layout.pool(&Type::Struct(*s)) else { continue };
        let last = first + each * w.layout.pools[owner].size - 1;
        let n = w.program.structs[*s].fields[*f].ty.flat().1.max(1);
        let from = sub(x.clone(), num((*first).into()));
        let mut inside = between(x, *first, last);
        if n < *each {
            let at = bin(BinOp::Rem, from.clone(), num((*each).into()));
            inside = and(inside, lt(at, num(n.into())));
        }
        let index = match each {
            1 => from,
            _ => bin(BinOp::Div, from, num((*each).into())),
        };
        parts.push(and(inside, valid(w, owner, &index)));
    }
    any(parts)
}

/// The condition that two cells belong to one object.
fn same_block(w: &World<'_>, p: usize, a: &PmlExpr, b: &PmlExpr) -> PmlExpr {
    let pool = &w.layout.pools[p];
    let both = |lo: u64, hi: u64| and(between(a, lo, hi), between(b, lo, hi));
    let nth = |x: &PmlExpr, first: u64, each: u64| {
        bin(BinOp::Div, sub(x.clone(), num(first.into())), num(each.into()))
    };
    let same = |first, each| eq(nth(a, first, each), nth(b, first, each));
    let mut parts: Vec<PmlExpr> = pool.fixed.iter().map(|(lo, hi, _)| both(*lo, *hi)).collect();
    let mut locals: Vec<&Cells> = w.layout.vars.values().collect();
    locals.retain(|c| c.pool == p && c.per_thread);
    locals.sort_by_key(|c| c.first);
    for c in locals {
        let last = c.first + c.len * w.layout.threads - 1;
        parts.push(and(both(c.first, last), same(c.first, c.len)));
    }
    if pool.heap.1 > 0 {
        let mark = |x: &PmlExpr| read(var(w.names.pools[p].valid.clone()).at(x.clone()));
        parts.push(match pool.has_arrays {
            true => {
                let heap = both(pool.heap.0, pool.heap.0 + pool.heap.1 - 1);
                and(heap, eq(mark(a), mark(b)))
            }
            false => eq(a.clone(), b.clone()),
        });
    }
    for (s, _, first, each) in &pool.apart {
        let Some(owner) = w.layout.pool(&Type::Struct(*s)) else { continue };
        let last = first + each * w.layout.pools[owner].size - 1;
        parts.push(and(both(*first, last), same(*first, *each)));
    }
    any(parts)
}
