/* Forks are taken in the order of their numbers, so nobody waits in a circle. */
#define N 3
bool taken[N];

active [N] proctype Philosopher() {
    byte first = _pid, second = (_pid + 1) % N;
    if
    :: first > second -> first = second; second = _pid
    :: else
    fi;
    do
    :: atomic { !taken[first] -> taken[first] = true };
       atomic { !taken[second] -> taken[second] = true };
       taken[first] = false;
       taken[second] = false
    od
}
