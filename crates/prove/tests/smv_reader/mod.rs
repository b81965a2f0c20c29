//! A second reader of SMV: enough of the language to read what is exported, from
//! its text alone, and an explorer that lists every reachable state.
//!
//! Shares nothing with the crate: its own words, its own grammar (precedences as
//! in the NuSMV manual), its own evaluation over integers, its own search.

use std::collections::{BTreeSet, HashMap};

#[derive(Clone, Debug)]
enum E {
    Int(i64),
    Name(String),
    Un(char, Box<E>),
    Bin(String, Box<E>, Box<E>),
    If(Box<E>, Box<E>, Box<E>),
    Case(Vec<(E, E)>),
}

#[derive(Debug, Default)]
pub struct Smv {
    vars: Vec<(String, i64, i64)>,
    index: HashMap<String, usize>,
    defines: HashMap<String, E>,
    init: HashMap<usize, E>,
    next: HashMap<usize, E>,
    invar: Vec<E>,
    specs: Vec<E>,
    pub n_temporal: usize,
}

pub struct Explored {
    /// The values of the variables that have a next value.
    pub states: BTreeSet<Vec<i64>>,
    /// For each INVARSPEC whether it holds.
    pub holds: Vec<bool>,
}

pub fn read(text: &str) -> Smv {
    let mut words = Words { words: split(text), at: 0 };
    let mut smv = Smv::default();
    words.expect("MODULE");
    words.expect("main");
    while let Some(section) = words.take() {
        match section.as_str() {
            // What is in no state is a choice made in it; nothing here names next values.
            "VAR" | "IVAR" => {
                while words.is_declaration(":") {
                    let name = words.take().unwrap();
                    words.expect(":");
                    let (lo, hi) = if words.eat("boolean") {
                        (0, 1)
                    } else {
                        let lo = words.signed();
                        words.expect("..");
                        (lo, words.signed())
                    };
                    words.expect(";");
                    assert!(!RESERVED.contains(&name.as_str()), "`{name}` is a word of SMV");
                    let old = smv.index.insert(name.clone(), smv.vars.len());
                    assert!(old.is_none(), "`{name}` is declared twice");
                    smv.vars.push((name, lo, hi));
                }
            }
            "DEFINE" => {
                while words.is_declaration(":=") {
                    let name = words.take().unwrap();
                    words.expect(":=");
                    let e = words.expr(0);
                    words.expect(";");
                    assert!(!smv.index.contains_key(&name));
                    assert!(smv.defines.insert(name, e).is_none());
                }
            }
            "ASSIGN" => {
                while let Some(which) = words.eat_any(&["init", "next"]) {
                    words.expect("(");
                    let name = words.take().unwrap();
                    words.expect(")");
                    words.expect(":=");
                    let e = words.expr(0);
                    words.expect(";");
                    let to = if which == "init" { &mut smv.init } else { &mut smv.next };
                    assert!(to.insert(smv.index[&name], e).is_none());
                }
            }
            "INVAR" | "TRANS" => smv.invar.push(words.statement()),
            "INVARSPEC" => smv.specs.push(words.statement()),
            "LTLSPEC" | "CTLSPEC" => {
                while words.take().is_some_and(|w| w != ";") {}
                smv.n_temporal += 1;
            }
            other => panic!("no section `{other}`"),
        }
    }
    smv
}

impl Smv {
    pub fn explore(&self) -> Explored {
        let kept: Vec<usize> = (0..self.vars.len()).filter(|v| self.next.contains_key(v)).collect();
        let mut explored =
            Explored { states: BTreeSet::new(), holds: vec![true; self.specs.len()] };
        let mut todo: Vec<Vec<i64>> = Vec::new();
        let first: HashMap<usize, i64> =
            self.init.iter().map(|(&v, e)| (v, self.eval(e, &[]))).collect();
        self.complete(&first, &mut |s| todo.push(s.to_vec()));
        let mut seen: BTreeSet<Vec<i64>> = todo.iter().cloned().collect();
        while let Some(state) = todo.pop() {
            explored.states.insert(kept.iter().map(|&v| state[v]).collect());
            let mut broken = false;
            for (holds, spec) in explored.holds.iter_mut().zip(&self.specs) {
                if self.eval(spec, &state) == 0 {
                    *holds = false;
                    broken = true;
                }
            }
            if broken {
                continue; // As our engine: nothing is asked after a violation.
            }
            let after: HashMap<usize, i64> =
                self.next.iter().map(|(&v, e)| (v, self.eval(e, &state))).collect();
            self.complete(&after, &mut |s| {
                if seen.insert(s.to_vec()) {
                    todo.push(s.to_vec());
                }
            });
        }
        explored
    }

    /// Every state with these values that INVAR allows.
    fn complete(&self, fixed: &HashMap<usize, i64>, each: &mut dyn FnMut(&[i64])) {
        let mut state = vec![0; self.vars.len()];
        self.fill(0, fixed, &mut state, each);
    }

    fn fill(
        &self,
        v: usize,
        fixed: &HashMap<usize, i64>,
        s: &mut [i64],
        each: &mut dyn FnMut(&[i64]),
    ) {
        if v == self.vars.len() {
            if self.invar.iter().all(|e| self.eval(e, s) != 0) {
                each(s);
            }
            return;
        }
        let (_, lo, hi) = self.vars[v];
        let (from, to) = fixed.get(&v).map_or((lo, hi), |&x| (x, x));
        assert!(lo <= from && to <= hi, "{} is assigned {from}", self.vars[v].0);
        for x in from..=to {
            s[v] = x;
            self.fill(v + 1, fixed, s, each);
        }
    }

