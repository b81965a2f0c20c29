//! Calls: of functions and of the library.

use super::flat::{Scalar, flatten};
use super::function::Fun;
use super::intrinsic::{is_math, math_binary, math_stem, unary};
use super::library::{Meaning, meaning, overrides};
use super::{Lower, promote::is_lifetime};
use crate::ir::{self, Call, Callee, Operand, Symbol};
use heddle_machine::{Inst, Lib, Op};

type Done = Result<(), String>;

impl Fun<'_, '_> {
    pub fn call(&mut self, call: &Call, inst: &ir::Inst) -> Done {
        let operand = match &call.callee {
            Callee::Asm(asm) => return self.assembly(asm, call, inst),
            Callee::Operand(o) => *o,
        };
        if is_lifetime(self.l.module, &call.callee) {
            return self.lifetime(call, inst);
        }
        let known = match operand {
            Operand::Const(c) => match self.l.module.symbol_of(c) {
                Some(Symbol::Function(f)) => Some(f),
                _ => None,
            },
            Operand::Local(_) => None,
        };
        let (d, n) = self.result(inst);
        match known {
            Some(f) => self.call_known(f, call, inst),
            None => {
                let f = self.one(operand)?;
                let args = self.arguments(call)?;
                self.emit(Inst::CallPtr { f, args: args.into(), d, n_results: n as u8 });
                Ok(())
            }
        }
    }

    fn call_known(&mut self, f: ir::FuncId, call: &Call, inst: &ir::Inst) -> Done {
        let function = self.l.module.function(f);
        let name = function.name.clone();
        if function.is_intrinsic() {
            return self.intrinsic(&name, call, inst);
        }
        let (d, n) = self.result(inst);
        let defined = !function.is_declaration();
        let meaning = if defined { overrides(&name) } else { meaning(&name) };
        if name == "__sigsetjmp" && self.l.has_cleanup_handlers() {
            let args = self.arguments(call)?;
            return self.library(Lib::CleanupMark, &name, args, inst);
        }
        if name == "atexit" && !defined {
            let args = self.arguments(call)?;
            let f = self.l.model("__heddle_atexit");
            self.emit(Inst::Call { f, args: args.into(), d, n_results: n as u8 });
            return Ok(());
        }
        if name == "exit" && !defined {
            self.run_handlers();
        }
        // What a model of the library has no room for, named by the function itself.
        if let (false, Some(what)) = (defined, name.strip_prefix("__heddle_limit_")) {
            let refuse = self.l.refusal(&what.replace('_', " "));
            self.emit(refuse);
            return Ok(());
        }
        match meaning {
            Some(Meaning::Lib(Lib::Abort))
                if self.is_inlined_assumption(inst) || self.only_ends_the_run(inst) =>
            {
                let never = self.int(0);
                self.library(Lib::Assume, &name, vec![never], inst)
            }
            Some(Meaning::Lib(lib)) => {
                let args = self.arguments(call)?;
                self.library(lib, &name, args, inst)
            }
            Some(Meaning::Nondet) => self.havoc(inst),
            Some(Meaning::Refused(why)) => Err(format!("`{name}`, which {why}")),
            None if defined => {
                let args = self.arguments(call)?;
                let f = self.l.function_id(f);
                let call = Inst::Call { f, args: args.into(), d, n_results: n as u8 };
                if is_atomic_function(&name) {
                    self.whole(call)
                } else {
                    self.emit(call);
                    Ok(())
                }
            }
            None if !defined && is_math(&name) => self.math(&name, call, inst),
            // A weak function that nobody defines is at no address.
            None if function.linkage == ir::Linkage::ExternWeak => {
                let (f, args) = (self.int(0), self.arguments(call)?);
                self.emit(Inst::CallPtr { f, args: args.into(), d, n_results: n as u8 });
                Ok(())
            }
            None if self.l.options.havoc.contains(&name) => self.havoc(inst),
            None => Err(unknown(&name)),
        }
    }

