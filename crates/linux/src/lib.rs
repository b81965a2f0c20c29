//! Litmus tests in the C of the Linux kernel (`READ_ONCE`, `smp_mb`, `rcu_read_lock` …),
//! as programs of `heddle-cat`.
//!
//! What the names mean stands in the kernel's own `linux-kernel.def` ([`Macros`]), in
//! terms of a few primitives of herd's that this crate knows.

mod ask;
mod body;
pub mod condition;
pub mod config;
mod expression;
mod leave;
mod lex;
mod macros;
mod objects;
pub mod source;
mod statements;

pub use ask::{Told, ask, draw, show};
pub use condition::{Prop, Quantifier};
pub use macros::Macros;

use body::Body;
use condition::{Names, Reader};
use heddle_cat::Var;
use heddle_cat::program::{Program, Thread, Val};
use heddle_span::{Diagnostic, FileId};
use lex::{Token, words};
use std::collections::HashMap;

/// Sets of events that the kernel's model may name though a test has none.
pub const VOCABULARY: [&str; 7] = ["LKR", "LKW", "UL", "LF", "RL", "RU", "SRCU"];

#[derive(Debug)]
pub struct Test {
    pub name: String,
    pub program: Program,
    pub quantifier: Quantifier,
    pub prop: Prop,
    /// The condition as written.
    pub condition: String,
    pub filter: Option<Prop>,
    /// What a final state tells: registers and locations of the condition and of
    /// `locations`.
    pub observed: Vec<Var>,
    /// What the filter asks, beside.
    pub asked: Vec<Var>,
}

/// Reads a test.
pub fn parse(text: &str, file: FileId, macros: &Macros) -> Result<Test, Vec<Diagnostic>> {
    read(text, file, macros).map_err(|why| vec![why])
}

fn read(text: &str, file: FileId, macros: &Macros) -> Result<Test, Diagnostic> {
    let first = text.lines().next().unwrap_or("");
    let name = first.split_whitespace().nth(1).unwrap_or("").to_string();
    let all = words(text, file, first.len());
    let Some(open) = all.iter().position(|w| w.text == "{") else {
        let span = heddle_span::Span::new(file, 0, first.len());
        return Err(Diagnostic::error(span, "a litmus test has an initial state in braces"));
    };
    let Some(close) = closing(&all, open) else {
        return Err(Diagnostic::error(all[open].span, "this brace is never closed"));
    };
    let mut places = Places::default();
    let regs = initial(&all[open + 1..close], &mut places)?;
    let mut at = close + 1;
    let mut threads = Vec::new();
    while all.get(at).is_some_and(|w| is_thread(&w.text, threads.len())) {
        let (thread, next) = thread(&all, at, macros, &mut places)?;
        threads.push(thread);
        at = next;
    }
    if threads.is_empty() {
        let span = all.get(at).map_or(all[close].span, |w| w.span);
        return Err(Diagnostic::error(span, "expected `P0(…)`"));
    }
    for (thread, reg, value) in regs {
        let Some(t) = threads.get_mut(thread) else { continue };
        let reg = register(t, &reg);
        t.init.push((reg, value));
    }
    let mut names = Both { places: &mut places, threads: &mut threads };
    let tail = &all[at..];
    let condition = written(text, tail);
    let mut reader = Reader { words: tail, at: 0, names: &mut names };
    let (mut observed, mut filter) = (Vec::new(), None);
    let (mut quantifier, mut prop) = (Quantifier::Forall, Prop::True);
    while let Some(word) = tail.get(reader.at) {
        reader.at += 1;
        match word.text.as_str() {
            "locations" => observed = reader.locations()?,
            "filter" => filter = Some(reader.prop()?),
            "exists" | "final" => (quantifier, prop) = (Quantifier::Exists, reader.prop()?),
            "forall" => (quantifier, prop) = (Quantifier::Forall, reader.prop()?),
            "~" if tail.get(reader.at).is_some_and(|w| w.text == "exists") => {
                reader.at += 1;
                (quantifier, prop) = (Quantifier::NotExists, reader.prop()?);
            }
            ";" => {}
            other => {
                let text = format!("expected a condition, found `{other}`");
                return Err(Diagnostic::error(word.span, text));
            }
        }
    }
    prop.vars(&mut observed);
    sort(&mut observed);
    let mut asked = Vec::new();
    if let Some(filter) = &filter {
        filter.vars(&mut asked);
    }
    let Places { names: locs, init, .. } = places;
    let program = Program { threads, locs, init, ..Program::default() };
    Ok(Test { name, program, quantifier, prop, condition, filter, observed, asked })
}

