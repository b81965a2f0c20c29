//! Small Promela programs and a plain interpreter of their statements, one at a time, with
//! every value.
//!
//! The interpreter shares no code with heddle and knows no reduction, no merging and no dead
//! variables: a program is a list of numbered places with the statements that lead from each.
//! A statement is known by its line, of which each has its own, so that whoever follows a run
//! that somebody tells can say what every variable is after each step and which statements
//! can come next.
//!
//! What is made up: variables of each width, arrays, arithmetic that overflows, choices,
//! loops, atomic sequences, messages in channels. Not here: rendezvous, processes that are
//! started, `unless`, `timeout`; SPIN beside heddle covers those.

use crate::rng::Rng;
use std::fmt::Write;

/// Elements of the array.
const SLOTS: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Width {
    Bit,
    Byte,
    Short,
    Int,
}

impl Width {
    fn word(self) -> &'static str {
        match self {
            Width::Bit => "bit",
            Width::Byte => "byte",
            Width::Short => "short",
            Width::Int => "int",
        }
    }

    fn fit(self, v: i32) -> i32 {
        match self {
            Width::Bit => v & 1,
            Width::Byte => v & 255,
            Width::Short => i32::from(v as i16),
            Width::Int => v,
        }
    }
}

#[derive(Clone, Debug)]
enum Place {
    Global(usize),
    Local(usize),
    /// Of the array, at the remainder of this by its length.
    Slot(Box<Expr>),
}

#[derive(Clone, Debug)]
enum Expr {
    Num(i32),
    Read(Place),
    Bin(&'static str, Box<Expr>, Box<Expr>),
    Not(Box<Expr>),
    Length(usize),
}

#[derive(Clone, Debug)]
enum Action {
    Assign(Place, Expr),
    Step(Place, i32),
    Guard(Expr),
    /// True where no other statement of the place is.
    Else,
    Send(usize, [Expr; 2]),
    Receive(usize, [Place; 2]),
    Print(Expr),
    Assert(Expr),
}

#[derive(Clone, Debug)]
struct Edge {
    action: Action,
    line: u32,
    to: usize,
    /// Nobody else moves between this and what follows.
    holds: bool,
}

#[derive(Clone, Debug, Default)]
struct Process {
    locals: Vec<(Width, i32)>,
    places: Vec<Vec<Edge>>,
}

/// A program, and its text.
#[derive(Clone, Debug)]
pub struct Walker {
    globals: Vec<(Width, i32)>,
    slots: Width,
    /// Capacity, and the widths of a message.
    channels: Vec<(usize, [Width; 2])>,
    processes: Vec<Process>,
    pub text: String,
}

/// A state: every value, and where each process stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    globals: Vec<i32>,
    slots: [i32; SLOTS],
    channels: Vec<Vec<[i32; 2]>>,
    /// Of each process: its place and its locals.
    processes: Vec<(usize, Vec<i32>)>,
    /// Who is inside an atomic sequence.
    holder: Option<usize>,
}

/// What a statement did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Did {
    /// It went on, and printed this.
    Went(String),
    /// The assertion does not hold.
    Failed,
}

impl Walker {
    pub fn random(seed: u64) -> Walker {
        let mut writer = Writer { rng: Rng::new(seed), text: String::new(), line: 1 };
        writer.program()
    }

    pub fn first(&self) -> Values {
        let process = |p: &Process| (0, p.locals.iter().map(|l| l.1).collect());
        Values {
            globals: self.globals.iter().map(|g| g.1).collect(),
            slots: [0; SLOTS],
            channels: vec![Vec::new(); self.channels.len()],
            processes: self.processes.iter().map(process).collect(),
            holder: None,
        }
    }

    /// The statements that can be executed: process and line.
    pub fn ways(&self, v: &Values) -> Vec<(usize, u32)> {
        let of = |p: usize| -> Vec<(usize, u32)> {
            self.open(v, p).into_iter().map(|e| (p, e.line)).collect()
        };
        let held = v.holder.map(of).filter(|ways| !ways.is_empty());
        let mut ways = held.unwrap_or_else(|| (0..self.processes.len()).flat_map(of).collect());
        ways.sort_unstable();
        ways
    }