    /// Exit handlers and destructors run now, if there are any.
    fn run_handlers(&mut self) {
        if let Some(f) = self.l.start.at_exit {
            let d = self.temp();
            self.emit(Inst::Call { f, args: Box::new([]), d, n_results: 0 });
        }
    }

    /// A call that nobody comes between.
    fn whole(&mut self, call: Inst) -> Done {
        let (begin, end) = (self.temp(), self.temp());
        self.emit(Inst::Lib { lib: Lib::AtomicBegin, args: Box::new([]), d: begin });
        self.emit(call);
        self.emit(Inst::Lib { lib: Lib::AtomicEnd, args: Box::new([]), d: end });
        Ok(())
    }

    /// A function that was to be one step, put into its caller, is none any more.
    pub fn unless_torn(&self, inst: &ir::Inst) -> Done {
        let debug = &self.l.module.debug;
        let inlined = inst.location.filter(|&l| debug.location(l).inlined_at.is_some());
        match inlined.and_then(|l| debug.function_of(l)).filter(|f| is_atomic_function(f)) {
            Some(f) => Err(format!(
                "`{f}` put into its caller by the optimiser; `__attribute__((noinline))` keeps it one step"
            )),
            None => Ok(()),
        }
    }

    /// Whether the optimiser put this instruction here out of a function whose
    /// name makes it an assumption.
    fn is_inlined_assumption(&self, inst: &ir::Inst) -> bool {
        let debug = &self.l.module.debug;
        let from = inst.location.and_then(|l| debug.function_of(l));
        from.is_some_and(|f| overrides(f) == Some(Meaning::Lib(Lib::Assume)))
    }

    /// Whether a call of `abort` is none that reports an error. Where the function that does
    /// so aborts itself, an optimiser may have made one call of several: then its place is
    /// not known, and it counts.
    fn only_ends_the_run(&self, inst: &ir::Inst) -> bool {
        let errors = self.l.errors();
        if errors.is_empty() || !errors.iter().any(|f| self.l.calls_abort(f)) {
            return !errors.is_empty();
        }
        let debug = &self.l.module.debug;
        let place = inst.location.filter(|&l| debug.location(l).line != 0);
        let from = place.and_then(|l| debug.function_of(l));
        from.is_some_and(|f| overrides(f) != Some(Meaning::Lib(Lib::Fail)))
    }

    /// Any value of the result's type.
    fn havoc(&mut self, inst: &ir::Inst) -> Done {
        let (d, _) = self.result(inst);
        for (i, s) in self.flat(inst.ty)?.into_iter().enumerate() {
            let w = self.int(s.w as u64);
            self.emit(Inst::Lib { lib: Lib::Nondet, args: Box::new([w]), d: d + i as u32 });
        }
        Ok(())
    }

    /// A call that the machine answers, its arguments in the machine's order.
    fn library(&mut self, lib: Lib, name: &str, mut args: Vec<Op>, inst: &ir::Inst) -> Done {
        arrange(name, &mut args);
        pad(lib, &mut args, self.int(0));
        let (d, n) = self.result(inst);
        if n > 1 {
            return Err(format!("`{name}` with this type"));
        }
        // A call whose result nobody wants still needs a place for it.
        let d = if n == 0 { self.temp() } else { d };
        self.emit(Inst::Lib { lib, args: args.into(), d });
        if n == 1 && !lib.has_result() {
            let zero = self.int(0);
            self.emit(Inst::Move { d, a: zero });
        }
        Ok(())
    }

