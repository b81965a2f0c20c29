//! The Promela text: declarations, prelude, functions, processes; with the
//! comments of the C program and a note of the C line beside each statement.

use crate::c::*;
use crate::comments::Comments;
use crate::lower::{Mode, Needs, World};
use crate::pml::{Guard, K, S};
use crate::prelude;
use crate::stmt::{Lowered, declared};
use crate::types::Type;
use heddle_span::{SourceMap, Span};
use std::collections::{BTreeSet, HashSet};

/// What a line of the text comes from.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Origin {
    pub span: Option<Span>,
    /// What a failed assertion on this line means, if it is one of ours.
    pub note: Option<String>,
}

pub struct Writer<'a> {
    w: &'a World<'a>,
    needs: &'a Needs,
    sources: &'a SourceMap,
    comments: Comments,
    lines: Vec<(String, Origin)>,
    indent: usize,
    /// The C line told last, so that it is not told again and again.
    told: Option<u32>,
    /// A jump may lead to the next statement. SPIN lets none lead to a `d_step`,
    /// and `atomic` does there.
    jumped: bool,
    /// Functions expanded in place after which that is so.
    ends_jumped: HashSet<String>,
    /// Marks with C lines what the prelude does, for whoever maps steps back.
    marks: bool,
}

pub fn print(
    w: &World<'_>,
    needs: &Needs,
    functions: &[Lowered],
    sources: &SourceMap,
    comments: Comments,
    head: &[String],
    marks: bool,
) -> (String, Vec<Origin>) {
    let mut out = Writer {
        w,
        needs,
        sources,
        comments,
        lines: Vec::new(),
        indent: 0,
        told: None,
        jumped: false,
        ends_jumped: HashSet::new(),
        marks,
    };
    for line in head {
        out.line(line);
    }
    out.types();
    out.globals();
    out.pools();
    for line in prelude::text(w, needs) {
        out.line(&line);
    }
    for f in functions.iter().filter(|f| f.mode == Mode::Inline) {
        out.inline(f);
    }
    for f in functions.iter().filter(|f| f.mode != Mode::Inline) {
        out.process(f, functions);
    }
    let text: String = out.lines.iter().map(|(l, _)| format!("{l}\n")).collect();
    (text, out.lines.into_iter().map(|(_, o)| o).collect())
}

