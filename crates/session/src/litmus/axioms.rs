//! Models in herd's cat language, asked about litmus tests: the executions that the axioms
//! allow, instead of the runs of a machine.
//!
//! A `.cat` file is a model for tests of every dialect; a `.cfg` file names one for the
//! kernel's tests, with the kernel's names (`.def`) and tags (`.bell`).

use crate::host::Files;
use crate::litmus::execution_text::in_words;
use crate::litmus::undecided;
use crate::litmus::{Answer, By, LitmusOptions};
use crate::{Alone, Context, Event, Limits, Refusal};
use heddle_cat::lower::{Dialect, lower};
use heddle_cat::program::{Pairing, Val};
use heddle_cat::{Draw, Drawing, Model, Question, Var, search};
use heddle_linux::{Macros, config};
use heddle_litmus::{Arch, LitmusResult, Outcome, Quantifier, Test};
use heddle_memmodel::MemModel;
use heddle_model::{Coverage, Gap};
use heddle_report::Execution;
use heddle_span::{Diagnostic, FileId, Loader, SourceMap, Span};
use std::collections::BTreeMap;
use std::time::Instant;

/// A test in herd's own primitives, which need no `.def` file.
const SMALL: &str = "C small\n{}\nP0(int *x) { __store{once}(*x,1); }\n\
    P1(int *x) { int r0; r0 = __load{once}(*x); }\nexists (1:r0=1)\n";

/// A model by axioms.
pub struct Axioms {
    pub name: String,
    pub(crate) model: Model,
    /// The kernel's names, where the model is for the kernel's tests.
    pub(crate) macros: Option<Macros>,
    /// The files of the model, for what is wrong with it.
    sources: SourceMap,
}

/// Reads a `.cat` or `.cfg` file and all that it names; what is wrong with any of them is told
/// at once.
pub(crate) fn axioms(name: &str, context: Context<'_>) -> Result<Axioms, Refusal> {
    let mut sources = SourceMap::new();
    let mut files = Files(context.host);
    let (text, shown) =
        files.load(name, "").or_else(|why| shipped(name).ok_or(Refusal::Missing(why)))?;
    let short = name.rsplit('/').next().unwrap_or(name).to_string();
    let (mut macros, mut bell, mut cat) = (None, None, Some((shown.clone(), text.clone())));
    let (mut wrong, mut variants) = (Vec::new(), Vec::new());
    if name.ends_with(".cfg") {
        let file = sources.add(&shown, &text);
        let refuse = |d: Vec<Diagnostic>, s: &SourceMap| Refusal::Wrong(d, Box::new(s.clone()));
        let config = config::read(&text, file).map_err(|d| refuse(d, &sources))?;
        let mut load = |named: &config::Named| {
            let loaded = files.load(&named.path, &shown);
            loaded.map(|(text, shown)| (shown, text)).map_err(|why| {
                wrong.push(Diagnostic::error(named.span, why));
            })
        };
        let defined = config.macros.as_ref().and_then(|named| load(named).ok());
        bell = config.bell.as_ref().and_then(|named| load(named).ok());
        cat = load(&config.model).ok();
        variants = config.variants;
        wrong.extend(config.refused);
        if let Some((shown, text)) = defined {
            let file = sources.add(&shown, &text);
            match Macros::read(&text, file) {
                Ok(read) => {
                    let is_used = read.is_for_the_kernel() || bell.is_some();
                    macros = is_used.then(|| read.with(config.rule));
                }
                Err(more) => wrong.extend(more),
            }
        }
    }
    let bell = bell.as_ref().map(|(name, text)| (name.as_str(), text.as_str()));
    let sets = all_sets(name.ends_with(".cfg"));
    let loader = &mut Files(context.host);
    let model =
        cat.map(|(name, text)| Model::read_for((&name, &text), bell, &sets, &mut sources, loader));
    match model {
        Some(Ok(mut model)) if wrong.is_empty() => {
            model.variants = variants;
            Ok(Axioms { name: short, model, macros, sources })
        }
        Some(Err(more)) => {
            if let Some(whole) = beside(name, &more, context) {
                return Ok(whole);
            }
            wrong.extend(more.into_iter().map(|d| named_by_a_configuration(d, name)));
            Err(Refusal::Wrong(wrong, Box::new(sources)))
        }
        _ => Err(Refusal::Wrong(wrong, Box::new(sources))),
    }
}

