//! Variables by the user's names, with the values that they have.
//!
//! Two readers want them. What a line changed is told part by part
//! (`counts[1]: 0 -> 1`), so [`variables`] goes down to the least parts that are
//! values to a person. A whole state is looked over, so [`folded`] leaves arrays of
//! such values together (`counts: {0, 1, 0, 0}`). A part that a person takes for one
//! value is one: a text, a `std::vector`, an `Option` (`value`, `library`).
//!
//! Memory of the heap has no names and no types of its own. It gets both from what
//! points to it (`heap`).

mod heap;
mod library;
mod value;

pub use heap::{Names, Types};

use crate::exec::Exec;
use crate::memory::Bad;
use crate::program::{Place, TypeId, Variable};
use crate::state::{Frame, Kind, Status, Thread};
use crate::value::Val;
use std::collections::BTreeMap;
use value::Source;

/// Variables by owner and name, with their values.
pub type Shown = BTreeMap<(String, String), String>;

/// The named globals, the locals of one call of a thread (how deep, from 1, and of which
/// function) while it lasts, and what lies on the heap, part by part. In a state that is
/// not `whole`, without those that nobody will read. What the heap's pieces are is given, and
/// may have been found out in a later state.
pub fn variables(
    e: &Exec,
    t: usize,
    (depth, func): (usize, u32),
    whole: bool,
    types: &Types,
) -> Shown {
    let names = Names::with(e, types.clone());
    let mut view = View { names, whole, folds: false, out: Shown::new() };
    view.globals();
    if let Some(thread) = e.st.threads.get(t).filter(|t| t.status == Status::Running)
        && let Some(frame) = thread.frames.get(depth - 1).filter(|f| f.func == func)
    {
        view.locals(thread, frame, &e.thread_name(t));
    }
    view.heap();
    view.out
}

/// The same of the innermost calls of the user's own in all threads, arrays folded.
pub fn folded(e: &Exec, whole: bool) -> Shown {
    let mut view = View { names: Names::of(e), whole, folds: true, out: Shown::new() };
    view.globals();
    let running = e.st.threads.iter().enumerate().filter(|t| t.1.status == Status::Running);
    for (t, thread) in running {
        let own = |f: &&Frame| !e.code.program.functions[f.func as usize].is_folded();
        if let Some(frame) = thread.frames.iter().rev().find(own) {
            view.locals(thread, frame, &e.thread_name(t));
        }
    }
    view.heap();
    view.out
}

struct View<'a, 'c> {
    names: Names<'a, 'c>,
    whole: bool,
    folds: bool,
    out: Shown,
}

impl<'a, 'c> View<'a, 'c> {
    fn e(&self) -> &'a Exec<'c> {
        self.names.e
    }

    fn globals(&mut self) {
        let e = self.e();
        if e.st.mem.len() < e.code.statics_len {
            return;
        }
        for (i, &g) in e.code.static_globals.iter().enumerate() {
            let g = &e.code.program.globals[g as usize];
            if !g.hidden {
                self.object(i as u32 + 1, &g.name, g.ty, "");
            }
        }
    }

    fn locals(&mut self, thread: &Thread, frame: &Frame, lane: &str) {
        let e = self.e();
        let p = &e.code.program;
        let live = &e.code.live[frame.func as usize];
        let top = std::ptr::eq(frame, thread.top());
        let pc = frame.pc;
        let live = if top { &live.before[pc as usize] } else { &live.across[pc as usize] };
        let vars = &p.functions[frame.func as usize].vars;
        for v in vars.iter().filter(|v| v.from <= pc && pc < v.to) {
            // What nobody reads any more was not kept.
            let kept = |r: &u32| self.whole || live.contains(r);
            match &v.place {
                Place::Register(r) | Place::Object(r) if !kept(r) => {}
                Place::Parts(parts) => {
                    let parts: Vec<_> = parts.iter().filter(|p| kept(&p.2)).copied().collect();
                    self.registers(thread, frame, (v, &parts), lane);
                }
                Place::Register(r) => {
                    let w = (e.type_bytes(v.ty) * 8).clamp(1, 64) as u8;
                    self.registers(thread, frame, (v, &[(0, w, *r)]), lane);
                }
                Place::Object(r) => {
                    self.local_object(thread.regs[(frame.base + r) as usize], v, lane)
                }
            }
        }
        for &id in &thread.tls {
            let g = &p.globals[e.code.tls_globals[e.st.obj(id).site as usize] as usize];
            self.object(id, &g.name, g.ty, lane);
        }
    }

