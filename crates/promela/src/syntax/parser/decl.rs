//! Declarations: variables, channels, symbolic constants, typedefs.

use super::{Parsed, Parser};
use crate::syntax::ast::*;
use crate::syntax::token::{BaseType, Kw, P, Tok};
use heddle_span::{Diagnostic, Span};
use std::ops::Range;

/// More symbolic constants than this do not fit in a byte.
const MAX_MTYPES: usize = 255;
/// A longer array is surely a mistake, and would not fit in memory.
const MAX_ARRAY: i64 = 1 << 24;

/// What one declaration declares.
pub enum Declared {
    Vars(Vec<Var>),
    Mtype(MtypeId, Range<u32>),
}

impl Parser {
    pub(super) fn sees_declaration(&mut self) -> bool {
        let tok = self.peek();
        let keyword = matches!(tok, Tok::Kw(Kw::Hidden | Kw::Show | Kw::Local));
        keyword || matches!(tok, Tok::Type(_) | Tok::TypeName(..))
    }

    /// One declaration, without the separator after it.
    pub(super) fn declaration(&mut self) -> Parsed<Declared> {
        let visibility = match self.peek() {
            Tok::Kw(Kw::Hidden) => Visibility::Hidden,
            Tok::Kw(Kw::Show) => Visibility::Show,
            Tok::Kw(Kw::Local) => Visibility::Local,
            _ => Visibility::Plain,
        };
        let start = self.here();
        if visibility != Visibility::Plain {
            self.bump();
        }
        let ty = match self.peek().clone() {
            Tok::TypeName(id, _) => {
                self.bump();
                Type::Struct(id)
            }
            Tok::Type(base) => {
                let word = self.bump().span;
                if let Some(set) = self.mtype_set(base, word)? {
                    if visibility != Visibility::Plain {
                        self.error(start, "symbolic constants cannot be hidden, shown or local");
                    }
                    return self.mtype_constants(set, word);
                }
                self.variable_type(base)
            }
            _ => return Err(self.expected("a type")),
        };
        let mut vars = Vec::new();
        loop {
            vars.push(self.variable(ty, visibility)?);
            if !self.eat(P::Comma) {
                return Ok(Declared::Vars(vars));
            }
        }
    }

    /// After a type word: `= {` or `{` or `:set = {` declares constants. Leaves
    /// `:set` of a variable's type in [`Parser::pending_set`].
    fn mtype_set(&mut self, base: BaseType, word: Span) -> Parsed<Option<Option<Name>>> {
        let mut set = None;
        if self.sees(P::Colon) {
            self.bump();
            let (name, span) = self.expect_name("the name of a set of constants")?;
            if base != BaseType::Mtype {
                let what = format!("`{}` has no named sets; only `mtype` has", base.word());
                return Err(self.error(word.to(span), what));
            }
            set = Some(name);
        }
        let constants = self.sees(P::Assign) || self.sees(P::LBrace);
        if !constants {
            self.pending_set = set;
            return Ok(None);
        }
        if base != BaseType::Mtype {
            let here = self.here();
            return Err(self.error(here, format!("a name is missing after `{}`", base.word())));
        }
        self.eat(P::Assign);
        Ok(Some(set))
    }

    fn mtype_constants(&mut self, set: Option<Name>, word: Span) -> Parsed<Declared> {
        self.expect(P::LBrace)?;
        let mut names = vec![self.expect_name("the name of a constant")?];
        loop {
            if self.eat(P::Comma) {
                continue;
            }
            if let Tok::Name(_) = self.peek() {
                names.push(self.expect_name("the name of a constant")?);
                continue;
            }
            break;
        }
        self.expect(P::RBrace)?;
        if self.proc.is_some() {
            self.error(word, "symbolic constants must be declared globally");
        }
        let id = self.find_set(set.as_ref());
        let first = self.program.mtypes[id.index()].constants.len() as u32;
        let n = names.len() as u32;
        for (i, (name, span)) in names.into_iter().enumerate() {
            // SPIN numbers each list from its end.
            let value = (first + n - i as u32) as i32;
            if let Some(&(set, at)) = self.s.symbols.mtypes.get(&name) {
                let old = self.program.mtypes[set.index()].constants[at as usize].span;
                let what = format!("constant `{name}` is declared twice");
                self.report(Diagnostic::error(span, what).label(old, "first declared here"));
            }
            self.s.symbols.mtypes.insert(name.clone(), (id, first + i as u32));
            self.program.mtypes[id.index()].constants.push(MtypeConst { name, span, value });
        }
        if (first + n) as usize > MAX_MTYPES {
            self.error(word, format!("a set has at most {MAX_MTYPES} symbolic constants"));
        }
        Ok(Declared::Mtype(id, first..first + n))
    }

