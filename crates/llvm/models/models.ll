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
@n_handlers = internal unnamed_addr global i32 0, align 4
@handlers = internal unnamed_addr global [64 x void ()*] zeroinitializer, align 16
@flags = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@up = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@down = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = call i32 @__heddle_once_begin(i32* noundef %0) #17
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void %1() #17
  call void @__heddle_once_end(i32* noundef %0) #17
  br label %6

6:                                                ; preds = %5, %2
  ret i32 0
}

declare i32 @__heddle_once_begin(i32* noundef) local_unnamed_addr #1

declare void @__heddle_once_end(i32* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local void @call_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = call i32 @__heddle_once_begin(i32* noundef %0) #17
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void %1() #17
  call void @__heddle_once_end(i32* noundef %0) #17
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
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #18
  %6 = call i8* @__heddle_next_destructor(void (i8*)** noundef nonnull %2) #17
  %7 = icmp eq i8* %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = load void (i8*)*, void (i8*)** %2, align 8, !tbaa !5
  call void %9(i8* noundef nonnull %6) #17
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #18
  %10 = add nuw nsw i32 %5, 1
  %11 = icmp eq i32 %10, 64
  br i1 %11, label %14, label %4, !llvm.loop !9

12:                                               ; preds = %4
  %13 = bitcast void (i8*)** %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %13) #18
  br label %14

14:                                               ; preds = %8, %12
  call void @__heddle_thread_end(i8* noundef %0) #19
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
  %21 = call i32 %3(i8* noundef %18, i8* noundef %20) #17
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
  %17 = call i32 %4(i8* noundef %0, i8* noundef %16) #17
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
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #20
  ret i64 %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #20
  ret i64 %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #20
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
  %15 = call i8* @malloc(i64 noundef %14) #17
  %16 = icmp eq i8* %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %12
  %18 = call i8* @memcpy(i8* noundef nonnull %15, i8* noundef %0, i64 noundef %13) #17
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
  %10 = call i8* @realloc(i8* noundef %0, i64 noundef %9) #17
  br label %11

11:                                               ; preds = %5, %8
  %12 = phi i8* [ %10, %8 ], [ null, %5 ]
  ret i8* %12
}

declare i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i8* @mempcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = call i8* @memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #17
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
  %24 = phi i8* [ %28, %22 ], [ %17, %12 ]
  %25 = phi double [ %27, %22 ], [ 0.000000e+00, %12 ]
  %26 = sitofp i32 %23 to double
  %27 = call double @llvm.fmuladd.f64(double %25, double 1.000000e+01, double %26)
  %28 = getelementptr inbounds i8, i8* %24, i64 1
  %29 = load i8, i8* %28, align 1, !tbaa !14
  %30 = sext i8 %29 to i32
  %31 = add nsw i32 %30, -48
  %32 = icmp ugt i32 %31, 9
  br i1 %32, label %33, label %22, !llvm.loop !30

33:                                               ; preds = %22, %12
  %34 = phi double [ 0.000000e+00, %12 ], [ %27, %22 ]
  %35 = phi i32 [ 0, %12 ], [ 1, %22 ]
  %36 = phi i8* [ %17, %12 ], [ %28, %22 ]
  %37 = phi i8 [ %18, %12 ], [ %29, %22 ]
  %38 = icmp eq i8 %37, 46
  br i1 %38, label %39, label %58

39:                                               ; preds = %33
  %40 = getelementptr inbounds i8, i8* %36, i64 1
  %41 = load i8, i8* %40, align 1, !tbaa !14
  %42 = sext i8 %41 to i32
  %43 = add nsw i32 %42, -48
  %44 = icmp ugt i32 %43, 9
  br i1 %44, label %58, label %45

45:                                               ; preds = %39, %45
  %46 = phi i32 [ %56, %45 ], [ %43, %39 ]
  %47 = phi i8* [ %53, %45 ], [ %40, %39 ]
  %48 = phi double [ %51, %45 ], [ %34, %39 ]
  %49 = phi i32 [ %52, %45 ], [ 0, %39 ]
  %50 = sitofp i32 %46 to double
  %51 = call double @llvm.fmuladd.f64(double %48, double 1.000000e+01, double %50)
  %52 = add nsw i32 %49, -1
  %53 = getelementptr inbounds i8, i8* %47, i64 1
  %54 = load i8, i8* %53, align 1, !tbaa !14
  %55 = sext i8 %54 to i32
  %56 = add nsw i32 %55, -48
  %57 = icmp ugt i32 %56, 9
  br i1 %57, label %58, label %45, !llvm.loop !31

58:                                               ; preds = %45, %39, %33
  %59 = phi i32 [ 0, %33 ], [ 0, %39 ], [ %52, %45 ]
  %60 = phi double [ %34, %33 ], [ %34, %39 ], [ %51, %45 ]
  %61 = phi i32 [ %35, %33 ], [ %35, %39 ], [ 1, %45 ]
  %62 = phi i8* [ %36, %33 ], [ %40, %39 ], [ %53, %45 ]
  %63 = getelementptr inbounds i8, i8* %62, i64 1
  %64 = load i8, i8* %62, align 1, !tbaa !14
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %69, label %66

66:                                               ; preds = %58
  %67 = load i8, i8* %63, align 1, !tbaa !14
  %68 = icmp eq i8 %67, 45
  br label %69

69:                                               ; preds = %66, %58
  %70 = phi i1 [ false, %58 ], [ %68, %66 ]
  %71 = icmp eq i32 %61, 0
  br i1 %71, label %108, label %72

72:                                               ; preds = %69
  switch i8 %64, label %108 [
    i8 101, label %73
    i8 69, label %73
  ]

73:                                               ; preds = %72, %72
  %74 = load i8, i8* %63, align 1, !tbaa !14
  %75 = icmp eq i8 %74, 45
  %76 = icmp eq i8 %74, 43
  %77 = or i1 %75, %76
  %78 = zext i1 %77 to i64
  %79 = getelementptr inbounds i8, i8* %63, i64 %78
  %80 = load i8, i8* %79, align 1, !tbaa !14
  %81 = sext i8 %80 to i32
  %82 = add nsw i32 %81, -58
  %83 = icmp ult i32 %82, -10
  br i1 %83, label %108, label %84

84:                                               ; preds = %73
  %85 = load i8, i8* %79, align 1, !tbaa !14
  %86 = sext i8 %85 to i32
  %87 = add nsw i32 %86, -48
  %88 = icmp ugt i32 %87, 9
  br i1 %88, label %102, label %89

89:                                               ; preds = %84, %89
  %90 = phi i32 [ %100, %89 ], [ %87, %84 ]
  %91 = phi i32 [ %96, %89 ], [ 0, %84 ]
  %92 = phi i8* [ %97, %89 ], [ %79, %84 ]
  %93 = icmp slt i32 %91, 400
  %94 = mul nsw i32 %91, 10
  %95 = add nsw i32 %90, %94
  %96 = select i1 %93, i32 %95, i32 %91
  %97 = getelementptr inbounds i8, i8* %92, i64 1
  %98 = load i8, i8* %97, align 1, !tbaa !14
  %99 = sext i8 %98 to i32
  %100 = add nsw i32 %99, -48
  %101 = icmp ugt i32 %100, 9
  br i1 %101, label %102, label %89, !llvm.loop !32

102:                                              ; preds = %89, %84
  %103 = phi i8* [ %79, %84 ], [ %97, %89 ]
  %104 = phi i32 [ 0, %84 ], [ %96, %89 ]
  %105 = sub nsw i32 0, %104
  %106 = select i1 %70, i32 %105, i32 %104
  %107 = add nsw i32 %106, %59
  br label %108

