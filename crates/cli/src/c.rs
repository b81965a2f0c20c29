//! The C door: clang makes IR text of C, `heddle-llvm` reads it, and the
//! shared-memory machine runs it.

use crate::console::Console;
use crate::door::{After, Door, Goal, Kind, Property, Visitor, cycles, decide};
use crate::exit::Exit;
use crate::files::{Disk, read_text};
use crate::flags::{ModelArgs, PropertyArgs, RaceCheck, Reduction};
use heddle_engine::{Claim, NonProgress, Quiet, Stop, Switches};
use heddle_llvm::{LoadOptions, clang};
use heddle_ltl::{AtomTable, Dialect, Formula};
use heddle_machine::{Look, MachineModel, Options, Program, Proposition, Races, Test, Type};
use heddle_model::{Erased, Gap, Model};
use heddle_span::{Diagnostic, Severity, SourceMap};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::Command;

/// States to look at before deciding whether happens-before is affordable.
const FIRST_LOOK: usize = 10_000;

/// States to look at before guessing what memory is settled.
const GUESS_LOOK: usize = 2_000;

/// Said of a search that may have missed a race, and is not followed by another.
const DOUBT: &str = "races between accesses that only relaxed atomics connect were looked for \
                     along one way to each state; -p races looks along all";

/// The property that looks along all ways.
const ALL_WAYS: &str = "races";
const ALL_WAYS_TITLE: &str = "races that relaxed atomics hide";

pub struct CDoor {
    sources: SourceMap,
    program: Program,
    model: ModelArgs,
    property: PropertyArgs,
    formulas: Vec<Ltl>,
    /// Some race may have been missed by the last search.
    in_doubt: bool,
    /// The last model had guessed wrong what is settled.
    guessed_wrong: bool,
}

/// A formula of the command line and what its atoms mean.
struct Ltl {
    text: String,
    formula: Formula,
    atoms: Vec<(String, Proposition)>,
    span: heddle_span::Span,
}

impl CDoor {
    pub fn open(
        inputs: &[PathBuf],
        model: &ModelArgs,
        property: &PropertyArgs,
        console: &Console,
    ) -> Result<Self, Exit> {
        let modules = modules(inputs, model, console)?;
        let mut roots = property.invariant.clone();
        roots.extend(model.abstraction.clone());
        roots.extend(property.ltl.iter().flat_map(|f| words(f)));
        let options = LoadOptions { entry: model.entry.clone(), roots, havoc: model.havoc.clone() };
        let mut sources = SourceMap::new();
        let (program, mut diagnostics) =
            heddle_llvm::load(modules, &options, &mut sources, &mut Disk);
        let mut formulas = Vec::new();
        if let Some(program) = &program {
            let named = property.invariant.iter().map(|n| ("--invariant", n));
            for (flag, name) in named.chain(model.abstraction.iter().map(|n| ("--abstraction", n)))
            {
                if program.find_function(name).is_none() {
                    let text = format!("{flag}: there is no function `{name}`");
                    diagnostics.push(Diagnostic::new(Severity::Error, text));
                }
            }
            for text in &property.ltl {
                match read_formula(text, program, &mut sources) {
                    Ok(ltl) => formulas.push(ltl),
                    Err(wrong) => diagnostics.extend(wrong),
                }
            }
        }
        console.diagnostics(&diagnostics, &sources);
        match program {
            Some(program) if !diagnostics.iter().any(Diagnostic::is_fatal) => Ok(CDoor {
                sources,
                program,
                model: model.clone(),
                property: property.clone(),
                formulas,
                in_doubt: false,
                guessed_wrong: false,
            }),
            _ => Err(crate::exit_of(&diagnostics)),
        }
    }

    fn options(&self, propositions: Vec<Proposition>, safety: bool) -> Options {
        let m = &self.model;
        let find = |name: &String| self.program.find_function(name);
        let mut argv = vec!["a.out".to_string()];
        argv.extend(m.arg.iter().cloned());
        Options {
            reduction: match m.reduction {
                Reduction::None => heddle_machine::Reduction::None,
                Reduction::Global => heddle_machine::Reduction::Global,
                Reduction::Por | Reduction::Superstep => heddle_machine::Reduction::Superstep,
            },
            races: match m.races {
                RaceCheck::Off => Races::Off,
                RaceCheck::On => Races::On,
                RaceCheck::Strict => Races::Strict,
            },
            speculated_loads: m.opt > 0,
            overflow: m.ub.is_some(),
            leaks: m.leaks,
            malloc_may_fail: m.malloc_may_fail,
            spurious: m.spurious,
            unwind: m.unwind,
            argv,
            invariants: if safety {
                self.property.invariant.iter().filter_map(find).collect()
            } else {
                Vec::new()
            },
            propositions,
            // A bound on switches needs every schedule within it.
            ample: m.reduction == Reduction::Por && self.property.switches.is_none(),
            fold: safety
                && m.reduction == Reduction::Por
                && self.property.switches.is_none()
                && !m.no_symmetry,
            compared: safety && m.reduction == Reduction::Por && self.property.switches.is_none(),
            finite: safety,
            settle: if safety && m.reduction == Reduction::Por && !m.no_settled {
                GUESS_LOOK
            } else {
                0
            },
            abstraction: m.abstraction.as_ref().and_then(find),
            ..Options::default()
        }
    }

