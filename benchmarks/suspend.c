/* Valgrind 3.19 writes to the mask that `sigsuspend` is given, and Swift's libdispatch keeps its
   mask where nothing may be written. Loaded in front of it, this hands over a copy. */
#define _GNU_SOURCE
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

int sigsuspend(const sigset_t *mask) {
  sigset_t copy = *mask;
  return (int)syscall(SYS_rt_sigsuspend, &copy, 8);
}
