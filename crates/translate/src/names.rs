//! Names: the C program's own where they can stand, never twice the same.
//!
//! SPIN expands `inline` by replacing words, its lexer knows functions, inlines and
//! types by their names wherever these stand (behind a dot, too), and its verifier
//! is C text with globals and macros of its own. So every name that a model has is
//! given out here, each once: those of the prelude, of pools and of what we add to
//! the program are taken before the program's own. SPIN refuses an argument with a
//! field that begins, or a struct whose name ends, with the name of the parameter:
//! parameters of the prelude are called `_a_`, as nothing else begins, and those of
//! the program are chosen by what there is. `reserved.txt` lists SPIN's:
//! above the line what nothing may be called, below what no global may.

use crate::build::Name;
use crate::c::*;
use crate::facts::Facts;
use crate::layout::Layout;
use crate::types::Type;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

const RESERVED: &str = include_str!("reserved.txt");

/// What we call our own, besides the inlines of `prelude.pml`.
const OURS: &str = "tid caller result returned unused thread_state thread_result threads_running \
    too_many_threads new_thread end_thread pthread_join pthread_detach pthread_cond_signal \
    end_of_thread";

/// What belongs to a pool.
#[derive(Debug)]
pub struct PoolNames {
    pub mem: Name,
    pub valid: Name,
    pub malloc: Name,
    pub free: Name,
    pub realloc: Name,
    /// Counters of these three.
    pub run: Name,
    pub gone: Name,
    pub bound: Name,
}

#[derive(Default, Debug)]
pub struct Names {
    pub structs: Vec<Name>,
    /// Of structs on their way: see `declare::whole_type`.
    pub wholes: Vec<Name>,
    pub fields: HashMap<(usize, usize), Name>,
    pub vars: Vec<Name>,
    pub pools: Vec<PoolNames>,
    /// Of functions as processes.
    pub funcs: Vec<Name>,
    /// Of functions that are expanded in place, and of the parameter for the result.
    pub inlines: Vec<Name>,
    pub results: Vec<Name>,
    /// Where a local of a recursive function is; the variable that carries an
    /// argument that is passed by name.
    pub cells: HashMap<VarId, Name>,
    pub carriers: HashMap<VarId, Name>,
    /// Of the program's labels, by clang's number of them.
    pub labels: HashMap<(FuncId, String), Name>,
    /// How temporary variables begin.
    pub temp: String,
    fields_taken: HashSet<Name>,
    taken: RefCell<HashSet<Name>>,
    parts: RefCell<HashMap<(VarId, usize), Name>>,
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
    pub fn new(program: &Program, facts: &Facts, layout: &Layout, main: FuncId) -> Names {
        let mut n = Names::default();
        let (hard, soft) = RESERVED.split_once("--").unwrap_or((RESERVED, ""));
        let hard: HashSet<&str> = hard.split_whitespace().collect();
        let soft: HashSet<&str> = soft.split_whitespace().collect();
        let word = |name: &str| clean(name, &hard);
        let ours = words_of(crate::prelude::SOURCE).chain(OURS.split_whitespace());
        n.taken.borrow_mut().extend(ours.map(Name::from));
        for pool in &layout.pools {
            n.pools.push(n.pool(&word(&pool.name)));
        }
        for (f, func) in program.funcs.iter().enumerate() {
            let known = func.body.is_some();
            let name = if known { n.fresh(&word(&func.name)) } else { Name::from("") };
            let inline = match known && facts.entries.contains(&f) {
                true => n.fresh(&format!("{name}_body")),
                false => name.clone(),
            };
            n.funcs.push(name);
            n.inlines.push(inline);
        }
        for (s, st) in program.structs.iter().enumerate() {
            let base = if st.name.is_empty() { format!("struct{s}") } else { word(&st.name) };
            let name = n.global(&base, &soft);
            n.wholes.push(n.fresh(&format!("{name}_whole")));
            n.structs.push(name);
        }
        n.fields(program, &word);
        n.vars = vec![Name::from(""); program.vars.len()];
        for (v, var) in program.vars.iter().enumerate().filter(|(_, v)| v.is_static) {
            n.vars[v] = n.global(&word(&var.name), &soft);
        }
        n.locals(program, facts, main, &word, &soft);
        n.params(program);
        for (v, var) in program.vars.iter().enumerate().filter(|(_, v)| !v.is_static) {
            if layout.vars.get(&v).is_some_and(|c| c.at_call) {
                n.cells.insert(v, n.fresh(&format!("{}_at", n.vars[v])));
            }
            if var.is_param {
                n.carriers.insert(v, n.fresh(&format!("{}_in", n.vars[v])));
            }
        }
        for (f, func) in program.funcs.iter().enumerate() {
            for s in func.body.iter().flatten() {
                s.each(&mut |s| {
                    let St::Label(id, _) = &s.kind else { return };
                    let name = program.labels.get(id).map_or("label", |n| n);
                    let name = n.label(&word(name), &n.inlines[f]);
                    n.labels.insert((f, id.clone()), name);
                });
            }
        }
        n.temp = n.prefix();
        n
    }

