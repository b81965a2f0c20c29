//! A witness told: every step of the run, and for each load the store it read.
//!
//! A state does not remember who wrote what; the run does. So the run is executed
//! again from the start, and the last store to each location is carried along.

use heddle_memmodel::Machine;
use heddle_model::{Event, Model, Trail};
use std::collections::HashMap;

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
    let mut last: HashMap<String, (usize, String)> = HashMap::new();
    let mut out: Vec<Event> = Vec::new();
    for &step in &trail.steps {
        let (events, next) = machine.narrate(&state, step)?;
        for mut e in events {
            if let Some(loc) = read_from_memory(&e.note) {
                e.note += &match last.get(loc) {
                    Some((at, text)) => format!(", stored in step {} by `{text}`", at + 1),
                    None => ", the initial value".to_string(),
                };
            }
            if let Some(loc) =
                e.note.strip_suffix(" reaches memory").and_then(|s| s.split(" = ").next())
            {
                last.insert(loc.to_string(), (out.len(), e.text.clone()));
            }
            for c in &e.changes {
                last.insert(c.name.clone(), (out.len(), e.text.clone()));
            }
            out.push(e);
        }
        state = next?;
    }
    Some(out)
}

/// The location of `reads x = 1 from memory`. Where threads see stores at different
/// times the last store is not the one read, so nothing is claimed there.
fn read_from_memory(note: &str) -> Option<&str> {
    let rest = note.strip_prefix("reads ")?.strip_suffix(" from memory")?;
    rest.split(" = ").next()
}
