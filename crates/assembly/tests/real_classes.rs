//! `.s` files of the kinds that strangers write, each with the answer that its machine gives:
//! stacks that do not balance, values that nobody gave, conditions that no run comes to,
//! labels and comments, structs through pointers.

use heddle_assembly::real::{self, Isa};
use heddle_engine::{Progress, Stop, safety};
use heddle_memmodel::{Machine, Options, builtin};
use heddle_model::{FaultKind, Model, Trail, Verdict};
use heddle_span::{FileId, Severity};

#[derive(Debug, PartialEq)]
enum Answer {
    Holds,
    Violated(FaultKind),
    Open,
    /// Refused, with this in the text.
    Refused(String),
}

fn answer(text: &str, isa: Isa, harness: &str) -> Answer {
    let options = |_| real::Options { reduce: true, silent: true, seen: heddle_isa::Seen::No };
    let harness = (harness, FileId(1));
    let program = match real::load(text, FileId(0), Some(isa), Some(harness), options) {
        Ok((program, _)) => program,
        Err(wrong) => {
            assert!(wrong.iter().all(|d| d.severity == Severity::Unsupported), "{wrong:?}");
            return Answer::Refused(wrong[0].message.clone());
        }
    };
    let options = Options { window: 28, ..Options::default() };
    let machine = Machine::new(program, builtin(isa.model()).unwrap(), options);
    let limits = heddle_engine::Options { workers: 1, ..heddle_engine::Options::default() };
    match safety(&machine, &limits, &Stop::new(), &Progress::new()).verdict {
        Verdict::Holds { .. } => Answer::Holds,
        Verdict::Violated(v) => {
            is_told(&machine, &v);
            Answer::Violated(v.fault.kind)
        }
        _ => Answer::Open,
    }
}

/// Every step of a run is told: the plain executor does the same.
fn is_told(machine: &Machine, trail: &Trail) {
    let mut first = Vec::new();
    machine.initial(&mut |s| first.push(s.to_vec()));
    let mut state = first.swap_remove(trail.initial as usize);
    for (i, step) in trail.steps.iter().enumerate() {
        let told = machine.account(&state, *step);
        state = told.unwrap_or_else(|| panic!("step {i} is not told")).1;
    }
}

fn refused(text: &str, isa: Isa, with: &str) {
    match answer(text, isa, "thread f\n") {
        Answer::Refused(what) if what.contains(with) => {}
        other => panic!("{other:?}\n{text}"),
    }
}

#[test]
fn a_return_goes_to_the_caller_or_is_refused() {
    let astray = "a return to somewhere else";
    // Popped too much, pushed too much, overwritten, and a link register that a call took.
    refused("f: popq %rcx\n popq %rax\n ret\n", Isa::X86, astray);
    refused("f: pushq %rax\n ret\n", Isa::X86, astray);
    refused("f: movq $0, (%rsp)\n ret\n", Isa::X86, astray);
    refused("f: bl g\n ret\ng: ret\n", Isa::AArch64, astray);
    refused("f: call g\n ret\ng: ret\n", Isa::RiscV, astray);
    let balanced =
        "f: pushq %rbx\n call g\n popq %rbx\n ret\ng: subq $8, %rsp\n addq $8, %rsp\n ret\n";
    assert_eq!(answer(balanced, Isa::X86, "thread f\n"), Answer::Holds);
    let saved = "f: stp x29, x30, [sp, #-16]!\n bl g\n ldp x29, x30, [sp], #16\n ret\ng: ret\n";
    assert_eq!(answer(saved, Isa::AArch64, "thread f\n"), Answer::Holds);
}

#[test]
fn a_value_that_nobody_gave_is_not_to_be_used() {
    let wrong = Answer::Violated(FaultKind::Uninitialised);
    let is = |text: &str, isa| answer(text, isa, "thread f\n");
    assert_eq!(is("f: testl %ebx, %ebx\n je g\ng: ret\n", Isa::X86), wrong);
    assert_eq!(is("f: movl %ecx, x(%rip)\n ret\n.bss\nx: .zero 4\n", Isa::X86), wrong);
    let slot = "f: sub sp, sp, #16\n ldr w0, [sp, #8]\n cbz w0, g\ng: add sp, sp, #16\n ret\n";
    assert_eq!(is(slot, Isa::AArch64), wrong);
    // Saved and put back, cleared by itself, and written on the way: nothing is wrong.
    assert_eq!(
        is(
            "f: pushq %rbx\n xorl %ebx, %ebx\n testl %ebx, %ebx\n jne h\nh: popq %rbx\n ret\n",
            Isa::X86
        ),
        Answer::Holds
    );
    let written = "f: sub sp, sp, #16\n str wzr, [sp, #8]\n ldr w0, [sp, #8]\n cbz w0, g\ng: add sp, sp, #16\n ret\n";
    assert_eq!(is(written, Isa::AArch64), Answer::Holds);
}

