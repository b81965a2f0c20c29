//! The run to a violation: back from state to state over the processes, each of which knows
//! where its states came from, then forward over the steps that were told.

use crate::fabric::Gone;
use crate::news::Found;
use crate::record::{INITIAL, Origin};
use crate::rounds::Rounds;
use crate::wire::{Reader, put};
use heddle_engine::{End, successor, trail_of};
use heddle_model::{Actor, Model, Step, Trail};

/// The steps from an initial state to the state of a violation, and which initial state; or
/// the steps from a state, by process and number, of which it is known that it leads there.
/// One round for each step; everybody learns all of them.
pub(crate) fn back(
    rounds: &mut Rounds<'_>,
    origins: &[Origin],
    found: &Found,
    until: Option<(u32, u32)>,
) -> Result<Option<(u32, Vec<Step>)>, Gone> {
    let (mut process, mut number) = (found.process, found.number);
    let mut steps = Vec::new();
    loop {
        if until == Some((process, number)) && !steps.is_empty() {
            steps.reverse();
            return Ok(Some((0, steps)));
        }
        let mut bytes = vec![0];
        if process == rounds.me()
            && let Some(origin) = origins.get(number as usize)
        {
            bytes[0] = 1;
            put_origin(&mut bytes, origin);
        }
        let all = rounds.tell_all(&bytes)?;
        let Some(origin) = all.get(process as usize).and_then(|b| read_origin(b)) else {
            return Ok(None);
        };
        if origin.number == INITIAL {
            steps.reverse();
            return Ok(Some((origin.step.edge, steps)));
        }
        steps.push(origin.step);
        (process, number) = (origin.process, origin.number);
        if steps.len() as u64 > found.level {
            return Ok(None);
        }
    }
}

fn put_origin(out: &mut Vec<u8>, origin: &Origin) {
    let Origin { process, number, step } = *origin;
    for part in [process, number, u32::from(step.actor.0), step.edge] {
        put(out, u64::from(part));
    }
}

fn read_origin(bytes: &[u8]) -> Option<Origin> {
    let (&is_there, rest) = bytes.split_first()?;
    let mut r = Reader(rest);
    if is_there != 1 {
        return None;
    }
    let (process, number) = (r.small()?, r.small()?);
    Some(Origin { process, number, step: Step { actor: Actor(r.small()?), edge: r.small()? } })
}

/// The trail along these steps.
pub(crate) fn forward<M: Model>(
    model: &M,
    initial: u32,
    steps: &[Step],
    found: &Found,
) -> Option<Trail> {
    let mut first = Vec::new();
    model.initial(&mut |state| first.push(state.to_vec()));
    let mut states = vec![first.into_iter().nth(initial as usize)?];
    let mut worker = model.worker();
    for &step in steps {
        states.push(successor(&mut worker, states.last()?, step)?);
    }
    let end = match found.step {
        None => End::Stuck(found.fault),
        Some(step) => End::Broken(step, found.fault),
    };
    trail_of(model, &states, end)
}
