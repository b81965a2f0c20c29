//! A state, decoded.

use crate::ir::*;
use crate::layout::{Layout, Width};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World {
    pub globals: Vec<i32>,
    pub procs: Vec<Proc>,
    pub chans: Vec<Chan>,
    pub claim: u16,
    pub event: u16,
    pub last: u8,
    /// What embedded C keeps in the state.
    pub data: Vec<u8>,
    /// What embedded C keeps beside it.
    pub beside: Vec<u8>,
    /// The process that alone may move, plus one.
    pub lock: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proc {
    pub ptype: u16,
    pub pc: u16,
    pub priority: u8,
    pub locals: Vec<i32>,
    /// What embedded C keeps in the process.
    pub data: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chan {
    pub ty: u16,
    pub messages: Vec<Vec<i32>>,
}

impl World {
    /// Reads a state. Hidden variables are zero.
    pub fn decode(ir: &Ir, layout: &Layout, state: &[u8]) -> World {
        let r = Reader { layout, bytes: state };
        let globals = ir.globals.iter().zip(&layout.globals);
        let globals = globals.map(|(s, &o)| if s.stored { r.scalar(s.scalar, o) } else { 0 });
        let mut world = World {
            globals: globals.collect(),
            procs: Vec::new(),
            chans: layout.global_chans.iter().map(|&(o, t)| r.chan(o, t)).collect(),
            data: r.data(layout.data),
            beside: Vec::new(),
            claim: layout.claim.map_or(0, |o| r.get(Width::U16, o) as u16),
            event: layout.event.map_or(0, |o| r.get(Width::U16, o) as u16),
            last: layout.last.map_or(0, |o| r.get(Width::U8, o) as u8),
            lock: layout.lock.map_or(0, |o| r.get(Width::U8, o) as u8),
        };
        let mut at = layout.procs;
        for _ in 0..r.get(Width::U8, layout.nr_pr) {
            let width = if layout.wide_place { Width::U16 } else { Width::U8 };
            let place = r.get(width, at) as u16;
            let ptype = layout.type_at[place as usize] as u16;
            let (p, l) = (&ir.ptypes[ptype as usize], &layout.ptypes[ptype as usize]);
            let pc = place - layout.first_place[ptype as usize];
            let priority = layout.priority.map_or(1, |o| r.get(Width::U8, at + o) as u8);
            let data = r.data((at + l.data.0, l.data.1));
            let locals = p.slots.iter().zip(&l.slots).map(|(s, &o)| r.scalar(s.scalar, at + o));
            world.procs.push(Proc { ptype, pc, priority, locals: locals.collect(), data });
            world.chans.extend(l.chans.iter().map(|&(o, t)| r.chan(at + o, t)));
            at += l.size;
        }
        world
    }

    /// The bytes of the state.
    pub fn encode(&self, ir: &Ir, layout: &Layout) -> Vec<u8> {
        let size: u32 = self.procs.iter().map(|p| layout.ptypes[p.ptype as usize].size).sum();
        let mut w = Writer { bytes: vec![0; (layout.procs + size) as usize] };
        w.put(1, layout.nr_pr, self.procs.len() as i32);
        let extras = [
            (layout.claim, 2, self.claim as i32),
            (layout.event, 2, self.event as i32),
            (layout.last, 1, self.last as i32),
            (layout.lock, 1, self.lock as i32),
        ];
        for (at, width, v) in extras {
            if let Some(at) = at {
                w.put(width, at, v);
            }
        }
        for ((s, &o), &v) in ir.globals.iter().zip(&layout.globals).zip(&self.globals) {
            w.put(s.scalar.width(), o, v);
        }
        w.data(layout.data.0, &self.data);
        let mut chans = self.chans.iter();
        for (&(o, _), chan) in layout.global_chans.iter().zip(&mut chans) {
            w.chan(layout, o, chan);
        }
        let mut at = layout.procs;
        let mut next = layout.global_chans.len();
        for p in &self.procs {
            let l = &layout.ptypes[p.ptype as usize];
            let place = layout.first_place[p.ptype as usize] + p.pc;
            w.put(if layout.wide_place { 2 } else { 1 }, at, place as i32);
            if let Some(o) = layout.priority {
                w.put(1, at + o, p.priority as i32);
            }
            let slots = &ir.ptypes[p.ptype as usize].slots;
            for ((s, &o), &v) in slots.iter().zip(&l.slots).zip(&p.locals) {
                w.put(s.scalar.width(), at + o, v);
            }
            w.data(at + l.data.0, &p.data);
            for &(o, _) in &l.chans {
                w.chan(layout, at + o, &self.chans[next]);
                next += 1;
            }
            at += l.size;
        }
        w.bytes.drain(..layout.hidden as usize);
        w.bytes
    }
}

struct Reader<'a> {
    layout: &'a Layout,
    bytes: &'a [u8],
}

impl Reader<'_> {
    fn get(&self, width: Width, at: u32) -> i32 {
        let b = |i: u32| self.bytes[(at + i - self.layout.hidden) as usize];
        match width {
            Width::U8 => b(0) as i32,
            Width::U16 => u16::from_le_bytes([b(0), b(1)]) as i32,
            Width::I16 => i16::from_le_bytes([b(0), b(1)]) as i32,
            Width::I32 => i32::from_le_bytes([b(0), b(1), b(2), b(3)]),
        }
    }

    fn data(&self, (at, n): (u32, u32)) -> Vec<u8> {
        let at = (at - self.layout.hidden) as usize;
        self.bytes[at..at + n as usize].to_vec()
    }

    fn scalar(&self, s: Scalar, at: u32) -> i32 {
        self.get(Width::of(s), at)
    }

    fn chan(&self, at: u32, ty: u16) -> Chan {
        let l = &self.layout.chans[ty as usize];
        let len = if l.capacity == 0 { 0 } else { self.get(Width::U8, at) as u32 };
        let message = |i: u32| {
            let start = at + 1 + i * l.message;
            l.fields.iter().map(|&(o, s)| self.scalar(s, start + o)).collect()
        };
        Chan { ty, messages: (0..len).map(message).collect() }
    }
}

struct Writer {
    bytes: Vec<u8>,
}

impl Writer {
    fn put(&mut self, width: u32, at: u32, v: i32) {
        let (at, width) = (at as usize, width as usize);
        self.bytes[at..at + width].copy_from_slice(&v.to_le_bytes()[..width]);
    }

    fn data(&mut self, at: u32, data: &[u8]) {
        self.bytes[at as usize..at as usize + data.len()].copy_from_slice(data);
    }

    fn chan(&mut self, layout: &Layout, at: u32, chan: &Chan) {
        let l = &layout.chans[chan.ty as usize];
        if l.capacity == 0 {
            return;
        }
        self.put(1, at, chan.messages.len() as i32);
        for (i, m) in chan.messages.iter().enumerate() {
            for (&(o, s), &v) in l.fields.iter().zip(m) {
                self.put(s.width(), at + 1 + i as u32 * l.message + o, v);
            }
        }
    }
}
