//! The Promela door.

use crate::cc::SystemCc;
use crate::console::Console;
use crate::door::{After, Door, Goal, Kind, Property, Visitor, cycles, decide};
use crate::exit::Exit;
use crate::files::{Disk, read_text};
use crate::flags::{Liveness, ModelArgs, PropertyArgs, Reduction};
use heddle_engine::{NonProgress, Quiet, Stop, Stutter, Switches};
use heddle_model::{Erased, Gap, Model};
use heddle_promela::syntax::ast::{self, Program};
use heddle_promela::{Claim, Options, PromelaModel};
use heddle_span::{Diagnostic, SourceMap};
use serde_json::json;
use std::path::Path;

pub struct PromelaDoor {
    sources: SourceMap,
    program: Program,
    model: ModelArgs,
    property: PropertyArgs,
    /// How many `ltl` blocks the file has; formulas of the command line follow.
    n_blocks: usize,
}

impl PromelaDoor {
    pub fn open(
        input: &Path,
        model: &ModelArgs,
        property: &PropertyArgs,
        console: &Console,
    ) -> Result<Self, Exit> {
        let text = read_text(input).map_err(|e| {
            console.error(&e);
            Exit::BadInput
        })?;
        let mut sources = SourceMap::new();
        let file = sources.add(input.display().to_string(), text);
        Self::of_text(sources, file, model, property, console)
    }

    /// The door of a model that is among the sources already.
    pub fn of_text(
        mut sources: SourceMap,
        file: heddle_span::FileId,
        model: &ModelArgs,
        property: &PropertyArgs,
        console: &Console,
    ) -> Result<Self, Exit> {
        let (mut parsed, mut diagnostics) =
            heddle_promela::syntax::parse(&mut sources, file, &model.define, &mut Disk);
        let n_blocks = parsed.program.ltl.len();
        for text in &property.ltl {
            let is_block = parsed.program.ltl[..n_blocks].iter().any(|l| *l.name == **text);
            if !is_block && !diagnostics.iter().any(Diagnostic::is_fatal) {
                let name = format!("--ltl {text}");
                diagnostics.extend(parsed.parse_ltl_text(&mut sources, &name, text).1);
            }
        }
        console.diagnostics(&diagnostics, &sources);
        if diagnostics.iter().any(Diagnostic::is_fatal) {
            return Err(crate::exit_of(&diagnostics));
        }
        Ok(PromelaDoor {
            sources,
            program: parsed.program,
            model: model.clone(),
            property: property.clone(),
            n_blocks,
        })
    }

    fn ltl(&self, property: &Property) -> Option<&ast::Ltl> {
        let (blocks, texts) = self.program.ltl.split_at(self.n_blocks);
        match &property.kind {
            Kind::LtlBlock(name) => blocks.iter().find(|l| *l.name == **name),
            Kind::LtlText(name) => texts.iter().find(|l| *l.name == **name),
            _ => None,
        }
    }

    fn build(&self, property: &Property) -> Result<PromelaModel, Vec<Diagnostic>> {
        let claim = if property.kind == Kind::Never { Claim::First } else { Claim::None };
        let options = Options {
            exact_steps: self.model.exact_steps,
            claim,
            propositions: self.ltl(property).map_or(Vec::new(), |l| l.atoms.clone()),
            lossy: self.model.lossy,
            empty_at_end: self.model.empty_channels,
            // As in SPIN, a run that reduces also checks `xr` and `xs`.
            promises: property.kind == Kind::Safety && self.model.reduction == Reduction::Por,
            visible_labels: matches!(property.kind, Kind::Accept | Kind::Progress),
        };
        let mut cc = SystemCc::default();
        let (model, diagnostics) =
            heddle_promela::model_with_c(&self.program, &self.sources, &options, &mut cc);
        model.ok_or(diagnostics)
    }

    fn has_claim(&self) -> bool {
        self.program.procs.iter().any(|p| p.kind == ast::ProcKind::Never)
    }

    /// Everything that the model can be asked, by default.
    fn all_properties(&self) -> Vec<Property> {
        let mut all = vec![safety()];
        if self.has_claim() {
            let (name, title) = ("never".into(), "never claim".into());
            all.push(Property { name, title, kind: Kind::Never });
        }
        for l in &self.program.ltl[..self.n_blocks] {
            all.push(block(l));
        }
        all
    }
}

fn safety() -> Property {
    let title = "assertions and end states".into();
    Property { name: "safety".into(), title, kind: Kind::Safety }
}

fn block(l: &ast::Ltl) -> Property {
    let name = l.name.to_string();
    Property { title: format!("ltl {name}"), kind: Kind::LtlBlock(name.clone()), name }
}

