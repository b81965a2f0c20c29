//! x86-64 as compilers print it, in both syntaxes, and as herd's tests have it.
//!
//! A write of 32 bits clears the rest of the register, one of 8 or 16 leaves it. Flags
//! that the architecture leaves undefined are undefined here, and reading them is refused.
//! Not here: vectors, strings, segments, 128-bit exchange.

mod arithmetic;
mod operands;
mod table;

use crate::ir::*;
use crate::steps::{Carry, Steps};
use crate::text::{Line, symbol};
use heddle_memmodel::{Alu, Update, Word, attr};
pub use operands::{ARGUMENTS, GOT, register, register_name};
use operands::{Arg, Part, RBP, argument};
use table::{Form, lookup};

/// How the text is to be read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Syntax {
    /// Destination first.
    pub intel: bool,
    /// `xor %eax,%eax` depends on nothing, as on the machine; herd's tests say otherwise.
    pub idioms: bool,
}

/// What the line does; `None` if it is not known.
pub fn lower(line: &Line, syntax: Syntax, locked: bool) -> Option<Vec<Op>> {
    if let "rep" | "repz" | "notrack" | "bnd" | "lock" = line.name.as_str()
        && let Some(first) = line.args.first()
    {
        let (name, rest) = first.split_once(char::is_whitespace).unwrap_or((first, ""));
        let mut args = line.args.clone();
        args[0] = rest.trim();
        args.retain(|a| !a.is_empty());
        let inner = Line { text: line.text, name: name.to_ascii_lowercase(), args };
        return lower(&inner, syntax, locked || line.name == "lock");
    }
    let named = lookup(&line.name)?;
    let mut x = X86 { s: Steps::new(Carry::Borrow), w: 32, locked, idioms: syntax.idioms };
    if x.control(named.form, line).is_some() {
        return (!locked).then_some(x.s.ops);
    }
    let mut args: Vec<&str> = line.args.clone();
    if !syntax.intel {
        args.reverse();
    }
    let args: Vec<Arg> = args.iter().map(|a| argument(a, syntax.intel)).collect::<Option<_>>()?;
    x.w = x.width(named.form, named.width, &args)?;
    if locked && !(named.lockable && args.iter().any(|a| matches!(a, Arg::Mem(..)))) {
        return None;
    }
    x.form(named.form, &args)?;
    Some(x.s.ops)
}

struct X86 {
    s: Steps,
    /// Bits of the operands.
    w: u8,
    locked: bool,
    idioms: bool,
}

impl X86 {
    /// Instructions without operands but labels.
    fn control(&mut self, form: Form, line: &Line) -> Option<()> {
        let label = || line.arg(0).and_then(symbol);
        match form {
            Form::Nop => self.s.push(Op::Nop),
            Form::Fence(name) => self.s.push(Op::Fence(attr(name))),
            Form::Abort => self.s.push(Op::Abort),
            Form::Ret => {
                self.s.to(Word::Add, SP, SP, V::Imm(8), 64);
                self.s.push(Op::Ret);
            }
            Form::Leave => {
                self.s.set(SP, RBP, 64);
                self.pop(RBP);
            }
            Form::Call => {
                let to = label()?;
                self.s.to(Word::Sub, SP, SP, V::Imm(8), 64);
                self.s.push(Op::Call(to));
            }
            Form::Jump => self.s.push(Op::Jump(label()?)),
            Form::JumpIf(cond) => self.s.push(Op::Branch { cond, to: label()? }),
            Form::ExtendAccumulator(to) => {
                let wide = self.s.extend(operands::RAX, to / 2, to);
                self.write(Part { r: operands::RAX, low: 0, w: to }, wide);
            }
            Form::SignToRdx(w) => {
                let sign = self.s.alu(Word::AShr, operands::RAX, V::Imm(w as i64 - 1), w);
                self.write(Part { r: operands::RDX, low: 0, w }, sign);
            }
            Form::Carry(to) => {
                match to {
                    Some(to) => self.s.set(C, V::Imm(to as i64), 64),
                    None => self.s.to(Word::Xor, C, C, V::Imm(1), 1),
                }
                self.s.to(Word::Or, LS, C, Z, 1);
            }
            _ => return None,
        }
        Some(())
    }

    /// The width of the operands; none if they disagree.
    fn width(&self, form: Form, suffix: Option<u8>, args: &[Arg]) -> Option<u8> {
        let first = args.first().and_then(Arg::width);
        match form {
            Form::Push | Form::Pop => return Some(64),
            Form::MoveExtended(..) => return suffix.or(first),
            Form::SetIf(_) => return Some(8),
            // Their second operand may be `cl`.
            Form::Shift(_) | Form::Rotate(_) => return Some(suffix.or(first).unwrap_or(32)),
            _ => {}
        }
        let widths: Vec<u8> =
            suffix.into_iter().chain(args.iter().filter_map(Arg::width)).collect();
        let w = widths.first().copied().unwrap_or(32);
        (form == Form::Lea || widths.iter().all(|&other| other == w)).then_some(w)
    }

