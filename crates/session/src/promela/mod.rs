//! Promela: claims, `ltl` blocks and labels as properties.

mod compiling;
mod spin_trail;

pub use spin_trail::SpinTrail;

use crate::claim::claim;
use crate::host::Files;
use crate::promela::compiling::Compiling;
use crate::properties::{Labels, Offer, choose};
use crate::strategy::{Then, bounded, compiled_faults, cycles, decide};
use crate::{Context, Goal, Input, Kind, Options, Property, Purpose, Reduction, Refusal, Subject};
use heddle_engine::{NonProgress, Quiet, Stutter};
use heddle_model::{Erased, Model};
use heddle_promela::syntax::ast::{self, Program};
use heddle_promela::{CCompiler, Claim, PromelaModel};
use heddle_span::{Diagnostic, FileId, Loader, SourceMap};
use serde_json::json;
use std::cell::Cell;
use std::path::PathBuf;
use std::sync::Arc;

pub(crate) struct Promela {
    sources: SourceMap,
    program: Program,
    options: Options,
    /// How many `ltl` blocks the file has; formulas that were given follow.
    n_blocks: usize,
    /// It was said that native code runs.
    warned: Cell<bool>,
    compiling: Arc<Compiling>,
}

/// Where included files are looked for: as the host does, then in these folders.
struct Folders<'a>(Files<'a>, &'a [String]);

impl Loader for Folders<'_> {
    fn load(&mut self, path: &str, from: &str) -> Result<(String, String), String> {
        let beside = self.0.load(path, from);
        let mut there = self.1.iter().map(|dir| format!("{}/{path}", dir.trim_end_matches('/')));
        beside.or_else(|why| there.find_map(|p| self.0.load(&p, "").ok()).ok_or(why))
    }
}

/// For those who do not want native code to run.
struct NoNative;

impl CCompiler for NoNative {
    fn compile(&mut self, _: &str) -> Result<PathBuf, String> {
        Err("embedded C is native code, which is not run here; `heddle check` runs it".into())
    }
}

impl Promela {
    pub(crate) fn open(
        input: &Input,
        options: &Options,
        context: Context<'_>,
    ) -> Result<Self, Refusal> {
        let [(name, text)] = input.files.as_slice() else {
            return Err(Refusal::Usage(
                "a Promela model is one file; use #include for more".into(),
            ));
        };
        let mut sources = SourceMap::new();
        let file = sources.add(name.clone(), text.clone());
        Self::read(sources, file, options, context)
    }

    /// A model that is among the sources already.
    pub(crate) fn read(
        mut sources: SourceMap,
        file: FileId,
        options: &Options,
        context: Context<'_>,
    ) -> Result<Self, Refusal> {
        let defines = &options.model.define;
        let mut loader = Folders(Files(context.host), &options.model.include);
        let (mut parsed, mut diagnostics) =
            heddle_promela::syntax::parse(&mut sources, file, defines, &mut loader);
        let n_blocks = parsed.program.ltl.len();
        for text in &options.property.ltl {
            let is_block = parsed.program.ltl[..n_blocks].iter().any(|l| *l.name == **text);
            if !is_block && !diagnostics.iter().any(Diagnostic::is_fatal) {
                let name = format!("--ltl {text}");
                diagnostics.extend(parsed.parse_ltl_text(&mut sources, &name, text).1);
            }
        }
        let program = crate::reading::read(Some(parsed.program), diagnostics, &sources, context)?;
        let (options, warned) = (options.clone(), Cell::new(false));
        let compiling = Arc::default();
        Ok(Promela { sources, program, options, n_blocks, warned, compiling })
    }

    fn ltl(&self, property: &Property) -> Option<&ast::Ltl> {
        let (blocks, texts) = self.program.ltl.split_at(self.n_blocks);
        match &property.kind {
            Kind::LtlBlock(name) => blocks.iter().find(|l| *l.name == **name),
            Kind::LtlText(name) => texts.iter().find(|l| *l.name == **name),
            _ => None,
        }
    }

