//! Made-up programs as Promela text, laid out to be read by the person who gets
//! the disagreement.

use crate::program::*;
use std::fmt::Write;

/// The whole program.
pub fn program(p: &Program) -> String {
    let mut out = String::new();
    if !p.options.is_empty() {
        let _ = writeln!(out, "// options: {}", p.options.join(" "));
    }
    if !p.mtypes.is_empty() {
        let _ = writeln!(out, "mtype = {{ {} }};", p.mtypes.join(", "));
    }
    if !p.named.is_empty() {
        let _ = writeln!(out, "mtype:kind = {{ {} }};", p.named.join(", "));
    }
    for record in &p.records {
        let fields: Vec<String> = record.fields.iter().map(var).collect();
        let _ = writeln!(out, "typedef {} {{ {} }};", record.name, fields.join("; "));
    }
    for global in &p.globals {
        let _ = writeln!(out, "{};", var(global));
    }
    for inline in &p.inlines {
        let _ = writeln!(out, "inline {}({}) {{", inline.name, inline.params.join(", "));
        seq(&inline.body, 1, &mut out);
        out.push_str("}\n");
    }
    for proc in &p.procs {
        process(proc, &mut out);
    }
    if let Some(body) = &p.init {
        out.push_str("init {\n");
        seq(body, 1, &mut out);
        out.push_str("}\n");
    }
    if let Some(body) = &p.never {
        out.push_str("never {\n");
        seq(body, 1, &mut out);
        out.push_str("}\n");
    }
    if let Some((wanted, body)) = &p.trace {
        out.push_str(if *wanted { "trace {\n" } else { "notrace {\n" });
        seq(body, 1, &mut out);
        out.push_str("}\n");
    }
    for (name, formula) in &p.formulas {
        let _ = writeln!(out, "ltl {name} {{ {formula} }}");
    }
    out
}

fn process(p: &Proc, out: &mut String) {
    match p.active {
        0 => {}
        1 => out.push_str("active "),
        n => {
            let _ = write!(out, "active [{n}] ");
        }
    }
    let params: Vec<String> = p.params.iter().map(var).collect();
    let word = if p.deterministic { "D_proctype" } else { "proctype" };
    let _ = write!(out, "{word} {}({})", p.name, params.join("; "));
    if let Some(n) = p.priority {
        let _ = write!(out, " priority {n}");
    }
    if let Some(e) = &p.provided {
        let _ = write!(out, " provided ({})", expr(e));
    }
    out.push_str(" {\n");
    for local in &p.locals {
        let _ = writeln!(out, "    {};", var(local));
    }
    seq(&p.body, 1, out);
    out.push_str("}\n");
}

fn var(v: &Var) -> String {
    let mut out = String::new();
    if !v.prefix.is_empty() {
        let _ = write!(out, "{} ", v.prefix);
    }
    let _ = write!(out, "{} {}", type_name(&v.ty), v.name);
    if let Type::Unsigned(bits) = v.ty {
        let _ = write!(out, " : {bits}");
    }
    if let Some(n) = v.array {
        let _ = write!(out, "[{n}]");
    }
    if let Some(e) = &v.value {
        let _ = write!(out, " = {}", expr(e));
    }
    if let Type::Chan(Some((size, fields))) = &v.ty {
        let fields: Vec<String> = fields.iter().map(type_name).collect();
        let _ = write!(out, " = [{size}] of {{ {} }}", fields.join(", "));
    }
    out
}

fn type_name(t: &Type) -> String {
    match t {
        Type::Bit => "bit",
        Type::Bool => "bool",
        Type::Byte => "byte",
        Type::Short => "short",
        Type::Int => "int",
        Type::Unsigned(_) => "unsigned",
        Type::Mtype => "mtype",
        Type::Named => "mtype:kind",
        Type::Pid => "pid",
        Type::Record(name) => name,
        Type::Chan(_) => "chan",
    }
    .to_owned()
}

fn pad(depth: usize, out: &mut String) {
    for _ in 0..depth {
        out.push_str("    ");
    }
}

/// Statements, one a line. A sequence must not be empty in Promela: `skip` fills it.
fn seq(body: &[Stmt], depth: usize, out: &mut String) {
    if body.is_empty() {
        pad(depth, out);
        out.push_str("skip\n");
    }
    for (i, s) in body.iter().enumerate() {
        pad(depth, out);
        stmt(s, depth, out);
        out.push_str(if i + 1 < body.len() { ";\n" } else { "\n" });
    }
}

fn braces(head: &str, body: &[Stmt], depth: usize, out: &mut String) {
    out.push_str(head);
    out.push_str("{\n");
    seq(body, depth + 1, out);
    pad(depth, out);
    out.push('}');
}

fn options(word: &str, list: &[Seq], other: &Option<Seq>, depth: usize, out: &mut String) {
    let (open, close) = if word == "if" { ("if", "fi") } else { ("do", "od") };
    out.push_str(open);
    out.push('\n');
    for option in list {
        pad(depth, out);
        out.push_str(":: ");
        option_body(option, depth, out);
    }
    if let Some(body) = other {
        pad(depth, out);
        out.push_str(":: else");
        if !body.is_empty() {
            out.push_str(" -> ");
        }
        if body.is_empty() { out.push('\n') } else { option_body(body, depth, out) }
    }
    pad(depth, out);
    out.push_str(close);
}

