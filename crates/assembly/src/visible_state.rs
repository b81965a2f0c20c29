//! What a formula sees of a program under a memory model.
//!
//! - **A word**: what has reached memory, as [`heddle_memmodel::Runs`] has it.
//! - **A place** (`pc(P) == label`, `ended(P)`): a task stands before the first
//!   instruction that it is not done with; what that means, `heddle_memmodel`'s
//!   notices say. **A register or flag**: what is in it there.
//! - **A wake**: the token in memory.
//!
//! The places and registers that a formula asks for, and no others, are packed into one
//! number for each task, which is shown at a location of its own: they change in one step.

use crate::code::{Effect, Micro};
use crate::expr::{Expr, Flag, Values};
use crate::program::{Place, Program, Task};
use crate::property::Atoms;
use heddle_memmodel as mm;
use heddle_span::{Diagnostic, Severity};

/// What is shown of a task: the place in the low bits, then registers and flags.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub loc: u8,
    /// The instructions that are asked for, by number.
    instrs: Vec<u32>,
    fields: Vec<Field>,
    place_bits: u32,
}

#[derive(Clone, Debug)]
struct Field {
    place: Place,
    shift: u32,
    bits: u32,
}

/// The bits of a number that is shown.
const ROOM: u32 = 62;

impl Shown {
    fn new(task: &Task, t: usize, atoms: &Atoms, loc: usize) -> Option<Shown> {
        let mut instrs = Vec::new();
        let mut fields: Vec<Field> = Vec::new();
        let mut field = |place: Place, bits| {
            if !fields.iter().any(|f| f.place == place) {
                fields.push(Field { place, shift: 0, bits });
            }
        };
        for e in &atoms.exprs {
            e.each(&mut |e| match e {
                Expr::At(u, i) if *u as usize == t && !instrs.contains(i) => instrs.push(*i),
                Expr::TaskReg(u, r) if *u as usize == t => {
                    field(Place::Reg(*r), task.regs[*r as usize].bits);
                }
                Expr::TaskFlag(u, f) if *u as usize == t => field(Place::Flag(*f), 1),
                _ => {}
            });
        }
        if instrs.is_empty() && fields.is_empty() {
            return None;
        }
        let place_bits = usize::BITS - instrs.len().leading_zeros();
        let mut shift = place_bits;
        for f in &mut fields {
            f.shift = shift;
            shift += f.bits;
        }
        Some(Shown { loc: loc as u8, instrs, fields, place_bits })
    }

    fn bits(&self) -> u32 {
        self.fields.last().map_or(self.place_bits, |f| f.shift + f.bits)
    }

    /// The number of a place; 0 for those that nobody asks for.
    pub fn place(&self, instr: u32) -> i64 {
        self.instrs.iter().position(|&i| i == instr).map_or(0, |at| at as i64 + 1)
    }

    /// The registers and flags, and where each stands in the number.
    pub fn fields(&self) -> impl Iterator<Item = (&Place, i64)> {
        self.fields.iter().map(|f| (&f.place, f.shift as i64))
    }

    /// Whether a step writes what is shown.
    pub fn sees(&self, m: &Micro) -> bool {
        let writes = |e: &Effect| match e {
            Effect::Assign(list) => {
                list.iter().any(|(place, _)| self.fields.iter().any(|f| f.place == *place))
            }
            Effect::Check(_) => false,
        };
        m.effects.iter().any(writes)
    }

    /// The number before the task does anything.
    pub fn at_first(&self, task: &Task) -> i64 {
        let value = |f: &Field| match f.place {
            Place::Reg(r) => task.regs[r as usize].init << f.shift,
            _ => 0,
        };
        self.fields.iter().map(value).fold(self.place(0), |a, b| a | b)
    }

    fn field(&self, place: &Place, shown: i64) -> i64 {
        let field = self.fields.iter().find(|f| f.place == *place);
        field.map_or(0, |f| shown >> f.shift & ((1 << f.bits) - 1))
    }
}

