//! How many states there will be in all, guessed while a search goes on.
//!
//! Two guesses at what is still to be met, the smaller of which is told, and only once the
//! queue has begun to shrink:
//!
//! - Levels of a breadth-first search grow and shrink much alike (Pelánek and Šimeček,
//!   *Estimating state space parameters*, 2008, on the bell shape of level graphs). So what is
//!   left is what had been expanded when the queue was first as long as it is now.
//! - Whatever the order: if of late each state that was expanded led to `r` new ones on the
//!   average, and `r` does not rise again, the `q` in the queue lead to `q r / (1 - r)` more, as
//!   in a branching process that dies out.
//!
//! Neither is a bound. On bench models breadth first the guess is within a twentieth once
//! half of the states are met; depth first it comes late, and is a third too high at first.

/// What is known of a search so far.
#[derive(Clone, Debug, Default)]
pub struct SizeEstimate {
    /// Each time the queue was longer than ever before: how long, and the states met by then.
    rising: Vec<(u64, u64)>,
    /// States and queue when it was last asked.
    last: (u64, u64),
}

impl SizeEstimate {
    /// So many states were met, and so many of them wait to be expanded: how many there will
    /// be, if anything can be said.
    pub fn update(&mut self, states: u64, queue: u64) -> Option<u64> {
        let (states_before, queue_before) = std::mem::replace(&mut self.last, (states, queue));
        let longest = self.rising.last().map_or(0, |&(queue, _)| queue);
        if queue >= longest {
            self.rising.push((queue, states));
            return None;
        }
        let at = self.rising.partition_point(|&(length, _)| length < queue);
        let mirrored = self.rising.get(at).map(|&(length, met)| met - length.min(met));
        let new = states.saturating_sub(states_before);
        // What was expanded has left the queue; what is new has entered it.
        let expanded = (queue_before + new).saturating_sub(queue);
        let dies_out = (expanded > new).then(|| {
            let left = queue as f64 * new as f64 / (expanded - new) as f64;
            left as u64
        });
        [mirrored, dies_out].into_iter().flatten().min().map(|left| states + left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sizes of the levels of a box with sides of `side` in `n` dimensions: independent
    /// processes of so many steps each.
    fn levels(n: usize, side: usize) -> Vec<u64> {
        let mut levels = vec![1u64];
        for _ in 0..n {
            let mut next = vec![0; levels.len() + side - 1];
            for (i, size) in levels.iter().enumerate() {
                next[i..i + side].iter_mut().for_each(|sum| *sum += size);
            }
            levels = next;
        }
        levels
    }

    #[test]
    fn breadth_first_it_is_near_the_truth_from_the_middle_on() {
        for (n, side) in [(12, 2), (8, 5), (3, 40)] {
            let levels = levels(n, side);
            let whole: u64 = levels.iter().sum();
            let (mut estimate, mut met, mut n_told) = (SizeEstimate::default(), 0, 0);
            for level in &levels {
                met += level;
                let Some(told) = estimate.update(met, *level) else { continue };
                assert!(met * 5 >= whole * 2, "{n} {side}: it tells too early, at {met}");
                let ratio = told as f64 / whole as f64;
                assert!((0.8..1.25).contains(&ratio), "{n} {side}: {ratio} at {met} of {whole}");
                n_told += 1;
            }
            assert!(n_told > levels.len() / 3);
        }
    }

    #[test]
    fn a_long_queue_that_leads_to_little_does_not_mislead() {
        // Depth first: nearly all is met while the queue is longest.
        let mut estimate = SizeEstimate::default();
        let (mut met, mut queue) = (0u64, 0u64);
        for _ in 0..100 {
            (met, queue) = (met + 1000, queue + 500);
            assert_eq!(estimate.update(met, queue), None);
        }
        for _ in 0..50 {
            // Of a thousand that are expanded, ten lead on.
            (met, queue) = (met + 10, queue - 990);
            let told = estimate.update(met, queue).expect("it shrinks");
            assert!(told >= met && told < 102_000, "{told}");
        }
    }

    #[test]
    fn nothing_moves() {
        let mut estimate = SizeEstimate::default();
        assert_eq!(estimate.update(0, 0), None);
        assert_eq!(estimate.update(10, 5), None);
        assert_eq!(estimate.update(10, 4), Some(10));
        assert_eq!(estimate.update(10, 0), Some(10));
    }
}
