//! From the checked syntax tree to the [`Ir`].
//!
//! `vars` gives every scalar a slot, `exprs` resolves names to slots, `flow`
//! builds SPIN's graph of control elements for each process, `table` turns
//! that graph into transitions. `pid` is for programs that write their own number.

mod body;
mod exprs;
mod flow;
mod pid;
mod reach_of_c;
mod table;
mod vars;

use crate::ir::*;
use crate::syntax::ast;
use heddle_span::{Diagnostic, SourceMap, Span};

/// The result of lowering: the program, and the propositions asked for.
pub struct Lowered {
    pub ir: Ir,
    pub propositions: Vec<Expr>,
    pub diagnostics: Vec<Diagnostic>,
}

/// Lowers a program that the checker has accepted.
pub fn lower(program: &ast::Program, sources: &SourceMap, propositions: &[ast::Expr]) -> Lowered {
    let mut ctx = Ctx::new(program, sources);
    ctx.declare();
    let bodies: Vec<_> = (0..program.procs.len()).map(|p| ctx.read_proc(p as u16)).collect();
    let mut propositions: Vec<Expr> = propositions.iter().map(|e| ctx.expr(e)).collect();
    for body in bodies {
        ctx.finish_proc(body);
    }
    ctx.resolve_labels();
    ctx.ir.code = ctx.reach_of_c();
    pid::make_variable(&mut ctx.ir, &ctx.own_pid);
    for p in &mut propositions {
        ctx.patch_labels(p);
    }
    Lowered { ir: ctx.ir, propositions, diagnostics: ctx.diagnostics }
}

/// Where a variable lives.
#[derive(Clone, Copy, Debug)]
struct Home {
    scope: Scope,
    base: u32,
}

struct Ctx<'a> {
    program: &'a ast::Program,
    sources: &'a SourceMap,
    ir: Ir,
    diagnostics: Vec<Diagnostic>,
    /// By variable.
    homes: Vec<Option<Home>>,
    /// Remote label references by name, as (process type, label).
    label_refs: Vec<(u16, ast::Label)>,
    /// By process type: the variable that `_pid` is, where something is received into it.
    own_pid: Vec<Option<Place>>,
}

impl<'a> Ctx<'a> {
    fn new(program: &'a ast::Program, sources: &'a SourceMap) -> Self {
        let ir = Ir {
            globals: Vec::new(),
            global_starts: Vec::new(),
            global_chans: Vec::new(),
            chan_types: Vec::new(),
            ptypes: Vec::new(),
            stmts: Vec::new(),
            actives: Vec::new(),
            mtypes: program.mtypes.iter().map(mtype_names).collect(),
            uses: Uses::default(),
            private: Vec::new(),
            chan_names: Vec::new(),
            code: Vec::new(),
        };
        Ctx {
            program,
            sources,
            ir,
            diagnostics: Vec::new(),
            homes: vec![None; program.vars.len()],
            label_refs: Vec::new(),
            own_pid: vec![None; program.procs.len()],
        }
    }

    fn unsupported(&mut self, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::unsupported(span, message));
    }

    /// The user's text of a span, on one line.
    fn text(&self, span: Span) -> String {
        let words: Vec<&str> = self.sources.snippet(span).split_whitespace().collect();
        words.join(" ")
    }

    fn add_stmt(
        &mut self,
        ptype: u16,
        action: Action,
        span: Option<Span>,
        text: String,
        listed: bool,
    ) -> u32 {
        self.ir.stmts.push(Stmt { action, span, text, ptype, listed });
        self.ir.stmts.len() as u32 - 1
    }
}

fn mtype_names(set: &ast::Mtype) -> Vec<(String, i32)> {
    set.constants.iter().map(|c| (c.name.to_string(), c.value)).collect()
}
