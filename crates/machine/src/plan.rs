//! What a search of a program leaves out, decided once, before it begins.

use crate::code::Code;
use crate::groups::Groups;
use crate::happens_before::is_relaxed;
use crate::library::Lib;
use crate::lookahead::Lookahead;
use crate::options::{Options, Races};
use crate::program::Inst;
use crate::symmetry::may_fold;

pub(crate) struct Plan {
    /// The program has marks of progress: each is to be seen.
    pub has_progress: bool,
    /// Plain accesses are remembered: see `happens_before`.
    pub tracks: bool,
    /// But not told apart: see [`Options::one_way`].
    pub one_way: bool,
    /// Or told apart no further than their futures go: see `simplify_marks`.
    pub simple_marks: bool,
    /// Like threads are taken for one another.
    pub folds: bool,
    /// Writes are noted, and which were that nobody expected: see `read_only_memory`.
    pub noting: bool,
    /// Guesses are being tried: see `hands`.
    pub tries: bool,
    /// What threads may still do, where it could be found out.
    pub lookahead: Option<Lookahead>,
    /// Threads that have nothing to do with each other, likewise.
    pub groups: Option<Groups>,
}

impl Plan {
    /// All that the text of a program decides; tells its code of it.
    pub fn new(code: &mut Code, options: &Options) -> Plan {
        let is_progress = |i: &Inst| matches!(i, Inst::Lib { lib: Lib::Progress, .. });
        let has = |code: &Code, which: &dyn Fn(&Inst) -> bool| {
            code.program.functions.iter().any(|f| f.code.iter().any(which))
        };
        let has_progress = has(code, &is_progress);
        if options.joins_retries() && !has_progress {
            code.join_retries();
        }
        let tracks = options.happens && options.races != Races::Off && is_relaxed(&code.program);
        let releases = |i: &Inst| matches!(i, Inst::Fence(order) if order.releases());
        code.release_fences = tracks && has(code, &releases);
        code.keeps_known = tracks;
        code.follows_order = tracks;
        // An abstraction says itself what is alike.
        let exact = options.abstraction.is_none();
        let one_way = tracks && options.one_way && exact;
        let folds = options.fold && exact && may_fold(code);
        let simple_marks = tracks && !one_way && options.compared && exact;
        if options.compared && exact {
            code.find_compared();
        }
        Plan {
            has_progress,
            tracks,
            one_way,
            simple_marks,
            folds,
            noting: false,
            tries: false,
            lookahead: None,
            groups: None,
        }
    }
}
