//! Random process bodies.
//!
//! The context keeps a body well formed: no labels or jumps inside `d_step`, no
//! rendezvous there, loops in `atomic` and `d_step` that end.

use super::{Channel, Maker, Scalar, family, plain};
use crate::program::*;

/// Where a statement stands.
#[derive(Clone, Copy)]
struct Context {
    /// How many levels of nesting may still be opened.
    depth: usize,
    in_loop: bool,
    in_atomic: bool,
    in_dstep: bool,
}

/// A whole body. Labels stand on the top level and jumps go to them.
pub(super) fn make(maker: &mut Maker) -> Seq {
    let labels = match maker.rng.below(10) {
        0 | 1 => vec![label_name(maker)],
        _ => Vec::new(),
    };
    let mut body = Body { maker, labels: labels.clone(), fresh: 0 };
    let at = Context { depth: 3, in_loop: false, in_atomic: false, in_dstep: false };
    let mut out = body.sequence(at, 5);
    if !body.maker.runnable.is_empty() && body.maker.rng.chance(15) {
        let start = body.start();
        out.insert(body.maker.rng.below(out.len() + 1), start);
    }
    if body.maker.rng.chance(6)
        && let Some(promise) = body.promise()
    {
        out.insert(0, promise);
    }
    for label in labels {
        let i = body.maker.rng.below(out.len());
        // SPIN takes a jump to a label on a `d_step` for a jump into it.
        if !matches!(out[i], Stmt::Declare(_) | Stmt::Label(..) | Stmt::Dstep(_)) {
            out[i] = Stmt::Label(label, Box::new(out[i].clone()));
        } else {
            out.insert(i, Stmt::Label(label, Box::new(Stmt::Skip)));
        }
    }
    out
}

fn label_name(maker: &mut Maker) -> String {
    maker.rng.pick(&["L", "L", "L", "end", "end_x", "progress", "accept"]).to_string()
}

struct Body<'a> {
    maker: &'a mut Maker,
    labels: Vec<String>,
    /// Names given to declarations in the middle.
    fresh: usize,
}