    fn build(
        &self,
        property: &Property,
        purpose: Purpose,
        context: Context<'_>,
    ) -> Result<PromelaModel, Vec<Diagnostic>> {
        let model = &self.options.model;
        let claim = if property.kind == Kind::Never { Claim::First } else { Claim::None };
        let options = heddle_promela::Options {
            exact_steps: model.exact_steps || purpose == Purpose::Walk,
            all_values: purpose != Purpose::Search,
            claim,
            propositions: self.ltl(property).map_or(Vec::new(), |l| l.atoms.clone()),
            lossy: model.lossy,
            empty_at_end: model.empty_channels,
            // As in SPIN, a run that reduces also checks `xr` and `xs`.
            promises: property.kind == Kind::Safety && model.reduction == Reduction::Por,
            visible_labels: matches!(property.kind, Kind::Accept | Kind::Progress),
            jit: (purpose == Purpose::Search && !model.no_jit).then(|| self.compiling.jit()),
        };
        let mut cc: Box<dyn CCompiler> = match self.options.model.no_native {
            true => Box::new(NoNative),
            false => Box::new(Files(context.host)),
        };
        if !self.program.code.is_empty() && !model.no_native && !self.warned.replace(true) {
            let text = "the embedded C is compiled and runs as part of heddle, unchecked; --no-native forbids it";
            context.watch.event(crate::Event::Note(text));
        }
        let (model, diagnostics) =
            heddle_promela::model_with_c(&self.program, &self.sources, &options, &mut *cc);
        model.ok_or(diagnostics)
    }

    /// Everything that the model can be asked, by default.
    fn own(&self) -> Vec<Property> {
        let mut all = vec![safety()];
        if self.program.procs.iter().any(|p| p.kind == ast::ProcKind::Never) {
            let (name, title) = ("never".into(), "never claim".into());
            all.push(Property { name, title, kind: Kind::Never });
        }
        all.extend(self.program.ltl[..self.n_blocks].iter().map(block));
        all
    }

    /// Decides one property of a model.
    fn search(
        &self,
        property: &Property,
        model: &PromelaModel,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let asked = &self.options.property;
        let finite = property.kind == Kind::Safety
            || property.kind == Kind::Never && (asked.safety || !model.facts().has_accept);
        if finite {
            compiled_faults(model, asked, then);
            return Ok(());
        }
        match asked.switches {
            Some(n) => {
                let mut out = Ok(());
                bounded(Erased::new(model), n, &mut |m| out = self.infinite(property, m, then));
                out
            }
            None => self.infinite(property, model, then),
        }
    }

    /// Decides a property of infinite runs.
    fn infinite<M: Model + Copy>(
        &self,
        property: &Property,
        model: M,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let fair = self.options.property.fair;
        match &property.kind {
            Kind::Accept => cycles(&Stutter(Quiet(model)), Goal::Cycles, fair, then),
            Kind::Progress => {
                let np = NonProgress::new(Quiet(model)).progress_is_visible();
                cycles(&np, Goal::Cycles, fair, then);
            }
            Kind::LtlBlock(_) | Kind::LtlText(_) => {
                let ltl = self.ltl(property).expect("a property of this program");
                let atoms = ltl.atoms.iter();
                let atoms = atoms.map(|a| self.sources.snippet(a.span).to_string()).collect();
                decide(model, claim(&ltl.name, &ltl.formula, ltl.span, atoms)?, fair, then);
            }
            Kind::Never => cycles(&model, Goal::Both, fair, then),
            Kind::Safety => unreachable!("faults are not on cycles"),
            Kind::Ctl(_) => unreachable!("Promela is not asked in CTL"),
        }
        Ok(())
    }
}

fn safety() -> Property {
    Property::safety("assertions and end states")
}

fn block(l: &ast::Ltl) -> Property {
    let name = l.name.to_string();
    Property { title: format!("ltl {name}"), kind: Kind::LtlBlock(name.clone()), name }
}

