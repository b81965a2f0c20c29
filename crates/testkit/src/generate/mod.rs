//! Makes up small concurrent Promela programs.
//!
//! A program is well formed by construction: every name is declared, every
//! channel has the number of fields that are sent, loops inside `d_step` end, and
//! the values assigned stay small so that the state space does. What SPIN still
//! refuses (few: an infinite `goto` loop, a label twice) is dropped by the caller.
//!
//! 1. Globals, channels, a record, an `mtype` ([`Maker::world`]).
//! 2. Processes with parameters and locals, bodies by [`body`].
//! 3. `init` with `run`, sometimes a never claim, sometimes formulas.
//!
//! Not here: programs that test one construct on purpose. They are in the suite.

mod body;
mod exprs;
mod extras;

use crate::formula;
use crate::program::*;
use crate::rng::Rng;

/// What kinds of program are wanted.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Add this many `ltl` blocks.
    pub formulas: usize,
    /// Add a never claim in some programs.
    pub never: bool,
}

impl Shape {
    pub fn safety() -> Self {
        Shape { formulas: 0, never: false }
    }

    pub fn liveness() -> Self {
        Shape { formulas: 2, never: false }
    }
}

/// The program of a seed: always the same one.
pub fn program(seed: u64, shape: Shape) -> Program {
    let mut maker = Maker::new(seed);
    maker.world();
    maker.processes();
    let mut program = maker.finish();
    extras::add(&mut program, seed, shape.formulas > 0 || shape.never);
    if shape.formulas > 0 {
        // With a formula SPIN still stops at a failed assertion; heddle asks one thing at
        // a time.
        program.procs.iter_mut().for_each(|p| without_assertions(&mut p.body));
        program.inlines.iter_mut().for_each(|f| without_assertions(&mut f.body));
        program.init.iter_mut().for_each(|b| without_assertions(b));
    }
    if shape.formulas > 0 || shape.never {
        // With a claim SPIN still looks for cycles through accept labels of the program.
        program.procs.iter_mut().for_each(|p| without_accept(&mut p.body));
    }
    let mut rng = Rng::new(seed ^ 0x5EED_0F17);
    let atoms = atoms(&mut rng, &program);
    for i in 0..shape.formulas {
        program.formulas.push((format!("p{i}"), formula::random(&mut rng, &atoms)));
    }
    if shape.never {
        program.never = Some(claim(&mut rng, &atoms));
    }
    program
}

/// A channel that statements can name.
#[derive(Clone, Debug)]
struct Channel {
    place: Place,
    size: usize,
    fields: Vec<Type>,
}

/// A scalar that statements can name.
#[derive(Clone, Debug)]
struct Scalar {
    place: Place,
    ty: Type,
}

/// The state of making one program.
struct Maker {
    rng: Rng,
    program: Program,
    channels: Vec<Channel>,
    scalars: Vec<Scalar>,
    /// Processes that may be run, with their parameters.
    runnable: Vec<(String, Vec<Type>)>,
    /// Whether processes look into each other, and what they can name there so far.
    looks: bool,
    remotes: Vec<String>,
    /// Words about processes and the scheduler that may stand in an expression.
    words: Vec<String>,
    /// Statements with priorities, where there are any.
    sets_priority: bool,
    /// Where an array is read outside its bounds once in a while.
    careless: bool,
}

impl Maker {
    fn new(seed: u64) -> Self {
        Maker {
            rng: Rng::new(seed),
            program: Program::default(),
            channels: Vec::new(),
            scalars: Vec::new(),
            runnable: Vec::new(),
            looks: false,
            remotes: Vec::new(),
            words: Vec::new(),
            sets_priority: false,
            careless: false,
        }
    }

    fn finish(self) -> Program {
        self.program
    }

    fn world(&mut self) {
        if self.rng.chance(35) {
            self.program.mtypes = ["m0", "m1", "m2"].map(String::from).to_vec();
        }
        if self.rng.chance(15) {
            self.program.named = ["k0", "k1"].map(String::from).to_vec();
        }
        if self.rng.chance(20) {
            self.record();
        }
        for i in 0..self.rng.range(1, 4) {
            let ty = self.scalar_type();
            let var = self.scalar_var(format!("g{i}"), ty);
            self.scalars.extend(named(&var, &self.program.records));
            self.program.globals.push(var);
        }
        if !self.program.records.is_empty() {
            let name = self.program.records[0].name.clone();
            let mut var = plain("rec", Type::Record(name));
            var.array = self.rng.chance(30).then_some(2);
            self.scalars.extend(named(&var, &self.program.records));
            self.program.globals.push(var);
        }
        if self.rng.chance(60) {
            for i in 0..self.rng.range(1, 2) {
                self.channel(format!("q{i}"));
            }
        }
    }

