// System calls that glibc does not wrap, or that Swift does not import.
#pragma once
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdint.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Exchanges two paths in one step. Returns 0, or an errno value.
static inline int hig_exchange(const char *a, const char *b) {
  const unsigned int exchange = 1 << 1;
  return syscall(SYS_renameat2, AT_FDCWD, a, AT_FDCWD, b, exchange) == 0 ? 0 : errno;
}

// Writes out everything of the file system that a descriptor lies on. Returns 0, or an errno value.
static inline int hig_sync(int descriptor) {
  return syscall(SYS_syncfs, descriptor) == 0 ? 0 : errno;
}

struct hig_open_how {
  uint64_t flags, mode, resolve;
};

// Opens a path that stays below a folder: no `..`, no absolute link, no link that leaves.
// Returns a descriptor, or a negative errno value.
static inline int hig_open_beneath(int folder, const char *path) {
  const uint64_t no_magic_links = 0x02, beneath = 0x08;
  struct hig_open_how how = {O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0, beneath | no_magic_links};
  long descriptor = syscall(SYS_openat2, folder, path, &how, sizeof how);
  return descriptor >= 0 ? (int)descriptor : -errno;
}

// The width of the terminal behind a descriptor, or 0 if it is none.
static inline int hig_terminal_width(int descriptor) {
  struct winsize size = {0};
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

// The cores that this process may use: fewer than there are under `taskset`, 0 if unknown.
static inline int hig_cores(void) {
  cpu_set_t cores;
  return sched_getaffinity(0, sizeof cores, &cores) == 0 ? CPU_COUNT(&cores) : 0;
}

// A queue of changes of the file system, or -1.
static inline int hig_watch_start(void) { return inotify_init1(IN_NONBLOCK | IN_CLOEXEC); }

// Puts a folder under watch: files that were written, moved or removed in it, and folders that
// came. Returns the number that its events bear, the same for the same folder, or -1.
static inline int hig_watch_folder(int queue, const char *folder) {
  const uint32_t mask = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO |
                        IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR;
  return inotify_add_watch(queue, folder, mask);
}
