//! A second interpreter of made-up programs, for what is told of a run.
//!
//! It is given the statements of a run one by one, as the text that a person sees and
//! the number of the process, and works out by itself what they do to every variable and
//! channel. It shares nothing with heddle: it walks the tree that the generator made, by
//! names. What it does not know, it says so, and the run is not compared any further:
//! `for` and `select`, inlines, records as messages, and expressions that look at more
//! than values (`timeout`, `P@label`). It does not decide what can be executed.

use crate::print;
use crate::program::*;
use std::collections::BTreeMap;

/// Why a run cannot be followed, or what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The program has something that this interpreter does not know.
    Unknown(String),
    Wrong(String),
}

type Step<T> = Result<T, Lost>;

fn unknown<T>(what: impl Into<String>) -> Step<T> {
    Err(Lost::Unknown(what.into()))
}

/// A process: which of the program's, `None` for `init`; its variables by name.
struct Process {
    of: Option<usize>,
    values: BTreeMap<String, Value>,
    n_chans: usize,
}

#[derive(Clone, Debug)]
struct Value {
    ty: Type,
    /// An element of an array: bits are bytes there.
    element: bool,
    now: i32,
}

struct Channel {
    size: usize,
    fields: Vec<Type>,
    messages: Vec<Vec<i32>>,
}

pub struct Witness<'p> {
    program: &'p Program,
    globals: BTreeMap<String, Value>,
    processes: Vec<Process>,
    chans: Vec<Channel>,
    /// What a rendezvous send has offered.
    offered: Option<Vec<i32>>,
    /// Statements by their text, for each process and for `init`.
    texts: BTreeMap<(Option<usize>, String), &'p Stmt>,
    born: Vec<(usize, Vec<i32>)>,
}

impl<'p> Witness<'p> {
    pub fn new(program: &'p Program) -> Step<Self> {
        if program.never.is_some() || program.options.iter().any(|o| o == "-m") {
            return unknown("a claim, or channels that lose messages");
        }
        let mut w = Witness {
            program,
            globals: BTreeMap::new(),
            processes: Vec::new(),
            chans: Vec::new(),
            offered: None,
            texts: BTreeMap::new(),
            born: Vec::new(),
        };
        for (i, p) in program.procs.iter().enumerate() {
            w.index(Some(i), &p.body)?;
        }
        w.index(None, program.init.as_deref().unwrap_or(&[]))?;
        for v in &program.globals {
            w.declare(v, None)?;
        }
        for (i, p) in program.procs.iter().enumerate() {
            for _ in 0..p.active {
                w.start(Some(i), &[])?;
            }
        }
        if program.init.is_some() {
            w.start(None, &[])?;
        }
        Ok(w)
    }

    fn index(&mut self, of: Option<usize>, body: &'p [Stmt]) -> Step<()> {
        for s in body {
            match s {
                Stmt::Label(_, inner) => self.index(of, std::slice::from_ref(inner))?,
                Stmt::If(list, other) | Stmt::Do(list, other) => {
                    list.iter().chain(other).try_for_each(|b| self.index(of, b))?;
                }
                Stmt::Atomic(b) | Stmt::Dstep(b) | Stmt::Block(b) => self.index(of, b)?,
                Stmt::Unless(a, b) => {
                    self.index(of, a)?;
                    self.index(of, b)?;
                }
                Stmt::For(..) | Stmt::ForIn(..) | Stmt::Select(..) | Stmt::Call(..) => {
                    return unknown("for, select or an inline");
                }
                Stmt::Declare(_) => return unknown("a declaration inside a body"),
                _ => {
                    self.texts.insert((of, plain(&print::statement(s))), s);
                }
            }
        }
        Ok(())
    }

    /// Declares the variables of a name; `pid`: whose they are.
    fn declare(&mut self, v: &Var, pid: Option<usize>) -> Step<()> {
        let n = v.array.unwrap_or(1);
        for i in 0..n {
            let name = if v.array.is_some() { format!("{}[{i}]", v.name) } else { v.name.clone() };
            self.declare_one(v, &name, pid)?;
        }
        Ok(())
    }

