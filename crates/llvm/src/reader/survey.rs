//! A first look over the tokens: which symbols there are, which blocks each
//! function has, and which attribute groups say `noreturn`, so that the text
//! can be read in one go although it names things before it defines them.

use super::Parser;
use super::lexer::Kind;
use crate::ir::{
    Alias, AliasId, BlockId, ConstId, FuncId, Function, Global, GlobalId, Linkage, ParamAttrs,
    Symbol, Type, TypeId,
};
use heddle_span::Span;
use std::collections::{HashMap, HashSet};

#[derive(Default)]
pub struct Survey {
    /// For each function its blocks, in order. The entry's name is empty if
    /// it has no label.
    pub blocks: Vec<Vec<(String, Span)>>,
    index: Vec<HashMap<String, BlockId>>,
    /// Attribute groups with `noreturn`.
    pub no_return: HashSet<String>,
}

impl Survey {
    pub fn block(&self, function: FuncId, label: &str) -> Option<BlockId> {
        self.index.get(function.index())?.get(label).copied()
    }
}

impl Parser<'_> {
    /// Enters every symbol into the module, as an empty shell.
    pub fn look_over(&mut self) {
        let void = self.intern(Type::Void);
        let mut depth = 0usize;
        while self.kind() != Kind::End {
            let token = self.peek();
            match token.kind {
                Kind::OpenBrace => depth += 1,
                Kind::CloseBrace => depth = depth.saturating_sub(1),
                Kind::Word if depth == 0 => match self.text_of(token) {
                    "define" => {
                        self.look_at_function(void, true);
                        continue;
                    }
                    "declare" => {
                        self.look_at_function(void, false);
                        continue;
                    }
                    "attributes" => {
                        self.look_at_attributes();
                        continue;
                    }
                    _ => {}
                },
                Kind::Global if depth == 0 && self.peek_at(1).kind == Kind::Equal => {
                    self.look_at_global(void);
                    continue;
                }
                _ => {}
            }
            self.advance();
        }
        self.pos = 0;
    }

    fn enter(&mut self, name: &str, symbol: Symbol, span: Span) {
        if self.module.symbols.insert(name.to_string(), symbol).is_some() {
            self.error(span, format!("`@{name}` is defined twice"));
        }
    }

    fn look_at_global(&mut self, void: TypeId) {
        let token = self.advance();
        let name = self.name_of(token);
        let span = self.span_of(token);
        while self.kind() == Kind::Equal || (self.kind() == Kind::Word && self.peek().same_line) {
            let word = self.here();
            self.advance();
            match word {
                "global" | "constant" => break,
                "alias" => {
                    let id = AliasId(self.module.aliases.len() as u32);
                    self.module.aliases.push(Alias {
                        name: name.clone(),
                        ty: void,
                        linkage: Linkage::External,
                        target: ConstId(0),
                        span,
                    });
                    return self.enter(&name, Symbol::Alias(id), span);
                }
                _ => self.skip_parens(),
            }
        }
        let id = GlobalId(self.module.globals.len() as u32);
        self.module.globals.push(Global {
            name: name.clone(),
            ty: void,
            linkage: Linkage::External,
            thread_local: false,
            constant: false,
            init: None,
            align: None,
            debug: None,
            span,
        });
        self.enter(&name, Symbol::Global(id), span);
    }

    fn look_at_function(&mut self, void: TypeId, body: bool) {
        self.advance();
        while !matches!(self.kind(), Kind::Global | Kind::End | Kind::OpenBrace)
            || self.literal_struct_result()
        {
            if self.kind() == Kind::OpenBrace { self.skip_group() } else { self.skip() }
        }
        if self.kind() != Kind::Global {
            return;
        }
        let token = self.advance();
        let name = self.name_of(token);
        let span = self.span_of(token);
        let id = FuncId(self.module.functions.len() as u32);
        self.module.functions.push(Function {
            name: name.clone(),
            ty: void,
            linkage: Linkage::External,
            params: Vec::new(),
            ret_attrs: ParamAttrs::default(),
            blocks: Vec::new(),
            values: Vec::new(),
            debug: None,
            span,
            refused: None,
        });
        self.enter(&name, Symbol::Function(id), span);
        let labels = if body { self.look_at_body() } else { Vec::new() };
        self.enter_blocks(labels);
    }

    /// `define { i32, i32 } @f(…)`: a brace before the name.
    fn literal_struct_result(&self) -> bool {
        self.kind() == Kind::OpenBrace && self.peek().same_line
    }

    /// The labels between the braces of a function.
    fn look_at_body(&mut self) -> Vec<(String, Span)> {
        self.skip_parens();
        while !matches!(self.kind(), Kind::OpenBrace | Kind::End) {
            self.advance();
        }
        let mut labels = Vec::new();
        self.advance();
        if self.kind() != Kind::Label {
            labels.push((String::new(), self.span()));
        }
        let mut depth = 1usize;
        while self.kind() != Kind::End {
            let token = self.advance();
            match token.kind {
                Kind::OpenBrace | Kind::Open | Kind::OpenSquare => depth += 1,
                Kind::CloseBrace | Kind::Close | Kind::CloseSquare => depth -= 1,
                Kind::Label if depth == 1 => {
                    labels.push((self.name_of(token), self.span_of(token)));
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        labels
    }

    fn enter_blocks(&mut self, labels: Vec<(String, Span)>) {
        let mut index = HashMap::new();
        for (i, (name, span)) in labels.iter().enumerate() {
            if index.insert(name.clone(), BlockId(i as u32)).is_some() {
                self.error(*span, format!("the block `{name}` is defined twice"));
            }
        }
        self.survey.blocks.push(labels);
        self.survey.index.push(index);
    }

    /// The entry block without a label gets the number that is its turn.
    pub fn name_entry(&mut self, function: FuncId, number: u32) {
        let i = function.index();
        if let Some(first) = self.survey.blocks[i].first_mut().filter(|b| b.0.is_empty()) {
            first.0 = number.to_string();
            self.survey.index[i].remove("");
            self.survey.index[i].insert(number.to_string(), BlockId(0));
        }
    }

    fn look_at_attributes(&mut self) {
        self.advance();
        let group = self.here().to_string();
        while !matches!(self.kind(), Kind::OpenBrace | Kind::End) {
            self.advance();
        }
        while !matches!(self.kind(), Kind::CloseBrace | Kind::End) {
            if self.at_word("noreturn") {
                self.survey.no_return.insert(group.clone());
            }
            self.advance();
        }
        self.advance();
    }
}
