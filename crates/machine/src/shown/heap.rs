//! Names and types for memory of the heap, from what points to it.
//!
//! An allocation has a place in the text and a size, and no type. A pointer has one:
//! the debug information says what a variable or a field points to. So the typed
//! variables of all frames and the globals are followed, and what a pointer to `T`
//! reaches at its first byte is a `T`, or as many of them as fit. Of two types the
//! larger is taken (a header that others begin with is the smaller one). Parts of
//! unions say nothing, because nobody knows which part it is.
//!
//! A piece of memory is called by its type, the line that allocated it and a running
//! number among those of that line, `node@12#2`. In a state of the plain executor
//! objects stand in the order of their allocation, and none is ever dropped, so a name
//! stays for the whole run.

use super::value::Source;
use crate::exec::Exec;
use crate::program::{Field, Type, TypeId};
use crate::state::{Kind, State, Status};
use crate::value::Val;
use std::collections::HashMap;

/// Parts of one object that are followed.
const MAX_PARTS: usize = 4096;

/// What the pieces of the heap are, by object.
#[derive(Clone, Default)]
pub struct Types {
    whole: HashMap<u32, TypeId>,
    /// What a pointer into the middle says: from which byte on, and what is there. Of use
    /// where the whole is a block of a library's, which holds what the user put into it.
    inner: HashMap<u32, (u32, TypeId)>,
}

impl Types {
    pub fn of(e: &Exec) -> Self {
        Names::of(e).types
    }
}

/// How a state's objects are called, and what they are.
pub struct Names<'a, 'c> {
    pub(super) e: &'a Exec<'c>,
    types: Types,
}

impl<'a, 'c> Names<'a, 'c> {
    pub fn of(e: &'a Exec<'c>) -> Self {
        let mut names = Names { e, types: Types::default() };
        if e.st.objs[e.code.n_statics.min(e.st.objs.len() as u32) as usize..].iter().any(is_heap) {
            names.follow();
        }
        names
    }

    /// The names of a state whose pieces are known.
    pub fn with(e: &'a Exec<'c>, types: Types) -> Self {
        Names { e, types }
    }

    /// The type of a piece of the heap, and how many of them it holds.
    pub fn type_of(&self, id: u32) -> Option<(TypeId, u32)> {
        let &ty = self.types.whole.get(&id)?;
        if let Some((_, ty)) = self.within(id) {
            return Some((ty, 1));
        }
        let n = (self.e.st.obj(id).size / self.e.type_bytes(ty)).max(1);
        Some((ty, if self.has_table(ty) { self.of_one_class(id, ty, n) } else { n }))
    }

    /// Where what is shown of a piece begins.
    pub fn begins(&self, id: u32) -> u32 {
        self.within(id).map_or(0, |w| w.0)
    }

    /// What lies in a block that C++'s library made for a shared pointer.
    fn within(&self, id: u32) -> Option<(u32, TypeId)> {
        let ty = self.types.whole.get(&id)?;
        let block = self.struct_name(*ty).is_some_and(|name| name.starts_with("_Sp_counted_"));
        self.types.inner.get(&id).copied().filter(|_| block)
    }

