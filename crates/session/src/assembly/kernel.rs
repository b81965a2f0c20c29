//! The kernel language (`.asm`) on an architecture, or under a memory model.

use crate::claim::claim;
use crate::memory::memory_model;
use crate::properties::{Labels, Offer, choose};
use crate::reading::read;
use crate::strategy::{Then, bounded, decide, faults, judge};
use crate::windows::{self, NARROW, WIDE};
use crate::{Context, Event, Input, Kind, Options, Property, Purpose, Reduction, Refusal, Subject};
use heddle_assembly::{Arch, AsmModel, Atoms, Declared, DeclaredKind, Program};
use heddle_engine::CtlClaim;
use heddle_ltl::{Ctl, Formula};
use heddle_memmodel::{Bias, Machine, MemModel, Runs};
use heddle_model::Erased;
use heddle_span::{Diagnostic, FileId, Severity, SourceMap, Span};
use serde_json::json;

pub(crate) struct Kernel {
    sources: SourceMap,
    program: Program,
    formulas: Vec<Asked>,
    options: Options,
    memory: Option<MemModel>,
}

/// A formula with what its atoms mean.
struct Asked {
    name: String,
    title: String,
    text: String,
    span: Span,
    formula: Logic,
    atoms: Atoms,
}

enum Logic {
    Ltl(Formula),
    Ctl(Ctl),
}

impl Logic {
    /// It counts steps.
    fn has_next(&self) -> bool {
        match self {
            Logic::Ltl(f) => !f.is_stutter_invariant(),
            Logic::Ctl(f) => f.has_next(),
        }
    }
}

impl Kernel {
    pub(crate) fn open(
        input: &Input,
        options: &Options,
        context: Context<'_>,
    ) -> Result<Self, Refusal> {
        let [(name, text)] = input.files.as_slice() else {
            return Err(Refusal::Usage("an assembly program is one file".into()));
        };
        let (model, property) = (&options.model, &options.property);
        if model.arch.is_some() && model.model.is_some() {
            let text = "--arch and --model are two answers to one question; give one";
            return Err(Refusal::Usage(text.into()));
        }
        let memory = model.model.as_ref().map(|m| memory_model(m, context)).transpose()?;
        let defines = defines(&model.define).map_err(Refusal::Usage)?;
        let mut sources = SourceMap::new();
        let file = sources.add(name.clone(), text.clone());
        let (program, mut diagnostics) = heddle_assembly::parse(text, file, &defines);
        let mut formulas = Vec::new();
        if let Some(program) = &program {
            for d in &program.properties {
                read_declared(program, d, file, &mut formulas, &mut diagnostics);
            }
            let ltl = property.ltl.iter().map(|t| (DeclaredKind::Ltl, "--ltl", t));
            let ctl = property.ctl.iter().map(|t| (DeclaredKind::Ctl, "--ctl", t));
            let invariant = property.invariant.iter();
            let invariant = invariant.map(|t| (DeclaredKind::Invariant, "--invariant", t));
            for (kind, flag, text) in ltl.chain(ctl).chain(invariant) {
                if program.properties.iter().any(|d| d.name == **text) {
                    continue;
                }
                let id = sources.add(format!("<{flag}>"), text.clone());
                let (name, span) = (format!("{flag} {text}"), Span::new(id, 0, text.len()));
                let d = Declared { kind, name, text: text.clone(), span };
                read_declared(program, &d, id, &mut formulas, &mut diagnostics);
            }
        }
        let program = read(program, diagnostics, &sources, context)?;
        Ok(Kernel { sources, program, formulas, options: options.clone(), memory })
    }

    fn arch(&self) -> Arch {
        self.options.model.arch.unwrap_or(Arch::Asmp)
    }

