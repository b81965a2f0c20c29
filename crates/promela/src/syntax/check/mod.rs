//! Is the model one that SPIN would take, and what do its names mean?
//!
//! The tree is walked in the order of the text, because that is when SPIN looks
//! names up: a variable must be declared before it is used, and a name must not
//! be declared where it already means something, in whatever block around. What
//! SPIN refuses, at whatever stage, is an error here; what it merely prints is
//! a warning.
//!
//! Fills in the [`Target`]s, fields and proctypes of the tree.

mod channel;
mod decl;
mod expr;
mod label;
mod message;
mod size;
mod stmt;
mod symbol;

use super::ast::*;
use super::pp::Macros;
use heddle_span::{Diagnostic, Span};
use label::Labels;
use std::collections::{HashMap, HashSet};
use symbol::Symbols;

/// Checks a whole model and resolves its names. `start` is where the model's
/// text begins.
pub fn check(program: &mut Program, macros: &Macros, start: Span) -> Vec<Diagnostic> {
    let large = size::too_large(program);
    if large.iter().any(Diagnostic::is_fatal) {
        return large;
    }
    let mut c = Checker::new(std::mem::take(program), macros);
    c.run(start);
    *program = c.program;
    c.diagnostics
}

/// Checks the formulas from the given one on, in a model that was checked.
pub fn check_ltl(program: &mut Program, first: usize, macros: &Macros) -> Vec<Diagnostic> {
    let mut c = Checker::new(std::mem::take(program), macros);
    for (i, v) in c.program.vars.iter().enumerate() {
        if v.owner.is_none() {
            c.symbols.add_global(&v.name, VarId(i as u32));
        }
    }
    for (i, p) in c.program.procs.iter().enumerate() {
        c.labels.know(ProcId(i as u32), &p.body);
    }
    for i in first..c.program.ltl.len() {
        c.ltl(i);
    }
    *program = c.program;
    c.diagnostics
}

struct Checker<'a> {
    program: Program,
    macros: &'a Macros,
    diagnostics: Vec<Diagnostic>,
    symbols: Symbols,
    labels: Labels,
    /// The process being walked.
    proc: Option<ProcId>,
    /// Names already reported as undeclared, by process.
    undeclared: HashSet<(Option<ProcId>, Name)>,
    /// Which set's constants a variable was given first; it must stay with it.
    mtype_of: HashMap<VarId, MtypeId>,
    /// Who claimed a channel with `xr` and `xs`.
    claims: HashMap<(VarId, Exclusive), ProcId>,
    has_claims: bool,
    /// The most fields that any channel's messages have.
    max_fields: usize,
    has_rendezvous: bool,
    enabled_at: Option<Span>,
    warned_enabled: bool,
    /// Inside the arguments of an inline call.
    in_call: bool,
    loops: u32,
    d_step: Option<u32>,
    n_d_steps: u32,
}

impl<'a> Checker<'a> {
    fn new(program: Program, macros: &'a Macros) -> Self {
        let mut c = Checker {
            program,
            macros,
            diagnostics: Vec::new(),
            symbols: Symbols::default(),
            labels: Labels::default(),
            proc: None,
            undeclared: HashSet::new(),
            mtype_of: HashMap::new(),
            claims: HashMap::new(),
            has_claims: false,
            max_fields: 0,
            has_rendezvous: false,
            enabled_at: None,
            warned_enabled: false,
            in_call: false,
            loops: 0,
            d_step: None,
            n_d_steps: 0,
        };
        c.measure_channels();
        c
    }

    fn run(&mut self, start: Span) {
        for unit in self.program.units.clone() {
            match unit {
                Unit::Proc(id) => self.process(id),
                Unit::Vars(ids) => self.declare(&ids),
                Unit::Typedef(id) => self.typedef(id),
                _ => {}
            }
        }
        for i in 0..self.program.ltl.len() {
            self.ltl(i);
        }
        self.whole_model(start);
    }

    /// What can only be said when everything has been seen.
    fn whole_model(&mut self, start: Span) {
        let runnable = |p: &Proc| p.active.is_some_and(|n| n > 0);
        if !self.program.procs.iter().any(runnable) {
            let span = self.program.procs.first().map_or(start, |p| p.span);
            let help = "declare an `init`, or write `active` before a proctype";
            self.report(Diagnostic::error(span, "there is no process to run").help(help));
        }
        if let (Some(span), true) = (self.enabled_at, self.has_rendezvous) {
            self.error(span, "`enabled` cannot be used in a model with rendezvous channels");
        }
        self.claim_names();
    }

    fn claim_names(&mut self) {
        let mut seen: HashMap<Name, Span> = HashMap::new();
        let never = self.program.procs.iter().filter(|p| p.kind == ProcKind::Never);
        let claims = never.map(|p| (&p.name, p.span));
        let ltl = self.program.ltl.iter().map(|l| (&l.name, l.span));
        let mut twice = Vec::new();
        for (name, span) in claims.chain(ltl) {
            if let Some(old) = seen.insert(name.clone(), span) {
                let d = Diagnostic::error(span, format!("claim `{name}` is declared twice"));
                twice.push(d.label(old, "first declared here"));
            }
        }
        self.diagnostics.extend(twice);
        let is_trace = |p: &&Proc| matches!(p.kind, ProcKind::Trace | ProcKind::Notrace);
        let second = self.program.procs.iter().filter(is_trace).nth(1).map(|p| p.span);
        if let Some(span) = second {
            self.error(span, "there can be only one `trace` or `notrace`");
        }
    }

    fn ltl(&mut self, i: usize) {
        let mut atoms = std::mem::take(&mut self.program.ltl[i].atoms);
        for a in &mut atoms {
            self.expr(a);
        }
        self.program.ltl[i].atoms = atoms;
    }

    fn process(&mut self, id: ProcId) {
        let p = &mut self.program.procs[id.index()];
        let (name, span, kind) = (p.name.clone(), p.span, p.kind);
        let params = p.params.clone();
        let mut provided = p.provided.take();
        let mut body = std::mem::take(&mut p.body);
        if matches!(kind, ProcKind::Proctype | ProcKind::DProctype)
            && let Some(old) = self.symbols.global(&name)
        {
            let place = self.program.vars[old.index()].span;
            let what = format!("`{name}` is already the name of a variable");
            self.report(Diagnostic::error(span, what).label(place, "declared here"));
        }
        self.proc = Some(id);
        self.declare(&params);
        self.check_parameters(&params);
        if let Some(e) = &mut provided {
            self.provided(e);
        }
        self.labels.open(id, &body);
        self.sequence(&mut body, stmt::Place::Body);
        self.labels.finish(&mut self.diagnostics);
        self.symbols.close_process();
        self.proc = None;
        (self.loops, self.d_step) = (0, None);
        let p = &mut self.program.procs[id.index()];
        (p.provided, p.body) = (provided, body);
    }

    fn kind(&self) -> Option<ProcKind> {
        self.proc.map(|id| self.program.procs[id.index()].kind)
    }

    fn report(&mut self, d: Diagnostic) {
        self.diagnostics.push(d);
    }

    fn error(&mut self, span: Span, message: impl Into<String>) {
        self.report(Diagnostic::error(span, message));
    }

    fn warning(&mut self, span: Span, message: impl Into<String>) {
        self.report(Diagnostic::warning(span, message));
    }
}
