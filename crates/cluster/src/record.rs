//! States on their way to their owner, many in one message, each with where it comes from:
//! the number of the state before it, at the sender, and the step between them; or, where a
//! checkpoint is kept, the hash of the state before it, which means the same in every run.
//! That is all that the run to a violation is made of.
//!
//! Numbers of states that follow each other in a message are near each other, so their
//! differences take a byte. Between machines a state is written as what differs from the one
//! before it, within its common beginning and end (front coding). Messages are read with
//! suspicion: whatever does not fit is an error.

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

impl Origin {
    /// The hash of the state before it takes the place of its number.
    pub(crate) fn of_hash(hash: u64) -> Origin {
        let step = Step { actor: Actor::NOBODY, edge: 0 };
        Origin { process: (hash >> 32) as u32, number: hash as u32, step }
    }

    pub(crate) fn hash(&self) -> u64 {
        u64::from(self.process) << 32 | u64::from(self.number)
    }
}

/// How states are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Form {
    /// Each has a key before it, on which it is matched.
    pub(crate) keyed: bool,
    /// Origins are hashes.
    pub(crate) hashed: bool,
    /// States are written as differences.
    pub(crate) front: bool,
}

impl Form {
    fn byte(self) -> u8 {
        self.keyed as u8 | (self.hashed as u8) << 1 | (self.front as u8) << 2
    }

    fn of_byte(byte: u8) -> Option<Form> {
        let bit = |n: u8| byte >> n & 1 == 1;
        (byte < 8).then(|| Form { keyed: bit(0), hashed: bit(1), front: bit(2) })
    }
}

/// States for one destination.
#[derive(Default)]
pub(crate) struct Outgoing {
    pub(crate) bytes: Vec<u8>,
    form: Form,
    last: u64,
    before: Vec<u8>,
}

impl Outgoing {
    pub(crate) fn new(form: Form) -> Self {
        Outgoing { form, ..Outgoing::default() }
    }

    /// Adds a state; `key` is what it is matched on, if that is not the state itself; `asks`
    /// if the owner is to say whether it is of the next level.
    #[inline]
    pub(crate) fn push(&mut self, origin: Origin, asks: bool, key: Option<&[u8]>, state: &[u8]) {
        if self.bytes.is_empty() {
            // So that a message of states is never empty.
            self.bytes.push(self.form.byte());
        }
        if self.form.hashed {
            let hash = origin.hash();
            let differs = hash != self.last || self.bytes.len() == 1;
            self.bytes.push(asks as u8 | (differs as u8) << 1);
            if differs {
                self.bytes.extend(hash.to_le_bytes());
                self.last = hash;
            }
        } else {
            let difference = i64::from(origin.number) - self.last as i64;
            put(&mut self.bytes, zigzag(difference));
            self.last = u64::from(origin.number);
            put(&mut self.bytes, u64::from(origin.step.actor.0));
            put(&mut self.bytes, u64::from(origin.step.edge) << 1 | u64::from(asks));
        }
        if let Some(key) = key {
            put_bytes(&mut self.bytes, key);
        }
        if self.form.front {
            put_difference(&mut self.bytes, &self.before, state);
            self.before.clear();
            self.before.extend_from_slice(state);
        } else {
            put_bytes(&mut self.bytes, state);
        }
    }

    /// The message, and a fresh start.
    pub(crate) fn take(&mut self) -> Vec<u8> {
        self.last = 0;
        self.before.clear();
        std::mem::take(&mut self.bytes)
    }
}

fn put_difference(out: &mut Vec<u8>, before: &[u8], state: &[u8]) {
    let alike = |pair: &(&u8, &u8)| pair.0 == pair.1;
    let start = before.iter().zip(state).take_while(alike).count();
    let (old, new) = (&before[start..], &state[start..]);
    let end = old.iter().rev().zip(new.iter().rev()).take_while(alike).count();
    put(out, start as u64);
    put(out, end as u64);
    put_bytes(out, &new[..new.len() - end]);
}

fn read_difference(reader: &mut Reader<'_>, before: &mut Vec<u8>) -> Option<()> {
    let (start, end): (usize, usize) = (reader.small()?, reader.small()?);
    let middle = reader.bytes()?;
    let after = before.len().checked_sub(end).filter(|&after| start <= after)?;
    before.splice(start..after, middle.iter().copied());
    Some(())
}

/// What was received does not read as states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Broken;

