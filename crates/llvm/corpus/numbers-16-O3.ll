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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local i32 @integers(i32 noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 !dbg !64 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !69, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.value(metadata i32 %1, metadata !70, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.value(metadata i64 %2, metadata !71, metadata !DIExpression()), !dbg !73
  %4 = sdiv i32 %0, 3, !dbg !74
  %5 = srem i32 %0, 7, !dbg !75
  %6 = add nsw i32 %4, %5, !dbg !76
  %7 = shl i32 %0, 2, !dbg !77
  %8 = sub i32 %6, %7, !dbg !77
  %9 = ashr i32 %0, 1, !dbg !78
  %10 = add nsw i32 %8, %9, !dbg !79
  call void @llvm.dbg.value(metadata i32 %10, metadata !72, metadata !DIExpression()), !dbg !73
  %11 = udiv i32 %1, 3, !dbg !80
  %12 = urem i32 %1, 7, !dbg !81
  %13 = add nuw nsw i32 %11, %12, !dbg !82
  %14 = lshr i32 %1, 5, !dbg !83
  %15 = add nuw nsw i32 %13, %14, !dbg !84
  %16 = xor i32 %10, %15, !dbg !85
  call void @llvm.dbg.value(metadata i32 %16, metadata !72, metadata !DIExpression()), !dbg !73
  %17 = mul nsw i64 %2, %2, !dbg !86
  %18 = lshr i64 %17, 33, !dbg !87
  %19 = trunc i64 %18 to i32, !dbg !88
  %20 = or i32 %16, %19, !dbg !89
  call void @llvm.dbg.value(metadata i32 %20, metadata !72, metadata !DIExpression()), !dbg !73
  %21 = trunc i32 %0 to i8, !dbg !90
  store i8 %21, ptr @a8, align 1, !dbg !91, !tbaa !92
  %22 = load i16, ptr @a16, align 2, !dbg !95, !tbaa !96
  %23 = trunc i32 %0 to i16, !dbg !98
  %24 = add i16 %22, %23, !dbg !98
  store i16 %24, ptr @a16, align 2, !dbg !99, !tbaa !96
  %25 = sub nsw i32 0, %0, !dbg !100
  store i32 %25, ptr @a32, align 4, !dbg !101, !tbaa !102
  %26 = xor i64 %2, -1, !dbg !104
  store i64 %26, ptr @a64, align 8, !dbg !105, !tbaa !106
  %27 = shl i32 %0, 24, !dbg !108
  %28 = ashr exact i32 %27, 24, !dbg !108
  %29 = and i32 %20, %28, !dbg !109
  ret i32 %29, !dbg !110
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @overflow(i32 noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !111 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !115, metadata !DIExpression()), !dbg !121
  call void @llvm.dbg.value(metadata i32 %1, metadata !116, metadata !DIExpression()), !dbg !121
  call void @llvm.dbg.value(metadata i64 %2, metadata !117, metadata !DIExpression()), !dbg !121
  call void @llvm.dbg.value(metadata i32 0, metadata !118, metadata !DIExpression()), !dbg !121
  call void @llvm.dbg.value(metadata i64 0, metadata !119, metadata !DIExpression()), !dbg !121
  %4 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1), !dbg !122
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !122
  call void @llvm.dbg.value(metadata i32 poison, metadata !118, metadata !DIExpression()), !dbg !121
  %6 = zext i1 %5 to i32, !dbg !122
  call void @llvm.dbg.value(metadata i32 %6, metadata !120, metadata !DIExpression()), !dbg !121
  %7 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1), !dbg !123
  %8 = extractvalue { i32, i1 } %7, 1, !dbg !123
  %9 = extractvalue { i32, i1 } %7, 0, !dbg !123
  call void @llvm.dbg.value(metadata i32 %9, metadata !118, metadata !DIExpression()), !dbg !121
  %10 = zext i1 %8 to i32, !dbg !123
  call void @llvm.dbg.value(metadata i32 poison, metadata !120, metadata !DIExpression()), !dbg !121
  %11 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %2, i64 9), !dbg !124
  %12 = extractvalue { i64, i1 } %11, 1, !dbg !124
  %13 = extractvalue { i64, i1 } %11, 0, !dbg !124
  call void @llvm.dbg.value(metadata i64 %13, metadata !119, metadata !DIExpression()), !dbg !121
  %14 = zext i1 %12 to i32, !dbg !124
  call void @llvm.dbg.value(metadata i32 poison, metadata !120, metadata !DIExpression()), !dbg !121
  %15 = trunc i64 %13 to i32, !dbg !125
  %16 = add i32 %9, %10, !dbg !126
  %17 = add i32 %16, %6, !dbg !127
  %18 = add i32 %17, %14, !dbg !128
  %19 = add i32 %18, %15, !dbg !129
  ret i32 %19, !dbg !130
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1) local_unnamed_addr #1 !dbg !131 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !135, metadata !DIExpression()), !dbg !137
  call void @llvm.dbg.value(metadata i64 %1, metadata !136, metadata !DIExpression()), !dbg !137
  %3 = tail call i32 @llvm.ctpop.i32(i32 %0), !dbg !138, !range !139
  %4 = or i32 %0, 1, !dbg !140
  %5 = tail call i32 @llvm.ctlz.i32(i32 %4, i1 true), !dbg !141, !range !142
  %6 = tail call i32 @llvm.bswap.i32(i32 %0), !dbg !143
  %7 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 5), !dbg !144
  %8 = tail call i32 @llvm.cttz.i32(i32 %0, i1 true), !dbg !145, !range !139
  %9 = add nuw nsw i32 %8, 1, !dbg !145
  %10 = icmp eq i32 %0, 0, !dbg !145
  %11 = select i1 %10, i32 0, i32 %9, !dbg !145
  %12 = and i32 %3, 1, !dbg !146
  %13 = add i32 %6, %3, !dbg !147
  %14 = add i32 %13, %7, !dbg !148
  %15 = add i32 %14, %5, !dbg !149
  %16 = add i32 %15, %12, !dbg !150
  %17 = add i32 %16, %11, !dbg !151
  ret i32 %17, !dbg !152
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
define dso_local { i64, i64 } @wide_product(i64 noundef %0, i64 noundef %1) local_unnamed_addr #3 !dbg !153 {
  call void @llvm.dbg.value(metadata i64 %0, metadata !157, metadata !DIExpression()), !dbg !159
  call void @llvm.dbg.value(metadata i64 %1, metadata !158, metadata !DIExpression()), !dbg !159
  %3 = zext i64 %0 to i128, !dbg !160
  %4 = zext i64 %1 to i128, !dbg !161
  %5 = mul nuw i128 %4, %3, !dbg !162
  %6 = load i128, ptr @wide, align 16, !dbg !163, !tbaa !164
  %7 = add i128 %6, %5, !dbg !166
  %8 = trunc i128 %7 to i64, !dbg !167
  %9 = lshr i128 %7, 64, !dbg !167
  %10 = trunc i128 %9 to i64, !dbg !167
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0, !dbg !167
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1, !dbg !167
  ret { i64, i64 } %12, !dbg !167
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: write) uwtable
define dso_local double @floats(float noundef %0, double noundef %1, x86_fp80 noundef %2) local_unnamed_addr #4 !dbg !168 {
  call void @llvm.dbg.value(metadata float %0, metadata !172, metadata !DIExpression()), !dbg !175
  call void @llvm.dbg.value(metadata double %1, metadata !173, metadata !DIExpression()), !dbg !175
  call void @llvm.dbg.value(metadata x86_fp80 %2, metadata !174, metadata !DIExpression()), !dbg !175
  %4 = fdiv float -1.000000e+00, %0, !dbg !176
  %5 = tail call float @llvm.fmuladd.f32(float %0, float 2.000000e+00, float %4), !dbg !176
  %6 = fpext float %5 to double, !dbg !177
  %7 = fadd double %6, %1, !dbg !178
  call void @llvm.dbg.value(metadata double %7, metadata !173, metadata !DIExpression()), !dbg !175
  %8 = fcmp olt double %7, 1.000000e+00, !dbg !179
  br i1 %8, label %9, label %11, !dbg !180

