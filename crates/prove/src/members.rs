//! Runs of the abstraction of a counted family, where nobody has a number: told by kind.
//! Those of an instance, `unfolded` tells.

use crate::counters::{Counters, Folded};
use crate::family::Failure;
use heddle_model::{Model, Trail};

/// A run of the abstraction in full.
///
/// # Panics
/// If the trail is not a run of the family: a bug of ours.
pub fn tell(model: &Counters<'_>, trail: &Trail) -> Failure {
    let f = model.family;
    let initial = f.initial(model.count);
    let mut state = initial[trail.initial as usize].clone();
    let mut steps = Vec::new();
    for step in &trail.steps {
        let mut edge = 0;
        let mut after = None;
        f.moves(&state, model.count, &mut |taken| {
            if edge == step.edge {
                let told = (step.actor, vec![model.event(&state, &taken)]);
                after = Some((told, taken.after.clone()));
            }
            edge += 1;
        });
        let (told, next) = after.expect("a trail has steps that exist");
        steps.push(told);
        state = next;
    }
    let violation = model.violation(trail.fault);
    Failure {
        steps,
        violation,
        state: show(model, &state),
        is_abstract: true,
        trail: None,
        cycle_start: None,
    }
}

/// The values in a state, by name.
fn show(model: &Counters<'_>, state: &Folded) -> Vec<(String, String)> {
    let f = model.family;
    let shared = f.shared.iter().zip(&state.shared).map(|(s, &v)| {
        let variable = f.pool.variable(s.slot);
        (variable.name.clone(), variable.domain.show(v))
    });
    let counted = state.population.iter().map(|&(kind, locals, n)| {
        let name = format!("{} with {}", f.kinds[kind as usize].name, f.show_locals(kind, locals));
        (name, model.number(n))
    });
    shared.chain(counted).collect()
}
