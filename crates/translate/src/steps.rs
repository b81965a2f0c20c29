//! Statements of Promela with what the translator knows of each and the tree does
//! not say: what is one step, what touches shared memory, which C it comes from.
//! And the values and conditions that they are made of.
//!
//! `join` makes steps of them, `reset` adds to them, and `emit` hands what is left,
//! Promela's own statements, to Promela's printer.

use crate::build::*;
use heddle_span::Span;

/// When an option of `if` or `do` may be taken.
#[derive(Debug, Clone, PartialEq)]
pub enum Guard {
    If(PmlExpr),
    Else,
    /// Whenever its first statement can be executed.
    Open,
}

pub type Options = Vec<(Guard, Vec<Step>)>;

#[derive(Debug, Clone, PartialEq)]
#[expect(
    clippy::large_enum_variant,
    reason = "most steps are statements, and none is moved in a loop"
)]
pub enum StepKind {
    /// A statement without statements in it.
    Plain(StmtKind),
    /// An `inline` of the prelude: part of the step it stands in.
    Prelude(Name, Vec<PmlExpr>),
    /// An `inline` of a C function: its steps are its own.
    Call(Name, Vec<PmlExpr>),
    /// Several that are one step.
    Unit(Vec<Step>),
    If(Options),
    /// `bounded`: it surely ends, and soon.
    Do(Options, bool),
    Label(Name),
    /// The ends of a section that the C program calls atomic.
    Begin,
    End,
}

impl StepKind {
    pub fn assign(to: VarRef, v: PmlExpr) -> StepKind {
        StepKind::Plain(StmtKind::Assign(to, v))
    }

    pub fn assert(e: PmlExpr) -> StepKind {
        StepKind::Plain(StmtKind::Assert(e))
    }

    /// Waits until the expression is not zero.
    pub fn wait(e: PmlExpr) -> StepKind {
        StepKind::Plain(StmtKind::Expr(e))
    }

    pub fn skip() -> StepKind {
        StepKind::Plain(skip())
    }

    pub fn leave() -> StepKind {
        StepKind::Plain(StmtKind::Break)
    }

    pub fn goto(label: &Name) -> StepKind {
        StepKind::Plain(goto(label.clone()))
    }

    pub fn is_skip(&self) -> bool {
        *self == StepKind::skip()
    }

    pub fn is_assert(&self) -> bool {
        matches!(self, StepKind::Plain(StmtKind::Assert(_)))
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    pub kind: StepKind,
    /// How many accesses to shared memory it has.
    pub shared: u8,
    /// It may wait, so nothing can stand before it in one step.
    pub blocks: bool,
    /// It cannot stand in a `d_step`: it chooses, or starts a process.
    pub alone: bool,
    /// A write through this pointer only, with nothing else shared.
    pub through: Option<Name>,
    /// This pointer now holds memory that nobody else knows.
    pub makes: Option<Name>,
    pub span: Option<Span>,
    /// What a failed assertion here means.
    pub note: Option<Note>,
}

/// What a failed assertion of ours means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    pub text: String,
    /// A bound of the model, not a mistake of the program: nothing is known of
    /// what the program does behind it.
    pub is_limit: bool,
}

impl Note {
    pub fn mistake(text: impl Into<String>) -> Note {
        Note { text: text.into(), is_limit: false }
    }

    pub fn limit(text: impl Into<String>) -> Note {
        Note { text: text.into(), is_limit: true }
    }
}

impl Step {
    pub fn new(kind: StepKind, span: Option<Span>) -> Step {
        Step {
            kind,
            shared: 0,
            blocks: false,
            alone: false,
            through: None,
            makes: None,
            span,
            note: None,
        }
    }

    pub fn shared(mut self, n: u8) -> Step {
        self.shared = n;
        self
    }

    pub fn noted(mut self, note: Note) -> Step {
        self.note = Some(note);
        self
    }

    /// Calls `see` with every name of a variable that stands in it.
    pub fn names<'a>(&'a self, see: &mut dyn FnMut(&'a Name)) {
        match &self.kind {
            StepKind::Plain(kind) => stmt_names(kind, see),
            StepKind::Prelude(_, args) | StepKind::Call(_, args) => {
                args.iter().for_each(|e| names(e, see));
            }
            StepKind::Unit(list) => list.iter().for_each(|s| s.names(see)),
            StepKind::If(options) | StepKind::Do(options, _) => {
                for (guard, body) in options {
                    if let Guard::If(e) = guard {
                        names(e, see);
                    }
                    body.iter().for_each(|s| s.names(see));
                }
            }
            StepKind::Label(_) | StepKind::Begin | StepKind::End => {}
        }
    }

