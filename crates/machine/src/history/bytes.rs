//! A history as bytes of a state, and back.
//!
//! States of the specification that several configurations have are written
//! once.

use super::{Activity, Call, History};
use crate::decode::Reader;
use crate::encode::number;
use crate::linear::{Config, Datum, Out, Outcome};
use std::sync::Arc;

impl History {
    /// Appends the history; `id` gives the canonical numbers of objects.
    pub fn write(&self, out: &mut Vec<u8>, id: &dyn Fn(u32) -> u32) {
        number(out, self.tokens.len() as u32);
        self.tokens.iter().for_each(|&o| number(out, id(o)));
        number(out, self.threads.len() as u32);
        for activity in &self.threads {
            match activity {
                Activity::Idle => out.push(0),
                Activity::Entered(call) => {
                    out.push(1);
                    write_call(call, out, id);
                }
                Activity::Pending(call) => {
                    out.push(2);
                    write_call(call, out, id);
                }
            }
        }
        let mut specs: Vec<&Arc<[u8]>> =
            self.parts.iter().flat_map(|p| &p.1).map(|c| &c.spec).collect();
        specs.sort_unstable();
        specs.dedup();
        number(out, specs.len() as u32);
        specs.iter().for_each(|s| blob(out, s));
        number(out, self.parts.len() as u32);
        for (key, configs) in &self.parts {
            long(out, *key);
            number(out, configs.len() as u32);
            for c in configs {
                let at = specs.binary_search(&&c.spec).expect("it is among them");
                number(out, at as u32);
                number(out, c.done.len() as u32);
                for done in &c.done {
                    match done {
                        None => out.push(0),
                        Some(outcome) => {
                            out.push(1);
                            write_outcome(outcome, out);
                        }
                    }
                }
            }
        }
    }

    /// Reads back what [`Self::write`] wrote, and how many bytes that was.
    pub fn read(bytes: &[u8]) -> (History, usize) {
        let mut r = Reader::new(bytes);
        let tokens = (0..r.number()).map(|_| r.number()).collect();
        let activity = |r: &mut Reader| match r.byte() {
            0 => Activity::Idle,
            1 => Activity::Entered(r.call()),
            _ => Activity::Pending(r.call()),
        };
        let threads = (0..r.number()).map(|_| activity(&mut r)).collect();
        let specs: Vec<Arc<[u8]>> = (0..r.number()).map(|_| r.blob().into()).collect();
        let done = |r: &mut Reader| (r.byte() == 1).then(|| Arc::new(r.outcome()));
        let config = |r: &mut Reader| Config {
            spec: Arc::clone(&specs[r.number() as usize]),
            done: (0..r.number()).map(|_| done(r)).collect(),
        };
        let part = |r: &mut Reader| (r.long(), (0..r.number()).map(|_| config(r)).collect());
        let parts = (0..r.number()).map(|_| part(&mut r)).collect();
        (History { threads, parts, tokens, told: Vec::new() }, r.at)
    }
}

fn blob(out: &mut Vec<u8>, bytes: &[u8]) {
    number(out, bytes.len() as u32);
    out.extend_from_slice(bytes);
}

fn long(out: &mut Vec<u8>, n: u64) {
    number(out, n as u32);
    number(out, (n >> 32) as u32);
}

fn write_call(call: &Call, out: &mut Vec<u8>, id: &dyn Fn(u32) -> u32) {
    number(out, call.op as u32);
    number(out, call.depth);
    number(out, call.args.len() as u32);
    call.args.iter().for_each(|d| write_datum(d, out));
    number(out, call.locals.len() as u32);
    call.locals.iter().for_each(|&o| number(out, id(o)));
}

fn write_datum(d: &Datum, out: &mut Vec<u8>) {
    match d {
        Datum::Number { bits, undef } => {
            out.push(0);
            long(out, *bits);
            long(out, *undef);
        }
        Datum::Place { to, at } => {
            out.push(1);
            number(out, *to);
            long(out, *at);
        }
        Datum::Local { at, bytes, undef } => {
            out.push(2);
            long(out, *at);
            blob(out, bytes);
            blob(out, undef);
        }
        Datum::Unknown => out.push(3),
    }
}

fn write_outcome(o: &Outcome, out: &mut Vec<u8>) {
    number(out, o.vals.len() as u32);
    o.vals.iter().for_each(|d| write_datum(d, out));
    number(out, o.outs.len() as u32);
    for (arg, at, what) in &o.outs {
        out.push(*arg);
        number(out, *at);
        match what {
            Out::Byte { bits, undef } => out.extend([0, *bits, *undef]),
            Out::Place { to, at } => {
                out.push(1);
                number(out, *to);
                long(out, *at);
            }
        }
    }
}

impl Reader<'_> {
    fn long(&mut self) -> u64 {
        let low = self.number() as u64;
        low | (self.number() as u64) << 32
    }

    fn blob(&mut self) -> Vec<u8> {
        let n = self.number() as usize;
        self.take(n).to_vec()
    }

    fn call(&mut self) -> Call {
        let (op, depth) = (self.number() as u16, self.number());
        let args = (0..self.number()).map(|_| self.datum()).collect();
        let locals = (0..self.number()).map(|_| self.number()).collect();
        Call { op, depth, args, locals }
    }

    fn datum(&mut self) -> Datum {
        match self.byte() {
            0 => Datum::Number { bits: self.long(), undef: self.long() },
            1 => Datum::Place { to: self.number(), at: self.long() },
            2 => Datum::Local {
                at: self.long(),
                bytes: self.blob().into(),
                undef: self.blob().into(),
            },
            _ => Datum::Unknown,
        }
    }

    fn outcome(&mut self) -> Outcome {
        let vals = (0..self.number()).map(|_| self.datum()).collect();
        let outs = (0..self.number()).map(|_| (self.byte(), self.number(), self.out())).collect();
        Outcome { vals, outs }
    }

    fn out(&mut self) -> Out {
        match self.byte() {
            0 => Out::Byte { bits: self.byte(), undef: self.byte() },
            _ => Out::Place { to: self.number(), at: self.long() },
        }
    }
}
