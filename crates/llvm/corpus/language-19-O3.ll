; ModuleID = 'language.c'
source_filename = "language.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, i8, i8, %union.anon, i32, [2 x [3 x %struct.anon]] }
%union.anon = type { i32 }
%struct.anon = type { i16, i16 }
%struct.big = type { [12 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@jump.table = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@jump, %10), ptr blockaddress(@jump, %6), ptr blockaddress(@jump, %8)], align 16, !dbg !0
@names.rel = internal unnamed_addr constant [3 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.1 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.2 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.3 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32)], align 4
@pool = internal global [3 x %struct.node] [%struct.node { i32 1, ptr getelementptr (i8, ptr @pool, i64 56), i8 0, i8 5, %union.anon zeroinitializer, i32 0, [2 x [3 x %struct.anon]] zeroinitializer }, %struct.node { i32 0, ptr getelementptr (i8, ptr @pool, i64 112), i8 0, i8 0, %union.anon zeroinitializer, i32 0, [2 x [3 x %struct.anon]] zeroinitializer }, %struct.node zeroinitializer], align 16, !dbg !62
@hook = dso_local local_unnamed_addr global ptr null, align 8, !dbg !36
@per_thread = internal thread_local unnamed_addr global i32 4, align 4, !dbg !101
@counter = dso_local global i64 0, align 8, !dbg !26
@.str = private unnamed_addr constant [14 x i8] c"%d %s %ld %p\0A\00", align 1, !dbg !20
@elsewhere = extern_weak global i32, align 4
@common_value = dso_local local_unnamed_addr global i32 0, align 4, !dbg !30
@handle = dso_local local_unnamed_addr global ptr null, align 8, !dbg !32
@.str.1 = private unnamed_addr constant [4 x i8] c"red\00", align 1, !dbg !39
@.str.2 = private unnamed_addr constant [9 x i8] c"green\0A\22\\\00", align 1, !dbg !44
@.str.3 = private unnamed_addr constant [5 x i8] c"blue\00", align 1, !dbg !49

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @grow(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.big) align 8 %0, ptr nocapture noundef byval(%struct.big) align 8 %1) local_unnamed_addr #0 !dbg !118 {
    #dbg_declare(ptr %1, !128, !DIExpression(), !129)
  %3 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !130
  %4 = load i64, ptr %3, align 8, !dbg !130, !tbaa !131
  %5 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !135
  %6 = load i64, ptr %5, align 8, !dbg !136, !tbaa !131
  %7 = add nsw i64 %6, %4, !dbg !136
  store i64 %7, ptr %5, align 8, !dbg !136, !tbaa !131
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef nonnull align 8 dereferenceable(96) %1, i64 96, i1 false), !dbg !137, !tbaa.struct !138
  ret void, !dbg !140
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, i64 } @swap(i64 %0, i64 %1) local_unnamed_addr #2 !dbg !141 {
    #dbg_value(i64 %0, !149, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !150)
    #dbg_value(i64 %1, !149, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !150)
  %3 = insertvalue { i64, i64 } poison, i64 %1, 0, !dbg !151
  %4 = insertvalue { i64, i64 } %3, i64 %0, 1, !dbg !151
  ret { i64, i64 } %4, !dbg !151
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @jump(i32 noundef %0) #2 !dbg !2 {
    #dbg_value(i32 %0, !104, !DIExpression(), !152)
  %2 = urem i32 %0, 3, !dbg !153
  %3 = zext nneg i32 %2 to i64, !dbg !154
  %4 = getelementptr inbounds [3 x ptr], ptr @jump.table, i64 0, i64 %3, !dbg !154
  %5 = load ptr, ptr %4, align 8, !dbg !154, !tbaa !155
  indirectbr ptr %5, [label %10, label %6, label %8]

6:                                                ; preds = %1
    #dbg_label(!106, !157)
  %7 = add nsw i32 %0, 3, !dbg !158
    #dbg_value(i32 %7, !104, !DIExpression(), !152)
  br label %8, !dbg !159

8:                                                ; preds = %6, %1
  %9 = phi i32 [ %0, %1 ], [ %7, %6 ]
    #dbg_value(i32 %9, !104, !DIExpression(), !152)
    #dbg_label(!107, !160)
  br label %10, !dbg !161

10:                                               ; preds = %1, %8
  %11 = phi i32 [ %9, %8 ], [ 10, %1 ], !dbg !152
  ret i32 %11, !dbg !162
}

