//! Structures and arrays of programs in the kernel's C: each field and each element is a
//! location of its own.
//!
//! All instances of a structure lie one behind the other, so that a pointer to one and a field
//! say which location that is, and a pointer to anything else says that it is none
//! ([`Alu::Field`]). An index beyond an array, and a field of a null pointer, have no meaning:
//! executions with one are left out, and whoever asks is told.
//!
//! Not here, and refused by name: structures and arrays within structures, arithmetic on
//! pointers, unions, `typedef`, memory that is allocated.

use crate::lex::Token;
use crate::{Places, closing};
use heddle_cat::program::{Alu, Val};
use heddle_span::Diagnostic;
use std::collections::HashMap;

type Result<T> = std::result::Result<T, Diagnostic>;

/// A structure: its fields in order, each with the structure that it points to, if it does.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    fields: Vec<(String, Option<String>)>,
    first: usize,
    count: usize,
}

/// What a name stands for that is more than one location.
#[derive(Clone, Debug)]
pub enum Object {
    Instance { of: String, at: usize },
    Array { of: Option<String>, first: usize, len: usize },
}

#[derive(Clone, Debug, Default)]
pub struct Objects {
    layouts: HashMap<String, Layout>,
    named: HashMap<String, Object>,
    /// The structures that global pointers point to.
    pointers: HashMap<String, String>,
}

