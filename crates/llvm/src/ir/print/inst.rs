//! Instructions as text.

use super::constant::{flags, mask_text};
use super::{Printer, escape, quote};
use crate::ir::{
    Access, BinaryOp, BlockId, Call, Callee, CastOp, Clause, DebugRecord, DebugRecordKind,
    Function, Inst, Op, Operand, Wrap,
};

impl Printer<'_> {
    pub fn inst(&mut self, function: &Function, inst: &Inst) {
        let mut text = String::from("  ");
        if let Some(result) = inst.result {
            text.push_str(&format!("%{} = ", quote(&function.value(result).name)));
        }
        text.push_str(&At { printer: self, function }.operation(inst));
        let record = matches!(inst.op, Op::Debug(_));
        if let Some(location) = inst.location.filter(|_| !record) {
            text.push_str(&format!(", !dbg !{}", self.numbers.location(location)));
        }
        self.line(&text);
    }
}

/// A printer inside a function, where operands have names.
struct At<'a, 'm> {
    printer: &'a Printer<'m>,
    function: &'a Function,
}

impl At<'_, '_> {
    fn value(&self, operand: Operand) -> String {
        match operand {
            Operand::Local(v) => format!("%{}", quote(&self.function.value(v).name)),
            Operand::Const(c) => self.printer.constant(c),
        }
    }

    fn typed(&self, operand: Operand) -> String {
        let ty = self.printer.module.type_of(self.function, operand);
        format!("{} {}", self.printer.ty(ty), self.value(operand))
    }

    fn label(&self, block: BlockId) -> String {
        format!("label %{}", quote(&self.function.block(block).name))
    }

    fn operation(&self, inst: &Inst) -> String {
        let ty = self.printer.ty(inst.ty);
        match &inst.op {
            Op::Ret(None) => "ret void".into(),
            Op::Ret(Some(v)) => format!("ret {}", self.typed(*v)),
            Op::Br(b) => format!("br {}", self.label(*b)),
            Op::CondBr { condition, then, otherwise } => format!(
                "br {}, {}, {}",
                self.typed(*condition),
                self.label(*then),
                self.label(*otherwise)
            ),
            Op::Switch { value, default, cases } => {
                let case = |c: &(_, BlockId)| {
                    format!("{}, {}", self.printer.typed_const(c.0), self.label(c.1))
                };
                let cases: Vec<_> = cases.iter().map(case).collect();
                let head = format!("switch {}, {}", self.typed(*value), self.label(*default));
                format!("{head} [ {} ]", cases.join(" "))
            }
            Op::IndirectBr { address, targets } => {
                let targets: Vec<_> = targets.iter().map(|&t| self.label(t)).collect();
                format!("indirectbr {}, [{}]", self.typed(*address), targets.join(", "))
            }
            Op::Unreachable => "unreachable".into(),
            Op::FNeg(v) => format!("fneg {}", self.typed(*v)),
            Op::Freeze(v) => format!("freeze {}", self.typed(*v)),
            Op::Binary { op, wrap, lhs, rhs } => {
                let exact = binary_exact(*op, *wrap);
                let flags = flags(*wrap);
                format!("{}{flags}{exact} {}, {}", op.name(), self.typed(*lhs), self.value(*rhs))
            }
            Op::Cast { op, wrap, value } => {
                let widens = matches!(op, CastOp::ZExt | CastOp::UIToFP);
                let nneg = if wrap.exact && widens { " nneg" } else { "" };
                format!("{}{}{nneg} {} to {ty}", op.name(), flags(*wrap), self.typed(*value))
            }
            Op::ICmp { predicate, lhs, rhs } => {
                format!("icmp {} {}, {}", predicate.name(), self.typed(*lhs), self.value(*rhs))
            }
            Op::FCmp { predicate, lhs, rhs } => {
                format!("fcmp {} {}, {}", predicate.name(), self.typed(*lhs), self.value(*rhs))
            }
            Op::Phi(incoming) => {
                let entry = |(v, b): &(Operand, BlockId)| {
                    format!("[ {}, %{} ]", self.value(*v), quote(&self.function.block(*b).name))
                };
                let entries: Vec<_> = incoming.iter().map(entry).collect();
                format!("phi {ty} {}", entries.join(", "))
            }
            Op::Call(call) => format!("{}call {}", tail(call), self.call(call)),
            Op::Invoke { call, normal, unwind } => format!(
                "invoke {} to {} unwind {}",
                self.call(call),
                self.label(*normal),
                self.label(*unwind)
            ),
            Op::Resume(v) => format!("resume {}", self.typed(*v)),
            Op::LandingPad { cleanup, clauses } => {
                let mut text = format!("landingpad {ty}");
                if *cleanup {
                    text += " cleanup";
                }
                for clause in clauses {
                    let (word, c) = match clause {
                        Clause::Catch(c) => ("catch", c),
                        Clause::Filter(c) => ("filter", c),
                    };
                    text += &format!(" {word} {}", self.printer.typed_const(*c));
                }
                text
            }
            Op::Debug(record) => self.debug(record, inst),
            other => self.data(other, &ty),
        }
    }

