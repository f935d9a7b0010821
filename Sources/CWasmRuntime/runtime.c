#include "runtime.h"

#if defined(__wasm__)

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

// Blocks come in powers of two, each with its size class in front; a freed one waits in its class.
enum { front = 16, smallest = 5, classes = 31, page = 65536 };

typedef struct block {
  size_t class;
  struct block *next;
} block;

extern byte __heap_base;
static byte *top = &__heap_base;
static block *waiting[classes];

static void *take(size_t size) {
  byte *start = (byte *)(((size_t)top + front - 1) & ~(size_t)(front - 1));
  size_t have = __builtin_wasm_memory_size(0) * page;
  size_t end = (size_t)start + size;
  if (end < size) return 0;
  if (end > have && __builtin_wasm_memory_grow(0, (end - have + page - 1) / page) == (size_t)-1)
    return 0;
  top = start + size;
  return start;
}

void *malloc(size_t size) {
  size_t class = smallest;
  while (class < classes && ((size_t)1 << class) < size + front) class++;
  if (class >= classes || size + front < size) return 0;
  block *found = waiting[class];
  if (found) {
    waiting[class] = found->next;
  } else {
    found = take((size_t)1 << class);
    if (!found) return 0;
    found->class = class;
  }
  return (byte *)found + front;
}

void free(void *memory) {
  if (!memory) return;
  block *freed = (block *)((byte *)memory - front);
  freed->next = waiting[freed->class];
  waiting[freed->class] = freed;
}

// Every block is aligned to 16; nothing here asks for more.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = alignment <= front ? malloc(size) : 0;
  return *memory ? 0 : 12;
}

void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *a, const void *b, size_t count) {
  const byte *x = a, *y = b;
  for (; count; count--, x++, y++)
    if (*x != *y) return *x - *y;
  return 0;
}

#endif
