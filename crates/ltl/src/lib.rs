//! LTL formulas to Büchi automata. Knows no model.

mod formula;

pub use formula::Formula;
