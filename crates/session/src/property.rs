//! What can be asked of a program.

/// What a search of a property's model has to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Faults and bad end states.
    Safety,
    /// Cycles through accepting states.
    Cycles,
    /// Both: faults and cycles.
    Both,
}

/// One thing to check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// The name by which a user and a trail know it.
    pub name: String,
    /// What it says, for the verdict line.
    pub title: String,
    pub kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What the program itself promises: assertions, end states, memory safety.
    Safety,
    /// The claim written in the program.
    Never,
    /// An `ltl` block of the program, by its name.
    LtlBlock(String),
    /// A formula that was given beside the program.
    LtlText(String),
    /// A formula of CTL, by its name.
    Ctl(String),
    /// Cycles through accept labels.
    Accept,
    /// Cycles without progress labels.
    Progress,
}

impl Property {
    /// What the program itself promises, told in these words.
    pub fn safety(title: impl Into<String>) -> Self {
        Property { name: "safety".into(), title: title.into(), kind: Kind::Safety }
    }
}
