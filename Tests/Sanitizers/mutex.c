// Tells Thread Sanitizer of Swift's `Mutex`. Who finds it free takes it by code that is compiled
// with ours, and so is seen; who has to wait takes it in the standard library, which is not, and
// whatever the lock guards would count as a race.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// Absent from the programs that run the tests.
extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

SWIFT void lockSlow(uint32_t thread, SELF void *handle) __asm__(LOCK);
SWIFT void unlockSlow(SELF void *handle) __asm__(UNLOCK);

SWIFT void lockSlow(uint32_t thread, SELF void *handle) {
  typedef SWIFT void (*Lock)(uint32_t, SELF void *);
  ((Lock)dlsym(RTLD_NEXT, LOCK))(thread, handle);
  if (__tsan_acquire) __tsan_acquire(handle);
}

SWIFT void unlockSlow(SELF void *handle) {
  typedef SWIFT void (*Unlock)(SELF void *);
  if (__tsan_release) __tsan_release(handle);
  ((Unlock)dlsym(RTLD_NEXT, UNLOCK))(handle);
}
