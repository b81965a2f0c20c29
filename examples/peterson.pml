/* Peterson's mutual exclusion for two processes. */
bool flag[2];
byte turn;
byte cs;                                /* how many are in the critical section */

active [2] proctype P() {
    byte me = _pid;

again:
    flag[me] = true;
    turn = 1 - me;
    (!flag[1 - me] || turn == me);      /* wait */

    cs++;
critical:
    assert(cs == 1);                    /* the critical section */
    cs--;

    flag[me] = false;
    goto again
}