    /// A local that lies in several registers.
    fn registers(
        &mut self,
        thread: &Thread,
        frame: &Frame,
        (v, parts): (&Variable, &[(u32, u8, u32)]),
        lane: &str,
    ) {
        let regs = &thread.regs[frame.base as usize..];
        let values: Vec<(u32, u8, Val)> =
            parts.iter().map(|&(at, w, r)| (at * 8, w, regs[r as usize])).collect();
        let source = Source::Registers(&values);
        for leaf in self.names.leaves(v.ty, &v.name, self.folds) {
            let text = self.names.text(source, &leaf);
            if let Some(text) = text.or(self.whole.then(|| "?".into())) {
                self.out.insert((lane.into(), leaf.path), text);
            }
        }
    }

    fn local_object(&mut self, at: Val, v: &Variable, lane: &str) {
        let e = self.e();
        // A local has no value before its block and behind it.
        let found = e.find(at, e.type_bytes(v.ty) as u64, false);
        let unborn = matches!(found, Err(Bad::Dead)) && e.st.obj(at.obj).freed == 1;
        if found.is_ok() || unborn {
            self.object(at.obj, &v.name, v.ty, lane);
        }
    }

    fn object(&mut self, id: u32, name: &str, ty: TypeId, owner: &str) {
        self.object_at((id, 0), name, ty, owner);
    }

    fn object_at(&mut self, (id, at): (u32, u32), name: &str, ty: TypeId, owner: &str) {
        let source = Source::Memory(id, at);
        for leaf in self.names.leaves(ty, name, self.folds) {
            let text = self.names.text(source, &leaf).unwrap_or("?".into());
            self.out.insert((owner.into(), leaf.path), text);
        }
    }

    /// What lies on the heap, by type where it is known, else by offset.
    fn heap(&mut self) {
        let e = self.e();
        for (i, obj) in e.st.objs.iter().enumerate().skip(e.code.n_statics as usize) {
            let id = i as u32 + 1;
            if obj.kind != Kind::Heap || self.names.is_of_a_library(id) {
                continue;
            }
            let name = self.names.object(id);
            match self.names.type_of(id) {
                Some((ty, 1)) => self.object_at((id, self.names.begins(id)), &name, ty, ""),
                Some((ty, count)) => self.array(id, &name, ty, count),
                None if obj.size <= 256 => self.bytes(id, &name, obj.size),
                None => {}
            }
        }
    }

    fn array(&mut self, id: u32, name: &str, ty: TypeId, count: u32) {
        let bytes = self.e().type_bytes(ty);
        if let Some(text) = self.names.run_of(id, ty, count).filter(|_| self.folds) {
            self.out.insert((String::new(), name.into()), text);
            return;
        }
        for i in 0..count.min(MAX_ELEMENTS) {
            let source = Source::Memory(id, i * bytes);
            for leaf in self.names.leaves(ty, &format!("{name}[{i}]"), self.folds) {
                let text = self.names.text(source, &leaf).unwrap_or("?".into());
                self.out.insert((String::new(), leaf.path), text);
            }
        }
    }

    fn bytes(&mut self, id: u32, name: &str, size: u32) {
        let step = [8, 4, 2, 1].into_iter().find(|s| size.is_multiple_of(*s)).unwrap_or(1);
        for at in (0..size).step_by(step as usize) {
            let value = Source::Memory(id, at).value(self.e(), 0, step * 8);
            let text = value.map_or("?".into(), |v| self.names.show(v, TypeId(0)));
            self.out.insert((String::new(), format!("{name}, offset {at}")), text);
        }
    }
}

/// Elements of an array that are looked at.
const MAX_ELEMENTS: u32 = 256;
