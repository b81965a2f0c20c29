//! A Promela program as a [`Model`].

use crate::compiled::{Compiled, Detail, Expander, Limits, Memory, fault_of};
use crate::embed::{self, CCompiler, Embed};
use crate::interp::Interp;
use crate::ir::*;
use crate::layout::{Extras, Layout};
use crate::lower::lower;
use crate::native::{Jit, Slot};
use crate::reduction::Tables;
use crate::syntax::ast;
use crate::worker::PromelaWorker;
use crate::{accepting_sccs, code, merge};
use heddle_ltl::Formula;
use heddle_model::{
    Blocked, Event, Facts, Fault, FaultKind, Field, Gap, Model, Property, Site, Step, Violation,
};
use heddle_span::{Diagnostic, SourceMap};
use std::path::PathBuf;

/// How a program is to be read.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Count as SPIN does with `-o1 -o2 -o3`: every statement is a step, no
    /// variable is reset or left out of the state.
    pub exact_steps: bool,
    /// Forget nothing: no variable is reset or left out of the state. The steps and
    /// their numbers stay the same, so that a run of the model without this is a run of
    /// the one with it, in which every variable has the value that it has in SPIN.
    pub all_values: bool,
    pub claim: Claim,
    /// The atoms of a formula; `Worker::holds` answers them by index. If they
    /// are those of an [`ast::Ltl`] with `X`, no steps are merged.
    pub propositions: Vec<ast::Expr>,
    /// A send to a full channel loses the message instead of waiting.
    pub lossy: bool,
    /// Channels must be empty in a valid end state.
    pub empty_at_end: bool,
    /// Promises of exclusive use (`xr`, `xs`) are checked, as SPIN does where it
    /// reduces.
    pub promises: bool,
    /// The search looks at `accept` and `progress` labels, so a reduction must
    /// not hide when processes pass them.
    pub visible_labels: bool,
    /// How successors are compiled to machine code, if they are.
    pub jit: Option<Jit>,
}

/// Which never claim runs beside the system.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Claim {
    /// None, even if the program has one.
    None,
    /// The first one, if there is any.
    #[default]
    First,
    Named(String),
}

pub struct PromelaModel {
    c: Compiled,
    initial: Vec<u8>,
}

/// Makes a model of a program that the checker accepted. Without a model there
/// is at least one fatal diagnostic.
pub fn model(
    program: &ast::Program,
    sources: &SourceMap,
    options: &Options,
) -> (Option<PromelaModel>, Vec<Diagnostic>) {
    model_with_c(program, sources, options, &mut NoCompiler)
}

/// For those who cannot compile C.
struct NoCompiler;

impl CCompiler for NoCompiler {
    fn compile(&mut self, _: &str) -> Result<PathBuf, String> {
        Err("embedded C needs a C compiler, and there is none".to_string())
    }
}

/// Makes a model of a program that may have embedded C in it.
pub fn model_with_c(
    program: &ast::Program,
    sources: &SourceMap,
    options: &Options,
    compiler: &mut dyn CCompiler,
) -> (Option<PromelaModel>, Vec<Diagnostic>) {
    let lowered = lower(program, sources, &options.propositions);
    let mut diagnostics = lowered.diagnostics;
    let mut ir = lowered.ir;
    let claim = find_claim(&ir, &options.claim);
    if let Claim::Named(name) = &options.claim
        && claim.is_none()
    {
        let span = program.procs.first().map(|p| p.span).unwrap_or_default();
        diagnostics.push(Diagnostic::error(span, format!("no never claim is called `{name}`")));
    }
    refuse(program, &ir, &mut diagnostics);
    if diagnostics.iter().any(Diagnostic::is_fatal) {
        return (None, diagnostics);
    }
    let counts_steps = claim.is_some() || asks_next(program, &options.propositions);
    merge::prepare(&mut ir, &lowered.propositions, counts_steps, options.exact_steps);
    if options.all_values {
        remember_all(&mut ir);
    }
    accepting_sccs::mark(&mut ir);
    let lock = merge::long_atomics(&ir);
    let is_trace = |p: &Ptype| matches!(p.kind, Kind::Trace | Kind::Notrace);
    let event = ir.ptypes.iter().position(is_trace).map(|i| i as u16);
    let embed = match load_c(program, &ir, compiler) {
        Ok(embed) => embed,
        Err(more) => {
            diagnostics.extend(more);
            return (None, diagnostics);
        }
    };
    let sizes = |e: &Embed| e.locals.iter().map(|l| l.len() as u32).collect();
    let extras = Extras {
        claim: claim.is_some(),
        event: event.is_some(),
        lock,
        data: embed.as_ref().map_or(0, |e| e.global.len() as u32),
        beside: embed.as_ref().map_or(0, |e| e.unmatched.len() as u32),
        local_data: embed.as_ref().map_or(Vec::new(), sizes),
    };
    let layout = Layout::new(&ir, extras);
    let code = code::compile(&ir, &layout, &lowered.propositions);
    let (lossy, empty_at_end) = (options.lossy, options.empty_at_end);
    let reduction =
        Tables::new(&ir, &lowered.propositions, claim.is_some(), options.visible_labels);
    let promises = options.promises && ir.ptypes.iter().any(|p| !p.promises.is_empty());
    let c = Compiled {
        ir,
        layout,
        code,
        claim,
        event,
        lossy,
        empty_at_end,
        promises,
        reduction,
        embed,
        cut: Limits::default(),
        native: Slot::new(options.jit.clone(), lowered.propositions),
    };
    match first_state(&c) {
        Some(initial) => (Some(PromelaModel { c, initial }), diagnostics),
        None => {
            let span = program.procs.first().map(|p| p.span).unwrap_or_default();
            let message = "the initial values cannot be computed: more than 255 processes or channels, or a division by zero";
            diagnostics.push(Diagnostic::error(span, message));
            (None, diagnostics)
        }
    }
}

