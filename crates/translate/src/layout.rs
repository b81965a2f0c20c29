//! Where objects live that pointers can reach: one pool of cells for each type.
//!
//! A pointer is the number of a cell in the pool of the type that it points to;
//! 0 is the null pointer. A pool has, in this order: objects that live as long as
//! the program; locals whose address is taken, one set for each thread; what
//! `malloc` hands out; and fields that live apart from their structs, where the
//! struct's own number says which. Arrays are runs of cells, so pointers move
//! inside them by plain arithmetic. (The paper has one array for each type too;
//! it knows neither arrays nor addresses of fields nor of locals.)

use crate::c::*;
use crate::facts::{Facts, peel};
use crate::types::Type;
use crate::{Options, names::pool_name};
use std::collections::{HashMap, HashSet};

#[derive(Debug)]
pub struct Pool {
    /// What a cell holds.
    pub element: Type,
    pub name: String,
    /// Runs of cells that are always valid, and whose they are.
    pub fixed: Vec<(u64, u64, String)>,
    /// Locals with an address: first cell, number of cells.
    pub stack: (u64, u64),
    pub heap: (u64, u64),
    /// `malloc` hands out arrays here, not single cells only.
    pub has_arrays: bool,
    pub allocates: bool,
    pub frees: bool,
    /// Fields apart: struct, field, first cell, cells each.
    pub apart: Vec<(usize, usize, u64, u64)>,
    pub size: u64,
}

/// The cells of a variable.
#[derive(Debug, Clone, Copy)]
pub struct Cells {
    pub pool: usize,
    pub first: u64,
    pub len: u64,
    /// One set for each thread.
    pub per_thread: bool,
    /// Handed out at each call, as by `malloc`: of a recursive function.
    pub at_call: bool,
}

#[derive(Default, Debug)]
pub struct Layout {
    pub pools: Vec<Pool>,
    by_type: HashMap<Type, usize>,
    pub vars: HashMap<VarId, Cells>,
    /// Locals that live as long as their block only: see `scopes`.
    pub blocks: HashSet<VarId>,
    /// Threads at once, `main` included.
    pub threads: u64,
}

/// What a call of `malloc` or `calloc` makes: elements, and how many if not one.
pub struct Allocation<'a> {
    pub element: Type,
    pub count: Option<&'a Expr>,
    /// The block that it grows or shrinks.
    pub from: Option<&'a Expr>,
    /// The size could not be told apart into a number and the size of an element.
    pub odd: bool,
}

/// Reads `(T *)malloc(n * sizeof(T))` and `calloc(n, sizeof(T))`.
pub fn allocation<'a>(program: &'a Program, e: &'a Expr) -> Option<Allocation<'a>> {
    let Ex::Cast(inner) = &e.kind else { return None };
    let Ex::Call(f, args) = &peel(inner).kind else { return None };
    let Ex::Func(f) = f.kind else { return None };
    let name = program.funcs[f].name.as_str();
    let element = e.ty.pointee()?.flat().0.plain().clone();
    if program.funcs[f].body.is_some() || element == Type::Void {
        return None;
    }
    let size = size_of(program, &element);
    let one = |e: &Expr| e.constant() == Some(size);
    let from = (name == "realloc").then(|| args.first()).flatten();
    let (count, odd) = match (name, args.len()) {
        ("malloc", 1) | ("realloc", 2) => match &peel(&args[args.len() - 1]).kind {
            _ if one(&args[args.len() - 1]) => (None, false),
            Ex::Int(n) if size > 0 && n % size == 0 && *n > 0 => {
                let count = Some(&args[args.len() - 1]);
                return Some(Allocation { element, count, from, odd: false });
            }
            Ex::Bin(Op::Mul, a, b) if one(b) => (Some(&**a), false),
            Ex::Bin(Op::Mul, a, b) if one(a) => (Some(&**b), false),
            _ => (None, true),
        },
        ("calloc", 2) if one(&args[1]) => (Some(&args[0]), false),
        ("calloc", 2) if one(&args[0]) => (Some(&args[1]), false),
        ("calloc", 2) => (None, true),
        _ => return None,
    };
    let count = count.filter(|c| c.constant() != Some(1));
    Some(Allocation { element, count, from, odd })
}

