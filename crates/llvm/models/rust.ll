; ModuleID = 'rust.c'
source_filename = "rust.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stack = type { i8*, i32, i64 }
%struct.poll = type { i32, i16, i16 }
%struct.part = type { i8*, i64 }

@said = internal thread_local global [256 x i8] zeroinitializer, align 16
@n_said = internal thread_local unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [13 x i8] c"panicked at \00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"\0Anote: \00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"panics\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @have_handlers, i8* null }]

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @sigaltstack(%struct.stack* nocapture noundef readnone %0, %struct.stack* noundef writeonly %1) local_unnamed_addr #0 {
  %3 = icmp eq %struct.stack* %1, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.stack, %struct.stack* %1, i64 0, i32 0
  store i8* null, i8** %5, align 8, !tbaa !5
  %6 = getelementptr inbounds %struct.stack, %struct.stack* %1, i64 0, i32 1
  store i32 2, i32* %6, align 8, !tbaa !12
  %7 = getelementptr inbounds %struct.stack, %struct.stack* %1, i64 0, i32 2
  store i64 0, i64* %7, align 8, !tbaa !13
  br label %8

8:                                                ; preds = %4, %2
  ret i32 0
}

; Function Attrs: nounwind uwtable
define internal void @have_handlers() #1 {
  %1 = call void (i32)* @signal(i32 noundef 11, void (i32)* noundef nonnull @die) #6
  %2 = call void (i32)* @signal(i32 noundef 7, void (i32)* noundef nonnull @die) #6
  ret void
}

declare void (i32)* @signal(i32 noundef, void (i32)* noundef) local_unnamed_addr #2

; Function Attrs: noreturn nounwind uwtable
define internal void @die(i32 noundef %0) #3 {
  %2 = add nsw i32 %0, 128
  call void @_exit(i32 noundef %2) #7
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @pthread_getattr_np(i64 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #4 {
  ret i32 12
}

; Function Attrs: nounwind uwtable
define dso_local i32 @poll(%struct.poll* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = icmp ne i32 %2, 0
  br label %8

7:                                                ; preds = %15, %3
  ret i32 0

8:                                                ; preds = %5, %15
  %9 = phi i64 [ 0, %5 ], [ %17, %15 ]
  %10 = getelementptr inbounds %struct.poll, %struct.poll* %0, i64 %9, i32 0
  %11 = load i32, i32* %10, align 4, !tbaa !14
  %12 = icmp sgt i32 %11, 2
  %13 = or i1 %6, %12
  br i1 %13, label %14, label %15

14:                                               ; preds = %8
  call void @__heddle_sample() #6
  br label %15

15:                                               ; preds = %8, %14
  %16 = getelementptr inbounds %struct.poll, %struct.poll* %0, i64 %9, i32 2
  store i16 0, i16* %16, align 2, !tbaa !17
  %17 = add nuw i64 %9, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %7, label %8, !llvm.loop !18
}

declare void @__heddle_sample() local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i64 @getauxval(i64 noundef %0) local_unnamed_addr #4 {
  ret i64 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local noalias i8* @dlsym(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #4 {
  ret i8* null
}

; Function Attrs: nounwind uwtable
define dso_local i32 @gettid() local_unnamed_addr #1 {
  %1 = call i64 @pthread_self() #6
  %2 = trunc i64 %1 to i32
  %3 = add i32 %2, 1
  ret i32 %3
}

declare i64 @pthread_self() local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local i8* @mmap64(i8* noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #1 {
  %7 = call i8* @mmap(i8* noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) #6
  ret i8* %7
}

declare i8* @mmap(i8* noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local i64 @getrandom(i8* nocapture noundef writeonly %0, i64 noundef returned %1, i32 noundef %2) local_unnamed_addr #1 {
  call void @__heddle_sample() #6
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %3
  ret i64 %1

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %9, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  store i8 7, i8* %8, align 1, !tbaa !21
  %9 = add nuw i64 %7, 1
  %10 = icmp eq i64 %9, %1
  br i1 %10, label %5, label %6, !llvm.loop !22
}

; Function Attrs: nounwind uwtable
define dso_local i64 @write(i32 noundef %0, i8* nocapture noundef readonly %1, i64 noundef returned %2) local_unnamed_addr #1 {
  %4 = icmp eq i32 %0, 2
  br i1 %4, label %5, label %26

