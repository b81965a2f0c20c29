//! The names of the small languages, by their words: a keyword declares what follows it.

use super::{Kind, Outline, Place, Symbol, file};
use crate::words::{Dialect, Sort, Word};
use std::ops::Range;

/// A keyword and what it declares.
struct Rule {
    keyword: &'static str,
    kind: Kind,
    /// More names follow after commas.
    list: bool,
}

const fn one(keyword: &'static str, kind: Kind) -> Rule {
    Rule { keyword, kind, list: false }
}

const fn list(keyword: &'static str, kind: Kind) -> Rule {
    Rule { keyword, kind, list: true }
}

const MCM: &[Rule] = &[
    one("model", Kind::Model),
    list("attribute", Kind::Set),
    one("set", Kind::Set),
    one("let", Kind::Relation),
    one("order", Kind::Rule),
];
const CAT: &[Rule] = &[
    one("let", Kind::Relation),
    one("rec", Kind::Relation),
    one("and", Kind::Relation),
    one("procedure", Kind::Inline),
    one("enum", Kind::Type),
    one("as", Kind::Rule),
    one("with", Kind::Relation),
];
const ASM: &[Rule] = &[
    list("const", Kind::Constant),
    list("word", Kind::Variable),
    list("ghost", Kind::Variable),
    list("private", Kind::Variable),
    list("reg", Kind::Variable),
    one("program", Kind::Process),
    one("ltl", Kind::Formula),
    one("ctl", Kind::Formula),
    one("invariant", Kind::Formula),
];
const FAMILY: &[Rule] = &[
    list("const", Kind::Constant),
    one("type", Kind::Type),
    one("module", Kind::Process),
    one("observer", Kind::Process),
    one("process", Kind::Process),
    list("shared", Kind::Variable),
    list("var", Kind::Variable),
    list("let", Kind::Variable),
    list("input", Kind::Parameter),
    list("output", Kind::Parameter),
    one("observe", Kind::Formula),
    one("assume", Kind::Formula),
    one("property", Kind::Formula),
    one("invariant", Kind::Formula),
];
const MCS: &[Rule] = &[
    one("program", Kind::Model),
    list("const", Kind::Constant),
    list("shared", Kind::Variable),
    list("local", Kind::Variable),
    one("inline", Kind::Inline),
    one("thread", Kind::Process),
];

fn rules(dialect: Dialect) -> &'static [Rule] {
    match dialect {
        Dialect::Mcm => MCM,
        Dialect::Cat => CAT,
        Dialect::Asm => ASM,
        Dialect::Family => FAMILY,
        Dialect::Mcs => MCS,
        Dialect::Litmus | Dialect::Promela | Dialect::C => &[],
    }
}

pub fn read(name: &str, text: &str, dialect: Dialect) -> Outline {
    let file = file(name, text, dialect);
    let mut reader = Reader { text, words: &file.words, dialect, symbols: Vec::new() };
    match dialect {
        Dialect::Litmus => reader.litmus(),
        _ => reader.declared(),
    }
    let symbols = reader.symbols;
    Outline { dialect, files: vec![file], symbols }
}

struct Reader<'t> {
    text: &'t str,
    words: &'t [Word],
    dialect: Dialect,
    symbols: Vec<Symbol>,
}

