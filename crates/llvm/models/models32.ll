; ModuleID = 'models.c'
source_filename = "models.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.named = type { [4 x i32], %struct.named*, [0 x i8] }
%struct.handler = type { void ()*, void (i8*)*, i8* }
%struct.tls_destructor = type { void (i8*)*, i8*, %struct.tls_destructor* }
%struct.date = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i8* }
%struct.action = type { void (i32)*, [32 x i32], i32, void ()* }
%struct.mapping = type { i8*, i32 }
%struct.channel = type { i32, i32, i32, i64, i32, i32, i32 }
%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i32, i32 }
%struct.lldiv_t = type { i64, i64 }
%struct.time = type { i32, i32 }

@strtok_state = internal unnamed_addr global i8* null, align 4
@flags_at = internal constant i16* getelementptr inbounds (<{ [256 x i16], [128 x i16] }>, <{ [256 x i16], [128 x i16] }>* @flags, i32 0, i32 0, i32 128), align 4
@up_at = internal constant i32* getelementptr inbounds ([384 x i32], [384 x i32]* @up, i32 0, i32 128), align 4
@down_at = internal constant i32* getelementptr inbounds ([384 x i32], [384 x i32]* @down, i32 0, i32 128), align 4
@.str = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@all_named = internal unnamed_addr global %struct.named* null, align 4
@n_handlers = internal unnamed_addr global i32 0, align 4
@handlers = internal unnamed_addr global [64 x %struct.handler] zeroinitializer, align 4
@tls_destructors = internal thread_local unnamed_addr global %struct.tls_destructor* null, align 4
@fopen.stream = internal global [2 x i32] zeroinitializer, align 4
@optind = dso_local local_unnamed_addr global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@getopt.at = internal unnamed_addr global i32 0, align 4
@optopt = dso_local local_unnamed_addr global i32 0, align 4
@optarg = dso_local local_unnamed_addr global i8* null, align 4
@.str.2 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@gmtime_buffer = internal global %struct.date zeroinitializer, align 4
@.str.3 = private unnamed_addr constant [32 x i8] c"%.3s %.3s%3d %02d:%02d:%02d %d\0A\00", align 1
@day_names = internal constant [22 x i8] c"SunMonTueWedThuFriSat\00", align 1
@month_names = internal constant [37 x i8] c"JanFebMarAprMayJunJulAugSepOctNovDec\00", align 1
@asctime_buffer = internal global [26 x i8] zeroinitializer, align 1
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
@actions = internal unnamed_addr global [65 x %struct.action] zeroinitializer, align 4
@ever_blocked = internal unnamed_addr global i64 0, align 8
@process_pending = internal unnamed_addr global i64 0, align 8
@signals_sent = internal global i32 0, align 4
@.str.15 = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@mappings = internal unnamed_addr global [16 x %struct.mapping] zeroinitializer, align 4
@flags = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 2
@up = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@down = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@some_line.lines = internal unnamed_addr constant [3 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.21, i32 0, i32 0)], align 4
@.str.19 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.20 = private unnamed_addr constant [3 x i8] c"1\0A\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"-20 abc\0A\00", align 1
@channels = internal global [64 x %struct.channel] zeroinitializer, align 4
@in_pipes = internal unnamed_addr global [64 x [65536 x i8]] zeroinitializer, align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = call i32 @__heddle_once_begin(i32* noundef %0) #22
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void %1() #22
  call void @__heddle_once_end(i32* noundef %0) #22
  br label %6

6:                                                ; preds = %5, %2
  ret i32 0
}

declare i32 @__heddle_once_begin(i32* noundef) local_unnamed_addr #1

declare void @__heddle_once_end(i32* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local void @call_once(i32* noundef %0, void ()* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = call i32 @__heddle_once_begin(i32* noundef %0) #22
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void %1() #22
  call void @__heddle_once_end(i32* noundef %0) #22
  br label %6

6:                                                ; preds = %2, %5
  ret void
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @__heddle_run_destructors(i8* noundef %0) local_unnamed_addr #2 {
  %2 = alloca void (i8*)*, align 4
  %3 = bitcast void (i8*)** %2 to i8*
  br label %4

4:                                                ; preds = %1, %8
  %5 = phi i32 [ 0, %1 ], [ %10, %8 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #23
  %6 = call i8* @__heddle_next_destructor(void (i8*)** noundef nonnull %2) #22
  %7 = icmp eq i8* %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = load void (i8*)*, void (i8*)** %2, align 4, !tbaa !6
  call void %9(i8* noundef nonnull %6) #22
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #23
  %10 = add nuw nsw i32 %5, 1
  %11 = icmp eq i32 %10, 64
  br i1 %11, label %14, label %4, !llvm.loop !10

12:                                               ; preds = %4
  %13 = bitcast void (i8*)** %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #23
  br label %14

14:                                               ; preds = %8, %12
  call void @__heddle_thread_end(i8* noundef %0) #24
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
define dso_local void @qsort(i8* noundef %0, i32 noundef %1, i32 noundef %2, i32 (i8*, i8*)* nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = icmp ugt i32 %1, 64
  br i1 %5, label %13, label %6

6:                                                ; preds = %4
  %7 = icmp ugt i32 %1, 1
  br i1 %7, label %8, label %194

8:                                                ; preds = %6
  %9 = and i32 %2, 3
  %10 = icmp eq i32 %9, 0
  %11 = icmp eq i32 %2, 0
  %12 = icmp eq i32 %2, 0
  br label %157

13:                                               ; preds = %4
  %14 = lshr i32 %1, 1
  %15 = and i32 %2, 3
  %16 = icmp eq i32 %15, 0
  %17 = icmp eq i32 %2, 0
  br label %26

18:                                               ; preds = %79
  %19 = icmp ugt i32 %1, 1
  br i1 %19, label %20, label %194

20:                                               ; preds = %18
  %21 = and i32 %2, 3
  %22 = icmp eq i32 %21, 0
  %23 = icmp eq i32 %2, 0
  %24 = icmp eq i32 %2, 0
  %25 = icmp eq i32 %2, 0
  br label %81

26:                                               ; preds = %13, %79
  %27 = phi i32 [ %14, %13 ], [ %28, %79 ]
  %28 = add nsw i32 %27, -1
  %29 = shl i32 %28, 1
  %30 = or i32 %29, 1
  %31 = icmp ult i32 %30, %1
  br i1 %31, label %32, label %79

32:                                               ; preds = %26, %75
  %33 = phi i32 [ %77, %75 ], [ %30, %26 ]
  %34 = phi i32 [ %76, %75 ], [ %29, %26 ]
  %35 = phi i32 [ %47, %75 ], [ %28, %26 ]
  %36 = add i32 %34, 2
  %37 = icmp ult i32 %36, %1
  br i1 %37, label %38, label %46

38:                                               ; preds = %32
  %39 = mul i32 %33, %2
  %40 = getelementptr inbounds i8, i8* %0, i32 %39
  %41 = mul i32 %36, %2
  %42 = getelementptr inbounds i8, i8* %0, i32 %41
  %43 = call i32 %3(i8* noundef %40, i8* noundef %42) #22
  %44 = icmp slt i32 %43, 0
  %45 = select i1 %44, i32 %36, i32 %33
  br label %46

46:                                               ; preds = %38, %32
  %47 = phi i32 [ %33, %32 ], [ %45, %38 ]
  %48 = mul i32 %35, %2
  %49 = getelementptr inbounds i8, i8* %0, i32 %48
  %50 = mul i32 %47, %2
  %51 = getelementptr inbounds i8, i8* %0, i32 %50
  %52 = call i32 %3(i8* noundef %49, i8* noundef %51) #22
  %53 = icmp sgt i32 %52, -1
  br i1 %53, label %79, label %54

54:                                               ; preds = %46
  br i1 %16, label %56, label %55

55:                                               ; preds = %54
  br i1 %17, label %75, label %67

56:                                               ; preds = %54
  br i1 %17, label %75, label %57

57:                                               ; preds = %56, %57
  %58 = phi i32 [ %65, %57 ], [ 0, %56 ]
  %59 = getelementptr inbounds i8, i8* %49, i32 %58
  %60 = bitcast i8* %59 to i8**
  %61 = load i8*, i8** %60, align 4, !tbaa !6
  %62 = getelementptr inbounds i8, i8* %51, i32 %58
  %63 = bitcast i8* %62 to i8**
  %64 = load i8*, i8** %63, align 4, !tbaa !6
  store i8* %64, i8** %60, align 4, !tbaa !6
  store i8* %61, i8** %63, align 4, !tbaa !6
  %65 = add nuw i32 %58, 4
  %66 = icmp ult i32 %65, %2
  br i1 %66, label %57, label %75, !llvm.loop !13

67:                                               ; preds = %55, %67
  %68 = phi i32 [ %73, %67 ], [ 0, %55 ]
  %69 = getelementptr inbounds i8, i8* %49, i32 %68
  %70 = load i8, i8* %69, align 1, !tbaa !14
  %71 = getelementptr inbounds i8, i8* %51, i32 %68
  %72 = load i8, i8* %71, align 1, !tbaa !14
  store i8 %72, i8* %69, align 1, !tbaa !14
  store i8 %70, i8* %71, align 1, !tbaa !14
  %73 = add nuw i32 %68, 1
  %74 = icmp eq i32 %73, %2
  br i1 %74, label %75, label %67, !llvm.loop !15

75:                                               ; preds = %67, %57, %56, %55
  %76 = shl i32 %47, 1
  %77 = or i32 %76, 1
  %78 = icmp ult i32 %77, %1
  br i1 %78, label %32, label %79, !llvm.loop !16

79:                                               ; preds = %46, %75, %26
  %80 = icmp eq i32 %28, 0
  br i1 %80, label %18, label %26, !llvm.loop !17

81:                                               ; preds = %20, %155
  %82 = phi i32 [ %1, %20 ], [ %83, %155 ]
  %83 = add i32 %82, -1
  %84 = mul i32 %83, %2
  %85 = getelementptr inbounds i8, i8* %0, i32 %84
  br i1 %22, label %87, label %86

86:                                               ; preds = %81
  br i1 %23, label %106, label %98

87:                                               ; preds = %81
  br i1 %24, label %106, label %88

88:                                               ; preds = %87, %88
  %89 = phi i32 [ %96, %88 ], [ 0, %87 ]
  %90 = getelementptr inbounds i8, i8* %0, i32 %89
  %91 = bitcast i8* %90 to i8**
  %92 = load i8*, i8** %91, align 4, !tbaa !6
  %93 = getelementptr inbounds i8, i8* %85, i32 %89
  %94 = bitcast i8* %93 to i8**
  %95 = load i8*, i8** %94, align 4, !tbaa !6
  store i8* %95, i8** %91, align 4, !tbaa !6
  store i8* %92, i8** %94, align 4, !tbaa !6
  %96 = add nuw i32 %89, 4
  %97 = icmp ult i32 %96, %2
  br i1 %97, label %88, label %106, !llvm.loop !13

98:                                               ; preds = %86, %98
  %99 = phi i32 [ %104, %98 ], [ 0, %86 ]
  %100 = getelementptr inbounds i8, i8* %0, i32 %99
  %101 = load i8, i8* %100, align 1, !tbaa !14
  %102 = getelementptr inbounds i8, i8* %85, i32 %99
  %103 = load i8, i8* %102, align 1, !tbaa !14
  store i8 %103, i8* %100, align 1, !tbaa !14
  store i8 %101, i8* %102, align 1, !tbaa !14
  %104 = add nuw i32 %99, 1
  %105 = icmp eq i32 %104, %2
  br i1 %105, label %106, label %98, !llvm.loop !15

106:                                              ; preds = %98, %88, %86, %87
  %107 = icmp ugt i32 %83, 1
  br i1 %107, label %108, label %155

108:                                              ; preds = %106, %151
  %109 = phi i32 [ %153, %151 ], [ 1, %106 ]
  %110 = phi i32 [ %152, %151 ], [ 0, %106 ]
  %111 = phi i32 [ %123, %151 ], [ 0, %106 ]
  %112 = add i32 %110, 2
  %113 = icmp ult i32 %112, %83
  br i1 %113, label %114, label %122

114:                                              ; preds = %108
  %115 = mul i32 %109, %2
  %116 = getelementptr inbounds i8, i8* %0, i32 %115
  %117 = mul i32 %112, %2
  %118 = getelementptr inbounds i8, i8* %0, i32 %117
  %119 = call i32 %3(i8* noundef %116, i8* noundef %118) #22
  %120 = icmp slt i32 %119, 0
  %121 = select i1 %120, i32 %112, i32 %109
  br label %122

122:                                              ; preds = %114, %108
  %123 = phi i32 [ %109, %108 ], [ %121, %114 ]
  %124 = mul i32 %111, %2
  %125 = getelementptr inbounds i8, i8* %0, i32 %124
  %126 = mul i32 %123, %2
  %127 = getelementptr inbounds i8, i8* %0, i32 %126
  %128 = call i32 %3(i8* noundef %125, i8* noundef %127) #22
  %129 = icmp sgt i32 %128, -1
  br i1 %129, label %155, label %130

130:                                              ; preds = %122
  br i1 %22, label %132, label %131

131:                                              ; preds = %130
  br i1 %25, label %151, label %143

132:                                              ; preds = %130
  br i1 %25, label %151, label %133

133:                                              ; preds = %132, %133
  %134 = phi i32 [ %141, %133 ], [ 0, %132 ]
  %135 = getelementptr inbounds i8, i8* %125, i32 %134
  %136 = bitcast i8* %135 to i8**
  %137 = load i8*, i8** %136, align 4, !tbaa !6
  %138 = getelementptr inbounds i8, i8* %127, i32 %134
  %139 = bitcast i8* %138 to i8**
  %140 = load i8*, i8** %139, align 4, !tbaa !6
  store i8* %140, i8** %136, align 4, !tbaa !6
  store i8* %137, i8** %139, align 4, !tbaa !6
  %141 = add nuw i32 %134, 4
  %142 = icmp ult i32 %141, %2
  br i1 %142, label %133, label %151, !llvm.loop !13

143:                                              ; preds = %131, %143
  %144 = phi i32 [ %149, %143 ], [ 0, %131 ]
  %145 = getelementptr inbounds i8, i8* %125, i32 %144
  %146 = load i8, i8* %145, align 1, !tbaa !14
  %147 = getelementptr inbounds i8, i8* %127, i32 %144
  %148 = load i8, i8* %147, align 1, !tbaa !14
  store i8 %148, i8* %145, align 1, !tbaa !14
  store i8 %146, i8* %147, align 1, !tbaa !14
  %149 = add nuw i32 %144, 1
  %150 = icmp eq i32 %149, %2
  br i1 %150, label %151, label %143, !llvm.loop !15

151:                                              ; preds = %143, %133, %132, %131
  %152 = shl i32 %123, 1
  %153 = or i32 %152, 1
  %154 = icmp ult i32 %153, %83
  br i1 %154, label %108, label %155, !llvm.loop !16

155:                                              ; preds = %122, %151, %106
  %156 = icmp ugt i32 %83, 1
  br i1 %156, label %81, label %194, !llvm.loop !18

157:                                              ; preds = %8, %168
  %158 = phi i32 [ 1, %8 ], [ %169, %168 ]
  br label %159

159:                                              ; preds = %157, %192
  %160 = phi i32 [ %161, %192 ], [ %158, %157 ]
  %161 = add i32 %160, -1
  %162 = mul i32 %161, %2
  %163 = getelementptr inbounds i8, i8* %0, i32 %162
  %164 = mul i32 %160, %2
  %165 = getelementptr inbounds i8, i8* %0, i32 %164
  %166 = call i32 %3(i8* noundef %163, i8* noundef %165) #22
  %167 = icmp sgt i32 %166, 0
  br i1 %167, label %171, label %168

168:                                              ; preds = %159, %192
  %169 = add nuw i32 %158, 1
  %170 = icmp eq i32 %169, %1
  br i1 %170, label %194, label %157, !llvm.loop !19

171:                                              ; preds = %159
  br i1 %10, label %173, label %172

172:                                              ; preds = %171
  br i1 %11, label %192, label %184

173:                                              ; preds = %171
  br i1 %12, label %192, label %174

174:                                              ; preds = %173, %174
  %175 = phi i32 [ %182, %174 ], [ 0, %173 ]
  %176 = getelementptr inbounds i8, i8* %163, i32 %175
  %177 = bitcast i8* %176 to i8**
  %178 = load i8*, i8** %177, align 4, !tbaa !6
  %179 = getelementptr inbounds i8, i8* %165, i32 %175
  %180 = bitcast i8* %179 to i8**
  %181 = load i8*, i8** %180, align 4, !tbaa !6
  store i8* %181, i8** %177, align 4, !tbaa !6
  store i8* %178, i8** %180, align 4, !tbaa !6
  %182 = add nuw i32 %175, 4
  %183 = icmp ult i32 %182, %2
  br i1 %183, label %174, label %192, !llvm.loop !13

184:                                              ; preds = %172, %184
  %185 = phi i32 [ %190, %184 ], [ 0, %172 ]
  %186 = getelementptr inbounds i8, i8* %163, i32 %185
  %187 = load i8, i8* %186, align 1, !tbaa !14
  %188 = getelementptr inbounds i8, i8* %165, i32 %185
  %189 = load i8, i8* %188, align 1, !tbaa !14
  store i8 %189, i8* %186, align 1, !tbaa !14
  store i8 %187, i8* %188, align 1, !tbaa !14
  %190 = add nuw i32 %185, 1
  %191 = icmp eq i32 %190, %2
  br i1 %191, label %192, label %184, !llvm.loop !15

192:                                              ; preds = %184, %174, %172, %173
  %193 = icmp eq i32 %161, 0
  br i1 %193, label %168, label %159, !llvm.loop !20

194:                                              ; preds = %168, %155, %6, %18
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i8* @bsearch(i8* noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 {
  br label %6

6:                                                ; preds = %11, %5
  %7 = phi i32 [ %2, %5 ], [ %22, %11 ]
  %8 = phi i32 [ 0, %5 ], [ %24, %11 ]
  %9 = phi i8* [ undef, %5 ], [ %25, %11 ]
  %10 = icmp ugt i32 %7, %8
  br i1 %10, label %11, label %26

11:                                               ; preds = %6
  %12 = sub i32 %7, %8
  %13 = lshr i32 %12, 1
  %14 = add i32 %13, %8
  %15 = mul i32 %14, %3
  %16 = getelementptr inbounds i8, i8* %1, i32 %15
  %17 = call i32 %4(i8* noundef %0, i8* noundef %16) #22
  %18 = icmp eq i32 %17, 0
  %19 = icmp slt i32 %17, 0
  %20 = add i32 %14, 1
  %21 = select i1 %19, i32 %14, i32 %7
  %22 = select i1 %18, i32 %7, i32 %21
  %23 = icmp slt i32 %17, 1
  %24 = select i1 %23, i32 %8, i32 %20
  %25 = select i1 %18, i8* %16, i8* %9
  br i1 %18, label %26, label %6, !llvm.loop !21

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
define dso_local i32 @labs(i32 noundef %0) local_unnamed_addr #6 {
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i64 @llabs(i64 noundef %0) local_unnamed_addr #6 {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: nounwind uwtable
define dso_local i32 @strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  store i32 0, i32* %5, align 4, !tbaa !22
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #25
  %9 = load i32, i32* %4, align 4, !tbaa !22
  %10 = add i32 %9, 2147483647
  %11 = zext i32 %10 to i64
  %12 = load i32, i32* %5, align 4, !tbaa !22
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__errno_location() #22
  store i32 34, i32* %17, align 4, !tbaa !22
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %19
  %22 = select i1 %20, i64 %19, i64 %21
  %23 = trunc i64 %22 to i32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i32 %23
}

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc i64 @number(i8* noundef %0, i8** noundef writeonly %1, i32 noundef %2, i32* nocapture noundef writeonly %3, i32* nocapture noundef %4) unnamed_addr #7 {
  br label %6

6:                                                ; preds = %6, %5
  %7 = phi i8* [ %0, %5 ], [ %14, %6 ]
  %8 = load i8, i8* %7, align 1, !tbaa !14
  %9 = sext i8 %8 to i32
  %10 = icmp ne i8 %8, 32
  %11 = add nsw i32 %9, -14
  %12 = icmp ult i32 %11, -5
  %13 = and i1 %10, %12
  %14 = getelementptr inbounds i8, i8* %7, i32 1
  br i1 %13, label %15, label %6, !llvm.loop !24

15:                                               ; preds = %6
  %16 = icmp eq i8 %8, 45
  %17 = zext i1 %16 to i32
  store i32 %17, i32* %3, align 4, !tbaa !22
  %18 = load i8, i8* %7, align 1, !tbaa !14
  switch i8 %18, label %21 [
    i8 45, label %19
    i8 43, label %19
  ]

19:                                               ; preds = %15, %15
  %20 = getelementptr inbounds i8, i8* %7, i32 1
  br label %21

21:                                               ; preds = %15, %19
  %22 = phi i8* [ %20, %19 ], [ %7, %15 ]
  %23 = icmp eq i32 %2, 0
  %24 = and i32 %2, -17
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %46

26:                                               ; preds = %21
  %27 = load i8, i8* %22, align 1, !tbaa !14
  %28 = icmp eq i8 %27, 48
  br i1 %28, label %29, label %46

29:                                               ; preds = %26
  %30 = getelementptr inbounds i8, i8* %22, i32 1
  %31 = load i8, i8* %30, align 1, !tbaa !14
  switch i8 %31, label %46 [
    i8 120, label %32
    i8 88, label %32
  ]

32:                                               ; preds = %29, %29
  %33 = getelementptr inbounds i8, i8* %22, i32 2
  %34 = load i8, i8* %33, align 1, !tbaa !14
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
  %48 = load i8, i8* %22, align 1, !tbaa !14
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
  %59 = load i8, i8* %58, align 1, !tbaa !14
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
  %80 = load i32, i32* %4, align 4, !tbaa !22
  %81 = sext i32 %74 to i64
  %82 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %79, i64 %81)
  %83 = extractvalue { i64, i1 } %82, 1
  %84 = extractvalue { i64, i1 } %82, 0
  %85 = or i1 %83, %78
  %86 = zext i1 %85 to i32
  %87 = or i32 %80, %86
  store i32 %87, i32* %4, align 4, !tbaa !22
  br label %88

88:                                               ; preds = %73, %76
  %89 = phi i64 [ %84, %76 ], [ %56, %73 ]
  %90 = phi i32 [ 1, %76 ], [ %57, %73 ]
  %91 = getelementptr inbounds i8, i8* %58, i32 1
  br i1 %75, label %55, label %92, !llvm.loop !25

92:                                               ; preds = %88
  %93 = icmp eq i8** %1, null
  br i1 %93, label %97, label %94

94:                                               ; preds = %92
  %95 = icmp eq i32 %90, 0
  %96 = select i1 %95, i8* %0, i8* %58
  store i8* %96, i8** %1, align 4, !tbaa !6
  br label %97

97:                                               ; preds = %94, %92
  ret i64 %89
}

declare i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  store i32 0, i32* %5, align 4, !tbaa !22
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #25
  %9 = load i32, i32* %5, align 4, !tbaa !22
  %10 = icmp ne i32 %9, 0
  %11 = icmp ugt i64 %8, 4294967295
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = call i32* @__errno_location() #22
  store i32 34, i32* %14, align 4, !tbaa !22
  br label %21

15:                                               ; preds = %3
  %16 = load i32, i32* %4, align 4, !tbaa !22
  %17 = icmp eq i32 %16, 0
  %18 = sub i64 0, %8
  %19 = select i1 %17, i64 %8, i64 %18
  %20 = trunc i64 %19 to i32
  br label %21

21:                                               ; preds = %15, %13
  %22 = phi i32 [ -1, %13 ], [ %20, %15 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i32 %22
}

; Function Attrs: nounwind uwtable
define dso_local i64 @strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  store i32 0, i32* %5, align 4, !tbaa !22
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #25
  %9 = load i32, i32* %4, align 4, !tbaa !22
  %10 = sext i32 %9 to i64
  %11 = add i64 %10, 9223372036854775807
  %12 = load i32, i32* %5, align 4, !tbaa !22
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__errno_location() #22
  store i32 34, i32* %17, align 4, !tbaa !22
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %19
  %22 = select i1 %20, i64 %19, i64 %21
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i64 %22
}

; Function Attrs: nounwind uwtable
define dso_local i64 @strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  store i32 0, i32* %5, align 4, !tbaa !22
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #25
  %9 = load i32, i32* %5, align 4, !tbaa !22
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__errno_location() #22
  store i32 34, i32* %12, align 4, !tbaa !22
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4, !tbaa !22
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %13, %11
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i64 %19
}

; Function Attrs: nounwind uwtable
define dso_local i32 @atoi(i8* nocapture noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !tbaa !14
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i32 1
  br i1 %9, label %11, label %2, !llvm.loop !24

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
  %20 = load i8, i8* %19, align 1, !tbaa !14
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
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %18, i64 10) #23
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %41 = sext i32 %35 to i64
  %42 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %41) #23
  %43 = extractvalue { i64, i1 } %42, 1
  %44 = extractvalue { i64, i1 } %42, 0
  %45 = or i1 %39, %43
  %46 = zext i1 %45 to i32
  %47 = or i32 %17, %46
  br label %48

48:                                               ; preds = %37, %34
  %49 = phi i32 [ %47, %37 ], [ %17, %34 ]
  %50 = phi i64 [ %44, %37 ], [ %18, %34 ]
  %51 = getelementptr inbounds i8, i8* %19, i32 1
  br i1 %36, label %16, label %52, !llvm.loop !25

52:                                               ; preds = %48
  %53 = select i1 %12, i64 2147483648, i64 2147483647
  %54 = icmp ne i32 %49, 0
  %55 = icmp ugt i64 %50, %53
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %57, label %59

57:                                               ; preds = %52
  %58 = call i32* @__errno_location() #22
  store i32 34, i32* %58, align 4, !tbaa !22
  br label %59

59:                                               ; preds = %52, %57
  %60 = phi i64 [ %53, %57 ], [ %50, %52 ]
  %61 = sub i64 0, %60
  %62 = select i1 %12, i64 %61, i64 %60
  %63 = trunc i64 %62 to i32
  ret i32 %63
}

; Function Attrs: nounwind uwtable
define dso_local i32 @atol(i8* nocapture noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !tbaa !14
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i32 1
  br i1 %9, label %11, label %2, !llvm.loop !24

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
  %20 = load i8, i8* %19, align 1, !tbaa !14
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
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %18, i64 10) #23
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %41 = sext i32 %35 to i64
  %42 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %41) #23
  %43 = extractvalue { i64, i1 } %42, 1
  %44 = extractvalue { i64, i1 } %42, 0
  %45 = or i1 %39, %43
  %46 = zext i1 %45 to i32
  %47 = or i32 %17, %46
  br label %48

48:                                               ; preds = %37, %34
  %49 = phi i32 [ %47, %37 ], [ %17, %34 ]
  %50 = phi i64 [ %44, %37 ], [ %18, %34 ]
  %51 = getelementptr inbounds i8, i8* %19, i32 1
  br i1 %36, label %16, label %52, !llvm.loop !25

52:                                               ; preds = %48
  %53 = select i1 %12, i64 2147483648, i64 2147483647
  %54 = icmp ne i32 %49, 0
  %55 = icmp ugt i64 %50, %53
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %57, label %59

57:                                               ; preds = %52
  %58 = call i32* @__errno_location() #22
  store i32 34, i32* %58, align 4, !tbaa !22
  br label %59

59:                                               ; preds = %52, %57
  %60 = phi i64 [ %53, %57 ], [ %50, %52 ]
  %61 = sub i64 0, %60
  %62 = select i1 %12, i64 %61, i64 %60
  %63 = trunc i64 %62 to i32
  ret i32 %63
}

; Function Attrs: nounwind uwtable
define dso_local i64 @atoll(i8* nocapture noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i8* [ %0, %1 ], [ %10, %2 ]
  %4 = load i8, i8* %3, align 1, !tbaa !14
  %5 = sext i8 %4 to i32
  %6 = icmp ne i8 %4, 32
  %7 = add nsw i32 %5, -14
  %8 = icmp ult i32 %7, -5
  %9 = and i1 %6, %8
  %10 = getelementptr inbounds i8, i8* %3, i32 1
  br i1 %9, label %11, label %2, !llvm.loop !24

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
  %20 = load i8, i8* %19, align 1, !tbaa !14
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
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %18, i64 10) #23
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  %41 = sext i32 %35 to i64
  %42 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %40, i64 %41) #23
  %43 = extractvalue { i64, i1 } %42, 1
  %44 = extractvalue { i64, i1 } %42, 0
  %45 = or i1 %39, %43
  %46 = zext i1 %45 to i32
  %47 = or i32 %17, %46
  br label %48

48:                                               ; preds = %37, %34
  %49 = phi i32 [ %47, %37 ], [ %17, %34 ]
  %50 = phi i64 [ %44, %37 ], [ %18, %34 ]
  %51 = getelementptr inbounds i8, i8* %19, i32 1
  br i1 %36, label %16, label %52, !llvm.loop !25

52:                                               ; preds = %48
  %53 = select i1 %12, i64 -9223372036854775808, i64 9223372036854775807
  %54 = icmp ne i32 %49, 0
  %55 = icmp ugt i64 %50, %53
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %57, label %59

57:                                               ; preds = %52
  %58 = call i32* @__errno_location() #22
  store i32 34, i32* %58, align 4, !tbaa !22
  br label %59

