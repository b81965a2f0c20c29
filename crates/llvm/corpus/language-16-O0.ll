; ModuleID = 'language.c'
source_filename = "language.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, i8, i8, %union.anon, i32, [2 x [3 x %struct.anon]] }
%union.anon = type { i32 }
%struct.anon = type { i16, i16 }
%struct.tight = type <{ i8, i32, i16 }>
%struct.big = type { [12 x i64] }
%struct.pair = type { i64, i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@jump.table = internal constant [3 x ptr] [ptr blockaddress(@jump, %9), ptr blockaddress(@jump, %10), ptr blockaddress(@jump, %13)], align 16, !dbg !0
@names = internal constant [3 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.3], align 16, !dbg !54
@pool = internal global [3 x %struct.node] [%struct.node { i32 1, ptr getelementptr (i8, ptr @pool, i64 56), i8 0, i8 5, %union.anon zeroinitializer, i32 0, [2 x [3 x %struct.anon]] zeroinitializer }, %struct.node { i32 0, ptr getelementptr (i8, ptr @pool, i64 112), i8 0, i8 0, %union.anon zeroinitializer, i32 0, [2 x [3 x %struct.anon]] zeroinitializer }, %struct.node zeroinitializer], align 16, !dbg !62
@hook = dso_local global ptr null, align 8, !dbg !36
@tight = internal global %struct.tight <{ i8 1, i32 2, i16 3 }>, align 1, !dbg !94
@per_thread = internal thread_local global i32 4, align 4, !dbg !101
@counter = dso_local global i64 0, align 8, !dbg !26
@.str = private unnamed_addr constant [14 x i8] c"%d %s %ld %p\0A\00", align 1, !dbg !20
@elsewhere = extern_weak global i32, align 4
@common_value = dso_local global i32 0, align 4, !dbg !30
@handle = dso_local global ptr null, align 8, !dbg !32
@.str.1 = private unnamed_addr constant [4 x i8] c"red\00", align 1, !dbg !39
@.str.2 = private unnamed_addr constant [9 x i8] c"green\0A\22\\\00", align 1, !dbg !44
@.str.3 = private unnamed_addr constant [5 x i8] c"blue\00", align 1, !dbg !49

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @grow(ptr noalias sret(%struct.big) align 8 %0, ptr noundef byval(%struct.big) align 8 %1) #0 !dbg !114 {
  call void @llvm.dbg.declare(metadata ptr %1, metadata !123, metadata !DIExpression()), !dbg !124
  %3 = getelementptr inbounds %struct.big, ptr %1, i32 0, i32 0, !dbg !125
  %4 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 2, !dbg !126
  %5 = load i64, ptr %4, align 8, !dbg !126
  %6 = getelementptr inbounds %struct.big, ptr %1, i32 0, i32 0, !dbg !127
  %7 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 3, !dbg !128
  %8 = load i64, ptr %7, align 8, !dbg !129
  %9 = add nsw i64 %8, %5, !dbg !129
  store i64 %9, ptr %7, align 8, !dbg !129
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 96, i1 false), !dbg !130
  ret void, !dbg !131
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, i64 } @swap(i64 %0, i64 %1) #0 !dbg !132 {
  %3 = alloca %struct.pair, align 8
  %4 = alloca %struct.pair, align 8
  %5 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0
  store i64 %0, ptr %5, align 8
  %6 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1
  store i64 %1, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !139, metadata !DIExpression()), !dbg !140
  %7 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !141
  %8 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 1, !dbg !142
  %9 = load i64, ptr %8, align 8, !dbg !142
  store i64 %9, ptr %7, align 8, !dbg !141
  %10 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !141
  %11 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 0, !dbg !143
  %12 = load i64, ptr %11, align 8, !dbg !143
  store i64 %12, ptr %10, align 8, !dbg !141
  %13 = load { i64, i64 }, ptr %3, align 8, !dbg !144
  ret { i64, i64 } %13, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @jump(i32 noundef %0) #0 !dbg !2 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !145, metadata !DIExpression()), !dbg !146
  %4 = load i32, ptr %3, align 4, !dbg !147
  %5 = urem i32 %4, 3, !dbg !148
  %6 = zext i32 %5 to i64, !dbg !149
  %7 = getelementptr inbounds [3 x ptr], ptr @jump.table, i64 0, i64 %6, !dbg !149
  %8 = load ptr, ptr %7, align 8, !dbg !149
  br label %17, !dbg !150

9:                                                ; preds = %17
  call void @llvm.dbg.label(metadata !151), !dbg !152
  store i32 10, ptr %2, align 4, !dbg !153
  br label %15, !dbg !153

10:                                               ; preds = %17
  call void @llvm.dbg.label(metadata !154), !dbg !155
  %11 = load i32, ptr %3, align 4, !dbg !156
  %12 = add nsw i32 %11, 3, !dbg !156
  store i32 %12, ptr %3, align 4, !dbg !156
  br label %13, !dbg !157

13:                                               ; preds = %10, %17
  call void @llvm.dbg.label(metadata !158), !dbg !159
  %14 = load i32, ptr %3, align 4, !dbg !160
  store i32 %14, ptr %2, align 4, !dbg !161
  br label %15, !dbg !161

15:                                               ; preds = %13, %9
  %16 = load i32, ptr %2, align 4, !dbg !162
  ret i32 %16, !dbg !162

17:                                               ; preds = %1
  %18 = phi ptr [ %8, %1 ]
  indirectbr ptr %18, [label %9, label %10, label %13]
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @choose(i32 noundef %0) #0 !dbg !163 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !164, metadata !DIExpression()), !dbg !165
  %4 = load i32, ptr %3, align 4, !dbg !166
  switch i32 %4, label %12 [
    i32 1, label %5
    i32 7, label %6
    i32 8, label %6
    i32 9, label %6
    i32 12, label %9
    i32 -5, label %11
  ], !dbg !167

5:                                                ; preds = %1
  store i32 4, ptr %2, align 4, !dbg !168
  br label %20, !dbg !168

6:                                                ; preds = %1, %1, %1
  %7 = load i32, ptr %3, align 4, !dbg !170
  %8 = add nsw i32 %7, 1, !dbg !170
  store i32 %8, ptr %3, align 4, !dbg !170
  br label %9, !dbg !171

9:                                                ; preds = %1, %6
  %10 = load i32, ptr %3, align 4, !dbg !172
  store i32 %10, ptr %2, align 4, !dbg !173
  br label %20, !dbg !173

11:                                               ; preds = %1
  call void @abort() #9, !dbg !174
  unreachable, !dbg !174

12:                                               ; preds = %1
  %13 = load ptr, ptr @names, align 16, !dbg !175
  %14 = load i32, ptr %3, align 4, !dbg !176
  %15 = and i32 %14, 3, !dbg !177
  %16 = sext i32 %15 to i64, !dbg !175
  %17 = getelementptr inbounds i8, ptr %13, i64 %16, !dbg !175
  %18 = load i8, ptr %17, align 1, !dbg !175
  %19 = sext i8 %18 to i32, !dbg !175
  store i32 %19, ptr %2, align 4, !dbg !178
  br label %20, !dbg !178

