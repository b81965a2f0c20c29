//! Where everything lies in the bytes of a state.
//!
//! ```text
//! [hidden] [beside] nr_pr [claim] [event] [last] [lock] globals, channels, process 0, process 1, ..
//! process:  place  [priority]  locals  its channels
//! channel:  length  messages, unused ones zero    (a rendezvous channel: nothing)
//! ```
//! A place is a control state of some process type, counted through all types,
//! so it says both what a process is and where it stands; one byte in most
//! models. Processes and their channels come and go at the end only (SPIN lets only
//! the youngest process die), so whatever is older never moves. The hidden
//! variables stand before the state in working memory and are no part of it.

use crate::ir::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    U8,
    U16,
    I16,
    I32,
}

impl Width {
    pub fn of(s: Scalar) -> Width {
        match (s, s.width()) {
            (Scalar::Short, _) => Width::I16,
            (_, 1) => Width::U8,
            (_, 2) => Width::U16,
            _ => Width::I32,
        }
    }
}

#[derive(Clone, Debug)]
pub struct ChanLayout {
    pub capacity: u32,
    /// Offsets of the fields within a message.
    pub fields: Vec<(u32, Scalar)>,
    pub message: u32,
    /// Bytes in all.
    pub size: u32,
}

#[derive(Clone, Debug)]
pub struct ProcLayout {
    /// Offsets of the slots from the start of the process.
    pub slots: Vec<u32>,
    /// Offset and type of its channels.
    pub chans: Vec<(u32, u16)>,
    /// Where its C data begins, and how much there is.
    pub data: (u32, u32),
    pub size: u32,
}

#[derive(Clone, Debug)]
pub struct Layout {
    /// Bytes before the state.
    pub hidden: u32,
    /// Where the C data begins that is kept beside the state, and how much there is.
    pub beside: (u32, u32),
    pub nr_pr: u32,
    pub claim: Option<u32>,
    pub event: Option<u32>,
    pub last: Option<u32>,
    pub lock: Option<u32>,
    pub globals: Vec<u32>,
    pub global_chans: Vec<(u32, u16)>,
    /// Where the C data begins, and how much there is.
    pub data: (u32, u32),
    /// Where process 0 begins.
    pub procs: u32,
    /// The place of the first control state of each type.
    pub first_place: Vec<u16>,
    /// The type that each place belongs to.
    pub type_at: Vec<u8>,
    /// A place takes two bytes, not one.
    pub wide_place: bool,
    /// Within a process.
    pub priority: Option<u32>,
    pub ptypes: Vec<ProcLayout>,
    pub chans: Vec<ChanLayout>,
}

/// What a state holds beside variables, channels and processes.
#[derive(Clone, Debug, Default)]
pub struct Extras {
    pub claim: bool,
    pub event: bool,
    pub lock: bool,
    /// Bytes of C data in a state, and in each type of process.
    pub data: u32,
    /// Bytes of C data beside it.
    pub beside: u32,
    pub local_data: Vec<u32>,
}

impl Layout {
    pub fn new(ir: &Ir, extras: Extras) -> Layout {
        let chans: Vec<ChanLayout> = ir.chan_types.iter().map(chan_layout).collect();
        let (first_place, type_at) = places(ir);
        let wide_place = type_at.len() > 256;
        let width = 1 + wide_place as u32;
        let mut at = 0;
        let mut take = |n: u32| {
            at += n;
            at - n
        };
        let mut globals = vec![0; ir.globals.len()];
        for (o, s) in globals.iter_mut().zip(&ir.globals).filter(|(_, s)| !s.stored) {
            *o = take(s.scalar.width());
        }
        let beside = (take(extras.beside), extras.beside);
        let hidden = take(0);
        let nr_pr = take(1);
        let claim = extras.claim.then(|| take(2));
        let event = extras.event.then(|| take(2));
        let last = ir.uses.last.then(|| take(1));
        let lock = extras.lock.then(|| take(1));
        for (o, s) in globals.iter_mut().zip(&ir.globals).filter(|(_, s)| s.stored) {
            *o = take(s.scalar.width());
        }
        let sized = |&t: &u16| (take(chans[t as usize].size), t);
        let global_chans = ir.global_chans.iter().map(sized).collect();
        let data = (at, extras.data);
        let procs = at + extras.data;
        let priority = ir.uses.priority.then_some(width);
        let own = |i: usize| extras.local_data.get(i).copied().unwrap_or(0);
        let each = ir.ptypes.iter().enumerate();
        let ptypes = each.map(|(i, p)| proc_layout(p, &chans, width, priority, own(i))).collect();
        Layout {
            hidden,
            beside,
            nr_pr,
            claim,
            event,
            last,
            lock,
            globals,
            global_chans,
            data,
            procs,
            first_place,
            type_at,
            wide_place,
            priority,
            ptypes,
            chans,
        }
    }
}

/// How many places there may be.
pub const MAX_PLACES: usize = u16::MAX as usize;

fn places(ir: &Ir) -> (Vec<u16>, Vec<u8>) {
    let (mut first, mut type_at) = (Vec::new(), Vec::new());
    for (i, p) in ir.ptypes.iter().enumerate() {
        first.push(type_at.len() as u16);
        if matches!(p.kind, Kind::Proctype | Kind::Init) {
            type_at.resize(type_at.len() + p.states.len(), i as u8);
        }
    }
    assert!(type_at.len() <= MAX_PLACES, "refused before");
    (first, type_at)
}

fn chan_layout(t: &ChanType) -> ChanLayout {
    let mut at = 0;
    let mut fields = Vec::new();
    for &f in &t.fields {
        fields.push((at, f));
        at += f.width();
    }
    let size = if t.is_rendezvous() { 0 } else { 1 + at * t.capacity };
    ChanLayout { capacity: t.capacity, fields, message: at, size }
}

fn proc_layout(
    p: &Ptype,
    chans: &[ChanLayout],
    place_width: u32,
    priority: Option<u32>,
    n_data: u32,
) -> ProcLayout {
    let mut at = place_width + priority.is_some() as u32;
    let mut slots = Vec::new();
    for s in &p.slots {
        slots.push(at);
        at += s.scalar.width();
    }
    let mut own = Vec::new();
    for &t in &p.chans {
        own.push((at, t));
        at += chans[t as usize].size;
    }
    let data = (at, n_data);
    ProcLayout { slots, chans: own, data, size: at + n_data }
}
