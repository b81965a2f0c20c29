//! States on their way to their owner, many in one message, each with where it comes from:
//! the number of the state before it, at the sender, and the step between them. That is all
//! that the run to a violation is made of.
//!
//! Numbers of states that follow each other in a message are near each other, so their
//! differences take a byte. Messages are read with suspicion: whatever does not fit is an error.

use crate::wire::{Reader, put, put_bytes, unzigzag, zigzag};
use heddle_model::{Actor, Step};

/// Where a state comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    pub(crate) process: u32,
    /// The number of the state before it, there.
    pub(crate) number: u32,
    pub(crate) step: Step,
}

/// The origin of an initial state has this number, and the step says which one it is.
pub(crate) const INITIAL: u32 = u32::MAX;

/// States for one destination.
#[derive(Default)]
pub(crate) struct Outgoing {
    pub(crate) bytes: Vec<u8>,
    last: u32,
}

impl Outgoing {
    /// Adds a state; `key` is what it is matched on, if that is not the state itself.
    #[inline]
    pub(crate) fn push(&mut self, number: u32, step: Step, key: Option<&[u8]>, state: &[u8]) {
        if self.bytes.is_empty() {
            // So that a message of states is never empty.
            self.bytes.push(key.is_some() as u8);
        }
        put(&mut self.bytes, zigzag(i64::from(number) - i64::from(self.last)));
        self.last = number;
        put(&mut self.bytes, u64::from(step.actor.0));
        put(&mut self.bytes, u64::from(step.edge));
        if let Some(key) = key {
            put_bytes(&mut self.bytes, key);
        }
        put_bytes(&mut self.bytes, state);
    }

    /// The message, and a fresh start.
    pub(crate) fn take(&mut self) -> Vec<u8> {
        self.last = 0;
        std::mem::take(&mut self.bytes)
    }
}

/// What was received does not read as states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Broken;

/// Every state of a message, with its origin and its key.
#[inline]
pub(crate) fn read(
    message: &[u8],
    process: u32,
    mut each: impl FnMut(Origin, &[u8], &[u8]),
) -> Result<(), Broken> {
    let (&form, rest) = message.split_first().ok_or(Broken)?;
    let (mut reader, mut last) = (Reader(rest), 0i64);
    if form > 1 {
        return Err(Broken);
    }
    while !reader.is_empty() {
        let origin = origin(&mut reader, process, &mut last).ok_or(Broken)?;
        let key = if form == 1 { Some(reader.bytes().ok_or(Broken)?) } else { None };
        let state = reader.bytes().ok_or(Broken)?;
        each(origin, key.unwrap_or(state), state);
    }
    Ok(())
}

#[inline]
fn origin(reader: &mut Reader<'_>, process: u32, last: &mut i64) -> Option<Origin> {
    *last = last.checked_add(unzigzag(reader.number()?))?;
    let number = u32::try_from(*last).ok()?;
    let step = Step { actor: Actor(reader.small()?), edge: reader.small()? };
    Some(Origin { process, number, step })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for key in [None, Some(&b"key"[..])] {
            let mut out = Outgoing::default();
            let numbers = [7, 7, 9, 2, u32::MAX - 1];
            for (i, &number) in numbers.iter().enumerate() {
                let step = Step { actor: Actor(i as u16), edge: 3 * i as u32 };
                out.push(number, step, key, &vec![i as u8; 5 * i]);
            }
            let message = out.take();
            let mut at = 0;
            read(&message, 3, |origin, k, state| {
                assert_eq!((origin.process, origin.number), (3, numbers[at]));
                assert_eq!(origin.step, Step { actor: Actor(at as u16), edge: 3 * at as u32 });
                assert_eq!(state, vec![at as u8; 5 * at]);
                assert_eq!(k, key.unwrap_or(state));
                at += 1;
            })
            .expect("it reads");
            assert_eq!(at, numbers.len());
        }
    }

    #[test]
    fn torn_and_made_up_messages_are_refused_or_read_without_harm() {
        let mut out = Outgoing::default();
        for i in 0..9u32 {
            out.push(i, Step { actor: Actor(1), edge: i }, Some(b"k"), &[i as u8; 11]);
        }
        let whole = out.take();
        let mut refused = 0;
        for cut in 0..whole.len() {
            refused += read(&whole[..cut], 0, |_, _, _| {}).is_err() as usize;
            for value in [0, 1, 0x7f, 0x80, 0xff] {
                let mut changed = whole.clone();
                changed[cut] = value;
                refused += read(&changed, 0, |_, _, _| {}).is_err() as usize;
            }
        }
        assert!(refused > whole.len(), "{refused}");
    }
}
