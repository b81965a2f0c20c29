//! C types, read from the way clang spells them.
//!
//! clang's JSON gives a type as text: `struct node *[3]`, `int (*)(int, int)`,
//! `_Atomic(unsigned char)`. Typedef names are looked up; a few of them are not
//! what the C library says but what they stand for: a mutex, a semaphore.

use std::collections::HashMap;
use std::rc::Rc;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    Void,
    Bool,
    Int {
        bits: u8,
        signed: bool,
    },
    Ptr(Rc<Type>),
    Array(Rc<Type>, u64),
    Struct(usize),
    Func(Rc<Type>),
    Atomic(Rc<Type>),
    Mutex,
    Cond,
    Sem,
    Thread,
    /// What is not translated, as clang spells it.
    Other(String),
}

/// Structs of our own that every program begins with: see `read::library_structs`.
pub const BARRIER: usize = 0;
pub const RWLOCK: usize = 1;

pub const INT: Type = Type::Int { bits: 32, signed: true };

impl Type {
    pub fn ptr(self) -> Type {
        Type::Ptr(Rc::new(self))
    }

    /// Without `_Atomic`.
    pub fn plain(&self) -> &Type {
        match self {
            Type::Atomic(t) => t.plain(),
            t => t,
        }
    }

    pub fn is_atomic(&self) -> bool {
        matches!(self, Type::Atomic(_))
    }

    pub fn pointee(&self) -> Option<&Type> {
        match self.plain() {
            Type::Ptr(t) => Some(t),
            _ => None,
        }
    }

    pub fn is_pointer(&self) -> bool {
        self.pointee().is_some()
    }

    /// The element at the bottom of an array, and how many there are.
    pub fn flat(&self) -> (&Type, u64) {
        match self {
            Type::Array(t, n) => {
                let (element, m) = t.flat();
                (element, m.saturating_mul(*n))
            }
            t => (t, 1),
        }
    }

    /// One value that Promela can hold in a variable.
    pub fn is_scalar(&self) -> bool {
        !matches!(
            self,
            Type::Void | Type::Array(..) | Type::Struct(_) | Type::Func(_) | Type::Other(_)
        )
    }

    /// Width and signedness as an integer; pointers and the like have none.
    pub fn integer(&self) -> Option<(u8, bool)> {
        match self.plain() {
            Type::Bool => Some((1, false)),
            Type::Int { bits, signed } => Some((*bits, *signed)),
            Type::Thread => Some((64, false)),
            _ => None,
        }
    }

    /// The values of an integer type; those of pointers are small numbers.
    pub fn range(&self) -> (i128, i128) {
        match self.integer() {
            Some(_) if *self.plain() == Type::Thread => (0, 255),
            Some((bits, true)) => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
            Some((bits, false)) => (0, (1 << bits) - 1),
            None => (0, i32::MAX.into()),
        }
    }
}

/// What names mean while types are read.
#[derive(Default)]
pub struct Names {
    pub typedefs: HashMap<String, Type>,
    /// `struct name`, `union name`, `enum name`; nameless ones by file, line and column.
    pub tags: HashMap<String, Type>,
}

impl Names {
    pub fn read(&self, text: &str) -> Type {
        let tokens = tokens(text);
        let mut p = Parser { names: self, tokens: &tokens, at: 0 };
        match p.specifiers().and_then(|base| p.declarator(base, 0)) {
            Some(t) => t,
            None => Type::Other(text.into()),
        }
    }
}

/// The key of a nameless tag from the position in its spelling. The main file,
/// which clang may know by another name, has none as well.
pub fn nameless(file: &str, line: u32, column: u32) -> String {
    let name = file.rsplit('/').next().unwrap_or(file);
    format!("at {name}:{line}:{column}")
}

fn tokens(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut rest = text.trim_start();
    while let Some(c) = rest.chars().next() {
        let after_tag = out.last().is_some_and(|t| t == "struct" || t == "union" || t == "enum");
        let n = if c == '(' && after_tag {
            rest.find(')').map_or(rest.len(), |i| i + 1)
        } else if c.is_alphanumeric() || c == '_' {
            rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len())
        } else {
            c.len_utf8()
        };
        out.push(rest[..n].into());
        rest = rest[n..].trim_start();
    }
    out
}

