; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@extended = dso_local local_unnamed_addr global x86_fp80 0xK3FFFC000000000000000, align 16, !dbg !0
@quad = dso_local local_unnamed_addr global fp128 0xL00000000000000004000400000000000, align 16, !dbg !25
@single = dso_local local_unnamed_addr global float 0x3FB99999A0000000, align 4, !dbg !27
@tiny = dso_local local_unnamed_addr global double 4.940660e-324, align 8, !dbg !30
@huge = dso_local local_unnamed_addr global double 1.000000e+308, align 8, !dbg !32
@nan_value = dso_local local_unnamed_addr global double 0x7FF8000000000001, align 8, !dbg !34
@inf = dso_local local_unnamed_addr global float 0x7FF0000000000000, align 4, !dbg !36
@wide = dso_local local_unnamed_addr global i128 1267650600228229401496703205383, align 16, !dbg !38
@constant_vector = dso_local local_unnamed_addr global <4 x i32> <i32 1, i32 -2, i32 3, i32 -4>, align 16, !dbg !40
@a8 = dso_local local_unnamed_addr global i8 0, align 1, !dbg !46
@a16 = dso_local local_unnamed_addr global i16 0, align 2, !dbg !48
@a32 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !50
@a64 = dso_local local_unnamed_addr global i64 0, align 8, !dbg !54

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @integers(i32 noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !64 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !69, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.value(metadata i32 %1, metadata !70, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.value(metadata i64 %2, metadata !71, metadata !DIExpression()), !dbg !73
  %4 = sdiv i32 %0, 3, !dbg !74
  %5 = srem i32 %0, 7, !dbg !75
  %6 = add nsw i32 %4, %5, !dbg !76
  %7 = mul i32 %0, -4, !dbg !77
  %8 = add i32 %6, %7, !dbg !78
  %9 = ashr i32 %0, 1, !dbg !79
  %10 = add nsw i32 %8, %9, !dbg !80
  call void @llvm.dbg.value(metadata i32 %10, metadata !72, metadata !DIExpression()), !dbg !73
  %11 = udiv i32 %1, 3, !dbg !81
  %12 = urem i32 %1, 7, !dbg !82
  %13 = add nuw nsw i32 %11, %12, !dbg !83
  %14 = lshr i32 %1, 5, !dbg !84
  %15 = add nuw nsw i32 %13, %14, !dbg !85
  %16 = xor i32 %10, %15, !dbg !86
  call void @llvm.dbg.value(metadata i32 %16, metadata !72, metadata !DIExpression()), !dbg !73
  %17 = mul nsw i64 %2, %2, !dbg !87
  %18 = lshr i64 %17, 33, !dbg !88
  %19 = trunc i64 %18 to i32, !dbg !89
  %20 = or i32 %16, %19, !dbg !90
  call void @llvm.dbg.value(metadata i32 %20, metadata !72, metadata !DIExpression()), !dbg !73
  %21 = trunc i32 %0 to i8, !dbg !91
  store i8 %21, i8* @a8, align 1, !dbg !92, !tbaa !93
  %22 = load i16, i16* @a16, align 2, !dbg !96, !tbaa !97
  %23 = trunc i32 %0 to i16, !dbg !99
  %24 = add i16 %22, %23, !dbg !99
  store i16 %24, i16* @a16, align 2, !dbg !100, !tbaa !97
  %25 = sub nsw i32 0, %0, !dbg !101
  store i32 %25, i32* @a32, align 4, !dbg !102, !tbaa !103
  %26 = xor i64 %2, -1, !dbg !105
  store i64 %26, i64* @a64, align 8, !dbg !106, !tbaa !107
  %27 = shl i32 %0, 24, !dbg !109
  %28 = ashr exact i32 %27, 24, !dbg !109
  %29 = and i32 %20, %28, !dbg !110
  ret i32 %29, !dbg !111
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i32 @overflow(i32 noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !112 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !116, metadata !DIExpression()), !dbg !122
  call void @llvm.dbg.value(metadata i32 %1, metadata !117, metadata !DIExpression()), !dbg !122
  call void @llvm.dbg.value(metadata i64 %2, metadata !118, metadata !DIExpression()), !dbg !122
  call void @llvm.dbg.value(metadata i32 0, metadata !119, metadata !DIExpression()), !dbg !122
  call void @llvm.dbg.value(metadata i64 0, metadata !120, metadata !DIExpression()), !dbg !122
  %4 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1), !dbg !123
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !123
  call void @llvm.dbg.value(metadata i32 undef, metadata !119, metadata !DIExpression()), !dbg !122
  %6 = zext i1 %5 to i32, !dbg !123
  call void @llvm.dbg.value(metadata i32 %6, metadata !121, metadata !DIExpression()), !dbg !122
  %7 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1), !dbg !124
  %8 = extractvalue { i32, i1 } %7, 1, !dbg !124
  %9 = extractvalue { i32, i1 } %7, 0, !dbg !124
  call void @llvm.dbg.value(metadata i32 %9, metadata !119, metadata !DIExpression()), !dbg !122
  %10 = zext i1 %8 to i32, !dbg !124
  call void @llvm.dbg.value(metadata i32 undef, metadata !121, metadata !DIExpression()), !dbg !122
  %11 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %2, i64 9), !dbg !125
  %12 = extractvalue { i64, i1 } %11, 1, !dbg !125
  %13 = extractvalue { i64, i1 } %11, 0, !dbg !125
  call void @llvm.dbg.value(metadata i64 %13, metadata !120, metadata !DIExpression()), !dbg !122
  %14 = zext i1 %12 to i32, !dbg !125
  call void @llvm.dbg.value(metadata i32 undef, metadata !121, metadata !DIExpression()), !dbg !122
  %15 = trunc i64 %13 to i32, !dbg !126
  %16 = add i32 %9, %10, !dbg !127
  %17 = add i32 %16, %6, !dbg !128
  %18 = add i32 %17, %14, !dbg !129
  %19 = add i32 %18, %15, !dbg !130
  ret i32 %19, !dbg !131
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1) local_unnamed_addr #1 !dbg !132 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !136, metadata !DIExpression()), !dbg !138
  call void @llvm.dbg.value(metadata i64 %1, metadata !137, metadata !DIExpression()), !dbg !138
  %3 = tail call i32 @llvm.ctpop.i32(i32 %0), !dbg !139, !range !140
  %4 = or i32 %0, 1, !dbg !141
  %5 = tail call i32 @llvm.ctlz.i32(i32 %4, i1 true), !dbg !142, !range !143
  %6 = tail call i32 @llvm.bswap.i32(i32 %0), !dbg !144
  %7 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 5), !dbg !145
  %8 = tail call i32 @llvm.cttz.i32(i32 %0, i1 true), !dbg !146, !range !140
  %9 = add nuw nsw i32 %8, 1, !dbg !146
  %10 = icmp eq i32 %0, 0, !dbg !146
  %11 = select i1 %10, i32 0, i32 %9, !dbg !146
  %12 = and i32 %3, 1, !dbg !147
  %13 = add i32 %6, %3, !dbg !148
  %14 = add i32 %13, %7, !dbg !149
  %15 = add i32 %14, %5, !dbg !150
  %16 = add i32 %15, %12, !dbg !151
  %17 = add i32 %16, %11, !dbg !152
  ret i32 %17, !dbg !153
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local { i64, i64 } @wide_product(i64 noundef %0, i64 noundef %1) local_unnamed_addr #3 !dbg !154 {
  call void @llvm.dbg.value(metadata i64 %0, metadata !158, metadata !DIExpression()), !dbg !160
  call void @llvm.dbg.value(metadata i64 %1, metadata !159, metadata !DIExpression()), !dbg !160
  %3 = zext i64 %0 to i128, !dbg !161
  %4 = zext i64 %1 to i128, !dbg !162
  %5 = mul nuw i128 %4, %3, !dbg !163
  %6 = load i128, i128* @wide, align 16, !dbg !164, !tbaa !165
  %7 = add i128 %6, %5, !dbg !167
  %8 = trunc i128 %7 to i64, !dbg !168
  %9 = lshr i128 %7, 64, !dbg !168
  %10 = trunc i128 %9 to i64, !dbg !168
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0, !dbg !168
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1, !dbg !168
  ret { i64, i64 } %12, !dbg !168
}

; Function Attrs: mustprogress nofree nounwind uwtable willreturn
define dso_local double @floats(float noundef %0, double noundef %1, x86_fp80 noundef %2) local_unnamed_addr #4 !dbg !169 {
  call void @llvm.dbg.value(metadata float %0, metadata !173, metadata !DIExpression()), !dbg !176
  call void @llvm.dbg.value(metadata double %1, metadata !174, metadata !DIExpression()), !dbg !176
  call void @llvm.dbg.value(metadata x86_fp80 %2, metadata !175, metadata !DIExpression()), !dbg !176
  %4 = fdiv float -1.000000e+00, %0, !dbg !177
  %5 = tail call float @llvm.fmuladd.f32(float %0, float 2.000000e+00, float %4), !dbg !177
  %6 = fpext float %5 to double, !dbg !178
  %7 = fadd double %6, %1, !dbg !179
  call void @llvm.dbg.value(metadata double %7, metadata !174, metadata !DIExpression()), !dbg !176
  %8 = fcmp olt double %7, 1.000000e+00, !dbg !180
  br i1 %8, label %9, label %11, !dbg !181

