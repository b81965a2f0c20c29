//! Where in the run one is, and how one moves.

use crate::places::Places;
use crate::stops::{Stops, Why, is_switch};
use crate::tree::Node;
use crate::wire::{Out, Request};
use heddle_explorer::{Explorer, Walked};
use heddle_model::{Step, Violation};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, TryRecvError};

/// Requests that came while a run went on.
pub type Inbox<'a> = &'a Receiver<Result<Request, String>>;

/// How debugging ended.
pub enum Ended {
    Goodbye,
    /// It could not begin.
    Refused(String),
}

pub struct Debugger<'h, 'e, 'm> {
    pub explorer: &'e mut Explorer<'m>,
    pub places: Places<'h>,
    /// The run as far as it is known.
    pub walked: Walked,
    /// What is wrong at its end.
    violation: Option<Violation>,
    /// Steps that have been taken.
    pub at: usize,
    pub stops: Stops,
    pub lanes: Vec<String>,
    /// What was asked for at this stop, by number.
    pub nodes: Vec<(String, Vec<Node>)>,
    /// Nobody gave a run: it is made on the way.
    is_live: bool,
    stop_on_entry: bool,
    pub waiting: VecDeque<Result<Request, String>>,
}

/// How a run is to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// One step; of a walk of one's own, one of this thread if it has a number.
    Step(Option<usize>),
    /// This of the ways on.
    Take(usize),
    /// To the next switch.
    ToSwitch,
    /// To the next reason to stop.
    On,
    Back,
    BackOn,
    Restart,
}

impl<'h, 'e, 'm> Debugger<'h, 'e, 'm> {
    pub fn begin(
        explorer: &'e mut Explorer<'m>,
        mut places: Places<'h>,
        is_live: bool,
        request: &Request,
    ) -> Result<Self, String> {
        let walked = explorer.beginning()?;
        places.look(explorer.sources());
        let violation = explorer.violation(&walked);
        let stop_on_entry = request.arguments["stopOnEntry"] != false;
        let stops = Stops { violation: true, ..Stops::default() };
        Ok(Debugger {
            explorer,
            places,
            walked,
            violation,
            at: 0,
            stops,
            lanes: Vec::new(),
            nodes: Vec::new(),
            is_live,
            stop_on_entry,
            waiting: VecDeque::new(),
        })
    }

    /// Answers until the editor says goodbye.
    pub fn serve(
        &mut self,
        launch: &Request,
        from: Inbox<'_>,
        out: &mut Out<'_>,
    ) -> io::Result<Ended> {
        out.answer(launch, Value::Null)?;
        out.event("initialized", json!({}))?;
        loop {
            let read = match self.waiting.pop_front() {
                Some(read) => read,
                None => match from.recv() {
                    Ok(read) => read,
                    Err(_) => return Ok(Ended::Goodbye),
                },
            };
            match read {
                Ok(request) if request.is_goodbye() => {
                    out.answer(&request, Value::Null)?;
                    out.event("terminated", json!({}))?;
                    return Ok(Ended::Goodbye);
                }
                Ok(request) => self.answer(&request, from, out)?,
                Err(why) => out.say("stderr", &format!("a message was not understood: {why}\n"))?,
            }
        }
    }

    /// After the breakpoints were set: stops at the beginning, or goes on.
    pub fn configured(&mut self, from: Inbox<'_>, out: &mut Out<'_>) -> io::Result<()> {
        if self.stop_on_entry {
            return self.stopped("entry", None, out);
        }
        self.go(Move::On, from, out)
    }

    /// What is wrong at the current place.
    pub fn violation_here(&self) -> Option<Violation> {
        (self.at == self.walked.steps.len()).then(|| self.violation.clone()).flatten()
    }

    /// The ways on from the current place.
    pub fn ways(&self) -> Vec<heddle_explorer::Way> {
        let state = self.walked.states.get(self.at);
        state.map_or(Vec::new(), |state| self.explorer.ways_from(state))
    }

