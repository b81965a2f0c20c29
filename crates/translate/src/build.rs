//! Promela's syntax tree, put together by hand: short names for what the
//! translator writes most, and questions about what it wrote.
//!
//! Nothing here is text. Brackets, signs and keywords are the printer's to write.

use crate::c::Op;
pub use heddle_promela::syntax::ast::{BinOp, Expr as PmlExpr, Name, StmtKind, VarRef};
use heddle_promela::syntax::ast::{
    ExprKind, FieldRef, Label, ProcRef, Recv, RecvArg, RecvArgKind, Run, Send, Spelling, Target,
    UnOp,
};
use heddle_span::Span;

fn expr(kind: ExprKind) -> PmlExpr {
    PmlExpr { kind, span: Span::default() }
}

/// A number. A literal has no sign, and the lowest number has no literal.
pub fn num(n: i128) -> PmlExpr {
    let literal = |n: i32| expr(ExprKind::Int(n, Spelling::Number));
    match n as i32 {
        i32::MIN => complement(literal(i32::MAX)),
        n if n < 0 => negative(literal(-n)),
        n => literal(n),
    }
}

pub fn always() -> PmlExpr {
    expr(ExprKind::Int(1, Spelling::True))
}

pub fn never() -> PmlExpr {
    expr(ExprKind::Int(0, Spelling::False))
}

pub fn var(name: impl Into<Name>) -> VarRef {
    let (name, span) = (name.into(), Span::default());
    VarRef { name, span, target: Target::Unresolved, index: None, fields: Vec::new() }
}

pub fn read(place: VarRef) -> PmlExpr {
    expr(ExprKind::Var(Box::new(place)))
}

/// The value of a variable.
pub fn word(name: impl Into<Name>) -> PmlExpr {
    read(var(name))
}

/// Parts of a place.
pub trait Part: Sized {
    fn dot(self, field: &str) -> Self;
    fn at(self, index: PmlExpr) -> Self;
}

impl Part for VarRef {
    fn dot(mut self, field: &str) -> VarRef {
        let span = Span::default();
        self.fields.push(FieldRef { name: field.into(), span, field: None, index: None });
        self
    }

    fn at(mut self, index: PmlExpr) -> VarRef {
        match self.fields.last_mut() {
            Some(field) => field.index = Some(index),
            None => self.index = Some(Box::new(index)),
        }
        self
    }
}

pub fn bin(op: BinOp, a: PmlExpr, b: PmlExpr) -> PmlExpr {
    expr(ExprKind::Binary(op, Box::new(a), Box::new(b)))
}

pub fn add(a: PmlExpr, b: PmlExpr) -> PmlExpr {
    bin(BinOp::Add, a, b)
}

pub fn sub(a: PmlExpr, b: PmlExpr) -> PmlExpr {
    bin(BinOp::Sub, a, b)
}

pub fn eq(a: PmlExpr, b: PmlExpr) -> PmlExpr {
    bin(BinOp::Eq, a, b)
}

pub fn ne(a: PmlExpr, b: PmlExpr) -> PmlExpr {
    bin(BinOp::Ne, a, b)
}

pub fn lt(a: PmlExpr, b: PmlExpr) -> PmlExpr {
    bin(BinOp::Lt, a, b)
}

pub fn le(a: PmlExpr, b: PmlExpr) -> PmlExpr {
    bin(BinOp::Le, a, b)
}

pub fn ge(a: PmlExpr, b: PmlExpr) -> PmlExpr {
    bin(BinOp::Ge, a, b)
}

pub fn and(a: PmlExpr, b: PmlExpr) -> PmlExpr {
    bin(BinOp::And, a, b)
}

pub fn or(a: PmlExpr, b: PmlExpr) -> PmlExpr {
    bin(BinOp::Or, a, b)
}

/// That one of these holds.
pub fn any(list: Vec<PmlExpr>) -> PmlExpr {
    list.into_iter().reduce(or).unwrap_or_else(never)
}

fn unary(op: UnOp, a: PmlExpr) -> PmlExpr {
    expr(ExprKind::Unary(op, Box::new(a)))
}

pub fn not(a: PmlExpr) -> PmlExpr {
    unary(UnOp::Not, a)
}

pub fn negative(a: PmlExpr) -> PmlExpr {
    unary(UnOp::Minus, a)
}

pub fn complement(a: PmlExpr) -> PmlExpr {
    unary(UnOp::Complement, a)
}

/// `(c -> a : b)`
pub fn choice(c: PmlExpr, a: PmlExpr, b: PmlExpr) -> PmlExpr {
    expr(ExprKind::Cond(Box::new(c), Box::new(a), Box::new(b)))
}

/// A word compared as if it had no sign: both with the sign turned.
pub fn below(a: PmlExpr, b: PmlExpr) -> PmlExpr {
    let turned = |e| bin(BinOp::BitXor, e, num(i32::MIN.into()));
    lt(turned(a), turned(b))
}

