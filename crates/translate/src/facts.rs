//! What the whole program says about its parts: who calls whom, which functions
//! recur, whose address is taken, which parameters can be passed by name.
//!
//! A pointer parameter is passed *by reference* when its function is expanded in
//! place, only ever looks through it, and every caller passes the address of a
//! named object: then the object itself stands for it, no address is taken, and
//! no memory pool is needed. What else has its address taken lives in a pool;
//! a field whose address is taken lives apart from its struct, in the pool of
//! its own type, at a place that follows from where the struct is.

mod references;

use crate::c::*;
use crate::types::Type;
use std::collections::{BTreeSet, HashMap, HashSet};

#[derive(Default, Debug)]
pub struct Facts {
    /// Functions that reach themselves: a process each call.
    pub recursive: HashSet<FuncId>,
    /// Functions used as values, other than to start a thread, in order.
    pub values: Vec<FuncId>,
    /// Functions that start threads.
    pub entries: BTreeSet<FuncId>,
    pub has_threads: bool,
    /// Pointer parameters that stand for the object itself, and whether the
    /// object is an array.
    pub by_ref: HashMap<VarId, bool>,
    /// Of those, the ones that may stand for something shared.
    pub shared_refs: HashSet<VarId>,
    /// Parameters that their function changes.
    pub assigned: HashSet<VarId>,
    /// Variables whose address is taken.
    pub addressed: BTreeSet<VarId>,
    /// Fields whose address is taken, by struct and number.
    pub apart: BTreeSet<(usize, usize)>,
    /// Whether some pointer is moved by arithmetic.
    pub moves_pointers: bool,
    /// What every `void *` points to, where only one type ever becomes one.
    pub behind_void: Option<Type>,
    /// Functions called directly, for each function.
    pub calls: HashMap<FuncId, BTreeSet<FuncId>>,
}

/// Whether a library function only works on what an argument points to.
pub fn consumes(program: &Program, callee: &Expr, index: usize) -> bool {
    let Ex::Func(f) = callee.kind else { return false };
    if program.funcs[f].body.is_some() {
        return false;
    }
    match program.funcs[f].name.as_str() {
        "pthread_create" | "lock" | "unlock" => index == 0,
        "pthread_join" => index == 1,
        n if n.starts_with("pthread_") || n.starts_with("sem_") => true,
        _ => false,
    }
}

impl Facts {
    pub fn new(program: &Program, main: FuncId) -> Facts {
        let mut facts = Facts::default();
        facts.call_graph(program);
        facts.assignments(program);
        let mut banned = HashSet::new();
        loop {
            facts.references(program, main, &banned);
            facts.addresses(program);
            // An object with a field that lives apart needs a number to find it.
            let hidden: Vec<VarId> = facts
                .by_ref
                .keys()
                .copied()
                .filter(|&p| facts.needs_pool(program, &program.vars[p].ty))
                .collect();
            if hidden.is_empty() {
                break;
            }
            banned.extend(hidden);
        }
        facts.sharing(program);
        facts.behind_void = behind_void(program);
        facts
    }

    fn needs_pool(&self, program: &Program, ty: &Type) -> bool {
        let inside = ty.pointee().map(|t| t.flat().0);
        matches!(inside, Some(Type::Struct(s)) if self.has_apart(program, *s))
    }

    pub fn has_apart(&self, program: &Program, s: usize) -> bool {
        self.apart.iter().any(|&(t, _)| t == s)
            || program.structs[s].fields.iter().any(
                |f| matches!(f.ty.flat().0, Type::Struct(t) if *t != s && self.has_apart(program, *t)),
            )
    }

