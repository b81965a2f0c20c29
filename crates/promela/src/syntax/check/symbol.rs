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
    locals: Vec<(Name, Symbol)>,
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
        self.locals.push((name.clone(), symbol));
    }

    pub fn find(&self, name: &Name) -> Option<Symbol> {
        let local = self.locals.iter().rev().find(|(n, _)| n == name).map(|(_, s)| *s);
        local.or_else(|| self.global(name).map(Symbol::Var))
    }

    pub fn open_block(&mut self) {
        self.blocks.push(self.locals.len());
    }

    pub fn close_block(&mut self) {
        let n = self.blocks.pop().expect("a block is open");
        self.locals.truncate(n);
    }

    pub fn close_process(&mut self) {
        self.locals.clear();
        self.blocks.clear();
    }
}
