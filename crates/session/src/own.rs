//! A model that was not read from any language: somebody's own. Its faults are looked for,
//! and cycles if it has accepting states.

use crate::properties::{Labels, Offer, choose};
use crate::strategy::{Then, compiled_faults, cycles};
use crate::{Context, Goal, Kind, Options, Property, Purpose, Subject};
use heddle_engine::{NonProgress, Quiet, Stutter};
use heddle_model::Model;
use heddle_span::{Diagnostic, SourceMap};
use serde_json::json;

/// A model as something to check: its faults, and, where it has such labels, cycles.
pub struct OwnModel<M> {
    model: M,
    options: Options,
    sources: SourceMap,
}

impl<M: Model> OwnModel<M> {
    pub fn new(model: M, options: &Options) -> Self {
        OwnModel { model, options: options.clone(), sources: SourceMap::new() }
    }
}

impl<M: Model> Subject for OwnModel<M> {
    fn sources(&self) -> &SourceMap {
        &self.sources
    }

    fn properties(&mut self, _: Context<'_>) -> Result<Vec<Property>, Vec<Diagnostic>> {
        let mut own = vec![Property::safety("faults and end states")];
        if self.model.facts().has_accept {
            // The model has something to say of runs that go on for ever.
            let (name, title) = ("accept".into(), "no acceptance cycle".into());
            own.push(Property { name, title, kind: Kind::Accept });
        }
        let offer = Offer {
            own,
            further: Vec::new(),
            given: Vec::new(),
            labels: Labels::AcceptAndProgress,
        };
        choose(offer, &self.options.property)
    }

    fn ask(
        &mut self,
        property: &Property,
        _: Purpose,
        _: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let (model, asked) = (&self.model, &self.options.property);
        match property.kind {
            Kind::Accept => cycles(&Stutter(Quiet(model)), Goal::Cycles, asked.fair, then),
            Kind::Progress => {
                cycles(&NonProgress::new(Quiet(model)), Goal::Cycles, asked.fair, then);
            }
            _ => compiled_faults(model, asked, then),
        }
        Ok(())
    }

    fn list(&mut self, _: Context<'_>) -> Result<serde_json::Value, Vec<Diagnostic>> {
        Ok(json!({"properties": ["safety", "accept", "progress"]}))
    }
}
