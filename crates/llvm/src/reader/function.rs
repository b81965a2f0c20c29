//! Functions: their header, and the loop over their instructions.

use super::Parser;
use super::body::Body;
use super::cursor::{Parse, Reported, shorten};
use super::lexer::Kind;
use crate::ir::{Block, BlockId, FuncId, Inst, Op, ParamAttrs, Symbol, Type, TypeId, Value};
use heddle_span::{Diagnostic, Severity, Span};

/// The parameters as the header lists them.
struct Header {
    types: Vec<TypeId>,
    attrs: Vec<ParamAttrs>,
    names: Vec<Option<(String, Span)>>,
    varargs: bool,
}

impl Parser<'_> {
    pub fn function(&mut self, defined: bool) -> Parse<()> {
        self.advance();
        while self.kind() == Kind::MetadataName {
            self.advance();
            self.skip_metadata_value()?;
        }
        let (linkage, _) = self.linkage();
        let ret_attrs = self.result_attrs()?;
        let ret = self.ty()?;
        let token = self.expect(Kind::Global, "the name of a function")?;
        let name = self.name_of(token);
        let header = self.header()?;
        let Some(&Symbol::Function(id)) = self.module.symbols.get(&name) else {
            return Err(self.error(self.span_of(token), format!("`@{name}` is something else")));
        };
        let ty = self.intern(Type::Function {
            ret,
            params: header.types.clone(),
            varargs: header.varargs,
        });
        let debug = self.function_trailer()?;
        let scope = debug.map(|node| self.debug_refs.scope(node));
        let function = &mut self.module.functions[id.index()];
        function.ty = ty;
        function.linkage = linkage;
        function.ret_attrs = ret_attrs;
        function.params = header.attrs.clone();
        function.debug = scope;
        if defined { self.function_body(id, ret, header) } else { Ok(()) }
    }

    fn header(&mut self) -> Parse<Header> {
        let mut header =
            Header { types: Vec::new(), attrs: Vec::new(), names: Vec::new(), varargs: false };
        self.expect(Kind::Open, "`(`")?;
        while self.kind() != Kind::Close {
            if self.eat(Kind::Ellipsis) {
                header.varargs = true;
                break;
            }
            header.types.push(self.ty()?);
            header.attrs.push(self.param_attrs()?);
            let named = self.kind() == Kind::Local;
            let name = named.then(|| self.advance());
            header.names.push(name.map(|t| (self.name_of(t), self.span_of(t))));
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::Close, "`)`")?;
        Ok(header)
    }

    fn function_body(&mut self, id: FuncId, ret: TypeId, header: Header) -> Parse<()> {
        self.expect(Kind::OpenBrace, "`{`")?;
        self.body = Body { function: id, ret, ..Body::default() };
        for (&ty, name) in header.types.iter().zip(header.names) {
            let (name, span) =
                name.unwrap_or_else(|| (self.body.next_number.to_string(), self.span()));
            self.define(&name, ty, span);
        }
        if self.kind() != Kind::Label {
            let number = self.body.next_number;
            self.name_entry(id, number);
            self.body.next_number += 1;
        }
        let so_far = self.diagnostics.len();
        let mut blocks = self.blocks(id);
        if self.body.broken && self.diagnostics[so_far..].iter().all(is_refusal) {
            return self.refuse_body(id, so_far, header.types.len());
        }
        self.body.finish_names();
        self.check_defined();
        // What could not be read is not run either: a diagnostic is fatal.
        blocks.retain(|b| !b.insts.is_empty());
        let body = std::mem::take(&mut self.body);
        let function = &mut self.module.functions[id.index()];
        function.blocks = blocks;
        function.values = body.values;
        Ok(())
    }

    /// A function with something that we do not know is refused when it is called.
    fn refuse_body(&mut self, id: FuncId, so_far: usize, n_params: usize) -> Parse<()> {
        let first = self.diagnostics.drain(so_far..).next();
        let mut body = std::mem::take(&mut self.body);
        body.values.truncate(n_params);
        let (op, ty) = (Op::Unreachable, self.void());
        let function = &mut self.module.functions[id.index()];
        let span = function.span;
        let insts = vec![Inst { op, result: None, ty, location: None, span }];
        // As many blocks as there were: constants may name any of them.
        let n_blocks = self.survey.blocks[id.index()].len().max(1);
        let block = |i| Block { name: format!("refused.{i}"), insts: insts.clone(), span };
        function.blocks = (0..n_blocks).map(block).collect();
        function.values = body.values;
        function.refused = first.map(|d| {
            let span = d.labels.first().map_or(span, |l| l.span);
            (span, d.message)
        });
        Ok(())
    }

    /// The blocks up to the closing brace.
    fn blocks(&mut self, id: FuncId) -> Vec<Block> {
        let labels = self.survey.blocks[id.index()].clone();
        let mut blocks: Vec<Block> = Vec::with_capacity(labels.len());
        while !matches!(self.kind(), Kind::CloseBrace | Kind::End) {
            let at = BlockId(blocks.len() as u32);
            let Some((name, span)) = labels.get(at.index()).cloned() else {
                self.error(self.span(), "this belongs to no block");
                self.skip_to_body_end();
                break;
            };
            if self.kind() == Kind::Label {
                self.advance();
                self.body.take_number(&name);
            }
            let mut block = Block { name, insts: Vec::new(), span };
            self.block(&mut block);
            blocks.push(block);
        }
        self.expect(Kind::CloseBrace, "`}`").ok();
        blocks
    }

    fn block(&mut self, block: &mut Block) {
        while !matches!(self.kind(), Kind::CloseBrace | Kind::End | Kind::Label) {
            let ended = block.insts.last().is_some_and(|i| i.op.is_terminator());
            let start = self.pos;
            if ended {
                self.error(self.span(), "expected a label after the end of a block");
                self.skip_line();
                continue;
            }
            match self.instruction() {
                Ok(Some(inst)) => block.insts.push(inst),
                Ok(None) => {}
                Err(Reported) => {
                    self.body.broken = true;
                    self.recover_line(start);
                }
            }
            assert!(self.pos > start, "every instruction takes a token");
        }
        let ended = block.insts.last().is_some_and(|i| i.op.is_terminator());
        if !ended && !self.body.broken {
            let message = format!("the block `{}` does not end in a jump", shorten(&block.name));
            self.error(block.span, message);
        }
    }

    /// After a mistake in an instruction: on to the next line outside brackets.
    fn recover_line(&mut self, start: usize) {
        if self.pos == start {
            self.advance();
        }
        while !matches!(self.kind(), Kind::CloseBrace | Kind::End) {
            if !self.peek().same_line && self.kind() != Kind::CloseSquare {
                return;
            }
            if self.kind() == Kind::OpenSquare || self.kind() == Kind::OpenBrace {
                self.skip_group();
            } else {
                self.advance();
            }
        }
    }

    fn skip_to_body_end(&mut self) {
        while !matches!(self.kind(), Kind::CloseBrace | Kind::End) {
            if self.kind() == Kind::OpenBrace { self.skip_group() } else { self.skip() }
        }
    }

    /// Every value that was used has been defined.
    fn check_defined(&mut self) {
        if self.body.broken {
            return;
        }
        let missing: Vec<_> = (0..self.body.values.len())
            .filter(|&i| !self.body.defined[i])
            .map(|i| (self.body.first_use[i], self.body.values[i].name.clone()))
            .collect();
        for (span, name) in missing {
            self.error(span, format!("`%{name}` is not defined"));
        }
    }
}

impl Body {
    /// Nothing refers to values by name from here on.
    fn finish_names(&mut self) {
        debug_assert!(self.values.iter().all(|v: &Value| !v.name.is_empty()));
        self.names.clear();
    }
}

fn is_refusal(d: &Diagnostic) -> bool {
    d.severity == Severity::Unsupported
}
