/* Mutual exclusion by flags: each says that it wants to enter, and waits while the other
 * does. Is it safe? Does anybody get in? */
bool flag[2];
byte cs;

active [2] proctype P() {
    byte me = _pid;
    do
    :: flag[me] = true;
       (!flag[1 - me]);
       cs++;
       assert(cs == 1);
       cs--;
       flag[me] = false
    od
}
