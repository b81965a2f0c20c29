/* verdict: holds. Jumps backward, out of a loop, and continue. */
#include <assert.h>

int main(void)
{
    int tries = 0, sum = 0;
again:
    tries++;
    if (tries < 4)
        goto again;
    for (int i = 0; i < 10; i++) {
        if (i == 3)
            continue;
        if (i == 6)
            goto done;
        sum += i;
    }
done:
    assert(tries == 4 && sum == 12);
    return 0;
}
