//! Statements, declarations and whole models as text.

use super::expr::{Printer, formula};
use crate::syntax::ast::*;
use std::fmt::Write;

/// A whole model.
pub fn program(program: &Program) -> String {
    let mut w = Writer::new(program);
    for unit in &program.units {
        w.unit(unit);
    }
    w.out
}

/// A line of text and the statements that begin or end on it, in order.
pub struct Line<'a> {
    pub text: String,
    pub stmts: Vec<&'a Stmt>,
}

/// A part of a model that a tool built, with inlines and their calls as they are.
pub fn unit<'a>(program: &'a Program, unit: &'a Unit) -> Vec<Line<'a>> {
    let mut w = Writer { keeps_inlines: true, ..Writer::new(program) };
    w.unit(unit);
    let mut marks = w.marks.into_iter().peekable();
    let mut end = 0;
    let mut lines = Vec::new();
    for text in w.out.split_inclusive('\n') {
        end += text.len();
        let mut stmts = Vec::new();
        while let Some((_, s)) = marks.next_if(|(at, _)| *at < end) {
            stmts.push(s);
        }
        lines.push(Line { text: text.trim_end().into(), stmts });
    }
    lines
}

/// One statement on one line; of a compound one, how it begins.
pub fn statement(program: &Program, s: &Stmt) -> String {
    let mut w = Writer::new(program);
    match &s.kind {
        StmtKind::If(_) => w.out.push_str("if"),
        StmtKind::Do(_) => w.out.push_str("do"),
        StmtKind::Atomic(_) => w.out.push_str("atomic"),
        StmtKind::DStep(_) => w.out.push_str("d_step"),
        StmtKind::Block { call: Some(id), .. } => {
            let call = &program.calls[id.index()];
            let name = &program.inlines[call.inline.index()].name;
            let _ = write!(w.out, "{name}({})", call.args.join(", "));
        }
        StmtKind::Block { .. } => w.out.push('{'),
        StmtKind::Unless { main, .. } => return statement(program, main) + " unless",
        StmtKind::ForRange { .. } | StmtKind::ForIn { .. } => w.for_head(&s.kind),
        _ => w.simple(&s.kind),
    }
    w.out.split_whitespace().collect::<Vec<_>>().join(" ")
}

struct Writer<'a> {
    program: &'a Program,
    out: String,
    indent: usize,
    /// Inlines and their calls are written as such, not as what they became.
    keeps_inlines: bool,
    /// Where in the text a statement begins or ends.
    marks: Vec<(usize, &'a Stmt)>,
}

impl<'a> Writer<'a> {
    fn new(program: &'a Program) -> Writer<'a> {
        Writer { program, out: String::new(), indent: 0, keeps_inlines: false, marks: Vec::new() }
    }

    fn exprs(&mut self) -> Printer<'_> {
        Printer { program: self.program, out: &mut self.out }
    }

