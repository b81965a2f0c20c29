//! Made-up AArch64.

use super::Rng;

fn reg(r: &mut Rng, wide: bool) -> String {
    format!("{}{}", if wide { "x" } else { "w" }, 5 + r.below(7))
}

const CONDITIONS: [&str; 14] =
    ["eq", "ne", "hs", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le"];

pub fn lines(r: &mut Rng, n: usize) -> Vec<String> {
    let first = "cmp x5, x6".to_string();
    std::iter::once(first).chain((1..n).map(|_| one(r))).collect()
}

fn one(r: &mut Rng) -> String {
    let x = r.below(2) == 0;
    let w = if x { 64 } else { 32 };
    let (d, a, b, c) = (reg(r, x), reg(r, x), reg(r, x), reg(r, x));
    let cond = r.pick(&CONDITIONS);
    let n = r.below(w);
    match r.below(24) {
        0..=2 => {
            let name = r.pick(&["add", "adds", "sub", "subs"]);
            let last = match r.below(4) {
                0 => format!("#{}", r.below(4096)),
                1 => format!("{b}, {} #{n}", r.pick(&["lsl", "lsr", "asr"])),
                2 => {
                    let by = r.pick(&["uxtb", "uxth", "uxtw", "sxtb", "sxth", "sxtw"]);
                    format!("{}, {by} #{}", b.replace('x', "w"), r.below(5))
                }
                _ => b,
            };
            format!("{name} {d}, {a}, {last}")
        }
        3 | 4 => {
            let name =
                r.pick(&["and", "ands", "orr", "eor", "bic", "bics", "orn", "eon", "and", "orr"]);
            match r.below(3) {
                0 => {
                    format!("{name} {d}, {a}, {b}, {} #{n}", r.pick(&["lsl", "lsr", "asr", "ror"]))
                }
                1 if ["and", "ands", "orr", "eor"].contains(&name) => {
                    format!("{name} {d}, {a}, #{}", r.pick(&[1, 0xff, 0xf0, 0x7f8, 0xffff]))
                }
                _ => format!("{name} {d}, {a}, {b}"),
            }
        }
        5 => {
            let name = r.pick(&["cmp", "cmn", "tst"]);
            match r.below(2) {
                0 if name != "tst" => format!("{name} {a}, #{}", r.below(4096)),
                _ => format!("{name} {a}, {b}"),
            }
        }
        6 => format!("{} {d}, {a}, {b}", r.pick(&["adc", "adcs", "sbc", "sbcs"])),
        7 => format!("{} {d}, {a}", r.pick(&["ngc", "ngcs", "neg", "negs", "mvn"])),
        8 => format!("{} {d}, {a}, {b}", r.pick(&["lsl", "lsr", "asr", "ror", "mul", "mneg"])),
        9 => format!("{} {d}, {a}, #{n}", r.pick(&["lsl", "lsr", "asr", "ror"])),
        10 => format!("{} {d}, {a}, {b}, {c}", r.pick(&["madd", "msub"])),
        11 => {
            let name = r.pick(&["smull", "umull", "smulh", "umulh"]);
            let narrow = name.ends_with("ll");
            let (d, a, b) = (reg(r, true), reg(r, !narrow), reg(r, !narrow));
            format!("{name} {d}, {a}, {b}")
        }
        12 => {
            let (d, a, b, c) = (reg(r, true), reg(r, false), reg(r, false), reg(r, true));
            format!("{} {d}, {a}, {b}, {c}", r.pick(&["smaddl", "umaddl", "smsubl", "umsubl"]))
        }
        13 => format!("{} {d}, {a}, {b}", r.pick(&["udiv", "sdiv"])),
        14 => {
            let name = r.pick(&["csel", "csinc", "csinv", "csneg"]);
            format!("{name} {d}, {a}, {b}, {cond}")
        }
        15 => match r.below(2) {
            0 => format!("{} {d}, {cond}", r.pick(&["cset", "csetm"])),
            _ => format!("{} {d}, {a}, {cond}", r.pick(&["cinc", "cinv", "cneg"])),
        },
        16 => {
            let last = if r.below(2) == 0 { format!("#{}", r.below(32)) } else { b };
            let name = r.pick(&["ccmp", "ccmn"]);
            format!("{name} {a}, {last}, #{}, {cond}", r.below(16))
        }
        17 if r.below(3) == 0 => {
            let name = r.pick(&["ubfm", "sbfm", "bfm"]);
            format!("{name} {d}, {a}, #{}, #{}", r.below(w), r.below(w))
        }
        17 => {
            let low = r.below(w);
            let bits = 1 + r.below(w - low);
            let name = r.pick(&["ubfx", "sbfx", "ubfiz", "sbfiz", "bfi", "bfxil"]);
            format!("{name} {d}, {a}, #{low}, #{bits}")
        }
        18 if r.below(2) == 0 => match r.below(5) {
            0 => format!("extr {d}, {a}, {b}, #{n}"),
            1 => format!("rev32 {}, {}", reg(r, true), reg(r, true)),
            _ => format!("{} {d}, {a}", r.pick(&["rbit", "rev", "rev16", "clz", "cls"])),
        },
        18 => match r.below(3) {
            0 => format!("sxtw {}, {}", reg(r, true), reg(r, false)),
            1 => format!("{} {d}, {}", r.pick(&["sxtb", "sxth"]), reg(r, false)),
            _ => format!("{} {}, {}", r.pick(&["uxtb", "uxth"]), reg(r, false), reg(r, false)),
        },
        19 => {
            let shift = 16 * r.below(w / 16);
            let name = r.pick(&["movz", "movk", "movn"]);
            format!("{name} {d}, #{}, lsl #{shift}", r.next() & 0xffff)
        }
        20 | 21 => access(r),
        _ => atomic(r),
    }
}

fn access(r: &mut Rng) -> String {
    let (x, w) = (reg(r, true), reg(r, false));
    match r.below(11) {
        0 => format!("ldr {x}, @0"),
        1 => format!("str {x}, @0"),
        2 => format!("ldr {w}, @1"),
        3 => format!("{} {x}, @1", "ldrsw"),
        4 => format!("stlr {w}, @1"),
        5 => format!("ldrh {w}, @2"),
        6 => format!("ldrsh {}, @2", if r.below(2) == 0 { x } else { w }),
        7 => format!("strh {w}, @2"),
        8 => format!("ldarb {w}, @3"),
        9 => format!("ldrsb {}, @3", if r.below(2) == 0 { x } else { w }),
        _ => format!("strb {w}, @3"),
    }
}

fn atomic(r: &mut Rng) -> String {
    let (suffix, k) = r.pick(&[("", 0), ("", 1), ("h", 2), ("b", 3)]);
    let (a, b) = (reg(r, k == 0), reg(r, k == 0));
    let order = r.pick(&["", "a", "l", "al"]);
    let stem = r.pick(&[
        "swp", "cas", "ldadd", "ldclr", "ldeor", "ldset", "ldsmax", "ldsmin", "ldumax", "ldumin",
    ]);
    format!("{stem}{order}{suffix} {a}, {b}, @{k}")
}
