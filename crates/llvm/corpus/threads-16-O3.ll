; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
%struct.item = type { i32, ptr }

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
@mine = internal thread_local global i32 0, align 4, !dbg !90
@rwlock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !92
@slots = internal global %union.sem_t zeroinitializer, align 8, !dbg !53
@top = internal global ptr null, align 8, !dbg !64
@turn = internal unnamed_addr global i32 0, align 4, !dbg !72
@old_style = internal global i64 0, align 8, !dbg !124
@small = internal global i8 0, align 1, !dbg !126
@real = internal unnamed_addr global double 0.000000e+00, align 8, !dbg !129

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !200 {
  %1 = alloca [2 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #9, !dbg !213
  call void @llvm.dbg.declare(metadata ptr %1, metadata !204, metadata !DIExpression()), !dbg !214
  call void @llvm.dbg.value(metadata i64 0, metadata !207, metadata !DIExpression()), !dbg !215
  call void @llvm.dbg.value(metadata i64 0, metadata !207, metadata !DIExpression()), !dbg !215
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #9, !dbg !216
  call void @llvm.dbg.value(metadata i64 1, metadata !207, metadata !DIExpression()), !dbg !215
  call void @llvm.dbg.value(metadata i64 1, metadata !207, metadata !DIExpression()), !dbg !215
  %3 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 1, !dbg !218
  %4 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull inttoptr (i64 1 to ptr)) #9, !dbg !216
  call void @llvm.dbg.value(metadata i64 2, metadata !207, metadata !DIExpression()), !dbg !215
  %5 = call i32 @pthread_mutex_lock(ptr noundef nonnull @mutex) #9, !dbg !219
  %6 = load i32, ptr @ready, align 4, !dbg !220, !tbaa !221
  %7 = icmp slt i32 %6, 2, !dbg !225
  br i1 %7, label %8, label %12, !dbg !226

8:                                                ; preds = %0, %8
  %9 = call i32 @pthread_cond_wait(ptr noundef nonnull @wake, ptr noundef nonnull @mutex) #9, !dbg !227
  %10 = load i32, ptr @ready, align 4, !dbg !220, !tbaa !221
  %11 = icmp slt i32 %10, 2, !dbg !225
  br i1 %11, label %8, label %12, !dbg !226, !llvm.loop !228

12:                                               ; preds = %8, %0
  %13 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @mutex) #9, !dbg !231
  store volatile i32 1, ptr @stop, align 4, !dbg !232, !tbaa !221
  call void @llvm.dbg.value(metadata i64 0, metadata !209, metadata !DIExpression()), !dbg !233
  %14 = load i64, ptr %1, align 16, !dbg !234, !tbaa !236
  %15 = call i32 @pthread_join(i64 noundef %14, ptr noundef null) #9, !dbg !238
  call void @llvm.dbg.value(metadata i64 1, metadata !209, metadata !DIExpression()), !dbg !233
  %16 = load i64, ptr %3, align 8, !dbg !234, !tbaa !236
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null) #9, !dbg !238
  call void @llvm.dbg.value(metadata i64 2, metadata !209, metadata !DIExpression()), !dbg !233
  %18 = load atomic i64, ptr @top acquire, align 8, !dbg !239
  call void @llvm.dbg.value(metadata i64 %18, metadata !244, metadata !DIExpression()), !dbg !247
  %19 = icmp eq i64 %18, 0, !dbg !248
  br i1 %19, label %37, label %20, !dbg !249

20:                                               ; preds = %12, %40
  %21 = phi i64 [ %41, %40 ], [ %18, %12 ]
  %22 = inttoptr i64 %21 to ptr, !dbg !239
  call void @llvm.dbg.value(metadata ptr %22, metadata !244, metadata !DIExpression()), !dbg !247
  br label %23, !dbg !250