    /// Operations whose text is a name and their operands.
    fn data(&self, op: &Op, ty: &str) -> String {
        let operands: Vec<_> = op.operands().into_iter().map(|o| self.typed(o)).collect();
        let all = operands.join(", ");
        let path = |p: &[u32]| p.iter().map(|i| format!(", {i}")).collect::<String>();
        match op {
            Op::Select { .. } => format!("select {all}"),
            Op::ExtractElement { .. } => format!("extractelement {all}"),
            Op::InsertElement { .. } => format!("insertelement {all}"),
            Op::ShuffleVector { mask, .. } => format!("shufflevector {all}, {}", mask_text(mask)),
            Op::ExtractValue { indices, .. } => format!("extractvalue {all}{}", path(indices)),
            Op::InsertValue { indices, .. } => format!("insertvalue {all}{}", path(indices)),
            Op::VaArg { .. } => format!("va_arg {all}, {ty}"),
            Op::Gep { source, inbounds, .. } => {
                let inbounds = if *inbounds { "inbounds " } else { "" };
                format!("getelementptr {inbounds}{}, {all}", self.printer.ty(*source))
            }
            Op::Alloca { allocated, align, .. } => {
                let count = if all.is_empty() { all } else { format!(", {all}") };
                let space = ty.strip_prefix("ptr ").map_or(String::new(), |s| format!(", {s}"));
                format!(
                    "alloca {}{count}{}{space}",
                    self.printer.ty(*allocated),
                    align_text(*align)
                )
            }
            Op::Load { access, .. } => {
                format!("load {}{ty}, {all}{}", prefix(access), suffix(access))
            }
            Op::Store { access, .. } => format!("store {}{all}{}", prefix(access), suffix(access)),
            Op::Fence { ordering, single_thread } => {
                format!("fence{} {}", scope(*single_thread), ordering.name())
            }
            Op::CmpXchg { weak, access, failure, .. } => {
                let weak = if *weak { "weak " } else { "" };
                let volatile = if access.volatile { "volatile " } else { "" };
                let orders = format!("{} {}", order(access), failure.name());
                format!("cmpxchg {weak}{volatile}{all} {orders}{}", align_text(access.align))
            }
            Op::AtomicRmw { op, access, .. } => {
                let volatile = if access.volatile { "volatile " } else { "" };
                let align = align_text(access.align);
                format!("atomicrmw {volatile}{} {all} {}{align}", op.name(), order(access))
            }
            other => unreachable!("{other:?} is printed elsewhere"),
        }
    }

    fn call(&self, call: &Call) -> String {
        let args: Vec<_> = call
            .args
            .iter()
            .map(|a| {
                let ty = self.printer.module.type_of(self.function, a.value);
                let attrs = self.printer.attrs(a.attrs);
                format!("{}{attrs} {}", self.printer.ty(ty), self.value(a.value))
            })
            .collect();
        let callee = match &call.callee {
            Callee::Operand(o) => self.value(*o),
            Callee::Asm(asm) => {
                let mut text = String::from("asm ");
                for (set, word) in [
                    (asm.side_effects, "sideeffect "),
                    (asm.align_stack, "alignstack "),
                    (asm.intel, "inteldialect "),
                ] {
                    if set {
                        text.push_str(word);
                    }
                }
                let body = escape(asm.text.as_bytes());
                format!("{text}\"{body}\", \"{}\"", escape(asm.constraints.as_bytes()))
            }
        };
        let no_return = if call.no_return { " noreturn" } else { "" };
        let ty = self.printer.ty(call.function_type);
        format!("{ty} {callee}({}){no_return}", args.join(", "))
    }

    fn debug(&self, record: &DebugRecord, inst: &Inst) -> String {
        let word = match record.kind {
            DebugRecordKind::Declare => "declare",
            DebugRecordKind::Value => "value",
        };
        let value = record.value.map_or("!{}".to_string(), |v| self.typed(v));
        let variable = self.printer.numbers.variable(record.variable);
        let expression = record.expression.join(", ");
        let location = inst
            .location
            .map_or(String::new(), |l| format!(", !{}", self.printer.numbers.location(l)));
        format!("#dbg_{word}({value}, !{variable}, !DIExpression({expression}){location})")
    }
}

fn binary_exact(op: BinaryOp, wrap: Wrap) -> &'static str {
    match op {
        _ if !wrap.exact => "",
        BinaryOp::Or => " disjoint",
        _ => " exact",
    }
}

fn align_text(align: Option<u64>) -> String {
    align.map_or(String::new(), |a| format!(", align {a}"))
}

fn scope(single_thread: bool) -> &'static str {
    if single_thread { " syncscope(\"singlethread\")" } else { "" }
}

fn prefix(access: &Access) -> String {
    let atomic = if access.ordering.is_some() { "atomic " } else { "" };
    let volatile = if access.volatile { "volatile " } else { "" };
    format!("{atomic}{volatile}")
}

fn order(access: &Access) -> String {
    let scope = scope(access.single_thread);
    let order = access.ordering.map_or(String::new(), |o| format!("{scope} {}", o.name()));
    order.trim_start().to_string()
}

fn suffix(access: &Access) -> String {
    let order = order(access);
    let space = if order.is_empty() { "" } else { " " };
    format!("{space}{order}{}", align_text(access.align))
}

fn tail(call: &Call) -> &'static str {
    if call.must_tail { "musttail " } else { "" }
}
