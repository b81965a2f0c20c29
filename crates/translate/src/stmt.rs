//! C statements and whole functions to Promela.
//!
//! Control flow keeps its shape: `if` becomes `if`, loops become `do`, a switch
//! without fall-through becomes an `if` over the cases. Jumps (`continue`, a
//! `return` in the middle, fall-through, `goto`) become `goto`.

use crate::build::*;
use crate::c::*;
use crate::calls::Target;
use crate::declare::{message_length, scalars};
use crate::lower::{Lower, Mode, Needs, World};
use crate::objects::Obj;
use crate::steps::{Guard, Step, StepKind, Val, is_wide};
use crate::types::Type;
use heddle_promela::syntax::ast;
use heddle_span::Diagnostic;

/// Where `break` and `continue` lead.
pub struct Jump {
    /// `None`: Promela's own `break` does it.
    pub brk: Option<Name>,
    /// `None` for a switch: the loop around it is meant.
    pub cont: Option<Name>,
    pub cont_used: bool,
    pub brk_used: bool,
    /// The scopes around it.
    pub depth: usize,
}

/// A function in Promela, before steps are joined.
pub struct Lowered {
    pub func: FuncId,
    pub mode: Mode,
    pub body: Vec<Step>,
    pub temps: Vec<(ast::Type, Name)>,
    pub uses_channel: bool,
}

pub fn function(
    w: &World<'_>,
    needs: &mut Needs,
    wrong: &mut Vec<Diagnostic>,
    func: FuncId,
    mode: Mode,
) -> Lowered {
    let span = w.program.funcs[func].span;
    let mut l = Lower {
        w,
        needs,
        wrong,
        out: Vec::new(),
        func,
        mode,
        span,
        temps: Vec::new(),
        loops: Vec::new(),
        scopes: Vec::new(),
        is_atomic: false,
        uses_channel: false,
        end_label: None,
        between: None,
        unheard: false,
    };
    l.whole();
    let mut temps = Vec::new();
    for t in &l.temps {
        temps.extend((1..=t.most).map(|n| (t.ty, l.temp_name(t.ty, n))));
    }
    Lowered { func, mode, body: l.out, temps, uses_channel: l.uses_channel }
}