/// The program as it would be searched for faults, without a model: nothing is compiled,
/// loaded or executed.
pub fn outline(program: &ast::Program, sources: &SourceMap) -> Result<Ir, Vec<Diagnostic>> {
    let lowered = lower(program, sources, &[]);
    let (mut ir, mut diagnostics) = (lowered.ir, lowered.diagnostics);
    refuse(program, &ir, &mut diagnostics);
    if diagnostics.iter().any(Diagnostic::is_fatal) {
        return Err(diagnostics);
    }
    merge::prepare(&mut ir, &[], false, false);
    Ok(ir)
}

/// Takes back what only a search may forget.
fn remember_all(ir: &mut Ir) {
    ir.globals.iter_mut().for_each(|s| s.stored = true);
    for p in &mut ir.ptypes {
        p.dead_at_start.clear();
        p.states.iter_mut().flat_map(|s| &mut s.trans).for_each(|t| t.resets.clear());
    }
}

/// Whether the propositions are those of a formula with `X`, which can tell
/// merged steps from single ones.
fn asks_next(program: &ast::Program, propositions: &[ast::Expr]) -> bool {
    program.ltl.iter().any(|l| l.atoms == propositions && has_next(&l.formula))
}

fn has_next(f: &Formula) -> bool {
    match f {
        Formula::True | Formula::False | Formula::Atom(_) => false,
        Formula::Next(_) => true,
        Formula::Not(a) | Formula::Always(a) | Formula::Eventually(a) => has_next(a),
        Formula::And(a, b)
        | Formula::Or(a, b)
        | Formula::Implies(a, b)
        | Formula::Iff(a, b)
        | Formula::Until(a, b)
        | Formula::WeakUntil(a, b)
        | Formula::Release(a, b) => has_next(a) || has_next(b),
    }
}

/// The program's C, compiled and loaded.
fn load_c(
    program: &ast::Program,
    ir: &Ir,
    compiler: &mut dyn CCompiler,
) -> Result<Option<Embed>, Vec<Diagnostic>> {
    let Some(first) = program.code.first() else { return Ok(None) };
    let plan = embed::plan(program, ir);
    if plan.diagnostics.iter().any(Diagnostic::is_fatal) {
        return Err(plan.diagnostics);
    }
    let refused = |message: String| vec![Diagnostic::unsupported(first.span, message)];
    let path = compiler.compile(&plan.text).map_err(refused)?;
    let guarded = program.code.iter().map(|c| c.precondition.is_some()).collect();
    Embed::load(&path, ir.ptypes.len(), guarded).map(Some).map_err(refused)
}

fn find_claim(ir: &Ir, claim: &Claim) -> Option<u16> {
    let is = |p: &Ptype| match claim {
        Claim::None => false,
        Claim::First => p.kind == Kind::Never,
        Claim::Named(name) => p.kind == Kind::Never && p.name == *name,
    };
    ir.ptypes.iter().position(is).map(|i| i as u16)
}

