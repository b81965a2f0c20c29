; ModuleID = 'models.c'
source_filename = "models.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@strtok_state = internal unnamed_addr global i8* null, align 8

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = call i32 @__heddle_once_begin(i32* noundef %0) #11
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void %1() #11
  call void @__heddle_once_end(i32* noundef %0) #11
  br label %6

6:                                                ; preds = %5, %2
  ret i32 0
}

declare i32 @__heddle_once_begin(i32* noundef) local_unnamed_addr #1

declare void @__heddle_once_end(i32* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local void @call_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = call i32 @__heddle_once_begin(i32* noundef %0) #11
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void %1() #11
  call void @__heddle_once_end(i32* noundef %0) #11
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
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #12
  %6 = call i8* @__heddle_next_destructor(void (i8*)** noundef nonnull %2) #11
  %7 = icmp eq i8* %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = load void (i8*)*, void (i8*)** %2, align 8, !tbaa !5
  call void %9(i8* noundef nonnull %6) #11
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #12
  %10 = add nuw nsw i32 %5, 1
  %11 = icmp eq i32 %10, 64
  br i1 %11, label %14, label %4, !llvm.loop !9

12:                                               ; preds = %4
  %13 = bitcast void (i8*)** %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %13) #12
  br label %14

14:                                               ; preds = %8, %12
  call void @__heddle_thread_end(i8* noundef %0) #13
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
  %21 = call i32 %3(i8* noundef %18, i8* noundef %20) #11
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
  %17 = call i32 %4(i8* noundef %0, i8* noundef %16) #11
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
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #14
  ret i64 %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #14
  ret i64 %4
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i64 @strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = call i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) #14
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

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #10

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #10

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
attributes #10 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #11 = { nobuiltin nounwind "no-builtins" }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #14 = { nobuiltin "no-builtins" }

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
