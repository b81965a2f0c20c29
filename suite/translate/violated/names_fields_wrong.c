/* As names_fields.c, with one number wrong. */
#include <assert.h>
#include <pthread.h>

struct worker { int worker; int assert_; };
struct worker job;

void *worker(void *arg)
{
    job.worker = job.worker + 1;
    return arg;
}

int main(void)
{
    pthread_t atomic;
    pthread_create(&atomic, 0, worker, 0);
    pthread_join(atomic, 0);
    assert(job.worker == 2);
    return 0;
}
