//! One state in working memory: its bytes and where its processes and
//! channels begin.

use crate::ir::Scalar;
use crate::layout::{Layout, Width};

#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// The hidden variables, then the state.
    pub bytes: Vec<u8>,
    /// Where each process begins.
    pub procs: Vec<u32>,
    /// What type each is.
    pub types: Vec<u8>,
    /// Offset and type of each channel, by number less one.
    pub chans: Vec<(u32, u16)>,
}

impl Memory {
    /// Takes over a state; hidden variables get the given values.
    pub fn load(&mut self, layout: &Layout, hidden: &[u8], state: &[u8]) {
        self.bytes.clear();
        self.bytes.extend_from_slice(hidden);
        self.bytes.extend_from_slice(state);
        if self.is_like_before(layout) {
            return;
        }
        self.procs.clear();
        self.types.clear();
        self.chans.clear();
        self.chans.extend_from_slice(&layout.global_chans);
        let mut at = layout.procs;
        for _ in 0..self.bytes[layout.nr_pr as usize] {
            let ptype = layout.type_at[self.place(layout, at as usize) as usize];
            let p = &layout.ptypes[ptype as usize];
            self.procs.push(at);
            self.types.push(ptype);
            self.chans.extend(p.chans.iter().map(|&(o, t)| (at + o, t)));
            at += p.size;
        }
        debug_assert_eq!(at as usize, self.bytes.len());
    }

    /// Whether the processes are those of the state that was here before, each at its
    /// place, so that nothing but the bytes is new.
    fn is_like_before(&self, layout: &Layout) -> bool {
        let n = self.procs.len();
        n > 0
            && self.bytes[layout.nr_pr as usize] as usize == n
            && self.procs.iter().zip(&self.types).all(|(&at, &ptype)| {
                layout.type_at[self.place(layout, at as usize) as usize] == ptype
            })
    }

    /// Puts the C data in place that is kept beside the state.
    pub fn set_beside(&mut self, layout: &Layout, data: &[u8]) {
        let (at, n) = (layout.beside.0 as usize, layout.beside.1 as usize);
        self.bytes[at..at + n].copy_from_slice(data);
    }

    /// The C data that is kept beside the state.
    pub fn beside(&self, layout: &Layout) -> &[u8] {
        &self.bytes[layout.beside.0 as usize..(layout.beside.0 + layout.beside.1) as usize]
    }

    pub fn copy_from(&mut self, other: &Memory) {
        self.bytes.clone_from(&other.bytes);
        self.procs.clone_from(&other.procs);
        self.types.clone_from(&other.types);
        self.chans.clone_from(&other.chans);
    }

    pub fn ptype(&self, pid: usize) -> usize {
        self.types[pid] as usize
    }

    /// The place that is kept at this offset.
    pub fn place(&self, layout: &Layout, at: usize) -> u16 {
        if layout.wide_place { self.u16(at) } else { self.bytes[at] as u16 }
    }

    pub fn pc(&self, layout: &Layout, pid: usize) -> u16 {
        let place = self.place(layout, self.procs[pid] as usize);
        place - layout.first_place[self.types[pid] as usize]
    }

    pub fn set_pc(&mut self, layout: &Layout, pid: usize, pc: u16) {
        let at = self.procs[pid] as usize;
        let place = layout.first_place[self.types[pid] as usize] + pc;
        if layout.wide_place { self.set_u16(at, place) } else { self.bytes[at] = place as u8 }
    }

    pub fn u16(&self, at: usize) -> u16 {
        u16::from_le_bytes([self.bytes[at], self.bytes[at + 1]])
    }

    pub fn set_u16(&mut self, at: usize, v: u16) {
        self.bytes[at..at + 2].copy_from_slice(&v.to_le_bytes());
    }

    pub fn get(&self, width: Width, at: usize) -> i32 {
        match width {
            Width::U8 => self.bytes[at] as i32,
            Width::U16 => self.u16(at) as i32,
            Width::I16 => self.u16(at) as i16 as i32,
            Width::I32 => {
                let b = &self.bytes[at..at + 4];
                i32::from_le_bytes([b[0], b[1], b[2], b[3]])
            }
        }
    }

    /// Stores what a variable of this type keeps of `v`.
    pub fn set(&mut self, scalar: Scalar, at: usize, v: i32) {
        let v = scalar.truncate(v);
        match scalar.width() {
            1 => self.bytes[at] = v as u8,
            2 => self.set_u16(at, v as u16),
            _ => self.bytes[at..at + 4].copy_from_slice(&v.to_le_bytes()),
        }
    }

    /// Adds a process and its channels, all zero; `None` if there are too many.
    pub fn add_proc(&mut self, layout: &Layout, ptype: usize) -> Option<usize> {
        let pid = self.procs.len();
        if pid >= 255 {
            return None;
        }
        let p = &layout.ptypes[ptype];
        let at = self.bytes.len() as u32;
        self.bytes.resize((at + p.size) as usize, 0);
        self.procs.push(at);
        self.types.push(ptype as u8);
        self.set_pc(layout, pid, 0);
        self.chans.extend(p.chans.iter().map(|&(o, t)| (at + o, t)));
        self.bytes[layout.nr_pr as usize] = pid as u8 + 1;
        Some(pid)
    }

    /// The youngest process dies, and its channels with it.
    pub fn drop_proc(&mut self, layout: &Layout) {
        let at = self.procs.pop().expect("somebody lives");
        let ptype = self.types.pop().expect("as many as processes") as usize;
        self.chans.truncate(self.chans.len() - layout.ptypes[ptype].chans.len());
        self.bytes.truncate(at as usize);
        self.bytes[layout.nr_pr as usize] = self.procs.len() as u8;
    }
}