9:                                                ; preds = %3
  %10 = fneg double %7, !dbg !181
  br label %18, !dbg !180

11:                                               ; preds = %3
  %12 = load double, ptr @huge, align 8, !dbg !182, !tbaa !183
  %13 = fcmp ogt double %7, %12, !dbg !185
  br i1 %13, label %14, label %16, !dbg !186

14:                                               ; preds = %11
  %15 = tail call double @sqrt(double noundef %7) #15, !dbg !187
  br label %18, !dbg !186

16:                                               ; preds = %11
  %17 = tail call double @llvm.fabs.f64(double %7), !dbg !188
  br label %18, !dbg !186

18:                                               ; preds = %14, %16, %9
  %19 = phi double [ %10, %9 ], [ %15, %14 ], [ %17, %16 ], !dbg !180
  call void @llvm.dbg.value(metadata double %19, metadata !173, metadata !DIExpression()), !dbg !175
  %20 = load x86_fp80, ptr @extended, align 16, !dbg !189, !tbaa !190
  call void @llvm.dbg.value(metadata x86_fp80 poison, metadata !174, metadata !DIExpression()), !dbg !175
  %21 = load fp128, ptr @quad, align 16, !dbg !192, !tbaa !193
  %22 = fpext double %19 to fp128, !dbg !195
  %23 = fmul fp128 %21, %22, !dbg !196
  store fp128 %23, ptr @quad, align 16, !dbg !197, !tbaa !193
  %24 = fcmp ord double %19, 0.000000e+00, !dbg !198
  %25 = load float, ptr @inf, align 4
  %26 = fcmp une float %25, %0
  %27 = select i1 %24, i1 %26, i1 false, !dbg !200
  br i1 %27, label %30, label %28, !dbg !200

28:                                               ; preds = %18
  %29 = load double, ptr @nan_value, align 8, !dbg !201, !tbaa !183
  br label %46, !dbg !202

30:                                               ; preds = %18
  %31 = fpext double %19 to x86_fp80, !dbg !203
  %32 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %2, x86_fp80 %20, x86_fp80 %31), !dbg !204
  call void @llvm.dbg.value(metadata x86_fp80 %32, metadata !174, metadata !DIExpression()), !dbg !175
  %33 = fptrunc x86_fp80 %32 to double, !dbg !205
  %34 = fptosi float %0 to i32, !dbg !206
  %35 = sitofp i32 %34 to double, !dbg !207
  %36 = fadd double %35, %33, !dbg !208
  %37 = fptoui double %19 to i32, !dbg !209
  %38 = uitofp i32 %37 to double, !dbg !210
  %39 = fadd double %36, %38, !dbg !211
  %40 = fptosi double %19 to i64, !dbg !212
  %41 = sitofp i64 %40 to double, !dbg !213
  %42 = fadd double %39, %41, !dbg !214
  %43 = load double, ptr @tiny, align 8, !dbg !215, !tbaa !183
  %44 = tail call double @llvm.maxnum.f64(double %19, double %43), !dbg !216
  %45 = fadd double %42, %44, !dbg !217
  br label %46, !dbg !218

46:                                               ; preds = %30, %28
  %47 = phi double [ %29, %28 ], [ %45, %30 ], !dbg !175
  ret double %47, !dbg !219
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !220 double @sqrt(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local zeroext i1 @truth(float noundef %0, ptr noundef readnone %1, i32 noundef %2) local_unnamed_addr #6 !dbg !225 {
  call void @llvm.dbg.value(metadata float %0, metadata !231, metadata !DIExpression()), !dbg !234
  call void @llvm.dbg.value(metadata ptr %1, metadata !232, metadata !DIExpression()), !dbg !234
  call void @llvm.dbg.value(metadata i32 %2, metadata !233, metadata !DIExpression()), !dbg !234
  %4 = fcmp une float %0, 0.000000e+00, !dbg !235
  %5 = icmp ne ptr %1, null
  %6 = and i1 %4, %5, !dbg !236
  %7 = icmp eq i32 %2, 0, !dbg !236
  %8 = and i1 %6, %7, !dbg !236
  ret i1 %8, !dbg !237
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local <4 x i32> @vectors(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) local_unnamed_addr #7 !dbg !238 {
  call void @llvm.dbg.value(metadata <4 x i32> %0, metadata !242, metadata !DIExpression()), !dbg !247
  call void @llvm.dbg.value(metadata <4 x i32> %1, metadata !243, metadata !DIExpression()), !dbg !247
  call void @llvm.dbg.value(metadata i32 %2, metadata !244, metadata !DIExpression()), !dbg !247
  %4 = mul <4 x i32> %1, %0, !dbg !248
  %5 = load <4 x i32>, ptr @constant_vector, align 16, !dbg !249, !tbaa !92
  %6 = add <4 x i32> %5, %4, !dbg !250
  call void @llvm.dbg.value(metadata <4 x i32> %6, metadata !245, metadata !DIExpression()), !dbg !247
  %7 = icmp sgt <4 x i32> %6, %0, !dbg !251
  call void @llvm.dbg.value(metadata <4 x i32> poison, metadata !246, metadata !DIExpression()), !dbg !247
  %8 = select <4 x i1> %7, <4 x i32> %6, <4 x i32> %1, !dbg !252
  call void @llvm.dbg.value(metadata <4 x i32> %8, metadata !245, metadata !DIExpression()), !dbg !247
  %9 = and i32 %2, 3, !dbg !253
  %10 = insertelement <4 x i32> %8, i32 7, i32 %9, !dbg !254
  call void @llvm.dbg.value(metadata <4 x i32> %10, metadata !245, metadata !DIExpression()), !dbg !247
  %11 = shufflevector <4 x i32> %10, <4 x i32> %0, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !255
  call void @llvm.dbg.value(metadata <4 x i32> %11, metadata !245, metadata !DIExpression()), !dbg !247
  %12 = shl <4 x i32> %0, <i32 3, i32 3, i32 3, i32 3>, !dbg !256
  %13 = xor <4 x i32> %11, %12, !dbg !257
  ret <4 x i32> %13, !dbg !258
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x float> @float_vectors(<4 x float> noundef %0, <4 x float> noundef %1) local_unnamed_addr #8 !dbg !259 {
  call void @llvm.dbg.value(metadata <4 x float> %0, metadata !265, metadata !DIExpression()), !dbg !267
  call void @llvm.dbg.value(metadata <4 x float> %1, metadata !266, metadata !DIExpression()), !dbg !267
  %3 = fneg <4 x float> %0, !dbg !268
  %4 = fdiv <4 x float> %3, %1, !dbg !268
  %5 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %4), !dbg !268
  ret <4 x float> %5, !dbg !269
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @reduce(ptr noalias nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #9 !dbg !270 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !277, metadata !DIExpression()), !dbg !282
  call void @llvm.dbg.value(metadata i32 %1, metadata !278, metadata !DIExpression()), !dbg !282
  call void @llvm.dbg.value(metadata i32 0, metadata !279, metadata !DIExpression()), !dbg !282
  call void @llvm.dbg.value(metadata i32 0, metadata !280, metadata !DIExpression()), !dbg !283
  %3 = icmp sgt i32 %1, 0, !dbg !284
  br i1 %3, label %4, label %34, !dbg !286

4:                                                ; preds = %2
  %5 = zext i32 %1 to i64, !dbg !284
  %6 = icmp ult i32 %1, 8, !dbg !286
  br i1 %6, label %31, label %7, !dbg !286

7:                                                ; preds = %4
  %8 = and i64 %5, 4294967288, !dbg !286
  br label %9, !dbg !286

9:                                                ; preds = %9, %7
  %10 = phi i64 [ 0, %7 ], [ %25, %9 ], !dbg !287
  %11 = phi <4 x i32> [ zeroinitializer, %7 ], [ %23, %9 ]
  %12 = phi <4 x i32> [ zeroinitializer, %7 ], [ %24, %9 ]
  %13 = getelementptr inbounds i32, ptr %0, i64 %10, !dbg !288
  %14 = load <4 x i32>, ptr %13, align 4, !dbg !288, !tbaa !102
  %15 = getelementptr inbounds i32, ptr %13, i64 4, !dbg !288
  %16 = load <4 x i32>, ptr %15, align 4, !dbg !288, !tbaa !102
  %17 = icmp sgt <4 x i32> %14, <i32 3, i32 3, i32 3, i32 3>, !dbg !289
  %18 = icmp sgt <4 x i32> %16, <i32 3, i32 3, i32 3, i32 3>, !dbg !289
  %19 = sub nsw <4 x i32> zeroinitializer, %14, !dbg !288
  %20 = sub nsw <4 x i32> zeroinitializer, %16, !dbg !288
  %21 = select <4 x i1> %17, <4 x i32> %14, <4 x i32> %19, !dbg !288
  %22 = select <4 x i1> %18, <4 x i32> %16, <4 x i32> %20, !dbg !288
  %23 = add <4 x i32> %21, %11, !dbg !290
  %24 = add <4 x i32> %22, %12, !dbg !290
  %25 = add nuw i64 %10, 8, !dbg !287
  %26 = icmp eq i64 %25, %8, !dbg !287
  br i1 %26, label %27, label %9, !dbg !287, !llvm.loop !291

27:                                               ; preds = %9
  %28 = add <4 x i32> %24, %23, !dbg !286
  %29 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %28), !dbg !286
  %30 = icmp eq i64 %8, %5, !dbg !286
  br i1 %30, label %34, label %31, !dbg !286