impl Reader<'_> {
    fn word(&self, i: usize) -> &str {
        self.words.get(i).map_or("", |w| w.text(self.text))
    }

    fn is_name(&self, i: usize) -> bool {
        self.words.get(i).is_some_and(|w| w.sort == Sort::Name)
    }

    fn declared(&mut self) {
        let rules = rules(self.dialect);
        let is_keyword = |word: &str| rules.iter().any(|r| r.keyword == word);
        let blocks = self.blocks();
        for i in 0..self.words.len() {
            let rule = rules.iter().find(|r| r.keyword == self.word(i));
            if let Some(rule) = rule {
                for at in self.names(i + 1, rule.list) {
                    if !is_keyword(self.word(at)) {
                        self.declare(at, i, rule.kind, &blocks);
                    }
                }
                let constants = self.dialect == Dialect::Family
                    && matches!(rule.keyword, "type" | "var" | "shared" | "input" | "output");
                if constants {
                    self.constants(i + 1, &blocks);
                }
            }
            let label = self.dialect == Dialect::Asm
                && self.words[i].first
                && self.is_name(i)
                && self.word(i + 1) == ":";
            if label && blocks.iter().any(|b| b.contains(&self.words[i].at.start)) {
                self.declare(i, i, Kind::Label, &blocks);
            }
        }
    }

    /// The names that a keyword declares, from the word behind it on.
    fn names(&self, from: usize, list: bool) -> Vec<usize> {
        let mut out = Vec::new();
        // `let rec f`, and `let (a, b) = …`.
        let tuple = self.word(from) == "(";
        let mut at = if tuple { from + 1 } else { from };
        if !self.is_name(at) || self.word(at) == "rec" {
            return out;
        }
        out.push(at);
        if !list && !tuple {
            return out;
        }
        let mut depth = 0;
        loop {
            at += 1;
            let ends = self.dialect == Dialect::Asm && self.words.get(at).is_some_and(|w| w.first);
            match self.word(at) {
                "" | ";" => return out,
                ")" | "]" | "}" if depth == 0 => return out,
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                "," if depth == 0 && self.is_name(at + 1) => out.push(at + 1),
                _ if ends => return out,
                _ => {}
            }
        }
    }

    /// `{ NONE, IN, OUT }` behind a declaration: the values of a type.
    fn constants(&mut self, from: usize, blocks: &[Range<usize>]) {
        let mut at = from;
        while !matches!(self.word(at), "" | ";" | "{" | ")") {
            at += 1;
        }
        // A block of declarations or commands is no list of values.
        if self.word(at) != "{" || !matches!(self.word(at.wrapping_sub(1)), ":" | "=") {
            return;
        }
        while !matches!(self.word(at), "" | "}") {
            at += 1;
            if self.is_name(at) {
                self.declare(at, at, Kind::Constant, blocks);
            }
        }
    }

    fn declare(&mut self, at: usize, from: usize, kind: Kind, blocks: &[Range<usize>]) {
        let (word, keyword) = (self.words[at].at.clone(), self.words[from].at.start);
        let line_end =
            |start: usize| self.text[start..].find('\n').map_or(self.text.len(), |n| start + n);
        let own = blocks.iter().find(|b| b.start == keyword && self.opens_block(kind));
        let whole = own.cloned().unwrap_or(word.clone());
        let scope = match own {
            Some(_) => None,
            None => blocks.iter().find(|b| b.contains(&word.start)).cloned(),
        };
        let owner = scope.as_ref().and_then(|scope| {
            let opens = |s: &&Symbol| s.whole == *scope;
            self.symbols.iter().find(opens).map(|s| s.name.clone())
        });
        let detail = self.text[keyword..line_end(keyword)].trim_end_matches(['{', ' ', '\r']);
        self.symbols.push(Symbol {
            name: self.text[word.clone()].to_string(),
            kind,
            detail: detail.to_string(),
            place: Place { file: 0, at: word },
            whole,
            scope,
            owner,
            of_type: None,
        });
    }

    fn opens_block(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Process | Kind::Inline)
    }

    /// What `program P { … }` and the like enclose, from their keyword on.
    fn blocks(&self) -> Vec<Range<usize>> {
        let opens = ["program", "thread", "inline", "module", "observer", "process"];
        let alone = ["interface", "base", "step", "close"];
        if matches!(self.dialect, Dialect::Cat | Dialect::Mcm) {
            return Vec::new();
        }
        let mut out = Vec::new();
        let (mut i, mut depth, mut start) = (0, 0, None);
        while i < self.words.len() {
            let word = self.word(i);
            if depth == 0 && (opens.contains(&word) || alone.contains(&word)) {
                start = Some(self.words[i].at.start);
            }
            match word {
                "{" => depth += 1,
                "}" => {
                    depth = (depth - 1i32).max(0);
                    if let (0, Some(from)) = (depth, start) {
                        out.push(from..self.words[i].at.end);
                        start = None;
                    }
                }
                _ => {}
            }
            i += 1;
        }
        // A block that is not finished goes to the end.
        out.extend(start.filter(|_| depth > 0).map(|from| from..self.text.len()));
        out
    }

    /// Threads, and the locations of the first braces.
    fn litmus(&mut self) {
        let is_thread = |w: &str| {
            w.strip_prefix('P')
                .is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
        };
        let mut seen: Vec<String> = Vec::new();
        let mut in_braces = false;
        for i in 0..self.words.len() {
            let word = self.word(i).to_string();
            match word.as_str() {
                "{" if seen.is_empty() => in_braces = true,
                "}" => in_braces = false,
                _ => {}
            }
            let location = in_braces && self.is_name(i) && self.word(i + 1) == "=";
            let bare = self.word(i.wrapping_sub(1)) != ":";
            if (is_thread(&word) || (location && bare)) && !seen.contains(&word) {
                let kind = if is_thread(&word) { Kind::Process } else { Kind::Variable };
                self.declare(i, i, kind, &[]);
                if kind == Kind::Process {
                    in_braces = false;
                }
                seen.push(word);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str, dialect: Dialect) -> Vec<(String, Kind)> {
        read("x", text, dialect).symbols.into_iter().map(|s| (s.name, s.kind)).collect()
    }

    #[test]
    fn keywords_declare_names() {
        let cat = "\"m\"\nlet rec ii = ci | ii0 and ci = ii\nacyclic po as uniproc\n";
        let (r, rule) = (Kind::Relation, Kind::Rule);
        let expected = [("ii", r), ("ci", r), ("uniproc", rule)];
        assert_eq!(names(cat, Dialect::Cat), expected.map(|(n, k)| (n.to_string(), k)));
        let asm = "const A = 1, B = 2\nword x[A], y\nprogram P {\ntop: mov [x], A\n}\n";
        let found = names(asm, Dialect::Asm);
        let found: Vec<&str> = found.iter().map(|n| n.0.as_str()).collect();
        assert_eq!(found, ["A", "B", "x", "y", "P", "top"]);
        let family = "type C = { NONE, IN };\nprocess P[n] {\n var at: { S, T } = S;\n}\n";
        let found = names(family, Dialect::Family);
        let found: Vec<&str> = found.iter().map(|n| n.0.as_str()).collect();
        assert_eq!(found, ["C", "NONE", "IN", "P", "at", "S", "T"]);
    }

    #[test]
    fn a_local_name_is_known_in_its_block() {
        let text = "shared a;\nthread p { local r; r = a; }\nthread q { local r; r = 2; }\n";
        let outline = read("x.mcs", text, Dialect::Mcs);
        let second = text.rfind("r = 2").unwrap();
        let word = outline.word_at(second).unwrap();
        let meaning = outline.meaning(0, word).unwrap();
        assert_eq!(meaning.owner.as_deref(), Some("q"));
        assert_eq!(outline.uses(meaning).len(), 2);
        let a = outline.symbols.iter().find(|s| s.name == "a").unwrap();
        assert_eq!(outline.uses(a).len(), 2);
    }
}