    /// Moves, and tells where the run has stopped.
    pub fn go(&mut self, how: Move, from: Inbox<'_>, out: &mut Out<'_>) -> io::Result<()> {
        let began = self.at;
        let reason = match how {
            Move::Step(thread) => self.step(thread, out)?,
            Move::Take(way) => self.take(way, out)?,
            Move::ToSwitch | Move::On => self.on(how == Move::ToSwitch, from, out)?,
            Move::Back => {
                self.at = self.at.saturating_sub(1);
                if self.at == 0 && began == 0 { "entry" } else { "step" }.to_string()
            }
            Move::BackOn => self.back_on(),
            Move::Restart => {
                self.at = 0;
                "entry".to_string()
            }
        };
        self.tell_steps(began, out)?;
        if self.violation_here().is_some() && self.stops.violation && self.at >= began {
            return self.stopped("exception", None, out);
        }
        let (reason, text) = match reason.split_once(": ") {
            Some((reason, text)) => (reason.to_string(), Some(text.to_string())),
            None => (reason, None),
        };
        self.stopped(&reason, text, out)
    }

    fn step(&mut self, thread: Option<usize>, out: &mut Out<'_>) -> io::Result<String> {
        if self.at < self.walked.steps.len() && !self.is_live {
            self.at += 1;
            return Ok("step".into());
        }
        let ways = self.ways();
        if ways.is_empty() {
            return Ok(self.over());
        }
        let lane = thread.and_then(|id| self.lane(id)).map(str::to_string);
        let of_lane = |w: &heddle_explorer::Way| {
            w.events.first().is_some_and(|e| Some(&e.lane) == lane.as_ref())
        };
        let can = ways.iter().filter(|w| of_lane(w)).count();
        let Some(at) = (match &lane {
            Some(_) => ways.iter().position(of_lane),
            None => Some(0),
        }) else {
            let state = &self.walked.states[self.at];
            let blocked = self.explorer.blocked_in(state);
            let lane = lane.unwrap_or_default();
            let why = blocked.into_iter().find(|b| b.lane == lane).map(|b| b.reason);
            let why = why.unwrap_or_else(|| "it has ended".into());
            out.say("console", &format!("{lane} cannot move: {why}\n"))?;
            return Ok(format!("pause: {lane} cannot move: {why}"));
        };
        if can > 1 {
            let text = format!("the first of {can} ways of {}\n", lane.unwrap_or_default());
            out.say("console", &text)?;
        }
        self.take(at, out)
    }

    /// Takes a way on. Where it is not that of the run, the run is another from here.
    fn take(&mut self, way: usize, out: &mut Out<'_>) -> io::Result<String> {
        let Some(way) = self.ways().into_iter().nth(way) else {
            return Ok("pause: there is no such way on".into());
        };
        match self.extend(way.step) {
            Ok(()) => Ok("step".into()),
            Err(why) => {
                out.say("stderr", &format!("{why}\n"))?;
                Ok(format!("pause: {why}"))
            }
        }
    }

    fn extend(&mut self, step: Step) -> Result<(), String> {
        if self.walked.path.steps.get(self.at) != Some(&step) {
            self.explorer.cut(&mut self.walked, self.at);
            self.explorer.go_on(&mut self.walked, step)?;
            self.violation = self.explorer.violation(&self.walked);
        }
        self.at += 1;
        Ok(())
    }

