//! From steps to Promela's own tree, and from the tree to lines: Promela's printer
//! writes them, the comments of the C program stand where they stood, and beside
//! each statement stands the number of its C line.
//!
//! What is written is read back (`lib.rs`) before anybody sees it.

use crate::build::*;
use crate::comments::Comments;
use crate::lower::{Mode, Needs, World};
use crate::prelude;
use crate::steps::{Guard, Options, Step, StepKind};
use crate::stmt::Lowered;
use heddle_promela::syntax::{ast, print};
use heddle_span::{SourceMap, Span};
use std::collections::{HashMap, HashSet};

/// What a line of the text comes from.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Origin {
    pub span: Option<Span>,
    /// What a failed assertion on this line means, if it is one of ours.
    pub note: Option<String>,
    /// It means that the model is too small, and nothing about the program.
    pub is_limit: bool,
}

/// A part of the model with what stands around it.
pub struct Piece {
    pub unit: ast::Unit,
    /// Where in the C program it comes from.
    pub span: Option<Span>,
    /// Told behind its only line.
    pub beside: Option<String>,
    /// It ends a group: a line is left empty.
    pub last: bool,
}

pub struct Emitter<'a> {
    pub w: &'a World<'a>,
    pub needs: &'a Needs,
    pub program: ast::Program,
    pub pieces: Vec<Piece>,
    inlines: HashMap<Name, ast::InlineId>,
    /// A jump may lead to the next statement. SPIN lets none lead to a `d_step`,
    /// and `atomic` does there.
    jumped: bool,
    /// Functions expanded in place after which that is so.
    ends_jumped: HashSet<Name>,
    /// What notes say that tell of a bound.
    limits: HashSet<Name>,
    /// Marks with C lines what the prelude does, for whoever maps steps back.
    marks: bool,
}

/// The text, and what each line comes from.
pub fn emit(
    w: &World<'_>,
    needs: &Needs,
    functions: &[Lowered],
    sources: &SourceMap,
    comments: Comments,
    head: &[String],
    marks: bool,
) -> (String, Vec<Origin>) {
    let mut out = Emitter {
        w,
        needs,
        program: ast::Program::default(),
        pieces: Vec::new(),
        inlines: HashMap::new(),
        jumped: false,
        ends_jumped: HashSet::new(),
        limits: HashSet::new(),
        marks,
    };
    out.types();
    out.globals();
    out.pools();
    prelude::emit(&mut out);
    for f in functions.iter().filter(|f| f.mode == Mode::Inline) {
        out.function(f);
    }
    for f in functions.iter().filter(|f| f.mode != Mode::Inline) {
        out.process(f, functions);
    }
    let mut lines = Lines { sources, comments, lines: Vec::new(), told: None };
    lines.lines.extend(head.iter().map(|l| (l.clone(), Origin::default())));
    for piece in &out.pieces {
        lines.piece(&out.program, &out.limits, piece);
    }
    let text: String = lines.lines.iter().map(|(l, _)| format!("{l}\n")).collect();
    (text, lines.lines.into_iter().map(|(_, o)| o).collect())
}

