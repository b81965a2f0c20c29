/* No specification: it is not deterministic. */
int heddle_choose(int);
int add(int by) { return heddle_choose(2); }
int get(void) { return 0; }
