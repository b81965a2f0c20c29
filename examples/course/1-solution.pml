/* Load and store in one step: nothing comes between. */
byte x, done;

active [2] proctype P() {
    byte t;
    atomic { t = x; x = t + 1 };
    done++;
    (done == 2);
    assert(x == 2)
}