/// What this crate does not do, by name and position.
fn refuse(program: &ast::Program, ir: &Ir, out: &mut Vec<Diagnostic>) {
    if ir.actives.is_empty() {
        let span = program.procs.first().map(|p| p.span).unwrap_or_default();
        out.push(Diagnostic::error(
            span,
            "no process runs: there is no `init` and no `active proctype`",
        ));
    }
    if ir.ptypes.len() > 255 {
        out.push(Diagnostic::unsupported(program.procs[255].span, "more than 255 proctypes"));
    }
    let n_places: usize = ir.ptypes.iter().map(|p| p.states.len()).sum();
    if n_places > crate::layout::MAX_PLACES {
        let text = format!("more than {} control states", crate::layout::MAX_PLACES);
        out.push(Diagnostic::unsupported(program.procs[0].span, text));
    }
}

fn first_state(c: &Compiled) -> Option<Vec<u8>> {
    let mut x = Expander::new(c);
    let mut m = Memory { bytes: vec![0; c.layout.procs as usize], ..Memory::default() };
    m.chans.extend_from_slice(&c.layout.global_chans);
    if let Some(embed) = &c.embed {
        let (at, n) = c.layout.data;
        m.bytes[at as usize..(at + n) as usize].copy_from_slice(&embed.global);
        m.set_beside(&c.layout, &embed.unmatched.of(&[]));
    }
    x.eval.begin(c, &mut m, usize::MAX, &c.code.global_starts, 0);
    for a in &c.ir.actives {
        x.eval.start(c, &mut m, a.ptype as usize, a.priority, &[])?;
    }
    if let (Some(claim), Some(at)) = (c.claim, c.layout.claim) {
        m.set_u16(at as usize, c.ir.ptypes[claim as usize].start);
    }
    if let (Some(event), Some(at)) = (c.event, c.layout.event) {
        m.set_u16(at as usize, c.ir.ptypes[event as usize].start);
    }
    if x.eval.trouble.is_some_and(|t| !t.goes_on) {
        return None;
    }
    Some(m.bytes.split_off(c.layout.hidden as usize))
}

impl PromelaModel {
    pub fn ir(&self) -> &Ir {
        &self.c.ir
    }

    /// The plain interpreter of this model.
    pub fn interpreter(&self) -> Interp<'_> {
        Interp::new(&self.c)
    }
}

impl Model for PromelaModel {
    type Worker<'m> = PromelaWorker<'m>;

    fn worker(&self) -> PromelaWorker<'_> {
        let mut x = Expander::new(&self.c);
        // Jumps are not listed as unreached, nor is a claim that does not run, nor a trace.
        let idle = |s: &Stmt| match self.c.ir.ptypes[s.ptype as usize].kind {
            Kind::Never => self.c.claim != Some(s.ptype),
            kind => matches!(kind, Kind::Trace | Kind::Notrace),
        };
        for (i, s) in self.c.ir.stmts.iter().enumerate() {
            if !s.listed || idle(s) {
                x.eval.reached[i / 64] |= 1 << (i % 64);
            }
        }
        PromelaWorker { x }
    }

    fn facts(&self) -> Facts {
        let claim = self.c.claim.map(|c| c as usize);
        let runs = |i: usize, p: &Ptype| p.kind != Kind::Never || claim == Some(i);
        let any = |f: fn(&State) -> bool| {
            self.c.ir.ptypes.iter().enumerate().any(|(i, p)| runs(i, p) && p.states.iter().any(f))
        };
        Facts {
            max_actors: Some(255),
            has_accept: any(|s| s.accept),
            has_progress: any(|s| s.progress),
            reduction: self.c.reduction.as_ref().err().cloned(),
            state_bytes: self.initial.len(),
            ..Facts::default()
        }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        out(&self.initial);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let interp = self.interpreter();
        let edge = interp.edge(&interp.decode(state), step)?;
        let goes_on = edge.trouble.is_none_or(|(t, _)| t.goes_on);
        let next = goes_on.then(|| interp.encode(&edge.world));
        if let (Some(embed), Some(next)) = (&self.c.embed, &next)
            && !edge.world.beside.is_empty()
        {
            embed.unmatched.told(next, &edge.world.beside);
        }
        Some((edge.events, next))
    }

    fn violation(&self, fault: Fault) -> Violation {
        let stmt = self.c.ir.stmts.get((fault.site & 0xff_ffff) as usize);
        let detail = Detail::ALL[(fault.site >> 24) as usize];
        match (fault.kind, stmt) {
            (kind @ FaultKind::AcceptanceCycle, _) => {
                let text = match self.c.claim {
                    Some(_) => "the never claim accepts a run that repeats for ever",
                    None => "a cycle through an accept label",
                };
                Violation::new(kind, text, None)
            }
            (FaultKind::Deadlock, _) | (_, None) => Violation::new(
                fault.kind,
                "invalid end state: no process can move, and not all may stop here",
                None,
            ),
            (kind, Some(s)) => Violation::new(kind, message(kind, detail, &s.text), s.span),
        }
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        let interp = self.interpreter();
        interp.fields(&interp.decode(state))
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        let interp = self.interpreter();
        interp.blocked(&interp.decode(state))
    }

    fn properties(&self) -> Vec<Property> {
        let mut out = Vec::new();
        for s in &self.c.ir.stmts {
            if let Action::Assert(_) = s.action {
                let name = s.text.clone();
                out.push(Property { kind: FaultKind::Assertion, name, span: s.span });
            }
        }
        match self.c.claim.map(|c| &self.c.ir.ptypes[c as usize]) {
            Some(p) => {
                let name = format!("never claim {}", p.name);
                out.push(Property { kind: FaultKind::ClaimViolated, name, span: Some(p.span) });
            }
            None => {
                let name = "no invalid end states".to_string();
                out.push(Property { kind: FaultKind::Deadlock, name, span: None });
            }
        }
        out
    }

    fn bound_to_process(&self) -> Option<String> {
        let embed = self.c.embed.as_ref()?;
        let text = "C data that is not matched is kept beside the states";
        (embed.unmatched.len() > 0).then(|| text.to_string())
    }

    fn gaps(&self) -> Vec<Gap> {
        self.c.cut.gaps()
    }

    /// Statements, then for each of them the warning that a value did not fit.
    fn sites(&self) -> Vec<Site> {
        let owner = |s: &Stmt| self.c.ir.ptypes[s.ptype as usize].name.clone();
        let stmts = self.c.ir.stmts.iter();
        let places = stmts.clone().map(|s| Site::Statement {
            owner: owner(s),
            span: s.span,
            text: s.text.clone(),
        });
        let warnings = stmts.map(|s| Site::Warning {
            span: s.span,
            text: format!("a value did not fit and was cut: {}", s.text),
        });
        places.chain(warnings).collect()
    }
}

