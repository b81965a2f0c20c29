//! Made-up x86-64.

use super::Rng;

const REGISTERS: [[&str; 4]; 7] = [
    ["%al", "%ax", "%eax", "%rax"],
    ["%cl", "%cx", "%ecx", "%rcx"],
    ["%dl", "%dx", "%edx", "%rdx"],
    ["%sil", "%si", "%esi", "%rsi"],
    ["%dil", "%di", "%edi", "%rdi"],
    ["%r10b", "%r10w", "%r10d", "%r10"],
    ["%r11b", "%r11w", "%r11d", "%r11"],
];
const LETTERS: [&str; 4] = ["b", "w", "l", "q"];

/// Flags that the last instructions left undefined.
#[derive(Default)]
struct Undefined {
    z: bool,
    s: bool,
    c: bool,
    o: bool,
    p: bool,
}

impl Undefined {
    /// A condition that reads none of them.
    fn condition(&self, r: &mut Rng) -> &'static str {
        let all = [
            ("o", self.o),
            ("no", self.o),
            ("b", self.c),
            ("ae", self.c),
            ("e", self.z),
            ("ne", self.z),
            ("be", self.c || self.z),
            ("a", self.c || self.z),
            ("s", self.s),
            ("ns", self.s),
            ("p", self.p),
            ("np", self.p),
            ("l", self.s || self.o),
            ("ge", self.s || self.o),
            ("le", self.s || self.o || self.z),
            ("g", self.s || self.o || self.z),
        ];
        let defined: Vec<&str> = all.iter().filter(|a| !a.1).map(|a| a.0).collect();
        if defined.is_empty() { "" } else { r.pick(&defined) }
    }
}

fn reg(r: &mut Rng, w: usize) -> &'static str {
    r.pick(&REGISTERS)[w]
}

/// The word of memory that has so many bits.
fn mem(w: usize) -> String {
    format!("@{}", 3 - w)
}

fn imm(r: &mut Rng, w: usize) -> String {
    let bits = [8, 16, 31, 31][w];
    let v = match r.below(3) {
        0 => r.below(3) as i64 - 1,
        1 => (r.next() & ((1 << bits) - 1)) as i64,
        _ => r.pick(&[0x7f, 0x80, 0xff]).min((1 << bits) - 1),
    };
    format!("${v}")
}

/// A source: a register, a number or memory.
fn source(r: &mut Rng, w: usize, memory: bool) -> String {
    match r.below(4) {
        0 => imm(r, w),
        1 if memory => mem(w),
        _ => reg(r, w).into(),
    }
}

pub fn lines(r: &mut Rng, n: usize) -> Vec<String> {
    let mut u = Undefined::default();
    let mut out = vec!["cmpq %rcx, %rax".to_string()];
    while out.len() < n {
        let line = one(r, &mut u);
        out.extend(line);
    }
    out
}

