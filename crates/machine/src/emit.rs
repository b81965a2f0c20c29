//! Where a step leads, told to a search: the state that it made, in whole or as a patch of
//! the one that it comes from, and before that its key.

use crate::advance::Ended;
use crate::asked::leaves_open;
use crate::compare_only_values::{Changed, simplify};
use crate::encode::Canon;
use crate::exec::{Exec, Halt};
use crate::happens_before::{Mark, simplify_marks};
use crate::model::MachineModel;
use crate::patch::Patch;
use crate::symmetry::is_joining;
use crate::thread_sort::Folder;
use crate::worker::MachineWorker;
use heddle_model::{Sink, Step};

impl MachineWorker<'_> {
    /// The canonical bytes of the state that a step made.
    pub(crate) fn encode(&mut self) {
        self.forget_dead();
        self.write_state();
    }

    /// Forgets what nobody will look at again.
    fn forget_dead(&mut self) {
        let options = &self.model.options;
        if let Some(groups) =
            self.model.plan.groups.as_ref().filter(|_| options.clear_dead && !options.leaks)
        {
            groups.clear_dead(&mut self.run.st);
        }
        if options.clear_dead && !options.leaks && options.abstraction.is_none() {
            self.clear_untouched();
        }
    }

    fn write_state(&mut self) {
        let small = self.is_small();
        self.write_if(small);
    }

    fn write_if(&mut self, small: bool) {
        match small {
            true => self.patch(),
            false => self.encode_all(),
        }
    }

    /// Whether the state that a step made can be written as a patch.
    fn is_small(&mut self) -> bool {
        let leaks = self.model.options.leaks;
        if leaks || !self.dirty.is_power_of_two() || self.base_bytes.is_empty() {
            return false;
        }
        self.last = self.loose.last(&mut self.canon, &self.model.code, &self.base.st);
        self.as_patch().is_small()
    }

    /// Whether the order of threads makes no difference to the rest of the state
    /// that a step made, which is small.
    fn is_loose(&mut self) -> bool {
        let (code, canon, base) = (&self.model.code, &mut self.canon, &self.base.st);
        let t = self.dirty.trailing_zeros() as usize;
        t > 0 && self.loose.is_still(canon, code, base, &self.run.st.threads[t])
    }

    fn as_patch(&self) -> Patch<'_> {
        Patch {
            code: &self.model.code,
            old: &self.base.st,
            bytes: &self.base_bytes,
            parts: &self.parts,
            new: &self.run.st,
            t: self.dirty.trailing_zeros() as usize,
            last: self.last,
        }
    }

    fn encode_all(&mut self) {
        let options = &self.model.options;
        self.canon.encode(
            &self.model.code,
            &mut self.run.st,
            options.watched(),
            options.leaks,
            &mut self.scratch.bytes,
        );
    }

    /// Writes the state that a step of one thread made as a patch.
    fn patch(&mut self) {
        let mut bytes = std::mem::take(&mut self.scratch.bytes);
        let mut canon = std::mem::take(&mut self.canon);
        self.as_patch().write(&mut canon, &mut bytes);
        (self.canon, self.scratch.bytes) = (canon, bytes);
        if cfg!(debug_assertions) {
            let patched = std::mem::take(&mut self.scratch.bytes);
            self.encode_all();
            assert!(patched == self.scratch.bytes, "a patched state is the state");
        }
    }

    /// Writes the key of a state whose threads were sorted and its values
    /// simplified; puts threads in order only if there is no other way.
    fn write_key(&mut self, small: bool) {
        let quick = small && self.is_loose();
        if quick {
            let mut bytes = std::mem::take(&mut self.scratch.bytes);
            let mut canon = std::mem::take(&mut self.canon);
            let mut kept = std::mem::take(&mut self.kept);
            let order = self.undo.is_sorted.then(|| self.folder.order());
            self.as_patch().write_sorted(&mut canon, order, &mut kept, &mut bytes);
            (self.canon, self.scratch.bytes, self.kept) = (canon, bytes, kept);
            if !cfg!(debug_assertions) {
                return;
            }
        }
        let assembled = cfg!(debug_assertions).then(|| self.scratch.bytes.clone());
        if self.undo.is_sorted {
            self.folder.rearrange(&mut self.run);
            self.undo.is_moved = true;
        }
        self.encode_all();
        if quick {
            assert!(
                assembled.as_ref() == Some(&self.scratch.bytes),
                "a key put together is the key"
            );
        }
    }

    pub(crate) fn emit(&mut self, step: Step, ended: Ended, sink: &mut impl Sink) {
        match ended {
            Ended::Cut | Ended::Round => {}
            Ended::Fault(v) if !self.model.options.asked.has(v.kind) => {
                if let Some(text) = leaves_open(&v)
                    && let Halt::Limit(text) = self.run.limit(&text)
                {
                    self.n_cut += 1;
                    self.model.findings.note_limit(&text);
                }
            }
            Ended::Fault(v) => sink.fault(step, self.model.findings.intern(*v), None),
            Ended::Raced(v) => {
                self.encode();
                sink.fault(step, self.model.findings.intern(*v), Some(&self.scratch.bytes));
            }
            Ended::Well => match self.model.broken_invariant(&self.run) {
                Some(v) => {
                    self.encode();
                    sink.fault(step, self.model.findings.intern(v), Some(&self.scratch.bytes));
                }
                None if sink.asks_for_keys() && self.model.has_keys() => {
                    self.forget_dead();
                    self.emit_if_new(step, sink);
                }
                None => {
                    self.encode();
                    sink.step(step, &self.scratch.bytes);
                }
            },
        }
    }

    /// Makes the key of a state first, and the state itself only if nobody has
    /// met the key.
    fn emit_if_new(&mut self, step: Step, sink: &mut impl Sink) {
        let small = self.is_small();
        let keys = Keys { model: self.model, folder: &mut self.folder, canon: &mut self.canon };
        if !keys.simplify(&mut self.run, !self.dirty, &mut self.undo) {
            self.write_if(small);
            self.folder.count(&self.scratch.bytes, false);
            if sink.is_new(step, &self.scratch.bytes) {
                sink.step(step, &self.scratch.bytes);
            }
            return;
        }
        self.write_key(small);
        self.folder.count(&self.scratch.bytes, self.undo.is_sorted);
        let is_new = sink.is_new(step, &self.scratch.bytes);
        self.undo.undo(&mut self.run, &self.folder);
        if is_new {
            self.write_if(small);
            sink.step(step, &self.scratch.bytes);
        }
    }
}

