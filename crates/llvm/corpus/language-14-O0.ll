; ModuleID = 'language.c'
source_filename = "language.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node*, i8, i8, %union.anon, i32, [2 x [3 x %struct.anon]] }
%union.anon = type { i32 }
%struct.anon = type { i16, i16 }
%struct.tight = type <{ i8, i32, i16 }>
%struct.opaque = type opaque
%struct.big = type { [12 x i64] }
%struct.pair = type { i64, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@jump.table = internal constant [3 x i8*] [i8* blockaddress(@jump, %9), i8* blockaddress(@jump, %10), i8* blockaddress(@jump, %13)], align 16, !dbg !0
@names = internal constant [3 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i32 0, i32 0)], align 16, !dbg !33
@pool = internal global [3 x %struct.node] [%struct.node { i32 1, %struct.node* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.node]* @pool to i8*), i64 56) to %struct.node*), i8 0, i8 5, %union.anon zeroinitializer, i32 0, [2 x [3 x %struct.anon]] zeroinitializer }, %struct.node { i32 0, %struct.node* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.node]* @pool to i8*), i64 112) to %struct.node*), i8 0, i8 0, %union.anon zeroinitializer, i32 0, [2 x [3 x %struct.anon]] zeroinitializer }, %struct.node zeroinitializer], align 16, !dbg !42
@hook = dso_local global i32 (i32)* null, align 8, !dbg !30
@tight = internal global %struct.tight <{ i8 1, i32 2, i16 3 }>, align 1, !dbg !76
@per_thread = internal thread_local global i32 4, align 4, !dbg !83
@counter = dso_local global i64 0, align 8, !dbg !20
@.str = private unnamed_addr constant [14 x i8] c"%d %s %ld %p\0A\00", align 1
@elsewhere = extern_weak global i32, align 4
@common_value = dso_local global i32 0, align 4, !dbg !24
@handle = dso_local global %struct.opaque* null, align 8, !dbg !26
@.str.1 = private unnamed_addr constant [4 x i8] c"red\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"green\0A\22\\\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"blue\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @grow(%struct.big* noalias sret(%struct.big) align 8 %0, %struct.big* noundef byval(%struct.big) align 8 %1) #0 !dbg !96 {
  call void @llvm.dbg.declare(metadata %struct.big* %1, metadata !105, metadata !DIExpression()), !dbg !106
  %3 = getelementptr inbounds %struct.big, %struct.big* %1, i32 0, i32 0, !dbg !107
  %4 = getelementptr inbounds [12 x i64], [12 x i64]* %3, i64 0, i64 2, !dbg !108
  %5 = load i64, i64* %4, align 8, !dbg !108
  %6 = getelementptr inbounds %struct.big, %struct.big* %1, i32 0, i32 0, !dbg !109
  %7 = getelementptr inbounds [12 x i64], [12 x i64]* %6, i64 0, i64 3, !dbg !110
  %8 = load i64, i64* %7, align 8, !dbg !111
  %9 = add nsw i64 %8, %5, !dbg !111
  store i64 %9, i64* %7, align 8, !dbg !111
  %10 = bitcast %struct.big* %0 to i8*, !dbg !112
  %11 = bitcast %struct.big* %1 to i8*, !dbg !112
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %10, i8* align 8 %11, i64 96, i1 false), !dbg !112
  ret void, !dbg !113
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, i64 } @swap(i64 %0, i64 %1) #0 !dbg !114 {
  %3 = alloca %struct.pair, align 8
  %4 = alloca %struct.pair, align 8
  %5 = bitcast %struct.pair* %4 to { i64, i64 }*
  %6 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %5, i32 0, i32 0
  store i64 %0, i64* %6, align 8
  %7 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %5, i32 0, i32 1
  store i64 %1, i64* %7, align 8
  call void @llvm.dbg.declare(metadata %struct.pair* %4, metadata !121, metadata !DIExpression()), !dbg !122
  %8 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 0, !dbg !123
  %9 = getelementptr inbounds %struct.pair, %struct.pair* %4, i32 0, i32 1, !dbg !124
  %10 = load i64, i64* %9, align 8, !dbg !124
  store i64 %10, i64* %8, align 8, !dbg !123
  %11 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 1, !dbg !123
  %12 = getelementptr inbounds %struct.pair, %struct.pair* %4, i32 0, i32 0, !dbg !125
  %13 = load i64, i64* %12, align 8, !dbg !125
  store i64 %13, i64* %11, align 8, !dbg !123
  %14 = bitcast %struct.pair* %3 to { i64, i64 }*, !dbg !126
  %15 = load { i64, i64 }, { i64, i64 }* %14, align 8, !dbg !126
  ret { i64, i64 } %15, !dbg !126
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @jump(i32 noundef %0) #0 !dbg !2 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !127, metadata !DIExpression()), !dbg !128
  %4 = load i32, i32* %3, align 4, !dbg !129
  %5 = urem i32 %4, 3, !dbg !130
  %6 = zext i32 %5 to i64, !dbg !131
  %7 = getelementptr inbounds [3 x i8*], [3 x i8*]* @jump.table, i64 0, i64 %6, !dbg !131
  %8 = load i8*, i8** %7, align 8, !dbg !131
  br label %17, !dbg !132

9:                                                ; preds = %17
  call void @llvm.dbg.label(metadata !133), !dbg !134
  store i32 10, i32* %2, align 4, !dbg !135
  br label %15, !dbg !135

10:                                               ; preds = %17
  call void @llvm.dbg.label(metadata !136), !dbg !137
  %11 = load i32, i32* %3, align 4, !dbg !138
  %12 = add nsw i32 %11, 3, !dbg !138
  store i32 %12, i32* %3, align 4, !dbg !138
  br label %13, !dbg !139

13:                                               ; preds = %10, %17
  call void @llvm.dbg.label(metadata !140), !dbg !141
  %14 = load i32, i32* %3, align 4, !dbg !142
  store i32 %14, i32* %2, align 4, !dbg !143
  br label %15, !dbg !143

15:                                               ; preds = %13, %9
  %16 = load i32, i32* %2, align 4, !dbg !144
  ret i32 %16, !dbg !144

17:                                               ; preds = %1
  %18 = phi i8* [ %8, %1 ]
  indirectbr i8* %18, [label %9, label %10, label %13]
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @choose(i32 noundef %0) #0 !dbg !145 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !146, metadata !DIExpression()), !dbg !147
  %4 = load i32, i32* %3, align 4, !dbg !148
  switch i32 %4, label %12 [
    i32 1, label %5
    i32 7, label %6
    i32 8, label %6
    i32 9, label %6
    i32 12, label %9
    i32 -5, label %11
  ], !dbg !149

5:                                                ; preds = %1
  store i32 4, i32* %2, align 4, !dbg !150
  br label %20, !dbg !150

6:                                                ; preds = %1, %1, %1
  %7 = load i32, i32* %3, align 4, !dbg !152
  %8 = add nsw i32 %7, 1, !dbg !152
  store i32 %8, i32* %3, align 4, !dbg !152
  br label %9, !dbg !153

9:                                                ; preds = %1, %6
  %10 = load i32, i32* %3, align 4, !dbg !154
  store i32 %10, i32* %2, align 4, !dbg !155
  br label %20, !dbg !155

11:                                               ; preds = %1
  call void @abort() #8, !dbg !156
  unreachable, !dbg !156

