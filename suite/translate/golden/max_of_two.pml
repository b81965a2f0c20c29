/* suite/translate/golden/max_of_two.c in Promela, by heddle translate.
 * Numbers on the right are lines of the C program. */

/* A function with two results. */
inline test(a, b, test_result) {
    atomic {
        if                                                /* 6 */
        :: (a >= b) -> test_result = a                    /* 7 */
        :: else -> test_result = b                        /* 9 */
        fi;
    };
}

active proctype main() {
    byte x, y;
    int tmp1;
    d_step {
        x = 2;                                            /* 14 */
        y = 3;                                            /* 15 */
    };
    test(x, y, tmp1);                                     /* 16 */
    d_step {
        assert(tmp1 == 3);
        tmp1 = 0;
    };
    test(x, y, tmp1);                                     /* 17 */
}

