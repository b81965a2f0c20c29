; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.atomic_flag = type { i8 }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.sem_t = type { i64, [24 x i8] }
%struct.item = type { i32, %struct.item* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@ready = internal unnamed_addr global i32 0, align 4, !dbg !30
@wake = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !117
@stop = internal global i32 0, align 4, !dbg !25
@shared = internal unnamed_addr global i32 0, align 4, !dbg !28
@total = internal global i64 0, align 8, !dbg !20
@.str = private unnamed_addr constant [39 x i8] c"shared == 2 && atomic_load(&total) > 0\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@once = internal global i32 0, align 4, !dbg !32
@flags = internal unnamed_addr global [2 x i32] zeroinitializer, align 4, !dbg !60
@spin = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !65
@mine = internal thread_local unnamed_addr global i32 0, align 4, !dbg !74
@rwlock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !76
@slots = internal global %union.sem_t zeroinitializer, align 8, !dbg !36
@top = internal global %struct.item* null, align 8, !dbg !48
@turn = internal unnamed_addr global i32 0, align 4, !dbg !56
@old_style = internal global i64 0, align 8, !dbg !108
@small = internal global i8 0, align 1, !dbg !110
@real = internal unnamed_addr global double 0.000000e+00, align 8, !dbg !113

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !184 {
  %1 = alloca [2 x i64], align 16
  %2 = bitcast [2 x i64]* %1 to i8*, !dbg !197
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #9, !dbg !197
  call void @llvm.dbg.declare(metadata [2 x i64]* %1, metadata !188, metadata !DIExpression()), !dbg !198
  call void @llvm.dbg.value(metadata i64 0, metadata !191, metadata !DIExpression()), !dbg !199
  call void @llvm.dbg.value(metadata i64 0, metadata !191, metadata !DIExpression()), !dbg !199
  %3 = getelementptr inbounds [2 x i64], [2 x i64]* %1, i64 0, i64 0, !dbg !200
  %4 = call i32 @pthread_create(i64* noundef nonnull %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef null) #9, !dbg !202
  call void @llvm.dbg.value(metadata i64 1, metadata !191, metadata !DIExpression()), !dbg !199
  call void @llvm.dbg.value(metadata i64 1, metadata !191, metadata !DIExpression()), !dbg !199
  %5 = getelementptr inbounds [2 x i64], [2 x i64]* %1, i64 0, i64 1, !dbg !200
  %6 = call i32 @pthread_create(i64* noundef nonnull %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef nonnull inttoptr (i64 1 to i8*)) #9, !dbg !202
  call void @llvm.dbg.value(metadata i64 2, metadata !191, metadata !DIExpression()), !dbg !199
  %7 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @mutex) #9, !dbg !203
  %8 = load i32, i32* @ready, align 4, !dbg !204, !tbaa !205
  %9 = icmp slt i32 %8, 2, !dbg !209
  br i1 %9, label %10, label %14, !dbg !210

10:                                               ; preds = %0, %10
  %11 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull @wake, %union.pthread_mutex_t* noundef nonnull @mutex) #9, !dbg !211
  %12 = load i32, i32* @ready, align 4, !dbg !204, !tbaa !205
  %13 = icmp slt i32 %12, 2, !dbg !209
  br i1 %13, label %10, label %14, !dbg !210, !llvm.loop !212

14:                                               ; preds = %10, %0
  %15 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @mutex) #9, !dbg !215
  store volatile i32 1, i32* @stop, align 4, !dbg !216, !tbaa !205
  call void @llvm.dbg.value(metadata i64 0, metadata !193, metadata !DIExpression()), !dbg !217
  %16 = load i64, i64* %3, align 16, !dbg !218, !tbaa !220
  %17 = call i32 @pthread_join(i64 noundef %16, i8** noundef null) #9, !dbg !222
  call void @llvm.dbg.value(metadata i64 1, metadata !193, metadata !DIExpression()), !dbg !217
  %18 = load i64, i64* %5, align 8, !dbg !218, !tbaa !220
  %19 = call i32 @pthread_join(i64 noundef %18, i8** noundef null) #9, !dbg !222
  call void @llvm.dbg.value(metadata i64 2, metadata !193, metadata !DIExpression()), !dbg !217
  %20 = load atomic i64, i64* bitcast (%struct.item** @top to i64*) acquire, align 8, !dbg !223
  call void @llvm.dbg.value(metadata i64 %20, metadata !228, metadata !DIExpression()), !dbg !231
  %21 = icmp eq i64 %20, 0, !dbg !232
  br i1 %21, label %41, label %22, !dbg !233

22:                                               ; preds = %14, %44
  %23 = phi i64 [ %46, %44 ], [ %20, %14 ]
  %24 = inttoptr i64 %23 to %struct.item*, !dbg !223
  call void @llvm.dbg.value(metadata %struct.item* %24, metadata !228, metadata !DIExpression()), !dbg !231
  br label %25, !dbg !234