; Function Attrs: nounwind uwtable
define dso_local range(i32 -2147483647, -2147483648) i32 @choose(i32 noundef %0) #3 !dbg !163 {
    #dbg_value(i32 %0, !165, !DIExpression(), !166)
  switch i32 %0, label %6 [
    i32 1, label %12
    i32 7, label %2
    i32 8, label %2
    i32 9, label %2
    i32 12, label %4
    i32 -5, label %5
  ], !dbg !167

2:                                                ; preds = %1, %1, %1
  %3 = add nuw nsw i32 %0, 1, !dbg !168
    #dbg_value(i32 %3, !165, !DIExpression(), !166)
  br label %12, !dbg !170

4:                                                ; preds = %1
    #dbg_value(i32 undef, !165, !DIExpression(), !166)
  br label %12, !dbg !171

5:                                                ; preds = %1
  tail call void @abort() #16, !dbg !172
  unreachable, !dbg !172

6:                                                ; preds = %1
  %7 = and i32 %0, 3, !dbg !173
  %8 = zext nneg i32 %7 to i64, !dbg !174
  %9 = getelementptr inbounds i8, ptr @.str.1, i64 %8, !dbg !174
  %10 = load i8, ptr %9, align 1, !dbg !174, !tbaa !139
  %11 = sext i8 %10 to i32, !dbg !174
  br label %12, !dbg !175

12:                                               ; preds = %2, %1, %6, %4
  %13 = phi i32 [ %11, %6 ], [ 4, %1 ], [ %3, %2 ], [ 12, %4 ], !dbg !176
  ret i32 %13, !dbg !177
}

