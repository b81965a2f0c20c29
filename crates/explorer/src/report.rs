//! The page as one file: the answers that a server would give, written into it.
//!
//! What can be asked in such a page is what somebody looks at: the run, the ways on from
//! each of its steps, the passing run beside it, the states around it, the counts.

use crate::desk::{Explorer, Known, with_explorer};
use crate::server::Query;
use crate::{Path, Setup};
use heddle_session::{Context, Refusal};
use serde_json::{Map, Value, json};

/// Ways on are written for so many steps, counted from the end of the run, where they
/// matter most.
const WAYS: usize = 400;

/// States of the picture.
const STATES: usize = 60;

/// What a page has to know of the program before anything else.
pub fn program(setup: &Setup<'_>, context: Context<'_>) -> Result<Value, Refusal> {
    let mut subject = setup.program.open(context)?;
    let sources = subject.sources().clone();
    let all = subject.properties(context);
    let all = all.map_err(|wrong| Refusal::Wrong(wrong, Box::new(sources.clone())))?;
    let mut properties: Vec<Value> =
        all.iter().map(|p| json!({"name": p.name, "title": p.title})).collect();
    for p in subject.further() {
        if p.name == setup.property && all.iter().all(|a| a.name != p.name) {
            properties.push(json!({"name": p.name, "title": p.title}));
        }
    }
    let files: Vec<Value> =
        sources.files().map(|(_, f)| json!({"name": f.name, "text": f.text})).collect();
    Ok(json!({
        "format": "heddle-page/2", "title": setup.title,
        "language": setup.program.language(), "properties": properties,
        "property": setup.property, "trail": setup.trail.is_some(), "files": files,
        "litmus": !setup.tests.is_empty(),
    }))
}

/// The page of a trail.
pub fn report(setup: &Setup<'_>, context: Context<'_>) -> Result<String, Refusal> {
    let program = program(setup, context)?;
    let known = Known::default();
    let mut answers = Map::new();
    with_explorer(setup, &setup.property, &known, context, &mut |explorer| {
        collect(explorer, &mut answers);
    })?;
    if !setup.tests.is_empty() {
        answers.insert("litmus".into(), crate::matrix::matrix(&setup.tests, context));
    }
    answers.insert("program".into(), program);
    Ok(heddle_report::page(&setup.title, Some(&Value::Object(answers))))
}

/// Every answer under the question that the page asks for it.
fn collect(explorer: &mut Explorer<'_>, answers: &mut Map<String, Value>) {
    let start = explorer.start.clone();
    let mut ask = |place: &str, path: &Path, explorer: &mut Explorer<'_>| {
        let name = path.name(&start);
        let query = Query::parse(&format!("path={name}&limit={STATES}"));
        if let Ok(answer) = explorer.answer(place, &query) {
            answers.insert(format!("{place}?path={name}"), answer);
        }
    };
    ask("run", &start, explorer);
    let n = start.steps.len();
    for k in n.saturating_sub(WAYS)..=n {
        ask("ways", &start.first(k), explorer);
    }
    ask("compare", &start, explorer);
    ask("graph", &start, explorer);
    answers.insert("sweep".into(), explorer.sweep());
}
