//! Calls, returns and the lives of what lies on the stack.

use crate::exec::{Exec, Halt};
use crate::program::{Inst, Op};
use crate::state::{Frame, Kind};
use crate::value::Val;
use heddle_model::FaultKind;

/// So many arguments are handed over without a list.
const FEW: usize = 6;

impl Exec<'_> {
    /// Enters a function; the frame below stays at its call.
    pub(crate) fn call(&mut self, f: u32, args: &[Op]) -> Result<(), Halt> {
        if args.len() <= FEW {
            let vals: [Val; FEW] =
                std::array::from_fn(|i| args.get(i).map_or(Val::ZERO, |&a| self.val(a)));
            return self.enter(f, &vals[..args.len()]);
        }
        let vals: Vec<Val> = args.iter().map(|&a| self.val(a)).collect();
        self.enter(f, &vals)
    }

    pub fn enter(&mut self, f: u32, args: &[Val]) -> Result<(), Halt> {
        let limit = self.opts.call_depth;
        if self.thread().frames.len() >= limit as usize {
            return Err(self.limit(&format!("calls nest deeper than {limit} (--call-depth)")));
        }
        let func = &self.code.program.functions[f as usize];
        if func.code.is_empty() {
            return Err(self.fail(
                FaultKind::Runtime,
                format!("calls `{}`, which has no definition", func.name),
            ));
        }
        if func.variadic {
            args.iter().try_for_each(|&v| self.look(v))?;
        }
        let n = func.n_params as usize;
        let varargs = if func.variadic { self.pack_varargs(&args[n.min(args.len())..]) } else { 0 };
        let t = &mut self.st.threads[self.t];
        let base = t.regs.len() as u32;
        t.regs.resize(base as usize + func.n_regs as usize, Val::ZERO);
        for (i, &a) in args.iter().take(n).enumerate() {
            t.regs[base as usize + i] = a;
        }
        let n_objs = (varargs != 0) as u32;
        t.frames.push(Frame { func: f, pc: 0, base, varargs, n_objs });
        match &self.code.spec {
            Some(spec) => self.operation_entered(spec, f, &args[..n.min(args.len())]),
            None => Ok(()),
        }
    }

    /// Variable arguments lie in an object of their own, one word each.
    fn pack_varargs(&mut self, args: &[Val]) -> u32 {
        let n = self.st.word.0;
        let id = self.st.allocate((args.len() * n) as u32, false, Kind::Stack, 0);
        let (t, depth) = (self.t as u16, self.thread().frames.len() as u32 + 1);
        let obj = self.st.obj_mut(id);
        (obj.thread, obj.depth) = (t, depth);
        let at = obj.start as usize;
        for (i, v) in args.iter().enumerate() {
            let at = at + i * n;
            self.st.mem[at..at + n].copy_from_slice(&v.bits.to_le_bytes()[..n]);
            self.st.undef[at..at + n].copy_from_slice(&v.undef.to_le_bytes()[..n]);
            self.st.prov[at / n] = v.obj;
        }
        id
    }

    pub(crate) fn ret(&mut self, vals: &[Op]) -> Result<(), Halt> {
        if self.thread().frames.len() == 1 {
            // Whoever joins the thread, or started the process, has it.
            vals.iter().try_for_each(|&v| self.look(self.val(v)))?;
        }
        if let Some(spec) = &self.code.spec {
            self.operation_returns(spec, vals)?;
        }
        let results: [Val; 8] =
            std::array::from_fn(|i| vals.get(i).map_or(Val::ZERO, |&v| self.val(v)));
        let more: Vec<Val> = vals.iter().skip(8).map(|&v| self.val(v)).collect();
        self.pop_frame();
        if self.thread().frames.is_empty() {
            return self.thread_returned(results[0]);
        }
        let frame = *self.thread().top();
        let (d, n) = match self.code.inst(frame.func, frame.pc) {
            Inst::Call { d, n_results, .. } | Inst::CallPtr { d, n_results, .. } => {
                (*d, *n_results)
            }
            _ => (0, 0),
        };
        for i in 0..(n as usize).min(vals.len()) {
            let v = if i < 8 { results[i] } else { more[i - 8] };
            self.set(d + i as u32, v);
        }
        self.advance()
    }

    /// Ends the life of the top frame's objects.
    pub fn pop_frame(&mut self) {
        let (t, depth) = (self.t as u16, self.thread().frames.len() as u32);
        let mut left = self.thread().top().n_objs;
        for obj in self.st.objs[self.code.n_statics as usize..].iter_mut().rev() {
            if left == 0 {
                break;
            }
            if (obj.thread, obj.depth) == (t, depth) && obj.is_on_stack() {
                (obj.kind, obj.freed) = (Kind::Dead, 0);
                left -= 1;
            }
        }
        let t = self.thread_mut();
        let frame = t.frames.pop().expect("there is a frame to leave");
        t.regs.truncate(frame.base as usize);
    }

    /// The stack object of this name in the top frame of thread `t`, if anything
    /// still leads to it.
    pub fn scoped(&self, t: usize, name: u32) -> Option<u32> {
        let depth = self.st.threads[t].frames.len() as u32;
        let is = |o: &crate::state::Obj| {
            matches!(o.kind, Kind::Stack | Kind::Dead)
                && (o.thread as usize, o.depth, o.site) == (t, depth, name)
                // Not one of an earlier call at the same depth.
                && (o.kind == Kind::Stack || o.freed == 1)
        };
        let first = self.code.n_statics as usize;
        self.st.objs[first..].iter().position(is).map(|i| (first + i) as u32 + 1)
    }

    pub(crate) fn scope(&mut self, name: u32, starts: bool) {
        let Some(id) = self.scoped(self.t, name) else { return };
        if self.noting {
            // It may end and begin again in one step.
            self.note_change(id, 0, self.st.obj(id).size);
        }
        if starts {
            return self.st.revive(id);
        }
        let obj = self.st.obj_mut(id);
        (obj.kind, obj.freed) = (Kind::Dead, 1);
    }
}
