//! Functions of the C library and of verifiers, each by its name.

use crate::build::*;
use crate::c::*;
use crate::lower::Lower;
use crate::steps::{Guard, Note, Step, StepKind, Val};
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
            ("abort", _) if self.names_errors() => {
                self.stop();
                zero
            }
            (
                "abort"
                | "reach_error"
                | "__VERIFIER_error"
                | "__assert_fail"
                | "__builtin_trap"
                | "__builtin_unreachable",
                _,
            ) => {
                let s = self.claim(never(), Note::mistake(format!("{name}() is reached")));
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
                "printf" | "puts" | "fputs" | "putchar" | "fputc" | "fprintf" | "fflush" | "perror"
                | "usleep" | "sleep" | "sched_yield" | "pthread_yield" | "nanosleep" | "srand",
                _,
            ) => {
                let is_text = |a: &&Expr| matches!(a.kind, Ex::Str(_));
                let matters = |a: &&Expr| !a.ty.is_pointer() || a.has_effects();
                for a in args.iter().filter(|a| matters(a) && !is_text(a)) {
                    self.effect(a);
                }
                zero
            }
            ("atoi" | "atol", 1) => match &args[0].kind {
                Ex::Str(text) => Val::number(leading_number(text)),
                _ => self.refuse(e.span, format!("{name}() of a text that is not a literal")),
            },
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
                let x = || v.expr.clone();
                let e = choice(lt(x(), num(0)), negative(x()), x());
                Val::with(e, (i32::MIN.into(), i32::MAX.into()), &[&v])
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
                let s = self.step_of(StepKind::assert(never()));
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
                let s = self.step_of(StepKind::Begin);
                self.push(s);
                zero
            }
            ("atomic_end", 0) => {
                self.is_atomic = false;
                let s = self.step_of(StepKind::End);
                self.push(s);
                zero
            }
            ("progress", 0) => {
                let name = self.new_label("progress");
                let s = self.step_of(StepKind::Label(name));
                self.push(s);
                let s = self.step_of(StepKind::skip());
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
                let assign = |i: i128| self.step_of(StepKind::assign(var(t.clone()), num(i)));
                let options = (0..k).map(|i| (Guard::Open, vec![assign(i)])).collect();
                let s = self.step_of(StepKind::If(options));
                self.push(s);
            }
            _ => {
                if n.range.0 < 1 {
                    let note = Note::mistake("a choice among nothing");
                    self.push(self.claim(lt(num(0), n.expr.clone()), note));
                }
                let call = self.prelude("choose", vec![word(t.clone()), n.expr]);
                let mut s = self.step_of(StepKind::Unit(vec![call]));
                s.alone = true;
                self.push(s);
            }
        }
        Val::temp(&t, (0, most))
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
                (Guard::If(v.expr), vec![Step::new(StepKind::leave(), Some(span))]),
                (Guard::Else, vec![Step::new(StepKind::skip(), Some(span))]),
            ];
            let s = self.step_of(StepKind::Do(options, false)).shared(v.shared);
            self.push(s);
            return;
        }
        let test = StepKind::If(vec![
            (Guard::If(v.expr), vec![Step::new(StepKind::leave(), Some(span))]),
            (Guard::Else, vec![Step::new(StepKind::skip(), Some(span))]),
        ]);
        let mut body = made;
        body.push(Step::new(test, Some(span)).shared(v.shared));
        let s = self.step_of(StepKind::Do(vec![(Guard::Open, body)], false));
        self.push(s);
    }

    /// Whether the program says by SV-COMP's names what an error is: then `abort` only ends
    /// a run, but in the function of that name.
    fn names_errors(&self) -> bool {
        let named = |f: &Func| matches!(f.name.as_str(), "reach_error" | "__VERIFIER_error");
        let funcs = &self.w.program.funcs;
        funcs.iter().any(named) && !named(&funcs[self.func])
    }

    /// The whole program ends: nobody waits for anything any more.
    pub fn stop(&mut self) {
        // Whoever goes on meanwhile does what it could have done before.
        let skip = vec![Step::new(StepKind::skip(), Some(self.span))];
        let s = self.step_of(StepKind::Do(vec![(Guard::If(always()), skip)], false));
        self.push(s);
    }
}

/// The number that a text begins with, as `atoi` reads it: 0 where there is none.
fn leading_number(text: &str) -> i128 {
    let text = text.trim_start();
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    sign * i128::from(digits[..end].parse::<i32>().unwrap_or(0))
}