impl Emitter<'_> {
    pub fn piece(&mut self, unit: ast::Unit, span: Option<Span>) -> &mut Piece {
        self.pieces.push(Piece { unit, span, beside: None, last: false });
        let n = self.pieces.len();
        &mut self.pieces[n - 1]
    }

    /// Ends a group of pieces.
    pub fn gap(&mut self) {
        if let Some(piece) = self.pieces.last_mut() {
            piece.last = true;
        }
    }

    /// Adds a variable to the tables; where it is declared is the caller's to say.
    pub fn variable(&mut self, ty: ast::Type, name: Name, array: Option<u32>) -> ast::VarId {
        self.program.vars.push(variable(ty, name, array));
        ast::VarId(self.program.vars.len() as u32 - 1)
    }

    pub fn inline(&mut self, name: Name, params: Vec<Name>, body: Body) -> ast::Unit {
        let (text, tree) = match body {
            Body::Text(text) => (text, None),
            Body::Steps(steps) => {
                self.jumped = true;
                let stmts = opened(self.list(&steps, false));
                (String::new(), Some(ast::Seq { stmts, span: Span::default() }))
            }
        };
        let span = Span::default();
        let id = ast::InlineId(self.program.inlines.len() as u32);
        self.inlines.insert(name.clone(), id);
        self.program.inlines.push(ast::Inline { name, span, params, body: span, text, tree });
        ast::Unit::Inline(id)
    }

    fn function(&mut self, f: &Lowered) {
        let func = &self.w.program.funcs[f.func];
        let name = self.w.names.inlines[f.func].clone();
        let params = self.inline_params(f.func);
        // A call may follow a loop.
        let unit = self.inline(name.clone(), params, Body::Steps(f.body.clone()));
        if self.jumped {
            self.ends_jumped.insert(name);
        }
        self.piece(unit, Some(func.span)).last = true;
    }

    fn process(&mut self, f: &Lowered, all: &[Lowered]) {
        let func = &self.w.program.funcs[f.func];
        let params = self.process_params(f);
        let mut stmts = self.locals(f, all);
        self.jumped = false;
        stmts.extend(self.list(&f.body, false));
        let id = ast::ProcId(self.program.procs.len() as u32);
        self.program.procs.push(ast::Proc {
            kind: ast::ProcKind::Proctype,
            name: self.process_name(f),
            span: func.span,
            active: (f.mode == Mode::Main).then_some(1),
            params,
            priority: None,
            provided: None,
            body: ast::Seq { stmts, span: Span::default() },
        });
        self.piece(ast::Unit::Proc(id), Some(func.span)).last = true;
    }

    /// A recursive function has a process for each call, and one for threads besides.
    fn process_name(&self, f: &Lowered) -> Name {
        let recurs = self.w.facts.recursive.contains(&f.func);
        match f.mode == Mode::Thread && recurs {
            true => self.w.names.inlines[f.func].clone(),
            false => self.w.names.funcs[f.func].clone(),
        }
    }

    /// Statements in order, labels with what follows them. `inside`: of a step.
    fn list(&mut self, list: &[Step], inside: bool) -> Vec<ast::Stmt> {
        let mut out: Vec<ast::Stmt> = Vec::new();
        let mut labels: Vec<ast::Label> = Vec::new();
        for s in list {
            if let StepKind::Label(name) = &s.kind {
                labels.push(ast::Label { name: name.clone(), span: Span::default() });
                self.jumped = true;
                continue;
            }
            // SPIN takes no label before what is itself a jump or is expanded.
            let odd = matches!(
                &s.kind,
                StepKind::Plain(StmtKind::Goto(_) | StmtKind::Break)
                    | StepKind::Call(..)
                    | StepKind::Prelude(..)
            );
            if odd && !labels.is_empty() {
                out.push(labelled(&mut labels, skip_at(s.span)));
            }
            let made = self.step(s, inside);
            let mut made = made.into_iter();
            if let Some(first) = made.next() {
                out.push(labelled(&mut labels, first));
            }
            out.extend(made);
        }
        if !labels.is_empty() || out.is_empty() {
            out.push(labelled(&mut labels, skip_at(None)));
            self.jumped = false;
        }
        out
    }

    fn step(&mut self, s: &Step, inside: bool) -> Vec<ast::Stmt> {
        let kind = match &s.kind {
            StepKind::Unit(list) => return self.unit(s, list, inside),
            StepKind::If(options) => StmtKind::If(self.options(options, s, inside, false)),
            StepKind::Do(options, _) => StmtKind::Do(self.options(options, s, inside, true)),
            StepKind::Plain(kind) => {
                self.jumped = false;
                counted(kind)
            }
            StepKind::Call(name, args) | StepKind::Prelude(name, args) => {
                self.jumped = self.ends_jumped.contains(name);
                self.call(name, args, s.span)
            }
            StepKind::Label(_) | StepKind::Begin | StepKind::End => skip(),
        };
        vec![self.stmt(kind, s)]
    }

    fn stmt(&mut self, kind: StmtKind, s: &Step) -> ast::Stmt {
        let note = s.note.as_ref().map(|n| Name::from(n.text.as_str()));
        if let (Some(name), true) = (&note, s.note.as_ref().is_some_and(|n| n.is_limit)) {
            self.limits.insert(name.clone());
        }
        ast::Stmt { note, ..ast::Stmt::new(kind, s.span.unwrap_or_default()) }
    }

    fn call(&mut self, name: &Name, args: &[PmlExpr], span: Option<Span>) -> StmtKind {
        let inline = self.inlines.get(name).copied();
        debug_assert!(inline.is_some(), "`{name}` is expanded before it is defined");
        let args: Vec<String> = args.iter().map(|e| print::expr(&self.program, e)).collect();
        self.program.calls.push(ast::InlineCall {
            inline: inline.unwrap_or(ast::InlineId(0)),
            span: span.unwrap_or_default(),
            args,
            arg_exprs: Vec::new(),
            parent: None,
            result: None,
        });
        let id = ast::CallId(self.program.calls.len() as u32 - 1);
        StmtKind::Block { body: ast::Seq::default(), call: Some(id) }
    }

    /// What is one step: as part of the one around it, as a single statement, or as a
    /// block.
    fn unit(&mut self, s: &Step, list: &[Step], inside: bool) -> Vec<ast::Stmt> {
        let mut flat: Vec<Step> = Vec::new();
        flatten(list, &mut flat);
        for one in &mut flat {
            one.note = one.note.take().or(s.note.clone());
        }
        if let [only] = &flat[..] {
            let simple = match &only.kind {
                StepKind::Plain(StmtKind::Assign(..) | StmtKind::Assert(_)) => true,
                kind => kind.is_skip(),
            };
            if simple {
                return self.step(only, inside);
            }
        }
        let is_atomic = s.alone || flat.iter().any(|s| s.alone) || self.jumped;
        let mut body = Vec::new();
        let mut rest = &flat[..];
        // A mark behind each call of the prelude.
        while let Some(at) = rest.iter().position(|s| matches!(s.kind, StepKind::Prelude(..))) {
            body.extend(self.list(&rest[..=at], true));
            if self.marks {
                body.push(skip_at(rest[at].span));
            }
            rest = &rest[at + 1..];
        }
        if !rest.is_empty() || body.is_empty() {
            body.extend(self.list(rest, true));
        }
        let body = opened(body);
        self.jumped = false;
        if inside {
            return body;
        }
        let seq = ast::Seq { stmts: body, span: Span::default() };
        let kind = if is_atomic { StmtKind::Atomic(seq) } else { StmtKind::DStep(seq) };
        vec![ast::Stmt::new(kind, s.span.unwrap_or_default())]
    }

    fn options(&mut self, options: &Options, s: &Step, inside: bool, again: bool) -> Vec<ast::Seq> {
        let jumped = self.jumped || again;
        let mut after = again;
        let mut out = Vec::new();
        for (guard, body) in options {
            self.jumped = *guard == Guard::Open && jumped;
            let guard = match guard {
                Guard::If(cond) => Some(StmtKind::Expr(cond.clone())),
                Guard::Else => Some(StmtKind::Else),
                Guard::Open => None,
            };
            let span = s.span.unwrap_or_default();
            let mut stmts: Vec<ast::Stmt> =
                guard.map(|g| ast::Stmt::new(g, span)).into_iter().collect();
            stmts.extend(self.list(body, inside));
            after |= self.jumped;
            out.push(ast::Seq { stmts: opened(stmts), span: Span::default() });
        }
        self.jumped = after;
        out
    }
}

