//! Embedded C: `c_code`, `c_expr`, `c_decl`, `c_state`, `c_track`.
//!
//! The program's C is put into one file (`text`) with the global variables as
//! `now.x` and the local ones as `PProctype->x`. Whoever has a C compiler makes
//! a shared object of it ([`CCompiler`]); it is loaded here and called with the
//! values of a state, which come back changed.
//!
//! What `c_state` declares and what `c_track` tracks is part of the state. C
//! data that nobody tracks keeps whatever the last call left in it, as in SPIN:
//! with a search in another order that is another value. What is tracked
//! `UnMatched` (or `StackOnly`, which is the same) is restored with a state but
//! not compared: a state goes with the data of the first way to it (`unmatched`).

mod text;
mod unmatched;

pub use text::plan;
use unmatched::Unmatched;

use std::ffi::{c_int, c_uchar};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Somebody who can compile C.
pub trait CCompiler {
    /// Makes a shared object of a C file and answers where it is.
    fn compile(&mut self, text: &str) -> Result<PathBuf, String>;
}

type CallFn =
    unsafe extern "C" fn(c_int, c_int, *mut c_int, *mut c_int, *mut c_uchar, *mut c_uchar) -> c_int;
type SizeFn = unsafe extern "C" fn(c_int) -> c_int;
type InitFn = unsafe extern "C" fn(c_int, *mut c_uchar);

/// The loaded C of a program.
pub struct Embed {
    /// The C data of a state as it begins.
    pub global: Vec<u8>,
    /// The C data that is kept beside states.
    pub unmatched: Unmatched,
    /// The C data of a process as it begins, by type.
    pub locals: Vec<Vec<u8>>,
    /// Whether a piece has a precondition, by its number.
    guarded: Vec<bool>,
    call: CallFn,
    /// C is not expected to be reentrant.
    lock: Mutex<()>,
    /// Keeps the functions above alive.
    _library: libloading::Library,
}

/// What a call of embedded C came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Value(i32),
    /// An assertion in the C failed.
    Failed,
}

impl Embed {
    pub fn load(path: &Path, ptypes: usize, guarded: Vec<bool>) -> Result<Embed, String> {
        // SAFETY: the object was made from text generated here and the user's
        // own C; loading it runs no code but the C compiler's start files.
        let library = unsafe { libloading::Library::new(path) }.map_err(|e| e.to_string())?;
        // SAFETY: the generated text defines these functions with these types.
        let (call, size, init) = unsafe {
            let call = library.get::<CallFn>(b"heddle_call").map_err(|e| e.to_string())?;
            let size = library.get::<SizeFn>(b"heddle_size").map_err(|e| e.to_string())?;
            let init = library.get::<InitFn>(b"heddle_init").map_err(|e| e.to_string())?;
            (*call, *size, *init)
        };
        // SAFETY: heddle_size only returns constants.
        let size_of = |i: c_int| unsafe { size(i) } as usize;
        let initial = |i: c_int, n: usize| {
            let mut bytes = vec![0; n];
            // SAFETY: the function writes as many bytes as heddle_size answered; for
            // -1, those of -1 and then those of -2.
            unsafe { init(i, bytes.as_mut_ptr()) };
            bytes
        };
        let mut global = initial(-1, size_of(-1) + size_of(-2));
        let beside = global.split_off(size_of(-1));
        Ok(Embed {
            global,
            unmatched: Unmatched::new(beside),
            locals: (0..ptypes as c_int).map(|i| initial(i, size_of(i))).collect(),
            guarded,
            call,
            lock: Mutex::new(()),
            _library: library,
        })
    }

    /// The piece that is the precondition of piece `which`, if it has one.
    pub fn precondition(&self, which: u32) -> Option<u32> {
        self.guarded[which as usize].then_some(which + self.guarded.len() as u32)
    }

    /// Executes piece `which` for a process.
    pub fn call(&self, which: u32, pid: i32, values: &mut Values) -> Outcome {
        let _held = self.lock.lock().unwrap_or_else(|e| e.into_inner());
        values.globals.push(0);
        // SAFETY: the generated function reads and writes the slots of the
        // process type that the piece belongs to and the bytes that
        // heddle_size answered; the caller made them that long.
        let result = unsafe {
            (self.call)(
                which as c_int,
                pid,
                values.globals.as_mut_ptr(),
                values.locals.as_mut_ptr(),
                values.global_data.as_mut_ptr(),
                values.local_data.as_mut_ptr(),
            )
        };
        let failed = values.globals.pop() != Some(0);
        if failed { Outcome::Failed } else { Outcome::Value(result) }
    }
}

/// What embedded C sees and changes.
#[derive(Clone, Debug, Default)]
pub struct Values {
    pub globals: Vec<i32>,
    pub locals: Vec<i32>,
    /// That of the state, then that which is kept beside it.
    pub global_data: Vec<u8>,
    pub local_data: Vec<u8>,
}
