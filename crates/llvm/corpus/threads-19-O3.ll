; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.atomic_flag = type { i8 }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.sem_t = type { i64, [24 x i8] }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@ready = internal unnamed_addr global i32 0, align 4, !dbg !47
@wake = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !133
@stop = internal global i32 0, align 4, !dbg !42
@shared = internal unnamed_addr global i32 0, align 4, !dbg !45
@total = internal global i64 0, align 8, !dbg !37
@.str = private unnamed_addr constant [39 x i8] c"shared == 2 && atomic_load(&total) > 0\00", align 1, !dbg !20
@.str.1 = private unnamed_addr constant [10 x i8] c"threads.c\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !31
@once = internal global i32 0, align 4, !dbg !49
@flags = internal unnamed_addr global [2 x i32] zeroinitializer, align 4, !dbg !76
@spin = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !81
@mine = internal thread_local unnamed_addr global i32 0, align 4, !dbg !90
@rwlock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !92
@slots = internal global %union.sem_t zeroinitializer, align 8, !dbg !53
@top = internal global ptr null, align 8, !dbg !64
@turn = internal unnamed_addr global i32 0, align 4, !dbg !72
@old_style = internal global i64 0, align 8, !dbg !124
@small = internal global i8 0, align 1, !dbg !126
@real = internal unnamed_addr global double 0.000000e+00, align 8, !dbg !129

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !201 {
  %1 = alloca [2 x i64], align 16, !DIAssignID !214
    #dbg_assign(i1 undef, !205, !DIExpression(), !214, ptr %1, !DIExpression(), !215)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #8, !dbg !216
    #dbg_value(i64 0, !208, !DIExpression(), !217)
    #dbg_value(i64 0, !208, !DIExpression(), !217)
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #8, !dbg !218
    #dbg_value(i64 1, !208, !DIExpression(), !217)
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !220
  %4 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull inttoptr (i64 1 to ptr)) #8, !dbg !218
    #dbg_value(i64 2, !208, !DIExpression(), !217)
  %5 = call i32 @pthread_mutex_lock(ptr noundef nonnull @mutex) #8, !dbg !221
  %6 = load i32, ptr @ready, align 4, !dbg !222, !tbaa !223
  %7 = icmp slt i32 %6, 2, !dbg !227
  br i1 %7, label %8, label %12, !dbg !228

8:                                                ; preds = %0, %8
  %9 = call i32 @pthread_cond_wait(ptr noundef nonnull @wake, ptr noundef nonnull @mutex) #8, !dbg !229
  %10 = load i32, ptr @ready, align 4, !dbg !222, !tbaa !223
  %11 = icmp slt i32 %10, 2, !dbg !227
  br i1 %11, label %8, label %12, !dbg !228, !llvm.loop !230

12:                                               ; preds = %8, %0
  %13 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @mutex) #8, !dbg !233
  store volatile i32 1, ptr @stop, align 4, !dbg !234, !tbaa !223
    #dbg_value(i64 0, !210, !DIExpression(), !235)
  %14 = load i64, ptr %1, align 16, !dbg !236, !tbaa !238
  %15 = call i32 @pthread_join(i64 noundef %14, ptr noundef null) #8, !dbg !240
    #dbg_value(i64 1, !210, !DIExpression(), !235)
  %16 = load i64, ptr %3, align 8, !dbg !236, !tbaa !238
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null) #8, !dbg !240
    #dbg_value(i64 2, !210, !DIExpression(), !235)
  %18 = load atomic i64, ptr @top acquire, align 8, !dbg !241
  %19 = icmp eq i64 %18, 0, !dbg !249
  br i1 %19, label %37, label %20, !dbg !250

20:                                               ; preds = %12, %40
  %21 = phi i64 [ %41, %40 ], [ %18, %12 ]
  %22 = inttoptr i64 %21 to ptr, !dbg !241
    #dbg_value(ptr %22, !246, !DIExpression(), !251)
  br label %23, !dbg !252

23:                                               ; preds = %23, %20
  %24 = phi ptr [ %33, %23 ], [ %22, %20 ], !dbg !253
    #dbg_value(ptr %24, !246, !DIExpression(), !251)
  %25 = getelementptr inbounds i8, ptr %24, i64 8, !dbg !254
  %26 = load ptr, ptr %25, align 8, !dbg !254, !tbaa !255
  %27 = ptrtoint ptr %24 to i64, !dbg !254
  %28 = ptrtoint ptr %26 to i64, !dbg !254
  %29 = cmpxchg ptr @top, i64 %27, i64 %28 seq_cst seq_cst, align 8, !dbg !254
  %30 = extractvalue { i64, i1 } %29, 1, !dbg !254
  %31 = extractvalue { i64, i1 } %29, 0, !dbg !254
  %32 = inttoptr i64 %31 to ptr, !dbg !254
  %33 = select i1 %30, ptr %24, ptr %32, !dbg !254
    #dbg_value(ptr %33, !246, !DIExpression(), !251)
  %34 = icmp eq ptr %33, null
  %35 = select i1 %30, i1 true, i1 %34, !dbg !252
  br i1 %35, label %36, label %23, !dbg !252, !llvm.loop !258