31:                                               ; preds = %4, %27
  %32 = phi i64 [ 0, %4 ], [ %8, %27 ]
  %33 = phi i32 [ 0, %4 ], [ %29, %27 ]
  br label %36, !dbg !286

34:                                               ; preds = %36, %27, %2
  %35 = phi i32 [ 0, %2 ], [ %29, %27 ], [ %44, %36 ], !dbg !282
  ret i32 %35, !dbg !296

36:                                               ; preds = %31, %36
  %37 = phi i64 [ %45, %36 ], [ %32, %31 ]
  %38 = phi i32 [ %44, %36 ], [ %33, %31 ]
  call void @llvm.dbg.value(metadata i64 %37, metadata !280, metadata !DIExpression()), !dbg !283
  call void @llvm.dbg.value(metadata i32 %38, metadata !279, metadata !DIExpression()), !dbg !282
  %39 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !288
  %40 = load i32, ptr %39, align 4, !dbg !288, !tbaa !102
  %41 = icmp sgt i32 %40, 3, !dbg !289
  %42 = sub nsw i32 0, %40, !dbg !288
  %43 = select i1 %41, i32 %40, i32 %42, !dbg !288
  %44 = add nsw i32 %43, %38, !dbg !290
  call void @llvm.dbg.value(metadata i32 %44, metadata !279, metadata !DIExpression()), !dbg !282
  %45 = add nuw nsw i64 %37, 1, !dbg !287
  call void @llvm.dbg.value(metadata i64 %45, metadata !280, metadata !DIExpression()), !dbg !283
  %46 = icmp eq i64 %45, %5, !dbg !284
  br i1 %46, label %34, label %36, !dbg !286, !llvm.loop !297
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @saxpy(ptr noalias nocapture noundef %0, ptr noalias nocapture noundef readonly %1, float noundef %2, i32 noundef %3) local_unnamed_addr #10 !dbg !298 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !307, metadata !DIExpression()), !dbg !313
  call void @llvm.dbg.value(metadata ptr %1, metadata !308, metadata !DIExpression()), !dbg !313
  call void @llvm.dbg.value(metadata float %2, metadata !309, metadata !DIExpression()), !dbg !313
  call void @llvm.dbg.value(metadata i32 %3, metadata !310, metadata !DIExpression()), !dbg !313
  call void @llvm.dbg.value(metadata i32 0, metadata !311, metadata !DIExpression()), !dbg !314
  %5 = icmp sgt i32 %3, 0, !dbg !315
  br i1 %5, label %6, label %33, !dbg !317

6:                                                ; preds = %4
  %7 = zext i32 %3 to i64, !dbg !315
  %8 = icmp ult i32 %3, 8, !dbg !317
  br i1 %8, label %31, label %9, !dbg !317

9:                                                ; preds = %6
  %10 = and i64 %7, 4294967288, !dbg !317
  %11 = insertelement <4 x float> poison, float %2, i64 0, !dbg !317
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !317
  %13 = insertelement <4 x float> poison, float %2, i64 0, !dbg !317
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !317
  br label %15, !dbg !317

15:                                               ; preds = %15, %9
  %16 = phi i64 [ 0, %9 ], [ %27, %15 ], !dbg !318
  %17 = getelementptr inbounds float, ptr %1, i64 %16, !dbg !319
  %18 = load <4 x float>, ptr %17, align 4, !dbg !319, !tbaa !320
  %19 = getelementptr inbounds float, ptr %17, i64 4, !dbg !319
  %20 = load <4 x float>, ptr %19, align 4, !dbg !319, !tbaa !320
  %21 = getelementptr inbounds float, ptr %0, i64 %16, !dbg !322
  %22 = load <4 x float>, ptr %21, align 4, !dbg !323, !tbaa !320
  %23 = getelementptr inbounds float, ptr %21, i64 4, !dbg !323
  %24 = load <4 x float>, ptr %23, align 4, !dbg !323, !tbaa !320
  %25 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %12, <4 x float> %18, <4 x float> %22), !dbg !323
  %26 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %14, <4 x float> %20, <4 x float> %24), !dbg !323
  store <4 x float> %25, ptr %21, align 4, !dbg !323, !tbaa !320
  store <4 x float> %26, ptr %23, align 4, !dbg !323, !tbaa !320
  %27 = add nuw i64 %16, 8, !dbg !318
  %28 = icmp eq i64 %27, %10, !dbg !318
  br i1 %28, label %29, label %15, !dbg !318, !llvm.loop !324

29:                                               ; preds = %15
  %30 = icmp eq i64 %10, %7, !dbg !317
  br i1 %30, label %33, label %31, !dbg !317

31:                                               ; preds = %6, %29
  %32 = phi i64 [ 0, %6 ], [ %10, %29 ]
  br label %34, !dbg !317

33:                                               ; preds = %34, %29, %4
  ret void, !dbg !326

