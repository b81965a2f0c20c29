//! Formulas of LTL about memory, under a memory model: for C and for `.mcs` programs.
//!
//! An atom is a location, or a location compared with a number. Where loads keep their
//! order the machine's runs are the program's and the answer is exact. Elsewhere two
//! searches share the work ([`heddle_memmodel::Bias`]): what holds in more runs than
//! there are holds; what fewer runs violate is violated.

use crate::door::{After, Goal, Kind, Property, Visitor};
use crate::flags::PropertyArgs;
use heddle_engine::{Claim, Fair, Options, Product, Progress, Stop};
use heddle_ltl::{AtomTable, Dialect, Formula};
use heddle_memmodel::{Bias, Compare, Machine, MemModel, Runs, Watch};
use heddle_model::{Erased, Gap, Model, Verdict};
use heddle_span::{Diagnostic, Severity, SourceMap, Span};

/// A formula as it was given.
#[derive(Clone)]
pub struct Asked {
    pub text: String,
    formula: Formula,
    pub atoms: Vec<Atom>,
    span: Span,
}

/// `x`, or `x == 1`: a name, and what it is compared with.
#[derive(Clone)]
pub struct Atom {
    pub name: String,
    pub test: Compare,
    pub value: i64,
    text: String,
    pub span: Span,
}

