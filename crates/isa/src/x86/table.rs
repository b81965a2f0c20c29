//! x86-64's instructions: what each name means, whether it takes a suffix for its width
//! and whether it can be locked.

use crate::ir::*;
use heddle_memmodel::Word;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Nop,
    Fence(&'static str),
    Ret,
    Abort,
    Leave,
    Call,
    Jump,
    JumpIf(Cond),
    Push,
    Pop,
    Move,
    /// Bytes of the source, if the name says them, and whether their sign is moved.
    MoveExtended(Option<u8>, bool),
    /// The accumulator's low half with its sign, to so many bits.
    ExtendAccumulator(u8),
    /// The accumulator's sign in every bit of `rdx`.
    SignToRdx(u8),
    Lea,
    Exchange,
    ExchangeAdd,
    CompareExchange,
    Compare,
    Test,
    Binary(Word),
    WithCarry(Word),
    /// By one; the carry stays.
    Step(Word),
    Negate,
    Not,
    Shift(Word),
    /// Whether it is to the left.
    Rotate(bool),
    SignedMultiply,
    Multiply,
    /// Whether it is signed.
    Divide(bool),
    /// What becomes of the bit that is tested.
    Bit(Option<Word>),
    /// The carry: cleared, set, or the opposite.
    Carry(Option<bool>),
    SetIf(Cond),
    MoveIf(Cond),
}

/// How a name may end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    No,
    /// Whatever width the operands have, or `b`, `w`, `l`, `q`.
    Width,
    /// The same, and `lock` may stand before it.
    Locked,
}

use End::{Locked, No, Width};

const ROWS: [(&str, Form, End); 74] = [
    ("nop", Form::Nop, Width),
    ("endbr64", Form::Nop, No),
    ("endbr32", Form::Nop, No),
    ("pause", Form::Nop, No),
    ("prefetcht0", Form::Nop, No),
    ("prefetchw", Form::Nop, No),
    ("mfence", Form::Fence("MFENCE"), No),
    ("lfence", Form::Fence("LFENCE"), No),
    ("sfence", Form::Fence("SFENCE"), No),
    ("ret", Form::Ret, Width),
    ("ud2", Form::Abort, No),
    ("hlt", Form::Abort, No),
    ("int3", Form::Abort, No),
    ("leave", Form::Leave, Width),
    ("call", Form::Call, Width),
    ("jmp", Form::Jump, Width),
    ("push", Form::Push, Width),
    ("pop", Form::Pop, Width),
    ("mov", Form::Move, Width),
    ("movabs", Form::Move, Width),
    ("movzx", Form::MoveExtended(None, false), No),
    ("movsx", Form::MoveExtended(None, true), No),
    ("movsxd", Form::MoveExtended(None, true), No),
    ("movzb", Form::MoveExtended(Some(8), false), Width),
    ("movzw", Form::MoveExtended(Some(16), false), Width),
    ("movsb", Form::MoveExtended(Some(8), true), Width),
    ("movsw", Form::MoveExtended(Some(16), true), Width),
    ("movslq", Form::MoveExtended(Some(32), true), No),
    ("cbtw", Form::ExtendAccumulator(16), No),
    ("cbw", Form::ExtendAccumulator(16), No),
    ("cwtl", Form::ExtendAccumulator(32), No),
    ("cwde", Form::ExtendAccumulator(32), No),
    ("cltq", Form::ExtendAccumulator(64), No),
    ("cdqe", Form::ExtendAccumulator(64), No),
    ("cwtd", Form::SignToRdx(16), No),
    ("cwd", Form::SignToRdx(16), No),
    ("cltd", Form::SignToRdx(32), No),
    ("cdq", Form::SignToRdx(32), No),
    ("cqto", Form::SignToRdx(64), No),
    ("cqo", Form::SignToRdx(64), No),
    ("lea", Form::Lea, Width),
    ("xchg", Form::Exchange, Locked),
    ("xadd", Form::ExchangeAdd, Locked),
    ("cmpxchg", Form::CompareExchange, Locked),
    ("cmp", Form::Compare, Width),
    ("test", Form::Test, Width),
    ("add", Form::Binary(Word::Add), Locked),
    ("sub", Form::Binary(Word::Sub), Locked),
    ("and", Form::Binary(Word::And), Locked),
    ("or", Form::Binary(Word::Or), Locked),
    ("xor", Form::Binary(Word::Xor), Locked),
    ("adc", Form::WithCarry(Word::Add), Locked),
    ("sbb", Form::WithCarry(Word::Sub), Locked),
    ("inc", Form::Step(Word::Add), Locked),
    ("dec", Form::Step(Word::Sub), Locked),
    ("neg", Form::Negate, Locked),
    ("not", Form::Not, Locked),
    ("shl", Form::Shift(Word::Shl), Width),
    ("sal", Form::Shift(Word::Shl), Width),
    ("shr", Form::Shift(Word::LShr), Width),
    ("sar", Form::Shift(Word::AShr), Width),
    ("rol", Form::Rotate(true), Width),
    ("ror", Form::Rotate(false), Width),
    ("imul", Form::SignedMultiply, Width),
    ("mul", Form::Multiply, Width),
    ("div", Form::Divide(false), Width),
    ("idiv", Form::Divide(true), Width),
    ("bt", Form::Bit(None), Width),
    ("bts", Form::Bit(Some(Word::Or)), Locked),
    ("btr", Form::Bit(Some(Word::And)), Locked),
    ("btc", Form::Bit(Some(Word::Xor)), Locked),
    ("clc", Form::Carry(Some(false)), No),
    ("stc", Form::Carry(Some(true)), No),
    ("cmc", Form::Carry(None), No),
];

