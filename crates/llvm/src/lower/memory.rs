//! Stack objects, loads, stores and addresses.

use super::function::Fun;
use super::operators::order;
use crate::ir::{self, Access, Operand, TypeId, ValueId};
use heddle_machine::{Inst, Op, Reg, Val};

type Done = Result<(), String>;

impl Fun<'_, '_> {
    pub fn alloca(&mut self, inst: &ir::Inst, ty: TypeId, count: Option<Operand>) -> Done {
        let (d, _) = self.result(inst);
        let value = inst.result.ok_or("an alloca without a result")?;
        if self.promoted.parts(value).is_some() {
            self.forget(value);
            return Ok(());
        }
        let size = self.l.module.layout.size(&self.l.module.types, ty);
        let size = u32::try_from(size)
            .ok()
            .filter(|&s| s <= 1 << 26)
            .ok_or("a very large local variable")?;
        let count = match count {
            Some(c) => self.one(c)?,
            None => self.int(1),
        };
        let marked = self.is_marked(value);
        let name = match self.names.get(&value).cloned() {
            None if !marked => 0,
            known => {
                let program = &mut self.l.program;
                program.names.push(known.unwrap_or_default());
                let name = program.names.len() as u32 - 1;
                program.declared.extend(self.declared.get(&value).map(|&span| (name, span)));
                name
            }
        };
        self.emit(Inst::Alloca { d, count, size, name });
        // It lives from the first mark on.
        if marked {
            self.scopes.insert(value, name);
            self.emit(Inst::Scope { name, starts: false });
        }
        Ok(())
    }

    /// The registers that an access to a local in registers is about.
    fn registers(&self, pointer: Operand, ty: TypeId) -> Result<Option<Vec<Reg>>, String> {
        let Some((local, at)) = self.promoted.place(pointer) else { return Ok(None) };
        let scalars = self.flat(ty)?.into_iter();
        let found = scalars.map(|s| self.promoted.register(local, at + s.offset));
        Ok(Some(found.collect::<Option<Vec<Reg>>>().ok_or("an access to no part of a local")?))
    }

    pub fn load(&mut self, ty: TypeId, pointer: Operand, access: &Access, d: Reg) -> Done {
        if let Some(from) = self.registers(pointer, ty)? {
            for (i, r) in from.into_iter().enumerate() {
                self.emit(Inst::Move { d: d + i as u32, a: Op::reg(r) });
            }
            return Ok(());
        }
        let scalars = self.flat(ty)?;
        if scalars.len() > 1 && access.ordering.is_some() {
            return self.wide_load(ty, pointer, access, d);
        }
        let base = self.one(pointer)?;
        let order = order(access.ordering, access.volatile);
        for (i, s) in scalars.iter().enumerate() {
            let ptr = self.at_offset(base, s.offset);
            self.emit(Inst::Load { d: d + i as u32, ptr, w: s.w, align: 0, order });
        }
        Ok(())
    }

    pub fn store(&mut self, value: Operand, pointer: Operand, access: &Access) -> Done {
        let values = self.operand(value)?;
        if let Some(to) = self.registers(pointer, self.type_of(value))? {
            for (d, &a) in to.into_iter().zip(&values) {
                self.emit(Inst::Move { d, a });
            }
            return Ok(());
        }
        let scalars = self.flat(self.type_of(value))?;
        if scalars.len() > 1 && access.ordering.is_some() {
            return self.wide_store(value, pointer, access);
        }
        let base = self.one(pointer)?;
        let order = order(access.ordering, access.volatile);
        for (i, s) in scalars.iter().enumerate() {
            let ptr = self.at_offset(base, s.offset);
            self.emit(Inst::Store { ptr, v: values[i], w: s.w, align: 0, order });
        }
        Ok(())
    }

    /// What a mark of a life leaves of a local in registers: nothing defined.
    pub fn forget_local(&mut self, pointer: Operand) {
        if let Some((local, _)) = self.promoted.place(pointer) {
            self.forget(local);
        }
    }

    fn forget(&mut self, local: ValueId) {
        let a = self.l.program.constant(Val::UNDEF);
        let parts = self.promoted.parts(local).unwrap_or_default().to_vec();
        parts.into_iter().for_each(|p| self.emit(Inst::Move { d: p.reg, a }));
    }

