/* verdict: violated. Three is left out, so the sum is twelve. */
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
    assert(tries == 4 && sum == 15);
    return 0;
}
