//! Globals that a property reads and no instruction writes.
//!
//! An optimiser removes writes that the program itself never reads back. A
//! formula that watches such a variable is then about nothing, whatever the
//! verdict. A global counts as written if its address goes anywhere but into a
//! load.
//!
//! Not here: thread-local variables, which no property can name.

use crate::dead_globals::operands;
use crate::options::Proposition;
use crate::program::{FuncId, GlobalId, Inst, Op, Program};
use std::collections::{BTreeSet, HashSet};

impl Program {
    /// The names of the globals that these functions and propositions read, and
    /// that nothing writes.
    pub fn read_but_unwritten(
        &self,
        functions: &[FuncId],
        propositions: &[Proposition],
    ) -> BTreeSet<String> {
        let mut read = HashSet::new();
        let mut functions = functions.to_vec();
        for p in propositions {
            match p {
                Proposition::Function(f) => functions.push(*f),
                Proposition::Global { global, .. } => {
                    read.insert(self.address(*global).obj);
                }
            }
        }
        for f in &functions {
            for inst in &self.functions[f.0 as usize].code {
                if let Inst::Load { ptr, .. } = inst {
                    read.extend(self.object(*ptr));
                }
            }
        }
        if read.is_empty() {
            return BTreeSet::new();
        }
        let written = self.written();
        let globals = (0..self.globals.len() as u32).map(GlobalId);
        let plain = globals.filter(|g| {
            let global = &self.globals[g.0 as usize];
            !global.thread_local && !global.constant && !global.hidden
        });
        let vain = plain.filter(|g| {
            let obj = self.address(*g).obj;
            read.contains(&obj) && !written.contains(&obj)
        });
        vain.map(|g| self.globals[g.0 as usize].name.clone()).collect()
    }

    fn object(&self, op: Op) -> Option<u32> {
        let known = op.as_reg().is_none().then(|| self.pool[op.pool()].obj);
        known.filter(|&o| o != 0)
    }

    /// Objects whose addresses go anywhere but into a load.
    fn written(&self) -> HashSet<u32> {
        let mut out: HashSet<u32> =
            self.globals.iter().flat_map(|g| &g.pointers).map(|p| p.1.obj).collect();
        for inst in self.functions.iter().flat_map(|f| &f.code) {
            if !matches!(inst, Inst::Load { .. }) {
                operands(inst, &mut |op| out.extend(self.object(op)));
            }
        }
        out
    }
}