23:                                               ; preds = %23, %20
  %24 = phi ptr [ %33, %23 ], [ %22, %20 ], !dbg !251
  call void @llvm.dbg.value(metadata ptr %24, metadata !244, metadata !DIExpression()), !dbg !247
  %25 = getelementptr inbounds %struct.item, ptr %24, i64 0, i32 1, !dbg !252
  %26 = load ptr, ptr %25, align 8, !dbg !252, !tbaa !253
  %27 = ptrtoint ptr %24 to i64, !dbg !252
  %28 = ptrtoint ptr %26 to i64, !dbg !252
  %29 = cmpxchg ptr @top, i64 %27, i64 %28 seq_cst seq_cst, align 8, !dbg !252
  %30 = extractvalue { i64, i1 } %29, 1, !dbg !252
  %31 = extractvalue { i64, i1 } %29, 0, !dbg !252
  %32 = inttoptr i64 %31 to ptr, !dbg !252
  %33 = select i1 %30, ptr %24, ptr %32, !dbg !252
  call void @llvm.dbg.value(metadata ptr %33, metadata !244, metadata !DIExpression()), !dbg !247
  %34 = icmp eq ptr %33, null
  %35 = select i1 %30, i1 true, i1 %34, !dbg !250
  br i1 %35, label %36, label %23, !dbg !250, !llvm.loop !256

36:                                               ; preds = %23
  call void @llvm.dbg.value(metadata ptr %33, metadata !244, metadata !DIExpression()), !dbg !247
  call void @llvm.dbg.value(metadata ptr %33, metadata !211, metadata !DIExpression()), !dbg !258
  br i1 %34, label %37, label %40, !dbg !259

37:                                               ; preds = %36, %40, %12
  %38 = load i32, ptr @shared, align 4, !dbg !260, !tbaa !221
  %39 = icmp eq i32 %38, 2, !dbg !260
  br i1 %39, label %43, label %46, !dbg !260

40:                                               ; preds = %36
  call void @free(ptr noundef nonnull %33) #9, !dbg !263
  %41 = load atomic i64, ptr @top acquire, align 8, !dbg !239
  call void @llvm.dbg.value(metadata i64 %41, metadata !244, metadata !DIExpression()), !dbg !247
  %42 = icmp eq i64 %41, 0, !dbg !248
  br i1 %42, label %37, label %20, !dbg !249, !llvm.loop !264

43:                                               ; preds = %37
  %44 = load atomic i64, ptr @total seq_cst, align 8, !dbg !260
  %45 = icmp sgt i64 %44, 0, !dbg !260
  br i1 %45, label %47, label %46, !dbg !266

46:                                               ; preds = %43, %37
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 121, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #10, !dbg !260
  unreachable, !dbg !260

47:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #9, !dbg !267
  ret i32 0, !dbg !268
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare !dbg !269 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !288 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !290, metadata !DIExpression()), !dbg !293
  call void @llvm.dbg.value(metadata ptr %0, metadata !291, metadata !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !293
  %2 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #11, !dbg !294
  call void @llvm.dbg.value(metadata ptr %2, metadata !292, metadata !DIExpression()), !dbg !293
  %3 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @start) #9, !dbg !295
  %4 = icmp eq ptr %2, null, !dbg !296
  br i1 %4, label %67, label %5, !dbg !298

