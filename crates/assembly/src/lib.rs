//! Assembly kernels: a small assembly language and three architectures to run
//! it on.
//!
//! [`parse`] reads a program ([`Program`]: tasks of instructions over registers,
//! flags and a shared memory of words with bounded domains). [`lower`] makes
//! steps of instructions for an architecture ([`Micro`]): guarded simultaneous
//! assignments with checks. [`flow`] collapses them to the graph of the steps
//! that others can notice. [`AsmModel`] runs a program on one of three architectures,
//! as a [`heddle_model::Model`]; [`under_model`] translates it for a memory model,
//! [`under_model_for`] where a formula looks on.
//!
//! Knows no search. `heddle-prove` builds on it; it does not know that.

mod ast;
mod code;
mod dead_words;
mod exec;
mod expr;
mod flow;
mod fold;
mod instr;
mod lex;
mod live;
mod lockstep;
mod model;
mod parse;
mod parse_expr;
mod points;
mod program;
mod property;
pub mod real;
mod resolve;
mod state;
mod visible_state;
mod waist;
mod weak;

pub use code::{Arch, Check, Code, Effect, Faults, MAX_CALLS, Micro, Next, lower};
pub use expr::{Binary, Expr, Flag, Unary, Values};
pub use flow::{Edge, Flow, Seen, flow};
pub use live::{MAX_REGS, Set, flag_bit, reg_bit};
pub use model::{AsmModel, Effect as Reduced, Options};
pub use points::{NOWHERE, Point, points};
pub use program::*;
pub use property::{Atoms, Ltl, parse_ctl, parse_ltl};
pub use visible_state::Propositions;
pub use weak::{under_model, under_model_for};

use heddle_span::{Diagnostic, FileId};

/// Reads a program. `None` if it is wrong; the diagnostics say all that is.
///
/// `defines` override `const` declarations of the same names.
pub fn parse(
    text: &str,
    file: FileId,
    defines: &[(String, i64)],
) -> (Option<Program>, Vec<Diagnostic>) {
    let (tree, mut diagnostics) = parse::file(text, file);
    let (program, more) = resolve::resolve(&tree, text, defines);
    // What could not be read may have declared what is missing now.
    if diagnostics.is_empty() {
        diagnostics = more;
    } else {
        let known =
            |d: &Diagnostic| !d.message.contains("not known") && !d.message.starts_with("no ");
        diagnostics.extend(more.into_iter().filter(known));
    }
    if !diagnostics.iter().any(Diagnostic::is_fatal) {
        diagnostics.extend(too_deep(&program));
    }
    let fatal = diagnostics.iter().any(Diagnostic::is_fatal);
    ((!fatal).then_some(program), diagnostics)
}

/// Calls that can be open at once beyond [`MAX_CALLS`], as far as the text tells: refused,
/// for a program with them is not wrong.
fn too_deep(program: &Program) -> Vec<Diagnostic> {
    let (codes, _) = lower(program, Arch::Asmp);
    let mut out: Vec<Diagnostic> = Vec::new();
    for (task, code) in program.tasks.iter().zip(&codes) {
        let beyond = |p: &&Point| {
            let next = code.micros.get(p.micro as usize).map(|m| &m.next);
            matches!(next, Some(Next::Call(..))) && p.next[0] == NOWHERE
        };
        for p in points(code).iter().filter(beyond) {
            let span = task.code[p.instr as usize].span;
            if out.iter().all(|d| d.labels[0].span != span) {
                let text = format!("more than {MAX_CALLS} calls open at once are not followed");
                out.push(Diagnostic::unsupported(span, text));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(text: &str) -> Vec<String> {
        parse(text, FileId(0), &[]).1.into_iter().map(|d| d.message).collect()
    }

    #[test]
    fn columns_and_blocks_are_the_same_program() {
        let columns = "columns p1, p2 {
            1 spin: cmp [1] 0;   spin: cmp [1] 1;
            2 jne spin;          jne spin;
            3 crit: noop;        crit: noop;
            4 mov [1] 1;         mov [1] 0;
            5 jmp spin;          jmp spin; }";
        let (program, wrong) = parse(columns, FileId(0), &[]);
        assert_eq!(wrong, []);
        let p = program.unwrap();
        assert_eq!(p.tasks.len(), 2);
        assert_eq!(p.words.len(), 1);
        assert_eq!(p.words[0].name, "[1]");
        let texts: Vec<&str> = p.tasks[1].code.iter().map(|i| i.text.as_str()).collect();
        assert_eq!(texts, ["cmp [1] 1", "jne spin", "noop", "mov [1] 0", "jmp spin"]);
        assert_eq!(p.tasks[1].label("crit"), Some(2));
    }

    #[test]
    fn every_mistake_is_told_at_once() {
        let wrong = messages(
            "bits 40
word x
program P[2] {
 mov [x] 1
 moov eax 1
 jmp nowhere
 mov [x], [x]
 mov 1 2
}",
        );
        assert_eq!(wrong.len(), 5, "{wrong:#?}");
        assert!(wrong[0].contains("1 to 32"));
        assert!(wrong[1].contains("moov"));
        assert!(wrong[2].contains("nowhere"));
        assert!(wrong[3].contains("at most one operand"));
        assert!(wrong[4].contains("constant cannot be changed"));
    }

    #[test]
    fn copies_know_their_number_unless_they_are_alike() {
        let text = "word a[2]
program P[2] { mov [a+self] self }
program Q[2] { inc [a] }";
        let (p, wrong) = parse(text, FileId(0), &[]);
        assert_eq!(wrong, []);
        let p = p.unwrap();
        assert_eq!([p.sources[0].alike, p.sources[1].alike], [false, true]);
        assert_eq!(p.tasks[1].name, "P[1]");
    }

    #[test]
    fn addresses_by_number_name_and_register() {
        let text = "word [3] = 7
word x = 1
program P { mov eax x; mov [eax] 5; mov ebx [2+eax] }";
        let p = parse(text, FileId(0), &[]).0.unwrap();
        let names: Vec<&str> = p.words.iter().map(|w| w.name.as_str()).collect();
        assert_eq!(names, ["[0]", "[1]", "[2]", "[3]", "x"]);
        assert!(matches!(p.tasks[0].code[0].op, Op::Mov(_, Operand::Imm(4))));
    }
}