25:                                               ; preds = %25, %22
  %26 = phi %struct.item* [ %35, %25 ], [ %24, %22 ], !dbg !235
  call void @llvm.dbg.value(metadata %struct.item* %26, metadata !228, metadata !DIExpression()), !dbg !231
  %27 = getelementptr inbounds %struct.item, %struct.item* %26, i64 0, i32 1, !dbg !236
  %28 = load %struct.item*, %struct.item** %27, align 8, !dbg !236, !tbaa !237
  %29 = ptrtoint %struct.item* %26 to i64, !dbg !236
  %30 = ptrtoint %struct.item* %28 to i64, !dbg !236
  %31 = cmpxchg i64* bitcast (%struct.item** @top to i64*), i64 %29, i64 %30 seq_cst seq_cst, align 8, !dbg !236
  %32 = extractvalue { i64, i1 } %31, 1, !dbg !236
  %33 = extractvalue { i64, i1 } %31, 0, !dbg !236
  %34 = inttoptr i64 %33 to %struct.item*, !dbg !236
  %35 = select i1 %32, %struct.item* %26, %struct.item* %34, !dbg !236
  call void @llvm.dbg.value(metadata %struct.item* %35, metadata !228, metadata !DIExpression()), !dbg !231
  %36 = xor i1 %32, true, !dbg !240
  %37 = icmp ne %struct.item* %35, null
  %38 = select i1 %36, i1 %37, i1 false, !dbg !234
  br i1 %38, label %25, label %39, !dbg !234, !llvm.loop !241

39:                                               ; preds = %25
  call void @llvm.dbg.value(metadata %struct.item* %35, metadata !228, metadata !DIExpression()), !dbg !231
  call void @llvm.dbg.value(metadata %struct.item* %35, metadata !195, metadata !DIExpression()), !dbg !243
  %40 = icmp eq %struct.item* %35, null, !dbg !244
  br i1 %40, label %41, label %44, !dbg !244

41:                                               ; preds = %39, %44, %14
  %42 = load i32, i32* @shared, align 4, !dbg !245, !tbaa !205
  %43 = icmp eq i32 %42, 2, !dbg !245
  br i1 %43, label %48, label %51, !dbg !245

44:                                               ; preds = %39
  %45 = bitcast %struct.item* %35 to i8*, !dbg !248
  call void @free(i8* noundef %45) #9, !dbg !249
  %46 = load atomic i64, i64* bitcast (%struct.item** @top to i64*) acquire, align 8, !dbg !223
  call void @llvm.dbg.value(metadata i64 %46, metadata !228, metadata !DIExpression()), !dbg !231
  %47 = icmp eq i64 %46, 0, !dbg !232
  br i1 %47, label %41, label %22, !dbg !233, !llvm.loop !250

48:                                               ; preds = %41
  %49 = load atomic i64, i64* @total seq_cst, align 8, !dbg !245
  %50 = icmp sgt i64 %49, 0, !dbg !245
  br i1 %50, label %52, label %51, !dbg !252

51:                                               ; preds = %48, %41
  call void @__assert_fail(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 121, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #10, !dbg !245
  unreachable, !dbg !245

52:                                               ; preds = %48
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #9, !dbg !253
  ret i32 0, !dbg !254
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare !dbg !255 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !274 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !276, metadata !DIExpression()), !dbg !279
  %2 = ptrtoint i8* %0 to i64, !dbg !280
  %3 = trunc i64 %2 to i32, !dbg !281
  call void @llvm.dbg.value(metadata i32 %3, metadata !277, metadata !DIExpression()), !dbg !279
  %4 = tail call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #9, !dbg !282
  %5 = bitcast i8* %4 to %struct.item*, !dbg !282
  call void @llvm.dbg.value(metadata %struct.item* %5, metadata !278, metadata !DIExpression()), !dbg !279
  %6 = tail call i32 @pthread_once(i32* noundef nonnull @once, void ()* noundef nonnull @start) #9, !dbg !283
  %7 = icmp eq i8* %4, null, !dbg !284
  br i1 %7, label %69, label %8, !dbg !286

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.item, %struct.item* %5, i64 0, i32 0, !dbg !287
  store i32 %3, i32* %9, align 8, !dbg !288, !tbaa !289
  call void @llvm.dbg.value(metadata %struct.item* %5, metadata !290, metadata !DIExpression()), !dbg !296
  %10 = load atomic i64, i64* bitcast (%struct.item** @top to i64*) monotonic, align 8, !dbg !298
  call void @llvm.dbg.value(metadata i64 %10, metadata !295, metadata !DIExpression()), !dbg !296
  %11 = getelementptr inbounds %struct.item, %struct.item* %5, i64 0, i32 1
  %12 = ptrtoint i8* %4 to i64
  br label %13, !dbg !299