/// The axioms of a built-in model, by the name that their file would have.
fn shipped(name: &str) -> Option<(String, String)> {
    let text = heddle_cat::twin(name.strip_suffix(".cat")?)?;
    Some((text.to_string(), name.to_string()))
}

/// The model of the kernel's that a `.cat` file is a part of, if its configuration lies beside
/// it: the file alone lacks the names of the kernel's tags.
pub(crate) fn beside(name: &str, wrong: &[Diagnostic], context: Context<'_>) -> Option<Axioms> {
    let stem = name.strip_suffix(".cat")?;
    if !wrong.iter().any(|d| d.message.ends_with("is not defined")) {
        return None;
    }
    let config = format!("{stem}.cfg");
    let whole = axioms(&config, context).ok()?;
    let said = format!("{name} is read as {config} says, which lies beside it");
    context.watch.event(Event::Note(&said));
    Some(whole)
}

fn lacks_a_name_of_the_kernel(wrong: &Diagnostic) -> bool {
    let own = |set: &&str| wrong.message == format!("`{set}` is not defined");
    heddle_linux::VOCABULARY.iter().any(own)
}

/// A name that only the kernel's models have, where only a `.cat` file was given.
fn named_by_a_configuration(wrong: Diagnostic, name: &str) -> Diagnostic {
    if name.ends_with(".cfg") || !lacks_a_name_of_the_kernel(&wrong) {
        return wrong;
    }
    wrong.help("a model of the kernel's is given by its .cfg file, which names its tags, too")
}

/// The axioms of a built-in model.
pub(crate) fn twin(model: &MemModel) -> Option<Axioms> {
    let name = model.built_in()?;
    let text = heddle_cat::twin(name)?;
    let mut sources = SourceMap::new();
    let file = format!("{name}.cat");
    let model = Model::read((&file, text), None, &mut sources, &mut Files(&Alone)).ok()?;
    Some(Axioms { name: name.to_string(), model, macros: None, sources })
}

/// What an axiomatic model says of a kernel test: its name, its condition, the answer.
pub(crate) type Said = Result<(String, String, Result<Answer, Diagnostic>), Vec<Diagnostic>>;

impl Axioms {
    pub(crate) fn is_for_the_kernel(&self) -> bool {
        self.macros.is_some()
    }

    /// Asks about a kernel test.
    pub(crate) fn kernel(
        &self,
        text: &str,
        file: FileId,
        asked: &LitmusOptions,
        limits: &Limits,
    ) -> Said {
        if let Some(wrong) = self.of_another_dialect(text, file) {
            return Err(vec![wrong]);
        }
        let none = Macros::default();
        let test = heddle_linux::parse(text, file, self.macros.as_ref().unwrap_or(&none))?;
        let start = Instant::now();
        let stop = stop(start, asked, limits);
        let told = heddle_linux::ask(&self.model, &test, &stop);
        let seconds = start.elapsed().as_secs_f64();
        let answer = told.map_err(|d| self.place(d)).map(|told| {
            let quantifier = match test.quantifier {
                heddle_linux::Quantifier::Exists => Quantifier::Exists,
                heddle_linux::Quantifier::NotExists => Quantifier::NotExists,
                heddle_linux::Quantifier::Forall => Quantifier::Forall,
            };
            // The verdict may be known though the list of states is not whole.
            let mut outcomes = Vec::new();
            for satisfies in [true, false] {
                let met = if satisfies { told.meets } else { told.misses };
                if met == Some(true) {
                    outcomes.push(Outcome { values: Vec::new(), satisfies });
                }
            }
            let known = told.meets == Some(false) && quantifier != Quantifier::Forall
                || told.meets.is_some() && told.misses.is_some();
            let undefined = !told.undefined.is_empty();
            let flags = (list(&told.flags), list(&told.undefined));
            let herd = herd_text(&test, &told);
            let gaps = if known { Vec::new() } else { vec![left_out()] };
            let result = self.result(quantifier, outcomes, told.candidates, gaps, undefined);
            let mut answer =
                self.answer(result, told.states, !told.all_states, flags, seconds, herd);
            if asked.witness {
                let drawn = self.draw_kernel(text, file, asked, limits).ok().flatten();
                answer.execution = drawn.map(|e| in_words(&e));
            }
            answer
        });
        let (name, condition) = (test.name.clone(), test.condition.clone());
        Ok((name, condition, answer))
    }

