//! A run of a C program as a violation witness of SV-COMP, format 2.2: YAML that other
//! verifiers can validate (Ayaziová et al., Software Verification Witnesses 2.0; 2.2 adds
//! the thread of each waypoint).
//!
//! Each statement that the run executes is a segment with one waypoint to follow, in the
//! order of the run and with the thread that executes it; the place of the violation is the
//! target. Nothing is assumed of values: the schedule and the way are all that is told.

use crate::Trace;
use crate::packed::sha256;
use heddle_model::FaultKind;
use heddle_span::SourceMap;
use std::fmt::Write;

/// The witness; `inputs` are names and checksums, `now` is in seconds since 1970.
pub fn witness(
    trace: &Trace,
    sources: &SourceMap,
    inputs: &[(String, String)],
    now: u64,
) -> Result<String, String> {
    let violation = trace.violation.as_ref().ok_or("the run has no violation")?;
    let specification = specification(violation.kind)?;
    let mut content = String::new();
    let lanes = trace.lane_names();
    let thread = |lane: &str| lanes.iter().position(|l| *l == lane).unwrap_or(0);
    let target = violation.span.ok_or("the violation has no place in the source")?;
    let events = trace.steps.iter().flat_map(|s| &s.events);
    let mut last = 0;
    for event in events {
        last = thread(&event.lane);
        let Some(span) = event.span else { continue };
        let (file, at) = (&sources.file(span.file).name, sources.position(span));
        waypoint(&mut content, "assumption", file, at.line, at.column, last);
    }
    let (file, at) = (&sources.file(target.file).name, sources.position(target));
    waypoint(&mut content, "target", file, at.line, at.column, last);
    let files: String = inputs.iter().map(|(n, _)| format!("      - {}\n", quoted(n))).collect();
    let sums: String =
        inputs.iter().map(|(n, sum)| format!("      {}: {}\n", quoted(n), quoted(sum))).collect();
    let (uuid, time) = (uuid(&format!("{content}{sums}{now}")), date(now));
    let version = env!("CARGO_PKG_VERSION");
    Ok(format!(
        "# A violation witness, by heddle.\n\
         - entry_type: \"violation_sequence\"\n  metadata:\n    format_version: \"2.2\"\n    \
         uuid: \"{uuid}\"\n    creation_time: \"{time}\"\n    producer:\n      \
         name: \"heddle\"\n      version: \"{version}\"\n    task:\n      input_files:\n{}      \
         input_file_hashes:\n{}      specification: \"{specification}\"\n      \
         data_model: \"LP64\"\n      language: \"C\"\n  content:\n{content}",
        indented(&files),
        indented(&sums),
    ))
}

fn indented(text: &str) -> String {
    text.lines().map(|l| format!("  {l}\n")).collect()
}

/// The property of SV-COMP that a violation is about.
fn specification(kind: FaultKind) -> Result<&'static str, String> {
    Ok(match kind {
        FaultKind::Assertion => "G ! call(reach_error())",
        FaultKind::DataRace => "G ! data-race",
        FaultKind::Overflow => "G ! overflow",
        FaultKind::InvalidFree | FaultKind::DoubleFree => "G valid-free",
        FaultKind::OutOfBounds
        | FaultKind::UseAfterFree
        | FaultKind::NullDereference
        | FaultKind::Uninitialised => "G valid-deref",
        FaultKind::Leak => "G valid-memtrack",
        other => return Err(format!("SV-COMP has no property for a {}", other.name())),
    })
}

fn waypoint(out: &mut String, kind: &str, file: &str, line: u32, column: u32, thread: usize) {
    let _ = write!(
        out,
        "  - segment:\n    - waypoint:\n        type: \"{kind}\"\n        action: \"follow\"\n        \
         thread_id: {thread}\n        location:\n          file_name: {}\n          \
         line: {line}\n          column: {column}\n",
        quoted(file),
    );
    if kind == "assumption" {
        let constraint =
            "        constraint:\n          value: \"1\"\n          format: \"c_expression\"\n";
        out.push_str(constraint);
    }
}

/// A text as a string of YAML, which reads those of JSON.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A name that the content alone decides, in the form of a UUID of version 8.
fn uuid(content: &str) -> String {
    let h = sha256(content);
    format!("{}-{}-8{}-a{}-{}", &h[..8], &h[8..12], &h[12..15], &h[15..18], &h[18..30])
}

/// Seconds since 1970 as a date of ISO 8601 (Hinnant's days from civil, backwards).
fn date(now: u64) -> String {
    let (days, seconds) = (now / 86_400 + 719_468, now % 86_400);
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, year) = match month {
        m if m < 10 => (m + 3, year + era * 400),
        m => (m - 9, year + era * 400 + 1),
    };
    let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{h:02}:{m:02}:{s:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::tests::sample;
    use heddle_span::Span;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(date(0), "1970-01-01T00:00:00Z");
        assert_eq!(date(951_827_696), "2000-02-29T12:34:56Z");
        assert_eq!(date(1_735_689_599), "2024-12-31T23:59:59Z");
        assert_eq!(date(1_735_689_600), "2025-01-01T00:00:00Z");
    }

    #[test]
    fn every_step_is_a_segment_and_the_violation_the_target() {
        let mut sources = SourceMap::new();
        let file = sources.add("m \"1\".c", "int x;\nx = 1;\n");
        let mut trace = sample();
        for step in &mut trace.steps {
            step.events[0].span = Some(Span::new(file, 7, 8));
        }
        trace.violation.as_mut().unwrap().span = Some(Span::new(file, 0, 3));
        let inputs = [("m \"1\".c".to_string(), "abc".to_string())];
        let text = witness(&trace, &sources, &inputs, 0).unwrap();
        assert_eq!(text.matches("  - segment:").count(), 4);
        assert_eq!(text.matches("type: \"target\"").count(), 1);
        assert!(text.contains("thread_id: 1") && text.contains("\"m \\\"1\\\".c\": \"abc\""));
        assert!(text.contains("specification: \"G ! call(reach_error())\""), "{text}");
        trace.violation.as_mut().unwrap().kind = FaultKind::Deadlock;
        assert!(witness(&trace, &sources, &inputs, 0).unwrap_err().contains("deadlock"));
    }
}
