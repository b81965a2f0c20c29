//! Formatting of Promela: indentation, and the blanks within a line.
//!
//! Every line break stays where it is. Promela ends statements at line ends, macros have
//! theirs, and where a model's author put a statement says something; so only blanks change.
//! Comments, directives and embedded C stay as they are written. That the words and their
//! lines are the same afterwards is checked each time: a text of which that were not true
//! would be left alone.
//!
//! `{`, `(`, `if` and `do` indent what follows on other lines, once for each line that opens
//! any; the alternatives of `if` and `do` stand below the keyword.

use heddle_promela::syntax::pp::{PpKind, PpToken, scan_text};
use heddle_span::FileId;

/// The text, formatted; `None` if there is nothing to change.
pub fn format(text: &str, unit: &str) -> Option<String> {
    let tokens = scan_text(text, FileId::default());
    let newline = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let mut writer = Writer {
        text,
        tokens: &tokens,
        unit,
        newline,
        // A macro that makes strings of its arguments sees their blanks.
        only_indent: tokens.iter().any(|t| t.is("#") && !t.first),
        stack: Vec::new(),
        branches: Vec::new(),
        line: Line::default(),
        out: String::with_capacity(text.len()),
    };
    writer.run();
    let new = writer.out;
    (new != text && is_same(&tokens, &new)).then_some(new)
}

/// Whether a text has these words on the same lines, and signs that stood together still do.
fn is_same(old: &[PpToken], new: &str) -> bool {
    let new = scan_text(new, FileId::default());
    let word = |t: &PpToken| (t.kind, t.text.clone(), t.line, t.first);
    let apart = |all: &[PpToken], i: usize| {
        let signs = all[i].kind == PpKind::Punct && all[i - 1].kind == PpKind::Punct;
        let brackets = "(){};,";
        let plain = |t: &PpToken| !brackets.contains(&*t.text);
        signs && plain(&all[i]) && plain(&all[i - 1]) && all[i].span.lo > all[i - 1].span.hi
    };
    old.len() == new.len()
        && old.iter().zip(&new).all(|(a, b)| word(a) == word(b))
        && (1..old.len()).all(|i| apart(old, i) == apart(&new, i))
}

/// Something that was opened.
#[derive(Clone, Debug)]
struct Open {
    closes: &'static str,
    /// The level of what closes it, and of its alternatives.
    own: usize,
}

/// The line that is being written.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    indent: usize,
    /// It begins with `::`.
    is_alternative: bool,
}

struct Writer<'t> {
    text: &'t str,
    tokens: &'t [PpToken],
    unit: &'t str,
    newline: &'static str,
    only_indent: bool,
    stack: Vec<Open>,
    /// What was open at each `#if`.
    branches: Vec<Vec<Open>>,
    line: Line,
    out: String,
}