59:                                               ; preds = %52, %57
  %60 = phi i64 [ %53, %57 ], [ %50, %52 ]
  %61 = sub i64 0, %60
  %62 = select i1 %12, i64 %61, i64 %60
  ret i64 %62
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @strspn(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = load i8, i8* %0, align 1, !tbaa !14
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %24, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1, !tbaa !14
  %7 = icmp eq i8 %6, 0
  br label %8

8:                                                ; preds = %5, %19
  %9 = phi i8 [ %3, %5 ], [ %22, %19 ]
  %10 = phi i32 [ 0, %5 ], [ %20, %19 ]
  br i1 %7, label %24, label %14

11:                                               ; preds = %14
  %12 = load i8, i8* %18, align 1, !tbaa !14
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %24, label %14, !llvm.loop !26

14:                                               ; preds = %8, %11
  %15 = phi i8 [ %12, %11 ], [ %6, %8 ]
  %16 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %17 = icmp eq i8 %15, %9
  %18 = getelementptr inbounds i8, i8* %16, i32 1
  br i1 %17, label %19, label %11

19:                                               ; preds = %14
  %20 = add i32 %10, 1
  %21 = getelementptr inbounds i8, i8* %0, i32 %20
  %22 = load i8, i8* %21, align 1, !tbaa !14
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %8, !llvm.loop !27

24:                                               ; preds = %19, %8, %11, %2
  %25 = phi i32 [ 0, %2 ], [ %10, %11 ], [ 0, %8 ], [ %20, %19 ]
  ret i32 %25
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @strcspn(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = load i8, i8* %0, align 1, !tbaa !14
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %24, label %5

5:                                                ; preds = %2
  %6 = load i8, i8* %1, align 1, !tbaa !14
  %7 = icmp eq i8 %6, 0
  br label %8

8:                                                ; preds = %5, %19
  %9 = phi i8 [ %3, %5 ], [ %22, %19 ]
  %10 = phi i32 [ 0, %5 ], [ %20, %19 ]
  br i1 %7, label %19, label %14

11:                                               ; preds = %14
  %12 = load i8, i8* %18, align 1, !tbaa !14
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %19, label %14, !llvm.loop !26

14:                                               ; preds = %8, %11
  %15 = phi i8 [ %12, %11 ], [ %6, %8 ]
  %16 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %17 = icmp eq i8 %15, %9
  %18 = getelementptr inbounds i8, i8* %16, i32 1
  br i1 %17, label %24, label %11

19:                                               ; preds = %11, %8
  %20 = add i32 %10, 1
  %21 = getelementptr inbounds i8, i8* %0, i32 %20
  %22 = load i8, i8* %21, align 1, !tbaa !14
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %8, !llvm.loop !28

24:                                               ; preds = %19, %14, %2
  %25 = phi i32 [ 0, %2 ], [ %10, %14 ], [ %20, %19 ]
  ret i32 %25
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
  %10 = phi i32 [ 0, %5 ], [ %20, %19 ]
  br i1 %7, label %19, label %14

11:                                               ; preds = %14
  %12 = load i8, i8* %18, align 1, !tbaa !14
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %19, label %14, !llvm.loop !26

14:                                               ; preds = %8, %11
  %15 = phi i8 [ %12, %11 ], [ %6, %8 ]
  %16 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %17 = icmp eq i8 %15, %9
  %18 = getelementptr inbounds i8, i8* %16, i32 1
  br i1 %17, label %24, label %11

19:                                               ; preds = %11, %8
  %20 = add i32 %10, 1
  %21 = getelementptr inbounds i8, i8* %0, i32 %20
  %22 = load i8, i8* %21, align 1, !tbaa !14
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %8, !llvm.loop !28

24:                                               ; preds = %19, %14, %2
  %25 = phi i32 [ 0, %2 ], [ %10, %14 ], [ %20, %19 ]
  %26 = getelementptr inbounds i8, i8* %0, i32 %25
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
  %6 = load i8*, i8** %2, align 4, !tbaa !6
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
  %16 = phi i32 [ %26, %25 ], [ 0, %11 ]
  br label %20

17:                                               ; preds = %20
  %18 = load i8, i8* %24, align 1, !tbaa !14
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %30, label %20, !llvm.loop !26

20:                                               ; preds = %14, %17
  %21 = phi i8 [ %18, %17 ], [ %12, %14 ]
  %22 = phi i8* [ %24, %17 ], [ %1, %14 ]
  %23 = icmp eq i8 %21, %15
  %24 = getelementptr inbounds i8, i8* %22, i32 1
  br i1 %23, label %25, label %17

25:                                               ; preds = %20
  %26 = add i32 %16, 1
  %27 = getelementptr inbounds i8, i8* %8, i32 %26
  %28 = load i8, i8* %27, align 1, !tbaa !14
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %14, !llvm.loop !27

30:                                               ; preds = %25, %17, %11, %7
  %31 = phi i32 [ 0, %7 ], [ 0, %11 ], [ %16, %17 ], [ %26, %25 ]
  %32 = getelementptr inbounds i8, i8* %8, i32 %31
  %33 = load i8, i8* %32, align 1, !tbaa !14
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %61, label %35

35:                                               ; preds = %30
  %36 = load i8, i8* %1, align 1, !tbaa !14
  %37 = icmp eq i8 %36, 0
  br label %38

38:                                               ; preds = %49, %35
  %39 = phi i8 [ %33, %35 ], [ %52, %49 ]
  %40 = phi i32 [ 0, %35 ], [ %50, %49 ]
  br i1 %37, label %49, label %44

41:                                               ; preds = %44
  %42 = load i8, i8* %48, align 1, !tbaa !14
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %49, label %44, !llvm.loop !26

44:                                               ; preds = %38, %41
  %45 = phi i8 [ %42, %41 ], [ %36, %38 ]
  %46 = phi i8* [ %48, %41 ], [ %1, %38 ]
  %47 = icmp eq i8 %45, %39
  %48 = getelementptr inbounds i8, i8* %46, i32 1
  br i1 %47, label %54, label %41

49:                                               ; preds = %41, %38
  %50 = add i32 %40, 1
  %51 = getelementptr inbounds i8, i8* %32, i32 %50
  %52 = load i8, i8* %51, align 1, !tbaa !14
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %54, label %38, !llvm.loop !28

54:                                               ; preds = %49, %44
  %55 = phi i32 [ %40, %44 ], [ %50, %49 ]
  %56 = getelementptr inbounds i8, i8* %32, i32 %55
  %57 = load i8, i8* %56, align 1, !tbaa !14
  %58 = icmp eq i8 %57, 0
  br i1 %58, label %61, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds i8, i8* %56, i32 1
  store i8 0, i8* %56, align 1, !tbaa !14
  br label %61

61:                                               ; preds = %54, %59, %30
  %62 = phi i8* [ %32, %30 ], [ %60, %59 ], [ %56, %54 ]
  %63 = phi i8* [ null, %30 ], [ %32, %59 ], [ %32, %54 ]
  store i8* %62, i8** %2, align 4, !tbaa !6
  ret i8* %63
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i8* @strtok(i8* noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #9 {
  %3 = icmp eq i8* %0, null
  %4 = load i8*, i8** @strtok_state, align 4
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
  %13 = phi i32 [ %23, %22 ], [ 0, %8 ]
  br label %17

14:                                               ; preds = %17
  %15 = load i8, i8* %21, align 1, !tbaa !14
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %27, label %17, !llvm.loop !26

17:                                               ; preds = %14, %11
  %18 = phi i8 [ %15, %14 ], [ %9, %11 ]
  %19 = phi i8* [ %21, %14 ], [ %1, %11 ]
  %20 = icmp eq i8 %18, %12
  %21 = getelementptr inbounds i8, i8* %19, i32 1
  br i1 %20, label %22, label %14

22:                                               ; preds = %17
  %23 = add i32 %13, 1
  %24 = getelementptr inbounds i8, i8* %5, i32 %23
  %25 = load i8, i8* %24, align 1, !tbaa !14
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %11, !llvm.loop !27

27:                                               ; preds = %22, %14, %8, %2
  %28 = phi i32 [ 0, %2 ], [ 0, %8 ], [ %13, %14 ], [ %23, %22 ]
  %29 = getelementptr inbounds i8, i8* %5, i32 %28
  %30 = load i8, i8* %29, align 1, !tbaa !14
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %58, label %32

32:                                               ; preds = %27
  %33 = load i8, i8* %1, align 1, !tbaa !14
  %34 = icmp eq i8 %33, 0
  br label %35

35:                                               ; preds = %46, %32
  %36 = phi i8 [ %30, %32 ], [ %49, %46 ]
  %37 = phi i32 [ 0, %32 ], [ %47, %46 ]
  br i1 %34, label %46, label %41

38:                                               ; preds = %41
  %39 = load i8, i8* %45, align 1, !tbaa !14
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %46, label %41, !llvm.loop !26

41:                                               ; preds = %35, %38
  %42 = phi i8 [ %39, %38 ], [ %33, %35 ]
  %43 = phi i8* [ %45, %38 ], [ %1, %35 ]
  %44 = icmp eq i8 %42, %36
  %45 = getelementptr inbounds i8, i8* %43, i32 1
  br i1 %44, label %51, label %38

46:                                               ; preds = %38, %35
  %47 = add i32 %37, 1
  %48 = getelementptr inbounds i8, i8* %29, i32 %47
  %49 = load i8, i8* %48, align 1, !tbaa !14
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %51, label %35, !llvm.loop !28

51:                                               ; preds = %46, %41
  %52 = phi i32 [ %37, %41 ], [ %47, %46 ]
  %53 = getelementptr inbounds i8, i8* %29, i32 %52
  %54 = load i8, i8* %53, align 1, !tbaa !14
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %51
  %57 = getelementptr inbounds i8, i8* %53, i32 1
  store i8 0, i8* %53, align 1, !tbaa !14
  br label %58

58:                                               ; preds = %27, %51, %56
  %59 = phi i8* [ %29, %27 ], [ %57, %56 ], [ %53, %51 ]
  %60 = phi i8* [ null, %27 ], [ %29, %56 ], [ %29, %51 ]
  store i8* %59, i8** @strtok_state, align 4, !tbaa !6
  ret i8* %60
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @strncasecmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %32, label %7

5:                                                ; preds = %7
  %6 = icmp eq i32 %31, %2
  br i1 %6, label %32, label %7, !llvm.loop !29

7:                                                ; preds = %3, %5
  %8 = phi i32 [ %30, %5 ], [ undef, %3 ]
  %9 = phi i32 [ %31, %5 ], [ 0, %3 ]
  %10 = getelementptr inbounds i8, i8* %0, i32 %9
  %11 = load i8, i8* %10, align 1, !tbaa !14
  %12 = sext i8 %11 to i32
  %13 = add nsw i32 %12, -91
  %14 = icmp ult i32 %13, -26
  %15 = add nsw i32 %12, 32
  %16 = select i1 %14, i32 %12, i32 %15
  %17 = getelementptr inbounds i8, i8* %1, i32 %9
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
  %31 = add nuw i32 %9, 1
  br i1 %29, label %5, label %32

32:                                               ; preds = %7, %5, %3
  %33 = phi i32 [ 0, %3 ], [ %30, %7 ], [ 0, %5 ]
  ret i32 %33
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @strcasecmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #8 {
  br label %5

3:                                                ; preds = %5
  %4 = icmp eq i32 %29, -1
  br i1 %4, label %30, label %5, !llvm.loop !29

5:                                                ; preds = %3, %2
  %6 = phi i32 [ %28, %3 ], [ undef, %2 ]
  %7 = phi i32 [ %29, %3 ], [ 0, %2 ]
  %8 = getelementptr inbounds i8, i8* %0, i32 %7
  %9 = load i8, i8* %8, align 1, !tbaa !14
  %10 = sext i8 %9 to i32
  %11 = add nsw i32 %10, -91
  %12 = icmp ult i32 %11, -26
  %13 = add nsw i32 %10, 32
  %14 = select i1 %12, i32 %10, i32 %13
  %15 = getelementptr inbounds i8, i8* %1, i32 %7
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
  %29 = add nuw i32 %7, 1
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
define dso_local i8* @strndup(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i32 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, i8* %0, i32 %5
  %7 = load i8, i8* %6, align 1, !tbaa !14
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i32 %5, 1
  %11 = icmp eq i32 %10, %1
  br i1 %11, label %12, label %4, !llvm.loop !30

12:                                               ; preds = %4, %9, %2
  %13 = phi i32 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  %14 = add i32 %13, 1
  %15 = call i8* @malloc(i32 noundef %14) #22
  %16 = icmp eq i8* %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %12
  %18 = call i8* @memcpy(i8* noundef nonnull %15, i8* noundef %0, i32 noundef %13) #22
  %19 = getelementptr inbounds i8, i8* %15, i32 %13
  store i8 0, i8* %19, align 1, !tbaa !14
  br label %20

20:                                               ; preds = %12, %17
  %21 = phi i8* [ %15, %17 ], [ null, %12 ]
  ret i8* %21
}

declare i8* @malloc(i32 noundef) local_unnamed_addr #1

declare i8* @memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i8* @reallocarray(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %2, i32 %1)
  %7 = extractvalue { i32, i1 } %6, 1
  br i1 %7, label %11, label %8

8:                                                ; preds = %5, %3
  %9 = mul i32 %2, %1
  %10 = call i8* @realloc(i8* noundef %0, i32 noundef %9) #22
  br label %11

11:                                               ; preds = %5, %8
  %12 = phi i8* [ %10, %8 ], [ null, %5 ]
  ret i8* %12
}

declare i8* @realloc(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i8* @mempcpy(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = call i8* @memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %2) #22
  %5 = getelementptr inbounds i8, i8* %4, i32 %2
  ret i8* %5
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i8* @memccpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #9 {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %4
  %7 = shl i32 %2, 24
  %8 = ashr exact i32 %7, 24
  br label %9

9:                                                ; preds = %6, %19
  %10 = phi i32 [ 0, %6 ], [ %20, %19 ]
  %11 = getelementptr inbounds i8, i8* %1, i32 %10
  %12 = load i8, i8* %11, align 1, !tbaa !14
  %13 = getelementptr inbounds i8, i8* %0, i32 %10
  store i8 %12, i8* %13, align 1, !tbaa !14
  %14 = sext i8 %12 to i32
  %15 = icmp eq i32 %8, %14
  br i1 %15, label %16, label %19

16:                                               ; preds = %9
  %17 = getelementptr inbounds i8, i8* %0, i32 %10
  %18 = getelementptr inbounds i8, i8* %17, i32 1
  br label %22

19:                                               ; preds = %9
  %20 = add nuw i32 %10, 1
  %21 = icmp eq i32 %20, %3
  br i1 %21, label %22, label %9, !llvm.loop !31

22:                                               ; preds = %19, %4, %16
  %23 = phi i8* [ %18, %16 ], [ null, %4 ], [ null, %19 ]
  ret i8* %23
}

; Function Attrs: nofree norecurse nosync nounwind uwtable writeonly
define dso_local void @bzero(i8* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #10 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi i32 [ %8, %5 ], [ 0, %2 ]
  %7 = getelementptr inbounds i8, i8* %0, i32 %6
  store i8 0, i8* %7, align 1, !tbaa !14
  %8 = add nuw i32 %6, 1
  %9 = icmp eq i32 %8, %1
  br i1 %9, label %4, label %5, !llvm.loop !32
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
  %14 = getelementptr inbounds i8, i8* %10, i32 1
  %15 = load i8, i8* %14, align 1, !tbaa !14
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %8, !llvm.loop !33

17:                                               ; preds = %8, %13, %2
  %18 = phi i8* [ %0, %2 ], [ %10, %8 ], [ %14, %13 ]
  ret i8* %18
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i8* @strsep(i8** nocapture noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr #9 {
  %3 = load i8*, i8** %0, align 4, !tbaa !6
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
  %13 = phi i32 [ 0, %8 ], [ %23, %22 ]
  br i1 %10, label %22, label %17

14:                                               ; preds = %17
  %15 = load i8, i8* %21, align 1, !tbaa !14
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %22, label %17, !llvm.loop !26

17:                                               ; preds = %11, %14
  %18 = phi i8 [ %15, %14 ], [ %9, %11 ]
  %19 = phi i8* [ %21, %14 ], [ %1, %11 ]
  %20 = icmp eq i8 %18, %12
  %21 = getelementptr inbounds i8, i8* %19, i32 1
  br i1 %20, label %27, label %14

22:                                               ; preds = %14, %11
  %23 = add i32 %13, 1
  %24 = getelementptr inbounds i8, i8* %3, i32 %23
  %25 = load i8, i8* %24, align 1, !tbaa !14
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %11, !llvm.loop !28

27:                                               ; preds = %22, %17, %5
  %28 = phi i32 [ 0, %5 ], [ %13, %17 ], [ %23, %22 ]
  %29 = getelementptr inbounds i8, i8* %3, i32 %28
  %30 = load i8, i8* %29, align 1, !tbaa !14
  %31 = icmp eq i8 %30, 0
  %32 = getelementptr inbounds i8, i8* %29, i32 1
  %33 = select i1 %31, i8* null, i8* %32
  store i8* %33, i8** %0, align 4, !tbaa !6
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
  br i1 %9, label %10, label %2, !llvm.loop !34

10:                                               ; preds = %8, %2
  %11 = phi i32 [ %7, %2 ], [ 0, %8 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i8* @strerror(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp eq i32 %0, 0
  %3 = select i1 %2, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)
  ret i8* %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local void @div(%struct.div_t* noalias nocapture writeonly sret(%struct.div_t) align 4 %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #12 {
  %4 = getelementptr inbounds %struct.div_t, %struct.div_t* %0, i32 0, i32 0
  %5 = sdiv i32 %1, %2
  store i32 %5, i32* %4, align 4, !tbaa !35
  %6 = getelementptr inbounds %struct.div_t, %struct.div_t* %0, i32 0, i32 1
  %7 = srem i32 %1, %2
  store i32 %7, i32* %6, align 4, !tbaa !37
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local void @ldiv(%struct.ldiv_t* noalias nocapture writeonly sret(%struct.ldiv_t) align 4 %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #12 {
  %4 = getelementptr inbounds %struct.ldiv_t, %struct.ldiv_t* %0, i32 0, i32 0
  %5 = sdiv i32 %1, %2
  store i32 %5, i32* %4, align 4, !tbaa !38
  %6 = getelementptr inbounds %struct.ldiv_t, %struct.ldiv_t* %0, i32 0, i32 1
  %7 = srem i32 %1, %2
  store i32 %7, i32* %6, align 4, !tbaa !41
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local void @lldiv(%struct.lldiv_t* noalias nocapture writeonly sret(%struct.lldiv_t) align 4 %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #12 {
  %4 = getelementptr inbounds %struct.lldiv_t, %struct.lldiv_t* %0, i32 0, i32 0
  %5 = sdiv i64 %1, %2
  store i64 %5, i64* %4, align 4, !tbaa !42
  %6 = getelementptr inbounds %struct.lldiv_t, %struct.lldiv_t* %0, i32 0, i32 1
  %7 = mul i64 %5, %2
  %8 = sub i64 %1, %7
  store i64 %8, i64* %6, align 4, !tbaa !45
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local double @strtod(i8* noundef %0, i8** noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca double, align 8
  %4 = bitcast double* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #23
  %5 = call i32 @__heddle_numeral(i8* noundef nonnull %4, i8* noundef %0, i32 noundef 64) #22
  %6 = icmp eq i8** %1, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, i8* %0, i32 %5
  store i8* %8, i8** %1, align 4, !tbaa !6
  br label %9

9:                                                ; preds = %7, %2
  %10 = load double, double* %3, align 8, !tbaa !46
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #23
  ret double %10
}

declare i32 @__heddle_numeral(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local float @strtof(i8* noundef %0, i8** noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca float, align 4
  %4 = bitcast float* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #23
  %5 = call i32 @__heddle_numeral(i8* noundef nonnull %4, i8* noundef %0, i32 noundef 32) #22
  %6 = icmp eq i8** %1, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, i8* %0, i32 %5
  store i8* %8, i8** %1, align 4, !tbaa !6
  br label %9

9:                                                ; preds = %7, %2
  %10 = load float, float* %3, align 4, !tbaa !48
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #23
  ret float %10
}

; Function Attrs: nounwind uwtable
define dso_local x86_fp80 @strtold(i8* noundef %0, i8** noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca x86_fp80, align 4
  %4 = bitcast x86_fp80* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %4) #23
  %5 = call i32 @__heddle_numeral(i8* noundef nonnull %4, i8* noundef %0, i32 noundef 80) #22
  %6 = icmp eq i8** %1, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, i8* %0, i32 %5
  store i8* %8, i8** %1, align 4, !tbaa !6
  br label %9

9:                                                ; preds = %7, %2
  %10 = load x86_fp80, x86_fp80* %3, align 4, !tbaa !50
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %4) #23
  ret x86_fp80 %10
}

; Function Attrs: nounwind uwtable
define dso_local double @atof(i8* noundef %0) local_unnamed_addr #0 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #23
  %4 = call i32 @__heddle_numeral(i8* noundef nonnull %3, i8* noundef %0, i32 noundef 64) #22
  %5 = load double, double* %2, align 8, !tbaa !46
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #23
  ret double %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @fwrite(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef returned %2, i8* nocapture readnone %3) local_unnamed_addr #0 {
  %5 = mul i32 %2, %1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %8, %4
  ret i32 %2

8:                                                ; preds = %4, %8
  %9 = phi i32 [ %14, %8 ], [ 0, %4 ]
  %10 = getelementptr inbounds i8, i8* %0, i32 %9
  %11 = load i8, i8* %10, align 1, !tbaa !14
  %12 = zext i8 %11 to i32
  %13 = call i32 @putchar(i32 noundef %12) #22
  %14 = add nuw i32 %9, 1
  %15 = icmp eq i32 %14, %5
  br i1 %15, label %7, label %8, !llvm.loop !52
}

declare i32 @putchar(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @write(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i32 %0, 64
  br i1 %4, label %15, label %5

5:                                                ; preds = %3
  %6 = add i32 %0, -64
  %7 = icmp ult i32 %6, 128
  br i1 %7, label %8, label %15

8:                                                ; preds = %5
  %9 = sdiv i32 %6, 2
  %10 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %9
  %11 = getelementptr inbounds %struct.channel, %struct.channel* %10, i32 0, i32 0
  %12 = load i32, i32* %11, align 4, !tbaa !53
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, %struct.channel* null, %struct.channel* %10
  br label %15

15:                                               ; preds = %8, %5, %3
  %16 = phi %struct.channel* [ null, %3 ], [ null, %5 ], [ %14, %8 ]
  %17 = icmp eq %struct.channel* %16, null
  br i1 %17, label %20, label %18

18:                                               ; preds = %15
  %19 = call fastcc i32 @channel_write(%struct.channel* noundef nonnull %16, i8* noundef %1, i32 noundef %2) #25
  br label %30

20:                                               ; preds = %15
  %21 = icmp eq i32 %2, 0
  br i1 %21, label %30, label %22

22:                                               ; preds = %20, %22
  %23 = phi i32 [ %28, %22 ], [ 0, %20 ]
  %24 = getelementptr inbounds i8, i8* %1, i32 %23
  %25 = load i8, i8* %24, align 1, !tbaa !14
  %26 = zext i8 %25 to i32
  %27 = call i32 @putchar(i32 noundef %26) #22
  %28 = add nuw i32 %23, 1
  %29 = icmp eq i32 %28, %2
  br i1 %29, label %30, label %22, !llvm.loop !52

30:                                               ; preds = %22, %20, %18
  %31 = phi i32 [ %19, %18 ], [ %2, %20 ], [ %2, %22 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @channel_write(%struct.channel* noundef %0, i8* noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 2
  %6 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 0
  %7 = bitcast i64* %4 to i8*
  %8 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 3
  %9 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 5
  %10 = ptrtoint %struct.channel* %0 to i32
  %11 = sub i32 %10, ptrtoint ([64 x %struct.channel]* @channels to i32)
  %12 = ashr exact i32 %11, 5
  %13 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 4
  %14 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 1
  br label %15

15:                                               ; preds = %69, %3
  %16 = phi i32 [ 0, %3 ], [ %52, %69 ]
  %17 = phi i32 [ undef, %3 ], [ %70, %69 ]
  call void @heddle_atomic_begin() #22
  %18 = load atomic i32, i32* %5 seq_cst, align 4, !tbaa !55
  %19 = load i32, i32* %6, align 4, !tbaa !53
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %32

21:                                               ; preds = %15
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #23
  %22 = call i8* @memcpy(i8* noundef nonnull %7, i8* noundef %1, i32 noundef 8) #22
  %23 = load i64, i64* %8, align 4, !tbaa !56
  %24 = load i64, i64* %4, align 8, !tbaa !57
  %25 = add i64 %24, %23
  %26 = icmp ult i64 %25, %23
  %27 = icmp eq i64 %25, -1
  %28 = or i1 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %21
  store i64 %25, i64* %8, align 4, !tbaa !56
  br label %30

30:                                               ; preds = %29, %21
  %31 = phi i32 [ %2, %29 ], [ %16, %21 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #23
  br label %32

32:                                               ; preds = %30, %15
  %33 = phi i32 [ %31, %30 ], [ %16, %15 ]
  %34 = load i32, i32* %6, align 4, !tbaa !53
  %35 = icmp eq i32 %34, 2
  br i1 %35, label %36, label %51

36:                                               ; preds = %32, %42
  %37 = phi i32 [ %49, %42 ], [ %33, %32 ]
  %38 = load i32, i32* %9, align 4, !tbaa !58
  %39 = icmp ult i32 %38, 65536
  %40 = icmp ult i32 %37, %2
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %51

42:                                               ; preds = %36
  %43 = getelementptr inbounds i8, i8* %1, i32 %37
  %44 = load i8, i8* %43, align 1, !tbaa !14
  %45 = load i32, i32* %13, align 4, !tbaa !59
  %46 = add i32 %45, %38
  %47 = and i32 %46, 65535
  %48 = getelementptr inbounds [64 x [65536 x i8]], [64 x [65536 x i8]]* @in_pipes, i32 0, i32 %12, i32 %47
  store i8 %44, i8* %48, align 1, !tbaa !14
  %49 = add nsw i32 %37, 1
  %50 = add i32 %38, 1
  store i32 %50, i32* %9, align 4, !tbaa !58
  br i1 %35, label %36, label %51, !llvm.loop !60

51:                                               ; preds = %36, %42, %32
  %52 = phi i32 [ %33, %32 ], [ %37, %36 ], [ %49, %42 ]
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %57, label %54

54:                                               ; preds = %51
  %55 = atomicrmw add i32* %5, i32 1 seq_cst, align 4
  call void @heddle_atomic_end() #22
  %56 = call i32 @__heddle_futex_wake(i32* noundef nonnull %5, i32 noundef 1048576) #22
  br label %58

57:                                               ; preds = %51
  call void @heddle_atomic_end() #22
  br label %58

58:                                               ; preds = %57, %54
  %59 = icmp eq i32 %52, %2
  br i1 %59, label %69, label %60

60:                                               ; preds = %58
  %61 = load i32, i32* %14, align 4, !tbaa !61
  %62 = and i32 %61, 2048
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %67, label %64

64:                                               ; preds = %60
  br i1 %53, label %65, label %69

65:                                               ; preds = %64
  %66 = call i32* @__errno_location() #22
  store i32 11, i32* %66, align 4, !tbaa !22
  br label %69

67:                                               ; preds = %60
  %68 = call i32 @__heddle_futex_wait(i32* noundef nonnull %5, i32 noundef %18) #22
  br label %69

69:                                               ; preds = %65, %64, %58, %67
  %70 = phi i32 [ %17, %67 ], [ %2, %58 ], [ -1, %65 ], [ %52, %64 ]
  %71 = phi i1 [ true, %67 ], [ false, %58 ], [ false, %65 ], [ false, %64 ]
  br i1 %71, label %15, label %72, !llvm.loop !62

72:                                               ; preds = %69
  ret i32 %70
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_attr_setstacksize(i8* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #12 {
  %3 = getelementptr inbounds i8, i8* %0, i32 4
  %4 = bitcast i8* %3 to i32*
  store i32 %1, i32* %4, align 4, !tbaa !63
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @pthread_attr_getstacksize(i8* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds i8, i8* %0, i32 4
  %4 = bitcast i8* %3 to i32*
  %5 = load i32, i32* %4, align 4, !tbaa !63
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, i32 8388608, i32 %5
  store i32 %7, i32* %1, align 4, !tbaa !63
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @pthread_mutexattr_getrobust(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #13 {
  %3 = load i32, i32* %0, align 4, !tbaa !22
  %4 = lshr i32 %3, 4
  %5 = and i32 %4, 1
  store i32 %5, i32* %1, align 4, !tbaa !22
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_mutexattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !22
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_condattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !22
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_rwlockattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !22
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_barrierattr_getpshared(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !22
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_mutexattr_getprotocol(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !22
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @gettimeofday(%struct.time* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = call i32 @clock_gettime(i32 noundef 0, %struct.time* noundef %0) #22
  ret i32 %3
}

declare i32 @clock_gettime(i32 noundef, %struct.time* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i8* @sem_open(i8* noundef %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca i8*, align 4
  %4 = and i32 %1, 64
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %13, label %6

6:                                                ; preds = %2
  %7 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.va_start(i8* nonnull %7)
  %8 = load i8*, i8** %3, align 4
  %9 = getelementptr inbounds i8, i8* %8, i32 4
  %10 = getelementptr inbounds i8, i8* %8, i32 8
  store i8* %10, i8** %3, align 4
  %11 = bitcast i8* %9 to i32*
  %12 = load i32, i32* %11, align 4
  call void @llvm.va_end(i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  br label %13

13:                                               ; preds = %6, %2
  %14 = phi i32 [ %12, %6 ], [ 0, %2 ]
  call void @heddle_atomic_begin() #22
  %15 = load %struct.named*, %struct.named** @all_named, align 4, !tbaa !6
  %16 = icmp eq %struct.named* %15, null
  br i1 %16, label %33, label %17

17:                                               ; preds = %13, %22
  %18 = phi %struct.named* [ %24, %22 ], [ %15, %13 ]
  %19 = getelementptr inbounds %struct.named, %struct.named* %18, i32 0, i32 2, i32 0
  %20 = call i32 @strcmp(i8* noundef nonnull %19, i8* noundef %0) #22
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.named, %struct.named* %18, i32 0, i32 1
  %24 = load %struct.named*, %struct.named** %23, align 4, !tbaa !6
  %25 = icmp eq %struct.named* %24, null
  br i1 %25, label %33, label %17, !llvm.loop !64

26:                                               ; preds = %17
  %27 = and i32 %1, 192
  %28 = icmp eq i32 %27, 192
  br i1 %28, label %31, label %29

29:                                               ; preds = %26
  %30 = bitcast %struct.named* %18 to i8*
  br label %54

31:                                               ; preds = %26
  %32 = call i32* @__errno_location() #22
  store i32 17, i32* %32, align 4, !tbaa !22
  br label %54

33:                                               ; preds = %22, %13
  br i1 %5, label %37, label %34

34:                                               ; preds = %33
  %35 = call i32 @strlen(i8* noundef %0) #22
  %36 = icmp ugt i32 %35, 251
  br i1 %36, label %37, label %40

37:                                               ; preds = %34, %33
  %38 = phi i32 [ 36, %34 ], [ 2, %33 ]
  %39 = call i32* @__errno_location() #22
  store i32 %38, i32* %39, align 4, !tbaa !22
  br label %54

40:                                               ; preds = %34
  %41 = call i32 @strlen(i8* noundef %0) #22
  %42 = add i32 %41, 21
  %43 = call i8* @malloc(i32 noundef %42) #22
  %44 = icmp eq i8* %43, null
  br i1 %44, label %54, label %45

45:                                               ; preds = %40
  %46 = call i32 @sem_init(i8* noundef nonnull %43, i32 noundef 0, i32 noundef %14) #22
  %47 = getelementptr inbounds i8, i8* %43, i32 20
  %48 = call i32 @strlen(i8* noundef %0) #22
  %49 = add i32 %48, 1
  %50 = call i8* @memcpy(i8* noundef nonnull %47, i8* noundef %0, i32 noundef %49) #22
  %51 = load %struct.named*, %struct.named** @all_named, align 4, !tbaa !6
  %52 = getelementptr inbounds i8, i8* %43, i32 16
  %53 = bitcast i8* %52 to %struct.named**
  store %struct.named* %51, %struct.named** %53, align 4, !tbaa !6
  store i8* %43, i8** bitcast (%struct.named** @all_named to i8**), align 4, !tbaa !6
  br label %54

54:                                               ; preds = %29, %31, %37, %40, %45
  %55 = phi i8* [ %30, %29 ], [ null, %31 ], [ null, %37 ], [ %43, %45 ], [ null, %40 ]
  call void @heddle_atomic_end() #22
  ret i8* %55
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
  call void @heddle_atomic_begin() #22
  %2 = load %struct.named*, %struct.named** @all_named, align 4, !tbaa !6
  %3 = icmp eq %struct.named* %2, null
  br i1 %3, label %24, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.named, %struct.named* %2, i32 0, i32 2, i32 0
  %6 = call i32 @strcmp(i8* noundef nonnull %5, i8* noundef %0) #22
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %18

8:                                                ; preds = %18
  %9 = getelementptr inbounds %struct.named, %struct.named* %22, i32 0, i32 2, i32 0
  %10 = call i32 @strcmp(i8* noundef nonnull %9, i8* noundef %0) #22
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %18, !llvm.loop !65

12:                                               ; preds = %8, %4
  %13 = phi i1 [ %3, %4 ], [ %23, %8 ]
  %14 = phi %struct.named** [ @all_named, %4 ], [ %21, %8 ]
  %15 = load %struct.named*, %struct.named** %14, align 4, !tbaa !6
  %16 = getelementptr inbounds %struct.named, %struct.named* %15, i32 0, i32 1
  %17 = load %struct.named*, %struct.named** %16, align 4, !tbaa !6
  store %struct.named* %17, %struct.named** %14, align 4, !tbaa !6
  br label %24

18:                                               ; preds = %4, %8
  %19 = phi %struct.named** [ %21, %8 ], [ @all_named, %4 ]
  %20 = load %struct.named*, %struct.named** %19, align 4, !tbaa !6
  %21 = getelementptr inbounds %struct.named, %struct.named* %20, i32 0, i32 1
  %22 = load %struct.named*, %struct.named** %21, align 4, !tbaa !6
  %23 = icmp eq %struct.named* %22, null
  br i1 %23, label %24, label %8, !llvm.loop !65

24:                                               ; preds = %18, %1, %12
  %25 = phi i1 [ %13, %12 ], [ %3, %1 ], [ %23, %18 ]
  %26 = phi i32 [ 0, %12 ], [ -1, %1 ], [ -1, %18 ]
  call void @heddle_atomic_end() #22
  br i1 %25, label %27, label %29

27:                                               ; preds = %24
  %28 = call i32* @__errno_location() #22
  store i32 2, i32* %28, align 4, !tbaa !22
  br label %29

29:                                               ; preds = %27, %24
  ret i32 %26
}

declare i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local void @__atomic_load(i32 noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #22
  %5 = call i8* @memcpy(i8* noundef %2, i8* noundef %1, i32 noundef %0) #22
  call void @heddle_atomic_end() #22
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @__atomic_store(i32 noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #22
  %5 = call i8* @memcpy(i8* noundef %1, i8* noundef %2, i32 noundef %0) #22
  call void @heddle_atomic_end() #22
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @__atomic_exchange(i32 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #22
  %6 = call i8* @memcpy(i8* noundef %3, i8* noundef %1, i32 noundef %0) #22
  %7 = call i8* @memcpy(i8* noundef %1, i8* noundef %2, i32 noundef %0) #22
  call void @heddle_atomic_end() #22
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local zeroext i1 @__atomic_compare_exchange(i32 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #22
  %7 = call i32 @memcmp(i8* noundef %1, i8* noundef %2, i32 noundef %0) #22
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = call i8* @memcpy(i8* noundef %1, i8* noundef %3, i32 noundef %0) #22
  br label %13

11:                                               ; preds = %6
  %12 = call i8* @memcpy(i8* noundef %2, i8* noundef %1, i32 noundef %0) #22
  br label %13

13:                                               ; preds = %11, %9
  call void @heddle_atomic_end() #22
  ret i1 %8
}

declare i32 @memcmp(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @vsscanf(i8* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8*, align 4
  %5 = alloca i8*, align 4
  store i8* %2, i8** %4, align 4, !tbaa !6
  %6 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  %7 = bitcast i8** %4 to i8*
  call void @llvm.va_copy(i8* nonnull %6, i8* nonnull %7)
  %8 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, i8** noundef nonnull %5) #25
  call void @llvm.va_end(i8* %6)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i32 %8
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #14

; Function Attrs: nounwind uwtable
define internal fastcc i32 @scan(i8* noundef %0, i8* noundef %1, i8** noundef %2) unnamed_addr #0 {
  %4 = alloca float, align 4
  %5 = alloca double, align 8
  %6 = alloca x86_fp80, align 4
  %7 = load i8, i8* %1, align 1, !tbaa !14
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %445, label %9

9:                                                ; preds = %3
  %10 = ptrtoint i8* %0 to i32
  %11 = bitcast x86_fp80* %6 to i8*
  %12 = bitcast double* %5 to i8*
  %13 = bitcast float* %4 to i8*
  br label %14

14:                                               ; preds = %9, %437
  %15 = phi i8 [ %7, %9 ], [ %443, %437 ]
  %16 = phi i32 [ undef, %9 ], [ %441, %437 ]
  %17 = phi i8* [ %1, %9 ], [ %442, %437 ]
  %18 = phi i8* [ %0, %9 ], [ %439, %437 ]
  %19 = phi i32 [ 0, %9 ], [ %438, %437 ]
  %20 = zext i8 %15 to i32
  %21 = icmp ne i8 %15, 32
  %22 = add nsw i32 %20, -14
  %23 = icmp ult i32 %22, -5
  %24 = and i1 %21, %23
  br i1 %24, label %34, label %25

25:                                               ; preds = %14, %25
  %26 = phi i8* [ %33, %25 ], [ %18, %14 ]
  %27 = load i8, i8* %26, align 1, !tbaa !14
  %28 = zext i8 %27 to i32
  %29 = icmp ne i8 %27, 32
  %30 = add nsw i32 %28, -14
  %31 = icmp ult i32 %30, -5
  %32 = and i1 %29, %31
  %33 = getelementptr inbounds i8, i8* %26, i32 1
  br i1 %32, label %437, label %25, !llvm.loop !66

34:                                               ; preds = %14
  %35 = icmp eq i8 %15, 37
  br i1 %35, label %36, label %52

36:                                               ; preds = %34
  %37 = getelementptr inbounds i8, i8* %17, i32 1
  %38 = load i8, i8* %37, align 1, !tbaa !14
  %39 = icmp eq i8 %38, 37
  br i1 %39, label %40, label %65

40:                                               ; preds = %36
  br i1 %35, label %41, label %52

41:                                               ; preds = %40, %41
  %42 = phi i8* [ %49, %41 ], [ %18, %40 ]
  %43 = load i8, i8* %42, align 1, !tbaa !14
  %44 = zext i8 %43 to i32
  %45 = icmp ne i8 %43, 32
  %46 = add nsw i32 %44, -14
  %47 = icmp ult i32 %46, -5
  %48 = and i1 %45, %47
  %49 = getelementptr inbounds i8, i8* %42, i32 1
  br i1 %48, label %50, label %41, !llvm.loop !67

50:                                               ; preds = %41
  %51 = getelementptr inbounds i8, i8* %17, i32 1
  br label %52

52:                                               ; preds = %50, %34, %40
  %53 = phi i8* [ %18, %40 ], [ %18, %34 ], [ %42, %50 ]
  %54 = phi i8* [ %17, %40 ], [ %17, %34 ], [ %51, %50 ]
  %55 = load i8, i8* %53, align 1, !tbaa !14
  %56 = load i8, i8* %54, align 1, !tbaa !14
  %57 = icmp eq i8 %55, %56
  br i1 %57, label %63, label %58

58:                                               ; preds = %52
  %59 = icmp eq i32 %19, 0
  %60 = icmp eq i8 %55, 0
  %61 = select i1 %59, i1 %60, i1 false
  %62 = select i1 %61, i32 -1, i32 %19
  br label %445

63:                                               ; preds = %52
  %64 = getelementptr inbounds i8, i8* %53, i32 1
  br label %437

65:                                               ; preds = %36
  %66 = icmp eq i8 %38, 42
  %67 = getelementptr inbounds i8, i8* %17, i32 2
  %68 = select i1 %66, i8* %67, i8* %37
  %69 = xor i1 %66, true
  %70 = load i8, i8* %68, align 1, !tbaa !14
  %71 = add i8 %70, -48
  %72 = icmp ult i8 %71, 10
  br i1 %72, label %76, label %73

73:                                               ; preds = %76, %65
  %74 = phi i32 [ 0, %65 ], [ %83, %76 ]
  %75 = phi i8* [ %68, %65 ], [ %84, %76 ]
  br label %88

76:                                               ; preds = %65, %76
  %77 = phi i8 [ %85, %76 ], [ %70, %65 ]
  %78 = phi i8* [ %84, %76 ], [ %68, %65 ]
  %79 = phi i32 [ %83, %76 ], [ 0, %65 ]
  %80 = sext i8 %77 to i32
  %81 = mul nsw i32 %79, 10
  %82 = add i32 %81, -48
  %83 = add i32 %82, %80
  %84 = getelementptr inbounds i8, i8* %78, i32 1
  %85 = load i8, i8* %84, align 1, !tbaa !14
  %86 = add i8 %85, -48
  %87 = icmp ult i8 %86, 10
  br i1 %87, label %76, label %73, !llvm.loop !68

88:                                               ; preds = %73, %96
  %89 = phi i32 [ %97, %96 ], [ 4, %73 ]
  %90 = phi i8* [ %98, %96 ], [ %75, %73 ]
  %91 = load i8, i8* %90, align 1, !tbaa !14
  switch i8 %91, label %125 [
    i8 104, label %92
    i8 108, label %96
    i8 122, label %96
    i8 106, label %96
    i8 116, label %96
    i8 113, label %96
    i8 76, label %95
    i8 110, label %99
    i8 99, label %134
    i8 91, label %134
  ]

92:                                               ; preds = %88
  %93 = icmp eq i32 %89, 2
  %94 = select i1 %93, i32 1, i32 2
  br label %96

95:                                               ; preds = %88
  br label %96

96:                                               ; preds = %88, %88, %88, %88, %88, %92, %95
  %97 = phi i32 [ %94, %92 ], [ 16, %95 ], [ 8, %88 ], [ 8, %88 ], [ 8, %88 ], [ 8, %88 ], [ 8, %88 ]
  %98 = getelementptr inbounds i8, i8* %90, i32 1
  br label %88, !llvm.loop !69

99:                                               ; preds = %88
  br i1 %66, label %431, label %100

100:                                              ; preds = %99
  %101 = ptrtoint i8* %18 to i32
  %102 = sub i32 %101, %10
  switch i32 %89, label %120 [
    i32 1, label %103
    i32 2, label %109
    i32 8, label %115
  ]

103:                                              ; preds = %100
  %104 = trunc i32 %102 to i8
  %105 = load i8*, i8** %2, align 4
  %106 = getelementptr inbounds i8, i8* %105, i32 4
  store i8* %106, i8** %2, align 4
  %107 = bitcast i8* %105 to i8**
  %108 = load i8*, i8** %107, align 4
  store i8 %104, i8* %108, align 1, !tbaa !14
  br label %431

109:                                              ; preds = %100
  %110 = trunc i32 %102 to i16
  %111 = load i8*, i8** %2, align 4
  %112 = getelementptr inbounds i8, i8* %111, i32 4
  store i8* %112, i8** %2, align 4
  %113 = bitcast i8* %111 to i16**
  %114 = load i16*, i16** %113, align 4
  store i16 %110, i16* %114, align 2, !tbaa !70
  br label %431

115:                                              ; preds = %100
  %116 = load i8*, i8** %2, align 4
  %117 = getelementptr inbounds i8, i8* %116, i32 4
  store i8* %117, i8** %2, align 4
  %118 = bitcast i8* %116 to i32**
  %119 = load i32*, i32** %118, align 4
  store i32 %102, i32* %119, align 4, !tbaa !63
  br label %431

120:                                              ; preds = %100
  %121 = load i8*, i8** %2, align 4
  %122 = getelementptr inbounds i8, i8* %121, i32 4
  store i8* %122, i8** %2, align 4
  %123 = bitcast i8* %121 to i32**
  %124 = load i32*, i32** %123, align 4
  store i32 %102, i32* %124, align 4, !tbaa !22
  br label %431

125:                                              ; preds = %88, %125
  %126 = phi i8* [ %133, %125 ], [ %18, %88 ]
  %127 = load i8, i8* %126, align 1, !tbaa !14
  %128 = zext i8 %127 to i32
  %129 = icmp ne i8 %127, 32
  %130 = add nsw i32 %128, -14
  %131 = icmp ult i32 %130, -5
  %132 = and i1 %129, %131
  %133 = getelementptr inbounds i8, i8* %126, i32 1
  br i1 %132, label %134, label %125, !llvm.loop !72

134:                                              ; preds = %88, %88, %125
  %135 = phi i8* [ %126, %125 ], [ %18, %88 ], [ %18, %88 ]
  %136 = load i8, i8* %135, align 1, !tbaa !14
  %137 = icmp eq i8 %136, 0
  br i1 %137, label %138, label %141

138:                                              ; preds = %134
  %139 = icmp eq i32 %19, 0
  %140 = select i1 %139, i32 -1, i32 %19
  br label %431

141:                                              ; preds = %134
  switch i8 %91, label %286 [
    i8 99, label %142
    i8 115, label %142
    i8 91, label %142
    i8 102, label %257
    i8 101, label %257
    i8 103, label %257
    i8 97, label %257
    i8 69, label %257
    i8 71, label %257
    i8 120, label %290
    i8 88, label %290
    i8 112, label %290
    i8 111, label %289
  ]

142:                                              ; preds = %141, %141, %141
  br i1 %66, label %148, label %143

143:                                              ; preds = %142
  %144 = load i8*, i8** %2, align 4
  %145 = getelementptr inbounds i8, i8* %144, i32 4
  store i8* %145, i8** %2, align 4
  %146 = bitcast i8* %144 to i8**
  %147 = load i8*, i8** %146, align 4
  br label %148

148:                                              ; preds = %142, %143
  %149 = phi i8* [ %147, %143 ], [ null, %142 ]
  %150 = load i8, i8* %90, align 1, !tbaa !14
  %151 = icmp ne i32 %74, 0
  %152 = icmp eq i8 %150, 99
  %153 = select i1 %152, i32 1, i32 -1
  %154 = select i1 %151, i32 %74, i32 %153
  %155 = getelementptr inbounds i8, i8* %90, i32 1
  %156 = icmp eq i32 %154, 0
  br i1 %156, label %211, label %157

157:                                              ; preds = %148
  %158 = icmp eq i8 %150, 91
  %159 = icmp eq i8* %149, null
  br label %160

160:                                              ; preds = %157, %207
  %161 = phi i8* [ %135, %157 ], [ %209, %207 ]
  %162 = phi i32 [ 0, %157 ], [ %208, %207 ]
  %163 = load i8, i8* %161, align 1, !tbaa !14
  %164 = icmp eq i8 %163, 0
  br i1 %164, label %211, label %165

165:                                              ; preds = %160
  switch i8 %150, label %204 [
    i8 115, label %166
    i8 91, label %173
  ]

166:                                              ; preds = %165
  %167 = zext i8 %163 to i32
  %168 = icmp ne i8 %163, 32
  %169 = add nsw i32 %167, -14
  %170 = icmp ult i32 %169, -5
  %171 = and i1 %168, %170
  br i1 %171, label %172, label %211

172:                                              ; preds = %166
  br i1 %158, label %173, label %204

173:                                              ; preds = %165, %172
  %174 = load i8, i8* %155, align 1, !tbaa !14
  %175 = icmp eq i8 %174, 94
  %176 = zext i1 %175 to i32
  %177 = getelementptr inbounds i8, i8* %155, i32 %176
  br label %178

178:                                              ; preds = %196, %173
  %179 = phi i32 [ 0, %173 ], [ %200, %196 ]
  %180 = phi i8* [ %177, %173 ], [ %198, %196 ]
  %181 = getelementptr inbounds i8, i8* %180, i32 1
  %182 = load i8, i8* %181, align 1, !tbaa !14
  %183 = icmp eq i8 %182, 45
  br i1 %183, label %184, label %193

184:                                              ; preds = %178
  %185 = getelementptr inbounds i8, i8* %180, i32 2
  %186 = load i8, i8* %185, align 1, !tbaa !14
  switch i8 %186, label %187 [
    i8 93, label %193
    i8 0, label %193
  ]

187:                                              ; preds = %184
  %188 = load i8, i8* %180, align 1, !tbaa !14
  %189 = icmp ule i8 %188, %163
  %190 = icmp uge i8 %186, %163
  %191 = select i1 %189, i1 %190, i1 false
  %192 = getelementptr inbounds i8, i8* %180, i32 3
  br label %196

193:                                              ; preds = %184, %184, %178
  %194 = load i8, i8* %180, align 1, !tbaa !14
  %195 = icmp eq i8 %194, %163
  br label %196

196:                                              ; preds = %193, %187
  %197 = phi i1 [ %191, %187 ], [ %195, %193 ]
  %198 = phi i8* [ %192, %187 ], [ %181, %193 ]
  %199 = zext i1 %197 to i32
  %200 = or i32 %179, %199
  %201 = load i8, i8* %198, align 1, !tbaa !14
  switch i8 %201, label %178 [
    i8 0, label %202
    i8 93, label %202
  ]

202:                                              ; preds = %196, %196
  %203 = icmp eq i32 %200, %176
  br i1 %203, label %211, label %204

204:                                              ; preds = %165, %202, %172
  br i1 %159, label %207, label %205

205:                                              ; preds = %204
  %206 = getelementptr inbounds i8, i8* %149, i32 %162
  store i8 %163, i8* %206, align 1, !tbaa !14
  br label %207

207:                                              ; preds = %205, %204
  %208 = add nuw nsw i32 %162, 1
  %209 = getelementptr inbounds i8, i8* %161, i32 1
  %210 = icmp eq i32 %208, %154
  br i1 %210, label %211, label %160, !llvm.loop !73

211:                                              ; preds = %160, %166, %202, %207, %148
  %212 = phi i32 [ 0, %148 ], [ %162, %160 ], [ %162, %166 ], [ %162, %202 ], [ %154, %207 ]
  %213 = phi i8* [ %135, %148 ], [ %161, %160 ], [ %161, %166 ], [ %161, %202 ], [ %209, %207 ]
  %214 = icmp eq i8 %150, 91
  br i1 %214, label %215, label %238

215:                                              ; preds = %211
  %216 = load i8, i8* %155, align 1, !tbaa !14
  %217 = icmp eq i8 %216, 94
  %218 = zext i1 %217 to i32
  %219 = getelementptr inbounds i8, i8* %155, i32 %218
  br label %220

220:                                              ; preds = %230, %215
  %221 = phi i8* [ %219, %215 ], [ %231, %230 ]
  %222 = getelementptr inbounds i8, i8* %221, i32 1
  %223 = load i8, i8* %222, align 1, !tbaa !14
  %224 = icmp eq i8 %223, 45
  br i1 %224, label %225, label %230

225:                                              ; preds = %220
  %226 = getelementptr inbounds i8, i8* %221, i32 2
  %227 = load i8, i8* %226, align 1, !tbaa !14
  switch i8 %227, label %228 [
    i8 93, label %230
    i8 0, label %230
  ]

228:                                              ; preds = %225
  %229 = getelementptr inbounds i8, i8* %221, i32 3
  br label %230

230:                                              ; preds = %220, %225, %225, %228
  %231 = phi i8* [ %229, %228 ], [ %222, %225 ], [ %222, %225 ], [ %222, %220 ]
  %232 = load i8, i8* %231, align 1, !tbaa !14
  switch i8 %232, label %220 [
    i8 0, label %233
    i8 93, label %233
  ]

233:                                              ; preds = %230, %230
  %234 = icmp ne i8 %232, 0
  %235 = zext i1 %234 to i32
  %236 = getelementptr i8, i8* %231, i32 -1
  %237 = getelementptr inbounds i8, i8* %236, i32 %235
  br label %238

238:                                              ; preds = %233, %211
  %239 = phi i8* [ %237, %233 ], [ %90, %211 ]
  %240 = icmp eq i32 %212, 0
  br i1 %240, label %254, label %241

241:                                              ; preds = %238
  %242 = select i1 %152, i1 %151, i1 false
  %243 = icmp slt i32 %212, %74
  %244 = select i1 %242, i1 %243, i1 false
  br i1 %244, label %245, label %248

245:                                              ; preds = %241
  %246 = icmp eq i32 %19, 0
  %247 = select i1 %246, i32 -1, i32 %19
  br label %254

248:                                              ; preds = %241
  %249 = icmp ne i8* %149, null
  %250 = icmp ne i8 %150, 99
  %251 = select i1 %249, i1 %250, i1 false
  br i1 %251, label %252, label %254

252:                                              ; preds = %248
  %253 = getelementptr inbounds i8, i8* %149, i32 %212
  store i8 0, i8* %253, align 1, !tbaa !14
  br label %254

254:                                              ; preds = %248, %252, %238, %245
  %255 = phi i1 [ false, %245 ], [ false, %238 ], [ true, %252 ], [ true, %248 ]
  %256 = phi i32 [ %247, %245 ], [ %19, %238 ], [ %16, %252 ], [ %16, %248 ]
  br i1 %255, label %425, label %431

257:                                              ; preds = %141, %141, %141, %141, %141, %141
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %11) #23
  %258 = call i32 @__heddle_numeral(i8* noundef nonnull %11, i8* noundef nonnull %135, i32 noundef 80) #22
  %259 = getelementptr i8, i8* %135, i32 %258
  %260 = load x86_fp80, x86_fp80* %6, align 4, !tbaa !50
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %11) #23
  %261 = icmp eq i32 %258, 0
  %262 = select i1 %261, i1 true, i1 %66
  %263 = select i1 %261, i32 %19, i32 %16
  br i1 %262, label %284, label %264

264:                                              ; preds = %257
  switch i32 %89, label %277 [
    i32 16, label %265
    i32 8, label %270
  ]

265:                                              ; preds = %264
  %266 = load i8*, i8** %2, align 4
  %267 = getelementptr inbounds i8, i8* %266, i32 4
  store i8* %267, i8** %2, align 4
  %268 = bitcast i8* %266 to x86_fp80**
  %269 = load x86_fp80*, x86_fp80** %268, align 4
  store x86_fp80 %260, x86_fp80* %269, align 4, !tbaa !50
  br label %284

270:                                              ; preds = %264
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %12) #23
  %271 = call i32 @__heddle_numeral(i8* noundef nonnull %12, i8* noundef nonnull %135, i32 noundef 64) #22
  %272 = load double, double* %5, align 8, !tbaa !46
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %12) #23
  %273 = load i8*, i8** %2, align 4
  %274 = getelementptr inbounds i8, i8* %273, i32 4
  store i8* %274, i8** %2, align 4
  %275 = bitcast i8* %273 to double**
  %276 = load double*, double** %275, align 4
  store double %272, double* %276, align 4, !tbaa !46
  br label %284

277:                                              ; preds = %264
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #23
  %278 = call i32 @__heddle_numeral(i8* noundef nonnull %13, i8* noundef nonnull %135, i32 noundef 32) #22
  %279 = load float, float* %4, align 4, !tbaa !48
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #23
  %280 = load i8*, i8** %2, align 4
  %281 = getelementptr inbounds i8, i8* %280, i32 4
  store i8* %281, i8** %2, align 4
  %282 = bitcast i8* %280 to float**
  %283 = load float*, float** %282, align 4
  store float %279, float* %283, align 4, !tbaa !48
  br label %284

284:                                              ; preds = %257, %270, %277, %265
  %285 = phi i32 [ %263, %257 ], [ %16, %265 ], [ %16, %277 ], [ %16, %270 ]
  br i1 %261, label %431, label %425

286:                                              ; preds = %141
  %287 = icmp eq i8 %91, 105
  %288 = select i1 %287, i32 0, i32 10
  br label %290

289:                                              ; preds = %141
  br label %290

290:                                              ; preds = %141, %141, %141, %289, %286
  %291 = phi i32 [ %288, %286 ], [ 8, %289 ], [ 16, %141 ], [ 16, %141 ], [ 16, %141 ]
  %292 = icmp eq i32 %74, 0
  %293 = select i1 %292, i32 1073741824, i32 %74
  switch i8 %136, label %299 [
    i8 45, label %294
    i8 43, label %294
  ]

294:                                              ; preds = %290, %290
  %295 = getelementptr inbounds i8, i8* %135, i32 1
  %296 = icmp eq i8 %136, 45
  %297 = zext i1 %296 to i32
  %298 = add nsw i32 %293, -1
  br label %299

299:                                              ; preds = %294, %290
  %300 = phi i32 [ %298, %294 ], [ %293, %290 ]
  %301 = phi i8* [ %295, %294 ], [ %135, %290 ]
  %302 = phi i32 [ %297, %294 ], [ 0, %290 ]
  %303 = icmp sgt i32 %300, 1
  br i1 %303, label %304, label %334

304:                                              ; preds = %299
  %305 = load i8, i8* %301, align 1, !tbaa !14
  %306 = icmp eq i8 %305, 48
  %307 = and i32 %291, 10
  %308 = icmp eq i32 %307, 0
  %309 = and i1 %308, %306
  br i1 %309, label %310, label %334

310:                                              ; preds = %304
  %311 = getelementptr inbounds i8, i8* %301, i32 1
  %312 = load i8, i8* %311, align 1, !tbaa !14
  switch i8 %312, label %334 [
    i8 120, label %313
    i8 88, label %313
  ]

313:                                              ; preds = %310, %310
  %314 = getelementptr inbounds i8, i8* %301, i32 2
  %315 = load i8, i8* %314, align 1, !tbaa !14
  %316 = sext i8 %315 to i32
  %317 = add nsw i32 %316, -48
  %318 = icmp ult i32 %317, 10
  br i1 %318, label %329, label %319

319:                                              ; preds = %313
  %320 = add nsw i32 %316, -97
  %321 = icmp ult i32 %320, 26
  br i1 %321, label %322, label %324

322:                                              ; preds = %319
  %323 = add nsw i32 %316, -87
  br label %329

324:                                              ; preds = %319
  %325 = add nsw i32 %316, -65
  %326 = icmp ult i32 %325, 26
  %327 = add nsw i32 %316, -55
  %328 = select i1 %326, i32 %327, i32 99
  br label %329

329:                                              ; preds = %324, %322, %313
  %330 = phi i32 [ %323, %322 ], [ %328, %324 ], [ %317, %313 ]
  %331 = icmp slt i32 %330, 16
  br i1 %331, label %332, label %334

332:                                              ; preds = %329
  %333 = add nsw i32 %300, -2
  br label %340

334:                                              ; preds = %329, %310, %304, %299
  %335 = icmp eq i32 %291, 0
  br i1 %335, label %336, label %340

336:                                              ; preds = %334
  %337 = load i8, i8* %301, align 1, !tbaa !14
  %338 = icmp eq i8 %337, 48
  %339 = select i1 %338, i32 8, i32 10
  br label %340

340:                                              ; preds = %336, %334, %332
  %341 = phi i32 [ 16, %332 ], [ %339, %336 ], [ %291, %334 ]
  %342 = phi i32 [ %333, %332 ], [ %300, %336 ], [ %300, %334 ]
  %343 = phi i8* [ %314, %332 ], [ %301, %336 ], [ %301, %334 ]
  %344 = icmp eq i32 %342, 0
  br i1 %344, label %387, label %345

345:                                              ; preds = %340
  %346 = getelementptr i8, i8* %343, i32 %342
  br label %347

347:                                              ; preds = %381, %345
  %348 = phi i32 [ %383, %381 ], [ 0, %345 ]
  %349 = phi i8* [ %384, %381 ], [ null, %345 ]
  %350 = phi i8* [ %384, %381 ], [ %343, %345 ]
  %351 = phi i32 [ %385, %381 ], [ %342, %345 ]
  %352 = load i8, i8* %350, align 1, !tbaa !14
  %353 = sext i8 %352 to i32
  %354 = add nsw i32 %353, -48
  %355 = icmp ult i32 %354, 10
  br i1 %355, label %366, label %356

356:                                              ; preds = %347
  %357 = add nsw i32 %353, -97
  %358 = icmp ult i32 %357, 26
  br i1 %358, label %359, label %361

359:                                              ; preds = %356
  %360 = add nsw i32 %353, -87
  br label %366

361:                                              ; preds = %356
  %362 = add nsw i32 %353, -65
  %363 = icmp ult i32 %362, 26
  %364 = add nsw i32 %353, -55
  %365 = select i1 %363, i32 %364, i32 99
  br label %366

366:                                              ; preds = %361, %359, %347
  %367 = phi i32 [ %360, %359 ], [ %365, %361 ], [ %354, %347 ]
  %368 = icmp slt i32 %367, %341
  br i1 %368, label %369, label %387

369:                                              ; preds = %366
  %370 = mul i32 %348, %341
  br i1 %355, label %381, label %371

371:                                              ; preds = %369
  %372 = add nsw i32 %353, -97
  %373 = icmp ult i32 %372, 26
  br i1 %373, label %374, label %376

374:                                              ; preds = %371
  %375 = add nsw i32 %353, -87
  br label %381

376:                                              ; preds = %371
  %377 = add nsw i32 %353, -65
  %378 = icmp ult i32 %377, 26
  %379 = add nsw i32 %353, -55
  %380 = select i1 %378, i32 %379, i32 99
  br label %381

381:                                              ; preds = %376, %374, %369
  %382 = phi i32 [ %375, %374 ], [ %380, %376 ], [ %354, %369 ]
  %383 = add i32 %382, %370
  %384 = getelementptr inbounds i8, i8* %350, i32 1
  %385 = add nsw i32 %351, -1
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %387, label %347, !llvm.loop !74

387:                                              ; preds = %366, %381, %340
  %388 = phi i8* [ null, %340 ], [ %349, %366 ], [ %346, %381 ]
  %389 = phi i32 [ 0, %340 ], [ %348, %366 ], [ %383, %381 ]
  %390 = icmp eq i32 %302, 0
  %391 = sub i32 0, %389
  %392 = select i1 %390, i32 %389, i32 %391
  %393 = icmp eq i8* %388, null
  %394 = select i1 %393, i1 true, i1 %66
  %395 = select i1 %393, i8* %135, i8* %388
  %396 = select i1 %393, i32 %19, i32 %16
  br i1 %394, label %422, label %397

397:                                              ; preds = %387
  %398 = icmp eq i8 %91, 112
  %399 = select i1 %398, i32 8, i32 %89
  switch i32 %399, label %417 [
    i32 1, label %400
    i32 2, label %406
    i32 8, label %412
  ]

400:                                              ; preds = %397
  %401 = trunc i32 %392 to i8
  %402 = load i8*, i8** %2, align 4
  %403 = getelementptr inbounds i8, i8* %402, i32 4
  store i8* %403, i8** %2, align 4
  %404 = bitcast i8* %402 to i8**
  %405 = load i8*, i8** %404, align 4
  store i8 %401, i8* %405, align 1, !tbaa !14
  br label %422

406:                                              ; preds = %397
  %407 = trunc i32 %392 to i16
  %408 = load i8*, i8** %2, align 4
  %409 = getelementptr inbounds i8, i8* %408, i32 4
  store i8* %409, i8** %2, align 4
  %410 = bitcast i8* %408 to i16**
  %411 = load i16*, i16** %410, align 4
  store i16 %407, i16* %411, align 2, !tbaa !70
  br label %422

412:                                              ; preds = %397
  %413 = load i8*, i8** %2, align 4
  %414 = getelementptr inbounds i8, i8* %413, i32 4
  store i8* %414, i8** %2, align 4
  %415 = bitcast i8* %413 to i32**
  %416 = load i32*, i32** %415, align 4
  store i32 %392, i32* %416, align 4, !tbaa !63
  br label %422

417:                                              ; preds = %397
  %418 = load i8*, i8** %2, align 4
  %419 = getelementptr inbounds i8, i8* %418, i32 4
  store i8* %419, i8** %2, align 4
  %420 = bitcast i8* %418 to i32**
  %421 = load i32*, i32** %420, align 4
  store i32 %392, i32* %421, align 4, !tbaa !22
  br label %422

422:                                              ; preds = %417, %412, %406, %400, %387
  %423 = phi i8* [ %395, %387 ], [ %388, %400 ], [ %388, %406 ], [ %388, %412 ], [ %388, %417 ]
  %424 = phi i32 [ %396, %387 ], [ %16, %400 ], [ %16, %406 ], [ %16, %412 ], [ %16, %417 ]
  br i1 %393, label %431, label %425

425:                                              ; preds = %284, %422, %254
  %426 = phi i8* [ %213, %254 ], [ %259, %284 ], [ %423, %422 ]
  %427 = phi i8* [ %239, %254 ], [ %90, %284 ], [ %90, %422 ]
  %428 = phi i32 [ %256, %254 ], [ %285, %284 ], [ %424, %422 ]
  %429 = zext i1 %69 to i32
  %430 = add nsw i32 %19, %429
  br label %431

431:                                              ; preds = %120, %115, %109, %103, %99, %254, %284, %422, %425, %138
  %432 = phi i32 [ 0, %425 ], [ 1, %254 ], [ 1, %284 ], [ 1, %422 ], [ 1, %138 ], [ 4, %99 ], [ 4, %103 ], [ 4, %109 ], [ 4, %115 ], [ 4, %120 ]
  %433 = phi i32 [ %430, %425 ], [ %19, %254 ], [ %19, %284 ], [ %19, %422 ], [ %19, %138 ], [ %19, %99 ], [ %19, %103 ], [ %19, %109 ], [ %19, %115 ], [ %19, %120 ]
  %434 = phi i8* [ %426, %425 ], [ %213, %254 ], [ %259, %284 ], [ %423, %422 ], [ %135, %138 ], [ %18, %99 ], [ %18, %103 ], [ %18, %109 ], [ %18, %115 ], [ %18, %120 ]
  %435 = phi i8* [ %427, %425 ], [ %239, %254 ], [ %90, %284 ], [ %90, %422 ], [ %90, %138 ], [ %90, %99 ], [ %90, %103 ], [ %90, %109 ], [ %90, %115 ], [ %90, %120 ]
  %436 = phi i32 [ %428, %425 ], [ %256, %254 ], [ %285, %284 ], [ %424, %422 ], [ %140, %138 ], [ %16, %99 ], [ %16, %103 ], [ %16, %109 ], [ %16, %115 ], [ %16, %120 ]
  switch i32 %432, label %445 [
    i32 0, label %437
    i32 4, label %437
  ]

437:                                              ; preds = %25, %431, %431, %63
  %438 = phi i32 [ %19, %63 ], [ %433, %431 ], [ %433, %431 ], [ %19, %25 ]
  %439 = phi i8* [ %64, %63 ], [ %434, %431 ], [ %434, %431 ], [ %26, %25 ]
  %440 = phi i8* [ %54, %63 ], [ %435, %431 ], [ %435, %431 ], [ %17, %25 ]
  %441 = phi i32 [ %16, %63 ], [ %436, %431 ], [ %436, %431 ], [ %16, %25 ]
  %442 = getelementptr inbounds i8, i8* %440, i32 1
  %443 = load i8, i8* %442, align 1, !tbaa !14
  %444 = icmp eq i8 %443, 0
  br i1 %444, label %445, label %14, !llvm.loop !75

445:                                              ; preds = %431, %437, %3, %58
  %446 = phi i32 [ %62, %58 ], [ 0, %3 ], [ %438, %437 ], [ %436, %431 ]
  ret i32 %446
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #23
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, i8** noundef nonnull %3) #25
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #23
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc99_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #23
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, i8** noundef nonnull %3) #25
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #23
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc23_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #23
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, i8** noundef nonnull %3) #25
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #23
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc99_vsscanf(i8* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8*, align 4
  %5 = alloca i8*, align 4
  %6 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  store i8* %2, i8** %4, align 4, !tbaa !6
  %7 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.va_copy(i8* nonnull %7, i8* nonnull %6) #23
  %8 = call fastcc i32 @scan(i8* noundef %0, i8* noundef %1, i8** noundef nonnull %5) #22
  call void @llvm.va_end(i8* %7) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @sysconf(i32 noundef %0) local_unnamed_addr #5 {
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
  %6 = phi i32 [ -1, %4 ], [ 100, %3 ], [ 4096, %2 ], [ 2, %1 ], [ 2, %1 ]
  ret i32 %6
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
define dso_local i32 @pthread_timedjoin_np(i32 noundef %0, i8** noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = call i32 @heddle_choose(i32 noundef 2) #22
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = call i32 @pthread_join(i32 noundef %0, i8** noundef %1) #22
  br label %12

8:                                                ; preds = %3
  %9 = call i32 @pthread_tryjoin_np(i32 noundef %0, i8** noundef %1) #22
  %10 = icmp eq i32 %9, 16
  %11 = select i1 %10, i32 110, i32 %9
  br label %12

12:                                               ; preds = %8, %6
  %13 = phi i32 [ %7, %6 ], [ %11, %8 ]
  ret i32 %13
}

declare i32 @heddle_choose(i32 noundef) local_unnamed_addr #1

declare i32 @pthread_join(i32 noundef, i8** noundef) local_unnamed_addr #1

declare i32 @pthread_tryjoin_np(i32 noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc23_strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  store i32 0, i32* %5, align 4, !tbaa !22
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #22
  %9 = load i32, i32* %4, align 4, !tbaa !22
  %10 = add i32 %9, 2147483647
  %11 = zext i32 %10 to i64
  %12 = load i32, i32* %5, align 4, !tbaa !22
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__errno_location() #22
  store i32 34, i32* %17, align 4, !tbaa !22
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %19
  %22 = select i1 %20, i64 %19, i64 %21
  %23 = trunc i64 %22 to i32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define dso_local i64 @__isoc23_strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  store i32 0, i32* %5, align 4, !tbaa !22
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #22
  %9 = load i32, i32* %4, align 4, !tbaa !22
  %10 = sext i32 %9 to i64
  %11 = add i64 %10, 9223372036854775807
  %12 = load i32, i32* %5, align 4, !tbaa !22
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__errno_location() #22
  store i32 34, i32* %17, align 4, !tbaa !22
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %19
  %22 = select i1 %20, i64 %19, i64 %21
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i64 %22
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc23_strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  store i32 0, i32* %5, align 4, !tbaa !22
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #22
  %9 = load i32, i32* %5, align 4, !tbaa !22
  %10 = icmp ne i32 %9, 0
  %11 = icmp ugt i64 %8, 4294967295
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = call i32* @__errno_location() #22
  store i32 34, i32* %14, align 4, !tbaa !22
  br label %21

15:                                               ; preds = %3
  %16 = load i32, i32* %4, align 4, !tbaa !22
  %17 = icmp eq i32 %16, 0
  %18 = sub i64 0, %8
  %19 = select i1 %17, i64 %8, i64 %18
  %20 = trunc i64 %19 to i32
  br label %21

21:                                               ; preds = %13, %15
  %22 = phi i32 [ -1, %13 ], [ %20, %15 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i32 %22
}

; Function Attrs: nounwind uwtable
define dso_local i64 @__isoc23_strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  store i32 0, i32* %5, align 4, !tbaa !22
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #22
  %9 = load i32, i32* %5, align 4, !tbaa !22
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__errno_location() #22
  store i32 34, i32* %12, align 4, !tbaa !22
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4, !tbaa !22
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %11, %13
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i64 %19
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__heddle_atexit(void ()* noundef %0) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #22
  %2 = load i32, i32* @n_handlers, align 4, !tbaa !22
  %3 = icmp eq i32 %2, 64
  br i1 %3, label %9, label %4

4:                                                ; preds = %1
  %5 = add nsw i32 %2, 1
  store i32 %5, i32* @n_handlers, align 4, !tbaa !22
  %6 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i32 0, i32 %2, i32 0
  store void ()* %0, void ()** %6, align 4, !tbaa.struct !76
  %7 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i32 0, i32 %2, i32 1
  store void (i8*)* null, void (i8*)** %7, align 4, !tbaa.struct !77
  %8 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i32 0, i32 %2, i32 2
  store i8* null, i8** %8, align 4, !tbaa.struct !78
  call void @heddle_atomic_end() #22
  br label %10

9:                                                ; preds = %1
  call void @heddle_atomic_end() #22
  call void @__heddle_limit_more_than_64_functions_given_to_atexit() #22
  br label %10

10:                                               ; preds = %4, %9
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__cxa_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #22
  %4 = load i32, i32* @n_handlers, align 4, !tbaa !22
  %5 = icmp eq i32 %4, 64
  br i1 %5, label %11, label %6

6:                                                ; preds = %3
  %7 = add nsw i32 %4, 1
  store i32 %7, i32* @n_handlers, align 4, !tbaa !22
  %8 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i32 0, i32 %4, i32 0
  store void ()* null, void ()** %8, align 4, !tbaa.struct !76
  %9 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i32 0, i32 %4, i32 1
  store void (i8*)* %0, void (i8*)** %9, align 4, !tbaa.struct !77
  %10 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i32 0, i32 %4, i32 2
  store i8* %1, i8** %10, align 4, !tbaa.struct !78
  call void @heddle_atomic_end() #22
  br label %12

11:                                               ; preds = %3
  call void @heddle_atomic_end() #22
  call void @__heddle_limit_more_than_64_functions_given_to_atexit() #22
  br label %12

12:                                               ; preds = %6, %11
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local void @__cxa_finalize(i8* nocapture noundef %0) local_unnamed_addr #5 {
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @__heddle_run_handlers() local_unnamed_addr #0 {
  %1 = load i32, i32* @n_handlers, align 4, !tbaa !22
  %2 = icmp sgt i32 %1, 0
  br i1 %2, label %3, label %18

3:                                                ; preds = %0, %15
  %4 = phi i32 [ %16, %15 ], [ %1, %0 ]
  %5 = add nsw i32 %4, -1
  store i32 %5, i32* @n_handlers, align 4, !tbaa !22
  %6 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i32 0, i32 %5, i32 0
  %7 = load void ()*, void ()** %6, align 4, !tbaa !79
  %8 = icmp eq void ()* %7, null
  br i1 %8, label %10, label %9

9:                                                ; preds = %3
  call void %7() #22
  br label %15

10:                                               ; preds = %3
  %11 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i32 0, i32 %5, i32 1
  %12 = load void (i8*)*, void (i8*)** %11, align 4, !tbaa !81
  %13 = getelementptr inbounds [64 x %struct.handler], [64 x %struct.handler]* @handlers, i32 0, i32 %5, i32 2
  %14 = load i8*, i8** %13, align 4, !tbaa !82
  call void %12(i8* noundef %14) #22
  br label %15

15:                                               ; preds = %10, %9
  %16 = load i32, i32* @n_handlers, align 4, !tbaa !22
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %3, label %18, !llvm.loop !83

18:                                               ; preds = %15, %0
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__cxa_thread_atexit_impl(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture readnone %2) local_unnamed_addr #0 {
  %4 = call i8* @malloc(i32 noundef 12) #22
  %5 = icmp eq i8* %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__heddle_sample() #22
  br label %14

7:                                                ; preds = %3
  %8 = load %struct.tls_destructor*, %struct.tls_destructor** @tls_destructors, align 4, !tbaa !6
  %9 = bitcast i8* %4 to void (i8*)**
  store void (i8*)* %0, void (i8*)** %9, align 4, !tbaa.struct !76
  %10 = getelementptr inbounds i8, i8* %4, i32 4
  %11 = bitcast i8* %10 to i8**
  store i8* %1, i8** %11, align 4, !tbaa.struct !77
  %12 = getelementptr inbounds i8, i8* %4, i32 8
  %13 = bitcast i8* %12 to %struct.tls_destructor**
  store %struct.tls_destructor* %8, %struct.tls_destructor** %13, align 4, !tbaa.struct !78
  store i8* %4, i8** bitcast (%struct.tls_destructor** @tls_destructors to i8**), align 4, !tbaa !6
  br label %14

14:                                               ; preds = %7, %6
  %15 = phi i32 [ 0, %7 ], [ -1, %6 ]
  ret i32 %15
}

declare void @__heddle_sample() local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg) #15

; Function Attrs: nounwind uwtable
define dso_local i32 @__cxa_thread_atexit(void (i8*)* noundef %0, i8* noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = call i8* @malloc(i32 noundef 12) #22
  %5 = icmp eq i8* %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @__heddle_sample() #22
  br label %14

7:                                                ; preds = %3
  %8 = load %struct.tls_destructor*, %struct.tls_destructor** @tls_destructors, align 4, !tbaa !6
  %9 = bitcast i8* %4 to void (i8*)**
  store void (i8*)* %0, void (i8*)** %9, align 4, !tbaa.struct !76
  %10 = getelementptr inbounds i8, i8* %4, i32 4
  %11 = bitcast i8* %10 to i8**
  store i8* %1, i8** %11, align 4, !tbaa.struct !77
  %12 = getelementptr inbounds i8, i8* %4, i32 8
  %13 = bitcast i8* %12 to %struct.tls_destructor**
  store %struct.tls_destructor* %8, %struct.tls_destructor** %13, align 4, !tbaa.struct !78
  store i8* %4, i8** bitcast (%struct.tls_destructor** @tls_destructors to i8**), align 4, !tbaa !6
  br label %14

14:                                               ; preds = %6, %7
  %15 = phi i32 [ 0, %7 ], [ -1, %6 ]
  ret i32 %15
}

; Function Attrs: nounwind uwtable
define dso_local void @__heddle_run_tls_destructors() local_unnamed_addr #0 {
  %1 = load %struct.tls_destructor*, %struct.tls_destructor** @tls_destructors, align 4, !tbaa !6
  %2 = icmp eq %struct.tls_destructor* %1, null
  br i1 %2, label %14, label %3

3:                                                ; preds = %0, %3
  %4 = phi %struct.tls_destructor* [ %12, %3 ], [ %1, %0 ]
  %5 = getelementptr inbounds %struct.tls_destructor, %struct.tls_destructor* %4, i32 0, i32 2
  %6 = load %struct.tls_destructor*, %struct.tls_destructor** %5, align 4, !tbaa !84
  store %struct.tls_destructor* %6, %struct.tls_destructor** @tls_destructors, align 4, !tbaa !6
  %7 = getelementptr inbounds %struct.tls_destructor, %struct.tls_destructor* %4, i32 0, i32 0
  %8 = load void (i8*)*, void (i8*)** %7, align 4, !tbaa !86
  %9 = getelementptr inbounds %struct.tls_destructor, %struct.tls_destructor* %4, i32 0, i32 1
  %10 = load i8*, i8** %9, align 4, !tbaa !87
  call void %8(i8* noundef %10) #22
  %11 = bitcast %struct.tls_destructor* %4 to i8*
  call void @free(i8* noundef nonnull %11) #22
  %12 = load %struct.tls_destructor*, %struct.tls_destructor** @tls_destructors, align 4, !tbaa !6
  %13 = icmp eq %struct.tls_destructor* %12, null
  br i1 %13, label %14, label %3, !llvm.loop !88

14:                                               ; preds = %3, %0
  ret void
}

declare void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: noreturn nounwind uwtable
define dso_local void @__heddle_end_thread(i8* noundef %0) local_unnamed_addr #2 {
  %2 = alloca void (i8*)*, align 4
  %3 = load %struct.tls_destructor*, %struct.tls_destructor** @tls_destructors, align 4, !tbaa !6
  %4 = icmp eq %struct.tls_destructor* %3, null
  br i1 %4, label %16, label %5

5:                                                ; preds = %1, %5
  %6 = phi %struct.tls_destructor* [ %14, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds %struct.tls_destructor, %struct.tls_destructor* %6, i32 0, i32 2
  %8 = load %struct.tls_destructor*, %struct.tls_destructor** %7, align 4, !tbaa !84
  store %struct.tls_destructor* %8, %struct.tls_destructor** @tls_destructors, align 4, !tbaa !6
  %9 = getelementptr inbounds %struct.tls_destructor, %struct.tls_destructor* %6, i32 0, i32 0
  %10 = load void (i8*)*, void (i8*)** %9, align 4, !tbaa !86
  %11 = getelementptr inbounds %struct.tls_destructor, %struct.tls_destructor* %6, i32 0, i32 1
  %12 = load i8*, i8** %11, align 4, !tbaa !87
  call void %10(i8* noundef %12) #22
  %13 = bitcast %struct.tls_destructor* %6 to i8*
  call void @free(i8* noundef nonnull %13) #22
  %14 = load %struct.tls_destructor*, %struct.tls_destructor** @tls_destructors, align 4, !tbaa !6
  %15 = icmp eq %struct.tls_destructor* %14, null
  br i1 %15, label %16, label %5, !llvm.loop !88

16:                                               ; preds = %5, %1
  %17 = bitcast void (i8*)** %2 to i8*
  br label %18

18:                                               ; preds = %22, %16
  %19 = phi i32 [ 0, %16 ], [ %24, %22 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %17) #23
  %20 = call i8* @__heddle_next_destructor(void (i8*)** noundef nonnull %2) #22
  %21 = icmp eq i8* %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = load void (i8*)*, void (i8*)** %2, align 4, !tbaa !6
  call void %23(i8* noundef nonnull %20) #22
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %17) #23
  %24 = add nuw nsw i32 %19, 1
  %25 = icmp eq i32 %24, 64
  br i1 %25, label %27, label %18, !llvm.loop !10

26:                                               ; preds = %18
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %17) #23
  br label %27

27:                                               ; preds = %22, %26
  call void @__heddle_thread_end(i8* noundef %0) #24
  unreachable
}

; Function Attrs: nounwind uwtable
define dso_local i32 @fgetc(i8* nocapture readnone %0) local_unnamed_addr #0 {
  %2 = call i32 @__VERIFIER_nondet_int() #22
  %3 = add i32 %2, 1
  %4 = icmp ult i32 %3, 257
  %5 = zext i1 %4 to i32
  call void @__VERIFIER_assume(i32 noundef %5) #22
  ret i32 %2
}

declare i32 @__VERIFIER_nondet_int() local_unnamed_addr #1

declare void @__VERIFIER_assume(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @getc(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = call i32 @__VERIFIER_nondet_int() #22
  %3 = add i32 %2, 1
  %4 = icmp ult i32 %3, 257
  %5 = zext i1 %4 to i32
  call void @__VERIFIER_assume(i32 noundef %5) #22
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define dso_local i32 @getchar() local_unnamed_addr #0 {
  %1 = call i32 @__VERIFIER_nondet_int() #22
  %2 = add i32 %1, 1
  %3 = icmp ult i32 %2, 257
  %4 = zext i1 %3 to i32
  call void @__VERIFIER_assume(i32 noundef %4) #22
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define dso_local i32 @feof(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = call i32 @heddle_choose(i32 noundef 2) #22
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @ferror(i8* nocapture noundef readnone %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i8* @fgets(i8* noundef writeonly %0, i32 noundef %1, i8* nocapture readnone %2) local_unnamed_addr #0 {
  %4 = icmp slt i32 %1, 1
  br i1 %4, label %30, label %5

5:                                                ; preds = %3
  %6 = call i32 @heddle_choose(i32 noundef 2) #22
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %30, label %8

8:                                                ; preds = %5
  call void @__heddle_sample() #22
  %9 = call i32 @heddle_choose(i32 noundef 3) #22
  %10 = getelementptr inbounds [3 x i8*], [3 x i8*]* @some_line.lines, i32 0, i32 %9
  %11 = load i8*, i8** %10, align 4, !tbaa !6
  %12 = load i8, i8* %11, align 1, !tbaa !14
  %13 = icmp ne i8 %12, 0
  %14 = icmp ugt i32 %1, 1
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %27

16:                                               ; preds = %8, %16
  %17 = phi i32 [ %24, %16 ], [ 1, %8 ]
  %18 = phi i8 [ %22, %16 ], [ %12, %8 ]
  %19 = phi i32 [ %17, %16 ], [ 0, %8 ]
  %20 = getelementptr inbounds i8, i8* %0, i32 %19
  store i8 %18, i8* %20, align 1, !tbaa !14
  %21 = getelementptr inbounds i8, i8* %11, i32 %17
  %22 = load i8, i8* %21, align 1, !tbaa !14
  %23 = icmp ne i8 %22, 0
  %24 = add nuw nsw i32 %17, 1
  %25 = icmp ult i32 %24, %1
  %26 = select i1 %23, i1 %25, i1 false
  br i1 %26, label %16, label %27, !llvm.loop !89

27:                                               ; preds = %16, %8
  %28 = phi i32 [ 0, %8 ], [ %17, %16 ]
  %29 = getelementptr inbounds i8, i8* %0, i32 %28
  store i8 0, i8* %29, align 1, !tbaa !14
  br label %30

30:                                               ; preds = %3, %5, %27
  %31 = phi i8* [ %0, %27 ], [ null, %5 ], [ null, %3 ]
  ret i8* %31
}

; Function Attrs: nounwind uwtable
define dso_local i32 @getline(i8** nocapture noundef %0, i32* nocapture noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr #0 {
  %4 = call i32 @heddle_choose(i32 noundef 2) #22
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %38, label %6

6:                                                ; preds = %3
  %7 = load i8*, i8** %0, align 4, !tbaa !6
  %8 = icmp eq i8* %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %6
  %10 = load i32, i32* %1, align 4, !tbaa !63
  %11 = icmp ult i32 %10, 120
  br i1 %11, label %12, label %14

12:                                               ; preds = %9, %6
  call void @free(i8* noundef %7) #22
  %13 = call i8* @malloc(i32 noundef 120) #22
  store i8* %13, i8** %0, align 4, !tbaa !6
  store i32 120, i32* %1, align 4, !tbaa !63
  br label %14

14:                                               ; preds = %12, %9
  %15 = load i8*, i8** %0, align 4, !tbaa !6
  %16 = load i32, i32* %1, align 4, !tbaa !63
  call void @__heddle_sample() #22
  %17 = call i32 @heddle_choose(i32 noundef 3) #22
  %18 = getelementptr inbounds [3 x i8*], [3 x i8*]* @some_line.lines, i32 0, i32 %17
  %19 = load i8*, i8** %18, align 4, !tbaa !6
  %20 = load i8, i8* %19, align 1, !tbaa !14
  %21 = icmp ne i8 %20, 0
  %22 = icmp ugt i32 %16, 1
  %23 = and i1 %22, %21
  br i1 %23, label %24, label %35

24:                                               ; preds = %14, %24
  %25 = phi i32 [ %32, %24 ], [ 1, %14 ]
  %26 = phi i8 [ %30, %24 ], [ %20, %14 ]
  %27 = phi i32 [ %25, %24 ], [ 0, %14 ]
  %28 = getelementptr inbounds i8, i8* %15, i32 %27
  store i8 %26, i8* %28, align 1, !tbaa !14
  %29 = getelementptr inbounds i8, i8* %19, i32 %25
  %30 = load i8, i8* %29, align 1, !tbaa !14
  %31 = icmp ne i8 %30, 0
  %32 = add nuw nsw i32 %25, 1
  %33 = icmp ult i32 %32, %16
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %24, label %35, !llvm.loop !89

35:                                               ; preds = %24, %14
  %36 = phi i32 [ 0, %14 ], [ %25, %24 ]
  %37 = getelementptr inbounds i8, i8* %15, i32 %36
  store i8 0, i8* %37, align 1, !tbaa !14
  br label %38

38:                                               ; preds = %3, %35
  %39 = phi i32 [ %36, %35 ], [ -1, %3 ]
  ret i32 %39
}

; Function Attrs: nounwind uwtable
define dso_local i32 @scanf(i8* nocapture noundef readonly %0, ...) local_unnamed_addr #0 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #23
  call void @llvm.va_start(i8* nonnull %3)
  %4 = call fastcc i32 @scan_input(i8* noundef %0, i8** noundef nonnull %2) #25
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #23
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @scan_input(i8* nocapture noundef readonly %0, i8** noundef %1) unnamed_addr #0 {
  br label %3

3:                                                ; preds = %16, %2
  %4 = phi i8* [ %0, %2 ], [ %19, %16 ]
  %5 = phi i32 [ 0, %2 ], [ %18, %16 ]
  %6 = load i8, i8* %4, align 1, !tbaa !14
  switch i8 %6, label %16 [
    i8 0, label %7
    i8 37, label %11
  ]

7:                                                ; preds = %3
  %8 = add nsw i32 %5, 2
  %9 = call i32 @heddle_choose(i32 noundef %8) #22
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %197, label %20

11:                                               ; preds = %3
  %12 = getelementptr inbounds i8, i8* %4, i32 1
  %13 = load i8, i8* %12, align 1, !tbaa !14
  switch i8 %13, label %14 [
    i8 37, label %16
    i8 42, label %16
  ]

14:                                               ; preds = %11
  %15 = add nsw i32 %5, 1
  br label %16

16:                                               ; preds = %11, %11, %3, %14
  %17 = phi i8* [ %12, %14 ], [ %12, %11 ], [ %4, %3 ], [ %12, %11 ]
  %18 = phi i32 [ %15, %14 ], [ %5, %11 ], [ %5, %3 ], [ %5, %11 ]
  %19 = getelementptr inbounds i8, i8* %17, i32 1
  br label %3, !llvm.loop !90

20:                                               ; preds = %7, %189
  %21 = phi i32 [ %190, %189 ], [ 0, %7 ]
  %22 = phi i32 [ %191, %189 ], [ %9, %7 ]
  %23 = phi i8* [ %194, %189 ], [ %0, %7 ]
  %24 = phi i32 [ %193, %189 ], [ undef, %7 ]
  %25 = load i8, i8* %23, align 1, !tbaa !14
  switch i8 %25, label %189 [
    i8 0, label %195
    i8 37, label %26
  ]

26:                                               ; preds = %20
  %27 = getelementptr inbounds i8, i8* %23, i32 1
  %28 = load i8, i8* %27, align 1, !tbaa !14
  %29 = icmp eq i8 %28, 37
  br i1 %29, label %189, label %30

30:                                               ; preds = %26
  %31 = icmp eq i8 %28, 42
  %32 = getelementptr inbounds i8, i8* %23, i32 2
  %33 = select i1 %31, i8* %32, i8* %27
  %34 = load i8, i8* %33, align 1, !tbaa !14
  %35 = add i8 %34, -48
  %36 = icmp ult i8 %35, 10
  br i1 %36, label %40, label %37

37:                                               ; preds = %40, %30
  %38 = phi i32 [ 0, %30 ], [ %47, %40 ]
  %39 = phi i8* [ %33, %30 ], [ %48, %40 ]
  br label %52

40:                                               ; preds = %30, %40
  %41 = phi i8 [ %49, %40 ], [ %34, %30 ]
  %42 = phi i8* [ %48, %40 ], [ %33, %30 ]
  %43 = phi i32 [ %47, %40 ], [ 0, %30 ]
  %44 = sext i8 %41 to i32
  %45 = mul nsw i32 %43, 10
  %46 = add i32 %45, -48
  %47 = add i32 %46, %44
  %48 = getelementptr inbounds i8, i8* %42, i32 1
  %49 = load i8, i8* %48, align 1, !tbaa !14
  %50 = add i8 %49, -48
  %51 = icmp ult i8 %50, 10
  br i1 %51, label %40, label %37, !llvm.loop !91

52:                                               ; preds = %37, %60
  %53 = phi i32 [ %61, %60 ], [ 4, %37 ]
  %54 = phi i8* [ %62, %60 ], [ %39, %37 ]
  %55 = load i8, i8* %54, align 1, !tbaa !14
  switch i8 %55, label %63 [
    i8 104, label %56
    i8 108, label %60
    i8 122, label %60
    i8 106, label %60
    i8 116, label %60
    i8 113, label %60
    i8 76, label %59
  ]

56:                                               ; preds = %52
  %57 = icmp eq i32 %53, 2
  %58 = select i1 %57, i32 1, i32 2
  br label %60

59:                                               ; preds = %52
  br label %60

60:                                               ; preds = %52, %52, %52, %52, %52, %56, %59
  %61 = phi i32 [ %58, %56 ], [ 16, %59 ], [ 8, %52 ], [ 8, %52 ], [ 8, %52 ], [ 8, %52 ], [ 8, %52 ]
  %62 = getelementptr inbounds i8, i8* %54, i32 1
  br label %52, !llvm.loop !92

63:                                               ; preds = %52
  %64 = icmp eq i8 %55, 110
  %65 = select i1 %31, i1 true, i1 %64
  br i1 %65, label %66, label %98

66:                                               ; preds = %63
  %67 = icmp eq i8 %55, 91
  br i1 %67, label %68, label %73

68:                                               ; preds = %66, %71
  %69 = phi i8* [ %72, %71 ], [ %54, %66 ]
  %70 = load i8, i8* %69, align 1, !tbaa !14
  switch i8 %70, label %71 [
    i8 0, label %73
    i8 93, label %73
  ]

71:                                               ; preds = %68
  %72 = getelementptr inbounds i8, i8* %69, i32 1
  br label %68, !llvm.loop !93

73:                                               ; preds = %68, %68, %66
  %74 = phi i8* [ %54, %66 ], [ %69, %68 ], [ %69, %68 ]
  %75 = load i8, i8* %74, align 1, !tbaa !14
  %76 = icmp eq i8 %75, 110
  br i1 %76, label %77, label %183

77:                                               ; preds = %73
  switch i32 %53, label %93 [
    i32 1, label %78
    i32 2, label %83
    i32 8, label %88
  ]

78:                                               ; preds = %77
  %79 = load i8*, i8** %1, align 4
  %80 = getelementptr inbounds i8, i8* %79, i32 4
  store i8* %80, i8** %1, align 4
  %81 = bitcast i8* %79 to i8**
  %82 = load i8*, i8** %81, align 4
  store i8 1, i8* %82, align 1, !tbaa !14
  br label %183

83:                                               ; preds = %77
  %84 = load i8*, i8** %1, align 4
  %85 = getelementptr inbounds i8, i8* %84, i32 4
  store i8* %85, i8** %1, align 4
  %86 = bitcast i8* %84 to i16**
  %87 = load i16*, i16** %86, align 4
  store i16 1, i16* %87, align 2, !tbaa !70
  br label %183

88:                                               ; preds = %77
  %89 = load i8*, i8** %1, align 4
  %90 = getelementptr inbounds i8, i8* %89, i32 4
  store i8* %90, i8** %1, align 4
  %91 = bitcast i8* %89 to i32**
  %92 = load i32*, i32** %91, align 4
  store i32 1, i32* %92, align 4, !tbaa !63
  br label %183

93:                                               ; preds = %77
  %94 = load i8*, i8** %1, align 4
  %95 = getelementptr inbounds i8, i8* %94, i32 4
  store i8* %95, i8** %1, align 4
  %96 = bitcast i8* %94 to i32**
  %97 = load i32*, i32** %96, align 4
  store i32 1, i32* %97, align 4, !tbaa !22
  br label %183

98:                                               ; preds = %63
  %99 = add nsw i32 %22, -1
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %183, label %101

101:                                              ; preds = %98
  %102 = add nsw i32 %21, 1
  switch i8 %55, label %154 [
    i8 99, label %103
    i8 71, label %133
    i8 69, label %133
    i8 102, label %133
    i8 101, label %133
    i8 103, label %133
    i8 97, label %133
    i8 91, label %118
    i8 115, label %123
  ]

103:                                              ; preds = %101
  %104 = load i8*, i8** %1, align 4
  %105 = getelementptr inbounds i8, i8* %104, i32 4
  store i8* %105, i8** %1, align 4
  %106 = bitcast i8* %104 to i8**
  %107 = load i8*, i8** %106, align 4
  %108 = icmp eq i32 %38, 0
  %109 = select i1 %108, i32 1, i32 %38
  %110 = icmp sgt i32 %109, 0
  br i1 %110, label %111, label %178

111:                                              ; preds = %103, %111
  %112 = phi i32 [ %116, %111 ], [ 0, %103 ]
  %113 = call i32 @__VERIFIER_nondet_int() #22
  %114 = trunc i32 %113 to i8
  %115 = getelementptr inbounds i8, i8* %107, i32 %112
  store i8 %114, i8* %115, align 1, !tbaa !14
  %116 = add nuw nsw i32 %112, 1
  %117 = icmp eq i32 %116, %109
  br i1 %117, label %178, label %111, !llvm.loop !94

118:                                              ; preds = %101, %121
  %119 = phi i8* [ %122, %121 ], [ %54, %101 ]
  %120 = load i8, i8* %119, align 1, !tbaa !14
  switch i8 %120, label %121 [
    i8 0, label %123
    i8 93, label %123
  ]

121:                                              ; preds = %118
  %122 = getelementptr inbounds i8, i8* %119, i32 1
  br label %118, !llvm.loop !95

123:                                              ; preds = %118, %118, %101
  %124 = phi i8* [ %54, %101 ], [ %119, %118 ], [ %119, %118 ]
  call void @__heddle_sample() #22
  %125 = load i8*, i8** %1, align 4
  %126 = getelementptr inbounds i8, i8* %125, i32 4
  store i8* %126, i8** %1, align 4
  %127 = bitcast i8* %125 to i8**
  %128 = load i8*, i8** %127, align 4
  %129 = call i32 @heddle_choose(i32 noundef 2) #22
  %130 = icmp eq i32 %129, 0
  %131 = select i1 %130, i8 120, i8 55
  store i8 %131, i8* %128, align 1, !tbaa !14
  %132 = getelementptr inbounds i8, i8* %128, i32 1
  store i8 0, i8* %132, align 1, !tbaa !14
  br label %178

133:                                              ; preds = %101, %101, %101, %101, %101, %101
  call void @__heddle_sample() #22
  %134 = call i32 @heddle_choose(i32 noundef 3) #22
  %135 = uitofp i32 %134 to double
  %136 = fadd double %135, -5.000000e-01
  switch i32 %53, label %148 [
    i32 16, label %137
    i32 8, label %143
  ]

137:                                              ; preds = %133
  %138 = fpext double %136 to x86_fp80
  %139 = load i8*, i8** %1, align 4
  %140 = getelementptr inbounds i8, i8* %139, i32 4
  store i8* %140, i8** %1, align 4
  %141 = bitcast i8* %139 to x86_fp80**
  %142 = load x86_fp80*, x86_fp80** %141, align 4
  store x86_fp80 %138, x86_fp80* %142, align 4, !tbaa !50
  br label %178

143:                                              ; preds = %133
  %144 = load i8*, i8** %1, align 4
  %145 = getelementptr inbounds i8, i8* %144, i32 4
  store i8* %145, i8** %1, align 4
  %146 = bitcast i8* %144 to double**
  %147 = load double*, double** %146, align 4
  store double %136, double* %147, align 4, !tbaa !46
  br label %178

148:                                              ; preds = %133
  %149 = fptrunc double %136 to float
  %150 = load i8*, i8** %1, align 4
  %151 = getelementptr inbounds i8, i8* %150, i32 4
  store i8* %151, i8** %1, align 4
  %152 = bitcast i8* %150 to float**
  %153 = load float*, float** %152, align 4
  store float %149, float* %153, align 4, !tbaa !48
  br label %178

154:                                              ; preds = %101
  %155 = call i32 @__VERIFIER_nondet_long() #22
  switch i32 %53, label %173 [
    i32 1, label %156
    i32 2, label %162
    i32 8, label %168
  ]

156:                                              ; preds = %154
  %157 = trunc i32 %155 to i8
  %158 = load i8*, i8** %1, align 4
  %159 = getelementptr inbounds i8, i8* %158, i32 4
  store i8* %159, i8** %1, align 4
  %160 = bitcast i8* %158 to i8**
  %161 = load i8*, i8** %160, align 4
  store i8 %157, i8* %161, align 1, !tbaa !14
  br label %178

162:                                              ; preds = %154
  %163 = trunc i32 %155 to i16
  %164 = load i8*, i8** %1, align 4
  %165 = getelementptr inbounds i8, i8* %164, i32 4
  store i8* %165, i8** %1, align 4
  %166 = bitcast i8* %164 to i16**
  %167 = load i16*, i16** %166, align 4
  store i16 %163, i16* %167, align 2, !tbaa !70
  br label %178

168:                                              ; preds = %154
  %169 = load i8*, i8** %1, align 4
  %170 = getelementptr inbounds i8, i8* %169, i32 4
  store i8* %170, i8** %1, align 4
  %171 = bitcast i8* %169 to i32**
  %172 = load i32*, i32** %171, align 4
  store i32 %155, i32* %172, align 4, !tbaa !63
  br label %178

173:                                              ; preds = %154
  %174 = load i8*, i8** %1, align 4
  %175 = getelementptr inbounds i8, i8* %174, i32 4
  store i8* %175, i8** %1, align 4
  %176 = bitcast i8* %174 to i32**
  %177 = load i32*, i32** %176, align 4
  store i32 %155, i32* %177, align 4, !tbaa !22
  br label %178

178:                                              ; preds = %111, %103, %173, %168, %162, %156, %137, %148, %143, %123
  %179 = phi i8* [ %124, %123 ], [ %54, %143 ], [ %54, %148 ], [ %54, %137 ], [ %54, %156 ], [ %54, %162 ], [ %54, %168 ], [ %54, %173 ], [ %54, %103 ], [ %54, %111 ]
  %180 = load i8, i8* %179, align 1, !tbaa !14
  %181 = icmp eq i8 %180, 0
  %182 = select i1 %181, i32 5, i32 0
  br label %183

183:                                              ; preds = %93, %88, %83, %78, %178, %98, %73
  %184 = phi i32 [ 7, %73 ], [ 1, %98 ], [ %182, %178 ], [ 7, %78 ], [ 7, %83 ], [ 7, %88 ], [ 7, %93 ]
  %185 = phi i32 [ %21, %73 ], [ %21, %98 ], [ %102, %178 ], [ %21, %78 ], [ %21, %83 ], [ %21, %88 ], [ %21, %93 ]
  %186 = phi i32 [ %22, %73 ], [ 0, %98 ], [ %99, %178 ], [ %22, %78 ], [ %22, %83 ], [ %22, %88 ], [ %22, %93 ]
  %187 = phi i8* [ %74, %73 ], [ %54, %98 ], [ %179, %178 ], [ %74, %78 ], [ %74, %83 ], [ %74, %88 ], [ %74, %93 ]
  %188 = phi i32 [ %24, %73 ], [ %21, %98 ], [ %24, %178 ], [ %24, %78 ], [ %24, %83 ], [ %24, %88 ], [ %24, %93 ]
  switch i32 %184, label %197 [
    i32 0, label %189
    i32 7, label %189
    i32 5, label %195
  ]

189:                                              ; preds = %20, %183, %26, %183
  %190 = phi i32 [ %21, %26 ], [ %185, %183 ], [ %185, %183 ], [ %21, %20 ]
  %191 = phi i32 [ %22, %26 ], [ %186, %183 ], [ %186, %183 ], [ %22, %20 ]
  %192 = phi i8* [ %27, %26 ], [ %187, %183 ], [ %187, %183 ], [ %23, %20 ]
  %193 = phi i32 [ %24, %26 ], [ %188, %183 ], [ %188, %183 ], [ %24, %20 ]
  %194 = getelementptr inbounds i8, i8* %192, i32 1
  br label %20, !llvm.loop !96

195:                                              ; preds = %20, %183
  %196 = phi i32 [ %185, %183 ], [ %21, %20 ]
  br label %197

197:                                              ; preds = %183, %195, %7
  %198 = phi i32 [ -1, %7 ], [ %196, %195 ], [ %188, %183 ]
  ret i32 %198
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc99_scanf(i8* nocapture noundef readonly %0, ...) local_unnamed_addr #0 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #23
  call void @llvm.va_start(i8* nonnull %3)
  %4 = call fastcc i32 @scan_input(i8* noundef %0, i8** noundef nonnull %2) #25
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #23
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc23_scanf(i8* nocapture noundef readonly %0, ...) local_unnamed_addr #0 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #23
  call void @llvm.va_start(i8* nonnull %3)
  %4 = call fastcc i32 @scan_input(i8* noundef %0, i8** noundef nonnull %2) #25
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #23
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define dso_local i32 @fscanf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #0 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #23
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan_input(i8* noundef %1, i8** noundef nonnull %3) #25
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #23
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc99_fscanf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #0 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #23
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan_input(i8* noundef %1, i8** noundef nonnull %3) #25
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #23
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__isoc23_fscanf(i8* nocapture noundef readnone %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr #0 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #23
  call void @llvm.va_start(i8* nonnull %4)
  %5 = call fastcc i32 @scan_input(i8* noundef %1, i8** noundef nonnull %3) #25
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #23
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i8* @fopen(i8* nocapture readnone %0, i8* nocapture readnone %1) local_unnamed_addr #0 {
  %3 = call i32 @heddle_choose(i32 noundef 2) #22
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i8* null, i8* bitcast ([2 x i32]* @fopen.stream to i8*)
  ret i8* %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @fread(i8* nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2, i8* nocapture readnone %3) local_unnamed_addr #0 {
  call void @__heddle_sample() #22
  %5 = call i32 @heddle_choose(i32 noundef 2) #22
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %4
  %8 = mul i32 %2, %1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %15, label %10

10:                                               ; preds = %7, %10
  %11 = phi i32 [ %13, %10 ], [ 0, %7 ]
  %12 = getelementptr inbounds i8, i8* %0, i32 %11
  store i8 120, i8* %12, align 1, !tbaa !14
  %13 = add nuw i32 %11, 1
  %14 = icmp eq i32 %13, %8
  br i1 %14, label %15, label %10, !llvm.loop !97

15:                                               ; preds = %10, %7, %4
  %16 = phi i32 [ 0, %4 ], [ %2, %7 ], [ %2, %10 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define dso_local i32 @open(i8* nocapture noundef readnone %0, i32 noundef %1, ...) local_unnamed_addr #0 {
  %3 = call i32 @heddle_choose(i32 noundef 2) #22
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 -1, i32 3
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @read(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i32 %0, 64
  br i1 %4, label %15, label %5

5:                                                ; preds = %3
  %6 = add i32 %0, -64
  %7 = icmp ult i32 %6, 128
  br i1 %7, label %8, label %15

8:                                                ; preds = %5
  %9 = sdiv i32 %6, 2
  %10 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %9
  %11 = getelementptr inbounds %struct.channel, %struct.channel* %10, i32 0, i32 0
  %12 = load i32, i32* %11, align 4, !tbaa !53
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, %struct.channel* null, %struct.channel* %10
  br label %15

15:                                               ; preds = %8, %5, %3
  %16 = phi %struct.channel* [ null, %3 ], [ null, %5 ], [ %14, %8 ]
  %17 = icmp eq %struct.channel* %16, null
  br i1 %17, label %20, label %18

18:                                               ; preds = %15
  %19 = call fastcc i32 @channel_read(%struct.channel* noundef nonnull %16, i8* noundef %1, i32 noundef %2) #25
  br label %33

20:                                               ; preds = %15
  call void @__heddle_sample() #22
  %21 = call i32 @heddle_choose(i32 noundef 2) #22
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %33, label %23

23:                                               ; preds = %20
  call void @__heddle_sample() #22
  %24 = call i32 @heddle_choose(i32 noundef 2) #22
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %33, label %26

26:                                               ; preds = %23
  %27 = icmp eq i32 %2, 0
  br i1 %27, label %33, label %28

28:                                               ; preds = %26, %28
  %29 = phi i32 [ %31, %28 ], [ 0, %26 ]
  %30 = getelementptr inbounds i8, i8* %1, i32 %29
  store i8 120, i8* %30, align 1, !tbaa !14
  %31 = add nuw i32 %29, 1
  %32 = icmp eq i32 %31, %2
  br i1 %32, label %33, label %28, !llvm.loop !97

33:                                               ; preds = %28, %26, %23, %20, %18
  %34 = phi i32 [ %19, %18 ], [ -1, %20 ], [ 0, %23 ], [ %2, %26 ], [ %2, %28 ]
  ret i32 %34
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @channel_read(%struct.channel* noundef %0, i8* noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 2
  %6 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 0
  %7 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 3
  %8 = bitcast i64* %4 to i8*
  %9 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 1
  %10 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 5
  %11 = ptrtoint %struct.channel* %0 to i32
  %12 = sub i32 %11, ptrtoint ([64 x %struct.channel]* @channels to i32)
  %13 = ashr exact i32 %12, 5
  %14 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 4
  %15 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 5
  %16 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 4
  %17 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 6
  %18 = getelementptr inbounds %struct.channel, %struct.channel* %0, i32 0, i32 1
  br label %19

19:                                               ; preds = %86, %3
  %20 = phi i32 [ undef, %3 ], [ %87, %86 ]
  call void @heddle_atomic_begin() #22
  %21 = load atomic i32, i32* %5 seq_cst, align 4, !tbaa !55
  %22 = load i32, i32* %6, align 4, !tbaa !53
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %24, label %34

24:                                               ; preds = %19
  %25 = load i64, i64* %7, align 4, !tbaa !56
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %34, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8) #23
  %28 = load i32, i32* %9, align 4, !tbaa !61
  %29 = and i32 %28, 1
  %30 = icmp eq i32 %29, 0
  %31 = select i1 %30, i64 %25, i64 1
  store i64 %31, i64* %4, align 8, !tbaa !57
  %32 = sub i64 %25, %31
  store i64 %32, i64* %7, align 4, !tbaa !56
  %33 = call i8* @memcpy(i8* noundef %1, i8* noundef nonnull %8, i32 noundef 8) #22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #23
  br label %34

34:                                               ; preds = %27, %24, %19
  %35 = phi i32 [ 8, %27 ], [ 0, %24 ], [ 0, %19 ]
  %36 = load i32, i32* %6, align 4, !tbaa !53
  %37 = icmp eq i32 %36, 2
  br i1 %37, label %38, label %61

38:                                               ; preds = %34
  %39 = load i32, i32* %10, align 4, !tbaa !58
  %40 = icmp ne i32 %39, 0
  %41 = icmp ult i32 %35, %2
  %42 = and i1 %40, %41
  br i1 %42, label %48, label %61

43:                                               ; preds = %48
  %44 = load i32, i32* %10, align 4, !tbaa !58
  %45 = icmp ne i32 %44, 0
  %46 = icmp ult i32 %56, %2
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %61, !llvm.loop !98

48:                                               ; preds = %38, %43
  %49 = phi i32 [ %56, %43 ], [ %35, %38 ]
  %50 = load i32, i32* %14, align 4, !tbaa !59
  %51 = add i32 %50, 1
  store i32 %51, i32* %14, align 4, !tbaa !59
  %52 = and i32 %50, 65535
  %53 = getelementptr inbounds [64 x [65536 x i8]], [64 x [65536 x i8]]* @in_pipes, i32 0, i32 %13, i32 %52
  %54 = load i8, i8* %53, align 1, !tbaa !14
  %55 = getelementptr inbounds i8, i8* %1, i32 %49
  store i8 %54, i8* %55, align 1, !tbaa !14
  store i8 0, i8* %53, align 1, !tbaa !14
  %56 = add nuw nsw i32 %49, 1
  %57 = load i32, i32* %10, align 4, !tbaa !58
  %58 = add i32 %57, -1
  store i32 %58, i32* %10, align 4, !tbaa !58
  %59 = load i32, i32* %6, align 4, !tbaa !53
  %60 = icmp eq i32 %59, 2
  br i1 %60, label %43, label %61, !llvm.loop !98

61:                                               ; preds = %48, %43, %38, %34
  %62 = phi i32 [ %35, %34 ], [ %35, %38 ], [ %56, %43 ], [ %56, %48 ]
  %63 = phi i1 [ %37, %34 ], [ %37, %38 ], [ %60, %43 ], [ %60, %48 ]
  %64 = load i32, i32* %15, align 4, !tbaa !58
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %67

66:                                               ; preds = %61
  store i32 0, i32* %16, align 4, !tbaa !59
  br label %67

67:                                               ; preds = %66, %61
  br i1 %63, label %68, label %71

68:                                               ; preds = %67
  %69 = load i32, i32* %17, align 4, !tbaa !99
  %70 = icmp ne i32 %69, 0
  br label %71

71:                                               ; preds = %68, %67
  %72 = phi i1 [ false, %67 ], [ %70, %68 ]
  %73 = icmp eq i32 %62, 0
  br i1 %73, label %77, label %74

74:                                               ; preds = %71
  %75 = atomicrmw add i32* %5, i32 1 seq_cst, align 4
  call void @heddle_atomic_end() #22
  %76 = call i32 @__heddle_futex_wake(i32* noundef nonnull %5, i32 noundef 1048576) #22
  br label %86

77:                                               ; preds = %71
  call void @heddle_atomic_end() #22
  br i1 %72, label %86, label %78

78:                                               ; preds = %77
  %79 = load i32, i32* %18, align 4, !tbaa !61
  %80 = and i32 %79, 2048
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %84, label %82

82:                                               ; preds = %78
  %83 = call i32* @__errno_location() #22
  store i32 11, i32* %83, align 4, !tbaa !22
  br label %86

84:                                               ; preds = %78
  %85 = call i32 @__heddle_futex_wait(i32* noundef nonnull %5, i32 noundef %21) #22
  br label %86

86:                                               ; preds = %77, %74, %84, %82
  %87 = phi i32 [ -1, %82 ], [ %20, %84 ], [ %62, %74 ], [ %62, %77 ]
  %88 = phi i1 [ false, %82 ], [ true, %84 ], [ false, %74 ], [ false, %77 ]
  br i1 %88, label %19, label %89

89:                                               ; preds = %86
  ret i32 %87
}

; Function Attrs: nounwind uwtable
define dso_local void @vwarn(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = call i32 @vfprintf(i8* noundef null, i8* noundef nonnull %0, i8* noundef %1) #22
  br label %6

6:                                                ; preds = %2, %4
  %7 = call i32 @putchar(i32 noundef 10) #22
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @say(i8* noundef %0, i8* noundef %1) unnamed_addr #0 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = call i32 @vfprintf(i8* noundef null, i8* noundef nonnull %0, i8* noundef %1) #22
  br label %6

6:                                                ; preds = %4, %2
  %7 = call i32 @putchar(i32 noundef 10) #22
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @warn(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #23
  call void @llvm.va_start(i8* nonnull %3)
  %4 = icmp eq i8* %0, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = load i8*, i8** %2, align 4, !tbaa !6
  %7 = call i32 @vfprintf(i8* noundef null, i8* noundef nonnull %0, i8* noundef %6) #22
  br label %8

8:                                                ; preds = %1, %5
  %9 = call i32 @putchar(i32 noundef 10) #22
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #23
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @vwarnx(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = call i32 @vfprintf(i8* noundef null, i8* noundef nonnull %0, i8* noundef %1) #22
  br label %6

6:                                                ; preds = %2, %4
  %7 = call i32 @putchar(i32 noundef 10) #22
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @warnx(i8* noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #23
  call void @llvm.va_start(i8* nonnull %3)
  %4 = icmp eq i8* %0, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = load i8*, i8** %2, align 4, !tbaa !6
  %7 = call i32 @vfprintf(i8* noundef null, i8* noundef nonnull %0, i8* noundef %6) #22
  br label %8

8:                                                ; preds = %1, %5
  %9 = call i32 @putchar(i32 noundef 10) #22
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #23
  ret void
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @verr(i32 noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #2 {
  call fastcc void @say(i8* noundef %1, i8* noundef %2) #25
  call void @exit(i32 noundef %0) #24
  unreachable
}

; Function Attrs: noreturn
declare void @exit(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind uwtable
define dso_local void @err(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #2 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #23
  call void @llvm.va_start(i8* nonnull %4)
  %5 = load i8*, i8** %3, align 4, !tbaa !6
  call fastcc void @say(i8* noundef %1, i8* noundef %5) #25
  call void @llvm.va_end(i8* %4)
  call void @exit(i32 noundef %0) #24
  unreachable
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @verrx(i32 noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #2 {
  call fastcc void @say(i8* noundef %1, i8* noundef %2) #25
  call void @exit(i32 noundef %0) #24
  unreachable
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @errx(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #2 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #23
  call void @llvm.va_start(i8* nonnull %4)
  %5 = load i8*, i8** %3, align 4, !tbaa !6
  call fastcc void @say(i8* noundef %1, i8* noundef %5) #25
  call void @llvm.va_end(i8* %4)
  call void @exit(i32 noundef %0) #24
  unreachable
}

; Function Attrs: nounwind uwtable
define dso_local void @error(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #23
  call void @llvm.va_start(i8* nonnull %5)
  %6 = icmp eq i8* %2, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = load i8*, i8** %4, align 4, !tbaa !6
  %9 = call i32 @vfprintf(i8* noundef null, i8* noundef nonnull %2, i8* noundef %8) #22
  br label %10

10:                                               ; preds = %3, %7
  %11 = call i32 @putchar(i32 noundef 10) #22
  call void @llvm.va_end(i8* %5)
  %12 = icmp eq i32 %0, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @exit(i32 noundef %0) #24
  unreachable

14:                                               ; preds = %10
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #23
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @getopt(i32 noundef %0, i8** nocapture noundef readonly %1, i8* nocapture noundef readonly %2) local_unnamed_addr #9 {
  %4 = load i32, i32* @getopt.at, align 4, !tbaa !22
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %26

6:                                                ; preds = %3
  %7 = load i32, i32* @optind, align 4, !tbaa !22
  %8 = icmp slt i32 %7, %0
  br i1 %8, label %9, label %84

9:                                                ; preds = %6
  %10 = getelementptr inbounds i8*, i8** %1, i32 %7
  %11 = load i8*, i8** %10, align 4, !tbaa !6
  %12 = icmp eq i8* %11, null
  br i1 %12, label %84, label %13

13:                                               ; preds = %9
  %14 = load i8, i8* %11, align 1, !tbaa !14
  %15 = icmp eq i8 %14, 45
  br i1 %15, label %16, label %84

16:                                               ; preds = %13
  %17 = getelementptr inbounds i8, i8* %11, i32 1
  %18 = load i8, i8* %17, align 1, !tbaa !14
  switch i8 %18, label %25 [
    i8 0, label %84
    i8 45, label %19
  ]

19:                                               ; preds = %16
  %20 = getelementptr inbounds i8, i8* %11, i32 2
  %21 = load i8, i8* %20, align 1, !tbaa !14
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %19
  %24 = add nsw i32 %7, 1
  store i32 %24, i32* @optind, align 4, !tbaa !22
  br label %84

25:                                               ; preds = %16, %19
  store i32 1, i32* @getopt.at, align 4, !tbaa !22
  br label %26

26:                                               ; preds = %25, %3
  %27 = load i32, i32* @optind, align 4, !tbaa !22
  %28 = getelementptr inbounds i8*, i8** %1, i32 %27
  %29 = load i8*, i8** %28, align 4, !tbaa !6
  %30 = load i32, i32* @getopt.at, align 4, !tbaa !22
  %31 = add nsw i32 %30, 1
  store i32 %31, i32* @getopt.at, align 4, !tbaa !22
  %32 = getelementptr inbounds i8, i8* %29, i32 %30
  %33 = load i8, i8* %32, align 1, !tbaa !14
  %34 = load i8, i8* %2, align 1, !tbaa !14
  %35 = icmp eq i8 %34, 58
  %36 = zext i1 %35 to i32
  %37 = getelementptr inbounds i8, i8* %2, i32 %36
  br label %38

38:                                               ; preds = %38, %26
  %39 = phi i8* [ %37, %26 ], [ %44, %38 ]
  %40 = load i8, i8* %39, align 1, !tbaa !14
  %41 = icmp eq i8 %40, 0
  %42 = icmp eq i8 %40, %33
  %43 = select i1 %41, i1 true, i1 %42
  %44 = getelementptr inbounds i8, i8* %39, i32 1
  br i1 %43, label %45, label %38, !llvm.loop !100

45:                                               ; preds = %38
  %46 = sext i8 %33 to i32
  store i32 %46, i32* @optopt, align 4, !tbaa !22
  %47 = load i8, i8* %39, align 1, !tbaa !14
  %48 = icmp eq i8 %47, 0
  %49 = icmp eq i8 %33, 58
  %50 = select i1 %48, i1 true, i1 %49
  br i1 %50, label %51, label %57

51:                                               ; preds = %45
  %52 = getelementptr inbounds i8, i8* %29, i32 %31
  %53 = load i8, i8* %52, align 1, !tbaa !14
  %54 = icmp eq i8 %53, 0
  br i1 %54, label %55, label %84

55:                                               ; preds = %51
  %56 = add nsw i32 %27, 1
  store i32 %56, i32* @optind, align 4, !tbaa !22
  store i32 0, i32* @getopt.at, align 4, !tbaa !22
  br label %84

57:                                               ; preds = %45
  %58 = getelementptr inbounds i8, i8* %39, i32 1
  %59 = load i8, i8* %58, align 1, !tbaa !14
  %60 = icmp eq i8 %59, 58
  %61 = getelementptr inbounds i8, i8* %29, i32 %31
  %62 = load i8, i8* %61, align 1, !tbaa !14
  %63 = icmp eq i8 %62, 0
  br i1 %60, label %67, label %64

64:                                               ; preds = %57
  br i1 %63, label %65, label %84

65:                                               ; preds = %64
  %66 = add nsw i32 %27, 1
  store i32 %66, i32* @optind, align 4, !tbaa !22
  store i32 0, i32* @getopt.at, align 4, !tbaa !22
  br label %84

67:                                               ; preds = %57
  %68 = select i1 %63, i8* null, i8* %61
  store i8* %68, i8** @optarg, align 4, !tbaa !6
  %69 = add nsw i32 %27, 1
  store i32 %69, i32* @optind, align 4, !tbaa !22
  store i32 0, i32* @getopt.at, align 4, !tbaa !22
  br i1 %63, label %70, label %84

70:                                               ; preds = %67
  %71 = getelementptr inbounds i8, i8* %39, i32 2
  %72 = load i8, i8* %71, align 1, !tbaa !14
  %73 = icmp eq i8 %72, 58
  br i1 %73, label %84, label %74

74:                                               ; preds = %70
  %75 = icmp slt i32 %69, %0
  br i1 %75, label %80, label %76

76:                                               ; preds = %74
  %77 = load i8, i8* %2, align 1, !tbaa !14
  %78 = icmp eq i8 %77, 58
  %79 = select i1 %78, i32 58, i32 63
  br label %84

80:                                               ; preds = %74
  %81 = add nsw i32 %27, 2
  store i32 %81, i32* @optind, align 4, !tbaa !22
  %82 = getelementptr inbounds i8*, i8** %1, i32 %69
  %83 = load i8*, i8** %82, align 4, !tbaa !6
  store i8* %83, i8** @optarg, align 4, !tbaa !6
  br label %84

84:                                               ; preds = %76, %55, %51, %65, %64, %80, %70, %67, %16, %6, %9, %13, %23
  %85 = phi i32 [ -1, %23 ], [ -1, %16 ], [ -1, %13 ], [ -1, %9 ], [ -1, %6 ], [ %79, %76 ], [ 63, %55 ], [ 63, %51 ], [ %46, %65 ], [ %46, %64 ], [ %46, %80 ], [ %46, %70 ], [ %46, %67 ]
  ret i32 %85
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local %struct.date* @gmtime_r(i32* nocapture noundef readonly %0, %struct.date* noundef returned %1) local_unnamed_addr #13 {
  %3 = load i32, i32* %0, align 4, !tbaa !63
  %4 = sdiv i32 %3, 86400
  %5 = srem i32 %3, 86400
  %6 = ashr i32 %5, 31
  %7 = add nsw i32 %6, %4
  %8 = icmp slt i32 %5, 0
  %9 = select i1 %8, i32 86400, i32 0
  %10 = add nsw i32 %9, %5
  %11 = srem i32 %10, 60
  %12 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 0
  store i32 %11, i32* %12, align 4, !tbaa !101
  %13 = sdiv i32 %10, 60
  %14 = srem i32 %13, 60
  %15 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 1
  store i32 %14, i32* %15, align 4, !tbaa !103
  %16 = sdiv i32 %10, 3600
  %17 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 2
  store i32 %16, i32* %17, align 4, !tbaa !104
  %18 = srem i32 %7, 7
  %19 = add nsw i32 %18, 11
  %20 = srem i32 %19, 7
  %21 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 6
  store i32 %20, i32* %21, align 4, !tbaa !105
  %22 = add nsw i32 %7, 719468
  %23 = sdiv i32 %22, 146097
  %24 = mul nsw i32 %23, -146097
  %25 = add nsw i32 %24, %22
  %26 = sdiv i32 %25, -1460
  %27 = add i32 %26, %25
  %28 = sdiv i32 %25, 36524
  %29 = add nsw i32 %27, %28
  %30 = sdiv i32 %25, -146096
  %31 = add i32 %29, %30
  %32 = sdiv i32 %31, 365
  %33 = mul i32 %32, -365
  %34 = sdiv i32 %31, -1460
  %35 = sdiv i32 %31, 36500
  %36 = add i32 %34, %25
  %37 = add i32 %36, %35
  %38 = add i32 %37, %33
  %39 = mul nsw i32 %38, 5
  %40 = add nsw i32 %39, 2
  %41 = sdiv i32 %40, 153
  %42 = mul nsw i32 %41, 153
  %43 = add nsw i32 %42, 2
  %44 = sdiv i32 %43, -5
  %45 = add i32 %38, 1
  %46 = add i32 %45, %44
  %47 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 3
  store i32 %46, i32* %47, align 4, !tbaa !106
  %48 = add nsw i32 %41, 2
  %49 = icmp sgt i32 %39, 1527
  %50 = select i1 %49, i32 -12, i32 0
  %51 = add nsw i32 %48, %50
  %52 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 4
  store i32 %51, i32* %52, align 4, !tbaa !107
  %53 = mul nsw i32 %23, 400
  %54 = add nsw i32 %32, %53
  %55 = icmp slt i32 %51, 2
  %56 = zext i1 %55 to i32
  %57 = add nsw i32 %54, %56
  %58 = and i32 %57, 3
  %59 = icmp eq i32 %58, 0
  %60 = srem i32 %57, 100
  %61 = icmp ne i32 %60, 0
  %62 = srem i32 %57, 400
  %63 = icmp eq i32 %62, 0
  %64 = or i1 %61, %63
  %65 = and i1 %59, %64
  %66 = zext i1 %65 to i32
  %67 = add nsw i32 %57, -1900
  %68 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 5
  store i32 %67, i32* %68, align 4, !tbaa !108
  %69 = add nsw i32 %38, 59
  %70 = add nsw i32 %69, %66
  %71 = select i1 %65, i32 -366, i32 -365
  %72 = select i1 %55, i32 %71, i32 0
  %73 = add i32 %70, %72
  %74 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 7
  store i32 %73, i32* %74, align 4, !tbaa !109
  %75 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 8
  store i32 0, i32* %75, align 4, !tbaa !110
  %76 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 9
  store i32 0, i32* %76, align 4, !tbaa !111
  %77 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 10
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i8** %77, align 4, !tbaa !112
  ret %struct.date* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local %struct.date* @localtime_r(i32* nocapture noundef readonly %0, %struct.date* noundef returned writeonly %1) local_unnamed_addr #13 {
  %3 = load i32, i32* %0, align 4, !tbaa !63
  %4 = sdiv i32 %3, 86400
  %5 = srem i32 %3, 86400
  %6 = ashr i32 %5, 31
  %7 = add nsw i32 %6, %4
  %8 = icmp slt i32 %5, 0
  %9 = select i1 %8, i32 86400, i32 0
  %10 = add nsw i32 %9, %5
  %11 = srem i32 %10, 60
  %12 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 0
  store i32 %11, i32* %12, align 4, !tbaa !101
  %13 = sdiv i32 %10, 60
  %14 = srem i32 %13, 60
  %15 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 1
  store i32 %14, i32* %15, align 4, !tbaa !103
  %16 = sdiv i32 %10, 3600
  %17 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 2
  store i32 %16, i32* %17, align 4, !tbaa !104
  %18 = srem i32 %7, 7
  %19 = add nsw i32 %18, 11
  %20 = srem i32 %19, 7
  %21 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 6
  store i32 %20, i32* %21, align 4, !tbaa !105
  %22 = add nsw i32 %7, 719468
  %23 = sdiv i32 %22, 146097
  %24 = mul nsw i32 %23, -146097
  %25 = add nsw i32 %24, %22
  %26 = sdiv i32 %25, -1460
  %27 = add i32 %26, %25
  %28 = sdiv i32 %25, 36524
  %29 = add nsw i32 %27, %28
  %30 = sdiv i32 %25, -146096
  %31 = add i32 %29, %30
  %32 = sdiv i32 %31, 365
  %33 = mul i32 %32, -365
  %34 = sdiv i32 %31, -1460
  %35 = sdiv i32 %31, 36500
  %36 = add i32 %34, %25
  %37 = add i32 %36, %35
  %38 = add i32 %37, %33
  %39 = mul nsw i32 %38, 5
  %40 = add nsw i32 %39, 2
  %41 = sdiv i32 %40, 153
  %42 = mul nsw i32 %41, 153
  %43 = add nsw i32 %42, 2
  %44 = sdiv i32 %43, -5
  %45 = add i32 %38, 1
  %46 = add i32 %45, %44
  %47 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 3
  store i32 %46, i32* %47, align 4, !tbaa !106
  %48 = add nsw i32 %41, 2
  %49 = icmp sgt i32 %39, 1527
  %50 = select i1 %49, i32 -12, i32 0
  %51 = add nsw i32 %48, %50
  %52 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 4
  store i32 %51, i32* %52, align 4, !tbaa !107
  %53 = mul nsw i32 %23, 400
  %54 = add nsw i32 %32, %53
  %55 = icmp slt i32 %51, 2
  %56 = zext i1 %55 to i32
  %57 = add nsw i32 %54, %56
  %58 = and i32 %57, 3
  %59 = icmp eq i32 %58, 0
  %60 = srem i32 %57, 100
  %61 = icmp ne i32 %60, 0
  %62 = srem i32 %57, 400
  %63 = icmp eq i32 %62, 0
  %64 = or i1 %61, %63
  %65 = and i1 %59, %64
  %66 = zext i1 %65 to i32
  %67 = add nsw i32 %57, -1900
  %68 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 5
  store i32 %67, i32* %68, align 4, !tbaa !108
  %69 = add nsw i32 %38, 59
  %70 = add nsw i32 %69, %66
  %71 = select i1 %65, i32 -366, i32 -365
  %72 = select i1 %55, i32 %71, i32 0
  %73 = add i32 %70, %72
  %74 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 7
  store i32 %73, i32* %74, align 4, !tbaa !109
  %75 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 8
  store i32 0, i32* %75, align 4, !tbaa !110
  %76 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 9
  store i32 0, i32* %76, align 4, !tbaa !111
  %77 = getelementptr inbounds %struct.date, %struct.date* %1, i32 0, i32 10
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i8** %77, align 4, !tbaa !112
  ret %struct.date* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local nonnull %struct.date* @gmtime(i32* nocapture noundef readonly %0) local_unnamed_addr #13 {
  %2 = load i32, i32* %0, align 4, !tbaa !63
  %3 = sdiv i32 %2, 86400
  %4 = srem i32 %2, 86400
  %5 = ashr i32 %4, 31
  %6 = add nsw i32 %5, %3
  %7 = icmp slt i32 %4, 0
  %8 = select i1 %7, i32 86400, i32 0
  %9 = add nsw i32 %8, %4
  %10 = srem i32 %9, 60
  store i32 %10, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 0), align 4, !tbaa !101
  %11 = sdiv i32 %9, 60
  %12 = srem i32 %11, 60
  store i32 %12, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 1), align 4, !tbaa !103
  %13 = sdiv i32 %9, 3600
  store i32 %13, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 2), align 4, !tbaa !104
  %14 = srem i32 %6, 7
  %15 = add nsw i32 %14, 11
  %16 = srem i32 %15, 7
  store i32 %16, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 6), align 4, !tbaa !105
  %17 = add nsw i32 %6, 719468
  %18 = sdiv i32 %17, 146097
  %19 = mul nsw i32 %18, -146097
  %20 = add nsw i32 %19, %17
  %21 = sdiv i32 %20, -1460
  %22 = add i32 %21, %20
  %23 = sdiv i32 %20, 36524
  %24 = add nsw i32 %22, %23
  %25 = sdiv i32 %20, -146096
  %26 = add i32 %24, %25
  %27 = sdiv i32 %26, 365
  %28 = mul i32 %27, -365
  %29 = sdiv i32 %26, -1460
  %30 = sdiv i32 %26, 36500
  %31 = add i32 %29, %20
  %32 = add i32 %31, %30
  %33 = add i32 %32, %28
  %34 = mul nsw i32 %33, 5
  %35 = add nsw i32 %34, 2
  %36 = sdiv i32 %35, 153
  %37 = mul nsw i32 %36, 153
  %38 = add nsw i32 %37, 2
  %39 = sdiv i32 %38, -5
  %40 = add i32 %33, 1
  %41 = add i32 %40, %39
  store i32 %41, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 3), align 4, !tbaa !106
  %42 = add nsw i32 %36, 2
  %43 = icmp sgt i32 %34, 1527
  %44 = select i1 %43, i32 -12, i32 0
  %45 = add nsw i32 %42, %44
  store i32 %45, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 4), align 4, !tbaa !107
  %46 = mul nsw i32 %18, 400
  %47 = add nsw i32 %27, %46
  %48 = icmp slt i32 %45, 2
  %49 = zext i1 %48 to i32
  %50 = add nsw i32 %47, %49
  %51 = and i32 %50, 3
  %52 = icmp eq i32 %51, 0
  %53 = srem i32 %50, 100
  %54 = icmp ne i32 %53, 0
  %55 = srem i32 %50, 400
  %56 = icmp eq i32 %55, 0
  %57 = or i1 %54, %56
  %58 = and i1 %52, %57
  %59 = zext i1 %58 to i32
  %60 = add nsw i32 %50, -1900
  store i32 %60, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 5), align 4, !tbaa !108
  %61 = add nsw i32 %33, 59
  %62 = add nsw i32 %61, %59
  %63 = select i1 %58, i32 -366, i32 -365
  %64 = select i1 %48, i32 %63, i32 0
  %65 = add i32 %62, %64
  store i32 %65, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 7), align 4, !tbaa !109
  store i32 0, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 8), align 4, !tbaa !110
  store i32 0, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 9), align 4, !tbaa !111
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i8** getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 10), align 4, !tbaa !112
  ret %struct.date* @gmtime_buffer
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local nonnull %struct.date* @localtime(i32* nocapture noundef readonly %0) local_unnamed_addr #13 {
  %2 = load i32, i32* %0, align 4, !tbaa !63
  %3 = sdiv i32 %2, 86400
  %4 = srem i32 %2, 86400
  %5 = ashr i32 %4, 31
  %6 = add nsw i32 %5, %3
  %7 = icmp slt i32 %4, 0
  %8 = select i1 %7, i32 86400, i32 0
  %9 = add nsw i32 %8, %4
  %10 = srem i32 %9, 60
  store i32 %10, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 0), align 4, !tbaa !101
  %11 = sdiv i32 %9, 60
  %12 = srem i32 %11, 60
  store i32 %12, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 1), align 4, !tbaa !103
  %13 = sdiv i32 %9, 3600
  store i32 %13, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 2), align 4, !tbaa !104
  %14 = srem i32 %6, 7
  %15 = add nsw i32 %14, 11
  %16 = srem i32 %15, 7
  store i32 %16, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 6), align 4, !tbaa !105
  %17 = add nsw i32 %6, 719468
  %18 = sdiv i32 %17, 146097
  %19 = mul nsw i32 %18, -146097
  %20 = add nsw i32 %19, %17
  %21 = sdiv i32 %20, -1460
  %22 = add i32 %21, %20
  %23 = sdiv i32 %20, 36524
  %24 = add nsw i32 %22, %23
  %25 = sdiv i32 %20, -146096
  %26 = add i32 %24, %25
  %27 = sdiv i32 %26, 365
  %28 = mul i32 %27, -365
  %29 = sdiv i32 %26, -1460
  %30 = sdiv i32 %26, 36500
  %31 = add i32 %29, %20
  %32 = add i32 %31, %30
  %33 = add i32 %32, %28
  %34 = mul nsw i32 %33, 5
  %35 = add nsw i32 %34, 2
  %36 = sdiv i32 %35, 153
  %37 = mul nsw i32 %36, 153
  %38 = add nsw i32 %37, 2
  %39 = sdiv i32 %38, -5
  %40 = add i32 %33, 1
  %41 = add i32 %40, %39
  store i32 %41, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 3), align 4, !tbaa !106
  %42 = add nsw i32 %36, 2
  %43 = icmp sgt i32 %34, 1527
  %44 = select i1 %43, i32 -12, i32 0
  %45 = add nsw i32 %42, %44
  store i32 %45, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 4), align 4, !tbaa !107
  %46 = mul nsw i32 %18, 400
  %47 = add nsw i32 %27, %46
  %48 = icmp slt i32 %45, 2
  %49 = zext i1 %48 to i32
  %50 = add nsw i32 %47, %49
  %51 = and i32 %50, 3
  %52 = icmp eq i32 %51, 0
  %53 = srem i32 %50, 100
  %54 = icmp ne i32 %53, 0
  %55 = srem i32 %50, 400
  %56 = icmp eq i32 %55, 0
  %57 = or i1 %54, %56
  %58 = and i1 %52, %57
  %59 = zext i1 %58 to i32
  %60 = add nsw i32 %50, -1900
  store i32 %60, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 5), align 4, !tbaa !108
  %61 = add nsw i32 %33, 59
  %62 = add nsw i32 %61, %59
  %63 = select i1 %58, i32 -366, i32 -365
  %64 = select i1 %48, i32 %63, i32 0
  %65 = add i32 %62, %64
  store i32 %65, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 7), align 4, !tbaa !109
  store i32 0, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 8), align 4, !tbaa !110
  store i32 0, i32* getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 9), align 4, !tbaa !111
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i8** getelementptr inbounds (%struct.date, %struct.date* @gmtime_buffer, i32 0, i32 10), align 4, !tbaa !112
  ret %struct.date* @gmtime_buffer
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local double @difftime(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = sub nsw i32 %0, %1
  %4 = sitofp i32 %3 to double
  ret double %4
}

; Function Attrs: nounwind uwtable
define dso_local i8* @asctime_r(%struct.date* nocapture noundef readonly %0, i8* noundef returned %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 6
  %4 = load i32, i32* %3, align 4, !tbaa !105
  %5 = mul nsw i32 %4, 3
  %6 = getelementptr inbounds [22 x i8], [22 x i8]* @day_names, i32 0, i32 %5
  %7 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 4
  %8 = load i32, i32* %7, align 4, !tbaa !107
  %9 = mul nsw i32 %8, 3
  %10 = getelementptr inbounds [37 x i8], [37 x i8]* @month_names, i32 0, i32 %9
  %11 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 3
  %12 = load i32, i32* %11, align 4, !tbaa !106
  %13 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 2
  %14 = load i32, i32* %13, align 4, !tbaa !104
  %15 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 1
  %16 = load i32, i32* %15, align 4, !tbaa !103
  %17 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 0
  %18 = load i32, i32* %17, align 4, !tbaa !101
  %19 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 5
  %20 = load i32, i32* %19, align 4, !tbaa !108
  %21 = add nsw i32 %20, 1900
  %22 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef %1, i32 noundef 26, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i32 0, i32 0), i8* noundef nonnull %6, i8* noundef nonnull %10, i32 noundef %12, i32 noundef %14, i32 noundef %16, i32 noundef %18, i32 noundef %21) #22
  ret i8* %1
}

declare i32 @snprintf(i8* noundef, i32 noundef, i8* noundef, ...) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i8* @ctime_r(i32* nocapture noundef readonly %0, i8* noundef returned %1) local_unnamed_addr #0 {
  %3 = load i32, i32* %0, align 4, !tbaa !63
  %4 = sdiv i32 %3, 86400
  %5 = srem i32 %3, 86400
  %6 = ashr i32 %5, 31
  %7 = add nsw i32 %6, %4
  %8 = icmp slt i32 %5, 0
  %9 = select i1 %8, i32 86400, i32 0
  %10 = add nsw i32 %9, %5
  %11 = srem i32 %10, 60
  %12 = sdiv i32 %10, 60
  %13 = srem i32 %12, 60
  %14 = sdiv i32 %10, 3600
  %15 = srem i32 %7, 7
  %16 = add nsw i32 %15, 11
  %17 = srem i32 %16, 7
  %18 = add nsw i32 %7, 719468
  %19 = sdiv i32 %18, 146097
  %20 = mul nsw i32 %19, -146097
  %21 = add nsw i32 %20, %18
  %22 = sdiv i32 %21, -1460
  %23 = add i32 %22, %21
  %24 = sdiv i32 %21, 36524
  %25 = add nsw i32 %23, %24
  %26 = sdiv i32 %21, -146096
  %27 = add i32 %25, %26
  %28 = sdiv i32 %27, 365
  %29 = mul i32 %28, -365
  %30 = sdiv i32 %27, -1460
  %31 = sdiv i32 %27, 36500
  %32 = add i32 %30, %21
  %33 = add i32 %32, %31
  %34 = add i32 %33, %29
  %35 = mul nsw i32 %34, 5
  %36 = add nsw i32 %35, 2
  %37 = sdiv i32 %36, 153
  %38 = mul nsw i32 %37, 153
  %39 = add nsw i32 %38, 2
  %40 = sdiv i32 %39, -5
  %41 = add i32 %34, 1
  %42 = add i32 %41, %40
  %43 = add nsw i32 %37, 2
  %44 = icmp sgt i32 %35, 1527
  %45 = select i1 %44, i32 -12, i32 0
  %46 = add nsw i32 %43, %45
  %47 = mul nsw i32 %19, 400
  %48 = add nsw i32 %28, %47
  %49 = icmp slt i32 %46, 2
  %50 = zext i1 %49 to i32
  %51 = add nsw i32 %48, %50
  %52 = mul nsw i32 %17, 3
  %53 = getelementptr inbounds [22 x i8], [22 x i8]* @day_names, i32 0, i32 %52
  %54 = mul nsw i32 %46, 3
  %55 = getelementptr inbounds [37 x i8], [37 x i8]* @month_names, i32 0, i32 %54
  %56 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef %1, i32 noundef 26, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i32 0, i32 0), i8* noundef nonnull %53, i8* noundef nonnull %55, i32 noundef %42, i32 noundef %14, i32 noundef %13, i32 noundef %11, i32 noundef %51) #22
  ret i8* %1
}

