#include "arena.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// In front of each piece.
struct head {
  size_t size;
  struct slab *own; // of a large piece, which is alone in its slab
};

// Memory from the system, in a ring of all slabs of a thread.
struct slab {
  struct slab *last, *next;
};

_Static_assert(sizeof(struct head) == 16 && sizeof(struct slab) == 16, "pieces are aligned to 16");

enum { SLAB = 512 << 10, LARGE = 64 << 10 };

// Stays with the thread from one tree to the next, so that its memory is warm.
static _Thread_local struct slab *first;
static _Thread_local struct slab ring;
static _Thread_local char *next, *end;

static pthread_key_t threads;
static pthread_once_t begun = PTHREAD_ONCE_INIT;

static void give_all_back(void *ignored) {
  (void)ignored;
  first = NULL;
  hig_arena_reset();
}

static void begin(void) {
  if (pthread_key_create(&threads, give_all_back)) abort();
}

static struct slab *slab(size_t size) {
  if (!ring.next) {
    ring.last = ring.next = &ring;
    pthread_once(&begun, begin);
    // Any value: with one, the thread gives all back when it ends.
    if (pthread_setspecific(threads, &ring)) abort();
  }
  struct slab *slab = size < SIZE_MAX / 2 ? malloc(sizeof *slab + size) : NULL;
  if (!slab) abort();
  slab->last = ring.last;
  slab->next = &ring;
  ring.last->next = slab;
  ring.last = slab;
  return slab;
}

static void give_back(struct slab *slab) {
  slab->last->next = slab->next;
  slab->next->last = slab->last;
  free(slab);
}

static void turn_to(struct slab *slab) {
  next = (char *)(slab + 1);
  end = next + SLAB;
}

static size_t rounded(size_t size) {
  if (size > SIZE_MAX / 4) abort();
  return (size + 15) & ~(size_t)15;
}

static void *large(size_t size) {
  struct slab *own = slab(sizeof(struct head) + size);
  struct head *head = (struct head *)(own + 1);
  *head = (struct head){size, own};
  return head + 1;
}

static void *piece(size_t size) {
  size = rounded(size);
  if (size > LARGE) return large(size);
  if ((size_t)(end - next) < sizeof(struct head) + size) {
    struct slab *fresh = slab(SLAB);
    if (!first) first = fresh;
    turn_to(fresh);
  }
  struct head *head = (struct head *)next;
  *head = (struct head){size, NULL};
  next += sizeof *head + size;
  return head + 1;
}

void *hig_arena_calloc(size_t count, size_t size) {
  if (size && count > SIZE_MAX / size) abort();
  return memset(piece(count * size), 0, count * size);
}

void *hig_arena_realloc(void *old, size_t size) {
  if (!old) return piece(size);
  struct head *head = (struct head *)old - 1;
  if (size <= head->size) return old;
  char *behind = (char *)old + head->size;
  size_t more = rounded(size) - head->size;
  if (!head->own && behind == next && (size_t)(end - next) >= more && size <= LARGE) {
    head->size += more;
    next += more;
    return old;
  }
  void *longer = memcpy(piece(size), old, head->size);
  hig_arena_free(old);
  return longer;
}

void hig_arena_free(void *piece) {
  if (!piece) return;
  struct head *head = (struct head *)piece - 1;
  if (head->own) {
    give_back(head->own);
  } else if ((char *)piece + head->size == next) {
    next = (char *)head;
  }
}

void hig_arena_reset(void) {
  if (!ring.next) return;
  for (struct slab *slab = ring.next, *after; slab != &ring; slab = after) {
    after = slab->next;
    if (slab != first) give_back(slab);
  }
  next = end = NULL;
  if (first) turn_to(first);
}