/// The atoms of a formula over the program for the window machine.
#[derive(Clone, Debug)]
pub struct Propositions {
    exprs: Vec<Expr>,
    /// The words of memory; the initial values of the others, which do not change.
    n_memory: usize,
    ghosts: Vec<i64>,
    /// For each task, where its token is.
    tokens: Vec<Option<usize>>,
    shown: Vec<Option<Shown>>,
}

impl Propositions {
    pub(crate) fn new(
        program: &Program,
        atoms: &Atoms,
        tokens: &[usize],
    ) -> Result<Self, Vec<Diagnostic>> {
        let (n_memory, n) = (program.n_memory, program.tasks.len());
        let mut loc = n_memory + tokens.len();
        let mut shown = Vec::new();
        for (t, task) in program.tasks.iter().enumerate() {
            let s = Shown::new(task, t, atoms, loc);
            loc += s.is_some() as usize;
            if let Some(s) = s.as_ref().filter(|s| s.bits() > ROOM) {
                let text = format!(
                    "a formula about {} bits of {}'s registers under a memory model; {ROOM} are \
                     possible",
                    s.bits(),
                    task.name
                );
                return Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
            }
            shown.push(s);
        }
        let token = |t| tokens.iter().position(|&u| u == t).map(|at| n_memory + at);
        Ok(Propositions {
            exprs: atoms.exprs.clone(),
            n_memory,
            ghosts: program.words[n_memory..].iter().map(|w| w.init).collect(),
            tokens: (0..n).map(token).collect(),
            shown,
        })
    }

    pub(crate) fn n_shown(&self) -> usize {
        self.shown.iter().flatten().count()
    }

    pub(crate) fn shown(&self, task: usize) -> Option<&Shown> {
        self.shown[task].as_ref()
    }
}

impl mm::Propositions for Propositions {
    fn holds(&self, index: u32, memory: &dyn Fn(usize) -> i64) -> bool {
        self.exprs[index as usize].eval(&Seen { what: self, memory }) != 0
    }
}

/// A state of the window machine as expressions read it.
struct Seen<'a> {
    what: &'a Propositions,
    memory: &'a dyn Fn(usize) -> i64,
}

impl Seen<'_> {
    fn shown(&self, task: u16) -> Option<(&Shown, i64)> {
        let s = self.what.shown[task as usize].as_ref()?;
        Some((s, (self.memory)(s.loc as usize)))
    }

    fn field(&self, task: u16, place: &Place) -> i64 {
        self.shown(task).map_or(0, |(s, v)| s.field(place, v))
    }
}

impl Values for Seen<'_> {
    fn reg(&self, _: u16) -> i64 {
        unreachable!("a formula names the task of a register")
    }

    fn flag(&self, _: Flag) -> bool {
        unreachable!("a formula names the task of a flag")
    }

    fn token(&self) -> bool {
        unreachable!("a formula names the task that sleeps")
    }

    fn word(&self, number: i64) -> i64 {
        let Ok(n) = usize::try_from(number) else { return 0 };
        match n.checked_sub(self.what.n_memory) {
            None => (self.memory)(n),
            Some(ghost) => self.what.ghosts.get(ghost).copied().unwrap_or(0),
        }
    }

    fn task_reg(&self, task: u16, reg: u16) -> i64 {
        self.field(task, &Place::Reg(reg))
    }

    fn task_flag(&self, task: u16, flag: Flag) -> bool {
        self.field(task, &Place::Flag(flag)) != 0
    }

    fn task_token(&self, task: u16) -> bool {
        self.what.tokens[task as usize].is_some_and(|at| (self.memory)(at) != 0)
    }

    fn at(&self, task: u16, instr: u32) -> bool {
        let at = |(s, v): (&Shown, i64)| s.place(instr) == v & ((1 << s.place_bits) - 1);
        self.shown(task).is_some_and(at)
    }
}
