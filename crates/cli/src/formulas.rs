//! Formulas of LTL about memory, under a memory model: for C, for `.mcs` programs and for assembly.
//!
//! An atom is a location, or a location compared with a number. Where loads keep their
//! order the machine's runs are the program's and the answer is exact. Elsewhere two
//! searches share the work ([`heddle_memmodel::Bias`]): what holds in more runs than
//! there are holds; what fewer runs violate is violated.

use crate::door::{After, Goal, Kind, Property, Visitor};
use crate::flags::PropertyArgs;
use heddle_engine::{Claim, Fair, Options, Product, Progress, Stop, Switches};
use heddle_ltl::{AtomTable, Dialect, Formula};
use heddle_memmodel::{Bias, Compare, Machine, MemModel, Program, Propositions, Runs, Watch};
use heddle_model::{Erased, Gap, Model, Verdict};
use heddle_span::{Diagnostic, Severity, SourceMap, Span};

/// A formula as it was given.
#[derive(Clone)]
pub struct Asked {
    pub text: String,
    formula: Formula,
    /// It counts steps (`X`), so that no round of a loop may be left out.
    pub counts: bool,
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
    let counts = !formula.is_stutter_invariant();
    let (mut atoms, mut wrong) = (Vec::new(), Vec::new());
    for (atom, span) in table.atoms {
        match read_atom(&atom, span) {
            Ok(a) => atoms.push(a),
            Err(why) => wrong.push(Diagnostic::error(span, why)),
        }
    }
    if wrong.is_empty() {
        Ok(Asked { text: text.into(), formula, counts, atoms, span })
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

    pub fn claim(&self) -> Result<Claim, Vec<Diagnostic>> {
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
    if flags.switches.is_some() && flags.fair.is_some() {
        let text = "--fair with --switches: within a bound on switches threads that could go on \
                    wait for ever, so that hardly any run is fair";
        return refuse(Severity::Unsupported, text.into());
    }
    let mut out: Vec<Property> = formulas.iter().map(Asked::property).collect();
    if out.is_empty() || !flags.property.is_empty() {
        out.push(safety);
    }
    Ok(out)
}

/// A formula on the window machine: exact where it can be, otherwise by both sides. The
/// first program is for more runs, the second for fewer.
pub fn on_window_machine<V: Visitor>(
    programs: [&Program; 2],
    memory: &MemModel,
    options: heddle_memmodel::Options,
    (claim, flags): (&Claim, &PropertyArgs),
    seen: impl Propositions + Clone,
    visitor: V,
) -> V::Out {
    let machine = |program: &Program, cautious| {
        let (reduce, arrivals) = (false, flags.fair.is_some());
        let options = heddle_memmodel::Options { cautious, reduce, arrivals, ..options };
        Machine::new(program.clone(), memory.clone(), options)
    };
    let exact = Machine::is_exact(programs[1], memory);
    if !exact {
        let more = machine(programs[0], false);
        let side = Side { machine: &more, teller: &more, bias: Bias::More };
        if side.holds(claim, seen.clone(), flags) {
            return side.visit(claim, seen, flags, visitor);
        }
    }
    let fewer = machine(programs[1], !exact);
    Side { machine: &fewer, teller: &fewer, bias: Bias::Fewer }.visit(claim, seen, flags, visitor)
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
    pub fn holds(&self, claim: &Claim, seen: impl Propositions, flags: &PropertyArgs) -> bool {
        let claim = claim.clone();
        let options = Options { faults: false, memory_limit: FIRST, ..Options::default() };
        let (stop, progress) = (Stop::new(), Progress::new());
        let search = |m: Erased| heddle_engine::erased::cycles(m, &options, &stop, &progress);
        let runs = Runs::new(self.machine, self.teller, seen, self.bias);
        if let Some(n) = flags.switches {
            let runs = runs.by_threads();
            let bounded = Switches::new(&runs, n.min(u16::MAX.into()) as u16);
            let product = Product::new(Erased::new(&bounded), claim);
            let holds = matches!(search(Erased::new(&product)).verdict, Verdict::Holds { .. });
            return holds && self.machine.gaps().is_empty();
        }
        let product = Product::new(&runs, claim);
        let erased = Erased::new(&product);
        let outcome = match flags.fair {
            Some(_) => search(Erased::new(&Fair::new(erased))),
            None => search(erased),
        };
        matches!(outcome.verdict, Verdict::Holds { .. }) && self.machine.gaps().is_empty()
    }

    pub fn visit<V: Visitor>(
        &self,
        claim: &Claim,
        seen: impl Propositions,
        flags: &PropertyArgs,
        visitor: V,
    ) -> V::Out {
        let claim = claim.clone();
        let runs = Runs::new(self.machine, self.teller, seen, self.bias);
        // Always by cycles: a step that leads nowhere is a fault to other searches.
        if let Some(n) = flags.switches {
            let runs = runs.by_threads();
            let bounded = Switches::new(&runs, n.min(u16::MAX.into()) as u16);
            let cut = bounded.cut_flag();
            let product = Product::new(Erased::new(&bounded), claim);
            let after = |_: &Stop| {
                let gaps = cut.gap().into_iter().chain(self.gaps()).collect();
                After { gaps, doubts: crate::door::doubts(&product) }
            };
            return visitor.and_ask(&after).visit(Erased::new(&product), Goal::Cycles);
        }
        let product = Product::new(&runs, claim);
        let after = |_: &Stop| After { gaps: self.gaps(), doubts: crate::door::doubts(&product) };
        let visitor = visitor.and_ask(&after);
        let erased = Erased::new(&product);
        match flags.fair {
            Some(_) => visitor.visit(Erased::new(&Fair::new(erased)), Goal::Cycles),
            None => visitor.visit(erased, Goal::Cycles),
        }
    }

    fn gaps(&self) -> Vec<Gap> {
        let exact = Machine::is_exact(&self.machine.program, &self.machine.model);
        let mut gaps = self.machine.gaps();
        if self.bias == Bias::Fewer && !exact {
            let text = "only runs in which stores wait for what is older and unsettled";
            gaps.push(Gap::Other(text.into()));
        }
        gaps
    }
}
