//! The statements of a process, put into its flow graph.

use super::Ctx;
use super::flow::{D_ATOM, Flow, Jump, Node, Parsed, SeqId, Skip};
use super::table::{self, Acts};
use super::vars::slot_place;
use crate::ir::*;
use crate::syntax::ast::{self, ExprKind, Init, StmtKind, Target, Type};
use heddle_span::{Diagnostic, Span};

/// One process while its body is read.
pub(super) struct Body {
    ptype: u16,
    flow: Flow,
    /// The loops around the statement being read.
    breaks: Vec<usize>,
    scope: Vec<u32>,
    n_scopes: u32,
    is_claim: bool,
    /// How many `d_step`s are around the statement being read.
    d_steps: u32,
    top: SeqId,
}

type Labels = Vec<(String, Vec<u32>)>;

impl Ctx<'_> {
    /// Reads the body of a process into its flow graph.
    pub(super) fn read_proc(&mut self, ptype: u16) -> Body {
        let program = self.program;
        let proc = &program.procs[ptype as usize];
        let is_claim = proc.kind == ast::ProcKind::Never;
        let flow = Flow::new();
        let (breaks, scope) = (Vec::new(), Vec::new());
        let mut body =
            Body { ptype, flow, breaks, scope, n_scopes: 0, is_claim, d_steps: 0, top: 0 };
        body.flow.open_seq();
        self.stmts(&mut body, &proc.body);
        let hi = proc.body.span.hi as usize;
        let end = Span::new(proc.body.span.file, hi.saturating_sub(1), hi);
        body.flow.add(&[], Parsed::Node(Node::End, Skip::No, Some(end)));
        body.top = body.flow.close_seq();
        body
    }

    /// Makes the transition table, once every reference to a label is known.
    pub(super) fn finish_proc(&mut self, mut body: Body) {
        let proc = &self.program.procs[body.ptype as usize];
        self.split_labelled_jumps(&mut body);
        let acts = self.jump_stmts(&mut body);
        let top = body.top;
        let table = table::build(&mut body.flow, top, &acts);
        for &e in &table.loops {
            let span = body.flow.els[e].span.unwrap_or(proc.span);
            let message = "these jumps lead in a circle without a statement";
            self.diagnostics.push(Diagnostic::error(span, message));
        }
        for (i, &(e, start)) in table.dsteps.iter().enumerate() {
            let stmt = &mut self.ir.stmts[acts.jump[e] as usize];
            stmt.action = Action::DStep { start: start as u16, id: i as u16 + 1 };
        }
        let p = &mut self.ir.ptypes[body.ptype as usize];
        p.states = table.states;
        p.start = table.start;
        p.labels = body.flow.labels.iter().map(|l| (l.name.clone(), l.el as u16)).collect();
        if body.flow.els.len() > u16::MAX as usize {
            self.unsupported(proc.span, "a process of more than 65535 control states");
        }
    }

    /// A statement for each element that has none of its own.
    fn jump_stmts(&mut self, body: &mut Body) -> Acts {
        let mut jump = Vec::new();
        for e in 0..body.flow.els.len() {
            let el = &body.flow.els[e];
            let (action, listed) = match &el.node {
                Node::End => (Action::End, true),
                Node::DStep(_) => (Action::Skip, true),
                Node::Act(u32::MAX) | Node::Goto(_) | Node::Dot | Node::Break => {
                    (Action::Skip, false)
                }
                _ => {
                    jump.push(0);
                    continue;
                }
            };
            let span = el.span;
            let text = match &el.node {
                Node::End => "-end-".to_string(),
                Node::DStep(_) => "d_step".to_string(),
                Node::Goto(Jump::Label(name, _)) => format!("goto {name}"),
                Node::Goto(Jump::Break(_)) => "break".to_string(),
                _ => "goto".to_string(),
            };
            jump.push(self.add_stmt(body.ptype, action, span, text, listed));
        }
        Acts { jump }
    }

    /// A jump under a label that some process refers to (`P@label`) needs a
    /// state of its own: a `skip` before the jump.
    fn split_labelled_jumps(&mut self, body: &mut Body) {
        let is_ref =
            |name: &str| self.label_refs.iter().any(|(p, l)| *p == body.ptype && *l.name == *name);
        let is_jump = |e: usize| matches!(body.flow.els[e].node, Node::Goto(_));
        let labels = body.flow.labels.iter().filter(|l| is_jump(l.el) && is_ref(&l.name));
        let at: Vec<usize> = labels.map(|l| l.el).collect();
        for e in at {
            let mut copy = body.flow.els[e].clone();
            if !matches!(copy.node, Node::Goto(_)) {
                continue;
            }
            copy.esc = Vec::new();
            body.flow.els.push(copy);
            let y = body.flow.els.len() - 1;
            let el = &mut body.flow.els[e];
            el.node = Node::Act(u32::MAX);
            el.skip = Skip::Always;
            el.nxt = Some(y);
            for s in &mut body.flow.seqs {
                if s.last == Some(e) {
                    s.last = Some(y);
                }
            }
        }
    }

    fn stmts(&mut self, b: &mut Body, seq: &ast::Seq) {
        for s in &seq.stmts {
            self.stmt(b, s);
        }
    }

    fn stmt(&mut self, b: &mut Body, s: &ast::Stmt) {
        let labels = labels_of(b, s);
        if let Some(parsed) = self.parse(b, s) {
            b.flow.add(&labels, parsed);
        }
    }

    /// A new sequence of these statements.
    fn sequence(&mut self, b: &mut Body, seq: &ast::Seq) -> SeqId {
        b.n_scopes += 1;
        b.scope.push(b.n_scopes);
        b.flow.open_seq();
        self.stmts(b, seq);
        if b.flow.current_is_empty() {
            // A block of declarations only.
            let skip = self.act(b, Action::Skip, seq.span, Skip::Always);
            b.flow.add(&[], skip);
        }
        b.scope.pop();
        b.flow.close_seq()
    }

    fn act(&mut self, b: &Body, action: Action, span: Span, skip: Skip) -> Parsed {
        let text = self.whole(span);
        let stmt = self.add_stmt(b.ptype, action, Some(span), text, true);
        Parsed::Node(Node::Act(stmt), skip, Some(span))
    }

    /// Reads a statement; what it holds inside is put in place at once.
    fn parse(&mut self, b: &mut Body, s: &ast::Stmt) -> Option<Parsed> {
        let span = s.span;
        Some(match &s.kind {
            StmtKind::Decl(vars) => {
                for v in vars {
                    self.late_decl(b, v.index());
                }
                return None;
            }
            StmtKind::Exclusive(kind, refs) => {
                for r in refs {
                    let receives = *kind == ast::Exclusive::Receive;
                    let promise = Promise { chan: self.chan(r), receives };
                    self.ir.ptypes[b.ptype as usize].promises.push(promise);
                }
                return None;
            }
            StmtKind::Expr(e) => self.condition(b, e, span),
            StmtKind::Else => self.act(b, Action::Else, span, Skip::Else),
            StmtKind::Assign(v, e) => self.assign(b, v, e, span),
            StmtKind::Incr(v) => self.bump(b, v, BinOp::Add, span),
            StmtKind::Decr(v) => self.bump(b, v, BinOp::Sub, span),
            StmtKind::Send(send) => {
                let mut args = Vec::new();
                for a in &send.args {
                    self.send_arg(a, &mut args);
                }
                let chan = self.chan(&send.chan);
                self.act(b, Action::Send(Send { chan, sorted: send.sorted, args }), span, Skip::No)
            }
            StmtKind::Recv(recv) => {
                let args = self.recv_args(&recv.args, Some(b.ptype));
                let chan = self.chan(&recv.chan);
                let recv = Recv { chan, random: recv.random, keep: recv.keep, args };
                self.act(b, Action::Recv(recv), span, Skip::No)
            }
            StmtKind::If(options) => self.options(b, false, options, span),
            StmtKind::Do(options) => self.options(b, true, options, span),
            StmtKind::ForRange { var, lo, hi, body } => {
                let lo = self.expr(lo);
                let hi = self.expr(hi);
                let place = self.place(var);
                self.for_loop(b, place, lo, BinOp::Le, hi, Some(body), &[], span)
            }
            StmtKind::ForIn { var, over, body } => self.for_in(b, var, over, body, span),
            StmtKind::Select { var, lo, hi } => {
                let lo = self.expr(lo);
                let hi = self.expr(hi);
                let place = self.place(var);
                self.for_loop(b, place, lo, BinOp::Lt, hi, None, &[], span)
            }
            StmtKind::Break => {
                let brk = *b.breaks.last()?;
                Parsed::Node(Node::Goto(Jump::Break(brk)), Skip::No, Some(span))
            }
            StmtKind::Goto(label) => {
                let jump = Jump::Label(label.name.to_string(), b.scope.clone());
                Parsed::Node(Node::Goto(jump), Skip::No, Some(span))
            }
            StmtKind::Atomic(seq) => {
                let s = self.sequence(b, seq);
                b.flow.make_atomic(s, 0);
                Parsed::Node(Node::Atomic(s), Skip::No, Some(span))
            }
            StmtKind::DStep(seq) => {
                b.d_steps += 1;
                let s = self.sequence(b, seq);
                b.d_steps -= 1;
                b.flow.make_atomic(s, D_ATOM);
                Parsed::Node(Node::DStep(s), Skip::No, Some(span))
            }
            StmtKind::Block { body, .. } => {
                let s = self.sequence(b, body);
                Parsed::Node(Node::Block(s), Skip::No, Some(span))
            }
            StmtKind::Unless { main, escape } => self.unless(b, main, escape, span),
            StmtKind::Assert(e) => {
                let e = self.expr(e);
                self.act(b, Action::Assert(e), span, Skip::No)
            }
            StmtKind::Printf { format, args } => {
                let args = args.iter().map(|a| self.expr(a)).collect();
                let action = Action::Printf { format: format.clone(), args };
                self.act(b, action, span, Skip::Print)
            }
            StmtKind::Printm(e) => {
                let set = self.mtype_set(e);
                let e = self.expr(e);
                self.act(b, Action::Printm(e, set), span, Skip::Print)
            }
            StmtKind::SetPriority { pid, priority } => {
                self.ir.uses.priority = true;
                let (pid, priority) = (self.expr(pid), self.expr(priority));
                self.act(b, Action::SetPriority(pid, priority), span, Skip::No)
            }
            StmtKind::Code(id) => {
                if self.program.code[id.index()].kind == ast::CodeKind::Decl {
                    return None;
                }
                self.ir.uses.code = true;
                self.act(b, Action::Code(id.0), span, Skip::No)
            }
            StmtKind::Error => unreachable!("the checker accepted the program"),
        })
    }

    fn mtype_set(&self, e: &ast::Expr) -> Option<u32> {
        match &e.kind {
            ExprKind::Mtype(set, _) => Some(set.0),
            ExprKind::Var(v) => match v.target {
                Target::Var(id) => match self.program.vars[id.index()].ty {
                    Type::Mtype(set) => Some(set.0),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    /// A declaration among the statements is an assignment (of the first
    /// element only, if it is an array: as SPIN does it).
    fn late_decl(&mut self, b: &mut Body, v: usize) {
        let program = self.program;
        let var = &program.vars[v];
        if var.at_start || matches!(var.init, Init::Chan(_)) {
            return;
        }
        let home = self.homes[v].expect("declared before");
        let action = if matches!(var.ty, Type::Struct(_)) {
            Action::Skip
        } else {
            let scalar = super::vars::scalar_of_var(var);
            let place = slot_place(home.scope, home.base, scalar, var.span);
            let value = match &var.init {
                Init::Expr(e) => self.expr(e),
                Init::List(es) => self.expr(&es[0]),
                _ => Expr::Const(0),
            };
            Action::Assign(place, value)
        };
        // Not a `skip` to the pruning rule, even if it does nothing.
        let mut parsed = self.act(b, action, var.span, Skip::No);
        if let Parsed::Node(Node::Act(i), ..) = &mut parsed {
            self.ir.stmts[*i as usize].listed = !matches!(var.init, Init::None);
        }
        b.flow.add(&[], parsed);
    }

    fn condition(&mut self, b: &Body, e: &ast::Expr, span: Span) -> Parsed {
        match self.expr(e) {
            Expr::Const(1) => self.act(b, Action::Skip, span, Skip::Always),
            Expr::Const(0) => self.act(b, Action::Cond(Expr::Const(0)), span, Skip::Never),
            e => self.act(b, Action::Cond(e), span, Skip::No),
        }
    }

    fn assign(&mut self, b: &Body, v: &ast::VarRef, e: &ast::Expr, span: Span) -> Parsed {
        if v.target == Target::Priority {
            self.ir.uses.priority = true;
            let e = self.expr(e);
            return self.act(b, Action::SetPriority(Expr::Pid, e), span, Skip::No);
        }
        if v.target == Target::Anonymous {
            return self.act(b, Action::Skip, span, Skip::No);
        }
        let (place, e) = (self.place(v), self.expr(e));
        self.act(b, Action::Assign(place, e), span, Skip::No)
    }

    fn bump(&mut self, b: &Body, v: &ast::VarRef, op: BinOp, span: Span) -> Parsed {
        let place = self.place(v);
        let old = Box::new(Expr::Load(Box::new(place.clone())));
        let e = Expr::Bin(op, old, Box::new(Expr::Const(1)));
        // An index is computed to read and again to write, but starts a process once.
        let mut place = place;
        let mut runs = 0;
        let mut count = |e: &mut Expr| runs += matches!(e, Expr::Run(_)) as u32;
        place.dims.iter_mut().for_each(|d| d.index.each(&mut count));
        if runs > 1 {
            self.unsupported(span, "`++` or `--` of an element whose index starts two processes");
        }
        place.dims.iter_mut().for_each(|d| d.index.each(&mut just_started));
        self.act(b, Action::Assign(place, e), span, Skip::No)
    }

    fn new_break(&mut self, b: &mut Body) -> usize {
        b.flow.breaks.push(None);
        let brk = b.flow.breaks.len() - 1;
        b.breaks.push(brk);
        brk
    }

    fn options(&mut self, b: &mut Body, is_do: bool, options: &[ast::Seq], span: Span) -> Parsed {
        let brk = if is_do { self.new_break(b) } else { 0 };
        let options: Vec<SeqId> = options.iter().map(|o| self.sequence(b, o)).collect();
        if is_do {
            b.breaks.pop();
        }
        if !b.is_claim {
            for &s in &options {
                b.flow.prune(s);
            }
        }
        Parsed::Choice { is_do, options, brk, span }
    }

    /// `for` and `select` are an assignment and a loop that counts. Without a
    /// body (`select`) the way out is open all the time.
    #[allow(clippy::too_many_arguments)]
    fn for_loop(
        &mut self,
        b: &mut Body,
        var: Place,
        lo: Expr,
        test: BinOp,
        hi: Expr,
        body: Option<&ast::Seq>,
        rotate: &[Action],
        span: Span,
    ) -> Parsed {
        let head = body.map_or(span, |s| Span { hi: s.span.lo.max(span.lo), ..span });
        let init = self.act(b, Action::Assign(var.clone(), lo), head, Skip::No);
        b.flow.add(&[], init);
        let brk = self.new_break(b);
        b.flow.open_seq();
        let load = |p: &Place| Box::new(Expr::Load(Box::new(p.clone())));
        let go_on = Expr::Bin(test, load(&var), Box::new(hi));
        let go_on = self.act(b, Action::Cond(go_on), head, Skip::No);
        b.flow.add(&[], go_on);
        for action in rotate {
            let step = self.act(b, action.clone(), head, Skip::No);
            b.flow.add(&[], step);
        }
        if let Some(body) = body {
            b.n_scopes += 1;
            b.scope.push(b.n_scopes);
            self.stmts(b, body);
            b.scope.pop();
        }
        let next = Expr::Bin(BinOp::Add, load(&var), Box::new(Expr::Const(1)));
        let next = self.act(b, Action::Assign(var, next), head, Skip::No);
        b.flow.add(&[], next);
        let round = b.flow.close_seq();
        b.flow.open_seq();
        if body.is_some() {
            let stop = self.act(b, Action::Else, head, Skip::Else);
            b.flow.add(&[], stop);
        }
        b.flow.add(&[], Parsed::Node(Node::Goto(Jump::Break(brk)), Skip::No, Some(head)));
        let out = b.flow.close_seq();
        b.breaks.pop();
        Parsed::Choice { is_do: true, options: vec![out, round], brk, span }
    }

    fn for_in(
        &mut self,
        b: &mut Body,
        var: &ast::VarRef,
        over: &ast::VarRef,
        body: &ast::Seq,
        span: Span,
    ) -> Parsed {
        let Target::Var(id) = over.target else { unreachable!("checked") };
        let over_var = &self.program.vars[id.index()];
        if !self.is_record(var) {
            let last = over_var.array.unwrap_or(1) as i32 - 1;
            let place = self.place(var);
            return self.for_loop(
                b,
                place,
                Expr::Const(0),
                BinOp::Le,
                Expr::Const(last),
                Some(body),
                &[],
                span,
            );
        }
        // Over the messages of a channel: take each from the front and put it
        // back at the end, with a hidden counter.
        let wide = matches!(&over_var.init, Init::Chan(c) if c.capacity > 255);
        let scalar = if wide { Scalar::Short } else { Scalar::Byte };
        let slots = &mut self.ir.ptypes[b.ptype as usize].slots;
        let name = format!("for {}", over.name);
        slots.push(Slot { name, scalar, mtype: None, is_bool: false, stored: true });
        let counter = slot_place(Scope::Local, slots.len() as u32 - 1, scalar, span);
        let chan = self.chan(over);
        let arg = ast::RecvArg { kind: ast::RecvArgKind::Var(var.clone()), span };
        let args = self.recv_args(&[arg], Some(b.ptype));
        let mut back = Vec::new();
        let whole = ast::Expr { kind: ExprKind::Var(Box::new(var.clone())), span };
        self.send_arg(&whole, &mut back);
        let rotate = [
            Action::Recv(Recv { chan: chan.clone(), random: false, keep: false, args }),
            Action::Send(Send { chan: chan.clone(), sorted: false, args: back }),
        ];
        let len = Expr::Probe(Probe::Len, Box::new(chan));
        self.for_loop(b, counter, Expr::Const(0), BinOp::Lt, len, Some(body), &rotate, span)
    }

    fn unless(&mut self, b: &mut Body, main: &ast::Stmt, escape: &ast::Stmt, span: Span) -> Parsed {
        let main_labels = labels_of(b, main);
        let escape_labels = labels_of(b, escape);
        let main_node = self.parse(b, main);
        let escape_node = self.parse(b, escape);
        let escape = self.wrap(b, escape_labels, escape_node, span);
        // `L: atomic { .. } unless ..` keeps the label and the atomicity outside.
        if let Some(Parsed::Node(node @ (Node::Atomic(s) | Node::DStep(s) | Node::Block(s)), ..)) =
            &main_node
            && !main_labels.is_empty()
            && b.d_steps == 0
        {
            b.flow.open_seq();
            b.flow.add(&[], Parsed::Unless { main: *s, escape, span });
            let outer = b.flow.close_seq();
            let node = match node {
                Node::Atomic(_) => Node::Atomic(outer),
                Node::DStep(_) => Node::DStep(outer),
                _ => Node::Block(outer),
            };
            let node = Parsed::Node(node, Skip::No, Some(span));
            return Parsed::Labelled(main_labels, Box::new(node));
        }
        let main = self.wrap(b, main_labels, main_node, span);
        if b.d_steps > 0 {
            // Nobody interrupts a `d_step`. SPIN tries the escape if the other side
            // cannot begin, as in an `if`.
            return Parsed::Choice { is_do: false, options: vec![main, escape], brk: 0, span };
        }
        Parsed::Unless { main, escape, span }
    }

    /// One side of an `unless` as a sequence.
    fn wrap(&mut self, b: &mut Body, labels: Labels, node: Option<Parsed>, span: Span) -> SeqId {
        if let Some(Parsed::Node(Node::Block(s), ..)) = node
            && labels.is_empty()
        {
            return s;
        }
        b.flow.open_seq();
        match node {
            Some(n) => b.flow.add(&labels, n),
            None => {
                let skip = self.act(b, Action::Skip, span, Skip::Always);
                b.flow.add(&labels, skip);
            }
        }
        b.flow.close_seq()
    }
}

fn labels_of(b: &Body, s: &ast::Stmt) -> Labels {
    s.labels.iter().map(|l| (l.name.to_string(), b.scope.clone())).collect()
}

/// The number of the process that a `run` has started a moment ago: the youngest.
fn just_started(e: &mut Expr) {
    if matches!(e, Expr::Run(_)) {
        *e = Expr::Bin(BinOp::Sub, Box::new(Expr::NrPr), Box::new(Expr::Const(1)));
    }
}