20:                                               ; preds = %12, %9, %5
  %21 = load i32, ptr %2, align 4, !dbg !179
  ret i32 %21, !dbg !179
}

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @apply(ptr noundef %0, i32 noundef %1) #0 !dbg !180 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !183, metadata !DIExpression()), !dbg !184
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !185, metadata !DIExpression()), !dbg !186
  %8 = load i32, ptr %4, align 4, !dbg !187
  %9 = add nsw i32 %8, 1, !dbg !188
  %10 = zext i32 %9 to i64, !dbg !189
  %11 = call ptr @llvm.stacksave(), !dbg !189
  store ptr %11, ptr %5, align 8, !dbg !189
  %12 = alloca i32, i64 %10, align 16, !dbg !189
  store i64 %10, ptr %6, align 8, !dbg !189
  call void @llvm.dbg.declare(metadata ptr %6, metadata !190, metadata !DIExpression()), !dbg !192
  call void @llvm.dbg.declare(metadata ptr %12, metadata !193, metadata !DIExpression()), !dbg !197
  call void @llvm.dbg.declare(metadata ptr %7, metadata !198, metadata !DIExpression()), !dbg !200
  store i32 0, ptr %7, align 4, !dbg !200
  br label %13, !dbg !201

13:                                               ; preds = %24, %2
  %14 = load i32, ptr %7, align 4, !dbg !202
  %15 = load i32, ptr %4, align 4, !dbg !204
  %16 = icmp sle i32 %14, %15, !dbg !205
  br i1 %16, label %17, label %27, !dbg !206

17:                                               ; preds = %13
  %18 = load ptr, ptr %3, align 8, !dbg !207
  %19 = load i32, ptr %7, align 4, !dbg !208
  %20 = call i32 %18(i32 noundef %19), !dbg !207
  %21 = load i32, ptr %7, align 4, !dbg !209
  %22 = sext i32 %21 to i64, !dbg !210
  %23 = getelementptr inbounds i32, ptr %12, i64 %22, !dbg !210
  store i32 %20, ptr %23, align 4, !dbg !211
  br label %24, !dbg !210

24:                                               ; preds = %17
  %25 = load i32, ptr %7, align 4, !dbg !212
  %26 = add nsw i32 %25, 1, !dbg !212
  store i32 %26, ptr %7, align 4, !dbg !212
  br label %13, !dbg !213, !llvm.loop !214

27:                                               ; preds = %13
  %28 = load i32, ptr %4, align 4, !dbg !217
  %29 = add nsw i32 %28, 1, !dbg !218
  %30 = sext i32 %29 to i64, !dbg !217
  call void @qsort(ptr noundef %12, i64 noundef %30, i64 noundef 4, ptr noundef @compare), !dbg !219
  %31 = load i32, ptr %4, align 4, !dbg !220
  %32 = sext i32 %31 to i64, !dbg !221
  %33 = getelementptr inbounds i32, ptr %12, i64 %32, !dbg !221
  %34 = load i32, ptr %33, align 4, !dbg !221
  %35 = load ptr, ptr %5, align 8, !dbg !222
  call void @llvm.stackrestore(ptr %35), !dbg !222
  ret i32 %34, !dbg !222
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #4

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !223 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !228, metadata !DIExpression()), !dbg !229
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !230, metadata !DIExpression()), !dbg !231
  %5 = load ptr, ptr %3, align 8, !dbg !232
  %6 = load i32, ptr %5, align 4, !dbg !233
  %7 = load ptr, ptr %4, align 8, !dbg !234
  %8 = load i32, ptr %7, align 4, !dbg !235
  %9 = sub nsw i32 %6, %8, !dbg !236
  ret i32 %9, !dbg !237
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @recurse(i32 noundef %0) #0 !dbg !238 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !239, metadata !DIExpression()), !dbg !240
  %3 = load i32, ptr %2, align 4, !dbg !241
  %4 = icmp slt i32 %3, 2, !dbg !242
  br i1 %4, label %5, label %7, !dbg !241

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !243
  br label %15, !dbg !241

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4, !dbg !244
  %9 = sub nsw i32 %8, 1, !dbg !245
  %10 = call i32 @recurse(i32 noundef %9), !dbg !246
  %11 = load i32, ptr %2, align 4, !dbg !247
  %12 = sub nsw i32 %11, 2, !dbg !248
  %13 = call i32 @recurse(i32 noundef %12), !dbg !249
  %14 = add nsw i32 %10, %13, !dbg !250
  br label %15, !dbg !241

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ], !dbg !241
  ret i32 %16, !dbg !251
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !252 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.big, align 8
  %7 = alloca %struct.pair, align 8
  %8 = alloca %struct.pair, align 8
  %9 = alloca ptr, align 8
  %10 = alloca [20 x i8], align 16
  %11 = alloca %struct.big, align 8
  %12 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !257, metadata !DIExpression()), !dbg !258
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !259, metadata !DIExpression()), !dbg !260
  call void @llvm.dbg.declare(metadata ptr %6, metadata !261, metadata !DIExpression()), !dbg !262
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 96, i1 false), !dbg !262
  %13 = getelementptr inbounds { <{ i64, i64, i64, [9 x i64] }> }, ptr %6, i32 0, i32 0, !dbg !262
  %14 = getelementptr inbounds <{ i64, i64, i64, [9 x i64] }>, ptr %13, i32 0, i32 0, !dbg !262
  store i64 1, ptr %14, align 8, !dbg !262
  %15 = getelementptr inbounds <{ i64, i64, i64, [9 x i64] }>, ptr %13, i32 0, i32 1, !dbg !262
  store i64 2, ptr %15, align 8, !dbg !262
  %16 = getelementptr inbounds <{ i64, i64, i64, [9 x i64] }>, ptr %13, i32 0, i32 2, !dbg !262
  store i64 3, ptr %16, align 8, !dbg !262
  call void @llvm.dbg.declare(metadata ptr %7, metadata !263, metadata !DIExpression()), !dbg !264
  %17 = getelementptr inbounds %struct.pair, ptr %8, i32 0, i32 0, !dbg !265
  %18 = load i32, ptr %4, align 4, !dbg !266
  %19 = sext i32 %18 to i64, !dbg !266
  store i64 %19, ptr %17, align 8, !dbg !265
  %20 = getelementptr inbounds %struct.pair, ptr %8, i32 0, i32 1, !dbg !265
  store i64 2, ptr %20, align 8, !dbg !265
  %21 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 0, !dbg !267
  %22 = load i64, ptr %21, align 8, !dbg !267
  %23 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 1, !dbg !267
  %24 = load i64, ptr %23, align 8, !dbg !267
  %25 = call { i64, i64 } @swap(i64 %22, i64 %24), !dbg !267
  %26 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 0, !dbg !267
  %27 = extractvalue { i64, i64 } %25, 0, !dbg !267
  store i64 %27, ptr %26, align 8, !dbg !267
  %28 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 1, !dbg !267
  %29 = extractvalue { i64, i64 } %25, 1, !dbg !267
  store i64 %29, ptr %28, align 8, !dbg !267
  call void @llvm.dbg.declare(metadata ptr %9, metadata !268, metadata !DIExpression()), !dbg !270
  %30 = call noalias ptr @malloc(i64 noundef 56) #10, !dbg !271
  store ptr %30, ptr %9, align 8, !dbg !270
  call void @llvm.dbg.declare(metadata ptr %10, metadata !272, metadata !DIExpression()), !dbg !276
  %31 = load ptr, ptr %9, align 8, !dbg !277
  %32 = icmp ne ptr %31, null, !dbg !277
  br i1 %32, label %34, label %33, !dbg !279

