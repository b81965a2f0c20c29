//! Macro expansion, after Dave Prosser's algorithm for C (X3J11/86-196): every
//! token carries the set of macros it came out of, and is never expanded by
//! one of them again, so expansion always ends.
//!
//! What comes out of a macro's body points at the macro's use; what comes out
//! of its arguments keeps its own place, which is there too.
//!
//! Not here: `__VA_OPT__`.

use super::scan::scan;
use super::token::{HideSet, PpKind, PpToken};
use heddle_span::{Diagnostic, Span};
use std::collections::HashMap;
use std::sync::Arc;

/// More tokens than this into and out of macros in one run is a runaway definition.
const MAX_TOKENS: usize = 2_000_000;
/// Macro calls within arguments of macro calls, this deep.
const MAX_DEPTH: usize = 100;

#[derive(Clone, Debug)]
pub struct Macro {
    pub name: Arc<str>,
    /// Where it is defined.
    pub span: Span,
    /// `None` for a macro without parentheses.
    pub params: Option<Vec<Arc<str>>>,
    /// The last parameter takes all further arguments.
    pub variadic: bool,
    pub body: Vec<PpToken>,
}

/// The macros in force, and what the built-in ones need to know.
#[derive(Clone, Debug, Default)]
pub struct Macros {
    table: HashMap<Arc<str>, Macro>,
    /// `__FILE__` and what to add to a line to get `__LINE__`.
    pub file_name: String,
    pub line_shift: i64,
    counter: u32,
    produced: usize,
}

impl Macros {
    pub fn get(&self, name: &str) -> Option<&Macro> {
        self.table.get(name)
    }

    pub fn names(&self) -> impl Iterator<Item = &Macro> {
        self.table.values()
    }

    pub fn define(&mut self, m: Macro) -> Option<Macro> {
        self.table.insert(m.name.clone(), m)
    }

    pub fn undefine(&mut self, name: &str) {
        self.table.remove(name);
    }

    pub fn is_defined(&self, name: &str) -> bool {
        self.table.contains_key(name) || matches!(name, "__FILE__" | "__LINE__" | "__COUNTER__")
    }