; Function Attrs: nounwind uwtable
define dso_local i8* @asctime(%struct.date* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 6
  %3 = load i32, i32* %2, align 4, !tbaa !105
  %4 = mul nsw i32 %3, 3
  %5 = getelementptr inbounds [22 x i8], [22 x i8]* @day_names, i32 0, i32 %4
  %6 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 4
  %7 = load i32, i32* %6, align 4, !tbaa !107
  %8 = mul nsw i32 %7, 3
  %9 = getelementptr inbounds [37 x i8], [37 x i8]* @month_names, i32 0, i32 %8
  %10 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 3
  %11 = load i32, i32* %10, align 4, !tbaa !106
  %12 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 2
  %13 = load i32, i32* %12, align 4, !tbaa !104
  %14 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 1
  %15 = load i32, i32* %14, align 4, !tbaa !103
  %16 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 0
  %17 = load i32, i32* %16, align 4, !tbaa !101
  %18 = getelementptr inbounds %struct.date, %struct.date* %0, i32 0, i32 5
  %19 = load i32, i32* %18, align 4, !tbaa !108
  %20 = add nsw i32 %19, 1900
  %21 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @asctime_buffer, i32 0, i32 0), i32 noundef 26, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i32 0, i32 0), i8* noundef nonnull %5, i8* noundef nonnull %9, i32 noundef %11, i32 noundef %13, i32 noundef %15, i32 noundef %17, i32 noundef %20) #22
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @asctime_buffer, i32 0, i32 0)
}