108:                                              ; preds = %72, %102, %73, %69
  %109 = phi i8* [ %103, %102 ], [ %62, %73 ], [ %0, %69 ], [ %62, %72 ]
  %110 = phi i32 [ %107, %102 ], [ %59, %73 ], [ %59, %69 ], [ %59, %72 ]
  %111 = icmp slt i32 %110, 0
  %112 = sub nsw i32 0, %110
  %113 = select i1 %111, i32 %112, i32 %110
  %114 = icmp sgt i32 %113, 0
  br i1 %114, label %117, label %115

115:                                              ; preds = %117, %108
  %116 = phi double [ 1.000000e+00, %108 ], [ %120, %117 ]
  br i1 %111, label %123, label %125

117:                                              ; preds = %108, %117
  %118 = phi i32 [ %121, %117 ], [ %113, %108 ]
  %119 = phi double [ %120, %117 ], [ 1.000000e+00, %108 ]
  %120 = fmul double %119, 1.000000e+01
  %121 = add nsw i32 %118, -1
  %122 = icmp sgt i32 %118, 1
  br i1 %122, label %117, label %115, !llvm.loop !33

123:                                              ; preds = %115
  %124 = fdiv double %60, %116
  br label %127

125:                                              ; preds = %115
  %126 = fmul double %60, %116
  br label %127

127:                                              ; preds = %125, %123
  %128 = phi double [ %124, %123 ], [ %126, %125 ]
  %129 = icmp eq i8** %1, null
  br i1 %129, label %131, label %130

130:                                              ; preds = %127
  store i8* %109, i8** %1, align 8, !tbaa !5
  br label %131

131:                                              ; preds = %130, %127
  %132 = fneg double %128
  %133 = select i1 %13, double %132, double %128
  ret double %133
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #12

; Function Attrs: nofree nosync nounwind uwtable
define dso_local float @strtof(i8* noundef %0, i8** noundef %1) local_unnamed_addr #7 {
  %3 = call double @strtod(i8* noundef %0, i8** noundef %1) #20
  %4 = fptrunc double %3 to float
  ret float %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local double @atof(i8* noundef %0) local_unnamed_addr #7 {
  %2 = call double @strtod(i8* noundef %0, i8** noundef null) #20
  ret double %2
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
  %13 = call i32 @putchar(i32 noundef %12) #17
  %14 = add nuw i64 %9, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %7, label %8, !llvm.loop !34
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
  %10 = call i32 @putchar(i32 noundef %9) #17
  %11 = add nuw i64 %6, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %13, label %5, !llvm.loop !34

