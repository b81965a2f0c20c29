// A value of more scalars than are passed.
typedef int row __attribute__((vector_size(32768)));
row a, b;
int main(void) { b = a + b; return b[0]; }
