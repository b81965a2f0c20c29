//! An instance of a family as a program: what a refutation is a run of, to be replayed,
//! walked and drawn like any other.
//!
//! Not here: the proof for every number, which `prove` makes. What holds of an instance says
//! nothing of the family, so a family is not checked.

mod proof_text;
mod prove;
mod smv;

pub use heddle_prove::Whole;
pub use proof_text::{failure_trace, obligation_json, obligation_line};
pub use prove::{ProofOptions, prove};
pub use smv::{SmvOptions, smv};

use crate::reading::read;
use crate::strategy::{Then, faults};
use crate::{Context, Input, Kind, Language, Options, Property, Purpose, Refusal, Subject};
use heddle_model::Erased;
use heddle_prove::Family;
use heddle_prove::family::LARGEST;
use heddle_span::{Diagnostic, Severity, SourceMap};
use serde_json::json;

pub(crate) struct Instances {
    sources: SourceMap,
    family: Family,
    options: Options,
    name: String,
}

impl Instances {
    pub(crate) fn open(
        input: &Input,
        options: &Options,
        context: Context<'_>,
    ) -> Result<Self, Refusal> {
        let (family, sources) = family(input, context)?;
        let name = input.files.first().map_or(String::new(), |f| f.0.clone());
        Ok(Instances { sources, family, options: options.clone(), name })
    }
}

/// Reads a family.
pub(crate) fn family(input: &Input, context: Context<'_>) -> Result<(Family, SourceMap), Refusal> {
    let [(name, text)] = input.files.as_slice() else {
        return Err(Refusal::Usage("a family is one file".into()));
    };
    if input.language != Language::Family {
        return Err(Refusal::Usage(format!("{name}: `heddle prove` reads .family files")));
    }
    let mut sources = SourceMap::new();
    let file = sources.add(name.clone(), text.clone());
    let (family, diagnostics) = heddle_prove::parse(text, file);
    Ok((read(family, diagnostics, &sources, context)?, sources))
}

/// An instance, by the name of its obligation.
pub(crate) fn of_instance(name: &str) -> Property {
    let title = format!("what the family promises, {name}");
    Property { name: name.into(), title, kind: Kind::Safety }
}

impl Subject for Instances {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self, _: Context<'_>) -> Result<Vec<Property>, Vec<Diagnostic>> {
        Ok(vec![of_instance(&self.family.smallest())])
    }

    fn further(&self) -> Vec<Property> {
        let numbers = (0..=LARGEST).map(|n| format!("n = {n}"));
        numbers.chain(["base".to_string()]).map(|name| of_instance(&name)).collect()
    }

    fn is_proved(&self) -> Option<String> {
        Some(format!("{0}: a family is proved: heddle prove {0}", self.name))
    }

    fn ask(
        &mut self,
        property: &Property,
        _: Purpose,
        _: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let asked = &self.options.property;
        let lent =
            self.family.instance(&property.name, |model| faults(Erased::new(&model), asked, then));
        lent.ok_or_else(|| {
            let text = format!("the family has no instance `{}`", property.name);
            vec![Diagnostic::new(Severity::Error, text)]
        })
    }

    fn list(&mut self, _: Context<'_>) -> Result<serde_json::Value, Vec<Diagnostic>> {
        Ok(json!({"instances": [self.family.smallest()]}))
    }
}