33:                                               ; preds = %2
  store i32 1, ptr %3, align 4, !dbg !280
  br label %138, !dbg !280

34:                                               ; preds = %2
  %35 = load ptr, ptr %9, align 8, !dbg !281
  %36 = load i32, ptr %4, align 4, !dbg !282
  %37 = srem i32 %36, 3, !dbg !283
  %38 = sext i32 %37 to i64, !dbg !284
  %39 = getelementptr inbounds [3 x %struct.node], ptr @pool, i64 0, i64 %38, !dbg !284
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %39, i64 56, i1 false), !dbg !284
  %40 = load ptr, ptr %9, align 8, !dbg !285
  %41 = getelementptr inbounds %struct.node, ptr %40, i32 0, i32 4, !dbg !286
  store float 1.500000e+00, ptr %41, align 4, !dbg !287
  %42 = load i32, ptr %4, align 4, !dbg !288
  %43 = load ptr, ptr %9, align 8, !dbg !289
  %44 = getelementptr inbounds %struct.node, ptr %43, i32 0, i32 3, !dbg !290
  %45 = load i8, ptr %44, align 1, !dbg !291
  %46 = and i8 %45, 7, !dbg !291
  %47 = zext i8 %46 to i32, !dbg !291
  %48 = add nsw i32 %47, %42, !dbg !291
  %49 = trunc i32 %48 to i8, !dbg !291
  %50 = load i8, ptr %44, align 1, !dbg !291
  %51 = and i8 %49, 7, !dbg !291
  %52 = and i8 %50, -8, !dbg !291
  %53 = or i8 %52, %51, !dbg !291
  store i8 %53, ptr %44, align 1, !dbg !291
  %54 = zext i8 %51 to i32, !dbg !291
  %55 = load ptr, ptr %9, align 8, !dbg !292
  %56 = getelementptr inbounds %struct.node, ptr %55, i32 0, i32 3, !dbg !293
  %57 = load i8, ptr %56, align 1, !dbg !293
  %58 = ashr i8 %57, 3, !dbg !293
  %59 = sext i8 %58 to i32, !dbg !293
  %60 = sub nsw i32 0, %59, !dbg !294
  %61 = load ptr, ptr %9, align 8, !dbg !295
  %62 = getelementptr inbounds %struct.node, ptr %61, i32 0, i32 3, !dbg !296
  %63 = trunc i32 %60 to i8, !dbg !297
  %64 = load i8, ptr %62, align 1, !dbg !297
  %65 = and i8 %63, 31, !dbg !297
  %66 = shl i8 %65, 3, !dbg !297
  %67 = and i8 %64, 7, !dbg !297
  %68 = or i8 %67, %66, !dbg !297
  store i8 %68, ptr %62, align 1, !dbg !297
  %69 = shl i8 %65, 3, !dbg !297
  %70 = ashr i8 %69, 3, !dbg !297
  %71 = sext i8 %70 to i32, !dbg !297
  %72 = load i32, ptr %4, align 4, !dbg !298
  %73 = trunc i32 %72 to i16, !dbg !299
  %74 = load ptr, ptr %9, align 8, !dbg !300
  %75 = getelementptr inbounds %struct.node, ptr %74, i32 0, i32 6, !dbg !301
  %76 = getelementptr inbounds [2 x [3 x %struct.anon]], ptr %75, i64 0, i64 1, !dbg !300
  %77 = getelementptr inbounds [3 x %struct.anon], ptr %76, i64 0, i64 2, !dbg !300
  %78 = getelementptr inbounds %struct.anon, ptr %77, i32 0, i32 1, !dbg !302
  store i16 %73, ptr %78, align 2, !dbg !303
  %79 = load ptr, ptr %9, align 8, !dbg !304
  %80 = getelementptr inbounds %struct.node, ptr %79, i32 0, i32 5, !dbg !305
  store i32 -1, ptr %80, align 8, !dbg !306
  call void @grow(ptr sret(%struct.big) align 8 %11, ptr noundef byval(%struct.big) align 8 %6), !dbg !307
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %11, i64 96, i1 false), !dbg !307
  %81 = load i32, ptr %4, align 4, !dbg !308
  %82 = icmp sgt i32 %81, 2, !dbg !309
  %83 = zext i1 %82 to i64, !dbg !308
  %84 = select i1 %82, ptr @jump, ptr @choose, !dbg !308
  store ptr %84, ptr @hook, align 8, !dbg !310
  %85 = getelementptr inbounds [20 x i8], ptr %10, i64 0, i64 0, !dbg !311
  call void @llvm.memset.p0.i64(ptr align 16 %85, i8 0, i64 20, i1 false), !dbg !311
  %86 = getelementptr inbounds [20 x i8], ptr %10, i64 0, i64 0, !dbg !312
  %87 = load ptr, ptr %5, align 8, !dbg !313
  %88 = getelementptr inbounds ptr, ptr %87, i64 0, !dbg !313
  %89 = load ptr, ptr %88, align 8, !dbg !313
  %90 = call ptr @strncpy(ptr noundef %86, ptr noundef %89, i64 noundef 19) #11, !dbg !314
  %91 = getelementptr inbounds [20 x i8], ptr %10, i64 0, i64 0, !dbg !315
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 getelementptr inbounds (%struct.tight, ptr @tight, i32 0, i32 1), ptr align 16 %91, i64 4, i1 false), !dbg !315
  %92 = load ptr, ptr @hook, align 8, !dbg !316
  %93 = load i32, ptr %4, align 4, !dbg !317
  %94 = call i32 @apply(ptr noundef %92, i32 noundef %93), !dbg !318
  %95 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread), !dbg !319
  %96 = load i32, ptr %95, align 4, !dbg !320
  %97 = add nsw i32 %96, %94, !dbg !320
  store i32 %97, ptr %95, align 4, !dbg !320
  %98 = load volatile i64, ptr @counter, align 8, !dbg !321
  %99 = add i64 %98, 20, !dbg !322
  store volatile i64 %99, ptr @counter, align 8, !dbg !323
  %100 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, double noundef 2.000000e+00, i32 noundef 3), !dbg !324
  %101 = load i32, ptr %4, align 4, !dbg !325
  %102 = srem i32 %101, 3, !dbg !326
  %103 = sext i32 %102 to i64, !dbg !327
  %104 = getelementptr inbounds [3 x ptr], ptr @names, i64 0, i64 %103, !dbg !327
  %105 = load ptr, ptr %104, align 8, !dbg !327
  %106 = getelementptr inbounds %struct.big, ptr %6, i32 0, i32 0, !dbg !328
  %107 = getelementptr inbounds [12 x i64], ptr %106, i64 0, i64 3, !dbg !329
  %108 = load i64, ptr %107, align 8, !dbg !329
  %109 = load ptr, ptr %9, align 8, !dbg !330
  %110 = call ptr @find(ptr noundef %109, i32 noundef 4), !dbg !331
  %111 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %100, ptr noundef %105, i64 noundef %108, ptr noundef %110), !dbg !332
  br i1 icmp ne (ptr @elsewhere, ptr null), label %112, label %114, !dbg !333

