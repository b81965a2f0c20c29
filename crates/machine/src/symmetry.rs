//! Like threads: which of them is which does not matter.
//!
//! Threads that stand at the same place with the same registers, private
//! memory and locks can change places without anybody noticing, as long as
//! nobody looks at thread numbers. The key of a state ([`Worker::key`]) is the
//! state with its threads sorted by what each of them sees; the search folds
//! states with equal keys (Clarke, Jha, Enders and Filkorn 1996; sorting local
//! states is Emerson and Sistla's process symmetry, as in SMC). It asks for no
//! more than that: threads started with different arguments are alike as soon
//! as the arguments are dead.
//!
//! Who looks at thread numbers:
//! - locks know their owner: the owner's number changes along with its place;
//! - marks of accesses know who knows of them (`happens_before`): likewise;
//! - `pthread_self`, cancelling, detaching, robust mutexes, threads that start
//!   or join threads: then nothing is folded at all ([`may_fold`]);
//! - the main thread, when it joins. Its own memory is the same in both states,
//!   so it can tell threads apart only by which of its joins blocks. That is
//!   nothing if from its first join on it does nothing but join them all, and
//!   looks at no result. Whether it will, is found by running it alone from
//!   where it stands, with every value undefined that it reads from shared
//!   memory: if it comes through, it takes this way in every run.
//!
//! While the main thread is about to join, the others go first: joining early
//! or late makes no difference to anybody but the number of states.
//!
//! Not here: sorting (`thread_sort`), which is no full canonical form: threads whose views are equal but lead to
//! different shared objects keep their order. That costs states, never truth.
//!
//! [`Worker::key`]: heddle_model::Worker::key

use crate::code::Code;
use crate::exec::Exec;
use crate::library::Lib;
use crate::program::{FUNC_BASE, Inst, Op};
use crate::state::{End, Hold, State, Status};
use crate::value::Val;

/// Instructions to follow the main thread for.
const MAX_STEPS: u32 = 20_000;

/// Whether a program's threads may be taken for one another at all.
pub fn may_fold(code: &Code) -> bool {
    let looks = |i: &Inst| {
        let Inst::Lib { lib, .. } = i else { return false };
        matches!(
            lib,
            Lib::ThreadSelf
                | Lib::ThreadCancel
                | Lib::ThreadDetach
                | Lib::ThreadTryJoin
                | Lib::AttrSetDetached
        )
    };
    let functions = &code.program.functions;
    if code.uses_robust || functions.iter().any(|f| f.code.iter().any(looks)) {
        return false;
    }
    let starts = |i: &Inst| {
        let Inst::Lib { lib, .. } = i else { return false };
        matches!(lib, Lib::ThreadCreate | Lib::ThrdCreate | Lib::ThreadJoin | Lib::ThrdJoin)
    };
    called_by_threads(code).iter().all(|&f| !functions[f as usize].code.iter().any(starts))
}

/// The functions that threads other than the main one may run: those whose
/// address is taken, and what they call.
fn called_by_threads(code: &Code) -> Vec<u32> {
    let functions = &code.program.functions;
    let globals = code.program.globals.iter().flat_map(|g| g.pointers.iter().map(|p| p.1));
    let taken = code.program.pool.iter().copied().chain(globals);
    let mut seen = vec![false; functions.len()];
    let mut work: Vec<u32> =
        taken.filter(|v| v.obj >= FUNC_BASE).map(|v| v.obj - FUNC_BASE).collect();
    work.extend(code.program.thread_exit.map(|f| f.0));
    while let Some(f) = work.pop() {
        if std::mem::replace(&mut seen[f as usize], true) {
            continue;
        }
        let calls = functions[f as usize].code.iter();
        work.extend(
            calls.filter_map(|i| if let Inst::Call { f, .. } = i { Some(f.0) } else { None }),
        );
    }
    (0..functions.len() as u32).filter(|&f| seen[f as usize]).collect()
}

