//! Pools in the text: which cells are valid, allocation, release.

use crate::c::{Expr, FuncId};
use crate::declare::{is_split, split};
use crate::layout::{Allocation, Pool};
use crate::lower::{Lower, Mode};
use crate::objects::Obj;
use crate::pml::{K, S, Val};
use crate::types::Type;

impl Lower<'_> {
    fn pool(&self, p: usize) -> &Pool {
        &self.w.layout.pools[p]
    }

    /// The condition that a number is that of a valid cell.
    pub fn valid(&mut self, p: usize, index: &Val) -> String {
        let text = valid_text(self.pool(p), &index.text);
        text.unwrap_or_else(|| {
            self.needs.valid.insert(p);
            format!("{}_ok({})", self.pool(p).name, index.text)
        })
    }

    /// The condition that two cells belong to one object.
    pub fn same_block(&mut self, p: usize, a: &Val, b: &Val) -> Option<String> {
        self.needs.same.insert(p);
        Some(format!("{}_same({}, {})", self.pool(p).name, a.text, b.text))
    }

    pub fn allocate(&mut self, e: &Expr, a: Allocation<'_>) -> Val {
        let t = self.temp();
        self.allocate_into(e, a, t.clone());
        Val { local: false, ..Val::local(t, (0, i32::MAX.into())) }
    }

    pub fn allocate_into(&mut self, e: &Expr, a: Allocation<'_>, to: String) {
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
        let name = self.pool(p).name.clone();
        if let Some(from) = a.from {
            let n = count.map_or("1".into(), |c| c.text);
            self.reallocate(e, p, from, to, n);
            return;
        }
        let text = match (self.pool(p).has_arrays, count) {
            (false, _) => format!("malloc_{name}({to})"),
            (true, count) => {
                let n = count.map_or("1".into(), |c| c.text);
                format!("malloc_{name}({to}, {n})")
            }
        };
        let mut s = self.stmt_of(K::Unit(self.allocation_steps(text, &name)));
        s.shared = u8::from(self.w.facts.has_threads && !self.is_atomic);
        s.makes = Some(to);
        self.push(s);
    }

    /// A new block with what the old one had.
    fn reallocate(&mut self, e: &Expr, p: usize, from: &Expr, to: String, n: String) {
        let v = self.value(crate::facts::peel(from));
        let old = self.spill(v);
        let range = self.w.ranges.pool(self.w.layout, p);
        let element = self.pool(p).element.clone();
        if crate::print::scalars(self.w, &element, "", range).is_none() {
            self.refuse(e.span, "realloc() of structs with parts whose address is taken");
            return;
        }
        self.needs.free.insert(p);
        self.needs.realloc.insert(p);
        let name = self.pool(p).name.clone();
        let mut unit = vec![self.is_block(p, &old)];
        unit.extend(
            self.allocation_steps(format!("realloc_{name}({to}, {}, {n})", old.text), &name),
        );
        let mut s = self.stmt_of(K::Unit(unit));
        s.shared = u8::from(self.w.facts.has_threads && !self.is_atomic);
        self.push(s);
    }

    /// That a pointer is null or what `malloc` gave and nobody freed.
    fn is_block(&self, p: usize, v: &Val) -> S {
        let name = &self.pool(p).name;
        let (first, n) = self.pool(p).heap;
        let (x, last) = (v.at(8), first + n - 1);
        let valid = match self.pool(p).has_arrays {
            true => format!("{name}_valid[{}] == {x}", v.text),
            false => format!("{name}_valid[{}]", v.text),
        };
        let range = match self.pool(p).size == last + 1 && first == 1 {
            true => String::new(),
            false => format!("{x} >= {first} && {x} <= {last} && "),
        };
        let mut assert = self.stmt_of(K::Assert(format!("{x} == 0 || ({range}{valid})")));
        assert.note =
            Some(format!("free() of no valid `{name}`: freed before, or never allocated"));
        assert
    }

    /// An allocation, and that it found room.
    fn allocation_steps(&self, text: String, name: &str) -> Vec<S> {
        let mut assert = self.stmt_of(K::Assert(format!("!heap_bound_of_{name}")));
        assert.note = Some(format!(
            "more of `{name}` at once than the model has room for: give more with --heap {name}=N"
        ));
        vec![S::new(K::Raw(text), Some(self.span)), assert]
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
            let mut s = self.stmt_of(K::Assert(format!("{} == 0", v.at(8))));
            s.note = Some("free() of what malloc() never gave".into());
            self.push(s);
            return;
        }
        self.needs.free.insert(p);
        let name = self.pool(p).name.clone();
        let text = format!("free_{name}({})", v.text);
        let assert = self.is_block(p, &v);
        let call = S::new(K::Raw(text), Some(self.span));
        let mut s = self.stmt_of(K::Unit(vec![assert, call]));
        s.shared = u8::from(self.w.facts.has_threads && !self.is_atomic);
        self.push(s);
    }

    /// Locals with an address begin to exist.
    pub fn enter(&mut self, f: FuncId) {
        if self.mode == Mode::Process {
            self.assemble(f);
        }
        let mut mine: Vec<_> = self.w.layout.vars.iter().map(|(v, c)| (*v, *c)).collect::<Vec<_>>();
        mine.retain(|(v, _)| {
            let var = &self.w.program.vars[*v];
            var.owner == Some(f) && !var.is_static
        });
        mine.sort_by_key(|m| m.0);
        for (v, c) in mine {
            let name = self.pool(c.pool).name.clone();
            let var = &self.w.program.vars[v];
            if c.at_call {
                self.needs.malloc.insert(c.pool);
                self.needs.free.insert(c.pool);
                let to = format!("{}_at", self.w.names.vars[v]);
                let text = match self.pool(c.pool).has_arrays {
                    true => format!("malloc_{name}({to}, {})", c.len),
                    false => format!("malloc_{name}({to})"),
                };
                let mut s = self.stmt_of(K::Unit(self.allocation_steps(text, &name)));
                s.shared = 1;
                self.push(s);
            } else if c.per_thread {
                for i in 0..c.len {
                    let text = format!("{name}_valid[{} + tid * {}]", c.first + i, c.len);
                    let text =
                        if c.len == 1 { format!("{name}_valid[{} + tid]", c.first) } else { text };
                    let one = if self.pool(c.pool).has_arrays {
                        format!("{} + tid * {}", c.first, c.len)
                    } else {
                        "1".into()
                    };
                    let s = self.stmt_of(K::Assign(text, one));
                    self.push(s);
                }
            }
            let from = self.w.names.vars[v].clone();
            if var.is_param && var.ty.is_scalar() {
                let o = self.variable(v);
                self.store(&o, Val::local(from, o.range));
            } else if let (true, Mode::Process, Type::Struct(s)) =
                (var.is_param, self.mode, &var.ty)
            {
                let o = self.variable(v);
                self.copy_fields(&o, &Obj::text(from, false), *s, 0);
            }
        }
    }

    /// Parameters that came in parts.
    fn assemble(&mut self, f: FuncId) {
        for p in self.w.program.funcs[f].params.clone() {
            if !is_split(self.w, self.mode, p) {
                continue;
            }
            for (part, name) in split(self.w, p) {
                let s = self.stmt_of(K::Assign(part.path, name));
                self.push(s);
            }
        }
    }

    /// And end: a pointer to one of them is then a pointer to nothing.
    pub fn leave(&mut self, f: FuncId) {
        let mut mine: Vec<_> = self
            .w
            .layout
            .vars
            .iter()
            .map(|(v, c)| (*v, *c))
            .filter(|(v, _)| {
                let var = &self.w.program.vars[*v];
                var.owner == Some(f) && !var.is_static
            })
            .collect();
        mine.sort_by_key(|m| m.0);
        for (v, c) in mine {
            let name = self.pool(c.pool).name.clone();
            if c.at_call {
                let text = format!("free_{name}({}_at)", self.w.names.vars[v]);
                let mut s = self.stmt_of(K::Unit(vec![S::new(K::Raw(text), Some(self.span))]));
                s.shared = 1;
                self.push(s);
            } else if c.per_thread {
                let o = self.variable(v);
                let ty = self.w.program.vars[v].ty.clone();
                let (made, ()) = self.apart(|l| l.init_object(&o, &ty, None));
                let mut unit = made;
                for i in 0..c.len {
                    let text = format!("{name}_valid[{} + tid * {}]", c.first + i, c.len);
                    let text =
                        if c.len == 1 { format!("{name}_valid[{} + tid]", c.first) } else { text };
                    unit.push(self.stmt_of(K::Assign(text, "0".into())));
                }
                let s = self.stmt_of(K::Unit(unit)).shared(1);
                self.push(s);
            }
        }
    }
}

/// Validity as one look, where that is enough.
pub fn valid_text(pool: &Pool, index: &str) -> Option<String> {
    let dynamic = pool.stack.1 > 0 || pool.heap.1 > 0;
    if dynamic && pool.fixed.is_empty() && pool.apart.is_empty() {
        return Some(format!("{}_valid[{index}]", pool.name));
    }
    let gapless = pool.fixed.windows(2).all(|w| w[0].1 + 1 == w[1].0);
    if !dynamic && pool.apart.is_empty() && gapless && !pool.fixed.is_empty() {
        let last = pool.fixed.last().map_or(0, |f| f.1);
        if last + 1 == pool.size {
            return Some(format!("{index} != 0"));
        }
    }
    None
}