36:                                               ; preds = %23
    #dbg_value(ptr %33, !246, !DIExpression(), !251)
    #dbg_value(ptr %33, !212, !DIExpression(), !260)
  br i1 %34, label %37, label %40, !dbg !261

37:                                               ; preds = %36, %40, %12
  %38 = load i32, ptr @shared, align 4, !dbg !262, !tbaa !223
  %39 = icmp eq i32 %38, 2, !dbg !262
  br i1 %39, label %43, label %46, !dbg !262

40:                                               ; preds = %36
  call void @free(ptr noundef nonnull %33) #8, !dbg !265
  %41 = load atomic i64, ptr @top acquire, align 8, !dbg !241
    #dbg_value(i64 %41, !246, !DIExpression(), !251)
  %42 = icmp eq i64 %41, 0, !dbg !249
  br i1 %42, label %37, label %20, !dbg !250, !llvm.loop !266

43:                                               ; preds = %37
  %44 = load atomic i64, ptr @total seq_cst, align 8, !dbg !262
  %45 = icmp sgt i64 %44, 0, !dbg !262
  br i1 %45, label %47, label %46, !dbg !268

46:                                               ; preds = %43, %37
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 121, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #9, !dbg !262
  unreachable, !dbg !262

47:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #8, !dbg !269
  ret i32 0, !dbg !270
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare !dbg !271 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noundef ptr @worker(ptr noundef %0) #0 !dbg !289 {
    #dbg_value(ptr %0, !291, !DIExpression(), !294)
    #dbg_value(ptr %0, !292, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !294)
  %2 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #10, !dbg !295
    #dbg_value(ptr %2, !293, !DIExpression(), !294)
  %3 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @start) #8, !dbg !296
  %4 = icmp eq ptr %2, null, !dbg !297
  br i1 %4, label %64, label %5, !dbg !299

5:                                                ; preds = %1
  %6 = ptrtoint ptr %0 to i64, !dbg !300
    #dbg_value(i64 %6, !292, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !294)
  %7 = trunc i64 %6 to i32, !dbg !301
    #dbg_value(i32 %7, !292, !DIExpression(), !294)
  store i32 %7, ptr %2, align 8, !dbg !302, !tbaa !303
    #dbg_value(ptr %2, !304, !DIExpression(), !310)
  %8 = load atomic i64, ptr @top monotonic, align 8, !dbg !312
    #dbg_value(i64 %8, !309, !DIExpression(), !310)
  %9 = getelementptr inbounds i8, ptr %2, i64 8
  %10 = ptrtoint ptr %2 to i64
  br label %11, !dbg !313

11:                                               ; preds = %11, %5
  %12 = phi i64 [ %8, %5 ], [ %16, %11 ]
  %13 = inttoptr i64 %12 to ptr, !dbg !314
    #dbg_value(ptr %13, !309, !DIExpression(), !310)
  store ptr %13, ptr %9, align 8, !dbg !315, !tbaa !255
  %14 = cmpxchg weak ptr @top, i64 %12, i64 %10 release monotonic, align 8, !dbg !317
  %15 = extractvalue { i64, i1 } %14, 1, !dbg !317
  %16 = extractvalue { i64, i1 } %14, 0, !dbg !317
    #dbg_value(ptr poison, !309, !DIExpression(), !310)
  br i1 %15, label %17, label %11, !dbg !318, !llvm.loop !319

17:                                               ; preds = %11
    #dbg_value(i32 %7, !321, !DIExpression(), !326)
  %18 = shl i64 %6, 32, !dbg !328
  %19 = ashr exact i64 %18, 32, !dbg !328
  %20 = getelementptr inbounds [2 x i32], ptr @flags, i64 0, i64 %19, !dbg !328
  store atomic i32 1, ptr %20 seq_cst, align 4, !dbg !328
  %21 = sub nsw i32 1, %7, !dbg !329
  store atomic i32 %21, ptr @turn seq_cst, align 4, !dbg !329
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [2 x i32], ptr @flags, i64 0, i64 %22
  %24 = load atomic i32, ptr %23 seq_cst, align 4, !dbg !330
  %25 = icmp eq i32 %24, 0, !dbg !330
  br i1 %25, label %33, label %26, !dbg !331

