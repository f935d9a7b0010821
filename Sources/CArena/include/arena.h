// Memory for the trees of a C library: pieces lie one after the other and go all at once. Each
// thread has its own, so a tree must be made, used and given up on one thread.
#pragma once
#include <stddef.h>

// Zeros, as by calloc. There is always memory: without any, the process ends, as cmark's own does.
void *hig_arena_calloc(size_t count, size_t size);

// What is new in a longer piece is not set to zero.
void *hig_arena_realloc(void *piece, size_t size);

// Gives back the last piece, and large ones; others wait for `hig_arena_reset`.
void hig_arena_free(void *piece);

// Gives back all pieces of this thread.
void hig_arena_reset(void);