12:                                               ; preds = %1
  %13 = load i8*, i8** getelementptr inbounds ([3 x i8*], [3 x i8*]* @names, i64 0, i64 0), align 16, !dbg !157
  %14 = load i32, i32* %3, align 4, !dbg !158
  %15 = and i32 %14, 3, !dbg !159
  %16 = sext i32 %15 to i64, !dbg !157
  %17 = getelementptr inbounds i8, i8* %13, i64 %16, !dbg !157
  %18 = load i8, i8* %17, align 1, !dbg !157
  %19 = sext i8 %18 to i32, !dbg !157
  store i32 %19, i32* %2, align 4, !dbg !160
  br label %20, !dbg !160

20:                                               ; preds = %12, %9, %5
  %21 = load i32, i32* %2, align 4, !dbg !161
  ret i32 %21, !dbg !161
}

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @apply(i32 (i32)* noundef %0, i32 noundef %1) #0 !dbg !162 {
  %3 = alloca i32 (i32)*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i8*, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store i32 (i32)* %0, i32 (i32)** %3, align 8
  call void @llvm.dbg.declare(metadata i32 (i32)** %3, metadata !165, metadata !DIExpression()), !dbg !166
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !167, metadata !DIExpression()), !dbg !168
  %8 = load i32, i32* %4, align 4, !dbg !169
  %9 = add nsw i32 %8, 1, !dbg !170
  %10 = zext i32 %9 to i64, !dbg !171
  %11 = call i8* @llvm.stacksave(), !dbg !171
  store i8* %11, i8** %5, align 8, !dbg !171
  %12 = alloca i32, i64 %10, align 16, !dbg !171
  store i64 %10, i64* %6, align 8, !dbg !171
  call void @llvm.dbg.declare(metadata i64* %6, metadata !172, metadata !DIExpression()), !dbg !174
  call void @llvm.dbg.declare(metadata i32* %12, metadata !175, metadata !DIExpression()), !dbg !179
  call void @llvm.dbg.declare(metadata i32* %7, metadata !180, metadata !DIExpression()), !dbg !182
  store i32 0, i32* %7, align 4, !dbg !182
  br label %13, !dbg !183

13:                                               ; preds = %24, %2
  %14 = load i32, i32* %7, align 4, !dbg !184
  %15 = load i32, i32* %4, align 4, !dbg !186
  %16 = icmp sle i32 %14, %15, !dbg !187
  br i1 %16, label %17, label %27, !dbg !188

17:                                               ; preds = %13
  %18 = load i32 (i32)*, i32 (i32)** %3, align 8, !dbg !189
  %19 = load i32, i32* %7, align 4, !dbg !190
  %20 = call i32 %18(i32 noundef %19), !dbg !189
  %21 = load i32, i32* %7, align 4, !dbg !191
  %22 = sext i32 %21 to i64, !dbg !192
  %23 = getelementptr inbounds i32, i32* %12, i64 %22, !dbg !192
  store i32 %20, i32* %23, align 4, !dbg !193
  br label %24, !dbg !192

24:                                               ; preds = %17
  %25 = load i32, i32* %7, align 4, !dbg !194
  %26 = add nsw i32 %25, 1, !dbg !194
  store i32 %26, i32* %7, align 4, !dbg !194
  br label %13, !dbg !195, !llvm.loop !196

27:                                               ; preds = %13
  %28 = bitcast i32* %12 to i8*, !dbg !199
  %29 = load i32, i32* %4, align 4, !dbg !200
  %30 = add nsw i32 %29, 1, !dbg !201
  %31 = sext i32 %30 to i64, !dbg !200
  call void @qsort(i8* noundef %28, i64 noundef %31, i64 noundef 4, i32 (i8*, i8*)* noundef @compare), !dbg !202
  %32 = load i32, i32* %4, align 4, !dbg !203
  %33 = sext i32 %32 to i64, !dbg !204
  %34 = getelementptr inbounds i32, i32* %12, i64 %33, !dbg !204
  %35 = load i32, i32* %34, align 4, !dbg !204
  %36 = load i8*, i8** %5, align 8, !dbg !205
  call void @llvm.stackrestore(i8* %36), !dbg !205
  ret i32 %35, !dbg !205
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #4

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(i8* noundef %0, i8* noundef %1) #0 !dbg !206 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !211, metadata !DIExpression()), !dbg !212
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !213, metadata !DIExpression()), !dbg !214
  %5 = load i8*, i8** %3, align 8, !dbg !215
  %6 = bitcast i8* %5 to i32*, !dbg !216
  %7 = load i32, i32* %6, align 4, !dbg !217
  %8 = load i8*, i8** %4, align 8, !dbg !218
  %9 = bitcast i8* %8 to i32*, !dbg !219
  %10 = load i32, i32* %9, align 4, !dbg !220
  %11 = sub nsw i32 %7, %10, !dbg !221
  ret i32 %11, !dbg !222
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @recurse(i32 noundef %0) #0 !dbg !223 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !224, metadata !DIExpression()), !dbg !225
  %3 = load i32, i32* %2, align 4, !dbg !226
  %4 = icmp slt i32 %3, 2, !dbg !227
  br i1 %4, label %5, label %7, !dbg !226

5:                                                ; preds = %1
  %6 = load i32, i32* %2, align 4, !dbg !228
  br label %15, !dbg !226

