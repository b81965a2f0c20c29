//! A witness told: every step of the run, and for each load the store it read.
//!
//! A state does not remember who wrote what; the run does. So the run is executed
//! again from the start, and the stores that can still be read are carried along.

use heddle_memmodel::{Machine, Sources};
use heddle_model::{Event, Model, Trail};

/// The events of a run, oldest first; a load's note names the store it read from.
/// `None` if the trail does not belong to this machine.
pub fn witness(machine: &Machine, trail: &Trail) -> Option<Vec<Event>> {
    let mut state = Vec::new();
    let mut n = 0;
    machine.initial(&mut |s| {
        if n == trail.initial {
            state = s.to_vec();
        }
        n += 1;
    });
    let mut sources = Sources::new(machine);
    let mut out: Vec<Event> = Vec::new();
    for &step in &trail.steps {
        let (done, next) = machine.account(&state, step)?;
        for d in &done {
            let mut e = machine.tell(d);
            let by = format!("in step {} by `{}`", out.len() + 1, e.text);
            if let Some(from) = sources.note(d, &by) {
                e.note += &format!(", {from}");
            }
            out.push(e);
        }
        sources.trim(machine, &next);
        state = next;
    }
    Some(out)
}
