//! Attributes of parameters, results and functions. The few that change what
//! a program means are kept, all others skipped, known or not.

use super::Parser;
use super::cursor::Parse;
use super::lexer::Kind;
use crate::ir::{BinaryOp, CastOp, ParamAttrs};

impl Parser<'_> {
    /// Everything between a parameter's type and its value.
    pub fn param_attrs(&mut self) -> Parse<ParamAttrs> {
        let mut attrs = ParamAttrs::default();
        loop {
            match self.kind() {
                Kind::Str => self.string_attribute(),
                Kind::AttributeGroup => self.skip(),
                Kind::Word if !is_value_word(self.here()) => self.word_attribute(&mut attrs)?,
                _ => return Ok(attrs),
            }
        }
    }

    /// Everything before a result's type: linkage, calling convention,
    /// attributes. The type is what starts like one.
    pub fn result_attrs(&mut self) -> Parse<ParamAttrs> {
        let mut attrs = ParamAttrs::default();
        while !self.at_type() {
            match self.kind() {
                Kind::Str => self.string_attribute(),
                Kind::Word if self.here() == "cc" => {
                    self.advance();
                    self.eat(Kind::Int);
                }
                Kind::Word => self.word_attribute(&mut attrs)?,
                Kind::MetadataName => {
                    self.advance();
                    self.skip_metadata_value()?;
                }
                _ => return Err(self.unexpected("a type")),
            }
        }
        Ok(attrs)
    }

    fn string_attribute(&mut self) {
        self.advance();
        if self.eat(Kind::Equal) {
            self.eat(Kind::Str);
        }
    }

    fn word_attribute(&mut self, attrs: &mut ParamAttrs) -> Parse<()> {
        let word = self.here();
        self.advance();
        match word {
            "byval" | "sret" | "elementtype" if self.kind() == Kind::Open => {
                self.advance();
                let ty = self.element_type()?;
                self.expect(Kind::Close, "`)`")?;
                match word {
                    "byval" => attrs.byval = Some(ty),
                    "elementtype" => attrs.element = Some(ty),
                    _ => attrs.sret = Some(ty),
                }
            }
            "byval" => {
                // Without its type this is the text of a version before 12.
                return Err(self.unsupported(self.span(), "`byval` without a type"));
            }
            "align" => attrs.align = self.alignment_value()?,
            "zeroext" => attrs.zeroext = true,
            "signext" => attrs.signext = true,
            "noundef" => attrs.noundef = true,
            "nonnull" => attrs.nonnull = true,
            "returned" => attrs.returned = true,
            _ => self.skip_parens(),
        }
        Ok(())
    }

    /// The number after `align`, in either spelling.
    pub fn alignment_value(&mut self) -> Parse<Option<u64>> {
        let span = self.span();
        let parens = self.eat(Kind::Open);
        let n = self.unsigned("an alignment")?;
        if parens {
            self.expect(Kind::Close, "`)`")?;
        }
        match n {
            0 => Ok(None),
            n if n.is_power_of_two() && n <= 1 << 32 => Ok(Some(n)),
            _ => Err(self.error(span, "an alignment is a power of two up to 2^32")),
        }
    }

    /// What may follow a function's parameters; gives the number of its
    /// `!dbg`, if it has one.
    pub fn function_trailer(&mut self) -> Parse<Option<u32>> {
        let mut debug = None;
        loop {
            match self.kind() {
                Kind::AttributeGroup => self.skip(),
                Kind::Str => self.string_attribute(),
                Kind::Comma => self.skip(),
                Kind::MetadataName => {
                    let name = self.here();
                    self.advance();
                    let id = self.metadata_reference()?;
                    if name == "!dbg" {
                        debug = id;
                    }
                }
                Kind::Word if is_top_level(self.here()) => return Ok(debug),
                Kind::Word => match self.here() {
                    // Which clauses of landing pads take an exception, its type says:
                    // the unwinder that comes with heddle knows them all.
                    "prefix" | "prologue" | "personality" => {
                        self.advance();
                        self.typed_constant()?;
                    }
                    "section" | "gc" | "partition" => {
                        self.advance();
                        self.eat(Kind::Str);
                    }
                    "align" | "alignstack" => {
                        self.advance();
                        self.alignment_value()?;
                    }
                    "comdat" => {
                        self.advance();
                        self.skip_parens();
                    }
                    _ => {
                        self.advance();
                        self.skip_parens();
                    }
                },
                _ => return Ok(debug),
            }
        }
    }

    /// What may follow a call's arguments on its line; whether it says that
    /// the call does not come back.
    pub fn call_trailer(&mut self) -> bool {
        let mut no_return = false;
        while self.peek().same_line {
            match self.kind() {
                Kind::AttributeGroup => {
                    no_return |= self.survey.no_return.contains(self.here());
                    self.advance();
                }
                Kind::Str => self.string_attribute(),
                Kind::OpenSquare => self.skip_group(),
                Kind::Word if self.here() == "to" => break,
                Kind::Word => {
                    no_return |= self.here() == "noreturn";
                    self.advance();
                    self.skip_parens();
                }
                _ => break,
            }
        }
        no_return
    }
}

/// Words that start a value and so end the attributes before it.
fn is_value_word(word: &str) -> bool {
    matches!(
        word,
        "true"
            | "false"
            | "null"
            | "none"
            | "undef"
            | "poison"
            | "zeroinitializer"
            | "getelementptr"
            | "blockaddress"
            | "dso_local_equivalent"
            | "no_cfi"
            | "splat"
            | "select"
            | "icmp"
            | "fcmp"
            | "extractelement"
            | "insertelement"
            | "shufflevector"
            | "extractvalue"
            | "insertvalue"
            | "fneg"
            | "ptrauth"
            | "asm"
    ) || BinaryOp::parse(word).is_some()
        || CastOp::parse(word).is_some()
        || word.starts_with("f0x")
}

/// Words that start the next entity of a module.
pub fn is_top_level(word: &str) -> bool {
    matches!(
        word,
        "define"
            | "declare"
            | "target"
            | "source_filename"
            | "module"
            | "attributes"
            | "uselistorder"
            | "uselistorder_bb"
    )
}
