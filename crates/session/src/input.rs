//! What is to be checked: texts, and the language that they are written in.

/// The languages, each with a file of its own beside this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    Promela,
    /// C, C++ and Rust, and LLVM IR that was made of them.
    C,
    /// C under a memory model other than sequential consistency.
    WeakC,
    /// Programs for memory models (`.mcs`).
    Program,
    /// Litmus tests.
    Litmus,
    /// The kernel language (`.asm`).
    Kernel,
    /// What compilers write (`.s`), with a harness.
    Assembly,
    /// Families of processes, which are proved and not searched.
    Family,
}

impl Language {
    /// As the book calls it.
    pub fn name(self) -> &'static str {
        match self {
            Language::Promela => "Promela",
            Language::C => "C",
            Language::WeakC => "C under a model",
            Language::Program => ".mcs",
            Language::Litmus => "litmus",
            Language::Kernel => ".asm",
            Language::Assembly => ".s",
            Language::Family => ".family",
        }
    }

    /// The feature of this crate that has it.
    pub fn feature(self) -> &'static str {
        match self {
            Language::Promela => "promela",
            Language::C | Language::WeakC => "c",
            Language::Program | Language::Litmus => "litmus",
            Language::Kernel | Language::Assembly => "assembly",
            Language::Family => "families",
        }
    }

    /// The language of a file, by what follows the last dot of its name.
    pub fn of_suffix(suffix: &str) -> Option<Language> {
        Some(match suffix {
            "pml" | "prom" | "promela" | "pr" | "spin" => Language::Promela,
            "c" | "i" | "ll" | "bc" | "cpp" | "cc" | "cxx" | "rs" | "toml" => Language::C,
            "mcs" => Language::Program,
            "litmus" => Language::Litmus,
            "asm" => Language::Kernel,
            "s" | "harness" => Language::Assembly,
            "family" => Language::Family,
            _ => return None,
        })
    }
}

/// Texts with their names, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    pub language: Language,
    /// Name and text of each file. The text of C is read by the host's clang, from the
    /// file of that name, unless it is LLVM IR.
    pub files: Vec<(String, String)>,
}

impl Input {
    pub fn new(language: Language, name: impl Into<String>, text: impl Into<String>) -> Self {
        Input { language, files: vec![(name.into(), text.into())] }
    }

    /// A Promela model.
    pub fn promela(text: impl Into<String>) -> Self {
        Input::new(Language::Promela, "model.pml", text)
    }

    /// LLVM IR, as `clang -S -emit-llvm` writes it.
    pub fn llvm(text: impl Into<String>) -> Self {
        Input::new(Language::C, "program.ll", text)
    }

    /// A litmus test.
    pub fn litmus(text: impl Into<String>) -> Self {
        Input::new(Language::Litmus, "test.litmus", text)
    }

    /// A program for memory models, as in `.mcs` files.
    pub fn program(text: impl Into<String>) -> Self {
        Input::new(Language::Program, "program.mcs", text)
    }

    /// A program in the kernel language, as in `.asm` files.
    pub fn kernel(text: impl Into<String>) -> Self {
        Input::new(Language::Kernel, "program.asm", text)
    }

    /// What a compiler wrote, with a harness inside; see [`Input::and`] for one beside it.
    pub fn assembly(text: impl Into<String>) -> Self {
        Input::new(Language::Assembly, "program.s", text)
    }

    /// The same with one more file.
    pub fn and(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        self.files.push((name.into(), text.into()));
        self
    }
}