/// What an inline is given as.
pub enum Body {
    Text(String),
    Steps(Vec<Step>),
}

pub fn variable(ty: ast::Type, name: Name, array: Option<u32>) -> ast::Var {
    ast::Var {
        name,
        span: Span::default(),
        ty,
        visibility: ast::Visibility::Plain,
        array,
        init: ast::Init::None,
        owner: None,
        is_param: false,
        at_start: true,
        scope: Vec::new(),
        call: None,
    }
}

/// SPIN takes no label on the first statement of a block.
fn opened(mut stmts: Vec<ast::Stmt>) -> Vec<ast::Stmt> {
    if stmts.first().is_some_and(|s| !s.labels.is_empty()) {
        stmts.insert(0, skip_at(None));
    }
    stmts
}

fn labelled(labels: &mut Vec<ast::Label>, s: ast::Stmt) -> ast::Stmt {
    ast::Stmt { labels: std::mem::take(labels), ..s }
}

fn skip_at(span: Option<Span>) -> ast::Stmt {
    ast::Stmt::new(skip(), span.unwrap_or_default())
}

/// Statements of a step, with steps inside it opened.
fn flatten(list: &[Step], out: &mut Vec<Step>) {
    for s in list {
        match &s.kind {
            StepKind::Unit(inner) => flatten(inner, out),
            StepKind::Begin | StepKind::End => {}
            _ => out.push(s.clone()),
        }
    }
}