impl Body<'_> {
    fn sequence(&mut self, at: Context, most: usize) -> Seq {
        let n = self.maker.rng.range(1, most as i32);
        let mut out = Vec::new();
        for _ in 0..n {
            out.push(self.statement(at));
            if matches!(out.last(), Some(Stmt::Break | Stmt::Goto(_))) {
                break;
            }
        }
        out
    }

    fn statement(&mut self, at: Context) -> Stmt {
        if self.maker.sets_priority && self.maker.rng.chance(6) && !at.in_dstep {
            let words = ["_priority = 2", "_priority = 1", "set_priority(0, 3)"];
            return Stmt::Expr(Expr::word(self.maker.rng.pick::<&str>(&words)));
        }
        let plain = [30, 8, 8, 6, 5, 3, 3, 4];
        let deep = [12, 9, 8, 6, 4, 2, 2, 3];
        let mut weights = plain.to_vec();
        weights.extend(if at.depth > 0 { deep } else { [0; 8] });
        match self.maker.rng.weighted(&weights) {
            0 => self.assign(),
            1 => self.send(at),
            2 => self.receive(at),
            3 if !at.in_dstep => Stmt::Expr(self.maker.condition(1)),
            4 => self.bounded_step(at),
            5 => Stmt::Assert(self.maker.condition(1)),
            6 => self.quiet(),
            7 => self.jump(at),
            8 => self.choice(at),
            9 if !at.in_atomic && !at.in_dstep => self.repetition(at),
            10 if !at.in_dstep => self.atomic(at),
            11 if !at.in_dstep => self.d_step(at),
            12 => self.unless(at),
            13 if self.maker.rng.chance(25) => self.for_in(at),
            13 => self.for_loop(at),
            14 => self.select(),
            15 => Stmt::Block(self.sequence(inner(at), 3)),
            _ => self.assign(),
        }
    }

    /// A process is started, its number kept or not.
    fn start(&mut self) -> Stmt {
        let (name, types) = self.maker.rng.pick(&self.maker.runnable).clone();
        let args = types.iter().map(|t| self.maker.argument(t)).collect();
        let run = Expr::Run(name, args);
        let scalar = self.target().filter(|s| matches!(s.ty, Type::Byte | Type::Int));
        match scalar {
            Some(s) if self.maker.rng.chance(50) => {
                // Not where it may be skipped: SPIN undoes it in any case
                // (docs/spin-differences.md).
                let value = match self.maker.rng.below(6) {
                    0 => Expr::bin("+", Expr::Num(1), run),
                    1 => Expr::Un("-", Box::new(run)),
                    _ => run,
                };
                Stmt::Assign(s.place, value)
            }
            _ if self.maker.rng.chance(8) => Stmt::Assert(run),
            _ if self.maker.rng.chance(8) => Stmt::Printf(Some(run)),
            _ => Stmt::Expr(run),
        }
    }

    /// That nobody else uses one end of a channel, true or not. Only of buffered
    /// channels: of others it is an error in itself.
    fn promise(&mut self) -> Option<Stmt> {
        let global = |c: &&Channel| c.size > 0 && c.place.index.is_none();
        let chans: Vec<Channel> = self.maker.channels.iter().filter(global).cloned().collect();
        if chans.is_empty() {
            return None;
        }
        let word = if self.maker.rng.chance(50) { "xr" } else { "xs" };
        let name = &self.maker.rng.pick(&chans).place.name;
        Some(Stmt::Expr(Expr::Word(format!("{word} {name}"))))
    }

    fn assign(&mut self) -> Stmt {
        let Some(scalar) = self.target() else { return Stmt::Skip };
        if self.maker.rng.chance(12)
            && matches!(scalar.ty, Type::Bit | Type::Bool | Type::Unsigned(_))
        {
            return Stmt::Step(scalar.place, if self.maker.rng.chance(50) { "++" } else { "--" });
        }
        let value = self.maker.small_value(&scalar.ty);
        Stmt::Assign(scalar.place, value)
    }

    fn target(&mut self) -> Option<Scalar> {
        if self.maker.scalars.is_empty() {
            return None;
        }
        let i = self.maker.rng.below(self.maker.scalars.len());
        let mut scalar = self.maker.scalars[i].clone();
        if scalar.place.index.is_some() && self.maker.rng.chance(30) {
            let place = self.maker.place();
            if place.name == scalar.place.name {
                scalar.place = place;
            }
        }
        Some(scalar)
    }

    /// A counter that does not run away: guarded where it is.
    fn bounded_step(&mut self, at: Context) -> Stmt {
        let Some(scalar) = self.target() else { return Stmt::Skip };
        if family(&scalar.ty) != 0 {
            return self.assign();
        }
        let below = Expr::bin("<", Expr::Var(scalar.place.clone()), Expr::Num(2));
        let step = Stmt::Step(scalar.place.clone(), "++");
        let mut up = vec![Stmt::Expr(below), step];
        if at.depth > 0 && self.maker.rng.chance(30) {
            up.push(self.statement(Context { depth: 0, ..at }));
        }
        Stmt::If(vec![up], Some(Vec::new()))
    }

    fn pick_channel(&mut self) -> Option<Channel> {
        if self.maker.channels.is_empty() {
            return None;
        }
        let i = self.maker.rng.below(self.maker.channels.len());
        Some(self.maker.channels[i].clone())
    }

    fn send(&mut self, at: Context) -> Stmt {
        let Some(chan) = self.pick_channel() else { return self.assign() };
        if at.in_dstep && (chan.size == 0 || self.maker.rng.chance(90)) {
            return self.assign();
        }
        let args = chan.fields.clone().iter().map(|ty| self.message(ty)).collect();
        let sorted = chan.size > 0 && self.maker.rng.chance(12);
        Stmt::Send { chan: chan.place, sorted, args }
    }

    fn message(&mut self, ty: &Type) -> Expr {
        match ty {
            Type::Mtype | Type::Named => self.maker.constant(ty),
            _ => self.maker.small_value(ty),
        }
    }

    fn receive(&mut self, at: Context) -> Stmt {
        let Some(chan) = self.pick_channel() else { return self.assign() };
        if at.in_dstep {
            return self.assign();
        }
        let random = chan.size > 0 && self.maker.rng.chance(15);
        let copy = chan.size > 0 && self.maker.rng.chance(8);
        let mut used: Vec<Place> = Vec::new();
        let fields = chan.fields.clone();
        let args = fields.iter().map(|ty| self.received(ty, &mut used)).collect();
        Stmt::Recv { chan: chan.place, random, copy, args }
    }

    /// A variable, each at most once in a receive; or a pattern.
    fn received(&mut self, ty: &Type, used: &mut Vec<Place>) -> Arg {
        let fits: Vec<Place> = self
            .maker
            .scalars
            .iter()
            .filter(|s| family(&s.ty) == family(ty))
            // SPIN undoes a receive from the variable: one that is too narrow for the field
            // damages the channel (docs/spin-differences.md).
            .filter(|s| width(&s.ty) >= width(ty))
            .map(|s| s.place.clone())
            .filter(|p| used.iter().all(|u| u.name != p.name))
            .collect();
        match self.maker.rng.below(6) {
            0 => Arg::Any,
            1 => Arg::Match(self.maker.literal(ty)),
            // SPIN undoes a receive that sets what it evaluates wrongly
            // (docs/spin-differences.md): only constants are safe after a variable.
            2 if family(ty) == 0 && used.is_empty() => {
                // Nor may it look at a channel: the receive changes that too.
                let value = match self.maker.value(1) {
                    value if value.asks_channels() => self.maker.literal(ty),
                    value => value,
                };
                used.extend(value.names().iter().map(String::as_str).map(Place::named));
                Arg::Eval(value)
            }
            _ if fits.is_empty() => Arg::Any,
            _ => {
                let place = self.maker.rng.pick(&fits).clone();
                used.push(place.clone());
                Arg::Var(place)
            }
        }
    }

    fn quiet(&mut self) -> Stmt {
        match self.maker.rng.below(4) {
            0 => Stmt::Printf(None),
            1 => Stmt::Printf(Some(self.maker.value(1))),
            2 => Stmt::Expr(Expr::word("true")),
            _ => Stmt::Skip,
        }
    }

    fn jump(&mut self, at: Context) -> Stmt {
        if at.in_loop && self.maker.rng.chance(50) {
            return Stmt::Break;
        }
        if at.in_dstep || self.labels.is_empty() || at.depth == 3 {
            return self.assign();
        }
        Stmt::Goto(self.maker.rng.pick(&self.labels).clone())
    }

    fn choice(&mut self, at: Context) -> Stmt {
        if self.maker.rng.chance(3) {
            return Stmt::If(Vec::new(), Some(self.sequence(inner(at), 2)));
        }
        let n = self.maker.rng.range(1, 3);
        let list = (0..n).map(|_| self.option(inner(at))).collect();
        let other = (at.in_dstep || self.maker.rng.chance(40)).then(|| {
            if self.maker.rng.chance(30) { Vec::new() } else { self.sequence(inner(at), 2) }
        });
        Stmt::If(list, other)
    }

    fn repetition(&mut self, at: Context) -> Stmt {
        let inside = Context { in_loop: true, ..inner(at) };
        let n = self.maker.rng.range(1, 3);
        let list = (0..n).map(|_| self.option(inside)).collect();
        let other = self.maker.rng.chance(50).then(|| {
            if self.maker.rng.chance(60) { vec![Stmt::Break] } else { self.sequence(inside, 2) }
        });
        Stmt::Do(list, other)
    }

    /// An option of `if` or `do`: a guard, then statements.
    fn option(&mut self, at: Context) -> Seq {
        let guard = match self.maker.rng.weighted(&[50, 12, 14, 14, 4, 3]) {
            1 if !at.in_dstep => self.send(at),
            2 if !at.in_dstep => self.receive(at),
            3 => self.assign(),
            4 if !at.in_dstep => Stmt::Expr(Expr::word("timeout")),
            5 => self.quiet(),
            _ => Stmt::Expr(self.maker.condition(1)),
        };
        let mut out = vec![guard];
        if self.maker.rng.chance(75) {
            out.extend(self.sequence(at, 2));
        }
        out
    }

    fn atomic(&mut self, at: Context) -> Stmt {
        let inside = Context { in_atomic: true, in_loop: false, ..inner(at) };
        Stmt::Atomic(self.sequence(inside, 4))
    }

    fn d_step(&mut self, at: Context) -> Stmt {
        let inside = Context { in_dstep: true, in_loop: false, ..inner(at) };
        let mut body = Vec::new();
        if self.maker.rng.chance(40) {
            body.push(match self.maker.rng.below(4) {
                0 => self.receive_first(),
                _ => Stmt::Expr(self.maker.condition(1)),
            });
        }
        body.extend(self.sequence(inside, 3));
        // SPIN lets a `d_step` that begins with a choice run in the middle of a rendezvous
        // (docs/spin-differences.md).
        if matches!(body[0], Stmt::If(..) | Stmt::Select(..) | Stmt::Block(_)) {
            body.insert(0, Stmt::Skip);
        }
        // A loop that ends a `d_step` would leave it by a jump, which SPIN refuses.
        if !matches!(body.last(), Some(Stmt::Assign(..))) {
            body.push(Stmt::Skip);
        }
        Stmt::Dstep(body)
    }

    /// Only the first statement of a `d_step` may take part in a rendezvous.
    fn receive_first(&mut self) -> Stmt {
        let Some(chan) = self.pick_channel() else { return self.assign() };
        let mut used = Vec::new();
        let args = chan.fields.clone().iter().map(|ty| self.received(ty, &mut used)).collect();
        Stmt::Recv { chan: chan.place, random: false, copy: false, args }
    }

    fn unless(&mut self, at: Context) -> Stmt {
        let inside = Context { in_loop: false, ..inner(at) };
        let mut main = self.sequence(inside, 3);
        if at.in_dstep {
            // There SPIN does not look for the escape where a choice cannot begin.
            main.insert(0, Stmt::Expr(self.maker.condition(1)));
        }
        let mut escape = vec![match self.maker.rng.below(4) {
            0 if !at.in_dstep => self.receive(inside),
            _ => Stmt::Expr(self.maker.condition(1)),
        }];
        if self.maker.rng.chance(60) {
            escape.extend(self.sequence(inside, 2));
        }
        let unless = Stmt::Unless(main, escape);
        // SPIN refuses a `d_step` that begins with `unless`.
        if at.in_dstep { Stmt::Block(vec![Stmt::Skip, unless]) } else { unless }
    }

    fn for_in(&mut self, at: Context) -> Stmt {
        let scalars = self.maker.scalars.iter();
        let arrays = scalars.filter(|s| s.place.index.is_some() && s.place.field.is_none());
        let arrays: Vec<String> = arrays.map(|s| s.place.name.clone()).collect();
        if arrays.is_empty() {
            return self.for_loop(at);
        }
        let array = self.maker.rng.pick(&arrays).clone();
        let name = format!("i{}", self.fresh);
        self.fresh += 1;
        let inside = Context { in_loop: !at.in_dstep, ..inner(at) };
        let body = self.sequence(inside, 2);
        Stmt::Block(vec![
            Stmt::Declare(plain(&name, Type::Byte)),
            Stmt::ForIn(Place::named(&name), array, body),
        ])
    }

    /// The variable of a `for` is its own, so that the body cannot undo it.
    fn for_loop(&mut self, at: Context) -> Stmt {
        let name = format!("i{}", self.fresh);
        self.fresh += 1;
        let inside = Context { in_loop: !at.in_dstep, ..inner(at) };
        let body = self.sequence(inside, 2);
        let hi = self.maker.rng.range(0, 2);
        Stmt::Block(vec![
            Stmt::Declare(plain(&name, Type::Byte)),
            Stmt::For(Place::named(&name), 0, hi, body),
        ])
    }

    fn select(&mut self) -> Stmt {
        let bytes: Vec<Place> = self
            .maker
            .scalars
            .iter()
            .filter(|s| matches!(s.ty, Type::Byte | Type::Int | Type::Short))
            .filter(|s| s.place.index.is_none() && s.place.field.is_none())
            .map(|s| s.place.clone())
            .collect();
        if bytes.is_empty() {
            return self.assign();
        }
        let place = self.maker.rng.pick(&bytes).clone();
        let hi = self.maker.rng.range(1, 2);
        Stmt::Select(place, 0, hi)
    }
}

fn width(ty: &Type) -> u8 {
    match ty {
        Type::Bit | Type::Bool => 1,
        Type::Unsigned(n) => *n,
        Type::Short => 16,
        Type::Int => 32,
        _ => 8,
    }
}

fn inner(at: Context) -> Context {
    Context { depth: at.depth - 1, ..at }
}