pub fn operator(op: Op) -> BinOp {
    match op {
        Op::Add => BinOp::Add,
        Op::Sub => BinOp::Sub,
        Op::Mul => BinOp::Mul,
        Op::Div => BinOp::Div,
        Op::Rem => BinOp::Rem,
        Op::Shl => BinOp::Shl,
        Op::Shr => BinOp::Shr,
        Op::And => BinOp::BitAnd,
        Op::Or => BinOp::BitOr,
        Op::Xor => BinOp::BitXor,
        Op::Lt => BinOp::Lt,
        Op::Le => BinOp::Le,
        Op::Gt => BinOp::Gt,
        Op::Ge => BinOp::Ge,
        Op::Eq => BinOp::Eq,
        Op::Ne => BinOp::Ne,
    }
}

pub fn skip() -> StmtKind {
    StmtKind::Expr(expr(ExprKind::Int(1, Spelling::Skip)))
}

pub fn goto(label: impl Into<Name>) -> StmtKind {
    StmtKind::Goto(Label { name: label.into(), span: Span::default() })
}

pub fn run(proc: &str, args: Vec<PmlExpr>) -> StmtKind {
    let proc = ProcRef { name: proc.into(), span: Span::default(), proc: None };
    StmtKind::Expr(expr(ExprKind::Run(Box::new(Run { proc, args, priority: None }))))
}

pub fn send(chan: &str, args: Vec<PmlExpr>) -> StmtKind {
    StmtKind::Send(Box::new(Send { chan: var(chan), sorted: false, args, call_form: false }))
}

/// Receives into these; the rest of the message goes nowhere.
pub fn receive(chan: &str, places: Vec<VarRef>, length: usize) -> StmtKind {
    let mut places = places;
    places.resize_with(length, || VarRef { target: Target::Anonymous, ..var("_") });
    let arg = |v: VarRef| RecvArg { kind: RecvArgKind::Var(v), span: Span::default() };
    let args = places.into_iter().map(arg).collect();
    let chan = var(chan);
    StmtKind::Recv(Box::new(Recv { chan, random: false, keep: false, args, call_form: false }))
}

/// The variable that an expression is, if it is one and nothing more.
pub fn as_word(e: &PmlExpr) -> Option<&Name> {
    match &e.kind {
        ExprKind::Var(v) if v.index.is_none() && v.fields.is_empty() => Some(&v.name),
        _ => None,
    }
}

/// The object that an expression reads, if it is one.
pub fn as_place(e: &PmlExpr) -> Option<&VarRef> {
    match &e.kind {
        ExprKind::Var(v) => Some(v),
        _ => None,
    }
}

/// Calls `see` with an expression and all below, those in indices included.
pub fn walk<'a>(e: &'a PmlExpr, see: &mut dyn FnMut(&'a PmlExpr)) {
    see(e);
    match &e.kind {
        ExprKind::Var(v) => walk_place(v, see),
        ExprKind::Unary(_, a) => walk(a, see),
        ExprKind::Binary(_, a, b) => {
            walk(a, see);
            walk(b, see);
        }
        ExprKind::Cond(a, b, c) => [a, b, c].into_iter().for_each(|e| walk(e, see)),
        ExprKind::Run(run) => run.args.iter().for_each(|e| walk(e, see)),
        // The translator writes no others.
        _ => {}
    }
}

/// The expressions in the indices of a place.
pub fn walk_place<'a>(v: &'a VarRef, see: &mut dyn FnMut(&'a PmlExpr)) {
    let fields = v.fields.iter().filter_map(|f| f.index.as_ref());
    v.index.as_deref().into_iter().chain(fields).for_each(|e| walk(e, see));
}

/// The names of the variables that an expression reads.
pub fn names<'a>(e: &'a PmlExpr, see: &mut dyn FnMut(&'a Name)) {
    walk(e, &mut |e| {
        if let ExprKind::Var(v) = &e.kind {
            see(&v.name);
        }
    });
}

/// The names that a simple statement mentions.
pub fn stmt_names<'a>(kind: &'a StmtKind, see: &mut dyn FnMut(&'a Name)) {
    let place = |v: &'a VarRef, see: &mut dyn FnMut(&'a Name)| {
        see(&v.name);
        walk_place(v, &mut |e| {
            if let ExprKind::Var(v) = &e.kind {
                see(&v.name);
            }
        });
    };
    match kind {
        StmtKind::Assign(to, v) => {
            place(to, see);
            names(v, see);
        }
        StmtKind::Expr(e) | StmtKind::Assert(e) => names(e, see),
        StmtKind::Send(s) => s.args.iter().for_each(|e| names(e, see)),
        StmtKind::Recv(r) => {
            for arg in &r.args {
                if let RecvArgKind::Var(v) = &arg.kind {
                    place(v, see);
                }
            }
        }
        _ => {}
    }
}

/// Whether it has a conditional expression in it.
pub fn is_choice(e: &PmlExpr) -> bool {
    let mut found = false;
    walk(e, &mut |e| found |= matches!(e.kind, ExprKind::Cond(..)));
    found
}

/// How many operators and operands it has.
pub fn size(e: &PmlExpr) -> usize {
    let mut n = 0;
    walk(e, &mut |_| n += 1);
    n
}
