/* Three philosophers take the left fork, then the right one. */
#define N 3
bool taken[N];

active [N] proctype Philosopher() {
    byte left = _pid, right = (_pid + 1) % N;
    do
    :: atomic { !taken[left] -> taken[left] = true };
       atomic { !taken[right] -> taken[right] = true };
       taken[left] = false;
       taken[right] = false
    od
}
