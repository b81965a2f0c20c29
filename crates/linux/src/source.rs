//! Programs in the C of the Linux kernel: variables, functions that are threads, a `main` that
//! starts them, and assertions.
//!
//! What the kernel's names mean, the model's `.def` file says, as for litmus tests. A thread is
//! a function that `main` gives to `pthread_create` or `kthread_run`; without a `main`, `P0`,
//! `P1` and so on. Behind the joins `main` may assert things of the final values. Loops are
//! unwound. Functions without variables of their own are put in place of their calls.
//!
//! Not here, and refused by name: recursion, `goto`, `switch`, `typedef`, unions, what
//! [`crate::objects`] leaves out.

use crate::body::{Body, TYPES};
use crate::leave::returns;
use crate::lex::{Token, c_words};
use crate::macros::{Macro, Macros, Meaning};
use crate::objects::{Objects, declarators};
use crate::statements::{Assertion, InSource};
use crate::{Places, closing, initial};
use heddle_cat::Var;
use heddle_cat::paths::paths;
use heddle_cat::program::{Expr, Ins, Program, Reg, Thread, Val};
use heddle_span::{Diagnostic, FileId, Span};
use std::collections::{HashMap, HashSet};

type Result<T> = std::result::Result<T, Diagnostic>;

/// A program, its loops unwound.
#[derive(Debug)]
pub struct Source {
    pub program: Program,
    /// What each thread is called.
    pub lanes: Vec<String>,
    /// Assertions within threads.
    pub asserts: Vec<(usize, Assertion)>,
    /// Assertions about final values.
    pub last: Vec<Last>,
    /// The register of each thread that is 1 where a loop would go on.
    pub beyond: Vec<Option<Reg>>,
}

/// An assertion that `main` makes in the end.
#[derive(Debug)]
pub struct Last {
    pub span: Span,
    pub text: String,
    loads: Vec<(Reg, usize)>,
    cond: Expr,
    wanted: bool,
}

impl Last {
    /// Whether it fails, if that is known.
    pub fn fails(&self, get: &dyn Fn(Var) -> Option<Val>) -> Option<bool> {
        let reg = |r: Reg| {
            let (_, loc) = self.loads.iter().find(|l| l.0 == r)?;
            get(Var::Loc(*loc))
        };
        value(&self.cond, &reg).map(|v| v.is_true() != self.wanted)
    }
}

fn value(expr: &Expr, reg: &dyn Fn(Reg) -> Option<Val>) -> Option<Val> {
    match expr {
        Expr::Const(v) => Some(*v),
        Expr::Reg(r) => reg(*r),
        Expr::Op(op, a, b) => op.apply(value(a, reg)?, value(b, reg)?),
    }
}

impl Source {
    /// The variables that assertions ask for.
    pub fn observed(&self) -> Vec<Var> {
        let locs = self.last.iter().flat_map(|l| l.loads.iter().map(|(_, loc)| Var::Loc(*loc)));
        let mut all: Vec<Var> = locs.collect();
        all.sort();
        all.dedup();
        all
    }

    /// Whether an execution goes on beyond the bound, if that is known.
    pub fn is_beyond(&self, get: &dyn Fn(Var) -> Option<Val>) -> Option<bool> {
        let mut known = true;
        for (thread, reg) in self.beyond.iter().enumerate() {
            let Some(reg) = reg else { continue };
            match get(Var::Reg(thread, *reg)) {
                Some(v) if v.is_true() => return Some(true),
                Some(_) => {}
                None => known = false,
            }
        }
        known.then_some(false)
    }

    /// Whether an assertion, by its place in all of them, fails; `None`: not known yet.
    pub fn failing(&self, at: usize, get: &dyn Fn(Var) -> Option<Val>) -> Option<bool> {
        match self.asserts.get(at) {
            Some((thread, a)) => get(Var::Reg(*thread, a.failed)).map(Val::is_true),
            None => self.last[at - self.asserts.len()].fails(get),
        }
    }

    /// Where an assertion stands, and its text.
    pub fn assertion(&self, i: usize) -> (Span, &str) {
        match self.asserts.get(i) {
            Some((_, a)) => (a.span, &a.text),
            None => {
                (self.last[i - self.asserts.len()].span, &self.last[i - self.asserts.len()].text)
            }
        }
    }

    /// Whether some path goes round a loop more often than it was unwound.
    pub fn is_cut(&self) -> bool {
        let mut all = self.program.threads.iter().zip(&self.beyond);
        all.any(|(thread, beyond)| {
            let Some(reg) = beyond else { return false };
            let paths = paths(thread, heddle_cat::MOST_PATHS, false);
            let marked = |p: &heddle_cat::paths::Path| {
                p.regs[*reg] != heddle_cat::paths::Term::Const(Val::Int(0))
            };
            paths.is_none_or(|p| p.iter().any(marked))
        })
    }
}

