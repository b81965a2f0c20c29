//! What an editor's user sets: options of a check, and how long it may take.

use heddle_session::Options;
use serde_json::Value;
use std::time::Duration;

/// What was set.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    pub options: Options,
    /// The editor knows `heddle.walk` and `heddle.debug`.
    pub debugs: bool,
}

impl Settings {
    /// Reads `{"options": {"model": "tso"}, "timeout": 60, "jobs": 2, "debug": true}`, or says
    /// what is wrong with it.
    pub fn read(value: &Value) -> Result<Settings, String> {
        let mut settings = Settings { debugs: value["debug"] == true, ..Settings::default() };
        if let Some(all) = value["options"].as_object() {
            let kept: Result<Vec<_>, String> = all.iter().map(one).collect();
            settings.options = Options::from_kept(&kept?)?;
        }
        let search = &mut settings.options.search;
        if let Some(seconds) = positive(&value["timeout"], "timeout")? {
            search.timeout = Some(Duration::from_secs(seconds));
        }
        if let Some(jobs) = positive(&value["jobs"], "jobs")? {
            search.jobs = Some(u16::try_from(jobs).map_err(|_| "`jobs` is too large")?);
        }
        if let Some(bytes) = positive(&value["memory"], "memory")? {
            search.memory = Some(bytes);
        }
        Ok(settings)
    }
}

fn positive(value: &Value, name: &str) -> Result<Option<u64>, String> {
    match value {
        Value::Null => Ok(None),
        value => match value.as_u64().filter(|&n| n > 0) {
            Some(n) => Ok(Some(n)),
            None => Err(format!("`{name}` is no positive number: {value}")),
        },
    }
}

/// An option and its values.
fn one((name, value): (&String, &Value)) -> Result<(String, Vec<String>), String> {
    let word = |v: &Value| match v {
        Value::String(s) => Ok(s.clone()),
        Value::Number(n) => Ok(n.to_string()),
        Value::Bool(true) => Ok(String::new()),
        other => Err(format!("`{other}` is no value of `{name}`")),
    };
    let values = match value {
        Value::Array(values) => values.iter().map(word).collect::<Result<_, _>>()?,
        one => vec![word(one)?],
    };
    Ok((name.clone(), values))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_set_is_checked() {
        let set = json!({"options": {"model": "tso", "define": ["N=2"]}, "timeout": 5});
        let settings = Settings::read(&set).unwrap();
        assert_eq!(settings.options.model.model.as_deref(), Some("tso"));
        assert_eq!(settings.options.model.define, ["N=2"]);
        assert_eq!(settings.options.search.timeout, Some(Duration::from_secs(5)));
        assert!(Settings::read(&json!(null)).is_ok());
        for bad in [
            json!({"options": {"nonsense": 1}}),
            json!({"options": {"model": {}}}),
            json!({"timeout": -1}),
            json!({"jobs": 100_000}),
        ] {
            assert!(Settings::read(&bad).is_err(), "{bad}");
        }
    }
}
