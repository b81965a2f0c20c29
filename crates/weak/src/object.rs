//! Memory objects and the cells they fall into.
//!
//! A cell is what one access touches: a scalar of the declared type. An access of
//! another shape is refused while compiling where that shows, and otherwise found
//! by the window machine, which then never says `holds`.

use crate::value::Abs;
use heddle_machine::{Program, Type, TypeId};
use std::collections::HashMap;

/// What an object is, the same in every attempt.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    Global(u32),
    Tls(usize, u32),
    /// A thread, a call path, the `alloca`, its size.
    Stack(usize, u32, u32, u64),
    /// A thread, a call path, the call, and how many came from there before.
    Heap(usize, u32, u32, u32),
    Errno(usize),
    /// What a thread keeps under a key of `pthread_key_create`.
    Specific(usize, u64),
    /// The arguments of `main`, and the first of them.
    Arguments,
    Name,
}

#[derive(Clone, Debug)]
pub enum Init {
    /// Bytes, and the pointers among them.
    Bytes(Vec<u8>, Vec<(u32, Abs)>),
    Zero,
    Undef,
}

#[derive(Clone, Debug)]
pub struct Object {
    pub name: String,
    pub size: u64,
    pub ty: TypeId,
    pub init: Init,
    pub constant: bool,
    /// Scalars that the program was found to access beside those of its type.
    pub learned: Vec<(u32, u8)>,
}

impl Object {
    /// Whether these bytes are a part of a pointer that is there from the beginning.
    pub fn splits_pointer(&self, off: u64, bytes: u64) -> bool {
        let Init::Bytes(_, pointers) = &self.init else { return false };
        pointers.iter().any(|p| {
            let at = p.0 as u64;
            at < off + bytes && off < at + 8 && (at, 8) != (off, bytes)
        })
    }

    /// What the bytes were before the program began.
    pub fn initial(&self, off: u64, bytes: u8) -> Abs {
        match &self.init {
            Init::Zero => Abs::Int(0),
            Init::Undef => Abs::Undef,
            Init::Bytes(data, pointers) => {
                if let Some(p) = pointers.iter().find(|p| p.0 as u64 == off && bytes == 8) {
                    return p.1;
                }
                let byte = |i: u64| data.get((off + i) as usize).copied().unwrap_or(0) as u64;
                Abs::Int((0..bytes as u64).fold(0, |v, i| v | byte(i) << (8 * i)))
            }
        }
    }
}

/// All objects met so far; numbers never change.
#[derive(Default)]
pub struct Objects {
    pub all: Vec<Object>,
    index: HashMap<Key, u32>,
}

impl Objects {
    pub fn find(&mut self, key: Key, make: impl FnOnce() -> Object) -> u32 {
        let next = self.all.len() as u32;
        *self.index.entry(key).or_insert_with(|| {
            self.all.push(make());
            next
        })
    }

    pub fn heap(&self) -> Vec<u32> {
        let heap = self.index.iter().filter(|(k, _)| matches!(k, Key::Heap(..)));
        heap.map(|(_, o)| *o).collect()
    }

    /// The stack objects of a call path.
    pub fn of_frame(&self, thread: usize, path: u32) -> Vec<u32> {
        let mine = |k: &Key| matches!(k, Key::Stack(t, p, ..) if (*t, *p) == (thread, path));
        self.index.iter().filter(|(k, _)| mine(k)).map(|(_, o)| *o).collect()
    }
}

/// A scalar inside an object: offset, size, and how to call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub off: u32,
    pub bytes: u8,
    pub name: String,
}

/// The cells of an object, by offset.
pub fn cells(p: &Program, o: &Object) -> Vec<Cell> {
    let mut out = declared(p, o);
    for &(off, bytes) in &o.learned {
        out.retain(|c| c.off + c.bytes as u32 <= off || off + bytes as u32 <= c.off);
        let name = if off == 0 { o.name.clone() } else { format!("{}+{off}", o.name) };
        out.push(Cell { off, bytes, name });
    }
    out.sort_by_key(|c| c.off);
    out
}

