; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@extended = dso_local global x86_fp80 0xK3FFFC000000000000000, align 16, !dbg !0
@quad = dso_local global fp128 0xL00000000000000004000400000000000, align 16, !dbg !25
@single = dso_local global float 0x3FB99999A0000000, align 4, !dbg !27
@tiny = dso_local global double 4.940660e-324, align 8, !dbg !30
@huge = dso_local global double 1.000000e+308, align 8, !dbg !32
@nan_value = dso_local global double 0x7FF8000000000001, align 8, !dbg !34
@inf = dso_local global float 0x7FF0000000000000, align 4, !dbg !36
@wide = dso_local global i128 1267650600228229401496703205383, align 16, !dbg !38
@constant_vector = dso_local global <4 x i32> <i32 1, i32 -2, i32 3, i32 -4>, align 16, !dbg !40
@a8 = dso_local global i8 0, align 1, !dbg !46
@a16 = dso_local global i16 0, align 2, !dbg !48
@a32 = dso_local global i32 0, align 4, !dbg !50
@a64 = dso_local global i64 0, align 8, !dbg !54
@__const.main.data = private unnamed_addr constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8], align 16
@__const.main.x = private unnamed_addr constant [8 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @integers(i32 noundef %0, i32 noundef %1, i64 noundef %2) #0 !dbg !65 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !70, metadata !DIExpression()), !dbg !71
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !72, metadata !DIExpression()), !dbg !73
  store i64 %2, i64* %6, align 8
  call void @llvm.dbg.declare(metadata i64* %6, metadata !74, metadata !DIExpression()), !dbg !75
  call void @llvm.dbg.declare(metadata i32* %7, metadata !76, metadata !DIExpression()), !dbg !77
  %8 = load i32, i32* %4, align 4, !dbg !78
  %9 = sdiv i32 %8, 3, !dbg !79
  %10 = load i32, i32* %4, align 4, !dbg !80
  %11 = srem i32 %10, 7, !dbg !81
  %12 = add nsw i32 %9, %11, !dbg !82
  %13 = load i32, i32* %4, align 4, !dbg !83
  %14 = shl i32 %13, 2, !dbg !84
  %15 = sub nsw i32 %12, %14, !dbg !85
  %16 = load i32, i32* %4, align 4, !dbg !86
  %17 = ashr i32 %16, 1, !dbg !87
  %18 = add nsw i32 %15, %17, !dbg !88
  store i32 %18, i32* %7, align 4, !dbg !77
  %19 = load i32, i32* %5, align 4, !dbg !89
  %20 = udiv i32 %19, 3, !dbg !90
  %21 = load i32, i32* %5, align 4, !dbg !91
  %22 = urem i32 %21, 7, !dbg !92
  %23 = add i32 %20, %22, !dbg !93
  %24 = load i32, i32* %5, align 4, !dbg !94
  %25 = lshr i32 %24, 5, !dbg !95
  %26 = add i32 %23, %25, !dbg !96
  %27 = load i32, i32* %7, align 4, !dbg !97
  %28 = xor i32 %27, %26, !dbg !97
  store i32 %28, i32* %7, align 4, !dbg !97
  %29 = load i64, i64* %6, align 8, !dbg !98
  %30 = load i64, i64* %6, align 8, !dbg !99
  %31 = mul nsw i64 %29, %30, !dbg !100
  %32 = ashr i64 %31, 33, !dbg !101
  %33 = trunc i64 %32 to i32, !dbg !102
  %34 = load i32, i32* %7, align 4, !dbg !103
  %35 = or i32 %34, %33, !dbg !103
  store i32 %35, i32* %7, align 4, !dbg !103
  %36 = load i32, i32* %4, align 4, !dbg !104
  %37 = trunc i32 %36 to i8, !dbg !105
  store i8 %37, i8* @a8, align 1, !dbg !106
  %38 = load i16, i16* @a16, align 2, !dbg !107
  %39 = zext i16 %38 to i32, !dbg !107
  %40 = load i32, i32* %4, align 4, !dbg !108
  %41 = add nsw i32 %39, %40, !dbg !109
  %42 = trunc i32 %41 to i16, !dbg !110
  store i16 %42, i16* @a16, align 2, !dbg !111
  %43 = load i32, i32* %4, align 4, !dbg !112
  %44 = sub nsw i32 0, %43, !dbg !113
  store i32 %44, i32* @a32, align 4, !dbg !114
  %45 = load i64, i64* %6, align 8, !dbg !115
  %46 = xor i64 %45, -1, !dbg !116
  store i64 %46, i64* @a64, align 8, !dbg !117
  %47 = load i32, i32* %7, align 4, !dbg !118
  %48 = load i8, i8* @a8, align 1, !dbg !119
  %49 = sext i8 %48 to i32, !dbg !119
  %50 = and i32 %47, %49, !dbg !120
  ret i32 %50, !dbg !121
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @overflow(i32 noundef %0, i32 noundef %1, i64 noundef %2) #0 !dbg !122 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !125, metadata !DIExpression()), !dbg !126
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !127, metadata !DIExpression()), !dbg !128
  store i64 %2, i64* %6, align 8
  call void @llvm.dbg.declare(metadata i64* %6, metadata !129, metadata !DIExpression()), !dbg !130
  call void @llvm.dbg.declare(metadata i32* %7, metadata !131, metadata !DIExpression()), !dbg !132
  store i32 0, i32* %7, align 4, !dbg !132
  call void @llvm.dbg.declare(metadata i64* %8, metadata !133, metadata !DIExpression()), !dbg !134
  store i64 0, i64* %8, align 8, !dbg !134
  call void @llvm.dbg.declare(metadata i32* %9, metadata !135, metadata !DIExpression()), !dbg !136
  %10 = load i32, i32* %4, align 4, !dbg !137
  %11 = load i32, i32* %5, align 4, !dbg !138
  %12 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %10, i32 %11), !dbg !139
  %13 = extractvalue { i32, i1 } %12, 1, !dbg !139
  %14 = extractvalue { i32, i1 } %12, 0, !dbg !139
  store i32 %14, i32* %7, align 4, !dbg !139
  %15 = zext i1 %13 to i32, !dbg !139
  store i32 %15, i32* %9, align 4, !dbg !136
  %16 = load i32, i32* %4, align 4, !dbg !140
  %17 = load i32, i32* %5, align 4, !dbg !141
  %18 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %16, i32 %17), !dbg !142
  %19 = extractvalue { i32, i1 } %18, 1, !dbg !142
  %20 = extractvalue { i32, i1 } %18, 0, !dbg !142
  store i32 %20, i32* %7, align 4, !dbg !142
  %21 = zext i1 %19 to i32, !dbg !142
  %22 = load i32, i32* %9, align 4, !dbg !143
  %23 = add nsw i32 %22, %21, !dbg !143
  store i32 %23, i32* %9, align 4, !dbg !143
  %24 = load i64, i64* %6, align 8, !dbg !144
  %25 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %24, i64 9), !dbg !145
  %26 = extractvalue { i64, i1 } %25, 1, !dbg !145
  %27 = extractvalue { i64, i1 } %25, 0, !dbg !145
  store i64 %27, i64* %8, align 8, !dbg !145
  %28 = zext i1 %26 to i32, !dbg !145
  %29 = load i32, i32* %9, align 4, !dbg !146
  %30 = add nsw i32 %29, %28, !dbg !146
  store i32 %30, i32* %9, align 4, !dbg !146
  %31 = load i32, i32* %9, align 4, !dbg !147
  %32 = load i32, i32* %7, align 4, !dbg !148
  %33 = add nsw i32 %31, %32, !dbg !149
  %34 = load i64, i64* %8, align 8, !dbg !150
  %35 = trunc i64 %34 to i32, !dbg !151
  %36 = add nsw i32 %33, %35, !dbg !152
  ret i32 %36, !dbg !153
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1) #0 !dbg !154 {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !157, metadata !DIExpression()), !dbg !158
  store i64 %1, i64* %4, align 8
  call void @llvm.dbg.declare(metadata i64* %4, metadata !159, metadata !DIExpression()), !dbg !160
  %5 = load i32, i32* %3, align 4, !dbg !161
  %6 = call i32 @llvm.ctpop.i32(i32 %5), !dbg !162
  %7 = load i32, i32* %3, align 4, !dbg !163
  %8 = or i32 %7, 1, !dbg !164
  %9 = call i32 @llvm.ctlz.i32(i32 %8, i1 true), !dbg !165
  %10 = add nsw i32 %6, %9, !dbg !166
  %11 = load i64, i64* %4, align 8, !dbg !167
  %12 = or i64 %11, 1, !dbg !168
  %13 = call i64 @llvm.cttz.i64(i64 %12, i1 true), !dbg !169
  %14 = trunc i64 %13 to i32, !dbg !169
  %15 = add nsw i32 %10, %14, !dbg !170
  %16 = load i32, i32* %3, align 4, !dbg !171
  %17 = call i32 @llvm.bswap.i32(i32 %16), !dbg !172
  %18 = add nsw i32 %15, %17, !dbg !173
  %19 = load i32, i32* %3, align 4, !dbg !174
  %20 = shl i32 %19, 5, !dbg !175
  %21 = load i32, i32* %3, align 4, !dbg !176
  %22 = lshr i32 %21, 27, !dbg !177
  %23 = or i32 %20, %22, !dbg !178
  %24 = add nsw i32 %18, %23, !dbg !179
  %25 = load i32, i32* %3, align 4, !dbg !180
  %26 = call i32 @llvm.cttz.i32(i32 %25, i1 true), !dbg !181
  %27 = add i32 %26, 1, !dbg !181
  %28 = icmp eq i32 %25, 0, !dbg !181
  %29 = select i1 %28, i32 0, i32 %27, !dbg !181
  %30 = add nsw i32 %24, %29, !dbg !182
  %31 = load i32, i32* %3, align 4, !dbg !183
  %32 = call i32 @llvm.ctpop.i32(i32 %31), !dbg !184
  %33 = and i32 %32, 1, !dbg !184
  %34 = add nsw i32 %30, %33, !dbg !185
  ret i32 %34, !dbg !186
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, i64 } @wide_product(i64 noundef %0, i64 noundef %1) #0 !dbg !187 {
  %3 = alloca i128, align 16
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, i64* %4, align 8
  call void @llvm.dbg.declare(metadata i64* %4, metadata !190, metadata !DIExpression()), !dbg !191
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !192, metadata !DIExpression()), !dbg !193
  %6 = load i64, i64* %4, align 8, !dbg !194
  %7 = zext i64 %6 to i128, !dbg !195
  %8 = load i64, i64* %5, align 8, !dbg !196
  %9 = zext i64 %8 to i128, !dbg !196
  %10 = mul i128 %7, %9, !dbg !197
  %11 = load i128, i128* @wide, align 16, !dbg !198
  %12 = add i128 %10, %11, !dbg !199
  store i128 %12, i128* %3, align 16, !dbg !200
  %13 = bitcast i128* %3 to { i64, i64 }*, !dbg !200
  %14 = load { i64, i64 }, { i64, i64 }* %13, align 16, !dbg !200
  ret { i64, i64 } %14, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @floats(float noundef %0, double noundef %1, x86_fp80 noundef %2) #0 !dbg !201 {
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  %6 = alloca double, align 8
  %7 = alloca x86_fp80, align 16
  store float %0, float* %5, align 4
  call void @llvm.dbg.declare(metadata float* %5, metadata !204, metadata !DIExpression()), !dbg !205
  store double %1, double* %6, align 8
  call void @llvm.dbg.declare(metadata double* %6, metadata !206, metadata !DIExpression()), !dbg !207
  store x86_fp80 %2, x86_fp80* %7, align 16
  call void @llvm.dbg.declare(metadata x86_fp80* %7, metadata !208, metadata !DIExpression()), !dbg !209
  %8 = load float, float* %5, align 4, !dbg !210
  %9 = load float, float* %5, align 4, !dbg !211
  %10 = fdiv float 1.000000e+00, %9, !dbg !212
  %11 = fneg float %10, !dbg !213
  %12 = call float @llvm.fmuladd.f32(float %8, float 2.000000e+00, float %11), !dbg !213
  %13 = fpext float %12 to double, !dbg !210
  %14 = load double, double* %6, align 8, !dbg !214
  %15 = fadd double %14, %13, !dbg !214
  store double %15, double* %6, align 8, !dbg !214
  %16 = load double, double* %6, align 8, !dbg !215
  %17 = fcmp olt double %16, 1.000000e+00, !dbg !216
  br i1 %17, label %18, label %21, !dbg !215

