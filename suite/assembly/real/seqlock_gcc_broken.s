	.arch armv8-a
	.file	"seqlock.c"
	.text
	.align	2
	.global	writer
	.type	writer, %function
writer:
.LFB0:
	.cfi_startproc
	adrp	x0, .LANCHOR0
	add	x0, x0, :lo12:.LANCHOR0
	ldr	w1, [x0]
	add	w2, w1, 1
	str	w2, [x0]
	dmb	ish
	add	x2, x0, 4
	mov	w3, 1
	str	w3, [x2]
	add	x2, x0, 8
	str	w3, [x2]
	add	w1, w1, 2
	stlr	w1, [x0]
	ret
	.cfi_endproc
.LFE0:
	.size	writer, .-writer
	.align	2
	.global	reader
	.type	reader, %function
reader:
.LFB1:
	.cfi_startproc
	adrp	x0, .LANCHOR0
	add	x0, x0, :lo12:.LANCHOR0
	ldar	w1, [x0]
	add	x2, x0, 4
	ldr	w3, [x2]
	add	x2, x0, 8
	ldr	w2, [x2]
	ldr	w0, [x0]
	cmp	w1, w0
	beq	.L7
.L2:
	ret
.L7:
	tst	x1, 1
	ccmp	w3, w2, 4, eq
	beq	.L2
	stp	x29, x30, [sp, -16]!
	.cfi_def_cfa_offset 16
	.cfi_offset 29, -16
	.cfi_offset 30, -8
	mov	x29, sp
	bl	abort
	.cfi_endproc
.LFE1:
	.size	reader, .-reader
	.global	y
	.global	x
	.global	seq
	.bss
	.align	2
	.set	.LANCHOR0,. + 0
	.type	seq, %object
	.size	seq, 4
seq:
	.zero	4
	.type	x, %object
	.size	x, 4
x:
	.zero	4
	.type	y, %object
	.size	y, 4
y:
	.zero	4
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