9:                                                ; preds = %3
  %10 = fneg double %7, !dbg !182
  br label %18, !dbg !181

11:                                               ; preds = %3
  %12 = load double, double* @huge, align 8, !dbg !183, !tbaa !184
  %13 = fcmp ogt double %7, %12, !dbg !186
  br i1 %13, label %14, label %16, !dbg !187

14:                                               ; preds = %11
  %15 = tail call double @sqrt(double noundef %7) #15, !dbg !188
  br label %18, !dbg !187

16:                                               ; preds = %11
  %17 = tail call double @llvm.fabs.f64(double %7), !dbg !189
  br label %18, !dbg !187

18:                                               ; preds = %14, %16, %9
  %19 = phi double [ %10, %9 ], [ %15, %14 ], [ %17, %16 ], !dbg !181
  call void @llvm.dbg.value(metadata double %19, metadata !174, metadata !DIExpression()), !dbg !176
  %20 = load x86_fp80, x86_fp80* @extended, align 16, !dbg !190, !tbaa !191
  call void @llvm.dbg.value(metadata x86_fp80 undef, metadata !175, metadata !DIExpression()), !dbg !176
  %21 = load fp128, fp128* @quad, align 16, !dbg !193, !tbaa !194
  %22 = fpext double %19 to fp128, !dbg !196
  %23 = fmul fp128 %21, %22, !dbg !197
  store fp128 %23, fp128* @quad, align 16, !dbg !198, !tbaa !194
  %24 = fcmp ord double %19, 0.000000e+00, !dbg !199
  %25 = load float, float* @inf, align 4
  %26 = fcmp une float %25, %0
  %27 = select i1 %24, i1 %26, i1 false, !dbg !201
  br i1 %27, label %30, label %28, !dbg !201

28:                                               ; preds = %18
  %29 = load double, double* @nan_value, align 8, !dbg !202, !tbaa !184
  br label %46, !dbg !203

30:                                               ; preds = %18
  %31 = fpext double %19 to x86_fp80, !dbg !204
  %32 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %2, x86_fp80 %20, x86_fp80 %31), !dbg !205
  call void @llvm.dbg.value(metadata x86_fp80 %32, metadata !175, metadata !DIExpression()), !dbg !176
  %33 = fptrunc x86_fp80 %32 to double, !dbg !206
  %34 = fptosi float %0 to i32, !dbg !207
  %35 = sitofp i32 %34 to double, !dbg !208
  %36 = fadd double %35, %33, !dbg !209
  %37 = fptoui double %19 to i32, !dbg !210
  %38 = uitofp i32 %37 to double, !dbg !211
  %39 = fadd double %36, %38, !dbg !212
  %40 = fptosi double %19 to i64, !dbg !213
  %41 = sitofp i64 %40 to double, !dbg !214
  %42 = fadd double %39, %41, !dbg !215
  %43 = load double, double* @tiny, align 8, !dbg !216, !tbaa !184
  %44 = tail call double @llvm.maxnum.f64(double %19, double %43), !dbg !217
  %45 = fadd double %42, %44, !dbg !218
  br label %46, !dbg !219

