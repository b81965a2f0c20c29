//! Which locals can live in registers: scalar replacement.
//!
//! An `alloca` whose address goes nowhere is nobody else's, and each part of it
//! that is always read and written as a whole is a register under another name.
//! At `-O0` that is every local variable without `&`, structures and arrays with
//! constant indices among them; and since clang hands what an atomic operation
//! expects or brings from one temporary to the next, through casts where pointers
//! have types, it is these as well. What is read before it is written is as
//! undefined in a register as in memory, bit by bit.
//!
//! Pointers are followed through casts and constant offsets; copies from one such
//! local to another or from a constant, and filling with a constant, are moves.
//! Any other use of a pointer, accesses that overlap in part, that are atomic or
//! that reach beyond the local leave it in memory, where everything is checked.
//!
//! The idea is that of LLVM's pass SROA; nothing of what that makes of undefined
//! values is done here.
//!
//! Not here: how accesses become moves (`memory`).

use super::flat::flatten;
use crate::ir::{
    Access, Call, Callee, CastOp, ConstId, ConstKind, Function, Inst, Module, Op, Operand, TypeId,
    ValueId,
};
use heddle_machine::Reg;
use std::collections::{BTreeMap, HashMap, HashSet};

/// Locals of more bytes, or of more parts, stay in memory.
const MAX_BYTES: u64 = 4096;
const MAX_PARTS: usize = 64;

/// A part of a local, and its register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub offset: u64,
    pub w: u8,
    pub reg: Reg,
}

impl Part {
    fn end(&self) -> u64 {
        self.offset + (self.w as u64).div_ceil(8)
    }
}

/// The locals that live in registers.
#[derive(Default)]
pub struct Promoted {
    /// By local: its parts, in order.
    locals: HashMap<ValueId, Vec<Part>>,
    /// Every pointer into one: the local, and how far from its start.
    pointers: HashMap<ValueId, (ValueId, u64)>,
    /// Those that are one scalar.
    scalars: HashSet<ValueId>,
}

impl Promoted {
    pub fn parts(&self, local: ValueId) -> Option<&[Part]> {
        self.locals.get(&local).map(Vec::as_slice)
    }

    /// Where a pointer leads, if that is a local in registers.
    pub fn place(&self, pointer: Operand) -> Option<(ValueId, u64)> {
        let Operand::Local(v) = pointer else { return None };
        self.pointers.get(&v).copied()
    }

    /// The register of a scalar at some distance from the start of a local.
    pub fn register(&self, local: ValueId, offset: u64) -> Option<Reg> {
        self.locals[&local].iter().find(|p| p.offset == offset).map(|p| p.reg)
    }

    /// The local that a pointer is all of, if it has one part.
    pub fn only(&self, pointer: Operand) -> Option<ValueId> {
        let (local, offset) = self.place(pointer)?;
        let one = matches!(self.locals[&local][..], [p] if p.offset == offset);
        one.then_some(local)
    }

    pub fn is_pointer(&self, v: ValueId) -> bool {
        self.pointers.contains_key(&v)
    }

    /// The locals that are one scalar each.
    pub fn scalars(&self) -> &HashSet<ValueId> {
        &self.scalars
    }

    /// Gives every part a register: the first that of the local itself.
    pub fn assign(&mut self, slots: &[(Reg, u32)], mut more: impl FnMut() -> Reg) {
        let mut order: Vec<ValueId> = self.locals.keys().copied().collect();
        order.sort_unstable_by_key(|v| v.index());
        for v in order {
            for (i, part) in self.locals.get_mut(&v).into_iter().flatten().enumerate() {
                part.reg = if i == 0 { slots[v.index()].0 } else { more() };
            }
        }
    }
}

/// Casts of allocas: what they are casts of.
pub type Names = HashMap<ValueId, ValueId>;

