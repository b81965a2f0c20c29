//! The names of a Promela model, from its tree; macros and the parameters of inlines from
//! the words of the text.

use super::{File, Kind, Outline, Place, Symbol, file};
use crate::words::{Dialect, Sort};
use heddle_promela::syntax::ast::{Init, Proc, ProcKind, Program, Seq, Stmt, StmtKind, Type, Var};
use heddle_session::Host;
use heddle_span::{Loader, SourceMap, Span};
use std::ops::Range;

struct Files<'h>(&'h dyn Host);

impl Loader for Files<'_> {
    fn load(&mut self, path: &str, from: &str) -> Result<(String, String), String> {
        self.0.load(path, from)
    }
}

pub fn read(name: &str, text: &str, host: &dyn Host) -> Outline {
    let mut sources = SourceMap::new();
    let id = sources.add(name, text);
    let (model, _) = heddle_promela::syntax::parse(&mut sources, id, &[], &mut Files(host));
    let files: Vec<File> =
        sources.files().map(|(_, f)| file(&f.name, &f.text, Dialect::Promela)).collect();
    let mut reader = Reader { program: &model.program, files: &files, symbols: Vec::new() };
    reader.program();
    reader.macros();
    let mut symbols = reader.symbols;
    symbols.sort_by_key(|s| (s.place.file, s.place.at.start, s.place.at.end));
    // What an inline declares, each of its calls declares.
    symbols.dedup_by(|a, b| a.place == b.place && a.kind == b.kind);
    Outline { dialect: Dialect::Promela, files, symbols }
}

struct Reader<'p> {
    program: &'p Program,
    files: &'p [File],
    symbols: Vec<Symbol>,
}

fn bytes(span: Span) -> Range<usize> {
    span.lo as usize..span.hi as usize
}

