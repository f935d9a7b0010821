// zlib; deflateInit2 and inflateInit2 are macros, which Swift cannot see.
#pragma once
#include <zlib.h>

// The window is -15 for raw deflate, 31 for gzip.
static inline int hig_deflate_init(z_streamp stream, int level, int window) {
  return deflateInit2(stream, level, Z_DEFLATED, window, 9, Z_DEFAULT_STRATEGY);
}

static inline int hig_inflate_init(z_streamp stream, int window) {
  return inflateInit2(stream, window);
}
