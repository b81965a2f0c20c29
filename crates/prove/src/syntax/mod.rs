//! The family language: text to [`ast::File`].

pub mod ast;
mod expression;
mod lex;
mod parse;

pub use parse::parse;
