//! What can go wrong in a program, and how it is told.

use heddle_span::Span;

/// The kinds of violation, as the JSON report spells them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum FaultKind {
    Assertion,
    /// An invalid end state: nobody can move and somebody should.
    Deadlock,
    /// Everybody waits, in loops that nothing can end.
    Livelock,
    Invariant,
    AcceptanceCycle,
    NonProgress,
    /// A never claim (or a safety LTL property) ran to its end.
    ClaimViolated,
    /// A `trace` or `notrace` assertion did not match.
    EventTrace,
    DataRace,
    OutOfBounds,
    UseAfterFree,
    DoubleFree,
    InvalidFree,
    NullDereference,
    Leak,
    Uninitialised,
    LockMisuse,
    DivisionByZero,
    Overflow,
    /// A statement blocks where it must not: inside `d_step`.
    Blocked,
    /// More processes, channels or messages than the language allows.
    TooMany,
    /// Nondeterminism where the program promised none (`D_proctype`).
    Nondeterminism,
    /// An exclusive-access promise (`xr`, `xs`) was broken.
    Exclusive,
    /// Any other error of execution.
    Runtime,
    /// No order of the operations explains what one of them returned.
    Linearizability,
    /// A run to what a litmus test asks for: nothing is wrong with it.
    Witness,
}

impl FaultKind {
    pub const ALL: [FaultKind; 26] = {
        use FaultKind::*;
        [
            Assertion,
            Deadlock,
            Livelock,
            Invariant,
            AcceptanceCycle,
            NonProgress,
            ClaimViolated,
            EventTrace,
            DataRace,
            OutOfBounds,
            UseAfterFree,
            DoubleFree,
            InvalidFree,
            NullDereference,
            Leak,
            Uninitialised,
            LockMisuse,
            DivisionByZero,
            Overflow,
            Blocked,
            TooMany,
            Nondeterminism,
            Exclusive,
            Runtime,
            Linearizability,
            Witness,
        ]
    };

    pub fn name(self) -> &'static str {
        match self {
            FaultKind::Assertion => "assertion",
            FaultKind::Deadlock => "deadlock",
            FaultKind::Livelock => "livelock",
            FaultKind::Invariant => "invariant",
            FaultKind::AcceptanceCycle => "acceptance-cycle",
            FaultKind::NonProgress => "non-progress",
            FaultKind::ClaimViolated => "claim-violated",
            FaultKind::EventTrace => "event-trace",
            FaultKind::DataRace => "data-race",
            FaultKind::OutOfBounds => "out-of-bounds",
            FaultKind::UseAfterFree => "use-after-free",
            FaultKind::DoubleFree => "double-free",
            FaultKind::InvalidFree => "invalid-free",
            FaultKind::NullDereference => "null-dereference",
            FaultKind::Leak => "leak",
            FaultKind::Uninitialised => "uninitialised",
            FaultKind::LockMisuse => "lock-misuse",
            FaultKind::DivisionByZero => "division-by-zero",
            FaultKind::Overflow => "overflow",
            FaultKind::Blocked => "blocked",
            FaultKind::TooMany => "too-many",
            FaultKind::Nondeterminism => "nondeterminism",
            FaultKind::Exclusive => "exclusive",
            FaultKind::Runtime => "runtime",
            FaultKind::Linearizability => "linearizability",
            FaultKind::Witness => "witness",
        }
    }
}

/// A fault as the search carries it: small, and readable only by its model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fault {
    pub kind: FaultKind,
    /// What the model needs to tell the rest: a statement, an object.
    pub site: u32,
}

/// A fault as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    pub kind: FaultKind,
    pub message: String,
    pub span: Option<Span>,
    /// Further places and what to say of them: the other access of a race,
    /// the process that holds the lock.
    pub related: Vec<(Span, String)>,
}

impl Violation {
    pub fn new(kind: FaultKind, message: impl Into<String>, span: Option<Span>) -> Self {
        Violation { kind, message: message.into(), span, related: Vec::new() }
    }
}