7:                                                ; preds = %1
  %8 = load i32, i32* %2, align 4, !dbg !229
  %9 = sub nsw i32 %8, 1, !dbg !230
  %10 = call i32 @recurse(i32 noundef %9), !dbg !231
  %11 = load i32, i32* %2, align 4, !dbg !232
  %12 = sub nsw i32 %11, 2, !dbg !233
  %13 = call i32 @recurse(i32 noundef %12), !dbg !234
  %14 = add nsw i32 %10, %13, !dbg !235
  br label %15, !dbg !226

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ], !dbg !226
  ret i32 %16, !dbg !236
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !237 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.big, align 8
  %7 = alloca %struct.pair, align 8
  %8 = alloca %struct.pair, align 8
  %9 = alloca %struct.node*, align 8
  %10 = alloca [20 x i8], align 16
  %11 = alloca %struct.big, align 8
  %12 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !242, metadata !DIExpression()), !dbg !243
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !244, metadata !DIExpression()), !dbg !245
  call void @llvm.dbg.declare(metadata %struct.big* %6, metadata !246, metadata !DIExpression()), !dbg !247
  %13 = bitcast %struct.big* %6 to i8*, !dbg !247
  call void @llvm.memset.p0i8.i64(i8* align 8 %13, i8 0, i64 96, i1 false), !dbg !247
  %14 = bitcast i8* %13 to { <{ i64, i64, i64, [9 x i64] }> }*, !dbg !247
  %15 = getelementptr inbounds { <{ i64, i64, i64, [9 x i64] }> }, { <{ i64, i64, i64, [9 x i64] }> }* %14, i32 0, i32 0, !dbg !247
  %16 = getelementptr inbounds <{ i64, i64, i64, [9 x i64] }>, <{ i64, i64, i64, [9 x i64] }>* %15, i32 0, i32 0, !dbg !247
  store i64 1, i64* %16, align 8, !dbg !247
  %17 = getelementptr inbounds <{ i64, i64, i64, [9 x i64] }>, <{ i64, i64, i64, [9 x i64] }>* %15, i32 0, i32 1, !dbg !247
  store i64 2, i64* %17, align 8, !dbg !247
  %18 = getelementptr inbounds <{ i64, i64, i64, [9 x i64] }>, <{ i64, i64, i64, [9 x i64] }>* %15, i32 0, i32 2, !dbg !247
  store i64 3, i64* %18, align 8, !dbg !247
  call void @llvm.dbg.declare(metadata %struct.pair* %7, metadata !248, metadata !DIExpression()), !dbg !249
  %19 = getelementptr inbounds %struct.pair, %struct.pair* %8, i32 0, i32 0, !dbg !250
  %20 = load i32, i32* %4, align 4, !dbg !251
  %21 = sext i32 %20 to i64, !dbg !251
  store i64 %21, i64* %19, align 8, !dbg !250
  %22 = getelementptr inbounds %struct.pair, %struct.pair* %8, i32 0, i32 1, !dbg !250
  store i64 2, i64* %22, align 8, !dbg !250
  %23 = bitcast %struct.pair* %8 to { i64, i64 }*, !dbg !252
  %24 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %23, i32 0, i32 0, !dbg !252
  %25 = load i64, i64* %24, align 8, !dbg !252
  %26 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %23, i32 0, i32 1, !dbg !252
  %27 = load i64, i64* %26, align 8, !dbg !252
  %28 = call { i64, i64 } @swap(i64 %25, i64 %27), !dbg !252
  %29 = bitcast %struct.pair* %7 to { i64, i64 }*, !dbg !252
  %30 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %29, i32 0, i32 0, !dbg !252
  %31 = extractvalue { i64, i64 } %28, 0, !dbg !252
  store i64 %31, i64* %30, align 8, !dbg !252
  %32 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %29, i32 0, i32 1, !dbg !252
  %33 = extractvalue { i64, i64 } %28, 1, !dbg !252
  store i64 %33, i64* %32, align 8, !dbg !252
  call void @llvm.dbg.declare(metadata %struct.node** %9, metadata !253, metadata !DIExpression()), !dbg !255
  %34 = call noalias i8* @malloc(i64 noundef 56) #9, !dbg !256
  %35 = bitcast i8* %34 to %struct.node*, !dbg !256
  store %struct.node* %35, %struct.node** %9, align 8, !dbg !255
  call void @llvm.dbg.declare(metadata [20 x i8]* %10, metadata !257, metadata !DIExpression()), !dbg !261
  %36 = load %struct.node*, %struct.node** %9, align 8, !dbg !262
  %37 = icmp ne %struct.node* %36, null, !dbg !262
  br i1 %37, label %39, label %38, !dbg !264

38:                                               ; preds = %2
  store i32 1, i32* %3, align 4, !dbg !265
  br label %149, !dbg !265

39:                                               ; preds = %2
  %40 = load %struct.node*, %struct.node** %9, align 8, !dbg !266
  %41 = load i32, i32* %4, align 4, !dbg !267
  %42 = srem i32 %41, 3, !dbg !268
  %43 = sext i32 %42 to i64, !dbg !269
  %44 = getelementptr inbounds [3 x %struct.node], [3 x %struct.node]* @pool, i64 0, i64 %43, !dbg !269
  %45 = bitcast %struct.node* %40 to i8*, !dbg !269
  %46 = bitcast %struct.node* %44 to i8*, !dbg !269
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %45, i8* align 8 %46, i64 56, i1 false), !dbg !269
  %47 = load %struct.node*, %struct.node** %9, align 8, !dbg !270
  %48 = getelementptr inbounds %struct.node, %struct.node* %47, i32 0, i32 4, !dbg !271
  %49 = bitcast %union.anon* %48 to float*, !dbg !272
  store float 1.500000e+00, float* %49, align 4, !dbg !273
  %50 = load i32, i32* %4, align 4, !dbg !274
  %51 = load %struct.node*, %struct.node** %9, align 8, !dbg !275
  %52 = getelementptr inbounds %struct.node, %struct.node* %51, i32 0, i32 3, !dbg !276
  %53 = load i8, i8* %52, align 1, !dbg !277
  %54 = and i8 %53, 7, !dbg !277
  %55 = zext i8 %54 to i32, !dbg !277
  %56 = add nsw i32 %55, %50, !dbg !277
  %57 = trunc i32 %56 to i8, !dbg !277
  %58 = load i8, i8* %52, align 1, !dbg !277
  %59 = and i8 %57, 7, !dbg !277
  %60 = and i8 %58, -8, !dbg !277
  %61 = or i8 %60, %59, !dbg !277
  store i8 %61, i8* %52, align 1, !dbg !277
  %62 = zext i8 %59 to i32, !dbg !277
  %63 = load %struct.node*, %struct.node** %9, align 8, !dbg !278
  %64 = getelementptr inbounds %struct.node, %struct.node* %63, i32 0, i32 3, !dbg !279
  %65 = load i8, i8* %64, align 1, !dbg !279
  %66 = ashr i8 %65, 3, !dbg !279
  %67 = sext i8 %66 to i32, !dbg !279
  %68 = sub nsw i32 0, %67, !dbg !280
  %69 = load %struct.node*, %struct.node** %9, align 8, !dbg !281
  %70 = getelementptr inbounds %struct.node, %struct.node* %69, i32 0, i32 3, !dbg !282
  %71 = trunc i32 %68 to i8, !dbg !283
  %72 = load i8, i8* %70, align 1, !dbg !283
  %73 = and i8 %71, 31, !dbg !283
  %74 = shl i8 %73, 3, !dbg !283
  %75 = and i8 %72, 7, !dbg !283
  %76 = or i8 %75, %74, !dbg !283
  store i8 %76, i8* %70, align 1, !dbg !283
  %77 = shl i8 %73, 3, !dbg !283
  %78 = ashr i8 %77, 3, !dbg !283
  %79 = sext i8 %78 to i32, !dbg !283
  %80 = load i32, i32* %4, align 4, !dbg !284
  %81 = trunc i32 %80 to i16, !dbg !285
  %82 = load %struct.node*, %struct.node** %9, align 8, !dbg !286
  %83 = getelementptr inbounds %struct.node, %struct.node* %82, i32 0, i32 6, !dbg !287
  %84 = getelementptr inbounds [2 x [3 x %struct.anon]], [2 x [3 x %struct.anon]]* %83, i64 0, i64 1, !dbg !286
  %85 = getelementptr inbounds [3 x %struct.anon], [3 x %struct.anon]* %84, i64 0, i64 2, !dbg !286
  %86 = getelementptr inbounds %struct.anon, %struct.anon* %85, i32 0, i32 1, !dbg !288
  store i16 %81, i16* %86, align 2, !dbg !289
  %87 = load %struct.node*, %struct.node** %9, align 8, !dbg !290
  %88 = getelementptr inbounds %struct.node, %struct.node* %87, i32 0, i32 5, !dbg !291
  store i32 -1, i32* %88, align 8, !dbg !292
  call void @grow(%struct.big* sret(%struct.big) align 8 %11, %struct.big* noundef byval(%struct.big) align 8 %6), !dbg !293
  %89 = bitcast %struct.big* %6 to i8*, !dbg !293
  %90 = bitcast %struct.big* %11 to i8*, !dbg !293
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %89, i8* align 8 %90, i64 96, i1 false), !dbg !293
  %91 = load i32, i32* %4, align 4, !dbg !294
  %92 = icmp sgt i32 %91, 2, !dbg !295
  %93 = zext i1 %92 to i64, !dbg !294
  %94 = select i1 %92, i32 (i32)* @jump, i32 (i32)* @choose, !dbg !294
  store i32 (i32)* %94, i32 (i32)** @hook, align 8, !dbg !296
  %95 = getelementptr inbounds [20 x i8], [20 x i8]* %10, i64 0, i64 0, !dbg !297
  call void @llvm.memset.p0i8.i64(i8* align 16 %95, i8 0, i64 20, i1 false), !dbg !297
  %96 = getelementptr inbounds [20 x i8], [20 x i8]* %10, i64 0, i64 0, !dbg !298
  %97 = load i8**, i8*** %5, align 8, !dbg !299
  %98 = getelementptr inbounds i8*, i8** %97, i64 0, !dbg !299
  %99 = load i8*, i8** %98, align 8, !dbg !299
  %100 = call i8* @strncpy(i8* noundef %96, i8* noundef %99, i64 noundef 19) #9, !dbg !300
  %101 = getelementptr inbounds [20 x i8], [20 x i8]* %10, i64 0, i64 0, !dbg !301
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 bitcast (i32* getelementptr inbounds (%struct.tight, %struct.tight* @tight, i32 0, i32 1) to i8*), i8* align 16 %101, i64 4, i1 false), !dbg !301
  %102 = load i32 (i32)*, i32 (i32)** @hook, align 8, !dbg !302
  %103 = load i32, i32* %4, align 4, !dbg !303
  %104 = call i32 @apply(i32 (i32)* noundef %102, i32 noundef %103), !dbg !304
  %105 = load i32, i32* @per_thread, align 4, !dbg !305
  %106 = add nsw i32 %105, %104, !dbg !305
  store i32 %106, i32* @per_thread, align 4, !dbg !305
  %107 = load volatile i64, i64* @counter, align 8, !dbg !306
  %108 = add i64 %107, 20, !dbg !307
  store volatile i64 %108, i64* @counter, align 8, !dbg !308
  %109 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, double noundef 2.000000e+00, i32 noundef 3), !dbg !309
  %110 = load i32, i32* %4, align 4, !dbg !310
  %111 = srem i32 %110, 3, !dbg !311
  %112 = sext i32 %111 to i64, !dbg !312
  %113 = getelementptr inbounds [3 x i8*], [3 x i8*]* @names, i64 0, i64 %112, !dbg !312
  %114 = load i8*, i8** %113, align 8, !dbg !312
  %115 = getelementptr inbounds %struct.big, %struct.big* %6, i32 0, i32 0, !dbg !313
  %116 = getelementptr inbounds [12 x i64], [12 x i64]* %115, i64 0, i64 3, !dbg !314
  %117 = load i64, i64* %116, align 8, !dbg !314
  %118 = load %struct.node*, %struct.node** %9, align 8, !dbg !315
  %119 = call %struct.node* @find(%struct.node* noundef %118, i32 noundef 4), !dbg !316
  %120 = bitcast %struct.node* %119 to i8*, !dbg !317
  %121 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i32 noundef %109, i8* noundef %114, i64 noundef %117, i8* noundef %120), !dbg !318
  br i1 icmp ne (i32* @elsewhere, i32* null), label %122, label %124, !dbg !319

