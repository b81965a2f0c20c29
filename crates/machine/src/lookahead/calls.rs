//! Library calls that others can see, with everything that they may find.

use super::{Explorer, Poke};
use crate::access::{Next, THREADS};
use crate::library::Lib;
use crate::program::Op;
use crate::state::{State, Status, Wait};
use crate::value::Val;

impl Explorer<'_> {
    pub(super) fn call(&mut self, n: u32, lib: Lib, args: &[Op], next: &Next) -> Option<()> {
        let t = self.nodes[n as usize].t;
        for a in next.accesses() {
            if a.obj == THREADS {
                self.nodes[n as usize].own.threads = true;
            } else if a.obj > self.code.n_statics {
                // The thread's own lock: nobody else's business.
                continue;
            } else {
                let c = self.place(a)?;
                self.mark(n, c, a.write);
            }
        }
        match lib {
            Lib::ThreadCreate | Lib::ThrdCreate => return self.create(n, next),
            Lib::ThreadJoin | Lib::ThrdJoin => return self.join(n, args),
            Lib::Exit | Lib::Abort | Lib::AssertFail | Lib::Fail | Lib::BadIndex => return Some(()),
            Lib::AtomicBegin => return self.take(n, 0, &[]),
            _ => {}
        }
        let arg = |i: usize| args.get(i).map_or(Val::ZERO, |&a| self.e.val_of(t, a));
        let (a, b) = (arg(0), arg(1));
        let wait = self.e.st.threads[t].wait;
        for pokes in self.outcomes(t, lib, a, b, wait)? {
            self.take(n, 0, &pokes)?;
        }
        Some(())
    }

    /// Everything that a lock operation may find.
    fn outcomes(&self, t: usize, lib: Lib, a: Val, b: Val, wait: Wait) -> Option<Vec<Vec<Poke>>> {
        use Lib::*;
        let me = t as u32 + 1;
        let other = me + 1;
        let plain = Some::<Vec<Vec<Poke>>>;
        match lib {
            MutexLock | MtxLock | MutexTryLock | MtxTryLock | MutexTimedLock | MtxTimedLock
            | MutexUnlock | MtxUnlock => {
                let kind = self.e.cell(a, self.code.word().mutex_kind(), "mutex").ok()?;
                // Recursive and robust mutexes remember more than we follow.
                if kind & 3 == 1 || kind > 3 {
                    return None;
                }
                plain(match lib {
                    MutexUnlock | MtxUnlock => vec![vec![(a, 0, me)]],
                    MutexLock | MtxLock if kind & 3 == 0 => vec![vec![(a, 0, 0)]],
                    MutexLock | MtxLock => vec![vec![(a, 0, 0)], vec![(a, 0, me)]],
                    _ => vec![vec![(a, 0, 0)], vec![(a, 0, other)], vec![(a, 0, me)]],
                })
            }
            MutexInit if b.is_null() => plain(vec![vec![]]),
            CondInit | CondSignal | CondBroadcast | RwInit | SpinInit | BarrierInit | SemInit
            | SemPost | OnceEnd => plain(vec![vec![]]),
            MutexDestroy | MtxDestroy => plain(vec![vec![(a, 0, 0)]]),
            CondDestroy | RwDestroy | SpinDestroy | BarrierDestroy | SemDestroy => {
                plain(vec![vec![]])
            }
            CondWait | CndWait | CondTimedWait | CndTimedWait => Some(match wait {
                Wait::None => vec![vec![(b, 0, me)]],
                // Waiting: it may also time out, or wake by itself.
                _ => vec![vec![(b, 0, 0)]],
            }),
            BarrierWait => {
                let needed = self.e.cell(a, 0, "barrier").ok()?;
                Some(match wait {
                    _ if needed == 0 => return None,
                    Wait::None if needed == 1 => vec![vec![]],
                    Wait::None => vec![vec![(a, 4, 0)], vec![(a, 4, needed - 1)]],
                    Wait::Barrier => vec![],
                    _ => vec![vec![]],
                })
            }
            RwRdLock => plain(vec![vec![(a, 0, 0)]]),
            RwTryRdLock | RwTimedRdLock => plain(vec![vec![(a, 0, 0)], vec![(a, 0, other)]]),
            RwWrLock => plain(vec![vec![(a, 0, 0), (a, 4, 0)]]),
            RwTryWrLock | RwTimedWrLock => {
                plain(vec![vec![(a, 0, 0), (a, 4, 0)], vec![(a, 0, other)]])
            }
            RwUnlock => {
                let (word, bit) = (8 + t as u64 / 32 * 4, 1 << (t % 32));
                plain(vec![vec![(a, 0, me)], vec![(a, 0, 0), (a, 4, 1), (a, word, bit)]])
            }
            SpinLock => plain(vec![vec![(a, 0, 0)]]),
            SpinTryLock => plain(vec![vec![(a, 0, 0)], vec![(a, 0, other)]]),
            SpinUnlock => plain(vec![vec![(a, 0, me)]]),
            SemWait => plain(vec![vec![(a, 0, 1)]]),
            SemTryWait | SemTimedWait => plain(vec![vec![(a, 0, 0)], vec![(a, 0, 1)]]),
            OnceBegin => plain(vec![vec![(a, 0, 0)], vec![(a, 0, 2)]]),
            _ => None,
        }
    }

    /// The main thread starts another: its situation is a node too.
    fn create(&mut self, n: u32, next: &Next) -> Option<()> {
        self.load(n);
        if self.e.t != 0 {
            return None;
        }
        if self.e.step().is_err() {
            return Some(());
        }
        let slot = self.e.created?;
        if slot >= crate::advance::SET || self.e.st.threads[slot].detached {
            return None;
        }
        // The new thread's number may go to a shared variable.
        for a in next.accesses().iter().filter(|a| a.obj <= self.code.n_statics) {
            let c = self.place(a)?;
            let n = self.code.word().0;
            let spot = self.e.find(Val::pointer(a.obj, a.lo as u64), n as u64, false).ok()?;
            let v = self.e.read(spot, n as u8 * 8).ok()?;
            if self.cells[c as usize].values.is_empty() {
                if spot.large {
                    return None;
                }
                let at = spot.at;
                let mut old = [0; 8];
                old[..n].copy_from_slice(&self.base.mem[at..at + n]);
                self.cells[c as usize].values.push(Val::int(u64::from_le_bytes(old)));
            }
            self.add_value(c, v)?;
        }
        let arg = self.e.st.threads[slot].regs.first().map_or(0, |v| v.obj);
        if State::is_object(arg) && arg > self.code.n_statics {
            return None;
        }
        // The new thread by itself.
        let mut alone = self.e.st.clone();
        alone.threads.iter_mut().enumerate().filter(|t| t.0 != slot).for_each(|t| t.1.clear());
        // In the creator's picture it is a name only.
        let start = self.e.st.threads[slot].start;
        self.e.st.threads[slot].clear();
        self.e.st.threads[slot].status = Status::Finished;
        self.e.st.threads[slot].start = start;
        let creator = self.e.st.clone();
        self.e.st = alone;
        self.e.t = slot;
        self.arrive(n)?;
        self.e.st = creator;
        self.e.t = 0;
        self.arrive(n)
    }

    /// A join goes when the other is over; what it brings may be anything
    /// that we know only as far as nobody looks.
    fn join(&mut self, n: u32, args: &[Op]) -> Option<()> {
        self.load(n);
        let out = args.get(1).map_or(Val::ZERO, |&a| self.e.val(a));
        if !out.is_null() || self.e.t != 0 {
            return None;
        }
        self.take(n, 0, &[])
    }
}
