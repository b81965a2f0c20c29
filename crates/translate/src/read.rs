//! From clang's tree to [`Program`]: declarations, and whatever `main` reaches.
//!
//! Function bodies are read only when something reaches them, so that what the
//! system's headers define and nobody uses is never refused. What is refused
//! leaves [`Ex::Bad`] behind, and reading goes on: everything is told at once.

mod expr;

use crate::c::*;
use crate::clang::{Node, TypeName};
use crate::types::{self, INT, Names, Type};
use heddle_span::{Diagnostic, SourceMap, Span};
use std::collections::HashMap;
use std::rc::Rc;

/// The program, or everything that is wrong with it.
pub fn program(
    root: &Node,
    sources: &SourceMap,
    entries: &[String],
    wrong: &mut Vec<Diagnostic>,
) -> Program {
    let mut r = Reader {
        sources,
        program: Program { structs: library_structs(), ..Program::default() },
        names: Names::default(),
        structs: HashMap::new(),
        fields: HashMap::new(),
        enums: HashMap::new(),
        enumerators: HashMap::new(),
        vars: HashMap::new(),
        globals: HashMap::new(),
        global_nodes: HashMap::new(),
        funcs: HashMap::new(),
        bodies: HashMap::new(),
        todo: Vec::new(),
        func: None,
        shows: false,
        wrong,
    };
    for node in &root.inner {
        r.top(node);
    }
    for name in entries {
        if r.bodies.contains_key(name) {
            r.function(name, Span::default());
        } else {
            let file = root.inner.iter().rev().find(|n| n.is_main);
            let span = file.map_or(Span::default(), |n| Span { lo: n.span.hi, ..n.span });
            let text = format!("there is no function `{name}` to start with");
            r.wrong.push(Diagnostic::error(span, text));
        }
    }
    while let Some(f) = r.todo.pop() {
        r.body(f);
    }
    r.program
}

/// What barriers and read-write locks are to the model.
fn library_structs() -> Vec<Struct> {
    let int = INT;
    let make = |name: &str, fields: &[(&str, &Type)]| Struct {
        name: name.into(),
        fields: fields
            .iter()
            .map(|(n, ty)| Field { name: (*n).into(), ty: (*ty).clone(), bits: None })
            .collect(),
        complete: true,
        is_library: true,
        span: Span::default(),
    };
    // In the order of `types::BARRIER` and `types::RWLOCK`.
    vec![
        make("barrier", &[("b_wanted", &int), ("b_arrived", &int), ("b_waiting", &int)]),
        make("rwlock", &[("rw_readers", &int), ("rw_writer", &int)]),
    ]
}

fn is_lock(ty: &Type) -> bool {
    matches!(ty, Type::Mutex | Type::Cond | Type::Sem)
        || matches!(ty, Type::Struct(types::BARRIER | types::RWLOCK))
}

/// The functions that a file defines, with the types of their parameters.
pub fn signatures(root: &Node) -> Vec<Signature> {
    let is_body = |n: &Node| n.kind == "CompoundStmt";
    let mut out = Vec::new();
    for f in root.inner.iter().filter(|n| n.kind == "FunctionDecl" && n.is_main) {
        if !f.inner.iter().any(is_body) {
            continue;
        }
        let params = f.inner.iter().filter(|n| n.kind == "ParmVarDecl");
        let result = f.ty.qual_type.split('(').next().unwrap_or("").trim().to_string();
        out.push(Signature {
            name: f.name.clone(),
            result,
            params: params.map(|p| (p.ty.qual_type.clone(), p.name.clone())).collect(),
        });
    }
    out
}

/// A function as its text says: result, and type and name of each parameter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signature {
    pub name: String,
    pub result: String,
    pub params: Vec<(String, String)>,
}

struct Reader<'a> {
    sources: &'a SourceMap,
    program: Program,
    names: Names,
    structs: HashMap<String, usize>,
    fields: HashMap<String, (usize, usize)>,
    enums: HashMap<String, Type>,
    enumerators: HashMap<String, i128>,
    vars: HashMap<String, VarId>,
    globals: HashMap<String, VarId>,
    global_nodes: HashMap<String, Vec<&'a Node>>,
    funcs: HashMap<String, FuncId>,
    bodies: HashMap<String, &'a Node>,
    todo: Vec<FuncId>,
    func: Option<FuncId>,
    /// Whether a text is only shown to people: what it is does not matter.
    shows: bool,
    wrong: &'a mut Vec<Diagnostic>,
}

