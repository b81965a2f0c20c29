//! A check of a document, in a thread of its own: verdicts as diagnostics, with the run that
//! fails as related places, its trail, and a page of it.

use crate::diagnostics::{ByUri, Map, at, nowhere, some};
use crate::documents::{Document, Documents};
use crate::overlay::Overlay;
use crate::uri::uri_of;
use crate::words::Dialect;
use heddle_engine::Progress;
use heddle_explorer::{Setup, Text, words};
use heddle_model::{Site, Trail, Verdict};
use heddle_report::Trace;
use heddle_session::{
    Checked, Context, Event, Host, Input, Language, Limits, Options, ProofOptions, Recorder,
    Refusal, Watch, Whole,
};
use heddle_span::SourceMap;
use lsp_types::{CodeDescription, DiagnosticSeverity, DiagnosticTag, NumberOrString, Uri};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

/// What is checked.
pub struct Job {
    pub document: Arc<Document>,
    pub documents: Documents,
    /// One property by its name; all that the program says, if `None`.
    pub property: Option<String>,
    pub options: Options,
    pub limits: Limits,
}

/// What came out.
#[derive(Clone, Debug, Default)]
pub struct Done {
    pub diagnostics: ByUri,
    /// For whoever asked: a verdict for each property.
    pub verdicts: Vec<Value>,
    pub known: Known,
}

/// What a check has found out about names.
#[derive(Clone, Debug, Default)]
pub struct Known {
    pub version: i32,
    /// Where statements begin that no run executes; of the document itself.
    pub unreached: Vec<usize>,
    /// The last values of the run that fails.
    pub values: Vec<(String, String, String)>,
}

/// Steps of a run that are shown as related places, the last ones.
const STEPS: usize = 100;

/// Counters of the search that is under way.
#[derive(Default)]
pub struct Counters(Mutex<Option<Arc<Progress>>>);

impl Counters {
    /// States so far.
    pub fn states(&self) -> Option<u64> {
        let progress = self.0.lock().unwrap_or_else(|e| e.into_inner());
        progress.as_ref().map(|p| p.states.load(Ordering::Relaxed))
    }
}

impl Watch for Counters {
    fn event(&self, event: Event<'_>) {
        let mut progress = self.0.lock().unwrap_or_else(|e| e.into_inner());
        match event {
            Event::Begins { progress: of, .. } => *progress = Some(Arc::clone(of)),
            Event::Ends => *progress = None,
            _ => {}
        }
    }
}

/// Checks a document; `files` keeps what is written for as long as the server lives.
pub fn check(job: &Job, host: &dyn Host, files: &dyn Host, counters: &Counters) -> Done {
    let overlay = Overlay { documents: &job.documents, host };
    let recorder = Recorder::new(overlay);
    let context = Context { host: &recorder, watch: counters, limits: &job.limits };
    let mut done = Done::default();
    done.known.version = job.document.version;
    let checked = match job.document.dialect {
        Some(Dialect::Family) => prove(job, context, &mut done),
        _ => search(job, &recorder, context, files, &mut done),
    };
    if let Err(refusal) = checked {
        refused(job, &refusal, &mut done);
    }
    done
}

fn input(document: &Document) -> Result<Input, Refusal> {
    let name = &document.name;
    let suffix = name.rsplit_once('.').map_or("", |(_, suffix)| suffix);
    let language = Language::of_suffix(suffix)
        .ok_or_else(|| Refusal::Usage(format!("{name} is nothing that is checked")))?;
    Ok(Input::new(language, name.clone(), document.text.clone()))
}

fn search(
    job: &Job,
    recorder: &Recorder<Overlay<'_>>,
    context: Context<'_>,
    files: &dyn Host,
    done: &mut Done,
) -> Result<(), Refusal> {
    let input = input(&job.document)?;
    if job.document.dialect == Some(Dialect::C) {
        saved_as_shown(&job.document, recorder.host.host)?;
    }
    let mut options = job.options.clone();
    options.property.property.extend(job.property.clone());
    let mut subject = heddle_session::open(&input, &options, context)?;
    let mut n_found = 0;
    let each = &mut |checked: Checked, sources: &SourceMap| {
        if let Verdict::Violated(trail) = checked.verdict() {
            n_found += 1;
            let texts = recorder.texts(&input.files);
            let (property, flags) = (&checked.property.name, &checked.flags);
            let file = heddle_session::saved_trail(texts, trail, property, &options, flags);
            let name = format!("{}-{n_found}", stem(&job.document.name));
            let saved = files.keep(&format!("{name}.trail"), &file.to_text()).ok();
            let in_force = heddle_session::in_force(&options, flags);
            let plain = Context { host: &recorder.host, ..context };
            let page = page(&input, in_force, property, trail, plain);
            let page = page.and_then(|page| files.keep(&format!("{name}.html"), &page).ok());
            tell(job, &checked, sources, Saved { trail: saved, page }, done);
        } else {
            tell(job, &checked, sources, Saved::default(), done);
        }
    };
    heddle_session::check(&mut *subject, &options, context, each)
}

