# The files that hig carries: the archive that scripts/release makes. Read only, mapped with the
# program, and kept by strip.
.section .rodata
.balign 16
.globl hig_built_in
.globl hig_built_in_end
hig_built_in:
.incbin "files.tar"
hig_built_in_end:
.byte 0
.section .note.GNU-stack,"",%progbits