impl<'a> Reader<'a> {
    fn refuse(&mut self, span: Span, text: impl Into<String>) -> Expr {
        let d = Diagnostic::unsupported(span, text);
        if !self.wrong.contains(&d) {
            self.wrong.push(d);
        }
        Expr::new(Ex::Bad, INT, span)
    }

    fn top(&mut self, node: &'a Node) {
        match node.kind.as_str() {
            "RecordDecl" => self.record(node),
            "EnumDecl" => self.enumeration(node),
            "TypedefDecl" => self.typedef(node),
            "VarDecl" => self.global_nodes.entry(node.name.clone()).or_default().push(node),
            "FunctionDecl" if node.inner.iter().any(|n| n.kind == "CompoundStmt") => {
                let around =
                    |n: &Node| matches!(n.kind.as_str(), "ConstructorAttr" | "DestructorAttr");
                if node.inner.iter().any(around) {
                    self.refuse(node.span, "a function that runs before or after `main`");
                }
                self.bodies.insert(node.name.clone(), node);
            }
            _ => {}
        }
    }

    fn key_of_nameless(&self, node: &Node) -> String {
        // The position in the spelling is that of the keyword.
        let p = self.sources.position(node.span);
        types::nameless(&self.sources.file(node.span.file).name, p.line, p.column)
    }

    fn name_tag(&mut self, node: &Node, key: String, ty: Type) {
        if node.name.is_empty() && node.is_main {
            let p = self.sources.position(node.span);
            self.names.tags.insert(types::nameless("", p.line, p.column), ty.clone());
        }
        self.names.tags.insert(key, ty);
    }

    fn record(&mut self, node: &'a Node) {
        let key = match node.name.as_str() {
            "" => self.key_of_nameless(node),
            name => format!("{} {name}", node.tag_used),
        };
        if node.tag_used == "union" {
            let name = if node.name.is_empty() { "(nameless)" } else { &node.name };
            self.names.tags.insert(key, Type::Other(format!("union {name}")));
            return;
        }
        let id = match self.names.tags.get(&key) {
            Some(Type::Struct(id)) => *id,
            _ => {
                let (name, fields) = (node.name.clone(), Vec::new());
                self.program.structs.push(Struct {
                    name,
                    fields,
                    complete: false,
                    is_library: false,
                    span: node.span,
                });
                self.program.structs.len() - 1
            }
        };
        self.name_tag(node, key, Type::Struct(id));
        self.structs.insert(node.id.clone(), id);
        if !node.complete_definition || self.program.structs[id].complete {
            return;
        }
        self.program.structs[id].complete = true;
        self.program.structs[id].span = node.span;
        for child in &node.inner {
            match child.kind.as_str() {
                "RecordDecl" => self.record(child),
                "EnumDecl" => self.enumeration(child),
                "FieldDecl" => {
                    let ty = self.type_of(&child.ty);
                    let n = self.program.structs[id].fields.len();
                    let bits = child.inner.first().filter(|_| child.is_bitfield);
                    let bits = bits.and_then(literal).map(|b| b.clamp(0, 64) as u8);
                    let name = match child.name.as_str() {
                        "" => format!("anonymous{n}"),
                        name => name.into(),
                    };
                    self.fields.insert(child.id.clone(), (id, n));
                    self.program.structs[id].fields.push(Field { name, ty, bits });
                }
                _ => {}
            }
        }
    }

    fn enumeration(&mut self, node: &'a Node) {
        let mut next = 0i128;
        let mut lowest = 0;
        for child in node.inner.iter().filter(|c| c.kind == "EnumConstantDecl") {
            if let Some(value) = child.inner.iter().find_map(literal) {
                next = value;
            }
            lowest = lowest.min(next);
            self.enumerators.insert(child.id.clone(), next);
            next = next.saturating_add(1);
        }
        let key = match node.name.as_str() {
            "" => self.key_of_nameless(node),
            name => format!("enum {name}"),
        };
        let ty = Type::Int { bits: 32, signed: lowest < 0 };
        self.enums.insert(node.id.clone(), ty.clone());
        self.name_tag(node, key, ty);
    }

    fn typedef(&mut self, node: &'a Node) {
        // A nameless struct is known by its typedef, which its own text repeats.
        let tag = node.inner.first().and_then(|t| {
            let deeper = t.inner.first().and_then(|t| t.decl.as_ref());
            t.owned_tag_decl.as_ref().or(t.decl.as_ref()).or(deeper)
        });
        let id = tag.and_then(|t| self.structs.get(&t.id)).copied();
        let enumeration = tag.and_then(|t| self.enums.get(&t.id)).cloned();
        let plain = node.ty.qual_type.ends_with(&node.name);
        let is_tag = plain || node.ty.qual_type.contains('(');
        let ty = match id {
            None if is_tag && enumeration.is_some() => enumeration.unwrap_or(INT),
            Some(id) if is_tag => {
                if self.program.structs[id].name.is_empty() {
                    self.program.structs[id].name = node.name.clone();
                }
                Type::Struct(id)
            }
            _ => self.type_of(&node.ty),
        };
        self.names.typedefs.insert(node.name.clone(), ty);
    }

