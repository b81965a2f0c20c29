// A bounded buffer with two counting semaphores and a mutex, as in Dijkstra's
// notes; the slots are written and read outside atomic sections.
//
// verdict: holds   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// exact: 309 states, 472 transitions   (spin -o1 -o2 -o3 -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// merged: 309 states, 472 transitions   (spin -a; cc -DSAFETY -DNOCLAIM -DNOREDUCE; pan -c0)
// por: 309 states, 472 transitions   (spin -a; cc -DSAFETY -DNOCLAIM; pan -c0)
#define SIZE 2
byte empty_slots = SIZE, full_slots;
bool mutex = true;
byte buffer[SIZE], in_at, out_at, next_in = 1, next_out = 1;

inline down(s) { atomic { s > 0 -> s-- } }
inline up(s) { s++ }

active proctype producer() {
    do
    ::  down(empty_slots);
        down(mutex);
        buffer[in_at] = next_in;
        in_at = (in_at + 1) % SIZE;
        next_in = (next_in % 3) + 1;
        up(mutex);
        up(full_slots)
    od
}

active proctype consumer() {
    do
    ::  down(full_slots);
        down(mutex);
        assert(buffer[out_at] == next_out);
        next_out = (next_out % 3) + 1;
        out_at = (out_at + 1) % SIZE;
        up(mutex);
        up(empty_slots)
    od
}
