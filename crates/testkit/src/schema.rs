//! The JSON Schema of the event stream, and whether a line is as it says.
//!
//! As much of JSON Schema (draft 2020-12) as that file uses; a word that is not known here
//! is an error, so that nothing in the file goes unchecked.

use serde_json::Value;

/// The schema of one line of `heddle --format json`.
pub struct Schema(Value);

impl Schema {
    /// The one in `docs/`.
    pub fn of_events() -> Schema {
        let text = include_str!("../../../docs/events.schema.json");
        Schema(serde_json::from_str(text).expect("the schema is JSON"))
    }

    /// What is wrong with a stream of lines, if anything: each line by itself, and that a
    /// start comes first and an end last.
    pub fn check_stream(&self, text: &str) -> Result<(), String> {
        let mut last = None;
        for (i, line) in text.lines().enumerate() {
            let value: Value =
                serde_json::from_str(line).map_err(|e| format!("line {}: {e}: {line}", i + 1))?;
            self.check(&value).map_err(|why| format!("line {}: {why}\n{line}", i + 1))?;
            if (i == 0) != (value["event"] == "start") {
                return Err(format!("line {}: a start is the first line: {line}", i + 1));
            }
            last = Some(value);
        }
        match last {
            Some(last) if last["event"] == "end" => Ok(()),
            Some(last) => Err(format!("the last line is no end: {last}")),
            None => Err("there is no line".into()),
        }
    }

    /// What is wrong with a line, if anything.
    pub fn check(&self, line: &Value) -> Result<(), String> {
        // The event says which part is meant; its reasons are better than those of all.
        let event = line["event"].as_str().unwrap_or("");
        let known = self.0["oneOf"].as_array().expect("parts").iter();
        let name = format!("#/$defs/{event}");
        match known.into_iter().find(|part| part["$ref"] == *name) {
            Some(part) => self.fits(line, part, event),
            None => Err(format!("no event is called `{event}`")),
        }
    }

    fn fits(&self, value: &Value, schema: &Value, at: &str) -> Result<(), String> {
        let words = schema.as_object().ok_or_else(|| format!("{at}: no schema"))?;
        for (word, meaning) in words {
            let good = match word.as_str() {
                "$ref" => {
                    let name = meaning.as_str().unwrap_or("").rsplit('/').next().unwrap_or("");
                    self.fits(value, &self.0["$defs"][name], at)?;
                    true
                }
                "description" => true,
                "type" => is_a(value, meaning),
                "const" => value == meaning,
                "enum" => meaning.as_array().is_some_and(|all| all.contains(value)),
                "minimum" => value.as_f64().is_none_or(|v| v >= meaning.as_f64().unwrap_or(0.0)),
                "items" => {
                    for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                        self.fits(item, meaning, &format!("{at}[{i}]"))?;
                    }
                    true
                }
                "properties" => {
                    for (key, part) in value.as_object().into_iter().flatten() {
                        if let Some(schema) = meaning.get(key) {
                            self.fits(part, schema, &format!("{at}.{key}"))?;
                        }
                    }
                    true
                }
                "required" => {
                    let missing = |key: &&Value| {
                        value.is_object() && value.get(key.as_str().unwrap_or("")).is_none()
                    };
                    match meaning.as_array().into_iter().flatten().find(missing) {
                        Some(key) => return Err(format!("{at}: {key} is missing")),
                        None => true,
                    }
                }
                "additionalProperties" => {
                    let known = &schema["properties"];
                    let mut keys = value.as_object().into_iter().flatten().map(|(k, _)| k);
                    match keys.find(|key| known.get(key.as_str()).is_none()) {
                        Some(key) => return Err(format!("{at}: `{key}` is not described")),
                        None => true,
                    }
                }
                other => return Err(format!("{at}: the schema says `{other}`, unknown here")),
            };
            if !good {
                return Err(format!("{at}: {value} is not {word} {meaning}"));
            }
        }
        Ok(())
    }
}

fn is_a(value: &Value, kind: &Value) -> bool {
    match kind {
        Value::Array(kinds) => kinds.iter().any(|k| is_a(value, k)),
        Value::String(kind) => match kind.as_str() {
            "string" => value.is_string(),
            "integer" => value.is_u64() || value.is_i64(),
            "number" => value.is_number(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            "array" => value.is_array(),
            "object" => value.is_object(),
            _ => false,
        },
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn lines_are_as_described_or_it_is_said_what_is_not() {
        let schema = Schema::of_events();
        let good = json!({"event": "note", "kind": "needs", "text": "x"});
        assert_eq!(schema.check(&good), Ok(()));
        let why = |line: Value| schema.check(&line).unwrap_err();
        assert!(why(json!({"event": "note", "kind": 1, "text": "x"})).contains("note.kind"));
        assert!(why(json!({"event": "note", "kind": "x"})).contains("\"text\" is missing"));
        let more = json!({"event": "note", "kind": "x", "text": "", "more": 1});
        assert!(why(more).contains("`more` is not described"));
        assert!(why(json!({"event": "nothing"})).contains("no event"));
        let end = json!({"event": "end", "verdict": "fine", "exit": 0});
        assert!(why(end).contains("end.verdict"));
        let line = json!({"event": "end", "verdict": "holds", "exit": 0}).to_string();
        assert!(schema.check_stream(&line).unwrap_err().contains("first line"));
    }
}