    fn type_of(&self, name: &TypeName) -> Type {
        match self.names.read(&name.qual_type) {
            Type::Other(text) if !name.desugared_qual_type.is_empty() => {
                match self.names.read(&name.desugared_qual_type) {
                    Type::Other(_) => Type::Other(text),
                    t => t,
                }
            }
            t => t,
        }
    }

    /// Refuses types that are not translated, wherever they hide.
    fn check_type(&mut self, ty: &Type, span: Span) {
        match ty {
            Type::Other(text) if text.starts_with("union") => {
                self.refuse(span, format!("`{text}`: unions are not translated"));
            }
            Type::Other(text) => {
                self.refuse(span, format!("the type `{text}` is not translated"));
            }
            Type::Array(t, 0) => {
                self.check_type(t, span);
                self.refuse(span, "an array without a constant length is not translated");
            }
            Type::Array(t, _) | Type::Atomic(t) => self.check_type(t, span),
            Type::Struct(id) => {
                if !self.program.structs[*id].complete {
                    let text =
                        format!("`struct {}` is nowhere defined", self.program.structs[*id].name);
                    self.refuse(span, text);
                }
                let fields = self.program.structs[*id].fields.iter();
                let types: Vec<Type> = fields.map(|f| f.ty.clone()).collect();
                let whole = self.program.structs[*id].span;
                for t in types {
                    if !matches!(t, Type::Struct(inner) if inner == *id) {
                        self.check_type(&t, whole);
                    }
                }
            }
            _ => {}
        }
    }

    fn function(&mut self, name: &str, span: Span) -> FuncId {
        if let Some(&id) = self.funcs.get(name) {
            return id;
        }
        let node = self.bodies.get(name).copied();
        let id = self.program.funcs.len();
        let span = node.map_or(span, |n| n.span);
        let (name_text, params) = (name.to_string(), Vec::new());
        let func = Func { name: name_text, params, ret: Type::Void, body: None, span };
        self.program.funcs.push(func);
        self.funcs.insert(name.into(), id);
        if let Some(node) = node {
            let Type::Func(ret) = self.type_of(&node.ty) else {
                self.refuse(node.span, "the type of this function is not understood");
                return id;
            };
            self.program.funcs[id].ret = (*ret).clone();
            self.check_type(&ret, node.name_span);
            if node.variadic {
                self.refuse(node.name_span, "functions with `...` are not translated");
            }
            for p in node.inner.iter().filter(|n| n.kind == "ParmVarDecl") {
                let var = self.variable(p, Some(id), true);
                self.program.funcs[id].params.push(var);
            }
            self.program.funcs[id].body = Some(Vec::new());
            self.todo.push(id);
        }
        id
    }

    fn body(&mut self, id: FuncId) {
        let name = self.program.funcs[id].name.clone();
        let Some(node) = self.bodies.get(&name).copied() else { return };
        let Some(block) = node.inner.iter().find(|n| n.kind == "CompoundStmt") else { return };
        self.func = Some(id);
        let body = self.block(block);
        self.func = None;
        self.program.funcs[id].body = Some(body);
    }

    fn variable(&mut self, node: &'a Node, owner: Option<FuncId>, is_param: bool) -> VarId {
        let ty = self.type_of(&node.ty);
        if !node.tls.is_empty() {
            self.refuse(node.name_span, "thread-local variables are not translated");
        }
        self.check_type(&ty, node.name_span);
        let is_static = owner.is_none() || node.storage_class == "static";
        let id = self.program.vars.len();
        let text = node.ty.qual_type.trim_start();
        self.program.vars.push(Var {
            name: if node.name.is_empty() { "unnamed".into() } else { node.name.clone() },
            is_const: (text.starts_with("const ") && !text.contains('*'))
                || text.ends_with("const"),
            ty,
            owner,
            is_param,
            is_static,
            init: None,
            span: node.name_span,
        });
        self.vars.insert(node.id.clone(), id);
        if let Some(init) = node.inner.iter().find(|n| is_expression(n)).filter(|_| !is_param) {
            // What a lock looks like inside is the library's business.
            let init = if is_lock(self.program.vars[id].ty.flat().0) {
                self.check_recursive_mutex(init);
                Expr::new(Ex::Zero, self.program.vars[id].ty.clone(), init.span)
            } else {
                let init = self.expr(init);
                self.text_as_list(init, &self.program.vars[id].ty)
            };
            self.program.vars[id].init = Some(init);
        }
        id
    }

