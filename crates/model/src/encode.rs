//! Values as canonical bytes: equal bytes if and only if equal values.
//!
//! For models that are written in Rust ([`crate::typed`]): a state of ordinary types
//! becomes the byte string that searches and stores work on, and back. There are no
//! implementations for `HashMap` and `HashSet`, whose order is nobody's, nor for
//! floating point, where equal values have different bytes.
//!
//! [`encode_struct!`](crate::encode_struct) and [`encode_enum!`](crate::encode_enum)
//! implement it for types of your own.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A value that can be written as bytes and read back.
pub trait Encode: Sized {
    fn encode(&self, out: &mut Vec<u8>);

    /// Reads a value off the front of bytes that `encode` wrote.
    fn decode(from: &mut &[u8]) -> Self;
}

macro_rules! numbers {
    ($($type:ty)*) => {$(
        impl Encode for $type {
            fn encode(&self, out: &mut Vec<u8>) {
                out.extend_from_slice(&self.to_le_bytes());
            }

            fn decode(from: &mut &[u8]) -> Self {
                let (own, rest) = from.split_first_chunk().expect("bytes that `encode` wrote");
                *from = rest;
                <$type>::from_le_bytes(*own)
            }
        }
    )*};
}

numbers!(u8 u16 u32 u64 u128 i8 i16 i32 i64 i128);

/// As eight bytes on every machine.
impl Encode for usize {
    fn encode(&self, out: &mut Vec<u8>) {
        (*self as u64).encode(out);
    }

    fn decode(from: &mut &[u8]) -> Self {
        u64::decode(from) as usize
    }
}

impl Encode for bool {
    fn encode(&self, out: &mut Vec<u8>) {
        out.push(u8::from(*self));
    }

    fn decode(from: &mut &[u8]) -> Self {
        u8::decode(from) == 1
    }
}

impl Encode for String {
    fn encode(&self, out: &mut Vec<u8>) {
        self.as_bytes().to_vec().encode(out);
    }

    fn decode(from: &mut &[u8]) -> Self {
        String::from_utf8(Vec::decode(from)).expect("bytes that `encode` wrote")
    }
}

impl<T: Encode> Encode for Box<T> {
    fn encode(&self, out: &mut Vec<u8>) {
        T::encode(self, out);
    }

    fn decode(from: &mut &[u8]) -> Self {
        Box::new(T::decode(from))
    }
}

impl<T: Encode> Encode for Option<T> {
    fn encode(&self, out: &mut Vec<u8>) {
        out.push(u8::from(self.is_some()));
        self.iter().for_each(|value| value.encode(out));
    }

    fn decode(from: &mut &[u8]) -> Self {
        bool::decode(from).then(|| T::decode(from))
    }
}

impl<T: Encode, const N: usize> Encode for [T; N] {
    fn encode(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|value| value.encode(out));
    }

    fn decode(from: &mut &[u8]) -> Self {
        std::array::from_fn(|_| T::decode(from))
    }
}

/// Collections: how many there are, then each in its order.
macro_rules! collections {
    ($($type:ident<$($item:ident $(: $bound:ident)?),*>;)*) => {$(
        impl<$($item: Encode $(+ $bound)?),*> Encode for $type<$($item),*> {
            fn encode(&self, out: &mut Vec<u8>) {
                (self.len() as u32).encode(out);
                self.iter().for_each(|item| item.encode_item(out));
            }

            fn decode(from: &mut &[u8]) -> Self {
                let n = u32::decode(from);
                (0..n).map(|_| Encode::decode(from)).collect()
            }
        }
    )*};
}

/// What iterators lend: a value, or a pair of them.
trait Item {
    fn encode_item(self, out: &mut Vec<u8>);
}

impl<T: Encode> Item for &T {
    fn encode_item(self, out: &mut Vec<u8>) {
        self.encode(out);
    }
}

impl<K: Encode, V: Encode> Item for (&K, &V) {
    fn encode_item(self, out: &mut Vec<u8>) {
        self.0.encode(out);
        self.1.encode(out);
    }
}

collections! {
    Vec<T>;
    VecDeque<T>;
    BTreeSet<T: Ord>;
    BTreeMap<K: Ord, V>;
}

