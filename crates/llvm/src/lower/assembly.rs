//! Inline assembly, as far as concurrent programs use it: compiler barriers,
//! fences, pauses, and the locked operations of x86 on one memory operand.
//! Everything else is refused by its text.

use super::function::Fun;
use crate::ir::{self, Call, InlineAsm};
use heddle_machine::{Inst, Order, Rmw};

type Done = Result<(), String>;

/// What `$0`, `$1` … of the text stand for.
#[derive(Clone, Copy)]
enum Place {
    /// The result of the call.
    Result,
    /// Memory behind this argument.
    Memory(usize),
    /// The value of this argument.
    Value(usize),
}

impl Fun<'_, '_> {
    pub fn assembly(&mut self, asm: &InlineAsm, call: &Call, inst: &ir::Inst) -> Done {
        let text = asm.text.trim().trim_end_matches(['\n', ';']).to_ascii_lowercase();
        let (_, n) = self.result(inst);
        let harmless = ["", "nop", "pause", "rep; nop", "rep;nop", "rep nop", "yield", "# barrier"];
        let fences = ["mfence", "lfence", "sfence", "dmb ish", "dmb sy", "dsb sy"];
        let locked_nothing =
            text.starts_with("lock") && text.contains("$0x0,") && text.contains("sp)")
                || text.starts_with("lock") && text.contains("$$0");
        if n == 0 && (harmless.contains(&&text[..]) || text.starts_with('#')) {
            self.emit(Inst::Nop);
            return Ok(());
        }
        if n == 0 && (fences.contains(&&text[..]) || locked_nothing) {
            self.emit(Inst::Fence(Order::SeqCst));
            return Ok(());
        }
        let known = !asm.intel && self.locked(&text, &asm.constraints, call, inst)?;
        if known { Ok(()) } else { Err(format!("inline assembly `{}`", asm.text.trim())) }
    }

    /// `lock; xadd` and the like. `false`: not one of them.
    fn locked(
        &mut self,
        text: &str,
        constraints: &str,
        call: &Call,
        inst: &ir::Inst,
    ) -> Result<bool, String> {
        let rest = text.strip_prefix("lock").map(|r| r.trim_start_matches([';', ' ', '\t', '\n']));
        let (mnemonic, operands) = match rest.unwrap_or(text).split_once([' ', '\t']) {
            Some(parts) => parts,
            None => return Ok(false),
        };
        let (places, tied) = match places(constraints) {
            Some(found) => found,
            None => return Ok(false),
        };
        let operands: Option<Vec<Place>> = operands
            .split(',')
            .map(|o| places.get(o.trim().strip_prefix('$')?.parse::<usize>().ok()?).copied())
            .collect();
        let Some((name, w)) = width(mnemonic) else { return Ok(false) };
        let (d, n) = self.result(inst);
        let value = |f: &mut Self, i: usize| {
            call.args.get(i).ok_or("an operand too few".to_string()).and_then(|a| f.one(a.value))
        };
        let order = Order::SeqCst;
        let step = match (name, rest.is_some(), operands.as_deref()) {
            ("inc" | "dec", true, Some(&[Place::Memory(m)])) if n == 0 => {
                let op = if name == "inc" { Rmw::Add } else { Rmw::Sub };
                let (ptr, v, d) = (value(self, m)?, self.int(1), self.temp());
                Inst::Rmw { op, d, ptr, v, w, order }
            }
            (_, true, Some(&[Place::Value(v), Place::Memory(m)])) if n == 0 => {
                let Some(op) = arithmetic(name) else { return Ok(false) };
                let (ptr, v, d) = (value(self, m)?, value(self, v)?, self.temp());
                Inst::Rmw { op, d, ptr, v, w, order }
            }
            (
                "xadd" | "xchg",
                lock,
                Some(&[Place::Result, Place::Memory(m)] | &[Place::Memory(m), Place::Result]),
            ) if n == 1 && (lock || name == "xchg") => {
                let Some(before) = tied else { return Ok(false) };
                let op = if name == "xadd" { Rmw::Add } else { Rmw::Xchg };
                Inst::Rmw { op, d, ptr: value(self, m)?, v: value(self, before)?, w, order }
            }
            ("cmpxchg", true, Some(&[Place::Value(new), Place::Memory(m)]))
                if n == 1 && constraints.starts_with("={ax}") =>
            {
                let Some(expect) = tied else { return Ok(false) };
                let (ptr, expect, new) = (value(self, m)?, value(self, expect)?, value(self, new)?);
                let ok = self.temp();
                Inst::CmpXchg {
                    old: d,
                    ok,
                    ptr,
                    expect,
                    new,
                    w,
                    weak: false,
                    order,
                    failure: order,
                }
            }
            _ => return Ok(false),
        };
        self.emit(step);
        Ok(true)
    }
}

/// The operands in their order, and the argument that the result starts with.
fn places(constraints: &str) -> Option<(Vec<Place>, Option<usize>)> {
    let (mut places, mut tied, mut n_args) = (Vec::new(), None, 0);
    let mut results = 0;
    for c in constraints.split(',').filter(|c| !c.starts_with('~')) {
        let place = match c.strip_prefix('=') {
            Some(rest) if rest.trim_start_matches('&').starts_with('*') => Place::Memory(n_args),
            Some(_) => {
                results += 1;
                places.push(Place::Result);
                continue;
            }
            None if c.starts_with('*') => Place::Memory(n_args),
            None => Place::Value(n_args),
        };
        if c == "0" {
            tied = Some(n_args);
        }
        n_args += 1;
        places.push(place);
    }
    // More than one result would be an aggregate.
    (results <= 1).then_some((places, tied))
}

/// A mnemonic without its suffix, and the bits that the suffix says.
fn width(mnemonic: &str) -> Option<(&str, u8)> {
    let w = match mnemonic.as_bytes().last()? {
        b'b' if mnemonic != "sub" => 8,
        b'w' => 16,
        b'l' => 32,
        b'q' => 64,
        _ => return None,
    };
    Some((&mnemonic[..mnemonic.len() - 1], w))
}

fn arithmetic(name: &str) -> Option<Rmw> {
    Some(match name {
        "add" => Rmw::Add,
        "sub" => Rmw::Sub,
        "and" => Rmw::And,
        "or" => Rmw::Or,
        "xor" => Rmw::Xor,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_are_numbered_results_first() {
        let (places, tied) = places("={ax},=*m,r,0,*m,~{memory}").expect("one result");
        assert!(matches!(
            places[..],
            [Place::Result, Place::Memory(0), Place::Value(1), Place::Value(2), Place::Memory(3)]
        ));
        assert_eq!(tied, Some(2));
        assert!(super::places("=r,=r").is_none());
    }

    #[test]
    fn suffixes_say_the_width() {
        assert_eq!(width("xaddl"), Some(("xadd", 32)));
        assert_eq!(width("subb"), Some(("sub", 8)));
        assert_eq!(width("sub"), None);
    }
}
