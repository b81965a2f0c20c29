//! A `check` as the words of a command line, for a process that is to do it.

use heddle_session::Options;
use heddle_session::flags::FLAGS;
use std::path::PathBuf;
use std::time::Duration;

/// One program, how it is checked, and what the process may use. Families are proved.
pub struct CheckWords<'a> {
    pub files: &'a [PathBuf],
    pub options: &'a Options,
    pub jobs: usize,
    pub memory: u64,
    pub timeout: Option<Duration>,
    pub strict: bool,
    pub no_trail: bool,
    pub trail: Option<&'a String>,
}

impl CheckWords<'_> {
    pub fn words(&self) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        let family = heddle_system::suffix(&self.files[0]) == "family";
        words.push(if family { "prove" } else { "check" }.into());
        words.extend(self.files.iter().map(|f| match f.display().to_string() {
            dashed if dashed.starts_with('-') => format!("./{dashed}"),
            plain => plain,
        }));
        words.extend(["--json".into(), "--jobs".into(), self.jobs.to_string()]);
        words.extend(["--memory".into(), self.memory.to_string()]);
        if let Some(left) = self.timeout {
            let left = left.max(Duration::from_millis(1)).as_millis();
            words.extend(["--timeout".into(), format!("{left}ms")]);
        }
        if !family {
            self.of_check(&mut words);
        }
        words
    }

    fn of_check(&self, words: &mut Vec<String>) {
        let own = ["jobs", "memory", "timeout"];
        for flag in FLAGS.iter().filter(|f| !own.contains(&f.name)) {
            words.extend(flag.words(self.options));
        }
        let switches = [(self.strict, "--strict"), (self.no_trail, "--no-trail")];
        words.extend(switches.iter().filter(|(on, _)| *on).map(|(_, word)| word.to_string()));
        if let Some(trail) = self.trail {
            words.extend(["--trail".into(), trail.clone()]);
        }
        if self.files.len() > 1 {
            words.push("--together".into());
        }
        if !self.options.model.clang.is_empty() {
            words.push("--".into());
            words.extend(self.options.model.clang.iter().cloned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cli, Command};

    /// What a process is told is what it understands.
    #[test]
    fn the_words_are_read_back_as_they_were_meant() {
        let line = ["check", "-D", "N=3", "--fair", "weak", "a.c", "--", "-w"];
        let read = |words: &[String]| {
            let words: Vec<String> =
                std::iter::once("heddle".into()).chain(words.iter().cloned()).collect();
            match Cli::of_words(&words).expect("they are right").command {
                Command::Check(args) => args,
                other => panic!("{:?}", other.about()),
            }
        };
        let line: Vec<String> = line.iter().map(|w| w.to_string()).collect();
        let args = read(&line);
        let files = [PathBuf::from("-a.c"), PathBuf::from("b.c")];
        let trail = "x.trail".to_string();
        let words = CheckWords {
            files: &files,
            options: &args.given.0,
            jobs: 2,
            memory: 1 << 30,
            timeout: Some(Duration::from_secs(3)),
            strict: true,
            no_trail: false,
            trail: Some(&trail),
        };
        let again = read(&words.words());
        assert_eq!(again.inputs, [PathBuf::from("./-a.c"), PathBuf::from("b.c")]);
        let mut asked = args.given.0.clone();
        asked.search.jobs = Some(2);
        asked.search.memory = Some(1 << 30);
        asked.search.timeout = Some(Duration::from_secs(3));
        assert_eq!(again.given.0, asked);
        assert!(again.strict && again.together && again.trail == Some("x.trail".into()));
    }
}
