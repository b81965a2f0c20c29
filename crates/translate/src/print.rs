//! The Promela text: declarations, prelude, functions, processes; with the
//! comments of the C program and a note of the C line beside each statement.

use crate::c::*;
use crate::comments::Comments;
pub use crate::declare::{is_by_name, message_length, scalars, type_name};
use crate::declare::{is_split, split};
use crate::lower::{Mode, Needs, World};
use crate::pml::{Guard, K, S};
use crate::prelude;
use crate::stmt::Lowered;
use crate::types::Type;
use crate::wide;
use heddle_span::{SourceMap, Span};
use std::collections::HashSet;

/// What a line of the text comes from.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Origin {
    pub span: Option<Span>,
    /// What a failed assertion on this line means, if it is one of ours.
    pub note: Option<String>,
}

pub struct Writer<'a> {
    pub w: &'a World<'a>,
    pub needs: &'a Needs,
    sources: &'a SourceMap,
    pub comments: Comments,
    lines: Vec<(String, Origin)>,
    pub indent: usize,
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
    if out.uses_wide() {
        for line in wide::HEAD.lines() {
            out.line(line);
        }
        out.line("");
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

impl Writer<'_> {
    pub fn line(&mut self, text: &str) {
        self.origin(text, Origin::default());
    }

    pub fn origin(&mut self, text: &str, origin: Origin) {
        let pad = if text.is_empty() { String::new() } else { "    ".repeat(self.indent) };
        self.lines.push((format!("{pad}{text}"), origin));
    }

    pub fn comment_lines(&mut self, comments: Vec<String>) {
        for c in comments {
            for l in c.lines() {
                self.line(l.trim_end());
            }
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
            if is_split(self.w, f.mode, *p) {
                let parts = split(self.w, *p).into_iter();
                return parts.map(|(part, name)| format!("{} {name}", part.ty)).collect();
            }
            let var = &self.w.program.vars[*p];
            let range = self.w.ranges.var(self.w.program, self.w.layout, *p);
            vec![format!("{} {}", type_name(self.w, &var.ty, range), self.w.names.vars[*p])]
        };
        let mut params: Vec<String> = match f.mode {
            Mode::Process => vec!["chan caller".into(), "byte tid".into()],
            Mode::Thread => vec!["byte tid".into()],
            _ => Vec::new(),
        };
        if f.mode != Mode::Main {
            params.extend(func.params.iter().flat_map(param));
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