18:                                               ; preds = %3
  %19 = load double, double* %6, align 8, !dbg !217
  %20 = fneg double %19, !dbg !218
  br label %33, !dbg !215

21:                                               ; preds = %3
  %22 = load double, double* %6, align 8, !dbg !219
  %23 = load double, double* @huge, align 8, !dbg !220
  %24 = fcmp ogt double %22, %23, !dbg !221
  br i1 %24, label %25, label %28, !dbg !219

25:                                               ; preds = %21
  %26 = load double, double* %6, align 8, !dbg !222
  %27 = call double @sqrt(double noundef %26) #6, !dbg !223
  br label %31, !dbg !219

28:                                               ; preds = %21
  %29 = load double, double* %6, align 8, !dbg !224
  %30 = call double @llvm.fabs.f64(double %29), !dbg !225
  br label %31, !dbg !219

31:                                               ; preds = %28, %25
  %32 = phi double [ %27, %25 ], [ %30, %28 ], !dbg !219
  br label %33, !dbg !215

33:                                               ; preds = %31, %18
  %34 = phi double [ %20, %18 ], [ %32, %31 ], !dbg !215
  store double %34, double* %6, align 8, !dbg !226
  %35 = load x86_fp80, x86_fp80* %7, align 16, !dbg !227
  %36 = load x86_fp80, x86_fp80* @extended, align 16, !dbg !228
  %37 = load double, double* %6, align 8, !dbg !229
  %38 = fpext double %37 to x86_fp80, !dbg !229
  %39 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %35, x86_fp80 %36, x86_fp80 %38), !dbg !230
  store x86_fp80 %39, x86_fp80* %7, align 16, !dbg !231
  %40 = load fp128, fp128* @quad, align 16, !dbg !232
  %41 = load double, double* %6, align 8, !dbg !233
  %42 = fpext double %41 to fp128, !dbg !234
  %43 = fmul fp128 %40, %42, !dbg !235
  store fp128 %43, fp128* @quad, align 16, !dbg !236
  %44 = load double, double* %6, align 8, !dbg !237
  %45 = fcmp uno double %44, %44, !dbg !239
  br i1 %45, label %54, label %46, !dbg !240

46:                                               ; preds = %33
  %47 = load float, float* %5, align 4, !dbg !241
  %48 = load float, float* @inf, align 4, !dbg !242
  %49 = fcmp oeq float %47, %48, !dbg !243
  br i1 %49, label %54, label %50, !dbg !244

50:                                               ; preds = %46
  %51 = load double, double* %6, align 8, !dbg !245
  %52 = load double, double* %6, align 8, !dbg !246
  %53 = fcmp oeq double %51, %52, !dbg !247
  br i1 %53, label %56, label %54, !dbg !248

54:                                               ; preds = %50, %46, %33
  %55 = load double, double* @nan_value, align 8, !dbg !249
  store double %55, double* %4, align 8, !dbg !250
  br label %75, !dbg !250

56:                                               ; preds = %50
  %57 = load x86_fp80, x86_fp80* %7, align 16, !dbg !251
  %58 = fptrunc x86_fp80 %57 to double, !dbg !252
  %59 = load float, float* %5, align 4, !dbg !253
  %60 = fptosi float %59 to i32, !dbg !254
  %61 = sitofp i32 %60 to double, !dbg !255
  %62 = fadd double %58, %61, !dbg !256
  %63 = load double, double* %6, align 8, !dbg !257
  %64 = fptoui double %63 to i32, !dbg !258
  %65 = uitofp i32 %64 to double, !dbg !259
  %66 = fadd double %62, %65, !dbg !260
  %67 = load double, double* %6, align 8, !dbg !261
  %68 = fptosi double %67 to i64, !dbg !262
  %69 = sitofp i64 %68 to double, !dbg !263
  %70 = fadd double %66, %69, !dbg !264
  %71 = load double, double* %6, align 8, !dbg !265
  %72 = load double, double* @tiny, align 8, !dbg !266
  %73 = call double @llvm.maxnum.f64(double %71, double %72), !dbg !267
  %74 = fadd double %70, %73, !dbg !268
  store double %74, double* %4, align 8, !dbg !269
  br label %75, !dbg !269

