//! Help for the language at hand: `heddle check FILE --help` shows the flags that mean
//! something for FILE, and no others.

use crate::Cli;
use clap::CommandFactory;
use heddle_session::Language;
use heddle_session::flags::FLAGS;
use heddle_system::suffix;
use std::path::Path;

/// The help that the command line asks for, if it asks for help and names a file.
pub fn asked() -> Option<String> {
    let words: Vec<String> = std::env::args().skip(1).take_while(|w| w != "--").collect();
    help_for(&words)
}

fn help_for(words: &[String]) -> Option<String> {
    if !words.iter().any(|w| w == "--help") {
        return None;
    }
    let mut command = Cli::command();
    let given = words.iter().find(|w| !w.starts_with('-'))?;
    let names =
        |c: &clap::Command| c.get_name() == given || c.get_all_aliases().any(|a| a == given);
    let name = command.get_subcommands().find(|c| names(c))?.get_name().to_string();
    let of = |w: &String| Language::of_suffix(suffix(Path::new(w)));
    let language = words.iter().filter(|w| !w.starts_with('-')).find_map(of)?;
    let useless = |id: &str| {
        FLAGS.iter().any(|f| f.name == id && !f.languages.contains(&language) && !both(f, language))
    };
    command.build();
    let sub = command.find_subcommand_mut(&name)?.clone();
    let sub = sub.mut_args(|a| if useless(a.get_id().as_str()) { a.hide(true) } else { a });
    let about = format!("The flags that mean something for {} are shown.", language.name());
    Some(sub.after_help(about).render_long_help().to_string())
}

/// C has two machines; a flag of either is a flag of C.
fn both(flag: &heddle_session::flags::Flag, language: Language) -> bool {
    language == Language::C && flag.languages.contains(&Language::WeakC)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn help(line: &str) -> Option<String> {
        help_for(&line.split(' ').map(String::from).collect::<Vec<_>>())
    }

    #[test]
    fn only_what_means_something_is_shown() {
        let promela = help("check m.pml --help").unwrap();
        assert!(promela.contains("--lossy") && !promela.contains("--malloc-may-fail"));
        let c = help("check m.c --help").unwrap();
        assert!(!c.contains("--lossy") && c.contains("--malloc-may-fail"));
        assert!(c.contains("--timeout") && c.contains("--keep-going"));
        assert_eq!(help("check --help"), None);
        assert_eq!(help("check m.c"), None);
        assert!(help("c m.asm --help").unwrap().contains("--arch"));
    }

    #[test]
    fn short_help_is_short() {
        let mut command = Cli::command();
        command.build();
        let check = command.find_subcommand_mut("check").unwrap();
        let short = check.render_help().to_string();
        let options = short.lines().filter(|l| l.trim_start().starts_with('-')).count();
        assert!((15..=24).contains(&options), "{options} options:\n{short}");
        let long = check.render_long_help().to_string();
        assert!(long.contains("--no-settled") && !short.contains("--no-settled"));
    }
}
