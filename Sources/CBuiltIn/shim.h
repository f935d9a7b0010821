// The archive that `make release` links into the program: scripts/release. Weak, so that a program
// that is built without it links too, and has nothing there.
#pragma once
#include <stddef.h>

extern const unsigned char hig_built_in[] __attribute__((weak));
extern const unsigned char hig_built_in_end[] __attribute__((weak));

// NULL for none.
static inline const unsigned char *hig_built_in_start(void) { return hig_built_in; }
static inline size_t hig_built_in_size(void) {
  return hig_built_in ? (size_t)(hig_built_in_end - hig_built_in) : 0;
}