#[test]
fn a_condition_that_no_run_comes_to_is_not_held() {
    let never = "f: movl x(%rip), %eax\n cmpl $1, %eax\n jne f\n ret\n.bss\nx: .zero 4\n";
    assert_eq!(answer(never, Isa::X86, "thread f\nfinally x == 7\n"), Answer::Open);
    let two = "f: ldr w1, [x0]\n cbz w1, f\n ret\n.data\nx: .word 0\n";
    assert_eq!(
        answer(two, Isa::AArch64, "thread f(x)\nthread f(x)\nfinally x == 0\n"),
        Answer::Open
    );
    let set = "f: movl x(%rip), %eax\n cmpl $1, %eax\n jne f\n ret\ng: movl $1, x(%rip)\n ret\n.bss\nx: .zero 4\n";
    assert_eq!(answer(set, Isa::X86, "thread f\nthread g\nfinally x == 1\n"), Answer::Holds);
}

#[test]
fn labels_and_comments_are_the_assemblers() {
    let x86 = "f: movl $3, %ecx # three; not a statement\n1: decl %ecx /* over\n lines */ ; jne 1b\n jmp 1f\n ud2\n1: ret\n";
    assert_eq!(answer(x86, Isa::X86, "thread f\n"), Answer::Holds);
    let arm = "# first\n .type f,%function\nf: mov w1, #2 // two\n1: subs w1, w1, #1\n b.ne 1b\n cbz w1, 2f\n brk #1\n2: ret\n";
    assert_eq!(answer(arm, Isa::AArch64, "thread f\n"), Answer::Holds);
    refused(".macro m\n nop\n.endm\nf: m\n ret\n", Isa::X86, "the directive `.macro`");
    refused("f: .byte 0x90\n ret\n", Isa::X86, "the instruction `.byte 0x90`");
}

/// A queue lock as gcc writes it for x86-64, each thread with a node of its own.
const MCS: &str = "\
worker:
	movq $0, (%rdi)
	movl $1, 8(%rdi)
	movq %rdi, %rax
	xchgq %rax, tail(%rip)
	testq %rax, %rax
	je .L2
	movq %rdi, (%rax)
.L3:
	movl 8(%rdi), %eax
	testl %eax, %eax
	jne .L3
.L2:
	addl $1, counter(%rip)
	movq (%rdi), %rdx
	testq %rdx, %rdx
	jne .L6
	xorl %edx, %edx
	movq %rdi, %rax
	lock cmpxchgq %rdx, tail(%rip)
	je .L1
.L5:
	movq (%rdi), %rdx
	testq %rdx, %rdx
	je .L5
.L6:
	movl $0, 8(%rdx)
.L1:
	ret
	.comm n0,16,16
	.comm n1,16,16
	.comm tail,8,8
	.comm counter,4,4
";

#[test]
fn structs_are_reached_through_pointers() {
    let harness = "thread worker(n0)\nthread worker(n1)\nfinally counter == 2\n";
    assert_eq!(answer(MCS, Isa::X86, harness), Answer::Holds);
    // Where nobody waits for the lock, one increment can be lost.
    let broken = MCS.replace("\tjne .L3\n", "");
    assert_eq!(answer(&broken, Isa::X86, harness), Answer::Violated(FaultKind::Assertion));
}

/// A lock taken by an exclusive pair in a loop inside the loop that waits; given back or not.
#[test]
fn right_locks_have_no_livelock_and_one_that_is_kept_has() {
    let lock = |last: &str| {
        format!(
            "worker:\n.L1:\n adrp x9, lock\n ldr w8, [x9, :lo12:lock]\n cbnz w8, .L1\n \
             add x11, x9, :lo12:lock\n mov w12, #1\n.L2:\n ldaxr w8, [x11]\n \
             cmp w8, wzr\n b.ne .L1\n stlxr w10, w12, [x11]\n cbnz w10, .L2\n \
             {last}\n ret\n.bss\nlock: .zero 4\n"
        )
    };
    let isa = Isa::AArch64;
    for model in ["sc", "armv8"] {
        let waits = |text: &str, n: usize| {
            let harness = "thread worker\n".repeat(n);
            let reading =
                |_| real::Options { reduce: true, silent: true, seen: heddle_isa::Seen::No };
            let harness = Some((harness.as_str(), FileId(1)));
            let (program, _) = real::load(text, FileId(0), Some(isa), harness, reading).unwrap();
            let options = Options { window: 16, livelocks: true, ..Options::default() };
            let machine = Machine::new(program, builtin(model).unwrap(), options);
            let limits = heddle_engine::Options { memory_limit: 1 << 28, ..Default::default() };
            match safety(&machine, &limits, &Stop::new(), &Progress::new()).verdict {
                Verdict::Violated(trail) => {
                    is_told(&machine, &trail);
                    trail.fault.kind == FaultKind::Livelock
                }
                _ => false,
            }
        };
        assert!(!waits(&lock("stlr wzr, [x11]"), 2), "{model}");
        assert!(waits(&lock("nop"), 2), "{model}");
        assert!(!waits(&lock("nop"), 1), "{model}");
    }
}
