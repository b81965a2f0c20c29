//! What a model has no room for, refused by name. Bounds that only a run can come to
//! (cells, threads, processes) are assertions with a note that says so: see
//! [`crate::steps::Note::limit`].

use crate::lower::{Needs, World};
use heddle_span::{Diagnostic, Span};

/// Elements of an array, or cells of a pool.
const LONGEST: u64 = 65_536;
/// A thread's number is a byte, and so is what a mutex holds.
const MOST_THREADS: u64 = 250;
/// Those who wait are bits of an `int`.
const MOST_WAITING: u64 = 31;

pub fn refuse(w: &World<'_>, wrong: &mut Vec<Diagnostic>) {
    let mut long = |span: Span, n: u64| {
        if n > LONGEST {
            let text = format!("an array of {n} elements is not translated: at most {LONGEST}");
            wrong.push(Diagnostic::unsupported(span, text));
        }
    };
    for var in &w.program.vars {
        long(var.span, var.ty.flat().1);
    }
    for st in &w.program.structs {
        st.fields.iter().for_each(|f| long(st.span, f.ty.flat().1));
    }
    let main = w.program.funcs[w.main].span;
    for pool in w.layout.pools.iter().filter(|p| p.size > LONGEST) {
        let text = format!(
            "{} cells for `{}` that pointers reach are not translated: at most {LONGEST}",
            pool.size, pool.name
        );
        wrong.push(Diagnostic::unsupported(main, text).help("--heap and --threads ask for less"));
    }
    if w.layout.threads > MOST_THREADS {
        let text =
            format!("{} threads are not translated: at most {MOST_THREADS}", w.layout.threads);
        wrong.push(Diagnostic::unsupported(main, text));
    }
}

/// Condition variables and barriers have a bit for each thread.
pub fn refuse_masks(w: &World<'_>, needs: &Needs, wrong: &mut Vec<Diagnostic>) {
    let waits =
        |word: &&str| word.starts_with("pthread_cond") || word.starts_with("pthread_barrier");
    if w.layout.threads > MOST_WAITING && needs.words.iter().any(waits) {
        let text = format!(
            "condition variables and barriers are not translated for {} threads: at most {MOST_WAITING}",
            w.layout.threads
        );
        let span = w.program.funcs[w.main].span;
        let help = format!("--threads {MOST_WAITING} makes the rest a gap");
        wrong.push(Diagnostic::unsupported(span, text).help(help));
    }
}
