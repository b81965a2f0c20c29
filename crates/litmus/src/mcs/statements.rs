//! Statements of `.mcs` programs, to instructions.

use super::*;

/// Places in the code are numbers of 16 bits.
const MAX_CODE: usize = 30_000;

impl<'a> Parser<'a> {
    pub(super) fn block(&mut self) -> Result<()> {
        while !self.cur.eat("}") {
            if self.cur.done() {
                return Err(self.cur.here().error("expected `}`"));
            }
            let depth = self.cur.depth();
            if let Err(d) = self.statement() {
                if self.cur.stopped {
                    return Err(d);
                }
                self.ctx.diags.push(d);
                self.cur.recover(depth);
            }
        }
        Ok(())
    }

    pub(super) fn one_statement(&mut self) -> Result<()> {
        self.note();
        let p = self.cur.here();
        match p.text {
            "{" => {
                self.cur.next();
                return self.block();
            }
            "if" => return self.conditional(),
            "while" | "loop" => return self.repetition(),
            "choose" => return self.choice(),
            "atomic" => return self.atomic(),
            _ => {}
        }
        let is_name = p.text.starts_with(|c: char| c.is_alphabetic() || c == '_');
        self.cur.next();
        match p.text {
            "skip" => self.push(Instr::Nop),
            "break" => {
                let at = self.jump();
                match self.current.breaks.last_mut() {
                    Some(list) => list.push(at),
                    None => return Err(p.error("`break` outside a loop")),
                }
            }
            "fence" => {
                let mut attrs = 0;
                while self.cur.peek() != ";" {
                    attrs |= self.attribute()?;
                }
                let attrs = if attrs == 0 { full_fence() } else { attrs };
                self.forbid_in_atomic(p, "a fence")?;
                self.push(Instr::Fence { attrs });
            }
            "assert" => {
                self.cur.expect("(")?;
                let cond = self.expression()?;
                self.cur.expect(")")?;
                self.push(Instr::Assert { cond });
            }
            "local" => loop {
                let name = self.ident()?.text.to_string();
                let r = self.ctx.reg(self.threads.len(), &name);
                self.current.locals.push(name);
                if self.cur.eat("=") {
                    let value = self.expression()?;
                    self.alu(Alu::Add, r, value, Operand::Imm(0));
                }
                if !self.cur.eat(",") {
                    break;
                }
            },
            "store" => {
                self.cur.expect("(")?;
                let loc = self.shared()?;
                self.cur.expect(",")?;
                let value = self.expression()?;
                let attrs = self.attributes()?;
                self.cur.expect(")")?;
                self.store(loc, value, attrs);
            }
            name if self.inlines.contains_key(name) => return self.expand(p),
            "cas" | "cas2" | "load" => {
                self.cur.at -= 1;
                self.expression()?;
            }
            _ if is_name && self.cur.peek() == "=" => {
                self.cur.next();
                let value = self.expression()?;
                self.assign(p, value)?;
            }
            other => return Err(p.error(format!("`{other}` does not start a statement"))),
        }
        self.cur.expect(";")
    }

    /// The text of the statement ahead, for narration.
    pub(super) fn note(&mut self) {
        let rest = &self.cur.toks[self.cur.at..];
        let end = rest.iter().position(|t| [";", "{"].contains(&t.text)).unwrap_or(rest.len());
        let Some(last) = rest[..end].last() else { return };
        let words: Vec<&str> = rest[..end].iter().map(|t| t.text).collect();
        let text = words.join(" ").replace("( ", "(").replace(" )", ")").replace(" ,", ",");
        self.current.text = (rest[0].span().to(last.span()), squeeze(&text));
    }

    pub(super) fn assign(&mut self, name: Piece<'a>, value: Operand) -> Result<()> {
        if self.is_local(name.text) {
            let dst = self.ctx.reg(self.threads.len(), name.text);
            self.alu(Alu::Add, dst, value, Operand::Imm(0));
            return Ok(());
        }
        match self.ctx.places.names.iter().position(|l| l == name.text) {
            Some(loc) => {
                self.store(loc, value, 0);
                Ok(())
            }
            None => Err(self.unknown(name)),
        }
    }

    pub(super) fn unknown(&self, name: Piece<'a>) -> Diagnostic {
        let d = name.error(format!("nothing is called `{}`", name.text));
        d.help(format!(
            "declare it: `local {0};` in the thread or `shared {0};` outside",
            name.text
        ))
    }

