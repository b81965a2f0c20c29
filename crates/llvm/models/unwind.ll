; ModuleID = 'unwind.c'
source_filename = "unwind.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.exception = type { i64, void (i32, %struct.exception*)*, i64, i64 }
%struct.pad = type { i64, [0 x %struct.anon] }
%struct.anon = type { i64, i8* }
%struct.types = type { i64, [0 x i8*] }

@__heddle_exception = dso_local thread_local local_unnamed_addr global %struct.exception* null, align 8
@__heddle_selector = dso_local thread_local local_unnamed_addr global i32 0, align 4

; Function Attrs: nounwind uwtable
define weak dso_local i32 @__heddle_exception_matches(%struct.exception* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define weak dso_local void @__heddle_uncaught(%struct.exception* noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @_Unwind_RaiseException(%struct.exception* noundef %0) local_unnamed_addr #0 {
  %2 = call %struct.pad* @__heddle_unwind_pad(i64 noundef 0) #6
  %3 = icmp eq %struct.pad* %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %67, %1
  call void @__heddle_uncaught(%struct.exception* noundef %0) #7
  ret i32 5

5:                                                ; preds = %1, %67
  %6 = phi %struct.pad* [ %69, %67 ], [ %2, %1 ]
  %7 = phi i64 [ %68, %67 ], [ 0, %1 ]
  %8 = getelementptr inbounds %struct.pad, %struct.pad* %6, i64 0, i32 0
  %9 = load i64, i64* %8, align 8, !tbaa !5
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %14, label %60

11:                                               ; preds = %56
  %12 = load i64, i64* %8, align 8, !tbaa !5
  %13 = icmp slt i64 %59, %12
  br i1 %13, label %14, label %60, !llvm.loop !9

14:                                               ; preds = %5, %11
  %15 = phi i64 [ %58, %11 ], [ undef, %5 ]
  %16 = phi i64 [ %59, %11 ], [ 0, %5 ]
  %17 = getelementptr inbounds %struct.pad, %struct.pad* %6, i64 0, i32 1, i64 %16, i32 0
  %18 = load i64, i64* %17, align 8, !tbaa !12
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %54, label %20

20:                                               ; preds = %14
  %21 = icmp sgt i64 %18, 0
  %22 = getelementptr inbounds %struct.pad, %struct.pad* %6, i64 0, i32 1, i64 %16, i32 1
  br i1 %21, label %23, label %33

23:                                               ; preds = %20
  %24 = load i8*, i8** %22, align 8, !tbaa !15
  %25 = icmp eq i8* %24, null
  br i1 %25, label %30, label %26

26:                                               ; preds = %23
  %27 = call i32 @__heddle_exception_matches(%struct.exception* noundef %0, i8* noundef nonnull %24) #6
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %28, i64 %15, i64 %18
  br label %30

30:                                               ; preds = %26, %23
  %31 = phi i1 [ false, %23 ], [ %28, %26 ]
  %32 = phi i64 [ %18, %23 ], [ %29, %26 ]
  br i1 %31, label %54, label %56

33:                                               ; preds = %20
  %34 = bitcast i8** %22 to %struct.types**
  %35 = load %struct.types*, %struct.types** %34, align 8, !tbaa !15
  %36 = getelementptr inbounds %struct.types, %struct.types* %35, i64 0, i32 0
  %37 = load i64, i64* %36, align 8, !tbaa !5
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %49

39:                                               ; preds = %33, %45
  %40 = phi i64 [ %46, %45 ], [ 0, %33 ]
  %41 = getelementptr inbounds %struct.types, %struct.types* %35, i64 0, i32 1, i64 %40
  %42 = load i8*, i8** %41, align 8, !tbaa !16
  %43 = call i32 @__heddle_exception_matches(%struct.exception* noundef %0, i8* noundef %42) #6
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %49

45:                                               ; preds = %39
  %46 = add nuw nsw i64 %40, 1
  %47 = load i64, i64* %36, align 8, !tbaa !5
  %48 = icmp slt i64 %46, %47
  br i1 %48, label %39, label %49, !llvm.loop !17

49:                                               ; preds = %45, %39, %33
  %50 = phi i64 [ 0, %33 ], [ %40, %39 ], [ %46, %45 ]
  %51 = load i64, i64* %36, align 8, !tbaa !5
  %52 = icmp eq i64 %50, %51
  %53 = select i1 %52, i64 %18, i64 %15
  br i1 %52, label %56, label %54

54:                                               ; preds = %14, %49, %30
  %55 = phi i64 [ %32, %30 ], [ %53, %49 ], [ %15, %14 ]
  br label %56

56:                                               ; preds = %54, %49, %30
  %57 = phi i1 [ false, %30 ], [ false, %49 ], [ true, %54 ]
  %58 = phi i64 [ %32, %30 ], [ %53, %49 ], [ %55, %54 ]
  %59 = add nuw nsw i64 %16, 1
  br i1 %57, label %11, label %60

60:                                               ; preds = %11, %56, %5
  %61 = phi i64 [ 0, %5 ], [ %58, %56 ], [ 0, %11 ]
  %62 = icmp slt i64 %61, 0
  br i1 %62, label %63, label %64

63:                                               ; preds = %60
  call void @__heddle_uncaught(%struct.exception* noundef %0) #7
  br label %64

64:                                               ; preds = %63, %60
  %65 = icmp eq i64 %61, 0
  br i1 %65, label %67, label %66

66:                                               ; preds = %64
  call fastcc void @leave(%struct.exception* noundef %0) #7
  br label %67

67:                                               ; preds = %66, %64
  %68 = add nuw nsw i64 %7, 1
  %69 = call %struct.pad* @__heddle_unwind_pad(i64 noundef %68) #6
  %70 = icmp eq %struct.pad* %69, null
  br i1 %70, label %4, label %5, !llvm.loop !18
}

declare %struct.pad* @__heddle_unwind_pad(i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define internal fastcc void @leave(%struct.exception* noundef %0) unnamed_addr #0 {
  %2 = call %struct.pad* @__heddle_unwind_pad(i64 noundef 0) #6
  %3 = icmp eq %struct.pad* %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %71, %1
  ret void

5:                                                ; preds = %1, %71
  %6 = phi %struct.pad* [ %73, %71 ], [ %2, %1 ]
  %7 = phi i64 [ %72, %71 ], [ 0, %1 ]
  %8 = getelementptr inbounds %struct.pad, %struct.pad* %6, i64 0, i32 0
  %9 = load i64, i64* %8, align 8, !tbaa !5
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %14, label %63

11:                                               ; preds = %58
  %12 = load i64, i64* %8, align 8, !tbaa !5
  %13 = icmp slt i64 %62, %12
  br i1 %13, label %14, label %63, !llvm.loop !9

14:                                               ; preds = %5, %11
  %15 = phi i32 [ %59, %11 ], [ 0, %5 ]
  %16 = phi i64 [ %61, %11 ], [ undef, %5 ]
  %17 = phi i64 [ %62, %11 ], [ 0, %5 ]
  %18 = getelementptr inbounds %struct.pad, %struct.pad* %6, i64 0, i32 1, i64 %17, i32 0
  %19 = load i64, i64* %18, align 8, !tbaa !12
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %55, label %21

21:                                               ; preds = %14
  %22 = icmp sgt i64 %19, 0
  %23 = getelementptr inbounds %struct.pad, %struct.pad* %6, i64 0, i32 1, i64 %17, i32 1
  br i1 %22, label %24, label %34

24:                                               ; preds = %21
  %25 = load i8*, i8** %23, align 8, !tbaa !15
  %26 = icmp eq i8* %25, null
  br i1 %26, label %31, label %27

27:                                               ; preds = %24
  %28 = call i32 @__heddle_exception_matches(%struct.exception* noundef %0, i8* noundef nonnull %25) #6
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, i64 %16, i64 %19
  br label %31

31:                                               ; preds = %27, %24
  %32 = phi i1 [ false, %24 ], [ %29, %27 ]
  %33 = phi i64 [ %19, %24 ], [ %30, %27 ]
  br i1 %32, label %55, label %58

34:                                               ; preds = %21
  %35 = bitcast i8** %23 to %struct.types**
  %36 = load %struct.types*, %struct.types** %35, align 8, !tbaa !15
  %37 = getelementptr inbounds %struct.types, %struct.types* %36, i64 0, i32 0
  %38 = load i64, i64* %37, align 8, !tbaa !5
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %50

40:                                               ; preds = %34, %46
  %41 = phi i64 [ %47, %46 ], [ 0, %34 ]
  %42 = getelementptr inbounds %struct.types, %struct.types* %36, i64 0, i32 1, i64 %41
  %43 = load i8*, i8** %42, align 8, !tbaa !16
  %44 = call i32 @__heddle_exception_matches(%struct.exception* noundef %0, i8* noundef %43) #6
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %40
  %47 = add nuw nsw i64 %41, 1
  %48 = load i64, i64* %37, align 8, !tbaa !5
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %40, label %50, !llvm.loop !17

50:                                               ; preds = %46, %40, %34
  %51 = phi i64 [ 0, %34 ], [ %41, %40 ], [ %47, %46 ]
  %52 = load i64, i64* %37, align 8, !tbaa !5
  %53 = icmp eq i64 %51, %52
  %54 = select i1 %53, i64 %19, i64 %16
  br i1 %53, label %58, label %55

55:                                               ; preds = %14, %50, %31
  %56 = phi i32 [ %15, %31 ], [ %15, %50 ], [ 1, %14 ]
  %57 = phi i64 [ %33, %31 ], [ %54, %50 ], [ %16, %14 ]
  br label %58

58:                                               ; preds = %55, %50, %31
  %59 = phi i32 [ %56, %55 ], [ %15, %31 ], [ %15, %50 ]
  %60 = phi i1 [ true, %55 ], [ false, %31 ], [ false, %50 ]
  %61 = phi i64 [ %57, %55 ], [ %33, %31 ], [ %54, %50 ]
  %62 = add nuw nsw i64 %17, 1
  br i1 %60, label %11, label %63

63:                                               ; preds = %11, %58, %5
  %64 = phi i32 [ 0, %5 ], [ %59, %58 ], [ %59, %11 ]
  %65 = phi i64 [ 0, %5 ], [ 0, %11 ], [ %61, %58 ]
  %66 = icmp ne i64 %65, 0
  %67 = icmp ne i32 %64, 0
  %68 = select i1 %66, i1 true, i1 %67
  br i1 %68, label %69, label %71

69:                                               ; preds = %63
  store %struct.exception* %0, %struct.exception** @__heddle_exception, align 8, !tbaa !16
  %70 = trunc i64 %65 to i32
  store i32 %70, i32* @__heddle_selector, align 4, !tbaa !19
  call void @__heddle_unwind_to(i64 noundef %7) #8
  unreachable

71:                                               ; preds = %63
  %72 = add nuw nsw i64 %7, 1
  %73 = call %struct.pad* @__heddle_unwind_pad(i64 noundef %72) #6
  %74 = icmp eq %struct.pad* %73, null
  br i1 %74, label %4, label %5, !llvm.loop !21
}

; Function Attrs: nounwind uwtable
define dso_local i32 @_Unwind_Resume_or_Rethrow(%struct.exception* noundef %0) local_unnamed_addr #0 {
  %2 = call i32 @_Unwind_RaiseException(%struct.exception* noundef %0) #7
  ret i32 5
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @_Unwind_Resume(%struct.exception* noundef %0) local_unnamed_addr #2 {
  call fastcc void @leave(%struct.exception* noundef %0) #7
  call void @abort() #8
  unreachable
}

