//! C to Promela that real SPIN accepts.
//!
//! The idea is Jiang and Jonsson's (*Using SPIN to model check concurrent
//! algorithms, using a translation from C to Promela*, 2009): a pool for each type
//! that pointers reach, `malloc` as the first free cell, functions by processes
//! with a channel for the result. What we changed: most functions are expanded in
//! place, statements are split where C's accesses are and joined where nobody can
//! see the difference, integers are C's, and pointers reach fields, locals and
//! elements of arrays. The road:
//!
//! 1. [`clang`] reads clang's JSON tree, `read` makes a typed program of it (`c`).
//! 2. `facts`, `ranges` and `layout` say what has its address taken, which values
//!    occur, and where objects live.
//! 3. `stmt` and `switch`, `lower`, `ints` and `wide`, `objects`, `assign`, `calls`,
//!    `library`, `nondet`, `threads`, `atomics` and `memory` turn functions into
//!    Promela's tree (`build`), with what is one step (`steps`); `join` joins them and
//!    `reset` lets each forget what is dead behind it (`flow`).
//! 4. `emit` and `declare` make a model of it, with `prelude`, and Promela's printer
//!    writes it, with the C program's `comments`.
//! 5. What was written is read back before anybody sees it.
//!
//! Not here: running clang, reading files, searching.

mod assign;
mod atomics;
mod build;
mod c;
mod calls;
pub mod clang;
mod comments;
mod consistent;
mod declare;
mod emit;
mod facts;
mod flow;
mod harness;
mod ints;
mod join;
mod layout;
mod library;
mod limits;
mod lower;
mod memory;
mod names;
mod nondet;
mod objects;
mod prelude;
mod ranges;
mod read;
mod reset;
mod scopes;
mod steps;
mod stmt;
mod switch;
mod threads;
mod types;
mod wide;

pub use emit::Origin;
pub use harness::Harness;
pub use read::Signature;

use heddle_span::{Diagnostic, FileId, Loader, NoFiles, Severity, SourceMap};
use lower::{Mode, Needs, World};

#[derive(Debug, Clone, Default)]
pub struct Options {
    /// How many objects of a type `malloc` can hand out; 9 where nothing is said.
    pub heap: Vec<(String, u64)>,
    /// Threads at once, `main` included, where counting the calls is not enough.
    pub threads: Option<u64>,
    /// Adds a `skip` with its C line wherever the prelude does the work, so that
    /// every step of a run can be told in C lines.
    pub marks: bool,
    /// What clang calls the program's file, where that is not its name.
    pub clang_name: Option<String>,
}

/// A model and where its lines come from.
#[derive(Debug, Clone)]
pub struct Translation {
    pub text: String,
    /// For each line of the text, what it comes from.
    pub origins: Vec<Origin>,
}

/// Translates a program from clang's JSON tree of it.
pub fn translate(
    json: &str,
    main: FileId,
    sources: &mut SourceMap,
    loader: &mut (dyn Loader + Send),
    options: &Options,
) -> (Option<Translation>, Vec<Diagnostic>) {
    let mut wrong = Vec::new();
    let done = on_a_deep_stack(|| {
        match clang::read(json, main, options.clang_name.as_deref(), sources, loader) {
            Ok(root) => run(&root, main, sources, options, &mut wrong),
            Err(d) => {
                wrong.push(d);
                None
            }
        }
    });
    let fatal = wrong.iter().any(Diagnostic::is_fatal);
    (done.filter(|_| !fatal), wrong)
}

/// The functions that a program defines.
pub fn signatures(
    json: &str,
    main: FileId,
    sources: &mut SourceMap,
    loader: &mut (dyn Loader + Send),
) -> Result<Vec<Signature>, Diagnostic> {
    on_a_deep_stack(|| {
        clang::read(json, main, None, sources, loader).map(|root| read::signatures(&root))
    })
}