struct Parser<'a> {
    names: &'a Names,
    tokens: &'a [String],
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", |t| t)
    }

    fn take(&mut self) -> String {
        let t = self.peek().to_string();
        self.at += 1;
        t
    }

    fn specifiers(&mut self) -> Option<Type> {
        let (mut long, mut unsigned, mut base) = (0, None, None::<Type>);
        let mut word = None;
        loop {
            let t = self.peek().to_string();
            match t.as_str() {
                "const" | "volatile" | "restrict" | "__restrict" | "register" => {}
                "signed" => unsigned = Some(false),
                "unsigned" => unsigned = Some(true),
                "long" => long += 1,
                "int" | "char" | "short" | "void" | "_Bool" | "bool" | "float" | "double" => {
                    let double_word = word.is_some() && !(t == "int" || word == Some("int".into()));
                    if double_word {
                        return None;
                    }
                    if word.is_none() || t != "int" {
                        word = Some(t.clone());
                    }
                }
                "struct" | "union" | "enum" if base.is_none() => {
                    self.at += 1;
                    let name = self.peek().to_string();
                    base = Some(self.tag(&t, &name)?);
                }
                "_Atomic" if base.is_none() => {
                    self.at += 1;
                    if self.take() != "(" {
                        self.at -= 1;
                        let inner = self.specifiers()?;
                        return Some(Type::Atomic(Rc::new(inner)));
                    }
                    let inner = self.specifiers()?;
                    let inner = self.declarator(inner, 0)?;
                    base = Some(Type::Atomic(Rc::new(inner)));
                }
                _ if base.is_none() && word.is_none() && long == 0 && unsigned.is_none() => {
                    base = Some(self.typedef(&t)?);
                }
                _ => break,
            }
            self.at += 1;
        }
        let int = |bits, default| Type::Int { bits, signed: !unsigned.unwrap_or(default) };
        match (base, word.as_deref()) {
            (Some(t), None) => Some(t),
            (None, Some("void")) => Some(Type::Void),
            (None, Some("_Bool" | "bool")) => Some(Type::Bool),
            (None, Some("char")) => Some(int(8, false)),
            (None, Some("short")) => Some(int(16, false)),
            (None, Some("int") | None) if long > 0 => Some(int(64, false)),
            (None, Some("int")) => Some(int(32, false)),
            (None, None) if unsigned.is_some() => Some(int(32, false)),
            (None, Some(w @ ("float" | "double"))) => Some(Type::Other(w.into())),
            _ => None,
        }
    }

    fn tag(&self, kind: &str, name: &str) -> Option<Type> {
        let (key, main) = match name.rfind(" at ") {
            Some(at) if name.starts_with('(') => {
                let mut parts = name[at + 4..].trim_end_matches(')').rsplit(':');
                let column = parts.next()?.parse().ok()?;
                let line = parts.next()?.parse().ok()?;
                (nameless(parts.next()?, line, column), nameless("", line, column))
            }
            _ => (format!("{kind} {name}"), String::new()),
        };
        let known = self.names.tags.get(&key).or_else(|| self.names.tags.get(&main)).cloned();
        Some(known.unwrap_or_else(|| Type::Other(format!("{kind} {name}"))))
    }

    fn typedef(&self, name: &str) -> Option<Type> {
        Some(match name {
            "pthread_t" => Type::Thread,
            "pthread_mutex_t" | "pthread_spinlock_t" => Type::Mutex,
            "pthread_cond_t" => Type::Cond,
            "sem_t" => Type::Sem,
            "pthread_barrier_t" => Type::Struct(BARRIER),
            "pthread_rwlock_t" => Type::Struct(RWLOCK),
            "pthread_once_t" => INT,
            "atomic_flag" => Type::Atomic(Rc::new(Type::Bool)),
            _ => return self.names.typedefs.get(name).cloned(),
        })
    }

    fn declarator(&mut self, mut base: Type, depth: u32) -> Option<Type> {
        if depth > 40 {
            return None;
        }
        loop {
            match self.peek() {
                "*" => base = base.ptr(),
                "const" | "volatile" | "restrict" | "__restrict" | "_Nonnull" | "_Nullable" => {}
                "_Atomic" => base = Type::Atomic(Rc::new(base)),
                _ => break,
            }
            self.at += 1;
        }
        let nested = self.peek() == "("
            && matches!(self.tokens.get(self.at + 1).map(|s| s.as_str()), Some("*" | "(" | "["));
        if !nested {
            return self.suffix(base);
        }
        let inside = self.at + 1;
        self.skip_parens()?;
        let outer = self.suffix(base)?;
        let end = self.at;
        self.at = inside;
        let out = self.declarator(outer, depth + 1)?;
        self.at = end;
        Some(out)
    }

    fn suffix(&mut self, base: Type) -> Option<Type> {
        match self.peek() {
            "[" => {
                self.at += 1;
                let n = match self.take().as_str() {
                    "]" => 0,
                    digits => {
                        let n = digits.parse().ok()?;
                        (self.take() == "]").then_some(n)?
                    }
                };
                Some(Type::Array(Rc::new(self.suffix(base)?), n))
            }
            "(" => {
                self.skip_parens()?;
                Some(Type::Func(Rc::new(base)))
            }
            _ => Some(base),
        }
    }

    fn skip_parens(&mut self) -> Option<()> {
        let mut depth = 0;
        while self.at < self.tokens.len() {
            match self.take().as_str() {
                "(" => depth += 1,
                ")" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return Some(());
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Type) {
        let mut names = Names::default();
        names.tags.insert("struct node".into(), Type::Struct(7));
        names.tags.insert(nameless("a b.c", 3, 9), Type::Struct(8));
        names.typedefs.insert("node_t".into(), Type::Struct(7));
        assert_eq!(names.read(text), expected, "{text}");
    }

    #[test]
    fn spellings_of_clang() {
        let int = |bits, signed| Type::Int { bits, signed };
        check("unsigned long long", int(64, false));
        check("const volatile char", int(8, true));
        check("unsigned", int(32, false));
        check("long", int(64, true));
        check("unsigned short", int(16, false));
        check("struct node *", Type::Struct(7).ptr());
        check("node_t *const *restrict", Type::Struct(7).ptr().ptr());
        check("struct (unnamed struct at a b.c:3:9)", Type::Struct(8));
        check("int[2][3]", Type::Array(Rc::new(Type::Array(Rc::new(INT), 3)), 2));
        check("int (*)(int, void (*)(int))", Type::Func(Rc::new(INT)).ptr());
        check("int (*)[4]", Type::Array(Rc::new(INT), 4).ptr());
        check("void *(void *)", Type::Func(Rc::new(Type::Void.ptr())));
        check("_Atomic(int) *", Type::Atomic(Rc::new(INT)).ptr());
        check("double", Type::Other("double".into()));
        check("struct gone", Type::Other("struct gone".into()));
        check("wchar_t", Type::Other("wchar_t".into()));
    }

    #[test]
    fn odd_texts_do_no_harm() {
        for text in ["", "(", "*", "int [", "int (((((", "struct", "_Atomic(", "((*"] {
            Names::default().read(text);
        }
    }
}
