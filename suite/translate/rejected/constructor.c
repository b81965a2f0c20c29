/* refused: 3:1 a function before main */
int x;
__attribute__((constructor)) static void before(void) { x = 1; }
int main(void) { return x; }