    fn find_set(&mut self, name: Option<&Name>) -> MtypeId {
        let sets = &mut self.program.mtypes;
        let at = sets.iter().position(|s| s.name.as_ref() == name).unwrap_or_else(|| {
            sets.push(Mtype { name: name.cloned(), constants: Vec::new() });
            sets.len() - 1
        });
        MtypeId(at as u32)
    }

    fn variable_type(&mut self, base: BaseType) -> Type {
        match base {
            BaseType::Bit => Type::Bit,
            BaseType::Bool => Type::Bool,
            BaseType::Byte => Type::Byte,
            BaseType::Pid => Type::Pid,
            BaseType::Short => Type::Short,
            BaseType::Int => Type::Int,
            // The width comes with each name.
            BaseType::Unsigned => Type::Unsigned(0),
            BaseType::Chan => Type::Chan,
            BaseType::Mtype => {
                let set = self.pending_set.take();
                Type::Mtype(self.find_set(set.as_ref()))
            }
        }
    }

    /// `x`, `x : 3`, `x[4]`, each perhaps with an initial value.
    fn variable(&mut self, ty: Type, visibility: Visibility) -> Parsed<Var> {
        let (name, span) = self.expect_name("the name of a variable")?;
        let mut ty = ty;
        let mut array = None;
        if self.eat(P::Colon) {
            ty = self.width(&name, span, ty)?;
        } else {
            if ty == Type::Unsigned(0) {
                self.report(
                    Diagnostic::error(span, format!("`unsigned {name}` needs a width"))
                        .help(format!("write `unsigned {name} : 8` for eight bits")),
                );
                ty = Type::Unsigned(16);
            }
            if self.eat(P::LBracket) {
                array = Some(self.array_length(&name)?);
            }
        }
        let init =
            if self.eat(P::Assign) { self.initial(&name, span, ty, array)? } else { Init::None };
        Ok(Var {
            name,
            span,
            ty,
            visibility,
            array,
            init,
            owner: self.proc,
            is_param: false,
            at_start: self.proc.is_none() || self.at_start,
            scope: self.scope.clone(),
            call: self.s.current_call(),
        })
    }

    /// `: n` of an unsigned.
    fn width(&mut self, name: &Name, span: Span, ty: Type) -> Parsed<Type> {
        let token = self.peek_token().clone();
        let Tok::Int(n, _) = token.tok else { return Err(self.expected("a number of bits")) };
        self.bump();
        if !matches!(ty, Type::Unsigned(_)) {
            self.error(span.to(token.span), format!("`{name}`: only an `unsigned` has a width"));
            return Ok(ty);
        }
        if !(1..32).contains(&n) {
            self.error(token.span, format!("the width of `{name}` must be from 1 to 31 bits"));
            return Ok(Type::Unsigned(16));
        }
        Ok(Type::Unsigned(n as u8))
    }

    /// `n ]` of an array. A variable with a constant initial value will do.
    fn array_length(&mut self, name: &Name) -> Parsed<u32> {
        let start = self.here();
        let n = if let Tok::Name(bound) = self.peek().clone() {
            self.bump();
            self.length_of_variable(&bound, start)?
        } else {
            self.const_expr()?
        };
        self.expect(P::RBracket)?;
        if n <= 0 {
            self.error(
                start.to(self.end),
                format!("array `{name}` must have at least one element"),
            );
            return Ok(1);
        }
        if n > MAX_ARRAY {
            let text = format!("array `{name}` has more than {MAX_ARRAY} elements");
            self.report(Diagnostic::unsupported(start.to(self.end), text));
            return Ok(1);
        }
        Ok(n as u32)
    }

    fn length_of_variable(&mut self, bound: &Name, span: Span) -> Parsed<i64> {
        let Some(value) = self.initial_value(bound) else {
            let what = format!("undeclared variable `{bound}` in the length of an array");
            return Err(self.error(span, what));
        };
        let n = if value > 0 { value } else { 8 };
        let what = format!("`{bound}` is a variable; the array's length is {n}, once and for all");
        self.s.diagnostics.push(Diagnostic::warning(span, what));
        Ok(n)
    }

    /// The constant that a variable visible here starts with; zero if it is
    /// no constant.
    pub(super) fn initial_value(&self, name: &Name) -> Option<i64> {
        let visible = |v: &&Var| {
            v.name == *name
                && (v.owner.is_none() || v.owner == self.proc && self.scope.starts_with(&v.scope))
        };
        let var = self.program.vars.iter().rev().find(visible)?;
        Some(match &var.init {
            Init::Expr(Expr { kind: ExprKind::Int(n, _), .. }) => *n as i64,
            _ => 0,
        })
    }

