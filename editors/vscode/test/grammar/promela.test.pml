// SYNTAX TEST "source.promela" "what Promela looks like"
#define N 3
// <------- keyword.control.directive.promela
mtype = { ack, nak }
// <----- storage.type.promela
active [N] proctype P(byte id) {
// <------ storage.modifier.promela
//         ^^^^^^^^ storage.type.promela
//                  ^ entity.name.type.promela
//                    ^^^^ storage.type.promela
again: do
// <----- entity.name.label.promela
//     ^^ keyword.control.promela
    :: atomic { q?ack -> x = 1 } /* note */
//  ^^ keyword.operator.promela
//     ^^^^^^ keyword.control.promela
//               ^^^^^^^^^ - keyword.control.promela
//                               ^^^^^^^^^^ comment.block.promela
    :: c_code { if (x) { y = "a"; } } goto again
//     ^^^^^^ keyword.control.promela
//              ^^ meta.embedded.c.promela
//                                    ^^^^ keyword.control.promela
//                                         ^^^^^ entity.name.label.promela
    od;
    printf("x is %d\n", x) // told
//  ^^^^^^ keyword.operator.promela
//         ^^^^^^^^^^^ string.quoted.double.promela
//                         ^^^^^^^ comment.line.promela
}
init { run P(0) }
// <---- storage.modifier.promela
//         ^ entity.name.function.promela
