//! The models that come with heddle, as the files that anyone can read and copy.

use crate::model::MemModel;
use heddle_span::FileId;

/// A built-in model: its names and its file.
#[derive(Clone, Copy, Debug)]
pub struct Builtin {
    pub name: &'static str,
    pub aliases: &'static [&'static str],
    pub text: &'static str,
}

macro_rules! shipped {
    ($($name:literal $aliases:expr),* $(,)?) => {
        &[$(Builtin {
            name: $name,
            aliases: &$aliases,
            text: include_str!(concat!("../models/", $name, ".mcm")),
        }),*]
    };
}

/// From strong to weak, then those of programming languages.
pub fn builtins() -> &'static [Builtin] {
    shipped![
        "sc" [],
        "tso" ["x86", "x86-tso", "sparc-tso"],
        "pso" [],
        "rmo" [],
        "rmo-corr" [],
        "rvwmo" ["riscv", "risc-v"],
        "armv8" ["aarch64", "arm"],
        "power" ["ppc"],
        "itanium" ["ia64"],
        "ra" [],
        "rc11" ["c11"],
        "upc" [],
    ]
}

/// A built-in model by name, whatever its case.
pub fn builtin(name: &str) -> Option<MemModel> {
    let name = name.to_lowercase();
    let found = builtins().iter().find(|b| b.name == name || b.aliases.contains(&&*name))?;
    let (model, diags) = crate::parse(found.text, FileId(0));
    assert!(diags.is_empty(), "the built-in model `{}` is wrong: {diags:?}", found.name);
    model
}
