//! Random expressions: small values, true and false about equally often.

use super::{Channel, Maker, family};
use crate::program::*;

impl Maker {
    /// A constant of the type.
    pub(super) fn constant(&mut self, ty: &Type) -> Expr {
        match ty {
            Type::Mtype => Expr::word(&self.rng.pick(&self.program.mtypes).clone()),
            Type::Named => Expr::word(&self.rng.pick(&self.program.named).clone()),
            Type::Bool => Expr::word(if self.rng.chance(50) { "true" } else { "false" }),
            Type::Bit => Expr::Num(self.rng.range(0, 1)),
            Type::Int | Type::Short if self.rng.chance(20) => Expr::Num(self.rng.range(-2, -1)),
            _ => Expr::Num(self.rng.range(0, 3)),
        }
    }

    /// Any value; it may be large or negative.
    pub(super) fn value(&mut self, depth: usize) -> Expr {
        if depth == 0 || self.rng.chance(35) {
            return self.leaf();
        }
        let op = *self.rng.pick(&["+", "+", "-", "*", "&", "|", "^", "%", "/", "<<", ">>"]);
        let a = self.value(depth - 1);
        match op {
            // A zero on the right is a crash of SPIN's verifier; a large shift is
            // undefined in the C that it is compiled from.
            "%" | "/" => Expr::bin(op, a, Expr::Num(self.rng.range(1, 3))),
            "<<" | ">>" => Expr::bin(op, a, Expr::Num(self.rng.range(0, 2))),
            _ => match self.rng.below(12) {
                0 => Expr::Un("-", Box::new(a)),
                1 => Expr::Un("~", Box::new(a)),
                2 => {
                    let (c, b) = (self.pure(depth - 1), self.value(depth - 1));
                    Expr::Cond(Box::new(c), Box::new(a), Box::new(b))
                }
                3 => match self.pure(depth - 1) {
                    // As an operand SPIN gives a poll no parentheses.
                    Expr::Poll { .. } => Expr::Num(1),
                    other => other,
                },
                _ => Expr::bin(op, a, self.value(depth - 1)),
            },
        }
    }

    fn leaf(&mut self) -> Expr {
        if !self.remotes.is_empty() && self.rng.chance(25) {
            return Expr::Word(self.rng.pick(&self.remotes).clone());
        }
        if !self.words.is_empty() && self.rng.chance(15) {
            return Expr::Word(self.rng.pick(&self.words).clone());
        }
        match self.rng.weighted(&[10, 4, 1, 1, 1]) {
            0 if !self.scalars.is_empty() => self.read(),
            2 => Expr::word("_pid"),
            3 => Expr::word("_nr_pr"),
            // Of buffered channels: during a handshake SPIN counts the message as queued.
            4 if self.buffered().is_some() => {
                Expr::Chan("len", self.buffered().expect("just seen").place)
            }
            _ => Expr::Num(self.rng.range(0, 3)),
        }
    }

    /// A scalar, or an array element at an index that is computed.
    fn read(&mut self) -> Expr {
        Expr::Var(self.place())
    }

    pub(super) fn place(&mut self) -> Place {
        let mut place = self.rng.pick(&self.scalars).place.clone();
        if place.index.is_some() && self.rng.chance(30) {
            place.index = Some(Box::new(self.index()));
        }
        place
    }

    /// An expression in 0..=1: the size of every array is two.
    fn index(&mut self) -> Expr {
        if self.careless && self.rng.chance(20) {
            return self.value(1);
        }
        let bits: Vec<Place> = self
            .scalars
            .iter()
            .filter(|s| matches!(s.ty, Type::Bit | Type::Bool) && s.place.index.is_none())
            .map(|s| s.place.clone())
            .collect();
        if bits.is_empty() || self.rng.chance(30) {
            return Expr::bin("%", Expr::word("_pid"), Expr::Num(2));
        }
        Expr::Var(self.rng.pick(&bits).clone())
    }