13:                                               ; preds = %5, %3
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_attr_setstacksize(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to i64*
  store i64 %1, i64* %4, align 8, !tbaa !35
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @pthread_attr_getstacksize(i8* nocapture noundef readonly %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to i64*
  %5 = load i64, i64* %4, align 8, !tbaa !35
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 8388608, i64 %5
  store i64 %7, i64* %1, align 8, !tbaa !35
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @pthread_mutexattr_getrobust(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, i32* %0, align 4, !tbaa !37
  %4 = lshr i32 %3, 4
  %5 = and i32 %4, 1
  store i32 %5, i32* %1, align 4, !tbaa !37
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_mutexattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #13 {
  store i32 0, i32* %1, align 4, !tbaa !37
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_condattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #13 {
  store i32 0, i32* %1, align 4, !tbaa !37
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_rwlockattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #13 {
  store i32 0, i32* %1, align 4, !tbaa !37
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_barrierattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #13 {
  store i32 0, i32* %1, align 4, !tbaa !37
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_mutexattr_getprotocol(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #13 {
  store i32 0, i32* %1, align 4, !tbaa !37
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @gettimeofday(%struct.time* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = call i32 @clock_gettime(i32 noundef 0, %struct.time* noundef %0) #17
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
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #18
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
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #18
  br label %34

34:                                               ; preds = %30, %2
  %35 = phi i32 [ %33, %30 ], [ 0, %2 ]
  call void @heddle_atomic_begin() #17
  %36 = load %struct.named*, %struct.named** @all_named, align 8, !tbaa !5
  %37 = icmp eq %struct.named* %36, null
  br i1 %37, label %54, label %38

38:                                               ; preds = %34, %43
  %39 = phi %struct.named* [ %45, %43 ], [ %36, %34 ]
  %40 = getelementptr inbounds %struct.named, %struct.named* %39, i64 0, i32 1, i64 0
  %41 = call i32 @strcmp(i8* noundef nonnull %40, i8* noundef %0) #17
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %47, label %43

43:                                               ; preds = %38
  %44 = getelementptr inbounds %struct.named, %struct.named* %39, i64 0, i32 2
  %45 = load %struct.named*, %struct.named** %44, align 8, !tbaa !5
  %46 = icmp eq %struct.named* %45, null
  br i1 %46, label %54, label %38, !llvm.loop !39

47:                                               ; preds = %38
  %48 = and i32 %1, 192
  %49 = icmp eq i32 %48, 192
  br i1 %49, label %52, label %50

50:                                               ; preds = %47
  %51 = bitcast %struct.named* %39 to i8*
  br label %73

52:                                               ; preds = %47
  %53 = call i32* @__errno_location() #17
  store i32 17, i32* %53, align 4, !tbaa !37
  br label %73

54:                                               ; preds = %43, %34
  br i1 %5, label %58, label %55

55:                                               ; preds = %54
  %56 = call i64 @strlen(i8* noundef %0) #17
  %57 = icmp ugt i64 %56, 31
  br i1 %57, label %58, label %61

58:                                               ; preds = %55, %54
  %59 = phi i32 [ 36, %55 ], [ 2, %54 ]
  %60 = call i32* @__errno_location() #17
  store i32 %59, i32* %60, align 4, !tbaa !37
  br label %73

61:                                               ; preds = %55
  %62 = call i8* @malloc(i64 noundef 72) #17
  %63 = icmp eq i8* %62, null
  br i1 %63, label %73, label %64

64:                                               ; preds = %61
  %65 = call i32 @sem_init(i8* noundef nonnull %62, i32 noundef 0, i32 noundef %35) #17
  %66 = getelementptr inbounds i8, i8* %62, i64 32
  %67 = call i64 @strlen(i8* noundef %0) #17
  %68 = add i64 %67, 1
  %69 = call i8* @memcpy(i8* noundef nonnull %66, i8* noundef %0, i64 noundef %68) #17
  %70 = load %struct.named*, %struct.named** @all_named, align 8, !tbaa !5
  %71 = getelementptr inbounds i8, i8* %62, i64 64
  %72 = bitcast i8* %71 to %struct.named**
  store %struct.named* %70, %struct.named** %72, align 8, !tbaa !40
  store i8* %62, i8** bitcast (%struct.named** @all_named to i8**), align 8, !tbaa !5
  br label %73

73:                                               ; preds = %50, %52, %58, %61, %64
  %74 = phi i8* [ %51, %50 ], [ null, %52 ], [ null, %58 ], [ %62, %64 ], [ null, %61 ]
  call void @heddle_atomic_end() #17
  ret i8* %74
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #15

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #15

declare void @heddle_atomic_begin() local_unnamed_addr #1

declare void @heddle_atomic_end() local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @sem_close(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sem_unlink(i8* noundef %0) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #17
  %2 = load %struct.named*, %struct.named** @all_named, align 8, !tbaa !5
  %3 = icmp eq %struct.named* %2, null
  br i1 %3, label %24, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.named, %struct.named* %2, i64 0, i32 1, i64 0
  %6 = call i32 @strcmp(i8* noundef nonnull %5, i8* noundef %0) #17
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %18

8:                                                ; preds = %18
  %9 = getelementptr inbounds %struct.named, %struct.named* %22, i64 0, i32 1, i64 0
  %10 = call i32 @strcmp(i8* noundef nonnull %9, i8* noundef %0) #17
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %18, !llvm.loop !42

12:                                               ; preds = %8, %4
  %13 = phi i1 [ %3, %4 ], [ %23, %8 ]
  %14 = phi %struct.named** [ @all_named, %4 ], [ %21, %8 ]
  %15 = load %struct.named*, %struct.named** %14, align 8, !tbaa !5
  %16 = getelementptr inbounds %struct.named, %struct.named* %15, i64 0, i32 2
  %17 = load %struct.named*, %struct.named** %16, align 8, !tbaa !40
  store %struct.named* %17, %struct.named** %14, align 8, !tbaa !5
  br label %24

18:                                               ; preds = %4, %8
  %19 = phi %struct.named** [ %21, %8 ], [ @all_named, %4 ]
  %20 = load %struct.named*, %struct.named** %19, align 8, !tbaa !5
  %21 = getelementptr inbounds %struct.named, %struct.named* %20, i64 0, i32 2
  %22 = load %struct.named*, %struct.named** %21, align 8, !tbaa !5
  %23 = icmp eq %struct.named* %22, null
  br i1 %23, label %24, label %8, !llvm.loop !42

24:                                               ; preds = %18, %1, %12
  %25 = phi i1 [ %13, %12 ], [ %3, %1 ], [ %23, %18 ]
  %26 = phi i32 [ 0, %12 ], [ -1, %1 ], [ -1, %18 ]
  call void @heddle_atomic_end() #17
  br i1 %25, label %27, label %29

27:                                               ; preds = %24
  %28 = call i32* @__errno_location() #17
  store i32 2, i32* %28, align 4, !tbaa !37
  br label %29

29:                                               ; preds = %27, %24
  ret i32 %26
}

declare i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

declare i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local void @__atomic_load(i64 noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #17
  %5 = call i8* @memcpy(i8* noundef %2, i8* noundef %1, i64 noundef %0) #17
  call void @heddle_atomic_end() #17
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @__atomic_store(i64 noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #17
  %5 = call i8* @memcpy(i8* noundef %1, i8* noundef %2, i64 noundef %0) #17
  call void @heddle_atomic_end() #17
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @__atomic_exchange(i64 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #17
  %6 = call i8* @memcpy(i8* noundef %3, i8* noundef %1, i64 noundef %0) #17
  %7 = call i8* @memcpy(i8* noundef %1, i8* noundef %2, i64 noundef %0) #17
  call void @heddle_atomic_end() #17
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local zeroext i1 @__atomic_compare_exchange(i64 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #17
  %7 = call i32 @memcmp(i8* noundef %1, i8* noundef %2, i64 noundef %0) #17
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = call i8* @memcpy(i8* noundef %1, i8* noundef %3, i64 noundef %0) #17
  br label %13

11:                                               ; preds = %6
  %12 = call i8* @memcpy(i8* noundef %2, i8* noundef %1, i64 noundef %0) #17
  br label %13

13:                                               ; preds = %11, %9
  call void @heddle_atomic_end() #17
  ret i1 %8
}

declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #7 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #18
  %6 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %5, i8* %6)
  %7 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %4) #20
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #18
  ret i32 %7
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #15

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef %2) unnamed_addr #7 {
  %4 = alloca i8*, align 8
  %5 = load i8, i8* %1, align 1, !tbaa !14
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %591, label %7

7:                                                ; preds = %3
  %8 = ptrtoint i8* %0 to i64
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %20 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %21 = bitcast i8** %4 to i8*
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %23 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %24 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %25 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %26 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %27 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %28 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %29 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %30 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %32 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %33 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %35 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %36 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %39 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %40 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %41 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  br label %43

43:                                               ; preds = %7, %583
  %44 = phi i8 [ %5, %7 ], [ %589, %583 ]
  %45 = phi i32 [ undef, %7 ], [ %587, %583 ]
  %46 = phi i8* [ %1, %7 ], [ %588, %583 ]
  %47 = phi i8* [ %0, %7 ], [ %585, %583 ]
  %48 = phi i32 [ 0, %7 ], [ %584, %583 ]
  %49 = zext i8 %44 to i32
  %50 = icmp ne i8 %44, 32
  %51 = add nsw i32 %49, -14
  %52 = icmp ult i32 %51, -5
  %53 = and i1 %50, %52
  br i1 %53, label %63, label %54

54:                                               ; preds = %43, %54
  %55 = phi i8* [ %62, %54 ], [ %47, %43 ]
  %56 = load i8, i8* %55, align 1, !tbaa !14
  %57 = zext i8 %56 to i32
  %58 = icmp ne i8 %56, 32
  %59 = add nsw i32 %57, -14
  %60 = icmp ult i32 %59, -5
  %61 = and i1 %58, %60
  %62 = getelementptr inbounds i8, i8* %55, i64 1
  br i1 %61, label %583, label %54, !llvm.loop !43

63:                                               ; preds = %43
  %64 = icmp eq i8 %44, 37
  br i1 %64, label %65, label %81

65:                                               ; preds = %63
  %66 = getelementptr inbounds i8, i8* %46, i64 1
  %67 = load i8, i8* %66, align 1, !tbaa !14
  %68 = icmp eq i8 %67, 37
  br i1 %68, label %69, label %94

69:                                               ; preds = %65
  br i1 %64, label %70, label %81

70:                                               ; preds = %69, %70
  %71 = phi i8* [ %78, %70 ], [ %47, %69 ]
  %72 = load i8, i8* %71, align 1, !tbaa !14
  %73 = zext i8 %72 to i32
  %74 = icmp ne i8 %72, 32
  %75 = add nsw i32 %73, -14
  %76 = icmp ult i32 %75, -5
  %77 = and i1 %74, %76
  %78 = getelementptr inbounds i8, i8* %71, i64 1
  br i1 %77, label %79, label %70, !llvm.loop !44

79:                                               ; preds = %70
  %80 = getelementptr inbounds i8, i8* %46, i64 1
  br label %81

81:                                               ; preds = %79, %63, %69
  %82 = phi i8* [ %47, %69 ], [ %47, %63 ], [ %71, %79 ]
  %83 = phi i8* [ %46, %69 ], [ %46, %63 ], [ %80, %79 ]
  %84 = load i8, i8* %82, align 1, !tbaa !14
  %85 = load i8, i8* %83, align 1, !tbaa !14
  %86 = icmp eq i8 %84, %85
  br i1 %86, label %92, label %87

87:                                               ; preds = %81
  %88 = icmp eq i32 %48, 0
  %89 = icmp eq i8 %84, 0
  %90 = select i1 %88, i1 %89, i1 false
  %91 = select i1 %90, i32 -1, i32 %48
  br label %591

92:                                               ; preds = %81
  %93 = getelementptr inbounds i8, i8* %82, i64 1
  br label %583

94:                                               ; preds = %65
  %95 = icmp eq i8 %67, 42
  %96 = getelementptr inbounds i8, i8* %46, i64 2
  %97 = select i1 %95, i8* %96, i8* %66
  %98 = xor i1 %95, true
  %99 = load i8, i8* %97, align 1, !tbaa !14
  %100 = add i8 %99, -48
  %101 = icmp ult i8 %100, 10
  br i1 %101, label %105, label %102

102:                                              ; preds = %105, %94
  %103 = phi i32 [ 0, %94 ], [ %112, %105 ]
  %104 = phi i8* [ %97, %94 ], [ %113, %105 ]
  br label %117

105:                                              ; preds = %94, %105
  %106 = phi i8 [ %114, %105 ], [ %99, %94 ]
  %107 = phi i8* [ %113, %105 ], [ %97, %94 ]
  %108 = phi i32 [ %112, %105 ], [ 0, %94 ]
  %109 = sext i8 %106 to i32
  %110 = mul nsw i32 %108, 10
  %111 = add i32 %110, -48
  %112 = add i32 %111, %109
  %113 = getelementptr inbounds i8, i8* %107, i64 1
  %114 = load i8, i8* %113, align 1, !tbaa !14
  %115 = add i8 %114, -48
  %116 = icmp ult i8 %115, 10
  br i1 %116, label %105, label %102, !llvm.loop !45

117:                                              ; preds = %102, %124
  %118 = phi i32 [ %125, %124 ], [ 4, %102 ]
  %119 = phi i8* [ %126, %124 ], [ %104, %102 ]
  %120 = load i8, i8* %119, align 1, !tbaa !14
  switch i8 %120, label %194 [
    i8 104, label %121
    i8 108, label %124
    i8 122, label %124
    i8 106, label %124
    i8 116, label %124
    i8 113, label %124
    i8 76, label %124
    i8 110, label %127
    i8 99, label %203
    i8 91, label %203
  ]

121:                                              ; preds = %117
  %122 = icmp eq i32 %118, 2
  %123 = select i1 %122, i32 1, i32 2
  br label %124

124:                                              ; preds = %117, %117, %117, %117, %117, %117, %121
  %125 = phi i32 [ %123, %121 ], [ 8, %117 ], [ 8, %117 ], [ 8, %117 ], [ 8, %117 ], [ 8, %117 ], [ 8, %117 ]
  %126 = getelementptr inbounds i8, i8* %119, i64 1
  br label %117, !llvm.loop !46

127:                                              ; preds = %117
  br i1 %95, label %577, label %128

128:                                              ; preds = %127
  %129 = ptrtoint i8* %47 to i64
  %130 = sub i64 %129, %8
  switch i32 %118, label %178 [
    i32 1, label %131
    i32 2, label %147
    i32 8, label %163
  ]

131:                                              ; preds = %128
  %132 = trunc i64 %130 to i8
  %133 = load i32, i32* %15, align 8
  %134 = icmp ult i32 %133, 41
  br i1 %134, label %135, label %140

135:                                              ; preds = %131
  %136 = load i8*, i8** %17, align 8
  %137 = sext i32 %133 to i64
  %138 = getelementptr i8, i8* %136, i64 %137
  %139 = add i32 %133, 8
  store i32 %139, i32* %15, align 8
  br label %143

140:                                              ; preds = %131
  %141 = load i8*, i8** %16, align 8
  %142 = getelementptr i8, i8* %141, i64 8
  store i8* %142, i8** %16, align 8
  br label %143

143:                                              ; preds = %140, %135
  %144 = phi i8* [ %138, %135 ], [ %141, %140 ]
  %145 = bitcast i8* %144 to i8**
  %146 = load i8*, i8** %145, align 8
  store i8 %132, i8* %146, align 1, !tbaa !14
  br label %577

147:                                              ; preds = %128
  %148 = trunc i64 %130 to i16
  %149 = load i32, i32* %12, align 8
  %150 = icmp ult i32 %149, 41
  br i1 %150, label %151, label %156

151:                                              ; preds = %147
  %152 = load i8*, i8** %14, align 8
  %153 = sext i32 %149 to i64
  %154 = getelementptr i8, i8* %152, i64 %153
  %155 = add i32 %149, 8
  store i32 %155, i32* %12, align 8
  br label %159

156:                                              ; preds = %147
  %157 = load i8*, i8** %13, align 8
  %158 = getelementptr i8, i8* %157, i64 8
  store i8* %158, i8** %13, align 8
  br label %159

159:                                              ; preds = %156, %151
  %160 = phi i8* [ %154, %151 ], [ %157, %156 ]
  %161 = bitcast i8* %160 to i16**
  %162 = load i16*, i16** %161, align 8
  store i16 %148, i16* %162, align 2, !tbaa !47
  br label %577

163:                                              ; preds = %128
  %164 = load i32, i32* %9, align 8
  %165 = icmp ult i32 %164, 41
  br i1 %165, label %166, label %171

166:                                              ; preds = %163
  %167 = load i8*, i8** %11, align 8
  %168 = sext i32 %164 to i64
  %169 = getelementptr i8, i8* %167, i64 %168
  %170 = add i32 %164, 8
  store i32 %170, i32* %9, align 8
  br label %174

171:                                              ; preds = %163
  %172 = load i8*, i8** %10, align 8
  %173 = getelementptr i8, i8* %172, i64 8
  store i8* %173, i8** %10, align 8
  br label %174

174:                                              ; preds = %171, %166
  %175 = phi i8* [ %169, %166 ], [ %172, %171 ]
  %176 = bitcast i8* %175 to i64**
  %177 = load i64*, i64** %176, align 8
  store i64 %130, i64* %177, align 8, !tbaa !35
  br label %577

178:                                              ; preds = %128
  %179 = trunc i64 %130 to i32
  %180 = load i32, i32* %18, align 8
  %181 = icmp ult i32 %180, 41
  br i1 %181, label %182, label %187

182:                                              ; preds = %178
  %183 = load i8*, i8** %20, align 8
  %184 = sext i32 %180 to i64
  %185 = getelementptr i8, i8* %183, i64 %184
  %186 = add i32 %180, 8
  store i32 %186, i32* %18, align 8
  br label %190

187:                                              ; preds = %178
  %188 = load i8*, i8** %19, align 8
  %189 = getelementptr i8, i8* %188, i64 8
  store i8* %189, i8** %19, align 8
  br label %190

190:                                              ; preds = %187, %182
  %191 = phi i8* [ %185, %182 ], [ %188, %187 ]
  %192 = bitcast i8* %191 to i32**
  %193 = load i32*, i32** %192, align 8
  store i32 %179, i32* %193, align 4, !tbaa !37
  br label %577

194:                                              ; preds = %117, %194
  %195 = phi i8* [ %202, %194 ], [ %47, %117 ]
  %196 = load i8, i8* %195, align 1, !tbaa !14
  %197 = zext i8 %196 to i32
  %198 = icmp ne i8 %196, 32
  %199 = add nsw i32 %197, -14
  %200 = icmp ult i32 %199, -5
  %201 = and i1 %198, %200
  %202 = getelementptr inbounds i8, i8* %195, i64 1
  br i1 %201, label %203, label %194, !llvm.loop !49

203:                                              ; preds = %117, %117, %194
  %204 = phi i8* [ %195, %194 ], [ %47, %117 ], [ %47, %117 ]
  %205 = load i8, i8* %204, align 1, !tbaa !14
  %206 = icmp eq i8 %205, 0
  br i1 %206, label %207, label %210

207:                                              ; preds = %203
  %208 = icmp eq i32 %48, 0
  %209 = select i1 %208, i32 -1, i32 %48
  br label %577

210:                                              ; preds = %203
  switch i8 %120, label %386 [
    i8 99, label %211
    i8 115, label %211
    i8 91, label %211
    i8 102, label %345
    i8 101, label %345
    i8 103, label %345
    i8 97, label %345
    i8 69, label %345
    i8 71, label %345
    i8 120, label %390
    i8 88, label %390
    i8 112, label %390
    i8 111, label %389
  ]

211:                                              ; preds = %210, %210, %210
  br i1 %95, label %227, label %212

212:                                              ; preds = %211
  %213 = load i32, i32* %28, align 8
  %214 = icmp ult i32 %213, 41
  br i1 %214, label %215, label %220

215:                                              ; preds = %212
  %216 = load i8*, i8** %30, align 8
  %217 = sext i32 %213 to i64
  %218 = getelementptr i8, i8* %216, i64 %217
  %219 = add i32 %213, 8
  store i32 %219, i32* %28, align 8
  br label %223

220:                                              ; preds = %212
  %221 = load i8*, i8** %29, align 8
  %222 = getelementptr i8, i8* %221, i64 8
  store i8* %222, i8** %29, align 8
  br label %223

223:                                              ; preds = %220, %215
  %224 = phi i8* [ %218, %215 ], [ %221, %220 ]
  %225 = bitcast i8* %224 to i8**
  %226 = load i8*, i8** %225, align 8
  br label %227

227:                                              ; preds = %211, %223
  %228 = phi i8* [ %226, %223 ], [ null, %211 ]
  %229 = load i8, i8* %119, align 1, !tbaa !14
  %230 = icmp ne i32 %103, 0
  %231 = icmp eq i8 %229, 99
  %232 = select i1 %231, i32 1, i32 -1
  %233 = select i1 %230, i32 %103, i32 %232
  %234 = getelementptr inbounds i8, i8* %119, i64 1
  %235 = icmp eq i32 %233, 0
  br i1 %235, label %298, label %236

236:                                              ; preds = %227
  %237 = icmp eq i8 %229, 91
  %238 = icmp eq i8* %228, null
  %239 = zext i32 %233 to i64
  br label %240

240:                                              ; preds = %236, %288
  %241 = phi i64 [ 0, %236 ], [ %289, %288 ]
  %242 = phi i8* [ %204, %236 ], [ %290, %288 ]
  %243 = load i8, i8* %242, align 1, !tbaa !14
  %244 = icmp eq i8 %243, 0
  br i1 %244, label %296, label %245

245:                                              ; preds = %240
  switch i8 %229, label %285 [
    i8 115, label %246
    i8 91, label %253
  ]

246:                                              ; preds = %245
  %247 = zext i8 %243 to i32
  %248 = icmp ne i8 %243, 32
  %249 = add nsw i32 %247, -14
  %250 = icmp ult i32 %249, -5
  %251 = and i1 %248, %250
  br i1 %251, label %252, label %294

252:                                              ; preds = %246
  br i1 %237, label %253, label %285

253:                                              ; preds = %245, %252
  %254 = load i8, i8* %234, align 1, !tbaa !14
  %255 = icmp eq i8 %254, 94
  %256 = zext i1 %255 to i64
  %257 = getelementptr inbounds i8, i8* %234, i64 %256
  br label %258

258:                                              ; preds = %276, %253
  %259 = phi i32 [ 0, %253 ], [ %280, %276 ]
  %260 = phi i8* [ %257, %253 ], [ %278, %276 ]
  %261 = getelementptr inbounds i8, i8* %260, i64 1
  %262 = load i8, i8* %261, align 1, !tbaa !14
  %263 = icmp eq i8 %262, 45
  br i1 %263, label %264, label %273

264:                                              ; preds = %258
  %265 = getelementptr inbounds i8, i8* %260, i64 2
  %266 = load i8, i8* %265, align 1, !tbaa !14
  switch i8 %266, label %267 [
    i8 93, label %273
    i8 0, label %273
  ]

267:                                              ; preds = %264
  %268 = load i8, i8* %260, align 1, !tbaa !14
  %269 = icmp ule i8 %268, %243
  %270 = icmp uge i8 %266, %243
  %271 = select i1 %269, i1 %270, i1 false
  %272 = getelementptr inbounds i8, i8* %260, i64 3
  br label %276

273:                                              ; preds = %264, %264, %258
  %274 = load i8, i8* %260, align 1, !tbaa !14
  %275 = icmp eq i8 %274, %243
  br label %276

276:                                              ; preds = %273, %267
  %277 = phi i1 [ %271, %267 ], [ %275, %273 ]
  %278 = phi i8* [ %272, %267 ], [ %261, %273 ]
  %279 = zext i1 %277 to i32
  %280 = or i32 %259, %279
  %281 = load i8, i8* %278, align 1, !tbaa !14
  switch i8 %281, label %258 [
    i8 0, label %282
    i8 93, label %282
  ]

282:                                              ; preds = %276, %276
  %283 = zext i1 %255 to i32
  %284 = icmp eq i32 %280, %283
  br i1 %284, label %292, label %285

285:                                              ; preds = %245, %282, %252
  br i1 %238, label %288, label %286

286:                                              ; preds = %285
  %287 = getelementptr inbounds i8, i8* %228, i64 %241
  store i8 %243, i8* %287, align 1, !tbaa !14
  br label %288

288:                                              ; preds = %286, %285
  %289 = add nuw nsw i64 %241, 1
  %290 = getelementptr inbounds i8, i8* %242, i64 1
  %291 = icmp eq i64 %289, %239
  br i1 %291, label %298, label %240, !llvm.loop !50

292:                                              ; preds = %282
  %293 = trunc i64 %241 to i32
  br label %298

294:                                              ; preds = %246
  %295 = trunc i64 %241 to i32
  br label %298

296:                                              ; preds = %240
  %297 = trunc i64 %241 to i32
  br label %298

298:                                              ; preds = %292, %294, %296, %288, %227
  %299 = phi i32 [ 0, %227 ], [ %293, %292 ], [ %295, %294 ], [ %297, %296 ], [ %233, %288 ]
  %300 = phi i8* [ %204, %227 ], [ %242, %292 ], [ %242, %294 ], [ %242, %296 ], [ %290, %288 ]
  %301 = icmp eq i8 %229, 91
  br i1 %301, label %302, label %325

302:                                              ; preds = %298
  %303 = load i8, i8* %234, align 1, !tbaa !14
  %304 = icmp eq i8 %303, 94
  %305 = zext i1 %304 to i64
  %306 = getelementptr inbounds i8, i8* %234, i64 %305
  br label %307

307:                                              ; preds = %317, %302
  %308 = phi i8* [ %306, %302 ], [ %318, %317 ]
  %309 = getelementptr inbounds i8, i8* %308, i64 1
  %310 = load i8, i8* %309, align 1, !tbaa !14
  %311 = icmp eq i8 %310, 45
  br i1 %311, label %312, label %317

312:                                              ; preds = %307
  %313 = getelementptr inbounds i8, i8* %308, i64 2
  %314 = load i8, i8* %313, align 1, !tbaa !14
  switch i8 %314, label %315 [
    i8 93, label %317
    i8 0, label %317
  ]

315:                                              ; preds = %312
  %316 = getelementptr inbounds i8, i8* %308, i64 3
  br label %317

317:                                              ; preds = %307, %312, %312, %315
  %318 = phi i8* [ %316, %315 ], [ %309, %312 ], [ %309, %312 ], [ %309, %307 ]
  %319 = load i8, i8* %318, align 1, !tbaa !14
  switch i8 %319, label %307 [
    i8 0, label %320
    i8 93, label %320
  ]

320:                                              ; preds = %317, %317
  %321 = icmp ne i8 %319, 0
  %322 = zext i1 %321 to i64
  %323 = getelementptr i8, i8* %318, i64 -1
  %324 = getelementptr inbounds i8, i8* %323, i64 %322
  br label %325

325:                                              ; preds = %320, %298
  %326 = phi i8* [ %324, %320 ], [ %119, %298 ]
  %327 = icmp eq i32 %299, 0
  br i1 %327, label %342, label %328

328:                                              ; preds = %325
  %329 = select i1 %231, i1 %230, i1 false
  %330 = icmp slt i32 %299, %103
  %331 = select i1 %329, i1 %330, i1 false
  br i1 %331, label %332, label %335

332:                                              ; preds = %328
  %333 = icmp eq i32 %48, 0
  %334 = select i1 %333, i32 -1, i32 %48
  br label %342

335:                                              ; preds = %328
  %336 = icmp ne i8* %228, null
  %337 = icmp ne i8 %229, 99
  %338 = select i1 %336, i1 %337, i1 false
  br i1 %338, label %339, label %342

339:                                              ; preds = %335
  %340 = zext i32 %299 to i64
  %341 = getelementptr inbounds i8, i8* %228, i64 %340
  store i8 0, i8* %341, align 1, !tbaa !14
  br label %342

342:                                              ; preds = %335, %339, %325, %332
  %343 = phi i1 [ false, %332 ], [ false, %325 ], [ true, %339 ], [ true, %335 ]
  %344 = phi i32 [ %334, %332 ], [ %48, %325 ], [ %45, %339 ], [ %45, %335 ]
  br i1 %343, label %571, label %577

345:                                              ; preds = %210, %210, %210, %210, %210, %210
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %21) #18
  %346 = call double @strtod(i8* noundef nonnull %204, i8** noundef nonnull %4) #20
  %347 = load i8*, i8** %4, align 8, !tbaa !5
  %348 = icmp eq i8* %347, %204
  %349 = select i1 %348, i1 true, i1 %95
  %350 = select i1 %348, i32 %48, i32 %45
  br i1 %349, label %384, label %351

351:                                              ; preds = %345
  %352 = icmp eq i32 %118, 8
  br i1 %352, label %353, label %368

353:                                              ; preds = %351
  %354 = load i32, i32* %25, align 8
  %355 = icmp ult i32 %354, 41
  br i1 %355, label %356, label %361

356:                                              ; preds = %353
  %357 = load i8*, i8** %27, align 8
  %358 = sext i32 %354 to i64
  %359 = getelementptr i8, i8* %357, i64 %358
  %360 = add i32 %354, 8
  store i32 %360, i32* %25, align 8
  br label %364

361:                                              ; preds = %353
  %362 = load i8*, i8** %26, align 8
  %363 = getelementptr i8, i8* %362, i64 8
  store i8* %363, i8** %26, align 8
  br label %364

364:                                              ; preds = %361, %356
  %365 = phi i8* [ %359, %356 ], [ %362, %361 ]
  %366 = bitcast i8* %365 to double**
  %367 = load double*, double** %366, align 8
  store double %346, double* %367, align 8, !tbaa !51
  br label %384

368:                                              ; preds = %351
  %369 = fptrunc double %346 to float
  %370 = load i32, i32* %22, align 8
  %371 = icmp ult i32 %370, 41
  br i1 %371, label %372, label %377

372:                                              ; preds = %368
  %373 = load i8*, i8** %24, align 8
  %374 = sext i32 %370 to i64
  %375 = getelementptr i8, i8* %373, i64 %374
  %376 = add i32 %370, 8
  store i32 %376, i32* %22, align 8
  br label %380

377:                                              ; preds = %368
  %378 = load i8*, i8** %23, align 8
  %379 = getelementptr i8, i8* %378, i64 8
  store i8* %379, i8** %23, align 8
  br label %380

380:                                              ; preds = %377, %372
  %381 = phi i8* [ %375, %372 ], [ %378, %377 ]
  %382 = bitcast i8* %381 to float**
  %383 = load float*, float** %382, align 8
  store float %369, float* %383, align 4, !tbaa !53
  br label %384

384:                                              ; preds = %345, %380, %364
  %385 = phi i32 [ %350, %345 ], [ %45, %364 ], [ %45, %380 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %21) #18
  br i1 %348, label %577, label %571

386:                                              ; preds = %210
  %387 = icmp eq i8 %120, 105
  %388 = select i1 %387, i32 0, i32 10
  br label %390

389:                                              ; preds = %210
  br label %390

390:                                              ; preds = %210, %210, %210, %389, %386
  %391 = phi i32 [ %388, %386 ], [ 8, %389 ], [ 16, %210 ], [ 16, %210 ], [ 16, %210 ]
  %392 = icmp eq i32 %103, 0
  %393 = select i1 %392, i32 1073741824, i32 %103
  switch i8 %205, label %399 [
    i8 45, label %394
    i8 43, label %394
  ]

394:                                              ; preds = %390, %390
  %395 = getelementptr inbounds i8, i8* %204, i64 1
  %396 = icmp eq i8 %205, 45
  %397 = zext i1 %396 to i32
  %398 = add nsw i32 %393, -1
  br label %399

399:                                              ; preds = %394, %390
  %400 = phi i32 [ %398, %394 ], [ %393, %390 ]
  %401 = phi i8* [ %395, %394 ], [ %204, %390 ]
  %402 = phi i32 [ %397, %394 ], [ 0, %390 ]
  %403 = icmp sgt i32 %400, 1
  br i1 %403, label %404, label %434

404:                                              ; preds = %399
  %405 = load i8, i8* %401, align 1, !tbaa !14
  %406 = icmp eq i8 %405, 48
  %407 = and i32 %391, 10
  %408 = icmp eq i32 %407, 0
  %409 = and i1 %408, %406
  br i1 %409, label %410, label %434

410:                                              ; preds = %404
  %411 = getelementptr inbounds i8, i8* %401, i64 1
  %412 = load i8, i8* %411, align 1, !tbaa !14
  switch i8 %412, label %434 [
    i8 120, label %413
    i8 88, label %413
  ]

413:                                              ; preds = %410, %410
  %414 = getelementptr inbounds i8, i8* %401, i64 2
  %415 = load i8, i8* %414, align 1, !tbaa !14
  %416 = sext i8 %415 to i32
  %417 = add nsw i32 %416, -48
  %418 = icmp ult i32 %417, 10
  br i1 %418, label %429, label %419

419:                                              ; preds = %413
  %420 = add nsw i32 %416, -97
  %421 = icmp ult i32 %420, 26
  br i1 %421, label %422, label %424

422:                                              ; preds = %419
  %423 = add nsw i32 %416, -87
  br label %429

424:                                              ; preds = %419
  %425 = add nsw i32 %416, -65
  %426 = icmp ult i32 %425, 26
  %427 = add nsw i32 %416, -55
  %428 = select i1 %426, i32 %427, i32 99
  br label %429

429:                                              ; preds = %424, %422, %413
  %430 = phi i32 [ %423, %422 ], [ %428, %424 ], [ %417, %413 ]
  %431 = icmp slt i32 %430, 16
  br i1 %431, label %432, label %434

432:                                              ; preds = %429
  %433 = add nsw i32 %400, -2
  br label %440

434:                                              ; preds = %429, %410, %404, %399
  %435 = icmp eq i32 %391, 0
  br i1 %435, label %436, label %440

436:                                              ; preds = %434
  %437 = load i8, i8* %401, align 1, !tbaa !14
  %438 = icmp eq i8 %437, 48
  %439 = select i1 %438, i32 8, i32 10
  br label %440

440:                                              ; preds = %436, %434, %432
  %441 = phi i32 [ 16, %432 ], [ %439, %436 ], [ %391, %434 ]
  %442 = phi i32 [ %433, %432 ], [ %400, %436 ], [ %400, %434 ]
  %443 = phi i8* [ %414, %432 ], [ %401, %436 ], [ %401, %434 ]
  %444 = icmp eq i32 %442, 0
  br i1 %444, label %492, label %445

445:                                              ; preds = %440
  %446 = sext i32 %441 to i64
  %447 = add i32 %442, -1
  %448 = zext i32 %447 to i64
  %449 = add nuw nsw i64 %448, 1
  %450 = getelementptr i8, i8* %443, i64 %449
  br label %451

451:                                              ; preds = %485, %445
  %452 = phi i64 [ 0, %445 ], [ %488, %485 ]
  %453 = phi i8* [ null, %445 ], [ %489, %485 ]
  %454 = phi i8* [ %443, %445 ], [ %489, %485 ]
  %455 = phi i32 [ %442, %445 ], [ %490, %485 ]
  %456 = load i8, i8* %454, align 1, !tbaa !14
  %457 = sext i8 %456 to i32
  %458 = add nsw i32 %457, -48
  %459 = icmp ult i32 %458, 10
  br i1 %459, label %470, label %460

460:                                              ; preds = %451
  %461 = add nsw i32 %457, -97
  %462 = icmp ult i32 %461, 26
  br i1 %462, label %463, label %465

463:                                              ; preds = %460
  %464 = add nsw i32 %457, -87
  br label %470

465:                                              ; preds = %460
  %466 = add nsw i32 %457, -65
  %467 = icmp ult i32 %466, 26
  %468 = add nsw i32 %457, -55
  %469 = select i1 %467, i32 %468, i32 99
  br label %470

470:                                              ; preds = %465, %463, %451
  %471 = phi i32 [ %464, %463 ], [ %469, %465 ], [ %458, %451 ]
  %472 = icmp slt i32 %471, %441
  br i1 %472, label %473, label %492

473:                                              ; preds = %470
  %474 = mul i64 %452, %446
  br i1 %459, label %485, label %475

475:                                              ; preds = %473
  %476 = add nsw i32 %457, -97
  %477 = icmp ult i32 %476, 26
  br i1 %477, label %478, label %480

478:                                              ; preds = %475
  %479 = add nsw i32 %457, -87
  br label %485

480:                                              ; preds = %475
  %481 = add nsw i32 %457, -65
  %482 = icmp ult i32 %481, 26
  %483 = add nsw i32 %457, -55
  %484 = select i1 %482, i32 %483, i32 99
  br label %485

485:                                              ; preds = %480, %478, %473
  %486 = phi i32 [ %479, %478 ], [ %484, %480 ], [ %458, %473 ]
  %487 = sext i32 %486 to i64
  %488 = add i64 %474, %487
  %489 = getelementptr inbounds i8, i8* %454, i64 1
  %490 = add nsw i32 %455, -1
  %491 = icmp eq i32 %490, 0
  br i1 %491, label %492, label %451, !llvm.loop !55

492:                                              ; preds = %470, %485, %440
  %493 = phi i8* [ null, %440 ], [ %453, %470 ], [ %450, %485 ]
  %494 = phi i64 [ 0, %440 ], [ %452, %470 ], [ %488, %485 ]
  %495 = icmp eq i32 %402, 0
  %496 = sub i64 0, %494
  %497 = select i1 %495, i64 %494, i64 %496
  %498 = icmp eq i8* %493, null
  %499 = select i1 %498, i1 true, i1 %95
  %500 = select i1 %498, i8* %204, i8* %493
  %501 = select i1 %498, i32 %48, i32 %45
  br i1 %499, label %568, label %502

502:                                              ; preds = %492
  %503 = icmp eq i8 %120, 112
  %504 = select i1 %503, i32 8, i32 %118
  switch i32 %504, label %552 [
    i32 1, label %505
    i32 2, label %521
    i32 8, label %537
  ]

505:                                              ; preds = %502
  %506 = trunc i64 %497 to i8
  %507 = load i32, i32* %37, align 8
  %508 = icmp ult i32 %507, 41
  br i1 %508, label %509, label %514

509:                                              ; preds = %505
  %510 = load i8*, i8** %39, align 8
  %511 = sext i32 %507 to i64
  %512 = getelementptr i8, i8* %510, i64 %511
  %513 = add i32 %507, 8
  store i32 %513, i32* %37, align 8
  br label %517

514:                                              ; preds = %505
  %515 = load i8*, i8** %38, align 8
  %516 = getelementptr i8, i8* %515, i64 8
  store i8* %516, i8** %38, align 8
  br label %517

517:                                              ; preds = %514, %509
  %518 = phi i8* [ %512, %509 ], [ %515, %514 ]
  %519 = bitcast i8* %518 to i8**
  %520 = load i8*, i8** %519, align 8
  store i8 %506, i8* %520, align 1, !tbaa !14
  br label %568

521:                                              ; preds = %502
  %522 = trunc i64 %497 to i16
  %523 = load i32, i32* %34, align 8
  %524 = icmp ult i32 %523, 41
  br i1 %524, label %525, label %530

525:                                              ; preds = %521
  %526 = load i8*, i8** %36, align 8
  %527 = sext i32 %523 to i64
  %528 = getelementptr i8, i8* %526, i64 %527
  %529 = add i32 %523, 8
  store i32 %529, i32* %34, align 8
  br label %533

530:                                              ; preds = %521
  %531 = load i8*, i8** %35, align 8
  %532 = getelementptr i8, i8* %531, i64 8
  store i8* %532, i8** %35, align 8
  br label %533

533:                                              ; preds = %530, %525
  %534 = phi i8* [ %528, %525 ], [ %531, %530 ]
  %535 = bitcast i8* %534 to i16**
  %536 = load i16*, i16** %535, align 8
  store i16 %522, i16* %536, align 2, !tbaa !47
  br label %568

537:                                              ; preds = %502
  %538 = load i32, i32* %31, align 8
  %539 = icmp ult i32 %538, 41
  br i1 %539, label %540, label %545

540:                                              ; preds = %537
  %541 = load i8*, i8** %33, align 8
  %542 = sext i32 %538 to i64
  %543 = getelementptr i8, i8* %541, i64 %542
  %544 = add i32 %538, 8
  store i32 %544, i32* %31, align 8
  br label %548

545:                                              ; preds = %537
  %546 = load i8*, i8** %32, align 8
  %547 = getelementptr i8, i8* %546, i64 8
  store i8* %547, i8** %32, align 8
  br label %548

548:                                              ; preds = %545, %540
  %549 = phi i8* [ %543, %540 ], [ %546, %545 ]
  %550 = bitcast i8* %549 to i64**
  %551 = load i64*, i64** %550, align 8
  store i64 %497, i64* %551, align 8, !tbaa !35
  br label %568

552:                                              ; preds = %502
  %553 = trunc i64 %497 to i32
  %554 = load i32, i32* %40, align 8
  %555 = icmp ult i32 %554, 41
  br i1 %555, label %556, label %561

556:                                              ; preds = %552
  %557 = load i8*, i8** %42, align 8
  %558 = sext i32 %554 to i64
  %559 = getelementptr i8, i8* %557, i64 %558
  %560 = add i32 %554, 8
  store i32 %560, i32* %40, align 8
  br label %564

561:                                              ; preds = %552
  %562 = load i8*, i8** %41, align 8
  %563 = getelementptr i8, i8* %562, i64 8
  store i8* %563, i8** %41, align 8
  br label %564

564:                                              ; preds = %561, %556
  %565 = phi i8* [ %559, %556 ], [ %562, %561 ]
  %566 = bitcast i8* %565 to i32**
  %567 = load i32*, i32** %566, align 8
  store i32 %553, i32* %567, align 4, !tbaa !37
  br label %568

568:                                              ; preds = %564, %548, %533, %517, %492
  %569 = phi i8* [ %500, %492 ], [ %493, %517 ], [ %493, %533 ], [ %493, %548 ], [ %493, %564 ]
  %570 = phi i32 [ %501, %492 ], [ %45, %517 ], [ %45, %533 ], [ %45, %548 ], [ %45, %564 ]
  br i1 %498, label %577, label %571

571:                                              ; preds = %384, %568, %342
  %572 = phi i8* [ %300, %342 ], [ %347, %384 ], [ %569, %568 ]
  %573 = phi i8* [ %326, %342 ], [ %119, %384 ], [ %119, %568 ]
  %574 = phi i32 [ %344, %342 ], [ %385, %384 ], [ %570, %568 ]
  %575 = zext i1 %98 to i32
  %576 = add nsw i32 %48, %575
  br label %577

577:                                              ; preds = %190, %174, %159, %143, %127, %342, %384, %568, %571, %207
  %578 = phi i32 [ 0, %571 ], [ 1, %342 ], [ 1, %384 ], [ 1, %568 ], [ 1, %207 ], [ 4, %127 ], [ 4, %143 ], [ 4, %159 ], [ 4, %174 ], [ 4, %190 ]
  %579 = phi i32 [ %576, %571 ], [ %48, %342 ], [ %48, %384 ], [ %48, %568 ], [ %48, %207 ], [ %48, %127 ], [ %48, %143 ], [ %48, %159 ], [ %48, %174 ], [ %48, %190 ]
  %580 = phi i8* [ %572, %571 ], [ %300, %342 ], [ %347, %384 ], [ %569, %568 ], [ %204, %207 ], [ %47, %127 ], [ %47, %143 ], [ %47, %159 ], [ %47, %174 ], [ %47, %190 ]
  %581 = phi i8* [ %573, %571 ], [ %326, %342 ], [ %119, %384 ], [ %119, %568 ], [ %119, %207 ], [ %119, %127 ], [ %119, %143 ], [ %119, %159 ], [ %119, %174 ], [ %119, %190 ]
  %582 = phi i32 [ %574, %571 ], [ %344, %342 ], [ %385, %384 ], [ %570, %568 ], [ %209, %207 ], [ %45, %127 ], [ %45, %143 ], [ %45, %159 ], [ %45, %174 ], [ %45, %190 ]
  switch i32 %578, label %591 [
    i32 0, label %583
    i32 4, label %583
  ]

583:                                              ; preds = %54, %577, %577, %92
  %584 = phi i32 [ %48, %92 ], [ %579, %577 ], [ %579, %577 ], [ %48, %54 ]
  %585 = phi i8* [ %93, %92 ], [ %580, %577 ], [ %580, %577 ], [ %55, %54 ]
  %586 = phi i8* [ %83, %92 ], [ %581, %577 ], [ %581, %577 ], [ %46, %54 ]
  %587 = phi i32 [ %45, %92 ], [ %582, %577 ], [ %582, %577 ], [ %45, %54 ]
  %588 = getelementptr inbounds i8, i8* %586, i64 1
  %589 = load i8, i8* %588, align 1, !tbaa !14
  %590 = icmp eq i8 %589, 0
  br i1 %590, label %591, label %43, !llvm.loop !56

591:                                              ; preds = %577, %583, %3, %87
  %592 = phi i32 [ %91, %87 ], [ 0, %3 ], [ %584, %583 ], [ %582, %577 ]
  ret i32 %592
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #7 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #18
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %3) #20
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #18
  ret i32 %5
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @__isoc99_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #7 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #18
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %3) #20
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #18
  ret i32 %5
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @__isoc23_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #7 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #18
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %3) #20
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #18
  ret i32 %5
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @__isoc99_vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #7 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #18
  %6 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %5, i8* %6) #18
  %7 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %4) #17
  call void @llvm.va_end(i8* %5) #18
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #18
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
  %4 = call i32 @heddle_choose(i32 noundef 2) #17
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = call i32 @pthread_join(i64 noundef %0, i8** noundef %1) #17
  br label %12

