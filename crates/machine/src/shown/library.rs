//! What the libraries of C++ and Rust keep in several fields, and a person takes for
//! one value: texts, vectors, optional values, locks around a value.
//!
//! A type is known by its name and by the fields that it must have; one that lacks
//! them is shown field by field, like any other. The fields are those of libstdc++
//! and of Rust's own library; where a version renames them, nothing is guessed.

use super::heap::Names;
use crate::program::{Type, TypeId};

/// How a value of several fields is read; places are in bits.
pub enum Shape {
    /// It is what it has inside.
    Inner {
        at: u32,
        of: TypeId,
    },
    /// Letters, so many.
    Text {
        data: u32,
        length: u32,
    },
    /// Elements from one pointer to another.
    Run {
        first: u32,
        end: u32,
        of: TypeId,
    },
    /// Elements from a pointer on, so many.
    Counted {
        first: u32,
        length: u32,
        of: TypeId,
    },
    Optional {
        engaged: u32,
        value: u32,
        of: TypeId,
    },
    /// The state of the lock and its width, and what the lock protects.
    Mutex {
        state: (u32, u32),
        poisoned: u32,
        value: u32,
        of: TypeId,
    },
}

/// Types that only wrap what they hold.
const WRAPPERS: [&str; 23] = [
    "atomic<",
    "__atomic_base<",
    "__atomic_float<",
    "unique_ptr<",
    "shared_ptr<",
    "weak_ptr<",
    "__shared_ptr<",
    "__weak_ptr<",
    "Atomic",
    "UnsafeCell<",
    "SyncUnsafeCell<",
    "Cell<",
    "NonNull<",
    "Unique<",
    "ManuallyDrop<",
    "MaybeDangling<",
    "Wrapping<",
    "NonZero<",
    "Arc<",
    "Rc<",
    "Weak<",
    "Pin<",
    "UsizeNoHighBit",
];

/// How deep fields are looked for.
const DEPTH: u32 = 8;

impl Names<'_, '_> {
    /// How a struct is shown as one value, if it is.
    pub fn shape(&self, ty: TypeId) -> Option<Shape> {
        let Type::Struct { name, argument, .. } = &self.e.code.program.types[ty.0 as usize] else {
            return None;
        };
        let is = |start: &str| name.starts_with(start);
        if is("basic_string<char,") {
            let (data, length) = (self.field(ty, "_M_p")?, self.field(ty, "_M_string_length")?);
            return Some(Shape::Text { data: data.0, length: length.0 });
        }
        if is("basic_string_view<char,") {
            let (data, length) = (self.field(ty, "_M_str")?, self.field(ty, "_M_len")?);
            return Some(Shape::Text { data: data.0, length: length.0 });
        }
        if is("vector<") && !is("vector<bool") {
            let (first, end) = (self.field(ty, "_M_start")?, self.field(ty, "_M_finish")?);
            return Some(Shape::Run { first: first.0, end: end.0, of: self.pointee(first.1)? });
        }
        if is("optional<") {
            let (engaged, value) = (self.field(ty, "_M_engaged")?, self.field(ty, "_M_value")?);
            return Some(Shape::Optional { engaged: engaged.0, value: value.0, of: value.1 });
        }
        if name == "String" {
            return self.vec(self.field(ty, "vec")?, TypeId(0)).map(as_text);
        }
        if is("Vec<") {
            return self.vec((0, ty), *argument);
        }
        let is_text = name == "&str" || is("alloc::boxed::Box<str,");
        if is_text || is("&[") || is("&mut [") || is("alloc::boxed::Box<[") {
            let (first, length) = (self.field(ty, "data_ptr")?, self.field(ty, "length")?);
            let of = self.pointee(first.1)?;
            let slice = Shape::Counted { first: first.0, length: length.0, of };
            return Some(if is_text { as_text(slice) } else { slice });
        }
        if name == "thread" {
            return self.only_scalar(ty).map(|(at, of)| Shape::Inner { at, of });
        }
        // Of who joins a thread it matters which thread that is.
        if is("JoinHandle<") || is("ScopedJoinHandle<") {
            let native = self.field(ty, "native")?;
            let id = self.only_scalar(native.1)?;
            return Some(Shape::Inner { at: native.0 + id.0, of: id.1 });
        }
        if is("Mutex<") {
            return self.mutex(ty);
        }
        WRAPPERS.iter().any(|w| is(w)).then(|| self.only(ty))?
    }