; Function Attrs: nounwind uwtable
define dso_local i8* @ctime(i32* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = load i32, i32* %0, align 4, !tbaa !63
  %3 = sdiv i32 %2, 86400
  %4 = srem i32 %2, 86400
  %5 = ashr i32 %4, 31
  %6 = add nsw i32 %5, %3
  %7 = icmp slt i32 %4, 0
  %8 = select i1 %7, i32 86400, i32 0
  %9 = add nsw i32 %8, %4
  %10 = srem i32 %9, 60
  %11 = sdiv i32 %9, 60
  %12 = srem i32 %11, 60
  %13 = sdiv i32 %9, 3600
  %14 = srem i32 %6, 7
  %15 = add nsw i32 %14, 11
  %16 = srem i32 %15, 7
  %17 = add nsw i32 %6, 719468
  %18 = sdiv i32 %17, 146097
  %19 = mul nsw i32 %18, -146097
  %20 = add nsw i32 %19, %17
  %21 = sdiv i32 %20, -1460
  %22 = add i32 %21, %20
  %23 = sdiv i32 %20, 36524
  %24 = add nsw i32 %22, %23
  %25 = sdiv i32 %20, -146096
  %26 = add i32 %24, %25
  %27 = sdiv i32 %26, 365
  %28 = mul i32 %27, -365
  %29 = sdiv i32 %26, -1460
  %30 = sdiv i32 %26, 36500
  %31 = add i32 %29, %20
  %32 = add i32 %31, %30
  %33 = add i32 %32, %28
  %34 = mul nsw i32 %33, 5
  %35 = add nsw i32 %34, 2
  %36 = sdiv i32 %35, 153
  %37 = mul nsw i32 %36, 153
  %38 = add nsw i32 %37, 2
  %39 = sdiv i32 %38, -5
  %40 = add i32 %33, 1
  %41 = add i32 %40, %39
  %42 = add nsw i32 %36, 2
  %43 = icmp sgt i32 %34, 1527
  %44 = select i1 %43, i32 -12, i32 0
  %45 = add nsw i32 %42, %44
  %46 = mul nsw i32 %18, 400
  %47 = add nsw i32 %27, %46
  %48 = icmp slt i32 %45, 2
  %49 = zext i1 %48 to i32
  %50 = add nsw i32 %47, %49
  %51 = mul nsw i32 %16, 3
  %52 = getelementptr inbounds [22 x i8], [22 x i8]* @day_names, i32 0, i32 %51
  %53 = mul nsw i32 %45, 3
  %54 = getelementptr inbounds [37 x i8], [37 x i8]* @month_names, i32 0, i32 %53
  %55 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @asctime_buffer, i32 0, i32 0), i32 noundef 26, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i32 0, i32 0), i8* noundef nonnull %52, i8* noundef nonnull %54, i32 noundef %41, i32 noundef %13, i32 noundef %12, i32 noundef %10, i32 noundef %50) #22
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @asctime_buffer, i32 0, i32 0)
}

