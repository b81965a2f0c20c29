//! Made-up RISC-V.

use super::Rng;

const REGISTERS: [&str; 7] = ["a5", "a6", "a7", "t0", "t1", "t2", "t3"];

pub fn lines(r: &mut Rng, n: usize) -> Vec<String> {
    (0..n).map(|_| one(r)).collect()
}

fn one(r: &mut Rng) -> String {
    let (d, a) = (r.pick(&REGISTERS), r.pick(&REGISTERS));
    let b = if r.below(8) == 0 { "zero" } else { r.pick(&REGISTERS) };
    let small = r.below(4096) as i64 - 2048;
    match r.below(9) {
        0 | 1 => {
            let name = r.pick(&[
                "add", "addw", "sub", "subw", "and", "or", "xor", "mul", "mulw", "mulh", "mulhu",
                "slt", "sltu",
            ]);
            format!("{name} {d}, {a}, {b}")
        }
        2 => {
            let name = r.pick(&["sll", "sllw", "srl", "srlw", "sra", "sraw"]);
            format!("{name} {d}, {a}, {b}")
        }
        3 => {
            let name = r.pick(&["slli", "slliw", "srli", "srliw", "srai", "sraiw"]);
            format!("{name} {d}, {a}, {}", r.below(if name.ends_with('w') { 32 } else { 64 }))
        }
        4 => {
            let name = r.pick(&["addi", "addiw", "andi", "ori", "xori", "slti", "sltiu"]);
            format!("{name} {d}, {a}, {small}")
        }
        5 => {
            let name = r.pick(&["div", "divu", "divw", "divuw", "rem", "remu", "remw", "remuw"]);
            format!("{name} {d}, {a}, {b}")
        }
        6 => match r.below(3) {
            0 => format!("lui {d}, {}", r.below(1 << 20)),
            1 => format!("{} {d}, {a}", r.pick(&["mv", "not", "neg", "negw", "sext.w"])),
            _ => format!("{} {d}, {a}", r.pick(&["seqz", "snez", "sltz", "sgtz"])),
        },
        7 => {
            let (name, k) = r.pick(&[
                ("ld", 0),
                ("sd", 0),
                ("lw", 1),
                ("lwu", 1),
                ("sw", 1),
                ("lh", 2),
                ("lhu", 2),
                ("sh", 2),
                ("lb", 3),
                ("lbu", 3),
                ("sb", 3),
            ]);
            format!("{name} {d}, @{k}")
        }
        _ => {
            let name = r.pick(&["swap", "add", "and", "or", "xor", "min", "max", "minu", "maxu"]);
            let (size, k) = r.pick(&[("d", 0), ("w", 1)]);
            let order = r.pick(&["", ".aq", ".rl", ".aqrl"]);
            format!("amo{name}.{size}{order} {d}, {a}, @{k}").replace("0(a", "(a")
        }
    }
}