    fn struct_name(&self, ty: TypeId) -> Option<&'a str> {
        let code: &'a crate::code::Code = self.e.code;
        match &code.program.types[ty.0 as usize] {
            Type::Struct { name, .. } | Type::Variants { name, .. } => Some(name),
            _ => None,
        }
    }

    /// Whether an object of a class says itself of which class it is.
    fn has_table(&self, ty: TypeId) -> bool {
        match &self.e.code.program.types[ty.0 as usize] {
            Type::Struct { fields, .. } => fields
                .first()
                .is_some_and(|f| f.1 == 0 && (f.0.starts_with("_vptr") || self.has_table(f.2))),
            _ => false,
        }
    }

    /// How many objects of one class lie in a piece that has room for so many: a pointer may
    /// be to the base of a class that is larger.
    fn of_one_class(&self, id: u32, ty: TypeId, room: u32) -> u32 {
        let (bytes, word) = (self.e.type_bytes(ty), self.e.code.word().0 as u32 * 8);
        let table = |i: u32| Source::Memory(id, i * bytes).value(self.e, 0, word);
        let first = table(0).filter(|v| v.obj != 0);
        1 + (1..room).take_while(|&i| first.is_some() && table(i) == first).count() as u32
    }

    /// What a piece of the heap is called where runs are told.
    pub fn object(&self, id: u32) -> String {
        let e = self.e;
        let line = |id: u32| e.allocated_at(id);
        let mine = line(id);
        let first = e.code.n_statics + 1;
        let before = (first..=id).filter(|&o| is_heap(e.st.obj(o)) && line(o) == mine).count();
        let kind = self.type_name(id).unwrap_or("heap".into());
        if mine == 0 { format!("{kind}#{before}") } else { format!("{kind}@{mine}#{before}") }
    }

    /// The name of a piece's type, if it has one.
    pub fn type_name(&self, id: u32) -> Option<String> {
        let name = short(self.struct_name(self.type_of(id)?.0)?);
        (!name.is_empty()).then_some(name)
    }

    /// Whether a piece is what a library keeps for itself: the user asked for a thread or a
    /// channel, not for memory. A piece without a type that a library allocated, or one of a
    /// type that only the library names.
    pub fn is_of_a_library(&self, id: u32) -> bool {
        match self.type_of(id) {
            Some((ty, _)) => self.struct_name(ty).is_some_and(is_librarys_own),
            None => self.e.is_allocated_by_a_library(id),
        }
    }

    /// The way to what a pointer to `to` points to in a piece.
    pub fn target(&self, id: u32, offset: u64, to: TypeId) -> Option<String> {
        let (ty, count) = self.type_of(id)?;
        let offset = offset.checked_sub(self.begins(id) as u64)?;
        let bytes = self.e.type_bytes(ty) as u64;
        let i = offset / bytes;
        if i >= count as u64 {
            return None;
        }
        let mut path = if i > 0 { format!("[{i}]") } else { String::new() };
        self.e.target(ty, offset % bytes * 8, to, &mut path).then_some(path)
    }

    /// The way to a part of a piece.
    pub fn path(&self, id: u32, offset: u64) -> Option<String> {
        let (ty, count) = self.type_of(id)?;
        let offset = offset.checked_sub(self.begins(id) as u64)?;
        let bytes = self.e.type_bytes(ty) as u64;
        let (i, rest) = (offset / bytes, offset % bytes);
        if i >= count as u64 {
            return None;
        }
        let mut path = if count > 1 { format!("[{i}]") } else { String::new() };
        self.e.path(ty, rest * 8, &mut path).then_some(path)
    }

    /// Follows all that has a type.
    fn follow(&mut self) {
        let e = self.e;
        let p = &e.code.program;
        let mut found = Vec::new();
        if e.st.mem.len() >= e.code.statics_len {
            for (i, &g) in e.code.static_globals.iter().enumerate() {
                let source = Source::Memory(i as u32 + 1, 0);
                self.pointers(source, p.globals[g as usize].ty, &mut found);
            }
        }
        let running = e.st.threads.iter().filter(|t| t.status == Status::Running);
        for thread in running {
            for frame in &thread.frames {
                let regs = &thread.regs[frame.base as usize..];
                for v in &p.functions[frame.func as usize].vars {
                    if v.from <= frame.pc && frame.pc < v.to {
                        self.variable(v, regs, &mut found);
                    }
                }
            }
            for &id in &thread.tls {
                if let Some(&g) = e.code.tls_globals.get(e.st.obj(id).site as usize) {
                    self.pointers(Source::Memory(id, 0), p.globals[g as usize].ty, &mut found);
                }
            }
        }
        while let Some((to, ty)) = found.pop() {
            if self.lies_within(to, ty) {
                self.types.inner.insert(to.obj, (to.bits as u32, ty));
                self.pointers(Source::Memory(to.obj, to.bits as u32), ty, &mut found);
            }
            if self.is_news(to, ty) {
                self.types.whole.insert(to.obj, ty);
                let bytes = e.type_bytes(ty);
                let room = (e.st.obj(to.obj).size / bytes).max(1);
                let count = if self.has_table(ty) { 1 } else { room };
                for i in 0..count.min(super::MAX_ELEMENTS) {
                    let source = Source::Memory(to.obj, i * e.type_bytes(ty));
                    self.pointers(source, ty, &mut found);
                }
            }
        }
    }

    fn variable(&self, v: &crate::program::Variable, regs: &[Val], found: &mut Vec<(Val, TypeId)>) {
        use crate::program::Place;
        match &v.place {
            Place::Register(r) => {
                if let Type::Pointer(to) = self.e.code.program.types[v.ty.0 as usize] {
                    found.push((regs[*r as usize], to));
                }
            }
            Place::Object(r) => {
                let at = regs[*r as usize];
                if State::is_object(at.obj) {
                    self.pointers(Source::Memory(at.obj, at.bits as u32), v.ty, found);
                }
            }
            Place::Parts(parts) => {
                let values: Vec<_> =
                    parts.iter().map(|&(at, w, r)| (at * 8, w, regs[r as usize])).collect();
                self.pointers(Source::Registers(&values), v.ty, found);
            }
        }
    }

    /// Whether a pointer tells more of a piece than was known.
    fn is_news(&self, to: Val, ty: TypeId) -> bool {
        if !State::is_object(to.obj) || to.bits != 0 || to.undef != 0 {
            return false;
        }
        let (obj, bytes) = (self.e.st.obj(to.obj), self.e.type_bytes(ty));
        let known = self.types.whole.get(&to.obj).map_or(0, |&t| self.e.type_bytes(t));
        is_heap(obj) && bytes > known && bytes <= obj.size
    }

    /// Whether a pointer says for the first time what lies within a piece.
    fn lies_within(&self, to: Val, ty: TypeId) -> bool {
        if !State::is_object(to.obj) || to.bits == 0 || to.undef != 0 {
            return false;
        }
        let (obj, bytes) = (self.e.st.obj(to.obj), self.e.type_bytes(ty) as u64);
        let fits = to.bits.checked_add(bytes).is_some_and(|end| end <= obj.size as u64);
        is_heap(obj) && bytes > 0 && fits && !self.types.inner.contains_key(&to.obj)
    }

    /// The pointers in a value that say what they point to.
    fn pointers(&self, source: Source<'_>, ty: TypeId, out: &mut Vec<(Val, TypeId)>) {
        let mut at = Vec::new();
        self.pointers_in(ty, 0, &mut at);
        let word = self.e.code.word().0 as u32 * 8;
        let read = |(bit, to)| Some((source.value(self.e, bit, word)?, to));
        out.extend(at.into_iter().filter_map(read).filter(|v| State::is_object(v.0.obj)));
    }

    fn pointers_in(&self, ty: TypeId, bit: u32, out: &mut Vec<(u32, TypeId)>) {
        if out.len() >= MAX_PARTS {
            return;
        }
        match &self.e.code.program.types[ty.0 as usize] {
            Type::Pointer(to) if self.e.type_bytes(*to) > 0 => out.push((bit, *to)),
            Type::Array { of, count } => {
                let size = self.e.type_bytes(*of) * 8;
                let before = out.len();
                for i in 0..*count {
                    self.pointers_in(*of, bit.saturating_add(i.saturating_mul(size)), out);
                    // Nothing in the first, nothing in all.
                    if out.len() == before || out.len() >= MAX_PARTS {
                        break;
                    }
                }
            }
            Type::Struct { fields, .. } if !overlap(self.e, fields) => {
                for (_, at, ty, _) in fields {
                    self.pointers_in(*ty, bit + at, out);
                }
            }
            _ => {}
        }
    }
}

