//! What gcc's preprocessor leaves in an `.i` file that clang does not know: names of types
//! that are words to gcc, an attribute with arguments, and gcc's `stdatomic.h`, whose
//! macros ask for `__atomic_…` on what is `_Atomic`.
//!
//! Such a text is preprocessed once more, with a macro for each of them that it needs.

/// Types that are words to gcc. Headers for others declare them.
const TYPES: [(&str, &str); 5] = [
    ("_Float32", "float"),
    ("_Float64", "double"),
    ("_Float32x", "double"),
    ("_Float64x", "long double"),
    ("_Float128", "__float128"),
];

/// The type without `_Atomic`, whether or not it has it: a comma takes it away.
const ATOMIC: &str = "(_Atomic(__typeof__((void)0, *(p))) *)(p)";
const BARE: &str = "(__typeof__((void)0, *(p)))(v)";

/// Arguments for clang that make the text mean what it meant to gcc.
pub fn words(text: &str) -> Vec<String> {
    let mut out: Vec<String> = TYPES
        .iter()
        .filter(|(name, _)| text.contains(name) && !declares(text, name))
        .map(|(name, is)| format!("-D{name}={is}"))
        .collect();
    if text.contains("__malloc__ (") {
        out.push("-D__malloc__(...)=__malloc__".into());
    }
    if text.contains("_Atomic") && text.contains("__atomic_") {
        out.extend(atomics());
    }
    out
}

fn declares(text: &str, name: &str) -> bool {
    let end = format!(" {name};");
    text.lines().any(|l| l.trim_start().starts_with("typedef") && l.trim_end().ends_with(&end))
}

/// clang's own builtins in the place of gcc's. What is added to a pointer would be counted
/// in other units: that is an error of clang's.
fn atomics() -> Vec<String> {
    let c11 = |name: &str, rest: &str| format!("__c11_atomic_{name}({ATOMIC}, {rest})");
    let mut out = vec![
        format!("-D__atomic_load(p, r, o)=(*(r) = {})", c11("load", "o")),
        format!("-D__atomic_store(p, v, o)={}", c11("store", "*(v), o")),
        format!("-D__atomic_exchange(p, v, r, o)=(*(r) = {})", c11("exchange", "*(v), o")),
        format!(
            "-D__atomic_compare_exchange(p, e, d, w, s, f)=((w) ? {} : {})",
            c11("compare_exchange_weak", "e, *(d), s, f"),
            c11("compare_exchange_strong", "e, *(d), s, f")
        ),
    ];
    for op in ["add", "sub", "and", "or", "xor"] {
        let call = c11(&format!("fetch_{op}"), &format!("{BARE}, o"));
        out.push(format!("-D__atomic_fetch_{op}(p, v, o)={call}"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_text_needs_is_defined() {
        assert_eq!(words("int main(void) { return 0; }"), Vec::<String>::new());
        assert_eq!(words("extern _Float128 f (void);"), ["-D_Float128=__float128"]);
        assert_eq!(words("typedef float _Float32;\n_Float32 x;"), Vec::<String>::new());
        let free = "__attribute__ ((__malloc__)) __attribute__ ((__malloc__ (free, 1)))";
        assert_eq!(words(free), ["-D__malloc__(...)=__malloc__"]);
        assert_eq!(words("_Atomic int x; __atomic_load (&x, &y, 5);").len(), 9);
    }
}
