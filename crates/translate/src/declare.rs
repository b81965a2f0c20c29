//! Declarations in the text: types, globals, pools, the locals of processes; and
//! which Promela type holds which C type.

use crate::c::*;
use crate::lower::{Mode, World};
use crate::pml::is_wide;
use crate::print::{Origin, Writer};
use crate::stmt::{Lowered, declared};
use crate::types::Type;
use std::collections::BTreeSet;

/// The Promela type that holds values of a C type in this range.
pub fn type_name(w: &World<'_>, ty: &Type, range: (i128, i128)) -> String {
    let sized = |n: u64| match n {
        0..=255 => "byte",
        256..=32767 => "short",
        _ => "int",
    };
    match ty.plain() {
        Type::Bool => "bool".into(),
        Type::Thread | Type::Mutex => "byte".into(),
        Type::Sem => "short".into(),
        Type::Cond => match w.layout.threads {
            0..=8 => "byte".into(),
            9..=15 => "short".into(),
            _ => "int".into(),
        },
        Type::Int { .. } if is_wide(range) => "wide".into(),
        Type::Int { .. } => match range {
            (0.., ..=1) => "bit".into(),
            (0.., ..=255) => "byte".into(),
            (-32768.., ..=32767) => "short".into(),
            _ => "int".into(),
        },
        Type::Ptr(t) => match &**t {
            Type::Void => "int".into(),
            Type::Func(_) => "byte".into(),
            t => w.layout.pool(t).map_or("byte", |p| sized(w.layout.pools[p].size + 1)).into(),
        },
        Type::Struct(s) => w.names.structs[*s].clone(),
        _ => "int".into(),
    }
}

/// A part of an object that Promela holds in one variable.
pub struct Part {
    pub path: String,
    pub ty: String,
}

/// What can be passed to a process, or through a channel, at once.
const MOST_PARTS: usize = 24;

/// An object as its parts; `None` if they are too many, or live apart.
pub fn scalars(w: &World<'_>, ty: &Type, path: &str, range: (i128, i128)) -> Option<Vec<Part>> {
    let mut out = Vec::new();
    parts(w, ty, path, range, &mut out)?;
    Some(out)
}

fn parts(
    w: &World<'_>,
    ty: &Type,
    path: &str,
    range: (i128, i128),
    out: &mut Vec<Part>,
) -> Option<()> {
    match ty {
        Type::Void => {}
        Type::Struct(s) => {
            for (f, field) in w.program.structs[*s].fields.iter().enumerate() {
                let range = w.ranges.field(w.program, *s, f);
                if w.layout.field(*s, f).is_some() {
                    return None;
                }
                parts(w, &field.ty, &format!("{path}.{}", w.names.fields[&(*s, f)]), range, out)?;
            }
        }
        Type::Array(..) => {
            let (element, n) = ty.flat();
            for i in 0..n.min(MOST_PARTS as u64 + 1) {
                parts(w, element, &format!("{path}[{i}]"), range, out)?;
            }
        }
        ty => match type_name(w, ty, range).as_str() {
            "wide" => {
                let one = |word: &str| Part { path: format!("{path}.{word}"), ty: "int".into() };
                out.extend([one("hi32"), one("lo32")]);
            }
            name => out.push(Part { path: path.into(), ty: name.into() }),
        },
    }
    (out.len() <= MOST_PARTS).then_some(())
}