75:                                               ; preds = %56, %54
  %76 = load double, double* %4, align 8, !dbg !270
  ret double %76, !dbg !270
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local zeroext i1 @truth(float noundef %0, i32* noundef %1, i32 noundef %2) #0 !dbg !271 {
  %4 = alloca float, align 4
  %5 = alloca i32*, align 8
  %6 = alloca i32, align 4
  store float %0, float* %4, align 4
  call void @llvm.dbg.declare(metadata float* %4, metadata !276, metadata !DIExpression()), !dbg !277
  store i32* %1, i32** %5, align 8
  call void @llvm.dbg.declare(metadata i32** %5, metadata !278, metadata !DIExpression()), !dbg !279
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !280, metadata !DIExpression()), !dbg !281
  %7 = load float, float* %4, align 4, !dbg !282
  %8 = fcmp une float %7, 0.000000e+00, !dbg !282
  br i1 %8, label %9, label %16, !dbg !283

9:                                                ; preds = %3
  %10 = load i32*, i32** %5, align 8, !dbg !284
  %11 = icmp ne i32* %10, null, !dbg !284
  br i1 %11, label %12, label %16, !dbg !285

12:                                               ; preds = %9
  %13 = load i32, i32* %6, align 4, !dbg !286
  %14 = icmp ne i32 %13, 0, !dbg !287
  %15 = xor i1 %14, true, !dbg !287
  br label %16

16:                                               ; preds = %12, %9, %3
  %17 = phi i1 [ false, %9 ], [ false, %3 ], [ %15, %12 ], !dbg !288
  ret i1 %17, !dbg !289
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x i32> @vectors(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) #3 !dbg !290 {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x i32>, align 16
  store <4 x i32> %0, <4 x i32>* %4, align 16
  call void @llvm.dbg.declare(metadata <4 x i32>* %4, metadata !293, metadata !DIExpression()), !dbg !294
  store <4 x i32> %1, <4 x i32>* %5, align 16
  call void @llvm.dbg.declare(metadata <4 x i32>* %5, metadata !295, metadata !DIExpression()), !dbg !296
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !297, metadata !DIExpression()), !dbg !298
  call void @llvm.dbg.declare(metadata <4 x i32>* %7, metadata !299, metadata !DIExpression()), !dbg !300
  %9 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !301
  %10 = load <4 x i32>, <4 x i32>* %5, align 16, !dbg !302
  %11 = mul <4 x i32> %9, %10, !dbg !303
  %12 = load <4 x i32>, <4 x i32>* @constant_vector, align 16, !dbg !304
  %13 = add <4 x i32> %11, %12, !dbg !305
  store <4 x i32> %13, <4 x i32>* %7, align 16, !dbg !300
  call void @llvm.dbg.declare(metadata <4 x i32>* %8, metadata !306, metadata !DIExpression()), !dbg !307
  %14 = load <4 x i32>, <4 x i32>* %7, align 16, !dbg !308
  %15 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !309
  %16 = icmp sgt <4 x i32> %14, %15, !dbg !310
  %17 = sext <4 x i1> %16 to <4 x i32>, !dbg !310
  store <4 x i32> %17, <4 x i32>* %8, align 16, !dbg !307
  %18 = load <4 x i32>, <4 x i32>* %7, align 16, !dbg !311
  %19 = load <4 x i32>, <4 x i32>* %8, align 16, !dbg !312
  %20 = and <4 x i32> %18, %19, !dbg !313
  %21 = load <4 x i32>, <4 x i32>* %5, align 16, !dbg !314
  %22 = load <4 x i32>, <4 x i32>* %8, align 16, !dbg !315
  %23 = xor <4 x i32> %22, <i32 -1, i32 -1, i32 -1, i32 -1>, !dbg !316
  %24 = and <4 x i32> %21, %23, !dbg !317
  %25 = or <4 x i32> %20, %24, !dbg !318
  store <4 x i32> %25, <4 x i32>* %7, align 16, !dbg !319
  %26 = load i32, i32* %6, align 4, !dbg !320
  %27 = and i32 %26, 3, !dbg !321
  %28 = load <4 x i32>, <4 x i32>* %7, align 16, !dbg !322
  %29 = insertelement <4 x i32> %28, i32 7, i32 %27, !dbg !322
  store <4 x i32> %29, <4 x i32>* %7, align 16, !dbg !322
  %30 = load <4 x i32>, <4 x i32>* %7, align 16, !dbg !323
  %31 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !324
  %32 = shufflevector <4 x i32> %30, <4 x i32> %31, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !325
  store <4 x i32> %32, <4 x i32>* %7, align 16, !dbg !326
  %33 = load <4 x i32>, <4 x i32>* %7, align 16, !dbg !327
  %34 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !328
  %35 = shl <4 x i32> %34, <i32 3, i32 3, i32 3, i32 3>, !dbg !329
  %36 = xor <4 x i32> %33, %35, !dbg !330
  ret <4 x i32> %36, !dbg !331
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x float> @float_vectors(<4 x float> noundef %0, <4 x float> noundef %1) #3 !dbg !332 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  store <4 x float> %0, <4 x float>* %3, align 16
  call void @llvm.dbg.declare(metadata <4 x float>* %3, metadata !337, metadata !DIExpression()), !dbg !338
  store <4 x float> %1, <4 x float>* %4, align 16
  call void @llvm.dbg.declare(metadata <4 x float>* %4, metadata !339, metadata !DIExpression()), !dbg !340
  %5 = load <4 x float>, <4 x float>* %3, align 16, !dbg !341
  %6 = load <4 x float>, <4 x float>* %4, align 16, !dbg !342
  %7 = load <4 x float>, <4 x float>* %3, align 16, !dbg !343
  %8 = load <4 x float>, <4 x float>* %4, align 16, !dbg !344
  %9 = fdiv <4 x float> %7, %8, !dbg !345
  %10 = fneg <4 x float> %9, !dbg !346
  %11 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %5, <4 x float> %6, <4 x float> %10), !dbg !346
  ret <4 x float> %11, !dbg !347
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @reduce(i32* noalias noundef %0, i32 noundef %1) #0 !dbg !348 {
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  call void @llvm.dbg.declare(metadata i32** %3, metadata !354, metadata !DIExpression()), !dbg !355
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !356, metadata !DIExpression()), !dbg !357
  call void @llvm.dbg.declare(metadata i32* %5, metadata !358, metadata !DIExpression()), !dbg !359
  store i32 0, i32* %5, align 4, !dbg !359
  call void @llvm.dbg.declare(metadata i32* %6, metadata !360, metadata !DIExpression()), !dbg !362
  store i32 0, i32* %6, align 4, !dbg !362
  br label %7, !dbg !363

7:                                                ; preds = %35, %2
  %8 = load i32, i32* %6, align 4, !dbg !364
  %9 = load i32, i32* %4, align 4, !dbg !366
  %10 = icmp slt i32 %8, %9, !dbg !367
  br i1 %10, label %11, label %38, !dbg !368

11:                                               ; preds = %7
  %12 = load i32*, i32** %3, align 8, !dbg !369
  %13 = load i32, i32* %6, align 4, !dbg !370
  %14 = sext i32 %13 to i64, !dbg !369
  %15 = getelementptr inbounds i32, i32* %12, i64 %14, !dbg !369
  %16 = load i32, i32* %15, align 4, !dbg !369
  %17 = icmp sgt i32 %16, 3, !dbg !371
  br i1 %17, label %18, label %24, !dbg !369

18:                                               ; preds = %11
  %19 = load i32*, i32** %3, align 8, !dbg !372
  %20 = load i32, i32* %6, align 4, !dbg !373
  %21 = sext i32 %20 to i64, !dbg !372
  %22 = getelementptr inbounds i32, i32* %19, i64 %21, !dbg !372
  %23 = load i32, i32* %22, align 4, !dbg !372
  br label %31, !dbg !369

24:                                               ; preds = %11
  %25 = load i32*, i32** %3, align 8, !dbg !374
  %26 = load i32, i32* %6, align 4, !dbg !375
  %27 = sext i32 %26 to i64, !dbg !374
  %28 = getelementptr inbounds i32, i32* %25, i64 %27, !dbg !374
  %29 = load i32, i32* %28, align 4, !dbg !374
  %30 = sub nsw i32 0, %29, !dbg !376
  br label %31, !dbg !369

31:                                               ; preds = %24, %18
  %32 = phi i32 [ %23, %18 ], [ %30, %24 ], !dbg !369
  %33 = load i32, i32* %5, align 4, !dbg !377
  %34 = add nsw i32 %33, %32, !dbg !377
  store i32 %34, i32* %5, align 4, !dbg !377
  br label %35, !dbg !378

35:                                               ; preds = %31
  %36 = load i32, i32* %6, align 4, !dbg !379
  %37 = add nsw i32 %36, 1, !dbg !379
  store i32 %37, i32* %6, align 4, !dbg !379
  br label %7, !dbg !380, !llvm.loop !381

