//! Which C names the machine answers itself.

use heddle_machine::Lib;

/// What a call to an undefined function of this name does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    Lib(Lib),
    /// Any value of its type.
    Nondet,
    /// Refused, with a reason.
    Refused(&'static str),
}

/// Whether the function is one of the library models that come with heddle.
pub fn is_model(name: &str) -> bool {
    MODELS.contains(&name)
}

/// Functions that `models.c` defines.
pub const MODELS: &[&str] = &[
    "pthread_once",
    "call_once",
    "qsort",
    "bsearch",
    "atoi",
    "atol",
    "atoll",
    "strtol",
    "strtoll",
    "strtoul",
    "strtoull",
    "abs",
    "labs",
    "llabs",
    "isdigit",
    "isalpha",
    "isalnum",
    "isspace",
    "isupper",
    "islower",
    "toupper",
    "tolower",
    "isprint",
    "isxdigit",
    "ispunct",
    "strspn",
    "strcspn",
    "strpbrk",
    "strtok",
    "strtok_r",
    "strcasecmp",
    "strncasecmp",
    "memrchr",
    "div",
    "ldiv",
    "__ctype_b_loc",
    "__ctype_toupper_loc",
    "__ctype_tolower_loc",
    "isgraph",
    "iscntrl",
    "isblank",
    "strndup",
    "reallocarray",
    "mempcpy",
    "memccpy",
    "bzero",
    "strchrnul",
    "strsep",
    "ffs",
    "strerror",
    "lldiv",
    "strtod",
    "strtof",
    "strtold",
    "atof",
    "fwrite",
    "write",
    "pthread_attr_setstacksize",
    "pthread_attr_getstacksize",
    "pthread_mutexattr_getrobust",
    "pthread_mutexattr_getpshared",
    "pthread_condattr_getpshared",
    "pthread_rwlockattr_getpshared",
    "pthread_barrierattr_getpshared",
    "pthread_mutexattr_getprotocol",
    "gettimeofday",
    "sem_open",
    "sem_close",
    "sem_unlink",
    "__atomic_load",
    "__atomic_store",
    "__atomic_exchange",
    "__atomic_compare_exchange",
    "getchar",
    "getc",
    "fgetc",
    "fgets",
    "getline",
    "scanf",
    "fscanf",
    "__isoc99_scanf",
    "__isoc99_fscanf",
    "__isoc23_scanf",
    "__isoc23_fscanf",
    "feof",
    "ferror",
    "fopen",
    "fread",
    "open",
    "read",
    "warn",
    "warnx",
    "err",
    "errx",
    "vwarn",
    "vwarnx",
    "verr",
    "verrx",
    "error",
    "getopt",
    "gmtime_r",
    "localtime_r",
    "gmtime",
    "localtime",
    "difftime",
    "asctime_r",
    "ctime_r",
    "asctime",
    "ctime",
    "strftime",
    "strlcpy",
    "strlcat",
    "strcasestr",
    "memmem",
    "strerror_r",
    "__xpg_strerror_r",
    "strtoimax",
    "strtoumax",
    "vasprintf",
    "asprintf",
    "drand48",
    "erand48",
    "modf",
    "ldexp",
    "scalbn",
    "frexp",
    "sincos",
    "sched_get_priority_max",
    "sched_get_priority_min",
    "sched_getcpu",
    "pthread_getschedparam",
    "pthread_attr_getschedparam",
    "pthread_attr_getguardsize",
    "pthread_getname_np",
    "sched_getaffinity",
    "pthread_getaffinity_np",
    "gethostname",
    "__mulsc3",
    "__muldc3",
    "__mulxc3",
    "__divsc3",
    "__divdc3",
    "__divxc3",
    "__heddle_run_destructors",
    "__heddle_atexit",
    "__heddle_run_handlers",
    "__heddle_run_tls_destructors",
    "__heddle_end_thread",
    "__cxa_atexit",
    "__cxa_finalize",
    "__cxa_thread_atexit_impl",
    "__cxa_thread_atexit",
    "sscanf",
    "vsscanf",
    "__isoc99_sscanf",
    "__isoc99_vsscanf",
    "__isoc23_sscanf",
    "sysconf",
    "get_nprocs",
    "getpagesize",
    "pthread_timedjoin_np",
    "__isoc23_strtol",
    "__isoc23_strtoll",
    "__isoc23_strtoul",
    "__isoc23_strtoull",
    "__VERIFIER_nondet_memory",
    "raise",
    "kill",
    "pthread_kill",
    "alarm",
    "sigaction",
    "signal",
    "pthread_sigmask",
    "sigprocmask",
    "sigemptyset",
    "sigfillset",
    "sigaddset",
    "sigdelset",
    "sigismember",
    "sigpending",
    "sigwait",
    "syscall",
    "prctl",
    "pthread_atfork",
    "eventfd",
    "pipe2",
    "pipe",
    "eventfd_read",
    "eventfd_write",
    "close",
    "ilogb",
    "logb",
    "remainder",
    "nextafter",
    "cabs",
    "cabsf",
    "carg",
    "creal",
    "cimag",
    "crealf",
    "cimagf",
    "conj",
    "conjf",
    "ffsl",
    "ffsll",
    "wcslen",
    "wcscpy",
    "wcscmp",
    "wcschr",
    "wmemset",
    "__sprintf_chk",
    "__snprintf_chk",
    "__printf_chk",
    "__fprintf_chk",
    "__vsprintf_chk",
    "__vsnprintf_chk",
    "__vprintf_chk",
    "__vfprintf_chk",
    "__mempcpy_chk",
    "__stpcpy_chk",
    "stpncpy",
    "__stpncpy_chk",
    "__fgets_chk",
    "__fread_chk",
    "rawmemchr",
    "bcopy",
    "strxfrm",
    "strsignal",
    "swab",
    "qsort_r",
    "lfind",
    "access",
    "rename",
    "mkdir",
    "rmdir",
    "chdir",
    "tmpfile",
    "fdopen",
    "freopen",
    "fileno",
    "clearerr",
    "mmap",
    "munmap",
    "mprotect",
    "madvise",
    "mlock",
    "fegetround",
    "fesetround",
    "feclearexcept",
    "feraiseexcept",
    "fetestexcept",
    "fegetenv",
    "fesetenv",
    "feholdexcept",
    "feupdateenv",
    "wcscat",
    "wcsncpy",
    "wcsncat",
    "wcsncmp",
    "wcsrchr",
    "wcsstr",
    "wmemcpy",
    "wmemmove",
    "wmemcmp",
    "wmemchr",
    "iswdigit",
    "iswalpha",
    "iswalnum",
    "iswspace",
    "iswupper",
    "iswlower",
    "iswpunct",
    "iswprint",
    "iswxdigit",
    "towupper",
    "towlower",
    "btowc",
    "wctob",
    "mbtowc",
    "mblen",
    "wctomb",
    "mbstowcs",
    "wcstombs",
    "creall",
    "cimagl",
    "conjl",
    "cargf",
    "cexp",
    "clog",
    "csqrt",
    "asinh",
    "acosh",
    "atanh",
    "remquo",
    "modff",
    "frexpf",
    "ldexpf",
    "scalbnf",
    "scalbln",
    "ilogbf",
    "remainderf",
    "frexpl",
    "ldexpl",
    "scalbnl",
    "modfl",
    "ilogbl",
    "logbl",
    "logbf",
    "nextafterf",
    "nexttoward",
];

