//! Values as trees: what a state tells as `r[0].b[1] = 3` is shown as `r`, `[0]`, `b`, `[1]`.
//!
//! Nodes are numbered when an editor asks for them, anew at each stop.

use heddle_explorer::Values;

/// A variable, or a part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its last part: `b`, `[1]`.
    pub name: String,
    /// Its name in the state, whole.
    pub path: String,
    pub value: Option<String>,
    pub parts: Vec<Node>,
}

impl Node {
    fn new(name: &str, path: &str) -> Self {
        Node { name: name.into(), path: path.into(), value: None, parts: Vec::new() }
    }

    /// What is shown beside the name.
    pub fn shown(&self) -> String {
        if let Some(value) = &self.value {
            return value.clone();
        }
        let part = |p: &Node| match p.name.starts_with('[') {
            true => p.shown(),
            false => format!("{}: {}", p.name, p.shown()),
        };
        let all: Vec<String> = self.parts.iter().take(FEW).map(part).collect();
        let more = if self.parts.len() > FEW { ", …" } else { "" };
        format!("{{{}{more}}}", all.join(", "))
    }
}

/// So many parts are shown in the line of the whole.
const FEW: usize = 8;

/// The variables of an owner (nobody: the global ones) as trees, in the order of the state.
pub fn of_owner(values: &Values, owner: &str) -> Vec<Node> {
    let mut all = Vec::new();
    for (_, name, value) in values.iter().filter(|v| v.0 == owner) {
        insert(&mut all, name, value);
    }
    all
}

fn insert(all: &mut Vec<Node>, path: &str, value: &str) {
    let cuts = cuts(path);
    let mut nodes = all;
    let mut from = 0;
    for (i, &to) in cuts.iter().enumerate() {
        let name = path[from..to].trim_start_matches('.');
        let whole = &path[..to];
        let at = nodes.iter().position(|n| n.path == whole).unwrap_or_else(|| {
            nodes.push(Node::new(name, whole));
            nodes.len() - 1
        });
        if i + 1 == cuts.len() {
            nodes[at].value = Some(value.to_string());
            return;
        }
        nodes = &mut nodes[at].parts;
        from = to;
    }
}

/// Where the parts of a name end. What is no plain name, field and index stays whole.
fn cuts(path: &str) -> Vec<usize> {
    let plain = |c: char| c.is_alphanumeric() || "_.[]".contains(c);
    let mut out = Vec::new();
    if path.chars().all(plain) && path.starts_with(|c: char| c.is_alphabetic() || c == '_') {
        let borders = path.match_indices(['.', '[']).map(|(at, _)| at);
        out.extend(borders.filter(|&at| at > 0));
    }
    out.push(path.len());
    out
}

/// Whether writing `written` writes a part of `name`, or all of it.
pub fn covers(name: &str, written: &str) -> bool {
    let part = |whole: &str, part: &str| {
        part.strip_prefix(whole).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
    };
    part(name, written) || part(written, name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(of: &[(&str, &str, &str)]) -> Values {
        of.iter().map(|(o, n, v)| (o.to_string(), n.to_string(), v.to_string())).collect()
    }

    #[test]
    fn parts_stand_below_the_whole() {
        let state = values(&[
            ("", "r[0].a", "1"),
            ("", "r[0].b[0]", "2"),
            ("", "r[0].b[1]", "3"),
            ("", "r[1].a", "4"),
            ("P", "x", "5"),
            ("", "lock `one`", "P holds it"),
        ]);
        let all = of_owner(&state, "");
        assert_eq!(all.iter().map(|n| n.name.as_str()).collect::<Vec<_>>(), ["r", "lock `one`"]);
        assert_eq!(all[0].shown(), "{{a: 1, b: {2, 3}}, {a: 4}}");
        let b = &all[0].parts[0].parts[1];
        assert_eq!((b.name.as_str(), b.path.as_str()), ("b", "r[0].b"));
        assert_eq!(b.parts[1].path, "r[0].b[1]");
        assert_eq!(of_owner(&state, "P")[0].shown(), "5");
    }

    #[test]
    fn a_write_to_a_part_is_one_to_the_whole() {
        assert!(covers("flag", "flag[0]") && covers("flag[0]", "flag[0]"));
        assert!(covers("r[0].b", "r[0]") && !covers("flag", "flags") && !covers("a[1]", "a[10]"));
    }
}