/// C is read by clang, from the disk: what the editor shows must be what is there.
fn saved_as_shown(document: &Document, host: &dyn Host) -> Result<(), Refusal> {
    let (text, _) = host.load(&document.name, "").map_err(Refusal::Missing)?;
    if text == document.text {
        return Ok(());
    }
    Err(Refusal::Usage("save the file first: clang reads it from the disk".into()))
}

/// The run that was found, as one page.
fn page(
    input: &Input,
    options: Options,
    property: &str,
    trail: &Trail,
    context: Context<'_>,
) -> Option<String> {
    let text = Text { input: input.clone(), options: options.clone() };
    let title = input.files.first()?.0.clone();
    let (property, trail) = (property.to_string(), Some(trail.clone()));
    let setup = Setup { title, program: &text, options, property, trail, tests: Vec::new() };
    heddle_explorer::report(&setup, context).ok()
}

/// What was written about a run.
#[derive(Default)]
struct Saved {
    trail: Option<PathBuf>,
    page: Option<PathBuf>,
}

/// One verdict.
fn tell(job: &Job, checked: &Checked, sources: &SourceMap, saved: Saved, done: &mut Done) {
    let map = Map::new(sources, &job.documents, &job.document.uri);
    let (title, states) = (&checked.property.title, checked.numbers.states);
    let size = format!("{states} {}", if states == 1 { "state" } else { "states" });
    let mut verdict = json!({
        "property": checked.property.name, "title": title, "verdict": checked.verdict().word(),
        "states": states, "seconds": checked.numbers.seconds,
    });
    let mut shown = at(nowhere(), String::new());
    shown.source = Some("heddle check".into());
    shown.code = Some(NumberOrString::String(checked.verdict().word().into()));
    let mut place = None;
    match checked.verdict() {
        Verdict::Holds { .. } => {
            shown.severity = Some(DiagnosticSeverity::INFORMATION);
            shown.message = format!("holds: {title} ({size})");
        }
        Verdict::Open(coverage) => {
            let gaps: Vec<String> = coverage.gaps().iter().map(ToString::to_string).collect();
            shown.severity = Some(DiagnosticSeverity::WARNING);
            shown.message =
                format!("open: {title}: nothing found, not complete ({}; {size})", gaps.join("; "));
        }
        Verdict::Violated(_) => {
            shown.severity = Some(DiagnosticSeverity::ERROR);
            match &checked.replayed {
                Some(Ok(run)) => {
                    let trace = &run.trace;
                    let violation = trace.violation.as_ref();
                    let message = violation.map_or(title.clone(), |v| v.message.clone());
                    place = violation.and_then(|v| v.span);
                    shown.message = format!("violated: {message}\n{title}: {}", trace.summary());
                    shown.related_information = some(related(&map, trace, &run.blocked));
                    verdict["message"] = json!(message);
                    verdict["steps"] = json!(trace.steps.len());
                    done.known.values = run.fields.last().cloned().unwrap_or_default();
                }
                Some(Err(why)) => {
                    let bug = "heddle has a bug: what was found does not replay";
                    shown.message = format!("{bug}: {why}");
                }
                None => shown.message = format!("violated: {title}"),
            }
        }
    }
    let name = |p: &PathBuf| p.display().to_string();
    verdict["trail"] = json!(saved.trail.as_ref().map(name));
    verdict["page"] = json!(saved.page.as_ref().map(name));
    shown.code_description =
        saved.page.as_ref().and_then(|p| uri_of(&name(p))).map(|href| CodeDescription { href });
    shown.data = Some(verdict.clone());
    shown.range = place.map_or(shown.range, |span| map.range(span));
    map.add(place, shown, &mut done.diagnostics);
    beside(&map, checked, &job.document.uri, done);
    done.verdicts.push(verdict);
}

/// Warnings, doubts, and statements that no run executes.
fn beside(map: &Map<'_>, checked: &Checked, own: &Uri, done: &mut Done) {
    for text in checked.warnings.iter().chain(&checked.doubts) {
        let mut shown = at(nowhere(), text.clone());
        shown.severity = Some(DiagnosticSeverity::WARNING);
        shown.source = Some("heddle check".into());
        map.add(None, shown, &mut done.diagnostics);
    }
    for site in &checked.unreached {
        let Site::Statement { span: Some(span), owner, text } = site else { continue };
        let mut shown = at(map.range(*span), format!("no run executes this: {owner}: {text}"));
        shown.severity = Some(DiagnosticSeverity::HINT);
        shown.source = Some("heddle check".into());
        shown.tags = Some(vec![DiagnosticTag::UNNECESSARY]);
        map.add(Some(*span), shown, &mut done.diagnostics);
        if map.uri(span.file) == Some(own) {
            done.known.unreached.push(span.lo as usize);
        }
    }
}

