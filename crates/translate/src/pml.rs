//! Promela statements before they are printed: what is one step, what touches
//! shared memory, which line of C they come from.

use heddle_span::Span;

/// When an option of `if` or `do` may be taken.
#[derive(Debug, Clone, PartialEq)]
pub enum Guard {
    If(String),
    Else,
    /// Whenever its first statement can be executed.
    Open,
}

#[derive(Debug, Clone, PartialEq)]
pub enum K {
    Assign(String, String),
    /// Waits until the expression is not zero.
    Wait(String),
    Assert(String),
    Skip,
    /// Any statement that is one step by itself.
    Raw(String),
    /// Several that are one step.
    Unit(Vec<S>),
    /// An `inline` of a C function: its steps are its own.
    Call(String, Vec<String>),
    If(Vec<(Guard, Vec<S>)>),
    /// `bounded`: it surely ends, and soon.
    Do(Vec<(Guard, Vec<S>)>, bool),
    Goto(String),
    Label(String),
    Break,
    /// The ends of a section that the C program calls atomic.
    Begin,
    End,
}

#[derive(Debug, Clone, PartialEq)]
pub struct S {
    pub k: K,
    /// How many accesses to shared memory it has.
    pub shared: u8,
    /// It may wait, so nothing can stand before it in one step.
    pub blocks: bool,
    /// It cannot stand in a `d_step`: it chooses, or starts a process.
    pub alone: bool,
    /// A write through this pointer only, with nothing else shared.
    pub through: Option<String>,
    /// This pointer now holds memory that nobody else knows.
    pub makes: Option<String>,
    pub span: Option<Span>,
    /// What a failed assertion here means.
    pub note: Option<String>,
}

impl S {
    pub fn new(k: K, span: Option<Span>) -> S {
        S {
            k,
            shared: 0,
            blocks: false,
            alone: false,
            through: None,
            makes: None,
            span,
            note: None,
        }
    }

    pub fn shared(mut self, n: u8) -> S {
        self.shared = n;
        self
    }
}

/// What must hold for an expression to mean anything, and what to say if not.
#[derive(Debug, Clone, PartialEq)]
pub struct Check {
    pub cond: String,
    pub note: String,
}

/// The value of a C expression as Promela text.
#[derive(Debug, Clone)]
pub struct Val {
    pub text: String,
    /// How tightly its outermost operator binds.
    pub prec: u8,
    /// The values it may have, as C sees them. An unsigned one above the largest
    /// `int` is held by the `int` with the same bits.
    pub range: (i64, i64),
    pub shared: u8,
    pub checks: Vec<Check>,
    /// It reads local variables, which an effect could change.
    pub local: bool,
}

pub const ATOM: u8 = 20;
pub const UNARY: u8 = 12;

impl Val {
    pub fn number(n: i64) -> Val {
        let held = n as i32;
        let (text, prec) = match held {
            i32::MIN => ("(~2147483647)".into(), ATOM),
            h if h < 0 => (h.to_string(), UNARY),
            h => (h.to_string(), ATOM),
        };
        Val { text, prec, range: (n, n), shared: 0, checks: Vec::new(), local: false }
    }

    pub fn local(text: impl Into<String>, range: (i64, i64)) -> Val {
        let text = text.into();
        Val { text, prec: ATOM, range, shared: 0, checks: Vec::new(), local: true }
    }

    pub fn constant(&self) -> Option<i64> {
        let plain = self.shared == 0 && !self.local && self.checks.is_empty();
        (plain && self.range.0 == self.range.1).then_some(self.range.0)
    }

    /// Its bits do not say its value: an unsigned that may be too large for `int`.
    pub fn is_large(&self) -> bool {
        self.range.1 > i32::MAX.into()
    }

    pub fn is_truth(&self) -> bool {
        self.range.0 >= 0 && self.range.1 <= 1
    }

    /// In a place where operators that bind less than `prec` need brackets.
    pub fn at(&self, prec: u8) -> String {
        if self.prec >= prec { self.text.clone() } else { format!("({})", self.text) }
    }

    /// As 0 or 1.
    pub fn truth(mut self) -> Val {
        if !self.is_truth() {
            self.text = format!("{} != 0", self.at(8));
            self.prec = 7;
            self.range = (0, 1);
        }
        self
    }

    /// Another expression that needs what both need.
    pub fn with(text: String, prec: u8, range: (i64, i64), parts: &[&Val]) -> Val {
        Val {
            text,
            prec,
            range,
            shared: parts.iter().map(|v| v.shared).sum(),
            checks: parts.iter().flat_map(|v| v.checks.clone()).collect(),
            local: parts.iter().any(|v| v.local),
        }
    }
}