; Function Attrs: noreturn nounwind
declare !dbg !178 void @abort() local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @apply(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #3 !dbg !182 {
    #dbg_value(ptr %0, !186, !DIExpression(), !196)
    #dbg_value(i32 %1, !187, !DIExpression(), !196)
  %3 = add i32 %1, 1, !dbg !197
  %4 = zext i32 %3 to i64, !dbg !198
  %5 = alloca i32, i64 %4, align 16, !dbg !198
    #dbg_value(i64 %4, !188, !DIExpression(), !196)
    #dbg_declare(ptr %5, !190, !DIExpression(), !199)
    #dbg_value(i32 0, !194, !DIExpression(), !200)
  %6 = icmp slt i32 %1, 0, !dbg !201
  br i1 %6, label %7, label %12, !dbg !203

7:                                                ; preds = %12, %2
  %8 = sext i32 %3 to i64, !dbg !204
  call void @qsort(ptr noundef nonnull %5, i64 noundef %8, i64 noundef 4, ptr noundef nonnull @compare) #17, !dbg !205
  %9 = sext i32 %1 to i64, !dbg !206
  %10 = getelementptr inbounds i32, ptr %5, i64 %9, !dbg !206
  %11 = load i32, ptr %10, align 4, !dbg !206, !tbaa !207
  ret i32 %11, !dbg !209

12:                                               ; preds = %2, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %2 ]
    #dbg_value(i64 %13, !194, !DIExpression(), !200)
  %14 = trunc nuw nsw i64 %13 to i32, !dbg !210
  %15 = tail call i32 %0(i32 noundef %14) #17, !dbg !210
  %16 = getelementptr inbounds i32, ptr %5, i64 %13, !dbg !211
  store i32 %15, ptr %16, align 4, !dbg !212, !tbaa !207
  %17 = add nuw nsw i64 %13, 1, !dbg !213
    #dbg_value(i64 %17, !194, !DIExpression(), !200)
  %18 = icmp eq i64 %17, %4, !dbg !201
  br i1 %18, label %7, label %12, !dbg !203, !llvm.loop !214
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: nofree
declare !dbg !217 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal i32 @compare(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #7 !dbg !228 {
    #dbg_value(ptr %0, !230, !DIExpression(), !232)
    #dbg_value(ptr %1, !231, !DIExpression(), !232)
  %3 = load i32, ptr %0, align 4, !dbg !233, !tbaa !207
  %4 = load i32, ptr %1, align 4, !dbg !234, !tbaa !207
  %5 = sub nsw i32 %3, %4, !dbg !235
  ret i32 %5, !dbg !236
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define dso_local i32 @recurse(i32 noundef %0) local_unnamed_addr #8 !dbg !237 {
    #dbg_value(i32 %0, !239, !DIExpression(), !240)
  %2 = icmp slt i32 %0, 2, !dbg !241
  br i1 %2, label %11, label %3, !dbg !242

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %8, %3 ], [ %0, %1 ]
  %5 = phi i32 [ %9, %3 ], [ 0, %1 ]
    #dbg_value(i32 %4, !239, !DIExpression(), !240)
  %6 = add nsw i32 %4, -1, !dbg !243
  %7 = tail call i32 @recurse(i32 noundef %6), !dbg !244
  %8 = add nsw i32 %4, -2, !dbg !245
  %9 = add nsw i32 %7, %5, !dbg !246
    #dbg_value(i32 %8, !239, !DIExpression(), !240)
  %10 = icmp ult i32 %4, 4, !dbg !241
  br i1 %10, label %11, label %3, !dbg !242

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %9, %3 ]
  %13 = phi i32 [ %0, %1 ], [ %8, %3 ]
  %14 = add nsw i32 %13, %12
  ret i32 %14, !dbg !247
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 !dbg !248 {
    #dbg_declare(ptr poison, !128, !DIExpression(DW_OP_LLVM_fragment, 256, 512), !265)
    #dbg_assign(i1 undef, !256, !DIExpression(DW_OP_LLVM_fragment, 256, 512), !267, ptr undef, !DIExpression(), !268)
    #dbg_assign(i1 undef, !260, !DIExpression(), !269, ptr undef, !DIExpression(), !268)
    #dbg_value(i32 %0, !254, !DIExpression(), !268)
    #dbg_value(ptr %1, !255, !DIExpression(), !268)
    #dbg_value(i64 0, !256, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !268)
    #dbg_assign(i8 0, !256, !DIExpression(DW_OP_LLVM_fragment, 256, 512), !270, ptr undef, !DIExpression(), !268)
    #dbg_value(i64 1, !256, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !268)
    #dbg_value(i64 2, !256, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !268)
    #dbg_value(i64 3, !256, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !268)
    #dbg_value(i64 2, !257, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !268)
    #dbg_value(i64 poison, !257, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !268)
  %3 = tail call noalias dereferenceable_or_null(56) ptr @malloc(i64 noundef 56) #18, !dbg !271
    #dbg_value(ptr %3, !258, !DIExpression(), !268)
  %4 = icmp eq ptr %3, null, !dbg !272
  br i1 %4, label %57, label %5, !dbg !274

5:                                                ; preds = %2
  %6 = srem i32 %0, 3, !dbg !275
  %7 = sext i32 %6 to i64, !dbg !276
  %8 = getelementptr inbounds [3 x %struct.node], ptr @pool, i64 0, i64 %7, !dbg !276
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, ptr noundef nonnull align 8 dereferenceable(56) %8, i64 56, i1 false), !dbg !276, !tbaa.struct !277
  %9 = getelementptr inbounds i8, ptr %3, i64 20, !dbg !280
  store float 1.500000e+00, ptr %9, align 4, !dbg !281, !tbaa !139
  %10 = getelementptr inbounds i8, ptr %3, i64 17, !dbg !282
  %11 = load i8, ptr %10, align 1, !dbg !283
  %12 = trunc i32 %0 to i8, !dbg !283
  %13 = add i8 %11, %12, !dbg !283
  %14 = and i8 %13, 7, !dbg !283
  %15 = and i8 %11, -8, !dbg !284
  %16 = sub i8 %14, %15, !dbg !284
  store i8 %16, ptr %10, align 1, !dbg !284
  %17 = trunc i32 %0 to i16, !dbg !285
  %18 = getelementptr inbounds i8, ptr %3, i64 50, !dbg !286
  store i16 %17, ptr %18, align 2, !dbg !287, !tbaa !288
  %19 = getelementptr inbounds i8, ptr %3, i64 24, !dbg !291
  store i32 -1, ptr %19, align 8, !dbg !292, !tbaa !293
    #dbg_value(i64 1, !128, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !295)
    #dbg_value(i64 2, !128, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !295)
    #dbg_value(i64 3, !128, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !295)
    #dbg_value(i64 0, !128, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !295)
    #dbg_value(i64 3, !128, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !295)
    #dbg_value(i64 1, !256, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !268)
    #dbg_value(i64 2, !256, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !268)
    #dbg_value(i64 3, !256, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !268)
    #dbg_value(i64 3, !256, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !268)
    #dbg_assign(i1 undef, !256, !DIExpression(DW_OP_LLVM_fragment, 256, 512), !296, ptr undef, !DIExpression(), !268)
  %20 = icmp sgt i32 %0, 2, !dbg !297
  %21 = select i1 %20, ptr @jump, ptr @choose, !dbg !298
  store ptr %21, ptr @hook, align 8, !dbg !299, !tbaa !155
    #dbg_assign(i32 0, !260, !DIExpression(), !300, ptr undef, !DIExpression(), !268)
    #dbg_assign(i8 0, !260, !DIExpression(DW_OP_LLVM_fragment, 0, 128), !301, ptr undef, !DIExpression(), !268)
  %22 = tail call i32 @apply(ptr noundef nonnull %21, i32 noundef %0), !dbg !302
  %23 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread), !dbg !303
  %24 = load i32, ptr %23, align 4, !dbg !304, !tbaa !207
  %25 = add nsw i32 %24, %22, !dbg !304
  store i32 %25, ptr %23, align 4, !dbg !304, !tbaa !207
  %26 = load volatile i64, ptr @counter, align 8, !dbg !305, !tbaa !131
  %27 = add i64 %26, 20, !dbg !306
  store volatile i64 %27, ptr @counter, align 8, !dbg !307, !tbaa !131
  %28 = tail call i32 (i32, ...) @sum(i32 poison, i32 noundef 1, double noundef 2.000000e+00, i32 noundef 3), !dbg !308
  %29 = shl i64 %7, 2, !dbg !309
  %30 = call ptr @llvm.load.relative.i64(ptr @names.rel, i64 %29), !dbg !309
    #dbg_value(ptr %3, !310, !DIExpression(), !316)
    #dbg_value(i32 4, !315, !DIExpression(), !316)
  br label %31, !dbg !318