/// What an instruction's name says.
pub struct Named {
    pub form: Form,
    /// Bits, if the name ends in a letter for them.
    pub width: Option<u8>,
    pub lockable: bool,
}

pub fn lookup(name: &str) -> Option<Named> {
    if let Some(cond) = name.strip_prefix('j').and_then(condition) {
        return Some(Named { form: Form::JumpIf(cond), width: None, lockable: false });
    }
    let (stem, letter) = name.split_at_checked(name.len().checked_sub(1)?)?;
    let width = match letter {
        "b" => Some(8),
        "w" => Some(16),
        "l" => Some(32),
        "q" => Some(64),
        _ => None,
    };
    whole(name, None).or_else(|| width.and_then(|w| whole(stem, Some(w))))
}

fn whole(name: &str, width: Option<u8>) -> Option<Named> {
    let row = ROWS.iter().find(|r| r.0 == name && (width.is_none() || r.2 != No));
    if let Some(row) = row {
        return Some(Named { form: row.1, width, lockable: row.2 == Locked });
    }
    let set = name.strip_prefix("set").and_then(condition).map(Form::SetIf);
    let form = set.or_else(|| name.strip_prefix("cmov").and_then(condition).map(Form::MoveIf))?;
    Some(Named { form, width, lockable: false })
}

pub fn condition(name: &str) -> Option<Cond> {
    let (flag, set) = match name {
        "o" => (O, true),
        "no" => (O, false),
        "b" | "c" | "nae" => (C, true),
        "ae" | "nc" | "nb" => (C, false),
        "e" | "z" => (Z, true),
        "ne" | "nz" => (Z, false),
        "be" | "na" => (LS, true),
        "a" | "nbe" => (LS, false),
        "s" => (S, true),
        "ns" => (S, false),
        "p" | "pe" => (P, true),
        "np" | "po" => (P, false),
        "l" | "nge" => (LT, true),
        "ge" | "nl" => (LT, false),
        "le" | "ng" => (LE, true),
        "g" | "nle" => (LE, false),
        _ => return None,
    };
    Some(Cond { flag, set })
}