34:                                               ; preds = %31, %34
  %35 = phi i64 [ %41, %34 ], [ %32, %31 ]
  call void @llvm.dbg.value(metadata i64 %35, metadata !311, metadata !DIExpression()), !dbg !314
  %36 = getelementptr inbounds float, ptr %1, i64 %35, !dbg !319
  %37 = load float, ptr %36, align 4, !dbg !319, !tbaa !320
  %38 = getelementptr inbounds float, ptr %0, i64 %35, !dbg !322
  %39 = load float, ptr %38, align 4, !dbg !323, !tbaa !320
  %40 = tail call float @llvm.fmuladd.f32(float %2, float %37, float %39), !dbg !323
  store float %40, ptr %38, align 4, !dbg !323, !tbaa !320
  %41 = add nuw nsw i64 %35, 1, !dbg !318
  call void @llvm.dbg.value(metadata i64 %41, metadata !311, metadata !DIExpression()), !dbg !314
  %42 = icmp eq i64 %41, %7, !dbg !315
  br i1 %42, label %33, label %34, !dbg !317, !llvm.loop !327
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local zeroext i8 @hash(<16 x i8> noundef %0) local_unnamed_addr #11 !dbg !328 {
  call void @llvm.dbg.value(metadata <16 x i8> %0, metadata !336, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i8 0, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 0, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 0, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 0, metadata !337, metadata !DIExpression()), !dbg !340
  %2 = extractelement <16 x i8> %0, i64 0, !dbg !342
  call void @llvm.dbg.value(metadata i8 %2, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 1, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 1, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %2, metadata !337, metadata !DIExpression()), !dbg !340
  %3 = mul i8 %2, 31, !dbg !344
  %4 = extractelement <16 x i8> %0, i64 1, !dbg !342
  %5 = add i8 %4, %3, !dbg !345
  call void @llvm.dbg.value(metadata i8 %5, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 2, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 2, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %5, metadata !337, metadata !DIExpression()), !dbg !340
  %6 = mul i8 %5, 31, !dbg !344
  %7 = extractelement <16 x i8> %0, i64 2, !dbg !342
  %8 = add i8 %7, %6, !dbg !345
  call void @llvm.dbg.value(metadata i8 %8, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 3, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 3, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %8, metadata !337, metadata !DIExpression()), !dbg !340
  %9 = mul i8 %8, 31, !dbg !344
  %10 = extractelement <16 x i8> %0, i64 3, !dbg !342
  %11 = add i8 %10, %9, !dbg !345
  call void @llvm.dbg.value(metadata i8 %11, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 4, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 4, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %11, metadata !337, metadata !DIExpression()), !dbg !340
  %12 = mul i8 %11, 31, !dbg !344
  %13 = extractelement <16 x i8> %0, i64 4, !dbg !342
  %14 = add i8 %13, %12, !dbg !345
  call void @llvm.dbg.value(metadata i8 %14, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 5, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 5, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %14, metadata !337, metadata !DIExpression()), !dbg !340
  %15 = mul i8 %14, 31, !dbg !344
  %16 = extractelement <16 x i8> %0, i64 5, !dbg !342
  %17 = add i8 %16, %15, !dbg !345
  call void @llvm.dbg.value(metadata i8 %17, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 6, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 6, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %17, metadata !337, metadata !DIExpression()), !dbg !340
  %18 = mul i8 %17, 31, !dbg !344
  %19 = extractelement <16 x i8> %0, i64 6, !dbg !342
  %20 = add i8 %19, %18, !dbg !345
  call void @llvm.dbg.value(metadata i8 %20, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 7, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 7, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %20, metadata !337, metadata !DIExpression()), !dbg !340
  %21 = mul i8 %20, 31, !dbg !344
  %22 = extractelement <16 x i8> %0, i64 7, !dbg !342
  %23 = add i8 %22, %21, !dbg !345
  call void @llvm.dbg.value(metadata i8 %23, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 8, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 8, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %23, metadata !337, metadata !DIExpression()), !dbg !340
  %24 = mul i8 %23, 31, !dbg !344
  %25 = extractelement <16 x i8> %0, i64 8, !dbg !342
  %26 = add i8 %25, %24, !dbg !345
  call void @llvm.dbg.value(metadata i8 %26, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 9, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 9, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %26, metadata !337, metadata !DIExpression()), !dbg !340
  %27 = mul i8 %26, 31, !dbg !344
  %28 = extractelement <16 x i8> %0, i64 9, !dbg !342
  %29 = add i8 %28, %27, !dbg !345
  call void @llvm.dbg.value(metadata i8 %29, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 10, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 10, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %29, metadata !337, metadata !DIExpression()), !dbg !340
  %30 = mul i8 %29, 31, !dbg !344
  %31 = extractelement <16 x i8> %0, i64 10, !dbg !342
  %32 = add i8 %31, %30, !dbg !345
  call void @llvm.dbg.value(metadata i8 %32, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 11, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 11, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %32, metadata !337, metadata !DIExpression()), !dbg !340
  %33 = mul i8 %32, 31, !dbg !344
  %34 = extractelement <16 x i8> %0, i64 11, !dbg !342
  %35 = add i8 %34, %33, !dbg !345
  call void @llvm.dbg.value(metadata i8 %35, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 12, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 12, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %35, metadata !337, metadata !DIExpression()), !dbg !340
  %36 = mul i8 %35, 31, !dbg !344
  %37 = extractelement <16 x i8> %0, i64 12, !dbg !342
  %38 = add i8 %37, %36, !dbg !345
  call void @llvm.dbg.value(metadata i8 %38, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 13, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 13, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %38, metadata !337, metadata !DIExpression()), !dbg !340
  %39 = mul i8 %38, 31, !dbg !344
  %40 = extractelement <16 x i8> %0, i64 13, !dbg !342
  %41 = add i8 %40, %39, !dbg !345
  call void @llvm.dbg.value(metadata i8 %41, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 14, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 14, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %41, metadata !337, metadata !DIExpression()), !dbg !340
  %42 = mul i8 %41, 31, !dbg !344
  %43 = extractelement <16 x i8> %0, i64 14, !dbg !342
  %44 = add i8 %43, %42, !dbg !345
  call void @llvm.dbg.value(metadata i8 %44, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 15, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i32 15, metadata !338, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.value(metadata i8 %44, metadata !337, metadata !DIExpression()), !dbg !340
  %45 = mul i8 %44, 31, !dbg !344
  %46 = extractelement <16 x i8> %0, i64 15, !dbg !342
  %47 = add i8 %46, %45, !dbg !345
  call void @llvm.dbg.value(metadata i8 %47, metadata !337, metadata !DIExpression()), !dbg !340
  call void @llvm.dbg.value(metadata i32 16, metadata !338, metadata !DIExpression()), !dbg !341
  ret i8 %47, !dbg !346
}