    pub(super) fn repetition(&mut self) -> Result<()> {
        let p = self.cur.next();
        self.forbid_in_atomic(p, "a loop")?;
        let top = self.current.code.instrs.len() as u32;
        self.current.breaks.push(Vec::new());
        let mut out = None;
        if p.text == "while" {
            let cond = self.condition()?;
            out = Some(self.branch_if_zero(cond));
        }
        self.statement()?;
        self.push(Instr::Jump { target: top });
        out.into_iter().for_each(|at| self.place(at));
        let breaks = self.current.breaks.pop().unwrap_or_default();
        breaks.into_iter().for_each(|at| self.place(at));
        Ok(())
    }

    /// `choose { .. } or { .. } ..`; one alternative alone may also be skipped.
    pub(super) fn choice(&mut self) -> Result<()> {
        let p = self.cur.next();
        self.forbid_in_atomic(p, "a choice")?;
        let mut ends = Vec::new();
        loop {
            let dst = self.temp();
            self.push(Instr::Choice { dst });
            let skip = self.branch_if_zero(Operand::Reg(dst));
            self.statement()?;
            ends.push(self.jump());
            self.place(skip);
            if !self.cur.eat("or") {
                break;
            }
            // The last alternative is what is left.
            if !self.another_or() {
                self.statement()?;
                break;
            }
        }
        ends.into_iter().for_each(|at| self.place(at));
        Ok(())
    }

    /// Whether another `or` follows the statement ahead.
    pub(super) fn another_or(&self) -> bool {
        let mut depth = 0;
        for t in &self.cur.toks[self.cur.at..] {
            match t.text {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                let next = (t.at + t.text.len(), t.text);
                let after = self.cur.toks.iter().find(|x| x.at >= next.0);
                return after.is_some_and(|x| x.text == "or");
            }
        }
        false
    }

    pub(super) fn atomic(&mut self) -> Result<()> {
        let p = self.cur.next();
        if self.current.atomic.is_some() {
            return Err(p.error("an atomic block inside another"));
        }
        self.current.atomic = Some(0);
        let at = self.current.code.instrs.len();
        self.push(Instr::Atomic { end: 0, locs: 0, attrs: attr("X") | attr("atomic") });
        let result = self.statement();
        let touched = self.current.atomic.take().unwrap_or(0);
        let here = self.current.code.instrs.len() as u32;
        if let Instr::Atomic { end, locs, .. } = &mut self.current.code.instrs[at] {
            (*end, *locs) = (here, touched);
        }
        result?;
        if touched == 0 {
            return Err(p.error("an atomic block that touches no shared variable"));
        }
        Ok(())
    }

    pub(super) fn forbid_in_atomic(&self, p: Piece, what: &str) -> Result<()> {
        if self.current.atomic.is_some() {
            return Err(p.unsupported(format!("{what} inside an atomic block")));
        }
        Ok(())
    }

    /// An inline, expanded: parameters replaced by the tokens of the arguments.
    pub(super) fn expand(&mut self, name: Piece<'a>) -> Result<()> {
        let inline = self.inlines[name.text].clone();
        self.cur.expect("(")?;
        let mut args: Vec<Vec<Piece<'a>>> = vec![Vec::new()];
        let mut depth = 0;
        loop {
            let p = self.cur.next();
            match p.text {
                "" => return Err(p.error("expected `)`")),
                ")" if depth == 0 => break,
                "," if depth == 0 => {
                    args.push(Vec::new());
                    continue;
                }
                "(" => depth += 1,
                ")" => depth -= 1,
                _ => {}
            }
            args.last_mut().expect("one at least").push(p);
        }
        if args.len() == 1 && args[0].is_empty() {
            args.clear();
        }
        self.cur.expect(";")?;
        if args.len() != inline.params.len() {
            let (want, got) = (inline.params.len(), args.len());
            return Err(name.error(format!("`{}` takes {want} arguments, not {got}", name.text)));
        }
        if self.current.code.instrs.len() > MAX_CODE {
            self.cur.stopped = true;
            return Err(name.unsupported("a thread that comes to this much code"));
        }
        if self.depth > 30 {
            self.cur.stopped = true;
            return Err(name.unsupported("an inline that expands without end"));
        }
        let replace = |t: &Piece<'a>| match inline.params.iter().position(|q| q == t.text) {
            Some(i) => args[i].clone(),
            None => vec![*t],
        };
        let toks: Vec<Piece<'a>> = inline.body.iter().flat_map(replace).collect();
        let mut inner = Cursor::new(Piece { text: "", at: name.at, file: name.file });
        inner.toks = toks;
        std::mem::swap(&mut self.cur, &mut inner);
        self.depth += 1;
        let result = self.block();
        self.depth -= 1;
        std::mem::swap(&mut self.cur, &mut inner);
        self.cur.stopped |= inner.stopped;
        result
    }

    // ---- expressions ----
}