13:                                               ; preds = %13, %8
  %14 = phi i64 [ %10, %8 ], [ %18, %13 ]
  %15 = inttoptr i64 %14 to %struct.item*, !dbg !300
  call void @llvm.dbg.value(metadata %struct.item* %15, metadata !295, metadata !DIExpression()), !dbg !296
  store %struct.item* %15, %struct.item** %11, align 8, !dbg !301, !tbaa !237
  %16 = cmpxchg weak i64* bitcast (%struct.item** @top to i64*), i64 %14, i64 %12 release monotonic, align 8, !dbg !303
  %17 = extractvalue { i64, i1 } %16, 1, !dbg !303
  %18 = extractvalue { i64, i1 } %16, 0, !dbg !303
  call void @llvm.dbg.value(metadata %struct.item* undef, metadata !295, metadata !DIExpression()), !dbg !296
  br i1 %17, label %19, label %13, !dbg !304, !llvm.loop !305

19:                                               ; preds = %13
  call void @llvm.dbg.value(metadata i32 %3, metadata !307, metadata !DIExpression()) #9, !dbg !312
  %20 = shl i64 %2, 32, !dbg !314
  %21 = ashr exact i64 %20, 32, !dbg !314
  %22 = getelementptr inbounds [2 x i32], [2 x i32]* @flags, i64 0, i64 %21, !dbg !314
  store atomic i32 1, i32* %22 seq_cst, align 4, !dbg !314
  %23 = sub nsw i32 1, %3, !dbg !315
  store atomic i32 %23, i32* @turn seq_cst, align 4, !dbg !315
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [2 x i32], [2 x i32]* @flags, i64 0, i64 %24
  %26 = load atomic i32, i32* %25 seq_cst, align 4, !dbg !316
  %27 = icmp eq i32 %26, 0, !dbg !316
  br i1 %27, label %35, label %28, !dbg !317

28:                                               ; preds = %19, %31
  %29 = load atomic i32, i32* @turn seq_cst, align 4, !dbg !318
  %30 = icmp eq i32 %29, %23, !dbg !319
  br i1 %30, label %31, label %35, !dbg !320

31:                                               ; preds = %28
  %32 = tail call i32 @sched_yield() #9, !dbg !321
  %33 = load atomic i32, i32* %25 seq_cst, align 4, !dbg !316
  %34 = icmp eq i32 %33, 0, !dbg !316
  br i1 %34, label %35, label %28, !dbg !317, !llvm.loop !322

35:                                               ; preds = %28, %31, %19
  %36 = load i32, i32* @shared, align 4, !dbg !324, !tbaa !205
  %37 = add nsw i32 %36, 1, !dbg !324
  store i32 %37, i32* @shared, align 4, !dbg !324, !tbaa !205
  store atomic i32 0, i32* %22 release, align 4, !dbg !325
  br label %38, !dbg !326

38:                                               ; preds = %38, %35
  %39 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @spin, i64 0, i32 0), i8 1 acquire, align 1, !dbg !327
  %40 = and i8 %39, 1, !dbg !327
  %41 = icmp eq i8 %40, 0, !dbg !327
  br i1 %41, label %42, label %38, !dbg !326, !llvm.loop !328

42:                                               ; preds = %38
  %43 = load i32, i32* @mine, align 4, !dbg !330, !tbaa !205
  %44 = add nsw i32 %43, 1, !dbg !330
  store i32 %44, i32* @mine, align 4, !dbg !330, !tbaa !205
  store atomic i8 0, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @spin, i64 0, i32 0) seq_cst, align 1, !dbg !331
  %45 = load i32, i32* @mine, align 4, !dbg !332, !tbaa !205
  %46 = sext i32 %45 to i64, !dbg !332
  %47 = atomicrmw add i64* @total, i64 %46 monotonic, align 8, !dbg !333
  %48 = tail call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @mutex) #9, !dbg !334
  %49 = load i32, i32* @ready, align 4, !dbg !335, !tbaa !205
  %50 = add nsw i32 %49, 1, !dbg !335
  store i32 %50, i32* @ready, align 4, !dbg !335, !tbaa !205
  %51 = tail call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull @wake) #9, !dbg !336
  %52 = tail call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @mutex) #9, !dbg !337
  %53 = tail call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef nonnull @rwlock) #9, !dbg !338
  %54 = atomicrmw add i64* @old_style, i64 1 seq_cst, align 8, !dbg !339
  %55 = cmpxchg i64* @old_style, i64 3, i64 4 seq_cst seq_cst, align 8, !dbg !344
  fence seq_cst, !dbg !345
  %56 = atomicrmw xor i64* @old_style, i64 5 acq_rel, align 8, !dbg !346
  %57 = atomicrmw nand i64* @old_style, i64 5 seq_cst, align 8, !dbg !347
  %58 = atomicrmw or i8* @small, i8 3 seq_cst, align 1, !dbg !348
  %59 = atomicrmw and i8* @small, i8 6 acquire, align 1, !dbg !349
  %60 = atomicrmw xchg i64* @total, i64 9 seq_cst, align 8, !dbg !350
  %61 = load atomic i64, i64* bitcast (double* @real to i64*) seq_cst, align 8, !dbg !351, !tbaa !352
  %62 = bitcast i64 %61 to double, !dbg !351
  %63 = fadd double %62, 1.500000e+00, !dbg !353
  %64 = bitcast double %63 to i64, !dbg !354
  store atomic i64 %64, i64* bitcast (double* @real to i64*) seq_cst, align 8, !dbg !354, !tbaa !352
  fence acq_rel, !dbg !355
  fence syncscope("singlethread") seq_cst, !dbg !356
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #9, !dbg !357, !srcloc !358
  tail call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #9, !dbg !359, !srcloc !360
  %65 = tail call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef nonnull @rwlock) #9, !dbg !361
  br label %66, !dbg !362

