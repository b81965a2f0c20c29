//! Where machine code and the interpreter meet.
//!
//! A [`Backend`] makes [`Native`] code of a model's transition code, once, when a worker
//! has expanded enough states that it is worth it. From then on a worker asks the code
//! first, process by process; it answers with all successors, or leaves (see
//! [`crate::transition`]), and then the interpreter makes the same steps.
//!
//! Successors are written into an arena of records of equal size: a header of 16 bytes
//! (the length, and whether it is a successor or was only passed through), then the
//! bytes, hidden ones first. Nothing the code writes is anywhere else, but for the marks
//! of what was reached.

use crate::compiled::{Compiled, Memory};
use crate::ir::Expr;
use crate::transition::{self, Program};
use std::any::Any;
use std::sync::{Arc, OnceLock};

/// Code may read so many bytes past the end of a state, and writes them in an arena.
pub const SLACK: usize = 32;
/// Bytes before the state in a record.
pub const HEADER: usize = 16;
/// In the header's first word: this record is a successor.
pub const EMITTED: u64 = 1 << 32;
/// What one process may do in one expansion; a choice within an atomic sequence costs
/// [`CHOICE`]. Less than what the interpreter allows, which then decides.
pub const WORK: i32 = 190_000;
pub const CHOICE: i32 = 40;
pub const NESTED: u32 = 64;
/// What [`Run`] answers when it leaves.
pub const LEFT: i32 = -1;
/// What [`Value`] answers when it leaves.
pub const NO_VALUE: i64 = i64::MIN;

/// What the code works with. The order of the fields is known to backends.
#[repr(C)]
#[derive(Debug)]
pub struct Env {
    /// Where the next record begins.
    pub next: *mut u8,
    /// No record begins at or after this.
    pub limit: *mut u8,
    /// Bit set of what was reached.
    pub reached: *mut u8,
    /// Offset and type of each channel, by number less one; types as in `Program::alike`.
    pub chans: *const [u32; 2],
    /// Where each process begins.
    pub procs: *const u32,
    /// Bytes of a record, a multiple of 16.
    pub stride: u64,
    pub n_chans: u32,
    /// Bytes of a state, hidden ones included.
    pub len: u32,
    pub work: i32,
    pub nested: u32,
}

/// All steps of one process: the state, where the process begins in it, its number.
/// Answers how many there are.
pub type Run = unsafe extern "C" fn(*mut Env, *const u8, u64, u32) -> i32;
/// The value of an expression on a state.
pub type Value = unsafe extern "C" fn(*mut Env, *const u8, u64, u32) -> i64;

/// Machine code of a model.
pub struct Native {
    /// By place.
    pub runs: Vec<Option<Run>>,
    pub propositions: Vec<Option<Value>>,
    /// Whether any of it looks at the table of channels.
    pub uses_chans: bool,
    /// What the functions are part of.
    pub keep: Box<dyn Any + Send + Sync>,
}

pub trait Backend: Send + Sync {
    /// `None` if this machine or this program is beyond it.
    fn compile(&self, program: &Program) -> Option<Native>;
}

/// How a model is compiled.
#[derive(Clone)]
pub struct Jit {
    pub backend: Arc<dyn Backend>,
    /// After how many states expanded by one worker.
    pub after: u32,
}

impl std::fmt::Debug for Jit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Jit after {} states", self.after)
    }
}

/// The code of one model, made when it is first wanted.
pub struct Slot {
    jit: Option<Jit>,
    propositions: Vec<Expr>,
    code: OnceLock<Option<Native>>,
}

impl Slot {
    pub fn new(jit: Option<Jit>, propositions: Vec<Expr>) -> Slot {
        // Marks and bytes are as they are on machines whose low byte comes first.
        let jit = jit.filter(|_| cfg!(target_endian = "little"));
        Slot { jit, propositions, code: OnceLock::new() }
    }

    /// After how many states there is something to gain.
    pub fn after(&self) -> u32 {
        match &self.jit {
            None => u32::MAX,
            // Another worker has had it made.
            Some(_) if self.code.get().is_some() => 0,
            Some(j) => j.after,
        }
    }

    pub fn code(&self, c: &Compiled) -> Option<&Native> {
        let jit = self.jit.as_ref()?;
        let compile = || jit.backend.compile(&transition::lower(c, &self.propositions)?);
        self.code.get_or_init(compile).as_ref()
    }
}

