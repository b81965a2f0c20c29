//! Lines that begin with `#`, and the order of things: which lines count,
//! what is included where, when macros come and go.

use super::cond;
use super::expand::{Macro, Macros, spell};
use super::scan::scan;
use super::span_of;
use super::token::{PpKind, PpToken};
use heddle_span::{Diagnostic, FileId, Loader, SourceMap, Span};
use std::sync::Arc;

/// Includes within includes, this deep.
const MAX_INCLUDES: usize = 100;
/// Bytes of included text: a file that includes itself twice has two to the hundredth.
const MAX_INCLUDED: usize = 64 << 20;
/// Included files, each counted as often as it is included.
const MAX_FILES: usize = 10_000;

pub struct Driver<'a> {
    map: &'a mut SourceMap,
    loader: &'a mut dyn Loader,
    diagnostics: &'a mut Vec<Diagnostic>,
    pub macros: Macros,
    pub out: Vec<PpToken>,
    /// Lines of text whose macros are not expanded yet: a macro call may go
    /// over several lines, even over an `#if` between them.
    pending: Vec<PpToken>,
    depth: usize,
    /// Bytes and files included so far.
    included: (usize, usize),
}

/// One open `#if`.
struct Branch {
    span: Span,
    /// The lines around it count.
    outer: bool,
    /// The lines of this part count.
    live: bool,
    /// Some part so far counted.
    done: bool,
    is_else: bool,
}

impl<'a> Driver<'a> {
    pub fn new(
        map: &'a mut SourceMap,
        loader: &'a mut dyn Loader,
        diagnostics: &'a mut Vec<Diagnostic>,
    ) -> Self {
        let (macros, out, pending) = (Macros::default(), Vec::new(), Vec::new());
        let included = (0, 0);
        let mut d = Driver { map, loader, diagnostics, macros, out, pending, depth: 0, included };
        for (name, text) in [
            ("__STDC__", "1"),
            ("__STDC_HOSTED__", "1"),
            ("__STDC_VERSION__", "199901L"),
            ("__DATE__", "\"??? ?? ????\""),
            ("__TIME__", "\"??:??:??\""),
        ] {
            let body = scan(text, FileId(0), &mut Vec::new());
            let (name, span) = (Arc::from(name), Span::default());
            d.macros.define(Macro { name, span, params: None, variadic: false, body });
        }
        d
    }

    /// Macros from `-D`.
    pub fn command_line(&mut self, defines: &[String]) {
        if defines.is_empty() {
            return;
        }
        let line = |d: &String| match d.split_once('=') {
            Some((name, text)) => format!("#define {name} {text}\n"),
            None => format!("#define {d} 1\n"),
        };
        let text: String = defines.iter().map(line).collect();
        let file = self.map.add("<command line>", text);
        self.file(file);
    }

