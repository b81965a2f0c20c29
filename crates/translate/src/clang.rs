//! clang's JSON syntax tree as plain data, with positions resolved.
//!
//! `clang -Xclang -ast-dump=json -fsyntax-only` prints one object a node. A
//! position names its file only when that differs from the position printed
//! before it, so positions mean something only in the order of the text:
//! [`read`] walks the tree once in that order and gives every node its span.
//!
//! Own types and not the crate `clang-ast`: of the some hundred kinds of node a
//! C translation needs about sixty, all with the same few fields, and positions
//! are wanted as spans of our source map. What is not understood is refused
//! where it is met, so unknown kinds and fields do no harm; clang 14 to 19 differ
//! only in such.
//!
//! Not here: what a node means.

use heddle_span::{Diagnostic, FileId, Loader, Severity, SourceMap, Span};
use serde::{Deserialize, Deserializer};
use std::collections::HashMap;

/// How clang is asked for the tree of one file; the user's arguments come last.
pub fn arguments(file: &str, extra: &[String]) -> Vec<String> {
    let fixed = ["-Xclang", "-ast-dump=json", "-fsyntax-only", "-x", "c", "-pthread", "-w"];
    let mut out: Vec<String> = fixed.map(String::from).into();
    out.push("-D__HEDDLE__=1".into());
    out.extend(extra.iter().cloned());
    out.push(file.into());
    out
}

/// One node. Fields that its kind does not have are empty.
#[derive(Deserialize, Default, Debug)]
#[serde(default, rename_all = "camelCase")]
pub struct Node {
    pub id: String,
    pub kind: String,
    pub name: String,
    pub opcode: String,
    pub cast_kind: String,
    pub value: serde_json::Value,
    #[serde(rename = "type")]
    pub ty: TypeName,
    pub arg_type: Option<TypeName>,
    pub compute_result_type: TypeName,
    pub is_arrow: bool,
    pub is_postfix: bool,
    pub has_else: bool,
    pub is_bitfield: bool,
    pub variadic: bool,
    pub storage_class: String,
    pub tls: String,
    pub tag_used: String,
    pub complete_definition: bool,
    pub decl_id: String,
    pub target_label_decl_id: String,
    pub referenced_decl: Option<Box<Node>>,
    pub referenced_member_decl: String,
    pub decl: Option<Box<Node>>,
    pub owned_tag_decl: Option<Box<Node>>,
    loc: Loc,
    range: Range,
    #[serde(rename = "array_filler", deserialize_with = "nodes")]
    pub array_filler: Vec<Node>,
    #[serde(deserialize_with = "nodes")]
    pub inner: Vec<Node>,
    /// Where it stands: macros count as where they are used.
    #[serde(skip)]
    pub span: Span,
    /// The first token where it is spelt: in a macro, in that macro's text.
    #[serde(skip)]
    pub spelling: Span,
    /// Where a declaration's own name stands.
    #[serde(skip)]
    pub name_span: Span,
    /// Whether it stands in the user's own file.
    #[serde(skip)]
    pub is_main: bool,
}

#[derive(Deserialize, Default, Debug, Clone)]
#[serde(default, rename_all = "camelCase")]
pub struct TypeName {
    pub qual_type: String,
    pub desugared_qual_type: String,
}

#[derive(Deserialize, Default, Debug)]
#[serde(default, rename_all = "camelCase")]
struct Loc {
    offset: Option<u32>,
    file: Option<String>,
    tok_len: u32,
    spelling_loc: Option<Box<Loc>>,
    expansion_loc: Option<Box<Loc>>,
}

#[derive(Deserialize, Default, Debug)]
#[serde(default)]
struct Range {
    begin: Loc,
    end: Loc,
}

/// Children; a missing one is printed as `{}` or as `null`.
fn nodes<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Node>, D::Error> {
    let all = Vec::<Option<Node>>::deserialize(from)?;
    Ok(all.into_iter().map(Option::unwrap_or_default).collect())
}

/// Deeper trees are refused: what comes after is recursive.
const DEEPEST: usize = 1200;

/// Reads a tree. `main` is the user's file as the source map knows it, and
/// `clang_name` what clang calls it if something else.
pub fn read(
    json: &str,
    main: FileId,
    clang_name: Option<&str>,
    sources: &mut SourceMap,
    loader: &mut dyn Loader,
) -> Result<Node, Diagnostic> {
    let wrong = |text: String| Diagnostic::new(Severity::Error, text);
    if depth(json) > DEEPEST {
        let text = "the program is nested too deeply to be translated";
        return Err(Diagnostic::unsupported(Span::new(main, 0, 0), text));
    }
    let mut from = serde_json::Deserializer::from_str(json);
    from.disable_recursion_limit();
    let mut root = Node::deserialize(&mut from)
        .map_err(|e| wrong(format!("clang's syntax tree cannot be read: {e}")))?;
    let name = clang_name.map_or_else(|| sources.file(main).name.clone(), String::from);
    let mut places = Places { main, name, file: None, known: HashMap::new(), sources, loader };
    places.node(&mut root);
    Ok(root)
}

