//! Threads, objects and values by the user's names.

use crate::exec::Exec;
use crate::format::shortest;
use crate::program::{CONST_BASE, FUNC_BASE, Field, Inst, Type, TypeId};
use crate::shown::Names;
use crate::soft_float::Format;
use crate::state::{Kind, State};
use crate::value::{Val, signed};
use heddle_span::Span;

impl Exec<'_> {
    /// `main`, or `thread 2 (worker)`.
    pub fn thread_name(&self, t: usize) -> String {
        if t == 0 {
            return "main".into();
        }
        let start = self.st.threads.get(t).map_or(0, |t| t.start);
        let f = self.code.program.functions.get(start as usize);
        let name = f.map_or("thread", |f| f.runs.as_deref().unwrap_or(&f.name));
        format!("{name}[{t}]")
    }

    /// A thread that is started with an object which has a table of functions runs one
    /// of these, if the front end says so: closures and their like.
    pub fn runs(&self, arg: Val) -> Option<u32> {
        let word = self.code.word().0;
        let (mut work, mut seen) = (vec![arg.obj], Vec::new());
        while let Some(id) = work.pop().filter(|_| seen.len() < 8) {
            if seen.contains(&id) || id == 0 || id >= FUNC_BASE {
                continue;
            }
            seen.push(id);
            let size = match id >= CONST_BASE {
                true => self.code.consts.obj(id - CONST_BASE + 1).size,
                false => self.st.obj(id).size,
            };
            for at in (0..size as u64).step_by(word).take(64) {
                let Ok(spot) = self.find(Val::pointer(id, at), word as u64, false) else { break };
                let Ok(v) = self.read(spot, word as u8 * 8) else { continue };
                if v.obj >= FUNC_BASE {
                    let f = v.obj - FUNC_BASE;
                    let named = self.code.program.functions.get(f as usize);
                    if named.is_some_and(|f| f.runs.is_some()) {
                        return Some(f);
                    }
                } else if v.obj != 0 {
                    work.push(v.obj);
                }
            }
        }
        None
    }

    /// The function that a thread is called by: the one that it starts with, or, if
    /// that is a library's, the user's that it was given. A library hands that on
    /// in an object: as a pointer, or by a table of functions of which one calls it.
    pub(crate) fn named_start(&self, f: u32, arg: Val) -> u32 {
        let functions = &self.code.program.functions;
        let own =
            |f: u32| functions.get(f as usize).is_some_and(|f| !f.is_library && f.span.is_some());
        if own(f) || !State::is_object(arg.obj) {
            return f;
        }
        let words: Vec<u32> = self.st.pointers_of(self.st.obj(arg.obj)).collect();
        let given =
            words.iter().filter(|&&o| o >= FUNC_BASE && o != u32::MAX).map(|o| o - FUNC_BASE);
        if let Some(given) = given.clone().find(|&f| own(f)) {
            return given;
        }
        let tables = words.iter().filter(|&&o| (CONST_BASE..FUNC_BASE).contains(&o));
        let consts = &self.code.consts;
        let entries = tables.flat_map(|o| {
            let table = consts.objs[(o - CONST_BASE) as usize];
            consts.pointers_of(&table).collect::<Vec<u32>>()
        });
        let mut work: Vec<u32> =
            entries.filter(|&o| o >= FUNC_BASE).map(|o| o - FUNC_BASE).collect();
        let mut seen = Vec::new();
        while let Some(g) = work.pop() {
            if own(g) {
                // What it destroys is not what it runs.
                if !functions[g as usize].name.contains('~') {
                    return g;
                }
                continue;
            }
            if seen.contains(&g) || seen.len() > 200 {
                continue;
            }
            seen.push(g);
            let Some(function) = functions.get(g as usize) else { continue };
            let calls = function.code.iter().filter_map(|i| match i {
                crate::program::Inst::Call { f, .. } => Some(f.0),
                _ => None,
            });
            work.extend(calls);
        }
        f
    }

    fn object_head(&self, id: u32) -> (String, TypeId, bool) {
        let p = &self.code.program;
        if id >= FUNC_BASE {
            let f = p.functions.get((id - FUNC_BASE) as usize);
            return (f.map_or(String::new(), |f| f.name.clone()), TypeId(0), true);
        }
        let global = |g: u32| {
            let g = &p.globals[g as usize];
            (g.name.clone(), g.ty, !g.hidden)
        };
        if id >= CONST_BASE {
            return global(self.code.const_globals[(id - CONST_BASE) as usize]);
        }
        let obj = self.st.obj(id);
        match obj.kind {
            Kind::Static => global(self.code.static_globals[id as usize - 1]),
            Kind::Tls => match self.code.tls_globals.get(obj.site as usize) {
                Some(&g) => global(g),
                None if obj.site == u32::MAX => ("errno".into(), TypeId(0), true),
                None => ("arguments".into(), TypeId(0), true),
            },
            Kind::Stack | Kind::Dead => {
                let (name, ty) = p.names[obj.site as usize].clone();
                let named = !name.is_empty();
                (if named { name } else { "a stack object".into() }, ty, named)
            }
            Kind::Heap | Kind::Freed => {
                (format!("memory allocated at line {}", self.allocated_at(id)), TypeId(0), false)
            }
        }
    }

    /// The line that allocated a piece of the heap, 0 if none did.
    pub fn allocated_at(&self, id: u32) -> u32 {
        let (f, pc) = self.code.inst_place(self.st.obj(id).site);
        self.code.program.loc(f, pc).line
    }

    /// Whether the user's own text did not call the allocator where a piece was allocated, but
    /// something that did, or that no line of it stands for.
    pub fn is_allocated_by_a_library(&self, id: u32) -> bool {
        let (f, pc) = self.code.inst_place(self.st.obj(id).site);
        self.allocated_at(id) == 0 || !matches!(self.code.inst(f, pc), Inst::Lib { .. })
    }

    fn is_heap(&self, id: u32) -> bool {
        State::is_object(id) && matches!(self.st.obj(id).kind, Kind::Heap | Kind::Freed)
    }

    /// A part of the heap by the names of its type. Where a run is told, the piece has
    /// a name; elsewhere it is one of those that its line allocated.
    fn heap_place(&self, ptr: Val, names: &Names) -> Option<String> {
        let path = names.path(ptr.obj, ptr.bits);
        if self.telling {
            let name = names.object(ptr.obj);
            return Some(match path {
                Some(path) => format!("`{name}{path}`"),
                None if ptr.bits == 0 => format!("`{name}`"),
                None => format!("`{name}` at offset {}", ptr.bits as i64),
            });
        }
        let (path, ty) = (path?, names.type_name(ptr.obj));
        if path.is_empty() && ty.is_none() {
            return None;
        }
        let ty = ty.unwrap_or_default();
        Some(format!("`{ty}{path}` allocated at line {}", self.allocated_at(ptr.obj)))
    }

    /// A pointer to `to` by what it points to.
    pub fn pointer_text(&self, ptr: Val, to: TypeId, names: &Names) -> String {
        if ptr.obj >= FUNC_BASE || !self.telling {
            let name = self.place_name(ptr);
            return if ptr.obj >= FUNC_BASE { name } else { format!("&{name}").replace('`', "") };
        }
        let (head, path) = match self.is_heap(ptr.obj) {
            true => (names.object(ptr.obj), names.target(ptr.obj, ptr.bits, to)),
            false => {
                let (name, ty, _) = self.object_head(ptr.obj);
                let mut path = String::new();
                let known = self.target(ty, ptr.bits.wrapping_mul(8), to, &mut path);
                (name, known.then_some(path))
            }
        };
        match path {
            Some(path) => format!("&{head}{path}"),
            None if ptr.bits == 0 => format!("&{head}"),
            None => format!("&{head} at offset {}", ptr.bits as i64),
        }
    }

    /// Appends the way into a type to what a pointer to `to` means. The first byte of an
    /// object is the object, unless the pointer is to a part of it.
    pub fn target(&self, ty: TypeId, mut bit: u64, to: TypeId, out: &mut String) -> bool {
        let (mut at, untyped) = (ty, self.type_bytes(to) == 0);
        while !(bit == 0 && (untyped || self.is_like(at, to))) {
            let Some((name, rest, inner)) = self.part_at(at, bit) else { return bit == 0 };
            out.push_str(&name);
            (bit, at) = (rest, inner);
        }
        true
    }

    pub fn object_name(&self, id: u32) -> String {
        if self.telling && self.is_heap(id) {
            return format!("`{}`", Names::of(self).object(id));
        }
        let (name, _, quoted) = self.object_head(id);
        if quoted { format!("`{name}`") } else { name }
    }

    /// The object and the part of it that a pointer names: `q.items[2]`.
    pub fn place_name(&self, ptr: Val) -> String {
        if ptr.obj == 0 {
            return if ptr.bits == 0 { "null".into() } else { format!("{:#x}", ptr.bits) };
        }
        if self.is_heap(ptr.obj)
            && let Some(name) = self.heap_place(ptr, &Names::of(self))
        {
            return name;
        }
        let (name, ty, quoted) = self.object_head(ptr.obj);
        let mut path = String::new();
        let inner = self.path(ty, ptr.bits.wrapping_mul(8), &mut path);
        match (inner, quoted) {
            (true, true) => format!("`{name}{path}`"),
            (false, true) if ptr.bits == 0 => format!("`{name}`"),
            (false, true) => format!("`{name}` at offset {}", ptr.bits as i64),
            (_, false) if ptr.bits == 0 => name,
            (_, false) => format!("{name}, offset {}", ptr.bits as i64),
        }
    }

    /// The same behind a noun: ``mutex `m` ``, but `mutex in memory allocated ...`.
    pub fn place_of(&self, ptr: Val) -> String {
        let name = self.place_name(ptr);
        if name.starts_with('`') { name } else { format!("in {name}") }
    }

    /// Appends the way into a type to a bit offset; false if there is none.
    pub fn path(&self, ty: TypeId, bit: u64, out: &mut String) -> bool {
        match &self.code.program.types[ty.0 as usize] {
            Type::Array { .. } => match self.part_at(ty, bit) {
                Some((name, rest, of)) => {
                    out.push_str(&name);
                    self.path(of, rest, out)
                }
                None => false,
            },
            Type::Struct { .. } => match self.part_at(ty, bit) {
                Some((name, rest, ty)) => {
                    out.push_str(&name);
                    self.path(ty, rest, out) || rest == 0
                }
                None => false,
            },
            Type::Lock { bytes } => bit < *bytes as u64 * 8,
            Type::Variants { .. } => true,
            _ => bit == 0,
        }
    }

    /// The part of an array or a struct that has a bit: `[2]` or `.next`, where in it the
    /// bit is, and its type.
    pub fn part_at(&self, ty: TypeId, bit: u64) -> Option<(String, u64, TypeId)> {
        match &self.code.program.types[ty.0 as usize] {
            Type::Array { of, count } => {
                let size = self.type_bytes(*of) as u64 * 8;
                let i = bit.checked_div(size).filter(|&i| i < *count as u64)?;
                Some((format!("[{i}]"), bit % size, *of))
            }
            Type::Struct { fields, .. } => {
                let inside = |f: &&Field| {
                    let bits = f.3.unwrap_or(self.type_bytes(f.2) * 8) as u64;
                    f.1 as u64 <= bit && bit < f.1 as u64 + bits
                };
                let (name, at, ty, _) = fields.iter().find(inside)?;
                let dot = if name.is_empty() { "" } else { "." };
                Some((format!("{dot}{name}"), bit - *at as u64, *ty))
            }
            _ => None,
        }
    }

    /// Whether a value of a type says nothing. A class without fields still takes a byte.
    pub fn is_empty(&self, ty: TypeId) -> bool {
        match &self.code.program.types[ty.0 as usize] {
            Type::Struct { fields, .. } => fields.iter().all(|f| self.is_empty(f.2)),
            _ => self.type_bytes(ty) == 0,
        }
    }

    /// Whether two types are one, said twice.
    pub fn is_like(&self, a: TypeId, b: TypeId) -> bool {
        let types = &self.code.program.types;
        let same = |a: &Type, b: &Type| std::mem::discriminant(a) == std::mem::discriminant(b);
        match (&types[a.0 as usize], &types[b.0 as usize]) {
            _ if a == b => true,
            (Type::Struct { name: a, bytes: m, .. }, Type::Struct { name: b, bytes: n, .. }) => {
                a == b && m == n
            }
            (Type::Variants { name: a, .. }, Type::Variants { name: b, .. }) => a == b,
            (Type::Array { of, count: m }, Type::Array { of: to, count: n }) => {
                m == n && self.is_like(*of, *to)
            }
            (x, y) => same(x, y) && self.type_bytes(a) == self.type_bytes(b),
        }
    }

    pub fn type_bytes(&self, ty: TypeId) -> u32 {
        match &self.code.program.types[ty.0 as usize] {
            Type::Unknown => 0,
            Type::Int { bytes, .. }
            | Type::Float { bytes }
            | Type::Enum { bytes, .. }
            | Type::Letter { bytes } => *bytes,
            Type::Char | Type::Bool => 1,
            Type::Pointer(_) => self.code.word().0 as u32,
            Type::Array { of, count } => self.type_bytes(*of).saturating_mul(*count),
            Type::Struct { bytes, .. } | Type::Variants { bytes, .. } | Type::Lock { bytes } => {
                *bytes
            }
        }
    }

    /// Where a heap object was allocated and freed.
    pub fn object_places(&self, id: u32) -> Vec<(Span, String)> {
        if id >= CONST_BASE || id == 0 {
            return Vec::new();
        }
        let obj = self.st.obj(id);
        let mut out = Vec::new();
        if let (Kind::Stack | Kind::Dead, Some(&span)) =
            (obj.kind, self.code.program.declared.get(&obj.site))
        {
            out.push((span, format!("`{}` is declared here", self.object_head(id).0)));
        }
        let mut place = |inst: u32, text: String| {
            let (f, pc) = self.code.inst_place(inst);
            if let Some(span) = self.code.program.loc(f, pc).span {
                out.push((span, text));
            }
        };
        if matches!(obj.kind, Kind::Heap | Kind::Freed) {
            place(obj.site, format!("{} bytes allocated here", obj.size));
        }
        if obj.kind == Kind::Freed {
            place(obj.freed, "freed here".into());
        }
        out
    }

    /// A value of a scalar type as C would write it.
    pub fn show(&self, v: Val, ty: TypeId) -> String {
        if v.undef != 0 {
            return "?".into();
        }
        if v.obj != 0 {
            let name = self.place_name(v);
            return if v.obj >= FUNC_BASE { name } else { format!("&{name}").replace('`', "") };
        }
        match &self.code.program.types[ty.0 as usize] {
            Type::Int { bytes, signed: true } => signed(v.bits, (*bytes * 8) as u8).to_string(),
            Type::Float { bytes: 2 } => shortest(v.bits as u128 & 0xffff, Format::Half),
            Type::Float { bytes } => {
                let f = crate::ops::to_f64(v.bits, (*bytes * 8) as u8);
                format!("{f:?}")
            }
            Type::Pointer(_) => {
                if v.bits == 0 {
                    "NULL".into()
                } else {
                    format!("{:#x}", v.bits)
                }
            }
            Type::Char => match v.bits as u8 {
                c @ 32..127 => format!("'{}'", c as char),
                c => (c as i8).to_string(),
            },
            Type::Letter { .. } => match char::from_u32(v.bits as u32) {
                Some(c) if !c.is_control() => format!("'{c}'"),
                _ => v.bits.to_string(),
            },
            Type::Bool => ["false", "true"][(v.bits & 1) as usize].into(),
            Type::Enum { bytes, names } => {
                let n = signed(v.bits, (*bytes * 8) as u8);
                let name = names.iter().find(|e| e.0 == n);
                name.map_or_else(|| n.to_string(), |e| e.1.clone())
            }
            _ => v.bits.to_string(),
        }
    }

    /// The text of a value of more than 64 bits, given its halves by offset and
    /// width, if the type is of such.
    pub fn wide_text(&self, ty: TypeId, half: impl Fn(u32, u8) -> Option<Val>) -> Option<String> {
        let (bytes, kind) = match self.code.program.types[ty.0 as usize] {
            Type::Float { bytes: 10 } => (10, Err(Format::Extended)),
            Type::Float { bytes: 16 } => (16, Err(Format::Quad)),
            Type::Int { bytes: 16, signed } => (16, Ok(signed)),
            _ => return None,
        };
        let word = |offset: u32, w: u8| {
            half(offset, w).filter(|v| v.undef == 0 && v.obj == 0).map(|v| v.bits as u128)
        };
        let number = word(0, 64).zip(word(8, (bytes - 8) * 8)).map(|(lo, hi)| lo | hi << 64);
        Some(match (number, kind) {
            (None, _) => "?".into(),
            (Some(n), Ok(true)) => (n as i128).to_string(),
            (Some(n), Ok(false)) => n.to_string(),
            (Some(n), Err(format)) => shortest(n, format),
        })
    }
}
