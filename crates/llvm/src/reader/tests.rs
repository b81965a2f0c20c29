//! What the reader says about single constructs.

use super::read;
use crate::ir::{
    ConstKind, DebugRecordKind, DebugType, Linkage, Module, Op, Operand, Ordering, RmwOp, Symbol,
    Type, print,
};
use heddle_span::{Diagnostic, FileId, Severity, Span};

fn good(text: &str) -> Module {
    let (module, diagnostics) = read(FileId(0), text);
    module.unwrap_or_else(|| panic!("{diagnostics:#?}"))
}

fn bad(text: &str) -> Vec<Diagnostic> {
    let (module, diagnostics) = read(FileId(0), text);
    assert!(module.is_none(), "{text}");
    assert!(diagnostics.iter().any(|d| d.is_fatal()));
    diagnostics
}

/// A function around some instructions.
fn body(text: &str) -> String {
    format!("define void @f(i32 %a, ptr %p, <4 x i32> %v) {{\n{text}\n  ret void\n}}\n")
}

/// The first operation of a body.
fn first(text: &str) -> Op {
    good(&body(text)).functions[0].blocks[0].insts[0].op.clone()
}

/// Why a function cannot be run.
fn refusal(text: &str) -> (Span, String) {
    let module = good(text);
    module.functions[0].refused.clone().unwrap_or_else(|| panic!("{text} is read"))
}

#[test]
fn an_unknown_instruction_is_named_with_its_text_and_line() {
    let text = body("  %x = frobnicate i32 %a, 3\n  %y = add i32 %x, 1");
    let (span, message) = refusal(&text);
    assert!(message.contains("`frobnicate i32 %a, 3`"), "{message}");
    assert_eq!(&text[span.lo as usize..span.hi as usize], "frobnicate i32 %a, 3");
    // A mistake beside it is a mistake.
    let all = bad(&body("  %x = frobnicate i32 %a, 3\n  %y = add i32 %a"));
    assert!(all.iter().any(|d| d.severity == Severity::Error));
}

#[test]
fn exceptions_of_windows_and_asm_goto_are_refused() {
    for line in ["%x = cleanuppad within none []", "callbr void asm"] {
        refusal(&body(line));
    }
}

#[test]
fn exceptions_are_read_and_written() {
    let text = "declare i32 @g()\ndeclare i32 @__gxx_personality_v0(...)\n\
        @T = external constant ptr\n\
        define i32 @f() personality ptr @__gxx_personality_v0 {\n\
        %r = invoke noundef i32 @g() #1\n    to label %ok unwind label %bad, !dbg !7\n\
        ok:\n  ret i32 %r\n\
        bad:\n  %e = landingpad { ptr, i32 }\n    cleanup\n    catch ptr @T\n    catch ptr null\n\
        \x20   filter [1 x ptr] [ptr @T]\n\
        resume { ptr, i32 } %e\n}\n";
    let module = good(text);
    let f = module.functions.iter().find(|f| f.name == "f").expect("there");
    assert_eq!(f.blocks[0].terminator().op.successors().len(), 2);
    let Op::LandingPad { cleanup: true, clauses } = &f.blocks[2].insts[0].op else {
        panic!("a landing pad")
    };
    assert_eq!(clauses.len(), 3);
    let again = good(&print(&module));
    assert_eq!(print(&again), print(&module));
}

#[test]
fn unknown_attributes_and_metadata_are_skipped() {
    let module = good(
        "declare noalias newattr(7) ptr @malloc(i64 noundef allockind(\"x\") strange) #9\n\
         attributes #9 = { madeup(1, 2) \"key\"=\"value\" }\n\
         define void @f() strange #9 !prof !1 {\n\
         %p = call shiny noalias ptr @malloc(i64 brandnew 8) #9, !heap !{!\"a\", i32 3}\n\
         store i8 0, ptr %p, align 1, !nontemporal !0, !annotation !2\n\
         ret void\n}\n\
         !0 = !{i32 1}\n!1 = !FancyNode(a: 1, b: !{}, c: DIFlagX | DIFlagY)\n!2 = distinct !{}\n\
         !llvm.ident = !{!2}\n",
    );
    assert_eq!(module.functions.len(), 2);
    assert_eq!(module.functions[1].blocks[0].insts.len(), 3);
}

#[test]
fn all_mistakes_are_told_at_once() {
    let text = "define i32 @f(i32 %a) {\n  %b = add i32 %a, true\n  %c = mul i64 %a, 3\n  ret i32 0\n}\n\
        @g = global i32 999999999999\n@h = global ptr @nowhere\n";
    let messages: Vec<_> = bad(text).into_iter().map(|d| d.message).collect();
    assert_eq!(messages.len(), 4, "{messages:?}");
}

