//! Machine programs under memory models: the bridge from C.
//!
//! [`compile`] turns a `heddle_machine::Program`, as the LLVM front end makes it, into a
//! `heddle_memmodel::Program`: calls inlined, locals in registers, memory laid out in
//! cells, every access with its C11 order and what the target's compiler makes of it.
//! [`WeakModel`] runs the result and tells it in the user's lines.
//!
//! Neither crate knows the other. What is outside is refused by name and position.

mod access;
mod emit;
mod finish;
mod holding;
mod library;
mod locks;
mod misuse;
mod model;
mod mutex_kinds;
mod object;
mod specialise;
mod step;
mod undef_taint;
mod value;
mod waiting;

pub use finish::{Options, compile};
pub use model::WeakModel;
pub use object::{is_signed, size};
