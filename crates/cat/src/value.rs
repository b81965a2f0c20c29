//! What expressions of a model stand for while it is interpreted.

use crate::bits::Set;
use crate::graph::{Known, Node};
use crate::hash::Quick;
use crate::syntax::ast::{Binding, Instr, Pattern, Sub};
use heddle_span::Diagnostic;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

#[derive(Clone, Debug)]
pub enum Value {
    /// `0` and `{}`: nothing, of any type.
    Zero,
    /// A set or relation that depends on no choice.
    Known(Known),
    /// One that does.
    Node(Node),
    Event(usize),
    Pair(usize, usize),
    Tag(Rc<str>),
    Tuple(Rc<[Value]>),
    /// A set of other things than events and pairs.
    Members(Rc<Vec<Value>>),
    /// All total orders of a set that contain a relation: not written out.
    Orders {
        of: Rc<Set>,
        base: Rc<Value>,
    },
    /// All unions of a member of each: not written out.
    Cross(Rc<Vec<Value>>),
    Fun(Rc<Closure>),
    Primitive(Primitive),
    /// A definition that is wrong: told where somebody uses it. herd7 evaluates lazily, and
    /// published models define things of names that their architecture does not have.
    Wrong(Rc<Diagnostic>),
}

#[derive(Debug)]
pub struct Closure {
    pub param: Pattern,
    pub body: Sub,
    pub env: Env,
    /// The functions that were defined together with this one, itself among them.
    pub group: Option<Rc<Vec<Binding>>>,
}

#[derive(Debug)]
pub struct Procedure {
    pub params: Pattern,
    pub body: Arc<Vec<Instr>>,
    pub env: Env,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Primitive {
    Domain,
    Range,
    ClassesLoc,
    Classes,
    Linearisations,
    Cross,
    TagToEvents,
    DifferentValues,
    /// About output addresses of page tables, which no test here has: nothing.
    PageTables,
}

impl Primitive {
    pub const ALL: [(&'static str, Primitive); 11] = [
        ("domain", Primitive::Domain),
        ("range", Primitive::Range),
        ("classes-loc", Primitive::ClassesLoc),
        ("classes", Primitive::Classes),
        ("linearisations", Primitive::Linearisations),
        ("cross", Primitive::Cross),
        ("tag2events", Primitive::TagToEvents),
        ("different-values", Primitive::DifferentValues),
        ("same-oa", Primitive::PageTables),
        ("oa-changes", Primitive::PageTables),
        ("at-least-one-writable", Primitive::PageTables),
    ];
}

/// Names and what they stand for, the newest first; at the bottom those that need no
/// definition. Closures keep the list as it was.
#[derive(Clone, Debug, Default)]
pub struct Env {
    newest: List,
    given: Option<Rc<HashMap<String, Value, Quick>>>,
}

#[derive(Clone, Debug, Default)]
struct List(Option<Rc<Bound>>);

#[derive(Debug)]
struct Bound {
    /// Tells most names apart without a look at them: lists are long.
    hash: u64,
    name: Rc<str>,
    value: Value,
    next: List,
}

impl Env {
    pub(crate) fn new(given: HashMap<String, Value, Quick>) -> Env {
        Env { newest: List::default(), given: Some(Rc::new(given)) }
    }

    pub fn bind(&self, name: &str, value: Value) -> Env {
        let next = self.newest.clone();
        let bound = Bound { hash: hash(name), name: name.into(), value, next };
        Env { newest: List(Some(Rc::new(bound))), given: self.given.clone() }
    }

    pub fn get(&self, name: &str) -> Option<&Value> {
        let wanted = hash(name);
        let mut at = &self.newest;
        while let Some(bound) = &at.0 {
            if bound.hash == wanted && *bound.name == *name {
                return Some(&bound.value);
            }
            at = &bound.next;
        }
        self.given.as_ref()?.get(name)
    }
}

/// Fowler, Noll and Vo's, 64 bits.
fn hash(name: &str) -> u64 {
    let step = |h: u64, b: u8| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3);
    name.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

/// A long list must not be taken apart by recursion.
impl Drop for List {
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut bound) = next.and_then(Rc::into_inner) {
            next = bound.next.0.take();
        }
    }
}

/// Whether two values are the same, as far as that can be told without making choices.
pub fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Zero, Value::Zero) => true,
        (Value::Zero, Value::Known(k)) | (Value::Known(k), Value::Zero) => k.is_empty(),
        (Value::Known(a), Value::Known(b)) => a == b,
        (Value::Node(a), Value::Node(b)) => a == b,
        (Value::Event(a), Value::Event(b)) => a == b,
        (Value::Pair(a, b), Value::Pair(c, d)) => a == c && b == d,
        (Value::Tag(a), Value::Tag(b)) => a == b,
        (Value::Tuple(a), Value::Tuple(b)) => {
            a.len() == b.len() && a.iter().zip(b.iter()).all(|(a, b)| same(a, b))
        }
        (Value::Members(a), Value::Members(b)) => {
            a.len() == b.len() && a.iter().all(|x| b.iter().any(|y| same(x, y)))
        }
        _ => false,
    }
}
