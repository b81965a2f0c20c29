//! Expressions of the kernel's C, and the primitives that have a value.

use crate::body::{Body, Result, TYPES, tags};
use crate::lex::Token;
use heddle_cat::program::{Alu, Expr, Ins, Tags, Val};
use heddle_span::Diagnostic;

impl Body<'_> {
    pub fn expr(&mut self, out: &mut Vec<Ins>) -> Result<Expr> {
        self.deeper()?;
        let value = self.binary(0, out);
        self.depth -= 1;
        value
    }

    fn binary(&mut self, level: usize, out: &mut Vec<Ins>) -> Result<Expr> {
        const LEVELS: [&[(&str, Alu)]; 10] = [
            &[("||", Alu::Either)],
            &[("&&", Alu::Both)],
            &[("|", Alu::Or)],
            &[("^", Alu::Xor)],
            &[("&", Alu::And)],
            &[("==", Alu::Eq), ("!=", Alu::Ne)],
            &[("<=", Alu::Le), ("<", Alu::Lt), (">=", Alu::Le), (">", Alu::Lt)],
            &[("<<", Alu::Shl), (">>", Alu::Shr)],
            &[("+", Alu::Add), ("-", Alu::Sub)],
            &[("*", Alu::Mul), ("/", Alu::Div), ("%", Alu::Rem)],
        ];
        let Some(row) = LEVELS.get(level) else { return self.unary(out) };
        let mut left = self.binary(level + 1, out)?;
        while let Some((mark, op)) = row.iter().find(|(mark, _)| *mark == self.peek()) {
            self.at += 1;
            let right = self.binary(level + 1, out)?;
            left = match *mark {
                ">" | ">=" => Expr::op(*op, right, left),
                _ => Expr::op(*op, left, right),
            };
        }
        Ok(left)
    }

    pub(crate) fn unary(&mut self, out: &mut Vec<Ins>) -> Result<Expr> {
        self.deeper()?;
        let value = self.unary_inside(out);
        self.depth -= 1;
        value
    }

    fn unary_inside(&mut self, out: &mut Vec<Ins>) -> Result<Expr> {
        if self.take("!") {
            return Ok(Expr::op(Alu::Eq, self.unary(out)?, Expr::int(0)));
        }
        if self.take("-") {
            return Ok(Expr::op(Alu::Sub, Expr::int(0), self.unary(out)?));
        }
        if self.take("~") {
            return Ok(Expr::op(Alu::Xor, self.unary(out)?, Expr::int(-1)));
        }
        if self.take("&") {
            return self.place(out);
        }
        if self.take("*") {
            let addr = self.unary(out)?;
            let dst = self.temp();
            out.push(Ins::Load { dst, addr, tags: Tags::new(), link: false });
            return Ok(Expr::Reg(dst));
        }
        if self.source.is_some() {
            self.without_brackets();
        }
        if self.peek() == "(" && TYPES.contains(&self.ahead(1)) {
            self.at += 1;
            self.types();
            while self.take("*") || self.take("volatile") {}
            self.want(")")?;
            return self.unary(out);
        }
        if self.take("(") {
            let value = self.expr(out)?;
            self.want(")")?;
            return Ok(value);
        }
        let Some(word) = self.words.get(self.at).cloned() else { return self.fail("a value") };
        if let Some(number) = word.number() {
            self.at += 1;
            return Ok(Expr::int(number));
        }
        if !word.is_name() {
            return self.fail("a value");
        }
        if self.ahead(1) == "(" || self.ahead(1) == "{" {
            return self.call(&word, out);
        }
        let whole = matches!(self.ahead(1), "." | "->" | "[");
        if let Some(addr) = self.part(out)? {
            // An array is its first element's address.
            if !whole {
                return Ok(addr);
            }
            let dst = self.temp();
            out.push(Ins::Load { dst, addr, tags: Tags::new(), link: false });
            return Ok(Expr::Reg(dst));
        }
        self.at += 1;
        if word.text == "NULL" && self.source.is_some() {
            return Ok(Expr::int(0));
        }
        if let Some(&loc) = self.params.get(&word.text) {
            return Ok(Expr::Const(Val::Loc(loc)));
        }
        if self.source.is_some() {
            return self.variable(&word, out);
        }
        Ok(Expr::Reg(self.reg(&word.text)))
    }

    fn call(&mut self, word: &Token, out: &mut Vec<Ins>) -> Result<Expr> {
        if self.macros.named.contains_key(&word.text) {
            let body = self.expansion(word)?;
            self.put_in_place(body);
            return self.unary(out);
        }
        self.at += 1;
        match word.text.as_str() {
            "__load" => {
                let tag = self.tag()?;
                self.want("(")?;
                let addr = self.place(out)?;
                self.want(")")?;
                let dst = self.temp();
                out.push(Ins::Load { dst, addr, tags: tags(&[&tag]), link: false });
                Ok(Expr::Reg(dst))
            }
            "__xchg" => {
                let tag = self.tag()?;
                let [addr, value] = self.values(out)?;
                let dst = self.temp();
                let update = self.update(&tag, addr, dst, value, None);
                out.push(update);
                Ok(Expr::Reg(dst))
            }
            "__cmpxchg" => {
                let tag = self.tag()?;
                let [addr, old, new] = self.values(out)?;
                let dst = self.temp();
                let when = Expr::op(Alu::Eq, Expr::Reg(dst), old);
                let update = self.update(&tag, addr, dst, new, Some(when));
                out.push(update);
                Ok(Expr::Reg(dst))
            }
            "__atomic_op_return" | "__atomic_fetch_op" => {
                let tag = self.tag()?;
                let (addr, op, value) = self.operation(out)?;
                let dst = self.temp();
                let new = Expr::op(op, Expr::Reg(dst), value);
                let update = self.update(&tag, addr, dst, new.clone(), None);
                out.push(update);
                Ok(if word.text == "__atomic_fetch_op" { Expr::Reg(dst) } else { new })
            }
            "atomic_add_unless" | "__atomic_add_unless" => {
                let is_own = word.text == "atomic_add_unless";
                let tag = if is_own { "mb".to_string() } else { self.tag()? };
                let [addr, value, unless] = self.values(out)?;
                let dst = self.temp();
                let new = Expr::op(Alu::Add, Expr::Reg(dst), value);
                let when = Expr::op(Alu::Ne, Expr::Reg(dst), unless);
                let update = self.update(&tag, addr, dst, new, Some(when.clone()));
                out.push(update);
                Ok(when)
            }
            "__trylock" => {
                let [addr] = self.values(out)?;
                Ok(self.either(out, addr, (&["LKR"], &["LKW"]), &["LF"]))
            }
            "__islocked" => {
                let [addr] = self.values(out)?;
                Ok(self.either(out, addr, (&["RL"], &[]), &["RU"]))
            }
            name => {
                let text = format!("the function `{name}`");
                Err(Diagnostic::unsupported(word.span, text)
                    .help("the .def file of the model defines what may be called"))
            }
        }
    }

    /// `(a, b, …)` as values.
    fn values<const N: usize>(&mut self, out: &mut Vec<Ins>) -> Result<[Expr; N]> {
        self.want("(")?;
        let mut values = Vec::new();
        while !self.take(")") {
            if !values.is_empty() {
                self.want(",")?;
            }
            values.push(self.expr(out)?);
        }
        let n = values.len();
        <[Expr; N]>::try_from(values).map_err(|_| {
            Diagnostic::error(self.here(), format!("{N} arguments are wanted, there are {n}"))
        })
    }

    /// An event (or two) and 1, or another event and 0: each is an execution.
    fn either(
        &mut self,
        out: &mut Vec<Ins>,
        addr: Expr,
        yes: (&[&str], &[&str]),
        no: &[&str],
    ) -> Expr {
        let dst = self.temp();
        let mark = |names: &[&str]| Ins::Mark { addr: addr.clone(), tags: tags(names) };
        out.push(Ins::Pick { dst });
        let mut first = vec![mark(yes.0)];
        if !yes.1.is_empty() {
            first.push(mark(yes.1));
        }
        out.push(Ins::If { cond: Expr::Reg(dst), yes: first, no: vec![mark(no)] });
        Expr::Reg(dst)
    }
}
