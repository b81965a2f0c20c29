//! A queue of jobs with leases: workers take a job, may lose it, and finish it.
//!
//! `cargo run --release -p heddle --example work_queue` checks that every job is done, once,
//! and finds what goes wrong where a worker that lost its lease finishes all the same.

use heddle::{Options, Rule, StateMachine, Typed, Verdict};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Job {
    Waiting,
    /// The lease has this number.
    Taken(u8),
    Done,
}
heddle::encode_enum!(Job { Waiting, Taken(lease), Done });

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    jobs: Vec<Job>,
    /// By worker: the job it works on, and the number of its lease.
    workers: Vec<Option<(usize, u8)>>,
    leases: u8,
    /// By job: how often its result was written.
    written: Vec<u8>,
}
heddle::encode_struct!(State { jobs, workers, leases, written });

#[derive(Debug)]
enum Action {
    Take { worker: usize, job: usize },
    Expire { job: usize },
    Finish { worker: usize },
}

struct Queue {
    workers: usize,
    jobs: usize,
    /// Leases that are given out at most: workers fail only so often.
    leases: u8,
    /// Whether the queue looks at the number of a lease when a result comes in.
    fenced: bool,
}

impl StateMachine for Queue {
    type State = State;
    type Action = Action;

    fn initial(&self) -> Vec<State> {
        vec![State {
            jobs: vec![Job::Waiting; self.jobs],
            workers: vec![None; self.workers],
            leases: 0,
            written: vec![0; self.jobs],
        }]
    }

    fn actions(&self, s: &State, out: &mut Vec<Action>) {
        for (worker, at) in s.workers.iter().enumerate() {
            match at {
                Some(_) => out.push(Action::Finish { worker }),
                None => {
                    let waiting = (0..self.jobs).filter(|&j| s.jobs[j] == Job::Waiting);
                    out.extend(waiting.map(|job| Action::Take { worker, job }));
                }
            }
        }
        // A job may be lost as long as there is a lease for everyone that waits.
        let waiting = s.jobs.iter().filter(|j| **j == Job::Waiting).count() as u8;
        if s.leases + waiting < self.leases {
            let taken = (0..self.jobs).filter(|&j| matches!(s.jobs[j], Job::Taken(_)));
            out.extend(taken.map(|job| Action::Expire { job }));
        }
    }

    fn next(&self, s: &State, action: &Action) -> Option<State> {
        let mut s = s.clone();
        match *action {
            Action::Take { worker, job } => {
                s.leases += 1;
                s.jobs[job] = Job::Taken(s.leases);
                s.workers[worker] = Some((job, s.leases));
            }
            Action::Expire { job } => s.jobs[job] = Job::Waiting,
            Action::Finish { worker } => {
                let (job, lease) = s.workers[worker].take()?;
                if !self.fenced || s.jobs[job] == Job::Taken(lease) {
                    s.jobs[job] = Job::Done;
                    s.written[job] += 1;
                }
            }
        }
        Some(s)
    }

    fn rules(&self) -> Vec<Rule<State>> {
        vec![
            Rule::always("a result is written once", |s: &State| s.written.iter().all(|&n| n <= 1)),
            Rule::eventually("all jobs are done", |s: &State| {
                s.jobs.iter().all(|j| *j == Job::Done)
            }),
            Rule::sometimes("a lease is lost", |s: &State| usize::from(s.leases) > s.jobs.len()),
        ]
    }
}

fn main() {
    for fenced in [true, false] {
        let model = Typed::new(Queue { workers: 3, jobs: 3, leases: 5, fenced });
        let report = heddle::check_model(model, &Options::default()).expect("nothing is refused");
        for checked in &report.verdicts {
            let (word, states) = (checked.verdict().word(), checked.numbers.states);
            println!("fenced: {fenced}: {}: {word}, {states} states", checked.property.title);
            assert!(checked.doubts.is_empty() || !fenced, "{:?}", checked.doubts);
            if let (Verdict::Violated(_), Some(Ok(run))) = (checked.verdict(), &checked.replayed) {
                let events = run.trace.steps.iter().flat_map(|s| &s.events);
                events.for_each(|event| println!("  {}", event.text));
            }
        }
        assert_eq!(report.holds(), fenced);
    }
}
