/* A state of three hundred thousand values. */
byte a[200000];
byte b[100000];
init { a[1] = b[1] }
