//! What the parts of a swarm say together (`heddle merge results/*.json`).
//!
//! Each part is what `heddle check --swarm N --shard I/N --json` has written. A violation that
//! any of them has found is one; what all have missed is the product of what each has
//! (the hash functions are independent); a part that is not there, or did not come to its
//! verdict, leaves the answer `open` and is named.

use crate::{MergedEvent, ShardJson};
use serde_json::Value;
use std::collections::BTreeMap;

/// What the parts said, by property.
#[derive(Default)]
pub struct Merged(BTreeMap<String, Parts>);

/// What the parts said of one property.
#[derive(Default)]
struct Parts {
    all: BTreeMap<u32, ShardJson>,
    violated: Option<Option<String>>,
    /// Why a part was not complete, besides what its hashes missed.
    gaps: Vec<String>,
}

impl Merged {
    /// Takes in what one part has written.
    pub fn add(&mut self, text: &str) -> Result<(), String> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let mut lines = lines.by_ref().peekable();
        while let Some((number, line)) = lines.next() {
            let Ok(event) = serde_json::from_str::<Value>(line) else {
                // The last line of a part that was killed may be torn.
                if number > 0 && lines.peek().is_none() {
                    break;
                }
                let number = number + 1;
                return Err(format!("line {number} is not what `heddle check --json` writes"));
            };
            if event["event"] != "verdict" {
                continue;
            }
            let shard: ShardJson = serde_json::from_value(event["shard"].clone())
                .map_err(|_| "it has a verdict that is not of a part of a swarm".to_string())?;
            let name = event["property"].as_str().unwrap_or_default().to_string();
            let parts = self.0.entry(name).or_default();
            if let Some(other) = parts.all.values().next()
                && (&other.job, other.of, other.swarm) != (&shard.job, shard.of, shard.swarm)
            {
                return Err("it is a part of another swarm, program or options".into());
            }
            if event["verdict"] == "violated" && parts.violated.is_none() {
                parts.violated = Some(event["trail"].as_str().map(str::to_string));
            }
            let gaps = event["gaps"].as_array().cloned().unwrap_or_default();
            for gap in gaps.iter().filter_map(Value::as_str).filter(|gap| !gap.contains("swarm")) {
                let gap = format!("part {}: {gap}", shard.index);
                if !parts.gaps.contains(&gap) {
                    parts.gaps.push(gap);
                }
            }
            let (index, of) = (shard.index, shard.of);
            if parts.all.insert(index, shard).is_some() {
                return Err(format!("part {index} of {of} is there twice"));
            }
        }
        Ok(())
    }

    /// What they say of each property: as data, and in words.
    pub fn verdicts(&self) -> Vec<(MergedEvent, String)> {
        let told = |(property, parts): (&String, &Parts)| {
            let event = parts.event(property);
            let words = text(&event, parts);
            (event, words)
        };
        self.0.iter().map(told).collect()
    }
}

impl Parts {
    fn event(&self, property: &str) -> MergedEvent {
        let of = self.all.values().next().map_or(0, |s| s.of);
        MergedEvent {
            event: "merged",
            property: property.to_string(),
            verdict: if self.violated.is_some() { "violated" } else { "open" },
            shards: self.all.len(),
            missing: (1..=of).filter(|i| !self.all.contains_key(i)).collect(),
            missed: self.all.values().map(|s| s.missed).product(),
            trail: self.violated.clone().flatten(),
        }
    }
}

fn text(event: &MergedEvent, parts: &Parts) -> String {
    let of = event.shards + event.missing.len();
    let mut out =
        format!("{:<9} {}    {} of {of} parts", event.verdict, event.property, event.shards);
    if let Some(trail) = &event.trail {
        out.push_str(&format!(", trail {trail}"));
    }
    if event.verdict == "open" {
        out.push_str(&format!(", expected to have missed {:.2e} of the states", event.missed));
    }
    out.push('\n');
    if !event.missing.is_empty() {
        let missing: Vec<String> = event.missing.iter().map(u32::to_string).collect();
        out.push_str(&format!("  missing: part {}\n", missing.join(", ")));
    }
    parts.gaps.iter().for_each(|gap| out.push_str(&format!("  {gap}\n")));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(index: u32, verdict: &str, job: &str) -> String {
        format!(
            r#"{{"event":"verdict","property":"safety","verdict":"{verdict}","gaps":[],"trail":null,"shard":{{"index":{index},"of":3,"swarm":9,"job":"{job}","missed":0.1}}}}"#
        )
    }

    #[test]
    fn parts_are_put_together_and_those_that_are_missing_named() {
        let mut all = Merged::default();
        all.add(&line(1, "open", "a")).unwrap();
        let torn = line(3, "open", "a") + "\n{\"event\":\"ve";
        all.add(&torn).unwrap();
        let event = all.0["safety"].event("safety");
        assert_eq!((event.verdict, &event.missing[..]), ("open", &[2][..]));
        assert!((event.missed - 0.01).abs() < 1e-9);
        all.add(&line(2, "violated", "a")).unwrap();
        assert_eq!(all.0["safety"].event("safety").verdict, "violated");
    }

    #[test]
    fn what_does_not_belong_together_is_refused() {
        let mut all = Merged::default();
        all.add(&line(1, "open", "a")).unwrap();
        assert!(all.add(&line(1, "open", "a")).unwrap_err().contains("twice"));
        assert!(all.add(&line(2, "open", "b")).unwrap_err().contains("another"));
        let plain = r#"{"event":"verdict","property":"safety","verdict":"open"}"#;
        assert!(all.add(plain).is_err());
        let foreign = all.add("{}\nint x;\n{}").unwrap_err();
        assert!(foreign.contains("line 2"), "{foreign}");
        assert!(all.add("hello").is_err());
    }
}