8:                                                ; preds = %3
  %9 = call i32 @pthread_tryjoin_np(i64 noundef %0, i8** noundef %1) #17
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
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #20
  ret i64 %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @__isoc23_strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #20
  ret i64 %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @__isoc23_strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #17
  ret i64 %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @__isoc23_strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #17
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__heddle_atexit(void ()* noundef %0) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #17
  %2 = load i32, i32* @n_handlers, align 4, !tbaa !37
  %3 = icmp eq i32 %2, 64
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = add nsw i32 %2, 1
  store i32 %5, i32* @n_handlers, align 4, !tbaa !37
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [64 x void ()*], [64 x void ()*]* @handlers, i64 0, i64 %6
  store void ()* %0, void ()** %7, align 8, !tbaa !5
  br label %8

8:                                                ; preds = %4, %1
  call void @heddle_atomic_end() #17
  %9 = sext i1 %3 to i32
  ret i32 %9
}

; Function Attrs: nounwind uwtable
define dso_local void @__heddle_run_handlers() local_unnamed_addr #0 {
  %1 = load i32, i32* @n_handlers, align 4, !tbaa !37
  %2 = icmp sgt i32 %1, 0
  br i1 %2, label %3, label %11

3:                                                ; preds = %0, %3
  %4 = phi i32 [ %9, %3 ], [ %1, %0 ]
  %5 = add nsw i32 %4, -1
  store i32 %5, i32* @n_handlers, align 4, !tbaa !37
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [64 x void ()*], [64 x void ()*]* @handlers, i64 0, i64 %6
  %8 = load void ()*, void ()** %7, align 8, !tbaa !5
  call void %8() #17
  %9 = load i32, i32* @n_handlers, align 4, !tbaa !37
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %3, label %11, !llvm.loop !57

