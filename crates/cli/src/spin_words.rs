//! Flags of SPIN and of its verifiers, which people type out of habit: what to write here.

use clap::error::ContextKind;

/// Says what is wrong with a command line and ends, as clap does; and what a flag of
/// SPIN's is called here.
pub fn refuse(wrong: &clap::Error) -> ! {
    let _ = wrong.print();
    let argument = wrong.get(ContextKind::InvalidArg).map(ToString::to_string);
    if let Some(here) = argument.as_deref().and_then(advice) {
        eprintln!("\n  for users of SPIN: {here}");
    }
    std::process::exit(wrong.exit_code())
}

/// What a flag of `spin` or `pan` is here.
fn advice(flag: &str) -> Option<&'static str> {
    Some(match flag {
        "-e" | "-c" => "`pan -e` and `pan -c0` go on after an error: --keep-going",
        "-a" => {
            "`ltl` blocks and never claims are checked anyway; accept labels: --liveness accept"
        }
        "-l" => "non-progress cycles: --liveness progress",
        "-f" => {
            "weak fairness: --fair weak; a claim's text: heddle list FILE --never --ltl FORMULA"
        }
        "-t" => "`spin -t` is: heddle replay FILE.trail",
        "-i" => "the shortest run: --shortest; a simulation by hand: heddle simulate -i FILE",
        "-n" | "-u" => "a simulation: heddle simulate FILE --seed N --steps N",
        "-w" => "tables grow by themselves; how much memory: --memory",
        "-N" => "one formula of the model: -p NAME",
        "-s" | "-r" | "-g" => "every trace shows messages and variables",
        "-b" => "how deep: --max-depth N, which leaves the verdict open where it cuts",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flags::Cli;
    use clap::Parser;

    #[test]
    fn flags_of_spin_that_have_no_meaning_here_have_advice() {
        for flag in ["-e", "-c0", "-a", "-l", "-N"] {
            let wrong = Cli::try_parse_from(["heddle", "check", "m.pml", flag]);
            let wrong = wrong.err().unwrap_or_else(|| panic!("{flag} is taken"));
            let named = wrong.get(ContextKind::InvalidArg).map(ToString::to_string);
            assert!(named.as_deref().and_then(advice).is_some(), "{flag}: {named:?}");
        }
    }
}