/// As on a 64-bit machine; what has no size counts as one byte.
pub fn size_of(program: &Program, ty: &Type) -> i128 {
    fn of(program: &Program, ty: &Type) -> (i128, i128) {
        match ty {
            Type::Int { bits, .. } => (i128::from(*bits) / 8, i128::from(*bits) / 8),
            Type::Ptr(_) | Type::Thread => (8, 8),
            Type::Atomic(t) => of(program, t),
            Type::Struct(crate::types::BARRIER) => (32, 8),
            Type::Struct(crate::types::RWLOCK) => (56, 8),
            Type::Array(t, n) => {
                let (size, align) = of(program, t);
                (size.saturating_mul((*n).min(1 << 32) as i128), align)
            }
            Type::Struct(id) => {
                let (mut at, mut align) = (0i128, 1i128);
                for f in &program.structs[*id].fields {
                    let (s, a) = of(program, &f.ty);
                    at = ((at + a - 1) / a * a).saturating_add(s);
                    align = align.max(a);
                }
                (at.saturating_add(align - 1) / align * align, align)
            }
            Type::Mutex => (40, 8),
            Type::Cond => (48, 8),
            Type::Sem => (32, 8),
            _ => (1, 1),
        }
    }
    of(program, ty).0
}

impl Layout {
    pub fn new(program: &Program, facts: &Facts, main: FuncId, options: &Options) -> Layout {
        let blocks = crate::scopes::of_blocks(program, &facts.recursive);
        let threads = threads(program, facts, options);
        let mut out = Layout { blocks, threads, ..Layout::default() };
        for &v in &facts.addressed {
            out.pool_of(program, program.vars[v].ty.flat().0);
        }
        for &(s, f) in &facts.apart {
            out.pool_of(program, program.structs[s].fields[f].ty.flat().0);
        }
        for f in 0..program.funcs.len() {
            program.walk_func(f, &mut |e| {
                if let Some(a) = allocation(program, e) {
                    let p = out.pool_of(program, &a.element);
                    out.pools[p].allocates = true;
                    out.pools[p].has_arrays |= a.count.is_some() || a.from.is_some();
                    out.pools[p].frees |= a.from.is_some();
                }
                if let Some(t) = freed(program, facts, e) {
                    let p = out.pool_of(program, &t);
                    out.pools[p].frees = true;
                }
            });
        }
        // Structs before what is apart of them, which needs their sizes.
        let mut order: Vec<usize> = (0..out.pools.len()).collect();
        order.sort_by_key(|&p| std::cmp::Reverse(holds_depth(program, &out.pools[p].element)));
        for p in order {
            out.place(p, program, facts, main, options);
        }
        out
    }

    pub fn pool(&self, element: &Type) -> Option<usize> {
        self.by_type.get(element.flat().0.plain()).copied()
    }

    /// Where a field apart lives: pool, first cell, cells each.
    pub fn field(&self, s: usize, f: usize) -> Option<(usize, u64, u64)> {
        self.pools.iter().enumerate().find_map(|(p, pool)| {
            let found = pool.apart.iter().find(|a| (a.0, a.1) == (s, f))?;
            Some((p, found.2, found.3))
        })
    }

    fn pool_of(&mut self, program: &Program, element: &Type) -> usize {
        let element = element.plain().clone();
        if let Some(&p) = self.by_type.get(&element) {
            return p;
        }
        let name = pool_name(program, &element);
        self.pools.push(Pool {
            element: element.clone(),
            name,
            fixed: Vec::new(),
            stack: (0, 0),
            heap: (0, 0),
            has_arrays: false,
            allocates: false,
            frees: false,
            apart: Vec::new(),
            size: 1,
        });
        self.by_type.insert(element, self.pools.len() - 1);
        self.pools.len() - 1
    }