pub fn casts(f: &Function) -> Names {
    let is_alloca = |i: &&Inst| matches!(i.op, Op::Alloca { count: None, .. });
    let allocas: HashSet<ValueId> = insts(f).filter(is_alloca).filter_map(|i| i.result).collect();
    let mut out = Names::new();
    for inst in insts(f) {
        if let (Op::Cast { op: CastOp::BitCast, value: Operand::Local(v), .. }, Some(r)) =
            (&inst.op, inst.result)
        {
            let of = out.get(v).copied().or(allocas.contains(v).then_some(*v));
            out.extend(of.map(|of| (r, of)));
        }
    }
    out
}

fn insts(f: &Function) -> impl Iterator<Item = &Inst> {
    f.blocks.iter().flat_map(|b| &b.insts)
}

/// Finds the locals of a function that can live in registers.
pub fn promotable(m: &Module, f: &Function) -> Promoted {
    let mut search = Search::new(m, f);
    search.find_locals();
    search.find_pointers();
    insts(f).for_each(|i| search.use_of(i));
    search.join_copies();
    search.finish()
}

/// A copy of `n` bytes: to where, and from where if that is a local.
struct Copy {
    to: (ValueId, u64),
    from: Option<(ValueId, u64)>,
    n: u64,
}

struct Search<'a> {
    m: &'a Module,
    f: &'a Function,
    /// The candidates, and how many bytes they have.
    sizes: HashMap<ValueId, u64>,
    pointers: HashMap<ValueId, (ValueId, u64)>,
    /// By candidate and offset: the bits that are accessed there.
    parts: HashMap<ValueId, BTreeMap<u64, u8>>,
    copies: Vec<Copy>,
    scalars: HashSet<ValueId>,
}

impl<'a> Search<'a> {
    fn new(m: &'a Module, f: &'a Function) -> Self {
        Search {
            m,
            f,
            sizes: HashMap::new(),
            pointers: HashMap::new(),
            parts: HashMap::new(),
            copies: Vec::new(),
            scalars: HashSet::new(),
        }
    }

    fn find_locals(&mut self) {
        for inst in insts(self.f) {
            let (Op::Alloca { allocated, count: None, .. }, Some(v)) = (&inst.op, inst.result)
            else {
                continue;
            };
            let size = self.m.layout.size(&self.m.types, *allocated);
            if size <= MAX_BYTES {
                self.sizes.insert(v, size);
                self.pointers.insert(v, (v, 0));
                self.parts.insert(v, BTreeMap::new());
                if flatten(self.m, *allocated).is_ok_and(|s| s.len() == 1) {
                    self.scalars.insert(v);
                }
            }
        }
    }

    /// Follows casts and constant offsets, whatever the order of the blocks.
    fn find_pointers(&mut self) {
        loop {
            let before = self.pointers.len();
            for inst in insts(self.f) {
                let found = match &inst.op {
                    Op::Cast { op: CastOp::BitCast, value: Operand::Local(v), .. } => {
                        self.pointers.get(v).copied()
                    }
                    Op::Gep { source, base: Operand::Local(v), indices, .. } => {
                        self.pointers.get(v).and_then(|&(local, at)| {
                            let offset = self.offset(*source, indices)?;
                            let there = at.checked_add_signed(offset)?;
                            (there <= self.sizes[&local]).then_some((local, there))
                        })
                    }
                    _ => None,
                };
                if let (Some(found), Some(r)) = (found, inst.result) {
                    self.pointers.insert(r, found);
                }
            }
            if self.pointers.len() == before {
                return;
            }
        }
    }