122:                                              ; preds = %39
  %123 = load i32, i32* @elsewhere, align 4, !dbg !320
  br label %127, !dbg !319

124:                                              ; preds = %39
  %125 = load i32, i32* %4, align 4, !dbg !321
  %126 = call i32 @recurse(i32 noundef %125), !dbg !322
  br label %127, !dbg !319

127:                                              ; preds = %124, %122
  %128 = phi i32 [ %123, %122 ], [ %126, %124 ], !dbg !319
  store i32 %128, i32* @common_value, align 4, !dbg !323
  call void @llvm.dbg.declare(metadata i32* %12, metadata !324, metadata !DIExpression()), !dbg !325
  %129 = load i32 (i32)*, i32 (i32)** @hook, align 8, !dbg !326
  %130 = load i32, i32* %4, align 4, !dbg !327
  %131 = call i32 %129(i32 noundef %130), !dbg !326
  %132 = load %struct.node*, %struct.node** %9, align 8, !dbg !328
  %133 = getelementptr inbounds %struct.node, %struct.node* %132, i32 0, i32 4, !dbg !329
  %134 = bitcast %union.anon* %133 to i32*, !dbg !330
  %135 = load i32, i32* %134, align 4, !dbg !330
  %136 = add nsw i32 %131, %135, !dbg !331
  %137 = getelementptr inbounds %struct.pair, %struct.pair* %7, i32 0, i32 0, !dbg !332
  %138 = load i64, i64* %137, align 8, !dbg !332
  %139 = trunc i64 %138 to i32, !dbg !333
  %140 = add nsw i32 %136, %139, !dbg !334
  %141 = load i32, i32* @per_thread, align 4, !dbg !335
  %142 = add nsw i32 %140, %141, !dbg !336
  %143 = load i16, i16* getelementptr inbounds (%struct.tight, %struct.tight* @tight, i32 0, i32 2), align 1, !dbg !337
  %144 = sext i16 %143 to i32, !dbg !338
  %145 = add nsw i32 %142, %144, !dbg !339
  store i32 %145, i32* %12, align 4, !dbg !325
  %146 = load %struct.node*, %struct.node** %9, align 8, !dbg !340
  %147 = bitcast %struct.node* %146 to i8*, !dbg !340
  call void @free(i8* noundef %147) #9, !dbg !341
  %148 = load i32, i32* %12, align 4, !dbg !342
  store i32 %148, i32* %3, align 4, !dbg !343
  br label %149, !dbg !343

149:                                              ; preds = %127, %38
  %150 = load i32, i32* %3, align 4, !dbg !344
  ret i32 %150, !dbg !344
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #7

; Function Attrs: nounwind
declare i8* @strncpy(i8* noundef, i8* noundef, i64 noundef) #7

declare i32 @printf(i8* noundef, ...) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !345 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !348, metadata !DIExpression()), !dbg !349
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !350, metadata !DIExpression()), !dbg !366
  call void @llvm.dbg.declare(metadata i32* %4, metadata !367, metadata !DIExpression()), !dbg !368
  store i32 0, i32* %4, align 4, !dbg !368
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !369
  %7 = bitcast %struct.__va_list_tag* %6 to i8*, !dbg !369
  call void @llvm.va_start(i8* %7), !dbg !369
  call void @llvm.dbg.declare(metadata i32* %5, metadata !370, metadata !DIExpression()), !dbg !372
  store i32 0, i32* %5, align 4, !dbg !372
  br label %8, !dbg !373

8:                                                ; preds = %59, %1
  %9 = load i32, i32* %5, align 4, !dbg !374
  %10 = load i32, i32* %2, align 4, !dbg !376
  %11 = icmp slt i32 %9, %10, !dbg !377
  br i1 %11, label %12, label %62, !dbg !378

12:                                               ; preds = %8
  %13 = load i32, i32* %5, align 4, !dbg !379
  %14 = and i32 %13, 1, !dbg !380
  %15 = icmp ne i32 %14, 0, !dbg !380
  br i1 %15, label %16, label %36, !dbg !379

16:                                               ; preds = %12
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !381
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 1, !dbg !381
  %19 = load i32, i32* %18, align 4, !dbg !381
  %20 = icmp ule i32 %19, 160, !dbg !381
  br i1 %20, label %21, label %27, !dbg !381

21:                                               ; preds = %16
  %22 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 3, !dbg !381
  %23 = load i8*, i8** %22, align 16, !dbg !381
  %24 = getelementptr i8, i8* %23, i32 %19, !dbg !381
  %25 = bitcast i8* %24 to double*, !dbg !381
  %26 = add i32 %19, 16, !dbg !381
  store i32 %26, i32* %18, align 4, !dbg !381
  br label %32, !dbg !381

