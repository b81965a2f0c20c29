//! Types in the text. Typed pointers (`i32*`) lose their pointee here.

use super::Parser;
use super::cursor::Parse;
use super::lexer::Kind;
use crate::ir::{FloatKind, StructBody, Type, TypeId};

/// LLVM's own limit on integers.
const MAX_BITS: u32 = 1 << 23;

/// Integers beyond this many bits are refused.
const MAX_ROW: u32 = 4096;

impl Parser<'_> {
    pub fn intern(&mut self, ty: Type) -> TypeId {
        self.module.types.intern(ty)
    }

    /// Whether a type starts here.
    pub fn at_type(&self) -> bool {
        match self.kind() {
            Kind::Local | Kind::OpenSquare | Kind::OpenBrace | Kind::Less => true,
            Kind::Word => is_type_word(self.here()),
            _ => false,
        }
    }

    pub fn ty(&mut self) -> Parse<TypeId> {
        self.nested(Self::type_unbounded)
    }

    fn type_unbounded(&mut self) -> Parse<TypeId> {
        let mut ty = match self.kind() {
            Kind::Word => self.word_type()?,
            Kind::Local => self.named_type(),
            Kind::OpenSquare => self.array()?,
            Kind::OpenBrace => self.literal_struct(false)?,
            Kind::Less => self.vector_or_packed()?,
            _ => return Err(self.unexpected("a type")),
        };
        loop {
            ty = match self.kind() {
                Kind::Star => {
                    self.advance();
                    self.intern(Type::Ptr(0))
                }
                Kind::Word if self.here() == "addrspace" && self.typed_pointer_space() => {
                    let space = self.address_space()?;
                    self.expect(Kind::Star, "`*`")?;
                    self.intern(Type::Ptr(space))
                }
                Kind::Open => self.function_type(ty)?,
                _ => return Ok(ty),
            };
        }
    }

    /// `addrspace(N)*`, as opposed to the same words before something else.
    fn typed_pointer_space(&self) -> bool {
        self.peek_at(1).kind == Kind::Open && self.peek_at(4).kind == Kind::Star
    }

    /// `addrspace(N)`, if it stands here; otherwise space 0.
    pub fn address_space(&mut self) -> Parse<u32> {
        if !self.eat_word("addrspace") {
            return Ok(0);
        }
        self.expect(Kind::Open, "`(`")?;
        let span = self.span();
        let space = self.unsigned("an address space")?;
        self.expect(Kind::Close, "`)`")?;
        u32::try_from(space).map_err(|_| self.error(span, "no such address space"))
    }

    fn word_type(&mut self) -> Parse<TypeId> {
        let span = self.span();
        let word = self.here();
        let ty = match word {
            "void" => Type::Void,
            "half" => Type::Float(FloatKind::Half),
            "bfloat" => Type::Float(FloatKind::BFloat),
            "float" => Type::Float(FloatKind::Float),
            "double" => Type::Float(FloatKind::Double),
            "x86_fp80" => Type::Float(FloatKind::X86Fp80),
            "fp128" => Type::Float(FloatKind::Fp128),
            "ppc_fp128" => Type::Float(FloatKind::PpcFp128),
            "label" => Type::Label,
            "metadata" => Type::Metadata,
            "token" => Type::Token,
            "ptr" => {
                self.advance();
                let space = if self.typed_pointer_space() { 0 } else { self.address_space()? };
                return Ok(self.intern(Type::Ptr(space)));
            }
            "x86_mmx" | "x86_amx" | "target" => {
                return Err(self.unsupported(span, format!("the type `{word}` is not supported")));
            }
            _ => self.integer_type()?,
        };
        self.advance();
        Ok(self.intern(ty))
    }

    fn integer_type(&mut self) -> Parse<Type> {
        let bits = self.here().strip_prefix('i').and_then(|n| n.parse::<u32>().ok());
        match bits {
            Some(0) => Err(self.error(self.span(), "an integer has at least one bit")),
            Some(n) if n > MAX_BITS => {
                Err(self.error(self.span(), format!("an integer has at most {MAX_BITS} bits")))
            }
            // Beyond 128 bits they are rows of words: see `lower::rows`.
            Some(n) if n > MAX_ROW => {
                let message = format!("integers of {n} bits are not supported");
                Err(self.unsupported(self.span(), message))
            }
            Some(n) => Ok(Type::Int(n)),
            None => Err(self.unexpected("a type")),
        }
    }

    fn named_type(&mut self) -> TypeId {
        let token = self.advance();
        let name = self.name_of(token);
        let id = self.module.types.struct_named(&name);
        if id.0 as usize >= self.struct_uses.len() {
            self.struct_uses.push(self.span_of(token));
        }
        self.intern(Type::Named(id))
    }

    fn array(&mut self) -> Parse<TypeId> {
        self.advance();
        let count = self.unsigned("a number of elements")?;
        self.expect_word("x")?;
        let element = self.element_type()?;
        self.expect(Kind::CloseSquare, "`]`")?;
        Ok(self.intern(Type::Array { element, count }))
    }

    fn vector_or_packed(&mut self) -> Parse<TypeId> {
        self.advance();
        if self.kind() == Kind::OpenBrace {
            let ty = self.literal_struct(true)?;
            self.expect(Kind::Greater, "`>`")?;
            return Ok(ty);
        }
        if self.at_word("vscale") {
            return Err(self.unsupported(self.span(), "scalable vectors are not supported"));
        }
        let span = self.span();
        let count = self.unsigned("a number of elements")?;
        self.expect_word("x")?;
        let element = self.element_type()?;
        self.expect(Kind::Greater, "`>`")?;
        let scalar =
            matches!(self.module.types.get(element), Type::Int(_) | Type::Float(_) | Type::Ptr(_));
        match u32::try_from(count) {
            Ok(count @ 1..=0xffff) if scalar => Ok(self.intern(Type::Vector { element, count })),
            _ if !scalar => Err(self.error(span, "a vector holds integers, floats or pointers")),
            _ => Err(self.error(span, "a vector has 1 to 65535 elements")),
        }
    }

    /// `{ … }` between which only fields stand.
    fn literal_struct(&mut self, packed: bool) -> Parse<TypeId> {
        let fields = self.field_types()?;
        Ok(self.intern(Type::Struct { fields, packed }))
    }

    fn field_types(&mut self) -> Parse<Vec<TypeId>> {
        self.expect(Kind::OpenBrace, "`{`")?;
        let mut fields = Vec::new();
        if self.eat(Kind::CloseBrace) {
            return Ok(fields);
        }
        loop {
            fields.push(self.element_type()?);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::CloseBrace, "`}`")?;
        Ok(fields)
    }

    /// A type that memory can hold.
    pub fn element_type(&mut self) -> Parse<TypeId> {
        let span = self.span();
        let ty = self.ty()?;
        if self.module.types.is_first_class(ty) {
            Ok(ty)
        } else {
            Err(self.error(span, "this type cannot be stored"))
        }
    }

    /// `( … )` after the return type.
    fn function_type(&mut self, ret: TypeId) -> Parse<TypeId> {
        self.advance();
        let mut params = Vec::new();
        let mut varargs = false;
        while self.kind() != Kind::Close {
            if self.eat(Kind::Ellipsis) {
                varargs = true;
                break;
            }
            params.push(self.ty()?);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::Close, "`)`")?;
        Ok(self.intern(Type::Function { ret, params, varargs }))
    }

    /// `%name = type { … }`.
    pub fn type_definition(&mut self) -> Parse<()> {
        let token = self.advance();
        let name = self.name_of(token);
        let id = self.module.types.struct_named(&name);
        if id.0 as usize >= self.struct_uses.len() {
            self.struct_uses.push(self.span_of(token));
        }
        self.expect(Kind::Equal, "`=`")?;
        self.expect_word("type")?;
        if !self.struct_defined.insert(id) {
            let message = format!("the type `%{name}` is defined twice");
            return Err(self.error(self.span_of(token), message));
        }
        if self.eat_word("opaque") {
            return Ok(());
        }
        let packed = self.eat(Kind::Less);
        let fields = self.field_types()?;
        if packed {
            self.expect(Kind::Greater, "`>`")?;
        }
        self.module.types.set_body(id, StructBody { fields, packed });
        Ok(())
    }

    /// Every named type is defined and none contains itself.
    pub fn check_types(&mut self) {
        let names: Vec<_> =
            self.module.types.all_named().map(|(id, s)| (id, s.name.clone())).collect();
        for (id, name) in names {
            if !self.struct_defined.contains(&id) {
                let span = self.struct_uses[id.0 as usize];
                self.error(span, format!("the type `%{name}` is not defined"));
            }
        }
        if let Some(id) = super::recursion::find(&self.module.types) {
            let name = self.module.types.named(id).name.clone();
            let span = self.struct_uses[id.0 as usize];
            self.error(span, format!("the type `%{name}` contains itself or nests too deeply"));
        }
    }
}

fn is_type_word(word: &str) -> bool {
    matches!(
        word,
        "void"
            | "half"
            | "bfloat"
            | "float"
            | "double"
            | "x86_fp80"
            | "fp128"
            | "ppc_fp128"
            | "label"
            | "metadata"
            | "token"
            | "ptr"
            | "x86_mmx"
            | "x86_amx"
            | "target"
    ) || word.strip_prefix('i').is_some_and(|n| n.parse::<u32>().is_ok())
}