31:                                               ; preds = %5, %35
  %32 = phi ptr [ %37, %35 ], [ %3, %5 ]
    #dbg_value(ptr %32, !310, !DIExpression(), !316)
  %33 = load i32, ptr %32, align 8, !dbg !319, !tbaa !320
  %34 = icmp eq i32 %33, 4, !dbg !321
  br i1 %34, label %39, label %35, !dbg !322

35:                                               ; preds = %31
  %36 = getelementptr inbounds i8, ptr %32, i64 8, !dbg !323
  %37 = load ptr, ptr %36, align 8, !dbg !323, !tbaa !324
    #dbg_value(ptr %37, !310, !DIExpression(), !316)
  %38 = icmp eq ptr %37, null, !dbg !325
  br i1 %38, label %39, label %31, !dbg !318, !llvm.loop !326

39:                                               ; preds = %31, %35
  %40 = phi ptr [ null, %35 ], [ %32, %31 ]
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %28, ptr noundef %30, i64 noundef 3, ptr noundef %40), !dbg !327
  %42 = icmp eq ptr @elsewhere, null, !dbg !328
  br i1 %42, label %45, label %43, !dbg !328

43:                                               ; preds = %39
  %44 = load i32, ptr @elsewhere, align 4, !dbg !329, !tbaa !207
  br label %47, !dbg !328

45:                                               ; preds = %39
  %46 = tail call i32 @recurse(i32 noundef %0), !dbg !330
  br label %47, !dbg !328

47:                                               ; preds = %45, %43
  %48 = phi i32 [ %44, %43 ], [ %46, %45 ], !dbg !328
  store i32 %48, ptr @common_value, align 4, !dbg !331, !tbaa !207
  %49 = load ptr, ptr @hook, align 8, !dbg !332, !tbaa !155
  %50 = tail call i32 %49(i32 noundef %0) #17, !dbg !332
  %51 = load i32, ptr %9, align 4, !dbg !333, !tbaa !139
  %52 = load i32, ptr %23, align 4, !dbg !334, !tbaa !207
  %53 = add i32 %50, 2, !dbg !335
  %54 = add i32 %53, %51, !dbg !336
  %55 = add nsw i32 %54, %52, !dbg !337
  %56 = add nsw i32 %55, 3, !dbg !338
    #dbg_value(i32 %56, !264, !DIExpression(), !268)
  tail call void @free(ptr noundef %3) #17, !dbg !339
  br label %57

57:                                               ; preds = %2, %47
  %58 = phi i32 [ %56, %47 ], [ 1, %2 ], !dbg !268
  ret i32 %58, !dbg !340
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !341 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #10

; Function Attrs: nofree nounwind
declare !dbg !344 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal i32 @sum(i32 %0, ...) unnamed_addr #12 !dbg !349 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !371
    #dbg_assign(i1 undef, !354, !DIExpression(), !371, ptr %2, !DIExpression(), !372)
    #dbg_value(i32 3, !353, !DIExpression(), !372)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #17, !dbg !373
    #dbg_value(i32 0, !368, !DIExpression(), !372)
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !374
    #dbg_value(i32 0, !369, !DIExpression(), !375)
  %3 = load i32, ptr %2, align 16
  %4 = getelementptr inbounds i8, ptr %2, i64 4
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = getelementptr inbounds i8, ptr %2, i64 16
  %7 = load ptr, ptr %6, align 16
  %8 = load i32, ptr %4, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = icmp ult i32 %3, 41, !dbg !376
  br i1 %10, label %11, label %15, !dbg !376