    pub fn expand(
        &mut self,
        input: Vec<PpToken>,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Vec<PpToken> {
        self.expand_at(input, 0, diagnostics)
    }

    fn expand_at(
        &mut self,
        mut stack: Vec<PpToken>,
        depth: usize,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Vec<PpToken> {
        stack.reverse();
        let mut out = Vec::new();
        while let Some(token) = stack.pop() {
            if self.produced == usize::MAX {
                // Reported: the rest of a runaway is of no use to anyone.
                return out;
            }
            if token.kind != PpKind::Name || token.hidden.contains(&token.text) {
                out.push(token);
                continue;
            }
            if let Some(built_in) = self.built_in(&token) {
                out.push(built_in);
                continue;
            }
            let Some(m) = self.table.get(&token.text).cloned() else {
                out.push(token);
                continue;
            };
            if self.exhausted(&token, &m, depth, diagnostics) {
                out.push(token);
                continue;
            }
            let Some(mut result) = self.call(&m, &token, &mut stack, depth, diagnostics) else {
                out.push(token);
                continue;
            };
            self.produced = self.produced.saturating_add(result.len());
            if let Some(first) = result.first_mut() {
                first.space = token.space;
            } else if let Some(next) = stack.last_mut() {
                next.space |= token.space;
            }
            stack.extend(result.into_iter().rev());
        }
        out
    }

    fn built_in(&mut self, token: &PpToken) -> Option<PpToken> {
        let (kind, text) = match &*token.text {
            "__LINE__" => (PpKind::Number, (token.line as i64 + self.line_shift).to_string()),
            "__FILE__" => (PpKind::Str, quote(&self.file_name)),
            "__COUNTER__" => {
                self.counter += 1;
                (PpKind::Number, (self.counter - 1).to_string())
            }
            _ => return None,
        };
        Some(PpToken { kind, text: text.into(), ..token.clone() })
    }

    fn exhausted(
        &mut self,
        token: &PpToken,
        m: &Macro,
        depth: usize,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> bool {
        if self.produced < MAX_TOKENS && depth < MAX_DEPTH {
            return false;
        }
        if self.produced != usize::MAX {
            let what = format!("macro `{}` expands to too much", m.name);
            diagnostics.push(Diagnostic::error(token.span, what).label(m.span, "defined here"));
            self.produced = usize::MAX;
        }
        true
    }

    /// What a use of a macro stands for; `None` if this is no use of it,
    /// because no parenthesis follows.
    fn call(
        &mut self,
        m: &Macro,
        token: &PpToken,
        stack: &mut Vec<PpToken>,
        depth: usize,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Option<Vec<PpToken>> {
        let Some(params) = &m.params else {
            let site = Site { span: token.span, line: token.line };
            let hidden = token.hidden.with(&m.name);
            let body = Substitution { m, params: &[], args: &[], expanded: &[] };
            return Some(body.run(site, &hidden, diagnostics));
        };
        if !stack.last().is_some_and(|t| t.is("(")) {
            return None;
        }
        let (args, close) = match take_arguments(stack, m) {
            Ok(found) => found,
            Err(rest) => {
                stack.extend(rest.into_iter().rev());
                let what = format!("the call of macro `{}` has no closing parenthesis", m.name);
                diagnostics.push(Diagnostic::error(token.span, what));
                return None;
            }
        };
        let span = token.span.to(close.span);
        if !fits(m, params.len(), &args) {
            let what = format!(
                "macro `{}` takes {} argument{}, {} given",
                m.name,
                params.len(),
                if params.len() == 1 { "" } else { "s" },
                args.len()
            );
            diagnostics.push(Diagnostic::error(span, what).label(m.span, "defined here"));
            // Nothing sensible to put in its place: go on without it.
            return Some(Vec::new());
        }
        let taken: usize = args.iter().map(Vec::len).sum();
        self.produced = self.produced.saturating_add(taken);
        let mut args = args;
        args.resize(params.len(), Vec::new());
        let expanded: Vec<_> =
            args.iter().map(|a| self.expand_at(a.clone(), depth + 1, diagnostics)).collect();
        let hidden = token.hidden.intersection(&close.hidden).with(&m.name);
        let body = Substitution { m, params, args: &args, expanded: &expanded };
        Some(body.run(Site { span, line: token.line }, &hidden, diagnostics))
    }
}

fn fits(m: &Macro, n_params: usize, args: &[Vec<PpToken>]) -> bool {
    match n_params {
        0 => args.len() == 1 && args[0].is_empty(),
        n if m.variadic => args.len() + 1 >= n,
        n => args.len() == n,
    }
}

/// Takes `( a, b, .. )` off the stack. On failure gives back what it took.
fn take_arguments(
    stack: &mut Vec<PpToken>,
    m: &Macro,
) -> Result<(Vec<Vec<PpToken>>, PpToken), Vec<PpToken>> {
    let n_params = m.params.as_ref().map_or(0, Vec::len);
    let open = stack.pop().expect("the caller saw a parenthesis");
    let mut taken = vec![open];
    let mut args = vec![Vec::new()];
    let mut nesting = 0;
    while let Some(t) = stack.pop() {
        taken.push(t.clone());
        if t.is(")") && nesting == 0 {
            return Ok((args, t));
        }
        if t.is("(") {
            nesting += 1;
        } else if t.is(")") {
            nesting -= 1;
        } else if t.is(",") && nesting == 0 && !(m.variadic && args.len() == n_params) {
            args.push(Vec::new());
            continue;
        }
        args.last_mut().expect("never empty").push(t);
    }
    Err(taken)
}

/// Where a macro is used.
#[derive(Clone, Copy)]
struct Site {
    span: Span,
    line: u32,
}

struct Substitution<'a> {
    m: &'a Macro,
    params: &'a [Arc<str>],
    args: &'a [Vec<PpToken>],
    expanded: &'a [Vec<PpToken>],
}

impl Substitution<'_> {
    fn run(&self, site: Site, hidden: &HideSet, diagnostics: &mut Vec<Diagnostic>) -> Vec<PpToken> {
        let mut out: Vec<PpToken> = Vec::new();
        let body = &self.m.body;
        let mut i = 0;
        while i < body.len() {
            if let Some(n) = self.paste_at(i) {
                i += n;
                if i < body.len() {
                    let right = self.operand(i, site);
                    self.paste(&mut out, right, site, diagnostics);
                    i += 1;
                }
                continue;
            }
            let t = &body[i];
            let stringify = t.is("#") && self.m.params.is_some();
            if let Some(p) = body.get(i + 1).filter(|_| stringify).and_then(|n| self.param(n)) {
                let text = quote(&spell(&self.args[p]));
                let mut s = PpToken::new(PpKind::Str, text.into(), site.span, site.line);
                s.space = t.space;
                out.push(s);
                i += 2;
            } else if self.param(t).is_some() && self.paste_at(i + 1).is_some() {
                out.extend(self.operand(i, site));
                i += 1;
            } else if let Some(p) = self.param(t) {
                let start = out.len();
                out.extend(self.expanded[p].iter().cloned());
                if let Some(first) = out.get_mut(start) {
                    first.space = t.space;
                }
                i += 1;
            } else {
                out.push(at_site(t, site));
                i += 1;
            }
        }
        out.retain(|t| t.kind != PpKind::Placemarker);
        for t in &mut out {
            t.hidden = t.hidden.union(hidden);
            t.line = site.line;
            t.first = false;
        }
        out
    }

    fn param(&self, t: &PpToken) -> Option<usize> {
        (t.kind == PpKind::Name).then(|| self.params.iter().position(|p| **p == *t.text)).flatten()
    }

    /// The number of tokens of a `##` here.
    fn paste_at(&self, i: usize) -> Option<usize> {
        let (a, b) = (self.m.body.get(i)?, self.m.body.get(i + 1)?);
        (a.is("#") && b.is("#") && !b.space).then_some(2)
    }

    /// A token beside `##`: arguments go in unexpanded.
    fn operand(&self, i: usize, site: Site) -> Vec<PpToken> {
        let t = &self.m.body[i];
        let Some(p) = self.param(t) else { return vec![at_site(t, site)] };
        if self.args[p].is_empty() {
            return vec![PpToken::new(PpKind::Placemarker, "".into(), site.span, site.line)];
        }
        self.args[p].clone()
    }

    fn paste(
        &self,
        out: &mut Vec<PpToken>,
        right: Vec<PpToken>,
        site: Site,
        diagnostics: &mut Vec<Diagnostic>,
    ) {
        let empty = right.iter().all(|t| t.kind == PpKind::Placemarker);
        let rest = self.m.variadic && out.last().is_some_and(|t| t.is(","));
        if rest {
            // GNU: `, ## __VA_ARGS__` takes the comma with it when there are none.
            if empty {
                out.pop();
            } else {
                out.extend(right);
            }
            return;
        }
        let Some(left) = out.pop() else {
            out.extend(right);
            return;
        };
        let mut right = right.into_iter();
        let first = right.next().expect("an operand is never empty");
        let text = format!("{}{}", left.text, first.text);
        let mut joined = scan(&text, site.span.file, &mut Vec::new());
        let valid = joined.len() <= 1 || joined.iter().all(|t| t.kind == PpKind::Punct);
        if !valid {
            let what = format!("`{}` and `{}` do not join to one token", left.text, first.text);
            diagnostics
                .push(Diagnostic::error(site.span, what).label(self.m.span, "in this macro"));
        }
        if text.is_empty() {
            joined.push(PpToken::new(PpKind::Placemarker, "".into(), site.span, site.line));
        }
        for (n, t) in joined.into_iter().enumerate() {
            let space = n == 0 && left.space;
            let hidden = left.hidden.intersection(&first.hidden);
            out.push(PpToken { span: site.span, line: site.line, space, hidden, ..t });
        }
        out.extend(right);
    }
}

fn at_site(t: &PpToken, site: Site) -> PpToken {
    PpToken { span: site.span, line: site.line, ..t.clone() }
}

/// Tokens as text, with the spaces that stood between them.
pub fn spell(tokens: &[PpToken]) -> String {
    let mut out = String::new();
    for t in tokens {
        if !out.is_empty() && (t.space || t.first) {
            out.push(' ');
        }
        out.push_str(&t.text);
    }
    out
}

fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
