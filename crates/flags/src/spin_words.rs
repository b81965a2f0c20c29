//! Flags of SPIN and of its verifiers, which people type out of habit: what to write here.

use heddle_session::{Language, Options};
use heddle_system::suffix;
use std::path::PathBuf;

/// Whether standard output is for a program, as far as the words of the command line tell.
pub fn wants_json() -> bool {
    let words: Vec<String> = std::env::args().take_while(|w| w != "--").collect();
    let json = |w: &String| w == "--json" || w == "--format=json";
    words.iter().any(json) || words.windows(2).any(|w| w[0] == "--format" && w[1] == "json")
}

/// What was taken for a flag of ours, and is one of `pan` or of its compiler.
pub fn misread(options: &Options, inputs: &[PathBuf]) -> Option<String> {
    let promela =
        |p: &PathBuf| Language::of_suffix(suffix(p)).is_some_and(|l| l == Language::Promela);
    if !inputs.iter().any(promela) {
        return None;
    }
    let depth = options.model.model.as_ref().filter(|m| m.chars().all(|c| c.is_ascii_digit()));
    if let Some(depth) = depth {
        let text = "-m is the memory model here; searches are as deep as the model is, and \
                    `--max-depth";
        return Some(format!("{text} {depth}` bounds them"));
    }
    let mut defined = options.model.define.iter();
    defined
        .find_map(|d| compiled_with(d).map(|here| format!("-D{d} is an option of pan's: {here}")))
}

/// What an option of the compiler of `pan.c` is here.
fn compiled_with(define: &str) -> Option<&'static str> {
    Some(match define.split('=').next()? {
        "BITSTATE" => "--store bitstate",
        "HC" | "HC4" => "--store compact",
        "COLLAPSE" | "MA" => "--store tree",
        "MEMLIM" | "MEMCNT" => "--memory SIZE, as in --memory 4G",
        "NOREDUCE" => "--reduction none",
        "BFS" | "BFS_PAR" | "REACH" => "--shortest",
        "SAFETY" => "--safety",
        "NP" => "--liveness progress",
        "NCORE" => "-j N",
        "NFAIR" => "--fair weak, for any number of processes",
        "VECTORSZ" | "NOFAIR" | "XUSAFE" | "NOCOMP" | "SFH" | "SPACE" => {
            "there is nothing to set here"
        }
        _ => return None,
    })
}

/// `pan -w26` is taken for `--watch` and flags `-2` and `-6`, and `spin -run` for `-r` and
/// more letters: the flag that was meant.
pub fn as_written(flag: &str, words: impl IntoIterator<Item = String>) -> String {
    let is_number = |n: &str| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit());
    let words: Vec<String> = words.into_iter().collect();
    let whole = |word: &&String| word.starts_with(flag) && WORDS.iter().any(|w| w.0 == **word);
    if let Some(word) = words.iter().find(whole) {
        return word.clone();
    }
    let size = |word: &String| word.strip_prefix("-w").is_some_and(is_number);
    let is_digit = flag.strip_prefix('-').is_some_and(is_number);
    let meant = words.into_iter().find(|word| is_digit && size(word));
    meant.map_or_else(|| flag.to_string(), |_| "-w".into())
}

/// Flags of several letters behind one dash.
const WORDS: [(&str, &str); 8] = [
    ("-run", "`spin -run FILE` is: heddle check FILE"),
    ("-search", "`spin -search FILE` is: heddle check FILE"),
    ("-replay", "`spin -replay FILE` is: heddle replay FILE.trail"),
    ("-bfs", "breadth first, to the shortest run: --shortest"),
    ("-dfs", "searches are depth first where that is better; to the shortest run: --shortest"),
    ("-bitstate", "--store bitstate"),
    ("-hc", "--store compact"),
    ("-ltl", "one formula of the model: -p NAME; one of your own: --ltl FORMULA"),
];

/// What a flag of `spin` or `pan` is here.
pub fn advice(flag: &str) -> Option<&'static str> {
    if let Some((_, here)) = WORDS.iter().find(|w| w.0 == flag) {
        return Some(here);
    }
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
        "-m" => "searches are as deep as the model is; a bound: --max-depth N",
        "-A" | "-E" => "what is checked: -p NAME; `heddle list FILE` names the properties",
        "-k" => "a trail by its name: heddle replay FILE.trail",
        "-p" => "every trace shows statements: heddle replay FILE.trail",
        "-b" => "how deep: --max-depth N, which leaves the verdict open where it cuts",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cli;
    use clap::Parser;
    use clap::error::ContextKind;

    #[test]
    fn flags_of_spin_that_have_no_meaning_here_have_advice() {
        for flag in ["-e", "-c0", "-a", "-l", "-N"] {
            let wrong = Cli::try_parse_from(["heddle", "check", "m.pml", flag]);
            let wrong = wrong.err().unwrap_or_else(|| panic!("{flag} is taken"));
            let named = wrong.get(ContextKind::InvalidArg).map(ToString::to_string);
            assert!(named.as_deref().and_then(advice).is_some(), "{flag}: {named:?}");
        }
        let words = || ["heddle", "check", "m.pml", "-w26"].map(String::from);
        let spin = || ["heddle", "check", "-run", "m.pml"].map(String::from);
        assert_eq!((as_written("-r", spin()).as_str(), &*as_written("-n", spin())), ("-run", "-n"));
        assert!(advice("-run").unwrap().contains("heddle check"));
        assert_eq!((as_written("-2", words()).as_str(), &*as_written("-z", words())), ("-w", "-z"));
    }

    #[test]
    fn options_of_pans_compiler_have_advice() {
        let said = |words: &[&str]| {
            let line = ["heddle", "check", "m.pml"].iter().chain(words);
            match Cli::parse_from(line).command {
                crate::Command::Check(args) => misread(&args.given.0, &args.inputs),
                _ => unreachable!(),
            }
        };
        assert!(said(&["-DBITSTATE"]).unwrap().contains("--store bitstate"));
        assert!(said(&["-DMEMLIM=4096"]).unwrap().contains("--memory"));
        assert!(said(&["-m10000"]).unwrap().contains("--max-depth 10000"));
        assert_eq!(said(&["-DN=3", "-m", "tso"]), None);
    }
}