/// Reads a program.
pub fn read(
    text: &str,
    file: FileId,
    macros: &Macros,
    unwind: u32,
) -> std::result::Result<Source, Vec<Diagnostic>> {
    read_all(text, file, macros, unwind).map_err(|why| vec![why])
}

struct Function {
    span: Span,
    params: Vec<Vec<Token>>,
    body: Vec<Token>,
}

fn read_all(text: &str, file: FileId, macros: &Macros, unwind: u32) -> Result<Source> {
    let (text, defines) = directives(text, file)?;
    let words = substitute(c_words(&text, file), &defines);
    let mut places = Places::default();
    let objects = Objects::find(&words, &mut places)?;
    let mut functions: HashMap<String, Function> = HashMap::new();
    let mut at = 0;
    while at < words.len() {
        at = item(&words, at, &objects, &mut places, &mut functions)?;
    }
    let (starts, last) = match functions.get("main") {
        Some(main) => starts(main)?,
        None => (numbered(&functions), Vec::new()),
    };
    if starts.is_empty() {
        let span = words.first().map_or_else(|| Span::new(file, 0, 0), |w| w.span);
        let text = "no threads: `main` starts functions by `pthread_create`, or they are called \
                    `P0`, `P1` and so on";
        return Err(Diagnostic::error(span, text));
    }
    let started: HashSet<&str> = starts.iter().map(|w| w.text.as_str()).collect();
    let (macros, inlined) = with_functions(macros, &functions, &started);
    let mut out = Source {
        program: Program::default(),
        lanes: Vec::new(),
        asserts: Vec::new(),
        last: Vec::new(),
        beyond: Vec::new(),
    };
    let fresh = || {
        let (functions, objects) = (inlined.clone(), objects.clone());
        InSource { unwind, functions, objects, ..InSource::default() }
    };
    for start in &starts {
        let Some(function) = functions.get(&start.text) else {
            let text = format!("there is no function `{}`", start.text);
            return Err(Diagnostic::error(start.span, text));
        };
        let (mut thread, source) = body(&function.body, &macros, &places, fresh())?;
        thread.code.insert(0, Ins::At { span: function.span });
        let n = out.program.threads.len();
        out.asserts.extend(source.asserts.into_iter().map(|a| (n, a)));
        out.beyond.push(source.beyond);
        out.lanes.push(format!("{}[{}]", start.text, n + 1));
        out.program.threads.push(thread);
    }
    for words in last {
        out.last.push(in_the_end(&words, &macros, &places, fresh())?);
    }
    out.program.locs = places.names;
    out.program.init = places.init;
    Ok(out)
}

/// One statement list as a thread.
fn body(
    words: &[Token],
    macros: &Macros,
    places: &Places,
    source: InSource,
) -> Result<(Thread, InSource)> {
    let mut body = Body {
        macros,
        words: returns(words)?,
        at: 0,
        thread: Thread::default(),
        params: HashMap::new(),
        globals: &places.index,
        depth: 0,
        source: Some(source),
    };
    let code = body.block()?;
    if let Some(left) = body.words.get(body.at) {
        return Err(Diagnostic::error(left.span, format!("unexpected `{}`", left.text)));
    }
    let Body { mut thread, source, .. } = body;
    thread.code = code;
    Ok((thread, source.unwrap_or_default()))
}

/// An assertion about final values: it may load variables, and nothing else.
fn in_the_end(words: &[Token], macros: &Macros, places: &Places, source: InSource) -> Result<Last> {
    let (thread, source) = body(words, macros, places, source)?;
    let mut loads = Vec::new();
    let mut asked = None;
    for ins in thread.code {
        match ins {
            Ins::At { .. } => {}
            Ins::Load { dst, addr: Expr::Const(Val::Loc(l)), .. } => loads.push((dst, l)),
            Ins::If { cond, yes, .. } if asked.is_none() => asked = Some((cond, yes.is_empty())),
            _ => {
                let text = "more than variables in an assertion of `main`";
                return Err(Diagnostic::unsupported(words[0].span, text));
            }
        }
    }
    let assertion = source.asserts.into_iter().next();
    let (Some((cond, wanted)), Some(a)) = (asked, assertion) else {
        return Err(Diagnostic::error(words[0].span, "expected an assertion"));
    };
    Ok(Last { span: a.span, text: a.text, loads, cond, wanted })
}

/// `P0`, `P1` and so on, as the threads of a litmus test are called.
fn numbered(functions: &HashMap<String, Function>) -> Vec<Token> {
    let named = |n: usize| {
        let name = format!("P{n}");
        functions.get(&name).map(|f| Token { text: name, span: f.span })
    };
    (0..).map_while(named).collect()
}

