//! Programs of the window machine as programs of this crate: so that litmus tests of every
//! dialect have executions, too.
//!
//! Attributes become the names that herd7's models use for the same thing. What only the
//! machine has (threads that start others, atomic blocks) is refused.

use crate::program::{Alu, Expr, Ins, Pairing, Program, Rmw, Tags, Thread, Val};
use heddle_memmodel::{Instr, Operand, Update, When, address, attr_names, c11};

/// What differs between the architectures of tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialect {
    /// An atomic update is one event that reads and writes, as in C.
    pub one_event: bool,
    /// But one that compares is two, and only reads if it fails, as in BPF.
    pub compare_in_two: bool,
    /// Orders are those of C, and fences around accesses are what compilers make of them.
    pub c: bool,
    /// Atomic accesses are called `A`, as on x86.
    pub atomic_a: bool,
    /// An exchange orders its read and its write in no way, as on x86.
    pub apart: bool,
    /// Registers of a word are cut to it wherever they are used, as herd7 has it on AArch64
    /// and x86-64: no value is only copied.
    pub computes_all: bool,
    /// How the halves of an exclusive pair belong together.
    pub pairing: Pairing,
    /// What models of the architecture call these attributes together.
    pub renamed: &'static [(&'static [&'static str], &'static str)],
}

/// Lowers a program; the error names what has no executions.
pub fn lower(program: &heddle_memmodel::Program, dialect: Dialect) -> Result<Program, String> {
    let place = |l: usize| program.cells.get(l).map_or_else(|| address(l), |c| c.0);
    let mut out = Program {
        locs: program.locs.clone(),
        init: program.init.iter().map(|&v| Val::Int(v)).collect(),
        addresses: (0..program.locs.len()).map(place).collect(),
        threads: Vec::new(),
        beside: Vec::new(),
        computes_all: dialect.computes_all,
    };
    for thread in &program.threads {
        let (mut regs, spare) = (thread.regs.clone(), thread.regs.len());
        regs.extend(["%value".to_string(), "%expected".to_string()]);
        let mut code =
            Code { dialect, out: Vec::new(), at: Vec::new(), patches: Vec::new(), spare };
        let mut places = Places::default();
        for (pc, instr) in thread.code.instrs.iter().enumerate() {
            code.at.push(code.out.len());
            let span = thread.code.places.get(pc).map(|p| p.0);
            code.out.extend(span.map(|span| Ins::At { span }));
            code.instr(instr)?;
            // In a statement of C only its loads are beside each other.
            let alone =
                dialect.c && !code.out[*code.at.last().unwrap_or(&0)..].iter().all(is_beside);
            places.fill(span.filter(|_| !alone), code.out.len());
        }
        code.at.push(code.out.len());
        for (ins, target) in std::mem::take(&mut code.patches) {
            if let Ins::Branch { target: to, .. } = &mut code.out[ins] {
                *to = code.at[target];
            }
        }
        let init = thread.init.iter().enumerate().map(|(r, &v)| (r, Val::Int(v))).collect();
        out.threads.push(Thread {
            code: code.out,
            places: places.of,
            beside: dialect.c,
            regs,
            init,
        });
    }
    Ok(out)
}

/// Loads, and what comes between the loads of one expression.
fn is_beside(ins: &Ins) -> bool {
    matches!(ins, Ins::Load { .. } | Ins::Set { .. } | Ins::Select { .. } | Ins::At { .. })
}

/// The instructions of the source, numbered by their places in the text.
#[derive(Default)]
struct Places {
    of: Vec<usize>,
    spans: Vec<heddle_span::Span>,
}

impl Places {
    /// Everything up to `end` that has no place yet is at this one; an instruction of its own
    /// if that is not known.
    fn fill(&mut self, span: Option<heddle_span::Span>, end: usize) {
        let known = span.and_then(|s| self.spans.iter().position(|x| *x == s));
        let place = known.unwrap_or_else(|| {
            self.spans.push(span.unwrap_or_default());
            self.spans.len() - 1
        });
        self.of.resize(end, place);
    }
}

struct Code {
    dialect: Dialect,
    out: Vec<Ins>,
    /// Where each instruction begins.
    at: Vec<usize>,
    /// Branches, and the instructions that they go to.
    patches: Vec<(usize, usize)>,
    /// Two registers that the program does not use.
    spare: usize,
}

fn operand(operand: Operand) -> Expr {
    match operand {
        Operand::Reg(r) => Expr::Reg(r as usize),
        Operand::Imm(v) => Expr::int(v),
    }
}

fn alu(op: heddle_memmodel::Alu, a: Operand, b: Operand) -> Expr {
    Expr::op(Alu::Machine(op), operand(a), operand(b))
}

fn place(addr: Operand, off: i64) -> Expr {
    match off {
        0 => operand(addr),
        off => alu(heddle_memmodel::Alu::Add, addr, Operand::Imm(off)),
    }
}

