//! Prints the automaton of the runs that violate a formula: as a never claim,
//! `--dot` or `--hoa`. `cargo run -p heddle-ltl --example claim '[] (p -> <> q)'`.

use heddle_ltl::{AtomTable, Automaton, Dialect, parse};

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = arguments.pop().unwrap_or_default();
    let mut atoms = AtomTable::default();
    let formula = match parse(&text, Dialect::Block, &mut atoms) {
        Ok(formula) => formula,
        Err(errors) => {
            errors.iter().for_each(|e| eprintln!("{}: {}", e.labels[0].span.lo, e.message));
            std::process::exit(3);
        }
    };
    let name = |n: u32| atoms.atoms[n as usize].0.clone();
    let Ok(automaton) = Automaton::violating(&formula) else {
        eprintln!("the automaton of this formula is too large");
        std::process::exit(5);
    };
    match arguments.first().map(String::as_str) {
        Some("--dot") => print!("{}", automaton.dot(&name)),
        Some("--hoa") => print!("{}", automaton.hoa(atoms.atoms.len() as u32, &name)),
        _ => print!("{}", automaton.never_claim(&name)),
    }
}
