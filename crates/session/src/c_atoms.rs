//! The atoms of formulas about C: functions and global variables.
//!
//! Elements and fields are named as in C, with numbers for indices: `want[0] == 1`,
//! `queue.head`. Not bit fields, and no pointers are followed.

use crate::atoms::Atom;
use heddle_machine::{Program, Proposition, Test, Type, TypeId};
use heddle_memmodel::Compare;

/// A function without parameters; a global, an element or a field of one; or one of these
/// compared with a number.
pub(crate) fn proposition(atom: &Atom, program: &Program) -> Result<Proposition, String> {
    let name = &atom.name;
    if let (None, Some(f)) = (atom.test, program.find_function(name)) {
        return Ok(Proposition::Function(f));
    }
    let (test, value) = atom.compared();
    let test = match test {
        Compare::Eq => Test::Eq,
        Compare::Ne => Test::Ne,
        Compare::Lt => Test::Lt,
        Compare::Le => Test::Le,
        Compare::Gt => Test::Gt,
        Compare::Ge => Test::Ge,
    };
    let end = name.find(['[', '.']).unwrap_or(name.len());
    let global = program
        .find_global(&name[..end])
        .ok_or_else(|| format!("`{}` is neither a function nor a global variable", &name[..end]))?;
    let g = &program.globals[global.0 as usize];
    let (ty, offset) = part(program, g.ty, &name[end..])
        .ok_or_else(|| format!("there is no `{name}`: `{}` is not made so", g.name))?;
    let (bytes, signed) = match &program.types[ty.0 as usize] {
        Type::Int { bytes, signed } => (*bytes, *signed),
        Type::Char => (1, true),
        Type::Bool => (1, false),
        Type::Enum { bytes, .. } => (*bytes, true),
        Type::Pointer(_) | Type::Unknown
            if end == name.len() && matches!(g.size, 1 | 2 | 4 | 8) =>
        {
            (g.size, true)
        }
        _ => return Err(format!("`{name}` is not an integer")),
    };
    Ok(Proposition::Global { global, offset, bytes, signed, test, value })
}

/// The type and place of an element or field, by what stands behind the name of a global
/// (`[2].next`); `None` if there is no such thing.
fn part(program: &Program, ty: TypeId, path: &str) -> Option<(TypeId, u32)> {
    let (mut ty, mut offset) = (ty, 0u32);
    for step in path.split_inclusive([']', '.']).flat_map(|s| s.split('.')) {
        let step = step.trim();
        if step.is_empty() {
            continue;
        }
        match (&program.types[ty.0 as usize], step.strip_prefix('[')) {
            (Type::Array { of, count }, Some(index)) => {
                let index: u32 = index.strip_suffix(']')?.trim().parse().ok()?;
                let size = heddle_weak::size(program, *of)?;
                offset = offset.checked_add(u32::try_from(size).ok()?.checked_mul(index)?)?;
                ty = (index < *count).then_some(*of)?;
            }
            (Type::Struct { fields, .. }, None) => {
                let field = fields.iter().find(|f| f.0 == step)?;
                let whole = field.3.is_none() && field.1.is_multiple_of(8);
                offset = whole.then(|| offset.checked_add(field.1 / 8))??;
                ty = field.2;
            }
            _ => return None,
        }
    }
    Some((ty, offset))
}
