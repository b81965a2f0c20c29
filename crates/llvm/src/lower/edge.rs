//! Edges between blocks: `phi` as copies that happen all at once.

use super::function::Fun;
use crate::ir::{BlockId, Op};
use heddle_machine::{Inst, Pc};

impl Fun<'_, '_> {
    /// A place to jump to for the edge from the current block: the block
    /// itself, or the copies that its phis need.
    pub fn edge(&mut self, to: BlockId) -> Result<Pc, String> {
        if !has_phis(self, to) {
            return Ok(to.0);
        }
        let label = (self.f.blocks.len() + self.stubs.len()) as Pc;
        self.stubs.push((self.block, to));
        Ok(label)
    }

    /// The copies for the edge `from → to`.
    pub fn copies(&mut self, from: BlockId, to: BlockId) -> Result<(), String> {
        let mut moves = Vec::new();
        for inst in &self.f.block(to).insts {
            let Op::Phi(incoming) = &inst.op else {
                if matches!(inst.op, Op::Debug(_)) {
                    continue;
                }
                break;
            };
            let Some(result) = inst.result else { continue };
            let Some((value, _)) = incoming.iter().find(|(_, b)| *b == from) else { continue };
            let (base, n) = self.slots[result.index()];
            let values = self.operand(*value)?;
            moves.extend((0..n).map(|i| (base + i, values[i as usize])));
        }
        moves.retain(|(d, a)| a.as_reg() != Some(*d));
        let targets: Vec<u32> = moves.iter().map(|m| m.0).collect();
        let crossing = moves.iter().any(|(_, a)| a.as_reg().is_some_and(|r| targets.contains(&r)));
        if crossing {
            // Read all before writing any.
            let mut second = Vec::new();
            for (d, a) in moves {
                let t = self.temp();
                self.emit(Inst::Move { d: t, a });
                second.push((d, heddle_machine::Op::reg(t)));
            }
            moves = second;
        }
        for (d, a) in moves {
            self.emit(Inst::Move { d, a });
        }
        Ok(())
    }
}

fn has_phis(f: &Fun, b: BlockId) -> bool {
    let mut insts = f.f.block(b).insts.iter().filter(|i| !matches!(i.op, Op::Debug(_)));
    insts.next().is_some_and(|i| matches!(i.op, Op::Phi(_)))
}