    /// What is wrong with a test that is none of the kernel's.
    fn of_another_dialect(&self, text: &str, file: FileId) -> Option<Diagnostic> {
        let first = text.split_whitespace().next().unwrap_or_default();
        let other = Arch::named(first).filter(|arch| *arch != Arch::C)?;
        let at = text.find(first).unwrap_or_default();
        let what =
            format!("a test of {} under {}, a model for the kernel's C", other.name(), self.name);
        Some(Diagnostic::unsupported(Span::new(file, at, at + first.len()), what))
    }

    /// What can be said of a model of the kernel's without a test of the user's: whether it
    /// means something.
    pub(crate) fn check_for_the_kernel(&self, context: Context<'_>) -> Result<String, Refusal> {
        let mut sources = self.sources.clone();
        let file = sources.add("a small test", SMALL);
        let none = Macros::default();
        let read = heddle_linux::parse(SMALL, file, self.macros.as_ref().unwrap_or(&none));
        let asked = read.and_then(|test| {
            let stop = || context.limits.stop.is_set();
            heddle_linux::ask(&self.model, &test, &stop).map_err(|d| vec![d])
        });
        match asked {
            Err(wrong) => Err(Refusal::Wrong(wrong, Box::new(sources))),
            Ok(_) => {
                let mut out = "the kernel's C: understood\n".to_string();
                for (axiom, at) in self.requirements() {
                    let name = if axiom.is_empty() { "an axiom" } else { &axiom };
                    out += &format!("requires `{name}` ({})\n", self.place_of(at));
                }
                Ok(out)
            }
        }
    }

    /// The machine that the axioms have the form of, if they have one and flag nothing.
    pub(crate) fn machine(&self, arch: Arch) -> Option<MemModel> {
        let all = all_sets(false);
        let has = |name: &str| vocabulary(arch).contains(&name) || !all.contains(&name);
        if self.model.may_flag(&has) {
            return None;
        }
        let text = self.model.operational().ok()?;
        heddle_memmodel::parse(&text, FileId(0)).0
    }

    pub(crate) fn requirements(&self) -> Vec<(String, Span)> {
        self.model.requirements()
    }

    pub(crate) fn place_of(&self, span: Span) -> String {
        self.sources.place(span)
    }

    /// How often each requirement failed an execution of a test.
    pub(crate) fn failures(
        &self,
        test: &Test,
        asked: &LitmusOptions,
        limits: &Limits,
    ) -> Result<BTreeMap<Span, u64>, Diagnostic> {
        let refuse = |what| Diagnostic::new(heddle_span::Severity::Unsupported, what);
        let program = lower(&test.program, dialect(test.arch)).map_err(refuse)?;
        let stop = stop(Instant::now(), asked, limits);
        let question = Question {
            program: &program,
            observed: test.condition.observed.iter().copied().map(var).collect(),
            filter: None,
            first: false,
            vocabulary: vocabulary(test.arch),
            draw: Draw::No,
            naive: false,
            stop: &stop,
        };
        Ok(search(&self.model, &question).map_err(|d| self.place(d))?.failed)
    }

    /// An execution of a kernel test that meets its condition, drawn.
    pub(crate) fn draw_kernel(
        &self,
        text: &str,
        file: FileId,
        asked: &LitmusOptions,
        limits: &Limits,
    ) -> Result<Option<Execution>, Vec<Diagnostic>> {
        let none = Macros::default();
        let test = heddle_linux::parse(text, file, self.macros.as_ref().unwrap_or(&none))?;
        let stop = stop(Instant::now(), asked, limits);
        let drawing = heddle_linux::draw(&self.model, &test, &stop);
        let drawing = drawing.map_err(|d| vec![self.place(d)])?;
        Ok(drawing.map(|d| self.picture(&test.name, &test.condition, d)))
    }