5:                                                ; preds = %3
  %6 = load i32, i32* @n_said, align 4
  %7 = icmp ne i64 %2, 0
  %8 = icmp ult i32 %6, 255
  %9 = select i1 %7, i1 %8, i1 false
  br i1 %9, label %10, label %26

10:                                               ; preds = %5
  %11 = sext i32 %6 to i64
  br label %14

12:                                               ; preds = %14
  %13 = trunc i64 %19 to i32
  store i32 %13, i32* @n_said, align 4, !tbaa !23
  br label %26

14:                                               ; preds = %14, %10
  %15 = phi i64 [ %11, %10 ], [ %19, %14 ]
  %16 = phi i64 [ 0, %10 ], [ %21, %14 ]
  %17 = getelementptr inbounds i8, i8* %1, i64 %16
  %18 = load i8, i8* %17, align 1, !tbaa !21
  %19 = add nsw i64 %15, 1
  %20 = getelementptr inbounds [256 x i8], [256 x i8]* @said, i64 0, i64 %15
  store i8 %18, i8* %20, align 1, !tbaa !21
  %21 = add nuw nsw i64 %16, 1
  %22 = icmp ult i64 %21, %2
  %23 = trunc i64 %19 to i32
  %24 = icmp ult i32 %23, 255
  %25 = select i1 %22, i1 %24, i1 false
  br i1 %25, label %14, label %12, !llvm.loop !24

26:                                               ; preds = %12, %5, %3
  %27 = icmp sgt i32 %0, 2
  br i1 %27, label %28, label %29

28:                                               ; preds = %26
  call void @__heddle_sample() #6
  br label %29

29:                                               ; preds = %28, %26
  %30 = icmp eq i64 %2, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %32, %29
  ret i64 %2

32:                                               ; preds = %29, %32
  %33 = phi i64 [ %38, %32 ], [ 0, %29 ]
  %34 = getelementptr inbounds i8, i8* %1, i64 %33
  %35 = load i8, i8* %34, align 1, !tbaa !21
  %36 = zext i8 %35 to i32
  %37 = call i32 @putchar(i32 noundef %36) #6
  %38 = add nuw i64 %33, 1
  %39 = icmp eq i64 %38, %2
  br i1 %39, label %31, label %32, !llvm.loop !25
}

