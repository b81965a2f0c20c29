//! Families by induction: one composition of modules and what must be shown of it.
//!
//! The rule of Galea, Pace and others' study of KRoC's kernel (after Halbwachs,
//! Lagnier and Ratel's observers): for every number of copies of a process, a
//! block of them keeps π if the first block does (*base*), and if anything that
//! keeps π still does with one more process beside it (*step*). In the step the
//! block of `k` processes is *chaos*: its outputs take any value in any tick, as
//! long as its observers were content so far.
//!
//! What we add: assumptions on the environment are part of the claim, "while E
//! holds, π does". So the step must also show that E for the larger block gives
//! E for the smaller one (*closure*), and may use π of the smaller block only
//! where E held for it. With `close` the block is put into its environment, E is
//! shown, and nothing is assumed any more.
//!
//! Here compositions become [`System`]s; `prove` runs them.

mod claims;
mod modules;
mod signals;

use crate::assembly::Body;
use crate::expr::{Domain, Slot};
use crate::syntax::ast::{self, Direction, Name};
use crate::system::{Clause, InputVar, Lane, System};
use crate::typing::{Globals, Lookup, Typed};
use heddle_span::{Diagnostic, Span};
use std::collections::HashMap;
use std::rc::Rc;

/// What is to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Base,
    Step,
    Close,
    /// The family itself with so many processes beside the first block, in its
    /// environment if that is given: not part of a proof, but where a step
    /// fails, it tells whether the property does.
    Whole(usize),
}

/// The same composition with something left out, to see whether it matters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variant {
    /// Chaos may do anything, whatever its observers say.
    pub no_hypothesis: bool,
    /// An assumption that is not made.
    pub without: Option<usize>,
    /// Instead of the goals: this output of the block is never true.
    pub never: Option<String>,
    /// Instead of the goals: nothing happens at all.
    pub no_tick: bool,
}

/// Builds the system of one part.
pub fn build(
    file: &ast::File,
    text: &str,
    globals: &Globals,
    part: Part,
    variant: &Variant,
) -> Result<System, Vec<Diagnostic>> {
    let mut b = Builder {
        file,
        text,
        globals: globals.clone(),
        system: System::default(),
        wrong: Vec::new(),
        part,
        place: Place::Block(0),
        instances: Vec::new(),
        by_name: HashMap::new(),
        memo: HashMap::new(),
        depth: 0,
    };
    b.build(variant);
    if b.wrong.is_empty() { Ok(b.system) } else { Err(b.wrong) }
}

/// Where a name stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Place {
    /// In the `base` or `step` that makes a block, or in the `close` around it.
    Wiring(Level),
    /// Among the signals of a block.
    Block(usize),
    Instance(usize),
}

/// Blocks are numbered from the inside; `close` is around the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Level {
    Block(usize),
    Around,
}

/// A module in its place.
struct Instance<'a> {
    module: &'a ast::Module,
    name: String,
    lane: Lane,
    connections: &'a [(Name, ast::Expr)],
    /// Where the connections are to be read.
    from: Place,
    vars: HashMap<String, (Slot, Domain)>,
    choice: Option<Slot>,
    /// What it does, if that is written in assembly.
    body: Option<Rc<Body>>,
}

#[derive(Clone, Copy)]
enum Memo {
    /// Being worked out: meeting it again is a circle.
    Busy,
    Done(Option<Typed>),
}

struct Builder<'a> {
    file: &'a ast::File,
    text: &'a str,
    globals: Globals,
    system: System,
    wrong: Vec<Diagnostic>,
    part: Part,
    place: Place,
    instances: Vec<Instance<'a>>,
    by_name: HashMap<(Level, String), usize>,
    memo: HashMap<(Place, String), Memo>,
    depth: u32,
}

/// Definitions may use each other to this depth, so that the stack suffices.
const DEEPEST: u32 = 200;

impl<'a> Builder<'a> {
    fn build(&mut self, variant: &Variant) {
        let levels: Vec<Level> =
            (0..=self.top()).map(Level::Block).chain([Level::Around]).collect();
        self.free_signals();
        let mut span = Span::default();
        for level in levels {
            let Some(wiring) = self.wiring(level) else { continue };
            span = wiring.span;
            self.check_defs(level, wiring);
            for u in &wiring.uses {
                let key = (level, u.name.text.clone());
                if self.by_name.contains_key(&key) || u.name.text == "inner" {
                    self.error(u.name.span, format!("`{}` is there already", u.name.text));
                }
                let name = match (self.part, level) {
                    (Part::Whole(1..), Level::Block(i)) => format!("{}[{i}]", u.name.text),
                    _ => u.name.text.clone(),
                };
                if let Some(i) = self.instance(u, Place::Wiring(level), name) {
                    self.by_name.insert(key, i);
                }
            }
        }
        self.claims(variant);
        for i in 0..self.instances.len() {
            self.commands(i);
        }
        for port in self.ports(Direction::Output) {
            self.value(Place::Block(self.top()), &port.name.text, port.name.span);
        }
        if let Some(output) = &variant.never
            && let Some(t) = self.value(Place::Block(self.top()), output, span)
        {
            let expr = self.system.pool.not(t.e);
            let name = format!("{output} never happens");
            self.system.goals = vec![Clause { name, expr, span: None, is_range: false }];
        }
        if variant.no_tick {
            let expr = self.system.pool.truth(false);
            let name = "nothing happens".to_string();
            self.system.goals = vec![Clause { name, expr, span: None, is_range: false }];
        }
        if self.wrong.is_empty()
            && let Err(circle) = self.system.finish()
        {
            let text = format!("{} wait for each other within one tick", circle.0.join(", "));
            self.error(span, text);
        }
    }

