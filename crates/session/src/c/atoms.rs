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
        Type::Letter { bytes } => (*bytes, false),
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
    let (mut ty, mut offset, mut rest) = (ty, 0u32, path);
    while !rest.is_empty() {
        let here = &program.types[ty.0 as usize];
        if let Some(inside) = rest.strip_prefix('[') {
            let (index, behind) = inside.split_once(']')?;
            let Type::Array { of, count } = here else { return None };
            let index: u32 = index.trim().parse().ok().filter(|i| i < count)?;
            let size = u32::try_from(heddle_weak::size(program, *of)?).ok()?;
            offset = offset.checked_add(size.checked_mul(index)?)?;
            (ty, rest) = (*of, behind);
        } else {
            let name = rest.strip_prefix('.')?;
            let (name, behind) = name.split_at(name.find(['[', '.']).unwrap_or(name.len()));
            let Type::Struct { fields, .. } = here else { return None };
            // A place in bits, and the width of what is only some of them.
            let (_, bit, of, width) = fields.iter().find(|f| f.0 == name.trim())?;
            if width.is_some() || !bit.is_multiple_of(8) {
                return None;
            }
            offset = offset.checked_add(bit / 8)?;
            (ty, rest) = (*of, behind);
        }
    }
    Some((ty, offset))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_have_types_and_places() {
        let mut p = Program::new();
        let mut add = |ty| {
            p.types.push(ty);
            TypeId(p.types.len() as u32 - 1)
        };
        let int = add(Type::Int { bytes: 4, signed: true });
        let short = add(Type::Int { bytes: 2, signed: true });
        let fields = vec![
            ("k".into(), 0, short, None),
            ("v".into(), 32, int, None),
            ("few".into(), 64, int, Some(3)),
        ];
        let inner = add(Type::Struct { name: "in".into(), fields, bytes: 12, argument: int });
        let three = add(Type::Array { of: inner, count: 3 });
        let fields = vec![("all".into(), 32, three, None)];
        let outer = add(Type::Struct { name: "out".into(), fields, bytes: 40, argument: int });
        let rows = add(Type::Array { of: outer, count: 2 });
        assert_eq!(part(&p, outer, ".all[2].v"), Some((int, 4 + 24 + 4)));
        assert_eq!(part(&p, rows, "[1].all[0].k"), Some((short, 40 + 4)));
        assert_eq!(part(&p, three, ""), Some((three, 0)));
        for wrong in ["[3].v", "[0].w", "[0].few", ".v", "[0][0]", "[x].v", "[0", "v"] {
            assert_eq!(part(&p, three, wrong), None, "{wrong}");
        }
    }
}
