//! What is wrong with a text, without searching anything: for editors, while one types.
//!
//! The same front ends that a check uses read it. Nothing is compiled and nothing runs; C is
//! left to its own tools.

use crate::host::Files;
use crate::litmus::axioms::{all_sets, beside};
use crate::{Context, Event, Input, Language, Options, Refusal, Watch};
use heddle_span::{Diagnostic, Severity, SourceMap};
use std::cell::RefCell;

/// All that is to be said of a text: of memory models (`.mcm`, `.cat`) by the suffix of
/// their name, of programs by their language; and the files that it concerns, the text
/// itself among them. `None` for what no front end reads as it is typed.
pub fn diagnose(
    name: &str,
    text: &str,
    options: &Options,
    context: Context<'_>,
) -> Option<(Vec<Diagnostic>, SourceMap)> {
    let suffix = name.rsplit_once('.').map_or("", |(_, suffix)| suffix);
    let mut sources = SourceMap::new();
    match suffix {
        "mcm" => {
            let file = sources.add(name, text);
            return Some((heddle_memmodel::parse(text, file).1, sources));
        }
        "cat" => {
            let wrong = of_axioms(name, text, &mut sources, context);
            return Some((wrong, sources));
        }
        _ => {}
    }
    let language = Language::of_suffix(suffix)?;
    let input = Input::new(language, name, text);
    let heard = Heard::default();
    let inner = Context { watch: &heard, ..context };
    let options = for_typing(options, language);
    let refused = match language {
        Language::C | Language::WeakC | Language::Assembly => return None,
        Language::Family => crate::families::family(&input, inner).err().map(Box::new),
        _ => crate::open(&input, &options, inner).err().map(Box::new),
    };
    let (mut found, mut sources) = heard.0.into_inner();
    match refused.map(|r| *r) {
        None => {}
        Some(Refusal::Wrong(wrong, of)) => {
            found.extend(wrong);
            sources = Some(*of);
        }
        Some(Refusal::Usage(why) | Refusal::Missing(why)) => {
            found.push(Diagnostic::new(Severity::Error, why));
        }
    }
    let alone = || {
        let mut sources = SourceMap::new();
        sources.add(name, text);
        sources
    };
    if language == Language::Litmus && is_of_the_kernel(text) {
        // Read by the reader of the kernel's tests, with the names that its model brings.
        return Some((Vec::new(), alone()));
    }
    Some((found, sources.filter(|s| !s.is_empty()).unwrap_or_else(alone)))
}

/// What is wrong with a model in herd's language. A name that nothing defines is no error
/// here: the file may be a part that others include.
fn of_axioms(
    name: &str,
    text: &str,
    sources: &mut SourceMap,
    context: Context<'_>,
) -> Vec<Diagnostic> {
    let (files, sets) = (&mut Files(context.host), all_sets(true));
    let read = heddle_cat::Model::read_for((name, text), None, &sets, sources, files);
    let mut wrong = read.err().unwrap_or_default();
    let undefined = |d: &Diagnostic| d.message.ends_with("is not defined");
    if wrong.iter().all(undefined) && beside(name, &wrong, context).is_some() {
        return Vec::new();
    }
    for d in wrong.iter_mut().filter(|d| undefined(d)) {
        d.severity = Severity::Warning;
        d.help = Some("unless a file that includes this one defines it".into());
    }
    wrong
}

/// Options as far as the language knows them, and nothing that would run.
fn for_typing(options: &Options, language: Language) -> Options {
    let mut options = options.clone();
    options.property = crate::PropertyOptions::default();
    options.model.no_native = language == Language::Promela;
    if options.misplaced(language).is_some() {
        let mut plain = Options::default();
        plain.model.no_native = options.model.no_native;
        return plain;
    }
    options
}

/// A litmus test in the kernel's C: read with the names of a `.cfg` file, which says of
/// itself what is wrong.
fn is_of_the_kernel(text: &str) -> bool {
    let words = ["READ_ONCE", "WRITE_ONCE", "smp_", "rcu_", "spin_lock", "atomic_read("];
    text.trim_start().starts_with("C ") && words.iter().any(|w| text.contains(w))
}

/// Remembers what was said of the input.
#[derive(Default)]
struct Heard(RefCell<(Vec<Diagnostic>, Option<SourceMap>)>);

impl Watch for Heard {
    fn event(&self, event: Event<'_>) {
        if let Event::Diagnostics(all, sources) = event {
            let mut heard = self.0.borrow_mut();
            heard.0.extend_from_slice(all);
            heard.1 = Some(sources.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Alone, Limits, Silent};

    fn said(name: &str, text: &str) -> Option<Vec<(String, u32)>> {
        let limits = Limits::default();
        let context = Context { host: &Alone, watch: &Silent, limits: &limits };
        let (found, sources) = diagnose(name, text, &Options::default(), context)?;
        let line = |d: &Diagnostic| d.labels.first().map_or(0, |l| sources.position(l.span).line);
        Some(found.iter().map(|d| (d.message.clone(), line(d))).collect())
    }

    #[test]
    fn every_language_tells_what_is_wrong_and_where() {
        for (name, good, bad, line) in [
            ("m.pml", "byte x;\ninit { x = 1 }\n", "byte x;\ninit { y = 1 }\n", 2),
            ("m.mcm", "model m\norder a [R];po;[M]\n", "model m\norder a [R];po;;[M]\n", 2),
            ("m.cat", "\"m\"\nacyclic po | rf\n", "\"m\"\nacyclic po | )\n", 2),
            ("n.cat", "let a = po\nacyclic a | rf\n", "let a = po\nacyclic b | rf\n", 2),
            (
                "m.asm",
                "bits 2\nword x\nprogram P {\n mov eax, 1\n}\n",
                "bits 2\nword x\nprogram P {\n moov eax, 1\n}\n",
                4,
            ),
            (
                "m.mcs",
                "program m\nshared a;\nthread p { a = 1; }\n~exists (a=2)\n",
                "program m\nshared a;\nthread p { b = 1; }\n~exists (a=2)\n",
                3,
            ),
        ] {
            assert_eq!(said(name, good).unwrap(), [], "{name}");
            let wrong = said(name, bad).unwrap();
            assert!(wrong.iter().any(|w| w.1 == line), "{name}: {wrong:?}");
        }
        assert_eq!(said("m.c", "int main"), None);
        assert!(said("m.family", "module {").unwrap().iter().any(|w| w.1 == 1));
    }
}
