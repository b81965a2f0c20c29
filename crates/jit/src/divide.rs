//! Division and remainder, as C has them on `int`, without the trap.
//!
//! By a constant it is a multiplication (Granlund and Montgomery 1994): with k = 32 +
//! ⌈log₂ d⌉ and m = ⌈2ᵏ/d⌉, ⌊n·m/2ᵏ⌋ = ⌊n/d⌋ for all n below 2³². Here n is at most
//! 2³¹, the greatest absolute value, so that n·m is below 2⁶⁴.

use crate::emit::Emit;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};
use heddle_promela::ir::BinOp;
use heddle_promela::transition::{Val, range};

impl Emit<'_> {
    pub fn divide(&mut self, op: BinOp, a: &Val, b: &Val) -> Value {
        if let Val::Const(d @ 1..=0x3fff_ffff) = *b {
            let x = self.val(a);
            let quotient = self.by_constant(x, d as u64, range(a).0 >= 0);
            if op == BinOp::Div {
                return quotient;
            }
            let whole = self.b.ins().imul_imm(quotient, d as i64);
            return self.b.ins().isub(x, whole);
        }
        let (x, y) = (self.val(a), self.val(b));
        let zero = self.b.ins().icmp_imm(IntCC::Equal, y, 0);
        self.leave_if(zero);
        // The least number divided by -1 is itself: the machine would trap.
        let minus = self.b.ins().icmp_imm(IntCC::Equal, y, -1);
        let one = self.int(1);
        let divisor = self.b.ins().select(minus, one, y);
        if op == BinOp::Rem {
            return self.b.ins().srem(x, divisor);
        }
        let quotient = self.b.ins().sdiv(x, divisor);
        let negated = self.b.ins().ineg(x);
        self.b.ins().select(minus, negated, quotient)
    }

    fn by_constant(&mut self, x: Value, d: u64, positive: bool) -> Value {
        let k = 32 + (64 - (d - 1).leading_zeros()) as i64;
        let m = (1u128 << k).div_ceil(d as u128) as u64;
        let n = if positive {
            x
        } else {
            // The absolute value, as a number without sign.
            let sign = self.b.ins().sshr_imm(x, 31);
            let flipped = self.b.ins().bxor(x, sign);
            self.b.ins().isub(flipped, sign)
        };
        let n = self.b.ins().uextend(types::I64, n);
        let m = self.long(m as i64);
        let product = self.b.ins().imul(n, m);
        let quotient = self.b.ins().ushr_imm(product, k);
        let quotient = self.b.ins().ireduce(types::I32, quotient);
        if positive {
            return quotient;
        }
        let sign = self.b.ins().sshr_imm(x, 31);
        let flipped = self.b.ins().bxor(quotient, sign);
        self.b.ins().isub(flipped, sign)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_multiplier_divides() {
        let ns = [0u64, 1, 2, 3, 5, 99, 255, 256, 65535, (1 << 31) - 1, 1 << 31];
        for d in (1..2000u64).chain([65535, 65536, 65537, 0x3fff_ffff, 0x2000_0001]) {
            let k = 32 + (64 - (d - 1).leading_zeros()) as i64;
            let m = (1u128 << k).div_ceil(d as u128) as u64;
            let near = ns.iter().flat_map(|&n| [n, n - n % d, (n - n % d).saturating_sub(1)]);
            for n in near.chain([d - 1, d, d + 1]) {
                let product = n.checked_mul(m).expect("below 64 bits");
                assert_eq!(product >> k, n / d, "{n} / {d}");
            }
        }
    }
}