; Function Attrs: nofree nounwind memory(readwrite, argmem: write) uwtable
define dso_local i32 @main() local_unnamed_addr #12 !dbg !347 {
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 224, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float poison, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float 4.000000e+00, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float poison, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float poison, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float poison, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float poison, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float poison, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 32)), !dbg !360
  call void @llvm.dbg.value(metadata float poison, metadata !355, metadata !DIExpression(DW_OP_LLVM_fragment, 224, 32)), !dbg !360
  call void @llvm.dbg.value(metadata !DIArgList(<4 x i32> poison, <4 x i32> poison), metadata !358, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_stack_value)), !dbg !360
  call void @llvm.dbg.value(metadata <4 x float> <float 3.750000e+00, float 0x4015555560000000, float 4.500000e+00, float 0.000000e+00>, metadata !359, metadata !DIExpression()), !dbg !360
  call void @llvm.dbg.value(metadata i32 1, metadata !69, metadata !DIExpression()), !dbg !361
  call void @llvm.dbg.value(metadata i32 7, metadata !70, metadata !DIExpression()), !dbg !361
  call void @llvm.dbg.value(metadata i64 -9, metadata !71, metadata !DIExpression()), !dbg !361
  call void @llvm.dbg.value(metadata i32 -3, metadata !72, metadata !DIExpression()), !dbg !361
  call void @llvm.dbg.value(metadata i32 -1, metadata !72, metadata !DIExpression()), !dbg !361
  call void @llvm.dbg.value(metadata i32 -1, metadata !72, metadata !DIExpression()), !dbg !361
  store i8 1, ptr @a8, align 1, !dbg !363, !tbaa !92
  %1 = load i16, ptr @a16, align 2, !dbg !364, !tbaa !96
  %2 = add i16 %1, 1, !dbg !365
  store i16 %2, ptr @a16, align 2, !dbg !366, !tbaa !96
  store i32 -1, ptr @a32, align 4, !dbg !367, !tbaa !102
  store i64 8, ptr @a64, align 8, !dbg !368, !tbaa !106
  call void @llvm.dbg.value(metadata i64 8, metadata !157, metadata !DIExpression()), !dbg !369
  call void @llvm.dbg.value(metadata i64 3, metadata !158, metadata !DIExpression()), !dbg !369
  %3 = load i128, ptr @wide, align 16, !dbg !371, !tbaa !164
  %4 = load float, ptr @single, align 4, !dbg !372, !tbaa !320
  %5 = load double, ptr @huge, align 8, !dbg !373, !tbaa !183
  %6 = load x86_fp80, ptr @extended, align 16, !dbg !374, !tbaa !190
  call void @llvm.dbg.value(metadata float %4, metadata !172, metadata !DIExpression()), !dbg !375
  call void @llvm.dbg.value(metadata double %5, metadata !173, metadata !DIExpression()), !dbg !375
  call void @llvm.dbg.value(metadata x86_fp80 %6, metadata !174, metadata !DIExpression()), !dbg !375
  %7 = fdiv float -1.000000e+00, %4, !dbg !377
  %8 = tail call float @llvm.fmuladd.f32(float %4, float 2.000000e+00, float %7), !dbg !377
  %9 = fpext float %8 to double, !dbg !378
  %10 = fadd double %5, %9, !dbg !379
  call void @llvm.dbg.value(metadata double %10, metadata !173, metadata !DIExpression()), !dbg !375
  %11 = fcmp olt double %10, 1.000000e+00, !dbg !380
  br i1 %11, label %12, label %14, !dbg !381

12:                                               ; preds = %0
  %13 = fneg double %10, !dbg !382
  br label %21, !dbg !381

14:                                               ; preds = %0
  %15 = fcmp ogt double %10, %5, !dbg !383
  br i1 %15, label %16, label %19, !dbg !384

16:                                               ; preds = %14
  %17 = tail call double @sqrt(double noundef %10) #15, !dbg !385
  %18 = load x86_fp80, ptr @extended, align 16, !dbg !386, !tbaa !190
  br label %21, !dbg !384

19:                                               ; preds = %14
  %20 = tail call double @llvm.fabs.f64(double %10), !dbg !387
  br label %21, !dbg !384

21:                                               ; preds = %19, %16, %12
  %22 = phi x86_fp80 [ %6, %12 ], [ %18, %16 ], [ %6, %19 ], !dbg !386
  %23 = phi double [ %13, %12 ], [ %17, %16 ], [ %20, %19 ], !dbg !381
  call void @llvm.dbg.value(metadata double %23, metadata !173, metadata !DIExpression()), !dbg !375
  call void @llvm.dbg.value(metadata x86_fp80 poison, metadata !174, metadata !DIExpression()), !dbg !375
  %24 = load fp128, ptr @quad, align 16, !dbg !388, !tbaa !193
  %25 = fpext double %23 to fp128, !dbg !389
  %26 = fmul fp128 %24, %25, !dbg !390
  store fp128 %26, ptr @quad, align 16, !dbg !391, !tbaa !193
  %27 = fcmp ord double %23, 0.000000e+00, !dbg !392
  %28 = load float, ptr @inf, align 4
  %29 = fcmp une float %28, %4
  %30 = select i1 %27, i1 %29, i1 false, !dbg !393
  br i1 %30, label %33, label %31, !dbg !393

31:                                               ; preds = %21
  %32 = load double, ptr @nan_value, align 8, !dbg !394, !tbaa !183
  br label %49, !dbg !395

33:                                               ; preds = %21
  %34 = fpext double %23 to x86_fp80, !dbg !396
  %35 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %6, x86_fp80 %22, x86_fp80 %34), !dbg !397
  call void @llvm.dbg.value(metadata x86_fp80 %35, metadata !174, metadata !DIExpression()), !dbg !375
  %36 = fptrunc x86_fp80 %35 to double, !dbg !398
  %37 = fptosi float %4 to i32, !dbg !399
  %38 = sitofp i32 %37 to double, !dbg !400
  %39 = fadd double %38, %36, !dbg !401
  %40 = fptoui double %23 to i32, !dbg !402
  %41 = uitofp i32 %40 to double, !dbg !403
  %42 = fadd double %39, %41, !dbg !404
  %43 = fptosi double %23 to i64, !dbg !405
  %44 = sitofp i64 %43 to double, !dbg !406
  %45 = fadd double %42, %44, !dbg !407
  %46 = load double, ptr @tiny, align 8, !dbg !408, !tbaa !183
  %47 = tail call double @llvm.maxnum.f64(double %23, double %46), !dbg !409
  %48 = fadd double %45, %47, !dbg !410
  br label %49, !dbg !411

