//! Statements that no control flow leads to, whatever the data.

use crate::ir::{Action, Ir, Kind, Stmt};

/// The statements that the user wrote and no path through their process meets.
pub fn unreachable(ir: &Ir) -> Vec<&Stmt> {
    let mut met = vec![false; ir.stmts.len()];
    for p in ir.ptypes.iter().filter(|p| p.kind != Kind::Never) {
        let mut seen = vec![false; p.states.len()];
        let mut todo = vec![p.start as usize];
        while let Some(s) = todo.pop() {
            if std::mem::replace(&mut seen[s], true) {
                continue;
            }
            for t in &p.states[s].trans {
                todo.push(t.target as usize);
                for &stmt in &t.stmts {
                    met[stmt as usize] = true;
                    if let Action::DStep { start, .. } = ir.stmts[stmt as usize].action {
                        todo.push(start as usize);
                    }
                }
            }
        }
    }
    let is_claim = |s: &Stmt| ir.ptypes[s.ptype as usize].kind == Kind::Never;
    let lost = ir.stmts.iter().zip(met).filter(|(s, met)| !met && s.listed && !is_claim(s));
    lost.map(|(s, _)| s).collect()
}
