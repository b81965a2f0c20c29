//! Exit codes: small, stable, and a contract.

/// What the process tells its caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    Holds = 0,
    Violated = 1,
    /// The trail could not be replayed, a file could not be written: clap's
    /// code for a command line that cannot be carried out.
    Usage = 2,
    BadInput = 3,
    Open = 4,
    Unsupported = 5,
    Bug = 101,
}

impl Exit {
    pub fn code(self) -> u8 {
        self as u8
    }

    /// The exit that a process of ours ended with.
    pub fn of_code(code: i32) -> Option<Exit> {
        let all = [
            Exit::Holds,
            Exit::Violated,
            Exit::Usage,
            Exit::BadInput,
            Exit::Open,
            Exit::Unsupported,
            Exit::Bug,
        ];
        all.into_iter().find(|e| i32::from(e.code()) == code)
    }

    /// Of several runs, the one to report: our bug first, then what the user
    /// has to mend, then violations, then doubt.
    pub fn worst(self, other: Exit) -> Exit {
        if self.rank() >= other.rank() { self } else { other }
    }

    fn rank(self) -> u8 {
        match self {
            Exit::Holds => 0,
            Exit::Open => 1,
            Exit::Violated => 2,
            Exit::Unsupported => 3,
            Exit::BadInput => 4,
            Exit::Usage => 5,
            Exit::Bug => 6,
        }
    }

    /// The verdict word of the JSON `end` line.
    pub fn word(self) -> &'static str {
        match self {
            Exit::Holds => "holds",
            Exit::Violated => "violated",
            Exit::Open => "open",
            _ => "error",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Exit::*;

    #[test]
    fn the_worst_wins() {
        assert_eq!(Holds.worst(Open), Open);
        assert_eq!(Violated.worst(Open), Violated);
        assert_eq!(Violated.worst(BadInput), BadInput);
        assert_eq!(Bug.worst(BadInput), Bug);
    }
}
