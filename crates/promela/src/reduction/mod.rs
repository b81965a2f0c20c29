//! Partial-order reduction for Promela: whose steps alone are enough.
//!
//! SPIN (Holzmann and Peled 1994) calls a statement safe if it touches local
//! data only, or a channel that the model promises to be exclusive (`xr`,
//! `xs`); a process whose next statements are all safe may move alone. Here a
//! process may move alone if its next statements are independent of everything
//! that any *other* process may still do, from where that process stands
//! (persistent sets, Godefroid 1996, with footprints of the future that are
//! computed once for each control state). So a global that nobody else will
//! touch is as good as a local, and a channel is exclusive if the live
//! processes show it to be, promised or not. Unlike SPIN we count an array
//! index as read and the arguments of `run` too: SPIN's reduction overlooks
//! both and can miss errors.
//!
//! * [`footprint`]: what statements touch;
//! * [`future`]: what a process may still touch, from each control state;
//! * [`sticky`]: states that cut every loop, for searches without marks;
//! * [`ample`]: the decision in a state.
//!
//! The cycle proviso is the engine's (see `heddle_model::Worker::ample`). There
//! is no reduction at all for models with priorities, `provided`, `_last`,
//! `enabled`, `pc_value`, `np_`, embedded C, event traces or a never claim:
//! [`why_not`] says which.

pub mod ample;
pub mod footprint;
pub mod future;
mod sticky;

use crate::ir::{Action, Expr, Ir, Kind, Start};
use ample::Visible;
use footprint::Constant;
use future::Futures;

/// What the decision needs to know of a model.
#[derive(Debug)]
pub struct Tables {
    pub futures: Futures,
    pub visible: Visible,
    /// The numbers of processes make a difference to somebody.
    pub numbers: bool,
}

impl Tables {
    /// `labels`: the search looks at `accept` and `progress` labels.
    pub fn new(
        ir: &Ir,
        propositions: &[Expr],
        claim: bool,
        labels: bool,
    ) -> Result<Tables, String> {
        if let Some(why) = why_not(ir, claim) {
            return Err(why);
        }
        let constant = Constant::of(ir);
        let visible = Visible::new(ir, propositions, labels, &constant);
        let numbers = looks_at_numbers(ir, propositions);
        Ok(Tables { futures: Futures::of(ir, &constant), visible, numbers })
    }
}

/// Why a model is never reduced; `None` if it can be.
pub fn why_not(ir: &Ir, claim: bool) -> Option<String> {
    let u = &ir.uses;
    let reasons = [
        (u.priority, "the model uses priorities"),
        (u.provided, "the model uses `provided`"),
        (u.last, "the model uses `_last`"),
        (u.enabled, "the model uses `enabled` or `pc_value`"),
        (u.non_progress, "the model uses `np_`"),
        (u.code, "the model has embedded C"),
        (claim, "a never claim may tell repeated states apart"),
    ];
    if let Some((_, why)) = reasons.iter().find(|(yes, _)| *yes) {
        return Some(why.to_string());
    }
    let events = |k: Kind| matches!(k, Kind::Trace | Kind::Notrace);
    ir.ptypes.iter().any(|p| events(p.kind)).then(|| "the model has an event trace".into())
}

/// Whether anything depends on which number a process has, or on how many there
/// are: `_pid`, `_nr_pr`, remote references, the value of a `run`. If nothing
/// does, it makes no difference in which order processes are started and die:
/// what follows is the same but for their numbers. (Numbers also decide who may
/// die first; but a process that has ended and waits for a younger one does
/// nothing that anybody can see.)
fn looks_at_numbers(ir: &Ir, propositions: &[Expr]) -> bool {
    let mut found = false;
    let mut look = |e: &mut Expr, is_statement: bool| {
        let mut inside = false;
        e.each(&mut |e| {
            found |= match e {
                Expr::Pid | Expr::NrPr | Expr::RemoteLabel { .. } | Expr::RemoteVar { .. } => true,
                Expr::Run(_) => inside || !is_statement,
                _ => false,
            };
            inside = true;
        });
    };
    for s in &ir.stmts {
        let mut action = s.action.clone();
        let is_condition = matches!(action, Action::Cond(_));
        action.each_expr(&mut |e| look(e, is_condition));
    }
    for p in &ir.ptypes {
        p.starts.iter().for_each(|s| {
            if let Start::Set(_, e) = s {
                look(&mut e.clone(), false);
            }
        });
    }
    propositions.iter().for_each(|e| look(&mut e.clone(), false));
    found
}
