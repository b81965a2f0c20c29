//! Trails on disk, `heddle-trail/2`: a run, and all that is needed to execute it again
//! anywhere: the sources, what clang made of them, and the options that shape the model.
//!
//! A trail is data. Its options are pairs of a name and values that the reader checks
//! against a closed list; its texts are packed (zlib, base64), and each has a SHA-256 that
//! must be right. What is not as described here is refused with the reason. The same run is
//! always written as the same bytes.

use crate::packed::{pack, sha256, unpack};
use heddle_model::{Actor, Fault, FaultKind, Step, Trail};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a run was made of, and the run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedTrail {
    format: String,
    /// The version that wrote it.
    heddle: String,
    /// Which property it violates, by its name in the report.
    pub property: String,
    /// The options that shape the model and the property: name and values.
    pub options: Vec<(String, Vec<String>)>,
    kind: String,
    site: u32,
    initial: u32,
    steps: Vec<(u16, u32)>,
    cycle_start: Option<u32>,
    fingerprints: Vec<String>,
    /// What the packed texts are, in their order.
    texts: Vec<TextEntry>,
    packed: String,
}

/// A text of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedText {
    pub role: Role,
    /// The name to show; of IR, the input that it was made of.
    pub name: String,
    pub text: String,
}

/// What a text is to the run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Role {
    /// A file that was named.
    Input,
    /// A file that another one, `from`, asked for as `path`.
    File { path: String, from: String },
    /// What a compiler made of an input.
    Ir,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TextEntry {
    role: Role,
    name: String,
    bytes: u64,
    sha256: String,
}

/// Why a text is not a trail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrailError(pub String);

impl fmt::Display for TrailError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

const FORMAT: &str = "heddle-trail/2";

/// How the file of every trail begins, of this format and of others.
const BEGINS: &str = "{\"format\":\"heddle-trail/";

impl SavedTrail {
    pub fn new(
        trail: &Trail,
        property: String,
        options: Vec<(String, Vec<String>)>,
        texts: &[SavedText],
    ) -> Self {
        let entry = |t: &SavedText| TextEntry {
            role: t.role.clone(),
            name: t.name.clone(),
            bytes: t.text.len() as u64,
            sha256: sha256(&t.text),
        };
        SavedTrail {
            format: FORMAT.into(),
            heddle: env!("CARGO_PKG_VERSION").into(),
            property,
            options,
            kind: trail.fault.kind.name().into(),
            site: trail.fault.site,
            initial: trail.initial,
            steps: trail.steps.iter().map(|s| (s.actor.0, s.edge)).collect(),
            cycle_start: trail.cycle_start,
            fingerprints: trail.fingerprints.iter().map(|f| format!("{f:016x}")).collect(),
            texts: texts.iter().map(entry).collect(),
            packed: pack(once(texts, |t| sha256(&t.text)).map(|t| t.text.as_str())),
        }
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a trail is plain data") + "\n"
    }

    /// Whether these are the first bytes of a file that heddle wrote as a trail.
    pub fn begins(bytes: &[u8]) -> bool {
        bytes.starts_with(BEGINS.as_bytes())
    }

    pub fn from_text(text: &str) -> Result<Self, TrailError> {
        check_format(text)?;
        serde_json::from_str(text)
            .map_err(|e| TrailError(format!("the trail is damaged or was edited: {e}")))
    }

    /// The run.
    pub fn trail(&self) -> Result<Trail, TrailError> {
        let wrong = |what: String| TrailError(format!("the trail was edited: {what}"));
        let kind = FaultKind::ALL.into_iter().find(|k| k.name() == self.kind);
        let kind = kind.ok_or_else(|| wrong(format!("unknown violation `{}`", self.kind)))?;
        let number = |f: &String| {
            u64::from_str_radix(f, 16).map_err(|_| wrong(format!("bad fingerprint `{f}`")))
        };
        if self.cycle_start.is_some_and(|start| start as usize >= self.steps.len()) {
            return Err(wrong("the part that repeats begins after the end".into()));
        }
        let fingerprints: Vec<u64> =
            self.fingerprints.iter().map(number).collect::<Result<_, _>>()?;
        if fingerprints.len() > self.steps.len() + 1 {
            return Err(wrong("it has more states than steps".into()));
        }
        Ok(Trail {
            initial: self.initial,
            steps: self.steps.iter().map(|&(a, edge)| Step { actor: Actor(a), edge }).collect(),
            fingerprints,
            cycle_start: self.cycle_start,
            fault: Fault { kind, site: self.site },
        })
    }

    /// The texts, each as its checksum says.
    pub fn texts(&self) -> Result<Vec<SavedText>, TrailError> {
        let unlike: Vec<&TextEntry> = once(&self.texts, |t| t.sha256.clone()).collect();
        let sizes: Vec<u64> = unlike.iter().map(|t| t.bytes).collect();
        let packed = unpack(&self.packed, &sizes)
            .map_err(|why| TrailError(format!("the trail's sources cannot be read: {why}")))?;
        let of = |entry: &TextEntry| {
            let at = unlike.iter().position(|t| t.sha256 == entry.sha256);
            let text = &packed[at.expect("every checksum is among them")];
            if sha256(text) != entry.sha256 {
                let name = &entry.name;
                return Err(TrailError(format!("the trail's copy of {name} was edited")));
            }
            let text = text.clone();
            Ok(SavedText { role: entry.role.clone(), name: entry.name.clone(), text })
        };
        self.texts.iter().map(of).collect()
    }