11:                                               ; preds = %1
  %12 = zext nneg i32 %3 to i64, !dbg !376
  %13 = getelementptr i8, ptr %7, i64 %12, !dbg !376
  %14 = add nuw nsw i32 %3, 8, !dbg !376
  store i32 %14, ptr %2, align 16, !dbg !376, !DIAssignID !378
    #dbg_assign(i32 %14, !354, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !378, ptr %2, !DIExpression(), !372)
  br label %17, !dbg !376

15:                                               ; preds = %1
  %16 = getelementptr i8, ptr %9, i64 8, !dbg !376
  store ptr %16, ptr %5, align 8, !dbg !376, !DIAssignID !379
    #dbg_assign(ptr %16, !354, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !379, ptr %5, !DIExpression(), !372)
  br label %17, !dbg !376

17:                                               ; preds = %15, %11
  %18 = phi ptr [ %9, %11 ], [ %16, %15 ]
  %19 = phi i32 [ %14, %11 ], [ %3, %15 ]
  %20 = phi ptr [ %13, %11 ], [ %9, %15 ], !dbg !376
  %21 = load i32, ptr %20, align 4, !dbg !376, !tbaa !207
    #dbg_value(i32 %21, !368, !DIExpression(), !372)
    #dbg_value(i32 1, !369, !DIExpression(), !375)
  %22 = icmp ult i32 %8, 161, !dbg !380
  br i1 %22, label %25, label %23, !dbg !380

23:                                               ; preds = %17
  %24 = getelementptr i8, ptr %18, i64 8, !dbg !380
  store ptr %24, ptr %5, align 8, !dbg !380, !DIAssignID !381
    #dbg_assign(ptr %24, !354, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !381, ptr %5, !DIExpression(), !372)
  br label %29, !dbg !380

25:                                               ; preds = %17
  %26 = zext nneg i32 %8 to i64, !dbg !380
  %27 = getelementptr i8, ptr %7, i64 %26, !dbg !380
  %28 = add nuw nsw i32 %8, 16, !dbg !380
  store i32 %28, ptr %4, align 4, !dbg !380, !DIAssignID !382
    #dbg_assign(i32 %28, !354, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !382, ptr %4, !DIExpression(), !372)
  br label %29, !dbg !380

29:                                               ; preds = %25, %23
  %30 = phi ptr [ %18, %25 ], [ %24, %23 ]
  %31 = phi ptr [ %27, %25 ], [ %18, %23 ], !dbg !380
  %32 = load double, ptr %31, align 8, !dbg !380, !tbaa !383
    #dbg_value(!DIArgList(i32 poison, i32 poison), !368, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !372)
    #dbg_value(i32 2, !369, !DIExpression(), !375)
  %33 = icmp ult i32 %19, 41, !dbg !376
  br i1 %33, label %36, label %34, !dbg !376

34:                                               ; preds = %29
  %35 = getelementptr i8, ptr %30, i64 8, !dbg !376
  store ptr %35, ptr %5, align 8, !dbg !376, !DIAssignID !379
    #dbg_assign(ptr %35, !354, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !379, ptr %5, !DIExpression(), !372)
  br label %40, !dbg !376

36:                                               ; preds = %29
  %37 = zext nneg i32 %19 to i64, !dbg !376
  %38 = getelementptr i8, ptr %7, i64 %37, !dbg !376
  %39 = add nuw nsw i32 %19, 8, !dbg !376
  store i32 %39, ptr %2, align 16, !dbg !376, !DIAssignID !378
    #dbg_assign(i32 %39, !354, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !378, ptr %2, !DIExpression(), !372)
  br label %40, !dbg !376

