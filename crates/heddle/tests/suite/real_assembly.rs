//! Locks and stacks of `suite/assembly/real`, compiled here by the compilers that
//! are installed, at three levels, and checked under the model of the machine. The
//! same code without its barrier is wrong where the machine reorders, and only there.

use heddle_testkit::shelf::workspace;
use std::path::Path;
use std::process::Command;

struct Target {
    name: &'static str,
    compiler: &'static [&'static str],
    /// The machine reorders what the broken versions leave unordered.
    weak: bool,
}

const TARGETS: [Target; 8] = [
    Target { name: "gcc", compiler: &["gcc"], weak: false },
    Target { name: "gcc, Intel syntax", compiler: &["gcc", "-masm=intel"], weak: false },
    Target { name: "clang", compiler: &["clang"], weak: false },
    Target { name: "clang, Intel syntax", compiler: &["clang", "-masm=intel"], weak: false },
    Target {
        name: "clang, AArch64",
        // Where gcc for that machine is installed, clang would call its functions.
        compiler: &["clang", "--target=aarch64-linux-gnu", "-mno-outline-atomics"],
        weak: true,
    },
    Target {
        name: "clang, AArch64 with atomics",
        compiler: &["clang", "--target=aarch64-linux-gnu", "-march=armv8.1-a"],
        weak: true,
    },
    Target { name: "gcc, AArch64", compiler: &["aarch64-linux-gnu-gcc"], weak: true },
    Target {
        name: "gcc, AArch64 with pairs",
        compiler: &["aarch64-linux-gnu-gcc", "-mno-outline-atomics"],
        weak: true,
    },
];

const PROGRAMS: [&str; 5] = ["spinlock", "ticket", "seqlock", "treiber", "exchange"];

