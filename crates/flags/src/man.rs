//! Manual pages, made of the same table as the help: `heddle man | man -l -`.

use crate::Cli;
use clap::CommandFactory;

/// The page of the program, or of one of its commands, if there is such a command.
pub fn page(name: Option<&str>) -> Option<String> {
    let mut all = Cli::command();
    all.build();
    let command = match name {
        None => all,
        Some(name) => all.find_subcommand(name)?.clone(),
    };
    // As the page is found: `man heddle-check`.
    let title = name.map_or("heddle".to_string(), |n| format!("heddle-{n}"));
    let mut page = Vec::new();
    let written = clap_mangen::Man::new(command.display_name(title)).render(&mut page);
    written.expect("a vector takes everything");
    Some(String::from_utf8_lossy(&page).into_owned())
}