46:                                               ; preds = %30, %28
  %47 = phi double [ %29, %28 ], [ %45, %30 ], !dbg !176
  ret double %47, !dbg !220
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @sqrt(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.maxnum.f64(double, double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local zeroext i1 @truth(float noundef %0, i32* noundef readnone %1, i32 noundef %2) local_unnamed_addr #6 !dbg !221 {
  call void @llvm.dbg.value(metadata float %0, metadata !227, metadata !DIExpression()), !dbg !230
  call void @llvm.dbg.value(metadata i32* %1, metadata !228, metadata !DIExpression()), !dbg !230
  call void @llvm.dbg.value(metadata i32 %2, metadata !229, metadata !DIExpression()), !dbg !230
  %4 = fcmp une float %0, 0.000000e+00, !dbg !231
  %5 = icmp ne i32* %1, null
  %6 = and i1 %4, %5, !dbg !232
  %7 = icmp eq i32 %2, 0, !dbg !232
  %8 = and i1 %6, %7, !dbg !232
  ret i1 %8, !dbg !233
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local <4 x i32> @vectors(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) local_unnamed_addr #7 !dbg !234 {
  call void @llvm.dbg.value(metadata <4 x i32> %0, metadata !238, metadata !DIExpression()), !dbg !243
  call void @llvm.dbg.value(metadata <4 x i32> %1, metadata !239, metadata !DIExpression()), !dbg !243
  call void @llvm.dbg.value(metadata i32 %2, metadata !240, metadata !DIExpression()), !dbg !243
  %4 = mul <4 x i32> %1, %0, !dbg !244
  %5 = load <4 x i32>, <4 x i32>* @constant_vector, align 16, !dbg !245, !tbaa !93
  %6 = add <4 x i32> %5, %4, !dbg !246
  call void @llvm.dbg.value(metadata <4 x i32> %6, metadata !241, metadata !DIExpression()), !dbg !243
  %7 = icmp sgt <4 x i32> %6, %0, !dbg !247
  call void @llvm.dbg.value(metadata <4 x i32> undef, metadata !242, metadata !DIExpression()), !dbg !243
  %8 = select <4 x i1> %7, <4 x i32> %6, <4 x i32> %1, !dbg !248
  call void @llvm.dbg.value(metadata <4 x i32> %8, metadata !241, metadata !DIExpression()), !dbg !243
  %9 = and i32 %2, 3, !dbg !249
  %10 = insertelement <4 x i32> %8, i32 7, i32 %9, !dbg !250
  call void @llvm.dbg.value(metadata <4 x i32> %10, metadata !241, metadata !DIExpression()), !dbg !243
  %11 = shufflevector <4 x i32> %10, <4 x i32> %0, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !251
  call void @llvm.dbg.value(metadata <4 x i32> %11, metadata !241, metadata !DIExpression()), !dbg !243
  %12 = shl <4 x i32> %0, <i32 3, i32 3, i32 3, i32 3>, !dbg !252
  %13 = xor <4 x i32> %11, %12, !dbg !253
  ret <4 x i32> %13, !dbg !254
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local <4 x float> @float_vectors(<4 x float> noundef %0, <4 x float> noundef %1) local_unnamed_addr #8 !dbg !255 {
  call void @llvm.dbg.value(metadata <4 x float> %0, metadata !261, metadata !DIExpression()), !dbg !263
  call void @llvm.dbg.value(metadata <4 x float> %1, metadata !262, metadata !DIExpression()), !dbg !263
  %3 = fneg <4 x float> %0, !dbg !264
  %4 = fdiv <4 x float> %3, %1, !dbg !264
  %5 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %4), !dbg !264
  ret <4 x float> %5, !dbg !265
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @reduce(i32* noalias nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #9 !dbg !266 {
  call void @llvm.dbg.value(metadata i32* %0, metadata !273, metadata !DIExpression()), !dbg !278
  call void @llvm.dbg.value(metadata i32 %1, metadata !274, metadata !DIExpression()), !dbg !278
  call void @llvm.dbg.value(metadata i32 0, metadata !275, metadata !DIExpression()), !dbg !278
  call void @llvm.dbg.value(metadata i32 0, metadata !276, metadata !DIExpression()), !dbg !279
  %3 = icmp sgt i32 %1, 0, !dbg !280
  br i1 %3, label %4, label %84, !dbg !282

4:                                                ; preds = %2
  %5 = zext i32 %1 to i64, !dbg !280
  %6 = icmp ult i32 %1, 8, !dbg !282
  br i1 %6, label %81, label %7, !dbg !282

7:                                                ; preds = %4
  %8 = and i64 %5, 4294967288, !dbg !282
  %9 = add nsw i64 %8, -8, !dbg !282
  %10 = lshr exact i64 %9, 3, !dbg !282
  %11 = add nuw nsw i64 %10, 1, !dbg !282
  %12 = and i64 %11, 1, !dbg !282
  %13 = icmp eq i64 %9, 0, !dbg !282
  br i1 %13, label %53, label %14, !dbg !282

14:                                               ; preds = %7
  %15 = and i64 %11, 4611686018427387902, !dbg !282
  br label %16, !dbg !282

16:                                               ; preds = %16, %14
  %17 = phi i64 [ 0, %14 ], [ %50, %16 ], !dbg !283
  %18 = phi <4 x i32> [ zeroinitializer, %14 ], [ %48, %16 ]
  %19 = phi <4 x i32> [ zeroinitializer, %14 ], [ %49, %16 ]
  %20 = phi i64 [ 0, %14 ], [ %51, %16 ]
  %21 = getelementptr inbounds i32, i32* %0, i64 %17, !dbg !283
  %22 = bitcast i32* %21 to <4 x i32>*, !dbg !284
  %23 = load <4 x i32>, <4 x i32>* %22, align 4, !dbg !284, !tbaa !103
  %24 = getelementptr inbounds i32, i32* %21, i64 4, !dbg !284
  %25 = bitcast i32* %24 to <4 x i32>*, !dbg !284
  %26 = load <4 x i32>, <4 x i32>* %25, align 4, !dbg !284, !tbaa !103
  %27 = icmp sgt <4 x i32> %23, <i32 3, i32 3, i32 3, i32 3>, !dbg !285
  %28 = icmp sgt <4 x i32> %26, <i32 3, i32 3, i32 3, i32 3>, !dbg !285
  %29 = sub nsw <4 x i32> zeroinitializer, %23, !dbg !284
  %30 = sub nsw <4 x i32> zeroinitializer, %26, !dbg !284
  %31 = select <4 x i1> %27, <4 x i32> %23, <4 x i32> %29, !dbg !284
  %32 = select <4 x i1> %28, <4 x i32> %26, <4 x i32> %30, !dbg !284
  %33 = add <4 x i32> %31, %18, !dbg !286
  %34 = add <4 x i32> %32, %19, !dbg !286
  %35 = or i64 %17, 8, !dbg !283
  %36 = getelementptr inbounds i32, i32* %0, i64 %35, !dbg !283
  %37 = bitcast i32* %36 to <4 x i32>*, !dbg !284
  %38 = load <4 x i32>, <4 x i32>* %37, align 4, !dbg !284, !tbaa !103
  %39 = getelementptr inbounds i32, i32* %36, i64 4, !dbg !284
  %40 = bitcast i32* %39 to <4 x i32>*, !dbg !284
  %41 = load <4 x i32>, <4 x i32>* %40, align 4, !dbg !284, !tbaa !103
  %42 = icmp sgt <4 x i32> %38, <i32 3, i32 3, i32 3, i32 3>, !dbg !285
  %43 = icmp sgt <4 x i32> %41, <i32 3, i32 3, i32 3, i32 3>, !dbg !285
  %44 = sub nsw <4 x i32> zeroinitializer, %38, !dbg !284
  %45 = sub nsw <4 x i32> zeroinitializer, %41, !dbg !284
  %46 = select <4 x i1> %42, <4 x i32> %38, <4 x i32> %44, !dbg !284
  %47 = select <4 x i1> %43, <4 x i32> %41, <4 x i32> %45, !dbg !284
  %48 = add <4 x i32> %46, %33, !dbg !286
  %49 = add <4 x i32> %47, %34, !dbg !286
  %50 = add nuw i64 %17, 16, !dbg !283
  %51 = add i64 %20, 2, !dbg !283
  %52 = icmp eq i64 %51, %15, !dbg !283
  br i1 %52, label %53, label %16, !dbg !283, !llvm.loop !287

53:                                               ; preds = %16, %7
  %54 = phi <4 x i32> [ undef, %7 ], [ %48, %16 ]
  %55 = phi <4 x i32> [ undef, %7 ], [ %49, %16 ]
  %56 = phi i64 [ 0, %7 ], [ %50, %16 ]
  %57 = phi <4 x i32> [ zeroinitializer, %7 ], [ %48, %16 ]
  %58 = phi <4 x i32> [ zeroinitializer, %7 ], [ %49, %16 ]
  %59 = icmp eq i64 %12, 0, !dbg !283
  br i1 %59, label %75, label %60, !dbg !283

60:                                               ; preds = %53
  %61 = getelementptr inbounds i32, i32* %0, i64 %56, !dbg !283
  %62 = bitcast i32* %61 to <4 x i32>*, !dbg !284
  %63 = load <4 x i32>, <4 x i32>* %62, align 4, !dbg !284, !tbaa !103
  %64 = getelementptr inbounds i32, i32* %61, i64 4, !dbg !284
  %65 = bitcast i32* %64 to <4 x i32>*, !dbg !284
  %66 = load <4 x i32>, <4 x i32>* %65, align 4, !dbg !284, !tbaa !103
  %67 = icmp sgt <4 x i32> %63, <i32 3, i32 3, i32 3, i32 3>, !dbg !285
  %68 = icmp sgt <4 x i32> %66, <i32 3, i32 3, i32 3, i32 3>, !dbg !285
  %69 = sub nsw <4 x i32> zeroinitializer, %63, !dbg !284
  %70 = sub nsw <4 x i32> zeroinitializer, %66, !dbg !284
  %71 = select <4 x i1> %67, <4 x i32> %63, <4 x i32> %69, !dbg !284
  %72 = select <4 x i1> %68, <4 x i32> %66, <4 x i32> %70, !dbg !284
  %73 = add <4 x i32> %71, %57, !dbg !286
  %74 = add <4 x i32> %72, %58, !dbg !286
  br label %75, !dbg !282

75:                                               ; preds = %53, %60
  %76 = phi <4 x i32> [ %54, %53 ], [ %73, %60 ], !dbg !286
  %77 = phi <4 x i32> [ %55, %53 ], [ %74, %60 ], !dbg !286
  %78 = add <4 x i32> %77, %76, !dbg !282
  %79 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %78), !dbg !282
  %80 = icmp eq i64 %8, %5, !dbg !282
  br i1 %80, label %84, label %81, !dbg !282

81:                                               ; preds = %4, %75
  %82 = phi i64 [ 0, %4 ], [ %8, %75 ]
  %83 = phi i32 [ 0, %4 ], [ %79, %75 ]
  br label %86, !dbg !282

84:                                               ; preds = %86, %75, %2
  %85 = phi i32 [ 0, %2 ], [ %79, %75 ], [ %94, %86 ], !dbg !278
  ret i32 %85, !dbg !291

86:                                               ; preds = %81, %86
  %87 = phi i64 [ %95, %86 ], [ %82, %81 ]
  %88 = phi i32 [ %94, %86 ], [ %83, %81 ]
  call void @llvm.dbg.value(metadata i64 %87, metadata !276, metadata !DIExpression()), !dbg !279
  call void @llvm.dbg.value(metadata i32 %88, metadata !275, metadata !DIExpression()), !dbg !278
  %89 = getelementptr inbounds i32, i32* %0, i64 %87, !dbg !284
  %90 = load i32, i32* %89, align 4, !dbg !284, !tbaa !103
  %91 = icmp sgt i32 %90, 3, !dbg !285
  %92 = sub nsw i32 0, %90, !dbg !284
  %93 = select i1 %91, i32 %90, i32 %92, !dbg !284
  %94 = add nsw i32 %93, %88, !dbg !286
  call void @llvm.dbg.value(metadata i32 %94, metadata !275, metadata !DIExpression()), !dbg !278
  %95 = add nuw nsw i64 %87, 1, !dbg !283
  call void @llvm.dbg.value(metadata i64 %95, metadata !276, metadata !DIExpression()), !dbg !279
  %96 = icmp eq i64 %95, %5, !dbg !280
  br i1 %96, label %84, label %86, !dbg !282, !llvm.loop !292
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local void @saxpy(float* noalias nocapture noundef %0, float* noalias nocapture noundef readonly %1, float noundef %2, i32 noundef %3) local_unnamed_addr #10 !dbg !294 {
  call void @llvm.dbg.value(metadata float* %0, metadata !303, metadata !DIExpression()), !dbg !309
  call void @llvm.dbg.value(metadata float* %1, metadata !304, metadata !DIExpression()), !dbg !309
  call void @llvm.dbg.value(metadata float %2, metadata !305, metadata !DIExpression()), !dbg !309
  call void @llvm.dbg.value(metadata i32 %3, metadata !306, metadata !DIExpression()), !dbg !309
  call void @llvm.dbg.value(metadata i32 0, metadata !307, metadata !DIExpression()), !dbg !310
  %5 = icmp sgt i32 %3, 0, !dbg !311
  br i1 %5, label %6, label %85, !dbg !313

6:                                                ; preds = %4
  %7 = zext i32 %3 to i64, !dbg !311
  %8 = icmp ult i32 %3, 8, !dbg !313
  br i1 %8, label %83, label %9, !dbg !313

9:                                                ; preds = %6
  %10 = and i64 %7, 4294967288, !dbg !313
  %11 = insertelement <4 x float> poison, float %2, i64 0, !dbg !313
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !313
  %13 = insertelement <4 x float> poison, float %2, i64 0, !dbg !313
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !313
  %15 = add nsw i64 %10, -8, !dbg !313
  %16 = lshr exact i64 %15, 3, !dbg !313
  %17 = add nuw nsw i64 %16, 1, !dbg !313
  %18 = and i64 %17, 1, !dbg !313
  %19 = icmp eq i64 %15, 0, !dbg !313
  br i1 %19, label %61, label %20, !dbg !313

20:                                               ; preds = %9
  %21 = and i64 %17, 4611686018427387902, !dbg !313
  br label %22, !dbg !313

22:                                               ; preds = %22, %20
  %23 = phi i64 [ 0, %20 ], [ %58, %22 ], !dbg !314
  %24 = phi i64 [ 0, %20 ], [ %59, %22 ]
  %25 = getelementptr inbounds float, float* %1, i64 %23, !dbg !314
  %26 = bitcast float* %25 to <4 x float>*, !dbg !315
  %27 = load <4 x float>, <4 x float>* %26, align 4, !dbg !315, !tbaa !316
  %28 = getelementptr inbounds float, float* %25, i64 4, !dbg !315
  %29 = bitcast float* %28 to <4 x float>*, !dbg !315
  %30 = load <4 x float>, <4 x float>* %29, align 4, !dbg !315, !tbaa !316
  %31 = getelementptr inbounds float, float* %0, i64 %23, !dbg !314
  %32 = bitcast float* %31 to <4 x float>*, !dbg !318
  %33 = load <4 x float>, <4 x float>* %32, align 4, !dbg !318, !tbaa !316
  %34 = getelementptr inbounds float, float* %31, i64 4, !dbg !318
  %35 = bitcast float* %34 to <4 x float>*, !dbg !318
  %36 = load <4 x float>, <4 x float>* %35, align 4, !dbg !318, !tbaa !316
  %37 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %12, <4 x float> %27, <4 x float> %33), !dbg !318
  %38 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %14, <4 x float> %30, <4 x float> %36), !dbg !318
  %39 = bitcast float* %31 to <4 x float>*, !dbg !318
  store <4 x float> %37, <4 x float>* %39, align 4, !dbg !318, !tbaa !316
  %40 = bitcast float* %34 to <4 x float>*, !dbg !318
  store <4 x float> %38, <4 x float>* %40, align 4, !dbg !318, !tbaa !316
  %41 = or i64 %23, 8, !dbg !314
  %42 = getelementptr inbounds float, float* %1, i64 %41, !dbg !314
  %43 = bitcast float* %42 to <4 x float>*, !dbg !315
  %44 = load <4 x float>, <4 x float>* %43, align 4, !dbg !315, !tbaa !316
  %45 = getelementptr inbounds float, float* %42, i64 4, !dbg !315
  %46 = bitcast float* %45 to <4 x float>*, !dbg !315
  %47 = load <4 x float>, <4 x float>* %46, align 4, !dbg !315, !tbaa !316
  %48 = getelementptr inbounds float, float* %0, i64 %41, !dbg !314
  %49 = bitcast float* %48 to <4 x float>*, !dbg !318
  %50 = load <4 x float>, <4 x float>* %49, align 4, !dbg !318, !tbaa !316
  %51 = getelementptr inbounds float, float* %48, i64 4, !dbg !318
  %52 = bitcast float* %51 to <4 x float>*, !dbg !318
  %53 = load <4 x float>, <4 x float>* %52, align 4, !dbg !318, !tbaa !316
  %54 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %12, <4 x float> %44, <4 x float> %50), !dbg !318
  %55 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %14, <4 x float> %47, <4 x float> %53), !dbg !318
  %56 = bitcast float* %48 to <4 x float>*, !dbg !318
  store <4 x float> %54, <4 x float>* %56, align 4, !dbg !318, !tbaa !316
  %57 = bitcast float* %51 to <4 x float>*, !dbg !318
  store <4 x float> %55, <4 x float>* %57, align 4, !dbg !318, !tbaa !316
  %58 = add nuw i64 %23, 16, !dbg !314
  %59 = add i64 %24, 2, !dbg !314
  %60 = icmp eq i64 %59, %21, !dbg !314
  br i1 %60, label %61, label %22, !dbg !314, !llvm.loop !319