    /// The model for a formula, or for the program's own promises.
    fn build(&self, asked: Option<&Asked>, purpose: Purpose, context: Context<'_>) -> AsmModel {
        // Who walks takes every instruction by itself, and sees every task under its own name
        // with all that is in its registers.
        let walks = purpose == Purpose::Walk;
        let mut reduce = self.options.model.reduction != Reduction::None && !walks;
        if reduce && asked.is_some_and(|a| a.formula.has_next()) {
            let text = "the formula counts steps (X), so no step is collapsed";
            context.watch.event(Event::Warning(text));
            reduce = false;
        }
        let options = heddle_assembly::Options {
            arch: self.arch(),
            reduce,
            // Fairness is about each copy.
            fold: !self.options.property.fair && !walks,
            drop_words: !walks,
            told: purpose == Purpose::Tell,
            atoms: asked.map_or(Atoms::default(), |a| a.atoms.clone()),
        };
        let model = AsmModel::new(self.program.clone(), options);
        if purpose != Purpose::Search {
            return model;
        }
        let text = format!("reduced  {}", reduction_text(&model));
        context.watch.event(Event::Detail(&text));
        model
    }

    fn asked(&self, property: &Property) -> Option<&Asked> {
        let (Kind::LtlText(name) | Kind::Ctl(name)) = &property.kind else { return None };
        self.formulas.iter().find(|a| a.name == *name)
    }

    fn own(&self) -> Vec<Property> {
        let title = match &self.memory {
            Some(m) => format!("assertions under {}", m.name),
            None => format!("assertions and sleep on {}", self.arch().name()),
        };
        let mut all = vec![Property::safety(title)];
        let own = self.formulas.iter().filter(|a| !a.name.starts_with("--"));
        all.extend(own.map(property_of));
        all
    }

    fn formula(
        &self,
        asked: &Asked,
        purpose: Purpose,
        context: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let model = self.build(Some(asked), purpose, context);
        let fair = self.options.property.fair;
        match (&asked.formula, self.options.property.switches) {
            (Logic::Ctl(formula), _) => judge(&model, self.ctl_claim(asked, formula)?, then),
            (Logic::Ltl(formula), Some(n)) => {
                let claim = ltl_claim(asked, formula)?;
                bounded(Erased::new(&model), n, &mut |m| decide(m, claim.clone(), fair, then));
            }
            (Logic::Ltl(formula), None) => decide(&model, ltl_claim(asked, formula)?, fair, then),
        }
        Ok(())
    }

    fn ctl_claim(&self, asked: &Asked, formula: &Ctl) -> Result<CtlClaim, Vec<Diagnostic>> {
        if self.options.property.fair {
            let text = "CTL is decided without fairness; use --ltl with --fair";
            return Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
        }
        Ok(CtlClaim {
            formula: formula.clone(),
            text: asked.text.trim().to_string(),
            span: Some(asked.span),
            atoms: asked.atoms.texts.clone(),
        })
    }

    /// Decides a formula under a memory model.
    fn formula_under(
        &self,
        asked: &Asked,
        memory: &MemModel,
        purpose: Purpose,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let (program, seen) = heddle_assembly::under_model_for(&self.program, &asked.atoms)?;
        unfit(asked, &program, memory).map_or(Ok(()), |wrong| Err(vec![wrong]))?;
        let flags = &self.options.property;
        // Arithmetic that waits takes places in the window; guesses make it dear.
        let usual = if Machine::is_exact(&program, memory) { WIDE } else { NARROW };
        let options = windows::options(&self.options.model, flags, usual);
        let mut options = windows::walked(options, purpose);
        options.stages = true;
        match &asked.formula {
            Logic::Ltl(formula) => {
                let claim = ltl_claim(asked, formula)?;
                windows::formula([&program; 2], memory, options, &claim, flags, seen, then);
            }
            Logic::Ctl(formula) => {
                let claim = self.ctl_claim(asked, formula)?;
                (options.reduce, options.livelocks) = (false, false);
                let machine = Machine::new(program, memory.clone(), options);
                judge(Runs::new(&machine, &machine, seen, Bias::Fewer), claim, then);
            }
        }
        Ok(())
    }

