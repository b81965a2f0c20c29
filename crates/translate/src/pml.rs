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

/// Whether the numbers of a range need more than the 32 bits of a Promela `int`:
/// an object that holds them is a pair of words, of the type `wide`.
pub fn is_wide((lo, hi): (i128, i128)) -> bool {
    let fits_int = lo >= i32::MIN.into() && hi <= i32::MAX.into();
    let fits_word = lo >= 0 && hi <= u32::MAX.into();
    !fits_int && !fits_word
}

/// The two words of a number.
pub fn words(n: i128) -> (String, String) {
    let low = Val::number(i128::from(n as i32));
    let high = Val::number(i128::from((n >> 32) as i32));
    (high.text, low.text)
}

/// The value of a C expression as Promela text; of a wide one, unless it is
/// constant, the text is the name of the pair.
#[derive(Debug, Clone)]
pub struct Val {
    pub text: String,
    /// How tightly its outermost operator binds.
    pub prec: u8,
    /// The values it may have, as C sees them. An unsigned one above the largest
    /// `int` is held by the `int` with the same bits.
    pub range: (i128, i128),
    pub shared: u8,
    pub checks: Vec<Check>,
    /// It reads local variables, which an effect could change.
    pub local: bool,
}

pub const ATOM: u8 = 20;
pub const UNARY: u8 = 12;

impl Val {
    pub fn number(n: i128) -> Val {
        let held = n as i32;
        let (text, prec) = match held {
            i32::MIN => ("(~2147483647)".into(), ATOM),
            h if h < 0 => (h.to_string(), UNARY),
            h => (h.to_string(), ATOM),
        };
        Val { text, prec, range: (n, n), shared: 0, checks: Vec::new(), local: false }
    }

    pub fn local(text: impl Into<String>, range: (i128, i128)) -> Val {
        let text = text.into();
        Val { text, prec: ATOM, range, shared: 0, checks: Vec::new(), local: true }
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

    /// The lower word of a wide value, as a number.
    pub fn low(&self) -> Val {
        if let Some(n) = self.constant() {
            return Val::number(i128::from(n as i32));
        }
        let range = (i32::MIN.into(), i32::MAX.into());
        Val { text: format!("{}.lo32", self.text), prec: ATOM, range, ..self.clone() }
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
        if let Some(n) = self.constant() {
            return Val::number((n != 0).into());
        }
        if self.is_wide() {
            self.text = format!("({0}.hi32 != 0 || {0}.lo32 != 0)", self.text);
            (self.prec, self.range) = (ATOM, (0, 1));
        } else if !self.is_truth() {
            self.text = format!("{} != 0", self.at(8));
            self.prec = 7;
            self.range = (0, 1);
        }
        self
    }

    /// Another expression that needs what both need.
    pub fn with(text: String, prec: u8, range: (i128, i128), parts: &[&Val]) -> Val {
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
