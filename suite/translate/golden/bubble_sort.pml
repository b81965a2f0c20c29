/* suite/translate/golden/bubble_sort.c in Promela, by heddle translate.
 * Numbers on the right are lines of the C program. */

/* Bubble sort of five numbers; what is smallest and largest goes to a record. */
typedef record {
  byte min;
  byte max;
};

byte a[5] = {3, 1, 4, 1, 5};

active [1] proctype main()
{
  byte x, y, temp;
  record r;
  d_step {                                                /* 17 */
    x = 0;
    do
    :: x < 5 ->
        y = 0;                                            /* 18 */
        do
        :: y < 4 ->
            if                                            /* 19 */
            :: a[y] > a[y + 1] ->
                /* exchange them */
                temp = a[y + 1];                          /* 21 */
                a[y + 1] = a[y];                          /* 22 */
                a[y] = temp;                              /* 23 */
            :: else -> skip;                              /* 19 */
            fi;
            y++;                                          /* 18 */
        :: else -> break;
        od;
        x++;                                              /* 17 */
    :: else -> break;
    od;
    r.min = a[0];                                         /* 25 */
    r.max = a[4];                                         /* 26 */
    assert(r.min == 1 && r.max == 5);                     /* 27 */
  };
}