impl Code {
    fn tags(&self, attrs: u64, extra: &[&str]) -> Tags {
        let names = attr_names(attrs);
        let has = |name: &str| names.contains(&name);
        let mut tags: Vec<&str> = extra.to_vec();
        if self.dialect.c {
            tags.push(match () {
                () if has("sc") => "SC",
                () if has("acq") && has("rel") => "ACQ_REL",
                () if has("acq") => "ACQ",
                () if has("rel") => "REL",
                () if has("con") => "CON",
                () if has("na") => "NA",
                () => "RLX",
            });
            if !has("na") {
                tags.push("A");
            }
        } else {
            let mut left = names.clone();
            // Models in herd7's language find these by `A`, `L` and `amo`.
            left.retain(|name| *name != "AL");
            for (from, to) in self.dialect.renamed {
                if from.iter().all(|name| left.contains(name)) {
                    left.retain(|name| !from.contains(name));
                    tags.push(to);
                }
            }
            tags.extend(left);
            if self.dialect.atomic_a && has("X") {
                tags.push("A");
            }
        }
        tags.into_iter().map(Into::into).collect()
    }

    fn branch(&mut self, cond: Expr, target: u32) {
        self.patches.push((self.out.len(), target as usize));
        self.out.push(Ins::Branch { cond, target: 0 });
    }

    fn instr(&mut self, instr: &Instr) -> Result<(), String> {
        match *instr {
            Instr::Alu { op, dst, a, b } => {
                self.out.push(Ins::Set { dst: dst as usize, value: alu(op, a, b) });
            }
            Instr::Move { dst, a } => {
                self.out.push(Ins::Set { dst: dst as usize, value: operand(a) });
            }
            Instr::Select { op, dst, a, b, yes, no } => self.out.push(Ins::Select {
                dst: dst as usize,
                cond: alu(op, a, b),
                yes: operand(yes),
                no: operand(no),
            }),
            Instr::Load { dst, addr, off, attrs, link } => {
                let tags = self.tags(attrs, &[]);
                self.out.push(Ins::Load { dst: dst as usize, addr: place(addr, off), tags, link });
            }
            Instr::Store { addr, off, value, attrs } => {
                let tags = self.tags(attrs, &[]);
                self.out.push(Ins::Store { addr: place(addr, off), value: operand(value), tags });
            }
            Instr::StoreExcl { dst, addr, off, value, attrs, when, .. } => {
                let amo: &[&str] = if when == When::Maybe { &[] } else { &["AMO"] };
                let condition = if let When::If(c) = when { Some(operand(c)) } else { None };
                self.out.push(Ins::StoreExclusive {
                    dst: dst.map(usize::from),
                    addr: place(addr, off),
                    value: operand(value),
                    when: condition,
                    may_fail: when == When::Maybe,
                    tags: self.tags(attrs, amo),
                    pairing: self.dialect.pairing,
                });
            }
            Instr::Rmw { .. } => self.update(instr),
            Instr::Fence { attrs } => self.fence(attrs),
            Instr::Branch { op, a, b, target } => self.branch(alu(op, a, b), target),
            Instr::Jump { target } => self.branch(Expr::int(1), target),
            // What is not followed further goes round without end: it is cut.
            Instr::Park(_) => {
                self.out.push(Ins::Branch { cond: Expr::int(1), target: self.out.len() })
            }
            Instr::Choice { dst } => self.out.push(Ins::Pick { dst: dst as usize }),
            Instr::Nop => {}
            ref other => {
                let text = format!("{other:?}");
                let name = text.split([' ', '(', '{']).next().unwrap_or("this");
                return Err(format!("`{name}` in a program under an axiomatic model"));
            }
        }
        Ok(())
    }

    fn fence(&mut self, attrs: u64) {
        let names = attr_names(attrs);
        let of_c = names == ["rlx"] || ["acq", "rel", "sc"].iter().any(|n| names.contains(n));
        if self.dialect.c && !of_c {
            // What a compiler puts beside an access, which has its order itself.
            return;
        }
        let tags = self.tags(attrs, &[]);
        self.out.push(Ins::Fence { tags });
    }

    /// An operand as it is now, in a register of our own.
    fn before(&mut self, of: Operand, which: usize) -> Expr {
        if let Operand::Imm(v) = of {
            return Expr::int(v);
        }
        let dst = self.spare + which;
        self.out.push(Ins::Set { dst, value: operand(of) });
        Expr::Reg(dst)
    }

    fn update(&mut self, instr: &Instr) {
        let &Instr::Rmw { dst, addr, off, op, value, expected, attrs } = instr else { return };
        let old = Expr::Reg(dst as usize);
        // What is written may come from the register that is read into.
        let (value, expected) = (self.before(value, 0), self.before(expected, 1));
        let (new, when) = match op {
            Update::Swap => (value, None),
            Update::CompareSwap => (value, Some(Expr::op(Alu::Eq, old, expected))),
            Update::Apply(op) => (Expr::op(Alu::Machine(op), old, value), None),
            Update::Min => (Expr::op(Alu::Min, old, value), None),
            Update::Max => (Expr::op(Alu::Max, old, value), None),
        };
        let tags = self.tags(attrs, &[]);
        let in_two = self.dialect.compare_in_two && op == Update::CompareSwap;
        self.out.push(Ins::Rmw(Rmw {
            dst: dst as usize,
            addr: place(addr, off),
            new,
            when,
            one: (self.dialect.one_event || self.dialect.pairing.one) && !in_two,
            apart: self.dialect.apart && op == Update::Swap,
            read: tags.clone(),
            write: tags.clone(),
            failed: if in_two { Vec::new() } else { self.tags(c11::failed(attrs), &["Failed"]) },
            fences: None,
        }));
    }
}
