//! What shapes a model.

use super::Reduction;
use clap::{Args, Parser, ValueEnum};

/// What shapes the model: a trail remembers these, and a replay gives them again.
#[derive(Args, Clone, Debug)]
pub struct ModelArgs {
    /// Leave out interleavings that cannot matter
    #[arg(long, value_enum, default_value_t = Reduction::Por, help_heading = "How to search")]
    pub reduction: Reduction,
    /// The memory model: a name that `heddle models` lists, or a .mcm file
    #[arg(short, long, value_name = "MODEL", help_heading = "What to check")]
    pub model: Option<String>,
    /// Instructions of a thread in flight at once, under a memory model [default: 12; C: 24]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=32), help_heading = "How to search")]
    pub window: Option<u32>,
    /// Assembly: one processor, several in lock step, or several of any speed [default: asmp]
    #[arg(long, value_enum, value_name = "ARCH", help_heading = "Assembly")]
    pub arch: Option<ArchArg>,
    /// Assembly (.s): the instruction set [default: as the text looks]
    #[arg(long, value_enum, value_name = "ISA", help_heading = "Assembly")]
    pub isa: Option<IsaArg>,
    /// C: optimisation level at which clang compiles
    #[arg(long, value_name = "LEVEL", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3), help_heading = "C programs")]
    pub opt: u8,
    /// C: the function to start with
    #[arg(long, value_name = "FUNCTION", default_value = "main", help_heading = "C programs")]
    pub entry: String,
    /// C: an argument of main (repeatable)
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, help_heading = "C programs")]
    pub arg: Vec<String>,
    /// C: whether data races are violations; strict: also between volatile accesses
    #[arg(long, value_enum, default_value_t = RaceCheck::On, help_heading = "C programs")]
    pub races: RaceCheck,
    /// C: more undefined behaviour that is a violation
    #[arg(long, value_enum, value_name = "KIND", help_heading = "C programs")]
    pub ub: Option<Undefined>,
    /// C: memory that is never freed is a violation
    #[arg(long, help_heading = "C programs")]
    pub leaks: bool,
    /// C: malloc and its family may return NULL
    #[arg(long, help_heading = "C programs")]
    pub malloc_may_fail: bool,
    /// C: condition variables may wake up for no reason
    #[arg(long, help_heading = "C programs")]
    pub spurious: bool,
    /// C: loops go round at most N times
    #[arg(long, value_name = "N", help_heading = "C programs")]
    pub unwind: Option<u32>,
    /// C: this function is unknown and may return anything (repeatable)
    #[arg(long, value_name = "FUNCTION", help_heading = "C programs")]
    pub havoc: Vec<String>,
    /// C: match states on what this function writes to globals
    #[arg(long, value_name = "FUNCTION", help_heading = "C programs")]
    pub abstraction: Option<String>,
    /// C: tell threads apart that are alike
    #[arg(long, help_heading = "C programs")]
    pub no_symmetry: bool,
    /// C: do not guess what memory is only read once it is shared
    #[arg(long, help_heading = "C programs")]
    pub no_settled: bool,
    /// What follows -- goes to clang
    #[arg(last = true, value_name = "CLANG ARGUMENTS")]
    pub clang: Vec<String>,
    /// Define a preprocessor macro, as in C
    #[arg(short = 'D', value_name = "NAME[=TEXT]", help_heading = "What to check")]
    pub define: Vec<String>,
    /// Every statement its own step: no merging, no clearing of dead variables
    #[arg(long, help_heading = "How to search")]
    pub exact_steps: bool,
    /// Promela: a message sent to a full channel is lost (as SPIN's -m)
    #[arg(long, help_heading = "What to check")]
    pub lossy: bool,
    /// Promela: a valid end state also needs empty channels (as SPIN's -q)
    #[arg(long, help_heading = "What to check")]
    pub empty_channels: bool,
}

impl ModelArgs {
    /// The same arguments as words for a command line.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        for d in &self.define {
            words.extend(["-D".into(), d.clone()]);
        }
        let mut pair = |name: &str, value: String| words.extend([name.to_string(), value]);
        let standard = ModelArgs::standard();
        if self.reduction != standard.reduction {
            pair("--reduction", value_name(self.reduction));
        }
        if self.races != standard.races {
            pair("--races", value_name(self.races));
        }
        if let Some(ub) = self.ub {
            pair("--ub", value_name(ub));
        }
        if let Some(model) = &self.model {
            pair("--model", model.clone());
        }
        if let Some(arch) = self.arch {
            pair("--arch", value_name(arch));
        }
        if let Some(isa) = self.isa {
            pair("--isa", value_name(isa));
        }
        if let Some(window) = self.window {
            pair("--window", window.to_string());
        }
        if self.opt != standard.opt {
            pair("--opt", self.opt.to_string());
        }
        if self.entry != standard.entry {
            pair("--entry", self.entry.clone());
        }
        self.arg.iter().for_each(|a| pair("--arg", a.clone()));
        self.havoc.iter().for_each(|h| pair("--havoc", h.clone()));
        if let Some(n) = self.unwind {
            pair("--unwind", n.to_string());
        }
        if let Some(f) = &self.abstraction {
            pair("--abstraction", f.clone());
        }
        let mut flag = |on: bool, name: &str| {
            if on {
                words.push(name.into());
            }
        };
        flag(self.exact_steps, "--exact-steps");
        flag(self.lossy, "--lossy");
        flag(self.empty_channels, "--empty-channels");
        flag(self.leaks, "--leaks");
        flag(self.malloc_may_fail, "--malloc-may-fail");
        flag(self.spurious, "--spurious");
        flag(self.no_symmetry, "--no-symmetry");
        flag(self.no_settled, "--no-settled");
        words
    }

    /// Everything as it is without flags.
    pub fn standard() -> ModelArgs {
        #[derive(Parser)]
        struct Only {
            #[command(flatten)]
            model: ModelArgs,
        }
        Only::parse_from(["heddle"]).model
    }
}

/// How a value of an option is spelt.
fn value_name(value: impl ValueEnum) -> String {
    value.to_possible_value().expect("no value is skipped").get_name().to_string()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ArchArg {
    /// One processor: tasks take turns at instructions
    Sp,
    /// Processors in lock step
    Smp,
    /// Processors of any relative speed
    Asmp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum IsaArg {
    #[value(name = "x86-64")]
    X86,
    #[value(name = "aarch64")]
    AArch64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RaceCheck {
    Off,
    On,
    Strict,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Undefined {
    /// Signed integer overflow
    Overflow,
}