    /// The names of a pool: a stem with which all are free.
    fn pool(&self, base: &str) -> PoolNames {
        let (mut stem, mut i) = (base.to_string(), 2);
        loop {
            let all = PoolNames {
                mem: format!("{stem}_mem").into(),
                valid: format!("{stem}_valid").into(),
                malloc: format!("malloc_{stem}").into(),
                free: format!("free_{stem}").into(),
                realloc: format!("realloc_{stem}").into(),
                run: format!("{stem}_run").into(),
                gone: format!("{stem}_gone").into(),
                bound: format!("heap_bound_of_{stem}").into(),
            };
            let list = [&all.mem, &all.valid, &all.malloc, &all.free, &all.realloc];
            let list: Vec<&Name> =
                list.into_iter().chain([&all.run, &all.gone, &all.bound]).collect();
            let mut taken = self.taken.borrow_mut();
            if list.iter().all(|n| !taken.contains(*n)) {
                taken.extend(list.into_iter().cloned());
                return all;
            }
            stem = format!("{base}_{i}");
            i += 1;
        }
    }

    /// Fields of two structs may be called alike; a field and a function may not.
    fn fields(&mut self, program: &Program, word: &dyn Fn(&str) -> String) {
        let mut chosen: HashMap<String, Name> = HashMap::new();
        let mut used = self.taken.borrow().clone();
        for (s, st) in program.structs.iter().enumerate() {
            for (f, field) in st.fields.iter().enumerate() {
                let base = word(&field.name);
                let name = match chosen.get(&base) {
                    Some(name) => name.clone(),
                    None if st.is_library => Name::from(base.as_str()),
                    None => unique(&base, &mut used),
                };
                chosen.insert(base, name.clone());
                self.fields.insert((s, f), name);
            }
        }
        self.fields_taken = chosen.into_values().collect();
    }

    fn locals(
        &mut self,
        program: &Program,
        facts: &Facts,
        main: FuncId,
        word: &dyn Fn(&str) -> String,
        soft: &HashSet<&str>,
    ) {
        // Locals of a process may be called as in any other; those of functions
        // that are expanded in place meet the locals of whoever calls them.
        let called = |f: FuncId| facts.calls.values().any(|c| c.contains(&f));
        let is_thread = |f: FuncId| facts.entries.contains(&f) && !called(f);
        let own = |f: FuncId| f == main || is_thread(f) || facts.recursive.contains(&f);
        let all = program.vars.iter().enumerate().filter(|(_, v)| !v.is_static);
        let all: Vec<(VarId, FuncId)> = all.filter_map(|(v, var)| Some((v, var.owner?))).collect();
        let global = self.taken.borrow().clone();
        let mut of_process: HashMap<FuncId, HashSet<Name>> = HashMap::new();
        for &(v, f) in all.iter().filter(|(_, f)| own(*f)) {
            let mine = of_process.entry(f).or_insert_with(|| global.clone());
            self.vars[v] = unique(&word(&program.vars[v].name), mine);
        }
        self.taken.borrow_mut().extend(of_process.into_values().flatten());
        for &(v, f) in all.iter().filter(|(_, f)| !own(*f)) {
            let var = &program.vars[v];
            let base = word(&var.name);
            let base = match self.taken.borrow().contains(base.as_str()) {
                true => format!("{}_{}", self.funcs[f], var.name.trim_start_matches('_')),
                false => base,
            };
            self.vars[v] = self.global(&base, soft);
        }
    }