    /// The same for a test of any other dialect.
    pub(crate) fn draw(
        &self,
        test: &Test,
        asked: &LitmusOptions,
        limits: &Limits,
    ) -> Result<Option<Execution>, Vec<Diagnostic>> {
        let refuse = |what| vec![Diagnostic::new(heddle_span::Severity::Unsupported, what)];
        let program = lower(&test.program, dialect(test.arch)).map_err(refuse)?;
        let condition = &test.condition;
        let wanted = |get: &dyn Fn(Var) -> Option<Val>| {
            let known = asked_of(test).iter().all(|v| get(var(*v)).is_some());
            let number = |v| get(var(v)).map_or(0, number);
            let passes = || condition.filter.as_ref().is_none_or(|f| f.eval(&number));
            known.then(|| passes() && condition.prop.eval(&number))
        };
        let ended = stop(Instant::now(), asked, limits);
        // The reason is looked for among so many that are forbidden, and no longer.
        let enough = undecided::bounded(&ended);
        for draw in [Draw::Allowed, Draw::Forbidden] {
            let stop: &dyn Fn() -> bool = if draw == Draw::Allowed { &ended } else { &enough };
            let question = Question {
                program: &program,
                observed: asked_of(test).into_iter().map(var).collect(),
                filter: Some(&wanted),
                first: draw == Draw::Allowed,
                vocabulary: vocabulary(test.arch),
                draw,
                naive: false,
                stop,
            };
            let found = search(&self.model, &question).map_err(|d| vec![self.place(d)])?;
            // What was not looked at to the end may be allowed.
            if found.drawing.is_none() && found.stopped {
                return Ok(None);
            }
            if let Some(drawing) = found.drawing {
                let text = heddle_litmus::herd::condition_text(test);
                return Ok(Some(self.picture(&test.name, &text, drawing)));
            }
        }
        Ok(None)
    }

    /// The first execution that is as the condition asks, drawn; of `forall`, one that is not.
    pub(crate) fn show(
        &self,
        test: &Test,
        stop: &dyn Fn() -> bool,
    ) -> Result<heddle_cat::Answer, Diagnostic> {
        let refuse = |what| Diagnostic::new(heddle_span::Severity::Unsupported, what);
        let program = lower(&test.program, dialect(test.arch)).map_err(refuse)?;
        let condition = &test.condition;
        let wanted = |get: &dyn Fn(Var) -> Option<Val>| {
            let known = asked_of(test).iter().all(|v| get(var(*v)).is_some());
            let number = |v| get(var(v)).map_or(0, number);
            let passes = || condition.filter.as_ref().is_none_or(|f| f.eval(&number));
            let for_all = condition.quantifier == Quantifier::Forall;
            known.then(|| passes() && condition.prop.eval(&number) != for_all)
        };
        let question = Question {
            program: &program,
            observed: asked_of(test).into_iter().map(var).collect(),
            filter: Some(&wanted),
            first: true,
            vocabulary: vocabulary(test.arch),
            draw: Draw::Allowed,
            naive: false,
            stop,
        };
        search(&self.model, &question)
    }

    fn picture(&self, name: &str, condition: &str, drawing: Drawing) -> Execution {
        let note = match &drawing.axiom {
            None => format!("{}: allowed, {condition}", self.name),
            Some((axiom, span)) => {
                let at = self.sources.place(*span);
                // What has no name is told as it is written.
                let text = self.sources.snippet(*span);
                let axiom = axiom.as_deref().unwrap_or(text.lines().next().unwrap_or_default());
                format!("{}: forbidden by `{axiom}` ({at}), {condition}", self.name)
            }
        };
        let events = drawing.events.into_iter().map(|e| (e.thread, e.label)).collect();
        let (edges, cycle, parts) = (drawing.edges, drawing.cycle, drawing.parts);
        let lanes = Vec::new();
        Execution { title: name.to_string(), note, lanes, events, edges, cycle, parts }
    }