fn option_body(body: &[Stmt], depth: usize, out: &mut String) {
    if body.is_empty() {
        out.push_str("skip\n");
    }
    for (i, s) in body.iter().enumerate() {
        if i > 0 {
            pad(depth + 1, out);
        }
        stmt(s, depth + 1, out);
        out.push_str(if i + 1 < body.len() { ";\n" } else { "\n" });
    }
}

/// One statement.
pub fn statement(s: &Stmt) -> String {
    let mut out = String::new();
    stmt(s, 0, &mut out);
    out
}

fn stmt(s: &Stmt, depth: usize, out: &mut String) {
    match s {
        Stmt::Expr(e) => out.push_str(&expr(e)),
        Stmt::Assign(p, e) => {
            let _ = write!(out, "{} = {}", place(p), expr(e));
        }
        Stmt::Step(p, op) => {
            let _ = write!(out, "{}{op}", place(p));
        }
        Stmt::Send { chan, sorted, args } => {
            let args: Vec<String> = args.iter().map(expr).collect();
            let op = if *sorted { "!!" } else { "!" };
            let _ = write!(out, "{}{op}{}", place(chan), args.join(","));
        }
        Stmt::Recv { chan, random, copy, args } => {
            let op = if *random { "??" } else { "?" };
            let args: Vec<String> = args.iter().map(arg).collect();
            let (open, close) = if *copy { ("<", ">") } else { ("", "") };
            let _ = write!(out, "{}{op}{open}{}{close}", place(chan), args.join(","));
        }
        Stmt::Assert(e) => {
            let _ = write!(out, "assert({})", expr(e));
        }
        Stmt::Printf(None) => out.push_str("printf(\"here\\n\")"),
        Stmt::Printf(Some(e)) => {
            let _ = write!(out, "printf(\"%d\\n\", {})", expr(e));
        }
        Stmt::Skip => out.push_str("skip"),
        Stmt::Break => out.push_str("break"),
        Stmt::Goto(label) => {
            let _ = write!(out, "goto {label}");
        }
        Stmt::Label(name, inner) => {
            let _ = write!(out, "{name}: ");
            stmt(inner, depth, out);
        }
        Stmt::If(list, other) => options("if", list, other, depth, out),
        Stmt::Do(list, other) => options("do", list, other, depth, out),
        Stmt::For(v, lo, hi, body) => {
            braces(&format!("for ({} : {lo} .. {hi}) ", place(v)), body, depth, out);
        }
        Stmt::ForIn(v, array, body) => {
            braces(&format!("for ({} in {array}) ", place(v)), body, depth, out);
        }
        Stmt::Select(v, lo, hi) => {
            let _ = write!(out, "select({} : {lo} .. {hi})", place(v));
        }
        Stmt::Atomic(body) => braces("atomic ", body, depth, out),
        Stmt::Dstep(body) => braces("d_step ", body, depth, out),
        Stmt::Block(body) => braces("", body, depth, out),
        Stmt::Unless(main, escape) => {
            braces("", main, depth, out);
            braces(" unless ", escape, depth, out);
        }
        Stmt::Declare(v) => out.push_str(&var(v)),
        Stmt::Call(name, args) => {
            let args: Vec<String> = args.iter().map(place).collect();
            let _ = write!(out, "{name}({})", args.join(", "));
        }
    }
}

fn arg(a: &Arg) -> String {
    match a {
        Arg::Var(p) => place(p),
        Arg::Match(e) => expr(e),
        Arg::Eval(e) => format!("eval({})", expr(e)),
        Arg::Any => "_".to_owned(),
    }
}

/// A place as it is written.
pub fn place(p: &Place) -> String {
    let mut out = p.name.clone();
    if let Some(i) = &p.index {
        let _ = write!(out, "[{}]", expr(i));
    }
    if let Some((field, index)) = &p.field {
        let _ = write!(out, ".{field}");
        if let Some(i) = index {
            let _ = write!(out, "[{}]", expr(i));
        }
    }
    out
}

/// An expression; everything composed is in parentheses.
pub fn expr(e: &Expr) -> String {
    match e {
        Expr::Num(n) if *n < 0 => format!("({n})"),
        Expr::Num(n) => n.to_string(),
        Expr::Word(w) => w.clone(),
        Expr::Var(p) => place(p),
        Expr::Bin(op, a, b) => format!("({} {op} {})", expr(a), expr(b)),
        Expr::Un(op, a) => format!("{op}({})", expr(a)),
        Expr::Cond(c, a, b) => format!("({} -> {} : {})", expr(c), expr(a), expr(b)),
        Expr::Chan(what, c) => format!("{what}({})", place(c)),
        Expr::Poll { chan, random, args } => {
            let args: Vec<String> = args.iter().map(arg).collect();
            format!("{}{}[{}]", place(chan), if *random { "??" } else { "?" }, args.join(","))
        }
        Expr::Run(name, args) => {
            let args: Vec<String> = args.iter().map(expr).collect();
            format!("run {name}({})", args.join(", "))
        }
    }
}