impl Subject for Promela {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self, _: Context<'_>) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let asked = &self.options.property;
        let blocks = &self.program.ltl[..self.n_blocks];
        let given = |text: &String| match blocks.iter().find(|l| *l.name == **text) {
            Some(l) => block(l),
            None => {
                let name = format!("--ltl {text}");
                let title = format!("ltl {text}");
                Property { kind: Kind::LtlText(name.clone()), name, title }
            }
        };
        let offer = Offer {
            own: self.own(),
            further: Vec::new(),
            given: asked.ltl.iter().map(given).collect(),
            labels: Labels::AcceptAndProgress,
        };
        choose(offer, asked)
    }

    fn promises(&self) -> Option<String> {
        // By the word alone: this decides what is said, not what is checked.
        let asserts = self.sources.files().any(|(_, f)| f.text.contains("assert"));
        asserts.then(|| "assertions and end states".into())
    }

    fn ask(
        &mut self,
        property: &Property,
        purpose: Purpose,
        context: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let model = self.build(property, purpose, context)?;
        let answer = self.search(property, &model, then);
        if let Some(text) = self.compiling.told() {
            context.watch.event(crate::Event::Detail(&text));
        }
        answer
    }

    fn tells(&self) -> bool {
        true
    }

    fn claims(&self) -> Result<Vec<(String, String)>, Vec<Diagnostic>> {
        let blocks = self.program.ltl.iter();
        let one = |l: &ast::Ltl| {
            let atom = |n: u32| format!("({})", self.sources.snippet(l.atoms[n as usize].span));
            let claim = heddle_ltl::Automaton::violating(&l.formula).map_err(|_| {
                vec![Diagnostic::unsupported(l.span, "the automaton of this formula is too large")]
            })?;
            Ok((l.name.to_string(), claim.never_claim(&atom)))
        };
        blocks.map(one).collect()
    }

    fn list(&mut self, _: Context<'_>) -> Result<serde_json::Value, Vec<Diagnostic>> {
        let place = |span| format!("line {}", self.sources.position(span).line);
        let p = &self.program;
        let owner =
            |v: &ast::Var| v.owner.map_or("global".into(), |o| p.procs[o.index()].name.to_string());
        let named = |v: &ast::Var| {
            let array = v.array.map_or(String::new(), |n| format!("[{n}]"));
            format!("{}{array}", v.name)
        };
        let procs = p.procs.iter().filter(|p| !matches!(p.kind, ast::ProcKind::Never));
        let processes: Vec<_> = procs
            .map(|q| {
                let params: Vec<&str> =
                    q.params.iter().map(|v| &*p.vars[v.index()].name).collect();
                let active = q.active.map_or("started by run".into(), |n| format!("{n} active"));
                json!({"name": q.name.to_string(), "parameters": params.join(", "), "active": active, "at": place(q.span)})
            })
            .collect();
        let (channels, variables): (Vec<_>, Vec<_>) =
            p.vars.iter().partition(|v| v.ty == ast::Type::Chan);
        let variable = |v: &&ast::Var| json!({"name": named(v), "type": type_name(p, v.ty), "owner": owner(v), "at": place(v.span)});
        let channel = |v: &&ast::Var| {
            let kind = match &v.init {
                ast::Init::Chan(c) if c.capacity == 0 => "rendezvous".to_string(),
                ast::Init::Chan(c) => format!("buffers {}", c.capacity),
                _ => "assigned later".to_string(),
            };
            json!({"name": named(v), "kind": kind, "owner": owner(v), "at": place(v.span)})
        };
        let properties: Vec<_> =
            self.own().into_iter().map(|p| json!({"name": p.name, "checks": p.title})).collect();
        let ir = heddle_promela::outline(&self.program, &self.sources)?;
        let types = ir.ptypes.iter();
        let labels: Vec<_> = types
            .flat_map(|t| t.labels.iter().map(move |(l, _)| json!({"label": l, "owner": t.name})))
            .collect();
        let unreachable: Vec<_> = heddle_promela::unreachable(&ir)
            .into_iter()
            .map(|s| json!({"owner": ir.ptypes[s.ptype as usize].name, "at": s.span.map(place), "text": s.text}))
            .collect();
        Ok(json!({
            "processes": processes,
            "channels": channels.iter().map(channel).collect::<Vec<_>>(),
            "variables": variables.iter().map(variable).collect::<Vec<_>>(),
            "properties": properties,
            "labels": labels,
            "unreachable code": unreachable,
        }))
    }
}

fn type_name(program: &Program, ty: ast::Type) -> String {
    match ty {
        ast::Type::Bit => "bit".into(),
        ast::Type::Bool => "bool".into(),
        ast::Type::Byte => "byte".into(),
        ast::Type::Pid => "pid".into(),
        ast::Type::Short => "short".into(),
        ast::Type::Int => "int".into(),
        ast::Type::Unsigned(n) => format!("unsigned : {n}"),
        ast::Type::Mtype(set) => match &program.mtypes[set.index()].name {
            Some(name) => format!("mtype:{name}"),
            None => "mtype".into(),
        },
        ast::Type::Chan => "chan".into(),
        ast::Type::Struct(id) => program.typedefs[id.index()].name.to_string(),
    }
}