/// The condition's own text, from its quantifier on.
fn written(text: &str, words: &[Token]) -> String {
    let begins = |w: &&Token| matches!(w.text.as_str(), "exists" | "forall" | "final" | "~");
    let Some((first, last)) = words.iter().find(begins).zip(words.last()) else {
        return String::new();
    };
    let all = text.get(first.span.lo as usize..last.span.hi as usize).unwrap_or("");
    all.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn sort(vars: &mut Vec<Var>) {
    let mut seen = std::collections::BTreeSet::new();
    vars.retain(|v| seen.insert(*v));
    vars.sort();
}

fn is_thread(word: &str, n: usize) -> bool {
    word == format!("P{n}")
}

fn closing(words: &[Token], open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (i, word) in words.iter().enumerate().skip(open) {
        match word.text.as_str() {
            "{" => depth += 1,
            "}" => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(i);
                }
            }
            _ => {}
        }
    }
    None
}

/// Locations by name, with their initial values.
#[derive(Default)]
struct Places {
    names: Vec<String>,
    index: HashMap<String, usize>,
    init: Vec<Val>,
}

impl Places {
    fn get(&mut self, name: &str) -> usize {
        if let Some(&at) = self.index.get(name) {
            return at;
        }
        let at = self.names.len();
        self.names.push(name.to_string());
        self.index.insert(name.to_string(), at);
        self.init.push(Val::Int(0));
        at
    }
}

struct Both<'a> {
    places: &'a mut Places,
    threads: &'a mut Vec<Thread>,
}

impl Names for Both<'_> {
    fn reg(&mut self, thread: usize, name: &str) -> Option<usize> {
        self.threads.get_mut(thread).map(|t| register(t, name))
    }

    fn loc(&mut self, name: &str) -> usize {
        self.places.get(name)
    }
}

fn register(thread: &mut Thread, name: &str) -> usize {
    let at = thread.regs.iter().position(|r| r == name);
    at.unwrap_or_else(|| {
        thread.regs.push(name.to_string());
        thread.regs.len() - 1
    })
}

type Registers = Vec<(usize, String, Val)>;

/// `int x = 1; a = &b; 0:r1 = x; atomic_t v = ATOMIC_INIT(1);`
fn initial(words: &[Token], places: &mut Places) -> Result<Registers, Diagnostic> {
    let mut regs = Vec::new();
    for item in words.split(|w| w.text == ";").filter(|i| !i.is_empty()) {
        let equals = item.iter().position(|w| w.text == "=");
        let (left, right) = match equals {
            Some(at) => (&item[..at], &item[at + 1..]),
            None => (item, &[][..]),
        };
        if let Some(array) = left.iter().find(|w| w.text == "[") {
            return Err(Diagnostic::unsupported(array.span, "arrays in a kernel litmus test"));
        }
        let Some(name) = left.iter().rev().find(|w| w.is_name()) else {
            return Err(Diagnostic::error(item[0].span, "expected a variable"));
        };
        let value = match right.iter().rev().find(|w| w.is_name() || w.number().is_some()) {
            None => Val::Int(0),
            Some(word) => match word.number() {
                Some(n) => {
                    let minus = right.iter().any(|w| w.text == "-");
                    Val::Int(if minus { -n } else { n })
                }
                None => Val::Loc(places.get(&word.text)),
            },
        };
        match left {
            [thread, colon, reg] if colon.text == ":" => match thread.number() {
                Some(t) => regs.push((t as usize, reg.text.clone(), value)),
                None => return Err(Diagnostic::error(thread.span, "expected a thread's number")),
            },
            _ => {
                let at = places.get(&name.text);
                places.init[at] = value;
            }
        }
    }
    Ok(regs)
}

/// One thread; and the position behind it.
fn thread(
    all: &[Token],
    at: usize,
    macros: &Macros,
    places: &mut Places,
) -> Result<(Thread, usize), Diagnostic> {
    let open = at + 1;
    let close = all.iter().skip(open).position(|w| w.text == ")").map(|n| n + open);
    let Some(close) = close.filter(|_| all.get(open).is_some_and(|w| w.text == "(")) else {
        return Err(Diagnostic::error(all[at].span, "expected `(` and parameters"));
    };
    let mut params = HashMap::new();
    for param in all[open + 1..close].split(|w| w.text == ",") {
        if let Some(name) = param.iter().rev().find(|w| w.is_name() && w.text != "void") {
            params.insert(name.text.clone(), places.get(&name.text));
        }
    }
    let brace = close + 1;
    let end = closing(all, brace).filter(|_| all.get(brace).is_some_and(|w| w.text == "{"));
    let Some(end) = end else {
        return Err(Diagnostic::error(all[at].span, "expected `{` and a body that ends"));
    };
    let mut body = Body {
        macros,
        words: all[brace + 1..end].to_vec(),
        at: 0,
        thread: Thread::default(),
        params,
        globals: &places.index,
        depth: 0,
        source: None,
    };
    let code = body.block()?;
    if let Some(left) = body.words.get(body.at) {
        return Err(Diagnostic::error(left.span, format!("unexpected `{}`", left.text)));
    }
    let mut thread = body.thread;
    thread.code = code;
    Ok((thread, end + 1))
}