    fn call_graph(&mut self, program: &Program) {
        // Whether some thread starts with what a pointer says.
        let mut chosen = false;
        for (f, func) in program.funcs.iter().enumerate() {
            if func.body.is_none() {
                continue;
            }
            let mut calls = BTreeSet::new();
            let mut indirect = false;
            program.walk_func(f, &mut |e| match &e.kind {
                Ex::Call(callee, args) => {
                    match callee.kind {
                        Ex::Func(g) => {
                            calls.insert(g);
                            if program.funcs[g].name == "pthread_once"
                                && let Some(Ex::Func(t)) = args.get(1).map(|a| &peel(a).kind)
                            {
                                calls.insert(*t);
                            }
                            if program.funcs[g].name == "pthread_create" {
                                self.has_threads = true;
                                match args.get(2).map(|a| &peel(a).kind) {
                                    Some(Ex::Func(t)) => {
                                        self.entries.insert(*t);
                                    }
                                    _ => chosen = true,
                                }
                            }
                        }
                        _ => indirect = true,
                    };
                }
                Ex::Func(g) => self.values.push(*g),
                _ => {}
            });
            // Each mention is counted above; take away callees and thread starts.
            program.walk_func(f, &mut |e| {
                if let Ex::Call(callee, args) = &e.kind {
                    let mut drop = |g: FuncId| {
                        if let Some(i) = self.values.iter().position(|v| *v == g) {
                            self.values.remove(i);
                        }
                    };
                    if let Ex::Func(g) = callee.kind {
                        drop(g);
                        let started = match program.funcs[g].name.as_str() {
                            "pthread_create" => args.get(2),
                            "pthread_once" => args.get(1),
                            _ => None,
                        };
                        if let Some(Ex::Func(t)) = started.map(|a| &peel(a).kind) {
                            drop(*t);
                        }
                    }
                }
            });
            if indirect {
                calls.insert(usize::MAX);
            }
            self.calls.insert(f, calls);
        }
        for var in program.vars.iter().filter(|v| v.owner.is_none()) {
            if let Some(init) = &var.init {
                init.walk(&mut |e| {
                    if let Ex::Func(g) = e.kind {
                        self.values.push(g);
                    }
                });
            }
        }
        self.values.retain(|&g| program.funcs[g].body.is_some());
        self.values.sort_unstable();
        self.values.dedup();
        let values: Vec<FuncId> = self.values.clone();
        if chosen {
            let starts = values.iter().filter(|f| starts_thread(program, **f));
            self.entries.extend(starts.copied());
        }
        for calls in self.calls.values_mut() {
            if calls.remove(&usize::MAX) {
                calls.extend(&values);
            }
        }
        self.recursive = self.calls.keys().copied().filter(|&f| self.reaches(f, f)).collect();
    }

    fn reaches(&self, from: FuncId, to: FuncId) -> bool {
        let (mut seen, mut stack) = (HashSet::new(), vec![from]);
        while let Some(f) = stack.pop() {
            for &g in self.calls.get(&f).into_iter().flatten() {
                if g == to {
                    return true;
                }
                if seen.insert(g) {
                    stack.push(g);
                }
            }
        }
        false
    }

    fn assignments(&mut self, program: &Program) {
        for f in 0..program.funcs.len() {
            program.walk_func(f, &mut |e| {
                let object = match &e.kind {
                    Ex::Assign(l, _) | Ex::OpAssign(_, l, ..) => l,
                    Ex::IncDec { object, .. } | Ex::AddrOf(object) | Ex::Decay(object) => object,
                    Ex::Bin(op, a, _) if *op == Op::Add || *op == Op::Sub => {
                        self.moves_pointers |= a.ty.is_pointer();
                        return;
                    }
                    Ex::Index(p, i) => {
                        self.moves_pointers |=
                            !matches!(p.kind, Ex::Decay(_)) && i.constant() != Some(0);
                        return;
                    }
                    _ => return,
                };
                if object.ty.is_pointer() && !matches!(e.kind, Ex::Assign(..) | Ex::AddrOf(_)) {
                    self.moves_pointers = true;
                }
                if let Some(v) = root(object) {
                    self.assigned.insert(v);
                }
            });
        }
    }