#[test]
fn typed_and_opaque_pointers_read_alike() {
    let typed = "%s = type { i32, %s* }\n@g = global %s* null\n\
        define i32 @f(i32 (i8*)* %h) {\n  %1 = load %s*, %s** @g\n\
          %2 = getelementptr inbounds %s, %s* %1, i64 0, i32 0\n  %3 = load i32, i32* %2\n\
          %4 = call i32 %h(i8* null)\n  ret i32 %3\n}\n";
    let opaque = "%s = type { i32, ptr }\n@g = global ptr null\n\
        define i32 @f(ptr %h) {\n  %1 = load ptr, ptr @g\n\
          %2 = getelementptr inbounds %s, ptr %1, i64 0, i32 0\n  %3 = load i32, ptr %2\n\
          %4 = call i32 %h(ptr null)\n  ret i32 %3\n}\n";
    assert_eq!(print(&good(typed)), print(&good(opaque)));
}

#[test]
fn memory_operations_keep_what_matters() {
    match first(
        "  %x = load atomic volatile i32, ptr %p syncscope(\"singlethread\") acquire, align 4",
    ) {
        Op::Load { access, .. } => {
            assert!(access.volatile && access.single_thread);
            assert_eq!((access.ordering, access.align), (Some(Ordering::Acquire), Some(4)));
        }
        other => panic!("{other:?}"),
    }
    match first("  %x = cmpxchg weak ptr %p, i32 0, i32 1 acq_rel monotonic") {
        Op::CmpXchg { weak, access, failure, .. } => {
            assert!(weak && access.ordering == Some(Ordering::AcqRel));
            assert_eq!(failure, Ordering::Monotonic);
        }
        other => panic!("{other:?}"),
    }
    match first("  %x = atomicrmw nand ptr %p, i32 %a seq_cst, align 4") {
        Op::AtomicRmw { op, .. } => assert_eq!(op, RmwOp::Nand),
        other => panic!("{other:?}"),
    }
}

#[test]
fn inline_assembly_is_kept_as_text() {
    let op = first(
        "  %x = call i32 asm sideeffect \"lock; xaddl $0, $1\", \"=r,*m\"(ptr elementtype(i32) %p) #1",
    );
    let Op::Call(call) = op else { panic!("a call") };
    let crate::ir::Callee::Asm(asm) = call.callee else { panic!("assembly") };
    assert_eq!((asm.text.as_str(), asm.constraints.as_str()), ("lock; xaddl $0, $1", "=r,*m"));
    assert!(asm.side_effects && call.args.len() == 1);
}

#[test]
fn vectors_read_with_their_masks() {
    let text = "  %s = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 3, i32 undef>";
    match first(text) {
        Op::ShuffleVector { mask, .. } => assert_eq!(mask, [Some(3), None]),
        other => panic!("{other:?}"),
    }
    let text = "  %s = shufflevector <4 x i32> %v, <4 x i32> %v, <4 x i32> zeroinitializer";
    match first(text) {
        Op::ShuffleVector { mask, .. } => assert_eq!(mask, [Some(0); 4]),
        other => panic!("{other:?}"),
    }
    let scalable = refusal(&body("  %s = add <vscale x 4 x i32> zeroinitializer, undef"));
    assert!(scalable.1.contains("scalable"));
}

#[test]
fn symbols_may_be_used_before_they_are_defined() {
    let module = good(
        "@table = internal constant [2 x ptr] [ptr @late, ptr getelementptr inbounds (i8, ptr @data, i64 4)]\n\
         @labels = internal global [1 x ptr] [ptr blockaddress(@late, %there)]\n\
         @name = weak alias i32, ptr @data\n@data = common thread_local global i32 0\n\
         define void @late() {\nbr label %there\nthere:\nret void\n}\n",
    );
    let data = module.global_named("data").unwrap();
    assert!(module.global(data).thread_local && module.global(data).linkage == Linkage::Weak);
    let labels = module.global(module.global_named("labels").unwrap()).init.unwrap();
    let ConstKind::Aggregate(list) = module.constants.kind(labels) else { panic!("an array") };
    let late = module.function_named("late").unwrap();
    assert_eq!(
        module.constants.kind(list[0]),
        &ConstKind::BlockAddress(late, crate::ir::BlockId(1))
    );
    assert!(matches!(module.symbols["name"], Symbol::Alias(_)));
}

