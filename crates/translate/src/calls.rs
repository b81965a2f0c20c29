//! Calls of the program's own functions: expanded in place, run as processes, or
//! chosen among those that a pointer may mean.

use crate::c::*;
use crate::facts::peel;
use crate::lower::Lower;
use crate::objects::{Base, Obj};
use crate::pml::{ATOM, Guard, K, Val, is_wide};
use crate::types::Type;

/// Where a call puts its result.
#[derive(Debug, Clone)]
pub struct Target {
    pub name: String,
    /// It is a pair of words.
    pub wide: bool,
}

impl Lower<'_> {
    /// Calls, and puts the result into `to` or a temporary.
    pub fn call(&mut self, e: &Expr, callee: &Expr, args: &[Expr], to: Option<Target>) -> Val {
        let func = match &peel(callee).kind {
            Ex::Func(f) => Some(*f),
            _ => None,
        };
        let v = match func {
            Some(f) if self.w.program.funcs[f].body.is_some() => {
                return self.call_with(e, f, args, None, to);
            }
            Some(f) => self.library(e, &self.w.program.funcs[f].name.clone(), args),
            None => return self.call_pointer(e, callee, args, to),
        };
        match to {
            Some(to) => {
                self.assign_to(to.name.clone(), to.wide, v.clone());
                Val::local(to.name, v.range)
            }
            None => v,
        }
    }

    /// A temporary for a result of this type.
    fn target(&mut self, ty: &Type, wide: bool) -> Target {
        let name = match ty {
            Type::Struct(s) => self.temp_of(&self.w.names.structs[*s].clone()),
            _ if wide => self.wide_temp(),
            _ => self.temp(),
        };
        Target { name, wide }
    }

    fn call_pointer(&mut self, e: &Expr, callee: &Expr, args: &[Expr], to: Option<Target>) -> Val {
        let v = self.value(callee);
        let v = self.spill(v);
        let refs: Vec<&Expr> = args.iter().collect();
        let values = self.many(&refs);
        let values: Vec<Val> = values
            .into_iter()
            .map(|v| if v.constant().is_some() { v } else { self.spill(v) })
            .collect();
        let mut to = to;
        if to.is_none() && e.ty != Type::Void {
            to = Some(self.target(&e.ty, is_wide(e.ty.range())));
        }
        let same = |f: &FuncId| {
            let func = &self.w.program.funcs[*f];
            func.params.len() == args.len()
                && func.ret == e.ty
                && func.params.iter().zip(args).all(|(p, a)| self.w.program.vars[*p].ty == a.ty)
        };
        let targets: Vec<FuncId> = self.w.facts.values.iter().copied().filter(same).collect();
        let mut options = Vec::new();
        for f in targets {
            let id = self.w.facts.values.iter().position(|v| *v == f).unwrap_or(0) + 1;
            let (body, ()) = self.apart(|l| {
                l.call_with(e, f, args, Some(&values), to.clone());
            });
            options.push((Guard::If(format!("{} == {id}", v.at(8))), body));
        }
        let mut fail = self.stmt_of(K::Assert("false".into()));
        fail.note = Some("a call through a pointer to no function".into());
        options.push((Guard::Else, vec![fail]));
        let s = self.stmt_of(K::If(options));
        self.push(s);
        to.map_or(Val::number(0), |t| Val { local: false, ..Val::local(t.name, e.ty.range()) })
    }

    /// A call of a known function; `given` are its arguments if already evaluated.
    fn call_with(
        &mut self,
        e: &Expr,
        f: FuncId,
        args: &[Expr],
        given: Option<&[Val]>,
        to: Option<Target>,
    ) -> Val {
        if f == self.w.main {
            return self.refuse(e.span, "a call of main() is not translated");
        }
        let params = self.w.program.funcs[f].params.clone();
        if params.len() != args.len() {
            return self.refuse(e.span, "a call with another number of arguments");
        }
        let ret = self.w.program.funcs[f].ret.clone();
        let range = self.w.ranges.result(self.w.program, f);
        let (wide, asked) = (is_wide(range), to);
        let to = match (&ret, &asked) {
            (Type::Void, _) => None,
            (_, Some(to)) if to.wide == wide => Some(to.clone()),
            _ => Some(self.target(&ret, wide)),
        };
        let words = self.arguments(f, args, given);
        if self.w.facts.recursive.contains(&f) {
            self.run_process(e, f, words, to.as_ref());
        } else {
            self.expand(f, words, to.as_ref());
        }
        let Some(to) = to else { return Val::number(0) };
        let v = Val { local: true, ..Val::local(to.name.clone(), range) };
        match asked {
            Some(asked) if asked.wide != to.wide => {
                self.assign_to(asked.name.clone(), asked.wide, v);
                Val::local(asked.name, range)
            }
            _ => v,
        }
    }

    fn expand(&mut self, f: FuncId, mut words: Vec<String>, to: Option<&Target>) {
        if let Some(to) = to {
            words.push(to.name.clone());
            self.needs.results.insert(f);
        }
        self.needs.inlined.entry(self.func).or_default().insert(f);
        let s = self.stmt_of(K::Call(self.inline_name(f), words));
        self.push(s);
    }

    /// Arguments as words of the call, or in the parameters' own variables.
    fn arguments(&mut self, f: FuncId, args: &[Expr], given: Option<&[Val]>) -> Vec<String> {
        let is_process = self.w.facts.recursive.contains(&f);
        let params = self.w.program.funcs[f].params.clone();
        // Evaluated from the left; structs and objects by reference are no values.
        let is_value = |p: &VarId| {
            !self.w.facts.by_ref.contains_key(p) && self.w.program.vars[*p].ty.is_scalar()
        };
        let places: Vec<usize> = (0..params.len()).filter(|i| is_value(&params[*i])).collect();
        let exprs: Vec<&Expr> = places.iter().map(|i| &args[*i]).collect();
        let values = match given {
            Some(given) => places.iter().map(|i| given[*i].clone()).collect(),
            None => self.many(&exprs),
        };
        let mut values = values.into_iter();
        let mut by_ref: Vec<String> = Vec::new();
        for (p, arg) in params.iter().zip(args) {
            if self.w.facts.by_ref.contains_key(p) {
                by_ref.push(self.reference_text(arg));
            }
        }
        let mut refs = by_ref.clone().into_iter();
        let mut words: Vec<String> = Vec::new();
        for (i, p) in params.iter().enumerate() {
            let ty = self.w.program.vars[*p].ty.clone();
            if self.w.facts.by_ref.contains_key(p) {
                words.push(refs.next().unwrap_or_default());
                continue;
            }
            if let Type::Struct(s) = ty {
                words.extend(self.pass_struct(*p, s, &args[i], is_process));
                continue;
            }
            let Some(v) = values.next() else { continue };
            if is_process {
                words.extend(self.process_words(*p, v));
            } else {
                words.extend(self.pass(*p, v, &by_ref));
            }
        }
        words
    }

    /// A value as words of a `run`.
    fn process_words(&mut self, p: VarId, v: Val) -> Vec<String> {
        let range = self.w.ranges.var(self.w.program, self.w.layout, p);
        if is_wide(range) {
            let v = self.wide(v);
            return vec![format!("{}.hi32", v.text), format!("{}.lo32", v.text)];
        }
        let v = if v.is_wide() { v.low() } else { v };
        vec![self.settled(v).text]
    }

    /// A struct by value: into the parameter's own variable, or part by part.
    fn pass_struct(&mut self, p: VarId, s: usize, arg: &Expr, is_process: bool) -> Vec<String> {
        if !is_process {
            self.needs.params.insert(p);
            let o = self.variable(p);
            self.copy_struct(o, s, arg);
            return Vec::new();
        }
        let name = self.temp_of(&self.w.names.structs[s].clone());
        self.copy_struct(Obj::text(name.clone(), false), s, arg);
        match crate::print::scalars(self.w, &Type::Struct(s), &name, (0, 0)) {
            Some(parts) => parts.into_iter().map(|p| p.path).collect(),
            None => {
                let text = "a struct this large, or with parts whose address is taken, \
                            as an argument of a recursive function";
                self.refuse(arg.span, text);
                Vec::new()
            }
        }
    }

    pub fn inline_name(&self, f: FuncId) -> String {
        let name = &self.w.names.funcs[f];
        match self.w.facts.entries.contains(&f) {
            true => format!("{name}_body"),
            false => name.clone(),
        }
    }

    /// Passes a value: by name if it cannot change meanwhile, else in the
    /// parameter's own variable.
    fn pass(&mut self, p: VarId, v: Val, by_ref: &[String]) -> Option<String> {
        let name = self.w.names.vars[p].clone();
        if is_wide(self.w.ranges.var(self.w.program, self.w.layout, p)) {
            self.needs.params.insert(p);
            self.assign_wide(name, v);
            return None;
        }
        let v = if v.is_wide() { v.low() } else { v };
        let by_name = crate::print::is_by_name(self.w, p);
        let is_word = v.text.chars().all(|c| c.is_alphanumeric() || c == '_');
        let stable = v.shared == 0
            && v.checks.is_empty()
            && (v.constant().is_some() || (v.prec == ATOM && is_word));
        let aliased = by_ref.iter().any(|r| r.split(['.', '[']).next() == Some(&v.text));
        if by_name && stable && !aliased {
            return Some(if v.prec == ATOM { v.text } else { format!("({})", v.text) });
        }
        self.needs.params.insert(p);
        // SPIN wants an argument not to be called as the parameter is.
        let name = if by_name { format!("{name}_in") } else { name };
        self.assign_text(name.clone(), v);
        by_name.then_some(name)
    }

    /// The object whose address is passed, as text.
    fn reference_text(&mut self, arg: &Expr) -> String {
        if let Some(v) = self.w.facts.param(arg) {
            return self.w.names.vars[v].clone();
        }
        match &arg.kind {
            Ex::AddrOf(o) | Ex::Decay(o) => {
                let o = self.object(o);
                self.text(&o)
            }
            _ => String::new(),
        }
    }

    fn run_process(&mut self, e: &Expr, f: FuncId, words: Vec<String>, to: Option<&Target>) {
        self.uses_channel = true;
        if self.is_atomic {
            self.refuse(e.span, "a recursive call in an atomic section");
        }
        let mut all = vec!["result".to_string()];
        all.push("tid".into());
        all.extend(words);
        let text = format!("run {}({})", self.w.names.funcs[f], all.join(", "));
        let mut s = self.stmt_of(K::Raw(text));
        (s.alone, s.shared) = (true, 1);
        self.push(s);
        let ret = self.w.program.funcs[f].ret.clone();
        let range = self.w.ranges.result(self.w.program, f);
        let parts = to.and_then(|to| crate::print::scalars(self.w, &ret, &to.name, range));
        let mut parts: Vec<String> = match (parts, to) {
            (Some(parts), _) => parts.into_iter().map(|p| p.path).collect(),
            (None, None) => Vec::new(),
            (None, Some(_)) => {
                self.refuse(e.span, "a struct this large from a recursive function");
                Vec::new()
            }
        };
        parts.resize(crate::print::message_length(self.w), "_".into());
        let mut s = self.stmt_of(K::Raw(format!("result ? {}", parts.join(", "))));
        (s.alone, s.blocks, s.shared) = (true, true, 1);
        self.push(s);
    }

    /// A struct that a call gives, in a variable of its own.
    pub fn called_struct(&mut self, e: &Expr, s: usize) -> Obj {
        let name = self.temp_of(&self.w.names.structs[s].clone());
        let o = Obj::text(name, false);
        self.copy_struct(o.clone(), s, e);
        o
    }

    /// Whether a call can write straight into an object.
    pub fn takes_result(o: &Obj) -> bool {
        matches!(o.base, Base::Text(_)) && o.checks.is_empty() && !o.shared
    }
}
