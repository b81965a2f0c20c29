//! Which values a variable, a field or a pool may hold, whatever the order of
//! things: the union over every assignment in the program.
//!
//! Intervals grow until nothing changes, and jump to the whole type when they
//! grow too often. A variable that a `for` loop counts up to a known bound stays
//! below it. What comes out makes types narrow and saves cutting and checking.

use crate::c::*;
use crate::facts::{Facts, root};
use crate::ints;
use crate::layout::Layout;
use crate::steps::is_wide;
use crate::types::Type;
use std::collections::{BTreeSet, HashMap};

type Range = (i128, i128);

#[derive(Default, Debug)]
pub struct Ranges {
    places: HashMap<Place, Range>,
    /// Where `i++` in a loop that counts to a bound leads at most.
    counted: HashMap<VarId, Range>,
    /// Fields that pointers reach: anything may be in them.
    apart: BTreeSet<(usize, usize)>,
}

/// What values are kept apart by.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Place {
    Var(VarId),
    Field(usize, usize),
    Pool(Type),
    Result(FuncId),
    /// Numbers that were made pointers of.
    Numbers,
}

impl Ranges {
    pub fn new(program: &Program, facts: &Facts) -> Ranges {
        let mut r = Ranges { apart: facts.apart.clone(), ..Ranges::default() };
        for round in 0..12 {
            let before = r.places.clone();
            r.loops(program, facts);
            r.round(program, facts);
            if r.places == before {
                return r;
            }
            if round >= 6 {
                // Growing for ever: whatever still grows may be anything.
                for (place, range) in r.places.iter_mut() {
                    if before.get(place) != Some(range) {
                        *range = (i128::MIN >> 2, i128::MAX >> 2);
                    }
                }
            }
        }
        r.places.clear();
        r.counted.clear();
        r
    }

    pub fn var(&self, program: &Program, layout: &Layout, v: VarId) -> Range {
        let ty = program.vars[v].ty.flat().0;
        let place = match layout.vars.contains_key(&v) {
            true => Place::Pool(ty.plain().clone()),
            false => Place::Var(v),
        };
        self.of(&place, ty)
    }

    pub fn field(&self, program: &Program, s: usize, f: usize) -> Range {
        let ty = program.structs[s].fields[f].ty.flat().0;
        let field = &program.structs[s].fields[f];
        match (field.bits, ty.integer()) {
            (Some(bits), Some((_, signed))) => ints::bits_range(bits, signed),
            _ if program.structs[s].is_library => ty.range(),
            _ if self.apart.contains(&(s, f)) => self.of(&Place::Pool(ty.plain().clone()), ty),
            _ => self.of(&Place::Field(s, f), ty),
        }
    }

    /// What a number made of a pointer may be.
    pub fn numbers(&self) -> Range {
        let (lo, _) = self.places.get(&Place::Numbers).copied().unwrap_or((0, 0));
        match self.places.is_empty() {
            true => (i32::MIN.into(), i32::MAX.into()),
            false => (lo.clamp(i32::MIN.into(), 0), i32::MAX.into()),
        }
    }

    pub fn pool(&self, layout: &Layout, pool: usize) -> Range {
        let ty = &layout.pools[pool].element;
        self.of(&Place::Pool(ty.clone()), ty)
    }

    pub fn result(&self, program: &Program, f: FuncId) -> Range {
        self.of(&Place::Result(f), &program.funcs[f].ret)
    }

    fn of(&self, place: &Place, ty: &Type) -> Range {
        let whole = ty.range();
        if ty.integer().is_none() || matches!(ty.plain(), Type::Thread) {
            return whole;
        }
        // Never assigned: zero, as everything is at first.
        let (lo, hi) = self.places.get(place).copied().unwrap_or(match self.places.is_empty() {
            true => whole,
            false => (0, 0),
        });
        if lo < whole.0 || hi > whole.1 { whole } else { (lo.min(0), hi.max(0)) }
    }

    fn put(&mut self, place: Place, range: Range) {
        let old = self.places.entry(place).or_insert((0, 0));
        *old = (old.0.min(range.0), old.1.max(range.1));
    }

    fn round(&mut self, program: &Program, facts: &Facts) {
        // What is called through pointers gives its result to one variable for all.
        for &f in &facts.values {
            self.put(Place::Result(f), program.funcs[f].ret.range());
        }
        for (v, var) in program.vars.iter().enumerate() {
            if let Some(init) = &var.init {
                self.init(program, facts, &var.ty, Some(v), None, init);
            }
        }
        for f in 0..program.funcs.len() {
            let mut all = Vec::new();
            program.walk_func(f, &mut |e| all.push(e));
            for e in all {
                self.effect(program, facts, e);
            }
            for stmt in program.funcs[f].body.iter().flatten() {
                let mut returns = Vec::new();
                stmt.each(&mut |s| {
                    if let St::Return(Some(e)) = &s.kind {
                        returns.push(e);
                    }
                });
                for e in returns {
                    let range = self.range(program, facts, e);
                    self.put(Place::Result(f), range);
                }
            }
        }
    }

