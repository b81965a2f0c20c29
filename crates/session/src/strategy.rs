//! How properties become questions that a search decides, alike for every language.
//!
//! Each function wraps a model as the options ask and lends the question on. A wrapper is a
//! model like any other, so nothing here knows a language.

use crate::{Found, Goal, PropertyOptions, Question};
use heddle_engine::{Claim, CtlClaim, Fair, Judged, Product, Quiet, Switches};
use heddle_model::{Erased, Model};

/// Who takes a question.
pub(crate) type Then<'t> = &'t mut dyn FnMut(Question<'_>);

/// A bound on preemptive switches, as the engine counts them. Whoever asks for more gets
/// this, and a verdict that says so.
fn bound(n: u32) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}

/// Lends the model with its runs bounded.
pub(crate) fn bounded(model: Erased<'_>, switches: u32, then: &mut dyn FnMut(Erased<'_>)) {
    then(Erased::new(&Switches::new(model, bound(switches))));
}

/// A search for faults.
pub(crate) fn faults(model: Erased<'_>, asked: &PropertyOptions, then: Then<'_>) {
    match asked.switches {
        Some(n) => bounded(model, n, &mut |m| then(Question::new(m, Goal::Safety))),
        None => then(Question::new(model, Goal::Safety)),
    }
}

/// The same by searches that are compiled for this very model. Each such model
/// adds half a megabyte of code: it is for steps so short that one indirect call among them
/// would be felt.
pub(crate) fn compiled_faults<M: Model>(model: &M, asked: &PropertyOptions, then: Then<'_>) {
    let erased = Erased::new(model);
    if asked.switches.is_some() {
        return faults(erased, asked, then);
    }
    let search = |o: &_, stop: &_, progress: &_| Found {
        outcome: heddle_engine::safety(model, o, stop, progress),
        witness: None,
    };
    then(Question { search: Some(&search), ..Question::new(erased, Goal::Safety) });
}

/// A search for cycles, among fair ones only if that was asked for.
pub(crate) fn cycles(model: &impl Model, goal: Goal, fair: bool, then: Then<'_>) {
    let model = Erased::new(model);
    if fair {
        then(Question::new(Erased::new(&Fair::new(model)), goal));
    } else {
        then(Question::new(model, goal));
    }
}

/// Decides a formula of LTL on a model whose own faults do not count.
pub(crate) fn decide<M: Model>(model: M, claim: Claim, fair: bool, then: Then<'_>) {
    let product = Product::new(Quiet(model), claim);
    if product.is_safety() && !fair {
        then(Question::new(Erased::new(&product), Goal::Safety));
    } else {
        cycles(&product, Goal::Cycles, fair, then);
    }
}

/// Decides a formula of CTL on the graph of the model.
pub(crate) fn judge<M: Model>(model: M, claim: CtlClaim, then: Then<'_>) {
    let judged = Judged::new(model, claim);
    let search = |o: &_, stop: &_, progress: &_| {
        let (outcome, witness) = judged.check(o, stop, progress);
        Found { outcome, witness }
    };
    let question = Question::new(Erased::new(&judged), Goal::Safety);
    then(Question { search: Some(&search), whole: true, ..question });
}
