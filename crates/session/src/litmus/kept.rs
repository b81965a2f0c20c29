//! The order that a memory model keeps within each thread of a litmus test, for pictures.

use crate::litmus::LitmusModel;
use crate::{Input, Language};
use heddle_span::{SourceMap, Span};

/// Two accesses of a thread, in an order that a model keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    pub lane: String,
    pub older: Span,
    pub younger: Span,
    /// The model's rule, or the kind of dependency.
    pub why: String,
}

/// What a model keeps in order in a test; `None` where that cannot be said without running
/// it: in threads with loops, and of models by axioms.
pub fn kept_order(input: &Input, model: &LitmusModel) -> Option<Vec<Order>> {
    let LitmusModel::Machine(memory) = model else { return None };
    let (name, text) = input.files.first()?;
    let file = SourceMap::new().add(name.clone(), text.clone());
    let (test, _) = match input.language {
        Language::Program => heddle_litmus::parse_program_for(text, file, &memory.attributes),
        _ => heddle_litmus::parse(text, file),
    };
    let program = test?.program;
    let mut out = Vec::new();
    for thread in &program.threads {
        for k in heddle_memmodel::kept(memory, thread, program.locs.len())? {
            let place = |pc: usize| thread.code.places[pc].0;
            let (older, younger) = (place(k.older), place(k.younger));
            out.push(Order { lane: thread.name.clone(), older, younger, why: k.why });
        }
    }
    Some(out)
}
