//! Threads: started, joined, cancelled, ended; and the end of the process.

use crate::advance::SET;
use crate::exec::{Exec, Halt};
use crate::library::Lib;
use crate::program::{FUNC_BASE, Inst, Op};
use crate::state::{End, Hold, Kind, Status, Thread, Wait};
use crate::sync::{Answer, Done, EBUSY, EDEADLK, ESRCH, MAX_THREADS, ROBUST_MARK};
use crate::value::Val;
use heddle_model::FaultKind;

/// Said of a run that starts more threads than there may be.
pub const TOO_MANY: &str = "threads at a time (--threads)";

impl Exec<'_> {
    pub(crate) fn create(&mut self, lib: Lib, args: &[Op]) -> Done {
        let v = |e: &Self, i: usize| args.get(i).map_or(Val::ZERO, |&a| e.val(a));
        // C11 has no attributes: thread, function, argument.
        let (out, attr, f, arg) = if lib == Lib::ThrdCreate {
            (v(self, 0), Val::ZERO, v(self, 1), v(self, 2))
        } else {
            (v(self, 0), v(self, 1), v(self, 2), v(self, 3))
        };
        if f.obj < FUNC_BASE || f.undef != 0 {
            return Err(self.misuse("starts a thread without a function".into()));
        }
        let func = f.obj - FUNC_BASE;
        let spot = self.locate(out, self.code.word().0 as u64, true)?;
        let detached = !attr.is_null() && self.cell(attr, 0, "thread attributes")? == 1;
        let free = self.st.threads.iter().position(|t| t.status == Status::Free);
        let slot = free.unwrap_or(self.st.threads.len());
        let most = self.opts.max_threads.min(MAX_THREADS);
        if slot >= most {
            return Err(self.limit(&format!("more than {most} {TOO_MANY}")));
        }
        if slot >= SET && self.code.follows_order {
            let what = "threads at a time, where relaxed atomics order accesses (--races off)";
            return Err(self.limit(&format!("more than {SET} {what}")));
        }
        if slot == self.st.threads.len() {
            self.st.threads.push(Thread::default());
        }
        self.st.share_globals(self.code);
        self.write(spot, self.code.word().bits(), Val::int(slot as u64))?;
        let tls = self.code.make_tls(&mut self.st);
        let t = &mut self.st.threads[slot];
        t.clear();
        t.status = Status::Running;
        t.detached = detached;
        t.tls = tls;
        let me = std::mem::replace(&mut self.t, slot);
        let entered = self.enter(func, &[arg]);
        self.t = me;
        entered?;
        if crate::state::State::is_object(arg.obj) {
            self.st.share(self.code, arg.obj);
        }
        self.st.threads[slot].start = self.named_start(func, arg);
        if self.code.names_threads
            && let Some(f) = self.runs(arg)
        {
            self.st.threads[slot].start = f;
        }
        self.created = Some(slot);
        self.tell(|e| format!("starts {}", e.thread_name(slot)));
        Ok(Answer::Value(0))
    }

    pub(crate) fn join(&mut self, lib: Lib, target: Val, out: Val) -> Done {
        if target.undef != 0 {
            return Err(
                self.fail(FaultKind::Uninitialised, "joins a thread that was never started".into())
            );
        }
        let slot = target.bits as usize;
        if slot == self.t {
            return Ok(Answer::Value(EDEADLK));
        }
        let other = self.st.threads.get(slot).filter(|t| t.status != Status::Free);
        let Some(other) = other else {
            return Err(
                self.misuse("joins a thread that was joined before or never existed".into())
            );
        };
        if other.detached {
            return Err(self.misuse(format!("joins {}, which is detached", self.thread_name(slot))));
        }
        if other.status == Status::Running {
            assert!(lib == Lib::ThreadTryJoin);
            return Ok(Answer::Value(EBUSY));
        }
        let result = other.result;
        self.tell(|e| format!("joins {}", e.thread_name(slot)));
        self.st.threads[slot].clear();
        if !out.is_null() {
            let w = if lib == Lib::ThrdJoin { 32 } else { self.code.word().bits() };
            let spot = self.locate(out, w as u64 / 8, true)?;
            self.write(spot, w, result)?;
        }
        Ok(Answer::Value(0))
    }

    pub(crate) fn detach(&mut self, target: Val) -> Done {
        let slot = target.bits as usize;
        let other =
            self.st.threads.get_mut(slot).filter(|t| t.status != Status::Free && !t.detached);
        let Some(other) = other else {
            return Err(
                self.misuse("detaches a thread that is not there, or for the second time".into())
            );
        };
        if other.status == Status::Finished {
            other.clear();
        } else {
            other.detached = true;
        }
        Ok(Answer::Value(0))
    }

    pub(crate) fn cancel(&mut self, target: Val) -> Done {
        match self.st.threads.get_mut(target.bits as usize) {
            Some(t) if t.status != Status::Free => {
                t.cancelled |= t.status == Status::Running;
                Ok(Answer::Value(0))
            }
            _ => Ok(Answer::Value(ESRCH)),
        }
    }

    pub(crate) fn set_cancel_state(&mut self, state: Val, old: Val) -> Done {
        let before = self.thread().no_cancel;
        self.thread_mut().no_cancel = state.bits == 1;
        if !old.is_null() {
            self.set_cell(old, 0, before as u32)?;
        }
        Ok(Answer::Value(0))
    }

    /// Acts on a cancellation. One that waits at a condition variable has its
    /// mutex back before its handlers run.
    pub(crate) fn cancel_now(&mut self, mutex: Val) -> Done {
        if self.thread().wait != Wait::None {
            self.set_cell(mutex, 0, self.t as u32 + 1)?;
            self.thread_mut().held.push((mutex.obj, mutex.bits as u32, Hold::Mutex));
        }
        self.thread_mut().cancelled = false;
        self.thread_mut().no_cancel = true;
        self.tell(|_| "cancelled".into());
        self.exit_thread(Val::int(u64::MAX))
    }

    /// Writes down in the buffer where a thread that ends comes back to.
    pub(crate) fn cleanup_mark(&mut self, buffer: Val) -> Done {
        let frame = *self.thread().top();
        let depth = self.thread().frames.len() as u32;
        self.set_cell(buffer, 0, frame.pc)?;
        self.set_cell(buffer, 4, depth)?;
        Ok(Answer::Value(0))
    }

    /// Goes back to the mark of the last cleanup handler, with answer 1.
    fn clean_up(&mut self, buffer: Val, result: Val) -> Done {
        self.thread_mut().wait = Wait::None;
        self.thread_mut().wait_at = Val::ZERO;
        self.go_back(buffer, Lib::CleanupMark, 1)?.ok_or_else(|| {
            self.misuse("runs a cleanup handler of a function that returned".into())
        })?;
        self.thread_mut().result = result;
        Ok(Answer::Gone)
    }

    /// `setjmp`: as a mark, and whose it is.
    pub(crate) fn set_jump(&mut self, buffer: Val) -> Done {
        self.set_cell(buffer, 8, self.t as u32)?;
        self.cleanup_mark(buffer)
    }

    pub(crate) fn long_jump(&mut self, buffer: Val, answer: Val) -> Done {
        let owner = self.cell(buffer, 8, "jump buffer")? as usize;
        if owner != self.t {
            let text = "jumps to a place of another thread".into();
            return Err(self.fail(FaultKind::Runtime, text));
        }
        let answer = if answer.bits as u32 == 0 { 1 } else { answer.bits as u32 };
        self.tell(|_| "jumps back".into());
        match self.go_back(buffer, Lib::SetJump, answer)? {
            Some(()) => Ok(Answer::Gone),
            None => {
                let text = "jumps to a function that has returned".into();
                Err(self.fail(FaultKind::Runtime, text))
            }
        }
    }

    /// Leaves frames down to a mark and goes on behind it; `None` if the
    /// function of the mark is not there any more.
    fn go_back(&mut self, buffer: Val, mark: Lib, answer: u32) -> Result<Option<()>, Halt> {
        let pc = self.cell(buffer, 0, "jump buffer")?;
        let depth = self.cell(buffer, 4, "jump buffer")? as usize;
        let Some(frame) = depth.checked_sub(1).and_then(|i| self.thread().frames.get(i)) else {
            return Ok(None);
        };
        let code = &self.code.program.functions[frame.func as usize].code;
        let d = match code.get(pc as usize) {
            Some(Inst::Lib { lib, d, .. }) if *lib == mark => *d,
            _ => return Ok(None),
        };
        while self.thread().frames.len() > depth {
            self.pop_frame();
        }
        self.set(d, Val::int(answer as u64));
        self.jump(pc + 1)?;
        Ok(Some(()))
    }

    /// `pthread_exit`: runs cleanup handlers, leaves all frames, then runs
    /// destructors if there are any.
    pub(crate) fn exit_thread(&mut self, result: Val) -> Done {
        if let Some(buffer) = self.thread_mut().cleanups.pop() {
            return self.clean_up(buffer, result);
        }
        while !self.thread().frames.is_empty() {
            self.pop_frame();
        }
        self.thread_mut().wait = Wait::None;
        self.thread_mut().wait_at = Val::ZERO;
        self.after_last_frame(result)
    }

    /// The start function returned.
    pub fn thread_returned(&mut self, result: Val) -> Result<(), Halt> {
        if self.t == 0 {
            return self.exit_process();
        }
        self.after_last_frame(result).map(|_| ())
    }

    fn after_last_frame(&mut self, result: Val) -> Done {
        let due =
            self.code.program.always_thread_exit || self.thread().keys.iter().any(|k| k.truth());
        match self.code.program.thread_exit {
            Some(f) if due => {
                self.enter(f.0, &[result])?;
                Ok(Answer::Gone)
            }
            _ => self.end_thread(result),
        }
    }

    pub(crate) fn end_thread(&mut self, result: Val) -> Done {
        let t = self.t;
        while !self.thread().frames.is_empty() {
            self.pop_frame();
        }
        if let Some(f) = self.code.program.process_exit
            && self.st.n_running() == 1
        {
            self.enter(f.0, &[])?;
            return Ok(Answer::Gone);
        }
        if self.code.spec.is_some() {
            self.operation_dies()?;
        }
        self.release_robust();
        self.note_held();
        let (tls, errno) = (std::mem::take(&mut self.thread_mut().tls), self.thread().errno);
        for id in tls.into_iter().chain([errno]).filter(|&id| id != 0) {
            self.st.obj_mut(id).kind = Kind::Dead;
        }
        let thread = &mut self.st.threads[t];
        let (start, detached) = (thread.start, thread.detached);
        thread.clear();
        if !detached {
            thread.status = Status::Finished;
            thread.start = start;
            thread.result = if result.undef != 0 { Val::UNDEF } else { result };
        }
        Ok(Answer::Gone)
    }

    /// A thread that ends with locks in its hands is worth a warning.
    fn note_held(&mut self) {
        let me = self.t as u32 + 1;
        let held = std::mem::take(&mut self.thread_mut().held);
        // A robust mutex has just been given back.
        let still = |h: &&crate::state::Held| {
            let p = Val::pointer(h.0, h.1 as u64);
            h.2 == Hold::Read || self.peek(p, 0) == me
        };
        if let Some(&(obj, at, _)) = held.iter().find(still) {
            let lock = self.place_name(Val::pointer(obj, at as u64));
            let start = self.thread().start;
            let f = &self.code.program.functions[start as usize].name;
            self.warning = Some(format!("a thread that runs `{f}` ends while it holds {lock}"));
        }
    }

    /// Robust mutexes of a thread that ends are free, and say what happened.
    fn release_robust(&mut self) {
        if !self.code.uses_robust {
            return;
        }
        let me = self.t as u32 + 1;
        for id in 1..=self.st.objs.len() as u32 {
            let obj = *self.st.obj(id);
            if !obj.kind.is_alive() {
                continue;
            }
            let mut at = 0;
            let word = self.code.word();
            while at + word.mutex_bytes() <= obj.size as u64 {
                let p = Val::pointer(id, at);
                let cell = |o: u64| {
                    let s = self.find(Val::pointer(id, at + o), 4, true).ok()?;
                    self.read(s, 32).ok().filter(|v| v.undef == 0).map(|v| v.bits as u32)
                };
                if cell(word.mutex_kind()).is_some_and(|k| k & ROBUST_MARK == ROBUST_MARK)
                    && cell(0) == Some(me)
                {
                    let _ = self.set_cell(p, 0, 0);
                    let _ = self.set_cell(p, word.mutex_died(), 1);
                }
                at += word.0 as u64;
            }
        }
    }

    pub fn exit_process(&mut self) -> Result<(), Halt> {
        if self.opts.leaks {
            self.check_leaks()?;
        }
        if self.opts.watched() {
            // A property still looks at the memory.
            self.st.threads.iter_mut().for_each(Thread::clear);
        } else {
            self.st.threads.clear();
            self.st.end = End::Exited;
        }
        Ok(())
    }

    fn check_leaks(&self) -> Result<(), Halt> {
        let lost = (self.st.leak != 0).then(|| self.st.leak - 1);
        let kept = self.st.objs.iter().find(|o| o.kind == Kind::Heap).map(|o| o.site);
        let Some(site) = lost.or(kept) else { return Ok(()) };
        let (f, pc) = self.code.inst_place(site);
        let loc = self.code.program.loc(f, pc);
        let related = loc.span.map(|s| (s, "allocated here".to_string())).into_iter().collect();
        let text =
            format!("the program ends and memory allocated at line {} was never freed", loc.line);
        Err(self.fail_with(FaultKind::Leak, text, related))
    }
}
