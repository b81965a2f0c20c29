// An array of more elements than the model of a translation may have.
int a[70000];
int main(void) { a[69999] = 1; return a[0]; }
