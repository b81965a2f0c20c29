//! Mutexes of special kinds, and thread-specific data.
//!
//! Whether a thread holds a mutex is known along each path of its code, and so is how often:
//! taking a recursive mutex again, or being told that one must not, needs no memory. What
//! several threads see is the word of any other mutex. This needs mutexes at known places;
//! others are refused where kinds are used at all.
//!
//! A key is a number, known where it is made; what a thread keeps under it is a word of its
//! own. Destructors are refused.

use crate::access::Addr;
use crate::object::{Init, Key, Object};
use crate::specialise::{Attempt, Flow, Kind, Res, State, Stop};
use crate::value::{Abs, Value, pointer};
use heddle_machine::{Lib, Reg, TypeId};
use heddle_memmodel::c11::Order as C11;

const EPERM: u64 = 1;
const EBUSY: u64 = 16;
const EDEADLK: u64 = 35;
/// Where glibc keeps the kind of a mutex.
const KIND_AT: u64 = 16;

impl Attempt<'_> {
    /// A call about mutexes of special kinds; `None` if it is an ordinary one.
    pub fn kind_call(
        &mut self,
        s: &mut State,
        lib: Lib,
        args: [Value; 3],
        d: Reg,
    ) -> Res<Option<Flow>> {
        let [a, b, _] = args;
        let null = |v: Value| matches!(v, Value::Known(Abs::Int(0)));
        let flow = match lib {
            Lib::MutexAttrInit => self.set_kind(s, a, Value::ZERO, d)?,
            Lib::MutexAttrSetType => self.set_kind(s, a, b, d)?,
            Lib::MutexInit if !null(b) => {
                let kind = self.kind_in(s, b)?;
                self.make(s, a, kind, d)?
            }
            Lib::MtxInit => {
                let Value::Known(Abs::Int(how)) = b else {
                    return self.refuse("a mutex of a kind that only the run knows");
                };
                let kind = if how & 1 == 1 { Kind::Recursive } else { Kind::Normal };
                self.make(s, a, kind, d)?
            }
            Lib::MutexLock | Lib::MtxLock => {
                let Some((at, kind)) = self.special(a)? else { return Ok(None) };
                match (s.held.get(&at).copied(), kind) {
                    (None, _) => {
                        s.held.insert(at, 1);
                        return Ok(None);
                    }
                    (Some(n), Kind::Recursive) => {
                        s.held.insert(at, n + 1);
                        self.go_on(s, d, Value::ZERO)?
                    }
                    _ => self.go_on(s, d, Value::int(EDEADLK))?,
                }
            }
            Lib::MutexTryLock | Lib::MtxTryLock => {
                let Some((at, kind)) = self.special(a)? else { return Ok(None) };
                match (s.held.get(&at).copied(), kind) {
                    (None, _) => return self.refuse("`trylock` of a mutex of this kind"),
                    (Some(n), Kind::Recursive) => {
                        s.held.insert(at, n + 1);
                        self.go_on(s, d, Value::ZERO)?
                    }
                    _ => self.go_on(s, d, Value::int(EBUSY))?,
                }
            }
            Lib::MutexUnlock | Lib::MtxUnlock => {
                let Some((at, kind)) = self.special(a)? else { return Ok(None) };
                match (s.held.get(&at).copied(), kind) {
                    (Some(1), _) => {
                        s.held.remove(&at);
                        return Ok(None);
                    }
                    (Some(n), _) => {
                        s.held.insert(at, n - 1);
                        self.go_on(s, d, Value::ZERO)?
                    }
                    (None, _) => self.go_on(s, d, Value::int(EPERM))?,
                }
            }
            Lib::CondWait | Lib::CndWait | Lib::CondTimedWait | Lib::CndTimedWait => {
                if self.special(b)?.is_some() {
                    return self.refuse("waiting with a mutex of this kind");
                }
                return Ok(None);
            }
            Lib::KeyCreate => self.make_key(s, a, b, d)?,
            Lib::KeyDelete => self.go_on(s, d, Value::ZERO)?,
            Lib::SetSpecific => self.set_specific(s, a, b, d)?,
            Lib::GetSpecific => {
                let obj = self.specific(a)?;
                let v = self.read_private(s, obj, 0, 8)?;
                self.go_on(s, d, v)?
            }
            _ => return Ok(None),
        };
        Ok(Some(flow))
    }

    fn set_kind(&mut self, s: &mut State, attr: Value, kind: Value, d: Reg) -> Res<Flow> {
        match self.store_value(s, attr, kind, 4, C11::Plain)? {
            Some(flow) => Ok(flow),
            None => self.go_on(s, d, Value::ZERO),
        }
    }

    /// The kind that attributes say.
    fn kind_in(&mut self, s: &State, attr: Value) -> Res<Kind> {
        let found = match self.address(s, attr, 4, false)? {
            Addr::Private(obj, off) => self.read_private(s, obj, off, 4)?,
            _ => return self.refuse("attributes that several threads share"),
        };
        match found {
            Value::Known(Abs::Int(0)) => Ok(Kind::Normal),
            Value::Known(Abs::Int(1)) => Ok(Kind::Recursive),
            Value::Known(Abs::Int(2)) => Ok(Kind::Checked),
            _ => self.refuse("a mutex of this kind"),
        }
    }

    fn make(&mut self, s: &mut State, at: Value, kind: Kind, d: Reg) -> Res<Flow> {
        let n = self.facts.objects.all.len() as u32;
        if kind != Kind::Normal {
            let Value::Known(k) = at else {
                return self.refuse("a mutex of this kind at a place that only the run knows");
            };
            if let Abs::Ptr(obj, off) = pointer(k, n)
                && self.facts.kinds.insert((obj, off), kind) != Some(kind)
            {
                return Err(Stop::Again);
            }
        }
        self.set_word(s, at, Value::ZERO, C11::Plain, d)
    }

    /// Where a mutex of a special kind is, and which.
    fn special(&mut self, at: Value) -> Res<Option<((u32, u64), Kind)>> {
        let n = self.facts.objects.all.len() as u32;
        let Value::Known(k) = at else {
            if self.facts.kinds.is_empty() {
                return Ok(None);
            }
            return self.refuse("a mutex that only the run knows, where there are special kinds");
        };
        let Abs::Ptr(obj, off) = pointer(k, n) else { return Ok(None) };
        if let Some(kind) = self.facts.kinds.get(&(obj, off)) {
            return Ok(Some(((obj, off), *kind)));
        }
        let initial = match self.facts.objects.all[obj as usize].init {
            Init::Bytes(..) => self.facts.objects.all[obj as usize].initial(off + KIND_AT, 4),
            _ => Abs::Int(0),
        };
        let kind = match initial {
            Abs::Int(1) => Kind::Recursive,
            Abs::Int(2) => Kind::Checked,
            _ => return Ok(None),
        };
        self.facts.kinds.insert((obj, off), kind);
        Err(Stop::Again)
    }

    // ---- thread-specific data ----

    fn make_key(&mut self, s: &mut State, at: Value, destructor: Value, d: Reg) -> Res<Flow> {
        if !matches!(destructor, Value::Known(Abs::Int(0))) {
            return self.refuse("a destructor of thread-specific data");
        }
        let key = self.key_number(s);
        match self.store_value(s, at, Value::int(key), 4, C11::Plain)? {
            Some(flow) => Ok(flow),
            None => self.go_on(s, d, Value::ZERO),
        }
    }

    /// The word of this thread under a key.
    fn specific(&mut self, key: Value) -> Res<u32> {
        let Value::Known(Abs::Int(key)) = key else {
            return self.refuse("a key of thread-specific data that only the run knows");
        };
        let name = format!("under key {key}");
        let make = || Object {
            name,
            size: 8,
            ty: TypeId(0),
            init: Init::Zero,
            constant: false,
            learned: Vec::new(),
        };
        Ok(self.facts.objects.find(Key::Specific(self.t, key), make))
    }

    fn set_specific(&mut self, s: &mut State, key: Value, v: Value, d: Reg) -> Res<Flow> {
        let obj = self.specific(key)?;
        self.write_private(s, obj, 0, 8, v)?;
        self.go_on(s, d, Value::ZERO)
    }
}
