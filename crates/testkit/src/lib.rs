//! Second ways to the same answer: real SPIN beside heddle.
//!
//! The tests of `heddle check` on Promela do not trust values that heddle
//! printed once. They run the real `spin` on the same model and compare, or they
//! compare with values that came from `spin` and stand in the head of the model.
//!
//! - [`spin`] runs SPIN and compiles and runs its verifier; [`pan`] reads what
//!   the verifier printed; [`cache`] remembers it.
//! - [`heddle`] runs our own binary and reads its last JSON line.
//! - [`header`] is the expectation in the first comment of a suite file.
//! - [`licences`] lists what the binary is linked from, with the texts that go along.
//! - [`schema`] holds lines of the JSON stream against their schema.
//! - [`compare`] says where two answers differ; [`pool`] runs many cases on a few
//!   cores and prints a closing line.
//! - [`trial`] puts these together: one model, every question, both sides.
//! - [`interleave`] has small pthread programs and an interpreter of all their
//!   interleavings, for C programs.
//! - [`walker`] has small Promela programs and an interpreter of their statements, with
//!   every value, to follow a run that heddle tells.
//! - [`words`] has small programs in the languages of memory models and assembly, to follow
//!   runs in the same way.
//! - [`program`], [`generate`] and [`formula`] make up models; [`shrink`] makes a
//!   disagreement small.
//!
//! Not here: a Promela parser. The kit knows models as text or as the trees it
//! made up itself, so that a mistake in heddle's parser cannot hide itself.

pub mod cache;
pub mod compare;
pub mod formula;
pub mod generate;
pub mod header;
pub mod heddle;
pub mod house;
pub mod interleave;
pub mod licences;
pub mod pan;
pub mod pool;
pub mod print;
pub mod process;
pub mod program;
pub mod rng;
pub mod scan;
pub mod schema;
pub mod shelf;
pub mod shrink;
pub mod spin;
pub mod trial;
pub mod waiting;
pub mod walker;
pub mod witness;
pub mod words;