    /// The distance that constant indices lead to.
    fn offset(&self, source: TypeId, indices: &[Operand]) -> Option<i64> {
        let (types, layout) = (&self.m.types, &self.m.layout);
        let (mut ty, mut offset) = (source, 0i64);
        for (i, &index) in indices.iter().enumerate() {
            let n = self.number(index)?;
            if i > 0 && types.struct_fields(ty).is_some() {
                let field = u64::try_from(n).ok()?;
                offset = offset.checked_add_unsigned(layout.field_offset(types, ty, field)?)?;
                ty = types.element(ty, field)?;
                continue;
            }
            if i > 0 {
                ty = types.element(ty, 0)?;
            }
            let size = i64::try_from(layout.size(types, ty)).ok()?;
            offset = offset.checked_add(n.checked_mul(size)?)?;
        }
        Some(offset)
    }

    /// A constant of at most 64 bits, with its sign.
    fn number(&self, o: Operand) -> Option<i64> {
        let Operand::Const(c) = o else { return None };
        let bits = match self.m.constants.kind(c) {
            ConstKind::Int(n) => *n,
            ConstKind::Zero => 0,
            _ => return None,
        };
        let w = match flatten(self.m, self.m.type_of(self.f, o)).ok()?[..] {
            [s] if s.w <= 64 => s.w as u32,
            _ => return None,
        };
        Some(((bits as u64) << (64 - w)) as i64 >> (64 - w))
    }

    fn place(&self, o: Operand) -> Option<(ValueId, u64)> {
        let Operand::Local(v) = o else { return None };
        self.pointers.get(&v).copied()
    }

    /// A local stays in memory.
    fn drop(&mut self, local: ValueId) {
        self.parts.remove(&local);
    }

    fn use_of(&mut self, inst: &Inst) {
        match &inst.op {
            Op::Load { pointer, access } => self.access(*pointer, inst.ty, access),
            Op::Store { value, pointer, access } => {
                if let Some((local, _)) = self.place(*value) {
                    self.drop(local);
                }
                self.access(*pointer, self.m.type_of(self.f, *value), access);
            }
            Op::Debug(_) => {}
            Op::Call(c) if is_lifetime(self.m, &c.callee) => {}
            Op::Call(c) if self.copy(c).is_some() => {}
            Op::Cast { .. } | Op::Gep { .. }
                if inst.result.is_some_and(|r| self.pointers.contains_key(&r)) => {}
            op => op.for_each_operand(|o| {
                if let Some((local, _)) = self.place(o) {
                    self.drop(local);
                }
            }),
        }
    }

    fn access(&mut self, pointer: Operand, ty: TypeId, access: &Access) {
        let Some((local, at)) = self.place(pointer) else { return };
        let scalars = match flatten(self.m, ty) {
            Ok(scalars) if access.ordering.is_none() => scalars,
            _ => return self.drop(local),
        };
        for (i, s) in scalars.iter().enumerate() {
            let twice = scalars[..i].iter().any(|o| o.offset == s.offset);
            if twice || !self.part(local, at + s.offset, s.w) {
                return self.drop(local);
            }
        }
    }

    /// Notes that so many bits are accessed as a whole. `false`: they cannot be
    /// a part, because others overlap or the local ends there.
    fn part(&mut self, local: ValueId, offset: u64, w: u8) -> bool {
        let size = self.sizes[&local];
        let Some(parts) = self.parts.get_mut(&local) else { return true };
        let bytes = |w: u8| (w as u64).div_ceil(8);
        if let Some(&known) = parts.get(&offset) {
            return known == w;
        }
        let before = parts.range(..offset).next_back();
        let behind = parts.range(offset..).next();
        let free = before.is_none_or(|p| p.0 + bytes(*p.1) <= offset)
            && behind.is_none_or(|p| offset + bytes(w) <= *p.0)
            && offset + bytes(w) <= size
            && parts.len() < MAX_PARTS;
        if free {
            parts.insert(offset, w);
        }
        free
    }

