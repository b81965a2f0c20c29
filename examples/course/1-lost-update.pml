/* Two processes each add one to x, by a load and a store. What values can x have? */
byte x, done;

active [2] proctype P() {
    byte t;
    t = x;
    x = t + 1;
    done++;
    (done == 2);
    assert(x == 2)
}