    /// Executes the statement of a process at a line; `None` if it cannot be.
    pub fn take(&self, v: &mut Values, p: usize, line: u32) -> Option<Did> {
        let edge = self.open(v, p).into_iter().find(|e| e.line == line)?.clone();
        v.processes[p].0 = edge.to;
        v.holder = edge.holds.then_some(p);
        let value = |e: &Expr, v: &Values| self.eval(e, v, p);
        match &edge.action {
            Action::Guard(_) | Action::Else => {}
            Action::Assign(to, e) => {
                let x = value(e, v);
                self.put(v, p, to, x);
            }
            Action::Step(to, by) => {
                let x = value(&Expr::Read(to.clone()), v).wrapping_add(*by);
                self.put(v, p, to, x);
            }
            Action::Send(c, es) => {
                let widths = self.channels[*c].1;
                let message = [0, 1].map(|i| widths[i].fit(value(&es[i], v)));
                v.channels[*c].push(message);
            }
            Action::Receive(c, to) => {
                let message = v.channels[*c].remove(0);
                (0..2).for_each(|i| self.put(v, p, &to[i], message[i]));
            }
            Action::Print(e) => return Some(Did::Went(format!("<{}>\n", value(e, v)))),
            Action::Assert(e) if value(e, v) == 0 => return Some(Did::Failed),
            Action::Assert(_) => {}
        }
        Some(Did::Went(String::new()))
    }

    /// Every value by owner and name, as heddle spells them.
    pub fn named(&self, v: &Values) -> Vec<(String, String, String)> {
        let mut out = Vec::new();
        let mut put = |owner: &str, name: String, value: String| {
            out.push((owner.to_string(), name, value));
        };
        v.globals.iter().enumerate().for_each(|(i, x)| put("", format!("g{i}"), x.to_string()));
        v.slots.iter().enumerate().for_each(|(i, x)| put("", format!("a[{i}]"), x.to_string()));
        for (i, queue) in v.channels.iter().enumerate() {
            let each: Vec<String> = queue.iter().map(|m| format!("[{},{}]", m[0], m[1])).collect();
            let all = if each.is_empty() { "[]".into() } else { each.join(" ") };
            put("", format!("q{i}"), all);
        }
        for (p, (_, locals)) in v.processes.iter().enumerate() {
            let owner = format!("P{p}[{p}]");
            locals
                .iter()
                .enumerate()
                .for_each(|(i, x)| put(&owner, format!("l{i}"), x.to_string()));
        }
        out
    }

    fn open(&self, v: &Values, p: usize) -> Vec<&Edge> {
        let edges = &self.processes[p].places[v.processes[p].0];
        let can = |e: &&Edge| match &e.action {
            Action::Guard(g) => self.eval(g, v, p) != 0,
            Action::Send(c, _) => v.channels[*c].len() < self.channels[*c].0,
            Action::Receive(c, _) => !v.channels[*c].is_empty(),
            Action::Else => false,
            _ => true,
        };
        let open: Vec<&Edge> = edges.iter().filter(can).collect();
        match open.is_empty() {
            true => edges.iter().filter(|e| matches!(e.action, Action::Else)).collect(),
            false => open,
        }
    }

    fn slot(&self, e: &Expr, v: &Values, p: usize) -> usize {
        // The index is written so that it is never negative.
        (self.eval(e, v, p) & 1) as usize
    }

    fn put(&self, v: &mut Values, p: usize, to: &Place, x: i32) {
        match to {
            Place::Global(i) => v.globals[*i] = self.globals[*i].0.fit(x),
            Place::Local(i) => v.processes[p].1[*i] = self.processes[p].locals[*i].0.fit(x),
            Place::Slot(e) => {
                let at = self.slot(e, v, p);
                // SPIN's verifier keeps a byte of each `bit` of an array.
                let width = if self.slots == Width::Bit { Width::Byte } else { self.slots };
                v.slots[at] = width.fit(x);
            }
        }
    }