/// How many numbers a function that runs as a process gives back at most.
pub fn message_length(w: &World<'_>) -> usize {
    let of = |f: &FuncId| {
        let range = w.ranges.result(w.program, *f);
        scalars(w, &w.program.funcs[*f].ret, "x", range).map_or(1, |p| p.len())
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
pub fn split(w: &World<'_>, p: VarId) -> Vec<(Part, String)> {
    let (var, name) = (&w.program.vars[p], &w.names.vars[p]);
    let range = w.ranges.var(w.program, w.layout, p);
    let parts = scalars(w, &var.ty, name, range).unwrap_or_default();
    let arrives = |path: &str| path.replace(['.', '['], "_").replace(']', "");
    let named = |part: Part| {
        let name = arrives(&part.path);
        (part, name)
    };
    parts.into_iter().map(named).collect()
}

impl Writer<'_> {
    /// Whether anything is a pair of words.
    pub fn uses_wide(&self) -> bool {
        let w = self.w;
        let vars = (0..w.program.vars.len()).map(|v| w.ranges.var(w.program, w.layout, v));
        let fields =
            w.program.structs.iter().enumerate().flat_map(|(s, st)| {
                (0..st.fields.len()).map(move |f| w.ranges.field(w.program, s, f))
            });
        let results = (0..w.program.funcs.len()).map(|f| w.ranges.result(w.program, f));
        self.needs.words.contains("wide") || vars.chain(fields).chain(results).any(is_wide)
    }

    /// One declaration: `int a[3]`.
    pub fn declaration(&self, ty: &Type, name: &str, range: (i128, i128)) -> String {
        let (element, n) = ty.flat();
        let t = type_name(self.w, element, range);
        match ty {
            Type::Array(..) => format!("{t} {name}[{}]", n.max(1)),
            _ => format!("{t} {name}"),
        }
    }

    pub fn types(&mut self) {
        let mut needed = BTreeSet::new();
        for (v, var) in self.w.program.vars.iter().enumerate() {
            let _ = v;
            needed_structs(self.w.program, &var.ty, &mut needed, 0);
        }
        for pool in &self.w.layout.pools {
            needed_structs(self.w.program, &pool.element, &mut needed, 0);
        }
        // What a struct holds comes first.
        let mut order: Vec<usize> = needed.into_iter().collect();
        order.sort_by_key(|s| (depth(self.w.program, *s, 0), *s));
        for s in order {
            let st = &self.w.program.structs[s];
            let comments = self.comments.before(st.span);
            self.comment_lines(comments);
            self.line(&format!("typedef {} {{", self.w.names.structs[s]));
            self.indent += 1;
            let mut any = false;
            for (f, field) in st.fields.iter().enumerate() {
                if self.w.layout.field(s, f).is_some() {
                    continue;
                }
                any = true;
                let name = self.w.names.fields[&(s, f)].clone();
                let range = self.w.ranges.field(self.w.program, s, f);
                let text = self.declaration(&field.ty, &name, range);
                self.line(&format!("{text};"));
            }
            if !any {
                self.line("bit unused;");
            }
            self.indent -= 1;
            self.line("}");
            self.line("");
        }
    }

    pub fn globals(&mut self) {
        let mut any = false;
        for (v, var) in self.w.program.vars.iter().enumerate() {
            if !var.is_static || self.w.layout.vars.contains_key(&v) || is_dead(self.w, v) {
                continue;
            }
            any = true;
            let comments = self.comments.before(var.span);
            self.comment_lines(comments);
            let range = self.w.ranges.var(self.w.program, self.w.layout, v);
            let text = self.declaration(&var.ty, &self.w.names.vars[v].clone(), range);
            let init = declared(var).filter(|t| t != "0" && !is_wide(range));
            let init = init.map_or(String::new(), |t| format!(" = {t}"));
            let origin = Origin { span: Some(var.span), note: None };
            self.origin(&format!("{text}{init};"), origin);
        }
        if any {
            self.line("");
        }
    }

    pub fn pools(&mut self) {
        for pool in &self.w.layout.pools {
            let range = match pool.element.integer() {
                Some(_) => self
                    .w
                    .ranges
                    .pool(self.w.layout, self.w.layout.pool(&pool.element).unwrap_or(0)),
                None => (0, 0),
            };
            let element = type_name(self.w, &pool.element, range);
            let mut what: Vec<String> =
                pool.fixed
                    .iter()
                    .map(|(lo, hi, name)| {
                        if lo == hi { format!("{lo} {name}") } else { format!("{lo}..{hi} {name}") }
                    })
                    .collect();
            if pool.stack.1 > 0 {
                what.push(format!("{}..{} locals", pool.stack.0, pool.stack.0 + pool.stack.1 - 1));
            }
            if pool.heap.1 > 0 {
                what.push(format!("{}..{} malloc", pool.heap.0, pool.heap.0 + pool.heap.1 - 1));
            }
            for (s, f, first, each) in &pool.apart {
                let name = &self.w.names.structs[*s];
                let field = &self.w.names.fields[&(*s, *f)];
                let last = self
                    .w
                    .layout
                    .pool(&Type::Struct(*s))
                    .map_or(*first, |p| first + each * self.w.layout.pools[p].size - 1);
                what.push(format!("{first}..{last} {field} of {name}"));
            }
            let name = &pool.name;
            let text = format!("{element} {name}_mem[{}];", pool.size);
            self.line(&format!("{text}  /* {} */", what.join(", ")));
            if pool.stack.1 + pool.heap.1 > 0 {
                let n = pool.heap.0.max(pool.stack.0 + pool.stack.1) + pool.heap.1;
                let ty = match (pool.has_arrays, n) {
                    (false, _) => "bool",
                    (true, 0..=255) => "byte",
                    _ => "short",
                };
                self.line(&format!("{ty} {name}_valid[{}];", n.max(1)));
            }
        }
        if !self.w.layout.pools.is_empty() {
            self.line("");
        }
    }

    /// Locals of the process and of everything that is expanded in it.
    pub fn locals(&mut self, f: &Lowered, all: &[Lowered]) {
        if f.mode == Mode::Main && (self.w.layout.threads > 1 || self.uses_tid()) {
            self.line("byte tid;");
        }
        let ret = &self.w.program.funcs[f.func].ret;
        if f.mode == Mode::Process && *ret != Type::Void {
            let range = self.w.ranges.result(self.w.program, f.func);
            let ty = match ret {
                ret if ret.integer().is_some() && !is_wide(range) => "int".into(),
                ret => type_name(self.w, ret, range),
            };
            self.line(&format!("{ty} returned;"));
        }
        let mut inside = vec![f.func];
        let mut at = 0;
        while at < inside.len() {
            for g in self.needs.inlined.get(&inside[at]).into_iter().flatten() {
                if !inside.contains(g) {
                    inside.push(*g);
                }
            }
            at += 1;
        }
        let of = |g: FuncId| {
            all.iter().find(|l| {
                l.func == g && (l.mode == Mode::Inline) == (g != f.func || f.mode == Mode::Inline)
            })
        };
        if inside.iter().any(|&g| of(g).is_some_and(|l| l.uses_channel)) {
            let parts = vec!["int"; message_length(self.w)].join(", ");
            self.line(&format!("chan result = [0] of {{ {parts} }};"));
        }
        for g in inside {
            let mut by_type: Vec<(String, Vec<String>)> = Vec::new();
            let mut add = |ty: String, name: String| match by_type.iter_mut().find(|t| t.0 == ty) {
                Some(t) => t.1.push(name),
                None => by_type.push((ty, vec![name])),
            };
            for (v, var) in self.w.program.vars.iter().enumerate() {
                if var.owner != Some(g) || var.is_static || self.w.facts.by_ref.contains_key(&v) {
                    continue;
                }
                let cells = self.w.layout.vars.get(&v);
                if cells.is_some_and(|c| c.at_call) {
                    add("byte".into(), format!("{}_at", self.w.names.vars[v]));
                }
                let is_own_param = var.is_param && g == f.func && !is_split(self.w, f.mode, v);
                let unused_param = var.is_param
                    && !self.needs.params.contains(&v)
                    && !(g == f.func && is_split(self.w, f.mode, v));
                if (cells.is_some() && !var.is_param) || is_own_param || unused_param {
                    continue;
                }
                let range = self.w.ranges.var(self.w.program, self.w.layout, v);
                let (element, n) = var.ty.flat();
                let by_name = var.is_param && is_by_name(self.w, v);
                let name = match &var.ty {
                    Type::Array(..) => format!("{}[{}]", self.w.names.vars[v], n.max(1)),
                    _ if by_name => format!("{}_in", self.w.names.vars[v]),
                    _ => self.w.names.vars[v].clone(),
                };
                add(type_name(self.w, element, range), name);
            }
            if let Some(l) = of(g) {
                for (ty, name) in &l.temps {
                    add(ty.clone(), name.clone());
                }
            }
            let note = match g == f.func {
                true => String::new(),
                false => format!("  /* of {} */", self.w.names.funcs[g]),
            };
            for (ty, names) in by_type {
                self.line(&format!("{ty} {};{note}", names.join(", ")));
            }
        }
    }

    fn uses_tid(&self) -> bool {
        let words = &self.needs.words;
        self.w.facts.has_threads
            || !self.w.facts.recursive.is_empty()
            || self.w.layout.vars.values().any(|c| c.per_thread)
            || words.iter().any(|w| w.starts_with("pthread"))
    }
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

fn needed_structs(program: &Program, ty: &Type, out: &mut BTreeSet<usize>, depth: u32) {
    if let Type::Struct(s) = ty.flat().0
        && depth < 30
        && out.insert(*s)
    {
        for f in &program.structs[*s].fields {
            needed_structs(program, &f.ty, out, depth + 1);
        }
    }
}

fn depth(program: &Program, s: usize, level: u32) -> u32 {
    if level > 30 {
        return level;
    }
    let inner = program.structs[s].fields.iter().filter_map(|f| match f.ty.flat().0 {
        Type::Struct(t) => Some(depth(program, *t, level + 1) + 1),
        _ => None,
    });
    inner.max().unwrap_or(0)
}
