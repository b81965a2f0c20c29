//! Manual pages, made of the same table as the help: `heddle man | man -l -`.

use crate::console::Console;
use crate::exit::Exit;
use crate::flags::Cli;
use clap::CommandFactory;

/// The page of the program, or of one of its commands.
pub fn print(name: Option<&str>, console: &Console) -> Exit {
    let mut all = Cli::command();
    all.build();
    let command = match name {
        None => Some(all),
        Some(name) => all.find_subcommand(name).cloned(),
    };
    let Some(command) = command else {
        let why = format!("there is no command `{}`", name.unwrap_or_default());
        console.failure("usage", &why);
        return Exit::Usage;
    };
    // As the page is found: `man heddle-check`.
    let title = name.map_or("heddle".to_string(), |n| format!("heddle-{n}"));
    let mut page = Vec::new();
    let written = clap_mangen::Man::new(command.display_name(title)).render(&mut page);
    written.expect("a vector takes everything");
    console.result(&String::from_utf8_lossy(&page));
    Exit::Holds
}
