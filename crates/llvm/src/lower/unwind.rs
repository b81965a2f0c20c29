//! Exceptions: `invoke`, `landingpad`, `resume` and `llvm.eh.typeid.for`.
//!
//! An `invoke` is a call with an [`Inst::Pad`] behind it, which names the landing
//! pad and a table of what it takes. The table is a constant of the program,
//!
//! ```text
//! struct pad { long n; struct { long selector; void *type; } clause[n]; };
//! ```
//!
//! one clause for each of the landing pad's, in order, and one with selector 0
//! at the end if it wants to clean up:
//!
//! | clause | selector | type |
//! |---|---|---|
//! | `catch ptr @T` | the number of T, 1 and up | T's address; null takes all |
//! | `filter [n x ptr] […]` | -1 and down | `{ long n; void *types[n]; }` |
//! | `cleanup` | 0 | null |
//!
//! The unwinder (`models/unwind.c`) reads these tables, decides who takes the
//! exception, leaves it with the selector in two variables of the thread
//! (`__heddle_exception`, `__heddle_selector`) and goes to the landing pad, which
//! finds them there. `resume` is a call of `_Unwind_Resume`.
//!
//! Not here: what the types of exceptions are. For exceptions of C++,
//! `__heddle_exception_matches` says whether one is of a type.

use super::function::Fun;
use super::{Lower, flat::flatten};
use crate::ir::{self, BlockId, Call, Clause, ConstId, ConstKind, Operand, Symbol};
use heddle_machine::{Global, Inst, Op, Order, Val};

type Done = Result<(), String>;

const WORD: usize = 8;

impl Fun<'_, '_> {
    pub fn invoke(
        &mut self,
        call: &Call,
        normal: BlockId,
        unwind: BlockId,
        inst: &ir::Inst,
    ) -> Done {
        self.call(call, inst)?;
        if self.ends_in_call() {
            let table = self.pad_table(unwind)?;
            let to = self.edge(unwind)?;
            self.emit(Inst::Pad { to, table });
        }
        let to = self.edge(normal)?;
        self.emit(Inst::Jump(to));
        Ok(())
    }

    /// The clauses of a landing pad, as a constant.
    fn pad_table(&mut self, block: BlockId) -> Result<Op, String> {
        let is_pad = |i: &&ir::Inst| matches!(i.op, ir::Op::LandingPad { .. });
        let Some(ir::Op::LandingPad { cleanup, clauses }) =
            self.f.block(block).insts.iter().find(is_pad).map(|i| &i.op)
        else {
            return Err("an exception that goes to no landing pad".into());
        };
        if self.l.program.pointer_bytes as usize != WORD {
            return Err("exceptions in a program of 32 bits".into());
        }
        let mut table = Table::default();
        table.number((clauses.len() + *cleanup as usize) as i64);
        let mut filters = 0;
        for clause in clauses {
            match clause {
                Clause::Catch(c) => {
                    table.number(self.l.type_number(*c));
                    table.pointer(self.l.type_address(*c)?);
                }
                Clause::Filter(c) => {
                    filters += 1;
                    let list = self.filter(*c)?;
                    table.number(-filters);
                    table.pointer(list);
                }
            }
        }
        if *cleanup {
            table.number(0);
            table.pointer(Val::ZERO);
        }
        let at = table.put(self.l);
        Ok(self.l.program.constant(at))
    }

    fn filter(&mut self, c: ConstId) -> Result<Val, String> {
        let types = match self.l.module.constants.kind(c) {
            ConstKind::Aggregate(list) => list.clone(),
            _ => Vec::new(),
        };
        let mut table = Table::default();
        table.number(types.len() as i64);
        for t in types {
            let at = self.l.type_address(t)?;
            table.pointer(at);
        }
        Ok(table.put(self.l))
    }

    /// Takes what the unwinder left, and leaves nothing.
    pub fn landing_pad(&mut self, inst: &ir::Inst) -> Done {
        let (d, n) = self.result(inst);
        let scalars = self.flat(inst.ty)?;
        if n != 2 {
            return Err("a landing pad that gives something else than an exception".into());
        }
        let zero = self.int(0);
        for (i, name) in ["__heddle_exception", "__heddle_selector"].into_iter().enumerate() {
            let ptr = self.own_variable(name)?;
            let (w, order) = (scalars[i].w, Order::Plain);
            self.emit(Inst::Load { d: d + i as u32, ptr, w, align: 0, order });
            self.emit(Inst::Store { ptr, v: zero, w, align: 0, order });
        }
        Ok(())
    }

    /// The address of a variable of the unwinder's that each thread has.
    fn own_variable(&mut self, name: &str) -> Result<Op, String> {
        let Some(g) = self.l.module.global_named(name) else {
            return Err("an exception without an unwinder".into());
        };
        let id = self.l.global_id(g);
        let (tls, d) = (self.l.program.tls_index(id), self.temp());
        self.emit(Inst::TlsAddr { d, tls });
        Ok(Op::reg(d))
    }

    pub fn resume(&mut self, value: Operand) -> Done {
        let exception = self.operand(value)?[0];
        let Some(f) = self.l.module.function_named("_Unwind_Resume") else {
            return Err("an exception without an unwinder".into());
        };
        let (f, d) = (self.l.function_id(f), self.temp());
        self.emit(Inst::Call { f, args: Box::new([exception]), d, n_results: 0 });
        self.emit(Inst::Unreachable);
        Ok(())
    }

    /// `llvm.eh.typeid.for`: the number that selectors use for a type.
    pub fn type_number(&mut self, of: Operand, d: heddle_machine::Reg) -> Done {
        let Operand::Const(c) = of else { return Err("the number of an unknown type".into()) };
        let n = self.l.type_number(c);
        let a = self.int(n as u64);
        self.emit(Inst::Move { d, a });
        Ok(())
    }
}

impl Lower<'_> {
    /// The number of an exception's type, the same everywhere in the program.
    fn type_number(&mut self, c: ConstId) -> i64 {
        let symbol = self.module.symbol_of(c);
        let next = self.exception_types.len() as i64 + 1;
        *self.exception_types.entry(symbol).or_insert(next)
    }

    fn type_address(&mut self, c: ConstId) -> Result<Val, String> {
        let ty = self.module.constants.ty(c);
        match (self.module.symbol_of(c), flatten(self.module, ty)?.len()) {
            (None | Some(Symbol::Global(_)), 1) => Ok(self.constant(c)?[0]),
            _ => Err("a type of exceptions that is no variable".into()),
        }
    }
}

/// Words of a constant.
#[derive(Default)]
struct Table {
    bytes: Vec<u8>,
    pointers: Vec<(u32, Val)>,
}

impl Table {
    fn number(&mut self, n: i64) {
        self.bytes.extend(n.to_le_bytes());
    }

    fn pointer(&mut self, v: Val) {
        if v.obj != 0 {
            self.pointers.push((self.bytes.len() as u32, v));
        }
        self.bytes.extend(v.bits.to_le_bytes());
    }

    fn put(self, l: &mut Lower) -> Val {
        let (size, init, pointers) = (self.bytes.len() as u32, self.bytes, self.pointers);
        let name = "what a landing pad takes".into();
        let id = l.program.add_global(Global {
            name,
            size,
            init,
            pointers,
            constant: true,
            hidden: true,
            ..Global::default()
        });
        l.program.address(id)
    }
}
