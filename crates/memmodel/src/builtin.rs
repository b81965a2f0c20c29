//! The models that come with heddle, as the files that anyone can read and copy.

use crate::model::MemModel;
use crate::rel::{READ, WRITE};
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

impl MemModel {
    /// The name that a built-in model is shipped under: the model is this file, whatever the
    /// user called it.
    pub fn built_in(&self) -> Option<&'static str> {
        builtins().iter().find(|b| b.text == self.text).map(|b| b.name)
    }

    /// Whether every access of a thread is done in the order of the program, at once for
    /// all threads: sequential consistency, whatever the model is called.
    pub fn is_sequentially_consistent(&self) -> bool {
        let both = [READ, WRITE];
        let pairs = both.iter().flat_map(|a| both.map(|b| (*a, b)));
        self.single && self.race.is_none() && pairs.into_iter().all(|(a, b)| self.orders(a, b))
    }
}
