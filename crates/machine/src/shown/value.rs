//! A value as a person would write it, from memory or from registers.

use super::heap::Names;
use super::library::Shape;
use crate::exec::Exec;
use crate::program::{CONST_BASE, Case, Field, Type, TypeId};
use crate::state::State;
use crate::value::{Val, mask};

/// Parts of one variable that are shown.
const MAX_PARTS: usize = 4096;
/// Elements of a folded array that are written out.
const MAX_RUN: usize = 64;
/// Letters of a text that are written out.
const MAX_TEXT: usize = 256;
/// Values within values.
const MAX_DEPTH: u32 = 6;

/// Where a value lies.
#[derive(Clone, Copy)]
pub enum Source<'a> {
    /// In an object, from a byte on.
    Memory(u32, u32),
    /// In registers: each from some bit on, so many bits wide.
    Registers(&'a [(u32, u8, Val)]),
}

impl Source<'_> {
    /// The number of so many bits from some bit on; `None` where there is none.
    pub fn value(self, e: &Exec, bit: u32, width: u32) -> Option<Val> {
        match self {
            Source::Memory(id, at) => in_memory(e, id, at * 8 + bit, width),
            Source::Registers(parts) => in_registers(parts, bit, width),
        }
    }
}

fn in_memory(e: &Exec, id: u32, bit: u32, width: u32) -> Option<Val> {
    if width.is_multiple_of(8) && bit.is_multiple_of(8) && matches!(width, 8 | 16 | 32 | 64) {
        let spot = e.find(Val::pointer(id, bit as u64 / 8), width as u64 / 8, false);
        return e.read(spot.ok()?, width as u8).ok();
    }
    let mut v = Val::ZERO;
    for i in 0..width.min(64) {
        let at = bit + i;
        let spot = e.find(Val::pointer(id, at as u64 / 8), 1, false).ok()?;
        let byte = e.read(spot, 8).ok()?;
        v.bits |= (byte.bits >> (at % 8) & 1) << i;
        v.undef |= (byte.undef >> (at % 8) & 1) << i;
    }
    Some(v)
}

fn in_registers(parts: &[(u32, u8, Val)], bit: u32, width: u32) -> Option<Val> {
    let holds = |p: &&(u32, u8, Val)| p.0 <= bit && bit + width <= p.0 + p.1 as u32;
    let &(at, w, v) = parts.iter().find(holds)?;
    if width == w as u32 {
        return Some(Val { bits: v.bits & mask(w), undef: v.undef & mask(w), obj: v.obj });
    }
    let cut = |bits: u64| bits >> (bit - at) & mask(width as u8);
    Some(Val { bits: cut(v.bits), undef: cut(v.undef), obj: v.obj })
}

/// A part of a variable that is one value to a person.
pub struct Leaf {
    pub path: String,
    pub bit: u32,
    pub ty: TypeId,
    pub width: u32,
}