/// The threads that `main` starts, and the assertions behind.
fn starts(main: &Function) -> Result<(Vec<Token>, Vec<Vec<Token>>)> {
    let (mut starts, mut last, mut joined) = (Vec::new(), Vec::new(), false);
    for statement in main.body.split(|w| w.text == ";").filter(|s| !s.is_empty()) {
        let first = &statement[0];
        let args: Vec<&[Token]> = match statement {
            [_, open, inner @ .., close] if open.text == "(" && close.text == ")" => {
                inner.split(|w| w.text == ",").collect()
            }
            _ => Vec::new(),
        };
        let name = |arg: &[Token]| arg.iter().rev().find(|w| w.is_name()).cloned();
        let function = match (first.text.as_str(), args.as_slice()) {
            ("pthread_create", [_, _, f, _]) | ("kthread_run", [f, ..]) => name(f),
            ("pthread_create" | "kthread_run", _) => None,
            ("pthread_join" | "kthread_stop", _) => {
                joined = true;
                continue;
            }
            ("assert" | "BUG_ON" | "WARN_ON" | "WARN_ON_ONCE", _) if joined => {
                let mut words = statement.to_vec();
                words.push(Token { text: ";".into(), span: first.span });
                last.push(words);
                continue;
            }
            ("return" | "pthread_t", _) => continue,
            _ => None,
        };
        match function {
            Some(function) if !joined => starts.push(function),
            _ => {
                let text = "this in `main`, which starts threads, joins them, and asserts";
                return Err(Diagnostic::unsupported(first.span, text));
            }
        }
    }
    Ok((starts, last))
}

/// The kernel's names, and the program's functions that can be put in place of a call.
fn with_functions(
    macros: &Macros,
    functions: &HashMap<String, Function>,
    started: &HashSet<&str>,
) -> (Macros, HashSet<String>) {
    let (mut all, mut names) = (macros.clone(), HashSet::new());
    for (name, function) in functions {
        if name == "main" || started.contains(name.as_str()) {
            continue;
        }
        let params = function.params.iter().filter_map(|p| {
            p.iter().rev().find(|w| w.is_name() && w.text != "void").map(|w| w.text.clone())
        });
        let words = &function.body;
        let calls = |other: &String| words.iter().any(|w| w.text == *other);
        let declares = words.iter().any(|w| TYPES.contains(&w.text.as_str()));
        if declares || functions.keys().any(calls) {
            continue;
        }
        let mark = |text: &str| Token { text: text.into(), span: function.span };
        let params: Vec<String> = params.collect();
        let words = &with_brackets(words, &params);
        let body = match words.as_slice() {
            [first, inner @ .., end] if first.text == "return" && end.text == ";" => inner.to_vec(),
            _ if words.iter().any(|w| w.text == "return") => continue,
            _ => {
                let mut body = vec![mark("{")];
                body.extend(words.iter().cloned());
                body.push(mark("}"));
                body
            }
        };
        names.insert(name.clone());
        all.named.insert(name.clone(), Macro { params, body: Meaning::Words(body) });
    }
    (all, names)
}

/// Parameters that something is a part of in brackets: what is put in place may be `&s`.
fn with_brackets(words: &[Token], params: &[String]) -> Vec<Token> {
    let mut out = Vec::with_capacity(words.len());
    for (i, word) in words.iter().enumerate() {
        let next = words.get(i + 1).map_or("", |w| w.text.as_str());
        if params.contains(&word.text) && matches!(next, "->" | "." | "[") {
            let mark = |text: &str| Token { text: text.into(), span: word.span };
            out.extend([mark("("), word.clone(), mark(")")]);
        } else {
            out.push(word.clone());
        }
    }
    out
}

