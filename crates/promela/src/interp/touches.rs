//! What a statement did to what other processes can see: global variables, channels,
//! processes. From these the arrows between the statements of a run are drawn.
//!
//! Messages are told by comparing the channels before and after: where one more message
//! stands, one was sent, where one is gone, one was received. Of two equal neighbours the
//! one at the end was sent and the one at the front received, as in a queue.

use super::eval::Eval;
use super::steps::Interp;
use super::world::World;
use crate::ir::*;
use heddle_model::{Act, Touch};

impl Interp<'_> {
    pub(super) fn touches(
        &self,
        before: &World,
        after: &World,
        who: Option<usize>,
        action: &Action,
    ) -> Vec<Touch> {
        let mut out = self.variables(before, who, action);
        let n_out = out.len();
        for (q, (old, new)) in before.chans.iter().zip(&after.chans).enumerate() {
            let act = match (&old.messages, &new.messages) {
                (old, new) if new.len() == old.len() + 1 => Act::Send { at: grown(old, new) },
                (old, new) if new.len() + 1 == old.len() => Act::Receive { at: shrunk(old, new) },
                _ => continue,
            };
            out.push(Touch::new(act, self.chan_name(q as i32 + 1)));
        }
        if out.len() == n_out {
            out.extend(self.meeting(before, who, action));
        }
        for pid in before.procs.len()..after.procs.len() {
            out.push(Touch::new(Act::Start, self.lane(after, pid)));
        }
        out
    }

    /// The globals that are read and written, by name.
    fn variables(&self, w: &World, who: Option<usize>, action: &Action) -> Vec<Touch> {
        let mut eval = Eval::new(self, who, false);
        let mut out: Vec<Touch> = Vec::new();
        let mut touch = |eval: &mut Eval, p: &Place, act: Act| {
            let slot = eval.slot(w, p);
            let global = (p.scope == Scope::Global).then(|| self.ir().globals.get(slot));
            let named = global.flatten().filter(|s| s.scalar != Scalar::Chan);
            if let Some(s) = named {
                let touch = Touch::new(act, &s.name);
                if !out.contains(&touch) {
                    out.push(touch);
                }
            }
        };
        let mut places = Vec::new();
        action.clone().each_expr(&mut |e| {
            e.each(&mut |x| {
                if let Expr::Load(p) = x {
                    places.push((**p).clone());
                }
            });
        });
        places.iter().for_each(|p| touch(&mut eval, p, Act::Read { at: None }));
        match action {
            Action::Assign(p, _) => touch(&mut eval, p, Act::Write { at: None }),
            Action::Recv(r) => r.args.iter().for_each(|arg| {
                if let RecvArg::Fill(p) = arg {
                    touch(&mut eval, p, Act::Write { at: None });
                }
            }),
            _ => {}
        }
        out
    }

    /// The one side of a message that is handed over.
    fn meeting(&self, w: &World, who: Option<usize>, action: &Action) -> Option<Touch> {
        let (chan, act) = match action {
            Action::Send(s) => (&s.chan, Act::Offer),
            Action::Recv(r) if !r.keep => (&r.chan, Act::Meet),
            _ => return None,
        };
        let mut eval = Eval::new(self, who, false);
        let q = eval.chan(w, chan)?;
        (eval.capacity(w, q) == 0).then(|| Touch::new(act, self.chan_name(q as i32 + 1)))
    }
}

/// Where the message stands that only the longer list has.
fn grown(short: &[Vec<i32>], long: &[Vec<i32>]) -> u32 {
    let same = short.iter().zip(long).take_while(|(a, b)| a == b).count();
    same as u32
}

/// Where the message stood that only the longer list has: the first place that will do.
fn shrunk(long: &[Vec<i32>], short: &[Vec<i32>]) -> u32 {
    let same = long.iter().rev().zip(short.iter().rev()).take_while(|(a, b)| a == b).count();
    (long.len() - 1 - same) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_found_where_they_come_and_go() {
        let list = |text: &str| -> Vec<Vec<i32>> { text.bytes().map(|b| vec![b as i32]).collect() };
        assert_eq!(grown(&list("ab"), &list("abc")), 2);
        assert_eq!(grown(&list("aa"), &list("aaa")), 2, "a queue grows at its end");
        assert_eq!(grown(&list("ac"), &list("abc")), 1, "a sorted send");
        assert_eq!(shrunk(&list("abc"), &list("bc")), 0);
        assert_eq!(shrunk(&list("aaa"), &list("aa")), 0, "a queue is served at its front");
        assert_eq!(shrunk(&list("abc"), &list("ac")), 1, "a random receive");
    }
}
