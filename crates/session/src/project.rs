//! A project's own checks: the cases of a `heddle.toml`.
//!
//! Each `[[case]]` names its inputs, the flags of the one table as keys, and the verdict
//! that it expects; `[check]` has the flags of all cases. Everything that is wrong with the
//! file is told at once, each with its place. Text in, cases out: who reads the file and
//! runs the cases is the command line.

use crate::flags::{FLAGS, Flag, Takes};
use crate::{Options, Refusal};
use heddle_span::{Diagnostic, FileId, SourceMap, Span};
use std::collections::BTreeMap;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The name of the file, in the folder of the project.
pub const PROJECT_FILE: &str = "heddle.toml";

/// One check of a project.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Case {
    /// What it is called; its inputs if the file does not say.
    pub name: String,
    /// Files and folders, as the project's folder sees them.
    pub inputs: Vec<String>,
    pub expect: Expect,
    /// All inputs are one program.
    pub together: bool,
    /// A property that holds with a warning is open.
    pub strict: bool,
    pub options: Options,
}

/// The verdict that a case is to have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Expect {
    #[default]
    Holds,
    Violated,
    Open,
}

impl Expect {
    const ALL: [Expect; 3] = [Expect::Holds, Expect::Violated, Expect::Open];

    pub fn word(self) -> &'static str {
        match self {
            Expect::Holds => "holds",
            Expect::Violated => "violated",
            Expect::Open => "open",
        }
    }
}

/// The keys of a case that are not flags.
const OWN: &[&str] = &["name", "input", "expect", "together", "strict", "clang"];

/// The cases of a project, or all that is wrong with its file.
pub fn cases(name: &str, text: &str) -> Result<Vec<Case>, Refusal> {
    let mut sources = SourceMap::new();
    let file = sources.add(name, text);
    let mut reader = Reader { file, wrong: Vec::new() };
    let cases = reader.cases(text);
    if reader.wrong.is_empty() {
        return Ok(cases);
    }
    reader.wrong.sort_by_key(|d| d.labels.first().map(|l| l.span.lo));
    Err(Refusal::Wrong(reader.wrong, Box::new(sources)))
}

/// The name nearest to a word, if one is near enough to be meant.
pub fn nearest<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let distance = |name: &&str| (strsim::jaro_winkler(word, name) * -1e6) as i64;
    let best = names.into_iter().min_by_key(distance)?;
    (strsim::jaro_winkler(word, best) > 0.8).then_some(best)
}

impl Case {
    /// The options of the case, with what was given besides in their place.
    pub fn options_with(&self, given: &Options) -> Options {
        let mut options = Options::default();
        for flag in FLAGS {
            let over = flag.values(given);
            let values = if over.is_empty() { flag.values(&self.options) } else { over };
            for value in values {
                flag.set(&mut options, &value).expect("a value that the flag gave");
            }
        }
        options.model.clang.clone_from(&self.options.model.clang);
        options.model.clang.extend(given.model.clang.iter().cloned());
        options
    }

    /// The flags of the case as words of a command line.
    pub fn words(&self) -> Vec<String> {
        let mut words: Vec<String> = FLAGS.iter().flat_map(|f| f.words(&self.options)).collect();
        words.extend(self.strict.then(|| "--strict".to_string()));
        words.extend(self.together.then(|| "--together".to_string()));
        if !self.options.model.clang.is_empty() {
            words.push("--".into());
            words.extend(self.options.model.clang.iter().cloned());
        }
        words
    }
}

/// The flags that a table sets: their values, and where the key stands.
type Set = BTreeMap<&'static str, (Vec<String>, Span)>;

struct Reader {
    file: FileId,
    wrong: Vec<Diagnostic>,
}

impl Reader {
    fn span<T>(&self, at: &Spanned<T>) -> Span {
        Span::new(self.file, at.span().start, at.span().end)
    }

    fn error(&mut self, span: Span, message: impl Into<String>) {
        self.wrong.push(Diagnostic::error(span, message));
    }

