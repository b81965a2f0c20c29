// A barrier that is used twice. The second round begins when the last of the
// first has left.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 124 states, 213 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 97 states, 163 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 80 states, 112 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
#define N 2
byte arrived, left_over;
bool open;
byte round[N];

active [N] proctype worker() {
    byte k;
    for (k : 1 .. 2) {
        round[_pid] = k;
        atomic { !open; arrived++;
            if
            :: arrived == N -> open = true; left_over = N
            :: else
            fi };
        open;
        assert(round[1 - _pid] >= k);
        atomic {
            left_over--;
            if
            :: left_over == 0 -> open = false; arrived = 0
            :: else
            fi
        }
    }
}
