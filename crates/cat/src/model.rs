//! A model, read with everything that it includes.

use crate::names::Names;
use crate::syntax::ast::{Instr, Mode};
use crate::syntax::parse;
use heddle_span::{Diagnostic, FileId, Loader, SourceMap, Span};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// What to run, in order: the standard library, the bell file if there is one, the model.
#[derive(Debug)]
pub struct Model {
    pub title: String,
    pub(crate) bodies: Vec<Arc<Vec<Instr>>>,
    pub(crate) files: HashMap<String, Arc<Vec<Instr>>>,
    pub variants: Vec<String>,
    /// The model computes dependencies from events of registers.
    pub catdep: bool,
}

/// The files of herd's library that models include by name and that come with heddle,
/// written anew: for models that are published without them.
pub fn embedded(name: &str) -> Option<&'static str> {
    Some(match name {
        "stdlib.cat" => include_str!("../lib/stdlib.cat"),
        "cross.cat" => include_str!("../lib/cross.cat"),
        "cos.cat" => include_str!("../lib/cos.cat"),
        "cos-opt.cat" => include_str!("../lib/cos-opt.cat"),
        "membar.cat" => include_str!("../lib/membar.cat"),
        _ => return None,
    })
}

/// The axioms of a built-in model, as published: what a machine's answers are compared with,
/// and what its executions are drawn by.
pub fn twin(name: &str) -> Option<&'static str> {
    Some(match name {
        "sc" => include_str!("../models/sc.cat"),
        "tso" => include_str!("../models/tso.cat"),
        "pso" => include_str!("../models/pso.cat"),
        "rmo" => include_str!("../models/rmo.cat"),
        "rvwmo" => include_str!("../models/rvwmo.cat"),
        "armv8" => include_str!("../models/armv8.cat"),
        "power" => include_str!("../models/power.cat"),
        "rc11" => include_str!("../models/rc11.cat"),
        "ra" => include_str!("../models/ra.cat"),
        _ => return None,
    })
}

impl Model {
    /// Reads `cat`, and `bell` before it. Each is a file's name and text.
    pub fn read(
        cat: (&str, &str),
        bell: Option<(&str, &str)>,
        sources: &mut SourceMap,
        loader: &mut dyn Loader,
    ) -> Result<Model, Vec<Diagnostic>> {
        Self::read_for(cat, bell, &[], sources, loader)
    }

    /// The same for a model of architectures that have these sets of events. If there are
    /// any, names that mean nothing are errors here; otherwise where they are needed.
    pub fn read_for(
        cat: (&str, &str),
        bell: Option<(&str, &str)>,
        sets: &[&str],
        sources: &mut SourceMap,
        loader: &mut dyn Loader,
    ) -> Result<Model, Vec<Diagnostic>> {
        let (files, wrong, missing) = Default::default();
        let mut reader = Reader { sources, loader, files, wrong, missing };
        let library = reader.file("stdlib.cat", embedded("stdlib.cat").unwrap_or_default());
        let mut bodies = vec![library.0];
        if let Some((name, text)) = bell {
            bodies.push(reader.file(name, text).0);
        }
        let (body, title, catdep) = reader.file(cat.0, cat.1);
        bodies.push(body);
        let Reader { files, mut wrong, missing, .. } = reader;
        if !sets.is_empty() {
            let mut given: Vec<&str> = crate::search::given_names().collect::<Vec<_>>();
            given.extend(sets);
            let mut names = Names::new(&files, given, missing);
            bodies.iter().for_each(|body| names.body(body));
            wrong.extend(names.errors());
        }
        if wrong.iter().any(Diagnostic::is_fatal) {
            return Err(wrong);
        }
        let title = title.unwrap_or_else(|| cat.0.to_string());
        Ok(Model { title, bodies, files, variants: Vec::new(), catdep })
    }
}

impl Model {
    /// Everything that it requires of executions: names and places.
    pub fn requirements(&self) -> Vec<(String, Span)> {
        self.checks(Mode::Require)
    }

    /// In the order of the text; those of a procedure that nobody calls are none.
    fn checks(&self, mode: Mode) -> Vec<(String, Span)> {
        let (mut out, mut seen) = Default::default();
        let called = self.called();
        for body in &self.bodies {
            self.checks_of(body, mode, &called, &mut seen, &mut out);
        }
        out
    }

