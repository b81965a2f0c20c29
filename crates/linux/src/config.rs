//! `.cfg` files: which files a model is made of.
//!
//! herd7 reads many options from them; three name files (`macros`, `bell`, `model`), the
//! others are about pictures and pass.

use heddle_span::{Diagnostic, FileId, Span};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    pub macros: Option<String>,
    pub bell: Option<String>,
    pub model: String,
}

/// Reads a `.cfg` file.
pub fn read(text: &str, file: FileId) -> Result<Config, Diagnostic> {
    let mut config = Config::default();
    for line in text.lines().map(|l| l.split('#').next().unwrap_or("").trim()) {
        let Some((key, value)) = line.split_once(char::is_whitespace) else { continue };
        let value = value.trim().to_string();
        match key {
            "macros" => config.macros = Some(value),
            "bell" => config.bell = Some(value),
            "model" => config.model = value,
            _ => {}
        }
    }
    if config.model.is_empty() {
        let span = Span::new(file, 0, text.len().min(1));
        return Err(Diagnostic::error(span, "no `model FILE` line")
            .help("a configuration names a model, as the kernel's linux-kernel.cfg does"));
    }
    Ok(config)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_files_are_found_and_the_rest_passes() {
        let text = "macros a.def\nbell b.bell\n# model x.cat\nmodel c.cat\ngraph columns\n";
        let config = read(text, FileId(0)).unwrap();
        assert_eq!(config.macros.as_deref(), Some("a.def"));
        assert_eq!((config.bell.as_deref(), &*config.model), (Some("b.bell"), "c.cat"));
        assert!(read("graph columns\n", FileId(0)).is_err());
    }
}
