/* refused: 7:5 bit-fields that share a word are no variables of their own */
#include <pthread.h>
struct flags { unsigned a : 1; unsigned b : 1; } f;

void *t(void *p)
{
    f.a = 1;
    return p;
}

int main(void)
{
    pthread_t x;
    pthread_create(&x, 0, t, 0);
    f.b = 1;
    pthread_join(x, 0);
    return 0;
}