    fn form(&mut self, form: Form, args: &[Arg]) -> Option<()> {
        let w = self.w;
        let count = args.len();
        let first = args.first()?;
        match form {
            Form::Push => {
                let v = self.read(first);
                self.s.to(Word::Sub, SP, SP, V::Imm(8), 64);
                self.s.push(Op::Store { addr: Addr::at(SP, 0), size: 8, value: v, attrs: 0 });
            }
            Form::Pop => {
                let Arg::Reg(part) = first else { return None };
                self.pop(part.r);
            }
            Form::Move if count == 2 => match (first, &args[1]) {
                (Arg::Reg(_), Arg::Mem(..)) | (_, Arg::Reg(_) | Arg::Imm(_)) => {
                    let v = self.read(&args[1]);
                    self.assign(first, v)?;
                }
                _ => return None,
            },
            Form::MoveExtended(from, signed) if count == 2 => {
                let Arg::Reg(dst) = first else { return None };
                let from = from.or(args[1].width())?;
                if from >= w || dst.w != w || args[1].width().is_some_and(|given| given != from) {
                    return None;
                }
                let v = self.read_part(&args[1], from);
                let v = if signed { self.s.extend(v, from, w) } else { self.s.low(v, from) };
                self.write(*dst, v);
            }
            Form::Lea if count == 2 => {
                let (Arg::Reg(dst), Arg::Mem(addr, _)) = (first, &args[1]) else { return None };
                if w >= 32 {
                    self.s.push(Op::Lea { dst: dst.r, addr: addr.clone(), w });
                } else {
                    let t = self.s.temp();
                    self.s.push(Op::Lea { dst: t, addr: addr.clone(), w });
                    self.write(*dst, V::Reg(t));
                }
            }
            Form::Exchange if count == 2 => self.exchange(first, &args[1])?,
            Form::ExchangeAdd if count == 2 => self.exchange_add(first, &args[1])?,
            Form::CompareExchange if count == 2 => self.compare_exchange(first, &args[1])?,
            Form::SetIf(cond) if count == 1 => {
                let v = if cond.set { V::Reg(cond.flag) } else { self.s.not(cond.flag) };
                self.assign(first, v)?;
            }
            Form::MoveIf(cond) if count == 2 && w >= 16 => {
                let Arg::Reg(dst) = first else { return None };
                let (yes, no) = (self.read(&args[1]), self.read(first));
                let t = self.s.temp();
                self.s.push(Op::Select { dst: t, cond, yes, no, w });
                self.write(*dst, V::Reg(t));
            }
            _ => self.arithmetic(form, args)?,
        }
        Some(())
    }

    fn pop(&mut self, dst: R) {
        let addr = Addr::at(SP, 0);
        self.s.push(Op::Load { dst, addr, size: 8, attrs: 0, link: false, signed: None });
        self.s.to(Word::Add, SP, SP, V::Imm(8), 64);
    }

    fn load(&mut self, addr: &Addr, w: u8) -> V {
        let (dst, addr, size) = (self.s.temp(), addr.clone(), w / 8);
        self.s.push(Op::Load { dst, addr, size, attrs: 0, link: false, signed: None });
        V::Reg(dst)
    }

    fn store(&mut self, addr: &Addr, value: V) {
        let (addr, size) = (addr.clone(), self.w / 8);
        self.s.push(Op::Store { addr, size, value, attrs: 0 });
    }

    /// An operand's value, loaded if it is in memory. What is above its bits may be anything.
    fn read(&mut self, arg: &Arg) -> V {
        self.read_part(arg, self.w)
    }

    fn read_part(&mut self, arg: &Arg, w: u8) -> V {
        match arg {
            Arg::Reg(Part { r, low: 0, .. }) => V::Reg(*r),
            Arg::Reg(part) => self.s.alu(Word::LShr, part.r, V::Imm(part.low as i64), 64),
            Arg::Imm(v) => v.clone(),
            Arg::Mem(addr, _) => self.load(addr, w),
        }
    }

    fn write(&mut self, part: Part, v: V) {
        let Part { r, low, w } = part;
        match w {
            32 | 64 => self.s.set(r, v, w),
            _ => self.s.push(Op::Insert { dst: r, src: v, low, w }),
        }
    }

