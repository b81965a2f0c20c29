//! A task in assembly inside a family file.

use super::encode::{Names, Target};
use super::{Collapsed, told};
use crate::expr::{Domain, Expr, Pool, Slot};
use heddle_assembly as asm;
use heddle_assembly::{Arch, Program, Seen};
use heddle_span::{Diagnostic, Span};

/// A task written inside a family file.
pub struct Body {
    program: Program,
    task: Collapsed,
    faults: asm::Faults,
}

/// A command of a [`Body`], in the caller's terms.
pub struct BodyStep {
    pub guard: Expr,
    /// Locals by their number in [`Body::locals`].
    pub locals: Vec<(usize, Expr)>,
    /// Words by their number among the words given.
    pub words: Vec<(usize, Expr)>,
    pub checks: Vec<(Expr, String, Option<Span>)>,
    pub text: String,
    pub span: Span,
}

/// A word of the family: a shared variable or a signal.
pub struct BodyWord {
    pub name: String,
    pub domain: Domain,
}

impl Body {
    /// Reads the text at `span` of a family file. Positions stay those of the
    /// file: what stands before the body is blank.
    pub fn read(
        text: &str,
        span: Span,
        bits: i64,
        words: &[BodyWord],
        consts: &[(String, i64)],
    ) -> Result<Body, Vec<Diagnostic>> {
        let (lo, hi) = (span.lo as usize, span.hi as usize);
        const HEAD: &str = "program P {";
        let Some(room) = lo.checked_sub(HEAD.len()) else {
            return Err(vec![Diagnostic::error(span, "no room for a program here")]);
        };
        let blank = |b: u8| if b == b'\n' { '\n' } else { ' ' };
        let mut full: String = text.as_bytes()[..room].iter().map(|&b| blank(b)).collect();
        full.push_str(HEAD);
        full.push_str(text.get(lo..hi).unwrap_or(""));
        full.push_str(&format!("\n}}\nbits {bits}\n"));
        for w in words {
            // A word starts as 0 there; what the variable starts with, the family says.
            let (lo, hi) = (w.domain.lo().min(0), w.domain.hi().max(0));
            full.push_str(&format!("word {} : {lo}..{hi}\n", w.name));
        }
        for (name, value) in consts {
            full.push_str(&format!("const {name} = {value}\n"));
        }
        let (program, mut wrong) = asm::parse(&full, span.file, &[]);
        // Nobody wrote what follows the body.
        for d in &mut wrong {
            for l in &mut d.labels {
                if l.span.lo as usize > hi || l.span.hi as usize > text.len() {
                    l.span = span;
                }
            }
        }
        let Some(program) = program else { return Err(wrong) };
        let (codes, faults) = asm::lower(&program, Arch::Asmp);
        let labels = program.tasks[0].labels.iter().map(|l| l.1).collect();
        let seen = Seen { instrs: labels, ..Seen::default() };
        let task = Collapsed::new(&program.tasks[0], &codes[0], &seen);
        Ok(Body { program, task, faults })
    }

    /// Its own state: where it stands, registers, flags; with first values.
    pub fn locals(&self) -> Vec<(String, Domain, i64)> {
        self.task.locals(&self.program, &self.program.tasks[0])
    }

    pub fn n_steps(&self) -> usize {
        self.task.flow.edges.len()
    }

    /// The places of `pc` that a label stands for.
    pub fn label(&self, name: &str) -> Option<Vec<i64>> {
        let instr = self.program.tasks[0].label(name)?;
        let kept = self.task.flow.kept.iter().enumerate();
        let here = kept.filter(|(_, p)| self.task.flow.points[**p as usize].instr == instr);
        Some(here.map(|(i, _)| i as i64).collect())
    }

    /// The commands. `words` are the values of the family's words, in the order
    /// in which [`Body::read`] had them.
    pub fn steps(
        &self,
        pool: &mut Pool,
        locals: &[Slot],
        names: &[String],
        words: &[Expr],
    ) -> Result<Vec<BodyStep>, Vec<Diagnostic>> {
        // The program numbers its words by itself.
        let place = |w: &asm::Word| names.iter().position(|n| *n == w.name);
        let of: Vec<Option<usize>> = self.program.words.iter().map(place).collect();
        let zero = pool.int(0);
        let values: Vec<Expr> = of.iter().map(|i| i.map_or(zero, |i| words[i])).collect();
        let scope = Names { task: &self.task, locals, words: &values, token: None, tokens: &[] };
        let (mut out, mut wrong) = (Vec::new(), Vec::new());
        for e in &self.task.flow.edges {
            let (span, text) = told(&self.program.tasks[0], e);
            let step = match scope.step(pool, e) {
                Ok(step) => step,
                Err(why) => {
                    wrong.push(Diagnostic::unsupported(span, why));
                    continue;
                }
            };
            let mut b = BodyStep {
                guard: step.guard,
                locals: Vec::new(),
                words: Vec::new(),
                checks: Vec::new(),
                text,
                span,
            };
            for (target, e) in step.sets {
                match target {
                    Target::Local(i) => b.locals.push((i, e)),
                    Target::Word(i) => b.words.extend(of[i].map(|i| (i, e))),
                    Target::Token(_) => unreachable!("there are no tokens here"),
                }
            }
            for (cond, fault) in step.checks {
                let v = &self.faults.0[fault as usize];
                b.checks.push((cond, v.message.clone(), v.span));
            }
            out.push(b);
        }
        if wrong.is_empty() { Ok(out) } else { Err(wrong) }
    }
}
