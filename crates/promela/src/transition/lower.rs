//! From the program's tables to transition code.

use super::*;
use crate::access;
use crate::code::Act;
use crate::compiled::Compiled;
use crate::ir::{Action, Expr, Kind, Place, Ptype, Recv, RecvArg, Scope, State, Trans};

/// There is no transition code for this.
struct Beyond;

type Lowered<T> = Result<T, Beyond>;

/// The transition code of a model; `None` where there is none at all.
pub(crate) fn lower(c: &Compiled, propositions: &[Expr]) -> Option<Program> {
    let watched = c.event.is_some() || c.promises || c.layout.priority.is_some();
    if watched || c.embed.is_some() || c.ir.uses.code {
        return None;
    }
    let chans = c.layout.chans.clone();
    let alike = alike(&chans);
    let mut l = Lowering { c, fixed: fixed::numbers(&c.ir), ptype: 0 };
    let mut states = vec![None; c.layout.type_at.len()];
    let mut receives = vec![false; states.len()];
    for (p, ptype) in c.ir.ptypes.iter().enumerate() {
        let runs = matches!(ptype.kind, Kind::Proctype | Kind::Init);
        for (i, s) in ptype.states.iter().enumerate().filter(|_| runs) {
            let first = c.layout.first_place[p] as usize;
            receives[first + i] = s.trans.iter().any(|t| may_receive(c, ptype, t));
        }
        if !runs || ptype.deterministic || ptype.provided.is_some() {
            continue;
        }
        l.ptype = p;
        for (i, s) in ptype.states.iter().enumerate().filter(|(_, s)| s.dstep == 0) {
            states[c.layout.first_place[p] as usize + i] = l.state(s).ok();
        }
    }
    l.ptype = usize::MAX;
    let propositions = propositions.iter().map(|e| l.val(e).ok()).collect();
    let frame = Frame {
        nr_pr: c.layout.nr_pr,
        last: c.layout.last,
        wide_place: c.layout.wide_place,
        lossy: c.lossy,
        cut_marks: c.code.acts.len() as u32,
    };
    Some(Program { states, receives, propositions, chans, alike, frame })
}

/// Whether a transition begins with a receive, or with a `d_step` that may.
fn may_receive(c: &Compiled, ptype: &Ptype, t: &Trans) -> bool {
    match &c.ir.stmts[t.stmts[0] as usize].action {
        Action::Recv(_) => true,
        Action::DStep { start, .. } => {
            let inside = &ptype.states[*start as usize].trans;
            inside.iter().any(|t| may_receive(c, ptype, t))
        }
        _ => false,
    }
}

/// For each type of channel the first that is laid out alike.
pub(crate) fn alike(chans: &[ChanLayout]) -> Vec<u16> {
    let same = |a: &ChanLayout, b: &ChanLayout| a.capacity == b.capacity && a.fields == b.fields;
    let first = |t: &ChanLayout| chans.iter().position(|x| same(x, t)).unwrap_or(0) as u16;
    chans.iter().map(first).collect()
}

struct Lowering<'c> {
    c: &'c Compiled,
    fixed: Vec<Option<u32>>,
    ptype: usize,
}