fn one(r: &mut Rng, u: &mut Undefined) -> Vec<String> {
    let w = r.below(4);
    let l = LETTERS[w];
    let to_memory = r.below(4) == 0;
    let dst = if to_memory { mem(w) } else { reg(r, w).to_string() };
    let lock = if to_memory && r.below(2) == 0 { "lock " } else { "" };
    let line = match r.below(22) {
        0 => format!("mov{l} {}, {dst}", source(r, w, !to_memory)),
        1..=3 => {
            let name = match u.c {
                true => r.pick(&["add", "sub", "and", "or", "xor"]),
                false => r.pick(&["add", "sub", "and", "or", "xor", "adc", "sbb", "adc", "sbb"]),
            };
            *u = Undefined::default();
            format!("{lock}{name}{l} {}, {dst}", source(r, w, !to_memory))
        }
        4 | 5 => {
            *u = Undefined::default();
            let name = r.pick(&["cmp", "test"]);
            let other = if name == "test" { reg(r, w).into() } else { source(r, w, !to_memory) };
            format!("{name}{l} {other}, {dst}")
        }
        6 => {
            *u = Undefined { c: u.c, ..Undefined::default() };
            format!("{lock}{}{l} {dst}", r.pick(&["inc", "dec"]))
        }
        7 => {
            *u = Undefined::default();
            format!("{lock}neg{l} {dst}")
        }
        8 => format!("{lock}not{l} {dst}"),
        9 => {
            let n = r.below([8, 16, 32, 64][w]);
            if n > 0 {
                *u = Undefined { o: n > 1, ..Undefined::default() };
            }
            format!("{}{l} ${n}, {dst}", r.pick(&["shl", "shr", "sar"]))
        }
        10 => {
            u.o = true;
            u.c |= w < 2;
            format!("{}{l} %cl, {dst}", r.pick(&["shl", "shr", "sar"]))
        }
        11 => {
            let n = r.below([8, 16, 32, 64][w]);
            if n > 0 {
                (u.o, u.c) = (n > 1, false);
            }
            format!("{}{l} ${n}, {dst}", r.pick(&["rol", "ror"]))
        }
        12 => {
            u.o = true;
            format!("{}{l} %cl, {dst}", r.pick(&["rol", "ror"]))
        }
        13 => {
            *u = Undefined { z: true, s: true, p: true, ..Undefined::default() };
            match r.below(3) {
                0 => format!("{}{l} {dst}", r.pick(&["mul", "imul"])),
                1 if w > 0 => format!("imul{l} {}, {}, {}", imm(r, w), reg(r, w), reg(r, w)),
                _ => {
                    let w = w.max(1);
                    format!("imul{} {}, {}", LETTERS[w], reg(r, w), reg(r, w))
                }
            }
        }
        14 => {
            *u = Undefined { z: true, s: true, c: true, o: true, p: true };
            return divide(r);
        }
        15 => {
            let cond = u.condition(r);
            if cond.is_empty() {
                return vec![];
            }
            format!("set{cond} {}", if to_memory { mem(0) } else { reg(r, 0).into() })
        }
        16 => {
            let (cond, w) = (u.condition(r), w.max(1));
            if cond.is_empty() {
                return vec![];
            }
            format!("cmov{cond}{} {}, {}", LETTERS[w], reg(r, w), reg(r, w))
        }
        17 => extension(r),
        18 => {
            let (a, b, scale) = (reg(r, 3), reg(r, 3), r.pick(&[1, 2, 4, 8]));
            let w = w.max(1);
            format!("lea{} {}({a},{b},{scale}), {}", LETTERS[w], r.below(99), reg(r, w))
        }
        19 => match r.below(3) {
            0 => format!("xchg{l} {}, {dst}", reg(r, w)),
            1 => {
                *u = Undefined::default();
                format!("{lock}xadd{l} {}, {dst}", reg(r, w))
            }
            _ => {
                *u = Undefined::default();
                format!("{lock}cmpxchg{l} {}, {dst}", reg(r, w))
            }
        },
        20 => {
            let w = w.max(1);
            let dst = if to_memory { mem(w) } else { reg(r, w).to_string() };
            let by = if to_memory || r.below(2) == 0 {
                format!("${}", r.below(70))
            } else {
                reg(r, w).into()
            };
            (u.s, u.o, u.p, u.c) = (true, true, true, false);
            let name = r.pick(&["bt", "bts", "btr", "btc"]);
            let lock = if name == "bt" { "" } else { lock };
            format!("{lock}{name}{} {by}, {dst}", LETTERS[w])
        }
        _ => match r.below(4) {
            0 if u.c => "stc".into(),
            0 => "cmc".into(),
            1 => "clc".into(),
            2 => high(r, u),
            _ => r.pick(&["cltq", "cwtl", "cbtw", "cqto", "cltd", "cwtd"]).into(),
        },
    };
    if ["clc", "stc"].contains(&line.as_str()) {
        u.c = false;
    }
    vec![line]
}

/// The second bytes of registers.
fn high(r: &mut Rng, u: &mut Undefined) -> String {
    let all = ["%al", "%ah", "%cl", "%ch", "%dl", "%dh"];
    let (a, b) = (r.pick(&all), r.pick(&all));
    let name = r.pick(&["movb", "addb", "xorb", "cmpb"]);
    if name != "movb" {
        *u = Undefined::default();
    }
    format!("{name} {a}, {b}")
}

fn extension(r: &mut Rng) -> String {
    let (name, from, to) = r.pick(&[
        ("movzbw", 0, 1),
        ("movzbl", 0, 2),
        ("movzbq", 0, 3),
        ("movzwl", 1, 2),
        ("movzwq", 1, 3),
        ("movsbw", 0, 1),
        ("movsbl", 0, 2),
        ("movsbq", 0, 3),
        ("movswl", 1, 2),
        ("movswq", 1, 3),
        ("movslq", 2, 3),
    ]);
    let src = if r.below(2) == 0 { mem(from) } else { reg(r, from).into() };
    format!("{name} {src}, {}", reg(r, to))
}

/// A division that does not trap.
fn divide(r: &mut Rng) -> Vec<String> {
    let (l, sign, c) = r.pick(&[("l", "cltd", "%ecx"), ("q", "cqto", "%rcx")]);
    let rest = match r.below(2) {
        0 => ["xorl %edx, %edx".to_string(), format!("div{l} {c}")],
        _ => [sign.to_string(), format!("idiv{l} {c}")],
    };
    [format!("and{l} $0x7fff, {c}"), format!("or{l} $1, {c}")].into_iter().chain(rest).collect()
}