    /// A value small enough for the scalar to take few values over a run.
    pub(super) fn small_value(&mut self, ty: &Type) -> Expr {
        match self.rng.weighted(&[40, 35, 15, 10]) {
            0 => self.constant(ty),
            1 if family(ty) == 0 => {
                let v = self.value(2);
                let n = self.rng.range(2, 3);
                Expr::bin("%", v, Expr::Num(n))
            }
            2 => {
                let same: Vec<Place> = self
                    .scalars
                    .iter()
                    .filter(|s| family(&s.ty) == family(ty))
                    .map(|s| s.place.clone())
                    .collect();
                if same.is_empty() {
                    self.constant(ty)
                } else {
                    Expr::Var(self.rng.pick(&same).clone())
                }
            }
            _ if family(ty) == 2 => self.constant(ty),
            _ => self.pure(1),
        }
    }

    /// A condition that may stand as a statement. SPIN's grammar allows `full(q)`
    /// and its kind only here, joined by `&&` and `||` at most.
    pub(super) fn condition(&mut self, depth: usize) -> Expr {
        if depth > 0 && self.rng.chance(30) {
            let (a, b) = (self.condition(depth - 1), self.condition(depth - 1));
            return Expr::bin(if self.rng.chance(50) { "&&" } else { "||" }, a, b);
        }
        match self.buffered() {
            Some(chan) if self.rng.chance(18) => {
                let what = *self.rng.pick(&["full", "nfull", "empty", "nempty"]);
                Expr::Chan(what, chan.place)
            }
            _ => self.pure(depth),
        }
    }

    /// A condition that may stand anywhere in an expression.
    pub(super) fn pure(&mut self, depth: usize) -> Expr {
        if depth > 0 && self.rng.chance(35) {
            return match self.rng.below(5) {
                0 => Expr::Un("!", Box::new(self.pure(depth - 1))),
                1 | 2 => Expr::bin("&&", self.pure(depth - 1), self.pure(depth - 1)),
                _ => Expr::bin("||", self.pure(depth - 1), self.pure(depth - 1)),
            };
        }
        match self.rng.weighted(&[12, 2, 1]) {
            1 if self.buffered().is_some() => {
                let chan = self.buffered().expect("just seen");
                let random = self.rng.chance(40);
                let args = self.patterns(&chan);
                Expr::Poll { chan: chan.place, random, args }
            }
            2 => {
                let what = *self.rng.pick(&["_nr_pr", "_pid"]);
                Expr::bin("<", Expr::word(what), Expr::Num(self.rng.range(1, 3)))
            }
            _ => self.comparison(),
        }
    }

    fn comparison(&mut self) -> Expr {
        if self.scalars.is_empty() {
            return Expr::word("true");
        }
        let op = *self.rng.pick(&["==", "==", "!=", "<", "<=", ">", ">="]);
        let left = self.rng.pick(&self.scalars).clone();
        if family(&left.ty) != 0 {
            let right = self.constant(&left.ty);
            return Expr::bin(op, Expr::Var(left.place), right);
        }
        let left = if self.rng.chance(25) { self.value(2) } else { Expr::Var(left.place) };
        let right =
            if self.rng.chance(75) { Expr::Num(self.rng.range(0, 2)) } else { self.value(1) };
        Expr::bin(op, left, right)
    }

    /// A buffered channel, the same one until the next draw of anything else.
    pub(super) fn buffered(&self) -> Option<Channel> {
        self.channels.iter().find(|c| c.size > 0).cloned()
    }

    /// Constants, `eval` and `_`: what a poll may contain.
    pub(super) fn patterns(&mut self, chan: &Channel) -> Vec<Arg> {
        let fields = chan.fields.clone();
        fields
            .iter()
            .map(|ty| match self.rng.below(4) {
                0 => Arg::Any,
                1 if family(ty) == 0 => Arg::Eval(self.value(1)),
                _ => Arg::Match(self.literal(ty)),
            })
            .collect()
    }

    /// A constant that a receive may match: a number or an `mtype` name.
    pub(super) fn literal(&mut self, ty: &Type) -> Expr {
        match ty {
            Type::Mtype | Type::Named => self.constant(ty),
            _ => Expr::Num(self.rng.range(0, 2)),
        }
    }
}
