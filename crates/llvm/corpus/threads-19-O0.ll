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
%struct.item = type { i32, ptr }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@ready = internal global i32 0, align 4, !dbg !47
@wake = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !133
@stop = internal global i32 0, align 4, !dbg !42
@shared = internal global i32 0, align 4, !dbg !45
@total = internal global i64 0, align 8, !dbg !37
@.str = private unnamed_addr constant [39 x i8] c"shared == 2 && atomic_load(&total) > 0\00", align 1, !dbg !20
@.str.1 = private unnamed_addr constant [10 x i8] c"threads.c\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !31
@once = internal global i32 0, align 4, !dbg !49
@flags = internal global [2 x i32] zeroinitializer, align 4, !dbg !76
@spin = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !81
@mine = internal thread_local global i32 0, align 4, !dbg !90
@rwlock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !92
@slots = internal global %union.sem_t zeroinitializer, align 8, !dbg !53
@top = internal global ptr null, align 8, !dbg !64
@turn = internal global i32 0, align 4, !dbg !72
@old_style = internal global i64 0, align 8, !dbg !124
@small = internal global i8 0, align 1, !dbg !126
@real = internal global double 0.000000e+00, align 8, !dbg !129

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !201 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !205, !DIExpression(), !208)
    #dbg_declare(ptr %3, !209, !DIExpression(), !211)
  store i64 0, ptr %3, align 8, !dbg !211
  br label %7, !dbg !212

7:                                                ; preds = %16, %0
  %8 = load i64, ptr %3, align 8, !dbg !213
  %9 = icmp slt i64 %8, 2, !dbg !215
  br i1 %9, label %10, label %19, !dbg !216

10:                                               ; preds = %7
  %11 = load i64, ptr %3, align 8, !dbg !217
  %12 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %11, !dbg !218
  %13 = load i64, ptr %3, align 8, !dbg !219
  %14 = inttoptr i64 %13 to ptr, !dbg !220
  %15 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @worker, ptr noundef %14) #6, !dbg !221
  br label %16, !dbg !221

16:                                               ; preds = %10
  %17 = load i64, ptr %3, align 8, !dbg !222
  %18 = add nsw i64 %17, 1, !dbg !222
  store i64 %18, ptr %3, align 8, !dbg !222
  br label %7, !dbg !223, !llvm.loop !224

19:                                               ; preds = %7
  %20 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #6, !dbg !227
  br label %21, !dbg !228

21:                                               ; preds = %24, %19
  %22 = load i32, ptr @ready, align 4, !dbg !229
  %23 = icmp slt i32 %22, 2, !dbg !230
  br i1 %23, label %24, label %26, !dbg !228

24:                                               ; preds = %21
  %25 = call i32 @pthread_cond_wait(ptr noundef @wake, ptr noundef @mutex), !dbg !231
  br label %21, !dbg !228, !llvm.loop !232

26:                                               ; preds = %21
  %27 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #6, !dbg !234
  store volatile i32 1, ptr @stop, align 4, !dbg !235
    #dbg_declare(ptr %4, !236, !DIExpression(), !238)
  store i32 0, ptr %4, align 4, !dbg !238
  br label %28, !dbg !239

28:                                               ; preds = %37, %26
  %29 = load i32, ptr %4, align 4, !dbg !240
  %30 = icmp slt i32 %29, 2, !dbg !242
  br i1 %30, label %31, label %40, !dbg !243

31:                                               ; preds = %28
  %32 = load i32, ptr %4, align 4, !dbg !244
  %33 = sext i32 %32 to i64, !dbg !245
  %34 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %33, !dbg !245
  %35 = load i64, ptr %34, align 8, !dbg !245
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !246
  br label %37, !dbg !246

37:                                               ; preds = %31
  %38 = load i32, ptr %4, align 4, !dbg !247
  %39 = add nsw i32 %38, 1, !dbg !247
  store i32 %39, ptr %4, align 4, !dbg !247
  br label %28, !dbg !248, !llvm.loop !249

40:                                               ; preds = %28
    #dbg_declare(ptr %5, !251, !DIExpression(), !253)
  br label %41, !dbg !254

41:                                               ; preds = %44, %40
  %42 = call ptr @pop(), !dbg !255
  store ptr %42, ptr %5, align 8, !dbg !257
  %43 = icmp ne ptr %42, null, !dbg !258
  br i1 %43, label %44, label %46, !dbg !258

