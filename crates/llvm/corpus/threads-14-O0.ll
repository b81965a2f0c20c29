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
@ready = internal global i32 0, align 4, !dbg !30
@wake = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !117
@stop = internal global i32 0, align 4, !dbg !25
@shared = internal global i32 0, align 4, !dbg !28
@total = internal global i64 0, align 8, !dbg !20
@.str = private unnamed_addr constant [39 x i8] c"shared == 2 && atomic_load(&total) > 0\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@once = internal global i32 0, align 4, !dbg !32
@flags = internal global [2 x i32] zeroinitializer, align 4, !dbg !60
@spin = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !65
@mine = internal thread_local global i32 0, align 4, !dbg !74
@rwlock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !76
@slots = internal global %union.sem_t zeroinitializer, align 8, !dbg !36
@top = internal global %struct.item* null, align 8, !dbg !48
@turn = internal global i32 0, align 4, !dbg !56
@old_style = internal global i64 0, align 8, !dbg !108
@small = internal global i8 0, align 1, !dbg !110
@real = internal global double 0.000000e+00, align 8, !dbg !113

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !185 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.item*, align 8
  %6 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !189, metadata !DIExpression()), !dbg !192
  call void @llvm.dbg.declare(metadata i64* %3, metadata !193, metadata !DIExpression()), !dbg !195
  store i64 0, i64* %3, align 8, !dbg !195
  br label %7, !dbg !196

7:                                                ; preds = %16, %0
  %8 = load i64, i64* %3, align 8, !dbg !197
  %9 = icmp slt i64 %8, 2, !dbg !199
  br i1 %9, label %10, label %19, !dbg !200

10:                                               ; preds = %7
  %11 = load i64, i64* %3, align 8, !dbg !201
  %12 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %11, !dbg !202
  %13 = load i64, i64* %3, align 8, !dbg !203
  %14 = inttoptr i64 %13 to i8*, !dbg !204
  %15 = call i32 @pthread_create(i64* noundef %12, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef %14) #5, !dbg !205
  br label %16, !dbg !205

16:                                               ; preds = %10
  %17 = load i64, i64* %3, align 8, !dbg !206
  %18 = add nsw i64 %17, 1, !dbg !206
  store i64 %18, i64* %3, align 8, !dbg !206
  br label %7, !dbg !207, !llvm.loop !208

19:                                               ; preds = %7
  %20 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @mutex) #5, !dbg !211
  br label %21, !dbg !212

21:                                               ; preds = %24, %19
  %22 = load i32, i32* @ready, align 4, !dbg !213
  %23 = icmp slt i32 %22, 2, !dbg !214
  br i1 %23, label %24, label %26, !dbg !212

24:                                               ; preds = %21
  %25 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef @wake, %union.pthread_mutex_t* noundef @mutex), !dbg !215
  br label %21, !dbg !212, !llvm.loop !216

26:                                               ; preds = %21
  %27 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @mutex) #5, !dbg !218
  store volatile i32 1, i32* @stop, align 4, !dbg !219
  call void @llvm.dbg.declare(metadata i32* %4, metadata !220, metadata !DIExpression()), !dbg !222
  store i32 0, i32* %4, align 4, !dbg !222
  br label %28, !dbg !223

28:                                               ; preds = %37, %26
  %29 = load i32, i32* %4, align 4, !dbg !224
  %30 = icmp slt i32 %29, 2, !dbg !226
  br i1 %30, label %31, label %40, !dbg !227

31:                                               ; preds = %28
  %32 = load i32, i32* %4, align 4, !dbg !228
  %33 = sext i32 %32 to i64, !dbg !229
  %34 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %33, !dbg !229
  %35 = load i64, i64* %34, align 8, !dbg !229
  %36 = call i32 @pthread_join(i64 noundef %35, i8** noundef null), !dbg !230
  br label %37, !dbg !230

37:                                               ; preds = %31
  %38 = load i32, i32* %4, align 4, !dbg !231
  %39 = add nsw i32 %38, 1, !dbg !231
  store i32 %39, i32* %4, align 4, !dbg !231
  br label %28, !dbg !232, !llvm.loop !233

40:                                               ; preds = %28
  call void @llvm.dbg.declare(metadata %struct.item** %5, metadata !235, metadata !DIExpression()), !dbg !237
  br label %41, !dbg !238

41:                                               ; preds = %44, %40
  %42 = call %struct.item* @pop(), !dbg !239
  store %struct.item* %42, %struct.item** %5, align 8, !dbg !241
  %43 = icmp ne %struct.item* %42, null, !dbg !242
  br i1 %43, label %44, label %47, !dbg !242