    /// The model for a property. Where atomics are relaxed, happens-before is
    /// followed along all ways if that is cheap or asked for, otherwise along
    /// one way to each state.
    fn machine(&self, options: Options, property: &Property) -> MachineModel {
        let relaxed = MachineModel::has_relaxed_atomics(&self.program);
        if !relaxed || property.kind != Kind::Safety || options.races == Races::Off {
            return MachineModel::new(self.program.clone(), options);
        }
        let all_ways = options.races == Races::Strict || property.name == ALL_WAYS;
        let following = Options { happens: true, ..options.clone() };
        let following = MachineModel::new(self.program.clone(), following);
        if all_ways || following.look(FIRST_LOOK) != Look::Unknown {
            return following;
        }
        let cheaply = Options { happens: true, one_way: true, ..options };
        MachineModel::new(self.program.clone(), cheaply)
    }

    fn ltl(&self, property: &Property) -> Option<&Ltl> {
        let Kind::LtlText(text) = &property.kind else { return None };
        self.formulas.iter().find(|l| l.text == *text)
    }
}

impl CDoor {
    /// Decides a property; `gaps` tells what the model left out.
    fn decide<M: Model + Copy, V: Visitor>(
        &self,
        property: &Property,
        model: M,
        gaps: &dyn Fn() -> Vec<Gap>,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>> {
        let fair = self.property.fair.is_some();
        match &property.kind {
            Kind::Progress => {
                let np = NonProgress::new(Quiet(model));
                Ok(cycles(&np, Goal::Cycles, fair, visitor))
            }
            Kind::LtlText(_) => {
                let ltl = self.ltl(property).expect("a property of this door");
                let claim = Claim::against(ltl.text.clone(), &ltl.formula).map_err(|_| {
                    vec![Diagnostic::unsupported(
                        ltl.span,
                        "the automaton of this formula is too large",
                    )]
                })?;
                let atoms = ltl.atoms.iter().map(|a| a.0.clone()).collect();
                let claim = claim.at(Some(ltl.span), atoms);
                Ok(decide(model, claim, gaps, fair, visitor))
            }
            // One step here executes many instructions, so an indirect call is nothing.
            _ => Ok(visitor.visit(Erased::new(&model), Goal::Safety)),
        }
    }
}

impl Door for CDoor {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let mut chosen = Vec::new();
        for l in &self.formulas {
            let (name, title) = (format!("--ltl {}", l.text), format!("ltl {}", l.text));
            chosen.push(Property { name, title, kind: Kind::LtlText(l.text.clone()) });
        }
        match self.property.liveness {
            Some(crate::flags::Liveness::Progress) => chosen.push(Property {
                name: "progress".into(),
                title: "no cycle without progress".into(),
                kind: Kind::Progress,
            }),
            Some(crate::flags::Liveness::Accept) => {
                let text = "--liveness accept: C programs have no accept labels; use --ltl";
                return Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
            }
            None => {}
        }
        let safety = Property {
            name: "safety".into(),
            title: "assertions, deadlocks, memory, races, locks".into(),
            kind: Kind::Safety,
        };
        let all = [vec![safety.clone()], self.further()].concat();
        for name in &self.property.property {
            let Some(property) = all.iter().find(|p| p.name == *name) else {
                let text = format!("no property is called `{name}`; there are: safety, races");
                return Err(vec![Diagnostic::new(Severity::Error, text)]);
            };
            chosen.push(property.clone());
        }
        let bounded = self.property.switches.is_some();
        if self.model.abstraction.is_some()
            && (bounded || chosen.iter().any(|p| p.kind != Kind::Safety))
        {
            let text =
                "--abstraction is for the search for faults, without --switches; add `-p safety`";
            return Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
        }
        Ok(if chosen.is_empty() { vec![safety] } else { chosen })
    }