#[test]
fn compiled_locks_are_right_and_broken_ones_wrong_where_it_matters() {
    let folder = std::env::temp_dir().join(format!("heddle-real-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut wrong = Vec::new();
    let mut n = 0;
    for target in TARGETS.iter().filter(|t| is_there(t)) {
        for program in PROGRAMS {
            for level in ["-O0", "-O1", "-O2"] {
                // There clang writes a loop of compare and exchange, each round with
                // what the one before it saw: that does not fit in the window.
                if program == "exchange" && level == "-O0" && target.name == "clang, AArch64" {
                    continue;
                }
                let right = compile(&folder, target, program, level, false);
                for broken in [false, true] {
                    let code = compile(&folder, target, program, level, broken);
                    // Unoptimised, clang takes every exchange for a barrier: then
                    // the two are the same code.
                    let differs = code != right;
                    let expected = if broken && target.weak && differs { 1 } else { 0 };
                    let (found, said) = check(&folder, &code, program);
                    n += 1;
                    if found != expected {
                        let which = if broken { "broken " } else { "" };
                        wrong.push(format!(
                            "{which}{program} by {} {level}: {expected} expected, {found} found\n{said}",
                            target.name
                        ));
                    }
                }
            }
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(wrong.is_empty(), "{} of {n}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn an_unknown_instruction_is_named_with_its_line() {
    let folder = std::env::temp_dir().join(format!("heddle-unknown-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("x.s");
    std::fs::write(&file, "\t.text\n# heddle: thread f\nf:\n\tfrobnicate %eax\n\tret\n").unwrap();
    let out = heddle(&["check", &file.display().to_string(), "--json"]);
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(out.0, 5, "{}", out.1);
    let told = out.1.lines().find(|l| l.contains("frobnicate")).expect("the instruction is named");
    let told: serde_json::Value = serde_json::from_str(told).unwrap();
    assert_eq!(told["labels"][0]["line"], 4);
}

#[test]
fn data_of_any_size_gets_an_answer() {
    let folder = std::env::temp_dir().join(format!("heddle-sizes-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let code =
        "\t.text\n# heddle: thread f\n# heddle: finally x == 1\nf:\n\tmovl $1, x(%rip)\n\tret\n";
    let huge = format!(".comm x,{},4", i64::MAX);
    for (data, expected, said) in [
        (".comm x,4,4", 0, "holds"),
        (&*huge, 5, "more than 64 words"),
        (".data\n\t.size x, -5\nx:\t.long 0", 1, "outside every object"),
        // Padding is not part of what comes before it.
        (".data\n\t.size x, 4\nx:\t.long 0\n\t.zero 4", 0, "holds"),
    ] {
        let file = folder.join("x.s");
        std::fs::write(&file, format!("{code}\t{data}\n")).unwrap();
        let (found, text) = heddle(&["check", file.to_str().unwrap()]);
        assert_eq!(found, expected, "{data}: {text}");
        assert!(text.contains(said), "{data}: {text}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// What gcc wrote: data reached from an anchor, `bne`, `ccmp`, functions that stand for
/// atomic instructions. It needs no compiler.
#[test]
fn code_as_gcc_writes_it_for_aarch64() {
    for program in ["spinlock", "ticket", "seqlock"] {
        for (kind, expected) in [("gcc", 0), ("gcc_broken", 1)] {
            let folder = workspace().join("suite/assembly/real");
            let code = folder.join(format!("{program}_{kind}.s")).display().to_string();
            let harness = folder.join(format!("{program}.harness")).display().to_string();
            let (found, said) = heddle(&["check", &code, &harness, "--no-trail"]);
            assert_eq!(found, expected, "{code}: {said}");
        }
    }
}

/// Calls that share the stack one after the other, fields of bits and the like: the
/// answer must be that of the processor that the tests run on.
#[test]
fn one_thread_computes_what_the_processor_does() {
    let folder = std::env::temp_dir().join(format!("heddle-one-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for program in ["calls", "bits"] {
        let answer = run(&folder, program);
        for target in TARGETS.iter().filter(|t| is_there(t)) {
            for level in ["-O0", "-O1", "-O2"] {
                let code = folder.join("code.s");
                std::fs::write(&code, compile(&folder, target, program, level, false)).unwrap();
                for (operator, expected) in [("==", 0), ("!=", 1)] {
                    let harness = folder.join("one.harness");
                    let lines = format!("thread work\nfinally result {operator} {answer}\n");
                    std::fs::write(&harness, lines).unwrap();
                    let (code, harness) = (code.to_str().unwrap(), harness.to_str().unwrap());
                    let (found, said) =
                        heddle(&["check", code, harness, "--model", "sc", "--no-trail"]);
                    let which = format!("{program} by {} {level} {operator}", target.name);
                    assert_eq!(found, expected, "{which}: {said}");
                }
            }
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// What the program prints.
fn run(folder: &Path, program: &str) -> i64 {
    let source = workspace().join(format!("suite/assembly/real/{program}.c"));
    let binary = folder.join(program);
    let built = Command::new("gcc").arg("-o").arg(&binary).arg(source).status();
    assert!(built.expect("gcc is installed by ./test").success());
    let out = Command::new(&binary).output().unwrap().stdout;
    String::from_utf8(out).unwrap().trim().parse().unwrap()
}

/// The compiler for another machine is not everywhere.
fn is_there(target: &Target) -> bool {
    let there = Command::new(target.compiler[0]).arg("--version").output().is_ok();
    if !there {
        eprintln!("not compared: {} is not installed", target.compiler[0]);
    }
    there || !target.compiler[0].starts_with("aarch64")
}

fn compile(folder: &Path, target: &Target, program: &str, level: &str, broken: bool) -> String {
    let source = workspace().join(format!("suite/assembly/real/{program}.c"));
    let code = folder.join("code.s");
    let mut command = Command::new(target.compiler[0]);
    command.args(&target.compiler[1..]).args(["-S", "-fno-stack-protector", level, "-o"]);
    command.arg(&code).arg(source);
    if broken {
        command.arg("-DBROKEN");
    }
    let out = command.output().expect("the compiler is installed by ./test");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    std::fs::read_to_string(code).unwrap()
}

fn check(folder: &Path, text: &str, program: &str) -> (i32, String) {
    let code = folder.join("code.s");
    std::fs::write(&code, text).unwrap();
    let harness = workspace().join(format!("suite/assembly/real/{program}.harness"));
    let (code, harness) = (code.display().to_string(), harness.display().to_string());
    heddle(&["check", &code, &harness, "--no-trail", "--timeout", "60s"])
}

fn heddle(args: &[&str]) -> (i32, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_heddle")).args(args).output().unwrap();
    let text = |b: &[u8]| String::from_utf8_lossy(b).into_owned();
    (out.status.code().unwrap_or(-1), text(&out.stdout) + &text(&out.stderr))
}
