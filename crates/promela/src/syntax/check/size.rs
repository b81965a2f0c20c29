//! How large a model's data may be.
//!
//! Every scalar of every variable gets a place of its own in the state, whether it is
//! used or not, and a name. A few lines of text can declare more of them than there is
//! memory (a record of a thousand records of a thousand records), so they are counted
//! before anything else is done with them.

use crate::syntax::ast::*;
use heddle_span::{Diagnostic, Span};

/// Scalars that all global variables may have together, and all variables of a process.
pub const MAX_SCALARS: u64 = 1 << 18;
/// Values that a message may have, and a process be given.
pub const MAX_VALUES: u64 = 256;

/// What of a model's data is too large.
pub fn too_large(program: &Program) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    // A record is made of records declared before it.
    let mut sizes: Vec<u64> = Vec::new();
    for t in &program.typedefs {
        let n = t.fields.iter().map(|f| scalars(f, &sizes)).fold(0, u64::saturating_add);
        if n > MAX_SCALARS {
            let what = format!("a `{}` has {n} values", t.name);
            out.push(Diagnostic::error(t.span, beyond(&what)));
        }
        sizes.push(n);
    }
    let mut totals: Vec<u64> = vec![0; program.procs.len() + 1];
    for v in &program.vars {
        let total = &mut totals[v.owner.map_or(0, |p| p.index() + 1)];
        let before = *total;
        *total = total.saturating_add(scalars(v, &sizes));
        if before <= MAX_SCALARS && *total > MAX_SCALARS {
            let whose = if v.owner.is_some() { "of this process" } else { "that are global" };
            let what = format!("the variables {whose} have {total} values so far");
            out.push(Diagnostic::unsupported(v.span, beyond(&what)));
        }
        if let Init::Chan(c) = &v.init {
            let n = c.fields.iter().map(|&ty| values(ty, &sizes)).fold(0, u64::saturating_add);
            out.extend((n > MAX_VALUES).then(|| too_many(c.span, "a message", n)));
        }
    }
    for p in &program.procs {
        let params = p.params.iter().map(|&id| scalars(&program.vars[id.index()], &sizes));
        let n = params.fold(0, u64::saturating_add);
        out.extend((n > MAX_VALUES).then(|| too_many(p.span, "the parameters", n)));
    }
    out
}

fn beyond(what: &str) -> String {
    format!("{what}: a state cannot hold more than {MAX_SCALARS}")
}

fn too_many(span: Span, what: &str, n: u64) -> Diagnostic {
    let message = format!("{what} of {n} values: more than {MAX_VALUES} cannot be passed");
    Diagnostic::unsupported(span, message)
}

fn scalars(v: &Var, sizes: &[u64]) -> u64 {
    values(v.ty, sizes).saturating_mul(v.array.unwrap_or(1).into())
}

fn values(ty: Type, sizes: &[u64]) -> u64 {
    match ty {
        // One that is not there yet is reported elsewhere.
        Type::Struct(id) => sizes.get(id.index()).copied().unwrap_or(0),
        _ => 1,
    }
}