    /// Races that a search along one way to each state may have missed, unless
    /// it was asked for nothing else.
    fn left_over(&mut self) -> Option<Property> {
        let chosen = !self.property.property.is_empty();
        let missed = std::mem::take(&mut self.in_doubt) && !chosen;
        missed.then(|| self.further().remove(0))
    }

    fn without_guess(&mut self) -> Option<&'static str> {
        let wrong = std::mem::take(&mut self.guessed_wrong);
        self.model.no_settled |= wrong;
        wrong.then_some("--no-settled")
    }

    fn further(&self) -> Vec<Property> {
        let title = ALL_WAYS_TITLE.into();
        vec![Property { name: ALL_WAYS.into(), title, kind: Kind::Safety }]
    }

    fn visit<V: Visitor>(
        &mut self,
        property: &Property,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>> {
        let propositions = self
            .ltl(property)
            .map_or(Vec::new(), |l| l.atoms.iter().map(|a| a.1.clone()).collect());
        let options = self.options(propositions, property.kind == Kind::Safety);
        let model = self.machine(options, property);
        // Without `-p`, another search follows.
        let alone = !self.property.property.is_empty();
        let doubts = || {
            let doubt = (alone && model.is_in_doubt()).then(|| DOUBT.to_string());
            model.warnings().into_iter().chain(doubt).collect()
        };
        let out = match self.property.switches {
            Some(n) => {
                let bounded = Switches::new(&model, n.min(u16::MAX.into()) as u16);
                let cut = bounded.cut_flag();
                let gaps = || cut.gap().into_iter().chain(model.gaps()).collect();
                let own = |_: &Stop| After { gaps: gaps(), doubts: doubts() };
                self.decide(property, Erased::new(&bounded), &gaps, visitor.and_ask(&own))
            }
            None => {
                let own = |_: &Stop| After { gaps: model.gaps(), doubts: doubts() };
                self.decide(property, &model, &|| model.gaps(), visitor.and_ask(&own))
            }
        };
        self.in_doubt = model.is_in_doubt();
        self.guessed_wrong = model.guessed_wrong();
        out
    }

    fn list(&mut self) -> Result<serde_json::Value, Vec<Diagnostic>> {
        let p = &self.program;
        let at =
            |span: Option<heddle_span::Span>| span.map_or(String::new(), |s| self.sources.place(s));
        let functions: Vec<_> = p
            .functions
            .iter()
            .filter(|f| !f.code.is_empty())
            .map(|f| json!({"name": f.name, "instructions": f.code.len()}))
            .collect();
        let globals: Vec<_> = p
            .globals
            .iter()
            .filter(|g| !g.hidden)
            .map(|g| json!({"name": g.name, "bytes": g.size, "at": at(g.span)}))
            .collect();
        let mut properties = vec![["safety", "assertions, deadlocks, memory, races, locks"]];
        if MachineModel::has_relaxed_atomics(p) {
            properties.push([ALL_WAYS, ALL_WAYS_TITLE]);
        }
        Ok(json!({
            "entry": [p.functions[p.entry.0 as usize].name],
            "functions": functions,
            "globals": globals,
            "properties": properties,
        }))
    }
}

/// The IR of an input: read as it is, or made by clang.
/// The inputs as IR texts.
pub fn modules(
    inputs: &[PathBuf],
    model: &ModelArgs,
    console: &Console,
) -> Result<Vec<(String, String)>, Exit> {
    let modules = inputs
        .iter()
        .map(|input| Ok((input.display().to_string(), ir_text(input, model)?)))
        .collect::<Result<Vec<_>, String>>()
        .map_err(|e| {
            console.error(&e);
            Exit::BadInput
        })?;
    // Known by another name, so that the C file itself can be shown.
    let named = |(name, text): (String, String)| {
        let is_ir = name.ends_with(".ll");
        (if is_ir { name } else { format!("{name} (IR)") }, text)
    };
    Ok(modules.into_iter().map(named).collect())
}

