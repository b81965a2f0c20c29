//! Expressions and formulas as text, with as few parentheses as parse back.

use crate::syntax::ast::*;
use heddle_ltl::Formula;
use std::fmt::Write;

/// An expression.
pub fn expr(program: &Program, e: &Expr) -> String {
    let mut out = String::new();
    Printer { program, out: &mut out }.expr(e, 0);
    out
}

/// A variable with its index and fields.
pub fn var_ref(program: &Program, var: &VarRef) -> String {
    let mut out = String::new();
    Printer { program, out: &mut out }.var(var);
    out
}

/// A formula; `atoms` are what its atoms mean.
pub fn formula(program: &Program, f: &Formula, atoms: &[Expr]) -> String {
    let sub = |f: &Formula| format!("({})", formula(program, f, atoms));
    let two = |a: &Formula, op: &str, b: &Formula| format!("{} {op} {}", sub(a), sub(b));
    match f {
        Formula::True => "true".into(),
        Formula::False => "false".into(),
        Formula::Atom(n) => match atoms.get(*n as usize) {
            Some(e) => expr(program, e),
            None => format!("p{n}"),
        },
        Formula::Not(a) => format!("! {}", sub(a)),
        Formula::Next(a) => format!("X {}", sub(a)),
        Formula::Always(a) => format!("[] {}", sub(a)),
        Formula::Eventually(a) => format!("<> {}", sub(a)),
        Formula::And(a, b) => two(a, "&&", b),
        Formula::Or(a, b) => two(a, "||", b),
        Formula::Implies(a, b) => two(a, "->", b),
        Formula::Iff(a, b) => two(a, "<->", b),
        Formula::Until(a, b) => two(a, "U", b),
        Formula::WeakUntil(a, b) => two(a, "W", b),
        Formula::Release(a, b) => two(a, "V", b),
    }
}

/// How an operator is written, and how tightly it binds.
pub fn operator(op: BinOp) -> (&'static str, u8) {
    match op {
        BinOp::Or => ("||", 2),
        BinOp::And => ("&&", 3),
        BinOp::BitOr => ("|", 7),
        BinOp::BitXor => ("^", 8),
        BinOp::BitAnd => ("&", 9),
        BinOp::Eq => ("==", 10),
        BinOp::Ne => ("!=", 10),
        BinOp::Gt => (">", 11),
        BinOp::Lt => ("<", 11),
        BinOp::Ge => (">=", 11),
        BinOp::Le => ("<=", 11),
        BinOp::Shl => ("<<", 12),
        BinOp::Shr => (">>", 12),
        BinOp::Add => ("+", 13),
        BinOp::Sub => ("-", 13),
        BinOp::Mul => ("*", 14),
        BinOp::Div => ("/", 14),
        BinOp::Rem => ("%", 14),
    }
}

/// Tighter than every binary operator.
const UNARY: u8 = 16;

pub(super) struct Printer<'a> {
    pub program: &'a Program,
    pub out: &'a mut String,
}

