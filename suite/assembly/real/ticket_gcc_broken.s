	.arch armv8-a
	.file	"ticket.c"
	.text
	.local	next
	.comm	next,4,4
	.local	owner
	.comm	owner,4,4
	.global	counter
	.bss
	.align	2
	.type	counter, %object
	.size	counter, 4
counter:
	.zero	4
	.global	__aarch64_ldadd4_relax
	.text
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
	adrp	x0, next
	add	x0, x0, :lo12:next
	mov	x1, x0
	mov	w0, 1
	bl	__aarch64_ldadd4_relax
	str	w0, [sp, 28]
	nop
.L2:
	adrp	x0, owner
	add	x0, x0, :lo12:owner
	ldr	w0, [x0]
	ldr	w1, [sp, 28]
	cmp	w1, w0
	bne	.L2
	adrp	x0, counter
	add	x0, x0, :lo12:counter
	ldr	w0, [x0]
	add	w1, w0, 1
	adrp	x0, counter
	add	x0, x0, :lo12:counter
	str	w1, [x0]
	ldr	w0, [sp, 28]
	add	w1, w0, 1
	adrp	x0, owner
	add	x0, x0, :lo12:owner
	str	w1, [x0]
	nop
	ldp	x29, x30, [sp], 32
	.cfi_restore 30
	.cfi_restore 29
	.cfi_def_cfa_offset 0
	ret
	.cfi_endproc
.LFE0:
	.size	worker, .-worker
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
