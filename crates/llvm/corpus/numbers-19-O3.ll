; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local i32 @integers(i32 noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !65 {
    #dbg_value(i32 %0, !70, !DIExpression(), !74)
    #dbg_value(i32 %1, !71, !DIExpression(), !74)
    #dbg_value(i64 %2, !72, !DIExpression(), !74)
  %4 = sdiv i32 %0, 3, !dbg !75
  %5 = srem i32 %0, 7, !dbg !76
  %6 = add nsw i32 %4, %5, !dbg !77
  %7 = shl i32 %0, 2, !dbg !78
  %8 = sub i32 %6, %7, !dbg !78
  %9 = ashr i32 %0, 1, !dbg !79
  %10 = add nsw i32 %8, %9, !dbg !80
    #dbg_value(i32 %10, !73, !DIExpression(), !74)
  %11 = udiv i32 %1, 3, !dbg !81
  %12 = urem i32 %1, 7, !dbg !82
  %13 = add nuw nsw i32 %11, %12, !dbg !83
  %14 = lshr i32 %1, 5, !dbg !84
  %15 = add nuw nsw i32 %13, %14, !dbg !85
  %16 = xor i32 %10, %15, !dbg !86
    #dbg_value(i32 %16, !73, !DIExpression(), !74)
  %17 = mul nsw i64 %2, %2, !dbg !87
  %18 = lshr i64 %17, 33, !dbg !88
  %19 = trunc nuw nsw i64 %18 to i32, !dbg !89
  %20 = or i32 %16, %19, !dbg !90
    #dbg_value(i32 %20, !73, !DIExpression(), !74)
  %21 = trunc i32 %0 to i8, !dbg !91
  store i8 %21, ptr @a8, align 1, !dbg !92, !tbaa !93
  %22 = load i16, ptr @a16, align 2, !dbg !96, !tbaa !97
  %23 = trunc i32 %0 to i16, !dbg !99
  %24 = add i16 %22, %23, !dbg !99
  store i16 %24, ptr @a16, align 2, !dbg !100, !tbaa !97
  %25 = sub nsw i32 0, %0, !dbg !101
  store i32 %25, ptr @a32, align 4, !dbg !102, !tbaa !103
  %26 = xor i64 %2, -1, !dbg !105
  store i64 %26, ptr @a64, align 8, !dbg !106, !tbaa !107
  %27 = shl i32 %0, 24, !dbg !109
  %28 = ashr exact i32 %27, 24, !dbg !109
  %29 = and i32 %20, %28, !dbg !110
  ret i32 %29, !dbg !111
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @overflow(i32 noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !112 {
    #dbg_value(i32 %0, !116, !DIExpression(), !122)
    #dbg_value(i32 %1, !117, !DIExpression(), !122)
    #dbg_value(i64 %2, !118, !DIExpression(), !122)
    #dbg_value(i32 0, !119, !DIExpression(), !122)
    #dbg_value(i64 0, !120, !DIExpression(), !122)
  %4 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1), !dbg !123
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !123
    #dbg_value(i32 poison, !119, !DIExpression(), !122)
  %6 = zext i1 %5 to i32, !dbg !123
    #dbg_value(i32 %6, !121, !DIExpression(), !122)
  %7 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1), !dbg !124
  %8 = extractvalue { i32, i1 } %7, 1, !dbg !124
  %9 = extractvalue { i32, i1 } %7, 0, !dbg !124
    #dbg_value(i32 %9, !119, !DIExpression(), !122)
  %10 = zext i1 %8 to i32, !dbg !124
    #dbg_value(i32 poison, !121, !DIExpression(), !122)
  %11 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %2, i64 9), !dbg !125
  %12 = extractvalue { i64, i1 } %11, 1, !dbg !125
  %13 = extractvalue { i64, i1 } %11, 0, !dbg !125
    #dbg_value(i64 %13, !120, !DIExpression(), !122)
  %14 = zext i1 %12 to i32, !dbg !125
    #dbg_value(i32 poison, !121, !DIExpression(), !122)
  %15 = trunc i64 %13 to i32, !dbg !126
  %16 = add i32 %9, %10, !dbg !127
  %17 = add i32 %16, %6, !dbg !128
  %18 = add i32 %17, %14, !dbg !129
  %19 = add nsw i32 %18, %15, !dbg !130
  ret i32 %19, !dbg !131
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1) local_unnamed_addr #1 !dbg !132 {
    #dbg_value(i32 %0, !136, !DIExpression(), !138)
    #dbg_value(i64 %1, !137, !DIExpression(), !138)
  %3 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0), !dbg !139
  %4 = or i32 %0, 1, !dbg !140
  %5 = tail call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %4, i1 true), !dbg !141
  %6 = tail call i32 @llvm.bswap.i32(i32 %0), !dbg !142
  %7 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 5), !dbg !143
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 true), !dbg !144
  %9 = add nuw nsw i32 %8, 1, !dbg !144
  %10 = icmp eq i32 %0, 0, !dbg !144
  %11 = select i1 %10, i32 0, i32 %9, !dbg !144
  %12 = and i32 %3, 1, !dbg !145
  %13 = add i32 %6, %3, !dbg !146
  %14 = add i32 %13, %7, !dbg !147
  %15 = add i32 %14, %5, !dbg !148
  %16 = add i32 %15, %12, !dbg !149
  %17 = add i32 %16, %11, !dbg !150
  ret i32 %17, !dbg !151
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local { i64, i64 } @wide_product(i64 noundef %0, i64 noundef %1) local_unnamed_addr #3 !dbg !152 {
    #dbg_value(i64 %0, !156, !DIExpression(), !158)
    #dbg_value(i64 %1, !157, !DIExpression(), !158)
  %3 = zext i64 %0 to i128, !dbg !159
  %4 = zext i64 %1 to i128, !dbg !160
  %5 = mul nuw i128 %4, %3, !dbg !161
  %6 = load i128, ptr @wide, align 16, !dbg !162, !tbaa !163
  %7 = add i128 %6, %5, !dbg !165
  %8 = trunc i128 %7 to i64, !dbg !166
  %9 = lshr i128 %7, 64, !dbg !166
  %10 = trunc nuw i128 %9 to i64, !dbg !166
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0, !dbg !166
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1, !dbg !166
  ret { i64, i64 } %12, !dbg !166
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: write) uwtable
define dso_local double @floats(float noundef %0, double noundef %1, x86_fp80 noundef %2) local_unnamed_addr #4 !dbg !167 {
    #dbg_value(float %0, !171, !DIExpression(), !174)
    #dbg_value(double %1, !172, !DIExpression(), !174)
    #dbg_value(x86_fp80 %2, !173, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !174)
  %4 = fdiv float -1.000000e+00, %0, !dbg !175
  %5 = tail call float @llvm.fmuladd.f32(float %0, float 2.000000e+00, float %4), !dbg !175
  %6 = fpext float %5 to double, !dbg !176
  %7 = fadd double %6, %1, !dbg !177
    #dbg_value(double %7, !172, !DIExpression(), !174)
  %8 = fcmp olt double %7, 1.000000e+00, !dbg !178
  br i1 %8, label %9, label %11, !dbg !179