impl Writer<'_> {
    fn run(&mut self) {
        let (mut at, mut i, mut done) = (0, 0, 0);
        while i < self.tokens.len() {
            let t = &self.tokens[i];
            self.gap(done, t.span.lo as usize, Some(i));
            if t.is("#") && t.first {
                at = self.directive(i);
            } else if let Some(end) = self.embedded(i) {
                at = end;
            } else {
                self.track(i);
                at = i + 1;
            }
            done = self.tokens[at - 1].span.hi as usize;
            self.out.push_str(&self.text[t.span.lo as usize..done]);
            i = at;
        }
        let _ = at;
        self.gap(done, self.text.len(), None);
        self.out.truncate(self.out.trim_end().len());
        if !self.out.is_empty() {
            self.out.push_str(self.newline);
        }
    }

    /// The directive that begins here, up to its end.
    fn directive(&mut self, from: usize) -> usize {
        let next = self.tokens[from + 1..].iter().position(|t| t.first);
        let end = next.map_or(self.tokens.len(), |n| from + 1 + n);
        match self.tokens.get(from + 1).map_or("", |t| &*t.text) {
            "if" | "ifdef" | "ifndef" => self.branches.push(self.stack.clone()),
            "else" | "elif" => {
                self.stack = self.branches.last().cloned().unwrap_or_default();
            }
            "endif" => drop(self.branches.pop()),
            _ => {}
        }
        end
    }

    /// The end of embedded C whose brace stands here.
    fn embedded(&self, brace: usize) -> Option<usize> {
        if !self.tokens[brace].is("{") {
            return None;
        }
        let mut before = brace.checked_sub(1)?;
        if self.tokens[before].is("]") {
            while !self.tokens[before].is("[") {
                before = before.checked_sub(1)?;
            }
            before = before.checked_sub(1)?;
        }
        let word = &self.tokens[before];
        let is_c = ["c_code", "c_expr", "c_decl"].iter().any(|c| word.is_name(c));
        let mut depth = 0;
        for (n, t) in self.tokens[brace..].iter().enumerate().filter(|_| is_c) {
            if t.is("{") {
                depth += 1;
            } else if t.is("}") {
                depth -= 1;
                if depth == 0 {
                    return Some(brace + n + 1);
                }
            }
        }
        None
    }

    /// `::` at a token.
    fn is_alternative(&self, i: usize) -> bool {
        let next = self.tokens.get(i + 1);
        self.tokens[i].is(":")
            && next.is_some_and(|n| n.is(":") && n.span.lo == self.tokens[i].span.hi)
    }

    /// Opens and closes what a token does.
    fn track(&mut self, i: usize) {
        let t = &self.tokens[i];
        let closes = match &*t.text {
            "{" => "}",
            "(" => ")",
            "[" => "]",
            "if" if t.kind == PpKind::Name => "fi",
            "do" if t.kind == PpKind::Name => "od",
            text => {
                if let Some(at) = self.stack.iter().rposition(|o| o.closes == text) {
                    self.stack.truncate(at);
                }
                return;
            }
        };
        // Alternatives within an alternative stand further in than that.
        let deeper = self.line.is_alternative && matches!(closes, "fi" | "od");
        self.stack.push(Open { closes, own: self.line.indent + deeper as usize });
    }

    /// The level of a line that begins with a token.
    fn level(&self, i: usize) -> usize {
        let closes = self.stack.iter().rposition(|o| o.closes == &*self.tokens[i].text);
        match (closes, self.stack.last()) {
            // Several that close at the beginning of a line: the last one counts.
            (Some(at), _) => {
                let mut own = self.stack[at].own;
                let mut open = &self.stack[..at];
                for t in &self.tokens[i + 1..] {
                    let Some(last) = open.last().filter(|o| o.closes == &*t.text && !t.first)
                    else {
                        break;
                    };
                    own = last.own;
                    open = &open[..open.len() - 1];
                }
                own
            }
            (None, Some(top)) => {
                let alternative = matches!(top.closes, "fi" | "od") && self.is_alternative(i);
                top.own + !alternative as usize
            }
            (None, None) => 0,
        }
    }

    /// The level of a comment on a line of its own before a token.
    fn comment_level(&self, next: Option<usize>) -> usize {
        let inside = self.stack.last().map_or(0, |top| top.own + 1);
        match next {
            Some(i) if self.stack.iter().any(|o| o.closes == &*self.tokens[i].text) => inside,
            Some(i) => self.level(i),
            None => inside,
        }
    }

    /// What stands between two tokens: blanks, comments, line ends.
    fn gap(&mut self, from: usize, to: usize, next: Option<usize>) {
        let gap = &self.text[from..to];
        if gap.contains("\\\n") || gap.contains("\\\r\n") {
            self.out.push_str(gap); // Lines that are one.
            return;
        }
        if !gap.contains('\n') && !gap.contains("/*") && !gap.contains("//") {
            if from == 0 {
                if next.is_some_and(|i| self.tokens[i].is("#")) {
                    self.out.push_str(gap);
                } else if let Some(i) = next {
                    self.begin_line(i);
                }
                return;
            }
            let blanks = self.blanks(gap, next);
            self.out.push_str(blanks);
            return;
        }
        let mut rest = gap;
        while !rest.is_empty() {
            let comment = rest.trim_start();
            let blank = &rest[..rest.len() - comment.len()];
            let length = if let Some(inner) = comment.strip_prefix("/*") {
                inner.find("*/").map_or(comment.len(), |n| n + 4)
            } else {
                comment.find('\n').map_or(comment.len(), |n| comment[..n].trim_end().len())
            };
            let is_start = self.out.is_empty();
            self.blank(blank, is_start, (!comment.is_empty()).then_some(()), next);
            self.out.push_str(&comment[..length]);
            rest = &comment[length..];
        }
        if gap.ends_with("*/") || (from == 0 && gap.trim().is_empty()) {
            self.blank("", self.out.is_empty(), None, next);
        }
    }

    /// Blanks before a comment (`Some`) or a token.
    fn blank(&mut self, blank: &str, is_start: bool, comment: Option<()>, next: Option<usize>) {
        let lines = blank.matches('\n').count();
        if lines == 0 && !is_start {
            self.out.push_str(blank);
            return;
        }
        for _ in 0..lines {
            self.out.push_str(self.newline);
        }
        match (comment, next) {
            (Some(()), next) => {
                let level = self.comment_level(next);
                (0..level).for_each(|_| self.out.push_str(self.unit));
                // A token may follow the comment on this line.
                self.line = Line { indent: level, is_alternative: false };
            }
            (None, Some(i)) if self.tokens[i].is("#") && self.tokens[i].first => {
                let own = blank.rfind('\n').map_or(blank, |n| &blank[n + 1..]);
                self.out.push_str(own);
            }
            (None, Some(i)) => self.begin_line(i),
            (None, None) => {}
        }
    }

    fn begin_line(&mut self, i: usize) {
        let indent = self.level(i);
        (0..indent).for_each(|_| self.out.push_str(self.unit));
        self.line = Line { indent, is_alternative: self.is_alternative(i) };
    }

    /// The blanks between two tokens of a line.
    fn blanks<'a>(&self, gap: &'a str, next: Option<usize>) -> &'a str {
        let Some(i) = next.filter(|&i| i > 0) else { return "" };
        let had = if gap.is_empty() { "" } else { " " };
        if self.only_indent {
            return gap;
        }
        let (a, b) = (&self.tokens[i - 1], &self.tokens[i]);
        if b.is(",") || b.is(";") {
            return if a.kind == PpKind::Punct && !"(){}[];,".contains(&*a.text) {
                had
            } else {
                ""
            };
        }
        // Alternatives stand apart, also from what is written right before them.
        let solid = |t: &PpToken| t.kind != PpKind::Punct || "()[]{};,".contains(&*t.text);
        if a.is(",") || (a.is(";") && !b.is(";")) {
            return " ";
        }
        if self.operator_ends(i - 1) && solid(b) || self.operator_begins(i) && solid(a) {
            return " ";
        }
        had
    }

    /// Whether an operator that stands apart begins at a token.
    fn operator_begins(&self, i: usize) -> bool {
        let begins = i == 0 || !self.touching_sign(i - 1);
        begins && APART.contains(&self.signs(i).as_str())
    }

    fn operator_ends(&self, i: usize) -> bool {
        let mut first = i;
        while first > 0 && self.touching_sign(first - 1) {
            first -= 1;
        }
        let whole = self.signs(first);
        APART.contains(&whole.as_str()) && first + whole.len() == i + 1
    }

    /// Whether a sign that could be one with the next stands at a token.
    fn touching_sign(&self, i: usize) -> bool {
        let (a, b) = (&self.tokens[i], &self.tokens[i + 1]);
        let sign = |t: &PpToken| t.kind == PpKind::Punct && !"()[]{};,".contains(&*t.text);
        sign(a) && sign(b) && a.span.hi == b.span.lo
    }

    /// The signs that stand together from a token on.
    fn signs(&self, from: usize) -> String {
        let mut out = self.tokens[from].text.to_string();
        let mut i = from;
        while i + 1 < self.tokens.len() && self.touching_sign(i) {
            i += 1;
            out.push_str(&self.tokens[i].text);
        }
        out
    }
}