    fn init(
        &mut self,
        program: &Program,
        facts: &Facts,
        ty: &Type,
        v: Option<VarId>,
        field: Option<(usize, usize)>,
        init: &Expr,
    ) {
        match (&init.kind, ty) {
            (Ex::List(list), Type::Array(t, _)) => {
                for e in list {
                    self.init(program, facts, t, v, field, e);
                }
            }
            (Ex::List(list), Type::Struct(s)) => {
                for (f, e) in list.iter().enumerate() {
                    if let Some(inner) = program.structs[*s].fields.get(f) {
                        self.init(program, facts, &inner.ty, None, Some((*s, f)), e);
                    }
                }
            }
            _ => {
                let range = self.range(program, facts, init);
                if let Some(v) = v {
                    self.put(var_place(program, facts, v), range);
                }
                if let Some((s, f)) = field {
                    self.put(Place::Field(s, f), range);
                    if facts.apart.contains(&(s, f)) {
                        self.put(Place::Pool(ty.flat().0.plain().clone()), range);
                    }
                }
            }
        }
    }

    fn effect(&mut self, program: &Program, facts: &Facts, e: &Expr) {
        match &e.kind {
            Ex::Assign(l, r) => {
                let range = self.range(program, facts, r);
                self.store(program, facts, l, range);
            }
            Ex::OpAssign(op, l, r, ty) => {
                let (a, b) = (self.object(program, facts, l), self.range(program, facts, r));
                let ty = if ty.integer().is_some() { ty } else { &l.ty };
                let (a, b) = match op {
                    Op::Shl | Op::Shr => (ints::converted(a, ty), b),
                    _ => (ints::converted(a, ty), ints::converted(b, ty)),
                };
                let r = ints::converted(ints::result(*op, a, b, ty), l.ty.plain());
                self.store(program, facts, l, r);
            }
            Ex::IncDec { object, inc, .. } => {
                let (lo, hi) = self.object(program, facts, object);
                let range = if *inc { (lo + 1, hi + 1) } else { (lo - 1, hi - 1) };
                let range = match root(object).and_then(|v| self.counted.get(&v)) {
                    Some(&(low, high)) => (range.0.max(low), range.1.min(high)),
                    None => range,
                };
                self.store(program, facts, object, range);
            }
            Ex::Call(f, args) => {
                let values: Vec<FuncId> = match f.kind {
                    Ex::Func(f) => vec![f],
                    _ => facts.values.clone(),
                };
                for f in values {
                    self.arguments(program, facts, f, args);
                }
            }
            // A struct that has no name: given to a function, returned, assigned whole.
            Ex::List(_) => self.init(program, facts, e.ty.plain(), None, None, e),
            Ex::Cast(a) if e.ty.is_pointer() && a.ty.integer().is_some() => {
                let range = self.range(program, facts, a);
                self.put(Place::Numbers, range);
            }
            Ex::Atomic(name, args) => {
                for arg in args {
                    if let Some(t) = arg.ty.pointee() {
                        let whole = t.range();
                        let range = self.atomic(program, facts, name, args).unwrap_or(whole);
                        self.through(program, facts, arg, range);
                    }
                }
            }
            _ => {}
        }
    }

    /// What an atomic builtin may leave behind, where that is plain to see.
    fn atomic(&self, program: &Program, facts: &Facts, name: &str, args: &[Expr]) -> Option<Range> {
        let simple = ["store", "exchange", "init", "load", "lock_test", "lock_release", "clear"];
        let swaps = name.contains("compare") || simple.iter().any(|s| name.contains(s));
        if !swaps || name.contains("fetch") {
            return None;
        }
        let mut range = (0, 1);
        for arg in args {
            let r = match arg.ty.pointee() {
                Some(_) => match &arg.kind {
                    Ex::AddrOf(o) => self.object(program, facts, o),
                    _ => return None,
                },
                None => self.range(program, facts, arg),
            };
            range = (range.0.min(r.0), range.1.max(r.1));
        }
        Some(range)
    }

