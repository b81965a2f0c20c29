//! Debug information, decoded: where in the C source an instruction comes
//! from, what its variables are called, and what their types look like, so
//! that a trace can say `q->head` and `flag[1]`.

index_type! {
    /// A C source file: index in [`DebugInfo::files`].
    DebugFileId,
    /// A function or a block of C: index in [`DebugInfo::scopes`].
    ScopeId,
    /// A line and column: index in [`DebugInfo::locations`].
    LocationId,
    /// A C variable: index in [`DebugInfo::variables`].
    VariableId,
    /// A C type: index in [`DebugInfo::types`].
    DebugTypeId
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct DebugInfo {
    pub files: Vec<DebugFile>,
    pub scopes: Vec<Scope>,
    pub locations: Vec<Location>,
    pub variables: Vec<Variable>,
    pub types: Vec<DebugType>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebugFile {
    pub name: String,
    pub directory: String,
}

impl DebugFile {
    /// The name, with its directory unless it is absolute already.
    pub fn path(&self) -> String {
        if self.name.starts_with('/') || self.directory.is_empty() {
            self.name.clone()
        } else {
            format!("{}/{}", self.directory, self.name)
        }
    }
}

/// A function, or a block inside one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    /// The C name of a function; `None` for a block.
    pub function: Option<String>,
    pub file: Option<DebugFileId>,
    pub line: u32,
    pub parent: Option<ScopeId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// 0: made up by the compiler.
    pub line: u32,
    pub column: u32,
    pub scope: Option<ScopeId>,
    /// For code of an inlined function: where it was called.
    pub inlined_at: Option<LocationId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    pub name: String,
    pub ty: Option<DebugTypeId>,
    /// `None` for a global.
    pub scope: Option<ScopeId>,
    pub file: Option<DebugFileId>,
    pub line: u32,
    /// From one for a parameter, otherwise 0.
    pub parameter: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DebugType {
    /// `int`, `_Bool`, `double`.
    Base {
        name: String,
        encoding: Encoding,
        bits: u64,
    },
    /// `None`: `void *`.
    Pointer(Option<DebugTypeId>),
    Typedef {
        name: String,
        /// `None`: `void`.
        target: Option<DebugTypeId>,
    },
    /// `const`, `volatile`, `_Atomic`, `restrict`.
    Qualified {
        qualifier: String,
        target: Option<DebugTypeId>,
    },
    Struct {
        /// Empty if it has none.
        name: String,
        members: Vec<Member>,
        bits: u64,
        /// The first type that it was made with: of `Vec<T>` the `T`.
        argument: Option<DebugTypeId>,
    },
    Union {
        name: String,
        members: Vec<Member>,
        bits: u64,
    },
    /// An enumeration whose cases carry values, as Rust has them.
    Variants {
        name: String,
        bits: u64,
        /// The part that says which case it is; none if there is one case only.
        tag: Option<Member>,
        /// Each with the tag's value; the one without is for all other values.
        cases: Vec<(Option<i128>, Member)>,
    },
    Enum {
        name: String,
        base: Option<DebugTypeId>,
        values: Vec<(String, i128)>,
        bits: u64,
    },
    Array {
        element: Option<DebugTypeId>,
        /// Outermost first; `None`: of unknown length.
        lengths: Vec<Option<u64>>,
        bits: u64,
    },
    Function,
    /// Something that C does not have.
    Other(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Empty for an anonymous struct or union, and for a class that another is made of.
    pub name: String,
    pub ty: Option<DebugTypeId>,
    pub offset_bits: u64,
    pub bits: u64,
    pub bit_field: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Boolean,
    Signed,
    Unsigned,
    SignedChar,
    UnsignedChar,
    Float,
    /// A code point of Unicode.
    Utf,
    Other,
}

impl DebugInfo {
    pub fn file(&self, id: DebugFileId) -> &DebugFile {
        &self.files[id.index()]
    }

    pub fn scope(&self, id: ScopeId) -> &Scope {
        &self.scopes[id.index()]
    }

    pub fn location(&self, id: LocationId) -> &Location {
        &self.locations[id.index()]
    }

    pub fn variable(&self, id: VariableId) -> &Variable {
        &self.variables[id.index()]
    }

    pub fn ty(&self, id: DebugTypeId) -> &DebugType {
        &self.types[id.index()]
    }

    /// The file of a location: that of the innermost scope that has one.
    pub fn file_of(&self, location: LocationId) -> Option<DebugFileId> {
        self.scopes_from(self.location(location).scope).find_map(|s| s.file)
    }

    /// The C function that a location belongs to, before inlining.
    pub fn function_of(&self, location: LocationId) -> Option<&str> {
        self.scopes_from(self.location(location).scope).find_map(|s| s.function.as_deref())
    }

    /// A scope and those around it, innermost first.
    fn scopes_from(&self, start: Option<ScopeId>) -> impl Iterator<Item = &Scope> {
        // Bounded by the number of scopes: a malformed ring must not hang.
        std::iter::successors(start.map(|s| self.scope(s)), |s| s.parent.map(|p| self.scope(p)))
            .take(self.scopes.len())
    }
}
