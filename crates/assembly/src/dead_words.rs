//! Words that nobody reads: no instruction, no assertion, no property.
//!
//! Whatever such a word holds, nothing else can ever differ because of it: states
//! that are equal but for it are bisimilar. So it is left out: nothing is stored
//! in it, and a step that only did that is local. (That an index is in bounds and
//! a value in its domain is still checked.) A channel that copies what it received to a
//! place of the receiver's, which the model does not look at, has one state where
//! it had one for each value.
//!
//! What a ghost is set to counts as read only if that ghost is read. An access
//! whose address is computed reaches its whole array; if one word of it is read,
//! all are kept.

use crate::expr::Expr;
use crate::program::*;
use crate::property::Atoms;
use std::ops::Range;

/// For each word whether nobody reads it.
pub(crate) fn unread(program: &Program, atoms: &Atoms) -> Vec<bool> {
    let n_words = program.words.len();
    let mut found = Accesses { n_words, reads: Vec::new(), writes: Vec::new() };
    for instr in program.tasks.iter().flat_map(|t| &t.code) {
        found.op(&instr.op);
        instr.notes.iter().for_each(|n| found.note(n, program));
    }
    atoms.exprs.iter().for_each(|e| found.expr(e));
    let mut read = vec![false; n_words];
    found.reads.iter().for_each(|r| read[r.clone()].fill(true));
    loop {
        let before = read.clone();
        for (target, sources) in &found.writes {
            if read[target.clone()].contains(&true) {
                read[target.clone()].fill(true);
                sources.iter().for_each(|r| read[r.clone()].fill(true));
            }
        }
        if read == before {
            return read.into_iter().map(|r| !r).collect();
        }
    }
}

struct Accesses {
    n_words: usize,
    reads: Vec<Range<usize>>,
    /// What is written, and what is read for that alone.
    writes: Vec<(Range<usize>, Vec<Range<usize>>)>,
}

impl Accesses {
    fn op(&mut self, op: &Op) {
        match op {
            Op::Mov(dst, src) => {
                self.read(src);
                self.writes.extend(range(dst).map(|r| (r, Vec::new())));
            }
            Op::Arith(_, a, b) | Op::Cmp(a, b) | Op::Test(a, b) | Op::Xchg(a, b) => {
                self.read(a);
                self.read(b);
            }
            Op::Xadd(a, _) | Op::Cmpxchg(a, ..) => self.read(a),
            Op::Wake { index, .. } => self.expr(index),
            Op::Assert(cond) => self.expr(cond),
            Op::Noop | Op::Fence | Op::Jump(_) | Op::Branch(..) => {}
            Op::Sleep | Op::Call(_) | Op::Ret | Op::Halt => {}
        }
    }

    fn note(&mut self, note: &Note, program: &Program) {
        match note {
            Note::Assert { cond, .. } => self.expr(cond),
            Note::Set { number, first, len, value, .. } => {
                self.expr(number);
                let m = Mem { number: number.clone(), first: *first, len: *len };
                let target = m.range();
                let mut sources = Vec::new();
                let own = |e: Expr| match e {
                    // `+=` reads what it writes, and that is in bounds.
                    Expr::Word(n) if *n == *number => Expr::word(target.start),
                    e => e,
                };
                reads(&value.map(&mut { own }), &mut sources, self.n_words);
                // A check of the domain, or of an index, reads what it is about.
                let checked = |d: Domain| matches!(d, Domain::Range(..));
                let domains = program.words[target.clone()].iter().any(|w| checked(w.domain));
                if domains || !value.in_bounds().is_true() {
                    self.reads.append(&mut sources);
                }
                self.writes.push((target, sources));
            }
        }
    }

    fn expr(&mut self, e: &Expr) {
        reads(e, &mut self.reads, self.n_words);
    }

    fn read(&mut self, operand: &Operand) {
        self.reads.extend(range(operand));
    }
}

fn range(operand: &Operand) -> Option<Range<usize>> {
    match operand {
        Operand::Mem(m) => Some(m.range()),
        _ => None,
    }
}

/// The words that an expression reads.
fn reads(e: &Expr, out: &mut Vec<Range<usize>>, n_words: usize) {
    if let Some((number, range)) = e.as_element() {
        out.push(range);
        return reads(number, out, n_words);
    }
    match e {
        Expr::Word(n) => match **n {
            Expr::Const(n) => out.push(n as usize..n as usize + 1),
            _ => out.push(0..n_words),
        },
        Expr::Unary(_, a) => reads(a, out, n_words),
        Expr::Binary(_, a, b) => {
            reads(a, out, n_words);
            reads(b, out, n_words);
        }
        Expr::If(a, b, c) => [a, b, c].into_iter().for_each(|e| reads(e, out, n_words)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_span::FileId;

    fn left_out(text: &str, formula: &str) -> Vec<String> {
        let (program, wrong) = crate::parse(text, FileId(0), &[]);
        assert_eq!(wrong, []);
        let program = program.unwrap();
        let atoms = match formula {
            "" => Atoms::default(),
            f => crate::parse_ltl(&program, f, FileId(0), 0).ok().unwrap().atoms,
        };
        let words = program.words.iter().zip(unread(&program, &atoms));
        words.filter(|w| w.1).map(|w| w.0.name.clone()).collect()
    }

    #[test]
    fn a_word_that_is_only_written_is_left_out_unless_the_property_sees_it() {
        let text = "word x, y\nprogram P { mov eax [x]; mov [y] eax }";
        assert_eq!(left_out(text, ""), ["y"]);
        assert_eq!(left_out(text, "G y == 0"), [""; 0]);
        assert_eq!(left_out("word x\nprogram P { inc [x] }", ""), [""; 0]);
    }

    #[test]
    fn arrays_are_kept_whole_where_addresses_are_computed() {
        let text =
            "word a[2], b[2]\nprogram P { mov eax [a + 1]; mov [a + eax] 1; mov [b + eax] 1 }";
        assert_eq!(left_out(text, ""), ["b[0]", "b[1]"]);
        let text = "word a[2], b\nprogram P { mov eax [a + 1]; mov [a] 1; mov [b] 1; mov [eax] 2 }";
        assert_eq!(left_out(text, ""), [""; 0]);
    }

    #[test]
    fn a_ghost_that_feeds_only_ghosts_nobody_reads_is_left_out() {
        let text = "word x\nghost g : bits 2, h : bits 2, i : bits 2\n\
                    program P { noop @ g = g + 1 @ h = g @ i = i + 1 @ assert i < 3 }";
        assert_eq!(left_out(text, ""), ["x", "g", "h"]);
        assert_eq!(left_out(text, "F h == 1"), ["x"]);
        // A domain is a promise: what is checked against it matters.
        let text = "word x\nghost g : 0..3\nprogram P { noop @ g = x }";
        assert_eq!(left_out(text, ""), ["g"]);
    }
}