; Function Attrs: noreturn
declare void @abort() local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define dso_local void @_Unwind_DeleteException(%struct.exception* noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.exception, %struct.exception* %0, i64 0, i32 1
  %3 = load void (i32, %struct.exception*)*, void (i32, %struct.exception*)** %2, align 8, !tbaa !22
  %4 = icmp eq void (i32, %struct.exception*)* %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void %3(i32 noundef 1, %struct.exception* noundef %0) #6
  br label %6

6:                                                ; preds = %5, %1
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @_Unwind_Backtrace(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #4 {
  ret i32 5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i64 @_Unwind_GetIP(i8* nocapture noundef readnone %0) local_unnamed_addr #4 {
  ret i64 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i64 @_Unwind_GetIPInfo(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #5 {
  store i32 0, i32* %1, align 4, !tbaa !19
  ret i64 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i64 @_Unwind_GetCFA(i8* nocapture noundef readnone %0) local_unnamed_addr #4 {
  ret i64 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local noalias i8* @_Unwind_FindEnclosingFunction(i8* nocapture noundef readnone %0) local_unnamed_addr #4 {
  ret i8* null
}

; Function Attrs: noreturn
declare void @__heddle_unwind_to(i64 noundef) local_unnamed_addr #3

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-builtins" }
attributes #7 = { nobuiltin "no-builtins" }
attributes #8 = { nobuiltin noreturn nounwind "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !6, i64 0}
!13 = !{!"", !6, i64 0, !14, i64 8}
!14 = !{!"any pointer", !7, i64 0}
!15 = !{!13, !14, i64 8}
!16 = !{!14, !14, i64 0}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = !{!20, !20, i64 0}
!20 = !{!"int", !7, i64 0}
!21 = distinct !{!21, !10, !11}
!22 = !{!23, !14, i64 8}
!23 = !{!"exception", !24, i64 0, !14, i64 8, !6, i64 16, !6, i64 24}
!24 = !{!"long long", !7, i64 0}
