//! The C file of a program.

use crate::ir::{Ir, Slot};
use crate::syntax::ast::{CodeKind, Program, Type, Var};
use heddle_span::Diagnostic;
use std::fmt::Write;

/// The text to compile, or what stands against it.
pub struct Plan {
    pub text: String,
    pub diagnostics: Vec<Diagnostic>,
}

const HEAD: &str = "\
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stddef.h>
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
static int heddle_failed;
#undef assert
#define assert(e) do { if (!(e)) heddle_failed = 1; } while (0)
#define Printf(...) ((void) 0)
#define printf(...) ((void) 0)
";

/// Writes the C of a program; `ir` has its slots.
pub fn plan(program: &Program, ir: &Ir) -> Plan {
    let mut p = Plan { text: HEAD.to_string(), diagnostics: Vec::new() };
    let pieces = |kind: CodeKind| program.code.iter().filter(move |c| c.kind == kind);
    for c in pieces(CodeKind::Decl) {
        line(&mut p.text, &c.text);
    }
    records(program, &mut p.text);
    let states = states(program, &mut p.diagnostics);
    for s in states.iter().filter(|s| s.scope == CScope::Hidden) {
        line(&mut p.text, &format!("{};", s.decl));
    }
    let tracks = tracks(program, &mut p.diagnostics);
    structs(program, &states, &mut p.text);
    for c in pieces(CodeKind::Code).filter(|c| c.owner.is_none()) {
        line(&mut p.text, &c.text);
    }
    let _ = writeln!(p.text, "#define HEDDLE_GLOBALS {}", ir.globals.len());
    transfer(ir, &mut p.text);
    functions(program, &mut p.text);
    sizes(program, &states, &tracks, &mut p.text);
    p
}

fn line(out: &mut String, text: &str) {
    let _ = writeln!(out, "{text}");
}