    /// Writes a register or memory.
    fn assign(&mut self, dst: &Arg, v: V) -> Option<()> {
        match dst {
            Arg::Reg(part) => self.write(*part, v),
            Arg::Mem(addr, _) => self.store(addr, v),
            Arg::Imm(_) => return None,
        }
        Some(())
    }

    /// One event that reads and writes; what was there.
    fn atomic(&mut self, addr: &Addr, op: Update, value: V, expected: V) -> V {
        let (dst, addr, size) = (self.s.temp(), addr.clone(), self.w / 8);
        self.s.push(Op::Rmw { dst, addr, size, op, value, expected, attrs: attr("X") });
        V::Reg(dst)
    }

    /// Changes the destination: in one event (`op` with `value`) if it is locked, otherwise
    /// by what `compute` makes of the old value. Flags are set by `compute` in both cases.
    fn change(
        &mut self,
        dst: &Arg,
        (op, value): (Word, V),
        compute: impl FnOnce(&mut Self, V) -> V,
    ) -> Option<()> {
        match dst {
            Arg::Mem(addr, _) if self.locked => {
                let op = Update::Apply(Alu::Word(op, self.w));
                let old = self.atomic(addr, op, value, V::Imm(0));
                compute(self, old);
            }
            _ => {
                let old = self.read(dst);
                let new = compute(self, old);
                self.assign(dst, new)?;
            }
        }
        Some(())
    }

    /// Always one event, locked or not.
    fn exchange(&mut self, a: &Arg, b: &Arg) -> Option<()> {
        match (a, b) {
            (Arg::Mem(addr, _), Arg::Reg(r)) | (Arg::Reg(r), Arg::Mem(addr, _)) => {
                let value = self.read(&Arg::Reg(*r));
                let old = self.atomic(addr, Update::Swap, value, V::Imm(0));
                self.write(*r, old);
            }
            (Arg::Reg(x), Arg::Reg(y)) if x == y => self.s.push(Op::Nop),
            (Arg::Reg(x), Arg::Reg(y)) => {
                let (v, w) = (self.read(a), self.read(b));
                let kept = self.s.temp();
                self.s.set(kept, v, 64);
                self.write(*x, w);
                self.write(*y, V::Reg(kept));
            }
            _ => return None,
        }
        Some(())
    }

    fn exchange_add(&mut self, dst: &Arg, src: &Arg) -> Option<()> {
        let Arg::Reg(part) = src else { return None };
        let value = self.read(src);
        let mut was = None;
        self.change(dst, (Word::Add, value.clone()), |x, old| {
            let kept = x.s.temp();
            x.s.set(kept, old.clone(), 64);
            let sum = x.s.alu(Word::Add, old.clone(), value.clone(), x.w);
            x.s.flags_of_add(&old, &value, &sum, x.w, None);
            // The old value goes first: the destination may be the same register.
            was = Some(V::Reg(kept));
            if matches!(dst, Arg::Reg(_)) {
                x.write(*part, V::Reg(kept));
            }
            sum
        })?;
        if matches!(dst, Arg::Mem(..)) {
            self.write(*part, was?);
        }
        Some(())
    }

    fn compare_exchange(&mut self, dst: &Arg, src: &Arg) -> Option<()> {
        let (w, rax) = (self.w, operands::RAX);
        let new = self.read(src);
        let expected = self.s.low(V::Reg(rax), w);
        let equal = Cond { flag: Z, set: true };
        let old = match dst {
            Arg::Mem(addr, _) if self.locked => {
                self.atomic(addr, Update::CompareSwap, new.clone(), expected.clone())
            }
            _ => self.read(dst),
        };
        self.s.flags_of_sub(&expected, &old, w);
        let kept = self.s.low(old, w);
        match dst {
            Arg::Mem(..) if self.locked => {}
            Arg::Mem(addr, _) => {
                let t = self.s.temp();
                self.s.push(Op::Select { dst: t, cond: equal, yes: new, no: kept.clone(), w });
                self.store(addr, V::Reg(t));
            }
            // A register that is not written keeps its upper half.
            Arg::Reg(part) => {
                let yes = self.within(*part, new);
                self.s.push(Op::Select { dst: part.r, cond: equal, yes, no: part.r.into(), w: 64 });
            }
            Arg::Imm(_) => return None,
        }
        let no = self.within(Part { r: rax, low: 0, w }, kept);
        self.s.push(Op::Select { dst: rax, cond: equal, yes: rax.into(), no, w: 64 });
        Some(())
    }

    /// The whole register as it would be with this part written.
    fn within(&mut self, part: Part, v: V) -> V {
        let t = self.s.temp();
        if part.w < 32 {
            self.s.set(t, part.r, 64);
        }
        self.write(Part { r: t, ..part }, v);
        V::Reg(t)
    }
}
