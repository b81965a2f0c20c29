//! Expressions of clang's tree: operators, names, casts, calls, constants.

use super::{Reader, is_lock, literal};
use crate::c::*;
use crate::clang::Node;
use crate::types::{INT, Type};

impl<'a> Reader<'a> {
    fn sub(&mut self, node: &'a Node) -> Box<Expr> {
        Box::new(self.expr(node))
    }

    pub(super) fn expr(&mut self, node: &'a Node) -> Expr {
        let span = node.span;
        let ty = self.type_of(&node.ty);
        let inner = &node.inner;
        let kind = match (node.kind.as_str(), inner.len()) {
            ("IntegerLiteral" | "CharacterLiteral", _) => match literal(node) {
                Some(n) => Ex::Int(n),
                None => return self.refuse(span, "this number is too large"),
            },
            ("ParenExpr" | "ConstantExpr" | "GenericSelectionExpr", 1..) => {
                return self.expr(&inner[inner.len() - 1]);
            }
            ("StringLiteral", _) => {
                let text = node.value.as_str().unwrap_or("\"\"");
                Ex::Str(serde_json::from_str(text).unwrap_or_default())
            }
            ("PredefinedExpr", _) => Ex::Str(String::new()),
            ("ImplicitValueInitExpr", _) => Ex::Zero,
            ("DeclRefExpr", _) => return self.reference(node, ty),
            ("ImplicitCastExpr" | "CStyleCastExpr", 1..) => return self.cast(node, ty),
            ("MemberExpr", 1..) => {
                let base = self.expr(&inner[0]);
                let base = match node.is_arrow {
                    true => {
                        let ty = base.ty.pointee().cloned().unwrap_or(Type::Void);
                        Expr::new(Ex::Deref(Box::new(base)), ty, inner[0].span)
                    }
                    false => base,
                };
                // A flag of the C library is a truth value, not a struct around one.
                if base.ty.is_atomic() && base.ty.plain() == &Type::Bool {
                    return base;
                }
                match self.fields.get(&node.referenced_member_decl) {
                    Some(&(s, f)) => Ex::Member(Box::new(base), s, f),
                    None if matches!(base.kind, Ex::Bad) => Ex::Bad,
                    None => return self.refuse(span, "this field is not translated"),
                }
            }
            ("ArraySubscriptExpr", 2..) => {
                let (a, b) = (self.expr(&inner[0]), self.expr(&inner[1]));
                let (a, b) = if a.ty.is_pointer() { (a, b) } else { (b, a) };
                Ex::Index(Box::new(a), Box::new(b))
            }
            ("UnaryOperator", 1..) => {
                let e = self.sub(&inner[0]);
                match node.opcode.as_str() {
                    "+" | "__extension__" => return *e,
                    "-" => Ex::Neg(e),
                    "!" => Ex::Not(e),
                    "~" => Ex::Compl(e),
                    "&" if matches!(e.ty, Type::Func(_)) => return *e,
                    "&" => Ex::AddrOf(e),
                    "*" if matches!(ty, Type::Func(_)) => return *e,
                    "*" => Ex::Deref(e),
                    "++" | "--" => {
                        let (inc, post) = (node.opcode == "++", node.is_postfix);
                        Ex::IncDec { object: e, inc, post }
                    }
                    op => return self.refuse(span, format!("`{op}` is not translated")),
                }
            }
            ("BinaryOperator", 2..) => {
                let (a, b) = (self.sub(&inner[0]), self.sub(&inner[1]));
                match (node.opcode.as_str(), Op::from_text(&node.opcode)) {
                    (_, Some(op)) => Ex::Bin(op, a, b),
                    ("&&", _) => Ex::And(a, b),
                    ("||", _) => Ex::Or(a, b),
                    ("=", _) => Ex::Assign(a, b),
                    // The first half of the C library's assert() says nothing.
                    (",", _) if a.ty == Type::Void && !a.has_effects() => return *b,
                    (",", _) => Ex::Comma(a, b),
                    (op, _) => return self.refuse(span, format!("`{op}` is not translated")),
                }
            }
            ("CompoundAssignOperator", 2..) => {
                let (a, b) = (self.sub(&inner[0]), self.sub(&inner[1]));
                let done_in = self.type_of(&node.compute_result_type);
                match Op::from_text(node.opcode.trim_end_matches('=')) {
                    Some(op) => Ex::OpAssign(op, a, b, done_in),
                    None => return self.refuse(span, "this assignment is not translated"),
                }
            }
            ("ConditionalOperator", 3..) => {
                let (c, a, b) = (self.sub(&inner[0]), self.sub(&inner[1]), self.sub(&inner[2]));
                if is_assert_fail(&self.program, &b) && a.ty == Type::Void {
                    Ex::Assert(c)
                } else {
                    Ex::Cond(c, a, b)
                }
            }
            ("CallExpr", 1..) => return self.call(node, ty),
            ("AtomicExpr", 1..) => {
                let name = match node.name.as_str() {
                    "" => self.sources.snippet(node.spelling).to_string(),
                    name => name.into(),
                };
                Ex::Atomic(name, inner.iter().map(|n| self.expr(n)).collect())
            }
            ("UnaryExprOrTypeTraitExpr", _) if node.name == "sizeof" => {
                let of = match (&node.arg_type, inner.first()) {
                    (Some(t), _) => self.type_of(t),
                    (None, Some(e)) => self.type_of(&peeled(e).ty),
                    _ => Type::Other("nothing".into()),
                };
                match self.size(&of, 0) {
                    Some((size, _)) => Ex::Int(size as i128),
                    None => return self.refuse(span, "the size of this is not known"),
                }
            }
            ("CompoundLiteralExpr", 1..) if matches!(ty, Type::Struct(_)) => {
                return self.expr(&inner[0]);
            }
            ("InitListExpr", _) if is_lock(&ty) => {
                self.check_recursive_mutex(node);
                Ex::Zero
            }
            ("InitListExpr", _) => {
                let list = match node.array_filler.split_first() {
                    Some((_, rest)) => rest,
                    None => inner,
                };
                let mut all = Vec::new();
                for n in list {
                    let e = self.expr(n);
                    let of = e.ty.clone();
                    all.push(self.text_as_list(e, &of));
                }
                Ex::List(all)
            }
            ("StmtExpr", 1..) => {
                let mut body = self.block(&inner[0]);
                match body.pop() {
                    Some(Stmt { kind: St::Expr(e), .. }) if body.is_empty() => return e,
                    Some(last) => body.push(last),
                    None => {}
                }
                Ex::Block(body)
            }
            (kind, _) => {
                let what = match kind {
                    "FloatingLiteral" => "floating point is".into(),
                    "VAArgExpr" => "variable arguments are".into(),
                    "CompoundLiteralExpr" => "a compound literal is".into(),
                    "AddrLabelExpr" => "the address of a label is".to_string(),
                    kind => format!("this expression ({kind}) is"),
                };
                return self.refuse(span, format!("{what} not translated"));
            }
        };
        Expr::new(kind, ty, span)
    }