44:                                               ; preds = %41
  %45 = load ptr, ptr %5, align 8, !dbg !259
  call void @free(ptr noundef %45) #6, !dbg !260
  br label %41, !dbg !261, !llvm.loop !262

46:                                               ; preds = %41
  %47 = load i32, ptr @shared, align 4, !dbg !264
  %48 = icmp eq i32 %47, 2, !dbg !264
  br i1 %48, label %49, label %54, !dbg !264

49:                                               ; preds = %46
  %50 = load atomic i64, ptr @total seq_cst, align 8, !dbg !264
  store i64 %50, ptr %6, align 8, !dbg !264
  %51 = load i64, ptr %6, align 8, !dbg !264
  %52 = icmp sgt i64 %51, 0, !dbg !264
  br i1 %52, label %53, label %54, !dbg !267

53:                                               ; preds = %49
  br label %55, !dbg !267

54:                                               ; preds = %49, %46
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 121, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !264
  unreachable, !dbg !264

55:                                               ; preds = %53
  ret i32 0, !dbg !268
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !269 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !272, !DIExpression(), !273)
    #dbg_declare(ptr %4, !274, !DIExpression(), !275)
  %12 = load ptr, ptr %3, align 8, !dbg !276
  %13 = ptrtoint ptr %12 to i64, !dbg !277
  %14 = trunc i64 %13 to i32, !dbg !278
  store i32 %14, ptr %4, align 4, !dbg !275
    #dbg_declare(ptr %5, !279, !DIExpression(), !280)
  %15 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !281
  store ptr %15, ptr %5, align 8, !dbg !280
  %16 = call i32 @pthread_once(ptr noundef @once, ptr noundef @start), !dbg !282
  %17 = load ptr, ptr %5, align 8, !dbg !283
  %18 = icmp ne ptr %17, null, !dbg !283
  br i1 %18, label %20, label %19, !dbg !285

19:                                               ; preds = %1
  store ptr null, ptr %2, align 8, !dbg !286
  br label %63, !dbg !286

20:                                               ; preds = %1
  %21 = load i32, ptr %4, align 4, !dbg !287
  %22 = load ptr, ptr %5, align 8, !dbg !288
  %23 = getelementptr inbounds %struct.item, ptr %22, i32 0, i32 0, !dbg !289
  store i32 %21, ptr %23, align 8, !dbg !290
  %24 = load ptr, ptr %5, align 8, !dbg !291
  call void @push(ptr noundef %24), !dbg !292
  %25 = load i32, ptr %4, align 4, !dbg !293
  call void @peterson_lock(i32 noundef %25), !dbg !294
  %26 = load i32, ptr @shared, align 4, !dbg !295
  %27 = add nsw i32 %26, 1, !dbg !295
  store i32 %27, ptr @shared, align 4, !dbg !295
  %28 = load i32, ptr %4, align 4, !dbg !296
  %29 = sext i32 %28 to i64, !dbg !297
  %30 = getelementptr inbounds [2 x i32], ptr @flags, i64 0, i64 %29, !dbg !297
  store i32 0, ptr %6, align 4, !dbg !298
  %31 = load i32, ptr %6, align 4, !dbg !298
  store atomic i32 %31, ptr %30 release, align 4, !dbg !298
  br label %32, !dbg !299

32:                                               ; preds = %37, %20
  store i8 1, ptr %7, align 1, !dbg !300
  %33 = load i8, ptr %7, align 1, !dbg !300
  %34 = atomicrmw xchg ptr @spin, i8 %33 acquire, align 1, !dbg !300
  store i8 %34, ptr %8, align 1, !dbg !300
  %35 = load i8, ptr %8, align 1, !dbg !300
  %36 = trunc i8 %35 to i1, !dbg !300
  br i1 %36, label %37, label %38, !dbg !299

37:                                               ; preds = %32
  br label %32, !dbg !299, !llvm.loop !301