; Function Attrs: nounwind uwtable
define dso_local i32 @strftime(i8* noundef %0, i32 noundef %1, i8* nocapture noundef readonly %2, %struct.date* nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = alloca [32 x i8], align 1
  %6 = load i8, i8* %2, align 1, !tbaa !14
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %109, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds [32 x i8], [32 x i8]* %5, i32 0, i32 0
  %10 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 5
  %11 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 4
  %12 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 6
  %13 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 2
  %14 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 1
  %15 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 2
  %16 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 1
  %17 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 0
  %18 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 4
  %19 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 3
  %20 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 7
  %21 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 0
  %22 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 1
  %23 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 2
  %24 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 3
  %25 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 3
  %26 = getelementptr inbounds %struct.date, %struct.date* %3, i32 0, i32 4
  br label %30

27:                                               ; preds = %106
  %28 = load i8, i8* %108, align 1, !tbaa !14
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %109, label %30, !llvm.loop !113

30:                                               ; preds = %8, %27
  %31 = phi i32 [ 0, %8 ], [ %107, %27 ]
  %32 = phi i8* [ %2, %8 ], [ %108, %27 ]
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %9) #23
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  %33 = load i8, i8* %32, align 1, !tbaa !14
  store i8 %33, i8* %9, align 1, !tbaa !14
  %34 = load i32, i32* %10, align 4, !tbaa !108
  %35 = add nsw i32 %34, 1900
  %36 = icmp eq i8 %33, 37
  br i1 %36, label %37, label %98

37:                                               ; preds = %30
  %38 = getelementptr inbounds i8, i8* %32, i32 1
  %39 = load i8, i8* %38, align 1, !tbaa !14
  %40 = sext i8 %39 to i32
  switch i32 %40, label %97 [
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
    i32 98, label %88
    i32 90, label %93
    i32 122, label %95
  ]

41:                                               ; preds = %37
  %42 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i32 0, i32 0), i32 noundef %35) #22
  br label %98

43:                                               ; preds = %37
  %44 = srem i32 %34, 100
  %45 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), i32 noundef %44) #22
  br label %98

46:                                               ; preds = %37
  %47 = load i32, i32* %26, align 4, !tbaa !107
  %48 = add nsw i32 %47, 1
  %49 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), i32 noundef %48) #22
  br label %98

50:                                               ; preds = %37
  %51 = load i32, i32* %25, align 4, !tbaa !106
  %52 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), i32 noundef %51) #22
  br label %98

53:                                               ; preds = %37
  %54 = load i32, i32* %24, align 4, !tbaa !106
  %55 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i32 0, i32 0), i32 noundef %54) #22
  br label %98

56:                                               ; preds = %37
  %57 = load i32, i32* %23, align 4, !tbaa !104
  %58 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), i32 noundef %57) #22
  br label %98

59:                                               ; preds = %37
  %60 = load i32, i32* %22, align 4, !tbaa !103
  %61 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), i32 noundef %60) #22
  br label %98

62:                                               ; preds = %37
  %63 = load i32, i32* %21, align 4, !tbaa !101
  %64 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), i32 noundef %63) #22
  br label %98

65:                                               ; preds = %37
  %66 = load i32, i32* %20, align 4, !tbaa !109
  %67 = add nsw i32 %66, 1
  %68 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i32 0, i32 0), i32 noundef %67) #22
  br label %98

69:                                               ; preds = %37
  %70 = load i32, i32* %18, align 4, !tbaa !107
  %71 = add nsw i32 %70, 1
  %72 = load i32, i32* %19, align 4, !tbaa !106
  %73 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i32 0, i32 0), i32 noundef %35, i32 noundef %71, i32 noundef %72) #22
  br label %98

74:                                               ; preds = %37
  %75 = load i32, i32* %15, align 4, !tbaa !104
  %76 = load i32, i32* %16, align 4, !tbaa !103
  %77 = load i32, i32* %17, align 4, !tbaa !101
  %78 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.9, i32 0, i32 0), i32 noundef %75, i32 noundef %76, i32 noundef %77) #22
  br label %98

79:                                               ; preds = %37
  %80 = load i32, i32* %13, align 4, !tbaa !104
  %81 = load i32, i32* %14, align 4, !tbaa !103
  %82 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.10, i32 0, i32 0), i32 noundef %80, i32 noundef %81) #22
  br label %98

83:                                               ; preds = %37
  %84 = load i32, i32* %12, align 4, !tbaa !105
  %85 = mul nsw i32 %84, 3
  %86 = getelementptr inbounds [22 x i8], [22 x i8]* @day_names, i32 0, i32 %85
  %87 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0), i8* noundef nonnull %86) #22
  br label %98

88:                                               ; preds = %37
  %89 = load i32, i32* %11, align 4, !tbaa !107
  %90 = mul nsw i32 %89, 3
  %91 = getelementptr inbounds [37 x i8], [37 x i8]* @month_names, i32 0, i32 %90
  %92 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0), i8* noundef nonnull %91) #22
  br label %98

93:                                               ; preds = %37
  %94 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0)) #22
  br label %98

95:                                               ; preds = %37
  %96 = call i32 (i8*, i32, i8*, ...) @snprintf(i8* noundef nonnull %9, i32 noundef 32, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.12, i32 0, i32 0)) #22
  br label %98

97:                                               ; preds = %37
  store i8 %39, i8* %9, align 1, !tbaa !14
  br label %98

98:                                               ; preds = %41, %43, %46, %50, %53, %56, %59, %62, %65, %69, %74, %79, %83, %88, %93, %95, %97, %30
  %99 = phi i8* [ %38, %97 ], [ %38, %95 ], [ %38, %93 ], [ %38, %88 ], [ %38, %83 ], [ %38, %79 ], [ %38, %74 ], [ %38, %69 ], [ %38, %65 ], [ %38, %62 ], [ %38, %59 ], [ %38, %56 ], [ %38, %53 ], [ %38, %50 ], [ %38, %46 ], [ %38, %43 ], [ %38, %41 ], [ %32, %30 ]
  %100 = phi i32 [ 1, %97 ], [ 5, %95 ], [ 3, %93 ], [ 3, %88 ], [ 3, %83 ], [ 5, %79 ], [ 8, %74 ], [ 10, %69 ], [ 3, %65 ], [ 2, %62 ], [ 2, %59 ], [ 2, %56 ], [ 2, %53 ], [ 2, %50 ], [ 2, %46 ], [ 2, %43 ], [ 4, %41 ], [ 1, %30 ]
  %101 = add i32 %100, %31
  %102 = icmp ult i32 %101, %1
  br i1 %102, label %103, label %106

103:                                              ; preds = %98
  %104 = getelementptr inbounds i8, i8* %0, i32 %31
  %105 = call i8* @memcpy(i8* noundef %104, i8* noundef nonnull %9, i32 noundef %100) #22
  br label %106

106:                                              ; preds = %98, %103
  %107 = phi i32 [ %101, %103 ], [ %31, %98 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %9) #23
  %108 = getelementptr inbounds i8, i8* %99, i32 1
  br i1 %102, label %27, label %114

109:                                              ; preds = %27, %4
  %110 = phi i32 [ 0, %4 ], [ %107, %27 ]
  %111 = icmp ult i32 %110, %1
  br i1 %111, label %112, label %114

112:                                              ; preds = %109
  %113 = getelementptr inbounds i8, i8* %0, i32 %110
  store i8 0, i8* %113, align 1, !tbaa !14
  br label %114

114:                                              ; preds = %106, %109, %112
  %115 = phi i32 [ %110, %112 ], [ %110, %109 ], [ 0, %106 ]
  ret i32 %115
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #16

; Function Attrs: nounwind uwtable
define dso_local i32 @strlcpy(i8* nocapture noundef writeonly %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @strlen(i8* noundef %1) #22
  br label %5

5:                                                ; preds = %16, %3
  %6 = phi i32 [ 0, %3 ], [ %9, %16 ]
  %7 = icmp eq i32 %6, %2
  br i1 %7, label %20, label %8

8:                                                ; preds = %5
  %9 = add i32 %6, 1
  %10 = icmp ult i32 %9, %2
  %11 = icmp ult i32 %6, %4
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %16

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, i8* %1, i32 %6
  %15 = load i8, i8* %14, align 1, !tbaa !14
  br label %16

16:                                               ; preds = %8, %13
  %17 = phi i8 [ %15, %13 ], [ 0, %8 ]
  %18 = getelementptr inbounds i8, i8* %0, i32 %6
  store i8 %17, i8* %18, align 1, !tbaa !14
  %19 = icmp eq i32 %6, %4
  br i1 %19, label %20, label %5, !llvm.loop !114

20:                                               ; preds = %16, %5
  ret i32 %4
}