/// The cells that its type says, or its size.
fn declared(p: &Program, o: &Object) -> Vec<Cell> {
    let mut out = Vec::new();
    flatten(p, o.ty, 0, &o.name, &mut out);
    out.sort_by_key(|c| c.off);
    let end = out.last().map_or(0, |c| c.off as u64 + c.bytes as u64);
    // Overlapping cells are a union's: the first of each place is kept.
    out.dedup_by(|b, a| b.off < a.off + a.bytes as u32);
    let whole = matches!(p.types[o.ty.0 as usize], Type::Lock { .. });
    if out.is_empty() || end > o.size {
        return words(o);
    }
    if !whole && end < o.size {
        repeat(p, o, &mut out);
    }
    out
}

/// An object larger than its type is an array of it.
fn repeat(p: &Program, o: &Object, out: &mut Vec<Cell>) {
    let one = out.clone();
    let Some(each) = size(p, o.ty).filter(|s| *s > 0) else { return };
    for i in 1..o.size / each {
        let moved = |c: &Cell| Cell {
            off: c.off + (i * each) as u32,
            bytes: c.bytes,
            name: format!("{}[{i}]{}", o.name, c.name.strip_prefix(&o.name).unwrap_or("")),
        };
        out.extend(one.iter().map(moved));
    }
}

/// An object of unknown type: the largest words that fit.
fn words(o: &Object) -> Vec<Cell> {
    let mut out = Vec::new();
    let mut off = 0;
    while off < o.size {
        let left = o.size - off;
        let bytes = [8, 4, 2, 1].into_iter().find(|b| *b <= left && off % b == 0).unwrap_or(1);
        let name = if off == 0 { o.name.clone() } else { format!("{}+{off}", o.name) };
        out.push(Cell { off: off as u32, bytes: bytes as u8, name });
        off += bytes;
    }
    out
}

/// Whether the values of a cell, by its name, have a sign.
pub fn is_signed(p: &Program, cell: &str) -> bool {
    let end = cell.find(['[', '.']).unwrap_or(cell.len());
    let Some(global) = p.find_global(&cell[..end]) else { return true };
    let mut ty = p.globals[global.0 as usize].ty;
    for part in cell[end..].split(['[', '.']).filter(|s| !s.is_empty()) {
        ty = match &p.types[ty.0 as usize] {
            Type::Array { of, .. } => *of,
            Type::Struct { fields, .. } => match fields.iter().find(|f| f.0 == part) {
                Some(f) => f.2,
                None => return true,
            },
            _ => return true,
        };
    }
    !matches!(
        p.types[ty.0 as usize],
        Type::Int { signed: false, .. } | Type::Bool | Type::Pointer(_)
    )
}

pub fn size(p: &Program, t: TypeId) -> Option<u64> {
    Some(match &p.types[t.0 as usize] {
        Type::Int { bytes, .. }
        | Type::Float { bytes }
        | Type::Enum { bytes, .. }
        | Type::Letter { bytes } => *bytes as u64,
        Type::Struct { bytes, .. } | Type::Variants { bytes, .. } | Type::Lock { bytes } => {
            *bytes as u64
        }
        Type::Char | Type::Bool => 1,
        Type::Pointer(_) => 8,
        Type::Array { of, count } => size(p, *of)? * *count as u64,
        Type::Unknown => return None,
    })
}

fn flatten(p: &Program, t: TypeId, off: u32, name: &str, out: &mut Vec<Cell>) {
    // Absurdly large arrays are refused for their number of cells later on.
    if out.len() > 4096 {
        return;
    }
    let mut scalar = |bytes: u32| {
        if [1, 2, 4, 8].contains(&bytes) {
            out.push(Cell { off, bytes: bytes as u8, name: name.into() });
        }
    };
    match &p.types[t.0 as usize] {
        Type::Int { bytes, .. }
        | Type::Float { bytes }
        | Type::Enum { bytes, .. }
        | Type::Letter { bytes } => scalar(*bytes),
        Type::Char | Type::Bool => scalar(1),
        Type::Pointer(_) => scalar(8),
        // The library keeps one word in each.
        Type::Lock { .. } => scalar(4),
        Type::Array { of, count } => {
            let each = size(p, *of).unwrap_or(0) as u32;
            for i in 0..*count {
                flatten(p, *of, off + i * each, &format!("{name}[{i}]"), out);
            }
        }
        Type::Struct { fields, .. } => {
            for (field, bit, ty, width) in fields {
                if width.is_none() {
                    flatten(p, *ty, off + bit / 8, &format!("{name}.{field}"), out);
                }
            }
        }
        // What a case carries has no names of its own.
        Type::Unknown | Type::Variants { .. } => {}
    }
}