    fn addresses(&mut self, program: &Program) {
        self.addressed.clear();
        self.apart.clear();
        let mut kept = Vec::new();
        for f in 0..program.funcs.len() {
            for stmt in program.funcs[f].body.iter().flatten() {
                each_expr(stmt, &mut |e| self.kept(program, e, &mut kept));
            }
        }
        for init in program.vars.iter().filter_map(|v| v.init.as_ref()) {
            self.kept(program, init, &mut kept);
        }
        for object in kept {
            self.mark(object);
        }
        while self.close(program) {}
    }

    /// Objects whose address is used as a value.
    fn kept<'a>(&self, program: &'a Program, e: &'a Expr, out: &mut Vec<&'a Expr>) {
        match &e.kind {
            Ex::AddrOf(object) | Ex::Decay(object) => {
                out.push(object);
                self.kept(program, object, out);
            }
            Ex::Index(a, i) => {
                match &a.kind {
                    Ex::Decay(object) => self.kept(program, object, out),
                    _ => self.kept(program, a, out),
                }
                self.kept(program, i, out);
            }
            Ex::Deref(a) => match &a.kind {
                Ex::Decay(object) | Ex::AddrOf(object) => self.kept(program, object, out),
                _ => self.kept(program, a, out),
            },
            Ex::Call(f, args) => {
                let user = match f.kind {
                    Ex::Func(f) if program.funcs[f].body.is_some() => Some(f),
                    _ => None,
                };
                for (i, arg) in args.iter().enumerate() {
                    let param = user.and_then(|f| program.funcs[f].params.get(i));
                    let by_ref = param.is_some_and(|p| self.by_ref.contains_key(p));
                    self.kept_argument(program, arg, by_ref || consumes(program, f, i), out);
                }
                self.kept(program, f, out);
            }
            Ex::Atomic(_, args) => {
                for arg in args {
                    self.kept_argument(program, arg, true, out);
                }
            }
            Ex::Block(stmts) => {
                for s in stmts {
                    each_expr(s, &mut |e| self.kept(program, e, out));
                }
            }
            _ => e.children().into_iter().for_each(|c| self.kept(program, c, out)),
        }
    }

    fn kept_argument<'a>(
        &self,
        program: &'a Program,
        arg: &'a Expr,
        fine: bool,
        out: &mut Vec<&'a Expr>,
    ) {
        match &arg.kind {
            Ex::AddrOf(object) | Ex::Decay(object) if fine => self.kept(program, object, out),
            Ex::Cast(e) if fine => self.kept_argument(program, e, fine, out),
            _ => self.kept(program, arg, out),
        }
    }

    fn mark(&mut self, object: &Expr) {
        match &object.kind {
            Ex::Var(v) => {
                self.addressed.insert(*v);
            }
            Ex::Member(_, s, f) => {
                self.apart.insert((*s, *f));
            }
            Ex::Index(p, _) => {
                if let Ex::Decay(array) = &p.kind {
                    self.mark(array);
                }
            }
            _ => {}
        }
    }

    /// Whatever holds a struct with a field apart must be findable itself.
    fn close(&mut self, program: &Program) -> bool {
        let holds = |ty: &Type, facts: &Facts| matches!(ty.flat().0, Type::Struct(s) if facts.apart.iter().any(|(t, _)| t == s));
        let mut fields = Vec::new();
        for (s, st) in program.structs.iter().enumerate() {
            for (f, field) in st.fields.iter().enumerate() {
                if holds(&field.ty, self) && !self.apart.contains(&(s, f)) {
                    fields.push((s, f));
                }
            }
        }
        let vars: Vec<VarId> = (0..program.vars.len())
            .filter(|v| holds(&program.vars[*v].ty, self) && !self.addressed.contains(v))
            .collect();
        let changed = !fields.is_empty() || !vars.is_empty();
        self.apart.extend(fields);
        self.addressed.extend(vars);
        changed
    }

    /// Which parameters by reference may stand for something shared.
    fn sharing(&mut self, program: &Program) {
        loop {
            let mut more = Vec::new();
            for_each_argument(program, &mut |p, arg| {
                if self.by_ref.contains_key(&p) && !self.shared_refs.contains(&p) {
                    let object = match &arg.kind {
                        Ex::AddrOf(o) | Ex::Decay(o) => o,
                        Ex::Load(_) => arg,
                        _ => return,
                    };
                    let shared = match (self.through(object).or(self.param(object)), root(object)) {
                        (Some(q), _) => self.shared_refs.contains(&q),
                        (None, Some(v)) => program.vars[v].is_static || self.addressed.contains(&v),
                        _ => true,
                    };
                    if shared {
                        more.push(p);
                    }
                }
            });
            if more.is_empty() {
                return;
            }
            self.shared_refs.extend(more);
        }
    }
}

