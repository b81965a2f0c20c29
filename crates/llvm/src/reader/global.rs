//! The entities of a module other than functions.

use super::Parser;
use super::attributes::is_top_level;
use super::cursor::{Parse, shorten};
use super::lexer::Kind;
use crate::ir::{AliasId, DataLayout, GlobalId, Linkage, Symbol};

impl Parser<'_> {
    pub fn module_text(&mut self) {
        while self.kind() != Kind::End {
            let start = self.pos;
            if self.entity().is_err() {
                self.recover();
            }
            assert!(self.pos > start || self.kind() == Kind::End, "every entity takes a token");
        }
        self.check_filled();
    }

    /// What the first look saw has been read: broken brackets can hide it.
    fn check_filled(&mut self) {
        let void = self.void();
        let functions = self.module.functions.iter().map(|f| (f.ty, f.span, &f.name));
        let globals = self.module.globals.iter().map(|g| (g.ty, g.span, &g.name));
        let aliases = self.module.aliases.iter().map(|a| (a.ty, a.span, &a.name));
        let empty: Vec<_> = functions
            .chain(globals)
            .chain(aliases)
            .filter(|s| s.0 == void)
            .map(|s| (s.1, s.2.clone()))
            .collect();
        if self.diagnostics.is_empty() {
            for (span, name) in empty {
                self.error(span, format!("`@{name}` is out of place"));
            }
        }
    }

    fn entity(&mut self) -> Parse<()> {
        match self.kind() {
            Kind::Global => self.global_or_alias(),
            Kind::Local => self.type_definition(),
            Kind::MetadataId => self.metadata_definition(),
            Kind::MetadataName => self.named_metadata(),
            Kind::Comdat => {
                self.advance();
                self.expect(Kind::Equal, "`=`")?;
                self.expect_word("comdat")?;
                self.advance();
                Ok(())
            }
            Kind::Summary => {
                self.skip_summary();
                Ok(())
            }
            Kind::Word => self.word_entity(),
            _ => {
                let error = self.unexpected("a global, a function or metadata");
                self.advance();
                Err(error)
            }
        }
    }

    fn word_entity(&mut self) -> Parse<()> {
        match self.here() {
            "define" => self.function(true),
            "declare" => self.function(false),
            "target" => self.target(),
            "source_filename" => {
                self.advance();
                self.expect(Kind::Equal, "`=`")?;
                self.module.source = self.string("a file name")?;
                Ok(())
            }
            "attributes" => {
                self.advance();
                self.advance();
                self.expect(Kind::Equal, "`=`")?;
                self.skip_braces()
            }
            "module" => {
                let message = "assembly at file level is not supported";
                let error = self.unsupported(self.span(), message);
                self.advance();
                Err(error)
            }
            "uselistorder" | "uselistorder_bb" => {
                self.skip_line();
                Ok(())
            }
            word => {
                let message = format!("expected a declaration, found `{}`", shorten(word));
                let error = self.error(self.span(), message);
                self.advance();
                Err(error)
            }
        }
    }

    fn skip_braces(&mut self) -> Parse<()> {
        if self.kind() != Kind::OpenBrace {
            return Err(self.unexpected("`{`"));
        }
        self.skip_group();
        Ok(())
    }

    fn skip_summary(&mut self) {
        self.advance();
        self.eat(Kind::Equal);
        if matches!(self.kind(), Kind::Label | Kind::Word) {
            self.advance();
        }
        self.skip_parens();
    }

    fn target(&mut self) -> Parse<()> {
        self.advance();
        let what = self.here();
        self.expect(Kind::Word, "`datalayout` or `triple`")?;
        self.expect(Kind::Equal, "`=`")?;
        let span = self.span();
        let text = self.string("a string")?;
        match what {
            "triple" => self.module.triple = text,
            "datalayout" => {
                self.module.layout = DataLayout::parse(&text).map_err(|e| self.error(span, e))?;
            }
            _ => return Err(self.error(span, "expected `datalayout` or `triple`")),
        }
        Ok(())
    }

    /// The linkage, if a word says one, and whether it means "no definition".
    pub fn linkage(&mut self) -> (Linkage, bool) {
        let (linkage, elsewhere) = match self.here() {
            "private" | "internal" => (Linkage::Internal, false),
            "weak"
            | "weak_odr"
            | "linkonce"
            | "linkonce_odr"
            | "common"
            | "available_externally" => (Linkage::Weak, false),
            "appending" => (Linkage::Appending, false),
            "external" => (Linkage::External, true),
            "extern_weak" => (Linkage::ExternWeak, true),
            _ => return (Linkage::External, false),
        };
        self.advance();
        (linkage, elsewhere)
    }

    fn global_or_alias(&mut self) -> Parse<()> {
        let token = self.advance();
        let name = self.name_of(token);
        self.expect(Kind::Equal, "`=`")?;
        let (linkage, elsewhere) = self.linkage();
        let mut thread_local = false;
        loop {
            match self.here() {
                "global" | "constant" | "alias" => break,
                "ifunc" => {
                    let message = format!("`@{name}`: indirect functions are not supported");
                    return Err(self.unsupported(self.span(), message));
                }
                "thread_local" => thread_local = true,
                _ if self.kind() != Kind::Word || is_top_level(self.here()) => {
                    return Err(self.unexpected("`global`, `constant` or `alias`"));
                }
                _ => {}
            }
            self.advance();
            self.skip_parens();
        }
        let word = self.here();
        self.advance();
        match self.module.symbols.get(&name) {
            Some(&Symbol::Alias(id)) if word == "alias" => self.alias(id, linkage),
            Some(&Symbol::Global(id)) if word != "alias" => {
                let global = &mut self.module.globals[id.index()];
                global.linkage = linkage;
                global.thread_local = thread_local;
                global.constant = word == "constant";
                self.global_variable(id, elsewhere)
            }
            _ => Err(self.error(self.span_of(token), format!("`@{name}` is something else"))),
        }
    }

    fn alias(&mut self, id: AliasId, linkage: Linkage) -> Parse<()> {
        let ty = self.ty()?;
        self.comma()?;
        let target = self.typed_constant()?;
        while self.kind() == Kind::Comma && self.peek_at(1).same_line {
            self.advance();
            self.advance();
            self.eat(Kind::Str);
        }
        let alias = &mut self.module.aliases[id.index()];
        (alias.ty, alias.linkage, alias.target) = (ty, linkage, target);
        Ok(())
    }

    fn global_variable(&mut self, id: GlobalId, elsewhere: bool) -> Parse<()> {
        // An external variable may have a type whose size nobody here knows.
        let ty = self.element_type()?;
        self.module.globals[id.index()].ty = ty;
        if !elsewhere {
            let init = self.constant(ty)?;
            self.module.globals[id.index()].init = Some(init);
        }
        loop {
            match self.kind() {
                Kind::AttributeGroup => self.skip(),
                Kind::Comma => {
                    self.advance();
                    self.global_property(id)?;
                }
                _ => return Ok(()),
            }
        }
    }

    fn global_property(&mut self, id: GlobalId) -> Parse<()> {
        match (self.kind(), self.here()) {
            (Kind::Word, "align") => {
                self.advance();
                self.module.globals[id.index()].align = self.alignment_value()?;
            }
            (Kind::Word, _) => {
                self.advance();
                self.skip_parens();
                self.eat(Kind::Str);
            }
            (Kind::MetadataName, name) => {
                self.advance();
                let node = self.metadata_reference()?;
                if let (Some(node), "!dbg") = (node, name) {
                    let variable = self.debug_refs.variable(node);
                    self.module.globals[id.index()].debug.get_or_insert(variable);
                }
            }
            _ => return Err(self.unexpected("a property of the variable")),
        }
        Ok(())
    }

    /// After a mistake: goes to the next token that starts a line and an entity.
    fn recover(&mut self) {
        loop {
            let token = self.peek();
            let starts = match token.kind {
                Kind::End => return,
                Kind::Word => is_top_level(self.here()),
                Kind::Global | Kind::Local => self.peek_at(1).kind == Kind::Equal,
                Kind::MetadataId | Kind::MetadataName => self.peek_at(1).kind == Kind::Equal,
                _ => false,
            };
            if starts && !token.same_line && !self.indented(token.lo) {
                return;
            }
            self.advance();
        }
    }

    /// Instructions are indented, entities are not.
    fn indented(&self, at: u32) -> bool {
        let before = at.checked_sub(1).map(|i| self.text.as_bytes()[i as usize]);
        matches!(before, Some(b' ' | b'\t'))
    }
}
