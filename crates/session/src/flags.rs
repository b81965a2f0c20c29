//! Every option of a run by its name, each one row: the value it takes, its default, the
//! languages that it means something for, what it says, whether a trail remembers it.
//!
//! The command line, its help and its completions, the words that a trail keeps, the
//! refusal of a flag that the input has no use for, and the table in the book are made of
//! these rows.

use crate::{Language, Liveness, Options, Reduction};
#[cfg(feature = "assembly")]
use heddle_assembly::Arch;
#[cfg(feature = "assembly")]
use heddle_assembly::real::Isa;
use heddle_engine::{Search, StoreKind};
#[cfg(feature = "c")]
use heddle_machine::Races;
use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

/// One row.
pub struct Flag {
    /// Without the dashes.
    pub name: &'static str,
    pub short: Option<char>,
    pub takes: Takes,
    pub group: Group,
    pub heading: &'static str,
    /// The languages that it means something for.
    pub languages: &'static [Language],
    /// What is in force without it, as it would be written; empty if that has no word.
    pub default: &'static str,
    pub help: &'static str,
    /// It shapes the model or the property, so that a trail remembers it.
    pub in_trails: bool,
    pub conflicts: &'static [&'static str],
    set: fn(&mut Options, &str) -> Result<(), String>,
    /// The words for what is set; none for the default.
    get: fn(&Options) -> Vec<String>,
}

