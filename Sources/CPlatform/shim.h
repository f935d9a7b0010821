// System calls that glibc does not wrap, or that Swift does not import.
#pragma once
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Exchanges two entries of open folders in one step. Returns 0, or an errno value.
static inline int hig_exchange(int folder, const char *a, int other, const char *b) {
  const unsigned int exchange = 1 << 1;
  return syscall(SYS_renameat2, folder, a, other, b, exchange) == 0 ? 0 : errno;
}

// Writes out everything of the file system that a descriptor lies on. Returns 0, or an errno value.
static inline int hig_sync(int descriptor) {
  return syscall(SYS_syncfs, descriptor) == 0 ? 0 : errno;
}

// The header of these would give another `fd_set` than Swift's.
void *malloc(size_t size);
void free(void *piece);
int mallopt(int option, int value);

// Blocks of a MiB and more go back to the system when they are freed. By itself glibc raises that
// size with each of them, so large blocks come to lie among small ones, which hold them there.
//
// Of all else, a heap gets its addresses at once, and keeps its pages: by itself glibc asks for a
// few pages each time a thread needs more, and gives them back in between, which was a fifth of
// the time of the system in a build.
static inline void hig_set_up_memory(void) {
  const int top_pad = -2, mmap_threshold = -3;
  mallopt(mmap_threshold, 1 << 20);
  mallopt(top_pad, 64 << 20);
}

// Asks the system for large pages where this thread has its memory: fewer of them have to be found
// and cleared, which is a twentieth of the time of a build of 158 pages. It is only a hint: glibc
// starts the heap of a thread at a multiple of its greatest size, and elsewhere nothing is changed
// that a program could see.
static inline void hig_ask_for_large_pages(void) {
  const size_t heap = 64 << 20;
  static _Thread_local uintptr_t asked;
  // More than lies free between other things, so that it is from the newest heap.
  void *volatile probe = malloc(128 << 10);
  const uintptr_t start = (uintptr_t)probe & ~(uintptr_t)(heap - 1);
  free(probe);
  if (start == 0 || start == asked) return;
  asked = start;
  madvise((void *)start, heap, MADV_HUGEPAGE);
}

struct hig_open_how {
  uint64_t flags, mode, resolve;
};

// What `openat2` would do, for systems that lack it or forbid it: one name after the other, and
// no link at all.
static inline int hig_open_stepwise(int folder, const char *path, int flags) {
  const int step = O_PATH | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW;
  char name[NAME_MAX + 1];
  int here = openat(folder, ".", step);
  while (here >= 0) {
    const size_t length = strcspn(path, "/");
    if (length > NAME_MAX || (length == 2 && path[0] == '.' && path[1] == '.')) {
      close(here);
      return length > NAME_MAX ? -ENAMETOOLONG : -EXDEV;
    }
    memcpy(name, path, length);
    name[length] = 0;
    path += length + strspn(path + length, "/");
    const int last = *path == 0;
    const int next = openat(here, *name ? name : ".", last ? flags | O_NOFOLLOW : step, 0666);
    const int code = errno;
    struct stat entry;
    const int is_link = fstatat(here, name, &entry, AT_SYMLINK_NOFOLLOW) == 0 &&
                        S_ISLNK(entry.st_mode);
    close(here);
    if (is_link) {
      if (next >= 0) close(next);
      return -EXDEV;
    }
    if (next < 0) return -code;
    if (last) return next;
    here = next;
  }
  return -errno;
}

// Opens a path that stays below a folder: no `..` and no link that leaves it; without `links` no
// link at all. Returns a descriptor, or a negative errno value: -EXDEV for a path that leaves,
// -ELOOP for a link where none may be.
static inline int hig_open_below(int folder, const char *path, int flags, int links) {
  const uint64_t no_magic_links = 0x02, no_links = 0x04, beneath = 0x08;
  const uint64_t resolve = beneath | no_magic_links | (links ? 0 : no_links);
  struct hig_open_how how = {(uint64_t)flags | O_CLOEXEC, flags & O_CREAT ? 0666 : 0, resolve};
  // The system doesn't follow `..` in a link while anything is renamed anywhere: it wants to be
  // asked again.
  for (int tries = 0; tries < 1000; tries++) {
    const long descriptor = syscall(SYS_openat2, folder, path, &how, sizeof how);
    if (descriptor >= 0) return (int)descriptor;
    if (errno == ENOSYS || errno == EPERM)
      return hig_open_stepwise(folder, path, flags | O_CLOEXEC);
    if (errno != EAGAIN && errno != EINTR) return -errno;
  }
  return -EAGAIN;
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

// The bytes of memory that this process may use: fewer than there are in a container, 0 if unknown.
static inline long long hig_memory(void) {
  const long long all = (long long)sysconf(_SC_PHYS_PAGES) * sysconf(_SC_PAGESIZE);
  char text[32] = "";
  long long limit = 0;
  const int file = open("/sys/fs/cgroup/memory.max", O_RDONLY | O_CLOEXEC);
  if (file >= 0) {
    if (read(file, text, sizeof text - 1) < 0) text[0] = 0;
    close(file);
  }
  for (const char *digit = text; *digit >= '0' && *digit <= '9'; digit++)
    limit = 10 * limit + *digit - '0';
  return limit > 0 && limit < all ? limit : all > 0 ? all : 0;
}

// A file in a folder that no name leads to, or -1.
static inline int hig_open_unnamed(int folder) {
  return openat(folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
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
