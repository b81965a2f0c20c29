//! States: values in one row, and their canonical bytes.
//!
//! A row holds every word, then for each task its point, token, flags and
//! registers. The bytes leave out what is always 0 (registers that a reduction
//! found dead everywhere) and are as narrow as the domains allow.

use crate::expr::{Flag, Values};
use crate::points::Point;
use crate::program::Program;

/// Before the registers of a task: point, token, three flags.
pub const HEAD: usize = 5;

#[derive(Clone, Debug)]
pub struct Layout {
    pub n_words: usize,
    /// Where each task begins in a row; the last entry is the row's length.
    pub tasks: Vec<usize>,
    /// Of each value in a row: the bytes it takes, the smallest value. With no
    /// bytes it is always that.
    fields: Vec<(u8, i64)>,
    /// Where each value begins in the bytes; the last entry is their number.
    at: Vec<u32>,
    /// The value whose bytes hold this one: the flags of a task are with its token.
    with: Vec<u32>,
    pub n_bytes: usize,
}

impl Layout {
    /// `live[t]`: the registers and flags of task `t` that are ever stored;
    /// `unread`: the words that never change.
    pub fn new(
        program: &Program,
        points: &[Vec<Point>],
        live: &[crate::live::Set],
        unread: &[bool],
    ) -> Layout {
        let mut fields = Vec::new();
        for (w, &unread) in program.words.iter().zip(unread) {
            if unread {
                fields.push((0, w.init));
                continue;
            }
            let span = (w.domain.hi() - w.domain.lo()) as u64;
            fields.push((width(span), w.domain.lo()));
        }
        let mut tasks = Vec::new();
        for (t, task) in program.tasks.iter().enumerate() {
            tasks.push(fields.len());
            fields.push((width(points[t].len() as u64 - 1), 0));
            // The token's byte holds the flags as well.
            fields.push((1, 0));
            fields.extend([(0, 0); 3]);
            for r in 0..=task.regs.len() {
                let bits = task.regs.get(r).map_or(program.bits, |r| r.bits);
                let stored = live[t] & crate::live::reg_bit(r as u16) != 0;
                fields.push((if stored { width((1u64 << bits) - 1) } else { 0 }, 0));
            }
        }
        tasks.push(fields.len());
        let mut at = vec![0];
        for f in &fields {
            at.push(at[at.len() - 1] + u32::from(f.0));
        }
        let n_bytes = at[at.len() - 1] as usize;
        let mut with: Vec<u32> = (0..fields.len() as u32).collect();
        for &t in &tasks[..tasks.len() - 1] {
            with[t + 2..t + HEAD].fill(t as u32 + 1);
        }
        Layout { n_words: program.words.len(), tasks, fields, at, with, n_bytes }
    }

    pub fn encode(&self, row: &[i64], out: &mut Vec<u8>) {
        out.clear();
        let mut next_task = 0;
        for (i, (&value, &(bytes, lo))) in row.iter().zip(&self.fields).enumerate() {
            let mut value = value - lo;
            if i == self.tasks[next_task] + 1 {
                value |= row[i + 1] << 1 | row[i + 2] << 2 | row[i + 3] << 3;
                next_task += 1;
            }
            out.extend_from_slice(&(value as u32).to_le_bytes()[..bytes as usize]);
        }
    }

    pub fn decode(&self, bytes: &[u8], row: &mut Vec<i64>) {
        row.clear();
        let mut at = 0;
        for &(n, lo) in &self.fields {
            let value = match n {
                0 => 0,
                1 => bytes[at] as i64,
                n => {
                    let mut value = [0; 4];
                    value[..n as usize].copy_from_slice(&bytes[at..at + n as usize]);
                    u32::from_le_bytes(value) as i64
                }
            };
            at += n as usize;
            row.push(value + lo);
        }
        for &t in &self.tasks[..self.tasks.len() - 1] {
            let packed = row[t + 1];
            for i in 0..4 {
                row[t + 1 + i] = packed >> i & 1;
            }
        }
    }

