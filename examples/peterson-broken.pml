/* Peterson's mutual exclusion for two processes, with a mistake that is easy to
 * make: the turn is given away before the flag is raised. */
bool flag[2];
byte turn;
byte cs;                                /* how many are in the critical section */

active [2] proctype P() {
    byte me = _pid;

again:
    turn = 1 - me;                      /* the flag should be raised first */
    flag[me] = true;
    (!flag[1 - me] || turn == me);      /* wait */

    cs++;
    assert(cs == 1);                    /* the critical section */
    cs--;

    flag[me] = false;
    goto again
}
