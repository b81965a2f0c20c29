/* Peterson's algorithm: who comes last waits. */
bool flag[2];
byte turn, cs;

active [2] proctype P() {
    byte me = _pid;
    do
    :: flag[me] = true;
       turn = 1 - me;
       (!flag[1 - me] || turn == me);
       cs++;
       assert(cs == 1);
       cs--;
       flag[me] = false
    od
}