    /// Asks about a test of any other dialect.
    pub(crate) fn ask(
        &self,
        test: &Test,
        asked: &LitmusOptions,
        limits: &Limits,
    ) -> Result<Answer, Diagnostic> {
        let mut answer = self.ask_until(test, &stop(Instant::now(), asked, limits))?;
        if asked.witness {
            answer.execution = self.told_execution(test, asked, limits);
        }
        Ok(answer)
    }

    /// An execution that meets the condition, allowed or not, in words.
    pub(crate) fn told_execution(
        &self,
        test: &Test,
        asked: &LitmusOptions,
        limits: &Limits,
    ) -> Option<String> {
        self.draw(test, asked, limits).ok().flatten().map(|e| in_words(&e))
    }

    /// The cycle by which an outcome is forbidden, in words, if it is.
    pub(crate) fn told_reason(
        &self,
        test: &Test,
        asked: &LitmusOptions,
        limits: &Limits,
    ) -> Option<String> {
        let drawn = self.draw(test, asked, limits).ok().flatten()?;
        (!drawn.cycle.is_empty()).then(|| in_words(&drawn))
    }

    /// What the executions say that are looked at until it is enough.
    pub(crate) fn ask_until(
        &self,
        test: &Test,
        stop: &dyn Fn() -> bool,
    ) -> Result<Answer, Diagnostic> {
        let start = Instant::now();
        let program = lower(&test.program, dialect(test.arch))
            .map_err(|what| Diagnostic::new(heddle_span::Severity::Unsupported, what))?;
        let (condition, seen) = (&test.condition, asked_of(test));
        let question = Question {
            program: &program,
            observed: seen.iter().copied().map(var).collect(),
            filter: None,
            first: false,
            vocabulary: vocabulary(test.arch),
            draw: Draw::No,
            naive: false,
            stop,
        };
        let found = search(&self.model, &question).map_err(|d| self.place(d))?;
        let mut told: BTreeMap<Vec<i64>, bool> = BTreeMap::new();
        for state in &found.states {
            let at = |v| seen.iter().position(|o| *o == v);
            let get = |v| at(v).map_or(0, |i| number(state[i]));
            if condition.filter.as_ref().is_none_or(|f| f.eval(&get)) {
                let values = state[..condition.observed.len()].iter().map(|v| number(*v));
                told.insert(values.collect(), condition.prop.eval(&get));
            }
        }
        let outcomes = told.into_iter().map(|(values, satisfies)| Outcome { values, satisfies });
        let outcomes = outcomes.collect();
        let mut gaps = Vec::new();
        if found.stopped || found.meaningless {
            gaps.push(left_out());
        }
        if found.cut {
            gaps.push(Gap::Unwind(heddle_cat::paths::MOST_ROUNDS as u32));
        }
        let (quantifier, undefined) = (condition.quantifier, !found.undefined.is_empty());
        let result = self.result(quantifier, outcomes, found.candidates, gaps, undefined);
        let texts = result.outcomes.iter().map(|o| heddle_litmus::herd::outcome_text(test, o));
        let texts: Vec<String> = texts.collect();
        let (flags, undefined) = (list(&found.flags), list(&found.undefined));
        let seconds = start.elapsed().as_secs_f64();
        let herd = heddle_litmus::herd::report(test, &result, &flags, seconds);
        Ok(self.answer(result, texts, false, (flags, undefined), seconds, herd))
    }

    fn result(
        &self,
        quantifier: Quantifier,
        outcomes: Vec<Outcome>,
        candidates: u64,
        gaps: Vec<Gap>,
        undefined: bool,
    ) -> LitmusResult {
        let mut coverage = Coverage::full();
        gaps.into_iter().for_each(|gap| coverage.miss(gap));
        LitmusResult {
            model: self.name.clone(),
            quantifier,
            outcomes,
            states: candidates,
            transitions: candidates,
            coverage,
            witness: None,
            violation: None,
            undefined,
            folded: false,
        }
    }