    /// The procedures that are called, from where the text is executed.
    fn called(&self) -> HashSet<String> {
        let mut calls = Vec::new();
        let bodies = self.bodies.iter().chain(self.files.values());
        bodies.for_each(|body| calls_of(body, "", &mut calls));
        let mut called = HashSet::from([String::new()]);
        while let Some(at) = calls.iter().position(|(by, _)| called.contains(*by)) {
            called.insert(calls.swap_remove(at).1.to_string());
        }
        called
    }

    fn checks_of(
        &self,
        body: &[Instr],
        mode: Mode,
        called: &HashSet<String>,
        seen: &mut HashSet<String>,
        out: &mut Vec<(String, Span)>,
    ) {
        for instr in body {
            match instr {
                Instr::Check(check) if check.mode == mode => {
                    out.push((check.name.clone().unwrap_or_default(), check.span));
                }
                Instr::Include { file, .. } if seen.insert(file.clone()) => {
                    if let Some(body) = self.files.get(file) {
                        self.checks_of(body, mode, called, seen, out);
                    }
                }
                // Not under `if`: those of a variant that nobody asks for are none.
                Instr::ForAll { body, .. } => self.checks_of(body, mode, called, seen, out),
                Instr::Procedure { name, body, .. } if called.contains(name) => {
                    self.checks_of(body, mode, called, seen, out);
                }
                _ => {}
            }
        }
    }
}

/// The calls in a text: within which procedure, and of which.
fn calls_of<'a>(body: &'a [Instr], by: &'a str, out: &mut Vec<(&'a str, &'a str)>) {
    for instr in body {
        match instr {
            Instr::Call { name, .. } => out.push((by, name)),
            Instr::If { yes, no, .. } => {
                calls_of(yes, by, out);
                calls_of(no, by, out);
            }
            Instr::ForAll { body, .. } => calls_of(body, by, out),
            Instr::Procedure { name, body, .. } => calls_of(body, name, out),
            _ => {}
        }
    }
}

struct Reader<'a> {
    sources: &'a mut SourceMap,
    loader: &'a mut dyn Loader,
    files: HashMap<String, Arc<Vec<Instr>>>,
    wrong: Vec<Diagnostic>,
    /// Some file is not there.
    missing: bool,
}

impl Reader<'_> {
    fn file(&mut self, name: &str, text: &str) -> (Arc<Vec<Instr>>, Option<String>, bool) {
        let id: FileId = self.sources.add(name, text);
        let (file, wrong) = parse(text, id);
        self.wrong.extend(wrong);
        let mut catdep = file.catdep;
        catdep |= self.includes(&file.body, name);
        (Arc::new(file.body), file.title, catdep)
    }

    /// Reads what a list of instructions includes, each file once.
    fn includes(&mut self, body: &[Instr], from: &str) -> bool {
        let mut catdep = false;
        for instr in body {
            match instr {
                Instr::Include { file, span } => {
                    if self.files.contains_key(file) {
                        continue;
                    }
                    let loaded = self.loader.load(file, from).map_or_else(
                        |why| embedded(file).map(|t| (file.clone(), t.to_string())).ok_or(why),
                        |(text, name)| Ok((name, text)),
                    );
                    // Known before it is read: a file that includes itself ends.
                    self.files.insert(file.clone(), Arc::new(Vec::new()));
                    match loaded {
                        Ok((name, text)) => {
                            let (body, _, dep) = self.file(&name, &text);
                            catdep |= dep;
                            self.files.insert(file.clone(), body);
                        }
                        Err(why) => {
                            self.missing = true;
                            self.wrong.push(Diagnostic::error(*span, why));
                        }
                    }
                }
                Instr::If { yes, no, .. } => {
                    catdep |= self.includes(yes, from);
                    catdep |= self.includes(no, from);
                }
                Instr::Procedure { body, .. } | Instr::ForAll { body, .. } => {
                    catdep |= self.includes(body, from);
                }
                _ => {}
            }
        }
        catdep
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_span::NoFiles;

    #[test]
    fn requirements_are_those_of_procedures_that_are_called() {
        let text = "procedure one(r) =\n acyclic r as first\n call two(r)\nend\n\
                    procedure two(r) =\n empty r & id as second\nend\n\
                    procedure never(r) =\n empty r as third\n call four(r)\nend\n\
                    procedure four(r) =\n empty r as fourth\nend\n\
                    call one(po)\nirreflexive po as fifth";
        let model = Model::read(("m.cat", text), None, &mut SourceMap::new(), &mut NoFiles);
        let named = model.expect("a model").requirements();
        let names: Vec<&str> = named.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["first", "second", "fifth"]);
    }
}