26:                                               ; preds = %17, %29
  %27 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !332
  %28 = icmp eq i32 %27, %21, !dbg !333
  br i1 %28, label %29, label %33, !dbg !334

29:                                               ; preds = %26
  %30 = tail call i32 @sched_yield() #8, !dbg !335
  %31 = load atomic i32, ptr %23 seq_cst, align 4, !dbg !330
  %32 = icmp eq i32 %31, 0, !dbg !330
  br i1 %32, label %33, label %26, !dbg !331, !llvm.loop !336

33:                                               ; preds = %26, %29, %17
  %34 = load i32, ptr @shared, align 4, !dbg !338, !tbaa !223
  %35 = add nsw i32 %34, 1, !dbg !338
  store i32 %35, ptr @shared, align 4, !dbg !338, !tbaa !223
  store atomic i32 0, ptr %20 release, align 4, !dbg !339
  br label %36, !dbg !340

36:                                               ; preds = %36, %33
  %37 = atomicrmw xchg ptr @spin, i8 1 acquire, align 1, !dbg !341
  %38 = trunc i8 %37 to i1, !dbg !341
  br i1 %38, label %36, label %39, !dbg !340, !llvm.loop !342

39:                                               ; preds = %36
  %40 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !344
  %41 = load i32, ptr %40, align 4, !dbg !345, !tbaa !223
  %42 = add nsw i32 %41, 1, !dbg !345
  store i32 %42, ptr %40, align 4, !dbg !345, !tbaa !223
  store atomic i8 0, ptr @spin seq_cst, align 1, !dbg !346
  %43 = sext i32 %42 to i64, !dbg !347
  %44 = atomicrmw add ptr @total, i64 %43 monotonic, align 8, !dbg !348
  %45 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @mutex) #8, !dbg !349
  %46 = load i32, ptr @ready, align 4, !dbg !350, !tbaa !223
  %47 = add nsw i32 %46, 1, !dbg !350
  store i32 %47, ptr @ready, align 4, !dbg !350, !tbaa !223
  %48 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull @wake) #8, !dbg !351
  %49 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @mutex) #8, !dbg !352
  %50 = tail call i32 @pthread_rwlock_rdlock(ptr noundef nonnull @rwlock) #8, !dbg !353
  %51 = atomicrmw add ptr @old_style, i64 1 seq_cst, align 8, !dbg !354
  %52 = cmpxchg ptr @old_style, i64 3, i64 4 seq_cst seq_cst, align 8, !dbg !359
  fence seq_cst, !dbg !360
  %53 = atomicrmw xor ptr @old_style, i64 5 acq_rel, align 8, !dbg !361
  %54 = atomicrmw nand ptr @old_style, i64 5 seq_cst, align 8, !dbg !362
  %55 = atomicrmw or ptr @small, i8 3 seq_cst, align 1, !dbg !363
  %56 = atomicrmw and ptr @small, i8 6 acquire, align 1, !dbg !364
  %57 = atomicrmw xchg ptr @total, i64 9 seq_cst, align 8, !dbg !365
  %58 = load atomic double, ptr @real seq_cst, align 8, !dbg !366, !tbaa !367
  %59 = fadd double %58, 1.500000e+00, !dbg !368
  store atomic double %59, ptr @real seq_cst, align 8, !dbg !369, !tbaa !367
  fence acq_rel, !dbg !370
  fence syncscope("singlethread") seq_cst, !dbg !371
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #8, !dbg !372, !srcloc !373
  tail call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #8, !dbg !374, !srcloc !375
  %60 = tail call i32 @pthread_rwlock_unlock(ptr noundef nonnull @rwlock) #8, !dbg !376
  br label %61, !dbg !377

61:                                               ; preds = %61, %39
  %62 = load volatile i32, ptr @stop, align 4, !dbg !378, !tbaa !223
  %63 = icmp eq i32 %62, 0, !dbg !379
  br i1 %63, label %61, label %64, !dbg !377, !llvm.loop !380

64:                                               ; preds = %61, %1
  ret ptr %2, !dbg !382
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare !dbg !383 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !387 i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !393 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

declare !dbg !394 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !398 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !402 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !407 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

declare !dbg !412 i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal void @start() #0 !dbg !417 {
  %1 = tail call i32 @sem_init(ptr noundef nonnull @slots, i32 noundef 0, i32 noundef 1) #8, !dbg !418
  ret void, !dbg !419
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #7

