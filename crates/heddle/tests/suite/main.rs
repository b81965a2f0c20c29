//! The binary from outside and the library from beside, in one test program: what they
//! say, how they end, what becomes of the programs in `suite/`, and whether the house is in
//! order. What is compared with other tools is in `differential`.

mod assembly_suite;
mod axioms;
mod book;
mod browser;
mod c_session;
mod compiled_suite;
mod editors;
mod findings;
mod flags;
mod golden;
mod house;
mod library;
mod limits;
mod machines;
mod packaging;
mod page;
mod processes;
mod project;
mod prove;
mod real_assembly;
mod rust_suite;
mod saved_trails;
mod scratch;
mod shown;
mod stream;
mod surface;
mod trails;
mod transcripts;
mod values;