5:                                                ; preds = %1
  %6 = ptrtoint ptr %0 to i64, !dbg !299
  call void @llvm.dbg.value(metadata i64 %6, metadata !291, metadata !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !293
  %7 = trunc i64 %6 to i32, !dbg !300
  call void @llvm.dbg.value(metadata i32 %7, metadata !291, metadata !DIExpression()), !dbg !293
  store i32 %7, ptr %2, align 8, !dbg !301, !tbaa !302
  call void @llvm.dbg.value(metadata ptr %2, metadata !303, metadata !DIExpression()), !dbg !309
  %8 = load atomic i64, ptr @top monotonic, align 8, !dbg !311
  call void @llvm.dbg.value(metadata i64 %8, metadata !308, metadata !DIExpression()), !dbg !309
  %9 = getelementptr inbounds %struct.item, ptr %2, i64 0, i32 1
  %10 = ptrtoint ptr %2 to i64
  br label %11, !dbg !312

11:                                               ; preds = %11, %5
  %12 = phi i64 [ %8, %5 ], [ %16, %11 ]
  %13 = inttoptr i64 %12 to ptr, !dbg !313
  call void @llvm.dbg.value(metadata ptr %13, metadata !308, metadata !DIExpression()), !dbg !309
  store ptr %13, ptr %9, align 8, !dbg !314, !tbaa !253
  %14 = cmpxchg weak ptr @top, i64 %12, i64 %10 release monotonic, align 8, !dbg !316
  %15 = extractvalue { i64, i1 } %14, 1, !dbg !316
  %16 = extractvalue { i64, i1 } %14, 0, !dbg !316
  call void @llvm.dbg.value(metadata ptr poison, metadata !308, metadata !DIExpression()), !dbg !309
  br i1 %15, label %17, label %11, !dbg !317, !llvm.loop !318

17:                                               ; preds = %11
  call void @llvm.dbg.value(metadata i32 %7, metadata !320, metadata !DIExpression()), !dbg !325
  %18 = shl i64 %6, 32, !dbg !327
  %19 = ashr exact i64 %18, 32, !dbg !327
  %20 = getelementptr inbounds [2 x i32], ptr @flags, i64 0, i64 %19, !dbg !327
  store atomic i32 1, ptr %20 seq_cst, align 4, !dbg !327
  %21 = sub nsw i32 1, %7, !dbg !328
  store atomic i32 %21, ptr @turn seq_cst, align 4, !dbg !328
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [2 x i32], ptr @flags, i64 0, i64 %22
  %24 = load atomic i32, ptr %23 seq_cst, align 4, !dbg !329
  %25 = icmp eq i32 %24, 0, !dbg !329
  br i1 %25, label %33, label %26, !dbg !330

26:                                               ; preds = %17, %29
  %27 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !331
  %28 = icmp eq i32 %27, %21, !dbg !332
  br i1 %28, label %29, label %33, !dbg !333

29:                                               ; preds = %26
  %30 = tail call i32 @sched_yield() #9, !dbg !334
  %31 = load atomic i32, ptr %23 seq_cst, align 4, !dbg !329
  %32 = icmp eq i32 %31, 0, !dbg !329
  br i1 %32, label %33, label %26, !dbg !330, !llvm.loop !335

33:                                               ; preds = %26, %29, %17
  %34 = load i32, ptr @shared, align 4, !dbg !337, !tbaa !221
  %35 = add nsw i32 %34, 1, !dbg !337
  store i32 %35, ptr @shared, align 4, !dbg !337, !tbaa !221
  store atomic i32 0, ptr %20 release, align 4, !dbg !338
  br label %36, !dbg !339

36:                                               ; preds = %36, %33
  %37 = atomicrmw xchg ptr @spin, i8 1 acquire, align 1, !dbg !340
  %38 = and i8 %37, 1, !dbg !340
  %39 = icmp eq i8 %38, 0, !dbg !340
  br i1 %39, label %40, label %36, !dbg !339, !llvm.loop !341

40:                                               ; preds = %36
  %41 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !343
  %42 = load i32, ptr %41, align 4, !dbg !344, !tbaa !221
  %43 = add nsw i32 %42, 1, !dbg !344
  store i32 %43, ptr %41, align 4, !dbg !344, !tbaa !221
  store atomic i8 0, ptr @spin seq_cst, align 1, !dbg !345
  %44 = sext i32 %43 to i64, !dbg !346
  %45 = atomicrmw add ptr @total, i64 %44 monotonic, align 8, !dbg !347
  %46 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @mutex) #9, !dbg !348
  %47 = load i32, ptr @ready, align 4, !dbg !349, !tbaa !221
  %48 = add nsw i32 %47, 1, !dbg !349
  store i32 %48, ptr @ready, align 4, !dbg !349, !tbaa !221
  %49 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull @wake) #9, !dbg !350
  %50 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @mutex) #9, !dbg !351
  %51 = tail call i32 @pthread_rwlock_rdlock(ptr noundef nonnull @rwlock) #9, !dbg !352
  %52 = atomicrmw add ptr @old_style, i64 1 seq_cst, align 8, !dbg !353
  %53 = cmpxchg ptr @old_style, i64 3, i64 4 seq_cst seq_cst, align 8, !dbg !358
  fence seq_cst, !dbg !359
  %54 = atomicrmw xor ptr @old_style, i64 5 acq_rel, align 8, !dbg !360
  %55 = atomicrmw nand ptr @old_style, i64 5 seq_cst, align 8, !dbg !361
  %56 = atomicrmw or ptr @small, i8 3 seq_cst, align 1, !dbg !362
  %57 = atomicrmw and ptr @small, i8 6 acquire, align 1, !dbg !363
  %58 = atomicrmw xchg ptr @total, i64 9 seq_cst, align 8, !dbg !364
  %59 = load atomic i64, ptr @real seq_cst, align 8, !dbg !365, !tbaa !366
  %60 = bitcast i64 %59 to double, !dbg !365
  %61 = fadd double %60, 1.500000e+00, !dbg !367
  %62 = bitcast double %61 to i64, !dbg !368
  store atomic i64 %62, ptr @real seq_cst, align 8, !dbg !368, !tbaa !366
  fence acq_rel, !dbg !369
  fence syncscope("singlethread") seq_cst, !dbg !370
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #9, !dbg !371, !srcloc !372
  tail call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #9, !dbg !373, !srcloc !374
  %63 = tail call i32 @pthread_rwlock_unlock(ptr noundef nonnull @rwlock) #9, !dbg !375
  br label %64, !dbg !376