    fn line(&mut self, text: &str) {
        self.start();
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn start(&mut self) {
        for _ in 0..self.indent {
            self.out.push_str("  ");
        }
    }

    fn unit(&mut self, unit: &'a Unit) {
        match unit {
            Unit::Proc(id) => self.proc(&self.program.procs[id.index()]),
            Unit::Vars(ids) => {
                self.vars(ids);
                self.out.push_str(";\n");
            }
            Unit::Mtype(set, range) => {
                let set = &self.program.mtypes[set.index()];
                self.out.push_str("mtype");
                if let Some(name) = &set.name {
                    let _ = write!(self.out, ":{name}");
                }
                let names = &set.constants[range.start as usize..range.end as usize];
                let names: Vec<&str> = names.iter().map(|c| &*c.name).collect();
                let _ = writeln!(self.out, " = {{ {} }};", names.join(", "));
            }
            Unit::Typedef(id) => {
                let t = &self.program.typedefs[id.index()];
                let _ = writeln!(self.out, "typedef {} {{", t.name);
                for f in &t.fields {
                    self.out.push_str("  ");
                    self.declarators(&[f]);
                    self.out.push_str(";\n");
                }
                self.out.push_str("};\n");
            }
            Unit::Inline(id) if self.keeps_inlines => {
                self.inline(&self.program.inlines[id.index()])
            }
            Unit::Inline(_) => {}
            Unit::Ltl(id) => {
                let Some(l) = self.program.ltl.get(id.index()) else { return };
                let text = formula(self.program, &l.formula, &l.atoms);
                let _ = writeln!(self.out, "ltl {} {{ {text} }}", l.name);
            }
            Unit::Code(id) => {
                self.exprs().code(*id);
                self.out.push('\n');
            }
        }
    }

    fn inline(&mut self, inline: &'a Inline) {
        let _ = writeln!(self.out, "inline {}({})\n{{", inline.name, inline.params.join(", "));
        match &inline.tree {
            Some(body) => self.seq(body),
            None => {
                for line in inline.text.lines() {
                    let _ = writeln!(self.out, "  {line}");
                }
            }
        }
        self.out.push_str("}\n");
    }

    fn proc(&mut self, p: &'a Proc) {
        match p.kind {
            ProcKind::Init => self.out.push_str("init"),
            ProcKind::Never => {
                let _ = write!(self.out, "never {}", p.name);
            }
            ProcKind::Trace => self.out.push_str("trace"),
            ProcKind::Notrace => self.out.push_str("notrace"),
            ProcKind::Proctype | ProcKind::DProctype => {
                if let Some(n) = p.active {
                    let _ = write!(self.out, "active [{n}] ");
                }
                let word = if p.kind == ProcKind::Proctype { "proctype" } else { "D_proctype" };
                let _ = write!(self.out, "{word} {}(", p.name);
                for (i, id) in p.params.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str("; ");
                    }
                    self.vars(&[*id]);
                }
                self.out.push(')');
            }
        }
        if let Some(n) = p.priority {
            let _ = write!(self.out, " priority {n}");
        }
        if let Some(e) = &p.provided {
            self.out.push_str(" provided (");
            self.exprs().expr(e, 0);
            self.out.push(')');
        }
        self.out.push_str("\n{\n");
        self.seq(&p.body);
        self.out.push_str("}\n");
    }

    fn vars(&mut self, ids: &[VarId]) {
        let vars: Vec<&Var> = ids.iter().map(|id| &self.program.vars[id.index()]).collect();
        self.declarators(&vars);
    }

    /// A declaration of variables of one type.
    fn declarators(&mut self, vars: &[&Var]) {
        let Some(first) = vars.first() else { return };
        self.out.push_str(match first.visibility {
            Visibility::Plain => "",
            Visibility::Hidden => "hidden ",
            Visibility::Show => "show ",
            Visibility::Local => "local ",
        });
        self.ty(first.ty);
        for (i, v) in vars.iter().enumerate() {
            let _ = write!(self.out, "{}{}", if i > 0 { ", " } else { " " }, v.name);
            if let Type::Unsigned(n) = v.ty {
                let _ = write!(self.out, " : {n}");
            }
            if let Some(n) = v.array {
                let _ = write!(self.out, "[{n}]");
            }
            self.init(&v.init);
        }
    }

    fn init(&mut self, init: &Init) {
        match init {
            Init::None => {}
            Init::Expr(e) => {
                self.out.push_str(" = ");
                self.exprs().expr(e, 0);
            }
            Init::List(list) => {
                self.out.push_str(" = {");
                self.exprs().list(list);
                self.out.push('}');
            }
            Init::Chan(c) => {
                let _ = write!(self.out, " = [{}] of {{ ", c.capacity);
                for (i, t) in c.fields.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    self.ty(*t);
                }
                self.out.push_str(" }");
            }
        }
    }

    fn ty(&mut self, ty: Type) {
        let word = match ty {
            Type::Bit => "bit",
            Type::Bool => "bool",
            Type::Byte => "byte",
            Type::Pid => "pid",
            Type::Short => "short",
            Type::Int => "int",
            Type::Unsigned(_) => "unsigned",
            Type::Chan => "chan",
            Type::Mtype(_) => "mtype",
            Type::Struct(id) => &self.program.typedefs[id.index()].name,
        };
        self.out.push_str(word);
        if let Type::Mtype(id) = ty
            && let Some(name) = &self.program.mtypes[id.index()].name
        {
            let _ = write!(self.out, ":{name}");
        }
    }

    fn seq(&mut self, seq: &'a Seq) {
        self.indent += 1;
        for s in &seq.stmts {
            self.start();
            self.stmt(s);
            self.out.push_str(";\n");
        }
        self.indent -= 1;
    }

    fn stmt(&mut self, s: &'a Stmt) {
        self.marks.push((self.out.len(), s));
        for l in &s.labels {
            let _ = write!(self.out, "{}: ", l.name);
        }
        match &s.kind {
            StmtKind::If(options) => self.options("if", options, "fi"),
            StmtKind::Do(options) => self.options("do", options, "od"),
            StmtKind::ForRange { body, .. } | StmtKind::ForIn { body, .. } => {
                self.for_head(&s.kind);
                self.braces(" {\n", body);
            }
            StmtKind::Atomic(body) => {
                self.braces("atomic {\n", body);
            }
            StmtKind::DStep(body) => {
                self.braces("d_step {\n", body);
            }
            StmtKind::Block { call: Some(id), .. } if self.keeps_inlines => {
                let call = &self.program.calls[id.index()];
                let name = &self.program.inlines[call.inline.index()].name;
                let _ = write!(self.out, "{name}({})", call.args.join(", "));
            }
            StmtKind::Block { body, .. } => self.braces("{\n", body),
            StmtKind::Unless { main, escape } => {
                self.stmt(main);
                self.out.push_str(" unless ");
                self.stmt(escape);
            }
            simple => return self.simple(simple),
        }
        self.marks.push((self.out.len().saturating_sub(1), s));
    }

    fn braces(&mut self, open: &str, body: &'a Seq) {
        self.out.push_str(open);
        self.seq(body);
        self.start();
        self.out.push('}');
    }

    fn options(&mut self, open: &str, options: &'a [Seq], close: &str) {
        self.out.push_str(open);
        self.out.push('\n');
        for o in options {
            let short = matches!(&o.stmts[..], [guard, only] if is_guard(guard) && is_short(only));
            for (i, s) in o.stmts.iter().enumerate() {
                if i == 0 {
                    self.start();
                    self.out.push_str(":: ");
                }
                self.indent += 2;
                if i > 0 && !short {
                    self.start();
                }
                self.stmt(s);
                self.indent -= 2;
                let last = i + 1 == o.stmts.len();
                self.out.push_str(match (i == 0 && !last && is_guard(s), short) {
                    (true, true) => " -> ",
                    (true, false) => " ->\n",
                    (false, _) => ";\n",
                });
            }
        }
        self.start();
        self.out.push_str(close);
    }

    fn for_head(&mut self, kind: &StmtKind) {
        self.out.push_str("for (");
        match kind {
            StmtKind::ForRange { var, lo, hi, .. } => self.range(var, lo, hi),
            StmtKind::ForIn { var, over, .. } => {
                self.exprs().var(var);
                self.out.push_str(" in ");
                self.exprs().var(over);
            }
            _ => unreachable!("only for loops"),
        }
        self.out.push(')');
    }

    fn range(&mut self, var: &VarRef, lo: &Expr, hi: &Expr) {
        self.exprs().var(var);
        self.out.push_str(" : ");
        self.exprs().expr(lo, 0);
        self.out.push_str(" .. ");
        self.exprs().expr(hi, 0);
    }

    /// A statement without statements in it.
    fn simple(&mut self, kind: &StmtKind) {
        match kind {
            StmtKind::Decl(ids) => self.vars(ids),
            StmtKind::Exclusive(which, vars) => {
                self.out.push_str(if *which == Exclusive::Receive { "xr " } else { "xs " });
                for (i, v) in vars.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    self.exprs().var(v);
                }
            }
            StmtKind::Expr(e) => self.exprs().expr(e, 0),
            StmtKind::Else => self.out.push_str("else"),
            StmtKind::Assign(v, e) => {
                self.exprs().var(v);
                self.out.push_str(" = ");
                self.exprs().expr(e, 0);
            }
            StmtKind::Incr(v) => {
                self.exprs().var(v);
                self.out.push_str("++");
            }
            StmtKind::Decr(v) => {
                self.exprs().var(v);
                self.out.push_str("--");
            }
            StmtKind::Send(s) => self.send(s),
            StmtKind::Recv(r) => {
                self.exprs().var(&r.chan);
                self.out.push_str(if r.random { "??" } else { "?" });
                self.out.push_str(if r.keep { "<" } else { "" });
                self.exprs().recv_args(&r.args, r.call_form);
                self.out.push_str(if r.keep { ">" } else { "" });
            }
            StmtKind::Select { var, lo, hi } => {
                self.out.push_str("select (");
                self.range(var, lo, hi);
                self.out.push(')');
            }
            StmtKind::Break => self.out.push_str("break"),
            StmtKind::Goto(l) => {
                let _ = write!(self.out, "goto {}", l.name);
            }
            StmtKind::Assert(e) => {
                self.out.push_str("assert(");
                self.exprs().expr(e, 0);
                self.out.push(')');
            }
            StmtKind::Printf { format, args } => {
                let _ = write!(self.out, "printf(\"{format}\"");
                for a in args {
                    self.out.push_str(", ");
                    self.exprs().expr(a, 0);
                }
                self.out.push(')');
            }
            StmtKind::Printm(e) => {
                self.out.push_str("printm(");
                self.exprs().expr(e, 0);
                self.out.push(')');
            }
            StmtKind::SetPriority { pid, priority } => {
                self.out.push_str("set_priority(");
                self.exprs().expr(pid, 0);
                self.out.push_str(", ");
                self.exprs().expr(priority, 0);
                self.out.push(')');
            }
            StmtKind::Code(id) => self.exprs().code(*id),
            _ => self.line("/* an error */"),
        }
    }

    fn send(&mut self, s: &Send) {
        self.exprs().var(&s.chan);
        self.out.push_str(if s.sorted { "!!" } else { "!" });
        let Some((first, rest)) = s.args.split_first() else { return };
        self.exprs().expr(first, 0);
        if rest.is_empty() {
            return;
        }
        self.out.push_str(if s.call_form { "(" } else { ", " });
        self.exprs().list(rest);
        self.out.push_str(if s.call_form { ")" } else { "" });
    }
}

/// What usually stands before an arrow.
fn is_guard(s: &Stmt) -> bool {
    matches!(s.kind, StmtKind::Expr(_) | StmtKind::Else)
}

/// What fits on the line of its guard.
fn is_short(s: &Stmt) -> bool {
    use StmtKind::*;
    let simple = matches!(
        s.kind,
        Expr(_)
            | Assign(..)
            | Incr(_)
            | Decr(_)
            | Break
            | Goto(_)
            | Assert(_)
            | Block { call: Some(_), .. }
    );
    simple && s.labels.is_empty()
}
