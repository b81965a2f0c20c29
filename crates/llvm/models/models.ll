; ModuleID = 'models.c'
source_filename = "models.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.named = type { [4 x i64], [32 x i8], %struct.named* }
%struct.time = type { i64, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@strtok_state = internal unnamed_addr global i8* null, align 8
@flags_at = internal constant i16* getelementptr inbounds (<{ [256 x i16], [128 x i16] }>, <{ [256 x i16], [128 x i16] }>* @flags, i64 0, i32 0, i64 128), align 8
@up_at = internal constant i32* getelementptr inbounds ([384 x i32], [384 x i32]* @up, i64 0, i64 128), align 8
@down_at = internal constant i32* getelementptr inbounds ([384 x i32], [384 x i32]* @down, i64 0, i64 128), align 8
@.str = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@all_named = internal unnamed_addr global %struct.named* null, align 8
@flags = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@up = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@down = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = call i32 @__heddle_once_begin(i32* noundef %0) #18
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void %1() #18
  call void @__heddle_once_end(i32* noundef %0) #18
  br label %6

6:                                                ; preds = %5, %2
  ret i32 0
}

declare i32 @__heddle_once_begin(i32* noundef) local_unnamed_addr #1

declare void @__heddle_once_end(i32* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local void @call_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = call i32 @__heddle_once_begin(i32* noundef %0) #18
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void %1() #18
  call void @__heddle_once_end(i32* noundef %0) #18
  br label %6

6:                                                ; preds = %2, %5
  ret void
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @__heddle_run_destructors(i8* noundef %0) local_unnamed_addr #2 {
  %2 = alloca void (i8*)*, align 8
  %3 = bitcast void (i8*)** %2 to i8*
  br label %4

4:                                                ; preds = %1, %8
  %5 = phi i32 [ 0, %1 ], [ %10, %8 ]
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #19
  %6 = call i8* @__heddle_next_destructor(void (i8*)** noundef nonnull %2) #18
  %7 = icmp eq i8* %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = load void (i8*)*, void (i8*)** %2, align 8, !tbaa !5
  call void %9(i8* noundef nonnull %6) #18
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #19
  %10 = add nuw nsw i32 %5, 1
  %11 = icmp eq i32 %10, 64
  br i1 %11, label %14, label %4, !llvm.loop !9

12:                                               ; preds = %4
  %13 = bitcast void (i8*)** %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %13) #19
  br label %14

