//! The assembly door: `.asm` programs on an architecture, or under a memory
//! model.

use crate::console::Console;
use crate::door::{After, Door, Goal, Kind, Property, Visitor, decide};
use crate::exit::Exit;
use crate::files::read_text;
use crate::flags::{ArchArg, ModelArgs, PropertyArgs, Reduction};
use crate::programs::on_window_machine;
use crate::{formulas, models};
use heddle_assembly::{Arch, AsmModel, Atoms, Declared, DeclaredKind, Options, Program};
use heddle_engine::{Claim, CtlClaim, Judged, Stop, Switches};
use heddle_ltl::{Ctl, Formula};
use heddle_memmodel::{Bias, Machine, MemModel, Runs};
use heddle_model::Erased;
use heddle_span::{Diagnostic, FileId, Severity, SourceMap, Span};
use serde_json::json;
use std::path::Path;

pub struct AsmDoor<'c> {
    sources: SourceMap,
    program: Program,
    formulas: Vec<Asked>,
    model: ModelArgs,
    property: PropertyArgs,
    memory: Option<MemModel>,
    console: &'c Console,
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

impl<'c> AsmDoor<'c> {
    pub fn open(
        input: &Path,
        model: &ModelArgs,
        property: &PropertyArgs,
        console: &'c Console,
    ) -> Result<Self, Exit> {
        if let (Some(_), Some(_)) = (&model.arch, &model.model) {
            console.error("--arch and --model are two answers to one question; give one");
            return Err(Exit::Usage);
        }
        let memory = model.model.as_ref().map(|m| models::load(m, console)).transpose()?;
        let defines = defines(&model.define).map_err(|e| {
            console.error(&e);
            Exit::Usage
        })?;
        let text = read_text(input).map_err(|e| {
            console.error(&e);
            Exit::BadInput
        })?;
        let mut sources = SourceMap::new();
        let file = sources.add(input.display().to_string(), text.clone());
        let (program, mut diagnostics) = heddle_assembly::parse(&text, file, &defines);
        let mut formulas = Vec::new();
        if let Some(program) = &program {
            for d in &program.properties {
                read_declared(program, d, file, &mut formulas, &mut diagnostics);
            }
            let given = property.ltl.iter().map(|t| (DeclaredKind::Ltl, "--ltl", t));
            let given = given.chain(property.ctl.iter().map(|t| (DeclaredKind::Ctl, "--ctl", t)));
            let given = given.chain(
                property.invariant.iter().map(|t| (DeclaredKind::Invariant, "--invariant", t)),
            );
            for (kind, flag, text) in given {
                if program.properties.iter().any(|d| d.name == **text) {
                    continue;
                }
                let id = sources.add(format!("<{flag}>"), text.clone());
                let d = Declared {
                    kind,
                    name: format!("{flag} {text}"),
                    text: text.clone(),
                    span: Span::new(id, 0, text.len()),
                };
                read_declared(program, &d, id, &mut formulas, &mut diagnostics);
            }
        }
        console.diagnostics(&diagnostics, &sources);
        match program {
            Some(program) if !diagnostics.iter().any(Diagnostic::is_fatal) => Ok(AsmDoor {
                sources,
                program,
                formulas,
                model: model.clone(),
                property: property.clone(),
                memory,
                console,
            }),
            _ => Err(crate::exit_of(&diagnostics)),
        }
    }

    fn arch(&self) -> Arch {
        match self.model.arch {
            Some(ArchArg::Sp) => Arch::Sp,
            Some(ArchArg::Smp) => Arch::Smp,
            Some(ArchArg::Asmp) | None => Arch::Asmp,
        }
    }

    /// The model for a formula, or for the program's own promises.
    fn build(&self, asked: Option<&Asked>) -> AsmModel {
        let mut reduce = self.model.reduction != Reduction::None;
        let next = asked.is_some_and(|a| match &a.formula {
            Logic::Ltl(f) => !f.is_stutter_invariant(),
            Logic::Ctl(f) => f.has_next(),
        });
        if reduce && next {
            self.console.warn("the formula counts steps (X), so no step is collapsed");
            reduce = false;
        }
        let options = Options {
            arch: self.arch(),
            reduce,
            // Fairness is about each copy.
            fold: self.property.fair.is_none(),
            drop_words: true,
            atoms: asked.map_or(Atoms::default(), |a| a.atoms.clone()),
        };
        AsmModel::new(self.program.clone(), options)
    }

    fn asked(&self, property: &Property) -> Option<&Asked> {
        let (Kind::LtlText(name) | Kind::Ctl(name)) = &property.kind else { return None };
        self.formulas.iter().find(|a| a.name == *name)
    }

