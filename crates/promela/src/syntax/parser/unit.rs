//! What stands at the top level.

use super::decl::Declared;
use super::{MAX_NESTING, Parsed, Parser};
use crate::syntax::ast::*;
use crate::syntax::token::{Kw, P, Tok};
use heddle_span::{Diagnostic, Span};

impl Parser {
    pub(super) fn units(&mut self) {
        loop {
            match self.peek() {
                Tok::Eof => return,
                Tok::P(P::Semi | P::Arrow) => {
                    self.bump();
                }
                _ => {
                    let before = self.end;
                    if self.unit().is_err() {
                        self.nesting = 0;
                        self.proc = None;
                        self.scope.clear();
                        self.at_start = true;
                        // Always take something, or we would stay here for ever.
                        if self.end == before {
                            self.bump();
                        }
                        self.skip_unit();
                    }
                }
            }
        }
    }

    fn unit(&mut self) -> Parsed<()> {
        let start = self.here();
        let unit = match self.peek().clone() {
            Tok::Kw(Kw::Active | Kw::Proctype | Kw::DProctype) => Unit::Proc(self.proctype()?),
            Tok::Kw(Kw::Init) => Unit::Proc(self.init()?),
            Tok::Kw(Kw::Never) => Unit::Proc(self.never()?),
            Tok::Kw(Kw::Trace) => Unit::Proc(self.trace(ProcKind::Trace)?),
            Tok::Kw(Kw::Notrace) => Unit::Proc(self.trace(ProcKind::Notrace)?),
            Tok::Kw(Kw::Typedef) => Unit::Typedef(self.typedef()?),
            Tok::Kw(Kw::Inline) => {
                self.bump();
                Unit::Inline(self.inline_definition()?)
            }
            Tok::Kw(Kw::Ltl) => {
                self.bump();
                let tokens = self.s.raw_through_braces();
                self.deferred.push(tokens);
                Unit::Ltl(LtlId(self.deferred.len() as u32 - 1))
            }
            Tok::Kw(k @ (Kw::CCode | Kw::CDecl)) => {
                let kind = if k == Kw::CCode { CodeKind::Code } else { CodeKind::Decl };
                self.bump();
                Unit::Code(self.code(kind, start)?)
            }
            Tok::Kw(k @ (Kw::CState | Kw::CTrack)) => {
                let kind = if k == Kw::CState { CodeKind::State } else { CodeKind::Track };
                self.bump();
                Unit::Code(self.code_strings(kind, start)?)
            }
            _ if self.sees_declaration() => match self.declaration()? {
                Declared::Vars(vars) => Unit::Vars(self.add_vars(vars)),
                Declared::Mtype(set, range) => Unit::Mtype(set, range),
            },
            _ => {
                return Err(self.expected("a declaration, a proctype, `init`, `never` or `ltl`"));
            }
        };
        self.program.units.push(unit);
        Ok(())
    }

    pub(super) fn add_vars(&mut self, vars: Vec<Var>) -> Vec<VarId> {
        let first = self.program.vars.len() as u32;
        let n = vars.len() as u32;
        self.program.vars.extend(vars);
        (first..first + n).map(VarId).collect()
    }

    // Processes.

    fn proctype(&mut self) -> Parsed<ProcId> {
        let active = if self.eat_kw(Kw::Active) { Some(self.active_count()?) } else { None };
        let kind = match self.peek() {
            Tok::Kw(Kw::Proctype) => ProcKind::Proctype,
            Tok::Kw(Kw::DProctype) => ProcKind::DProctype,
            _ => return Err(self.expected("`proctype`")),
        };
        self.bump();
        let (name, span) = match self.peek_token().clone() {
            t @ super::Token { tok: Tok::ProcName(_), .. } => {
                let Tok::ProcName(name) = t.tok else { unreachable!() };
                self.error(t.span, format!("proctype `{name}` is declared twice"));
                self.bump();
                (name, t.span)
            }
            _ => self.expect_name("the name of a proctype")?,
        };
        let id = self.open_proc(kind, name.clone(), span);
        self.s.symbols.procs.insert(name);
        self.expect(P::LParen)?;
        if !self.sees(P::RParen) {
            self.parameters(id)?;
        }
        self.expect(P::RParen)?;
        let priority = self.optional_priority()?;
        let provided = self.optional_provided()?;
        let body = self.body()?;
        self.close_proc(id, body);
        let p = &mut self.program.procs[id.index()];
        (p.active, p.priority, p.provided) = (active, priority, provided);
        Ok(id)
    }

    /// `[n]` after `active`.
    fn active_count(&mut self) -> Parsed<u32> {
        if !self.eat(P::LBracket) {
            return Ok(1);
        }
        let start = self.here();
        let n = if let Tok::Name(name) = self.peek().clone() {
            self.bump();
            let Some(n) = self.initial_value(&name) else {
                return Err(self.error(start, format!("undeclared variable `{name}`")));
            };
            n
        } else {
            self.const_expr()?
        };
        self.expect(P::RBracket)?;
        if n > 255 {
            self.error(start.to(self.end), "there can be at most 255 processes");
        }
        Ok(n.clamp(0, 255) as u32)
    }

