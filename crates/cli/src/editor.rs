//! `heddle lsp` and `heddle dap`: standard input and output belong to an editor.

use crate::console::Console;
use crate::exit::Exit;
use heddle_session::{Context, Host, Limits, Silent};
use heddle_system::System;
use std::io::{stdin, stdout};

/// What the language server asks for: each check has limits and a system of its own.
struct Desk;

impl heddle_lsp::Surroundings for Desk {
    fn limits(&self) -> Limits {
        crate::limits::of_a_server()
    }

    fn host(&self, limits: &Limits) -> Box<dyn Host> {
        Box::new(System::new(&limits.stop))
    }
}

pub fn lsp(console: &Console) -> Exit {
    ended(heddle_lsp::serve(stdin(), stdout(), &Desk), console)
}

pub fn dap(console: &Console) -> Exit {
    let limits = crate::limits::of_a_server();
    let system = System::new(&limits.stop);
    let context = Context { host: &system, watch: &Silent, limits: &limits };
    ended(heddle_dap::serve(stdin(), &mut stdout(), context), console)
}

fn ended(result: std::io::Result<()>, console: &Console) -> Exit {
    match result {
        Ok(()) => Exit::Holds,
        // An editor that is gone reads nothing any more.
        Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => Exit::Holds,
        // The protocol asks for 1.
        Err(e) if e.kind() == std::io::ErrorKind::ConnectionAborted => Exit::Violated,
        Err(e) => {
            console.error(&format!("cannot speak with the editor: {e}"));
            Exit::Usage
        }
    }
}
