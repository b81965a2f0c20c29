//! `.cfg` files: which files a model is made of.
//!
//! herd7 reads many options from them; three name files (`macros`, `bell`, `model`), the
//! others are about pictures and pass.

use heddle_span::{Diagnostic, FileId, Span};

/// A file that a configuration names, and where it does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    pub path: String,
    pub span: Span,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    pub macros: Option<Named>,
    pub bell: Option<Named>,
    pub model: Named,
}

/// Reads a `.cfg` file; all that is wrong with it.
pub fn read(text: &str, file: FileId) -> Result<Config, Vec<Diagnostic>> {
    let (mut macros, mut bell, mut model) = (None, None, None);
    let (mut at, mut wrong) = (0, Vec::new());
    for whole in text.split_inclusive('\n') {
        let line = whole.split('#').next().unwrap_or("");
        let begin = at + line.len() - line.trim_start().len();
        at += whole.len();
        let line = line.trim();
        let (key, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let slot = match key {
            "macros" => &mut macros,
            "bell" => &mut bell,
            "model" => &mut model,
            _ => continue,
        };
        let whole = Span::new(file, begin, begin + line.len());
        let path = value.trim().to_string();
        if path.is_empty() {
            wrong.push(Diagnostic::error(whole, format!("expected a file behind `{key}`")));
        }
        let span = Span::new(file, begin + line.len() - path.len(), begin + line.len());
        if slot.replace(Named { path, span }).is_some() {
            wrong.push(Diagnostic::error(whole, format!("a second `{key}`")));
        }
    }
    if model.is_none() {
        let span = Span::new(file, 0, text.chars().next().map_or(0, char::len_utf8));
        let help = "a configuration names a model, as the kernel's linux-kernel.cfg does";
        wrong.push(Diagnostic::error(span, "no `model FILE` line").help(help));
    }
    match model {
        Some(model) if wrong.is_empty() => Ok(Config { macros, bell, model }),
        _ => Err(wrong),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_files_are_found_and_the_rest_passes() {
        let text =
            "macros a.def\nbell  b.bell # the tags\n# model x.cat\n model c.cat\ngraph columns\n";
        let config = read(text, FileId(0)).unwrap();
        let all = [config.macros.unwrap(), config.bell.unwrap(), config.model];
        for (named, path) in all.iter().zip(["a.def", "b.bell", "c.cat"]) {
            assert_eq!(named.path, path);
            assert_eq!(&text[named.span.lo as usize..named.span.hi as usize], path);
        }
    }

    #[test]
    fn all_that_is_wrong_is_told_at_once() {
        let wrong = read("macros\nbell a.bell\nbell b.bell\ngraph columns\n", FileId(0));
        let wrong: Vec<String> = wrong.unwrap_err().into_iter().map(|d| d.message).collect();
        assert_eq!(
            wrong,
            ["expected a file behind `macros`", "a second `bell`", "no `model FILE` line"]
        );
    }
}