/// What follows a flag.
#[derive(Clone, Copy)]
pub enum Takes {
    Nothing,
    /// A value, by the name that help gives it.
    Value(&'static str),
    /// The same, any number of times.
    Values(&'static str),
    /// One of these, by the name that help gives it.
    Word(&'static str, &'static [Word]),
}

/// A word that a flag takes, with the languages that it means something for.
pub struct Word {
    pub name: &'static str,
    pub help: &'static str,
    pub languages: &'static [Language],
}

/// What a flag is about, and which commands have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The model: every command that builds one.
    Model,
    /// The properties.
    Property,
    /// The search.
    Search,
}

use Language::{Assembly, C, Kernel, Litmus, Program, Promela, WeakC};
const ALL: &[Language] = &[Promela, C, WeakC, Program, Litmus, Kernel, Assembly];
const BOTH_C: &[Language] = &[C, WeakC];
const UNDER_MODELS: &[Language] = &[C, WeakC, Program, Litmus, Kernel, Assembly];

const CHECK: &str = "What to check";
const SEARCH: &str = "How to search";
const C_PROGRAMS: &str = "C programs";
const ASSEMBLY: &str = "Assembly";

macro_rules! row {
    ($name:literal $(-$short:literal)? $group:ident $heading:ident $takes:expr, $languages:expr,
     $help:literal, $set:expr, $get:expr $(, default $default:literal)? $(, not $conflicts:expr)?
     $(, kept $kept:literal)?) => {
        Flag {
            name: $name,
            short: short!($($short)?),
            takes: $takes,
            group: Group::$group,
            heading: $heading,
            languages: $languages,
            default: text!($($default)?),
            help: $help,
            in_trails: kept!($group $($kept)?),
            conflicts: list!($($conflicts)?),
            set: $set,
            get: $get,
        }
    };
}
macro_rules! short {
    () => {
        None
    };
    ($c:literal) => {
        Some($c)
    };
}
macro_rules! text {
    () => {
        ""
    };
    ($t:literal) => {
        $t
    };
}
macro_rules! list {
    () => {
        &[]
    };
    ($l:expr) => {
        $l
    };
}
macro_rules! kept {
    ($group:ident $kept:literal) => {
        $kept
    };
    (Search) => {
        false
    };
    ($group:ident) => {
        true
    };
}
/// A value that may be given, and one that may be given again and again.
macro_rules! one { ($($f:ident).+) => { |o| o.$($f).+.iter().map(ToString::to_string).collect() } }
macro_rules! many { ($($f:ident).+) => { |o, v| { o.$($f).+.push(v.into()); Ok(()) } } }
macro_rules! on { ($($f:ident).+) => { |o, _| { o.$($f).+ = true; Ok(()) } } }
macro_rules! is_on { ($($f:ident).+) => { |o| if o.$($f).+ { vec![String::new()] } else { vec![] } } }

const fn word(name: &'static str, help: &'static str) -> Word {
    Word { name, help, languages: ALL }
}

const REDUCTIONS: &[Word] = &[
    word("por", "Partial-order reduction"),
    word("none", "Every interleaving"),
    Word {
        languages: &[C],
        ..word("global", "C: interleave at accesses that other threads can see")
    },
    Word {
        languages: &[C],
        ..word("superstep", "C: as global, and steps as long as they stay independent")
    },
];
const ARCHS: &[Word] = &[
    word("sp", "One processor: tasks take turns at instructions"),
    word("smp", "Processors in lock step"),
    word("asmp", "Processors of any relative speed"),
];
const ISAS: &[Word] =
    &[word("x86-64", ""), word("aarch64", ""), word("riscv64", ""), word("ppc64", "")];
const RACES: &[Word] =
    &[word("off", ""), word("on", ""), Word { languages: &[C], ..word("strict", "") }];
const UNDEFINED: &[Word] = &[word("overflow", "Signed integer overflow")];
const LIVENESS: &[Word] = &[
    word("accept", "Cycles through an accept label"),
    word("progress", "Cycles that never pass a progress label"),
];
const FAIRNESS: &[Word] = &[word("weak", "Whoever is enabled for ever moves again and again")];
const STORES: &[Word] = &[
    word("exact", "Every state in full"),
    word("tree", "Every state, compressed as a tree"),
    word("compact", "64 bits of hash a state: may miss states"),
    word("bitstate", "A few bits a state: misses states"),
];

/// All of them, in the order in which help shows them.
pub static FLAGS: &[Flag] = &[
    row!("reduction" Model SEARCH Takes::Word("REDUCTION", REDUCTIONS), ALL,
        "Leave out interleavings that cannot matter",
        |o, v| chosen(v, REDUCTIONS, [Reduction::Por, Reduction::None, Reduction::Global, Reduction::Superstep]).map(|r| o.model.reduction = r),
        |o| other_than("por", match o.model.reduction {
            Reduction::Por => "por",
            Reduction::None => "none",
            Reduction::Global => "global",
            Reduction::Superstep => "superstep",
        }), default "por"),
    row!("model" -'m' Model CHECK Takes::Value("MODEL"), UNDER_MODELS,
        "The memory model: a name that `heddle models` lists, or a .mcm file",
        |o, v| { o.model.model = Some(v.into()); Ok(()) }, one!(model.model)),
    row!("window" Model SEARCH Takes::Value("N"), UNDER_MODELS,
        "Instructions of a thread in flight at once, under a memory model [default: 12; C: 24; .s: 28]",
        |o, v| within(v, 1, 32).map(|n| o.model.window = Some(n)), one!(model.window)),
    #[cfg(feature = "assembly")]
    row!("arch" Model ASSEMBLY Takes::Word("ARCH", ARCHS), &[Kernel],
        "Assembly: one processor, several in lock step, or several of any speed [default: asmp]",
        |o, v| chosen(v, ARCHS, [Arch::Sp, Arch::Smp, Arch::Asmp]).map(|a| o.model.arch = Some(a)),
        |o| o.model.arch.map(|a| a.name().to_string()).into_iter().collect()),
    #[cfg(feature = "assembly")]
    row!("isa" Model ASSEMBLY Takes::Word("ISA", ISAS), &[Assembly],
        "Assembly (.s): the instruction set [default: as the text looks]",
        |o, v| {
            let all = [Isa::X86, Isa::AArch64, Isa::RiscV, Isa::Ppc];
            chosen(v, ISAS, all).map(|i| o.model.isa = Some(i))
        },
        |o| o.model.isa.map(|i| i.name().to_string()).into_iter().collect()),
    row!("opt" Model C_PROGRAMS Takes::Value("LEVEL"), BOTH_C,
        "C: optimisation level at which clang compiles",
        |o, v| within(v, 0, 3).map(|n: u32| o.model.opt = n as u8),
        |o| other_than("0", &o.model.opt.to_string()), default "0"),
    row!("entry" Model C_PROGRAMS Takes::Value("FUNCTION"), BOTH_C,
        "C: the function to start with",
        |o, v| { o.model.entry = v.into(); Ok(()) }, |o| other_than("main", &o.model.entry),
        default "main"),
    row!("bin" Model C_PROGRAMS Takes::Value("NAME"), &[C],
        "Rust: the binary of the package to check",
        |o, v| { o.model.bin = Some(v.into()); Ok(()) }, one!(model.bin)),
    row!("test" Model C_PROGRAMS Takes::Value("NAME"), &[C],
        "Rust: the test target of the package to check",
        |o, v| { o.model.test = Some(v.into()); Ok(()) }, one!(model.test)),
    row!("exact" Model C_PROGRAMS Takes::Values("NAME"), &[C],
        "Rust: a test of the target (repeatable); without it each is tried", many!(model.exact),
        one!(model.exact)),
    row!("arg" Model C_PROGRAMS Takes::Values("TEXT"), &[C],
        "C: an argument of main (repeatable)", many!(model.arg), one!(model.arg)),
    #[cfg(feature = "c")]
    row!("races" Model C_PROGRAMS Takes::Word("RACES", RACES), BOTH_C,
        "C: whether data races are violations; strict: also between volatile accesses",
        |o, v| chosen(v, RACES, [Races::Off, Races::On, Races::Strict]).map(|r| o.model.races = r),
        |o| other_than("on", match o.model.races {
            Races::Off => "off",
            Races::On => "on",
            Races::Strict => "strict",
        }), default "on"),
    row!("ub" Model C_PROGRAMS Takes::Word("KIND", UNDEFINED), &[C],
        "C: more undefined behaviour that is a violation",
        |o, v| chosen(v, UNDEFINED, [true]).map(|on| o.model.overflow = on),
        |o| other_than("", if o.model.overflow { "overflow" } else { "" })),
    row!("leaks" Model C_PROGRAMS Takes::Nothing, &[C],
        "C: memory that is never freed is a violation", on!(model.leaks), is_on!(model.leaks)),
    row!("malloc-may-fail" Model C_PROGRAMS Takes::Nothing, &[C],
        "C: malloc and its family may return NULL",
        on!(model.malloc_may_fail), is_on!(model.malloc_may_fail)),
    row!("spurious" Model C_PROGRAMS Takes::Nothing, BOTH_C,
        "C: condition variables may wake up, and weak compare-and-swaps fail, for no reason",
        on!(model.spurious), is_on!(model.spurious)),
    row!("unwind" Model C_PROGRAMS Takes::Value("N"), &[C],
        "C: loops go round at most N times",
        |o, v| number(v).map(|n| o.model.unwind = Some(n)), one!(model.unwind)),
    row!("call-depth" Model C_PROGRAMS Takes::Value("N"), &[C],
        "C: calls nest at most N deep (100000)",
        |o, v| number(v).map(|n| o.model.call_depth = Some(n)), one!(model.call_depth)),
    row!("threads" Model C_PROGRAMS Takes::Value("N"), &[C],
        "C: at most N threads at a time, the main one counted (60000)",
        |o, v| within(v, 1, 60_000).map(|n| o.model.threads = Some(n)), one!(model.threads)),
    row!("no-livelocks" Model C_PROGRAMS Takes::Nothing, UNDER_MODELS,
        "C, memory models: do not look for waiting that nothing can end",
        on!(model.no_livelocks), is_on!(model.no_livelocks)),
    row!("havoc" Model C_PROGRAMS Takes::Values("FUNCTION"), BOTH_C,
        "C: this function is unknown and may return anything (repeatable)",
        many!(model.havoc), one!(model.havoc)),
    row!("abstraction" Model C_PROGRAMS Takes::Value("FUNCTION"), &[C],
        "C: match states on what this function writes to globals",
        |o, v| { o.model.abstraction = Some(v.into()); Ok(()) }, one!(model.abstraction)),
    row!("linearizable" Model CHECK Takes::Value("SPECIFICATION"), &[C],
        "C: every history of the operations must be one of this sequential specification: a C file with functions of the same names, or `self` for the program itself",
        |o, v| { o.model.linearizable = Some(v.into()); Ok(()) }, one!(model.linearizable)),
    row!("ops" Model CHECK Takes::Value("FUNCTIONS"), &[C],
        "C: with --linearizable, the operations [default: the functions that the specification has, too]",
        |o, v| { o.model.ops = v.split(',').map(|w| w.trim().to_string()).collect(); Ok(()) },
        |o| if o.model.ops.is_empty() { vec![] } else { vec![o.model.ops.join(",")] }),
    row!("clients" Model CHECK Takes::Value("NxM"), &[C],
        "C: with --linearizable, instead of main: N threads that call any M of the operations each",
        |o, v| clients(v).map(|c| o.model.clients = Some(c)),
        |o| o.model.clients.iter().map(|(n, m)| format!("{n}x{m}")).collect()),
    row!("numbers" Model CHECK Takes::Value("N"), &[C],
        "C: with --clients, numbers that operations are given are 1 to N",
        |o, v| within(v, 1, 16).map(|n| o.model.values = n),
        |o| other_than("2", &o.model.values.to_string()), default "2"),
    row!("setup" Model CHECK Takes::Value("FUNCTION"), &[C],
        "C: with --clients, a function to call before the threads start",
        |o, v| { o.model.setup = Some(v.into()); Ok(()) }, one!(model.setup)),
    row!("no-symmetry" Model C_PROGRAMS Takes::Nothing, &[C],
        "C: tell threads apart that are alike", on!(model.no_symmetry), is_on!(model.no_symmetry)),
    row!("no-settled" Model C_PROGRAMS Takes::Nothing, &[C],
        "C: do not guess what memory is only read once it is shared",
        on!(model.no_settled), is_on!(model.no_settled)),
    row!("no-promote" Model C_PROGRAMS Takes::Nothing, BOTH_C,
        "C: keep every local in memory, also where a register would do",
        on!(model.no_promote), is_on!(model.no_promote)),
    row!("define" -'D' Model CHECK Takes::Values("NAME[=TEXT]"), &[Promela, C, WeakC, Kernel],
        "Define a preprocessor macro, as in C", many!(model.define), one!(model.define)),
    row!("include" -'I' Model CHECK Takes::Values("DIR"), &[Promela],
        "Promela: look for included files here too", many!(model.include), one!(model.include)),
    row!("no-native" Model CHECK Takes::Nothing, &[Promela],
        "Promela: refuse embedded C instead of compiling and running it",
        on!(model.no_native), is_on!(model.no_native), kept false),
    row!("no-jit" Model SEARCH Takes::Nothing, &[Promela],
        "Promela: interpret every step instead of compiling hot ones to machine code",
        on!(model.no_jit), is_on!(model.no_jit), kept false),
    row!("exact-steps" Model SEARCH Takes::Nothing, &[Promela, Program, Litmus, Kernel, Assembly],
        "Every statement its own step: no merging, no clearing of dead variables",
        on!(model.exact_steps), is_on!(model.exact_steps)),
    row!("lossy" Model CHECK Takes::Nothing, &[Promela],
        "Promela: a message sent to a full channel is lost (as SPIN's -m)",
        on!(model.lossy), is_on!(model.lossy)),
    row!("empty-channels" Model CHECK Takes::Nothing, &[Promela],
        "Promela: a valid end state also needs empty channels (as SPIN's -q)",
        on!(model.empty_channels), is_on!(model.empty_channels)),
    row!("property" -'p' Property CHECK Takes::Values("NAME"), ALL,
        "Check only this property, by the name that `list` shows (repeatable)",
        many!(property.property), one!(property.property), kept false),
    row!("ltl" Property CHECK Takes::Values("FORMULA"), ALL,
        "Check an LTL formula, or the `ltl` block of this name",
        many!(property.ltl), one!(property.ltl)),
    row!("ctl" Property CHECK Takes::Values("FORMULA"), &[Kernel],
        "Assembly: check a CTL formula, or the `ctl` block of this name",
        many!(property.ctl), one!(property.ctl)),
    row!("invariant" Property CHECK Takes::Values("FUNCTION"), &[C, Kernel],
        "C: a function that must not return zero, in any state; assembly: an expression (repeatable)",
        many!(property.invariant), one!(property.invariant)),
    row!("liveness" Property CHECK Takes::Word("KIND", LIVENESS), ALL,
        "Search for cycles: through accept labels, or without progress labels",
        |o, v| chosen(v, LIVENESS, [Liveness::Accept, Liveness::Progress]).map(|l| o.property.liveness = Some(l)),
        |o| o.property.liveness.map(|l| match l {
            Liveness::Accept => "accept".to_string(),
            Liveness::Progress => "progress".to_string(),
        }).into_iter().collect()),
    row!("fair" Property CHECK Takes::Word("KIND", FAIRNESS), ALL,
        "Assume that a process that can always move does move",
        |o, v| chosen(v, FAIRNESS, [true]).map(|on| o.property.fair = on),
        |o| other_than("", if o.property.fair { "weak" } else { "" })),
    row!("safety" Property CHECK Takes::Nothing, ALL,
        "No search for cycles: a claim is checked for safety only",
        on!(property.safety), is_on!(property.safety), not &["liveness", "fair"]),
    row!("switches" Property SEARCH Takes::Value("N"), ALL,
        "Only runs with at most this many preemptive switches",
        |o, v| number(v).map(|n| o.property.switches = Some(n)), one!(property.switches)),
    row!("jobs" -'j' Search SEARCH Takes::Value("N"), ALL,
        "Worker threads [default: all cores]",
        |o, v| within(v, 1, 256).map(|n: u32| o.search.jobs = Some(n as u16)), one!(search.jobs)),
    row!("store" Search SEARCH Takes::Word("STORE", STORES), ALL,
        "How visited states are kept",
        |o, v| chosen(v, STORES, [StoreKind::Exact, StoreKind::Tree, StoreKind::Compact, StoreKind::Bitstate]).map(|s| o.search.store = s),
        |o| other_than("exact", o.search.store.name()), default "exact"),
    row!("search" Search SEARCH Takes::Value("ORDER"), ALL,
    "The order of the search: steal, bfs, dfs, or slice:N (stack slicing, handoff depth N)",
    |o, v| order(v).map(|s| o.search.search = s),
    |o| other_than("steal", &match o.search.search {
        Search::Stealing => "steal".to_string(),
        Search::Bfs => "bfs".into(),
        Search::Dfs => "dfs".into(),
        Search::Slice(n) => format!("slice:{n}"),
    })),
    row!("shortest" Search SEARCH Takes::Nothing, ALL,
        "Breadth first, so that the first violation found has the fewest steps",
        |o, _| { o.search.search = Search::Bfs; Ok(()) }, |_| vec![], not &["search"]),
    row!("swarm" Search SEARCH Takes::Value("N"), ALL,
        "Many small bitstate searches with different seeds and hash functions: so many, or with --timeout as many as it leaves time for",
        |o, v| number(v).map(|n| o.search.swarm = Some(n)), one!(search.swarm)),
    row!("shard" Search SEARCH Takes::Value("I/N"), ALL,
        "With --swarm: make only part I of N, as one job of an array; `heddle merge` puts the parts together",
        |o, v| shard(v).map(|s| o.search.shard = Some(s)),
        |o| o.search.shard.map(|(i, n)| format!("{i}/{n}")).into_iter().collect()),
    row!("max-depth" Search SEARCH Takes::Value("N"), ALL,
        "Go no deeper than this",
        |o, v| number(v).map(|n| o.search.max_depth = Some(n)), one!(search.max_depth)),
    row!("keep-going" Search SEARCH Takes::Nothing, ALL,
        "Go on after a violation, and count them",
        on!(search.keep_going), is_on!(search.keep_going)),
    row!("memory" Search SEARCH Takes::Value("SIZE"), ALL,
        "Stop before using more than this, for example 4G [default: most of what is free]",
        |o, v| parse_size(v).map(|n| o.search.memory = Some(n)), one!(search.memory)),
    row!("timeout" Search SEARCH Takes::Value("TIME"), ALL,
        "Stop after this long, for example 90s or 10m",
        |o, v| parse_time(v).map(|t| o.search.timeout = Some(t)),
        |o| o.search.timeout.map(|t| format!("{}ms", t.as_millis())).into_iter().collect()),
    row!("seed" Search SEARCH Takes::Value("N"), ALL,
        "Seed of everything that is random",
        |o, v| number(v).map(|n| o.search.seed = n), |o| other_than("1", &o.search.seed.to_string()),
        default "1"),
];

impl Flag {
    /// As it is written: `--name`, or `-X` where that is its only use.
    pub fn written(&self) -> String {
        match (self.name, self.short) {
            ("define", Some(c)) => format!("-{c}"),
            _ => format!("--{}", self.name),
        }
    }

