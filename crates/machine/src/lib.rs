//! The shared-memory machine: threads, frames, memory objects, locks.
//!
//! A front end builds a [`Program`]: functions of simple instructions over
//! registers, globals, and names for people. [`MachineModel`] runs it in every
//! interleaving that matters, as a `heddle_model::Model`:
//!
//! ```
//! use heddle_machine::{MachineModel, Options, Program};
//! # use heddle_machine::{Function, Inst};
//! # let mut program = Program::new();
//! # program.functions.push(Function { name: "main".into(), n_regs: 1,
//! #     code: vec![Inst::Ret { vals: Box::new([]) }], locs: vec![0], ..Default::default() });
//! let model = MachineModel::new(program, Options::default());
//! # use heddle_model::Model;
//! let mut n = 0;
//! model.initial(&mut |_| n += 1);
//! assert_eq!(n, 1);
//! ```
//!
//! A pointer is an object and an offset, and every access is checked: bounds,
//! lifetime, null, undefined values where they matter, races. States are
//! canonical bytes. Only steps that other threads can see are interleaved, and
//! [`Options::reduction`] says how far a step goes.
//!
//! Not here: any language, any search, weak memory models.

mod abstraction;
mod access;
mod address;
mod advance;
mod asked;
mod assumptions;
mod cas_loops;
mod choices;
mod clients;
mod clock;
mod code;
mod compare_only_values;
mod cycles;
mod dead_globals;
mod decode;
mod emit;
mod encode;
mod exec;
mod explain;
mod fail;
mod findings;
mod format;
mod frames;
mod groups;
mod hands;
mod happens_before;
mod hash;
mod history;
mod hoisted_loads;
mod inst;
mod inst_flags;
mod int128;
mod interrupt;
mod large;
mod libc;
mod library;
mod linear;
mod livelock;
mod liveness;
mod lookahead;
mod memory;
mod model;
mod names;
mod narrate;
mod noticed;
mod numeral;
mod ops;
mod options;
mod pace;
mod patch;
mod persistent_sets;
mod plain;
mod plan;
mod presearch;
mod program;
mod property;
mod race_doubts;
mod races;
mod read_only_memory;
mod recall;
mod recall_state;
mod recall_way;
mod released;
mod remembered;
mod shown;
mod soft_float;
mod spec;
mod state;
mod step_races;
mod straight;
mod superstep;
mod symmetry;
mod sync;
mod thread_growth;
mod thread_sort;
mod threads;
mod unwind;
mod unwritten;
mod value;
mod worker;

pub use asked::{Asked, leaves_open};
pub use clients::Clients;
pub use interrupt::Interrupt;
pub use library::Lib;
pub use model::MachineModel;
pub use options::{Options, Proposition, Races, Reduction, Test};
pub use presearch::{Look, Presearch, WAYS};
pub use program::{
    BinOp, Case, Cmp, Field, FuncId, Function, Global, GlobalId, Inst, Loc, Op, Order, Pc, Place,
    Program, Reg, Rmw, Type, TypeId, UnOp, Variable,
};
pub use soft_float::{Format, SoftOp};
pub use spec::Specification;
pub use value::Val;
pub use worker::MachineWorker;