112:                                              ; preds = %34
  %113 = load i32, ptr @elsewhere, align 4, !dbg !334
  br label %117, !dbg !333

114:                                              ; preds = %34
  %115 = load i32, ptr %4, align 4, !dbg !335
  %116 = call i32 @recurse(i32 noundef %115), !dbg !336
  br label %117, !dbg !333

117:                                              ; preds = %114, %112
  %118 = phi i32 [ %113, %112 ], [ %116, %114 ], !dbg !333
  store i32 %118, ptr @common_value, align 4, !dbg !337
  call void @llvm.dbg.declare(metadata ptr %12, metadata !338, metadata !DIExpression()), !dbg !339
  %119 = load ptr, ptr @hook, align 8, !dbg !340
  %120 = load i32, ptr %4, align 4, !dbg !341
  %121 = call i32 %119(i32 noundef %120), !dbg !340
  %122 = load ptr, ptr %9, align 8, !dbg !342
  %123 = getelementptr inbounds %struct.node, ptr %122, i32 0, i32 4, !dbg !343
  %124 = load i32, ptr %123, align 4, !dbg !344
  %125 = add nsw i32 %121, %124, !dbg !345
  %126 = getelementptr inbounds %struct.pair, ptr %7, i32 0, i32 0, !dbg !346
  %127 = load i64, ptr %126, align 8, !dbg !346
  %128 = trunc i64 %127 to i32, !dbg !347
  %129 = add nsw i32 %125, %128, !dbg !348
  %130 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread), !dbg !349
  %131 = load i32, ptr %130, align 4, !dbg !349
  %132 = add nsw i32 %129, %131, !dbg !350
  %133 = load i16, ptr getelementptr inbounds (%struct.tight, ptr @tight, i32 0, i32 2), align 1, !dbg !351
  %134 = sext i16 %133 to i32, !dbg !352
  %135 = add nsw i32 %132, %134, !dbg !353
  store i32 %135, ptr %12, align 4, !dbg !339
  %136 = load ptr, ptr %9, align 8, !dbg !354
  call void @free(ptr noundef %136) #11, !dbg !355
  %137 = load i32, ptr %12, align 4, !dbg !356
  store i32 %137, ptr %3, align 4, !dbg !357
  br label %138, !dbg !357

138:                                              ; preds = %117, %33
  %139 = load i32, ptr %3, align 4, !dbg !358
  ret i32 %139, !dbg !358
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #7

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !359 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !362, metadata !DIExpression()), !dbg !363
  call void @llvm.dbg.declare(metadata ptr %3, metadata !364, metadata !DIExpression()), !dbg !380
  call void @llvm.dbg.declare(metadata ptr %4, metadata !381, metadata !DIExpression()), !dbg !382
  store i32 0, ptr %4, align 4, !dbg !382
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !383
  call void @llvm.va_start(ptr %6), !dbg !383
  call void @llvm.dbg.declare(metadata ptr %5, metadata !384, metadata !DIExpression()), !dbg !386
  store i32 0, ptr %5, align 4, !dbg !386
  br label %7, !dbg !387

7:                                                ; preds = %54, %1
  %8 = load i32, ptr %5, align 4, !dbg !388
  %9 = load i32, ptr %2, align 4, !dbg !390
  %10 = icmp slt i32 %8, %9, !dbg !391
  br i1 %10, label %11, label %57, !dbg !392

11:                                               ; preds = %7
  %12 = load i32, ptr %5, align 4, !dbg !393
  %13 = and i32 %12, 1, !dbg !394
  %14 = icmp ne i32 %13, 0, !dbg !394
  br i1 %14, label %15, label %33, !dbg !393

15:                                               ; preds = %11
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !395
  %17 = getelementptr inbounds %struct.__va_list_tag, ptr %16, i32 0, i32 1, !dbg !395
  %18 = load i32, ptr %17, align 4, !dbg !395
  %19 = icmp ule i32 %18, 160, !dbg !395
  br i1 %19, label %20, label %25, !dbg !395

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.__va_list_tag, ptr %16, i32 0, i32 3, !dbg !395
  %22 = load ptr, ptr %21, align 16, !dbg !395
  %23 = getelementptr i8, ptr %22, i32 %18, !dbg !395
  %24 = add i32 %18, 16, !dbg !395
  store i32 %24, ptr %17, align 4, !dbg !395
  br label %29, !dbg !395

25:                                               ; preds = %15
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %16, i32 0, i32 2, !dbg !395
  %27 = load ptr, ptr %26, align 8, !dbg !395
  %28 = getelementptr i8, ptr %27, i32 8, !dbg !395
  store ptr %28, ptr %26, align 8, !dbg !395
  br label %29, !dbg !395

29:                                               ; preds = %25, %20
  %30 = phi ptr [ %23, %20 ], [ %27, %25 ], !dbg !395
  %31 = load double, ptr %30, align 8, !dbg !395
  %32 = fptosi double %31 to i32, !dbg !396
  br label %50, !dbg !393

33:                                               ; preds = %11
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !397
  %35 = getelementptr inbounds %struct.__va_list_tag, ptr %34, i32 0, i32 0, !dbg !397
  %36 = load i32, ptr %35, align 16, !dbg !397
  %37 = icmp ule i32 %36, 40, !dbg !397
  br i1 %37, label %38, label %43, !dbg !397

38:                                               ; preds = %33
  %39 = getelementptr inbounds %struct.__va_list_tag, ptr %34, i32 0, i32 3, !dbg !397
  %40 = load ptr, ptr %39, align 16, !dbg !397
  %41 = getelementptr i8, ptr %40, i32 %36, !dbg !397
  %42 = add i32 %36, 8, !dbg !397
  store i32 %42, ptr %35, align 16, !dbg !397
  br label %47, !dbg !397

43:                                               ; preds = %33
  %44 = getelementptr inbounds %struct.__va_list_tag, ptr %34, i32 0, i32 2, !dbg !397
  %45 = load ptr, ptr %44, align 8, !dbg !397
  %46 = getelementptr i8, ptr %45, i32 8, !dbg !397
  store ptr %46, ptr %44, align 8, !dbg !397
  br label %47, !dbg !397

