// verdict: open
// why: Calls nest until the limit of the machine is met; that is ours, not the program's.
// args: --call-depth 500
// large: hundreds of frames
static int down(int n) { return down(n + 1) + n; }

int main(void) { return down(0); }