/// Every state of a message, with its origin, whether its sender asks about it, and its key.
#[inline]
pub(crate) fn read(
    message: &[u8],
    process: u32,
    mut each: impl FnMut(Origin, bool, &[u8], &[u8]),
) -> Result<(), Broken> {
    let (&form, rest) = message.split_first().ok_or(Broken)?;
    let form = Form::of_byte(form).ok_or(Broken)?;
    let (mut reader, mut last, mut before) = (Reader(rest), 0, Vec::new());
    while !reader.is_empty() {
        let (origin, asks) = origin(&mut reader, form, process, &mut last).ok_or(Broken)?;
        let key = if form.keyed { Some(reader.bytes().ok_or(Broken)?) } else { None };
        if form.front {
            read_difference(&mut reader, &mut before).ok_or(Broken)?;
            each(origin, asks, key.unwrap_or(&before), &before);
        } else {
            let state = reader.bytes().ok_or(Broken)?;
            each(origin, asks, key.unwrap_or(state), state);
        }
    }
    Ok(())
}

#[inline]
fn origin(
    reader: &mut Reader<'_>,
    form: Form,
    process: u32,
    last: &mut i64,
) -> Option<(Origin, bool)> {
    if form.hashed {
        let flags: u8 = reader.small().filter(|&f| f < 4)?;
        if flags & 2 != 0 {
            *last = i64::from_le_bytes(reader.take(8)?.try_into().ok()?);
        }
        return Some((Origin::of_hash(*last as u64), flags & 1 == 1));
    }
    *last = last.checked_add(unzigzag(reader.number()?))?;
    let number = u32::try_from(*last).ok()?;
    let actor = Actor(reader.small()?);
    let edge = reader.number()?;
    let step = Step { actor, edge: u32::try_from(edge >> 1).ok()? };
    Some((Origin { process, number, step }, edge & 1 == 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forms() -> impl Iterator<Item = Form> {
        (0..8).filter_map(Form::of_byte)
    }

    #[test]
    fn what_is_written_is_read() {
        for form in forms() {
            let key = form.keyed.then_some(&b"key"[..]);
            let mut out = Outgoing::new(form);
            let origins: Vec<Origin> = [7u32, 7, 9, 2, u32::MAX - 1]
                .iter()
                .enumerate()
                .map(|(i, &number)| match form.hashed {
                    true => Origin::of_hash(u64::from(number) << 17),
                    false => {
                        let step = Step { actor: Actor(i as u16), edge: 3 * i as u32 };
                        Origin { process: 3, number, step }
                    }
                })
                .collect();
            let state = |i: usize| [vec![1; 9], vec![i as u8; 5 * i], vec![2; 7]].concat();
            for (i, origin) in origins.iter().enumerate() {
                out.push(*origin, i % 2 == 1, key, &state(i));
            }
            let message = out.take();
            let mut at = 0;
            read(&message, 3, |origin, asks, k, read| {
                assert_eq!((origin, asks), (origins[at], at % 2 == 1), "{form:?}");
                assert_eq!(read, state(at), "{form:?}");
                assert_eq!(k, key.unwrap_or(read));
                at += 1;
            })
            .expect("it reads");
            assert_eq!(at, origins.len());
        }
    }

    #[test]
    fn differences_of_any_two_states_come_back() {
        let states: [&[u8]; 7] = [b"", b"a", b"aa", b"aaa", b"aba", b"ab", b"xaba"];
        for before in states {
            for state in states {
                let (mut out, mut again) = (Vec::new(), before.to_vec());
                put_difference(&mut out, before, state);
                read_difference(&mut Reader(&out), &mut again).expect("it reads");
                assert_eq!(again, state, "{before:?}");
            }
        }
    }

    #[test]
    fn torn_and_made_up_messages_are_refused_or_read_without_harm() {
        for form in forms() {
            let mut out = Outgoing::new(form);
            for i in 0..9u32 {
                let step = Step { actor: Actor(1), edge: i };
                let origin = Origin { process: 0, number: i, step };
                out.push(origin, false, form.keyed.then_some(&b"k"[..]), &[i as u8; 11]);
            }
            let whole = out.take();
            let mut refused = 0;
            for cut in 0..whole.len() {
                refused += read(&whole[..cut], 0, |_, _, _, _| {}).is_err() as usize;
                for value in [0, 1, 0x7f, 0x80, 0xff] {
                    let mut changed = whole.clone();
                    changed[cut] = value;
                    refused += read(&changed, 0, |_, _, _, _| {}).is_err() as usize;
                }
            }
            assert!(refused > whole.len() / 2, "{form:?}: {refused}");
        }
    }
}
