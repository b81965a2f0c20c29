//! Runs of a counted family, told with every process by its number.
//!
//! A search folds equal processes, so its trail does not say which of them
//! moves. Here the members are kept apart and the trail is executed again on
//! them: whoever moved last goes on if it can. After every step the members,
//! folded, must be the state that the search saw, or the trail is not a run.

use crate::counters::{Count, Counters, Folded, Locals, Taken};
use crate::family::Failure;
use heddle_model::{Actor, Change, Event, Model, Trail};

/// Who is who: kind and locals of each member.
type Members = Vec<(u8, Locals)>;

/// A trail in full. Runs of the abstraction, where nobody has a number, are
/// told by kind.
///
/// # Panics
/// If the trail is not a run of the family: a bug of ours.
pub fn tell(model: &Counters<'_>, trail: &Trail) -> Failure {
    let f = model.family;
    let initial = f.initial(model.count);
    let mut state = initial[trail.initial as usize].clone();
    let mut members: Members = unfold(&state);
    let mut last = None;
    let mut steps = Vec::new();
    for step in &trail.steps {
        let mut edge = 0;
        let mut after = None;
        f.moves(&state, model.count, &mut |taken| {
            if edge == step.edge {
                let told = match model.count {
                    Count::Abstract(_) => (step.actor, vec![model.event(&state, &taken)]),
                    Count::Exactly(_) => one(model, &state, &taken, &mut members, &mut last),
                };
                after = Some((told, taken.after.clone()));
            }
            edge += 1;
        });
        let (told, next) = after.expect("a trail has steps that exist");
        if let Count::Exactly(_) = model.count {
            assert_eq!(unfold(&next), sorted(&members), "a folded run is a run of its members");
        }
        steps.push(told);
        state = next;
    }
    let is_abstract = matches!(model.count, Count::Abstract(_));
    let violation = model.violation(trail.fault);
    Failure { steps, violation, state: show(model, &state), is_abstract }
}

/// The values in a state, by name.
pub fn show(model: &Counters<'_>, state: &Folded) -> Vec<(String, String)> {
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

fn unfold(state: &Folded) -> Members {
    let each = |&(kind, locals, n): &(u8, Locals, u32)| vec![(kind, locals); n as usize];
    state.population.iter().flat_map(each).collect()
}

fn sorted(members: &Members) -> Members {
    let mut out = members.clone();
    out.sort();
    out
}

/// One step, by one member.
fn one(
    model: &Counters<'_>,
    before: &Folded,
    taken: &Taken<'_>,
    members: &mut Members,
    last: &mut Option<usize>,
) -> (Actor, Vec<Event>) {
    let f = model.family;
    let old = members.clone();
    let find = |binder: Option<usize>, locals: Option<Locals>, but: Option<usize>| {
        let wanted = (f.binders[binder?].kind as u8, locals?);
        let fits = |i: &usize| old[*i] == wanted && Some(*i) != but;
        last.filter(fits).or_else(|| (0..old.len()).find(fits))
    };
    let mover = find(taken.what.mover, taken.mover, None);
    let picked = find(taken.what.pick.map(|p| p.0), taken.picked, mover);
    let roles = |i: usize| (Some(i) == mover, Some(i) == picked);
    for (i, m) in members.iter_mut().enumerate() {
        m.1 = f.member_after(before, taken, *m, roles(i));
    }
    *last = mover.or(picked).or(*last);
    let label = |i: usize| {
        let kind = old[i].0;
        let number = old[..i].iter().filter(|m| m.0 == kind).count();
        format!("{}[{number}]", f.kinds[kind as usize].name)
    };
    let mut event = model.event(before, taken);
    event.note = String::new();
    for (i, (was, is)) in old.iter().zip(members.iter()).enumerate() {
        let locals = &f.kinds[was.0 as usize].locals;
        for (l, local) in locals.iter().enumerate() {
            let kind = was.0 as usize;
            let (was, is) = (f.local_of(kind, was.1, l), f.local_of(kind, is.1, l));
            if was != is {
                let name = format!("{}.{}", label(i), local.name);
                let (old, new) = (local.domain.show(was), local.domain.show(is));
                event.changes.push(Change { name, old, new });
            }
        }
    }
    if let Some(i) = mover {
        event.lane = label(i);
        event.actor = Actor((f.lanes.len() + i) as u16);
    }
    (event.actor, vec![event])
}
