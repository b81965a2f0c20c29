//! heddle as a debug adapter: a counterexample, or a walk of one's own, in any editor that
//! speaks the debug adapter protocol.
//!
//! What is stepped through is the run that the page shows, by the same explorer: a saved
//! trail is executed again by the plain interpreter before anybody sees it. Time goes both
//! ways, since every state of the run is known. A step of the debugger is a step of the run,
//! whoever takes it; from any place of a run another way can be chosen, and the run is from
//! there on one's own.
//!
//! - `wire`: requests in, answers and events out
//! - `launch`: what is to be debugged
//! - `debugger`: where in the run one is, and how one moves
//! - `stops`: breakpoints of lines, of variables, of switches
//! - `threads`: who is where
//! - `places`, `tree`: sources, and values as trees
//! - `answers`: a request's answer
//!
//! Not here: conditions on breakpoints, changing a variable (the run would be none), frames
//! below the one that a thread is in.

mod answers;
mod debugger;
mod launch;
mod places;
mod stops;
mod threads;
mod tree;
mod wire;

use heddle_engine::Reason;
use heddle_session::Context;
use serde_json::{Value, json};
use std::io::{BufReader, Read, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use wire::{Out, Request};

/// Answers until the editor says goodbye or is gone. Both ends belong to the caller.
pub fn serve(
    input: impl Read + Send + 'static,
    output: &mut dyn Write,
    context: Context<'_>,
) -> std::io::Result<()> {
    let (to, from) = channel();
    let stop = Arc::clone(&context.limits.stop);
    // Ends with the input, or with the process: nobody waits for it.
    std::thread::spawn(move || {
        let mut reader = heddle_framing::Reader::new(BufReader::new(input));
        while let Ok(Some(frame)) = reader.next_frame() {
            let read = Request::read(frame);
            if read.as_ref().is_ok_and(Request::is_goodbye) {
                stop.set(Reason::Interrupted); // A search that has begun ends, too.
            }
            if to.send(read).is_err() {
                return;
            }
        }
        stop.set(Reason::Interrupted);
    });
    let mut out = Out::new(output);
    while let Some(request) = next(&from, &mut out)? {
        match request.command.as_str() {
            "initialize" => out.answer(&request, answers::capabilities())?,
            "launch" => {
                if !launch::launch(&request, &from, &mut out, context)? {
                    return Ok(());
                }
            }
            "disconnect" | "terminate" => {
                out.answer(&request, Value::Null)?;
                return Ok(());
            }
            other => out.refuse(&request, &format!("`{other}` before anything is launched"))?,
        }
    }
    Ok(())
}

/// The next request; what is none is told.
fn next(
    from: &Receiver<Result<Request, String>>,
    out: &mut Out<'_>,
) -> std::io::Result<Option<Request>> {
    loop {
        match from.recv() {
            Ok(Ok(request)) => return Ok(Some(request)),
            Ok(Err(why)) => {
                let text = format!("a message was not understood: {why}\n");
                out.event("output", json!({"category": "stderr", "output": text}))?;
            }
            Err(_) => return Ok(None),
        }
    }
}
