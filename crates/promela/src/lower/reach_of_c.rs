//! What a piece of embedded C may touch, as far as its text shows it.
//!
//! SPIN's reduction takes a piece for local unless `now.` stands in it. Here a piece
//! touches the variables that it names as `now.x` and as `P->x` of its own process;
//! and the C data of the program, all of it as one, if it names anything that C
//! declares outside of processes or calls a function that may keep something. Then it
//! also touches whatever that C names. Where the address of a variable is taken, an
//! array is passed to a function that is not known, or another process is named,
//! nothing is known any more: such a program is not reduced.
//!
//! Not here: C itself. The text is read as a row of tokens.

use super::Ctx;
use super::vars::scalar_of_var;
use crate::ir::*;
use crate::syntax::ast::{Code, CodeKind, Program, Type, Var};
use crate::syntax::pp::{PpKind, PpToken, scan_text};
use heddle_span::FileId;
use std::collections::HashSet;
use std::sync::Arc;

/// Words of C, which name nothing.
const WORDS: &[&str] = &[
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else",
    "enum", "float", "for", "goto", "if", "inline", "int", "long", "register", "return", "short",
    "signed", "sizeof", "struct", "switch", "typedef", "uchar", "uint", "union", "unsigned",
    "ushort", "void", "volatile", "while",
];

/// Functions that touch what they are given and keep nothing.
const PLAIN: &[&str] = &[
    "Printf", "abs", "assert", "labs", "memcmp", "memcpy", "memmove", "memset", "printf", "sizeof",
    "strcmp", "strcpy", "strlen", "strncmp", "strncpy",
];

impl Ctx<'_> {
    /// By the number of the piece.
    pub(super) fn reach_of_c(&self) -> Vec<CodeReach> {
        let program = self.program;
        let outside: Vec<&Code> = program.code.iter().filter(|c| is_outside(c)).collect();
        let mut names = HashSet::new();
        for c in &outside {
            let tokens = texts(c).flat_map(|t| scan_text(t, FileId(0)));
            names.extend(tokens.filter(|t| t.kind == PpKind::Name).map(|t| t.text));
        }
        let mut shared = CodeReach::default();
        for c in &outside {
            texts(c).for_each(|t| self.read_c(t, None, &names, &mut shared));
        }
        let unmatched = |c: &Code| {
            c.kind == CodeKind::Track && c.strings.get(2).is_some_and(|how| how.trim() != "Matched")
        };
        shared.unknown |= program.code.iter().any(unmatched);
        let one = |c: &Code| {
            let mut reach = CodeReach::default();
            if !is_outside(c) {
                let owner = c.owner.map(|p| p.index());
                texts(c).for_each(|t| self.read_c(t, owner, &names, &mut reach));
            }
            if reach.data {
                reach.places.extend(shared.places.iter().cloned());
            }
            reach.unknown |= shared.unknown;
            reach
        };
        program.code.iter().map(one).collect()
    }

    fn read_c(
        &self,
        text: &str,
        owner: Option<usize>,
        outside: &HashSet<Arc<str>>,
        reach: &mut CodeReach,
    ) {
        let tokens = scan_text(text, FileId(0));
        let is = |i: usize, p: &str| tokens.get(i).is_some_and(|t| t.is(p));
        for (i, t) in tokens.iter().enumerate().filter(|(_, t)| t.kind == PpKind::Name) {
            let member = i > 0 && (is(i - 1, ".") || i > 1 && is(i - 1, ">") && is(i - 2, "-"));
            if member || WORDS.contains(&&*t.text) {
                continue;
            }
            let own = owner.map(|p| format!("P{}", self.program.procs[p].name));
            if &*t.text == "now" {
                self.named(&tokens, i, is(i + 1, ".").then_some(i + 2), None, reach);
            } else if own.is_some_and(|own| *own == *t.text) {
                let field = (is(i + 1, "-") && is(i + 2, ">")).then_some(i + 3);
                self.named(&tokens, i, field, owner, reach);
            } else if is_process(self.program, &t.text) {
                reach.unknown = true;
            } else {
                let called = is(i + 1, "(") && !PLAIN.contains(&&*t.text);
                let lasts = matches!(&*t.text, "static" | "extern");
                reach.data |= called || lasts || outside.contains(&t.text);
            }
        }
    }

    /// A variable, named at `i` with its own name at `field`.
    fn named(
        &self,
        tokens: &[PpToken],
        i: usize,
        field: Option<usize>,
        owner: Option<usize>,
        reach: &mut CodeReach,
    ) {
        let name = field.and_then(|f| tokens.get(f)).filter(|t| t.kind == PpKind::Name);
        let (Some(name), Some(field)) = (name, field) else {
            reach.unknown = true;
            return;
        };
        if is_address(tokens, i) || matches!(&*name.text, "_pid" | "_nr_pr" | "_last") {
            reach.unknown = true;
            return;
        }
        let vars = self.program.vars.iter().enumerate();
        let of_owner = |v: &Var| v.owner.map(|o| o.index()) == owner && v.name == name.text;
        let found: Vec<(usize, &Var)> = vars.filter(|(_, v)| of_owner(v)).collect();
        // What else is in there comes from a `c_state`.
        reach.data |= found.is_empty();
        for (at, v) in found {
            let whole = v.array.is_some() && !tokens.get(field + 1).is_some_and(|t| t.is("["));
            let record = matches!(v.ty, Type::Struct(_));
            if record || v.ty == Type::Chan || whole && !is_plain_argument(tokens, i) {
                reach.unknown = true;
                return;
            }
            let home = self.homes[at].expect("declared before");
            for slot in 0..v.array.unwrap_or(1) {
                let (scope, base, scalar) = (home.scope, home.base + slot, scalar_of_var(v));
                reach.places.push(super::vars::slot_place(scope, base, scalar, Default::default()));
            }
        }
    }
}

/// Declarations, state and functions: C that no process executes.
fn is_outside(c: &Code) -> bool {
    match c.kind {
        CodeKind::Code => c.owner.is_none(),
        CodeKind::Expr => false,
        CodeKind::Decl | CodeKind::State | CodeKind::Track => true,
    }
}

fn texts(c: &Code) -> impl Iterator<Item = &str> {
    let pieces = [Some(c.text.as_str()), c.precondition.as_deref()].into_iter().flatten();
    pieces.chain(c.strings.iter().map(String::as_str))
}

fn is_process(program: &Program, name: &str) -> bool {
    let Some(name) = name.strip_prefix('P') else { return false };
    program.procs.iter().any(|p| *p.name == *name)
}

/// Whether `&` before a variable takes its address.
fn is_address(tokens: &[PpToken], i: usize) -> bool {
    let before = |n: usize| i.checked_sub(n).map(|at| &tokens[at]);
    let ends = |t: &PpToken| t.kind != PpKind::Punct || t.is(")") || t.is("]");
    let joins = before(2).is_some_and(|t| ends(t) || t.is("&"));
    before(1).is_some_and(|t| t.is("&")) && !joins
}

/// Whether a token stands in the parentheses of a function that keeps nothing.
fn is_plain_argument(tokens: &[PpToken], i: usize) -> bool {
    let mut open = 0;
    for at in (1..i).rev() {
        open += tokens[at].is("(") as i32 - tokens[at].is(")") as i32;
        if open > 0 {
            return PLAIN.contains(&&*tokens[at - 1].text);
        }
    }
    false
}
