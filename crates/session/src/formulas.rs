//! Formulas of LTL about the variables of a program, as they were given beside it.

use crate::atoms::Atom;
use crate::claim::claim;
use crate::{Kind, Property};
use heddle_engine::Claim;
use heddle_ltl::{AtomTable, Dialect, Formula};
use heddle_span::{Diagnostic, SourceMap, Span};

/// A formula as it was given.
#[derive(Clone)]
pub(crate) struct Asked {
    pub(crate) text: String,
    formula: Formula,
    /// It counts steps (`X`), so that no round of a loop may be left out.
    pub(crate) counts: bool,
    pub(crate) atoms: Vec<Atom>,
    span: Span,
}

/// Reads formulas, all that is wrong at once.
pub(crate) fn read(
    texts: &[String],
    sources: &mut SourceMap,
) -> Result<Vec<Asked>, Vec<Diagnostic>> {
    gathered(texts.iter().map(|text| read_one(text, sources)))
}

/// All of them, or all that is wrong.
pub(crate) fn gathered<T>(
    each: impl Iterator<Item = Result<T, Vec<Diagnostic>>>,
) -> Result<Vec<T>, Vec<Diagnostic>> {
    let (mut out, mut wrong) = (Vec::new(), Vec::new());
    for one in each {
        match one {
            Ok(t) => out.push(t),
            Err(w) => wrong.extend(w),
        }
    }
    if wrong.is_empty() { Ok(out) } else { Err(wrong) }
}

fn read_one(text: &str, sources: &mut SourceMap) -> Result<Asked, Vec<Diagnostic>> {
    let file = sources.add("<--ltl>", text);
    let mut table = AtomTable { file, start: 0, atoms: Vec::new() };
    let formula = heddle_ltl::parse(text, Dialect::Block, &mut table)?;
    let span = Span::new(file, 0, text.len());
    let counts = !formula.is_stutter_invariant();
    let read = |(atom, span): (String, Span)| {
        Atom::read(&atom, span).map_err(|why| vec![Diagnostic::error(span, why)])
    };
    let atoms = gathered(table.atoms.into_iter().map(read))?;
    Ok(Asked { text: text.into(), formula, counts, atoms, span })
}

impl Asked {
    pub(crate) fn property(&self) -> Property {
        let (name, title) = (format!("--ltl {}", self.text), format!("ltl {}", self.text));
        Property { name, title, kind: Kind::LtlText(self.text.clone()) }
    }

    /// What each atom means; `meaning` knows the names, or says what is wrong.
    pub(crate) fn meanings<T>(
        &self,
        meaning: impl Fn(&Atom) -> Result<T, String>,
    ) -> Result<Vec<T>, Vec<Diagnostic>> {
        let one = |a: &Atom| meaning(a).map_err(|why| vec![Diagnostic::error(a.span, why)]);
        gathered(self.atoms.iter().map(one))
    }

    pub(crate) fn claim(&self) -> Result<Claim, Vec<Diagnostic>> {
        let atoms = self.atoms.iter().map(|a| a.text.clone()).collect();
        claim(&self.text, &self.formula, self.span, atoms)
    }
}