    /// The outermost block.
    fn top(&self) -> usize {
        match self.part {
            Part::Base | Part::Close => 0,
            Part::Step => 1,
            Part::Whole(n) => n,
        }
    }

    /// What makes a block, or what is around the last one; `None` for chaos.
    fn wiring(&self, level: Level) -> Option<&'a ast::Wiring> {
        let file = self.file;
        match (self.part, level) {
            (Part::Base | Part::Whole(_), Level::Block(0)) => file.base.as_ref(),
            (Part::Step | Part::Close, Level::Block(0)) => None,
            (_, Level::Block(_)) => file.step.as_ref(),
            (Part::Close | Part::Whole(_), Level::Around) => file.close.as_ref(),
            (_, Level::Around) => None,
        }
    }

    fn error(&mut self, span: Span, text: impl Into<String>) {
        self.complain(Diagnostic::error(span, text));
    }

    fn ports(&self, direction: Direction) -> Vec<&'a ast::Port> {
        let ports = self.file.interface.iter().flat_map(|i| &i.0);
        ports.filter(|p| p.direction == direction).collect()
    }

    /// Signals that nobody here defines: chaos and the environment.
    fn free_signals(&mut self) {
        if self.wiring(Level::Block(0)).is_none() {
            let lane = self.system.lane("chaos");
            let prefix = if self.part == Part::Step { "k." } else { "" };
            for port in self.ports(Direction::Output) {
                self.free(Place::Block(0), port, prefix, lane);
            }
        }
        let lane = self.system.lane("environment");
        let around = self.wiring(Level::Around);
        for port in self.ports(Direction::Input) {
            let is_this = |d: &ast::Def| d.name.text == port.name.text;
            if !around.is_some_and(|w| w.defs.iter().any(is_this)) {
                self.free(Place::Block(self.top()), port, "", lane);
            }
        }
    }

    fn free(&mut self, place: Place, port: &ast::Port, prefix: &str, lane: Lane) {
        let name = port.name.text.clone();
        let typed = self.domain(&port.ty).map(|domain| {
            let ty = self.globals.ty(&domain);
            let slot = self.system.pool.slot(format!("{prefix}{name}"), domain);
            self.system.inputs.push(InputVar { slot, lane });
            Typed { e: self.system.pool.var(slot), ty }
        });
        self.memo.insert((place, name), Memo::Done(typed));
    }

    fn domain(&mut self, ty: &ast::Type) -> Option<Domain> {
        self.globals.domain(ty, &mut self.wrong)
    }

    /// What a wiring may define: outputs of the block and inputs of the inner
    /// one; in `close` the inputs of the block.
    fn check_defs(&mut self, level: Level, wiring: &'a ast::Wiring) {
        let mut seen: Vec<(bool, &str)> = Vec::new();
        for d in &wiring.defs {
            let inner = d.owner.as_ref().map(|o| o.text.as_str());
            let is_step = self.file.step.as_ref().is_some_and(|s| std::ptr::eq(s, wiring));
            let wanted = match (level, inner) {
                (Level::Block(_), Some("inner")) if is_step => Direction::Input,
                (Level::Block(_), None) => Direction::Output,
                (Level::Around, None) => Direction::Input,
                (_, Some(owner)) => {
                    let span = d.owner.as_ref().map_or(d.name.span, |o| o.span);
                    self.error(span, format!("nothing of `{owner}` can be defined here"));
                    continue;
                }
            };
            let known = self.ports(wanted).iter().any(|p| p.name.text == d.name.text);
            if !known {
                let kind = if wanted == Direction::Input { "input" } else { "output" };
                let text = format!("the interface has no {kind} `{}`", d.name.text);
                self.error(d.name.span, text);
            }
            let key = (inner.is_some(), d.name.text.as_str());
            if seen.contains(&key) {
                self.error(d.name.span, format!("`{}` is defined twice", d.name.text));
            }
            seen.push(key);
        }
    }
}

/// A piece of the source, in one line.
pub(crate) fn snippet(text: &str, span: Span) -> String {
    let piece = text.get(span.lo as usize..span.hi as usize).unwrap_or("");
    piece.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a command does, as it was written.
pub(crate) fn actions_text(text: &str, c: &ast::Command) -> String {
    let whole = snippet(text, c.span);
    match whole.split_once(" do ") {
        Some((_, actions)) => actions.to_string(),
        None => whole,
    }
}
