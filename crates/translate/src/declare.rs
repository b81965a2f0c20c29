//! Declarations: types, globals, pools, the parameters and locals of processes; and
//! which Promela type holds which C type.

use crate::build::*;
use crate::c::*;
use crate::emit::{Emitter, variable};
use crate::lower::{Mode, World};
use crate::steps::is_wide;
use crate::stmt::{Lowered, declared};
use crate::types::Type;
use heddle_promela::syntax::ast;
use heddle_span::Span;
use std::collections::BTreeSet;

/// A pair of words. The types of the program's structs come behind it.
pub const WIDE: ast::Type = ast::Type::Struct(ast::TypedefId(0));

pub fn struct_type(s: usize) -> ast::Type {
    ast::Type::Struct(ast::TypedefId(s as u32 + 1))
}

/// The type of a struct that lives nowhere: a result, an argument on its way. What
/// else lives apart from its struct is part of it.
pub fn whole_type(w: &World<'_>, s: usize) -> ast::Type {
    match w.facts.has_apart(w.program, s) {
        true => ast::Type::Struct(ast::TypedefId((w.program.structs.len() + s) as u32 + 1)),
        false => struct_type(s),
    }
}

/// The Promela type that holds values of a C type in this range.
pub fn type_of(w: &World<'_>, ty: &Type, range: (i128, i128)) -> ast::Type {
    match ty.plain() {
        Type::Bool => ast::Type::Bool,
        Type::Thread | Type::Mutex => ast::Type::Byte,
        Type::Sem => ast::Type::Int,
        // A bit for each thread.
        Type::Cond => match w.layout.threads {
            0..=8 => ast::Type::Byte,
            9..=15 => ast::Type::Short,
            _ => ast::Type::Int,
        },
        Type::Int { .. } if is_wide(range) => WIDE,
        Type::Int { .. } => match range {
            (0.., ..=1) => ast::Type::Bit,
            (0.., ..=255) => ast::Type::Byte,
            (-32768.., ..=32767) => ast::Type::Short,
            _ => ast::Type::Int,
        },
        Type::Ptr(t) => match &**t {
            Type::Void => ast::Type::Int,
            Type::Func(_) => ast::Type::Byte,
            t => w.layout.pool(t).map_or(ast::Type::Byte, |p| sized(w.layout.pools[p].size + 1)),
        },
        Type::Struct(s) => struct_type(*s),
        _ => ast::Type::Int,
    }
}

/// What holds the numbers up to this one.
fn sized(n: u64) -> ast::Type {
    match n {
        0..=255 => ast::Type::Byte,
        256..=32767 => ast::Type::Short,
        _ => ast::Type::Int,
    }
}

/// A part of an object that Promela holds in one variable.
pub struct Scalar {
    pub place: VarRef,
    pub ty: ast::Type,
}

/// What can be passed to a process, or through a channel, at once.
const MOST_PARTS: usize = 24;

/// An object that lives nowhere as its parts; `None` if they are too many.
pub fn scalars(
    w: &World<'_>,
    ty: &Type,
    place: &VarRef,
    range: (i128, i128),
) -> Option<Vec<Scalar>> {
    let mut out = Vec::new();
    parts(w, ty, place, range, &mut out)?;
    Some(out)
}

fn parts(
    w: &World<'_>,
    ty: &Type,
    place: &VarRef,
    range: (i128, i128),
    out: &mut Vec<Scalar>,
) -> Option<()> {
    match ty {
        Type::Void => {}
        Type::Struct(s) => {
            for (f, field) in w.program.structs[*s].fields.iter().enumerate() {
                let range = w.ranges.field(w.program, *s, f);
                let part = place.clone().dot(&w.names.fields[&(*s, f)]);
                parts(w, &field.ty, &part, range, out)?;
            }
        }
        Type::Array(..) => {
            let (element, n) = ty.flat();
            if n > MOST_PARTS as u64 {
                return None;
            }
            for i in 0..n {
                parts(w, element, &place.clone().at(num(i.into())), range, out)?;
            }
        }
        ty => match type_of(w, ty, range) {
            WIDE => {
                let one = |word| Scalar { place: place.clone().dot(word), ty: ast::Type::Int };
                out.extend([one("hi32"), one("lo32")]);
            }
            ty => out.push(Scalar { place: place.clone(), ty }),
        },
    }
    (out.len() <= MOST_PARTS).then_some(())
}