    fn cases(&mut self, text: &str) -> Vec<Case> {
        let (root, syntax) = DeTable::parse_recoverable(text);
        for error in syntax {
            let at = error.span().unwrap_or(0..0);
            self.error(Span::new(self.file, at.start, at.end), error.message().to_string());
        }
        let (mut common, mut tables) = (None, None);
        for (key, value) in root.get_ref() {
            match (key.get_ref().as_ref(), value.get_ref()) {
                ("check", DeValue::Table(table)) => common = Some(table),
                ("case", DeValue::Array(all)) => tables = Some(all),
                ("check", _) => self.error(self.span(key), "`check` is a table: [check]"),
                ("case", _) => self.error(self.span(key), "cases are a list of tables: [[case]]"),
                (other, _) => self.unknown(key, other, &["case", "check"], "the file"),
            }
        }
        let mut base = Case::default();
        let common =
            common.map_or_else(Set::new, |t| self.table(t, &mut base, &["strict", "clang"]));
        let mut cases: Vec<Case> = Vec::new();
        for table in tables.into_iter().flat_map(|all| all.iter()) {
            let Some(case) = self.case(table, &base, &common) else { continue };
            if !case.name.is_empty() && cases.iter().any(|other| other.name == case.name) {
                let at = self.name_span(table);
                self.error(at, format!("there is a case `{}` already", case.name));
            }
            cases.push(case);
        }
        if cases.is_empty() && self.wrong.is_empty() {
            self.error(Span::new(self.file, 0, 0), "there is no [[case]] in it");
        }
        cases
    }

    fn case(&mut self, table: &Spanned<DeValue<'_>>, base: &Case, common: &Set) -> Option<Case> {
        let DeValue::Table(keys) = table.get_ref() else {
            self.error(self.span(table), "a case is a table: [[case]]");
            return None;
        };
        let mut case = Case { inputs: Vec::new(), ..base.clone() };
        let mut set = common.clone();
        set.extend(self.table(keys, &mut case, OWN));
        if case.inputs.is_empty() && !keys.iter().any(|(k, _)| k.get_ref() == "input") {
            self.error(self.span(table), "a case needs an `input`");
        }
        if case.name.is_empty() {
            case.name = case.inputs.join(" ");
        }
        let clang = std::mem::take(&mut case.options.model.clang);
        case.options = self.options(&set);
        case.options.model.clang = clang;
        Some(case)
    }

    /// Where a case has its name, or where it begins.
    fn name_span(&self, table: &Spanned<DeValue<'_>>) -> Span {
        let keys = table.get_ref().as_table();
        let key = |word: &str| keys?.iter().find(|(k, _)| k.get_ref() == word).map(|(_, v)| v);
        let named = key("name").or_else(|| key("input"));
        named.map_or_else(|| self.span(table), |v| self.span(v))
    }

    /// The flags of a table; its other keys go to the case.
    fn table(&mut self, keys: &DeTable<'_>, case: &mut Case, own: &[&str]) -> Set {
        let mut set = Set::new();
        for (key, value) in keys {
            let (word, at) = (key.get_ref().as_ref(), self.span(key));
            if own.contains(&word) {
                self.own(word, value, case);
            } else if let Some(flag) = FLAGS.iter().find(|f| f.name == word) {
                let values = self.values(flag, value);
                set.insert(flag.name, (values, at));
            } else {
                let names: Vec<&str> =
                    own.iter().copied().chain(FLAGS.iter().map(|f| f.name)).collect();
                let place = if own.len() == OWN.len() { "a case" } else { "[check]" };
                self.unknown(key, word, &names, place);
            }
        }
        set
    }

    fn unknown(&mut self, key: &Spanned<impl Sized>, word: &str, names: &[&str], of: &str) {
        let mut wrong = Diagnostic::error(self.span(key), format!("{of} has no key `{word}`"));
        if let Some(near) = nearest(word, names.iter().copied()) {
            wrong = wrong.help(format!("there is one called `{near}`"));
        }
        self.wrong.push(wrong);
    }