    /// All arguments, scalar by scalar. A `byval` one is copied; among variable
    /// arguments it lies there word by word.
    pub fn arguments(&mut self, call: &Call) -> Result<Vec<Op>, String> {
        let mut out = Vec::new();
        let (_, params, varargs) = self.l.module.signature(call.function_type);
        let n_fixed = if varargs { params.len() } else { usize::MAX };
        let (mut fixed, word) = (0, self.word_bytes());
        for (i, arg) in call.args.iter().enumerate() {
            if i == n_fixed {
                fixed = out.len();
            }
            // Variable arguments lie in words; what is aligned to two begins at
            // an even one.
            let ty = arg.attrs.byval.unwrap_or_else(|| self.type_of(arg.value));
            let wide = self.of_two_words(ty) || self.begins_wide(arg.value);
            if i >= n_fixed && word == 8 && wide && (out.len() - fixed) % 2 == 1 {
                out.push(self.int(0));
            }
            match arg.attrs.byval {
                Some(ty) if i >= n_fixed => {
                    let from = self.one(arg.value)?;
                    let size = self.l.module.layout.size(&self.l.module.types, ty);
                    for offset in (0..size).step_by(word as usize) {
                        let w = (size - offset).min(word) as u8 * 8;
                        let (ptr, d) = (self.at_offset(from, offset), self.temp());
                        let order = heddle_machine::Order::Plain;
                        self.emit(Inst::Load { d, ptr, w, align: 0, order });
                        out.push(Op::reg(d));
                    }
                }
                Some(ty) => {
                    let from = self.one(arg.value)?;
                    let size = self.l.module.layout.size(&self.l.module.types, ty);
                    let d = self.temp();
                    let (one, bytes) = (self.int(1), self.int(size));
                    self.emit(Inst::Alloca { d, count: one, size: size as u32, name: 0 });
                    let unused = self.temp();
                    let args = Box::new([Op::reg(d), from, bytes]);
                    self.emit(Inst::Lib { lib: Lib::MemCpy, args, d: unused });
                    out.push(Op::reg(d));
                }
                None if i >= n_fixed => {
                    let words = self.words(arg.value)?;
                    out.extend(words);
                }
                None => out.extend(self.operand(arg.value)?),
            }
        }
        Ok(out)
    }
}

impl Fun<'_, '_> {
    /// A variable argument as it lies in memory, word by word: the lanes of a
    /// short vector, which clang makes of structs of floats, share one, and what
    /// is larger than a word has several.
    fn words(&mut self, o: Operand) -> Result<Vec<Op>, String> {
        let ty = self.type_of(o);
        let (from, values) = (self.flat(ty)?, self.operand(o)?);
        let word = self.word_bytes() as u8 * 8;
        if matches!(self.l.module.types.get(ty), ir::Type::Vector { .. }) {
            return self.in_words(&from, &values, word);
        }
        let mut out = Vec::new();
        for (s, &v) in from.iter().zip(&values) {
            if s.w <= word {
                out.push(v);
            } else {
                out.extend(self.in_words(&[*s], &[v], word)?);
            }
        }
        Ok(out)
    }

    /// Whether variable arguments of this type are aligned to two words. `__int128` is,
    /// whatever the layout that older compilers write says of it.
    fn of_two_words(&self, ty: ir::TypeId) -> bool {
        let wide = matches!(self.l.module.types.get(ty), ir::Type::Int(128));
        wide || self.l.module.layout.align(&self.l.module.types, ty) >= 16
    }

    /// Whether this is the first half of a number of 128 bits, which clang passes as two
    /// words where there is room in registers: loaded out of the variable that holds it.
    fn begins_wide(&self, o: Operand) -> bool {
        let insts = || self.f.blocks.iter().flat_map(|b| &b.insts);
        let made = |o: Operand| match o {
            Operand::Local(_) => insts().find(|i| i.result.map(Operand::Local) == Some(o)),
            Operand::Const(_) => None,
        };
        let is_zero = |o: &Operand| match o {
            Operand::Const(c) => matches!(
                self.l.module.constants.kind(*c),
                ir::ConstKind::Int(0) | ir::ConstKind::Zero
            ),
            Operand::Local(_) => false,
        };
        let Some(ir::Op::Load { pointer, .. }) = made(o).map(|i| &i.op) else { return false };
        let Some(ir::Op::Gep { base, indices, .. }) = made(*pointer).map(|i| &i.op) else {
            return false;
        };
        let mut from = *base;
        while let Some(ir::Op::Cast { value, .. }) = made(from).map(|i| &i.op) {
            from = *value;
        }
        let Some(ir::Op::Alloca { allocated, .. }) = made(from).map(|i| &i.op) else {
            return false;
        };
        let wide = matches!(self.l.module.types.get(*allocated), ir::Type::Int(128));
        wide && indices.iter().all(is_zero)
    }