declare i32 @putchar(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local i64 @writev(i32 noundef %0, %struct.part* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = icmp eq i32 %0, 2
  %7 = icmp sgt i32 %0, 2
  %8 = zext i32 %2 to i64
  br label %11

9:                                                ; preds = %51, %3
  %10 = phi i64 [ 0, %3 ], [ %52, %51 ]
  ret i64 %10

11:                                               ; preds = %5, %51
  %12 = phi i64 [ 0, %5 ], [ %53, %51 ]
  %13 = phi i64 [ 0, %5 ], [ %52, %51 ]
  %14 = getelementptr inbounds %struct.part, %struct.part* %1, i64 %12, i32 0
  %15 = load i8*, i8** %14, align 8, !tbaa !26
  %16 = getelementptr inbounds %struct.part, %struct.part* %1, i64 %12, i32 1
  %17 = load i64, i64* %16, align 8, !tbaa !28
  br i1 %6, label %18, label %39

18:                                               ; preds = %11
  %19 = load i32, i32* @n_said, align 4
  %20 = icmp ne i64 %17, 0
  %21 = icmp ult i32 %19, 255
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %39

23:                                               ; preds = %18
  %24 = sext i32 %19 to i64
  br label %27

25:                                               ; preds = %27
  %26 = trunc i64 %32 to i32
  store i32 %26, i32* @n_said, align 4, !tbaa !23
  br label %39

27:                                               ; preds = %27, %23
  %28 = phi i64 [ %24, %23 ], [ %32, %27 ]
  %29 = phi i64 [ 0, %23 ], [ %34, %27 ]
  %30 = getelementptr inbounds i8, i8* %15, i64 %29
  %31 = load i8, i8* %30, align 1, !tbaa !21
  %32 = add nsw i64 %28, 1
  %33 = getelementptr inbounds [256 x i8], [256 x i8]* @said, i64 0, i64 %28
  store i8 %31, i8* %33, align 1, !tbaa !21
  %34 = add nuw nsw i64 %29, 1
  %35 = icmp ult i64 %34, %17
  %36 = trunc i64 %32 to i32
  %37 = icmp ult i32 %36, 255
  %38 = select i1 %35, i1 %37, i1 false
  br i1 %38, label %27, label %25, !llvm.loop !24

39:                                               ; preds = %25, %18, %11
  br i1 %7, label %40, label %41

40:                                               ; preds = %39
  call void @__heddle_sample() #6
  br label %41

41:                                               ; preds = %40, %39
  %42 = icmp eq i64 %17, 0
  br i1 %42, label %51, label %43

43:                                               ; preds = %41, %43
  %44 = phi i64 [ %49, %43 ], [ 0, %41 ]
  %45 = getelementptr inbounds i8, i8* %15, i64 %44
  %46 = load i8, i8* %45, align 1, !tbaa !21
  %47 = zext i8 %46 to i32
  %48 = call i32 @putchar(i32 noundef %47) #6
  %49 = add nuw i64 %44, 1
  %50 = icmp eq i64 %49, %17
  br i1 %50, label %51, label %43, !llvm.loop !25

51:                                               ; preds = %43, %41
  %52 = add nsw i64 %17, %13
  %53 = add nuw nsw i64 %12, 1
  %54 = icmp eq i64 %53, %8
  br i1 %54, label %9, label %11, !llvm.loop !29
}

; Function Attrs: nounwind uwtable
define dso_local void @__heddle_uncaught(i8* nocapture noundef readnone %0) local_unnamed_addr #1 {
  %2 = load i32, i32* @n_said, align 4, !tbaa !23
  %3 = sext i32 %2 to i64
  %4 = getelementptr inbounds [256 x i8], [256 x i8]* @said, i64 0, i64 %3
  store i8 0, i8* %4, align 1, !tbaa !21
  %5 = load i8, i8* getelementptr inbounds ([256 x i8], [256 x i8]* @said, i64 0, i64 0), align 16, !tbaa !21
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %54, label %7

7:                                                ; preds = %1, %50
  %8 = phi i8 [ %52, %50 ], [ %5, %1 ]
  %9 = phi i8* [ %51, %50 ], [ getelementptr inbounds ([256 x i8], [256 x i8]* @said, i64 0, i64 0), %1 ]
  %10 = phi i8* [ %27, %50 ], [ getelementptr inbounds ([256 x i8], [256 x i8]* @said, i64 0, i64 0), %1 ]
  %11 = load i8, i8* %9, align 1, !tbaa !21
  %12 = icmp eq i8 %11, 112
  br i1 %12, label %16, label %25

13:                                               ; preds = %16
  %14 = load i8, i8* %19, align 1, !tbaa !21
  %15 = icmp eq i8 %14, %21
  br i1 %15, label %16, label %23, !llvm.loop !30

16:                                               ; preds = %7, %13
  %17 = phi i8* [ %19, %13 ], [ %9, %7 ]
  %18 = phi i8* [ %20, %13 ], [ getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), %7 ]
  %19 = getelementptr inbounds i8, i8* %17, i64 1
  %20 = getelementptr inbounds i8, i8* %18, i64 1
  %21 = load i8, i8* %20, align 1, !tbaa !21
  %22 = icmp eq i8* %18, getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 11)
  br i1 %22, label %23, label %13, !llvm.loop !30

23:                                               ; preds = %13, %16
  %24 = icmp eq i8 %21, 0
  br label %25

25:                                               ; preds = %23, %7
  %26 = phi i1 [ false, %7 ], [ %24, %23 ]
  %27 = select i1 %26, i8* %9, i8* %10
  %28 = icmp eq i8 %8, 10
  br i1 %28, label %29, label %50

29:                                               ; preds = %25
  %30 = load i8, i8* %9, align 1, !tbaa !21
  %31 = icmp eq i8 %30, 10
  br i1 %31, label %35, label %44

32:                                               ; preds = %35
  %33 = load i8, i8* %38, align 1, !tbaa !21
  %34 = icmp eq i8 %33, %40
  br i1 %34, label %35, label %42, !llvm.loop !30

35:                                               ; preds = %29, %32
  %36 = phi i8* [ %38, %32 ], [ %9, %29 ]
  %37 = phi i8* [ %39, %32 ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), %29 ]
  %38 = getelementptr inbounds i8, i8* %36, i64 1
  %39 = getelementptr inbounds i8, i8* %37, i64 1
  %40 = load i8, i8* %39, align 1, !tbaa !21
  %41 = icmp eq i8* %37, getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 6)
  br i1 %41, label %42, label %32, !llvm.loop !30

