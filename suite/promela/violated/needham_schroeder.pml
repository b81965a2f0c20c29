// Lowe's attack on the Needham-Schroeder public-key protocol (1995): B believes that it
// talks to A, A talks to the intruder.
//
// verdict: violated assertion deadlock   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 87 states, 125 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 81 states, 117 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 79 states, 113 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
mtype = { A, B, I, Na, Nb, Ni, none };
chan net = [0] of { mtype, mtype, mtype, mtype };
mtype partner_a = none, partner_b = none;
bool done_a, done_b;

/* a message: key of the reader, then up to three parts */
active proctype alice() {
    mtype nonce;
    if
    :: partner_a = B
    :: partner_a = I
    fi;
    net ! partner_a, Na, A, none;
    net ? eval(A), eval(Na), nonce, _;
    net ! partner_a, nonce, none, none;
    done_a = true
}

active proctype bob() {
    mtype nonce, who;
    net ? eval(B), nonce, who, none;
    partner_b = who;
    net ! who, nonce, Nb, none;
    net ? eval(B), eval(Nb), none, _;
    done_b = true;
    assert(partner_b != A || partner_a == B)
}

active proctype intruder() {
    mtype key, p1, p2, p3;
    bool knows_na, knows_nb;
end:do
    :: net ? key, p1, p2, p3 ->
        if
        :: key == I ->
            knows_na = knows_na || p1 == Na || p2 == Na;
            knows_nb = knows_nb || p1 == Nb || p2 == Nb
        :: key != I -> net ! key, p1, p2, p3
        fi
    :: knows_na -> net ! B, Na, A, none
    :: knows_nb -> net ! B, Nb, none, none
    od
}