    fn own(&mut self, word: &str, value: &Spanned<DeValue<'_>>, case: &mut Case) {
        let at = self.span(value);
        match word {
            "name" => case.name = self.text(value).unwrap_or_default(),
            "input" => {
                case.inputs = self.texts(value);
                if matches!(value.get_ref(), DeValue::Array(all) if all.is_empty()) {
                    self.error(at, "a case needs an input");
                }
            }
            "expect" => {
                let Some(text) = self.text(value) else { return };
                match Expect::ALL.into_iter().find(|e| e.word() == text) {
                    Some(expect) => case.expect = expect,
                    None => self.error(at, "one of \"holds\", \"violated\", \"open\""),
                }
            }
            "together" => case.together = self.truth(value),
            "strict" => case.strict = self.truth(value),
            _ => case.options.model.clang.extend(self.texts(value)),
        }
    }

    /// The values of a flag as the command line would give them, tried out.
    fn values(&mut self, flag: &Flag, value: &Spanned<DeValue<'_>>) -> Vec<String> {
        let values = match (flag.takes, value.get_ref()) {
            (Takes::Nothing, _) => vec![String::new(); usize::from(self.truth(value))],
            (Takes::Values(_), DeValue::Array(_)) => self.texts(value),
            _ => self.scalar(value).into_iter().collect(),
        };
        for text in &values {
            if let Err(why) = flag.set(&mut Options::default(), text) {
                self.error(self.span(value), format!("`{}`: {why}", flag.name));
                return Vec::new();
            }
        }
        values
    }

    /// What is set, as options; what cannot be set together is told.
    fn options(&mut self, set: &Set) -> Options {
        let mut options = Options::default();
        for flag in FLAGS {
            let Some((values, at)) = set.get(flag.name).filter(|(v, _)| !v.is_empty()) else {
                continue;
            };
            for other in flag.conflicts {
                if set.get(other).is_some_and(|(v, _)| !v.is_empty()) {
                    let why = format!("`{}` and `{other}` cannot both be set", flag.name);
                    self.error(*at, why);
                }
            }
            for value in values {
                flag.set(&mut options, value).expect("it was tried out");
            }
        }
        options
    }

    fn truth(&mut self, value: &Spanned<DeValue<'_>>) -> bool {
        if value.get_ref().as_bool().is_none() {
            self.error(self.span(value), "true or false");
        }
        value.get_ref().as_bool().unwrap_or_default()
    }

    fn text(&mut self, value: &Spanned<DeValue<'_>>) -> Option<String> {
        let text = value.get_ref().as_str().filter(|t| !t.is_empty()).map(str::to_string);
        if text.is_none() {
            self.error(self.span(value), "a text that is not empty");
        }
        text
    }

    /// A text or a number, as it would be written after a flag.
    fn scalar(&mut self, value: &Spanned<DeValue<'_>>) -> Option<String> {
        match value.get_ref() {
            DeValue::Integer(n) if n.radix() == 10 => Some(n.as_str().to_string()),
            DeValue::Float(n) => Some(n.as_str().to_string()),
            DeValue::String(_) => self.text(value),
            _ => {
                self.error(self.span(value), "a text or a decimal number");
                None
            }
        }
    }

