/* suite/translate/golden/person.c in Promela, by heddle translate.
 * Numbers on the right are lines of the C program. */

/* One object from the heap, used and given back. */
typedef person {
    byte age;
}

person person_mem[10];  /* 1..9 malloc */
bool person_valid[10];

hidden byte heap_bound_of_person;  /* 1 if malloc ran out of cells */

inline malloc_person(p_) {  /* the first free cell */
    p_ = 1;
    do
    :: (p_ <= 9 && person_valid[p_]) -> p_ = p_ + 1
    :: else -> break
    od;
    heap_bound_of_person = (p_ > 9);
    if
    :: heap_bound_of_person -> p_ = 0
    :: else -> person_valid[p_] = 1
    fi
}

inline free_person(p_) {
    if
    :: (p_ == 0) -> skip
    :: else ->
        person_mem[p_].age = 0;
        person_valid[p_] = 0
    fi
}

active proctype main() {
    byte ptr;
    d_step {
        malloc_person(ptr);                               /* 12 */
        assert(!heap_bound_of_person);
        person_mem[ptr].age = 24;                         /* 13 */
        assert(person_valid[ptr]);                        /* 14 */
        assert(person_mem[ptr].age == 24);
        assert(ptr == 0 || (person_valid[ptr]));          /* 15 */
        free_person(ptr);
    };
}