/// Trees are walked by recursion, and a tree may be deep.
fn on_a_deep_stack<T: Send>(f: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let builder = std::thread::Builder::new().stack_size(256 << 20);
        let thread = builder.spawn_scoped(scope, f).expect("a thread can be started");
        thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

fn run(
    root: &clang::Node,
    file: FileId,
    sources: &SourceMap,
    options: &Options,
    wrong: &mut Vec<Diagnostic>,
) -> Option<Translation> {
    let program = read::program(root, sources, &["main".into()], wrong);
    if wrong.iter().any(|d| d.severity == heddle_span::Severity::Error) {
        return None;
    }
    // What was refused already stands for an `int`, and may not fit where it stands.
    let doubts = consistent::doubts(&program);
    if !doubts.is_empty() {
        if !wrong.iter().any(Diagnostic::is_fatal) {
            wrong.extend(doubts);
        }
        return None;
    }
    let main = program.funcs.iter().position(|f| f.name == "main" && f.body.is_some())?;
    let facts = facts::Facts::new(&program, main);
    let ranges = ranges::Ranges::new(&program, &facts);
    let layout = layout::Layout::new(&program, &facts, main, options);
    unknown_heaps(options, &layout, heddle_span::Span::new(file, 0, 0), wrong);
    let names = names::Names::new(&program, &facts, &layout, main);
    let w = World {
        program: &program,
        facts: &facts,
        layout: &layout,
        names: &names,
        ranges: &ranges,
        main,
    };
    limits::refuse(&w, wrong);
    let mut needs = Needs::default();
    let mut functions = Vec::new();
    for f in order(&program, &facts) {
        let entry = facts.entries.contains(&f);
        let called = facts.calls.values().any(|c| c.contains(&f));
        let mut modes = Vec::new();
        if f == main {
            modes.push(Mode::Main);
        } else if facts.recursive.contains(&f) {
            modes.push(Mode::Process);
        } else if called || !entry {
            modes.push(Mode::Inline);
        }
        if entry && f != main {
            modes.push(Mode::Thread);
        }
        for mode in modes {
            let mut lowered = stmt::function(&w, &mut needs, wrong, f, mode);
            lowered.body = join::join(lowered.body, wrong);
            // A run told in C lines shows what the program does, and no more.
            if !options.marks {
                reset::reset(&w, &mut lowered);
            }
            functions.push(lowered);
        }
    }
    limits::refuse_masks(&w, &needs, wrong);
    if wrong.iter().any(Diagnostic::is_fatal) {
        return None;
    }
    let items = root.inner.iter().filter(|n| n.is_main).map(|n| (n.span.lo, n.span.hi));
    let comments = comments::Comments::new(file, sources, items.collect());
    let head = head(&sources.file(file).name);
    let (text, origins) =
        emit::emit(&w, &needs, &functions, sources, comments, &head, options.marks);
    if let Some(why) = does_not_read_back(&text) {
        wrong.push(why);
        return None;
    }
    Some(Translation { text, origins })
}

/// Why the front end for Promela does not take what was written, if so: nothing that is not
/// Promela leaves this crate. Of a syntax tree that clang wrote this is a bug of ours, and
/// says so; of one that contradicts itself it is the last of the checks.
fn does_not_read_back(text: &str) -> Option<Diagnostic> {
    let mut sources = SourceMap::new();
    let file = sources.add("translation", text);
    let (_, wrong) = heddle_promela::syntax::parse(&mut sources, file, &[], &mut NoFiles);
    let d = wrong.iter().find(|d| d.is_fatal())?;
    let at = d.labels.first().map_or(0, |l| sources.position(l.span).line);
    let line = text.lines().nth(at.saturating_sub(1) as usize).unwrap_or("").trim();
    let what = format!(
        "this program is not translated: what would be written is no Promela ({}: `{line}`); \
         please report it with the program",
        d.message
    );
    Some(Diagnostic::new(Severity::Unsupported, what))
}

/// Bounds for types that are never allocated: most likely a name that was mistyped.
fn unknown_heaps(
    options: &Options,
    layout: &layout::Layout,
    span: heddle_span::Span,
    wrong: &mut Vec<Diagnostic>,
) {
    let allocated = layout.pools.iter().filter(|p| p.heap.1 > 0).map(|p| p.name.as_str());
    let known: Vec<&str> = allocated.collect();
    for (name, _) in options.heap.iter().filter(|(name, _)| !known.contains(&name.as_str())) {
        let text = format!("`--heap {name}=…`: nothing of the type `{name}` is allocated");
        let help = match known[..] {
            [] => "the program allocates nothing".into(),
            _ => format!("types that are: {}", known.join(", ")),
        };
        wrong.push(Diagnostic::error(span, text).help(help));
    }
}

fn head(name: &str) -> Vec<String> {
    let name = name.replace("*/", "* /");
    vec![
        format!("/* {name} in Promela, by heddle translate."),
        " * Numbers on the right are lines of the C program. */".into(),
        String::new(),
    ]
}

/// Callees before callers: SPIN wants an `inline` before its use.
fn order(program: &c::Program, facts: &facts::Facts) -> Vec<c::FuncId> {
    fn visit(
        f: c::FuncId,
        p: &c::Program,
        facts: &facts::Facts,
        out: &mut Vec<c::FuncId>,
        seen: &mut Vec<bool>,
    ) {
        if std::mem::replace(&mut seen[f], true) {
            return;
        }
        for &g in facts.calls.get(&f).into_iter().flatten() {
            visit(g, p, facts, out, seen);
        }
        if p.funcs[f].body.is_some() {
            out.push(f);
        }
    }
    let (mut out, mut seen) = (Vec::new(), vec![false; program.funcs.len()]);
    let mut all: Vec<c::FuncId> = (0..program.funcs.len()).collect();
    all.sort_by_key(|f| program.funcs[*f].span.lo);
    for f in all {
        visit(f, program, facts, &mut out, &mut seen);
    }
    out
}
