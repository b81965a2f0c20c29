//! `heddle profile`: what makes the states.

use crate::console::Console;
use crate::exit::Exit;
use crate::run::Run;
use heddle_flags::ProfileArgs;
use heddle_session::Language;
use heddle_system::save::{self, Kind};
use heddle_system::suffix;
use std::time::Duration;

/// Enough to see what a program is made of; `--timeout` says otherwise.
const LONG_ENOUGH: Duration = Duration::from_secs(60);

pub fn profile(args: &ProfileArgs, console: &Console) -> Exit {
    let mut options = args.given.0.clone();
    options.property.property = vec!["safety".into()];
    options.search.timeout.get_or_insert(LONG_ENOUGH);
    let inputs = &args.inputs[..];
    let refused = args.flame.as_ref().and_then(|f| save::refusal(f, Kind::FlameGraph, inputs));
    if let Some(why) = refused {
        console.failure("usage", &why);
        return Exit::Usage;
    }
    let first = suffix(&inputs[0]);
    if Language::of_suffix(first) == Some(Language::Family) {
        let file = inputs[0].display();
        let why = format!("{file}: a family has no states of its own; heddle prove {file}");
        console.failure("usage", &why);
        return Exit::Usage;
    }
    let run = Run::begin(&options.search, console);
    let mut subject = match run.open(inputs, &options) {
        Ok(subject) => subject,
        Err(exit) => return exit,
    };
    let mut profile = match heddle_session::profile(&mut *subject, &options, run.context()) {
        Ok(profile) => profile,
        Err(refusal) => return run.refuse(&refusal),
    };
    profile.input = args.inputs[0].display().to_string();
    if console.is_json() {
        console.json_line(&profile.json());
    } else {
        console.result(&profile.text());
    }
    if let Some(file) = &args.flame {
        let saved =
            profile.flame_graph().and_then(|svg| save::save(file, &svg, Kind::FlameGraph, inputs));
        if let Err(why) = saved {
            console.failure("io", &why);
            return Exit::Usage;
        }
    }
    if profile.gaps.is_empty() { Exit::Holds } else { Exit::Open }
}