declare i32 @strlen(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @strlcat(i8* nocapture noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %3, %10
  %6 = phi i32 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %0, i32 %6
  %8 = load i8, i8* %7, align 1, !tbaa !14
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i32 %6, 1
  %12 = icmp eq i32 %11, %2
  br i1 %12, label %13, label %5, !llvm.loop !115

13:                                               ; preds = %5, %10, %3
  %14 = phi i32 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %15 = getelementptr inbounds i8, i8* %0, i32 %14
  %16 = sub i32 %2, %14
  %17 = call i32 @strlen(i8* noundef %1) #22
  br label %18

18:                                               ; preds = %29, %13
  %19 = phi i32 [ 0, %13 ], [ %22, %29 ]
  %20 = icmp eq i32 %19, %16
  br i1 %20, label %33, label %21

21:                                               ; preds = %18
  %22 = add i32 %19, 1
  %23 = icmp ult i32 %22, %16
  %24 = icmp ult i32 %19, %17
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %29

26:                                               ; preds = %21
  %27 = getelementptr inbounds i8, i8* %1, i32 %19
  %28 = load i8, i8* %27, align 1, !tbaa !14
  br label %29

29:                                               ; preds = %26, %21
  %30 = phi i8 [ %28, %26 ], [ 0, %21 ]
  %31 = getelementptr inbounds i8, i8* %15, i32 %19
  store i8 %30, i8* %31, align 1, !tbaa !14
  %32 = icmp eq i32 %19, %17
  br i1 %32, label %33, label %18, !llvm.loop !114

33:                                               ; preds = %18, %29
  %34 = add i32 %17, %14
  ret i32 %34
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i8* @strcasestr(i8* noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = load i8, i8* %1, align 1, !tbaa !14
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
  %14 = load i8, i8* %11, align 1, !tbaa !14
  %15 = zext i8 %14 to i32
  %16 = add nsw i32 %15, -91
  %17 = icmp ult i32 %16, -26
  %18 = add nuw nsw i32 %15, 32
  %19 = select i1 %17, i32 %15, i32 %18
  %20 = icmp eq i32 %19, %9
  br i1 %20, label %21, label %41

21:                                               ; preds = %13, %26
  %22 = phi i32 [ %40, %26 ], [ 1, %13 ]
  %23 = getelementptr inbounds i8, i8* %1, i32 %22
  %24 = load i8, i8* %23, align 1, !tbaa !14
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %47, label %26, !llvm.loop !116

26:                                               ; preds = %21
  %27 = getelementptr inbounds i8, i8* %11, i32 %22
  %28 = load i8, i8* %27, align 1, !tbaa !14
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
  %40 = add i32 %22, 1
  br i1 %39, label %21, label %41, !llvm.loop !116

41:                                               ; preds = %26, %13
  %42 = phi i1 [ %4, %13 ], [ %25, %26 ]
  br i1 %42, label %47, label %43

43:                                               ; preds = %41
  %44 = load i8, i8* %11, align 1, !tbaa !14
  %45 = icmp eq i8 %44, 0
  %46 = select i1 %45, i8* null, i8* %12
  br label %47

47:                                               ; preds = %21, %10, %43, %41
  %48 = phi i8* [ %11, %41 ], [ %46, %43 ], [ %11, %10 ], [ %11, %21 ]
  %49 = phi i1 [ true, %41 ], [ %45, %43 ], [ true, %10 ], [ true, %21 ]
  %50 = getelementptr inbounds i8, i8* %11, i32 1
  br i1 %49, label %51, label %10, !llvm.loop !117

51:                                               ; preds = %47
  ret i8* %48
}

; Function Attrs: nounwind uwtable
define dso_local i8* @memmem(i8* noundef %0, i32 noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp ugt i32 %3, %1
  br i1 %5, label %15, label %9

6:                                                ; preds = %9
  %7 = add i32 %14, %3
  %8 = icmp ugt i32 %7, %1
  br i1 %8, label %15, label %9, !llvm.loop !118

9:                                                ; preds = %4, %6
  %10 = phi i32 [ %14, %6 ], [ 0, %4 ]
  %11 = getelementptr inbounds i8, i8* %0, i32 %10
  %12 = call i32 @memcmp(i8* noundef %11, i8* noundef %2, i32 noundef %3) #22
  %13 = icmp eq i32 %12, 0
  %14 = add i32 %10, 1
  br i1 %13, label %15, label %6

15:                                               ; preds = %6, %9, %4
  %16 = phi i8* [ null, %4 ], [ null, %6 ], [ %11, %9 ]
  ret i8* %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i8* @strerror_r(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i32 %0, 0
  %5 = select i1 %4, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)
  ret i8* %5
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__xpg_strerror_r(i32 noundef %0, i8* nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i32 %0, 0
  %5 = select i1 %4, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0)
  %6 = call i32 @strlen(i8* noundef %5) #22
  br label %7

7:                                                ; preds = %18, %3
  %8 = phi i32 [ 0, %3 ], [ %11, %18 ]
  %9 = icmp eq i32 %8, %2
  br i1 %9, label %22, label %10

10:                                               ; preds = %7
  %11 = add i32 %8, 1
  %12 = icmp ult i32 %11, %2
  %13 = icmp ult i32 %8, %6
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = getelementptr inbounds i8, i8* %5, i32 %8
  %17 = load i8, i8* %16, align 1, !tbaa !14
  br label %18

18:                                               ; preds = %15, %10
  %19 = phi i8 [ %17, %15 ], [ 0, %10 ]
  %20 = getelementptr inbounds i8, i8* %1, i32 %8
  store i8 %19, i8* %20, align 1, !tbaa !14
  %21 = icmp eq i32 %8, %6
  br i1 %21, label %22, label %7, !llvm.loop !114

22:                                               ; preds = %7, %18
  %23 = icmp ult i32 %6, %2
  %24 = select i1 %23, i32 0, i32 34
  ret i32 %24
}

; Function Attrs: nounwind uwtable
define dso_local i64 @strtoimax(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  store i32 0, i32* %5, align 4, !tbaa !22
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #22
  %9 = load i32, i32* %4, align 4, !tbaa !22
  %10 = sext i32 %9 to i64
  %11 = add i64 %10, 9223372036854775807
  %12 = load i32, i32* %5, align 4, !tbaa !22
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__errno_location() #22
  store i32 34, i32* %17, align 4, !tbaa !22
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = icmp eq i32 %9, 0
  %21 = sub i64 0, %19
  %22 = select i1 %20, i64 %19, i64 %21
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i64 %22
}

; Function Attrs: nounwind uwtable
define dso_local i64 @strtoumax(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  store i32 0, i32* %5, align 4, !tbaa !22
  %8 = call fastcc i64 @number(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5) #22
  %9 = load i32, i32* %5, align 4, !tbaa !22
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__errno_location() #22
  store i32 34, i32* %12, align 4, !tbaa !22
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4, !tbaa !22
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %11, %13
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i64 %19
}

; Function Attrs: nounwind uwtable
define dso_local i32 @vasprintf(i8** nocapture noundef writeonly %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8*, align 4
  %5 = alloca i8*, align 4
  store i8* %2, i8** %4, align 4, !tbaa !6
  %6 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  %7 = bitcast i8** %4 to i8*
  call void @llvm.va_copy(i8* nonnull %6, i8* nonnull %7)
  %8 = load i8*, i8** %5, align 4, !tbaa !6
  %9 = call i32 @vsnprintf(i8* noundef null, i32 noundef 0, i8* noundef %1, i8* noundef %8) #22
  call void @llvm.va_end(i8* %6)
  %10 = add nsw i32 %9, 1
  %11 = call i8* @malloc(i32 noundef %10) #22
  store i8* %11, i8** %0, align 4, !tbaa !6
  %12 = icmp eq i8* %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %3
  %14 = load i8*, i8** %4, align 4, !tbaa !6
  %15 = call i32 @vsnprintf(i8* noundef nonnull %11, i32 noundef %10, i8* noundef %1, i8* noundef %14) #22
  br label %16

16:                                               ; preds = %3, %13
  %17 = phi i32 [ %15, %13 ], [ -1, %3 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i32 %17
}

declare i32 @vsnprintf(i8* noundef, i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @asprintf(i8** nocapture noundef writeonly %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca i8*, align 4
  %4 = alloca i8*, align 4
  %5 = alloca i8*, align 4
  %6 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  call void @llvm.va_start(i8* nonnull %6)
  %7 = load i8*, i8** %5, align 4, !tbaa !6
  %8 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8)
  store i8* %7, i8** %3, align 4, !tbaa !6
  %9 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #23
  call void @llvm.va_copy(i8* nonnull %9, i8* nonnull %8) #23
  %10 = load i8*, i8** %4, align 4, !tbaa !6
  %11 = call i32 @vsnprintf(i8* noundef null, i32 noundef 0, i8* noundef %1, i8* noundef %10) #22
  call void @llvm.va_end(i8* %9) #23
  %12 = add nsw i32 %11, 1
  %13 = call i8* @malloc(i32 noundef %12) #22
  store i8* %13, i8** %0, align 4, !tbaa !6
  %14 = icmp eq i8* %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %2
  %16 = load i8*, i8** %3, align 4, !tbaa !6
  %17 = call i32 @vsnprintf(i8* noundef nonnull %13, i32 noundef %12, i8* noundef %1, i8* noundef %16) #22
  br label %18

18:                                               ; preds = %2, %15
  %19 = phi i32 [ %17, %15 ], [ -1, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8)
  call void @llvm.va_end(i8* %6)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define dso_local double @drand48() local_unnamed_addr #0 {
  %1 = call i32 @rand() #22
  %2 = sitofp i32 %1 to double
  %3 = fmul double %2, 0x3E00000000000000
  ret double %3
}

declare i32 @rand() local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local double @erand48(i16* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = call i32 @rand() #22
  %3 = sitofp i32 %2 to double
  %4 = fmul double %3, 0x3E00000000000000
  ret double %4
}

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn writeonly
define dso_local double @modf(double noundef %0, double* nocapture noundef writeonly %1) local_unnamed_addr #17 {
  %3 = call double @llvm.trunc.f64(double %0)
  store double %3, double* %1, align 4, !tbaa !46
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
  br i1 %14, label %4, label %15, !llvm.loop !119

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
  br i1 %28, label %21, label %29, !llvm.loop !120

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
  br i1 %14, label %4, label %15, !llvm.loop !119

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
  br i1 %28, label %21, label %29, !llvm.loop !120

29:                                               ; preds = %21, %15
  %30 = phi double [ %16, %15 ], [ %24, %21 ]
  ret double %30
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local double @frexp(double noundef %0, i32* nocapture noundef %1) local_unnamed_addr #9 {
  store i32 0, i32* %1, align 4, !tbaa !22
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
  %12 = load i32, i32* %1, align 4, !tbaa !22
  br label %21

13:                                               ; preds = %21
  store i32 %25, i32* %1, align 4, !tbaa !22
  br label %14

14:                                               ; preds = %13, %7
  %15 = phi double [ %24, %13 ], [ %0, %7 ]
  %16 = fcmp olt double %15, 5.000000e-01
  %17 = fcmp ogt double %15, -5.000000e-01
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %38

19:                                               ; preds = %14
  %20 = load i32, i32* %1, align 4, !tbaa !22
  br label %29

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %12, %11 ], [ %25, %21 ]
  %23 = phi double [ %0, %11 ], [ %24, %21 ]
  %24 = fmul double %23, 5.000000e-01
  %25 = add nsw i32 %22, 1
  %26 = fcmp oge double %24, 1.000000e+00
  %27 = fcmp ole double %24, -1.000000e+00
  %28 = or i1 %26, %27
  br i1 %28, label %21, label %13, !llvm.loop !121

29:                                               ; preds = %19, %29
  %30 = phi i32 [ %20, %19 ], [ %33, %29 ]
  %31 = phi double [ %15, %19 ], [ %32, %29 ]
  %32 = fmul double %31, 2.000000e+00
  %33 = add nsw i32 %30, -1
  %34 = fcmp olt double %32, 5.000000e-01
  %35 = fcmp ogt double %32, -5.000000e-01
  %36 = and i1 %34, %35
  br i1 %36, label %29, label %37, !llvm.loop !122

37:                                               ; preds = %29
  store i32 %33, i32* %1, align 4, !tbaa !22
  br label %38

38:                                               ; preds = %14, %37, %2
  %39 = phi double [ %0, %2 ], [ %32, %37 ], [ %15, %14 ]
  ret double %39
}

; Function Attrs: nounwind uwtable
define dso_local void @sincos(double noundef %0, double* nocapture noundef writeonly %1, double* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call double @sin(double noundef %0) #22
  store double %4, double* %1, align 4, !tbaa !46
  %5 = call double @cos(double noundef %0) #22
  store double %5, double* %2, align 4, !tbaa !46
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
  call void @__heddle_sample() #22
  %1 = call i32 @heddle_choose(i32 noundef 2) #22
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_getschedparam(i32 noundef %0, i32* nocapture noundef writeonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !22
  store i32 0, i32* %2, align 4, !tbaa !22
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_attr_getschedparam(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 0, i32* %1, align 4, !tbaa !22
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define dso_local i32 @pthread_attr_getguardsize(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #12 {
  store i32 4096, i32* %1, align 4, !tbaa !63
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_getname_np(i32 noundef %0, i8* nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @strlen(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0)) #22
  br label %5

5:                                                ; preds = %16, %3
  %6 = phi i32 [ 0, %3 ], [ %9, %16 ]
  %7 = icmp eq i32 %6, %2
  br i1 %7, label %20, label %8

8:                                                ; preds = %5
  %9 = add i32 %6, 1
  %10 = icmp ult i32 %9, %2
  %11 = icmp ult i32 %6, %4
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %16

13:                                               ; preds = %8
  %14 = getelementptr inbounds [7 x i8], [7 x i8]* @.str.13, i32 0, i32 %6
  %15 = load i8, i8* %14, align 1, !tbaa !14
  br label %16

16:                                               ; preds = %13, %8
  %17 = phi i8 [ %15, %13 ], [ 0, %8 ]
  %18 = getelementptr inbounds i8, i8* %1, i32 %6
  store i8 %17, i8* %18, align 1, !tbaa !14
  %19 = icmp eq i32 %6, %4
  br i1 %19, label %20, label %5, !llvm.loop !114

20:                                               ; preds = %5, %16
  %21 = icmp ult i32 %4, %2
  %22 = select i1 %21, i32 0, i32 34
  ret i32 %22
}

; Function Attrs: nofree norecurse nosync nounwind uwtable writeonly
define dso_local i32 @sched_getaffinity(i32 noundef %0, i32 noundef %1, i8* nocapture noundef writeonly %2) local_unnamed_addr #10 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %3, %5
  %6 = phi i32 [ %10, %5 ], [ 0, %3 ]
  %7 = icmp eq i32 %6, 0
  %8 = zext i1 %7 to i8
  %9 = getelementptr inbounds i8, i8* %2, i32 %6
  store i8 %8, i8* %9, align 1, !tbaa !14
  %10 = add nuw i32 %6, 1
  %11 = icmp eq i32 %10, %1
  br i1 %11, label %12, label %5, !llvm.loop !123

12:                                               ; preds = %5, %3
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind uwtable writeonly
define dso_local i32 @pthread_getaffinity_np(i32 noundef %0, i32 noundef %1, i8* nocapture noundef writeonly %2) local_unnamed_addr #10 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %3, %5
  %6 = phi i32 [ %10, %5 ], [ 0, %3 ]
  %7 = icmp eq i32 %6, 0
  %8 = zext i1 %7 to i8
  %9 = getelementptr inbounds i8, i8* %2, i32 %6
  store i8 %8, i8* %9, align 1, !tbaa !14
  %10 = add nuw i32 %6, 1
  %11 = icmp eq i32 %10, %1
  br i1 %11, label %12, label %5, !llvm.loop !123

12:                                               ; preds = %5, %3
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @gethostname(i8* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = call i32 @strlen(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.14, i32 0, i32 0)) #22
  br label %4

4:                                                ; preds = %15, %2
  %5 = phi i32 [ 0, %2 ], [ %8, %15 ]
  %6 = icmp eq i32 %5, %1
  br i1 %6, label %19, label %7

7:                                                ; preds = %4
  %8 = add i32 %5, 1
  %9 = icmp ult i32 %8, %1
  %10 = icmp ult i32 %5, %3
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %15

12:                                               ; preds = %7
  %13 = getelementptr inbounds [5 x i8], [5 x i8]* @.str.14, i32 0, i32 %5
  %14 = load i8, i8* %13, align 1, !tbaa !14
  br label %15

15:                                               ; preds = %12, %7
  %16 = phi i8 [ %14, %12 ], [ 0, %7 ]
  %17 = getelementptr inbounds i8, i8* %0, i32 %5
  store i8 %16, i8* %17, align 1, !tbaa !14
  %18 = icmp eq i32 %5, %3
  br i1 %18, label %19, label %4, !llvm.loop !114

19:                                               ; preds = %4, %15
  %20 = icmp uge i32 %3, %1
  %21 = sext i1 %20 to i32
  ret i32 %21
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i64 @__mulsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr #6 {
  %5 = fneg float %1
  %6 = fmul float %5, %3
  %7 = call float @llvm.fmuladd.f32(float %0, float %2, float %6)
  %8 = fmul float %1, %2
  %9 = call float @llvm.fmuladd.f32(float %0, float %3, float %8)
  %10 = bitcast float %7 to i32
  %11 = bitcast float %9 to i32
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = zext i32 %10 to i64
  %15 = or i64 %13, %14
  ret i64 %15
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #18

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i64 @__divsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr #6 {
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
  %31 = bitcast float %29 to i32
  %32 = bitcast float %30 to i32
  %33 = zext i32 %32 to i64
  %34 = shl nuw i64 %33, 32
  %35 = zext i32 %31 to i64
  %36 = or i64 %34, %35
  ret i64 %36
}

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn writeonly
define dso_local void @__muldc3({ double, double }* noalias nocapture writeonly sret({ double, double }) align 4 %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4) local_unnamed_addr #17 {
  %6 = fneg double %2
  %7 = fmul double %6, %4
  %8 = call double @llvm.fmuladd.f64(double %1, double %3, double %7)
  %9 = fmul double %2, %3
  %10 = call double @llvm.fmuladd.f64(double %1, double %4, double %9)
  %11 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 0
  %12 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 1
  store double %8, double* %11, align 4
  store double %10, double* %12, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #18

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn writeonly
define dso_local void @__divdc3({ double, double }* noalias nocapture writeonly sret({ double, double }) align 4 %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4) local_unnamed_addr #17 {
  %6 = fcmp olt double %3, 0.000000e+00
  %7 = fneg double %3
  %8 = select i1 %6, double %7, double %3
  %9 = fcmp olt double %4, 0.000000e+00
  %10 = fneg double %4
  %11 = select i1 %9, double %10, double %4
  %12 = fcmp olt double %8, %11
  br i1 %12, label %13, label %21

13:                                               ; preds = %5
  %14 = fdiv double %3, %4
  %15 = call double @llvm.fmuladd.f64(double %3, double %14, double %4)
  %16 = call double @llvm.fmuladd.f64(double %1, double %14, double %2)
  %17 = fdiv double %16, %15
  %18 = fneg double %1
  %19 = call double @llvm.fmuladd.f64(double %2, double %14, double %18)
  %20 = fdiv double %19, %15
  br label %29

21:                                               ; preds = %5
  %22 = fdiv double %4, %3
  %23 = call double @llvm.fmuladd.f64(double %4, double %22, double %3)
  %24 = call double @llvm.fmuladd.f64(double %2, double %22, double %1)
  %25 = fdiv double %24, %23
  %26 = fneg double %1
  %27 = call double @llvm.fmuladd.f64(double %26, double %22, double %2)
  %28 = fdiv double %27, %23
  br label %29

29:                                               ; preds = %21, %13
  %30 = phi double [ %17, %13 ], [ %25, %21 ]
  %31 = phi double [ %20, %13 ], [ %28, %21 ]
  %32 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 0
  %33 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 1
  store double %30, double* %32, align 4
  store double %31, double* %33, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn writeonly
define dso_local void @__mulxc3({ x86_fp80, x86_fp80 }* noalias nocapture writeonly sret({ x86_fp80, x86_fp80 }) align 4 %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3, x86_fp80 noundef %4) local_unnamed_addr #17 {
  %6 = fneg x86_fp80 %2
  %7 = fmul x86_fp80 %6, %4
  %8 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %1, x86_fp80 %3, x86_fp80 %7)
  %9 = fmul x86_fp80 %2, %3
  %10 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %1, x86_fp80 %4, x86_fp80 %9)
  %11 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i32 0, i32 0
  %12 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i32 0, i32 1
  store x86_fp80 %8, x86_fp80* %11, align 4
  store x86_fp80 %10, x86_fp80* %12, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #18

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn writeonly
define dso_local void @__divxc3({ x86_fp80, x86_fp80 }* noalias nocapture writeonly sret({ x86_fp80, x86_fp80 }) align 4 %0, x86_fp80 noundef %1, x86_fp80 noundef %2, x86_fp80 noundef %3, x86_fp80 noundef %4) local_unnamed_addr #17 {
  %6 = fcmp olt x86_fp80 %3, 0xK00000000000000000000
  %7 = fneg x86_fp80 %3
  %8 = select i1 %6, x86_fp80 %7, x86_fp80 %3
  %9 = fcmp olt x86_fp80 %4, 0xK00000000000000000000
  %10 = fneg x86_fp80 %4
  %11 = select i1 %9, x86_fp80 %10, x86_fp80 %4
  %12 = fcmp olt x86_fp80 %8, %11
  br i1 %12, label %13, label %21

13:                                               ; preds = %5
  %14 = fdiv x86_fp80 %3, %4
  %15 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %3, x86_fp80 %14, x86_fp80 %4)
  %16 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %1, x86_fp80 %14, x86_fp80 %2)
  %17 = fdiv x86_fp80 %16, %15
  %18 = fneg x86_fp80 %1
  %19 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %2, x86_fp80 %14, x86_fp80 %18)
  %20 = fdiv x86_fp80 %19, %15
  br label %29

21:                                               ; preds = %5
  %22 = fdiv x86_fp80 %4, %3
  %23 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %4, x86_fp80 %22, x86_fp80 %3)
  %24 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %2, x86_fp80 %22, x86_fp80 %1)
  %25 = fdiv x86_fp80 %24, %23
  %26 = fneg x86_fp80 %1
  %27 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %26, x86_fp80 %22, x86_fp80 %2)
  %28 = fdiv x86_fp80 %27, %23
  br label %29

29:                                               ; preds = %21, %13
  %30 = phi x86_fp80 [ %17, %13 ], [ %25, %21 ]
  %31 = phi x86_fp80 [ %20, %13 ], [ %28, %21 ]
  %32 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i32 0, i32 0
  %33 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i32 0, i32 1
  store x86_fp80 %30, x86_fp80* %32, align 4
  store x86_fp80 %31, x86_fp80* %33, align 4
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @raise(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -65
  %3 = icmp ult i32 %2, -64
  br i1 %3, label %15, label %4

4:                                                ; preds = %1
  %5 = load i64, i64* @blocked, align 8, !tbaa !57
  %6 = add nsw i32 %0, -1
  %7 = zext i32 %6 to i64
  %8 = shl i64 1, %7
  %9 = and i64 %5, %8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %4
  %12 = load i64, i64* @pending, align 8, !tbaa !57
  %13 = or i64 %12, %8
  store i64 %13, i64* @pending, align 8, !tbaa !57
  br label %15

14:                                               ; preds = %4
  call fastcc void @deliver(i32 noundef %0) #25
  br label %15

15:                                               ; preds = %11, %14, %1
  %16 = phi i32 [ -1, %1 ], [ 0, %14 ], [ 0, %11 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(i32 noundef %0) unnamed_addr #0 {
  %2 = alloca [32 x i32], align 4
  %3 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i32 0, i32 %0, i32 0
  %4 = load void (i32)*, void (i32)** %3, align 4, !tbaa.struct !124
  %5 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i32 0, i32 %0, i32 2
  %6 = load i32, i32* %5, align 4, !tbaa.struct !125
  %7 = ptrtoint void (i32)* %4 to i32
  switch i32 %7, label %12 [
    i32 1, label %55
    i32 0, label %8
  ]

8:                                                ; preds = %1
  switch i32 %0, label %10 [
    i32 28, label %55
    i32 23, label %55
    i32 18, label %55
    i32 17, label %55
    i32 6, label %9
  ]

9:                                                ; preds = %8
  call void @abort() #24
  unreachable

10:                                               ; preds = %8
  %11 = add nsw i32 %0, 128
  call void @_exit(i32 noundef %11) #24
  unreachable

12:                                               ; preds = %1
  %13 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i32 0, i32 %0, i32 1, i32 1
  %14 = load i32, i32* %13, align 4, !tbaa.struct !126
  %15 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i32 0, i32 %0, i32 1, i32 0
  %16 = load i32, i32* %15, align 4, !tbaa.struct !127
  %17 = load i64, i64* @blocked, align 8, !tbaa !57
  %18 = zext i32 %16 to i64
  %19 = zext i32 %14 to i64
  %20 = shl nuw i64 %19, 32
  %21 = and i32 %6, 1073741824
  %22 = icmp eq i32 %21, 0
  %23 = add nsw i32 %0, -1
  %24 = zext i32 %23 to i64
  %25 = shl i64 1, %24
  %26 = select i1 %22, i64 %25, i64 0
  %27 = or i64 %26, %18
  %28 = or i64 %27, %20
  %29 = or i64 %28, %17
  store i64 %29, i64* @blocked, align 8, !tbaa !57
  %30 = and i32 %6, 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %36, label %32

32:                                               ; preds = %12
  %33 = bitcast [32 x i32]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %33) #23
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(128) %33, i8 0, i64 128, i1 false)
  %34 = getelementptr inbounds [32 x i32], [32 x i32]* %2, i32 0, i32 0
  store i32 %0, i32* %34, align 4, !tbaa !22
  %35 = bitcast void (i32)* %4 to void (i32, i8*, i8*)*
  call void %35(i32 noundef %0, i8* noundef nonnull %33, i8* noundef null) #22
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %33) #23
  br label %37

36:                                               ; preds = %12
  call void %4(i32 noundef %0) #22
  br label %37

37:                                               ; preds = %36, %32
  store i64 %17, i64* @blocked, align 8, !tbaa !57
  br label %38

38:                                               ; preds = %37, %52
  %39 = phi i32 [ 1, %37 ], [ %53, %52 ]
  %40 = load i64, i64* @pending, align 8, !tbaa !57
  %41 = add nsw i32 %39, -1
  %42 = zext i32 %41 to i64
  %43 = shl i64 1, %42
  %44 = load i64, i64* @blocked, align 8, !tbaa !57
  %45 = xor i64 %44, -1
  %46 = and i64 %40, %45
  %47 = and i64 %46, %43
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %52, label %49

49:                                               ; preds = %38
  %50 = xor i64 %43, -1
  %51 = and i64 %40, %50
  store i64 %51, i64* @pending, align 8, !tbaa !57
  call fastcc void @deliver(i32 noundef %39) #22
  br label %52

52:                                               ; preds = %49, %38
  %53 = add nuw nsw i32 %39, 1
  %54 = icmp eq i32 %53, 65
  br i1 %54, label %55, label %38, !llvm.loop !128

55:                                               ; preds = %52, %8, %8, %8, %8, %1
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @kill(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp ugt i32 %1, 64
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = call i32* @__errno_location() #22
  store i32 22, i32* %5, align 4, !tbaa !22
  br label %23

6:                                                ; preds = %2
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %23, label %8

8:                                                ; preds = %6
  %9 = load i64, i64* @blocked, align 8, !tbaa !57
  %10 = add nsw i32 %1, -1
  %11 = zext i32 %10 to i64
  %12 = shl i64 1, %11
  %13 = and i64 %9, %12
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %20, label %15

15:                                               ; preds = %8
  call void @heddle_atomic_begin() #22
  %16 = load i64, i64* @process_pending, align 8, !tbaa !57
  %17 = or i64 %16, %12
  store i64 %17, i64* @process_pending, align 8, !tbaa !57
  %18 = atomicrmw add i32* @signals_sent, i32 1 seq_cst, align 4
  call void @heddle_atomic_end() #22
  %19 = call i32 @__heddle_futex_wake(i32* noundef nonnull @signals_sent, i32 noundef 64) #22
  br label %23

20:                                               ; preds = %8
  br i1 icmp ne (i32 (i8*, i8*, i8* (i8*)*, i8*)* @pthread_create, i32 (i8*, i8*, i8* (i8*)*, i8*)* null), label %21, label %22

21:                                               ; preds = %20
  call void @__heddle_sample() #22
  br label %22

22:                                               ; preds = %21, %20
  call fastcc void @deliver(i32 noundef %1) #25
  br label %23

23:                                               ; preds = %6, %22, %15, %4
  %24 = phi i32 [ -1, %4 ], [ 0, %15 ], [ 0, %22 ], [ 0, %6 ]
  ret i32 %24
}

declare extern_weak i32 @pthread_create(i8* noundef, i8* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_kill(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = icmp ugt i32 %1, 64
  br i1 %4, label %36, label %5

5:                                                ; preds = %2
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %36, label %7

7:                                                ; preds = %5
  %8 = call i32 @pthread_self() #22
  %9 = icmp eq i32 %8, %0
  br i1 %9, label %10, label %24

10:                                               ; preds = %7
  %11 = add i32 %1, -65
  %12 = icmp ult i32 %11, -64
  br i1 %12, label %36, label %13

13:                                               ; preds = %10
  %14 = load i64, i64* @blocked, align 8, !tbaa !57
  %15 = add nsw i32 %1, -1
  %16 = zext i32 %15 to i64
  %17 = shl i64 1, %16
  %18 = and i64 %14, %17
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %13
  %21 = load i64, i64* @pending, align 8, !tbaa !57
  %22 = or i64 %21, %17
  store i64 %22, i64* @pending, align 8, !tbaa !57
  br label %36

23:                                               ; preds = %13
  call fastcc void @deliver(i32 noundef %1) #22
  br label %36

24:                                               ; preds = %7
  %25 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %25) #23
  call void @__heddle_sample() #22
  br i1 icmp ne (i32 (i8*, i8*, i8* (i8*)*, i8*)* @pthread_create, i32 (i8*, i8*, i8* (i8*)*, i8*)* null), label %26, label %31

26:                                               ; preds = %24
  %27 = inttoptr i32 %1 to i8*
  %28 = call i32 @pthread_create(i8* noundef nonnull %25, i8* noundef null, i8* (i8*)* noundef nonnull @signalled, i8* noundef nonnull %27) #22
  %29 = load i32, i32* %3, align 4, !tbaa !63
  %30 = call i32 @pthread_detach(i32 noundef %29) #22
  br label %35

31:                                               ; preds = %24
  %32 = call i32 @heddle_choose(i32 noundef 2) #22
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  call fastcc void @deliver(i32 noundef %1) #22
  br label %35

35:                                               ; preds = %26, %31, %34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %25) #23
  br label %36

36:                                               ; preds = %23, %20, %10, %5, %2, %35
  %37 = phi i32 [ 0, %35 ], [ 22, %2 ], [ 0, %5 ], [ -1, %10 ], [ 0, %23 ], [ 0, %20 ]
  ret i32 %37
}

declare i32 @pthread_self() local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @alarm(i32 noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %15, label %4

4:                                                ; preds = %1
  %5 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #23
  call void @__heddle_sample() #22
  br i1 icmp ne (i32 (i8*, i8*, i8* (i8*)*, i8*)* @pthread_create, i32 (i8*, i8*, i8* (i8*)*, i8*)* null), label %6, label %10

6:                                                ; preds = %4
  %7 = call i32 @pthread_create(i8* noundef nonnull %5, i8* noundef null, i8* (i8*)* noundef nonnull @signalled, i8* noundef nonnull inttoptr (i32 14 to i8*)) #22
  %8 = load i32, i32* %2, align 4, !tbaa !63
  %9 = call i32 @pthread_detach(i32 noundef %8) #22
  br label %14

10:                                               ; preds = %4
  %11 = call i32 @heddle_choose(i32 noundef 2) #22
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call fastcc void @deliver(i32 noundef 14) #22
  br label %14

14:                                               ; preds = %6, %10, %13
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #23
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
  %8 = call i32* @__errno_location() #22
  store i32 22, i32* %8, align 4, !tbaa !22
  br label %22

9:                                                ; preds = %6
  call void @heddle_atomic_begin() #22
  %10 = icmp eq %struct.action* %2, null
  br i1 %10, label %15, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i32 0, i32 %0
  %13 = bitcast %struct.action* %2 to i8*
  %14 = bitcast %struct.action* %12 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* noundef nonnull align 4 dereferenceable(140) %13, i8* noundef nonnull align 4 dereferenceable(140) %14, i32 140, i1 false), !tbaa.struct !124
  br label %15

15:                                               ; preds = %11, %9
  %16 = icmp eq %struct.action* %1, null
  br i1 %16, label %21, label %17

17:                                               ; preds = %15
  %18 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i32 0, i32 %0
  %19 = bitcast %struct.action* %18 to i8*
  %20 = bitcast %struct.action* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* noundef nonnull align 4 dereferenceable(140) %19, i8* noundef nonnull align 4 dereferenceable(140) %20, i32 140, i1 false), !tbaa.struct !124
  br label %21

21:                                               ; preds = %17, %15
  call void @heddle_atomic_end() #22
  br label %22

22:                                               ; preds = %21, %7
  %23 = phi i32 [ -1, %7 ], [ 0, %21 ]
  ret i32 %23
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
  %7 = call i32* @__errno_location() #22
  store i32 22, i32* %7, align 4, !tbaa !22
  br label %13

8:                                                ; preds = %5
  call void @heddle_atomic_begin() #22
  %9 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i32 0, i32 %0, i32 0
  %10 = load void (i32)*, void (i32)** %9, align 4, !tbaa.struct !124
  %11 = getelementptr inbounds [65 x %struct.action], [65 x %struct.action]* @actions, i32 0, i32 %0, i32 1
  %12 = bitcast [32 x i32]* %11 to i8*
  store void (i32)* %1, void (i32)** %9, align 4, !tbaa.struct !124
  call void @llvm.memset.p0i8.i32(i8* noundef nonnull align 4 dereferenceable(136) %12, i8 0, i32 136, i1 false)
  call void @heddle_atomic_end() #22
  br label %13

13:                                               ; preds = %6, %8
  %14 = phi void (i32)* [ inttoptr (i32 -1 to void (i32)*), %6 ], [ %10, %8 ]
  ret void (i32)* %14
}

; Function Attrs: nounwind uwtable
define dso_local i32 @pthread_sigmask(i32 noundef %0, i32* noundef readonly %1, i32* noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp eq i32* %2, null
  br i1 %4, label %16, label %11

5:                                                ; preds = %11
  %6 = load i64, i64* @blocked, align 8, !tbaa !57
  %7 = trunc i64 %6 to i32
  store i32 %7, i32* %2, align 4, !tbaa !63
  %8 = lshr i64 %6, 32
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds i32, i32* %2, i32 1
  store i32 %9, i32* %10, align 4, !tbaa !63
  br label %16

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %14, %11 ], [ 0, %3 ]
  %13 = getelementptr inbounds i32, i32* %2, i32 %12
  store i32 0, i32* %13, align 4, !tbaa !63
  %14 = add nuw nsw i32 %12, 1
  %15 = icmp eq i32 %14, 32
  br i1 %15, label %5, label %11, !llvm.loop !129

16:                                               ; preds = %5, %3
  %17 = icmp eq i32* %1, null
  br i1 %17, label %64, label %18

18:                                               ; preds = %16
  %19 = load i32, i32* %1, align 4, !tbaa !63
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds i32, i32* %1, i32 1
  %22 = load i32, i32* %21, align 4, !tbaa !63
  %23 = zext i32 %22 to i64
  %24 = shl nuw i64 %23, 32
  %25 = or i64 %24, %20
  switch i32 %0, label %33 [
    i32 0, label %26
    i32 1, label %29
  ]

26:                                               ; preds = %18
  %27 = load i64, i64* @blocked, align 8, !tbaa !57
  %28 = or i64 %27, %25
  br label %33

29:                                               ; preds = %18
  %30 = load i64, i64* @blocked, align 8, !tbaa !57
  %31 = xor i64 %25, -1
  %32 = and i64 %30, %31
  br label %33

33:                                               ; preds = %18, %29, %26
  %34 = phi i64 [ %28, %26 ], [ %32, %29 ], [ %25, %18 ]
  store i64 %34, i64* @blocked, align 8, !tbaa !57
  call void @heddle_atomic_begin() #22
  br i1 icmp ne (i32 (i8*, i8*, i8* (i8*)*, i8*)* @pthread_create, i32 (i8*, i8*, i8* (i8*)*, i8*)* null), label %35, label %39

35:                                               ; preds = %33
  %36 = load i64, i64* @blocked, align 8, !tbaa !57
  %37 = load i64, i64* @ever_blocked, align 8, !tbaa !57
  %38 = or i64 %37, %36
  store i64 %38, i64* @ever_blocked, align 8, !tbaa !57
  br label %39

39:                                               ; preds = %35, %33
  %40 = load i64, i64* @process_pending, align 8, !tbaa !57
  %41 = load i64, i64* @blocked, align 8, !tbaa !57
  %42 = xor i64 %41, -1
  %43 = and i64 %40, %42
  %44 = and i64 %41, %40
  store i64 %44, i64* @process_pending, align 8, !tbaa !57
  call void @heddle_atomic_end() #22
  %45 = load i64, i64* @pending, align 8, !tbaa !57
  %46 = or i64 %45, %43
  store i64 %46, i64* @pending, align 8, !tbaa !57
  br label %47

47:                                               ; preds = %61, %39
  %48 = phi i32 [ 1, %39 ], [ %62, %61 ]
  %49 = load i64, i64* @pending, align 8, !tbaa !57
  %50 = add nsw i32 %48, -1
  %51 = zext i32 %50 to i64
  %52 = shl i64 1, %51
  %53 = load i64, i64* @blocked, align 8, !tbaa !57
  %54 = xor i64 %53, -1
  %55 = and i64 %49, %54
  %56 = and i64 %55, %52
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %61, label %58

58:                                               ; preds = %47
  %59 = xor i64 %52, -1
  %60 = and i64 %49, %59
  store i64 %60, i64* @pending, align 8, !tbaa !57
  call fastcc void @deliver(i32 noundef %48) #22
  br label %61

61:                                               ; preds = %58, %47
  %62 = add nuw nsw i32 %48, 1
  %63 = icmp eq i32 %62, 65
  br i1 %63, label %64, label %47, !llvm.loop !128

64:                                               ; preds = %61, %16
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sigprocmask(i32 noundef %0, i32* noundef %1, i32* noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @pthread_sigmask(i32 noundef %0, i32* noundef %1, i32* noundef %2) #25
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind uwtable writeonly
define dso_local i32 @sigemptyset(i32* nocapture noundef writeonly %0) local_unnamed_addr #10 {
  br label %3

2:                                                ; preds = %3
  ret i32 0

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %6, %3 ]
  %5 = getelementptr inbounds i32, i32* %0, i32 %4
  store i32 0, i32* %5, align 4, !tbaa !63
  %6 = add nuw nsw i32 %4, 1
  %7 = icmp eq i32 %6, 32
  br i1 %7, label %2, label %3, !llvm.loop !130
}

; Function Attrs: nofree norecurse nosync nounwind uwtable writeonly
define dso_local i32 @sigfillset(i32* nocapture noundef writeonly %0) local_unnamed_addr #10 {
  br label %3