impl Lowering<'_> {
    fn state(&self, s: &State) -> Lowered<ControlState> {
        let ways = s.trans.iter().map(|t| self.alternative(t)).collect::<Lowered<_>>()?;
        Ok(ControlState { ptype: self.ptype as u16, ways })
    }

    fn alternative(&self, t: &Trans) -> Lowered<Alternative> {
        let test = self.test(t.stmts[0])?;
        let mut does = Vec::new();
        for (i, &s) in t.stmts.iter().enumerate() {
            self.effect(s, &mut does)?;
            for &(_, slot) in t.resets.iter().filter(|r| r.0 as usize == i) {
                does.push(self.reset(slot));
            }
        }
        let mut marks = t.stmts.clone();
        marks.extend(self.end_at(t.target));
        if t.target == 0 && t.atomic {
            return Err(Beyond);
        }
        let first = self.c.layout.first_place[self.ptype];
        let place = (t.target != 0).then_some(first + t.target);
        let (atomic, escape, is_else) = (t.atomic, t.escape, t.is_else);
        Ok(Alternative { test, does, marks, place, atomic, escape, is_else })
    }

    /// The end of the process, which is reached with its last place.
    fn end_at(&self, target: u16) -> Option<u32> {
        let state = &self.c.ir.ptypes[self.ptype].states[target as usize];
        let [only] = &state.trans[..] else { return None };
        let ends = matches!(self.c.code.acts[only.stmts[0] as usize], Act::End);
        (target != 0 && state.end && ends).then_some(only.stmts[0])
    }

    /// A variable that nobody will read again.
    fn reset(&self, slot: u32) -> Do {
        let scalar = self.c.ir.ptypes[self.ptype].slots[slot as usize].scalar;
        let offset = self.c.layout.ptypes[self.ptype].slots[slot as usize];
        let to = Spot { own: true, offset, dims: Vec::new() };
        Do::Set { to, scalar, value: Val::Const(0), site: 0 }
    }

    fn test(&self, stmt: u32) -> Lowered<Test> {
        Ok(match &self.c.ir.stmts[stmt as usize].action {
            Action::Skip | Action::Else | Action::Assign(..) | Action::Assert(_) => Test::Always,
            Action::Printf { .. } | Action::Printm(..) => Test::Always,
            Action::Cond(e) => match self.val(e)? {
                Val::Const(n) if n != 0 => Test::Always,
                v => Test::If(v),
            },
            Action::Send(s) if s.sorted => return Err(Beyond),
            Action::Send(s) => {
                let chan = self.chan(&s.chan)?;
                self.takes(&chan, s.args.len())?;
                Test::Room(chan, s.args.len())
            }
            Action::Recv(r) => Test::Message(self.take(r)?),
            Action::DStep { start, .. } => {
                let state = &self.c.ir.ptypes[self.ptype].states[*start as usize];
                let tests = state.trans.iter().map(|t| self.test(t.stmts[0]));
                Test::Any(tests.collect::<Lowered<_>>()?)
            }
            Action::End => Test::Youngest,
            Action::SetPriority(..) | Action::Code(_) => return Err(Beyond),
        })
    }

    fn effect(&self, stmt: u32, does: &mut Vec<Do>) -> Lowered<()> {
        match &self.c.ir.stmts[stmt as usize].action {
            Action::Skip | Action::Else => {}
            Action::Cond(e) => drop(self.val(e)?),
            Action::Assign(place, e) => {
                let (value, to) = (self.val(e)?, self.spot(place)?);
                does.push(Do::Set { to, scalar: place.scalar, value, site: stmt });
            }
            Action::Send(s) => {
                let args = s.args.iter().map(|e| self.val(e)).collect::<Lowered<_>>()?;
                does.push(Do::Send { chan: self.chan(&s.chan)?, args });
            }
            Action::Recv(r) => does.push(Do::Take(self.take(r)?, stmt)),
            Action::Assert(e) => does.push(Do::Assert(self.val(e)?)),
            Action::Printf { args, .. } => {
                for e in args.iter().filter(|e| access::can_fail(e)) {
                    does.push(Do::Touch(self.val(e)?));
                }
            }
            Action::Printm(e, _) if access::can_fail(e) => does.push(Do::Touch(self.val(e)?)),
            Action::Printm(..) => {}
            Action::DStep { start, id } => does.push(Do::Inside(self.inside(*start, *id)?)),
            Action::End => does.push(Do::Die),
            Action::SetPriority(..) | Action::Code(_) => return Err(Beyond),
        }
        Ok(())
    }

    /// The states of a `d_step`, the first one first.
    fn inside(&self, start: u16, id: u16) -> Lowered<Vec<Vec<Inner>>> {
        let states = &self.c.ir.ptypes[self.ptype].states;
        let mut known = vec![start];
        let mut out = Vec::new();
        while let Some(&at) = known.get(out.len()) {
            let mut ways = Vec::new();
            for t in &states[at as usize].trans {
                let mut does = Vec::new();
                for &s in &t.stmts {
                    // One within another is not compiled.
                    if matches!(self.c.ir.stmts[s as usize].action, Action::DStep { .. }) {
                        return Err(Beyond);
                    }
                    self.effect(s, &mut does)?;
                }
                let stays = t.target != 0 && states[t.target as usize].dstep == id;
                let next = stays.then(|| match known.iter().position(|&k| k == t.target) {
                    Some(i) => i,
                    None => {
                        known.push(t.target);
                        known.len() - 1
                    }
                });
                let test = self.test(t.stmts[0])?;
                ways.push(Inner { test, does, marks: t.stmts.clone(), next });
            }
            out.push(ways);
        }
        Ok(out)
    }

    fn take(&self, r: &Recv) -> Lowered<Take> {
        if r.random {
            return Err(Beyond);
        }
        let arg = |a: &RecvArg| {
            Ok(match a {
                RecvArg::Fill(p) => TakeArg::Fill(self.spot(p)?, p.scalar),
                RecvArg::Any => TakeArg::Any,
                RecvArg::Match(e) => TakeArg::Match(self.val(e)?),
            })
        };
        let args = r.args.iter().map(arg).collect::<Lowered<_>>()?;
        Ok(Take { chan: self.chan(&r.chan)?, keep: r.keep, args })
    }

    fn chan(&self, e: &Expr) -> Lowered<Chan> {
        if let Expr::Load(p) = e
            && p.scope == Scope::Global
            && let Some(slot) = self.slot(p)
            && let Some(number) = self.fixed[slot as usize]
        {
            let (at, ty) = self.c.layout.global_chans[number as usize - 1];
            return Ok(Chan::Fixed(Known { at, ty, number }));
        }
        Ok(Chan::Numbered(self.val(e)?))
    }

    /// The slot of a place whose indices are all known and in range.
    fn slot(&self, p: &Place) -> Option<u32> {
        let mut slot = p.base;
        for d in &p.dims {
            match self.val(&d.index) {
                Ok(Val::Const(i)) if i >= 0 && (i as u32) < d.len => slot += i as u32 * d.stride,
                _ => return None,
            }
        }
        Some(slot)
    }

    /// A send of another number of fields than any channel has is the interpreter's.
    fn takes(&self, chan: &Chan, arity: usize) -> Lowered<()> {
        let fits = |t: &ChanLayout| t.fields.len() == arity;
        let some = match chan {
            Chan::Fixed(known) => fits(&self.c.layout.chans[known.ty as usize]),
            Chan::Numbered(_) => self.c.layout.chans.iter().any(fits),
        };
        if some { Ok(()) } else { Err(Beyond) }
    }

    fn spot(&self, p: &Place) -> Lowered<Spot> {
        let slots = match p.scope {
            Scope::Global => &self.c.layout.globals,
            Scope::Local => &self.c.layout.ptypes.get(self.ptype).ok_or(Beyond)?.slots,
        };
        let base = slots[p.base as usize];
        let (mut offset, mut dims) = (base, Vec::new());
        for d in &p.dims {
            let stride = match d.len > 1 {
                true => slots[(p.base + d.stride) as usize] - base,
                false => 0,
            };
            match self.val(&d.index)? {
                Val::Const(i) if i >= 0 && (i as u32) < d.len => offset += i as u32 * stride,
                v => dims.push((v, d.len, stride)),
            }
        }
        Ok(Spot { own: p.scope == Scope::Local, offset, dims })
    }

    fn val(&self, e: &Expr) -> Lowered<Val> {
        let both = |a: &Expr, b: &Expr| Ok((Box::new(self.val(a)?), Box::new(self.val(b)?)));
        Ok(match e {
            Expr::Const(n) => Val::Const(*n),
            Expr::Load(p) => Val::Load(Width::of(p.scalar), self.spot(p)?),
            Expr::Pid if self.ptype == usize::MAX => return Err(Beyond),
            Expr::Pid => Val::Pid,
            Expr::NrPr => Val::NrPr,
            Expr::Last => {
                let offset = self.c.layout.last.ok_or(Beyond)?;
                Val::Load(Width::U8, Spot { own: false, offset, dims: Vec::new() })
            }
            // Where nothing else can move, the interpreter is asked.
            Expr::Timeout => Val::Const(0),
            Expr::Un(op, a) => Val::Un(*op, Box::new(self.val(a)?)).folded(),
            Expr::Bin(op, a, b) => {
                let (a, b) = both(a, b)?;
                Val::Bin(*op, a, b).folded()
            }
            Expr::And(a, b) => {
                let (a, b) = both(a, b)?;
                Val::And(a, b).folded()
            }
            Expr::Or(a, b) => {
                let (a, b) = both(a, b)?;
                Val::Or(a, b).folded()
            }
            Expr::Cond(c, a, b) => {
                let (a, b) = both(a, b)?;
                Val::Cond(Box::new(self.val(c)?), a, b).folded()
            }
            Expr::Probe(p, chan) => Val::Probe(*p, Box::new(self.chan(chan)?)),
            Expr::Poll(r) => Val::Poll(Box::new(Take { keep: true, ..self.take(r)? })),
            Expr::RemoteLabel { pid: Some(pid), states, .. } => {
                Val::StandsAt(Box::new(self.val(pid)?), self.places(states))
            }
            _ => return Err(Beyond),
        })
    }

    /// Where a process of any type stands if its control state has one of these numbers.
    fn places(&self, states: &[u16]) -> Vec<u16> {
        let types = self.c.ir.ptypes.iter().enumerate();
        let runs = types.filter(|(_, p)| matches!(p.kind, Kind::Proctype | Kind::Init));
        let here = |(i, p): (usize, &crate::ir::Ptype)| {
            let (first, n) = (self.c.layout.first_place[i], p.states.len());
            let known = states.iter().filter(move |&&s| (s as usize) < n);
            known.map(move |&s| first + s).collect::<Vec<_>>()
        };
        runs.flat_map(here).collect()
    }
}
