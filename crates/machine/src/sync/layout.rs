//! Where glibc's locks keep what: on 64 bits, and on 32.
//!
//! The sizes are those of the system's headers, so that programs compiled with
//! them mean what they say; of the insides only the kind of a mutex must lie
//! where glibc has it, because static initialisers set it.

use crate::library::Lib;
use crate::state::Word;

/// What a lock is called, in messages and here.
pub const MUTEX: &str = "mutex";

impl Word {
    fn is_small(self) -> bool {
        self.0 == 4
    }

    fn either(self, large: u64, small: u64) -> u64 {
        if self.is_small() { small } else { large }
    }

    /// The bits of a pointer and of `long`.
    pub fn bits(self) -> u8 {
        self.0 as u8 * 8
    }

    pub fn mutex_bytes(self) -> u64 {
        self.either(40, 24)
    }

    /// The kind of a mutex: recursive, robust, …
    pub fn mutex_kind(self) -> u64 {
        self.either(16, 12)
    }

    /// What a robust mutex knows of its owner's death.
    pub fn mutex_died(self) -> u64 {
        self.either(20, 16)
    }

    /// The mark of a destroyed lock.
    pub fn destroyed(self, what: &str) -> u64 {
        match what {
            _ if !self.is_small() => 24,
            MUTEX => 20,
            "barrier" => 16,
            "semaphore" => 12,
            _ => 24,
        }
    }

    pub fn rwlock_bytes(self) -> u64 {
        self.either(56, 32)
    }

    pub fn barrier_bytes(self) -> u64 {
        self.either(32, 20)
    }

    pub fn semaphore_bytes(self) -> u64 {
        self.either(32, 16)
    }

    pub fn thread_attribute_bytes(self) -> u64 {
        self.either(56, 36)
    }

    /// `va_list`.
    pub fn list_bytes(self) -> u64 {
        self.either(24, 4)
    }
}

/// The bytes of the lock that the first argument points to.
pub fn size_of(lib: Lib, word: Word) -> Option<u64> {
    use Lib::*;
    Some(match lib {
        MutexInit | MutexDestroy | MutexLock | MutexTryLock | MutexTimedLock | MutexUnlock
        | MutexConsistent | MtxInit | MtxLock | MtxTryLock | MtxTimedLock | MtxUnlock
        | MtxDestroy => word.mutex_bytes(),
        CondInit | CondDestroy | CondWait | CondTimedWait | CondSignal | CondBroadcast
        | CndWait | CndTimedWait => 48,
        RwInit | RwDestroy | RwRdLock | RwTryRdLock | RwTimedRdLock | RwWrLock | RwTryWrLock
        | RwTimedWrLock | RwUnlock => word.rwlock_bytes(),
        SpinInit | SpinDestroy | SpinLock | SpinTryLock | SpinUnlock => 4,
        BarrierInit | BarrierDestroy | BarrierWait => word.barrier_bytes(),
        SemInit | SemDestroy | SemWait | SemTryWait | SemTimedWait | SemPost | SemGetValue => {
            word.semaphore_bytes()
        }
        OnceBegin | OnceEnd => 4,
        _ => return None,
    })
}
