/* A lock that is taken by whoever comes first. Is everybody who asks served at last? */
bool locked, inside;

active proctype Often() {
    do
    :: atomic { !locked -> locked = true };
       locked = false
    od
}

active proctype Once() {
    atomic { !locked -> locked = true };
    inside = true;
    locked = false
}

ltl served { <> inside }
