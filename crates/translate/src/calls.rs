//! Calls of the program's own functions: expanded in place, run as processes, or
//! chosen among those that a pointer may mean.

use crate::build::*;
use crate::c::*;
use crate::declare::{is_by_name, message_length, scalars, whole_type};
use crate::facts::peel;
use crate::lower::Lower;
use crate::objects::{Base, Obj};
use crate::steps::{Guard, Note, StepKind, Val, is_wide};
use crate::types::Type;
use heddle_span::Span;

/// SPIN has no more than 255 processes, and a recursive call is one.
pub const PROCESSES: &str =
    "more calls and threads at once than there can be processes: 255, for SPIN as for heddle";

/// Where a call puts its result.
#[derive(Debug, Clone)]
pub struct Target {
    pub place: VarRef,
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
                self.assign_to(to.place.clone(), to.wide, v.clone());
                Val::local(to.place, v.range)
            }
            None => v,
        }
    }

    /// A temporary for a result of this type.
    fn target(&mut self, ty: &Type, wide: bool) -> Target {
        let name = match ty {
            Type::Struct(s) => self.temp_of(whole_type(self.w, *s)),
            _ if wide => self.wide_temp(),
            _ => self.temp(),
        };
        Target { place: var(name), wide }
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
            options.push((Guard::If(eq(v.expr.clone(), num(id as i128))), body));
        }
        let fail = self.claim(never(), Note::mistake("a call through a pointer to no function"));
        options.push((Guard::Else, vec![fail]));
        let s = self.step_of(StepKind::If(options));
        self.push(s);
        to.map_or(Val::number(0), |t| Val { local: false, ..Val::local(t.place, e.ty.range()) })
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
            self.run_process(e.span, f, words, to.as_ref());
        } else {
            self.expand(f, words, to.as_ref());
        }
        let Some(to) = to else { return Val::number(0) };
        let v = Val::local(to.place.clone(), range);
        match asked {
            Some(asked) if asked.wide != to.wide => {
                self.assign_to(asked.place.clone(), asked.wide, v);
                Val::local(asked.place, range)
            }
            _ => v,
        }
    }

    fn expand(&mut self, f: FuncId, mut words: Vec<PmlExpr>, to: Option<&Target>) {
        if let Some(to) = to {
            words.push(read(to.place.clone()));
            self.needs.results.insert(f);
        }
        self.needs.inlined.entry(self.func).or_default().insert(f);
        let s = self.step_of(StepKind::Call(self.w.names.inlines[f].clone(), words));
        self.push(s);
    }

    /// Arguments as words of the call, or in the parameters' own variables.
    fn arguments(&mut self, f: FuncId, args: &[Expr], given: Option<&[Val]>) -> Vec<PmlExpr> {
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
        let mut by_ref: Vec<VarRef> = Vec::new();
        for (p, arg) in params.iter().zip(args) {
            if self.w.facts.by_ref.contains_key(p) {
                by_ref.push(self.reference(arg));
            }
        }
        let mut refs = by_ref.clone().into_iter();
        let mut words: Vec<PmlExpr> = Vec::new();
        for (i, p) in params.iter().enumerate() {
            let ty = self.w.program.vars[*p].ty.clone();
            if self.w.facts.by_ref.contains_key(p) {
                words.extend(refs.next().map(read));
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
    fn process_words(&mut self, p: VarId, v: Val) -> Vec<PmlExpr> {
        let range = self.w.ranges.var(self.w.program, self.w.layout, p);
        if is_wide(range) {
            let v = self.wide(v);
            return vec![v.half("hi32"), v.half("lo32")];
        }
        let v = if v.is_wide() { v.low() } else { v };
        vec![self.settled(v).expr]
    }

    /// A struct by value: into the parameter's own variable, or part by part.
    fn pass_struct(&mut self, p: VarId, s: usize, arg: &Expr, is_process: bool) -> Vec<PmlExpr> {
        if !is_process {
            self.needs.params.insert(p);
            let o = self.variable(p);
            self.copy_struct(o, s, arg);
            return Vec::new();
        }
        let whole = var(self.temp_of(whole_type(self.w, s)));
        self.copy_struct(Obj::named(whole.clone(), false), s, arg);
        match scalars(self.w, &Type::Struct(s), &whole, (0, 0)) {
            Some(parts) => parts.into_iter().map(|p| read(p.place)).collect(),
            None => {
                let text = "a struct this large as an argument of a recursive function";
                self.refuse(arg.span, text);
                Vec::new()
            }
        }
    }

    /// Passes a value: by name if it cannot change meanwhile, else in the
    /// parameter's own variable.
    fn pass(&mut self, p: VarId, v: Val, by_ref: &[VarRef]) -> Option<PmlExpr> {
        let name = self.w.names.vars[p].clone();
        if is_wide(self.w.ranges.var(self.w.program, self.w.layout, p)) {
            self.needs.params.insert(p);
            self.assign_wide(var(name), v);
            return None;
        }
        let v = if v.is_wide() { v.low() } else { v };
        let by_name = is_by_name(self.w, p);
        let as_name = as_word(&v.expr);
        let stable =
            v.shared == 0 && v.checks.is_empty() && (v.constant().is_some() || as_name.is_some());
        let aliased = as_name.is_some_and(|n| by_ref.iter().any(|r| r.name == *n));
        if by_name && stable && !aliased {
            return Some(v.expr);
        }
        self.needs.params.insert(p);
        // SPIN wants an argument not to be called as the parameter is.
        let name = if by_name { self.w.names.carriers[&p].clone() } else { name };
        self.assign_word(var(name.clone()), v);
        by_name.then(|| word(name))
    }

    /// The object whose address is passed.
    fn reference(&mut self, arg: &Expr) -> VarRef {
        if let Some(v) = self.w.facts.param(arg) {
            return var(self.w.names.vars[v].clone());
        }
        match &arg.kind {
            Ex::AddrOf(o) | Ex::Decay(o) => {
                let o = self.object(o);
                self.place(&o)
            }
            _ => var(""),
        }
    }

    pub fn run_process(&mut self, span: Span, f: FuncId, words: Vec<PmlExpr>, to: Option<&Target>) {
        self.uses_channel = true;
        if self.is_atomic {
            self.refuse(span, "a recursive call in an atomic section");
        }
        let mut all = vec![word("result"), word("tid")];
        all.extend(words);
        let s = self.step_of(StepKind::Plain(run(&self.w.names.funcs[f], all)));
        let mut s = s.noted(Note::limit(PROCESSES));
        (s.alone, s.shared) = (true, 1);
        self.push(s);
        let ret = self.w.program.funcs[f].ret.clone();
        let range = self.w.ranges.result(self.w.program, f);
        let parts = to.and_then(|to| scalars(self.w, &ret, &to.place, range));
        let parts: Vec<VarRef> = match (parts, to) {
            (Some(parts), _) => parts.into_iter().map(|p| p.place).collect(),
            (None, None) => Vec::new(),
            (None, Some(_)) => {
                self.refuse(span, "a struct this large from a recursive function");
                Vec::new()
            }
        };
        let length = message_length(self.w);
        let mut s = self.step_of(StepKind::Plain(receive("result", parts, length)));
        (s.alone, s.blocks, s.shared) = (true, true, 1);
        self.push(s);
    }

    /// A struct that a call gives, in a variable of its own.
    pub fn called_struct(&mut self, e: &Expr, s: usize) -> Obj {
        let o = Obj::named(var(self.temp_of(whole_type(self.w, s))), false);
        self.copy_struct(o.clone(), s, e);
        o
    }

    /// Whether a call can write straight into an object.
    pub fn takes_result(o: &Obj) -> bool {
        matches!(o.base, Base::Named(_)) && o.checks.is_empty() && !o.shared
    }
}