impl Objects {
    /// Finds every structure and every instance in a program, and gives them locations.
    pub fn find(words: &[Token], places: &mut Places) -> Result<Objects> {
        let mut out = Objects::default();
        let mut instances: Vec<(String, Token, Option<usize>)> = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let stop = |w: &Token| matches!(w.text.as_str(), ";" | "{" | "=");
            let Some(stop) = words[at..].iter().position(stop).map(|n| at + n) else { break };
            let head = &words[at..stop];
            let is_struct = |w: &Token| w.text == "struct";
            let of = head.iter().position(is_struct).and_then(|s| head.get(s + 1)).cloned();
            let brace = words[stop].text == "{";
            let called = head.iter().any(|w| w.text == "(");
            let end = match brace {
                true => closing(words, stop),
                false => words[stop..].iter().position(|w| w.text == ";").map(|n| stop + n),
            };
            let Some(end) = end else { break };
            match of {
                Some(name) if brace && !called => out.structure(&name, &words[stop + 1..end])?,
                Some(of) if !brace && !called && of.text != "srcu_struct" && head.len() > 2 => {
                    for one in declarators(&words[at..end]) {
                        let (name, len) = declared(one)?;
                        let left = one.split(|w| w.text == "=").next().unwrap_or_default();
                        let kind = of.text.clone();
                        if left.iter().any(|w| w.text == "*") {
                            out.pointers.insert(name.text.clone(), kind);
                        } else {
                            instances.push((kind, name.clone(), len));
                        }
                    }
                }
                None if !brace && !called && !head.is_empty() => {
                    for one in declarators(&words[at..end]) {
                        if let (name, Some(len)) = declared(one)? {
                            out.array(name, len, places)?;
                        }
                    }
                }
                _ => {}
            }
            at = end + 1;
        }
        out.place(instances, places, words)?;
        Ok(out)
    }

    fn array(&mut self, name: &Token, len: usize, places: &mut Places) -> Result<()> {
        let first = places.names.len();
        for k in 0..len {
            places.get(&format!("{}[{k}]", name.text));
        }
        self.call(name, Object::Array { of: None, first, len })
    }

    /// Gives an object its name, which no other has: its locations are its own.
    fn call(&mut self, name: &Token, object: Object) -> Result<()> {
        match self.named.insert(name.text.clone(), object) {
            None => Ok(()),
            Some(_) => {
                Err(Diagnostic::error(name.span, format!("`{}` is declared twice", name.text)))
            }
        }
    }

    fn structure(&mut self, name: &Token, inner: &[Token]) -> Result<()> {
        let mut layout = Layout::default();
        for field in inner.split(|w| w.text == ";").filter(|f| !f.is_empty()) {
            if let Some(mark) = field.iter().find(|w| matches!(w.text.as_str(), "[" | "{" | "(")) {
                let text = "an array, a structure or a function within a structure";
                return Err(Diagnostic::unsupported(mark.span, text));
            }
            let of = field.iter().position(|w| matches!(w.text.as_str(), "struct" | "union"));
            let of = of.and_then(|s| field.get(s + 1)).map(|w| w.text.clone());
            if of.is_some() && !field.iter().any(|w| w.text == "*") {
                return Err(Diagnostic::unsupported(field[0].span, "a structure within another"));
            }
            for one in field.split(|w| w.text == ",") {
                match one.iter().rev().find(|w| w.is_name()) {
                    Some(word) if layout.fields.iter().any(|f| f.0 == word.text) => {
                        let text = format!("two fields are called `{}`", word.text);
                        return Err(Diagnostic::error(word.span, text));
                    }
                    Some(word) => layout.fields.push((word.text.clone(), of.clone())),
                    None => return Err(Diagnostic::error(field[0].span, "expected a field")),
                }
            }
        }
        if self.layouts.insert(name.text.clone(), layout).is_some() {
            let text = format!("`struct {}` is defined twice", name.text);
            return Err(Diagnostic::error(name.span, text));
        }
        Ok(())
    }

    /// Locations for all instances, those of a structure one behind the other.
    fn place(
        &mut self,
        instances: Vec<(String, Token, Option<usize>)>,
        places: &mut Places,
        words: &[Token],
    ) -> Result<()> {
        if let Some((of, _, _)) = instances.iter().find(|i| !self.layouts.contains_key(&i.0)) {
            let span =
                words.iter().find(|w| w.text == *of).map_or_else(Default::default, |w| w.span);
            return Err(Diagnostic::error(span, format!("`struct {of}` is not defined")));
        }
        let mut kinds: Vec<&String> = instances.iter().map(|i| &i.0).collect();
        kinds.sort();
        kinds.dedup();
        for kind in kinds {
            let fields = self.layouts[kind].fields.clone();
            let start = places.names.len();
            let mut count = 0;
            for (_, name, len) in instances.iter().filter(|i| i.0 == *kind) {
                let first = places.names.len();
                for k in 0..len.unwrap_or(1) {
                    for (field, _) in &fields {
                        let index = if len.is_some() { format!("[{k}]") } else { String::new() };
                        places.get(&format!("{}{index}.{field}", name.text));
                    }
                }
                count += len.unwrap_or(1);
                let of = kind.clone();
                let object = match len {
                    Some(len) => Object::Array { of: Some(of), first, len: *len },
                    None => Object::Instance { of, at: first },
                };
                self.call(name, object)?;
            }
            if let Some(layout) = self.layouts.get_mut(kind) {
                (layout.first, layout.count) = (start, count);
            }
        }
        Ok(())
    }

    pub fn named(&self, name: &str) -> Option<&Object> {
        self.named.get(name)
    }

    /// The structure that a global pointer points to.
    pub fn pointer(&self, name: &str) -> Option<&String> {
        self.pointers.get(name)
    }

    /// From a pointer to a field: the operation, and what the field points to. `of`: the
    /// structure, if that is known; otherwise the only one that has such a field.
    pub fn field(&self, of: Option<&str>, name: &Token) -> Result<(Alu, Option<String>)> {
        let has = |layout: &Layout| layout.fields.iter().position(|f| f.0 == name.text);
        let known = of.and_then(|of| self.layouts.get(of));
        let mut all = self.layouts.values().filter(|l| has(l).is_some());
        let layout = match known {
            Some(layout) => Some(layout),
            None => all.next().filter(|_| all.next().is_none()),
        };
        let found = layout.and_then(|l| Some((l, has(l)?)));
        let Some((layout, field)) = found else {
            let text = format!("no one structure has the field `{}`", name.text);
            return Err(Diagnostic::error(name.span, text));
        };
        let (first, count) = (layout.first as u32, layout.count as u32);
        let (stride, points_to) = (layout.fields.len() as u32, layout.fields[field].1.clone());
        Ok((Alu::Field { first, stride, count, field: field as u32 }, points_to))
    }

    /// From an index to an element.
    pub fn element(&self, of: Option<&str>, first: usize, len: usize) -> Alu {
        let stride = of.and_then(|of| self.layouts.get(of)).map_or(1, |l| l.fields.len());
        Alu::Element { first: first as u32, len: len as u32, stride: stride as u32 }
    }

    /// Initial values of a declaration, if it is one of these.
    pub fn initial(&self, name: &str, value: &[Token], places: &mut Places) -> Result<bool> {
        let Some(object) = self.named.get(name) else { return Ok(false) };
        let (first, n, of) = match object {
            Object::Instance { of, at } => (*at, 1, Some(of)),
            Object::Array { of, first, len } => (*first, *len, of.as_ref()),
        };
        let fields = of.and_then(|of| self.layouts.get(of)).map(|l| &l.fields);
        let stride = fields.map_or(1, Vec::len);
        let [open, inner @ .., close] = value else { return Ok(true) };
        if open.text != "{" || close.text != "}" {
            return Err(Diagnostic::error(open.span, "expected initial values in braces"));
        }
        let whole = |w: &[Token]| w.iter().find(|w| w.text == "{").cloned();
        if let Some(nested) = whole(inner).filter(|_| n > 1 && stride > 1) {
            return Err(Diagnostic::unsupported(nested.span, "initial values within others"));
        }
        for (k, part) in inner.split(|w| w.text == ",").filter(|p| !p.is_empty()).enumerate() {
            let (at, part) = match part {
                [dot, field, equals, rest @ ..] if dot.text == "." && equals.text == "=" => {
                    let has = |f: &Vec<(String, _)>| f.iter().position(|f| f.0 == field.text);
                    let Some(at) = fields.and_then(has) else {
                        let text = format!("there is no field `{}`", field.text);
                        return Err(Diagnostic::error(field.span, text));
                    };
                    (at, rest)
                }
                part => (k, part),
            };
            if at >= n * stride {
                return Err(Diagnostic::error(part[0].span, "more values than there are places"));
            }
            places.init[first + at] = self.constant(part, places)?;
        }
        Ok(true)
    }

    /// A number, or the address of a variable.
    pub fn constant(&self, words: &[Token], places: &mut Places) -> Result<Val> {
        let refuse = || {
            let span = words.first().map_or_else(Default::default, |w| w.span);
            Err(Diagnostic::unsupported(span, "an initial value that is no number and no address"))
        };
        match words {
            [one] if one.number().is_some() => Ok(Val::Int(one.number().unwrap_or(0))),
            [null] if null.text == "NULL" => Ok(Val::Int(0)),
            [minus, one] if minus.text == "-" => match one.number() {
                Some(n) => Ok(Val::Int(-n)),
                None => refuse(),
            },
            [and, rest @ ..] if and.text == "&" && !rest.is_empty() => {
                let name: String = rest.iter().map(|w| w.text.as_str()).collect();
                match (self.named.get(&name), places.index.get(&name)) {
                    (Some(Object::Instance { at, .. }), _) => Ok(Val::Loc(*at)),
                    (_, Some(at)) => Ok(Val::Loc(*at)),
                    _ => match rest {
                        [one] if one.is_name() => Ok(Val::Loc(places.get(&name))),
                        _ => refuse(),
                    },
                }
            }
            [name, open, inner @ .., close]
                if name.text.ends_with("_INIT") && open.text == "(" && close.text == ")" =>
            {
                self.constant(inner, places)
            }
            [lock] if lock.is_name() => Ok(Val::Int(0)),
            _ => refuse(),
        }
    }
}

