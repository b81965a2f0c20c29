//! `.cfg` files: which files a model is made of.
//!
//! herd7 reads many options from them; three name files (`macros`, `bell`, `model`), and
//! `variant` says how the names of a `.def` file become events. The others are about pictures
//! and pass.

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
    /// What `variant` says, of which a model can ask (`if "…"`).
    pub variants: Vec<String>,
    pub rule: TagRule,
    /// What it asks for that is not there; its files can be read all the same.
    pub refused: Vec<Diagnostic>,
}

/// Which tags the events of an update have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TagRule {
    /// Those that herd7 always gave them, whatever the `.def` file says: what acquires is the
    /// read, what releases is the write, and full fences stand around a `{mb}` that succeeds.
    #[default]
    Fixed,
    /// Both events have the tag that the `.def` file gives, a read that is not followed by a
    /// write, too; the model says what that means (`lkmmv2`, as newer kernels have it).
    AsWritten,
}

/// The variants that are known, and what they say of tags.
fn variant(name: &str) -> Option<TagRule> {
    match name {
        "lkmmv1" => Some(TagRule::Fixed),
        "lkmmv2" => Some(TagRule::AsWritten),
        _ => None,
    }
}

/// Reads a `.cfg` file; all that is wrong with it.
pub fn read(text: &str, file: FileId) -> Result<Config, Vec<Diagnostic>> {
    let (mut macros, mut bell, mut model) = (None, None, None);
    let (mut variants, mut refused, mut rule) = (Vec::new(), Vec::new(), TagRule::default());
    let (mut at, mut wrong) = (0, Vec::new());
    for whole in text.split_inclusive('\n') {
        let line = whole.split('#').next().unwrap_or("");
        let begin = at + line.len() - line.trim_start().len();
        at += whole.len();
        let line = line.trim();
        let (key, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if key == "variant" {
            for name in value.split([',', ' ', '\t']).filter(|name| !name.is_empty()) {
                let lo = begin + (name.as_ptr() as usize - line.as_ptr() as usize);
                let span = Span::new(file, lo, lo + name.len());
                match variant(name) {
                    Some(said) => (rule, _) = (said, variants.push(name.to_string())),
                    None => {
                        let what = format!("the variant `{name}`");
                        refused.push(Diagnostic::unsupported(span, what));
                    }
                }
            }
        }
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
        Some(model) if wrong.is_empty() => {
            Ok(Config { macros, bell, model, variants, rule, refused })
        }
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
    fn a_variant_says_which_tags_updates_have() {
        let config = |line: &str| read(&format!("{line}\nmodel m.cat\n"), FileId(0));
        assert_eq!(config("").unwrap().rule, TagRule::Fixed);
        assert_eq!(config("variant lkmmv1").unwrap().rule, TagRule::Fixed);
        let new = config("variant lkmmv2 # the tags as they are").unwrap();
        assert_eq!((new.rule, new.variants), (TagRule::AsWritten, vec!["lkmmv2".to_string()]));
        let refused = config("variant lkmmv2,vmsa").unwrap().refused;
        assert_eq!(refused[0].message, "the variant `vmsa`");
        let span = refused[0].labels[0].span;
        assert_eq!((span.lo, span.hi), (15, 19));
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
