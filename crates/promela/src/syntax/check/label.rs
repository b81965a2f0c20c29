//! Labels and jumps to them.
//!
//! A label's name is a symbol of the block in which it first appears, be that
//! a `goto` or the label itself. A label may be declared once under each such
//! symbol, and once more in each inline; a `goto` finds labels of its whole
//! process.

use super::Checker;
use super::symbol::Symbol;
use crate::syntax::ast::*;
use crate::syntax::parser::hints::nearly;
use heddle_span::{Diagnostic, Span};
use std::collections::{HashMap, HashSet};

#[derive(Default)]
pub struct Labels {
    /// Per process, the labels met so far.
    known: HashMap<ProcId, HashSet<Name>>,
    proc: Option<ProcId>,
    symbols: u32,
    declared: HashMap<(u32, Option<InlineId>), Span>,
    /// Where the labels of this process stand.
    places: HashMap<Name, Vec<Place>>,
    jumps: Vec<(Label, Option<u32>)>,
    /// Every label that the process declares anywhere.
    all: HashSet<Name>,
}

/// Where a label stands.
struct Place {
    d_step: Option<u32>,
    /// If a `goto` stands there, where that goes to.
    jump: Option<Name>,
}

impl Labels {
    pub fn open(&mut self, id: ProcId, body: &Seq) {
        self.proc = Some(id);
        self.declared.clear();
        self.places.clear();
        self.jumps.clear();
        self.all.clear();
        collect(body, &mut self.all);
    }

    /// For a model that was checked before: all labels of a process.
    pub fn know(&mut self, id: ProcId, body: &Seq) {
        let mut all = HashSet::new();
        collect(body, &mut all);
        self.known.insert(id, all);
    }

    pub fn is_known(&self, id: ProcId, name: &Name) -> bool {
        self.known.get(&id).is_some_and(|set| set.contains(name))
    }

    pub fn exists(&self, name: &Name) -> bool {
        self.all.contains(name)
    }

    /// When the whole process has been seen: jumps across the border of a
    /// `d_step`, and jumps that only lead to each other.
    pub fn finish(&mut self, diagnostics: &mut Vec<Diagnostic>) {
        for (label, from) in &self.jumps {
            let Some(places) = self.places.get(&label.name) else { continue };
            if !places.iter().any(|p| p.d_step == *from) {
                let what = format!("`goto {}` jumps across the border of a `d_step`", label.name);
                diagnostics.push(Diagnostic::error(label.span, what));
            }
        }
        let next = |name: &Name| match self.places.get(name).map(Vec::as_slice) {
            Some([Place { jump: Some(to), .. }]) => Some(to.clone()),
            _ => None,
        };
        for (label, _) in &self.jumps {
            let mut at = label.name.clone();
            let mut seen = HashSet::new();
            while let Some(to) = next(&at) {
                if !seen.insert(at) {
                    let what = format!("`goto {}` leads only to other jumps, for ever", label.name);
                    diagnostics.push(Diagnostic::error(label.span, what));
                    break;
                }
                at = to;
            }
        }
        self.proc = None;
    }
}

/// The names of all labels in a sequence.
fn collect(seq: &Seq, out: &mut HashSet<Name>) {
    for s in &seq.stmts {
        collect_stmt(s, out);
    }
}

fn collect_stmt(s: &Stmt, out: &mut HashSet<Name>) {
    out.extend(s.labels.iter().map(|l| l.name.clone()));
    match &s.kind {
        StmtKind::If(options) | StmtKind::Do(options) => {
            options.iter().for_each(|o| collect(o, out))
        }
        StmtKind::ForRange { body, .. } | StmtKind::ForIn { body, .. } => collect(body, out),
        StmtKind::Atomic(body) | StmtKind::DStep(body) | StmtKind::Block { body, .. } => {
            collect(body, out);
        }
        StmtKind::Unless { main, escape } => {
            collect_stmt(main, out);
            collect_stmt(escape, out);
        }
        _ => {}
    }
}

impl Checker<'_> {
    /// The symbol of a label's name here; an error if it is a variable's.
    fn label_symbol(&mut self, label: &Label) -> Option<u32> {
        if super::decl::is_predefined(&label.name) {
            self.error(label.span, format!("`{}` is predefined and cannot be a label", label.name));
            return None;
        }
        match self.symbols.find(&label.name) {
            Some(Symbol::Label(n)) => Some(n),
            Some(Symbol::Var(id)) => {
                let place = self.program.vars[id.index()].span;
                let what = format!("`{}` is a variable and cannot be a label", label.name);
                self.report(Diagnostic::error(label.span, what).label(place, "declared here"));
                None
            }
            None => {
                self.labels.symbols += 1;
                let n = self.labels.symbols;
                self.symbols.add_local(&label.name, Symbol::Label(n));
                Some(n)
            }
        }
    }

    pub(super) fn declare_labels(&mut self, s: &Stmt) {
        let special =
            |l: &Label| ["accept", "end", "progress"].iter().any(|p| l.name.starts_with(p));
        let stays = s.labels.iter().any(special);
        for label in &s.labels {
            let Some(symbol) = self.label_symbol(label) else { continue };
            let inline = s.call.map(|id| self.program.calls[id.index()].inline);
            if let Some(old) = self.labels.declared.insert((symbol, inline), label.span) {
                let what = format!("label `{}` is declared twice", label.name);
                self.report(Diagnostic::error(label.span, what).label(old, "first declared here"));
            }
            let jump = match &s.kind {
                StmtKind::Goto(to) if !stays => Some(to.name.clone()),
                _ => None,
            };
            // To jump to a `d_step` is to jump into it; to jump to a block that begins
            // with one is not.
            let d_step = match self.d_step {
                None if matches!(s.kind, StmtKind::DStep(_)) => Some(self.n_d_steps + 1),
                d_step => d_step,
            };
            let place = Place { d_step, jump };
            self.labels.places.entry(label.name.clone()).or_default().push(place);
            if let Some(id) = self.labels.proc {
                self.labels.known.entry(id).or_default().insert(label.name.clone());
            }
        }
    }

    pub(super) fn goto(&mut self, label: &Label) {
        self.label_symbol(label);
        if !self.labels.exists(&label.name) {
            let what = format!("there is no label `{}` here", label.name);
            let mut d = Diagnostic::error(label.span, what);
            let mut near: Vec<&Name> = self.labels.all.iter().collect();
            near.retain(|l| l.len() > 1 && nearly(l, &label.name));
            if let Some(near) = near.into_iter().min() {
                d = d.help(format!("is `{near}` meant?"));
            }
            return self.report(d);
        }
        self.labels.jumps.push((label.clone(), self.d_step));
    }
}