    /// A text, or a list of them.
    fn texts(&mut self, value: &Spanned<DeValue<'_>>) -> Vec<String> {
        match value.get_ref() {
            DeValue::Array(all) => all.iter().filter_map(|v| self.scalar(v)).collect(),
            _ => self.text(value).into_iter().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(text: &str) -> Vec<String> {
        let Err(Refusal::Wrong(all, sources)) = cases("heddle.toml", text) else {
            panic!("nothing is wrong with {text}");
        };
        let tell = |d: &Diagnostic| {
            let help = d.help.as_ref().map_or(String::new(), |h| format!(" ({h})"));
            format!("{}: {}{help}", sources.place(d.labels[0].span), d.message)
        };
        all.iter().map(tell).collect()
    }

    #[test]
    fn a_case_has_its_own_flags_and_those_of_all() {
        let text = "[check]\ntimeout = \"5m\"\nleaks = true\n[[case]]\nname = \"a\"\ninput = \"a.c\"\n\
                    define = [\"N=3\", \"M\"]\nthreads = 3\nexpect = \"violated\"\n\
                    [[case]]\ninput = [\"b.c\", \"c.c\"]\nleaks = false\ntogether = true\n";
        let all = cases("heddle.toml", text).ok().unwrap();
        assert_eq!((all[0].name.as_str(), all[1].name.as_str()), ("a", "b.c c.c"));
        assert_eq!((all[0].expect, all[1].expect), (Expect::Violated, Expect::Holds));
        let words = all[0].words();
        for pair in [["-D", "N=3"], ["-D", "M"], ["--threads", "3"], ["--timeout", "300000ms"]] {
            assert!(words.windows(2).any(|w| w == pair), "{words:?}");
        }
        assert!(words.contains(&"--leaks".to_string()) && words.len() == 9, "{words:?}");
        assert!(!all[1].options.model.leaks && all[1].together);
        let mut given = Options::default();
        given.model.define = vec!["N=4".into()];
        given.search.keep_going = true;
        let over = all[0].options_with(&given);
        assert_eq!(over.model.define, ["N=4"]);
        assert!(over.search.keep_going && over.model.leaks);
    }

    /// Every row of the table is a key, and gives the options that the flag gives.
    #[test]
    fn every_flag_is_a_key() {
        for flag in FLAGS {
            let (written, value) = match flag.takes {
                Takes::Nothing => ("true".to_string(), ""),
                Takes::Word(_, words) => {
                    let word = words.iter().map(|w| w.name).find(|n| *n != flag.default);
                    (format!("\"{}\"", word.unwrap()), word.unwrap())
                }
                Takes::Value(_) if flag.name == "search" => ("\"slice:7\"".into(), "slice:7"),
                Takes::Value(_) if flag.name == "clients" => ("\"3x2\"".into(), "3x2"),
                Takes::Value(_) if flag.name == "shard" => ("\"2/3\"".into(), "2/3"),
                Takes::Value(_) => ("3".into(), "3"),
                Takes::Values(_) => ("[\"3\"]".into(), "3"),
            };
            let text = format!("[[case]]\ninput = \"x\"\n{} = {written}\n", flag.name);
            let case = cases("heddle.toml", &text).ok().unwrap().remove(0);
            let mut options = Options::default();
            flag.set(&mut options, value).unwrap();
            assert_eq!(case.options, options, "{text}");
        }
    }

    #[test]
    fn everything_wrong_is_told_at_once_with_its_place() {
        let text = "[chekc]\n[[case]]\nname = 3\ninput = []\ntimout = \"5m\"\nstore = \"pile\"\n\
                    leaks = \"yes\"\nexpect = \"fails\"\n[[case]]\nliveness = \"accept\"\nsafety = true\n";
        let all = wrong(text);
        let begins = [
            "heddle.toml:1:2: the file has no key `chekc` (there is one called `check`)",
            "heddle.toml:3:8: a text that is not empty",
            "heddle.toml:4:9: a case needs an input",
            "heddle.toml:5:1: a case has no key `timout` (there is one called `timeout`)",
            "heddle.toml:6:9: `store`: one of exact, tree",
            "heddle.toml:7:9: true or false",
            "heddle.toml:8:10: one of \"holds\"",
            "heddle.toml:9:1: a case needs an `input`",
            "heddle.toml:11:1: `safety` and `liveness` cannot both be set",
        ];
        assert_eq!(all.len(), begins.len(), "{all:#?}");
        for (told, begin) in all.iter().zip(begins) {
            assert!(told.starts_with(begin), "{told}\n{begin}");
        }
        assert_eq!(wrong("a = \nb = [1,\n").len(), 4, "TOML's own errors, all of them");
        assert_eq!(wrong(""), ["heddle.toml:1:1: there is no [[case]] in it"]);
        let twice = wrong("[[case]]\ninput = \"a\"\n[[case]]\nname = \"a\"\ninput = \"b\"\n");
        assert_eq!(twice, ["heddle.toml:4:8: there is a case `a` already"]);
    }
}
