//! Threads and what they wait for: the functions of `pthread.h` and
//! `semaphore.h`, and the paper's `lock` and `unlock`.

use crate::build::{self, *};
use crate::c::*;
use crate::calls::{PROCESSES, Target};
use crate::facts::{peel, starts_thread};
use crate::lower::{Lower, Mode};
use crate::objects::Obj;
use crate::steps::{Check, Guard, Note, Step, StepKind, Val};
use crate::stmt::nobody_runs;
use crate::types::{BARRIER, RWLOCK, Type};
use std::collections::BTreeSet;

const END_OF_THREAD: &str = "end_of_thread";
/// What the library answers to a barrier for no threads.
const EINVAL: i128 = 22;

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
            ("pthread_self", 0) => Val::temp(&"tid".into(), (0, 255)),
            ("pthread_equal", 2) => {
                let (a, b) = self.two(&args[0], &args[1]);
                crate::ints::binary(Op::Eq, a, b, &crate::types::INT)
            }
            ("pthread_detach", 1) => {
                let v = self.value(&args[0]);
                let v = self.settled(v);
                let call = self.prelude("pthread_detach", vec![v.expr]);
                let s = self.step_of(StepKind::Unit(vec![call])).shared(1);
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
                let what = match name {
                    "pthread_cond_init" => {
                        "a condition variable is initialised again while a thread waits at it"
                    }
                    _ => "a mutex is initialised again while it is held",
                };
                if !self.is_local(&args[0]) {
                    self.unless_in_use(&o, what);
                }
                self.store(&o, zero.clone());
                zero
            }
            ("pthread_mutex_destroy" | "pthread_spin_destroy", 1) => {
                let o = self.pointed(&args[0]);
                self.unless_in_use(&o, "a mutex is destroyed while it is held");
                zero
            }
            ("pthread_cond_destroy", 1) => {
                let o = self.pointed(&args[0]);
                let what = "a condition variable is destroyed while a thread waits at it";
                self.unless_in_use(&o, what);
                zero
            }
            ("sem_destroy", 1) => zero,
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
                self.unit("pthread_mutex_trylock", &o, &[build::word(t.clone())], false);
                Val::temp(&t, (0, 16))
            }
            ("pthread_cond_wait", 2) => {
                let c = self.pointed(&args[0]);
                let mut m = self.pointed(&args[1]);
                let mutex = read(self.place(&m));
                let mut c = c;
                let plain = c.checks.clone();
                self.held(&mut m);
                c.checks.extend(m.checks);
                self.unit("pthread_cond_begin_wait", &c, std::slice::from_ref(&mutex), false);
                c.checks = plain;
                self.unit("pthread_cond_end_wait", &c, &[mutex], true);
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
                self.unit("sem_trywait", &o, &[build::word(t.clone())], false);
                Val::temp(&t, (-1, 0))
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

    /// Whether a call of the library can be refused where only the answer tells so.
    pub fn is_refusable(&self, callee: &Expr) -> bool {
        matches!(peel(callee).kind, Ex::Func(f) if
            self.w.program.funcs[f].name == "pthread_barrier_init")
    }

    /// Whether a pointer leads to a local variable: each call of its function has a new one,
    /// which has its place where the last call left its own.
    fn is_local(&self, e: &Expr) -> bool {
        match &peel(e).kind {
            Ex::Var(v) => !self.w.program.vars[*v].is_static,
            Ex::AddrOf(a) | Ex::Decay(a) | Ex::Member(a, ..) | Ex::Index(a, _) => self.is_local(a),
            _ => false,
        }
    }

    /// A mistake unless all of it is zero: nobody holds it, nobody waits at it.
    fn unless_in_use(&mut self, o: &Obj, what: &str) {
        let v = self.read(o);
        let s = self.claim(eq(v.expr, num(0)), Note::mistake(what)).shared(v.shared);
        self.checked(v.checks, s);
    }

    fn barrier(&mut self, name: &str, args: &[Expr]) -> Option<Val> {
        let zero = Val::number(0);
        let unheard = std::mem::take(&mut self.unheard);
        let waiting = |me: &mut Self, arg: &Expr, what: &str| {
            let o = me.pointed(arg);
            let part = me.member(o, BARRIER, 2);
            me.unless_in_use(&part, what);
        };
        match (name, args.len()) {
            ("pthread_barrier_init", 3) => {
                if peel(&args[1]).constant() != Some(0) {
                    return Some(self.refuse(args[1].span, "attributes are not translated"));
                }
                let v = self.value(&args[2]);
                let v = self.settled(v);
                let refused = eq(v.expr.clone(), num(0));
                if unheard {
                    let note = Note::mistake("a barrier for no threads is refused");
                    let s = self.claim(build::not(refused.clone()), note).shared(v.shared);
                    self.push(s);
                }
                if !self.is_local(&args[0]) {
                    let what = "a barrier is initialised again while threads wait at it";
                    waiting(self, &args[0], what);
                }
                let o = self.pointed(&args[0]);
                for (f, v) in [v.clone(), zero.clone(), zero.clone()].into_iter().enumerate() {
                    let part = self.member(o.clone(), BARRIER, f);
                    self.store(&part, v);
                }
                Some(match v.constant() {
                    Some(0) => Val::number(EINVAL),
                    Some(_) => zero,
                    None => {
                        let answer = choice(refused, num(EINVAL), num(0));
                        Val::with(answer, (0, EINVAL), &[&v])
                    }
                })
            }
            ("pthread_barrier_destroy", 1) => {
                waiting(self, &args[0], "a barrier is destroyed while threads wait at it");
                Some(zero)
            }
            ("pthread_barrier_wait", 1) => {
                let o = self.pointed(&args[0]);
                let t = self.temp();
                self.unit("pthread_barrier_arrive", &o, &[build::word(t.clone())], false);
                self.unit("pthread_barrier_leave", &o, &[], true);
                Some(Val::temp(&t, (-1, 0)))
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
                    let what = "a read-write lock is initialised again while it is held";
                    if !self.is_local(&args[0]) {
                        self.unless_in_use(&part, what);
                    }
                    self.store(&part, zero.clone());
                }
            }
            ("pthread_rwlock_destroy", 1) => {
                let o = self.pointed(&args[0]);
                let field = |f: &str| read(self.place(&o).dot(f));
                let free = and(eq(field("rw_readers"), num(0)), eq(field("rw_writer"), num(0)));
                let note = Note::mistake("a read-write lock is destroyed while it is held");
                let mut s = self.claim(free, note);
                s.shared = u8::from(o.shared && !self.is_atomic);
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
                self.unit(word, &o, &[build::word(t.clone())], false);
                return Some(Val::temp(&t, (0, 16)));
            }
            ("pthread_rwlock_unlock", 1) => {
                let mut o = self.pointed(&args[0]);
                let field = |f: &str| read(self.place(&o).dot(f));
                let writes = eq(field("rw_writer"), add(word("tid"), num(1)));
                let nobody_writes = eq(field("rw_writer"), num(0));
                let reads = and(nobody_writes, lt(num(0), field("rw_readers")));
                let note = "a read-write lock is unlocked by a thread that does not hold it";
                o.checks.push(Check::new(or(writes, reads), note));
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
        self.unit("pthread_once", &o, &[build::word(t.clone())], false);
        let (mine, ()) = self.apart(|l| {
            l.call(e, callee, &[], None);
            l.store(&o, Val::number(2));
        });
        let mut wait = self.step_of(StepKind::wait(eq(read(self.place(&o)), num(2))));
        (wait.blocks, wait.shared) = (true, u8::from(o.shared && !self.is_atomic));
        let options = vec![(Guard::If(build::word(t)), mine), (Guard::Else, vec![wait])];
        let s = self.step_of(StepKind::If(options));
        self.push(s);
        zero
    }

    /// That whoever lets go of a mutex holds it.
    fn held(&self, m: &mut Obj) {
        let cond = eq(read(self.place(m)), add(word("tid"), num(1)));
        let note = "a mutex is unlocked by a thread that does not hold it";
        m.checks.push(Check::new(cond, note));
    }

    fn create(&mut self, e: &Expr, args: &[Expr]) {
        if peel(&args[1]).constant() != Some(0) {
            self.refuse(args[1].span, "attributes of a thread are not translated");
        }
        if self.is_atomic {
            self.refuse(e.span, "a thread started in an atomic section");
        }
        let function = peel(&args[2]);
        if let Ex::Func(f) = function.kind {
            if self.w.program.funcs[f].body.is_none() || f == self.w.main {
                self.refuse(args[2].span, "a thread cannot start with this function");
                return;
            }
            let v = self.value(&args[3]);
            let v = self.settled(v);
            let o = self.pointed(&args[0]);
            self.start(&o, f, v);
            return;
        }
        // Whatever the pointer may mean.
        let (which, v) = self.two(function, &args[3]);
        let (which, v) = (self.spill(which), self.spill(v));
        let o = self.pointed(&args[0]);
        let mut options = Vec::new();
        for (i, &f) in self.w.facts.values.iter().enumerate() {
            if starts_thread(self.w.program, f) && f != self.w.main {
                let (body, ()) = self.apart(|l| l.start(&o, f, v.clone()));
                options.push((Guard::If(eq(which.expr.clone(), num(i as i128 + 1))), body));
            }
        }
        let note = Note::mistake("a thread that starts with no function");
        options.push((Guard::Else, vec![self.claim(never(), note)]));
        self.push(self.step_of(StepKind::If(options)));
    }

    /// Starts a thread and puts its number where it belongs.
    fn start(&mut self, o: &Obj, f: FuncId, v: Val) {
        let t = self.temp();
        let mut given = vec![word(t.clone())];
        if !self.w.program.funcs[f].params.is_empty() {
            given.push(v.expr);
        }
        let bound = Note::limit(
            "more threads at once than the model has room for: give more with --threads N",
        );
        let name = match self.w.facts.recursive.contains(&f) {
            true => &self.w.names.inlines[f],
            false => &self.w.names.funcs[f],
        };
        let started = self.step_of(StepKind::Plain(run(name, given)));
        let unit = vec![
            self.prelude("new_thread", vec![word(t.clone())]),
            self.claim(not(word("too_many_threads")), bound),
            started.noted(Note::limit(PROCESSES)),
            self.step_of(StepKind::assign(self.place(o), word(t))),
        ];
        let mut s = self.step_of(StepKind::Unit(unit)).shared(1);
        s.alone = true;
        self.checked(o.checks.clone(), s);
    }

    /// A thread whose function recurs: it calls that as everybody does.
    pub fn call_as_thread(&mut self, f: FuncId) {
        let func = &self.w.program.funcs[f];
        let params = func.params.iter().map(|p| word(self.w.names.vars[*p].clone()));
        let params: Vec<PmlExpr> = params.collect();
        let t = self.temp();
        let place = var(t.clone());
        let target = (func.ret != Type::Void).then_some(Target { place, wide: false });
        self.run_process(func.span, f, params, target.as_ref());
        if target.is_some() {
            self.needs.words.insert("thread_result");
            let to = var("thread_result").at(word("tid"));
            let s = self.step_of(StepKind::assign(to, word(t)));
            self.push(s.shared(1));
        }
    }

    fn join_thread(&mut self, thread: &Expr, result: &Expr) {
        let v = self.value(thread);
        let v = self.settled(v);
        let call = self.prelude("pthread_join", vec![v.expr.clone()]);
        let mut unit = vec![call];
        let mut late = None;
        if peel(result).constant() != Some(0) {
            self.needs.words.insert("thread_result");
            let t = self.temp();
            let left = var("thread_result").at(v.expr);
            unit.push(self.step_of(StepKind::assign(var(t.clone()), read(left.clone()))));
            unit.push(self.step_of(StepKind::assign(left, num(0))));
            late = Some(t);
        }
        let mut s = self.step_of(StepKind::Unit(unit)).shared(1);
        s.blocks = true;
        self.push(s);
        if let Some(t) = late {
            // `(void **)&r`, whatever `r` is: the pointer arrives there.
            let o = self.pointed(peel(result));
            self.store(&o, Val::local(var(t), self.w.ranges.numbers()));
        }
    }

    /// What whoever joins this thread gets.
    pub fn leave_result(&mut self, e: &Expr) {
        let v = self.value(e);
        if v.constant() == Some(0) {
            return;
        }
        self.needs.words.insert("thread_result");
        let v = self.settled(v);
        let to = var("thread_result").at(word("tid"));
        let s = self.step_of(StepKind::assign(to, v.expr));
        self.push(s.shared(1));
    }

    fn exit_thread(&mut self, e: &Expr, value: &Expr) {
        match self.mode {
            Mode::Thread => self.return_value(Some(value), false),
            Mode::Main => {
                self.effect(value);
                self.needs.words.insert("all_done");
                let mut s = self.step_of(StepKind::wait(nobody_runs())).shared(1);
                s.blocks = true;
                self.push(s);
                self.return_value(None, false);
            }
            Mode::Inline => {
                self.leave_result(value);
                self.needs.exits.insert(self.func);
                let s = self.step_of(StepKind::goto(&END_OF_THREAD.into()));
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
        let done = self.new_label("end_itself");
        if is_main {
            let s = Step::new(StepKind::goto(&done), None);
            self.push(s);
        }
        let s = Step::new(StepKind::Label(END_OF_THREAD.into()), None);
        self.push(s);
        let own = self.func;
        for f in expanded.into_iter().filter(|f| *f != own) {
            self.leave(f);
        }
        if is_main {
            self.needs.words.insert("all_done");
            let mut s = self.step_of(StepKind::wait(nobody_runs())).shared(1);
            s.blocks = true;
            self.push(s);
            let s = Step::new(StepKind::Label(done), None);
            self.push(s);
        }
    }

    /// One step around an object, as an `inline` of the prelude.
    pub fn unit(&mut self, word: &'static str, o: &Obj, rest: &[PmlExpr], blocks: bool) {
        let mut args = vec![read(self.place(o))];
        args.extend(rest.iter().cloned());
        let call = self.prelude(word, args);
        let mut s = self.step_of(StepKind::Unit(vec![call]));
        s.shared = u8::from(o.shared && !self.is_atomic);
        s.blocks = blocks;
        self.checked(o.checks.clone(), s);
    }
}