38:                                               ; preds = %7
  %39 = load i32, i32* %5, align 4, !dbg !384
  ret i32 %39, !dbg !385
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @saxpy(float* noalias noundef %0, float* noalias noundef %1, float noundef %2, i32 noundef %3) #0 !dbg !386 {
  %5 = alloca float*, align 8
  %6 = alloca float*, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store float* %0, float** %5, align 8
  call void @llvm.dbg.declare(metadata float** %5, metadata !394, metadata !DIExpression()), !dbg !395
  store float* %1, float** %6, align 8
  call void @llvm.dbg.declare(metadata float** %6, metadata !396, metadata !DIExpression()), !dbg !397
  store float %2, float* %7, align 4
  call void @llvm.dbg.declare(metadata float* %7, metadata !398, metadata !DIExpression()), !dbg !399
  store i32 %3, i32* %8, align 4
  call void @llvm.dbg.declare(metadata i32* %8, metadata !400, metadata !DIExpression()), !dbg !401
  call void @llvm.dbg.declare(metadata i32* %9, metadata !402, metadata !DIExpression()), !dbg !404
  store i32 0, i32* %9, align 4, !dbg !404
  br label %10, !dbg !405

10:                                               ; preds = %27, %4
  %11 = load i32, i32* %9, align 4, !dbg !406
  %12 = load i32, i32* %8, align 4, !dbg !408
  %13 = icmp slt i32 %11, %12, !dbg !409
  br i1 %13, label %14, label %30, !dbg !410

14:                                               ; preds = %10
  %15 = load float, float* %7, align 4, !dbg !411
  %16 = load float*, float** %6, align 8, !dbg !412
  %17 = load i32, i32* %9, align 4, !dbg !413
  %18 = sext i32 %17 to i64, !dbg !412
  %19 = getelementptr inbounds float, float* %16, i64 %18, !dbg !412
  %20 = load float, float* %19, align 4, !dbg !412
  %21 = load float*, float** %5, align 8, !dbg !414
  %22 = load i32, i32* %9, align 4, !dbg !415
  %23 = sext i32 %22 to i64, !dbg !414
  %24 = getelementptr inbounds float, float* %21, i64 %23, !dbg !414
  %25 = load float, float* %24, align 4, !dbg !416
  %26 = call float @llvm.fmuladd.f32(float %15, float %20, float %25), !dbg !416
  store float %26, float* %24, align 4, !dbg !416
  br label %27, !dbg !414

27:                                               ; preds = %14
  %28 = load i32, i32* %9, align 4, !dbg !417
  %29 = add nsw i32 %28, 1, !dbg !417
  store i32 %29, i32* %9, align 4, !dbg !417
  br label %10, !dbg !418, !llvm.loop !419

30:                                               ; preds = %10
  ret void, !dbg !421
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local zeroext i8 @hash(<16 x i8> noundef %0) #3 !dbg !422 {
  %2 = alloca <16 x i8>, align 16
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  store <16 x i8> %0, <16 x i8>* %2, align 16
  call void @llvm.dbg.declare(metadata <16 x i8>* %2, metadata !429, metadata !DIExpression()), !dbg !430
  call void @llvm.dbg.declare(metadata i8* %3, metadata !431, metadata !DIExpression()), !dbg !432
  store i8 0, i8* %3, align 1, !dbg !432
  call void @llvm.dbg.declare(metadata i32* %4, metadata !433, metadata !DIExpression()), !dbg !435
  store i32 0, i32* %4, align 4, !dbg !435
  br label %5, !dbg !436

5:                                                ; preds = %18, %1
  %6 = load i32, i32* %4, align 4, !dbg !437
  %7 = icmp slt i32 %6, 16, !dbg !439
  br i1 %7, label %8, label %21, !dbg !440

8:                                                ; preds = %5
  %9 = load i8, i8* %3, align 1, !dbg !441
  %10 = zext i8 %9 to i32, !dbg !441
  %11 = mul nsw i32 %10, 31, !dbg !442
  %12 = load <16 x i8>, <16 x i8>* %2, align 16, !dbg !443
  %13 = load i32, i32* %4, align 4, !dbg !444
  %14 = extractelement <16 x i8> %12, i32 %13, !dbg !443
  %15 = zext i8 %14 to i32, !dbg !443
  %16 = add nsw i32 %11, %15, !dbg !445
  %17 = trunc i32 %16 to i8, !dbg !446
  store i8 %17, i8* %3, align 1, !dbg !447
  br label %18, !dbg !448

18:                                               ; preds = %8
  %19 = load i32, i32* %4, align 4, !dbg !449
  %20 = add nsw i32 %19, 1, !dbg !449
  store i32 %20, i32* %4, align 4, !dbg !449
  br label %5, !dbg !450, !llvm.loop !451

