//! C's places, names and types, for people.

use super::Lower;
use super::statement::statement;
use crate::ir::{DebugType, DebugTypeId, Encoding, LocationId, Member};
use heddle_machine::{Case, Field, Format, Loc, Type, TypeId};
use heddle_span::{FileId, Loader, SourceMap, Span};
use std::collections::HashMap;

/// What debug information was turned into so far.
#[derive(Default)]
pub struct Debug {
    files: HashMap<u32, Option<FileId>>,
    locs: HashMap<LocationId, u32>,
    types: HashMap<DebugTypeId, TypeId>,
}

/// A file of the source map by its name, loaded if it is new.
fn find_file(
    sources: &mut SourceMap,
    loader: &mut dyn Loader,
    path: &str,
    name: &str,
) -> Option<FileId> {
    let known = sources.files().find(|(_, f)| f.name == path || f.name == name).map(|(id, _)| id);
    known.or_else(|| {
        let (text, shown) = loader.load(path, "").or_else(|_| loader.load(name, "")).ok()?;
        let known = sources.files().find(|(_, f)| f.name == shown).map(|(id, _)| id);
        Some(known.unwrap_or_else(|| sources.add(shown, text)))
    })
}

/// Where cargo keeps what others wrote: nobody's own text.
fn is_library(path: &str) -> bool {
    ["/.cargo/registry/", "/.cargo/git/", "/rustc/", "/rustlib/"].iter().any(|p| path.contains(p))
}