44:                                               ; preds = %41
  %45 = load %struct.item*, %struct.item** %5, align 8, !dbg !243
  %46 = bitcast %struct.item* %45 to i8*, !dbg !243
  call void @free(i8* noundef %46) #5, !dbg !244
  br label %41, !dbg !245, !llvm.loop !246

47:                                               ; preds = %41
  %48 = load i32, i32* @shared, align 4, !dbg !248
  %49 = icmp eq i32 %48, 2, !dbg !248
  br i1 %49, label %50, label %55, !dbg !248

50:                                               ; preds = %47
  %51 = load atomic i64, i64* @total seq_cst, align 8, !dbg !248
  store i64 %51, i64* %6, align 8, !dbg !248
  %52 = load i64, i64* %6, align 8, !dbg !248
  %53 = icmp sgt i64 %52, 0, !dbg !248
  br i1 %53, label %54, label %55, !dbg !251

54:                                               ; preds = %50
  br label %56, !dbg !251

55:                                               ; preds = %50, %47
  call void @__assert_fail(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 121, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !248
  unreachable, !dbg !248

56:                                               ; preds = %54
  ret i32 0, !dbg !252
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !253 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.item*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !256, metadata !DIExpression()), !dbg !257
  call void @llvm.dbg.declare(metadata i32* %4, metadata !258, metadata !DIExpression()), !dbg !259
  %12 = load i8*, i8** %3, align 8, !dbg !260
  %13 = ptrtoint i8* %12 to i64, !dbg !261
  %14 = trunc i64 %13 to i32, !dbg !262
  store i32 %14, i32* %4, align 4, !dbg !259
  call void @llvm.dbg.declare(metadata %struct.item** %5, metadata !263, metadata !DIExpression()), !dbg !264
  %15 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !265
  %16 = bitcast i8* %15 to %struct.item*, !dbg !265
  store %struct.item* %16, %struct.item** %5, align 8, !dbg !264
  %17 = call i32 @pthread_once(i32* noundef @once, void ()* noundef @start), !dbg !266
  %18 = load %struct.item*, %struct.item** %5, align 8, !dbg !267
  %19 = icmp ne %struct.item* %18, null, !dbg !267
  br i1 %19, label %21, label %20, !dbg !269

20:                                               ; preds = %1
  store i8* null, i8** %2, align 8, !dbg !270
  br label %63, !dbg !270

21:                                               ; preds = %1
  %22 = load i32, i32* %4, align 4, !dbg !271
  %23 = load %struct.item*, %struct.item** %5, align 8, !dbg !272
  %24 = getelementptr inbounds %struct.item, %struct.item* %23, i32 0, i32 0, !dbg !273
  store i32 %22, i32* %24, align 8, !dbg !274
  %25 = load %struct.item*, %struct.item** %5, align 8, !dbg !275
  call void @push(%struct.item* noundef %25), !dbg !276
  %26 = load i32, i32* %4, align 4, !dbg !277
  call void @peterson_lock(i32 noundef %26), !dbg !278
  %27 = load i32, i32* @shared, align 4, !dbg !279
  %28 = add nsw i32 %27, 1, !dbg !279
  store i32 %28, i32* @shared, align 4, !dbg !279
  %29 = load i32, i32* %4, align 4, !dbg !280
  %30 = sext i32 %29 to i64, !dbg !281
  %31 = getelementptr inbounds [2 x i32], [2 x i32]* @flags, i64 0, i64 %30, !dbg !281
  store i32 0, i32* %6, align 4, !dbg !282
  %32 = load i32, i32* %6, align 4, !dbg !282
  store atomic i32 %32, i32* %31 release, align 4, !dbg !282
  br label %33, !dbg !283

33:                                               ; preds = %38, %21
  store i8 1, i8* %7, align 1, !dbg !284
  %34 = load i8, i8* %7, align 1, !dbg !284
  %35 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @spin, i32 0, i32 0), i8 %34 acquire, align 1, !dbg !284
  store i8 %35, i8* %8, align 1, !dbg !284
  %36 = load i8, i8* %8, align 1, !dbg !284
  %37 = trunc i8 %36 to i1, !dbg !284
  br i1 %37, label %38, label %39, !dbg !283

38:                                               ; preds = %33
  br label %33, !dbg !283, !llvm.loop !285

