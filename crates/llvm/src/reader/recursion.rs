//! Finds structs that contain themselves, which have no size, and chains of
//! structs too deep to walk by recursion.

use crate::ir::{StructBody, StructId, Type, TypeId, Types};

/// Far above what C programs nest, far below what a stack holds.
const MAX_DEPTH: u32 = 200;

/// Parts of one struct, parts of parts included.
const MAX_WEIGHT: u64 = 100_000;

/// A named struct whose layout cannot be computed, if there is one.
///
/// Repeats "depth of a struct = 1 + greatest depth of a struct inside" until
/// nothing changes; inside a ring the depth grows past any bound.
pub fn find(types: &Types) -> Option<StructId> {
    let all: Vec<_> = types.all_named().map(|(id, s)| (id, s.body.clone())).collect();
    let mut depth = vec![0u32; all.len()];
    loop {
        let mut changed = false;
        for (id, body) in &all {
            let Some(body) = body else { continue };
            let inside = body.fields.iter().map(|&f| nesting(types, f, &depth)).max().unwrap_or(0);
            if inside + 1 > depth[id.0 as usize] {
                depth[id.0 as usize] = inside + 1;
                changed = true;
            }
            if inside >= MAX_DEPTH {
                return Some(*id);
            }
        }
        if !changed {
            return heavy(types, &all, &depth);
        }
    }
}

/// A struct that names its parts so often over that walking it would not end
/// in reasonable time: `a1 = { a0, a0 }`, `a2 = { a1, a1 }`, and so on.
fn heavy(types: &Types, all: &[(StructId, Option<StructBody>)], depth: &[u32]) -> Option<StructId> {
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|&i| depth[i]);
    let mut weights = vec![1u64; all.len()];
    for i in order {
        let fields = all[i].1.iter().flat_map(|b| &b.fields);
        weights[i] = 1 + fields.map(|&f| weight(types, f, &weights)).sum::<u64>();
        if weights[i] > MAX_WEIGHT {
            return Some(all[i].0);
        }
    }
    None
}

fn weight(types: &Types, ty: TypeId, weights: &[u64]) -> u64 {
    match types.get(ty) {
        Type::Named(id) => weights[id.0 as usize],
        Type::Array { element, .. } | Type::Vector { element, .. } => {
            1 + weight(types, *element, weights)
        }
        Type::Struct { fields, .. } => {
            1 + fields.iter().map(|&f| weight(types, f, weights)).sum::<u64>()
        }
        _ => 1,
    }
}

/// How many named structs lie inside each other in a type. Literal types are
/// no deeper than the parser's own bound.
fn nesting(types: &Types, ty: TypeId, depth: &[u32]) -> u32 {
    match types.get(ty) {
        Type::Named(id) => depth[id.0 as usize],
        Type::Array { element, .. } | Type::Vector { element, .. } => {
            nesting(types, *element, depth)
        }
        Type::Struct { fields, .. } => {
            fields.iter().map(|&f| nesting(types, f, depth)).max().unwrap_or(0)
        }
        _ => 0,
    }
}