    /// The names of the inputs.
    pub fn inputs(&self) -> Vec<&str> {
        let inputs = self.texts.iter().filter(|t| t.role == Role::Input);
        inputs.map(|t| t.name.as_str()).collect()
    }

    /// The same with their SHA-256.
    pub fn inputs_with_sums(&self) -> Vec<(String, String)> {
        let inputs = self.texts.iter().filter(|t| t.role == Role::Input);
        inputs.map(|t| (t.name.clone(), t.sha256.clone())).collect()
    }

    /// Which of the inputs have another text now, as `now` gives it.
    pub fn changed(&self, now: impl Fn(&str) -> Option<String>) -> Vec<&str> {
        let files = self.texts.iter().filter(|t| t.role != Role::Ir);
        let other = |t: &&TextEntry| now(&t.name).is_some_and(|n| sha256(&n) != t.sha256);
        files.filter(other).map(|t| t.name.as_str()).collect()
    }
}

/// The first of each that are alike: equal texts are packed once.
fn once<T>(all: &[T], name: impl Fn(&T) -> String) -> impl Iterator<Item = &T> {
    let mut seen = std::collections::HashSet::new();
    all.iter().filter(move |one| seen.insert(name(one)))
}

/// Refuses what is no trail, and trails of other versions, in a sentence.
fn check_format(text: &str) -> Result<(), TrailError> {
    #[derive(Deserialize)]
    struct Head {
        format: String,
    }
    let not_ours = |why: String| TrailError(format!("this is not a heddle trail: {why}"));
    let head: Head = serde_json::from_str(text).map_err(|e| not_ours(e.to_string()))?;
    match head.format.strip_prefix("heddle-trail/").map(str::parse::<u32>) {
        _ if head.format == FORMAT => Ok(()),
        Some(Ok(1)) => Err(TrailError(
            "this trail was saved by an older heddle, which kept no sources in it; \
             check the program again to get a new one"
                .into(),
        )),
        Some(Ok(n)) => Err(TrailError(format!(
            "this trail has format {n}, and this heddle reads format 2; replay it with the \
             version that saved it"
        ))),
        _ => Err(not_ours(format!("its format is `{}`", head.format))),
    }
}

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

    fn texts() -> Vec<SavedText> {
        let role = Role::File { path: "a.h".into(), from: "m.pml".into() };
        vec![
            SavedText { role: Role::Input, name: "m.pml".into(), text: "init { skip }".into() },
            SavedText { role, name: "d/a.h".into(), text: "é\n".repeat(999) },
            SavedText { role: Role::Ir, name: "m.pml".into(), text: "init { skip }".into() },
        ]
    }

    fn saved() -> SavedTrail {
        let options = vec![("define".to_string(), vec!["N=2".to_string()])];
        SavedTrail::new(&sample(), "p".into(), options, &texts())
    }

    #[test]
    fn saved_and_read_again() {
        let text = saved().to_text();
        assert!(SavedTrail::begins(text.as_bytes()) && text.len() < 1200, "{text}");
        let again = SavedTrail::from_text(&text).unwrap();
        assert_eq!(again, saved());
        assert_eq!(again.trail().unwrap(), sample());
        assert_eq!(again.texts().unwrap(), texts());
        assert_eq!(again.inputs(), ["m.pml"]);
        assert!(again.changed(|_| None).is_empty());
        let edited = |name: &str| (name == "m.pml").then(|| "init { assert(0) }".to_string());
        assert_eq!(again.changed(edited), ["m.pml"]);
    }

    #[test]
    fn other_files_are_refused_in_words() {
        let why = |text: &str| SavedTrail::from_text(text).unwrap_err().0;
        assert!(why("-4:-4:-4\n1:0:3").contains("not a heddle trail"));
        assert!(why("{}").contains("not a heddle trail"));
        let saved = saved().to_text();
        assert!(why(&saved.replace("trail/2", "trail/9")).contains("has format 9"));
        assert!(why(&saved.replace("trail/2", "trail/1")).contains("an older heddle"));
        assert!(why(&saved.replace("\"site\"", "\"size\"")).contains("unknown field `size`"));
    }

    #[test]
    fn edited_trails_are_refused_in_words() {
        let text = saved().to_text();
        let edit = |from: &str, to: &str| {
            assert!(text.contains(from), "{from}");
            SavedTrail::from_text(&text.replacen(from, to, 1)).unwrap()
        };
        let longer = edit("\"bytes\":13", "\"bytes\":14").texts().unwrap_err().0;
        assert!(longer.contains("cannot be read"), "{longer}");
        let shorter = edit("\"bytes\":13", "\"bytes\":12").texts().unwrap_err().0;
        assert!(shorter.contains("cannot be read"), "{shorter}");
        let huge = edit("\"bytes\":13", "\"bytes\":18446744073709551615").texts().unwrap_err().0;
        assert!(huge.contains("cannot be read"), "{huge}");
        let sum = edit("2997,\"sha256\":\"", "2997,\"sha256\":\"0").texts().unwrap_err().0;
        assert!(sum.contains("was edited"), "{sum}");
        assert!(edit("\"cycle_start\":1", "\"cycle_start\":2").trail().is_err());
        assert!(edit("acceptance-cycle", "acceptance").trail().is_err());
        let packed = edit("\"packed\":\"", "\"packed\":\"!").texts().unwrap_err().0;
        assert!(packed.contains("cannot be read"), "{packed}");
    }
}
