//! AArch64: fields of bits, products, rotations and what is chosen and negated.

use super::a64::{SCRATCH2, SINK_ZERO, condition, dst, opposite, value};
use super::ir::*;
use super::text::number;
use heddle_memmodel::Word;

/// What one of these instructions does; `None` if it is none.
pub(super) fn bits(name: &str, args: &[&str]) -> Option<Vec<Ir>> {
    let (d, w) = dst(args.first()?)?;
    let at = |i: usize| args.get(i).and_then(|a| value(a));
    let to = |op, dst, a, b| Ir::Alu { op, dst, a, b, w, merge: false };
    let second = V::Reg(SCRATCH2);
    Some(match name {
        "ubfx" | "sbfx" | "ubfiz" | "sbfiz" | "bfi" | "bfxil" => {
            field(name, (d, w), at(1)?, number(args.get(2)?)?, number(args.get(3)?)?)?
        }
        "bfc" => field("bfi", (d, w), V::Imm(0), number(args.get(1)?)?, number(args.get(2)?)?)?,
        "madd" | "msub" => {
            let op = if name == "madd" { Word::Add } else { Word::Sub };
            vec![to(Word::Mul, SCRATCH2, at(1)?, at(2)?), to(op, d, at(3)?, second)]
        }
        "mneg" => {
            vec![to(Word::Mul, SCRATCH2, at(1)?, at(2)?), to(Word::Sub, d, V::Imm(0), second)]
        }
        "smull" | "umull" => {
            let wide = |dst, src| match name {
                "smull" => Ir::Extend { dst, src, from: 32, to: 64 },
                _ => Ir::Move { dst, src, w: 32, merge: false },
            };
            // Nobody reads what is written to the zero register: it serves as another.
            let product = to(Word::Mul, d, second, V::Reg(SINK_ZERO));
            vec![wide(SCRATCH2, at(1)?), wide(SINK_ZERO, at(2)?), product]
        }
        // Shifts are taken modulo the width, so what goes out at one end comes in at
        // the other.
        "ror" => vec![
            to(Word::Sub, SCRATCH2, V::Imm(0), at(2)?),
            to(Word::Shl, SINK_ZERO, at(1)?, second),
            to(Word::LShr, SCRATCH2, at(1)?, at(2)?),
            to(Word::Or, d, V::Reg(SCRATCH2), V::Reg(SINK_ZERO)),
        ],
        "csneg" => {
            let cond = condition(args.get(3)?)?;
            vec![Ir::Select { dst: d, cond, yes: at(1)?, no: at(2)?, w, plus: -1, invert: true }]
        }
        "cneg" | "cinv" => {
            let (v, cond) = (at(1)?, opposite(condition(args.get(2)?)?));
            let plus = if name == "cneg" { -1 } else { 0 };
            vec![Ir::Select { dst: d, cond, yes: v.clone(), no: v, w, plus, invert: true }]
        }
        _ => return None,
    })
}

/// `width` bits: from `low` on to the right end (`..x`), or from the right end to `low`
/// on (`..i`); the rest zeros (`u`), the sign (`s`), or what was there.
fn field(name: &str, (d, w): (R, u8), src: V, low: i64, width: i64) -> Option<Vec<Ir>> {
    let fits = 0 <= low && 0 < width && low + width <= w as i64;
    if !fits {
        return None;
    }
    let mask = if width == 64 { -1 } else { (1i64 << width) - 1 };
    let (second, from) = (V::Reg(SCRATCH2), width as u8);
    let to = |op, dst, a, b| Ir::Alu { op, dst, a, b: V::Imm(b), w, merge: false };
    Some(match name {
        "ubfx" => vec![to(Word::LShr, SCRATCH2, src, low), to(Word::And, d, second, mask)],
        "sbfx" => vec![
            to(Word::LShr, SCRATCH2, src, low),
            Ir::Extend { dst: d, src: second, from, to: w },
        ],
        "ubfiz" => vec![to(Word::And, SCRATCH2, src, mask), to(Word::Shl, d, second, low)],
        "sbfiz" => {
            vec![Ir::Extend { dst: SCRATCH2, src, from, to: w }, to(Word::Shl, d, second, low)]
        }
        _ => {
            let (keep, first) = match name {
                "bfi" => (!(mask << low), to(Word::And, SCRATCH2, src, mask)),
                _ => (!mask, to(Word::LShr, SCRATCH2, src, low)),
            };
            let then = match name {
                "bfi" => to(Word::Shl, SCRATCH2, second.clone(), low),
                _ => to(Word::And, SCRATCH2, second.clone(), mask),
            };
            let rest = to(Word::And, d, V::Reg(d), keep);
            let both = Ir::Alu { op: Word::Or, dst: d, a: V::Reg(d), b: second, w, merge: false };
            vec![first, then, rest, both]
        }
    })
}
