//! Threads of a `.s` file as a program for the window machine.
//!
//! Each thread is its function with all calls inlined: the points are instruction
//! and open calls. A first pass finds what is known of the stack at every point
//! (`frame`), a second writes the code, a third cuts the data into cells by the
//! accesses that were seen. A last thread runs `init`, starts the others, waits for
//! them and checks the condition at the end.

use super::builder::Builder;
use super::data::{MAX_CELLS, Seen, cells, place_objects};
use super::harness::Harness;
use super::{Options, Unit, undefined};
use heddle_memmodel as mm;
use heddle_memmodel::passes::silent_stores;
use heddle_memmodel::passes::spin_loops::{Loops, cut};
use heddle_memmodel::{Instr, Operand, Park};
use heddle_span::Diagnostic;
use std::collections::BTreeMap;

pub fn program(
    unit: &Unit,
    harness: &Harness,
    options: Options,
) -> Result<mm::Program, Vec<Diagnostic>> {
    let mut wrong = Vec::new();
    let places = place_objects(unit);
    let mut threads = Vec::new();
    for (i, start) in harness.threads.iter().enumerate() {
        let name = format!("{}[{i}]", start.function);
        let mut b = Builder::new(unit, &places, &mut wrong, start.span);
        b.step(Instr::Park(Park::Unborn), "begins");
        b.function(start);
        threads.push(b.thread(name));
    }
    // What the threads access says how large the words are that conditions are about.
    threads.push(main_thread(unit, harness, &places, &mut Vec::new(), None));
    let seen = seen_by(&threads);
    threads.pop();
    threads.push(main_thread(unit, harness, &places, &mut wrong, Some(&seen)));
    let seen = seen_by(&threads);
    threads.iter_mut().for_each(undefined::check);
    let span = harness.threads[0].span;
    let cells = cells(unit, &places, &seen);
    let words: Vec<(i64, u8, i64)> = cells.iter().map(|c| (c.address, c.size, c.init)).collect();
    for t in &mut threads {
        match (options.seen, options.reduce) {
            (heddle_isa::Seen::No, true) => heddle_isa::shorten(t, |size| 8 * size),
            (heddle_isa::Seen::No, false) => {}
            (seen, _) => heddle_isa::shorten_for_people(t, |size| 8 * size, seen),
        }
    }
    let domains = silent_stores::domains(&threads, &words);
    if options.reduce {
        for t in &mut threads {
            let observed = vec![false; t.regs.len()];
            let pairs = Some((&domains, options.silent));
            t.code = cut(&t.code, &Loops { observed: &observed, once: &[], pairs });
        }
    }
    if cells.len() > MAX_CELLS {
        let text = format!("more than {MAX_CELLS} words of shared data");
        wrong.push(Diagnostic::unsupported(span, text));
    }
    if !wrong.is_empty() {
        wrong.dedup();
        return Err(wrong);
    }
    Ok(mm::Program {
        name: "assembly".into(),
        locs: cells.iter().map(|c| c.name.clone()).collect(),
        init: cells.iter().map(|c| c.init).collect(),
        cells: cells.iter().map(|c| (c.address, c.size)).collect(),
        threads,
        checked: true,
        shown: 0,
        finally: !harness.finally.is_empty(),
        promise: None,
        gaps: Vec::new(),
    })
}

/// The thread that runs `init`, starts the others, waits for them and checks what must be
/// so at the end, if `seen` is given.
fn main_thread(
    unit: &Unit,
    harness: &Harness,
    places: &BTreeMap<String, i64>,
    wrong: &mut Vec<Diagnostic>,
    seen: Option<&Seen>,
) -> mm::Thread {
    let mut b = Builder::new(unit, places, wrong, harness.threads[0].span);
    b.step(Instr::Nop, "begins");
    if let Some(init) = &harness.init {
        b.at.0 = init.span;
        b.function(init);
    }
    for (t, start) in harness.threads.iter().enumerate() {
        b.at.0 = start.span;
        let thread = t as u16;
        b.step(Instr::Start { thread, arg: Operand::Imm(0) }, &format!("start {}", start.function));
    }
    for (t, start) in harness.threads.iter().enumerate() {
        b.at.0 = start.span;
        let thread = t as u16;
        b.step(Instr::Join { thread, dst: None }, &format!("join {}", start.function));
    }
    if let Some(seen) = seen {
        let sizes = b.symbols(harness, seen);
        for f in &harness.finally {
            b.finally(f, &sizes);
        }
    }
    b.thread("main".into())
}

/// What threads access, constants followed.
fn seen_by(threads: &[mm::Thread]) -> Seen {
    let mut threads = threads.to_vec();
    threads.iter_mut().for_each(|t| heddle_isa::shorten(t, |size| 8 * size));
    Seen::of(&threads)
}
