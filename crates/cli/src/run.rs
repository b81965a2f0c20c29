//! One run of a command: its limits, the system around it, and what is told on the way.

use crate::console::Console;
use crate::exit::Exit;
use crate::limits::limits;
use crate::watchdog::{Noticed, Phase, Watchdog};
use heddle_model::Trail;
use heddle_report::SavedTrail;
use heddle_session::{
    Context, Host, Input, Language, Limits, LoadedFile, OpenedTrail, Options, Recorded, Recorder,
    Refusal, SearchOptions, Shipped, Subject, Texts, Timer,
};
use heddle_span::{Diagnostic, Severity};
use heddle_system::System;
use heddle_system::{read_text, suffix};
use std::cell::RefCell;
use std::path::{Path, PathBuf};

/// A run under way. Its time is running.
pub struct Run<'c> {
    console: &'c Console,
    system: Recorder<System>,
    /// What a trail has in place of the system.
    recorded: Option<Recorded>,
    /// What one of several processes has before it asks the system.
    shipped: Option<Shipped<System>>,
    /// The input that was read.
    read: RefCell<Vec<(String, String)>>,
    pub limits: Limits,
    _timer: Timer,
    dog: Watchdog,
    watch: Noticed<'c>,
}

impl<'c> Run<'c> {
    /// The one run of this process.
    pub fn begin(asked: &SearchOptions, console: &'c Console) -> Self {
        let limits = limits(asked);
        let timer = limits.timer(asked.timeout);
        let system = Recorder::new(System::new(&limits.stop));
        let (recorded, shipped, read) = (None, None, RefCell::default());
        let dog = Watchdog::start(&limits.stop, limits.memory, console.farewell());
        let watch = Noticed { dog: dog.clone(), watch: console };
        Run { console, system, recorded, shipped, read, limits, _timer: timer, dog, watch }
    }

    /// The same for what is in a trail: no file is read or written and no program started.
    pub fn again(recorded: Recorded, asked: &SearchOptions, console: &'c Console) -> Self {
        Run { recorded: Some(recorded), ..Run::begin(asked, console) }
    }

    /// The same for a program that another process has read and sent.
    pub fn shipped(texts: Texts, asked: &SearchOptions, console: &'c Console) -> Self {
        let run = Run::begin(asked, console);
        let shipped = Some(Shipped::new(texts, System::new(&run.limits.stop)));
        Run { shipped, ..run }
    }

    /// Looks for included files here, too.
    pub fn including(mut self, dirs: &[PathBuf]) -> Self {
        self.system.host.include = dirs.to_vec();
        self
    }

    /// One of several processes, with so much memory for its part, and so many workers.
    pub fn share_machine(&mut self, memory: u64, workers: Option<u16>) {
        self.limits.memory = memory;
        self.limits.workers = workers.map_or(1, usize::from);
        self.limits.portable = true;
    }

