// A system call that only the system can answer.
#include <assert.h>
#include <unistd.h>
#include <sys/syscall.h>
int main(void) {
    assert(syscall(SYS_getppid) > 0);
    return 0;
}