    /// Scalars side by side, cut into words.
    fn in_words(&mut self, from: &[Scalar], values: &[Op], word: u8) -> Result<Vec<Op>, String> {
        let bits: u32 = from.iter().map(|s| s.w as u32).sum();
        let n = bits.div_ceil(word as u32);
        let width = |i: u32| (bits - word as u32 * i).min(word as u32) as u8;
        let to: Vec<Scalar> =
            (0..n).map(|i| Scalar { offset: 0, w: width(i), float: false }).collect();
        let d = self.temp();
        (1..n).for_each(|_| {
            self.temp();
        });
        self.repack(from, &to, values, d)?;
        Ok((0..n).map(|i| Op::reg(d + i)).collect())
    }

    fn word_bytes(&self) -> u64 {
        self.l.module.layout.pointer_bytes(0)
    }
}

impl Lower<'_> {
    /// The functions by which a program says, in SV-COMP's manner, what an error is: where
    /// there is one, `abort` elsewhere only ends a run, as what such programs assume does.
    fn errors(&self) -> Vec<&ir::Function> {
        let named = |f: &&ir::Function| matches!(&*f.name, "reach_error" | "__VERIFIER_error");
        self.module.functions.iter().filter(named).collect()
    }

    fn calls_abort(&self, f: &ir::Function) -> bool {
        let aborts = |call: &Call| match call.callee {
            Callee::Operand(Operand::Const(c)) => match self.module.symbol_of(c) {
                Some(Symbol::Function(f)) => self.module.function(f).name == "abort",
                _ => false,
            },
            _ => false,
        };
        let insts = f.blocks.iter().flat_map(|b| &b.insts);
        insts.into_iter().any(|inst| matches!(&inst.op, ir::Op::Call(call) if aborts(call)))
    }

    /// glibc's `pthread_cleanup_push` is a macro with a jump; the jump is ours.
    fn has_cleanup_handlers(&self) -> bool {
        self.module.functions.iter().any(|f| f.name == "__pthread_register_cancel")
    }

    /// One of the library models.
    pub fn model(&mut self, name: &str) -> heddle_machine::FuncId {
        let f = self.module.function_named(name).expect("it comes with heddle");
        self.function_id(f)
    }

    /// Code for a library function whose address is taken.
    pub fn library_wrapper(&mut self, id: ir::FuncId, at: usize) {
        let function = self.module.function(id);
        let name = &function.name;
        let code = match meaning(name) {
            _ if name == "atexit" => {
                let f = self.model("__heddle_atexit");
                Some(vec![Inst::Call { f, args: Box::new([Op::reg(0)]), d: 1, n_results: 1 }])
            }
            Some(Meaning::Lib(lib)) => Some(self.wrapped(name, lib, at)),
            Some(Meaning::Nondet) => {
                let (ret, ..) = self.module.signature(function.ty);
                let scalars = flatten(self.module, ret).unwrap_or_default();
                let (first, w) = (scalars.first(), self.program.functions[at].n_params);
                first.filter(|_| scalars.len() == 1).map(|s| {
                    let (bits, d) = (self.program.int(s.w as u64), w);
                    vec![Inst::Lib { lib: Lib::Nondet, args: Box::new([bits]), d }]
                })
            }
            Some(Meaning::Refused(why)) => {
                return self.cannot_call(at, function.span, format!("`{name}`, which {why}"));
            }
            None if is_math(name) => self.wrapped_math(id, at),
            None => None,
        };
        let Some(mut code) = code else {
            return self.cannot_call(at, function.span, unknown(name));
        };
        let out = &mut self.program.functions[at];
        let n = out.n_params;
        let vals = if out.n_results > 0 { vec![Op::reg(n)] } else { vec![] };
        code.push(Inst::Ret { vals: vals.into() });
        out.n_regs = n + 2;
        out.is_library = true;
        out.locs = vec![0; code.len()];
        out.code = code;
    }

    /// The parameters go on as they are; variable arguments as a list.
    fn wrapped(&mut self, name: &str, lib: Lib, at: usize) -> Vec<Inst> {
        let (n, variadic) = {
            let out = &self.program.functions[at];
            (out.n_params, out.variadic)
        };
        let mut args: Vec<Op> = (0..n).map(Op::reg).collect();
        let mut code = Vec::new();
        let listed = match lib {
            Lib::Printf => Lib::VPrintf,
            Lib::FPrintf => Lib::VFPrintf,
            Lib::SPrintf => Lib::VSPrintf,
            Lib::SnPrintf => Lib::VSnPrintf,
            other => other,
        };
        let lib = if variadic { listed } else { lib };
        if variadic && lib == listed && is_list(lib) {
            let (count, d) = (self.program.int(1), n + 1);
            let size = if self.program.pointer_bytes == 4 { 4 } else { 24 };
            code.push(Inst::Alloca { d, count, size, name: 0 });
            code.push(Inst::Lib { lib: Lib::VaStart, args: Box::new([Op::reg(d)]), d: n });
            args.push(Op::reg(d));
        }
        arrange(name, &mut args);
        let zero = self.program.int(0);
        pad(lib, &mut args, zero);
        if name == "exit"
            && let Some(f) = self.start.at_exit
        {
            code.push(Inst::Call { f, args: Box::new([]), d: n, n_results: 0 });
        }
        code.push(Inst::Lib { lib, args: args.into(), d: n });
        code
    }

    /// A function of `math.h` on one kind of numbers.
    fn wrapped_math(&mut self, id: ir::FuncId, at: usize) -> Option<Vec<Inst>> {
        let function = self.module.function(id);
        let (ret, ..) = self.module.signature(function.ty);
        let [s] = flatten(self.module, ret).ok()?[..] else { return None };
        let (n, w) = (self.program.functions[at].n_params, s.w);
        let stem = math_stem(&function.name);
        let arg = Op::reg;
        Some(vec![match (unary(stem), math_binary(stem)) {
            (Some(op), _) => Inst::Un { op, from: w, to: w, d: n, a: arg(0) },
            (_, Some(op)) => {
                Inst::Bin { op, w, signed_overflow: false, d: n, a: arg(0), b: arg(1) }
            }
            _ => return None,
        }])
    }
}