49:                                               ; preds = %31, %33
  %50 = phi double [ %32, %31 ], [ %48, %33 ], !dbg !375
  %51 = trunc i128 %3 to i32, !dbg !412
  %52 = fptosi double %50 to i32, !dbg !413
  %53 = add i32 %51, 218106456, !dbg !414
  %54 = add i32 %53, %52, !dbg !415
  %55 = add i32 %54, 25, !dbg !416
  ret i32 %55, !dbg !417
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #14

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree nounwind memory(readwrite, argmem: write) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #15 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62}
!llvm.ident = !{!63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "extended", scope: !2, file: !3, line: 10, type: !56, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !24, splitDebugInlining: false, nameTableKind: None)
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
!63 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
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
!77 = !DILocation(line: 25, column: 27, scope: !64)
!78 = !DILocation(line: 25, column: 43, scope: !64)
!79 = !DILocation(line: 25, column: 38, scope: !64)
!80 = !DILocation(line: 26, column: 18, scope: !64)
!81 = !DILocation(line: 26, column: 26, scope: !64)
!82 = !DILocation(line: 26, column: 22, scope: !64)
!83 = !DILocation(line: 26, column: 35, scope: !64)
!84 = !DILocation(line: 26, column: 30, scope: !64)
!85 = !DILocation(line: 26, column: 7, scope: !64)
!86 = !DILocation(line: 27, column: 18, scope: !64)
!87 = !DILocation(line: 27, column: 22, scope: !64)
!88 = !DILocation(line: 27, column: 10, scope: !64)
!89 = !DILocation(line: 27, column: 7, scope: !64)
!90 = !DILocation(line: 28, column: 10, scope: !64)
!91 = !DILocation(line: 28, column: 8, scope: !64)
!92 = !{!93, !93, i64 0}
!93 = !{!"omnipotent char", !94, i64 0}
!94 = !{!"Simple C/C++ TBAA"}
!95 = !DILocation(line: 29, column: 22, scope: !64)
!96 = !{!97, !97, i64 0}
!97 = !{!"short", !93, i64 0}
!98 = !DILocation(line: 29, column: 11, scope: !64)
!99 = !DILocation(line: 29, column: 9, scope: !64)
!100 = !DILocation(line: 30, column: 11, scope: !64)
!101 = !DILocation(line: 30, column: 9, scope: !64)
!102 = !{!103, !103, i64 0}
!103 = !{!"int", !93, i64 0}
!104 = !DILocation(line: 31, column: 11, scope: !64)
!105 = !DILocation(line: 31, column: 9, scope: !64)
!106 = !{!107, !107, i64 0}
!107 = !{!"long", !93, i64 0}
!108 = !DILocation(line: 32, column: 16, scope: !64)
!109 = !DILocation(line: 32, column: 14, scope: !64)
!110 = !DILocation(line: 32, column: 5, scope: !64)
!111 = distinct !DISubprogram(name: "overflow", scope: !3, file: !3, line: 35, type: !112, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!112 = !DISubroutineType(types: !113)
!113 = !{!5, !5, !5, !17}
!114 = !{!115, !116, !117, !118, !119, !120}
!115 = !DILocalVariable(name: "x", arg: 1, scope: !111, file: !3, line: 35, type: !5)
!116 = !DILocalVariable(name: "y", arg: 2, scope: !111, file: !3, line: 35, type: !5)
!117 = !DILocalVariable(name: "u", arg: 3, scope: !111, file: !3, line: 35, type: !17)
!118 = !DILocalVariable(name: "out", scope: !111, file: !3, line: 37, type: !5)
!119 = !DILocalVariable(name: "uout", scope: !111, file: !3, line: 38, type: !17)
!120 = !DILocalVariable(name: "bad", scope: !111, file: !3, line: 39, type: !5)
!121 = !DILocation(line: 0, scope: !111)
!122 = !DILocation(line: 39, column: 15, scope: !111)
!123 = !DILocation(line: 40, column: 12, scope: !111)
!124 = !DILocation(line: 41, column: 12, scope: !111)
!125 = !DILocation(line: 42, column: 24, scope: !111)
!126 = !DILocation(line: 40, column: 9, scope: !111)
!127 = !DILocation(line: 41, column: 9, scope: !111)
!128 = !DILocation(line: 42, column: 16, scope: !111)
!129 = !DILocation(line: 42, column: 22, scope: !111)
!130 = !DILocation(line: 42, column: 5, scope: !111)
!131 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 45, type: !132, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !134)
!132 = !DISubroutineType(types: !133)
!133 = !{!5, !21, !15}
!134 = !{!135, !136}
!135 = !DILocalVariable(name: "x", arg: 1, scope: !131, file: !3, line: 45, type: !21)
!136 = !DILocalVariable(name: "y", arg: 2, scope: !131, file: !3, line: 45, type: !15)
!137 = !DILocation(line: 0, scope: !131)
!138 = !DILocation(line: 47, column: 12, scope: !131)
!139 = !{i32 0, i32 33}
!140 = !DILocation(line: 47, column: 52, scope: !131)
!141 = !DILocation(line: 47, column: 36, scope: !131)
!142 = !{i32 0, i32 32}
!143 = !DILocation(line: 48, column: 17, scope: !131)
!144 = !DILocation(line: 48, column: 53, scope: !131)
!145 = !DILocation(line: 48, column: 66, scope: !131)
!146 = !DILocation(line: 49, column: 12, scope: !131)
!147 = !DILocation(line: 47, column: 34, scope: !131)
!148 = !DILocation(line: 47, column: 82, scope: !131)
!149 = !DILocation(line: 48, column: 38, scope: !131)
!150 = !DILocation(line: 48, column: 64, scope: !131)
!151 = !DILocation(line: 48, column: 88, scope: !131)
!152 = !DILocation(line: 47, column: 5, scope: !131)
!153 = distinct !DISubprogram(name: "wide_product", scope: !3, file: !3, line: 52, type: !154, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !156)
!154 = !DISubroutineType(types: !155)
!155 = !{!18, !15, !15}
!156 = !{!157, !158}
!157 = !DILocalVariable(name: "a", arg: 1, scope: !153, file: !3, line: 52, type: !15)
!158 = !DILocalVariable(name: "b", arg: 2, scope: !153, file: !3, line: 52, type: !15)
!159 = !DILocation(line: 0, scope: !153)
!160 = !DILocation(line: 54, column: 12, scope: !153)
!161 = !DILocation(line: 54, column: 35, scope: !153)
!162 = !DILocation(line: 54, column: 33, scope: !153)
!163 = !DILocation(line: 54, column: 39, scope: !153)
!164 = !{!165, !165, i64 0}
!165 = !{!"__int128", !93, i64 0}
!166 = !DILocation(line: 54, column: 37, scope: !153)
!167 = !DILocation(line: 54, column: 5, scope: !153)
!168 = distinct !DISubprogram(name: "floats", scope: !3, file: !3, line: 57, type: !169, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !171)
!169 = !DISubroutineType(types: !170)
!170 = !{!20, !29, !20, !56}
!171 = !{!172, !173, !174}
!172 = !DILocalVariable(name: "f", arg: 1, scope: !168, file: !3, line: 57, type: !29)
!173 = !DILocalVariable(name: "d", arg: 2, scope: !168, file: !3, line: 57, type: !20)
!174 = !DILocalVariable(name: "l", arg: 3, scope: !168, file: !3, line: 57, type: !56)
!175 = !DILocation(line: 0, scope: !168)
!176 = !DILocation(line: 59, column: 19, scope: !168)
!177 = !DILocation(line: 59, column: 10, scope: !168)
!178 = !DILocation(line: 59, column: 7, scope: !168)
!179 = !DILocation(line: 60, column: 11, scope: !168)
!180 = !DILocation(line: 60, column: 9, scope: !168)
!181 = !DILocation(line: 60, column: 19, scope: !168)
!182 = !DILocation(line: 60, column: 28, scope: !168)
!183 = !{!184, !184, i64 0}
!184 = !{!"double", !93, i64 0}
!185 = !DILocation(line: 60, column: 26, scope: !168)
!186 = !DILocation(line: 60, column: 24, scope: !168)
!187 = !DILocation(line: 60, column: 35, scope: !168)
!188 = !DILocation(line: 60, column: 45, scope: !168)
!189 = !DILocation(line: 61, column: 13, scope: !168)
!190 = !{!191, !191, i64 0}
!191 = !{!"long double", !93, i64 0}
!192 = !DILocation(line: 62, column: 12, scope: !168)
!193 = !{!194, !194, i64 0}
!194 = !{!"__float128", !93, i64 0}
!195 = !DILocation(line: 62, column: 19, scope: !168)
!196 = !DILocation(line: 62, column: 17, scope: !168)
!197 = !DILocation(line: 62, column: 10, scope: !168)
!198 = !DILocation(line: 63, column: 9, scope: !199)
!199 = distinct !DILexicalBlock(scope: !168, file: !3, line: 63, column: 9)
!200 = !DILocation(line: 63, column: 28, scope: !199)
!201 = !DILocation(line: 64, column: 16, scope: !199)
!202 = !DILocation(line: 64, column: 9, scope: !199)
!203 = !DILocation(line: 61, column: 24, scope: !168)
!204 = !DILocation(line: 61, column: 22, scope: !168)
!205 = !DILocation(line: 65, column: 12, scope: !168)
!206 = !DILocation(line: 65, column: 32, scope: !168)
!207 = !DILocation(line: 65, column: 24, scope: !168)
!208 = !DILocation(line: 65, column: 22, scope: !168)
!209 = !DILocation(line: 65, column: 49, scope: !168)
!210 = !DILocation(line: 65, column: 41, scope: !168)
!211 = !DILocation(line: 65, column: 39, scope: !168)
!212 = !DILocation(line: 65, column: 71, scope: !168)
!213 = !DILocation(line: 65, column: 63, scope: !168)
!214 = !DILocation(line: 65, column: 61, scope: !168)
!215 = !DILocation(line: 65, column: 89, scope: !168)
!216 = !DILocation(line: 65, column: 81, scope: !168)
!217 = !DILocation(line: 65, column: 79, scope: !168)
!218 = !DILocation(line: 65, column: 5, scope: !168)
!219 = !DILocation(line: 66, column: 1, scope: !168)
!220 = !DISubprogram(name: "sqrt", scope: !221, file: !221, line: 143, type: !222, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !224)
!221 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!222 = !DISubroutineType(types: !223)
!223 = !{!20, !20}
!224 = !{}
!225 = distinct !DISubprogram(name: "truth", scope: !3, file: !3, line: 68, type: !226, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !230)
!226 = !DISubroutineType(types: !227)
!227 = !{!228, !29, !229, !5}
!228 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!229 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!230 = !{!231, !232, !233}
!231 = !DILocalVariable(name: "f", arg: 1, scope: !225, file: !3, line: 68, type: !29)
!232 = !DILocalVariable(name: "p", arg: 2, scope: !225, file: !3, line: 68, type: !229)
!233 = !DILocalVariable(name: "x", arg: 3, scope: !225, file: !3, line: 68, type: !5)
!234 = !DILocation(line: 0, scope: !225)
!235 = !DILocation(line: 70, column: 12, scope: !225)
!236 = !DILocation(line: 70, column: 14, scope: !225)
!237 = !DILocation(line: 70, column: 5, scope: !225)
!238 = distinct !DISubprogram(name: "vectors", scope: !3, file: !3, line: 73, type: !239, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !241)
!239 = !DISubroutineType(types: !240)
!240 = !{!42, !42, !42, !5}
!241 = !{!242, !243, !244, !245, !246}
!242 = !DILocalVariable(name: "a", arg: 1, scope: !238, file: !3, line: 73, type: !42)
!243 = !DILocalVariable(name: "b", arg: 2, scope: !238, file: !3, line: 73, type: !42)
!244 = !DILocalVariable(name: "i", arg: 3, scope: !238, file: !3, line: 73, type: !5)
!245 = !DILocalVariable(name: "c", scope: !238, file: !3, line: 75, type: !42)
!246 = !DILocalVariable(name: "mask", scope: !238, file: !3, line: 76, type: !42)
!247 = !DILocation(line: 0, scope: !238)
!248 = !DILocation(line: 75, column: 15, scope: !238)
!249 = !DILocation(line: 75, column: 21, scope: !238)
!250 = !DILocation(line: 75, column: 19, scope: !238)
!251 = !DILocation(line: 76, column: 18, scope: !238)
!252 = !DILocation(line: 77, column: 20, scope: !238)
!253 = !DILocation(line: 78, column: 9, scope: !238)
!254 = !DILocation(line: 78, column: 14, scope: !238)
!255 = !DILocation(line: 79, column: 9, scope: !238)
!256 = !DILocation(line: 80, column: 19, scope: !238)
!257 = !DILocation(line: 80, column: 14, scope: !238)
!258 = !DILocation(line: 80, column: 5, scope: !238)
!259 = distinct !DISubprogram(name: "float_vectors", scope: !3, file: !3, line: 83, type: !260, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !264)
!260 = !DISubroutineType(types: !261)
!261 = !{!262, !262, !262}
!262 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4f", file: !3, line: 7, baseType: !263)
!263 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 128, flags: DIFlagVector, elements: !44)
!264 = !{!265, !266}
!265 = !DILocalVariable(name: "a", arg: 1, scope: !259, file: !3, line: 83, type: !262)
!266 = !DILocalVariable(name: "b", arg: 2, scope: !259, file: !3, line: 83, type: !262)
!267 = !DILocation(line: 0, scope: !259)
!268 = !DILocation(line: 85, column: 18, scope: !259)
!269 = !DILocation(line: 85, column: 5, scope: !259)
!270 = distinct !DISubprogram(name: "reduce", scope: !3, file: !3, line: 88, type: !271, scopeLine: 89, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !276)
!271 = !DISubroutineType(types: !272)
!272 = !{!5, !273, !5}
!273 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !274)
!274 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !275, size: 64)
!275 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!276 = !{!277, !278, !279, !280}
!277 = !DILocalVariable(name: "p", arg: 1, scope: !270, file: !3, line: 88, type: !273)
!278 = !DILocalVariable(name: "n", arg: 2, scope: !270, file: !3, line: 88, type: !5)
!279 = !DILocalVariable(name: "total", scope: !270, file: !3, line: 90, type: !5)
!280 = !DILocalVariable(name: "i", scope: !281, file: !3, line: 91, type: !5)
!281 = distinct !DILexicalBlock(scope: !270, file: !3, line: 91, column: 5)
!282 = !DILocation(line: 0, scope: !270)
!283 = !DILocation(line: 0, scope: !281)
!284 = !DILocation(line: 91, column: 23, scope: !285)
!285 = distinct !DILexicalBlock(scope: !281, file: !3, line: 91, column: 5)
!286 = !DILocation(line: 91, column: 5, scope: !281)
!287 = !DILocation(line: 91, column: 29, scope: !285)
!288 = !DILocation(line: 92, column: 18, scope: !285)
!289 = !DILocation(line: 92, column: 23, scope: !285)
!290 = !DILocation(line: 92, column: 15, scope: !285)
!291 = distinct !{!291, !286, !292, !293, !294, !295}
!292 = !DILocation(line: 92, column: 40, scope: !281)
!293 = !{!"llvm.loop.mustprogress"}
!294 = !{!"llvm.loop.isvectorized", i32 1}
!295 = !{!"llvm.loop.unroll.runtime.disable"}
!296 = !DILocation(line: 93, column: 5, scope: !270)
!297 = distinct !{!297, !286, !292, !293, !295, !294}
!298 = distinct !DISubprogram(name: "saxpy", scope: !3, file: !3, line: 96, type: !299, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !306)
!299 = !DISubroutineType(types: !300)
!300 = !{null, !301, !303, !29, !5}
!301 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !302)
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!303 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !304)
!304 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !305, size: 64)
!305 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!306 = !{!307, !308, !309, !310, !311}
!307 = !DILocalVariable(name: "y", arg: 1, scope: !298, file: !3, line: 96, type: !301)
!308 = !DILocalVariable(name: "x", arg: 2, scope: !298, file: !3, line: 96, type: !303)
!309 = !DILocalVariable(name: "a", arg: 3, scope: !298, file: !3, line: 96, type: !29)
!310 = !DILocalVariable(name: "n", arg: 4, scope: !298, file: !3, line: 96, type: !5)
!311 = !DILocalVariable(name: "i", scope: !312, file: !3, line: 98, type: !5)
!312 = distinct !DILexicalBlock(scope: !298, file: !3, line: 98, column: 5)
!313 = !DILocation(line: 0, scope: !298)
!314 = !DILocation(line: 0, scope: !312)
!315 = !DILocation(line: 98, column: 23, scope: !316)
!316 = distinct !DILexicalBlock(scope: !312, file: !3, line: 98, column: 5)
!317 = !DILocation(line: 98, column: 5, scope: !312)
!318 = !DILocation(line: 98, column: 29, scope: !316)
!319 = !DILocation(line: 99, column: 21, scope: !316)
!320 = !{!321, !321, i64 0}
!321 = !{!"float", !93, i64 0}
!322 = !DILocation(line: 99, column: 9, scope: !316)
!323 = !DILocation(line: 99, column: 14, scope: !316)
!324 = distinct !{!324, !317, !325, !293, !294, !295}
!325 = !DILocation(line: 99, column: 24, scope: !312)
!326 = !DILocation(line: 100, column: 1, scope: !298)
!327 = distinct !{!327, !317, !325, !293, !295, !294}
!328 = distinct !DISubprogram(name: "hash", scope: !3, file: !3, line: 102, type: !329, scopeLine: 103, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !335)
!329 = !DISubroutineType(types: !330)
!330 = !{!23, !331}
!331 = !DIDerivedType(tag: DW_TAG_typedef, name: "v16c", file: !3, line: 8, baseType: !332)
!332 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, flags: DIFlagVector, elements: !333)
!333 = !{!334}
!334 = !DISubrange(count: 16)
!335 = !{!336, !337, !338}
!336 = !DILocalVariable(name: "v", arg: 1, scope: !328, file: !3, line: 102, type: !331)
!337 = !DILocalVariable(name: "h", scope: !328, file: !3, line: 104, type: !23)
!338 = !DILocalVariable(name: "i", scope: !339, file: !3, line: 105, type: !5)
!339 = distinct !DILexicalBlock(scope: !328, file: !3, line: 105, column: 5)
!340 = !DILocation(line: 0, scope: !328)
!341 = !DILocation(line: 0, scope: !339)
!342 = !DILocation(line: 106, column: 38, scope: !343)
!343 = distinct !DILexicalBlock(scope: !339, file: !3, line: 105, column: 5)
!344 = !DILocation(line: 106, column: 31, scope: !343)
!345 = !DILocation(line: 106, column: 36, scope: !343)
!346 = !DILocation(line: 107, column: 5, scope: !328)
!347 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 110, type: !348, scopeLine: 111, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !350)
!348 = !DISubroutineType(types: !349)
!349 = !{!5}
!350 = !{!351, !355, !357, !358, !359}
!351 = !DILocalVariable(name: "data", scope: !347, file: !3, line: 112, type: !352)
!352 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, elements: !353)
!353 = !{!354}
!354 = !DISubrange(count: 8)
!355 = !DILocalVariable(name: "y", scope: !347, file: !3, line: 113, type: !356)
!356 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 256, elements: !353)
!357 = !DILocalVariable(name: "x", scope: !347, file: !3, line: 113, type: !356)
!358 = !DILocalVariable(name: "v", scope: !347, file: !3, line: 115, type: !42)
!359 = !DILocalVariable(name: "w", scope: !347, file: !3, line: 116, type: !262)
!360 = !DILocation(line: 0, scope: !347)
!361 = !DILocation(line: 0, scope: !64, inlinedAt: !362)
!362 = distinct !DILocation(line: 117, column: 12, scope: !347)
!363 = !DILocation(line: 28, column: 8, scope: !64, inlinedAt: !362)
!364 = !DILocation(line: 29, column: 22, scope: !64, inlinedAt: !362)
!365 = !DILocation(line: 29, column: 11, scope: !64, inlinedAt: !362)
!366 = !DILocation(line: 29, column: 9, scope: !64, inlinedAt: !362)
!367 = !DILocation(line: 30, column: 9, scope: !64, inlinedAt: !362)
!368 = !DILocation(line: 31, column: 9, scope: !64, inlinedAt: !362)
!369 = !DILocation(line: 0, scope: !153, inlinedAt: !370)
!370 = distinct !DILocation(line: 118, column: 17, scope: !347)
!371 = !DILocation(line: 54, column: 39, scope: !153, inlinedAt: !370)
!372 = !DILocation(line: 118, column: 52, scope: !347)
!373 = !DILocation(line: 118, column: 60, scope: !347)
!374 = !DILocation(line: 118, column: 66, scope: !347)
!375 = !DILocation(line: 0, scope: !168, inlinedAt: !376)
!376 = distinct !DILocation(line: 118, column: 45, scope: !347)
!377 = !DILocation(line: 59, column: 19, scope: !168, inlinedAt: !376)
!378 = !DILocation(line: 59, column: 10, scope: !168, inlinedAt: !376)
!379 = !DILocation(line: 59, column: 7, scope: !168, inlinedAt: !376)
!380 = !DILocation(line: 60, column: 11, scope: !168, inlinedAt: !376)
!381 = !DILocation(line: 60, column: 9, scope: !168, inlinedAt: !376)
!382 = !DILocation(line: 60, column: 19, scope: !168, inlinedAt: !376)
!383 = !DILocation(line: 60, column: 26, scope: !168, inlinedAt: !376)
!384 = !DILocation(line: 60, column: 24, scope: !168, inlinedAt: !376)
!385 = !DILocation(line: 60, column: 35, scope: !168, inlinedAt: !376)
!386 = !DILocation(line: 61, column: 13, scope: !168, inlinedAt: !376)
!387 = !DILocation(line: 60, column: 45, scope: !168, inlinedAt: !376)
!388 = !DILocation(line: 62, column: 12, scope: !168, inlinedAt: !376)
!389 = !DILocation(line: 62, column: 19, scope: !168, inlinedAt: !376)
!390 = !DILocation(line: 62, column: 17, scope: !168, inlinedAt: !376)
!391 = !DILocation(line: 62, column: 10, scope: !168, inlinedAt: !376)
!392 = !DILocation(line: 63, column: 9, scope: !199, inlinedAt: !376)
!393 = !DILocation(line: 63, column: 28, scope: !199, inlinedAt: !376)
!394 = !DILocation(line: 64, column: 16, scope: !199, inlinedAt: !376)
!395 = !DILocation(line: 64, column: 9, scope: !199, inlinedAt: !376)
!396 = !DILocation(line: 61, column: 24, scope: !168, inlinedAt: !376)
!397 = !DILocation(line: 61, column: 22, scope: !168, inlinedAt: !376)
!398 = !DILocation(line: 65, column: 12, scope: !168, inlinedAt: !376)
!399 = !DILocation(line: 65, column: 32, scope: !168, inlinedAt: !376)
!400 = !DILocation(line: 65, column: 24, scope: !168, inlinedAt: !376)
!401 = !DILocation(line: 65, column: 22, scope: !168, inlinedAt: !376)
!402 = !DILocation(line: 65, column: 49, scope: !168, inlinedAt: !376)
!403 = !DILocation(line: 65, column: 41, scope: !168, inlinedAt: !376)
!404 = !DILocation(line: 65, column: 39, scope: !168, inlinedAt: !376)
!405 = !DILocation(line: 65, column: 71, scope: !168, inlinedAt: !376)
!406 = !DILocation(line: 65, column: 63, scope: !168, inlinedAt: !376)
!407 = !DILocation(line: 65, column: 61, scope: !168, inlinedAt: !376)
!408 = !DILocation(line: 65, column: 89, scope: !168, inlinedAt: !376)
!409 = !DILocation(line: 65, column: 81, scope: !168, inlinedAt: !376)
!410 = !DILocation(line: 65, column: 79, scope: !168, inlinedAt: !376)
!411 = !DILocation(line: 65, column: 5, scope: !168, inlinedAt: !376)
!412 = !DILocation(line: 54, column: 5, scope: !153, inlinedAt: !370)
!413 = !DILocation(line: 118, column: 40, scope: !347)
!414 = !DILocation(line: 118, column: 76, scope: !347)
!415 = !DILocation(line: 119, column: 40, scope: !347)
!416 = !DILocation(line: 119, column: 70, scope: !347)
!417 = !DILocation(line: 117, column: 5, scope: !347)
