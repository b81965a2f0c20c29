/* suite/translate/golden/max_of_two.c in Promela, by heddle translate.
 * Numbers on the right are lines of the C program. */

/* A function with two results. */
inline test(a, test_b, test_result)
{
  atomic {                                                /* 6 */
    if
    :: a >= test_b -> test_result = a;                    /* 7 */
    :: else -> test_result = test_b;                      /* 9 */
    fi;
  };
}

active [1] proctype main()
{
  byte x, y;
  int tmp1;
  d_step {                                                /* 14 */
    x = 2;
    y = 3;                                                /* 15 */
  };
  test(x, y, tmp1);                                       /* 16 */
  d_step {
    assert(tmp1 == 3);
    tmp1 = 0;
  };
  test(x, y, tmp1);                                       /* 17 */
}

