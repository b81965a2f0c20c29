//! States and keys of steps that were taken from memory (`recall`): written
//! from the bytes of the state that they come from, those of nodes, and the
//! memory in which a step has left its changes.
//!
//! They are what `worker` would write. Sorting like threads needs no thread
//! itself, only the hashes of nodes.

use crate::advance::{Ended, bit};
use crate::encode::{ALONE, HANDS, MARKED, Order, memory};
use crate::happens_before::simplify_marks;
use crate::remembered::{Does, Node};
use crate::symmetry::is_joining;
use crate::thread_sort::with_knowledge;
use crate::worker::MachineWorker;
use heddle_model::{Sink, Step};

/// What of the key of a state is not as the state has it.
#[derive(Default)]
struct Form {
    /// Threads are in the order of the folder.
    sorted: bool,
    /// Values that will only be compared are the simplest.
    simpler: bool,
    /// Marks of accesses are the least that says as much.
    marked: bool,
}

impl MachineWorker<'_> {
    /// How many steps were taken from memory.
    pub fn n_recalled(&self) -> u64 {
        self.n_recalled
    }

    /// Takes a step of thread `t` from memory and tells where it leads. `false`:
    /// it is to be executed.
    pub(crate) fn recall_step(&mut self, t: usize, step: Step, sink: &mut impl Sink) -> bool {
        if !self.recalls {
            return false;
        }
        let Some(to) = self.recall(t) else { return false };
        self.n_recalled += 1;
        let known = &self.remembered;
        let same = known.log.is_undone(&self.base.st) && known.log.has_same_marks(&self.base.st);
        let idle = self.model.options.finite && to == known.base[t] && same;
        let ends = self.is_over(to) && !self.base.st.hands.is_empty();
        let told = idle
            || (!ends || self.forget_hands(t))
                && self.keeps_numbers(t, to)
                && self.tell_recalled(t, to, step, sink);
        if ends {
            std::mem::swap(&mut self.scratch.hands, &mut self.base.st.hands);
        }
        if !told {
            self.stand_at(t, to);
            if self.model.code.follows_hands {
                self.run.tidy_hands();
            }
        }
        self.remembered.log.undo(&mut self.base.st);
        if !told {
            self.emit(step, Ended::Well, sink);
        }
        true
    }

    fn tell_recalled(&mut self, t: usize, to: u32, step: Step, sink: &mut impl Sink) -> bool {
        if !self.forget_untouched(t, to) {
            return false;
        }
        if !sink.asks_for_keys() || !self.model.has_keys() {
            let mut bytes = std::mem::take(&mut self.scratch.bytes);
            self.write_recalled(t, to, &Form::default(), &mut bytes);
            sink.step(step, &bytes);
            self.scratch.bytes = bytes;
            return true;
        }
        let Some(marked) = self.simplify_recalled(t, to) else { return false };
        let Some((sorted, simpler)) = self.order_recalled(t, to) else { return false };
        let mut bytes = std::mem::take(&mut self.scratch.bytes);
        let key = Form { sorted, simpler, marked };
        self.write_recalled(t, to, &key, &mut bytes);
        self.folder.count(&bytes, sorted);
        if sink.is_new(step, &bytes) {
            if sorted || simpler || marked {
                self.write_recalled(t, to, &Form::default(), &mut bytes);
            }
            sink.step(step, &bytes);
        }
        self.scratch.bytes = bytes;
        true
    }

    /// The marks of accesses that the key of the state has, and whether they are not
    /// those of the state: as `Keys::simplify` has it. `None`: that is not known.
    fn simplify_recalled(&mut self, t: usize, to: u32) -> Option<bool> {
        let (model, marks) = (self.model, &self.base.st.marks);
        self.scratch.key_marks.clone_from(marks);
        if marks.is_empty() || !model.plan.one_way && !model.plan.simple_marks {
            return Some(false);
        }
        if model.plan.one_way {
            self.scratch.key_marks.clear();
            return Some(true);
        }
        if t == 0 {
            return None;
        }
        let joins =
            model.plan.folds && is_joining(&model.code, &self.base.st, 0) && self.main_is_blind();
        let (running, _) = self.base.st.thread_bits();
        let running = if self.is_over(to) { running & !bit(t) } else { running };
        simplify_marks(&mut self.scratch.key_marks, running, joins);
        Some(true)
    }

    /// Whether the key of the state has its threads in another order, and whether
    /// it has simpler values. `None`: that is not known.
    fn order_recalled(&mut self, t: usize, to: u32) -> Option<(bool, bool)> {
        let unmarked = self.scratch.key_marks.is_empty();
        if self.model.plan.folds && !unmarked && t != 0 && self.base.is_running(0) {
            self.is_blind();
        }
        let (e, marks) = (&self.base, &self.scratch.key_marks);
        let (nodes, base) = (&self.remembered.nodes, &self.remembered.base);
        let node = |k: usize| -> &Node { &nodes[if k == t { to } else { base[k] } as usize] };
        let compared = !self.model.code.compared.is_empty();
        let simpler = compared && (0..base.len()).any(|k| node(k).key.is_some());
        let alike = |a, b| node(a).key() == node(b).key();
        if !self.model.plan.folds {
            return Some((false, simpler));
        }
        if !unmarked {
            let hash = |k: usize| with_knowledge(node(k).hash, e, marks, k);
            return Some((self.folder.sort_known(e, t != 0, hash, alike)?, simpler));
        }
        let old = |k: usize| nodes[base[k] as usize].hash;
        let moves = self.folder.sort_changed(e, (t, nodes[to as usize].hash), old, alike)?;
        if !moves || !self.base.is_running(0) {
            return Some((moves, simpler));
        }
        // What the main thread will do is known of where it stands only.
        (t != 0).then(|| (self.is_blind(), simpler))
    }

    /// Whether the main thread of the surveyed state tells nobody from another.
    fn is_blind(&mut self) -> bool {
        self.folder.blind().unwrap_or_else(|| self.main_is_blind())
    }

    fn is_over(&self, node: u32) -> bool {
        matches!(self.remembered.nodes[node as usize].does, Does::Over)
    }

    /// Forgets what nobody will touch again: see `clear_untouched`. `false`: that
    /// takes more than is known here.
    fn forget_untouched(&mut self, t: usize, to: u32) -> bool {
        let options = &self.model.options;
        let Some(ahead) = self.model.plan.lookahead.as_ref().filter(|_| options.clear_dead) else {
            return true;
        };
        if self.nodes.len() != self.base.st.threads.len() {
            return true;
        }
        // What a thread leads to is not in its bytes, nor are the numbers that the main
        // thread knows.
        if t == 0 || self.remembered.nodes[to as usize].hash.1 {
            return false;
        }
        self.scratch.futures.clear();
        for k in 0..self.nodes.len() {
            let runs = if k == t { !self.is_over(to) } else { self.base.is_running(k) };
            if !runs {
                continue;
            }
            let node = if k == t { self.ahead_of(t, to) } else { self.nodes[k] };
            let Some(node) = node else { return true };
            self.scratch.futures.push(node);
        }
        let (st, log) = (&mut self.base.st, &mut self.remembered.log);
        let len = self.model.code.statics_len;
        ahead.each_untouched(&self.scratch.futures, |id, lo, hi| {
            let start = st.obj(id).start;
            let (from, to) = ((start + lo) as usize, (start + hi) as usize);
            let zero = st.mem[from..to].iter().all(|&b| b == 0)
                && st.undef[from..to].iter().all(|&b| b == 0)
                && st.prov[st.words(from, to)].iter().all(|&p| p == 0);
            if !zero && !crate::lookahead::is_held(st, id, lo, hi) {
                log.note(st, from, to, len);
                crate::dead_globals::clear(st, id, lo, hi);
            }
        });
        true
    }

    /// The situation of a thread at a node in the look ahead.
    pub(crate) fn ahead_of(&mut self, t: usize, to: u32) -> Option<u32> {
        let node = &self.remembered.nodes[to as usize];
        if let Some(known) = node.ahead {
            return known;
        }
        let ahead = self.model.plan.lookahead.as_ref()?;
        self.scratch.key.clear();
        crate::encode::number(&mut self.scratch.key, t as u32);
        self.scratch.key.extend_from_slice(&node.bytes);
        let found = ahead.named(&self.scratch.key);
        self.remembered.nodes[to as usize].ahead = Some(found);
        found
    }

    /// Writes the state, or its key, with threads in their order or in that of
    /// the folder.
    fn write_recalled(&mut self, t: usize, to: u32, form: &Form, out: &mut Vec<u8>) {
        let (code, st, parts) = (&self.model.code, &self.base.st, &self.parts);
        let (old, known) = (&self.base_bytes, &self.remembered);
        let sorted = form.sorted;
        let (slots, from): Order<'_> = if sorted { self.folder.order() } else { (&[], &[]) };
        let marks = if form.marked { &self.scratch.key_marks } else { &st.marks };
        let order = sorted.then_some((slots, from));
        let told = !marks.is_empty() || !st.hands.is_empty();
        if told || known.log.made || code.n_large > 0 {
            self.canon.keep_numbers(st);
        }
        let alone = self.is_over(to) && st.n_running() <= 2 && st.hands.is_empty();
        out.clear();
        let flags = [(ALONE, alone), (MARKED, !marks.is_empty()), (HANDS, !st.hands.is_empty())];
        out.push(flags.iter().filter(|f| f.1).fold(0, |all, f| all | f.0));
        if !st.hands.is_empty() {
            self.canon.hands(st, order, out);
        }
        if !marks.is_empty() {
            self.canon.marks(marks, order, out);
        }
        match known.log.statics {
            false => out.extend_from_slice(&old[parts.memory..parts.globals]),
            true if code.n_large > 0 => self.canon.globals(code, st, out),
            true => memory(st, 0, code.statics_len, |p| p, out),
        }
        out.extend_from_slice(&old[parts.globals..parts.threads[0].0]);
        if !sorted && !form.simpler {
            let (lo, hi) = parts.threads[t];
            out.extend_from_slice(&old[parts.threads[0].0..lo]);
            out.extend_from_slice(&known.nodes[to as usize].bytes);
            out.extend_from_slice(&old[hi..parts.objects]);
            return self.write_objects(out);
        }
        let mut next = slots.iter().zip(from).peekable();
        for slot in 0..st.threads.len() {
            let k = next.next_if(|(s, _)| **s == slot).map_or(slot, |(_, &k)| k);
            let node = &known.nodes[if k == t { to } else { known.base[k] } as usize];
            out.extend_from_slice(if form.simpler { node.key() } else { &node.bytes });
        }
        self.write_objects(out);
    }

    fn write_objects(&self, out: &mut Vec<u8>) {
        let (code, st) = (&self.model.code, &self.base.st);
        if self.remembered.log.made {
            (code.n_statics + 1..=st.objs.len() as u32)
                .for_each(|id| self.canon.object(code, st, id, out));
        } else {
            out.extend_from_slice(&self.base_bytes[self.parts.objects..]);
        }
    }
}
