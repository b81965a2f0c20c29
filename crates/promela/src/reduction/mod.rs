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
//! * [`footprint`]: what statements touch, in symbols;
//! * [`future`]: what a process may still touch, from each control state;
//! * [`numbers`]: whether anybody asks for the numbers of processes;
//! * [`remote`]: what processes see of each other;
//! * [`resolve`]: symbols looked up for one process, array indices included;
//! * [`instance`]: a process at a place, and whether two of them keep apart;
//! * [`visible`]: what the property can see;
//! * [`sticky`]: states that cut every loop, for searches without marks;
//! * [`crowd`]: how many processes there can ever be;
//! * [`ample`]: the decision in a state.
//!
//! The cycle proviso is the engine's (see `heddle_model::Reduction::ample`). There
//! is no reduction at all for models with priorities, `_last`, `enabled`,
//! `pc_value`, `np_`, a never claim, or embedded C that takes addresses or names other
//! processes (see `lower::reach_of_c`): [`why_not`] says which. A
//! `provided` clause is one more condition of each statement, and the state of an
//! event trace one more global, written by every event that it watches.

pub mod ample;
mod footprint;
mod future;
mod instance;
mod numbers;
mod process_bounds;
mod remote;
mod resolve;
mod sticky;
mod visible;

use crate::ir::{Expr, Ir, Ptype, Scalar, Scope, Start};
use footprint::Accesses;
use future::Futures;
use remote::Remote;
use resolve::{Constant, Program};
use visible::Visible;

/// What the decision needs to know of a model.
#[derive(Debug)]
pub struct Tables {
    program: Program,
    futures: Futures,
    visible: Visible,
    types: Vec<Type>,
    n_chans: usize,
    /// The numbers of processes make a difference to somebody.
    numbers: bool,
    /// There are always enough numbers for processes and channels.
    few: bool,
}

/// How processes of a type begin.
#[derive(Debug)]
struct Type {
    start: usize,
    n_slots: usize,
    params: Vec<Scalar>,
    /// Slots with the channels that it makes.
    chans: Vec<usize>,
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
        let mut program = Program { accesses: Accesses::default(), constant: Constant::of(ir) };
        let remote = Remote::of(ir);
        let mut futures = Futures::of(ir, &program.constant, &remote, &mut program.accesses);
        sticky::mark(ir, &mut futures, &program);
        let visible = Visible::new(ir, propositions, labels, &remote, &mut program);
        let numbers = numbers::matter(ir, propositions);
        let few = process_bounds::is_small(ir, &futures);
        let types = ir.ptypes.iter().map(begin).collect();
        let n_chans = ir.global_chans.len();
        Ok(Tables { program, futures, visible, types, n_chans, numbers, few })
    }
}

fn begin(p: &Ptype) -> Type {
    let made = p.starts.iter().filter_map(|s| match s {
        Start::Chan(place, _) if place.scope == Scope::Local && place.dims.is_empty() => {
            Some(place.base as usize)
        }
        _ => None,
    });
    Type {
        start: p.start as usize,
        n_slots: p.slots.len(),
        params: p.slots.iter().take(p.params as usize).map(|s| s.scalar).collect(),
        chans: made.collect(),
    }
}

/// Whether some piece of embedded C may touch what its text does not name.
fn reaches_anything(ir: &Ir) -> bool {
    ir.uses.code && ir.code.iter().any(|c| c.unknown)
}

/// Why a model is never reduced; `None` if it can be.
pub fn why_not(ir: &Ir, claim: bool) -> Option<String> {
    let u = &ir.uses;
    let reasons = [
        (u.priority, "the model uses priorities"),
        (u.last, "the model uses `_last`"),
        (u.enabled, "the model uses `enabled` or `pc_value`"),
        (u.non_progress, "the model uses `np_`"),
        (reaches_anything(ir), "nobody knows what the model's embedded C reaches"),
        (claim, "a never claim may tell repeated states apart"),
    ];
    reasons.iter().find(|(yes, _)| *yes).map(|(_, why)| why.to_string())
}