9:                                                ; preds = %3
  %10 = fneg double %7, !dbg !180
  br label %18, !dbg !179

11:                                               ; preds = %3
  %12 = load double, ptr @huge, align 8, !dbg !181, !tbaa !182
  %13 = fcmp ogt double %7, %12, !dbg !184
  br i1 %13, label %14, label %16, !dbg !185

14:                                               ; preds = %11
  %15 = tail call double @sqrt(double noundef %7) #12, !dbg !186
  br label %18, !dbg !185

16:                                               ; preds = %11
  %17 = tail call double @llvm.fabs.f64(double %7), !dbg !187
  br label %18, !dbg !185

18:                                               ; preds = %14, %16, %9
  %19 = phi double [ %10, %9 ], [ %15, %14 ], [ %17, %16 ], !dbg !179
    #dbg_value(double %19, !172, !DIExpression(), !174)
  %20 = load x86_fp80, ptr @extended, align 16, !dbg !188, !tbaa !189
    #dbg_value(x86_fp80 poison, !173, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !174)
  %21 = load fp128, ptr @quad, align 16, !dbg !191, !tbaa !192
  %22 = fpext double %19 to fp128, !dbg !194
  %23 = fmul fp128 %21, %22, !dbg !195
  store fp128 %23, ptr @quad, align 16, !dbg !196, !tbaa !192
  %24 = fcmp uno double %19, 0.000000e+00, !dbg !197
  %25 = load float, ptr @inf, align 4
  %26 = fcmp oeq float %25, %0
  %27 = select i1 %24, i1 true, i1 %26, !dbg !199
  br i1 %27, label %28, label %30, !dbg !199

28:                                               ; preds = %18
  %29 = load double, ptr @nan_value, align 8, !dbg !200, !tbaa !182
  br label %46, !dbg !201

30:                                               ; preds = %18
  %31 = fpext double %19 to x86_fp80, !dbg !202
  %32 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %2, x86_fp80 %20, x86_fp80 %31), !dbg !203
    #dbg_value(x86_fp80 %32, !173, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !174)
  %33 = fptrunc x86_fp80 %32 to double, !dbg !204
  %34 = fptosi float %0 to i32, !dbg !205
  %35 = sitofp i32 %34 to double, !dbg !206
  %36 = fadd double %35, %33, !dbg !207
  %37 = fptoui double %19 to i32, !dbg !208
  %38 = uitofp i32 %37 to double, !dbg !209
  %39 = fadd double %36, %38, !dbg !210
  %40 = fptosi double %19 to i64, !dbg !211
  %41 = sitofp i64 %40 to double, !dbg !212
  %42 = fadd double %39, %41, !dbg !213
  %43 = load double, ptr @tiny, align 8, !dbg !214, !tbaa !182
  %44 = tail call double @llvm.maxnum.f64(double %19, double %43), !dbg !215
  %45 = fadd double %42, %44, !dbg !216
  br label %46, !dbg !217

46:                                               ; preds = %30, %28
  %47 = phi double [ %29, %28 ], [ %45, %30 ], !dbg !174
  ret double %47, !dbg !218
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !219 double @sqrt(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef zeroext i1 @truth(float noundef %0, ptr noundef readnone %1, i32 noundef %2) local_unnamed_addr #1 !dbg !223 {
    #dbg_value(float %0, !229, !DIExpression(), !232)
    #dbg_value(ptr %1, !230, !DIExpression(), !232)
    #dbg_value(i32 %2, !231, !DIExpression(), !232)
  %4 = fcmp une float %0, 0.000000e+00, !dbg !233
  %5 = icmp ne ptr %1, null
  %6 = and i1 %4, %5, !dbg !234
  %7 = icmp eq i32 %2, 0, !dbg !234
  %8 = and i1 %6, %7, !dbg !234
  ret i1 %8, !dbg !235
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local <4 x i32> @vectors(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) local_unnamed_addr #6 !dbg !236 {
    #dbg_value(<4 x i32> %0, !240, !DIExpression(), !245)
    #dbg_value(<4 x i32> %1, !241, !DIExpression(), !245)
    #dbg_value(i32 %2, !242, !DIExpression(), !245)
  %4 = mul <4 x i32> %1, %0, !dbg !246
  %5 = load <4 x i32>, ptr @constant_vector, align 16, !dbg !247, !tbaa !93
  %6 = add <4 x i32> %5, %4, !dbg !248
    #dbg_value(<4 x i32> %6, !243, !DIExpression(), !245)
  %7 = icmp sgt <4 x i32> %6, %0, !dbg !249
    #dbg_value(<4 x i32> poison, !244, !DIExpression(), !245)
  %8 = select <4 x i1> %7, <4 x i32> %6, <4 x i32> %1, !dbg !250
    #dbg_value(<4 x i32> %8, !243, !DIExpression(), !245)
  %9 = and i32 %2, 3, !dbg !251
  %10 = insertelement <4 x i32> %8, i32 7, i32 %9, !dbg !252
    #dbg_value(<4 x i32> %10, !243, !DIExpression(), !245)
  %11 = shufflevector <4 x i32> %10, <4 x i32> %0, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !253
    #dbg_value(<4 x i32> %11, !243, !DIExpression(), !245)
  %12 = shl <4 x i32> %0, <i32 3, i32 3, i32 3, i32 3>, !dbg !254
  %13 = xor <4 x i32> %11, %12, !dbg !255
  ret <4 x i32> %13, !dbg !256
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <4 x float> @float_vectors(<4 x float> noundef %0, <4 x float> noundef %1) local_unnamed_addr #7 !dbg !257 {
    #dbg_value(<4 x float> %0, !263, !DIExpression(), !265)
    #dbg_value(<4 x float> %1, !264, !DIExpression(), !265)
  %3 = fneg <4 x float> %0, !dbg !266
  %4 = fdiv <4 x float> %3, %1, !dbg !266
  %5 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %4), !dbg !266
  ret <4 x float> %5, !dbg !267
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @reduce(ptr noalias nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #8 !dbg !268 {
    #dbg_value(ptr %0, !275, !DIExpression(), !280)
    #dbg_value(i32 %1, !276, !DIExpression(), !280)
    #dbg_value(i32 0, !277, !DIExpression(), !280)
    #dbg_value(i32 0, !278, !DIExpression(), !281)
  %3 = icmp sgt i32 %1, 0, !dbg !282
  br i1 %3, label %4, label %34, !dbg !284

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64, !dbg !282
  %6 = icmp ult i32 %1, 8, !dbg !284
  br i1 %6, label %7, label %10, !dbg !284

7:                                                ; preds = %30, %4
  %8 = phi i64 [ 0, %4 ], [ %11, %30 ]
  %9 = phi i32 [ 0, %4 ], [ %32, %30 ]
  br label %36, !dbg !284

10:                                               ; preds = %4
  %11 = and i64 %5, 2147483640, !dbg !284
  br label %12, !dbg !284

12:                                               ; preds = %12, %10
  %13 = phi i64 [ 0, %10 ], [ %28, %12 ], !dbg !285
  %14 = phi <4 x i32> [ zeroinitializer, %10 ], [ %26, %12 ]
  %15 = phi <4 x i32> [ zeroinitializer, %10 ], [ %27, %12 ]
  %16 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !286
  %17 = getelementptr inbounds i8, ptr %16, i64 16, !dbg !286
  %18 = load <4 x i32>, ptr %16, align 4, !dbg !286, !tbaa !103
  %19 = load <4 x i32>, ptr %17, align 4, !dbg !286, !tbaa !103
  %20 = icmp sgt <4 x i32> %18, <i32 3, i32 3, i32 3, i32 3>, !dbg !287
  %21 = icmp sgt <4 x i32> %19, <i32 3, i32 3, i32 3, i32 3>, !dbg !287
  %22 = sub nsw <4 x i32> zeroinitializer, %18, !dbg !286
  %23 = sub nsw <4 x i32> zeroinitializer, %19, !dbg !286
  %24 = select <4 x i1> %20, <4 x i32> %18, <4 x i32> %22, !dbg !286
  %25 = select <4 x i1> %21, <4 x i32> %19, <4 x i32> %23, !dbg !286
  %26 = add <4 x i32> %24, %14, !dbg !288
  %27 = add <4 x i32> %25, %15, !dbg !288
  %28 = add nuw i64 %13, 8, !dbg !285
  %29 = icmp eq i64 %28, %11, !dbg !285
  br i1 %29, label %30, label %12, !dbg !285, !llvm.loop !289

30:                                               ; preds = %12
  %31 = add <4 x i32> %27, %26, !dbg !284
  %32 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %31), !dbg !284
  %33 = icmp eq i64 %11, %5, !dbg !284
  br i1 %33, label %34, label %7, !dbg !284

