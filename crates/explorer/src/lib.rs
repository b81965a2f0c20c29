//! The local web page that walks the runs of a program.
//!
//! A run is named by its choices ([`Path`]), so the server keeps nothing that a page would
//! need: every answer is computed from the name, and a link to a run is all there is to
//! send to somebody. The same page with its answers written into it is the one-file report
//! ([`report`]).
//!
//! - `server`: HTTP on this machine, and who may ask
//! - `desk`: the model of a property, held open by a thread of its own
//! - `live`: the search that the page starts and stops
//! - `walked`, `refine`, `arrows`: a run, found again in small steps, with its arrows
//! - `run`, `graph`: runs, ways on, passing runs, states, counts, as data
//! - `dot`: states and runs for Graphviz
//! - `matrix`: litmus tests by memory models
//! - `stepping`: runs as typed values, for a debugger
//! - `report`: the answers that a page without a server is given

mod arrows;
mod desk;
mod dot;
mod graph;
mod live;
mod matrix;
mod path;
mod refine;
mod report;
mod run;
mod server;
mod stepping;
mod walked;

pub use desk::{Explorer, words};
pub use dot::{run_graph, state_graph};
pub use path::Path;
pub use report::{program, report};
pub use stepping::{Way, explore};
pub use walked::{Values, Walked};

use desk::Known;
use heddle_model::{Model, Trail};
use heddle_session::{Context, Input, Options, OwnModel, Refusal, Silent, Subject};
use live::Live;
use serde_json::Value;
use server::{Answer, Asked, Server};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// A program that can be opened, as often as it takes: each thread has its own.
pub trait Program: Sync {
    fn open<'p>(&'p self, context: Context<'_>) -> Result<Box<dyn Subject + 'p>, Refusal>;

    /// What it is written in, as people say.
    fn language(&self) -> &str;
}

/// A program by its texts.
pub struct Text {
    pub input: Input,
    pub options: Options,
}

impl Program for Text {
    fn open<'p>(&'p self, context: Context<'_>) -> Result<Box<dyn Subject + 'p>, Refusal> {
        heddle_session::open(&self.input, &self.options, context).map(|s| s as Box<dyn Subject>)
    }

    fn language(&self) -> &str {
        self.input.language.name()
    }
}

/// A model that somebody wrote in Rust.
pub struct Own<M>(pub M);

impl<M: Model> Program for Own<M> {
    fn open<'p>(&'p self, _: Context<'_>) -> Result<Box<dyn Subject + 'p>, Refusal> {
        Ok(Box::new(OwnModel::new(&self.0, &Options::default())))
    }

    fn language(&self) -> &str {
        "a model in Rust"
    }
}

/// What is explored.
#[derive(Clone)]
pub struct Setup<'p> {
    pub title: String,
    pub program: &'p dyn Program,
    /// How the page searches.
    pub options: Options,
    /// The property whose runs are shown first, by its name.
    pub property: String,
    /// A run of it to begin with.
    pub trail: Option<Trail>,
    /// The tests of the litmus matrix.
    pub tests: Vec<Input>,
}

/// The listening page; see [`Page::explore`].
pub struct Page(Server);

impl Page {
    /// Listens on this port, or on any that is free (0).
    pub fn open(port: u16) -> Result<Self, String> {
        Server::listen(port).map(Page)
    }

    /// Where it is found; not without the token that is part of it.
    pub fn address(&self) -> String {
        self.0.address()
    }

    /// Shows the program until the run is stopped; `ready` is told the address when the
    /// program is known to be a good one.
    pub fn explore(
        &self,
        setup: &Setup<'_>,
        context: Context<'_>,
        ready: &dyn Fn(&str),
    ) -> Result<(), Refusal> {
        let program = program(setup, context)?;
        let (to, from) = channel::<Asked>();
        let over = Arc::new(AtomicBool::new(false));
        let (known, live) = (Known::default(), Live::default());
        let (host, limits) = (context.host, context.limits);
        let result = std::thread::scope(|scope| {
            let flag = Arc::clone(&over);
            let serving = scope.spawn(move || self.0.serve(to, flag));
            ready(&self.address());
            let mut desks: HashMap<String, Sender<Asked>> = HashMap::new();
            while !limits.stop.is_set() {
                let asked = match from.recv_timeout(Duration::from_millis(100)) {
                    Ok(asked) => asked,
                    Err(RecvTimeoutError::Timeout) => continue,
                    Err(RecvTimeoutError::Disconnected) => break,
                };
                let (known, live) = (&known, &live);
                if let Some(answer) = at_once(setup, &program, live, &asked) {
                    asked.reply(answer);
                } else if asked.place == "api/litmus" {
                    scope.spawn(move || {
                        let context = Context { host, watch: &Silent, limits };
                        asked.reply(Answer::json(&matrix::matrix(&setup.tests, context)));
                    });
                } else if asked.place == "api/search/start" {
                    if live.begin(limits) {
                        scope.spawn(move || live.run(setup, known, host));
                    }
                    asked.reply(Answer::json(&live.json()));
                } else {
                    let name = asked.query.get("property").unwrap_or(&setup.property).to_string();
                    let desk = desks.entry(name.clone()).or_insert_with(|| {
                        let (to, from) = channel();
                        scope.spawn(move || {
                            let context = Context { host, watch: &Silent, limits };
                            desk::sit(setup, &name, known, context, &from);
                        });
                        to
                    });
                    let place = asked.place.strip_prefix("api/").unwrap_or("").to_string();
                    // A desk that has ended answers nobody, and the server says so.
                    let _ = desk.send(Asked { place, ..asked });
                }
            }
            live.stop();
            over.store(true, Ordering::Relaxed);
            serving.join()
        });
        match result {
            Ok(Ok(())) => Ok(()),
            Ok(Err(why)) => Err(Refusal::Missing(why)),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
}

/// What needs no model.
fn at_once(setup: &Setup<'_>, program: &Value, live: &Live, asked: &Asked) -> Option<Answer> {
    let page =
        || Answer { status: 200, kind: "text/html", body: heddle_report::page(&setup.title, None) };
    Some(match (asked.place.as_str(), asked.post) {
        ("", false) => page(),
        ("api/program", false) => Answer::json(program),
        ("api/search", false) => Answer::json(&live.json()),
        ("api/search/stop", true) => {
            live.stop();
            Answer::json(&live.json())
        }
        ("api/search/start", true) => return None,
        ("api/search/start" | "api/search/stop", false) => Answer::wrong(405, "to be POSTed"),
        (place, false) if DESK.contains(&place) => return None,
        _ => Answer::wrong(404, "there is no such page"),
    })
}

/// What is asked of a model.
const DESK: [&str; 6] =
    ["api/run", "api/ways", "api/compare", "api/graph", "api/sweep", "api/litmus"];
