; ModuleID = 'language.c'
source_filename = "language.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, i8, i8, %union.anon, i32, [2 x [3 x %struct.anon]] }
%union.anon = type { i32 }
%struct.anon = type { i16, i16 }
%struct.big = type { [12 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@jump.table = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@jump, %10), ptr blockaddress(@jump, %6), ptr blockaddress(@jump, %8)], align 16, !dbg !0
@reltable.main = internal unnamed_addr constant [3 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.1 to i64), i64 ptrtoint (ptr @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.2 to i64), i64 ptrtoint (ptr @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.3 to i64), i64 ptrtoint (ptr @reltable.main to i64)) to i32)], align 4
@pool = internal global [3 x %struct.node] [%struct.node { i32 1, ptr getelementptr (i8, ptr @pool, i64 56), i8 0, i8 5, %union.anon zeroinitializer, i32 0, [2 x [3 x %struct.anon]] zeroinitializer }, %struct.node { i32 0, ptr getelementptr (i8, ptr @pool, i64 112), i8 0, i8 0, %union.anon zeroinitializer, i32 0, [2 x [3 x %struct.anon]] zeroinitializer }, %struct.node zeroinitializer], align 16, !dbg !62
@hook = dso_local local_unnamed_addr global ptr null, align 8, !dbg !36
@per_thread = internal thread_local global i32 4, align 4, !dbg !101
@counter = dso_local global i64 0, align 8, !dbg !26
@.str = private unnamed_addr constant [14 x i8] c"%d %s %ld %p\0A\00", align 1, !dbg !20
@elsewhere = extern_weak global i32, align 4
@common_value = dso_local local_unnamed_addr global i32 0, align 4, !dbg !30
@handle = dso_local local_unnamed_addr global ptr null, align 8, !dbg !32
@.str.1 = private unnamed_addr constant [4 x i8] c"red\00", align 1, !dbg !39
@.str.2 = private unnamed_addr constant [9 x i8] c"green\0A\22\\\00", align 1, !dbg !44
@.str.3 = private unnamed_addr constant [5 x i8] c"blue\00", align 1, !dbg !49

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @grow(ptr noalias nocapture writeonly sret(%struct.big) align 8 %0, ptr nocapture noundef byval(%struct.big) align 8 %1) local_unnamed_addr #0 !dbg !117 {
  call void @llvm.dbg.declare(metadata ptr %1, metadata !127, metadata !DIExpression()), !dbg !128
  %3 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 2, !dbg !129
  %4 = load i64, ptr %3, align 8, !dbg !129, !tbaa !130
  %5 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 3, !dbg !134
  %6 = load i64, ptr %5, align 8, !dbg !135, !tbaa !130
  %7 = add nsw i64 %6, %4, !dbg !135
  store i64 %7, ptr %5, align 8, !dbg !135, !tbaa !130
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef nonnull align 8 dereferenceable(96) %1, i64 96, i1 false), !dbg !136, !tbaa.struct !137
  ret void, !dbg !139
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, i64 } @swap(i64 %0, i64 %1) local_unnamed_addr #3 !dbg !140 {
  call void @llvm.dbg.value(metadata i64 %0, metadata !148, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !149
  call void @llvm.dbg.value(metadata i64 %1, metadata !148, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !149
  %3 = insertvalue { i64, i64 } poison, i64 %1, 0, !dbg !150
  %4 = insertvalue { i64, i64 } %3, i64 %0, 1, !dbg !150
  ret { i64, i64 } %4, !dbg !150
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @jump(i32 noundef %0) #3 !dbg !2 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !104, metadata !DIExpression()), !dbg !151
  %2 = urem i32 %0, 3, !dbg !152
  %3 = zext i32 %2 to i64, !dbg !153
  %4 = getelementptr inbounds [3 x ptr], ptr @jump.table, i64 0, i64 %3, !dbg !153
  %5 = load ptr, ptr %4, align 8, !dbg !153, !tbaa !154
  indirectbr ptr %5, [label %10, label %6, label %8]

6:                                                ; preds = %1
  call void @llvm.dbg.label(metadata !106), !dbg !156
  %7 = add nsw i32 %0, 3, !dbg !157
  call void @llvm.dbg.value(metadata i32 %7, metadata !104, metadata !DIExpression()), !dbg !151
  br label %8, !dbg !158

8:                                                ; preds = %6, %1
  %9 = phi i32 [ %0, %1 ], [ %7, %6 ]
  call void @llvm.dbg.value(metadata i32 %9, metadata !104, metadata !DIExpression()), !dbg !151
  call void @llvm.dbg.label(metadata !107), !dbg !159
  br label %10, !dbg !160

10:                                               ; preds = %1, %8
  %11 = phi i32 [ %9, %8 ], [ 10, %1 ], !dbg !151
  ret i32 %11, !dbg !161
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @choose(i32 noundef %0) #4 !dbg !162 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !164, metadata !DIExpression()), !dbg !165
  switch i32 %0, label %7 [
    i32 1, label %13
    i32 7, label %2
    i32 8, label %2
    i32 9, label %2
    i32 12, label %4
    i32 -5, label %6
  ], !dbg !166

2:                                                ; preds = %1, %1, %1
  %3 = add nuw nsw i32 %0, 1, !dbg !167
  call void @llvm.dbg.value(metadata i32 %3, metadata !164, metadata !DIExpression()), !dbg !165
  br label %4, !dbg !169

4:                                                ; preds = %1, %2
  %5 = phi i32 [ %0, %1 ], [ %3, %2 ]
  call void @llvm.dbg.value(metadata i32 %5, metadata !164, metadata !DIExpression()), !dbg !165
  br label %13, !dbg !170

6:                                                ; preds = %1
  tail call void @abort() #17, !dbg !171
  unreachable, !dbg !171

7:                                                ; preds = %1
  %8 = and i32 %0, 3, !dbg !172
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr @.str.1, i64 %9, !dbg !173
  %11 = load i8, ptr %10, align 1, !dbg !173, !tbaa !138
  %12 = sext i8 %11 to i32, !dbg !173
  br label %13, !dbg !174

13:                                               ; preds = %1, %7, %4
  %14 = phi i32 [ %12, %7 ], [ %5, %4 ], [ 4, %1 ], !dbg !175
  ret i32 %14, !dbg !176
}

; Function Attrs: noreturn nounwind
declare !dbg !177 void @abort() local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local i32 @apply(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #4 !dbg !182 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !186, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.value(metadata i32 %1, metadata !187, metadata !DIExpression()), !dbg !196
  %3 = add i32 %1, 1, !dbg !197
  %4 = zext i32 %3 to i64, !dbg !198
  %5 = alloca i32, i64 %4, align 16, !dbg !198
  call void @llvm.dbg.value(metadata i64 %4, metadata !188, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.declare(metadata ptr %5, metadata !190, metadata !DIExpression()), !dbg !199
  call void @llvm.dbg.value(metadata i32 0, metadata !194, metadata !DIExpression()), !dbg !200
  %6 = icmp slt i32 %1, 0, !dbg !201
  br i1 %6, label %7, label %12, !dbg !203

7:                                                ; preds = %12, %2
  %8 = sext i32 %3 to i64, !dbg !204
  call void @qsort(ptr noundef nonnull %5, i64 noundef %8, i64 noundef 4, ptr noundef nonnull @compare) #18, !dbg !205
  %9 = sext i32 %1 to i64, !dbg !206
  %10 = getelementptr inbounds i32, ptr %5, i64 %9, !dbg !206
  %11 = load i32, ptr %10, align 4, !dbg !206, !tbaa !207
  ret i32 %11, !dbg !209

12:                                               ; preds = %2, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %2 ]
  call void @llvm.dbg.value(metadata i64 %13, metadata !194, metadata !DIExpression()), !dbg !200
  %14 = trunc i64 %13 to i32, !dbg !210
  %15 = tail call i32 %0(i32 noundef %14) #18, !dbg !210
  %16 = getelementptr inbounds i32, ptr %5, i64 %13, !dbg !211
  store i32 %15, ptr %16, align 4, !dbg !212, !tbaa !207
  %17 = add nuw nsw i64 %13, 1, !dbg !213
  call void @llvm.dbg.value(metadata i64 %17, metadata !194, metadata !DIExpression()), !dbg !200
  %18 = icmp eq i64 %17, %4, !dbg !201
  br i1 %18, label %7, label %12, !dbg !203, !llvm.loop !214
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #6

; Function Attrs: nofree
declare !dbg !217 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal i32 @compare(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #8 !dbg !228 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !230, metadata !DIExpression()), !dbg !232
  call void @llvm.dbg.value(metadata ptr %1, metadata !231, metadata !DIExpression()), !dbg !232
  %3 = load i32, ptr %0, align 4, !dbg !233, !tbaa !207
  %4 = load i32, ptr %1, align 4, !dbg !234, !tbaa !207
  %5 = sub nsw i32 %3, %4, !dbg !235
  ret i32 %5, !dbg !236
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define dso_local i32 @recurse(i32 noundef %0) local_unnamed_addr #9 !dbg !237 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !239, metadata !DIExpression()), !dbg !240
  %2 = icmp slt i32 %0, 2, !dbg !241
  br i1 %2, label %11, label %3, !dbg !242

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %8, %3 ], [ %0, %1 ]
  %5 = phi i32 [ %9, %3 ], [ 0, %1 ]
  call void @llvm.dbg.value(metadata i32 %4, metadata !239, metadata !DIExpression()), !dbg !240
  %6 = add nsw i32 %4, -1, !dbg !243
  %7 = tail call i32 @recurse(i32 noundef %6), !dbg !244
  %8 = add nsw i32 %4, -2, !dbg !245
  %9 = add nsw i32 %7, %5, !dbg !246
  call void @llvm.dbg.value(metadata i32 %8, metadata !239, metadata !DIExpression()), !dbg !240
  %10 = icmp ult i32 %4, 4, !dbg !241
  br i1 %10, label %11, label %3, !dbg !242

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %9, %3 ]
  %13 = phi i32 [ %0, %1 ], [ %8, %3 ]
  %14 = add nsw i32 %13, %12, !dbg !246
  ret i32 %14, !dbg !247
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #4 !dbg !248 {
  call void @llvm.dbg.declare(metadata ptr poison, metadata !127, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 512)), !dbg !265
  call void @llvm.dbg.declare(metadata ptr poison, metadata !256, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 512)), !dbg !267
  call void @llvm.dbg.value(metadata i32 %0, metadata !254, metadata !DIExpression()), !dbg !268
  call void @llvm.dbg.value(metadata ptr %1, metadata !255, metadata !DIExpression()), !dbg !268
  call void @llvm.dbg.value(metadata i64 0, metadata !256, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !268
  call void @llvm.dbg.value(metadata i64 0, metadata !256, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !268
  call void @llvm.dbg.value(metadata i64 0, metadata !256, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !268
  call void @llvm.dbg.value(metadata i64 0, metadata !256, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 64)), !dbg !268
  call void @llvm.dbg.value(metadata i64 1, metadata !256, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !268
  call void @llvm.dbg.value(metadata i64 2, metadata !256, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !268
  call void @llvm.dbg.value(metadata i64 3, metadata !256, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !268
  call void @llvm.dbg.value(metadata i64 2, metadata !257, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !268
  call void @llvm.dbg.value(metadata i64 poison, metadata !257, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !268
  %3 = tail call noalias dereferenceable_or_null(56) ptr @malloc(i64 noundef 56) #19, !dbg !269
  call void @llvm.dbg.value(metadata ptr %3, metadata !258, metadata !DIExpression()), !dbg !268
  %4 = icmp eq ptr %3, null, !dbg !270
  br i1 %4, label %56, label %5, !dbg !272

5:                                                ; preds = %2
  %6 = srem i32 %0, 3, !dbg !273
  %7 = sext i32 %6 to i64, !dbg !274
  %8 = getelementptr inbounds [3 x %struct.node], ptr @pool, i64 0, i64 %7, !dbg !274
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, ptr noundef nonnull align 8 dereferenceable(56) %8, i64 56, i1 false), !dbg !274, !tbaa.struct !275
  %9 = getelementptr inbounds %struct.node, ptr %3, i64 0, i32 4, !dbg !280
  store float 1.500000e+00, ptr %9, align 4, !dbg !281, !tbaa !138
  %10 = getelementptr inbounds %struct.node, ptr %3, i64 0, i32 3, !dbg !282
  %11 = load i8, ptr %10, align 1, !dbg !283
  %12 = trunc i32 %0 to i8, !dbg !283
  %13 = add i8 %11, %12, !dbg !283
  %14 = and i8 %13, 7, !dbg !283
  %15 = and i8 %11, -8, !dbg !284
  %16 = sub i8 %14, %15, !dbg !284
  store i8 %16, ptr %10, align 1, !dbg !284
  %17 = trunc i32 %0 to i16, !dbg !285
  %18 = getelementptr inbounds %struct.node, ptr %3, i64 0, i32 6, i64 1, i64 2, i32 1, !dbg !286
  store i16 %17, ptr %18, align 2, !dbg !287, !tbaa !288
  %19 = getelementptr inbounds %struct.node, ptr %3, i64 0, i32 5, !dbg !291
  store i32 -1, ptr %19, align 8, !dbg !292, !tbaa !293
  call void @llvm.dbg.value(metadata i64 1, metadata !127, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !295
  call void @llvm.dbg.value(metadata i64 2, metadata !127, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !295
  call void @llvm.dbg.value(metadata i64 3, metadata !127, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !295
  call void @llvm.dbg.value(metadata i64 0, metadata !127, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 64)), !dbg !295
  call void @llvm.dbg.value(metadata i64 3, metadata !127, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 64)), !dbg !295
  call void @llvm.dbg.value(metadata i64 1, metadata !256, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !268
  call void @llvm.dbg.value(metadata i64 2, metadata !256, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !268
  call void @llvm.dbg.value(metadata i64 3, metadata !256, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !268
  call void @llvm.dbg.value(metadata i64 3, metadata !256, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 64)), !dbg !268
  %20 = icmp sgt i32 %0, 2, !dbg !296
  %21 = select i1 %20, ptr @jump, ptr @choose, !dbg !297
  store ptr %21, ptr @hook, align 8, !dbg !298, !tbaa !154
  call void @llvm.dbg.value(metadata i32 undef, metadata !260, metadata !DIExpression()), !dbg !268
  %22 = tail call i32 @apply(ptr noundef nonnull %21, i32 noundef %0), !dbg !299
  %23 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread), !dbg !300
  %24 = load i32, ptr %23, align 4, !dbg !301, !tbaa !207
  %25 = add nsw i32 %24, %22, !dbg !301
  store i32 %25, ptr %23, align 4, !dbg !301, !tbaa !207
  %26 = load volatile i64, ptr @counter, align 8, !dbg !302, !tbaa !130
  %27 = add i64 %26, 20, !dbg !303
  store volatile i64 %27, ptr @counter, align 8, !dbg !304, !tbaa !130
  %28 = tail call i32 (i32, ...) @sum(i32 poison, i32 noundef 1, double noundef 2.000000e+00, i32 noundef 3), !dbg !305
  %29 = shl i64 %7, 2, !dbg !306
  %30 = call ptr @llvm.load.relative.i64(ptr @reltable.main, i64 %29), !dbg !306
  call void @llvm.dbg.value(metadata ptr %3, metadata !307, metadata !DIExpression()), !dbg !313
  call void @llvm.dbg.value(metadata i32 4, metadata !312, metadata !DIExpression()), !dbg !313
  br label %31, !dbg !315

31:                                               ; preds = %5, %35
  %32 = phi ptr [ %37, %35 ], [ %3, %5 ]
  call void @llvm.dbg.value(metadata ptr %32, metadata !307, metadata !DIExpression()), !dbg !313
  %33 = load i32, ptr %32, align 8, !dbg !316, !tbaa !317
  %34 = icmp eq i32 %33, 4, !dbg !318
  br i1 %34, label %39, label %35, !dbg !319

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.node, ptr %32, i64 0, i32 1, !dbg !320
  %37 = load ptr, ptr %36, align 8, !dbg !320, !tbaa !321
  call void @llvm.dbg.value(metadata ptr %37, metadata !307, metadata !DIExpression()), !dbg !313
  %38 = icmp eq ptr %37, null, !dbg !322
  br i1 %38, label %39, label %31, !dbg !315, !llvm.loop !323

39:                                               ; preds = %31, %35
  %40 = phi ptr [ null, %35 ], [ %32, %31 ]
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %28, ptr noundef %30, i64 noundef 3, ptr noundef %40), !dbg !324
  br i1 icmp ne (ptr @elsewhere, ptr null), label %42, label %44, !dbg !325

42:                                               ; preds = %39
  %43 = load i32, ptr @elsewhere, align 4, !dbg !326, !tbaa !207
  br label %46, !dbg !325

44:                                               ; preds = %39
  %45 = tail call i32 @recurse(i32 noundef %0), !dbg !327
  br label %46, !dbg !325

46:                                               ; preds = %44, %42
  %47 = phi i32 [ %43, %42 ], [ %45, %44 ], !dbg !325
  store i32 %47, ptr @common_value, align 4, !dbg !328, !tbaa !207
  %48 = load ptr, ptr @hook, align 8, !dbg !329, !tbaa !154
  %49 = tail call i32 %48(i32 noundef %0) #18, !dbg !329
  %50 = load i32, ptr %9, align 4, !dbg !330, !tbaa !138
  %51 = load i32, ptr %23, align 4, !dbg !331, !tbaa !207
  %52 = add i32 %49, 2, !dbg !332
  %53 = add i32 %52, %50, !dbg !333
  %54 = add i32 %53, %51, !dbg !334
  %55 = add i32 %54, 3, !dbg !335
  call void @llvm.dbg.value(metadata i32 %55, metadata !264, metadata !DIExpression()), !dbg !268
  tail call void @free(ptr noundef %3) #18, !dbg !336
  br label %56

56:                                               ; preds = %2, %46
  %57 = phi i32 [ %55, %46 ], [ 1, %2 ], !dbg !268
  ret i32 %57, !dbg !337
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !338 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: nofree nounwind
declare !dbg !341 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #11

; Function Attrs: nofree nosync nounwind uwtable
define internal i32 @sum(i32 %0, ...) unnamed_addr #12 !dbg !346 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i32 3, metadata !350, metadata !DIExpression()), !dbg !369
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #18, !dbg !370
  call void @llvm.dbg.declare(metadata ptr %2, metadata !351, metadata !DIExpression()), !dbg !371
  call void @llvm.dbg.value(metadata i32 0, metadata !366, metadata !DIExpression()), !dbg !369
  call void @llvm.va_start(ptr nonnull %2), !dbg !372
  call void @llvm.dbg.value(metadata i32 0, metadata !367, metadata !DIExpression()), !dbg !373
  %3 = load i32, ptr %2, align 16
  %4 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 1
  %5 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %7 = load ptr, ptr %6, align 16
  %8 = load i32, ptr %4, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = icmp ult i32 %3, 41, !dbg !374
  br i1 %10, label %11, label %15, !dbg !374

11:                                               ; preds = %1
  %12 = zext i32 %3 to i64, !dbg !374
  %13 = getelementptr i8, ptr %7, i64 %12, !dbg !374
  %14 = add nuw nsw i32 %3, 8, !dbg !374
  store i32 %14, ptr %2, align 16, !dbg !374
  br label %17, !dbg !374

15:                                               ; preds = %1
  %16 = getelementptr i8, ptr %9, i64 8, !dbg !374
  store ptr %16, ptr %5, align 8, !dbg !374
  br label %17, !dbg !374

17:                                               ; preds = %15, %11
  %18 = phi ptr [ %9, %11 ], [ %16, %15 ]
  %19 = phi i32 [ %14, %11 ], [ %3, %15 ]
  %20 = phi ptr [ %13, %11 ], [ %9, %15 ], !dbg !374
  %21 = load i32, ptr %20, align 4, !dbg !374
  call void @llvm.dbg.value(metadata i32 1, metadata !367, metadata !DIExpression()), !dbg !373
  call void @llvm.dbg.value(metadata i32 %21, metadata !366, metadata !DIExpression()), !dbg !369
  %22 = icmp ult i32 %8, 161, !dbg !376
  br i1 %22, label %25, label %23, !dbg !376

23:                                               ; preds = %17
  %24 = getelementptr i8, ptr %18, i64 8, !dbg !376
  store ptr %24, ptr %5, align 8, !dbg !376
  br label %29, !dbg !376

25:                                               ; preds = %17
  %26 = zext i32 %8 to i64, !dbg !376
  %27 = getelementptr i8, ptr %7, i64 %26, !dbg !376
  %28 = add nuw nsw i32 %8, 16, !dbg !376
  store i32 %28, ptr %4, align 4, !dbg !376
  br label %29, !dbg !376

29:                                               ; preds = %25, %23
  %30 = phi ptr [ %18, %25 ], [ %24, %23 ]
  %31 = phi ptr [ %27, %25 ], [ %18, %23 ], !dbg !376
  %32 = load double, ptr %31, align 8, !dbg !376
  call void @llvm.dbg.value(metadata i32 2, metadata !367, metadata !DIExpression()), !dbg !373
  call void @llvm.dbg.value(metadata !DIArgList(i32 poison, i32 poison), metadata !366, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !369
  %33 = icmp ult i32 %19, 41, !dbg !374
  br i1 %33, label %36, label %34, !dbg !374

34:                                               ; preds = %29
  %35 = getelementptr i8, ptr %30, i64 8, !dbg !374
  store ptr %35, ptr %5, align 8, !dbg !374
  br label %40, !dbg !374

36:                                               ; preds = %29
  %37 = zext i32 %19 to i64, !dbg !374
  %38 = getelementptr i8, ptr %7, i64 %37, !dbg !374
  %39 = add nuw nsw i32 %19, 8, !dbg !374
  store i32 %39, ptr %2, align 16, !dbg !374
  br label %40, !dbg !374

40:                                               ; preds = %34, %36
  %41 = phi ptr [ %38, %36 ], [ %30, %34 ], !dbg !374
  %42 = load i32, ptr %41, align 4, !dbg !374
  %43 = fptosi double %32 to i32, !dbg !377
  call void @llvm.dbg.value(metadata !DIArgList(i32 %43, i32 %21), metadata !366, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !369
  %44 = add nsw i32 %21, %43, !dbg !378
  call void @llvm.dbg.value(metadata i32 %44, metadata !366, metadata !DIExpression()), !dbg !369
  %45 = add nsw i32 %42, %44, !dbg !378
  call void @llvm.dbg.value(metadata i32 %45, metadata !366, metadata !DIExpression()), !dbg !369
  call void @llvm.dbg.value(metadata i32 3, metadata !367, metadata !DIExpression()), !dbg !373
  call void @llvm.va_end(ptr nonnull %2), !dbg !379
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #18, !dbg !380
  ret i32 %45, !dbg !381
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !382 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #16

attributes #0 = { mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #17 = { noreturn nounwind }
attributes #18 = { nounwind }
attributes #19 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!110, !111, !112, !113, !114, !115}
!llvm.ident = !{!116}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 74, type: !108, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 72, type: !4, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !103)
!3 = !DIFile(filename: "language.c", directory: ".", checksumkind: CSK_MD5, checksum: "821360a03b065536317783982eb66e53")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, retainedTypes: !14, globals: !19, splitDebugInlining: false, nameTableKind: None)
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
!103 = !{!104, !105, !106, !107}
!104 = !DILocalVariable(name: "x", arg: 1, scope: !2, file: !3, line: 72, type: !6)
!105 = !DILabel(scope: !2, name: "zero", file: !3, line: 76)
!106 = !DILabel(scope: !2, name: "one", file: !3, line: 78)
!107 = !DILabel(scope: !2, name: "two", file: !3, line: 80)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !109, size: 192, elements: !60)
!109 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!110 = !{i32 7, !"Dwarf Version", i32 5}
!111 = !{i32 2, !"Debug Info Version", i32 3}
!112 = !{i32 1, !"wchar_size", i32 4}
!113 = !{i32 8, !"PIC Level", i32 2}
!114 = !{i32 7, !"PIE Level", i32 2}
!115 = !{i32 7, !"uwtable", i32 2}
!116 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!117 = distinct !DISubprogram(name: "grow", scope: !3, file: !3, line: 58, type: !118, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !126)
!118 = !DISubroutineType(types: !119)
!119 = !{!120, !120}
!120 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 27, size: 768, elements: !121)
!121 = !{!122}
!122 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !120, file: !3, line: 28, baseType: !123, size: 768)
!123 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 768, elements: !124)
!124 = !{!125}
!125 = !DISubrange(count: 12)
!126 = !{!127}
!127 = !DILocalVariable(name: "b", arg: 1, scope: !117, file: !3, line: 58, type: !120)
!128 = !DILocation(line: 58, column: 28, scope: !117)
!129 = !DILocation(line: 60, column: 15, scope: !117)
!130 = !{!131, !131, i64 0}
!131 = !{!"long", !132, i64 0}
!132 = !{!"omnipotent char", !133, i64 0}
!133 = !{!"Simple C/C++ TBAA"}
!134 = !DILocation(line: 60, column: 5, scope: !117)
!135 = !DILocation(line: 60, column: 12, scope: !117)
!136 = !DILocation(line: 61, column: 12, scope: !117)
!137 = !{i64 0, i64 96, !138}
!138 = !{!132, !132, i64 0}
!139 = !DILocation(line: 61, column: 5, scope: !117)
!140 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 67, type: !141, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !147)
!141 = !DISubroutineType(types: !142)
!142 = !{!143, !143}
!143 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 64, size: 128, elements: !144)
!144 = !{!145, !146}
!145 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !143, file: !3, line: 65, baseType: !29, size: 64)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !143, file: !3, line: 65, baseType: !29, size: 64, offset: 64)
!147 = !{!148}
!148 = !DILocalVariable(name: "p", arg: 1, scope: !140, file: !3, line: 67, type: !143)
!149 = !DILocation(line: 0, scope: !140)
!150 = !DILocation(line: 69, column: 5, scope: !140)
!151 = !DILocation(line: 0, scope: !2)
!152 = !DILocation(line: 75, column: 19, scope: !2)
!153 = !DILocation(line: 75, column: 11, scope: !2)
!154 = !{!155, !155, i64 0}
!155 = !{!"any pointer", !132, i64 0}
!156 = !DILocation(line: 78, column: 1, scope: !2)
!157 = !DILocation(line: 79, column: 7, scope: !2)
!158 = !DILocation(line: 79, column: 5, scope: !2)
!159 = !DILocation(line: 80, column: 1, scope: !2)
!160 = !DILocation(line: 81, column: 5, scope: !2)
!161 = !DILocation(line: 82, column: 1, scope: !2)
!162 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 84, type: !4, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !163)
!163 = !{!164}
!164 = !DILocalVariable(name: "x", arg: 1, scope: !162, file: !3, line: 84, type: !6)
!165 = !DILocation(line: 0, scope: !162)
!166 = !DILocation(line: 86, column: 5, scope: !162)
!167 = !DILocation(line: 90, column: 10, scope: !168)
!168 = distinct !DILexicalBlock(scope: !162, file: !3, line: 86, column: 16)
!169 = !DILocation(line: 90, column: 9, scope: !168)
!170 = !DILocation(line: 93, column: 9, scope: !168)
!171 = !DILocation(line: 95, column: 9, scope: !168)
!172 = !DILocation(line: 97, column: 27, scope: !168)
!173 = !DILocation(line: 97, column: 16, scope: !168)
!174 = !DILocation(line: 97, column: 9, scope: !168)
!175 = !DILocation(line: 0, scope: !168)
!176 = !DILocation(line: 99, column: 1, scope: !162)
!177 = !DISubprogram(name: "abort", scope: !178, file: !178, line: 611, type: !179, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized, retainedNodes: !181)
!178 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!179 = !DISubroutineType(types: !180)
!180 = !{null}
!181 = !{}
!182 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 113, type: !183, scopeLine: 114, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !185)
!183 = !DISubroutineType(types: !184)
!184 = !{!6, !38, !6}
!185 = !{!186, !187, !188, !190, !194}
!186 = !DILocalVariable(name: "f", arg: 1, scope: !182, file: !3, line: 113, type: !38)
!187 = !DILocalVariable(name: "n", arg: 2, scope: !182, file: !3, line: 113, type: !6)
!188 = !DILocalVariable(name: "__vla_expr0", scope: !182, type: !189, flags: DIFlagArtificial)
!189 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!190 = !DILocalVariable(name: "array", scope: !182, file: !3, line: 115, type: !191)
!191 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !192)
!192 = !{!193}
!193 = !DISubrange(count: !188)
!194 = !DILocalVariable(name: "i", scope: !195, file: !3, line: 116, type: !6)
!195 = distinct !DILexicalBlock(scope: !182, file: !3, line: 116, column: 5)
!196 = !DILocation(line: 0, scope: !182)
!197 = !DILocation(line: 115, column: 17, scope: !182)
!198 = !DILocation(line: 115, column: 5, scope: !182)
!199 = !DILocation(line: 115, column: 9, scope: !182)
!200 = !DILocation(line: 0, scope: !195)
!201 = !DILocation(line: 116, column: 23, scope: !202)
!202 = distinct !DILexicalBlock(scope: !195, file: !3, line: 116, column: 5)
!203 = !DILocation(line: 116, column: 5, scope: !195)
!204 = !DILocation(line: 118, column: 18, scope: !182)
!205 = !DILocation(line: 118, column: 5, scope: !182)
!206 = !DILocation(line: 119, column: 12, scope: !182)
!207 = !{!208, !208, i64 0}
!208 = !{!"int", !132, i64 0}
!209 = !DILocation(line: 120, column: 1, scope: !182)
!210 = !DILocation(line: 117, column: 20, scope: !202)
!211 = !DILocation(line: 117, column: 9, scope: !202)
!212 = !DILocation(line: 117, column: 18, scope: !202)
!213 = !DILocation(line: 116, column: 30, scope: !202)
!214 = distinct !{!214, !203, !215, !216}
!215 = !DILocation(line: 117, column: 23, scope: !195)
!216 = !{!"llvm.loop.mustprogress"}
!217 = !DISubprogram(name: "qsort", scope: !178, file: !178, line: 851, type: !218, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !181)
!218 = !DISubroutineType(types: !219)
!219 = !{null, !16, !220, !220, !222}
!220 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !221, line: 46, baseType: !189)
!221 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "f95079da609b0e8f201cb8136304bf3b")
!222 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !178, line: 829, baseType: !223)
!223 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !224, size: 64)
!224 = !DISubroutineType(types: !225)
!225 = !{!6, !226, !226}
!226 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !227, size: 64)
!227 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!228 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 101, type: !224, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !229)
!229 = !{!230, !231}
!230 = !DILocalVariable(name: "a", arg: 1, scope: !228, file: !3, line: 101, type: !226)
!231 = !DILocalVariable(name: "b", arg: 2, scope: !228, file: !3, line: 101, type: !226)
!232 = !DILocation(line: 0, scope: !228)
!233 = !DILocation(line: 103, column: 12, scope: !228)
!234 = !DILocation(line: 103, column: 30, scope: !228)
!235 = !DILocation(line: 103, column: 28, scope: !228)
!236 = !DILocation(line: 103, column: 5, scope: !228)
!237 = distinct !DISubprogram(name: "recurse", scope: !3, file: !3, line: 122, type: !4, scopeLine: 123, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !238)
!238 = !{!239}
!239 = !DILocalVariable(name: "n", arg: 1, scope: !237, file: !3, line: 122, type: !6)
!240 = !DILocation(line: 0, scope: !237)
!241 = !DILocation(line: 124, column: 14, scope: !237)
!242 = !DILocation(line: 124, column: 12, scope: !237)
!243 = !DILocation(line: 124, column: 34, scope: !237)
!244 = !DILocation(line: 124, column: 24, scope: !237)
!245 = !DILocation(line: 124, column: 51, scope: !237)
!246 = !DILocation(line: 124, column: 39, scope: !237)
!247 = !DILocation(line: 124, column: 5, scope: !237)
!248 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 127, type: !249, scopeLine: 128, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !253)
!249 = !DISubroutineType(types: !250)
!250 = !{!6, !6, !251}
!251 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !252, size: 64)
!252 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!253 = !{!254, !255, !256, !257, !258, !260, !264}
!254 = !DILocalVariable(name: "argc", arg: 1, scope: !248, file: !3, line: 127, type: !6)
!255 = !DILocalVariable(name: "argv", arg: 2, scope: !248, file: !3, line: 127, type: !251)
!256 = !DILocalVariable(name: "b", scope: !248, file: !3, line: 129, type: !120)
!257 = !DILocalVariable(name: "p", scope: !248, file: !3, line: 130, type: !143)
!258 = !DILocalVariable(name: "n", scope: !248, file: !3, line: 131, type: !259)
!259 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!260 = !DILocalVariable(name: "buffer", scope: !248, file: !3, line: 132, type: !261)
!261 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 160, elements: !262)
!262 = !{!263}
!263 = !DISubrange(count: 20)
!264 = !DILocalVariable(name: "result", scope: !248, file: !3, line: 150, type: !6)
!265 = !DILocation(line: 58, column: 28, scope: !117, inlinedAt: !266)
!266 = distinct !DILocation(line: 141, column: 9, scope: !248)
!267 = !DILocation(line: 129, column: 16, scope: !248)
!268 = !DILocation(line: 0, scope: !248)
!269 = !DILocation(line: 131, column: 17, scope: !248)
!270 = !DILocation(line: 133, column: 10, scope: !271)
!271 = distinct !DILexicalBlock(scope: !248, file: !3, line: 133, column: 9)
!272 = !DILocation(line: 133, column: 9, scope: !248)
!273 = !DILocation(line: 135, column: 20, scope: !248)
!274 = !DILocation(line: 135, column: 10, scope: !248)
!275 = !{i64 0, i64 4, !207, i64 8, i64 8, !154, i64 16, i64 1, !276, i64 17, i64 4, !207, i64 17, i64 4, !207, i64 20, i64 4, !207, i64 20, i64 4, !278, i64 20, i64 4, !138, i64 24, i64 4, !138, i64 28, i64 24, !138}
!276 = !{!277, !277, i64 0}
!277 = !{!"_Bool", !132, i64 0}
!278 = !{!279, !279, i64 0}
!279 = !{!"float", !132, i64 0}
!280 = !DILocation(line: 136, column: 8, scope: !248)
!281 = !DILocation(line: 136, column: 15, scope: !248)
!282 = !DILocation(line: 137, column: 8, scope: !248)
!283 = !DILocation(line: 137, column: 14, scope: !248)
!284 = !DILocation(line: 138, column: 14, scope: !248)
!285 = !DILocation(line: 139, column: 21, scope: !248)
!286 = !DILocation(line: 139, column: 17, scope: !248)
!287 = !DILocation(line: 139, column: 19, scope: !248)
!288 = !{!289, !290, i64 2}
!289 = !{!"", !290, i64 0, !290, i64 2}
!290 = !{!"short", !132, i64 0}
!291 = !DILocation(line: 140, column: 8, scope: !248)
!292 = !DILocation(line: 140, column: 15, scope: !248)
!293 = !{!294, !132, i64 24}
!294 = !{!"node", !208, i64 0, !155, i64 8, !277, i64 16, !208, i64 17, !208, i64 17, !132, i64 20, !132, i64 24, !132, i64 28}
!295 = !DILocation(line: 0, scope: !117, inlinedAt: !266)
!296 = !DILocation(line: 142, column: 17, scope: !248)
!297 = !DILocation(line: 142, column: 12, scope: !248)
!298 = !DILocation(line: 142, column: 10, scope: !248)
!299 = !DILocation(line: 146, column: 19, scope: !248)
!300 = !DILocation(line: 146, column: 5, scope: !248)
!301 = !DILocation(line: 146, column: 16, scope: !248)
!302 = !DILocation(line: 147, column: 15, scope: !248)
!303 = !DILocation(line: 147, column: 23, scope: !248)
!304 = !DILocation(line: 147, column: 13, scope: !248)
!305 = !DILocation(line: 148, column: 30, scope: !248)
!306 = !DILocation(line: 148, column: 49, scope: !248)
!307 = !DILocalVariable(name: "list", arg: 1, scope: !308, file: !3, line: 106, type: !259)
!308 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 106, type: !309, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !311)
!309 = !DISubroutineType(types: !310)
!310 = !{!259, !259, !6}
!311 = !{!307, !312}
!312 = !DILocalVariable(name: "value", arg: 2, scope: !308, file: !3, line: 106, type: !6)
!313 = !DILocation(line: 0, scope: !308, inlinedAt: !314)
!314 = distinct !DILocation(line: 148, column: 82, scope: !248)
!315 = !DILocation(line: 108, column: 17, scope: !308, inlinedAt: !314)
!316 = !DILocation(line: 108, column: 26, scope: !308, inlinedAt: !314)
!317 = !{!294, !208, i64 0}
!318 = !DILocation(line: 108, column: 32, scope: !308, inlinedAt: !314)
!319 = !DILocation(line: 108, column: 5, scope: !308, inlinedAt: !314)
!320 = !DILocation(line: 109, column: 22, scope: !308, inlinedAt: !314)
!321 = !{!294, !155, i64 8}
!322 = !DILocation(line: 108, column: 12, scope: !308, inlinedAt: !314)
!323 = distinct !{!323, !319, !320, !216}
!324 = !DILocation(line: 148, column: 5, scope: !248)
!325 = !DILocation(line: 149, column: 20, scope: !248)
!326 = !DILocation(line: 149, column: 33, scope: !248)
!327 = !DILocation(line: 149, column: 45, scope: !248)
!328 = !DILocation(line: 149, column: 18, scope: !248)
!329 = !DILocation(line: 150, column: 18, scope: !248)
!330 = !DILocation(line: 150, column: 36, scope: !248)
!331 = !DILocation(line: 150, column: 59, scope: !248)
!332 = !DILocation(line: 150, column: 29, scope: !248)
!333 = !DILocation(line: 150, column: 42, scope: !248)
!334 = !DILocation(line: 150, column: 57, scope: !248)
!335 = !DILocation(line: 150, column: 70, scope: !248)
!336 = !DILocation(line: 151, column: 5, scope: !248)
!337 = !DILocation(line: 153, column: 1, scope: !248)
!338 = !DISubprogram(name: "malloc", scope: !178, file: !178, line: 553, type: !339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !181)
!339 = !DISubroutineType(types: !340)
!340 = !{!16, !220}
!341 = !DISubprogram(name: "printf", scope: !342, file: !342, line: 356, type: !343, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !181)
!342 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!343 = !DISubroutineType(types: !344)
!344 = !{!6, !345, null}
!345 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !58)
!346 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 47, type: !347, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !349)
!347 = !DISubroutineType(types: !348)
!348 = !{!6, !6, null}
!349 = !{!350, !351, !366, !367}
!350 = !DILocalVariable(name: "n", arg: 1, scope: !346, file: !3, line: 47, type: !6)
!351 = !DILocalVariable(name: "list", scope: !346, file: !3, line: 49, type: !352)
!352 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !342, line: 52, baseType: !353)
!353 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !354, line: 14, baseType: !355)
!354 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4c819f80dd915987182e9ab226e27a5a")
!355 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !356, baseType: !357)
!356 = !DIFile(filename: "language.c", directory: ".")
!357 = !DICompositeType(tag: DW_TAG_array_type, baseType: !358, size: 192, elements: !364)
!358 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !359)
!359 = !{!360, !361, !362, !363}
!360 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !358, file: !356, line: 49, baseType: !74, size: 32)
!361 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !358, file: !356, line: 49, baseType: !74, size: 32, offset: 32)
!362 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !358, file: !356, line: 49, baseType: !16, size: 64, offset: 64)
!363 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !358, file: !356, line: 49, baseType: !16, size: 64, offset: 128)
!364 = !{!365}
!365 = !DISubrange(count: 1)
!366 = !DILocalVariable(name: "total", scope: !346, file: !3, line: 50, type: !6)
!367 = !DILocalVariable(name: "i", scope: !368, file: !3, line: 52, type: !6)
!368 = distinct !DILexicalBlock(scope: !346, file: !3, line: 52, column: 5)
!369 = !DILocation(line: 0, scope: !346)
!370 = !DILocation(line: 49, column: 5, scope: !346)
!371 = !DILocation(line: 49, column: 13, scope: !346)
!372 = !DILocation(line: 51, column: 5, scope: !346)
!373 = !DILocation(line: 0, scope: !368)
!374 = !DILocation(line: 53, column: 54, scope: !375)
!375 = distinct !DILexicalBlock(scope: !368, file: !3, line: 52, column: 5)
!376 = !DILocation(line: 53, column: 31, scope: !375)
!377 = !DILocation(line: 53, column: 26, scope: !375)
!378 = !DILocation(line: 53, column: 15, scope: !375)
!379 = !DILocation(line: 54, column: 5, scope: !346)
!380 = !DILocation(line: 56, column: 1, scope: !346)
!381 = !DILocation(line: 55, column: 5, scope: !346)
!382 = !DISubprogram(name: "free", scope: !178, file: !178, line: 568, type: !383, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !181)
!383 = !DISubroutineType(types: !384)
!384 = !{null, !16}
