// Records in records, arrays of them, and a record as a message.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 28 states, 35 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 27 states, 34 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 19 states, 21 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
// unsound: exact merged por
// differs: SPIN undoes a receive at the wrong element when the message itself sets the index, and so walks on from states that no run reaches.
typedef Point { short x; short y };
typedef Segment { Point at[2]; bool used; mtype colour };
mtype = { red, green };
Segment board[2];
chan moves = [1] of { byte, Point };

active proctype mover() {
    Point p;
    p.x = 3;
    p.y = -4;
    moves ! 1, p;
    p.x = 300;
    moves ! 0, p
}

active proctype drawer() {
    byte i;
    do
    :: moves ? i, board[i].at[1] ->
        board[i].used = true;
        board[i].colour = (board[i].at[1].x > 100 -> red : green)
    :: timeout -> break
    od;
    assert(board[0].used);
    assert(board[0].colour == green || board[0].at[1].x == 300)
}
