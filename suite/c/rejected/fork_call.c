// verdict: unsupported
// why: Processes are outside of what is modelled.
#include <unistd.h>

int main(void)
{
    return fork() == 0;
}
