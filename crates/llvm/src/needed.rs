//! The part of a library text that a program can need.
//!
//! The models of the C library are one long text, and reading it whole took longer
//! than anything else of a small program. Of its functions and variables only
//! those are read that the program names, that the lowering asks for by name
//! (`__heddle_…`), and what these lead to. What is left out is what nobody could
//! reach, so nothing that is lowered changes.
//!
//! Works on lines, as clang writes them: a function from `define` to `}`, a
//! variable on a line of its own. All else stays.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// The names that the lowering asks for begin so.
const OWN: &str = "__heddle";

/// The text without the definitions that no name in `names` leads to.
pub fn needed<'a>(text: &str, names: impl Iterator<Item = &'a str>) -> String {
    let parts = parts(text);
    let mut of: HashMap<&str, Vec<usize>> = HashMap::new();
    for (i, part) in parts.iter().enumerate() {
        part.name.iter().for_each(|name| of.entry(name).or_default().push(i));
    }
    let mut keep: Vec<bool> = parts.iter().map(|p| p.name.is_none()).collect();
    let mut seen: HashSet<&str> = HashSet::new();
    let own = of.keys().copied().filter(|n| n.starts_with(OWN));
    let mut work: Vec<&str> =
        own.chain(names.filter_map(|n| Some(*of.get_key_value(n)?.0))).collect();
    while let Some(name) = work.pop() {
        if !seen.insert(name) {
            continue;
        }
        for &i in of.get(name).into_iter().flatten() {
            keep[i] = true;
            work.extend(mentioned(&text[parts[i].text.clone()]));
        }
    }
    let kept = parts.iter().zip(keep).filter(|p| p.1);
    kept.map(|p| &text[p.0.text.clone()]).collect()
}

/// A definition, or a line of something else.
struct Part<'t> {
    name: Option<&'t str>,
    text: Range<usize>,
}

fn parts(text: &str) -> Vec<Part<'_>> {
    let mut out: Vec<Part> = Vec::new();
    let (mut at, mut inside) = (0, false);
    for line in text.split_inclusive('\n') {
        let end = at + line.len();
        if inside {
            let last = out.last_mut().expect("it began");
            last.text.end = end;
            inside = line.trim_end() != "}";
        } else {
            inside = line.starts_with("define ");
            let named = inside || line.starts_with('@');
            let name = if named { mentioned(line).next() } else { None };
            out.push(Part { name, text: at..end });
        }
        at = end;
    }
    out
}

/// The global names in a text.
pub fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    text.split('@').skip(1).filter_map(|rest| match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"_.$-".contains(c));
            Some(&rest[..end.unwrap_or(rest.len())]).filter(|name| !name.is_empty())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::needed;

    const TEXT: &str = "\
target triple = \"x\"
@a = global i32 1
@b = global i32* @a
@table = constant [1 x void ()*] [void ()* @late]
declare void @far()
define void @f() {
  call void @g(i32* @b)
}
define void @g(i32* %p) {
  ret void
}
define void @late() {
  ret void
}
define void @__heddle_end() {
  %t = load void ()*, void ()** getelementptr ([1 x void ()*], [1 x void ()*]* @table)
  ret void
}
define void @\"odd name\"() {
  ret void
}
";

    fn kept(names: &[&str]) -> Vec<&'static str> {
        let text = needed(TEXT, names.iter().copied());
        let all = ["@a =", "@b =", "@f(", "@g(i32* %", "define void @late", "@\"odd name\"("];
        all.into_iter().filter(|part| text.contains(part)).collect()
    }

    #[test]
    fn what_a_name_leads_to_stays() {
        assert_eq!(kept(&["f"]), ["@a =", "@b =", "@f(", "@g(i32* %", "define void @late"]);
        assert_eq!(kept(&["b"]), ["@a =", "@b =", "define void @late"]);
        assert_eq!(kept(&["odd name", "unknown"]), ["define void @late", "@\"odd name\"("]);
        let whole = needed(TEXT, ["f", "odd name"].into_iter());
        assert_eq!(whole, TEXT, "in the order of the text");
        assert!(needed(TEXT, std::iter::empty()).contains("@far"), "declarations stay");
    }
}