impl Printer<'_> {
    /// Prints an expression that stands beside an operator of strength `min`.
    pub fn expr(&mut self, e: &Expr, min: u8) {
        match &e.kind {
            ExprKind::Int(n, spelling) => self.int(*n, *spelling),
            ExprKind::Mtype(set, at) => {
                let c = &self.program.mtypes[set.index()].constants[*at as usize];
                self.out.push_str(&c.name);
            }
            ExprKind::Var(v) => self.var(v),
            ExprKind::Unary(op, a) => {
                let text = match op {
                    UnOp::Not => "!",
                    UnOp::Minus => "-",
                    UnOp::Complement => "~",
                };
                self.parens(min >= UNARY, |p| {
                    p.out.push_str(text);
                    p.expr(a, UNARY);
                });
            }
            ExprKind::Binary(op, a, b) => {
                let (text, level) = operator(*op);
                self.parens(level <= min, |p| {
                    p.expr(a, level - 1);
                    let _ = write!(p.out, " {text} ");
                    p.expr(b, level);
                });
            }
            ExprKind::Cond(a, b, c) => self.parens(true, |p| {
                p.expr(a, 0);
                p.out.push_str(" -> ");
                p.expr(b, 0);
                p.out.push_str(" : ");
                p.expr(c, 0);
            }),
            ExprKind::Run(run) => self.run(run),
            ExprKind::Len(v) => self.function("len", |p| p.var(v)),
            ExprKind::Probe(probe, v) => {
                let word = match probe {
                    Probe::Full => "full",
                    Probe::NFull => "nfull",
                    Probe::Empty => "empty",
                    Probe::NEmpty => "nempty",
                };
                self.function(word, |p| p.var(v));
            }
            ExprKind::Poll { chan, random, args, call_form } => {
                self.var(chan);
                self.out.push_str(if *random { "??[" } else { "?[" });
                self.recv_args(args, *call_form);
                self.out.push(']');
            }
            ExprKind::Enabled(a) => self.function("enabled", |p| p.expr(a, 0)),
            ExprKind::PcValue(a) => self.function("pc_value", |p| p.expr(a, 0)),
            ExprKind::GetPriority(a) => self.function("get_priority", |p| p.expr(a, 0)),
            ExprKind::Timeout => self.out.push_str("timeout"),
            ExprKind::NonProgress => self.out.push_str("np_"),
            ExprKind::Code(id) => self.code(*id),
            ExprKind::RemoteLabel { proc, pid, label } => {
                self.remote(proc, pid.as_deref());
                let _ = write!(self.out, "@{}", label.name);
            }
            ExprKind::RemoteVar { proc, pid, var } => {
                self.remote(proc, pid.as_deref());
                self.out.push(':');
                self.var(var);
            }
            ExprKind::Error => self.out.push('?'),
        }
    }

    fn int(&mut self, n: i32, spelling: Spelling) {
        let _ = match spelling {
            Spelling::True => write!(self.out, "true"),
            Spelling::False => write!(self.out, "false"),
            Spelling::Skip => write!(self.out, "skip"),
            Spelling::Char => write!(self.out, "{}", character(n)),
            // A number beyond 32 bits wrapped: the same bits as a literal.
            Spelling::Number => write!(self.out, "{}", n as u32),
        };
    }

    fn parens(&mut self, needed: bool, inner: impl FnOnce(&mut Self)) {
        if needed {
            self.out.push('(');
        }
        inner(self);
        if needed {
            self.out.push(')');
        }
    }

    fn function(&mut self, word: &str, inner: impl FnOnce(&mut Self)) {
        self.out.push_str(word);
        self.parens(true, inner);
    }

    pub fn list(&mut self, args: &[Expr]) {
        for (i, a) in args.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.expr(a, 0);
        }
    }

    fn run(&mut self, run: &Run) {
        let _ = write!(self.out, "run {}(", run.proc.name);
        self.list(&run.args);
        self.out.push(')');
        if let Some(n) = run.priority {
            let _ = write!(self.out, " priority {n}");
        }
    }

    fn remote(&mut self, proc: &ProcRef, pid: Option<&Expr>) {
        self.out.push_str(&proc.name);
        if let Some(pid) = pid {
            self.out.push('[');
            self.expr(pid, 0);
            self.out.push(']');
        }
    }

    pub fn var(&mut self, v: &VarRef) {
        self.out.push_str(&v.name);
        self.index(v.index.as_deref());
        for f in &v.fields {
            self.out.push('.');
            self.out.push_str(&f.name);
            self.index(f.index.as_ref());
        }
    }

    fn index(&mut self, index: Option<&Expr>) {
        if let Some(i) = index {
            self.out.push('[');
            self.expr(i, 0);
            self.out.push(']');
        }
    }

    pub fn recv_args(&mut self, args: &[RecvArg], call_form: bool) {
        for (i, a) in args.iter().enumerate() {
            match i {
                0 => {}
                1 if call_form => self.out.push('('),
                _ => self.out.push_str(", "),
            }
            match &a.kind {
                RecvArgKind::Var(v) => self.var(v),
                RecvArgKind::Eval(e) => self.function("eval", |p| p.expr(e, 0)),
                RecvArgKind::Const(e) => self.expr(e, 0),
            }
        }
        if call_form && args.len() > 1 {
            self.out.push(')');
        }
    }

    pub fn code(&mut self, id: CodeId) {
        let c = &self.program.code[id.index()];
        let word = match c.kind {
            CodeKind::Code => "c_code",
            CodeKind::Expr => "c_expr",
            CodeKind::Decl => "c_decl",
            CodeKind::State => "c_state",
            CodeKind::Track => "c_track",
        };
        self.out.push_str(word);
        for s in &c.strings {
            let _ = write!(self.out, " \"{s}\"");
        }
        if let Some(p) = &c.precondition {
            let _ = write!(self.out, " [ {p} ]");
        }
        if c.strings.is_empty() {
            let _ = write!(self.out, " {{ {} }}", c.text.replace("\n#", "\n\\#"));
        }
    }
}

fn character(n: i32) -> String {
    match u8::try_from(n).map(char::from) {
        Ok('\n') => "'\\n'".into(),
        Ok('\r') => "'\\r'".into(),
        Ok('\t') => "'\\t'".into(),
        Ok('\u{0c}') => "'\\f'".into(),
        Ok(c @ ('\'' | '\\')) => format!("'\\{c}'"),
        Ok(c) if c.is_ascii() && !c.is_ascii_control() => format!("'{c}'"),
        _ => n.to_string(),
    }
}
