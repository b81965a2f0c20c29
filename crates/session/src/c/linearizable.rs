//! What the operations of a C program are checked against, and who calls them.
//!
//! The specification is C with functions of the same names, sequential, in memory of its own
//! (`heddle_machine::Specification`), or the program itself, run one operation after the
//! other.

use crate::c::clang::load_library;
use crate::{Context, Event, Input, Options, Refusal};
use heddle_machine::{Clients, FuncId, Inst, Program, Specification};
use heddle_span::{Diagnostic, Severity, SourceMap};
use std::collections::HashSet;

/// The global of a specification that says by which argument, from one, operations have
/// nothing to do with each other.
const KEY: &str = "heddle_key";

/// What the options ask for, of a program that was read; `main` changes with `--clients`.
pub(crate) fn specification(
    input: &Input,
    program: &mut Program,
    options: &Options,
    context: Context<'_>,
) -> Result<Option<Specification>, Refusal> {
    let model = &options.model;
    let Some(name) = &model.linearizable else {
        return match misplaced(options) {
            Some(flag) => Err(Refusal::Usage(format!("{flag} goes with --linearizable"))),
            None => Ok(None),
        };
    };
    if model.opt > 0 {
        let text = "--linearizable with --opt: the optimiser dissolves operations in their callers";
        return Err(Refusal::unsupported(text));
    }
    if model.clients.is_some() && model.ops.is_empty() && name == "self" {
        return Err(Refusal::Usage("--linearizable self needs --ops: which functions?".into()));
    }
    let mut sources = SourceMap::new();
    let own = name == "self";
    if own && model.ops.is_empty() {
        return Err(Refusal::Usage("--linearizable self needs --ops: which functions?".into()));
    }
    let sequential = match own {
        true => {
            let mut roots = model.ops.clone();
            roots.extend(model.setup.clone());
            load_library(input, model, roots, &mut sources, context)?
        }
        false => {
            let (text, shown) = context.host.load(name, "").map_err(Refusal::Missing)?;
            let file = Input::new(input.language, shown, text);
            load_library(&file, model, Vec::new(), &mut sources, context)?
        }
    };
    let operations = operations(program, &sequential, options)?;
    if model.ops.is_empty() {
        warn_of_unused(program, &sequential, context);
    }
    let key = key(&sequential, &operations)?;
    if let Some((threads, each)) = model.clients {
        let setup = match &model.setup {
            Some(name) => Some(function(program, name, "--setup")?),
            None => None,
        };
        let called = operations.iter().filter(|o| Some(o.0) != setup);
        let called = called.map(|o| o.0).collect();
        let clients = Clients { operations: called, threads, each, values: model.values, setup };
        clients.add_to(program).map_err(Refusal::unsupported)?;
    }
    Ok(Some(Specification { program: sequential, operations, key }))
}

/// A flag that says nothing without `--linearizable`.
fn misplaced(options: &Options) -> Option<&'static str> {
    let model = &options.model;
    let given = [
        (!model.ops.is_empty(), "--ops"),
        (model.clients.is_some(), "--clients"),
        (model.setup.is_some(), "--setup"),
        (model.values != 2, "--numbers"),
    ];
    given.into_iter().find(|g| g.0).map(|g| g.1)
}

fn wrong(text: String) -> Refusal {
    Refusal::Wrong(vec![Diagnostic::new(Severity::Error, text)], Box::default())
}

fn function(program: &Program, name: &str, flag: &str) -> Result<FuncId, Refusal> {
    let found = program.find_function(name);
    let found = found.filter(|f| !program.functions[f.0 as usize].code.is_empty());
    found.ok_or_else(|| wrong(format!("{flag}: there is no function `{name}`")))
}

/// The functions that both have, or those that were named. A function that the clients
/// call first is an operation, too, if the specification has it.
fn operations(
    program: &Program,
    sequential: &Program,
    options: &Options,
) -> Result<Vec<(FuncId, FuncId)>, Refusal> {
    let model = &options.model;
    let named: Vec<String> = match model.ops.is_empty() {
        true => {
            let theirs =
                sequential.functions.iter().filter(|f| !f.is_folded() && !f.code.is_empty());
            let unclear = theirs.clone().find(|f| {
                program.find_function(&f.name).is_none()
                    && !program.functions_in_paths(&f.name).is_empty()
            });
            if let Some(f) = unclear {
                let text = format!(
                    "several functions of the program are called `{}`; `--ops` names one with its path",
                    f.name
                );
                return Err(wrong(text));
            }
            let both = |f: &heddle_machine::Function| {
                let found = program.find_function(&f.name)?;
                (!program.functions[found.0 as usize].is_folded()).then(|| f.name.clone())
            };
            theirs.filter_map(both).collect()
        }
        false => {
            let setup = model.setup.iter().filter(|s| sequential.find_function(s).is_some());
            model.ops.iter().chain(setup).cloned().collect()
        }
    };
    if named.is_empty() {
        let text = "the specification and the program have no function in common";
        return Err(wrong(text.into()));
    }
    let mut out = Vec::new();
    for name in named {
        let mine = function(program, &name, "--ops")?;
        let theirs = function(sequential, &name, "the specification")?;
        let (a, b) =
            (&program.functions[mine.0 as usize], &sequential.functions[theirs.0 as usize]);
        if (a.n_params, a.n_results) != (b.n_params, b.n_results) {
            let text = format!("`{name}` of the specification has another type than the program's");
            return Err(wrong(text));
        }
        if !out.contains(&(mine, theirs)) {
            out.push((mine, theirs));
        }
    }
    Ok(out)
}

/// Says which operations only the specification has: a misspelt name is not checked. What
/// other functions of the specification call is help of its own, and no operation.
fn warn_of_unused(program: &Program, sequential: &Program, context: Context<'_>) {
    let called: HashSet<FuncId> = sequential
        .functions
        .iter()
        .flat_map(|f| &f.code)
        .filter_map(|inst| match inst {
            Inst::Call { f, .. } => Some(*f),
            _ => None,
        })
        .collect();
    for (i, f) in sequential.functions.iter().enumerate() {
        let is_operation = !f.is_folded() && !f.code.is_empty() && f.name != "main";
        let is_known =
            called.contains(&FuncId(i as u32)) || program.find_function(&f.name).is_some();
        if is_operation && !is_known {
            let name = &f.name;
            let text =
                format!("the program calls no `{name}`: that of the specification is not checked");
            context.watch.event(Event::Warning(&text));
        }
    }
}

/// The argument that keeps operations apart, if the specification says so.
fn key(sequential: &Program, operations: &[(FuncId, FuncId)]) -> Result<Option<usize>, Refusal> {
    let Some(global) = sequential.find_global(KEY) else { return Ok(None) };
    let mut bytes = [0; 8];
    let init = &sequential.globals[global.0 as usize].init;
    let n = init.len().min(8);
    bytes[..n].copy_from_slice(&init[..n]);
    let at = u64::from_le_bytes(bytes) as usize;
    for (_, f) in operations {
        let f = &sequential.functions[f.0 as usize];
        if at == 0 || at > f.n_params as usize {
            let text = format!("`{KEY}` is {at}, and `{}` has no such argument", f.name);
            return Err(wrong(text));
        }
    }
    Ok(Some(at - 1))
}