    fn arguments(&mut self, program: &Program, facts: &Facts, f: FuncId, args: &[Expr]) {
        let func = &program.funcs[f];
        if func.body.is_none() {
            // The library writes through pointers what it likes.
            let is_lock = func.name == "lock" || func.name == "unlock";
            for arg in args {
                if let Some(t) = arg.ty.pointee() {
                    let whole = match func.name.as_str() {
                        _ if is_lock => (0, 1),
                        "pthread_once" => (0, 2),
                        "pthread_join" => self.numbers(),
                        _ => t.flat().0.range(),
                    };
                    self.through(program, facts, arg, whole);
                }
            }
            return;
        }
        for (&p, arg) in func.params.iter().zip(args) {
            let range = self.range(program, facts, arg);
            self.put(var_place(program, facts, p), range);
            if facts.by_ref.contains_key(&p) {
                // The object is written as whatever the parameter points to.
                let whole = program.vars[p].ty.pointee().map_or((0, 0), |t| t.flat().0.range());
                // And a pair of words wherever the parameter takes it for one.
                if is_written(program, facts, p) || is_wide(whole) {
                    self.through(program, facts, arg, whole);
                }
            }
        }
    }

    /// A store through a pointer.
    fn through(&mut self, program: &Program, facts: &Facts, pointer: &Expr, range: Range) {
        match &pointer.kind {
            Ex::AddrOf(o) | Ex::Decay(o) => self.store(program, facts, o, range),
            Ex::Cast(e) => self.through(program, facts, e, range),
            _ => {
                if let Some(t) = pointer.ty.pointee() {
                    self.put(Place::Pool(t.flat().0.plain().clone()), range);
                }
            }
        }
    }

    fn store(&mut self, program: &Program, facts: &Facts, object: &Expr, range: Range) {
        let ty = object.ty.flat().0.plain();
        if ty.integer().is_none() {
            return;
        }
        match &object.kind {
            Ex::Var(v) => self.put(var_place(program, facts, *v), range),
            Ex::Member(_, s, f) => {
                self.put(Place::Field(*s, *f), range);
                if facts.apart.contains(&(*s, *f)) {
                    self.put(Place::Pool(ty.clone()), range);
                }
            }
            Ex::Index(p, _) => match &p.kind {
                Ex::Decay(array) => self.store(program, facts, array, range),
                _ => self.put(Place::Pool(ty.clone()), range),
            },
            _ => self.put(Place::Pool(ty.clone()), range),
        }
    }

    fn object(&self, program: &Program, facts: &Facts, object: &Expr) -> Range {
        let ty = object.ty.flat().0;
        match &object.kind {
            Ex::Var(v) => self.of(&var_place(program, facts, *v), ty),
            Ex::Member(_, s, f) => self.field(program, *s, *f),
            Ex::Index(p, _) => match &p.kind {
                Ex::Decay(array) => self.object(program, facts, array),
                _ => ty.range(),
            },
            _ => ty.range(),
        }
    }

    fn range(&self, program: &Program, facts: &Facts, e: &Expr) -> Range {
        let whole = e.ty.range();
        if let Some(n) = e.constant() {
            return (n, n);
        }
        let sub = |e: &Expr| self.range(program, facts, e);
        match &e.kind {
            Ex::Load(o) => self.object(program, facts, o),
            Ex::Not(_) | Ex::And(..) | Ex::Or(..) => (0, 1),
            Ex::Bin(op, ..) if op.is_comparison() => (0, 1),
            Ex::Bin(op, a, b) if a.ty.integer().is_some() && b.ty.integer().is_some() => {
                ints::result(*op, sub(a), sub(b), &e.ty)
            }
            Ex::Neg(a) => ints::negated(sub(a), &e.ty),
            Ex::Cond(_, a, b) => {
                let (a, b) = (sub(a), sub(b));
                (a.0.min(b.0), a.1.max(b.1))
            }
            Ex::Comma(_, b) => sub(b),
            Ex::Assign(_, r) => sub(r),
            Ex::Cast(a) if a.ty.integer().is_some() => ints::converted(sub(a), &e.ty),
            Ex::Cast(a) if a.ty.is_pointer() && e.ty.integer().is_some() => {
                ints::converted(self.numbers(), &e.ty)
            }
            Ex::Call(f, args) => match f.kind {
                Ex::Func(f) if program.funcs[f].body.is_some() => {
                    self.of(&Place::Result(f), &program.funcs[f].ret)
                }
                Ex::Func(f) if program.funcs[f].name == "heddle_choose" => {
                    (0, args.first().map_or(whole.1, |a| sub(a).1.max(1) - 1))
                }
                _ => whole,
            },
            _ => whole,
        }
    }