39:                                               ; preds = %33
  %40 = load i32, i32* @mine, align 4, !dbg !287
  %41 = add nsw i32 %40, 1, !dbg !287
  store i32 %41, i32* @mine, align 4, !dbg !287
  store i8 0, i8* %9, align 1, !dbg !288
  %42 = load i8, i8* %9, align 1, !dbg !288
  store atomic i8 %42, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @spin, i32 0, i32 0) seq_cst, align 1, !dbg !288
  %43 = load i32, i32* @mine, align 4, !dbg !289
  %44 = sext i32 %43 to i64, !dbg !289
  store i64 %44, i64* %10, align 8, !dbg !290
  %45 = load i64, i64* %10, align 8, !dbg !290
  %46 = atomicrmw add i64* @total, i64 %45 monotonic, align 8, !dbg !290
  store i64 %46, i64* %11, align 8, !dbg !290
  %47 = load i64, i64* %11, align 8, !dbg !290
  %48 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @mutex) #5, !dbg !291
  %49 = load i32, i32* @ready, align 4, !dbg !292
  %50 = add nsw i32 %49, 1, !dbg !292
  store i32 %50, i32* @ready, align 4, !dbg !292
  %51 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef @wake) #5, !dbg !293
  %52 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @mutex) #5, !dbg !294
  %53 = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef @rwlock) #5, !dbg !295
  call void @builtins(), !dbg !296
  %54 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @rwlock) #5, !dbg !297
  br label %55, !dbg !298

55:                                               ; preds = %59, %39
  %56 = load volatile i32, i32* @stop, align 4, !dbg !299
  %57 = icmp ne i32 %56, 0, !dbg !300
  %58 = xor i1 %57, true, !dbg !300
  br i1 %58, label %59, label %60, !dbg !298

59:                                               ; preds = %55
  br label %55, !dbg !298, !llvm.loop !301

60:                                               ; preds = %55
  %61 = load %struct.item*, %struct.item** %5, align 8, !dbg !303
  %62 = bitcast %struct.item* %61 to i8*, !dbg !303
  store i8* %62, i8** %2, align 8, !dbg !304
  br label %63, !dbg !304

63:                                               ; preds = %60, %20
  %64 = load i8*, i8** %2, align 8, !dbg !305
  ret i8* %64, !dbg !305
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

declare i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.item* @pop() #0 !dbg !306 {
  %1 = alloca %struct.item*, align 8
  %2 = alloca %struct.item*, align 8
  %3 = alloca %struct.item*, align 8
  %4 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata %struct.item** %1, metadata !309, metadata !DIExpression()), !dbg !310
  %5 = bitcast %struct.item** %2 to i64*, !dbg !311
  %6 = load atomic i64, i64* bitcast (%struct.item** @top to i64*) acquire, align 8, !dbg !311
  store i64 %6, i64* %5, align 8, !dbg !311
  %7 = bitcast i64* %5 to %struct.item**, !dbg !311
  %8 = load %struct.item*, %struct.item** %7, align 8, !dbg !311
  store %struct.item* %8, %struct.item** %1, align 8, !dbg !310
  br label %9, !dbg !312

9:                                                ; preds = %31, %0
  %10 = load %struct.item*, %struct.item** %1, align 8, !dbg !313
  %11 = icmp ne %struct.item* %10, null, !dbg !313
  br i1 %11, label %12, label %29, !dbg !314

12:                                               ; preds = %9
  %13 = load %struct.item*, %struct.item** %1, align 8, !dbg !315
  %14 = getelementptr inbounds %struct.item, %struct.item* %13, i32 0, i32 1, !dbg !315
  %15 = load %struct.item*, %struct.item** %14, align 8, !dbg !315
  store %struct.item* %15, %struct.item** %3, align 8, !dbg !315
  %16 = bitcast %struct.item** %1 to i64*, !dbg !315
  %17 = bitcast %struct.item** %3 to i64*, !dbg !315
  %18 = load i64, i64* %16, align 8, !dbg !315
  %19 = load i64, i64* %17, align 8, !dbg !315
  %20 = cmpxchg i64* bitcast (%struct.item** @top to i64*), i64 %18, i64 %19 seq_cst seq_cst, align 8, !dbg !315
  %21 = extractvalue { i64, i1 } %20, 0, !dbg !315
  %22 = extractvalue { i64, i1 } %20, 1, !dbg !315
  br i1 %22, label %24, label %23, !dbg !315

23:                                               ; preds = %12
  store i64 %21, i64* %16, align 8, !dbg !315
  br label %24, !dbg !315

24:                                               ; preds = %23, %12
  %25 = zext i1 %22 to i8, !dbg !315
  store i8 %25, i8* %4, align 1, !dbg !315
  %26 = load i8, i8* %4, align 1, !dbg !315
  %27 = trunc i8 %26 to i1, !dbg !315
  %28 = xor i1 %27, true, !dbg !316
  br label %29