    /// Rust's `Vec`: a buffer behind some wrappers, and how much of it is in use.
    fn vec(&self, (bit, ty): (u32, TypeId), of: TypeId) -> Option<Shape> {
        let (buf, length) = (self.own_field(ty, "buf")?, self.own_field(ty, "len")?);
        let first = bit + buf.0 + self.first_pointer(buf.1, 0)?;
        Some(Shape::Counted { first, length: bit + length.0, of })
    }

    /// Rust's `Mutex`: the lock, whether it is poisoned, what it protects.
    fn mutex(&self, ty: TypeId) -> Option<Shape> {
        let inner = self.own_field(ty, "inner")?;
        let (lock, poison) = (self.only_scalar(inner.1)?, self.own_field(ty, "poison")?);
        let poisoned = poison.0 + self.only_scalar(poison.1)?.0;
        let data = self.own_field(ty, "data")?;
        let value = self.own_field(data.1, "value")?;
        let state = (inner.0 + lock.0, self.e.type_bytes(lock.1) * 8);
        Some(Shape::Mutex { state, poisoned, value: data.0 + value.0, of: value.1 })
    }

    /// The only part of a wrapper that takes room.
    fn only(&self, ty: TypeId) -> Option<Shape> {
        let Type::Struct { fields, .. } = &self.e.code.program.types[ty.0 as usize] else {
            return None;
        };
        let mut sized = fields.iter().filter(|f| !self.e.is_empty(f.2) && f.3.is_none());
        let first = sized.next()?;
        // A shared pointer has its counters beside it.
        let pointer = |f: &&crate::program::Field| f.0 == "_M_ptr" && self.pointee(f.2).is_some();
        match sized.next() {
            None => Some(Shape::Inner { at: first.1, of: first.2 }),
            Some(_) => {
                let f = fields.iter().find(pointer)?;
                Some(Shape::Inner { at: f.1, of: f.2 })
            }
        }
    }

    fn only_scalar(&self, ty: TypeId) -> Option<(u32, TypeId)> {
        let (mut bit, mut ty) = (0, ty);
        for _ in 0..DEPTH {
            if !matches!(self.e.code.program.types[ty.0 as usize], Type::Struct { .. }) {
                return Some((bit, ty));
            }
            let Shape::Inner { at, of } = self.only(ty)? else { return None };
            (bit, ty) = (bit + at, of);
        }
        None
    }

    fn pointee(&self, ty: TypeId) -> Option<TypeId> {
        match self.e.code.program.types[ty.0 as usize] {
            Type::Pointer(to) => Some(to),
            _ => None,
        }
    }

    /// A field of the type itself.
    fn own_field(&self, ty: TypeId, name: &str) -> Option<(u32, TypeId)> {
        match &self.e.code.program.types[ty.0 as usize] {
            Type::Struct { fields, .. } => fields.iter().find(|f| f.0 == name).map(|f| (f.1, f.2)),
            _ => None,
        }
    }

    /// A field of the type or of a part of it.
    fn field(&self, ty: TypeId, name: &str) -> Option<(u32, TypeId)> {
        self.field_within(ty, name, 0)
    }

    fn field_within(&self, ty: TypeId, name: &str, depth: u32) -> Option<(u32, TypeId)> {
        let own = self.own_field(ty, name);
        if own.is_some() || depth > DEPTH {
            return own;
        }
        let Type::Struct { fields, .. } = &self.e.code.program.types[ty.0 as usize] else {
            return None;
        };
        let inner = |f: &crate::program::Field| {
            self.field_within(f.2, name, depth + 1).map(|(bit, ty)| (f.1 + bit, ty))
        };
        fields.iter().find_map(inner)
    }

    fn first_pointer(&self, ty: TypeId, depth: u32) -> Option<u32> {
        match &self.e.code.program.types[ty.0 as usize] {
            Type::Pointer(_) => Some(0),
            Type::Struct { fields, .. } if depth < DEPTH => {
                fields.iter().find_map(|f| Some(f.1 + self.first_pointer(f.2, depth + 1)?))
            }
            _ => None,
        }
    }
}

fn as_text(shape: Shape) -> Shape {
    match shape {
        Shape::Counted { first, length, .. } => Shape::Text { data: first, length },
        other => other,
    }
}
