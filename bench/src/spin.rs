//! SPIN on a model: generate, compile, run; each step timed.

use crate::child::run;
use std::path::Path;
use std::process::Command;

pub struct Measured {
    pub states: f64,
    /// Processor seconds of the verifier alone.
    pub cpu: f64,
    /// From the command to the verdict: with generating and compiling.
    pub wall: f64,
    /// As SPIN reports it: state vector and overhead as stored.
    pub bytes_per_state: f64,
}

pub struct How<'a> {
    pub defines: &'a [&'a str],
    /// Of `spin`, of the C compiler, of the verifier.
    pub spin: &'a [&'a str],
    pub gcc: &'a [&'a str],
    pub pan: &'a [&'a str],
}

/// `None` if SPIN or a C compiler is missing, or it fails.
pub fn measure(model: &Path, how: &How<'_>, dir: &Path) -> Option<Measured> {
    std::fs::create_dir_all(dir).ok()?;
    let source = dir.join("model.pml");
    std::fs::copy(model, &source).ok()?;
    let defines = how.defines.iter().map(|d| format!("-D{d}"));
    let generate = run(Command::new("spin")
        .args(defines)
        .args(how.spin)
        .args(["-a", "model.pml"])
        .current_dir(dir))?;
    let compile = run(Command::new("gcc")
        .args(["-w", "-DVECTORSZ=8192", "-DMEMLIM=16000", "-o", "pan", "pan.c"])
        .args(how.gcc)
        .current_dir(dir))?;
    if !compile.ok {
        return None;
    }
    let check = run(Command::new(dir.join("pan"))
        .args(["-m5000000", "-w23"])
        .args(how.pan)
        .current_dir(dir))?;
    let states = check.number_before(" states, stored")?;
    // The stack of -m is memory that SPIN sets aside, not what a state costs.
    let memory = check.number_before("\tactual memory usage for states");
    let memory = memory.or(check.number_before("\tequivalent memory usage for states"));
    Some(Measured {
        states,
        cpu: check.cpu,
        wall: generate.wall + compile.wall + check.wall,
        bytes_per_state: memory.map_or(f64::NAN, |m| m * 1048576.0 / states),
    })
}
