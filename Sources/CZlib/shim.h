// zlib; deflateInit2 and inflateInit2 are macros, which Swift cannot see.
#pragma once
#include <zlib.h>

static inline int hig_deflate_init_raw(z_streamp stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY);
}

static inline int hig_inflate_init_raw(z_streamp stream) { return inflateInit2(stream, -15); }
