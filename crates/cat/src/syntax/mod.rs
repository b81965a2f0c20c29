//! Reading cat: words, trees, the parser.

pub mod ast;
mod expr;
mod lex;
mod parse;

pub use parse::parse;
