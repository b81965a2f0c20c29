//! Names: the C program's own where they can stand, never twice the same.
//!
//! SPIN expands `inline` by replacing words, and its verifier is C text with
//! globals and macros of its own, so a name must differ from Promela's words,
//! from those, and (for parameters) from every field. `reserved.txt` lists them:
//! above the line what nothing may be called, below what no global may.

use crate::c::*;
use crate::facts::Facts;
use crate::types::Type;
use std::collections::{HashMap, HashSet};

const RESERVED: &str = include_str!("reserved.txt");

#[derive(Default, Debug)]
pub struct Names {
    pub structs: Vec<String>,
    pub fields: HashMap<(usize, usize), String>,
    pub vars: Vec<String>,
    pub funcs: Vec<String>,
    taken: HashSet<String>,
}

/// What a pool of this type is called; `--heap` knows it by the same name.
pub fn pool_name(program: &Program, ty: &Type) -> String {
    match ty {
        Type::Bool => "bool".into(),
        Type::Int { bits, signed } => {
            let name =
                ["char", "short", "int", "long"][(bits.trailing_zeros() as usize - 3).min(3)];
            format!("{}{name}", if *signed { "" } else { "u" })
        }
        Type::Struct(s) => match program.structs[*s].name.as_str() {
            "" => format!("struct{s}"),
            name => name.into(),
        },
        Type::Ptr(t) => format!("{}_ptr", pool_name(program, t)),
        Type::Array(t, _) | Type::Atomic(t) => pool_name(program, t),
        Type::Func(_) => "function".into(),
        Type::Mutex => "mutex".into(),
        Type::Cond => "cond".into(),
        Type::Sem => "sem".into(),
        Type::Thread => "thread".into(),
        Type::Void => "void".into(),
        Type::Other(_) => "other".into(),
    }
}

impl Names {
    pub fn new(program: &Program, facts: &Facts, main: FuncId) -> Names {
        let mut n = Names::default();
        let (hard, soft) = RESERVED.split_once("--").unwrap_or((RESERVED, ""));
        let hard: HashSet<&str> = hard.split_whitespace().collect();
        let soft: HashSet<&str> = soft.split_whitespace().collect();
        let word = |name: &str| clean(name, &hard);
        for (s, st) in program.structs.iter().enumerate() {
            let base = if st.name.is_empty() { format!("struct{s}") } else { word(&st.name) };
            let name = n.fresh(&base, &soft);
            n.structs.push(name);
            for (f, field) in st.fields.iter().enumerate() {
                n.fields.insert((s, f), word(&field.name));
            }
        }
        let fields: HashSet<String> = n.fields.values().cloned().collect();
        for func in &program.funcs {
            let name = n.fresh(&word(&func.name), &HashSet::new());
            n.funcs.push(name);
        }
        n.vars = vec![String::new(); program.vars.len()];
        for (v, var) in program.vars.iter().enumerate().filter(|(_, v)| v.is_static) {
            n.vars[v] = n.fresh(&word(&var.name), &soft);
        }
        // Locals of a process may be called as in any other; those of functions
        // that are expanded in place meet the locals of whoever calls them.
        let own =
            |f: FuncId| f == main || facts.entries.contains(&f) || facts.recursive.contains(&f);
        let global = n.taken.clone();
        let locals = |program: &Program| -> Vec<(usize, FuncId)> {
            let all = program.vars.iter().enumerate().filter(|(_, v)| !v.is_static);
            all.filter_map(|(v, var)| Some((v, var.owner?))).collect()
        };
        let mut in_processes: HashSet<String> = HashSet::new();
        let mut of_process: HashMap<FuncId, HashSet<String>> = HashMap::new();
        for (v, f) in locals(program).into_iter().filter(|(_, f)| own(*f)) {
            let mine = of_process.entry(f).or_insert_with(|| global.clone());
            n.vars[v] = unique(&word(&program.vars[v].name), mine);
            in_processes.insert(n.vars[v].clone());
        }
        n.taken.extend(in_processes);
        for (v, f) in locals(program).into_iter().filter(|(_, f)| !own(*f)) {
            let var = &program.vars[v];
            let base = word(&var.name);
            let base = match n.taken.contains(&base) || (var.is_param && fields.contains(&base)) {
                true => format!("{}_{}", n.funcs[f], var.name.trim_start_matches('_')),
                false => base,
            };
            n.vars[v] = n.fresh(&base, &soft);
        }
        n
    }

    /// A name like this that nothing else has.
    pub fn fresh(&mut self, base: &str, soft: &HashSet<&str>) -> String {
        let base = if soft.contains(base) { format!("{base}_") } else { base.to_string() };
        unique(&base, &mut self.taken)
    }
}

fn unique(base: &str, taken: &mut HashSet<String>) -> String {
    let mut name = base.to_string();
    let mut i = 2;
    while !taken.insert(name.clone()) {
        name = format!("{base}_{i}");
        i += 1;
    }
    name
}

/// A word that Promela takes: ASCII, not starting with `_`, not one of its own.
fn clean(name: &str, hard: &HashSet<&str>) -> String {
    let plain: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect();
    let odd = plain.starts_with(|c: char| c == '_' || c.is_ascii_digit()) || plain.is_empty();
    let plain = if odd { format!("v{plain}") } else { plain };
    let mut letters = plain.chars();
    let numbered = letters.next().is_some_and(|c| c.is_ascii_uppercase())
        && plain.len() > 1
        && letters.all(|c| c.is_ascii_digit());
    match hard.contains(plain.as_str()) || numbered {
        true => format!("{plain}_"),
        false => plain,
    }
}