    fn reference(&mut self, node: &'a Node, ty: Type) -> Expr {
        let Some(decl) = &node.referenced_decl else {
            return self.refuse(node.span, "this name is not understood");
        };
        let span = node.span;
        match decl.kind.as_str() {
            "EnumConstantDecl" => match self.enumerators.get(&decl.id) {
                Some(&n) => Expr::new(Ex::Int(n), INT, span),
                None => self.refuse(span, "this constant is not understood"),
            },
            "FunctionDecl" => {
                let id = self.function(&decl.name, span);
                if self.program.funcs[id].body.is_none()
                    && let Type::Func(ret) = &ty
                {
                    self.program.funcs[id].ret = (**ret).clone();
                }
                Expr::new(Ex::Func(id), ty, span)
            }
            _ => {
                let local = self.vars.get(&decl.id).copied();
                match local.or_else(|| self.global(&decl.name, span)) {
                    Some(id) => {
                        let ty = self.program.vars.get(id).map_or(ty, |v| v.ty.clone());
                        Expr::new(Ex::Var(id), ty, span)
                    }
                    None => self.refuse(span, format!("`{}` is nowhere defined", decl.name)),
                }
            }
        }
    }

    fn cast(&mut self, node: &'a Node, ty: Type) -> Expr {
        let e = self.expr(&node.inner[node.inner.len() - 1]);
        let span = node.span;
        let kind = match node.cast_kind.as_str() {
            "LValueToRValue" if matches!(e.kind, Ex::List(_)) => return e,
            "LValueToRValue" => Ex::Load(Box::new(e)),
            "ArrayToPointerDecay" if matches!(e.kind, Ex::Str(_)) => {
                return if self.shows { e } else { self.text(e) };
            }
            "ArrayToPointerDecay" => Ex::Decay(Box::new(e)),
            "FunctionToPointerDecay" | "BuiltinFnToFnPtr" => return e,
            "NoOp" | "AtomicToNonAtomic" | "NonAtomicToAtomic" => return e,
            "NullToPointer" => Ex::Int(0),
            "BitCast" if e.ty == ty => return e,
            "IntegralCast" | "IntegralToBoolean" | "PointerToBoolean" | "BitCast" | "ToVoid"
            | "IntegralToPointer" | "PointerToIntegral" => Ex::Cast(Box::new(e)),
            kind if matches!(e.kind, Ex::Bad) => {
                let _ = kind;
                Ex::Bad
            }
            kind => {
                let what = if kind.contains("Float") { "floating point" } else { kind };
                return self.refuse(span, format!("this conversion ({what}) is not translated"));
            }
        };
        Expr::new(kind, ty, span)
    }

