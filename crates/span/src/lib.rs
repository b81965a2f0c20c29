//! Source files, positions in them, and diagnostics as plain data.
//!
//! A front end returns everything that is wrong with its input as a list of
//! [`Diagnostic`]s; only `report` turns them into text for people, and only
//! `cli` prints them. Knows no language.

mod diagnostic;
mod scan;
mod source;

pub use diagnostic::{Diagnostic, Label, Severity};
pub use scan::{Nesting, Piece, Rules, Scanner, Texts, scan};
pub use source::{FileId, Loader, NoFiles, Position, SourceFile, SourceMap, Span};