/// `int a, b[2] = {1, 2}` as `int a` and `b[2] = {1, 2}`.
pub fn declarators(words: &[Token]) -> Vec<&[Token]> {
    let (mut out, mut depth, mut from) = (Vec::new(), 0usize, 0);
    for (i, word) in words.iter().enumerate() {
        match word.text.as_str() {
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => depth = depth.saturating_sub(1),
            "," if depth == 0 => {
                out.push(&words[from..i]);
                from = i + 1;
            }
            _ => {}
        }
    }
    out.push(&words[from..]);
    out.retain(|one| !one.is_empty());
    out
}

/// The name that a declaration declares, and the length if it is an array.
fn declared(words: &[Token]) -> Result<(&Token, Option<usize>)> {
    let equals = words.iter().position(|w| w.text == "=").unwrap_or(words.len());
    let left = &words[..equals];
    let open = left.iter().position(|w| w.text == "[");
    let before = &left[..open.unwrap_or(left.len())];
    let Some(name) = before.iter().rev().find(|w| w.is_name()) else {
        let span = words.first().map_or_else(Default::default, |w| w.span);
        return Err(Diagnostic::error(span, "expected a variable"));
    };
    let Some(open) = open else { return Ok((name, None)) };
    let values = &words[(equals + 1).min(words.len())..];
    let len = match &left[open..] {
        [_, n, close] if close.text == "]" => n.number().filter(|n| (1..=64).contains(n)),
        [_, close] if close.text == "]" && values.len() > 2 => {
            Some(values[1..values.len() - 1].split(|w| w.text == ",").count() as i64)
        }
        _ => None,
    };
    match len {
        Some(n) => Ok((name, Some(n as usize))),
        None => {
            let text = "an array of this length (1 to 64 elements, one dimension)";
            Err(Diagnostic::unsupported(left[open].span, text))
        }
    }
}