    fn eval(&self, e: &Expr, v: &Values, p: usize) -> i32 {
        match e {
            Expr::Num(n) => *n,
            Expr::Length(c) => v.channels[*c].len() as i32,
            Expr::Not(a) => i32::from(self.eval(a, v, p) == 0),
            Expr::Read(Place::Global(i)) => v.globals[*i],
            Expr::Read(Place::Local(i)) => v.processes[p].1[*i],
            Expr::Read(Place::Slot(at)) => v.slots[self.slot(at, v, p)],
            Expr::Bin(op, a, b) => {
                let a = self.eval(a, v, p);
                // The right side is not asked where the left decides; it has no effect.
                let b = self.eval(b, v, p);
                match *op {
                    "+" => a.wrapping_add(b),
                    "-" => a.wrapping_sub(b),
                    "*" => a.wrapping_mul(b),
                    "/" => a.wrapping_div(b),
                    "%" => a.wrapping_rem(b),
                    "&" => a & b,
                    "|" => a | b,
                    "^" => a ^ b,
                    "<" => i32::from(a < b),
                    ">=" => i32::from(a >= b),
                    "==" => i32::from(a == b),
                    "!=" => i32::from(a != b),
                    "&&" => i32::from(a != 0 && b != 0),
                    _ => i32::from(a != 0 || b != 0),
                }
            }
        }
    }
}

/// Makes a program up, and writes it down as it goes.
struct Writer {
    rng: Rng,
    text: String,
    line: u32,
}

/// A process under way: what it has, and the place that is reached.
struct Body<'w> {
    n_globals: usize,
    n_channels: usize,
    process: &'w mut Process,
    at: usize,
    depth: usize,
}

impl Writer {
    fn write(&mut self, text: &str) -> u32 {
        let _ = writeln!(self.text, "{text}");
        self.line += 1;
        self.line - 1
    }

    fn width(&mut self) -> Width {
        *self.rng.pick(&[Width::Bit, Width::Byte, Width::Byte, Width::Short, Width::Int])
    }

    fn program(&mut self) -> Walker {
        let mut globals = Vec::new();
        for i in 0..self.rng.range(1, 3) {
            let (width, value) = (self.width(), self.rng.range(0, 1));
            self.write(&format!("{} g{i} = {value};", width.word()));
            globals.push((width, value));
        }
        let slots = self.width();
        self.write(&format!("{} a[{SLOTS}];", slots.word()));
        let mut channels = Vec::new();
        for i in 0..self.rng.below(3) {
            let (size, widths) = (self.rng.range(1, 2) as usize, [self.width(), self.width()]);
            let [a, b] = widths.map(Width::word);
            self.write(&format!("chan q{i} = [{size}] of {{ {a}, {b} }};"));
            channels.push((size, widths));
        }
        let mut processes = Vec::new();
        for p in 0..self.rng.range(1, 3) {
            self.write(&format!("active proctype P{p}() {{"));
            let mut process = Process { locals: Vec::new(), places: vec![Vec::new()] };
            for i in 0..self.rng.range(1, 2) {
                let (width, value) = (self.width(), self.rng.range(0, 1));
                self.write(&format!("  {} l{i} = {value};", width.word()));
                process.locals.push((width, value));
            }
            let (n_globals, n_channels) = (globals.len(), channels.len());
            let mut body = Body { n_globals, n_channels, process: &mut process, at: 0, depth: 0 };
            self.sequence(&mut body, 2, 5);
            self.write("}");
            processes.push(process);
        }
        Walker { globals, slots, channels, processes, text: std::mem::take(&mut self.text) }
    }

    /// Statements, from the place that was reached to a new one.
    fn sequence(&mut self, body: &mut Body<'_>, least: i32, most: i32) {
        for _ in 0..self.rng.range(least, most) {
            match self.rng.weighted(&[8, 3, 2, 2]) {
                1 if body.depth < 2 => self.choice(body),
                2 if body.depth < 2 => self.cycle(body),
                3 => self.atomic(body),
                _ => {
                    self.basic(body, false);
                }
            }
        }
    }

