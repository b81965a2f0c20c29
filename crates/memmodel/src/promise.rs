//! What a program promises of its final states.
//!
//! A litmus test that says `~exists (x=1)`, or `forall (x=2)`, fails where a run ends in a
//! state that shows otherwise. A final state is one in which every thread has come to its
//! end and nothing is in flight: a run that is cut, or that stands still elsewhere, breaks
//! no promise of this kind.
//!
//! Not here: questions (`exists (x=1)`), which promise nothing.

use crate::machine::Machine;
use crate::state::State;
use heddle_model::FaultKind;
use heddle_span::Span;

/// A register of a thread, or a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Var {
    Reg(usize, usize),
    Loc(usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prop {
    True,
    Eq(Var, i64),
    Same(Var, Var),
    Not(Box<Prop>),
    And(Box<Prop>, Box<Prop>),
    Or(Box<Prop>, Box<Prop>),
}

impl Prop {
    pub fn eval(&self, get: &impl Fn(Var) -> i64) -> bool {
        match self {
            Prop::True => true,
            Prop::Eq(v, x) => get(*v) == *x,
            Prop::Same(a, b) => get(*a) == get(*b),
            Prop::Not(a) => !a.eval(get),
            Prop::And(a, b) => a.eval(get) && b.eval(get),
            Prop::Or(a, b) => a.eval(get) || b.eval(get),
        }
    }

    pub fn vars(&self, out: &mut Vec<Var>) {
        match self {
            Prop::True => {}
            Prop::Eq(v, _) => out.push(*v),
            Prop::Same(a, b) => out.extend([*a, *b]),
            Prop::Not(a) => a.vars(out),
            Prop::And(a, b) | Prop::Or(a, b) => {
                a.vars(out);
                b.vars(out);
            }
        }
    }
}

/// Every final state that passes the filter satisfies `prop`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    pub prop: Prop,
    pub filter: Option<Prop>,
    pub span: Span,
    /// As the user wrote it.
    pub text: String,
    /// It is a question of the user's, whose answer is a run that breaks it.
    pub asked: bool,
}

impl Promise {
    /// What a run is called that breaks it.
    pub fn kind(&self) -> FaultKind {
        if self.asked { FaultKind::Witness } else { FaultKind::Invariant }
    }
}

impl Machine {
    /// The value of a variable in a final state.
    pub fn value(&self, s: &State, var: Var) -> i64 {
        match var {
            Var::Reg(t, r) => self.register(s, t, r).expect("nothing is in flight at the end"),
            Var::Loc(l) => self.memory(s, l),
        }
    }

    /// Whether a state is final and breaks the program's promise.
    pub(crate) fn breaks_promise(&self, s: &State) -> bool {
        let Some(p) = &self.program.promise else { return false };
        let get = |v: Var| self.value(s, v);
        self.is_final(s) && p.filter.as_ref().is_none_or(|f| f.eval(&get)) && !p.prop.eval(&get)
    }
}