    /// Takes a value over into the options, or says what it should be.
    pub fn set(&self, options: &mut Options, value: &str) -> Result<(), String> {
        (self.set)(options, value)
    }

    /// The values that it was given; none for its default.
    pub fn values(&self, options: &Options) -> Vec<String> {
        (self.get)(options)
    }

    /// The flag as words of a command line, as often as it was given; none for its default.
    pub fn words(&self, options: &Options) -> Vec<String> {
        let values = (self.get)(options).into_iter();
        match self.takes {
            Takes::Nothing => values.map(|_| self.written()).collect(),
            _ => values.flat_map(|v| [self.written(), v]).collect(),
        }
    }

    /// Why what is set means nothing for a language, if so.
    fn misplaced(&self, options: &Options, language: Language) -> Option<String> {
        let values = (self.get)(options);
        if values.is_empty() {
            return None;
        }
        if !self.languages.contains(&language) {
            return Some(self.written());
        }
        let Takes::Word(_, words) = self.takes else { return None };
        let fits = |v: &String| {
            words.iter().find(|w| w.name == v).is_none_or(|w| w.languages.contains(&language))
        };
        values.iter().find(|v| !fits(v)).map(|v| format!("{} {v}", self.written()))
    }
}

impl Options {
    /// What a trail remembers: the flags that shape the model and the property, by name,
    /// with their values. What goes to clang is not among them: a trail has what clang made.
    pub fn kept(&self) -> Vec<(String, Vec<String>)> {
        let kept = FLAGS.iter().filter(|f| f.in_trails);
        let values = |f: &Flag| (f.name.to_string(), (f.get)(self));
        kept.map(values).filter(|(_, values)| !values.is_empty()).collect()
    }