/// Puts the thread of `from[i]` into `slots[i]`.
pub fn rearrange(e: &mut Exec, slots: &[usize], from: &[usize]) {
    for i in 0..slots.len() {
        // Where the thread is by now: whoever was in its place's way went to where
        // it came from.
        let index = |t: usize| slots.iter().position(|&s| s == t).expect("the same threads");
        let mut at = index(from[i]);
        while at < i {
            at = index(from[at]);
        }
        e.st.threads.swap(slots[i], slots[at]);
    }
    let place_of = |old: u16| from.iter().position(|&t| t == old as usize).map(|i| slots[i] as u16);
    for obj in &mut e.st.objs[e.code.n_statics as usize..] {
        if obj.thread != 0
            && let Some(new) = place_of(obj.thread)
        {
            obj.thread = new;
        }
    }
    e.st.marks.iter_mut().for_each(|m| m.rearrange(slots, from));
    e.st.hands.iter_mut().for_each(|h| h.rearrange(slots, from));
    if !e.st.history.is_empty() {
        std::sync::Arc::make_mut(&mut e.st.history).rearrange(slots, from);
    }
    // Readers of a lock are bits: all old ones go before a new one comes.
    let mut readers = Vec::new();
    for (i, &t) in slots.iter().enumerate() {
        for k in 0..e.st.threads[t].held.len() {
            let (obj, at, how) = e.st.threads[t].held[k];
            let lock = Val::pointer(obj, at as u64);
            match how {
                Hold::Read => {
                    set_reader(e, lock, from[i], false);
                    readers.push((lock, t));
                }
                _ => e.poke(lock, 0, t as u32 + 1),
            }
        }
    }
    readers.into_iter().for_each(|(lock, t)| set_reader(e, lock, t, true));
}

fn set_reader(e: &mut Exec, lock: Val, t: usize, on: bool) {
    let (at, bit) = (8 + t as u64 / 32 * 4, 1u32 << (t % 32));
    let old = e.peek(lock, at);
    e.poke(lock, at, if on { old | bit } else { old & !bit });
}

/// Runs the main thread alone, blindfolded, to the end of its joins.
pub fn comes_through(at: &Exec) -> bool {
    let mut e = Exec::new(at.code, at.opts);
    e.st.clone_from(&at.st);
    let mut joins = false;
    for _ in 0..MAX_STEPS {
        let others = (1..e.st.threads.len()).any(|t| e.st.threads[t].status != Status::Free);
        if joins && !others {
            return true;
        }
        if e.st.end != End::Running || !e.is_running(0) {
            return !joins;
        }
        let frame = *e.st.threads[0].top();
        let inst = e.code.inst(frame.func, frame.pc);
        if let Inst::Lib { lib: Lib::ThreadJoin | Lib::ThrdJoin, args, .. } = inst {
            joins = true;
            if !finish_for(&mut e, args) {
                return false;
            }
        } else {
            let next = e.next(0);
            if next.everything {
                return !joins;
            }
            // What is settled is nothing that its own bytes tell.
            let sees = next.visible || next.shared;
            if !next.enabled || next.choices > 1 || sees && joins {
                return false;
            }
            if sees {
                if !look_away(&mut e, inst) {
                    return false;
                }
                continue;
            }
        }
        if e.step().is_err() {
            return false;
        }
    }
    false
}

/// Makes the thread that a join waits for a finished one.
fn finish_for(e: &mut Exec, args: &[Op]) -> bool {
    let arg = |i: usize| args.get(i).map_or(Val::ZERO, |&a| e.val(a));
    let (target, out) = (arg(0), arg(1));
    let slot = target.bits as usize;
    let there = |t: &crate::state::Thread| t.status != Status::Free && !t.detached;
    if !out.is_null()
        || target.undef != 0
        || slot == 0
        || !e.st.threads.get(slot).is_some_and(there)
    {
        return false;
    }
    e.st.threads[slot].clear();
    e.st.threads[slot].status = Status::Finished;
    true
}

/// Takes a visible step of the main thread without seeing what it reads.
fn look_away(e: &mut Exec, inst: &Inst) -> bool {
    let unseen: &[u32] = match inst {
        Inst::Store { .. } => &[],
        Inst::Lib { lib: Lib::ThreadCreate | Lib::ThrdCreate, .. } => &[],
        Inst::Load { d, .. } | Inst::Rmw { d, .. } => &[*d],
        Inst::CmpXchg { old, ok, .. } => &[*old, *ok],
        _ => return false,
    };
    let unseen = unseen.to_vec();
    if e.step().is_err() {
        return false;
    }
    unseen.into_iter().for_each(|d| e.set(d, Val::UNDEF));
    true
}

/// A state is its own key unless something moved.
pub fn copy(state: &[u8], out: &mut Vec<u8>) {
    out.clear();
    out.extend_from_slice(state);
}

/// Whether a thread stands before a join.
pub fn is_joining(code: &Code, st: &State, t: usize) -> bool {
    st.threads.get(t).is_some_and(|thread| {
        thread.status == Status::Running
            && matches!(
                code.inst(thread.top().func, thread.top().pc),
                Inst::Lib { lib: Lib::ThreadJoin | Lib::ThrdJoin, .. }
            )
    })
}
