//! C tests: functions `P0(atomic_int* x) { ... }` over C11 atomics and plain
//! accesses through pointers.
//!
//! Every access carries its C11 order and what the usual compilation schemes make of it
//! (`heddle_memmodel::c11`).

use crate::asm::{Arch, Ctx, squeeze};
use crate::expression::Expressions;
use crate::lex::Cursor;
use crate::text::Piece;
use heddle_memmodel::c11::Order;
use heddle_memmodel::{Alu, Code, Instr, Operand, Reg, Update};
use heddle_span::{Diagnostic, Span};
use std::collections::HashMap;

pub fn threads(ctx: &mut Ctx, body: Piece) -> Vec<(String, Code)> {
    debug_assert!(ctx.arch == Arch::C);
    let mut cur = Cursor::new(body);
    let mut out = Vec::new();
    while !cur.done() {
        let name = cur.next();
        let expected = format!("P{}", out.len());
        if name.text != expected {
            ctx.diags.push(name.error(format!("expected `{expected}`, found `{}`", name.text)));
            break;
        }
        let thread = out.len();
        ctx.threads(thread + 1);
        let mut f = Function {
            ctx,
            cur: &mut cur,
            thread,
            code: Code::default(),
            pointers: HashMap::new(),
            temps: 0,
            text: (Span::default(), String::new()),
        };
        if let Err(d) = f.function() {
            f.ctx.diags.push(d);
            break;
        }
        let code = f.code;
        out.push((expected, code));
    }
    out
}

type Result<T> = std::result::Result<T, Diagnostic>;

struct Function<'c, 'a> {
    ctx: &'c mut Ctx,
    cur: &'c mut Cursor<'a>,
    thread: usize,
    code: Code,
    /// Parameters: the location each points to.
    pointers: HashMap<String, usize>,
    temps: usize,
    text: (Span, String),
}

impl<'a> Expressions<'a> for Function<'_, 'a> {
    fn cursor(&mut self) -> &mut Cursor<'a> {
        self.cur
    }

    fn unary(&mut self) -> Result<Operand> {
        let p = self.cur.next();
        match p.text {
            "(" => {
                // A cast to int changes nothing here.
                if ["int", "long", "void"].contains(&self.cur.peek()) {
                    while !self.cur.eat(")") {
                        if self.cur.done() {
                            return Err(p.error("this parenthesis is never closed"));
                        }
                        self.cur.next();
                    }
                    return self.operand();
                }
                let e = self.expression()?;
                self.cur.expect(")")?;
                Ok(e)
            }
            "!" | "-" => {
                let e = self.operand()?;
                Ok(match p.text {
                    "!" => self.computed(Alu::Eq, e, Operand::Imm(0)),
                    _ => self.computed(Alu::Sub, Operand::Imm(0), e),
                })
            }
            "*" => {
                // As herd has it: a dereference is plain whatever the type says.
                let addr = self.pointer()?;
                Ok(self.load(addr, Order::Plain))
            }
            "&" => Err(p.unsupported("taking an address")),
            name => {
                if let Some(v) = crate::asm::number(name) {
                    return Ok(Operand::Imm(v));
                }
                if self.cur.peek() == "(" {
                    return self.call(p);
                }
                if let Some(&loc) = self.pointers.get(name) {
                    if self.cur.peek() == "[" {
                        let addr = self.element(name, loc)?;
                        return Ok(self.load(addr, Order::Plain));
                    }
                    return Ok(Operand::Imm(self.ctx.places.address(loc)));
                }
                if !name.starts_with(|c: char| c.is_alphabetic() || c == '_') {
                    return Err(p.error(format!("expected an expression, found `{name}`")));
                }
                Ok(Operand::Reg(self.ctx.reg(self.thread, name)))
            }
        }
    }

    fn computed(&mut self, op: Alu, a: Operand, b: Operand) -> Operand {
        let dst = self.temp();
        self.alu(op, dst, a, b);
        Operand::Reg(dst)
    }

    fn statement(&mut self) -> Result<()> {
        self.cur.deeper()?;
        self.one_statement()?;
        self.cur.shallower();
        Ok(())
    }

    fn branch_if_zero(&mut self, cond: Operand) -> usize {
        self.push(Instr::Branch { op: Alu::Eq, a: cond, b: Operand::Imm(0), target: 0 });
        self.code.instrs.len() - 1
    }

    fn jump(&mut self) -> usize {
        self.push(Instr::Jump { target: 0 });
        self.code.instrs.len() - 1
    }

    /// The branch or jump at `at` goes here.
    fn place(&mut self, at: usize) {
        let here = self.code.instrs.len() as u32;
        if let Instr::Branch { target, .. } | Instr::Jump { target } = &mut self.code.instrs[at] {
            *target = here;
        }
    }
}

