//! What a name means where: one table for variables and labels, as in SPIN.

use crate::syntax::ast::{Name, VarId};
use std::collections::HashMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    Var(VarId),
    /// The number of a label's name, see [`super::label`].
    Label(u32),
}

#[derive(Default)]
pub struct Symbols {
    globals: HashMap<Name, VarId>,
    /// What the process being walked declared in the blocks that are open.
    locals: Vec<Name>,
    /// What each of these names means, the innermost last.
    meanings: HashMap<Name, Vec<Symbol>>,
    blocks: Vec<usize>,
}

impl Symbols {
    pub fn add_global(&mut self, name: &Name, id: VarId) {
        self.globals.insert(name.clone(), id);
    }

    pub fn global(&self, name: &Name) -> Option<VarId> {
        self.globals.get(name).copied()
    }

    pub fn add_local(&mut self, name: &Name, symbol: Symbol) {
        self.locals.push(name.clone());
        self.meanings.entry(name.clone()).or_default().push(symbol);
    }

    pub fn find(&self, name: &Name) -> Option<Symbol> {
        let local = self.meanings.get(name).and_then(|m| m.last().copied());
        local.or_else(|| self.global(name).map(Symbol::Var))
    }

    pub fn open_block(&mut self) {
        self.blocks.push(self.locals.len());
    }

    pub fn close_block(&mut self) {
        let n = self.blocks.pop().expect("a block is open");
        for name in self.locals.drain(n..) {
            self.meanings.get_mut(&name).expect("it was declared").pop();
        }
    }

    pub fn close_process(&mut self) {
        self.locals.clear();
        self.meanings.clear();
        self.blocks.clear();
    }
}