/// The run, statement by statement, and who waits at its end.
fn related(
    map: &Map<'_>,
    trace: &Trace,
    blocked: &[heddle_model::Blocked],
) -> Vec<lsp_types::DiagnosticRelatedInformation> {
    let mut out = Vec::new();
    for (i, step) in trace.steps.iter().enumerate() {
        for e in &step.events {
            let changes: Vec<String> =
                e.changes.iter().map(|c| format!("  {}: {} -> {}", c.name, c.old, c.new)).collect();
            let text = format!("step {}, {}: {}{}", i + 1, e.lane, e.text, changes.concat());
            out.extend(e.span.and_then(|span| map.related(span, &text)));
        }
    }
    let skip = out.len().saturating_sub(STEPS);
    let mut out = out.split_off(skip);
    for (span, text) in trace.violation.iter().flat_map(|v| &v.related) {
        out.extend(map.related(*span, text));
    }
    for b in blocked {
        let text = format!("{} waits here: {}", b.lane, b.reason);
        out.extend(b.span.and_then(|span| map.related(span, &text)));
    }
    out
}

/// A family is proved, obligation by obligation.
fn prove(job: &Job, context: Context<'_>, done: &mut Done) -> Result<(), Refusal> {
    let options = ProofOptions::default();
    let (report, sources) = heddle_session::prove(&input(&job.document)?, options, context)?;
    let map = Map::new(&sources, &job.documents, &job.document.uri);
    for o in &report.obligations {
        let mut shown = at(nowhere(), format!("{}: {} ({})", o.word, o.title, o.name));
        let (severity, place) = match &o.failure {
            Some(failure) => {
                let steps = failure.steps.iter().map(|(actor, events)| heddle_report::TraceStep {
                    actor: *actor,
                    events: events.clone(),
                });
                let trace = Trace {
                    steps: steps.collect(),
                    cycle_start: None,
                    violation: Some(failure.violation.clone()),
                };
                let real = if failure.is_abstract { ", in an abstraction" } else { "" };
                let is_real = report.verdict == Whole::Violated && !failure.is_abstract;
                shown.message.push_str(&format!(": {}{real}", failure.violation.message));
                shown.related_information = some(related(&map, &trace, &[]));
                let severity = match is_real {
                    true => DiagnosticSeverity::ERROR,
                    false => DiagnosticSeverity::WARNING,
                };
                (severity, failure.violation.span)
            }
            None if o.why.is_empty() => (DiagnosticSeverity::INFORMATION, None),
            None => {
                shown.message.push_str(&format!(": {}", o.why));
                (DiagnosticSeverity::WARNING, None)
            }
        };
        shown.severity = Some(severity);
        shown.source = Some("heddle prove".into());
        shown.range = place.map_or(shown.range, |span| map.range(span));
        map.add(place, shown, &mut done.diagnostics);
        done.verdicts.push(json!({"property": o.name, "title": o.title, "verdict": o.word}));
    }
    let (severity, word, text) = match &report.verdict {
        Whole::Holds => (DiagnosticSeverity::INFORMATION, "holds", "holds for every number"),
        Whole::Violated => (DiagnosticSeverity::ERROR, "violated", "violated by an instance"),
        Whole::Open(why) => (DiagnosticSeverity::WARNING, "open", why.as_str()),
    };
    let mut shown = at(nowhere(), format!("{word}: {text}"));
    shown.severity = Some(severity);
    shown.source = Some("heddle prove".into());
    map.add(None, shown, &mut done.diagnostics);
    done.verdicts.push(json!({"property": "family", "title": text, "verdict": word}));
    Ok(())
}

/// Why nothing was checked.
fn refused(job: &Job, refusal: &Refusal, done: &mut Done) {
    if let Refusal::Wrong(wrong, sources) = refusal {
        let map = Map::new(sources, &job.documents, &job.document.uri);
        wrong.iter().for_each(|d| map.put(d, &mut done.diagnostics));
    } else {
        let mut shown = at(nowhere(), format!("not checked: {}", words(refusal)));
        shown.severity = Some(DiagnosticSeverity::ERROR);
        shown.source = Some("heddle check".into());
        let home = job.document.uri.as_str().to_string();
        done.diagnostics.entry(home).or_default().push(shown);
    }
    done.verdicts.push(json!({"verdict": "refused", "message": words(refusal)}));
}

fn stem(name: &str) -> String {
    let bare = name.rsplit_once('/').map_or(name, |(_, bare)| bare);
    let stem = bare.rsplit_once('.').map_or(bare, |(stem, _)| stem);
    let kept = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '-' };
    stem.chars().map(kept).collect()
}