/// Operators that stand apart from what is around them.
const APART: [&str; 9] = ["=", "==", "!=", "<=", ">=", "&&", "||", "->", "::"];

#[cfg(test)]
mod tests {
    use super::*;

    fn formatted(text: &str) -> String {
        format(text, "    ").unwrap_or_else(|| text.to_string())
    }

    #[test]
    fn lines_stay_and_blanks_change() {
        let text = "\
byte  x=1 ,y;   // two

  active proctype P( ) {
do
      ::x==1->atomic{
 y=2 ;x= 0}
   :: else->
if
:: y -> break
/* or */
:: else
fi
      od
  }
";
        let expected = "\
byte x = 1, y;   // two

active proctype P( ) {
    do
    :: x == 1 -> atomic{
        y = 2; x = 0}
    :: else ->
        if
        :: y -> break
        /* or */
        :: else
        fi
    od
}
";
        assert_eq!(formatted(text), expected);
        assert_eq!(formatted(expected), expected);
    }

    #[test]
    fn what_is_not_promela_stays() {
        for text in [
            "#define  F( x )   x  ,  1\n",
            "#define A   1 \\\n   +2\n",
            "c_code {\n  int   x=1 ;\n}\n",
            "c_expr [ 1 ] {  x==1  }\n",
            "init {\n    printf(\"a  =b ,c\\n\")\n}\n",
        ] {
            assert_eq!(formatted(text), text);
        }
    }

    #[test]
    fn signs_are_neither_joined_nor_parted() {
        let text = "ltl p {[]<>(x->y)&&a<->b}\ninit{q!x;q??<y>;a--;b=-1;c= - -1}\n";
        let expected = "ltl p {[]<>(x -> y) && a<->b}\ninit{q!x; q??<y>; a--; b=-1; c = - -1}\n";
        assert_eq!(formatted(text), expected);
    }

    #[test]
    fn any_text_is_formatted_once() {
        for text in [
            "",
            "\n\n",
            "}",
            "fi od )",
            "/*",
            "//",
            "/* a\n b */ x",
            "do {",
            "#",
            "#if\n{\n#else\n{\n#endif\n}\nx",
            "a /* b */ c\n",
            "\r\n x\r\n\ty\r\n",
            "é = \u{1f980}",
            "\"abc",
            "x \\\n  y",
            "{ ( [ } ) ]\n",
        ] {
            let once = formatted(text);
            assert_eq!(formatted(&once), once, "{text:?}");
        }
    }
}
