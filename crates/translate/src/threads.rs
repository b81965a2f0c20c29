//! Threads and what they wait for: the functions of `pthread.h` and
//! `semaphore.h`, and the paper's `lock` and `unlock`.

use crate::c::*;
use crate::facts::peel;
use crate::lower::{Lower, Mode};
use crate::objects::Obj;
use crate::pml::{Check, Guard, K, S, Val};
use crate::types::{BARRIER, RWLOCK};
use std::collections::BTreeSet;

const END_OF_THREAD: &str = "end_of_thread";

impl Lower<'_> {
    pub fn threads(&mut self, e: &Expr, name: &str, args: &[Expr]) -> Option<Val> {
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
            (n, _) if n.starts_with("pthread_barrier_") => return self.barrier(name, args),
            (n, _) if n.starts_with("pthread_rwlock_") => return self.rwlock(name, args),
            ("pthread_once", 2) => self.once(e, args),
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

    fn barrier(&mut self, name: &str, args: &[Expr]) -> Option<Val> {
        let zero = Val::number(0);
        match (name, args.len()) {
            ("pthread_barrier_init", 3) => {
                if peel(&args[1]).constant() != Some(0) {
                    return Some(self.refuse(args[1].span, "attributes are not translated"));
                }
                let v = self.value(&args[2]);
                let v = self.settled(v);
                let o = self.pointed(&args[0]);
                for (f, v) in [v, zero.clone(), zero.clone()].into_iter().enumerate() {
                    let part = self.member(o.clone(), BARRIER, f);
                    self.store(&part, v);
                }
                Some(zero)
            }
            ("pthread_barrier_destroy", 1) => Some(zero),
            ("pthread_barrier_wait", 1) => {
                let o = self.pointed(&args[0]);
                let t = self.temp();
                self.unit("pthread_barrier_arrive", &o, std::slice::from_ref(&t), false);
                self.unit("pthread_barrier_leave", &o, &[], true);
                Some(Val { local: false, ..Val::local(t, (-1, 0)) })
            }
            _ => None,
        }
    }

    fn rwlock(&mut self, name: &str, args: &[Expr]) -> Option<Val> {
        let zero = Val::number(0);
        match (name, args.len()) {
            ("pthread_rwlock_init", 2) => {
                if peel(&args[1]).constant() != Some(0) {
                    return Some(self.refuse(args[1].span, "attributes are not translated"));
                }
                let o = self.pointed(&args[0]);
                for f in 0..2 {
                    let part = self.member(o.clone(), RWLOCK, f);
                    self.store(&part, zero.clone());
                }
            }
            ("pthread_rwlock_destroy", 1) => {
                let o = self.pointed(&args[0]);
                let text = self.text(&o);
                let free = format!("{text}.rw_readers == 0 && {text}.rw_writer == 0");
                let mut s = self.stmt_of(K::Assert(free));
                s.shared = u8::from(o.shared && !self.is_atomic);
                s.note = Some("a read-write lock is destroyed while it is held".into());
                self.checked(o.checks, s);
            }
            ("pthread_rwlock_rdlock", 1) => {
                let o = self.pointed(&args[0]);
                self.unit("pthread_rwlock_rdlock", &o, &[], true);
            }
            ("pthread_rwlock_wrlock", 1) => {
                let o = self.pointed(&args[0]);
                self.unit("pthread_rwlock_wrlock", &o, &[], true);
            }
            ("pthread_rwlock_tryrdlock" | "pthread_rwlock_trywrlock", 1) => {
                let o = self.pointed(&args[0]);
                let t = self.temp();
                let word = match name {
                    "pthread_rwlock_tryrdlock" => "pthread_rwlock_tryrdlock",
                    _ => "pthread_rwlock_trywrlock",
                };
                self.unit(word, &o, std::slice::from_ref(&t), false);
                return Some(Val { local: false, ..Val::local(t, (0, 16)) });
            }
            ("pthread_rwlock_unlock", 1) => {
                let mut o = self.pointed(&args[0]);
                let text = self.text(&o);
                let cond = format!(
                    "{text}.rw_writer == tid + 1 || ({text}.rw_writer == 0 && {text}.rw_readers > 0)"
                );
                let note = "a read-write lock is unlocked by a thread that does not hold it".into();
                o.checks.push(Check { cond, note });
                self.unit("pthread_rwlock_unlock", &o, &[], false);
            }
            _ => return None,
        }
        Some(zero)
    }

    /// The first to come runs the function, the others wait until it is done.
    fn once(&mut self, e: &Expr, args: &[Expr]) -> Val {
        let zero = Val::number(0);
        let callee = peel(&args[1]);
        let Ex::Func(f) = callee.kind else {
            return self.refuse(args[1].span, "pthread_once() needs a function known by name");
        };
        if self.w.program.funcs[f].body.is_none() {
            return self.refuse(args[1].span, "this function has no body here");
        }
        let o = self.pointed(&args[0]);
        let t = self.temp();
        self.unit("pthread_once", &o, std::slice::from_ref(&t), false);
        let (mine, ()) = self.apart(|l| {
            l.call(e, callee, &[], None);
            l.store(&o, Val::number(2));
        });
        let mut wait = self.stmt_of(K::Wait(format!("{} == 2", self.text(&o))));
        (wait.blocks, wait.shared) = (true, u8::from(o.shared && !self.is_atomic));
        let options = vec![(Guard::If(t), mine), (Guard::Else, vec![wait])];
        let s = self.stmt_of(K::If(options));
        self.push(s);
        zero
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
            Mode::Inline => {
                let v = self.value(value);
                if v.constant() != Some(0) {
                    self.needs.words.insert("thread_result");
                    let v = self.settled(v);
                    let s = self.stmt_of(K::Assign("thread_result[tid]".into(), v.text));
                    self.push(s.shared(1));
                }
                self.needs.exits.insert(self.func);
                let s = self.stmt_of(K::Goto(END_OF_THREAD.into()));
                self.push(s);
            }
            Mode::Process => {
                self.refuse(e.span, "pthread_exit() in a recursive function");
            }
        }
    }

    /// Functions expanded in this one, itself included.
    fn expanded_here(&self) -> BTreeSet<FuncId> {
        let mut all = BTreeSet::from([self.func]);
        let mut todo = vec![self.func];
        while let Some(f) = todo.pop() {
            for &g in self.needs.inlined.get(&f).into_iter().flatten() {
                if all.insert(g) {
                    todo.push(g);
                }
            }
        }
        all
    }

    /// Where a function that is expanded in this thread leads that ends it.
    pub fn exits(&mut self) {
        if !matches!(self.mode, Mode::Thread | Mode::Main) {
            return;
        }
        let expanded = self.expanded_here();
        if !expanded.iter().any(|f| self.needs.exits.contains(f)) {
            return;
        }
        let is_main = self.mode == Mode::Main;
        let done = format!("end_of_{}_itself", self.w.names.funcs[self.func]);
        if is_main {
            let s = S::new(K::Goto(done.clone()), None);
            self.push(s);
        }
        let s = S::new(K::Label(END_OF_THREAD.into()), None);
        self.push(s);
        let own = self.func;
        for f in expanded.into_iter().filter(|f| *f != own) {
            self.leave(f);
        }
        if is_main {
            self.needs.words.insert("all_done");
            let mut s = self.stmt_of(K::Wait("threads_running == 0".into())).shared(1);
            s.blocks = true;
            self.push(s);
            let s = S::new(K::Label(done), None);
            self.push(s);
        }
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
}