14:                                               ; preds = %8, %12
  call void @__heddle_thread_end(i8* noundef %0) #20
  unreachable
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare i8* @__heddle_next_destructor(void (i8*)** noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: noreturn
declare void @__heddle_thread_end(i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local void @qsort(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*)* nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = icmp ugt i64 %1, 1
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = and i64 %2, 7
  %8 = icmp eq i64 %7, 0
  %9 = icmp eq i64 %2, 0
  %10 = icmp eq i64 %2, 0
  br label %11

11:                                               ; preds = %6, %23
  %12 = phi i64 [ 1, %6 ], [ %24, %23 ]
  br label %14

13:                                               ; preds = %23, %4
  ret void

14:                                               ; preds = %11, %47
  %15 = phi i64 [ %16, %47 ], [ %12, %11 ]
  %16 = add i64 %15, -1
  %17 = mul i64 %16, %2
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = mul i64 %15, %2
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  %21 = call i32 %3(i8* noundef %18, i8* noundef %20) #18
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %14, %47
  %24 = add nuw i64 %12, 1
  %25 = icmp eq i64 %24, %1
  br i1 %25, label %13, label %11, !llvm.loop !12

26:                                               ; preds = %14
  br i1 %8, label %28, label %27

27:                                               ; preds = %26
  br i1 %9, label %47, label %39

28:                                               ; preds = %26
  br i1 %10, label %47, label %29

29:                                               ; preds = %28, %29
  %30 = phi i64 [ %37, %29 ], [ 0, %28 ]
  %31 = getelementptr inbounds i8, i8* %18, i64 %30
  %32 = bitcast i8* %31 to i8**
  %33 = load i8*, i8** %32, align 8, !tbaa !5
  %34 = getelementptr inbounds i8, i8* %20, i64 %30
  %35 = bitcast i8* %34 to i8**
  %36 = load i8*, i8** %35, align 8, !tbaa !5
  store i8* %36, i8** %32, align 8, !tbaa !5
  store i8* %33, i8** %35, align 8, !tbaa !5
  %37 = add nuw i64 %30, 8
  %38 = icmp ult i64 %37, %2
  br i1 %38, label %29, label %47, !llvm.loop !13

39:                                               ; preds = %27, %39
  %40 = phi i64 [ %45, %39 ], [ 0, %27 ]
  %41 = getelementptr inbounds i8, i8* %18, i64 %40
  %42 = load i8, i8* %41, align 1, !tbaa !14
  %43 = getelementptr inbounds i8, i8* %20, i64 %40
  %44 = load i8, i8* %43, align 1, !tbaa !14
  store i8 %44, i8* %41, align 1, !tbaa !14
  store i8 %42, i8* %43, align 1, !tbaa !14
  %45 = add nuw i64 %40, 1
  %46 = icmp eq i64 %45, %2
  br i1 %46, label %47, label %39, !llvm.loop !15

47:                                               ; preds = %39, %29, %27, %28
  %48 = icmp eq i64 %16, 0
  br i1 %48, label %23, label %14, !llvm.loop !16
}

; Function Attrs: nounwind uwtable
define dso_local i8* @bsearch(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 {
  br label %6

6:                                                ; preds = %11, %5
  %7 = phi i64 [ %2, %5 ], [ %22, %11 ]
  %8 = phi i64 [ 0, %5 ], [ %24, %11 ]
  %9 = phi i8* [ undef, %5 ], [ %25, %11 ]
  %10 = icmp ugt i64 %7, %8
  br i1 %10, label %11, label %26

11:                                               ; preds = %6
  %12 = sub i64 %7, %8
  %13 = lshr i64 %12, 1
  %14 = add i64 %13, %8
  %15 = mul i64 %14, %3
  %16 = getelementptr inbounds i8, i8* %1, i64 %15
  %17 = call i32 %4(i8* noundef %0, i8* noundef %16) #18
  %18 = icmp eq i32 %17, 0
  %19 = icmp slt i32 %17, 0
  %20 = add i64 %14, 1
  %21 = select i1 %19, i64 %14, i64 %7
  %22 = select i1 %18, i64 %7, i64 %21
  %23 = icmp slt i32 %17, 1
  %24 = select i1 %23, i64 %8, i64 %20
  %25 = select i1 %18, i8* %16, i8* %9
  br i1 %18, label %26, label %6, !llvm.loop !17

26:                                               ; preds = %6, %11
  %27 = phi i8* [ %25, %11 ], [ null, %6 ]
  ret i8* %27
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @isdigit(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -48
  %3 = icmp ult i32 %2, 10
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @isupper(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -65
  %3 = icmp ult i32 %2, 26
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @islower(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -97
  %3 = icmp ult i32 %2, 26
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @isalpha(i32 noundef %0) local_unnamed_addr #5 {
  %2 = and i32 %0, -33
  %3 = add i32 %2, -65
  %4 = icmp ult i32 %3, 26
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @isalnum(i32 noundef %0) local_unnamed_addr #5 {
  %2 = and i32 %0, -33
  %3 = add i32 %2, -65
  %4 = icmp ult i32 %3, 26
  %5 = add i32 %0, -48
  %6 = icmp ult i32 %5, 10
  %7 = or i1 %6, %4
  %8 = zext i1 %7 to i32
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @isspace(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp eq i32 %0, 32
  %3 = add i32 %0, -9
  %4 = icmp ult i32 %3, 5
  %5 = or i1 %2, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @isprint(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -32
  %3 = icmp ult i32 %2, 95
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @isxdigit(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -48
  %3 = icmp ult i32 %2, 10
  %4 = and i32 %0, -33
  %5 = add i32 %4, -65
  %6 = icmp ult i32 %5, 6
  %7 = or i1 %3, %6
  %8 = zext i1 %7 to i32
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @ispunct(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -33
  %3 = icmp ult i32 %2, 94
  br i1 %3, label %4, label %12

4:                                                ; preds = %1
  %5 = and i32 %0, -33
  %6 = add i32 %5, -91
  %7 = icmp ult i32 %6, -26
  %8 = add i32 %0, -58
  %9 = icmp ult i32 %8, -10
  %10 = and i1 %9, %7
  %11 = zext i1 %10 to i32
  br label %12

12:                                               ; preds = %4, %1
  %13 = phi i32 [ 0, %1 ], [ %11, %4 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @toupper(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -123
  %3 = icmp ult i32 %2, -26
  %4 = add nsw i32 %0, -32
  %5 = select i1 %3, i32 %0, i32 %4
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @tolower(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -91
  %3 = icmp ult i32 %2, -26
  %4 = add nsw i32 %0, 32
  %5 = select i1 %3, i32 %0, i32 %4
  ret i32 %5
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i32 @abs(i32 noundef %0) local_unnamed_addr #6 {
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i64 @labs(i64 noundef %0) local_unnamed_addr #6 {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i64 @llabs(i64 noundef %0) local_unnamed_addr #6 {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @strtol(i8* noundef %0, i8** noundef writeonly %1, i32 noundef %2) local_unnamed_addr #7 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i8* [ %0, %3 ], [ %12, %4 ]
  %6 = load i8, i8* %5, align 1, !tbaa !14
  %7 = sext i8 %6 to i32
  %8 = icmp ne i8 %6, 32
  %9 = add nsw i32 %7, -14
  %10 = icmp ult i32 %9, -5
  %11 = and i1 %8, %10
  %12 = getelementptr inbounds i8, i8* %5, i64 1
  br i1 %11, label %13, label %4, !llvm.loop !18

13:                                               ; preds = %4
  switch i8 %6, label %15 [
    i8 45, label %14
    i8 43, label %14
  ]

14:                                               ; preds = %13, %13
  br label %15

15:                                               ; preds = %14, %13
  %16 = phi i8* [ %12, %14 ], [ %5, %13 ]
  %17 = icmp eq i32 %2, 0
  %18 = and i32 %2, -17
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %40

20:                                               ; preds = %15
  %21 = load i8, i8* %16, align 1, !tbaa !14
  %22 = icmp eq i8 %21, 48
  br i1 %22, label %23, label %40

23:                                               ; preds = %20
  %24 = getelementptr inbounds i8, i8* %16, i64 1
  %25 = load i8, i8* %24, align 1, !tbaa !14
  switch i8 %25, label %40 [
    i8 120, label %26
    i8 88, label %26
  ]

26:                                               ; preds = %23, %23
  %27 = getelementptr inbounds i8, i8* %16, i64 2
  %28 = load i8, i8* %27, align 1, !tbaa !14
  %29 = sext i8 %28 to i32
  %30 = add nsw i32 %29, -48
  %31 = icmp ult i32 %30, 10
  %32 = and i32 %29, -33
  %33 = add nsw i32 %32, -65
  %34 = icmp ult i32 %33, 6
  %35 = or i1 %31, %34
  %36 = xor i1 %17, true
  %37 = or i1 %35, %36
  %38 = select i1 %35, i32 16, i32 %2
  %39 = select i1 %35, i8* %27, i8* %16
  br i1 %37, label %45, label %41

40:                                               ; preds = %23, %20, %15
  br i1 %17, label %41, label %45

41:                                               ; preds = %40, %26
  %42 = load i8, i8* %16, align 1, !tbaa !14
  %43 = icmp eq i8 %42, 48
  %44 = select i1 %43, i32 8, i32 10
  br label %45

45:                                               ; preds = %41, %40, %26
  %46 = phi i32 [ %44, %41 ], [ %2, %40 ], [ %38, %26 ]
  %47 = phi i8* [ %16, %41 ], [ %16, %40 ], [ %39, %26 ]
  %48 = sext i32 %46 to i64
  br label %49

49:                                               ; preds = %67, %45
  %50 = phi i64 [ 0, %45 ], [ %73, %67 ]
  %51 = phi i32 [ 0, %45 ], [ %74, %67 ]
  %52 = phi i8* [ %47, %45 ], [ %75, %67 ]
  %53 = load i8, i8* %52, align 1, !tbaa !14
  %54 = sext i8 %53 to i32
  %55 = add nsw i32 %54, -48
  %56 = icmp ugt i32 %55, 9
  br i1 %56, label %57, label %67

57:                                               ; preds = %49
  %58 = and i32 %54, -33
  %59 = add nsw i32 %58, -91
  %60 = icmp ult i32 %59, -26
  br i1 %60, label %67, label %61

61:                                               ; preds = %57
  %62 = add nsw i32 %54, -91
  %63 = icmp ult i32 %62, -26
  %64 = add nsw i32 %54, 32
  %65 = select i1 %63, i32 %54, i32 %64
  %66 = add nsw i32 %65, -87
  br label %67

67:                                               ; preds = %61, %57, %49
  %68 = phi i32 [ %66, %61 ], [ 99, %57 ], [ %55, %49 ]
  %69 = icmp slt i32 %68, %46
  %70 = mul i64 %50, %48
  %71 = sext i32 %68 to i64
  %72 = add i64 %70, %71
  %73 = select i1 %69, i64 %72, i64 %50
  %74 = select i1 %69, i32 1, i32 %51
  %75 = getelementptr inbounds i8, i8* %52, i64 1
  br i1 %69, label %49, label %76, !llvm.loop !19

76:                                               ; preds = %67
  %77 = icmp eq i8** %1, null
  br i1 %77, label %81, label %78

78:                                               ; preds = %76
  %79 = icmp eq i32 %74, 0
  %80 = select i1 %79, i8* %0, i8* %52
  store i8* %80, i8** %1, align 8, !tbaa !5
  br label %81

81:                                               ; preds = %76, %78
  %82 = icmp eq i8 %6, 45
  %83 = sub i64 0, %73
  %84 = select i1 %82, i64 %83, i64 %73
  ret i64 %84
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #21
  ret i64 %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #21
  ret i64 %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #21
  ret i64 %4
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @atoi(i8* nocapture noundef readonly %0) local_unnamed_addr #8 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !tbaa !14
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %9, label %11, label %2, !llvm.loop !18

11:                                               ; preds = %2
  switch i8 %4, label %13 [
    i8 45, label %12
    i8 43, label %12
  ]

12:                                               ; preds = %11, %11
  br label %13

13:                                               ; preds = %12, %11
  %14 = phi i8* [ %3, %11 ], [ %10, %12 ]
  br label %15

15:                                               ; preds = %13, %32
  %16 = phi i64 [ %38, %32 ], [ 0, %13 ]
  %17 = phi i8* [ %39, %32 ], [ %14, %13 ]
  %18 = load i8, i8* %17, align 1, !tbaa !14
  %19 = sext i8 %18 to i32
  %20 = add nsw i32 %19, -48
  %21 = icmp ugt i32 %20, 9
  br i1 %21, label %22, label %32

22:                                               ; preds = %15
  %23 = and i32 %19, -33
  %24 = add nsw i32 %23, -91
  %25 = icmp ult i32 %24, -26
  br i1 %25, label %32, label %26

26:                                               ; preds = %22
  %27 = add nsw i32 %19, -91
  %28 = icmp ult i32 %27, -26
  %29 = add nsw i32 %19, 32
  %30 = select i1 %28, i32 %19, i32 %29
  %31 = add nsw i32 %30, -87
  br label %32

32:                                               ; preds = %26, %22, %15
  %33 = phi i32 [ %31, %26 ], [ 99, %22 ], [ %20, %15 ]
  %34 = icmp slt i32 %33, 10
  %35 = mul i64 %16, 10
  %36 = zext i32 %33 to i64
  %37 = add i64 %35, %36
  %38 = select i1 %34, i64 %37, i64 %16
  %39 = getelementptr inbounds i8, i8* %17, i64 1
  br i1 %34, label %15, label %40, !llvm.loop !19

40:                                               ; preds = %32
  %41 = icmp eq i8 %4, 45
  %42 = sub i64 0, %38
  %43 = select i1 %41, i64 %42, i64 %38
  %44 = trunc i64 %43 to i32
  ret i32 %44
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i64 @atol(i8* nocapture noundef readonly %0) local_unnamed_addr #8 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !tbaa !14
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %9, label %11, label %2, !llvm.loop !18

11:                                               ; preds = %2
  switch i8 %4, label %13 [
    i8 45, label %12
    i8 43, label %12
  ]

12:                                               ; preds = %11, %11
  br label %13

13:                                               ; preds = %12, %11
  %14 = phi i8* [ %3, %11 ], [ %10, %12 ]
  br label %15

15:                                               ; preds = %13, %32
  %16 = phi i64 [ %38, %32 ], [ 0, %13 ]
  %17 = phi i8* [ %39, %32 ], [ %14, %13 ]
  %18 = load i8, i8* %17, align 1, !tbaa !14
  %19 = sext i8 %18 to i32
  %20 = add nsw i32 %19, -48
  %21 = icmp ugt i32 %20, 9
  br i1 %21, label %22, label %32

22:                                               ; preds = %15
  %23 = and i32 %19, -33
  %24 = add nsw i32 %23, -91
  %25 = icmp ult i32 %24, -26
  br i1 %25, label %32, label %26

26:                                               ; preds = %22
  %27 = add nsw i32 %19, -91
  %28 = icmp ult i32 %27, -26
  %29 = add nsw i32 %19, 32
  %30 = select i1 %28, i32 %19, i32 %29
  %31 = add nsw i32 %30, -87
  br label %32

32:                                               ; preds = %26, %22, %15
  %33 = phi i32 [ %31, %26 ], [ 99, %22 ], [ %20, %15 ]
  %34 = icmp slt i32 %33, 10
  %35 = mul i64 %16, 10
  %36 = sext i32 %33 to i64
  %37 = add i64 %35, %36
  %38 = select i1 %34, i64 %37, i64 %16
  %39 = getelementptr inbounds i8, i8* %17, i64 1
  br i1 %34, label %15, label %40, !llvm.loop !19

40:                                               ; preds = %32
  %41 = icmp eq i8 %4, 45
  %42 = sub i64 0, %38
  %43 = select i1 %41, i64 %42, i64 %38
  ret i64 %43
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i64 @atoll(i8* nocapture noundef readonly %0) local_unnamed_addr #8 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !tbaa !14
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %9, label %11, label %2, !llvm.loop !18

11:                                               ; preds = %2
  switch i8 %4, label %13 [
    i8 45, label %12
    i8 43, label %12
  ]

12:                                               ; preds = %11, %11
  br label %13

13:                                               ; preds = %12, %11
  %14 = phi i8* [ %3, %11 ], [ %10, %12 ]
  br label %15

15:                                               ; preds = %13, %32
  %16 = phi i64 [ %38, %32 ], [ 0, %13 ]
  %17 = phi i8* [ %39, %32 ], [ %14, %13 ]
  %18 = load i8, i8* %17, align 1, !tbaa !14
  %19 = sext i8 %18 to i32
  %20 = add nsw i32 %19, -48
  %21 = icmp ugt i32 %20, 9
  br i1 %21, label %22, label %32

22:                                               ; preds = %15
  %23 = and i32 %19, -33
  %24 = add nsw i32 %23, -91
  %25 = icmp ult i32 %24, -26
  br i1 %25, label %32, label %26

26:                                               ; preds = %22
  %27 = add nsw i32 %19, -91
  %28 = icmp ult i32 %27, -26
  %29 = add nsw i32 %19, 32
  %30 = select i1 %28, i32 %19, i32 %29
  %31 = add nsw i32 %30, -87
  br label %32

32:                                               ; preds = %26, %22, %15
  %33 = phi i32 [ %31, %26 ], [ 99, %22 ], [ %20, %15 ]
  %34 = icmp slt i32 %33, 10
  %35 = mul i64 %16, 10
  %36 = sext i32 %33 to i64
  %37 = add i64 %35, %36
  %38 = select i1 %34, i64 %37, i64 %16
  %39 = getelementptr inbounds i8, i8* %17, i64 1
  br i1 %34, label %15, label %40, !llvm.loop !19

40:                                               ; preds = %32
  %41 = icmp eq i8 %4, 45
  %42 = sub i64 0, %38
  %43 = select i1 %41, i64 %42, i64 %38
  ret i64 %43
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i64 @strspn(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = load i8, i8* %0, align 1, !tbaa !14
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %24, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1, !tbaa !14
  %7 = icmp eq i8 %6, 0
  br label %8

8:                                                ; preds = %5, %19
  %9 = phi i8 [ %3, %5 ], [ %22, %19 ]
  %10 = phi i64 [ 0, %5 ], [ %20, %19 ]
  br i1 %7, label %24, label %14

11:                                               ; preds = %14
  %12 = load i8, i8* %18, align 1, !tbaa !14
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %24, label %14, !llvm.loop !20

14:                                               ; preds = %8, %11
  %15 = phi i8 [ %12, %11 ], [ %6, %8 ]
  %16 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %17 = icmp eq i8 %15, %9
  %18 = getelementptr inbounds i8, i8* %16, i64 1
  br i1 %17, label %19, label %11

19:                                               ; preds = %14
  %20 = add i64 %10, 1
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !14
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %8, !llvm.loop !21

24:                                               ; preds = %19, %8, %11, %2
  %25 = phi i64 [ 0, %2 ], [ %10, %11 ], [ 0, %8 ], [ %20, %19 ]
  ret i64 %25
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i64 @strcspn(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = load i8, i8* %0, align 1, !tbaa !14
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %24, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1, !tbaa !14
  %7 = icmp eq i8 %6, 0
  br label %8

8:                                                ; preds = %5, %19
  %9 = phi i8 [ %3, %5 ], [ %22, %19 ]
  %10 = phi i64 [ 0, %5 ], [ %20, %19 ]
  br i1 %7, label %19, label %14

11:                                               ; preds = %14
  %12 = load i8, i8* %18, align 1, !tbaa !14
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %19, label %14, !llvm.loop !20

14:                                               ; preds = %8, %11
  %15 = phi i8 [ %12, %11 ], [ %6, %8 ]
  %16 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %17 = icmp eq i8 %15, %9
  %18 = getelementptr inbounds i8, i8* %16, i64 1
  br i1 %17, label %24, label %11

19:                                               ; preds = %11, %8
  %20 = add i64 %10, 1
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !14
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %8, !llvm.loop !22

24:                                               ; preds = %19, %14, %2
  %25 = phi i64 [ 0, %2 ], [ %10, %14 ], [ %20, %19 ]
  ret i64 %25
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i8* @strpbrk(i8* noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = load i8, i8* %0, align 1, !tbaa !14
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %24, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1, !tbaa !14
  %7 = icmp eq i8 %6, 0
  br label %8

8:                                                ; preds = %19, %5
  %9 = phi i8 [ %3, %5 ], [ %22, %19 ]
  %10 = phi i64 [ 0, %5 ], [ %20, %19 ]
  br i1 %7, label %19, label %14

11:                                               ; preds = %14
  %12 = load i8, i8* %18, align 1, !tbaa !14
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %19, label %14, !llvm.loop !20

14:                                               ; preds = %8, %11
  %15 = phi i8 [ %12, %11 ], [ %6, %8 ]
  %16 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %17 = icmp eq i8 %15, %9
  %18 = getelementptr inbounds i8, i8* %16, i64 1
  br i1 %17, label %24, label %11

19:                                               ; preds = %11, %8
  %20 = add i64 %10, 1
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !14
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %8, !llvm.loop !22

24:                                               ; preds = %19, %14, %2
  %25 = phi i64 [ 0, %2 ], [ %10, %14 ], [ %20, %19 ]
  %26 = getelementptr inbounds i8, i8* %0, i64 %25
  %27 = load i8, i8* %26, align 1, !tbaa !14
  %28 = icmp eq i8 %27, 0
  %29 = select i1 %28, i8* null, i8* %26
  ret i8* %29
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i8* @strtok_r(i8* noundef %0, i8* nocapture noundef readonly %1, i8** nocapture noundef %2) local_unnamed_addr #9 {
  %4 = icmp eq i8* %0, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = load i8*, i8** %2, align 8, !tbaa !5
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi i8* [ %0, %3 ], [ %6, %5 ]
  %9 = load i8, i8* %8, align 1, !tbaa !14
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %30, label %11

11:                                               ; preds = %7
  %12 = load i8, i8* %1, align 1, !tbaa !14
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %30, label %14

14:                                               ; preds = %11, %25
  %15 = phi i8 [ %28, %25 ], [ %9, %11 ]
  %16 = phi i64 [ %26, %25 ], [ 0, %11 ]
  br label %20

17:                                               ; preds = %20
  %18 = load i8, i8* %24, align 1, !tbaa !14
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %30, label %20, !llvm.loop !20

20:                                               ; preds = %14, %17
  %21 = phi i8 [ %18, %17 ], [ %12, %14 ]
  %22 = phi i8* [ %24, %17 ], [ %1, %14 ]
  %23 = icmp eq i8 %21, %15
  %24 = getelementptr inbounds i8, i8* %22, i64 1
  br i1 %23, label %25, label %17

25:                                               ; preds = %20
  %26 = add i64 %16, 1
  %27 = getelementptr inbounds i8, i8* %8, i64 %26
  %28 = load i8, i8* %27, align 1, !tbaa !14
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %14, !llvm.loop !21

30:                                               ; preds = %25, %17, %11, %7
  %31 = phi i64 [ 0, %7 ], [ 0, %11 ], [ %16, %17 ], [ %26, %25 ]
  %32 = getelementptr inbounds i8, i8* %8, i64 %31
  %33 = load i8, i8* %32, align 1, !tbaa !14
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %61, label %35

35:                                               ; preds = %30
  %36 = load i8, i8* %1, align 1, !tbaa !14
  %37 = icmp eq i8 %36, 0
  br label %38

38:                                               ; preds = %49, %35
  %39 = phi i8 [ %33, %35 ], [ %52, %49 ]
  %40 = phi i64 [ 0, %35 ], [ %50, %49 ]
  br i1 %37, label %49, label %44

41:                                               ; preds = %44
  %42 = load i8, i8* %48, align 1, !tbaa !14
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %49, label %44, !llvm.loop !20

44:                                               ; preds = %38, %41
  %45 = phi i8 [ %42, %41 ], [ %36, %38 ]
  %46 = phi i8* [ %48, %41 ], [ %1, %38 ]
  %47 = icmp eq i8 %45, %39
  %48 = getelementptr inbounds i8, i8* %46, i64 1
  br i1 %47, label %54, label %41

49:                                               ; preds = %41, %38
  %50 = add i64 %40, 1
  %51 = getelementptr inbounds i8, i8* %32, i64 %50
  %52 = load i8, i8* %51, align 1, !tbaa !14
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %54, label %38, !llvm.loop !22

54:                                               ; preds = %49, %44
  %55 = phi i64 [ %40, %44 ], [ %50, %49 ]
  %56 = getelementptr inbounds i8, i8* %32, i64 %55
  %57 = load i8, i8* %56, align 1, !tbaa !14
  %58 = icmp eq i8 %57, 0
  br i1 %58, label %61, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds i8, i8* %56, i64 1
  store i8 0, i8* %56, align 1, !tbaa !14
  br label %61

61:                                               ; preds = %54, %59, %30
  %62 = phi i8* [ %32, %30 ], [ %60, %59 ], [ %56, %54 ]
  %63 = phi i8* [ null, %30 ], [ %32, %59 ], [ %32, %54 ]
  store i8* %62, i8** %2, align 8, !tbaa !5
  ret i8* %63
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i8* @strtok(i8* noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #9 {
  %3 = icmp eq i8* %0, null
  %4 = load i8*, i8** @strtok_state, align 8
  %5 = select i1 %3, i8* %4, i8* %0
  %6 = load i8, i8* %5, align 1, !tbaa !14
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %27, label %8

8:                                                ; preds = %2
  %9 = load i8, i8* %1, align 1, !tbaa !14
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %27, label %11

11:                                               ; preds = %8, %22
  %12 = phi i8 [ %25, %22 ], [ %6, %8 ]
  %13 = phi i64 [ %23, %22 ], [ 0, %8 ]
  br label %17

14:                                               ; preds = %17
  %15 = load i8, i8* %21, align 1, !tbaa !14
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %27, label %17, !llvm.loop !20

17:                                               ; preds = %14, %11
  %18 = phi i8 [ %15, %14 ], [ %9, %11 ]
  %19 = phi i8* [ %21, %14 ], [ %1, %11 ]
  %20 = icmp eq i8 %18, %12
  %21 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %20, label %22, label %14

22:                                               ; preds = %17
  %23 = add i64 %13, 1
  %24 = getelementptr inbounds i8, i8* %5, i64 %23
  %25 = load i8, i8* %24, align 1, !tbaa !14
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %11, !llvm.loop !21

27:                                               ; preds = %22, %14, %8, %2
  %28 = phi i64 [ 0, %2 ], [ 0, %8 ], [ %13, %14 ], [ %23, %22 ]
  %29 = getelementptr inbounds i8, i8* %5, i64 %28
  %30 = load i8, i8* %29, align 1, !tbaa !14
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %58, label %32

32:                                               ; preds = %27
  %33 = load i8, i8* %1, align 1, !tbaa !14
  %34 = icmp eq i8 %33, 0
  br label %35

35:                                               ; preds = %46, %32
  %36 = phi i8 [ %30, %32 ], [ %49, %46 ]
  %37 = phi i64 [ 0, %32 ], [ %47, %46 ]
  br i1 %34, label %46, label %41

38:                                               ; preds = %41
  %39 = load i8, i8* %45, align 1, !tbaa !14
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %46, label %41, !llvm.loop !20

41:                                               ; preds = %35, %38
  %42 = phi i8 [ %39, %38 ], [ %33, %35 ]
  %43 = phi i8* [ %45, %38 ], [ %1, %35 ]
  %44 = icmp eq i8 %42, %36
  %45 = getelementptr inbounds i8, i8* %43, i64 1
  br i1 %44, label %51, label %38

46:                                               ; preds = %38, %35
  %47 = add i64 %37, 1
  %48 = getelementptr inbounds i8, i8* %29, i64 %47
  %49 = load i8, i8* %48, align 1, !tbaa !14
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %51, label %35, !llvm.loop !22

51:                                               ; preds = %46, %41
  %52 = phi i64 [ %37, %41 ], [ %47, %46 ]
  %53 = getelementptr inbounds i8, i8* %29, i64 %52
  %54 = load i8, i8* %53, align 1, !tbaa !14
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %51
  %57 = getelementptr inbounds i8, i8* %53, i64 1
  store i8 0, i8* %53, align 1, !tbaa !14
  br label %58

58:                                               ; preds = %27, %51, %56
  %59 = phi i8* [ %29, %27 ], [ %57, %56 ], [ %53, %51 ]
  %60 = phi i8* [ null, %27 ], [ %29, %56 ], [ %29, %51 ]
  store i8* %59, i8** @strtok_state, align 8, !tbaa !5
  ret i8* %60
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @strncasecmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #8 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %32, label %7

5:                                                ; preds = %7
  %6 = icmp eq i64 %31, %2
  br i1 %6, label %32, label %7, !llvm.loop !23

7:                                                ; preds = %3, %5
  %8 = phi i32 [ %30, %5 ], [ undef, %3 ]
  %9 = phi i64 [ %31, %5 ], [ 0, %3 ]
  %10 = getelementptr inbounds i8, i8* %0, i64 %9
  %11 = load i8, i8* %10, align 1, !tbaa !14
  %12 = sext i8 %11 to i32
  %13 = add nsw i32 %12, -91
  %14 = icmp ult i32 %13, -26
  %15 = add nsw i32 %12, 32
  %16 = select i1 %14, i32 %12, i32 %15
  %17 = getelementptr inbounds i8, i8* %1, i64 %9
  %18 = load i8, i8* %17, align 1, !tbaa !14
  %19 = sext i8 %18 to i32
  %20 = add nsw i32 %19, -91
  %21 = icmp ult i32 %20, -26
  %22 = add nsw i32 %19, 32
  %23 = select i1 %21, i32 %19, i32 %22
  %24 = sub nsw i32 %16, %23
  %25 = icmp eq i32 %24, 0
  %26 = icmp eq i8 %11, 0
  %27 = xor i1 %26, true
  %28 = select i1 %26, i32 0, i32 %8
  %29 = select i1 %25, i1 %27, i1 false
  %30 = select i1 %25, i32 %28, i32 %24
  %31 = add nuw i64 %9, 1
  br i1 %29, label %5, label %32

32:                                               ; preds = %7, %5, %3
  %33 = phi i32 [ 0, %3 ], [ %30, %7 ], [ 0, %5 ]
  ret i32 %33
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @strcasecmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #8 {
  br label %5

3:                                                ; preds = %5
  %4 = icmp eq i64 %29, -1
  br i1 %4, label %30, label %5, !llvm.loop !23

5:                                                ; preds = %3, %2
  %6 = phi i32 [ %28, %3 ], [ undef, %2 ]
  %7 = phi i64 [ %29, %3 ], [ 0, %2 ]
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = load i8, i8* %8, align 1, !tbaa !14
  %10 = sext i8 %9 to i32
  %11 = add nsw i32 %10, -91
  %12 = icmp ult i32 %11, -26
  %13 = add nsw i32 %10, 32
  %14 = select i1 %12, i32 %10, i32 %13
  %15 = getelementptr inbounds i8, i8* %1, i64 %7
  %16 = load i8, i8* %15, align 1, !tbaa !14
  %17 = sext i8 %16 to i32
  %18 = add nsw i32 %17, -91
  %19 = icmp ult i32 %18, -26
  %20 = add nsw i32 %17, 32
  %21 = select i1 %19, i32 %17, i32 %20
  %22 = sub nsw i32 %14, %21
  %23 = icmp eq i32 %22, 0
  %24 = icmp eq i8 %9, 0
  %25 = xor i1 %24, true
  %26 = select i1 %24, i32 0, i32 %6
  %27 = select i1 %23, i1 %25, i1 false
  %28 = select i1 %23, i32 %26, i32 %22
  %29 = add nuw i64 %7, 1
  br i1 %27, label %3, label %30

30:                                               ; preds = %3, %5
  %31 = phi i32 [ %28, %5 ], [ 0, %3 ]
  ret i32 %31
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local nonnull i16** @__ctype_b_loc() local_unnamed_addr #5 {
  ret i16** @flags_at
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local nonnull i32** @__ctype_toupper_loc() local_unnamed_addr #5 {
  ret i32** @up_at
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local nonnull i32** @__ctype_tolower_loc() local_unnamed_addr #5 {
  ret i32** @down_at
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @isgraph(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -33
  %3 = icmp ult i32 %2, 94
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @iscntrl(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ult i32 %0, 32
  %3 = icmp eq i32 %0, 127
  %4 = or i1 %2, %3
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @isblank(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp eq i32 %0, 32
  %3 = icmp eq i32 %0, 9
  %4 = or i1 %2, %3
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i8* @strndup(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i64 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1, !tbaa !14
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4, !llvm.loop !24

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  %14 = add i64 %13, 1
  %15 = call i8* @malloc(i64 noundef %14) #18
  %16 = icmp eq i8* %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %12
  %18 = call i8* @memcpy(i8* noundef nonnull %15, i8* noundef %0, i64 noundef %13) #18
  %19 = getelementptr inbounds i8, i8* %15, i64 %13
  store i8 0, i8* %19, align 1, !tbaa !14
  br label %20

20:                                               ; preds = %12, %17
  %21 = phi i8* [ %15, %17 ], [ null, %12 ]
  ret i8* %21
}

declare i8* @malloc(i64 noundef) local_unnamed_addr #1

declare i8* @memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i8* @reallocarray(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %2, i64 %1)
  %7 = extractvalue { i64, i1 } %6, 1
  br i1 %7, label %11, label %8

8:                                                ; preds = %5, %3
  %9 = mul i64 %2, %1
  %10 = call i8* @realloc(i8* noundef %0, i64 noundef %9) #18
  br label %11

11:                                               ; preds = %5, %8
  %12 = phi i8* [ %10, %8 ], [ null, %5 ]
  ret i8* %12
}

declare i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i8* @mempcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = call i8* @memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #18
  %5 = getelementptr inbounds i8, i8* %4, i64 %2
  ret i8* %5
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i8* @memccpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #9 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %4
  %7 = shl i32 %2, 24
  %8 = ashr exact i32 %7, 24
  br label %9

9:                                                ; preds = %6, %19
  %10 = phi i64 [ 0, %6 ], [ %20, %19 ]
  %11 = getelementptr inbounds i8, i8* %1, i64 %10
  %12 = load i8, i8* %11, align 1, !tbaa !14
  %13 = getelementptr inbounds i8, i8* %0, i64 %10
  store i8 %12, i8* %13, align 1, !tbaa !14
  %14 = sext i8 %12 to i32
  %15 = icmp eq i32 %8, %14
  br i1 %15, label %16, label %19

16:                                               ; preds = %9
  %17 = getelementptr inbounds i8, i8* %0, i64 %10
  %18 = getelementptr inbounds i8, i8* %17, i64 1
  br label %22

19:                                               ; preds = %9
  %20 = add nuw i64 %10, 1
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %22, label %9, !llvm.loop !25

22:                                               ; preds = %19, %4, %16
  %23 = phi i8* [ %18, %16 ], [ null, %4 ], [ null, %19 ]
  ret i8* %23
}

; Function Attrs: nofree norecurse nosync nounwind uwtable writeonly
define dso_local void @bzero(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #10 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi i64 [ %8, %5 ], [ 0, %2 ]
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  store i8 0, i8* %7, align 1, !tbaa !14
  %8 = add nuw i64 %6, 1
  %9 = icmp eq i64 %8, %1
  br i1 %9, label %4, label %5, !llvm.loop !26
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i8* @strchrnul(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #8 {
  %3 = load i8, i8* %0, align 1, !tbaa !14
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %2
  %6 = shl i32 %1, 24
  %7 = ashr exact i32 %6, 24
  br label %8

8:                                                ; preds = %5, %13
  %9 = phi i8 [ %3, %5 ], [ %15, %13 ]
  %10 = phi i8* [ %0, %5 ], [ %14, %13 ]
  %11 = sext i8 %9 to i32
  %12 = icmp eq i32 %7, %11
  br i1 %12, label %17, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, i8* %10, i64 1
  %15 = load i8, i8* %14, align 1, !tbaa !14
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %8, !llvm.loop !27

17:                                               ; preds = %8, %13, %2
  %18 = phi i8* [ %0, %2 ], [ %10, %8 ], [ %14, %13 ]
  ret i8* %18
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i8* @strsep(i8** nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #9 {
  %3 = load i8*, i8** %0, align 8, !tbaa !5
  %4 = icmp eq i8* %3, null
  br i1 %4, label %34, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %3, align 1, !tbaa !14
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %27, label %8

8:                                                ; preds = %5
  %9 = load i8, i8* %1, align 1, !tbaa !14
  %10 = icmp eq i8 %9, 0
  br label %11

11:                                               ; preds = %22, %8
  %12 = phi i8 [ %6, %8 ], [ %25, %22 ]
  %13 = phi i64 [ 0, %8 ], [ %23, %22 ]
  br i1 %10, label %22, label %17

14:                                               ; preds = %17
  %15 = load i8, i8* %21, align 1, !tbaa !14
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %22, label %17, !llvm.loop !20

17:                                               ; preds = %11, %14
  %18 = phi i8 [ %15, %14 ], [ %9, %11 ]
  %19 = phi i8* [ %21, %14 ], [ %1, %11 ]
  %20 = icmp eq i8 %18, %12
  %21 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %20, label %27, label %14

22:                                               ; preds = %14, %11
  %23 = add i64 %13, 1
  %24 = getelementptr inbounds i8, i8* %3, i64 %23
  %25 = load i8, i8* %24, align 1, !tbaa !14
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %11, !llvm.loop !22

27:                                               ; preds = %22, %17, %5
  %28 = phi i64 [ 0, %5 ], [ %13, %17 ], [ %23, %22 ]
  %29 = getelementptr inbounds i8, i8* %3, i64 %28
  %30 = load i8, i8* %29, align 1, !tbaa !14
  %31 = icmp eq i8 %30, 0
  %32 = getelementptr inbounds i8, i8* %29, i64 1
  %33 = select i1 %31, i8* null, i8* %32
  store i8* %33, i8** %0, align 8, !tbaa !5
  store i8 0, i8* %29, align 1, !tbaa !14
  br label %34

34:                                               ; preds = %2, %27
  %35 = phi i8* [ %3, %27 ], [ null, %2 ]
  ret i8* %35
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local i32 @ffs(i32 noundef %0) local_unnamed_addr #11 {
  br label %2

2:                                                ; preds = %1, %8
  %3 = phi i32 [ 0, %1 ], [ %7, %8 ]
  %4 = shl i32 1, %3
  %5 = and i32 %4, %0
  %6 = icmp eq i32 %5, 0
  %7 = add nuw nsw i32 %3, 1
  br i1 %6, label %8, label %10

8:                                                ; preds = %2
  %9 = icmp eq i32 %7, 32
  br i1 %9, label %10, label %2, !llvm.loop !28

10:                                               ; preds = %8, %2
  %11 = phi i32 [ %7, %2 ], [ 0, %8 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i8* @strerror(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp eq i32 %0, 0
  %3 = select i1 %2, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i64 @div(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = sdiv i32 %0, %1
  %4 = srem i32 %0, %1
  %5 = zext i32 %4 to i64
  %6 = shl nuw i64 %5, 32
  %7 = zext i32 %3 to i64
  %8 = or i64 %6, %7
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local { i64, i64 } @ldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local { i64, i64 } @lldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local double @strtod(i8* noundef %0, i8** noundef writeonly %1) local_unnamed_addr #7 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i8* [ %0, %2 ], [ %11, %3 ]
  %5 = load i8, i8* %4, align 1, !tbaa !14
  %6 = sext i8 %5 to i32
  %7 = icmp ne i8 %5, 32
  %8 = add nsw i32 %6, -14
  %9 = icmp ult i32 %8, -5
  %10 = and i1 %7, %9
  %11 = getelementptr inbounds i8, i8* %4, i64 1
  br i1 %10, label %12, label %3, !llvm.loop !29

12:                                               ; preds = %3
  %13 = icmp eq i8 %5, 45
  %14 = icmp eq i8 %5, 43
  %15 = or i1 %13, %14
  %16 = zext i1 %15 to i64
  %17 = getelementptr i8, i8* %4, i64 %16
  %18 = load i8, i8* %17, align 1, !tbaa !14
  %19 = sext i8 %18 to i32
  %20 = add nsw i32 %19, -48
  %21 = icmp ugt i32 %20, 9
  br i1 %21, label %33, label %22

22:                                               ; preds = %12, %22
  %23 = phi i32 [ %31, %22 ], [ %20, %12 ]
  %24 = phi double [ %27, %22 ], [ 0.000000e+00, %12 ]
  %25 = phi i8* [ %28, %22 ], [ %17, %12 ]
  %26 = sitofp i32 %23 to double
  %27 = call double @llvm.fmuladd.f64(double %24, double 1.000000e+01, double %26)
  %28 = getelementptr inbounds i8, i8* %25, i64 1
  %29 = load i8, i8* %28, align 1, !tbaa !14
  %30 = sext i8 %29 to i32
  %31 = add nsw i32 %30, -48
  %32 = icmp ugt i32 %31, 9
  br i1 %32, label %33, label %22, !llvm.loop !30

33:                                               ; preds = %22, %12
  %34 = phi i8* [ %17, %12 ], [ %28, %22 ]
  %35 = phi i32 [ 0, %12 ], [ 1, %22 ]
  %36 = phi double [ 0.000000e+00, %12 ], [ %27, %22 ]
  %37 = phi i8 [ %18, %12 ], [ %29, %22 ]
  %38 = icmp eq i8 %37, 46
  br i1 %38, label %39, label %58

39:                                               ; preds = %33
  %40 = getelementptr inbounds i8, i8* %34, i64 1
  %41 = load i8, i8* %40, align 1, !tbaa !14
  %42 = sext i8 %41 to i32
  %43 = add nsw i32 %42, -48
  %44 = icmp ugt i32 %43, 9
  br i1 %44, label %58, label %45

45:                                               ; preds = %39, %45
  %46 = phi i32 [ %56, %45 ], [ %43, %39 ]
  %47 = phi i8* [ %53, %45 ], [ %40, %39 ]
  %48 = phi double [ %52, %45 ], [ 1.000000e+00, %39 ]
  %49 = phi double [ %51, %45 ], [ %36, %39 ]
  %50 = sitofp i32 %46 to double
  %51 = call double @llvm.fmuladd.f64(double %49, double 1.000000e+01, double %50)
  %52 = fmul double %48, 1.000000e+01
  %53 = getelementptr inbounds i8, i8* %47, i64 1
  %54 = load i8, i8* %53, align 1, !tbaa !14
  %55 = sext i8 %54 to i32
  %56 = add nsw i32 %55, -48
  %57 = icmp ugt i32 %56, 9
  br i1 %57, label %58, label %45, !llvm.loop !31

58:                                               ; preds = %45, %39, %33
  %59 = phi i8* [ %34, %33 ], [ %40, %39 ], [ %53, %45 ]
  %60 = phi i32 [ %35, %33 ], [ %35, %39 ], [ 1, %45 ]
  %61 = phi double [ %36, %33 ], [ %36, %39 ], [ %51, %45 ]
  %62 = phi double [ 1.000000e+00, %33 ], [ 1.000000e+00, %39 ], [ %52, %45 ]
  %63 = icmp eq i8** %1, null
  br i1 %63, label %67, label %64

64:                                               ; preds = %58
  %65 = icmp eq i32 %60, 0
  %66 = select i1 %65, i8* %0, i8* %59
  store i8* %66, i8** %1, align 8, !tbaa !5
  br label %67

67:                                               ; preds = %64, %58
  %68 = fneg double %61
  %69 = select i1 %13, double %68, double %61
  %70 = fdiv double %69, %62
  ret double %70
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #12

; Function Attrs: nofree nosync nounwind readonly uwtable
define dso_local double @atof(i8* nocapture noundef readonly %0) local_unnamed_addr #13 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !tbaa !14
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %9, label %11, label %2, !llvm.loop !29

11:                                               ; preds = %2
  %12 = icmp eq i8 %4, 45
  %13 = icmp eq i8 %4, 43
  %14 = or i1 %12, %13
  %15 = zext i1 %14 to i64
  %16 = getelementptr i8, i8* %3, i64 %15
  %17 = load i8, i8* %16, align 1, !tbaa !14
  %18 = sext i8 %17 to i32
  %19 = add nsw i32 %18, -48
  %20 = icmp ugt i32 %19, 9
  br i1 %20, label %32, label %21

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %30, %21 ], [ %19, %11 ]
  %23 = phi double [ %26, %21 ], [ 0.000000e+00, %11 ]
  %24 = phi i8* [ %27, %21 ], [ %16, %11 ]
  %25 = sitofp i32 %22 to double
  %26 = call double @llvm.fmuladd.f64(double %23, double 1.000000e+01, double %25) #19
  %27 = getelementptr inbounds i8, i8* %24, i64 1
  %28 = load i8, i8* %27, align 1, !tbaa !14
  %29 = sext i8 %28 to i32
  %30 = add nsw i32 %29, -48
  %31 = icmp ugt i32 %30, 9
  br i1 %31, label %32, label %21, !llvm.loop !30

32:                                               ; preds = %21, %11
  %33 = phi i8* [ %16, %11 ], [ %27, %21 ]
  %34 = phi double [ 0.000000e+00, %11 ], [ %26, %21 ]
  %35 = phi i8 [ %17, %11 ], [ %28, %21 ]
  %36 = icmp eq i8 %35, 46
  br i1 %36, label %37, label %56

37:                                               ; preds = %32
  %38 = getelementptr inbounds i8, i8* %33, i64 1
  %39 = load i8, i8* %38, align 1, !tbaa !14
  %40 = sext i8 %39 to i32
  %41 = add nsw i32 %40, -48
  %42 = icmp ugt i32 %41, 9
  br i1 %42, label %56, label %43

43:                                               ; preds = %37, %43
  %44 = phi i32 [ %54, %43 ], [ %41, %37 ]
  %45 = phi i8* [ %51, %43 ], [ %38, %37 ]
  %46 = phi double [ %50, %43 ], [ 1.000000e+00, %37 ]
  %47 = phi double [ %49, %43 ], [ %34, %37 ]
  %48 = sitofp i32 %44 to double
  %49 = call double @llvm.fmuladd.f64(double %47, double 1.000000e+01, double %48) #19
  %50 = fmul double %46, 1.000000e+01
  %51 = getelementptr inbounds i8, i8* %45, i64 1
  %52 = load i8, i8* %51, align 1, !tbaa !14
  %53 = sext i8 %52 to i32
  %54 = add nsw i32 %53, -48
  %55 = icmp ugt i32 %54, 9
  br i1 %55, label %56, label %43, !llvm.loop !31

56:                                               ; preds = %43, %32, %37
  %57 = phi double [ %34, %32 ], [ %34, %37 ], [ %49, %43 ]
  %58 = phi double [ 1.000000e+00, %32 ], [ 1.000000e+00, %37 ], [ %50, %43 ]
  %59 = fneg double %57
  %60 = select i1 %12, double %59, double %57
  %61 = fdiv double %60, %58
  ret double %61
}

; Function Attrs: nounwind uwtable
define dso_local i64 @fwrite(i8* nocapture noundef readonly %0, i64 noundef %1, i64 noundef returned %2, i8* nocapture readnone %3) local_unnamed_addr #0 {
  %5 = mul i64 %2, %1
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %8, %4
  ret i64 %2

8:                                                ; preds = %4, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %4 ]
  %10 = getelementptr inbounds i8, i8* %0, i64 %9
  %11 = load i8, i8* %10, align 1, !tbaa !14
  %12 = zext i8 %11 to i32
  %13 = call i32 @putchar(i32 noundef %12) #18
  %14 = add nuw i64 %9, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %7, label %8, !llvm.loop !32
}

declare i32 @putchar(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i64 @write(i32 noundef %0, i8* nocapture noundef readonly %1, i64 noundef returned %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %3, %5
  %6 = phi i64 [ %11, %5 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %1, i64 %6
  %8 = load i8, i8* %7, align 1, !tbaa !14
  %9 = zext i8 %8 to i32
  %10 = call i32 @putchar(i32 noundef %9) #18
  %11 = add nuw i64 %6, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %13, label %5, !llvm.loop !32

13:                                               ; preds = %5, %3
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_attr_setstacksize(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to i64*
  store i64 %1, i64* %4, align 8, !tbaa !33
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @pthread_attr_getstacksize(i8* nocapture noundef readonly %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #15 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to i64*
  %5 = load i64, i64* %4, align 8, !tbaa !33
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 8388608, i64 %5
  store i64 %7, i64* %1, align 8, !tbaa !33
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @pthread_mutexattr_getrobust(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #15 {
  %3 = load i32, i32* %0, align 4, !tbaa !35
  %4 = lshr i32 %3, 4
  %5 = and i32 %4, 1
  store i32 %5, i32* %1, align 4, !tbaa !35
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_mutexattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #14 {
  store i32 0, i32* %1, align 4, !tbaa !35
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_condattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #14 {
  store i32 0, i32* %1, align 4, !tbaa !35
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_rwlockattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #14 {
  store i32 0, i32* %1, align 4, !tbaa !35
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_barrierattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #14 {
  store i32 0, i32* %1, align 4, !tbaa !35
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_mutexattr_getprotocol(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #14 {
  store i32 0, i32* %1, align 4, !tbaa !35
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @gettimeofday(%struct.time* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = call i32 @clock_gettime(i32 noundef 0, %struct.time* noundef %0) #18
  ret i32 %3
}

declare i32 @clock_gettime(i32 noundef, %struct.time* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i8* @sem_open(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = and i32 %1, 64
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %34, label %6

6:                                                ; preds = %2
  %7 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #19
  call void @llvm.va_start(i8* nonnull %7)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0
  %9 = load i32, i32* %8, align 16
  %10 = icmp ult i32 %9, 41
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = add i32 %9, 8
  store i32 %12, i32* %8, align 16
  br label %17

13:                                               ; preds = %6
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr i8, i8* %15, i64 8
  store i8* %16, i8** %14, align 8
  br label %17

17:                                               ; preds = %13, %11
  %18 = load i32, i32* %8, align 16
  %19 = icmp ult i32 %18, 41
  br i1 %19, label %20, label %26

20:                                               ; preds = %17
  %21 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %22 = load i8*, i8** %21, align 16
  %23 = sext i32 %18 to i64
  %24 = getelementptr i8, i8* %22, i64 %23
  %25 = add i32 %18, 8
  store i32 %25, i32* %8, align 16
  br label %30

26:                                               ; preds = %17
  %27 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %28 = load i8*, i8** %27, align 8
  %29 = getelementptr i8, i8* %28, i64 8
  store i8* %29, i8** %27, align 8
  br label %30

30:                                               ; preds = %26, %20
  %31 = phi i8* [ %24, %20 ], [ %28, %26 ]
  %32 = bitcast i8* %31 to i32*
  %33 = load i32, i32* %32, align 4
  call void @llvm.va_end(i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #19
  br label %34

34:                                               ; preds = %30, %2
  %35 = phi i32 [ %33, %30 ], [ 0, %2 ]
  call void @heddle_atomic_begin() #18
  %36 = load %struct.named*, %struct.named** @all_named, align 8, !tbaa !5
  %37 = icmp eq %struct.named* %36, null
  br i1 %37, label %54, label %38

38:                                               ; preds = %34, %43
  %39 = phi %struct.named* [ %45, %43 ], [ %36, %34 ]
  %40 = getelementptr inbounds %struct.named, %struct.named* %39, i64 0, i32 1, i64 0
  %41 = call i32 @strcmp(i8* noundef nonnull %40, i8* noundef %0) #18
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %47, label %43

43:                                               ; preds = %38
  %44 = getelementptr inbounds %struct.named, %struct.named* %39, i64 0, i32 2
  %45 = load %struct.named*, %struct.named** %44, align 8, !tbaa !5
  %46 = icmp eq %struct.named* %45, null
  br i1 %46, label %54, label %38, !llvm.loop !37

47:                                               ; preds = %38
  %48 = and i32 %1, 192
  %49 = icmp eq i32 %48, 192
  br i1 %49, label %52, label %50

50:                                               ; preds = %47
  %51 = bitcast %struct.named* %39 to i8*
  br label %73

52:                                               ; preds = %47
  %53 = call i32* @__errno_location() #18
  store i32 17, i32* %53, align 4, !tbaa !35
  br label %73

54:                                               ; preds = %43, %34
  br i1 %5, label %58, label %55

55:                                               ; preds = %54
  %56 = call i64 @strlen(i8* noundef %0) #18
  %57 = icmp ugt i64 %56, 31
  br i1 %57, label %58, label %61

58:                                               ; preds = %55, %54
  %59 = phi i32 [ 36, %55 ], [ 2, %54 ]
  %60 = call i32* @__errno_location() #18
  store i32 %59, i32* %60, align 4, !tbaa !35
  br label %73

61:                                               ; preds = %55
  %62 = call i8* @malloc(i64 noundef 72) #18
  %63 = icmp eq i8* %62, null
  br i1 %63, label %73, label %64

64:                                               ; preds = %61
  %65 = call i32 @sem_init(i8* noundef nonnull %62, i32 noundef 0, i32 noundef %35) #18
  %66 = getelementptr inbounds i8, i8* %62, i64 32
  %67 = call i64 @strlen(i8* noundef %0) #18
  %68 = add i64 %67, 1
  %69 = call i8* @memcpy(i8* noundef nonnull %66, i8* noundef %0, i64 noundef %68) #18
  %70 = load %struct.named*, %struct.named** @all_named, align 8, !tbaa !5
  %71 = getelementptr inbounds i8, i8* %62, i64 64
  %72 = bitcast i8* %71 to %struct.named**
  store %struct.named* %70, %struct.named** %72, align 8, !tbaa !38
  store i8* %62, i8** bitcast (%struct.named** @all_named to i8**), align 8, !tbaa !5
  br label %73

73:                                               ; preds = %50, %52, %58, %61, %64
  %74 = phi i8* [ %51, %50 ], [ null, %52 ], [ null, %58 ], [ %62, %64 ], [ null, %61 ]
  call void @heddle_atomic_end() #18
  ret i8* %74
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #16

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #16

declare void @heddle_atomic_begin() local_unnamed_addr #1

declare void @heddle_atomic_end() local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @sem_close(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sem_unlink(i8* noundef %0) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #18
  %2 = load %struct.named*, %struct.named** @all_named, align 8, !tbaa !5
  %3 = icmp eq %struct.named* %2, null
  br i1 %3, label %24, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.named, %struct.named* %2, i64 0, i32 1, i64 0
  %6 = call i32 @strcmp(i8* noundef nonnull %5, i8* noundef %0) #18
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %18

8:                                                ; preds = %18
  %9 = getelementptr inbounds %struct.named, %struct.named* %22, i64 0, i32 1, i64 0
  %10 = call i32 @strcmp(i8* noundef nonnull %9, i8* noundef %0) #18
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %18, !llvm.loop !40

12:                                               ; preds = %8, %4
  %13 = phi i1 [ %3, %4 ], [ %23, %8 ]
  %14 = phi %struct.named** [ @all_named, %4 ], [ %21, %8 ]
  %15 = load %struct.named*, %struct.named** %14, align 8, !tbaa !5
  %16 = getelementptr inbounds %struct.named, %struct.named* %15, i64 0, i32 2
  %17 = load %struct.named*, %struct.named** %16, align 8, !tbaa !38
  store %struct.named* %17, %struct.named** %14, align 8, !tbaa !5
  br label %24

18:                                               ; preds = %4, %8
  %19 = phi %struct.named** [ %21, %8 ], [ @all_named, %4 ]
  %20 = load %struct.named*, %struct.named** %19, align 8, !tbaa !5
  %21 = getelementptr inbounds %struct.named, %struct.named* %20, i64 0, i32 2
  %22 = load %struct.named*, %struct.named** %21, align 8, !tbaa !5
  %23 = icmp eq %struct.named* %22, null
  br i1 %23, label %24, label %8, !llvm.loop !40

24:                                               ; preds = %18, %1, %12
  %25 = phi i1 [ %13, %12 ], [ %3, %1 ], [ %23, %18 ]
  %26 = phi i32 [ 0, %12 ], [ -1, %1 ], [ -1, %18 ]
  call void @heddle_atomic_end() #18
  br i1 %25, label %27, label %29

27:                                               ; preds = %24
  %28 = call i32* @__errno_location() #18
  store i32 2, i32* %28, align 4, !tbaa !35
  br label %29

29:                                               ; preds = %27, %24
  ret i32 %26
}

declare i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

declare i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local void @__atomic_load(i64 noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #18
  %5 = call i8* @memcpy(i8* noundef %2, i8* noundef %1, i64 noundef %0) #18
  call void @heddle_atomic_end() #18
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @__atomic_store(i64 noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #18
  %5 = call i8* @memcpy(i8* noundef %1, i8* noundef %2, i64 noundef %0) #18
  call void @heddle_atomic_end() #18
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @__atomic_exchange(i64 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #18
  %6 = call i8* @memcpy(i8* noundef %3, i8* noundef %1, i64 noundef %0) #18
  %7 = call i8* @memcpy(i8* noundef %1, i8* noundef %2, i64 noundef %0) #18
  call void @heddle_atomic_end() #18
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local zeroext i1 @__atomic_compare_exchange(i64 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #18
  %7 = call i32 @memcmp(i8* noundef %1, i8* noundef %2, i64 noundef %0) #18
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = call i8* @memcpy(i8* noundef %1, i8* noundef %3, i64 noundef %0) #18
  br label %13

11:                                               ; preds = %6
  %12 = call i8* @memcpy(i8* noundef %2, i8* noundef %1, i64 noundef %0) #18
  br label %13

13:                                               ; preds = %11, %9
  call void @heddle_atomic_end() #18
  ret i1 %8
}

declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #7 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #19
  %6 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %5, i8* %6)
  %7 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %4) #21
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #19
  ret i32 %7
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #16

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef %2) unnamed_addr #7 {
  %4 = load i8, i8* %1, align 1, !tbaa !14
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %652, label %6

6:                                                ; preds = %3
  %7 = ptrtoint i8* %0 to i64
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %20 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %21 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %23 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %24 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %25 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %26 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %27 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %28 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %29 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %30 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %32 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %33 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %35 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %36 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %39 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %40 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  br label %41

41:                                               ; preds = %6, %644
  %42 = phi i8 [ %4, %6 ], [ %650, %644 ]
  %43 = phi i32 [ undef, %6 ], [ %648, %644 ]
  %44 = phi i8* [ %1, %6 ], [ %649, %644 ]
  %45 = phi i8* [ %0, %6 ], [ %646, %644 ]
  %46 = phi i32 [ 0, %6 ], [ %645, %644 ]
  %47 = zext i8 %42 to i32
  %48 = icmp ne i8 %42, 32
  %49 = add nsw i32 %47, -14
  %50 = icmp ult i32 %49, -5
  %51 = and i1 %48, %50
  br i1 %51, label %61, label %52

52:                                               ; preds = %41, %52
  %53 = phi i8* [ %60, %52 ], [ %45, %41 ]
  %54 = load i8, i8* %53, align 1, !tbaa !14
  %55 = zext i8 %54 to i32
  %56 = icmp ne i8 %54, 32
  %57 = add nsw i32 %55, -14
  %58 = icmp ult i32 %57, -5
  %59 = and i1 %56, %58
  %60 = getelementptr inbounds i8, i8* %53, i64 1
  br i1 %59, label %644, label %52, !llvm.loop !41

61:                                               ; preds = %41
  %62 = icmp eq i8 %42, 37
  br i1 %62, label %63, label %79

63:                                               ; preds = %61
  %64 = getelementptr inbounds i8, i8* %44, i64 1
  %65 = load i8, i8* %64, align 1, !tbaa !14
  %66 = icmp eq i8 %65, 37
  br i1 %66, label %67, label %92

67:                                               ; preds = %63
  br i1 %62, label %68, label %79

68:                                               ; preds = %67, %68
  %69 = phi i8* [ %76, %68 ], [ %45, %67 ]
  %70 = load i8, i8* %69, align 1, !tbaa !14
  %71 = zext i8 %70 to i32
  %72 = icmp ne i8 %70, 32
  %73 = add nsw i32 %71, -14
  %74 = icmp ult i32 %73, -5
  %75 = and i1 %72, %74
  %76 = getelementptr inbounds i8, i8* %69, i64 1
  br i1 %75, label %77, label %68, !llvm.loop !42

77:                                               ; preds = %68
  %78 = getelementptr inbounds i8, i8* %44, i64 1
  br label %79

79:                                               ; preds = %77, %61, %67
  %80 = phi i8* [ %45, %67 ], [ %45, %61 ], [ %69, %77 ]
  %81 = phi i8* [ %44, %67 ], [ %44, %61 ], [ %78, %77 ]
  %82 = load i8, i8* %80, align 1, !tbaa !14
  %83 = load i8, i8* %81, align 1, !tbaa !14
  %84 = icmp eq i8 %82, %83
  br i1 %84, label %90, label %85

85:                                               ; preds = %79
  %86 = icmp eq i32 %46, 0
  %87 = icmp eq i8 %82, 0
  %88 = select i1 %86, i1 %87, i1 false
  %89 = select i1 %88, i32 -1, i32 %46
  br label %652

90:                                               ; preds = %79
  %91 = getelementptr inbounds i8, i8* %80, i64 1
  br label %644

92:                                               ; preds = %63
  %93 = icmp eq i8 %65, 42
  %94 = getelementptr inbounds i8, i8* %44, i64 2
  %95 = select i1 %93, i8* %94, i8* %64
  %96 = xor i1 %93, true
  %97 = load i8, i8* %95, align 1, !tbaa !14
  %98 = add i8 %97, -48
  %99 = icmp ult i8 %98, 10
  br i1 %99, label %103, label %100

100:                                              ; preds = %103, %92
  %101 = phi i32 [ 0, %92 ], [ %110, %103 ]
  %102 = phi i8* [ %95, %92 ], [ %111, %103 ]
  br label %115

103:                                              ; preds = %92, %103
  %104 = phi i8 [ %112, %103 ], [ %97, %92 ]
  %105 = phi i8* [ %111, %103 ], [ %95, %92 ]
  %106 = phi i32 [ %110, %103 ], [ 0, %92 ]
  %107 = sext i8 %104 to i32
  %108 = mul nsw i32 %106, 10
  %109 = add i32 %108, -48
  %110 = add i32 %109, %107
  %111 = getelementptr inbounds i8, i8* %105, i64 1
  %112 = load i8, i8* %111, align 1, !tbaa !14
  %113 = add i8 %112, -48
  %114 = icmp ult i8 %113, 10
  br i1 %114, label %103, label %100, !llvm.loop !43

115:                                              ; preds = %100, %122
  %116 = phi i32 [ %123, %122 ], [ 4, %100 ]
  %117 = phi i8* [ %124, %122 ], [ %102, %100 ]
  %118 = load i8, i8* %117, align 1, !tbaa !14
  switch i8 %118, label %192 [
    i8 104, label %119
    i8 108, label %122
    i8 122, label %122
    i8 106, label %122
    i8 116, label %122
    i8 113, label %122
    i8 76, label %122
    i8 110, label %125
    i8 99, label %201
    i8 91, label %201
  ]

119:                                              ; preds = %115
  %120 = icmp eq i32 %116, 2
  %121 = select i1 %120, i32 1, i32 2
  br label %122

122:                                              ; preds = %115, %115, %115, %115, %115, %115, %119
  %123 = phi i32 [ %121, %119 ], [ 8, %115 ], [ 8, %115 ], [ 8, %115 ], [ 8, %115 ], [ 8, %115 ], [ 8, %115 ]
  %124 = getelementptr inbounds i8, i8* %117, i64 1
  br label %115, !llvm.loop !44

125:                                              ; preds = %115
  br i1 %93, label %638, label %126

126:                                              ; preds = %125
  %127 = ptrtoint i8* %45 to i64
  %128 = sub i64 %127, %7
  switch i32 %116, label %176 [
    i32 1, label %129
    i32 2, label %145
    i32 8, label %161
  ]

129:                                              ; preds = %126
  %130 = trunc i64 %128 to i8
  %131 = load i32, i32* %14, align 8
  %132 = icmp ult i32 %131, 41
  br i1 %132, label %133, label %138

133:                                              ; preds = %129
  %134 = load i8*, i8** %16, align 8
  %135 = sext i32 %131 to i64
  %136 = getelementptr i8, i8* %134, i64 %135
  %137 = add i32 %131, 8
  store i32 %137, i32* %14, align 8
  br label %141

138:                                              ; preds = %129
  %139 = load i8*, i8** %15, align 8
  %140 = getelementptr i8, i8* %139, i64 8
  store i8* %140, i8** %15, align 8
  br label %141

141:                                              ; preds = %138, %133
  %142 = phi i8* [ %136, %133 ], [ %139, %138 ]
  %143 = bitcast i8* %142 to i8**
  %144 = load i8*, i8** %143, align 8
  store i8 %130, i8* %144, align 1, !tbaa !14
  br label %638

145:                                              ; preds = %126
  %146 = trunc i64 %128 to i16
  %147 = load i32, i32* %11, align 8
  %148 = icmp ult i32 %147, 41
  br i1 %148, label %149, label %154

149:                                              ; preds = %145
  %150 = load i8*, i8** %13, align 8
  %151 = sext i32 %147 to i64
  %152 = getelementptr i8, i8* %150, i64 %151
  %153 = add i32 %147, 8
  store i32 %153, i32* %11, align 8
  br label %157

154:                                              ; preds = %145
  %155 = load i8*, i8** %12, align 8
  %156 = getelementptr i8, i8* %155, i64 8
  store i8* %156, i8** %12, align 8
  br label %157

157:                                              ; preds = %154, %149
  %158 = phi i8* [ %152, %149 ], [ %155, %154 ]
  %159 = bitcast i8* %158 to i16**
  %160 = load i16*, i16** %159, align 8
  store i16 %146, i16* %160, align 2, !tbaa !45
  br label %638

161:                                              ; preds = %126
  %162 = load i32, i32* %8, align 8
  %163 = icmp ult i32 %162, 41
  br i1 %163, label %164, label %169

164:                                              ; preds = %161
  %165 = load i8*, i8** %10, align 8
  %166 = sext i32 %162 to i64
  %167 = getelementptr i8, i8* %165, i64 %166
  %168 = add i32 %162, 8
  store i32 %168, i32* %8, align 8
  br label %172

169:                                              ; preds = %161
  %170 = load i8*, i8** %9, align 8
  %171 = getelementptr i8, i8* %170, i64 8
  store i8* %171, i8** %9, align 8
  br label %172

172:                                              ; preds = %169, %164
  %173 = phi i8* [ %167, %164 ], [ %170, %169 ]
  %174 = bitcast i8* %173 to i64**
  %175 = load i64*, i64** %174, align 8
  store i64 %128, i64* %175, align 8, !tbaa !33
  br label %638

176:                                              ; preds = %126
  %177 = trunc i64 %128 to i32
  %178 = load i32, i32* %17, align 8
  %179 = icmp ult i32 %178, 41
  br i1 %179, label %180, label %185

180:                                              ; preds = %176
  %181 = load i8*, i8** %19, align 8
  %182 = sext i32 %178 to i64
  %183 = getelementptr i8, i8* %181, i64 %182
  %184 = add i32 %178, 8
  store i32 %184, i32* %17, align 8
  br label %188

185:                                              ; preds = %176
  %186 = load i8*, i8** %18, align 8
  %187 = getelementptr i8, i8* %186, i64 8
  store i8* %187, i8** %18, align 8
  br label %188

188:                                              ; preds = %185, %180
  %189 = phi i8* [ %183, %180 ], [ %186, %185 ]
  %190 = bitcast i8* %189 to i32**
  %191 = load i32*, i32** %190, align 8
  store i32 %177, i32* %191, align 4, !tbaa !35
  br label %638

192:                                              ; preds = %115, %192
  %193 = phi i8* [ %200, %192 ], [ %45, %115 ]
  %194 = load i8, i8* %193, align 1, !tbaa !14
  %195 = zext i8 %194 to i32
  %196 = icmp ne i8 %194, 32
  %197 = add nsw i32 %195, -14
  %198 = icmp ult i32 %197, -5
  %199 = and i1 %196, %198
  %200 = getelementptr inbounds i8, i8* %193, i64 1
  br i1 %199, label %201, label %192, !llvm.loop !47

201:                                              ; preds = %115, %115, %192
  %202 = phi i8* [ %193, %192 ], [ %45, %115 ], [ %45, %115 ]
  %203 = load i8, i8* %202, align 1, !tbaa !14
  %204 = icmp eq i8 %203, 0
  br i1 %204, label %205, label %208

205:                                              ; preds = %201
  %206 = icmp eq i32 %46, 0
  %207 = select i1 %206, i32 -1, i32 %46
  br label %638

208:                                              ; preds = %201
  switch i8 %118, label %447 [
    i8 99, label %210
    i8 115, label %210
    i8 91, label %210
    i8 102, label %209
    i8 101, label %209
    i8 103, label %209
    i8 97, label %209
    i8 69, label %209
    i8 71, label %209
    i8 120, label %451
    i8 88, label %451
    i8 112, label %451
    i8 111, label %450
  ]

209:                                              ; preds = %208, %208, %208, %208, %208, %208
  br label %344

210:                                              ; preds = %208, %208, %208
  br i1 %93, label %226, label %211

211:                                              ; preds = %210
  %212 = load i32, i32* %26, align 8
  %213 = icmp ult i32 %212, 41
  br i1 %213, label %214, label %219

214:                                              ; preds = %211
  %215 = load i8*, i8** %28, align 8
  %216 = sext i32 %212 to i64
  %217 = getelementptr i8, i8* %215, i64 %216
  %218 = add i32 %212, 8
  store i32 %218, i32* %26, align 8
  br label %222

219:                                              ; preds = %211
  %220 = load i8*, i8** %27, align 8
  %221 = getelementptr i8, i8* %220, i64 8
  store i8* %221, i8** %27, align 8
  br label %222

222:                                              ; preds = %219, %214
  %223 = phi i8* [ %217, %214 ], [ %220, %219 ]
  %224 = bitcast i8* %223 to i8**
  %225 = load i8*, i8** %224, align 8
  br label %226

226:                                              ; preds = %210, %222
  %227 = phi i8* [ %225, %222 ], [ null, %210 ]
  %228 = load i8, i8* %117, align 1, !tbaa !14
  %229 = icmp ne i32 %101, 0
  %230 = icmp eq i8 %228, 99
  %231 = select i1 %230, i32 1, i32 -1
  %232 = select i1 %229, i32 %101, i32 %231
  %233 = getelementptr inbounds i8, i8* %117, i64 1
  %234 = icmp eq i32 %232, 0
  br i1 %234, label %297, label %235

235:                                              ; preds = %226
  %236 = icmp eq i8 %228, 91
  %237 = icmp eq i8* %227, null
  %238 = zext i32 %232 to i64
  br label %239

239:                                              ; preds = %235, %287
  %240 = phi i64 [ 0, %235 ], [ %288, %287 ]
  %241 = phi i8* [ %202, %235 ], [ %289, %287 ]
  %242 = load i8, i8* %241, align 1, !tbaa !14
  %243 = icmp eq i8 %242, 0
  br i1 %243, label %295, label %244

244:                                              ; preds = %239
  switch i8 %228, label %284 [
    i8 115, label %245
    i8 91, label %252
  ]

245:                                              ; preds = %244
  %246 = zext i8 %242 to i32
  %247 = icmp ne i8 %242, 32
  %248 = add nsw i32 %246, -14
  %249 = icmp ult i32 %248, -5
  %250 = and i1 %247, %249
  br i1 %250, label %251, label %293

251:                                              ; preds = %245
  br i1 %236, label %252, label %284

252:                                              ; preds = %244, %251
  %253 = load i8, i8* %233, align 1, !tbaa !14
  %254 = icmp eq i8 %253, 94
  %255 = zext i1 %254 to i64
  %256 = getelementptr inbounds i8, i8* %233, i64 %255
  br label %257

257:                                              ; preds = %275, %252
  %258 = phi i32 [ 0, %252 ], [ %279, %275 ]
  %259 = phi i8* [ %256, %252 ], [ %277, %275 ]
  %260 = getelementptr inbounds i8, i8* %259, i64 1
  %261 = load i8, i8* %260, align 1, !tbaa !14
  %262 = icmp eq i8 %261, 45
  br i1 %262, label %263, label %272

263:                                              ; preds = %257
  %264 = getelementptr inbounds i8, i8* %259, i64 2
  %265 = load i8, i8* %264, align 1, !tbaa !14
  switch i8 %265, label %266 [
    i8 93, label %272
    i8 0, label %272
  ]

266:                                              ; preds = %263
  %267 = load i8, i8* %259, align 1, !tbaa !14
  %268 = icmp ule i8 %267, %242
  %269 = icmp uge i8 %265, %242
  %270 = select i1 %268, i1 %269, i1 false
  %271 = getelementptr inbounds i8, i8* %259, i64 3
  br label %275

272:                                              ; preds = %263, %263, %257
  %273 = load i8, i8* %259, align 1, !tbaa !14
  %274 = icmp eq i8 %273, %242
  br label %275

275:                                              ; preds = %272, %266
  %276 = phi i1 [ %270, %266 ], [ %274, %272 ]
  %277 = phi i8* [ %271, %266 ], [ %260, %272 ]
  %278 = zext i1 %276 to i32
  %279 = or i32 %258, %278
  %280 = load i8, i8* %277, align 1, !tbaa !14
  switch i8 %280, label %257 [
    i8 0, label %281
    i8 93, label %281
  ]

281:                                              ; preds = %275, %275
  %282 = zext i1 %254 to i32
  %283 = icmp eq i32 %279, %282
  br i1 %283, label %291, label %284

284:                                              ; preds = %244, %281, %251
  br i1 %237, label %287, label %285

285:                                              ; preds = %284
  %286 = getelementptr inbounds i8, i8* %227, i64 %240
  store i8 %242, i8* %286, align 1, !tbaa !14
  br label %287

287:                                              ; preds = %285, %284
  %288 = add nuw nsw i64 %240, 1
  %289 = getelementptr inbounds i8, i8* %241, i64 1
  %290 = icmp eq i64 %288, %238
  br i1 %290, label %297, label %239, !llvm.loop !48

291:                                              ; preds = %281
  %292 = trunc i64 %240 to i32
  br label %297

293:                                              ; preds = %245
  %294 = trunc i64 %240 to i32
  br label %297

295:                                              ; preds = %239
  %296 = trunc i64 %240 to i32
  br label %297

297:                                              ; preds = %291, %293, %295, %287, %226
  %298 = phi i32 [ 0, %226 ], [ %292, %291 ], [ %294, %293 ], [ %296, %295 ], [ %232, %287 ]
  %299 = phi i8* [ %202, %226 ], [ %241, %291 ], [ %241, %293 ], [ %241, %295 ], [ %289, %287 ]
  %300 = icmp eq i8 %228, 91
  br i1 %300, label %301, label %324

301:                                              ; preds = %297
  %302 = load i8, i8* %233, align 1, !tbaa !14
  %303 = icmp eq i8 %302, 94
  %304 = zext i1 %303 to i64
  %305 = getelementptr inbounds i8, i8* %233, i64 %304
  br label %306

306:                                              ; preds = %316, %301
  %307 = phi i8* [ %305, %301 ], [ %317, %316 ]
  %308 = getelementptr inbounds i8, i8* %307, i64 1
  %309 = load i8, i8* %308, align 1, !tbaa !14
  %310 = icmp eq i8 %309, 45
  br i1 %310, label %311, label %316

311:                                              ; preds = %306
  %312 = getelementptr inbounds i8, i8* %307, i64 2
  %313 = load i8, i8* %312, align 1, !tbaa !14
  switch i8 %313, label %314 [
    i8 93, label %316
    i8 0, label %316
  ]

314:                                              ; preds = %311
  %315 = getelementptr inbounds i8, i8* %307, i64 3
  br label %316

316:                                              ; preds = %306, %311, %311, %314
  %317 = phi i8* [ %315, %314 ], [ %308, %311 ], [ %308, %311 ], [ %308, %306 ]
  %318 = load i8, i8* %317, align 1, !tbaa !14
  switch i8 %318, label %306 [
    i8 0, label %319
    i8 93, label %319
  ]

319:                                              ; preds = %316, %316
  %320 = icmp ne i8 %318, 0
  %321 = zext i1 %320 to i64
  %322 = getelementptr i8, i8* %317, i64 -1
  %323 = getelementptr inbounds i8, i8* %322, i64 %321
  br label %324

324:                                              ; preds = %319, %297
  %325 = phi i8* [ %323, %319 ], [ %117, %297 ]
  %326 = icmp eq i32 %298, 0
  br i1 %326, label %341, label %327

327:                                              ; preds = %324
  %328 = select i1 %230, i1 %229, i1 false
  %329 = icmp slt i32 %298, %101
  %330 = select i1 %328, i1 %329, i1 false
  br i1 %330, label %331, label %334

331:                                              ; preds = %327
  %332 = icmp eq i32 %46, 0
  %333 = select i1 %332, i32 -1, i32 %46
  br label %341

334:                                              ; preds = %327
  %335 = icmp ne i8* %227, null
  %336 = icmp ne i8 %228, 99
  %337 = select i1 %335, i1 %336, i1 false
  br i1 %337, label %338, label %341

338:                                              ; preds = %334
  %339 = zext i32 %298 to i64
  %340 = getelementptr inbounds i8, i8* %227, i64 %339
  store i8 0, i8* %340, align 1, !tbaa !14
  br label %341

341:                                              ; preds = %334, %338, %324, %331
  %342 = phi i1 [ false, %331 ], [ false, %324 ], [ true, %338 ], [ true, %334 ]
  %343 = phi i32 [ %333, %331 ], [ %46, %324 ], [ %43, %338 ], [ %43, %334 ]
  br i1 %342, label %632, label %638

344:                                              ; preds = %209, %344
  %345 = phi i8* [ %352, %344 ], [ %202, %209 ]
  %346 = load i8, i8* %345, align 1, !tbaa !14
  %347 = sext i8 %346 to i32
  %348 = icmp ne i8 %346, 32
  %349 = add nsw i32 %347, -14
  %350 = icmp ult i32 %349, -5
  %351 = and i1 %348, %350
  %352 = getelementptr inbounds i8, i8* %345, i64 1
  br i1 %351, label %353, label %344, !llvm.loop !29

353:                                              ; preds = %344
  %354 = icmp eq i8 %346, 45
  %355 = icmp eq i8 %346, 43
  %356 = or i1 %354, %355
  %357 = zext i1 %356 to i64
  %358 = getelementptr i8, i8* %345, i64 %357
  %359 = load i8, i8* %358, align 1, !tbaa !14
  %360 = sext i8 %359 to i32
  %361 = add nsw i32 %360, -48
  %362 = icmp ugt i32 %361, 9
  br i1 %362, label %374, label %363

363:                                              ; preds = %353, %363
  %364 = phi i32 [ %372, %363 ], [ %361, %353 ]
  %365 = phi double [ %368, %363 ], [ 0.000000e+00, %353 ]
  %366 = phi i8* [ %369, %363 ], [ %358, %353 ]
  %367 = sitofp i32 %364 to double
  %368 = call double @llvm.fmuladd.f64(double %365, double 1.000000e+01, double %367) #19
  %369 = getelementptr inbounds i8, i8* %366, i64 1
  %370 = load i8, i8* %369, align 1, !tbaa !14
  %371 = sext i8 %370 to i32
  %372 = add nsw i32 %371, -48
  %373 = icmp ugt i32 %372, 9
  br i1 %373, label %374, label %363, !llvm.loop !30

374:                                              ; preds = %363, %353
  %375 = phi i8* [ %358, %353 ], [ %369, %363 ]
  %376 = phi i32 [ 0, %353 ], [ 1, %363 ]
  %377 = phi double [ 0.000000e+00, %353 ], [ %368, %363 ]
  %378 = phi i8 [ %359, %353 ], [ %370, %363 ]
  %379 = icmp eq i8 %378, 46
  br i1 %379, label %380, label %399

380:                                              ; preds = %374
  %381 = getelementptr inbounds i8, i8* %375, i64 1
  %382 = load i8, i8* %381, align 1, !tbaa !14
  %383 = sext i8 %382 to i32
  %384 = add nsw i32 %383, -48
  %385 = icmp ugt i32 %384, 9
  br i1 %385, label %399, label %386

386:                                              ; preds = %380, %386
  %387 = phi i32 [ %397, %386 ], [ %384, %380 ]
  %388 = phi i8* [ %394, %386 ], [ %381, %380 ]
  %389 = phi double [ %393, %386 ], [ 1.000000e+00, %380 ]
  %390 = phi double [ %392, %386 ], [ %377, %380 ]
  %391 = sitofp i32 %387 to double
  %392 = call double @llvm.fmuladd.f64(double %390, double 1.000000e+01, double %391) #19
  %393 = fmul double %389, 1.000000e+01
  %394 = getelementptr inbounds i8, i8* %388, i64 1
  %395 = load i8, i8* %394, align 1, !tbaa !14
  %396 = sext i8 %395 to i32
  %397 = add nsw i32 %396, -48
  %398 = icmp ugt i32 %397, 9
  br i1 %398, label %399, label %386, !llvm.loop !31

399:                                              ; preds = %386, %374, %380
  %400 = phi i8* [ %375, %374 ], [ %381, %380 ], [ %394, %386 ]
  %401 = phi i32 [ %376, %374 ], [ %376, %380 ], [ 1, %386 ]
  %402 = phi double [ %377, %374 ], [ %377, %380 ], [ %392, %386 ]
  %403 = phi double [ 1.000000e+00, %374 ], [ 1.000000e+00, %380 ], [ %393, %386 ]
  %404 = icmp eq i32 %401, 0
  %405 = select i1 %404, i8* %202, i8* %400
  %406 = fneg double %402
  %407 = select i1 %354, double %406, double %402
  %408 = fdiv double %407, %403
  %409 = icmp eq i8* %405, %202
  %410 = select i1 %409, i1 true, i1 %93
  %411 = select i1 %409, i32 %46, i32 %43
  br i1 %410, label %445, label %412

412:                                              ; preds = %399
  %413 = icmp eq i32 %116, 8
  br i1 %413, label %414, label %429

414:                                              ; preds = %412
  %415 = load i32, i32* %23, align 8
  %416 = icmp ult i32 %415, 41
  br i1 %416, label %417, label %422

417:                                              ; preds = %414
  %418 = load i8*, i8** %25, align 8
  %419 = sext i32 %415 to i64
  %420 = getelementptr i8, i8* %418, i64 %419
  %421 = add i32 %415, 8
  store i32 %421, i32* %23, align 8
  br label %425

422:                                              ; preds = %414
  %423 = load i8*, i8** %24, align 8
  %424 = getelementptr i8, i8* %423, i64 8
  store i8* %424, i8** %24, align 8
  br label %425

425:                                              ; preds = %422, %417
  %426 = phi i8* [ %420, %417 ], [ %423, %422 ]
  %427 = bitcast i8* %426 to double**
  %428 = load double*, double** %427, align 8
  store double %408, double* %428, align 8, !tbaa !49
  br label %445

429:                                              ; preds = %412
  %430 = fptrunc double %408 to float
  %431 = load i32, i32* %20, align 8
  %432 = icmp ult i32 %431, 41
  br i1 %432, label %433, label %438

433:                                              ; preds = %429
  %434 = load i8*, i8** %22, align 8
  %435 = sext i32 %431 to i64
  %436 = getelementptr i8, i8* %434, i64 %435
  %437 = add i32 %431, 8
  store i32 %437, i32* %20, align 8
  br label %441

438:                                              ; preds = %429
  %439 = load i8*, i8** %21, align 8
  %440 = getelementptr i8, i8* %439, i64 8
  store i8* %440, i8** %21, align 8
  br label %441

441:                                              ; preds = %438, %433
  %442 = phi i8* [ %436, %433 ], [ %439, %438 ]
  %443 = bitcast i8* %442 to float**
  %444 = load float*, float** %443, align 8
  store float %430, float* %444, align 4, !tbaa !51
  br label %445

445:                                              ; preds = %399, %441, %425
  %446 = phi i32 [ %411, %399 ], [ %43, %425 ], [ %43, %441 ]
  br i1 %409, label %638, label %632

447:                                              ; preds = %208
  %448 = icmp eq i8 %118, 105
  %449 = select i1 %448, i32 0, i32 10
  br label %451

450:                                              ; preds = %208
  br label %451

451:                                              ; preds = %208, %208, %208, %450, %447
  %452 = phi i32 [ %449, %447 ], [ 8, %450 ], [ 16, %208 ], [ 16, %208 ], [ 16, %208 ]
  %453 = icmp eq i32 %101, 0
  %454 = select i1 %453, i32 -1, i32 %101
  switch i8 %203, label %460 [
    i8 45, label %455
    i8 43, label %455
  ]

455:                                              ; preds = %451, %451
  %456 = getelementptr inbounds i8, i8* %202, i64 1
  %457 = icmp eq i8 %203, 45
  %458 = zext i1 %457 to i32
  %459 = add nsw i32 %454, -1
  br label %460

460:                                              ; preds = %455, %451
  %461 = phi i32 [ %459, %455 ], [ %454, %451 ]
  %462 = phi i8* [ %456, %455 ], [ %202, %451 ]
  %463 = phi i32 [ %458, %455 ], [ 0, %451 ]
  %464 = icmp sgt i32 %461, 1
  br i1 %464, label %465, label %495

465:                                              ; preds = %460
  %466 = load i8, i8* %462, align 1, !tbaa !14
  %467 = icmp eq i8 %466, 48
  %468 = and i32 %452, 10
  %469 = icmp eq i32 %468, 0
  %470 = and i1 %469, %467
  br i1 %470, label %471, label %495

471:                                              ; preds = %465
  %472 = getelementptr inbounds i8, i8* %462, i64 1
  %473 = load i8, i8* %472, align 1, !tbaa !14
  switch i8 %473, label %495 [
    i8 120, label %474
    i8 88, label %474
  ]

474:                                              ; preds = %471, %471
  %475 = getelementptr inbounds i8, i8* %462, i64 2
  %476 = load i8, i8* %475, align 1, !tbaa !14
  %477 = sext i8 %476 to i32
  %478 = add nsw i32 %477, -48
  %479 = icmp ult i32 %478, 10
  br i1 %479, label %490, label %480

480:                                              ; preds = %474
  %481 = add nsw i32 %477, -97
  %482 = icmp ult i32 %481, 26
  br i1 %482, label %483, label %485

483:                                              ; preds = %480
  %484 = add nsw i32 %477, -87
  br label %490

485:                                              ; preds = %480
  %486 = add nsw i32 %477, -65
  %487 = icmp ult i32 %486, 26
  %488 = add nsw i32 %477, -55
  %489 = select i1 %487, i32 %488, i32 99
  br label %490

490:                                              ; preds = %485, %483, %474
  %491 = phi i32 [ %484, %483 ], [ %489, %485 ], [ %478, %474 ]
  %492 = icmp slt i32 %491, 16
  br i1 %492, label %493, label %495

493:                                              ; preds = %490
  %494 = add nsw i32 %461, -2
  br label %501

495:                                              ; preds = %490, %471, %465, %460
  %496 = icmp eq i32 %452, 0
  br i1 %496, label %497, label %501

497:                                              ; preds = %495
  %498 = load i8, i8* %462, align 1, !tbaa !14
  %499 = icmp eq i8 %498, 48
  %500 = select i1 %499, i32 8, i32 10
  br label %501

501:                                              ; preds = %497, %495, %493
  %502 = phi i32 [ 16, %493 ], [ %500, %497 ], [ %452, %495 ]
  %503 = phi i32 [ %494, %493 ], [ %461, %497 ], [ %461, %495 ]
  %504 = phi i8* [ %475, %493 ], [ %462, %497 ], [ %462, %495 ]
  %505 = icmp eq i32 %503, 0
  br i1 %505, label %553, label %506

506:                                              ; preds = %501
  %507 = sext i32 %502 to i64
  %508 = add i32 %503, -1
  %509 = zext i32 %508 to i64
  %510 = add nuw nsw i64 %509, 1
  %511 = getelementptr i8, i8* %504, i64 %510
  br label %512

512:                                              ; preds = %546, %506
  %513 = phi i64 [ 0, %506 ], [ %549, %546 ]
  %514 = phi i8* [ null, %506 ], [ %550, %546 ]
  %515 = phi i8* [ %504, %506 ], [ %550, %546 ]
  %516 = phi i32 [ %503, %506 ], [ %551, %546 ]
  %517 = load i8, i8* %515, align 1, !tbaa !14
  %518 = sext i8 %517 to i32
  %519 = add nsw i32 %518, -48
  %520 = icmp ult i32 %519, 10
  br i1 %520, label %531, label %521

521:                                              ; preds = %512
  %522 = add nsw i32 %518, -97
  %523 = icmp ult i32 %522, 26
  br i1 %523, label %524, label %526

524:                                              ; preds = %521
  %525 = add nsw i32 %518, -87
  br label %531

526:                                              ; preds = %521
  %527 = add nsw i32 %518, -65
  %528 = icmp ult i32 %527, 26
  %529 = add nsw i32 %518, -55
  %530 = select i1 %528, i32 %529, i32 99
  br label %531

531:                                              ; preds = %526, %524, %512
  %532 = phi i32 [ %525, %524 ], [ %530, %526 ], [ %519, %512 ]
  %533 = icmp slt i32 %532, %502
  br i1 %533, label %534, label %553

534:                                              ; preds = %531
  %535 = mul i64 %513, %507
  br i1 %520, label %546, label %536

536:                                              ; preds = %534
  %537 = add nsw i32 %518, -97
  %538 = icmp ult i32 %537, 26
  br i1 %538, label %539, label %541

539:                                              ; preds = %536
  %540 = add nsw i32 %518, -87
  br label %546

541:                                              ; preds = %536
  %542 = add nsw i32 %518, -65
  %543 = icmp ult i32 %542, 26
  %544 = add nsw i32 %518, -55
  %545 = select i1 %543, i32 %544, i32 99
  br label %546

546:                                              ; preds = %541, %539, %534
  %547 = phi i32 [ %540, %539 ], [ %545, %541 ], [ %519, %534 ]
  %548 = sext i32 %547 to i64
  %549 = add i64 %535, %548
  %550 = getelementptr inbounds i8, i8* %515, i64 1
  %551 = add nsw i32 %516, -1
  %552 = icmp eq i32 %551, 0
  br i1 %552, label %553, label %512, !llvm.loop !53

553:                                              ; preds = %531, %546, %501
  %554 = phi i8* [ null, %501 ], [ %514, %531 ], [ %511, %546 ]
  %555 = phi i64 [ 0, %501 ], [ %513, %531 ], [ %549, %546 ]
  %556 = icmp eq i32 %463, 0
  %557 = sub i64 0, %555
  %558 = select i1 %556, i64 %555, i64 %557
  %559 = icmp eq i8* %554, null
  %560 = select i1 %559, i1 true, i1 %93
  %561 = select i1 %559, i8* %202, i8* %554
  %562 = select i1 %559, i32 %46, i32 %43
  br i1 %560, label %629, label %563

563:                                              ; preds = %553
  %564 = icmp eq i8 %118, 112
  %565 = select i1 %564, i32 8, i32 %116
  switch i32 %565, label %613 [
    i32 1, label %566
    i32 2, label %582
    i32 8, label %598
  ]

566:                                              ; preds = %563
  %567 = trunc i64 %558 to i8
  %568 = load i32, i32* %35, align 8
  %569 = icmp ult i32 %568, 41
  br i1 %569, label %570, label %575

570:                                              ; preds = %566
  %571 = load i8*, i8** %37, align 8
  %572 = sext i32 %568 to i64
  %573 = getelementptr i8, i8* %571, i64 %572
  %574 = add i32 %568, 8
  store i32 %574, i32* %35, align 8
  br label %578

575:                                              ; preds = %566
  %576 = load i8*, i8** %36, align 8
  %577 = getelementptr i8, i8* %576, i64 8
  store i8* %577, i8** %36, align 8
  br label %578

578:                                              ; preds = %575, %570
  %579 = phi i8* [ %573, %570 ], [ %576, %575 ]
  %580 = bitcast i8* %579 to i8**
  %581 = load i8*, i8** %580, align 8
  store i8 %567, i8* %581, align 1, !tbaa !14
  br label %629

582:                                              ; preds = %563
  %583 = trunc i64 %558 to i16
  %584 = load i32, i32* %32, align 8
  %585 = icmp ult i32 %584, 41
  br i1 %585, label %586, label %591

586:                                              ; preds = %582
  %587 = load i8*, i8** %34, align 8
  %588 = sext i32 %584 to i64
  %589 = getelementptr i8, i8* %587, i64 %588
  %590 = add i32 %584, 8
  store i32 %590, i32* %32, align 8
  br label %594

591:                                              ; preds = %582
  %592 = load i8*, i8** %33, align 8
  %593 = getelementptr i8, i8* %592, i64 8
  store i8* %593, i8** %33, align 8
  br label %594

594:                                              ; preds = %591, %586
  %595 = phi i8* [ %589, %586 ], [ %592, %591 ]
  %596 = bitcast i8* %595 to i16**
  %597 = load i16*, i16** %596, align 8
  store i16 %583, i16* %597, align 2, !tbaa !45
  br label %629

598:                                              ; preds = %563
  %599 = load i32, i32* %29, align 8
  %600 = icmp ult i32 %599, 41
  br i1 %600, label %601, label %606

601:                                              ; preds = %598
  %602 = load i8*, i8** %31, align 8
  %603 = sext i32 %599 to i64
  %604 = getelementptr i8, i8* %602, i64 %603
  %605 = add i32 %599, 8
  store i32 %605, i32* %29, align 8
  br label %609

606:                                              ; preds = %598
  %607 = load i8*, i8** %30, align 8
  %608 = getelementptr i8, i8* %607, i64 8
  store i8* %608, i8** %30, align 8
  br label %609

609:                                              ; preds = %606, %601
  %610 = phi i8* [ %604, %601 ], [ %607, %606 ]
  %611 = bitcast i8* %610 to i64**
  %612 = load i64*, i64** %611, align 8
  store i64 %558, i64* %612, align 8, !tbaa !33
  br label %629

613:                                              ; preds = %563
  %614 = trunc i64 %558 to i32
  %615 = load i32, i32* %38, align 8
  %616 = icmp ult i32 %615, 41
  br i1 %616, label %617, label %622

617:                                              ; preds = %613
  %618 = load i8*, i8** %40, align 8
  %619 = sext i32 %615 to i64
  %620 = getelementptr i8, i8* %618, i64 %619
  %621 = add i32 %615, 8
  store i32 %621, i32* %38, align 8
  br label %625

622:                                              ; preds = %613
  %623 = load i8*, i8** %39, align 8
  %624 = getelementptr i8, i8* %623, i64 8
  store i8* %624, i8** %39, align 8
  br label %625

625:                                              ; preds = %622, %617
  %626 = phi i8* [ %620, %617 ], [ %623, %622 ]
  %627 = bitcast i8* %626 to i32**
  %628 = load i32*, i32** %627, align 8
  store i32 %614, i32* %628, align 4, !tbaa !35
  br label %629

629:                                              ; preds = %625, %609, %594, %578, %553
  %630 = phi i8* [ %561, %553 ], [ %554, %578 ], [ %554, %594 ], [ %554, %609 ], [ %554, %625 ]
  %631 = phi i32 [ %562, %553 ], [ %43, %578 ], [ %43, %594 ], [ %43, %609 ], [ %43, %625 ]
  br i1 %559, label %638, label %632

632:                                              ; preds = %445, %629, %341
  %633 = phi i8* [ %299, %341 ], [ %405, %445 ], [ %630, %629 ]
  %634 = phi i8* [ %325, %341 ], [ %117, %445 ], [ %117, %629 ]
  %635 = phi i32 [ %343, %341 ], [ %446, %445 ], [ %631, %629 ]
  %636 = zext i1 %96 to i32
  %637 = add nsw i32 %46, %636
  br label %638

638:                                              ; preds = %188, %172, %157, %141, %125, %341, %445, %629, %632, %205
  %639 = phi i32 [ 0, %632 ], [ 1, %341 ], [ 1, %445 ], [ 1, %629 ], [ 1, %205 ], [ 4, %125 ], [ 4, %141 ], [ 4, %157 ], [ 4, %172 ], [ 4, %188 ]
  %640 = phi i32 [ %637, %632 ], [ %46, %341 ], [ %46, %445 ], [ %46, %629 ], [ %46, %205 ], [ %46, %125 ], [ %46, %141 ], [ %46, %157 ], [ %46, %172 ], [ %46, %188 ]
  %641 = phi i8* [ %633, %632 ], [ %299, %341 ], [ %405, %445 ], [ %630, %629 ], [ %202, %205 ], [ %45, %125 ], [ %45, %141 ], [ %45, %157 ], [ %45, %172 ], [ %45, %188 ]
  %642 = phi i8* [ %634, %632 ], [ %325, %341 ], [ %117, %445 ], [ %117, %629 ], [ %117, %205 ], [ %117, %125 ], [ %117, %141 ], [ %117, %157 ], [ %117, %172 ], [ %117, %188 ]
  %643 = phi i32 [ %635, %632 ], [ %343, %341 ], [ %446, %445 ], [ %631, %629 ], [ %207, %205 ], [ %43, %125 ], [ %43, %141 ], [ %43, %157 ], [ %43, %172 ], [ %43, %188 ]
  switch i32 %639, label %652 [
    i32 0, label %644
    i32 4, label %644
  ]

644:                                              ; preds = %52, %638, %638, %90
  %645 = phi i32 [ %46, %90 ], [ %640, %638 ], [ %640, %638 ], [ %46, %52 ]
  %646 = phi i8* [ %91, %90 ], [ %641, %638 ], [ %641, %638 ], [ %53, %52 ]
  %647 = phi i8* [ %81, %90 ], [ %642, %638 ], [ %642, %638 ], [ %44, %52 ]
  %648 = phi i32 [ %43, %90 ], [ %643, %638 ], [ %643, %638 ], [ %43, %52 ]
  %649 = getelementptr inbounds i8, i8* %647, i64 1
  %650 = load i8, i8* %649, align 1, !tbaa !14
  %651 = icmp eq i8 %650, 0
  br i1 %651, label %652, label %41, !llvm.loop !54

652:                                              ; preds = %638, %644, %3, %85
  %653 = phi i32 [ %89, %85 ], [ 0, %3 ], [ %645, %644 ], [ %643, %638 ]
  ret i32 %653
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #7 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #19
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %3) #21
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #19
  ret i32 %5
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @__isoc99_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #7 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #19
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %3) #21
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #19
  ret i32 %5
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @__isoc23_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #7 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #19
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %3) #21
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #19
  ret i32 %5
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @__isoc99_vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #7 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #19
  %6 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %5, i8* %6) #19
  %7 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %4) #18
  call void @llvm.va_end(i8* %5) #19
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #19
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i64 @sysconf(i32 noundef %0) local_unnamed_addr #5 {
  switch i32 %0, label %4 [
    i32 83, label %5
    i32 84, label %5
    i32 30, label %2
    i32 2, label %3
  ]

2:                                                ; preds = %1
  br label %5

3:                                                ; preds = %1
  br label %5

4:                                                ; preds = %1
  br label %5

5:                                                ; preds = %1, %1, %4, %3, %2
  %6 = phi i64 [ -1, %4 ], [ 100, %3 ], [ 4096, %2 ], [ 2, %1 ], [ 2, %1 ]
  ret i64 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @get_nprocs() local_unnamed_addr #5 {
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @getpagesize() local_unnamed_addr #5 {
  ret i32 4096
}

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_timedjoin_np(i64 noundef %0, i8** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = call i32 @heddle_choose(i32 noundef 2) #18
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = call i32 @pthread_join(i64 noundef %0, i8** noundef %1) #18
  br label %12

8:                                                ; preds = %3
  %9 = call i32 @pthread_tryjoin_np(i64 noundef %0, i8** noundef %1) #18
  %10 = icmp eq i32 %9, 16
  %11 = select i1 %10, i32 110, i32 %9
  br label %12

12:                                               ; preds = %8, %6
  %13 = phi i32 [ %7, %6 ], [ %11, %8 ]
  ret i32 %13
}

declare i32 @heddle_choose(i32 noundef) local_unnamed_addr #1

declare i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #1

declare i32 @pthread_tryjoin_np(i64 noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @__isoc23_strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #21
  ret i64 %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @__isoc23_strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #21
  ret i64 %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @__isoc23_strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #18
  ret i64 %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @__isoc23_strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #18
  ret i64 %4
}

declare i64 @strlen(i8* noundef) local_unnamed_addr #1

declare i32 @sem_init(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #17

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #17

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #17

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { noreturn "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree norecurse nosync nounwind uwtable writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #13 = { nofree nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nofree nosync nounwind willreturn }
attributes #17 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #18 = { nobuiltin nounwind "no-builtins" }
attributes #19 = { nounwind }
attributes #20 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #21 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = !{!7, !7, i64 0}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !10, !11}
!23 = distinct !{!23, !10, !11}
!24 = distinct !{!24, !10, !11}
!25 = distinct !{!25, !10, !11}
!26 = distinct !{!26, !10, !11}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10, !11}
!29 = distinct !{!29, !10, !11}
!30 = distinct !{!30, !10, !11}
!31 = distinct !{!31, !10, !11}
!32 = distinct !{!32, !10, !11}
!33 = !{!34, !34, i64 0}
!34 = !{!"long", !7, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !7, i64 0}
!37 = distinct !{!37, !10, !11}
!38 = !{!39, !6, i64 64}
!39 = !{!"named", !7, i64 0, !7, i64 32, !6, i64 64}
!40 = distinct !{!40, !10, !11}
!41 = distinct !{!41, !10, !11}
!42 = distinct !{!42, !10, !11}
!43 = distinct !{!43, !10, !11}
!44 = distinct !{!44, !11}
!45 = !{!46, !46, i64 0}
!46 = !{!"short", !7, i64 0}
!47 = distinct !{!47, !10, !11}
!48 = distinct !{!48, !10, !11}
!49 = !{!50, !50, i64 0}
!50 = !{!"double", !7, i64 0}
!51 = !{!52, !52, i64 0}
!52 = !{!"float", !7, i64 0}
!53 = distinct !{!53, !10, !11}
!54 = distinct !{!54, !10, !11}