38:                                               ; preds = %32
  %39 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !303
  %40 = load i32, ptr %39, align 4, !dbg !304
  %41 = add nsw i32 %40, 1, !dbg !304
  store i32 %41, ptr %39, align 4, !dbg !304
  store i8 0, ptr %9, align 1, !dbg !305
  %42 = load i8, ptr %9, align 1, !dbg !305
  store atomic i8 %42, ptr @spin seq_cst, align 1, !dbg !305
  %43 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !306
  %44 = load i32, ptr %43, align 4, !dbg !306
  %45 = sext i32 %44 to i64, !dbg !306
  store i64 %45, ptr %10, align 8, !dbg !307
  %46 = load i64, ptr %10, align 8, !dbg !307
  %47 = atomicrmw add ptr @total, i64 %46 monotonic, align 8, !dbg !307
  store i64 %47, ptr %11, align 8, !dbg !307
  %48 = load i64, ptr %11, align 8, !dbg !307
  %49 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #6, !dbg !308
  %50 = load i32, ptr @ready, align 4, !dbg !309
  %51 = add nsw i32 %50, 1, !dbg !309
  store i32 %51, ptr @ready, align 4, !dbg !309
  %52 = call i32 @pthread_cond_broadcast(ptr noundef @wake) #6, !dbg !310
  %53 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #6, !dbg !311
  %54 = call i32 @pthread_rwlock_rdlock(ptr noundef @rwlock) #6, !dbg !312
  call void @builtins(), !dbg !313
  %55 = call i32 @pthread_rwlock_unlock(ptr noundef @rwlock) #6, !dbg !314
  br label %56, !dbg !315

56:                                               ; preds = %60, %38
  %57 = load volatile i32, ptr @stop, align 4, !dbg !316
  %58 = icmp ne i32 %57, 0, !dbg !317
  %59 = xor i1 %58, true, !dbg !317
  br i1 %59, label %60, label %61, !dbg !315

60:                                               ; preds = %56
  br label %56, !dbg !315, !llvm.loop !318

61:                                               ; preds = %56
  %62 = load ptr, ptr %5, align 8, !dbg !320
  store ptr %62, ptr %2, align 8, !dbg !321
  br label %63, !dbg !321

63:                                               ; preds = %61, %19
  %64 = load ptr, ptr %2, align 8, !dbg !322
  ret ptr %64, !dbg !322
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @pop() #0 !dbg !323 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
    #dbg_declare(ptr %1, !326, !DIExpression(), !327)
  %5 = load atomic i64, ptr @top acquire, align 8, !dbg !328
  store i64 %5, ptr %2, align 8, !dbg !328
  %6 = load ptr, ptr %2, align 8, !dbg !328
  store ptr %6, ptr %1, align 8, !dbg !327
  br label %7, !dbg !329

7:                                                ; preds = %27, %0
  %8 = load ptr, ptr %1, align 8, !dbg !330
  %9 = icmp ne ptr %8, null, !dbg !330
  br i1 %9, label %10, label %25, !dbg !331

10:                                               ; preds = %7
  %11 = load ptr, ptr %1, align 8, !dbg !332
  %12 = getelementptr inbounds %struct.item, ptr %11, i32 0, i32 1, !dbg !332
  %13 = load ptr, ptr %12, align 8, !dbg !332
  store ptr %13, ptr %3, align 8, !dbg !332
  %14 = load i64, ptr %1, align 8, !dbg !332
  %15 = load i64, ptr %3, align 8, !dbg !332
  %16 = cmpxchg ptr @top, i64 %14, i64 %15 seq_cst seq_cst, align 8, !dbg !332
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !332
  %18 = extractvalue { i64, i1 } %16, 1, !dbg !332
  br i1 %18, label %20, label %19, !dbg !332

19:                                               ; preds = %10
  store i64 %17, ptr %1, align 8, !dbg !332
  br label %20, !dbg !332

20:                                               ; preds = %19, %10
  %21 = zext i1 %18 to i8, !dbg !332
  store i8 %21, ptr %4, align 1, !dbg !332
  %22 = load i8, ptr %4, align 1, !dbg !332
  %23 = trunc i8 %22 to i1, !dbg !332
  %24 = xor i1 %23, true, !dbg !333
  br label %25

25:                                               ; preds = %20, %7
  %26 = phi i1 [ false, %7 ], [ %24, %20 ], !dbg !334
  br i1 %26, label %27, label %28, !dbg !329

27:                                               ; preds = %25
  br label %7, !dbg !329, !llvm.loop !335

28:                                               ; preds = %25
  %29 = load ptr, ptr %1, align 8, !dbg !337
  ret ptr %29, !dbg !338
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