impl<'a> Function<'_, 'a> {
    fn one_statement(&mut self) -> Result<()> {
        let start = self.cur.here();
        if self.cur.done() {
            return Err(start.error("expected a statement"));
        }
        self.text = (start.span(), start.text.to_string());
        match start.text {
            "{" => {
                self.cur.next();
                return self.block();
            }
            ";" => {
                self.cur.next();
                return Ok(());
            }
            "if" => return self.conditional(),
            "while" => return self.repetition(),
            _ => {}
        }
        self.note_statement();
        let types = [
            "int",
            "long",
            "unsigned",
            "atomic_int",
            "volatile",
            "const",
            "uint32_t",
            "int32_t",
            "uint64_t",
            "int64_t",
            "_Bool",
            "bool",
        ];
        let mut declares = false;
        while types.contains(&self.cur.peek()) {
            self.cur.next();
            declares = true;
        }
        if declares && self.cur.peek() == "*" {
            return Err(self.cur.here().unsupported("pointers among local variables"));
        }
        let is_name = |t: &str| t.starts_with(|c: char| c.is_alphabetic() || c == '_');
        if declares && self.cur.ahead(1) == ";" {
            let name = self.cur.next();
            self.ctx.reg(self.thread, name.text);
        } else if is_name(self.cur.peek()) && self.cur.ahead(1) == "=" {
            let name = self.cur.next();
            self.cur.next();
            let value = self.expression()?;
            if self.pointers.contains_key(name.text) {
                return Err(name.unsupported("assigning a pointer"));
            }
            let dst = self.ctx.reg(self.thread, name.text);
            self.alu(Alu::Add, dst, value, Operand::Imm(0));
        } else if self.cur.peek() == "*" {
            self.cur.next();
            let addr = self.pointer()?;
            self.cur.expect("=")?;
            let value = self.expression()?;
            self.store(addr, value, Order::Plain);
        } else if self.pointers.contains_key(self.cur.peek()) && self.cur.ahead(1) == "[" {
            let addr = self.pointer()?;
            self.cur.expect("=")?;
            let value = self.expression()?;
            self.store(addr, value, Order::Plain);
        } else {
            self.expression()?;
        }
        self.cur.expect(";")
    }

    fn function(&mut self) -> Result<()> {
        self.cur.expect("(")?;
        while !self.cur.eat(")") {
            let mut words = Vec::new();
            while ![",", ")"].contains(&self.cur.peek()) && !self.cur.done() {
                words.push(self.cur.next());
            }
            if self.cur.done() {
                return Err(self.cur.here().error("expected `)`"));
            }
            self.cur.eat(",");
            let Some(name) = words.last() else { continue };
            let loc = self.ctx.loc(name.text);
            self.pointers.insert(name.text.to_string(), loc);
        }
        self.cur.expect("{")?;
        self.block()
    }

    /// Statements up to the closing brace.
    fn block(&mut self) -> Result<()> {
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

    /// The text of the statement ahead, for narration.
    fn note_statement(&mut self) {
        let from = self.cur.at;
        let rest = &self.cur.toks[from..];
        let end = rest.iter().position(|t| t.text == ";").unwrap_or(rest.len().saturating_sub(1));
        let words: Vec<&str> = rest[..end].iter().map(|t| t.text).collect();
        let span = rest[0].span().to(rest[end.saturating_sub(1)].span());
        let text =
            squeeze(&words.join(" ")).replace(" (", "(").replace("( ", "(").replace(" )", ")");
        self.text = (span, text.replace(" ,", ","));
    }

    fn repetition(&mut self) -> Result<()> {
        self.cur.next();
        let top = self.code.instrs.len() as u32;
        let cond = self.condition()?;
        let out = self.branch_if_zero(cond);
        self.statement()?;
        self.push(Instr::Jump { target: top });
        self.place(out);
        Ok(())
    }

    fn push(&mut self, instr: Instr) {
        self.code.push(instr, self.text.0, self.text.1.clone());
    }

    fn alu(&mut self, op: Alu, dst: Reg, a: Operand, b: Operand) {
        self.push(Instr::Alu { op, dst, a, b });
    }

    fn temp(&mut self) -> Reg {
        self.temps += 1;
        self.ctx.reg(self.thread, &format!("tmp{}", self.temps))
    }

    /// A parameter: the location that it points to.
    fn pointer(&mut self) -> Result<Operand> {
        let taken = self.cur.eat("&");
        let p = self.cur.next();
        match self.pointers.get(p.text) {
            Some(&loc) if taken || self.cur.peek() == "[" => self.element(p.text, loc),
            Some(&loc) => Ok(Operand::Imm(self.ctx.places.address(loc))),
            None => Err(p.unsupported(format!("`{}` as a pointer: only parameters are", p.text))),
        }
    }

    /// `[index]` behind an array.
    fn element(&mut self, name: &str, first: usize) -> Result<Operand> {
        let open = self.cur.here();
        self.cur.expect("[")?;
        let index = self.expression()?;
        self.cur.expect("]")?;
        let Some(range) = self.ctx.places.elements(name) else {
            return Err(open.error(format!("`{name}` is no array")));
        };
        let base = self.ctx.places.address(first);
        let size = match range.len() {
            1 => 0,
            _ => self.ctx.places.address(first + 1) - base,
        };
        Ok(self.computed(Alu::Index { w: 64, by: size as i32 }, Operand::Imm(base), index))
    }

    fn order(&mut self) -> Result<Order> {
        let p = self.cur.next();
        Ok(match p.text.trim_start_matches("memory_order_").trim_start_matches("mo_") {
            "relaxed" => Order::Relaxed,
            "acquire" | "consume" => Order::Acquire,
            "release" => Order::Release,
            "acq_rel" => Order::AcqRel,
            "seq_cst" => Order::SeqCst,
            _ => return Err(p.error(format!("`{}` is not a memory order", p.text))),
        })
    }

    fn call(&mut self, name: Piece<'a>) -> Result<Operand> {
        self.cur.expect("(")?;
        let explicit = name.text.ends_with("_explicit");
        let stem = name.text.trim_end_matches("_explicit");
        let result = match stem {
            "atomic_thread_fence" => {
                let order = self.order()?;
                self.push(Instr::Fence { attrs: order.fence() });
                Operand::Imm(0)
            }
            "atomic_load" => {
                let addr = self.pointer()?;
                let order = self.trailing_order(explicit)?;
                self.load(addr, order)
            }
            "atomic_store" => {
                let addr = self.pointer()?;
                self.cur.expect(",")?;
                let value = self.expression()?;
                let order = self.trailing_order(explicit)?;
                self.store(addr, value, order);
                Operand::Imm(0)
            }
            "atomic_compare_exchange_strong" | "atomic_compare_exchange_weak" => {
                self.compare_exchange(explicit)?
            }
            _ => {
                let op = match stem {
                    "atomic_exchange" => Update::Swap,
                    "atomic_fetch_add" => Update::Apply(Alu::Add),
                    "atomic_fetch_sub" => Update::Apply(Alu::Sub),
                    "atomic_fetch_or" => Update::Apply(Alu::Or),
                    "atomic_fetch_and" => Update::Apply(Alu::And),
                    "atomic_fetch_xor" => Update::Apply(Alu::Xor),
                    _ => return Err(name.unsupported(format!("the function `{}`", name.text))),
                };
                let addr = self.pointer()?;
                self.cur.expect(",")?;
                let value = self.expression()?;
                let order = self.trailing_order(explicit)?;
                self.update(op, addr, value, order)
            }
        };
        self.cur.expect(")")?;
        Ok(result)
    }

    fn trailing_order(&mut self, explicit: bool) -> Result<Order> {
        if !explicit {
            return Ok(Order::SeqCst);
        }
        self.cur.expect(",")?;
        self.order()
    }

    /// The expected value is read through a pointer, and put there on failure.
    fn compare_exchange(&mut self, explicit: bool) -> Result<Operand> {
        let addr = self.pointer()?;
        self.cur.expect(",")?;
        let expected_at = self.pointer()?;
        self.cur.expect(",")?;
        let desired = self.expression()?;
        let order = self.trailing_order(explicit)?;
        let mut failure = order;
        if explicit {
            self.cur.expect(",")?;
            failure = self.order()?;
        }
        let expected = self.load(expected_at, Order::Plain);
        self.barriers(order.before(true));
        let old = self.temp();
        let attrs = order.compare(failure);
        let op = Update::CompareSwap;
        self.push(Instr::Rmw { dst: old, addr, off: 0, op, value: desired, expected, attrs });
        let old = Operand::Reg(old);
        let ok = self.temp();
        self.alu(Alu::Eq, ok, old, expected);
        self.push(Instr::Branch {
            op: Alu::Ne,
            a: Operand::Reg(ok),
            b: Operand::Imm(0),
            target: 0,
        });
        let over = self.code.instrs.len() - 1;
        self.barriers(failure.after_read());
        self.store(expected_at, old, Order::Plain);
        let done = self.jump();
        self.place(over);
        self.barriers(order.after_read());
        self.place(done);
        Ok(Operand::Reg(ok))
    }

    // ---- accesses, with the compilation schemes ----

    fn load(&mut self, addr: Operand, order: Order) -> Operand {
        self.barriers(order.before(false));
        let dst = self.temp();
        self.push(Instr::Load { dst, addr, off: 0, attrs: order.load(), link: false });
        self.barriers(order.after_read());
        Operand::Reg(dst)
    }

    fn store(&mut self, addr: Operand, value: Operand, order: Order) {
        self.barriers(order.before(true));
        self.push(Instr::Store { addr, off: 0, value, attrs: order.store() });
        self.barriers(order.after_store());
    }

    fn update(&mut self, op: Update, addr: Operand, value: Operand, order: Order) -> Operand {
        self.barriers(order.before(true));
        let (dst, expected) = (self.temp(), Operand::Imm(0));
        let attrs = order.update();
        self.push(Instr::Rmw { dst, addr, off: 0, op, value, expected, attrs });
        self.barriers(order.after_read());
        Operand::Reg(dst)
    }

    fn barriers(&mut self, fences: Vec<u64>) {
        fences.into_iter().for_each(|attrs| self.push(Instr::Fence { attrs }));
    }
}