macro_rules! tuples {
    ($(($($name:ident)*))*) => {$(
        // For no names at all the last line is a unit.
        #[allow(non_snake_case, clippy::unused_unit)]
        impl<$($name: Encode),*> Encode for ($($name,)*) {
            fn encode(&self, out: &mut Vec<u8>) {
                let ($($name,)*) = self;
                let _ = &out;
                $($name.encode(out);)*
            }

            fn decode(from: &mut &[u8]) -> Self {
                let _ = &from;
                $(let $name = $name::decode(from);)*
                ($($name,)*)
            }
        }
    )*};
}

tuples! { () (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) }

/// Implements [`Encode`] for a structure by its fields:
/// `encode_struct!(State { clock, queue });`
#[macro_export]
macro_rules! encode_struct {
    ($name:ident { $($field:ident),* $(,)? }) => {
        impl $crate::Encode for $name {
            fn encode(&self, out: &mut Vec<u8>) {
                // A field that is not listed is an error here.
                let $name { $($field),* } = self;
                $($crate::Encode::encode($field, out);)*
            }

            fn decode(from: &mut &[u8]) -> Self {
                $(let $field = $crate::Encode::decode(from);)*
                $name { $($field),* }
            }
        }
    };
}

/// Implements [`Encode`] for an enumeration of plain and tuple variants, all of
/// them: `encode_enum!(Message { Ping, Data(number, text) });`
#[macro_export]
macro_rules! encode_enum {
    ($name:ident { $($variant:ident $(($($field:ident),*))?),* $(,)? }) => {
        impl $crate::Encode for $name {
            fn encode(&self, out: &mut Vec<u8>) {
                let mut number = 0u8;
                $(
                    if let $name::$variant $(($($field),*))? = self {
                        out.push(number);
                        $($($crate::Encode::encode($field, out);)*)?
                        return;
                    }
                    number += 1;
                )*
                unreachable!("variant {number} is not listed");
            }

            fn decode(from: &mut &[u8]) -> Self {
                let wanted: u8 = $crate::Encode::decode(from);
                let mut number = 0u8;
                $(
                    if wanted == number {
                        $($(let $field = $crate::Encode::decode(from);)*)?
                        return $name::$variant $(($($field),*))?;
                    }
                    number += 1;
                )*
                unreachable!("variant {wanted} of {number}");
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq)]
    enum Message {
        Ping,
        Data(u16, String),
    }

    #[derive(Clone, Debug, PartialEq)]
    struct State {
        queue: VecDeque<Message>,
        seen: BTreeMap<u8, Option<bool>>,
        clock: (usize, i64),
    }

    encode_enum!(Message { Ping, Data(number, text) });
    encode_struct!(State { queue, seen, clock });

    fn bytes(value: &impl Encode) -> Vec<u8> {
        let mut out = Vec::new();
        value.encode(&mut out);
        out
    }

    #[test]
    fn what_is_written_is_read_and_different_values_differ() {
        let messages = [Message::Ping, Message::Data(7, "x".into()), Message::Data(7, "".into())];
        let mut all: Vec<State> = Vec::new();
        for first in &messages {
            for seen in [None, Some(None), Some(Some(true)), Some(Some(false))] {
                for clock in [(0, -1), (usize::MAX, 0)] {
                    let queue = VecDeque::from([first.clone(), Message::Ping]);
                    let seen = seen.map(|s| (3, s)).into_iter().collect();
                    all.push(State { queue, seen, clock });
                }
            }
        }
        for (i, state) in all.iter().enumerate() {
            let written = bytes(state);
            let mut rest = &written[..];
            assert_eq!((&State::decode(&mut rest), rest), (state, &[][..]));
            assert!(all.iter().take(i).all(|other| bytes(other) != written), "{state:?}");
        }
    }

    #[test]
    fn sets_do_not_remember_how_they_were_filled() {
        let (up, down): (BTreeSet<u8>, BTreeSet<u8>) = ((0..9).collect(), (0..9).rev().collect());
        assert_eq!(bytes(&up), bytes(&down));
    }
}