    /// The options that [`Options::kept`] told. Every name is one of the table's and every
    /// value one that its row takes; anything else is refused.
    pub fn from_kept(kept: &[(String, Vec<String>)]) -> Result<Options, String> {
        let mut options = Options::default();
        for (i, (name, values)) in kept.iter().enumerate() {
            let known = |f: &&Flag| f.in_trails && f.name == name;
            let flag = FLAGS.iter().find(known).ok_or_else(|| format!("no option `{name}`"))?;
            let times = match flag.takes {
                Takes::Values(_) => values.len().max(1),
                _ => 1,
            };
            if values.len() != times || kept[..i].iter().any(|(other, _)| other == name) {
                return Err(format!("`{name}` is not given once"));
            }
            if matches!(flag.takes, Takes::Nothing) && values.iter().any(|v| !v.is_empty()) {
                return Err(format!("`{name}` takes no value"));
            }
            for value in values {
                flag.set(&mut options, value).map_err(|why| format!("{name} {value}: {why}"))?;
            }
        }
        Ok(options)
    }

    /// A flag that was given and that the language has no use for, as it was written:
    /// better refused than ignored.
    pub fn misplaced(&self, language: Language) -> Option<String> {
        let clang = !self.model.clang.is_empty() && !BOTH_C.contains(&language);
        let found = FLAGS.iter().find_map(|f| f.misplaced(self, language));
        found.or(clang.then(|| "--".to_string()))
    }
}

/// Threads and operations of each, as in `3x2`.
fn clients(v: &str) -> Result<(u32, u32), String> {
    let two = v.split_once('x').and_then(|(n, m)| Some((n.parse().ok()?, m.parse().ok()?)));
    let two = two.filter(|(n, m)| (1..=16).contains(n) && (1..=64).contains(m));
    two.ok_or_else(|| "threads and operations of each are meant, as in 3x2".into())
}

/// The rows as a table for the book.
pub fn table() -> String {
    let mut out = String::from("| flag | for | default | does |\n|---|---|---|---|\n");
    for flag in FLAGS {
        let takes = match flag.takes {
            Takes::Nothing => String::new(),
            Takes::Value(name) | Takes::Values(name) => format!(" {name}"),
            Takes::Word(_, words) => {
                let names: Vec<&str> = words.iter().map(|w| w.name).collect();
                format!(" {}", names.join("\\|"))
            }
        };
        let short = flag.short.map_or(String::new(), |c| format!("`-{c}` "));
        let short = if flag.written().starts_with("--") { short } else { String::new() };
        let languages = match flag.languages.len() {
            n if n == ALL.len() => "all".to_string(),
            _ => flag.languages.iter().map(|l| l.name()).collect::<Vec<_>>().join(", "),
        };
        let default = match flag.default {
            "" => String::new(),
            word => format!("`{word}`"),
        };
        let (written, help) = (flag.written(), flag.help.replace('|', "\\|"));
        out.push_str(&format!(
            "| {short}`{written}{takes}` | {languages} | {default} | {help} |\n"
        ));
    }
    out
}

fn other_than(default: &str, value: &str) -> Vec<String> {
    if value == default { Vec::new() } else { vec![value.to_string()] }
}

fn chosen<T: Copy, const N: usize>(text: &str, words: &[Word], of: [T; N]) -> Result<T, String> {
    let found = words.iter().position(|w| w.name == text).and_then(|i| of.get(i));
    found.copied().ok_or_else(|| {
        let names: Vec<&str> = words.iter().map(|w| w.name).collect();
        format!("one of {}", names.join(", "))
    })
}

fn number<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|e: T::Err| e.to_string())
}

