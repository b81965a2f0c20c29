//! A function under way: what it was given, where it leaves, small helpers.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, MemFlags, Value, types};
use cranelift_frontend::FunctionBuilder;
use cranelift_jit::JITModule;
use cranelift_module::{FuncId, Module};
use heddle_promela::native::Env;
use heddle_promela::transition::Program;
use std::collections::BTreeMap;
use std::mem::offset_of;

/// The functions of a model.
#[derive(Default)]
pub struct Functions {
    /// By place.
    pub states: Vec<Option<FuncId>>,
    /// By process type.
    pub settles: BTreeMap<u16, FuncId>,
    /// Where there are channels without room.
    pub accept: Option<FuncId>,
    pub uses_chans: bool,
}

pub const NEXT: i32 = offset_of!(Env, next) as i32;
pub const LIMIT: i32 = offset_of!(Env, limit) as i32;
pub const REACHED: i32 = offset_of!(Env, reached) as i32;
pub const CHANS: i32 = offset_of!(Env, chans) as i32;
pub const PROCS: i32 = offset_of!(Env, procs) as i32;
pub const STRIDE: i32 = offset_of!(Env, stride) as i32;
pub const N_CHANS: i32 = offset_of!(Env, n_chans) as i32;
pub const LEN: i32 = offset_of!(Env, len) as i32;
pub const WORK: i32 = offset_of!(Env, work) as i32;
pub const NESTED: i32 = offset_of!(Env, nested) as i32;

pub struct Emit<'f> {
    pub b: FunctionBuilder<'f>,
    pub program: &'f Program,
    pub module: &'f mut JITModule,
    pub functions: &'f mut Functions,
    pub env: Value,
    /// The state that is looked at or changed, and the process within it.
    pub mem: Value,
    pub home: Value,
    /// Where processes begin within states.
    pub home_offset: Value,
    pub pid: Value,
    /// The parameters that only some functions have.
    pub more: Vec<Value>,
    /// Where the interpreter takes over.
    pub leave: Block,
    /// Where a send goes that is a rendezvous.
    pub meet: Block,
}

impl<'f> Emit<'f> {
    pub fn new(
        mut b: FunctionBuilder<'f>,
        program: &'f Program,
        module: &'f mut JITModule,
        functions: &'f mut Functions,
    ) -> Self {
        let entry = b.create_block();
        b.append_block_params_for_function_params(entry);
        b.switch_to_block(entry);
        let given = b.block_params(entry).to_vec();
        let leave = b.create_block();
        b.set_cold_block(leave);
        let home = b.ins().iadd(given[1], given[2]);
        Emit {
            b,
            program,
            module,
            functions,
            env: given[0],
            mem: given[1],
            home,
            home_offset: given[2],
            pid: given[3],
            more: given[4..].to_vec(),
            leave,
            meet: leave,
        }
    }

    pub fn finish(mut self) {
        self.b.seal_all_blocks();
        self.b.finalize();
    }

    /// States are nobody else's, and their bytes have no alignment.
    pub fn flags(&self) -> MemFlags {
        MemFlags::new().with_notrap()
    }

    pub fn int(&mut self, n: i32) -> Value {
        self.b.ins().iconst(types::I32, n as u32 as i64)
    }

    pub fn long(&mut self, n: i64) -> Value {
        self.b.ins().iconst(types::I64, n)
    }

    /// A field of the environment that does not change while the code runs.
    pub fn given(&mut self, ty: types::Type, at: i32) -> Value {
        self.b.ins().load(ty, MemFlags::trusted().with_readonly(), self.env, at)
    }

    pub fn field(&mut self, ty: types::Type, at: i32) -> Value {
        self.b.ins().load(ty, MemFlags::trusted(), self.env, at)
    }

    pub fn set_field(&mut self, at: i32, v: Value) {
        self.b.ins().store(MemFlags::trusted(), v, self.env, at);
    }

    /// Goes on elsewhere and continues here in a new block where the condition is false.
    pub fn branch_out(&mut self, condition: Value, to: Block) {
        let on = self.b.create_block();
        self.b.ins().brif(condition, to, &[], on, &[]);
        self.b.switch_to_block(on);
    }

    pub fn leave_if(&mut self, condition: Value) {
        self.branch_out(condition, self.leave);
    }

    /// Counts work; leaves when it is too much.
    pub fn charge(&mut self, amount: i32) {
        let work = self.field(types::I32, WORK);
        let less = self.b.ins().iadd_imm(work, -(amount as i64));
        self.set_field(WORK, less);
        let out = self.b.ins().icmp_imm(IntCC::SignedLessThan, less, 0);
        self.leave_if(out);
    }

    /// Marks sites as reached.
    pub fn mark(&mut self, sites: &[u32]) {
        let mut words: BTreeMap<u32, u64> = BTreeMap::new();
        for &s in sites {
            *words.entry(s / 64).or_default() |= 1 << (s % 64);
        }
        let reached = self.given(types::I64, REACHED);
        for (word, bits) in words {
            let at = word as i32 * 8;
            let old = self.b.ins().load(types::I64, MemFlags::trusted(), reached, at);
            let bits = self.long(bits as i64);
            let new = self.b.ins().bor(old, bits);
            self.b.ins().store(MemFlags::trusted(), new, reached, at);
        }
    }

    pub fn call(&mut self, id: FuncId, arguments: &[Value]) -> Value {
        let f = self.module.declare_func_in_func(id, self.b.func);
        let call = self.b.ins().call(f, arguments);
        self.b.inst_results(call)[0]
    }
}