    fn eval(&self, e: &E, s: &[i64]) -> i64 {
        match e {
            E::Int(v) => *v,
            E::Name(n) => match self.index.get(n) {
                Some(&v) => s[v],
                None => self.eval(&self.defines[n], s),
            },
            E::Un('!', a) => (self.eval(a, s) == 0) as i64,
            E::Un(_, a) => -self.eval(a, s),
            E::If(c, a, b) => self.eval(if self.eval(c, s) != 0 { a } else { b }, s),
            E::Case(rows) => {
                let row = rows.iter().find(|(c, _)| self.eval(c, s) != 0);
                self.eval(&row.expect("a case is complete").1, s)
            }
            E::Bin(op, a, b) => {
                let (x, y) = (self.eval(a, s), self.eval(b, s));
                match op.as_str() {
                    "&" => (x != 0 && y != 0) as i64,
                    "|" => (x != 0 || y != 0) as i64,
                    "xor" => ((x != 0) != (y != 0)) as i64,
                    "->" => (x == 0 || y != 0) as i64,
                    "<->" => ((x != 0) == (y != 0)) as i64,
                    "=" => (x == y) as i64,
                    "!=" => (x != y) as i64,
                    "<" => (x < y) as i64,
                    ">" => (x > y) as i64,
                    "<=" => (x <= y) as i64,
                    ">=" => (x >= y) as i64,
                    "+" => x + y,
                    "-" => x - y,
                    "*" => x * y,
                    "/" => x / y,
                    "mod" => x % y,
                    other => panic!("no operator `{other}`"),
                }
            }
        }
    }
}

const RESERVED: [&str; 24] = [
    "next", "init", "case", "esac", "mod", "union", "in", "xor", "self", "A", "E", "F", "G", "X",
    "U", "V", "process", "array", "of", "boolean", "integer", "word", "count", "TRUE",
];

struct Words {
    words: Vec<String>,
    at: usize,
}

fn split(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    for line in text.lines() {
        let mut rest = line.split("--").next().unwrap().trim_start();
        while let Some(c) = rest.chars().next() {
            let signs = ["<->", "->", ":=", "..", "!=", "<=", ">="];
            let n = if c.is_ascii_alphabetic() || c == '_' {
                rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len())
            } else if c.is_ascii_digit() {
                rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())
            } else {
                signs.iter().find(|s| rest.starts_with(**s)).map_or(1, |s| s.len())
            };
            out.push(rest[..n].to_string());
            rest = rest[n..].trim_start();
        }
    }
    out
}

/// From loose to tight. The manual: `->` associates to the right.
const LEVELS: [&[&str]; 7] = [
    &["->"],
    &["<->"],
    &["|", "xor"],
    &["&"],
    &["=", "!=", "<", ">", "<=", ">="],
    &["+", "-"],
    &["*", "/", "mod"],
];

impl Words {
    fn peek(&self) -> &str {
        self.words.get(self.at).map_or("", |w| w.as_str())
    }

    fn take(&mut self) -> Option<String> {
        self.at += 1;
        self.words.get(self.at - 1).cloned()
    }

    fn eat(&mut self, word: &str) -> bool {
        let found = self.peek() == word;
        self.at += found as usize;
        found
    }

    fn eat_any(&mut self, words: &[&'static str]) -> Option<&'static str> {
        words.iter().copied().find(|w| self.eat(w))
    }

    fn expect(&mut self, word: &str) {
        let (at, found) = (self.at, self.peek().to_string());
        assert!(self.eat(word), "expected `{word}` at word {at}, found `{found}`");
    }

    fn is_declaration(&self, sign: &str) -> bool {
        self.words.get(self.at + 1).is_some_and(|w| w == sign)
    }

    fn signed(&mut self) -> i64 {
        let minus = self.eat("-");
        let v: i64 = self.take().unwrap().parse().unwrap();
        if minus { -v } else { v }
    }

    fn statement(&mut self) -> E {
        let e = self.expr(0);
        self.expect(";");
        e
    }

    fn expr(&mut self, level: usize) -> E {
        if level == 0 {
            let c = self.level(0);
            if !self.eat("?") {
                return c;
            }
            let a = self.expr(0);
            self.expect(":");
            return E::If(Box::new(c), Box::new(a), Box::new(self.expr(0)));
        }
        self.level(level)
    }

    fn level(&mut self, level: usize) -> E {
        let Some(signs) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.level(level + 1);
        while let Some(sign) = signs.iter().find(|s| self.peek() == **s) {
            self.at += 1;
            let right = self.level(if *sign == "->" { level } else { level + 1 });
            left = E::Bin(sign.to_string(), Box::new(left), Box::new(right));
        }
        left
    }

    fn unary(&mut self) -> E {
        if self.eat("!") {
            return E::Un('!', Box::new(self.unary()));
        }
        if self.eat("-") {
            return E::Un('-', Box::new(self.unary()));
        }
        if self.eat("(") {
            let e = self.expr(0);
            self.expect(")");
            return e;
        }
        if self.eat("case") {
            let mut rows = Vec::new();
            while !self.eat("esac") {
                let c = self.expr(1);
                self.expect(":");
                let v = self.expr(0);
                self.expect(";");
                rows.push((c, v));
            }
            return E::Case(rows);
        }
        let word = self.take().expect("an expression");
        match word.as_str() {
            "TRUE" => E::Int(1),
            "FALSE" => E::Int(0),
            w => w.parse().map_or_else(|_| E::Name(word.clone()), E::Int),
        }
    }
}