fn is_list(lib: Lib) -> bool {
    matches!(lib, Lib::VPrintf | Lib::VFPrintf | Lib::VSPrintf | Lib::VSnPrintf)
}

fn unknown(name: &str) -> String {
    format!("function `{name}`, which is defined nowhere; `--havoc {name}` lets it return anything")
}

/// Where a C function has its arguments in another order than the machine.
fn arrange(name: &str, args: &mut Vec<Op>) {
    match name {
        "fputs" | "fputs_unlocked" | "fputc" | "putc" | "putc_unlocked" | "fputc_unlocked" => {
            args.truncate(1)
        }
        // pthread_cond_clockwait(c, m, clock, time), likewise the others: time is not looked at.
        "pthread_mutex_timedlock" | "pthread_mutex_clocklock" => args.truncate(1),
        "pthread_exit" | "thrd_exit" => args.truncate(1),
        "clock" => args.clear(),
        "timespec_get" => args.swap(0, 1),
        "reach_error" | "__VERIFIER_error" => args.clear(),
        _ => {}
    }
}

/// A call through a wrong declaration may have too few arguments: the machine
/// finds nulls there.
fn pad(lib: Lib, args: &mut Vec<Op>, zero: Op) {
    let least = match lib {
        Lib::Printf | Lib::Puts | Lib::FPuts | Lib::PutChar | Lib::FPutC | Lib::Perror => 1,
        Lib::FPrintf | Lib::SPrintf => 2,
        Lib::SnPrintf => 3,
        _ => 4,
    };
    while args.len() < least {
        args.push(zero);
    }
}

/// SV-COMP's older way to say that a function of one's own is one step.
fn is_atomic_function(name: &str) -> bool {
    name.starts_with("__VERIFIER_atomic_") && overrides(name).is_none()
}