/// How many numbers a function that runs as a process gives back at most.
pub fn message_length(w: &World<'_>) -> usize {
    let of = |f: &FuncId| {
        let range = w.ranges.result(w.program, *f);
        scalars(w, &w.program.funcs[*f].ret, &var("x"), range).map_or(1, |p| p.len())
    };
    w.facts.recursive.iter().map(of).max().unwrap_or(1).max(1)
}

/// Whether a parameter reaches its process in parts.
pub fn is_split(w: &World<'_>, mode: Mode, p: VarId) -> bool {
    let var = &w.program.vars[p];
    mode == Mode::Process
        && (matches!(var.ty, Type::Struct(_)) || is_wide(w.ranges.var(w.program, w.layout, p)))
}

/// The parts of such a parameter: what each is, and what it arrives as.
pub fn split(w: &World<'_>, p: VarId) -> Vec<(Scalar, Name)> {
    let (ty, name) = (&w.program.vars[p].ty, &w.names.vars[p]);
    let range = w.ranges.var(w.program, w.layout, p);
    let parts = scalars(w, ty, &var(name.clone()), range).unwrap_or_default();
    let named = |(i, part)| (part, w.names.part(p, i, &format!("{name}_part{i}")));
    parts.into_iter().enumerate().map(named).collect()
}

/// The type of the elements, and how many if it is an array.
fn flat(w: &World<'_>, ty: &Type, range: (i128, i128)) -> (ast::Type, Option<u32>) {
    let (element, n) = ty.flat();
    let n = matches!(ty, Type::Array(..)).then_some(n.clamp(1, u32::MAX.into()) as u32);
    (type_of(w, element, range), n)
}

