//! The types of LLVM IR, interned: equal types have equal [`TypeId`]s.
//!
//! Pointers carry no pointee. Every instruction that needs one names it, also
//! in the text of the versions that still had typed pointers, so the reader
//! drops it and both dialects give the same module.

use std::collections::HashMap;

/// Index of a type in a [`Types`] table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(pub u32);

/// Index of a named struct in a [`Types`] table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StructId(pub u32);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    Void,
    /// `iN`, 1 to 2^23 bits.
    Int(u32),
    Float(FloatKind),
    /// `ptr addrspace(N)`.
    Ptr(u32),
    Vector {
        element: TypeId,
        count: u32,
    },
    Array {
        element: TypeId,
        count: u64,
    },
    Struct {
        fields: Vec<TypeId>,
        packed: bool,
    },
    /// `%name`: its body is in [`Types::named`].
    Named(StructId),
    Function {
        ret: TypeId,
        params: Vec<TypeId>,
        varargs: bool,
    },
    Label,
    Metadata,
    Token,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FloatKind {
    Half,
    BFloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    PpcFp128,
}

impl FloatKind {
    pub fn name(self) -> &'static str {
        match self {
            FloatKind::Half => "half",
            FloatKind::BFloat => "bfloat",
            FloatKind::Float => "float",
            FloatKind::Double => "double",
            FloatKind::X86Fp80 => "x86_fp80",
            FloatKind::Fp128 => "fp128",
            FloatKind::PpcFp128 => "ppc_fp128",
        }
    }

    /// How many bits the value has; storage may be wider (`x86_fp80`).
    pub fn bits(self) -> u32 {
        match self {
            FloatKind::Half | FloatKind::BFloat => 16,
            FloatKind::Float => 32,
            FloatKind::Double => 64,
            FloatKind::X86Fp80 => 80,
            FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
        }
    }
}

/// A struct with a name. `body` is `None` while it is opaque.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedStruct {
    pub name: String,
    pub body: Option<StructBody>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StructBody {
    pub fields: Vec<TypeId>,
    pub packed: bool,
}

/// Every type of a module.
#[derive(Clone, Debug, Default)]
pub struct Types {
    types: Vec<Type>,
    index: HashMap<Type, TypeId>,
    named: Vec<NamedStruct>,
    names: HashMap<String, StructId>,
}

impl Types {
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.index.get(&ty) {
            return id;
        }
        let id = TypeId(self.types.len() as u32);
        self.types.push(ty.clone());
        self.index.insert(ty, id);
        id
    }

    pub fn get(&self, id: TypeId) -> &Type {
        &self.types[id.0 as usize]
    }

    pub fn len(&self) -> usize {
        self.types.len()
    }

    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// The id of a type that is already in the table.
    pub fn find(&self, ty: &Type) -> Option<TypeId> {
        self.index.get(ty).copied()
    }

    /// The struct of that name, opaque if it is new.
    pub fn struct_named(&mut self, name: &str) -> StructId {
        if let Some(&id) = self.names.get(name) {
            return id;
        }
        let id = StructId(self.named.len() as u32);
        self.named.push(NamedStruct { name: name.to_string(), body: None });
        self.names.insert(name.to_string(), id);
        id
    }

    pub fn find_struct(&self, name: &str) -> Option<StructId> {
        self.names.get(name).copied()
    }

    pub fn named(&self, id: StructId) -> &NamedStruct {
        &self.named[id.0 as usize]
    }

    pub fn set_body(&mut self, id: StructId, body: StructBody) {
        self.named[id.0 as usize].body = Some(body);
    }

    pub fn all_named(&self) -> impl Iterator<Item = (StructId, &NamedStruct)> {
        self.named.iter().enumerate().map(|(i, s)| (StructId(i as u32), s))
    }

    /// Fields and packing of a literal or named struct; `None` for other
    /// types and for opaque structs.
    pub fn struct_fields(&self, id: TypeId) -> Option<(&[TypeId], bool)> {
        match self.get(id) {
            Type::Struct { fields, packed } => Some((fields, *packed)),
            Type::Named(s) => self.named(*s).body.as_ref().map(|b| (&b.fields[..], b.packed)),
            _ => None,
        }
    }

    /// The type one step inside an aggregate or vector.
    pub fn element(&self, id: TypeId, index: u64) -> Option<TypeId> {
        match self.get(id) {
            Type::Array { element, .. } | Type::Vector { element, .. } => Some(*element),
            Type::Struct { .. } | Type::Named(_) => {
                self.struct_fields(id)?.0.get(usize::try_from(index).ok()?).copied()
            }
            _ => None,
        }
    }

    /// For a vector its elements' type, otherwise the type itself.
    pub fn scalar(&self, id: TypeId) -> TypeId {
        match self.get(id) {
            Type::Vector { element, .. } => *element,
            _ => id,
        }
    }

    pub fn is_int(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Int(_))
    }

    pub fn is_float(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Float(_))
    }

    pub fn is_ptr(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Ptr(_))
    }

    pub fn is_void(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Void)
    }

    pub fn int_bits(&self, id: TypeId) -> Option<u32> {
        match self.get(id) {
            Type::Int(n) => Some(*n),
            _ => None,
        }
    }

    /// Whether a register can hold it: not void, a label or a function.
    pub fn is_first_class(&self, id: TypeId) -> bool {
        !matches!(
            self.get(id),
            Type::Void | Type::Function { .. } | Type::Label | Type::Metadata | Type::Token
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_types_are_one() {
        let mut t = Types::default();
        let i8 = t.intern(Type::Int(8));
        let a = t.intern(Type::Array { element: i8, count: 3 });
        assert_eq!(t.intern(Type::Array { element: i8, count: 3 }), a);
        assert_ne!(t.intern(Type::Array { element: i8, count: 4 }), a);
        let s = t.struct_named("node");
        assert_eq!(t.struct_named("node"), s);
        let n = t.intern(Type::Named(s));
        assert_eq!(t.struct_fields(n), None);
        t.set_body(s, StructBody { fields: vec![i8, a], packed: false });
        assert_eq!(t.element(n, 1), Some(a));
        assert_eq!(t.element(n, 2), None);
    }
}
