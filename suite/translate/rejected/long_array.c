/* refused: 2:5 an array that no model has room for */
int a[100000];
int main(void) { return a[3]; }
