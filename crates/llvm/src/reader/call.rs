//! Calls, inline assembly, and the calls and records that carry debug
//! information.

use super::Parser;
use super::cursor::Parse;
use super::lexer::Kind;
use crate::ir::{
    Arg, Call, Callee, Clause, ConstKind, DebugRecord, DebugRecordKind, InlineAsm, Inst, Op,
    Operand, ParamAttrs, Type, TypeId,
};
use heddle_span::Span;

impl Parser<'_> {
    /// After `call`. `None` for a call that only tells a debugger something.
    pub fn call(&mut self, must_tail: bool) -> Parse<Option<(Op, TypeId)>> {
        self.wrap_flags();
        self.result_attrs()?;
        let span = self.span();
        let stated = self.ty()?;
        let callee = self.callee()?;
        if let Some(kind) = self.debug_intrinsic(&callee) {
            return self.debug_call(kind);
        }
        let (call, ret) = self.call_of(callee, stated, must_tail, span)?;
        Ok(Some((Op::Call(Box::new(call)), ret)))
    }

    /// After `invoke`.
    pub fn invoke(&mut self) -> Parse<(Op, TypeId)> {
        self.result_attrs()?;
        let span = self.span();
        let stated = self.ty()?;
        let callee = self.callee()?;
        let (call, ret) = self.call_of(callee, stated, false, span)?;
        self.expect_word("to")?;
        let normal = self.label()?;
        self.expect_word("unwind")?;
        let unwind = self.label()?;
        Ok((Op::Invoke { call: Box::new(call), normal, unwind }, ret))
    }

    /// After `landingpad`.
    pub fn landing_pad(&mut self) -> Parse<(Op, TypeId)> {
        let ty = self.ty()?;
        let (mut cleanup, mut clauses) = (false, Vec::new());
        loop {
            if self.eat_word("cleanup") {
                cleanup = true;
            } else if self.eat_word("catch") {
                clauses.push(Clause::Catch(self.typed_constant()?));
            } else if self.eat_word("filter") {
                clauses.push(Clause::Filter(self.typed_constant()?));
            } else {
                return Ok((Op::LandingPad { cleanup, clauses }, ty));
            }
        }
    }

    /// The arguments and what follows.
    fn call_of(
        &mut self,
        callee: Callee,
        stated: TypeId,
        must_tail: bool,
        span: Span,
    ) -> Parse<(Call, TypeId)> {
        let args = self.arguments()?;
        let (function_type, ret) = match *self.module.types.get(stated) {
            Type::Function { ret, .. } => (stated, ret),
            _ => (self.implied_type(stated, &args), stated),
        };
        if !self.arguments_fit(function_type, &args) {
            return Err(self.error(span, "the arguments do not fit the type of the call"));
        }
        let no_return = self.call_trailer();
        let args = args.into_iter().map(|(_, a)| a).collect();
        Ok((Call { callee, function_type, args, must_tail, no_return }, ret))
    }

    fn implied_type(&mut self, ret: TypeId, args: &[(TypeId, Arg)]) -> TypeId {
        let params = args.iter().map(|a| a.0).collect();
        self.intern(Type::Function { ret, params, varargs: false })
    }

    fn arguments_fit(&self, function_type: TypeId, args: &[(TypeId, Arg)]) -> bool {
        let (_, params, varargs) = self.module.signature(function_type);
        let enough = if varargs { args.len() >= params.len() } else { args.len() == params.len() };
        enough && params.iter().zip(args).all(|(p, a)| *p == a.0)
    }

    fn callee(&mut self) -> Parse<Callee> {
        if self.at_word("asm") {
            return self.inline_asm().map(Callee::Asm);
        }
        let pointer = self.intern(Type::Ptr(0));
        self.operand(pointer).map(Callee::Operand)
    }

    fn inline_asm(&mut self) -> Parse<InlineAsm> {
        self.advance();
        let side_effects = self.eat_word("sideeffect");
        let align_stack = self.eat_word("alignstack");
        let intel = self.eat_word("inteldialect");
        self.eat_word("unwind");
        let text = self.string("the text of the assembly")?;
        self.comma()?;
        let constraints = self.string("constraints")?;
        Ok(InlineAsm { text, constraints, side_effects, align_stack, intel })
    }

    fn arguments(&mut self) -> Parse<Vec<(TypeId, Arg)>> {
        self.expect(Kind::Open, "`(`")?;
        let mut args = Vec::new();
        while self.kind() != Kind::Close {
            if self.eat(Kind::Ellipsis) {
                break;
            }
            args.push(self.argument()?);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::Close, "`)`")?;
        Ok(args)
    }

    fn argument(&mut self) -> Parse<(TypeId, Arg)> {
        let ty = self.ty()?;
        if *self.module.types.get(ty) == Type::Metadata {
            let start = self.span();
            self.skip_metadata_value()?;
            let span = self.span_from(start);
            let text = self.text[span.lo as usize..span.hi as usize].to_string();
            let constant = self.intern_const(ty, ConstKind::Metadata(text));
            let attrs = ParamAttrs::default();
            return Ok((ty, Arg { value: Operand::Const(constant), attrs }));
        }
        let attrs = self.param_attrs()?;
        let value = self.operand(ty)?;
        Ok((ty, Arg { value, attrs }))
    }

    /// The debug intrinsic that is called: `Some(None)` for one that says
    /// nothing we use.
    fn debug_intrinsic(&self, callee: &Callee) -> Option<Option<DebugRecordKind>> {
        let Callee::Operand(Operand::Const(c)) = callee else { return None };
        let ConstKind::Function(f) = self.module.constants.kind(*c) else { return None };
        match self.module.function(*f).name.as_str() {
            "llvm.dbg.declare" | "llvm.dbg.addr" => Some(Some(DebugRecordKind::Declare)),
            "llvm.dbg.value" | "llvm.dbg.assign" => Some(Some(DebugRecordKind::Value)),
            name if name.starts_with("llvm.dbg.") => Some(None),
            _ => None,
        }
    }

    /// `(metadata ptr %x, metadata !12, metadata !DIExpression())`.
    fn debug_call(&mut self, kind: Option<DebugRecordKind>) -> Parse<Option<(Op, TypeId)>> {
        let record = match kind {
            Some(kind) => self.debug_operands(kind, true)?.0,
            None => {
                self.skip_parens();
                None
            }
        };
        self.call_trailer();
        let void = self.void();
        Ok(record.map(|r| (Op::Debug(r), void)))
    }

    /// `#dbg_declare(ptr %x, !12, !DIExpression(), !13)`.
    pub fn debug_record(&mut self) -> Parse<Option<Inst>> {
        let start = self.span();
        let token = self.advance();
        let kind = match self.text_of(token) {
            "#dbg_declare" => DebugRecordKind::Declare,
            "#dbg_value" | "#dbg_assign" | "#dbg_declare_value" => DebugRecordKind::Value,
            name if name.starts_with("#dbg_") => {
                self.skip_parens();
                return Ok(None);
            }
            _ => return Err(self.error(start, "expected an instruction")),
        };
        let (record, last) = self.debug_operands(kind, false)?;
        let location = last.map(|node| self.debug_refs.location(node));
        let ty = self.void();
        let span = self.span_from(start);
        Ok(record.map(|r| Inst { op: Op::Debug(r), result: None, ty, location, span }))
    }

    /// The value, the variable and the expression; of the rest only the last,
    /// which is the place of a record.
    fn debug_operands(
        &mut self,
        kind: DebugRecordKind,
        prefixed: bool,
    ) -> Parse<(Option<DebugRecord>, Option<u32>)> {
        self.expect(Kind::Open, "`(`")?;
        self.metadata_prefix(prefixed)?;
        let value = self.debug_value()?;
        self.comma()?;
        self.metadata_prefix(prefixed)?;
        let variable = self.metadata_reference()?;
        self.comma()?;
        self.metadata_prefix(prefixed)?;
        let expression = self.debug_expression()?;
        let variable = variable.map(|node| self.debug_refs.variable(node));
        let (mut last, mut address) = (None, None);
        while self.eat(Kind::Comma) {
            self.metadata_prefix(prefixed)?;
            if self.at_type() {
                address = self.debug_value()?;
            } else {
                last = self.metadata_reference()?;
            }
        }
        // A part of a variable does not tell where the whole of it is.
        let address = address.filter(|_| expression.is_empty());
        self.expect(Kind::Close, "`)`")?;
        let record =
            variable.map(|variable| DebugRecord { kind, value, variable, expression, address });
        Ok((record, last))
    }

    fn metadata_prefix(&mut self, expected: bool) -> Parse<()> {
        if expected { self.expect_word("metadata") } else { Ok(()) }
    }

    fn debug_value(&mut self) -> Parse<Option<Operand>> {
        if !self.at_type() {
            self.skip_metadata_value()?;
            return Ok(None);
        }
        let (_, value) = self.typed_operand()?;
        let gone = matches!(value, Operand::Const(c)
            if matches!(self.module.constants.kind(c), ConstKind::Undef | ConstKind::Poison));
        Ok((!gone).then_some(value))
    }
}