    fn parameters(&mut self, id: ProcId) -> Parsed<()> {
        loop {
            let start = self.here();
            match self.declaration()? {
                Declared::Vars(mut vars) => {
                    for v in &mut vars {
                        v.is_param = true;
                        if v.init != Init::None {
                            let what =
                                format!("parameter `{}` cannot have an initial value", v.name);
                            self.s.diagnostics.push(Diagnostic::error(v.span, what));
                            v.init = Init::None;
                        }
                    }
                    let ids = self.add_vars(vars);
                    self.program.procs[id.index()].params.extend(ids);
                }
                Declared::Mtype(..) => {
                    return Err(self.error(start, "this declares constants, not a parameter"));
                }
            }
            if !self.eat(P::Semi) {
                return Ok(());
            }
        }
    }

    fn init(&mut self) -> Parsed<ProcId> {
        let span = self.bump().span;
        let id = self.open_proc(ProcKind::Init, ":init:".into(), span);
        let priority = self.optional_priority()?;
        let body = self.body()?;
        self.close_proc(id, body);
        let p = &mut self.program.procs[id.index()];
        (p.active, p.priority) = (Some(1), priority);
        Ok(id)
    }

    fn never(&mut self) -> Parsed<ProcId> {
        let word = self.bump().span;
        let (name, span) = match self.peek() {
            Tok::Name(_) => self.expect_name("a name")?,
            _ => (format!("never_{}", self.n_claims).into(), word),
        };
        self.n_claims += 1;
        let id = self.open_proc(ProcKind::Never, name, span);
        let body = self.body()?;
        self.close_proc(id, body);
        Ok(id)
    }

    fn trace(&mut self, kind: ProcKind) -> Parsed<ProcId> {
        let span = self.bump().span;
        let name = if kind == ProcKind::Trace { ":trace:" } else { ":notrace:" };
        let id = self.open_proc(kind, name.into(), span);
        let body = self.body()?;
        self.close_proc(id, body);
        Ok(id)
    }

    fn open_proc(&mut self, kind: ProcKind, name: Name, span: Span) -> ProcId {
        let id = ProcId(self.program.procs.len() as u32);
        self.program.procs.push(Proc {
            kind,
            name,
            span,
            active: None,
            params: Vec::new(),
            priority: None,
            provided: None,
            body: Seq::default(),
        });
        self.proc = Some(id);
        self.at_start = true;
        id
    }

    fn close_proc(&mut self, id: ProcId, body: Seq) {
        self.program.procs[id.index()].body = body;
        self.proc = None;
        self.at_start = true;
    }

    pub(super) fn optional_priority(&mut self) -> Parsed<Option<i32>> {
        if !self.eat_kw(Kw::Priority) {
            return Ok(None);
        }
        match *self.peek() {
            Tok::Int(n, _) => {
                let span = self.bump().span;
                if !(1..=255).contains(&n) {
                    self.error(span, "a priority is a number from 1 to 255");
                }
                Ok(Some(n.clamp(1, 255)))
            }
            _ => Err(self.expected("a number from 1 to 255")),
        }
    }

    fn optional_provided(&mut self) -> Parsed<Option<Expr>> {
        if !self.eat_kw(Kw::Provided) {
            return Ok(None);
        }
        self.expect(P::LParen)?;
        let e = self.full_expr()?;
        self.expect(P::RParen)?;
        Ok(Some(e))
    }

    /// `{ .. }` of a process.
    fn body(&mut self) -> Parsed<Seq> {
        if self.sees(P::LBrace) {
            // Line ends count from here on.
            self.s.in_sequence = true;
        }
        let body = self.body_sequence();
        self.s.in_sequence = false;
        body
    }

    // Typedefs.

    fn typedef(&mut self) -> Parsed<TypedefId> {
        self.bump();
        let (name, span) = match self.peek_token().clone() {
            super::Token { tok: Tok::TypeName(_, name), span, .. } => {
                self.error(span, format!("type `{name}` is declared twice"));
                self.bump();
                (name, span)
            }
            _ => self.expect_name("the name of a type")?,
        };
        self.expect(P::LBrace)?;
        self.s.in_sequence = true;
        let fields = self.fields();
        self.s.in_sequence = false;
        let fields = fields?;
        let inner = |f: &Var| match f.ty {
            Type::Struct(id) => self.depths[id.index()],
            _ => 0,
        };
        let depth = 1 + fields.iter().map(inner).max().unwrap_or(0);
        if depth > MAX_NESTING {
            return Err(self.give_up(span, "records are nested too deeply"));
        }
        self.depths.push(depth);
        let id = TypedefId(self.program.typedefs.len() as u32);
        self.program.typedefs.push(Typedef { name: name.clone(), span, fields });
        self.s.symbols.typedefs.insert(name, id);
        Ok(id)
    }

    fn fields(&mut self) -> Parsed<Vec<Var>> {
        let mut fields: Vec<Var> = Vec::new();
        loop {
            let start = self.here();
            match self.declaration()? {
                Declared::Vars(vars) => fields.extend(vars),
                Declared::Mtype(..) => {
                    self.error(start, "constants cannot be declared inside a type");
                }
            }
            if self.sees(P::RBrace) {
                self.s.in_sequence = false;
                self.bump();
                return Ok(fields);
            }
            self.expect(P::Semi)?;
        }
    }
}