impl Emitter<'_> {
    /// Whether anything is a pair of words.
    fn uses_wide(&self) -> bool {
        let w = self.w;
        let vars = (0..w.program.vars.len()).map(|v| w.ranges.var(w.program, w.layout, v));
        let fields =
            w.program.structs.iter().enumerate().flat_map(|(s, st)| {
                (0..st.fields.len()).map(move |f| w.ranges.field(w.program, s, f))
            });
        let results = (0..w.program.funcs.len()).map(|f| w.ranges.result(w.program, f));
        self.needs.words.contains("wide") || vars.chain(fields).chain(results).any(is_wide)
    }

    /// Every type gets its number; those that are needed are declared.
    pub fn types(&mut self) {
        let w = self.w;
        let field = |ty, name: &str, array| variable(ty, name.into(), array);
        let typedef = |name: &Name, fields| ast::Typedef {
            name: name.clone(),
            span: Span::default(),
            fields,
        };
        let halves = ["hi32", "lo32"].map(|n| field(ast::Type::Int, n, None));
        self.program.typedefs.push(typedef(&"wide".into(), halves.into()));
        for (s, st) in w.program.structs.iter().enumerate() {
            let mut fields = Vec::new();
            for (f, inner) in st.fields.iter().enumerate() {
                if w.layout.field(s, f).is_none() {
                    let range = w.ranges.field(w.program, s, f);
                    let (ty, array) = flat(w, &inner.ty, range);
                    fields.push(field(ty, &w.names.fields[&(s, f)], array));
                }
            }
            if fields.is_empty() {
                fields.push(field(ast::Type::Bit, "unused", None));
            }
            self.program.typedefs.push(typedef(&w.names.structs[s], fields));
        }
        let is_apart = |s: &usize| w.facts.has_apart(w.program, *s);
        for (s, st) in w.program.structs.iter().enumerate() {
            let whole = |(f, inner): (usize, &Field)| {
                let (mut ty, array) = flat(w, &inner.ty, w.ranges.field(w.program, s, f));
                if let Type::Struct(t) = inner.ty.flat().0 {
                    ty = whole_type(w, *t);
                }
                field(ty, &w.names.fields[&(s, f)], array)
            };
            let fields = st.fields.iter().enumerate().map(whole).collect();
            self.program.typedefs.push(typedef(&w.names.wholes[s], fields));
        }
        if self.uses_wide() {
            let piece = self.piece(ast::Unit::Typedef(ast::TypedefId(0)), None);
            piece.beside = Some("a 64-bit number: upper and lower word".into());
            piece.last = true;
        }
        let mut needed = BTreeSet::new();
        w.program.vars.iter().for_each(|v| needed_structs(w.program, &v.ty, &mut needed));
        let pools = w.layout.pools.iter();
        pools.for_each(|p| needed_structs(w.program, &p.element, &mut needed));
        w.program.funcs.iter().for_each(|f| needed_structs(w.program, &f.ret, &mut needed));
        // What a struct holds comes first.
        let mut order: Vec<usize> = needed.into_iter().collect();
        order.sort_by_key(|s| (depth(w.program, *s), *s));
        for &s in &order {
            let id = ast::TypedefId(s as u32 + 1);
            let span = Some(w.program.structs[s].span).filter(|s| s.hi > 0);
            self.piece(ast::Unit::Typedef(id), span).last = true;
        }
        for s in order.into_iter().filter(is_apart) {
            let id = ast::TypedefId((w.program.structs.len() + s) as u32 + 1);
            let piece = self.piece(ast::Unit::Typedef(id), None);
            piece.beside = Some("on its way: all of it in one place".into());
            piece.last = true;
        }
    }

    pub fn globals(&mut self) {
        for (v, global) in self.w.program.vars.iter().enumerate() {
            if !global.is_static || self.w.layout.vars.contains_key(&v) || is_dead(self.w, v) {
                continue;
            }
            let range = self.w.ranges.var(self.w.program, self.w.layout, v);
            let (ty, array) = flat(self.w, &global.ty, range);
            let id = self.variable(ty, self.w.names.vars[v].clone(), array);
            let zero = ast::Init::Expr(num(0));
            if let Some(init) = declared(global).filter(|i| *i != zero && !is_wide(range)) {
                self.program.vars[id.index()].init = init;
            }
            self.piece(ast::Unit::Vars(vec![id]), Some(global.span));
        }
        self.gap();
    }

    pub fn pools(&mut self) {
        for (p, pool) in self.w.layout.pools.iter().enumerate() {
            let range = match pool.element.integer() {
                Some(_) => self.w.ranges.pool(self.w.layout, p),
                None => (0, 0),
            };
            let element = type_of(self.w, &pool.element, range);
            let names = &self.w.names.pools[p];
            let id = self.variable(element, names.mem.clone(), Some(pool.size as u32));
            let what = self.contents(p);
            self.piece(ast::Unit::Vars(vec![id]), None).beside = Some(what);
            if pool.stack.1 + pool.heap.1 > 0 {
                let n = pool.heap.0.max(pool.stack.0 + pool.stack.1) + pool.heap.1;
                let ty = if pool.has_arrays { sized(n) } else { ast::Type::Bool };
                let id = self.variable(ty, names.valid.clone(), Some(n.max(1) as u32));
                self.piece(ast::Unit::Vars(vec![id]), None);
            }
        }
        if !self.w.layout.pools.is_empty() {
            self.gap();
        }
    }

    /// Whose the cells of a pool are, for people.
    fn contents(&self, p: usize) -> String {
        let pool = &self.w.layout.pools[p];
        let run = |lo: u64, hi: u64, whose: &str| match lo == hi {
            true => format!("{lo} {whose}"),
            false => format!("{lo}..{hi} {whose}"),
        };
        let mut what: Vec<String> =
            pool.fixed.iter().map(|(lo, hi, name)| run(*lo, *hi, name)).collect();
        for ((first, n), whose) in [(pool.stack, "locals"), (pool.heap, "malloc")] {
            if n > 0 {
                what.push(format!("{first}..{} {whose}", first + n - 1));
            }
        }
        for (s, f, first, each) in &pool.apart {
            let owner = self.w.layout.pool(&Type::Struct(*s));
            let size = owner.map_or(1, |p| self.w.layout.pools[p].size);
            let field = &self.w.names.fields[&(*s, *f)];
            let whose = format!("{field} of {}", self.w.names.structs[*s]);
            what.push(run(*first, first + each * size - 1, &whose));
        }
        what.join(", ")
    }

    /// The parameters of an inline: what stands for itself, and where the result goes.
    pub fn inline_params(&self, f: FuncId) -> Vec<Name> {
        let (w, func) = (self.w, &self.w.program.funcs[f]);
        let stands = |p: &&VarId| w.facts.by_ref.contains_key(p) || is_by_name(w, **p);
        let mut params: Vec<Name> =
            func.params.iter().filter(stands).map(|p| w.names.vars[*p].clone()).collect();
        if func.ret != Type::Void {
            params.push(w.names.results[f].clone());
        }
        params
    }

    pub fn process_params(&mut self, f: &Lowered) -> Vec<ast::VarId> {
        let mut params: Vec<(ast::Type, Name)> = match f.mode {
            Mode::Process => {
                vec![(ast::Type::Chan, "caller".into()), (ast::Type::Byte, "tid".into())]
            }
            Mode::Thread => vec![(ast::Type::Byte, "tid".into())],
            _ => Vec::new(),
        };
        let own = if f.mode == Mode::Main { &[][..] } else { &self.w.program.funcs[f.func].params };
        for &p in own {
            if is_split(self.w, f.mode, p) {
                params.extend(split(self.w, p).into_iter().map(|(part, name)| (part.ty, name)));
                continue;
            }
            let range = self.w.ranges.var(self.w.program, self.w.layout, p);
            let ty = type_of(self.w, &self.w.program.vars[p].ty, range);
            params.push((ty, self.w.names.vars[p].clone()));
        }
        params.into_iter().map(|(ty, name)| self.variable(ty, name, None)).collect()
    }

    /// Locals of the process and of everything that is expanded in it.
    pub fn locals(&mut self, f: &Lowered, all: &[Lowered]) -> Vec<ast::Stmt> {
        let mut out = Vec::new();
        if f.mode == Mode::Main && (self.w.layout.threads > 1 || self.uses_tid()) {
            let tid = self.variable(ast::Type::Byte, "tid".into(), None);
            out.push(declaration(vec![tid]));
        }
        let ret = &self.w.program.funcs[f.func].ret;
        if f.mode == Mode::Process && *ret != Type::Void {
            let range = self.w.ranges.result(self.w.program, f.func);
            let ty = match ret {
                ret if ret.integer().is_some() && !is_wide(range) => ast::Type::Int,
                Type::Struct(s) => whole_type(self.w, *s),
                ret => type_of(self.w, ret, range),
            };
            let returned = self.variable(ty, "returned".into(), None);
            out.push(declaration(vec![returned]));
        }
        let inside = self.expanded(f.func);
        let of = |g: FuncId| {
            all.iter().find(|l| {
                l.func == g && (l.mode == Mode::Inline) == (g != f.func || f.mode == Mode::Inline)
            })
        };
        if inside.iter().any(|&g| of(g).is_some_and(|l| l.uses_channel)) {
            let fields = vec![ast::Type::Int; message_length(self.w)];
            let chan = self.variable(ast::Type::Chan, "result".into(), None);
            let init = ast::ChanInit { capacity: 0, fields, span: Span::default() };
            self.program.vars[chan.index()].init = ast::Init::Chan(init);
            out.push(declaration(vec![chan]));
        }
        for g in inside {
            let mut by_type: Vec<(ast::Type, Vec<ast::VarId>)> = Vec::new();
            let mut add =
                |ty: ast::Type, id: ast::VarId| match by_type.iter_mut().find(|t| t.0 == ty) {
                    Some(t) => t.1.push(id),
                    None => by_type.push((ty, vec![id])),
                };
            for v in 0..self.w.program.vars.len() {
                let of_g = self.w.program.vars[v].owner == Some(g);
                for (ty, name, array) in of_g.then(|| self.held(f, g, v)).into_iter().flatten() {
                    add(ty, self.variable(ty, name, array));
                }
            }
            for (ty, name) in of(g).into_iter().flat_map(|l| l.temps.iter()) {
                add(*ty, self.variable(*ty, name.clone(), None));
            }
            out.extend(by_type.into_iter().map(|(_, ids)| declaration(ids)));
        }
        out
    }

    /// The functions that are expanded in a process, its own first.
    fn expanded(&self, f: FuncId) -> Vec<FuncId> {
        let mut inside = vec![f];
        let mut at = 0;
        while at < inside.len() {
            for g in self.needs.inlined.get(&inside[at]).into_iter().flatten() {
                if !inside.contains(g) {
                    inside.push(*g);
                }
            }
            at += 1;
        }
        inside
    }

    /// What a local of `g` needs in the process of `f`.
    fn held(&self, f: &Lowered, g: FuncId, v: VarId) -> Vec<(ast::Type, Name, Option<u32>)> {
        let (w, local) = (self.w, &self.w.program.vars[v]);
        let mut out = Vec::new();
        if local.is_static || w.facts.by_ref.contains_key(&v) {
            return out;
        }
        // It only calls the function whose locals these are.
        if g == f.func && f.mode == Mode::Thread && w.facts.recursive.contains(&g) {
            return out;
        }
        let cells = w.layout.vars.get(&v);
        if let Some(c) = cells.filter(|c| c.at_call) {
            out.push((sized(w.layout.pools[c.pool].size), w.names.cells[&v].clone(), None));
        }
        let splits = g == f.func && is_split(w, f.mode, v);
        let is_own_param = local.is_param && g == f.func && !splits;
        let unused_param = local.is_param && !self.needs.params.contains(&v) && !splits;
        if (cells.is_some() && !local.is_param) || is_own_param || unused_param {
            return out;
        }
        let (mut ty, array) = flat(w, &local.ty, w.ranges.var(w.program, w.layout, v));
        if let Type::Struct(s) = local.ty {
            ty = whole_type(w, s);
        }
        let name = match local.is_param && is_by_name(w, v) {
            true => &w.names.carriers[&v],
            false => &w.names.vars[v],
        };
        out.push((ty, name.clone(), array));
        out
    }

    fn uses_tid(&self) -> bool {
        let words = &self.needs.words;
        self.w.facts.has_threads
            || !self.w.facts.recursive.is_empty()
            || self.w.layout.vars.values().any(|c| c.per_thread)
            || words.iter().any(|w| w.starts_with("pthread"))
    }
}