    fn edge(&mut self, body: &mut Body<'_>, action: Action, text: &str, holds: bool) {
        let line = self.write(&format!("  {text};"));
        let to = body.process.places.len();
        body.process.places.push(Vec::new());
        body.process.places[body.at].push(Edge { action, line, to, holds });
        body.at = to;
    }

    /// One statement; `free` ones can always be executed.
    fn basic(&mut self, body: &mut Body<'_>, free: bool) {
        let channel = self.rng.below(body.n_channels.max(1));
        let has = body.n_channels > 0 && !free;
        let (action, text) = match self.rng.weighted(&[8, 3, 3, 3, 2, 1, 1]) {
            1 => {
                let to = self.place(body);
                let up = self.rng.chance(50);
                let text = format!("{}{}", self.spelt(&to), if up { "++" } else { "--" });
                (Action::Step(to, if up { 1 } else { -1 }), text)
            }
            2 if has => {
                // In parentheses: `q!!x` is another statement.
                let es = [self.expr(body, 1), self.expr(body, 1)];
                let text = format!("q{channel}!({}),({})", self.told(&es[0]), self.told(&es[1]));
                (Action::Send(channel, es), text)
            }
            3 if has => {
                // No variable takes two values of one message.
                let local = self.rng.below(body.process.locals.len());
                let to = [Place::Global(self.rng.below(body.n_globals)), Place::Local(local)];
                let text = format!("q{channel}?{},{}", self.spelt(&to[0]), self.spelt(&to[1]));
                (Action::Receive(channel, to), text)
            }
            4 if !free => {
                let e = self.expr(body, 2);
                let text = format!("({})", self.told(&e));
                (Action::Guard(e), text)
            }
            5 => {
                let e = self.expr(body, 1);
                let text = format!("printf(\"<%d>\\n\", {})", self.told(&e));
                (Action::Print(e), text)
            }
            6 if !free => {
                let e = self.expr(body, 2);
                let text = format!("assert({})", self.told(&e));
                (Action::Assert(e), text)
            }
            _ => {
                let (to, e) = (self.place(body), self.expr(body, 2));
                let text = format!("{} = {}", self.spelt(&to), self.told(&e));
                (Action::Assign(to, e), text)
            }
        };
        self.edge(body, action, &text, false);
    }

    /// Nothing in it waits, so that nobody else comes in between.
    fn atomic(&mut self, body: &mut Body<'_>) {
        self.write("  atomic {");
        let n = self.rng.range(2, 3);
        for _ in 0..n {
            self.basic(body, true);
        }
        let first = body.process.places.len() - n as usize - 1;
        let inner = first..body.process.places.len() - 2;
        // All but the last statement keep hold.
        let ends: Vec<usize> = inner.map(|i| i + 1).collect();
        for edges in &mut body.process.places {
            edges.iter_mut().filter(|e| ends.contains(&e.to)).for_each(|e| e.holds = true);
        }
        self.write("  };");
    }

    /// `if` with two guarded ways, or one and `else`.
    fn choice(&mut self, body: &mut Body<'_>) {
        let (start, end) = (body.at, self.reserve(body));
        self.write("  if");
        let n = 2;
        for i in 0..n {
            let last = i + 1 == n && self.rng.chance(50);
            self.way(body, start, last);
            self.join(body, end);
        }
        self.write("  fi;");
        body.at = end;
    }

    /// `do` with ways that come back and one that leaves.
    fn cycle(&mut self, body: &mut Body<'_>) {
        // The loop begins at a place of its own, which statements lead back to.
        self.basic(body, true);
        let (start, end) = (body.at, self.reserve(body));
        self.write("  do");
        self.way(body, start, false);
        self.join(body, start);
        let e = self.expr(body, 1);
        let text = format!(":: {} ->", self.told(&Expr::Not(Box::new(e.clone()))));
        let line = self.write(&format!("  {text}"));
        let action = Action::Guard(Expr::Not(Box::new(e)));
        body.process.places[start].push(Edge { action, line, to: end, holds: false });
        self.write("  break");
        self.write("  od;");
        body.at = end;
    }

