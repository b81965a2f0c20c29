/* A d_step of two million statements. */
int n;
active proctype P() {
    d_step { do :: n < 1000000 -> n++ :: else -> break od };
    assert(n == 1000000)
}