    /// A call that copies to a local or fills it, and can be done in registers
    /// as far as it itself is concerned.
    fn copy(&mut self, call: &Call) -> Option<()> {
        let name = intrinsic(self.m, &call.callee)?;
        let fills = name.starts_with("llvm.memset.");
        if !fills && !name.starts_with("llvm.memcpy.") {
            return None;
        }
        let arg = |i: usize| call.args.get(i).map(|a| a.value);
        let (to, from) = (self.place(arg(0)?)?, arg(1)?);
        let n = u64::try_from(self.number(arg(2)?)?).ok()?;
        if to.1 + n > self.sizes[&to.0] {
            return None;
        }
        let from = match (self.place(from), from) {
            (Some(from), _) if from.0 == to.0 || from.1 + n > self.sizes[&from.0] => return None,
            (Some(from), _) => Some(from),
            (None, Operand::Const(c)) if fills || is_constant_data(self.m, c) => None,
            _ => return None,
        };
        self.copies.push(Copy { to, from, n });
        Some(())
    }

    /// What is copied has the same parts on both sides; and where one side stays
    /// in memory, so does the other.
    fn join_copies(&mut self) {
        let copies = std::mem::take(&mut self.copies);
        loop {
            let count = |s: &Self| s.parts.values().map(BTreeMap::len).sum::<usize>();
            let before = (self.parts.len(), count(self));
            for c in &copies {
                if !self.joins(c) {
                    self.drop(c.to.0);
                    c.from.into_iter().for_each(|f| self.drop(f.0));
                }
            }
            if (self.parts.len(), count(self)) == before {
                return;
            }
        }
    }

    fn joins(&mut self, c: &Copy) -> bool {
        let sides: Vec<(ValueId, u64)> = std::iter::once(c.to).chain(c.from).collect();
        for &(local, at) in &sides {
            let Some(parts) = self.parts.get(&local) else { return false };
            let parts: Vec<(u64, u8)> = parts.iter().map(|p| (*p.0, *p.1)).collect();
            for (offset, w) in parts {
                let end = offset + (w as u64).div_ceil(8);
                if end <= at || offset >= at + c.n {
                    continue;
                }
                let inside = offset >= at && end <= at + c.n;
                let other = |&(to, start): &(ValueId, u64)| self.part(to, offset - at + start, w);
                // Only whole bytes can be copied or filled.
                if !inside || w % 8 != 0 || !sides.iter().all(other) {
                    return false;
                }
            }
        }
        true
    }

    fn finish(self) -> Promoted {
        let parts = |p: BTreeMap<u64, u8>| {
            p.into_iter().map(|(offset, w)| Part { offset, w, reg: 0 }).collect::<Vec<_>>()
        };
        let locals: HashMap<_, _> = self.parts.into_iter().map(|(v, p)| (v, parts(p))).collect();
        debug_assert!(
            locals.values().all(|p| p.is_sorted_by(|a, b| a.end() <= b.offset)),
            "parts do not overlap"
        );
        let pointers = self.pointers.into_iter().filter(|p| locals.contains_key(&p.1.0)).collect();
        let scalars = self.scalars.into_iter().filter(|v| locals.contains_key(v)).collect();
        Promoted { locals, pointers, scalars }
    }
}

/// The name of a function that is called directly.
fn intrinsic<'m>(m: &'m Module, callee: &Callee) -> Option<&'m str> {
    let Callee::Operand(Operand::Const(c)) = callee else { return None };
    match m.constants.kind(*c) {
        ConstKind::Function(f) => Some(&m.function(*f).name),
        _ => None,
    }
}

/// Whether an address is that of data that never change.
fn is_constant_data(m: &Module, c: ConstId) -> bool {
    match m.constants.kind(c) {
        ConstKind::Global(g) => m.global(*g).constant && !m.global(*g).thread_local,
        ConstKind::Cast { op: CastOp::BitCast, value } => is_constant_data(m, *value),
        ConstKind::Gep { base, .. } => is_constant_data(m, *base),
        _ => false,
    }
}

pub fn is_lifetime(m: &Module, callee: &Callee) -> bool {
    intrinsic(m, callee).is_some_and(|name| name.starts_with("llvm.lifetime."))
}