27:                                               ; preds = %16
  %28 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 2, !dbg !381
  %29 = load i8*, i8** %28, align 8, !dbg !381
  %30 = bitcast i8* %29 to double*, !dbg !381
  %31 = getelementptr i8, i8* %29, i32 8, !dbg !381
  store i8* %31, i8** %28, align 8, !dbg !381
  br label %32, !dbg !381

32:                                               ; preds = %27, %21
  %33 = phi double* [ %25, %21 ], [ %30, %27 ], !dbg !381
  %34 = load double, double* %33, align 8, !dbg !381
  %35 = fptosi double %34 to i32, !dbg !382
  br label %55, !dbg !379

36:                                               ; preds = %12
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !383
  %38 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %37, i32 0, i32 0, !dbg !383
  %39 = load i32, i32* %38, align 16, !dbg !383
  %40 = icmp ule i32 %39, 40, !dbg !383
  br i1 %40, label %41, label %47, !dbg !383

41:                                               ; preds = %36
  %42 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %37, i32 0, i32 3, !dbg !383
  %43 = load i8*, i8** %42, align 16, !dbg !383
  %44 = getelementptr i8, i8* %43, i32 %39, !dbg !383
  %45 = bitcast i8* %44 to i32*, !dbg !383
  %46 = add i32 %39, 8, !dbg !383
  store i32 %46, i32* %38, align 16, !dbg !383
  br label %52, !dbg !383

47:                                               ; preds = %36
  %48 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %37, i32 0, i32 2, !dbg !383
  %49 = load i8*, i8** %48, align 8, !dbg !383
  %50 = bitcast i8* %49 to i32*, !dbg !383
  %51 = getelementptr i8, i8* %49, i32 8, !dbg !383
  store i8* %51, i8** %48, align 8, !dbg !383
  br label %52, !dbg !383

52:                                               ; preds = %47, %41
  %53 = phi i32* [ %45, %41 ], [ %50, %47 ], !dbg !383
  %54 = load i32, i32* %53, align 4, !dbg !383
  br label %55, !dbg !379

55:                                               ; preds = %52, %32
  %56 = phi i32 [ %35, %32 ], [ %54, %52 ], !dbg !379
  %57 = load i32, i32* %4, align 4, !dbg !384
  %58 = add nsw i32 %57, %56, !dbg !384
  store i32 %58, i32* %4, align 4, !dbg !384
  br label %59, !dbg !385

59:                                               ; preds = %55
  %60 = load i32, i32* %5, align 4, !dbg !386
  %61 = add nsw i32 %60, 1, !dbg !386
  store i32 %61, i32* %5, align 4, !dbg !386
  br label %8, !dbg !387, !llvm.loop !388

62:                                               ; preds = %8
  %63 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !390
  %64 = bitcast %struct.__va_list_tag* %63 to i8*, !dbg !390
  call void @llvm.va_end(i8* %64), !dbg !390
  %65 = load i32, i32* %4, align 4, !dbg !391
  ret i32 %65, !dbg !392
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.node* @find(%struct.node* noundef %0, i32 noundef %1) #0 !dbg !393 {
  %3 = alloca %struct.node*, align 8
  %4 = alloca i32, align 4
  store %struct.node* %0, %struct.node** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !396, metadata !DIExpression()), !dbg !397
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !398, metadata !DIExpression()), !dbg !399
  br label %5, !dbg !400

5:                                                ; preds = %16, %2
  %6 = load %struct.node*, %struct.node** %3, align 8, !dbg !401
  %7 = icmp ne %struct.node* %6, null, !dbg !401
  br i1 %7, label %8, label %14, !dbg !402

8:                                                ; preds = %5
  %9 = load %struct.node*, %struct.node** %3, align 8, !dbg !403
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !404
  %11 = load i32, i32* %10, align 8, !dbg !404
  %12 = load i32, i32* %4, align 4, !dbg !405
  %13 = icmp ne i32 %11, %12, !dbg !406
  br label %14

14:                                               ; preds = %8, %5
  %15 = phi i1 [ false, %5 ], [ %13, %8 ], !dbg !407
  br i1 %15, label %16, label %20, !dbg !400

16:                                               ; preds = %14
  %17 = load %struct.node*, %struct.node** %3, align 8, !dbg !408
  %18 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 1, !dbg !409
  %19 = load %struct.node*, %struct.node** %18, align 8, !dbg !409
  store %struct.node* %19, %struct.node** %3, align 8, !dbg !410
  br label %5, !dbg !400, !llvm.loop !411