#[test]
fn both_spellings_of_debug_records_mean_the_same() {
    let tail = "!1 = distinct !DISubprogram(name: \"f\", file: !2, line: 3)\n\
        !2 = !DIFile(filename: \"x.c\", directory: \"d\")\n\
        !3 = !DILocalVariable(name: \"q\", scope: !1, file: !2, line: 4, type: !5)\n\
        !4 = !DILocation(line: 4, column: 7, scope: !1)\n\
        !5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)\n\
        !6 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n";
    let old = "declare void @llvm.dbg.declare(metadata, metadata, metadata)\n\
        define void @f(ptr %p) !dbg !1 {\n  call void @llvm.dbg.declare(metadata ptr %p, metadata !3, metadata !DIExpression(DW_OP_plus_uconst, 8)), !dbg !4\n  ret void, !dbg !4\n}\n";
    let new = "define void @f(ptr %p) !dbg !1 {\n    #dbg_declare(ptr %p, !3, !DIExpression(DW_OP_plus_uconst, 8), !4)\n  ret void, !dbg !4\n}\n";
    for text in [old, new] {
        let module = good(&format!("{text}{tail}"));
        let f = module.function(module.function_named("f").unwrap());
        let Op::Debug(record) = &f.blocks[0].insts[0].op else { panic!("a record") };
        assert_eq!(record.kind, DebugRecordKind::Declare);
        assert!(matches!(record.value, Some(Operand::Local(_))));
        assert_eq!(record.expression, ["DW_OP_plus_uconst", "8"]);
        let variable = module.debug.variable(record.variable);
        assert_eq!((variable.name.as_str(), variable.line), ("q", 4));
        let DebugType::Pointer(Some(int)) = module.debug.ty(variable.ty.unwrap()) else {
            panic!("a pointer")
        };
        assert!(matches!(module.debug.ty(*int), DebugType::Base { bits: 32, .. }));
        let place = f.blocks[0].insts[0].location.unwrap();
        assert_eq!(module.debug.location(place).column, 7);
        assert_eq!(module.debug.function_of(place), Some("f"));
        let file = module.debug.file_of(place).unwrap();
        assert_eq!(module.debug.file(file).path(), "d/x.c");
    }
}

#[test]
fn types_that_cannot_be_laid_out_are_refused() {
    assert!(
        bad("%a = type { %b }\n%b = type { [2 x %a] }\n@x = external global %a\n")[0]
            .message
            .contains("contains itself")
    );
    assert!(bad("@x = external global %nowhere\n")[0].message.contains("not defined"));
    assert!(bad("%o = type opaque\n@x = global %o zeroinitializer\n").len() == 2);
    // Sixty doublings of nothing: a size of zero, reached in 2^60 steps.
    let mut text = String::from("%s0 = type {}\n");
    for i in 1..60 {
        text += &format!("%s{i} = type {{ %s{0}, %s{0} }}\n", i - 1);
    }
    bad(&(text + "@x = global %s59 zeroinitializer\n"));
}

#[test]
fn deep_nesting_is_an_error_and_not_a_crash() {
    for (open, close) in [("[1 x ", "]"), ("{ ", " }"), ("<{ ", " }>")] {
        bad(&format!("@x = external global {}i8{}\n", open.repeat(20_000), close.repeat(20_000)));
    }
    bad(&format!("!0 = {}", "!{".repeat(20_000)));
    bad(&format!("@x = global ptr {}", "getelementptr (i8, ptr ".repeat(20_000)));
}

#[test]
fn a_struct_result_and_numbered_values_read() {
    let module = good(
        "define { i32, <2 x float> } @f(i32, i8*) {\n  %3 = add i32 %0, 1\n  add i32 %3, 2\n\
         %5 = insertvalue { i32, <2 x float> } undef, i32 %4, 0\n  ret { i32, <2 x float> } %5\n}\n",
    );
    let f = &module.functions[0];
    let names: Vec<_> = f.values.iter().map(|v| v.name.as_str()).collect();
    assert_eq!(names, ["0", "1", "3", "4", "5"]);
    assert_eq!(f.blocks[0].name, "2");
    assert!(matches!(module.types.get(f.values[4].ty), Type::Struct { .. }));
}

/// Spellings that versions after 19 print.
#[test]
fn newer_text_reads_as_well() {
    let module = good(
        "@v = global <2 x i32> splat (i32 7)\n@f = global float f0x3F800000\n\
         define i32 @g(i32 noundef range(i32 0, 5) %a, ptr captures(none) initializes((0, 4)) %p) {\n\
         %q = getelementptr inbounds nuw i8, ptr %p, i64 4\n\
         %t = trunc nuw nsw i32 %a to i8\n  %z = zext nneg i8 %t to i32\n\
         %o = or disjoint i32 %z, 8\n  %c = icmp samesign ult i32 %o, 9\n\
         %r = atomicrmw usub_sat ptr %p, i32 1 monotonic, align 4\n\
         %s = call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %o)\n\
         %n = ptrtoaddr ptr %q to i64\n\
         store i32 %s, ptr %q, align 4, !captures !0\n  ret i32 %r\n}\n\
         declare i32 @llvm.ctpop.i32(i32)\n!0 = !{!\"none\"}\n",
    );
    let v = module.global(module.global_named("v").unwrap()).init.unwrap();
    assert!(matches!(module.constants.kind(v), ConstKind::Splat(_)));
    let f = module.global(module.global_named("f").unwrap()).init.unwrap();
    assert_eq!(module.constants.kind(f), &ConstKind::Float(0x3f80_0000));
}