    /// Counters of loops `for (…; i < n; i++)` that nothing else in the loop moves.
    fn loops(&mut self, program: &Program, facts: &Facts) {
        let mut bounds: HashMap<VarId, Range> = HashMap::new();
        let mut moves: HashMap<VarId, i128> = HashMap::new();
        for f in 0..program.funcs.len() {
            program.walk_func(f, &mut |e| {
                if let Some(v) = moved(e) {
                    *moves.entry(v).or_default() += 1;
                }
            });
            let body = || program.funcs[f].body.iter().flatten();
            let mut jumps = false;
            body().for_each(|s| s.each(&mut |s| jumps |= matches!(s.kind, St::Goto(_))));
            if jumps {
                continue;
            }
            for stmt in body() {
                stmt.each(&mut |s| {
                    if let St::For(init, Some(cond), Some(step), inside) = &s.kind
                        && let Some((v, bound)) = self.counts(program, facts, cond, step)
                    {
                        let mut inner = false;
                        inside.walk(&mut |e| inner |= moved(e) == Some(v));
                        cond.walk(&mut |e| inner |= moved(e) == Some(v));
                        if inner {
                            return;
                        }
                        *moves.entry(v).or_default() -= 1;
                        if let Some(St::Expr(first)) = init.as_ref().map(|s| &s.kind)
                            && moved(first) == Some(v)
                        {
                            *moves.entry(v).or_default() -= 1;
                        }
                        let old = bounds.entry(v).or_insert(bound);
                        *old = (old.0.min(bound.0), old.1.max(bound.1));
                    }
                });
            }
        }
        bounds.retain(|v, _| {
            let var = &program.vars[*v];
            moves.get(v) == Some(&0) && !var.is_static && !facts.addressed.contains(v)
        });
        self.counted = bounds;
    }

    /// `i < n` with `i++`, or `i > n` with `i--`.
    fn counts(
        &self,
        program: &Program,
        facts: &Facts,
        cond: &Expr,
        step: &Expr,
    ) -> Option<(VarId, Range)> {
        let Ex::Bin(op, a, b) = &cond.kind else { return None };
        let Ex::IncDec { object, inc, .. } = &step.kind else { return None };
        let Ex::Var(v) = object.kind else { return None };
        let same = root_of_value(a)? == v;
        let (lo, hi) = self.range(program, facts, b);
        let range = match (op, inc) {
            (Op::Lt, true) => (i128::MIN, hi),
            (Op::Le, true) => (i128::MIN, hi + 1),
            (Op::Gt, false) => (lo, i128::MAX),
            (Op::Ge, false) => (lo - 1, i128::MAX),
            _ => return None,
        };
        same.then_some((v, range))
    }
}

/// The variable that an expression itself changes, or might let others change.
fn moved(e: &Expr) -> Option<VarId> {
    match &e.kind {
        Ex::IncDec { object, .. } | Ex::OpAssign(_, object, ..) => root(object),
        Ex::Assign(object, _) | Ex::AddrOf(object) => root(object),
        _ => None,
    }
}

fn root_of_value(e: &Expr) -> Option<VarId> {
    match &e.kind {
        Ex::Load(o) => match o.kind {
            Ex::Var(v) => Some(v),
            _ => None,
        },
        // A conversion that cuts says nothing of what was cut.
        Ex::Cast(inner) => {
            let ((to, _), (from, _)) = (e.ty.integer()?, inner.ty.integer()?);
            (to >= from).then(|| root_of_value(inner))?
        }
        _ => None,
    }
}

/// Whether a function stores through a parameter by reference, or hands it on.
fn is_written(program: &Program, facts: &Facts, p: VarId) -> bool {
    let Some(f) = program.vars[p].owner else { return true };
    let mut written = false;
    program.walk_func(f, &mut |e| {
        let object = match &e.kind {
            Ex::Assign(l, _) | Ex::OpAssign(_, l, ..) => l,
            Ex::IncDec { object, .. } => object,
            Ex::Call(_, args) | Ex::Atomic(_, args) => {
                written |= args.iter().any(|a| {
                    let mut found = false;
                    a.walk(&mut |e| found |= facts.param(e) == Some(p));
                    found
                });
                return;
            }
            _ => return,
        };
        // A field has its own place; only the object itself is meant here.
        written |= match &object.kind {
            Ex::Deref(q) | Ex::Index(q, _) => facts.param(q) == Some(p),
            _ => false,
        };
    });
    written
}

fn var_place(program: &Program, facts: &Facts, v: VarId) -> Place {
    match facts.addressed.contains(&v) {
        true => Place::Pool(program.vars[v].ty.flat().0.plain().clone()),
        false => Place::Var(v),
    }
}