34:                                               ; preds = %36, %30, %2
  %35 = phi i32 [ 0, %2 ], [ %32, %30 ], [ %44, %36 ], !dbg !280
  ret i32 %35, !dbg !294

36:                                               ; preds = %7, %36
  %37 = phi i64 [ %45, %36 ], [ %8, %7 ]
  %38 = phi i32 [ %44, %36 ], [ %9, %7 ]
    #dbg_value(i64 %37, !278, !DIExpression(), !281)
    #dbg_value(i32 %38, !277, !DIExpression(), !280)
  %39 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !286
  %40 = load i32, ptr %39, align 4, !dbg !286, !tbaa !103
  %41 = icmp sgt i32 %40, 3, !dbg !287
  %42 = sub nsw i32 0, %40, !dbg !286
  %43 = select i1 %41, i32 %40, i32 %42, !dbg !286
  %44 = add nsw i32 %43, %38, !dbg !288
    #dbg_value(i32 %44, !277, !DIExpression(), !280)
  %45 = add nuw nsw i64 %37, 1, !dbg !285
    #dbg_value(i64 %45, !278, !DIExpression(), !281)
  %46 = icmp eq i64 %45, %5, !dbg !282
  br i1 %46, label %34, label %36, !dbg !284, !llvm.loop !295
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @saxpy(ptr noalias nocapture noundef %0, ptr noalias nocapture noundef readonly %1, float noundef %2, i32 noundef %3) local_unnamed_addr #9 !dbg !296 {
    #dbg_value(ptr %0, !305, !DIExpression(), !311)
    #dbg_value(ptr %1, !306, !DIExpression(), !311)
    #dbg_value(float %2, !307, !DIExpression(), !311)
    #dbg_value(i32 %3, !308, !DIExpression(), !311)
    #dbg_value(i32 0, !309, !DIExpression(), !312)
  %5 = icmp sgt i32 %3, 0, !dbg !313
  br i1 %5, label %6, label %31, !dbg !315

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64, !dbg !313
  %8 = icmp ult i32 %3, 8, !dbg !315
  br i1 %8, label %9, label %11, !dbg !315

9:                                                ; preds = %29, %6
  %10 = phi i64 [ 0, %6 ], [ %12, %29 ]
  br label %32, !dbg !315

11:                                               ; preds = %6
  %12 = and i64 %7, 2147483640, !dbg !315
  %13 = insertelement <4 x float> poison, float %2, i64 0, !dbg !315
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !315
  br label %15, !dbg !315

15:                                               ; preds = %15, %11
  %16 = phi i64 [ 0, %11 ], [ %27, %15 ], !dbg !316
  %17 = getelementptr inbounds float, ptr %1, i64 %16, !dbg !317
  %18 = getelementptr inbounds i8, ptr %17, i64 16, !dbg !317
  %19 = load <4 x float>, ptr %17, align 4, !dbg !317, !tbaa !318
  %20 = load <4 x float>, ptr %18, align 4, !dbg !317, !tbaa !318
  %21 = getelementptr inbounds float, ptr %0, i64 %16, !dbg !320
  %22 = getelementptr inbounds i8, ptr %21, i64 16, !dbg !321
  %23 = load <4 x float>, ptr %21, align 4, !dbg !321, !tbaa !318
  %24 = load <4 x float>, ptr %22, align 4, !dbg !321, !tbaa !318
  %25 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %14, <4 x float> %19, <4 x float> %23), !dbg !321
  %26 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %14, <4 x float> %20, <4 x float> %24), !dbg !321
  store <4 x float> %25, ptr %21, align 4, !dbg !321, !tbaa !318
  store <4 x float> %26, ptr %22, align 4, !dbg !321, !tbaa !318
  %27 = add nuw i64 %16, 8, !dbg !316
  %28 = icmp eq i64 %27, %12, !dbg !316
  br i1 %28, label %29, label %15, !dbg !316, !llvm.loop !322

29:                                               ; preds = %15
  %30 = icmp eq i64 %12, %7, !dbg !315
  br i1 %30, label %31, label %9, !dbg !315

31:                                               ; preds = %32, %29, %4
  ret void, !dbg !324