29:                                               ; preds = %24, %9
  %30 = phi i1 [ false, %9 ], [ %28, %24 ], !dbg !317
  br i1 %30, label %31, label %32, !dbg !312

31:                                               ; preds = %29
  br label %9, !dbg !312, !llvm.loop !318

32:                                               ; preds = %29
  %33 = load %struct.item*, %struct.item** %1, align 8, !dbg !320
  ret %struct.item* %33, !dbg !321
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

declare i32 @pthread_once(i32* noundef, void ()* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @start() #0 !dbg !322 {
  %1 = call i32 @sem_init(%union.sem_t* noundef @slots, i32 noundef 0, i32 noundef 1) #5, !dbg !325
  ret void, !dbg !326
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(%struct.item* noundef %0) #0 !dbg !327 {
  %2 = alloca %struct.item*, align 8
  %3 = alloca %struct.item*, align 8
  %4 = alloca %struct.item*, align 8
  %5 = alloca %struct.item*, align 8
  %6 = alloca i8, align 1
  store %struct.item* %0, %struct.item** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.item** %2, metadata !330, metadata !DIExpression()), !dbg !331
  call void @llvm.dbg.declare(metadata %struct.item** %3, metadata !332, metadata !DIExpression()), !dbg !333
  %7 = bitcast %struct.item** %4 to i64*, !dbg !334
  %8 = load atomic i64, i64* bitcast (%struct.item** @top to i64*) monotonic, align 8, !dbg !334
  store i64 %8, i64* %7, align 8, !dbg !334
  %9 = bitcast i64* %7 to %struct.item**, !dbg !334
  %10 = load %struct.item*, %struct.item** %9, align 8, !dbg !334
  store %struct.item* %10, %struct.item** %3, align 8, !dbg !333
  br label %11, !dbg !335

11:                                               ; preds = %25, %1
  %12 = load %struct.item*, %struct.item** %3, align 8, !dbg !336
  %13 = load %struct.item*, %struct.item** %2, align 8, !dbg !338
  %14 = getelementptr inbounds %struct.item, %struct.item* %13, i32 0, i32 1, !dbg !339
  store %struct.item* %12, %struct.item** %14, align 8, !dbg !340
  br label %15, !dbg !341

15:                                               ; preds = %11
  %16 = load %struct.item*, %struct.item** %2, align 8, !dbg !342
  store %struct.item* %16, %struct.item** %5, align 8, !dbg !343
  %17 = bitcast %struct.item** %3 to i64*, !dbg !343
  %18 = bitcast %struct.item** %5 to i64*, !dbg !343
  %19 = load i64, i64* %17, align 8, !dbg !343
  %20 = load i64, i64* %18, align 8, !dbg !343
  %21 = cmpxchg weak i64* bitcast (%struct.item** @top to i64*), i64 %19, i64 %20 release monotonic, align 8, !dbg !343
  %22 = extractvalue { i64, i1 } %21, 0, !dbg !343
  %23 = extractvalue { i64, i1 } %21, 1, !dbg !343
  br i1 %23, label %25, label %24, !dbg !343

24:                                               ; preds = %15
  store i64 %22, i64* %17, align 8, !dbg !343
  br label %25, !dbg !343

25:                                               ; preds = %24, %15
  %26 = zext i1 %23 to i8, !dbg !343
  store i8 %26, i8* %6, align 1, !dbg !343
  %27 = load i8, i8* %6, align 1, !dbg !343
  %28 = trunc i8 %27 to i1, !dbg !343
  %29 = xor i1 %28, true, !dbg !344
  br i1 %29, label %11, label %30, !dbg !341, !llvm.loop !345

30:                                               ; preds = %25
  ret void, !dbg !347
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @peterson_lock(i32 noundef %0) #0 !dbg !348 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !351, metadata !DIExpression()), !dbg !352
  %7 = load i32, i32* %2, align 4, !dbg !353
  %8 = sext i32 %7 to i64, !dbg !353
  %9 = getelementptr inbounds [2 x i32], [2 x i32]* @flags, i64 0, i64 %8, !dbg !353
  store i32 1, i32* %3, align 4, !dbg !353
  %10 = load i32, i32* %3, align 4, !dbg !353
  store atomic i32 %10, i32* %9 seq_cst, align 4, !dbg !353
  %11 = load i32, i32* %2, align 4, !dbg !354
  %12 = sub nsw i32 1, %11, !dbg !354
  store i32 %12, i32* %4, align 4, !dbg !354
  %13 = load i32, i32* %4, align 4, !dbg !354
  store atomic i32 %13, i32* @turn seq_cst, align 4, !dbg !354
  br label %14, !dbg !355