impl Lower<'_> {
    fn whole(&mut self) {
        let f = self.func;
        if self.mode == Mode::Main {
            self.globals();
        }
        // A thread that starts with a recursive function only calls it.
        let only_calls = self.mode == Mode::Thread && self.w.facts.recursive.contains(&f);
        if !only_calls {
            self.enter(f);
        }
        let program = self.w.program;
        let body: &[Stmt] = program.funcs[f].body.as_deref().unwrap_or_default();
        if only_calls {
            self.call_as_thread(f);
        } else {
            self.list(body, true);
        }
        self.temps.iter_mut().for_each(|t| t.now = 0);
        if let Some(close) = self.closing() {
            self.span = heddle_span::Span { lo: close, hi: close + 1, ..program.funcs[f].span };
        }
        if let Some(label) = self.end_label.clone() {
            self.push(Step::new(StepKind::Label(label), None));
        }
        self.exits();
        if !only_calls {
            self.leave(f);
        }
        match self.mode {
            Mode::Thread => {
                self.needs.words.insert("new_thread");
                let call = self.step_of(StepKind::Prelude("end_thread".into(), Vec::new()));
                let s = self.step_of(StepKind::Unit(vec![call])).shared(1);
                self.push(s);
            }
            Mode::Process => {
                let ret = program.funcs[f].ret.clone();
                let range = self.w.ranges.result(program, f);
                let parts = scalars(self.w, &ret, &var("returned"), range).unwrap_or_default();
                let mut parts: Vec<PmlExpr> = parts.into_iter().map(|p| read(p.place)).collect();
                parts.resize(message_length(self.w), num(0));
                let mut s = self.step_of(StepKind::Plain(send("caller", parts)));
                (s.alone, s.blocks, s.shared) = (true, true, 1);
                self.push(s);
            }
            Mode::Main if self.may_leave_threads() => {
                self.needs.words.insert("all_done");
                let options = vec![
                    (Guard::If(nobody_runs()), vec![Step::new(StepKind::leave(), None)]),
                    (Guard::Else, vec![Step::new(StepKind::skip(), None)]),
                ];
                let s = self.step_of(StepKind::Do(options, false)).shared(1);
                self.push(s);
            }
            _ => {}
        }
    }

    /// Where the function's closing bracket is.
    fn closing(&self) -> Option<u32> {
        self.w.program.funcs[self.func].span.hi.checked_sub(1)
    }

    /// Whether `main` may return while threads run: the program then ends, and
    /// threads that wait for ever are no deadlock. Not so if `main` alone starts
    /// threads and joins as many, on every way to its end.
    fn may_leave_threads(&self) -> bool {
        let program = self.w.program;
        let (mut created, mut elsewhere) = (0, false);
        for f in 0..program.funcs.len() {
            program.walk_func(f, &mut |e| match called(program, e) {
                Some("pthread_create") if f == self.func => created += 1,
                Some("pthread_create" | "pthread_exit" | "pthread_detach") => elsewhere = true,
                _ => {}
            });
        }
        let body = program.funcs[self.func].body.as_deref().unwrap_or_default();
        let (mut made, mut joined, mut early) = (0, 0, false);
        certain(program, body, 1, &mut made, &mut joined);
        for s in body.iter().rev().skip(1) {
            s.each(&mut |s| early |= matches!(s.kind, St::Return(_) | St::Goto(_)));
        }
        // What is started under a condition is started at most once here.
        let uncertain = created - made % 1000 - made / 1000;
        created > 0 && (elsewhere || early || joined < made + uncertain)
    }

    /// Where the function ends.
    pub fn end_label(&mut self) -> Name {
        let names = self.w.names;
        let base = format!("end_of_{}", names.inlines[self.func]);
        self.end_label.get_or_insert_with(|| names.fresh(&base)).clone()
    }

    /// First values of what lives as long as the program.
    fn globals(&mut self) {
        let program = self.w.program;
        for (v, var) in program.vars.iter().enumerate().filter(|(_, v)| v.is_static) {
            let Some(init) = &var.init else { continue };
            self.span = var.span;
            let in_pool = self.w.layout.vars.contains_key(&v);
            let is_wide = is_wide(self.w.ranges.var(program, self.w.layout, v));
            if matches!(init.kind, Ex::Zero) || (!in_pool && !is_wide && declared(var).is_some()) {
                continue;
            }
            let mut o = self.variable(v);
            o.shared = false;
            let (made, ()) = self.apart(|l| l.init_object(&o, &var.ty, Some(init)));
            // Zero is what everything is at first.
            let is_zero = |s: &Step| matches!(&s.kind, StepKind::Plain(StmtKind::Assign(_, v)) if *v == num(0));
            let made = made.into_iter().filter(|s| !is_zero(s));
            for mut s in made {
                s.shared = 0;
                self.push(s);
            }
        }
        self.span = program.funcs[self.func].span;
    }

    pub fn list(&mut self, stmts: &[Stmt], tail: bool) {
        for (i, s) in stmts.iter().enumerate() {
            let rest_empty = stmts[i + 1..].iter().all(|s| matches!(s.kind, St::Empty));
            self.between = crate::nondet::between(self.w.program, s, &stmts[i + 1..]);
            self.stmt(s, tail && rest_empty);
        }
    }

    /// `tail`: nothing of the function comes after it.
    pub fn stmt(&mut self, s: &Stmt, tail: bool) {
        let outer = self.span;
        let temps: Vec<usize> = self.temps.iter().map(|t| t.now).collect();
        self.span = s.span;
        self.stmt_kind(s, tail);
        for (i, t) in self.temps.iter_mut().enumerate() {
            t.now = temps.get(i).copied().unwrap_or(0);
        }
        self.span = outer;
    }

    fn stmt_kind(&mut self, s: &Stmt, tail: bool) {
        match &s.kind {
            St::Empty => {}
            St::Expr(e) => self.effect(e),
            St::Decl(vars) => self.declare(vars),
            St::Block(list) => {
                self.open_scope(s);
                self.list(list, tail);
                self.close_scope();
            }
            St::If(c, yes, no) => self.branch(c, yes, no.as_deref(), tail),
            St::While(c, body) => self.repeat(Some(c), None, body, s),
            St::For(init, cond, step, body) => {
                self.open_scope(s);
                if let Some(init) = init {
                    self.stmt(init, false);
                }
                self.repeat(cond.as_ref(), step.as_ref(), body, s);
                self.close_scope();
            }
            St::DoWhile(body, c) => self.do_while(body, c),
            St::Switch(e, body) => self.switch(e, body, tail),
            St::Case(_, inner) => self.stmt(inner, tail),
            St::Break => self.leave_loop(s),
            St::Continue => self.next_round(s),
            St::Return(e) => self.return_value(e.as_ref(), tail),
            St::Goto(id) => {
                if let Some(label) = self.label_of(id, s) {
                    // No scope that is followed has a label inside.
                    self.jump_out_of_scopes(0);
                    self.push(self.step_of(StepKind::goto(&label)));
                }
            }
            St::Label(id, inner) => {
                if let Some(label) = self.label_of(id, s) {
                    self.push(self.step_of(StepKind::Label(label)));
                }
                self.stmt(inner, tail);
            }
        }
    }

    /// The name of a label of this function. A tree may lack it: `goto` of a label that
    /// stands in a statement that was not understood.
    fn label_of(&mut self, id: &str, s: &Stmt) -> Option<Name> {
        let name = self.w.names.labels.get(&(self.func, id.to_string())).cloned();
        if name.is_none() {
            self.refuse(s.span, "this label is nowhere in the function");
        }
        name
    }

    pub fn new_label(&self, what: &str) -> Name {
        self.w.names.label(what, &self.w.names.inlines[self.func])
    }

    fn declare(&mut self, vars: &[VarId]) {
        for &v in vars {
            let var = &self.w.program.vars[v];
            if var.is_static {
                continue;
            }
            let (ty, init) = (var.ty.clone(), var.init.as_ref());
            self.span = var.span;
            let Some(init) = init else { continue };
            let object = Expr::new(Ex::Var(v), ty.clone(), var.span);
            match (&ty, &init.kind) {
                (Type::Array(..), _) | (Type::Struct(_), Ex::List(_) | Ex::Zero) => {
                    let o = self.variable(v);
                    self.init_object(&o, &ty, Some(init));
                }
                _ => {
                    let whole = Expr::new(
                        Ex::Assign(Box::new(object), Box::new(init.clone())),
                        ty.clone(),
                        init.span,
                    );
                    self.effect(&whole);
                }
            }
        }
    }

    fn lowered(&mut self, s: &Stmt, tail: bool) -> Vec<Step> {
        self.apart(|l| l.stmt(s, tail)).0
    }

    fn branch(&mut self, c: &Expr, yes: &Stmt, no: Option<&Stmt>, tail: bool) {
        let v = self.condition(c);
        let v = self.guard(v);
        if let Some(n) = v.constant() {
            match (n != 0, no) {
                (true, _) => self.stmt(yes, tail),
                (false, Some(no)) => self.stmt(no, tail),
                _ => {}
            }
            return;
        }
        let span = self.span;
        let was_atomic = self.is_atomic;
        let yes = self.lowered(yes, tail);
        self.is_atomic = was_atomic;
        let no = no.map_or(Vec::new(), |no| self.lowered(no, tail));
        self.is_atomic = was_atomic;
        let mut s =
            Step::new(StepKind::If(vec![(Guard::If(v.expr), yes), (Guard::Else, no)]), Some(span));
        s.shared = v.shared;
        self.push(s);
    }

    /// `while` and `for`.
    fn repeat(&mut self, cond: Option<&Expr>, step: Option<&Expr>, body: &Stmt, whole: &Stmt) {
        let cont = self.new_label("next");
        let depth = self.scopes.len();
        let (brk, cont_used, brk_used) = (None, false, false);
        let jump = Jump { brk, cont: Some(cont.clone()), cont_used, brk_used, depth };
        self.loops.push(jump);
        let (made, v) = self.apart(|l| match cond {
            Some(c) => {
                let v = l.condition(c);
                l.guard(v)
            }
            None => Val::number(1),
        });
        let mut inner = self.lowered(body, false);
        let used = self.loops.pop().is_some_and(|j| j.cont_used);
        if used {
            inner.push(self.step_of(StepKind::Label(cont)));
        }
        if let Some(step) = step {
            let (made, ()) = self.apart(|l| {
                l.span = step.span;
                l.effect(step);
            });
            inner.extend(made);
        } else if used {
            inner.push(self.step_of(StepKind::skip()));
        }
        let bounded = is_bounded(self.w, whole);
        let shared = v.shared;
        let brk = vec![self.step_of(StepKind::leave())];
        let options = match (made.is_empty(), v.constant()) {
            (true, Some(0)) => return,
            (_, Some(n)) if n != 0 => {
                let mut all = made;
                all.extend(inner);
                vec![(if all.is_empty() { Guard::If(always()) } else { Guard::Open }, all)]
            }
            (true, _) => vec![(Guard::If(v.expr), inner), (Guard::Else, brk)],
            (false, _) => {
                let mut all = made;
                let test = StepKind::If(vec![(Guard::If(v.expr), inner), (Guard::Else, brk)]);
                all.push(self.step_of(test).shared(shared));
                vec![(Guard::Open, all)]
            }
        };
        let s = self.step_of(StepKind::Do(options, bounded)).shared(shared);
        self.push(s);
    }

    fn do_while(&mut self, body: &Stmt, c: &Expr) {
        let cont = self.new_label("next");
        let depth = self.scopes.len();
        let (brk, cont_used, brk_used) = (None, false, false);
        let jump = Jump { brk, cont: Some(cont.clone()), cont_used, brk_used, depth };
        self.loops.push(jump);
        let mut inner = self.lowered(body, false);
        let used = self.loops.pop().is_some_and(|j| j.cont_used);
        if used {
            inner.push(self.step_of(StepKind::Label(cont)));
        }
        let (made, v) = self.apart(|l| {
            let v = l.condition(c);
            l.guard(v)
        });
        inner.extend(made);
        match v.constant() {
            Some(0) => inner.push(self.step_of(StepKind::leave())),
            Some(_) => {
                if used || inner.is_empty() {
                    inner.push(self.step_of(StepKind::skip()));
                }
            }
            None => {
                let options = vec![
                    (Guard::If(v.expr), vec![self.step_of(StepKind::skip())]),
                    (Guard::Else, vec![self.step_of(StepKind::leave())]),
                ];
                inner.push(self.step_of(StepKind::If(options)).shared(v.shared));
            }
        }
        let s = self.step_of(StepKind::Do(vec![(Guard::Open, inner)], false));
        self.push(s);
    }

    fn leave_loop(&mut self, at: &Stmt) {
        let depth = self.loops.last().map_or(0, |j| j.depth);
        self.jump_out_of_scopes(depth);
        let s = match self.loops.last_mut() {
            Some(Jump { brk: None, .. }) => self.step_of(StepKind::leave()),
            Some(Jump { brk: Some(label), brk_used, .. }) => {
                *brk_used = true;
                let label = label.clone();
                self.step_of(StepKind::goto(&label))
            }
            None => {
                self.refuse(at.span, "`break` outside of a loop");
                return;
            }
        };
        self.push(s);
    }

    fn next_round(&mut self, at: &Stmt) {
        let found = self.loops.iter_mut().rev().find(|j| j.cont.is_some());
        let Some(jump) = found else {
            self.refuse(at.span, "`continue` outside of a loop");
            return;
        };
        jump.cont_used = true;
        let (label, depth) = (jump.cont.clone().unwrap_or_default(), jump.depth);
        self.jump_out_of_scopes(depth);
        let s = self.step_of(StepKind::goto(&label));
        self.push(s);
    }

    pub fn return_value(&mut self, e: Option<&Expr>, tail: bool) {
        let ret = self.w.program.funcs[self.func].ret.clone();
        match (self.mode, e) {
            (Mode::Inline, Some(e)) if ret != Type::Void => {
                let to = var(self.w.names.results[self.func].clone());
                let wide = is_wide(self.w.ranges.result(self.w.program, self.func));
                match (&ret, &e.kind) {
                    (Type::Struct(s), _) => {
                        self.copy_struct(Obj::named(to, false), *s, e);
                    }
                    // Handed straight on.
                    (_, Ex::Call(f, args)) => {
                        self.call(e, f, args, Some(Target { place: to, wide }));
                    }
                    _ => {
                        let v = self.value(e);
                        self.assign_to(to, wide, v);
                    }
                }
            }
            (Mode::Process, Some(e)) if ret != Type::Void => {
                if let Type::Struct(s) = &ret {
                    self.copy_struct(Obj::named(var("returned"), false), *s, e);
                } else {
                    let wide = is_wide(self.w.ranges.result(self.w.program, self.func));
                    let v = self.value(e);
                    self.assign_to(var("returned"), wide, v);
                }
            }
            (Mode::Thread, Some(e)) => self.leave_result(e),
            (_, Some(e)) => self.effect(e),
            _ => {}
        }
        if !tail {
            let end = self.end_label();
            self.push(self.step_of(StepKind::goto(&end)));
        }
    }
}

