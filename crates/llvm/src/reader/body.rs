//! The values of the function being read, the way its text names them, and
//! the frame around every instruction: result, opcode, attachments.

use super::Parser;
use super::cursor::{Parse, shorten};
use super::lexer::Kind;
use crate::ir::{BinaryOp, BlockId, CastOp, FuncId, Inst, Op, Operand, TypeId, Value, ValueId};
use heddle_span::Span;
use std::collections::HashMap;

/// Values by name. A value may be used before it is defined; it is then
/// entered with the type of its use.
pub struct Body {
    pub function: FuncId,
    pub ret: TypeId,
    pub values: Vec<Value>,
    pub defined: Vec<bool>,
    pub first_use: Vec<Span>,
    pub names: HashMap<String, ValueId>,
    /// The number of the next value or block without a name.
    pub next_number: u32,
    /// An instruction could not be read: missing values are no further news.
    pub broken: bool,
}

impl Default for Body {
    fn default() -> Self {
        Body {
            function: FuncId(0),
            ret: TypeId(0),
            values: Vec::new(),
            defined: Vec::new(),
            first_use: Vec::new(),
            names: HashMap::new(),
            next_number: 0,
            broken: false,
        }
    }
}

impl Body {
    /// Keeps the count right when the text says a number itself.
    pub fn take_number(&mut self, name: &str) {
        if let Ok(n) = name.parse::<u32>() {
            self.next_number = self.next_number.max(n.saturating_add(1));
        }
    }

    fn enter(&mut self, name: &str, ty: TypeId, span: Span) -> ValueId {
        let id = ValueId(self.values.len() as u32);
        self.values.push(Value { name: name.to_string(), ty });
        self.defined.push(false);
        self.first_use.push(span);
        self.names.insert(name.to_string(), id);
        id
    }
}

/// What an opcode's reader gives: the operation and the type of its result.
pub type Read = Parse<(Op, TypeId)>;

