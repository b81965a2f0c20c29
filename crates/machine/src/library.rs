//! The calls that the machine itself answers: threads, locks, memory, output.
//!
//! Which C name means which of these, the front end decides. Sizes of the
//! library's types are those of glibc on 64 bits, so that programs compiled
//! with the system's headers, static initialisers included, mean what they say.

/// A call into the machine. Arguments as the C function of that name has
/// them, unless said otherwise; the result goes to one register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lib {
    // Verification interface.
    /// `assert`: condition.
    Assert,
    /// A failure by itself: the text's address, or nothing.
    Fail,
    /// `__assert_fail(text, file, line, function)`.
    AssertFail,
    /// An index that is outside its array: the index, and how many there are.
    BadIndex,
    Assume,
    /// A value below the argument; 0 for no bound is refused.
    Choose,
    /// Any value of so many bits (constant argument); enumerated.
    Nondet,
    /// What follows is one of more ways than are tried.
    Sample,
    AtomicBegin,
    AtomicEnd,
    Progress,
    // Process.
    Exit,
    Abort,
    // Memory.
    Malloc,
    Calloc,
    Realloc,
    AlignedAlloc,
    PosixMemalign,
    Free,
    MemCpy,
    MemMove,
    MemSet,
    MemCmp,
    MemChr,
    /// `(a, b, n)`: whether blocks of so many bytes have any in common.
    Overlap,
    StrLen,
    StrNLen,
    StrCpy,
    StrNCpy,
    StpCpy,
    StrCat,
    StrNCat,
    StrCmp,
    StrNCmp,
    StrChr,
    StrRChr,
    StrStr,
    StrDup,
    /// `(out, text, bits)`: the number that a text begins with, written to `out`;
    /// how many characters it takes.
    Numeral,
    // Output: `printf` format, arguments.
    Printf,
    FPrintf,
    SPrintf,
    SnPrintf,
    VPrintf,
    VFPrintf,
    VSnPrintf,
    VSPrintf,
    Puts,
    FPuts,
    PutChar,
    FPutC,
    Perror,
    /// Does nothing and returns its first argument, or 0.
    Zero,
    /// Does nothing and returns -1.
    MinusOne,
    /// Varargs.
    VaStart,
    VaCopy,
    /// `frame`: saves and frees variable-length arrays.
    StackSave,
    StackRestore,
    ErrnoLocation,
    // Threads.
    ThreadCreate,
    ThrdCreate,
    ThreadJoin,
    ThrdJoin,
    ThreadTryJoin,
    ThreadDetach,
    ThreadExit,
    ThrdExit,
    ThreadSelf,
    ThreadEqual,
    ThreadCancel,
    TestCancel,
    SetCancelState,
    SetCancelType,
    /// The thread is over: its result.
    ThreadEnd,
    /// Cleanup handlers, as glibc's macros spell them. The mark answers 0, and
    /// 1 when a thread that exits or is cancelled comes back to it; then the
    /// handler runs and `next` goes on to the handler below.
    CleanupMark,
    CleanupPush,
    CleanupPop,
    CleanupNext,
    /// `setjmp` marks a place in the buffer; `longjmp` goes back there, with an
    /// answer.
    SetJump,
    LongJump,
    /// `(i)`: the table of the i-th place, from the innermost call outwards, to
    /// which an exception may go; null if there are not so many.
    UnwindPad,
    /// `(i)`: leaves frames and goes on at that place.
    UnwindTo,
    /// Something that a run meets and the machine cannot do: its number among
    /// the program's refusals.
    Refuse,
    /// `(address, value)`: waits while the value is there, until somebody wakes
    /// it; `(address, n)`: wakes so many. As Linux has them.
    FutexWait,
    FutexTimedWait,
    FutexWake,
    Yield,
    // Attributes.
    AttrInit,
    AttrSetDetached,
    AttrGetDetached,
    MutexAttrInit,
    MutexAttrSetType,
    MutexAttrGetType,
    MutexAttrSetRobust,
    // Mutexes.
    MutexInit,
    MutexDestroy,
    MutexLock,
    MutexTryLock,
    MutexTimedLock,
    MutexUnlock,
    MutexConsistent,
    MtxInit,
    MtxLock,
    MtxTryLock,
    MtxTimedLock,
    MtxUnlock,
    MtxDestroy,
    // Condition variables.
    CondInit,
    CondDestroy,
    CondWait,
    CondTimedWait,
    CondSignal,
    CondBroadcast,
    CndWait,
    CndTimedWait,
    // Read-write locks.
    RwInit,
    RwDestroy,
    RwRdLock,
    RwTryRdLock,
    RwTimedRdLock,
    RwWrLock,
    RwTryWrLock,
    RwTimedWrLock,
    RwUnlock,
    // Spin locks.
    SpinInit,
    SpinDestroy,
    SpinLock,
    SpinTryLock,
    SpinUnlock,
    // Barriers.
    BarrierInit,
    BarrierDestroy,
    BarrierWait,
    // Semaphores.
    SemInit,
    SemDestroy,
    SemWait,
    SemTryWait,
    SemTimedWait,
    SemPost,
    SemGetValue,
    // Once: `begin` answers whether the caller must run it.
    OnceBegin,
    OnceEnd,
    // Thread-specific data.
    KeyCreate,
    KeyDelete,
    GetSpecific,
    SetSpecific,
    /// The next value whose destructor is due: stores the destructor's
    /// address where the argument points, answers the value.
    NextDestructor,
    // Varied.
    Rand,
    Time,
    Gettime,
}

impl Lib {
    /// Whether it leaves other threads as they are.
    pub fn is_alone(self) -> bool {
        use Lib::*;
        matches!(
            self,
            Yield
                | Assert
                | Assume
                | Malloc
                | Calloc
                | Free
                | MemCpy
                | MemMove
                | MemSet
                | MemCmp
                | Printf
                | SnPrintf
                | MutexLock
                | MutexTryLock
                | MutexUnlock
                | SpinLock
                | SpinTryLock
                | SpinUnlock
                | RwRdLock
                | RwWrLock
                | RwUnlock
                | SemWait
                | SemPost
                | Zero
        )
    }

    pub fn has_result(self) -> bool {
        use Lib::*;
        !matches!(
            self,
            Assert
                | Fail
                | AssertFail
                | BadIndex
                | Assume
                | AtomicBegin
                | AtomicEnd
                | Progress
                | Sample
                | Exit
                | Abort
                | Free
                | VaStart
                | VaCopy
                | StackRestore
                | ThreadExit
                | ThrdExit
                | ThreadEnd
                | OnceEnd
                | Perror
                | TestCancel
                | MtxDestroy
                | CleanupPush
                | CleanupPop
                | CleanupNext
                | LongJump
                | UnwindTo
                | Refuse
        )
    }

    /// Whether a thread may come back to it from anywhere in its function.
    pub fn is_mark(self) -> bool {
        matches!(self, Lib::CleanupMark | Lib::SetJump)
    }

    pub fn never_returns(self) -> bool {
        use Lib::*;
        matches!(
            self,
            Fail | AssertFail
                | BadIndex
                | Exit
                | Abort
                | ThreadExit
                | ThrdExit
                | ThreadEnd
                | CleanupNext
                | LongJump
                | UnwindTo
                | Refuse
        )
    }
}