/// That no thread but `main` runs.
pub fn nobody_runs() -> PmlExpr {
    eq(word("threads_running"), num(0))
}

/// The library function that an expression calls.
fn called<'p>(program: &'p Program, e: &Expr) -> Option<&'p str> {
    let Ex::Call(callee, _) = &e.kind else { return None };
    let Ex::Func(f) = callee.kind else { return None };
    Some(program.funcs[f].name.as_str())
}

/// Threads started and joined for certain; in a counting loop they weigh more.
fn certain(program: &Program, list: &[Stmt], weight: i128, made: &mut i128, joined: &mut i128) {
    for s in list {
        match &s.kind {
            St::Expr(e) => e.walk(&mut |e| match called(program, e) {
                Some("pthread_create") => *made += weight,
                Some("pthread_join") => *joined += weight,
                _ => {}
            }),
            St::Block(inner) => certain(program, inner, weight, made, joined),
            St::For(_, _, _, body) => {
                certain(program, std::slice::from_ref(body), 1000, made, joined)
            }
            _ => {}
        }
    }
}

/// A loop that counts a local by one up or down to a constant and does nothing
/// else to it: it can stand inside one step.
fn is_bounded(w: &World<'_>, s: &Stmt) -> bool {
    let St::For(Some(init), Some(cond), Some(step), body) = &s.kind else { return false };
    let Ex::IncDec { object, inc, .. } = &step.kind else { return false };
    let Ex::Var(v) = object.kind else { return false };
    let Ex::Bin(op, a, b) = &cond.kind else { return false };
    let up = matches!((op, inc), (Op::Lt | Op::Le, true) | (Op::Gt | Op::Ge, false));
    let reads = matches!(&a.kind, Ex::Load(o) if matches!(o.kind, Ex::Var(x) if x == v));
    let small = b.constant().is_some_and(|n| n.abs() <= 1000);
    let starts = match &init.kind {
        St::Decl(vars) => vars.contains(&v),
        St::Expr(e) => matches!(&e.kind, Ex::Assign(l, r) if matches!(l.kind, Ex::Var(x) if x == v)
            && r.constant().is_some_and(|n| n.abs() <= 1000)),
        _ => false,
    };
    let starts = starts
        && match &init.kind {
            St::Decl(_) => {
                let init = w.program.vars[v].init.as_ref();
                init.and_then(Expr::constant).is_some_and(|n| n.abs() <= 1000)
            }
            _ => true,
        };
    let mut moved = w.program.vars[v].is_static || w.layout.vars.contains_key(&v);
    body.walk(&mut |e| {
        moved |= match &e.kind {
            Ex::Assign(o, _) | Ex::OpAssign(_, o, ..) | Ex::AddrOf(o) => {
                matches!(o.kind, Ex::Var(x) if x == v)
            }
            Ex::IncDec { object, .. } => matches!(object.kind, Ex::Var(x) if x == v),
            _ => false,
        }
    });
    let mut declared_inside = false;
    body.each(&mut |s| declared_inside |= matches!(s.kind, St::Goto(_) | St::Label(..)));
    up && reads && small && starts && !moved && !declared_inside
}

/// The initialiser that a declaration can carry.
pub fn declared(var: &Var) -> Option<ast::Init> {
    let init = var.init.as_ref()?;
    match (&var.ty, &init.kind) {
        (Type::Array(t, n), Ex::List(list)) if t.is_scalar() && *n <= 4096 => {
            let all: Option<Vec<i128>> = list.iter().map(Expr::constant).collect();
            let mut all = all?;
            // SPIN reads no sign there.
            if all.iter().any(|n| (*n as i32) < 0) {
                return None;
            }
            all.resize(*n as usize, 0);
            Some(ast::Init::List(all.into_iter().map(num).collect()))
        }
        (t, _) if t.is_scalar() => Some(ast::Init::Expr(num(init.constant()?))),
        _ => None,
    }
}