    /// Leaves out formulas of the file that have no meaning under the memory model.
    fn leave_out_unfit(&self, chosen: &mut Vec<Property>, context: Context<'_>) {
        let Some(memory) = &self.memory else { return };
        chosen.retain(|p| {
            let Some(asked) = self.asked(p) else { return true };
            let program = heddle_assembly::under_model_for(&self.program, &asked.atoms);
            // What is wrong with the program itself is told when it is checked.
            let wrong = program.ok().and_then(|(program, _)| unfit(asked, &program, memory));
            if let Some(wrong) = &wrong {
                let text = format!("not checked: {}: {}", p.name, wrong.message);
                context.watch.event(Event::Warning(&text));
            }
            wrong.is_none()
        });
    }
}

fn property_of(asked: &Asked) -> Property {
    let kind = match asked.formula {
        Logic::Ltl(_) => Kind::LtlText(asked.name.clone()),
        Logic::Ctl(_) => Kind::Ctl(asked.name.clone()),
    };
    Property { name: asked.name.clone(), title: asked.title.clone(), kind }
}

fn ltl_claim(asked: &Asked, formula: &Formula) -> Result<heddle_engine::Claim, Vec<Diagnostic>> {
    claim(asked.text.trim(), formula, asked.span, asked.atoms.texts.clone())
}

/// Why a formula cannot be decided under a memory model, if it cannot.
fn unfit(
    asked: &Asked,
    program: &heddle_memmodel::Program,
    memory: &MemModel,
) -> Option<Diagnostic> {
    let unsupported = |text: String| Some(Diagnostic::unsupported(asked.span, text));
    if asked.formula.has_next() {
        let text = "a formula that counts steps (X) under a memory model";
        let help = "what one step is, the memory model decides; say it with U, <> and []";
        return Some(Diagnostic::unsupported(asked.span, text).help(help));
    }
    let ctl = matches!(asked.formula, Logic::Ctl(_));
    if ctl && !(memory.single && Machine::is_exact(program, memory)) {
        return unsupported(format!(
            "CTL under the memory model `{}`, in which runs are guessed and given up; \
             sc, tso and pso have one tree of runs",
            memory.name
        ));
    }
    if program.shown > 0 && !memory.single {
        return unsupported(format!(
            "places and registers in a formula under the memory model `{}`, in which threads \
             see stores at different times; memory can be asked for",
            memory.name
        ));
    }
    None
}

fn reduction_text(model: &AsmModel) -> String {
    let e = model.effect();
    let folded = match e.folded.len() {
        0 => String::new(),
        _ => format!(", copies of {} folded", e.folded.join(" and ")),
    };
    let unread = match e.unread.len() {
        0 => String::new(),
        _ => format!(", {} left out because nobody reads it", e.unread.join(" and ")),
    };
    format!(
        "{} of {} control points kept, {} of {} registers and flags stored{folded}{unread}",
        e.kept, e.points, e.stored, e.values
    )
}