/// A `c_state`: declaration, where it lives, initial value.
struct CState {
    decl: String,
    scope: CScope,
    init: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CScope {
    Global,
    /// Of a type of process.
    Local(usize),
    /// A C variable, and no part of the state.
    Hidden,
}

fn states(program: &Program, diagnostics: &mut Vec<Diagnostic>) -> Vec<CState> {
    let mut out = Vec::new();
    for c in program.code.iter().filter(|c| c.kind == CodeKind::State) {
        let [decl, scope, rest @ ..] = &c.strings[..] else {
            diagnostics.push(Diagnostic::error(c.span, "c_state needs a declaration and a scope"));
            continue;
        };
        let init = rest.first().cloned();
        let words: Vec<&str> = scope.split_whitespace().collect();
        let scope = match words[..] {
            ["Global"] => CScope::Global,
            ["Hidden"] => CScope::Hidden,
            ["Local", name] => match program.procs.iter().position(|p| *p.name == *name) {
                Some(p) => CScope::Local(p),
                None => {
                    diagnostics
                        .push(Diagnostic::error(c.span, format!("no proctype is called `{name}`")));
                    continue;
                }
            },
            _ => {
                let message =
                    "the scope of c_state is \"Global\", \"Hidden\" or \"Local proctype\"";
                diagnostics.push(Diagnostic::error(c.span, message));
                continue;
            }
        };
        out.push(CState { decl: decl.trim().to_string(), scope, init });
    }
    out
}

/// A piece of memory that is saved and restored with states.
struct Track {
    at: String,
    size: String,
    /// Part of the state; else it is kept beside it.
    matched: bool,
}

/// Each tracked piece of memory, those in the state first.
fn tracks(program: &Program, diagnostics: &mut Vec<Diagnostic>) -> Vec<Track> {
    let mut out = Vec::new();
    for c in program.code.iter().filter(|c| c.kind == CodeKind::Track) {
        let [at, size, how @ ..] = &c.strings[..] else {
            diagnostics.push(Diagnostic::error(c.span, "c_track needs an address and a size"));
            continue;
        };
        // What else it may be, the parser has seen to.
        let matched = how.first().is_none_or(|how| how.trim() == "Matched");
        out.push(Track { at: at.clone(), size: size.clone(), matched });
    }
    out.sort_by_key(|t| !t.matched);
    out
}

fn c_type(program: &Program, ty: Type) -> String {
    match ty {
        Type::Bit | Type::Bool | Type::Byte | Type::Pid | Type::Mtype(_) | Type::Chan => {
            "uchar".into()
        }
        Type::Short => "short".into(),
        Type::Int => "int".into(),
        Type::Unsigned(_) => "unsigned".into(),
        Type::Struct(t) => format!("struct {}", program.typedefs[t.index()].name),
    }
}

fn field(program: &Program, v: &Var) -> String {
    let array = v.array.map_or(String::new(), |n| format!("[{n}]"));
    format!("    {} {}{array};\n", c_type(program, v.ty), v.name)
}

fn records(program: &Program, out: &mut String) {
    for t in &program.typedefs {
        let fields: String = t.fields.iter().map(|f| field(program, f)).collect();
        let _ = writeln!(out, "struct {} {{\n{fields}}};", t.name);
    }
}

/// `now`, and one `P` for each process type.
fn structs(program: &Program, states: &[CState], out: &mut String) {
    let globals = program.vars.iter().filter(|v| v.owner.is_none());
    let globals: String = globals.map(|v| field(program, v)).collect();
    let own: String = states
        .iter()
        .filter(|s| s.scope == CScope::Global)
        .map(|s| format!("    {};\n", s.decl))
        .collect();
    let _ = writeln!(
        out,
        "typedef struct State {{\n    int _nr_pr;\n{globals}    struct {{ char b[1]; }} heddle_mark;\n{own}    char heddle_end;\n}} State;\nstatic State now;"
    );
    for (i, p) in program.procs.iter().enumerate() {
        let mut seen = Vec::new();
        let mut fields = String::new();
        for v in program.vars.iter().filter(|v| v.owner.is_some_and(|o| o.index() == i)) {
            if !seen.contains(&&v.name) {
                seen.push(&v.name);
                fields.push_str(&field(program, v));
            }
        }
        let mine = states.iter().filter(|s| s.scope == CScope::Local(i));
        let own: String = mine.map(|s| format!("    {};\n", s.decl)).collect();
        let name = c_name(&p.name);
        let _ = writeln!(
            out,
            "typedef struct P{i} {{\n    int _pid;\n{fields}    struct {{ char b[1]; }} heddle_mark;\n{own}    char heddle_end;\n}} P{i};\nstatic P{i} heddle_p{i};\nstatic P{i} *P{name} __attribute__((unused)) = &heddle_p{i};"
        );
    }
}

fn c_name(name: &str) -> String {
    name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect()
}

/// Copies slots into the structs and back.
fn transfer(ir: &Ir, out: &mut String) {
    let usable = |s: &&(usize, &Slot)| !s.1.name.contains(' ');
    let copies = |slots: &[Slot], to: &str, array: &str, back: bool| {
        let mut seen: Vec<&str> = Vec::new();
        let mut text = String::new();
        for (i, s) in slots.iter().enumerate().collect::<Vec<_>>().iter().filter(usable) {
            // Of two variables of one name in two blocks C sees the first.
            if seen.contains(&s.name.as_str()) {
                continue;
            }
            seen.push(&s.name);
            let (place, slot) = (format!("{to}{}", s.name), format!("{array}[{i}]"));
            let _ = match back {
                false => writeln!(text, "    {place} = {slot};"),
                true => writeln!(text, "    {slot} = {place};"),
            };
        }
        text
    };
    let _ = writeln!(
        out,
        "static void heddle_in(int *g) {{\n{}}}",
        copies(&ir.globals, "now.", "g", false)
    );
    let _ = writeln!(
        out,
        "static void heddle_out(int *g) {{\n{}}}",
        copies(&ir.globals, "now.", "g", true)
    );
    for (i, p) in ir.ptypes.iter().enumerate() {
        let to = format!("heddle_p{i}.");
        let _ = writeln!(
            out,
            "static void heddle_in{i}(int *l) {{\n{}}}",
            copies(&p.slots, &to, "l", false)
        );
        let _ = writeln!(
            out,
            "static void heddle_out{i}(int *l) {{\n{}}}",
            copies(&p.slots, &to, "l", true)
        );
    }
}

/// One function for each piece of code. The precondition of a piece is a piece of
/// its own, whose number is greater by the number of all pieces.
fn functions(program: &Program, out: &mut String) {
    for (i, c) in program.code.iter().enumerate() {
        let body = match (c.kind, c.owner) {
            (CodeKind::Expr, _) => {
                format!("    return ({}) != 0;", c.text.trim().trim_end_matches(';'))
            }
            (CodeKind::Code, Some(_)) => format!("    {{ {} }}\n    return 1;", c.text),
            _ => continue,
        };
        let _ = writeln!(out, "static int heddle_piece{i}(void) {{\n{body}\n}}");
        if let Some(p) = &c.precondition {
            let i = i + program.code.len();
            let _ =
                writeln!(out, "static int heddle_piece{i}(void) {{\n    return ({p}) != 0;\n}}");
        }
    }
}

fn sizes(program: &Program, states: &[CState], tracks: &[Track], out: &mut String) {
    let span = |s: &str| format!("(offsetof({s}, heddle_end) - offsetof({s}, heddle_mark))");
    let n_global = span("State");
    let tracked = |matched: bool| -> String {
        let some = tracks.iter().filter(|t| t.matched == matched);
        some.map(|t| format!(" + ({})", t.size)).collect()
    };
    let (tracked, beside) = (tracked(true), tracked(false));
    let _ = writeln!(
        out,
        "int heddle_size(int which) {{\n    switch (which) {{\n    case -1: return {n_global}{tracked};\n    case -2: return 0{beside};"
    );
    for i in 0..program.procs.len() {
        let _ = writeln!(out, "    case {i}: return {};", span(&format!("P{i}")));
    }
    line(out, "    }\n    return 0;\n}");
    let data = |name: &str, ty: &str, from: bool, buffer: &str| {
        let place = format!("(char *) &{name} + offsetof({ty}, heddle_mark)");
        let n = span(ty);
        if from {
            format!("    memcpy({place}, {buffer}, {n});\n")
        } else {
            format!("    memcpy({buffer}, {place}, {n});\n")
        }
    };
    let moves = |from: bool| {
        let mut text = data("now", "State", from, "gb");
        let mut at = n_global.clone();
        for Track { at: place, size, .. } in tracks {
            let (a, b) = (format!("(void *) ({place})"), format!("gb + {at}"));
            let _ = if from {
                writeln!(text, "    memcpy({a}, {b}, {size});")
            } else {
                writeln!(text, "    memcpy({b}, {a}, {size});")
            };
            let _ = write!(at, " + ({size})");
        }
        text
    };
    let _ = writeln!(
        out,
        "static void heddle_load(uchar *gb) {{\n{}}}\nstatic void heddle_save(uchar *gb) {{\n{}}}",
        moves(true),
        moves(false)
    );
    initial(program, states, &data, out);
    dispatch(program, &data, out);
}

type Data<'a> = &'a dyn Fn(&str, &str, bool, &str) -> String;

fn initial(program: &Program, states: &[CState], data: Data, out: &mut String) {
    line(out, "void heddle_init(int which, uchar *gb) {\n    switch (which) {\n    case -1:");
    let set = |s: &CState, to: &str| {
        let name = s.decl.rsplit([' ', '*']).next().unwrap_or("").to_string();
        s.init.as_ref().map_or(String::new(), |v| format!("    {to}{name} = {v};\n"))
    };
    for s in states {
        match s.scope {
            CScope::Global => out.push_str(&set(s, "now.")),
            CScope::Hidden => out.push_str(&set(s, "")),
            CScope::Local(_) => {}
        }
    }
    line(out, "    heddle_save(gb);\n    break;");
    for i in 0..program.procs.len() {
        let _ = writeln!(out, "    case {i}:\n    memset(&heddle_p{i}, 0, sizeof heddle_p{i});");
        for s in states.iter().filter(|s| s.scope == CScope::Local(i)) {
            out.push_str(&set(s, &format!("heddle_p{i}.")));
        }
        let _ = writeln!(
            out,
            "{}    break;",
            data(&format!("heddle_p{i}"), &format!("P{i}"), false, "gb")
        );
    }
    line(out, "    }\n}");
}

fn dispatch(program: &Program, data: Data, out: &mut String) {
    line(
        out,
        "int heddle_call(int which, int pid, int *g, int *l, uchar *gb, uchar *lb) {\n    int r = 0;\n    heddle_failed = 0;\n    heddle_in(g);\n    heddle_load(gb);\n    switch (which) {",
    );
    let n = program.code.len();
    let all = program.code.iter().enumerate();
    let conditions = all.clone().filter(|(_, c)| c.precondition.is_some());
    for (i, c) in all.clone().chain(conditions.map(|(i, c)| (n + i, c))) {
        let is_piece = c.kind == CodeKind::Expr || (c.kind == CodeKind::Code && c.owner.is_some());
        if !is_piece {
            continue;
        }
        let _ = writeln!(out, "    case {i}:");
        match c.owner.map(|o| o.index()) {
            Some(p) => {
                let (name, ty) = (format!("heddle_p{p}"), format!("P{p}"));
                let (load, save) = (data(&name, &ty, true, "lb"), data(&name, &ty, false, "lb"));
                let _ = writeln!(
                    out,
                    "    {name}._pid = pid;\n    heddle_in{p}(l);\n{load}    r = heddle_piece{i}();\n    heddle_out{p}(l);\n{save}    break;"
                );
            }
            None => {
                let _ = writeln!(out, "    r = heddle_piece{i}();\n    break;");
            }
        }
    }
    line(
        out,
        "    }\n    heddle_out(g);\n    heddle_save(gb);\n    g[HEDDLE_GLOBALS] = heddle_failed;\n    return r;\n}",
    );
}