32:                                               ; preds = %9, %32
  %33 = phi i64 [ %39, %32 ], [ %10, %9 ]
    #dbg_value(i64 %33, !309, !DIExpression(), !312)
  %34 = getelementptr inbounds float, ptr %1, i64 %33, !dbg !317
  %35 = load float, ptr %34, align 4, !dbg !317, !tbaa !318
  %36 = getelementptr inbounds float, ptr %0, i64 %33, !dbg !320
  %37 = load float, ptr %36, align 4, !dbg !321, !tbaa !318
  %38 = tail call float @llvm.fmuladd.f32(float %2, float %35, float %37), !dbg !321
  store float %38, ptr %36, align 4, !dbg !321, !tbaa !318
  %39 = add nuw nsw i64 %33, 1, !dbg !316
    #dbg_value(i64 %39, !309, !DIExpression(), !312)
  %40 = icmp eq i64 %39, %7, !dbg !313
  br i1 %40, label %31, label %32, !dbg !315, !llvm.loop !325
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local zeroext i8 @hash(<16 x i8> noundef %0) local_unnamed_addr #7 !dbg !326 {
    #dbg_value(<16 x i8> %0, !334, !DIExpression(), !338)
    #dbg_value(i8 0, !335, !DIExpression(), !338)
    #dbg_value(i32 0, !336, !DIExpression(), !339)
    #dbg_value(i32 0, !336, !DIExpression(), !339)
    #dbg_value(i8 0, !335, !DIExpression(), !338)
  %2 = extractelement <16 x i8> %0, i64 0, !dbg !340
    #dbg_value(i8 %2, !335, !DIExpression(), !338)
    #dbg_value(i32 1, !336, !DIExpression(), !339)
  %3 = mul i8 %2, 31, !dbg !342
  %4 = extractelement <16 x i8> %0, i64 1, !dbg !340
  %5 = add i8 %4, %3, !dbg !343
    #dbg_value(i8 %5, !335, !DIExpression(), !338)
    #dbg_value(i32 2, !336, !DIExpression(), !339)
  %6 = mul i8 %5, 31, !dbg !342
  %7 = extractelement <16 x i8> %0, i64 2, !dbg !340
  %8 = add i8 %7, %6, !dbg !343
    #dbg_value(i8 %8, !335, !DIExpression(), !338)
    #dbg_value(i32 3, !336, !DIExpression(), !339)
  %9 = mul i8 %8, 31, !dbg !342
  %10 = extractelement <16 x i8> %0, i64 3, !dbg !340
  %11 = add i8 %10, %9, !dbg !343
    #dbg_value(i8 %11, !335, !DIExpression(), !338)
    #dbg_value(i32 4, !336, !DIExpression(), !339)
  %12 = mul i8 %11, 31, !dbg !342
  %13 = extractelement <16 x i8> %0, i64 4, !dbg !340
  %14 = add i8 %13, %12, !dbg !343
    #dbg_value(i8 %14, !335, !DIExpression(), !338)
    #dbg_value(i32 5, !336, !DIExpression(), !339)
  %15 = mul i8 %14, 31, !dbg !342
  %16 = extractelement <16 x i8> %0, i64 5, !dbg !340
  %17 = add i8 %16, %15, !dbg !343
    #dbg_value(i8 %17, !335, !DIExpression(), !338)
    #dbg_value(i32 6, !336, !DIExpression(), !339)
  %18 = mul i8 %17, 31, !dbg !342
  %19 = extractelement <16 x i8> %0, i64 6, !dbg !340
  %20 = add i8 %19, %18, !dbg !343
    #dbg_value(i8 %20, !335, !DIExpression(), !338)
    #dbg_value(i32 7, !336, !DIExpression(), !339)
  %21 = mul i8 %20, 31, !dbg !342
  %22 = extractelement <16 x i8> %0, i64 7, !dbg !340
  %23 = add i8 %22, %21, !dbg !343
    #dbg_value(i8 %23, !335, !DIExpression(), !338)
    #dbg_value(i32 8, !336, !DIExpression(), !339)
  %24 = mul i8 %23, 31, !dbg !342
  %25 = extractelement <16 x i8> %0, i64 8, !dbg !340
  %26 = add i8 %25, %24, !dbg !343
    #dbg_value(i8 %26, !335, !DIExpression(), !338)
    #dbg_value(i32 9, !336, !DIExpression(), !339)
  %27 = mul i8 %26, 31, !dbg !342
  %28 = extractelement <16 x i8> %0, i64 9, !dbg !340
  %29 = add i8 %28, %27, !dbg !343
    #dbg_value(i8 %29, !335, !DIExpression(), !338)
    #dbg_value(i32 10, !336, !DIExpression(), !339)
  %30 = mul i8 %29, 31, !dbg !342
  %31 = extractelement <16 x i8> %0, i64 10, !dbg !340
  %32 = add i8 %31, %30, !dbg !343
    #dbg_value(i8 %32, !335, !DIExpression(), !338)
    #dbg_value(i32 11, !336, !DIExpression(), !339)
  %33 = mul i8 %32, 31, !dbg !342
  %34 = extractelement <16 x i8> %0, i64 11, !dbg !340
  %35 = add i8 %34, %33, !dbg !343
    #dbg_value(i8 %35, !335, !DIExpression(), !338)
    #dbg_value(i32 12, !336, !DIExpression(), !339)
  %36 = mul i8 %35, 31, !dbg !342
  %37 = extractelement <16 x i8> %0, i64 12, !dbg !340
  %38 = add i8 %37, %36, !dbg !343
    #dbg_value(i8 %38, !335, !DIExpression(), !338)
    #dbg_value(i32 13, !336, !DIExpression(), !339)
  %39 = mul i8 %38, 31, !dbg !342
  %40 = extractelement <16 x i8> %0, i64 13, !dbg !340
  %41 = add i8 %40, %39, !dbg !343
    #dbg_value(i8 %41, !335, !DIExpression(), !338)
    #dbg_value(i32 14, !336, !DIExpression(), !339)
  %42 = mul i8 %41, 31, !dbg !342
  %43 = extractelement <16 x i8> %0, i64 14, !dbg !340
  %44 = add i8 %43, %42, !dbg !343
    #dbg_value(i8 %44, !335, !DIExpression(), !338)
    #dbg_value(i32 15, !336, !DIExpression(), !339)
  %45 = mul i8 %44, 31, !dbg !342
  %46 = extractelement <16 x i8> %0, i64 15, !dbg !340
  %47 = add i8 %46, %45, !dbg !343
    #dbg_value(i8 %47, !335, !DIExpression(), !338)
    #dbg_value(i32 16, !336, !DIExpression(), !339)
  ret i8 %47, !dbg !344
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: write) uwtable
define dso_local i32 @main() local_unnamed_addr #10 !dbg !345 {
    #dbg_value(float 0.000000e+00, !353, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !358)
    #dbg_value(float 0.000000e+00, !353, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !358)
    #dbg_value(float 0.000000e+00, !353, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !358)
    #dbg_value(float 0.000000e+00, !353, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !358)
    #dbg_value(float 0.000000e+00, !353, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !358)
    #dbg_value(float 0.000000e+00, !353, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !358)
    #dbg_value(float 0.000000e+00, !353, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !358)
    #dbg_value(float 0.000000e+00, !353, !DIExpression(DW_OP_LLVM_fragment, 224, 32), !358)
    #dbg_value(float poison, !353, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !358)
    #dbg_value(float 4.000000e+00, !353, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !358)
    #dbg_value(float poison, !353, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !358)
    #dbg_value(float poison, !353, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !358)
    #dbg_value(float poison, !353, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !358)
    #dbg_value(float poison, !353, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !358)
    #dbg_value(float poison, !353, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !358)
    #dbg_value(float poison, !353, !DIExpression(DW_OP_LLVM_fragment, 224, 32), !358)
    #dbg_value(!DIArgList(<4 x i32> poison, <4 x i32> poison), !356, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_stack_value), !358)
    #dbg_value(<4 x float> <float 3.750000e+00, float 0x4015555560000000, float 4.500000e+00, float 0.000000e+00>, !357, !DIExpression(), !358)
    #dbg_value(i32 1, !70, !DIExpression(), !359)
    #dbg_value(i32 7, !71, !DIExpression(), !359)
    #dbg_value(i64 -9, !72, !DIExpression(), !359)
    #dbg_value(i32 -1, !73, !DIExpression(), !359)
  store i8 1, ptr @a8, align 1, !dbg !361, !tbaa !93
  %1 = load i16, ptr @a16, align 2, !dbg !362, !tbaa !97
  %2 = add i16 %1, 1, !dbg !363
  store i16 %2, ptr @a16, align 2, !dbg !364, !tbaa !97
  store i32 -1, ptr @a32, align 4, !dbg !365, !tbaa !103
  store i64 8, ptr @a64, align 8, !dbg !366, !tbaa !107
    #dbg_value(i64 8, !156, !DIExpression(), !367)
    #dbg_value(i64 3, !157, !DIExpression(), !367)
  %3 = load i128, ptr @wide, align 16, !dbg !369, !tbaa !163
  %4 = load float, ptr @single, align 4, !dbg !370, !tbaa !318
  %5 = load double, ptr @huge, align 8, !dbg !371, !tbaa !182
  %6 = load x86_fp80, ptr @extended, align 16, !dbg !372, !tbaa !189
    #dbg_value(float %4, !171, !DIExpression(), !373)
    #dbg_value(double %5, !172, !DIExpression(), !373)
    #dbg_value(x86_fp80 %6, !173, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !373)
  %7 = fdiv float -1.000000e+00, %4, !dbg !375
  %8 = tail call float @llvm.fmuladd.f32(float %4, float 2.000000e+00, float %7), !dbg !375
  %9 = fpext float %8 to double, !dbg !376
  %10 = fadd double %5, %9, !dbg !377
    #dbg_value(double %10, !172, !DIExpression(), !373)
  %11 = fcmp olt double %10, 1.000000e+00, !dbg !378
  br i1 %11, label %12, label %14, !dbg !379