61:                                               ; preds = %22, %9
  %62 = phi i64 [ 0, %9 ], [ %58, %22 ]
  %63 = icmp eq i64 %18, 0, !dbg !314
  br i1 %63, label %81, label %64, !dbg !314

64:                                               ; preds = %61
  %65 = getelementptr inbounds float, float* %1, i64 %62, !dbg !314
  %66 = bitcast float* %65 to <4 x float>*, !dbg !315
  %67 = load <4 x float>, <4 x float>* %66, align 4, !dbg !315, !tbaa !316
  %68 = getelementptr inbounds float, float* %65, i64 4, !dbg !315
  %69 = bitcast float* %68 to <4 x float>*, !dbg !315
  %70 = load <4 x float>, <4 x float>* %69, align 4, !dbg !315, !tbaa !316
  %71 = getelementptr inbounds float, float* %0, i64 %62, !dbg !314
  %72 = bitcast float* %71 to <4 x float>*, !dbg !318
  %73 = load <4 x float>, <4 x float>* %72, align 4, !dbg !318, !tbaa !316
  %74 = getelementptr inbounds float, float* %71, i64 4, !dbg !318
  %75 = bitcast float* %74 to <4 x float>*, !dbg !318
  %76 = load <4 x float>, <4 x float>* %75, align 4, !dbg !318, !tbaa !316
  %77 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %12, <4 x float> %67, <4 x float> %73), !dbg !318
  %78 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %14, <4 x float> %70, <4 x float> %76), !dbg !318
  %79 = bitcast float* %71 to <4 x float>*, !dbg !318
  store <4 x float> %77, <4 x float>* %79, align 4, !dbg !318, !tbaa !316
  %80 = bitcast float* %74 to <4 x float>*, !dbg !318
  store <4 x float> %78, <4 x float>* %80, align 4, !dbg !318, !tbaa !316
  br label %81, !dbg !313

81:                                               ; preds = %61, %64
  %82 = icmp eq i64 %10, %7, !dbg !313
  br i1 %82, label %85, label %83, !dbg !313

83:                                               ; preds = %6, %81
  %84 = phi i64 [ 0, %6 ], [ %10, %81 ]
  br label %86, !dbg !313

85:                                               ; preds = %86, %81, %4
  ret void, !dbg !321