impl<'c> Names<'_, 'c> {
    fn ty(&self, ty: TypeId) -> &'c Type {
        let code: &'c crate::code::Code = self.e.code;
        &code.program.types[ty.0 as usize]
    }

    /// The parts of a variable of some type. Folded, an array of values is one of them.
    pub fn leaves(&self, ty: TypeId, name: &str, folds: bool) -> Vec<Leaf> {
        let mut out = Vec::new();
        self.parts(ty, 0, name.to_string(), folds, &mut out);
        out
    }

    fn parts(&self, ty: TypeId, bit: u32, path: String, folds: bool, out: &mut Vec<Leaf>) {
        if out.len() >= MAX_PARTS {
            return;
        }
        match self.ty(ty) {
            Type::Unknown | Type::Lock { .. } => {}
            Type::Array { of, count } if !self.is_one(ty, folds) => {
                let size = self.e.type_bytes(*of) * 8;
                for i in 0..*count {
                    self.parts(*of, bit + i * size, format!("{path}[{i}]"), folds, out);
                    if out.len() >= MAX_PARTS {
                        return;
                    }
                }
            }
            Type::Struct { fields, .. } if !self.is_one(ty, folds) => {
                // What a class calls by is the compiler's business.
                for (name, at, ty, width) in fields.iter().filter(|f| !f.0.starts_with("_vptr")) {
                    let path = match name.is_empty() {
                        true => path.clone(),
                        false => format!("{path}.{name}"),
                    };
                    match width {
                        Some(w) => out.push(Leaf { path, bit: bit + at, ty: *ty, width: *w }),
                        None => self.parts(*ty, bit + at, path, folds, out),
                    }
                }
            }
            _ => out.push(Leaf { path, bit, ty, width: self.e.type_bytes(ty) * 8 }),
        }
    }

    /// Whether a person takes what is made of parts for one value.
    fn is_one(&self, ty: TypeId, folds: bool) -> bool {
        match self.ty(ty) {
            Type::Array { of, .. } => {
                matches!(self.ty(*of), Type::Char) || folds && self.is_scalar(*of)
            }
            Type::Struct { .. } => self.shape(ty).is_some(),
            _ => true,
        }
    }

    fn is_scalar(&self, ty: TypeId) -> bool {
        !matches!(
            self.ty(ty),
            Type::Unknown | Type::Lock { .. } | Type::Array { .. } | Type::Struct { .. }
        )
    }

    /// The text of a part; `None` if it is not there.
    pub fn text(&self, source: Source<'_>, leaf: &Leaf) -> Option<String> {
        self.write(source, (leaf.bit, leaf.width), leaf.ty, 0)
    }

    pub(super) fn value(
        &self,
        source: Source<'_>,
        bit: u32,
        ty: TypeId,
        deep: u32,
    ) -> Option<String> {
        self.write(source, (bit, self.e.type_bytes(ty) * 8), ty, deep)
    }

    fn write(
        &self,
        source: Source<'_>,
        (bit, width): (u32, u32),
        ty: TypeId,
        deep: u32,
    ) -> Option<String> {
        if deep > MAX_DEPTH {
            return Some("…".into());
        }
        match self.ty(ty) {
            Type::Array { of, count } => Some(match self.ty(*of) {
                Type::Char => self.letters(source, bit, *count),
                _ => self.run(source, (bit, *count), *of, deep),
            }),
            Type::Struct { fields, .. } => match self.shape(ty) {
                Some(shape) => self.shaped(&shape, source, bit, deep),
                None => Some(self.record(source, bit, fields, deep)),
            },
            Type::Variants { tag, cases, .. } => self.case(source, bit, (*tag, cases), deep),
            _ => {
                let half = |offset: u32, w: u8| source.value(self.e, bit + offset * 8, w as u32);
                let wide = self.e.wide_text(ty, half);
                let plain = || source.value(self.e, bit, width).map(|v| self.show(v, ty));
                wide.or_else(plain)
            }
        }
    }

    fn record(&self, source: Source<'_>, bit: u32, fields: &[Field], deep: u32) -> String {
        let text = |(name, at, ty, width): &Field| {
            if name.starts_with("_vptr") || self.e.is_empty(*ty) {
                return None;
            }
            let width = width.unwrap_or(self.e.type_bytes(*ty) * 8);
            let lock = matches!(self.ty(*ty), Type::Lock { .. } | Type::Unknown);
            if width == 0 || lock {
                return None;
            }
            let text = self.write(source, (bit + at, width), *ty, deep + 1).unwrap_or("?".into());
            Some(if name.is_empty() { text } else { format!("{name}: {text}") })
        };
        format!("{{{}}}", fields.iter().filter_map(text).collect::<Vec<_>>().join(", "))
    }

    /// Elements in braces, equal ones that follow each other counted.
    pub(super) fn run(
        &self,
        source: Source<'_>,
        (bit, count): (u32, u32),
        of: TypeId,
        deep: u32,
    ) -> String {
        let size = self.e.type_bytes(of) * 8;
        let shown = (count as usize).min(super::MAX_ELEMENTS as usize) as u32;
        let texts = (0..shown)
            .map(|i| self.value(source, bit + i * size, of, deep + 1).unwrap_or("?".into()));
        braces(texts.collect(), shown < count)
    }

    /// A heap array of plain values in braces.
    pub(super) fn run_of(&self, id: u32, of: TypeId, count: u32) -> Option<String> {
        match self.ty(of) {
            Type::Char => Some(self.letters(Source::Memory(id, 0), 0, count)),
            _ if self.is_scalar(of) => Some(self.run(Source::Memory(id, 0), (0, count), of, 0)),
            _ => None,
        }
    }

    fn case(
        &self,
        source: Source<'_>,
        bit: u32,
        (tag, cases): (Option<(u32, TypeId)>, &[Case]),
        deep: u32,
    ) -> Option<String> {
        let case = match tag {
            None => cases.first(),
            Some((at, ty)) => {
                let width = self.e.type_bytes(ty) * 8;
                let v = source.value(self.e, bit + at, width)?;
                if v.undef != 0 {
                    return Some("?".into());
                }
                // A pointer that is none of the values is there.
                let mine = |c: &&Case| {
                    v.obj == 0 && c.tag.is_some_and(|t| t & mask(width as u8) == v.bits)
                };
                cases.iter().find(mine).or(cases.iter().find(|c| c.tag.is_none()))
            }
        };
        let Some(case) = case else { return Some("?".into()) };
        let Type::Struct { fields, .. } = self.ty(case.ty) else { return Some(case.name.clone()) };
        let some = fields.iter().any(|f| !self.e.is_empty(f.2));
        if !some {
            return Some(case.name.clone());
        }
        let text = self.record(source, bit + case.bit, fields, deep);
        let positional = fields.iter().all(|f| f.0.starts_with("__"));
        Some(match positional {
            true => {
                let unnamed = |(_, at, ty, _): &Field| {
                    self.value(source, bit + case.bit + at, *ty, deep + 1).unwrap_or("?".into())
                };
                let inner: Vec<_> = fields.iter().map(unnamed).collect();
                format!("{}({})", case.name, inner.join(", "))
            }
            false => format!("{} {text}", case.name),
        })
    }

    pub(super) fn shaped(
        &self,
        shape: &Shape,
        source: Source<'_>,
        bit: u32,
        deep: u32,
    ) -> Option<String> {
        let word = self.e.code.word().0 as u32 * 8;
        let at = |offset: u32, width: u32| source.value(self.e, bit + offset, width);
        Some(match *shape {
            Shape::Inner { at, of } => return self.value(source, bit + at, of, deep),
            Shape::Text { data, length } => {
                let (data, length) = (at(data, word)?, at(length, word)?);
                if data.undef | length.undef != 0 {
                    return Some("?".into());
                }
                match data.obj {
                    0 => "\"\"".into(),
                    obj => {
                        let memory = Source::Memory(obj, 0);
                        self.letters(memory, data.bits as u32 * 8, length.bits as u32)
                    }
                }
            }
            Shape::Run { first, end, of } => {
                let (first, end) = (at(first, word)?, at(end, word)?);
                let bytes = self.e.type_bytes(of).max(1) as u64;
                self.elements(first, end.bits.wrapping_sub(first.bits) / bytes, end, of, deep)
            }
            // As Rust writes them.
            Shape::Counted { first, length, of } => {
                let (first, length) = (at(first, word)?, at(length, word)?);
                let text = self.elements(first, length.bits, length, of, deep);
                match text.strip_prefix('{').and_then(|t| t.strip_suffix('}')) {
                    Some(inner) => format!("[{inner}]"),
                    None => text,
                }
            }
            Shape::Optional { engaged, value, of } => match at(engaged, 8)? {
                v if v.undef & 1 != 0 => "?".into(),
                v if v.bits & 1 == 0 => "nullopt".into(),
                _ => self.value(source, bit + value, of, deep + 1)?,
            },
            Shape::Mutex { state, poisoned, value, of } => {
                let inner = self.value(source, bit + value, of, deep + 1)?;
                let set = |at: u32, width: u32| {
                    source.value(self.e, bit + at, width).is_some_and(|v| v.bits != 0)
                };
                let locked = if set(state.0, state.1) { ", locked" } else { "" };
                let poisoned = if set(poisoned, 8) { ", poisoned" } else { "" };
                format!("Mutex({inner}{locked}{poisoned})")
            }
        })
    }

    fn elements(&self, first: Val, count: u64, last: Val, of: TypeId, deep: u32) -> String {
        if first.undef | last.undef != 0 {
            return "?".into();
        }
        if count == 0 || !State::is_object(first.obj) && first.obj < CONST_BASE {
            return "{}".into();
        }
        let count = count.min(u32::MAX as u64) as u32;
        self.run(Source::Memory(first.obj, first.bits as u32), (0, count), of, deep)
    }

    /// Letters as a text, if that is what they are.
    fn letters(&self, source: Source<'_>, bit: u32, count: u32) -> String {
        let shown = (count as usize).min(MAX_TEXT) as u32;
        let bytes: Vec<Option<u8>> = (0..shown)
            .map(|i| source.value(self.e, bit + i * 8, 8))
            .map(|v| v.filter(|v| v.undef == 0 && v.obj == 0).map(|v| v.bits as u8))
            .collect();
        if bytes.iter().all(Option::is_none) && count > 0 {
            return "?".into();
        }
        let full = bytes.iter().rposition(|b| b.is_some_and(|b| b != 0)).map_or(0, |i| i + 1);
        let text: Option<Vec<u8>> = bytes[..full].iter().copied().collect();
        match text.and_then(|t| String::from_utf8(t).ok()).filter(|t| is_text(t)) {
            Some(t) => format!("{t:?}{}", if shown < count { "…" } else { "" }),
            None => {
                let one = |b: &Option<u8>| match b {
                    None => "?".into(),
                    Some(c @ 32..127) => format!("'{}'", *c as char),
                    Some(c) => (*c as i8).to_string(),
                };
                braces(bytes.iter().map(one).collect(), shown < count)
            }
        }
    }

    /// A scalar as C would write it, pointers by what they point to.
    pub fn show(&self, v: Val, ty: TypeId) -> String {
        if v.undef != 0 || v.obj == 0 {
            return self.e.show(v, ty);
        }
        let is_char = |t: &TypeId| matches!(self.ty(*t), Type::Char);
        let text = match self.ty(ty) {
            Type::Pointer(to) if is_char(to) => self.e.string(v).ok(),
            _ => None,
        };
        let text = text.and_then(|t| String::from_utf8(t).ok());
        let text = text.filter(|t| is_text(t) && t.len() <= 80);
        let to = match self.ty(ty) {
            Type::Pointer(to) => *to,
            _ => TypeId(0),
        };
        let pointer = || self.e.pointer_text(v, to, self);
        match text {
            Some(t) if v.obj >= CONST_BASE => format!("{t:?}"),
            Some(t) => format!("{} {t:?}", pointer()),
            None => pointer(),
        }
    }
}

