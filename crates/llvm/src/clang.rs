//! How to call clang. Whoever has processes runs it: [`ir_of`] is told how.

use crate::cpp::is_cpp;
use crate::gcc;

/// Names under which clang is looked for, best first.
pub const NAMES: &[&str] = &[
    "clang", "clang-21", "clang-20", "clang-19", "clang-18", "clang-17", "clang-16", "clang-15",
    "clang-14",
];

/// The same for C++.
pub const CPP_NAMES: &[&str] = &[
    "clang++",
    "clang++-21",
    "clang++-20",
    "clang++-19",
    "clang++-18",
    "clang++-17",
    "clang++-16",
    "clang++-15",
    "clang++-14",
];

/// What installs it where nothing was found.
pub const INSTALL: &str = "apt-get install clang";

/// Arguments that turn one C file into IR text on standard output.
///
/// `opt` is the optimisation level; `extra` is the user's, and comes last so
/// that it wins. Vectors are not asked for: they mean the same and cost states.
/// Without `-fno-pic` tables hold differences of addresses, which have none here.
pub fn arguments(file: &str, opt: u8, extra: &[String]) -> Vec<String> {
    let level = format!("-O{}", opt.min(3));
    let cpp = is_cpp(file);
    let language = if cpp { "c++" } else { "c" };
    let mut out: Vec<String> =
        ["-S", "-emit-llvm", "-g", &level, "-o", "-", "-x", language].map(String::from).into();
    if cpp {
        out.push("-std=c++20".into());
    }
    out.extend(
        ["-pthread", "-fno-vectorize", "-fno-slp-vectorize", "-D__HEDDLE__=1", "-fno-pic"]
            .map(String::from),
    );
    // What newer versions call errors in old C is the same program as before.
    let mistakes = ["implicit-function-declaration", "implicit-int", "int-conversion"];
    if !cpp {
        out.extend(mistakes.map(|m| format!("-Wno-error={m}")));
    }
    if opt == 0 {
        // Names make the IR readable when a diagnostic points into it.
        out.push("-fno-discard-value-names".into());
        // Marks where the lives of locals begin and end, as higher levels do by
        // themselves. (Nothing of the sanitiser comes along.)
        out.extend(["-Xclang", "-fsanitize-address-use-after-scope"].map(String::from));
    }
    out.extend(extra.iter().cloned());
    out.push(plain_name(file));
    out
}

/// A file's name as an argument: one that begins with `-` or `@` is still a name.
fn plain_name(file: &str) -> String {
    if file.starts_with(['-', '@']) { format!("./{file}") } else { file.into() }
}

/// Runs the first of several programs that there is, with these arguments.
pub type Runner<'a> = dyn FnMut(&[&str], &[String]) -> Result<String, String> + 'a;

/// One C file, or one of LLVM's, to make IR text of.
pub struct Unit<'a> {
    pub file: &'a str,
    /// What is in it, as far as it is text.
    pub text: &'a str,
    pub opt: u8,
    /// The user's own arguments for clang.
    pub extra: &'a [String],
    /// It is the whole program.
    pub alone: bool,
}

