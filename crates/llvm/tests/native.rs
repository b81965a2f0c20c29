//! Programs that print numbers, run by the processor and by heddle: the same
//! text comes out, at `-O0` and `-O2`.
//!
//! One program is written by hand, for the corners; the others are random
//! expressions over `long double`, `double`, `float` and integers, by seed.
//! `HEDDLE_SEEDS` asks for more. Nothing is tested where there is no clang, or
//! where `long double` is not x86's.

use crate::support::{Disk, compile, find_clang};
use heddle_llvm::{LoadOptions, load};
use heddle_machine::{MachineModel, Options};
use heddle_model::{Model, Sink, Step, Worker};
use heddle_span::SourceMap;
use std::path::Path;
use std::process::Command;

#[derive(Default)]
struct Only(Vec<(Step, Vec<u8>)>, bool);

impl Sink for Only {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.0.push((step, successor.to_vec()));
    }

    fn fault(&mut self, step: Step, _: heddle_model::Fault, _: Option<&[u8]>) {
        self.1 = true;
        self.0.push((step, Vec::new()));
    }
}

/// What a program of one thread prints.
fn printed(ir: &str) -> String {
    let mut sources = SourceMap::new();
    let modules = vec![("x.ll".to_string(), ir.to_string())];
    let (program, wrong) = load(modules, &LoadOptions::default(), &mut sources, &mut Disk);
    let model =
        MachineModel::new(program.unwrap_or_else(|| panic!("{wrong:?}")), Options::default());
    let mut state = Vec::new();
    model.initial(&mut |s| state = s.to_vec());
    let (mut worker, mut out) = (model.worker(), String::new());
    loop {
        let mut next = Only::default();
        worker.expand(&state, &mut next);
        let Some((step, after)) = next.0.into_iter().next() else { return out };
        let (events, _) = model.narrate(&state, step).expect("the step is there");
        out.extend(events.iter().map(|e| e.output.as_str()));
        if next.1 {
            return out + "(fault)";
        }
        state = after;
    }
}

fn natively(clang: &str, path: &Path) -> Option<String> {
    let binary = path.with_extension("native");
    let args = ["-w", "-O0", "-o"];
    let built = Command::new(clang).args(args).arg(&binary).arg(path).arg("-lm").output().ok()?;
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let run = Command::new(&binary).output().ok();
    let _ = std::fs::remove_file(&binary);
    run.map(|r| String::from_utf8_lossy(&r.stdout).into_owned())
}

fn same(clang: &str, path: &Path, text: &str) {
    std::fs::write(path, text).expect("a place for a program");
    let native = natively(clang, path).expect("the program runs");
    for opt in [0, 2] {
        let ir = compile(clang, path, opt).unwrap_or_else(|e| panic!("{e}"));
        let ours = printed(&ir);
        let differ = ours.lines().zip(native.lines()).find(|(a, b)| a != b);
        assert!(ours == native, "at -O{opt}: {differ:?}\nours:\n{ours}\nnative:\n{native}\n{text}");
    }
    let _ = std::fs::remove_file(path);
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len() as u64) as usize]
    }
}

/// An expression of type `long double` over the variables of the program.
fn expression(r: &mut Random, depth: u32) -> String {
    if depth == 0 {
        return match r.below(3) {
            0 => format!("{}.{}e{}L", r.below(100), r.below(1000), r.below(40) as i64 - 20),
            1 => format!("(long double)({}{})", r.pick(&["", "-"]), r.below(1 << 40)),
            _ => r.pick(&["a", "b", "c", "d", "f", "i", "u", "w"]).into(),
        };
    }
    let (x, y) = (expression(r, depth - 1), expression(r, depth - 1));
    match r.below(12) {
        0..=5 => format!("({x} {} {y})", r.pick(&["+", "-", "*", "/"])),
        6 => format!("{}({x})", r.pick(&["floorl", "ceill", "truncl", "roundl", "rintl", "fabsl"])),
        7 => format!("sqrtl(fabsl({x}))"),
        8 => format!("{}({x}, {y})", r.pick(&["fmodl", "fmaxl", "fminl", "copysignl"])),
        9 => format!("({x} {} {y} ? {x} : {y})", r.pick(&["<", "<=", ">", ">=", "==", "!="])),
        10 if r.below(2) == 0 => format!("fmal({x}, {y}, a)"),
        10 => format!("({}){x}", r.pick(&["float", "double", "long double"])),
        _ => format!("-({x})"),
    }
}

fn program(seed: u64) -> String {
    let mut r = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    (0..8).for_each(|_| {
        r.below(2);
    });
    let mut out = String::from(
        "#include <math.h>\n#include <stdio.h>\nvolatile long double a = 1.25L, b = -3.7e5L, c;\n\
         volatile double d = 0.3;\nvolatile float f = 7.75f;\nvolatile int i = -12345;\n\
         volatile unsigned long u = 0xfedcba9876543210;\n\
         volatile __int128 w = (__int128)77 << 80;\nint main(void)\n{\n    long double x;\n",
    );
    for _ in 0..12 {
        let e = expression(&mut r, 1 + (seed % 3) as u32);
        out.push_str(&format!("    x = {e};\n"));
        // The sign of what is no number is the processor's whim.
        out.push_str("    if (isnan(x)) { printf(\"none\\n\"); x = 1; }\n");
        let n = r.below(30);
        let how = match r.below(6) {
            0 => format!("%.{n}Lf|%+.{n}Le"),
            1 => format!("%Lg|%.{n}Lg"),
            2 => format!("%La|%.{}La", n % 14),
            3 => format!("%#Lg|%030.{}Lf", n % 9),
            _ => "%.20Le|%Lf".into(),
        };
        out.push_str(&format!("    printf(\"{how}\\n\", x, x);\n"));
        out.push_str("    if (fabsl(x) < 1e9L) printf(\"%d %lu %g %g\\n\", (int)x, (unsigned long)fabsl(x), (double)x, (float)x);\n");
        let v = r.pick(&["a", "b", "c"]);
        out.push_str(&format!("    {v} = x;\n"));
    }
    out + "    return 0;\n}\n"
}

/// clang, if this machine's `long double` is x86's.
fn clang() -> Option<&'static str> {
    find_clang().filter(|_| cfg!(all(target_arch = "x86_64", target_os = "linux")))
}

#[test]
fn long_double_is_what_the_processor_makes_of_it() {
    let Some(clang) = clang() else { return };
    let path = std::env::temp_dir().join(format!("heddle-long-{}.c", std::process::id()));
    same(clang, &path, include_str!("fixtures/long_double.c"));
}

#[test]
fn random_expressions_are_what_the_processor_makes_of_them() {
    let Some(clang) = clang() else { return };
    let seeds = std::env::var("HEDDLE_SEEDS").ok().and_then(|n| n.parse().ok()).unwrap_or(6);
    for seed in 0..seeds {
        let path = format!("heddle-numbers-{}-{seed}.c", std::process::id());
        let path = std::env::temp_dir().join(path);
        same(clang, &path, &program(seed));
    }
}