/// What it takes to make the key of a state.
pub(crate) struct Keys<'a> {
    pub model: &'a MachineModel,
    pub folder: &'a mut Folder,
    pub canon: &'a mut Canon,
}

impl Keys<'_> {
    /// Turns the state that `e` is in into the one whose bytes are its key:
    /// without marks or with the least that says as much, with the simplest
    /// values for those that will only be compared. Finds the order of like
    /// threads, and leaves them where they are. `same` are the threads that are as in the state that is being
    /// expanded. `false`: the state is its own key.
    pub fn simplify(self, e: &mut Exec, same: u64, undo: &mut Undo) -> bool {
        undo.clear();
        let one_way = self.model.plan.one_way;
        let marked = !e.st.marks.is_empty() && (one_way || self.model.plan.simple_marks);
        if marked {
            undo.is_marked = true;
            undo.marks.clone_from(&e.st.marks);
        }
        if marked && one_way {
            e.st.marks.clear();
        } else if marked {
            let joins = self.model.plan.folds
                && is_joining(&self.model.code, &e.st, 0)
                && self.folder.main_is_blind(self.canon, e, same);
            let (running, _) = e.st.thread_bits();
            simplify_marks(&mut e.st.marks, running, joins);
        }
        let compared = &self.model.code.compared;
        let simpler = !compared.is_empty() && simplify(compared, &mut e.st, &mut undo.values);
        undo.is_sorted = self.model.plan.folds && self.folder.sort(self.canon, e, same);
        marked || simpler || undo.is_sorted
    }
}

/// What was changed to make a key of a state.
#[derive(Default)]
pub(crate) struct Undo {
    /// Marks became fewer or simpler, and what they were.
    is_marked: bool,
    marks: Vec<Mark>,
    values: Vec<Changed>,
    /// Threads belong in other places, and whether they are there.
    pub is_sorted: bool,
    is_moved: bool,
}

impl Undo {
    fn clear(&mut self) {
        self.is_marked = false;
        self.values.clear();
        (self.is_sorted, self.is_moved) = (false, false);
    }

    /// Makes a state what it was.
    fn undo(&mut self, e: &mut Exec, folder: &Folder) {
        if self.is_moved {
            folder.unsort(e);
        }
        for Changed { thread, at, old } in self.values.drain(..).rev() {
            e.st.threads[thread].regs[at] = old;
        }
        if self.is_marked {
            std::mem::swap(&mut e.st.marks, &mut self.marks);
        }
    }
}
