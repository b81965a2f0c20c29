//! Which fences a program needs under a memory model: the searches that decide whether it
//! is right with some of them.

use crate::Limits;
use heddle_engine::{Progress, erased};
use heddle_litmus::Test;
use heddle_memmodel::fences::{Answer, Fences, Grouping, fences};
use heddle_memmodel::{Machine, MemModel, Options, Program};
use heddle_model::{Erased, Gap, Verdict};
use heddle_weak::WeakModel;

/// How programs are searched.
pub(crate) struct FenceSearch<'a> {
    pub memory: &'a MemModel,
    /// The widest window is the machine's.
    pub machine: Options,
    /// Races of plain accesses are faults, where the model says so.
    pub races: bool,
    /// Give up after this many states.
    pub max_states: Option<u64>,
    pub limits: &'a Limits,
}

impl FenceSearch<'_> {
    /// A smallest set of fences for a test: what its condition asks about, or forbids, is
    /// not to be reached.
    pub fn of_test(&self, test: &Test) -> Fences {
        let mut program = test.program.clone();
        program.promise = test.condition.to_avoid();
        fences(&program, Grouping::Instructions, &mut |p| self.check(p))
    }

    /// The same for a compiled program, each fence at a place in its source.
    pub fn of_program(&self, program: &Program) -> Fences {
        fences(program, Grouping::Sources, &mut |p| self.check(p))
    }

    /// Whether a program is right.
    pub fn check(&self, program: &Program) -> Answer {
        let (window, answer, gaps) = self.decide(program);
        let only_window = gaps == [Gap::Window(window as u32)];
        if answer != Answer::Open || !only_window || !Machine::can_fold(self.memory) {
            return answer;
        }
        // Folded runs of stores are at least all that the window leaves out.
        match self.explore(program, Options { fold: true, ..self.machine }) {
            (Answer::Right, _) => Answer::Right,
            _ => Answer::Open,
        }
    }

    /// The first window that decides the matter, or else the largest.
    pub fn window(&self, program: &Program) -> usize {
        self.decide(program).0
    }

    /// Windows are tried from small to large: what goes wrong in a small one goes wrong, and
    /// what never fills a small one needs no larger. Under models that speculate each
    /// instance in flight can double the work.
    fn decide(&self, program: &Program) -> (usize, Answer, Vec<Gap>) {
        let most = self.machine.window;
        let ladder = [6, 12].into_iter().filter(|w| *w < most).chain([most]);
        let mut last = (most, Answer::Open, Vec::new());
        for window in ladder {
            let (answer, gaps) = self.explore(program, Options { window, ..self.machine });
            last = (window, answer, gaps);
            if answer != Answer::Open {
                break;
            }
        }
        last
    }

    fn explore(&self, program: &Program, options: Options) -> (Answer, Vec<Gap>) {
        let machine = Machine::new(program.clone(), self.memory.clone(), options);
        let model = WeakModel::new(machine, self.races);
        let max_states = self.max_states;
        let search = heddle_engine::Options { shorten: 0, max_states, ..self.limits.search() };
        let outcome =
            erased::safety(Erased::new(&model), &search, &self.limits.stop, &Progress::new());
        match outcome.verdict {
            Verdict::Holds { .. } => (Answer::Right, Vec::new()),
            Verdict::Violated(_) => (Answer::Wrong, Vec::new()),
            Verdict::Open(coverage) => (Answer::Open, coverage.gaps().to_vec()),
        }
    }
}