    fn record(&mut self) {
        let mut flags = plain("f", Type::Bit);
        flags.array = Some(2);
        let fields = vec![plain("a", Type::Byte), flags];
        self.program.records.push(Record { name: "Rec".into(), fields });
    }

    fn scalar_type(&mut self) -> Type {
        match self.rng.weighted(&[4, 4, 8, 2, 3, 2, 1, 3, 1]) {
            0 => Type::Bit,
            1 => Type::Bool,
            2 => Type::Byte,
            3 => Type::Short,
            4 => Type::Int,
            5 => Type::Unsigned(2),
            6 => Type::Pid,
            8 if !self.program.named.is_empty() => Type::Named,
            _ if self.program.mtypes.is_empty() => Type::Byte,
            _ => Type::Mtype,
        }
    }

    fn scalar_var(&mut self, name: String, ty: Type) -> Var {
        let mut var = plain(&name, ty);
        if self.rng.chance(15) && !matches!(var.ty, Type::Unsigned(_)) {
            var.array = Some(2);
        }
        if self.rng.chance(25) {
            var.value = Some(self.constant(&var.ty.clone()));
        }
        var
    }

    fn channel(&mut self, name: String) {
        let size = *self.rng.pick(&[0, 0, 1, 1, 2, 3]);
        let n = self.rng.range(1, 2);
        let fields: Vec<Type> = (0..n)
            .map(|_| match self.scalar_type() {
                // A lone bit is a byte in SPIN's channels; see `width` for why that matters.
                Type::Pid | Type::Unsigned(_) => Type::Byte,
                Type::Bit | Type::Bool if n == 1 => Type::Byte,
                ty => ty,
            })
            .collect();
        let mut var = plain(&name, Type::Chan(Some((size, fields.clone()))));
        let array = self.rng.chance(12).then_some(2);
        var.array = array;
        let index = array.map(|_| Box::new(Expr::Num(self.rng.range(0, 1))));
        let place = Place { name, index, field: None };
        self.channels.push(Channel { place, size, fields });
        self.program.globals.push(var);
    }

    fn processes(&mut self) {
        let count = self.rng.weighted(&[2, 5, 3]) + 1;
        let with_init = self.rng.chance(30);
        let priorities = self.rng.chance(6);
        let provided = self.rng.chance(5);
        self.looks = self.rng.chance(10);
        self.sets_priority = priorities && self.rng.chance(40);
        self.careless = self.rng.chance(6);
        self.words = match self.rng.below(24) {
            0 => vec!["_last".into()],
            1 => vec!["enabled(0)".into(), "enabled(1)".into()],
            2 => vec!["pc_value(0)".into(), "pc_value(1)".into()],
            _ if self.sets_priority => vec!["_priority".into(), "get_priority(0)".into()],
            _ => Vec::new(),
        };
        // Any two processes alive multiply; three copies of a long body are too many.
        let mut copies = 3;
        for i in 0..count {
            let run_only = with_init && self.rng.chance(60);
            let mut active = if run_only { 0 } else { 1 };
            if active == 1 && copies > count && self.rng.chance(20) {
                active = 2;
                copies -= 1;
            }
            let mut proc = self.process(format!("P{i}"), active);
            if priorities {
                proc.priority = Some(self.rng.range(1, 3) as u8);
            }
            if provided && self.rng.chance(50) {
                proc.provided = Some(self.condition(1));
            }
            proc.deterministic = self.rng.chance(2);
            self.program.procs.push(proc);
        }
        let none_active = self.program.procs.iter().all(|p| p.active == 0);
        if none_active || !self.runnable.is_empty() {
            self.program.init = Some(self.init_body());
        }
    }

    fn process(&mut self, name: String, active: usize) -> Proc {
        let (scalars, channels) = (self.scalars.clone(), self.channels.clone());
        let mut params = Vec::new();
        if active == 0 {
            for i in 0..self.rng.range(0, 2) {
                params.push(self.parameter(i));
            }
        }
        let mut locals = Vec::new();
        for i in 0..self.rng.weighted(&[3, 4, 2]) {
            let ty = self.scalar_type();
            let var = self.scalar_var(format!("x{i}"), ty);
            self.scalars.extend(named(&var, &self.program.records));
            locals.push(var);
        }
        if self.rng.chance(8) {
            let fields = vec![Type::Byte];
            locals.push(plain("lq", Type::Chan(Some((1, fields.clone())))));
            self.channels.push(Channel { place: Place::named("lq"), size: 1, fields });
        }
        let types = params.iter().map(|p| self.signature(p)).collect();
        let body = body::make(self);
        if active == 0 {
            self.runnable.push((name.clone(), types));
        } else if self.looks {
            self.remotes.extend(seen_from_outside(&name, &locals, &body));
        }
        (self.scalars, self.channels) = (scalars, channels);
        let (priority, provided, deterministic) = (None, None, false);
        Proc { name, active, params, locals, priority, provided, deterministic, body }
    }