/// Declarations of variables, or a function; the position behind.
fn item(
    words: &[Token],
    at: usize,
    objects: &Objects,
    places: &mut Places,
    functions: &mut HashMap<String, Function>,
) -> Result<usize> {
    let first = &words[at];
    let stop = words[at..].iter().position(|w| matches!(w.text.as_str(), ";" | "{" | "="));
    let Some(stop) = stop.map(|n| at + n) else {
        return Err(Diagnostic::error(first.span, "this declaration never ends"));
    };
    let head = &words[at..stop];
    if let Some(word) = head.iter().find(|w| matches!(w.text.as_str(), "union" | "enum")) {
        return Err(Diagnostic::unsupported(word.span, format!("`{}`", word.text)));
    }
    let of_struct = head.iter().any(|w| w.text == "struct");
    if of_struct && words[stop].text == "{" && !head.iter().any(|w| w.text == "(") {
        let end = closing(words, stop).map(|n| n + 1);
        return match end.filter(|n| words.get(*n).is_some_and(|w| w.text == ";")) {
            Some(end) => Ok(end + 1),
            None => Err(Diagnostic::unsupported(first.span, "variables behind a structure")),
        };
    }
    if words[stop].text == "{" {
        return function(words, at, stop, functions);
    }
    let end = words[stop..].iter().position(|w| w.text == ";").map(|n| stop + n);
    let Some(end) = end else {
        return Err(Diagnostic::error(first.span, "expected `;`"));
    };
    if first.text.starts_with("DEFINE_") && words.get(at + 1).is_some_and(|w| w.text == "(") {
        for name in words[at + 2..end].iter().filter(|w| w.is_name()) {
            places.get(&name.text);
        }
        return Ok(end + 1);
    }
    let announced = of_struct && head.len() == 2;
    let is_prototype = words[stop].text == ";" && (announced || head.iter().any(|w| w.text == "("));
    if end > at && !is_prototype && first.text != "typedef" {
        for variable in declarators(&words[at..end]) {
            declaration(variable, objects, places)?;
        }
    } else if first.text == "typedef" {
        return Err(Diagnostic::unsupported(first.span, "`typedef`"));
    }
    Ok(end + 1)
}

/// One variable, with its initial value.
fn declaration(words: &[Token], objects: &Objects, places: &mut Places) -> Result<()> {
    let equals = words.iter().position(|w| w.text == "=");
    let (left, right) = words.split_at(equals.unwrap_or(words.len()));
    let value = right.get(1..).unwrap_or_default();
    let before = left.iter().position(|w| w.text == "[").unwrap_or(left.len());
    let Some(name) = left[..before].iter().rev().find(|w| w.is_name()) else {
        return Err(Diagnostic::error(words[0].span, "expected a variable"));
    };
    if objects.initial(&name.text, value, places)? {
        return Ok(());
    }
    if value.first().is_some_and(|w| w.text == "&") {
        let value = objects.constant(value, places)?;
        let at = places.get(&name.text);
        places.init[at] = value;
        return Ok(());
    }
    initial(words, places).map(|_| ())
}

fn function(
    words: &[Token],
    at: usize,
    open: usize,
    functions: &mut HashMap<String, Function>,
) -> Result<usize> {
    let close = closing(words, open);
    let bracket = words[at..open].iter().position(|w| w.text == "(").map(|n| at + n);
    let (Some(close), Some(bracket)) = (close, bracket.filter(|b| *b > at)) else {
        return Err(Diagnostic::error(words[at].span, "expected a function with a body that ends"));
    };
    let name = &words[bracket - 1];
    let end = words[bracket..open].iter().rposition(|w| w.text == ")").map(|n| bracket + n);
    let params = &words[bracket + 1..end.unwrap_or(open)];
    let params = params.split(|w| w.text == ",").filter(|p| !p.is_empty());
    let made = Function {
        span: name.span,
        params: params.map(<[Token]>::to_vec).collect(),
        body: words[open + 1..close].to_vec(),
    };
    if functions.insert(name.text.clone(), made).is_some() {
        return Err(Diagnostic::error(name.span, format!("`{}` is defined twice", name.text)));
    }
    Ok(close + 1)
}

type Defines = HashMap<String, Vec<Token>>;

/// `#include` is left out, `#define NAME value` is kept; the text without them, of the same
/// length.
fn directives(text: &str, file: FileId) -> Result<(String, Defines)> {
    let (mut out, mut defines) = (String::new(), HashMap::new());
    for line in text.split_inclusive('\n') {
        let from = out.len();
        let Some(rest) = line.trim_start().strip_prefix('#') else {
            out += line;
            continue;
        };
        let span = Span::new(file, from, from + line.trim_end().len());
        let mut words = rest.split_whitespace();
        match (words.next(), words.next()) {
            (Some("include" | "pragma"), _) => {}
            (Some("define"), Some(name)) if !name.contains('(') => {
                let value = rest.split_once(name).map_or("", |x| x.1);
                let mut made = c_words(value, file);
                made.iter_mut().for_each(|w| w.span = span);
                defines.insert(name.to_string(), made);
            }
            _ => return Err(Diagnostic::unsupported(span, "this directive")),
        }
        // Spaces: every later word keeps its place.
        out.extend(line.bytes().map(|b| if b == b'\n' { '\n' } else { ' ' }));
    }
    Ok((out, defines))
}

fn substitute(words: Vec<Token>, defines: &Defines) -> Vec<Token> {
    let mut out = Vec::new();
    for word in words {
        match defines.get(&word.text) {
            Some(value) => {
                let here = |w: &Token| Token { text: w.text.clone(), span: word.span };
                out.extend(value.iter().map(here));
            }
            None => out.push(word),
        }
    }
    out
}