/// Reads the formulas of the command line, all that is wrong at once.
pub fn read(texts: &[String], sources: &mut SourceMap) -> Result<Vec<Asked>, Vec<Diagnostic>> {
    let (mut out, mut wrong) = (Vec::new(), Vec::new());
    for text in texts {
        match read_one(text, sources) {
            Ok(asked) => out.push(asked),
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
    if !formula.is_stutter_invariant() {
        let why = "a formula that counts steps (X) under a memory model";
        let d = Diagnostic::unsupported(span, why);
        let help = "what one step is, the memory model decides; say it with U, <> and []";
        return Err(vec![d.help(help)]);
    }
    let (mut atoms, mut wrong) = (Vec::new(), Vec::new());
    for (atom, span) in table.atoms {
        match read_atom(&atom, span) {
            Ok(a) => atoms.push(a),
            Err(why) => wrong.push(Diagnostic::error(span, why)),
        }
    }
    if wrong.is_empty() {
        Ok(Asked { text: text.into(), formula, atoms, span })
    } else {
        Err(wrong)
    }
}

fn read_atom(text: &str, span: Span) -> Result<Atom, String> {
    let bare: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let bare = bare.trim_start_matches('(').trim_end_matches(')');
    let tests = [
        ("==", Compare::Eq),
        ("!=", Compare::Ne),
        ("<=", Compare::Le),
        (">=", Compare::Ge),
        ("<", Compare::Lt),
        (">", Compare::Gt),
    ];
    let found = tests.iter().find_map(|(sign, t)| bare.split_once(sign).map(|(a, b)| (a, *t, b)));
    let (name, test, value) = match found {
        None => (bare, Compare::Ne, 0),
        Some((name, test, value)) => {
            (name, test, value.parse().map_err(|_| format!("`{value}` is not a number"))?)
        }
    };
    Ok(Atom { name: name.into(), test, value, text: text.into(), span })
}

impl Asked {
    pub fn property(&self) -> Property {
        let (name, title) = (format!("--ltl {}", self.text), format!("ltl {}", self.text));
        Property { name, title, kind: Kind::LtlText(self.text.clone()) }
    }

    /// What the atoms watch; `find` knows locations and the size and sign of their values.
    pub fn watches(
        &self,
        find: impl Fn(&str) -> Option<(usize, u8, bool)>,
    ) -> Result<Vec<Watch>, Vec<Diagnostic>> {
        let (mut out, mut wrong) = (Vec::new(), Vec::new());
        for a in &self.atoms {
            match find(&a.name) {
                Some((loc, bytes, signed)) => {
                    out.push(Watch { loc, test: a.test, value: a.value, bytes, signed });
                }
                None => {
                    let text = format!("`{}` is not a variable in shared memory", a.name);
                    wrong.push(Diagnostic::error(a.span, text));
                }
            }
        }
        if wrong.is_empty() { Ok(out) } else { Err(wrong) }
    }

    fn claim(&self) -> Result<Claim, Vec<Diagnostic>> {
        let claim = Claim::against(self.text.clone(), &self.formula).map_err(|_| {
            vec![Diagnostic::unsupported(self.span, "the automaton of this formula is too large")]
        })?;
        let atoms = self.atoms.iter().map(|a| a.text.clone()).collect();
        Ok(claim.at(Some(self.span), atoms))
    }
}

/// The properties that the flags select: the formulas, what the program promises itself,
/// or both.
pub fn chosen(
    formulas: &[Asked],
    flags: &PropertyArgs,
    safety: Property,
) -> Result<Vec<Property>, Vec<Diagnostic>> {
    let refuse = |severity, text: String| Err(vec![Diagnostic::new(severity, text)]);
    if flags.liveness.is_some() {
        let text = "--liveness under a memory model: there are no labels; use --ltl";
        return refuse(Severity::Unsupported, text.into());
    }
    if let Some(name) = flags.property.iter().find(|n| **n != safety.name) {
        let text = format!("no property is called `{name}`; there is: safety");
        return refuse(Severity::Error, text);
    }
    if flags.switches.is_some() && !formulas.is_empty() {
        let text = "--switches bounds the search for faults only; check formulas without it";
        return refuse(Severity::Unsupported, text.into());
    }
    let mut out: Vec<Property> = formulas.iter().map(Asked::property).collect();
    if out.is_empty() || !flags.property.is_empty() {
        out.push(safety);
    }
    Ok(out)
}

/// Whether only fair runs are asked for; an error where a model has none.
pub fn fairness(asked: &PropertyArgs, model: &MemModel) -> Result<bool, Vec<Diagnostic>> {
    if asked.fair.is_none() || model.can_be_fair() {
        return Ok(asked.fair.is_some());
    }
    let text = format!(
        "weak fairness under the memory model `{}`, in which a load may read an old store for ever",
        model.name
    );
    Err(vec![Diagnostic::new(Severity::Unsupported, text)])
}

/// A machine, who tells its steps, and which runs it stands for.
pub struct Side<'m, T> {
    pub machine: &'m Machine,
    pub teller: T,
    pub bias: Bias,
}

/// Bytes that the first of two searches may take.
const FIRST: u64 = 96 << 20;

impl<T: Model> Side<'_, &T> {
    /// Whether the formula holds in all of these runs, as far as a bounded search tells.
    pub fn holds(&self, asked: &Asked, watches: &[Watch], fair: bool) -> bool {
        let Ok(claim) = asked.claim() else { return false };
        let runs = Runs::new(self.machine, self.teller, watches.to_vec(), self.bias);
        let product = Product::new(&runs, claim);
        let options = Options { faults: false, memory_limit: FIRST, ..Options::default() };
        let (stop, progress) = (Stop::new(), Progress::new());
        let search = |m: Erased| heddle_engine::erased::cycles(m, &options, &stop, &progress);
        let erased = Erased::new(&product);
        let outcome = if fair { search(Erased::new(&Fair::new(erased))) } else { search(erased) };
        matches!(outcome.verdict, Verdict::Holds { .. }) && self.machine.gaps().is_empty()
    }

    pub fn visit<V: Visitor>(
        &self,
        asked: &Asked,
        watches: Vec<Watch>,
        fair: bool,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>> {
        let runs = Runs::new(self.machine, self.teller, watches, self.bias);
        let product = Product::new(&runs, asked.claim()?);
        let exact = Machine::is_exact(&self.machine.program, &self.machine.model);
        let after = |_: &Stop| {
            let mut gaps = self.machine.gaps();
            if self.bias == Bias::Fewer && !exact {
                let text = "only runs in which stores wait for what is older and unsettled";
                gaps.push(Gap::Other(text.into()));
            }
            After { gaps, doubts: crate::door::doubts(&product) }
        };
        let visitor = visitor.and_ask(&after);
        let erased = Erased::new(&product);
        // Always by cycles: a step that leads nowhere is a fault to other searches.
        Ok(match fair {
            true => visitor.visit(Erased::new(&Fair::new(erased)), Goal::Cycles),
            false => visitor.visit(erased, Goal::Cycles),
        })
    }
}