    /// A text as a list of characters, as an array of this type holds them.
    fn text_as_list(&self, init: Expr, ty: &Type) -> Expr {
        let (Ex::Str(text), Type::Array(t, n)) = (&init.kind, ty) else { return init };
        let one = |b: u8| Expr::new(Ex::Int((b as i8).into()), (**t).clone(), init.span);
        let n = usize::try_from(*n).unwrap_or(usize::MAX);
        let list = text.bytes().take(n).map(one).collect();
        Expr::new(Ex::List(list), ty.clone(), init.span)
    }

    /// A text that has an address: a variable of its own that nobody can name.
    fn text(&mut self, text: Expr) -> Expr {
        let Ex::Str(s) = &text.kind else { return text };
        let char = Type::Int { bits: 8, signed: true };
        let ty = Type::Array(Rc::new(char.clone()), s.len() as u64 + 1);
        let init = self.text_as_list(text.clone(), &ty);
        let id = self.program.vars.len();
        self.program.vars.push(Var {
            name: "text".into(),
            ty: ty.clone(),
            owner: None,
            is_param: false,
            is_static: true,
            is_const: true,
            init: Some(init),
            span: text.span,
        });
        let array = Expr::new(Ex::Var(id), ty, text.span);
        Expr::new(Ex::Decay(Box::new(array)), char.ptr(), text.span)
    }

    fn check_recursive_mutex(&mut self, init: &Node) {
        let text = self.sources.snippet(init.span);
        if text.contains("RECURSIVE") || text.contains("ERRORCHECK") || text.contains("ADAPTIVE") {
            self.refuse(init.span, "only plain mutexes are translated");
        }
    }

    fn global(&mut self, name: &str, span: Span) -> Option<VarId> {
        if let Some(&id) = self.globals.get(name) {
            return Some(id);
        }
        let nodes = self.global_nodes.get(name)?;
        let has_init = |n: &&&Node| n.inner.iter().any(is_expression);
        let defined = nodes.iter().find(has_init);
        let node = *defined.or(nodes.iter().find(|n| n.storage_class != "extern"))?;
        let _ = span;
        // Known before its initialiser is read, which may name it.
        self.globals.insert(name.into(), self.program.vars.len());
        let outer = self.func.take();
        // Also where it is first met in what is only shown, its own text has an address.
        let shows = std::mem::replace(&mut self.shows, false);
        let id = self.variable(node, None, false);
        (self.func, self.shows) = (outer, shows);
        self.globals.insert(name.into(), id);
        Some(id)
    }

    fn block(&mut self, node: &'a Node) -> Vec<Stmt> {
        node.inner.iter().map(|n| self.stmt(n)).collect()
    }

    fn boxed(&mut self, node: &'a Node) -> Box<Stmt> {
        Box::new(self.stmt(node))
    }

    fn stmt(&mut self, node: &'a Node) -> Stmt {
        let span = node.span;
        let inner = &node.inner;
        let kind = match (node.kind.as_str(), inner.len()) {
            ("" | "NullStmt", _) => St::Empty,
            ("CompoundStmt", _) => St::Block(self.block(node)),
            ("DeclStmt", _) => St::Decl(self.locals(node)),
            ("IfStmt", 2..) => {
                let cond = self.expr(&inner[0]);
                let then = self.boxed(&inner[1]);
                let other = inner.get(2).map(|n| self.boxed(n));
                asserted(cond, then, other)
            }
            ("WhileStmt", 2..) => {
                let body = &inner[inner.len() - 1];
                St::While(self.expr(&inner[inner.len() - 2]), self.boxed(body))
            }
            ("DoStmt", 2..) => St::DoWhile(self.boxed(&inner[0]), self.expr(&inner[1])),
            ("ForStmt", 5..) => {
                let init = (!inner[0].kind.is_empty()).then(|| self.boxed(&inner[0]));
                let cond = (!inner[2].kind.is_empty()).then(|| self.expr(&inner[2]));
                let step = (!inner[3].kind.is_empty()).then(|| self.expr(&inner[3]));
                St::For(init, cond, step, self.boxed(&inner[4]))
            }
            ("SwitchStmt", 2..) => {
                let body = &inner[inner.len() - 1];
                St::Switch(self.expr(&inner[inner.len() - 2]), self.boxed(body))
            }
            ("CaseStmt", 2..) => {
                if inner.len() > 2 && is_expression(&inner[1]) {
                    self.refuse(span, "a range of cases is not translated");
                }
                let value = self.expr(&inner[0]).constant().or(literal(&inner[0]));
                if value.is_none() {
                    self.refuse(inner[0].span, "this case is not understood as a constant");
                }
                St::Case(Some(value.unwrap_or(0)), self.boxed(&inner[inner.len() - 1]))
            }
            ("DefaultStmt", 1..) => St::Case(None, self.boxed(&inner[0])),
            ("BreakStmt", _) => St::Break,
            ("ContinueStmt", _) => St::Continue,
            ("ReturnStmt", _) => St::Return(inner.first().map(|n| self.expr(n))),
            ("GotoStmt", _) => St::Goto(node.target_label_decl_id.clone()),
            ("LabelStmt", 1..) => {
                self.program.labels.insert(node.decl_id.clone(), node.name.clone());
                St::Label(node.decl_id.clone(), self.boxed(&inner[0]))
            }
            ("AttributedStmt", 1..) => return self.stmt(&inner[inner.len() - 1]),
            _ if is_expression(node) => St::Expr(self.expr(node)),
            (kind, _) => {
                self.refuse(span, format!("this statement ({kind}) is not translated"));
                St::Empty
            }
        };
        Stmt { kind, span }
    }

