//! `exists (0:r1=1 /\ x=2)`, `filter`, `locations`.

use crate::lex::Token;
use heddle_cat::Var;
use heddle_cat::program::Val;
use heddle_span::Diagnostic;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantifier {
    Exists,
    NotExists,
    Forall,
}

#[derive(Clone, Debug)]
pub enum Prop {
    True,
    Is(Var, Val),
    Same(Var, Var),
    Not(Box<Prop>),
    And(Box<Prop>, Box<Prop>),
    Or(Box<Prop>, Box<Prop>),
}

impl Prop {
    /// Whether it is true of values given in the order of `vars`.
    pub fn eval(&self, vars: &[Var], values: &[Val]) -> bool {
        let get = |var: Var| vars.iter().position(|v| *v == var).map(|i| values[i]);
        self.partly(&get) == Some(true)
    }

    /// Whether it is true, if what is known is enough to tell.
    pub fn partly(&self, get: &dyn Fn(Var) -> Option<Val>) -> Option<bool> {
        match self {
            Prop::True => Some(true),
            Prop::Is(var, value) => get(*var).map(|v| v == *value),
            Prop::Same(a, b) => Some(get(*a)? == get(*b)?),
            Prop::Not(of) => of.partly(get).map(|t| !t),
            Prop::And(a, b) => match (a.partly(get), b.partly(get)) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (a, b) => Some(a? && b?),
            },
            Prop::Or(a, b) => match (a.partly(get), b.partly(get)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (a, b) => Some(a? || b?),
            },
        }
    }

    pub fn vars(&self, out: &mut Vec<Var>) {
        match self {
            Prop::True => {}
            Prop::Is(v, _) => out.push(*v),
            Prop::Same(a, b) => out.extend([*a, *b]),
            Prop::Not(of) => of.vars(out),
            Prop::And(a, b) | Prop::Or(a, b) => {
                a.vars(out);
                b.vars(out);
            }
        }
    }
}

/// Who knows the names of registers and locations.
pub trait Names {
    fn reg(&mut self, thread: usize, name: &str) -> Option<usize>;
    fn loc(&mut self, name: &str) -> usize;
}

pub struct Reader<'a, N> {
    pub words: &'a [Token],
    pub at: usize,
    pub names: &'a mut N,
}

type Result<T> = std::result::Result<T, Diagnostic>;

impl<N: Names> Reader<'_, N> {
    fn peek(&self) -> &str {
        self.words.get(self.at).map_or("", |w| &w.text)
    }

    fn take(&mut self, text: &str) -> bool {
        let found = self.peek() == text;
        self.at += usize::from(found);
        found
    }

    fn fail<T>(&self, what: &str) -> Result<T> {
        let last = self.words.last().map_or_else(Default::default, |w| w.span);
        let span = self.words.get(self.at).map_or(last, |w| w.span);
        let found = self.peek();
        let found = if found.is_empty() { "the end of the file" } else { found };
        Err(Diagnostic::error(span, format!("expected {what}, found `{found}`")))
    }

    pub fn var(&mut self) -> Result<Var> {
        let Some(word) = self.words.get(self.at).cloned() else { return self.fail("a variable") };
        if let (Some(thread), Some(":")) =
            (word.number(), self.words.get(self.at + 1).map(|w| w.text.as_str()))
        {
            let Some(reg) = self.words.get(self.at + 2).filter(|w| w.is_name()).cloned() else {
                return self.fail("a register");
            };
            self.at += 3;
            return match self.names.reg(thread as usize, &reg.text) {
                Some(r) => Ok(Var::Reg(thread as usize, r)),
                None => Err(Diagnostic::error(word.span, format!("there is no thread {thread}"))),
            };
        }
        self.take("*");
        let bracket = self.take("[");
        let Some(word) = self.words.get(self.at).filter(|w| w.is_name()).cloned() else {
            return self.fail("a variable");
        };
        self.at += 1;
        if bracket && !self.take("]") {
            return self.fail("`]`");
        }
        Ok(Var::Loc(self.names.loc(&word.text)))
    }

    pub fn value(&mut self) -> Result<Val> {
        let minus = self.take("-");
        self.take("&");
        let Some(word) = self.words.get(self.at).cloned() else { return self.fail("a value") };
        self.at += 1;
        match word.number() {
            Some(n) => Ok(Val::Int(if minus { -n } else { n })),
            None if word.is_name() => Ok(Val::Loc(self.names.loc(&word.text))),
            None => {
                self.at -= 1;
                self.fail("a value")
            }
        }
    }

    pub fn prop(&mut self) -> Result<Prop> {
        let mut left = self.conjunction()?;
        while self.take("\\/") || self.take("||") {
            left = Prop::Or(Box::new(left), Box::new(self.conjunction()?));
        }
        Ok(left)
    }

    fn conjunction(&mut self) -> Result<Prop> {
        let mut left = self.atom()?;
        while self.take("/\\") || self.take("&&") {
            left = Prop::And(Box::new(left), Box::new(self.atom()?));
        }
        Ok(left)
    }

    fn atom(&mut self) -> Result<Prop> {
        if self.take("~") || self.take("not") || self.take("!") {
            return Ok(Prop::Not(Box::new(self.atom()?)));
        }
        if self.take("(") {
            let inner = self.prop()?;
            return if self.take(")") { Ok(inner) } else { self.fail("`)`") };
        }
        if self.take("true") {
            return Ok(Prop::True);
        }
        if self.take("false") {
            return Ok(Prop::Not(Box::new(Prop::True)));
        }
        let var = self.var()?;
        let differs = self.take("!=") || self.take("<>");
        if !differs && !self.take("=") && !self.take("==") {
            return self.fail("`=`");
        }
        // `0:r1=1:r2` compares two registers.
        let register = self.words.get(self.at + 1).is_some_and(|w| w.text == ":");
        let prop = match register {
            true => Prop::Same(var, self.var()?),
            false => Prop::Is(var, self.value()?),
        };
        Ok(if differs { Prop::Not(Box::new(prop)) } else { prop })
    }

    /// `[x; 0:r1; int y]`, the bracket included.
    pub fn locations(&mut self) -> Result<Vec<Var>> {
        let mut out = Vec::new();
        if !self.take("[") {
            return self.fail("`[`");
        }
        while !self.take("]") {
            if self.take(";") || self.take(",") {
                continue;
            }
            out.push(self.var()?);
        }
        Ok(out)
    }
}