fn within(text: &str, least: u32, most: u32) -> Result<u32, String> {
    match number(text)? {
        n if (least..=most).contains(&n) => Ok(n),
        n => Err(format!("{n} is not in {least}..={most}")),
    }
}

fn order(text: &str) -> Result<Search, String> {
    match text {
        "steal" => Ok(Search::Stealing),
        "bfs" => Ok(Search::Bfs),
        "dfs" => Ok(Search::Dfs),
        "slice" => Ok(Search::Slice(20)),
        _ => match text.strip_prefix("slice:").and_then(|n| n.parse().ok()) {
            Some(n) if n > 0 => Ok(Search::Slice(n)),
            _ => Err("one of steal, bfs, dfs, slice:N".into()),
        },
    }
}

fn shard(text: &str) -> Result<(u32, u32), String> {
    let parts = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
    let fits = |&(i, n): &(u32, u32)| 1 <= i && i <= n;
    parts.filter(fits).ok_or_else(|| format!("`{text}` is not I/N with I from 1 to N"))
}

/// `512M`, `4G`, `1.5GiB`, or plain bytes.
pub fn parse_size(text: &str) -> Result<u64, String> {
    let lower = text.to_ascii_lowercase();
    let digits = lower.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match lower[digits.len()..].trim_end_matches("ib").trim_end_matches('b') {
        "" => 1u64,
        "k" => 1 << 10,
        "m" => 1 << 20,
        "g" => 1 << 30,
        "t" => 1 << 40,
        _ => return Err("a size such as 512M or 4G".into()),
    };
    let number: f64 = digits.parse().map_err(|_| "a size such as 512M or 4G".to_string())?;
    if !(number.is_finite() && number > 0.0) {
        return Err("a size above zero".into());
    }
    Ok((number * unit as f64) as u64)
}

