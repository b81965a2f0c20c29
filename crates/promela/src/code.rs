//! Statements compiled for the search: offsets into the bytes of a state
//! instead of slots, expressions as flat code for a small stack machine.
//!
//! This is the table behind the successor function: one [`Act`] for each
//! statement. Whoever compiles to machine code replaces this file and `exec`.

use crate::access;
use crate::ir::*;
use crate::layout::{Layout, Width};

/// A range of [`Code::ops`] that leaves one value.
pub type Block = (u32, u32);

#[derive(Clone, Copy, Debug)]
pub enum Op {
    Const(i32),
    Global(Width, u32),
    Local(Width, u32),
    /// Replaces an address by what stands there.
    GlobalAt(Width),
    LocalAt(Width),
    /// Pops an index, adds `index * stride` to the address below it.
    Index {
        len: u32,
        stride: u32,
    },
    Pid,
    NrPr,
    Last,
    Priority,
    Timeout,
    NonProgress,
    Not,
    Minus,
    Complement,
    Bin(BinOp),
    /// Global or local compared with a constant, by far the commonest guard.
    CmpGlobal(BinOp, Width, u32, i32),
    CmpLocal(BinOp, Width, u32, i32),
    /// If the value is zero it stays and the code after goes on elsewhere.
    AndThen(u32),
    OrElse(u32),
    ToBool,
    /// Pops; jumps if zero.
    Unless(u32),
    Jump(u32),
    Probe(Probe),
    Poll(u32),
    Enabled,
    PcValue,
    GetPriority,
    RemoteLabel(u32),
    /// The number of a process that is about to be started.
    Run(u32),
    /// Pops an address within the process whose pid is below it.
    RemoteVar {
        ptype: u16,
        named: bool,
        width: Width,
    },
    Code(u32),
}

#[derive(Clone, Copy, Debug)]
pub enum Dest {
    Global(Scalar, u32),
    Local(Scalar, u32),
    GlobalAt(Scalar, Block),
    LocalAt(Scalar, Block),
}

#[derive(Clone, Debug)]
pub struct RecvCode {
    pub chan: Block,
    pub random: bool,
    pub keep: bool,
    /// By field: what it must be equal to, or where it goes.
    pub args: Vec<ArgCode>,
}

#[derive(Clone, Copy, Debug)]
pub enum ArgCode {
    Fill(Dest),
    Any,
    Match(Block),
}

#[derive(Clone, Debug)]
pub struct RunCode {
    pub ptype: u16,
    pub args: Vec<Block>,
    pub priority: u8,
}

#[derive(Clone, Debug)]
pub enum Act {
    Skip,
    Else,
    Cond(Block),
    CondRun(RunCode),
    Assign(Dest, Block),
    Send {
        chan: Block,
        sorted: bool,
        args: Vec<Block>,
    },
    Recv(RecvCode),
    Assert(Block),
    /// What is printed is for the interpreter; that it can be computed is not.
    Print(Vec<Block>),
    SetPriority(Block, Block),
    DStep {
        start: u16,
        id: u16,
    },
    Code(u32),
    End,
}

#[derive(Clone, Debug)]
pub enum StartCode {
    Set(Dest, Block),
    Chan(Dest),
}

#[derive(Clone, Debug)]
pub struct RemoteLabelCode {
    pub ptype: u16,
    /// Whether a pid is on the stack.
    pub has_pid: bool,
    pub states: Vec<u16>,
}

#[derive(Clone, Debug, Default)]
pub struct Code {
    pub ops: Vec<Op>,
    pub acts: Vec<Act>,
    pub polls: Vec<RecvCode>,
    pub runs: Vec<RunCode>,
    pub labels: Vec<RemoteLabelCode>,
    pub provided: Vec<Option<Block>>,
    /// By process type: the channel, and whether receives are promised, else sends.
    pub promises: Vec<Vec<(Block, bool)>>,
    pub starts: Vec<Vec<StartCode>>,
    pub global_starts: Vec<StartCode>,
    pub propositions: Vec<Block>,
    /// The deepest value stack of any block.
    pub depth: usize,
}

pub fn compile(ir: &Ir, layout: &Layout, propositions: &[Expr]) -> Code {
    let mut c = Compiler { ir, layout, code: Code::default(), ptype: 0, depth: 0 };
    for s in &ir.stmts {
        c.ptype = s.ptype as usize;
        let act = c.act(&s.action);
        c.code.acts.push(act);
    }
    for (i, p) in ir.ptypes.iter().enumerate() {
        c.ptype = i;
        let provided = p.provided.as_ref().map(|e| c.block(e));
        c.code.provided.push(provided);
        let promises = p.promises.iter().map(|x| (c.block(&x.chan), x.receives)).collect();
        c.code.promises.push(promises);
        let starts = p.starts.iter().map(|s| c.start(s)).collect();
        c.code.starts.push(starts);
    }
    c.ptype = usize::MAX;
    c.code.global_starts = ir.global_starts.iter().map(|s| c.start(s)).collect();
    c.code.propositions = propositions.iter().map(|e| c.block(e)).collect();
    c.code
}

