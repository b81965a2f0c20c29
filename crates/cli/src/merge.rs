//! `heddle merge results/*.json`: what the parts of a swarm say together.

use crate::console::Console;
use crate::exit::Exit;
use heddle_flags::MergeArgs;
use heddle_report::Merged;
use heddle_system::read_text;

pub fn merge(args: &MergeArgs, console: &Console) -> Exit {
    let mut merged = Merged::default();
    for file in &args.results {
        if let Err(why) = read_text(file).and_then(|text| merged.add(&text)) {
            console.failure("input", &format!("{}: {why}", file.display()));
            return Exit::BadInput;
        }
    }
    let verdicts = merged.verdicts();
    if verdicts.is_empty() {
        console.failure("input", "no part of a swarm has come to a verdict");
        return Exit::Open;
    }
    let mut exit = Exit::Holds;
    for (event, words) in verdicts {
        console.verdict(&words);
        console.json_line(&event);
        exit = exit.worst(if event.verdict == "violated" { Exit::Violated } else { Exit::Open });
    }
    exit
}