66:                                               ; preds = %66, %42
  %67 = load volatile i32, i32* @stop, align 4, !dbg !363, !tbaa !205
  %68 = icmp eq i32 %67, 0, !dbg !364
  br i1 %68, label %66, label %69, !dbg !362, !llvm.loop !365

69:                                               ; preds = %66, %1
  ret i8* %4, !dbg !367
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !368 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #3

declare !dbg !372 i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !378 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #3

declare !dbg !379 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #6

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #7

declare !dbg !383 i32 @pthread_once(i32* noundef, void ()* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal void @start() #0 !dbg !388 {
  %1 = tail call i32 @sem_init(%union.sem_t* noundef nonnull @slots, i32 noundef 0, i32 noundef 1) #9, !dbg !389
  ret void, !dbg !390
}

; Function Attrs: nounwind
declare !dbg !391 i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !394 i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !398 i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !399 i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !404 i32 @sched_yield() local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #8

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { nounwind }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!177, !178, !179, !180, !181, !182}
!llvm.ident = !{!183}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 15, type: !150, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "a92b948f171f3facf58858c71fc588cc")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
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
!19 = !{!20, !25, !28, !30, !32, !36, !48, !56, !60, !65, !74, !76, !108, !110, !113, !0, !117}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 23, type: !22, isLocal: true, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_llong", file: !6, line: 96, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 26, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 27, type: !17, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 27, type: !17, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 17, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !35, line: 53, baseType: !17)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 19, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !39, line: 39, baseType: !40)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!40 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !39, line: 35, size: 256, elements: !41)
!41 = !{!42, !47}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !40, file: !39, line: 37, baseType: !43, size: 256)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 256, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !40, file: !39, line: 38, baseType: !18, size: 64)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 20, type: !50, isLocal: true, isDefinition: true)
!50 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !51)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 10, size: 128, elements: !53)
!53 = !{!54, !55}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !52, file: !3, line: 11, baseType: !17, size: 32)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !52, file: !3, line: 12, baseType: !51, size: 64, offset: 64)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 21, type: !58, isLocal: true, isDefinition: true)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !59)
!59 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "flags", scope: !2, file: !3, line: 21, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 64, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 2)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "spin", scope: !2, file: !3, line: 22, type: !67, isLocal: true, isDefinition: true)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 158, baseType: !68)
!68 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 158, size: 8, elements: !69)
!69 = !{!70}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !68, file: !6, line: 158, baseType: !71, size: 8)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 85, baseType: !72)
!72 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !73)
!73 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 29, type: !17, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "rwlock", scope: !2, file: !3, line: 18, type: !78, isLocal: true, isDefinition: true)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !35, line: 91, baseType: !79)
!79 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 86, size: 448, elements: !80)
!80 = !{!81, !103, !107}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !79, file: !35, line: 88, baseType: !82, size: 448)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !83, line: 23, size: 448, elements: !84)
!83 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!84 = !{!85, !86, !87, !88, !89, !90, !91, !92, !93, !95, !100, !102}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !82, file: !83, line: 25, baseType: !7, size: 32)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !82, file: !83, line: 26, baseType: !7, size: 32, offset: 32)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !82, file: !83, line: 27, baseType: !7, size: 32, offset: 64)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !82, file: !83, line: 28, baseType: !7, size: 32, offset: 96)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !82, file: !83, line: 29, baseType: !7, size: 32, offset: 128)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !82, file: !83, line: 30, baseType: !7, size: 32, offset: 160)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !82, file: !83, line: 32, baseType: !17, size: 32, offset: 192)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !82, file: !83, line: 33, baseType: !17, size: 32, offset: 224)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !82, file: !83, line: 34, baseType: !94, size: 8, offset: 256)
!94 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !82, file: !83, line: 39, baseType: !96, size: 56, offset: 264)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !97, size: 56, elements: !98)
!97 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!98 = !{!99}
!99 = !DISubrange(count: 7)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !82, file: !83, line: 42, baseType: !101, size: 64, offset: 320)
!101 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !82, file: !83, line: 45, baseType: !7, size: 32, offset: 384)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !79, file: !35, line: 89, baseType: !104, size: 448)
!104 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 448, elements: !105)
!105 = !{!106}
!106 = !DISubrange(count: 56)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !79, file: !35, line: 90, baseType: !18, size: 64)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "old_style", scope: !2, file: !3, line: 28, type: !18, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "small", scope: !2, file: !3, line: 24, type: !112, isLocal: true, isDefinition: true)
!112 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !97)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "real", scope: !2, file: !3, line: 25, type: !115, isLocal: true, isDefinition: true)
!115 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !116)
!116 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(name: "wake", scope: !2, file: !3, line: 16, type: !119, isLocal: true, isDefinition: true)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !35, line: 80, baseType: !120)
!120 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 75, size: 384, elements: !121)
!121 = !{!122, !145, !149}
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !120, file: !35, line: 77, baseType: !123, size: 384)
!123 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !124, line: 94, size: 384, elements: !125)
!124 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!125 = !{!126, !138, !139, !141, !142, !143, !144}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !123, file: !124, line: 96, baseType: !127, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !128, line: 33, baseType: !129)
!128 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!129 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !128, line: 25, size: 64, elements: !130)
!130 = !{!131, !133}
!131 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !129, file: !128, line: 27, baseType: !132, size: 64)
!132 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !129, file: !128, line: 32, baseType: !134, size: 64)
!134 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !129, file: !128, line: 28, size: 64, elements: !135)
!135 = !{!136, !137}
!136 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !134, file: !128, line: 30, baseType: !7, size: 32)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !134, file: !128, line: 31, baseType: !7, size: 32, offset: 32)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !123, file: !124, line: 97, baseType: !127, size: 64, offset: 64)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !123, file: !124, line: 98, baseType: !140, size: 64, offset: 128)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !63)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !123, file: !124, line: 99, baseType: !140, size: 64, offset: 192)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !123, file: !124, line: 100, baseType: !7, size: 32, offset: 256)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !123, file: !124, line: 101, baseType: !7, size: 32, offset: 288)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !123, file: !124, line: 102, baseType: !140, size: 64, offset: 320)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !120, file: !35, line: 78, baseType: !146, size: 384)
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 384, elements: !147)
!147 = !{!148}
!148 = !DISubrange(count: 48)
!149 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !120, file: !35, line: 79, baseType: !24, size: 64)
!150 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !35, line: 72, baseType: !151)
!151 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 67, size: 320, elements: !152)
!152 = !{!153, !172, !176}
!153 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !151, file: !35, line: 69, baseType: !154, size: 320)
!154 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !155, line: 22, size: 320, elements: !156)
!155 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!156 = !{!157, !158, !159, !160, !161, !162, !164, !165}
!157 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !154, file: !155, line: 24, baseType: !17, size: 32)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !154, file: !155, line: 25, baseType: !7, size: 32, offset: 32)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !154, file: !155, line: 26, baseType: !17, size: 32, offset: 64)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !154, file: !155, line: 28, baseType: !7, size: 32, offset: 96)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !154, file: !155, line: 32, baseType: !17, size: 32, offset: 128)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !154, file: !155, line: 34, baseType: !163, size: 16, offset: 160)
!163 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !154, file: !155, line: 35, baseType: !163, size: 16, offset: 176)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !154, file: !155, line: 36, baseType: !166, size: 128, offset: 192)
!166 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !124, line: 55, baseType: !167)
!167 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !124, line: 51, size: 128, elements: !168)
!168 = !{!169, !171}
!169 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !167, file: !124, line: 53, baseType: !170, size: 64)
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !167, size: 64)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !167, file: !124, line: 54, baseType: !170, size: 64, offset: 64)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !151, file: !35, line: 70, baseType: !173, size: 320)
!173 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 320, elements: !174)
!174 = !{!175}
!175 = !DISubrange(count: 40)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !151, file: !35, line: 71, baseType: !18, size: 64)
!177 = !{i32 7, !"Dwarf Version", i32 5}
!178 = !{i32 2, !"Debug Info Version", i32 3}
!179 = !{i32 1, !"wchar_size", i32 4}
!180 = !{i32 7, !"PIC Level", i32 2}
!181 = !{i32 7, !"PIE Level", i32 2}
!182 = !{i32 7, !"uwtable", i32 1}
!183 = !{!"Debian clang version 14.0.6"}
!184 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 107, type: !185, scopeLine: 108, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !187)
!185 = !DISubroutineType(types: !186)
!186 = !{!17}
!187 = !{!188, !191, !193, !195}
!188 = !DILocalVariable(name: "threads", scope: !184, file: !3, line: 109, type: !189)
!189 = !DICompositeType(tag: DW_TAG_array_type, baseType: !190, size: 128, elements: !63)
!190 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !101)
!191 = !DILocalVariable(name: "i", scope: !192, file: !3, line: 110, type: !18)
!192 = distinct !DILexicalBlock(scope: !184, file: !3, line: 110, column: 5)
!193 = !DILocalVariable(name: "i", scope: !194, file: !3, line: 117, type: !17)
!194 = distinct !DILexicalBlock(scope: !184, file: !3, line: 117, column: 5)
!195 = !DILocalVariable(name: "item", scope: !196, file: !3, line: 119, type: !51)
!196 = distinct !DILexicalBlock(scope: !184, file: !3, line: 119, column: 5)
!197 = !DILocation(line: 109, column: 5, scope: !184)
!198 = !DILocation(line: 109, column: 15, scope: !184)
!199 = !DILocation(line: 0, scope: !192)
!200 = !DILocation(line: 111, column: 25, scope: !201)
!201 = distinct !DILexicalBlock(scope: !192, file: !3, line: 110, column: 5)
!202 = !DILocation(line: 111, column: 9, scope: !201)
!203 = !DILocation(line: 112, column: 5, scope: !184)
!204 = !DILocation(line: 113, column: 12, scope: !184)
!205 = !{!206, !206, i64 0}
!206 = !{!"int", !207, i64 0}
!207 = !{!"omnipotent char", !208, i64 0}
!208 = !{!"Simple C/C++ TBAA"}
!209 = !DILocation(line: 113, column: 18, scope: !184)
!210 = !DILocation(line: 113, column: 5, scope: !184)
!211 = !DILocation(line: 114, column: 9, scope: !184)
!212 = distinct !{!212, !210, !213, !214}
!213 = !DILocation(line: 114, column: 40, scope: !184)
!214 = !{!"llvm.loop.mustprogress"}
!215 = !DILocation(line: 115, column: 5, scope: !184)
!216 = !DILocation(line: 116, column: 10, scope: !184)
!217 = !DILocation(line: 0, scope: !194)
!218 = !DILocation(line: 118, column: 22, scope: !219)
!219 = distinct !DILexicalBlock(scope: !194, file: !3, line: 117, column: 5)
!220 = !{!221, !221, i64 0}
!221 = !{!"long", !207, i64 0}
!222 = !DILocation(line: 118, column: 9, scope: !219)
!223 = !DILocation(line: 47, column: 25, scope: !224, inlinedAt: !229)
!224 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 45, type: !225, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !227)
!225 = !DISubroutineType(types: !226)
!226 = !{!51}
!227 = !{!228}
!228 = !DILocalVariable(name: "head", scope: !224, file: !3, line: 47, type: !51)
!229 = distinct !DILocation(line: 119, column: 37, scope: !230)
!230 = distinct !DILexicalBlock(scope: !196, file: !3, line: 119, column: 5)
!231 = !DILocation(line: 0, scope: !224, inlinedAt: !229)
!232 = !DILocation(line: 48, column: 12, scope: !224, inlinedAt: !229)
!233 = !DILocation(line: 48, column: 17, scope: !224, inlinedAt: !229)
!234 = !DILocation(line: 48, column: 5, scope: !224, inlinedAt: !229)
!235 = !DILocation(line: 47, column: 18, scope: !224, inlinedAt: !229)
!236 = !DILocation(line: 48, column: 21, scope: !224, inlinedAt: !229)
!237 = !{!238, !239, i64 8}
!238 = !{!"item", !206, i64 0, !239, i64 8}
!239 = !{!"any pointer", !207, i64 0}
!240 = !DILocation(line: 48, column: 20, scope: !224, inlinedAt: !229)
!241 = distinct !{!241, !234, !242, !214}
!242 = !DILocation(line: 49, column: 5, scope: !224, inlinedAt: !229)
!243 = !DILocation(line: 0, scope: !196)
!244 = !DILocation(line: 119, column: 5, scope: !196)
!245 = !DILocation(line: 121, column: 5, scope: !246)
!246 = distinct !DILexicalBlock(scope: !247, file: !3, line: 121, column: 5)
!247 = distinct !DILexicalBlock(scope: !184, file: !3, line: 121, column: 5)
!248 = !DILocation(line: 120, column: 14, scope: !230)
!249 = !DILocation(line: 120, column: 9, scope: !230)
!250 = distinct !{!250, !244, !251, !214}
!251 = !DILocation(line: 120, column: 18, scope: !196)
!252 = !DILocation(line: 121, column: 5, scope: !247)
!253 = !DILocation(line: 123, column: 1, scope: !184)
!254 = !DILocation(line: 122, column: 5, scope: !184)
!255 = !DISubprogram(name: "pthread_create", scope: !256, file: !256, line: 202, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !273)
!256 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!257 = !DISubroutineType(types: !258)
!258 = !{!17, !259, !261, !269, !272}
!259 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !260)
!260 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !190, size: 64)
!261 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !262)
!262 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !263, size: 64)
!263 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !264)
!264 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !35, line: 62, baseType: !265)
!265 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !35, line: 56, size: 448, elements: !266)
!266 = !{!267, !268}
!267 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !265, file: !35, line: 58, baseType: !104, size: 448)
!268 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !265, file: !35, line: 59, baseType: !18, size: 64)
!269 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !270, size: 64)
!270 = !DISubroutineType(types: !271)
!271 = !{!16, !16}
!272 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!273 = !{}
!274 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 78, type: !270, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !275)
!275 = !{!276, !277, !278}
!276 = !DILocalVariable(name: "argument", arg: 1, scope: !274, file: !3, line: 78, type: !16)
!277 = !DILocalVariable(name: "me", scope: !274, file: !3, line: 80, type: !17)
!278 = !DILocalVariable(name: "item", scope: !274, file: !3, line: 81, type: !51)
!279 = !DILocation(line: 0, scope: !274)
!280 = !DILocation(line: 80, column: 19, scope: !274)
!281 = !DILocation(line: 80, column: 14, scope: !274)
!282 = !DILocation(line: 81, column: 25, scope: !274)
!283 = !DILocation(line: 82, column: 5, scope: !274)
!284 = !DILocation(line: 83, column: 10, scope: !285)
!285 = distinct !DILexicalBlock(scope: !274, file: !3, line: 83, column: 9)
!286 = !DILocation(line: 83, column: 9, scope: !274)
!287 = !DILocation(line: 85, column: 11, scope: !274)
!288 = !DILocation(line: 85, column: 15, scope: !274)
!289 = !{!238, !206, i64 0}
!290 = !DILocalVariable(name: "item", arg: 1, scope: !291, file: !3, line: 36, type: !51)
!291 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 36, type: !292, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !294)
!292 = !DISubroutineType(types: !293)
!293 = !{null, !51}
!294 = !{!290, !295}
!295 = !DILocalVariable(name: "head", scope: !291, file: !3, line: 38, type: !51)
!296 = !DILocation(line: 0, scope: !291, inlinedAt: !297)
!297 = distinct !DILocation(line: 86, column: 5, scope: !274)
!298 = !DILocation(line: 38, column: 25, scope: !291, inlinedAt: !297)
!299 = !DILocation(line: 39, column: 5, scope: !291, inlinedAt: !297)
!300 = !DILocation(line: 38, column: 18, scope: !291, inlinedAt: !297)
!301 = !DILocation(line: 40, column: 20, scope: !302, inlinedAt: !297)
!302 = distinct !DILexicalBlock(scope: !291, file: !3, line: 39, column: 8)
!303 = !DILocation(line: 41, column: 15, scope: !291, inlinedAt: !297)
!304 = !DILocation(line: 41, column: 5, scope: !302, inlinedAt: !297)
!305 = distinct !{!305, !299, !306, !214}
!306 = !DILocation(line: 42, column: 74, scope: !291, inlinedAt: !297)
!307 = !DILocalVariable(name: "me", arg: 1, scope: !308, file: !3, line: 53, type: !17)
!308 = distinct !DISubprogram(name: "peterson_lock", scope: !3, file: !3, line: 53, type: !309, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !311)
!309 = !DISubroutineType(types: !310)
!310 = !{null, !17}
!311 = !{!307}
!312 = !DILocation(line: 0, scope: !308, inlinedAt: !313)
!313 = distinct !DILocation(line: 87, column: 5, scope: !274)
!314 = !DILocation(line: 55, column: 5, scope: !308, inlinedAt: !313)
!315 = !DILocation(line: 56, column: 5, scope: !308, inlinedAt: !313)
!316 = !DILocation(line: 57, column: 12, scope: !308, inlinedAt: !313)
!317 = !DILocation(line: 57, column: 40, scope: !308, inlinedAt: !313)
!318 = !DILocation(line: 57, column: 43, scope: !308, inlinedAt: !313)
!319 = !DILocation(line: 57, column: 62, scope: !308, inlinedAt: !313)
!320 = !DILocation(line: 57, column: 5, scope: !308, inlinedAt: !313)
!321 = !DILocation(line: 58, column: 9, scope: !308, inlinedAt: !313)
!322 = distinct !{!322, !320, !323, !214}
!323 = !DILocation(line: 58, column: 21, scope: !308, inlinedAt: !313)
!324 = !DILocation(line: 88, column: 11, scope: !274)
!325 = !DILocation(line: 89, column: 5, scope: !274)
!326 = !DILocation(line: 90, column: 5, scope: !274)
!327 = !DILocation(line: 90, column: 12, scope: !274)
!328 = distinct !{!328, !326, !329, !214}
!329 = !DILocation(line: 91, column: 5, scope: !274)
!330 = !DILocation(line: 92, column: 9, scope: !274)
!331 = !DILocation(line: 93, column: 5, scope: !274)
!332 = !DILocation(line: 94, column: 39, scope: !274)
!333 = !DILocation(line: 94, column: 5, scope: !274)
!334 = !DILocation(line: 95, column: 5, scope: !274)
!335 = !DILocation(line: 96, column: 10, scope: !274)
!336 = !DILocation(line: 97, column: 5, scope: !274)
!337 = !DILocation(line: 98, column: 5, scope: !274)
!338 = !DILocation(line: 99, column: 5, scope: !274)
!339 = !DILocation(line: 63, column: 5, scope: !340, inlinedAt: !343)
!340 = distinct !DISubprogram(name: "builtins", scope: !3, file: !3, line: 61, type: !341, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !273)
!341 = !DISubroutineType(types: !342)
!342 = !{null}
!343 = distinct !DILocation(line: 100, column: 5, scope: !274)
!344 = !DILocation(line: 64, column: 5, scope: !340, inlinedAt: !343)
!345 = !DILocation(line: 65, column: 5, scope: !340, inlinedAt: !343)
!346 = !DILocation(line: 66, column: 5, scope: !340, inlinedAt: !343)
!347 = !DILocation(line: 67, column: 5, scope: !340, inlinedAt: !343)
!348 = !DILocation(line: 68, column: 5, scope: !340, inlinedAt: !343)
!349 = !DILocation(line: 69, column: 5, scope: !340, inlinedAt: !343)
!350 = !DILocation(line: 70, column: 5, scope: !340, inlinedAt: !343)
!351 = !DILocation(line: 71, column: 12, scope: !340, inlinedAt: !343)
!352 = !{!207, !207, i64 0}
!353 = !DILocation(line: 71, column: 17, scope: !340, inlinedAt: !343)
!354 = !DILocation(line: 71, column: 10, scope: !340, inlinedAt: !343)
!355 = !DILocation(line: 72, column: 5, scope: !340, inlinedAt: !343)
!356 = !DILocation(line: 73, column: 5, scope: !340, inlinedAt: !343)
!357 = !DILocation(line: 74, column: 5, scope: !340, inlinedAt: !343)
!358 = !{i64 2179}
!359 = !DILocation(line: 75, column: 5, scope: !340, inlinedAt: !343)
!360 = !{i64 2218}
!361 = !DILocation(line: 101, column: 5, scope: !274)
!362 = !DILocation(line: 102, column: 5, scope: !274)
!363 = !DILocation(line: 102, column: 13, scope: !274)
!364 = !DILocation(line: 102, column: 12, scope: !274)
!365 = distinct !{!365, !362, !366, !214}
!366 = !DILocation(line: 103, column: 5, scope: !274)
!367 = !DILocation(line: 105, column: 1, scope: !274)
!368 = !DISubprogram(name: "pthread_mutex_lock", scope: !256, file: !256, line: 794, type: !369, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !273)
!369 = !DISubroutineType(types: !370)
!370 = !{!17, !371}
!371 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64)
!372 = !DISubprogram(name: "pthread_cond_wait", scope: !256, file: !256, line: 1133, type: !373, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !273)
!373 = !DISubroutineType(types: !374)
!374 = !{!17, !375, !377}
!375 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !376)
!376 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!377 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !371)
!378 = !DISubprogram(name: "pthread_mutex_unlock", scope: !256, file: !256, line: 835, type: !369, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !273)
!379 = !DISubprogram(name: "pthread_join", scope: !256, file: !256, line: 219, type: !380, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !273)
!380 = !DISubroutineType(types: !381)
!381 = !{!17, !190, !382}
!382 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!383 = !DISubprogram(name: "pthread_once", scope: !256, file: !256, line: 509, type: !384, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !273)
!384 = !DISubroutineType(types: !385)
!385 = !{!17, !386, !387}
!386 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!387 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !341, size: 64)
!388 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 31, type: !341, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !273)
!389 = !DILocation(line: 33, column: 5, scope: !388)
!390 = !DILocation(line: 34, column: 1, scope: !388)
!391 = !DISubprogram(name: "pthread_cond_broadcast", scope: !256, file: !256, line: 1125, type: !392, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !273)
!392 = !DISubroutineType(types: !393)
!393 = !{!17, !376}
!394 = !DISubprogram(name: "pthread_rwlock_rdlock", scope: !256, file: !256, line: 976, type: !395, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !273)
!395 = !DISubroutineType(types: !396)
!396 = !{!17, !397}
!397 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!398 = !DISubprogram(name: "pthread_rwlock_unlock", scope: !256, file: !256, line: 1071, type: !395, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !273)
!399 = !DISubprogram(name: "sem_init", scope: !400, file: !400, line: 35, type: !401, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !273)
!400 = !DIFile(filename: "/usr/include/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "b4f7b553fe09bd66107d6e44fae0c79f")
!401 = !DISubroutineType(types: !402)
!402 = !{!17, !403, !17, !7}
!403 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!404 = !DISubprogram(name: "sched_yield", scope: !405, file: !405, line: 68, type: !185, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !273)
!405 = !DIFile(filename: "/usr/include/sched.h", directory: "", checksumkind: CSK_MD5, checksum: "52ea601aba54a9937a50019367077a72")