/// Names that mean something even if the program defines them: the idiom of
/// SV-COMP is to abort in an assumption, and that is no error; to call the function
/// that reports one is the error, whatever its body does.
pub fn overrides(name: &str) -> Option<Meaning> {
    match name {
        "__VERIFIER_assume" | "assume_abort_if_not" | "heddle_assume" => {
            Some(Meaning::Lib(Lib::Assume))
        }
        "reach_error" | "__VERIFIER_error" => Some(Meaning::Lib(Lib::Fail)),
        "__VERIFIER_atomic_begin" | "heddle_atomic_begin" => Some(Meaning::Lib(Lib::AtomicBegin)),
        "__VERIFIER_atomic_end" | "heddle_atomic_end" => Some(Meaning::Lib(Lib::AtomicEnd)),
        _ => None,
    }
}

pub fn meaning(name: &str) -> Option<Meaning> {
    use Lib::*;
    if let Some(m) = overrides(name) {
        return Some(m);
    }
    if let Some(rest) =
        name.strip_prefix("__VERIFIER_nondet_").or_else(|| name.strip_prefix("heddle_nondet_"))
    {
        return (rest != "memory").then_some(Meaning::Nondet);
    }
    // glibc's fortified and versioned spellings.
    // A builtin of gcc's that clang does not have is the function of that name.
    let spelled = ["__isoc99_", "__isoc23_", "__builtin_"];
    let plain = spelled.iter().find_map(|s| name.strip_prefix(s)).unwrap_or(name);
    let lib = match plain {
        "heddle_assert" | "__VERIFIER_assert" => Assert,
        "heddle_choose" => Choose,
        "heddle_progress" => Progress,
        "__heddle_sample" => Sample,
        "__heddle_overlap" => Overlap,
        "__heddle_unwind_pad" => UnwindPad,
        "__heddle_unwind_to" => UnwindTo,
        "heddle_fail" => Fail,
        "__assert_fail" | "__assert" | "__assert_rtn" => AssertFail,
        "exit" | "_exit" | "_Exit" | "quick_exit" => Exit,
        "abort" => Abort,
        "malloc" | "valloc" => Malloc,
        "calloc" => Calloc,
        "realloc" => Realloc,
        "aligned_alloc" | "memalign" => AlignedAlloc,
        "posix_memalign" => PosixMemalign,
        "free" | "cfree" => Free,
        "memcpy" | "__memcpy_chk" => MemCpy,
        "memmove" | "__memmove_chk" => MemMove,
        "memset" | "__memset_chk" => MemSet,
        "memcmp" | "bcmp" => MemCmp,
        "memchr" => MemChr,
        "strlen" => StrLen,
        "strnlen" => StrNLen,
        "strcpy" | "__strcpy_chk" => StrCpy,
        "stpcpy" => StpCpy,
        "strncpy" | "__strncpy_chk" => StrNCpy,
        "strcat" | "__strcat_chk" => StrCat,
        "strncat" | "__strncat_chk" => StrNCat,
        "strcmp" | "strcoll" => StrCmp,
        "strncmp" => StrNCmp,
        "strchr" | "index" => StrChr,
        "strrchr" | "rindex" => StrRChr,
        "strstr" => StrStr,
        "strdup" | "__strdup" => StrDup,
        "__heddle_numeral" => Numeral,
        "printf" => Printf,
        "fprintf" | "dprintf" => FPrintf,
        "sprintf" => SPrintf,
        "snprintf" => SnPrintf,
        "vprintf" => VPrintf,
        "vfprintf" => VFPrintf,
        "vsprintf" => VSPrintf,
        "vsnprintf" => VSnPrintf,
        "puts" => Puts,
        "fputs" | "fputs_unlocked" => FPuts,
        "putchar" | "putchar_unlocked" => PutChar,
        "fputc" | "putc" | "putc_unlocked" | "fputc_unlocked" => FPutC,
        "perror" => Perror,
        "fflush"
        | "setbuf"
        | "setvbuf"
        | "setlinebuf"
        | "srand"
        | "srandom"
        | "fclose"
        | "pthread_attr_destroy"
        | "pthread_attr_setschedpolicy"
        | "pthread_attr_setschedparam"
        | "pthread_attr_setinheritsched"
        | "pthread_attr_setscope"
        | "pthread_attr_setguardsize"
        | "pthread_mutexattr_destroy"
        | "pthread_mutexattr_setpshared"
        | "pthread_mutexattr_setprotocol"
        | "pthread_mutexattr_setprioceiling"
        | "pthread_condattr_init"
        | "pthread_condattr_destroy"
        | "pthread_condattr_setclock"
        | "pthread_condattr_setpshared"
        | "pthread_rwlockattr_init"
        | "pthread_rwlockattr_destroy"
        | "pthread_rwlockattr_setkind_np"
        | "pthread_rwlockattr_setpshared"
        | "pthread_barrierattr_init"
        | "pthread_barrierattr_destroy"
        | "pthread_barrierattr_setpshared"
        | "pthread_setname_np"
        | "pthread_setconcurrency"
        | "pthread_setaffinity_np"
        | "pthread_setschedparam"
        | "sched_setaffinity"
        | "sched_setscheduler"
        | "pthread_setschedprio"
        | "pthread_attr_setaffinity_np"
        | "pthread_attr_setstack"
        | "pthread_getconcurrency"
        | "srand48"
        | "flockfile"
        | "funlockfile"
        | "fseek"
        | "ftell"
        | "rewind"
        | "fsync"
        | "remove"
        | "setenv"
        | "unsetenv"
        | "putenv"
        | "unlink"
        | "isatty"
        | "getuid"
        | "geteuid"
        | "getppid"
        | "secure_getenv"
        | "mlockall" => Zero,
        "getenv" | "setlocale" => Zero,
        "sched_yield" | "usleep" | "sleep" | "nanosleep" | "pthread_yield" | "thrd_yield"
        | "thrd_sleep" | "clock_nanosleep" | "pause" => Yield,
        "__errno_location" | "__error" => ErrnoLocation,
        "pthread_create" => ThreadCreate,
        "pthread_join" => ThreadJoin,
        "pthread_tryjoin_np" => ThreadTryJoin,
        "pthread_detach" | "thrd_detach" => ThreadDetach,
        "pthread_exit" => ThreadExit,
        "pthread_self" | "thrd_current" => ThreadSelf,
        "pthread_equal" | "thrd_equal" => ThreadEqual,
        "pthread_cancel" => ThreadCancel,
        "pthread_testcancel" => TestCancel,
        "pthread_setcancelstate" => SetCancelState,
        "pthread_setcanceltype" => SetCancelType,
        "thrd_create" => ThrdCreate,
        "thrd_join" => ThrdJoin,
        "thrd_exit" => ThrdExit,
        "pthread_attr_init" => AttrInit,
        "pthread_attr_setdetachstate" => AttrSetDetached,
        "pthread_attr_getdetachstate" => AttrGetDetached,
        "pthread_mutexattr_init" => MutexAttrInit,
        "pthread_mutexattr_settype" => MutexAttrSetType,
        "pthread_mutexattr_gettype" => MutexAttrGetType,
        "pthread_mutexattr_setrobust" | "pthread_mutexattr_setrobust_np" => MutexAttrSetRobust,
        "pthread_mutex_init" => MutexInit,
        "pthread_mutex_destroy" => MutexDestroy,
        "pthread_mutex_lock" => MutexLock,
        "pthread_mutex_trylock" => MutexTryLock,
        "pthread_mutex_timedlock" | "pthread_mutex_clocklock" => MutexTimedLock,
        "pthread_mutex_unlock" => MutexUnlock,
        "pthread_mutex_consistent" | "pthread_mutex_consistent_np" => MutexConsistent,
        "mtx_init" => MtxInit,
        "mtx_lock" => MtxLock,
        "mtx_trylock" => MtxTryLock,
        "mtx_timedlock" => MtxTimedLock,
        "mtx_unlock" => MtxUnlock,
        "mtx_destroy" => MtxDestroy,
        "pthread_cond_init" | "cnd_init" => CondInit,
        "pthread_cond_destroy" | "cnd_destroy" => CondDestroy,
        "pthread_cond_wait" => CondWait,
        "pthread_cond_timedwait" | "pthread_cond_clockwait" => CondTimedWait,
        "pthread_cond_signal" | "cnd_signal" => CondSignal,
        "pthread_cond_broadcast" | "cnd_broadcast" => CondBroadcast,
        "cnd_wait" => CndWait,
        "cnd_timedwait" => CndTimedWait,
        "pthread_rwlock_init" => RwInit,
        "pthread_rwlock_destroy" => RwDestroy,
        "pthread_rwlock_rdlock" => RwRdLock,
        "pthread_rwlock_tryrdlock" => RwTryRdLock,
        "pthread_rwlock_timedrdlock" | "pthread_rwlock_clockrdlock" => RwTimedRdLock,
        "pthread_rwlock_wrlock" => RwWrLock,
        "pthread_rwlock_trywrlock" => RwTryWrLock,
        "pthread_rwlock_timedwrlock" | "pthread_rwlock_clockwrlock" => RwTimedWrLock,
        "pthread_rwlock_unlock" => RwUnlock,
        "pthread_spin_init" => SpinInit,
        "pthread_spin_destroy" => SpinDestroy,
        "pthread_spin_lock" => SpinLock,
        "pthread_spin_trylock" => SpinTryLock,
        "pthread_spin_unlock" => SpinUnlock,
        "pthread_barrier_init" => BarrierInit,
        "pthread_barrier_destroy" => BarrierDestroy,
        "pthread_barrier_wait" => BarrierWait,
        "sem_init" => SemInit,
        "sem_destroy" => SemDestroy,
        "sem_wait" => SemWait,
        "sem_trywait" => SemTryWait,
        "sem_timedwait" | "sem_clockwait" => SemTimedWait,
        "sem_post" => SemPost,
        "sem_getvalue" => SemGetValue,
        "pthread_key_create" | "tss_create" => KeyCreate,
        "pthread_key_delete" | "tss_delete" => KeyDelete,
        "pthread_getspecific" | "tss_get" => GetSpecific,
        "pthread_setspecific" | "tss_set" => SetSpecific,
        "__heddle_once_begin" => OnceBegin,
        "__heddle_once_end" => OnceEnd,
        "__heddle_next_destructor" => NextDestructor,
        "__heddle_thread_end" => ThreadEnd,
        "getpid" | "gettid" => Zero,
        "__pthread_register_cancel" => CleanupPush,
        "__pthread_unregister_cancel" => CleanupPop,
        "__pthread_unwind_next" => CleanupNext,
        "rand" | "random" | "lrand48" | "mrand48" | "arc4random" | "rand_r" => Rand,
        "time" | "clock" => Time,
        "clock_gettime" | "timespec_get" => Gettime,
        "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp" => SetJump,
        "longjmp" | "_longjmp" | "siglongjmp" | "__longjmp_chk" => LongJump,
        "__heddle_futex_wait" => FutexWait,
        "__heddle_futex_timed_wait" => FutexTimedWait,
        "__heddle_futex_wake" => FutexWake,
        "on_exit" | "at_quick_exit" => {
            return Some(Meaning::Refused("runs functions when the program ends"));
        }
        "sigsuspend" | "sigqueue" | "setitimer" | "timer_create" | "signalfd" => {
            return Some(Meaning::Refused("has to do with signals that come later"));
        }
        "fork" | "vfork" | "execve" | "execv" | "execvp" | "execlp" | "waitpid" | "wait"
        | "system" | "popen" | "posix_spawn" => {
            return Some(Meaning::Refused("starts processes"));
        }
        _ => return None,
    };
    Some(Meaning::Lib(lib))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_model_is_there_on_both_kinds_of_machine() {
        let texts =
            [include_str!("../../models/models.ll"), include_str!("../../models/models32.ll")];
        for text in texts {
            let defined: std::collections::HashSet<&str> = text
                .lines()
                .filter(|l| l.starts_with("define "))
                .filter_map(|l| l.split_once('@')?.1.split('(').next())
                .collect();
            let missing: Vec<_> = MODELS.iter().filter(|m| !defined.contains(*m)).collect();
            assert!(missing.is_empty(), "{missing:?}");
        }
    }
}
