//! The control points of a task: a step and the calls that are open there.
//!
//! The stack of return addresses is part of the point, so that calls need no
//! memory and every point knows where it leads. Recursion deeper than
//! [`MAX_CALLS`] leads nowhere; programs that have it are refused before.

use crate::code::{Code, MAX_CALLS, Next};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// Leads nowhere: too many calls, or a return without a call.
pub const NOWHERE: u32 = u32::MAX;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// The next step; the number of steps at the end.
    pub micro: u32,
    /// Where the open calls return to.
    pub stack: Vec<u32>,
    /// The instruction that the step belongs to; their number at the end.
    pub instr: u32,
    /// The point after it, and the one if a branch is taken. The same for a
    /// step that is no branch.
    pub next: [u32; 2],
}

/// Every point that control can reach, the entry first.
pub fn points(code: &Code) -> Vec<Point> {
    let mut out: Vec<Point> = Vec::new();
    let mut known: HashMap<(u32, Vec<u32>), u32, FxBuildHasher> = HashMap::default();
    let mut number = |out: &mut Vec<Point>, micro: u32, stack: Vec<u32>| {
        *known.entry((micro, stack)).or_insert_with_key(|(micro, stack)| {
            let end = code.starts.len() as u32 - 1;
            let instr = code.micros.get(*micro as usize).map_or(end, |m| m.instr);
            let next = [NOWHERE; 2];
            out.push(Point { micro: *micro, stack: stack.clone(), instr, next });
            out.len() as u32 - 1
        })
    };
    number(&mut out, 0, Vec::new());
    let mut at = 0;
    while at < out.len() {
        let Point { micro, stack, .. } = out[at].clone();
        if let Some(m) = code.micros.get(micro as usize) {
            let fall = micro + 1;
            out[at].next = match &m.next {
                Next::Fall => [number(&mut out, fall, stack); 2],
                Next::Jump(t) => [number(&mut out, *t, stack); 2],
                Next::Branch(_, t) => {
                    let yes = number(&mut out, *t, stack.clone());
                    [number(&mut out, fall, stack), yes]
                }
                Next::Call(..) if stack.len() == MAX_CALLS => [NOWHERE; 2],
                Next::Call(t, _) => {
                    let deeper = stack.into_iter().chain([fall]).collect();
                    [number(&mut out, *t, deeper); 2]
                }
                Next::Ret(_) => match stack.split_last() {
                    Some((back, rest)) => [number(&mut out, *back, rest.to_vec()); 2],
                    None => [NOWHERE; 2],
                },
                Next::Halt => [at as u32; 2],
            };
        }
        at += 1;
    }
    out
}
