// An invariant that takes two million steps.
int n = 2000000;
int fine(void) {
    int sum = 0;
    for (int i = 0; i < n; i++) sum ^= i;
    return sum >= -1;
}
int main(void) { return 0; }
