	.arch armv8-a
	.file	"spinlock.c"
	.text
	.global	__aarch64_cas4_acq
	.align	2
	.global	worker
	.type	worker, %function
worker:
.LFB0:
	.cfi_startproc
	stp	x29, x30, [sp, -32]!
	.cfi_def_cfa_offset 32
	.cfi_offset 29, -32
	.cfi_offset 30, -24
	mov	x29, sp
	stp	x19, x20, [sp, 16]
	.cfi_offset 19, -16
	.cfi_offset 20, -8
	adrp	x19, .LANCHOR0
	add	x19, x19, :lo12:.LANCHOR0
	mov	w20, 1
.L2:
	ldr	w0, [x19]
	cbnz	w0, .L2
	mov	x2, x19
	mov	w1, w20
	bl	__aarch64_cas4_acq
	cbnz	w0, .L2
	adrp	x0, .LANCHOR0
	add	x0, x0, :lo12:.LANCHOR0
	ldr	w1, [x0, 4]
	add	w1, w1, 1
	str	w1, [x0, 4]
	str	wzr, [x0]
	ldp	x19, x20, [sp, 16]
	ldp	x29, x30, [sp], 32
	.cfi_restore 30
	.cfi_restore 29
	.cfi_restore 19
	.cfi_restore 20
	.cfi_def_cfa_offset 0
	ret
	.cfi_endproc
.LFE0:
	.size	worker, .-worker
	.global	counter
	.bss
	.align	2
	.set	.LANCHOR0,. + 0
	.type	lock, %object
	.size	lock, 4
lock:
	.zero	4
	.type	counter, %object
	.size	counter, 4
counter:
	.zero	4
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