    fn declare_one(&mut self, v: &Var, name: &str, pid: Option<usize>) -> Step<()> {
        if let Type::Record(record) = &v.ty {
            let known = self.program.records.iter().find(|r| r.name == *record);
            let Some(record) = known else { return unknown("a record that is not there") };
            for f in &record.fields {
                let inner = Var { name: format!("{name}.{}", f.name), ..f.clone() };
                self.declare(&inner, pid)?;
            }
            return Ok(());
        }
        let mut now = match &v.value {
            Some(e) => self.value(e, pid)?,
            None => 0,
        };
        if let Type::Chan(Some((size, fields))) = &v.ty {
            if fields.iter().any(|f| matches!(f, Type::Record(_))) {
                return unknown("a record in a message");
            }
            let messages = Vec::new();
            self.chans.push(Channel { size: *size, fields: fields.clone(), messages });
            now = self.chans.len() as i32;
            if let Some(p) = pid {
                self.processes[p].n_chans += 1;
            }
        }
        let element = v.array.is_some();
        let value = Value { ty: v.ty.clone(), element, now: cut(&v.ty, element, now) };
        let table = match pid {
            Some(p) => &mut self.processes[p].values,
            None => &mut self.globals,
        };
        table.insert(name.to_owned(), value);
        Ok(())
    }

    fn start(&mut self, of: Option<usize>, args: &[i32]) -> Step<()> {
        let pid = self.processes.len();
        self.processes.push(Process { of, values: BTreeMap::new(), n_chans: 0 });
        let program = self.program;
        let Some(p) = of.map(|i| &program.procs[i]) else { return Ok(()) };
        for (v, &now) in p.params.iter().zip(args.iter().chain(std::iter::repeat(&0))) {
            let value = Value { ty: v.ty.clone(), element: false, now: cut(&v.ty, false, now) };
            self.processes[pid].values.insert(v.name.clone(), value);
        }
        p.locals.iter().try_for_each(|v| self.declare(v, Some(pid)))
    }

    /// A statement of a process was executed and, so it is said, printed this.
    pub fn executed(&mut self, pid: usize, text: &str, printed: &str) -> Step<()> {
        let text = plain(text);
        if text == "ends" {
            let dead = self.processes.pop().filter(|_| self.processes.len() == pid);
            let Some(dead) = dead else { return wrong("somebody else dies first", &text) };
            self.chans.truncate(self.chans.len() - dead.n_chans);
            return Ok(());
        }
        let Some(of) = self.processes.get(pid).map(|p| p.of) else {
            return wrong("there is no such process", &text);
        };
        let stmt = self.texts.get(&(of, text.clone())).copied();
        let said = match stmt {
            Some(stmt) => self.execute(stmt, pid)?,
            None if matches!(text.as_str(), "else" | "skip") => String::new(),
            None => return unknown(format!("the statement `{text}`")),
        };
        if said == printed { Ok(()) } else { wrong(&format!("it prints {said:?}"), &text) }
    }

    fn execute(&mut self, stmt: &Stmt, pid: usize) -> Step<String> {
        match stmt {
            Stmt::Expr(e @ Expr::Run(..)) => {
                self.value(e, Some(pid))?;
                self.bear()?;
            }
            Stmt::Assign(place, e) => {
                let v = self.value(e, Some(pid))?;
                self.bear()?;
                self.set(place, pid, v)?;
            }
            Stmt::Step(place, op) => {
                let v = self.value(&Expr::Var(place.clone()), Some(pid))?;
                self.set(
                    place,
                    pid,
                    if *op == "++" { v.wrapping_add(1) } else { v.wrapping_sub(1) },
                )?;
            }
            Stmt::Send { chan, sorted, args } => self.send(chan, *sorted, args, pid)?,
            Stmt::Recv { chan, random, copy, args } => {
                self.receive(chan, *random, *copy, args, pid)?;
            }
            Stmt::Printf(None) => return Ok("here\n".to_owned()),
            Stmt::Printf(Some(e)) => {
                let v = self.value(e, Some(pid))?;
                self.bear()?;
                return Ok(format!("{v}\n"));
            }
            Stmt::Assert(e) if print::expr(e).contains("run ") => {
                self.value(e, Some(pid))?;
                self.bear()?;
            }
            _ => {}
        }
        Ok(String::new())
    }

    fn bear(&mut self) -> Step<()> {
        for (of, args) in std::mem::take(&mut self.born) {
            self.start(Some(of), &args)?;
        }
        Ok(())
    }

    fn send(&mut self, chan: &Place, sorted: bool, args: &[Expr], pid: usize) -> Step<()> {
        let q = self.channel(chan, pid)?;
        let values: Vec<i32> =
            args.iter().map(|a| self.value(a, Some(pid))).collect::<Step<_>>()?;
        let c = &mut self.chans[q];
        // A channel of one bit alone carries a byte.
        let alone = c.fields.len() == 1;
        let fields = c.fields.iter().zip(&values);
        let message: Vec<i32> = fields.map(|(ty, &v)| cut(ty, alone, v)).collect();
        if c.size == 0 {
            self.offered = Some(message);
            return Ok(());
        }
        let bigger = |m: &Vec<i32>| values < *m;
        let at = c.messages.iter().position(|m| sorted && bigger(m)).unwrap_or(c.messages.len());
        c.messages.insert(at, message);
        Ok(())
    }

