//! Several processes of one search on this machine: `heddle check FILE --processes 4`.
//!
//! The process that a person starts is the first; it starts the others as `heddle worker`
//! and tells each, through its standard input, what to do: the same command line in the same
//! folder. Each opens the input by itself, listens on a port of its own, and says which.
//! Only the first one prints. When it ends, however that is, the others' input ends, and so
//! do they.

use crate::console::Console;
use crate::exit::Exit;
use crate::flags::{CheckArgs, Cli, Command};
use crate::run::Run;
use clap::Parser;
use heddle_session::{Cluster, Team};
use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Stdio};

/// What a worker is told first.
#[derive(Serialize, Deserialize)]
struct Order {
    format: String,
    number: usize,
    secret: [u8; 32],
    memory: u64,
    arguments: Vec<String>,
}

const FORMAT: &str = concat!("heddle-worker/", env!("CARGO_PKG_VERSION"));

/// The processes of one search, seen from the first.
pub struct Processes {
    pub cluster: Cluster,
    children: Vec<Child>,
}

impl Drop for Processes {
    fn drop(&mut self) {
        for child in &mut self.children {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Processes {
    /// Starts `n - 1` others, each with so much memory, and meets them.
    pub fn start(n: usize, memory: u64, inputs: &[impl AsRef<Path>]) -> Result<Self, String> {
        let failed = |what: &str, e: std::io::Error| format!("{what}: {e}");
        let arguments: Vec<String> =
            std::env::args_os().map(|a| a.to_string_lossy().into_owned()).collect();
        let secret = Team::fresh_secret().map_err(|e| failed("no random bytes", e))?;
        let (listener, own) = listen()?;
        let mut starting = Starting { children: Vec::new() };
        for number in 1..n {
            let format = FORMAT.to_string();
            let order = Order { format, number, secret, memory, arguments: arguments.clone() };
            starting.add(&order).map_err(|e| failed("cannot start another process", e))?;
        }
        let mut addresses = vec![own];
        for (number, child) in starting.children.iter_mut().enumerate() {
            let mut line = String::new();
            let out = child.stdout.as_mut().ok_or("a process without output")?;
            let read = BufReader::new(out).read_line(&mut line);
            if read.is_err() || line.trim().is_empty() {
                return Err(format!("process {} did not start", number + 1));
            }
            addresses.push(line.trim().to_string());
        }
        let list = serde_json::to_string(&addresses).map_err(|e| e.to_string())?;
        for child in &mut starting.children {
            let input = child.stdin.as_mut().ok_or("a process without input")?;
            writeln!(input, "{list}").map_err(|e| failed("a process has ended", e))?;
        }
        let team = Team { addresses, me: 0, secret, job: job(&arguments, inputs) };
        let cluster = Cluster::join(&team, &listener).map_err(|e| e.to_string())?;
        Ok(Processes { cluster, children: std::mem::take(&mut starting.children) })
    }
}

/// Processes that were started; if something goes wrong before they have met, they end.
struct Starting {
    children: Vec<Child>,
}

impl Starting {
    fn add(&mut self, order: &Order) -> std::io::Result<()> {
        let mut child = std::process::Command::new(std::env::current_exe()?)
            .arg("worker")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let line = serde_json::to_string(order)?;
        if let Some(input) = &mut child.stdin {
            writeln!(input, "{line}")?;
        }
        self.children.push(child);
        Ok(())
    }
}

impl Drop for Starting {
    fn drop(&mut self) {
        for child in &mut self.children {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn listen() -> Result<(TcpListener, String), String> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|e| format!("no free port: {e}"))?;
    let address = listener.local_addr().map_err(|e| e.to_string())?.to_string();
    Ok((listener, address))
}

/// What two processes must have in common to search one graph.
fn job(arguments: &[String], inputs: &[impl AsRef<Path>]) -> [u8; 32] {
    let texts: Vec<Vec<u8>> = inputs.iter().map(|p| std::fs::read(p).unwrap_or_default()).collect();
    let words = arguments.get(1..).unwrap_or_default().join("\0");
    let mut parts: Vec<&[u8]> = vec![FORMAT.as_bytes(), words.as_bytes()];
    parts.extend(texts.iter().map(|t| &t[..]));
    Team::job_of(&parts)
}

/// `heddle worker`: one of the others.
pub fn work(console: &Console) -> Exit {
    match serve(console) {
        Ok(()) => Exit::Holds,
        Err(why) => {
            console.error(&why);
            Exit::Usage
        }
    }
}

fn serve(console: &Console) -> Result<(), String> {
    let mut input = BufReader::new(std::io::stdin());
    let order: Order = serde_json::from_str(&line(&mut input)?)
        .map_err(|_| "`heddle worker` is started by `heddle check --processes`".to_string())?;
    if order.format != FORMAT {
        return Err("this is another version of heddle".into());
    }
    let cli = Cli::try_parse_from(&order.arguments).map_err(|e| e.to_string())?;
    let Command::Check(args) = cli.command else { return Err("only `check` has workers".into()) };
    let options = &args.given.0;
    let mut run = Run::begin(&options.search, console);
    run.share_machine(order.memory);
    // What is wrong with the input, the first process has told already.
    let Ok(mut subject) = run.open(&args.inputs, options) else { return Ok(()) };
    let (listener, address) = listen()?;
    console.result(&format!("{address}\n"));
    let addresses = serde_json::from_str(&line(&mut input)?).map_err(|e| e.to_string())?;
    end_with(input);
    let job = job(&order.arguments, &args.inputs);
    let team = Team { addresses, me: order.number, secret: order.secret, job };
    let cluster = Cluster::join(&team, &listener).map_err(|e| e.to_string())?;
    let _ = heddle_session::check_on(
        Some(&cluster),
        &mut *subject,
        options,
        run.context(),
        &mut |_, _| {},
    );
    cluster.stay();
    Ok(())
}

fn line(input: &mut impl BufRead) -> Result<String, String> {
    let mut line = String::new();
    input.read_line(&mut line).map_err(|e| e.to_string())?;
    Ok(line)
}

/// When whoever started this process is gone, so is the reason for it.
fn end_with(mut input: impl Read + Send + 'static) {
    std::thread::spawn(move || {
        let mut rest = [0; 64];
        while input.read(&mut rest).is_ok_and(|n| n > 0) {}
        std::process::exit(0);
    });
}

/// The processes that the command line asks for.
pub fn processes(args: &CheckArgs, memory: u64) -> Result<Option<Processes>, String> {
    match args.processes {
        Some(n) if n.get() > 1 => {
            Processes::start(usize::from(n.get()), memory, &args.inputs).map(Some)
        }
        _ => Ok(None),
    }
}