47:                                               ; preds = %43, %38
  %48 = phi ptr [ %41, %38 ], [ %45, %43 ], !dbg !397
  %49 = load i32, ptr %48, align 4, !dbg !397
  br label %50, !dbg !393

50:                                               ; preds = %47, %29
  %51 = phi i32 [ %32, %29 ], [ %49, %47 ], !dbg !393
  %52 = load i32, ptr %4, align 4, !dbg !398
  %53 = add nsw i32 %52, %51, !dbg !398
  store i32 %53, ptr %4, align 4, !dbg !398
  br label %54, !dbg !399

54:                                               ; preds = %50
  %55 = load i32, ptr %5, align 4, !dbg !400
  %56 = add nsw i32 %55, 1, !dbg !400
  store i32 %56, ptr %5, align 4, !dbg !400
  br label %7, !dbg !401, !llvm.loop !402

57:                                               ; preds = %7
  %58 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !404
  call void @llvm.va_end(ptr %58), !dbg !404
  %59 = load i32, ptr %4, align 4, !dbg !405
  ret i32 %59, !dbg !406
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @find(ptr noundef %0, i32 noundef %1) #0 !dbg !407 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !410, metadata !DIExpression()), !dbg !411
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !412, metadata !DIExpression()), !dbg !413
  br label %5, !dbg !414

5:                                                ; preds = %16, %2
  %6 = load ptr, ptr %3, align 8, !dbg !415
  %7 = icmp ne ptr %6, null, !dbg !415
  br i1 %7, label %8, label %14, !dbg !416

8:                                                ; preds = %5
  %9 = load ptr, ptr %3, align 8, !dbg !417
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 0, !dbg !418
  %11 = load i32, ptr %10, align 8, !dbg !418
  %12 = load i32, ptr %4, align 4, !dbg !419
  %13 = icmp ne i32 %11, %12, !dbg !420
  br label %14

14:                                               ; preds = %8, %5
  %15 = phi i1 [ false, %5 ], [ %13, %8 ], !dbg !421
  br i1 %15, label %16, label %20, !dbg !414

16:                                               ; preds = %14
  %17 = load ptr, ptr %3, align 8, !dbg !422
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 1, !dbg !423
  %19 = load ptr, ptr %18, align 8, !dbg !423
  store ptr %19, ptr %3, align 8, !dbg !424
  br label %5, !dbg !414, !llvm.loop !425

