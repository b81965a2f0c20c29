//! Rust programs: a module that rustc made with fat LTO, standard library included.
//!
//! Three things are done to it before it is linked with the models:
//!
//! - `main` (or each test) is called by a function of ours that takes every panic
//!   with an empty filter. The unwinder finds that before any frame is left, and
//!   tells the panic as a violation where it happened (`models/rust.c`). Panics of
//!   other threads end these threads, as the standard library has it.
//! - Functions of the standard library are given other bodies where these have
//!   exactly the same effect and fewer steps ([`REPLACED`]).
//! - The tests of a test target are found: for each there is a closure that calls the
//!   test and `test::assert_test_result`. The program chooses one of them.
//!
//! Not here: how rustc is called ([`crate::rustc`]).

use crate::ir::{
    Alias, AliasId, Block, ConstKind, FuncId, Function, Linkage, Module, Op, Operand, ParamAttrs,
    Symbol, Type,
};
use crate::reader::read;
use heddle_span::FileId;

/// Functions of the standard library with other bodies, which `models/rust.c` has
/// under the second name.
///
/// `Mutex::lock_contended` reads the lock's state up to a hundred times before it
/// waits, and acts on the last value. Here it is read once. Whatever value the
/// original acts on it read at some moment, and reading it then and only then is a
/// run of ours; and what ours reads the original reads too, if nobody else moves
/// between its tries. The reads before the last change nothing and are relaxed, so
/// they order nothing. Everything else is as in the original.
///
/// `ub_checks::maybe_is_nonoverlapping`, part of the debug assertions around copies,
/// subtracts two addresses. Blocks of different objects never overlap, whatever their
/// addresses are, so that no address needs to be made up for the answer.
///
/// `stack_overflow::imp::drop_handler` gives back the stack on which a thread would
/// handle the overflow of its own, of which there is none (`models/rust.c`), and takes
/// the thread out of a table, under a lock of all threads. The table is filled with
/// such stacks only and read by signal handlers only, so that nobody can tell.
///
/// `mpmc::utils::Backoff` counts how often a thread has looked in vain. The count decides
/// how long it pauses and whether it lets others go first, and nothing else in the
/// library reads it; pausing and yielding do nothing here. Without the count a loop that
/// looks again is in the state that it was in, and waits.
const REPLACED: &[(&str, &str)] = &[
    ("<std::sync::mpmc::utils::Backoff>::spin_heavy", "__heddle_rust_backoff"),
    ("<std::sync::mpmc::utils::Backoff>::spin_light", "__heddle_rust_backoff"),
    ("std::sys::pal::unix::stack_overflow::imp::drop_handler", "__heddle_rust_drop_handler"),
    ("<std::sys::sync::mutex::futex::Mutex>::lock_contended", "__heddle_rust_lock_contended"),
    ("core::ub_checks::maybe_is_nonoverlapping::runtime", "__heddle_rust_is_nonoverlapping"),
];

/// What a module of rustc's is known by.
pub fn is_rust(module: &Module) -> bool {
    module.symbols.contains_key("rust_eh_personality")
}

/// The name that a person would write, without hashes of crates.
pub fn demangled(name: &str) -> Option<String> {
    let d = rustc_demangle::try_demangle(name).ok()?;
    // `{:#}` leaves out hashes.
    Some(format!("{d:#}"))
}