    fn locals(&mut self, node: &'a Node) -> Vec<VarId> {
        let mut out = Vec::new();
        for child in &node.inner {
            match child.kind.as_str() {
                "VarDecl" if child.storage_class == "extern" => {}
                "VarDecl" => out.push(self.variable(child, self.func, false)),
                _ => self.top(child),
            }
        }
        out
    }

    /// Size and alignment as on a 64-bit machine.
    fn size(&self, ty: &Type, depth: u32) -> Option<(u64, u64)> {
        if depth > 30 {
            return None;
        }
        Some(match ty {
            Type::Void => (1, 1),
            Type::Bool => (1, 1),
            Type::Int { bits, .. } => (u64::from(*bits) / 8, u64::from(*bits) / 8),
            Type::Ptr(_) | Type::Thread => (8, 8),
            Type::Atomic(t) => self.size(t, depth + 1)?,
            Type::Array(t, n) => {
                let (size, align) = self.size(t, depth + 1)?;
                (size.checked_mul(*n)?, align)
            }
            Type::Struct(types::BARRIER) => (32, 8),
            Type::Struct(types::RWLOCK) => (56, 8),
            Type::Struct(id) => {
                let (mut at, mut align) = (0u64, 1u64);
                for f in &self.program.structs.get(*id)?.fields {
                    let (s, a) = self.size(&f.ty, depth + 1)?;
                    at = at.next_multiple_of(a).checked_add(s)?;
                    align = align.max(a);
                }
                (at.next_multiple_of(align), align)
            }
            Type::Mutex => (40, 8),
            Type::Cond => (48, 8),
            Type::Sem => (32, 8),
            Type::Func(_) | Type::Other(_) => return None,
        })
    }
}

/// `if (c) ; else __assert_fail(…)` is what assert() becomes.
fn asserted(cond: Expr, then: Box<Stmt>, other: Option<Box<Stmt>>) -> St {
    let fails = |s: &Stmt| {
        matches!(&s.kind, St::Expr(e) if matches!(&e.kind, Ex::Call(f, _)
            if matches!(&f.kind, Ex::Func(_)) && e.ty == Type::Void && is_long_call(e)))
    };
    match other {
        Some(other) if matches!(then.kind, St::Empty) && fails(&other) => {
            let span = cond.span;
            St::Expr(Expr::new(Ex::Assert(Box::new(cond)), Type::Void, span))
        }
        other => St::If(cond, then, other),
    }
}

/// `__assert_fail` alone takes two texts, a number and a text.
fn is_long_call(e: &Expr) -> bool {
    let Ex::Call(_, args) = &e.kind else { return false };
    args.len() == 4 && matches!(args[0].kind, Ex::Str(_)) && matches!(args[1].kind, Ex::Str(_))
}

fn is_expression(node: &Node) -> bool {
    let k = node.kind.as_str();
    k.ends_with("Expr") || k.ends_with("Operator") || k.ends_with("Literal")
}

/// The number that a literal or a folded constant is.
fn literal(node: &Node) -> Option<i128> {
    match &node.value {
        serde_json::Value::String(s) => s.parse().ok(),
        serde_json::Value::Number(n) => n.as_i64().map(i128::from),
        _ => None,
    }
}
