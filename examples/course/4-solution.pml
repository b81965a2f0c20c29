/* Tickets: who draws first is served first. */
byte next, serving;
bool inside;

active proctype Often() {
    byte mine;
    do
    :: atomic { mine = next; next = (next + 1) % 4 };
       (serving == mine);
       serving = (serving + 1) % 4
    od
}

active proctype Once() {
    byte mine;
    atomic { mine = next; next = (next + 1) % 4 };
    (serving == mine);
    inside = true;
    serving = (serving + 1) % 4
}

ltl served { <> inside }
