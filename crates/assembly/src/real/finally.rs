//! The condition at the end, as an assertion over loads.

use super::builder::Builder;
use super::data::Seen;
use super::harness::{Finally, Harness, Term};
use heddle_isa::Env as _;
use heddle_memmodel::{Alu, Instr, Operand, Word, attr};
use heddle_span::Diagnostic;
use std::collections::BTreeMap;

impl Builder<'_> {
    /// The sizes of the symbols in conditions: that of the object, or the access
    /// seen at that place.
    pub(super) fn symbols(
        &mut self,
        harness: &Harness,
        seen: &Seen,
    ) -> BTreeMap<(String, i64), u8> {
        let mut out = BTreeMap::new();
        for f in &harness.finally {
            for (a, _, b) in f.any.iter().flatten() {
                for t in [a, b] {
                    let Term::Symbol(name, off) = t else { continue };
                    let Some(o) = self.unit.objects.get(name) else {
                        let text = format!("no data is called `{name}`");
                        self.wrong.push(Diagnostic::error(f.span, text));
                        continue;
                    };
                    let address = self.places[name] + off;
                    let known = seen.known.iter().find(|k| k.0 == address).map(|k| k.1);
                    let field = seen.fields.iter().filter(|f| f.0 == *off).map(|f| f.1).max();
                    let field = field.filter(|f| off + *f as i64 <= o.size);
                    let whole = [1, 2, 4, 8].contains(&o.size).then_some(o.size as u8);
                    let usual = seen.sizes.iter().next_back().copied();
                    let size = known.or(field).or(whole).or(usual).unwrap_or(4);
                    out.insert((name.clone(), *off), size);
                }
            }
        }
        out
    }

    /// The condition at the end, as an assertion.
    pub(super) fn finally(&mut self, f: &Finally, sizes: &BTreeMap<(String, i64), u8>) {
        self.at = (f.span, f.text.clone());
        self.begin();
        let mut any = Operand::Imm(0);
        for list in &f.any {
            let mut all = Operand::Imm(1);
            for (a, op, b) in list {
                let w = [a, b].iter().find_map(|t| match t {
                    Term::Symbol(n, off) => sizes.get(&(n.clone(), *off)).map(|s| s * 8),
                    Term::Number(_) => None,
                });
                let w = w.unwrap_or(64);
                let (a, b) = (self.term(a, sizes), self.term(b, sizes));
                let op = match op {
                    Alu::Eq => Word::Eq,
                    Alu::Ne => Word::Ne,
                    Alu::Lt => Word::Slt,
                    _ => Word::Sle,
                };
                let one = self.alu(Alu::Word(op, w), a, b);
                all = self.alu(Alu::And, all, one);
            }
            any = self.alu(Alu::Or, any, all);
        }
        self.push(Instr::Assert { cond: any }, 0);
    }

    pub(super) fn term(&mut self, t: &Term, sizes: &BTreeMap<(String, i64), u8>) -> Operand {
        match t {
            Term::Number(n) => Operand::Imm(*n),
            Term::Symbol(name, off) => {
                let Some(&base) = self.places.get(name) else { return Operand::Imm(0) };
                let size = sizes.get(&(name.clone(), *off)).copied().unwrap_or(4);
                let dst = self.temporary();
                let (addr, attrs) = (Operand::Imm(base + off), attr("A"));
                self.push(Instr::Load { dst, addr, off: 0, attrs, link: false }, size);
                Operand::Reg(dst)
            }
        }
    }

    fn alu(&mut self, op: Alu, a: Operand, b: Operand) -> Operand {
        let dst = self.temporary();
        self.push(Instr::Alu { op, dst, a, b }, 0);
        Operand::Reg(dst)
    }
}
