//! All functions of a model: declared, compiled, made executable.

use crate::emit::{Emit, Functions};
use cranelift_codegen::Context;
use cranelift_codegen::ir::{AbiParam, Signature, types};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{FuncId, Module};
use heddle_promela::native::{Backend, Native, Run, Value};
use heddle_promela::transition::Program;
use std::collections::BTreeMap;
use std::mem::transmute;

/// Compiles for the machine it runs on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cranelift;

/// Pages of machine code, given back with it.
struct Pages(Option<JITModule>);

// SAFETY: after `finalize_definitions` nobody changes the module; it is only kept.
unsafe impl Send for Pages {}
// SAFETY: the same; nothing of it can be reached through a shared reference.
unsafe impl Sync for Pages {}

impl Drop for Pages {
    fn drop(&mut self) {
        if let Some(module) = self.0.take() {
            // SAFETY: a `Native` goes with all its function pointers, and they are
            // called only through it.
            unsafe { module.free_memory() };
        }
    }
}

/// A model's code, and how much there is of it.
pub struct Code {
    pub native: Native,
    pub functions: usize,
    pub bytes: usize,
}

impl Backend for Cranelift {
    fn compile(&self, program: &Program) -> Option<Native> {
        self.code(program).map(|code| code.native)
    }
}

impl Cranelift {
    /// `None` on machines that Cranelift does not know.
    pub fn code(&self, program: &Program) -> Option<Code> {
        Making::new(program)?.code()
    }
}

/// What is offered: the channel's number, where the values are, how many.
const OFFER: [types::Type; 3] = [types::I32, types::I64, types::I32];

struct Making<'p> {
    program: &'p Program,
    module: JITModule,
    context: Context,
    builder: FunctionBuilderContext,
    functions: Functions,
    propositions: Vec<Option<FuncId>>,
    bytes: usize,
}

impl<'p> Making<'p> {
    fn new(program: &'p Program) -> Option<Self> {
        let mut flags = settings::builder();
        let verify = if cfg!(debug_assertions) { "true" } else { "false" };
        for (name, value) in [
            ("opt_level", "speed"),
            ("is_pic", "false"),
            ("use_colocated_libcalls", "false"),
            ("enable_verifier", verify),
            ("enable_probestack", "false"),
            ("unwind_info", "false"),
        ] {
            flags.set(name, value).ok()?;
        }
        let isa = cranelift_native::builder().ok()?.finish(settings::Flags::new(flags)).ok()?;
        if isa.pointer_type() != types::I64 {
            return None;
        }
        let builder = JITBuilder::with_isa(isa, cranelift_module::default_libcall_names());
        let module = JITModule::new(builder);
        let mut making = Making {
            program,
            context: module.make_context(),
            module,
            builder: FunctionBuilderContext::new(),
            functions: Functions::default(),
            propositions: Vec::new(),
            bytes: 0,
        };
        making.declare()?;
        Some(making)
    }

    /// What every function takes: the environment, a state, a process, its number.
    fn signature(&self, more: &[types::Type], answer: types::Type) -> Signature {
        let mut s = self.module.make_signature();
        let given = [types::I64, types::I64, types::I64, types::I32];
        s.params.extend(given.iter().chain(more).map(|&t| AbiParam::new(t)));
        s.returns.push(AbiParam::new(answer));
        s
    }

    fn declare(&mut self) -> Option<()> {
        let run = self.signature(&[], types::I32);
        let settle = self.signature(&[types::I32], types::I32);
        let value = self.signature(&[], types::I64);
        let mut settles: BTreeMap<u16, FuncId> = BTreeMap::new();
        for state in &self.program.states {
            let id = match state {
                Some(state) => {
                    if state.ways.iter().any(|w| w.atomic) && !settles.contains_key(&state.ptype) {
                        let id = self.module.declare_anonymous_function(&settle).ok()?;
                        settles.insert(state.ptype, id);
                    }
                    Some(self.module.declare_anonymous_function(&run).ok()?)
                }
                None => None,
            };
            self.functions.states.push(id);
        }
        self.functions.settles = settles;
        if self.program.chans.iter().any(|c| c.capacity == 0) {
            let accept = self.signature(&OFFER, types::I32);
            self.functions.accept = Some(self.module.declare_anonymous_function(&accept).ok()?);
        }
        for v in &self.program.propositions {
            let id = match v {
                Some(_) => Some(self.module.declare_anonymous_function(&value).ok()?),
                None => None,
            };
            self.propositions.push(id);
        }
        Some(())
    }

    fn code(mut self) -> Option<Code> {
        let program = self.program;
        let mut n = 0;
        for (place, id) in self.functions.states.clone().into_iter().enumerate() {
            if let (Some(id), Some(state)) = (id, &program.states[place]) {
                let signature = self.signature(&[], types::I32);
                self.define(id, signature, |e| e.control_state(state))?;
                n += 1;
            }
        }
        for (ptype, id) in self.functions.settles.clone() {
            let signature = self.signature(&[types::I32], types::I32);
            self.define(id, signature, |e| e.settle(ptype))?;
            n += 1;
        }
        if let Some(id) = self.functions.accept {
            let signature = self.signature(&OFFER, types::I32);
            self.define(id, signature, |e| e.accept())?;
            n += 1;
        }
        for (i, id) in self.propositions.clone().into_iter().enumerate() {
            if let (Some(id), Some(value)) = (id, &program.propositions[i]) {
                let signature = self.signature(&[], types::I64);
                self.define(id, signature, |e| e.proposition(value))?;
                n += 1;
            }
        }
        self.module.finalize_definitions().ok()?;
        let address = |id: FuncId| self.module.get_finalized_function(id);
        // SAFETY: each function was made with the signature of its type.
        let run = |id: FuncId| unsafe { transmute::<*const u8, Run>(address(id)) };
        // SAFETY: the same.
        let value = |id: FuncId| unsafe { transmute::<*const u8, Value>(address(id)) };
        let runs = self.functions.states.iter().map(|id| id.map(run)).collect();
        let propositions = self.propositions.iter().map(|id| id.map(value)).collect();
        let uses_chans = self.functions.uses_chans;
        let keep = Box::new(Pages(Some(self.module)));
        let native = Native { runs, propositions, uses_chans, keep };
        Some(Code { native, functions: n, bytes: self.bytes })
    }

    fn define(
        &mut self,
        id: FuncId,
        signature: Signature,
        body: impl FnOnce(&mut Emit<'_>),
    ) -> Option<()> {
        self.module.clear_context(&mut self.context);
        self.context.func.signature = signature;
        let b = FunctionBuilder::new(&mut self.context.func, &mut self.builder);
        let mut emit = Emit::new(b, self.program, &mut self.module, &mut self.functions);
        body(&mut emit);
        emit.finish();
        self.module.define_function(id, &mut self.context).ok()?;
        self.bytes += self.context.compiled_code().map_or(0, |c| c.code_buffer().len());
        Some(())
    }
}
