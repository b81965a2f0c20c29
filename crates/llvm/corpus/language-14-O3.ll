; ModuleID = 'language.c'
source_filename = "language.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node*, i8, i8, %union.anon, i32, [2 x [3 x %struct.anon]] }
%union.anon = type { i32 }
%struct.anon = type { i16, i16 }
%struct.opaque = type opaque
%struct.big = type { [12 x i64] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@jump.table = internal unnamed_addr constant [3 x i8*] [i8* blockaddress(@jump, %10), i8* blockaddress(@jump, %6), i8* blockaddress(@jump, %8)], align 16, !dbg !0
@reltable.main = internal unnamed_addr constant [3 x i32] [i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.1 to i64), i64 ptrtoint ([3 x i32]* @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([9 x i8]* @.str.2 to i64), i64 ptrtoint ([3 x i32]* @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.3 to i64), i64 ptrtoint ([3 x i32]* @reltable.main to i64)) to i32)], align 4
@pool = internal global [3 x %struct.node] [%struct.node { i32 1, %struct.node* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.node]* @pool to i8*), i64 56) to %struct.node*), i8 0, i8 5, %union.anon zeroinitializer, i32 0, [2 x [3 x %struct.anon]] zeroinitializer }, %struct.node { i32 0, %struct.node* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.node]* @pool to i8*), i64 112) to %struct.node*), i8 0, i8 0, %union.anon zeroinitializer, i32 0, [2 x [3 x %struct.anon]] zeroinitializer }, %struct.node zeroinitializer], align 16, !dbg !42
@hook = dso_local local_unnamed_addr global i32 (i32)* null, align 8, !dbg !30
@per_thread = internal thread_local unnamed_addr global i32 4, align 4, !dbg !83
@counter = dso_local global i64 0, align 8, !dbg !20
@.str = private unnamed_addr constant [14 x i8] c"%d %s %ld %p\0A\00", align 1
@elsewhere = extern_weak global i32, align 4
@common_value = dso_local local_unnamed_addr global i32 0, align 4, !dbg !24
@handle = dso_local local_unnamed_addr global %struct.opaque* null, align 8, !dbg !26
@.str.1 = private unnamed_addr constant [4 x i8] c"red\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"green\0A\22\\\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"blue\00", align 1

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define dso_local void @grow(%struct.big* noalias nocapture writeonly sret(%struct.big) align 8 %0, %struct.big* nocapture noundef byval(%struct.big) align 8 %1) local_unnamed_addr #0 !dbg !99 {
  call void @llvm.dbg.declare(metadata %struct.big* %1, metadata !109, metadata !DIExpression()), !dbg !110
  %3 = getelementptr inbounds %struct.big, %struct.big* %1, i64 0, i32 0, i64 2, !dbg !111
  %4 = load i64, i64* %3, align 8, !dbg !111, !tbaa !112
  %5 = getelementptr inbounds %struct.big, %struct.big* %1, i64 0, i32 0, i64 3, !dbg !116
  %6 = load i64, i64* %5, align 8, !dbg !117, !tbaa !112
  %7 = add nsw i64 %6, %4, !dbg !117
  store i64 %7, i64* %5, align 8, !dbg !117, !tbaa !112
  %8 = bitcast %struct.big* %0 to i8*, !dbg !118
  %9 = bitcast %struct.big* %1 to i8*, !dbg !118
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(96) %8, i8* noundef nonnull align 8 dereferenceable(96) %9, i64 96, i1 false), !dbg !118, !tbaa.struct !119
  ret void, !dbg !121
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local { i64, i64 } @swap(i64 %0, i64 %1) local_unnamed_addr #3 !dbg !122 {
  call void @llvm.dbg.value(metadata i64 %0, metadata !130, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !131
  call void @llvm.dbg.value(metadata i64 %1, metadata !130, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !131
  %3 = insertvalue { i64, i64 } poison, i64 %1, 0, !dbg !132
  %4 = insertvalue { i64, i64 } %3, i64 %0, 1, !dbg !132
  ret { i64, i64 } %4, !dbg !132
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @jump(i32 noundef %0) #3 !dbg !2 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !86, metadata !DIExpression()), !dbg !133
  %2 = urem i32 %0, 3, !dbg !134
  %3 = zext i32 %2 to i64, !dbg !135
  %4 = getelementptr inbounds [3 x i8*], [3 x i8*]* @jump.table, i64 0, i64 %3, !dbg !135
  %5 = load i8*, i8** %4, align 8, !dbg !135, !tbaa !136
  indirectbr i8* %5, [label %10, label %6, label %8]

6:                                                ; preds = %1
  call void @llvm.dbg.label(metadata !88), !dbg !138
  %7 = add nsw i32 %0, 3, !dbg !139
  call void @llvm.dbg.value(metadata i32 %7, metadata !86, metadata !DIExpression()), !dbg !133
  br label %8, !dbg !140

8:                                                ; preds = %6, %1
  %9 = phi i32 [ %0, %1 ], [ %7, %6 ]
  call void @llvm.dbg.value(metadata i32 %9, metadata !86, metadata !DIExpression()), !dbg !133
  call void @llvm.dbg.label(metadata !89), !dbg !141
  br label %10, !dbg !142

10:                                               ; preds = %1, %8
  %11 = phi i32 [ %9, %8 ], [ 10, %1 ], !dbg !133
  ret i32 %11, !dbg !143
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @choose(i32 noundef %0) #4 !dbg !144 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !146, metadata !DIExpression()), !dbg !147
  switch i32 %0, label %7 [
    i32 1, label %13
    i32 7, label %2
    i32 8, label %2
    i32 9, label %2
    i32 12, label %4
    i32 -5, label %6
  ], !dbg !148

2:                                                ; preds = %1, %1, %1
  %3 = add nuw nsw i32 %0, 1, !dbg !149
  call void @llvm.dbg.value(metadata i32 %3, metadata !146, metadata !DIExpression()), !dbg !147
  br label %4, !dbg !151

4:                                                ; preds = %1, %2
  %5 = phi i32 [ %0, %1 ], [ %3, %2 ]
  call void @llvm.dbg.value(metadata i32 %5, metadata !146, metadata !DIExpression()), !dbg !147
  br label %13, !dbg !152

6:                                                ; preds = %1
  tail call void @abort() #17, !dbg !153
  unreachable, !dbg !153

7:                                                ; preds = %1
  %8 = and i32 %0, 3, !dbg !154
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds [4 x i8], [4 x i8]* @.str.1, i64 0, i64 %9, !dbg !155
  %11 = load i8, i8* %10, align 1, !dbg !155, !tbaa !120
  %12 = sext i8 %11 to i32, !dbg !155
  br label %13, !dbg !156

13:                                               ; preds = %1, %7, %4
  %14 = phi i32 [ %12, %7 ], [ %5, %4 ], [ 4, %1 ], !dbg !157
  ret i32 %14, !dbg !158
}

; Function Attrs: noreturn nounwind
declare void @abort() local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local i32 @apply(i32 (i32)* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #4 !dbg !159 {
  call void @llvm.dbg.value(metadata i32 (i32)* %0, metadata !163, metadata !DIExpression()), !dbg !173
  call void @llvm.dbg.value(metadata i32 %1, metadata !164, metadata !DIExpression()), !dbg !173
  %3 = add i32 %1, 1, !dbg !174
  %4 = zext i32 %3 to i64, !dbg !175
  %5 = alloca i32, i64 %4, align 16, !dbg !175
  call void @llvm.dbg.value(metadata i64 %4, metadata !165, metadata !DIExpression()), !dbg !173
  call void @llvm.dbg.declare(metadata i32* %5, metadata !167, metadata !DIExpression()), !dbg !176
  call void @llvm.dbg.value(metadata i32 0, metadata !171, metadata !DIExpression()), !dbg !177
  %6 = icmp slt i32 %1, 0, !dbg !178
  br i1 %6, label %7, label %13, !dbg !180

7:                                                ; preds = %13, %2
  %8 = bitcast i32* %5 to i8*, !dbg !181
  %9 = sext i32 %3 to i64, !dbg !182
  call void @qsort(i8* noundef nonnull %8, i64 noundef %9, i64 noundef 4, i32 (i8*, i8*)* noundef nonnull @compare) #18, !dbg !183
  %10 = sext i32 %1 to i64, !dbg !184
  %11 = getelementptr inbounds i32, i32* %5, i64 %10, !dbg !184
  %12 = load i32, i32* %11, align 4, !dbg !184, !tbaa !185
  ret i32 %12, !dbg !187

13:                                               ; preds = %2, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %2 ]
  call void @llvm.dbg.value(metadata i64 %14, metadata !171, metadata !DIExpression()), !dbg !177
  %15 = trunc i64 %14 to i32, !dbg !188
  %16 = tail call i32 %0(i32 noundef %15) #18, !dbg !188
  %17 = getelementptr inbounds i32, i32* %5, i64 %14, !dbg !189
  store i32 %16, i32* %17, align 4, !dbg !190, !tbaa !185
  %18 = add nuw nsw i64 %14, 1, !dbg !191
  call void @llvm.dbg.value(metadata i64 %18, metadata !171, metadata !DIExpression()), !dbg !177
  %19 = icmp eq i64 %18, %4, !dbg !178
  br i1 %19, label %7, label %13, !dbg !180, !llvm.loop !192
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: nofree
declare !dbg !195 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* nocapture noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal i32 @compare(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #8 !dbg !208 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !210, metadata !DIExpression()), !dbg !212
  call void @llvm.dbg.value(metadata i8* %1, metadata !211, metadata !DIExpression()), !dbg !212
  %3 = bitcast i8* %0 to i32*, !dbg !213
  %4 = load i32, i32* %3, align 4, !dbg !214, !tbaa !185
  %5 = bitcast i8* %1 to i32*, !dbg !215
  %6 = load i32, i32* %5, align 4, !dbg !216, !tbaa !185
  %7 = sub nsw i32 %4, %6, !dbg !217
  ret i32 %7, !dbg !218
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define dso_local i32 @recurse(i32 noundef %0) local_unnamed_addr #9 !dbg !219 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !221, metadata !DIExpression()), !dbg !222
  %2 = icmp slt i32 %0, 2, !dbg !223
  br i1 %2, label %11, label %3, !dbg !224

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %8, %3 ], [ %0, %1 ]
  %5 = phi i32 [ %9, %3 ], [ 0, %1 ]
  call void @llvm.dbg.value(metadata i32 %4, metadata !221, metadata !DIExpression()), !dbg !222
  %6 = add nsw i32 %4, -1, !dbg !225
  %7 = tail call i32 @recurse(i32 noundef %6), !dbg !226
  %8 = add nsw i32 %4, -2, !dbg !227
  %9 = add nsw i32 %7, %5, !dbg !228
  call void @llvm.dbg.value(metadata i32 %8, metadata !221, metadata !DIExpression()), !dbg !222
  %10 = icmp ult i32 %4, 4, !dbg !223
  br i1 %10, label %11, label %3, !dbg !224

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %9, %3 ]
  %13 = phi i32 [ %0, %1 ], [ %8, %3 ]
  %14 = add nsw i32 %13, %12, !dbg !228
  ret i32 %14, !dbg !229
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #4 !dbg !230 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !236, metadata !DIExpression()), !dbg !247
  call void @llvm.dbg.value(metadata i8** %1, metadata !237, metadata !DIExpression()), !dbg !247
  call void @llvm.dbg.value(metadata i64 0, metadata !238, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !247
  call void @llvm.dbg.value(metadata i64 0, metadata !238, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !247
  call void @llvm.dbg.value(metadata i64 0, metadata !238, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !247
  call void @llvm.dbg.value(metadata i64 0, metadata !238, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 64)), !dbg !247
  call void @llvm.dbg.value(metadata i64 1, metadata !238, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !247
  call void @llvm.dbg.value(metadata i64 2, metadata !238, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !247
  call void @llvm.dbg.value(metadata i64 3, metadata !238, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !247
  call void @llvm.dbg.value(metadata i64 2, metadata !239, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !247
  call void @llvm.dbg.value(metadata i64 undef, metadata !239, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !247
  %3 = tail call noalias dereferenceable_or_null(56) i8* @malloc(i64 noundef 56) #18, !dbg !248
  %4 = bitcast i8* %3 to %struct.node*, !dbg !248
  call void @llvm.dbg.value(metadata %struct.node* %4, metadata !240, metadata !DIExpression()), !dbg !247
  %5 = icmp eq i8* %3, null, !dbg !249
  br i1 %5, label %60, label %6, !dbg !251

6:                                                ; preds = %2
  %7 = srem i32 %0, 3, !dbg !252
  %8 = sext i32 %7 to i64, !dbg !253
  %9 = getelementptr inbounds [3 x %struct.node], [3 x %struct.node]* @pool, i64 0, i64 %8, !dbg !253
  %10 = bitcast %struct.node* %9 to i8*, !dbg !253
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %3, i8* noundef nonnull align 8 dereferenceable(56) %10, i64 56, i1 false), !dbg !253, !tbaa.struct !254
  %11 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 4, !dbg !259
  %12 = bitcast %union.anon* %11 to float*, !dbg !260
  store float 1.500000e+00, float* %12, align 4, !dbg !261, !tbaa !120
  %13 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 3, !dbg !262
  %14 = load i8, i8* %13, align 1, !dbg !263
  %15 = trunc i32 %0 to i8, !dbg !263
  %16 = add i8 %14, %15, !dbg !263
  %17 = and i8 %16, 7, !dbg !263
  %18 = and i8 %14, -8, !dbg !264
  %19 = sub i8 %17, %18, !dbg !264
  store i8 %19, i8* %13, align 1, !dbg !264
  %20 = trunc i32 %0 to i16, !dbg !265
  %21 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 6, i64 1, i64 2, i32 1, !dbg !266
  store i16 %20, i16* %21, align 2, !dbg !267, !tbaa !268
  %22 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 5, !dbg !271
  store i32 -1, i32* %22, align 8, !dbg !272, !tbaa !273
  call void @llvm.dbg.value(metadata i64 1, metadata !109, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !275
  call void @llvm.dbg.value(metadata i64 2, metadata !109, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !275
  call void @llvm.dbg.value(metadata i64 3, metadata !109, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !275
  call void @llvm.dbg.value(metadata i64 0, metadata !109, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 64)), !dbg !275
  call void @llvm.dbg.value(metadata i64 3, metadata !109, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 64)), !dbg !275
  call void @llvm.dbg.value(metadata i64 1, metadata !238, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !247
  call void @llvm.dbg.value(metadata i64 2, metadata !238, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !247
  call void @llvm.dbg.value(metadata i64 3, metadata !238, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 64)), !dbg !247
  call void @llvm.dbg.value(metadata i64 3, metadata !238, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 64)), !dbg !247
  %23 = icmp sgt i32 %0, 2, !dbg !277
  %24 = select i1 %23, i32 (i32)* @jump, i32 (i32)* @choose, !dbg !278
  store i32 (i32)* %24, i32 (i32)** @hook, align 8, !dbg !279, !tbaa !136
  call void @llvm.dbg.value(metadata i32 undef, metadata !242, metadata !DIExpression()), !dbg !247
  %25 = call i32 @apply(i32 (i32)* noundef nonnull %24, i32 noundef %0), !dbg !280
  %26 = load i32, i32* @per_thread, align 4, !dbg !281, !tbaa !185
  %27 = add nsw i32 %26, %25, !dbg !281
  store i32 %27, i32* @per_thread, align 4, !dbg !281, !tbaa !185
  %28 = load volatile i64, i64* @counter, align 8, !dbg !282, !tbaa !112
  %29 = add i64 %28, 20, !dbg !283
  store volatile i64 %29, i64* @counter, align 8, !dbg !284, !tbaa !112
  %30 = call i32 (i32, ...) @sum(i32 undef, i32 noundef 1, double noundef 2.000000e+00, i32 noundef 3), !dbg !285
  %31 = shl i64 %8, 2, !dbg !286
  %32 = call i8* @llvm.load.relative.i64(i8* bitcast ([3 x i32]* @reltable.main to i8*), i64 %31), !dbg !286
  call void @llvm.dbg.value(metadata %struct.node* %4, metadata !287, metadata !DIExpression()), !dbg !293
  call void @llvm.dbg.value(metadata i32 4, metadata !292, metadata !DIExpression()), !dbg !293
  br label %33, !dbg !295

33:                                               ; preds = %6, %38
  %34 = phi %struct.node* [ %40, %38 ], [ %4, %6 ]
  call void @llvm.dbg.value(metadata %struct.node* %34, metadata !287, metadata !DIExpression()), !dbg !293
  %35 = getelementptr inbounds %struct.node, %struct.node* %34, i64 0, i32 0, !dbg !296
  %36 = load i32, i32* %35, align 8, !dbg !296, !tbaa !297
  %37 = icmp eq i32 %36, 4, !dbg !298
  br i1 %37, label %42, label %38, !dbg !299

38:                                               ; preds = %33
  %39 = getelementptr inbounds %struct.node, %struct.node* %34, i64 0, i32 1, !dbg !300
  %40 = load %struct.node*, %struct.node** %39, align 8, !dbg !300, !tbaa !301
  call void @llvm.dbg.value(metadata %struct.node* %40, metadata !287, metadata !DIExpression()), !dbg !293
  %41 = icmp eq %struct.node* %40, null, !dbg !302
  br i1 %41, label %42, label %33, !dbg !295, !llvm.loop !303

42:                                               ; preds = %33, %38
  %43 = phi %struct.node* [ null, %38 ], [ %34, %33 ]
  %44 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i32 noundef %30, i8* noundef %32, i64 noundef 3, %struct.node* noundef %43), !dbg !304
  br i1 icmp ne (i32* @elsewhere, i32* null), label %45, label %47, !dbg !305

45:                                               ; preds = %42
  %46 = load i32, i32* @elsewhere, align 4, !dbg !306, !tbaa !185
  br label %49, !dbg !305

47:                                               ; preds = %42
  %48 = call i32 @recurse(i32 noundef %0), !dbg !307
  br label %49, !dbg !305

49:                                               ; preds = %47, %45
  %50 = phi i32 [ %46, %45 ], [ %48, %47 ], !dbg !305
  store i32 %50, i32* @common_value, align 4, !dbg !308, !tbaa !185
  %51 = load i32 (i32)*, i32 (i32)** @hook, align 8, !dbg !309, !tbaa !136
  %52 = call i32 %51(i32 noundef %0) #18, !dbg !309
  %53 = getelementptr %union.anon, %union.anon* %11, i64 0, i32 0, !dbg !310
  %54 = load i32, i32* %53, align 4, !dbg !310, !tbaa !120
  %55 = load i32, i32* @per_thread, align 4, !dbg !311, !tbaa !185
  %56 = add i32 %52, 2, !dbg !312
  %57 = add i32 %56, %54, !dbg !313
  %58 = add i32 %57, %55, !dbg !314
  %59 = add i32 %58, 3, !dbg !315
  call void @llvm.dbg.value(metadata i32 %59, metadata !246, metadata !DIExpression()), !dbg !247
  call void @free(i8* noundef %3) #18, !dbg !316
  br label %60

60:                                               ; preds = %2, %49
  %61 = phi i32 [ %59, %49 ], [ 1, %2 ], !dbg !247
  ret i32 %61, !dbg !317
}

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #11

; Function Attrs: nofree nosync nounwind uwtable
define internal i32 @sum(i32 %0, ...) unnamed_addr #12 !dbg !318 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i32 3, metadata !322, metadata !DIExpression()), !dbg !342
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !343
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #18, !dbg !343
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %2, metadata !323, metadata !DIExpression()), !dbg !344
  call void @llvm.dbg.value(metadata i32 0, metadata !339, metadata !DIExpression()), !dbg !342
  call void @llvm.va_start(i8* nonnull %3), !dbg !345
  call void @llvm.dbg.value(metadata i32 0, metadata !340, metadata !DIExpression()), !dbg !346
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 1
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %7 = load i8*, i8** %6, align 16
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %9 = load i32, i32* %8, align 16, !dbg !347
  %10 = icmp ult i32 %9, 41, !dbg !347
  br i1 %10, label %11, label %15, !dbg !347

11:                                               ; preds = %1
  %12 = zext i32 %9 to i64, !dbg !347
  %13 = getelementptr i8, i8* %7, i64 %12, !dbg !347
  %14 = add nuw nsw i32 %9, 8, !dbg !347
  store i32 %14, i32* %8, align 16, !dbg !347
  br label %18, !dbg !347

15:                                               ; preds = %1
  %16 = load i8*, i8** %5, align 8, !dbg !347
  %17 = getelementptr i8, i8* %16, i64 8, !dbg !347
  store i8* %17, i8** %5, align 8, !dbg !347
  br label %18, !dbg !347

18:                                               ; preds = %15, %11
  %19 = phi i8* [ %13, %11 ], [ %16, %15 ]
  %20 = bitcast i8* %19 to i32*, !dbg !347
  %21 = load i32, i32* %20, align 4, !dbg !347
  call void @llvm.dbg.value(metadata i32 1, metadata !340, metadata !DIExpression()), !dbg !346
  call void @llvm.dbg.value(metadata i32 %21, metadata !339, metadata !DIExpression()), !dbg !342
  %22 = load i32, i32* %4, align 4, !dbg !349
  %23 = icmp ult i32 %22, 161, !dbg !349
  br i1 %23, label %27, label %24, !dbg !349

24:                                               ; preds = %18
  %25 = load i8*, i8** %5, align 8, !dbg !349
  %26 = getelementptr i8, i8* %25, i64 8, !dbg !349
  store i8* %26, i8** %5, align 8, !dbg !349
  br label %31, !dbg !349

27:                                               ; preds = %18
  %28 = zext i32 %22 to i64, !dbg !349
  %29 = getelementptr i8, i8* %7, i64 %28, !dbg !349
  %30 = add nuw nsw i32 %22, 16, !dbg !349
  store i32 %30, i32* %4, align 4, !dbg !349
  br label %31, !dbg !349

31:                                               ; preds = %27, %24
  %32 = phi i8* [ %29, %27 ], [ %25, %24 ]
  %33 = bitcast i8* %32 to double*, !dbg !349
  %34 = load double, double* %33, align 8, !dbg !349
  call void @llvm.dbg.value(metadata i32 2, metadata !340, metadata !DIExpression()), !dbg !346
  call void @llvm.dbg.value(metadata !DIArgList(i32 undef, i32 %21), metadata !339, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !342
  %35 = load i32, i32* %8, align 16, !dbg !347
  %36 = icmp ult i32 %35, 41, !dbg !347
  br i1 %36, label %40, label %37, !dbg !347

37:                                               ; preds = %31
  %38 = load i8*, i8** %5, align 8, !dbg !347
  %39 = getelementptr i8, i8* %38, i64 8, !dbg !347
  store i8* %39, i8** %5, align 8, !dbg !347
  br label %44, !dbg !347

40:                                               ; preds = %31
  %41 = zext i32 %35 to i64, !dbg !347
  %42 = getelementptr i8, i8* %7, i64 %41, !dbg !347
  %43 = add nuw nsw i32 %35, 8, !dbg !347
  store i32 %43, i32* %8, align 16, !dbg !347
  br label %44, !dbg !347

44:                                               ; preds = %37, %40
  %45 = phi i8* [ %42, %40 ], [ %38, %37 ]
  %46 = fptosi double %34 to i32, !dbg !350
  call void @llvm.dbg.value(metadata !DIArgList(i32 %46, i32 %21), metadata !339, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !342
  %47 = bitcast i8* %45 to i32*, !dbg !347
  %48 = load i32, i32* %47, align 4, !dbg !347
  %49 = add nsw i32 %21, %46, !dbg !351
  call void @llvm.dbg.value(metadata i32 %49, metadata !339, metadata !DIExpression()), !dbg !342
  %50 = add nsw i32 %48, %49, !dbg !351
  call void @llvm.dbg.value(metadata i32 %50, metadata !339, metadata !DIExpression()), !dbg !342
  call void @llvm.dbg.value(metadata i32 3, metadata !340, metadata !DIExpression()), !dbg !346
  call void @llvm.va_end(i8* nonnull %3), !dbg !352
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #18, !dbg !353
  ret i32 %50, !dbg !354
}

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #14

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #14

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #15

; Function Attrs: argmemonly nofree nosync nounwind readonly willreturn
declare i8* @llvm.load.relative.i64(i8*, i64) #16

attributes #0 = { mustprogress nofree nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #7 = { nofree "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree noinline nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree nosync nounwind willreturn }
attributes #15 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #16 = { argmemonly nofree nosync nounwind readonly willreturn }
attributes #17 = { noreturn nounwind }
attributes #18 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!92, !93, !94, !95, !96, !97}
!llvm.ident = !{!98}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 74, type: !90, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 72, type: !4, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !85)
!3 = !DIFile(filename: "language.c", directory: ".", checksumkind: CSK_MD5, checksum: "821360a03b065536317783982eb66e53")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, retainedTypes: !14, globals: !19, splitDebugInlining: false, nameTableKind: None)
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
!85 = !{!86, !87, !88, !89}
!86 = !DILocalVariable(name: "x", arg: 1, scope: !2, file: !3, line: 72, type: !6)
!87 = !DILabel(scope: !2, name: "zero", file: !3, line: 76)
!88 = !DILabel(scope: !2, name: "one", file: !3, line: 78)
!89 = !DILabel(scope: !2, name: "two", file: !3, line: 80)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !91, size: 192, elements: !40)
!91 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!92 = !{i32 7, !"Dwarf Version", i32 5}
!93 = !{i32 2, !"Debug Info Version", i32 3}
!94 = !{i32 1, !"wchar_size", i32 4}
!95 = !{i32 7, !"PIC Level", i32 2}
!96 = !{i32 7, !"PIE Level", i32 2}
!97 = !{i32 7, !"uwtable", i32 1}
!98 = !{!"Debian clang version 14.0.6"}
!99 = distinct !DISubprogram(name: "grow", scope: !3, file: !3, line: 58, type: !100, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !108)
!100 = !DISubroutineType(types: !101)
!101 = !{!102, !102}
!102 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 27, size: 768, elements: !103)
!103 = !{!104}
!104 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !102, file: !3, line: 28, baseType: !105, size: 768)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 768, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 12)
!108 = !{!109}
!109 = !DILocalVariable(name: "b", arg: 1, scope: !99, file: !3, line: 58, type: !102)
!110 = !DILocation(line: 58, column: 28, scope: !99)
!111 = !DILocation(line: 60, column: 15, scope: !99)
!112 = !{!113, !113, i64 0}
!113 = !{!"long", !114, i64 0}
!114 = !{!"omnipotent char", !115, i64 0}
!115 = !{!"Simple C/C++ TBAA"}
!116 = !DILocation(line: 60, column: 5, scope: !99)
!117 = !DILocation(line: 60, column: 12, scope: !99)
!118 = !DILocation(line: 61, column: 12, scope: !99)
!119 = !{i64 0, i64 96, !120}
!120 = !{!114, !114, i64 0}
!121 = !DILocation(line: 61, column: 5, scope: !99)
!122 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 67, type: !123, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !129)
!123 = !DISubroutineType(types: !124)
!124 = !{!125, !125}
!125 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 64, size: 128, elements: !126)
!126 = !{!127, !128}
!127 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !125, file: !3, line: 65, baseType: !23, size: 64)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !125, file: !3, line: 65, baseType: !23, size: 64, offset: 64)
!129 = !{!130}
!130 = !DILocalVariable(name: "p", arg: 1, scope: !122, file: !3, line: 67, type: !125)
!131 = !DILocation(line: 0, scope: !122)
!132 = !DILocation(line: 69, column: 5, scope: !122)
!133 = !DILocation(line: 0, scope: !2)
!134 = !DILocation(line: 75, column: 19, scope: !2)
!135 = !DILocation(line: 75, column: 11, scope: !2)
!136 = !{!137, !137, i64 0}
!137 = !{!"any pointer", !114, i64 0}
!138 = !DILocation(line: 78, column: 1, scope: !2)
!139 = !DILocation(line: 79, column: 7, scope: !2)
!140 = !DILocation(line: 79, column: 5, scope: !2)
!141 = !DILocation(line: 80, column: 1, scope: !2)
!142 = !DILocation(line: 81, column: 5, scope: !2)
!143 = !DILocation(line: 82, column: 1, scope: !2)
!144 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 84, type: !4, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !145)
!145 = !{!146}
!146 = !DILocalVariable(name: "x", arg: 1, scope: !144, file: !3, line: 84, type: !6)
!147 = !DILocation(line: 0, scope: !144)
!148 = !DILocation(line: 86, column: 5, scope: !144)
!149 = !DILocation(line: 90, column: 10, scope: !150)
!150 = distinct !DILexicalBlock(scope: !144, file: !3, line: 86, column: 16)
!151 = !DILocation(line: 90, column: 9, scope: !150)
!152 = !DILocation(line: 93, column: 9, scope: !150)
!153 = !DILocation(line: 95, column: 9, scope: !150)
!154 = !DILocation(line: 97, column: 27, scope: !150)
!155 = !DILocation(line: 97, column: 16, scope: !150)
!156 = !DILocation(line: 97, column: 9, scope: !150)
!157 = !DILocation(line: 0, scope: !150)
!158 = !DILocation(line: 99, column: 1, scope: !144)
!159 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 113, type: !160, scopeLine: 114, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !162)
!160 = !DISubroutineType(types: !161)
!161 = !{!6, !32, !6}
!162 = !{!163, !164, !165, !167, !171}
!163 = !DILocalVariable(name: "f", arg: 1, scope: !159, file: !3, line: 113, type: !32)
!164 = !DILocalVariable(name: "n", arg: 2, scope: !159, file: !3, line: 113, type: !6)
!165 = !DILocalVariable(name: "__vla_expr0", scope: !159, type: !166, flags: DIFlagArtificial)
!166 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!167 = !DILocalVariable(name: "array", scope: !159, file: !3, line: 115, type: !168)
!168 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !169)
!169 = !{!170}
!170 = !DISubrange(count: !165)
!171 = !DILocalVariable(name: "i", scope: !172, file: !3, line: 116, type: !6)
!172 = distinct !DILexicalBlock(scope: !159, file: !3, line: 116, column: 5)
!173 = !DILocation(line: 0, scope: !159)
!174 = !DILocation(line: 115, column: 17, scope: !159)
!175 = !DILocation(line: 115, column: 5, scope: !159)
!176 = !DILocation(line: 115, column: 9, scope: !159)
!177 = !DILocation(line: 0, scope: !172)
!178 = !DILocation(line: 116, column: 23, scope: !179)
!179 = distinct !DILexicalBlock(scope: !172, file: !3, line: 116, column: 5)
!180 = !DILocation(line: 116, column: 5, scope: !172)
!181 = !DILocation(line: 118, column: 11, scope: !159)
!182 = !DILocation(line: 118, column: 18, scope: !159)
!183 = !DILocation(line: 118, column: 5, scope: !159)
!184 = !DILocation(line: 119, column: 12, scope: !159)
!185 = !{!186, !186, i64 0}
!186 = !{!"int", !114, i64 0}
!187 = !DILocation(line: 120, column: 1, scope: !159)
!188 = !DILocation(line: 117, column: 20, scope: !179)
!189 = !DILocation(line: 117, column: 9, scope: !179)
!190 = !DILocation(line: 117, column: 18, scope: !179)
!191 = !DILocation(line: 116, column: 30, scope: !179)
!192 = distinct !{!192, !180, !193, !194}
!193 = !DILocation(line: 117, column: 23, scope: !172)
!194 = !{!"llvm.loop.mustprogress"}
!195 = !DISubprogram(name: "qsort", scope: !196, file: !196, line: 851, type: !197, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !207)
!196 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!197 = !DISubroutineType(types: !198)
!198 = !{null, !16, !199, !199, !201}
!199 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !200, line: 46, baseType: !166)
!200 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!201 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !196, line: 829, baseType: !202)
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !203, size: 64)
!203 = !DISubroutineType(types: !204)
!204 = !{!6, !205, !205}
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !206, size: 64)
!206 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!207 = !{}
!208 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 101, type: !203, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !209)
!209 = !{!210, !211}
!210 = !DILocalVariable(name: "a", arg: 1, scope: !208, file: !3, line: 101, type: !205)
!211 = !DILocalVariable(name: "b", arg: 2, scope: !208, file: !3, line: 101, type: !205)
!212 = !DILocation(line: 0, scope: !208)
!213 = !DILocation(line: 103, column: 13, scope: !208)
!214 = !DILocation(line: 103, column: 12, scope: !208)
!215 = !DILocation(line: 103, column: 31, scope: !208)
!216 = !DILocation(line: 103, column: 30, scope: !208)
!217 = !DILocation(line: 103, column: 28, scope: !208)
!218 = !DILocation(line: 103, column: 5, scope: !208)
!219 = distinct !DISubprogram(name: "recurse", scope: !3, file: !3, line: 122, type: !4, scopeLine: 123, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !220)
!220 = !{!221}
!221 = !DILocalVariable(name: "n", arg: 1, scope: !219, file: !3, line: 122, type: !6)
!222 = !DILocation(line: 0, scope: !219)
!223 = !DILocation(line: 124, column: 14, scope: !219)
!224 = !DILocation(line: 124, column: 12, scope: !219)
!225 = !DILocation(line: 124, column: 34, scope: !219)
!226 = !DILocation(line: 124, column: 24, scope: !219)
!227 = !DILocation(line: 124, column: 51, scope: !219)
!228 = !DILocation(line: 124, column: 39, scope: !219)
!229 = !DILocation(line: 124, column: 5, scope: !219)
!230 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 127, type: !231, scopeLine: 128, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !235)
!231 = !DISubroutineType(types: !232)
!232 = !{!6, !6, !233}
!233 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !234, size: 64)
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!235 = !{!236, !237, !238, !239, !240, !242, !246}
!236 = !DILocalVariable(name: "argc", arg: 1, scope: !230, file: !3, line: 127, type: !6)
!237 = !DILocalVariable(name: "argv", arg: 2, scope: !230, file: !3, line: 127, type: !233)
!238 = !DILocalVariable(name: "b", scope: !230, file: !3, line: 129, type: !102)
!239 = !DILocalVariable(name: "p", scope: !230, file: !3, line: 130, type: !125)
!240 = !DILocalVariable(name: "n", scope: !230, file: !3, line: 131, type: !241)
!241 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!242 = !DILocalVariable(name: "buffer", scope: !230, file: !3, line: 132, type: !243)
!243 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 160, elements: !244)
!244 = !{!245}
!245 = !DISubrange(count: 20)
!246 = !DILocalVariable(name: "result", scope: !230, file: !3, line: 150, type: !6)
!247 = !DILocation(line: 0, scope: !230)
!248 = !DILocation(line: 131, column: 17, scope: !230)
!249 = !DILocation(line: 133, column: 10, scope: !250)
!250 = distinct !DILexicalBlock(scope: !230, file: !3, line: 133, column: 9)
!251 = !DILocation(line: 133, column: 9, scope: !230)
!252 = !DILocation(line: 135, column: 20, scope: !230)
!253 = !DILocation(line: 135, column: 10, scope: !230)
!254 = !{i64 0, i64 4, !185, i64 8, i64 8, !136, i64 16, i64 1, !255, i64 17, i64 4, !185, i64 17, i64 4, !185, i64 20, i64 4, !185, i64 20, i64 4, !257, i64 20, i64 4, !120, i64 24, i64 4, !120, i64 28, i64 24, !120}
!255 = !{!256, !256, i64 0}
!256 = !{!"_Bool", !114, i64 0}
!257 = !{!258, !258, i64 0}
!258 = !{!"float", !114, i64 0}
!259 = !DILocation(line: 136, column: 8, scope: !230)
!260 = !DILocation(line: 136, column: 10, scope: !230)
!261 = !DILocation(line: 136, column: 15, scope: !230)
!262 = !DILocation(line: 137, column: 8, scope: !230)
!263 = !DILocation(line: 137, column: 14, scope: !230)
!264 = !DILocation(line: 138, column: 14, scope: !230)
!265 = !DILocation(line: 139, column: 21, scope: !230)
!266 = !DILocation(line: 139, column: 17, scope: !230)
!267 = !DILocation(line: 139, column: 19, scope: !230)
!268 = !{!269, !270, i64 2}
!269 = !{!"", !270, i64 0, !270, i64 2}
!270 = !{!"short", !114, i64 0}
!271 = !DILocation(line: 140, column: 8, scope: !230)
!272 = !DILocation(line: 140, column: 15, scope: !230)
!273 = !{!274, !114, i64 24}
!274 = !{!"node", !186, i64 0, !137, i64 8, !256, i64 16, !186, i64 17, !186, i64 17, !114, i64 20, !114, i64 24, !114, i64 28}
!275 = !DILocation(line: 0, scope: !99, inlinedAt: !276)
!276 = distinct !DILocation(line: 141, column: 9, scope: !230)
!277 = !DILocation(line: 142, column: 17, scope: !230)
!278 = !DILocation(line: 142, column: 12, scope: !230)
!279 = !DILocation(line: 142, column: 10, scope: !230)
!280 = !DILocation(line: 146, column: 19, scope: !230)
!281 = !DILocation(line: 146, column: 16, scope: !230)
!282 = !DILocation(line: 147, column: 15, scope: !230)
!283 = !DILocation(line: 147, column: 23, scope: !230)
!284 = !DILocation(line: 147, column: 13, scope: !230)
!285 = !DILocation(line: 148, column: 30, scope: !230)
!286 = !DILocation(line: 148, column: 49, scope: !230)
!287 = !DILocalVariable(name: "list", arg: 1, scope: !288, file: !3, line: 106, type: !241)
!288 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 106, type: !289, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !291)
!289 = !DISubroutineType(types: !290)
!290 = !{!241, !241, !6}
!291 = !{!287, !292}
!292 = !DILocalVariable(name: "value", arg: 2, scope: !288, file: !3, line: 106, type: !6)
!293 = !DILocation(line: 0, scope: !288, inlinedAt: !294)
!294 = distinct !DILocation(line: 148, column: 82, scope: !230)
!295 = !DILocation(line: 108, column: 17, scope: !288, inlinedAt: !294)
!296 = !DILocation(line: 108, column: 26, scope: !288, inlinedAt: !294)
!297 = !{!274, !186, i64 0}
!298 = !DILocation(line: 108, column: 32, scope: !288, inlinedAt: !294)
!299 = !DILocation(line: 108, column: 5, scope: !288, inlinedAt: !294)
!300 = !DILocation(line: 109, column: 22, scope: !288, inlinedAt: !294)
!301 = !{!274, !137, i64 8}
!302 = !DILocation(line: 108, column: 12, scope: !288, inlinedAt: !294)
!303 = distinct !{!303, !299, !300, !194}
!304 = !DILocation(line: 148, column: 5, scope: !230)
!305 = !DILocation(line: 149, column: 20, scope: !230)
!306 = !DILocation(line: 149, column: 33, scope: !230)
!307 = !DILocation(line: 149, column: 45, scope: !230)
!308 = !DILocation(line: 149, column: 18, scope: !230)
!309 = !DILocation(line: 150, column: 18, scope: !230)
!310 = !DILocation(line: 150, column: 36, scope: !230)
!311 = !DILocation(line: 150, column: 59, scope: !230)
!312 = !DILocation(line: 150, column: 29, scope: !230)
!313 = !DILocation(line: 150, column: 42, scope: !230)
!314 = !DILocation(line: 150, column: 57, scope: !230)
!315 = !DILocation(line: 150, column: 70, scope: !230)
!316 = !DILocation(line: 151, column: 5, scope: !230)
!317 = !DILocation(line: 153, column: 1, scope: !230)
!318 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 47, type: !319, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !321)
!319 = !DISubroutineType(types: !320)
!320 = !{!6, !6, null}
!321 = !{!322, !323, !339, !340}
!322 = !DILocalVariable(name: "n", arg: 1, scope: !318, file: !3, line: 47, type: !6)
!323 = !DILocalVariable(name: "list", scope: !318, file: !3, line: 49, type: !324)
!324 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !325, line: 52, baseType: !326)
!325 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!326 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !327, line: 32, baseType: !328)
!327 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!328 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !329, baseType: !330)
!329 = !DIFile(filename: "language.c", directory: ".")
!330 = !DICompositeType(tag: DW_TAG_array_type, baseType: !331, size: 192, elements: !337)
!331 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !332)
!332 = !{!333, !334, !335, !336}
!333 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !331, file: !329, line: 49, baseType: !54, size: 32)
!334 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !331, file: !329, line: 49, baseType: !54, size: 32, offset: 32)
!335 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !331, file: !329, line: 49, baseType: !16, size: 64, offset: 64)
!336 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !331, file: !329, line: 49, baseType: !16, size: 64, offset: 128)
!337 = !{!338}
!338 = !DISubrange(count: 1)
!339 = !DILocalVariable(name: "total", scope: !318, file: !3, line: 50, type: !6)
!340 = !DILocalVariable(name: "i", scope: !341, file: !3, line: 52, type: !6)
!341 = distinct !DILexicalBlock(scope: !318, file: !3, line: 52, column: 5)
!342 = !DILocation(line: 0, scope: !318)
!343 = !DILocation(line: 49, column: 5, scope: !318)
!344 = !DILocation(line: 49, column: 13, scope: !318)
!345 = !DILocation(line: 51, column: 5, scope: !318)
!346 = !DILocation(line: 0, scope: !341)
!347 = !DILocation(line: 53, column: 54, scope: !348)
!348 = distinct !DILexicalBlock(scope: !341, file: !3, line: 52, column: 5)
!349 = !DILocation(line: 53, column: 31, scope: !348)
!350 = !DILocation(line: 53, column: 26, scope: !348)
!351 = !DILocation(line: 53, column: 15, scope: !348)
!352 = !DILocation(line: 54, column: 5, scope: !318)
!353 = !DILocation(line: 56, column: 1, scope: !318)
!354 = !DILocation(line: 55, column: 5, scope: !318)
