//! Made-up POWER.

use super::Rng;

const REGISTERS: [&str; 5] = ["r8", "r9", "r10", "r11", "r12"];

pub fn lines(r: &mut Rng, n: usize) -> Vec<String> {
    let first = "cmpd r8, r9".to_string();
    std::iter::once(first).chain((1..n).map(|_| one(r))).collect()
}

fn one(r: &mut Rng) -> String {
    let (d, a, b) = (r.pick(&REGISTERS), r.pick(&REGISTERS), r.pick(&REGISTERS));
    let small = r.below(65536) as i64 - 32768;
    match r.below(10) {
        0 | 1 => {
            let name =
                r.pick(&["add", "subf", "and", "or", "xor", "nor", "nand", "andc", "orc", "eqv"]);
            let dot = if r.below(3) == 0 { "." } else { "" };
            format!("{name}{dot} {d}, {a}, {b}")
        }
        2 => format!("{} {d}, {a}, {b}", r.pick(&["mulld", "mullw", "mulhd", "mulhdu"])),
        3 => format!("{} {d}, {a}, {b}", r.pick(&["slw", "srw", "sld", "srd", "srad", "sraw"])),
        4 => match r.below(3) {
            0 => format!("{} {d}, {a}, {}", r.pick(&["slwi", "srwi", "srawi"]), r.below(32)),
            1 => format!("{} {d}, {a}, {}", r.pick(&["sldi", "srdi", "sradi"]), r.below(64)),
            _ => format!("clrldi {d}, {a}, {}", r.below(64)),
        },
        5 => match r.below(4) {
            0 => format!("{} {d}, {a}, {small}", r.pick(&["addi", "mulli"])),
            1 => format!(
                "{} {d}, {a}, {}",
                r.pick(&["ori", "xori", "andi.", "oris"]),
                r.below(65536)
            ),
            2 => format!("li {d}, {small}"),
            _ => format!("lis {d}, {small}"),
        },
        6 => {
            let field = ["", "cr1, ", "cr7, "][r.below(3)];
            match r.below(3) {
                0 => format!("{} {field}{a}, {small}", r.pick(&["cmpwi", "cmpdi"])),
                1 => format!("{} {field}{a}, {}", r.pick(&["cmplwi", "cmpldi"]), r.below(65536)),
                _ => format!("{} {field}{a}, {b}", r.pick(&["cmpw", "cmplw", "cmpd", "cmpld"])),
            }
        }
        7 => match r.below(3) {
            0 => format!("isel {d}, {a}, {b}, {}", r.below(3)),
            1 => {
                let from = r.below(32);
                let to = from + r.below(32 - from);
                format!("{} {d}, {a}, {}, {from}, {to}", r.pick(&["rlwinm", "rlwimi"]), r.below(32))
            }
            _ => format!("{} {d}, {a}", r.pick(&["extsb", "extsh", "extsw", "neg", "not", "mr"])),
        },
        _ => {
            let (name, k) = r.pick(&[
                ("ld", 0),
                ("std", 0),
                ("lwz", 1),
                ("lwa", 1),
                ("stw", 1),
                ("lhz", 2),
                ("lha", 2),
                ("sth", 2),
                ("lbz", 3),
                ("stb", 3),
            ]);
            format!("{name} {d}, @{k}")
        }
    }
}