/// `90s`, `10m`, `2h`, `250ms`, or plain seconds.
pub fn parse_time(text: &str) -> Result<Duration, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &text[digits.len()..] {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err("a time such as 90s or 10m".into()),
    };
    let number: f64 = digits.parse().map_err(|_| "a time such as 90s or 10m".to_string())?;
    Duration::try_from_secs_f64(number * unit).map_err(|e| e.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A value that is not the default.
    fn sample(flag: &Flag) -> &'static str {
        match (flag.takes, flag.name) {
            (Takes::Nothing, _) => "",
            (Takes::Word(_, words), _) => {
                words.iter().map(|w| w.name).find(|n| *n != flag.default).expect("another")
            }
            (_, "search") => "slice:7",
            (_, "memory") => "4096",
            (_, "timeout") => "250ms",
            (_, "clients") => "3x2",
            (_, "shard") => "2/3",
            _ => "3",
        }
    }

    #[test]
    fn every_row_gives_back_what_it_took() {
        for flag in FLAGS.iter().filter(|f| f.name != "shortest") {
            let mut options = Options::default();
            assert_eq!(flag.words(&options), [""; 0], "--{}: its default", flag.name);
            if !flag.default.is_empty() {
                flag.set(&mut options, flag.default).unwrap();
                assert_eq!(options, Options::default(), "--{}: its default", flag.name);
            }
            flag.set(&mut options, sample(flag)).unwrap();
            assert_ne!(options, Options::default(), "--{} does nothing", flag.name);
            let mut words = vec![flag.written()];
            words.extend((!matches!(flag.takes, Takes::Nothing)).then(|| sample(flag).into()));
            assert_eq!(flag.words(&options), words);
            let kept = options.kept();
            assert_eq!(!kept.is_empty(), flag.in_trails, "--{}", flag.name);
            if flag.in_trails {
                assert_eq!(Options::from_kept(&kept).unwrap(), options);
            }
        }
    }

    #[test]
    fn what_a_trail_says_is_one_of_what_can_be_said() {
        let why = |name: &str, values: &[&str]| {
            let values = values.iter().map(|v| v.to_string()).collect();
            Options::from_kept(&[(name.to_string(), values)]).unwrap_err()
        };
        for name in ["clang", "--", "jobs", "memory", "property", "no-native", "opt ", "-D"] {
            assert!(why(name, &["1"]).contains("no option"), "{name}");
        }
        assert!(why("opt", &["9"]).contains("not in 0..=3"));
        assert!(why("opt", &["1", "2"]).contains("not given once"));
        assert!(why("opt", &[]).contains("not given once"));
        assert!(why("leaks", &["-fplugin=x"]).contains("takes no value"));
        let twice = ("leaks".to_string(), vec![String::new()]);
        assert!(Options::from_kept(&[twice.clone(), twice]).is_err());
        let mut given = Options::default();
        given.model.clang = vec!["-fplugin=x".into()];
        assert!(given.kept().is_empty());
    }

    #[test]
    fn a_flag_is_refused_where_it_means_nothing() {
        let with = |name: &str, value: &str| {
            let mut options = Options::default();
            FLAGS.iter().find(|f| f.name == name).unwrap().set(&mut options, value).unwrap();
            options
        };
        assert_eq!(with("leaks", "").misplaced(Promela), Some("--leaks".into()));
        assert_eq!(with("leaks", "").misplaced(C), None);
        assert_eq!(with("leaks", "").misplaced(WeakC), Some("--leaks".into()));
        assert_eq!(with("races", "off").misplaced(WeakC), None);
        assert_eq!(with("races", "strict").misplaced(WeakC), Some("--races strict".into()));
        assert_eq!(with("define", "N").misplaced(Litmus), Some("-D".into()));
        let global = Some("--reduction global".to_string());
        assert_eq!(with("reduction", "global").misplaced(Promela), global);
        let mut clang = Options::default();
        clang.model.clang = vec!["-w".into()];
        assert_eq!(clang.misplaced(Kernel), Some("--".into()));
        assert_eq!(clang.misplaced(C), None);
    }

    #[test]
    fn sizes_times_and_orders() {
        assert_eq!(parse_size("4G"), Ok(4 << 30));
        assert_eq!(parse_size("1.5KiB"), Ok(1536));
        assert_eq!(parse_size("10"), Ok(10));
        assert!(parse_size("4X").is_err() && parse_size("-4G").is_err());
        assert_eq!(parse_time("10m").unwrap().as_secs(), 600);
        assert_eq!(parse_time("250ms").unwrap().as_millis(), 250);
        assert!(parse_time("10 parsecs").is_err() && parse_time("-1s").is_err());
        assert_eq!(order("slice:7"), Ok(Search::Slice(7)));
        assert!(order("slice:0").is_err() && order("zigzag").is_err());
        assert!(within("33", 1, 32).is_err() && within("x", 1, 32).is_err());
    }
}