    /// Parameters whose names SPIN would find in the arguments get others.
    fn params(&mut self, program: &Program) {
        let may_have_parts = |ty: &Type| match ty.flat().0.plain() {
            Type::Struct(_) => true,
            ty => matches!(ty.integer(), Some((64, _))),
        };
        let wholes: Vec<VarId> =
            (0..program.vars.len()).filter(|v| may_have_parts(&program.vars[*v].ty)).collect();
        let found = |name: &str, n: &Names| {
            n.fields_taken.iter().any(|f| f.starts_with(name))
                || wholes.iter().any(|v| n.vars[*v].ends_with(name) && &*n.vars[*v] != name)
        };
        for (v, var) in program.vars.iter().enumerate().filter(|(_, v)| v.is_param) {
            let of = var.owner.map_or("", |f| &self.funcs[f]).to_string();
            let base = format!("{of}_{}", var.name.trim_start_matches('_'));
            while found(&self.vars[v], self) {
                self.vars[v] = self.fresh(&base);
            }
        }
        for f in 0..program.funcs.len() {
            let base = format!("{}_result", self.inlines[f]);
            let mut name = self.fresh(&base);
            while found(&name, self) {
                name = self.fresh(&base);
            }
            self.results.push(name);
        }
    }

    /// How temporary variables begin: so that none is called as a variable is.
    fn prefix(&self) -> String {
        let mut prefix = "tmp".to_string();
        let taken = self.taken.borrow();
        while taken.iter().any(|n| n.contains(&prefix)) {
            prefix.insert(0, 'h');
        }
        prefix
    }

    /// A name like this that nothing else has.
    pub fn fresh(&self, base: &str) -> Name {
        unique(base, &mut self.taken.borrow_mut())
    }

    /// One that is no global of SPIN's verifier.
    fn global(&self, base: &str, soft: &HashSet<&str>) -> Name {
        if soft.contains(base) { self.fresh(&format!("{base}_v")) } else { self.fresh(base) }
    }

    pub fn label(&self, what: &str, function: &str) -> Name {
        self.fresh(&format!("{what}_in_{function}"))
    }

    /// What a part of a parameter arrives as.
    pub fn part(&self, v: VarId, part: usize, base: &str) -> Name {
        let known = self.parts.borrow().get(&(v, part)).cloned();
        known.unwrap_or_else(|| {
            let name = self.fresh(base);
            self.parts.borrow_mut().insert((v, part), name.clone());
            name
        })
    }
}

fn unique(base: &str, taken: &mut HashSet<Name>) -> Name {
    let mut name = Name::from(base);
    let mut i = 2;
    while !taken.insert(name.clone()) {
        name = format!("{base}_{i}").into();
        i += 1;
    }
    name
}

/// The words of a Promela text outside of its comments.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, code)| code));
    code.flat_map(|t| t.split(|c: char| !(c.is_alphanumeric() || c == '_')))
        .filter(|w| !w.is_empty())
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
        true => format!("{plain}_v"),
        // So end only the parameters of the prelude and our temporary variables.
        false if plain.ends_with('_') => format!("{plain}v"),
        false => plain,
    }
}