; Function Attrs: nounwind
declare !dbg !420 i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !423 i32 @pthread_rwlock_rdlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !427 i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !428 i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !433 i32 @sched_yield() local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!193, !194, !195, !196, !197, !198, !199}
!llvm.ident = !{!200}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 15, type: !166, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "a92b948f171f3facf58858c71fc588cc")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !{!20, !26, !31, !37, !42, !45, !47, !49, !53, !64, !72, !76, !81, !90, !92, !124, !126, !129, !0, !133}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 121, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 312, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 39)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 121, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 80, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 10)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 121, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 120, elements: !35)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!35 = !{!36}
!36 = !DISubrange(count: 15)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 23, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_llong", file: !6, line: 108, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !41)
!41 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 26, type: !44, isLocal: true, isDefinition: true)
!44 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 27, type: !17, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 27, type: !17, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 17, type: !51, isLocal: true, isDefinition: true)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !52, line: 53, baseType: !17)
!52 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 19, type: !55, isLocal: true, isDefinition: true)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !56, line: 39, baseType: !57)
!56 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!57 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !56, line: 35, size: 256, elements: !58)
!58 = !{!59, !63}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !57, file: !56, line: 37, baseType: !60, size: 256)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 256, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !57, file: !56, line: 38, baseType: !18, size: 64)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 20, type: !66, isLocal: true, isDefinition: true)
!66 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !67)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 10, size: 128, elements: !69)
!69 = !{!70, !71}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !68, file: !3, line: 11, baseType: !17, size: 32)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !68, file: !3, line: 12, baseType: !67, size: 64, offset: 64)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 21, type: !74, isLocal: true, isDefinition: true)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "flags", scope: !2, file: !3, line: 21, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 64, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 2)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "spin", scope: !2, file: !3, line: 22, type: !83, isLocal: true, isDefinition: true)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 173, baseType: !84)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 173, size: 8, elements: !85)
!85 = !{!86}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !84, file: !6, line: 173, baseType: !87, size: 8)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 97, baseType: !88)
!88 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !89)
!89 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 29, type: !17, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "rwlock", scope: !2, file: !3, line: 18, type: !94, isLocal: true, isDefinition: true)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !52, line: 91, baseType: !95)
!95 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !52, line: 86, size: 448, elements: !96)
!96 = !{!97, !119, !123}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !95, file: !52, line: 88, baseType: !98, size: 448)
!98 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !99, line: 23, size: 448, elements: !100)
!99 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!100 = !{!101, !102, !103, !104, !105, !106, !107, !108, !109, !111, !116, !118}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !98, file: !99, line: 25, baseType: !7, size: 32)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !98, file: !99, line: 26, baseType: !7, size: 32, offset: 32)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !98, file: !99, line: 27, baseType: !7, size: 32, offset: 64)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !98, file: !99, line: 28, baseType: !7, size: 32, offset: 96)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !98, file: !99, line: 29, baseType: !7, size: 32, offset: 128)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !98, file: !99, line: 30, baseType: !7, size: 32, offset: 160)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !98, file: !99, line: 32, baseType: !17, size: 32, offset: 192)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !98, file: !99, line: 33, baseType: !17, size: 32, offset: 224)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !98, file: !99, line: 34, baseType: !110, size: 8, offset: 256)
!110 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !98, file: !99, line: 39, baseType: !112, size: 56, offset: 264)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !113, size: 56, elements: !114)
!113 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!114 = !{!115}
!115 = !DISubrange(count: 7)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !98, file: !99, line: 42, baseType: !117, size: 64, offset: 320)
!117 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !98, file: !99, line: 45, baseType: !7, size: 32, offset: 384)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !95, file: !52, line: 89, baseType: !120, size: 448)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 448, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 56)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !95, file: !52, line: 90, baseType: !18, size: 64)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(name: "old_style", scope: !2, file: !3, line: 28, type: !18, isLocal: true, isDefinition: true)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(name: "small", scope: !2, file: !3, line: 24, type: !128, isLocal: true, isDefinition: true)
!128 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !113)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(name: "real", scope: !2, file: !3, line: 25, type: !131, isLocal: true, isDefinition: true)
!131 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !132)
!132 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "wake", scope: !2, file: !3, line: 16, type: !135, isLocal: true, isDefinition: true)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !52, line: 80, baseType: !136)
!136 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !52, line: 75, size: 384, elements: !137)
!137 = !{!138, !161, !165}
!138 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !136, file: !52, line: 77, baseType: !139, size: 384)
!139 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !140, line: 94, size: 384, elements: !141)
!140 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!141 = !{!142, !154, !155, !157, !158, !159, !160}
!142 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !139, file: !140, line: 96, baseType: !143, size: 64)
!143 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !144, line: 33, baseType: !145)
!144 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!145 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !144, line: 25, size: 64, elements: !146)
!146 = !{!147, !149}
!147 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !145, file: !144, line: 27, baseType: !148, size: 64)
!148 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!149 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !145, file: !144, line: 32, baseType: !150, size: 64)
!150 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !145, file: !144, line: 28, size: 64, elements: !151)
!151 = !{!152, !153}
!152 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !150, file: !144, line: 30, baseType: !7, size: 32)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !150, file: !144, line: 31, baseType: !7, size: 32, offset: 32)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !139, file: !140, line: 97, baseType: !143, size: 64, offset: 64)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !139, file: !140, line: 98, baseType: !156, size: 64, offset: 128)
!156 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !79)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !139, file: !140, line: 99, baseType: !156, size: 64, offset: 192)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !139, file: !140, line: 100, baseType: !7, size: 32, offset: 256)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !139, file: !140, line: 101, baseType: !7, size: 32, offset: 288)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !139, file: !140, line: 102, baseType: !156, size: 64, offset: 320)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !136, file: !52, line: 78, baseType: !162, size: 384)
!162 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 384, elements: !163)
!163 = !{!164}
!164 = !DISubrange(count: 48)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !136, file: !52, line: 79, baseType: !41, size: 64)
!166 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !52, line: 72, baseType: !167)
!167 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !52, line: 67, size: 320, elements: !168)
!168 = !{!169, !188, !192}
!169 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !167, file: !52, line: 69, baseType: !170, size: 320)
!170 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !171, line: 22, size: 320, elements: !172)
!171 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!172 = !{!173, !174, !175, !176, !177, !178, !180, !181}
!173 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !170, file: !171, line: 24, baseType: !17, size: 32)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !170, file: !171, line: 25, baseType: !7, size: 32, offset: 32)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !170, file: !171, line: 26, baseType: !17, size: 32, offset: 64)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !170, file: !171, line: 28, baseType: !7, size: 32, offset: 96)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !170, file: !171, line: 32, baseType: !17, size: 32, offset: 128)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !170, file: !171, line: 34, baseType: !179, size: 16, offset: 160)
!179 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!180 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !170, file: !171, line: 35, baseType: !179, size: 16, offset: 176)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !170, file: !171, line: 36, baseType: !182, size: 128, offset: 192)
!182 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !140, line: 55, baseType: !183)
!183 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !140, line: 51, size: 128, elements: !184)
!184 = !{!185, !187}
!185 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !183, file: !140, line: 53, baseType: !186, size: 64)
!186 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !183, file: !140, line: 54, baseType: !186, size: 64, offset: 64)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !167, file: !52, line: 70, baseType: !189, size: 320)
!189 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !190)
!190 = !{!191}
!191 = !DISubrange(count: 40)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !167, file: !52, line: 71, baseType: !18, size: 64)
!193 = !{i32 7, !"Dwarf Version", i32 5}
!194 = !{i32 2, !"Debug Info Version", i32 3}
!195 = !{i32 1, !"wchar_size", i32 4}
!196 = !{i32 8, !"PIC Level", i32 2}
!197 = !{i32 7, !"PIE Level", i32 2}
!198 = !{i32 7, !"uwtable", i32 2}
!199 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!200 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!201 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 107, type: !202, scopeLine: 108, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !204)
!202 = !DISubroutineType(types: !203)
!203 = !{!17}
!204 = !{!205, !208, !210, !212}
!205 = !DILocalVariable(name: "threads", scope: !201, file: !3, line: 109, type: !206)
!206 = !DICompositeType(tag: DW_TAG_array_type, baseType: !207, size: 128, elements: !79)
!207 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 27, baseType: !117)
!208 = !DILocalVariable(name: "i", scope: !209, file: !3, line: 110, type: !18)
!209 = distinct !DILexicalBlock(scope: !201, file: !3, line: 110, column: 5)
!210 = !DILocalVariable(name: "i", scope: !211, file: !3, line: 117, type: !17)
!211 = distinct !DILexicalBlock(scope: !201, file: !3, line: 117, column: 5)
!212 = !DILocalVariable(name: "item", scope: !213, file: !3, line: 119, type: !67)
!213 = distinct !DILexicalBlock(scope: !201, file: !3, line: 119, column: 5)
!214 = distinct !DIAssignID()
!215 = !DILocation(line: 0, scope: !201)
!216 = !DILocation(line: 109, column: 5, scope: !201)
!217 = !DILocation(line: 0, scope: !209)
!218 = !DILocation(line: 111, column: 9, scope: !219)
!219 = distinct !DILexicalBlock(scope: !209, file: !3, line: 110, column: 5)
!220 = !DILocation(line: 111, column: 25, scope: !219)
!221 = !DILocation(line: 112, column: 5, scope: !201)
!222 = !DILocation(line: 113, column: 12, scope: !201)
!223 = !{!224, !224, i64 0}
!224 = !{!"int", !225, i64 0}
!225 = !{!"omnipotent char", !226, i64 0}
!226 = !{!"Simple C/C++ TBAA"}
!227 = !DILocation(line: 113, column: 18, scope: !201)
!228 = !DILocation(line: 113, column: 5, scope: !201)
!229 = !DILocation(line: 114, column: 9, scope: !201)
!230 = distinct !{!230, !228, !231, !232}
!231 = !DILocation(line: 114, column: 40, scope: !201)
!232 = !{!"llvm.loop.mustprogress"}
!233 = !DILocation(line: 115, column: 5, scope: !201)
!234 = !DILocation(line: 116, column: 10, scope: !201)
!235 = !DILocation(line: 0, scope: !211)
!236 = !DILocation(line: 118, column: 22, scope: !237)
!237 = distinct !DILexicalBlock(scope: !211, file: !3, line: 117, column: 5)
!238 = !{!239, !239, i64 0}
!239 = !{!"long", !225, i64 0}
!240 = !DILocation(line: 118, column: 9, scope: !237)
!241 = !DILocation(line: 47, column: 25, scope: !242, inlinedAt: !247)
!242 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 45, type: !243, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !245)
!243 = !DISubroutineType(types: !244)
!244 = !{!67}
!245 = !{!246}
!246 = !DILocalVariable(name: "head", scope: !242, file: !3, line: 47, type: !67)
!247 = distinct !DILocation(line: 119, column: 37, scope: !248)
!248 = distinct !DILexicalBlock(scope: !213, file: !3, line: 119, column: 5)
!249 = !DILocation(line: 48, column: 12, scope: !242, inlinedAt: !247)
!250 = !DILocation(line: 48, column: 17, scope: !242, inlinedAt: !247)
!251 = !DILocation(line: 0, scope: !242, inlinedAt: !247)
!252 = !DILocation(line: 48, column: 5, scope: !242, inlinedAt: !247)
!253 = !DILocation(line: 47, column: 18, scope: !242, inlinedAt: !247)
!254 = !DILocation(line: 48, column: 21, scope: !242, inlinedAt: !247)
!255 = !{!256, !257, i64 8}
!256 = !{!"item", !224, i64 0, !257, i64 8}
!257 = !{!"any pointer", !225, i64 0}
!258 = distinct !{!258, !252, !259, !232}
!259 = !DILocation(line: 49, column: 5, scope: !242, inlinedAt: !247)
!260 = !DILocation(line: 0, scope: !213)
!261 = !DILocation(line: 119, column: 5, scope: !213)
!262 = !DILocation(line: 121, column: 5, scope: !263)
!263 = distinct !DILexicalBlock(scope: !264, file: !3, line: 121, column: 5)
!264 = distinct !DILexicalBlock(scope: !201, file: !3, line: 121, column: 5)
!265 = !DILocation(line: 120, column: 9, scope: !248)
!266 = distinct !{!266, !261, !267, !232}
!267 = !DILocation(line: 120, column: 18, scope: !213)
!268 = !DILocation(line: 121, column: 5, scope: !264)
!269 = !DILocation(line: 123, column: 1, scope: !201)
!270 = !DILocation(line: 122, column: 5, scope: !201)
!271 = !DISubprogram(name: "pthread_create", scope: !272, file: !272, line: 202, type: !273, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!272 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!273 = !DISubroutineType(types: !274)
!274 = !{!17, !275, !277, !285, !288}
!275 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !276)
!276 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !207, size: 64)
!277 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !278)
!278 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !279, size: 64)
!279 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !280)
!280 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !52, line: 62, baseType: !281)
!281 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !52, line: 56, size: 448, elements: !282)
!282 = !{!283, !284}
!283 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !281, file: !52, line: 58, baseType: !120, size: 448)
!284 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !281, file: !52, line: 59, baseType: !18, size: 64)
!285 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !286, size: 64)
!286 = !DISubroutineType(types: !287)
!287 = !{!16, !16}
!288 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!289 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 78, type: !286, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !290)
!290 = !{!291, !292, !293}
!291 = !DILocalVariable(name: "argument", arg: 1, scope: !289, file: !3, line: 78, type: !16)
!292 = !DILocalVariable(name: "me", scope: !289, file: !3, line: 80, type: !17)
!293 = !DILocalVariable(name: "item", scope: !289, file: !3, line: 81, type: !67)
!294 = !DILocation(line: 0, scope: !289)
!295 = !DILocation(line: 81, column: 25, scope: !289)
!296 = !DILocation(line: 82, column: 5, scope: !289)
!297 = !DILocation(line: 83, column: 10, scope: !298)
!298 = distinct !DILexicalBlock(scope: !289, file: !3, line: 83, column: 9)
!299 = !DILocation(line: 83, column: 9, scope: !289)
!300 = !DILocation(line: 80, column: 19, scope: !289)
!301 = !DILocation(line: 80, column: 14, scope: !289)
!302 = !DILocation(line: 85, column: 15, scope: !289)
!303 = !{!256, !224, i64 0}
!304 = !DILocalVariable(name: "item", arg: 1, scope: !305, file: !3, line: 36, type: !67)
!305 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 36, type: !306, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !308)
!306 = !DISubroutineType(types: !307)
!307 = !{null, !67}
!308 = !{!304, !309}
!309 = !DILocalVariable(name: "head", scope: !305, file: !3, line: 38, type: !67)
!310 = !DILocation(line: 0, scope: !305, inlinedAt: !311)
!311 = distinct !DILocation(line: 86, column: 5, scope: !289)
!312 = !DILocation(line: 38, column: 25, scope: !305, inlinedAt: !311)
!313 = !DILocation(line: 39, column: 5, scope: !305, inlinedAt: !311)
!314 = !DILocation(line: 38, column: 18, scope: !305, inlinedAt: !311)
!315 = !DILocation(line: 40, column: 20, scope: !316, inlinedAt: !311)
!316 = distinct !DILexicalBlock(scope: !305, file: !3, line: 39, column: 8)
!317 = !DILocation(line: 41, column: 15, scope: !305, inlinedAt: !311)
!318 = !DILocation(line: 41, column: 5, scope: !316, inlinedAt: !311)
!319 = distinct !{!319, !313, !320, !232}
!320 = !DILocation(line: 42, column: 74, scope: !305, inlinedAt: !311)
!321 = !DILocalVariable(name: "me", arg: 1, scope: !322, file: !3, line: 53, type: !17)
!322 = distinct !DISubprogram(name: "peterson_lock", scope: !3, file: !3, line: 53, type: !323, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !325)
!323 = !DISubroutineType(types: !324)
!324 = !{null, !17}
!325 = !{!321}
!326 = !DILocation(line: 0, scope: !322, inlinedAt: !327)
!327 = distinct !DILocation(line: 87, column: 5, scope: !289)
!328 = !DILocation(line: 55, column: 5, scope: !322, inlinedAt: !327)
!329 = !DILocation(line: 56, column: 5, scope: !322, inlinedAt: !327)
!330 = !DILocation(line: 57, column: 12, scope: !322, inlinedAt: !327)
!331 = !DILocation(line: 57, column: 40, scope: !322, inlinedAt: !327)
!332 = !DILocation(line: 57, column: 43, scope: !322, inlinedAt: !327)
!333 = !DILocation(line: 57, column: 62, scope: !322, inlinedAt: !327)
!334 = !DILocation(line: 57, column: 5, scope: !322, inlinedAt: !327)
!335 = !DILocation(line: 58, column: 9, scope: !322, inlinedAt: !327)
!336 = distinct !{!336, !334, !337, !232}
!337 = !DILocation(line: 58, column: 21, scope: !322, inlinedAt: !327)
!338 = !DILocation(line: 88, column: 11, scope: !289)
!339 = !DILocation(line: 89, column: 5, scope: !289)
!340 = !DILocation(line: 90, column: 5, scope: !289)
!341 = !DILocation(line: 90, column: 12, scope: !289)
!342 = distinct !{!342, !340, !343, !232}
!343 = !DILocation(line: 91, column: 5, scope: !289)
!344 = !DILocation(line: 92, column: 5, scope: !289)
!345 = !DILocation(line: 92, column: 9, scope: !289)
!346 = !DILocation(line: 93, column: 5, scope: !289)
!347 = !DILocation(line: 94, column: 39, scope: !289)
!348 = !DILocation(line: 94, column: 5, scope: !289)
!349 = !DILocation(line: 95, column: 5, scope: !289)
!350 = !DILocation(line: 96, column: 10, scope: !289)
!351 = !DILocation(line: 97, column: 5, scope: !289)
!352 = !DILocation(line: 98, column: 5, scope: !289)
!353 = !DILocation(line: 99, column: 5, scope: !289)
!354 = !DILocation(line: 63, column: 5, scope: !355, inlinedAt: !358)
!355 = distinct !DISubprogram(name: "builtins", scope: !3, file: !3, line: 61, type: !356, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!356 = !DISubroutineType(types: !357)
!357 = !{null}
!358 = distinct !DILocation(line: 100, column: 5, scope: !289)
!359 = !DILocation(line: 64, column: 5, scope: !355, inlinedAt: !358)
!360 = !DILocation(line: 65, column: 5, scope: !355, inlinedAt: !358)
!361 = !DILocation(line: 66, column: 5, scope: !355, inlinedAt: !358)
!362 = !DILocation(line: 67, column: 5, scope: !355, inlinedAt: !358)
!363 = !DILocation(line: 68, column: 5, scope: !355, inlinedAt: !358)
!364 = !DILocation(line: 69, column: 5, scope: !355, inlinedAt: !358)
!365 = !DILocation(line: 70, column: 5, scope: !355, inlinedAt: !358)
!366 = !DILocation(line: 71, column: 12, scope: !355, inlinedAt: !358)
!367 = !{!225, !225, i64 0}
!368 = !DILocation(line: 71, column: 17, scope: !355, inlinedAt: !358)
!369 = !DILocation(line: 71, column: 10, scope: !355, inlinedAt: !358)
!370 = !DILocation(line: 72, column: 5, scope: !355, inlinedAt: !358)
!371 = !DILocation(line: 73, column: 5, scope: !355, inlinedAt: !358)
!372 = !DILocation(line: 74, column: 5, scope: !355, inlinedAt: !358)
!373 = !{i64 2179}
!374 = !DILocation(line: 75, column: 5, scope: !355, inlinedAt: !358)
!375 = !{i64 2218}
!376 = !DILocation(line: 101, column: 5, scope: !289)
!377 = !DILocation(line: 102, column: 5, scope: !289)
!378 = !DILocation(line: 102, column: 13, scope: !289)
!379 = !DILocation(line: 102, column: 12, scope: !289)
!380 = distinct !{!380, !377, !381, !232}
!381 = !DILocation(line: 103, column: 5, scope: !289)
!382 = !DILocation(line: 105, column: 1, scope: !289)
!383 = !DISubprogram(name: "pthread_mutex_lock", scope: !272, file: !272, line: 794, type: !384, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!384 = !DISubroutineType(types: !385)
!385 = !{!17, !386}
!386 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64)
!387 = !DISubprogram(name: "pthread_cond_wait", scope: !272, file: !272, line: 1133, type: !388, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!388 = !DISubroutineType(types: !389)
!389 = !{!17, !390, !392}
!390 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !391)
!391 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!392 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !386)
!393 = !DISubprogram(name: "pthread_mutex_unlock", scope: !272, file: !272, line: 835, type: !384, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!394 = !DISubprogram(name: "pthread_join", scope: !272, file: !272, line: 219, type: !395, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!395 = !DISubroutineType(types: !396)
!396 = !{!17, !207, !397}
!397 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!398 = !DISubprogram(name: "free", scope: !399, file: !399, line: 568, type: !400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!399 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!400 = !DISubroutineType(types: !401)
!401 = !{null, !16}
!402 = !DISubprogram(name: "__assert_fail", scope: !403, file: !403, line: 69, type: !404, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!403 = !DIFile(filename: "/usr/include/assert.h", directory: "", checksumkind: CSK_MD5, checksum: "ab7dc6991d501750085448b20099a5a0")
!404 = !DISubroutineType(types: !405)
!405 = !{null, !406, !406, !7, !406}
!406 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!407 = !DISubprogram(name: "malloc", scope: !399, file: !399, line: 553, type: !408, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DISubroutineType(types: !409)
!409 = !{!16, !410}
!410 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !411, line: 18, baseType: !117)
!411 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!412 = !DISubprogram(name: "pthread_once", scope: !272, file: !272, line: 509, type: !413, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!413 = !DISubroutineType(types: !414)
!414 = !{!17, !415, !416}
!415 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!416 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !356, size: 64)
!417 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 31, type: !356, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!418 = !DILocation(line: 33, column: 5, scope: !417)
!419 = !DILocation(line: 34, column: 1, scope: !417)
!420 = !DISubprogram(name: "pthread_cond_broadcast", scope: !272, file: !272, line: 1125, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!421 = !DISubroutineType(types: !422)
!422 = !{!17, !391}
!423 = !DISubprogram(name: "pthread_rwlock_rdlock", scope: !272, file: !272, line: 976, type: !424, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DISubroutineType(types: !425)
!425 = !{!17, !426}
!426 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!427 = !DISubprogram(name: "pthread_rwlock_unlock", scope: !272, file: !272, line: 1071, type: !424, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!428 = !DISubprogram(name: "sem_init", scope: !429, file: !429, line: 35, type: !430, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!429 = !DIFile(filename: "/usr/include/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "b4f7b553fe09bd66107d6e44fae0c79f")
!430 = !DISubroutineType(types: !431)
!431 = !{!17, !432, !17, !7}
!432 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!433 = !DISubprogram(name: "sched_yield", scope: !434, file: !434, line: 68, type: !202, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!434 = !DIFile(filename: "/usr/include/sched.h", directory: "", checksumkind: CSK_MD5, checksum: "52ea601aba54a9937a50019367077a72")