declare i32 @pthread_once(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @start() #0 !dbg !339 {
  %1 = call i32 @sem_init(ptr noundef @slots, i32 noundef 0, i32 noundef 1) #6, !dbg !342
  ret void, !dbg !343
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(ptr noundef %0) #0 !dbg !344 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !347, !DIExpression(), !348)
    #dbg_declare(ptr %3, !349, !DIExpression(), !350)
  %7 = load atomic i64, ptr @top monotonic, align 8, !dbg !351
  store i64 %7, ptr %4, align 8, !dbg !351
  %8 = load ptr, ptr %4, align 8, !dbg !351
  store ptr %8, ptr %3, align 8, !dbg !350
  br label %9, !dbg !352

9:                                                ; preds = %21, %1
  %10 = load ptr, ptr %3, align 8, !dbg !353
  %11 = load ptr, ptr %2, align 8, !dbg !355
  %12 = getelementptr inbounds %struct.item, ptr %11, i32 0, i32 1, !dbg !356
  store ptr %10, ptr %12, align 8, !dbg !357
  br label %13, !dbg !358

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !dbg !359
  store ptr %14, ptr %5, align 8, !dbg !360
  %15 = load i64, ptr %3, align 8, !dbg !360
  %16 = load i64, ptr %5, align 8, !dbg !360
  %17 = cmpxchg weak ptr @top, i64 %15, i64 %16 release monotonic, align 8, !dbg !360
  %18 = extractvalue { i64, i1 } %17, 0, !dbg !360
  %19 = extractvalue { i64, i1 } %17, 1, !dbg !360
  br i1 %19, label %21, label %20, !dbg !360

20:                                               ; preds = %13
  store i64 %18, ptr %3, align 8, !dbg !360
  br label %21, !dbg !360

21:                                               ; preds = %20, %13
  %22 = zext i1 %19 to i8, !dbg !360
  store i8 %22, ptr %6, align 1, !dbg !360
  %23 = load i8, ptr %6, align 1, !dbg !360
  %24 = trunc i8 %23 to i1, !dbg !360
  %25 = xor i1 %24, true, !dbg !361
  br i1 %25, label %9, label %26, !dbg !358, !llvm.loop !362

26:                                               ; preds = %21
  ret void, !dbg !364
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @peterson_lock(i32 noundef %0) #0 !dbg !365 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !368, !DIExpression(), !369)
  %7 = load i32, ptr %2, align 4, !dbg !370
  %8 = sext i32 %7 to i64, !dbg !370
  %9 = getelementptr inbounds [2 x i32], ptr @flags, i64 0, i64 %8, !dbg !370
  store i32 1, ptr %3, align 4, !dbg !370
  %10 = load i32, ptr %3, align 4, !dbg !370
  store atomic i32 %10, ptr %9 seq_cst, align 4, !dbg !370
  %11 = load i32, ptr %2, align 4, !dbg !371
  %12 = sub nsw i32 1, %11, !dbg !371
  store i32 %12, ptr %4, align 4, !dbg !371
  %13 = load i32, ptr %4, align 4, !dbg !371
  store atomic i32 %13, ptr @turn seq_cst, align 4, !dbg !371
  br label %14, !dbg !372

14:                                               ; preds = %30, %1
  %15 = load i32, ptr %2, align 4, !dbg !373
  %16 = sub nsw i32 1, %15, !dbg !373
  %17 = sext i32 %16 to i64, !dbg !373
  %18 = getelementptr inbounds [2 x i32], ptr @flags, i64 0, i64 %17, !dbg !373
  %19 = load atomic i32, ptr %18 seq_cst, align 4, !dbg !373
  store i32 %19, ptr %5, align 4, !dbg !373
  %20 = load i32, ptr %5, align 4, !dbg !373
  %21 = icmp ne i32 %20, 0, !dbg !373
  br i1 %21, label %22, label %28, !dbg !374

22:                                               ; preds = %14
  %23 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !375
  store i32 %23, ptr %6, align 4, !dbg !375
  %24 = load i32, ptr %6, align 4, !dbg !375
  %25 = load i32, ptr %2, align 4, !dbg !376
  %26 = sub nsw i32 1, %25, !dbg !377
  %27 = icmp eq i32 %24, %26, !dbg !378
  br label %28

28:                                               ; preds = %22, %14
  %29 = phi i1 [ false, %14 ], [ %27, %22 ], !dbg !379
  br i1 %29, label %30, label %32, !dbg !372

30:                                               ; preds = %28
  %31 = call i32 @sched_yield() #6, !dbg !380
  br label %14, !dbg !372, !llvm.loop !381

32:                                               ; preds = %28
  ret void, !dbg !383
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: nounwind
declare i32 @pthread_cond_broadcast(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @builtins() #0 !dbg !384 {
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
  %11 = atomicrmw add ptr @old_style, i64 1 seq_cst, align 8, !dbg !385
  %12 = cmpxchg ptr @old_style, i64 3, i64 4 seq_cst seq_cst, align 8, !dbg !386
  %13 = extractvalue { i64, i1 } %12, 0, !dbg !386
  fence seq_cst, !dbg !387
  store i64 5, ptr %1, align 8, !dbg !388
  %14 = load i64, ptr %1, align 8, !dbg !388
  %15 = atomicrmw xor ptr @old_style, i64 %14 acq_rel, align 8, !dbg !388
  store i64 %15, ptr %2, align 8, !dbg !388
  %16 = load i64, ptr %2, align 8, !dbg !388
  store i64 5, ptr %3, align 8, !dbg !389
  %17 = load i64, ptr %3, align 8, !dbg !389
  %18 = atomicrmw nand ptr @old_style, i64 %17 seq_cst, align 8, !dbg !389
  %19 = and i64 %18, %17, !dbg !389
  %20 = xor i64 %19, -1, !dbg !389
  store i64 %20, ptr %4, align 8, !dbg !389
  %21 = load i64, ptr %4, align 8, !dbg !389
  store i8 3, ptr %5, align 1, !dbg !390
  %22 = load i8, ptr %5, align 1, !dbg !390
  %23 = atomicrmw or ptr @small, i8 %22 seq_cst, align 1, !dbg !390
  store i8 %23, ptr %6, align 1, !dbg !390
  %24 = load i8, ptr %6, align 1, !dbg !390
  store i8 6, ptr %7, align 1, !dbg !391
  %25 = load i8, ptr %7, align 1, !dbg !391
  %26 = atomicrmw and ptr @small, i8 %25 acquire, align 1, !dbg !391
  store i8 %26, ptr %8, align 1, !dbg !391
  %27 = load i8, ptr %8, align 1, !dbg !391
  store i64 9, ptr %9, align 8, !dbg !392
  %28 = load i64, ptr %9, align 8, !dbg !392
  %29 = atomicrmw xchg ptr @total, i64 %28 seq_cst, align 8, !dbg !392
  store i64 %29, ptr %10, align 8, !dbg !392
  %30 = load i64, ptr %10, align 8, !dbg !392
  %31 = load atomic double, ptr @real seq_cst, align 8, !dbg !393
  %32 = fadd double %31, 1.500000e+00, !dbg !394
  store atomic double %32, ptr @real seq_cst, align 8, !dbg !395
  fence acq_rel, !dbg !396
  fence syncscope("singlethread") seq_cst, !dbg !397
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #6, !dbg !398, !srcloc !399
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #6, !dbg !400, !srcloc !401
  ret void, !dbg !402
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @sched_yield() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!193, !194, !195, !196, !197, !198, !199}
!llvm.ident = !{!200}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 15, type: !166, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
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
!199 = !{i32 7, !"frame-pointer", i32 2}
!200 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!201 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 107, type: !202, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !204)
!202 = !DISubroutineType(types: !203)
!203 = !{!17}
!204 = !{}
!205 = !DILocalVariable(name: "threads", scope: !201, file: !3, line: 109, type: !206)
!206 = !DICompositeType(tag: DW_TAG_array_type, baseType: !207, size: 128, elements: !79)
!207 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 27, baseType: !117)
!208 = !DILocation(line: 109, column: 15, scope: !201)
!209 = !DILocalVariable(name: "i", scope: !210, file: !3, line: 110, type: !18)
!210 = distinct !DILexicalBlock(scope: !201, file: !3, line: 110, column: 5)
!211 = !DILocation(line: 110, column: 15, scope: !210)
!212 = !DILocation(line: 110, column: 10, scope: !210)
!213 = !DILocation(line: 110, column: 22, scope: !214)
!214 = distinct !DILexicalBlock(scope: !210, file: !3, line: 110, column: 5)
!215 = !DILocation(line: 110, column: 24, scope: !214)
!216 = !DILocation(line: 110, column: 5, scope: !210)
!217 = !DILocation(line: 111, column: 33, scope: !214)
!218 = !DILocation(line: 111, column: 25, scope: !214)
!219 = !DILocation(line: 111, column: 59, scope: !214)
!220 = !DILocation(line: 111, column: 51, scope: !214)
!221 = !DILocation(line: 111, column: 9, scope: !214)
!222 = !DILocation(line: 110, column: 30, scope: !214)
!223 = !DILocation(line: 110, column: 5, scope: !214)
!224 = distinct !{!224, !216, !225, !226}
!225 = !DILocation(line: 111, column: 60, scope: !210)
!226 = !{!"llvm.loop.mustprogress"}
!227 = !DILocation(line: 112, column: 5, scope: !201)
!228 = !DILocation(line: 113, column: 5, scope: !201)
!229 = !DILocation(line: 113, column: 12, scope: !201)
!230 = !DILocation(line: 113, column: 18, scope: !201)
!231 = !DILocation(line: 114, column: 9, scope: !201)
!232 = distinct !{!232, !228, !233, !226}
!233 = !DILocation(line: 114, column: 40, scope: !201)
!234 = !DILocation(line: 115, column: 5, scope: !201)
!235 = !DILocation(line: 116, column: 10, scope: !201)
!236 = !DILocalVariable(name: "i", scope: !237, file: !3, line: 117, type: !17)
!237 = distinct !DILexicalBlock(scope: !201, file: !3, line: 117, column: 5)
!238 = !DILocation(line: 117, column: 14, scope: !237)
!239 = !DILocation(line: 117, column: 10, scope: !237)
!240 = !DILocation(line: 117, column: 21, scope: !241)
!241 = distinct !DILexicalBlock(scope: !237, file: !3, line: 117, column: 5)
!242 = !DILocation(line: 117, column: 23, scope: !241)
!243 = !DILocation(line: 117, column: 5, scope: !237)
!244 = !DILocation(line: 118, column: 30, scope: !241)
!245 = !DILocation(line: 118, column: 22, scope: !241)
!246 = !DILocation(line: 118, column: 9, scope: !241)
!247 = !DILocation(line: 117, column: 29, scope: !241)
!248 = !DILocation(line: 117, column: 5, scope: !241)
!249 = distinct !{!249, !243, !250, !226}
!250 = !DILocation(line: 118, column: 38, scope: !237)
!251 = !DILocalVariable(name: "item", scope: !252, file: !3, line: 119, type: !67)
!252 = distinct !DILexicalBlock(scope: !201, file: !3, line: 119, column: 5)
!253 = !DILocation(line: 119, column: 23, scope: !252)
!254 = !DILocation(line: 119, column: 10, scope: !252)
!255 = !DILocation(line: 119, column: 37, scope: !256)
!256 = distinct !DILexicalBlock(scope: !252, file: !3, line: 119, column: 5)
!257 = !DILocation(line: 119, column: 35, scope: !256)
!258 = !DILocation(line: 119, column: 5, scope: !252)
!259 = !DILocation(line: 120, column: 14, scope: !256)
!260 = !DILocation(line: 120, column: 9, scope: !256)
!261 = !DILocation(line: 119, column: 5, scope: !256)
!262 = distinct !{!262, !258, !263, !226}
!263 = !DILocation(line: 120, column: 18, scope: !252)
!264 = !DILocation(line: 121, column: 5, scope: !265)
!265 = distinct !DILexicalBlock(scope: !266, file: !3, line: 121, column: 5)
!266 = distinct !DILexicalBlock(scope: !201, file: !3, line: 121, column: 5)
!267 = !DILocation(line: 121, column: 5, scope: !266)
!268 = !DILocation(line: 122, column: 5, scope: !201)
!269 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 78, type: !270, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !204)
!270 = !DISubroutineType(types: !271)
!271 = !{!16, !16}
!272 = !DILocalVariable(name: "argument", arg: 1, scope: !269, file: !3, line: 78, type: !16)
!273 = !DILocation(line: 78, column: 27, scope: !269)
!274 = !DILocalVariable(name: "me", scope: !269, file: !3, line: 80, type: !17)
!275 = !DILocation(line: 80, column: 9, scope: !269)
!276 = !DILocation(line: 80, column: 25, scope: !269)
!277 = !DILocation(line: 80, column: 19, scope: !269)
!278 = !DILocation(line: 80, column: 14, scope: !269)
!279 = !DILocalVariable(name: "item", scope: !269, file: !3, line: 81, type: !67)
!280 = !DILocation(line: 81, column: 18, scope: !269)
!281 = !DILocation(line: 81, column: 25, scope: !269)
!282 = !DILocation(line: 82, column: 5, scope: !269)
!283 = !DILocation(line: 83, column: 10, scope: !284)
!284 = distinct !DILexicalBlock(scope: !269, file: !3, line: 83, column: 9)
!285 = !DILocation(line: 83, column: 9, scope: !269)
!286 = !DILocation(line: 84, column: 9, scope: !284)
!287 = !DILocation(line: 85, column: 17, scope: !269)
!288 = !DILocation(line: 85, column: 5, scope: !269)
!289 = !DILocation(line: 85, column: 11, scope: !269)
!290 = !DILocation(line: 85, column: 15, scope: !269)
!291 = !DILocation(line: 86, column: 10, scope: !269)
!292 = !DILocation(line: 86, column: 5, scope: !269)
!293 = !DILocation(line: 87, column: 19, scope: !269)
!294 = !DILocation(line: 87, column: 5, scope: !269)
!295 = !DILocation(line: 88, column: 11, scope: !269)
!296 = !DILocation(line: 89, column: 34, scope: !269)
!297 = !DILocation(line: 89, column: 28, scope: !269)
!298 = !DILocation(line: 89, column: 5, scope: !269)
!299 = !DILocation(line: 90, column: 5, scope: !269)
!300 = !DILocation(line: 90, column: 12, scope: !269)
!301 = distinct !{!301, !299, !302, !226}
!302 = !DILocation(line: 91, column: 5, scope: !269)
!303 = !DILocation(line: 92, column: 5, scope: !269)
!304 = !DILocation(line: 92, column: 9, scope: !269)
!305 = !DILocation(line: 93, column: 5, scope: !269)
!306 = !DILocation(line: 94, column: 39, scope: !269)
!307 = !DILocation(line: 94, column: 5, scope: !269)
!308 = !DILocation(line: 95, column: 5, scope: !269)
!309 = !DILocation(line: 96, column: 10, scope: !269)
!310 = !DILocation(line: 97, column: 5, scope: !269)
!311 = !DILocation(line: 98, column: 5, scope: !269)
!312 = !DILocation(line: 99, column: 5, scope: !269)
!313 = !DILocation(line: 100, column: 5, scope: !269)
!314 = !DILocation(line: 101, column: 5, scope: !269)
!315 = !DILocation(line: 102, column: 5, scope: !269)
!316 = !DILocation(line: 102, column: 13, scope: !269)
!317 = !DILocation(line: 102, column: 12, scope: !269)
!318 = distinct !{!318, !315, !319, !226}
!319 = !DILocation(line: 103, column: 5, scope: !269)
!320 = !DILocation(line: 104, column: 12, scope: !269)
!321 = !DILocation(line: 104, column: 5, scope: !269)
!322 = !DILocation(line: 105, column: 1, scope: !269)
!323 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 45, type: !324, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !204)
!324 = !DISubroutineType(types: !325)
!325 = !{!67}
!326 = !DILocalVariable(name: "head", scope: !323, file: !3, line: 47, type: !67)
!327 = !DILocation(line: 47, column: 18, scope: !323)
!328 = !DILocation(line: 47, column: 25, scope: !323)
!329 = !DILocation(line: 48, column: 5, scope: !323)
!330 = !DILocation(line: 48, column: 12, scope: !323)
!331 = !DILocation(line: 48, column: 17, scope: !323)
!332 = !DILocation(line: 48, column: 21, scope: !323)
!333 = !DILocation(line: 48, column: 20, scope: !323)
!334 = !DILocation(line: 0, scope: !323)
!335 = distinct !{!335, !329, !336, !226}
!336 = !DILocation(line: 49, column: 5, scope: !323)
!337 = !DILocation(line: 50, column: 12, scope: !323)
!338 = !DILocation(line: 50, column: 5, scope: !323)
!339 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 31, type: !340, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!340 = !DISubroutineType(types: !341)
!341 = !{null}
!342 = !DILocation(line: 33, column: 5, scope: !339)
!343 = !DILocation(line: 34, column: 1, scope: !339)
!344 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 36, type: !345, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !204)
!345 = !DISubroutineType(types: !346)
!346 = !{null, !67}
!347 = !DILocalVariable(name: "item", arg: 1, scope: !344, file: !3, line: 36, type: !67)
!348 = !DILocation(line: 36, column: 31, scope: !344)
!349 = !DILocalVariable(name: "head", scope: !344, file: !3, line: 38, type: !67)
!350 = !DILocation(line: 38, column: 18, scope: !344)
!351 = !DILocation(line: 38, column: 25, scope: !344)
!352 = !DILocation(line: 39, column: 5, scope: !344)
!353 = !DILocation(line: 40, column: 22, scope: !354)
!354 = distinct !DILexicalBlock(scope: !344, file: !3, line: 39, column: 8)
!355 = !DILocation(line: 40, column: 9, scope: !354)
!356 = !DILocation(line: 40, column: 15, scope: !354)
!357 = !DILocation(line: 40, column: 20, scope: !354)
!358 = !DILocation(line: 41, column: 5, scope: !354)
!359 = !DILocation(line: 41, column: 66, scope: !344)
!360 = !DILocation(line: 41, column: 15, scope: !344)
!361 = !DILocation(line: 41, column: 14, scope: !344)
!362 = distinct !{!362, !352, !363, !226}
!363 = !DILocation(line: 42, column: 74, scope: !344)
!364 = !DILocation(line: 43, column: 1, scope: !344)
!365 = distinct !DISubprogram(name: "peterson_lock", scope: !3, file: !3, line: 53, type: !366, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !204)
!366 = !DISubroutineType(types: !367)
!367 = !{null, !17}
!368 = !DILocalVariable(name: "me", arg: 1, scope: !365, file: !3, line: 53, type: !17)
!369 = !DILocation(line: 53, column: 31, scope: !365)
!370 = !DILocation(line: 55, column: 5, scope: !365)
!371 = !DILocation(line: 56, column: 5, scope: !365)
!372 = !DILocation(line: 57, column: 5, scope: !365)
!373 = !DILocation(line: 57, column: 12, scope: !365)
!374 = !DILocation(line: 57, column: 40, scope: !365)
!375 = !DILocation(line: 57, column: 43, scope: !365)
!376 = !DILocation(line: 57, column: 69, scope: !365)
!377 = !DILocation(line: 57, column: 67, scope: !365)
!378 = !DILocation(line: 57, column: 62, scope: !365)
!379 = !DILocation(line: 0, scope: !365)
!380 = !DILocation(line: 58, column: 9, scope: !365)
!381 = distinct !{!381, !372, !382, !226}
!382 = !DILocation(line: 58, column: 21, scope: !365)
!383 = !DILocation(line: 59, column: 1, scope: !365)
!384 = distinct !DISubprogram(name: "builtins", scope: !3, file: !3, line: 61, type: !340, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!385 = !DILocation(line: 63, column: 5, scope: !384)
!386 = !DILocation(line: 64, column: 5, scope: !384)
!387 = !DILocation(line: 65, column: 5, scope: !384)
!388 = !DILocation(line: 66, column: 5, scope: !384)
!389 = !DILocation(line: 67, column: 5, scope: !384)
!390 = !DILocation(line: 68, column: 5, scope: !384)
!391 = !DILocation(line: 69, column: 5, scope: !384)
!392 = !DILocation(line: 70, column: 5, scope: !384)
!393 = !DILocation(line: 71, column: 12, scope: !384)
!394 = !DILocation(line: 71, column: 17, scope: !384)
!395 = !DILocation(line: 71, column: 10, scope: !384)
!396 = !DILocation(line: 72, column: 5, scope: !384)
!397 = !DILocation(line: 73, column: 5, scope: !384)
!398 = !DILocation(line: 74, column: 5, scope: !384)
!399 = !{i64 2179}
!400 = !DILocation(line: 75, column: 5, scope: !384)
!401 = !{i64 2218}
!402 = !DILocation(line: 76, column: 1, scope: !384)