20:                                               ; preds = %14
  %21 = load %struct.node*, %struct.node** %3, align 8, !dbg !412
  ret %struct.node* %21, !dbg !413
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #7

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind willreturn }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn writeonly }
attributes #7 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!88, !89, !90, !91, !92, !93, !94}
!llvm.ident = !{!95}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 74, type: !86, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 72, type: !4, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !85)
!3 = !DIFile(filename: "language.c", directory: ".", checksumkind: CSK_MD5, checksum: "821360a03b065536317783982eb66e53")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, retainedTypes: !14, globals: !19, splitDebugInlining: false, nameTableKind: None)
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
!19 = !{!0, !20, !24, !26, !30, !33, !42, !76, !83}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "counter", scope: !7, file: !3, line: 40, type: !22, isLocal: false, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !23)
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "common_value", scope: !7, file: !3, line: 42, type: !6, isLocal: false, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "handle", scope: !7, file: !3, line: 44, type: !28, isLocal: false, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DICompositeType(tag: DW_TAG_structure_type, name: "opaque", file: !3, line: 35, flags: DIFlagFwdDecl)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "hook", scope: !7, file: !3, line: 45, type: !32, isLocal: false, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "names", scope: !7, file: !3, line: 38, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 192, elements: !40)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 3)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "pool", scope: !7, file: !3, line: 39, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 1344, elements: !40)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "node_t", file: !3, line: 26, baseType: !46)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 448, elements: !47)
!47 = !{!48, !49, !51, !53, !55, !56, !67, !68}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !46, file: !3, line: 11, baseType: !6, size: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !46, file: !3, line: 12, baseType: !50, size: 64, offset: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !46, file: !3, line: 13, baseType: !52, size: 8, offset: 128)
!52 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !46, file: !3, line: 14, baseType: !54, size: 3, offset: 136, flags: DIFlagBitField, extraData: i64 136)
!54 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "delta", scope: !46, file: !3, line: 15, baseType: !6, size: 5, offset: 139, flags: DIFlagBitField, extraData: i64 136)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !46, file: !3, line: 20, baseType: !57, size: 32, offset: 160)
!57 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !46, file: !3, line: 16, size: 32, elements: !58)
!58 = !{!59, !60, !62}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !57, file: !3, line: 17, baseType: !6, size: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "part", scope: !57, file: !3, line: 18, baseType: !61, size: 32)
!61 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !57, file: !3, line: 19, baseType: !63, size: 32)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 32, elements: !65)
!64 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!65 = !{!66}
!66 = !DISubrange(count: 4)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !46, file: !3, line: 21, baseType: !9, size: 32, offset: 192)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !46, file: !3, line: 24, baseType: !69, size: 192, offset: 224)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, size: 192, elements: !74)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !46, file: !3, line: 22, size: 32, elements: !71)
!71 = !{!72, !73}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !70, file: !3, line: 23, baseType: !15, size: 16)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !70, file: !3, line: 23, baseType: !15, size: 16, offset: 16)
!74 = !{!75, !41}
!75 = !DISubrange(count: 2)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "tight", scope: !7, file: !3, line: 43, type: !78, isLocal: true, isDefinition: true)
!78 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tight", file: !3, line: 30, size: 56, elements: !79)
!79 = !{!80, !81, !82}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !78, file: !3, line: 31, baseType: !39, size: 8)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !78, file: !3, line: 32, baseType: !6, size: 32, offset: 8)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !78, file: !3, line: 33, baseType: !15, size: 16, offset: 40)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "per_thread", scope: !7, file: !3, line: 37, type: !6, isLocal: true, isDefinition: true)
!85 = !{}
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 192, elements: !40)
!87 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!88 = !{i32 7, !"Dwarf Version", i32 5}
!89 = !{i32 2, !"Debug Info Version", i32 3}
!90 = !{i32 1, !"wchar_size", i32 4}
!91 = !{i32 7, !"PIC Level", i32 2}
!92 = !{i32 7, !"PIE Level", i32 2}
!93 = !{i32 7, !"uwtable", i32 1}
!94 = !{i32 7, !"frame-pointer", i32 2}
!95 = !{!"Debian clang version 14.0.6"}
!96 = distinct !DISubprogram(name: "grow", scope: !3, file: !3, line: 58, type: !97, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !85)
!97 = !DISubroutineType(types: !98)
!98 = !{!99, !99}
!99 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 27, size: 768, elements: !100)
!100 = !{!101}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !99, file: !3, line: 28, baseType: !102, size: 768)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 768, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 12)
!105 = !DILocalVariable(name: "b", arg: 1, scope: !96, file: !3, line: 58, type: !99)
!106 = !DILocation(line: 58, column: 28, scope: !96)
!107 = !DILocation(line: 60, column: 17, scope: !96)
!108 = !DILocation(line: 60, column: 15, scope: !96)
!109 = !DILocation(line: 60, column: 7, scope: !96)
!110 = !DILocation(line: 60, column: 5, scope: !96)
!111 = !DILocation(line: 60, column: 12, scope: !96)
!112 = !DILocation(line: 61, column: 12, scope: !96)
!113 = !DILocation(line: 61, column: 5, scope: !96)
!114 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 67, type: !115, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !85)
!115 = !DISubroutineType(types: !116)
!116 = !{!117, !117}
!117 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 64, size: 128, elements: !118)
!118 = !{!119, !120}
!119 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !117, file: !3, line: 65, baseType: !23, size: 64)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !117, file: !3, line: 65, baseType: !23, size: 64, offset: 64)
!121 = !DILocalVariable(name: "p", arg: 1, scope: !114, file: !3, line: 67, type: !117)
!122 = !DILocation(line: 67, column: 30, scope: !114)
!123 = !DILocation(line: 69, column: 25, scope: !114)
!124 = !DILocation(line: 69, column: 28, scope: !114)
!125 = !DILocation(line: 69, column: 38, scope: !114)
!126 = !DILocation(line: 69, column: 5, scope: !114)
!127 = !DILocalVariable(name: "x", arg: 1, scope: !2, file: !3, line: 72, type: !6)
!128 = !DILocation(line: 72, column: 14, scope: !2)
!129 = !DILocation(line: 75, column: 17, scope: !2)
!130 = !DILocation(line: 75, column: 19, scope: !2)
!131 = !DILocation(line: 75, column: 11, scope: !2)
!132 = !DILocation(line: 75, column: 5, scope: !2)
!133 = !DILabel(scope: !2, name: "zero", file: !3, line: 76)
!134 = !DILocation(line: 76, column: 1, scope: !2)
!135 = !DILocation(line: 77, column: 5, scope: !2)
!136 = !DILabel(scope: !2, name: "one", file: !3, line: 78)
!137 = !DILocation(line: 78, column: 1, scope: !2)
!138 = !DILocation(line: 79, column: 7, scope: !2)
!139 = !DILocation(line: 79, column: 5, scope: !2)
!140 = !DILabel(scope: !2, name: "two", file: !3, line: 80)
!141 = !DILocation(line: 80, column: 1, scope: !2)
!142 = !DILocation(line: 81, column: 12, scope: !2)
!143 = !DILocation(line: 81, column: 5, scope: !2)
!144 = !DILocation(line: 82, column: 1, scope: !2)
!145 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 84, type: !4, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !85)
!146 = !DILocalVariable(name: "x", arg: 1, scope: !145, file: !3, line: 84, type: !6)
!147 = !DILocation(line: 84, column: 16, scope: !145)
!148 = !DILocation(line: 86, column: 13, scope: !145)
!149 = !DILocation(line: 86, column: 5, scope: !145)
!150 = !DILocation(line: 88, column: 9, scope: !151)
!151 = distinct !DILexicalBlock(scope: !145, file: !3, line: 86, column: 16)
!152 = !DILocation(line: 90, column: 10, scope: !151)
!153 = !DILocation(line: 90, column: 9, scope: !151)
!154 = !DILocation(line: 93, column: 16, scope: !151)
!155 = !DILocation(line: 93, column: 9, scope: !151)
!156 = !DILocation(line: 95, column: 9, scope: !151)
!157 = !DILocation(line: 97, column: 16, scope: !151)
!158 = !DILocation(line: 97, column: 25, scope: !151)
!159 = !DILocation(line: 97, column: 27, scope: !151)
!160 = !DILocation(line: 97, column: 9, scope: !151)
!161 = !DILocation(line: 99, column: 1, scope: !145)
!162 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 113, type: !163, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !85)
!163 = !DISubroutineType(types: !164)
!164 = !{!6, !32, !6}
!165 = !DILocalVariable(name: "f", arg: 1, scope: !162, file: !3, line: 113, type: !32)
!166 = !DILocation(line: 113, column: 17, scope: !162)
!167 = !DILocalVariable(name: "n", arg: 2, scope: !162, file: !3, line: 113, type: !6)
!168 = !DILocation(line: 113, column: 30, scope: !162)
!169 = !DILocation(line: 115, column: 15, scope: !162)
!170 = !DILocation(line: 115, column: 17, scope: !162)
!171 = !DILocation(line: 115, column: 5, scope: !162)
!172 = !DILocalVariable(name: "__vla_expr0", scope: !162, type: !173, flags: DIFlagArtificial)
!173 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!174 = !DILocation(line: 0, scope: !162)
!175 = !DILocalVariable(name: "array", scope: !162, file: !3, line: 115, type: !176)
!176 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !177)
!177 = !{!178}
!178 = !DISubrange(count: !172)
!179 = !DILocation(line: 115, column: 9, scope: !162)
!180 = !DILocalVariable(name: "i", scope: !181, file: !3, line: 116, type: !6)
!181 = distinct !DILexicalBlock(scope: !162, file: !3, line: 116, column: 5)
!182 = !DILocation(line: 116, column: 14, scope: !181)
!183 = !DILocation(line: 116, column: 10, scope: !181)
!184 = !DILocation(line: 116, column: 21, scope: !185)
!185 = distinct !DILexicalBlock(scope: !181, file: !3, line: 116, column: 5)
!186 = !DILocation(line: 116, column: 26, scope: !185)
!187 = !DILocation(line: 116, column: 23, scope: !185)
!188 = !DILocation(line: 116, column: 5, scope: !181)
!189 = !DILocation(line: 117, column: 20, scope: !185)
!190 = !DILocation(line: 117, column: 22, scope: !185)
!191 = !DILocation(line: 117, column: 15, scope: !185)
!192 = !DILocation(line: 117, column: 9, scope: !185)
!193 = !DILocation(line: 117, column: 18, scope: !185)
!194 = !DILocation(line: 116, column: 30, scope: !185)
!195 = !DILocation(line: 116, column: 5, scope: !185)
!196 = distinct !{!196, !188, !197, !198}
!197 = !DILocation(line: 117, column: 23, scope: !181)
!198 = !{!"llvm.loop.mustprogress"}
!199 = !DILocation(line: 118, column: 11, scope: !162)
!200 = !DILocation(line: 118, column: 18, scope: !162)
!201 = !DILocation(line: 118, column: 20, scope: !162)
!202 = !DILocation(line: 118, column: 5, scope: !162)
!203 = !DILocation(line: 119, column: 18, scope: !162)
!204 = !DILocation(line: 119, column: 12, scope: !162)
!205 = !DILocation(line: 120, column: 1, scope: !162)
!206 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 101, type: !207, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !85)
!207 = !DISubroutineType(types: !208)
!208 = !{!6, !209, !209}
!209 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !210, size: 64)
!210 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!211 = !DILocalVariable(name: "a", arg: 1, scope: !206, file: !3, line: 101, type: !209)
!212 = !DILocation(line: 101, column: 32, scope: !206)
!213 = !DILocalVariable(name: "b", arg: 2, scope: !206, file: !3, line: 101, type: !209)
!214 = !DILocation(line: 101, column: 47, scope: !206)
!215 = !DILocation(line: 103, column: 26, scope: !206)
!216 = !DILocation(line: 103, column: 13, scope: !206)
!217 = !DILocation(line: 103, column: 12, scope: !206)
!218 = !DILocation(line: 103, column: 44, scope: !206)
!219 = !DILocation(line: 103, column: 31, scope: !206)
!220 = !DILocation(line: 103, column: 30, scope: !206)
!221 = !DILocation(line: 103, column: 28, scope: !206)
!222 = !DILocation(line: 103, column: 5, scope: !206)
!223 = distinct !DISubprogram(name: "recurse", scope: !3, file: !3, line: 122, type: !4, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !85)
!224 = !DILocalVariable(name: "n", arg: 1, scope: !223, file: !3, line: 122, type: !6)
!225 = !DILocation(line: 122, column: 43, scope: !223)
!226 = !DILocation(line: 124, column: 12, scope: !223)
!227 = !DILocation(line: 124, column: 14, scope: !223)
!228 = !DILocation(line: 124, column: 20, scope: !223)
!229 = !DILocation(line: 124, column: 32, scope: !223)
!230 = !DILocation(line: 124, column: 34, scope: !223)
!231 = !DILocation(line: 124, column: 24, scope: !223)
!232 = !DILocation(line: 124, column: 49, scope: !223)
!233 = !DILocation(line: 124, column: 51, scope: !223)
!234 = !DILocation(line: 124, column: 41, scope: !223)
!235 = !DILocation(line: 124, column: 39, scope: !223)
!236 = !DILocation(line: 124, column: 5, scope: !223)
!237 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 127, type: !238, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !85)
!238 = !DISubroutineType(types: !239)
!239 = !{!6, !6, !240}
!240 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !241, size: 64)
!241 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!242 = !DILocalVariable(name: "argc", arg: 1, scope: !237, file: !3, line: 127, type: !6)
!243 = !DILocation(line: 127, column: 14, scope: !237)
!244 = !DILocalVariable(name: "argv", arg: 2, scope: !237, file: !3, line: 127, type: !240)
!245 = !DILocation(line: 127, column: 27, scope: !237)
!246 = !DILocalVariable(name: "b", scope: !237, file: !3, line: 129, type: !99)
!247 = !DILocation(line: 129, column: 16, scope: !237)
!248 = !DILocalVariable(name: "p", scope: !237, file: !3, line: 130, type: !117)
!249 = !DILocation(line: 130, column: 17, scope: !237)
!250 = !DILocation(line: 130, column: 39, scope: !237)
!251 = !DILocation(line: 130, column: 40, scope: !237)
!252 = !DILocation(line: 130, column: 21, scope: !237)
!253 = !DILocalVariable(name: "n", scope: !237, file: !3, line: 131, type: !254)
!254 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!255 = !DILocation(line: 131, column: 13, scope: !237)
!256 = !DILocation(line: 131, column: 17, scope: !237)
!257 = !DILocalVariable(name: "buffer", scope: !237, file: !3, line: 132, type: !258)
!258 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 160, elements: !259)
!259 = !{!260}
!260 = !DISubrange(count: 20)
!261 = !DILocation(line: 132, column: 10, scope: !237)
!262 = !DILocation(line: 133, column: 10, scope: !263)
!263 = distinct !DILexicalBlock(scope: !237, file: !3, line: 133, column: 9)
!264 = !DILocation(line: 133, column: 9, scope: !237)
!265 = !DILocation(line: 134, column: 9, scope: !263)
!266 = !DILocation(line: 135, column: 6, scope: !237)
!267 = !DILocation(line: 135, column: 15, scope: !237)
!268 = !DILocation(line: 135, column: 20, scope: !237)
!269 = !DILocation(line: 135, column: 10, scope: !237)
!270 = !DILocation(line: 136, column: 5, scope: !237)
!271 = !DILocation(line: 136, column: 8, scope: !237)
!272 = !DILocation(line: 136, column: 10, scope: !237)
!273 = !DILocation(line: 136, column: 15, scope: !237)
!274 = !DILocation(line: 137, column: 17, scope: !237)
!275 = !DILocation(line: 137, column: 5, scope: !237)
!276 = !DILocation(line: 137, column: 8, scope: !237)
!277 = !DILocation(line: 137, column: 14, scope: !237)
!278 = !DILocation(line: 138, column: 17, scope: !237)
!279 = !DILocation(line: 138, column: 20, scope: !237)
!280 = !DILocation(line: 138, column: 16, scope: !237)
!281 = !DILocation(line: 138, column: 5, scope: !237)
!282 = !DILocation(line: 138, column: 8, scope: !237)
!283 = !DILocation(line: 138, column: 14, scope: !237)
!284 = !DILocation(line: 139, column: 28, scope: !237)
!285 = !DILocation(line: 139, column: 21, scope: !237)
!286 = !DILocation(line: 139, column: 5, scope: !237)
!287 = !DILocation(line: 139, column: 8, scope: !237)
!288 = !DILocation(line: 139, column: 17, scope: !237)
!289 = !DILocation(line: 139, column: 19, scope: !237)
!290 = !DILocation(line: 140, column: 5, scope: !237)
!291 = !DILocation(line: 140, column: 8, scope: !237)
!292 = !DILocation(line: 140, column: 15, scope: !237)
!293 = !DILocation(line: 141, column: 9, scope: !237)
!294 = !DILocation(line: 142, column: 12, scope: !237)
!295 = !DILocation(line: 142, column: 17, scope: !237)
!296 = !DILocation(line: 142, column: 10, scope: !237)
!297 = !DILocation(line: 143, column: 5, scope: !237)
!298 = !DILocation(line: 144, column: 13, scope: !237)
!299 = !DILocation(line: 144, column: 21, scope: !237)
!300 = !DILocation(line: 144, column: 5, scope: !237)
!301 = !DILocation(line: 145, column: 5, scope: !237)
!302 = !DILocation(line: 146, column: 25, scope: !237)
!303 = !DILocation(line: 146, column: 31, scope: !237)
!304 = !DILocation(line: 146, column: 19, scope: !237)
!305 = !DILocation(line: 146, column: 16, scope: !237)
!306 = !DILocation(line: 147, column: 15, scope: !237)
!307 = !DILocation(line: 147, column: 23, scope: !237)
!308 = !DILocation(line: 147, column: 13, scope: !237)
!309 = !DILocation(line: 148, column: 30, scope: !237)
!310 = !DILocation(line: 148, column: 55, scope: !237)
!311 = !DILocation(line: 148, column: 60, scope: !237)
!312 = !DILocation(line: 148, column: 49, scope: !237)
!313 = !DILocation(line: 148, column: 68, scope: !237)
!314 = !DILocation(line: 148, column: 66, scope: !237)
!315 = !DILocation(line: 148, column: 87, scope: !237)
!316 = !DILocation(line: 148, column: 82, scope: !237)
!317 = !DILocation(line: 148, column: 74, scope: !237)
!318 = !DILocation(line: 148, column: 5, scope: !237)
!319 = !DILocation(line: 149, column: 20, scope: !237)
!320 = !DILocation(line: 149, column: 33, scope: !237)
!321 = !DILocation(line: 149, column: 53, scope: !237)
!322 = !DILocation(line: 149, column: 45, scope: !237)
!323 = !DILocation(line: 149, column: 18, scope: !237)
!324 = !DILocalVariable(name: "result", scope: !237, file: !3, line: 150, type: !6)
!325 = !DILocation(line: 150, column: 9, scope: !237)
!326 = !DILocation(line: 150, column: 18, scope: !237)
!327 = !DILocation(line: 150, column: 23, scope: !237)
!328 = !DILocation(line: 150, column: 31, scope: !237)
!329 = !DILocation(line: 150, column: 34, scope: !237)
!330 = !DILocation(line: 150, column: 36, scope: !237)
!331 = !DILocation(line: 150, column: 29, scope: !237)
!332 = !DILocation(line: 150, column: 51, scope: !237)
!333 = !DILocation(line: 150, column: 44, scope: !237)
!334 = !DILocation(line: 150, column: 42, scope: !237)
!335 = !DILocation(line: 150, column: 59, scope: !237)
!336 = !DILocation(line: 150, column: 57, scope: !237)
!337 = !DILocation(line: 150, column: 78, scope: !237)
!338 = !DILocation(line: 150, column: 72, scope: !237)
!339 = !DILocation(line: 150, column: 70, scope: !237)
!340 = !DILocation(line: 151, column: 10, scope: !237)
!341 = !DILocation(line: 151, column: 5, scope: !237)
!342 = !DILocation(line: 152, column: 12, scope: !237)
!343 = !DILocation(line: 152, column: 5, scope: !237)
!344 = !DILocation(line: 153, column: 1, scope: !237)
!345 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 47, type: !346, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !85)
!346 = !DISubroutineType(types: !347)
!347 = !{!6, !6, null}
!348 = !DILocalVariable(name: "n", arg: 1, scope: !345, file: !3, line: 47, type: !6)
!349 = !DILocation(line: 47, column: 20, scope: !345)
!350 = !DILocalVariable(name: "list", scope: !345, file: !3, line: 49, type: !351)
!351 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !352, line: 52, baseType: !353)
!352 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!353 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !354, line: 32, baseType: !355)
!354 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!355 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !356, baseType: !357)
!356 = !DIFile(filename: "language.c", directory: ".")
!357 = !DICompositeType(tag: DW_TAG_array_type, baseType: !358, size: 192, elements: !364)
!358 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !359)
!359 = !{!360, !361, !362, !363}
!360 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !358, file: !356, line: 49, baseType: !54, size: 32)
!361 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !358, file: !356, line: 49, baseType: !54, size: 32, offset: 32)
!362 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !358, file: !356, line: 49, baseType: !16, size: 64, offset: 64)
!363 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !358, file: !356, line: 49, baseType: !16, size: 64, offset: 128)
!364 = !{!365}
!365 = !DISubrange(count: 1)
!366 = !DILocation(line: 49, column: 13, scope: !345)
!367 = !DILocalVariable(name: "total", scope: !345, file: !3, line: 50, type: !6)
!368 = !DILocation(line: 50, column: 9, scope: !345)
!369 = !DILocation(line: 51, column: 5, scope: !345)
!370 = !DILocalVariable(name: "i", scope: !371, file: !3, line: 52, type: !6)
!371 = distinct !DILexicalBlock(scope: !345, file: !3, line: 52, column: 5)
!372 = !DILocation(line: 52, column: 14, scope: !371)
!373 = !DILocation(line: 52, column: 10, scope: !371)
!374 = !DILocation(line: 52, column: 21, scope: !375)
!375 = distinct !DILexicalBlock(scope: !371, file: !3, line: 52, column: 5)
!376 = !DILocation(line: 52, column: 25, scope: !375)
!377 = !DILocation(line: 52, column: 23, scope: !375)
!378 = !DILocation(line: 52, column: 5, scope: !371)
!379 = !DILocation(line: 53, column: 18, scope: !375)
!380 = !DILocation(line: 53, column: 20, scope: !375)
!381 = !DILocation(line: 53, column: 31, scope: !375)
!382 = !DILocation(line: 53, column: 26, scope: !375)
!383 = !DILocation(line: 53, column: 54, scope: !375)
!384 = !DILocation(line: 53, column: 15, scope: !375)
!385 = !DILocation(line: 53, column: 9, scope: !375)
!386 = !DILocation(line: 52, column: 29, scope: !375)
!387 = !DILocation(line: 52, column: 5, scope: !375)
!388 = distinct !{!388, !378, !389, !198}
!389 = !DILocation(line: 53, column: 54, scope: !371)
!390 = !DILocation(line: 54, column: 5, scope: !345)
!391 = !DILocation(line: 55, column: 12, scope: !345)
!392 = !DILocation(line: 55, column: 5, scope: !345)
!393 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 106, type: !394, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !85)
!394 = !DISubroutineType(types: !395)
!395 = !{!254, !254, !6}
!396 = !DILocalVariable(name: "list", arg: 1, scope: !393, file: !3, line: 106, type: !254)
!397 = !DILocation(line: 106, column: 29, scope: !393)
!398 = !DILocalVariable(name: "value", arg: 2, scope: !393, file: !3, line: 106, type: !6)
!399 = !DILocation(line: 106, column: 39, scope: !393)
!400 = !DILocation(line: 108, column: 5, scope: !393)
!401 = !DILocation(line: 108, column: 12, scope: !393)
!402 = !DILocation(line: 108, column: 17, scope: !393)
!403 = !DILocation(line: 108, column: 20, scope: !393)
!404 = !DILocation(line: 108, column: 26, scope: !393)
!405 = !DILocation(line: 108, column: 35, scope: !393)
!406 = !DILocation(line: 108, column: 32, scope: !393)
!407 = !DILocation(line: 0, scope: !393)
!408 = !DILocation(line: 109, column: 16, scope: !393)
!409 = !DILocation(line: 109, column: 22, scope: !393)
!410 = !DILocation(line: 109, column: 14, scope: !393)
!411 = distinct !{!411, !400, !409, !198}
!412 = !DILocation(line: 110, column: 12, scope: !393)
!413 = !DILocation(line: 110, column: 5, scope: !393)