11:                                               ; preds = %3, %0
  ret void
}

declare i64 @strlen(i8* noundef) local_unnamed_addr #1

declare i32 @sem_init(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #16

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #16

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #16

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
attributes #13 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree nosync nounwind willreturn }
attributes #16 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #17 = { nobuiltin nounwind "no-builtins" }
attributes #18 = { nounwind }
attributes #19 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #20 = { nobuiltin "no-builtins" }

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
!33 = distinct !{!33, !10, !11}
!34 = distinct !{!34, !10, !11}
!35 = !{!36, !36, i64 0}
!36 = !{!"long", !7, i64 0}
!37 = !{!38, !38, i64 0}
!38 = !{!"int", !7, i64 0}
!39 = distinct !{!39, !10, !11}
!40 = !{!41, !6, i64 64}
!41 = !{!"named", !7, i64 0, !7, i64 32, !6, i64 64}
!42 = distinct !{!42, !10, !11}
!43 = distinct !{!43, !10, !11}
!44 = distinct !{!44, !10, !11}
!45 = distinct !{!45, !10, !11}
!46 = distinct !{!46, !11}
!47 = !{!48, !48, i64 0}
!48 = !{!"short", !7, i64 0}
!49 = distinct !{!49, !10, !11}
!50 = distinct !{!50, !10, !11}
!51 = !{!52, !52, i64 0}
!52 = !{!"double", !7, i64 0}
!53 = !{!54, !54, i64 0}
!54 = !{!"float", !7, i64 0}
!55 = distinct !{!55, !10, !11}
!56 = distinct !{!56, !10, !11}
!57 = distinct !{!57, !10, !11}
