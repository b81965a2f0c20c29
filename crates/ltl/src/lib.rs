//! LTL formulas to Büchi automata. Knows no model.
//!
//! Text to [`Formula`] ([`parse`](parse())), formula to [`Automaton`]: negation normal
//! form and rewriting, a tableau with acceptance on edges, simulation, one set
//! of accepting states. The atoms of a formula are numbers; whoever built it
//! knows what they mean. [`Ctl`] is the branching-time logic, a grammar only.

mod automaton;
mod ctl;
mod degeneralise;
mod formula;
mod grammar;
mod graph;
mod guard;
mod implication;
mod junction;
mod lex;
mod lower;
mod normal;
mod output;
mod parse;
mod print;
mod reduce;
mod tableau;
mod vacuity;

pub use automaton::{Automaton, Edge, State};
pub use ctl::{Ctl, parse_ctl};
pub use formula::Formula;
pub use guard::{Cube, Guard};
pub use parse::{AtomTable, Context, Dialect, parse};
pub use tableau::TooLarge;
