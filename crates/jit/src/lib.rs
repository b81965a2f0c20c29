//! Machine code for transition code, by Cranelift.
//!
//! One function for each control state of a process (`state`): it tests every
//! alternative and writes each successor into the arena of [`heddle_promela::native`].
//! One more for each process type with atomic sequences (`settle`): it follows a sequence
//! from where one step left it to where it ends, blocks or has a choice. One more for
//! all that receive at once what is sent (`meet`). What can go wrong leaves the code, and the interpreter takes over; so there is no trap in it:
//! indices are compared, divisors too, loops count what they do.
//!
//! The only `unsafe` is the turn from addresses to functions. What the code relies on is
//! told in `heddle_promela::native`, whose fields it addresses by their offsets.

mod chans;
mod compile;
mod divide;
mod effects;
mod emit;
mod meet;
mod settle;
mod state;
mod values;

pub use compile::{Code, Cranelift};