    fn place(
        &mut self,
        p: usize,
        program: &Program,
        facts: &Facts,
        main: FuncId,
        options: &Options,
    ) {
        let element = self.pools[p].element.clone();
        let mine: Vec<VarId> = facts
            .addressed
            .iter()
            .copied()
            .filter(|v| *program.vars[*v].ty.flat().0.plain() == element)
            .collect();
        let mut at = 1u64;
        let blocks = std::mem::take(&mut self.blocks);
        let is_fixed = |v: &VarId| {
            let var = &program.vars[*v];
            let whole = !facts.recursive.contains(&main) && !blocks.contains(v);
            var.is_static || var.owner == Some(main) && whole
        };
        for &v in mine.iter().filter(|v| is_fixed(v)) {
            let len = program.vars[v].ty.flat().1.max(1);
            let cells = Cells { pool: p, first: at, len, per_thread: false, at_call: false };
            self.vars.insert(v, cells);
            self.pools[p].fixed.push((at, at + len - 1, program.vars[v].name.clone()));
            at += len;
            // A pointer just past an array must point at nothing.
            if facts.moves_pointers {
                at += 1;
            }
        }
        let stack = at;
        let mut needs_heap = 0;
        for &v in mine.iter().filter(|v| !is_fixed(v)) {
            let len = program.vars[v].ty.flat().1.max(1);
            let recursive = program.vars[v].owner.is_some_and(|f| facts.recursive.contains(&f));
            let cells =
                Cells { pool: p, first: at, len, per_thread: !recursive, at_call: recursive };
            self.vars.insert(v, cells);
            if recursive {
                needs_heap += len;
                self.pools[p].allocates = true;
                self.pools[p].frees = true;
                self.pools[p].has_arrays |= len > 1;
            } else {
                at += len * self.threads;
            }
        }
        self.blocks = blocks;
        self.pools[p].stack = (stack, at - stack);
        if self.pools[p].allocates {
            let name = &self.pools[p].name;
            let n = options.heap.iter().find(|(n, _)| n == name).map_or(9, |(_, n)| *n);
            let n = n + if needs_heap > 0 { 9 * needs_heap } else { 0 };
            self.pools[p].heap = (at, n);
            at += n;
        }
        for &(s, f) in &facts.apart {
            let ty = &program.structs[s].fields[f].ty;
            if *ty.flat().0.plain() == element
                && let Some(&owner) = self.by_type.get(&Type::Struct(s))
            {
                let each = ty.flat().1.max(1) + u64::from(facts.moves_pointers);
                self.pools[p].apart.push((s, f, at, each));
                at += each * self.pools[owner].size;
            }
        }
        self.pools[p].size = at;
    }
}

/// The type that a call of `free` gives back.
pub fn freed(program: &Program, facts: &Facts, e: &Expr) -> Option<Type> {
    let Ex::Call(f, args) = &e.kind else { return None };
    let Ex::Func(f) = f.kind else { return None };
    if program.funcs[f].name != "free" || program.funcs[f].body.is_some() {
        return None;
    }
    let t = peel(args.first()?).ty.pointee()?.flat().0.plain().clone();
    if t == Type::Void { facts.behind_void.clone() } else { Some(t) }
}

/// How many structs deep a type is: an outer struct comes before an inner.
fn holds_depth(program: &Program, ty: &Type) -> u32 {
    let Type::Struct(s) = ty.flat().0 else { return 0 };
    let fields = program.structs[*s].fields.iter();
    1 + fields.map(|f| holds_depth(program, &f.ty)).max().unwrap_or(0)
}

/// How many threads there may be at once: one for each call that starts one, in
/// a loop as many as the array of their names has room for.
fn threads(program: &Program, facts: &Facts, options: &Options) -> u64 {
    if let Some(n) = options.threads {
        return n.max(1);
    }
    let mut n = 1;
    for f in 0..program.funcs.len() {
        let mut here = 0;
        program.walk_func(f, &mut |e| {
            let Ex::Call(callee, args) = &e.kind else { return };
            let Ex::Func(g) = callee.kind else { return };
            if program.funcs[g].name != "pthread_create" || program.funcs[g].body.is_some() {
                return;
            }
            here += match args.first().map(|a| &peel(a).kind) {
                Some(Ex::AddrOf(o)) => match &o.kind {
                    Ex::Index(p, i) => match (&p.kind, i.constant()) {
                        (Ex::Decay(array), None) => array.ty.flat().1,
                        _ => 1,
                    },
                    _ => 1,
                },
                Some(Ex::Bin(_, a, _)) => match &a.kind {
                    Ex::Decay(array) => array.ty.flat().1,
                    _ => 4,
                },
                _ => 4,
            };
        });
        n += here * times(program, facts, f, &mut Vec::new());
    }
    n.clamp(1, 60)
}

/// How often a function is called at most, as far as its calls say: one in a loop or a
/// recursion counts once. A thread's function runs twice. What is more is a bound that
/// a run may come to.
fn times(program: &Program, facts: &Facts, f: FuncId, seen: &mut Vec<FuncId>) -> u64 {
    if seen.contains(&f) {
        return 1;
    }
    seen.push(f);
    let mut n = if facts.entries.contains(&f) { 2 } else { 0 };
    for (g, _) in program.funcs.iter().enumerate().filter(|(_, g)| g.body.is_some()) {
        let mut here = 0;
        program.walk_func(g, &mut |e| {
            here += u64::from(matches!(&e.kind, Ex::Call(callee, _)
                if matches!(callee.kind, Ex::Func(h) if h == f)));
        });
        if here > 0 {
            n += here * times(program, facts, g, seen).min(60);
        }
    }
    seen.pop();
    n.clamp(1, 60)
}