86:                                               ; preds = %83, %86
  %87 = phi i64 [ %93, %86 ], [ %84, %83 ]
  call void @llvm.dbg.value(metadata i64 %87, metadata !307, metadata !DIExpression()), !dbg !310
  %88 = getelementptr inbounds float, float* %1, i64 %87, !dbg !315
  %89 = load float, float* %88, align 4, !dbg !315, !tbaa !316
  %90 = getelementptr inbounds float, float* %0, i64 %87, !dbg !322
  %91 = load float, float* %90, align 4, !dbg !318, !tbaa !316
  %92 = tail call float @llvm.fmuladd.f32(float %2, float %89, float %91), !dbg !318
  store float %92, float* %90, align 4, !dbg !318, !tbaa !316
  %93 = add nuw nsw i64 %87, 1, !dbg !314
  call void @llvm.dbg.value(metadata i64 %93, metadata !307, metadata !DIExpression()), !dbg !310
  %94 = icmp eq i64 %93, %7, !dbg !311
  br i1 %94, label %85, label %86, !dbg !313, !llvm.loop !323
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local zeroext i8 @hash(<16 x i8> noundef %0) local_unnamed_addr #11 !dbg !324 {
  call void @llvm.dbg.value(metadata <16 x i8> %0, metadata !332, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i8 0, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 0, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 0, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 0, metadata !333, metadata !DIExpression()), !dbg !336
  %2 = extractelement <16 x i8> %0, i64 0, !dbg !338
  call void @llvm.dbg.value(metadata i8 %2, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 1, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 1, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %2, metadata !333, metadata !DIExpression()), !dbg !336
  %3 = mul i8 %2, 31, !dbg !340
  %4 = extractelement <16 x i8> %0, i64 1, !dbg !338
  %5 = add i8 %4, %3, !dbg !341
  call void @llvm.dbg.value(metadata i8 %5, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 2, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 2, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %5, metadata !333, metadata !DIExpression()), !dbg !336
  %6 = mul i8 %5, 31, !dbg !340
  %7 = extractelement <16 x i8> %0, i64 2, !dbg !338
  %8 = add i8 %7, %6, !dbg !341
  call void @llvm.dbg.value(metadata i8 %8, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 3, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 3, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %8, metadata !333, metadata !DIExpression()), !dbg !336
  %9 = mul i8 %8, 31, !dbg !340
  %10 = extractelement <16 x i8> %0, i64 3, !dbg !338
  %11 = add i8 %10, %9, !dbg !341
  call void @llvm.dbg.value(metadata i8 %11, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 4, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 4, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %11, metadata !333, metadata !DIExpression()), !dbg !336
  %12 = mul i8 %11, 31, !dbg !340
  %13 = extractelement <16 x i8> %0, i64 4, !dbg !338
  %14 = add i8 %13, %12, !dbg !341
  call void @llvm.dbg.value(metadata i8 %14, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 5, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 5, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %14, metadata !333, metadata !DIExpression()), !dbg !336
  %15 = mul i8 %14, 31, !dbg !340
  %16 = extractelement <16 x i8> %0, i64 5, !dbg !338
  %17 = add i8 %16, %15, !dbg !341
  call void @llvm.dbg.value(metadata i8 %17, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 6, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 6, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %17, metadata !333, metadata !DIExpression()), !dbg !336
  %18 = mul i8 %17, 31, !dbg !340
  %19 = extractelement <16 x i8> %0, i64 6, !dbg !338
  %20 = add i8 %19, %18, !dbg !341
  call void @llvm.dbg.value(metadata i8 %20, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 7, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 7, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %20, metadata !333, metadata !DIExpression()), !dbg !336
  %21 = mul i8 %20, 31, !dbg !340
  %22 = extractelement <16 x i8> %0, i64 7, !dbg !338
  %23 = add i8 %22, %21, !dbg !341
  call void @llvm.dbg.value(metadata i8 %23, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 8, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 8, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %23, metadata !333, metadata !DIExpression()), !dbg !336
  %24 = mul i8 %23, 31, !dbg !340
  %25 = extractelement <16 x i8> %0, i64 8, !dbg !338
  %26 = add i8 %25, %24, !dbg !341
  call void @llvm.dbg.value(metadata i8 %26, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 9, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 9, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %26, metadata !333, metadata !DIExpression()), !dbg !336
  %27 = mul i8 %26, 31, !dbg !340
  %28 = extractelement <16 x i8> %0, i64 9, !dbg !338
  %29 = add i8 %28, %27, !dbg !341
  call void @llvm.dbg.value(metadata i8 %29, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 10, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 10, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %29, metadata !333, metadata !DIExpression()), !dbg !336
  %30 = mul i8 %29, 31, !dbg !340
  %31 = extractelement <16 x i8> %0, i64 10, !dbg !338
  %32 = add i8 %31, %30, !dbg !341
  call void @llvm.dbg.value(metadata i8 %32, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 11, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 11, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %32, metadata !333, metadata !DIExpression()), !dbg !336
  %33 = mul i8 %32, 31, !dbg !340
  %34 = extractelement <16 x i8> %0, i64 11, !dbg !338
  %35 = add i8 %34, %33, !dbg !341
  call void @llvm.dbg.value(metadata i8 %35, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 12, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 12, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %35, metadata !333, metadata !DIExpression()), !dbg !336
  %36 = mul i8 %35, 31, !dbg !340
  %37 = extractelement <16 x i8> %0, i64 12, !dbg !338
  %38 = add i8 %37, %36, !dbg !341
  call void @llvm.dbg.value(metadata i8 %38, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 13, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 13, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %38, metadata !333, metadata !DIExpression()), !dbg !336
  %39 = mul i8 %38, 31, !dbg !340
  %40 = extractelement <16 x i8> %0, i64 13, !dbg !338
  %41 = add i8 %40, %39, !dbg !341
  call void @llvm.dbg.value(metadata i8 %41, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 14, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 14, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %41, metadata !333, metadata !DIExpression()), !dbg !336
  %42 = mul i8 %41, 31, !dbg !340
  %43 = extractelement <16 x i8> %0, i64 14, !dbg !338
  %44 = add i8 %43, %42, !dbg !341
  call void @llvm.dbg.value(metadata i8 %44, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 15, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i32 15, metadata !334, metadata !DIExpression()), !dbg !337
  call void @llvm.dbg.value(metadata i8 %44, metadata !333, metadata !DIExpression()), !dbg !336
  %45 = mul i8 %44, 31, !dbg !340
  %46 = extractelement <16 x i8> %0, i64 15, !dbg !338
  %47 = add i8 %46, %45, !dbg !341
  call void @llvm.dbg.value(metadata i8 %47, metadata !333, metadata !DIExpression()), !dbg !336
  call void @llvm.dbg.value(metadata i32 16, metadata !334, metadata !DIExpression()), !dbg !337
  ret i8 %47, !dbg !342
}

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #12 !dbg !343 {
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 224, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float undef, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float 4.000000e+00, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float undef, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float undef, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float undef, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float undef, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float undef, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 32)), !dbg !356
  call void @llvm.dbg.value(metadata float undef, metadata !351, metadata !DIExpression(DW_OP_LLVM_fragment, 224, 32)), !dbg !356
  call void @llvm.dbg.value(metadata !DIArgList(<4 x i32> undef, <4 x i32> <i32 8, i32 16, i32 24, i32 32>), metadata !354, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_stack_value)), !dbg !356
  call void @llvm.dbg.value(metadata <4 x float> <float 3.750000e+00, float 0x4015555560000000, float 4.500000e+00, float 0.000000e+00>, metadata !355, metadata !DIExpression()), !dbg !356
  call void @llvm.dbg.value(metadata i32 1, metadata !69, metadata !DIExpression()), !dbg !357
  call void @llvm.dbg.value(metadata i32 7, metadata !70, metadata !DIExpression()), !dbg !357
  call void @llvm.dbg.value(metadata i64 -9, metadata !71, metadata !DIExpression()), !dbg !357
  call void @llvm.dbg.value(metadata i32 -3, metadata !72, metadata !DIExpression()), !dbg !357
  call void @llvm.dbg.value(metadata i32 -1, metadata !72, metadata !DIExpression()), !dbg !357
  call void @llvm.dbg.value(metadata i32 -1, metadata !72, metadata !DIExpression()), !dbg !357
  store i8 1, i8* @a8, align 1, !dbg !359, !tbaa !93
  %1 = load i16, i16* @a16, align 2, !dbg !360, !tbaa !97
  %2 = add i16 %1, 1, !dbg !361
  store i16 %2, i16* @a16, align 2, !dbg !362, !tbaa !97
  store i32 -1, i32* @a32, align 4, !dbg !363, !tbaa !103
  store i64 8, i64* @a64, align 8, !dbg !364, !tbaa !107
  call void @llvm.dbg.value(metadata i64 8, metadata !158, metadata !DIExpression()), !dbg !365
  call void @llvm.dbg.value(metadata i64 3, metadata !159, metadata !DIExpression()), !dbg !365
  %3 = load i128, i128* @wide, align 16, !dbg !367, !tbaa !165
  %4 = load float, float* @single, align 4, !dbg !368, !tbaa !316
  %5 = load double, double* @huge, align 8, !dbg !369, !tbaa !184
  %6 = load x86_fp80, x86_fp80* @extended, align 16, !dbg !370, !tbaa !191
  call void @llvm.dbg.value(metadata float %4, metadata !173, metadata !DIExpression()) #15, !dbg !371
  call void @llvm.dbg.value(metadata double %5, metadata !174, metadata !DIExpression()) #15, !dbg !371
  call void @llvm.dbg.value(metadata x86_fp80 %6, metadata !175, metadata !DIExpression()) #15, !dbg !371
  %7 = fdiv float -1.000000e+00, %4, !dbg !373
  %8 = tail call float @llvm.fmuladd.f32(float %4, float 2.000000e+00, float %7) #15, !dbg !373
  %9 = fpext float %8 to double, !dbg !374
  %10 = fadd double %5, %9, !dbg !375
  call void @llvm.dbg.value(metadata double %10, metadata !174, metadata !DIExpression()) #15, !dbg !371
  %11 = fcmp olt double %10, 1.000000e+00, !dbg !376
  br i1 %11, label %12, label %14, !dbg !377

12:                                               ; preds = %0
  %13 = fneg double %10, !dbg !378
  br label %21, !dbg !377

14:                                               ; preds = %0
  %15 = fcmp ogt double %10, %5, !dbg !379
  br i1 %15, label %16, label %19, !dbg !380

16:                                               ; preds = %14
  %17 = tail call double @sqrt(double noundef %10) #15, !dbg !381
  %18 = load x86_fp80, x86_fp80* @extended, align 16, !dbg !382, !tbaa !191
  br label %21, !dbg !380

19:                                               ; preds = %14
  %20 = tail call double @llvm.fabs.f64(double %10) #15, !dbg !383
  br label %21, !dbg !380

21:                                               ; preds = %19, %16, %12
  %22 = phi x86_fp80 [ %6, %12 ], [ %18, %16 ], [ %6, %19 ], !dbg !382
  %23 = phi double [ %13, %12 ], [ %17, %16 ], [ %20, %19 ], !dbg !377
  call void @llvm.dbg.value(metadata double %23, metadata !174, metadata !DIExpression()) #15, !dbg !371
  call void @llvm.dbg.value(metadata x86_fp80 undef, metadata !175, metadata !DIExpression()) #15, !dbg !371
  %24 = load fp128, fp128* @quad, align 16, !dbg !384, !tbaa !194
  %25 = fpext double %23 to fp128, !dbg !385
  %26 = fmul fp128 %24, %25, !dbg !386
  store fp128 %26, fp128* @quad, align 16, !dbg !387, !tbaa !194
  %27 = fcmp ord double %23, 0.000000e+00, !dbg !388
  %28 = load float, float* @inf, align 4
  %29 = fcmp une float %28, %4
  %30 = select i1 %27, i1 %29, i1 false, !dbg !389
  br i1 %30, label %33, label %31, !dbg !389

31:                                               ; preds = %21
  %32 = load double, double* @nan_value, align 8, !dbg !390, !tbaa !184
  br label %49, !dbg !391

33:                                               ; preds = %21
  %34 = fpext double %23 to x86_fp80, !dbg !392
  %35 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %6, x86_fp80 %22, x86_fp80 %34) #15, !dbg !393
  call void @llvm.dbg.value(metadata x86_fp80 %35, metadata !175, metadata !DIExpression()) #15, !dbg !371
  %36 = fptrunc x86_fp80 %35 to double, !dbg !394
  %37 = fptosi float %4 to i32, !dbg !395
  %38 = sitofp i32 %37 to double, !dbg !396
  %39 = fadd double %38, %36, !dbg !397
  %40 = fptoui double %23 to i32, !dbg !398
  %41 = uitofp i32 %40 to double, !dbg !399
  %42 = fadd double %39, %41, !dbg !400
  %43 = fptosi double %23 to i64, !dbg !401
  %44 = sitofp i64 %43 to double, !dbg !402
  %45 = fadd double %42, %44, !dbg !403
  %46 = load double, double* @tiny, align 8, !dbg !404, !tbaa !184
  %47 = tail call double @llvm.maxnum.f64(double %23, double %46) #15, !dbg !405
  %48 = fadd double %45, %47, !dbg !406
  br label %49, !dbg !407

