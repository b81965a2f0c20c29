//! Channels that are known by name: a global variable that got its channel when it was
//! declared and is never assigned again always means that channel.

use crate::ir::*;

/// By global slot: the number of its channel, if it is always the same.
pub fn numbers(ir: &Ir) -> Vec<Option<u32>> {
    let mut found = vec![None; ir.globals.len()];
    let mut next = 0;
    for start in &ir.global_starts {
        match start {
            Start::Chan(place, _) => {
                next += 1;
                if place.dims.is_empty() && place.scope == Scope::Global {
                    found[place.base as usize] = Some(next);
                } else {
                    forget(&mut found, place);
                }
            }
            Start::Set(place, _) => forget(&mut found, place),
        }
    }
    for start in ir.ptypes.iter().flat_map(|p| &p.starts) {
        let (Start::Chan(place, _) | Start::Set(place, _)) = start;
        forget(&mut found, place);
    }
    for s in &ir.stmts {
        match &s.action {
            Action::Assign(place, _) => forget(&mut found, place),
            Action::Recv(r) => {
                for a in &r.args {
                    if let RecvArg::Fill(place) = a {
                        forget(&mut found, place);
                    }
                }
            }
            _ => {}
        }
    }
    found
}

/// A place is assigned: all slots that it may mean.
fn forget(found: &mut [Option<u32>], place: &Place) {
    if place.scope == Scope::Local {
        return;
    }
    let extent: u32 = place.dims.iter().map(|d| (d.len.max(1) - 1) * d.stride).sum();
    let base = place.base as usize;
    let end = (base + extent as usize + 1).min(found.len());
    found[base.min(end)..end].fill(None);
}