/// The IR text of a file.
pub fn ir_of(unit: &Unit, run: &mut Runner) -> Result<String, String> {
    if unit.file.ends_with(".bc") {
        return run(DISASSEMBLERS, &["-o".into(), "-".into(), plain_name(unit.file)]);
    }
    let mut extra = unit.extra.to_vec();
    let chosen = |a: &String| a == "-m32" || a == "-m64" || a.starts_with("--target");
    if unit.file.ends_with(".i") && is_ilp32(unit.text) && !extra.iter().any(chosen) {
        extra.insert(0, "-m32".into());
    }
    if unit.file.ends_with(".i") {
        extra.splice(0..0, gcc::words(unit.text));
    }
    if unit.opt > 0 {
        extra.extend(keep_atomic(unit.text));
    }
    if is_cpp(unit.file) {
        return run(CPP_NAMES, &arguments(unit.file, unit.opt, &extra));
    }
    let mut ir = run(NAMES, &arguments(unit.file, unit.opt, &extra))?;
    if has_inner_arrays(&ir, unit.opt > 0) {
        // First, so that the user's own arguments win.
        extra.splice(0..0, BOUNDS.map(String::from));
        ir = run(NAMES, &arguments(unit.file, unit.opt, &extra))?;
    }
    let missing = missing(&ir);
    if unit.opt > 0 || missing.is_empty() || !(unit.alone || unit.text.contains("inline")) {
        return Ok(ir);
    }
    // An inline function of C99 that no file defines for others has a body all
    // the same: clang gives it from the first level on, if asked for no passes.
    let passes = ["-Xclang", "-disable-llvm-passes", "-U__OPTIMIZE__", "-D__NO_INLINE__=1"];
    extra.extend(passes.map(String::from));
    let bodies = run(NAMES, &arguments(unit.file, 1, &extra))?;
    let has = |name: &&str| {
        let mut heads = bodies.lines().filter(|l| l.starts_with("define available_externally"));
        heads.any(|l| symbol(l) == Some(name))
    };
    Ok(if missing.iter().any(has) { bodies } else { ir })
}

/// Arguments that make IR text of our part of the library of C++, which lies in this file.
pub fn library_arguments(file: &str, extra: &[String]) -> Vec<String> {
    let mut out: Vec<String> =
        ["-S", "-emit-llvm", "-O0", "-o", "-", "-x", "c++", "-w"].map(String::from).into();
    let own = ["-pthread", "-D__HEDDLE__=1", "-fno-pic"];
    out.extend(own.map(String::from));
    out.extend(extra.iter().cloned());
    // The newest of what we are written in, whatever the program is.
    out.extend(["-std=c++20", "-g0", "-fexceptions", "-frtti"].map(String::from));
    out.push(plain_name(file));
    out
}

/// What makes clang check indices: see `lower::bounds`.
const BOUNDS: [&str; 2] = ["-fsanitize=array-bounds", "-fsanitize-trap=array-bounds"];

/// Whether IR text has arrays inside arrays or inside structs of the user's. The
/// machine finds by itself what goes beyond an array that is a whole object, and
/// checks that say nothing new cost states. Of an index that the optimiser knows only
/// the variable is left in the text.
fn has_inner_arrays(ir: &str, optimised: bool) -> bool {
    let has = |line: &str| match line.split_once(" = type ") {
        Some((name, fields)) => {
            name.starts_with("%struct.") && !name.starts_with("%struct._") && fields.contains('[')
        }
        None => (optimised || line.contains("getelementptr")) && line.contains(" x ["),
    };
    ir.lines().any(has)
}

/// Names under which the reader of bitcode is looked for.
pub const DISASSEMBLERS: &[&str] = &[
    "llvm-dis",
    "llvm-dis-21",
    "llvm-dis-20",
    "llvm-dis-19",
    "llvm-dis-18",
    "llvm-dis-17",
    "llvm-dis-16",
    "llvm-dis-15",
    "llvm-dis-14",
];

/// Whether preprocessed text was made for a system where `long` and pointers have
/// 32 bits: what headers said about `size_t` is in it.
pub fn is_ilp32(text: &str) -> bool {
    let of = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let at = words.iter().position(|w| *w == "typedef")?;
        let name = words.last()?.strip_suffix(';')?;
        (name == "size_t").then(|| !words[at..].contains(&"long"))
    };
    text.lines().find_map(of).unwrap_or(false)
}

/// The functions that IR text declares and that neither it nor heddle has.
fn missing(ir: &str) -> Vec<&str> {
    let declared = ir.lines().filter(|l| l.starts_with("declare ")).filter_map(symbol);
    declared.filter(|n| !n.starts_with("llvm.") && !crate::lower::is_library(n)).collect()
}

/// The name after the first `@` of a line.
fn symbol(line: &str) -> Option<&str> {
    let (name, _) = line.split_once('@')?.1.split_once('(')?;
    Some(name)
}