    /// A place that is reached later.
    fn reserve(&mut self, body: &mut Body<'_>) -> usize {
        body.process.places.push(Vec::new());
        body.process.places.len() - 1
    }

    fn way(&mut self, body: &mut Body<'_>, start: usize, is_else: bool) {
        let (action, text) = match is_else {
            true => (Action::Else, ":: else ->".to_string()),
            false => {
                let e = self.expr(body, 1);
                let text = format!(":: ({}) ->", self.told(&e));
                (Action::Guard(e), text)
            }
        };
        let line = self.write(&format!("  {text}"));
        let to = self.reserve(body);
        body.process.places[start].push(Edge { action, line, to, holds: false });
        body.at = to;
        body.depth += 1;
        self.sequence(body, 1, 2);
        // A way ends with a plain statement, which leads on.
        self.basic(body, true);
        body.depth -= 1;
    }

    /// The last statement leads to this place.
    fn join(&mut self, body: &mut Body<'_>, to: usize) {
        let last = body.at;
        let edges = body.process.places.iter_mut().flatten();
        edges.filter(|e| e.to == last).for_each(|e| e.to = to);
    }

    fn scalar(&mut self, body: &Body<'_>) -> Place {
        match self.rng.chance(50) {
            true => Place::Global(self.rng.below(body.n_globals)),
            false => Place::Local(self.rng.below(body.process.locals.len())),
        }
    }

    fn place(&mut self, body: &Body<'_>) -> Place {
        match self.rng.chance(25) {
            true => Place::Slot(Box::new(Expr::Read(self.scalar(body)))),
            false => self.scalar(body),
        }
    }

    fn expr(&mut self, body: &Body<'_>, depth: u32) -> Expr {
        let leaf = depth == 0 || self.rng.chance(25);
        match self.rng.weighted(&[3, 5, 1]) {
            0 if leaf => Expr::Num(*self.rng.pick(&[0, 1, 2, 3, 7, 255, 256, 32767, 65536])),
            2 if leaf && body.n_channels > 0 => Expr::Length(self.rng.below(body.n_channels)),
            _ if leaf => Expr::Read(self.place(body)),
            2 => Expr::Not(Box::new(self.expr(body, depth - 1))),
            _ => {
                let op = *self.rng.pick(&[
                    "+", "-", "*", "&", "|", "^", "<", ">=", "==", "!=", "&&", "||", "/", "%",
                ]);
                let a = self.expr(body, depth - 1);
                let b = match op {
                    "/" | "%" => Expr::Num(self.rng.range(2, 5)),
                    _ => self.expr(body, depth - 1),
                };
                Expr::Bin(op, Box::new(a), Box::new(b))
            }
        }
    }

    fn spelt(&self, place: &Place) -> String {
        match place {
            Place::Global(i) => format!("g{i}"),
            Place::Local(i) => format!("l{i}"),
            Place::Slot(e) => format!("a[{} & 1]", self.told(e)),
        }
    }

    fn told(&self, e: &Expr) -> String {
        match e {
            Expr::Num(n) => n.to_string(),
            Expr::Read(p) => self.spelt(p),
            Expr::Length(c) => format!("len(q{c})"),
            Expr::Not(a) => format!("!({})", self.told(a)),
            Expr::Bin(op, a, b) => format!("({} {op} {})", self.told(a), self.told(b)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_is_known_by_its_line() {
        for seed in 0..50 {
            let walker = Walker::random(seed);
            let edges = walker.processes.iter().flat_map(|p| p.places.iter().flatten());
            let lines: Vec<u32> = edges.map(|e| e.line).collect();
            let mut once = lines.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), lines.len(), "{}", walker.text);
            let n = walker.text.lines().count() as u32;
            assert!(lines.iter().all(|l| (1..=n).contains(l)), "{}", walker.text);
        }
    }

    #[test]
    fn values_are_cut_to_their_widths() {
        assert_eq!([Width::Bit, Width::Byte, Width::Short].map(|w| w.fit(65_535)), [1, 255, -1]);
        assert_eq!(Width::Int.fit(i32::MIN), i32::MIN);
    }
}
