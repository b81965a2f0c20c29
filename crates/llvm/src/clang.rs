//! How to call clang. Data only: whoever has processes runs it.

/// Names under which clang is looked for, best first.
pub const NAMES: &[&str] = &[
    "clang", "clang-21", "clang-20", "clang-19", "clang-18", "clang-17", "clang-16", "clang-15",
    "clang-14",
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
    let mut out: Vec<String> =
        ["-S", "-emit-llvm", "-g", &level, "-o", "-", "-x", "c"].map(String::from).into();
    out.extend(
        ["-pthread", "-fno-vectorize", "-fno-slp-vectorize", "-D__HEDDLE__=1", "-fno-pic"]
            .map(String::from),
    );
    // What newer versions call errors in old C is the same program as before.
    let mistakes = ["implicit-function-declaration", "implicit-int", "int-conversion"];
    out.extend(mistakes.map(|m| format!("-Wno-error={m}")));
    if opt == 0 {
        // Names make the IR readable when a diagnostic points into it.
        out.push("-fno-discard-value-names".into());
        // Marks where the lives of locals begin and end, as higher levels do by
        // themselves. (Nothing of the sanitiser comes along.)
        out.extend(["-Xclang", "-fsanitize-address-use-after-scope"].map(String::from));
    }
    out.extend(extra.iter().cloned());
    out.push(file.into());
    out
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
}
