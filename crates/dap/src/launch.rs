//! What is to be debugged: a trail, a program to walk through, or a program that is checked
//! first and then debugged where it fails.

use crate::debugger::{Debugger, Ended};
use crate::places::Places;
use crate::wire::{Out, Request};
use heddle_explorer::{Setup, Text, explore, words};
use heddle_model::{Trail, Verdict};
use heddle_session::{Context, Host, Input, Language, OpenedTrail, Options, Recorded};
use serde_json::Value;
use std::io;
use std::sync::mpsc::Receiver;

/// A run to be debugged.
struct Run {
    title: String,
    input: Input,
    options: Options,
    property: String,
    trail: Option<Trail>,
    /// What a trail has in place of the system.
    recorded: Option<Recorded>,
}

/// Debugs what a request names; `false` when the editor has said goodbye.
pub fn launch(
    request: &Request,
    from: &Receiver<Result<Request, String>>,
    out: &mut Out<'_>,
    context: Context<'_>,
) -> io::Result<bool> {
    let run = match run(request, context) {
        Ok(run) => run,
        Err(why) => return out.refuse(request, &why).map(|()| true),
    };
    let Run { title, input, options, property, trail, recorded } = run;
    let places = Places::new(&title, request.text("cwd").unwrap_or(""), context.host);
    let host: &dyn Host = recorded.as_ref().map_or(context.host, |r| r);
    let context = Context { host, ..context };
    let text = Text { input, options: options.clone() };
    let is_live = trail.is_none();
    let setup = Setup { title, program: &text, options, property, trail, tests: Vec::new() };
    let mut ended: io::Result<Ended> = Ok(Ended::Refused("there is no model".into()));
    let opened = explore(&setup, context, &mut |explorer| {
        ended = Debugger::begin(explorer, places.clone(), is_live, request)
            .map_or_else(|why| Ok(Ended::Refused(why)), |mut d| d.serve(request, from, out));
    });
    match (opened, ended?) {
        (Err(refusal), _) => out.refuse(request, &words(&refusal)).map(|()| true),
        (Ok(()), Ended::Refused(why)) => out.refuse(request, &why).map(|()| true),
        (Ok(()), Ended::Goodbye) => Ok(false),
    }
}

fn run(request: &Request, context: Context<'_>) -> Result<Run, String> {
    let given = request.text("trail").or_else(|| request.text("program"));
    let title = given.ok_or("`program` or `trail` is missing: the file to debug")?.to_string();
    let (text, _) = context.host.load(&title, "")?;
    if request.text("trail").is_some() || title.ends_with(".trail") {
        let opened = OpenedTrail::read(&text).map_err(|why| format!("{title}: {why}"))?;
        let OpenedTrail { saved, trail, recorded, options } = opened;
        let input = recorded.input()?;
        let property = saved.property.clone();
        let (trail, recorded) = (Some(trail), Some(recorded));
        return Ok(Run { title, input, options, property, trail, recorded });
    }
    let suffix = title.rsplit_once('.').map_or("", |(_, suffix)| suffix);
    let language = Language::of_suffix(suffix)
        .ok_or_else(|| format!("{title}: no language has the suffix `{suffix}`"))?;
    let input = Input::new(language, title.clone(), text);
    let options = Options::from_kept(&kept(&request.arguments["options"])?)?;
    let property = request.text("property").unwrap_or("safety").to_string();
    let mut run = Run { title, input, options, property, trail: None, recorded: None };
    if request.arguments["check"] == true {
        check(&mut run, context)?;
    }
    Ok(run)
}

/// `{"model": "tso", "define": ["N=2"]}` as names and values.
fn kept(options: &Value) -> Result<Vec<(String, Vec<String>)>, String> {
    let word = |v: &Value| match v {
        Value::String(s) => Ok(s.clone()),
        Value::Number(n) => Ok(n.to_string()),
        Value::Bool(true) => Ok(String::new()),
        other => Err(format!("`{other}` is no value of an option")),
    };
    let Some(all) = options.as_object() else { return Ok(Vec::new()) };
    let one = |(name, value): (&String, &Value)| {
        let values = match value {
            Value::Array(values) => values.iter().map(word).collect::<Result<_, _>>()?,
            one => vec![word(one)?],
        };
        Ok((name.clone(), values))
    };
    all.iter().map(one).collect()
}

/// Looks for a violation, which is then what is debugged.
fn check(run: &mut Run, context: Context<'_>) -> Result<(), String> {
    let mut subject =
        heddle_session::open(&run.input, &run.options, context).map_err(|r| words(&r))?;
    let mut found = None;
    let checked = heddle_session::check(&mut *subject, &run.options, context, &mut |checked, _| {
        if let (Verdict::Violated(trail), None) = (checked.verdict(), &found) {
            let options = heddle_session::in_force(&run.options, &checked.flags);
            found = Some((trail.clone(), checked.property.name.clone(), options));
        }
    });
    checked.map_err(|r| words(&r))?;
    let (trail, property, options) =
        found.ok_or("nothing was found that is wrong: there is no run to debug")?;
    (run.trail, run.property, run.options) = (Some(trail), property, options);
    Ok(())
}