14:                                               ; preds = %30, %1
  %15 = load i32, i32* %2, align 4, !dbg !356
  %16 = sub nsw i32 1, %15, !dbg !356
  %17 = sext i32 %16 to i64, !dbg !356
  %18 = getelementptr inbounds [2 x i32], [2 x i32]* @flags, i64 0, i64 %17, !dbg !356
  %19 = load atomic i32, i32* %18 seq_cst, align 4, !dbg !356
  store i32 %19, i32* %5, align 4, !dbg !356
  %20 = load i32, i32* %5, align 4, !dbg !356
  %21 = icmp ne i32 %20, 0, !dbg !356
  br i1 %21, label %22, label %28, !dbg !357

22:                                               ; preds = %14
  %23 = load atomic i32, i32* @turn seq_cst, align 4, !dbg !358
  store i32 %23, i32* %6, align 4, !dbg !358
  %24 = load i32, i32* %6, align 4, !dbg !358
  %25 = load i32, i32* %2, align 4, !dbg !359
  %26 = sub nsw i32 1, %25, !dbg !360
  %27 = icmp eq i32 %24, %26, !dbg !361
  br label %28

28:                                               ; preds = %22, %14
  %29 = phi i1 [ false, %14 ], [ %27, %22 ], !dbg !362
  br i1 %29, label %30, label %32, !dbg !355

30:                                               ; preds = %28
  %31 = call i32 @sched_yield() #5, !dbg !363
  br label %14, !dbg !355, !llvm.loop !364

32:                                               ; preds = %28
  ret void, !dbg !366
}

