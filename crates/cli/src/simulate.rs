//! `heddle simulate`: one run, its choices made at random from a seed or by
//! hand. By hand, who cannot move is shown too, with the reason.

use crate::console::Console;
use crate::exit::Exit;
use crate::run::Run;
use heddle_engine::{Choice, Reason, SplitMix, Stop};
use heddle_flags::SimulateArgs;
use heddle_model::{Erased, Event, Fault, Model, Step};
use heddle_report::{StepJson, ViolationJson};
use heddle_session::{Options, Purpose};
use heddle_span::SourceMap;
use heddle_system::suffix;
use serde_json::json;
use std::io::BufRead;

pub fn simulate(args: &SimulateArgs, console: &Console) -> Exit {
    let mut options: Options = args.given.0.clone();
    // Of a family, the smallest instance.
    if suffix(&args.inputs[0]) != "family" {
        options.property.property = vec!["safety".into()];
    }
    options.search.timeout = args.timeout;
    let run = Run::begin(&options.search, console);
    let mut subject = match run.open(&args.inputs, &options) {
        Ok(subject) => subject,
        Err(exit) => return exit,
    };
    let sources = subject.sources().clone();
    let walk = Walk { args, console, sources: &sources, stop: &run.limits.stop };
    let mut exit = Exit::Holds;
    let asked = subject.properties(run.context()).and_then(|properties| {
        subject.ask(&properties[0], Purpose::Walk, run.context(), &mut |q| {
            exit = walk.walk(q.ready(&run.limits))
        })
    });
    match asked {
        Ok(()) => exit,
        Err(wrong) => run.wrong(&wrong, &*subject),
    }
}

struct Walk<'a> {
    args: &'a SimulateArgs,
    console: &'a Console,
    sources: &'a SourceMap,
    stop: &'a Stop,
}

/// How a run ended.
enum Ending {
    Fault(Fault),
    /// The program goes on, and is not followed.
    Limit,
    Stopped(&'static str),
    /// Nothing is left, and something was left out.
    Cut(String),
}

/// Why a run ends where nobody can move and nothing is wrong: it is over, or what comes next
/// is something that heddle cannot do.
fn nothing_left(model: &Erased<'_>) -> Ending {
    let gaps: Vec<String> = model.gaps().iter().map(ToString::to_string).collect();
    match gaps.is_empty() {
        true => Ending::Stopped("nothing is left to do"),
        false => Ending::Cut(format!("the run cannot go on: {}", gaps.join("; "))),
    }
}

impl Walk<'_> {
    fn walk(&self, model: Erased<'_>) -> Exit {
        let model = &model;
        let mut random = SplitMix(self.args.seed);
        let mut n_initial = 0;
        model.initial(&mut |_| n_initial += 1);
        if n_initial == 0 {
            self.console.result("the model has no initial state\n");
            return Exit::Holds;
        }
        let first = random.below(n_initial) as u32;
        let mut walk = heddle_engine::simulate(model, first, self.args.seed)
            .expect("the initial state was counted just now");
        let mut n = 0;
        let ending = loop {
            // Steps that are cut short say nothing.
            if self.stop.is_set() {
                let timeout = self.stop.reason() == Some(Reason::Timeout);
                let why = if timeout { "the time limit was reached" } else { "it was interrupted" };
                break Ending::Cut(why.into());
            }
            if walk.choices().is_empty() {
                if walk.is_cut() {
                    break Ending::Limit;
                }
                self.show_blocked(model, walk.state());
                break walk.stuck().map_or_else(|| nothing_left(model), Ending::Fault);
            }
            if n >= self.args.steps {
                break Ending::Stopped("the step limit was reached");
            }
            let chosen = if self.args.interactive {
                match self.ask(model, walk.state(), walk.choices()) {
                    Some(i) => i,
                    None => break Ending::Stopped("stopped by hand"),
                }
            } else {
                random.below(walk.choices().len())
            };
            let before = walk.state().to_vec();
            let choice = heddle_engine::Walk::take(&mut walk, chosen).expect("one of the choices");
            n += 1;
            let told = model.narrate(&before, choice.step);
            if self.stop.is_set() {
                continue;
            }
            let (events, after) = told.expect("the interpreter knows every step of the search");
            assert!(after == choice.after, "interpreter and search disagree on a step");
            events.iter().for_each(|e| self.show(n, e));
            if self.args.values {
                self.show_values(model, walk.state());
            }
            if let Some(fault) = choice.fault {
                break Ending::Fault(fault);
            }
        };
        self.end(model, n, walk.state(), ending)
    }