/// `x = x + 1` as `x++`.
fn counted(kind: &StmtKind) -> StmtKind {
    let StmtKind::Assign(to, v) = kind else { return kind.clone() };
    let old = read(to.clone());
    if *v == add(old.clone(), num(1)) {
        return StmtKind::Incr(to.clone());
    }
    if *v == sub(old, num(1)) {
        return StmtKind::Decr(to.clone());
    }
    kind.clone()
}

/// The lines of the text as they come.
struct Lines<'a> {
    sources: &'a SourceMap,
    comments: Comments,
    lines: Vec<(String, Origin)>,
    /// The C line told last, so that it is not told again and again.
    told: Option<u32>,
}

impl Lines<'_> {
    fn piece(&mut self, program: &ast::Program, limits: &HashSet<Name>, piece: &Piece) {
        if let Some(span) = piece.span {
            let comments = self.comments.before(span);
            self.comment(comments, 0);
            self.comments.enter(span);
        }
        self.told = None;
        for (i, line) in print::unit(program, &piece.unit).into_iter().enumerate() {
            let mut spans = line.stmts.iter().map(|s| s.span).filter(|s| s.hi > 0);
            let first = if i == 0 { piece.span } else { None };
            let span = spans.next_back().or(first);
            let note = line.stmts.iter().rev().find_map(|s| s.note.clone());
            let is_limit = note.as_ref().is_some_and(|n| limits.contains(n));
            let origin = Origin { span, note: note.map(|n| n.to_string()), is_limit };
            let mut text = line.text;
            if !line.stmts.is_empty() {
                text = self.statement(text, span);
            }
            if let (0, Some(beside)) = (i, &piece.beside) {
                text = format!("{text}  /* {beside} */");
            }
            self.lines.push((text, origin));
        }
        if piece.last {
            self.lines.push((String::new(), Origin::default()));
        }
    }

    /// Comments go before a line with statements; the number of the C line, where it
    /// is news, behind it.
    fn statement(&mut self, text: String, span: Option<Span>) -> String {
        let Some(span) = span else { return text };
        let comments = self.comments.until(span, self.sources);
        let indent = text.len() - text.trim_start().len();
        self.comment(comments, indent);
        let line = self.sources.position(span).line;
        let ends = ["}", "fi;", "od;"].iter().any(|e| text.trim_start().starts_with(e));
        if self.told == Some(line) || ends {
            return text;
        }
        self.told = Some(line);
        format!("{text:<56}  /* {line} */")
    }

    fn comment(&mut self, comments: Vec<String>, indent: usize) {
        for line in comments.iter().flat_map(|c| c.lines()) {
            let line = format!("{}{}", " ".repeat(indent), line.trim());
            self.lines.push((line, Origin::default()));
        }
    }
}