    /// A scalar, or a channel of the kind of one that exists.
    fn parameter(&mut self, i: i32) -> Var {
        let name = format!("a{i}");
        if !self.channels.is_empty() && self.rng.chance(40) {
            let like = self.rng.pick(&self.channels).clone();
            self.channels.push(Channel { place: Place::named(&name), ..like });
            return plain(&name, Type::Chan(None));
        }
        let ty = match self.scalar_type() {
            Type::Unsigned(_) => Type::Byte,
            ty => ty,
        };
        let var = plain(&name, ty);
        self.scalars.push(Scalar { place: Place::named(&name), ty: var.ty.clone() });
        var
    }

    /// The type of a parameter; of a channel, the kind that it copied.
    fn signature(&self, param: &Var) -> Type {
        match self.channels.iter().find(|c| c.place == Place::named(&param.name)) {
            Some(like) => Type::Chan(Some((like.size, like.fields.clone()))),
            None => param.ty.clone(),
        }
    }

    fn init_body(&mut self) -> Seq {
        let mut runs: Seq = Vec::new();
        for (name, types) in self.runnable.clone() {
            for _ in 0..if self.rng.chance(20) { 2 } else { 1 } {
                let args = types.iter().map(|t| self.argument(t)).collect();
                runs.push(Stmt::Expr(Expr::Run(name.clone(), args)));
            }
        }
        let mut out = if self.rng.chance(50) { vec![Stmt::Atomic(runs)] } else { runs };
        if self.rng.chance(30) {
            let alone = Expr::bin("==", Expr::word("_nr_pr"), Expr::Num(1));
            out.push(Stmt::Expr(alone));
            out.push(Stmt::Assert(self.condition(1)));
        }
        if out.is_empty() {
            out.push(Stmt::Skip);
        }
        out
    }

    fn argument(&mut self, ty: &Type) -> Expr {
        if let Type::Chan(Some((size, fields))) = ty {
            let fits = |c: &&Channel| c.fields == *fields && (c.size > 0) == (*size > 0);
            let fits: Vec<Channel> = self.channels.iter().filter(fits).cloned().collect();
            return Expr::Var(self.rng.pick(&fits).place.clone());
        }
        if self.rng.chance(70) { self.constant(ty) } else { self.value(1) }
    }
}

/// What others can say of a process: that it is at a label, what a variable holds.
fn seen_from_outside(name: &str, locals: &[Var], body: &[Stmt]) -> Vec<String> {
    let plain =
        |v: &&Var| v.array.is_none() && !matches!(v.ty, Type::Chan(_) | Type::Mtype | Type::Named);
    let mut out: Vec<String> =
        locals.iter().filter(plain).map(|v| format!("{name}:{}", v.name)).collect();
    for stmt in body {
        if let Stmt::Label(label, _) = stmt {
            out.push(format!("{name}@{label}"));
        }
    }
    out
}

/// Values of one kind may not stand where another is wanted: 0 for numbers.
fn family(ty: &Type) -> u8 {
    match ty {
        Type::Mtype => 1,
        Type::Named => 2,
        _ => 0,
    }
}

fn plain(name: &str, ty: Type) -> Var {
    Var { name: name.to_owned(), ty, array: None, value: None, prefix: "" }
}

/// The scalars behind a variable: its elements and fields.
fn named(var: &Var, records: &[Record]) -> Vec<Scalar> {
    let index = |i| var.array.map(|_| Box::new(Expr::Num(i)));
    if let Type::Record(name) = &var.ty {
        let record = records.iter().find(|r| r.name == *name).expect("records are declared first");
        let field = |f: &Var| {
            let inner = f.array.map(|_| Box::new(Expr::Num(1)));
            let place = Place {
                name: var.name.clone(),
                index: index(0),
                field: Some((f.name.clone(), inner)),
            };
            Scalar { place, ty: f.ty.clone() }
        };
        return record.fields.iter().map(field).collect();
    }
    let last = var.array.map_or(0, |n| n as i32 - 1);
    (0..=last)
        .map(|i| Scalar {
            place: Place { name: var.name.clone(), index: index(i), field: None },
            ty: var.ty.clone(),
        })
        .collect()
}