12:                                               ; preds = %0
  %13 = fneg double %10, !dbg !380
  br label %21, !dbg !379

14:                                               ; preds = %0
  %15 = fcmp ogt double %10, %5, !dbg !381
  br i1 %15, label %16, label %19, !dbg !382

16:                                               ; preds = %14
  %17 = tail call double @sqrt(double noundef %10) #12, !dbg !383
  %18 = load x86_fp80, ptr @extended, align 16, !dbg !384, !tbaa !189
  br label %21, !dbg !382

19:                                               ; preds = %14
  %20 = tail call double @llvm.fabs.f64(double %10), !dbg !385
  br label %21, !dbg !382

21:                                               ; preds = %19, %16, %12
  %22 = phi x86_fp80 [ %6, %12 ], [ %18, %16 ], [ %6, %19 ], !dbg !384
  %23 = phi double [ %13, %12 ], [ %17, %16 ], [ %20, %19 ], !dbg !379
    #dbg_value(double %23, !172, !DIExpression(), !373)
    #dbg_value(x86_fp80 poison, !173, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !373)
  %24 = load fp128, ptr @quad, align 16, !dbg !386, !tbaa !192
  %25 = fpext double %23 to fp128, !dbg !387
  %26 = fmul fp128 %24, %25, !dbg !388
  store fp128 %26, ptr @quad, align 16, !dbg !389, !tbaa !192
  %27 = fcmp uno double %23, 0.000000e+00, !dbg !390
  %28 = load float, ptr @inf, align 4
  %29 = fcmp oeq float %28, %4
  %30 = select i1 %27, i1 true, i1 %29, !dbg !391
  br i1 %30, label %31, label %33, !dbg !391

31:                                               ; preds = %21
  %32 = load double, ptr @nan_value, align 8, !dbg !392, !tbaa !182
  br label %49, !dbg !393

33:                                               ; preds = %21
  %34 = fpext double %23 to x86_fp80, !dbg !394
  %35 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %6, x86_fp80 %22, x86_fp80 %34), !dbg !395
    #dbg_value(x86_fp80 %35, !173, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !373)
  %36 = fptrunc x86_fp80 %35 to double, !dbg !396
  %37 = fptosi float %4 to i32, !dbg !397
  %38 = sitofp i32 %37 to double, !dbg !398
  %39 = fadd double %38, %36, !dbg !399
  %40 = fptoui double %23 to i32, !dbg !400
  %41 = uitofp i32 %40 to double, !dbg !401
  %42 = fadd double %39, %41, !dbg !402
  %43 = fptosi double %23 to i64, !dbg !403
  %44 = sitofp i64 %43 to double, !dbg !404
  %45 = fadd double %42, %44, !dbg !405
  %46 = load double, ptr @tiny, align 8, !dbg !406, !tbaa !182
  %47 = tail call double @llvm.maxnum.f64(double %23, double %46), !dbg !407
  %48 = fadd double %45, %47, !dbg !408
  br label %49, !dbg !409