    pub fn file(&mut self, file: FileId) {
        let source = self.map.file(file);
        let (name, text) = (source.name.clone(), source.text.clone());
        let outer_name = std::mem::replace(&mut self.macros.file_name, name);
        let outer_shift = std::mem::replace(&mut self.macros.line_shift, 0);
        let tokens = scan(&text, file, self.diagnostics);
        let mut branches: Vec<Branch> = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            let end =
                tokens[at + 1..].iter().position(|t| t.first).map_or(tokens.len(), |n| at + 1 + n);
            let line = &tokens[at..end];
            at = end;
            if line[0].is("#") {
                self.directive(line, &mut branches);
            } else if branches.last().is_none_or(|b| b.live) {
                self.pending.extend_from_slice(line);
            }
        }
        self.flush();
        for b in branches {
            self.diagnostics.push(Diagnostic::error(b.span, "this condition has no `#endif`"));
        }
        self.macros.file_name = outer_name;
        self.macros.line_shift = outer_shift;
    }

    fn flush(&mut self) {
        let pending = std::mem::take(&mut self.pending);
        let expanded = self.macros.expand(pending, self.diagnostics);
        self.out.extend(expanded);
    }

    fn error(&mut self, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(span, message));
    }

    fn directive(&mut self, line: &[PpToken], branches: &mut Vec<Branch>) {
        let Some(word) = line.get(1) else { return };
        let rest = &line[2..];
        let span = span_of(line).unwrap_or(word.span);
        let live = branches.last().is_none_or(|b| b.live);
        match &*word.text {
            "if" | "ifdef" | "ifndef" => {
                let holds = live && self.condition(&word.text, rest, span);
                let branch = Branch { span, outer: live, live: holds, done: holds, is_else: false };
                branches.push(branch);
            }
            "elif" | "else" | "endif" => self.branch(&word.text, rest, span, branches),
            _ if !live => {}
            "define" => {
                self.flush();
                self.define(rest, span);
            }
            "undef" => {
                self.flush();
                match rest.first().filter(|t| t.kind == PpKind::Name) {
                    Some(t) => self.macros.undefine(&t.text),
                    None => self.error(span, "`#undef` needs a name"),
                }
            }
            "include" => self.include(rest, span),
            "error" => self.error(span, format!("#error {}", spell(rest))),
            "warning" => {
                let text = format!("#warning {}", spell(rest));
                self.diagnostics.push(Diagnostic::warning(span, text));
            }
            "line" => self.line(rest, span, line[0].line),
            "ident" | "sccs" => {}
            "pragma" => {
                let text = "a `#pragma` means nothing in a model and is left out";
                self.diagnostics.push(Diagnostic::warning(span, text));
            }
            // `# 12 "file"`: what a preprocessor writes.
            _ if word.kind == PpKind::Number => self.line(&line[1..], span, line[0].line),
            other => self.error(word.span, format!("unknown directive `#{other}`")),
        }
    }

    fn branch(&mut self, word: &str, rest: &[PpToken], span: Span, branches: &mut Vec<Branch>) {
        if branches.is_empty() {
            return self.error(span, format!("`#{word}` without an `#if` before it"));
        }
        if word == "endif" {
            branches.pop();
            return;
        }
        let top = branches.last_mut().expect("not empty");
        if top.is_else {
            let what = format!("`#{word}` after `#else`");
            self.diagnostics.push(Diagnostic::error(span, what).label(top.span, "opened here"));
            return;
        }
        let open = top.outer && !top.done;
        top.is_else = word == "else";
        let holds = open && (word == "else" || self.condition("if", rest, span));
        let top = branches.last_mut().expect("not empty");
        top.live = holds;
        top.done |= holds;
    }

    fn condition(&mut self, word: &str, rest: &[PpToken], span: Span) -> bool {
        if word != "if" {
            return match rest.first().filter(|t| t.kind == PpKind::Name) {
                Some(t) => self.macros.is_defined(&t.text) == (word == "ifdef"),
                None => {
                    self.error(span, format!("`#{word}` needs a name"));
                    false
                }
            };
        }
        let asked = self.replace_defined(rest);
        let expanded = self.macros.expand(asked, self.diagnostics);
        cond::evaluate(&expanded, span).unwrap_or_else(|d| {
            self.diagnostics.push(d);
            false
        })
    }

    /// Puts 1 or 0 for `defined X` and `defined(X)`.
    fn replace_defined(&self, tokens: &[PpToken]) -> Vec<PpToken> {
        let mut out = Vec::new();
        let mut i = 0;
        while i < tokens.len() {
            let t = &tokens[i];
            let name_at = |j: usize| tokens.get(j).filter(|n| n.kind == PpKind::Name);
            let is = |j: usize, p: &str| tokens.get(j).is_some_and(|n| n.is(p));
            let (name, n) = match t.is_name("defined") {
                true if is(i + 1, "(") && is(i + 3, ")") => (name_at(i + 2), 4),
                true => (name_at(i + 1), 2),
                false => (None, 0),
            };
            let Some(name) = name else {
                out.push(t.clone());
                i += 1;
                continue;
            };
            let value = if self.macros.is_defined(&name.text) { "1" } else { "0" };
            out.push(PpToken { kind: PpKind::Number, text: value.into(), ..t.clone() });
            i += n;
        }
        out
    }

    fn define(&mut self, rest: &[PpToken], span: Span) {
        let Some(name) = rest.first().filter(|t| t.kind == PpKind::Name) else {
            return self.error(span, "`#define` needs a name");
        };
        if &*name.text == "defined" {
            return self.error(name.span, "`defined` cannot be a macro");
        }
        let mut m = Macro {
            name: name.text.clone(),
            span: name.span,
            params: None,
            variadic: false,
            body: Vec::new(),
        };
        let mut body = &rest[1..];
        if body.first().is_some_and(|t| t.is("(") && !t.space) {
            let Some(n) = self.parameters(&body[1..], &mut m) else {
                return self
                    .error(span, format!("the parameters of macro `{}` are malformed", m.name));
            };
            body = &body[1 + n..];
        }
        m.body = body.to_vec();
        let new = spell(&m.body);
        let (at, name) = (m.span, m.name.clone());
        if let Some(old) = self.macros.define(m)
            && spell(&old.body) != new
        {
            let what = format!("macro `{name}` is defined again");
            let old_place = (old.span != Span::default()).then_some(old.span);
            let mut d = Diagnostic::warning(at, what);
            if let Some(place) = old_place {
                d = d.label(place, "its definition so far");
            }
            self.diagnostics.push(d);
        }
    }

    /// Reads `a, b, ...)` and says how many tokens that was.
    fn parameters(&mut self, tokens: &[PpToken], m: &mut Macro) -> Option<usize> {
        let mut params: Vec<Arc<str>> = Vec::new();
        let mut i = 0;
        let dots = |i: usize| (0..3).all(|k| tokens.get(i + k).is_some_and(|t| t.is(".")));
        if tokens.first()?.is(")") {
            m.params = Some(params);
            return Some(1);
        }
        loop {
            if dots(i) {
                params.push("__VA_ARGS__".into());
                m.variadic = true;
                i += 3;
            } else {
                let t = tokens.get(i).filter(|t| t.kind == PpKind::Name)?;
                if params.contains(&t.text) {
                    return None;
                }
                params.push(t.text.clone());
                i += 1;
                if dots(i) {
                    m.variadic = true;
                    i += 3;
                }
            }
            let next = tokens.get(i)?;
            i += 1;
            if next.is(")") {
                m.params = Some(params);
                return Some(i);
            }
            if !next.is(",") || m.variadic {
                return None;
            }
        }
    }

    fn include(&mut self, rest: &[PpToken], span: Span) {
        self.flush();
        let rest = match rest.first() {
            Some(t) if t.kind == PpKind::Name => {
                self.macros.expand(rest.to_vec(), self.diagnostics)
            }
            _ => rest.to_vec(),
        };
        let path = match rest.first() {
            Some(t) if t.kind == PpKind::Str => t.text.trim_matches('"').to_string(),
            Some(t) if t.is("<") && rest.last().is_some_and(|l| l.is(">")) => {
                spell(&rest[1..rest.len() - 1])
            }
            _ => return self.error(span, "`#include` needs \"a file\" or <a file>"),
        };
        if self.depth >= MAX_INCLUDES {
            return self.error(span, "files include each other without end");
        }
        let from = self.map.file(span.file).name.clone();
        match self.loader.load(&path, &from) {
            Ok((text, name)) => {
                let had_too_much = self.included.0 > MAX_INCLUDED || self.included.1 > MAX_FILES;
                self.included = (self.included.0 + text.len(), self.included.1 + 1);
                if self.included.0 > MAX_INCLUDED || self.included.1 > MAX_FILES {
                    // Told once; nothing further is included.
                    if !had_too_much {
                        self.error(span, "the model includes too much");
                    }
                    return;
                }
                let file = self.map.add(name, text);
                self.depth += 1;
                self.file(file);
                self.depth -= 1;
            }
            Err(why) => self.error(span, why),
        }
    }

    fn line(&mut self, rest: &[PpToken], span: Span, here: u32) {
        self.flush();
        let rest = self.macros.expand(rest.to_vec(), self.diagnostics);
        let number = rest.first().and_then(|t| t.text.parse::<u32>().ok());
        let Some(number) = number else {
            return self.error(span, "`#line` needs a number");
        };
        self.macros.line_shift = number as i64 - here as i64 - 1;
        if let Some(name) = rest.get(1).filter(|t| t.kind == PpKind::Str) {
            self.macros.file_name = name.text.trim_matches('"').to_string();
        }
    }
}