40:                                               ; preds = %34, %36
  %41 = phi ptr [ %38, %36 ], [ %30, %34 ], !dbg !376
  %42 = load i32, ptr %41, align 4, !dbg !376, !tbaa !207
  %43 = fptosi double %32 to i32, !dbg !385
    #dbg_value(!DIArgList(i32 %43, i32 %21), !368, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !372)
  %44 = add nsw i32 %21, %43, !dbg !386
    #dbg_value(i32 %44, !368, !DIExpression(), !372)
  %45 = add nsw i32 %42, %44, !dbg !386
    #dbg_value(i32 %45, !368, !DIExpression(), !372)
    #dbg_value(i32 3, !369, !DIExpression(), !375)
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !387
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #17, !dbg !388
  ret i32 %45, !dbg !389
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !390 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #15

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #16 = { noreturn nounwind }
attributes #17 = { nounwind }
attributes #18 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!110, !111, !112, !113, !114, !115, !116}
!llvm.ident = !{!117}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 74, type: !108, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 72, type: !4, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !103)
!3 = !DIFile(filename: "language.c", directory: ".", checksumkind: CSK_MD5, checksum: "821360a03b065536317783982eb66e53")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, retainedTypes: !14, globals: !19, splitDebugInlining: false, nameTableKind: None)
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
!116 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!117 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!118 = distinct !DISubprogram(name: "grow", scope: !3, file: !3, line: 58, type: !119, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !127)
!119 = !DISubroutineType(types: !120)
!120 = !{!121, !121}
!121 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 27, size: 768, elements: !122)
!122 = !{!123}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !121, file: !3, line: 28, baseType: !124, size: 768)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 768, elements: !125)
!125 = !{!126}
!126 = !DISubrange(count: 12)
!127 = !{!128}
!128 = !DILocalVariable(name: "b", arg: 1, scope: !118, file: !3, line: 58, type: !121)
!129 = !DILocation(line: 58, column: 28, scope: !118)
!130 = !DILocation(line: 60, column: 15, scope: !118)
!131 = !{!132, !132, i64 0}
!132 = !{!"long", !133, i64 0}
!133 = !{!"omnipotent char", !134, i64 0}
!134 = !{!"Simple C/C++ TBAA"}
!135 = !DILocation(line: 60, column: 5, scope: !118)
!136 = !DILocation(line: 60, column: 12, scope: !118)
!137 = !DILocation(line: 61, column: 12, scope: !118)
!138 = !{i64 0, i64 96, !139}
!139 = !{!133, !133, i64 0}
!140 = !DILocation(line: 61, column: 5, scope: !118)
!141 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 67, type: !142, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !148)
!142 = !DISubroutineType(types: !143)
!143 = !{!144, !144}
!144 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 64, size: 128, elements: !145)
!145 = !{!146, !147}
!146 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !144, file: !3, line: 65, baseType: !29, size: 64)
!147 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !144, file: !3, line: 65, baseType: !29, size: 64, offset: 64)
!148 = !{!149}
!149 = !DILocalVariable(name: "p", arg: 1, scope: !141, file: !3, line: 67, type: !144)
!150 = !DILocation(line: 0, scope: !141)
!151 = !DILocation(line: 69, column: 5, scope: !141)
!152 = !DILocation(line: 0, scope: !2)
!153 = !DILocation(line: 75, column: 19, scope: !2)
!154 = !DILocation(line: 75, column: 11, scope: !2)
!155 = !{!156, !156, i64 0}
!156 = !{!"any pointer", !133, i64 0}
!157 = !DILocation(line: 78, column: 1, scope: !2)
!158 = !DILocation(line: 79, column: 7, scope: !2)
!159 = !DILocation(line: 79, column: 5, scope: !2)
!160 = !DILocation(line: 80, column: 1, scope: !2)
!161 = !DILocation(line: 81, column: 5, scope: !2)
!162 = !DILocation(line: 82, column: 1, scope: !2)
!163 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 84, type: !4, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !164)
!164 = !{!165}
!165 = !DILocalVariable(name: "x", arg: 1, scope: !163, file: !3, line: 84, type: !6)
!166 = !DILocation(line: 0, scope: !163)
!167 = !DILocation(line: 86, column: 5, scope: !163)
!168 = !DILocation(line: 90, column: 10, scope: !169)
!169 = distinct !DILexicalBlock(scope: !163, file: !3, line: 86, column: 16)
!170 = !DILocation(line: 90, column: 9, scope: !169)
!171 = !DILocation(line: 93, column: 9, scope: !169)
!172 = !DILocation(line: 95, column: 9, scope: !169)
!173 = !DILocation(line: 97, column: 27, scope: !169)
!174 = !DILocation(line: 97, column: 16, scope: !169)
!175 = !DILocation(line: 97, column: 9, scope: !169)
!176 = !DILocation(line: 0, scope: !169)
!177 = !DILocation(line: 99, column: 1, scope: !163)
!178 = !DISubprogram(name: "abort", scope: !179, file: !179, line: 611, type: !180, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!179 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!180 = !DISubroutineType(types: !181)
!181 = !{null}
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
!208 = !{!"int", !133, i64 0}
!209 = !DILocation(line: 120, column: 1, scope: !182)
!210 = !DILocation(line: 117, column: 20, scope: !202)
!211 = !DILocation(line: 117, column: 9, scope: !202)
!212 = !DILocation(line: 117, column: 18, scope: !202)
!213 = !DILocation(line: 116, column: 30, scope: !202)
!214 = distinct !{!214, !203, !215, !216}
!215 = !DILocation(line: 117, column: 23, scope: !195)
!216 = !{!"llvm.loop.mustprogress"}
!217 = !DISubprogram(name: "qsort", scope: !179, file: !179, line: 851, type: !218, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DISubroutineType(types: !219)
!219 = !{null, !16, !220, !220, !222}
!220 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !221, line: 18, baseType: !189)
!221 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!222 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !179, line: 829, baseType: !223)
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
!256 = !DILocalVariable(name: "b", scope: !248, file: !3, line: 129, type: !121)
!257 = !DILocalVariable(name: "p", scope: !248, file: !3, line: 130, type: !144)
!258 = !DILocalVariable(name: "n", scope: !248, file: !3, line: 131, type: !259)
!259 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!260 = !DILocalVariable(name: "buffer", scope: !248, file: !3, line: 132, type: !261)
!261 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 160, elements: !262)
!262 = !{!263}
!263 = !DISubrange(count: 20)
!264 = !DILocalVariable(name: "result", scope: !248, file: !3, line: 150, type: !6)
!265 = !DILocation(line: 58, column: 28, scope: !118, inlinedAt: !266)
!266 = distinct !DILocation(line: 141, column: 9, scope: !248)
!267 = distinct !DIAssignID()
!268 = !DILocation(line: 0, scope: !248)
!269 = distinct !DIAssignID()
!270 = distinct !DIAssignID()
!271 = !DILocation(line: 131, column: 17, scope: !248)
!272 = !DILocation(line: 133, column: 10, scope: !273)
!273 = distinct !DILexicalBlock(scope: !248, file: !3, line: 133, column: 9)
!274 = !DILocation(line: 133, column: 9, scope: !248)
!275 = !DILocation(line: 135, column: 20, scope: !248)
!276 = !DILocation(line: 135, column: 10, scope: !248)
!277 = !{i64 0, i64 4, !207, i64 8, i64 8, !155, i64 16, i64 1, !278, i64 17, i64 1, !139, i64 20, i64 4, !139, i64 24, i64 4, !207, i64 28, i64 24, !139}
!278 = !{!279, !279, i64 0}
!279 = !{!"_Bool", !133, i64 0}
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
!290 = !{!"short", !133, i64 0}
!291 = !DILocation(line: 140, column: 8, scope: !248)
!292 = !DILocation(line: 140, column: 15, scope: !248)
!293 = !{!294, !208, i64 24}
!294 = !{!"node", !208, i64 0, !156, i64 8, !279, i64 16, !208, i64 17, !208, i64 17, !133, i64 20, !208, i64 24, !133, i64 28}
!295 = !DILocation(line: 0, scope: !118, inlinedAt: !266)
!296 = distinct !DIAssignID()
!297 = !DILocation(line: 142, column: 17, scope: !248)
!298 = !DILocation(line: 142, column: 12, scope: !248)
!299 = !DILocation(line: 142, column: 10, scope: !248)
!300 = distinct !DIAssignID()
!301 = distinct !DIAssignID()
!302 = !DILocation(line: 146, column: 19, scope: !248)
!303 = !DILocation(line: 146, column: 5, scope: !248)
!304 = !DILocation(line: 146, column: 16, scope: !248)
!305 = !DILocation(line: 147, column: 15, scope: !248)
!306 = !DILocation(line: 147, column: 23, scope: !248)
!307 = !DILocation(line: 147, column: 13, scope: !248)
!308 = !DILocation(line: 148, column: 30, scope: !248)
!309 = !DILocation(line: 148, column: 49, scope: !248)
!310 = !DILocalVariable(name: "list", arg: 1, scope: !311, file: !3, line: 106, type: !259)
!311 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 106, type: !312, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !314)
!312 = !DISubroutineType(types: !313)
!313 = !{!259, !259, !6}
!314 = !{!310, !315}
!315 = !DILocalVariable(name: "value", arg: 2, scope: !311, file: !3, line: 106, type: !6)
!316 = !DILocation(line: 0, scope: !311, inlinedAt: !317)
!317 = distinct !DILocation(line: 148, column: 82, scope: !248)
!318 = !DILocation(line: 108, column: 17, scope: !311, inlinedAt: !317)
!319 = !DILocation(line: 108, column: 26, scope: !311, inlinedAt: !317)
!320 = !{!294, !208, i64 0}
!321 = !DILocation(line: 108, column: 32, scope: !311, inlinedAt: !317)
!322 = !DILocation(line: 108, column: 5, scope: !311, inlinedAt: !317)
!323 = !DILocation(line: 109, column: 22, scope: !311, inlinedAt: !317)
!324 = !{!294, !156, i64 8}
!325 = !DILocation(line: 108, column: 12, scope: !311, inlinedAt: !317)
!326 = distinct !{!326, !322, !323, !216}
!327 = !DILocation(line: 148, column: 5, scope: !248)
!328 = !DILocation(line: 149, column: 20, scope: !248)
!329 = !DILocation(line: 149, column: 33, scope: !248)
!330 = !DILocation(line: 149, column: 45, scope: !248)
!331 = !DILocation(line: 149, column: 18, scope: !248)
!332 = !DILocation(line: 150, column: 18, scope: !248)
!333 = !DILocation(line: 150, column: 36, scope: !248)
!334 = !DILocation(line: 150, column: 59, scope: !248)
!335 = !DILocation(line: 150, column: 29, scope: !248)
!336 = !DILocation(line: 150, column: 42, scope: !248)
!337 = !DILocation(line: 150, column: 57, scope: !248)
!338 = !DILocation(line: 150, column: 70, scope: !248)
!339 = !DILocation(line: 151, column: 5, scope: !248)
!340 = !DILocation(line: 153, column: 1, scope: !248)
!341 = !DISubprogram(name: "malloc", scope: !179, file: !179, line: 553, type: !342, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!342 = !DISubroutineType(types: !343)
!343 = !{!16, !220}
!344 = !DISubprogram(name: "printf", scope: !345, file: !345, line: 356, type: !346, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!345 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!346 = !DISubroutineType(types: !347)
!347 = !{!6, !348, null}
!348 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !58)
!349 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 47, type: !350, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !352)
!350 = !DISubroutineType(types: !351)
!351 = !{!6, !6, null}
!352 = !{!353, !354, !368, !369}
!353 = !DILocalVariable(name: "n", arg: 1, scope: !349, file: !3, line: 47, type: !6)
!354 = !DILocalVariable(name: "list", scope: !349, file: !3, line: 49, type: !355)
!355 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !345, line: 52, baseType: !356)
!356 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !357, line: 12, baseType: !358)
!357 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!358 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !359)
!359 = !DICompositeType(tag: DW_TAG_array_type, baseType: !360, size: 192, elements: !366)
!360 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !361)
!361 = !{!362, !363, !364, !365}
!362 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !360, file: !3, line: 49, baseType: !74, size: 32)
!363 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !360, file: !3, line: 49, baseType: !74, size: 32, offset: 32)
!364 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !360, file: !3, line: 49, baseType: !16, size: 64, offset: 64)
!365 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !360, file: !3, line: 49, baseType: !16, size: 64, offset: 128)
!366 = !{!367}
!367 = !DISubrange(count: 1)
!368 = !DILocalVariable(name: "total", scope: !349, file: !3, line: 50, type: !6)
!369 = !DILocalVariable(name: "i", scope: !370, file: !3, line: 52, type: !6)
!370 = distinct !DILexicalBlock(scope: !349, file: !3, line: 52, column: 5)
!371 = distinct !DIAssignID()
!372 = !DILocation(line: 0, scope: !349)
!373 = !DILocation(line: 49, column: 5, scope: !349)
!374 = !DILocation(line: 51, column: 5, scope: !349)
!375 = !DILocation(line: 0, scope: !370)
!376 = !DILocation(line: 53, column: 54, scope: !377)
!377 = distinct !DILexicalBlock(scope: !370, file: !3, line: 52, column: 5)
!378 = distinct !DIAssignID()
!379 = distinct !DIAssignID()
!380 = !DILocation(line: 53, column: 31, scope: !377)
!381 = distinct !DIAssignID()
!382 = distinct !DIAssignID()
!383 = !{!384, !384, i64 0}
!384 = !{!"double", !133, i64 0}
!385 = !DILocation(line: 53, column: 26, scope: !377)
!386 = !DILocation(line: 53, column: 15, scope: !377)
!387 = !DILocation(line: 54, column: 5, scope: !349)
!388 = !DILocation(line: 56, column: 1, scope: !349)
!389 = !DILocation(line: 55, column: 5, scope: !349)
!390 = !DISubprogram(name: "free", scope: !179, file: !179, line: 568, type: !391, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!391 = !DISubroutineType(types: !392)
!392 = !{null, !16}