    fn property_of(asked: &Asked) -> Property {
        let kind = match asked.formula {
            Logic::Ltl(_) => Kind::LtlText(asked.name.clone()),
            Logic::Ctl(_) => Kind::Ctl(asked.name.clone()),
        };
        Property { name: asked.name.clone(), title: asked.title.clone(), kind }
    }

    fn all_properties(&self) -> Vec<Property> {
        let title = match &self.memory {
            Some(m) => format!("assertions under {}", m.name),
            None => format!("assertions and sleep on {}", self.arch().name()),
        };
        let mut all = vec![Property { name: "safety".into(), title, kind: Kind::Safety }];
        let own = self.formulas.iter().filter(|a| !a.name.starts_with("--"));
        all.extend(own.map(Self::property_of));
        all
    }

    fn visit_formula<V: Visitor>(
        &self,
        asked: &Asked,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>> {
        let model = self.build(Some(asked));
        self.tell_reduction(&model);
        let fair = self.property.fair.is_some();
        match &asked.formula {
            Logic::Ctl(formula) => {
                let claim = self.ctl_claim(asked, formula)?;
                Ok(visitor.visit_judged(&Judged::new(&model, claim)))
            }
            Logic::Ltl(formula) => {
                let claim = ltl_claim(asked, formula)?;
                Ok(match self.property.switches {
                    Some(n) => {
                        let bounded = Switches::new(&model, n.min(u16::MAX.into()) as u16);
                        let cut = bounded.cut_flag();
                        let gaps = || cut.gap().into_iter().collect();
                        decide(Erased::new(&bounded), claim, &gaps, fair, visitor)
                    }
                    None => decide(&model, claim, &Vec::new, fair, visitor),
                })
            }
        }
    }

    fn ctl_claim(&self, asked: &Asked, formula: &Ctl) -> Result<CtlClaim, Vec<Diagnostic>> {
        if self.property.fair.is_some() {
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
    fn visit_under<V: Visitor>(
        &self,
        asked: &Asked,
        memory: &MemModel,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>> {
        let (program, seen) = heddle_assembly::under_model_for(&self.program, &asked.atoms)?;
        unfit(asked, &program, memory).map_or(Ok(()), |wrong| Err(vec![wrong]))?;
        let mut options = crate::programs::options(&self.model, &self.property);
        // Arithmetic that waits takes places in the window; guesses make it dear.
        let usual = if Machine::is_exact(&program, memory) { WIDE } else { NARROW };
        options.window = self.model.window.map_or(usual, |w| w as usize);
        options.stages = true;
        match &asked.formula {
            Logic::Ltl(formula) => {
                let claim = ltl_claim(asked, formula)?;
                let both = [&program; 2];
                let asked = (&claim, &self.property);
                Ok(formulas::on_window_machine(both, memory, options, asked, seen, visitor))
            }
            Logic::Ctl(formula) => {
                let claim = self.ctl_claim(asked, formula)?;
                options.reduce = false;
                let machine = Machine::new(program, memory.clone(), options);
                let runs = Runs::new(&machine, &machine, seen, Bias::Fewer);
                let gaps = |_: &Stop| After { gaps: machine.gaps(), ..After::default() };
                Ok(visitor.and_ask(&gaps).visit_judged(&Judged::new(&runs, claim)))
            }
        }
    }

    /// Leaves out formulas of the file that have no meaning under the memory model.
    fn leave_out_unfit(&self, chosen: &mut Vec<Property>) {
        let Some(memory) = &self.memory else { return };
        chosen.retain(|p| {
            let Some(asked) = self.asked(p) else { return true };
            let program = heddle_assembly::under_model_for(&self.program, &asked.atoms);
            // What is wrong with the program itself is told when it is checked.
            let wrong = program.ok().and_then(|(program, _)| unfit(asked, &program, memory));
            if let Some(wrong) = &wrong {
                self.console.warn(&format!("not checked: {}: {}", p.name, wrong.message));
            }
            wrong.is_none()
        });
    }

    /// What the static analysis achieves, with `-v`.
    fn tell_reduction(&self, model: &AsmModel) {
        if self.console.verbose == 0 {
            return;
        }
        self.console.detail(&format!("  reduced  {}\n", reduction_text(model)));
    }
}

/// Instances in flight per task, where a formula looks on and loads keep their order.
const WIDE: usize = 24;
/// And where they do not.
const NARROW: usize = 10;

fn ltl_claim(asked: &Asked, formula: &Formula) -> Result<Claim, Vec<Diagnostic>> {
    let claim = Claim::against(asked.text.trim(), formula).map_err(|_| {
        let text = "the automaton of this formula is too large";
        vec![Diagnostic::unsupported(asked.span, text)]
    })?;
    Ok(claim.at(Some(asked.span), asked.atoms.texts.clone()))
}

/// Why a formula cannot be decided under a memory model, if it cannot.
fn unfit(
    asked: &Asked,
    program: &heddle_memmodel::Program,
    memory: &MemModel,
) -> Option<Diagnostic> {
    let unsupported = |text: String| Some(Diagnostic::unsupported(asked.span, text));
    let (next, ctl) = match &asked.formula {
        Logic::Ltl(f) => (!f.is_stutter_invariant(), false),
        Logic::Ctl(f) => (f.has_next(), true),
    };
    if next {
        let text = "a formula that counts steps (X) under a memory model";
        let help = "what one step is, the memory model decides; say it with U, <> and []";
        return Some(Diagnostic::unsupported(asked.span, text).help(help));
    }
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

impl Door for AsmDoor<'_> {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let args = &self.property;
        let unsupported = |text: &str| Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
        if args.liveness.is_some() {
            return unsupported("--liveness: assembly has no accept or progress labels; use --ltl");
        }
        let all = self.all_properties();
        let mut chosen = Vec::new();
        for text in args.ltl.iter().chain(&args.ctl).chain(&args.invariant) {
            let found = |a: &&Asked| {
                a.name == *text
                    || ["--ltl", "--ctl", "--invariant"]
                        .iter()
                        .any(|f| a.name == format!("{f} {text}"))
            };
            chosen.extend(self.formulas.iter().find(found).map(Self::property_of));
        }
        for name in &args.property {
            match all.iter().find(|p| p.name == *name) {
                Some(p) => chosen.push(p.clone()),
                None => {
                    let known: Vec<&str> = all.iter().map(|p| p.name.as_str()).collect();
                    let text =
                        format!("no property is called `{name}`; there are: {}", known.join(", "));
                    return Err(vec![Diagnostic::new(Severity::Error, text)]);
                }
            }
        }
        if chosen.is_empty() {
            chosen = all;
            self.leave_out_unfit(&mut chosen);
        }
        if args.switches.is_some() && chosen.iter().any(|p| matches!(p.kind, Kind::Ctl(_))) {
            return unsupported("--switches is a bound on runs, and CTL speaks of trees");
        }
        if args.safety {
            chosen.retain(|p| p.kind == Kind::Safety);
        }
        Ok(chosen)
    }

    fn visit<V: Visitor>(
        &mut self,
        property: &Property,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>> {
        if let Some(asked) = self.asked(property) {
            return match &self.memory {
                Some(memory) => self.visit_under(asked, memory, visitor),
                None => self.visit_formula(asked, visitor),
            };
        }
        if let Some(memory) = &self.memory {
            let program = heddle_assembly::under_model(&self.program)?;
            return Ok(on_window_machine(&program, memory, &self.model, &self.property, visitor));
        }
        let model = self.build(None);
        self.tell_reduction(&model);
        match self.property.switches {
            Some(n) => {
                let bounded = Switches::new(&model, n.min(u16::MAX.into()) as u16);
                let cut = bounded.cut_flag();
                let gaps =
                    |_: &Stop| After { gaps: cut.gap().into_iter().collect(), ..After::default() };
                Ok(visitor.and_ask(&gaps).visit(Erased::new(&bounded), Goal::Safety))
            }
            None => Ok(visitor.visit_plain(&model)),
        }
    }

    fn list(&mut self) -> Result<serde_json::Value, Vec<Diagnostic>> {
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
        let properties: Vec<_> = self
            .all_properties()
            .into_iter()
            .map(|p| json!({"name": p.name, "checks": p.title}))
            .collect();
        let reduction = [reduction_text(&self.build(None))];
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
    let read = match d.kind {
        DeclaredKind::Ltl => heddle_assembly::parse_ltl(program, &d.text, file, start)
            .map(|l| (Logic::Ltl(l.formula), l.atoms)),
        DeclaredKind::Ctl => heddle_assembly::parse_ctl(program, &d.text, file, start)
            .map(|(f, atoms)| (Logic::Ctl(f), atoms))
            .map_err(|d| vec![d]),
        DeclaredKind::Invariant => {
            let mut atoms = Atoms::default();
            let atom = atoms.add(program, &d.text, file, start);
            let always = |a| Logic::Ltl(Formula::Always(Box::new(Formula::Atom(a))));
            atom.map(|a| (always(a), atoms)).map_err(|d| vec![d])
        }
    };
    let word = match d.kind {
        DeclaredKind::Ltl => "ltl",
        DeclaredKind::Ctl => "ctl",
        DeclaredKind::Invariant => "invariant",
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

/// `-D NAME=VALUE`.
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
