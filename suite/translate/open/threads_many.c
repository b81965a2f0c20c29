/* holds with: --threads 13 */
/* Threads started in a loop whose end is not plain to see. */
#include <pthread.h>

static void *nothing(void *p) { return p; }
int n = 12;

int main(void)
{
    pthread_t t;
    for (int i = 0; i < n; i++)
        pthread_create(&t, 0, nothing, 0);
    return 0;
}