    pub fn mentions(&self, name: &str) -> bool {
        let mut found = false;
        self.names(&mut |n| found |= &**n == name);
        found
    }
}

/// What must hold for an expression to mean anything, and what to say if not.
#[derive(Debug, Clone, PartialEq)]
pub struct Check {
    pub cond: PmlExpr,
    pub note: Note,
}

impl Check {
    pub fn new(cond: PmlExpr, note: impl Into<String>) -> Check {
        Check { cond, note: Note::mistake(note) }
    }
}

/// Whether the numbers of a range need more than the 32 bits of a Promela `int`:
/// an object that holds them is a pair of words, of the type `wide`.
pub fn is_wide((lo, hi): (i128, i128)) -> bool {
    let fits_int = lo >= i32::MIN.into() && hi <= i32::MAX.into();
    let fits_word = lo >= 0 && hi <= u32::MAX.into();
    !fits_int && !fits_word
}

/// The two words of a number.
pub fn words(n: i128) -> (PmlExpr, PmlExpr) {
    (num(n >> 32), num(n))
}

/// The value of a C expression in Promela; of a wide one, unless it is constant,
/// it is the name of the pair.
#[derive(Debug, Clone)]
pub struct Val {
    pub expr: PmlExpr,
    /// The values it may have, as C sees them. An unsigned one above the largest
    /// `int` is held by the `int` with the same bits.
    pub range: (i128, i128),
    pub shared: u8,
    pub checks: Vec<Check>,
    /// It reads local variables, which an effect could change.
    pub local: bool,
}

impl Val {
    pub fn number(n: i128) -> Val {
        Val { expr: num(n), range: (n, n), shared: 0, checks: Vec::new(), local: false }
    }

    pub fn local(place: VarRef, range: (i128, i128)) -> Val {
        Val { expr: read(place), range, shared: 0, checks: Vec::new(), local: true }
    }

    /// A variable that no effect of the C program can change.
    pub fn temp(name: &Name, range: (i128, i128)) -> Val {
        Val { local: false, ..Val::local(var(name.clone()), range) }
    }

    pub fn constant(&self) -> Option<i128> {
        let plain = self.shared == 0 && !self.local && self.checks.is_empty();
        (plain && self.range.0 == self.range.1).then_some(self.range.0)
    }

    /// Its bits do not say its value: an unsigned that may be too large for `int`.
    pub fn is_large(&self) -> bool {
        self.range.1 > i32::MAX.into()
    }

    /// It needs two words.
    pub fn is_wide(&self) -> bool {
        is_wide(self.range)
    }

    /// One word of a pair that has a name.
    pub fn half(&self, word: &str) -> PmlExpr {
        match as_place(&self.expr) {
            Some(place) => read(place.clone().dot(word)),
            None => self.expr.clone(),
        }
    }

    /// The lower word of a wide value, as a number.
    pub fn low(&self) -> Val {
        if let Some(n) = self.constant() {
            return Val::number(i128::from(n as i32));
        }
        let range = (i32::MIN.into(), i32::MAX.into());
        Val { expr: self.half("lo32"), range, ..self.clone() }
    }

    pub fn is_truth(&self) -> bool {
        self.range.0 >= 0 && self.range.1 <= 1
    }

    /// As 0 or 1.
    pub fn truth(mut self) -> Val {
        if let Some(n) = self.constant() {
            return Val::number((n != 0).into());
        }
        if self.is_wide() {
            self.expr = or(ne(self.half("hi32"), num(0)), ne(self.half("lo32"), num(0)));
            self.range = (0, 1);
        } else if !self.is_truth() {
            self.expr = ne(self.expr, num(0));
            self.range = (0, 1);
        }
        self
    }

    /// Another expression that needs what its parts need.
    pub fn with(expr: PmlExpr, range: (i128, i128), parts: &[&Val]) -> Val {
        Val {
            expr,
            range,
            shared: parts.iter().map(|v| v.shared).sum(),
            checks: parts.iter().flat_map(|v| v.checks.clone()).collect(),
            local: parts.iter().any(|v| v.local),
        }
    }
}
