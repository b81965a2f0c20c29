// Embedded C that writes globals is seen by whoever reads them.
//
// verdict: violated assertion deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 221 states, 510 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 221 states, 510 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 119 states, 174 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
byte g, h;
active [2] proctype W() {
    byte i;
    c_code { PW->i = 3; };
    c_code { now.g = now.g + 1; };
    i--;
    c_code { now.h++; };
}
active proctype M() { byte k; k = g; c_expr { now.h == 0 }; assert(k != 1 || h != 2) }
