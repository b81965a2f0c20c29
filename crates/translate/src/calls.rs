//! Calls: functions of the program, expanded in place or run as processes, and
//! functions of the library, each by its name.

use crate::c::*;
use crate::facts::peel;
use crate::lower::{Lower, Mode};
use crate::objects::Obj;
use crate::pml::{ATOM, Guard, K, S, Val};
use crate::types::Type;

impl Lower<'_> {
    /// Calls, and puts the result into `to` or a temporary.
    pub fn call(&mut self, e: &Expr, callee: &Expr, args: &[Expr], to: Option<String>) -> Val {
        let func = match &peel(callee).kind {
            Ex::Func(f) => Some(*f),
            _ => None,
        };
        let v = match func {
            Some(f) if self.w.program.funcs[f].body.is_some() => {
                return self.call_function(e, f, args, to);
            }
            Some(f) => self.library(e, &self.w.program.funcs[f].name.clone(), args),
            None => return self.call_pointer(e, callee, args, to),
        };
        match to {
            Some(to) => {
                let name = to.clone();
                self.assign_text(to, v.clone());
                Val::local(name, v.range)
            }
            None => v,
        }
    }

    fn call_pointer(&mut self, e: &Expr, callee: &Expr, args: &[Expr], to: Option<String>) -> Val {
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
            if !e.ty.is_scalar() {
                return self.refuse(e.span, "a struct from a function pointer is not translated");
            }
            to = Some(self.temp());
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
        to.map_or(Val::number(0), |t| Val { local: false, ..Val::local(t, e.ty.range()) })
    }

    fn call_function(&mut self, e: &Expr, f: FuncId, args: &[Expr], to: Option<String>) -> Val {
        self.call_with(e, f, args, None, to)
    }

    /// A call of a known function; `given` are its arguments if already evaluated.
    fn call_with(
        &mut self,
        e: &Expr,
        f: FuncId,
        args: &[Expr],
        given: Option<&[Val]>,
        to: Option<String>,
    ) -> Val {
        if f == self.w.main {
            return self.refuse(e.span, "a call of main() is not translated");
        }
        let params = self.w.program.funcs[f].params.clone();
        if params.len() != args.len() {
            return self.refuse(e.span, "a call with another number of arguments");
        }
        let ret = self.w.program.funcs[f].ret.clone();
        let to = match (&ret, to) {
            (Type::Void, _) => None,
            (_, Some(to)) => Some(to),
            (Type::Struct(_), None) => {
                return self.refuse(e.span, "a struct that is returned must be stored");
            }
            _ => Some(self.temp()),
        };
        let is_process = self.w.facts.recursive.contains(&f);
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
        let mut words: Vec<String> = Vec::new();
        let mut by_ref: Vec<String> = Vec::new();
        for (p, arg) in params.iter().zip(args) {
            if self.w.facts.by_ref.contains_key(p) {
                by_ref.push(self.reference_text(arg));
            }
        }
        let mut refs = by_ref.clone().into_iter();
        for (i, p) in params.iter().enumerate() {
            let var = &self.w.program.vars[*p];
            if self.w.facts.by_ref.contains_key(p) {
                words.push(refs.next().unwrap_or_default());
                continue;
            }
            if let Type::Struct(s) = var.ty {
                if is_process {
                    self.refuse(args[i].span, "a struct passed to a recursive function");
                    continue;
                }
                self.needs.params.insert(*p);
                let o = self.variable(*p);
                self.copy_struct(o, s, &args[i]);
                continue;
            }
            let Some(v) = values.next() else { continue };
            if is_process {
                let v = self.settled(v);
                words.push(v.text);
                continue;
            }
            let text = self.pass(*p, v, &by_ref);
            words.extend(text);
        }
        if is_process {
            return self.run_process(e, f, words, to);
        }
        let range = self.w.ranges.result(self.w.program, f);
        if let Some(to) = &to {
            words.push(to.clone());
            self.needs.results.insert(f);
        }
        self.needs.inlined.entry(self.func).or_default().insert(f);
        let s = self.stmt_of(K::Call(self.inline_name(f), words));
        self.push(s);
        to.map_or(Val::number(0), |t| Val { local: true, ..Val::local(t, range) })
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

    fn run_process(&mut self, e: &Expr, f: FuncId, words: Vec<String>, to: Option<String>) -> Val {
        self.uses_channel = true;
        let to = match to {
            Some(to) => to,
            None => self.temp(),
        };
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
        let mut s = self.stmt_of(K::Raw(format!("result ? {to}")));
        (s.alone, s.blocks, s.shared) = (true, true, 1);
        self.push(s);
        let range = self.w.ranges.result(self.w.program, f);
        Val { local: true, ..Val::local(to, range) }
    }

    /// One step around an object, as an `inline` of the prelude.
    pub fn unit(&mut self, word: &'static str, o: &Obj, rest: &[String], blocks: bool) {
        self.needs.words.insert(word);
        let mut args = vec![self.text(o)];
        args.extend(rest.iter().cloned());
        let call = S::new(K::Raw(format!("{word}({})", args.join(", "))), Some(self.span));
        let mut s = self.stmt_of(K::Unit(vec![call]));
        s.shared = u8::from(o.shared && !self.is_atomic);
        s.blocks = blocks;
        self.checked(o.checks.clone(), s);
    }

    /// A function of the library.
    fn library(&mut self, e: &Expr, name: &str, args: &[Expr]) -> Val {
        let zero = Val::number(0);
        let word = name.strip_prefix("__VERIFIER_").or(name.strip_prefix("heddle_"));
        match (name, args.len()) {
            ("free", 1) => {
                self.release(e, &args[0]);
                zero
            }
            ("malloc" | "calloc", _) => {
                self.refuse(e.span, "malloc() into a pointer whose type is not known")
            }
            (
                "abort"
                | "reach_error"
                | "__assert_fail"
                | "__builtin_trap"
                | "__builtin_unreachable",
                _,
            ) => {
                let mut s = self.stmt_of(K::Assert("false".into()));
                s.note = Some(format!("{name}() is reached"));
                self.push(s);
                zero
            }
            ("exit" | "_exit" | "_Exit" | "quick_exit", _) => {
                for a in args {
                    self.effect(a);
                }
                self.stop();
                zero
            }
            ("assume_abort_if_not", 1) => {
                self.assume(&args[0]);
                zero
            }
            (
                "printf" | "puts" | "putchar" | "fprintf" | "fflush" | "perror" | "usleep"
                | "sleep" | "sched_yield" | "pthread_yield" | "nanosleep" | "srand",
                _,
            ) => {
                for a in args.iter().filter(|a| !a.ty.is_pointer() && !matches!(a.kind, Ex::Str(_)))
                {
                    self.effect(a);
                }
                zero
            }
            (
                "__c11_atomic_thread_fence"
                | "__atomic_thread_fence"
                | "atomic_thread_fence"
                | "__c11_atomic_signal_fence"
                | "__atomic_signal_fence",
                _,
            ) => zero,
            ("abs", 1) => {
                let v = self.value(&args[0]);
                let v = self.settled(v);
                let text = format!("({} < 0 -> -{} : {})", v.at(8), v.at(ATOM), v.at(2));
                Val::with(text, ATOM, (i32::MIN.into(), i32::MAX.into()), &[&v])
            }
            _ if word.is_some() => self.verifier(e, word.unwrap_or(""), args),
            _ => match self.threads(e, name, args) {
                Some(v) => v,
                None => {
                    let text = format!("`{name}` has no body here and is not a known function");
                    self.refuse(e.span, text)
                }
            },
        }
    }

    fn verifier(&mut self, e: &Expr, word: &str, args: &[Expr]) -> Val {
        let zero = Val::number(0);
        match (word, args.len()) {
            ("assert", 1) => {
                self.assertion(&args[0]);
                zero
            }
            ("fail" | "error", 0) => {
                let s = self.stmt_of(K::Assert("false".into()));
                self.push(s);
                zero
            }
            ("assume", 1) => {
                self.assume(&args[0]);
                zero
            }
            ("choose", 1) => {
                let v = self.value(&args[0]);
                let v = self.settled(v);
                self.choose(v)
            }
            ("nondet_bool" | "nondet__Bool", 0) => self.choose(Val::number(2)),
            ("nondet_uchar" | "nondet_char", 0) => {
                let v = self.choose(Val::number(256));
                let v = Val { range: (0, 255), ..v };
                crate::ints::convert(v, &e.ty)
            }
            ("atomic_begin", 0) => {
                self.is_atomic = true;
                let s = self.stmt_of(K::Begin);
                self.push(s);
                zero
            }
            ("atomic_end", 0) => {
                self.is_atomic = false;
                let s = self.stmt_of(K::End);
                self.push(s);
                zero
            }
            ("progress", 0) => {
                self.n_labels += 1;
                let name = format!("progress_{}_{}", self.w.names.funcs[self.func], self.n_labels);
                let s = self.stmt_of(K::Label(name));
                self.push(s);
                let s = self.stmt_of(K::Skip);
                self.push(s);
                zero
            }
            (w, 0) if w.starts_with("nondet_") => {
                let d = heddle_span::Diagnostic::unsupported(
                    e.span,
                    format!("`{word}` has too many values for SPIN to try"),
                );
                self.wrong.push(d.help("use heddle_choose(n) for a number below n"));
                zero
            }
            _ => self.refuse(e.span, format!("`{word}` is not translated")),
        }
    }

    /// Any number below this one.
    fn choose(&mut self, n: Val) -> Val {
        let t = self.temp();
        let most = (n.range.1 - 1).max(0);
        match n.constant() {
            Some(k) if (1..=16).contains(&k) => {
                let assign = |i: i64| S::new(K::Assign(t.clone(), i.to_string()), Some(self.span));
                let options = (0..k).map(|i| (Guard::Open, vec![assign(i)])).collect();
                let s = self.stmt_of(K::If(options));
                self.push(s);
            }
            _ => {
                let mut assert = self.stmt_of(K::Assert(format!("{} > 0", n.at(8))));
                assert.note = Some("a choice among nothing".into());
                if n.range.0 < 1 {
                    self.push(assert);
                }
                self.needs.words.insert("choose");
                let text = format!("choose({t}, {})", n.at(10));
                let mut s = self.stmt_of(K::Unit(vec![S::new(K::Raw(text), Some(self.span))]));
                s.alone = true;
                self.push(s);
            }
        }
        Val { local: false, ..Val::local(t, (0, most)) }
    }

    /// Waits for ever, busily, where the condition fails: such a run goes nowhere
    /// and is no deadlock either.
    fn assume(&mut self, c: &Expr) {
        let span = self.span;
        let (made, v) = self.apart(|l| {
            let v = l.value(c);
            l.guard(v)
        });
        if made.is_empty() {
            let options = vec![
                (Guard::If(v.text), vec![S::new(K::Break, Some(span))]),
                (Guard::Else, vec![S::new(K::Skip, Some(span))]),
            ];
            let s = self.stmt_of(K::Do(options, false)).shared(v.shared);
            self.push(s);
            return;
        }
        let test = K::If(vec![
            (Guard::If(v.text), vec![S::new(K::Break, Some(span))]),
            (Guard::Else, vec![S::new(K::Skip, Some(span))]),
        ]);
        let mut body = made;
        body.push(S::new(test, Some(span)).shared(v.shared));
        let s = self.stmt_of(K::Do(vec![(Guard::Open, body)], false));
        self.push(s);
    }

    /// The whole program ends: nobody waits for anything any more.
    pub fn stop(&mut self) {
        let skip = vec![S::new(K::Skip, Some(self.span))];
        let s = self.stmt_of(K::Do(vec![(Guard::If("true".into()), skip)], false));
        self.push(s);
    }

    fn threads(&mut self, e: &Expr, name: &str, args: &[Expr]) -> Option<Val> {
        let zero = Val::number(0);
        let is_null = |e: &Expr| peel(e).constant() == Some(0);
        Some(match (name, args.len()) {
            ("pthread_create", 4) => {
                self.create(e, args);
                zero
            }
            ("pthread_join", 2) => {
                self.join_thread(&args[0], &args[1]);
                zero
            }
            ("pthread_self", 0) => Val { local: false, ..Val::local("tid", (0, 255)) },
            ("pthread_equal", 2) => {
                let (a, b) = self.two(&args[0], &args[1]);
                crate::ints::binary(Op::Eq, a, b, &crate::types::INT)
            }
            ("pthread_detach", 1) => {
                let v = self.value(&args[0]);
                let v = self.settled(v);
                self.needs.words.insert("pthread_detach");
                let call = S::new(K::Raw(format!("pthread_detach({})", v.text)), Some(self.span));
                let s = self.stmt_of(K::Unit(vec![call])).shared(1);
                self.push(s);
                zero
            }
            ("pthread_exit", 1) => {
                self.exit_thread(e, &args[0]);
                zero
            }
            ("lock", 1) => {
                let o = self.pointed(&args[0]);
                self.unit("lock", &o, &[], true);
                zero
            }
            ("unlock", 1) => {
                let o = self.pointed(&args[0]);
                self.unit("unlock", &o, &[], false);
                zero
            }
            ("pthread_mutex_init" | "pthread_spin_init" | "pthread_cond_init", 2) => {
                if name != "pthread_spin_init" && !is_null(&args[1]) {
                    return Some(self.refuse(args[1].span, "attributes are not translated"));
                }
                let o = self.pointed(&args[0]);
                self.store(&o, zero.clone());
                zero
            }
            ("pthread_mutex_destroy" | "pthread_spin_destroy", 1) => {
                let o = self.pointed(&args[0]);
                let v = self.read(&o);
                let mut s = self.stmt_of(K::Assert(format!("{} == 0", v.text))).shared(v.shared);
                s.note = Some("a mutex is destroyed while it is held".into());
                self.checked(v.checks, s);
                zero
            }
            ("pthread_cond_destroy" | "sem_destroy", 1) => zero,
            ("pthread_mutex_lock" | "pthread_spin_lock", 1) => {
                let o = self.pointed(&args[0]);
                self.unit("pthread_mutex_lock", &o, &[], true);
                zero
            }
            ("pthread_mutex_unlock" | "pthread_spin_unlock", 1) => {
                let mut o = self.pointed(&args[0]);
                self.held(&mut o);
                self.unit("pthread_mutex_unlock", &o, &[], false);
                zero
            }
            ("pthread_mutex_trylock" | "pthread_spin_trylock", 1) => {
                let o = self.pointed(&args[0]);
                let t = self.temp();
                self.unit("pthread_mutex_trylock", &o, std::slice::from_ref(&t), false);
                Val { local: false, ..Val::local(t, (0, 16)) }
            }
            ("pthread_cond_wait", 2) => {
                let c = self.pointed(&args[0]);
                let mut m = self.pointed(&args[1]);
                let text = self.text(&m);
                let mut c = c;
                let plain = c.checks.clone();
                self.held(&mut m);
                c.checks.extend(m.checks);
                self.unit("pthread_cond_begin_wait", &c, std::slice::from_ref(&text), false);
                c.checks = plain;
                self.unit("pthread_cond_end_wait", &c, &[text], true);
                zero
            }
            ("pthread_cond_signal", 1) => {
                let o = self.pointed(&args[0]);
                self.unit("pthread_cond_signal", &o, &[], false);
                if let Some(s) = self.out.last_mut() {
                    s.alone = true;
                }
                zero
            }
            ("pthread_cond_broadcast", 1) => {
                let o = self.pointed(&args[0]);
                self.store(&o, zero.clone());
                zero
            }
            ("sem_init", 3) => {
                let v = self.value(&args[2]);
                let v = self.settled(v);
                let o = self.pointed(&args[0]);
                self.store(&o, v);
                zero
            }
            ("sem_wait", 1) => {
                let o = self.pointed(&args[0]);
                self.unit("sem_wait", &o, &[], true);
                zero
            }
            ("sem_post", 1) => {
                let o = self.pointed(&args[0]);
                self.unit("sem_post", &o, &[], false);
                zero
            }
            ("sem_trywait", 1) => {
                let o = self.pointed(&args[0]);
                let t = self.temp();
                self.unit("sem_trywait", &o, std::slice::from_ref(&t), false);
                Val { local: false, ..Val::local(t, (-1, 0)) }
            }
            ("sem_getvalue", 2) => {
                let o = self.pointed(&args[0]);
                let v = self.read(&o);
                let v = self.spill(v);
                let to = self.pointed(&args[1]);
                self.store(&to, v);
                zero
            }
            _ => return None,
        })
    }

    /// That whoever lets go of a mutex holds it.
    fn held(&self, m: &mut Obj) {
        let cond = format!("{} == tid + 1", self.text(m));
        let note = "a mutex is unlocked by a thread that does not hold it".into();
        m.checks.push(crate::pml::Check { cond, note });
    }

    fn create(&mut self, e: &Expr, args: &[Expr]) {
        if peel(&args[1]).constant() != Some(0) {
            self.refuse(args[1].span, "attributes of a thread are not translated");
        }
        let Ex::Func(f) = peel(&args[2]).kind else {
            self.refuse(args[2].span, "a thread must start with a function known by name");
            return;
        };
        if self.w.program.funcs[f].body.is_none() || f == self.w.main {
            self.refuse(args[2].span, "a thread cannot start with this function");
            return;
        }
        if self.is_atomic {
            self.refuse(e.span, "a thread started in an atomic section");
        }
        let v = self.value(&args[3]);
        let v = self.settled(v);
        let o = self.pointed(&args[0]);
        let t = self.temp();
        self.needs.words.insert("new_thread");
        let arg = match self.w.program.funcs[f].params.len() {
            0 => String::new(),
            _ => format!(", {}", v.text),
        };
        let name = &self.w.names.funcs[f];
        let raw = |text: String| S::new(K::Raw(text), Some(self.span));
        let mut bound = S::new(K::Assert("!too_many_threads".into()), Some(self.span));
        bound.note = Some(
            "more threads at once than the model has room for: give more with --threads N".into(),
        );
        let mut unit =
            vec![raw(format!("new_thread({t})")), bound, raw(format!("run {name}({t}{arg})"))];
        unit.push(S::new(K::Assign(self.text(&o), t), Some(self.span)));
        let mut s = self.stmt_of(K::Unit(unit)).shared(1);
        s.alone = true;
        self.checked(o.checks, s);
    }

    fn join_thread(&mut self, thread: &Expr, result: &Expr) {
        let v = self.value(thread);
        let v = self.settled(v);
        self.needs.words.insert("pthread_join");
        let call = S::new(K::Raw(format!("pthread_join({})", v.text)), Some(self.span));
        let mut unit = vec![call];
        let mut late = None;
        if peel(result).constant() != Some(0) {
            self.needs.words.insert("thread_result");
            let t = self.temp();
            let text = format!("thread_result[{}]", v.text);
            unit.push(self.stmt_of(K::Assign(t.clone(), text.clone())));
            unit.push(self.stmt_of(K::Assign(text, "0".into())));
            late = Some(t);
        }
        let mut s = self.stmt_of(K::Unit(unit)).shared(1);
        s.blocks = true;
        self.push(s);
        if let Some(t) = late {
            let o = self.pointed(result);
            self.store(&o, Val::local(t, (0, i32::MAX.into())));
        }
    }

    fn exit_thread(&mut self, e: &Expr, value: &Expr) {
        match self.mode {
            Mode::Thread => self.return_value(Some(value), false),
            Mode::Main => {
                self.effect(value);
                self.needs.words.insert("all_done");
                let mut s = self.stmt_of(K::Wait("threads_running == 0".into())).shared(1);
                s.blocks = true;
                self.push(s);
                self.return_value(None, false);
            }
            _ => {
                self.refuse(e.span, "pthread_exit() in a function that a thread calls");
            }
        }
    }
}