/// Bytes of successors that one process may have at a time.
const ARENA: usize = 256 << 10;
/// A place whose code left this often is left to the interpreter.
const TIRED: u32 = 1000;

/// One worker's side of the code.
pub struct Runner<'c> {
    code: &'c Native,
    arena: Vec<u64>,
    /// How often each place's code left.
    left: Vec<u32>,
    chans: Vec<[u32; 2]>,
    /// The channels that the table is of.
    of: Vec<(u32, u16)>,
    alike: Vec<u16>,
}

impl<'c> Runner<'c> {
    pub fn new(code: &'c Native, c: &Compiled) -> Self {
        let left = vec![0; code.runs.len()];
        let alike = transition::alike(&c.layout.chans);
        let (chans, of) = (Vec::new(), Vec::new());
        Runner { code, arena: vec![0; ARENA / 8], left, chans, of, alike }
    }

    /// What the code needs to work on a state, for as long as neither the state nor the
    /// marks move.
    pub fn env(&mut self, m: &mut Memory, reached: &mut [u64]) -> Env {
        m.bytes.reserve(SLACK);
        if self.code.uses_chans && self.of != m.chans {
            self.of.clone_from(&m.chans);
            let entry = |&(at, ty): &(u32, u16)| [at, self.alike[ty as usize] as u32];
            self.chans.clear();
            self.chans.extend(m.chans.iter().map(entry));
        }
        let stride = (HEADER + m.bytes.len() + SLACK).next_multiple_of(16) as u64;
        let start: *mut u8 = self.arena.as_mut_ptr().cast();
        let room = (self.arena.len() * 8).saturating_sub(stride as usize);
        Env {
            next: start,
            limit: start.wrapping_add(room),
            reached: reached.as_mut_ptr().cast(),
            chans: self.chans.as_ptr(),
            procs: m.procs.as_ptr(),
            stride,
            n_chans: self.chans.len() as u32,
            len: m.bytes.len() as u32,
            work: WORK,
            nested: 0,
        }
    }

    /// Whether there is code for a process at this place.
    #[inline]
    pub fn has(&self, place: u16) -> bool {
        self.code.runs[place as usize].is_some() && self.left[place as usize] < TIRED
    }

    /// The steps of a process; `None` if the interpreter has to make them. `emit` gets
    /// each successor, hidden bytes first.
    ///
    /// # Safety
    /// `env` is of this runner and of this state, and both are as they were then.
    #[inline]
    pub unsafe fn run(
        &mut self,
        env: &mut Env,
        m: &Memory,
        pid: usize,
        place: u16,
        mut emit: impl FnMut(&[u8]),
    ) -> Option<u32> {
        let run = self.code.runs[place as usize]?;
        let start: *mut u8 = self.arena.as_mut_ptr().cast();
        (env.next, env.work, env.nested) = (start, WORK, 0);
        // SAFETY: the code reads the state and at most SLACK bytes behind it, which are
        // allocated; it writes marks, whose numbers are those of the model's sites, and
        // records between `next` and `limit`, behind which one more has room. Offsets
        // are those of this model's layout, indices are compared with their lengths.
        let n = unsafe { run(env, m.bytes.as_ptr(), m.procs[pid] as u64, pid as u32) };
        if n == LEFT {
            self.left[place as usize] += 1;
            return None;
        }
        let mut at = start;
        while at < env.next {
            // SAFETY: the code wrote a header and as many bytes as it says to each record
            // up to `next`.
            let (header, bytes) = unsafe {
                let header = at.cast::<u64>().read();
                let len = header as u32 as usize;
                (header, std::slice::from_raw_parts(at.add(HEADER), len))
            };
            if header & EMITTED != 0 {
                emit(bytes);
            }
            at = at.wrapping_add(env.stride as usize);
        }
        Some(n as u32)
    }

    /// A proposition on a state; `None` if the interpreter has to say.
    #[inline]
    pub fn holds(&mut self, m: &mut Memory, index: u32, reached: &mut [u64]) -> Option<bool> {
        let value = self.code.propositions[index as usize]?;
        let mut env = self.env(m, reached);
        // SAFETY: as above; a value writes nothing.
        let v = unsafe { value(&mut env, m.bytes.as_ptr(), 0, u32::MAX) };
        (v != NO_VALUE).then_some(v != 0)
    }
}
