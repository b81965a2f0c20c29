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
use super::{Options, Unit, settled, tidy, waiting};
use heddle_memmodel as mm;
use heddle_memmodel::{Instr, Operand, Park};
use heddle_span::Diagnostic;

pub fn program(
    unit: &Unit,
    harness: &Harness,
    options: Options,
) -> Result<mm::Program, Vec<Diagnostic>> {
    let mut wrong = Vec::new();
    let mut seen = Seen::default();
    let places = place_objects(unit);
    let mut threads = Vec::new();
    let n = harness.threads.len();
    for (i, start) in harness.threads.iter().enumerate() {
        let name = format!("{}[{i}]", start.function);
        let mut b = Builder::new(unit, &places, &mut seen, &mut wrong, start.span);
        b.push(Instr::Park(Park::Unborn), "begins");
        b.function(start);
        threads.push(b.thread(name));
    }
    let span = harness.threads[0].span;
    let mut b = Builder::new(unit, &places, &mut seen, &mut wrong, span);
    if let Some(init) = &harness.init {
        b.at.0 = init.span;
        b.push(Instr::Nop, "begins");
        b.function(init);
    }
    for (t, start) in harness.threads.iter().enumerate() {
        b.at.0 = start.span;
        let thread = t as u16;
        b.push(Instr::Start { thread, arg: Operand::Imm(0) }, &format!("start {}", start.function));
    }
    for (t, start) in harness.threads.iter().enumerate() {
        b.at.0 = start.span;
        let thread = t as u16;
        b.push(Instr::Join { thread, dst: None }, &format!("join {}", start.function));
    }
    let sizes = b.symbols(harness);
    for f in &harness.finally {
        b.finally(f, &sizes);
    }
    threads.push(b.thread("main".into()));
    assert_eq!(threads.len(), n + 1);
    let cells = cells(unit, &places, &seen);
    let words: Vec<(i64, u8, i64)> = cells.iter().map(|c| (c.address, c.size, c.init)).collect();
    if options.reduce {
        threads.iter_mut().for_each(tidy::tidy);
    }
    let domains = settled::domains(&threads, &words);
    if options.reduce {
        threads.iter_mut().for_each(|t| waiting::cut(t, &domains, options.silent));
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
    })
}