/// The Promela type that holds values of a C type in this range.
pub fn type_name(w: &World<'_>, ty: &Type, range: (i64, i64)) -> String {
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

impl Writer<'_> {
    fn line(&mut self, text: &str) {
        self.origin(text, Origin::default());
    }

    fn origin(&mut self, text: &str, origin: Origin) {
        let pad = if text.is_empty() { String::new() } else { "    ".repeat(self.indent) };
        self.lines.push((format!("{pad}{text}"), origin));
    }

    fn comment_lines(&mut self, comments: Vec<String>) {
        for c in comments {
            for l in c.lines() {
                self.line(l.trim_end());
            }
        }
    }

    /// One declaration: `int a[3]`.
    fn declaration(&self, ty: &Type, name: &str, range: (i64, i64)) -> String {
        let (element, n) = ty.flat();
        let t = type_name(self.w, element, range);
        match ty {
            Type::Array(..) => format!("{t} {name}[{}]", n.max(1)),
            _ => format!("{t} {name}"),
        }
    }

    fn types(&mut self) {
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

    fn globals(&mut self) {
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
            let init =
                declared(var).filter(|t| t != "0").map_or(String::new(), |t| format!(" = {t}"));
            let origin = Origin { span: Some(var.span), note: None };
            self.origin(&format!("{text}{init};"), origin);
        }
        if any {
            self.line("");
        }
    }

    fn pools(&mut self) {
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

    fn inline(&mut self, f: &Lowered) {
        let func = &self.w.program.funcs[f.func];
        let comments = self.comments.before(func.span);
        self.comment_lines(comments);
        let mut params: Vec<String> = Vec::new();
        for &p in &func.params {
            let by_ref = self.w.facts.by_ref.contains_key(&p);
            let by_name = is_by_name(self.w, p);
            if by_ref || by_name {
                params.push(self.w.names.vars[p].clone());
            }
        }
        let name = match self.w.facts.entries.contains(&f.func) {
            true => format!("{}_body", self.w.names.funcs[f.func]),
            false => self.w.names.funcs[f.func].clone(),
        };
        if func.ret != Type::Void {
            params.push(format!("{name}_result"));
        }
        let origin = Origin { span: Some(func.span), note: None };
        self.origin(&format!("inline {name}({}) {{", params.join(", ")), origin);
        self.told = None;
        self.indent += 1;
        self.comments.enter(func.span);
        // A call may follow a loop.
        self.jumped = true;
        self.block(&f.body);
        if self.jumped {
            self.ends_jumped.insert(name);
        }
        self.indent -= 1;
        self.line("}");
        self.line("");
    }

    fn process(&mut self, f: &Lowered, all: &[Lowered]) {
        let func = &self.w.program.funcs[f.func];
        let comments = self.comments.before(func.span);
        self.comment_lines(comments);
        let name = &self.w.names.funcs[f.func];
        let param = |p: &VarId| {
            let var = &self.w.program.vars[*p];
            let range = self.w.ranges.var(self.w.program, self.w.layout, *p);
            let in_pool = self.w.layout.vars.contains_key(p);
            let range = if in_pool { var.ty.range() } else { range };
            format!("{} {}", type_name(self.w, &var.ty, range), self.w.names.vars[*p])
        };
        let mut params: Vec<String> = match f.mode {
            Mode::Process => vec!["chan caller".into(), "byte tid".into()],
            Mode::Thread => vec!["byte tid".into()],
            _ => Vec::new(),
        };
        if f.mode != Mode::Main {
            params.extend(func.params.iter().map(param));
        }
        let active = if f.mode == Mode::Main { "active " } else { "" };
        let origin = Origin { span: Some(func.span), note: None };
        let head = format!("{active}proctype {name}({}) {{", params.join("; "));
        self.origin(&head, origin);
        self.indent += 1;
        self.told = None;
        self.locals(f, all);
        self.comments.enter(func.span);
        self.jumped = false;
        self.block(&f.body);
        self.indent -= 1;
        self.line("}");
        self.line("");
    }

    /// Locals of the process and of everything that is expanded in it.
    fn locals(&mut self, f: &Lowered, all: &[Lowered]) {
        if f.mode == Mode::Main && (self.w.layout.threads > 1 || self.uses_tid()) {
            self.line("byte tid;");
        }
        if f.mode == Mode::Process {
            self.line("int returned;");
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
            self.line("chan result = [0] of { int };");
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
                let is_own_param = var.is_param && g == f.func;
                let unused_param = var.is_param && !self.needs.params.contains(&v);
                if (cells.is_some() && !var.is_param) || is_own_param || unused_param {
                    continue;
                }
                let range = match cells {
                    Some(_) => var.ty.range(),
                    None => self.w.ranges.var(self.w.program, self.w.layout, v),
                };
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
                for t in &l.temps {
                    add("int".into(), t.clone());
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

    fn block(&mut self, list: &[S]) {
        if list.iter().all(|s| matches!(s.k, K::Skip) && s.span.is_none()) {
            self.line("skip");
            return;
        }
        for (i, s) in list.iter().enumerate() {
            if let K::Label(name) = &s.k {
                let followed = list.get(i + 1).is_some_and(|n| !matches!(n.k, K::Label(_)));
                let text = if followed { format!("{name}:") } else { format!("{name}: skip;") };
                let indent = self.indent;
                self.indent = indent.saturating_sub(1);
                self.origin(&text, Origin { span: s.span, note: None });
                self.indent = indent;
                self.jumped = followed;
                continue;
            }
            self.statement(s, ";");
        }
    }

    fn statement(&mut self, s: &S, end: &str) {
        if let Some(span) = s.span {
            let comments = self.comments.until(span, self.sources);
            self.comment_lines(comments);
        }
        let origin = Origin { span: s.span, note: s.note.clone() };
        match &s.k {
            K::Unit(list) => self.unit(s, list, end),
            K::If(options) => self.options("if", "fi", options, s, end),
            K::Do(options, _) => self.options("do", "od", options, s, end),
            k => {
                let text = format!("{}{end}", simple(k));
                self.beside(text, origin);
                self.jumped = matches!(k, K::Call(name, _) if self.ends_jumped.contains(name));
            }
        }
    }

    /// A statement with the number of its C line, where that is news.
    fn beside(&mut self, text: String, origin: Origin) {
        let line = origin.span.map(|s| self.sources.position(s).line);
        let text = match line {
            Some(line) if self.told != Some(line) => {
                self.told = Some(line);
                let room = 56usize.saturating_sub(4 * self.indent);
                format!("{text:<room$}  /* {line} */")
            }
            _ => text,
        };
        self.origin(&text, origin);
    }

    fn unit(&mut self, s: &S, list: &[S], end: &str) {
        let flat = flattened(list);
        if let [only] = flat[..]
            && matches!(only.k, K::Assign(..) | K::Assert(_) | K::Skip)
        {
            let origin = Origin { span: only.span, note: only.note.clone().or(s.note.clone()) };
            self.beside(format!("{}{end}", simple(&only.k)), origin);
            self.jumped = false;
            return;
        }
        let alone = s.alone || flat.iter().any(|s| s.alone);
        let word = if alone || self.jumped { "atomic" } else { "d_step" };
        self.origin(&format!("{word} {{"), Origin { span: s.span, note: None });
        self.indent += 1;
        for one in &flat {
            let note = one.note.clone().or(s.note.clone());
            let one = S { note, ..(*one).clone() };
            self.statement(&one, ";");
            if self.marks && matches!(one.k, K::Raw(_)) {
                self.origin("skip;", Origin { span: one.span, note: None });
            }
        }
        self.jumped = false;
        self.indent -= 1;
        self.origin(&format!("}}{end}"), Origin { span: s.span, note: None });
    }

    fn options(&mut self, open: &str, close: &str, options: &[(Guard, Vec<S>)], s: &S, end: &str) {
        self.beside(open.into(), Origin { span: s.span, note: None });
        let jumped = self.jumped || open == "do";
        let mut after = open == "do";
        for (guard, body) in options {
            self.jumped = *guard == Guard::Open && jumped;
            let origin = Origin { span: s.span, note: None };
            let arrow = match guard {
                Guard::If(cond) => format!(":: ({cond}) ->"),
                Guard::Else => ":: else ->".into(),
                Guard::Open => "::".into(),
            };
            match &body[..] {
                [] => self.origin(&format!("{arrow} skip"), origin),
                [one] if is_short(one) => {
                    let short = match &one.k {
                        K::Unit(list) => flattened(list)[0].k.clone(),
                        k => k.clone(),
                    };
                    let origin = Origin { span: one.span.or(s.span), note: one.note.clone() };
                    self.beside(format!("{arrow} {}", simple(&short)), origin);
                    after |= matches!(&short, K::Call(name, _) if self.ends_jumped.contains(name));
                }
                body => {
                    self.origin(&arrow, origin);
                    self.indent += 1;
                    self.block(body);
                    self.indent -= 1;
                    after |= self.jumped;
                }
            }
        }
        self.jumped = after;
        self.origin(&format!("{close}{end}"), Origin { span: s.span, note: None });
    }
}

/// Statements of a step, with steps inside it opened.
fn flattened(list: &[S]) -> Vec<&S> {
    let mut out = Vec::new();
    for s in list {
        match &s.k {
            K::Unit(inner) => out.extend(flattened(inner)),
            K::Begin | K::End => {}
            _ => out.push(s),
        }
    }
    out
}

fn is_short(s: &S) -> bool {
    match &s.k {
        K::Assign(..) | K::Assert(_) | K::Skip | K::Break | K::Goto(_) | K::Call(..) => true,
        K::Unit(list) => {
            let flat = flattened(list);
            flat.len() == 1 && matches!(flat[0].k, K::Assign(..) | K::Assert(_))
        }
        _ => false,
    }
}

fn simple(k: &K) -> String {
    match k {
        K::Assign(to, v) => match counted(to, v) {
            Some(short) => short,
            None => format!("{to} = {v}"),
        },
        K::Wait(e) => format!("({e})"),
        K::Assert(e) => format!("assert({e})"),
        K::Skip | K::Begin | K::End => "skip".into(),
        K::Raw(text) => text.clone(),
        K::Call(name, args) => format!("{name}({})", args.join(", ")),
        K::Goto(label) => format!("goto {label}"),
        K::Break => "break".into(),
        K::Label(name) => format!("{name}: skip"),
        K::Unit(_) | K::If(_) | K::Do(..) => "skip".into(),
    }
}

/// `x = x + 1` as `x++`.
fn counted(to: &str, v: &str) -> Option<String> {
    let rest = v.strip_prefix(to)?;
    match rest {
        " + 1" => Some(format!("{to}++")),
        " - 1" => Some(format!("{to}--")),
        _ => None,
    }
}

/// Whether the argument stands for the parameter in the text.
pub fn is_by_name(w: &World<'_>, p: VarId) -> bool {
    !w.facts.assigned.contains(&p)
        && !w.layout.vars.contains_key(&p)
        && w.program.vars[p].ty.is_scalar()
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
