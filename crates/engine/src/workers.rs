//! The workers of one search: started together, and all home before it ends.

use crate::run::{Alarm, Run};
use heddle_model::Model;

/// Runs `work` by `n` workers, with their numbers; the first is this thread.
///
/// A panic of one ends the search for all and is passed on. If the system has no
/// thread for one, the search ends as one without memory; `call_off` then
/// frees those who would wait for it.
pub(crate) fn crew<M: Model>(
    run: &Run<'_, M>,
    n: usize,
    work: impl Fn(usize) + Sync,
    call_off: impl Fn(),
) {
    let work = |number| {
        let _alarm = Alarm(run);
        work(number);
    };
    std::thread::scope(|scope| {
        let mut others = Vec::new();
        for number in 1..n.max(1) {
            let work = &work;
            match std::thread::Builder::new().spawn_scoped(scope, move || work(number)) {
                Ok(other) => others.push(other),
                Err(_) => {
                    run.out_of_memory();
                    call_off();
                    break;
                }
            }
        }
        work(0);
        for other in others {
            if let Err(panic) = other.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
}