; Function Attrs: nounwind
declare i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @builtins() #0 !dbg !367 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = atomicrmw add i64* @old_style, i64 1 seq_cst, align 8, !dbg !368
  %12 = cmpxchg i64* @old_style, i64 3, i64 4 seq_cst seq_cst, align 8, !dbg !369
  %13 = extractvalue { i64, i1 } %12, 0, !dbg !369
  fence seq_cst, !dbg !370
  store i64 5, i64* %1, align 8, !dbg !371
  %14 = load i64, i64* %1, align 8, !dbg !371
  %15 = atomicrmw xor i64* @old_style, i64 %14 acq_rel, align 8, !dbg !371
  store i64 %15, i64* %2, align 8, !dbg !371
  %16 = load i64, i64* %2, align 8, !dbg !371
  store i64 5, i64* %3, align 8, !dbg !372
  %17 = load i64, i64* %3, align 8, !dbg !372
  %18 = atomicrmw nand i64* @old_style, i64 %17 seq_cst, align 8, !dbg !372
  %19 = and i64 %18, %17, !dbg !372
  %20 = xor i64 %19, -1, !dbg !372
  store i64 %20, i64* %4, align 8, !dbg !372
  %21 = load i64, i64* %4, align 8, !dbg !372
  store i8 3, i8* %5, align 1, !dbg !373
  %22 = load i8, i8* %5, align 1, !dbg !373
  %23 = atomicrmw or i8* @small, i8 %22 seq_cst, align 1, !dbg !373
  store i8 %23, i8* %6, align 1, !dbg !373
  %24 = load i8, i8* %6, align 1, !dbg !373
  store i8 6, i8* %7, align 1, !dbg !374
  %25 = load i8, i8* %7, align 1, !dbg !374
  %26 = atomicrmw and i8* @small, i8 %25 acquire, align 1, !dbg !374
  store i8 %26, i8* %8, align 1, !dbg !374
  %27 = load i8, i8* %8, align 1, !dbg !374
  store i64 9, i64* %9, align 8, !dbg !375
  %28 = load i64, i64* %9, align 8, !dbg !375
  %29 = atomicrmw xchg i64* @total, i64 %28 seq_cst, align 8, !dbg !375
  store i64 %29, i64* %10, align 8, !dbg !375
  %30 = load i64, i64* %10, align 8, !dbg !375
  %31 = load atomic i64, i64* bitcast (double* @real to i64*) seq_cst, align 8, !dbg !376
  %32 = bitcast i64 %31 to double, !dbg !376
  %33 = fadd double %32, 1.500000e+00, !dbg !377
  %34 = bitcast double %33 to i64, !dbg !378
  store atomic i64 %34, i64* bitcast (double* @real to i64*) seq_cst, align 8, !dbg !378
  fence acq_rel, !dbg !379
  fence syncscope("singlethread") seq_cst, !dbg !380
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !381, !srcloc !382
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !383, !srcloc !384
  ret void, !dbg !385
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: nounwind
declare i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @sched_yield() #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!177, !178, !179, !180, !181, !182, !183}
!llvm.ident = !{!184}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 15, type: !150, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
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
!183 = !{i32 7, !"frame-pointer", i32 2}
!184 = !{!"Debian clang version 14.0.6"}
!185 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 107, type: !186, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !188)
!186 = !DISubroutineType(types: !187)
!187 = !{!17}
!188 = !{}
!189 = !DILocalVariable(name: "threads", scope: !185, file: !3, line: 109, type: !190)
!190 = !DICompositeType(tag: DW_TAG_array_type, baseType: !191, size: 128, elements: !63)
!191 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !101)
!192 = !DILocation(line: 109, column: 15, scope: !185)
!193 = !DILocalVariable(name: "i", scope: !194, file: !3, line: 110, type: !18)
!194 = distinct !DILexicalBlock(scope: !185, file: !3, line: 110, column: 5)
!195 = !DILocation(line: 110, column: 15, scope: !194)
!196 = !DILocation(line: 110, column: 10, scope: !194)
!197 = !DILocation(line: 110, column: 22, scope: !198)
!198 = distinct !DILexicalBlock(scope: !194, file: !3, line: 110, column: 5)
!199 = !DILocation(line: 110, column: 24, scope: !198)
!200 = !DILocation(line: 110, column: 5, scope: !194)
!201 = !DILocation(line: 111, column: 33, scope: !198)
!202 = !DILocation(line: 111, column: 25, scope: !198)
!203 = !DILocation(line: 111, column: 59, scope: !198)
!204 = !DILocation(line: 111, column: 51, scope: !198)
!205 = !DILocation(line: 111, column: 9, scope: !198)
!206 = !DILocation(line: 110, column: 30, scope: !198)
!207 = !DILocation(line: 110, column: 5, scope: !198)
!208 = distinct !{!208, !200, !209, !210}
!209 = !DILocation(line: 111, column: 60, scope: !194)
!210 = !{!"llvm.loop.mustprogress"}
!211 = !DILocation(line: 112, column: 5, scope: !185)
!212 = !DILocation(line: 113, column: 5, scope: !185)
!213 = !DILocation(line: 113, column: 12, scope: !185)
!214 = !DILocation(line: 113, column: 18, scope: !185)
!215 = !DILocation(line: 114, column: 9, scope: !185)
!216 = distinct !{!216, !212, !217, !210}
!217 = !DILocation(line: 114, column: 40, scope: !185)
!218 = !DILocation(line: 115, column: 5, scope: !185)
!219 = !DILocation(line: 116, column: 10, scope: !185)
!220 = !DILocalVariable(name: "i", scope: !221, file: !3, line: 117, type: !17)
!221 = distinct !DILexicalBlock(scope: !185, file: !3, line: 117, column: 5)
!222 = !DILocation(line: 117, column: 14, scope: !221)
!223 = !DILocation(line: 117, column: 10, scope: !221)
!224 = !DILocation(line: 117, column: 21, scope: !225)
!225 = distinct !DILexicalBlock(scope: !221, file: !3, line: 117, column: 5)
!226 = !DILocation(line: 117, column: 23, scope: !225)
!227 = !DILocation(line: 117, column: 5, scope: !221)
!228 = !DILocation(line: 118, column: 30, scope: !225)
!229 = !DILocation(line: 118, column: 22, scope: !225)
!230 = !DILocation(line: 118, column: 9, scope: !225)
!231 = !DILocation(line: 117, column: 29, scope: !225)
!232 = !DILocation(line: 117, column: 5, scope: !225)
!233 = distinct !{!233, !227, !234, !210}
!234 = !DILocation(line: 118, column: 38, scope: !221)
!235 = !DILocalVariable(name: "item", scope: !236, file: !3, line: 119, type: !51)
!236 = distinct !DILexicalBlock(scope: !185, file: !3, line: 119, column: 5)
!237 = !DILocation(line: 119, column: 23, scope: !236)
!238 = !DILocation(line: 119, column: 10, scope: !236)
!239 = !DILocation(line: 119, column: 37, scope: !240)
!240 = distinct !DILexicalBlock(scope: !236, file: !3, line: 119, column: 5)
!241 = !DILocation(line: 119, column: 35, scope: !240)
!242 = !DILocation(line: 119, column: 5, scope: !236)
!243 = !DILocation(line: 120, column: 14, scope: !240)
!244 = !DILocation(line: 120, column: 9, scope: !240)
!245 = !DILocation(line: 119, column: 5, scope: !240)
!246 = distinct !{!246, !242, !247, !210}
!247 = !DILocation(line: 120, column: 18, scope: !236)
!248 = !DILocation(line: 121, column: 5, scope: !249)
!249 = distinct !DILexicalBlock(scope: !250, file: !3, line: 121, column: 5)
!250 = distinct !DILexicalBlock(scope: !185, file: !3, line: 121, column: 5)
!251 = !DILocation(line: 121, column: 5, scope: !250)
!252 = !DILocation(line: 122, column: 5, scope: !185)
!253 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 78, type: !254, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !188)
!254 = !DISubroutineType(types: !255)
!255 = !{!16, !16}
!256 = !DILocalVariable(name: "argument", arg: 1, scope: !253, file: !3, line: 78, type: !16)
!257 = !DILocation(line: 78, column: 27, scope: !253)
!258 = !DILocalVariable(name: "me", scope: !253, file: !3, line: 80, type: !17)
!259 = !DILocation(line: 80, column: 9, scope: !253)
!260 = !DILocation(line: 80, column: 25, scope: !253)
!261 = !DILocation(line: 80, column: 19, scope: !253)
!262 = !DILocation(line: 80, column: 14, scope: !253)
!263 = !DILocalVariable(name: "item", scope: !253, file: !3, line: 81, type: !51)
!264 = !DILocation(line: 81, column: 18, scope: !253)
!265 = !DILocation(line: 81, column: 25, scope: !253)
!266 = !DILocation(line: 82, column: 5, scope: !253)
!267 = !DILocation(line: 83, column: 10, scope: !268)
!268 = distinct !DILexicalBlock(scope: !253, file: !3, line: 83, column: 9)
!269 = !DILocation(line: 83, column: 9, scope: !253)
!270 = !DILocation(line: 84, column: 9, scope: !268)
!271 = !DILocation(line: 85, column: 17, scope: !253)
!272 = !DILocation(line: 85, column: 5, scope: !253)
!273 = !DILocation(line: 85, column: 11, scope: !253)
!274 = !DILocation(line: 85, column: 15, scope: !253)
!275 = !DILocation(line: 86, column: 10, scope: !253)
!276 = !DILocation(line: 86, column: 5, scope: !253)
!277 = !DILocation(line: 87, column: 19, scope: !253)
!278 = !DILocation(line: 87, column: 5, scope: !253)
!279 = !DILocation(line: 88, column: 11, scope: !253)
!280 = !DILocation(line: 89, column: 34, scope: !253)
!281 = !DILocation(line: 89, column: 28, scope: !253)
!282 = !DILocation(line: 89, column: 5, scope: !253)
!283 = !DILocation(line: 90, column: 5, scope: !253)
!284 = !DILocation(line: 90, column: 12, scope: !253)
!285 = distinct !{!285, !283, !286, !210}
!286 = !DILocation(line: 91, column: 5, scope: !253)
!287 = !DILocation(line: 92, column: 9, scope: !253)
!288 = !DILocation(line: 93, column: 5, scope: !253)
!289 = !DILocation(line: 94, column: 39, scope: !253)
!290 = !DILocation(line: 94, column: 5, scope: !253)
!291 = !DILocation(line: 95, column: 5, scope: !253)
!292 = !DILocation(line: 96, column: 10, scope: !253)
!293 = !DILocation(line: 97, column: 5, scope: !253)
!294 = !DILocation(line: 98, column: 5, scope: !253)
!295 = !DILocation(line: 99, column: 5, scope: !253)
!296 = !DILocation(line: 100, column: 5, scope: !253)
!297 = !DILocation(line: 101, column: 5, scope: !253)
!298 = !DILocation(line: 102, column: 5, scope: !253)
!299 = !DILocation(line: 102, column: 13, scope: !253)
!300 = !DILocation(line: 102, column: 12, scope: !253)
!301 = distinct !{!301, !298, !302, !210}
!302 = !DILocation(line: 103, column: 5, scope: !253)
!303 = !DILocation(line: 104, column: 12, scope: !253)
!304 = !DILocation(line: 104, column: 5, scope: !253)
!305 = !DILocation(line: 105, column: 1, scope: !253)
!306 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 45, type: !307, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !188)
!307 = !DISubroutineType(types: !308)
!308 = !{!51}
!309 = !DILocalVariable(name: "head", scope: !306, file: !3, line: 47, type: !51)
!310 = !DILocation(line: 47, column: 18, scope: !306)
!311 = !DILocation(line: 47, column: 25, scope: !306)
!312 = !DILocation(line: 48, column: 5, scope: !306)
!313 = !DILocation(line: 48, column: 12, scope: !306)
!314 = !DILocation(line: 48, column: 17, scope: !306)
!315 = !DILocation(line: 48, column: 21, scope: !306)
!316 = !DILocation(line: 48, column: 20, scope: !306)
!317 = !DILocation(line: 0, scope: !306)
!318 = distinct !{!318, !312, !319, !210}
!319 = !DILocation(line: 49, column: 5, scope: !306)
!320 = !DILocation(line: 50, column: 12, scope: !306)
!321 = !DILocation(line: 50, column: 5, scope: !306)
!322 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 31, type: !323, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !188)
!323 = !DISubroutineType(types: !324)
!324 = !{null}
!325 = !DILocation(line: 33, column: 5, scope: !322)
!326 = !DILocation(line: 34, column: 1, scope: !322)
!327 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 36, type: !328, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !188)
!328 = !DISubroutineType(types: !329)
!329 = !{null, !51}
!330 = !DILocalVariable(name: "item", arg: 1, scope: !327, file: !3, line: 36, type: !51)
!331 = !DILocation(line: 36, column: 31, scope: !327)
!332 = !DILocalVariable(name: "head", scope: !327, file: !3, line: 38, type: !51)
!333 = !DILocation(line: 38, column: 18, scope: !327)
!334 = !DILocation(line: 38, column: 25, scope: !327)
!335 = !DILocation(line: 39, column: 5, scope: !327)
!336 = !DILocation(line: 40, column: 22, scope: !337)
!337 = distinct !DILexicalBlock(scope: !327, file: !3, line: 39, column: 8)
!338 = !DILocation(line: 40, column: 9, scope: !337)
!339 = !DILocation(line: 40, column: 15, scope: !337)
!340 = !DILocation(line: 40, column: 20, scope: !337)
!341 = !DILocation(line: 41, column: 5, scope: !337)
!342 = !DILocation(line: 41, column: 66, scope: !327)
!343 = !DILocation(line: 41, column: 15, scope: !327)
!344 = !DILocation(line: 41, column: 14, scope: !327)
!345 = distinct !{!345, !335, !346, !210}
!346 = !DILocation(line: 42, column: 74, scope: !327)
!347 = !DILocation(line: 43, column: 1, scope: !327)
!348 = distinct !DISubprogram(name: "peterson_lock", scope: !3, file: !3, line: 53, type: !349, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !188)
!349 = !DISubroutineType(types: !350)
!350 = !{null, !17}
!351 = !DILocalVariable(name: "me", arg: 1, scope: !348, file: !3, line: 53, type: !17)
!352 = !DILocation(line: 53, column: 31, scope: !348)
!353 = !DILocation(line: 55, column: 5, scope: !348)
!354 = !DILocation(line: 56, column: 5, scope: !348)
!355 = !DILocation(line: 57, column: 5, scope: !348)
!356 = !DILocation(line: 57, column: 12, scope: !348)
!357 = !DILocation(line: 57, column: 40, scope: !348)
!358 = !DILocation(line: 57, column: 43, scope: !348)
!359 = !DILocation(line: 57, column: 69, scope: !348)
!360 = !DILocation(line: 57, column: 67, scope: !348)
!361 = !DILocation(line: 57, column: 62, scope: !348)
!362 = !DILocation(line: 0, scope: !348)
!363 = !DILocation(line: 58, column: 9, scope: !348)
!364 = distinct !{!364, !355, !365, !210}
!365 = !DILocation(line: 58, column: 21, scope: !348)
!366 = !DILocation(line: 59, column: 1, scope: !348)
!367 = distinct !DISubprogram(name: "builtins", scope: !3, file: !3, line: 61, type: !323, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !188)
!368 = !DILocation(line: 63, column: 5, scope: !367)
!369 = !DILocation(line: 64, column: 5, scope: !367)
!370 = !DILocation(line: 65, column: 5, scope: !367)
!371 = !DILocation(line: 66, column: 5, scope: !367)
!372 = !DILocation(line: 67, column: 5, scope: !367)
!373 = !DILocation(line: 68, column: 5, scope: !367)
!374 = !DILocation(line: 69, column: 5, scope: !367)
!375 = !DILocation(line: 70, column: 5, scope: !367)
!376 = !DILocation(line: 71, column: 12, scope: !367)
!377 = !DILocation(line: 71, column: 17, scope: !367)
!378 = !DILocation(line: 71, column: 10, scope: !367)
!379 = !DILocation(line: 72, column: 5, scope: !367)
!380 = !DILocation(line: 73, column: 5, scope: !367)
!381 = !DILocation(line: 74, column: 5, scope: !367)
!382 = !{i64 2179}
!383 = !DILocation(line: 75, column: 5, scope: !367)
!384 = !{i64 2218}
!385 = !DILocation(line: 76, column: 1, scope: !367)