fn ir_text(input: &Path, model: &ModelArgs) -> Result<String, String> {
    if input.extension().is_some_and(|e| e == "ll") {
        return read_text(input);
    }
    if !input.is_file() {
        return Err(format!("cannot read {}: no such file", input.display()));
    }
    let clang = find_clang()?;
    let mut extra: Vec<String> = model.define.iter().map(|d| format!("-D{d}")).collect();
    let header = tempdir_with_header()?;
    extra.push(format!("-I{}", header.0.display()));
    // File names as the user gave them.
    extra.push("-fdebug-compilation-dir=.".into());
    if model.opt > 0 {
        let text = std::fs::read(input).unwrap_or_default();
        extra.extend(clang::keep_atomic(&String::from_utf8_lossy(&text)));
    }
    extra.extend(model.clang.iter().cloned());
    let args = clang::arguments(&input.display().to_string(), model.opt, &extra);
    let out = Command::new(clang).args(args).output().map_err(|e| format!("{clang}: {e}"))?;
    if !out.status.success() {
        let said = String::from_utf8_lossy(&out.stderr);
        return Err(format!("{clang} refuses {}:\n{}", input.display(), said.trim_end()));
    }
    Ok(String::from_utf8_lossy(&out.stdout).into_owned())
}

/// The clang to use.
pub fn find_clang() -> Result<&'static str, String> {
    let runs = |name: &&&str| Command::new(name).arg("--version").output().is_ok();
    clang::NAMES.iter().find(runs).copied().ok_or_else(|| {
        format!("C needs clang, and there is none; install it with: {}", clang::INSTALL)
    })
}

/// A directory with `heddle.h` in it, gone when dropped.
pub struct HeaderDir(pub PathBuf);

impl Drop for HeaderDir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub fn tempdir_with_header() -> Result<HeaderDir, String> {
    let dir = std::env::temp_dir().join(format!("heddle-include-{}", std::process::id()));
    let write = || {
        std::fs::create_dir_all(&dir)?;
        std::fs::write(dir.join("heddle.h"), heddle_llvm::HEADER)
    };
    write().map_err(|e| format!("cannot write {}: {e}", dir.display()))?;
    Ok(HeaderDir(dir))
}

/// The identifiers in a formula: functions among them must be kept.
fn words(text: &str) -> Vec<String> {
    let cut = text.split(|c: char| !(c.is_alphanumeric() || c == '_'));
    cut.filter(|w| w.starts_with(|c: char| c.is_alphabetic() || c == '_'))
        .map(str::to_string)
        .collect()
}

fn read_formula(
    text: &str,
    program: &Program,
    sources: &mut SourceMap,
) -> Result<Ltl, Vec<Diagnostic>> {
    let file = sources.add("<--ltl>", text);
    let mut table = AtomTable { file, start: 0, atoms: Vec::new() };
    let formula = heddle_ltl::parse(text, Dialect::Block, &mut table)?;
    let (mut atoms, mut wrong) = (Vec::new(), Vec::new());
    for (atom, span) in table.atoms {
        match proposition(&atom, program) {
            Ok(p) => atoms.push((atom, p)),
            Err(why) => wrong.push(Diagnostic::error(span, why)),
        }
    }
    let span = heddle_span::Span::new(file, 0, text.len());
    if wrong.is_empty() { Ok(Ltl { text: text.into(), formula, atoms, span }) } else { Err(wrong) }
}

/// A function without parameters, a global, or a global compared with a number.
fn proposition(atom: &str, program: &Program) -> Result<Proposition, String> {
    let atom = atom.trim_start_matches('(').trim_end_matches([')', '(', ' ']).trim();
    let tests = [
        ("==", Test::Eq),
        ("!=", Test::Ne),
        ("<=", Test::Le),
        (">=", Test::Ge),
        ("<", Test::Lt),
        (">", Test::Gt),
    ];
    let found = tests.iter().find_map(|(sign, t)| atom.split_once(sign).map(|(a, b)| (a, *t, b)));
    let (name, test, value) = match found {
        None => {
            if let Some(f) = program.find_function(atom) {
                return Ok(Proposition::Function(f));
            }
            (atom, Test::Ne, 0)
        }
        Some((name, test, value)) => {
            let number: Result<i64, _> = value.replace(' ', "").parse();
            (name.trim(), test, number.map_err(|_| format!("`{value}` is not a number"))?)
        }
    };
    let global = program
        .find_global(name)
        .ok_or_else(|| format!("`{name}` is neither a function nor a global variable"))?;
    let g = &program.globals[global.0 as usize];
    let (bytes, signed) = match &program.types[g.ty.0 as usize] {
        Type::Int { bytes, signed } => (*bytes, *signed),
        Type::Char => (1, true),
        Type::Bool => (1, false),
        Type::Enum { bytes, .. } => (*bytes, true),
        _ if matches!(g.size, 1 | 2 | 4 | 8) => (g.size, true),
        _ => return Err(format!("`{name}` is not an integer")),
    };
    Ok(Proposition::Global { global, offset: 0, bytes, signed, test, value })
}