/// What keeps the optimiser from dissolving functions that are one step: those
/// of a C text whose names begin with `__VERIFIER_atomic_`.
pub fn keep_atomic(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    let mut names: Vec<&str> = words.filter(|w| w.starts_with("__VERIFIER_atomic_")).collect();
    names.sort_unstable();
    names.dedup();
    let keep = |n: &&str| ["-mllvm".into(), format!("-force-attribute={n}:noinline")];
    names.iter().flat_map(keep).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_that_are_one_step_are_kept_each_once() {
        let text = "void __VERIFIER_atomic_inc(void) { x++; }\n f() { __VERIFIER_atomic_inc(); }";
        let kept = keep_atomic(text);
        assert_eq!(kept, ["-mllvm", "-force-attribute=__VERIFIER_atomic_inc:noinline"]);
        assert!(keep_atomic("int main(void) { return 0; }").is_empty());
    }

    #[test]
    fn preprocessed_text_says_how_large_its_pointers_are() {
        assert!(is_ilp32("# 1 \"x.c\"\ntypedef unsigned int size_t;\n"));
        assert!(!is_ilp32("typedef unsigned long size_t;\ntypedef unsigned int size_t;"));
        assert!(!is_ilp32("typedef long unsigned int size_t;"));
        assert!(!is_ilp32("int main(void) { return 0; }"));
    }

    /// Answers as clang would, and notes the arguments.
    fn answers(unit: &Unit, ir: &[&str]) -> (String, Vec<Vec<String>>) {
        let mut asked: Vec<Vec<String>> = Vec::new();
        let made = ir_of(unit, &mut |_, args| {
            asked.push(args.to_vec());
            Ok(ir[(asked.len() - 1).min(ir.len() - 1)].to_string())
        });
        (made.expect("answered"), asked)
    }

    #[test]
    fn indices_are_checked_where_arrays_lie_inside_others() {
        let has_inner = |ir| has_inner_arrays(ir, false);
        assert!(has_inner("%struct.entry = type { [4 x i8], i32 }\n"));
        assert!(!has_inner("%struct._IO_FILE = type { i32, [20 x i8] }\n"));
        assert!(!has_inner("%union.pthread_attr_t = type { i64, [48 x i8] }\n"));
        let row = "  %p = getelementptr inbounds [2 x [2 x i32]], ptr @a, i64 0, i64 0\n";
        assert!(has_inner(row));
        assert!(!has_inner("  %p = getelementptr inbounds [2 x i32], ptr @a, i64 0\n"));
        let whole = "@a = dso_local global [2 x [2 x i32]] zeroinitializer\n";
        assert!(!has_inner(whole) && has_inner_arrays(whole, true));
        let unit = Unit { file: "x.c", text: "", opt: 0, extra: &[], alone: true };
        let (_, asked) = answers(&unit, &[row, row]);
        assert!(!asked[0].contains(&BOUNDS[0].to_string()));
        assert!(asked[1].contains(&BOUNDS[0].to_string()));
    }

    #[test]
    fn names_are_names_and_bodies_of_inline_functions_are_asked_for() {
        let unit = Unit { file: "-x.c", text: "", opt: 0, extra: &[], alone: true };
        let (_, asked) = answers(&unit, &["declare i32 @printf(ptr, ...)\n"]);
        assert_eq!(asked.len(), 1);
        assert_eq!(asked[0].last().map(String::as_str), Some("./-x.c"));
        let body = "define available_externally i32 @f(i32 %x) {";
        let (made, asked) = answers(&unit, &["declare i32 @f(i32)\n", body]);
        assert_eq!((made.as_str(), asked.len()), (body, 2));
        let (made, _) = answers(&unit, &["declare i32 @f(i32)\n", "declare i32 @f(i32)"]);
        assert_eq!(made, "declare i32 @f(i32)\n");
        let text = "typedef unsigned int size_t;";
        let unit = Unit { file: "x.i", text, opt: 0, extra: &[], alone: true };
        assert!(answers(&unit, &[""]).1[0].contains(&"-m32".to_string()));
    }
}