    /// Writes one value of a row, which has changed, to its bytes.
    pub fn patch(&self, row: &[i64], slot: usize, bytes: &mut [u8]) {
        let held = self.with[slot] as usize;
        let (n, lo) = self.fields[held];
        let mut value = row[held] - lo;
        if held != slot || self.is_token(slot) {
            value |= row[held + 1] << 1 | row[held + 2] << 2 | row[held + 3] << 3;
        }
        let at = self.at[held] as usize;
        match n {
            1 => bytes[at] = value as u8,
            n => {
                let n = n as usize;
                bytes[at..at + n].copy_from_slice(&(value as u32).to_le_bytes()[..n]);
            }
        }
    }

    fn is_token(&self, slot: usize) -> bool {
        self.with.get(slot + 1).is_some_and(|&w| w as usize == slot)
    }

    /// The bytes of a task.
    pub fn task_bytes(&self, task: usize) -> std::ops::Range<usize> {
        let block = self.block(task);
        self.at[block.start] as usize..self.at[block.end] as usize
    }

    /// The part of a row that belongs to a task.
    pub fn block(&self, task: usize) -> std::ops::Range<usize> {
        self.tasks[task]..self.tasks[task + 1]
    }
}

fn width(largest: u64) -> u8 {
    match largest {
        0..=0xff => 1,
        0x100..=0xffff => 2,
        _ => 4,
    }
}

/// A row as one task sees it.
pub struct View<'a> {
    pub layout: &'a Layout,
    pub points: &'a [Vec<Point>],
    pub row: &'a [i64],
    pub task: usize,
    /// The words that loads see, where they are not those of the row.
    pub old: Option<&'a [i64]>,
}

impl View<'_> {
    fn value(&self, task: usize, field: usize) -> i64 {
        self.row[self.layout.tasks[task] + field]
    }
}

impl Values for View<'_> {
    fn reg(&self, reg: u16) -> i64 {
        self.value(self.task, HEAD + reg as usize)
    }

    fn flag(&self, flag: Flag) -> bool {
        self.value(self.task, 2 + flag as usize) != 0
    }

    fn token(&self) -> bool {
        self.value(self.task, 1) != 0
    }

    fn word(&self, number: i64) -> i64 {
        let words = self.old.unwrap_or(&self.row[..self.layout.n_words]);
        usize::try_from(number).ok().and_then(|n| words.get(n)).copied().unwrap_or(0)
    }

    fn task_reg(&self, task: u16, reg: u16) -> i64 {
        self.value(task as usize, HEAD + reg as usize)
    }

    fn task_flag(&self, task: u16, flag: Flag) -> bool {
        self.value(task as usize, 2 + flag as usize) != 0
    }

    fn task_token(&self, task: u16) -> bool {
        self.value(task as usize, 1) != 0
    }

    fn at(&self, task: u16, instr: u32) -> bool {
        let point = self.value(task as usize, 0) as usize;
        self.points[task as usize][point].instr == instr
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_back_from_their_bytes() {
        let text = "bits 12\nword x, y : -3..5\nprogram P { mov eax [x]; mov [y] eax }";
        let program = crate::parse(text, heddle_span::FileId(0), &[]).0.unwrap();
        let (codes, _) = crate::lower(&program, crate::Arch::Asmp);
        let points = vec![crate::points(&codes[0])];
        let layout = Layout::new(&program, &points, &[!0], &[false; 2]);
        let row = vec![4000, -3, 2, 1, 0, 1, 1, 4095, 77];
        let (mut bytes, mut back) = (Vec::new(), Vec::new());
        layout.encode(&row, &mut bytes);
        assert_eq!(bytes.len(), layout.n_bytes);
        layout.decode(&bytes, &mut back);
        assert_eq!(back, row);
        // Value by value, from other bytes.
        let (mut patched, other) = (Vec::new(), vec![1, 2, 0, 0, 1, 0, 0, 9, 8]);
        layout.encode(&other, &mut patched);
        (0..row.len()).for_each(|slot| layout.patch(&row, slot, &mut patched));
        assert_eq!(patched, bytes);
    }
}