64:                                               ; preds = %64, %40
  %65 = load volatile i32, ptr @stop, align 4, !dbg !377, !tbaa !221
  %66 = icmp eq i32 %65, 0, !dbg !378
  br i1 %66, label %64, label %67, !dbg !376, !llvm.loop !379

67:                                               ; preds = %64, %1
  ret ptr %2, !dbg !381
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare !dbg !382 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

declare !dbg !386 i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !392 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

declare !dbg !393 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !397 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !401 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !406 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

declare !dbg !411 i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal void @start() #0 !dbg !416 {
  %1 = tail call i32 @sem_init(ptr noundef nonnull @slots, i32 noundef 0, i32 noundef 1) #9, !dbg !417
  ret void, !dbg !418
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

; Function Attrs: nounwind
declare !dbg !419 i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !422 i32 @pthread_rwlock_rdlock(ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !426 i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !427 i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !432 i32 @sched_yield() local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #8

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { noreturn nounwind }
attributes #11 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!193, !194, !195, !196, !197, !198}
!llvm.ident = !{!199}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 15, type: !166, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "a92b948f171f3facf58858c71fc588cc")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "2aec2bf8bd6e0ecaa362310432b26ada")
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
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_llong", file: !6, line: 100, baseType: !40)
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
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "flags", scope: !2, file: !3, line: 21, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 64, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 2)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "spin", scope: !2, file: !3, line: 22, type: !83, isLocal: true, isDefinition: true)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 162, baseType: !84)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 162, size: 8, elements: !85)
!85 = !{!86}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !84, file: !6, line: 162, baseType: !87, size: 8)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 89, baseType: !88)
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
!199 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!200 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 107, type: !201, scopeLine: 108, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !203)
!201 = !DISubroutineType(types: !202)
!202 = !{!17}
!203 = !{!204, !207, !209, !211}
!204 = !DILocalVariable(name: "threads", scope: !200, file: !3, line: 109, type: !205)
!205 = !DICompositeType(tag: DW_TAG_array_type, baseType: !206, size: 128, elements: !79)
!206 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 27, baseType: !117)
!207 = !DILocalVariable(name: "i", scope: !208, file: !3, line: 110, type: !18)
!208 = distinct !DILexicalBlock(scope: !200, file: !3, line: 110, column: 5)
!209 = !DILocalVariable(name: "i", scope: !210, file: !3, line: 117, type: !17)
!210 = distinct !DILexicalBlock(scope: !200, file: !3, line: 117, column: 5)
!211 = !DILocalVariable(name: "item", scope: !212, file: !3, line: 119, type: !67)
!212 = distinct !DILexicalBlock(scope: !200, file: !3, line: 119, column: 5)
!213 = !DILocation(line: 109, column: 5, scope: !200)
!214 = !DILocation(line: 109, column: 15, scope: !200)
!215 = !DILocation(line: 0, scope: !208)
!216 = !DILocation(line: 111, column: 9, scope: !217)
!217 = distinct !DILexicalBlock(scope: !208, file: !3, line: 110, column: 5)
!218 = !DILocation(line: 111, column: 25, scope: !217)
!219 = !DILocation(line: 112, column: 5, scope: !200)
!220 = !DILocation(line: 113, column: 12, scope: !200)
!221 = !{!222, !222, i64 0}
!222 = !{!"int", !223, i64 0}
!223 = !{!"omnipotent char", !224, i64 0}
!224 = !{!"Simple C/C++ TBAA"}
!225 = !DILocation(line: 113, column: 18, scope: !200)
!226 = !DILocation(line: 113, column: 5, scope: !200)
!227 = !DILocation(line: 114, column: 9, scope: !200)
!228 = distinct !{!228, !226, !229, !230}
!229 = !DILocation(line: 114, column: 40, scope: !200)
!230 = !{!"llvm.loop.mustprogress"}
!231 = !DILocation(line: 115, column: 5, scope: !200)
!232 = !DILocation(line: 116, column: 10, scope: !200)
!233 = !DILocation(line: 0, scope: !210)
!234 = !DILocation(line: 118, column: 22, scope: !235)
!235 = distinct !DILexicalBlock(scope: !210, file: !3, line: 117, column: 5)
!236 = !{!237, !237, i64 0}
!237 = !{!"long", !223, i64 0}
!238 = !DILocation(line: 118, column: 9, scope: !235)
!239 = !DILocation(line: 47, column: 25, scope: !240, inlinedAt: !245)
!240 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 45, type: !241, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !243)
!241 = !DISubroutineType(types: !242)
!242 = !{!67}
!243 = !{!244}
!244 = !DILocalVariable(name: "head", scope: !240, file: !3, line: 47, type: !67)
!245 = distinct !DILocation(line: 119, column: 37, scope: !246)
!246 = distinct !DILexicalBlock(scope: !212, file: !3, line: 119, column: 5)
!247 = !DILocation(line: 0, scope: !240, inlinedAt: !245)
!248 = !DILocation(line: 48, column: 12, scope: !240, inlinedAt: !245)
!249 = !DILocation(line: 48, column: 17, scope: !240, inlinedAt: !245)
!250 = !DILocation(line: 48, column: 5, scope: !240, inlinedAt: !245)
!251 = !DILocation(line: 47, column: 18, scope: !240, inlinedAt: !245)
!252 = !DILocation(line: 48, column: 21, scope: !240, inlinedAt: !245)
!253 = !{!254, !255, i64 8}
!254 = !{!"item", !222, i64 0, !255, i64 8}
!255 = !{!"any pointer", !223, i64 0}
!256 = distinct !{!256, !250, !257, !230}
!257 = !DILocation(line: 49, column: 5, scope: !240, inlinedAt: !245)
!258 = !DILocation(line: 0, scope: !212)
!259 = !DILocation(line: 119, column: 5, scope: !212)
!260 = !DILocation(line: 121, column: 5, scope: !261)
!261 = distinct !DILexicalBlock(scope: !262, file: !3, line: 121, column: 5)
!262 = distinct !DILexicalBlock(scope: !200, file: !3, line: 121, column: 5)
!263 = !DILocation(line: 120, column: 9, scope: !246)
!264 = distinct !{!264, !259, !265, !230}
!265 = !DILocation(line: 120, column: 18, scope: !212)
!266 = !DILocation(line: 121, column: 5, scope: !262)
!267 = !DILocation(line: 123, column: 1, scope: !200)
!268 = !DILocation(line: 122, column: 5, scope: !200)
!269 = !DISubprogram(name: "pthread_create", scope: !270, file: !270, line: 202, type: !271, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!270 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!271 = !DISubroutineType(types: !272)
!272 = !{!17, !273, !275, !283, !286}
!273 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !274)
!274 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !206, size: 64)
!275 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !276)
!276 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !277, size: 64)
!277 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !278)
!278 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !52, line: 62, baseType: !279)
!279 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !52, line: 56, size: 448, elements: !280)
!280 = !{!281, !282}
!281 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !279, file: !52, line: 58, baseType: !120, size: 448)
!282 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !279, file: !52, line: 59, baseType: !18, size: 64)
!283 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !284, size: 64)
!284 = !DISubroutineType(types: !285)
!285 = !{!16, !16}
!286 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!287 = !{}
!288 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 78, type: !284, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !289)
!289 = !{!290, !291, !292}
!290 = !DILocalVariable(name: "argument", arg: 1, scope: !288, file: !3, line: 78, type: !16)
!291 = !DILocalVariable(name: "me", scope: !288, file: !3, line: 80, type: !17)
!292 = !DILocalVariable(name: "item", scope: !288, file: !3, line: 81, type: !67)
!293 = !DILocation(line: 0, scope: !288)
!294 = !DILocation(line: 81, column: 25, scope: !288)
!295 = !DILocation(line: 82, column: 5, scope: !288)
!296 = !DILocation(line: 83, column: 10, scope: !297)
!297 = distinct !DILexicalBlock(scope: !288, file: !3, line: 83, column: 9)
!298 = !DILocation(line: 83, column: 9, scope: !288)
!299 = !DILocation(line: 80, column: 19, scope: !288)
!300 = !DILocation(line: 80, column: 14, scope: !288)
!301 = !DILocation(line: 85, column: 15, scope: !288)
!302 = !{!254, !222, i64 0}
!303 = !DILocalVariable(name: "item", arg: 1, scope: !304, file: !3, line: 36, type: !67)
!304 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 36, type: !305, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !307)
!305 = !DISubroutineType(types: !306)
!306 = !{null, !67}
!307 = !{!303, !308}
!308 = !DILocalVariable(name: "head", scope: !304, file: !3, line: 38, type: !67)
!309 = !DILocation(line: 0, scope: !304, inlinedAt: !310)
!310 = distinct !DILocation(line: 86, column: 5, scope: !288)
!311 = !DILocation(line: 38, column: 25, scope: !304, inlinedAt: !310)
!312 = !DILocation(line: 39, column: 5, scope: !304, inlinedAt: !310)
!313 = !DILocation(line: 38, column: 18, scope: !304, inlinedAt: !310)
!314 = !DILocation(line: 40, column: 20, scope: !315, inlinedAt: !310)
!315 = distinct !DILexicalBlock(scope: !304, file: !3, line: 39, column: 8)
!316 = !DILocation(line: 41, column: 15, scope: !304, inlinedAt: !310)
!317 = !DILocation(line: 41, column: 5, scope: !315, inlinedAt: !310)
!318 = distinct !{!318, !312, !319, !230}
!319 = !DILocation(line: 42, column: 74, scope: !304, inlinedAt: !310)
!320 = !DILocalVariable(name: "me", arg: 1, scope: !321, file: !3, line: 53, type: !17)
!321 = distinct !DISubprogram(name: "peterson_lock", scope: !3, file: !3, line: 53, type: !322, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !324)
!322 = !DISubroutineType(types: !323)
!323 = !{null, !17}
!324 = !{!320}
!325 = !DILocation(line: 0, scope: !321, inlinedAt: !326)
!326 = distinct !DILocation(line: 87, column: 5, scope: !288)
!327 = !DILocation(line: 55, column: 5, scope: !321, inlinedAt: !326)
!328 = !DILocation(line: 56, column: 5, scope: !321, inlinedAt: !326)
!329 = !DILocation(line: 57, column: 12, scope: !321, inlinedAt: !326)
!330 = !DILocation(line: 57, column: 40, scope: !321, inlinedAt: !326)
!331 = !DILocation(line: 57, column: 43, scope: !321, inlinedAt: !326)
!332 = !DILocation(line: 57, column: 62, scope: !321, inlinedAt: !326)
!333 = !DILocation(line: 57, column: 5, scope: !321, inlinedAt: !326)
!334 = !DILocation(line: 58, column: 9, scope: !321, inlinedAt: !326)
!335 = distinct !{!335, !333, !336, !230}
!336 = !DILocation(line: 58, column: 21, scope: !321, inlinedAt: !326)
!337 = !DILocation(line: 88, column: 11, scope: !288)
!338 = !DILocation(line: 89, column: 5, scope: !288)
!339 = !DILocation(line: 90, column: 5, scope: !288)
!340 = !DILocation(line: 90, column: 12, scope: !288)
!341 = distinct !{!341, !339, !342, !230}
!342 = !DILocation(line: 91, column: 5, scope: !288)
!343 = !DILocation(line: 92, column: 5, scope: !288)
!344 = !DILocation(line: 92, column: 9, scope: !288)
!345 = !DILocation(line: 93, column: 5, scope: !288)
!346 = !DILocation(line: 94, column: 39, scope: !288)
!347 = !DILocation(line: 94, column: 5, scope: !288)
!348 = !DILocation(line: 95, column: 5, scope: !288)
!349 = !DILocation(line: 96, column: 10, scope: !288)
!350 = !DILocation(line: 97, column: 5, scope: !288)
!351 = !DILocation(line: 98, column: 5, scope: !288)
!352 = !DILocation(line: 99, column: 5, scope: !288)
!353 = !DILocation(line: 63, column: 5, scope: !354, inlinedAt: !357)
!354 = distinct !DISubprogram(name: "builtins", scope: !3, file: !3, line: 61, type: !355, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !287)
!355 = !DISubroutineType(types: !356)
!356 = !{null}
!357 = distinct !DILocation(line: 100, column: 5, scope: !288)
!358 = !DILocation(line: 64, column: 5, scope: !354, inlinedAt: !357)
!359 = !DILocation(line: 65, column: 5, scope: !354, inlinedAt: !357)
!360 = !DILocation(line: 66, column: 5, scope: !354, inlinedAt: !357)
!361 = !DILocation(line: 67, column: 5, scope: !354, inlinedAt: !357)
!362 = !DILocation(line: 68, column: 5, scope: !354, inlinedAt: !357)
!363 = !DILocation(line: 69, column: 5, scope: !354, inlinedAt: !357)
!364 = !DILocation(line: 70, column: 5, scope: !354, inlinedAt: !357)
!365 = !DILocation(line: 71, column: 12, scope: !354, inlinedAt: !357)
!366 = !{!223, !223, i64 0}
!367 = !DILocation(line: 71, column: 17, scope: !354, inlinedAt: !357)
!368 = !DILocation(line: 71, column: 10, scope: !354, inlinedAt: !357)
!369 = !DILocation(line: 72, column: 5, scope: !354, inlinedAt: !357)
!370 = !DILocation(line: 73, column: 5, scope: !354, inlinedAt: !357)
!371 = !DILocation(line: 74, column: 5, scope: !354, inlinedAt: !357)
!372 = !{i64 2179}
!373 = !DILocation(line: 75, column: 5, scope: !354, inlinedAt: !357)
!374 = !{i64 2218}
!375 = !DILocation(line: 101, column: 5, scope: !288)
!376 = !DILocation(line: 102, column: 5, scope: !288)
!377 = !DILocation(line: 102, column: 13, scope: !288)
!378 = !DILocation(line: 102, column: 12, scope: !288)
!379 = distinct !{!379, !376, !380, !230}
!380 = !DILocation(line: 103, column: 5, scope: !288)
!381 = !DILocation(line: 105, column: 1, scope: !288)
!382 = !DISubprogram(name: "pthread_mutex_lock", scope: !270, file: !270, line: 794, type: !383, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!383 = !DISubroutineType(types: !384)
!384 = !{!17, !385}
!385 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64)
!386 = !DISubprogram(name: "pthread_cond_wait", scope: !270, file: !270, line: 1133, type: !387, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!387 = !DISubroutineType(types: !388)
!388 = !{!17, !389, !391}
!389 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !390)
!390 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!391 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !385)
!392 = !DISubprogram(name: "pthread_mutex_unlock", scope: !270, file: !270, line: 835, type: !383, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!393 = !DISubprogram(name: "pthread_join", scope: !270, file: !270, line: 219, type: !394, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!394 = !DISubroutineType(types: !395)
!395 = !{!17, !206, !396}
!396 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!397 = !DISubprogram(name: "free", scope: !398, file: !398, line: 568, type: !399, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!398 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!399 = !DISubroutineType(types: !400)
!400 = !{null, !16}
!401 = !DISubprogram(name: "__assert_fail", scope: !402, file: !402, line: 69, type: !403, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized, retainedNodes: !287)
!402 = !DIFile(filename: "/usr/include/assert.h", directory: "", checksumkind: CSK_MD5, checksum: "ab7dc6991d501750085448b20099a5a0")
!403 = !DISubroutineType(types: !404)
!404 = !{null, !405, !405, !7, !405}
!405 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!406 = !DISubprogram(name: "malloc", scope: !398, file: !398, line: 553, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!407 = !DISubroutineType(types: !408)
!408 = !{!16, !409}
!409 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !410, line: 46, baseType: !117)
!410 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "f95079da609b0e8f201cb8136304bf3b")
!411 = !DISubprogram(name: "pthread_once", scope: !270, file: !270, line: 509, type: !412, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!412 = !DISubroutineType(types: !413)
!413 = !{!17, !414, !415}
!414 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!415 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !355, size: 64)
!416 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 31, type: !355, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !287)
!417 = !DILocation(line: 33, column: 5, scope: !416)
!418 = !DILocation(line: 34, column: 1, scope: !416)
!419 = !DISubprogram(name: "pthread_cond_broadcast", scope: !270, file: !270, line: 1125, type: !420, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!420 = !DISubroutineType(types: !421)
!421 = !{!17, !390}
!422 = !DISubprogram(name: "pthread_rwlock_rdlock", scope: !270, file: !270, line: 976, type: !423, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!423 = !DISubroutineType(types: !424)
!424 = !{!17, !425}
!425 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!426 = !DISubprogram(name: "pthread_rwlock_unlock", scope: !270, file: !270, line: 1071, type: !423, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!427 = !DISubprogram(name: "sem_init", scope: !428, file: !428, line: 35, type: !429, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!428 = !DIFile(filename: "/usr/include/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "b4f7b553fe09bd66107d6e44fae0c79f")
!429 = !DISubroutineType(types: !430)
!430 = !{!17, !431, !17, !7}
!431 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!432 = !DISubprogram(name: "sched_yield", scope: !433, file: !433, line: 68, type: !201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !287)
!433 = !DIFile(filename: "/usr/include/sched.h", directory: "", checksumkind: CSK_MD5, checksum: "52ea601aba54a9937a50019367077a72")
