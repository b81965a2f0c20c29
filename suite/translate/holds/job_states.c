/* verdict: holds. Each worker takes its own job through all states under the
   lock. The struct begins where a nameless one of a header does, by line and
   column. Twin: violated/job_states_if.c. */
#include <pthread.h>
typedef struct {
    int state;
    unsigned char amount;
    short delta;
    _Bool done;
} job_t;
#include <assert.h>

static job_t jobs[2];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static int step(job_t *job)
{
    switch (job->state) {
    case 0:
        job->state = 1;
        job->amount += 200;
        return 1;
    case 1:
        job->amount += 100;
        job->delta -= 5;
        job->state = 2;
        // fall through
    default:
        job->done = 1;
        return 0;
    }
}

static void *worker(void *arg)
{
    job_t *job = arg;
    pthread_mutex_lock(&lock);
    while (step(job))
        ;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, worker, &jobs[0]);
    pthread_create(&u, 0, worker, &jobs[1]);
    pthread_mutex_lock(&lock);
    while (!(jobs[0].done && jobs[1].done))
        pthread_cond_wait(&changed, &lock);
    assert(jobs[0].amount == 44 && jobs[1].delta == -5);
    pthread_mutex_unlock(&lock);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
