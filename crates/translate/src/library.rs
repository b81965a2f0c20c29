//! Functions of the C library and of verifiers, each by its name.

use crate::c::*;
use crate::lower::Lower;
use crate::pml::{ATOM, Guard, K, S, Val};
use crate::types::Type;

impl Lower<'_> {
    /// A function of the library.
    pub fn library(&mut self, e: &Expr, name: &str, args: &[Expr]) -> Val {
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
                let v = self.narrowed(v, "a choice among too many");
                let v = self.settled(v);
                self.choose(v)
            }
            ("nondet_bool" | "nondet__Bool", 0) => self.choose(Val::number(2)),
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
            (w, 0) if w.starts_with("nondet_") && e.ty.integer().is_some() => self.nondet(e, word),
            _ => self.refuse(e.span, format!("`{word}` is not translated")),
        }
    }

    /// Any number of a type, or of those that the program goes on with.
    fn nondet(&mut self, e: &Expr, word: &str) -> Val {
        let (low, high) = e.ty.range();
        let (lo, hi) = self.between.take().unwrap_or((low, high));
        let (lo, hi) = (lo.max(low), hi.min(high).max(lo.max(low)));
        if hi - lo >= 1 << 16 {
            let text = format!("`{word}` has too many values for SPIN to try");
            let d = heddle_span::Diagnostic::unsupported(e.span, text);
            self.wrong.push(d.help(
                "assume its bounds right after it is assigned, or use heddle_choose(n) for a number below n",
            ));
            return Val::number(0);
        }
        let v = self.choose(Val::number(hi - lo + 1));
        let v = Val { range: (0, hi - lo), ..v };
        self.arithmetic(Op::Add, v, Val::number(lo), &Type::Int { bits: 64, signed: true })
    }

    /// Any number below this one.
    fn choose(&mut self, n: Val) -> Val {
        let t = self.temp();
        let most = (n.range.1 - 1).max(0);
        match n.constant() {
            Some(k) if (1..=16).contains(&k) => {
                let assign = |i: i128| S::new(K::Assign(t.clone(), i.to_string()), Some(self.span));
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
            let v = l.condition(c);
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
}