fn without_assertions(body: &mut [Stmt]) {
    for stmt in body {
        match stmt {
            Stmt::Assert(_) => *stmt = Stmt::Skip,
            Stmt::Label(_, inner) => without_assertions(std::slice::from_mut(&mut **inner)),
            Stmt::If(list, other) | Stmt::Do(list, other) => {
                list.iter_mut().for_each(|b| without_assertions(b));
                other.iter_mut().for_each(|b| without_assertions(b));
            }
            Stmt::For(.., body) | Stmt::ForIn(.., body) => without_assertions(body),
            Stmt::Atomic(body) | Stmt::Dstep(body) | Stmt::Block(body) => {
                without_assertions(body);
            }
            Stmt::Unless(main, escape) => {
                without_assertions(main);
                without_assertions(escape);
            }
            _ => {}
        }
    }
}

/// Every accept label becomes a plain one.
fn without_accept(body: &mut [Stmt]) {
    let plain = |name: &mut String| {
        if name.starts_with("accept") {
            *name = format!("L{name}");
        }
    };
    for stmt in body {
        match stmt {
            Stmt::Goto(name) => plain(name),
            Stmt::Label(name, inner) => {
                plain(name);
                without_accept(std::slice::from_mut(&mut **inner));
            }
            Stmt::If(list, other) | Stmt::Do(list, other) => {
                list.iter_mut().for_each(|b| without_accept(b));
                other.iter_mut().for_each(|b| without_accept(b));
            }
            Stmt::For(.., body) | Stmt::ForIn(.., body) => without_accept(body),
            Stmt::Atomic(body) | Stmt::Dstep(body) | Stmt::Block(body) => {
                without_accept(body);
            }
            Stmt::Unless(main, escape) => {
                without_accept(main);
                without_accept(escape);
            }
            _ => {}
        }
    }
}

/// Propositions over the global scalars.
fn atoms(rng: &mut Rng, program: &Program) -> Vec<String> {
    let scalars: Vec<Scalar> = program
        .globals
        .iter()
        .filter(|v| !matches!(v.ty, Type::Chan(_)))
        .flat_map(|v| named(v, &program.records))
        .collect();
    let mut out = Vec::new();
    for _ in 0..3 {
        let scalar = rng.pick(&scalars);
        let op = *rng.pick(&["==", "==", "!=", "<", ">"]);
        let right = match scalar.ty {
            Type::Mtype => Expr::Word(rng.pick(&program.mtypes).clone()),
            Type::Named => Expr::Word(rng.pick(&program.named).clone()),
            _ => Expr::Num(rng.range(0, 2)),
        };
        let text = crate::print::expr(&Expr::bin(op, Expr::Var(scalar.place.clone()), right));
        out.push(text.trim_start_matches('(').trim_end_matches(')').to_owned());
    }
    out
}

/// A never claim of two or three states, some of them accepting.
fn claim(rng: &mut Rng, atoms: &[String]) -> Seq {
    let guard = |rng: &mut Rng| {
        Stmt::Expr(match rng.below(4) {
            0 => Expr::word("true"),
            1 => Expr::Word(format!("!({})", rng.pick(atoms))),
            _ => Expr::Word(format!("({})", rng.pick(atoms))),
        })
    };
    let names = if rng.chance(70) { ["S0", "accept_1"] } else { ["accept_0", "S1"] };
    let state = |rng: &mut Rng, own: &str, other: &str| {
        let first = match rng.below(10) {
            0 => Stmt::Atomic(vec![guard(rng), guard(rng)]),
            1 => Stmt::Dstep(vec![guard(rng), Stmt::Skip]),
            _ => guard(rng),
        };
        let mut list = vec![vec![first, Stmt::Goto(other.to_owned())]];
        list.push(vec![guard(rng), Stmt::Goto(own.to_owned())]);
        if rng.chance(15) {
            list.push(vec![guard(rng), Stmt::Goto("S_end".to_owned())]);
        }
        Stmt::Label(own.to_owned(), Box::new(Stmt::If(list, None)))
    };
    let mut out = vec![state(rng, names[0], names[1]), state(rng, names[1], names[0])];
    out.push(Stmt::Label("S_end".to_owned(), Box::new(Stmt::Skip)));
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print;

    #[test]
    fn a_seed_is_a_program() {
        for seed in 0..20 {
            let once = print::program(&program(seed, Shape::liveness()));
            assert_eq!(once, print::program(&program(seed, Shape::liveness())));
        }
    }
}