fn declaration(ids: Vec<ast::VarId>) -> ast::Stmt {
    ast::Stmt::new(StmtKind::Decl(ids), Span::default())
}

/// Whether the argument stands for the parameter in the text.
pub fn is_by_name(w: &World<'_>, p: VarId) -> bool {
    !w.facts.assigned.contains(&p)
        && !w.layout.vars.contains_key(&p)
        && w.program.vars[p].ty.is_scalar()
        && !is_wide(w.ranges.var(w.program, w.layout, p))
}

fn is_dead(w: &World<'_>, v: VarId) -> bool {
    let var = &w.program.vars[v];
    var.is_const && var.ty.integer().is_some() && !w.facts.assigned.contains(&v)
}

fn needed_structs(program: &Program, ty: &Type, out: &mut BTreeSet<usize>) {
    if let Type::Struct(s) = ty.flat().0
        && out.insert(*s)
    {
        for f in &program.structs[*s].fields {
            needed_structs(program, &f.ty, out);
        }
    }
}

/// How many structs deep a struct is. None holds itself.
fn depth(program: &Program, s: usize) -> u32 {
    let inner = program.structs[s].fields.iter().filter_map(|f| match f.ty.flat().0 {
        Type::Struct(t) => Some(depth(program, *t) + 1),
        _ => None,
    });
    inner.max().unwrap_or(0)
}
