//! Trails on disk, `heddle-trail/1`: the steps, and all that is needed to
//! build the same model again.
//!
//! The same trail is always written as the same bytes. A trail remembers a
//! checksum of each source file, so that a replay on edited sources can say
//! why it fails.

use crate::events::text_checksum;
use heddle_model::{Actor, Fault, FaultKind, Step, Trail};
use heddle_span::SourceMap;
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedTrail {
    format: String,
    /// The inputs as they were named, relative to the directory of the run.
    pub inputs: Vec<String>,
    /// The command-line options that shape the model, as given.
    pub options: Vec<String>,
    /// Which property it violates, by its name in the report.
    pub property: String,
    /// `name checksum` of every source file.
    pub sources: Vec<(String, String)>,
    initial: u32,
    steps: Vec<(u16, u32)>,
    fingerprints: Vec<String>,
    cycle_start: Option<u32>,
    kind: String,
    site: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrailError(pub String);

impl fmt::Display for TrailError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl SavedTrail {
    pub fn new(
        trail: &Trail,
        inputs: Vec<String>,
        options: Vec<String>,
        property: String,
        sources: &SourceMap,
    ) -> Self {
        SavedTrail {
            format: FORMAT.into(),
            inputs,
            options,
            property,
            sources: sources
                .files()
                .map(|(_, f)| (f.name.clone(), text_checksum(&f.text)))
                .collect(),
            initial: trail.initial,
            steps: trail.steps.iter().map(|s| (s.actor.0, s.edge)).collect(),
            fingerprints: trail.fingerprints.iter().map(|f| format!("{f:016x}")).collect(),
            cycle_start: trail.cycle_start,
            kind: trail.fault.kind.name().into(),
            site: trail.fault.site,
        }
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a trail is plain data") + "\n"
    }

    pub fn from_text(text: &str) -> Result<Self, TrailError> {
        let saved: SavedTrail = serde_json::from_str(text)
            .map_err(|e| TrailError(format!("this is not a heddle trail: {e}")))?;
        if saved.format != FORMAT {
            let other = saved.format;
            return Err(TrailError(format!("trail of format `{other}`, not `{FORMAT}`")));
        }
        Ok(saved)
    }

    pub fn trail(&self) -> Result<Trail, TrailError> {
        let kind = FaultKind::ALL.into_iter().find(|k| k.name() == self.kind);
        let kind = kind.ok_or_else(|| TrailError(format!("unknown violation `{}`", self.kind)))?;
        let number = |f: &String| {
            u64::from_str_radix(f, 16).map_err(|_| TrailError(format!("bad fingerprint `{f}`")))
        };
        Ok(Trail {
            initial: self.initial,
            steps: self.steps.iter().map(|&(a, edge)| Step { actor: Actor(a), edge }).collect(),
            fingerprints: self.fingerprints.iter().map(number).collect::<Result<_, _>>()?,
            cycle_start: self.cycle_start,
            fault: Fault { kind, site: self.site },
        })
    }

    /// The source files that are not what they were when the trail was saved.
    pub fn changed_sources(&self, now: &SourceMap) -> Vec<String> {
        let same = |name: &str, sum: &str| {
            now.files().any(|(_, f)| f.name == name && text_checksum(&f.text) == sum)
        };
        self.sources.iter().filter(|(n, s)| !same(n, s)).map(|(n, _)| n.clone()).collect()
    }
}

const FORMAT: &str = "heddle-trail/1";

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Trail {
        Trail {
            initial: 0,
            steps: vec![Step { actor: Actor(1), edge: 2 }, Step { actor: Actor::NOBODY, edge: 0 }],
            fingerprints: vec![1, u64::MAX, 7],
            cycle_start: Some(1),
            fault: Fault { kind: FaultKind::AcceptanceCycle, site: 4 },
        }
    }

    #[test]
    fn saved_and_read_again() {
        let mut sources = SourceMap::new();
        sources.add("m.pml", "init { skip }");
        let saved = SavedTrail::new(&sample(), vec!["m.pml".into()], vec![], "p".into(), &sources);
        let again = SavedTrail::from_text(&saved.to_text()).unwrap();
        assert_eq!(again, saved);
        assert_eq!(again.trail().unwrap(), sample());
        assert!(again.changed_sources(&sources).is_empty());
        let mut edited = SourceMap::new();
        edited.add("m.pml", "init { assert(0) }");
        assert_eq!(again.changed_sources(&edited), ["m.pml"]);
    }

    #[test]
    fn other_files_are_refused_in_words() {
        assert!(SavedTrail::from_text("-4:-4:-4\n1:0:3").unwrap_err().0.contains("not a heddle"));
        let saved =
            SavedTrail::new(&sample(), vec![], vec![], "p".into(), &SourceMap::new()).to_text();
        let newer = saved.replace("heddle-trail/1", "heddle-trail/9");
        assert!(SavedTrail::from_text(&newer).unwrap_err().0.contains("heddle-trail/9"));
    }
}
