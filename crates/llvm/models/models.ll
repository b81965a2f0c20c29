; ModuleID = 'models.c'
source_filename = "models.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.named = type { [4 x i64], %struct.named*, [0 x i8] }
%struct.handler = type { void ()*, void (i8*)*, i8* }
%struct.tls_destructor = type { void (i8*)*, i8*, %struct.tls_destructor* }
%struct.date = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }
%struct.action = type { void (i32)*, [16 x i64], i32, void ()* }
%struct.mapping = type { i8*, i64 }
%struct.channel = type { i32, i32, i32, i64, i32, i32, i32 }
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
@handlers = internal unnamed_addr global [64 x %struct.handler] zeroinitializer, align 16
@tls_destructors = internal thread_local unnamed_addr global %struct.tls_destructor* null, align 8
@fopen.stream = internal global [2 x i64] zeroinitializer, align 16
@optind = dso_local local_unnamed_addr global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@getopt.at = internal unnamed_addr global i32 0, align 4
@optopt = dso_local local_unnamed_addr global i32 0, align 4
@optarg = dso_local local_unnamed_addr global i8* null, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@gmtime_buffer = internal global %struct.date zeroinitializer, align 8
@.str.3 = private unnamed_addr constant [32 x i8] c"%.3s %.3s%3d %02d:%02d:%02d %d\0A\00", align 1
@day_names = internal constant [22 x i8] c"SunMonTueWedThuFriSat\00", align 16
@month_names = internal constant [37 x i8] c"JanFebMarAprMayJunJulAugSepOctNovDec\00", align 16
@asctime_buffer = internal global [26 x i8] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [5 x i8] c"%04d\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"%02d\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"%2d\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"%03d\00", align 1
@.str.8 = private unnamed_addr constant [15 x i8] c"%04d-%02d-%02d\00", align 1
@.str.9 = private unnamed_addr constant [15 x i8] c"%02d:%02d:%02d\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"%02d:%02d\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"%.3s\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"+0000\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"thread\00", align 1
@.str.14 = private unnamed_addr constant [5 x i8] c"host\00", align 1
@blocked = internal thread_local unnamed_addr global i64 0, align 8
@pending = internal thread_local unnamed_addr global i64 0, align 8
@actions = internal unnamed_addr global [65 x %struct.action] zeroinitializer, align 16
@ever_blocked = internal unnamed_addr global i64 0, align 8
@process_pending = internal unnamed_addr global i64 0, align 8
@signals_sent = internal global i32 0, align 4
@.str.15 = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@mappings = internal unnamed_addr global [16 x %struct.mapping] zeroinitializer, align 16
@flags = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@up = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@down = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@some_line.lines = internal unnamed_addr constant [3 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.21, i32 0, i32 0)], align 16
@.str.19 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.20 = private unnamed_addr constant [3 x i8] c"1\0A\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"-20 abc\0A\00", align 1
@channels = internal global [64 x %struct.channel] zeroinitializer, align 16
@in_pipes = internal unnamed_addr global [64 x [65536 x i8]] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = call i32 @__heddle_once_begin(i32* noundef %0) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void %1() #24
  call void @__heddle_once_end(i32* noundef %0) #24
  br label %6

6:                                                ; preds = %5, %2
  ret i32 0
}

declare i32 @__heddle_once_begin(i32* noundef) local_unnamed_addr #1

declare void @__heddle_once_end(i32* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local void @call_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = call i32 @__heddle_once_begin(i32* noundef %0) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void %1() #24
  call void @__heddle_once_end(i32* noundef %0) #24
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
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #25
  %6 = call i8* @__heddle_next_destructor(void (i8*)** noundef nonnull %2) #24
  %7 = icmp eq i8* %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = load void (i8*)*, void (i8*)** %2, align 8, !tbaa !5
  call void %9(i8* noundef nonnull %6) #24
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #25
  %10 = add nuw nsw i32 %5, 1
  %11 = icmp eq i32 %10, 64
  br i1 %11, label %14, label %4, !llvm.loop !9

12:                                               ; preds = %4
  %13 = bitcast void (i8*)** %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %13) #25
  br label %14

14:                                               ; preds = %8, %12
  call void @__heddle_thread_end(i8* noundef %0) #26
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
  %5 = icmp ugt i64 %1, 64
  br i1 %5, label %13, label %6

6:                                                ; preds = %4
  %7 = icmp ugt i64 %1, 1
  br i1 %7, label %8, label %194

8:                                                ; preds = %6
  %9 = and i64 %2, 7
  %10 = icmp eq i64 %9, 0
  %11 = icmp eq i64 %2, 0
  %12 = icmp eq i64 %2, 0
  br label %157

13:                                               ; preds = %4
  %14 = lshr i64 %1, 1
  %15 = and i64 %2, 7
  %16 = icmp eq i64 %15, 0
  %17 = icmp eq i64 %2, 0
  br label %26

18:                                               ; preds = %79
  %19 = icmp ugt i64 %1, 1
  br i1 %19, label %20, label %194

20:                                               ; preds = %18
  %21 = and i64 %2, 7
  %22 = icmp eq i64 %21, 0
  %23 = icmp eq i64 %2, 0
  %24 = icmp eq i64 %2, 0
  %25 = icmp eq i64 %2, 0
  br label %81

26:                                               ; preds = %13, %79
  %27 = phi i64 [ %14, %13 ], [ %28, %79 ]
  %28 = add nsw i64 %27, -1
  %29 = shl i64 %28, 1
  %30 = or i64 %29, 1
  %31 = icmp ult i64 %30, %1
  br i1 %31, label %32, label %79

32:                                               ; preds = %26, %75
  %33 = phi i64 [ %77, %75 ], [ %30, %26 ]
  %34 = phi i64 [ %76, %75 ], [ %29, %26 ]
  %35 = phi i64 [ %47, %75 ], [ %28, %26 ]
  %36 = add i64 %34, 2
  %37 = icmp ult i64 %36, %1
  br i1 %37, label %38, label %46

38:                                               ; preds = %32
  %39 = mul i64 %33, %2
  %40 = getelementptr inbounds i8, i8* %0, i64 %39
  %41 = mul i64 %36, %2
  %42 = getelementptr inbounds i8, i8* %0, i64 %41
  %43 = call i32 %3(i8* noundef %40, i8* noundef %42) #24
  %44 = icmp slt i32 %43, 0
  %45 = select i1 %44, i64 %36, i64 %33
  br label %46

46:                                               ; preds = %38, %32
  %47 = phi i64 [ %33, %32 ], [ %45, %38 ]
  %48 = mul i64 %35, %2
  %49 = getelementptr inbounds i8, i8* %0, i64 %48
  %50 = mul i64 %47, %2
  %51 = getelementptr inbounds i8, i8* %0, i64 %50
  %52 = call i32 %3(i8* noundef %49, i8* noundef %51) #24
  %53 = icmp sgt i32 %52, -1
  br i1 %53, label %79, label %54

54:                                               ; preds = %46
  br i1 %16, label %56, label %55

55:                                               ; preds = %54
  br i1 %17, label %75, label %67

56:                                               ; preds = %54
  br i1 %17, label %75, label %57

57:                                               ; preds = %56, %57
  %58 = phi i64 [ %65, %57 ], [ 0, %56 ]
  %59 = getelementptr inbounds i8, i8* %49, i64 %58
  %60 = bitcast i8* %59 to i8**
  %61 = load i8*, i8** %60, align 8, !tbaa !5
  %62 = getelementptr inbounds i8, i8* %51, i64 %58
  %63 = bitcast i8* %62 to i8**
  %64 = load i8*, i8** %63, align 8, !tbaa !5
  store i8* %64, i8** %60, align 8, !tbaa !5
  store i8* %61, i8** %63, align 8, !tbaa !5
  %65 = add nuw i64 %58, 8
  %66 = icmp ult i64 %65, %2
  br i1 %66, label %57, label %75, !llvm.loop !12

67:                                               ; preds = %55, %67
  %68 = phi i64 [ %73, %67 ], [ 0, %55 ]
  %69 = getelementptr inbounds i8, i8* %49, i64 %68
  %70 = load i8, i8* %69, align 1, !tbaa !13
  %71 = getelementptr inbounds i8, i8* %51, i64 %68
  %72 = load i8, i8* %71, align 1, !tbaa !13
  store i8 %72, i8* %69, align 1, !tbaa !13
  store i8 %70, i8* %71, align 1, !tbaa !13
  %73 = add nuw i64 %68, 1
  %74 = icmp eq i64 %73, %2
  br i1 %74, label %75, label %67, !llvm.loop !14

75:                                               ; preds = %67, %57, %56, %55
  %76 = shl i64 %47, 1
  %77 = or i64 %76, 1
  %78 = icmp ult i64 %77, %1
  br i1 %78, label %32, label %79, !llvm.loop !15

79:                                               ; preds = %46, %75, %26
  %80 = icmp eq i64 %28, 0
  br i1 %80, label %18, label %26, !llvm.loop !16

81:                                               ; preds = %20, %155
  %82 = phi i64 [ %1, %20 ], [ %83, %155 ]
  %83 = add i64 %82, -1
  %84 = mul i64 %83, %2
  %85 = getelementptr inbounds i8, i8* %0, i64 %84
  br i1 %22, label %87, label %86

86:                                               ; preds = %81
  br i1 %23, label %106, label %98

87:                                               ; preds = %81
  br i1 %24, label %106, label %88

88:                                               ; preds = %87, %88
  %89 = phi i64 [ %96, %88 ], [ 0, %87 ]
  %90 = getelementptr inbounds i8, i8* %0, i64 %89
  %91 = bitcast i8* %90 to i8**
  %92 = load i8*, i8** %91, align 8, !tbaa !5
  %93 = getelementptr inbounds i8, i8* %85, i64 %89
  %94 = bitcast i8* %93 to i8**
  %95 = load i8*, i8** %94, align 8, !tbaa !5
  store i8* %95, i8** %91, align 8, !tbaa !5
  store i8* %92, i8** %94, align 8, !tbaa !5
  %96 = add nuw i64 %89, 8
  %97 = icmp ult i64 %96, %2
  br i1 %97, label %88, label %106, !llvm.loop !12

98:                                               ; preds = %86, %98
  %99 = phi i64 [ %104, %98 ], [ 0, %86 ]
  %100 = getelementptr inbounds i8, i8* %0, i64 %99
  %101 = load i8, i8* %100, align 1, !tbaa !13
  %102 = getelementptr inbounds i8, i8* %85, i64 %99
  %103 = load i8, i8* %102, align 1, !tbaa !13
  store i8 %103, i8* %100, align 1, !tbaa !13
  store i8 %101, i8* %102, align 1, !tbaa !13
  %104 = add nuw i64 %99, 1
  %105 = icmp eq i64 %104, %2
  br i1 %105, label %106, label %98, !llvm.loop !14

106:                                              ; preds = %98, %88, %86, %87
  %107 = icmp ugt i64 %83, 1
  br i1 %107, label %108, label %155

108:                                              ; preds = %106, %151
  %109 = phi i64 [ %153, %151 ], [ 1, %106 ]
  %110 = phi i64 [ %152, %151 ], [ 0, %106 ]
  %111 = phi i64 [ %123, %151 ], [ 0, %106 ]
  %112 = add i64 %110, 2
  %113 = icmp ult i64 %112, %83
  br i1 %113, label %114, label %122

114:                                              ; preds = %108
  %115 = mul i64 %109, %2
  %116 = getelementptr inbounds i8, i8* %0, i64 %115
  %117 = mul i64 %112, %2
  %118 = getelementptr inbounds i8, i8* %0, i64 %117
  %119 = call i32 %3(i8* noundef %116, i8* noundef %118) #24
  %120 = icmp slt i32 %119, 0
  %121 = select i1 %120, i64 %112, i64 %109
  br label %122

122:                                              ; preds = %114, %108
  %123 = phi i64 [ %109, %108 ], [ %121, %114 ]
  %124 = mul i64 %111, %2
  %125 = getelementptr inbounds i8, i8* %0, i64 %124
  %126 = mul i64 %123, %2
  %127 = getelementptr inbounds i8, i8* %0, i64 %126
  %128 = call i32 %3(i8* noundef %125, i8* noundef %127) #24
  %129 = icmp sgt i32 %128, -1
  br i1 %129, label %155, label %130

130:                                              ; preds = %122
  br i1 %22, label %132, label %131

131:                                              ; preds = %130
  br i1 %25, label %151, label %143

132:                                              ; preds = %130
  br i1 %25, label %151, label %133

133:                                              ; preds = %132, %133
  %134 = phi i64 [ %141, %133 ], [ 0, %132 ]
  %135 = getelementptr inbounds i8, i8* %125, i64 %134
  %136 = bitcast i8* %135 to i8**
  %137 = load i8*, i8** %136, align 8, !tbaa !5
  %138 = getelementptr inbounds i8, i8* %127, i64 %134
  %139 = bitcast i8* %138 to i8**
  %140 = load i8*, i8** %139, align 8, !tbaa !5
  store i8* %140, i8** %136, align 8, !tbaa !5
  store i8* %137, i8** %139, align 8, !tbaa !5
  %141 = add nuw i64 %134, 8
  %142 = icmp ult i64 %141, %2
  br i1 %142, label %133, label %151, !llvm.loop !12

143:                                              ; preds = %131, %143
  %144 = phi i64 [ %149, %143 ], [ 0, %131 ]
  %145 = getelementptr inbounds i8, i8* %125, i64 %144
  %146 = load i8, i8* %145, align 1, !tbaa !13
  %147 = getelementptr inbounds i8, i8* %127, i64 %144
  %148 = load i8, i8* %147, align 1, !tbaa !13
  store i8 %148, i8* %145, align 1, !tbaa !13
  store i8 %146, i8* %147, align 1, !tbaa !13
  %149 = add nuw i64 %144, 1
  %150 = icmp eq i64 %149, %2
  br i1 %150, label %151, label %143, !llvm.loop !14

151:                                              ; preds = %143, %133, %132, %131
  %152 = shl i64 %123, 1
  %153 = or i64 %152, 1
  %154 = icmp ult i64 %153, %83
  br i1 %154, label %108, label %155, !llvm.loop !15

155:                                              ; preds = %122, %151, %106
  %156 = icmp ugt i64 %83, 1
  br i1 %156, label %81, label %194, !llvm.loop !17

157:                                              ; preds = %8, %168
  %158 = phi i64 [ 1, %8 ], [ %169, %168 ]
  br label %159

159:                                              ; preds = %157, %192
  %160 = phi i64 [ %161, %192 ], [ %158, %157 ]
  %161 = add i64 %160, -1
  %162 = mul i64 %161, %2
  %163 = getelementptr inbounds i8, i8* %0, i64 %162
  %164 = mul i64 %160, %2
  %165 = getelementptr inbounds i8, i8* %0, i64 %164
  %166 = call i32 %3(i8* noundef %163, i8* noundef %165) #24
  %167 = icmp sgt i32 %166, 0
  br i1 %167, label %171, label %168

168:                                              ; preds = %159, %192
  %169 = add nuw i64 %158, 1
  %170 = icmp eq i64 %169, %1
  br i1 %170, label %194, label %157, !llvm.loop !18

171:                                              ; preds = %159
  br i1 %10, label %173, label %172

172:                                              ; preds = %171
  br i1 %11, label %192, label %184

173:                                              ; preds = %171
  br i1 %12, label %192, label %174

174:                                              ; preds = %173, %174
  %175 = phi i64 [ %182, %174 ], [ 0, %173 ]
  %176 = getelementptr inbounds i8, i8* %163, i64 %175
  %177 = bitcast i8* %176 to i8**
  %178 = load i8*, i8** %177, align 8, !tbaa !5
  %179 = getelementptr inbounds i8, i8* %165, i64 %175
  %180 = bitcast i8* %179 to i8**
  %181 = load i8*, i8** %180, align 8, !tbaa !5
  store i8* %181, i8** %177, align 8, !tbaa !5
  store i8* %178, i8** %180, align 8, !tbaa !5
  %182 = add nuw i64 %175, 8
  %183 = icmp ult i64 %182, %2
  br i1 %183, label %174, label %192, !llvm.loop !12

184:                                              ; preds = %172, %184
  %185 = phi i64 [ %190, %184 ], [ 0, %172 ]
  %186 = getelementptr inbounds i8, i8* %163, i64 %185
  %187 = load i8, i8* %186, align 1, !tbaa !13
  %188 = getelementptr inbounds i8, i8* %165, i64 %185
  %189 = load i8, i8* %188, align 1, !tbaa !13
  store i8 %189, i8* %186, align 1, !tbaa !13
  store i8 %187, i8* %188, align 1, !tbaa !13
  %190 = add nuw i64 %185, 1
  %191 = icmp eq i64 %190, %2
  br i1 %191, label %192, label %184, !llvm.loop !14

192:                                              ; preds = %184, %174, %172, %173
  %193 = icmp eq i64 %161, 0
  br i1 %193, label %168, label %159, !llvm.loop !19

194:                                              ; preds = %168, %155, %6, %18
  ret void
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
  %17 = call i32 %4(i8* noundef %0, i8* noundef %16) #24
  %18 = icmp eq i32 %17, 0
  %19 = icmp slt i32 %17, 0
  %20 = add i64 %14, 1
  %21 = select i1 %19, i64 %14, i64 %7
  %22 = select i1 %18, i64 %7, i64 %21
  %23 = icmp slt i32 %17, 1
  %24 = select i1 %23, i64 %8, i64 %20
  %25 = select i1 %18, i8* %16, i8* %9
  br i1 %18, label %26, label %6, !llvm.loop !20

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

; Function Attrs: nounwind uwtable
define dso_local i64 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #25
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #25
  store i32 0, i32* %5, align 4, !tbaa !21
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #27
  %9 = load i32, i32* %4, align 4, !tbaa !21
  %10 = sext i32 %9 to i64
  %11 = add i64 %10, 9223372036854775807
  %12 = load i32, i32* %5, align 4, !tbaa !21
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__errno_location() #24
  store i32 34, i32* %17, align 4, !tbaa !21
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %19
  %22 = select i1 %20, i64 %19, i64 %21
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #25
  ret i64 %22
}

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc i64 @number(i8* noundef %0, i8** noundef writeonly %1, i32 noundef %2, i32* nocapture noundef writeonly %3, i32* nocapture noundef %4) unnamed_addr #7 {
  br label %6

6:                                                ; preds = %6, %5
  %7 = phi i8* [ %0, %5 ], [ %14, %6 ]
  %8 = load i8, i8* %7, align 1, !tbaa !13
  %9 = sext i8 %8 to i32
  %10 = icmp ne i8 %8, 32
  %11 = add nsw i32 %9, -14
  %12 = icmp ult i32 %11, -5
  %13 = and i1 %10, %12
  %14 = getelementptr inbounds i8, i8* %7, i64 1
  br i1 %13, label %15, label %6, !llvm.loop !23

15:                                               ; preds = %6
  %16 = icmp eq i8 %8, 45
  %17 = zext i1 %16 to i32
  store i32 %17, i32* %3, align 4, !tbaa !21
  %18 = load i8, i8* %7, align 1, !tbaa !13
  switch i8 %18, label %21 [
    i8 45, label %19
    i8 43, label %19
  ]

19:                                               ; preds = %15, %15
  %20 = getelementptr inbounds i8, i8* %7, i64 1
  br label %21

21:                                               ; preds = %15, %19
  %22 = phi i8* [ %20, %19 ], [ %7, %15 ]
  %23 = icmp eq i32 %2, 0
  %24 = and i32 %2, -17
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %46

26:                                               ; preds = %21
  %27 = load i8, i8* %22, align 1, !tbaa !13
  %28 = icmp eq i8 %27, 48
  br i1 %28, label %29, label %46

29:                                               ; preds = %26
  %30 = getelementptr inbounds i8, i8* %22, i64 1
  %31 = load i8, i8* %30, align 1, !tbaa !13
  switch i8 %31, label %46 [
    i8 120, label %32
    i8 88, label %32
  ]

32:                                               ; preds = %29, %29
  %33 = getelementptr inbounds i8, i8* %22, i64 2
  %34 = load i8, i8* %33, align 1, !tbaa !13
  %35 = sext i8 %34 to i32
  %36 = add nsw i32 %35, -48
  %37 = icmp ult i32 %36, 10
  %38 = and i32 %35, -33
  %39 = add nsw i32 %38, -65
  %40 = icmp ult i32 %39, 6
  %41 = or i1 %37, %40
  %42 = xor i1 %23, true
  %43 = or i1 %41, %42
  %44 = select i1 %41, i32 16, i32 %2
  %45 = select i1 %41, i8* %33, i8* %22
  br i1 %43, label %51, label %47

46:                                               ; preds = %29, %21, %26
  br i1 %23, label %47, label %51

47:                                               ; preds = %32, %46
  %48 = load i8, i8* %22, align 1, !tbaa !13
  %49 = icmp eq i8 %48, 48
  %50 = select i1 %49, i32 8, i32 10
  br label %51

51:                                               ; preds = %32, %46, %47
  %52 = phi i32 [ %50, %47 ], [ %2, %46 ], [ %44, %32 ]
  %53 = phi i8* [ %22, %47 ], [ %22, %46 ], [ %45, %32 ]
  %54 = sext i32 %52 to i64
  br label %55

55:                                               ; preds = %88, %51
  %56 = phi i64 [ 0, %51 ], [ %89, %88 ]
  %57 = phi i32 [ 0, %51 ], [ %90, %88 ]
  %58 = phi i8* [ %53, %51 ], [ %91, %88 ]
  %59 = load i8, i8* %58, align 1, !tbaa !13
  %60 = sext i8 %59 to i32
  %61 = add nsw i32 %60, -48
  %62 = icmp ugt i32 %61, 9
  br i1 %62, label %63, label %73

63:                                               ; preds = %55
  %64 = and i32 %60, -33
  %65 = add nsw i32 %64, -91
  %66 = icmp ult i32 %65, -26
  br i1 %66, label %73, label %67

67:                                               ; preds = %63
  %68 = add nsw i32 %60, -91
  %69 = icmp ult i32 %68, -26
  %70 = add nsw i32 %60, 32
  %71 = select i1 %69, i32 %60, i32 %70
  %72 = add nsw i32 %71, -87
  br label %73

73:                                               ; preds = %55, %67, %63
  %74 = phi i32 [ %72, %67 ], [ 99, %63 ], [ %61, %55 ]
  %75 = icmp slt i32 %74, %52
  br i1 %75, label %76, label %88

76:                                               ; preds = %73
  %77 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %56, i64 %54)
  %78 = extractvalue { i64, i1 } %77, 1
  %79 = extractvalue { i64, i1 } %77, 0
  %80 = load i32, i32* %4, align 4, !tbaa !21
  %81 = sext i32 %74 to i64
  %82 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %79, i64 %81)
  %83 = extractvalue { i64, i1 } %82, 1
  %84 = extractvalue { i64, i1 } %82, 0
  %85 = or i1 %83, %78
  %86 = zext i1 %85 to i32
  %87 = or i32 %80, %86
  store i32 %87, i32* %4, align 4, !tbaa !21
  br label %88

88:                                               ; preds = %73, %76
  %89 = phi i64 [ %84, %76 ], [ %56, %73 ]
  %90 = phi i32 [ 1, %76 ], [ %57, %73 ]
  %91 = getelementptr inbounds i8, i8* %58, i64 1
  br i1 %75, label %55, label %92, !llvm.loop !24

92:                                               ; preds = %88
  %93 = icmp eq i8** %1, null
  br i1 %93, label %97, label %94

94:                                               ; preds = %92
  %95 = icmp eq i32 %90, 0
  %96 = select i1 %95, i8* %0, i8* %58
  store i8* %96, i8** %1, align 8, !tbaa !5
  br label %97

97:                                               ; preds = %94, %92
  ret i64 %89
}

declare i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i64 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #25
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #25
  store i32 0, i32* %5, align 4, !tbaa !21
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #27
  %9 = load i32, i32* %5, align 4, !tbaa !21
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__errno_location() #24
  store i32 34, i32* %12, align 4, !tbaa !21
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4, !tbaa !21
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %13, %11
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #25
  ret i64 %19
}

; Function Attrs: nounwind uwtable
define dso_local i64 @strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #25
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #25
  store i32 0, i32* %5, align 4, !tbaa !21
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #27
  %9 = load i32, i32* %4, align 4, !tbaa !21
  %10 = sext i32 %9 to i64
  %11 = add i64 %10, 9223372036854775807
  %12 = load i32, i32* %5, align 4, !tbaa !21
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__errno_location() #24
  store i32 34, i32* %17, align 4, !tbaa !21
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %19
  %22 = select i1 %20, i64 %19, i64 %21
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #25
  ret i64 %22
}

; Function Attrs: nounwind uwtable
define dso_local i64 @strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #25
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #25
  store i32 0, i32* %5, align 4, !tbaa !21
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #27
  %9 = load i32, i32* %5, align 4, !tbaa !21
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__errno_location() #24
  store i32 34, i32* %12, align 4, !tbaa !21
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4, !tbaa !21
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %13, %11
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #25
  ret i64 %19
}

; Function Attrs: nounwind uwtable
define dso_local i32 @atoi(i8* nocapture noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !tbaa !13
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %9, label %11, label %2, !llvm.loop !23

11:                                               ; preds = %2
  %12 = icmp eq i8 %4, 45
  switch i8 %4, label %14 [
    i8 45, label %13
    i8 43, label %13
  ]

13:                                               ; preds = %11, %11
  br label %14

14:                                               ; preds = %13, %11
  %15 = phi i8* [ %3, %11 ], [ %10, %13 ]
  br label %16

16:                                               ; preds = %14, %48
  %17 = phi i32 [ %49, %48 ], [ 0, %14 ]
  %18 = phi i64 [ %50, %48 ], [ 0, %14 ]
  %19 = phi i8* [ %51, %48 ], [ %15, %14 ]
  %20 = load i8, i8* %19, align 1, !tbaa !13
  %21 = sext i8 %20 to i32
  %22 = add nsw i32 %21, -48
  %23 = icmp ugt i32 %22, 9
  br i1 %23, label %24, label %34

24:                                               ; preds = %16
  %25 = and i32 %21, -33
  %26 = add nsw i32 %25, -91
  %27 = icmp ult i32 %26, -26
  br i1 %27, label %34, label %28

28:                                               ; preds = %24
  %29 = add nsw i32 %21, -91
  %30 = icmp ult i32 %29, -26
  %31 = add nsw i32 %21, 32
  %32 = select i1 %30, i32 %21, i32 %31
  %33 = add nsw i32 %32, -87
  br label %34

34:                                               ; preds = %28, %24, %16
  %35 = phi i32 [ %33, %28 ], [ 99, %24 ], [ %22, %16 ]
  %36 = icmp slt i32 %35, 10
  br i1 %36, label %37, label %48

37:                                               ; preds = %34
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %18, i64 10) #25
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %41 = sext i32 %35 to i64
  %42 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %41) #25
  %43 = extractvalue { i64, i1 } %42, 1
  %44 = extractvalue { i64, i1 } %42, 0
  %45 = or i1 %39, %43
  %46 = zext i1 %45 to i32
  %47 = or i32 %17, %46
  br label %48

48:                                               ; preds = %37, %34
  %49 = phi i32 [ %47, %37 ], [ %17, %34 ]
  %50 = phi i64 [ %44, %37 ], [ %18, %34 ]
  %51 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %36, label %16, label %52, !llvm.loop !24

52:                                               ; preds = %48
  %53 = select i1 %12, i64 -9223372036854775808, i64 9223372036854775807
  %54 = icmp ne i32 %49, 0
  %55 = icmp ugt i64 %50, %53
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %57, label %59

57:                                               ; preds = %52
  %58 = call i32* @__errno_location() #24
  store i32 34, i32* %58, align 4, !tbaa !21
  br label %59

59:                                               ; preds = %52, %57
  %60 = phi i64 [ %53, %57 ], [ %50, %52 ]
  %61 = sub i64 0, %60
  %62 = select i1 %12, i64 %61, i64 %60
  %63 = trunc i64 %62 to i32
  ret i32 %63
}

; Function Attrs: nounwind uwtable
define dso_local i64 @atol(i8* nocapture noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !tbaa !13
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %9, label %11, label %2, !llvm.loop !23

11:                                               ; preds = %2
  %12 = icmp eq i8 %4, 45
  switch i8 %4, label %14 [
    i8 45, label %13
    i8 43, label %13
  ]

13:                                               ; preds = %11, %11
  br label %14

14:                                               ; preds = %13, %11
  %15 = phi i8* [ %3, %11 ], [ %10, %13 ]
  br label %16

16:                                               ; preds = %14, %48
  %17 = phi i32 [ %49, %48 ], [ 0, %14 ]
  %18 = phi i64 [ %50, %48 ], [ 0, %14 ]
  %19 = phi i8* [ %51, %48 ], [ %15, %14 ]
  %20 = load i8, i8* %19, align 1, !tbaa !13
  %21 = sext i8 %20 to i32
  %22 = add nsw i32 %21, -48
  %23 = icmp ugt i32 %22, 9
  br i1 %23, label %24, label %34

24:                                               ; preds = %16
  %25 = and i32 %21, -33
  %26 = add nsw i32 %25, -91
  %27 = icmp ult i32 %26, -26
  br i1 %27, label %34, label %28

28:                                               ; preds = %24
  %29 = add nsw i32 %21, -91
  %30 = icmp ult i32 %29, -26
  %31 = add nsw i32 %21, 32
  %32 = select i1 %30, i32 %21, i32 %31
  %33 = add nsw i32 %32, -87
  br label %34

34:                                               ; preds = %28, %24, %16
  %35 = phi i32 [ %33, %28 ], [ 99, %24 ], [ %22, %16 ]
  %36 = icmp slt i32 %35, 10
  br i1 %36, label %37, label %48

37:                                               ; preds = %34
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %18, i64 10) #25
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %41 = sext i32 %35 to i64
  %42 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %41) #25
  %43 = extractvalue { i64, i1 } %42, 1
  %44 = extractvalue { i64, i1 } %42, 0
  %45 = or i1 %39, %43
  %46 = zext i1 %45 to i32
  %47 = or i32 %17, %46
  br label %48

48:                                               ; preds = %37, %34
  %49 = phi i32 [ %47, %37 ], [ %17, %34 ]
  %50 = phi i64 [ %44, %37 ], [ %18, %34 ]
  %51 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %36, label %16, label %52, !llvm.loop !24

52:                                               ; preds = %48
  %53 = select i1 %12, i64 -9223372036854775808, i64 9223372036854775807
  %54 = icmp ne i32 %49, 0
  %55 = icmp ugt i64 %50, %53
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %57, label %59

57:                                               ; preds = %52
  %58 = call i32* @__errno_location() #24
  store i32 34, i32* %58, align 4, !tbaa !21
  br label %59

59:                                               ; preds = %52, %57
  %60 = phi i64 [ %53, %57 ], [ %50, %52 ]
  %61 = sub i64 0, %60
  %62 = select i1 %12, i64 %61, i64 %60
  ret i64 %62
}

; Function Attrs: nounwind uwtable
define dso_local i64 @atoll(i8* nocapture noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !tbaa !13
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %9, label %11, label %2, !llvm.loop !23

11:                                               ; preds = %2
  %12 = icmp eq i8 %4, 45
  switch i8 %4, label %14 [
    i8 45, label %13
    i8 43, label %13
  ]

13:                                               ; preds = %11, %11
  br label %14

14:                                               ; preds = %13, %11
  %15 = phi i8* [ %3, %11 ], [ %10, %13 ]
  br label %16

16:                                               ; preds = %14, %48
  %17 = phi i32 [ %49, %48 ], [ 0, %14 ]
  %18 = phi i64 [ %50, %48 ], [ 0, %14 ]
  %19 = phi i8* [ %51, %48 ], [ %15, %14 ]
  %20 = load i8, i8* %19, align 1, !tbaa !13
  %21 = sext i8 %20 to i32
  %22 = add nsw i32 %21, -48
  %23 = icmp ugt i32 %22, 9
  br i1 %23, label %24, label %34

24:                                               ; preds = %16
  %25 = and i32 %21, -33
  %26 = add nsw i32 %25, -91
  %27 = icmp ult i32 %26, -26
  br i1 %27, label %34, label %28

28:                                               ; preds = %24
  %29 = add nsw i32 %21, -91
  %30 = icmp ult i32 %29, -26
  %31 = add nsw i32 %21, 32
  %32 = select i1 %30, i32 %21, i32 %31
  %33 = add nsw i32 %32, -87
  br label %34

34:                                               ; preds = %28, %24, %16
  %35 = phi i32 [ %33, %28 ], [ 99, %24 ], [ %22, %16 ]
  %36 = icmp slt i32 %35, 10
  br i1 %36, label %37, label %48

37:                                               ; preds = %34
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %18, i64 10) #25
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %41 = sext i32 %35 to i64
  %42 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %41) #25
  %43 = extractvalue { i64, i1 } %42, 1
  %44 = extractvalue { i64, i1 } %42, 0
  %45 = or i1 %39, %43
  %46 = zext i1 %45 to i32
  %47 = or i32 %17, %46
  br label %48

48:                                               ; preds = %37, %34
  %49 = phi i32 [ %47, %37 ], [ %17, %34 ]
  %50 = phi i64 [ %44, %37 ], [ %18, %34 ]
  %51 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %36, label %16, label %52, !llvm.loop !24

52:                                               ; preds = %48
  %53 = select i1 %12, i64 -9223372036854775808, i64 9223372036854775807
  %54 = icmp ne i32 %49, 0
  %55 = icmp ugt i64 %50, %53
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %57, label %59

57:                                               ; preds = %52
  %58 = call i32* @__errno_location() #24
  store i32 34, i32* %58, align 4, !tbaa !21
  br label %59

59:                                               ; preds = %52, %57
  %60 = phi i64 [ %53, %57 ], [ %50, %52 ]
  %61 = sub i64 0, %60
  %62 = select i1 %12, i64 %61, i64 %60
  ret i64 %62
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i64 @strspn(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = load i8, i8* %0, align 1, !tbaa !13
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %24, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1, !tbaa !13
  %7 = icmp eq i8 %6, 0
  br label %8

8:                                                ; preds = %5, %19
  %9 = phi i8 [ %3, %5 ], [ %22, %19 ]
  %10 = phi i64 [ 0, %5 ], [ %20, %19 ]
  br i1 %7, label %24, label %14

11:                                               ; preds = %14
  %12 = load i8, i8* %18, align 1, !tbaa !13
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %24, label %14, !llvm.loop !25

14:                                               ; preds = %8, %11
  %15 = phi i8 [ %12, %11 ], [ %6, %8 ]
  %16 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %17 = icmp eq i8 %15, %9
  %18 = getelementptr inbounds i8, i8* %16, i64 1
  br i1 %17, label %19, label %11

19:                                               ; preds = %14
  %20 = add i64 %10, 1
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !13
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %8, !llvm.loop !26

24:                                               ; preds = %19, %8, %11, %2
  %25 = phi i64 [ 0, %2 ], [ %10, %11 ], [ 0, %8 ], [ %20, %19 ]
  ret i64 %25
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i64 @strcspn(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = load i8, i8* %0, align 1, !tbaa !13
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %24, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1, !tbaa !13
  %7 = icmp eq i8 %6, 0
  br label %8

8:                                                ; preds = %5, %19
  %9 = phi i8 [ %3, %5 ], [ %22, %19 ]
  %10 = phi i64 [ 0, %5 ], [ %20, %19 ]
  br i1 %7, label %19, label %14

11:                                               ; preds = %14
  %12 = load i8, i8* %18, align 1, !tbaa !13
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %19, label %14, !llvm.loop !25

14:                                               ; preds = %8, %11
  %15 = phi i8 [ %12, %11 ], [ %6, %8 ]
  %16 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %17 = icmp eq i8 %15, %9
  %18 = getelementptr inbounds i8, i8* %16, i64 1
  br i1 %17, label %24, label %11

19:                                               ; preds = %11, %8
  %20 = add i64 %10, 1
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !13
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %8, !llvm.loop !27

24:                                               ; preds = %19, %14, %2
  %25 = phi i64 [ 0, %2 ], [ %10, %14 ], [ %20, %19 ]
  ret i64 %25
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i8* @strpbrk(i8* noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = load i8, i8* %0, align 1, !tbaa !13
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %24, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1, !tbaa !13
  %7 = icmp eq i8 %6, 0
  br label %8

8:                                                ; preds = %19, %5
  %9 = phi i8 [ %3, %5 ], [ %22, %19 ]
  %10 = phi i64 [ 0, %5 ], [ %20, %19 ]
  br i1 %7, label %19, label %14

11:                                               ; preds = %14
  %12 = load i8, i8* %18, align 1, !tbaa !13
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %19, label %14, !llvm.loop !25

14:                                               ; preds = %8, %11
  %15 = phi i8 [ %12, %11 ], [ %6, %8 ]
  %16 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %17 = icmp eq i8 %15, %9
  %18 = getelementptr inbounds i8, i8* %16, i64 1
  br i1 %17, label %24, label %11

19:                                               ; preds = %11, %8
  %20 = add i64 %10, 1
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !13
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %8, !llvm.loop !27

24:                                               ; preds = %19, %14, %2
  %25 = phi i64 [ 0, %2 ], [ %10, %14 ], [ %20, %19 ]
  %26 = getelementptr inbounds i8, i8* %0, i64 %25
  %27 = load i8, i8* %26, align 1, !tbaa !13
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
  %9 = load i8, i8* %8, align 1, !tbaa !13
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %30, label %11

11:                                               ; preds = %7
  %12 = load i8, i8* %1, align 1, !tbaa !13
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %30, label %14

14:                                               ; preds = %11, %25
  %15 = phi i8 [ %28, %25 ], [ %9, %11 ]
  %16 = phi i64 [ %26, %25 ], [ 0, %11 ]
  br label %20

17:                                               ; preds = %20
  %18 = load i8, i8* %24, align 1, !tbaa !13
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %30, label %20, !llvm.loop !25

20:                                               ; preds = %14, %17
  %21 = phi i8 [ %18, %17 ], [ %12, %14 ]
  %22 = phi i8* [ %24, %17 ], [ %1, %14 ]
  %23 = icmp eq i8 %21, %15
  %24 = getelementptr inbounds i8, i8* %22, i64 1
  br i1 %23, label %25, label %17

25:                                               ; preds = %20
  %26 = add i64 %16, 1
  %27 = getelementptr inbounds i8, i8* %8, i64 %26
  %28 = load i8, i8* %27, align 1, !tbaa !13
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %14, !llvm.loop !26

30:                                               ; preds = %25, %17, %11, %7
  %31 = phi i64 [ 0, %7 ], [ 0, %11 ], [ %16, %17 ], [ %26, %25 ]
  %32 = getelementptr inbounds i8, i8* %8, i64 %31
  %33 = load i8, i8* %32, align 1, !tbaa !13
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %61, label %35

35:                                               ; preds = %30
  %36 = load i8, i8* %1, align 1, !tbaa !13
  %37 = icmp eq i8 %36, 0
  br label %38

38:                                               ; preds = %49, %35
  %39 = phi i8 [ %33, %35 ], [ %52, %49 ]
  %40 = phi i64 [ 0, %35 ], [ %50, %49 ]
  br i1 %37, label %49, label %44

41:                                               ; preds = %44
  %42 = load i8, i8* %48, align 1, !tbaa !13
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %49, label %44, !llvm.loop !25

44:                                               ; preds = %38, %41
  %45 = phi i8 [ %42, %41 ], [ %36, %38 ]
  %46 = phi i8* [ %48, %41 ], [ %1, %38 ]
  %47 = icmp eq i8 %45, %39
  %48 = getelementptr inbounds i8, i8* %46, i64 1
  br i1 %47, label %54, label %41

49:                                               ; preds = %41, %38
  %50 = add i64 %40, 1
  %51 = getelementptr inbounds i8, i8* %32, i64 %50
  %52 = load i8, i8* %51, align 1, !tbaa !13
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %54, label %38, !llvm.loop !27

54:                                               ; preds = %49, %44
  %55 = phi i64 [ %40, %44 ], [ %50, %49 ]
  %56 = getelementptr inbounds i8, i8* %32, i64 %55
  %57 = load i8, i8* %56, align 1, !tbaa !13
  %58 = icmp eq i8 %57, 0
  br i1 %58, label %61, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds i8, i8* %56, i64 1
  store i8 0, i8* %56, align 1, !tbaa !13
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
  %6 = load i8, i8* %5, align 1, !tbaa !13
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %27, label %8

8:                                                ; preds = %2
  %9 = load i8, i8* %1, align 1, !tbaa !13
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %27, label %11

11:                                               ; preds = %8, %22
  %12 = phi i8 [ %25, %22 ], [ %6, %8 ]
  %13 = phi i64 [ %23, %22 ], [ 0, %8 ]
  br label %17

14:                                               ; preds = %17
  %15 = load i8, i8* %21, align 1, !tbaa !13
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %27, label %17, !llvm.loop !25

17:                                               ; preds = %14, %11
  %18 = phi i8 [ %15, %14 ], [ %9, %11 ]
  %19 = phi i8* [ %21, %14 ], [ %1, %11 ]
  %20 = icmp eq i8 %18, %12
  %21 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %20, label %22, label %14

22:                                               ; preds = %17
  %23 = add i64 %13, 1
  %24 = getelementptr inbounds i8, i8* %5, i64 %23
  %25 = load i8, i8* %24, align 1, !tbaa !13
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %11, !llvm.loop !26

27:                                               ; preds = %22, %14, %8, %2
  %28 = phi i64 [ 0, %2 ], [ 0, %8 ], [ %13, %14 ], [ %23, %22 ]
  %29 = getelementptr inbounds i8, i8* %5, i64 %28
  %30 = load i8, i8* %29, align 1, !tbaa !13
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %58, label %32

32:                                               ; preds = %27
  %33 = load i8, i8* %1, align 1, !tbaa !13
  %34 = icmp eq i8 %33, 0
  br label %35

35:                                               ; preds = %46, %32
  %36 = phi i8 [ %30, %32 ], [ %49, %46 ]
  %37 = phi i64 [ 0, %32 ], [ %47, %46 ]
  br i1 %34, label %46, label %41

38:                                               ; preds = %41
  %39 = load i8, i8* %45, align 1, !tbaa !13
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %46, label %41, !llvm.loop !25

41:                                               ; preds = %35, %38
  %42 = phi i8 [ %39, %38 ], [ %33, %35 ]
  %43 = phi i8* [ %45, %38 ], [ %1, %35 ]
  %44 = icmp eq i8 %42, %36
  %45 = getelementptr inbounds i8, i8* %43, i64 1
  br i1 %44, label %51, label %38

46:                                               ; preds = %38, %35
  %47 = add i64 %37, 1
  %48 = getelementptr inbounds i8, i8* %29, i64 %47
  %49 = load i8, i8* %48, align 1, !tbaa !13
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %51, label %35, !llvm.loop !27

51:                                               ; preds = %46, %41
  %52 = phi i64 [ %37, %41 ], [ %47, %46 ]
  %53 = getelementptr inbounds i8, i8* %29, i64 %52
  %54 = load i8, i8* %53, align 1, !tbaa !13
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %51
  %57 = getelementptr inbounds i8, i8* %53, i64 1
  store i8 0, i8* %53, align 1, !tbaa !13
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
  br i1 %6, label %32, label %7, !llvm.loop !28

7:                                                ; preds = %3, %5
  %8 = phi i32 [ %30, %5 ], [ undef, %3 ]
  %9 = phi i64 [ %31, %5 ], [ 0, %3 ]
  %10 = getelementptr inbounds i8, i8* %0, i64 %9
  %11 = load i8, i8* %10, align 1, !tbaa !13
  %12 = sext i8 %11 to i32
  %13 = add nsw i32 %12, -91
  %14 = icmp ult i32 %13, -26
  %15 = add nsw i32 %12, 32
  %16 = select i1 %14, i32 %12, i32 %15
  %17 = getelementptr inbounds i8, i8* %1, i64 %9
  %18 = load i8, i8* %17, align 1, !tbaa !13
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
  br i1 %4, label %30, label %5, !llvm.loop !28

5:                                                ; preds = %3, %2
  %6 = phi i32 [ %28, %3 ], [ undef, %2 ]
  %7 = phi i64 [ %29, %3 ], [ 0, %2 ]
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = load i8, i8* %8, align 1, !tbaa !13
  %10 = sext i8 %9 to i32
  %11 = add nsw i32 %10, -91
  %12 = icmp ult i32 %11, -26
  %13 = add nsw i32 %10, 32
  %14 = select i1 %12, i32 %10, i32 %13
  %15 = getelementptr inbounds i8, i8* %1, i64 %7
  %16 = load i8, i8* %15, align 1, !tbaa !13
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
  %7 = load i8, i8* %6, align 1, !tbaa !13
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4, !llvm.loop !29

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  %14 = add i64 %13, 1
  %15 = call i8* @malloc(i64 noundef %14) #24
  %16 = icmp eq i8* %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %12
  %18 = call i8* @memcpy(i8* noundef nonnull %15, i8* noundef %0, i64 noundef %13) #24
  %19 = getelementptr inbounds i8, i8* %15, i64 %13
  store i8 0, i8* %19, align 1, !tbaa !13
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
  %10 = call i8* @realloc(i8* noundef %0, i64 noundef %9) #24
  br label %11

11:                                               ; preds = %5, %8
  %12 = phi i8* [ %10, %8 ], [ null, %5 ]
  ret i8* %12
}

declare i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i8* @mempcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = call i8* @memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #24
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
  %12 = load i8, i8* %11, align 1, !tbaa !13
  %13 = getelementptr inbounds i8, i8* %0, i64 %10
  store i8 %12, i8* %13, align 1, !tbaa !13
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
  br i1 %21, label %22, label %9, !llvm.loop !30

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
  store i8 0, i8* %7, align 1, !tbaa !13
  %8 = add nuw i64 %6, 1
  %9 = icmp eq i64 %8, %1
  br i1 %9, label %4, label %5, !llvm.loop !31
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i8* @strchrnul(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #8 {
  %3 = load i8, i8* %0, align 1, !tbaa !13
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
  %15 = load i8, i8* %14, align 1, !tbaa !13
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %8, !llvm.loop !32

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
  %6 = load i8, i8* %3, align 1, !tbaa !13
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %27, label %8

8:                                                ; preds = %5
  %9 = load i8, i8* %1, align 1, !tbaa !13
  %10 = icmp eq i8 %9, 0
  br label %11

11:                                               ; preds = %22, %8
  %12 = phi i8 [ %6, %8 ], [ %25, %22 ]
  %13 = phi i64 [ 0, %8 ], [ %23, %22 ]
  br i1 %10, label %22, label %17

14:                                               ; preds = %17
  %15 = load i8, i8* %21, align 1, !tbaa !13
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %22, label %17, !llvm.loop !25

17:                                               ; preds = %11, %14
  %18 = phi i8 [ %15, %14 ], [ %9, %11 ]
  %19 = phi i8* [ %21, %14 ], [ %1, %11 ]
  %20 = icmp eq i8 %18, %12
  %21 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %20, label %27, label %14

22:                                               ; preds = %14, %11
  %23 = add i64 %13, 1
  %24 = getelementptr inbounds i8, i8* %3, i64 %23
  %25 = load i8, i8* %24, align 1, !tbaa !13
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %11, !llvm.loop !27

27:                                               ; preds = %22, %17, %5
  %28 = phi i64 [ 0, %5 ], [ %13, %17 ], [ %23, %22 ]
  %29 = getelementptr inbounds i8, i8* %3, i64 %28
  %30 = load i8, i8* %29, align 1, !tbaa !13
  %31 = icmp eq i8 %30, 0
  %32 = getelementptr inbounds i8, i8* %29, i64 1
  %33 = select i1 %31, i8* null, i8* %32
  store i8* %33, i8** %0, align 8, !tbaa !5
  store i8 0, i8* %29, align 1, !tbaa !13
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
  br i1 %9, label %10, label %2, !llvm.loop !33

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

; Function Attrs: nounwind uwtable
define dso_local double @strtod(i8* noundef %0, i8** noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca double, align 8
  %4 = bitcast double* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #25
  %5 = call i64 @__heddle_numeral(i8* noundef nonnull %4, i8* noundef %0, i64 noundef 64) #24
  %6 = icmp eq i8** %1, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, i8* %0, i64 %5
  store i8* %8, i8** %1, align 8, !tbaa !5
  br label %9

9:                                                ; preds = %7, %2
  %10 = load double, double* %3, align 8, !tbaa !34
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #25
  ret double %10
}

declare i64 @__heddle_numeral(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local float @strtof(i8* noundef %0, i8** noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca float, align 4
  %4 = bitcast float* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #25
  %5 = call i64 @__heddle_numeral(i8* noundef nonnull %4, i8* noundef %0, i64 noundef 32) #24
  %6 = icmp eq i8** %1, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, i8* %0, i64 %5
  store i8* %8, i8** %1, align 8, !tbaa !5
  br label %9

9:                                                ; preds = %7, %2
  %10 = load float, float* %3, align 4, !tbaa !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #25
  ret float %10
}

; Function Attrs: nounwind uwtable
define dso_local x86_fp80 @strtold(i8* noundef %0, i8** noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca x86_fp80, align 16
  %4 = bitcast x86_fp80* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #25
  %5 = call i64 @__heddle_numeral(i8* noundef nonnull %4, i8* noundef %0, i64 noundef 80) #24
  %6 = icmp eq i8** %1, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, i8* %0, i64 %5
  store i8* %8, i8** %1, align 8, !tbaa !5
  br label %9

9:                                                ; preds = %7, %2
  %10 = load x86_fp80, x86_fp80* %3, align 16, !tbaa !38
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #25
  ret x86_fp80 %10
}

; Function Attrs: nounwind uwtable
define dso_local double @atof(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #25
  %4 = call i64 @__heddle_numeral(i8* noundef nonnull %3, i8* noundef %0, i64 noundef 64) #24
  %5 = load double, double* %2, align 8, !tbaa !34
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #25
  ret double %5
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
  %11 = load i8, i8* %10, align 1, !tbaa !13
  %12 = zext i8 %11 to i32
  %13 = call i32 @putchar(i32 noundef %12) #24
  %14 = add nuw i64 %9, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %7, label %8, !llvm.loop !40
}

declare i32 @putchar(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i64 @write(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i32 %0, 64
  br i1 %4, label %16, label %5

5:                                                ; preds = %3
  %6 = add i32 %0, -64
  %7 = icmp ult i32 %6, 128
  br i1 %7, label %8, label %16

8:                                                ; preds = %5
  %9 = sdiv i32 %6, 2
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %10
  %12 = getelementptr inbounds %struct.channel, %struct.channel* %11, i64 0, i32 0
  %13 = load i32, i32* %12, align 8, !tbaa !41
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, %struct.channel* null, %struct.channel* %11
  br label %16

16:                                               ; preds = %8, %5, %3
  %17 = phi %struct.channel* [ null, %3 ], [ null, %5 ], [ %15, %8 ]
  %18 = icmp eq %struct.channel* %17, null
  br i1 %18, label %21, label %19

19:                                               ; preds = %16
  %20 = call fastcc i64 @channel_write(%struct.channel* noundef nonnull %17, i8* noundef %1, i64 noundef %2) #27
  br label %31

21:                                               ; preds = %16
  %22 = icmp eq i64 %2, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %21, %23
  %24 = phi i64 [ %29, %23 ], [ 0, %21 ]
  %25 = getelementptr inbounds i8, i8* %1, i64 %24
  %26 = load i8, i8* %25, align 1, !tbaa !13
  %27 = zext i8 %26 to i32
  %28 = call i32 @putchar(i32 noundef %27) #24
  %29 = add nuw i64 %24, 1
  %30 = icmp eq i64 %29, %2
  br i1 %30, label %31, label %23, !llvm.loop !40

31:                                               ; preds = %23, %21, %19
  %32 = phi i64 [ %20, %19 ], [ %2, %21 ], [ %2, %23 ]
  ret i64 %32
}

; Function Attrs: nounwind uwtable
define internal fastcc i64 @channel_write(%struct.channel* noundef %0, i8* noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 0
  %7 = bitcast i64* %4 to i8*
  %8 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 3
  %9 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 5
  %10 = ptrtoint %struct.channel* %0 to i64
  %11 = sub i64 %10, ptrtoint ([64 x %struct.channel]* @channels to i64)
  %12 = sdiv exact i64 %11, 40
  %13 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 4
  %14 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 1
  br label %15

15:                                               ; preds = %70, %3
  %16 = phi i64 [ 0, %3 ], [ %53, %70 ]
  %17 = phi i64 [ undef, %3 ], [ %71, %70 ]
  call void @heddle_atomic_begin() #24
  %18 = load atomic i32, i32* %5 seq_cst, align 4, !tbaa !44
  %19 = load i32, i32* %6, align 8, !tbaa !41
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %32

21:                                               ; preds = %15
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #25
  %22 = call i8* @memcpy(i8* noundef nonnull %7, i8* noundef %1, i64 noundef 8) #24
  %23 = load i64, i64* %8, align 8, !tbaa !45
  %24 = load i64, i64* %4, align 8, !tbaa !46
  %25 = add i64 %24, %23
  %26 = icmp ult i64 %25, %23
  %27 = icmp eq i64 %25, -1
  %28 = or i1 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %21
  store i64 %25, i64* %8, align 8, !tbaa !45
  br label %30

30:                                               ; preds = %29, %21
  %31 = phi i64 [ %2, %29 ], [ %16, %21 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #25
  br label %32

32:                                               ; preds = %30, %15
  %33 = phi i64 [ %31, %30 ], [ %16, %15 ]
  %34 = load i32, i32* %6, align 8, !tbaa !41
  %35 = icmp eq i32 %34, 2
  br i1 %35, label %36, label %52

36:                                               ; preds = %32, %42
  %37 = phi i64 [ %50, %42 ], [ %33, %32 ]
  %38 = load i32, i32* %9, align 4, !tbaa !47
  %39 = icmp ult i32 %38, 65536
  %40 = icmp ult i64 %37, %2
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %52

42:                                               ; preds = %36
  %43 = getelementptr inbounds i8, i8* %1, i64 %37
  %44 = load i8, i8* %43, align 1, !tbaa !13
  %45 = load i32, i32* %13, align 8, !tbaa !48
  %46 = add i32 %45, %38
  %47 = and i32 %46, 65535
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [64 x [65536 x i8]], [64 x [65536 x i8]]* @in_pipes, i64 0, i64 %12, i64 %48
  store i8 %44, i8* %49, align 1, !tbaa !13
  %50 = add nsw i64 %37, 1
  %51 = add i32 %38, 1
  store i32 %51, i32* %9, align 4, !tbaa !47
  br i1 %35, label %36, label %52, !llvm.loop !49

52:                                               ; preds = %36, %42, %32
  %53 = phi i64 [ %33, %32 ], [ %37, %36 ], [ %50, %42 ]
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %58, label %55

55:                                               ; preds = %52
  %56 = atomicrmw add i32* %5, i32 1 seq_cst, align 4
  call void @heddle_atomic_end() #24
  %57 = call i64 @__heddle_futex_wake(i32* noundef nonnull %5, i32 noundef 1048576) #24
  br label %59

58:                                               ; preds = %52
  call void @heddle_atomic_end() #24
  br label %59

59:                                               ; preds = %58, %55
  %60 = icmp eq i64 %53, %2
  br i1 %60, label %70, label %61

61:                                               ; preds = %59
  %62 = load i32, i32* %14, align 4, !tbaa !50
  %63 = and i32 %62, 2048
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %68, label %65

65:                                               ; preds = %61
  br i1 %54, label %66, label %70

66:                                               ; preds = %65
  %67 = call i32* @__errno_location() #24
  store i32 11, i32* %67, align 4, !tbaa !21
  br label %70

68:                                               ; preds = %61
  %69 = call i64 @__heddle_futex_wait(i32* noundef nonnull %5, i32 noundef %18) #24
  br label %70

70:                                               ; preds = %66, %65, %59, %68
  %71 = phi i64 [ %17, %68 ], [ %2, %59 ], [ -1, %66 ], [ %53, %65 ]
  %72 = phi i1 [ true, %68 ], [ false, %59 ], [ false, %66 ], [ false, %65 ]
  br i1 %72, label %15, label %73, !llvm.loop !51

73:                                               ; preds = %70
  ret i64 %71
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_attr_setstacksize(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #12 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to i64*
  store i64 %1, i64* %4, align 8, !tbaa !52
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @pthread_attr_getstacksize(i8* nocapture noundef readonly %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to i64*
  %5 = load i64, i64* %4, align 8, !tbaa !52
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 8388608, i64 %5
  store i64 %7, i64* %1, align 8, !tbaa !52
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @pthread_mutexattr_getrobust(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #13 {
  %3 = load i32, i32* %0, align 4, !tbaa !21
  %4 = lshr i32 %3, 4
  %5 = and i32 %4, 1
  store i32 %5, i32* %1, align 4, !tbaa !21
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_mutexattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !21
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_condattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !21
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_rwlockattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !21
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_barrierattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !21
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_mutexattr_getprotocol(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !21
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @gettimeofday(%struct.time* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = call i32 @clock_gettime(i32 noundef 0, %struct.time* noundef %0) #24
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
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #25
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
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #25
  br label %34

34:                                               ; preds = %30, %2
  %35 = phi i32 [ %33, %30 ], [ 0, %2 ]
  call void @heddle_atomic_begin() #24
  %36 = load %struct.named*, %struct.named** @all_named, align 8, !tbaa !5
  %37 = icmp eq %struct.named* %36, null
  br i1 %37, label %54, label %38

38:                                               ; preds = %34, %43
  %39 = phi %struct.named* [ %45, %43 ], [ %36, %34 ]
  %40 = getelementptr inbounds %struct.named, %struct.named* %39, i64 0, i32 2, i64 0
  %41 = call i32 @strcmp(i8* noundef nonnull %40, i8* noundef %0) #24
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %47, label %43

43:                                               ; preds = %38
  %44 = getelementptr inbounds %struct.named, %struct.named* %39, i64 0, i32 1
  %45 = load %struct.named*, %struct.named** %44, align 8, !tbaa !5
  %46 = icmp eq %struct.named* %45, null
  br i1 %46, label %54, label %38, !llvm.loop !54

47:                                               ; preds = %38
  %48 = and i32 %1, 192
  %49 = icmp eq i32 %48, 192
  br i1 %49, label %52, label %50

50:                                               ; preds = %47
  %51 = bitcast %struct.named* %39 to i8*
  br label %75

52:                                               ; preds = %47
  %53 = call i32* @__errno_location() #24
  store i32 17, i32* %53, align 4, !tbaa !21
  br label %75

54:                                               ; preds = %43, %34
  br i1 %5, label %58, label %55

55:                                               ; preds = %54
  %56 = call i64 @strlen(i8* noundef %0) #24
  %57 = icmp ugt i64 %56, 251
  br i1 %57, label %58, label %61

58:                                               ; preds = %55, %54
  %59 = phi i32 [ 36, %55 ], [ 2, %54 ]
  %60 = call i32* @__errno_location() #24
  store i32 %59, i32* %60, align 4, !tbaa !21
  br label %75

61:                                               ; preds = %55
  %62 = call i64 @strlen(i8* noundef %0) #24
  %63 = add i64 %62, 41
  %64 = call i8* @malloc(i64 noundef %63) #24
  %65 = icmp eq i8* %64, null
  br i1 %65, label %75, label %66

66:                                               ; preds = %61
  %67 = call i32 @sem_init(i8* noundef nonnull %64, i32 noundef 0, i32 noundef %35) #24
  %68 = getelementptr inbounds i8, i8* %64, i64 40
  %69 = call i64 @strlen(i8* noundef %0) #24
  %70 = add i64 %69, 1
  %71 = call i8* @memcpy(i8* noundef nonnull %68, i8* noundef %0, i64 noundef %70) #24
  %72 = load %struct.named*, %struct.named** @all_named, align 8, !tbaa !5
  %73 = getelementptr inbounds i8, i8* %64, i64 32
  %74 = bitcast i8* %73 to %struct.named**
  store %struct.named* %72, %struct.named** %74, align 8, !tbaa !5
  store i8* %64, i8** bitcast (%struct.named** @all_named to i8**), align 8, !tbaa !5
  br label %75

75:                                               ; preds = %50, %52, %58, %61, %66
  %76 = phi i8* [ %51, %50 ], [ null, %52 ], [ null, %58 ], [ %64, %66 ], [ null, %61 ]
  call void @heddle_atomic_end() #24
  ret i8* %76
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #14

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #14

declare void @heddle_atomic_begin() local_unnamed_addr #1

declare void @heddle_atomic_end() local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @sem_close(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sem_unlink(i8* noundef %0) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #24
  %2 = load %struct.named*, %struct.named** @all_named, align 8, !tbaa !5
  %3 = icmp eq %struct.named* %2, null
  br i1 %3, label %24, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.named, %struct.named* %2, i64 0, i32 2, i64 0
  %6 = call i32 @strcmp(i8* noundef nonnull %5, i8* noundef %0) #24
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %18

8:                                                ; preds = %18
  %9 = getelementptr inbounds %struct.named, %struct.named* %22, i64 0, i32 2, i64 0
  %10 = call i32 @strcmp(i8* noundef nonnull %9, i8* noundef %0) #24
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %18, !llvm.loop !55

12:                                               ; preds = %8, %4
  %13 = phi i1 [ %3, %4 ], [ %23, %8 ]
  %14 = phi %struct.named** [ @all_named, %4 ], [ %21, %8 ]
  %15 = load %struct.named*, %struct.named** %14, align 8, !tbaa !5
  %16 = getelementptr inbounds %struct.named, %struct.named* %15, i64 0, i32 1
  %17 = load %struct.named*, %struct.named** %16, align 8, !tbaa !5
  store %struct.named* %17, %struct.named** %14, align 8, !tbaa !5
  br label %24

18:                                               ; preds = %4, %8
  %19 = phi %struct.named** [ %21, %8 ], [ @all_named, %4 ]
  %20 = load %struct.named*, %struct.named** %19, align 8, !tbaa !5
  %21 = getelementptr inbounds %struct.named, %struct.named* %20, i64 0, i32 1
  %22 = load %struct.named*, %struct.named** %21, align 8, !tbaa !5
  %23 = icmp eq %struct.named* %22, null
  br i1 %23, label %24, label %8, !llvm.loop !55

24:                                               ; preds = %18, %1, %12
  %25 = phi i1 [ %13, %12 ], [ %3, %1 ], [ %23, %18 ]
  %26 = phi i32 [ 0, %12 ], [ -1, %1 ], [ -1, %18 ]
  call void @heddle_atomic_end() #24
  br i1 %25, label %27, label %29

27:                                               ; preds = %24
  %28 = call i32* @__errno_location() #24
  store i32 2, i32* %28, align 4, !tbaa !21
  br label %29

29:                                               ; preds = %27, %24
  ret i32 %26
}

declare i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local void @__atomic_load(i64 noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #24
  %5 = call i8* @memcpy(i8* noundef %2, i8* noundef %1, i64 noundef %0) #24
  call void @heddle_atomic_end() #24
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @__atomic_store(i64 noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #24
  %5 = call i8* @memcpy(i8* noundef %1, i8* noundef %2, i64 noundef %0) #24
  call void @heddle_atomic_end() #24
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @__atomic_exchange(i64 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #24
  %6 = call i8* @memcpy(i8* noundef %3, i8* noundef %1, i64 noundef %0) #24
  %7 = call i8* @memcpy(i8* noundef %1, i8* noundef %2, i64 noundef %0) #24
  call void @heddle_atomic_end() #24
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local zeroext i1 @__atomic_compare_exchange(i64 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #24
  %7 = call i32 @memcmp(i8* noundef %1, i8* noundef %2, i64 noundef %0) #24
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = call i8* @memcpy(i8* noundef %1, i8* noundef %3, i64 noundef %0) #24
  br label %13

11:                                               ; preds = %6
  %12 = call i8* @memcpy(i8* noundef %2, i8* noundef %1, i64 noundef %0) #24
  br label %13

13:                                               ; preds = %11, %9
  call void @heddle_atomic_end() #24
  ret i1 %8
}

declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #25
  %6 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %5, i8* %6)
  %7 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %4) #27
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #25
  ret i32 %7
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #14

; Function Attrs: nounwind uwtable
define internal fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef %2) unnamed_addr #0 {
  %4 = alloca float, align 4
  %5 = alloca double, align 8
  %6 = alloca x86_fp80, align 16
  %7 = load i8, i8* %1, align 1, !tbaa !13
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %617, label %9

9:                                                ; preds = %3
  %10 = ptrtoint i8* %0 to i64
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
  %23 = bitcast x86_fp80* %6 to i8*
  %24 = bitcast double* %5 to i8*
  %25 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %26 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %27 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %28 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %29 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %30 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %31 = bitcast float* %4 to i8*
  %32 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %33 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %35 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %36 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %39 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %40 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %41 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %43 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %44 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %45 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %46 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %47 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %49 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  br label %50

50:                                               ; preds = %9, %609
  %51 = phi i8 [ %7, %9 ], [ %615, %609 ]
  %52 = phi i32 [ undef, %9 ], [ %613, %609 ]
  %53 = phi i8* [ %1, %9 ], [ %614, %609 ]
  %54 = phi i8* [ %0, %9 ], [ %611, %609 ]
  %55 = phi i32 [ 0, %9 ], [ %610, %609 ]
  %56 = zext i8 %51 to i32
  %57 = icmp ne i8 %51, 32
  %58 = add nsw i32 %56, -14
  %59 = icmp ult i32 %58, -5
  %60 = and i1 %57, %59
  br i1 %60, label %70, label %61

61:                                               ; preds = %50, %61
  %62 = phi i8* [ %69, %61 ], [ %54, %50 ]
  %63 = load i8, i8* %62, align 1, !tbaa !13
  %64 = zext i8 %63 to i32
  %65 = icmp ne i8 %63, 32
  %66 = add nsw i32 %64, -14
  %67 = icmp ult i32 %66, -5
  %68 = and i1 %65, %67
  %69 = getelementptr inbounds i8, i8* %62, i64 1
  br i1 %68, label %609, label %61, !llvm.loop !56

70:                                               ; preds = %50
  %71 = icmp eq i8 %51, 37
  br i1 %71, label %72, label %88

72:                                               ; preds = %70
  %73 = getelementptr inbounds i8, i8* %53, i64 1
  %74 = load i8, i8* %73, align 1, !tbaa !13
  %75 = icmp eq i8 %74, 37
  br i1 %75, label %76, label %101

76:                                               ; preds = %72
  br i1 %71, label %77, label %88

77:                                               ; preds = %76, %77
  %78 = phi i8* [ %85, %77 ], [ %54, %76 ]
  %79 = load i8, i8* %78, align 1, !tbaa !13
  %80 = zext i8 %79 to i32
  %81 = icmp ne i8 %79, 32
  %82 = add nsw i32 %80, -14
  %83 = icmp ult i32 %82, -5
  %84 = and i1 %81, %83
  %85 = getelementptr inbounds i8, i8* %78, i64 1
  br i1 %84, label %86, label %77, !llvm.loop !57

86:                                               ; preds = %77
  %87 = getelementptr inbounds i8, i8* %53, i64 1
  br label %88

88:                                               ; preds = %86, %70, %76
  %89 = phi i8* [ %54, %76 ], [ %54, %70 ], [ %78, %86 ]
  %90 = phi i8* [ %53, %76 ], [ %53, %70 ], [ %87, %86 ]
  %91 = load i8, i8* %89, align 1, !tbaa !13
  %92 = load i8, i8* %90, align 1, !tbaa !13
  %93 = icmp eq i8 %91, %92
  br i1 %93, label %99, label %94

94:                                               ; preds = %88
  %95 = icmp eq i32 %55, 0
  %96 = icmp eq i8 %91, 0
  %97 = select i1 %95, i1 %96, i1 false
  %98 = select i1 %97, i32 -1, i32 %55
  br label %617

99:                                               ; preds = %88
  %100 = getelementptr inbounds i8, i8* %89, i64 1
  br label %609

101:                                              ; preds = %72
  %102 = icmp eq i8 %74, 42
  %103 = getelementptr inbounds i8, i8* %53, i64 2
  %104 = select i1 %102, i8* %103, i8* %73
  %105 = xor i1 %102, true
  %106 = load i8, i8* %104, align 1, !tbaa !13
  %107 = add i8 %106, -48
  %108 = icmp ult i8 %107, 10
  br i1 %108, label %112, label %109

109:                                              ; preds = %112, %101
  %110 = phi i32 [ 0, %101 ], [ %119, %112 ]
  %111 = phi i8* [ %104, %101 ], [ %120, %112 ]
  br label %124

112:                                              ; preds = %101, %112
  %113 = phi i8 [ %121, %112 ], [ %106, %101 ]
  %114 = phi i8* [ %120, %112 ], [ %104, %101 ]
  %115 = phi i32 [ %119, %112 ], [ 0, %101 ]
  %116 = sext i8 %113 to i32
  %117 = mul nsw i32 %115, 10
  %118 = add i32 %117, -48
  %119 = add i32 %118, %116
  %120 = getelementptr inbounds i8, i8* %114, i64 1
  %121 = load i8, i8* %120, align 1, !tbaa !13
  %122 = add i8 %121, -48
  %123 = icmp ult i8 %122, 10
  br i1 %123, label %112, label %109, !llvm.loop !58

124:                                              ; preds = %109, %132
  %125 = phi i32 [ %133, %132 ], [ 4, %109 ]
  %126 = phi i8* [ %134, %132 ], [ %111, %109 ]
  %127 = load i8, i8* %126, align 1, !tbaa !13
  switch i8 %127, label %202 [
    i8 104, label %128
    i8 108, label %132
    i8 122, label %132
    i8 106, label %132
    i8 116, label %132
    i8 113, label %132
    i8 76, label %131
    i8 110, label %135
    i8 99, label %211
    i8 91, label %211
  ]

128:                                              ; preds = %124
  %129 = icmp eq i32 %125, 2
  %130 = select i1 %129, i32 1, i32 2
  br label %132

131:                                              ; preds = %124
  br label %132

132:                                              ; preds = %124, %124, %124, %124, %124, %128, %131
  %133 = phi i32 [ %130, %128 ], [ 16, %131 ], [ 8, %124 ], [ 8, %124 ], [ 8, %124 ], [ 8, %124 ], [ 8, %124 ]
  %134 = getelementptr inbounds i8, i8* %126, i64 1
  br label %124, !llvm.loop !59

135:                                              ; preds = %124
  br i1 %102, label %603, label %136

136:                                              ; preds = %135
  %137 = ptrtoint i8* %54 to i64
  %138 = sub i64 %137, %10
  switch i32 %125, label %186 [
    i32 1, label %139
    i32 2, label %155
    i32 8, label %171
  ]

139:                                              ; preds = %136
  %140 = trunc i64 %138 to i8
  %141 = load i32, i32* %17, align 8
  %142 = icmp ult i32 %141, 41
  br i1 %142, label %143, label %148

143:                                              ; preds = %139
  %144 = load i8*, i8** %19, align 8
  %145 = sext i32 %141 to i64
  %146 = getelementptr i8, i8* %144, i64 %145
  %147 = add i32 %141, 8
  store i32 %147, i32* %17, align 8
  br label %151

148:                                              ; preds = %139
  %149 = load i8*, i8** %18, align 8
  %150 = getelementptr i8, i8* %149, i64 8
  store i8* %150, i8** %18, align 8
  br label %151

151:                                              ; preds = %148, %143
  %152 = phi i8* [ %146, %143 ], [ %149, %148 ]
  %153 = bitcast i8* %152 to i8**
  %154 = load i8*, i8** %153, align 8
  store i8 %140, i8* %154, align 1, !tbaa !13
  br label %603

155:                                              ; preds = %136
  %156 = trunc i64 %138 to i16
  %157 = load i32, i32* %14, align 8
  %158 = icmp ult i32 %157, 41
  br i1 %158, label %159, label %164

159:                                              ; preds = %155
  %160 = load i8*, i8** %16, align 8
  %161 = sext i32 %157 to i64
  %162 = getelementptr i8, i8* %160, i64 %161
  %163 = add i32 %157, 8
  store i32 %163, i32* %14, align 8
  br label %167

164:                                              ; preds = %155
  %165 = load i8*, i8** %15, align 8
  %166 = getelementptr i8, i8* %165, i64 8
  store i8* %166, i8** %15, align 8
  br label %167

167:                                              ; preds = %164, %159
  %168 = phi i8* [ %162, %159 ], [ %165, %164 ]
  %169 = bitcast i8* %168 to i16**
  %170 = load i16*, i16** %169, align 8
  store i16 %156, i16* %170, align 2, !tbaa !60
  br label %603

171:                                              ; preds = %136
  %172 = load i32, i32* %11, align 8
  %173 = icmp ult i32 %172, 41
  br i1 %173, label %174, label %179

174:                                              ; preds = %171
  %175 = load i8*, i8** %13, align 8
  %176 = sext i32 %172 to i64
  %177 = getelementptr i8, i8* %175, i64 %176
  %178 = add i32 %172, 8
  store i32 %178, i32* %11, align 8
  br label %182

179:                                              ; preds = %171
  %180 = load i8*, i8** %12, align 8
  %181 = getelementptr i8, i8* %180, i64 8
  store i8* %181, i8** %12, align 8
  br label %182

182:                                              ; preds = %179, %174
  %183 = phi i8* [ %177, %174 ], [ %180, %179 ]
  %184 = bitcast i8* %183 to i64**
  %185 = load i64*, i64** %184, align 8
  store i64 %138, i64* %185, align 8, !tbaa !52
  br label %603

186:                                              ; preds = %136
  %187 = trunc i64 %138 to i32
  %188 = load i32, i32* %20, align 8
  %189 = icmp ult i32 %188, 41
  br i1 %189, label %190, label %195

190:                                              ; preds = %186
  %191 = load i8*, i8** %22, align 8
  %192 = sext i32 %188 to i64
  %193 = getelementptr i8, i8* %191, i64 %192
  %194 = add i32 %188, 8
  store i32 %194, i32* %20, align 8
  br label %198

195:                                              ; preds = %186
  %196 = load i8*, i8** %21, align 8
  %197 = getelementptr i8, i8* %196, i64 8
  store i8* %197, i8** %21, align 8
  br label %198

198:                                              ; preds = %195, %190
  %199 = phi i8* [ %193, %190 ], [ %196, %195 ]
  %200 = bitcast i8* %199 to i32**
  %201 = load i32*, i32** %200, align 8
  store i32 %187, i32* %201, align 4, !tbaa !21
  br label %603

202:                                              ; preds = %124, %202
  %203 = phi i8* [ %210, %202 ], [ %54, %124 ]
  %204 = load i8, i8* %203, align 1, !tbaa !13
  %205 = zext i8 %204 to i32
  %206 = icmp ne i8 %204, 32
  %207 = add nsw i32 %205, -14
  %208 = icmp ult i32 %207, -5
  %209 = and i1 %206, %208
  %210 = getelementptr inbounds i8, i8* %203, i64 1
  br i1 %209, label %211, label %202, !llvm.loop !62

211:                                              ; preds = %124, %124, %202
  %212 = phi i8* [ %203, %202 ], [ %54, %124 ], [ %54, %124 ]
  %213 = load i8, i8* %212, align 1, !tbaa !13
  %214 = icmp eq i8 %213, 0
  br i1 %214, label %215, label %218

215:                                              ; preds = %211
  %216 = icmp eq i32 %55, 0
  %217 = select i1 %216, i32 -1, i32 %55
  br label %603

218:                                              ; preds = %211
  switch i8 %127, label %412 [
    i8 99, label %219
    i8 115, label %219
    i8 91, label %219
    i8 102, label %353
    i8 101, label %353
    i8 103, label %353
    i8 97, label %353
    i8 69, label %353
    i8 71, label %353
    i8 120, label %416
    i8 88, label %416
    i8 112, label %416
    i8 111, label %415
  ]

219:                                              ; preds = %218, %218, %218
  br i1 %102, label %235, label %220

220:                                              ; preds = %219
  %221 = load i32, i32* %35, align 8
  %222 = icmp ult i32 %221, 41
  br i1 %222, label %223, label %228

223:                                              ; preds = %220
  %224 = load i8*, i8** %37, align 8
  %225 = sext i32 %221 to i64
  %226 = getelementptr i8, i8* %224, i64 %225
  %227 = add i32 %221, 8
  store i32 %227, i32* %35, align 8
  br label %231

228:                                              ; preds = %220
  %229 = load i8*, i8** %36, align 8
  %230 = getelementptr i8, i8* %229, i64 8
  store i8* %230, i8** %36, align 8
  br label %231

231:                                              ; preds = %228, %223
  %232 = phi i8* [ %226, %223 ], [ %229, %228 ]
  %233 = bitcast i8* %232 to i8**
  %234 = load i8*, i8** %233, align 8
  br label %235

235:                                              ; preds = %219, %231
  %236 = phi i8* [ %234, %231 ], [ null, %219 ]
  %237 = load i8, i8* %126, align 1, !tbaa !13
  %238 = icmp ne i32 %110, 0
  %239 = icmp eq i8 %237, 99
  %240 = select i1 %239, i32 1, i32 -1
  %241 = select i1 %238, i32 %110, i32 %240
  %242 = getelementptr inbounds i8, i8* %126, i64 1
  %243 = icmp eq i32 %241, 0
  br i1 %243, label %306, label %244

244:                                              ; preds = %235
  %245 = icmp eq i8 %237, 91
  %246 = icmp eq i8* %236, null
  %247 = zext i32 %241 to i64
  br label %248

248:                                              ; preds = %244, %296
  %249 = phi i64 [ 0, %244 ], [ %297, %296 ]
  %250 = phi i8* [ %212, %244 ], [ %298, %296 ]
  %251 = load i8, i8* %250, align 1, !tbaa !13
  %252 = icmp eq i8 %251, 0
  br i1 %252, label %304, label %253

253:                                              ; preds = %248
  switch i8 %237, label %293 [
    i8 115, label %254
    i8 91, label %261
  ]

254:                                              ; preds = %253
  %255 = zext i8 %251 to i32
  %256 = icmp ne i8 %251, 32
  %257 = add nsw i32 %255, -14
  %258 = icmp ult i32 %257, -5
  %259 = and i1 %256, %258
  br i1 %259, label %260, label %302

260:                                              ; preds = %254
  br i1 %245, label %261, label %293

261:                                              ; preds = %253, %260
  %262 = load i8, i8* %242, align 1, !tbaa !13
  %263 = icmp eq i8 %262, 94
  %264 = zext i1 %263 to i64
  %265 = getelementptr inbounds i8, i8* %242, i64 %264
  br label %266

266:                                              ; preds = %284, %261
  %267 = phi i32 [ 0, %261 ], [ %288, %284 ]
  %268 = phi i8* [ %265, %261 ], [ %286, %284 ]
  %269 = getelementptr inbounds i8, i8* %268, i64 1
  %270 = load i8, i8* %269, align 1, !tbaa !13
  %271 = icmp eq i8 %270, 45
  br i1 %271, label %272, label %281

272:                                              ; preds = %266
  %273 = getelementptr inbounds i8, i8* %268, i64 2
  %274 = load i8, i8* %273, align 1, !tbaa !13
  switch i8 %274, label %275 [
    i8 93, label %281
    i8 0, label %281
  ]

275:                                              ; preds = %272
  %276 = load i8, i8* %268, align 1, !tbaa !13
  %277 = icmp ule i8 %276, %251
  %278 = icmp uge i8 %274, %251
  %279 = select i1 %277, i1 %278, i1 false
  %280 = getelementptr inbounds i8, i8* %268, i64 3
  br label %284

281:                                              ; preds = %272, %272, %266
  %282 = load i8, i8* %268, align 1, !tbaa !13
  %283 = icmp eq i8 %282, %251
  br label %284

284:                                              ; preds = %281, %275
  %285 = phi i1 [ %279, %275 ], [ %283, %281 ]
  %286 = phi i8* [ %280, %275 ], [ %269, %281 ]
  %287 = zext i1 %285 to i32
  %288 = or i32 %267, %287
  %289 = load i8, i8* %286, align 1, !tbaa !13
  switch i8 %289, label %266 [
    i8 0, label %290
    i8 93, label %290
  ]

290:                                              ; preds = %284, %284
  %291 = zext i1 %263 to i32
  %292 = icmp eq i32 %288, %291
  br i1 %292, label %300, label %293

293:                                              ; preds = %253, %290, %260
  br i1 %246, label %296, label %294

294:                                              ; preds = %293
  %295 = getelementptr inbounds i8, i8* %236, i64 %249
  store i8 %251, i8* %295, align 1, !tbaa !13
  br label %296

296:                                              ; preds = %294, %293
  %297 = add nuw nsw i64 %249, 1
  %298 = getelementptr inbounds i8, i8* %250, i64 1
  %299 = icmp eq i64 %297, %247
  br i1 %299, label %306, label %248, !llvm.loop !63

300:                                              ; preds = %290
  %301 = trunc i64 %249 to i32
  br label %306

302:                                              ; preds = %254
  %303 = trunc i64 %249 to i32
  br label %306

304:                                              ; preds = %248
  %305 = trunc i64 %249 to i32
  br label %306

306:                                              ; preds = %300, %302, %304, %296, %235
  %307 = phi i32 [ 0, %235 ], [ %301, %300 ], [ %303, %302 ], [ %305, %304 ], [ %241, %296 ]
  %308 = phi i8* [ %212, %235 ], [ %250, %300 ], [ %250, %302 ], [ %250, %304 ], [ %298, %296 ]
  %309 = icmp eq i8 %237, 91
  br i1 %309, label %310, label %333

310:                                              ; preds = %306
  %311 = load i8, i8* %242, align 1, !tbaa !13
  %312 = icmp eq i8 %311, 94
  %313 = zext i1 %312 to i64
  %314 = getelementptr inbounds i8, i8* %242, i64 %313
  br label %315

315:                                              ; preds = %325, %310
  %316 = phi i8* [ %314, %310 ], [ %326, %325 ]
  %317 = getelementptr inbounds i8, i8* %316, i64 1
  %318 = load i8, i8* %317, align 1, !tbaa !13
  %319 = icmp eq i8 %318, 45
  br i1 %319, label %320, label %325

320:                                              ; preds = %315
  %321 = getelementptr inbounds i8, i8* %316, i64 2
  %322 = load i8, i8* %321, align 1, !tbaa !13
  switch i8 %322, label %323 [
    i8 93, label %325
    i8 0, label %325
  ]

323:                                              ; preds = %320
  %324 = getelementptr inbounds i8, i8* %316, i64 3
  br label %325

325:                                              ; preds = %315, %320, %320, %323
  %326 = phi i8* [ %324, %323 ], [ %317, %320 ], [ %317, %320 ], [ %317, %315 ]
  %327 = load i8, i8* %326, align 1, !tbaa !13
  switch i8 %327, label %315 [
    i8 0, label %328
    i8 93, label %328
  ]

328:                                              ; preds = %325, %325
  %329 = icmp ne i8 %327, 0
  %330 = zext i1 %329 to i64
  %331 = getelementptr i8, i8* %326, i64 -1
  %332 = getelementptr inbounds i8, i8* %331, i64 %330
  br label %333

333:                                              ; preds = %328, %306
  %334 = phi i8* [ %332, %328 ], [ %126, %306 ]
  %335 = icmp eq i32 %307, 0
  br i1 %335, label %350, label %336

336:                                              ; preds = %333
  %337 = select i1 %239, i1 %238, i1 false
  %338 = icmp slt i32 %307, %110
  %339 = select i1 %337, i1 %338, i1 false
  br i1 %339, label %340, label %343

340:                                              ; preds = %336
  %341 = icmp eq i32 %55, 0
  %342 = select i1 %341, i32 -1, i32 %55
  br label %350

343:                                              ; preds = %336
  %344 = icmp ne i8* %236, null
  %345 = icmp ne i8 %237, 99
  %346 = select i1 %344, i1 %345, i1 false
  br i1 %346, label %347, label %350

347:                                              ; preds = %343
  %348 = zext i32 %307 to i64
  %349 = getelementptr inbounds i8, i8* %236, i64 %348
  store i8 0, i8* %349, align 1, !tbaa !13
  br label %350

350:                                              ; preds = %343, %347, %333, %340
  %351 = phi i1 [ false, %340 ], [ false, %333 ], [ true, %347 ], [ true, %343 ]
  %352 = phi i32 [ %342, %340 ], [ %55, %333 ], [ %52, %347 ], [ %52, %343 ]
  br i1 %351, label %597, label %603

353:                                              ; preds = %218, %218, %218, %218, %218, %218
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %23) #25
  %354 = call i64 @__heddle_numeral(i8* noundef nonnull %23, i8* noundef nonnull %212, i64 noundef 80) #24
  %355 = getelementptr i8, i8* %212, i64 %354
  %356 = load x86_fp80, x86_fp80* %6, align 16, !tbaa !38
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %23) #25
  %357 = icmp eq i64 %354, 0
  %358 = select i1 %357, i1 true, i1 %102
  %359 = select i1 %357, i32 %55, i32 %52
  br i1 %358, label %410, label %360

360:                                              ; preds = %353
  switch i32 %125, label %393 [
    i32 16, label %361
    i32 8, label %376
  ]

361:                                              ; preds = %360
  %362 = load i32, i32* %28, align 8
  %363 = icmp ult i32 %362, 41
  br i1 %363, label %364, label %369

364:                                              ; preds = %361
  %365 = load i8*, i8** %30, align 8
  %366 = sext i32 %362 to i64
  %367 = getelementptr i8, i8* %365, i64 %366
  %368 = add i32 %362, 8
  store i32 %368, i32* %28, align 8
  br label %372

369:                                              ; preds = %361
  %370 = load i8*, i8** %29, align 8
  %371 = getelementptr i8, i8* %370, i64 8
  store i8* %371, i8** %29, align 8
  br label %372

372:                                              ; preds = %369, %364
  %373 = phi i8* [ %367, %364 ], [ %370, %369 ]
  %374 = bitcast i8* %373 to x86_fp80**
  %375 = load x86_fp80*, x86_fp80** %374, align 8
  store x86_fp80 %356, x86_fp80* %375, align 16, !tbaa !38
  br label %410

376:                                              ; preds = %360
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %24) #25
  %377 = call i64 @__heddle_numeral(i8* noundef nonnull %24, i8* noundef nonnull %212, i64 noundef 64) #24
  %378 = load double, double* %5, align 8, !tbaa !34
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %24) #25
  %379 = load i32, i32* %25, align 8
  %380 = icmp ult i32 %379, 41
  br i1 %380, label %381, label %386

381:                                              ; preds = %376
  %382 = load i8*, i8** %27, align 8
  %383 = sext i32 %379 to i64
  %384 = getelementptr i8, i8* %382, i64 %383
  %385 = add i32 %379, 8
  store i32 %385, i32* %25, align 8
  br label %389

386:                                              ; preds = %376
  %387 = load i8*, i8** %26, align 8
  %388 = getelementptr i8, i8* %387, i64 8
  store i8* %388, i8** %26, align 8
  br label %389

389:                                              ; preds = %386, %381
  %390 = phi i8* [ %384, %381 ], [ %387, %386 ]
  %391 = bitcast i8* %390 to double**
  %392 = load double*, double** %391, align 8
  store double %378, double* %392, align 8, !tbaa !34
  br label %410

393:                                              ; preds = %360
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %31) #25
  %394 = call i64 @__heddle_numeral(i8* noundef nonnull %31, i8* noundef nonnull %212, i64 noundef 32) #24
  %395 = load float, float* %4, align 4, !tbaa !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %31) #25
  %396 = load i32, i32* %32, align 8
  %397 = icmp ult i32 %396, 41
  br i1 %397, label %398, label %403

398:                                              ; preds = %393
  %399 = load i8*, i8** %34, align 8
  %400 = sext i32 %396 to i64
  %401 = getelementptr i8, i8* %399, i64 %400
  %402 = add i32 %396, 8
  store i32 %402, i32* %32, align 8
  br label %406

403:                                              ; preds = %393
  %404 = load i8*, i8** %33, align 8
  %405 = getelementptr i8, i8* %404, i64 8
  store i8* %405, i8** %33, align 8
  br label %406

406:                                              ; preds = %403, %398
  %407 = phi i8* [ %401, %398 ], [ %404, %403 ]
  %408 = bitcast i8* %407 to float**
  %409 = load float*, float** %408, align 8
  store float %395, float* %409, align 4, !tbaa !36
  br label %410

410:                                              ; preds = %353, %389, %406, %372
  %411 = phi i32 [ %359, %353 ], [ %52, %372 ], [ %52, %406 ], [ %52, %389 ]
  br i1 %357, label %603, label %597

412:                                              ; preds = %218
  %413 = icmp eq i8 %127, 105
  %414 = select i1 %413, i32 0, i32 10
  br label %416

415:                                              ; preds = %218
  br label %416

416:                                              ; preds = %218, %218, %218, %415, %412
  %417 = phi i32 [ %414, %412 ], [ 8, %415 ], [ 16, %218 ], [ 16, %218 ], [ 16, %218 ]
  %418 = icmp eq i32 %110, 0
  %419 = select i1 %418, i32 1073741824, i32 %110
  switch i8 %213, label %425 [
    i8 45, label %420
    i8 43, label %420
  ]

420:                                              ; preds = %416, %416
  %421 = getelementptr inbounds i8, i8* %212, i64 1
  %422 = icmp eq i8 %213, 45
  %423 = zext i1 %422 to i32
  %424 = add nsw i32 %419, -1
  br label %425

425:                                              ; preds = %420, %416
  %426 = phi i32 [ %424, %420 ], [ %419, %416 ]
  %427 = phi i8* [ %421, %420 ], [ %212, %416 ]
  %428 = phi i32 [ %423, %420 ], [ 0, %416 ]
  %429 = icmp sgt i32 %426, 1
  br i1 %429, label %430, label %460

430:                                              ; preds = %425
  %431 = load i8, i8* %427, align 1, !tbaa !13
  %432 = icmp eq i8 %431, 48
  %433 = and i32 %417, 10
  %434 = icmp eq i32 %433, 0
  %435 = and i1 %434, %432
  br i1 %435, label %436, label %460

436:                                              ; preds = %430
  %437 = getelementptr inbounds i8, i8* %427, i64 1
  %438 = load i8, i8* %437, align 1, !tbaa !13
  switch i8 %438, label %460 [
    i8 120, label %439
    i8 88, label %439
  ]

439:                                              ; preds = %436, %436
  %440 = getelementptr inbounds i8, i8* %427, i64 2
  %441 = load i8, i8* %440, align 1, !tbaa !13
  %442 = sext i8 %441 to i32
  %443 = add nsw i32 %442, -48
  %444 = icmp ult i32 %443, 10
  br i1 %444, label %455, label %445

445:                                              ; preds = %439
  %446 = add nsw i32 %442, -97
  %447 = icmp ult i32 %446, 26
  br i1 %447, label %448, label %450

448:                                              ; preds = %445
  %449 = add nsw i32 %442, -87
  br label %455

450:                                              ; preds = %445
  %451 = add nsw i32 %442, -65
  %452 = icmp ult i32 %451, 26
  %453 = add nsw i32 %442, -55
  %454 = select i1 %452, i32 %453, i32 99
  br label %455

455:                                              ; preds = %450, %448, %439
  %456 = phi i32 [ %449, %448 ], [ %454, %450 ], [ %443, %439 ]
  %457 = icmp slt i32 %456, 16
  br i1 %457, label %458, label %460

458:                                              ; preds = %455
  %459 = add nsw i32 %426, -2
  br label %466

460:                                              ; preds = %455, %436, %430, %425
  %461 = icmp eq i32 %417, 0
  br i1 %461, label %462, label %466

462:                                              ; preds = %460
  %463 = load i8, i8* %427, align 1, !tbaa !13
  %464 = icmp eq i8 %463, 48
  %465 = select i1 %464, i32 8, i32 10
  br label %466

466:                                              ; preds = %462, %460, %458
  %467 = phi i32 [ 16, %458 ], [ %465, %462 ], [ %417, %460 ]
  %468 = phi i32 [ %459, %458 ], [ %426, %462 ], [ %426, %460 ]
  %469 = phi i8* [ %440, %458 ], [ %427, %462 ], [ %427, %460 ]
  %470 = icmp eq i32 %468, 0
  br i1 %470, label %518, label %471

471:                                              ; preds = %466
  %472 = sext i32 %467 to i64
  %473 = add i32 %468, -1
  %474 = zext i32 %473 to i64
  %475 = add nuw nsw i64 %474, 1
  %476 = getelementptr i8, i8* %469, i64 %475
  br label %477

477:                                              ; preds = %511, %471
  %478 = phi i64 [ 0, %471 ], [ %514, %511 ]
  %479 = phi i8* [ null, %471 ], [ %515, %511 ]
  %480 = phi i8* [ %469, %471 ], [ %515, %511 ]
  %481 = phi i32 [ %468, %471 ], [ %516, %511 ]
  %482 = load i8, i8* %480, align 1, !tbaa !13
  %483 = sext i8 %482 to i32
  %484 = add nsw i32 %483, -48
  %485 = icmp ult i32 %484, 10
  br i1 %485, label %496, label %486

486:                                              ; preds = %477
  %487 = add nsw i32 %483, -97
  %488 = icmp ult i32 %487, 26
  br i1 %488, label %489, label %491

489:                                              ; preds = %486
  %490 = add nsw i32 %483, -87
  br label %496

491:                                              ; preds = %486
  %492 = add nsw i32 %483, -65
  %493 = icmp ult i32 %492, 26
  %494 = add nsw i32 %483, -55
  %495 = select i1 %493, i32 %494, i32 99
  br label %496

496:                                              ; preds = %491, %489, %477
  %497 = phi i32 [ %490, %489 ], [ %495, %491 ], [ %484, %477 ]
  %498 = icmp slt i32 %497, %467
  br i1 %498, label %499, label %518

499:                                              ; preds = %496
  %500 = mul i64 %478, %472
  br i1 %485, label %511, label %501

501:                                              ; preds = %499
  %502 = add nsw i32 %483, -97
  %503 = icmp ult i32 %502, 26
  br i1 %503, label %504, label %506

504:                                              ; preds = %501
  %505 = add nsw i32 %483, -87
  br label %511

506:                                              ; preds = %501
  %507 = add nsw i32 %483, -65
  %508 = icmp ult i32 %507, 26
  %509 = add nsw i32 %483, -55
  %510 = select i1 %508, i32 %509, i32 99
  br label %511

511:                                              ; preds = %506, %504, %499
  %512 = phi i32 [ %505, %504 ], [ %510, %506 ], [ %484, %499 ]
  %513 = sext i32 %512 to i64
  %514 = add i64 %500, %513
  %515 = getelementptr inbounds i8, i8* %480, i64 1
  %516 = add nsw i32 %481, -1
  %517 = icmp eq i32 %516, 0
  br i1 %517, label %518, label %477, !llvm.loop !64

518:                                              ; preds = %496, %511, %466
  %519 = phi i8* [ null, %466 ], [ %479, %496 ], [ %476, %511 ]
  %520 = phi i64 [ 0, %466 ], [ %478, %496 ], [ %514, %511 ]
  %521 = icmp eq i32 %428, 0
  %522 = sub i64 0, %520
  %523 = select i1 %521, i64 %520, i64 %522
  %524 = icmp eq i8* %519, null
  %525 = select i1 %524, i1 true, i1 %102
  %526 = select i1 %524, i8* %212, i8* %519
  %527 = select i1 %524, i32 %55, i32 %52
  br i1 %525, label %594, label %528

528:                                              ; preds = %518
  %529 = icmp eq i8 %127, 112
  %530 = select i1 %529, i32 8, i32 %125
  switch i32 %530, label %578 [
    i32 1, label %531
    i32 2, label %547
    i32 8, label %563
  ]

531:                                              ; preds = %528
  %532 = trunc i64 %523 to i8
  %533 = load i32, i32* %44, align 8
  %534 = icmp ult i32 %533, 41
  br i1 %534, label %535, label %540

535:                                              ; preds = %531
  %536 = load i8*, i8** %46, align 8
  %537 = sext i32 %533 to i64
  %538 = getelementptr i8, i8* %536, i64 %537
  %539 = add i32 %533, 8
  store i32 %539, i32* %44, align 8
  br label %543

540:                                              ; preds = %531
  %541 = load i8*, i8** %45, align 8
  %542 = getelementptr i8, i8* %541, i64 8
  store i8* %542, i8** %45, align 8
  br label %543

543:                                              ; preds = %540, %535
  %544 = phi i8* [ %538, %535 ], [ %541, %540 ]
  %545 = bitcast i8* %544 to i8**
  %546 = load i8*, i8** %545, align 8
  store i8 %532, i8* %546, align 1, !tbaa !13
  br label %594

547:                                              ; preds = %528
  %548 = trunc i64 %523 to i16
  %549 = load i32, i32* %41, align 8
  %550 = icmp ult i32 %549, 41
  br i1 %550, label %551, label %556

551:                                              ; preds = %547
  %552 = load i8*, i8** %43, align 8
  %553 = sext i32 %549 to i64
  %554 = getelementptr i8, i8* %552, i64 %553
  %555 = add i32 %549, 8
  store i32 %555, i32* %41, align 8
  br label %559

556:                                              ; preds = %547
  %557 = load i8*, i8** %42, align 8
  %558 = getelementptr i8, i8* %557, i64 8
  store i8* %558, i8** %42, align 8
  br label %559

559:                                              ; preds = %556, %551
  %560 = phi i8* [ %554, %551 ], [ %557, %556 ]
  %561 = bitcast i8* %560 to i16**
  %562 = load i16*, i16** %561, align 8
  store i16 %548, i16* %562, align 2, !tbaa !60
  br label %594

563:                                              ; preds = %528
  %564 = load i32, i32* %38, align 8
  %565 = icmp ult i32 %564, 41
  br i1 %565, label %566, label %571

566:                                              ; preds = %563
  %567 = load i8*, i8** %40, align 8
  %568 = sext i32 %564 to i64
  %569 = getelementptr i8, i8* %567, i64 %568
  %570 = add i32 %564, 8
  store i32 %570, i32* %38, align 8
  br label %574

571:                                              ; preds = %563
  %572 = load i8*, i8** %39, align 8
  %573 = getelementptr i8, i8* %572, i64 8
  store i8* %573, i8** %39, align 8
  br label %574

574:                                              ; preds = %571, %566
  %575 = phi i8* [ %569, %566 ], [ %572, %571 ]
  %576 = bitcast i8* %575 to i64**
  %577 = load i64*, i64** %576, align 8
  store i64 %523, i64* %577, align 8, !tbaa !52
  br label %594

578:                                              ; preds = %528
  %579 = trunc i64 %523 to i32
  %580 = load i32, i32* %47, align 8
  %581 = icmp ult i32 %580, 41
  br i1 %581, label %582, label %587

582:                                              ; preds = %578
  %583 = load i8*, i8** %49, align 8
  %584 = sext i32 %580 to i64
  %585 = getelementptr i8, i8* %583, i64 %584
  %586 = add i32 %580, 8
  store i32 %586, i32* %47, align 8
  br label %590

587:                                              ; preds = %578
  %588 = load i8*, i8** %48, align 8
  %589 = getelementptr i8, i8* %588, i64 8
  store i8* %589, i8** %48, align 8
  br label %590

590:                                              ; preds = %587, %582
  %591 = phi i8* [ %585, %582 ], [ %588, %587 ]
  %592 = bitcast i8* %591 to i32**
  %593 = load i32*, i32** %592, align 8
  store i32 %579, i32* %593, align 4, !tbaa !21
  br label %594

594:                                              ; preds = %590, %574, %559, %543, %518
  %595 = phi i8* [ %526, %518 ], [ %519, %543 ], [ %519, %559 ], [ %519, %574 ], [ %519, %590 ]
  %596 = phi i32 [ %527, %518 ], [ %52, %543 ], [ %52, %559 ], [ %52, %574 ], [ %52, %590 ]
  br i1 %524, label %603, label %597

597:                                              ; preds = %410, %594, %350
  %598 = phi i8* [ %308, %350 ], [ %355, %410 ], [ %595, %594 ]
  %599 = phi i8* [ %334, %350 ], [ %126, %410 ], [ %126, %594 ]
  %600 = phi i32 [ %352, %350 ], [ %411, %410 ], [ %596, %594 ]
  %601 = zext i1 %105 to i32
  %602 = add nsw i32 %55, %601
  br label %603

603:                                              ; preds = %198, %182, %167, %151, %135, %350, %410, %594, %597, %215
  %604 = phi i32 [ 0, %597 ], [ 1, %350 ], [ 1, %410 ], [ 1, %594 ], [ 1, %215 ], [ 4, %135 ], [ 4, %151 ], [ 4, %167 ], [ 4, %182 ], [ 4, %198 ]
  %605 = phi i32 [ %602, %597 ], [ %55, %350 ], [ %55, %410 ], [ %55, %594 ], [ %55, %215 ], [ %55, %135 ], [ %55, %151 ], [ %55, %167 ], [ %55, %182 ], [ %55, %198 ]
  %606 = phi i8* [ %598, %597 ], [ %308, %350 ], [ %355, %410 ], [ %595, %594 ], [ %212, %215 ], [ %54, %135 ], [ %54, %151 ], [ %54, %167 ], [ %54, %182 ], [ %54, %198 ]
  %607 = phi i8* [ %599, %597 ], [ %334, %350 ], [ %126, %410 ], [ %126, %594 ], [ %126, %215 ], [ %126, %135 ], [ %126, %151 ], [ %126, %167 ], [ %126, %182 ], [ %126, %198 ]
  %608 = phi i32 [ %600, %597 ], [ %352, %350 ], [ %411, %410 ], [ %596, %594 ], [ %217, %215 ], [ %52, %135 ], [ %52, %151 ], [ %52, %167 ], [ %52, %182 ], [ %52, %198 ]
  switch i32 %604, label %617 [
    i32 0, label %609
    i32 4, label %609
  ]

609:                                              ; preds = %61, %603, %603, %99
  %610 = phi i32 [ %55, %99 ], [ %605, %603 ], [ %605, %603 ], [ %55, %61 ]
  %611 = phi i8* [ %100, %99 ], [ %606, %603 ], [ %606, %603 ], [ %62, %61 ]
  %612 = phi i8* [ %90, %99 ], [ %607, %603 ], [ %607, %603 ], [ %53, %61 ]
  %613 = phi i32 [ %52, %99 ], [ %608, %603 ], [ %608, %603 ], [ %52, %61 ]
  %614 = getelementptr inbounds i8, i8* %612, i64 1
  %615 = load i8, i8* %614, align 1, !tbaa !13
  %616 = icmp eq i8 %615, 0
  br i1 %616, label %617, label %50, !llvm.loop !65

617:                                              ; preds = %603, %609, %3, %94
  %618 = phi i32 [ %98, %94 ], [ 0, %3 ], [ %610, %609 ], [ %608, %603 ]
  ret i32 %618
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #25
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %3) #27
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #25
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc99_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #25
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %3) #27
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #25
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc23_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #25
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %3) #27
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #25
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc99_vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #25
  %6 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %5, i8* %6) #25
  %7 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %4) #24
  call void @llvm.va_end(i8* %5) #25
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #25
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
  %4 = call i32 @heddle_choose(i32 noundef 2) #24
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = call i32 @pthread_join(i64 noundef %0, i8** noundef %1) #24
  br label %12

8:                                                ; preds = %3
  %9 = call i32 @pthread_tryjoin_np(i64 noundef %0, i8** noundef %1) #24
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

; Function Attrs: nounwind uwtable
define dso_local i64 @__isoc23_strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #25
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #25
  store i32 0, i32* %5, align 4, !tbaa !21
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #24
  %9 = load i32, i32* %4, align 4, !tbaa !21
  %10 = sext i32 %9 to i64
  %11 = add i64 %10, 9223372036854775807
  %12 = load i32, i32* %5, align 4, !tbaa !21
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__errno_location() #24
  store i32 34, i32* %17, align 4, !tbaa !21
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %19
  %22 = select i1 %20, i64 %19, i64 %21
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #25
  ret i64 %22
}

; Function Attrs: nounwind uwtable
define dso_local i64 @__isoc23_strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #25
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #25
  store i32 0, i32* %5, align 4, !tbaa !21
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #24
  %9 = load i32, i32* %4, align 4, !tbaa !21
  %10 = sext i32 %9 to i64
  %11 = add i64 %10, 9223372036854775807
  %12 = load i32, i32* %5, align 4, !tbaa !21
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__errno_location() #24
  store i32 34, i32* %17, align 4, !tbaa !21
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %19
  %22 = select i1 %20, i64 %19, i64 %21
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #25
  ret i64 %22
}

; Function Attrs: nounwind uwtable
define dso_local i64 @__isoc23_strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #25
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #25
  store i32 0, i32* %5, align 4, !tbaa !21
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #24
  %9 = load i32, i32* %5, align 4, !tbaa !21
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__errno_location() #24
  store i32 34, i32* %12, align 4, !tbaa !21
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4, !tbaa !21
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %11, %13
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #25
  ret i64 %19
}

; Function Attrs: nounwind uwtable
define dso_local i64 @__isoc23_strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #25
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #25
  store i32 0, i32* %5, align 4, !tbaa !21
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #24
  %9 = load i32, i32* %5, align 4, !tbaa !21
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__errno_location() #24
  store i32 34, i32* %12, align 4, !tbaa !21
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4, !tbaa !21
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %11, %13
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #25
  ret i64 %19
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__heddle_atexit(void ()* noundef %0) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #24
  %2 = load i32, i32* @n_handlers, align 4, !tbaa !21
  %3 = icmp eq i32 %2, 64
  br i1 %3, label %10, label %4

4:                                                ; preds = %1
  %5 = add nsw i32 %2, 1
  store i32 %5, i32* @n_handlers, align 4, !tbaa !21
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i64 0, i64 %6, i32 0
  store void ()* %0, void ()** %7, align 8, !tbaa.struct !66
  %8 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i64 0, i64 %6, i32 1
  store void (i8*)* null, void (i8*)** %8, align 8, !tbaa.struct !67
  %9 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i64 0, i64 %6, i32 2
  store i8* null, i8** %9, align 8, !tbaa.struct !68
  call void @heddle_atomic_end() #24
  br label %11

10:                                               ; preds = %1
  call void @heddle_atomic_end() #24
  call void @__heddle_limit_more_than_64_functions_given_to_atexit() #24
  br label %11

11:                                               ; preds = %4, %10
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__cxa_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #24
  %4 = load i32, i32* @n_handlers, align 4, !tbaa !21
  %5 = icmp eq i32 %4, 64
  br i1 %5, label %12, label %6

6:                                                ; preds = %3
  %7 = add nsw i32 %4, 1
  store i32 %7, i32* @n_handlers, align 4, !tbaa !21
  %8 = sext i32 %4 to i64
  %9 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i64 0, i64 %8, i32 0
  store void ()* null, void ()** %9, align 8, !tbaa.struct !66
  %10 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i64 0, i64 %8, i32 1
  store void (i8*)* %0, void (i8*)** %10, align 8, !tbaa.struct !67
  %11 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i64 0, i64 %8, i32 2
  store i8* %1, i8** %11, align 8, !tbaa.struct !68
  call void @heddle_atomic_end() #24
  br label %13

12:                                               ; preds = %3
  call void @heddle_atomic_end() #24
  call void @__heddle_limit_more_than_64_functions_given_to_atexit() #24
  br label %13

13:                                               ; preds = %6, %12
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @__cxa_finalize(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @__heddle_run_handlers() local_unnamed_addr #0 {
  %1 = load i32, i32* @n_handlers, align 4, !tbaa !21
  %2 = icmp sgt i32 %1, 0
  br i1 %2, label %3, label %19

3:                                                ; preds = %0, %16
  %4 = phi i32 [ %17, %16 ], [ %1, %0 ]
  %5 = add nsw i32 %4, -1
  store i32 %5, i32* @n_handlers, align 4, !tbaa !21
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i64 0, i64 %6, i32 0
  %8 = load void ()*, void ()** %7, align 8, !tbaa !69
  %9 = icmp eq void ()* %8, null
  br i1 %9, label %11, label %10

10:                                               ; preds = %3
  call void %8() #24
  br label %16

11:                                               ; preds = %3
  %12 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i64 0, i64 %6, i32 1
  %13 = load void (i8*)*, void (i8*)** %12, align 8, !tbaa !71
  %14 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i64 0, i64 %6, i32 2
  %15 = load i8*, i8** %14, align 8, !tbaa !72
  call void %13(i8* noundef %15) #24
  br label %16

16:                                               ; preds = %11, %10
  %17 = load i32, i32* @n_handlers, align 4, !tbaa !21
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %3, label %19, !llvm.loop !73

19:                                               ; preds = %16, %0
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__cxa_thread_atexit_impl(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture readnone %2) local_unnamed_addr #0 {
  %4 = call i8* @malloc(i64 noundef 24) #24
  %5 = icmp eq i8* %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__heddle_sample() #24
  br label %14

7:                                                ; preds = %3
  %8 = load %struct.tls_destructor*, %struct.tls_destructor** @tls_destructors, align 8, !tbaa !5
  %9 = bitcast i8* %4 to void (i8*)**
  store void (i8*)* %0, void (i8*)** %9, align 8, !tbaa.struct !66
  %10 = getelementptr inbounds i8, i8* %4, i64 8
  %11 = bitcast i8* %10 to i8**
  store i8* %1, i8** %11, align 8, !tbaa.struct !67
  %12 = getelementptr inbounds i8, i8* %4, i64 16
  %13 = bitcast i8* %12 to %struct.tls_destructor**
  store %struct.tls_destructor* %8, %struct.tls_destructor** %13, align 8, !tbaa.struct !68
  store i8* %4, i8** bitcast (%struct.tls_destructor** @tls_destructors to i8**), align 8, !tbaa !5
  br label %14

14:                                               ; preds = %7, %6
  %15 = phi i32 [ 0, %7 ], [ -1, %6 ]
  ret i32 %15
}

declare void @__heddle_sample() local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #15

; Function Attrs: nounwind uwtable
define dso_local i32 @__cxa_thread_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = call i8* @malloc(i64 noundef 24) #24
  %5 = icmp eq i8* %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__heddle_sample() #24
  br label %14

7:                                                ; preds = %3
  %8 = load %struct.tls_destructor*, %struct.tls_destructor** @tls_destructors, align 8, !tbaa !5
  %9 = bitcast i8* %4 to void (i8*)**
  store void (i8*)* %0, void (i8*)** %9, align 8, !tbaa.struct !66
  %10 = getelementptr inbounds i8, i8* %4, i64 8
  %11 = bitcast i8* %10 to i8**
  store i8* %1, i8** %11, align 8, !tbaa.struct !67
  %12 = getelementptr inbounds i8, i8* %4, i64 16
  %13 = bitcast i8* %12 to %struct.tls_destructor**
  store %struct.tls_destructor* %8, %struct.tls_destructor** %13, align 8, !tbaa.struct !68
  store i8* %4, i8** bitcast (%struct.tls_destructor** @tls_destructors to i8**), align 8, !tbaa !5
  br label %14

14:                                               ; preds = %6, %7
  %15 = phi i32 [ 0, %7 ], [ -1, %6 ]
  ret i32 %15
}

; Function Attrs: nounwind uwtable
define dso_local void @__heddle_run_tls_destructors() local_unnamed_addr #0 {
  %1 = load %struct.tls_destructor*, %struct.tls_destructor** @tls_destructors, align 8, !tbaa !5
  %2 = icmp eq %struct.tls_destructor* %1, null
  br i1 %2, label %14, label %3

3:                                                ; preds = %0, %3
  %4 = phi %struct.tls_destructor* [ %12, %3 ], [ %1, %0 ]
  %5 = getelementptr inbounds %struct.tls_destructor, %struct.tls_destructor* %4, i64 0, i32 2
  %6 = load %struct.tls_destructor*, %struct.tls_destructor** %5, align 8, !tbaa !74
  store %struct.tls_destructor* %6, %struct.tls_destructor** @tls_destructors, align 8, !tbaa !5
  %7 = getelementptr inbounds %struct.tls_destructor, %struct.tls_destructor* %4, i64 0, i32 0
  %8 = load void (i8*)*, void (i8*)** %7, align 8, !tbaa !76
  %9 = getelementptr inbounds %struct.tls_destructor, %struct.tls_destructor* %4, i64 0, i32 1
  %10 = load i8*, i8** %9, align 8, !tbaa !77
  call void %8(i8* noundef %10) #24
  %11 = bitcast %struct.tls_destructor* %4 to i8*
  call void @free(i8* noundef nonnull %11) #24
  %12 = load %struct.tls_destructor*, %struct.tls_destructor** @tls_destructors, align 8, !tbaa !5
  %13 = icmp eq %struct.tls_destructor* %12, null
  br i1 %13, label %14, label %3, !llvm.loop !78

14:                                               ; preds = %3, %0
  ret void
}

declare void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: noreturn nounwind uwtable
define dso_local void @__heddle_end_thread(i8* noundef %0) local_unnamed_addr #2 {
  %2 = alloca void (i8*)*, align 8
  %3 = load %struct.tls_destructor*, %struct.tls_destructor** @tls_destructors, align 8, !tbaa !5
  %4 = icmp eq %struct.tls_destructor* %3, null
  br i1 %4, label %16, label %5

5:                                                ; preds = %1, %5
  %6 = phi %struct.tls_destructor* [ %14, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.tls_destructor, %struct.tls_destructor* %6, i64 0, i32 2
  %8 = load %struct.tls_destructor*, %struct.tls_destructor** %7, align 8, !tbaa !74
  store %struct.tls_destructor* %8, %struct.tls_destructor** @tls_destructors, align 8, !tbaa !5
  %9 = getelementptr inbounds %struct.tls_destructor, %struct.tls_destructor* %6, i64 0, i32 0
  %10 = load void (i8*)*, void (i8*)** %9, align 8, !tbaa !76
  %11 = getelementptr inbounds %struct.tls_destructor, %struct.tls_destructor* %6, i64 0, i32 1
  %12 = load i8*, i8** %11, align 8, !tbaa !77
  call void %10(i8* noundef %12) #24
  %13 = bitcast %struct.tls_destructor* %6 to i8*
  call void @free(i8* noundef nonnull %13) #24
  %14 = load %struct.tls_destructor*, %struct.tls_destructor** @tls_destructors, align 8, !tbaa !5
  %15 = icmp eq %struct.tls_destructor* %14, null
  br i1 %15, label %16, label %5, !llvm.loop !78

16:                                               ; preds = %5, %1
  %17 = bitcast void (i8*)** %2 to i8*
  br label %18

18:                                               ; preds = %22, %16
  %19 = phi i32 [ 0, %16 ], [ %24, %22 ]
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %17) #25
  %20 = call i8* @__heddle_next_destructor(void (i8*)** noundef nonnull %2) #24
  %21 = icmp eq i8* %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = load void (i8*)*, void (i8*)** %2, align 8, !tbaa !5
  call void %23(i8* noundef nonnull %20) #24
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %17) #25
  %24 = add nuw nsw i32 %19, 1
  %25 = icmp eq i32 %24, 64
  br i1 %25, label %27, label %18, !llvm.loop !9

26:                                               ; preds = %18
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %17) #25
  br label %27

27:                                               ; preds = %22, %26
  call void @__heddle_thread_end(i8* noundef %0) #26
  unreachable
}

; Function Attrs: nounwind uwtable
define dso_local i32 @fgetc(i8* nocapture readnone %0) local_unnamed_addr #0 {
  %2 = call i32 @__VERIFIER_nondet_int() #24
  %3 = add i32 %2, 1
  %4 = icmp ult i32 %3, 257
  %5 = zext i1 %4 to i32
  call void @__VERIFIER_assume(i32 noundef %5) #24
  ret i32 %2
}

declare i32 @__VERIFIER_nondet_int() local_unnamed_addr #1

declare void @__VERIFIER_assume(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @getc(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = call i32 @__VERIFIER_nondet_int() #24
  %3 = add i32 %2, 1
  %4 = icmp ult i32 %3, 257
  %5 = zext i1 %4 to i32
  call void @__VERIFIER_assume(i32 noundef %5) #24
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define dso_local i32 @getchar() local_unnamed_addr #0 {
  %1 = call i32 @__VERIFIER_nondet_int() #24
  %2 = add i32 %1, 1
  %3 = icmp ult i32 %2, 257
  %4 = zext i1 %3 to i32
  call void @__VERIFIER_assume(i32 noundef %4) #24
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define dso_local i32 @feof(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = call i32 @heddle_choose(i32 noundef 2) #24
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @ferror(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i8* @fgets(i8* noundef writeonly %0, i32 noundef %1, i8* nocapture readnone %2) local_unnamed_addr #0 {
  %4 = icmp slt i32 %1, 1
  br i1 %4, label %36, label %5

5:                                                ; preds = %3
  %6 = call i32 @heddle_choose(i32 noundef 2) #24
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %36, label %8

8:                                                ; preds = %5
  call void @__heddle_sample() #24
  %9 = call i32 @heddle_choose(i32 noundef 3) #24
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds [3 x i8*], [3 x i8*]* @some_line.lines, i64 0, i64 %10
  %12 = load i8*, i8** %11, align 8, !tbaa !5
  %13 = load i8, i8* %12, align 1, !tbaa !13
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %32, label %15

15:                                               ; preds = %8
  %16 = call i32 @llvm.umax.i32(i32 %1, i32 1)
  %17 = sext i32 %16 to i64
  %18 = add i32 %16, -1
  %19 = add nsw i64 %17, -1
  br label %20

20:                                               ; preds = %27, %15
  %21 = phi i64 [ 0, %15 ], [ %24, %27 ]
  %22 = phi i8 [ %13, %15 ], [ %30, %27 ]
  %23 = phi i32 [ 0, %15 ], [ %25, %27 ]
  %24 = add nuw nsw i64 %21, 1
  %25 = add nuw nsw i32 %23, 1
  %26 = icmp eq i64 %21, %19
  br i1 %26, label %32, label %27

27:                                               ; preds = %20
  %28 = getelementptr inbounds i8, i8* %0, i64 %21
  store i8 %22, i8* %28, align 1, !tbaa !13
  %29 = getelementptr inbounds i8, i8* %12, i64 %24
  %30 = load i8, i8* %29, align 1, !tbaa !13
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %32, label %20, !llvm.loop !79

32:                                               ; preds = %20, %27, %8
  %33 = phi i32 [ 0, %8 ], [ %18, %20 ], [ %25, %27 ]
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i8, i8* %0, i64 %34
  store i8 0, i8* %35, align 1, !tbaa !13
  br label %36

36:                                               ; preds = %3, %5, %32
  %37 = phi i8* [ %0, %32 ], [ null, %5 ], [ null, %3 ]
  ret i8* %37
}

; Function Attrs: nounwind uwtable
define dso_local i64 @getline(i8** nocapture noundef %0, i64* nocapture noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = call i32 @heddle_choose(i32 noundef 2) #24
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %45, label %6

6:                                                ; preds = %3
  %7 = load i8*, i8** %0, align 8, !tbaa !5
  %8 = icmp eq i8* %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %6
  %10 = load i64, i64* %1, align 8, !tbaa !52
  %11 = icmp ult i64 %10, 120
  br i1 %11, label %12, label %14

12:                                               ; preds = %9, %6
  call void @free(i8* noundef %7) #24
  %13 = call i8* @malloc(i64 noundef 120) #24
  store i8* %13, i8** %0, align 8, !tbaa !5
  store i64 120, i64* %1, align 8, !tbaa !52
  br label %14

14:                                               ; preds = %12, %9
  %15 = load i8*, i8** %0, align 8, !tbaa !5
  %16 = load i64, i64* %1, align 8, !tbaa !52
  call void @__heddle_sample() #24
  %17 = call i32 @heddle_choose(i32 noundef 3) #24
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds [3 x i8*], [3 x i8*]* @some_line.lines, i64 0, i64 %18
  %20 = load i8*, i8** %19, align 8, !tbaa !5
  %21 = load i8, i8* %20, align 1, !tbaa !13
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %40, label %23

23:                                               ; preds = %14
  %24 = call i64 @llvm.umax.i64(i64 %16, i64 1) #25
  %25 = trunc i64 %24 to i32
  %26 = add i32 %25, -1
  %27 = add i64 %24, -1
  br label %28

28:                                               ; preds = %35, %23
  %29 = phi i64 [ 0, %23 ], [ %32, %35 ]
  %30 = phi i8 [ %21, %23 ], [ %38, %35 ]
  %31 = phi i32 [ 0, %23 ], [ %33, %35 ]
  %32 = add nuw i64 %29, 1
  %33 = add nuw nsw i32 %31, 1
  %34 = icmp eq i64 %29, %27
  br i1 %34, label %40, label %35

35:                                               ; preds = %28
  %36 = getelementptr inbounds i8, i8* %15, i64 %29
  store i8 %30, i8* %36, align 1, !tbaa !13
  %37 = getelementptr inbounds i8, i8* %20, i64 %32
  %38 = load i8, i8* %37, align 1, !tbaa !13
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %40, label %28, !llvm.loop !79

40:                                               ; preds = %28, %35, %14
  %41 = phi i32 [ 0, %14 ], [ %26, %28 ], [ %33, %35 ]
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds i8, i8* %15, i64 %42
  store i8 0, i8* %43, align 1, !tbaa !13
  %44 = sext i32 %41 to i64
  br label %45

45:                                               ; preds = %3, %40
  %46 = phi i64 [ %44, %40 ], [ -1, %3 ]
  ret i64 %46
}

; Function Attrs: nounwind uwtable
define dso_local i32 @scanf(i8* nocapture noundef readonly %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #25
  call void @llvm.va_start(i8* nonnull %3)
  %4 = call fastcc i32 @scan_input(i8* noundef %0, [1 x %struct.__va_list_tag]* noundef nonnull %2) #27
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #25
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @scan_input(i8* nocapture noundef readonly %0, [1 x %struct.__va_list_tag]* noundef %1) unnamed_addr #0 {
  br label %3

3:                                                ; preds = %56, %2
  %4 = phi i8* [ %0, %2 ], [ %59, %56 ]
  %5 = phi i32 [ 0, %2 ], [ %58, %56 ]
  %6 = load i8, i8* %4, align 1, !tbaa !13
  switch i8 %6, label %56 [
    i8 0, label %7
    i8 37, label %51
  ]

7:                                                ; preds = %3
  %8 = add nsw i32 %5, 2
  %9 = call i32 @heddle_choose(i32 noundef %8) #24
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %370, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %20 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  %21 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %23 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  %24 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %25 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %26 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  %27 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %28 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %29 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  %30 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %32 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  %33 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %35 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  %36 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  %39 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %40 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %41 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %43 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %44 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  %45 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %46 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %47 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 0
  %49 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 2
  %50 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %1, i64 0, i64 0, i32 3
  br label %60

51:                                               ; preds = %3
  %52 = getelementptr inbounds i8, i8* %4, i64 1
  %53 = load i8, i8* %52, align 1, !tbaa !13
  switch i8 %53, label %54 [
    i8 37, label %56
    i8 42, label %56
  ]

54:                                               ; preds = %51
  %55 = add nsw i32 %5, 1
  br label %56

56:                                               ; preds = %51, %51, %3, %54
  %57 = phi i8* [ %52, %54 ], [ %52, %51 ], [ %4, %3 ], [ %52, %51 ]
  %58 = phi i32 [ %55, %54 ], [ %5, %51 ], [ %5, %3 ], [ %5, %51 ]
  %59 = getelementptr inbounds i8, i8* %57, i64 1
  br label %3, !llvm.loop !80

60:                                               ; preds = %11, %362
  %61 = phi i32 [ %363, %362 ], [ 0, %11 ]
  %62 = phi i32 [ %364, %362 ], [ %9, %11 ]
  %63 = phi i8* [ %367, %362 ], [ %0, %11 ]
  %64 = phi i32 [ %366, %362 ], [ undef, %11 ]
  %65 = load i8, i8* %63, align 1, !tbaa !13
  switch i8 %65, label %362 [
    i8 0, label %368
    i8 37, label %66
  ]

66:                                               ; preds = %60
  %67 = getelementptr inbounds i8, i8* %63, i64 1
  %68 = load i8, i8* %67, align 1, !tbaa !13
  %69 = icmp eq i8 %68, 37
  br i1 %69, label %362, label %70

70:                                               ; preds = %66
  %71 = icmp eq i8 %68, 42
  %72 = getelementptr inbounds i8, i8* %63, i64 2
  %73 = select i1 %71, i8* %72, i8* %67
  %74 = load i8, i8* %73, align 1, !tbaa !13
  %75 = add i8 %74, -48
  %76 = icmp ult i8 %75, 10
  br i1 %76, label %80, label %77

77:                                               ; preds = %80, %70
  %78 = phi i32 [ 0, %70 ], [ %87, %80 ]
  %79 = phi i8* [ %73, %70 ], [ %88, %80 ]
  br label %92

80:                                               ; preds = %70, %80
  %81 = phi i8 [ %89, %80 ], [ %74, %70 ]
  %82 = phi i8* [ %88, %80 ], [ %73, %70 ]
  %83 = phi i32 [ %87, %80 ], [ 0, %70 ]
  %84 = sext i8 %81 to i32
  %85 = mul nsw i32 %83, 10
  %86 = add i32 %85, -48
  %87 = add i32 %86, %84
  %88 = getelementptr inbounds i8, i8* %82, i64 1
  %89 = load i8, i8* %88, align 1, !tbaa !13
  %90 = add i8 %89, -48
  %91 = icmp ult i8 %90, 10
  br i1 %91, label %80, label %77, !llvm.loop !81

92:                                               ; preds = %77, %100
  %93 = phi i32 [ %101, %100 ], [ 4, %77 ]
  %94 = phi i8* [ %102, %100 ], [ %79, %77 ]
  %95 = load i8, i8* %94, align 1, !tbaa !13
  switch i8 %95, label %103 [
    i8 104, label %96
    i8 108, label %100
    i8 122, label %100
    i8 106, label %100
    i8 116, label %100
    i8 113, label %100
    i8 76, label %99
  ]

96:                                               ; preds = %92
  %97 = icmp eq i32 %93, 2
  %98 = select i1 %97, i32 1, i32 2
  br label %100

99:                                               ; preds = %92
  br label %100

100:                                              ; preds = %92, %92, %92, %92, %92, %96, %99
  %101 = phi i32 [ %98, %96 ], [ 16, %99 ], [ 8, %92 ], [ 8, %92 ], [ 8, %92 ], [ 8, %92 ], [ 8, %92 ]
  %102 = getelementptr inbounds i8, i8* %94, i64 1
  br label %92, !llvm.loop !82

103:                                              ; preds = %92
  %104 = icmp eq i8 %95, 110
  %105 = select i1 %71, i1 true, i1 %104
  br i1 %105, label %106, label %178

106:                                              ; preds = %103
  %107 = icmp eq i8 %95, 91
  br i1 %107, label %108, label %113

108:                                              ; preds = %106, %111
  %109 = phi i8* [ %112, %111 ], [ %94, %106 ]
  %110 = load i8, i8* %109, align 1, !tbaa !13
  switch i8 %110, label %111 [
    i8 0, label %113
    i8 93, label %113
  ]

111:                                              ; preds = %108
  %112 = getelementptr inbounds i8, i8* %109, i64 1
  br label %108, !llvm.loop !83

113:                                              ; preds = %108, %108, %106
  %114 = phi i8* [ %94, %106 ], [ %109, %108 ], [ %109, %108 ]
  %115 = load i8, i8* %114, align 1, !tbaa !13
  %116 = icmp eq i8 %115, 110
  br i1 %116, label %117, label %356

117:                                              ; preds = %113
  switch i32 %93, label %163 [
    i32 1, label %118
    i32 2, label %133
    i32 8, label %148
  ]

118:                                              ; preds = %117
  %119 = load i32, i32* %45, align 8
  %120 = icmp ult i32 %119, 41
  br i1 %120, label %121, label %126

121:                                              ; preds = %118
  %122 = load i8*, i8** %47, align 8
  %123 = sext i32 %119 to i64
  %124 = getelementptr i8, i8* %122, i64 %123
  %125 = add i32 %119, 8
  store i32 %125, i32* %45, align 8
  br label %129

126:                                              ; preds = %118
  %127 = load i8*, i8** %46, align 8
  %128 = getelementptr i8, i8* %127, i64 8
  store i8* %128, i8** %46, align 8
  br label %129

129:                                              ; preds = %126, %121
  %130 = phi i8* [ %124, %121 ], [ %127, %126 ]
  %131 = bitcast i8* %130 to i8**
  %132 = load i8*, i8** %131, align 8
  store i8 1, i8* %132, align 1, !tbaa !13
  br label %356

133:                                              ; preds = %117
  %134 = load i32, i32* %42, align 8
  %135 = icmp ult i32 %134, 41
  br i1 %135, label %136, label %141

136:                                              ; preds = %133
  %137 = load i8*, i8** %44, align 8
  %138 = sext i32 %134 to i64
  %139 = getelementptr i8, i8* %137, i64 %138
  %140 = add i32 %134, 8
  store i32 %140, i32* %42, align 8
  br label %144

141:                                              ; preds = %133
  %142 = load i8*, i8** %43, align 8
  %143 = getelementptr i8, i8* %142, i64 8
  store i8* %143, i8** %43, align 8
  br label %144

144:                                              ; preds = %141, %136
  %145 = phi i8* [ %139, %136 ], [ %142, %141 ]
  %146 = bitcast i8* %145 to i16**
  %147 = load i16*, i16** %146, align 8
  store i16 1, i16* %147, align 2, !tbaa !60
  br label %356

148:                                              ; preds = %117
  %149 = load i32, i32* %39, align 8
  %150 = icmp ult i32 %149, 41
  br i1 %150, label %151, label %156

151:                                              ; preds = %148
  %152 = load i8*, i8** %41, align 8
  %153 = sext i32 %149 to i64
  %154 = getelementptr i8, i8* %152, i64 %153
  %155 = add i32 %149, 8
  store i32 %155, i32* %39, align 8
  br label %159

156:                                              ; preds = %148
  %157 = load i8*, i8** %40, align 8
  %158 = getelementptr i8, i8* %157, i64 8
  store i8* %158, i8** %40, align 8
  br label %159

159:                                              ; preds = %156, %151
  %160 = phi i8* [ %154, %151 ], [ %157, %156 ]
  %161 = bitcast i8* %160 to i64**
  %162 = load i64*, i64** %161, align 8
  store i64 1, i64* %162, align 8, !tbaa !52
  br label %356

163:                                              ; preds = %117
  %164 = load i32, i32* %48, align 8
  %165 = icmp ult i32 %164, 41
  br i1 %165, label %166, label %171

166:                                              ; preds = %163
  %167 = load i8*, i8** %50, align 8
  %168 = sext i32 %164 to i64
  %169 = getelementptr i8, i8* %167, i64 %168
  %170 = add i32 %164, 8
  store i32 %170, i32* %48, align 8
  br label %174

171:                                              ; preds = %163
  %172 = load i8*, i8** %49, align 8
  %173 = getelementptr i8, i8* %172, i64 8
  store i8* %173, i8** %49, align 8
  br label %174

174:                                              ; preds = %171, %166
  %175 = phi i8* [ %169, %166 ], [ %172, %171 ]
  %176 = bitcast i8* %175 to i32**
  %177 = load i32*, i32** %176, align 8
  store i32 1, i32* %177, align 4, !tbaa !21
  br label %356

178:                                              ; preds = %103
  %179 = add nsw i32 %62, -1
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %356, label %181

181:                                              ; preds = %178
  %182 = add nsw i32 %61, 1
  switch i8 %95, label %286 [
    i8 99, label %183
    i8 71, label %235
    i8 69, label %235
    i8 102, label %235
    i8 101, label %235
    i8 103, label %235
    i8 97, label %235
    i8 91, label %210
    i8 115, label %215
  ]

183:                                              ; preds = %181
  %184 = load i32, i32* %24, align 8
  %185 = icmp ult i32 %184, 41
  br i1 %185, label %186, label %191

186:                                              ; preds = %183
  %187 = load i8*, i8** %26, align 8
  %188 = sext i32 %184 to i64
  %189 = getelementptr i8, i8* %187, i64 %188
  %190 = add i32 %184, 8
  store i32 %190, i32* %24, align 8
  br label %194

191:                                              ; preds = %183
  %192 = load i8*, i8** %25, align 8
  %193 = getelementptr i8, i8* %192, i64 8
  store i8* %193, i8** %25, align 8
  br label %194

194:                                              ; preds = %191, %186
  %195 = phi i8* [ %189, %186 ], [ %192, %191 ]
  %196 = bitcast i8* %195 to i8**
  %197 = load i8*, i8** %196, align 8
  %198 = icmp eq i32 %78, 0
  %199 = select i1 %198, i32 1, i32 %78
  %200 = icmp sgt i32 %199, 0
  br i1 %200, label %201, label %351

201:                                              ; preds = %194
  %202 = zext i32 %199 to i64
  br label %203

203:                                              ; preds = %201, %203
  %204 = phi i64 [ 0, %201 ], [ %208, %203 ]
  %205 = call i32 @__VERIFIER_nondet_int() #24
  %206 = trunc i32 %205 to i8
  %207 = getelementptr inbounds i8, i8* %197, i64 %204
  store i8 %206, i8* %207, align 1, !tbaa !13
  %208 = add nuw nsw i64 %204, 1
  %209 = icmp eq i64 %208, %202
  br i1 %209, label %351, label %203, !llvm.loop !84

210:                                              ; preds = %181, %213
  %211 = phi i8* [ %214, %213 ], [ %94, %181 ]
  %212 = load i8, i8* %211, align 1, !tbaa !13
  switch i8 %212, label %213 [
    i8 0, label %215
    i8 93, label %215
  ]

213:                                              ; preds = %210
  %214 = getelementptr inbounds i8, i8* %211, i64 1
  br label %210, !llvm.loop !85

215:                                              ; preds = %210, %210, %181
  %216 = phi i8* [ %94, %181 ], [ %211, %210 ], [ %211, %210 ]
  call void @__heddle_sample() #24
  %217 = load i32, i32* %12, align 8
  %218 = icmp ult i32 %217, 41
  br i1 %218, label %219, label %224

219:                                              ; preds = %215
  %220 = load i8*, i8** %14, align 8
  %221 = sext i32 %217 to i64
  %222 = getelementptr i8, i8* %220, i64 %221
  %223 = add i32 %217, 8
  store i32 %223, i32* %12, align 8
  br label %227

224:                                              ; preds = %215
  %225 = load i8*, i8** %13, align 8
  %226 = getelementptr i8, i8* %225, i64 8
  store i8* %226, i8** %13, align 8
  br label %227

227:                                              ; preds = %224, %219
  %228 = phi i8* [ %222, %219 ], [ %225, %224 ]
  %229 = bitcast i8* %228 to i8**
  %230 = load i8*, i8** %229, align 8
  %231 = call i32 @heddle_choose(i32 noundef 2) #24
  %232 = icmp eq i32 %231, 0
  %233 = select i1 %232, i8 120, i8 55
  store i8 %233, i8* %230, align 1, !tbaa !13
  %234 = getelementptr inbounds i8, i8* %230, i64 1
  store i8 0, i8* %234, align 1, !tbaa !13
  br label %351

235:                                              ; preds = %181, %181, %181, %181, %181, %181
  call void @__heddle_sample() #24
  %236 = call i32 @heddle_choose(i32 noundef 3) #24
  %237 = uitofp i32 %236 to double
  %238 = fadd double %237, -5.000000e-01
  switch i32 %93, label %270 [
    i32 16, label %239
    i32 8, label %255
  ]

239:                                              ; preds = %235
  %240 = fpext double %238 to x86_fp80
  %241 = load i32, i32* %18, align 8
  %242 = icmp ult i32 %241, 41
  br i1 %242, label %243, label %248

243:                                              ; preds = %239
  %244 = load i8*, i8** %20, align 8
  %245 = sext i32 %241 to i64
  %246 = getelementptr i8, i8* %244, i64 %245
  %247 = add i32 %241, 8
  store i32 %247, i32* %18, align 8
  br label %251

248:                                              ; preds = %239
  %249 = load i8*, i8** %19, align 8
  %250 = getelementptr i8, i8* %249, i64 8
  store i8* %250, i8** %19, align 8
  br label %251

251:                                              ; preds = %248, %243
  %252 = phi i8* [ %246, %243 ], [ %249, %248 ]
  %253 = bitcast i8* %252 to x86_fp80**
  %254 = load x86_fp80*, x86_fp80** %253, align 8
  store x86_fp80 %240, x86_fp80* %254, align 16, !tbaa !38
  br label %351

255:                                              ; preds = %235
  %256 = load i32, i32* %15, align 8
  %257 = icmp ult i32 %256, 41
  br i1 %257, label %258, label %263

258:                                              ; preds = %255
  %259 = load i8*, i8** %17, align 8
  %260 = sext i32 %256 to i64
  %261 = getelementptr i8, i8* %259, i64 %260
  %262 = add i32 %256, 8
  store i32 %262, i32* %15, align 8
  br label %266

263:                                              ; preds = %255
  %264 = load i8*, i8** %16, align 8
  %265 = getelementptr i8, i8* %264, i64 8
  store i8* %265, i8** %16, align 8
  br label %266

266:                                              ; preds = %263, %258
  %267 = phi i8* [ %261, %258 ], [ %264, %263 ]
  %268 = bitcast i8* %267 to double**
  %269 = load double*, double** %268, align 8
  store double %238, double* %269, align 8, !tbaa !34
  br label %351

270:                                              ; preds = %235
  %271 = fptrunc double %238 to float
  %272 = load i32, i32* %21, align 8
  %273 = icmp ult i32 %272, 41
  br i1 %273, label %274, label %279

274:                                              ; preds = %270
  %275 = load i8*, i8** %23, align 8
  %276 = sext i32 %272 to i64
  %277 = getelementptr i8, i8* %275, i64 %276
  %278 = add i32 %272, 8
  store i32 %278, i32* %21, align 8
  br label %282

279:                                              ; preds = %270
  %280 = load i8*, i8** %22, align 8
  %281 = getelementptr i8, i8* %280, i64 8
  store i8* %281, i8** %22, align 8
  br label %282

282:                                              ; preds = %279, %274
  %283 = phi i8* [ %277, %274 ], [ %280, %279 ]
  %284 = bitcast i8* %283 to float**
  %285 = load float*, float** %284, align 8
  store float %271, float* %285, align 4, !tbaa !36
  br label %351

286:                                              ; preds = %181
  %287 = call i64 @__VERIFIER_nondet_long() #24
  switch i32 %93, label %335 [
    i32 1, label %288
    i32 2, label %304
    i32 8, label %320
  ]

288:                                              ; preds = %286
  %289 = trunc i64 %287 to i8
  %290 = load i32, i32* %33, align 8
  %291 = icmp ult i32 %290, 41
  br i1 %291, label %292, label %297

292:                                              ; preds = %288
  %293 = load i8*, i8** %35, align 8
  %294 = sext i32 %290 to i64
  %295 = getelementptr i8, i8* %293, i64 %294
  %296 = add i32 %290, 8
  store i32 %296, i32* %33, align 8
  br label %300

297:                                              ; preds = %288
  %298 = load i8*, i8** %34, align 8
  %299 = getelementptr i8, i8* %298, i64 8
  store i8* %299, i8** %34, align 8
  br label %300

300:                                              ; preds = %297, %292
  %301 = phi i8* [ %295, %292 ], [ %298, %297 ]
  %302 = bitcast i8* %301 to i8**
  %303 = load i8*, i8** %302, align 8
  store i8 %289, i8* %303, align 1, !tbaa !13
  br label %351

304:                                              ; preds = %286
  %305 = trunc i64 %287 to i16
  %306 = load i32, i32* %30, align 8
  %307 = icmp ult i32 %306, 41
  br i1 %307, label %308, label %313

308:                                              ; preds = %304
  %309 = load i8*, i8** %32, align 8
  %310 = sext i32 %306 to i64
  %311 = getelementptr i8, i8* %309, i64 %310
  %312 = add i32 %306, 8
  store i32 %312, i32* %30, align 8
  br label %316

313:                                              ; preds = %304
  %314 = load i8*, i8** %31, align 8
  %315 = getelementptr i8, i8* %314, i64 8
  store i8* %315, i8** %31, align 8
  br label %316

316:                                              ; preds = %313, %308
  %317 = phi i8* [ %311, %308 ], [ %314, %313 ]
  %318 = bitcast i8* %317 to i16**
  %319 = load i16*, i16** %318, align 8
  store i16 %305, i16* %319, align 2, !tbaa !60
  br label %351

320:                                              ; preds = %286
  %321 = load i32, i32* %27, align 8
  %322 = icmp ult i32 %321, 41
  br i1 %322, label %323, label %328

323:                                              ; preds = %320
  %324 = load i8*, i8** %29, align 8
  %325 = sext i32 %321 to i64
  %326 = getelementptr i8, i8* %324, i64 %325
  %327 = add i32 %321, 8
  store i32 %327, i32* %27, align 8
  br label %331

328:                                              ; preds = %320
  %329 = load i8*, i8** %28, align 8
  %330 = getelementptr i8, i8* %329, i64 8
  store i8* %330, i8** %28, align 8
  br label %331

331:                                              ; preds = %328, %323
  %332 = phi i8* [ %326, %323 ], [ %329, %328 ]
  %333 = bitcast i8* %332 to i64**
  %334 = load i64*, i64** %333, align 8
  store i64 %287, i64* %334, align 8, !tbaa !52
  br label %351

335:                                              ; preds = %286
  %336 = trunc i64 %287 to i32
  %337 = load i32, i32* %36, align 8
  %338 = icmp ult i32 %337, 41
  br i1 %338, label %339, label %344

339:                                              ; preds = %335
  %340 = load i8*, i8** %38, align 8
  %341 = sext i32 %337 to i64
  %342 = getelementptr i8, i8* %340, i64 %341
  %343 = add i32 %337, 8
  store i32 %343, i32* %36, align 8
  br label %347

344:                                              ; preds = %335
  %345 = load i8*, i8** %37, align 8
  %346 = getelementptr i8, i8* %345, i64 8
  store i8* %346, i8** %37, align 8
  br label %347

347:                                              ; preds = %344, %339
  %348 = phi i8* [ %342, %339 ], [ %345, %344 ]
  %349 = bitcast i8* %348 to i32**
  %350 = load i32*, i32** %349, align 8
  store i32 %336, i32* %350, align 4, !tbaa !21
  br label %351

351:                                              ; preds = %203, %194, %347, %331, %316, %300, %251, %282, %266, %227
  %352 = phi i8* [ %216, %227 ], [ %94, %266 ], [ %94, %282 ], [ %94, %251 ], [ %94, %300 ], [ %94, %316 ], [ %94, %331 ], [ %94, %347 ], [ %94, %194 ], [ %94, %203 ]
  %353 = load i8, i8* %352, align 1, !tbaa !13
  %354 = icmp eq i8 %353, 0
  %355 = select i1 %354, i32 5, i32 0
  br label %356

356:                                              ; preds = %174, %159, %144, %129, %351, %178, %113
  %357 = phi i32 [ 7, %113 ], [ 1, %178 ], [ %355, %351 ], [ 7, %129 ], [ 7, %144 ], [ 7, %159 ], [ 7, %174 ]
  %358 = phi i32 [ %61, %113 ], [ %61, %178 ], [ %182, %351 ], [ %61, %129 ], [ %61, %144 ], [ %61, %159 ], [ %61, %174 ]
  %359 = phi i32 [ %62, %113 ], [ 0, %178 ], [ %179, %351 ], [ %62, %129 ], [ %62, %144 ], [ %62, %159 ], [ %62, %174 ]
  %360 = phi i8* [ %114, %113 ], [ %94, %178 ], [ %352, %351 ], [ %114, %129 ], [ %114, %144 ], [ %114, %159 ], [ %114, %174 ]
  %361 = phi i32 [ %64, %113 ], [ %61, %178 ], [ %64, %351 ], [ %64, %129 ], [ %64, %144 ], [ %64, %159 ], [ %64, %174 ]
  switch i32 %357, label %370 [
    i32 0, label %362
    i32 7, label %362
    i32 5, label %368
  ]

362:                                              ; preds = %60, %356, %66, %356
  %363 = phi i32 [ %61, %66 ], [ %358, %356 ], [ %358, %356 ], [ %61, %60 ]
  %364 = phi i32 [ %62, %66 ], [ %359, %356 ], [ %359, %356 ], [ %62, %60 ]
  %365 = phi i8* [ %67, %66 ], [ %360, %356 ], [ %360, %356 ], [ %63, %60 ]
  %366 = phi i32 [ %64, %66 ], [ %361, %356 ], [ %361, %356 ], [ %64, %60 ]
  %367 = getelementptr inbounds i8, i8* %365, i64 1
  br label %60, !llvm.loop !86

368:                                              ; preds = %60, %356
  %369 = phi i32 [ %358, %356 ], [ %61, %60 ]
  br label %370

370:                                              ; preds = %356, %368, %7
  %371 = phi i32 [ -1, %7 ], [ %369, %368 ], [ %361, %356 ]
  ret i32 %371
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc99_scanf(i8* nocapture noundef readonly %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #25
  call void @llvm.va_start(i8* nonnull %3)
  %4 = call fastcc i32 @scan_input(i8* noundef %0, [1 x %struct.__va_list_tag]* noundef nonnull %2) #27
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #25
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc23_scanf(i8* nocapture noundef readonly %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #25
  call void @llvm.va_start(i8* nonnull %3)
  %4 = call fastcc i32 @scan_input(i8* noundef %0, [1 x %struct.__va_list_tag]* noundef nonnull %2) #27
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #25
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define dso_local i32 @fscanf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #25
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan_input(i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %3) #27
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #25
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc99_fscanf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #25
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan_input(i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %3) #27
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #25
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc23_fscanf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #25
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan_input(i8* noundef %1, [1 x %struct.__va_list_tag]* noundef nonnull %3) #27
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #25
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i8* @fopen(i8* nocapture readnone %0, i8* nocapture readnone %1) local_unnamed_addr #0 {
  %3 = call i32 @heddle_choose(i32 noundef 2) #24
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i8* null, i8* bitcast ([2 x i64]* @fopen.stream to i8*)
  ret i8* %5
}

; Function Attrs: nounwind uwtable
define dso_local i64 @fread(i8* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i8* nocapture readnone %3) local_unnamed_addr #0 {
  call void @__heddle_sample() #24
  %5 = call i32 @heddle_choose(i32 noundef 2) #24
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %4
  %8 = mul i64 %2, %1
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %15, label %10

10:                                               ; preds = %7, %10
  %11 = phi i64 [ %13, %10 ], [ 0, %7 ]
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  store i8 120, i8* %12, align 1, !tbaa !13
  %13 = add nuw i64 %11, 1
  %14 = icmp eq i64 %13, %8
  br i1 %14, label %15, label %10, !llvm.loop !87

15:                                               ; preds = %10, %7, %4
  %16 = phi i64 [ 0, %4 ], [ %2, %7 ], [ %2, %10 ]
  ret i64 %16
}

; Function Attrs: nounwind uwtable
define dso_local i32 @open(i8* nocapture noundef readnone %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = call i32 @heddle_choose(i32 noundef 2) #24
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 -1, i32 3
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i64 @read(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i32 %0, 64
  br i1 %4, label %16, label %5

5:                                                ; preds = %3
  %6 = add i32 %0, -64
  %7 = icmp ult i32 %6, 128
  br i1 %7, label %8, label %16

8:                                                ; preds = %5
  %9 = sdiv i32 %6, 2
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %10
  %12 = getelementptr inbounds %struct.channel, %struct.channel* %11, i64 0, i32 0
  %13 = load i32, i32* %12, align 8, !tbaa !41
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, %struct.channel* null, %struct.channel* %11
  br label %16

16:                                               ; preds = %8, %5, %3
  %17 = phi %struct.channel* [ null, %3 ], [ null, %5 ], [ %15, %8 ]
  %18 = icmp eq %struct.channel* %17, null
  br i1 %18, label %21, label %19

19:                                               ; preds = %16
  %20 = call fastcc i64 @channel_read(%struct.channel* noundef nonnull %17, i8* noundef %1, i64 noundef %2) #27
  br label %34

21:                                               ; preds = %16
  call void @__heddle_sample() #24
  %22 = call i32 @heddle_choose(i32 noundef 2) #24
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %34, label %24

24:                                               ; preds = %21
  call void @__heddle_sample() #24
  %25 = call i32 @heddle_choose(i32 noundef 2) #24
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %34, label %27

27:                                               ; preds = %24
  %28 = icmp eq i64 %2, 0
  br i1 %28, label %34, label %29

29:                                               ; preds = %27, %29
  %30 = phi i64 [ %32, %29 ], [ 0, %27 ]
  %31 = getelementptr inbounds i8, i8* %1, i64 %30
  store i8 120, i8* %31, align 1, !tbaa !13
  %32 = add nuw i64 %30, 1
  %33 = icmp eq i64 %32, %2
  br i1 %33, label %34, label %29, !llvm.loop !87

34:                                               ; preds = %29, %27, %24, %21, %19
  %35 = phi i64 [ %20, %19 ], [ -1, %21 ], [ 0, %24 ], [ %2, %27 ], [ %2, %29 ]
  ret i64 %35
}

; Function Attrs: nounwind uwtable
define internal fastcc i64 @channel_read(%struct.channel* noundef %0, i8* noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 0
  %7 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 3
  %8 = bitcast i64* %4 to i8*
  %9 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 1
  %10 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 5
  %11 = ptrtoint %struct.channel* %0 to i64
  %12 = sub i64 %11, ptrtoint ([64 x %struct.channel]* @channels to i64)
  %13 = sdiv exact i64 %12, 40
  %14 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 4
  %15 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 5
  %16 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 4
  %17 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 6
  %18 = getelementptr inbounds %struct.channel, %struct.channel* %0, i64 0, i32 1
  br label %19

19:                                               ; preds = %87, %3
  %20 = phi i64 [ undef, %3 ], [ %88, %87 ]
  call void @heddle_atomic_begin() #24
  %21 = load atomic i32, i32* %5 seq_cst, align 4, !tbaa !44
  %22 = load i32, i32* %6, align 8, !tbaa !41
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %24, label %34

24:                                               ; preds = %19
  %25 = load i64, i64* %7, align 8, !tbaa !45
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %34, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8) #25
  %28 = load i32, i32* %9, align 4, !tbaa !50
  %29 = and i32 %28, 1
  %30 = icmp eq i32 %29, 0
  %31 = select i1 %30, i64 %25, i64 1
  store i64 %31, i64* %4, align 8, !tbaa !46
  %32 = sub i64 %25, %31
  store i64 %32, i64* %7, align 8, !tbaa !45
  %33 = call i8* @memcpy(i8* noundef %1, i8* noundef nonnull %8, i64 noundef 8) #24
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #25
  br label %34

34:                                               ; preds = %27, %24, %19
  %35 = phi i64 [ 8, %27 ], [ 0, %24 ], [ 0, %19 ]
  %36 = load i32, i32* %6, align 8, !tbaa !41
  %37 = icmp eq i32 %36, 2
  br i1 %37, label %38, label %62

38:                                               ; preds = %34
  %39 = load i32, i32* %10, align 4, !tbaa !47
  %40 = icmp ne i32 %39, 0
  %41 = icmp ult i64 %35, %2
  %42 = and i1 %40, %41
  br i1 %42, label %48, label %62

43:                                               ; preds = %48
  %44 = load i32, i32* %10, align 4, !tbaa !47
  %45 = icmp ne i32 %44, 0
  %46 = icmp ult i64 %57, %2
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %62, !llvm.loop !88

48:                                               ; preds = %38, %43
  %49 = phi i64 [ %57, %43 ], [ %35, %38 ]
  %50 = load i32, i32* %14, align 8, !tbaa !48
  %51 = add i32 %50, 1
  store i32 %51, i32* %14, align 8, !tbaa !48
  %52 = and i32 %50, 65535
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds [64 x [65536 x i8]], [64 x [65536 x i8]]* @in_pipes, i64 0, i64 %13, i64 %53
  %55 = load i8, i8* %54, align 1, !tbaa !13
  %56 = getelementptr inbounds i8, i8* %1, i64 %49
  store i8 %55, i8* %56, align 1, !tbaa !13
  store i8 0, i8* %54, align 1, !tbaa !13
  %57 = add nuw nsw i64 %49, 1
  %58 = load i32, i32* %10, align 4, !tbaa !47
  %59 = add i32 %58, -1
  store i32 %59, i32* %10, align 4, !tbaa !47
  %60 = load i32, i32* %6, align 8, !tbaa !41
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %43, label %62, !llvm.loop !88

62:                                               ; preds = %48, %43, %38, %34
  %63 = phi i64 [ %35, %34 ], [ %35, %38 ], [ %57, %43 ], [ %57, %48 ]
  %64 = phi i1 [ %37, %34 ], [ %37, %38 ], [ %61, %43 ], [ %61, %48 ]
  %65 = load i32, i32* %15, align 4, !tbaa !47
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %68

67:                                               ; preds = %62
  store i32 0, i32* %16, align 8, !tbaa !48
  br label %68

68:                                               ; preds = %67, %62
  br i1 %64, label %69, label %72

69:                                               ; preds = %68
  %70 = load i32, i32* %17, align 8, !tbaa !89
  %71 = icmp ne i32 %70, 0
  br label %72

72:                                               ; preds = %69, %68
  %73 = phi i1 [ false, %68 ], [ %71, %69 ]
  %74 = icmp eq i64 %63, 0
  br i1 %74, label %78, label %75

75:                                               ; preds = %72
  %76 = atomicrmw add i32* %5, i32 1 seq_cst, align 4
  call void @heddle_atomic_end() #24
  %77 = call i64 @__heddle_futex_wake(i32* noundef nonnull %5, i32 noundef 1048576) #24
  br label %87

78:                                               ; preds = %72
  call void @heddle_atomic_end() #24
  br i1 %73, label %87, label %79

79:                                               ; preds = %78
  %80 = load i32, i32* %18, align 4, !tbaa !50
  %81 = and i32 %80, 2048
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %85, label %83

83:                                               ; preds = %79
  %84 = call i32* @__errno_location() #24
  store i32 11, i32* %84, align 4, !tbaa !21
  br label %87

85:                                               ; preds = %79
  %86 = call i64 @__heddle_futex_wait(i32* noundef nonnull %5, i32 noundef %21) #24
  br label %87

87:                                               ; preds = %78, %75, %85, %83
  %88 = phi i64 [ -1, %83 ], [ %20, %85 ], [ %63, %75 ], [ %63, %78 ]
  %89 = phi i1 [ false, %83 ], [ true, %85 ], [ false, %75 ], [ false, %78 ]
  br i1 %89, label %19, label %90

90:                                               ; preds = %87
  ret i64 %88
}

; Function Attrs: nounwind uwtable
define dso_local void @vwarn(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = call i32 @vfprintf(i8* noundef null, i8* noundef nonnull %0, %struct.__va_list_tag* noundef %1) #24
  br label %6

6:                                                ; preds = %2, %4
  %7 = call i32 @putchar(i32 noundef 10) #24
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @say(i8* noundef %0, %struct.__va_list_tag* noundef %1) unnamed_addr #0 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = call i32 @vfprintf(i8* noundef null, i8* noundef nonnull %0, %struct.__va_list_tag* noundef %1) #24
  br label %6

6:                                                ; preds = %4, %2
  %7 = call i32 @putchar(i32 noundef 10) #24
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @warn(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #25
  call void @llvm.va_start(i8* nonnull %3)
  %4 = icmp eq i8* %0, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  %7 = call i32 @vfprintf(i8* noundef null, i8* noundef nonnull %0, %struct.__va_list_tag* noundef nonnull %6) #24
  br label %8

8:                                                ; preds = %1, %5
  %9 = call i32 @putchar(i32 noundef 10) #24
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #25
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @vwarnx(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = call i32 @vfprintf(i8* noundef null, i8* noundef nonnull %0, %struct.__va_list_tag* noundef %1) #24
  br label %6

6:                                                ; preds = %2, %4
  %7 = call i32 @putchar(i32 noundef 10) #24
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @warnx(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #25
  call void @llvm.va_start(i8* nonnull %3)
  %4 = icmp eq i8* %0, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  %7 = call i32 @vfprintf(i8* noundef null, i8* noundef nonnull %0, %struct.__va_list_tag* noundef nonnull %6) #24
  br label %8

8:                                                ; preds = %1, %5
  %9 = call i32 @putchar(i32 noundef 10) #24
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #25
  ret void
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @verr(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #2 {
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %2) #27
  call void @exit(i32 noundef %0) #26
  unreachable
}

; Function Attrs: noreturn
declare void @exit(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind uwtable
define dso_local void @err(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #2 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #25
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #27
  call void @llvm.va_end(i8* %4)
  call void @exit(i32 noundef %0) #26
  unreachable
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @verrx(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #2 {
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %2) #27
  call void @exit(i32 noundef %0) #26
  unreachable
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @errx(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #2 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #25
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #27
  call void @llvm.va_end(i8* %4)
  call void @exit(i32 noundef %0) #26
  unreachable
}

; Function Attrs: nounwind uwtable
define dso_local void @error(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #25
  call void @llvm.va_start(i8* nonnull %5)
  %6 = icmp eq i8* %2, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %9 = call i32 @vfprintf(i8* noundef null, i8* noundef nonnull %2, %struct.__va_list_tag* noundef nonnull %8) #24
  br label %10

10:                                               ; preds = %3, %7
  %11 = call i32 @putchar(i32 noundef 10) #24
  call void @llvm.va_end(i8* %5)
  %12 = icmp eq i32 %0, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @exit(i32 noundef %0) #26
  unreachable

14:                                               ; preds = %10
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #25
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @getopt(i32 noundef %0, i8** nocapture noundef readonly %1, i8* nocapture noundef readonly %2) local_unnamed_addr #9 {
  %4 = load i32, i32* @getopt.at, align 4, !tbaa !21
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %27

6:                                                ; preds = %3
  %7 = load i32, i32* @optind, align 4, !tbaa !21
  %8 = icmp slt i32 %7, %0
  br i1 %8, label %9, label %90

9:                                                ; preds = %6
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i8*, i8** %1, i64 %10
  %12 = load i8*, i8** %11, align 8, !tbaa !5
  %13 = icmp eq i8* %12, null
  br i1 %13, label %90, label %14

14:                                               ; preds = %9
  %15 = load i8, i8* %12, align 1, !tbaa !13
  %16 = icmp eq i8 %15, 45
  br i1 %16, label %17, label %90

17:                                               ; preds = %14
  %18 = getelementptr inbounds i8, i8* %12, i64 1
  %19 = load i8, i8* %18, align 1, !tbaa !13
  switch i8 %19, label %26 [
    i8 0, label %90
    i8 45, label %20
  ]

20:                                               ; preds = %17
  %21 = getelementptr inbounds i8, i8* %12, i64 2
  %22 = load i8, i8* %21, align 1, !tbaa !13
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %20
  %25 = add nsw i32 %7, 1
  store i32 %25, i32* @optind, align 4, !tbaa !21
  br label %90

26:                                               ; preds = %17, %20
  store i32 1, i32* @getopt.at, align 4, !tbaa !21
  br label %27

27:                                               ; preds = %26, %3
  %28 = load i32, i32* @optind, align 4, !tbaa !21
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8*, i8** %1, i64 %29
  %31 = load i8*, i8** %30, align 8, !tbaa !5
  %32 = load i32, i32* @getopt.at, align 4, !tbaa !21
  %33 = add nsw i32 %32, 1
  store i32 %33, i32* @getopt.at, align 4, !tbaa !21
  %34 = sext i32 %32 to i64
  %35 = getelementptr inbounds i8, i8* %31, i64 %34
  %36 = load i8, i8* %35, align 1, !tbaa !13
  %37 = load i8, i8* %2, align 1, !tbaa !13
  %38 = icmp eq i8 %37, 58
  %39 = zext i1 %38 to i64
  %40 = getelementptr inbounds i8, i8* %2, i64 %39
  br label %41

41:                                               ; preds = %41, %27
  %42 = phi i8* [ %40, %27 ], [ %47, %41 ]
  %43 = load i8, i8* %42, align 1, !tbaa !13
  %44 = icmp eq i8 %43, 0
  %45 = icmp eq i8 %43, %36
  %46 = select i1 %44, i1 true, i1 %45
  %47 = getelementptr inbounds i8, i8* %42, i64 1
  br i1 %46, label %48, label %41, !llvm.loop !90

48:                                               ; preds = %41
  %49 = sext i8 %36 to i32
  store i32 %49, i32* @optopt, align 4, !tbaa !21
  %50 = load i8, i8* %42, align 1, !tbaa !13
  %51 = icmp eq i8 %50, 0
  %52 = icmp eq i8 %36, 58
  %53 = select i1 %51, i1 true, i1 %52
  br i1 %53, label %54, label %61

54:                                               ; preds = %48
  %55 = sext i32 %33 to i64
  %56 = getelementptr inbounds i8, i8* %31, i64 %55
  %57 = load i8, i8* %56, align 1, !tbaa !13
  %58 = icmp eq i8 %57, 0
  br i1 %58, label %59, label %90

59:                                               ; preds = %54
  %60 = add nsw i32 %28, 1
  store i32 %60, i32* @optind, align 4, !tbaa !21
  store i32 0, i32* @getopt.at, align 4, !tbaa !21
  br label %90

61:                                               ; preds = %48
  %62 = getelementptr inbounds i8, i8* %42, i64 1
  %63 = load i8, i8* %62, align 1, !tbaa !13
  %64 = icmp eq i8 %63, 58
  %65 = sext i32 %33 to i64
  %66 = getelementptr inbounds i8, i8* %31, i64 %65
  %67 = load i8, i8* %66, align 1, !tbaa !13
  %68 = icmp eq i8 %67, 0
  br i1 %64, label %72, label %69

69:                                               ; preds = %61
  br i1 %68, label %70, label %90

70:                                               ; preds = %69
  %71 = add nsw i32 %28, 1
  store i32 %71, i32* @optind, align 4, !tbaa !21
  store i32 0, i32* @getopt.at, align 4, !tbaa !21
  br label %90

72:                                               ; preds = %61
  %73 = select i1 %68, i8* null, i8* %66
  store i8* %73, i8** @optarg, align 8, !tbaa !5
  %74 = add nsw i32 %28, 1
  store i32 %74, i32* @optind, align 4, !tbaa !21
  store i32 0, i32* @getopt.at, align 4, !tbaa !21
  br i1 %68, label %75, label %90

75:                                               ; preds = %72
  %76 = getelementptr inbounds i8, i8* %42, i64 2
  %77 = load i8, i8* %76, align 1, !tbaa !13
  %78 = icmp eq i8 %77, 58
  br i1 %78, label %90, label %79

79:                                               ; preds = %75
  %80 = icmp slt i32 %74, %0
  br i1 %80, label %85, label %81

81:                                               ; preds = %79
  %82 = load i8, i8* %2, align 1, !tbaa !13
  %83 = icmp eq i8 %82, 58
  %84 = select i1 %83, i32 58, i32 63
  br label %90

85:                                               ; preds = %79
  %86 = add nsw i32 %28, 2
  store i32 %86, i32* @optind, align 4, !tbaa !21
  %87 = sext i32 %74 to i64
  %88 = getelementptr inbounds i8*, i8** %1, i64 %87
  %89 = load i8*, i8** %88, align 8, !tbaa !5
  store i8* %89, i8** @optarg, align 8, !tbaa !5
  br label %90

90:                                               ; preds = %81, %59, %54, %70, %69, %85, %75, %72, %17, %6, %9, %14, %24
  %91 = phi i32 [ -1, %24 ], [ -1, %17 ], [ -1, %14 ], [ -1, %9 ], [ -1, %6 ], [ %84, %81 ], [ 63, %59 ], [ 63, %54 ], [ %49, %70 ], [ %49, %69 ], [ %49, %85 ], [ %49, %75 ], [ %49, %72 ]
  ret i32 %91
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local %struct.date* @gmtime_r(i64* nocapture noundef readonly %0, %struct.date* noundef returned %1) local_unnamed_addr #13 {
  %3 = load i64, i64* %0, align 8, !tbaa !52
  %4 = sdiv i64 %3, 86400
  %5 = srem i64 %3, 86400
  %6 = ashr i64 %5, 63
  %7 = add nsw i64 %6, %4
  %8 = icmp slt i64 %5, 0
  %9 = select i1 %8, i64 86400, i64 0
  %10 = add nsw i64 %9, %5
  %11 = srem i64 %10, 60
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds %struct.date, %struct.date* %1, i64 0, i32 0
  store i32 %12, i32* %13, align 8, !tbaa !91
  %14 = sdiv i64 %10, 60
  %15 = srem i64 %14, 60
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds %struct.date, %struct.date* %1, i64 0, i32 1
  store i32 %16, i32* %17, align 4, !tbaa !93
  %18 = sdiv i64 %10, 3600
  %19 = trunc i64 %18 to i32
  %20 = getelementptr inbounds %struct.date, %struct.date* %1, i64 0, i32 2
  store i32 %19, i32* %20, align 8, !tbaa !94
  %21 = srem i64 %7, 7
  %22 = add nsw i64 %21, 11
  %23 = srem i64 %22, 7
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds %struct.date, %struct.date* %1, i64 0, i32 6
  store i32 %24, i32* %25, align 8, !tbaa !95
  %26 = add nsw i64 %7, 719468
  %27 = icmp slt i64 %7, -719468
  %28 = add nsw i64 %7, 573372
  %29 = select i1 %27, i64 %28, i64 %26
  %30 = sdiv i64 %29, 146097
  %31 = mul nsw i64 %30, -146097
  %32 = add nsw i64 %31, %26
  %33 = sdiv i64 %32, -1460
  %34 = add i64 %33, %32
  %35 = sdiv i64 %32, 36524
  %36 = add nsw i64 %34, %35
  %37 = sdiv i64 %32, -146096
  %38 = add i64 %36, %37
  %39 = sdiv i64 %38, 365
  %40 = mul i64 %39, -365
  %41 = sdiv i64 %38, -1460
  %42 = sdiv i64 %38, 36500
  %43 = add i64 %41, %32
  %44 = add i64 %43, %42
  %45 = add i64 %44, %40
  %46 = mul nsw i64 %45, 5
  %47 = add nsw i64 %46, 2
  %48 = sdiv i64 %47, 153
  %49 = mul nsw i64 %48, 153
  %50 = add nsw i64 %49, 2
  %51 = sdiv i64 %50, -5
  %52 = add i64 %51, %45
  %53 = trunc i64 %52 to i32
  %54 = add i32 %53, 1
  %55 = getelementptr inbounds %struct.date, %struct.date* %1, i64 0, i32 3
  store i32 %54, i32* %55, align 4, !tbaa !96
  %56 = add nsw i64 %48, 2
  %57 = icmp sgt i64 %46, 1527
  %58 = select i1 %57, i64 4294967284, i64 0
  %59 = add nsw i64 %56, %58
  %60 = trunc i64 %59 to i32
  %61 = getelementptr inbounds %struct.date, %struct.date* %1, i64 0, i32 4
  store i32 %60, i32* %61, align 8, !tbaa !97
  %62 = mul nsw i64 %30, 400
  %63 = add nsw i64 %39, %62
  %64 = icmp slt i32 %60, 2
  %65 = zext i1 %64 to i64
  %66 = add nsw i64 %63, %65
  %67 = and i64 %66, 3
  %68 = icmp eq i64 %67, 0
  %69 = srem i64 %66, 100
  %70 = icmp ne i64 %69, 0
  %71 = srem i64 %66, 400
  %72 = icmp eq i64 %71, 0
  %73 = or i1 %70, %72
  %74 = and i1 %68, %73
  %75 = zext i1 %74 to i64
  %76 = trunc i64 %66 to i32
  %77 = add i32 %76, -1900
  %78 = getelementptr inbounds %struct.date, %struct.date* %1, i64 0, i32 5
  store i32 %77, i32* %78, align 4, !tbaa !98
  %79 = add nsw i64 %45, 59
  %80 = add nsw i64 %79, %75
  %81 = select i1 %74, i64 4294966930, i64 4294966931
  %82 = select i1 %64, i64 %81, i64 0
  %83 = add i64 %80, %82
  %84 = trunc i64 %83 to i32
  %85 = getelementptr inbounds %struct.date, %struct.date* %1, i64 0, i32 7
  store i32 %84, i32* %85, align 4, !tbaa !99
  %86 = getelementptr inbounds %struct.date, %struct.date* %1, i64 0, i32 8
  store i32 0, i32* %86, align 8, !tbaa !100
  %87 = getelementptr inbounds %struct.date, %struct.date* %1, i64 0, i32 9
  store i64 0, i64* %87, align 8, !tbaa !101
  %88 = getelementptr inbounds %struct.date, %struct.date* %1, i64 0, i32 10
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i8** %88, align 8, !tbaa !102
  ret %struct.date* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local %struct.date* @localtime_r(i64* nocapture noundef readonly %0, %struct.date* noundef returned %1) local_unnamed_addr #13 {
  %3 = call %struct.date* @gmtime_r(i64* noundef %0, %struct.date* noundef %1) #27
  ret %struct.date* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local nonnull %struct.date* @gmtime(i64* nocapture noundef readonly %0) local_unnamed_addr #13 {
  %2 = call %struct.date* @gmtime_r(i64* noundef %0, %struct.date* noundef nonnull @gmtime_buffer) #27
  ret %struct.date* @gmtime_buffer
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local nonnull %struct.date* @localtime(i64* nocapture noundef readonly %0) local_unnamed_addr #13 {
  %2 = call %struct.date* @gmtime_r(i64* noundef %0, %struct.date* noundef nonnull @gmtime_buffer) #27
  ret %struct.date* @gmtime_buffer
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local double @difftime(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = sub nsw i64 %0, %1
  %4 = sitofp i64 %3 to double
  ret double %4
}

; Function Attrs: nounwind uwtable
define dso_local i8* @asctime_r(%struct.date* nocapture noundef readonly %0, i8* noundef returned %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 6
  %4 = load i32, i32* %3, align 8, !tbaa !95
  %5 = mul nsw i32 %4, 3
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds [22 x i8], [22 x i8]* @day_names, i64 0, i64 %6
  %8 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 4
  %9 = load i32, i32* %8, align 8, !tbaa !97
  %10 = mul nsw i32 %9, 3
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [37 x i8], [37 x i8]* @month_names, i64 0, i64 %11
  %13 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 3
  %14 = load i32, i32* %13, align 4, !tbaa !96
  %15 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 2
  %16 = load i32, i32* %15, align 8, !tbaa !94
  %17 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 1
  %18 = load i32, i32* %17, align 4, !tbaa !93
  %19 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 0
  %20 = load i32, i32* %19, align 8, !tbaa !91
  %21 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 5
  %22 = load i32, i32* %21, align 4, !tbaa !98
  %23 = add nsw i32 %22, 1900
  %24 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %1, i64 noundef 26, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i64 0, i64 0), i8* noundef nonnull %7, i8* noundef nonnull %12, i32 noundef %14, i32 noundef %16, i32 noundef %18, i32 noundef %20, i32 noundef %23) #24
  ret i8* %1
}

declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i8* @ctime_r(i64* nocapture noundef readonly %0, i8* noundef returned %1) local_unnamed_addr #0 {
  %3 = load i64, i64* %0, align 8, !tbaa !52
  %4 = sdiv i64 %3, 86400
  %5 = srem i64 %3, 86400
  %6 = ashr i64 %5, 63
  %7 = add nsw i64 %6, %4
  %8 = icmp slt i64 %5, 0
  %9 = select i1 %8, i64 86400, i64 0
  %10 = add nsw i64 %9, %5
  %11 = srem i64 %10, 60
  %12 = trunc i64 %11 to i32
  %13 = sdiv i64 %10, 60
  %14 = srem i64 %13, 60
  %15 = trunc i64 %14 to i32
  %16 = sdiv i64 %10, 3600
  %17 = trunc i64 %16 to i32
  %18 = srem i64 %7, 7
  %19 = add nsw i64 %18, 11
  %20 = srem i64 %19, 7
  %21 = add nsw i64 %7, 719468
  %22 = icmp slt i64 %7, -719468
  %23 = add nsw i64 %7, 573372
  %24 = select i1 %22, i64 %23, i64 %21
  %25 = sdiv i64 %24, 146097
  %26 = mul nsw i64 %25, -146097
  %27 = add nsw i64 %26, %21
  %28 = sdiv i64 %27, -1460
  %29 = add i64 %28, %27
  %30 = sdiv i64 %27, 36524
  %31 = add nsw i64 %29, %30
  %32 = sdiv i64 %27, -146096
  %33 = add i64 %31, %32
  %34 = sdiv i64 %33, 365
  %35 = mul i64 %34, -365
  %36 = sdiv i64 %33, -1460
  %37 = sdiv i64 %33, 36500
  %38 = add i64 %36, %27
  %39 = add i64 %38, %37
  %40 = add i64 %39, %35
  %41 = mul nsw i64 %40, 5
  %42 = add nsw i64 %41, 2
  %43 = sdiv i64 %42, 153
  %44 = mul nsw i64 %43, 153
  %45 = add nsw i64 %44, 2
  %46 = sdiv i64 %45, -5
  %47 = add i64 %46, %40
  %48 = trunc i64 %47 to i32
  %49 = add i32 %48, 1
  %50 = add nsw i64 %43, 2
  %51 = icmp sgt i64 %41, 1527
  %52 = select i1 %51, i64 4294967284, i64 0
  %53 = add nsw i64 %50, %52
  %54 = trunc i64 %53 to i32
  %55 = mul nsw i64 %25, 400
  %56 = add nsw i64 %34, %55
  %57 = icmp slt i32 %54, 2
  %58 = zext i1 %57 to i64
  %59 = add nsw i64 %56, %58
  %60 = trunc i64 %59 to i32
  %61 = mul nsw i64 %20, 3
  %62 = getelementptr inbounds [22 x i8], [22 x i8]* @day_names, i64 0, i64 %61
  %63 = mul i64 %53, 12884901888
  %64 = ashr exact i64 %63, 32
  %65 = getelementptr inbounds [37 x i8], [37 x i8]* @month_names, i64 0, i64 %64
  %66 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %1, i64 noundef 26, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i64 0, i64 0), i8* noundef nonnull %62, i8* noundef nonnull %65, i32 noundef %49, i32 noundef %17, i32 noundef %15, i32 noundef %12, i32 noundef %60) #24
  ret i8* %1
}

; Function Attrs: nounwind uwtable
define dso_local i8* @asctime(%struct.date* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 6
  %3 = load i32, i32* %2, align 8, !tbaa !95
  %4 = mul nsw i32 %3, 3
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [22 x i8], [22 x i8]* @day_names, i64 0, i64 %5
  %7 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 4
  %8 = load i32, i32* %7, align 8, !tbaa !97
  %9 = mul nsw i32 %8, 3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [37 x i8], [37 x i8]* @month_names, i64 0, i64 %10
  %12 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 3
  %13 = load i32, i32* %12, align 4, !tbaa !96
  %14 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 2
  %15 = load i32, i32* %14, align 8, !tbaa !94
  %16 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 1
  %17 = load i32, i32* %16, align 4, !tbaa !93
  %18 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 0
  %19 = load i32, i32* %18, align 8, !tbaa !91
  %20 = getelementptr inbounds %struct.date, %struct.date* %0, i64 0, i32 5
  %21 = load i32, i32* %20, align 4, !tbaa !98
  %22 = add nsw i32 %21, 1900
  %23 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @asctime_buffer, i64 0, i64 0), i64 noundef 26, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i64 0, i64 0), i8* noundef nonnull %6, i8* noundef nonnull %11, i32 noundef %13, i32 noundef %15, i32 noundef %17, i32 noundef %19, i32 noundef %22) #24
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @asctime_buffer, i64 0, i64 0)
}

; Function Attrs: nounwind uwtable
define dso_local i8* @ctime(i64* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = load i64, i64* %0, align 8, !tbaa !52
  %3 = sdiv i64 %2, 86400
  %4 = srem i64 %2, 86400
  %5 = ashr i64 %4, 63
  %6 = add nsw i64 %5, %3
  %7 = icmp slt i64 %4, 0
  %8 = select i1 %7, i64 86400, i64 0
  %9 = add nsw i64 %8, %4
  %10 = srem i64 %9, 60
  %11 = trunc i64 %10 to i32
  %12 = sdiv i64 %9, 60
  %13 = srem i64 %12, 60
  %14 = trunc i64 %13 to i32
  %15 = sdiv i64 %9, 3600
  %16 = trunc i64 %15 to i32
  %17 = srem i64 %6, 7
  %18 = add nsw i64 %17, 11
  %19 = srem i64 %18, 7
  %20 = add nsw i64 %6, 719468
  %21 = icmp slt i64 %6, -719468
  %22 = add nsw i64 %6, 573372
  %23 = select i1 %21, i64 %22, i64 %20
  %24 = sdiv i64 %23, 146097
  %25 = mul nsw i64 %24, -146097
  %26 = add nsw i64 %25, %20
  %27 = sdiv i64 %26, -1460
  %28 = add i64 %27, %26
  %29 = sdiv i64 %26, 36524
  %30 = add nsw i64 %28, %29
  %31 = sdiv i64 %26, -146096
  %32 = add i64 %30, %31
  %33 = sdiv i64 %32, 365
  %34 = mul i64 %33, -365
  %35 = sdiv i64 %32, -1460
  %36 = sdiv i64 %32, 36500
  %37 = add i64 %35, %26
  %38 = add i64 %37, %36
  %39 = add i64 %38, %34
  %40 = mul nsw i64 %39, 5
  %41 = add nsw i64 %40, 2
  %42 = sdiv i64 %41, 153
  %43 = mul nsw i64 %42, 153
  %44 = add nsw i64 %43, 2
  %45 = sdiv i64 %44, -5
  %46 = add i64 %45, %39
  %47 = trunc i64 %46 to i32
  %48 = add i32 %47, 1
  %49 = add nsw i64 %42, 2
  %50 = icmp sgt i64 %40, 1527
  %51 = select i1 %50, i64 4294967284, i64 0
  %52 = add nsw i64 %49, %51
  %53 = trunc i64 %52 to i32
  %54 = mul nsw i64 %24, 400
  %55 = add nsw i64 %33, %54
  %56 = icmp slt i32 %53, 2
  %57 = zext i1 %56 to i64
  %58 = add nsw i64 %55, %57
  %59 = trunc i64 %58 to i32
  %60 = mul nsw i64 %19, 3
  %61 = getelementptr inbounds [22 x i8], [22 x i8]* @day_names, i64 0, i64 %60
  %62 = mul i64 %52, 12884901888
  %63 = ashr exact i64 %62, 32
  %64 = getelementptr inbounds [37 x i8], [37 x i8]* @month_names, i64 0, i64 %63
  %65 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @asctime_buffer, i64 0, i64 0), i64 noundef 26, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i64 0, i64 0), i8* noundef nonnull %61, i8* noundef nonnull %64, i32 noundef %48, i32 noundef %16, i32 noundef %14, i32 noundef %11, i32 noundef %59) #24
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @asctime_buffer, i64 0, i64 0)
}

; Function Attrs: nounwind uwtable
define dso_local i64 @strftime(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readonly %2, %struct.date* nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = alloca [32 x i8], align 16
  %6 = load i8, i8* %2, align 1, !tbaa !13
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %111, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds [32 x i8], [32 x i8]* %5, i64 0, i64 0
  %10 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 5
  %11 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 4
  %12 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 6
  %13 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 2
  %14 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 1
  %15 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 2
  %16 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 1
  %17 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 0
  %18 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 4
  %19 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 3
  %20 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 7
  %21 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 0
  %22 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 1
  %23 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 2
  %24 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 3
  %25 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 3
  %26 = getelementptr inbounds %struct.date, %struct.date* %3, i64 0, i32 4
  br label %30

27:                                               ; preds = %108
  %28 = load i8, i8* %110, align 1, !tbaa !13
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %111, label %30, !llvm.loop !103

30:                                               ; preds = %8, %27
  %31 = phi i64 [ 0, %8 ], [ %109, %27 ]
  %32 = phi i8* [ %2, %8 ], [ %110, %27 ]
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %9) #25
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  %33 = load i8, i8* %32, align 1, !tbaa !13
  store i8 %33, i8* %9, align 16, !tbaa !13
  %34 = load i32, i32* %10, align 4, !tbaa !98
  %35 = add nsw i32 %34, 1900
  %36 = icmp eq i8 %33, 37
  br i1 %36, label %37, label %100

37:                                               ; preds = %30
  %38 = getelementptr inbounds i8, i8* %32, i64 1
  %39 = load i8, i8* %38, align 1, !tbaa !13
  %40 = sext i8 %39 to i32
  switch i32 %40, label %99 [
    i32 89, label %41
    i32 121, label %43
    i32 109, label %46
    i32 100, label %50
    i32 101, label %53
    i32 72, label %56
    i32 77, label %59
    i32 83, label %62
    i32 106, label %65
    i32 70, label %69
    i32 84, label %74
    i32 82, label %79
    i32 97, label %83
    i32 98, label %89
    i32 90, label %95
    i32 122, label %97
  ]

41:                                               ; preds = %37
  %42 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0), i32 noundef %35) #24
  br label %100

43:                                               ; preds = %37
  %44 = srem i32 %34, 100
  %45 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0), i32 noundef %44) #24
  br label %100

46:                                               ; preds = %37
  %47 = load i32, i32* %26, align 8, !tbaa !97
  %48 = add nsw i32 %47, 1
  %49 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0), i32 noundef %48) #24
  br label %100

50:                                               ; preds = %37
  %51 = load i32, i32* %25, align 4, !tbaa !96
  %52 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0), i32 noundef %51) #24
  br label %100

53:                                               ; preds = %37
  %54 = load i32, i32* %24, align 4, !tbaa !96
  %55 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i64 0, i64 0), i32 noundef %54) #24
  br label %100

56:                                               ; preds = %37
  %57 = load i32, i32* %23, align 8, !tbaa !94
  %58 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0), i32 noundef %57) #24
  br label %100

59:                                               ; preds = %37
  %60 = load i32, i32* %22, align 4, !tbaa !93
  %61 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0), i32 noundef %60) #24
  br label %100

62:                                               ; preds = %37
  %63 = load i32, i32* %21, align 8, !tbaa !91
  %64 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0), i32 noundef %63) #24
  br label %100

65:                                               ; preds = %37
  %66 = load i32, i32* %20, align 4, !tbaa !99
  %67 = add nsw i32 %66, 1
  %68 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i32 noundef %67) #24
  br label %100

69:                                               ; preds = %37
  %70 = load i32, i32* %18, align 8, !tbaa !97
  %71 = add nsw i32 %70, 1
  %72 = load i32, i32* %19, align 4, !tbaa !96
  %73 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i64 0, i64 0), i32 noundef %35, i32 noundef %71, i32 noundef %72) #24
  br label %100

74:                                               ; preds = %37
  %75 = load i32, i32* %15, align 8, !tbaa !94
  %76 = load i32, i32* %16, align 4, !tbaa !93
  %77 = load i32, i32* %17, align 8, !tbaa !91
  %78 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.9, i64 0, i64 0), i32 noundef %75, i32 noundef %76, i32 noundef %77) #24
  br label %100

79:                                               ; preds = %37
  %80 = load i32, i32* %13, align 8, !tbaa !94
  %81 = load i32, i32* %14, align 4, !tbaa !93
  %82 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.10, i64 0, i64 0), i32 noundef %80, i32 noundef %81) #24
  br label %100

83:                                               ; preds = %37
  %84 = load i32, i32* %12, align 8, !tbaa !95
  %85 = mul nsw i32 %84, 3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [22 x i8], [22 x i8]* @day_names, i64 0, i64 %86
  %88 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i8* noundef nonnull %87) #24
  br label %100

89:                                               ; preds = %37
  %90 = load i32, i32* %11, align 8, !tbaa !97
  %91 = mul nsw i32 %90, 3
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [37 x i8], [37 x i8]* @month_names, i64 0, i64 %92
  %94 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i8* noundef nonnull %93) #24
  br label %100

95:                                               ; preds = %37
  %96 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0)) #24
  br label %100

97:                                               ; preds = %37
  %98 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.12, i64 0, i64 0)) #24
  br label %100

99:                                               ; preds = %37
  store i8 %39, i8* %9, align 16, !tbaa !13
  br label %100

100:                                              ; preds = %41, %43, %46, %50, %53, %56, %59, %62, %65, %69, %74, %79, %83, %89, %95, %97, %99, %30
  %101 = phi i8* [ %38, %99 ], [ %38, %97 ], [ %38, %95 ], [ %38, %89 ], [ %38, %83 ], [ %38, %79 ], [ %38, %74 ], [ %38, %69 ], [ %38, %65 ], [ %38, %62 ], [ %38, %59 ], [ %38, %56 ], [ %38, %53 ], [ %38, %50 ], [ %38, %46 ], [ %38, %43 ], [ %38, %41 ], [ %32, %30 ]
  %102 = phi i64 [ 1, %99 ], [ 5, %97 ], [ 3, %95 ], [ 3, %89 ], [ 3, %83 ], [ 5, %79 ], [ 8, %74 ], [ 10, %69 ], [ 3, %65 ], [ 2, %62 ], [ 2, %59 ], [ 2, %56 ], [ 2, %53 ], [ 2, %50 ], [ 2, %46 ], [ 2, %43 ], [ 4, %41 ], [ 1, %30 ]
  %103 = add i64 %102, %31
  %104 = icmp ult i64 %103, %1
  br i1 %104, label %105, label %108

105:                                              ; preds = %100
  %106 = getelementptr inbounds i8, i8* %0, i64 %31
  %107 = call i8* @memcpy(i8* noundef %106, i8* noundef nonnull %9, i64 noundef %102) #24
  br label %108

108:                                              ; preds = %100, %105
  %109 = phi i64 [ %103, %105 ], [ %31, %100 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %9) #25
  %110 = getelementptr inbounds i8, i8* %101, i64 1
  br i1 %104, label %27, label %116

111:                                              ; preds = %27, %4
  %112 = phi i64 [ 0, %4 ], [ %109, %27 ]
  %113 = icmp ult i64 %112, %1
  br i1 %113, label %114, label %116

114:                                              ; preds = %111
  %115 = getelementptr inbounds i8, i8* %0, i64 %112
  store i8 0, i8* %115, align 1, !tbaa !13
  br label %116

116:                                              ; preds = %108, %111, %114
  %117 = phi i64 [ %112, %114 ], [ %112, %111 ], [ 0, %108 ]
  ret i64 %117
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #16

; Function Attrs: nounwind uwtable
define dso_local i64 @strlcpy(i8* nocapture noundef writeonly %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = call i64 @strlen(i8* noundef %1) #24
  br label %5

5:                                                ; preds = %16, %3
  %6 = phi i64 [ 0, %3 ], [ %9, %16 ]
  %7 = icmp eq i64 %6, %2
  br i1 %7, label %20, label %8

8:                                                ; preds = %5
  %9 = add i64 %6, 1
  %10 = icmp ult i64 %9, %2
  %11 = icmp ult i64 %6, %4
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %16

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, i8* %1, i64 %6
  %15 = load i8, i8* %14, align 1, !tbaa !13
  br label %16

16:                                               ; preds = %8, %13
  %17 = phi i8 [ %15, %13 ], [ 0, %8 ]
  %18 = getelementptr inbounds i8, i8* %0, i64 %6
  store i8 %17, i8* %18, align 1, !tbaa !13
  %19 = icmp eq i64 %6, %4
  br i1 %19, label %20, label %5, !llvm.loop !104

20:                                               ; preds = %16, %5
  ret i64 %4
}

declare i64 @strlen(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i64 @strlcat(i8* nocapture noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = load i8, i8* %7, align 1, !tbaa !13
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i64 %6, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %13, label %5, !llvm.loop !105

13:                                               ; preds = %5, %10, %3
  %14 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %15 = getelementptr inbounds i8, i8* %0, i64 %14
  %16 = sub i64 %2, %14
  %17 = call i64 @strlen(i8* noundef %1) #24
  br label %18

18:                                               ; preds = %29, %13
  %19 = phi i64 [ 0, %13 ], [ %22, %29 ]
  %20 = icmp eq i64 %19, %16
  br i1 %20, label %33, label %21

21:                                               ; preds = %18
  %22 = add i64 %19, 1
  %23 = icmp ult i64 %22, %16
  %24 = icmp ult i64 %19, %17
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %29

26:                                               ; preds = %21
  %27 = getelementptr inbounds i8, i8* %1, i64 %19
  %28 = load i8, i8* %27, align 1, !tbaa !13
  br label %29

29:                                               ; preds = %26, %21
  %30 = phi i8 [ %28, %26 ], [ 0, %21 ]
  %31 = getelementptr inbounds i8, i8* %15, i64 %19
  store i8 %30, i8* %31, align 1, !tbaa !13
  %32 = icmp eq i64 %19, %17
  br i1 %32, label %33, label %18, !llvm.loop !104

33:                                               ; preds = %18, %29
  %34 = add i64 %17, %14
  ret i64 %34
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i8* @strcasestr(i8* noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = load i8, i8* %1, align 1, !tbaa !13
  %4 = icmp eq i8 %3, 0
  %5 = zext i8 %3 to i32
  %6 = add nsw i32 %5, -91
  %7 = icmp ult i32 %6, -26
  %8 = add nuw nsw i32 %5, 32
  %9 = select i1 %7, i32 %5, i32 %8
  br label %10

10:                                               ; preds = %47, %2
  %11 = phi i8* [ %0, %2 ], [ %50, %47 ]
  %12 = phi i8* [ undef, %2 ], [ %48, %47 ]
  br i1 %4, label %47, label %13

13:                                               ; preds = %10
  %14 = load i8, i8* %11, align 1, !tbaa !13
  %15 = zext i8 %14 to i32
  %16 = add nsw i32 %15, -91
  %17 = icmp ult i32 %16, -26
  %18 = add nuw nsw i32 %15, 32
  %19 = select i1 %17, i32 %15, i32 %18
  %20 = icmp eq i32 %19, %9
  br i1 %20, label %21, label %41

21:                                               ; preds = %13, %26
  %22 = phi i64 [ %40, %26 ], [ 1, %13 ]
  %23 = getelementptr inbounds i8, i8* %1, i64 %22
  %24 = load i8, i8* %23, align 1, !tbaa !13
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %47, label %26, !llvm.loop !106

26:                                               ; preds = %21
  %27 = getelementptr inbounds i8, i8* %11, i64 %22
  %28 = load i8, i8* %27, align 1, !tbaa !13
  %29 = zext i8 %28 to i32
  %30 = add nsw i32 %29, -91
  %31 = icmp ult i32 %30, -26
  %32 = add nuw nsw i32 %29, 32
  %33 = select i1 %31, i32 %29, i32 %32
  %34 = zext i8 %24 to i32
  %35 = add nsw i32 %34, -91
  %36 = icmp ult i32 %35, -26
  %37 = add nuw nsw i32 %34, 32
  %38 = select i1 %36, i32 %34, i32 %37
  %39 = icmp eq i32 %33, %38
  %40 = add i64 %22, 1
  br i1 %39, label %21, label %41, !llvm.loop !106

41:                                               ; preds = %26, %13
  %42 = phi i1 [ %4, %13 ], [ %25, %26 ]
  br i1 %42, label %47, label %43

43:                                               ; preds = %41
  %44 = load i8, i8* %11, align 1, !tbaa !13
  %45 = icmp eq i8 %44, 0
  %46 = select i1 %45, i8* null, i8* %12
  br label %47

47:                                               ; preds = %21, %10, %43, %41
  %48 = phi i8* [ %11, %41 ], [ %46, %43 ], [ %11, %10 ], [ %11, %21 ]
  %49 = phi i1 [ true, %41 ], [ %45, %43 ], [ true, %10 ], [ true, %21 ]
  %50 = getelementptr inbounds i8, i8* %11, i64 1
  br i1 %49, label %51, label %10, !llvm.loop !107

51:                                               ; preds = %47
  ret i8* %48
}

; Function Attrs: nounwind uwtable
define dso_local i8* @memmem(i8* noundef %0, i64 noundef %1, i8* noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp ugt i64 %3, %1
  br i1 %5, label %15, label %9

6:                                                ; preds = %9
  %7 = add i64 %14, %3
  %8 = icmp ugt i64 %7, %1
  br i1 %8, label %15, label %9, !llvm.loop !108

9:                                                ; preds = %4, %6
  %10 = phi i64 [ %14, %6 ], [ 0, %4 ]
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = call i32 @memcmp(i8* noundef %11, i8* noundef %2, i64 noundef %3) #24
  %13 = icmp eq i32 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %6

15:                                               ; preds = %6, %9, %4
  %16 = phi i8* [ null, %4 ], [ null, %6 ], [ %11, %9 ]
  ret i8* %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i8* @strerror_r(i32 noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i32 %0, 0
  %5 = select i1 %4, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)
  ret i8* %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__xpg_strerror_r(i32 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i32 %0, 0
  %5 = select i1 %4, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)
  %6 = call i64 @strlen(i8* noundef %5) #24
  br label %7

7:                                                ; preds = %18, %3
  %8 = phi i64 [ 0, %3 ], [ %11, %18 ]
  %9 = icmp eq i64 %8, %2
  br i1 %9, label %22, label %10

10:                                               ; preds = %7
  %11 = add i64 %8, 1
  %12 = icmp ult i64 %11, %2
  %13 = icmp ult i64 %8, %6
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = getelementptr inbounds i8, i8* %5, i64 %8
  %17 = load i8, i8* %16, align 1, !tbaa !13
  br label %18

18:                                               ; preds = %15, %10
  %19 = phi i8 [ %17, %15 ], [ 0, %10 ]
  %20 = getelementptr inbounds i8, i8* %1, i64 %8
  store i8 %19, i8* %20, align 1, !tbaa !13
  %21 = icmp eq i64 %8, %6
  br i1 %21, label %22, label %7, !llvm.loop !104

22:                                               ; preds = %7, %18
  %23 = icmp ult i64 %6, %2
  %24 = select i1 %23, i32 0, i32 34
  ret i32 %24
}

; Function Attrs: nounwind uwtable
define dso_local i64 @strtoimax(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #25
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #25
  store i32 0, i32* %5, align 4, !tbaa !21
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #24
  %9 = load i32, i32* %4, align 4, !tbaa !21
  %10 = sext i32 %9 to i64
  %11 = add i64 %10, 9223372036854775807
  %12 = load i32, i32* %5, align 4, !tbaa !21
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__errno_location() #24
  store i32 34, i32* %17, align 4, !tbaa !21
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %19
  %22 = select i1 %20, i64 %19, i64 %21
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #25
  ret i64 %22
}

; Function Attrs: nounwind uwtable
define dso_local i64 @strtoumax(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #25
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #25
  store i32 0, i32* %5, align 4, !tbaa !21
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #24
  %9 = load i32, i32* %5, align 4, !tbaa !21
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__errno_location() #24
  store i32 34, i32* %12, align 4, !tbaa !21
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4, !tbaa !21
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %11, %13
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #25
  ret i64 %19
}

; Function Attrs: nounwind uwtable
define dso_local i32 @vasprintf(i8** nocapture noundef writeonly %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #25
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %7 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %5, i8* %7)
  %8 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6) #24
  call void @llvm.va_end(i8* %5)
  %9 = add nsw i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = call i8* @malloc(i64 noundef %10) #24
  store i8* %11, i8** %0, align 8, !tbaa !5
  %12 = icmp eq i8* %11, null
  br i1 %12, label %15, label %13

13:                                               ; preds = %3
  %14 = call i32 @vsnprintf(i8* noundef nonnull %11, i64 noundef %10, i8* noundef %1, %struct.__va_list_tag* noundef %2) #24
  br label %15

15:                                               ; preds = %3, %13
  %16 = phi i32 [ %14, %13 ], [ -1, %3 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #25
  ret i32 %16
}

declare i32 @vsnprintf(i8* noundef, i64 noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @asprintf(i8** nocapture noundef writeonly %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #25
  call void @llvm.va_start(i8* nonnull %5)
  %6 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #25
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %8 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.va_copy(i8* nonnull %6, i8* nonnull %8) #25
  %9 = call i32 @vsnprintf(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %7) #24
  call void @llvm.va_end(i8* %6) #25
  %10 = add nsw i32 %9, 1
  %11 = sext i32 %10 to i64
  %12 = call i8* @malloc(i64 noundef %11) #24
  store i8* %12, i8** %0, align 8, !tbaa !5
  %13 = icmp eq i8* %12, null
  br i1 %13, label %17, label %14

14:                                               ; preds = %2
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %16 = call i32 @vsnprintf(i8* noundef nonnull %12, i64 noundef %11, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %15) #24
  br label %17

17:                                               ; preds = %2, %14
  %18 = phi i32 [ %16, %14 ], [ -1, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #25
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #25
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define dso_local double @drand48() local_unnamed_addr #0 {
  %1 = call i32 @rand() #24
  %2 = sitofp i32 %1 to double
  %3 = fmul double %2, 0x3E00000000000000
  ret double %3
}

declare i32 @rand() local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local double @erand48(i16* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = call i32 @rand() #24
  %3 = sitofp i32 %2 to double
  %4 = fmul double %3, 0x3E00000000000000
  ret double %4
}

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn writeonly
define dso_local double @modf(double noundef %0, double* nocapture noundef writeonly %1) local_unnamed_addr #17 {
  %3 = call double @llvm.trunc.f64(double %0)
  store double %3, double* %1, align 8, !tbaa !34
  %4 = fsub double %0, %3
  %5 = fcmp ord double %4, 0.000000e+00
  %6 = select i1 %5, double %4, double 0.000000e+00
  %7 = call double @llvm.copysign.f64(double %6, double %0)
  ret double %7
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.trunc.f64(double) #18

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #18

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local double @ldexp(double noundef %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %15

4:                                                ; preds = %2, %11
  %5 = phi i32 [ %13, %11 ], [ %1, %2 ]
  %6 = phi double [ %12, %11 ], [ %0, %2 ]
  %7 = fsub double %6, %6
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fcmp une double %6, 0.000000e+00
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = fmul double %6, 2.000000e+00
  %13 = add nsw i32 %5, -1
  %14 = icmp sgt i32 %5, 1
  br i1 %14, label %4, label %15, !llvm.loop !109

15:                                               ; preds = %4, %11, %2
  %16 = phi double [ %0, %2 ], [ %6, %4 ], [ %12, %11 ]
  %17 = phi i32 [ %1, %2 ], [ %5, %4 ], [ 0, %11 ]
  %18 = icmp slt i32 %17, 0
  %19 = fcmp une double %16, 0.000000e+00
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %29

21:                                               ; preds = %15, %21
  %22 = phi i32 [ %25, %21 ], [ %17, %15 ]
  %23 = phi double [ %24, %21 ], [ %16, %15 ]
  %24 = fmul double %23, 5.000000e-01
  %25 = add nsw i32 %22, 1
  %26 = icmp slt i32 %22, -1
  %27 = fcmp une double %24, 0.000000e+00
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %21, label %29, !llvm.loop !110

29:                                               ; preds = %21, %15
  %30 = phi double [ %16, %15 ], [ %24, %21 ]
  ret double %30
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local double @scalbn(double noundef %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %15

4:                                                ; preds = %2, %11
  %5 = phi i32 [ %13, %11 ], [ %1, %2 ]
  %6 = phi double [ %12, %11 ], [ %0, %2 ]
  %7 = fsub double %6, %6
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fcmp une double %6, 0.000000e+00
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = fmul double %6, 2.000000e+00
  %13 = add nsw i32 %5, -1
  %14 = icmp sgt i32 %5, 1
  br i1 %14, label %4, label %15, !llvm.loop !109

15:                                               ; preds = %11, %4, %2
  %16 = phi double [ %0, %2 ], [ %6, %4 ], [ %12, %11 ]
  %17 = phi i32 [ %1, %2 ], [ %5, %4 ], [ 0, %11 ]
  %18 = icmp slt i32 %17, 0
  %19 = fcmp une double %16, 0.000000e+00
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %29

21:                                               ; preds = %15, %21
  %22 = phi i32 [ %25, %21 ], [ %17, %15 ]
  %23 = phi double [ %24, %21 ], [ %16, %15 ]
  %24 = fmul double %23, 5.000000e-01
  %25 = add nsw i32 %22, 1
  %26 = icmp slt i32 %22, -1
  %27 = fcmp une double %24, 0.000000e+00
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %21, label %29, !llvm.loop !110

29:                                               ; preds = %21, %15
  %30 = phi double [ %16, %15 ], [ %24, %21 ]
  ret double %30
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local double @frexp(double noundef %0, i32* nocapture noundef %1) local_unnamed_addr #9 {
  store i32 0, i32* %1, align 4, !tbaa !21
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = fcmp oge double %0, 1.000000e+00
  %9 = fcmp ole double %0, -1.000000e+00
  %10 = or i1 %8, %9
  br i1 %10, label %11, label %14

11:                                               ; preds = %7
  %12 = load i32, i32* %1, align 4, !tbaa !21
  br label %21

13:                                               ; preds = %21
  store i32 %25, i32* %1, align 4, !tbaa !21
  br label %14

14:                                               ; preds = %13, %7
  %15 = phi double [ %24, %13 ], [ %0, %7 ]
  %16 = fcmp olt double %15, 5.000000e-01
  %17 = fcmp ogt double %15, -5.000000e-01
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %38

19:                                               ; preds = %14
  %20 = load i32, i32* %1, align 4, !tbaa !21
  br label %29

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %12, %11 ], [ %25, %21 ]
  %23 = phi double [ %0, %11 ], [ %24, %21 ]
  %24 = fmul double %23, 5.000000e-01
  %25 = add nsw i32 %22, 1
  %26 = fcmp oge double %24, 1.000000e+00
  %27 = fcmp ole double %24, -1.000000e+00
  %28 = or i1 %26, %27
  br i1 %28, label %21, label %13, !llvm.loop !111

29:                                               ; preds = %19, %29
  %30 = phi i32 [ %20, %19 ], [ %33, %29 ]
  %31 = phi double [ %15, %19 ], [ %32, %29 ]
  %32 = fmul double %31, 2.000000e+00
  %33 = add nsw i32 %30, -1
  %34 = fcmp olt double %32, 5.000000e-01
  %35 = fcmp ogt double %32, -5.000000e-01
  %36 = and i1 %34, %35
  br i1 %36, label %29, label %37, !llvm.loop !112

37:                                               ; preds = %29
  store i32 %33, i32* %1, align 4, !tbaa !21
  br label %38

38:                                               ; preds = %14, %37, %2
  %39 = phi double [ %0, %2 ], [ %32, %37 ], [ %15, %14 ]
  ret double %39
}

; Function Attrs: nounwind uwtable
define dso_local void @sincos(double noundef %0, double* nocapture noundef writeonly %1, double* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call double @sin(double noundef %0) #24
  store double %4, double* %1, align 8, !tbaa !34
  %5 = call double @cos(double noundef %0) #24
  store double %5, double* %2, align 8, !tbaa !34
  ret void
}

declare double @sin(double noundef) local_unnamed_addr #1

declare double @cos(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @sched_get_priority_max(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp eq i32 %0, 0
  %3 = select i1 %2, i32 0, i32 99
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @sched_get_priority_min(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sched_getcpu() local_unnamed_addr #0 {
  call void @__heddle_sample() #24
  %1 = call i32 @heddle_choose(i32 noundef 2) #24
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_getschedparam(i64 noundef %0, i32* nocapture noundef writeonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !21
  store i32 0, i32* %2, align 4, !tbaa !21
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_attr_getschedparam(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !21
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_attr_getguardsize(i8* nocapture noundef readnone %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i64 4096, i64* %1, align 8, !tbaa !52
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_getname_np(i64 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = call i64 @strlen(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0)) #24
  br label %5

5:                                                ; preds = %16, %3
  %6 = phi i64 [ 0, %3 ], [ %9, %16 ]
  %7 = icmp eq i64 %6, %2
  br i1 %7, label %20, label %8

8:                                                ; preds = %5
  %9 = add i64 %6, 1
  %10 = icmp ult i64 %9, %2
  %11 = icmp ult i64 %6, %4
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %16

13:                                               ; preds = %8
  %14 = getelementptr inbounds [7 x i8], [7 x i8]* @.str.13, i64 0, i64 %6
  %15 = load i8, i8* %14, align 1, !tbaa !13
  br label %16

16:                                               ; preds = %13, %8
  %17 = phi i8 [ %15, %13 ], [ 0, %8 ]
  %18 = getelementptr inbounds i8, i8* %1, i64 %6
  store i8 %17, i8* %18, align 1, !tbaa !13
  %19 = icmp eq i64 %6, %4
  br i1 %19, label %20, label %5, !llvm.loop !104

20:                                               ; preds = %5, %16
  %21 = icmp ult i64 %4, %2
  %22 = select i1 %21, i32 0, i32 34
  ret i32 %22
}

; Function Attrs: nofree norecurse nosync nounwind uwtable writeonly
define dso_local i32 @sched_getaffinity(i32 noundef %0, i64 noundef %1, i8* nocapture noundef writeonly %2) local_unnamed_addr #10 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %3, %5
  %6 = phi i64 [ %10, %5 ], [ 0, %3 ]
  %7 = icmp eq i64 %6, 0
  %8 = zext i1 %7 to i8
  %9 = getelementptr inbounds i8, i8* %2, i64 %6
  store i8 %8, i8* %9, align 1, !tbaa !13
  %10 = add nuw i64 %6, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %5, !llvm.loop !113

12:                                               ; preds = %5, %3
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind uwtable writeonly
define dso_local i32 @pthread_getaffinity_np(i64 noundef %0, i64 noundef %1, i8* nocapture noundef writeonly %2) local_unnamed_addr #10 {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %3, %5
  %6 = phi i64 [ %10, %5 ], [ 0, %3 ]
  %7 = icmp eq i64 %6, 0
  %8 = zext i1 %7 to i8
  %9 = getelementptr inbounds i8, i8* %2, i64 %6
  store i8 %8, i8* %9, align 1, !tbaa !13
  %10 = add nuw i64 %6, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %5, !llvm.loop !113

12:                                               ; preds = %5, %3
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @gethostname(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = call i64 @strlen(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.14, i64 0, i64 0)) #24
  br label %4

4:                                                ; preds = %15, %2
  %5 = phi i64 [ 0, %2 ], [ %8, %15 ]
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %19, label %7

7:                                                ; preds = %4
  %8 = add i64 %5, 1
  %9 = icmp ult i64 %8, %1
  %10 = icmp ult i64 %5, %3
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %15

12:                                               ; preds = %7
  %13 = getelementptr inbounds [5 x i8], [5 x i8]* @.str.14, i64 0, i64 %5
  %14 = load i8, i8* %13, align 1, !tbaa !13
  br label %15

15:                                               ; preds = %12, %7
  %16 = phi i8 [ %14, %12 ], [ 0, %7 ]
  %17 = getelementptr inbounds i8, i8* %0, i64 %5
  store i8 %16, i8* %17, align 1, !tbaa !13
  %18 = icmp eq i64 %5, %3
  br i1 %18, label %19, label %4, !llvm.loop !104

19:                                               ; preds = %4, %15
  %20 = icmp uge i64 %3, %1
  %21 = sext i1 %20 to i32
  ret i32 %21
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local <2 x float> @__mulsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr #19 {
  %5 = fneg float %1
  %6 = fmul float %5, %3
  %7 = call float @llvm.fmuladd.f32(float %0, float %2, float %6)
  %8 = fmul float %1, %2
  %9 = call float @llvm.fmuladd.f32(float %0, float %3, float %8)
  %10 = insertelement <2 x float> undef, float %7, i64 0
  %11 = insertelement <2 x float> %10, float %9, i64 1
  ret <2 x float> %11
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #18

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local <2 x float> @__divsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr #19 {
  %5 = fcmp olt float %2, 0.000000e+00
  %6 = fneg float %2
  %7 = select i1 %5, float %6, float %2
  %8 = fcmp olt float %3, 0.000000e+00
  %9 = fneg float %3
  %10 = select i1 %8, float %9, float %3
  %11 = fcmp olt float %7, %10
  br i1 %11, label %12, label %20

12:                                               ; preds = %4
  %13 = fdiv float %2, %3
  %14 = call float @llvm.fmuladd.f32(float %2, float %13, float %3)
  %15 = call float @llvm.fmuladd.f32(float %0, float %13, float %1)
  %16 = fdiv float %15, %14
  %17 = fneg float %0
  %18 = call float @llvm.fmuladd.f32(float %1, float %13, float %17)
  %19 = fdiv float %18, %14
  br label %28

20:                                               ; preds = %4
  %21 = fdiv float %3, %2
  %22 = call float @llvm.fmuladd.f32(float %3, float %21, float %2)
  %23 = call float @llvm.fmuladd.f32(float %1, float %21, float %0)
  %24 = fdiv float %23, %22
  %25 = fneg float %0
  %26 = call float @llvm.fmuladd.f32(float %25, float %21, float %1)
  %27 = fdiv float %26, %22
  br label %28

28:                                               ; preds = %20, %12
  %29 = phi float [ %16, %12 ], [ %24, %20 ]
  %30 = phi float [ %19, %12 ], [ %27, %20 ]
  %31 = insertelement <2 x float> undef, float %29, i64 0
  %32 = insertelement <2 x float> %31, float %30, i64 1
  ret <2 x float> %32
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local { double, double } @__muldc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #6 {
  %5 = fneg double %1
  %6 = fmul double %5, %3
  %7 = call double @llvm.fmuladd.f64(double %0, double %2, double %6)
  %8 = fmul double %1, %2
  %9 = call double @llvm.fmuladd.f64(double %0, double %3, double %8)
  %10 = insertvalue { double, double } poison, double %7, 0
  %11 = insertvalue { double, double } %10, double %9, 1
  ret { double, double } %11
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #18

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local { double, double } @__divdc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #6 {
  %5 = fcmp olt double %2, 0.000000e+00
  %6 = fneg double %2
  %7 = select i1 %5, double %6, double %2
  %8 = fcmp olt double %3, 0.000000e+00
  %9 = fneg double %3
  %10 = select i1 %8, double %9, double %3
  %11 = fcmp olt double %7, %10
  br i1 %11, label %12, label %20

12:                                               ; preds = %4
  %13 = fdiv double %2, %3
  %14 = call double @llvm.fmuladd.f64(double %2, double %13, double %3)
  %15 = call double @llvm.fmuladd.f64(double %0, double %13, double %1)
  %16 = fdiv double %15, %14
  %17 = fneg double %0
  %18 = call double @llvm.fmuladd.f64(double %1, double %13, double %17)
  %19 = fdiv double %18, %14
  br label %28

20:                                               ; preds = %4
  %21 = fdiv double %3, %2
  %22 = call double @llvm.fmuladd.f64(double %3, double %21, double %2)
  %23 = call double @llvm.fmuladd.f64(double %1, double %21, double %0)
  %24 = fdiv double %23, %22
  %25 = fneg double %0
  %26 = call double @llvm.fmuladd.f64(double %25, double %21, double %1)
  %27 = fdiv double %26, %22
  br label %28

28:                                               ; preds = %20, %12
  %29 = phi double [ %16, %12 ], [ %24, %20 ]
  %30 = phi double [ %19, %12 ], [ %27, %20 ]
  %31 = insertvalue { double, double } poison, double %29, 0
  %32 = insertvalue { double, double } %31, double %30, 1
  ret { double, double } %32
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3) local_unnamed_addr #6 {
  %5 = fneg x86_fp80 %1
  %6 = fmul x86_fp80 %5, %3
  %7 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %0, x86_fp80 %2, x86_fp80 %6)
  %8 = fmul x86_fp80 %1, %2
  %9 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %0, x86_fp80 %3, x86_fp80 %8)
  %10 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %7, 0
  %11 = insertvalue { x86_fp80, x86_fp80 } %10, x86_fp80 %9, 1
  ret { x86_fp80, x86_fp80 } %11
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #18

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local { x86_fp80, x86_fp80 } @__divxc3(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3) local_unnamed_addr #6 {
  %5 = fcmp olt x86_fp80 %2, 0xK00000000000000000000
  %6 = fneg x86_fp80 %2
  %7 = select i1 %5, x86_fp80 %6, x86_fp80 %2
  %8 = fcmp olt x86_fp80 %3, 0xK00000000000000000000
  %9 = fneg x86_fp80 %3
  %10 = select i1 %8, x86_fp80 %9, x86_fp80 %3
  %11 = fcmp olt x86_fp80 %7, %10
  br i1 %11, label %12, label %20

12:                                               ; preds = %4
  %13 = fdiv x86_fp80 %2, %3
  %14 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %2, x86_fp80 %13, x86_fp80 %3)
  %15 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %0, x86_fp80 %13, x86_fp80 %1)
  %16 = fdiv x86_fp80 %15, %14
  %17 = fneg x86_fp80 %0
  %18 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %1, x86_fp80 %13, x86_fp80 %17)
  %19 = fdiv x86_fp80 %18, %14
  br label %28

20:                                               ; preds = %4
  %21 = fdiv x86_fp80 %3, %2
  %22 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %3, x86_fp80 %21, x86_fp80 %2)
  %23 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %1, x86_fp80 %21, x86_fp80 %0)
  %24 = fdiv x86_fp80 %23, %22
  %25 = fneg x86_fp80 %0
  %26 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %25, x86_fp80 %21, x86_fp80 %1)
  %27 = fdiv x86_fp80 %26, %22
  br label %28

28:                                               ; preds = %20, %12
  %29 = phi x86_fp80 [ %16, %12 ], [ %24, %20 ]
  %30 = phi x86_fp80 [ %19, %12 ], [ %27, %20 ]
  %31 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %29, 0
  %32 = insertvalue { x86_fp80, x86_fp80 } %31, x86_fp80 %30, 1
  ret { x86_fp80, x86_fp80 } %32
}

; Function Attrs: nounwind uwtable
define dso_local i32 @raise(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -65
  %3 = icmp ult i32 %2, -64
  br i1 %3, label %15, label %4

4:                                                ; preds = %1
  %5 = load i64, i64* @blocked, align 8, !tbaa !46
  %6 = add nsw i32 %0, -1
  %7 = zext i32 %6 to i64
  %8 = shl i64 1, %7
  %9 = and i64 %5, %8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %4
  %12 = load i64, i64* @pending, align 8, !tbaa !46
  %13 = or i64 %12, %8
  store i64 %13, i64* @pending, align 8, !tbaa !46
  br label %15

14:                                               ; preds = %4
  call fastcc void @deliver(i32 noundef %0) #27
  br label %15

15:                                               ; preds = %11, %14, %1
  %16 = phi i32 [ -1, %1 ], [ 0, %14 ], [ 0, %11 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(i32 noundef %0) unnamed_addr #0 {
  %2 = alloca [32 x i32], align 16
  %3 = sext i32 %0 to i64
  %4 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i64 0, i64 %3, i32 0
  %5 = load void (i32)*, void (i32)** %4, align 8, !tbaa.struct !114
  %6 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i64 0, i64 %3, i32 2
  %7 = load i32, i32* %6, align 8, !tbaa.struct !115
  %8 = ptrtoint void (i32)* %5 to i64
  switch i64 %8, label %13 [
    i64 1, label %50
    i64 0, label %9
  ]

9:                                                ; preds = %1
  switch i32 %0, label %11 [
    i32 28, label %50
    i32 23, label %50
    i32 18, label %50
    i32 17, label %50
    i32 6, label %10
  ]

10:                                               ; preds = %9
  call void @abort() #26
  unreachable

11:                                               ; preds = %9
  %12 = add nsw i32 %0, 128
  call void @_exit(i32 noundef %12) #26
  unreachable

13:                                               ; preds = %1
  %14 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i64 0, i64 %3, i32 1, i64 0
  %15 = load i64, i64* %14, align 8, !tbaa.struct !116
  %16 = load i64, i64* @blocked, align 8, !tbaa !46
  %17 = and i32 %7, 1073741824
  %18 = icmp eq i32 %17, 0
  %19 = add nsw i32 %0, -1
  %20 = zext i32 %19 to i64
  %21 = shl i64 1, %20
  %22 = select i1 %18, i64 %21, i64 0
  %23 = or i64 %15, %22
  %24 = or i64 %23, %16
  store i64 %24, i64* @blocked, align 8, !tbaa !46
  %25 = and i32 %7, 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %31, label %27

27:                                               ; preds = %13
  %28 = bitcast [32 x i32]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %28) #25
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(128) %28, i8 0, i64 128, i1 false)
  %29 = getelementptr inbounds [32 x i32], [32 x i32]* %2, i64 0, i64 0
  store i32 %0, i32* %29, align 16, !tbaa !21
  %30 = bitcast void (i32)* %5 to void (i32, i8*, i8*)*
  call void %30(i32 noundef %0, i8* noundef nonnull %28, i8* noundef null) #24
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %28) #25
  br label %32

31:                                               ; preds = %13
  call void %5(i32 noundef %0) #24
  br label %32

32:                                               ; preds = %31, %27
  store i64 %16, i64* @blocked, align 8, !tbaa !46
  br label %33

33:                                               ; preds = %32, %47
  %34 = phi i64 [ 1, %32 ], [ %48, %47 ]
  %35 = load i64, i64* @pending, align 8, !tbaa !46
  %36 = add nsw i64 %34, -1
  %37 = shl i64 1, %36
  %38 = and i64 %37, %35
  %39 = load i64, i64* @blocked, align 8, !tbaa !46
  %40 = xor i64 %39, -1
  %41 = and i64 %38, %40
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %47, label %43

43:                                               ; preds = %33
  %44 = xor i64 %37, -1
  %45 = and i64 %35, %44
  store i64 %45, i64* @pending, align 8, !tbaa !46
  %46 = trunc i64 %34 to i32
  call fastcc void @deliver(i32 noundef %46) #24
  br label %47

47:                                               ; preds = %43, %33
  %48 = add nuw nsw i64 %34, 1
  %49 = icmp eq i64 %48, 65
  br i1 %49, label %50, label %33, !llvm.loop !117

50:                                               ; preds = %47, %9, %9, %9, %9, %1
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @kill(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp ugt i32 %1, 64
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = call i32* @__errno_location() #24
  store i32 22, i32* %5, align 4, !tbaa !21
  br label %23

6:                                                ; preds = %2
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %23, label %8

8:                                                ; preds = %6
  %9 = load i64, i64* @blocked, align 8, !tbaa !46
  %10 = add nsw i32 %1, -1
  %11 = zext i32 %10 to i64
  %12 = shl i64 1, %11
  %13 = and i64 %9, %12
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %20, label %15

15:                                               ; preds = %8
  call void @heddle_atomic_begin() #24
  %16 = load i64, i64* @process_pending, align 8, !tbaa !46
  %17 = or i64 %16, %12
  store i64 %17, i64* @process_pending, align 8, !tbaa !46
  %18 = atomicrmw add i32* @signals_sent, i32 1 seq_cst, align 4
  call void @heddle_atomic_end() #24
  %19 = call i64 @__heddle_futex_wake(i32* noundef nonnull @signals_sent, i32 noundef 64) #24
  br label %23

20:                                               ; preds = %8
  br i1 icmp ne (i32 (i8*, i8*, i8* (i8*)*, i8*)* @pthread_create, i32 (i8*, i8*, i8* (i8*)*, i8*)* null), label %21, label %22

21:                                               ; preds = %20
  call void @__heddle_sample() #24
  br label %22

22:                                               ; preds = %21, %20
  call fastcc void @deliver(i32 noundef %1) #27
  br label %23

23:                                               ; preds = %6, %22, %15, %4
  %24 = phi i32 [ -1, %4 ], [ 0, %15 ], [ 0, %22 ], [ 0, %6 ]
  ret i32 %24
}

declare extern_weak i32 @pthread_create(i8* noundef, i8* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_kill(i64 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i64, align 8
  %4 = icmp ugt i32 %1, 64
  br i1 %4, label %37, label %5

5:                                                ; preds = %2
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %37, label %7

7:                                                ; preds = %5
  %8 = call i64 @pthread_self() #24
  %9 = icmp eq i64 %8, %0
  br i1 %9, label %10, label %24

10:                                               ; preds = %7
  %11 = add i32 %1, -65
  %12 = icmp ult i32 %11, -64
  br i1 %12, label %37, label %13

13:                                               ; preds = %10
  %14 = load i64, i64* @blocked, align 8, !tbaa !46
  %15 = add nsw i32 %1, -1
  %16 = zext i32 %15 to i64
  %17 = shl i64 1, %16
  %18 = and i64 %14, %17
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %13
  %21 = load i64, i64* @pending, align 8, !tbaa !46
  %22 = or i64 %21, %17
  store i64 %22, i64* @pending, align 8, !tbaa !46
  br label %37

23:                                               ; preds = %13
  call fastcc void @deliver(i32 noundef %1) #24
  br label %37

24:                                               ; preds = %7
  %25 = bitcast i64* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %25) #25
  call void @__heddle_sample() #24
  br i1 icmp ne (i32 (i8*, i8*, i8* (i8*)*, i8*)* @pthread_create, i32 (i8*, i8*, i8* (i8*)*, i8*)* null), label %26, label %32

26:                                               ; preds = %24
  %27 = sext i32 %1 to i64
  %28 = inttoptr i64 %27 to i8*
  %29 = call i32 @pthread_create(i8* noundef nonnull %25, i8* noundef null, i8* (i8*)* noundef nonnull @signalled, i8* noundef nonnull %28) #24
  %30 = load i64, i64* %3, align 8, !tbaa !52
  %31 = call i32 @pthread_detach(i64 noundef %30) #24
  br label %36

32:                                               ; preds = %24
  %33 = call i32 @heddle_choose(i32 noundef 2) #24
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  call fastcc void @deliver(i32 noundef %1) #24
  br label %36

36:                                               ; preds = %26, %32, %35
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %25) #25
  br label %37

37:                                               ; preds = %23, %20, %10, %5, %2, %36
  %38 = phi i32 [ 0, %36 ], [ 22, %2 ], [ 0, %5 ], [ -1, %10 ], [ 0, %23 ], [ 0, %20 ]
  ret i32 %38
}

declare i64 @pthread_self() local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @alarm(i32 noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %15, label %4

4:                                                ; preds = %1
  %5 = bitcast i64* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #25
  call void @__heddle_sample() #24
  br i1 icmp ne (i32 (i8*, i8*, i8* (i8*)*, i8*)* @pthread_create, i32 (i8*, i8*, i8* (i8*)*, i8*)* null), label %6, label %10

6:                                                ; preds = %4
  %7 = call i32 @pthread_create(i8* noundef nonnull %5, i8* noundef null, i8* (i8*)* noundef nonnull @signalled, i8* noundef nonnull inttoptr (i64 14 to i8*)) #24
  %8 = load i64, i64* %2, align 8, !tbaa !52
  %9 = call i32 @pthread_detach(i64 noundef %8) #24
  br label %14

10:                                               ; preds = %4
  %11 = call i32 @heddle_choose(i32 noundef 2) #24
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call fastcc void @deliver(i32 noundef 14) #24
  br label %14

14:                                               ; preds = %6, %10, %13
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #25
  br label %15

15:                                               ; preds = %1, %14
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sigaction(i32 noundef %0, %struct.action* noundef readonly %1, %struct.action* noundef writeonly %2) local_unnamed_addr #0 {
  %4 = add i32 %0, -65
  %5 = icmp ult i32 %4, -64
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  switch i32 %0, label %9 [
    i32 19, label %7
    i32 9, label %7
  ]

7:                                                ; preds = %6, %6, %3
  %8 = call i32* @__errno_location() #24
  store i32 22, i32* %8, align 4, !tbaa !21
  br label %24

9:                                                ; preds = %6
  call void @heddle_atomic_begin() #24
  %10 = icmp eq %struct.action* %2, null
  br i1 %10, label %16, label %11

11:                                               ; preds = %9
  %12 = sext i32 %0 to i64
  %13 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i64 0, i64 %12
  %14 = bitcast %struct.action* %2 to i8*
  %15 = bitcast %struct.action* %13 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(152) %14, i8* noundef nonnull align 8 dereferenceable(152) %15, i64 152, i1 false), !tbaa.struct !114
  br label %16

16:                                               ; preds = %11, %9
  %17 = icmp eq %struct.action* %1, null
  br i1 %17, label %23, label %18

18:                                               ; preds = %16
  %19 = sext i32 %0 to i64
  %20 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i64 0, i64 %19
  %21 = bitcast %struct.action* %20 to i8*
  %22 = bitcast %struct.action* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(152) %21, i8* noundef nonnull align 8 dereferenceable(152) %22, i64 152, i1 false), !tbaa.struct !114
  br label %23

23:                                               ; preds = %18, %16
  call void @heddle_atomic_end() #24
  br label %24

24:                                               ; preds = %23, %7
  %25 = phi i32 [ -1, %7 ], [ 0, %23 ]
  ret i32 %25
}

; Function Attrs: nounwind uwtable
define dso_local void (i32)* @signal(i32 noundef %0, void (i32)* noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %0, -65
  %4 = icmp ult i32 %3, -64
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  switch i32 %0, label %8 [
    i32 19, label %6
    i32 9, label %6
  ]

6:                                                ; preds = %5, %5, %2
  %7 = call i32* @__errno_location() #24
  store i32 22, i32* %7, align 4, !tbaa !21
  br label %14

8:                                                ; preds = %5
  call void @heddle_atomic_begin() #24
  %9 = sext i32 %0 to i64
  %10 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i64 0, i64 %9, i32 0
  %11 = load void (i32)*, void (i32)** %10, align 8, !tbaa.struct !114
  %12 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i64 0, i64 %9, i32 1
  %13 = bitcast [16 x i64]* %12 to i8*
  store void (i32)* %1, void (i32)** %10, align 8, !tbaa.struct !114
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %13, i8 0, i64 144, i1 false)
  call void @heddle_atomic_end() #24
  br label %14

14:                                               ; preds = %6, %8
  %15 = phi void (i32)* [ inttoptr (i64 -1 to void (i32)*), %6 ], [ %11, %8 ]
  ret void (i32)* %15
}

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_sigmask(i32 noundef %0, i64* noundef readonly %1, i64* noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp eq i64* %2, null
  br i1 %4, label %12, label %7

5:                                                ; preds = %7
  %6 = load i64, i64* @blocked, align 8, !tbaa !46
  store i64 %6, i64* %2, align 8, !tbaa !52
  br label %12

7:                                                ; preds = %3, %7
  %8 = phi i64 [ %10, %7 ], [ 0, %3 ]
  %9 = getelementptr inbounds i64, i64* %2, i64 %8
  store i64 0, i64* %9, align 8, !tbaa !52
  %10 = add nuw nsw i64 %8, 1
  %11 = icmp eq i64 %10, 16
  br i1 %11, label %5, label %7, !llvm.loop !118

12:                                               ; preds = %5, %3
  %13 = icmp eq i64* %1, null
  br i1 %13, label %54, label %14

14:                                               ; preds = %12
  %15 = load i64, i64* %1, align 8, !tbaa !52
  switch i32 %0, label %23 [
    i32 0, label %16
    i32 1, label %19
  ]

16:                                               ; preds = %14
  %17 = load i64, i64* @blocked, align 8, !tbaa !46
  %18 = or i64 %17, %15
  br label %23

19:                                               ; preds = %14
  %20 = load i64, i64* @blocked, align 8, !tbaa !46
  %21 = xor i64 %15, -1
  %22 = and i64 %20, %21
  br label %23

23:                                               ; preds = %14, %19, %16
  %24 = phi i64 [ %18, %16 ], [ %22, %19 ], [ %15, %14 ]
  store i64 %24, i64* @blocked, align 8, !tbaa !46
  call void @heddle_atomic_begin() #24
  br i1 icmp ne (i32 (i8*, i8*, i8* (i8*)*, i8*)* @pthread_create, i32 (i8*, i8*, i8* (i8*)*, i8*)* null), label %25, label %29

25:                                               ; preds = %23
  %26 = load i64, i64* @blocked, align 8, !tbaa !46
  %27 = load i64, i64* @ever_blocked, align 8, !tbaa !46
  %28 = or i64 %27, %26
  store i64 %28, i64* @ever_blocked, align 8, !tbaa !46
  br label %29

29:                                               ; preds = %25, %23
  %30 = load i64, i64* @process_pending, align 8, !tbaa !46
  %31 = load i64, i64* @blocked, align 8, !tbaa !46
  %32 = xor i64 %31, -1
  %33 = and i64 %30, %32
  %34 = and i64 %31, %30
  store i64 %34, i64* @process_pending, align 8, !tbaa !46
  call void @heddle_atomic_end() #24
  %35 = load i64, i64* @pending, align 8, !tbaa !46
  %36 = or i64 %35, %33
  store i64 %36, i64* @pending, align 8, !tbaa !46
  br label %37

37:                                               ; preds = %51, %29
  %38 = phi i64 [ 1, %29 ], [ %52, %51 ]
  %39 = load i64, i64* @pending, align 8, !tbaa !46
  %40 = add nsw i64 %38, -1
  %41 = shl i64 1, %40
  %42 = and i64 %41, %39
  %43 = load i64, i64* @blocked, align 8, !tbaa !46
  %44 = xor i64 %43, -1
  %45 = and i64 %42, %44
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %37
  %48 = xor i64 %41, -1
  %49 = and i64 %39, %48
  store i64 %49, i64* @pending, align 8, !tbaa !46
  %50 = trunc i64 %38 to i32
  call fastcc void @deliver(i32 noundef %50) #24
  br label %51

51:                                               ; preds = %47, %37
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, 65
  br i1 %53, label %54, label %37, !llvm.loop !117

54:                                               ; preds = %51, %12
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sigprocmask(i32 noundef %0, i64* noundef %1, i64* noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @pthread_sigmask(i32 noundef %0, i64* noundef %1, i64* noundef %2) #27
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind uwtable writeonly
define dso_local i32 @sigemptyset(i64* nocapture noundef writeonly %0) local_unnamed_addr #10 {
  br label %3

2:                                                ; preds = %3
  ret i32 0

3:                                                ; preds = %1, %3
  %4 = phi i64 [ 0, %1 ], [ %6, %3 ]
  %5 = getelementptr inbounds i64, i64* %0, i64 %4
  store i64 0, i64* %5, align 8, !tbaa !52
  %6 = add nuw nsw i64 %4, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %2, label %3, !llvm.loop !119
}

; Function Attrs: nofree norecurse nosync nounwind uwtable writeonly
define dso_local i32 @sigfillset(i64* nocapture noundef writeonly %0) local_unnamed_addr #10 {
  br label %3

2:                                                ; preds = %3
  ret i32 0

3:                                                ; preds = %1, %3
  %4 = phi i64 [ 0, %1 ], [ %6, %3 ]
  %5 = getelementptr inbounds i64, i64* %0, i64 %4
  store i64 -1, i64* %5, align 8, !tbaa !52
  %6 = add nuw nsw i64 %4, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %2, label %3, !llvm.loop !120
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @sigaddset(i64* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #13 {
  %3 = load i64, i64* %0, align 8, !tbaa !52
  %4 = add nsw i32 %1, -1
  %5 = zext i32 %4 to i64
  %6 = shl i64 1, %5
  %7 = or i64 %3, %6
  store i64 %7, i64* %0, align 8, !tbaa !52
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @sigdelset(i64* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #13 {
  %3 = load i64, i64* %0, align 8, !tbaa !52
  %4 = add nsw i32 %1, -1
  %5 = zext i32 %4 to i64
  %6 = shl i64 1, %5
  %7 = xor i64 %6, -1
  %8 = and i64 %3, %7
  store i64 %8, i64* %0, align 8, !tbaa !52
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local i32 @sigismember(i64* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #20 {
  %3 = load i64, i64* %0, align 8, !tbaa !52
  %4 = add nsw i32 %1, -1
  %5 = zext i32 %4 to i64
  %6 = lshr i64 %3, %5
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, 1
  ret i32 %8
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @sigpending(i64* nocapture noundef writeonly %0) local_unnamed_addr #9 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %5, %2 ]
  %4 = getelementptr inbounds i64, i64* %0, i64 %3
  store i64 0, i64* %4, align 8, !tbaa !52
  %5 = add nuw nsw i64 %3, 1
  %6 = icmp eq i64 %5, 16
  br i1 %6, label %7, label %2, !llvm.loop !119

7:                                                ; preds = %2
  %8 = load i64, i64* @pending, align 8, !tbaa !46
  %9 = load i64, i64* @process_pending, align 8, !tbaa !46
  %10 = or i64 %9, %8
  store i64 %10, i64* %0, align 8, !tbaa !52
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sigwait(i64* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %26, %2
  call void @heddle_atomic_begin() #24
  %4 = load atomic i32, i32* @signals_sent seq_cst, align 4, !tbaa !13
  %5 = load i64, i64* @pending, align 8, !tbaa !46
  %6 = load i64, i64* @process_pending, align 8, !tbaa !46
  %7 = or i64 %6, %5
  %8 = load i64, i64* %0, align 8, !tbaa !52
  %9 = and i64 %7, %8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %24, label %11

11:                                               ; preds = %3, %17
  %12 = phi i64 [ %18, %17 ], [ 1, %3 ]
  %13 = add nsw i64 %12, -1
  %14 = shl i64 1, %13
  %15 = and i64 %14, %9
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %11
  %18 = add nuw i64 %12, 1
  br i1 %10, label %24, label %11, !llvm.loop !121

19:                                               ; preds = %11
  %20 = trunc i64 %12 to i32
  %21 = xor i64 %14, -1
  %22 = and i64 %5, %21
  store i64 %22, i64* @pending, align 8, !tbaa !46
  %23 = and i64 %6, %21
  store i64 %23, i64* @process_pending, align 8, !tbaa !46
  call void @heddle_atomic_end() #24
  store i32 %20, i32* %1, align 4, !tbaa !21
  br label %26

24:                                               ; preds = %17, %3
  call void @heddle_atomic_end() #24
  %25 = call i64 @__heddle_futex_wait(i32* noundef nonnull @signals_sent, i32 noundef %4) #24
  br label %26

26:                                               ; preds = %24, %19
  br i1 %10, label %3, label %27

27:                                               ; preds = %26
  ret i32 0
}

declare i64 @__heddle_futex_wait(i32* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i64 @syscall(i64 noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #25
  call void @llvm.va_start(i8* nonnull %3)
  switch i64 %0, label %132 [
    i64 202, label %4
    i64 186, label %129
    i64 39, label %133
  ]

4:                                                ; preds = %1
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %6 = load i32, i32* %5, align 16
  %7 = icmp ult i32 %6, 41
  br i1 %7, label %8, label %14

8:                                                ; preds = %4
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %10 = load i8*, i8** %9, align 16
  %11 = sext i32 %6 to i64
  %12 = getelementptr i8, i8* %10, i64 %11
  %13 = add i32 %6, 8
  store i32 %13, i32* %5, align 16
  br label %18

14:                                               ; preds = %4
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %16 = load i8*, i8** %15, align 8
  %17 = getelementptr i8, i8* %16, i64 8
  store i8* %17, i8** %15, align 8
  br label %18

18:                                               ; preds = %14, %8
  %19 = phi i8* [ %12, %8 ], [ %16, %14 ]
  %20 = bitcast i8* %19 to i32**
  %21 = load i32*, i32** %20, align 8
  %22 = load i32, i32* %5, align 16
  %23 = icmp ult i32 %22, 41
  br i1 %23, label %24, label %30

24:                                               ; preds = %18
  %25 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %26 = load i8*, i8** %25, align 16
  %27 = sext i32 %22 to i64
  %28 = getelementptr i8, i8* %26, i64 %27
  %29 = add i32 %22, 8
  store i32 %29, i32* %5, align 16
  br label %34

30:                                               ; preds = %18
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %32 = load i8*, i8** %31, align 8
  %33 = getelementptr i8, i8* %32, i64 8
  store i8* %33, i8** %31, align 8
  br label %34

34:                                               ; preds = %30, %24
  %35 = phi i8* [ %28, %24 ], [ %32, %30 ]
  %36 = bitcast i8* %35 to i32*
  %37 = load i32, i32* %36, align 4
  %38 = and i32 %37, 127
  %39 = load i32, i32* %5, align 16
  %40 = icmp ult i32 %39, 41
  br i1 %40, label %41, label %47

41:                                               ; preds = %34
  %42 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %43 = load i8*, i8** %42, align 16
  %44 = sext i32 %39 to i64
  %45 = getelementptr i8, i8* %43, i64 %44
  %46 = add i32 %39, 8
  store i32 %46, i32* %5, align 16
  br label %51

47:                                               ; preds = %34
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %49 = load i8*, i8** %48, align 8
  %50 = getelementptr i8, i8* %49, i64 8
  store i8* %50, i8** %48, align 8
  br label %51

51:                                               ; preds = %47, %41
  %52 = phi i8* [ %45, %41 ], [ %49, %47 ]
  %53 = bitcast i8* %52 to i32*
  %54 = load i32, i32* %53, align 4
  switch i32 %38, label %79 [
    i32 9, label %55
    i32 0, label %55
    i32 10, label %77
    i32 1, label %77
  ]

55:                                               ; preds = %51, %51
  %56 = load i32, i32* %5, align 16
  %57 = icmp ult i32 %56, 41
  br i1 %57, label %58, label %64

58:                                               ; preds = %55
  %59 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %60 = load i8*, i8** %59, align 16
  %61 = sext i32 %56 to i64
  %62 = getelementptr i8, i8* %60, i64 %61
  %63 = add i32 %56, 8
  store i32 %63, i32* %5, align 16
  br label %68

64:                                               ; preds = %55
  %65 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %66 = load i8*, i8** %65, align 8
  %67 = getelementptr i8, i8* %66, i64 8
  store i8* %67, i8** %65, align 8
  br label %68

68:                                               ; preds = %64, %58
  %69 = phi i8* [ %62, %58 ], [ %66, %64 ]
  %70 = bitcast i8* %69 to i8**
  %71 = load i8*, i8** %70, align 8
  %72 = icmp eq i8* %71, null
  br i1 %72, label %75, label %73

73:                                               ; preds = %68
  %74 = call i64 @__heddle_futex_timed_wait(i32* noundef %21, i32 noundef %54) #24
  br label %126

75:                                               ; preds = %68
  %76 = call i64 @__heddle_futex_wait(i32* noundef %21, i32 noundef %54) #24
  br label %126

77:                                               ; preds = %51, %51
  %78 = call i64 @__heddle_futex_wake(i32* noundef %21, i32 noundef %54) #24
  br label %126

79:                                               ; preds = %51
  %80 = add nsw i32 %38, -3
  %81 = icmp ult i32 %80, 2
  br i1 %81, label %82, label %125

82:                                               ; preds = %79
  %83 = icmp eq i32 %38, 4
  call void @__heddle_sample() #24
  br i1 %83, label %84, label %123

84:                                               ; preds = %82
  %85 = load i32, i32* %5, align 16
  %86 = icmp ult i32 %85, 41
  br i1 %86, label %87, label %89

87:                                               ; preds = %84
  %88 = add i32 %85, 8
  store i32 %88, i32* %5, align 16
  br label %93

89:                                               ; preds = %84
  %90 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %91 = load i8*, i8** %90, align 8
  %92 = getelementptr i8, i8* %91, i64 8
  store i8* %92, i8** %90, align 8
  br label %93

93:                                               ; preds = %89, %87
  %94 = load i32, i32* %5, align 16
  %95 = icmp ult i32 %94, 41
  br i1 %95, label %96, label %98

96:                                               ; preds = %93
  %97 = add i32 %94, 8
  store i32 %97, i32* %5, align 16
  br label %102

98:                                               ; preds = %93
  %99 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %100 = load i8*, i8** %99, align 8
  %101 = getelementptr i8, i8* %100, i64 8
  store i8* %101, i8** %99, align 8
  br label %102

102:                                              ; preds = %98, %96
  %103 = load atomic i32, i32* %21 seq_cst, align 4, !tbaa !13
  %104 = load i32, i32* %5, align 16
  %105 = icmp ult i32 %104, 41
  br i1 %105, label %106, label %112

106:                                              ; preds = %102
  %107 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %108 = load i8*, i8** %107, align 16
  %109 = sext i32 %104 to i64
  %110 = getelementptr i8, i8* %108, i64 %109
  %111 = add i32 %104, 8
  store i32 %111, i32* %5, align 16
  br label %116

112:                                              ; preds = %102
  %113 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %114 = load i8*, i8** %113, align 8
  %115 = getelementptr i8, i8* %114, i64 8
  store i8* %115, i8** %113, align 8
  br label %116

116:                                              ; preds = %112, %106
  %117 = phi i8* [ %110, %106 ], [ %114, %112 ]
  %118 = bitcast i8* %117 to i32*
  %119 = load i32, i32* %118, align 4
  %120 = icmp eq i32 %103, %119
  br i1 %120, label %123, label %121

121:                                              ; preds = %116
  %122 = call i32* @__errno_location() #24
  store i32 11, i32* %122, align 4, !tbaa !21
  br label %126

123:                                              ; preds = %116, %82
  %124 = call i64 @__heddle_futex_wake(i32* noundef %21, i32 noundef 1048576) #24
  br label %126

125:                                              ; preds = %79
  call void @__heddle_limit_an_operation_on_futexes_other_than_wait_wake_and_requeue() #24
  br label %126

126:                                              ; preds = %123, %125, %77, %75, %73, %121
  %127 = phi i64 [ -1, %121 ], [ %78, %77 ], [ %124, %123 ], [ -1, %125 ], [ %74, %73 ], [ %76, %75 ]
  %128 = phi i1 [ false, %121 ], [ true, %77 ], [ true, %123 ], [ true, %125 ], [ true, %73 ], [ true, %75 ]
  br i1 %128, label %133, label %135

129:                                              ; preds = %1
  %130 = call i64 @pthread_self() #24
  %131 = add i64 %130, 1
  br label %133

132:                                              ; preds = %1
  call void @__heddle_limit_a_system_call_that_is_not_known() #24
  br label %133

133:                                              ; preds = %1, %129, %132, %126
  %134 = phi i64 [ %127, %126 ], [ %131, %129 ], [ -1, %132 ], [ 1, %1 ]
  call void @llvm.va_end(i8* %3)
  br label %135

135:                                              ; preds = %126, %133
  %136 = phi i64 [ %134, %133 ], [ -1, %126 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #25
  ret i64 %136
}

declare i64 @__heddle_futex_timed_wait(i32* noundef, i32 noundef) local_unnamed_addr #1

declare i64 @__heddle_futex_wake(i32* noundef, i32 noundef) local_unnamed_addr #1

declare void @__heddle_limit_an_operation_on_futexes_other_than_wait_wake_and_requeue() local_unnamed_addr #1

declare void @__heddle_limit_a_system_call_that_is_not_known() local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @prctl(i32 noundef %0, ...) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @pthread_atfork(void ()* nocapture noundef readnone %0, void ()* nocapture noundef readnone %1, void ()* nocapture noundef readnone %2) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @eventfd(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = zext i32 %0 to i64
  call void @heddle_atomic_begin() #24
  br label %4

4:                                                ; preds = %9, %2
  %5 = phi i64 [ 0, %2 ], [ %10, %9 ]
  %6 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %5, i32 0
  %7 = load i32, i32* %6, align 8, !tbaa !41
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 64
  br i1 %11, label %17, label %4, !llvm.loop !122

12:                                               ; preds = %4
  %13 = trunc i64 %5 to i32
  %14 = and i64 %5, 4294967295
  store i32 1, i32* %6, align 8, !tbaa !41
  %15 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %14, i32 1
  store i32 %1, i32* %15, align 4, !tbaa !50
  %16 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %14, i32 3
  store i64 %3, i64* %16, align 8, !tbaa !45
  br label %17

17:                                               ; preds = %9, %12
  %18 = phi i32 [ %13, %12 ], [ 64, %9 ]
  call void @heddle_atomic_end() #24
  %19 = icmp eq i32 %18, 64
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  call void @__heddle_limit_more_than_64_pipes_and_event_counters() #24
  br label %21

21:                                               ; preds = %17, %20
  %22 = shl nuw nsw i32 %18, 1
  %23 = add nuw nsw i32 %22, 64
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define dso_local i32 @pipe2(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #24
  br label %3

3:                                                ; preds = %8, %2
  %4 = phi i64 [ 0, %2 ], [ %9, %8 ]
  %5 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %4, i32 0
  %6 = load i32, i32* %5, align 8, !tbaa !41
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = add nuw nsw i64 %4, 1
  %10 = icmp eq i64 %9, 64
  br i1 %10, label %16, label %3, !llvm.loop !122

11:                                               ; preds = %3
  %12 = trunc i64 %4 to i32
  %13 = and i64 %4, 4294967295
  store i32 2, i32* %5, align 8, !tbaa !41
  %14 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %13, i32 1
  store i32 %1, i32* %14, align 4, !tbaa !50
  %15 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %13, i32 3
  store i64 0, i64* %15, align 8, !tbaa !45
  br label %16

16:                                               ; preds = %8, %11
  %17 = phi i32 [ %12, %11 ], [ 64, %8 ]
  call void @heddle_atomic_end() #24
  %18 = icmp eq i32 %17, 64
  br i1 %18, label %19, label %20

19:                                               ; preds = %16
  call void @__heddle_limit_more_than_64_pipes_and_event_counters() #24
  br label %20

20:                                               ; preds = %16, %19
  %21 = shl nuw nsw i32 %17, 1
  %22 = icmp slt i32 %17, -32
  br i1 %22, label %27, label %23

23:                                               ; preds = %20
  %24 = add nuw nsw i32 %21, 64
  store i32 %24, i32* %0, align 4, !tbaa !21
  %25 = add nsw i32 %21, 65
  %26 = getelementptr inbounds i32, i32* %0, i64 1
  store i32 %25, i32* %26, align 4, !tbaa !21
  br label %27

27:                                               ; preds = %20, %23
  %28 = phi i32 [ 0, %23 ], [ -1, %20 ]
  ret i32 %28
}

; Function Attrs: nounwind uwtable
define dso_local i32 @pipe(i32* nocapture noundef writeonly %0) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #24
  br label %2

2:                                                ; preds = %7, %1
  %3 = phi i64 [ 0, %1 ], [ %8, %7 ]
  %4 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %3, i32 0
  %5 = load i32, i32* %4, align 8, !tbaa !41
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = add nuw nsw i64 %3, 1
  %9 = icmp eq i64 %8, 64
  br i1 %9, label %15, label %2, !llvm.loop !122

10:                                               ; preds = %2
  %11 = trunc i64 %3 to i32
  %12 = and i64 %3, 4294967295
  store i32 2, i32* %4, align 8, !tbaa !41
  %13 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %12, i32 1
  store i32 0, i32* %13, align 4, !tbaa !50
  %14 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %12, i32 3
  store i64 0, i64* %14, align 8, !tbaa !45
  br label %15

15:                                               ; preds = %7, %10
  %16 = phi i32 [ %11, %10 ], [ 64, %7 ]
  call void @heddle_atomic_end() #24
  %17 = icmp eq i32 %16, 64
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  call void @__heddle_limit_more_than_64_pipes_and_event_counters() #24
  br label %19

19:                                               ; preds = %18, %15
  %20 = shl nuw nsw i32 %16, 1
  %21 = icmp slt i32 %16, -32
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = add nuw nsw i32 %20, 64
  store i32 %23, i32* %0, align 4, !tbaa !21
  %24 = add nsw i32 %20, 65
  %25 = getelementptr inbounds i32, i32* %0, i64 1
  store i32 %24, i32* %25, align 4, !tbaa !21
  br label %26

26:                                               ; preds = %19, %22
  %27 = phi i32 [ 0, %22 ], [ -1, %19 ]
  ret i32 %27
}

; Function Attrs: nounwind uwtable
define dso_local i32 @eventfd_read(i32 noundef %0, i64* noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %0, -64
  %4 = icmp ult i32 %3, 128
  br i1 %4, label %5, label %13

5:                                                ; preds = %2
  %6 = sdiv i32 %3, 2
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %7
  %9 = getelementptr inbounds %struct.channel, %struct.channel* %8, i64 0, i32 0
  %10 = load i32, i32* %9, align 8, !tbaa !41
  %11 = icmp eq i32 %10, 0
  %12 = select i1 %11, %struct.channel* null, %struct.channel* %8
  br label %13

13:                                               ; preds = %2, %5
  %14 = phi %struct.channel* [ null, %2 ], [ %12, %5 ]
  %15 = bitcast i64* %1 to i8*
  %16 = call fastcc i64 @channel_read(%struct.channel* noundef %14, i8* noundef %15, i64 noundef 8) #27
  %17 = icmp ne i64 %16, 8
  %18 = sext i1 %17 to i32
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define dso_local i32 @eventfd_write(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i64, align 8
  store i64 %1, i64* %3, align 8, !tbaa !46
  %4 = add i32 %0, -64
  %5 = icmp ult i32 %4, 128
  br i1 %5, label %6, label %14

6:                                                ; preds = %2
  %7 = sdiv i32 %4, 2
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %8
  %10 = getelementptr inbounds %struct.channel, %struct.channel* %9, i64 0, i32 0
  %11 = load i32, i32* %10, align 8, !tbaa !41
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, %struct.channel* null, %struct.channel* %9
  br label %14

14:                                               ; preds = %2, %6
  %15 = phi %struct.channel* [ null, %2 ], [ %13, %6 ]
  %16 = bitcast i64* %3 to i8*
  %17 = call fastcc i64 @channel_write(%struct.channel* noundef %15, i8* noundef nonnull %16, i64 noundef 8) #27
  %18 = icmp ne i64 %17, 8
  %19 = sext i1 %18 to i32
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define dso_local i32 @close(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -64
  %3 = icmp ult i32 %2, 128
  br i1 %3, label %4, label %12

4:                                                ; preds = %1
  %5 = sdiv i32 %2, 2
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i64 0, i64 %6
  %8 = getelementptr inbounds %struct.channel, %struct.channel* %7, i64 0, i32 0
  %9 = load i32, i32* %8, align 8, !tbaa !41
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, %struct.channel* null, %struct.channel* %7
  br label %12

12:                                               ; preds = %1, %4
  %13 = phi %struct.channel* [ null, %1 ], [ %11, %4 ]
  %14 = icmp eq %struct.channel* %13, null
  br i1 %14, label %29, label %15

15:                                               ; preds = %12
  call void @heddle_atomic_begin() #24
  %16 = getelementptr inbounds %struct.channel, %struct.channel* %13, i64 0, i32 0
  %17 = load i32, i32* %16, align 8, !tbaa !41
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  store i32 0, i32* %16, align 8, !tbaa !41
  br label %25

20:                                               ; preds = %15
  %21 = and i32 %0, 1
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.channel, %struct.channel* %13, i64 0, i32 6
  store i32 1, i32* %24, align 8, !tbaa !89
  br label %25

25:                                               ; preds = %20, %23, %19
  %26 = getelementptr inbounds %struct.channel, %struct.channel* %13, i64 0, i32 2
  %27 = atomicrmw add i32* %26, i32 1 seq_cst, align 4
  call void @heddle_atomic_end() #24
  %28 = call i64 @__heddle_futex_wake(i32* noundef nonnull %26, i32 noundef 1048576) #24
  br label %29

29:                                               ; preds = %12, %25
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local i32 @ilogb(double noundef %0) local_unnamed_addr #11 {
  %2 = fcmp une double %0, 0.000000e+00
  br i1 %2, label %3, label %37

3:                                                ; preds = %1
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  br i1 %5, label %37, label %6

6:                                                ; preds = %3
  %7 = fcmp oeq double %0, 0.000000e+00
  br i1 %7, label %34, label %8

8:                                                ; preds = %6
  %9 = fcmp oge double %0, 1.000000e+00
  %10 = fcmp ole double %0, -1.000000e+00
  %11 = or i1 %9, %10
  br i1 %11, label %18, label %12

12:                                               ; preds = %18, %8
  %13 = phi i32 [ 0, %8 ], [ %22, %18 ]
  %14 = phi double [ %0, %8 ], [ %21, %18 ]
  %15 = fcmp olt double %14, 5.000000e-01
  %16 = fcmp ogt double %14, -5.000000e-01
  %17 = and i1 %15, %16
  br i1 %17, label %26, label %34

18:                                               ; preds = %8, %18
  %19 = phi i32 [ %22, %18 ], [ 0, %8 ]
  %20 = phi double [ %21, %18 ], [ %0, %8 ]
  %21 = fmul double %20, 5.000000e-01
  %22 = add nuw nsw i32 %19, 1
  %23 = fcmp oge double %21, 1.000000e+00
  %24 = fcmp ole double %21, -1.000000e+00
  %25 = or i1 %23, %24
  br i1 %25, label %18, label %12, !llvm.loop !111

26:                                               ; preds = %12, %26
  %27 = phi i32 [ %30, %26 ], [ %13, %12 ]
  %28 = phi double [ %29, %26 ], [ %14, %12 ]
  %29 = fmul double %28, 2.000000e+00
  %30 = add nsw i32 %27, -1
  %31 = fcmp olt double %29, 5.000000e-01
  %32 = fcmp ogt double %29, -5.000000e-01
  %33 = and i1 %31, %32
  br i1 %33, label %26, label %34, !llvm.loop !112

34:                                               ; preds = %26, %6, %12
  %35 = phi i32 [ 0, %6 ], [ %13, %12 ], [ %30, %26 ]
  %36 = add nsw i32 %35, -1
  br label %37

37:                                               ; preds = %3, %1, %34
  %38 = phi i32 [ %36, %34 ], [ -2147483648, %1 ], [ 2147483647, %3 ]
  ret i32 %38
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local double @logb(double noundef %0) local_unnamed_addr #11 {
  %2 = fcmp une double %0, 0.000000e+00
  br i1 %2, label %3, label %40

3:                                                ; preds = %1
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = fmul double %0, %0
  br label %40

8:                                                ; preds = %3
  %9 = fcmp oeq double %0, 0.000000e+00
  br i1 %9, label %36, label %10

10:                                               ; preds = %8
  %11 = fcmp oge double %0, 1.000000e+00
  %12 = fcmp ole double %0, -1.000000e+00
  %13 = or i1 %11, %12
  br i1 %13, label %20, label %14

14:                                               ; preds = %20, %10
  %15 = phi i32 [ 0, %10 ], [ %24, %20 ]
  %16 = phi double [ %0, %10 ], [ %23, %20 ]
  %17 = fcmp olt double %16, 5.000000e-01
  %18 = fcmp ogt double %16, -5.000000e-01
  %19 = and i1 %17, %18
  br i1 %19, label %28, label %36

20:                                               ; preds = %10, %20
  %21 = phi i32 [ %24, %20 ], [ 0, %10 ]
  %22 = phi double [ %23, %20 ], [ %0, %10 ]
  %23 = fmul double %22, 5.000000e-01
  %24 = add nuw nsw i32 %21, 1
  %25 = fcmp oge double %23, 1.000000e+00
  %26 = fcmp ole double %23, -1.000000e+00
  %27 = or i1 %25, %26
  br i1 %27, label %20, label %14, !llvm.loop !111

28:                                               ; preds = %14, %28
  %29 = phi i32 [ %32, %28 ], [ %15, %14 ]
  %30 = phi double [ %31, %28 ], [ %16, %14 ]
  %31 = fmul double %30, 2.000000e+00
  %32 = add nsw i32 %29, -1
  %33 = fcmp olt double %31, 5.000000e-01
  %34 = fcmp ogt double %31, -5.000000e-01
  %35 = and i1 %33, %34
  br i1 %35, label %28, label %36, !llvm.loop !112

36:                                               ; preds = %28, %14, %8
  %37 = phi i32 [ 0, %8 ], [ %15, %14 ], [ %32, %28 ]
  %38 = add nsw i32 %37, -1
  %39 = sitofp i32 %38 to double
  br label %40

40:                                               ; preds = %6, %36, %1
  %41 = phi double [ 0xFFF0000000000000, %1 ], [ %7, %6 ], [ %39, %36 ]
  ret double %41
}

; Function Attrs: nounwind uwtable
define dso_local double @remainder(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fdiv double %0, %1
  %4 = call double @rint(double noundef %3) #24
  %5 = fneg double %1
  %6 = call double @llvm.fmuladd.f64(double %5, double %4, double %0)
  ret double %6
}

declare double @rint(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local double @nextafter(double noundef %0, double noundef %1) local_unnamed_addr #6 {
  %3 = fcmp uno double %0, %1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = fadd double %0, %1
  br label %20

6:                                                ; preds = %2
  %7 = fcmp oeq double %0, %1
  br i1 %7, label %20, label %8

8:                                                ; preds = %6
  %9 = fcmp une double %0, 0.000000e+00
  br i1 %9, label %12, label %10

10:                                               ; preds = %8
  %11 = call double @llvm.copysign.f64(double 4.940660e-324, double %1)
  br label %20

12:                                               ; preds = %8
  %13 = fcmp uge double %0, %1
  %14 = fcmp ogt double %0, 0.000000e+00
  %15 = xor i1 %14, %13
  %16 = select i1 %15, i64 1, i64 -1
  %17 = bitcast double %0 to i64
  %18 = add nsw i64 %16, %17
  %19 = bitcast i64 %18 to double
  br label %20

20:                                               ; preds = %6, %12, %10, %4
  %21 = phi double [ %5, %4 ], [ %19, %12 ], [ %11, %10 ], [ %1, %6 ]
  ret double %21
}

; Function Attrs: nounwind uwtable
define dso_local double @cabs(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = call double @hypot(double noundef %0, double noundef %1) #24
  ret double %3
}

declare double @hypot(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local float @cabsf(<2 x float> noundef %0) local_unnamed_addr #21 {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = fpext float %2 to double
  %4 = extractelement <2 x float> %0, i64 1
  %5 = fpext float %4 to double
  %6 = call double @hypot(double noundef %3, double noundef %5) #24
  %7 = fptrunc double %6 to float
  ret float %7
}

; Function Attrs: nounwind uwtable
define dso_local double @carg(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = call double @atan2(double noundef %1, double noundef %0) #24
  ret double %3
}

declare double @atan2(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local double @creal(double noundef returned %0, double noundef %1) local_unnamed_addr #5 {
  ret double %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local double @cimag(double noundef %0, double noundef returned %1) local_unnamed_addr #5 {
  ret double %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local float @crealf(<2 x float> noundef %0) local_unnamed_addr #22 {
  %2 = extractelement <2 x float> %0, i64 0
  ret float %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local float @cimagf(<2 x float> noundef %0) local_unnamed_addr #22 {
  %2 = extractelement <2 x float> %0, i64 1
  ret float %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local { double, double } @conj(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = fneg double %1
  %4 = insertvalue { double, double } poison, double %0, 0
  %5 = insertvalue { double, double } %4, double %3, 1
  ret { double, double } %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local <2 x float> @conjf(<2 x float> noundef %0) local_unnamed_addr #22 {
  %2 = extractelement <2 x float> %0, i64 1
  %3 = fneg float %2
  %4 = insertelement <2 x float> %0, float %3, i64 1
  ret <2 x float> %4
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i32 @ffsl(i64 noundef %0) local_unnamed_addr #6 {
  %2 = icmp eq i64 %0, 0
  %3 = zext i1 %2 to i64
  %4 = or i64 %3, %0
  %5 = call i64 @llvm.cttz.i64(i64 %4, i1 true), !range !123
  %6 = trunc i64 %5 to i32
  %7 = icmp ne i64 %0, 0
  %8 = zext i1 %7 to i32
  %9 = add nuw nsw i32 %6, %8
  ret i32 %9
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #18

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i32 @ffsll(i64 noundef %0) local_unnamed_addr #6 {
  %2 = icmp eq i64 %0, 0
  %3 = zext i1 %2 to i64
  %4 = or i64 %3, %0
  %5 = call i64 @llvm.cttz.i64(i64 %4, i1 true), !range !123
  %6 = trunc i64 %5 to i32
  %7 = icmp ne i64 %0, 0
  %8 = zext i1 %7 to i32
  %9 = add nuw nsw i32 %6, %8
  ret i32 %9
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i64 @wcslen(i32* nocapture noundef readonly %0) local_unnamed_addr #8 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i32, i32* %0, i64 %3
  %5 = load i32, i32* %4, align 4, !tbaa !21
  %6 = icmp eq i32 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !124

8:                                                ; preds = %2
  ret i64 %3
}

; Function Attrs: nounwind uwtable
define dso_local i32* @wcscpy(i32* noundef %0, i32* noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i32, i32* %1, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !21
  %7 = icmp eq i32 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !124

9:                                                ; preds = %3
  %10 = bitcast i32* %1 to i8*
  %11 = bitcast i32* %0 to i8*
  %12 = shl i64 %4, 2
  %13 = add i64 %12, 4
  %14 = call i8* @memcpy(i8* noundef %11, i8* noundef %10, i64 noundef %13) #24
  %15 = bitcast i8* %14 to i32*
  ret i32* %15
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @wcscmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = load i32, i32* %0, align 4, !tbaa !21
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %5

5:                                                ; preds = %2, %11
  %6 = phi i32 [ %14, %11 ], [ %3, %2 ]
  %7 = phi i32* [ %13, %11 ], [ %1, %2 ]
  %8 = phi i32* [ %12, %11 ], [ %0, %2 ]
  %9 = load i32, i32* %7, align 4, !tbaa !21
  %10 = icmp eq i32 %6, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %5
  %12 = getelementptr inbounds i32, i32* %8, i64 1
  %13 = getelementptr inbounds i32, i32* %7, i64 1
  %14 = load i32, i32* %12, align 4, !tbaa !21
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %5, !llvm.loop !125

16:                                               ; preds = %5, %11, %2
  %17 = phi i32* [ %1, %2 ], [ %7, %5 ], [ %13, %11 ]
  %18 = phi i32 [ %3, %2 ], [ %6, %5 ], [ %14, %11 ]
  %19 = load i32, i32* %17, align 4, !tbaa !21
  %20 = icmp sgt i32 %18, %19
  %21 = zext i1 %20 to i32
  %22 = icmp slt i32 %18, %19
  %23 = sext i1 %22 to i32
  %24 = add nsw i32 %23, %21
  ret i32 %24
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32* @wcschr(i32* noundef readonly %0, i32 noundef %1) local_unnamed_addr #8 {
  %3 = load i32, i32* %0, align 4, !tbaa !21
  %4 = icmp eq i32 %3, %1
  br i1 %4, label %13, label %5

5:                                                ; preds = %2, %9
  %6 = phi i32 [ %11, %9 ], [ %3, %2 ]
  %7 = phi i32* [ %10, %9 ], [ %0, %2 ]
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds i32, i32* %7, i64 1
  %11 = load i32, i32* %10, align 4, !tbaa !21
  %12 = icmp eq i32 %11, %1
  br i1 %12, label %13, label %5, !llvm.loop !126

13:                                               ; preds = %9, %5, %2
  %14 = phi i32* [ %0, %2 ], [ %10, %9 ], [ null, %5 ]
  ret i32* %14
}

; Function Attrs: nofree norecurse nosync nounwind uwtable writeonly
define dso_local i32* @wmemset(i32* noundef returned writeonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #10 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %3
  ret i32* %0

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %9, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds i32, i32* %0, i64 %7
  store i32 %1, i32* %8, align 4, !tbaa !21
  %9 = add nuw i64 %7, 1
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %5, label %6, !llvm.loop !127
}

; Function Attrs: nounwind uwtable
define dso_local void @__VERIFIER_nondet_memory(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi i64 [ %9, %5 ], [ 0, %2 ]
  %7 = call zeroext i8 @__VERIFIER_nondet_uchar() #24
  %8 = getelementptr inbounds i8, i8* %0, i64 %6
  store i8 %7, i8* %8, align 1, !tbaa !13
  %9 = add nuw i64 %6, 1
  %10 = icmp eq i64 %9, %1
  br i1 %10, label %4, label %5, !llvm.loop !128
}

declare zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @__sprintf_chk(i8* noundef %0, i32 noundef %1, i64 noundef %2, i8* noundef %3, ...) local_unnamed_addr #0 {
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = bitcast [1 x %struct.__va_list_tag]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #25
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %6)
  %8 = call i32 @vsprintf(i8* noundef %0, i8* noundef %3, %struct.__va_list_tag* noundef nonnull %7) #24
  call void @llvm.va_end(i8* %6)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #25
  ret i32 %8
}

declare i32 @vsprintf(i8* noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @__snprintf_chk(i8* noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i8* noundef %4, ...) local_unnamed_addr #0 {
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = bitcast [1 x %struct.__va_list_tag]* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #25
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %7)
  %9 = call i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* noundef %4, %struct.__va_list_tag* noundef nonnull %8) #24
  call void @llvm.va_end(i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #25
  ret i32 %9
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__printf_chk(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #25
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @vprintf(i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #24
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #25
  ret i32 %6
}

declare i32 @vprintf(i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @__fprintf_chk(i8* noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #25
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = call i32 @vfprintf(i8* noundef %0, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %6) #24
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #25
  ret i32 %7
}

declare i32 @vfprintf(i8* noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @__vsprintf_chk(i8* noundef %0, i32 noundef %1, i64 noundef %2, i8* noundef %3, %struct.__va_list_tag* noundef %4) local_unnamed_addr #0 {
  %6 = call i32 @vsprintf(i8* noundef %0, i8* noundef %3, %struct.__va_list_tag* noundef %4) #24
  ret i32 %6
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__vsnprintf_chk(i8* noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i8* noundef %4, %struct.__va_list_tag* noundef %5) local_unnamed_addr #0 {
  %7 = call i32 @vsnprintf(i8* noundef %0, i64 noundef %1, i8* noundef %4, %struct.__va_list_tag* noundef %5) #24
  ret i32 %7
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__vprintf_chk(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @vprintf(i8* noundef %1, %struct.__va_list_tag* noundef %2) #24
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__vfprintf_chk(i8* noundef %0, i32 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #0 {
  %5 = call i32 @vfprintf(i8* noundef %0, i8* noundef %2, %struct.__va_list_tag* noundef %3) #24
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i8* @__mempcpy_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = call i8* @memcpy(i8* noundef %0, i8* noundef %1, i64 noundef %2) #24
  %6 = getelementptr inbounds i8, i8* %5, i64 %2
  ret i8* %6
}

; Function Attrs: nounwind uwtable
define dso_local i8* @__stpcpy_chk(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = call i8* @stpcpy(i8* noundef %0, i8* noundef %1) #24
  ret i8* %4
}

declare i8* @stpcpy(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i8* @stpncpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #9 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %1, i64 %6
  %8 = load i8, i8* %7, align 1, !tbaa !13
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, i8* %0, i64 %6
  store i8 %8, i8* %11, align 1, !tbaa !13
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %14, label %5, !llvm.loop !129

14:                                               ; preds = %5, %10, %3
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %16 = icmp ult i64 %15, %2
  br i1 %16, label %17, label %22

17:                                               ; preds = %14, %17
  %18 = phi i64 [ %20, %17 ], [ %15, %14 ]
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  store i8 0, i8* %19, align 1, !tbaa !13
  %20 = add nuw i64 %18, 1
  %21 = icmp eq i64 %20, %2
  br i1 %21, label %22, label %17, !llvm.loop !130

22:                                               ; preds = %17, %14
  %23 = getelementptr inbounds i8, i8* %0, i64 %15
  ret i8* %23
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i8* @__stpncpy_chk(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #9 {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %15, label %6

6:                                                ; preds = %4, %11
  %7 = phi i64 [ %13, %11 ], [ 0, %4 ]
  %8 = getelementptr inbounds i8, i8* %1, i64 %7
  %9 = load i8, i8* %8, align 1, !tbaa !13
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds i8, i8* %0, i64 %7
  store i8 %9, i8* %12, align 1, !tbaa !13
  %13 = add nuw i64 %7, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %15, label %6, !llvm.loop !129

15:                                               ; preds = %11, %6, %4
  %16 = phi i64 [ 0, %4 ], [ %7, %6 ], [ %2, %11 ]
  %17 = icmp ult i64 %16, %2
  br i1 %17, label %18, label %23

18:                                               ; preds = %15, %18
  %19 = phi i64 [ %21, %18 ], [ %16, %15 ]
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  store i8 0, i8* %20, align 1, !tbaa !13
  %21 = add nuw i64 %19, 1
  %22 = icmp eq i64 %21, %2
  br i1 %22, label %23, label %18, !llvm.loop !130

23:                                               ; preds = %18, %15
  %24 = getelementptr inbounds i8, i8* %0, i64 %16
  ret i8* %24
}

; Function Attrs: nounwind uwtable
define dso_local i8* @__fgets_chk(i8* noundef writeonly %0, i64 noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = icmp slt i32 %2, 1
  br i1 %5, label %37, label %6

6:                                                ; preds = %4
  %7 = call i32 @heddle_choose(i32 noundef 2) #24
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %37, label %9

9:                                                ; preds = %6
  call void @__heddle_sample() #24
  %10 = call i32 @heddle_choose(i32 noundef 3) #24
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds [3 x i8*], [3 x i8*]* @some_line.lines, i64 0, i64 %11
  %13 = load i8*, i8** %12, align 8, !tbaa !5
  %14 = load i8, i8* %13, align 1, !tbaa !13
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %33, label %16

16:                                               ; preds = %9
  %17 = call i32 @llvm.umax.i32(i32 %2, i32 1) #25
  %18 = sext i32 %17 to i64
  %19 = add i32 %17, -1
  %20 = add nsw i64 %18, -1
  br label %21

21:                                               ; preds = %28, %16
  %22 = phi i64 [ 0, %16 ], [ %25, %28 ]
  %23 = phi i8 [ %14, %16 ], [ %31, %28 ]
  %24 = phi i32 [ 0, %16 ], [ %26, %28 ]
  %25 = add nuw nsw i64 %22, 1
  %26 = add nuw nsw i32 %24, 1
  %27 = icmp eq i64 %22, %20
  br i1 %27, label %33, label %28

28:                                               ; preds = %21
  %29 = getelementptr inbounds i8, i8* %0, i64 %22
  store i8 %23, i8* %29, align 1, !tbaa !13
  %30 = getelementptr inbounds i8, i8* %13, i64 %25
  %31 = load i8, i8* %30, align 1, !tbaa !13
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %33, label %21, !llvm.loop !79

33:                                               ; preds = %28, %21, %9
  %34 = phi i32 [ 0, %9 ], [ %19, %21 ], [ %26, %28 ]
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i8, i8* %0, i64 %35
  store i8 0, i8* %36, align 1, !tbaa !13
  br label %37

37:                                               ; preds = %4, %6, %33
  %38 = phi i8* [ %0, %33 ], [ null, %6 ], [ null, %4 ]
  ret i8* %38
}

; Function Attrs: nounwind uwtable
define dso_local i64 @__fread_chk(i8* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i8* nocapture noundef readnone %4) local_unnamed_addr #0 {
  call void @__heddle_sample() #24
  %6 = call i32 @heddle_choose(i32 noundef 2) #24
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %16, label %8

8:                                                ; preds = %5
  %9 = mul i64 %3, %2
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %8, %11
  %12 = phi i64 [ %14, %11 ], [ 0, %8 ]
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  store i8 120, i8* %13, align 1, !tbaa !13
  %14 = add nuw i64 %12, 1
  %15 = icmp eq i64 %14, %9
  br i1 %15, label %16, label %11, !llvm.loop !87

16:                                               ; preds = %11, %5, %8
  %17 = phi i64 [ 0, %5 ], [ %3, %8 ], [ %3, %11 ]
  ret i64 %17
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i8* @memrchr(i8* noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #8 {
  %4 = trunc i32 %1 to i8
  br label %5

5:                                                ; preds = %9, %3
  %6 = phi i64 [ %2, %3 ], [ %7, %9 ]
  %7 = add i64 %6, -1
  %8 = icmp eq i64 %6, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds i8, i8* %0, i64 %7
  %11 = load i8, i8* %10, align 1, !tbaa !13
  %12 = icmp eq i8 %11, %4
  br i1 %12, label %13, label %5, !llvm.loop !131

13:                                               ; preds = %9
  %14 = getelementptr inbounds i8, i8* %0, i64 %7
  br label %15

15:                                               ; preds = %5, %13
  %16 = phi i8* [ %14, %13 ], [ null, %5 ]
  ret i8* %16
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i8* @rawmemchr(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #8 {
  %3 = trunc i32 %1 to i8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i8* [ %0, %2 ], [ %8, %4 ]
  %6 = load i8, i8* %5, align 1, !tbaa !13
  %7 = icmp eq i8 %6, %3
  %8 = getelementptr inbounds i8, i8* %5, i64 1
  br i1 %7, label %9, label %4, !llvm.loop !132

9:                                                ; preds = %4
  ret i8* %5
}

; Function Attrs: nounwind uwtable
define dso_local void @bcopy(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = call i8* @memmove(i8* noundef %1, i8* noundef %0, i64 noundef %2) #24
  ret void
}

declare i8* @memmove(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i64 @strxfrm(i8* nocapture noundef writeonly %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = call i64 @strlen(i8* noundef %1) #24
  br label %5

5:                                                ; preds = %16, %3
  %6 = phi i64 [ 0, %3 ], [ %9, %16 ]
  %7 = icmp eq i64 %6, %2
  br i1 %7, label %20, label %8

8:                                                ; preds = %5
  %9 = add i64 %6, 1
  %10 = icmp ult i64 %9, %2
  %11 = icmp ult i64 %6, %4
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %16

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, i8* %1, i64 %6
  %15 = load i8, i8* %14, align 1, !tbaa !13
  br label %16

16:                                               ; preds = %13, %8
  %17 = phi i8 [ %15, %13 ], [ 0, %8 ]
  %18 = getelementptr inbounds i8, i8* %0, i64 %6
  store i8 %17, i8* %18, align 1, !tbaa !13
  %19 = icmp eq i64 %6, %4
  br i1 %19, label %20, label %5, !llvm.loop !104

20:                                               ; preds = %5, %16
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i8* @strsignal(i32 noundef %0) local_unnamed_addr #5 {
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i64 0, i64 0)
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local void @swab(i8* nocapture noundef readonly %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #9 {
  %4 = icmp sgt i64 %2, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %16, %6 ], [ 1, %3 ]
  %8 = phi i64 [ %15, %6 ], [ 0, %3 ]
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = load i8, i8* %9, align 1, !tbaa !13
  %11 = getelementptr inbounds i8, i8* %0, i64 %7
  %12 = load i8, i8* %11, align 1, !tbaa !13
  %13 = getelementptr inbounds i8, i8* %1, i64 %8
  store i8 %12, i8* %13, align 1, !tbaa !13
  %14 = getelementptr inbounds i8, i8* %1, i64 %7
  store i8 %10, i8* %14, align 1, !tbaa !13
  %15 = add nuw nsw i64 %8, 2
  %16 = or i64 %15, 1
  %17 = icmp slt i64 %16, %2
  br i1 %17, label %6, label %5, !llvm.loop !133
}

; Function Attrs: nounwind uwtable
define dso_local void @qsort_r(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*, i8*)* nocapture noundef readonly %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = icmp ugt i64 %1, 1
  br i1 %6, label %7, label %14

7:                                                ; preds = %5
  %8 = and i64 %2, 7
  %9 = icmp eq i64 %8, 0
  %10 = icmp eq i64 %2, 0
  %11 = icmp eq i64 %2, 0
  br label %12

12:                                               ; preds = %7, %24
  %13 = phi i64 [ 1, %7 ], [ %25, %24 ]
  br label %15

14:                                               ; preds = %24, %5
  ret void

15:                                               ; preds = %12, %48
  %16 = phi i64 [ %17, %48 ], [ %13, %12 ]
  %17 = add i64 %16, -1
  %18 = mul i64 %17, %2
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = mul i64 %16, %2
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = call i32 %3(i8* noundef %19, i8* noundef %21, i8* noundef %4) #24
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %15, %48
  %25 = add nuw i64 %13, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %14, label %12, !llvm.loop !134

27:                                               ; preds = %15
  br i1 %9, label %29, label %28

28:                                               ; preds = %27
  br i1 %10, label %48, label %40

29:                                               ; preds = %27
  br i1 %11, label %48, label %30

30:                                               ; preds = %29, %30
  %31 = phi i64 [ %38, %30 ], [ 0, %29 ]
  %32 = getelementptr inbounds i8, i8* %19, i64 %31
  %33 = bitcast i8* %32 to i8**
  %34 = load i8*, i8** %33, align 8, !tbaa !5
  %35 = getelementptr inbounds i8, i8* %21, i64 %31
  %36 = bitcast i8* %35 to i8**
  %37 = load i8*, i8** %36, align 8, !tbaa !5
  store i8* %37, i8** %33, align 8, !tbaa !5
  store i8* %34, i8** %36, align 8, !tbaa !5
  %38 = add nuw i64 %31, 8
  %39 = icmp ult i64 %38, %2
  br i1 %39, label %30, label %48, !llvm.loop !12

40:                                               ; preds = %28, %40
  %41 = phi i64 [ %46, %40 ], [ 0, %28 ]
  %42 = getelementptr inbounds i8, i8* %19, i64 %41
  %43 = load i8, i8* %42, align 1, !tbaa !13
  %44 = getelementptr inbounds i8, i8* %21, i64 %41
  %45 = load i8, i8* %44, align 1, !tbaa !13
  store i8 %45, i8* %42, align 1, !tbaa !13
  store i8 %43, i8* %44, align 1, !tbaa !13
  %46 = add nuw i64 %41, 1
  %47 = icmp eq i64 %46, %2
  br i1 %47, label %48, label %40, !llvm.loop !14

48:                                               ; preds = %40, %30, %28, %29
  %49 = icmp eq i64 %17, 0
  br i1 %49, label %24, label %15, !llvm.loop !135
}

; Function Attrs: nounwind uwtable
define dso_local i8* @lfind(i8* noundef %0, i8* noundef %1, i64* nocapture noundef readonly %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 {
  %6 = load i64, i64* %2, align 8, !tbaa !52
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %18, label %11

8:                                                ; preds = %11
  %9 = load i64, i64* %2, align 8, !tbaa !52
  %10 = icmp ult i64 %17, %9
  br i1 %10, label %11, label %18, !llvm.loop !136

11:                                               ; preds = %5, %8
  %12 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %13 = mul i64 %12, %3
  %14 = getelementptr inbounds i8, i8* %1, i64 %13
  %15 = call i32 %4(i8* noundef %0, i8* noundef %14) #24
  %16 = icmp eq i32 %15, 0
  %17 = add nuw i64 %12, 1
  br i1 %16, label %18, label %8

18:                                               ; preds = %8, %11, %5
  %19 = phi i8* [ null, %5 ], [ null, %8 ], [ %14, %11 ]
  ret i8* %19
}

; Function Attrs: nounwind uwtable
define dso_local i32 @access(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = call i32 @heddle_choose(i32 noundef 2) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = call i32* @__errno_location() #24
  store i32 2, i32* %6, align 4, !tbaa !21
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ -1, %5 ], [ 0, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @rename(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = call i32 @heddle_choose(i32 noundef 2) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = call i32* @__errno_location() #24
  store i32 2, i32* %6, align 4, !tbaa !21
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ -1, %5 ], [ 0, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @mkdir(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = call i32 @heddle_choose(i32 noundef 2) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = call i32* @__errno_location() #24
  store i32 2, i32* %6, align 4, !tbaa !21
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ -1, %5 ], [ 0, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @rmdir(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = call i32 @heddle_choose(i32 noundef 2) #24
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = call i32* @__errno_location() #24
  store i32 2, i32* %5, align 4, !tbaa !21
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i32 [ -1, %4 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: nounwind uwtable
define dso_local i32 @chdir(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = call i32 @heddle_choose(i32 noundef 2) #24
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = call i32* @__errno_location() #24
  store i32 2, i32* %5, align 4, !tbaa !21
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i32 [ -1, %4 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: nounwind uwtable
define dso_local i8* @tmpfile() local_unnamed_addr #0 {
  %1 = call i32 @heddle_choose(i32 noundef 2) #24
  %2 = icmp eq i32 %1, 0
  %3 = select i1 %2, i8* null, i8* bitcast ([2 x i64]* @fopen.stream to i8*)
  ret i8* %3
}

; Function Attrs: nounwind uwtable
define dso_local i8* @fdopen(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = call i32 @heddle_choose(i32 noundef 2) #24
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i8* null, i8* bitcast ([2 x i64]* @fopen.stream to i8*)
  ret i8* %5
}

; Function Attrs: nounwind uwtable
define dso_local i8* @freopen(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* noundef readnone %2) local_unnamed_addr #0 {
  %4 = call i32 @heddle_choose(i32 noundef 2) #24
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i8* null, i8* %2
  ret i8* %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @fileno(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @clearerr(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i8* @mmap(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = call i32* @__errno_location() #24
  store i32 22, i32* %9, align 4, !tbaa !21
  br label %30

10:                                               ; preds = %6
  %11 = and i32 %3, 48
  %12 = icmp eq i32 %11, 32
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @__heddle_limit_mmap_of_a_file_or_at_a_fixed_address() #24
  br label %14

14:                                               ; preds = %10, %13
  %15 = call i8* @calloc(i64 noundef 1, i64 noundef %1) #24
  %16 = icmp eq i8* %15, null
  br i1 %16, label %30, label %17

17:                                               ; preds = %14
  call void @heddle_atomic_begin() #24
  br label %18

18:                                               ; preds = %17, %23
  %19 = phi i64 [ 0, %17 ], [ %24, %23 ]
  %20 = getelementptr inbounds [16 x %struct.mapping], [16 x %struct.mapping]* @mappings, i64 0, i64 %19, i32 0
  %21 = load i8*, i8** %20, align 16, !tbaa !137
  %22 = icmp eq i8* %21, null
  br i1 %22, label %26, label %23

23:                                               ; preds = %18
  %24 = add nuw nsw i64 %19, 1
  %25 = icmp eq i64 %24, 16
  br i1 %25, label %29, label %18, !llvm.loop !139

26:                                               ; preds = %18
  %27 = and i64 %19, 4294967295
  store i8* %15, i8** %20, align 16, !tbaa !137
  %28 = getelementptr inbounds [16 x %struct.mapping], [16 x %struct.mapping]* @mappings, i64 0, i64 %27, i32 1
  store i64 %1, i64* %28, align 8, !tbaa !140
  br label %29

29:                                               ; preds = %23, %26
  call void @heddle_atomic_end() #24
  br label %30

30:                                               ; preds = %29, %14, %8
  %31 = phi i8* [ inttoptr (i64 -1 to i8*), %8 ], [ %15, %29 ], [ inttoptr (i64 -1 to i8*), %14 ]
  ret i8* %31
}

declare void @__heddle_limit_mmap_of_a_file_or_at_a_fixed_address() local_unnamed_addr #1

declare i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @munmap(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #24
  br label %3

3:                                                ; preds = %2, %12
  %4 = phi i64 [ 0, %2 ], [ %13, %12 ]
  %5 = getelementptr inbounds [16 x %struct.mapping], [16 x %struct.mapping]* @mappings, i64 0, i64 %4, i32 0
  %6 = load i8*, i8** %5, align 16, !tbaa !137
  %7 = icmp eq i8* %6, %0
  br i1 %7, label %8, label %12

8:                                                ; preds = %3
  %9 = getelementptr inbounds [16 x %struct.mapping], [16 x %struct.mapping]* @mappings, i64 0, i64 %4, i32 1
  %10 = load i64, i64* %9, align 8, !tbaa !140
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %15, label %12

12:                                               ; preds = %3, %8
  %13 = add nuw nsw i64 %4, 1
  %14 = icmp eq i64 %13, 16
  br i1 %14, label %16, label %3, !llvm.loop !141

15:                                               ; preds = %8
  store i8* null, i8** %5, align 16, !tbaa !137
  call void @heddle_atomic_end() #24
  call void @free(i8* noundef %0) #24
  br label %17

16:                                               ; preds = %12
  call void @heddle_atomic_end() #24
  call void @__heddle_sample() #24
  br label %17

17:                                               ; preds = %16, %15
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @mprotect(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @madvise(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @mlock(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @fegetround() local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @fesetround(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  call void @__heddle_limit_another_rounding_of_floating_point() #24
  br label %4

4:                                                ; preds = %3, %1
  ret i32 0
}

declare void @__heddle_limit_another_rounding_of_floating_point() local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @feclearexcept(i32 noundef %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @feraiseexcept(i32 noundef %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @fetestexcept(i32 noundef %0) local_unnamed_addr #0 {
  call void @__heddle_limit_flags_of_floating_point_exceptions() #24
  ret i32 0
}

declare void @__heddle_limit_flags_of_floating_point_exceptions() local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @fegetenv(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @fesetenv(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @feholdexcept(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @feupdateenv(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32* @wcscat(i32* noundef returned %0, i32* noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !21
  %7 = icmp eq i32 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !124

9:                                                ; preds = %3, %9
  %10 = phi i64 [ %14, %9 ], [ 0, %3 ]
  %11 = getelementptr inbounds i32, i32* %1, i64 %10
  %12 = load i32, i32* %11, align 4, !tbaa !21
  %13 = icmp eq i32 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %9, !llvm.loop !124

15:                                               ; preds = %9
  %16 = getelementptr inbounds i32, i32* %0, i64 %4
  %17 = bitcast i32* %1 to i8*
  %18 = bitcast i32* %16 to i8*
  %19 = shl i64 %10, 2
  %20 = add i64 %19, 4
  %21 = call i8* @memcpy(i8* noundef nonnull %18, i8* noundef %17, i64 noundef %20) #24
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32* @wcsncpy(i32* noundef returned writeonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #9 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i32, i32* %1, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !21
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i32, i32* %0, i64 %6
  store i32 %8, i32* %11, align 4, !tbaa !21
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %14, label %5, !llvm.loop !142

14:                                               ; preds = %5, %10, %3
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %16 = icmp ult i64 %15, %2
  br i1 %16, label %17, label %22

17:                                               ; preds = %14, %17
  %18 = phi i64 [ %20, %17 ], [ %15, %14 ]
  %19 = getelementptr inbounds i32, i32* %0, i64 %18
  store i32 0, i32* %19, align 4, !tbaa !21
  %20 = add nuw i64 %18, 1
  %21 = icmp eq i64 %20, %2
  br i1 %21, label %22, label %17, !llvm.loop !143

22:                                               ; preds = %17, %14
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32* @wcsncat(i32* noundef returned %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #9 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i32, i32* %0, i64 %5
  %7 = load i32, i32* %6, align 4, !tbaa !21
  %8 = icmp eq i32 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !124

10:                                               ; preds = %4
  %11 = getelementptr inbounds i32, i32* %0, i64 %5
  %12 = icmp eq i64 %2, 0
  br i1 %12, label %24, label %13

13:                                               ; preds = %10, %19
  %14 = phi i32* [ %21, %19 ], [ %11, %10 ]
  %15 = phi i64 [ %22, %19 ], [ %2, %10 ]
  %16 = phi i32* [ %20, %19 ], [ %1, %10 ]
  %17 = load i32, i32* %16, align 4, !tbaa !21
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds i32, i32* %16, i64 1
  %21 = getelementptr inbounds i32, i32* %14, i64 1
  store i32 %17, i32* %14, align 4, !tbaa !21
  %22 = add i64 %15, -1
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %13, !llvm.loop !144

24:                                               ; preds = %13, %19, %10
  %25 = phi i32* [ %11, %10 ], [ %14, %13 ], [ %21, %19 ]
  store i32 0, i32* %25, align 4, !tbaa !21
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @wcsncmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #8 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %25, label %5

5:                                                ; preds = %3, %20
  %6 = phi i64 [ %21, %20 ], [ %2, %3 ]
  %7 = phi i32* [ %23, %20 ], [ %1, %3 ]
  %8 = phi i32* [ %22, %20 ], [ %0, %3 ]
  %9 = load i32, i32* %8, align 4, !tbaa !21
  %10 = load i32, i32* %7, align 4, !tbaa !21
  %11 = icmp ne i32 %9, %10
  %12 = icmp eq i32 %9, 0
  %13 = or i1 %12, %11
  br i1 %13, label %14, label %20

14:                                               ; preds = %5
  %15 = icmp sgt i32 %9, %10
  %16 = zext i1 %15 to i32
  %17 = icmp slt i32 %9, %10
  %18 = sext i1 %17 to i32
  %19 = add nsw i32 %18, %16
  br label %25

20:                                               ; preds = %5
  %21 = add i64 %6, -1
  %22 = getelementptr inbounds i32, i32* %8, i64 1
  %23 = getelementptr inbounds i32, i32* %7, i64 1
  %24 = icmp eq i64 %21, 0
  br i1 %24, label %25, label %5, !llvm.loop !145

25:                                               ; preds = %20, %3, %14
  %26 = phi i32 [ %19, %14 ], [ 0, %3 ], [ 0, %20 ]
  ret i32 %26
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32* @wcsrchr(i32* noundef readonly %0, i32 noundef %1) local_unnamed_addr #8 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32* [ %0, %2 ], [ %10, %3 ]
  %5 = phi i32* [ null, %2 ], [ %8, %3 ]
  %6 = load i32, i32* %4, align 4, !tbaa !21
  %7 = icmp eq i32 %6, %1
  %8 = select i1 %7, i32* %4, i32* %5
  %9 = icmp eq i32 %6, 0
  %10 = getelementptr inbounds i32, i32* %4, i64 1
  br i1 %9, label %11, label %3, !llvm.loop !146

11:                                               ; preds = %3
  ret i32* %8
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32* @wcsstr(i32* noundef readonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #8 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i32, i32* %1, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !21
  %7 = icmp eq i32 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !124

9:                                                ; preds = %3
  %10 = icmp eq i64 %4, 0
  br label %11

11:                                               ; preds = %9, %39
  %12 = phi i32* [ %40, %39 ], [ %0, %9 ]
  br i1 %10, label %33, label %13

13:                                               ; preds = %11, %28
  %14 = phi i64 [ %29, %28 ], [ %4, %11 ]
  %15 = phi i32* [ %31, %28 ], [ %1, %11 ]
  %16 = phi i32* [ %30, %28 ], [ %12, %11 ]
  %17 = load i32, i32* %16, align 4, !tbaa !21
  %18 = load i32, i32* %15, align 4, !tbaa !21
  %19 = icmp ne i32 %17, %18
  %20 = icmp eq i32 %17, 0
  %21 = or i1 %20, %19
  br i1 %21, label %22, label %28

22:                                               ; preds = %13
  %23 = icmp sgt i32 %17, %18
  %24 = zext i1 %23 to i32
  %25 = icmp slt i32 %17, %18
  %26 = sext i1 %25 to i32
  %27 = add nsw i32 %26, %24
  br label %33

28:                                               ; preds = %13
  %29 = add i64 %14, -1
  %30 = getelementptr inbounds i32, i32* %16, i64 1
  %31 = getelementptr inbounds i32, i32* %15, i64 1
  %32 = icmp eq i64 %29, 0
  br i1 %32, label %33, label %13, !llvm.loop !145

33:                                               ; preds = %28, %11, %22
  %34 = phi i32 [ %27, %22 ], [ 0, %11 ], [ 0, %28 ]
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %41, label %36

36:                                               ; preds = %33
  %37 = load i32, i32* %12, align 4, !tbaa !21
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %39

39:                                               ; preds = %36
  %40 = getelementptr inbounds i32, i32* %12, i64 1
  br label %11, !llvm.loop !147

41:                                               ; preds = %36, %33
  %42 = phi i32* [ %12, %33 ], [ null, %36 ]
  ret i32* %42
}

; Function Attrs: nounwind uwtable
define dso_local i32* @wmemcpy(i32* noundef %0, i32* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = shl i64 %2, 2
  %7 = call i8* @memcpy(i8* noundef %4, i8* noundef %5, i64 noundef %6) #24
  %8 = bitcast i8* %7 to i32*
  ret i32* %8
}

; Function Attrs: nounwind uwtable
define dso_local i32* @wmemmove(i32* noundef %0, i32* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = shl i64 %2, 2
  %7 = call i8* @memmove(i8* noundef %4, i8* noundef %5, i64 noundef %6) #24
  %8 = bitcast i8* %7 to i32*
  ret i32* %8
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @wmemcmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #8 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %21, label %7

5:                                                ; preds = %7
  %6 = icmp eq i64 %14, %2
  br i1 %6, label %21, label %7, !llvm.loop !148

7:                                                ; preds = %3, %5
  %8 = phi i64 [ %14, %5 ], [ 0, %3 ]
  %9 = getelementptr inbounds i32, i32* %0, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !21
  %11 = getelementptr inbounds i32, i32* %1, i64 %8
  %12 = load i32, i32* %11, align 4, !tbaa !21
  %13 = icmp eq i32 %10, %12
  %14 = add nuw i64 %8, 1
  br i1 %13, label %5, label %15

15:                                               ; preds = %7
  %16 = icmp sgt i32 %10, %12
  %17 = zext i1 %16 to i32
  %18 = icmp slt i32 %10, %12
  %19 = sext i1 %18 to i32
  %20 = add nsw i32 %19, %17
  br label %21

21:                                               ; preds = %5, %3, %15
  %22 = phi i32 [ %20, %15 ], [ 0, %3 ], [ 0, %5 ]
  ret i32 %22
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32* @wmemchr(i32* noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #8 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i32, i32* %0, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !21
  %9 = icmp eq i32 %8, %1
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i64 %6, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %15, label %5, !llvm.loop !149

13:                                               ; preds = %5
  %14 = getelementptr inbounds i32, i32* %0, i64 %6
  br label %15

15:                                               ; preds = %10, %3, %13
  %16 = phi i32* [ %14, %13 ], [ null, %3 ], [ null, %10 ]
  ret i32* %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @iswdigit(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -48
  %3 = icmp ult i32 %2, 10
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @iswalpha(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ult i32 %0, 128
  %3 = and i32 %0, -33
  %4 = add i32 %3, -65
  %5 = icmp ult i32 %4, 26
  %6 = and i1 %2, %5
  %7 = zext i1 %6 to i32
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @iswalnum(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ugt i32 %0, 127
  br i1 %2, label %11, label %3

3:                                                ; preds = %1
  %4 = and i32 %0, -33
  %5 = add i32 %4, -65
  %6 = icmp ult i32 %5, 26
  %7 = add i32 %0, -48
  %8 = icmp ult i32 %7, 10
  %9 = or i1 %8, %6
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %10, %3 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @iswspace(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ugt i32 %0, 127
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = icmp eq i32 %0, 32
  %5 = add i32 %0, -9
  %6 = icmp ult i32 %5, 5
  %7 = or i1 %4, %6
  %8 = zext i1 %7 to i32
  br label %9

9:                                                ; preds = %3, %1
  %10 = phi i32 [ 0, %1 ], [ %8, %3 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @iswupper(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -65
  %3 = icmp ult i32 %2, 26
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @iswlower(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -97
  %3 = icmp ult i32 %2, 26
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @iswpunct(i32 noundef %0) local_unnamed_addr #5 {
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
define dso_local i32 @iswprint(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -32
  %3 = icmp ult i32 %2, 95
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @iswxdigit(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ugt i32 %0, 127
  br i1 %2, label %11, label %3

3:                                                ; preds = %1
  %4 = add i32 %0, -48
  %5 = icmp ult i32 %4, 10
  %6 = and i32 %0, -33
  %7 = add i32 %6, -65
  %8 = icmp ult i32 %7, 6
  %9 = or i1 %5, %8
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %10, %3 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @towupper(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add nsw i32 %0, -32
  %3 = add i32 %0, -123
  %4 = icmp ult i32 %3, -26
  %5 = select i1 %4, i32 %0, i32 %2
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @towlower(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add nsw i32 %0, 32
  %3 = add i32 %0, -91
  %4 = icmp ult i32 %3, -26
  %5 = select i1 %4, i32 %0, i32 %2
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @btowc(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ult i32 %0, 128
  %3 = select i1 %2, i32 %0, i32 -1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @wctob(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ugt i32 %0, 127
  %3 = select i1 %2, i32 -1, i32 %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @mbtowc(i32* noundef writeonly %0, i8* noundef readonly %1, i64 noundef %2) local_unnamed_addr #13 {
  %4 = icmp ne i8* %1, null
  %5 = icmp ne i64 %2, 0
  %6 = and i1 %4, %5
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = sext i1 %4 to i32
  br label %20

9:                                                ; preds = %3
  %10 = load i8, i8* %1, align 1, !tbaa !13
  %11 = icmp slt i8 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %9
  %13 = icmp eq i32* %0, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %12
  %15 = sext i8 %10 to i32
  store i32 %15, i32* %0, align 4, !tbaa !21
  br label %16

16:                                               ; preds = %14, %12
  %17 = load i8, i8* %1, align 1, !tbaa !13
  %18 = icmp ne i8 %17, 0
  %19 = zext i1 %18 to i32
  br label %20

20:                                               ; preds = %9, %16, %7
  %21 = phi i32 [ %19, %16 ], [ %8, %7 ], [ -1, %9 ]
  ret i32 %21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local i32 @mblen(i8* noundef readonly %0, i64 noundef %1) local_unnamed_addr #20 {
  %3 = icmp ne i8* %0, null
  %4 = icmp ne i64 %1, 0
  %5 = and i1 %3, %4
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = sext i1 %3 to i32
  br label %14

8:                                                ; preds = %2
  %9 = load i8, i8* %0, align 1, !tbaa !13
  %10 = icmp slt i8 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %8
  %12 = icmp ne i8 %9, 0
  %13 = zext i1 %12 to i32
  br label %14

14:                                               ; preds = %6, %8, %11
  %15 = phi i32 [ %13, %11 ], [ %7, %6 ], [ -1, %8 ]
  ret i32 %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @wctomb(i8* noundef writeonly %0, i32 noundef %1) local_unnamed_addr #12 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = icmp ugt i32 %1, 127
  br i1 %5, label %8, label %6

6:                                                ; preds = %4
  %7 = trunc i32 %1 to i8
  store i8 %7, i8* %0, align 1, !tbaa !13
  br label %8

8:                                                ; preds = %6, %4, %2
  %9 = phi i32 [ 0, %2 ], [ 1, %6 ], [ -1, %4 ]
  ret i32 %9
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i64 @mbstowcs(i32* noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #9 {
  %4 = icmp eq i32* %0, null
  %5 = icmp ne i64 %2, 0
  %6 = or i1 %4, %5
  br i1 %6, label %7, label %23

7:                                                ; preds = %3, %19
  %8 = phi i64 [ %20, %19 ], [ 0, %3 ]
  %9 = getelementptr inbounds i8, i8* %1, i64 %8
  %10 = load i8, i8* %9, align 1, !tbaa !13
  %11 = icmp slt i8 %10, 0
  br i1 %11, label %23, label %12

12:                                               ; preds = %7
  br i1 %4, label %16, label %13

13:                                               ; preds = %12
  %14 = sext i8 %10 to i32
  %15 = getelementptr inbounds i32, i32* %0, i64 %8
  store i32 %14, i32* %15, align 4, !tbaa !21
  br label %16

16:                                               ; preds = %13, %12
  %17 = load i8, i8* %9, align 1, !tbaa !13
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %16
  %20 = add i64 %8, 1
  %21 = icmp ult i64 %20, %2
  %22 = select i1 %4, i1 true, i1 %21
  br i1 %22, label %7, label %23, !llvm.loop !150

23:                                               ; preds = %7, %16, %19, %3
  %24 = phi i64 [ 0, %3 ], [ -1, %7 ], [ %8, %16 ], [ %20, %19 ]
  ret i64 %24
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i64 @wcstombs(i8* noundef writeonly %0, i32* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #9 {
  %4 = icmp eq i8* %0, null
  %5 = icmp ne i64 %2, 0
  %6 = or i1 %4, %5
  br i1 %6, label %7, label %23

7:                                                ; preds = %3, %19
  %8 = phi i64 [ %20, %19 ], [ 0, %3 ]
  %9 = getelementptr inbounds i32, i32* %1, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !21
  %11 = icmp ugt i32 %10, 127
  br i1 %11, label %23, label %12

12:                                               ; preds = %7
  br i1 %4, label %16, label %13

13:                                               ; preds = %12
  %14 = trunc i32 %10 to i8
  %15 = getelementptr inbounds i8, i8* %0, i64 %8
  store i8 %14, i8* %15, align 1, !tbaa !13
  br label %16

16:                                               ; preds = %13, %12
  %17 = load i32, i32* %9, align 4, !tbaa !21
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %16
  %20 = add i64 %8, 1
  %21 = icmp ult i64 %20, %2
  %22 = select i1 %4, i1 true, i1 %21
  br i1 %22, label %7, label %23, !llvm.loop !151

23:                                               ; preds = %7, %16, %19, %3
  %24 = phi i64 [ 0, %3 ], [ -1, %7 ], [ %8, %16 ], [ %20, %19 ]
  ret i64 %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local x86_fp80 @creall({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #20 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16, !tbaa !38
  ret x86_fp80 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local x86_fp80 @cimagl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #20 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %3 = load x86_fp80, x86_fp80* %2, align 16, !tbaa !38
  ret x86_fp80 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local { x86_fp80, x86_fp80 } @conjl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) local_unnamed_addr #20 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i64 0, i32 1
  %5 = load x86_fp80, x86_fp80* %4, align 16
  %6 = fneg x86_fp80 %5
  %7 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %3, 0
  %8 = insertvalue { x86_fp80, x86_fp80 } %7, x86_fp80 %6, 1
  ret { x86_fp80, x86_fp80 } %8
}

; Function Attrs: nounwind uwtable
define dso_local float @cargf(<2 x float> noundef %0) local_unnamed_addr #21 {
  %2 = extractelement <2 x float> %0, i64 1
  %3 = fpext float %2 to double
  %4 = extractelement <2 x float> %0, i64 0
  %5 = fpext float %4 to double
  %6 = call double @atan2(double noundef %3, double noundef %5) #24
  %7 = fptrunc double %6 to float
  ret float %7
}

; Function Attrs: nounwind uwtable
define dso_local { double, double } @cexp(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = call double @exp(double noundef %0) #24
  %4 = call double @cos(double noundef %1) #24
  %5 = fmul double %3, %4
  %6 = call double @sin(double noundef %1) #24
  %7 = fmul double %3, %6
  %8 = insertvalue { double, double } poison, double %5, 0
  %9 = insertvalue { double, double } %8, double %7, 1
  ret { double, double } %9
}

declare double @exp(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local { double, double } @clog(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = call double @hypot(double noundef %0, double noundef %1) #24
  %4 = call double @log(double noundef %3) #24
  %5 = call double @atan2(double noundef %1, double noundef %0) #24
  %6 = insertvalue { double, double } poison, double %4, 0
  %7 = insertvalue { double, double } %6, double %5, 1
  ret { double, double } %7
}

declare double @log(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local { double, double } @csqrt(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = call double @hypot(double noundef %0, double noundef %1) #24
  %4 = call double @fabs(double noundef %0) #24
  %5 = fadd double %3, %4
  %6 = fmul double %5, 5.000000e-01
  %7 = call double @sqrt(double noundef %6) #24
  %8 = fcmp une double %3, 0.000000e+00
  br i1 %8, label %9, label %17

9:                                                ; preds = %2
  %10 = call double @fabs(double noundef %1) #24
  %11 = fmul double %7, 2.000000e+00
  %12 = fdiv double %10, %11
  %13 = fcmp oge double %0, 0.000000e+00
  %14 = select i1 %13, double %7, double %12
  %15 = select i1 %13, double %12, double %7
  %16 = call double @llvm.copysign.f64(double %15, double %1)
  br label %17

17:                                               ; preds = %2, %9
  %18 = phi double [ %14, %9 ], [ %0, %2 ]
  %19 = phi double [ %16, %9 ], [ %1, %2 ]
  %20 = insertvalue { double, double } poison, double %18, 0
  %21 = insertvalue { double, double } %20, double %19, 1
  ret { double, double } %21
}

declare double @sqrt(double noundef) local_unnamed_addr #1

declare double @fabs(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local double @asinh(double noundef %0) local_unnamed_addr #0 {
  %2 = call double @fabs(double noundef %0) #24
  %3 = fmul double %2, %2
  %4 = call double @llvm.fmuladd.f64(double %2, double %2, double 1.000000e+00)
  %5 = call double @sqrt(double noundef %4) #24
  %6 = fadd double %5, 1.000000e+00
  %7 = fdiv double %3, %6
  %8 = fadd double %2, %7
  %9 = call double @log1p(double noundef %8) #24
  %10 = call double @llvm.copysign.f64(double %9, double %0)
  ret double %10
}

declare double @log1p(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local double @acosh(double noundef %0) local_unnamed_addr #0 {
  %2 = fadd double %0, -1.000000e+00
  %3 = fadd double %0, 1.000000e+00
  %4 = fmul double %2, %3
  %5 = call double @sqrt(double noundef %4) #24
  %6 = fadd double %2, %5
  %7 = call double @log1p(double noundef %6) #24
  ret double %7
}

; Function Attrs: nounwind uwtable
define dso_local double @atanh(double noundef %0) local_unnamed_addr #0 {
  %2 = fmul double %0, 2.000000e+00
  %3 = fsub double 1.000000e+00, %0
  %4 = fdiv double %2, %3
  %5 = call double @log1p(double noundef %4) #24
  %6 = fmul double %5, 5.000000e-01
  ret double %6
}

; Function Attrs: nounwind uwtable
define dso_local double @remquo(double noundef %0, double noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = fdiv double %0, %1
  %5 = call double @rint(double noundef %4) #24
  %6 = fmul double %5, 1.250000e-01
  %7 = call double @floor(double noundef %6) #24
  %8 = call double @llvm.fmuladd.f64(double %7, double -8.000000e+00, double %5)
  %9 = fptosi double %8 to i32
  %10 = fcmp olt double %5, 0.000000e+00
  %11 = icmp eq i32 %9, 0
  %12 = select i1 %11, i32 0, i32 -8
  %13 = select i1 %10, i32 %12, i32 0
  %14 = add i32 %13, %9
  store i32 %14, i32* %2, align 4, !tbaa !21
  %15 = fneg double %1
  %16 = call double @llvm.fmuladd.f64(double %15, double %5, double %0)
  ret double %16
}

declare double @floor(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn writeonly
define dso_local float @modff(float noundef %0, float* nocapture noundef writeonly %1) local_unnamed_addr #17 {
  %3 = fpext float %0 to double
  %4 = call double @llvm.trunc.f64(double %3) #25
  %5 = fsub double %3, %4
  %6 = fcmp ord double %5, 0.000000e+00
  %7 = select i1 %6, double %5, double 0.000000e+00
  %8 = call double @llvm.copysign.f64(double %7, double %3) #25
  %9 = fptrunc double %4 to float
  store float %9, float* %1, align 4, !tbaa !36
  %10 = fptrunc double %8 to float
  ret float %10
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local float @frexpf(float noundef %0, i32* nocapture noundef %1) local_unnamed_addr #9 {
  %3 = fpext float %0 to double
  store i32 0, i32* %1, align 4, !tbaa !21
  %4 = fcmp oeq float %0, 0.000000e+00
  %5 = fsub double %3, %3
  %6 = fcmp une double %5, 0.000000e+00
  %7 = or i1 %4, %6
  br i1 %7, label %37, label %8

8:                                                ; preds = %2
  %9 = fcmp oge float %0, 1.000000e+00
  %10 = fcmp ole float %0, -1.000000e+00
  %11 = or i1 %9, %10
  br i1 %11, label %20, label %13

12:                                               ; preds = %20
  store i32 %24, i32* %1, align 4, !tbaa !21
  br label %13

13:                                               ; preds = %12, %8
  %14 = phi double [ %23, %12 ], [ %3, %8 ]
  %15 = fcmp olt double %14, 5.000000e-01
  %16 = fcmp ogt double %14, -5.000000e-01
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %37

18:                                               ; preds = %13
  %19 = load i32, i32* %1, align 4, !tbaa !21
  br label %28

20:                                               ; preds = %8, %20
  %21 = phi i32 [ %24, %20 ], [ 0, %8 ]
  %22 = phi double [ %23, %20 ], [ %3, %8 ]
  %23 = fmul double %22, 5.000000e-01
  %24 = add nuw nsw i32 %21, 1
  %25 = fcmp oge double %23, 1.000000e+00
  %26 = fcmp ole double %23, -1.000000e+00
  %27 = or i1 %25, %26
  br i1 %27, label %20, label %12, !llvm.loop !111

28:                                               ; preds = %28, %18
  %29 = phi i32 [ %19, %18 ], [ %32, %28 ]
  %30 = phi double [ %14, %18 ], [ %31, %28 ]
  %31 = fmul double %30, 2.000000e+00
  %32 = add nsw i32 %29, -1
  %33 = fcmp olt double %31, 5.000000e-01
  %34 = fcmp ogt double %31, -5.000000e-01
  %35 = and i1 %33, %34
  br i1 %35, label %28, label %36, !llvm.loop !112

36:                                               ; preds = %28
  store i32 %32, i32* %1, align 4, !tbaa !21
  br label %37

37:                                               ; preds = %2, %13, %36
  %38 = phi double [ %3, %2 ], [ %31, %36 ], [ %14, %13 ]
  %39 = fptrunc double %38 to float
  ret float %39
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local float @ldexpf(float noundef %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = fpext float %0 to double
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %16

5:                                                ; preds = %2, %12
  %6 = phi i32 [ %14, %12 ], [ %1, %2 ]
  %7 = phi double [ %13, %12 ], [ %3, %2 ]
  %8 = fsub double %7, %7
  %9 = fcmp oeq double %8, 0.000000e+00
  %10 = fcmp une double %7, 0.000000e+00
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %16

12:                                               ; preds = %5
  %13 = fmul double %7, 2.000000e+00
  %14 = add nsw i32 %6, -1
  %15 = icmp sgt i32 %6, 1
  br i1 %15, label %5, label %16, !llvm.loop !109

16:                                               ; preds = %12, %5, %2
  %17 = phi double [ %3, %2 ], [ %7, %5 ], [ %13, %12 ]
  %18 = phi i32 [ %1, %2 ], [ %6, %5 ], [ 0, %12 ]
  %19 = icmp slt i32 %18, 0
  %20 = fcmp une double %17, 0.000000e+00
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %30

22:                                               ; preds = %16, %22
  %23 = phi i32 [ %26, %22 ], [ %18, %16 ]
  %24 = phi double [ %25, %22 ], [ %17, %16 ]
  %25 = fmul double %24, 5.000000e-01
  %26 = add nsw i32 %23, 1
  %27 = icmp slt i32 %23, -1
  %28 = fcmp une double %25, 0.000000e+00
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %22, label %30, !llvm.loop !110

30:                                               ; preds = %22, %16
  %31 = phi double [ %17, %16 ], [ %25, %22 ]
  %32 = fptrunc double %31 to float
  ret float %32
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local float @scalbnf(float noundef %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = fpext float %0 to double
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %16

5:                                                ; preds = %2, %12
  %6 = phi i32 [ %14, %12 ], [ %1, %2 ]
  %7 = phi double [ %13, %12 ], [ %3, %2 ]
  %8 = fsub double %7, %7
  %9 = fcmp oeq double %8, 0.000000e+00
  %10 = fcmp une double %7, 0.000000e+00
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %16

12:                                               ; preds = %5
  %13 = fmul double %7, 2.000000e+00
  %14 = add nsw i32 %6, -1
  %15 = icmp sgt i32 %6, 1
  br i1 %15, label %5, label %16, !llvm.loop !109

16:                                               ; preds = %12, %5, %2
  %17 = phi double [ %3, %2 ], [ %7, %5 ], [ %13, %12 ]
  %18 = phi i32 [ %1, %2 ], [ %6, %5 ], [ 0, %12 ]
  %19 = icmp slt i32 %18, 0
  %20 = fcmp une double %17, 0.000000e+00
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %30

22:                                               ; preds = %16, %22
  %23 = phi i32 [ %26, %22 ], [ %18, %16 ]
  %24 = phi double [ %25, %22 ], [ %17, %16 ]
  %25 = fmul double %24, 5.000000e-01
  %26 = add nsw i32 %23, 1
  %27 = icmp slt i32 %23, -1
  %28 = fcmp une double %25, 0.000000e+00
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %22, label %30, !llvm.loop !110

30:                                               ; preds = %22, %16
  %31 = phi double [ %17, %16 ], [ %25, %22 ]
  %32 = fptrunc double %31 to float
  ret float %32
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local double @scalbln(double noundef %0, i64 noundef %1) local_unnamed_addr #11 {
  %3 = icmp slt i64 %1, 5000
  %4 = select i1 %3, i64 %1, i64 5000
  %5 = icmp sgt i64 %4, -5000
  %6 = select i1 %5, i64 %4, i64 -5000
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %2, %16
  %10 = phi i32 [ %18, %16 ], [ %7, %2 ]
  %11 = phi double [ %17, %16 ], [ %0, %2 ]
  %12 = fsub double %11, %11
  %13 = fcmp oeq double %12, 0.000000e+00
  %14 = fcmp une double %11, 0.000000e+00
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %20

16:                                               ; preds = %9
  %17 = fmul double %11, 2.000000e+00
  %18 = add nsw i32 %10, -1
  %19 = icmp sgt i32 %10, 1
  br i1 %19, label %9, label %20, !llvm.loop !109

20:                                               ; preds = %16, %9, %2
  %21 = phi double [ %0, %2 ], [ %11, %9 ], [ %17, %16 ]
  %22 = phi i32 [ %7, %2 ], [ %10, %9 ], [ 0, %16 ]
  %23 = icmp slt i32 %22, 0
  %24 = fcmp une double %21, 0.000000e+00
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %34

26:                                               ; preds = %20, %26
  %27 = phi i32 [ %30, %26 ], [ %22, %20 ]
  %28 = phi double [ %29, %26 ], [ %21, %20 ]
  %29 = fmul double %28, 5.000000e-01
  %30 = add nsw i32 %27, 1
  %31 = icmp slt i32 %27, -1
  %32 = fcmp une double %29, 0.000000e+00
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %26, label %34, !llvm.loop !110

34:                                               ; preds = %26, %20
  %35 = phi double [ %21, %20 ], [ %29, %26 ]
  ret double %35
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local i32 @ilogbf(float noundef %0) local_unnamed_addr #11 {
  %2 = fpext float %0 to double
  %3 = fcmp une float %0, 0.000000e+00
  br i1 %3, label %4, label %38

4:                                                ; preds = %1
  %5 = fsub double %2, %2
  %6 = fcmp une double %5, 0.000000e+00
  br i1 %6, label %38, label %7

7:                                                ; preds = %4
  %8 = fcmp oeq float %0, 0.000000e+00
  br i1 %8, label %35, label %9

9:                                                ; preds = %7
  %10 = fcmp oge float %0, 1.000000e+00
  %11 = fcmp ole float %0, -1.000000e+00
  %12 = or i1 %10, %11
  br i1 %12, label %19, label %13

13:                                               ; preds = %19, %9
  %14 = phi i32 [ 0, %9 ], [ %23, %19 ]
  %15 = phi double [ %2, %9 ], [ %22, %19 ]
  %16 = fcmp olt double %15, 5.000000e-01
  %17 = fcmp ogt double %15, -5.000000e-01
  %18 = and i1 %16, %17
  br i1 %18, label %27, label %35

19:                                               ; preds = %9, %19
  %20 = phi i32 [ %23, %19 ], [ 0, %9 ]
  %21 = phi double [ %22, %19 ], [ %2, %9 ]
  %22 = fmul double %21, 5.000000e-01
  %23 = add nuw nsw i32 %20, 1
  %24 = fcmp oge double %22, 1.000000e+00
  %25 = fcmp ole double %22, -1.000000e+00
  %26 = or i1 %24, %25
  br i1 %26, label %19, label %13, !llvm.loop !111

27:                                               ; preds = %13, %27
  %28 = phi i32 [ %31, %27 ], [ %14, %13 ]
  %29 = phi double [ %30, %27 ], [ %15, %13 ]
  %30 = fmul double %29, 2.000000e+00
  %31 = add nsw i32 %28, -1
  %32 = fcmp olt double %30, 5.000000e-01
  %33 = fcmp ogt double %30, -5.000000e-01
  %34 = and i1 %32, %33
  br i1 %34, label %27, label %35, !llvm.loop !112

35:                                               ; preds = %27, %13, %7
  %36 = phi i32 [ 0, %7 ], [ %14, %13 ], [ %31, %27 ]
  %37 = add nsw i32 %36, -1
  br label %38

38:                                               ; preds = %1, %4, %35
  %39 = phi i32 [ %37, %35 ], [ -2147483648, %1 ], [ 2147483647, %4 ]
  ret i32 %39
}

; Function Attrs: nounwind uwtable
define dso_local float @remainderf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = fdiv double %3, %4
  %6 = call double @rint(double noundef %5) #24
  %7 = fneg double %4
  %8 = call double @llvm.fmuladd.f64(double %7, double %6, double %3) #25
  %9 = fptrunc double %8 to float
  ret float %9
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local x86_fp80 @frexpl(x86_fp80 noundef %0, i32* nocapture noundef %1) local_unnamed_addr #9 {
  store i32 0, i32* %1, align 4, !tbaa !21
  %3 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  %4 = fsub x86_fp80 %0, %0
  %5 = fcmp une x86_fp80 %4, 0xK00000000000000000000
  %6 = or i1 %3, %5
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = fcmp oge x86_fp80 %0, 0xK3FFF8000000000000000
  %9 = fcmp ole x86_fp80 %0, 0xKBFFF8000000000000000
  %10 = or i1 %8, %9
  br i1 %10, label %11, label %14

11:                                               ; preds = %7
  %12 = load i32, i32* %1, align 4, !tbaa !21
  br label %21

13:                                               ; preds = %21
  store i32 %25, i32* %1, align 4, !tbaa !21
  br label %14

14:                                               ; preds = %13, %7
  %15 = phi x86_fp80 [ %24, %13 ], [ %0, %7 ]
  %16 = fcmp olt x86_fp80 %15, 0xK3FFE8000000000000000
  %17 = fcmp ogt x86_fp80 %15, 0xKBFFE8000000000000000
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %38

19:                                               ; preds = %14
  %20 = load i32, i32* %1, align 4, !tbaa !21
  br label %29

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %12, %11 ], [ %25, %21 ]
  %23 = phi x86_fp80 [ %0, %11 ], [ %24, %21 ]
  %24 = fmul x86_fp80 %23, 0xK3FFE8000000000000000
  %25 = add nsw i32 %22, 1
  %26 = fcmp oge x86_fp80 %24, 0xK3FFF8000000000000000
  %27 = fcmp ole x86_fp80 %24, 0xKBFFF8000000000000000
  %28 = or i1 %26, %27
  br i1 %28, label %21, label %13, !llvm.loop !152

29:                                               ; preds = %19, %29
  %30 = phi i32 [ %20, %19 ], [ %33, %29 ]
  %31 = phi x86_fp80 [ %15, %19 ], [ %32, %29 ]
  %32 = fmul x86_fp80 %31, 0xK40008000000000000000
  %33 = add nsw i32 %30, -1
  %34 = fcmp olt x86_fp80 %32, 0xK3FFE8000000000000000
  %35 = fcmp ogt x86_fp80 %32, 0xKBFFE8000000000000000
  %36 = and i1 %34, %35
  br i1 %36, label %29, label %37, !llvm.loop !153

37:                                               ; preds = %29
  store i32 %33, i32* %1, align 4, !tbaa !21
  br label %38

38:                                               ; preds = %14, %37, %2
  %39 = phi x86_fp80 [ %0, %2 ], [ %32, %37 ], [ %15, %14 ]
  ret x86_fp80 %39
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local x86_fp80 @ldexpl(x86_fp80 noundef %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %15

4:                                                ; preds = %2, %11
  %5 = phi i32 [ %13, %11 ], [ %1, %2 ]
  %6 = phi x86_fp80 [ %12, %11 ], [ %0, %2 ]
  %7 = fsub x86_fp80 %6, %6
  %8 = fcmp oeq x86_fp80 %7, 0xK00000000000000000000
  %9 = fcmp une x86_fp80 %6, 0xK00000000000000000000
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = fmul x86_fp80 %6, 0xK40008000000000000000
  %13 = add nsw i32 %5, -1
  %14 = icmp sgt i32 %5, 1
  br i1 %14, label %4, label %15, !llvm.loop !154

15:                                               ; preds = %4, %11, %2
  %16 = phi x86_fp80 [ %0, %2 ], [ %6, %4 ], [ %12, %11 ]
  %17 = phi i32 [ %1, %2 ], [ %5, %4 ], [ 0, %11 ]
  %18 = icmp slt i32 %17, 0
  %19 = fcmp une x86_fp80 %16, 0xK00000000000000000000
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %29

21:                                               ; preds = %15, %21
  %22 = phi i32 [ %25, %21 ], [ %17, %15 ]
  %23 = phi x86_fp80 [ %24, %21 ], [ %16, %15 ]
  %24 = fmul x86_fp80 %23, 0xK3FFE8000000000000000
  %25 = add nsw i32 %22, 1
  %26 = icmp slt i32 %22, -1
  %27 = fcmp une x86_fp80 %24, 0xK00000000000000000000
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %21, label %29, !llvm.loop !155

29:                                               ; preds = %21, %15
  %30 = phi x86_fp80 [ %16, %15 ], [ %24, %21 ]
  ret x86_fp80 %30
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local x86_fp80 @scalbnl(x86_fp80 noundef %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %15

4:                                                ; preds = %2, %11
  %5 = phi i32 [ %13, %11 ], [ %1, %2 ]
  %6 = phi x86_fp80 [ %12, %11 ], [ %0, %2 ]
  %7 = fsub x86_fp80 %6, %6
  %8 = fcmp oeq x86_fp80 %7, 0xK00000000000000000000
  %9 = fcmp une x86_fp80 %6, 0xK00000000000000000000
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = fmul x86_fp80 %6, 0xK40008000000000000000
  %13 = add nsw i32 %5, -1
  %14 = icmp sgt i32 %5, 1
  br i1 %14, label %4, label %15, !llvm.loop !154

15:                                               ; preds = %11, %4, %2
  %16 = phi x86_fp80 [ %0, %2 ], [ %6, %4 ], [ %12, %11 ]
  %17 = phi i32 [ %1, %2 ], [ %5, %4 ], [ 0, %11 ]
  %18 = icmp slt i32 %17, 0
  %19 = fcmp une x86_fp80 %16, 0xK00000000000000000000
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %29

21:                                               ; preds = %15, %21
  %22 = phi i32 [ %25, %21 ], [ %17, %15 ]
  %23 = phi x86_fp80 [ %24, %21 ], [ %16, %15 ]
  %24 = fmul x86_fp80 %23, 0xK3FFE8000000000000000
  %25 = add nsw i32 %22, 1
  %26 = icmp slt i32 %22, -1
  %27 = fcmp une x86_fp80 %24, 0xK00000000000000000000
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %21, label %29, !llvm.loop !155

29:                                               ; preds = %21, %15
  %30 = phi x86_fp80 [ %16, %15 ], [ %24, %21 ]
  ret x86_fp80 %30
}

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn writeonly
define dso_local x86_fp80 @modfl(x86_fp80 noundef %0, x86_fp80* nocapture noundef writeonly %1) local_unnamed_addr #17 {
  %3 = call x86_fp80 @llvm.trunc.f80(x86_fp80 %0)
  store x86_fp80 %3, x86_fp80* %1, align 16, !tbaa !38
  %4 = fsub x86_fp80 %0, %3
  %5 = fcmp ord x86_fp80 %4, 0xK00000000000000000000
  %6 = select i1 %5, x86_fp80 %4, x86_fp80 0xK00000000000000000000
  %7 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %6, x86_fp80 %0)
  ret x86_fp80 %7
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.trunc.f80(x86_fp80) #18

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #18

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local i32 @ilogbl(x86_fp80 noundef %0) local_unnamed_addr #11 {
  %2 = fcmp une x86_fp80 %0, 0xK00000000000000000000
  br i1 %2, label %3, label %37

3:                                                ; preds = %1
  %4 = fsub x86_fp80 %0, %0
  %5 = fcmp une x86_fp80 %4, 0xK00000000000000000000
  br i1 %5, label %37, label %6

6:                                                ; preds = %3
  %7 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  br i1 %7, label %34, label %8

8:                                                ; preds = %6
  %9 = fcmp oge x86_fp80 %0, 0xK3FFF8000000000000000
  %10 = fcmp ole x86_fp80 %0, 0xKBFFF8000000000000000
  %11 = or i1 %9, %10
  br i1 %11, label %18, label %12

12:                                               ; preds = %18, %8
  %13 = phi i32 [ 0, %8 ], [ %22, %18 ]
  %14 = phi x86_fp80 [ %0, %8 ], [ %21, %18 ]
  %15 = fcmp olt x86_fp80 %14, 0xK3FFE8000000000000000
  %16 = fcmp ogt x86_fp80 %14, 0xKBFFE8000000000000000
  %17 = and i1 %15, %16
  br i1 %17, label %26, label %34

18:                                               ; preds = %8, %18
  %19 = phi i32 [ %22, %18 ], [ 0, %8 ]
  %20 = phi x86_fp80 [ %21, %18 ], [ %0, %8 ]
  %21 = fmul x86_fp80 %20, 0xK3FFE8000000000000000
  %22 = add nuw nsw i32 %19, 1
  %23 = fcmp oge x86_fp80 %21, 0xK3FFF8000000000000000
  %24 = fcmp ole x86_fp80 %21, 0xKBFFF8000000000000000
  %25 = or i1 %23, %24
  br i1 %25, label %18, label %12, !llvm.loop !152

26:                                               ; preds = %12, %26
  %27 = phi i32 [ %30, %26 ], [ %13, %12 ]
  %28 = phi x86_fp80 [ %29, %26 ], [ %14, %12 ]
  %29 = fmul x86_fp80 %28, 0xK40008000000000000000
  %30 = add nsw i32 %27, -1
  %31 = fcmp olt x86_fp80 %29, 0xK3FFE8000000000000000
  %32 = fcmp ogt x86_fp80 %29, 0xKBFFE8000000000000000
  %33 = and i1 %31, %32
  br i1 %33, label %26, label %34, !llvm.loop !153

34:                                               ; preds = %26, %6, %12
  %35 = phi i32 [ 0, %6 ], [ %13, %12 ], [ %30, %26 ]
  %36 = add nsw i32 %35, -1
  br label %37

37:                                               ; preds = %3, %1, %34
  %38 = phi i32 [ %36, %34 ], [ -2147483648, %1 ], [ 2147483647, %3 ]
  ret i32 %38
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local x86_fp80 @logbl(x86_fp80 noundef %0) local_unnamed_addr #11 {
  %2 = fcmp une x86_fp80 %0, 0xK00000000000000000000
  br i1 %2, label %3, label %40

3:                                                ; preds = %1
  %4 = fsub x86_fp80 %0, %0
  %5 = fcmp une x86_fp80 %4, 0xK00000000000000000000
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = fmul x86_fp80 %0, %0
  br label %40

8:                                                ; preds = %3
  %9 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  br i1 %9, label %36, label %10

10:                                               ; preds = %8
  %11 = fcmp oge x86_fp80 %0, 0xK3FFF8000000000000000
  %12 = fcmp ole x86_fp80 %0, 0xKBFFF8000000000000000
  %13 = or i1 %11, %12
  br i1 %13, label %20, label %14

14:                                               ; preds = %20, %10
  %15 = phi i32 [ 0, %10 ], [ %24, %20 ]
  %16 = phi x86_fp80 [ %0, %10 ], [ %23, %20 ]
  %17 = fcmp olt x86_fp80 %16, 0xK3FFE8000000000000000
  %18 = fcmp ogt x86_fp80 %16, 0xKBFFE8000000000000000
  %19 = and i1 %17, %18
  br i1 %19, label %28, label %36

20:                                               ; preds = %10, %20
  %21 = phi i32 [ %24, %20 ], [ 0, %10 ]
  %22 = phi x86_fp80 [ %23, %20 ], [ %0, %10 ]
  %23 = fmul x86_fp80 %22, 0xK3FFE8000000000000000
  %24 = add nuw nsw i32 %21, 1
  %25 = fcmp oge x86_fp80 %23, 0xK3FFF8000000000000000
  %26 = fcmp ole x86_fp80 %23, 0xKBFFF8000000000000000
  %27 = or i1 %25, %26
  br i1 %27, label %20, label %14, !llvm.loop !152

28:                                               ; preds = %14, %28
  %29 = phi i32 [ %32, %28 ], [ %15, %14 ]
  %30 = phi x86_fp80 [ %31, %28 ], [ %16, %14 ]
  %31 = fmul x86_fp80 %30, 0xK40008000000000000000
  %32 = add nsw i32 %29, -1
  %33 = fcmp olt x86_fp80 %31, 0xK3FFE8000000000000000
  %34 = fcmp ogt x86_fp80 %31, 0xKBFFE8000000000000000
  %35 = and i1 %33, %34
  br i1 %35, label %28, label %36, !llvm.loop !153

36:                                               ; preds = %28, %14, %8
  %37 = phi i32 [ 0, %8 ], [ %15, %14 ], [ %32, %28 ]
  %38 = add nsw i32 %37, -1
  %39 = sitofp i32 %38 to x86_fp80
  br label %40

40:                                               ; preds = %6, %36, %1
  %41 = phi x86_fp80 [ 0xKFFFF8000000000000000, %1 ], [ %7, %6 ], [ %39, %36 ]
  ret x86_fp80 %41
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local float @logbf(float noundef %0) local_unnamed_addr #11 {
  %2 = fpext float %0 to double
  %3 = fcmp une float %0, 0.000000e+00
  br i1 %3, label %4, label %41

4:                                                ; preds = %1
  %5 = fsub double %2, %2
  %6 = fcmp une double %5, 0.000000e+00
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = fmul double %2, %2
  br label %41

9:                                                ; preds = %4
  %10 = fcmp oeq float %0, 0.000000e+00
  br i1 %10, label %37, label %11

11:                                               ; preds = %9
  %12 = fcmp oge float %0, 1.000000e+00
  %13 = fcmp ole float %0, -1.000000e+00
  %14 = or i1 %12, %13
  br i1 %14, label %21, label %15

15:                                               ; preds = %21, %11
  %16 = phi i32 [ 0, %11 ], [ %25, %21 ]
  %17 = phi double [ %2, %11 ], [ %24, %21 ]
  %18 = fcmp olt double %17, 5.000000e-01
  %19 = fcmp ogt double %17, -5.000000e-01
  %20 = and i1 %18, %19
  br i1 %20, label %29, label %37

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %25, %21 ], [ 0, %11 ]
  %23 = phi double [ %24, %21 ], [ %2, %11 ]
  %24 = fmul double %23, 5.000000e-01
  %25 = add nuw nsw i32 %22, 1
  %26 = fcmp oge double %24, 1.000000e+00
  %27 = fcmp ole double %24, -1.000000e+00
  %28 = or i1 %26, %27
  br i1 %28, label %21, label %15, !llvm.loop !111

29:                                               ; preds = %15, %29
  %30 = phi i32 [ %33, %29 ], [ %16, %15 ]
  %31 = phi double [ %32, %29 ], [ %17, %15 ]
  %32 = fmul double %31, 2.000000e+00
  %33 = add nsw i32 %30, -1
  %34 = fcmp olt double %32, 5.000000e-01
  %35 = fcmp ogt double %32, -5.000000e-01
  %36 = and i1 %34, %35
  br i1 %36, label %29, label %37, !llvm.loop !112

37:                                               ; preds = %29, %15, %9
  %38 = phi i32 [ 0, %9 ], [ %16, %15 ], [ %33, %29 ]
  %39 = add nsw i32 %38, -1
  %40 = sitofp i32 %39 to double
  br label %41

41:                                               ; preds = %1, %7, %37
  %42 = phi double [ 0xFFF0000000000000, %1 ], [ %8, %7 ], [ %40, %37 ]
  %43 = fptrunc double %42 to float
  ret float %43
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local float @nextafterf(float noundef %0, float noundef %1) local_unnamed_addr #6 {
  %3 = fcmp uno float %0, %1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = fadd float %0, %1
  br label %20

6:                                                ; preds = %2
  %7 = fcmp oeq float %0, %1
  br i1 %7, label %20, label %8

8:                                                ; preds = %6
  %9 = fcmp une float %0, 0.000000e+00
  br i1 %9, label %12, label %10

10:                                               ; preds = %8
  %11 = call float @llvm.copysign.f32(float 0x36A0000000000000, float %1)
  br label %20

12:                                               ; preds = %8
  %13 = fcmp uge float %0, %1
  %14 = fcmp ogt float %0, 0.000000e+00
  %15 = xor i1 %14, %13
  %16 = select i1 %15, i32 1, i32 -1
  %17 = bitcast float %0 to i32
  %18 = add nsw i32 %16, %17
  %19 = bitcast i32 %18 to float
  br label %20

20:                                               ; preds = %6, %12, %10, %4
  %21 = phi float [ %5, %4 ], [ %19, %12 ], [ %11, %10 ], [ %1, %6 ]
  ret float %21
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.copysign.f32(float, float) #18

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local double @nexttoward(double noundef %0, x86_fp80 noundef %1) local_unnamed_addr #6 {
  %3 = fcmp uno x86_fp80 %1, 0xK00000000000000000000
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = fpext double %0 to x86_fp80
  %6 = fcmp oeq x86_fp80 %5, %1
  br i1 %6, label %7, label %9

7:                                                ; preds = %4, %2
  %8 = fptrunc x86_fp80 %1 to double
  br label %29

9:                                                ; preds = %4
  %10 = fcmp olt x86_fp80 %5, %1
  %11 = select i1 %10, double 0x7FF0000000000000, double 0xFFF0000000000000
  %12 = fcmp uno double %0, 0.000000e+00
  br i1 %12, label %13, label %15

13:                                               ; preds = %9
  %14 = fadd double %11, %0
  br label %29

15:                                               ; preds = %9
  %16 = fcmp oeq double %11, %0
  br i1 %16, label %29, label %17

17:                                               ; preds = %15
  %18 = fcmp une double %0, 0.000000e+00
  br i1 %18, label %21, label %19

19:                                               ; preds = %17
  %20 = call double @llvm.copysign.f64(double 4.940660e-324, double %11) #25
  br label %29

21:                                               ; preds = %17
  %22 = fcmp ule double %11, %0
  %23 = fcmp ogt double %0, 0.000000e+00
  %24 = xor i1 %23, %22
  %25 = select i1 %24, i64 1, i64 -1
  %26 = bitcast double %0 to i64
  %27 = add nsw i64 %25, %26
  %28 = bitcast i64 %27 to double
  br label %29

29:                                               ; preds = %21, %19, %15, %13, %7
  %30 = phi double [ %8, %7 ], [ %14, %13 ], [ %28, %21 ], [ %20, %19 ], [ %11, %15 ]
  ret double %30
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #18

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #18

declare i32 @sem_init(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @__heddle_limit_more_than_64_functions_given_to_atexit() local_unnamed_addr #1

declare i64 @__VERIFIER_nondet_long() local_unnamed_addr #1

; Function Attrs: noreturn
declare void @abort() local_unnamed_addr #4

; Function Attrs: noreturn
declare void @_exit(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal noalias i8* @signalled(i8* noundef %0) #0 {
  call void @heddle_atomic_begin() #24
  %2 = load i64, i64* @ever_blocked, align 8, !tbaa !46
  %3 = ptrtoint i8* %0 to i64
  %4 = add i64 %3, 4294967295
  %5 = and i64 %4, 4294967295
  %6 = shl i64 1, %5
  %7 = and i64 %2, %6
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %1
  call void @__heddle_limit_a_signal_for_another_thread_where_some_thread_has_blocked_it() #24
  br label %10

10:                                               ; preds = %9, %1
  %11 = trunc i64 %3 to i32
  call fastcc void @deliver(i32 noundef %11) #27
  call void @heddle_atomic_end() #24
  ret i8* null
}

declare i32 @pthread_detach(i64 noundef) local_unnamed_addr #1

declare void @__heddle_limit_a_signal_for_another_thread_where_some_thread_has_blocked_it() local_unnamed_addr #1

declare void @__heddle_limit_more_than_64_pipes_and_event_counters() local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #23

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #23

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umax.i64(i64, i64) #23

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.umax.i32(i32, i32) #23

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
attributes #12 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree nosync nounwind willreturn }
attributes #15 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #16 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #17 = { mustprogress nofree nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #19 = { mustprogress nofree nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="64" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="64" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="64" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #24 = { nobuiltin nounwind "no-builtins" }
attributes #25 = { nounwind }
attributes #26 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #27 = { nobuiltin "no-builtins" }

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
!13 = !{!7, !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10, !11}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !7, i64 0}
!23 = distinct !{!23, !10, !11}
!24 = distinct !{!24, !11}
!25 = distinct !{!25, !10, !11}
!26 = distinct !{!26, !10, !11}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10, !11}
!29 = distinct !{!29, !10, !11}
!30 = distinct !{!30, !10, !11}
!31 = distinct !{!31, !10, !11}
!32 = distinct !{!32, !10, !11}
!33 = distinct !{!33, !10, !11}
!34 = !{!35, !35, i64 0}
!35 = !{!"double", !7, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !7, i64 0}
!38 = !{!39, !39, i64 0}
!39 = !{!"long double", !7, i64 0}
!40 = distinct !{!40, !10, !11}
!41 = !{!42, !22, i64 0}
!42 = !{!"channel", !22, i64 0, !22, i64 4, !7, i64 8, !43, i64 16, !22, i64 24, !22, i64 28, !22, i64 32}
!43 = !{!"long long", !7, i64 0}
!44 = !{!42, !7, i64 8}
!45 = !{!42, !43, i64 16}
!46 = !{!43, !43, i64 0}
!47 = !{!42, !22, i64 28}
!48 = !{!42, !22, i64 24}
!49 = distinct !{!49, !10, !11}
!50 = !{!42, !22, i64 4}
!51 = distinct !{!51, !11}
!52 = !{!53, !53, i64 0}
!53 = !{!"long", !7, i64 0}
!54 = distinct !{!54, !10, !11}
!55 = distinct !{!55, !10, !11}
!56 = distinct !{!56, !10, !11}
!57 = distinct !{!57, !10, !11}
!58 = distinct !{!58, !10, !11}
!59 = distinct !{!59, !11}
!60 = !{!61, !61, i64 0}
!61 = !{!"short", !7, i64 0}
!62 = distinct !{!62, !10, !11}
!63 = distinct !{!63, !10, !11}
!64 = distinct !{!64, !10, !11}
!65 = distinct !{!65, !10, !11}
!66 = !{i64 0, i64 8, !5, i64 8, i64 8, !5, i64 16, i64 8, !5}
!67 = !{i64 0, i64 8, !5, i64 8, i64 8, !5}
!68 = !{i64 0, i64 8, !5}
!69 = !{!70, !6, i64 0}
!70 = !{!"handler", !6, i64 0, !6, i64 8, !6, i64 16}
!71 = !{!70, !6, i64 8}
!72 = !{!70, !6, i64 16}
!73 = distinct !{!73, !10, !11}
!74 = !{!75, !6, i64 16}
!75 = !{!"tls_destructor", !6, i64 0, !6, i64 8, !6, i64 16}
!76 = !{!75, !6, i64 0}
!77 = !{!75, !6, i64 8}
!78 = distinct !{!78, !10, !11}
!79 = distinct !{!79, !10, !11}
!80 = distinct !{!80, !10, !11}
!81 = distinct !{!81, !10, !11}
!82 = distinct !{!82, !11}
!83 = distinct !{!83, !10, !11}
!84 = distinct !{!84, !10, !11}
!85 = distinct !{!85, !10, !11}
!86 = distinct !{!86, !10, !11}
!87 = distinct !{!87, !10, !11}
!88 = distinct !{!88, !10, !11}
!89 = !{!42, !22, i64 32}
!90 = distinct !{!90, !10, !11}
!91 = !{!92, !22, i64 0}
!92 = !{!"date", !22, i64 0, !22, i64 4, !22, i64 8, !22, i64 12, !22, i64 16, !22, i64 20, !22, i64 24, !22, i64 28, !22, i64 32, !53, i64 40, !6, i64 48}
!93 = !{!92, !22, i64 4}
!94 = !{!92, !22, i64 8}
!95 = !{!92, !22, i64 24}
!96 = !{!92, !22, i64 12}
!97 = !{!92, !22, i64 16}
!98 = !{!92, !22, i64 20}
!99 = !{!92, !22, i64 28}
!100 = !{!92, !22, i64 32}
!101 = !{!92, !53, i64 40}
!102 = !{!92, !6, i64 48}
!103 = distinct !{!103, !10, !11}
!104 = distinct !{!104, !10, !11}
!105 = distinct !{!105, !10, !11}
!106 = distinct !{!106, !10, !11}
!107 = distinct !{!107, !11}
!108 = distinct !{!108, !10, !11}
!109 = distinct !{!109, !10, !11}
!110 = distinct !{!110, !10, !11}
!111 = distinct !{!111, !10, !11}
!112 = distinct !{!112, !10, !11}
!113 = distinct !{!113, !10, !11}
!114 = !{i64 0, i64 8, !5, i64 8, i64 128, !13, i64 136, i64 4, !21, i64 144, i64 8, !5}
!115 = !{i64 0, i64 4, !21, i64 8, i64 8, !5}
!116 = !{i64 0, i64 128, !13, i64 128, i64 4, !21, i64 136, i64 8, !5}
!117 = distinct !{!117, !10, !11}
!118 = distinct !{!118, !10, !11}
!119 = distinct !{!119, !10, !11}
!120 = distinct !{!120, !10, !11}
!121 = distinct !{!121, !10, !11}
!122 = distinct !{!122, !10, !11}
!123 = !{i64 0, i64 65}
!124 = distinct !{!124, !10, !11}
!125 = distinct !{!125, !10, !11}
!126 = distinct !{!126, !11}
!127 = distinct !{!127, !10, !11}
!128 = distinct !{!128, !10, !11}
!129 = distinct !{!129, !10, !11}
!130 = distinct !{!130, !10, !11}
!131 = distinct !{!131, !10, !11}
!132 = distinct !{!132, !10, !11}
!133 = distinct !{!133, !10, !11}
!134 = distinct !{!134, !10, !11}
!135 = distinct !{!135, !10, !11}
!136 = distinct !{!136, !10, !11}
!137 = !{!138, !6, i64 0}
!138 = !{!"mapping", !6, i64 0, !53, i64 8}
!139 = distinct !{!139, !10, !11}
!140 = !{!138, !53, i64 8}
!141 = distinct !{!141, !10, !11}
!142 = distinct !{!142, !10, !11}
!143 = distinct !{!143, !10, !11}
!144 = distinct !{!144, !10, !11}
!145 = distinct !{!145, !10, !11}
!146 = distinct !{!146, !11}
!147 = distinct !{!147, !11}
!148 = distinct !{!148, !10, !11}
!149 = distinct !{!149, !10, !11}
!150 = distinct !{!150, !10, !11}
!151 = distinct !{!151, !10, !11}
!152 = distinct !{!152, !10, !11}
!153 = distinct !{!153, !10, !11}
!154 = distinct !{!154, !10, !11}
!155 = distinct !{!155, !10, !11}