impl Lower<'_> {
    /// The machine's number for a place in the C source; 0 if there is none.
    pub fn loc(&mut self, location: Option<LocationId>) -> u32 {
        let Some(id) = location else { return 0 };
        if let Some(&n) = self.debug.locs.get(&id) {
            return n;
        }
        let n = self.new_loc(id).unwrap_or(0);
        self.debug.locs.insert(id, n);
        n
    }

    fn new_loc(&mut self, id: LocationId) -> Option<u32> {
        let debug = &self.module.debug;
        let location = debug.location(id);
        if location.line == 0 {
            return None;
        }
        let file = debug.file_of(id)?;
        let (outer, file) = (location.inlined_at, file.index() as u32);
        let Some(file) = self.file(file) else {
            // What a library put here belongs to the line that called it.
            return outer.map(|o| self.loc(Some(o))).filter(|&n| n != 0);
        };
        let span = self.line_span(file, location.line, location.column)?;
        let line = self.sources.file(file).line(location.line);
        let at = (location.column as usize).saturating_sub(1).min(line.len());
        self.program.loc_statement.push(line[statement(line, at)].to_string());
        self.program.loc_text.push(line.trim().to_string());
        self.program.locs.push(Loc { span: Some(span), line: location.line });
        Some(self.program.locs.len() as u32 - 1)
    }

    /// Whether a variable is the library's: declared in its text, or made by a macro of
    /// its own to print something.
    pub fn is_brought(&self, variable: &crate::ir::Variable, ty: TypeId) -> bool {
        let path = variable.file.map(|f| self.module.debug.files[f.index()].path());
        let of = match self.program.types[ty.0 as usize] {
            Type::Array { of, .. } => of,
            _ => ty,
        };
        let prints = matches!(&self.program.types[of.0 as usize],
            Type::Struct { name, .. } if name == "Argument" || name == "Arguments");
        // What `assert_eq!` compares, and how: the message has the values.
        let in_rust = path.as_ref().is_some_and(|p| p.ends_with(".rs"));
        let compares = match &self.program.types[of.0 as usize] {
            Type::Pointer(_) => matches!(variable.name.as_str(), "left_val" | "right_val"),
            Type::Enum { names, .. } => {
                variable.name == "kind"
                    && names.iter().map(|n| n.1.as_str()).eq(["Eq", "Ne", "Match"])
            }
            _ => false,
        };
        path.is_some_and(|p| is_library(&p) || is_library_header(&p))
            || prints && variable.name == "args"
            || in_rust && compares
    }

    fn file(&mut self, index: u32) -> Option<FileId> {
        if let Some(&f) = self.debug.files.get(&index) {
            return f;
        }
        let file = &self.module.debug.files[index as usize];
        // The headers of C++ are nobody's own text: what happens there is told as a part of
        // the line that calls it.
        if is_library(&file.path()) || is_library_header(&file.path()) {
            self.debug.files.insert(index, None);
            return None;
        }
        let found = find_file(self.sources, self.loader, &file.path(), &file.name);
        self.debug.files.insert(index, found);
        found
    }

    /// From a column to the end of the statement there, or of what is written on the line.
    fn line_span(&self, file: FileId, line: u32, column: u32) -> Option<Span> {
        let f = self.sources.file(file);
        let text = &f.text;
        let start = match line {
            1 => 0,
            n => text.match_indices('\n').nth(n as usize - 2)?.0 + 1,
        };
        let content = text[start..].lines().next().unwrap_or("");
        let skip = if column > 0 {
            column as usize - 1
        } else {
            content.len() - content.trim_start().len()
        };
        let lo = start + skip.min(content.len());
        let end = start
            + if column > 0 { statement(content, skip).end } else { content.trim_end().len() };
        Some(Span::new(file, lo, end.max(lo)))
    }

    /// Where something of the C source is declared.
    pub fn declared_at(&mut self, file: Option<crate::ir::DebugFileId>, line: u32) -> Option<Span> {
        let file = self.file(file?.index() as u32)?;
        if line == 0 { None } else { self.line_span(file, line, 0) }
    }

    pub fn shown_type(&mut self, ty: Option<DebugTypeId>) -> TypeId {
        let Some(id) = ty.and_then(|id| self.bare_type(id)) else { return TypeId(0) };
        if let Some(&t) = self.debug.types.get(&id) {
            return t;
        }
        // A place first: types may lead back to themselves through pointers.
        self.program.types.push(Type::Unknown);
        let slot = TypeId(self.program.types.len() as u32 - 1);
        self.debug.types.insert(id, slot);
        let made = self.make_type(id);
        self.program.types[slot.0 as usize] = made;
        slot
    }

    /// The type that other names and qualifiers stand for. They have no place of their own:
    /// a structure that holds a qualified pointer to itself would be read there before it is
    /// known what the pointer is.
    fn bare_type(&self, mut id: DebugTypeId) -> Option<DebugTypeId> {
        // Of a name for itself, which no compiler writes, nothing is known.
        for _ in 0..64 {
            id = match self.module.debug.ty(id) {
                DebugType::Typedef { name, .. } if is_lock(name) => return Some(id),
                DebugType::Typedef { target, .. } | DebugType::Qualified { target, .. } => {
                    (*target)?
                }
                _ => return Some(id),
            };
        }
        None
    }

    fn shown_bytes(&self, t: TypeId) -> u32 {
        match &self.program.types[t.0 as usize] {
            Type::Int { bytes, .. } | Type::Struct { bytes, .. } => *bytes,
            _ => 4,
        }
    }

    fn fields(&mut self, members: Vec<Member>) -> Vec<Field> {
        let field = |m: Member| {
            let width = m.bit_field.then_some(m.bits as u32);
            (m.name, m.offset_bits as u32, self.shown_type(m.ty), width)
        };
        members.into_iter().map(field).collect()
    }

    fn make_type(&mut self, id: DebugTypeId) -> Type {
        match self.module.debug.ty(id).clone() {
            DebugType::Base { name, encoding, bits } => {
                let bytes = (bits / 8) as u32;
                match encoding {
                    Encoding::Boolean => Type::Bool,
                    Encoding::SignedChar | Encoding::UnsignedChar | Encoding::Utf if bytes == 1 => {
                        Type::Char
                    }
                    Encoding::Utf if matches!(bytes, 2 | 4) => Type::Letter { bytes },
                    // The ten bytes of x86's lie in sixteen.
                    Encoding::Float
                        if bytes == 16
                            && name == "long double"
                            && self.program.long_double == Format::Extended =>
                    {
                        Type::Float { bytes: 10 }
                    }
                    Encoding::Float if bytes <= 8 || bytes == 16 => Type::Float { bytes },
                    Encoding::Signed if bytes <= 8 || bytes == 16 => {
                        Type::Int { bytes, signed: true }
                    }
                    Encoding::Unsigned if bytes <= 8 || bytes == 16 => {
                        Type::Int { bytes, signed: false }
                    }
                    _ => Type::Unknown,
                }
            }
            DebugType::Pointer(to) => Type::Pointer(self.shown_type(to)),
            // Of the others [`Lower::bare_type`] leaves none.
            DebugType::Typedef { target, .. } | DebugType::Qualified { target, .. } => {
                let t = self.shown_type(target);
                Type::Lock { bytes: self.shown_bytes(t) }
            }
            DebugType::Struct { name, members, bits, argument } => {
                let argument = self.shown_type(argument);
                Type::Struct {
                    name,
                    fields: self.fields(members),
                    bytes: (bits / 8) as u32,
                    argument,
                }
            }
            DebugType::Union { name, members, bits } => {
                let (fields, argument) = (self.fields(members), TypeId(0));
                Type::Struct { name, fields, bytes: (bits / 8) as u32, argument }
            }
            DebugType::Variants { name, bits, tag, cases } => {
                let tag = tag.map(|t| (t.offset_bits as u32, self.shown_type(t.ty)));
                let cases = cases
                    .into_iter()
                    .map(|(value, m)| Case {
                        tag: value.map(|v| v as u64),
                        name: m.name,
                        bit: m.offset_bits as u32,
                        ty: self.shown_type(m.ty),
                    })
                    .collect();
                Type::Variants { name, bytes: (bits / 8) as u32, tag, cases }
            }
            DebugType::Enum { values, bits, .. } => Type::Enum {
                bytes: ((bits / 8) as u32).clamp(1, 8),
                names: values.into_iter().map(|(n, v)| (v as i64, n)).collect(),
            },
            DebugType::Array { element, lengths, .. } => {
                let mut of = self.shown_type(element);
                for len in lengths.iter().rev() {
                    let count = len.unwrap_or(0).min(u32::MAX as u64) as u32;
                    self.program.types.push(Type::Array { of, count });
                    of = TypeId(self.program.types.len() as u32 - 1);
                }
                self.program.types[of.0 as usize].clone()
            }
            DebugType::Function | DebugType::Other(_) => Type::Unknown,
        }
    }
}

/// Types whose insides are the library's business.
fn is_lock(name: &str) -> bool {
    let posix =
        ["mutex", "cond", "rwlock", "barrier", "spinlock", "once", "attr", "mutexattr", "condattr"];
    let c11 = ["mtx_t", "cnd_t", "sem_t", "once_flag", "tss_t"];
    let middle = name.strip_prefix("pthread_").and_then(|n| n.strip_suffix("_t"));
    middle.is_some_and(|m| posix.contains(&m)) || c11.contains(&name)
}

/// Whether a file is a part of the library of C++.
pub fn is_library_header(path: &str) -> bool {
    path.contains("/c++/") || path.contains("/lib/gcc/") && path.contains("/include/")
}