42:                                               ; preds = %35, %32
  %43 = icmp eq i8 %40, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %29, %42
  %45 = getelementptr inbounds i8, i8* %9, i64 1
  %46 = load i8, i8* %45, align 1, !tbaa !21
  %47 = icmp eq i8 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %44, %42
  store i8 0, i8* %9, align 1, !tbaa !21
  br label %54

49:                                               ; preds = %44
  store i8 32, i8* %9, align 1, !tbaa !21
  br label %50

50:                                               ; preds = %25, %49
  %51 = getelementptr inbounds i8, i8* %9, i64 1
  %52 = load i8, i8* %51, align 1, !tbaa !21
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %54, label %7, !llvm.loop !31

54:                                               ; preds = %50, %1, %48
  %55 = phi i8* [ %27, %48 ], [ getelementptr inbounds ([256 x i8], [256 x i8]* @said, i64 0, i64 0), %1 ], [ %27, %50 ]
  %56 = load i8, i8* %55, align 1, !tbaa !21
  %57 = icmp eq i8 %56, 0
  %58 = select i1 %57, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* %55
  call void @heddle_fail(i8* noundef %58) #6
  ret void
}

declare void @heddle_fail(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local void @__heddle_rust_lock_contended(i32* noundef %0) local_unnamed_addr #1 {
  %2 = load atomic i32, i32* %0 monotonic, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = cmpxchg i32* %0, i32 0, i32 1 acquire monotonic, align 4
  %6 = extractvalue { i32, i1 } %5, 1
  %7 = extractvalue { i32, i1 } %5, 0
  br i1 %6, label %19, label %8

8:                                                ; preds = %4, %1
  %9 = phi i32 [ %2, %1 ], [ %7, %4 ]
  br label %10

10:                                               ; preds = %8, %16
  %11 = phi i32 [ %18, %16 ], [ %9, %8 ]
  %12 = icmp eq i32 %11, 2
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = atomicrmw xchg i32* %0, i32 2 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %13, %10
  %17 = call i64 @__heddle_futex_wait(i32* noundef nonnull %0, i32 noundef 2) #6
  %18 = load atomic i32, i32* %0 monotonic, align 4
  br label %10, !llvm.loop !32

19:                                               ; preds = %13, %4
  ret void
}

declare i64 @__heddle_futex_wait(i32* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @__heddle_rust_backoff(i8* nocapture noundef %0) local_unnamed_addr #4 {
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @__heddle_rust_drop_handler(i8* noundef readnone %0) local_unnamed_addr #1 {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  call void @__heddle_sample() #6
  br label %4

4:                                                ; preds = %3, %1
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local zeroext i1 @__heddle_rust_is_nonoverlapping(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = mul i64 %3, %2
  %6 = call i32 @__heddle_overlap(i8* noundef %0, i8* noundef %1, i64 noundef %5) #6
  %7 = icmp eq i32 %6, 0
  ret i1 %7
}

declare i32 @__heddle_overlap(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare void @_exit(i32 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-builtins" }
attributes #7 = { nobuiltin noreturn nounwind "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !7, i64 0}
!6 = !{!"stack", !7, i64 0, !10, i64 8, !11, i64 16}
!7 = !{!"any pointer", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"int", !8, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{!6, !10, i64 8}
!13 = !{!6, !11, i64 16}
!14 = !{!15, !10, i64 0}
!15 = !{!"poll", !10, i64 0, !16, i64 4, !16, i64 6}
!16 = !{!"short", !8, i64 0}
!17 = !{!15, !16, i64 6}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!8, !8, i64 0}
!22 = distinct !{!22, !19, !20}
!23 = !{!10, !10, i64 0}
!24 = distinct !{!24, !19, !20}
!25 = distinct !{!25, !19, !20}
!26 = !{!27, !7, i64 0}
!27 = !{!"part", !7, i64 0, !11, i64 8}
!28 = !{!27, !11, i64 8}
!29 = distinct !{!29, !19, !20}
!30 = distinct !{!30, !19, !20}
!31 = distinct !{!31, !19, !20}
!32 = distinct !{!32, !20}