    fn receive(
        &mut self,
        chan: &Place,
        random: bool,
        copy: bool,
        args: &[Arg],
        pid: usize,
    ) -> Step<()> {
        let q = self.channel(chan, pid)?;
        let message = match self.offered.take().filter(|_| self.chans[q].size == 0) {
            Some(message) => message,
            None => {
                let messages = self.chans[q].messages.clone();
                let mut n = if random { messages.len() } else { messages.len().min(1) };
                let mut found = None;
                while n > 0 {
                    n -= 1;
                    if self.matches(args, &messages[n], pid)? {
                        found = Some(n);
                    }
                }
                let Some(at) = found else { return wrong("no message fits", &print::place(chan)) };
                match copy {
                    true => messages[at].clone(),
                    false => self.chans[q].messages.remove(at),
                }
            }
        };
        for (a, v) in args.iter().zip(message) {
            if let Arg::Var(place) = a {
                self.set(place, pid, v)?;
            }
        }
        Ok(())
    }

    fn matches(&mut self, args: &[Arg], message: &[i32], pid: usize) -> Step<bool> {
        for (a, &v) in args.iter().zip(message) {
            if let Arg::Match(e) | Arg::Eval(e) = a
                && self.value(e, Some(pid))? != v
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn channel(&mut self, chan: &Place, pid: usize) -> Step<usize> {
        let n = self.value(&Expr::Var(chan.clone()), Some(pid))?;
        let q = usize::try_from(n - 1).ok().filter(|&q| q < self.chans.len());
        q.map_or_else(|| unknown("a channel that is not there"), Ok)
    }

    /// The full name of a place, its indices computed.
    fn name(&mut self, place: &Place, pid: Option<usize>) -> Step<String> {
        let mut name = place.name.clone();
        if let Some(i) = &place.index {
            name += &format!("[{}]", self.value(i, pid)?);
        }
        if let Some((field, index)) = &place.field {
            name += &format!(".{field}");
            if let Some(i) = index {
                name += &format!("[{}]", self.value(i, pid)?);
            }
        }
        Ok(name)
    }

    fn set(&mut self, place: &Place, pid: usize, v: i32) -> Step<()> {
        let name = self.name(place, Some(pid))?;
        let local = self.processes[pid].values.get_mut(&name);
        let Some(value) = local.or_else(|| self.globals.get_mut(&name)) else {
            return unknown(format!("the variable `{name}`"));
        };
        value.now = cut(&value.ty, value.element, v);
        Ok(())
    }

    fn value(&mut self, e: &Expr, pid: Option<usize>) -> Step<i32> {
        Ok(match e {
            Expr::Num(n) => *n,
            Expr::Word(w) => self.word(w, pid)?,
            Expr::Var(place) => {
                let name = self.name(place, pid)?;
                let local = pid.and_then(|p| self.processes[p].values.get(&name));
                match local.or_else(|| self.globals.get(&name)) {
                    Some(v) => v.now,
                    None => return unknown(format!("the variable `{name}`")),
                }
            }
            Expr::Un(op, a) => {
                let a = self.value(a, pid)?;
                match *op {
                    "!" => (a == 0) as i32,
                    "-" => a.wrapping_neg(),
                    "~" => !a,
                    other => return unknown(other),
                }
            }
            Expr::Bin(op, a, b) => {
                let a = self.value(a, pid)?;
                match *op {
                    "&&" if a == 0 => 0,
                    "||" if a != 0 => 1,
                    _ => binary(op, a, self.value(b, pid)?)?,
                }
            }
            Expr::Cond(c, a, b) => {
                let branch = if self.value(c, pid)? != 0 { a } else { b };
                self.value(branch, pid)?
            }
            Expr::Chan(what, place) => {
                let Some(p) = pid else { return unknown("a channel before the start") };
                let q = self.channel(place, p)?;
                let (n, size) = (self.chans[q].messages.len(), self.chans[q].size.max(1));
                match *what {
                    "len" => n as i32,
                    "full" => (n == size) as i32,
                    "nfull" => (n != size) as i32,
                    "empty" => (n == 0) as i32,
                    "nempty" => (n != 0) as i32,
                    other => return unknown(other),
                }
            }
            Expr::Poll { .. } => return unknown("a poll in a value"),
            Expr::Run(name, args) => {
                let of = self.program.procs.iter().position(|p| p.name == *name);
                let Some(of) = of else { return unknown(name) };
                let number = self.processes.len() + self.born.len();
                let args = args.iter().map(|a| self.value(a, pid)).collect::<Step<_>>()?;
                self.born.push((of, args));
                number as i32
            }
        })
    }

    fn word(&self, word: &str, pid: Option<usize>) -> Step<i32> {
        let place = |names: &[String]| {
            let at = names.iter().position(|n| n == word)?;
            Some((names.len() - at) as i32)
        };
        match word {
            "true" | "skip" => Ok(1),
            "false" => Ok(0),
            "_pid" => pid.map_or_else(|| unknown("_pid of nobody"), |p| Ok(p as i32)),
            "_nr_pr" => Ok((self.processes.len() + self.born.len()) as i32),
            _ => place(&self.program.mtypes)
                .or_else(|| place(&self.program.named))
                .map_or_else(|| unknown(word), Ok),
        }
    }

    /// Compares what is told of a state: owner, name and value of each variable, where
    /// the owner ends in the number of a process, or is `init`, or nobody.
    pub fn compare(&self, fields: &[(String, String, String)]) -> Step<()> {
        let mut n = 0;
        for (owner, name, told) in fields.iter().filter(|f| f.1 != "(at)") {
            let pid = match owner.as_str() {
                "" => None,
                "init" => self.processes.iter().position(|p| p.of.is_none()),
                lane => lane.split(['[', ']']).nth(1).and_then(|n| n.parse().ok()),
            };
            let table = match pid {
                Some(p) => self.processes.get(p).map(|p| &p.values),
                None => Some(&self.globals),
            };
            let Some(value) = table.and_then(|t| t.get(name)) else {
                return wrong(&format!("nobody has a `{owner} {name}`"), told);
            };
            n += 1;
            if let Some(is) = self.shown(value)
                && is != *told
            {
                return wrong(&format!("`{owner} {name}` is {is}, not {told}"), "");
            }
        }
        let locals: usize = self.processes.iter().map(|p| p.values.len()).sum();
        let closed = |v: &&Value| matches!(v.ty, Type::Chan(_)) && v.now == 0;
        let all = locals + self.globals.len() - self.globals.values().filter(closed).count();
        if n == all { Ok(()) } else { wrong(&format!("{n} of {all} variables are told"), "") }
    }

    /// A value as people see it; what channels are called is not compared.
    fn shown(&self, v: &Value) -> Option<String> {
        let name = |names: &[String]| {
            let at = usize::try_from(v.now - 1).ok().filter(|&i| i < names.len());
            at.map_or(v.now.to_string(), |i| names[names.len() - 1 - i].clone())
        };
        Some(match &v.ty {
            Type::Bool if !v.element => (v.now != 0).to_string(),
            Type::Mtype => name(&self.program.mtypes),
            Type::Named => name(&self.program.named),
            Type::Chan(own) => {
                own.as_ref()?;
                let c = self.chans.get(usize::try_from(v.now - 1).ok()?)?;
                let plain = |t: &Type| !matches!(t, Type::Mtype | Type::Named | Type::Chan(_));
                if !c.fields.iter().all(plain) {
                    return None;
                }
                let message =
                    |m: &Vec<i32>| m.iter().map(i32::to_string).collect::<Vec<_>>().join(",");
                let messages: Vec<String> = c.messages.iter().map(message).collect();
                format!("[{}]", messages.join("] ["))
            }
            _ => v.now.to_string(),
        })
    }
}

fn wrong<T>(what: &str, text: &str) -> Step<T> {
    Err(Lost::Wrong(format!("{what}: {text}")))
}

/// A text on one line, with single spaces.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a variable of this type holds after it was given a value.
fn cut(ty: &Type, element: bool, v: i32) -> i32 {
    match ty {
        Type::Bit | Type::Bool if !element => v & 1,
        Type::Short => v as i16 as i32,
        Type::Int => v,
        Type::Unsigned(n) if *n < 32 => v & ((1i64 << n) - 1) as i32,
        Type::Unsigned(_) => v,
        _ => v & 0xff,
    }
}

fn binary(op: &str, a: i32, b: i32) -> Step<i32> {
    Ok(match op {
        "+" => a.wrapping_add(b),
        "-" => a.wrapping_sub(b),
        "*" => a.wrapping_mul(b),
        "/" | "%" if b == 0 => return unknown("a division by zero"),
        "/" => a.wrapping_div(b),
        "%" => a.wrapping_rem(b),
        "&" => a & b,
        "|" => a | b,
        "^" => a ^ b,
        "<<" => a.wrapping_shl(b as u32),
        ">>" => a.wrapping_shr(b as u32),
        "<" => (a < b) as i32,
        "<=" => (a <= b) as i32,
        ">" => (a > b) as i32,
        ">=" => (a >= b) as i32,
        "==" => (a == b) as i32,
        "!=" => (a != b) as i32,
        "&&" | "||" => (b != 0) as i32,
        other => return unknown(other),
    })
}
