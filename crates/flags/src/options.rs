//! clap's arguments, made of the one table of flags, and the options that they set.

use clap::builder::PossibleValue;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use heddle_session::Options;
use heddle_session::flags::{FLAGS, Flag, Group, Takes};
use std::marker::PhantomData;

/// The options of those rows of the table that a command has.
#[derive(Clone, Debug)]
pub struct Given<R>(pub Options, PhantomData<R>);

impl<R> Given<R> {
    /// Everything as it is without flags.
    pub fn standard() -> Self {
        Given(Options::default(), PhantomData)
    }
}

/// Which rows a command has.
pub trait Rows {
    fn has(flag: &Flag) -> bool;
}

/// Commands that build a model and search nothing.
#[derive(Clone, Debug)]
pub struct ModelRows;

impl Rows for ModelRows {
    fn has(flag: &Flag) -> bool {
        flag.group == Group::Model
    }
}

/// `check`.
#[derive(Clone, Debug)]
pub struct CheckRows;

impl Rows for CheckRows {
    fn has(_: &Flag) -> bool {
        true
    }
}

/// `profile`: every state is searched, in no order of anybody's.
#[derive(Clone, Debug)]
pub struct ProfileRows;

impl Rows for ProfileRows {
    fn has(flag: &Flag) -> bool {
        let search = ["jobs", "memory", "timeout", "max-depth"];
        flag.group == Group::Model || search.contains(&flag.name)
    }
}

/// `translate`: its model is Promela, which is searched like any other.
#[derive(Clone, Debug)]
pub struct TranslateRows;

impl Rows for TranslateRows {
    fn has(flag: &Flag) -> bool {
        flag.group == Group::Search || matches!(flag.name, "define" | "reduction" | "arch")
    }
}

/// What most people need: `-h` shows these, `--help` all.
const COMMON: &[&str] = &[
    "model",
    "define",
    "property",
    "ltl",
    "invariant",
    "liveness",
    "fair",
    "jobs",
    "store",
    "shortest",
    "keep-going",
    "memory",
    "timeout",
];

fn rows<R: Rows>() -> impl Iterator<Item = &'static Flag> {
    FLAGS.iter().filter(|f| R::has(f))
}

fn arg(flag: &'static Flag) -> Arg {
    let mut arg = Arg::new(flag.name).help(flag.help).help_heading(flag.heading);
    if flag.written().starts_with("--") {
        arg = arg.long(flag.name);
    }
    if let Some(c) = flag.short {
        arg = arg.short(c);
    }
    let fits = move |text: &str| flag.set(&mut Options::default(), text).map(|()| text.to_string());
    arg = match flag.takes {
        Takes::Nothing => arg.action(ArgAction::SetTrue),
        Takes::Value(name) => arg.value_name(name).value_parser(fits),
        Takes::Values(name) => {
            let arg = arg.value_name(name).value_parser(fits).action(ArgAction::Append);
            // An argument of the program may look like a flag of ours.
            arg.allow_hyphen_values(flag.name == "arg")
        }
        Takes::Word(name, words) => {
            let word = |w: &heddle_session::flags::Word| {
                let value = PossibleValue::new(w.name);
                if w.help.is_empty() { value } else { value.help(w.help) }
            };
            arg.value_name(name).value_parser(words.iter().map(word).collect::<Vec<_>>())
        }
    };
    if !flag.default.is_empty() {
        arg = arg.default_value(flag.default);
    }
    arg.conflicts_with_all(flag.conflicts).hide_short_help(!COMMON.contains(&flag.name))
}

/// `-- --exact NAME`, as tests of Rust are named to their harness, is `--exact NAME`.
fn take_exact(model: &mut heddle_session::ModelOptions) {
    while let Some(at) = model.clang.iter().position(|a| a == "--exact") {
        model.clang.remove(at);
        if at < model.clang.len() {
            model.exact.push(model.clang.remove(at));
        }
    }
}

impl<R: Rows> Args for Given<R> {
    fn augment_args(command: Command) -> Command {
        let clang = Arg::new("clang").last(true).num_args(0..).value_name("CLANG ARGUMENTS");
        command.args(rows::<R>().map(arg)).arg(clang.help("What follows -- goes to clang"))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<R: Rows> FromArgMatches for Given<R> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut options = Options::default();
        for flag in rows::<R>() {
            let values: Vec<&str> = match flag.takes {
                Takes::Nothing if matches.get_flag(flag.name) => vec![""],
                Takes::Nothing => vec![],
                _ => {
                    let given = matches.get_many::<String>(flag.name);
                    given.into_iter().flatten().map(String::as_str).collect()
                }
            };
            for value in values {
                let set = flag.set(&mut options, value);
                set.map_err(|why| clap::Error::raw(clap::error::ErrorKind::ValueValidation, why))?;
            }
        }
        let clang = matches.get_many::<String>("clang");
        options.model.clang = clang.into_iter().flatten().cloned().collect();
        take_exact(&mut options.model);
        Ok(Given(options, PhantomData))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