21:                                               ; preds = %5
  %22 = load i8, i8* %3, align 1, !dbg !453
  ret i8 %22, !dbg !454
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #3 !dbg !455 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i32], align 16
  %3 = alloca [8 x float], align 16
  %4 = alloca [8 x float], align 16
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x float>, align 16
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca i128, align 16
  %12 = alloca <16 x i8>, align 16
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [8 x i32]* %2, metadata !458, metadata !DIExpression()), !dbg !462
  %13 = bitcast [8 x i32]* %2 to i8*, !dbg !462
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %13, i8* align 16 bitcast ([8 x i32]* @__const.main.data to i8*), i64 32, i1 false), !dbg !462
  call void @llvm.dbg.declare(metadata [8 x float]* %3, metadata !463, metadata !DIExpression()), !dbg !465
  %14 = bitcast [8 x float]* %3 to i8*, !dbg !465
  call void @llvm.memset.p0i8.i64(i8* align 16 %14, i8 0, i64 32, i1 false), !dbg !465
  call void @llvm.dbg.declare(metadata [8 x float]* %4, metadata !466, metadata !DIExpression()), !dbg !467
  %15 = bitcast [8 x float]* %4 to i8*, !dbg !467
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %15, i8* align 16 bitcast ([8 x float]* @__const.main.x to i8*), i64 32, i1 false), !dbg !467
  %16 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 0, !dbg !468
  %17 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 0, !dbg !469
  call void @saxpy(float* noundef %16, float* noundef %17, float noundef 2.000000e+00, i32 noundef 8), !dbg !470
  call void @llvm.dbg.declare(metadata <4 x i32>* %5, metadata !471, metadata !DIExpression()), !dbg !472
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32>* %6, align 16, !dbg !473
  %18 = load <4 x i32>, <4 x i32>* %6, align 16, !dbg !473
  store <4 x i32> <i32 4, i32 3, i32 2, i32 1>, <4 x i32>* %7, align 16, !dbg !474
  %19 = load <4 x i32>, <4 x i32>* %7, align 16, !dbg !474
  %20 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 1, !dbg !475
  %21 = load i32, i32* %20, align 4, !dbg !475
  %22 = call <4 x i32> @vectors(<4 x i32> noundef %18, <4 x i32> noundef %19, i32 noundef %21), !dbg !476
  store <4 x i32> %22, <4 x i32>* %5, align 16, !dbg !472
  call void @llvm.dbg.declare(metadata <4 x float>* %8, metadata !477, metadata !DIExpression()), !dbg !478
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, <4 x float>* %9, align 16, !dbg !479
  %23 = load <4 x float>, <4 x float>* %9, align 16, !dbg !479
  store <4 x float> <float 4.000000e+00, float 3.000000e+00, float 2.000000e+00, float 1.000000e+00>, <4 x float>* %10, align 16, !dbg !480
  %24 = load <4 x float>, <4 x float>* %10, align 16, !dbg !480
  %25 = call <4 x float> @float_vectors(<4 x float> noundef %23, <4 x float> noundef %24), !dbg !481
  store <4 x float> %25, <4 x float>* %8, align 16, !dbg !478
  %26 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 0, !dbg !482
  %27 = load i32, i32* %26, align 16, !dbg !482
  %28 = call i32 @integers(i32 noundef %27, i32 noundef 7, i64 noundef -9), !dbg !483
  %29 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 2, !dbg !484
  %30 = load i32, i32* %29, align 8, !dbg !484
  %31 = call i32 @overflow(i32 noundef %30, i32 noundef 1073741824, i64 noundef 3), !dbg !485
  %32 = add nsw i32 %28, %31, !dbg !486
  %33 = call i32 @bits(i32 noundef 77, i64 noundef 1099511627776), !dbg !487
  %34 = add nsw i32 %32, %33, !dbg !488
  %35 = load i64, i64* @a64, align 8, !dbg !489
  %36 = call { i64, i64 } @wide_product(i64 noundef %35, i64 noundef 3), !dbg !490
  %37 = bitcast i128* %11 to { i64, i64 }*, !dbg !490
  %38 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %37, i32 0, i32 0, !dbg !490
  %39 = extractvalue { i64, i64 } %36, 0, !dbg !490
  store i64 %39, i64* %38, align 16, !dbg !490
  %40 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %37, i32 0, i32 1, !dbg !490
  %41 = extractvalue { i64, i64 } %36, 1, !dbg !490
  store i64 %41, i64* %40, align 8, !dbg !490
  %42 = load i128, i128* %11, align 16, !dbg !490
  %43 = trunc i128 %42 to i32, !dbg !491
  %44 = add nsw i32 %34, %43, !dbg !492
  %45 = load float, float* @single, align 4, !dbg !493
  %46 = load double, double* @huge, align 8, !dbg !494
  %47 = load x86_fp80, x86_fp80* @extended, align 16, !dbg !495
  %48 = call double @floats(float noundef %45, double noundef %46, x86_fp80 noundef %47), !dbg !496
  %49 = fptosi double %48 to i32, !dbg !497
  %50 = add nsw i32 %44, %49, !dbg !498
  %51 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 1, !dbg !499
  %52 = load float, float* %51, align 4, !dbg !499
  %53 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 0, !dbg !500
  %54 = call zeroext i1 @truth(float noundef %52, i32* noundef %53, i32 noundef 0), !dbg !501
  %55 = zext i1 %54 to i32, !dbg !501
  %56 = add nsw i32 %50, %55, !dbg !502
  %57 = load <4 x i32>, <4 x i32>* %5, align 16, !dbg !503
  %58 = extractelement <4 x i32> %57, i32 2, !dbg !503
  %59 = add nsw i32 %56, %58, !dbg !504
  %60 = load <4 x float>, <4 x float>* %8, align 16, !dbg !505
  %61 = extractelement <4 x float> %60, i32 1, !dbg !505
  %62 = fptosi float %61 to i32, !dbg !506
  %63 = add nsw i32 %59, %62, !dbg !507
  %64 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 0, !dbg !508
  %65 = call i32 @reduce(i32* noundef %64, i32 noundef 8), !dbg !509
  %66 = add nsw i32 %63, %65, !dbg !510
  store <16 x i8> <i8 1, i8 2, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>, <16 x i8>* %12, align 16, !dbg !511
  %67 = load <16 x i8>, <16 x i8>* %12, align 16, !dbg !511
  %68 = call zeroext i8 @hash(<16 x i8> noundef %67), !dbg !512
  %69 = zext i8 %68 to i32, !dbg !512
  %70 = add nsw i32 %66, %69, !dbg !513
  ret i32 %70, !dbg !514
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { argmemonly nofree nounwind willreturn writeonly }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}
!llvm.ident = !{!64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "extended", scope: !2, file: !3, line: 10, type: !56, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !24, splitDebugInlining: false, nameTableKind: None)
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
!63 = !{i32 7, !"frame-pointer", i32 2}
!64 = !{!"Debian clang version 14.0.6"}
!65 = distinct !DISubprogram(name: "integers", scope: !3, file: !3, line: 23, type: !66, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!66 = !DISubroutineType(types: !67)
!67 = !{!5, !5, !21, !68}
!68 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!69 = !{}
!70 = !DILocalVariable(name: "x", arg: 1, scope: !65, file: !3, line: 23, type: !5)
!71 = !DILocation(line: 23, column: 18, scope: !65)
!72 = !DILocalVariable(name: "y", arg: 2, scope: !65, file: !3, line: 23, type: !21)
!73 = !DILocation(line: 23, column: 30, scope: !65)
!74 = !DILocalVariable(name: "z", arg: 3, scope: !65, file: !3, line: 23, type: !68)
!75 = !DILocation(line: 23, column: 43, scope: !65)
!76 = !DILocalVariable(name: "r", scope: !65, file: !3, line: 25, type: !5)
!77 = !DILocation(line: 25, column: 9, scope: !65)
!78 = !DILocation(line: 25, column: 13, scope: !65)
!79 = !DILocation(line: 25, column: 15, scope: !65)
!80 = !DILocation(line: 25, column: 21, scope: !65)
!81 = !DILocation(line: 25, column: 23, scope: !65)
!82 = !DILocation(line: 25, column: 19, scope: !65)
!83 = !DILocation(line: 25, column: 30, scope: !65)
!84 = !DILocation(line: 25, column: 32, scope: !65)
!85 = !DILocation(line: 25, column: 27, scope: !65)
!86 = !DILocation(line: 25, column: 41, scope: !65)
!87 = !DILocation(line: 25, column: 43, scope: !65)
!88 = !DILocation(line: 25, column: 38, scope: !65)
!89 = !DILocation(line: 26, column: 16, scope: !65)
!90 = !DILocation(line: 26, column: 18, scope: !65)
!91 = !DILocation(line: 26, column: 24, scope: !65)
!92 = !DILocation(line: 26, column: 26, scope: !65)
!93 = !DILocation(line: 26, column: 22, scope: !65)
!94 = !DILocation(line: 26, column: 33, scope: !65)
!95 = !DILocation(line: 26, column: 35, scope: !65)
!96 = !DILocation(line: 26, column: 30, scope: !65)
!97 = !DILocation(line: 26, column: 7, scope: !65)
!98 = !DILocation(line: 27, column: 16, scope: !65)
!99 = !DILocation(line: 27, column: 20, scope: !65)
!100 = !DILocation(line: 27, column: 18, scope: !65)
!101 = !DILocation(line: 27, column: 22, scope: !65)
!102 = !DILocation(line: 27, column: 10, scope: !65)
!103 = !DILocation(line: 27, column: 7, scope: !65)
!104 = !DILocation(line: 28, column: 18, scope: !65)
!105 = !DILocation(line: 28, column: 10, scope: !65)
!106 = !DILocation(line: 28, column: 8, scope: !65)
!107 = !DILocation(line: 29, column: 22, scope: !65)
!108 = !DILocation(line: 29, column: 28, scope: !65)
!109 = !DILocation(line: 29, column: 26, scope: !65)
!110 = !DILocation(line: 29, column: 11, scope: !65)
!111 = !DILocation(line: 29, column: 9, scope: !65)
!112 = !DILocation(line: 30, column: 12, scope: !65)
!113 = !DILocation(line: 30, column: 11, scope: !65)
!114 = !DILocation(line: 30, column: 9, scope: !65)
!115 = !DILocation(line: 31, column: 22, scope: !65)
!116 = !DILocation(line: 31, column: 11, scope: !65)
!117 = !DILocation(line: 31, column: 9, scope: !65)
!118 = !DILocation(line: 32, column: 12, scope: !65)
!119 = !DILocation(line: 32, column: 16, scope: !65)
!120 = !DILocation(line: 32, column: 14, scope: !65)
!121 = !DILocation(line: 32, column: 5, scope: !65)
!122 = distinct !DISubprogram(name: "overflow", scope: !3, file: !3, line: 35, type: !123, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!123 = !DISubroutineType(types: !124)
!124 = !{!5, !5, !5, !17}
!125 = !DILocalVariable(name: "x", arg: 1, scope: !122, file: !3, line: 35, type: !5)
!126 = !DILocation(line: 35, column: 18, scope: !122)
!127 = !DILocalVariable(name: "y", arg: 2, scope: !122, file: !3, line: 35, type: !5)
!128 = !DILocation(line: 35, column: 25, scope: !122)
!129 = !DILocalVariable(name: "u", arg: 3, scope: !122, file: !3, line: 35, type: !17)
!130 = !DILocation(line: 35, column: 42, scope: !122)
!131 = !DILocalVariable(name: "out", scope: !122, file: !3, line: 37, type: !5)
!132 = !DILocation(line: 37, column: 9, scope: !122)
!133 = !DILocalVariable(name: "uout", scope: !122, file: !3, line: 38, type: !17)
!134 = !DILocation(line: 38, column: 19, scope: !122)
!135 = !DILocalVariable(name: "bad", scope: !122, file: !3, line: 39, type: !5)
!136 = !DILocation(line: 39, column: 9, scope: !122)
!137 = !DILocation(line: 39, column: 38, scope: !122)
!138 = !DILocation(line: 39, column: 41, scope: !122)
!139 = !DILocation(line: 39, column: 15, scope: !122)
!140 = !DILocation(line: 40, column: 35, scope: !122)
!141 = !DILocation(line: 40, column: 38, scope: !122)
!142 = !DILocation(line: 40, column: 12, scope: !122)
!143 = !DILocation(line: 40, column: 9, scope: !122)
!144 = !DILocation(line: 41, column: 35, scope: !122)
!145 = !DILocation(line: 41, column: 12, scope: !122)
!146 = !DILocation(line: 41, column: 9, scope: !122)
!147 = !DILocation(line: 42, column: 12, scope: !122)
!148 = !DILocation(line: 42, column: 18, scope: !122)
!149 = !DILocation(line: 42, column: 16, scope: !122)
!150 = !DILocation(line: 42, column: 29, scope: !122)
!151 = !DILocation(line: 42, column: 24, scope: !122)
!152 = !DILocation(line: 42, column: 22, scope: !122)
!153 = !DILocation(line: 42, column: 5, scope: !122)
!154 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 45, type: !155, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!155 = !DISubroutineType(types: !156)
!156 = !{!5, !21, !15}
!157 = !DILocalVariable(name: "x", arg: 1, scope: !154, file: !3, line: 45, type: !21)
!158 = !DILocation(line: 45, column: 19, scope: !154)
!159 = !DILocalVariable(name: "y", arg: 2, scope: !154, file: !3, line: 45, type: !15)
!160 = !DILocation(line: 45, column: 31, scope: !154)
!161 = !DILocation(line: 47, column: 31, scope: !154)
!162 = !DILocation(line: 47, column: 12, scope: !154)
!163 = !DILocation(line: 47, column: 50, scope: !154)
!164 = !DILocation(line: 47, column: 52, scope: !154)
!165 = !DILocation(line: 47, column: 36, scope: !154)
!166 = !DILocation(line: 47, column: 34, scope: !154)
!167 = !DILocation(line: 47, column: 75, scope: !154)
!168 = !DILocation(line: 47, column: 77, scope: !154)
!169 = !DILocation(line: 47, column: 59, scope: !154)
!170 = !DILocation(line: 47, column: 57, scope: !154)
!171 = !DILocation(line: 48, column: 35, scope: !154)
!172 = !DILocation(line: 48, column: 17, scope: !154)
!173 = !DILocation(line: 47, column: 82, scope: !154)
!174 = !DILocation(line: 48, column: 46, scope: !154)
!175 = !DILocation(line: 48, column: 48, scope: !154)
!176 = !DILocation(line: 48, column: 55, scope: !154)
!177 = !DILocation(line: 48, column: 57, scope: !154)
!178 = !DILocation(line: 48, column: 53, scope: !154)
!179 = !DILocation(line: 48, column: 38, scope: !154)
!180 = !DILocation(line: 48, column: 85, scope: !154)
!181 = !DILocation(line: 48, column: 66, scope: !154)
!182 = !DILocation(line: 48, column: 64, scope: !154)
!183 = !DILocation(line: 49, column: 29, scope: !154)
!184 = !DILocation(line: 49, column: 12, scope: !154)
!185 = !DILocation(line: 48, column: 88, scope: !154)
!186 = !DILocation(line: 47, column: 5, scope: !154)
!187 = distinct !DISubprogram(name: "wide_product", scope: !3, file: !3, line: 52, type: !188, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!188 = !DISubroutineType(types: !189)
!189 = !{!18, !15, !15}
!190 = !DILocalVariable(name: "a", arg: 1, scope: !187, file: !3, line: 52, type: !15)
!191 = !DILocation(line: 52, column: 41, scope: !187)
!192 = !DILocalVariable(name: "b", arg: 2, scope: !187, file: !3, line: 52, type: !15)
!193 = !DILocation(line: 52, column: 53, scope: !187)
!194 = !DILocation(line: 54, column: 31, scope: !187)
!195 = !DILocation(line: 54, column: 12, scope: !187)
!196 = !DILocation(line: 54, column: 35, scope: !187)
!197 = !DILocation(line: 54, column: 33, scope: !187)
!198 = !DILocation(line: 54, column: 39, scope: !187)
!199 = !DILocation(line: 54, column: 37, scope: !187)
!200 = !DILocation(line: 54, column: 5, scope: !187)
!201 = distinct !DISubprogram(name: "floats", scope: !3, file: !3, line: 57, type: !202, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!202 = !DISubroutineType(types: !203)
!203 = !{!20, !29, !20, !56}
!204 = !DILocalVariable(name: "f", arg: 1, scope: !201, file: !3, line: 57, type: !29)
!205 = !DILocation(line: 57, column: 21, scope: !201)
!206 = !DILocalVariable(name: "d", arg: 2, scope: !201, file: !3, line: 57, type: !20)
!207 = !DILocation(line: 57, column: 31, scope: !201)
!208 = !DILocalVariable(name: "l", arg: 3, scope: !201, file: !3, line: 57, type: !56)
!209 = !DILocation(line: 57, column: 46, scope: !201)
!210 = !DILocation(line: 59, column: 10, scope: !201)
!211 = !DILocation(line: 59, column: 28, scope: !201)
!212 = !DILocation(line: 59, column: 26, scope: !201)
!213 = !DILocation(line: 59, column: 19, scope: !201)
!214 = !DILocation(line: 59, column: 7, scope: !201)
!215 = !DILocation(line: 60, column: 9, scope: !201)
!216 = !DILocation(line: 60, column: 11, scope: !201)
!217 = !DILocation(line: 60, column: 20, scope: !201)
!218 = !DILocation(line: 60, column: 19, scope: !201)
!219 = !DILocation(line: 60, column: 24, scope: !201)
!220 = !DILocation(line: 60, column: 28, scope: !201)
!221 = !DILocation(line: 60, column: 26, scope: !201)
!222 = !DILocation(line: 60, column: 40, scope: !201)
!223 = !DILocation(line: 60, column: 35, scope: !201)
!224 = !DILocation(line: 60, column: 50, scope: !201)
!225 = !DILocation(line: 60, column: 45, scope: !201)
!226 = !DILocation(line: 60, column: 7, scope: !201)
!227 = !DILocation(line: 61, column: 9, scope: !201)
!228 = !DILocation(line: 61, column: 13, scope: !201)
!229 = !DILocation(line: 61, column: 24, scope: !201)
!230 = !DILocation(line: 61, column: 22, scope: !201)
!231 = !DILocation(line: 61, column: 7, scope: !201)
!232 = !DILocation(line: 62, column: 12, scope: !201)
!233 = !DILocation(line: 62, column: 31, scope: !201)
!234 = !DILocation(line: 62, column: 19, scope: !201)
!235 = !DILocation(line: 62, column: 17, scope: !201)
!236 = !DILocation(line: 62, column: 10, scope: !201)
!237 = !DILocation(line: 63, column: 25, scope: !238)
!238 = distinct !DILexicalBlock(scope: !201, file: !3, line: 63, column: 9)
!239 = !DILocation(line: 63, column: 9, scope: !238)
!240 = !DILocation(line: 63, column: 28, scope: !238)
!241 = !DILocation(line: 63, column: 31, scope: !238)
!242 = !DILocation(line: 63, column: 36, scope: !238)
!243 = !DILocation(line: 63, column: 33, scope: !238)
!244 = !DILocation(line: 63, column: 40, scope: !238)
!245 = !DILocation(line: 63, column: 45, scope: !238)
!246 = !DILocation(line: 63, column: 50, scope: !238)
!247 = !DILocation(line: 63, column: 47, scope: !238)
!248 = !DILocation(line: 63, column: 9, scope: !201)
!249 = !DILocation(line: 64, column: 16, scope: !238)
!250 = !DILocation(line: 64, column: 9, scope: !238)
!251 = !DILocation(line: 65, column: 20, scope: !201)
!252 = !DILocation(line: 65, column: 12, scope: !201)
!253 = !DILocation(line: 65, column: 37, scope: !201)
!254 = !DILocation(line: 65, column: 32, scope: !201)
!255 = !DILocation(line: 65, column: 24, scope: !201)
!256 = !DILocation(line: 65, column: 22, scope: !201)
!257 = !DILocation(line: 65, column: 59, scope: !201)
!258 = !DILocation(line: 65, column: 49, scope: !201)
!259 = !DILocation(line: 65, column: 41, scope: !201)
!260 = !DILocation(line: 65, column: 39, scope: !201)
!261 = !DILocation(line: 65, column: 77, scope: !201)
!262 = !DILocation(line: 65, column: 71, scope: !201)
!263 = !DILocation(line: 65, column: 63, scope: !201)
!264 = !DILocation(line: 65, column: 61, scope: !201)
!265 = !DILocation(line: 65, column: 86, scope: !201)
!266 = !DILocation(line: 65, column: 89, scope: !201)
!267 = !DILocation(line: 65, column: 81, scope: !201)
!268 = !DILocation(line: 65, column: 79, scope: !201)
!269 = !DILocation(line: 65, column: 5, scope: !201)
!270 = !DILocation(line: 66, column: 1, scope: !201)
!271 = distinct !DISubprogram(name: "truth", scope: !3, file: !3, line: 68, type: !272, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!272 = !DISubroutineType(types: !273)
!273 = !{!274, !29, !275, !5}
!274 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!275 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!276 = !DILocalVariable(name: "f", arg: 1, scope: !271, file: !3, line: 68, type: !29)
!277 = !DILocation(line: 68, column: 19, scope: !271)
!278 = !DILocalVariable(name: "p", arg: 2, scope: !271, file: !3, line: 68, type: !275)
!279 = !DILocation(line: 68, column: 27, scope: !271)
!280 = !DILocalVariable(name: "x", arg: 3, scope: !271, file: !3, line: 68, type: !5)
!281 = !DILocation(line: 68, column: 34, scope: !271)
!282 = !DILocation(line: 70, column: 12, scope: !271)
!283 = !DILocation(line: 70, column: 14, scope: !271)
!284 = !DILocation(line: 70, column: 17, scope: !271)
!285 = !DILocation(line: 70, column: 19, scope: !271)
!286 = !DILocation(line: 70, column: 23, scope: !271)
!287 = !DILocation(line: 70, column: 22, scope: !271)
!288 = !DILocation(line: 0, scope: !271)
!289 = !DILocation(line: 70, column: 5, scope: !271)
!290 = distinct !DISubprogram(name: "vectors", scope: !3, file: !3, line: 73, type: !291, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!291 = !DISubroutineType(types: !292)
!292 = !{!42, !42, !42, !5}
!293 = !DILocalVariable(name: "a", arg: 1, scope: !290, file: !3, line: 73, type: !42)
!294 = !DILocation(line: 73, column: 17, scope: !290)
!295 = !DILocalVariable(name: "b", arg: 2, scope: !290, file: !3, line: 73, type: !42)
!296 = !DILocation(line: 73, column: 24, scope: !290)
!297 = !DILocalVariable(name: "i", arg: 3, scope: !290, file: !3, line: 73, type: !5)
!298 = !DILocation(line: 73, column: 31, scope: !290)
!299 = !DILocalVariable(name: "c", scope: !290, file: !3, line: 75, type: !42)
!300 = !DILocation(line: 75, column: 9, scope: !290)
!301 = !DILocation(line: 75, column: 13, scope: !290)
!302 = !DILocation(line: 75, column: 17, scope: !290)
!303 = !DILocation(line: 75, column: 15, scope: !290)
!304 = !DILocation(line: 75, column: 21, scope: !290)
!305 = !DILocation(line: 75, column: 19, scope: !290)
!306 = !DILocalVariable(name: "mask", scope: !290, file: !3, line: 76, type: !42)
!307 = !DILocation(line: 76, column: 9, scope: !290)
!308 = !DILocation(line: 76, column: 16, scope: !290)
!309 = !DILocation(line: 76, column: 20, scope: !290)
!310 = !DILocation(line: 76, column: 18, scope: !290)
!311 = !DILocation(line: 77, column: 10, scope: !290)
!312 = !DILocation(line: 77, column: 14, scope: !290)
!313 = !DILocation(line: 77, column: 12, scope: !290)
!314 = !DILocation(line: 77, column: 23, scope: !290)
!315 = !DILocation(line: 77, column: 28, scope: !290)
!316 = !DILocation(line: 77, column: 27, scope: !290)
!317 = !DILocation(line: 77, column: 25, scope: !290)
!318 = !DILocation(line: 77, column: 20, scope: !290)
!319 = !DILocation(line: 77, column: 7, scope: !290)
!320 = !DILocation(line: 78, column: 7, scope: !290)
!321 = !DILocation(line: 78, column: 9, scope: !290)
!322 = !DILocation(line: 78, column: 14, scope: !290)
!323 = !DILocation(line: 79, column: 33, scope: !290)
!324 = !DILocation(line: 79, column: 36, scope: !290)
!325 = !DILocation(line: 79, column: 9, scope: !290)
!326 = !DILocation(line: 79, column: 7, scope: !290)
!327 = !DILocation(line: 80, column: 12, scope: !290)
!328 = !DILocation(line: 80, column: 17, scope: !290)
!329 = !DILocation(line: 80, column: 19, scope: !290)
!330 = !DILocation(line: 80, column: 14, scope: !290)
!331 = !DILocation(line: 80, column: 5, scope: !290)
!332 = distinct !DISubprogram(name: "float_vectors", scope: !3, file: !3, line: 83, type: !333, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!333 = !DISubroutineType(types: !334)
!334 = !{!335, !335, !335}
!335 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4f", file: !3, line: 7, baseType: !336)
!336 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 128, flags: DIFlagVector, elements: !44)
!337 = !DILocalVariable(name: "a", arg: 1, scope: !332, file: !3, line: 83, type: !335)
!338 = !DILocation(line: 83, column: 23, scope: !332)
!339 = !DILocalVariable(name: "b", arg: 2, scope: !332, file: !3, line: 83, type: !335)
!340 = !DILocation(line: 83, column: 30, scope: !332)
!341 = !DILocation(line: 85, column: 12, scope: !332)
!342 = !DILocation(line: 85, column: 16, scope: !332)
!343 = !DILocation(line: 85, column: 20, scope: !332)
!344 = !DILocation(line: 85, column: 24, scope: !332)
!345 = !DILocation(line: 85, column: 22, scope: !332)
!346 = !DILocation(line: 85, column: 18, scope: !332)
!347 = !DILocation(line: 85, column: 5, scope: !332)
!348 = distinct !DISubprogram(name: "reduce", scope: !3, file: !3, line: 88, type: !349, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!349 = !DISubroutineType(types: !350)
!350 = !{!5, !351, !5}
!351 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !352)
!352 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !353, size: 64)
!353 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!354 = !DILocalVariable(name: "p", arg: 1, scope: !348, file: !3, line: 88, type: !351)
!355 = !DILocation(line: 88, column: 32, scope: !348)
!356 = !DILocalVariable(name: "n", arg: 2, scope: !348, file: !3, line: 88, type: !5)
!357 = !DILocation(line: 88, column: 39, scope: !348)
!358 = !DILocalVariable(name: "total", scope: !348, file: !3, line: 90, type: !5)
!359 = !DILocation(line: 90, column: 9, scope: !348)
!360 = !DILocalVariable(name: "i", scope: !361, file: !3, line: 91, type: !5)
!361 = distinct !DILexicalBlock(scope: !348, file: !3, line: 91, column: 5)
!362 = !DILocation(line: 91, column: 14, scope: !361)
!363 = !DILocation(line: 91, column: 10, scope: !361)
!364 = !DILocation(line: 91, column: 21, scope: !365)
!365 = distinct !DILexicalBlock(scope: !361, file: !3, line: 91, column: 5)
!366 = !DILocation(line: 91, column: 25, scope: !365)
!367 = !DILocation(line: 91, column: 23, scope: !365)
!368 = !DILocation(line: 91, column: 5, scope: !361)
!369 = !DILocation(line: 92, column: 18, scope: !365)
!370 = !DILocation(line: 92, column: 20, scope: !365)
!371 = !DILocation(line: 92, column: 23, scope: !365)
!372 = !DILocation(line: 92, column: 29, scope: !365)
!373 = !DILocation(line: 92, column: 31, scope: !365)
!374 = !DILocation(line: 92, column: 37, scope: !365)
!375 = !DILocation(line: 92, column: 39, scope: !365)
!376 = !DILocation(line: 92, column: 36, scope: !365)
!377 = !DILocation(line: 92, column: 15, scope: !365)
!378 = !DILocation(line: 92, column: 9, scope: !365)
!379 = !DILocation(line: 91, column: 29, scope: !365)
!380 = !DILocation(line: 91, column: 5, scope: !365)
!381 = distinct !{!381, !368, !382, !383}
!382 = !DILocation(line: 92, column: 40, scope: !361)
!383 = !{!"llvm.loop.mustprogress"}
!384 = !DILocation(line: 93, column: 12, scope: !348)
!385 = !DILocation(line: 93, column: 5, scope: !348)
!386 = distinct !DISubprogram(name: "saxpy", scope: !3, file: !3, line: 96, type: !387, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!387 = !DISubroutineType(types: !388)
!388 = !{null, !389, !391, !29, !5}
!389 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !390)
!390 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!391 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !392)
!392 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !393, size: 64)
!393 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!394 = !DILocalVariable(name: "y", arg: 1, scope: !386, file: !3, line: 96, type: !389)
!395 = !DILocation(line: 96, column: 28, scope: !386)
!396 = !DILocalVariable(name: "x", arg: 2, scope: !386, file: !3, line: 96, type: !391)
!397 = !DILocation(line: 96, column: 53, scope: !386)
!398 = !DILocalVariable(name: "a", arg: 3, scope: !386, file: !3, line: 96, type: !29)
!399 = !DILocation(line: 96, column: 62, scope: !386)
!400 = !DILocalVariable(name: "n", arg: 4, scope: !386, file: !3, line: 96, type: !5)
!401 = !DILocation(line: 96, column: 69, scope: !386)
!402 = !DILocalVariable(name: "i", scope: !403, file: !3, line: 98, type: !5)
!403 = distinct !DILexicalBlock(scope: !386, file: !3, line: 98, column: 5)
!404 = !DILocation(line: 98, column: 14, scope: !403)
!405 = !DILocation(line: 98, column: 10, scope: !403)
!406 = !DILocation(line: 98, column: 21, scope: !407)
!407 = distinct !DILexicalBlock(scope: !403, file: !3, line: 98, column: 5)
!408 = !DILocation(line: 98, column: 25, scope: !407)
!409 = !DILocation(line: 98, column: 23, scope: !407)
!410 = !DILocation(line: 98, column: 5, scope: !403)
!411 = !DILocation(line: 99, column: 17, scope: !407)
!412 = !DILocation(line: 99, column: 21, scope: !407)
!413 = !DILocation(line: 99, column: 23, scope: !407)
!414 = !DILocation(line: 99, column: 9, scope: !407)
!415 = !DILocation(line: 99, column: 11, scope: !407)
!416 = !DILocation(line: 99, column: 14, scope: !407)
!417 = !DILocation(line: 98, column: 29, scope: !407)
!418 = !DILocation(line: 98, column: 5, scope: !407)
!419 = distinct !{!419, !410, !420, !383}
!420 = !DILocation(line: 99, column: 24, scope: !403)
!421 = !DILocation(line: 100, column: 1, scope: !386)
!422 = distinct !DISubprogram(name: "hash", scope: !3, file: !3, line: 102, type: !423, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!423 = !DISubroutineType(types: !424)
!424 = !{!23, !425}
!425 = !DIDerivedType(tag: DW_TAG_typedef, name: "v16c", file: !3, line: 8, baseType: !426)
!426 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, flags: DIFlagVector, elements: !427)
!427 = !{!428}
!428 = !DISubrange(count: 16)
!429 = !DILocalVariable(name: "v", arg: 1, scope: !422, file: !3, line: 102, type: !425)
!430 = !DILocation(line: 102, column: 25, scope: !422)
!431 = !DILocalVariable(name: "h", scope: !422, file: !3, line: 104, type: !23)
!432 = !DILocation(line: 104, column: 19, scope: !422)
!433 = !DILocalVariable(name: "i", scope: !434, file: !3, line: 105, type: !5)
!434 = distinct !DILexicalBlock(scope: !422, file: !3, line: 105, column: 5)
!435 = !DILocation(line: 105, column: 14, scope: !434)
!436 = !DILocation(line: 105, column: 10, scope: !434)
!437 = !DILocation(line: 105, column: 21, scope: !438)
!438 = distinct !DILexicalBlock(scope: !434, file: !3, line: 105, column: 5)
!439 = !DILocation(line: 105, column: 23, scope: !438)
!440 = !DILocation(line: 105, column: 5, scope: !434)
!441 = !DILocation(line: 106, column: 29, scope: !438)
!442 = !DILocation(line: 106, column: 31, scope: !438)
!443 = !DILocation(line: 106, column: 38, scope: !438)
!444 = !DILocation(line: 106, column: 40, scope: !438)
!445 = !DILocation(line: 106, column: 36, scope: !438)
!446 = !DILocation(line: 106, column: 13, scope: !438)
!447 = !DILocation(line: 106, column: 11, scope: !438)
!448 = !DILocation(line: 106, column: 9, scope: !438)
!449 = !DILocation(line: 105, column: 30, scope: !438)
!450 = !DILocation(line: 105, column: 5, scope: !438)
!451 = distinct !{!451, !440, !452, !383}
!452 = !DILocation(line: 106, column: 42, scope: !434)
!453 = !DILocation(line: 107, column: 12, scope: !422)
!454 = !DILocation(line: 107, column: 5, scope: !422)
!455 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 110, type: !456, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!456 = !DISubroutineType(types: !457)
!457 = !{!5}
!458 = !DILocalVariable(name: "data", scope: !455, file: !3, line: 112, type: !459)
!459 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, elements: !460)
!460 = !{!461}
!461 = !DISubrange(count: 8)
!462 = !DILocation(line: 112, column: 9, scope: !455)
!463 = !DILocalVariable(name: "y", scope: !455, file: !3, line: 113, type: !464)
!464 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 256, elements: !460)
!465 = !DILocation(line: 113, column: 11, scope: !455)
!466 = !DILocalVariable(name: "x", scope: !455, file: !3, line: 113, type: !464)
!467 = !DILocation(line: 113, column: 23, scope: !455)
!468 = !DILocation(line: 114, column: 11, scope: !455)
!469 = !DILocation(line: 114, column: 14, scope: !455)
!470 = !DILocation(line: 114, column: 5, scope: !455)
!471 = !DILocalVariable(name: "v", scope: !455, file: !3, line: 115, type: !42)
!472 = !DILocation(line: 115, column: 9, scope: !455)
!473 = !DILocation(line: 115, column: 21, scope: !455)
!474 = !DILocation(line: 115, column: 40, scope: !455)
!475 = !DILocation(line: 115, column: 59, scope: !455)
!476 = !DILocation(line: 115, column: 13, scope: !455)
!477 = !DILocalVariable(name: "w", scope: !455, file: !3, line: 116, type: !335)
!478 = !DILocation(line: 116, column: 9, scope: !455)
!479 = !DILocation(line: 116, column: 27, scope: !455)
!480 = !DILocation(line: 116, column: 46, scope: !455)
!481 = !DILocation(line: 116, column: 13, scope: !455)
!482 = !DILocation(line: 117, column: 21, scope: !455)
!483 = !DILocation(line: 117, column: 12, scope: !455)
!484 = !DILocation(line: 117, column: 49, scope: !455)
!485 = !DILocation(line: 117, column: 40, scope: !455)
!486 = !DILocation(line: 117, column: 38, scope: !455)
!487 = !DILocation(line: 117, column: 72, scope: !455)
!488 = !DILocation(line: 117, column: 70, scope: !455)
!489 = !DILocation(line: 118, column: 30, scope: !455)
!490 = !DILocation(line: 118, column: 17, scope: !455)
!491 = !DILocation(line: 118, column: 12, scope: !455)
!492 = !DILocation(line: 117, column: 93, scope: !455)
!493 = !DILocation(line: 118, column: 52, scope: !455)
!494 = !DILocation(line: 118, column: 60, scope: !455)
!495 = !DILocation(line: 118, column: 66, scope: !455)
!496 = !DILocation(line: 118, column: 45, scope: !455)
!497 = !DILocation(line: 118, column: 40, scope: !455)
!498 = !DILocation(line: 118, column: 38, scope: !455)
!499 = !DILocation(line: 119, column: 18, scope: !455)
!500 = !DILocation(line: 119, column: 24, scope: !455)
!501 = !DILocation(line: 119, column: 12, scope: !455)
!502 = !DILocation(line: 118, column: 76, scope: !455)
!503 = !DILocation(line: 119, column: 35, scope: !455)
!504 = !DILocation(line: 119, column: 33, scope: !455)
!505 = !DILocation(line: 119, column: 47, scope: !455)
!506 = !DILocation(line: 119, column: 42, scope: !455)
!507 = !DILocation(line: 119, column: 40, scope: !455)
!508 = !DILocation(line: 119, column: 61, scope: !455)
!509 = !DILocation(line: 119, column: 54, scope: !455)
!510 = !DILocation(line: 119, column: 52, scope: !455)
!511 = !DILocation(line: 119, column: 77, scope: !455)
!512 = !DILocation(line: 119, column: 72, scope: !455)
!513 = !DILocation(line: 119, column: 70, scope: !455)
!514 = !DILocation(line: 117, column: 5, scope: !455)
