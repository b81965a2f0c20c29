//! What is to be shown, and what may be used for it: properties, assumptions and
//! the hypothesis, at every level where they count.

use super::{Builder, Part, Place, Variant};
use crate::syntax::ast::{self, ModuleKind, What};
use crate::system::Clause;
use crate::typing::{self, Ty};

impl<'a> Builder<'a> {
    /// Properties and assumptions, at every level where they count.
    pub(super) fn claims(&mut self, variant: &Variant) {
        let file = self.file;
        let kept: Vec<&ast::Claim> = file
            .assumes
            .iter()
            .enumerate()
            .filter(|(i, _)| variant.without != Some(*i))
            .map(|(_, c)| c)
            .collect();
        let observes: Vec<&ast::Claim> = file.observes.iter().collect();
        let properties: Vec<&ast::Claim> = file.properties.iter().collect();
        let top = Place::Block(self.top());
        match self.part {
            Part::Whole(_) if file.close.is_some() => {
                let ok = self.at(top, "", &observes);
                let goals = self.at(top, "", &properties);
                self.system.goals.extend(ok);
                self.system.goals.extend(goals);
            }
            Part::Base | Part::Whole(_) => {
                let assumed = self.at(top, "", &kept);
                let goals = self.at(top, "", &observes);
                self.system.assumptions.extend(assumed);
                self.system.goals.extend(goals);
            }
            Part::Step => {
                let inner_e = self.at(Place::Block(0), "[k]", &kept);
                let inner_ok = self.at(Place::Block(0), "[k]", &observes);
                let outer_e = self.at(top, "[k+1]", &kept);
                let outer_ok = self.at(top, "[k+1]", &observes);
                self.system.assumptions.extend(outer_e);
                if !variant.no_hypothesis {
                    self.hypothesis(&inner_e, &inner_ok);
                    self.system.goals.extend(inner_e);
                }
                self.system.goals.extend(outer_ok);
            }
            Part::Close => {
                let e = self.at(top, "", &kept);
                let ok = self.at(top, "", &observes);
                let goals = self.at(top, "", &properties);
                if !variant.no_hypothesis {
                    self.hypothesis(&e, &ok);
                }
                self.system.goals.extend(e);
                self.system.goals.extend(goals);
            }
        }
    }

    pub(super) fn at(&mut self, place: Place, tag: &str, claims: &[&'a ast::Claim]) -> Vec<Clause> {
        claims.iter().filter_map(|c| self.claim(c, place, tag)).collect()
    }

    /// While its assumptions hold, the block does what its observers want.
    pub(super) fn hypothesis(&mut self, assumed: &[Clause], ok: &[Clause]) {
        let p = &mut self.system.pool;
        let assumed = p.all(assumed.iter().map(|c| c.expr));
        let ok = p.all(ok.iter().map(|c| c.expr));
        let expr = p.implies(assumed, ok);
        let name = "the block keeps its promise".into();
        self.system.assumptions.push(Clause { name, expr, span: None, is_range: false });
    }

    pub(super) fn claim(&mut self, c: &'a ast::Claim, place: Place, tag: &str) -> Option<Clause> {
        let name = format!("{}{tag}", c.name.text);
        let span = Some(c.name.span);
        let expr = match &c.what {
            What::Observer(u) => {
                let i = self.instance(u, place, name.clone())?;
                self.system.quiet.push(self.instances[i].lane);
                if self.instances[i].module.kind != ModuleKind::Observer {
                    let text = format!("`{}` is not an observer", u.module.text);
                    self.error(u.module.span, text);
                    return None;
                }
                self.value(Place::Instance(i), "ok", u.name.span)?.e
            }
            What::Expr(e) => {
                let saved = std::mem::replace(&mut self.place, place);
                let e = typing::want(self, e, Ty::Bool);
                self.place = saved;
                e?
            }
        };
        Some(Clause { name, expr, span, is_range: false })
    }
}