/// How deep brackets nest, outside strings.
fn depth(json: &str) -> usize {
    let (mut deepest, mut now, mut in_string, mut escaped) = (0usize, 0usize, false, false);
    for b in json.bytes() {
        match b {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'{' | b'[' if !in_string => {
                now += 1;
                deepest = deepest.max(now);
            }
            b'}' | b']' if !in_string => now = now.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

struct Places<'a> {
    main: FileId,
    name: String,
    /// The file named last.
    file: Option<FileId>,
    known: HashMap<String, Option<FileId>>,
    sources: &'a mut SourceMap,
    loader: &'a mut dyn Loader,
}

/// A token: where it is used and where it is spelt.
#[derive(Clone, Copy, Default)]
struct Token {
    used: Option<Span>,
    spelt: Option<Span>,
}

impl Places<'_> {
    fn node(&mut self, node: &mut Node) {
        let name = self.token(&node.loc);
        let begin = self.token(&node.range.begin);
        let end = self.token(&node.range.end);
        let start = begin.used.or(name.used);
        node.span = match (start, end.used) {
            (Some(a), Some(b)) if b.hi >= a.lo => a.to(b),
            (Some(a), _) => a,
            _ => Span::new(self.main, 0, 0),
        };
        node.is_main = start.is_some_and(|s| s.file == self.main);
        node.spelling = begin.spelt.unwrap_or(node.span);
        node.name_span = name.used.unwrap_or(node.span);
        for child in node.array_filler.iter_mut().chain(&mut node.inner) {
            self.node(child);
        }
    }

    fn token(&mut self, loc: &Loc) -> Token {
        match (&loc.spelling_loc, &loc.expansion_loc) {
            (None, None) => {
                let here = self.plain(loc);
                Token { used: here, spelt: here }
            }
            (spelling, expansion) => {
                let spelt = spelling.as_ref().and_then(|l| self.plain(l));
                let used = expansion.as_ref().and_then(|l| self.plain(l));
                Token { used: used.or(spelt), spelt }
            }
        }
    }

    fn plain(&mut self, loc: &Loc) -> Option<Span> {
        if let Some(name) = &loc.file {
            self.file = self.id(name);
        }
        let (offset, file) = (loc.offset? as usize, self.file?);
        let length = self.sources.file(file).text.len();
        let hi = (offset + loc.tok_len as usize).min(length);
        Some(Span::new(file, offset.min(hi), hi))
    }

    /// The file of a name, loaded when it is met first.
    fn id(&mut self, name: &str) -> Option<FileId> {
        if name == self.name {
            return Some(self.main);
        }
        if let Some(&id) = self.known.get(name) {
            return id;
        }
        let id = self.loader.load(name, "").ok().map(|(text, name)| self.sources.add(name, text));
        self.known.insert(name.into(), id);
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_span::NoFiles;

    fn read_text(json: &str) -> Result<Node, Diagnostic> {
        let mut sources = SourceMap::new();
        let main = sources.add("x.c", "int x;\nint y;\n");
        read(json, main, None, &mut sources, &mut NoFiles)
    }

    #[test]
    fn a_file_holds_until_another_is_named() {
        let json = r#"{"kind":"T","inner":[
            {"kind":"A","range":{"begin":{"offset":0,"file":"x.c","tokLen":3},"end":{"offset":4,"tokLen":1}}},
            null, {},
            {"kind":"B","range":{"begin":{"offset":7,"tokLen":3},"end":{"offset":11,"tokLen":1}}},
            {"kind":"C","range":{"begin":{"offset":1,"file":"other.h","tokLen":3},"end":{}}}]}"#;
        let root = read_text(json).unwrap();
        let spans: Vec<_> = root.inner.iter().map(|n| (n.span.lo, n.span.hi, n.is_main)).collect();
        assert_eq!(spans[0], (0, 5, true));
        assert_eq!(spans[3], (7, 12, true));
        assert!(!spans[4].2 && root.inner[1].kind.is_empty());
    }

    #[test]
    fn bad_texts_are_told() {
        assert!(read_text("{").is_err());
        assert!(read_text(r#"{"inner":7}"#).is_err());
        let deep = "[".repeat(100_000);
        assert!(read_text(&deep).unwrap_err().message.contains("too deeply"));
    }
}