fn message(kind: FaultKind, detail: Detail, text: &str) -> String {
    match (kind, detail) {
        (_, Detail::NoChannel) if kind == FaultKind::TooMany => {
            format!("more than 255 channels: {text}")
        }
        (_, Detail::NoChannel) => {
            format!("no channel was assigned to the variable used here: {text}")
        }
        (_, Detail::SelfEnabled) => format!("enabled() asks about its own process: {text}"),
        (_, Detail::PollRendezvous) => format!("a rendezvous channel cannot be polled: {text}"),
        (_, Detail::RendezvousInDStep) => format!("rendezvous inside d_step: {text}"),
        (_, Detail::EndlessDStep) => "this d_step does not end".to_string(),
        (_, Detail::LongDStep) => "this d_step is not followed to its end".to_string(),
        (_, Detail::FieldCount) => format!("wrong number of message fields: {text}"),
        (_, Detail::Priority) => format!("priority out of range 1..255: {text}"),
        (_, Detail::NoMatch) => format!("the event trace allows no such event here: {text}"),
        (_, Detail::AllMatched) => format!("all events of the notrace happened: {text}"),
        (_, Detail::AmbiguousTrace) => format!("the event trace is not deterministic: {text}"),
        (_, Detail::Precondition) => format!("a precondition of embedded C is false: {text}"),
        (_, Detail::InC) => format!("an assertion in embedded C failed: {text}"),
        (_, Detail::PromisedRendezvous) => {
            format!("xr or xs is promised of a rendezvous channel: {text}")
        }
        (_, Detail::PromisedOrder) => {
            format!("a channel promised by xr gives its first message only: {text}")
        }
        (FaultKind::Exclusive, _) => {
            format!("another process has the channel for itself (xr or xs): {text}")
        }
        (FaultKind::Assertion, _) => format!("assertion violated: {text}"),
        (FaultKind::ClaimViolated, _) => "the never claim reached its end".to_string(),
        (FaultKind::OutOfBounds, _) => format!("array index out of range: {text}"),
        (FaultKind::DivisionByZero, _) => format!("division by zero: {text}"),
        (FaultKind::Blocked, _) => format!("blocks inside d_step: {text}"),
        (FaultKind::TooMany, _) => format!("more than 255 processes: {text}"),
        (FaultKind::Nondeterminism, _) => format!("a D_proctype has more than one step: {text}"),
        _ => text.to_string(),
    }
}

/// How a fault of the interpreter reads as one of the search.
pub fn interpreter_fault(trouble: (crate::compiled::Trouble, u32)) -> Fault {
    fault_of(trouble.0, trouble.1)
}
