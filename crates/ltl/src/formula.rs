//! Linear temporal logic as a tree. Atoms are numbers; whoever built the
//! formula knows what they mean.

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Formula {
    True,
    False,
    Atom(u32),
    Not(Box<Formula>),
    And(Box<Formula>, Box<Formula>),
    Or(Box<Formula>, Box<Formula>),
    Implies(Box<Formula>, Box<Formula>),
    Iff(Box<Formula>, Box<Formula>),
    /// `X`
    Next(Box<Formula>),
    /// `[]`, `G`
    Always(Box<Formula>),
    /// `<>`, `F`
    Eventually(Box<Formula>),
    /// `U`, strong
    Until(Box<Formula>, Box<Formula>),
    /// `W`
    WeakUntil(Box<Formula>, Box<Formula>),
    /// `V`, `R`: the dual of `U`
    Release(Box<Formula>, Box<Formula>),
}