    /// Forward to a reason to stop. A walk of one's own goes on as long as there is no
    /// choice to make.
    fn on(&mut self, to_switch: bool, from: Inbox<'_>, out: &mut Out<'_>) -> io::Result<String> {
        loop {
            if self.at < self.walked.steps.len() {
                self.at += 1;
            } else {
                let ways = self.ways();
                let last = self.walked.steps.last().map(|s| s.actor);
                let own: Vec<_> = ways.iter().filter(|w| Some(w.step.actor) == last).collect();
                let step = match (&ways[..], &own[..]) {
                    ([], _) => return Ok(self.over()),
                    ([only], _) => only.step,
                    (_, [own]) => own.step,
                    _ => {
                        let n = ways.len();
                        return Ok(format!("pause: {n} ways on: step into one of them"));
                    }
                };
                if let Err(why) = self.extend(step) {
                    out.say("stderr", &format!("{why}\n"))?;
                    return Ok(format!("pause: {why}"));
                }
            }
            if self.violation_here().is_some() {
                return Ok("pause".into());
            }
            if let Some(why) = self.stops.at(&self.walked, self.at, self.explorer.sources()) {
                return Ok(reason(&why));
            }
            if to_switch && is_switch(&self.walked, self.at) {
                return Ok("step".into());
            }
            if self.interrupted(from) {
                return Ok("pause".into());
            }
        }
    }

    fn back_on(&mut self) -> String {
        while self.at > 0 {
            self.at -= 1;
            if let Some(why) = self.stops.at(&self.walked, self.at, self.explorer.sources()) {
                return reason(&why);
            }
        }
        "entry".into()
    }

    /// Whether the editor has something to say.
    fn interrupted(&mut self, from: Inbox<'_>) -> bool {
        match from.try_recv() {
            Ok(read) => self.waiting.push_back(read),
            Err(TryRecvError::Disconnected) => return true,
            Err(TryRecvError::Empty) => {}
        }
        !self.waiting.is_empty()
    }

    fn over(&self) -> String {
        match self.violation_here() {
            Some(_) => "pause: the run is over: step back, restart, or stop".into(),
            None => "pause: the run is over, and nothing was wrong".into(),
        }
    }

    /// Tells the statements that were executed since a place.
    fn tell_steps(&self, began: usize, out: &mut Out<'_>) -> io::Result<()> {
        let sources = self.explorer.sources();
        for (i, step) in self.walked.steps.iter().enumerate().take(self.at).skip(began) {
            for e in &step.events {
                let changes: Vec<String> = e
                    .changes
                    .iter()
                    .map(|c| format!("   {}: {} -> {}", c.name, c.old, c.new))
                    .collect();
                let note =
                    if e.note.is_empty() { String::new() } else { format!("   ({})", e.note) };
                let text =
                    format!("{:>4}  {}  {}{}{note}\n", i + 1, e.lane, e.text, changes.concat());
                let mut body = json!({"category": "console", "output": text});
                if let Some(span) = e.span {
                    body["source"] = self.places.source(span.file, sources);
                    body["line"] = json!(sources.position(span).line);
                }
                out.event("output", body)?;
                if !e.output.is_empty() {
                    out.say("stdout", &e.output)?;
                }
            }
        }
        Ok(())
    }

    /// Tells where the run is and why it has stopped there.
    fn stopped(&mut self, reason: &str, text: Option<String>, out: &mut Out<'_>) -> io::Result<()> {
        self.nodes.clear();
        let lane = self.standing().first().map(|s| s.lane.clone());
        let thread = lane.map(|lane| self.id_of(&lane));
        let mut body = json!({
            "reason": reason, "threadId": thread.unwrap_or(1), "allThreadsStopped": true,
        });
        if reason == "exception"
            && let Some(violation) = self.violation_here()
        {
            body["description"] = json!(format!("Paused on {}", violation.kind.name()));
            body["text"] = json!(violation.message);
        } else if let Some(text) = text {
            body["description"] = json!(text);
            body["text"] = json!(text);
        }
        out.event("stopped", body)
    }
}

fn reason(why: &Why) -> String {
    match why {
        Why::Line => "breakpoint".into(),
        Why::Write(name) => format!("data breakpoint: `{name}` was written"),
        Why::Switch => "step: another thread goes on".into(),
    }
}