49:                                               ; preds = %31, %33
  %50 = phi double [ %32, %31 ], [ %48, %33 ], !dbg !373
  %51 = trunc i128 %3 to i32, !dbg !410
  %52 = fptosi double %50 to i32, !dbg !411
  %53 = add i32 %52, 218106481, !dbg !412
  %54 = add i32 %53, %51, !dbg !413
  ret i32 %54, !dbg !414
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: write) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}
!llvm.ident = !{!64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "extended", scope: !2, file: !3, line: 10, type: !56, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !24, splitDebugInlining: false, nameTableKind: None)
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
!60 = !{i32 8, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 2}
!63 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!64 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!65 = distinct !DISubprogram(name: "integers", scope: !3, file: !3, line: 23, type: !66, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !69)
!66 = !DISubroutineType(types: !67)
!67 = !{!5, !5, !21, !68}
!68 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!69 = !{!70, !71, !72, !73}
!70 = !DILocalVariable(name: "x", arg: 1, scope: !65, file: !3, line: 23, type: !5)
!71 = !DILocalVariable(name: "y", arg: 2, scope: !65, file: !3, line: 23, type: !21)
!72 = !DILocalVariable(name: "z", arg: 3, scope: !65, file: !3, line: 23, type: !68)
!73 = !DILocalVariable(name: "r", scope: !65, file: !3, line: 25, type: !5)
!74 = !DILocation(line: 0, scope: !65)
!75 = !DILocation(line: 25, column: 15, scope: !65)
!76 = !DILocation(line: 25, column: 23, scope: !65)
!77 = !DILocation(line: 25, column: 19, scope: !65)
!78 = !DILocation(line: 25, column: 27, scope: !65)
!79 = !DILocation(line: 25, column: 43, scope: !65)
!80 = !DILocation(line: 25, column: 38, scope: !65)
!81 = !DILocation(line: 26, column: 18, scope: !65)
!82 = !DILocation(line: 26, column: 26, scope: !65)
!83 = !DILocation(line: 26, column: 22, scope: !65)
!84 = !DILocation(line: 26, column: 35, scope: !65)
!85 = !DILocation(line: 26, column: 30, scope: !65)
!86 = !DILocation(line: 26, column: 7, scope: !65)
!87 = !DILocation(line: 27, column: 18, scope: !65)
!88 = !DILocation(line: 27, column: 22, scope: !65)
!89 = !DILocation(line: 27, column: 10, scope: !65)
!90 = !DILocation(line: 27, column: 7, scope: !65)
!91 = !DILocation(line: 28, column: 10, scope: !65)
!92 = !DILocation(line: 28, column: 8, scope: !65)
!93 = !{!94, !94, i64 0}
!94 = !{!"omnipotent char", !95, i64 0}
!95 = !{!"Simple C/C++ TBAA"}
!96 = !DILocation(line: 29, column: 22, scope: !65)
!97 = !{!98, !98, i64 0}
!98 = !{!"short", !94, i64 0}
!99 = !DILocation(line: 29, column: 11, scope: !65)
!100 = !DILocation(line: 29, column: 9, scope: !65)
!101 = !DILocation(line: 30, column: 11, scope: !65)
!102 = !DILocation(line: 30, column: 9, scope: !65)
!103 = !{!104, !104, i64 0}
!104 = !{!"int", !94, i64 0}
!105 = !DILocation(line: 31, column: 11, scope: !65)
!106 = !DILocation(line: 31, column: 9, scope: !65)
!107 = !{!108, !108, i64 0}
!108 = !{!"long", !94, i64 0}
!109 = !DILocation(line: 32, column: 16, scope: !65)
!110 = !DILocation(line: 32, column: 14, scope: !65)
!111 = !DILocation(line: 32, column: 5, scope: !65)
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
!140 = !DILocation(line: 47, column: 52, scope: !132)
!141 = !DILocation(line: 47, column: 36, scope: !132)
!142 = !DILocation(line: 48, column: 17, scope: !132)
!143 = !DILocation(line: 48, column: 53, scope: !132)
!144 = !DILocation(line: 48, column: 66, scope: !132)
!145 = !DILocation(line: 49, column: 12, scope: !132)
!146 = !DILocation(line: 47, column: 34, scope: !132)
!147 = !DILocation(line: 47, column: 82, scope: !132)
!148 = !DILocation(line: 48, column: 38, scope: !132)
!149 = !DILocation(line: 48, column: 64, scope: !132)
!150 = !DILocation(line: 48, column: 88, scope: !132)
!151 = !DILocation(line: 47, column: 5, scope: !132)
!152 = distinct !DISubprogram(name: "wide_product", scope: !3, file: !3, line: 52, type: !153, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !155)
!153 = !DISubroutineType(types: !154)
!154 = !{!18, !15, !15}
!155 = !{!156, !157}
!156 = !DILocalVariable(name: "a", arg: 1, scope: !152, file: !3, line: 52, type: !15)
!157 = !DILocalVariable(name: "b", arg: 2, scope: !152, file: !3, line: 52, type: !15)
!158 = !DILocation(line: 0, scope: !152)
!159 = !DILocation(line: 54, column: 12, scope: !152)
!160 = !DILocation(line: 54, column: 35, scope: !152)
!161 = !DILocation(line: 54, column: 33, scope: !152)
!162 = !DILocation(line: 54, column: 39, scope: !152)
!163 = !{!164, !164, i64 0}
!164 = !{!"__int128", !94, i64 0}
!165 = !DILocation(line: 54, column: 37, scope: !152)
!166 = !DILocation(line: 54, column: 5, scope: !152)
!167 = distinct !DISubprogram(name: "floats", scope: !3, file: !3, line: 57, type: !168, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !170)
!168 = !DISubroutineType(types: !169)
!169 = !{!20, !29, !20, !56}
!170 = !{!171, !172, !173}
!171 = !DILocalVariable(name: "f", arg: 1, scope: !167, file: !3, line: 57, type: !29)
!172 = !DILocalVariable(name: "d", arg: 2, scope: !167, file: !3, line: 57, type: !20)
!173 = !DILocalVariable(name: "l", arg: 3, scope: !167, file: !3, line: 57, type: !56)
!174 = !DILocation(line: 0, scope: !167)
!175 = !DILocation(line: 59, column: 19, scope: !167)
!176 = !DILocation(line: 59, column: 10, scope: !167)
!177 = !DILocation(line: 59, column: 7, scope: !167)
!178 = !DILocation(line: 60, column: 11, scope: !167)
!179 = !DILocation(line: 60, column: 9, scope: !167)
!180 = !DILocation(line: 60, column: 19, scope: !167)
!181 = !DILocation(line: 60, column: 28, scope: !167)
!182 = !{!183, !183, i64 0}
!183 = !{!"double", !94, i64 0}
!184 = !DILocation(line: 60, column: 26, scope: !167)
!185 = !DILocation(line: 60, column: 24, scope: !167)
!186 = !DILocation(line: 60, column: 35, scope: !167)
!187 = !DILocation(line: 60, column: 45, scope: !167)
!188 = !DILocation(line: 61, column: 13, scope: !167)
!189 = !{!190, !190, i64 0}
!190 = !{!"long double", !94, i64 0}
!191 = !DILocation(line: 62, column: 12, scope: !167)
!192 = !{!193, !193, i64 0}
!193 = !{!"__float128", !94, i64 0}
!194 = !DILocation(line: 62, column: 19, scope: !167)
!195 = !DILocation(line: 62, column: 17, scope: !167)
!196 = !DILocation(line: 62, column: 10, scope: !167)
!197 = !DILocation(line: 63, column: 9, scope: !198)
!198 = distinct !DILexicalBlock(scope: !167, file: !3, line: 63, column: 9)
!199 = !DILocation(line: 63, column: 28, scope: !198)
!200 = !DILocation(line: 64, column: 16, scope: !198)
!201 = !DILocation(line: 64, column: 9, scope: !198)
!202 = !DILocation(line: 61, column: 24, scope: !167)
!203 = !DILocation(line: 61, column: 22, scope: !167)
!204 = !DILocation(line: 65, column: 12, scope: !167)
!205 = !DILocation(line: 65, column: 32, scope: !167)
!206 = !DILocation(line: 65, column: 24, scope: !167)
!207 = !DILocation(line: 65, column: 22, scope: !167)
!208 = !DILocation(line: 65, column: 49, scope: !167)
!209 = !DILocation(line: 65, column: 41, scope: !167)
!210 = !DILocation(line: 65, column: 39, scope: !167)
!211 = !DILocation(line: 65, column: 71, scope: !167)
!212 = !DILocation(line: 65, column: 63, scope: !167)
!213 = !DILocation(line: 65, column: 61, scope: !167)
!214 = !DILocation(line: 65, column: 89, scope: !167)
!215 = !DILocation(line: 65, column: 81, scope: !167)
!216 = !DILocation(line: 65, column: 79, scope: !167)
!217 = !DILocation(line: 65, column: 5, scope: !167)
!218 = !DILocation(line: 66, column: 1, scope: !167)
!219 = !DISubprogram(name: "sqrt", scope: !220, file: !220, line: 143, type: !221, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!220 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!221 = !DISubroutineType(types: !222)
!222 = !{!20, !20}
!223 = distinct !DISubprogram(name: "truth", scope: !3, file: !3, line: 68, type: !224, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !228)
!224 = !DISubroutineType(types: !225)
!225 = !{!226, !29, !227, !5}
!226 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!228 = !{!229, !230, !231}
!229 = !DILocalVariable(name: "f", arg: 1, scope: !223, file: !3, line: 68, type: !29)
!230 = !DILocalVariable(name: "p", arg: 2, scope: !223, file: !3, line: 68, type: !227)
!231 = !DILocalVariable(name: "x", arg: 3, scope: !223, file: !3, line: 68, type: !5)
!232 = !DILocation(line: 0, scope: !223)
!233 = !DILocation(line: 70, column: 12, scope: !223)
!234 = !DILocation(line: 70, column: 14, scope: !223)
!235 = !DILocation(line: 70, column: 5, scope: !223)
!236 = distinct !DISubprogram(name: "vectors", scope: !3, file: !3, line: 73, type: !237, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !239)
!237 = !DISubroutineType(types: !238)
!238 = !{!42, !42, !42, !5}
!239 = !{!240, !241, !242, !243, !244}
!240 = !DILocalVariable(name: "a", arg: 1, scope: !236, file: !3, line: 73, type: !42)
!241 = !DILocalVariable(name: "b", arg: 2, scope: !236, file: !3, line: 73, type: !42)
!242 = !DILocalVariable(name: "i", arg: 3, scope: !236, file: !3, line: 73, type: !5)
!243 = !DILocalVariable(name: "c", scope: !236, file: !3, line: 75, type: !42)
!244 = !DILocalVariable(name: "mask", scope: !236, file: !3, line: 76, type: !42)
!245 = !DILocation(line: 0, scope: !236)
!246 = !DILocation(line: 75, column: 15, scope: !236)
!247 = !DILocation(line: 75, column: 21, scope: !236)
!248 = !DILocation(line: 75, column: 19, scope: !236)
!249 = !DILocation(line: 76, column: 18, scope: !236)
!250 = !DILocation(line: 77, column: 20, scope: !236)
!251 = !DILocation(line: 78, column: 9, scope: !236)
!252 = !DILocation(line: 78, column: 14, scope: !236)
!253 = !DILocation(line: 79, column: 9, scope: !236)
!254 = !DILocation(line: 80, column: 19, scope: !236)
!255 = !DILocation(line: 80, column: 14, scope: !236)
!256 = !DILocation(line: 80, column: 5, scope: !236)
!257 = distinct !DISubprogram(name: "float_vectors", scope: !3, file: !3, line: 83, type: !258, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !262)
!258 = !DISubroutineType(types: !259)
!259 = !{!260, !260, !260}
!260 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4f", file: !3, line: 7, baseType: !261)
!261 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 128, flags: DIFlagVector, elements: !44)
!262 = !{!263, !264}
!263 = !DILocalVariable(name: "a", arg: 1, scope: !257, file: !3, line: 83, type: !260)
!264 = !DILocalVariable(name: "b", arg: 2, scope: !257, file: !3, line: 83, type: !260)
!265 = !DILocation(line: 0, scope: !257)
!266 = !DILocation(line: 85, column: 18, scope: !257)
!267 = !DILocation(line: 85, column: 5, scope: !257)
!268 = distinct !DISubprogram(name: "reduce", scope: !3, file: !3, line: 88, type: !269, scopeLine: 89, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !274)
!269 = !DISubroutineType(types: !270)
!270 = !{!5, !271, !5}
!271 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !272)
!272 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !273, size: 64)
!273 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!274 = !{!275, !276, !277, !278}
!275 = !DILocalVariable(name: "p", arg: 1, scope: !268, file: !3, line: 88, type: !271)
!276 = !DILocalVariable(name: "n", arg: 2, scope: !268, file: !3, line: 88, type: !5)
!277 = !DILocalVariable(name: "total", scope: !268, file: !3, line: 90, type: !5)
!278 = !DILocalVariable(name: "i", scope: !279, file: !3, line: 91, type: !5)
!279 = distinct !DILexicalBlock(scope: !268, file: !3, line: 91, column: 5)
!280 = !DILocation(line: 0, scope: !268)
!281 = !DILocation(line: 0, scope: !279)
!282 = !DILocation(line: 91, column: 23, scope: !283)
!283 = distinct !DILexicalBlock(scope: !279, file: !3, line: 91, column: 5)
!284 = !DILocation(line: 91, column: 5, scope: !279)
!285 = !DILocation(line: 91, column: 29, scope: !283)
!286 = !DILocation(line: 92, column: 18, scope: !283)
!287 = !DILocation(line: 92, column: 23, scope: !283)
!288 = !DILocation(line: 92, column: 15, scope: !283)
!289 = distinct !{!289, !284, !290, !291, !292, !293}
!290 = !DILocation(line: 92, column: 40, scope: !279)
!291 = !{!"llvm.loop.mustprogress"}
!292 = !{!"llvm.loop.isvectorized", i32 1}
!293 = !{!"llvm.loop.unroll.runtime.disable"}
!294 = !DILocation(line: 93, column: 5, scope: !268)
!295 = distinct !{!295, !284, !290, !291, !293, !292}
!296 = distinct !DISubprogram(name: "saxpy", scope: !3, file: !3, line: 96, type: !297, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !304)
!297 = !DISubroutineType(types: !298)
!298 = !{null, !299, !301, !29, !5}
!299 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !300)
!300 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!301 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !302)
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !303, size: 64)
!303 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!304 = !{!305, !306, !307, !308, !309}
!305 = !DILocalVariable(name: "y", arg: 1, scope: !296, file: !3, line: 96, type: !299)
!306 = !DILocalVariable(name: "x", arg: 2, scope: !296, file: !3, line: 96, type: !301)
!307 = !DILocalVariable(name: "a", arg: 3, scope: !296, file: !3, line: 96, type: !29)
!308 = !DILocalVariable(name: "n", arg: 4, scope: !296, file: !3, line: 96, type: !5)
!309 = !DILocalVariable(name: "i", scope: !310, file: !3, line: 98, type: !5)
!310 = distinct !DILexicalBlock(scope: !296, file: !3, line: 98, column: 5)
!311 = !DILocation(line: 0, scope: !296)
!312 = !DILocation(line: 0, scope: !310)
!313 = !DILocation(line: 98, column: 23, scope: !314)
!314 = distinct !DILexicalBlock(scope: !310, file: !3, line: 98, column: 5)
!315 = !DILocation(line: 98, column: 5, scope: !310)
!316 = !DILocation(line: 98, column: 29, scope: !314)
!317 = !DILocation(line: 99, column: 21, scope: !314)
!318 = !{!319, !319, i64 0}
!319 = !{!"float", !94, i64 0}
!320 = !DILocation(line: 99, column: 9, scope: !314)
!321 = !DILocation(line: 99, column: 14, scope: !314)
!322 = distinct !{!322, !315, !323, !291, !292, !293}
!323 = !DILocation(line: 99, column: 24, scope: !310)
!324 = !DILocation(line: 100, column: 1, scope: !296)
!325 = distinct !{!325, !315, !323, !291, !293, !292}
!326 = distinct !DISubprogram(name: "hash", scope: !3, file: !3, line: 102, type: !327, scopeLine: 103, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !333)
!327 = !DISubroutineType(types: !328)
!328 = !{!23, !329}
!329 = !DIDerivedType(tag: DW_TAG_typedef, name: "v16c", file: !3, line: 8, baseType: !330)
!330 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, flags: DIFlagVector, elements: !331)
!331 = !{!332}
!332 = !DISubrange(count: 16)
!333 = !{!334, !335, !336}
!334 = !DILocalVariable(name: "v", arg: 1, scope: !326, file: !3, line: 102, type: !329)
!335 = !DILocalVariable(name: "h", scope: !326, file: !3, line: 104, type: !23)
!336 = !DILocalVariable(name: "i", scope: !337, file: !3, line: 105, type: !5)
!337 = distinct !DILexicalBlock(scope: !326, file: !3, line: 105, column: 5)
!338 = !DILocation(line: 0, scope: !326)
!339 = !DILocation(line: 0, scope: !337)
!340 = !DILocation(line: 106, column: 38, scope: !341)
!341 = distinct !DILexicalBlock(scope: !337, file: !3, line: 105, column: 5)
!342 = !DILocation(line: 106, column: 31, scope: !341)
!343 = !DILocation(line: 106, column: 36, scope: !341)
!344 = !DILocation(line: 107, column: 5, scope: !326)
!345 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 110, type: !346, scopeLine: 111, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !348)
!346 = !DISubroutineType(types: !347)
!347 = !{!5}
!348 = !{!349, !353, !355, !356, !357}
!349 = !DILocalVariable(name: "data", scope: !345, file: !3, line: 112, type: !350)
!350 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, elements: !351)
!351 = !{!352}
!352 = !DISubrange(count: 8)
!353 = !DILocalVariable(name: "y", scope: !345, file: !3, line: 113, type: !354)
!354 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 256, elements: !351)
!355 = !DILocalVariable(name: "x", scope: !345, file: !3, line: 113, type: !354)
!356 = !DILocalVariable(name: "v", scope: !345, file: !3, line: 115, type: !42)
!357 = !DILocalVariable(name: "w", scope: !345, file: !3, line: 116, type: !260)
!358 = !DILocation(line: 0, scope: !345)
!359 = !DILocation(line: 0, scope: !65, inlinedAt: !360)
!360 = distinct !DILocation(line: 117, column: 12, scope: !345)
!361 = !DILocation(line: 28, column: 8, scope: !65, inlinedAt: !360)
!362 = !DILocation(line: 29, column: 22, scope: !65, inlinedAt: !360)
!363 = !DILocation(line: 29, column: 11, scope: !65, inlinedAt: !360)
!364 = !DILocation(line: 29, column: 9, scope: !65, inlinedAt: !360)
!365 = !DILocation(line: 30, column: 9, scope: !65, inlinedAt: !360)
!366 = !DILocation(line: 31, column: 9, scope: !65, inlinedAt: !360)
!367 = !DILocation(line: 0, scope: !152, inlinedAt: !368)
!368 = distinct !DILocation(line: 118, column: 17, scope: !345)
!369 = !DILocation(line: 54, column: 39, scope: !152, inlinedAt: !368)
!370 = !DILocation(line: 118, column: 52, scope: !345)
!371 = !DILocation(line: 118, column: 60, scope: !345)
!372 = !DILocation(line: 118, column: 66, scope: !345)
!373 = !DILocation(line: 0, scope: !167, inlinedAt: !374)
!374 = distinct !DILocation(line: 118, column: 45, scope: !345)
!375 = !DILocation(line: 59, column: 19, scope: !167, inlinedAt: !374)
!376 = !DILocation(line: 59, column: 10, scope: !167, inlinedAt: !374)
!377 = !DILocation(line: 59, column: 7, scope: !167, inlinedAt: !374)
!378 = !DILocation(line: 60, column: 11, scope: !167, inlinedAt: !374)
!379 = !DILocation(line: 60, column: 9, scope: !167, inlinedAt: !374)
!380 = !DILocation(line: 60, column: 19, scope: !167, inlinedAt: !374)
!381 = !DILocation(line: 60, column: 26, scope: !167, inlinedAt: !374)
!382 = !DILocation(line: 60, column: 24, scope: !167, inlinedAt: !374)
!383 = !DILocation(line: 60, column: 35, scope: !167, inlinedAt: !374)
!384 = !DILocation(line: 61, column: 13, scope: !167, inlinedAt: !374)
!385 = !DILocation(line: 60, column: 45, scope: !167, inlinedAt: !374)
!386 = !DILocation(line: 62, column: 12, scope: !167, inlinedAt: !374)
!387 = !DILocation(line: 62, column: 19, scope: !167, inlinedAt: !374)
!388 = !DILocation(line: 62, column: 17, scope: !167, inlinedAt: !374)
!389 = !DILocation(line: 62, column: 10, scope: !167, inlinedAt: !374)
!390 = !DILocation(line: 63, column: 9, scope: !198, inlinedAt: !374)
!391 = !DILocation(line: 63, column: 28, scope: !198, inlinedAt: !374)
!392 = !DILocation(line: 64, column: 16, scope: !198, inlinedAt: !374)
!393 = !DILocation(line: 64, column: 9, scope: !198, inlinedAt: !374)
!394 = !DILocation(line: 61, column: 24, scope: !167, inlinedAt: !374)
!395 = !DILocation(line: 61, column: 22, scope: !167, inlinedAt: !374)
!396 = !DILocation(line: 65, column: 12, scope: !167, inlinedAt: !374)
!397 = !DILocation(line: 65, column: 32, scope: !167, inlinedAt: !374)
!398 = !DILocation(line: 65, column: 24, scope: !167, inlinedAt: !374)
!399 = !DILocation(line: 65, column: 22, scope: !167, inlinedAt: !374)
!400 = !DILocation(line: 65, column: 49, scope: !167, inlinedAt: !374)
!401 = !DILocation(line: 65, column: 41, scope: !167, inlinedAt: !374)
!402 = !DILocation(line: 65, column: 39, scope: !167, inlinedAt: !374)
!403 = !DILocation(line: 65, column: 71, scope: !167, inlinedAt: !374)
!404 = !DILocation(line: 65, column: 63, scope: !167, inlinedAt: !374)
!405 = !DILocation(line: 65, column: 61, scope: !167, inlinedAt: !374)
!406 = !DILocation(line: 65, column: 89, scope: !167, inlinedAt: !374)
!407 = !DILocation(line: 65, column: 81, scope: !167, inlinedAt: !374)
!408 = !DILocation(line: 65, column: 79, scope: !167, inlinedAt: !374)
!409 = !DILocation(line: 65, column: 5, scope: !167, inlinedAt: !374)
!410 = !DILocation(line: 54, column: 5, scope: !152, inlinedAt: !368)
!411 = !DILocation(line: 118, column: 40, scope: !345)
!412 = !DILocation(line: 119, column: 40, scope: !345)
!413 = !DILocation(line: 118, column: 76, scope: !345)
!414 = !DILocation(line: 117, column: 5, scope: !345)