/// What a thread runs that was started with a function of this name: the standard
/// library's closure around the user's has its type as an argument.
pub fn spawned(name: &str) -> Option<String> {
    if !name.contains("{shim:vtable") {
        return None;
    }
    let (_, rest) = name.split_once("spawn_unchecked")?;
    let rest = rest.trim_start_matches(['_', ':']).strip_prefix('<')?;
    let mut depth = 0;
    let end = rest.find(|c| {
        match c {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' | ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        depth < 0 || depth == 0 && c == ','
    })?;
    Some(short(&rest[..end]))
}

/// A path without its crate, and closures within closures as one.
fn short(path: &str) -> String {
    let mut parts: Vec<&str> = path.split("::").collect();
    let krate = parts.len() > 1 && parts[0].chars().all(|c| c.is_alphanumeric() || c == '_');
    if krate {
        parts.remove(0);
    }
    parts.dedup_by(|b, a| a.starts_with("{closure") && b.starts_with("{closure"));
    parts.join("::").replace("{closure#0}", "{closure}")
}

/// Makes a module ready: the module to be linked with it, or what is wrong. Of the
/// tests of a test target those are run whose names are given; all if none is.
/// With `original`, functions of the standard library are as they are written.
pub fn prepare(
    module: &mut Module,
    asked: &[String],
    original: bool,
) -> Result<Option<Module>, String> {
    if !original {
        replace_bodies(module);
        crate::spin_loops::shorten(module);
    }
    let Some(main) = module.function_named("main") else { return Ok(None) };
    let Some(given) = first_function_argument(module, main) else { return Ok(None) };
    let tests = tests(module)?;
    let called = match tests.is_empty() {
        true if asked.is_empty() => vec![given],
        true => return Err("there are no tests".into()),
        false => chosen(tests, asked)?,
    };
    for f in &called {
        module.functions[f.index()].linkage = Linkage::External;
    }
    let ours = caller(module, &called);
    let shell = declare(module, "__heddle_rust_main", given);
    redirect(module, main, given, shell);
    Ok(Some(ours))
}

fn replace_bodies(module: &mut Module) {
    for i in 0..module.functions.len() {
        let id = FuncId(i as u32);
        let name = &module.functions[i].name;
        let mentioned = ["lock_contended", "maybe_is_nonoverlapping", "drop_handler", "Backoff"];
        if !name.starts_with("_R") || !mentioned.iter().any(|m| name.contains(m)) {
            continue;
        }
        let Some(plain) = demangled(name) else { continue };
        let Some((_, ours)) = REPLACED.iter().find(|r| r.0 == plain) else { continue };
        // Every crate may have its own.
        if let Some(Symbol::Function(first)) = module.symbols.get(*ours).copied() {
            make_alias(module, id, first);
            continue;
        }
        let f = &mut module.functions[i];
        module.symbols.remove(&f.name);
        f.name = ours.to_string();
        f.linkage = Linkage::External;
        f.blocks = Vec::new();
        f.values = Vec::new();
        module.symbols.insert(ours.to_string(), Symbol::Function(id));
    }
}

/// All that names the one function names the other.
fn make_alias(module: &mut Module, from: FuncId, to: FuncId) {
    let pointer = module.types.intern(Type::Ptr(0));
    let target = module.constants.intern(pointer, ConstKind::Function(to));
    let alias = AliasId(module.aliases.len() as u32);
    let (ty, span) = (module.function(from).ty, module.function(from).span);
    let name = format!("__heddle_alias_{}", alias.0);
    let linkage = Linkage::Internal;
    module.aliases.push(Alias { name: name.clone(), ty, linkage, target, span });
    module.symbols.insert(name, Symbol::Alias(alias));
    module.constants.replace(&ConstKind::Function(from), ConstKind::Alias(alias));
}

/// The first function that a function hands on: `lang_start(main, …)`.
fn first_function_argument(module: &Module, f: FuncId) -> Option<FuncId> {
    let insts = module.function(f).blocks.iter().flat_map(|b: &Block| &b.insts);
    insts.into_iter().find_map(|inst| {
        let Op::Call(call) = &inst.op else { return None };
        let Operand::Const(c) = call.args.first()?.value else { return None };
        match module.constants.kind(c) {
            ConstKind::Function(f) => Some(*f),
            _ => None,
        }
    })
}

/// The `#[test]` functions, with their names.
fn tests(module: &Module) -> Result<Vec<(FuncId, String)>, String> {
    let is_check = |g: &FuncId| module.function(*g).name.contains("assert_test_result");
    let mut out = Vec::new();
    if !module.functions().any(|(id, _)| is_check(&id)) {
        return Ok(out);
    }
    for (_, f) in module.functions() {
        let callees = callees(module, f);
        if !callees.iter().any(is_check) {
            continue;
        }
        let Some(test) = callees.into_iter().find(|g| !is_check(g)) else { continue };
        let Some(name) = demangled(&module.function(test).name) else { continue };
        let (ret, params, _) = module.signature(module.function(test).ty);
        if !params.is_empty() || !module.types.is_void(ret) {
            return Err(format!("the test `{name}`, which returns something"));
        }
        out.push((test, name));
    }
    out.sort_by(|a, b| a.1.cmp(&b.1));
    out.dedup_by(|a, b| a.0 == b.0);
    Ok(out)
}

fn callees(module: &Module, f: &Function) -> Vec<FuncId> {
    let insts = f.blocks.iter().flat_map(|b| &b.insts);
    let called = insts.filter_map(|inst| {
        let (Op::Call(call) | Op::Invoke { call, .. }) = &inst.op else { return None };
        let crate::ir::Callee::Operand(Operand::Const(c)) = call.callee else { return None };
        match module.constants.kind(c) {
            ConstKind::Function(f) => Some(*f),
            _ => None,
        }
    });
    called.collect()
}

/// The tests that were asked for, by their names without the crate's.
fn chosen(all: Vec<(FuncId, String)>, asked: &[String]) -> Result<Vec<FuncId>, String> {
    let short = |name: &str| name.split_once("::").map_or(name, |n| n.1).to_string();
    for a in asked {
        if !all.iter().any(|t| short(&t.1) == *a) {
            let names: Vec<String> = all.iter().map(|t| format!("`{}`", short(&t.1))).collect();
            return Err(format!("there is no test `{a}`; there are {}", names.join(", ")));
        }
    }
    let wanted = |t: &&(FuncId, String)| asked.is_empty() || asked.contains(&short(&t.1));
    Ok(all.iter().filter(wanted).map(|t| t.0).collect())
}

/// A module with the function that calls one of `called`, and takes what it throws.
fn caller(module: &Module, called: &[FuncId]) -> Module {
    let mut text = format!("target datalayout = \"{}\"\n", module.layout.text());
    text += "declare i32 @rust_eh_personality(...)\ndeclare i32 @heddle_choose(i32)\n";
    let mut cases = String::new();
    let mut blocks = String::new();
    for (i, f) in called.iter().enumerate() {
        let name = &module.function(*f).name;
        text += &format!("declare void @\"{name}\"()\n");
        cases += &format!(" i32 {i}, label %c{i}");
        blocks +=
            &format!("c{i}:\n  invoke void @\"{name}\"()\n    to label %ok unwind label %bad\n");
    }
    text += "define void @__heddle_rust_main() personality ptr @rust_eh_personality {\n";
    match called.len() {
        1 => text += "  br label %c0\n",
        n => {
            text += &format!("  %n = call i32 @heddle_choose(i32 {n})\n");
            text += &format!("  switch i32 %n, label %ok [{cases} ]\n");
        }
    }
    text += &blocks;
    text += "ok:\n  ret void\n\
        bad:\n  %e = landingpad { ptr, i32 }\n    filter [0 x ptr] zeroinitializer\n\
        unreachable\n}\n";
    let (read, wrong) = read(FileId(0), &text);
    read.unwrap_or_else(|| panic!("our own text is right: {wrong:?}\n{text}"))
}

/// A function of this name that is defined elsewhere.
fn declare(module: &mut Module, name: &str, like: FuncId) -> FuncId {
    let void = module.types.intern(Type::Void);
    let ty = module.types.intern(Type::Function { ret: void, params: Vec::new(), varargs: false });
    let id = FuncId(module.functions.len() as u32);
    module.functions.push(Function {
        name: name.to_string(),
        ty,
        linkage: Linkage::External,
        params: Vec::new(),
        ret_attrs: ParamAttrs::default(),
        blocks: Vec::new(),
        values: Vec::new(),
        debug: None,
        span: module.function(like).span,
        refused: None,
    });
    module.symbols.insert(name.to_string(), Symbol::Function(id));
    id
}

/// `main` hands on our function.
fn redirect(module: &mut Module, main: FuncId, from: FuncId, to: FuncId) {
    let pointer = module.types.intern(Type::Ptr(0));
    let new = module.constants.intern(pointer, ConstKind::Function(to));
    let old = module.constants.intern(pointer, ConstKind::Function(from));
    for inst in module.functions[main.index()].blocks.iter_mut().flat_map(|b| &mut b.insts) {
        inst.op.for_each_operand_mut(|o| {
            if *o == Operand::Const(old) {
                *o = Operand::Const(new);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_are_called_by_what_they_run() {
        let of = |what: &str| {
            let runs =
                format!("<std::thread::lifecycle::spawn_unchecked<{what}, ()>::{{closure#1}}");
            spawned(&format!(
                "{runs} as core::ops::function::FnOnce<()>>::call_once::{{shim:vtable#0}}"
            ))
        };
        assert_eq!(of("app::main::{closure#0}").as_deref(), Some("main::{closure}"));
        assert_eq!(of("app::run::{closure#1}::{closure#0}").as_deref(), Some("run::{closure#1}"));
        assert_eq!(of("fn(), i32").as_deref(), Some("fn()"));
        assert_eq!(spawned("core::fmt::write"), None);
    }

    #[test]
    fn names_are_demangled_without_hashes() {
        let name = "_RNvCs3hLmAcFE9Ic_9r01_mutex4main";
        assert_eq!(demangled(name).as_deref(), Some("r01_mutex::main"));
        assert_eq!(demangled("pthread_create"), None);
    }
}
