//! Inline assembly, as concurrent libraries write it for x86: barriers for the
//! compiler, fences, moves, arithmetic and exchanges on one memory operand, with
//! or without a `lock`, and the conditions that are asked afterwards (Linux,
//! Concurrency Kit, liburcu, libatomic_ops).
//!
//! A template is a list of instructions in AT&T syntax over its operands. Each
//! operand that is a register gets one of the machine's; those that clang ties
//! together (`"0"`, `{ax}`) get the same. What the instructions do is in [`x86`].
//!
//! Not here: Intel syntax, other processors, jumps (`asm goto`). An instruction
//! that is not in the list is refused by its text.

mod template;
mod x86;

use super::function::Fun;
use crate::ir::{self, Call, InlineAsm};
use heddle_machine::{Inst, Op, Order, Reg, UnOp, Val};
use std::collections::HashMap;

type Done = Result<(), String>;

/// Where an operand of the template lives.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// In a register of so many bits.
    Register(Reg, u8),
    /// In memory, at this address.
    Memory(Op),
}

/// What the call gives back, in the order of its results.
enum Output {
    Register(Reg),
    /// `=@ccz` and the like: a condition after the last instruction.
    Condition(String),
}

/// A template's operands, bound to what the call has.
struct Bound {
    places: Vec<Place>,
    outputs: Vec<Output>,
    /// Registers of the processor that constraints name.
    named: HashMap<String, Reg>,
}

impl Fun<'_, '_> {
    pub fn assembly(&mut self, asm: &InlineAsm, call: &Call, inst: &ir::Inst) -> Done {
        let refused = || format!("inline assembly `{}`", asm.text.trim());
        let lines = template::lines(&asm.text);
        if asm.intel && !lines.is_empty() {
            return Err(refused());
        }
        let Some(bound) = self.bind(&asm.constraints, call, inst)? else { return Err(refused()) };
        if lines.is_empty() {
            self.emit(Inst::Nop);
        }
        let mut flags = None;
        for line in &lines {
            self.x86(line, &bound, &mut flags)?.ok_or_else(refused)?;
        }
        let (d, _) = self.result(inst);
        let widths: Vec<u8> = self.flat(inst.ty)?.iter().map(|s| s.w).collect();
        if widths.len() != bound.outputs.len() {
            return Err(refused());
        }
        for (i, (output, w)) in bound.outputs.iter().zip(widths).enumerate() {
            let (d, a) = match output {
                Output::Register(r) => (d + i as Reg, Op::reg(*r)),
                Output::Condition(code) => {
                    (d + i as Reg, self.condition(code, &flags).ok_or_else(refused)?)
                }
            };
            if w < 64 {
                self.emit(Inst::Un { op: UnOp::Trunc, from: 64, to: w, d, a });
            } else {
                self.emit(Inst::Move { d, a });
            }
        }
        Ok(())
    }

    /// Gives every operand its place, and inputs their values.
    fn bind(
        &mut self,
        constraints: &str,
        call: &Call,
        inst: &ir::Inst,
    ) -> Result<Option<Bound>, String> {
        let results: Vec<u8> = self.flat(inst.ty)?.iter().map(|s| s.w).collect();
        let mut bound = Bound { places: Vec::new(), outputs: Vec::new(), named: HashMap::new() };
        let mut args = call.args.iter();
        // Of outputs in memory: an input that is tied to one may be wider.
        let mut widths: HashMap<usize, u8> = HashMap::new();
        for c in constraints.split(',').filter(|c| !c.is_empty() && !c.starts_with('~')) {
            let (output, rest) = match c.strip_prefix('=') {
                Some(rest) => (true, rest),
                None => (false, c),
            };
            let rest = rest.trim_start_matches(['&', '%']);
            if rest.starts_with('*') {
                let Some(arg) = args.next() else { return Ok(None) };
                let at = self.one(arg.value)?;
                if let Some(&[s]) = arg.attrs.element.map(|t| self.flat(t)).transpose()?.as_deref()
                {
                    widths.insert(bound.places.len(), s.w);
                }
                bound.places.push(Place::Memory(at));
            } else if output {
                let Some(&w) = results.get(bound.outputs.len()) else { return Ok(None) };
                if let Some(code) = rest.strip_prefix("{@cc") {
                    bound.outputs.push(Output::Condition(code.trim_end_matches('}').into()));
                    // It has a number, but no instruction can name it.
                    bound.places.push(Place::Register(self.temp(), w));
                    continue;
                }
                let r = self.register(rest, &mut bound.named);
                let nothing = self.l.program.constant(Val::UNDEF);
                self.emit(Inst::Move { d: r, a: nothing });
                bound.outputs.push(Output::Register(r));
                bound.places.push(Place::Register(r, w));
            } else {
                let Some(arg) = args.next() else { return Ok(None) };
                let w = match self.flat(self.type_of(arg.value))?[..] {
                    [s] => s.w,
                    _ => return Ok(None),
                };
                let tied = rest.parse::<usize>().ok();
                let a = self.one(arg.value)?;
                let r = match tied.map(|i| bound.places.get(i)) {
                    Some(Some(&Place::Register(r, _))) => r,
                    // `"+g"`: the output is in memory, and what goes in is put there.
                    Some(Some(&Place::Memory(ptr))) => {
                        let room = tied.and_then(|i| widths.get(&i)).map_or(w, |&room| room.min(w));
                        let d = self.temp();
                        let (from, v) = (w, Op::reg(d));
                        match room < w {
                            true => self.emit(Inst::Un { op: UnOp::Trunc, from, to: room, d, a }),
                            false => self.emit(Inst::Move { d, a }),
                        }
                        self.emit(Inst::Store { ptr, v, w: room, align: 0, order: Order::Plain });
                        bound.places.push(Place::Memory(ptr));
                        continue;
                    }
                    Some(None) => return Ok(None),
                    None => self.register(rest, &mut bound.named),
                };
                self.emit(Inst::Move { d: r, a });
                bound.places.push(Place::Register(r, w));
            }
        }
        Ok(Some(bound))
    }

    /// A register for a constraint: the same one whenever it is named.
    fn register(&mut self, constraint: &str, named: &mut HashMap<String, Reg>) -> Reg {
        let name = constraint.strip_prefix('{').and_then(|c| c.strip_suffix('}'));
        match name {
            Some(name) => match named.get(name) {
                Some(&r) => r,
                None => {
                    let r = self.temp();
                    named.insert(name.into(), r);
                    r
                }
            },
            None => self.temp(),
        }
    }
}