    fn show(&self, n: u64, e: &Event) {
        let line = e.span.map(|s| self.sources.position(s).line);
        if self.console.is_json() {
            self.console.json_line(&StepJson::new(n as usize, e, false, self.sources));
            return;
        }
        if self.args.prints {
            self.console.result(&e.output);
            return;
        }
        let at = line.map_or(String::new(), |l| l.to_string());
        let mut row = format!("{n:>6}  {at:>4}  {:<10}  {}", e.lane, e.text);
        for c in &e.changes {
            row.push_str(&format!("   {}: {} -> {}", c.name, c.old, c.new));
        }
        if !e.note.is_empty() {
            row.push_str(&format!("   ({})", e.note));
        }
        self.console.detail(&(row + "\n"));
        if !e.output.is_empty() {
            self.console.detail(&format!("                {}\n", e.output.trim_end()));
        }
    }

    /// Every variable, in one line.
    fn show_values(&self, model: &Erased<'_>, state: &[u8]) {
        let fields = model.fields(state).into_iter().filter(|f| f.name != "(at)");
        let told: Vec<String> = fields
            .map(|f| match f.owner.is_empty() {
                true => format!("{} = {}", f.name, f.value),
                false => format!("{}:{} = {}", f.owner, f.name, f.value),
            })
            .collect();
        self.console.detail(&format!("                {}\n", told.join("  ")));
    }

    fn show_blocked(&self, model: &Erased<'_>, state: &[u8]) {
        let blocked = if self.args.prints { Vec::new() } else { model.blocked(state) };
        for b in blocked {
            let at = b.span.map_or(String::new(), |s| self.sources.position(s).line.to_string());
            let row = format!("    --  {at:>4}  {:<10}  {}   ({})\n", b.lane, b.text, b.reason);
            self.console.detail(&row);
        }
    }

    /// Shows the choices and reads one; `None` at the end of input or on `q`.
    fn ask(&self, model: &Erased<'_>, state: &[u8], choices: &[Choice]) -> Option<usize> {
        for (i, choice) in choices.iter().enumerate() {
            self.console.result(&format!(
                "  [{}] {}\n",
                i + 1,
                self.describe(model, state, choice.step)
            ));
        }
        self.show_blocked(model, state);
        loop {
            self.console
                .result(&format!("choose 1-{}, s for the state, q to stop: ", choices.len()));
            let mut line = String::new();
            if std::io::stdin().lock().read_line(&mut line).unwrap_or(0) == 0 {
                self.console.result("\n");
                return None;
            }
            match line.trim() {
                "q" => return None,
                "s" => {
                    for f in model.fields(state) {
                        let owner = if f.owner.is_empty() { "" } else { &format!("{} ", f.owner) };
                        self.console.result(&format!("      {owner}{} = {}\n", f.name, f.value));
                    }
                }
                text => match text.parse::<usize>() {
                    Ok(i) if (1..=choices.len()).contains(&i) => return Some(i - 1),
                    _ => self.console.result("that is none of the choices\n"),
                },
            }
        }
    }

    fn describe(&self, model: &Erased<'_>, state: &[u8], step: Step) -> String {
        let Some((events, _)) = model.narrate(state, step) else { return String::new() };
        let Some(first) = events.first() else { return "(nothing happens)".into() };
        let at = first
            .span
            .map_or(String::new(), |s| format!("line {}: ", self.sources.position(s).line));
        let more =
            if events.len() > 1 { format!("  … {} statements", events.len()) } else { "".into() };
        format!("{:<10}  {at}{}{more}", first.lane, first.text)
    }

    fn end(&self, model: &Erased<'_>, n: u64, state: &[u8], ending: Ending) -> Exit {
        let (exit, text, violation) = match ending {
            Ending::Stopped(why) => (Exit::Holds, why.to_string(), None),
            Ending::Cut(why) => (Exit::Open, why, None),
            Ending::Limit => {
                let met: Vec<String> = model.gaps().iter().map(|g| g.to_string()).collect();
                (Exit::Unsupported, format!("not followed further: {}", met.join("; ")), None)
            }
            Ending::Fault(fault) => {
                let v = model.violation(fault);
                let at = v.span.map_or(String::new(), |s| format!(" at {}", self.sources.place(s)));
                let told = ViolationJson::new(&v, self.sources);
                (Exit::Violated, format!("{}{at}", v.message), Some(told))
            }
        };
        if !self.args.prints {
            self.console.verdict(&format!("ended after {n} steps: {text}\n"));
        }
        if self.console.verbose > 0 {
            for f in model.fields(state) {
                self.console.detail(&format!("  {} {} = {}\n", f.owner, f.name, f.value));
            }
        }
        self.console.json_line(&json!({
            "event": "end", "verdict": exit.word(), "steps": n, "reason": text,
            "violation": violation, "seed": self.args.seed, "exit": exit.code(),
        }));
        exit
    }
}