impl Parser<'_> {
    /// A value comes into being.
    pub fn define(&mut self, name: &str, ty: TypeId, span: Span) -> ValueId {
        self.body.take_number(name);
        let id = match self.body.names.get(name) {
            Some(&id) => id,
            None => self.body.enter(name, ty, span),
        };
        if self.body.defined[id.index()] {
            self.error(span, format!("`%{name}` is defined twice"));
        } else if self.body.values[id.index()].ty != ty {
            self.error(span, format!("`%{name}` is used with another type than it has"));
        }
        self.body.defined[id.index()] = true;
        id
    }

    /// A value of a known type.
    pub fn operand(&mut self, ty: TypeId) -> Parse<Operand> {
        if self.kind() != Kind::Local {
            return self.constant(ty).map(Operand::Const);
        }
        let token = self.advance();
        let name = self.name_of(token);
        let span = self.span_of(token);
        if !self.module.types.is_first_class(ty) {
            return Err(self.error(span, format!("`%{name}` cannot have this type")));
        }
        let id = match self.body.names.get(&name) {
            Some(&id) => id,
            None => self.body.enter(&name, ty, span),
        };
        if self.body.values[id.index()].ty != ty {
            return Err(self.error(span, format!("`%{name}` has another type")));
        }
        Ok(Operand::Local(id))
    }

    /// A type and a value of it.
    pub fn typed_operand(&mut self) -> Parse<(TypeId, Operand)> {
        let ty = self.ty()?;
        Ok((ty, self.operand(ty)?))
    }

    /// A pointer with its type.
    pub fn pointer_operand(&mut self) -> Parse<Operand> {
        let span = self.span();
        let (ty, operand) = self.typed_operand()?;
        if self.module.types.is_ptr(ty) {
            Ok(operand)
        } else {
            Err(self.error(span, "expected a pointer"))
        }
    }

    /// `label %name`.
    pub fn label(&mut self) -> Parse<BlockId> {
        self.expect_word("label")?;
        self.block_name()
    }

    pub fn block_name(&mut self) -> Parse<BlockId> {
        let token = self.expect(Kind::Local, "a block")?;
        let name = self.name_of(token);
        match self.survey.block(self.body.function, &name) {
            Some(block) => Ok(block),
            None => Err(self.error(self.span_of(token), format!("there is no block `%{name}`"))),
        }
    }

    /// One instruction; `None` for a record that says nothing to us.
    pub fn instruction(&mut self) -> Parse<Option<Inst>> {
        let start = self.span();
        if self.kind() == Kind::DebugRecord {
            return self.debug_record();
        }
        let named = self.kind() == Kind::Local && self.peek_at(1).kind == Kind::Equal;
        let name = named.then(|| {
            let token = self.advance();
            self.advance();
            (self.name_of(token), self.span_of(token))
        });
        let opcode = self.span();
        let Some((op, ty)) = self.operation()? else { return self.attachments().map(|_| None) };
        let location = self.attachments()?.map(|node| self.debug_refs.location(node));
        let void = self.module.types.is_void(ty);
        let result = match name {
            Some((name, span)) if void => {
                return Err(self.error(span, format!("`%{name}` would be nothing: void")));
            }
            Some((name, span)) => Some(self.define(&name, ty, span)),
            None if void => None,
            None => {
                let number = self.body.next_number.to_string();
                Some(self.define(&number, ty, opcode))
            }
        };
        Ok(Some(Inst { op, result, ty, location, span: self.span_from(start) }))
    }

    fn operation(&mut self) -> Parse<Option<(Op, TypeId)>> {
        let span = self.span();
        let token = self.expect(Kind::Word, "an instruction")?;
        let word = self.text_of(token);
        let read = match word {
            "ret" => self.ret()?,
            "br" => self.br()?,
            "switch" => self.switch()?,
            "indirectbr" => self.indirect_br()?,
            "unreachable" => (Op::Unreachable, self.void()),
            "fneg" => self.fneg()?,
            "icmp" => self.icmp()?,
            "fcmp" => self.fcmp()?,
            "select" => self.select()?,
            "freeze" => self.freeze()?,
            "phi" => self.phi()?,
            "extractelement" => self.extract_element()?,
            "insertelement" => self.insert_element()?,
            "shufflevector" => self.shuffle_vector()?,
            "extractvalue" => self.extract_value()?,
            "insertvalue" => self.insert_value()?,
            "alloca" => self.alloca()?,
            "load" => self.load()?,
            "store" => self.store()?,
            "fence" => self.fence()?,
            "cmpxchg" => self.cmpxchg()?,
            "atomicrmw" => self.atomic_rmw()?,
            "getelementptr" => self.gep()?,
            "va_arg" => self.va_arg()?,
            "invoke" => self.invoke()?,
            "landingpad" => self.landing_pad()?,
            "resume" => (Op::Resume(self.typed_operand()?.1), self.void()),
            "call" => return self.call(false),
            "tail" | "notail" => {
                self.expect_word("call")?;
                return self.call(false);
            }
            "musttail" => {
                self.expect_word("call")?;
                return self.call(true);
            }
            _ => {
                if let Some(op) = BinaryOp::parse(word) {
                    return self.binary(op).map(Some);
                }
                if let Some(op) = CastOp::parse(word) {
                    return self.cast(op).map(Some);
                }
                return Err(self.unknown_instruction(word, span));
            }
        };
        Ok(Some(read))
    }

    /// Names an instruction that we do not do, with its text.
    fn unknown_instruction(&mut self, word: &str, span: Span) -> super::cursor::Reported {
        let line = self.text[span.lo as usize..].lines().next().unwrap_or("");
        let text = shorten(line.trim_end());
        let message = match word {
            "catchpad" | "catchswitch" | "catchret" | "cleanuppad" | "cleanupret" => {
                format!("exceptions of Windows are not supported: `{text}`")
            }
            "callbr" => format!("`asm goto` is not supported: `{text}`"),
            _ => format!("the instruction `{}` is not supported: `{text}`", shorten(word)),
        };
        let hi = span.lo + line.trim_end().len() as u32;
        self.unsupported(Span { hi, ..span }, message)
    }

    /// `, !dbg !7, !tbaa !8`: the node of the place in the C source, if any.
    fn attachments(&mut self) -> Parse<Option<u32>> {
        let mut location = None;
        while self.kind() == Kind::Comma && self.peek_at(1).kind == Kind::MetadataName {
            self.advance();
            let token = self.advance();
            let name = self.text_of(token);
            let node = self.metadata_reference()?;
            if let (Some(node), "!dbg") = (node, name) {
                location = Some(node);
            }
        }
        Ok(location)
    }

    pub fn void(&mut self) -> TypeId {
        self.intern(crate::ir::Type::Void)
    }
}