fn is_heap(obj: &crate::state::Obj) -> bool {
    matches!(obj.kind, Kind::Heap | Kind::Freed)
}

/// Whether fields share bits, as those of unions do.
fn overlap(e: &Exec, fields: &[Field]) -> bool {
    let bits = |f: &Field| match e.is_empty(f.2) {
        true => 0,
        false => f.3.unwrap_or(e.type_bytes(f.2).saturating_mul(8)),
    };
    let starts_within = |a: &Field, b: &Field| b.1 >= a.1 && b.1 < a.1 + bits(a) && bits(b) > 0;
    let shares = |(i, a): (usize, &Field)| {
        fields.iter().enumerate().any(|(k, b)| k != i && starts_within(a, b))
    };
    fields.len() > 1 && fields.iter().enumerate().any(shares)
}

/// Modules of Rust's library whose types (of C++'s: the state of a thread, the counters of
/// shared pointers) are behind those that a program names: what a thread
/// and who joins it share, what a channel is made of.
const OWN: [&str; 4] =
    ["std::thread::", "std::sync::mpmc::", "std::sync::mpsc::", "std::sync::reentrant_lock::"];

fn is_librarys_own(name: &str) -> bool {
    if name.starts_with("_Sp_counted_") || name.starts_with("_State_impl<") {
        return true;
    }
    let shared = ["ArcInner<", "Counter<", "RcInner<"].iter().find_map(|w| name.strip_prefix(w));
    shared.is_some_and(|of| name.starts_with("Counter<") || OWN.iter().any(|m| of.starts_with(m)))
}

/// A type's name without the modules, and not too long: `ArcInner<Mutex<i32>>`.
fn short(name: &str) -> String {
    let mut out = String::new();
    let mut word = String::new();
    for c in name.chars() {
        match c {
            ':' => word.clear(),
            c if c.is_alphanumeric() || c == '_' => word.push(c),
            c => {
                out.push_str(&word);
                word.clear();
                out.push(c);
            }
        }
    }
    out.push_str(&word);
    match out.char_indices().nth(32) {
        Some(_) => out.split('<').next().unwrap_or_default().to_string(),
        None => out,
    }
}

#[cfg(test)]
mod tests {
    use super::{is_librarys_own, short};

    #[test]
    fn names_of_types_lose_their_modules() {
        assert_eq!(short("node"), "node");
        assert_eq!(short("alloc::sync::ArcInner<std::sync::Mutex<i32>>"), "ArcInner<Mutex<i32>>");
        assert_eq!(short("Vec<(a::B, c::D), alloc::alloc::Global>"), "Vec<(B, D), Global>");
        assert_eq!(short("Map<aaaaaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbb>"), "Map");
    }

    #[test]
    fn what_threads_are_made_of_is_not_the_users() {
        assert!(is_librarys_own("ArcInner<std::thread::Packet<()>>"));
        assert!(is_librarys_own("ArcInner<std::thread::thread::Inner>"));
        assert!(!is_librarys_own("ArcInner<std::sync::poison::mutex::Mutex<i32>>"));
        assert!(!is_librarys_own("ArcInner<queue::Counter>"));
        assert!(is_librarys_own("_Sp_counted_base<__gnu_cxx::_S_atomic>"));
        assert!(!is_librarys_own("Counter"));
    }
}
