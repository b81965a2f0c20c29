/* suite/translate/golden/person.c in Promela, by heddle translate.
 * Numbers on the right are lines of the C program. */

/* One object from the heap, used and given back. */
typedef person {
  byte age;
};

person person_mem[10];  /* 1..9 malloc */
bool person_valid[10];

hidden byte heap_bound_of_person;

inline malloc_person(_p_)
{
  _p_ = 1;
  do
  :: _p_ <= 9 && person_valid[_p_] -> _p_++;
  :: else -> break;
  od;
  heap_bound_of_person = 9 < _p_;
  if
  :: heap_bound_of_person -> _p_ = 0;
  :: else -> person_valid[_p_] = 1;
  fi;
}

inline free_person(_p_)
{
  if
  :: _p_ == 0 -> skip;
  :: else ->
      person_mem[_p_].age = 0;
      person_valid[_p_] = 0;
  fi;
}

active [1] proctype main()
{
  byte ptr;
  d_step {                                                /* 12 */
    malloc_person(ptr);
    assert(!heap_bound_of_person);
    person_mem[ptr].age = 24;                             /* 13 */
    assert(person_valid[ptr]);                            /* 14 */
    assert(person_mem[ptr].age == 24);
    assert(ptr == 0 || person_valid[ptr]);                /* 15 */
    free_person(ptr);
  };
}