    pub fn context(&self) -> Context<'_> {
        let host: &dyn Host = match (&self.recorded, &self.shipped) {
            (Some(recorded), _) => recorded,
            (None, Some(shipped)) => shipped,
            (None, None) => &self.system,
        };
        Context { host, watch: &self.watch, limits: &self.limits }
    }

    /// What the run does from now on.
    pub fn enter(&self, phase: Phase) {
        self.dog.enter(phase);
    }

    /// The code for a run that is not complete.
    pub fn incomplete_is(&self, exit: Exit) {
        self.dog.exit_with(exit);
    }

    /// All texts that the run was made of so far.
    pub fn texts(&self) -> Texts {
        self.system.texts(&self.read.borrow())
    }

    /// A text that was read otherwise, and the file of this name that it was read with, with
    /// all that this names in turn.
    pub fn texts_with(&self, input: (String, String), file: &str) -> Texts {
        let mut texts = self.system.texts(&[input]);
        let mut needed = Vec::new();
        while let Some(at) = texts.files.iter().position(|f| {
            let names = |by: &LoadedFile| by.name == f.from;
            f.from.is_empty() && f.path == file || needed.iter().any(names)
        }) {
            needed.push(texts.files.remove(at));
        }
        texts.files = needed;
        texts
    }

    /// All that is saved of a run that breaks a property.
    pub fn saved(
        &self,
        trail: &Trail,
        property: &str,
        options: &Options,
        flags: &[String],
    ) -> SavedTrail {
        heddle_session::saved_trail(self.texts(), trail, property, options, flags)
    }

    /// Reads a program, or tells why not.
    pub fn open(&self, files: &[PathBuf], options: &Options) -> Result<Box<dyn Subject>, Exit> {
        self.enter(Phase::Building);
        let input = self.input(files)?;
        let opened = heddle_session::open(&input, options, self.context());
        self.enter(Phase::Telling);
        opened.map_err(|r| self.refuse(&r))
    }

    /// Reads the program that was sent, or says why not.
    pub fn open_shipped(&self, options: &Options) -> Result<Box<dyn Subject>, String> {
        let shipped = self.shipped.as_ref().ok_or("nothing was sent")?;
        heddle_session::open(&shipped.input()?, options, self.context()).map_err(|r| match r {
            Refusal::Usage(why) | Refusal::Missing(why) => why,
            Refusal::Wrong(..) => "the input is wrong here".to_string(),
        })
    }

    /// Reads the program that a trail has in it.
    pub fn reopen(&self, options: &Options) -> Result<Box<dyn Subject>, Exit> {
        let recorded = self.recorded.as_ref().expect("a run that is made again");
        let input = recorded.input().map_err(|why| self.refuse(&Refusal::Missing(why)))?;
        let opened = heddle_session::open(&input, options, self.context());
        // What a trail asks for is not the command line's fault.
        opened.map_err(|r| match self.refuse(&r) {
            Exit::Usage => Exit::BadInput,
            exit => exit,
        })
    }

    /// The program once more: that of the trail, or the files that were read.
    pub fn given(&self) -> Result<Input, String> {
        if let Some(recorded) = &self.recorded {
            return recorded.input();
        }
        let files = self.read.borrow().clone();
        let first = files.first().map(|f| Path::new(&f.0));
        let language = first.and_then(|f| Language::of_suffix(suffix(f)));
        Ok(Input { language: language.ok_or("there is no input")?, files })
    }

    /// The texts of files; their language is that of the first.
    pub fn input(&self, files: &[PathBuf]) -> Result<Input, Exit> {
        let first = &files[0];
        let language = Language::of_suffix(suffix(first)).ok_or_else(|| {
            let why = format!("{}: {}", first.display(), no_language(first));
            self.console.failure("usage", &why);
            Exit::Usage
        })?;
        let text = |file: &PathBuf| Ok((file.display().to_string(), read_text(file)?));
        let files = files.iter().map(text).collect::<Result<_, String>>();
        let files: Vec<_> = files.map_err(|why| self.refuse(&Refusal::Missing(why)))?;
        self.read.replace(files.clone());
        Ok(Input { language, files })
    }

    /// Tells what went wrong on the way, and goes on.
    pub fn say(&self, what: &str) {
        self.console.error(what);
    }

    /// Tells why something is not done.
    pub fn refuse(&self, refusal: &Refusal) -> Exit {
        match refusal {
            Refusal::Usage(why) => {
                self.console.failure("usage", why);
                Exit::Usage
            }
            // A compiler that was stopped because the run is to end.
            Refusal::Missing(_) if self.limits.stop.is_set() => {
                let reason = self.limits.stop.reason();
                let why = reason.map_or_else(|| "stopped".into(), |r| r.gap().to_string());
                self.console.farewell()(&why, Exit::Open.code());
                Exit::Open
            }
            Refusal::Missing(why) => {
                self.console.failure("input", why);
                Exit::BadInput
            }
            Refusal::Wrong(wrong, sources) => {
                self.console.diagnostics(wrong, sources);
                exit_of(wrong)
            }
        }
    }

    /// The same for a program that is open already.
    pub fn wrong(&self, wrong: &[Diagnostic], subject: &dyn Subject) -> Exit {
        self.console.diagnostics(wrong, subject.sources());
        exit_of(wrong)
    }
}

pub fn exit_of(wrong: &[Diagnostic]) -> Exit {
    if wrong.iter().any(|d| d.severity == Severity::Error) {
        Exit::BadInput
    } else {
        Exit::Unsupported
    }
}

/// Why a file is no program, and what can be done with it.
fn no_language(file: &Path) -> String {
    let known = ".pml .prom .promela .pr .spin .c .i .cpp .cc .cxx .ll .bc .rs .toml .litmus \
                 .mcs .asm .s .family";
    match suffix(file) {
        "trail" => {
            "a saved run, and no program: `heddle replay` and `heddle explore` read it".into()
        }
        "cat" | "mcm" => "a memory model, and no program: `--model` takes it".into(),
        "" => format!("a name without a suffix, which would say its language; known: {known}"),
        other => format!("no language has the suffix `{other}`; known: {known}"),
    }
}

/// Reads a saved trail, or tells why not. Nothing in it is run.
pub fn open_trail(path: &Path, console: &Console) -> Result<OpenedTrail, Exit> {
    heddle_system::trails::open(path).map_err(|why| {
        console.failure("input", &why);
        Exit::BadInput
    })
}
