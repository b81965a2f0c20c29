// Any number of 32 bits, of which a translation cannot list the values.
extern int __VERIFIER_nondet_int(void);
int x;
int main(void) { x = __VERIFIER_nondet_int(); return 0; }