    fn initial(&mut self, name: &Name, span: Span, ty: Type, array: Option<u32>) -> Parsed<Init> {
        if self.sees(P::LBrace) {
            self.bump();
            let mut list = Vec::new();
            loop {
                let token = self.peek_token().clone();
                let kind = match token.tok {
                    Tok::Int(n, spelling) => ExprKind::Int(n, spelling),
                    Tok::Mtype(set, at, _) => ExprKind::Mtype(set, at),
                    _ => return Err(self.expected("a constant")),
                };
                self.bump();
                list.push(Expr { kind, span: token.span });
                if !self.eat(P::Comma) {
                    break;
                }
            }
            self.expect(P::RBrace)?;
            if array.is_none() {
                self.error(
                    span,
                    format!("`{name}` must be an array to start with a list of values"),
                );
            }
            return Ok(Init::List(list));
        }
        if self.sees(P::LBracket) {
            let init = self.channel()?;
            if ty != Type::Chan {
                self.error(init.span, format!("`{name}` is no channel"));
                return Ok(Init::None);
            }
            if self.proc.is_some() && !self.at_start {
                let what = format!("channel `{name}` must be declared at the start of its process");
                self.error(span, what);
            }
            return Ok(Init::Chan(init));
        }
        Ok(Init::Expr(self.expr()?))
    }

    /// `[n] of { types }`
    fn channel(&mut self) -> Parsed<ChanInit> {
        let start = self.expect(P::LBracket)?.span;
        let n = self.const_expr()?;
        self.expect(P::RBracket)?;
        let size = start.to(self.end);
        self.expect_kw(Kw::Of)?;
        self.expect(P::LBrace)?;
        let mut fields = Vec::new();
        loop {
            fields.push(self.message_field()?);
            if !self.eat(P::Comma) {
                break;
            }
        }
        let close = self.expect(P::RBrace)?.span;
        if !(0..=255).contains(&n) {
            self.error(size, "a channel holds from 0 to 255 messages");
        }
        let capacity = n.clamp(0, 255) as u32;
        Ok(ChanInit { capacity, fields, span: start.to(close) })
    }

    fn message_field(&mut self) -> Parsed<Type> {
        let start = self.here();
        match self.peek().clone() {
            Tok::TypeName(id, _) => {
                self.bump();
                Ok(Type::Struct(id))
            }
            Tok::Type(base) => {
                self.bump();
                self.pending_set = None;
                if self.eat(P::Colon) {
                    if base != BaseType::Mtype {
                        return Err(self.error(start, "only `mtype` has named sets"));
                    }
                    let (name, _) = self.expect_name("the name of a set of constants")?;
                    self.pending_set = Some(name);
                }
                if base == BaseType::Unsigned {
                    return Err(self.error(start, "`unsigned` cannot be part of a message"));
                }
                Ok(self.variable_type(base))
            }
            _ => Err(self.expected("the type of a message field")),
        }
    }

    // Constant expressions.

    pub(super) fn const_expr(&mut self) -> Parsed<i64> {
        let mut sum = self.const_term()?;
        loop {
            if self.eat(P::Plus) {
                sum = sum.wrapping_add(self.const_term()?) as i32 as i64;
            } else if self.eat(P::Minus) {
                sum = sum.wrapping_sub(self.const_term()?) as i32 as i64;
            } else {
                return Ok(sum);
            }
        }
    }

    fn const_term(&mut self) -> Parsed<i64> {
        let mut product = self.const_factor()?;
        loop {
            let op = match self.peek() {
                Tok::P(p @ (P::Star | P::Slash | P::Percent)) => *p,
                _ => return Ok(product),
            };
            self.bump();
            let here = self.here();
            let right = self.const_factor()?;
            if right == 0 && op != P::Star {
                return Err(self.error(here, "division by zero"));
            }
            let value = match op {
                P::Star => product.wrapping_mul(right),
                P::Slash => product / right,
                _ => product % right,
            };
            product = value as i32 as i64;
        }
    }

    fn const_factor(&mut self) -> Parsed<i64> {
        self.deeper()?;
        let value = self.const_factor_inner();
        self.nesting -= 1;
        value
    }

    fn const_factor_inner(&mut self) -> Parsed<i64> {
        match *self.peek() {
            Tok::Int(n, _) => {
                self.bump();
                Ok(n as i64)
            }
            Tok::Mtype(set, at, _) => {
                self.bump();
                let c = &self.program.mtypes[set.index()].constants[at as usize];
                Ok(c.value as i64)
            }
            Tok::P(P::Minus) => {
                self.bump();
                Ok((-self.const_factor()?) as i32 as i64)
            }
            Tok::P(P::LParen) => {
                self.bump();
                let n = self.const_expr()?;
                self.expect(P::RParen)?;
                Ok(n)
            }
            _ => Err(self.expected("a constant")),
        }
    }
}