49:                                               ; preds = %31, %33
  %50 = phi double [ %32, %31 ], [ %48, %33 ], !dbg !371
  %51 = trunc i128 %3 to i32, !dbg !408
  %52 = fptosi double %50 to i32, !dbg !409
  %53 = add i32 %51, 218106456, !dbg !410
  %54 = add i32 %53, %52, !dbg !411
  %55 = add i32 %54, 25, !dbg !412
  ret i32 %55, !dbg !413
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #13

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #13

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #14

attributes #0 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn writeonly "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #14 = { nofree nosync nounwind readnone willreturn }
attributes #15 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62}
!llvm.ident = !{!63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "extended", scope: !2, file: !3, line: 10, type: !56, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !24, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "numbers.c", directory: ".", checksumkind: CSK_MD5, checksum: "df8d7c2638cc29e7a3a40d6afa4dff78")
!4 = !{!5, !6, !11, !15, !18, !19, !20, !21, !22, !23}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !7, line: 24, baseType: !8)
!7 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !9, line: 37, baseType: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!10 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !12, line: 25, baseType: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !9, line: 40, baseType: !14)
!14 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !12, line: 27, baseType: !16)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !9, line: 45, baseType: !17)
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!19 = !DIBasicType(name: "__float128", size: 128, encoding: DW_ATE_float)
!20 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!23 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!24 = !{!0, !25, !27, !30, !32, !34, !36, !38, !40, !46, !48, !50, !54}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "quad", scope: !2, file: !3, line: 11, type: !19, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "single", scope: !2, file: !3, line: 12, type: !29, isLocal: false, isDefinition: true)
!29 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "tiny", scope: !2, file: !3, line: 13, type: !20, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "huge", scope: !2, file: !3, line: 13, type: !20, isLocal: false, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "nan_value", scope: !2, file: !3, line: 13, type: !20, isLocal: false, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "inf", scope: !2, file: !3, line: 14, type: !29, isLocal: false, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 15, type: !18, isLocal: false, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "constant_vector", scope: !2, file: !3, line: 16, type: !42, isLocal: false, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4i", file: !3, line: 6, baseType: !43)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, flags: DIFlagVector, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 4)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "a8", scope: !2, file: !3, line: 18, type: !6, isLocal: false, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "a16", scope: !2, file: !3, line: 19, type: !11, isLocal: false, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "a32", scope: !2, file: !3, line: 20, type: !52, isLocal: false, isDefinition: true)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !7, line: 26, baseType: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !9, line: 41, baseType: !5)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "a64", scope: !2, file: !3, line: 21, type: !15, isLocal: false, isDefinition: true)
!56 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 7, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 1}
!63 = !{!"Debian clang version 14.0.6"}
!64 = distinct !DISubprogram(name: "integers", scope: !3, file: !3, line: 23, type: !65, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !68)
!65 = !DISubroutineType(types: !66)
!66 = !{!5, !5, !21, !67}
!67 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!68 = !{!69, !70, !71, !72}
!69 = !DILocalVariable(name: "x", arg: 1, scope: !64, file: !3, line: 23, type: !5)
!70 = !DILocalVariable(name: "y", arg: 2, scope: !64, file: !3, line: 23, type: !21)
!71 = !DILocalVariable(name: "z", arg: 3, scope: !64, file: !3, line: 23, type: !67)
!72 = !DILocalVariable(name: "r", scope: !64, file: !3, line: 25, type: !5)
!73 = !DILocation(line: 0, scope: !64)
!74 = !DILocation(line: 25, column: 15, scope: !64)
!75 = !DILocation(line: 25, column: 23, scope: !64)
!76 = !DILocation(line: 25, column: 19, scope: !64)
!77 = !DILocation(line: 25, column: 32, scope: !64)
!78 = !DILocation(line: 25, column: 27, scope: !64)
!79 = !DILocation(line: 25, column: 43, scope: !64)
!80 = !DILocation(line: 25, column: 38, scope: !64)
!81 = !DILocation(line: 26, column: 18, scope: !64)
!82 = !DILocation(line: 26, column: 26, scope: !64)
!83 = !DILocation(line: 26, column: 22, scope: !64)
!84 = !DILocation(line: 26, column: 35, scope: !64)
!85 = !DILocation(line: 26, column: 30, scope: !64)
!86 = !DILocation(line: 26, column: 7, scope: !64)
!87 = !DILocation(line: 27, column: 18, scope: !64)
!88 = !DILocation(line: 27, column: 22, scope: !64)
!89 = !DILocation(line: 27, column: 10, scope: !64)
!90 = !DILocation(line: 27, column: 7, scope: !64)
!91 = !DILocation(line: 28, column: 10, scope: !64)
!92 = !DILocation(line: 28, column: 8, scope: !64)
!93 = !{!94, !94, i64 0}
!94 = !{!"omnipotent char", !95, i64 0}
!95 = !{!"Simple C/C++ TBAA"}
!96 = !DILocation(line: 29, column: 22, scope: !64)
!97 = !{!98, !98, i64 0}
!98 = !{!"short", !94, i64 0}
!99 = !DILocation(line: 29, column: 11, scope: !64)
!100 = !DILocation(line: 29, column: 9, scope: !64)
!101 = !DILocation(line: 30, column: 11, scope: !64)
!102 = !DILocation(line: 30, column: 9, scope: !64)
!103 = !{!104, !104, i64 0}
!104 = !{!"int", !94, i64 0}
!105 = !DILocation(line: 31, column: 11, scope: !64)
!106 = !DILocation(line: 31, column: 9, scope: !64)
!107 = !{!108, !108, i64 0}
!108 = !{!"long", !94, i64 0}
!109 = !DILocation(line: 32, column: 16, scope: !64)
!110 = !DILocation(line: 32, column: 14, scope: !64)
!111 = !DILocation(line: 32, column: 5, scope: !64)
!112 = distinct !DISubprogram(name: "overflow", scope: !3, file: !3, line: 35, type: !113, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !115)
!113 = !DISubroutineType(types: !114)
!114 = !{!5, !5, !5, !17}
!115 = !{!116, !117, !118, !119, !120, !121}
!116 = !DILocalVariable(name: "x", arg: 1, scope: !112, file: !3, line: 35, type: !5)
!117 = !DILocalVariable(name: "y", arg: 2, scope: !112, file: !3, line: 35, type: !5)
!118 = !DILocalVariable(name: "u", arg: 3, scope: !112, file: !3, line: 35, type: !17)
!119 = !DILocalVariable(name: "out", scope: !112, file: !3, line: 37, type: !5)
!120 = !DILocalVariable(name: "uout", scope: !112, file: !3, line: 38, type: !17)
!121 = !DILocalVariable(name: "bad", scope: !112, file: !3, line: 39, type: !5)
!122 = !DILocation(line: 0, scope: !112)
!123 = !DILocation(line: 39, column: 15, scope: !112)
!124 = !DILocation(line: 40, column: 12, scope: !112)
!125 = !DILocation(line: 41, column: 12, scope: !112)
!126 = !DILocation(line: 42, column: 24, scope: !112)
!127 = !DILocation(line: 40, column: 9, scope: !112)
!128 = !DILocation(line: 41, column: 9, scope: !112)
!129 = !DILocation(line: 42, column: 16, scope: !112)
!130 = !DILocation(line: 42, column: 22, scope: !112)
!131 = !DILocation(line: 42, column: 5, scope: !112)
!132 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 45, type: !133, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !135)
!133 = !DISubroutineType(types: !134)
!134 = !{!5, !21, !15}
!135 = !{!136, !137}
!136 = !DILocalVariable(name: "x", arg: 1, scope: !132, file: !3, line: 45, type: !21)
!137 = !DILocalVariable(name: "y", arg: 2, scope: !132, file: !3, line: 45, type: !15)
!138 = !DILocation(line: 0, scope: !132)
!139 = !DILocation(line: 47, column: 12, scope: !132)
!140 = !{i32 0, i32 33}
!141 = !DILocation(line: 47, column: 52, scope: !132)
!142 = !DILocation(line: 47, column: 36, scope: !132)
!143 = !{i32 0, i32 32}
!144 = !DILocation(line: 48, column: 17, scope: !132)
!145 = !DILocation(line: 48, column: 53, scope: !132)
!146 = !DILocation(line: 48, column: 66, scope: !132)
!147 = !DILocation(line: 49, column: 12, scope: !132)
!148 = !DILocation(line: 47, column: 34, scope: !132)
!149 = !DILocation(line: 47, column: 82, scope: !132)
!150 = !DILocation(line: 48, column: 38, scope: !132)
!151 = !DILocation(line: 48, column: 64, scope: !132)
!152 = !DILocation(line: 48, column: 88, scope: !132)
!153 = !DILocation(line: 47, column: 5, scope: !132)
!154 = distinct !DISubprogram(name: "wide_product", scope: !3, file: !3, line: 52, type: !155, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !157)
!155 = !DISubroutineType(types: !156)
!156 = !{!18, !15, !15}
!157 = !{!158, !159}
!158 = !DILocalVariable(name: "a", arg: 1, scope: !154, file: !3, line: 52, type: !15)
!159 = !DILocalVariable(name: "b", arg: 2, scope: !154, file: !3, line: 52, type: !15)
!160 = !DILocation(line: 0, scope: !154)
!161 = !DILocation(line: 54, column: 12, scope: !154)
!162 = !DILocation(line: 54, column: 35, scope: !154)
!163 = !DILocation(line: 54, column: 33, scope: !154)
!164 = !DILocation(line: 54, column: 39, scope: !154)
!165 = !{!166, !166, i64 0}
!166 = !{!"__int128", !94, i64 0}
!167 = !DILocation(line: 54, column: 37, scope: !154)
!168 = !DILocation(line: 54, column: 5, scope: !154)
!169 = distinct !DISubprogram(name: "floats", scope: !3, file: !3, line: 57, type: !170, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !172)
!170 = !DISubroutineType(types: !171)
!171 = !{!20, !29, !20, !56}
!172 = !{!173, !174, !175}
!173 = !DILocalVariable(name: "f", arg: 1, scope: !169, file: !3, line: 57, type: !29)
!174 = !DILocalVariable(name: "d", arg: 2, scope: !169, file: !3, line: 57, type: !20)
!175 = !DILocalVariable(name: "l", arg: 3, scope: !169, file: !3, line: 57, type: !56)
!176 = !DILocation(line: 0, scope: !169)
!177 = !DILocation(line: 59, column: 19, scope: !169)
!178 = !DILocation(line: 59, column: 10, scope: !169)
!179 = !DILocation(line: 59, column: 7, scope: !169)
!180 = !DILocation(line: 60, column: 11, scope: !169)
!181 = !DILocation(line: 60, column: 9, scope: !169)
!182 = !DILocation(line: 60, column: 19, scope: !169)
!183 = !DILocation(line: 60, column: 28, scope: !169)
!184 = !{!185, !185, i64 0}
!185 = !{!"double", !94, i64 0}
!186 = !DILocation(line: 60, column: 26, scope: !169)
!187 = !DILocation(line: 60, column: 24, scope: !169)
!188 = !DILocation(line: 60, column: 35, scope: !169)
!189 = !DILocation(line: 60, column: 45, scope: !169)
!190 = !DILocation(line: 61, column: 13, scope: !169)
!191 = !{!192, !192, i64 0}
!192 = !{!"long double", !94, i64 0}
!193 = !DILocation(line: 62, column: 12, scope: !169)
!194 = !{!195, !195, i64 0}
!195 = !{!"__float128", !94, i64 0}
!196 = !DILocation(line: 62, column: 19, scope: !169)
!197 = !DILocation(line: 62, column: 17, scope: !169)
!198 = !DILocation(line: 62, column: 10, scope: !169)
!199 = !DILocation(line: 63, column: 9, scope: !200)
!200 = distinct !DILexicalBlock(scope: !169, file: !3, line: 63, column: 9)
!201 = !DILocation(line: 63, column: 28, scope: !200)
!202 = !DILocation(line: 64, column: 16, scope: !200)
!203 = !DILocation(line: 64, column: 9, scope: !200)
!204 = !DILocation(line: 61, column: 24, scope: !169)
!205 = !DILocation(line: 61, column: 22, scope: !169)
!206 = !DILocation(line: 65, column: 12, scope: !169)
!207 = !DILocation(line: 65, column: 32, scope: !169)
!208 = !DILocation(line: 65, column: 24, scope: !169)
!209 = !DILocation(line: 65, column: 22, scope: !169)
!210 = !DILocation(line: 65, column: 49, scope: !169)
!211 = !DILocation(line: 65, column: 41, scope: !169)
!212 = !DILocation(line: 65, column: 39, scope: !169)
!213 = !DILocation(line: 65, column: 71, scope: !169)
!214 = !DILocation(line: 65, column: 63, scope: !169)
!215 = !DILocation(line: 65, column: 61, scope: !169)
!216 = !DILocation(line: 65, column: 89, scope: !169)
!217 = !DILocation(line: 65, column: 81, scope: !169)
!218 = !DILocation(line: 65, column: 79, scope: !169)
!219 = !DILocation(line: 65, column: 5, scope: !169)
!220 = !DILocation(line: 66, column: 1, scope: !169)
!221 = distinct !DISubprogram(name: "truth", scope: !3, file: !3, line: 68, type: !222, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !226)
!222 = !DISubroutineType(types: !223)
!223 = !{!224, !29, !225, !5}
!224 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!225 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!226 = !{!227, !228, !229}
!227 = !DILocalVariable(name: "f", arg: 1, scope: !221, file: !3, line: 68, type: !29)
!228 = !DILocalVariable(name: "p", arg: 2, scope: !221, file: !3, line: 68, type: !225)
!229 = !DILocalVariable(name: "x", arg: 3, scope: !221, file: !3, line: 68, type: !5)
!230 = !DILocation(line: 0, scope: !221)
!231 = !DILocation(line: 70, column: 12, scope: !221)
!232 = !DILocation(line: 70, column: 14, scope: !221)
!233 = !DILocation(line: 70, column: 5, scope: !221)
!234 = distinct !DISubprogram(name: "vectors", scope: !3, file: !3, line: 73, type: !235, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !237)
!235 = !DISubroutineType(types: !236)
!236 = !{!42, !42, !42, !5}
!237 = !{!238, !239, !240, !241, !242}
!238 = !DILocalVariable(name: "a", arg: 1, scope: !234, file: !3, line: 73, type: !42)
!239 = !DILocalVariable(name: "b", arg: 2, scope: !234, file: !3, line: 73, type: !42)
!240 = !DILocalVariable(name: "i", arg: 3, scope: !234, file: !3, line: 73, type: !5)
!241 = !DILocalVariable(name: "c", scope: !234, file: !3, line: 75, type: !42)
!242 = !DILocalVariable(name: "mask", scope: !234, file: !3, line: 76, type: !42)
!243 = !DILocation(line: 0, scope: !234)
!244 = !DILocation(line: 75, column: 15, scope: !234)
!245 = !DILocation(line: 75, column: 21, scope: !234)
!246 = !DILocation(line: 75, column: 19, scope: !234)
!247 = !DILocation(line: 76, column: 18, scope: !234)
!248 = !DILocation(line: 77, column: 20, scope: !234)
!249 = !DILocation(line: 78, column: 9, scope: !234)
!250 = !DILocation(line: 78, column: 14, scope: !234)
!251 = !DILocation(line: 79, column: 9, scope: !234)
!252 = !DILocation(line: 80, column: 19, scope: !234)
!253 = !DILocation(line: 80, column: 14, scope: !234)
!254 = !DILocation(line: 80, column: 5, scope: !234)
!255 = distinct !DISubprogram(name: "float_vectors", scope: !3, file: !3, line: 83, type: !256, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !260)
!256 = !DISubroutineType(types: !257)
!257 = !{!258, !258, !258}
!258 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4f", file: !3, line: 7, baseType: !259)
!259 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 128, flags: DIFlagVector, elements: !44)
!260 = !{!261, !262}
!261 = !DILocalVariable(name: "a", arg: 1, scope: !255, file: !3, line: 83, type: !258)
!262 = !DILocalVariable(name: "b", arg: 2, scope: !255, file: !3, line: 83, type: !258)
!263 = !DILocation(line: 0, scope: !255)
!264 = !DILocation(line: 85, column: 18, scope: !255)
!265 = !DILocation(line: 85, column: 5, scope: !255)
!266 = distinct !DISubprogram(name: "reduce", scope: !3, file: !3, line: 88, type: !267, scopeLine: 89, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !272)
!267 = !DISubroutineType(types: !268)
!268 = !{!5, !269, !5}
!269 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !270)
!270 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !271, size: 64)
!271 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!272 = !{!273, !274, !275, !276}
!273 = !DILocalVariable(name: "p", arg: 1, scope: !266, file: !3, line: 88, type: !269)
!274 = !DILocalVariable(name: "n", arg: 2, scope: !266, file: !3, line: 88, type: !5)
!275 = !DILocalVariable(name: "total", scope: !266, file: !3, line: 90, type: !5)
!276 = !DILocalVariable(name: "i", scope: !277, file: !3, line: 91, type: !5)
!277 = distinct !DILexicalBlock(scope: !266, file: !3, line: 91, column: 5)
!278 = !DILocation(line: 0, scope: !266)
!279 = !DILocation(line: 0, scope: !277)
!280 = !DILocation(line: 91, column: 23, scope: !281)
!281 = distinct !DILexicalBlock(scope: !277, file: !3, line: 91, column: 5)
!282 = !DILocation(line: 91, column: 5, scope: !277)
!283 = !DILocation(line: 91, column: 29, scope: !281)
!284 = !DILocation(line: 92, column: 18, scope: !281)
!285 = !DILocation(line: 92, column: 23, scope: !281)
!286 = !DILocation(line: 92, column: 15, scope: !281)
!287 = distinct !{!287, !282, !288, !289, !290}
!288 = !DILocation(line: 92, column: 40, scope: !277)
!289 = !{!"llvm.loop.mustprogress"}
!290 = !{!"llvm.loop.isvectorized", i32 1}
!291 = !DILocation(line: 93, column: 5, scope: !266)
!292 = distinct !{!292, !282, !288, !289, !293, !290}
!293 = !{!"llvm.loop.unroll.runtime.disable"}
!294 = distinct !DISubprogram(name: "saxpy", scope: !3, file: !3, line: 96, type: !295, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !302)
!295 = !DISubroutineType(types: !296)
!296 = !{null, !297, !299, !29, !5}
!297 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !298)
!298 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!299 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !300)
!300 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !301, size: 64)
!301 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!302 = !{!303, !304, !305, !306, !307}
!303 = !DILocalVariable(name: "y", arg: 1, scope: !294, file: !3, line: 96, type: !297)
!304 = !DILocalVariable(name: "x", arg: 2, scope: !294, file: !3, line: 96, type: !299)
!305 = !DILocalVariable(name: "a", arg: 3, scope: !294, file: !3, line: 96, type: !29)
!306 = !DILocalVariable(name: "n", arg: 4, scope: !294, file: !3, line: 96, type: !5)
!307 = !DILocalVariable(name: "i", scope: !308, file: !3, line: 98, type: !5)
!308 = distinct !DILexicalBlock(scope: !294, file: !3, line: 98, column: 5)
!309 = !DILocation(line: 0, scope: !294)
!310 = !DILocation(line: 0, scope: !308)
!311 = !DILocation(line: 98, column: 23, scope: !312)
!312 = distinct !DILexicalBlock(scope: !308, file: !3, line: 98, column: 5)
!313 = !DILocation(line: 98, column: 5, scope: !308)
!314 = !DILocation(line: 98, column: 29, scope: !312)
!315 = !DILocation(line: 99, column: 21, scope: !312)
!316 = !{!317, !317, i64 0}
!317 = !{!"float", !94, i64 0}
!318 = !DILocation(line: 99, column: 14, scope: !312)
!319 = distinct !{!319, !313, !320, !289, !290}
!320 = !DILocation(line: 99, column: 24, scope: !308)
!321 = !DILocation(line: 100, column: 1, scope: !294)
!322 = !DILocation(line: 99, column: 9, scope: !312)
!323 = distinct !{!323, !313, !320, !289, !293, !290}
!324 = distinct !DISubprogram(name: "hash", scope: !3, file: !3, line: 102, type: !325, scopeLine: 103, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !331)
!325 = !DISubroutineType(types: !326)
!326 = !{!23, !327}
!327 = !DIDerivedType(tag: DW_TAG_typedef, name: "v16c", file: !3, line: 8, baseType: !328)
!328 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, flags: DIFlagVector, elements: !329)
!329 = !{!330}
!330 = !DISubrange(count: 16)
!331 = !{!332, !333, !334}
!332 = !DILocalVariable(name: "v", arg: 1, scope: !324, file: !3, line: 102, type: !327)
!333 = !DILocalVariable(name: "h", scope: !324, file: !3, line: 104, type: !23)
!334 = !DILocalVariable(name: "i", scope: !335, file: !3, line: 105, type: !5)
!335 = distinct !DILexicalBlock(scope: !324, file: !3, line: 105, column: 5)
!336 = !DILocation(line: 0, scope: !324)
!337 = !DILocation(line: 0, scope: !335)
!338 = !DILocation(line: 106, column: 38, scope: !339)
!339 = distinct !DILexicalBlock(scope: !335, file: !3, line: 105, column: 5)
!340 = !DILocation(line: 106, column: 31, scope: !339)
!341 = !DILocation(line: 106, column: 36, scope: !339)
!342 = !DILocation(line: 107, column: 5, scope: !324)
!343 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 110, type: !344, scopeLine: 111, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !346)
!344 = !DISubroutineType(types: !345)
!345 = !{!5}
!346 = !{!347, !351, !353, !354, !355}
!347 = !DILocalVariable(name: "data", scope: !343, file: !3, line: 112, type: !348)
!348 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, elements: !349)
!349 = !{!350}
!350 = !DISubrange(count: 8)
!351 = !DILocalVariable(name: "y", scope: !343, file: !3, line: 113, type: !352)
!352 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 256, elements: !349)
!353 = !DILocalVariable(name: "x", scope: !343, file: !3, line: 113, type: !352)
!354 = !DILocalVariable(name: "v", scope: !343, file: !3, line: 115, type: !42)
!355 = !DILocalVariable(name: "w", scope: !343, file: !3, line: 116, type: !258)
!356 = !DILocation(line: 0, scope: !343)
!357 = !DILocation(line: 0, scope: !64, inlinedAt: !358)
!358 = distinct !DILocation(line: 117, column: 12, scope: !343)
!359 = !DILocation(line: 28, column: 8, scope: !64, inlinedAt: !358)
!360 = !DILocation(line: 29, column: 22, scope: !64, inlinedAt: !358)
!361 = !DILocation(line: 29, column: 11, scope: !64, inlinedAt: !358)
!362 = !DILocation(line: 29, column: 9, scope: !64, inlinedAt: !358)
!363 = !DILocation(line: 30, column: 9, scope: !64, inlinedAt: !358)
!364 = !DILocation(line: 31, column: 9, scope: !64, inlinedAt: !358)
!365 = !DILocation(line: 0, scope: !154, inlinedAt: !366)
!366 = distinct !DILocation(line: 118, column: 17, scope: !343)
!367 = !DILocation(line: 54, column: 39, scope: !154, inlinedAt: !366)
!368 = !DILocation(line: 118, column: 52, scope: !343)
!369 = !DILocation(line: 118, column: 60, scope: !343)
!370 = !DILocation(line: 118, column: 66, scope: !343)
!371 = !DILocation(line: 0, scope: !169, inlinedAt: !372)
!372 = distinct !DILocation(line: 118, column: 45, scope: !343)
!373 = !DILocation(line: 59, column: 19, scope: !169, inlinedAt: !372)
!374 = !DILocation(line: 59, column: 10, scope: !169, inlinedAt: !372)
!375 = !DILocation(line: 59, column: 7, scope: !169, inlinedAt: !372)
!376 = !DILocation(line: 60, column: 11, scope: !169, inlinedAt: !372)
!377 = !DILocation(line: 60, column: 9, scope: !169, inlinedAt: !372)
!378 = !DILocation(line: 60, column: 19, scope: !169, inlinedAt: !372)
!379 = !DILocation(line: 60, column: 26, scope: !169, inlinedAt: !372)
!380 = !DILocation(line: 60, column: 24, scope: !169, inlinedAt: !372)
!381 = !DILocation(line: 60, column: 35, scope: !169, inlinedAt: !372)
!382 = !DILocation(line: 61, column: 13, scope: !169, inlinedAt: !372)
!383 = !DILocation(line: 60, column: 45, scope: !169, inlinedAt: !372)
!384 = !DILocation(line: 62, column: 12, scope: !169, inlinedAt: !372)
!385 = !DILocation(line: 62, column: 19, scope: !169, inlinedAt: !372)
!386 = !DILocation(line: 62, column: 17, scope: !169, inlinedAt: !372)
!387 = !DILocation(line: 62, column: 10, scope: !169, inlinedAt: !372)
!388 = !DILocation(line: 63, column: 9, scope: !200, inlinedAt: !372)
!389 = !DILocation(line: 63, column: 28, scope: !200, inlinedAt: !372)
!390 = !DILocation(line: 64, column: 16, scope: !200, inlinedAt: !372)
!391 = !DILocation(line: 64, column: 9, scope: !200, inlinedAt: !372)
!392 = !DILocation(line: 61, column: 24, scope: !169, inlinedAt: !372)
!393 = !DILocation(line: 61, column: 22, scope: !169, inlinedAt: !372)
!394 = !DILocation(line: 65, column: 12, scope: !169, inlinedAt: !372)
!395 = !DILocation(line: 65, column: 32, scope: !169, inlinedAt: !372)
!396 = !DILocation(line: 65, column: 24, scope: !169, inlinedAt: !372)
!397 = !DILocation(line: 65, column: 22, scope: !169, inlinedAt: !372)
!398 = !DILocation(line: 65, column: 49, scope: !169, inlinedAt: !372)
!399 = !DILocation(line: 65, column: 41, scope: !169, inlinedAt: !372)
!400 = !DILocation(line: 65, column: 39, scope: !169, inlinedAt: !372)
!401 = !DILocation(line: 65, column: 71, scope: !169, inlinedAt: !372)
!402 = !DILocation(line: 65, column: 63, scope: !169, inlinedAt: !372)
!403 = !DILocation(line: 65, column: 61, scope: !169, inlinedAt: !372)
!404 = !DILocation(line: 65, column: 89, scope: !169, inlinedAt: !372)
!405 = !DILocation(line: 65, column: 81, scope: !169, inlinedAt: !372)
!406 = !DILocation(line: 65, column: 79, scope: !169, inlinedAt: !372)
!407 = !DILocation(line: 65, column: 5, scope: !169, inlinedAt: !372)
!408 = !DILocation(line: 54, column: 5, scope: !154, inlinedAt: !366)
!409 = !DILocation(line: 118, column: 40, scope: !343)
!410 = !DILocation(line: 118, column: 76, scope: !343)
!411 = !DILocation(line: 119, column: 40, scope: !343)
!412 = !DILocation(line: 119, column: 70, scope: !343)
!413 = !DILocation(line: 117, column: 5, scope: !343)
