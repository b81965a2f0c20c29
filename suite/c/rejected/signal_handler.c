// verdict: unsupported
// why: Signals interrupt a thread anywhere, which is not modelled.
#include <signal.h>

static volatile sig_atomic_t hit;

static void handler(int number)
{
    hit = number;
}

int main(void)
{
    signal(SIGINT, handler);
    raise(SIGINT);
    return hit;
}