impl Reader<'_> {
    fn add(&mut self, name: &str, kind: Kind, detail: String, at: Span) -> &mut Symbol {
        self.symbols.push(Symbol {
            name: name.to_string(),
            kind,
            detail,
            place: Place { file: at.file.0 as usize, at: bytes(at) },
            whole: bytes(at),
            scope: None,
            owner: None,
            of_type: None,
        });
        self.symbols.last_mut().expect("just added")
    }

    /// Whether a span is the name itself: what a macro makes stands where the macro does.
    fn is_written(&self, name: &str, at: Span) -> bool {
        let file = self.files.get(at.file.0 as usize);
        file.and_then(|f| f.text.get(bytes(at))) == Some(name)
    }

    fn program(&mut self) {
        let program = self.program;
        for typedef in &program.typedefs {
            let detail = format!("typedef {}", typedef.name);
            self.add(&typedef.name, Kind::Type, detail, typedef.span);
            for field in &typedef.fields {
                let (detail, of_type) = (self.declaration(field), self.type_of(field));
                let symbol = self.add(&field.name, Kind::Field, detail, field.span);
                (symbol.owner, symbol.of_type) = (Some(typedef.name.to_string()), of_type);
            }
        }
        for mtype in &program.mtypes {
            let set = mtype.name.as_ref().map_or(String::new(), |n| format!(":{n}"));
            for c in &mtype.constants {
                let detail = format!("mtype{set} {} = {}", c.name, c.value);
                self.add(&c.name, Kind::Constant, detail, c.span);
            }
        }
        program.procs.iter().for_each(|p| self.proc(p));
        for inline in &program.inlines {
            let params: Vec<&str> = inline.params.iter().map(|p| &**p).collect();
            let detail = format!("inline {}({})", inline.name, params.join(", "));
            let whole = bytes(inline.span).start..bytes(inline.body).end;
            self.add(&inline.name, Kind::Inline, detail, inline.span).whole = whole.clone();
            self.inline_parameters(inline.span, inline.body, &params, &inline.name, whole);
        }
        for ltl in &program.ltl {
            let detail = format!("ltl {}", ltl.name);
            if self.is_written(&ltl.name, ltl.span) {
                self.add(&ltl.name, Kind::Formula, detail, ltl.span);
            }
        }
        for var in &program.vars {
            self.variable(var);
        }
    }

    fn variable(&mut self, var: &Var) {
        if !self.is_written(&var.name, var.span) {
            return;
        }
        let kind = match (var.is_param, var.ty) {
            (true, _) => Kind::Parameter,
            (_, Type::Chan) => Kind::Channel,
            _ => Kind::Variable,
        };
        let (detail, of_type) = (self.declaration(var), self.type_of(var));
        let of_inline =
            var.call.map(|c| &self.program.inlines[self.program.calls[c.index()].inline.index()]);
        let (scope, owner) = match (of_inline, var.owner) {
            (Some(inline), _) => (Some(bytes(inline.body)), Some(inline.name.to_string())),
            (None, Some(owner)) => {
                let proc = &self.program.procs[owner.index()];
                (Some(whole(proc)), Some(proc.name.to_string()))
            }
            (None, None) => (None, None),
        };
        let symbol = self.add(&var.name, kind, detail, var.span);
        (symbol.scope, symbol.owner, symbol.of_type) = (scope, owner, of_type);
    }

    fn proc(&mut self, proc: &Proc) {
        let params: Vec<String> =
            proc.params.iter().map(|p| self.declaration(&self.program.vars[p.index()])).collect();
        let active = match proc.active {
            Some(1) => "active ".to_string(),
            Some(n) => format!("active [{n}] "),
            None => String::new(),
        };
        let name = &*proc.name;
        let detail = match proc.kind {
            ProcKind::Proctype => format!("{active}proctype {name}({})", params.join("; ")),
            ProcKind::DProctype => format!("{active}D_proctype {name}({})", params.join("; ")),
            ProcKind::Init => "init".into(),
            ProcKind::Never => format!("never {name}"),
            ProcKind::Trace => "trace".into(),
            ProcKind::Notrace => "notrace".into(),
        };
        let shown = name.trim_matches(':');
        let symbol = self.add(shown, Kind::Process, detail, proc.span);
        symbol.whole = whole(proc);
        self.labels(&proc.body, proc);
    }

    fn labels(&mut self, seq: &Seq, proc: &Proc) {
        for stmt in &seq.stmts {
            self.labels_of(stmt, proc);
        }
    }

    fn labels_of(&mut self, stmt: &Stmt, proc: &Proc) {
        for label in &stmt.labels {
            if !self.is_written(&label.name, label.span) {
                continue;
            }
            let at = label.span;
            let here = proc.span.file == at.file && whole(proc).contains(&(at.lo as usize));
            let inlines = self.program.inlines.iter();
            let inline = inlines
                .map(|i| i.body)
                .find(|b| b.file == at.file && bytes(*b).contains(&(at.lo as usize)));
            let scope = if here { Some(whole(proc)) } else { inline.map(bytes) };
            let symbol = self.add(&label.name, Kind::Label, format!("{}:", label.name), at);
            (symbol.scope, symbol.owner) = (scope, Some(proc.name.to_string()));
        }
        match &stmt.kind {
            StmtKind::If(all) | StmtKind::Do(all) => {
                all.iter().for_each(|s| self.labels(s, proc));
            }
            StmtKind::ForRange { body, .. }
            | StmtKind::ForIn { body, .. }
            | StmtKind::Atomic(body)
            | StmtKind::DStep(body)
            | StmtKind::Block { body, .. } => self.labels(body, proc),
            StmtKind::Unless { main, escape } => {
                self.labels_of(main, proc);
                self.labels_of(escape, proc);
            }
            _ => {}
        }
    }

    fn inline_parameters(
        &mut self,
        name: Span,
        body: Span,
        params: &[&str],
        owner: &str,
        scope: Range<usize>,
    ) {
        let Some(file) = self.files.get(name.file.0 as usize) else { return };
        let between = name.hi as usize..body.lo as usize;
        let places: Vec<(String, Range<usize>)> = file
            .words
            .iter()
            .filter(|w| w.sort == Sort::Name && between.contains(&w.at.start))
            .map(|w| (w.text(&file.text).to_string(), w.at.clone()))
            .filter(|(text, _)| params.contains(&text.as_str()))
            .collect();
        for (text, at) in places {
            let span = Span::new(name.file, at.start, at.end);
            let symbol =
                self.add(&text, Kind::Parameter, format!("{text} (of inline {owner})"), span);
            (symbol.scope, symbol.owner) = (Some(scope.clone()), Some(owner.to_string()));
        }
    }

    /// `#define NAME …`.
    fn macros(&mut self) {
        for (i, file) in self.files.iter().enumerate() {
            let found: Vec<(Range<usize>, String)> = file
                .words
                .windows(3)
                .filter(|w| {
                    w[0].first
                        && w[0].text(&file.text) == "#"
                        && w[1].text(&file.text) == "define"
                        && w[2].sort == Sort::Name
                })
                .map(|w| {
                    let rest = &file.text[w[0].at.start..];
                    let line = rest.lines().next().unwrap_or("").trim_end_matches('\\').trim();
                    (w[2].at.clone(), line.to_string())
                })
                .collect();
            for (at, line) in found {
                let id = heddle_span::FileId(i as u32);
                let name = file.text[at.clone()].to_string();
                self.add(&name, Kind::Macro, line, Span::new(id, at.start, at.end));
            }
        }
    }

    fn type_of(&self, var: &Var) -> Option<String> {
        match var.ty {
            Type::Struct(id) => Some(self.program.typedefs[id.index()].name.to_string()),
            _ => None,
        }
    }

    fn type_name(&self, ty: Type) -> String {
        match ty {
            Type::Bit => "bit".into(),
            Type::Bool => "bool".into(),
            Type::Byte => "byte".into(),
            Type::Pid => "pid".into(),
            Type::Short => "short".into(),
            Type::Int => "int".into(),
            Type::Unsigned(_) => "unsigned".into(),
            Type::Mtype(id) => match &self.program.mtypes[id.index()].name {
                Some(name) => format!("mtype:{name}"),
                None => "mtype".into(),
            },
            Type::Chan => "chan".into(),
            Type::Struct(id) => self.program.typedefs[id.index()].name.to_string(),
        }
    }

    /// As one would write it.
    fn declaration(&self, var: &Var) -> String {
        let array = var.array.map_or(String::new(), |n| format!("[{n}]"));
        let width = match var.ty {
            Type::Unsigned(bits) => format!(" : {bits}"),
            _ => String::new(),
        };
        let init = match &var.init {
            Init::Chan(c) => {
                let fields: Vec<String> = c.fields.iter().map(|&f| self.type_name(f)).collect();
                format!(" = [{}] of {{ {} }}", c.capacity, fields.join(", "))
            }
            _ => String::new(),
        };
        format!("{} {}{array}{width}{init}", self.type_name(var.ty), var.name)
    }
}

/// A process with its body.
fn whole(proc: &Proc) -> Range<usize> {
    bytes(proc.span).start..bytes(proc.body.span).end.max(bytes(proc.span).end)
}
