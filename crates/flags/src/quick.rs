//! A right command line, read with the flags of its command alone.
//!
//! To make all flags of all commands takes a millisecond or two, as long as a small test. So
//! the first word says which are made. Whatever is not right, help among it, is read again
//! with all of them, and the answer is theirs.

use crate::{
    CheckArgs, Cli, ExploreArgs, FencesArgs, Global, ListArgs, LitmusArgs, ModelsArgs, ProfileArgs,
    ProveArgs, ReplayArgs, SimulateArgs, TranslateArgs,
};
use clap::{Args, Command, FromArgMatches};
use std::ffi::OsString;

/// Who makes the flags of a command.
type Flags = fn(Command) -> Command;

/// What the command that is called so is named at length, and its flags.
fn flags(name: &str) -> Option<(&'static str, Flags)> {
    Some(match name {
        "check" | "c" => ("check", CheckArgs::augment_args),
        "simulate" => ("simulate", SimulateArgs::augment_args),
        "explore" => ("explore", ExploreArgs::augment_args),
        "replay" => ("replay", ReplayArgs::augment_args),
        "list" => ("list", ListArgs::augment_args),
        "profile" => ("profile", ProfileArgs::augment_args),
        "litmus" => ("litmus", LitmusArgs::augment_args),
        "fences" => ("fences", FencesArgs::augment_args),
        "models" => ("models", ModelsArgs::augment_args),
        "prove" => ("prove", ProveArgs::augment_args),
        "translate" => ("translate", TranslateArgs::augment_args),
        _ => return None,
    })
}

pub(crate) fn read(words: &[OsString]) -> Option<Cli> {
    let (name, add) = flags(words.get(1)?.to_str()?)?;
    let own = add(Command::new(name)).alias("c");
    let command = Global::augment_args(Command::new("heddle")).subcommand(own);
    let matches = command.try_get_matches_from(words).ok()?;
    Cli::from_arg_matches(&matches).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{CommandFactory, Parser};

    #[test]
    fn what_is_read_quickly_is_what_is_read_at_length() {
        let lines = [
            "heddle litmus a.litmus b -m tso,x.cat -I d --diff -j 2 --timeout 3s --json",
            "heddle check m.c -D N=3 --leaks --fair weak -p x --arg=-x --ltl p -q -- -w --exact t",
            "heddle c m.pml --store tree -j 4",
            "heddle models show sc",
            "heddle models check x.cat --against rc11",
            "heddle models",
            "heddle replay x.trail --html y.html",
            "heddle fences p.mcs --model tso",
        ];
        for line in lines {
            let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            let quick = read(&words).unwrap_or_else(|| panic!("{line} is not read"));
            let whole = Cli::try_parse_from(&words).expect("a right line");
            assert_eq!(format!("{quick:?}"), format!("{whole:?}"), "{line}");
        }
    }

    #[test]
    fn what_is_not_right_is_left_to_all_flags() {
        for line in ["heddle", "heddle --help", "heddle litmus", "heddle litmus -h", "heddle chekc"]
        {
            let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            assert!(read(&words).is_none(), "{line}");
        }
    }

    /// Each command that has flags is known here.
    #[test]
    fn commands_with_flags_are_read_quickly() {
        let own = |c: &Command| c.get_arguments().any(|a| !a.is_global_set());
        for command in Cli::command().get_subcommands().filter(|c| own(c)) {
            let known = flags(command.get_name()).is_some();
            let small = ["merge", "completions", "man"].contains(&command.get_name());
            assert!(known || small, "{}", command.get_name());
        }
    }
}