/// Whether a thread can start with a function: it takes a pointer and gives one.
pub fn starts_thread(program: &Program, f: FuncId) -> bool {
    let func = &program.funcs[f];
    let takes = func.params.iter().all(|p| program.vars[*p].ty.is_pointer());
    takes && func.params.len() == 1 && func.ret.is_pointer() && func.body.is_some()
}

/// The one type whose pointers become `void *`, if there is one and no number does.
fn behind_void(program: &Program) -> Option<Type> {
    let mut types: HashSet<Option<Type>> = HashSet::new();
    let mut see = |e: &Expr| {
        if let (Ex::Cast(inner), Some(Type::Void)) = (&e.kind, e.ty.pointee()) {
            match inner.ty.pointee() {
                Some(Type::Void) => {}
                Some(t) => {
                    types.insert(Some(t.flat().0.plain().clone()));
                }
                None if inner.constant() == Some(0) => {}
                None => {
                    types.insert(None);
                }
            }
        }
    };
    for f in 0..program.funcs.len() {
        program.walk_func(f, &mut see);
    }
    program.vars.iter().filter_map(|v| v.init.as_ref()).for_each(|e| e.walk(&mut see));
    let mut types = types.into_iter();
    types.next().flatten().filter(|_| types.next().is_none())
}

/// Without casts.
pub fn peel(e: &Expr) -> &Expr {
    match &e.kind {
        Ex::Cast(inner) => peel(inner),
        _ => e,
    }
}

/// The variable that an object is or is part of.
pub fn root(object: &Expr) -> Option<VarId> {
    match &object.kind {
        Ex::Var(v) => Some(*v),
        Ex::Member(base, ..) => root(base),
        Ex::Index(p, _) => match &p.kind {
            Ex::Decay(a) => root(a),
            _ => None,
        },
        _ => None,
    }
}

/// The outermost expressions of a statement and of those below it.
fn each_expr<'a>(stmt: &'a Stmt, see: &mut dyn FnMut(&'a Expr)) {
    stmt.each(&mut |s| match &s.kind {
        St::Expr(e) | St::If(e, ..) | St::While(e, _) | St::DoWhile(_, e) | St::Switch(e, _) => {
            see(e)
        }
        St::Return(Some(e)) => see(e),
        St::For(_, cond, step, _) => cond.iter().chain(step).for_each(&mut *see),
        _ => {}
    });
}

/// Each argument of a call of a function that has a body, with its parameter.
fn for_each_argument<'a>(program: &'a Program, see: &mut dyn FnMut(VarId, &'a Expr)) {
    for f in 0..program.funcs.len() {
        program.walk_func(f, &mut |e| {
            if let Ex::Call(callee, args) = &e.kind
                && let Ex::Func(g) = callee.kind
                && program.funcs[g].body.is_some()
            {
                for (&p, arg) in program.funcs[g].params.iter().zip(args) {
                    see(p, arg);
                }
            }
        });
    }
}