    fn answer(
        &self,
        result: LitmusResult,
        outcomes: Vec<String>,
        more: bool,
        (mut flags, reasons): (Vec<String>, Vec<String>),
        seconds: f64,
        herd: String,
    ) -> Answer {
        if result.undefined {
            flags.push("*undef*".into());
        }
        let word = if result.undefined { "undefined" } else { result.answer().word() };
        let (witness, execution, trail) = (None, None, None);
        Answer {
            word,
            result,
            outcomes,
            more,
            flags,
            reasons,
            seconds,
            herd,
            execution,
            witness,
            trail,
            by: By::Axioms,
        }
    }

    /// What is wrong with the model, with its place in words: the places of a test's own
    /// diagnostics are in other files.
    pub(crate) fn place(&self, wrong: Diagnostic) -> Diagnostic {
        let at = wrong.labels.first().map(|l| self.sources.place(l.span));
        let text = at.map_or(wrong.message.clone(), |at| format!("{at}: {}", wrong.message));
        Diagnostic::new(wrong.severity, text)
    }
}

fn left_out() -> Gap {
    Gap::Other("not all executions were looked at".into())
}

fn list(all: &std::collections::BTreeSet<String>) -> Vec<String> {
    all.iter().cloned().collect()
}

/// A kernel test as herd7 prints it.
fn herd_text(test: &heddle_linux::Test, told: &heddle_linux::Told) -> String {
    let kind = match test.quantifier {
        heddle_linux::Quantifier::Exists => "Allowed",
        heddle_linux::Quantifier::NotExists => "Forbidden",
        heddle_linux::Quantifier::Forall => "Required",
    };
    let mut lines = vec![format!("Test {} {kind}", test.name)];
    let more = if told.all_states { "" } else { " and more" };
    lines.push(format!("States {}{more}", told.states.len()));
    lines.extend(told.states.iter().cloned());
    let ok = told.is_ok(test).map_or("Open", |ok| if ok { "Ok" } else { "No" });
    lines.push(ok.into());
    lines.extend(told.flags.iter().map(|f| format!("Flag {f}")));
    lines.push(format!("Condition {}", test.condition));
    lines.push(format!("Observation {} {}", test.name, told.observation().unwrap_or("Open")));
    lines.join("\n") + "\n"
}

pub(crate) fn stop<'a>(
    start: Instant,
    asked: &'a LitmusOptions,
    limits: &'a Limits,
) -> impl Fn() -> bool + use<'a> {
    move || limits.stop.is_set() || asked.timeout.is_some_and(|limit| start.elapsed() > limit)
}

/// What a test shows of a final state, then what only its filter asks.
fn asked_of(test: &Test) -> Vec<heddle_litmus::Var> {
    let (mut seen, mut vars) = (test.condition.observed.clone(), Vec::new());
    test.condition.filter.iter().for_each(|f| f.vars(&mut vars));
    vars.retain(|v| !seen.contains(v));
    vars.dedup();
    seen.extend(vars);
    seen
}

/// A value as final states of tests have it.
fn number(value: Val) -> i64 {
    match value {
        Val::Int(n) => n,
        Val::Thin(event) => heddle_litmus::herd::thin_air(event),
        Val::Loc(_) | Val::Beside(..) => 0,
    }
}

fn var(var: heddle_litmus::Var) -> Var {
    match var {
        heddle_litmus::Var::Reg(t, r) => Var::Reg(t, r),
        heddle_litmus::Var::Loc(l) => Var::Loc(l),
    }
}

/// How the programs of an architecture become events.
fn dialect(arch: Arch) -> Dialect {
    let x86 = matches!(arch, Arch::X86 | Arch::X8664);
    Dialect {
        one_event: matches!(arch, Arch::C | Arch::Bpf),
        compare_in_two: arch == Arch::Bpf,
        c: arch == Arch::C,
        atomic_a: x86,
        apart: x86,
        computes_all: matches!(arch, Arch::AArch64 | Arch::X8664),
        pairing: match arch {
            // An AMO is one event, as in herd7; a conditional store needs the reservation of
            // its own place, and its result comes of the store (RVWMO's syntactic
            // dependencies).
            Arch::RiscV => Pairing { same_place: true, result_depends: true, one: true },
            _ => Pairing::default(),
        },
        renamed: match arch {
            Arch::Arm => &ARM_NAMES,
            Arch::Bpf => &[(&["acq"], "AQ"), (&["rel"], "RL"), (&["sc"], "SC")],
            _ => &[
                (&["sync"], "SYNC"),
                (&["lwsync"], "LWSYNC"),
                (&["eieio"], "EIEIO"),
                (&["isync"], "ISYNC"),
            ],
        },
    }
}