fn is_text(t: &str) -> bool {
    t.chars().all(|c| !c.is_control() || matches!(c, '\n' | '\t' | '\r' | '\0'))
}

/// `{1, 2 × 7, 3}`.
fn braces(texts: Vec<String>, more: bool) -> String {
    let mut out: Vec<String> = Vec::new();
    let mut rest = &texts[..];
    while let Some(first) = rest.first().filter(|_| out.len() < MAX_RUN) {
        let n = rest.iter().take_while(|t| *t == first).count();
        match n {
            1..=3 => (0..n).for_each(|_| out.push(first.clone())),
            _ => out.push(format!("{first} × {n}")),
        }
        rest = &rest[n..];
    }
    if more || !rest.is_empty() {
        out.push("…".into());
    }
    format!("{{{}}}", out.join(", "))
}

#[cfg(test)]
mod tests {
    use super::braces;

    #[test]
    fn equal_elements_are_counted() {
        let texts = |list: &[&str]| list.iter().map(|t| t.to_string()).collect();
        assert_eq!(braces(texts(&["1", "2", "2"]), false), "{1, 2, 2}");
        assert_eq!(braces(texts(&["0", "0", "0", "0", "1"]), false), "{0 × 4, 1}");
        assert_eq!(braces(texts(&["0"]), true), "{0, …}");
        assert_eq!(braces(Vec::new(), false), "{}");
    }
}
