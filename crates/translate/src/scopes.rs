//! Variables of inner blocks: their lives begin and end with the block.
//!
//! A local whose address is taken lives in a pool. Declared in the body of its function,
//! it is there as long as the call; declared further in, its cells are valid only while
//! the block runs, so that a pointer that is kept is a pointer to nothing afterwards.
//! Whoever leaves a block by `break`, `continue` or `goto` ends what was in it; what
//! ends the function ends everything.
//!
//! Some variables stay valid as long as the call, which misses mistakes and makes up
//! none: those of blocks that can be entered in the middle (by a label or a case inside),
//! of recursive functions, whose cells are handed out at each call, and of blocks inside
//! expressions.

use crate::c::*;
use crate::lower::Lower;
use std::collections::HashSet;

/// The locals whose lives are followed, of functions that are not in `recursive`.
pub fn of_blocks(program: &Program, recursive: &HashSet<FuncId>) -> HashSet<VarId> {
    let mut out = HashSet::new();
    for (f, func) in program.funcs.iter().enumerate() {
        if recursive.contains(&f) {
            continue;
        }
        for s in func.body.iter().flatten() {
            s.each(&mut |s| out.extend(own(s).filter(|_| !is_entered_inside(s))));
            // The body of a switch is entered at its cases.
            s.each(&mut |s| {
                if let St::Switch(_, body) = &s.kind {
                    out.retain(|v| !own(body).any(|w| w == *v));
                }
            });
        }
    }
    out.retain(|v| !program.vars[*v].is_static);
    out
}

/// The variables that a statement declares for itself: a block, or a `for` with its first part.
fn own(s: &Stmt) -> impl Iterator<Item = VarId> + '_ {
    let parts: &[Stmt] = match &s.kind {
        St::Block(list) => list,
        St::For(Some(init), ..) => std::slice::from_ref(init),
        _ => &[],
    };
    let declared = parts.iter().filter_map(|s| match &s.kind {
        St::Decl(vars) => Some(vars),
        _ => None,
    });
    declared.flatten().copied()
}

/// Whether a jump can lead into the middle of a statement.
fn is_entered_inside(s: &Stmt) -> bool {
    let mut labels = false;
    s.each(&mut |s| labels |= matches!(s.kind, St::Label(..)));
    labels || has_case(s)
}

/// Whether a case stands in it that belongs to a switch around it.
fn has_case(s: &Stmt) -> bool {
    match &s.kind {
        St::Case(..) => true,
        St::Switch(..) => false,
        _ => s.children().into_iter().any(has_case),
    }
}

impl Lower<'_> {
    /// Begins the lives of what a statement declares, if anybody can tell.
    pub fn open_scope(&mut self, s: &Stmt) {
        let layout = self.w.layout;
        let mine = own(s).filter(|v| layout.blocks.contains(v) && layout.vars.contains_key(v));
        let mine: Vec<VarId> = mine.collect();
        for &v in &mine {
            self.enter_cells(layout.vars[&v]);
        }
        self.scopes.push(mine);
    }

    /// And ends them.
    pub fn close_scope(&mut self) {
        for v in self.scopes.pop().unwrap_or_default() {
            self.leave_cells(v, self.w.layout.vars[&v]);
        }
    }

    /// Ends the lives of what lies inside of the outermost `depth` scopes: a jump leaves them.
    pub fn jump_out_of_scopes(&mut self, depth: usize) {
        let left: Vec<VarId> = self.scopes.iter().skip(depth).flatten().copied().collect();
        for v in left {
            self.leave_cells(v, self.w.layout.vars[&v]);
        }
    }
}