/// Sets of fences by the attributes of one, the longer lists first.
const ARM_NAMES: [(&[&str], &str); 8] = [
    (&["DMB.SY", "DSB", "ISH"], "DSB.ISH"),
    (&["DMB.ST", "DSB", "ISH"], "DSB.ISHST"),
    (&["DMB.SY", "ISH"], "DMB.ISH"),
    (&["DMB.ST", "ISH"], "DMB.ISHST"),
    (&["DMB.SY", "DSB"], "DSB"),
    (&["DMB.ST", "DSB"], "DSB.ST"),
    (&["DMB.SY"], "DMB"),
    (&["DMB.ST"], "DMB.ST"),
];

/// Sets that models of any architecture name; the kernel's beside them.
pub(crate) fn all_sets(kernel: bool) -> Vec<&'static str> {
    let all = [
        Arch::X86,
        Arch::X8664,
        Arch::AArch64,
        Arch::Ppc,
        Arch::RiscV,
        Arch::Arm,
        Arch::Mips,
        Arch::Bpf,
        Arch::C,
        Arch::Mc,
    ];
    let kernel: &[&str] = if kernel { &heddle_linux::VOCABULARY } else { &[] };
    all.into_iter().flat_map(vocabulary).chain(kernel).copied().collect()
}

/// Sets that models of an architecture name, though a test may have nothing in them.
fn vocabulary(arch: Arch) -> &'static [&'static str] {
    match arch {
        Arch::C => {
            &["ACQ", "REL", "ACQ_REL", "SC", "RLX", "CON", "A", "NA", "LK", "LS", "LF", "UL"]
        }
        Arch::Arm => &[
            "DMB",
            "DMB.ISH",
            "DMB.ST",
            "DMB.ISHST",
            "DSB",
            "DSB.ISH",
            "DSB.ST",
            "DSB.ISHST",
            "ISB",
            "A",
            "L",
            "X",
        ],
        Arch::Mips => &["SYNC", "X"],
        Arch::Bpf => &["SC", "AQ", "RL"],
        Arch::Ppc => &["SYNC", "LWSYNC", "ISYNC", "EIEIO", "X", "A", "Q", "L"],
        Arch::RiscV => &[
            "Fence.r.r",
            "Fence.r.w",
            "Fence.r.rw",
            "Fence.w.r",
            "Fence.w.w",
            "Fence.w.rw",
            "Fence.rw.r",
            "Fence.rw.w",
            "Fence.rw.rw",
            "Fence.tso",
            "Acq",
            "Rel",
            "AcqRel",
            "Sc",
            "X",
            "AMO",
        ],
        Arch::AArch64 => &[
            "DMB.SY",
            "DMB.LD",
            "DMB.ST",
            "DMB.ISH",
            "DMB.ISHLD",
            "DMB.ISHST",
            "DMB.OSH",
            "DMB.OSHLD",
            "DMB.OSHST",
            "DMB.NSH",
            "DMB.NSHLD",
            "DMB.NSHST",
            "DSB.SY",
            "DSB.LD",
            "DSB.ST",
            "DSB.ISH",
            "DSB.ISHLD",
            "DSB.ISHST",
            "DSB.OSH",
            "DSB.OSHLD",
            "DSB.OSHST",
            "DSB.NSH",
            "DSB.NSHLD",
            "DSB.NSHST",
            "ISB",
            "A",
            "Q",
            "L",
            "X",
            "NoRet",
        ],
        _ => &["MFENCE", "SFENCE", "LFENCE", "X", "A", "NT"],
    }
}
