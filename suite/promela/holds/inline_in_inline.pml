// Inlines with labels and with inlines in them; names are put in as text.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 235 states, 435 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 235 states, 435 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 203 states, 364 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g, h, r[3];

inline count(x, limit) {
    byte t;
loop:
    if
    :: x < limit -> t = x; x = t + 1; goto loop
    :: else
    fi
}

inline swap(a, b) { tmp = a; a = b; b = tmp }

inline sort3(x, y, z) {
    if :: x > y -> swap(x, y) :: else fi;
    if :: y > z -> swap(y, z) :: else fi;
    if :: x > y -> swap(x, y) :: else fi
}

active proctype P() {
    count(g, 2)
}

active proctype Q() {
    byte tmp;
    count(h, 3);
    r[0] = 9;
    r[1] = h;
    r[2] = 5;
    sort3(r[0], r[1], r[2]);
    assert(r[0] == 3 && r[1] == 5 && r[2] == 9 && g <= 2)
}