struct Compiler<'a> {
    ir: &'a Ir,
    layout: &'a Layout,
    code: Code,
    ptype: usize,
    depth: usize,
}

impl Compiler<'_> {
    fn act(&mut self, a: &Action) -> Act {
        match a {
            Action::Skip => Act::Skip,
            Action::Printf { args, .. } => self.print(args),
            Action::Printm(e, _) => self.print(std::slice::from_ref(e)),
            Action::Else => Act::Else,
            Action::Cond(Expr::Run(r)) => Act::CondRun(self.run(r)),
            Action::Cond(e) => Act::Cond(self.block(e)),
            Action::Assign(p, e) => Act::Assign(self.dest(p), self.block(e)),
            Action::Send(s) => Act::Send {
                chan: self.block(&s.chan),
                sorted: s.sorted,
                args: s.args.iter().map(|e| self.block(e)).collect(),
            },
            Action::Recv(r) => Act::Recv(self.recv(r)),
            Action::Assert(e) => Act::Assert(self.block(e)),
            Action::SetPriority(a, b) => Act::SetPriority(self.block(a), self.block(b)),
            Action::DStep { start, id } => Act::DStep { start: *start, id: *id },
            Action::Code(i) => Act::Code(*i),
            Action::End => Act::End,
        }
    }

    fn print(&mut self, args: &[Expr]) -> Act {
        let blocks: Vec<Block> =
            args.iter().filter(|e| access::can_fail(e)).map(|e| self.block(e)).collect();
        if blocks.is_empty() { Act::Skip } else { Act::Print(blocks) }
    }

    fn start(&mut self, s: &Start) -> StartCode {
        match s {
            Start::Set(p, e) => StartCode::Set(self.dest(p), self.block(e)),
            Start::Chan(p, _) => StartCode::Chan(self.dest(p)),
        }
    }

    fn run(&mut self, r: &Run) -> RunCode {
        let args = r.args.iter().map(|e| self.block(e)).collect();
        RunCode { ptype: r.ptype, args, priority: r.priority }
    }

    fn recv(&mut self, r: &Recv) -> RecvCode {
        let args = r.args.iter().map(|a| match a {
            RecvArg::Fill(p) => ArgCode::Fill(self.dest(p)),
            RecvArg::Any => ArgCode::Any,
            RecvArg::Match(e) => ArgCode::Match(self.block(e)),
        });
        let args = args.collect();
        RecvCode { chan: self.block(&r.chan), random: r.random, keep: r.keep, args }
    }

    fn offset(&self, scope: Scope, slot: u32) -> u32 {
        match scope {
            Scope::Global => self.layout.globals[slot as usize],
            Scope::Local => self.layout.ptypes[self.ptype].slots[slot as usize],
        }
    }

    fn dest(&mut self, p: &Place) -> Dest {
        let s = p.scalar;
        if p.dims.is_empty() {
            let at = self.offset(p.scope, p.base);
            return match p.scope {
                Scope::Global => Dest::Global(s, at),
                Scope::Local => Dest::Local(s, at),
            };
        }
        let from = self.code.ops.len() as u32;
        self.depth = 0;
        self.address(p);
        let block = (from, self.code.ops.len() as u32);
        match p.scope {
            Scope::Global => Dest::GlobalAt(s, block),
            Scope::Local => Dest::LocalAt(s, block),
        }
    }

    fn block(&mut self, e: &Expr) -> Block {
        let from = self.code.ops.len() as u32;
        self.depth = 0;
        self.expr(e);
        (from, self.code.ops.len() as u32)
    }

    fn push(&mut self, op: Op, grows: i32) {
        self.code.ops.push(op);
        self.depth = (self.depth as i32 + grows) as usize;
        self.code.depth = self.code.depth.max(self.depth);
    }

    /// Leaves the byte address of a place.
    fn address(&mut self, p: &Place) {
        let base = self.offset(p.scope, p.base);
        self.push(Op::Const(base as i32), 1);
        for d in &p.dims {
            self.expr(&d.index);
            let stride = if d.len > 1 { self.offset(p.scope, p.base + d.stride) - base } else { 0 };
            self.push(Op::Index { len: d.len, stride }, -1);
        }
    }

    fn load(&mut self, p: &Place) {
        let w = Width::of(p.scalar);
        if p.dims.is_empty() {
            let at = self.offset(p.scope, p.base);
            let op = match p.scope {
                Scope::Global => Op::Global(w, at),
                Scope::Local => Op::Local(w, at),
            };
            return self.push(op, 1);
        }
        self.address(p);
        let op = match p.scope {
            Scope::Global => Op::GlobalAt(w),
            Scope::Local => Op::LocalAt(w),
        };
        self.push(op, 0);
    }

    fn expr(&mut self, e: &Expr) {
        match e {
            Expr::Const(n) => self.push(Op::Const(*n), 1),
            Expr::Load(p) => self.load(p),
            Expr::Pid => self.push(Op::Pid, 1),
            Expr::NrPr => self.push(Op::NrPr, 1),
            Expr::Last => self.push(Op::Last, 1),
            Expr::Priority => self.push(Op::Priority, 1),
            Expr::Timeout => self.push(Op::Timeout, 1),
            Expr::NonProgress => self.push(Op::NonProgress, 1),
            Expr::Un(op, a) => {
                self.expr(a);
                let op = match op {
                    UnOp::Not => Op::Not,
                    UnOp::Minus => Op::Minus,
                    UnOp::Complement => Op::Complement,
                };
                self.push(op, 0);
            }
            Expr::Bin(op, a, b) => self.binary(*op, a, b),
            Expr::And(a, b) => self.short(a, b, true),
            Expr::Or(a, b) => self.short(a, b, false),
            Expr::Cond(c, a, b) => self.conditional(c, a, b),
            Expr::Probe(p, chan) => {
                self.expr(chan);
                self.push(Op::Probe(*p), 0);
            }
            Expr::Poll(r) => {
                self.apart(|c| {
                    let recv = c.recv(r);
                    c.code.polls.push(recv);
                });
                self.push(Op::Poll(self.code.polls.len() as u32 - 1), 1);
            }
            Expr::Run(r) => {
                self.apart(|c| {
                    let run = c.run(r);
                    c.code.runs.push(run);
                });
                self.push(Op::Run(self.code.runs.len() as u32 - 1), 1);
            }
            Expr::Enabled(a) => {
                self.expr(a);
                self.push(Op::Enabled, 0);
            }
            Expr::PcValue(a) => {
                self.expr(a);
                self.push(Op::PcValue, 0);
            }
            Expr::GetPriority(a) => {
                self.expr(a);
                self.push(Op::GetPriority, 0);
            }
            Expr::RemoteLabel { ptype, pid, states } => {
                if let Some(pid) = pid {
                    self.expr(pid);
                }
                let (ptype, has_pid, states) = (*ptype, pid.is_some(), states.clone());
                self.code.labels.push(RemoteLabelCode { ptype, has_pid, states });
                let op = Op::RemoteLabel(self.code.labels.len() as u32 - 1);
                self.push(op, if has_pid { 0 } else { 1 });
            }
            Expr::RemoteVar { ptype, pid, place } => self.remote(*ptype, pid.as_deref(), place),
            Expr::Code(i) => self.push(Op::Code(*i), 1),
        }
    }

    /// Compiles blocks in the middle of another one, which jumps over them.
    fn apart(&mut self, blocks: impl FnOnce(&mut Self)) {
        let (at, depth) = (self.code.ops.len(), self.depth);
        self.push(Op::Jump(0), 0);
        blocks(self);
        self.code.ops[at] = Op::Jump(self.code.ops.len() as u32);
        self.depth = depth;
    }

    fn binary(&mut self, op: BinOp, a: &Expr, b: &Expr) {
        use BinOp::*;
        if let (Lt | Le | Gt | Ge | Eq | Ne, Expr::Load(p), Expr::Const(n)) = (op, a, b)
            && p.dims.is_empty()
        {
            let (w, at) = (Width::of(p.scalar), self.offset(p.scope, p.base));
            let op = match p.scope {
                Scope::Global => Op::CmpGlobal(op, w, at, *n),
                Scope::Local => Op::CmpLocal(op, w, at, *n),
            };
            return self.push(op, 1);
        }
        self.expr(a);
        self.expr(b);
        self.push(Op::Bin(op), -1);
    }

    fn short(&mut self, a: &Expr, b: &Expr, and: bool) {
        self.expr(a);
        let at = self.code.ops.len();
        self.push(Op::AndThen(0), -1);
        self.expr(b);
        self.push(Op::ToBool, 0);
        let end = self.code.ops.len() as u32;
        self.code.ops[at] = if and { Op::AndThen(end) } else { Op::OrElse(end) };
    }

    fn conditional(&mut self, c: &Expr, a: &Expr, b: &Expr) {
        self.expr(c);
        let first = self.code.ops.len();
        self.push(Op::Unless(0), -1);
        self.expr(a);
        let second = self.code.ops.len();
        self.push(Op::Jump(0), -1);
        self.code.ops[first] = Op::Unless(self.code.ops.len() as u32);
        self.expr(b);
        self.code.ops[second] = Op::Jump(self.code.ops.len() as u32);
    }

    fn remote(&mut self, ptype: u16, pid: Option<&Expr>, place: &Place) {
        match pid {
            Some(e) => self.expr(e),
            None => self.push(Op::Const(0), 1),
        }
        // Indices are the reader's; offsets are those of the other process.
        let own = self.ptype;
        let slots = &self.layout.ptypes[ptype as usize].slots;
        let base = slots[place.base as usize];
        self.push(Op::Const(base as i32), 1);
        for d in &place.dims {
            self.ptype = own;
            self.expr(&d.index);
            let slots = &self.layout.ptypes[ptype as usize].slots;
            let stride = if d.len > 1 { slots[(place.base + d.stride) as usize] - base } else { 0 };
            self.push(Op::Index { len: d.len, stride }, -1);
        }
        let width = Width::of(place.scalar);
        self.push(Op::RemoteVar { ptype, named: pid.is_none(), width }, -1);
        let _ = self.ir;
    }
}