    /// Copies to a local in registers, or fills it. `None`: it is in memory.
    pub fn copy_local(&mut self, fills: bool, call: &ir::Call) -> Option<Done> {
        let argument = |i: usize| call.args.get(i).map(|a| a.value);
        let (local, at) = self.promoted.place(argument(0)?)?;
        Some(self.copy_parts(local, at, fills, argument(1)?, argument(2)?))
    }

    fn copy_parts(
        &mut self,
        local: ValueId,
        at: u64,
        fills: bool,
        from: Operand,
        n: Operand,
    ) -> Done {
        let Operand::Const(n) = n else { return Err("a copy of unknown length".into()) };
        let end = at + self.l.constant(n)?[0].bits;
        let parts = self.promoted.parts(local).unwrap_or_default().to_vec();
        let source = self.promoted.place(from);
        let value = if source.is_none() { Some(self.one(from)?) } else { None };
        for p in parts.into_iter().filter(|p| at <= p.offset && p.offset < end) {
            let skip = p.offset - at;
            let a = match (source, value) {
                (Some((other, start)), _) => {
                    let r = self.promoted.register(other, start + skip);
                    Op::reg(r.ok_or("a copy of no part of a local")?)
                }
                (None, Some(byte)) if fills => self.repeated(byte, p.w),
                (None, base) => {
                    let ptr = self.at_offset(base.ok_or("a copy from nowhere")?, skip);
                    let order = heddle_machine::Order::Plain;
                    self.emit(Inst::Load { d: p.reg, ptr, w: p.w, align: 0, order });
                    continue;
                }
            };
            self.emit(Inst::Move { d: p.reg, a });
        }
        Ok(())
    }

    /// So many bits of the same constant byte.
    fn repeated(&mut self, byte: Op, w: u8) -> Op {
        let byte = self.l.program.known(byte).unwrap_or(Val::UNDEF);
        let all = |b: u64| (b & 0xff).wrapping_mul(0x0101_0101_0101_0101) >> (64 - w as u32);
        self.l.program.constant(Val { bits: all(byte.bits), undef: all(byte.undef), obj: 0 })
    }

    pub fn at_offset(&mut self, base: Op, offset: u64) -> Op {
        if offset == 0 {
            return base;
        }
        let d = self.temp();
        self.emit(Inst::PtrAdd { d, base, offset: offset as i64, terms: Box::new([]) });
        Op::reg(d)
    }

    pub fn gep(
        &mut self,
        source: TypeId,
        base: Operand,
        indices: &[Operand],
        inst: &ir::Inst,
    ) -> Done {
        let m = self.l.module;
        let (d, n) = self.result(inst);
        if n != 1 {
            return Err("a `getelementptr` on vectors".into());
        }
        let base = self.one(base)?;
        let mut offset = 0i64;
        let mut terms: Vec<(Op, u8, i64)> = Vec::new();
        let mut ty = source;
        for (i, &index) in indices.iter().enumerate() {
            let is_struct = i > 0 && m.types.struct_fields(ty).is_some();
            if is_struct {
                let Operand::Const(c) = index else {
                    return Err("a variable index into a struct".into());
                };
                let field = self.l.constant(c)?[0].bits;
                offset +=
                    m.layout.field_offset(&m.types, ty, field).ok_or("an index outside its type")?
                        as i64;
                ty = m.types.element(ty, field).ok_or("an index outside its type")?;
                continue;
            }
            if i > 0 {
                ty = m.types.element(ty, 0).ok_or("an index into a scalar")?;
            }
            let scale = m.layout.size(&m.types, ty) as i64;
            let w = self.flat(self.type_of(index))?.first().map_or(64, |s| s.w);
            match index {
                Operand::Const(c) => {
                    let v = self.l.constant(c)?[0].bits;
                    let shift = 64 - w as u32;
                    offset =
                        offset.wrapping_add((((v << shift) as i64) >> shift).wrapping_mul(scale));
                }
                _ => terms.push((self.one(index)?, w, scale)),
            }
        }
        self.emit(Inst::PtrAdd { d, base, offset, terms: terms.into() });
        Ok(())
    }
}