impl Subject for Kernel {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self, context: Context<'_>) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let asked = &self.options.property;
        let flags = ["--ltl", "--ctl", "--invariant"];
        let given = asked.ltl.iter().chain(&asked.ctl).chain(&asked.invariant);
        let given = given.filter_map(|text| {
            let is = |a: &&Asked| {
                a.name == *text || flags.iter().any(|f| a.name == format!("{f} {text}"))
            };
            self.formulas.iter().find(is).map(property_of)
        });
        let mut own = self.own();
        let named = !asked.property.is_empty();
        let given: Vec<Property> = given.collect();
        if given.is_empty() && !named {
            self.leave_out_unfit(&mut own, context);
        }
        let labels =
            Labels::Neither("--liveness: assembly has no accept or progress labels; use --ltl");
        let chosen = choose(Offer { own, further: Vec::new(), given, labels }, asked)?;
        if asked.switches.is_some() && chosen.iter().any(|p| matches!(p.kind, Kind::Ctl(_))) {
            let text = "--switches is a bound on runs, and CTL speaks of trees";
            return Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
        }
        Ok(chosen)
    }

    fn ask(
        &mut self,
        property: &Property,
        purpose: Purpose,
        context: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let flags = &self.options.property;
        match (self.asked(property), &self.memory) {
            (Some(asked), Some(memory)) => return self.formula_under(asked, memory, purpose, then),
            (Some(asked), None) => return self.formula(asked, purpose, context, then),
            (None, Some(memory)) => {
                let program = heddle_assembly::under_model(&self.program)?;
                let options = windows::options(&self.options.model, flags, windows::LITMUS);
                let options = windows::walked(options, purpose);
                windows::program_faults(&program, memory, options, flags, then);
            }
            (None, None) => faults(Erased::new(&self.build(None, purpose, context)), flags, then),
        }
        Ok(())
    }

    fn tells(&self) -> bool {
        true
    }

    fn tells_every_run(&self) -> bool {
        false
    }

    fn list(&mut self, context: Context<'_>) -> Result<serde_json::Value, Vec<Diagnostic>> {
        let p = &self.program;
        let at = |span| format!("line {}", self.sources.position(span).line);
        let programs: Vec<_> = p
            .sources
            .iter()
            .map(|s| {
                let n = p.tasks.get(s.first).map_or(0, |t| t.code.len());
                let copies = if s.copies == 1 { "1 task".into() } else { format!("{} tasks", s.copies) };
                let alike = if s.copies > 1 && s.alike { "alike" } else { "" };
                json!({"name": s.name, "tasks": copies, "instructions": format!("{n} instructions"), "alike": alike, "at": at(s.span)})
            })
            .collect();
        let words: Vec<_> = p
            .words
            .iter()
            .map(|w| {
                let domain = format!("{}..{}", w.domain.lo(), w.domain.hi());
                let kind = if w.ghost { "ghost" } else { "word" };
                json!({"name": w.name, "kind": kind, "domain": domain, "starts as": format!("= {}", w.init), "at": at(w.span)})
            })
            .collect();
        let labels: Vec<_> = p
            .sources
            .iter()
            .filter_map(|s| p.tasks.get(s.first).map(|t| (s, t)))
            .flat_map(|(s, t)| {
                t.labels.iter().map(move |l| json!({"label": l.0, "program": s.name}))
            })
            .collect();
        let properties: Vec<_> =
            self.own().into_iter().map(|p| json!({"name": p.name, "checks": p.title})).collect();
        let reduction = [reduction_text(&self.build(None, Purpose::Search, context))];
        Ok(
            json!({"programs": programs, "words": words, "labels": labels, "properties": properties, "reduction": reduction}),
        )
    }
}

fn read_declared(
    program: &Program,
    d: &Declared,
    file: FileId,
    out: &mut Vec<Asked>,
    diagnostics: &mut Vec<Diagnostic>,
) {
    let start = d.span.lo as usize;
    let (word, read) = match d.kind {
        DeclaredKind::Ltl => {
            let ltl = heddle_assembly::parse_ltl(program, &d.text, file, start);
            ("ltl", ltl.map(|l| (Logic::Ltl(l.formula), l.atoms)))
        }
        DeclaredKind::Ctl => {
            let ctl = heddle_assembly::parse_ctl(program, &d.text, file, start);
            ("ctl", ctl.map(|(f, atoms)| (Logic::Ctl(f), atoms)).map_err(|d| vec![d]))
        }
        DeclaredKind::Invariant => {
            let mut atoms = Atoms::default();
            let atom = atoms.add(program, &d.text, file, start);
            let always = |a| Logic::Ltl(Formula::Always(Box::new(Formula::Atom(a))));
            ("invariant", atom.map(|a| (always(a), atoms)).map_err(|d| vec![d]))
        }
    };
    let name = d.name.clone();
    let title = match name.strip_prefix("--") {
        Some(given) => given.to_string(),
        None => format!("{word} {name}"),
    };
    match read {
        Ok((formula, atoms)) => {
            let (text, span) = (d.text.clone(), d.span);
            out.push(Asked { name, title, text, span, formula, atoms });
        }
        Err(wrong) => diagnostics.extend(wrong),
    }
}

/// `NAME=VALUE`.
fn defines(words: &[String]) -> Result<Vec<(String, i64)>, String> {
    let one = |w: &String| {
        let (name, value) = w.split_once('=').unwrap_or((w, "1"));
        match value.trim().parse() {
            Ok(n) => Ok((name.trim().to_string(), n)),
            Err(_) => Err(format!("-D {w}: a constant is a number")),
        }
    };
    words.iter().map(one).collect()
}