    fn call(&mut self, node: &'a Node, ty: Type) -> Expr {
        let callee = self.expr(&node.inner[0]);
        let shows = matches!(callee.kind, Ex::Func(f) if is_shown(&self.program.funcs[f]));
        let mut args = Vec::new();
        for n in &node.inner[1..] {
            // Where it goes to is nobody's business.
            if shows && is_stream(n) {
                args.push(Expr::new(Ex::Int(0), INT, n.span));
                continue;
            }
            let before = std::mem::replace(&mut self.shows, shows);
            args.push(self.expr(n));
            self.shows = before;
        }
        if let Ex::Func(f) = callee.kind {
            let name = self.program.funcs[f].name.clone();
            if name == "__builtin_expect" && !args.is_empty() {
                return args.swap_remove(0);
            }
            if let Some(rest) = name.strip_prefix("__sync_") {
                let rest = rest.trim_end_matches(|c: char| c.is_ascii_digit());
                let name = format!("__sync_{}", rest.trim_end_matches('_'));
                return Expr::new(Ex::Atomic(name, args), ty, node.span);
            }
        }
        Expr::new(Ex::Call(Box::new(callee), args), ty, node.span)
    }
}

/// Whether a function only shows its arguments to people.
fn is_shown(f: &Func) -> bool {
    let shown = ["printf", "fprintf", "puts", "fputs", "perror", "putchar", "fputc", "fflush"];
    let fails = ["__assert_fail", "__assert_rtn", "__assert"];
    // Those who tell a failed assertion, and what fails here by a text.
    let told = ["reach_error", "__VERIFIER_error", "abort", "atoi", "atol"];
    f.body.is_none() && [&shown[..], &fails, &told].concat().contains(&f.name.as_str())
}

/// `stdout`, `stderr`, `stdin`.
fn is_stream(node: &Node) -> bool {
    match (&node.referenced_decl, node.inner.first()) {
        (Some(decl), _) => matches!(decl.name.as_str(), "stdout" | "stderr" | "stdin"),
        (None, Some(inner)) => is_stream(inner),
        _ => false,
    }
}

fn is_assert_fail(program: &Program, e: &Expr) -> bool {
    match &e.kind {
        Ex::Call(f, _) => {
            matches!(f.kind, Ex::Func(f) if program.funcs[f].name.starts_with("__assert"))
        }
        Ex::Cast(e) => is_assert_fail(program, e),
        _ => false,
    }
}

fn peeled(node: &Node) -> &Node {
    match (node.kind.as_str(), node.inner.first()) {
        ("ParenExpr", Some(n)) => peeled(n),
        _ => node,
    }
}
