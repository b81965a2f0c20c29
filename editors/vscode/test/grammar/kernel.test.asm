// SYNTAX TEST "source.heddle-asm" "a kernel"
word chan[N], ptr
// <---- storage.modifier.heddle-asm
program Input {
// <------- storage.type.heddle-asm
//      ^^^^^ entity.name.function.heddle-asm
top:    mov [ptr], eax
// <--- entity.name.label.heddle-asm
//      ^^^ keyword.operator.heddle-asm
//                 ^^^ variable.language.heddle-asm
}