impl PromelaDoor {
    /// Decides a property of infinite runs; `gaps` tells what the model left out.
    fn cycles<M: Model + Copy, V: Visitor>(
        &self,
        property: &Property,
        model: M,
        gaps: &dyn Fn() -> Vec<Gap>,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>> {
        let fair = self.property.fair.is_some();
        match &property.kind {
            Kind::Accept => Ok(cycles(&Stutter(Quiet(model)), Goal::Cycles, fair, visitor)),
            Kind::Progress => {
                let np = NonProgress::new(Quiet(model)).progress_is_visible();
                Ok(cycles(&np, Goal::Cycles, fair, visitor))
            }
            Kind::LtlBlock(_) | Kind::LtlText(_) => {
                let ltl = self.ltl(property).expect("a property of this door");
                Ok(decide(model, claim(ltl, &self.sources)?, gaps, fair, visitor))
            }
            Kind::Never => Ok(cycles(&model, Goal::Both, fair, visitor)),
            Kind::Safety => unreachable!("faults are not on cycles"),
            Kind::Ctl(_) => unreachable!("--ctl is refused for Promela"),
        }
    }
}

impl Door for PromelaDoor {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let args = &self.property;
        let mut chosen = Vec::new();
        for text in &args.ltl {
            match self.program.ltl[..self.n_blocks].iter().find(|l| *l.name == **text) {
                Some(l) => chosen.push(block(l)),
                None => {
                    let name = format!("--ltl {text}");
                    let title = format!("ltl {text}");
                    chosen.push(Property { kind: Kind::LtlText(name.clone()), name, title });
                }
            }
        }
        match args.liveness {
            Some(Liveness::Accept) => chosen.push(Property {
                name: "accept".into(),
                title: "no acceptance cycle".into(),
                kind: Kind::Accept,
            }),
            Some(Liveness::Progress) => chosen.push(Property {
                name: "progress".into(),
                title: "no cycle without progress".into(),
                kind: Kind::Progress,
            }),
            None => {}
        }
        let all = self.all_properties();
        for name in &args.property {
            match all.iter().find(|p| p.name == *name) {
                Some(p) => chosen.push(p.clone()),
                None => {
                    let known: Vec<&str> = all.iter().map(|p| p.name.as_str()).collect();
                    let message =
                        format!("no property is called `{name}`; there are: {}", known.join(", "));
                    return Err(vec![Diagnostic::new(heddle_span::Severity::Error, message)]);
                }
            }
        }
        if chosen.is_empty() {
            chosen = all;
        }
        if args.safety {
            chosen.retain(|p| matches!(p.kind, Kind::Safety | Kind::Never));
        }
        Ok(chosen)
    }

    fn visit<V: Visitor>(
        &mut self,
        property: &Property,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>> {
        let model = self.build(property)?;
        let faults = property.kind == Kind::Safety
            || property.kind == Kind::Never && (self.property.safety || !model.facts().has_accept);
        match self.property.switches {
            Some(n) => {
                let bounded = Switches::new(&model, n.min(u16::MAX.into()) as u16);
                let cut = bounded.cut_flag();
                let gaps = || cut.gap().into_iter().collect();
                let own = |_: &Stop| After { gaps: gaps(), ..After::default() };
                let bounded = Erased::new(&bounded);
                if faults {
                    return Ok(visitor.and_ask(&own).visit(bounded, Goal::Safety));
                }
                self.cycles(property, bounded, &gaps, visitor.and_ask(&own))
            }
            None if faults => Ok(visitor.visit_plain(&model)),
            None => self.cycles(property, &model, &Vec::new, visitor),
        }
    }

    fn list(&mut self) -> Result<serde_json::Value, Vec<Diagnostic>> {
        let place = |span| {
            let p = self.sources.position(span);
            format!("line {}", p.line)
        };
        let p = &self.program;
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
        let variable = |v: &&ast::Var| {
            let owner = v.owner.map_or("global".into(), |o| p.procs[o.index()].name.to_string());
            let array = v.array.map_or(String::new(), |n| format!("[{n}]"));
            json!({"name": format!("{}{array}", v.name), "type": type_name(p, v.ty), "owner": owner, "at": place(v.span)})
        };
        let channel = |v: &&ast::Var| {
            let owner = v.owner.map_or("global".into(), |o| p.procs[o.index()].name.to_string());
            let array = v.array.map_or(String::new(), |n| format!("[{n}]"));
            let kind = match &v.init {
                ast::Init::Chan(c) if c.capacity == 0 => "rendezvous".to_string(),
                ast::Init::Chan(c) => format!("buffers {}", c.capacity),
                _ => "assigned later".to_string(),
            };
            json!({"name": format!("{}{array}", v.name), "kind": kind, "owner": owner, "at": place(v.span)})
        };
        let properties: Vec<_> = self
            .all_properties()
            .into_iter()
            .map(|p| json!({"name": p.name, "checks": p.title}))
            .collect();
        let model = self.build(&safety())?;
        let labels: Vec<_> = model
            .ir()
            .ptypes
            .iter()
            .flat_map(|t| t.labels.iter().map(move |(l, _)| json!({"label": l, "owner": t.name})))
            .collect();
        let unreachable: Vec<_> = heddle_promela::unreachable(model.ir())
            .into_iter()
            .map(|s| json!({"owner": model.ir().ptypes[s.ptype as usize].name, "at": s.span.map(place), "text": s.text}))
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

fn claim(ltl: &ast::Ltl, sources: &SourceMap) -> Result<heddle_engine::Claim, Vec<Diagnostic>> {
    let claim = heddle_engine::Claim::against(ltl.name.to_string(), &ltl.formula);
    let claim = claim.map_err(|_| {
        vec![Diagnostic::unsupported(ltl.span, "the automaton of this formula is too large")]
    })?;
    let atoms = ltl.atoms.iter().map(|a| sources.snippet(a.span).to_string()).collect();
    Ok(claim.at(Some(ltl.span), atoms))
}