2:                                                ; preds = %3
  ret i32 0

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %6, %3 ]
  %5 = getelementptr inbounds i32, i32* %0, i32 %4
  store i32 -1, i32* %5, align 4, !tbaa !63
  %6 = add nuw nsw i32 %4, 1
  %7 = icmp eq i32 %6, 32
  br i1 %7, label %2, label %3, !llvm.loop !131
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @sigaddset(i32* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #13 {
  %3 = load i32, i32* %0, align 4, !tbaa !63
  %4 = getelementptr inbounds i32, i32* %0, i32 1
  %5 = load i32, i32* %4, align 4, !tbaa !63
  %6 = zext i32 %5 to i64
  %7 = shl nuw i64 %6, 32
  %8 = add nsw i32 %1, -1
  %9 = zext i32 %8 to i64
  %10 = shl i64 1, %9
  %11 = or i64 %10, %7
  %12 = trunc i64 %10 to i32
  %13 = or i32 %3, %12
  store i32 %13, i32* %0, align 4, !tbaa !63
  %14 = lshr i64 %11, 32
  %15 = trunc i64 %14 to i32
  store i32 %15, i32* %4, align 4, !tbaa !63
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local i32 @sigdelset(i32* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #13 {
  %3 = load i32, i32* %0, align 4, !tbaa !63
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i32, i32* %0, i32 1
  %6 = load i32, i32* %5, align 4, !tbaa !63
  %7 = zext i32 %6 to i64
  %8 = shl nuw i64 %7, 32
  %9 = or i64 %8, %4
  %10 = add nsw i32 %1, -1
  %11 = zext i32 %10 to i64
  %12 = shl i64 1, %11
  %13 = xor i64 %12, -1
  %14 = and i64 %9, %13
  %15 = trunc i64 %14 to i32
  store i32 %15, i32* %0, align 4, !tbaa !63
  %16 = lshr i64 %14, 32
  %17 = trunc i64 %16 to i32
  store i32 %17, i32* %5, align 4, !tbaa !63
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local i32 @sigismember(i32* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #19 {
  %3 = load i32, i32* %0, align 4, !tbaa !63
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i32, i32* %0, i32 1
  %6 = load i32, i32* %5, align 4, !tbaa !63
  %7 = zext i32 %6 to i64
  %8 = shl nuw i64 %7, 32
  %9 = or i64 %8, %4
  %10 = add nsw i32 %1, -1
  %11 = zext i32 %10 to i64
  %12 = lshr i64 %9, %11
  %13 = trunc i64 %12 to i32
  %14 = and i32 %13, 1
  ret i32 %14
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @sigpending(i32* nocapture noundef writeonly %0) local_unnamed_addr #9 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 0, %1 ], [ %5, %2 ]
  %4 = getelementptr inbounds i32, i32* %0, i32 %3
  store i32 0, i32* %4, align 4, !tbaa !63
  %5 = add nuw nsw i32 %3, 1
  %6 = icmp eq i32 %5, 32
  br i1 %6, label %7, label %2, !llvm.loop !130

7:                                                ; preds = %2
  %8 = load i64, i64* @pending, align 8, !tbaa !57
  %9 = load i64, i64* @process_pending, align 8, !tbaa !57
  %10 = or i64 %9, %8
  %11 = trunc i64 %10 to i32
  store i32 %11, i32* %0, align 4, !tbaa !63
  %12 = lshr i64 %10, 32
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds i32, i32* %0, i32 1
  store i32 %13, i32* %14, align 4, !tbaa !63
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sigwait(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i32, i32* %0, i32 1
  br label %4

4:                                                ; preds = %32, %2
  call void @heddle_atomic_begin() #22
  %5 = load atomic i32, i32* @signals_sent seq_cst, align 4, !tbaa !14
  %6 = load i64, i64* @pending, align 8, !tbaa !57
  %7 = load i64, i64* @process_pending, align 8, !tbaa !57
  %8 = or i64 %7, %6
  %9 = load i32, i32* %0, align 4, !tbaa !63
  %10 = zext i32 %9 to i64
  %11 = load i32, i32* %3, align 4, !tbaa !63
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = or i64 %13, %10
  %15 = and i64 %14, %8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %30, label %17

17:                                               ; preds = %4, %24
  %18 = phi i32 [ %25, %24 ], [ 1, %4 ]
  %19 = add nsw i32 %18, -1
  %20 = zext i32 %19 to i64
  %21 = shl i64 1, %20
  %22 = and i64 %21, %15
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %17
  %25 = add nuw nsw i32 %18, 1
  br i1 %16, label %30, label %17, !llvm.loop !132

26:                                               ; preds = %17
  %27 = xor i64 %21, -1
  %28 = and i64 %6, %27
  store i64 %28, i64* @pending, align 8, !tbaa !57
  %29 = and i64 %7, %27
  store i64 %29, i64* @process_pending, align 8, !tbaa !57
  call void @heddle_atomic_end() #22
  store i32 %18, i32* %1, align 4, !tbaa !22
  br label %32

30:                                               ; preds = %24, %4
  call void @heddle_atomic_end() #22
  %31 = call i32 @__heddle_futex_wait(i32* noundef nonnull @signals_sent, i32 noundef %5) #22
  br label %32

32:                                               ; preds = %30, %26
  br i1 %16, label %4, label %33

33:                                               ; preds = %32
  ret i32 0
}

declare i32 @__heddle_futex_wait(i32* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @syscall(i32 noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #23
  call void @llvm.va_start(i8* nonnull %3)
  switch i32 %0, label %52 [
    i32 240, label %4
    i32 224, label %49
    i32 20, label %53
  ]

4:                                                ; preds = %1
  %5 = load i8*, i8** %2, align 4
  %6 = getelementptr inbounds i8, i8* %5, i32 4
  store i8* %6, i8** %2, align 4
  %7 = bitcast i8* %5 to i32**
  %8 = load i32*, i32** %7, align 4
  %9 = getelementptr inbounds i8, i8* %5, i32 8
  store i8* %9, i8** %2, align 4
  %10 = bitcast i8* %6 to i32*
  %11 = load i32, i32* %10, align 4
  %12 = and i32 %11, 127
  %13 = getelementptr inbounds i8, i8* %5, i32 12
  store i8* %13, i8** %2, align 4
  %14 = bitcast i8* %9 to i32*
  %15 = load i32, i32* %14, align 4
  switch i32 %12, label %27 [
    i32 9, label %16
    i32 0, label %16
    i32 10, label %25
    i32 1, label %25
  ]

16:                                               ; preds = %4, %4
  %17 = getelementptr inbounds i8, i8* %5, i32 16
  store i8* %17, i8** %2, align 4
  %18 = bitcast i8* %13 to i8**
  %19 = load i8*, i8** %18, align 4
  %20 = icmp eq i8* %19, null
  br i1 %20, label %23, label %21

21:                                               ; preds = %16
  %22 = call i32 @__heddle_futex_timed_wait(i32* noundef %8, i32 noundef %15) #22
  br label %46

23:                                               ; preds = %16
  %24 = call i32 @__heddle_futex_wait(i32* noundef %8, i32 noundef %15) #22
  br label %46

25:                                               ; preds = %4, %4
  %26 = call i32 @__heddle_futex_wake(i32* noundef %8, i32 noundef %15) #22
  br label %46

27:                                               ; preds = %4
  %28 = add nsw i32 %12, -3
  %29 = icmp ult i32 %28, 2
  br i1 %29, label %30, label %45

30:                                               ; preds = %27
  %31 = icmp eq i32 %12, 4
  call void @__heddle_sample() #22
  br i1 %31, label %32, label %43

32:                                               ; preds = %30
  %33 = load i8*, i8** %2, align 4
  %34 = getelementptr inbounds i8, i8* %33, i32 8
  store i8* %34, i8** %2, align 4
  %35 = load atomic i32, i32* %8 seq_cst, align 4, !tbaa !14
  %36 = load i8*, i8** %2, align 4
  %37 = getelementptr inbounds i8, i8* %36, i32 4
  store i8* %37, i8** %2, align 4
  %38 = bitcast i8* %36 to i32*
  %39 = load i32, i32* %38, align 4
  %40 = icmp eq i32 %35, %39
  br i1 %40, label %43, label %41

41:                                               ; preds = %32
  %42 = call i32* @__errno_location() #22
  store i32 11, i32* %42, align 4, !tbaa !22
  br label %46

43:                                               ; preds = %32, %30
  %44 = call i32 @__heddle_futex_wake(i32* noundef %8, i32 noundef 1048576) #22
  br label %46

45:                                               ; preds = %27
  call void @__heddle_limit_an_operation_on_futexes_other_than_wait_wake_and_requeue() #22
  br label %46

46:                                               ; preds = %43, %45, %25, %23, %21, %41
  %47 = phi i32 [ -1, %41 ], [ %26, %25 ], [ %44, %43 ], [ -1, %45 ], [ %22, %21 ], [ %24, %23 ]
  %48 = phi i1 [ false, %41 ], [ true, %25 ], [ true, %43 ], [ true, %45 ], [ true, %21 ], [ true, %23 ]
  br i1 %48, label %53, label %55

49:                                               ; preds = %1
  %50 = call i32 @pthread_self() #22
  %51 = add i32 %50, 1
  br label %53

52:                                               ; preds = %1
  call void @__heddle_limit_a_system_call_that_is_not_known() #22
  br label %53

53:                                               ; preds = %1, %49, %52, %46
  %54 = phi i32 [ %47, %46 ], [ %51, %49 ], [ -1, %52 ], [ 1, %1 ]
  call void @llvm.va_end(i8* %3)
  br label %55

55:                                               ; preds = %46, %53
  %56 = phi i32 [ %54, %53 ], [ -1, %46 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #23
  ret i32 %56
}

declare i32 @__heddle_futex_timed_wait(i32* noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__heddle_futex_wake(i32* noundef, i32 noundef) local_unnamed_addr #1

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
  call void @heddle_atomic_begin() #22
  br label %4

4:                                                ; preds = %9, %2
  %5 = phi i32 [ 0, %2 ], [ %10, %9 ]
  %6 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %5, i32 0
  %7 = load i32, i32* %6, align 4, !tbaa !53
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i32 %5, 1
  %11 = icmp eq i32 %10, 64
  br i1 %11, label %15, label %4, !llvm.loop !133

12:                                               ; preds = %4
  store i32 1, i32* %6, align 4, !tbaa !53
  %13 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %5, i32 1
  store i32 %1, i32* %13, align 4, !tbaa !61
  %14 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %5, i32 3
  store i64 %3, i64* %14, align 4, !tbaa !56
  br label %15

15:                                               ; preds = %9, %12
  %16 = phi i32 [ %5, %12 ], [ 64, %9 ]
  call void @heddle_atomic_end() #22
  %17 = icmp eq i32 %16, 64
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  call void @__heddle_limit_more_than_64_pipes_and_event_counters() #22
  br label %19

19:                                               ; preds = %15, %18
  %20 = shl nuw nsw i32 %16, 1
  %21 = add nuw nsw i32 %20, 64
  ret i32 %21
}

; Function Attrs: nounwind uwtable
define dso_local i32 @pipe2(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #22
  br label %3

3:                                                ; preds = %8, %2
  %4 = phi i32 [ 0, %2 ], [ %9, %8 ]
  %5 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %4, i32 0
  %6 = load i32, i32* %5, align 4, !tbaa !53
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = add nuw nsw i32 %4, 1
  %10 = icmp eq i32 %9, 64
  br i1 %10, label %14, label %3, !llvm.loop !133

11:                                               ; preds = %3
  store i32 2, i32* %5, align 4, !tbaa !53
  %12 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %4, i32 1
  store i32 %1, i32* %12, align 4, !tbaa !61
  %13 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %4, i32 3
  store i64 0, i64* %13, align 4, !tbaa !56
  br label %14

14:                                               ; preds = %8, %11
  %15 = phi i32 [ %4, %11 ], [ 64, %8 ]
  call void @heddle_atomic_end() #22
  %16 = icmp eq i32 %15, 64
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  call void @__heddle_limit_more_than_64_pipes_and_event_counters() #22
  br label %18

18:                                               ; preds = %14, %17
  %19 = shl nuw nsw i32 %15, 1
  %20 = add nuw nsw i32 %19, 64
  store i32 %20, i32* %0, align 4, !tbaa !22
  %21 = add nuw nsw i32 %19, 65
  %22 = getelementptr inbounds i32, i32* %0, i32 1
  store i32 %21, i32* %22, align 4, !tbaa !22
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @pipe(i32* nocapture noundef writeonly %0) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #22
  br label %2

2:                                                ; preds = %7, %1
  %3 = phi i32 [ 0, %1 ], [ %8, %7 ]
  %4 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %3, i32 0
  %5 = load i32, i32* %4, align 4, !tbaa !53
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = add nuw nsw i32 %3, 1
  %9 = icmp eq i32 %8, 64
  br i1 %9, label %13, label %2, !llvm.loop !133

10:                                               ; preds = %2
  store i32 2, i32* %4, align 4, !tbaa !53
  %11 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %3, i32 1
  store i32 0, i32* %11, align 4, !tbaa !61
  %12 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %3, i32 3
  store i64 0, i64* %12, align 4, !tbaa !56
  br label %13

13:                                               ; preds = %7, %10
  %14 = phi i32 [ %3, %10 ], [ 64, %7 ]
  call void @heddle_atomic_end() #22
  %15 = icmp eq i32 %14, 64
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  call void @__heddle_limit_more_than_64_pipes_and_event_counters() #22
  br label %17

17:                                               ; preds = %13, %16
  %18 = shl nuw nsw i32 %14, 1
  %19 = add nuw nsw i32 %18, 64
  store i32 %19, i32* %0, align 4, !tbaa !22
  %20 = add nuw nsw i32 %18, 65
  %21 = getelementptr inbounds i32, i32* %0, i32 1
  store i32 %20, i32* %21, align 4, !tbaa !22
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @eventfd_read(i32 noundef %0, i64* noundef %1) local_unnamed_addr #0 {
  %3 = add i32 %0, -64
  %4 = icmp ult i32 %3, 128
  br i1 %4, label %5, label %12

5:                                                ; preds = %2
  %6 = sdiv i32 %3, 2
  %7 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %6
  %8 = getelementptr inbounds %struct.channel, %struct.channel* %7, i32 0, i32 0
  %9 = load i32, i32* %8, align 4, !tbaa !53
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, %struct.channel* null, %struct.channel* %7
  br label %12

12:                                               ; preds = %2, %5
  %13 = phi %struct.channel* [ null, %2 ], [ %11, %5 ]
  %14 = bitcast i64* %1 to i8*
  %15 = call fastcc i32 @channel_read(%struct.channel* noundef %13, i8* noundef %14, i32 noundef 8) #25
  %16 = icmp ne i32 %15, 8
  %17 = sext i1 %16 to i32
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define dso_local i32 @eventfd_write(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i64, align 8
  store i64 %1, i64* %3, align 8, !tbaa !57
  %4 = add i32 %0, -64
  %5 = icmp ult i32 %4, 128
  br i1 %5, label %6, label %13

6:                                                ; preds = %2
  %7 = sdiv i32 %4, 2
  %8 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %7
  %9 = getelementptr inbounds %struct.channel, %struct.channel* %8, i32 0, i32 0
  %10 = load i32, i32* %9, align 4, !tbaa !53
  %11 = icmp eq i32 %10, 0
  %12 = select i1 %11, %struct.channel* null, %struct.channel* %8
  br label %13

13:                                               ; preds = %2, %6
  %14 = phi %struct.channel* [ null, %2 ], [ %12, %6 ]
  %15 = bitcast i64* %3 to i8*
  %16 = call fastcc i32 @channel_write(%struct.channel* noundef %14, i8* noundef nonnull %15, i32 noundef 8) #25
  %17 = icmp ne i32 %16, 8
  %18 = sext i1 %17 to i32
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define dso_local i32 @close(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -64
  %3 = icmp ult i32 %2, 128
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = sdiv i32 %2, 2
  %6 = getelementptr inbounds [64 x %struct.channel], [64 x %struct.channel]* @channels, i32 0, i32 %5
  %7 = getelementptr inbounds %struct.channel, %struct.channel* %6, i32 0, i32 0
  %8 = load i32, i32* %7, align 4, !tbaa !53
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, %struct.channel* null, %struct.channel* %6
  br label %11

11:                                               ; preds = %1, %4
  %12 = phi %struct.channel* [ null, %1 ], [ %10, %4 ]
  %13 = icmp eq %struct.channel* %12, null
  br i1 %13, label %28, label %14

14:                                               ; preds = %11
  call void @heddle_atomic_begin() #22
  %15 = getelementptr inbounds %struct.channel, %struct.channel* %12, i32 0, i32 0
  %16 = load i32, i32* %15, align 4, !tbaa !53
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  store i32 0, i32* %15, align 4, !tbaa !53
  br label %24

19:                                               ; preds = %14
  %20 = and i32 %0, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds %struct.channel, %struct.channel* %12, i32 0, i32 6
  store i32 1, i32* %23, align 4, !tbaa !99
  br label %24

24:                                               ; preds = %19, %22, %18
  %25 = getelementptr inbounds %struct.channel, %struct.channel* %12, i32 0, i32 2
  %26 = atomicrmw add i32* %25, i32 1 seq_cst, align 4
  call void @heddle_atomic_end() #22
  %27 = call i32 @__heddle_futex_wake(i32* noundef nonnull %25, i32 noundef 1048576) #22
  br label %28

28:                                               ; preds = %11, %24
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
  br i1 %25, label %18, label %12, !llvm.loop !121

26:                                               ; preds = %12, %26
  %27 = phi i32 [ %30, %26 ], [ %13, %12 ]
  %28 = phi double [ %29, %26 ], [ %14, %12 ]
  %29 = fmul double %28, 2.000000e+00
  %30 = add nsw i32 %27, -1
  %31 = fcmp olt double %29, 5.000000e-01
  %32 = fcmp ogt double %29, -5.000000e-01
  %33 = and i1 %31, %32
  br i1 %33, label %26, label %34, !llvm.loop !122

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
  br i1 %27, label %20, label %14, !llvm.loop !121

28:                                               ; preds = %14, %28
  %29 = phi i32 [ %32, %28 ], [ %15, %14 ]
  %30 = phi double [ %31, %28 ], [ %16, %14 ]
  %31 = fmul double %30, 2.000000e+00
  %32 = add nsw i32 %29, -1
  %33 = fcmp olt double %31, 5.000000e-01
  %34 = fcmp ogt double %31, -5.000000e-01
  %35 = and i1 %33, %34
  br i1 %35, label %28, label %36, !llvm.loop !122

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
  %4 = call double @rint(double noundef %3) #22
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
define dso_local double @cabs({ double, double }* nocapture noundef readonly byval({ double, double }) align 4 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 0
  %3 = load double, double* %2, align 4, !tbaa !46
  %4 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 1
  %5 = load double, double* %4, align 4, !tbaa !46
  %6 = call double @hypot(double noundef %3, double noundef %5) #22
  ret double %6
}

declare double @hypot(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local float @cabsf({ float, float }* nocapture noundef readonly byval({ float, float }) align 4 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { float, float }, { float, float }* %0, i32 0, i32 0
  %3 = load float, float* %2, align 4, !tbaa !48
  %4 = fpext float %3 to double
  %5 = getelementptr inbounds { float, float }, { float, float }* %0, i32 0, i32 1
  %6 = load float, float* %5, align 4, !tbaa !48
  %7 = fpext float %6 to double
  %8 = call double @hypot(double noundef %4, double noundef %7) #22
  %9 = fptrunc double %8 to float
  ret float %9
}

; Function Attrs: nounwind uwtable
define dso_local double @carg({ double, double }* nocapture noundef readonly byval({ double, double }) align 4 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 1
  %3 = load double, double* %2, align 4, !tbaa !46
  %4 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 0
  %5 = load double, double* %4, align 4, !tbaa !46
  %6 = call double @atan2(double noundef %3, double noundef %5) #22
  ret double %6
}

declare double @atan2(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local double @creal({ double, double }* nocapture noundef readonly byval({ double, double }) align 4 %0) local_unnamed_addr #19 {
  %2 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 0
  %3 = load double, double* %2, align 4, !tbaa !46
  ret double %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local double @cimag({ double, double }* nocapture noundef readonly byval({ double, double }) align 4 %0) local_unnamed_addr #19 {
  %2 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 1
  %3 = load double, double* %2, align 4, !tbaa !46
  ret double %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local float @crealf({ float, float }* nocapture noundef readonly byval({ float, float }) align 4 %0) local_unnamed_addr #19 {
  %2 = getelementptr inbounds { float, float }, { float, float }* %0, i32 0, i32 0
  %3 = load float, float* %2, align 4, !tbaa !48
  ret float %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local float @cimagf({ float, float }* nocapture noundef readonly byval({ float, float }) align 4 %0) local_unnamed_addr #19 {
  %2 = getelementptr inbounds { float, float }, { float, float }* %0, i32 0, i32 1
  %3 = load float, float* %2, align 4, !tbaa !48
  ret float %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local void @conj({ double, double }* noalias nocapture writeonly sret({ double, double }) align 4 %0, { double, double }* nocapture noundef readonly byval({ double, double }) align 4 %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds { double, double }, { double, double }* %1, i32 0, i32 0
  %4 = load double, double* %3, align 4
  %5 = getelementptr inbounds { double, double }, { double, double }* %1, i32 0, i32 1
  %6 = load double, double* %5, align 4
  %7 = fneg double %6
  %8 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 0
  %9 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 1
  store double %4, double* %8, align 4
  store double %7, double* %9, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local i64 @conjf({ float, float }* nocapture noundef readonly byval({ float, float }) align 4 %0) local_unnamed_addr #19 {
  %2 = bitcast { float, float }* %0 to i32*
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds { float, float }, { float, float }* %0, i32 0, i32 1
  %5 = load float, float* %4, align 4
  %6 = fneg float %5
  %7 = bitcast float %6 to i32
  %8 = zext i32 %7 to i64
  %9 = shl nuw i64 %8, 32
  %10 = zext i32 %3 to i64
  %11 = or i64 %9, %10
  ret i64 %11
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i32 @ffsl(i32 noundef %0) local_unnamed_addr #6 {
  %2 = icmp eq i32 %0, 0
  %3 = zext i1 %2 to i32
  %4 = or i32 %3, %0
  %5 = call i32 @llvm.cttz.i32(i32 %4, i1 true), !range !134
  %6 = icmp ne i32 %0, 0
  %7 = zext i1 %6 to i32
  %8 = add nuw nsw i32 %5, %7
  ret i32 %8
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #18

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i32 @ffsll(i64 noundef %0) local_unnamed_addr #6 {
  %2 = icmp eq i64 %0, 0
  %3 = zext i1 %2 to i64
  %4 = or i64 %3, %0
  %5 = call i64 @llvm.cttz.i64(i64 %4, i1 true), !range !135
  %6 = trunc i64 %5 to i32
  %7 = icmp ne i64 %0, 0
  %8 = zext i1 %7 to i32
  %9 = add nuw nsw i32 %6, %8
  ret i32 %9
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #18

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @wcslen(i32* nocapture noundef readonly %0) local_unnamed_addr #8 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i32, i32* %0, i32 %3
  %5 = load i32, i32* %4, align 4, !tbaa !22
  %6 = icmp eq i32 %5, 0
  %7 = add i32 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !136

8:                                                ; preds = %2
  ret i32 %3
}

; Function Attrs: nounwind uwtable
define dso_local i32* @wcscpy(i32* noundef %0, i32* noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i32, i32* %1, i32 %4
  %6 = load i32, i32* %5, align 4, !tbaa !22
  %7 = icmp eq i32 %6, 0
  %8 = add i32 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !136

9:                                                ; preds = %3
  %10 = bitcast i32* %1 to i8*
  %11 = bitcast i32* %0 to i8*
  %12 = shl i32 %4, 2
  %13 = add i32 %12, 4
  %14 = call i8* @memcpy(i8* noundef %11, i8* noundef %10, i32 noundef %13) #22
  %15 = bitcast i8* %14 to i32*
  ret i32* %15
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @wcscmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = load i32, i32* %0, align 4, !tbaa !22
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %5

5:                                                ; preds = %2, %11
  %6 = phi i32 [ %14, %11 ], [ %3, %2 ]
  %7 = phi i32* [ %13, %11 ], [ %1, %2 ]
  %8 = phi i32* [ %12, %11 ], [ %0, %2 ]
  %9 = load i32, i32* %7, align 4, !tbaa !22
  %10 = icmp eq i32 %6, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %5
  %12 = getelementptr inbounds i32, i32* %8, i32 1
  %13 = getelementptr inbounds i32, i32* %7, i32 1
  %14 = load i32, i32* %12, align 4, !tbaa !22
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %5, !llvm.loop !137

16:                                               ; preds = %5, %11, %2
  %17 = phi i32* [ %1, %2 ], [ %7, %5 ], [ %13, %11 ]
  %18 = phi i32 [ %3, %2 ], [ %6, %5 ], [ %14, %11 ]
  %19 = load i32, i32* %17, align 4, !tbaa !22
  %20 = icmp sgt i32 %18, %19
  %21 = zext i1 %20 to i32
  %22 = icmp slt i32 %18, %19
  %23 = sext i1 %22 to i32
  %24 = add nsw i32 %23, %21
  ret i32 %24
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32* @wcschr(i32* noundef readonly %0, i32 noundef %1) local_unnamed_addr #8 {
  %3 = load i32, i32* %0, align 4, !tbaa !22
  %4 = icmp eq i32 %3, %1
  br i1 %4, label %13, label %5

5:                                                ; preds = %2, %9
  %6 = phi i32 [ %11, %9 ], [ %3, %2 ]
  %7 = phi i32* [ %10, %9 ], [ %0, %2 ]
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds i32, i32* %7, i32 1
  %11 = load i32, i32* %10, align 4, !tbaa !22
  %12 = icmp eq i32 %11, %1
  br i1 %12, label %13, label %5, !llvm.loop !138

13:                                               ; preds = %9, %5, %2
  %14 = phi i32* [ %0, %2 ], [ %10, %9 ], [ null, %5 ]
  ret i32* %14
}

; Function Attrs: nofree norecurse nosync nounwind uwtable writeonly
define dso_local i32* @wmemset(i32* noundef returned writeonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #10 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %3
  ret i32* %0

6:                                                ; preds = %3, %6
  %7 = phi i32 [ %9, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds i32, i32* %0, i32 %7
  store i32 %1, i32* %8, align 4, !tbaa !22
  %9 = add nuw i32 %7, 1
  %10 = icmp eq i32 %9, %2
  br i1 %10, label %5, label %6, !llvm.loop !139
}

; Function Attrs: nounwind uwtable
define dso_local void @__VERIFIER_nondet_memory(i8* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi i32 [ %9, %5 ], [ 0, %2 ]
  %7 = call zeroext i8 @__VERIFIER_nondet_uchar() #22
  %8 = getelementptr inbounds i8, i8* %0, i32 %6
  store i8 %7, i8* %8, align 1, !tbaa !14
  %9 = add nuw i32 %6, 1
  %10 = icmp eq i32 %9, %1
  br i1 %10, label %4, label %5, !llvm.loop !140
}

declare zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @__sprintf_chk(i8* noundef %0, i32 noundef %1, i32 noundef %2, i8* noundef %3, ...) local_unnamed_addr #0 {
  %5 = alloca i8*, align 4
  %6 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #23
  call void @llvm.va_start(i8* nonnull %6)
  %7 = load i8*, i8** %5, align 4, !tbaa !6
  %8 = call i32 @vsprintf(i8* noundef %0, i8* noundef %3, i8* noundef %7) #22
  call void @llvm.va_end(i8* %6)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #23
  ret i32 %8
}

declare i32 @vsprintf(i8* noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @__snprintf_chk(i8* noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i8* noundef %4, ...) local_unnamed_addr #0 {
  %6 = alloca i8*, align 4
  %7 = bitcast i8** %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #23
  call void @llvm.va_start(i8* nonnull %7)
  %8 = load i8*, i8** %6, align 4, !tbaa !6
  %9 = call i32 @vsnprintf(i8* noundef %0, i32 noundef %1, i8* noundef %4, i8* noundef %8) #22
  call void @llvm.va_end(i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #23
  ret i32 %9
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__printf_chk(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #23
  call void @llvm.va_start(i8* nonnull %4)
  %5 = load i8*, i8** %3, align 4, !tbaa !6
  %6 = call i32 @vprintf(i8* noundef %1, i8* noundef %5) #22
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #23
  ret i32 %6
}

declare i32 @vprintf(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @__fprintf_chk(i8* noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #0 {
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #23
  call void @llvm.va_start(i8* nonnull %5)
  %6 = load i8*, i8** %4, align 4, !tbaa !6
  %7 = call i32 @vfprintf(i8* noundef %0, i8* noundef %2, i8* noundef %6) #22
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #23
  ret i32 %7
}

declare i32 @vfprintf(i8* noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @__vsprintf_chk(i8* noundef %0, i32 noundef %1, i32 noundef %2, i8* noundef %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = call i32 @vsprintf(i8* noundef %0, i8* noundef %3, i8* noundef %4) #22
  ret i32 %6
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__vsnprintf_chk(i8* noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i8* noundef %4, i8* noundef %5) local_unnamed_addr #0 {
  %7 = call i32 @vsnprintf(i8* noundef %0, i32 noundef %1, i8* noundef %4, i8* noundef %5) #22
  ret i32 %7
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__vprintf_chk(i32 noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @vprintf(i8* noundef %1, i8* noundef %2) #22
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__vfprintf_chk(i8* noundef %0, i32 noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  %5 = call i32 @vfprintf(i8* noundef %0, i8* noundef %2, i8* noundef %3) #22
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define dso_local i8* @__mempcpy_chk(i8* noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = call i8* @memcpy(i8* noundef %0, i8* noundef %1, i32 noundef %2) #22
  %6 = getelementptr inbounds i8, i8* %5, i32 %2
  ret i8* %6
}

; Function Attrs: nounwind uwtable
define dso_local i8* @__stpcpy_chk(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = call i8* @stpcpy(i8* noundef %0, i8* noundef %1) #22
  ret i8* %4
}

declare i8* @stpcpy(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i8* @stpncpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #9 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %10
  %6 = phi i32 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %1, i32 %6
  %8 = load i8, i8* %7, align 1, !tbaa !14
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, i8* %0, i32 %6
  store i8 %8, i8* %11, align 1, !tbaa !14
  %12 = add nuw i32 %6, 1
  %13 = icmp eq i32 %12, %2
  br i1 %13, label %14, label %5, !llvm.loop !141

14:                                               ; preds = %5, %10, %3
  %15 = phi i32 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %16 = icmp ult i32 %15, %2
  br i1 %16, label %17, label %22

17:                                               ; preds = %14, %17
  %18 = phi i32 [ %20, %17 ], [ %15, %14 ]
  %19 = getelementptr inbounds i8, i8* %0, i32 %18
  store i8 0, i8* %19, align 1, !tbaa !14
  %20 = add nuw i32 %18, 1
  %21 = icmp eq i32 %20, %2
  br i1 %21, label %22, label %17, !llvm.loop !142

22:                                               ; preds = %17, %14
  %23 = getelementptr inbounds i8, i8* %0, i32 %15
  ret i8* %23
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i8* @__stpncpy_chk(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #9 {
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %15, label %6

6:                                                ; preds = %4, %11
  %7 = phi i32 [ %13, %11 ], [ 0, %4 ]
  %8 = getelementptr inbounds i8, i8* %1, i32 %7
  %9 = load i8, i8* %8, align 1, !tbaa !14
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds i8, i8* %0, i32 %7
  store i8 %9, i8* %12, align 1, !tbaa !14
  %13 = add nuw i32 %7, 1
  %14 = icmp eq i32 %13, %2
  br i1 %14, label %15, label %6, !llvm.loop !141

15:                                               ; preds = %11, %6, %4
  %16 = phi i32 [ 0, %4 ], [ %7, %6 ], [ %2, %11 ]
  %17 = icmp ult i32 %16, %2
  br i1 %17, label %18, label %23

18:                                               ; preds = %15, %18
  %19 = phi i32 [ %21, %18 ], [ %16, %15 ]
  %20 = getelementptr inbounds i8, i8* %0, i32 %19
  store i8 0, i8* %20, align 1, !tbaa !14
  %21 = add nuw i32 %19, 1
  %22 = icmp eq i32 %21, %2
  br i1 %22, label %23, label %18, !llvm.loop !142

23:                                               ; preds = %18, %15
  %24 = getelementptr inbounds i8, i8* %0, i32 %16
  ret i8* %24
}

; Function Attrs: nounwind uwtable
define dso_local i8* @__fgets_chk(i8* noundef writeonly %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #0 {
  %5 = icmp slt i32 %2, 1
  br i1 %5, label %31, label %6

6:                                                ; preds = %4
  %7 = call i32 @heddle_choose(i32 noundef 2) #22
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %31, label %9

9:                                                ; preds = %6
  call void @__heddle_sample() #22
  %10 = call i32 @heddle_choose(i32 noundef 3) #22
  %11 = getelementptr inbounds [3 x i8*], [3 x i8*]* @some_line.lines, i32 0, i32 %10
  %12 = load i8*, i8** %11, align 4, !tbaa !6
  %13 = load i8, i8* %12, align 1, !tbaa !14
  %14 = icmp ne i8 %13, 0
  %15 = icmp ugt i32 %2, 1
  %16 = and i1 %15, %14
  br i1 %16, label %17, label %28

17:                                               ; preds = %9, %17
  %18 = phi i32 [ %25, %17 ], [ 1, %9 ]
  %19 = phi i8 [ %23, %17 ], [ %13, %9 ]
  %20 = phi i32 [ %18, %17 ], [ 0, %9 ]
  %21 = getelementptr inbounds i8, i8* %0, i32 %20
  store i8 %19, i8* %21, align 1, !tbaa !14
  %22 = getelementptr inbounds i8, i8* %12, i32 %18
  %23 = load i8, i8* %22, align 1, !tbaa !14
  %24 = icmp ne i8 %23, 0
  %25 = add nuw nsw i32 %18, 1
  %26 = icmp ult i32 %25, %2
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %17, label %28, !llvm.loop !89

28:                                               ; preds = %17, %9
  %29 = phi i32 [ 0, %9 ], [ %18, %17 ]
  %30 = getelementptr inbounds i8, i8* %0, i32 %29
  store i8 0, i8* %30, align 1, !tbaa !14
  br label %31

31:                                               ; preds = %4, %6, %28
  %32 = phi i8* [ %0, %28 ], [ null, %6 ], [ null, %4 ]
  ret i8* %32
}

; Function Attrs: nounwind uwtable
define dso_local i32 @__fread_chk(i8* nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i8* nocapture noundef readnone %4) local_unnamed_addr #0 {
  call void @__heddle_sample() #22
  %6 = call i32 @heddle_choose(i32 noundef 2) #22
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %16, label %8

8:                                                ; preds = %5
  %9 = mul i32 %3, %2
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %8, %11
  %12 = phi i32 [ %14, %11 ], [ 0, %8 ]
  %13 = getelementptr inbounds i8, i8* %0, i32 %12
  store i8 120, i8* %13, align 1, !tbaa !14
  %14 = add nuw i32 %12, 1
  %15 = icmp eq i32 %14, %9
  br i1 %15, label %16, label %11, !llvm.loop !97

16:                                               ; preds = %11, %5, %8
  %17 = phi i32 [ 0, %5 ], [ %3, %8 ], [ %3, %11 ]
  ret i32 %17
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i8* @memrchr(i8* noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = trunc i32 %1 to i8
  br label %5

5:                                                ; preds = %9, %3
  %6 = phi i32 [ %2, %3 ], [ %7, %9 ]
  %7 = add i32 %6, -1
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds i8, i8* %0, i32 %7
  %11 = load i8, i8* %10, align 1, !tbaa !14
  %12 = icmp eq i8 %11, %4
  br i1 %12, label %13, label %5, !llvm.loop !143

13:                                               ; preds = %9
  %14 = getelementptr inbounds i8, i8* %0, i32 %7
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
  %6 = load i8, i8* %5, align 1, !tbaa !14
  %7 = icmp eq i8 %6, %3
  %8 = getelementptr inbounds i8, i8* %5, i32 1
  br i1 %7, label %9, label %4, !llvm.loop !144

9:                                                ; preds = %4
  ret i8* %5
}

; Function Attrs: nounwind uwtable
define dso_local void @bcopy(i8* noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = call i8* @memmove(i8* noundef %1, i8* noundef %0, i32 noundef %2) #22
  ret void
}

declare i8* @memmove(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @strxfrm(i8* nocapture noundef writeonly %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @strlen(i8* noundef %1) #22
  br label %5

5:                                                ; preds = %16, %3
  %6 = phi i32 [ 0, %3 ], [ %9, %16 ]
  %7 = icmp eq i32 %6, %2
  br i1 %7, label %20, label %8

8:                                                ; preds = %5
  %9 = add i32 %6, 1
  %10 = icmp ult i32 %9, %2
  %11 = icmp ult i32 %6, %4
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %16

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, i8* %1, i32 %6
  %15 = load i8, i8* %14, align 1, !tbaa !14
  br label %16

16:                                               ; preds = %13, %8
  %17 = phi i8 [ %15, %13 ], [ 0, %8 ]
  %18 = getelementptr inbounds i8, i8* %0, i32 %6
  store i8 %17, i8* %18, align 1, !tbaa !14
  %19 = icmp eq i32 %6, %4
  br i1 %19, label %20, label %5, !llvm.loop !114

20:                                               ; preds = %5, %16
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i8* @strsignal(i32 noundef %0) local_unnamed_addr #5 {
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i32 0, i32 0)
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local void @swab(i8* nocapture noundef readonly %0, i8* nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #9 {
  %4 = icmp sgt i32 %2, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i32 [ %16, %6 ], [ 1, %3 ]
  %8 = phi i32 [ %15, %6 ], [ 0, %3 ]
  %9 = getelementptr inbounds i8, i8* %0, i32 %8
  %10 = load i8, i8* %9, align 1, !tbaa !14
  %11 = getelementptr inbounds i8, i8* %0, i32 %7
  %12 = load i8, i8* %11, align 1, !tbaa !14
  %13 = getelementptr inbounds i8, i8* %1, i32 %8
  store i8 %12, i8* %13, align 1, !tbaa !14
  %14 = getelementptr inbounds i8, i8* %1, i32 %7
  store i8 %10, i8* %14, align 1, !tbaa !14
  %15 = add nuw nsw i32 %8, 2
  %16 = or i32 %15, 1
  %17 = icmp slt i32 %16, %2
  br i1 %17, label %6, label %5, !llvm.loop !145
}

; Function Attrs: nounwind uwtable
define dso_local void @qsort_r(i8* noundef %0, i32 noundef %1, i32 noundef %2, i32 (i8*, i8*, i8*)* nocapture noundef readonly %3, i8* noundef %4) local_unnamed_addr #0 {
  %6 = icmp ugt i32 %1, 1
  br i1 %6, label %7, label %14

7:                                                ; preds = %5
  %8 = and i32 %2, 3
  %9 = icmp eq i32 %8, 0
  %10 = icmp eq i32 %2, 0
  %11 = icmp eq i32 %2, 0
  br label %12

12:                                               ; preds = %7, %24
  %13 = phi i32 [ 1, %7 ], [ %25, %24 ]
  br label %15

14:                                               ; preds = %24, %5
  ret void

15:                                               ; preds = %12, %48
  %16 = phi i32 [ %17, %48 ], [ %13, %12 ]
  %17 = add i32 %16, -1
  %18 = mul i32 %17, %2
  %19 = getelementptr inbounds i8, i8* %0, i32 %18
  %20 = mul i32 %16, %2
  %21 = getelementptr inbounds i8, i8* %0, i32 %20
  %22 = call i32 %3(i8* noundef %19, i8* noundef %21, i8* noundef %4) #22
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %15, %48
  %25 = add nuw i32 %13, 1
  %26 = icmp eq i32 %25, %1
  br i1 %26, label %14, label %12, !llvm.loop !146

27:                                               ; preds = %15
  br i1 %9, label %29, label %28

28:                                               ; preds = %27
  br i1 %10, label %48, label %40

29:                                               ; preds = %27
  br i1 %11, label %48, label %30

30:                                               ; preds = %29, %30
  %31 = phi i32 [ %38, %30 ], [ 0, %29 ]
  %32 = getelementptr inbounds i8, i8* %19, i32 %31
  %33 = bitcast i8* %32 to i8**
  %34 = load i8*, i8** %33, align 4, !tbaa !6
  %35 = getelementptr inbounds i8, i8* %21, i32 %31
  %36 = bitcast i8* %35 to i8**
  %37 = load i8*, i8** %36, align 4, !tbaa !6
  store i8* %37, i8** %33, align 4, !tbaa !6
  store i8* %34, i8** %36, align 4, !tbaa !6
  %38 = add nuw i32 %31, 4
  %39 = icmp ult i32 %38, %2
  br i1 %39, label %30, label %48, !llvm.loop !13

40:                                               ; preds = %28, %40
  %41 = phi i32 [ %46, %40 ], [ 0, %28 ]
  %42 = getelementptr inbounds i8, i8* %19, i32 %41
  %43 = load i8, i8* %42, align 1, !tbaa !14
  %44 = getelementptr inbounds i8, i8* %21, i32 %41
  %45 = load i8, i8* %44, align 1, !tbaa !14
  store i8 %45, i8* %42, align 1, !tbaa !14
  store i8 %43, i8* %44, align 1, !tbaa !14
  %46 = add nuw i32 %41, 1
  %47 = icmp eq i32 %46, %2
  br i1 %47, label %48, label %40, !llvm.loop !15

48:                                               ; preds = %40, %30, %28, %29
  %49 = icmp eq i32 %17, 0
  br i1 %49, label %24, label %15, !llvm.loop !147
}

; Function Attrs: nounwind uwtable
define dso_local i8* @lfind(i8* noundef %0, i8* noundef %1, i32* nocapture noundef readonly %2, i32 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr #0 {
  %6 = load i32, i32* %2, align 4, !tbaa !63
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %18, label %11

8:                                                ; preds = %11
  %9 = load i32, i32* %2, align 4, !tbaa !63
  %10 = icmp ult i32 %17, %9
  br i1 %10, label %11, label %18, !llvm.loop !148

11:                                               ; preds = %5, %8
  %12 = phi i32 [ %17, %8 ], [ 0, %5 ]
  %13 = mul i32 %12, %3
  %14 = getelementptr inbounds i8, i8* %1, i32 %13
  %15 = call i32 %4(i8* noundef %0, i8* noundef %14) #22
  %16 = icmp eq i32 %15, 0
  %17 = add nuw i32 %12, 1
  br i1 %16, label %18, label %8

18:                                               ; preds = %8, %11, %5
  %19 = phi i8* [ null, %5 ], [ null, %8 ], [ %14, %11 ]
  ret i8* %19
}

; Function Attrs: nounwind uwtable
define dso_local i32 @access(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = call i32 @heddle_choose(i32 noundef 2) #22
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = call i32* @__errno_location() #22
  store i32 2, i32* %6, align 4, !tbaa !22
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ -1, %5 ], [ 0, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @rename(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = call i32 @heddle_choose(i32 noundef 2) #22
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = call i32* @__errno_location() #22
  store i32 2, i32* %6, align 4, !tbaa !22
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ -1, %5 ], [ 0, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @mkdir(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = call i32 @heddle_choose(i32 noundef 2) #22
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = call i32* @__errno_location() #22
  store i32 2, i32* %6, align 4, !tbaa !22
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ -1, %5 ], [ 0, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @rmdir(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = call i32 @heddle_choose(i32 noundef 2) #22
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = call i32* @__errno_location() #22
  store i32 2, i32* %5, align 4, !tbaa !22
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i32 [ -1, %4 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: nounwind uwtable
define dso_local i32 @chdir(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  %2 = call i32 @heddle_choose(i32 noundef 2) #22
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = call i32* @__errno_location() #22
  store i32 2, i32* %5, align 4, !tbaa !22
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i32 [ -1, %4 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: nounwind uwtable
define dso_local i8* @tmpfile() local_unnamed_addr #0 {
  %1 = call i32 @heddle_choose(i32 noundef 2) #22
  %2 = icmp eq i32 %1, 0
  %3 = select i1 %2, i8* null, i8* bitcast ([2 x i32]* @fopen.stream to i8*)
  ret i8* %3
}

; Function Attrs: nounwind uwtable
define dso_local i8* @fdopen(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  %3 = call i32 @heddle_choose(i32 noundef 2) #22
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i8* null, i8* bitcast ([2 x i32]* @fopen.stream to i8*)
  ret i8* %5
}

; Function Attrs: nounwind uwtable
define dso_local i8* @freopen(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i8* noundef readnone %2) local_unnamed_addr #0 {
  %4 = call i32 @heddle_choose(i32 noundef 2) #22
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
define dso_local i8* @mmap(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = call i32* @__errno_location() #22
  store i32 22, i32* %9, align 4, !tbaa !22
  br label %30

10:                                               ; preds = %6
  %11 = and i32 %3, 48
  %12 = icmp eq i32 %11, 32
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @__heddle_limit_mmap_of_a_file_or_at_a_fixed_address() #22
  br label %14

14:                                               ; preds = %10, %13
  %15 = call i8* @calloc(i32 noundef 1, i32 noundef %1) #22
  %16 = icmp eq i8* %15, null
  br i1 %16, label %30, label %17

17:                                               ; preds = %14
  call void @heddle_atomic_begin() #22
  br label %18

18:                                               ; preds = %17, %23
  %19 = phi i32 [ 0, %17 ], [ %24, %23 ]
  %20 = getelementptr inbounds [16 x %struct.mapping], [16 x %struct.mapping]* @mappings, i32 0, i32 %19, i32 0
  %21 = load i8*, i8** %20, align 4, !tbaa !149
  %22 = icmp eq i8* %21, null
  br i1 %22, label %26, label %23

23:                                               ; preds = %18
  %24 = add nuw nsw i32 %19, 1
  %25 = icmp eq i32 %24, 16
  br i1 %25, label %29, label %18, !llvm.loop !151

26:                                               ; preds = %18
  %27 = getelementptr inbounds [16 x %struct.mapping], [16 x %struct.mapping]* @mappings, i32 0, i32 %19, i32 0
  store i8* %15, i8** %27, align 4, !tbaa !149
  %28 = getelementptr inbounds [16 x %struct.mapping], [16 x %struct.mapping]* @mappings, i32 0, i32 %19, i32 1
  store i32 %1, i32* %28, align 4, !tbaa !152
  br label %29

29:                                               ; preds = %23, %26
  call void @heddle_atomic_end() #22
  br label %30

30:                                               ; preds = %29, %14, %8
  %31 = phi i8* [ inttoptr (i32 -1 to i8*), %8 ], [ %15, %29 ], [ inttoptr (i32 -1 to i8*), %14 ]
  ret i8* %31
}

declare void @__heddle_limit_mmap_of_a_file_or_at_a_fixed_address() local_unnamed_addr #1

declare i8* @calloc(i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local i32 @munmap(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  call void @heddle_atomic_begin() #22
  br label %3

3:                                                ; preds = %2, %12
  %4 = phi i32 [ 0, %2 ], [ %13, %12 ]
  %5 = getelementptr inbounds [16 x %struct.mapping], [16 x %struct.mapping]* @mappings, i32 0, i32 %4, i32 0
  %6 = load i8*, i8** %5, align 4, !tbaa !149
  %7 = icmp eq i8* %6, %0
  br i1 %7, label %8, label %12

8:                                                ; preds = %3
  %9 = getelementptr inbounds [16 x %struct.mapping], [16 x %struct.mapping]* @mappings, i32 0, i32 %4, i32 1
  %10 = load i32, i32* %9, align 4, !tbaa !152
  %11 = icmp eq i32 %10, %1
  br i1 %11, label %15, label %12

12:                                               ; preds = %3, %8
  %13 = add nuw nsw i32 %4, 1
  %14 = icmp eq i32 %13, 16
  br i1 %14, label %17, label %3, !llvm.loop !153

15:                                               ; preds = %8
  %16 = getelementptr inbounds [16 x %struct.mapping], [16 x %struct.mapping]* @mappings, i32 0, i32 %4, i32 0
  store i8* null, i8** %16, align 4, !tbaa !149
  call void @heddle_atomic_end() #22
  call void @free(i8* noundef %0) #22
  br label %18

17:                                               ; preds = %12
  call void @heddle_atomic_end() #22
  call void @__heddle_sample() #22
  br label %18

18:                                               ; preds = %17, %15
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @mprotect(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @madvise(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @mlock(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #5 {
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
  call void @__heddle_limit_another_rounding_of_floating_point() #22
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
  call void @__heddle_limit_flags_of_floating_point_exceptions() #22
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
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i32, i32* %0, i32 %4
  %6 = load i32, i32* %5, align 4, !tbaa !22
  %7 = icmp eq i32 %6, 0
  %8 = add i32 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !136

9:                                                ; preds = %3, %9
  %10 = phi i32 [ %14, %9 ], [ 0, %3 ]
  %11 = getelementptr inbounds i32, i32* %1, i32 %10
  %12 = load i32, i32* %11, align 4, !tbaa !22
  %13 = icmp eq i32 %12, 0
  %14 = add i32 %10, 1
  br i1 %13, label %15, label %9, !llvm.loop !136

15:                                               ; preds = %9
  %16 = getelementptr inbounds i32, i32* %0, i32 %4
  %17 = bitcast i32* %1 to i8*
  %18 = bitcast i32* %16 to i8*
  %19 = shl i32 %10, 2
  %20 = add i32 %19, 4
  %21 = call i8* @memcpy(i8* noundef nonnull %18, i8* noundef %17, i32 noundef %20) #22
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32* @wcsncpy(i32* noundef returned writeonly %0, i32* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #9 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %10
  %6 = phi i32 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i32, i32* %1, i32 %6
  %8 = load i32, i32* %7, align 4, !tbaa !22
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i32, i32* %0, i32 %6
  store i32 %8, i32* %11, align 4, !tbaa !22
  %12 = add nuw i32 %6, 1
  %13 = icmp eq i32 %12, %2
  br i1 %13, label %14, label %5, !llvm.loop !154

14:                                               ; preds = %5, %10, %3
  %15 = phi i32 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %16 = icmp ult i32 %15, %2
  br i1 %16, label %17, label %22

17:                                               ; preds = %14, %17
  %18 = phi i32 [ %20, %17 ], [ %15, %14 ]
  %19 = getelementptr inbounds i32, i32* %0, i32 %18
  store i32 0, i32* %19, align 4, !tbaa !22
  %20 = add nuw i32 %18, 1
  %21 = icmp eq i32 %20, %2
  br i1 %21, label %22, label %17, !llvm.loop !155

22:                                               ; preds = %17, %14
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32* @wcsncat(i32* noundef returned %0, i32* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #9 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i32, i32* %0, i32 %5
  %7 = load i32, i32* %6, align 4, !tbaa !22
  %8 = icmp eq i32 %7, 0
  %9 = add i32 %5, 1
  br i1 %8, label %10, label %4, !llvm.loop !136

10:                                               ; preds = %4
  %11 = getelementptr inbounds i32, i32* %0, i32 %5
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %24, label %13

13:                                               ; preds = %10, %19
  %14 = phi i32* [ %21, %19 ], [ %11, %10 ]
  %15 = phi i32 [ %22, %19 ], [ %2, %10 ]
  %16 = phi i32* [ %20, %19 ], [ %1, %10 ]
  %17 = load i32, i32* %16, align 4, !tbaa !22
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds i32, i32* %16, i32 1
  %21 = getelementptr inbounds i32, i32* %14, i32 1
  store i32 %17, i32* %14, align 4, !tbaa !22
  %22 = add i32 %15, -1
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %13, !llvm.loop !156

24:                                               ; preds = %13, %19, %10
  %25 = phi i32* [ %11, %10 ], [ %14, %13 ], [ %21, %19 ]
  store i32 0, i32* %25, align 4, !tbaa !22
  ret i32* %0
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @wcsncmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %25, label %5

5:                                                ; preds = %3, %20
  %6 = phi i32 [ %21, %20 ], [ %2, %3 ]
  %7 = phi i32* [ %23, %20 ], [ %1, %3 ]
  %8 = phi i32* [ %22, %20 ], [ %0, %3 ]
  %9 = load i32, i32* %8, align 4, !tbaa !22
  %10 = load i32, i32* %7, align 4, !tbaa !22
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
  %21 = add i32 %6, -1
  %22 = getelementptr inbounds i32, i32* %8, i32 1
  %23 = getelementptr inbounds i32, i32* %7, i32 1
  %24 = icmp eq i32 %21, 0
  br i1 %24, label %25, label %5, !llvm.loop !157

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
  %6 = load i32, i32* %4, align 4, !tbaa !22
  %7 = icmp eq i32 %6, %1
  %8 = select i1 %7, i32* %4, i32* %5
  %9 = icmp eq i32 %6, 0
  %10 = getelementptr inbounds i32, i32* %4, i32 1
  br i1 %9, label %11, label %3, !llvm.loop !158

11:                                               ; preds = %3
  ret i32* %8
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32* @wcsstr(i32* noundef readonly %0, i32* nocapture noundef readonly %1) local_unnamed_addr #8 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i32, i32* %1, i32 %4
  %6 = load i32, i32* %5, align 4, !tbaa !22
  %7 = icmp eq i32 %6, 0
  %8 = add i32 %4, 1
  br i1 %7, label %9, label %3, !llvm.loop !136

9:                                                ; preds = %3
  %10 = icmp eq i32 %4, 0
  br label %11

11:                                               ; preds = %9, %39
  %12 = phi i32* [ %40, %39 ], [ %0, %9 ]
  br i1 %10, label %33, label %13

13:                                               ; preds = %11, %28
  %14 = phi i32 [ %29, %28 ], [ %4, %11 ]
  %15 = phi i32* [ %31, %28 ], [ %1, %11 ]
  %16 = phi i32* [ %30, %28 ], [ %12, %11 ]
  %17 = load i32, i32* %16, align 4, !tbaa !22
  %18 = load i32, i32* %15, align 4, !tbaa !22
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
  %29 = add i32 %14, -1
  %30 = getelementptr inbounds i32, i32* %16, i32 1
  %31 = getelementptr inbounds i32, i32* %15, i32 1
  %32 = icmp eq i32 %29, 0
  br i1 %32, label %33, label %13, !llvm.loop !157

33:                                               ; preds = %28, %11, %22
  %34 = phi i32 [ %27, %22 ], [ 0, %11 ], [ 0, %28 ]
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %41, label %36

36:                                               ; preds = %33
  %37 = load i32, i32* %12, align 4, !tbaa !22
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %39

39:                                               ; preds = %36
  %40 = getelementptr inbounds i32, i32* %12, i32 1
  br label %11, !llvm.loop !159

41:                                               ; preds = %36, %33
  %42 = phi i32* [ %12, %33 ], [ null, %36 ]
  ret i32* %42
}

; Function Attrs: nounwind uwtable
define dso_local i32* @wmemcpy(i32* noundef %0, i32* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = shl i32 %2, 2
  %7 = call i8* @memcpy(i8* noundef %4, i8* noundef %5, i32 noundef %6) #22
  %8 = bitcast i8* %7 to i32*
  ret i32* %8
}

; Function Attrs: nounwind uwtable
define dso_local i32* @wmemmove(i32* noundef %0, i32* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = shl i32 %2, 2
  %7 = call i8* @memmove(i8* noundef %4, i8* noundef %5, i32 noundef %6) #22
  %8 = bitcast i8* %7 to i32*
  ret i32* %8
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @wmemcmp(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %21, label %7

5:                                                ; preds = %7
  %6 = icmp eq i32 %14, %2
  br i1 %6, label %21, label %7, !llvm.loop !160

7:                                                ; preds = %3, %5
  %8 = phi i32 [ %14, %5 ], [ 0, %3 ]
  %9 = getelementptr inbounds i32, i32* %0, i32 %8
  %10 = load i32, i32* %9, align 4, !tbaa !22
  %11 = getelementptr inbounds i32, i32* %1, i32 %8
  %12 = load i32, i32* %11, align 4, !tbaa !22
  %13 = icmp eq i32 %10, %12
  %14 = add nuw i32 %8, 1
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
define dso_local i32* @wmemchr(i32* noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %3, %10
  %6 = phi i32 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i32, i32* %0, i32 %6
  %8 = load i32, i32* %7, align 4, !tbaa !22
  %9 = icmp eq i32 %8, %1
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i32 %6, 1
  %12 = icmp eq i32 %11, %2
  br i1 %12, label %15, label %5, !llvm.loop !161

13:                                               ; preds = %5
  %14 = getelementptr inbounds i32, i32* %0, i32 %6
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
define dso_local i32 @mbtowc(i32* noundef writeonly %0, i8* noundef readonly %1, i32 noundef %2) local_unnamed_addr #13 {
  %4 = icmp ne i8* %1, null
  %5 = icmp ne i32 %2, 0
  %6 = and i1 %4, %5
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = sext i1 %4 to i32
  br label %20

9:                                                ; preds = %3
  %10 = load i8, i8* %1, align 1, !tbaa !14
  %11 = icmp slt i8 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %9
  %13 = icmp eq i32* %0, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %12
  %15 = sext i8 %10 to i32
  store i32 %15, i32* %0, align 4, !tbaa !22
  br label %16

16:                                               ; preds = %14, %12
  %17 = load i8, i8* %1, align 1, !tbaa !14
  %18 = icmp ne i8 %17, 0
  %19 = zext i1 %18 to i32
  br label %20

20:                                               ; preds = %9, %16, %7
  %21 = phi i32 [ %19, %16 ], [ %8, %7 ], [ -1, %9 ]
  ret i32 %21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local i32 @mblen(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr #19 {
  %3 = icmp ne i8* %0, null
  %4 = icmp ne i32 %1, 0
  %5 = and i1 %3, %4
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = sext i1 %3 to i32
  br label %14

8:                                                ; preds = %2
  %9 = load i8, i8* %0, align 1, !tbaa !14
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
  store i8 %7, i8* %0, align 1, !tbaa !14
  br label %8

8:                                                ; preds = %6, %4, %2
  %9 = phi i32 [ 0, %2 ], [ 1, %6 ], [ -1, %4 ]
  ret i32 %9
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @mbstowcs(i32* noundef writeonly %0, i8* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #9 {
  %4 = icmp eq i32* %0, null
  %5 = icmp ne i32 %2, 0
  %6 = or i1 %4, %5
  br i1 %6, label %7, label %23

7:                                                ; preds = %3, %19
  %8 = phi i32 [ %20, %19 ], [ 0, %3 ]
  %9 = getelementptr inbounds i8, i8* %1, i32 %8
  %10 = load i8, i8* %9, align 1, !tbaa !14
  %11 = icmp slt i8 %10, 0
  br i1 %11, label %23, label %12

12:                                               ; preds = %7
  br i1 %4, label %16, label %13

13:                                               ; preds = %12
  %14 = sext i8 %10 to i32
  %15 = getelementptr inbounds i32, i32* %0, i32 %8
  store i32 %14, i32* %15, align 4, !tbaa !22
  br label %16

16:                                               ; preds = %13, %12
  %17 = load i8, i8* %9, align 1, !tbaa !14
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %16
  %20 = add i32 %8, 1
  %21 = icmp ult i32 %20, %2
  %22 = select i1 %4, i1 true, i1 %21
  br i1 %22, label %7, label %23, !llvm.loop !162

23:                                               ; preds = %7, %16, %19, %3
  %24 = phi i32 [ 0, %3 ], [ -1, %7 ], [ %8, %16 ], [ %20, %19 ]
  ret i32 %24
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @wcstombs(i8* noundef writeonly %0, i32* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #9 {
  %4 = icmp eq i8* %0, null
  %5 = icmp ne i32 %2, 0
  %6 = or i1 %4, %5
  br i1 %6, label %7, label %23

7:                                                ; preds = %3, %19
  %8 = phi i32 [ %20, %19 ], [ 0, %3 ]
  %9 = getelementptr inbounds i32, i32* %1, i32 %8
  %10 = load i32, i32* %9, align 4, !tbaa !22
  %11 = icmp ugt i32 %10, 127
  br i1 %11, label %23, label %12

12:                                               ; preds = %7
  br i1 %4, label %16, label %13

13:                                               ; preds = %12
  %14 = trunc i32 %10 to i8
  %15 = getelementptr inbounds i8, i8* %0, i32 %8
  store i8 %14, i8* %15, align 1, !tbaa !14
  br label %16

16:                                               ; preds = %13, %12
  %17 = load i32, i32* %9, align 4, !tbaa !22
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %16
  %20 = add i32 %8, 1
  %21 = icmp ult i32 %20, %2
  %22 = select i1 %4, i1 true, i1 %21
  br i1 %22, label %7, label %23, !llvm.loop !163

23:                                               ; preds = %7, %16, %19, %3
  %24 = phi i32 [ 0, %3 ], [ -1, %7 ], [ %8, %16 ], [ %20, %19 ]
  ret i32 %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local x86_fp80 @creall({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 4 %0) local_unnamed_addr #19 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i32 0, i32 0
  %3 = load x86_fp80, x86_fp80* %2, align 4, !tbaa !50
  ret x86_fp80 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local x86_fp80 @cimagl({ x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 4 %0) local_unnamed_addr #19 {
  %2 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i32 0, i32 1
  %3 = load x86_fp80, x86_fp80* %2, align 4, !tbaa !50
  ret x86_fp80 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local void @conjl({ x86_fp80, x86_fp80 }* noalias nocapture writeonly sret({ x86_fp80, x86_fp80 }) align 4 %0, { x86_fp80, x86_fp80 }* nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 4 %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %1, i32 0, i32 0
  %4 = load x86_fp80, x86_fp80* %3, align 4
  %5 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %1, i32 0, i32 1
  %6 = load x86_fp80, x86_fp80* %5, align 4
  %7 = fneg x86_fp80 %6
  %8 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i32 0, i32 0
  %9 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %0, i32 0, i32 1
  store x86_fp80 %4, x86_fp80* %8, align 4
  store x86_fp80 %7, x86_fp80* %9, align 4
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local float @cargf({ float, float }* nocapture noundef readonly byval({ float, float }) align 4 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds { float, float }, { float, float }* %0, i32 0, i32 1
  %3 = load float, float* %2, align 4, !tbaa !48
  %4 = fpext float %3 to double
  %5 = getelementptr inbounds { float, float }, { float, float }* %0, i32 0, i32 0
  %6 = load float, float* %5, align 4, !tbaa !48
  %7 = fpext float %6 to double
  %8 = call double @atan2(double noundef %4, double noundef %7) #22
  %9 = fptrunc double %8 to float
  ret float %9
}

; Function Attrs: nounwind uwtable
define dso_local void @cexp({ double, double }* noalias nocapture writeonly sret({ double, double }) align 4 %0, { double, double }* nocapture noundef readonly byval({ double, double }) align 4 %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds { double, double }, { double, double }* %1, i32 0, i32 0
  %4 = load double, double* %3, align 4, !tbaa !46
  %5 = call double @exp(double noundef %4) #22
  %6 = getelementptr inbounds { double, double }, { double, double }* %1, i32 0, i32 1
  %7 = load double, double* %6, align 4, !tbaa !46
  %8 = call double @cos(double noundef %7) #22
  %9 = fmul double %5, %8
  %10 = call double @sin(double noundef %7) #22
  %11 = fmul double %5, %10
  %12 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 0
  %13 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 1
  store double %9, double* %12, align 4
  store double %11, double* %13, align 4
  ret void
}

declare double @exp(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local void @clog({ double, double }* noalias nocapture writeonly sret({ double, double }) align 4 %0, { double, double }* nocapture noundef readonly byval({ double, double }) align 4 %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds { double, double }, { double, double }* %1, i32 0, i32 0
  %4 = load double, double* %3, align 4
  %5 = getelementptr inbounds { double, double }, { double, double }* %1, i32 0, i32 1
  %6 = load double, double* %5, align 4
  %7 = call double @hypot(double noundef %4, double noundef %6) #22
  %8 = call double @log(double noundef %7) #22
  %9 = call double @atan2(double noundef %6, double noundef %4) #22
  %10 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 0
  %11 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 1
  store double %8, double* %10, align 4
  store double %9, double* %11, align 4
  ret void
}

declare double @log(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local void @csqrt({ double, double }* noalias nocapture writeonly sret({ double, double }) align 4 %0, { double, double }* nocapture noundef readonly byval({ double, double }) align 4 %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds { double, double }, { double, double }* %1, i32 0, i32 0
  %4 = load double, double* %3, align 4, !tbaa !46
  %5 = getelementptr inbounds { double, double }, { double, double }* %1, i32 0, i32 1
  %6 = load double, double* %5, align 4
  %7 = call double @hypot(double noundef %4, double noundef %6) #22
  %8 = call double @fabs(double noundef %4) #22
  %9 = fadd double %7, %8
  %10 = fmul double %9, 5.000000e-01
  %11 = call double @sqrt(double noundef %10) #22
  %12 = fcmp une double %7, 0.000000e+00
  br i1 %12, label %13, label %21

13:                                               ; preds = %2
  %14 = call double @fabs(double noundef %6) #22
  %15 = fmul double %11, 2.000000e+00
  %16 = fdiv double %14, %15
  %17 = fcmp oge double %4, 0.000000e+00
  %18 = select i1 %17, double %11, double %16
  %19 = select i1 %17, double %16, double %11
  %20 = call double @llvm.copysign.f64(double %19, double %6)
  br label %21

21:                                               ; preds = %2, %13
  %22 = phi double [ %18, %13 ], [ %4, %2 ]
  %23 = phi double [ %20, %13 ], [ %6, %2 ]
  %24 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 0
  %25 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 1
  store double %22, double* %24, align 4
  store double %23, double* %25, align 4
  ret void
}

declare double @sqrt(double noundef) local_unnamed_addr #1

declare double @fabs(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local double @asinh(double noundef %0) local_unnamed_addr #0 {
  %2 = call double @fabs(double noundef %0) #22
  %3 = fmul double %2, %2
  %4 = call double @llvm.fmuladd.f64(double %2, double %2, double 1.000000e+00)
  %5 = call double @sqrt(double noundef %4) #22
  %6 = fadd double %5, 1.000000e+00
  %7 = fdiv double %3, %6
  %8 = fadd double %2, %7
  %9 = call double @log1p(double noundef %8) #22
  %10 = call double @llvm.copysign.f64(double %9, double %0)
  ret double %10
}

declare double @log1p(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define dso_local double @acosh(double noundef %0) local_unnamed_addr #0 {
  %2 = fadd double %0, -1.000000e+00
  %3 = fadd double %0, 1.000000e+00
  %4 = fmul double %2, %3
  %5 = call double @sqrt(double noundef %4) #22
  %6 = fadd double %2, %5
  %7 = call double @log1p(double noundef %6) #22
  ret double %7
}

; Function Attrs: nounwind uwtable
define dso_local double @atanh(double noundef %0) local_unnamed_addr #0 {
  %2 = fmul double %0, 2.000000e+00
  %3 = fsub double 1.000000e+00, %0
  %4 = fdiv double %2, %3
  %5 = call double @log1p(double noundef %4) #22
  %6 = fmul double %5, 5.000000e-01
  ret double %6
}

; Function Attrs: nounwind uwtable
define dso_local double @remquo(double noundef %0, double noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = fdiv double %0, %1
  %5 = call double @rint(double noundef %4) #22
  %6 = fmul double %5, 1.250000e-01
  %7 = call double @floor(double noundef %6) #22
  %8 = call double @llvm.fmuladd.f64(double %7, double -8.000000e+00, double %5)
  %9 = fptosi double %8 to i32
  %10 = fcmp olt double %5, 0.000000e+00
  %11 = icmp eq i32 %9, 0
  %12 = select i1 %11, i32 0, i32 -8
  %13 = select i1 %10, i32 %12, i32 0
  %14 = add i32 %13, %9
  store i32 %14, i32* %2, align 4, !tbaa !22
  %15 = fneg double %1
  %16 = call double @llvm.fmuladd.f64(double %15, double %5, double %0)
  ret double %16
}

declare double @floor(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn writeonly
define dso_local float @modff(float noundef %0, float* nocapture noundef writeonly %1) local_unnamed_addr #17 {
  %3 = fpext float %0 to double
  %4 = call double @llvm.trunc.f64(double %3) #23
  %5 = fsub double %3, %4
  %6 = fcmp ord double %5, 0.000000e+00
  %7 = select i1 %6, double %5, double 0.000000e+00
  %8 = call double @llvm.copysign.f64(double %7, double %3) #23
  %9 = fptrunc double %4 to float
  store float %9, float* %1, align 4, !tbaa !48
  %10 = fptrunc double %8 to float
  ret float %10
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local float @frexpf(float noundef %0, i32* nocapture noundef %1) local_unnamed_addr #9 {
  %3 = fpext float %0 to double
  store i32 0, i32* %1, align 4, !tbaa !22
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
  store i32 %24, i32* %1, align 4, !tbaa !22
  br label %13

13:                                               ; preds = %12, %8
  %14 = phi double [ %23, %12 ], [ %3, %8 ]
  %15 = fcmp olt double %14, 5.000000e-01
  %16 = fcmp ogt double %14, -5.000000e-01
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %37

18:                                               ; preds = %13
  %19 = load i32, i32* %1, align 4, !tbaa !22
  br label %28

20:                                               ; preds = %8, %20
  %21 = phi i32 [ %24, %20 ], [ 0, %8 ]
  %22 = phi double [ %23, %20 ], [ %3, %8 ]
  %23 = fmul double %22, 5.000000e-01
  %24 = add nuw nsw i32 %21, 1
  %25 = fcmp oge double %23, 1.000000e+00
  %26 = fcmp ole double %23, -1.000000e+00
  %27 = or i1 %25, %26
  br i1 %27, label %20, label %12, !llvm.loop !121

28:                                               ; preds = %28, %18
  %29 = phi i32 [ %19, %18 ], [ %32, %28 ]
  %30 = phi double [ %14, %18 ], [ %31, %28 ]
  %31 = fmul double %30, 2.000000e+00
  %32 = add nsw i32 %29, -1
  %33 = fcmp olt double %31, 5.000000e-01
  %34 = fcmp ogt double %31, -5.000000e-01
  %35 = and i1 %33, %34
  br i1 %35, label %28, label %36, !llvm.loop !122

36:                                               ; preds = %28
  store i32 %32, i32* %1, align 4, !tbaa !22
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
  br i1 %15, label %5, label %16, !llvm.loop !119

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
  br i1 %29, label %22, label %30, !llvm.loop !120

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
  br i1 %15, label %5, label %16, !llvm.loop !119

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
  br i1 %29, label %22, label %30, !llvm.loop !120

30:                                               ; preds = %22, %16
  %31 = phi double [ %17, %16 ], [ %25, %22 ]
  %32 = fptrunc double %31 to float
  ret float %32
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local double @scalbln(double noundef %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = icmp slt i32 %1, 5000
  %4 = select i1 %3, i32 %1, i32 5000
  %5 = icmp sgt i32 %4, -5000
  %6 = select i1 %5, i32 %4, i32 -5000
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %19

8:                                                ; preds = %2, %15
  %9 = phi i32 [ %17, %15 ], [ %6, %2 ]
  %10 = phi double [ %16, %15 ], [ %0, %2 ]
  %11 = fsub double %10, %10
  %12 = fcmp oeq double %11, 0.000000e+00
  %13 = fcmp une double %10, 0.000000e+00
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %19

15:                                               ; preds = %8
  %16 = fmul double %10, 2.000000e+00
  %17 = add nsw i32 %9, -1
  %18 = icmp sgt i32 %9, 1
  br i1 %18, label %8, label %19, !llvm.loop !119

19:                                               ; preds = %15, %8, %2
  %20 = phi double [ %0, %2 ], [ %10, %8 ], [ %16, %15 ]
  %21 = phi i32 [ %6, %2 ], [ %9, %8 ], [ 0, %15 ]
  %22 = icmp slt i32 %21, 0
  %23 = fcmp une double %20, 0.000000e+00
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %33

25:                                               ; preds = %19, %25
  %26 = phi i32 [ %29, %25 ], [ %21, %19 ]
  %27 = phi double [ %28, %25 ], [ %20, %19 ]
  %28 = fmul double %27, 5.000000e-01
  %29 = add nsw i32 %26, 1
  %30 = icmp slt i32 %26, -1
  %31 = fcmp une double %28, 0.000000e+00
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %25, label %33, !llvm.loop !120

33:                                               ; preds = %25, %19
  %34 = phi double [ %20, %19 ], [ %28, %25 ]
  ret double %34
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
  br i1 %26, label %19, label %13, !llvm.loop !121

27:                                               ; preds = %13, %27
  %28 = phi i32 [ %31, %27 ], [ %14, %13 ]
  %29 = phi double [ %30, %27 ], [ %15, %13 ]
  %30 = fmul double %29, 2.000000e+00
  %31 = add nsw i32 %28, -1
  %32 = fcmp olt double %30, 5.000000e-01
  %33 = fcmp ogt double %30, -5.000000e-01
  %34 = and i1 %32, %33
  br i1 %34, label %27, label %35, !llvm.loop !122

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
  %6 = call double @rint(double noundef %5) #22
  %7 = fneg double %4
  %8 = call double @llvm.fmuladd.f64(double %7, double %6, double %3) #23
  %9 = fptrunc double %8 to float
  ret float %9
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local x86_fp80 @frexpl(x86_fp80 noundef %0, i32* nocapture noundef %1) local_unnamed_addr #9 {
  store i32 0, i32* %1, align 4, !tbaa !22
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
  %12 = load i32, i32* %1, align 4, !tbaa !22
  br label %21

13:                                               ; preds = %21
  store i32 %25, i32* %1, align 4, !tbaa !22
  br label %14

14:                                               ; preds = %13, %7
  %15 = phi x86_fp80 [ %24, %13 ], [ %0, %7 ]
  %16 = fcmp olt x86_fp80 %15, 0xK3FFE8000000000000000
  %17 = fcmp ogt x86_fp80 %15, 0xKBFFE8000000000000000
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %38

19:                                               ; preds = %14
  %20 = load i32, i32* %1, align 4, !tbaa !22
  br label %29

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %12, %11 ], [ %25, %21 ]
  %23 = phi x86_fp80 [ %0, %11 ], [ %24, %21 ]
  %24 = fmul x86_fp80 %23, 0xK3FFE8000000000000000
  %25 = add nsw i32 %22, 1
  %26 = fcmp oge x86_fp80 %24, 0xK3FFF8000000000000000
  %27 = fcmp ole x86_fp80 %24, 0xKBFFF8000000000000000
  %28 = or i1 %26, %27
  br i1 %28, label %21, label %13, !llvm.loop !164

29:                                               ; preds = %19, %29
  %30 = phi i32 [ %20, %19 ], [ %33, %29 ]
  %31 = phi x86_fp80 [ %15, %19 ], [ %32, %29 ]
  %32 = fmul x86_fp80 %31, 0xK40008000000000000000
  %33 = add nsw i32 %30, -1
  %34 = fcmp olt x86_fp80 %32, 0xK3FFE8000000000000000
  %35 = fcmp ogt x86_fp80 %32, 0xKBFFE8000000000000000
  %36 = and i1 %34, %35
  br i1 %36, label %29, label %37, !llvm.loop !165

37:                                               ; preds = %29
  store i32 %33, i32* %1, align 4, !tbaa !22
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
  br i1 %14, label %4, label %15, !llvm.loop !166

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
  br i1 %28, label %21, label %29, !llvm.loop !167

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
  br i1 %14, label %4, label %15, !llvm.loop !166

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
  br i1 %28, label %21, label %29, !llvm.loop !167

29:                                               ; preds = %21, %15
  %30 = phi x86_fp80 [ %16, %15 ], [ %24, %21 ]
  ret x86_fp80 %30
}

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn writeonly
define dso_local x86_fp80 @modfl(x86_fp80 noundef %0, x86_fp80* nocapture noundef writeonly %1) local_unnamed_addr #17 {
  %3 = call x86_fp80 @llvm.trunc.f80(x86_fp80 %0)
  store x86_fp80 %3, x86_fp80* %1, align 4, !tbaa !50
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
  br i1 %25, label %18, label %12, !llvm.loop !164

26:                                               ; preds = %12, %26
  %27 = phi i32 [ %30, %26 ], [ %13, %12 ]
  %28 = phi x86_fp80 [ %29, %26 ], [ %14, %12 ]
  %29 = fmul x86_fp80 %28, 0xK40008000000000000000
  %30 = add nsw i32 %27, -1
  %31 = fcmp olt x86_fp80 %29, 0xK3FFE8000000000000000
  %32 = fcmp ogt x86_fp80 %29, 0xKBFFE8000000000000000
  %33 = and i1 %31, %32
  br i1 %33, label %26, label %34, !llvm.loop !165

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
  br i1 %27, label %20, label %14, !llvm.loop !164

28:                                               ; preds = %14, %28
  %29 = phi i32 [ %32, %28 ], [ %15, %14 ]
  %30 = phi x86_fp80 [ %31, %28 ], [ %16, %14 ]
  %31 = fmul x86_fp80 %30, 0xK40008000000000000000
  %32 = add nsw i32 %29, -1
  %33 = fcmp olt x86_fp80 %31, 0xK3FFE8000000000000000
  %34 = fcmp ogt x86_fp80 %31, 0xKBFFE8000000000000000
  %35 = and i1 %33, %34
  br i1 %35, label %28, label %36, !llvm.loop !165

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
  br i1 %28, label %21, label %15, !llvm.loop !121

29:                                               ; preds = %15, %29
  %30 = phi i32 [ %33, %29 ], [ %16, %15 ]
  %31 = phi double [ %32, %29 ], [ %17, %15 ]
  %32 = fmul double %31, 2.000000e+00
  %33 = add nsw i32 %30, -1
  %34 = fcmp olt double %32, 5.000000e-01
  %35 = fcmp ogt double %32, -5.000000e-01
  %36 = and i1 %34, %35
  br i1 %36, label %29, label %37, !llvm.loop !122

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
  %20 = call double @llvm.copysign.f64(double 4.940660e-324, double %11) #23
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

declare i32 @__VERIFIER_nondet_long() local_unnamed_addr #1

; Function Attrs: noreturn
declare void @abort() local_unnamed_addr #4

; Function Attrs: noreturn
declare void @_exit(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal noalias i8* @signalled(i8* noundef %0) #0 {
  call void @heddle_atomic_begin() #22
  %2 = load i64, i64* @ever_blocked, align 8, !tbaa !57
  %3 = ptrtoint i8* %0 to i32
  %4 = add nsw i32 %3, -1
  %5 = zext i32 %4 to i64
  %6 = shl i64 1, %5
  %7 = and i64 %2, %6
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %1
  call void @__heddle_limit_a_signal_for_another_thread_where_some_thread_has_blocked_it() #22
  br label %10

10:                                               ; preds = %9, %1
  call fastcc void @deliver(i32 noundef %3) #25
  call void @heddle_atomic_end() #22
  ret i8* null
}

declare i32 @pthread_detach(i32 noundef) local_unnamed_addr #1

declare void @__heddle_limit_a_signal_for_another_thread_where_some_thread_has_blocked_it() local_unnamed_addr #1

declare void @__heddle_limit_more_than_64_pipes_and_event_counters() local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #20

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #20

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #20

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #21

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { noreturn "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree norecurse nosync nounwind uwtable writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree nosync nounwind willreturn }
attributes #15 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #16 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #17 = { mustprogress nofree nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #19 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #20 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #21 = { argmemonly nofree nounwind willreturn writeonly }
attributes #22 = { nobuiltin nounwind "no-builtins" }
attributes #23 = { nounwind }
attributes #24 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #25 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 1}
!5 = !{!"Debian clang version 14.0.6"}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = !{!8, !8, i64 0}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
!20 = distinct !{!20, !11, !12}
!21 = distinct !{!21, !11, !12}
!22 = !{!23, !23, i64 0}
!23 = !{!"int", !8, i64 0}
!24 = distinct !{!24, !11, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11, !12}
!28 = distinct !{!28, !11, !12}
!29 = distinct !{!29, !11, !12}
!30 = distinct !{!30, !11, !12}
!31 = distinct !{!31, !11, !12}
!32 = distinct !{!32, !11, !12}
!33 = distinct !{!33, !11, !12}
!34 = distinct !{!34, !11, !12}
!35 = !{!36, !23, i64 0}
!36 = !{!"", !23, i64 0, !23, i64 4}
!37 = !{!36, !23, i64 4}
!38 = !{!39, !40, i64 0}
!39 = !{!"", !40, i64 0, !40, i64 4}
!40 = !{!"long", !8, i64 0}
!41 = !{!39, !40, i64 4}
!42 = !{!43, !44, i64 0}
!43 = !{!"", !44, i64 0, !44, i64 8}
!44 = !{!"long long", !8, i64 0}
!45 = !{!43, !44, i64 8}
!46 = !{!47, !47, i64 0}
!47 = !{!"double", !8, i64 0}
!48 = !{!49, !49, i64 0}
!49 = !{!"float", !8, i64 0}
!50 = !{!51, !51, i64 0}
!51 = !{!"long double", !8, i64 0}
!52 = distinct !{!52, !11, !12}
!53 = !{!54, !23, i64 0}
!54 = !{!"channel", !23, i64 0, !23, i64 4, !8, i64 8, !44, i64 12, !23, i64 20, !23, i64 24, !23, i64 28}
!55 = !{!54, !8, i64 8}
!56 = !{!54, !44, i64 12}
!57 = !{!44, !44, i64 0}
!58 = !{!54, !23, i64 24}
!59 = !{!54, !23, i64 20}
!60 = distinct !{!60, !11, !12}
!61 = !{!54, !23, i64 4}
!62 = distinct !{!62, !12}
!63 = !{!40, !40, i64 0}
!64 = distinct !{!64, !11, !12}
!65 = distinct !{!65, !11, !12}
!66 = distinct !{!66, !11, !12}
!67 = distinct !{!67, !11, !12}
!68 = distinct !{!68, !11, !12}
!69 = distinct !{!69, !12}
!70 = !{!71, !71, i64 0}
!71 = !{!"short", !8, i64 0}
!72 = distinct !{!72, !11, !12}
!73 = distinct !{!73, !11, !12}
!74 = distinct !{!74, !11, !12}
!75 = distinct !{!75, !11, !12}
!76 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6}
!77 = !{i64 0, i64 4, !6, i64 4, i64 4, !6}
!78 = !{i64 0, i64 4, !6}
!79 = !{!80, !7, i64 0}
!80 = !{!"handler", !7, i64 0, !7, i64 4, !7, i64 8}
!81 = !{!80, !7, i64 4}
!82 = !{!80, !7, i64 8}
!83 = distinct !{!83, !11, !12}
!84 = !{!85, !7, i64 8}
!85 = !{!"tls_destructor", !7, i64 0, !7, i64 4, !7, i64 8}
!86 = !{!85, !7, i64 0}
!87 = !{!85, !7, i64 4}
!88 = distinct !{!88, !11, !12}
!89 = distinct !{!89, !11, !12}
!90 = distinct !{!90, !11, !12}
!91 = distinct !{!91, !11, !12}
!92 = distinct !{!92, !12}
!93 = distinct !{!93, !11, !12}
!94 = distinct !{!94, !11, !12}
!95 = distinct !{!95, !11, !12}
!96 = distinct !{!96, !11, !12}
!97 = distinct !{!97, !11, !12}
!98 = distinct !{!98, !11, !12}
!99 = !{!54, !23, i64 28}
!100 = distinct !{!100, !11, !12}
!101 = !{!102, !23, i64 0}
!102 = !{!"date", !23, i64 0, !23, i64 4, !23, i64 8, !23, i64 12, !23, i64 16, !23, i64 20, !23, i64 24, !23, i64 28, !23, i64 32, !40, i64 36, !7, i64 40}
!103 = !{!102, !23, i64 4}
!104 = !{!102, !23, i64 8}
!105 = !{!102, !23, i64 24}
!106 = !{!102, !23, i64 12}
!107 = !{!102, !23, i64 16}
!108 = !{!102, !23, i64 20}
!109 = !{!102, !23, i64 28}
!110 = !{!102, !23, i64 32}
!111 = !{!102, !40, i64 36}
!112 = !{!102, !7, i64 40}
!113 = distinct !{!113, !11, !12}
!114 = distinct !{!114, !11, !12}
!115 = distinct !{!115, !11, !12}
!116 = distinct !{!116, !11, !12}
!117 = distinct !{!117, !12}
!118 = distinct !{!118, !11, !12}
!119 = distinct !{!119, !11, !12}
!120 = distinct !{!120, !11, !12}
!121 = distinct !{!121, !11, !12}
!122 = distinct !{!122, !11, !12}
!123 = distinct !{!123, !11, !12}
!124 = !{i64 0, i64 4, !6, i64 4, i64 128, !14, i64 132, i64 4, !22, i64 136, i64 4, !6}
!125 = !{i64 0, i64 4, !22, i64 4, i64 4, !6}
!126 = !{i64 0, i64 124, !14, i64 124, i64 4, !22, i64 128, i64 4, !6}
!127 = !{i64 0, i64 128, !14, i64 128, i64 4, !22, i64 132, i64 4, !6}
!128 = distinct !{!128, !11, !12}
!129 = distinct !{!129, !11, !12}
!130 = distinct !{!130, !11, !12}
!131 = distinct !{!131, !11, !12}
!132 = distinct !{!132, !11, !12}
!133 = distinct !{!133, !11, !12}
!134 = !{i32 0, i32 33}
!135 = !{i64 0, i64 65}
!136 = distinct !{!136, !11, !12}
!137 = distinct !{!137, !11, !12}
!138 = distinct !{!138, !12}
!139 = distinct !{!139, !11, !12}
!140 = distinct !{!140, !11, !12}
!141 = distinct !{!141, !11, !12}
!142 = distinct !{!142, !11, !12}
!143 = distinct !{!143, !11, !12}
!144 = distinct !{!144, !11, !12}
!145 = distinct !{!145, !11, !12}
!146 = distinct !{!146, !11, !12}
!147 = distinct !{!147, !11, !12}
!148 = distinct !{!148, !11, !12}
!149 = !{!150, !7, i64 0}
!150 = !{!"mapping", !7, i64 0, !40, i64 4}
!151 = distinct !{!151, !11, !12}
!152 = !{!150, !40, i64 4}
!153 = distinct !{!153, !11, !12}
!154 = distinct !{!154, !11, !12}
!155 = distinct !{!155, !11, !12}
!156 = distinct !{!156, !11, !12}
!157 = distinct !{!157, !11, !12}
!158 = distinct !{!158, !12}
!159 = distinct !{!159, !12}
!160 = distinct !{!160, !11, !12}
!161 = distinct !{!161, !11, !12}
!162 = distinct !{!162, !11, !12}
!163 = distinct !{!163, !11, !12}
!164 = distinct !{!164, !11, !12}
!165 = distinct !{!165, !11, !12}
!166 = distinct !{!166, !11, !12}
!167 = distinct !{!167, !11, !12}