20:                                               ; preds = %14
  %21 = load ptr, ptr %3, align 8, !dbg !426
  ret ptr %21, !dbg !427
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind allocsize(0) }
attributes #11 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!106, !107, !108, !109, !110, !111, !112}
!llvm.ident = !{!113}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 74, type: !104, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 72, type: !4, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !103)
!3 = !DIFile(filename: "language.c", directory: ".", checksumkind: CSK_MD5, checksum: "821360a03b065536317783982eb66e53")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, retainedTypes: !14, globals: !19, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "colour", file: !3, line: 9, baseType: !6, size: 32, elements: !10)
!10 = !{!11, !12, !13}
!11 = !DIEnumerator(name: "RED", value: 0)
!12 = !DIEnumerator(name: "GREEN", value: 5)
!13 = !DIEnumerator(name: "BLUE", value: -1)
!14 = !{!15, !16, !6, !17}
!15 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!19 = !{!0, !20, !26, !30, !32, !36, !39, !44, !49, !54, !62, !94, !101}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 148, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 112, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 14)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "counter", scope: !7, file: !3, line: 40, type: !28, isLocal: false, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !29)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "common_value", scope: !7, file: !3, line: 42, type: !6, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "handle", scope: !7, file: !3, line: 44, type: !34, isLocal: false, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DICompositeType(tag: DW_TAG_structure_type, name: "opaque", file: !3, line: 35, flags: DIFlagFwdDecl)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "hook", scope: !7, file: !3, line: 45, type: !38, isLocal: false, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 32, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 4)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 72, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 9)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 40, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 5)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "names", scope: !7, file: !3, line: 38, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 192, elements: !60)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !58)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!60 = !{!61}
!61 = !DISubrange(count: 3)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "pool", scope: !7, file: !3, line: 39, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 1344, elements: !60)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "node_t", file: !3, line: 26, baseType: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 448, elements: !67)
!67 = !{!68, !69, !71, !73, !75, !76, !85, !86}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !66, file: !3, line: 11, baseType: !6, size: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !66, file: !3, line: 12, baseType: !70, size: 64, offset: 64)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !66, file: !3, line: 13, baseType: !72, size: 8, offset: 128)
!72 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !66, file: !3, line: 14, baseType: !74, size: 3, offset: 136, flags: DIFlagBitField, extraData: i64 136)
!74 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "delta", scope: !66, file: !3, line: 15, baseType: !6, size: 5, offset: 139, flags: DIFlagBitField, extraData: i64 136)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !66, file: !3, line: 20, baseType: !77, size: 32, offset: 160)
!77 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !66, file: !3, line: 16, size: 32, elements: !78)
!78 = !{!79, !80, !82}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !77, file: !3, line: 17, baseType: !6, size: 32)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "part", scope: !77, file: !3, line: 18, baseType: !81, size: 32)
!81 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !77, file: !3, line: 19, baseType: !83, size: 32)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !84, size: 32, elements: !42)
!84 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !66, file: !3, line: 21, baseType: !9, size: 32, offset: 192)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !66, file: !3, line: 24, baseType: !87, size: 192, offset: 224)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !88, size: 192, elements: !92)
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !66, file: !3, line: 22, size: 32, elements: !89)
!89 = !{!90, !91}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !88, file: !3, line: 23, baseType: !15, size: 16)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !88, file: !3, line: 23, baseType: !15, size: 16, offset: 16)
!92 = !{!93, !61}
!93 = !DISubrange(count: 2)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(name: "tight", scope: !7, file: !3, line: 43, type: !96, isLocal: true, isDefinition: true)
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tight", file: !3, line: 30, size: 56, elements: !97)
!97 = !{!98, !99, !100}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !96, file: !3, line: 31, baseType: !23, size: 8)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !96, file: !3, line: 32, baseType: !6, size: 32, offset: 8)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !96, file: !3, line: 33, baseType: !15, size: 16, offset: 40)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(name: "per_thread", scope: !7, file: !3, line: 37, type: !6, isLocal: true, isDefinition: true)
!103 = !{}
!104 = !DICompositeType(tag: DW_TAG_array_type, baseType: !105, size: 192, elements: !60)
!105 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!106 = !{i32 7, !"Dwarf Version", i32 5}
!107 = !{i32 2, !"Debug Info Version", i32 3}
!108 = !{i32 1, !"wchar_size", i32 4}
!109 = !{i32 8, !"PIC Level", i32 2}
!110 = !{i32 7, !"PIE Level", i32 2}
!111 = !{i32 7, !"uwtable", i32 2}
!112 = !{i32 7, !"frame-pointer", i32 2}
!113 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!114 = distinct !DISubprogram(name: "grow", scope: !3, file: !3, line: 58, type: !115, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !103)
!115 = !DISubroutineType(types: !116)
!116 = !{!117, !117}
!117 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 27, size: 768, elements: !118)
!118 = !{!119}
!119 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !117, file: !3, line: 28, baseType: !120, size: 768)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 768, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 12)
!123 = !DILocalVariable(name: "b", arg: 1, scope: !114, file: !3, line: 58, type: !117)
!124 = !DILocation(line: 58, column: 28, scope: !114)
!125 = !DILocation(line: 60, column: 17, scope: !114)
!126 = !DILocation(line: 60, column: 15, scope: !114)
!127 = !DILocation(line: 60, column: 7, scope: !114)
!128 = !DILocation(line: 60, column: 5, scope: !114)
!129 = !DILocation(line: 60, column: 12, scope: !114)
!130 = !DILocation(line: 61, column: 12, scope: !114)
!131 = !DILocation(line: 61, column: 5, scope: !114)
!132 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 67, type: !133, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !103)
!133 = !DISubroutineType(types: !134)
!134 = !{!135, !135}
!135 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 64, size: 128, elements: !136)
!136 = !{!137, !138}
!137 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !135, file: !3, line: 65, baseType: !29, size: 64)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !135, file: !3, line: 65, baseType: !29, size: 64, offset: 64)
!139 = !DILocalVariable(name: "p", arg: 1, scope: !132, file: !3, line: 67, type: !135)
!140 = !DILocation(line: 67, column: 30, scope: !132)
!141 = !DILocation(line: 69, column: 25, scope: !132)
!142 = !DILocation(line: 69, column: 28, scope: !132)
!143 = !DILocation(line: 69, column: 38, scope: !132)
!144 = !DILocation(line: 69, column: 5, scope: !132)
!145 = !DILocalVariable(name: "x", arg: 1, scope: !2, file: !3, line: 72, type: !6)
!146 = !DILocation(line: 72, column: 14, scope: !2)
!147 = !DILocation(line: 75, column: 17, scope: !2)
!148 = !DILocation(line: 75, column: 19, scope: !2)
!149 = !DILocation(line: 75, column: 11, scope: !2)
!150 = !DILocation(line: 75, column: 5, scope: !2)
!151 = !DILabel(scope: !2, name: "zero", file: !3, line: 76)
!152 = !DILocation(line: 76, column: 1, scope: !2)
!153 = !DILocation(line: 77, column: 5, scope: !2)
!154 = !DILabel(scope: !2, name: "one", file: !3, line: 78)
!155 = !DILocation(line: 78, column: 1, scope: !2)
!156 = !DILocation(line: 79, column: 7, scope: !2)
!157 = !DILocation(line: 79, column: 5, scope: !2)
!158 = !DILabel(scope: !2, name: "two", file: !3, line: 80)
!159 = !DILocation(line: 80, column: 1, scope: !2)
!160 = !DILocation(line: 81, column: 12, scope: !2)
!161 = !DILocation(line: 81, column: 5, scope: !2)
!162 = !DILocation(line: 82, column: 1, scope: !2)
!163 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 84, type: !4, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !103)
!164 = !DILocalVariable(name: "x", arg: 1, scope: !163, file: !3, line: 84, type: !6)
!165 = !DILocation(line: 84, column: 16, scope: !163)
!166 = !DILocation(line: 86, column: 13, scope: !163)
!167 = !DILocation(line: 86, column: 5, scope: !163)
!168 = !DILocation(line: 88, column: 9, scope: !169)
!169 = distinct !DILexicalBlock(scope: !163, file: !3, line: 86, column: 16)
!170 = !DILocation(line: 90, column: 10, scope: !169)
!171 = !DILocation(line: 90, column: 9, scope: !169)
!172 = !DILocation(line: 93, column: 16, scope: !169)
!173 = !DILocation(line: 93, column: 9, scope: !169)
!174 = !DILocation(line: 95, column: 9, scope: !169)
!175 = !DILocation(line: 97, column: 16, scope: !169)
!176 = !DILocation(line: 97, column: 25, scope: !169)
!177 = !DILocation(line: 97, column: 27, scope: !169)
!178 = !DILocation(line: 97, column: 9, scope: !169)
!179 = !DILocation(line: 99, column: 1, scope: !163)
!180 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 113, type: !181, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !103)
!181 = !DISubroutineType(types: !182)
!182 = !{!6, !38, !6}
!183 = !DILocalVariable(name: "f", arg: 1, scope: !180, file: !3, line: 113, type: !38)
!184 = !DILocation(line: 113, column: 17, scope: !180)
!185 = !DILocalVariable(name: "n", arg: 2, scope: !180, file: !3, line: 113, type: !6)
!186 = !DILocation(line: 113, column: 30, scope: !180)
!187 = !DILocation(line: 115, column: 15, scope: !180)
!188 = !DILocation(line: 115, column: 17, scope: !180)
!189 = !DILocation(line: 115, column: 5, scope: !180)
!190 = !DILocalVariable(name: "__vla_expr0", scope: !180, type: !191, flags: DIFlagArtificial)
!191 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!192 = !DILocation(line: 0, scope: !180)
!193 = !DILocalVariable(name: "array", scope: !180, file: !3, line: 115, type: !194)
!194 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !195)
!195 = !{!196}
!196 = !DISubrange(count: !190)
!197 = !DILocation(line: 115, column: 9, scope: !180)
!198 = !DILocalVariable(name: "i", scope: !199, file: !3, line: 116, type: !6)
!199 = distinct !DILexicalBlock(scope: !180, file: !3, line: 116, column: 5)
!200 = !DILocation(line: 116, column: 14, scope: !199)
!201 = !DILocation(line: 116, column: 10, scope: !199)
!202 = !DILocation(line: 116, column: 21, scope: !203)
!203 = distinct !DILexicalBlock(scope: !199, file: !3, line: 116, column: 5)
!204 = !DILocation(line: 116, column: 26, scope: !203)
!205 = !DILocation(line: 116, column: 23, scope: !203)
!206 = !DILocation(line: 116, column: 5, scope: !199)
!207 = !DILocation(line: 117, column: 20, scope: !203)
!208 = !DILocation(line: 117, column: 22, scope: !203)
!209 = !DILocation(line: 117, column: 15, scope: !203)
!210 = !DILocation(line: 117, column: 9, scope: !203)
!211 = !DILocation(line: 117, column: 18, scope: !203)
!212 = !DILocation(line: 116, column: 30, scope: !203)
!213 = !DILocation(line: 116, column: 5, scope: !203)
!214 = distinct !{!214, !206, !215, !216}
!215 = !DILocation(line: 117, column: 23, scope: !199)
!216 = !{!"llvm.loop.mustprogress"}
!217 = !DILocation(line: 118, column: 18, scope: !180)
!218 = !DILocation(line: 118, column: 20, scope: !180)
!219 = !DILocation(line: 118, column: 5, scope: !180)
!220 = !DILocation(line: 119, column: 18, scope: !180)
!221 = !DILocation(line: 119, column: 12, scope: !180)
!222 = !DILocation(line: 120, column: 1, scope: !180)
!223 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 101, type: !224, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !103)
!224 = !DISubroutineType(types: !225)
!225 = !{!6, !226, !226}
!226 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !227, size: 64)
!227 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!228 = !DILocalVariable(name: "a", arg: 1, scope: !223, file: !3, line: 101, type: !226)
!229 = !DILocation(line: 101, column: 32, scope: !223)
!230 = !DILocalVariable(name: "b", arg: 2, scope: !223, file: !3, line: 101, type: !226)
!231 = !DILocation(line: 101, column: 47, scope: !223)
!232 = !DILocation(line: 103, column: 26, scope: !223)
!233 = !DILocation(line: 103, column: 12, scope: !223)
!234 = !DILocation(line: 103, column: 44, scope: !223)
!235 = !DILocation(line: 103, column: 30, scope: !223)
!236 = !DILocation(line: 103, column: 28, scope: !223)
!237 = !DILocation(line: 103, column: 5, scope: !223)
!238 = distinct !DISubprogram(name: "recurse", scope: !3, file: !3, line: 122, type: !4, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !103)
!239 = !DILocalVariable(name: "n", arg: 1, scope: !238, file: !3, line: 122, type: !6)
!240 = !DILocation(line: 122, column: 43, scope: !238)
!241 = !DILocation(line: 124, column: 12, scope: !238)
!242 = !DILocation(line: 124, column: 14, scope: !238)
!243 = !DILocation(line: 124, column: 20, scope: !238)
!244 = !DILocation(line: 124, column: 32, scope: !238)
!245 = !DILocation(line: 124, column: 34, scope: !238)
!246 = !DILocation(line: 124, column: 24, scope: !238)
!247 = !DILocation(line: 124, column: 49, scope: !238)
!248 = !DILocation(line: 124, column: 51, scope: !238)
!249 = !DILocation(line: 124, column: 41, scope: !238)
!250 = !DILocation(line: 124, column: 39, scope: !238)
!251 = !DILocation(line: 124, column: 5, scope: !238)
!252 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 127, type: !253, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !103)
!253 = !DISubroutineType(types: !254)
!254 = !{!6, !6, !255}
!255 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !256, size: 64)
!256 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!257 = !DILocalVariable(name: "argc", arg: 1, scope: !252, file: !3, line: 127, type: !6)
!258 = !DILocation(line: 127, column: 14, scope: !252)
!259 = !DILocalVariable(name: "argv", arg: 2, scope: !252, file: !3, line: 127, type: !255)
!260 = !DILocation(line: 127, column: 27, scope: !252)
!261 = !DILocalVariable(name: "b", scope: !252, file: !3, line: 129, type: !117)
!262 = !DILocation(line: 129, column: 16, scope: !252)
!263 = !DILocalVariable(name: "p", scope: !252, file: !3, line: 130, type: !135)
!264 = !DILocation(line: 130, column: 17, scope: !252)
!265 = !DILocation(line: 130, column: 39, scope: !252)
!266 = !DILocation(line: 130, column: 40, scope: !252)
!267 = !DILocation(line: 130, column: 21, scope: !252)
!268 = !DILocalVariable(name: "n", scope: !252, file: !3, line: 131, type: !269)
!269 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!270 = !DILocation(line: 131, column: 13, scope: !252)
!271 = !DILocation(line: 131, column: 17, scope: !252)
!272 = !DILocalVariable(name: "buffer", scope: !252, file: !3, line: 132, type: !273)
!273 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 160, elements: !274)
!274 = !{!275}
!275 = !DISubrange(count: 20)
!276 = !DILocation(line: 132, column: 10, scope: !252)
!277 = !DILocation(line: 133, column: 10, scope: !278)
!278 = distinct !DILexicalBlock(scope: !252, file: !3, line: 133, column: 9)
!279 = !DILocation(line: 133, column: 9, scope: !252)
!280 = !DILocation(line: 134, column: 9, scope: !278)
!281 = !DILocation(line: 135, column: 6, scope: !252)
!282 = !DILocation(line: 135, column: 15, scope: !252)
!283 = !DILocation(line: 135, column: 20, scope: !252)
!284 = !DILocation(line: 135, column: 10, scope: !252)
!285 = !DILocation(line: 136, column: 5, scope: !252)
!286 = !DILocation(line: 136, column: 8, scope: !252)
!287 = !DILocation(line: 136, column: 15, scope: !252)
!288 = !DILocation(line: 137, column: 17, scope: !252)
!289 = !DILocation(line: 137, column: 5, scope: !252)
!290 = !DILocation(line: 137, column: 8, scope: !252)
!291 = !DILocation(line: 137, column: 14, scope: !252)
!292 = !DILocation(line: 138, column: 17, scope: !252)
!293 = !DILocation(line: 138, column: 20, scope: !252)
!294 = !DILocation(line: 138, column: 16, scope: !252)
!295 = !DILocation(line: 138, column: 5, scope: !252)
!296 = !DILocation(line: 138, column: 8, scope: !252)
!297 = !DILocation(line: 138, column: 14, scope: !252)
!298 = !DILocation(line: 139, column: 28, scope: !252)
!299 = !DILocation(line: 139, column: 21, scope: !252)
!300 = !DILocation(line: 139, column: 5, scope: !252)
!301 = !DILocation(line: 139, column: 8, scope: !252)
!302 = !DILocation(line: 139, column: 17, scope: !252)
!303 = !DILocation(line: 139, column: 19, scope: !252)
!304 = !DILocation(line: 140, column: 5, scope: !252)
!305 = !DILocation(line: 140, column: 8, scope: !252)
!306 = !DILocation(line: 140, column: 15, scope: !252)
!307 = !DILocation(line: 141, column: 9, scope: !252)
!308 = !DILocation(line: 142, column: 12, scope: !252)
!309 = !DILocation(line: 142, column: 17, scope: !252)
!310 = !DILocation(line: 142, column: 10, scope: !252)
!311 = !DILocation(line: 143, column: 5, scope: !252)
!312 = !DILocation(line: 144, column: 13, scope: !252)
!313 = !DILocation(line: 144, column: 21, scope: !252)
!314 = !DILocation(line: 144, column: 5, scope: !252)
!315 = !DILocation(line: 145, column: 5, scope: !252)
!316 = !DILocation(line: 146, column: 25, scope: !252)
!317 = !DILocation(line: 146, column: 31, scope: !252)
!318 = !DILocation(line: 146, column: 19, scope: !252)
!319 = !DILocation(line: 146, column: 5, scope: !252)
!320 = !DILocation(line: 146, column: 16, scope: !252)
!321 = !DILocation(line: 147, column: 15, scope: !252)
!322 = !DILocation(line: 147, column: 23, scope: !252)
!323 = !DILocation(line: 147, column: 13, scope: !252)
!324 = !DILocation(line: 148, column: 30, scope: !252)
!325 = !DILocation(line: 148, column: 55, scope: !252)
!326 = !DILocation(line: 148, column: 60, scope: !252)
!327 = !DILocation(line: 148, column: 49, scope: !252)
!328 = !DILocation(line: 148, column: 68, scope: !252)
!329 = !DILocation(line: 148, column: 66, scope: !252)
!330 = !DILocation(line: 148, column: 87, scope: !252)
!331 = !DILocation(line: 148, column: 82, scope: !252)
!332 = !DILocation(line: 148, column: 5, scope: !252)
!333 = !DILocation(line: 149, column: 20, scope: !252)
!334 = !DILocation(line: 149, column: 33, scope: !252)
!335 = !DILocation(line: 149, column: 53, scope: !252)
!336 = !DILocation(line: 149, column: 45, scope: !252)
!337 = !DILocation(line: 149, column: 18, scope: !252)
!338 = !DILocalVariable(name: "result", scope: !252, file: !3, line: 150, type: !6)
!339 = !DILocation(line: 150, column: 9, scope: !252)
!340 = !DILocation(line: 150, column: 18, scope: !252)
!341 = !DILocation(line: 150, column: 23, scope: !252)
!342 = !DILocation(line: 150, column: 31, scope: !252)
!343 = !DILocation(line: 150, column: 34, scope: !252)
!344 = !DILocation(line: 150, column: 36, scope: !252)
!345 = !DILocation(line: 150, column: 29, scope: !252)
!346 = !DILocation(line: 150, column: 51, scope: !252)
!347 = !DILocation(line: 150, column: 44, scope: !252)
!348 = !DILocation(line: 150, column: 42, scope: !252)
!349 = !DILocation(line: 150, column: 59, scope: !252)
!350 = !DILocation(line: 150, column: 57, scope: !252)
!351 = !DILocation(line: 150, column: 78, scope: !252)
!352 = !DILocation(line: 150, column: 72, scope: !252)
!353 = !DILocation(line: 150, column: 70, scope: !252)
!354 = !DILocation(line: 151, column: 10, scope: !252)
!355 = !DILocation(line: 151, column: 5, scope: !252)
!356 = !DILocation(line: 152, column: 12, scope: !252)
!357 = !DILocation(line: 152, column: 5, scope: !252)
!358 = !DILocation(line: 153, column: 1, scope: !252)
!359 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 47, type: !360, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !103)
!360 = !DISubroutineType(types: !361)
!361 = !{!6, !6, null}
!362 = !DILocalVariable(name: "n", arg: 1, scope: !359, file: !3, line: 47, type: !6)
!363 = !DILocation(line: 47, column: 20, scope: !359)
!364 = !DILocalVariable(name: "list", scope: !359, file: !3, line: 49, type: !365)
!365 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !366, line: 52, baseType: !367)
!366 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!367 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !368, line: 14, baseType: !369)
!368 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4c819f80dd915987182e9ab226e27a5a")
!369 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !370, baseType: !371)
!370 = !DIFile(filename: "language.c", directory: ".")
!371 = !DICompositeType(tag: DW_TAG_array_type, baseType: !372, size: 192, elements: !378)
!372 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !373)
!373 = !{!374, !375, !376, !377}
!374 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !372, file: !370, line: 49, baseType: !74, size: 32)
!375 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !372, file: !370, line: 49, baseType: !74, size: 32, offset: 32)
!376 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !372, file: !370, line: 49, baseType: !16, size: 64, offset: 64)
!377 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !372, file: !370, line: 49, baseType: !16, size: 64, offset: 128)
!378 = !{!379}
!379 = !DISubrange(count: 1)
!380 = !DILocation(line: 49, column: 13, scope: !359)
!381 = !DILocalVariable(name: "total", scope: !359, file: !3, line: 50, type: !6)
!382 = !DILocation(line: 50, column: 9, scope: !359)
!383 = !DILocation(line: 51, column: 5, scope: !359)
!384 = !DILocalVariable(name: "i", scope: !385, file: !3, line: 52, type: !6)
!385 = distinct !DILexicalBlock(scope: !359, file: !3, line: 52, column: 5)
!386 = !DILocation(line: 52, column: 14, scope: !385)
!387 = !DILocation(line: 52, column: 10, scope: !385)
!388 = !DILocation(line: 52, column: 21, scope: !389)
!389 = distinct !DILexicalBlock(scope: !385, file: !3, line: 52, column: 5)
!390 = !DILocation(line: 52, column: 25, scope: !389)
!391 = !DILocation(line: 52, column: 23, scope: !389)
!392 = !DILocation(line: 52, column: 5, scope: !385)
!393 = !DILocation(line: 53, column: 18, scope: !389)
!394 = !DILocation(line: 53, column: 20, scope: !389)
!395 = !DILocation(line: 53, column: 31, scope: !389)
!396 = !DILocation(line: 53, column: 26, scope: !389)
!397 = !DILocation(line: 53, column: 54, scope: !389)
!398 = !DILocation(line: 53, column: 15, scope: !389)
!399 = !DILocation(line: 53, column: 9, scope: !389)
!400 = !DILocation(line: 52, column: 29, scope: !389)
!401 = !DILocation(line: 52, column: 5, scope: !389)
!402 = distinct !{!402, !392, !403, !216}
!403 = !DILocation(line: 53, column: 54, scope: !385)
!404 = !DILocation(line: 54, column: 5, scope: !359)
!405 = !DILocation(line: 55, column: 12, scope: !359)
!406 = !DILocation(line: 55, column: 5, scope: !359)
!407 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 106, type: !408, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !103)
!408 = !DISubroutineType(types: !409)
!409 = !{!269, !269, !6}
!410 = !DILocalVariable(name: "list", arg: 1, scope: !407, file: !3, line: 106, type: !269)
!411 = !DILocation(line: 106, column: 29, scope: !407)
!412 = !DILocalVariable(name: "value", arg: 2, scope: !407, file: !3, line: 106, type: !6)
!413 = !DILocation(line: 106, column: 39, scope: !407)
!414 = !DILocation(line: 108, column: 5, scope: !407)
!415 = !DILocation(line: 108, column: 12, scope: !407)
!416 = !DILocation(line: 108, column: 17, scope: !407)
!417 = !DILocation(line: 108, column: 20, scope: !407)
!418 = !DILocation(line: 108, column: 26, scope: !407)
!419 = !DILocation(line: 108, column: 35, scope: !407)
!420 = !DILocation(line: 108, column: 32, scope: !407)
!421 = !DILocation(line: 0, scope: !407)
!422 = !DILocation(line: 109, column: 16, scope: !407)
!423 = !DILocation(line: 109, column: 22, scope: !407)
!424 = !DILocation(line: 109, column: 14, scope: !407)
!425 = distinct !{!425, !414, !423, !216}
!426 = !DILocation(line: 110, column: 12, scope: !407)
!427 = !DILocation(line: 110, column: 5, scope: !407)
