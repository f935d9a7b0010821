// An image in memory, as the readers of PNG and JPEG make it.
#pragma once
#include "raster.h"

#include <stdbool.h>

struct hig_pixels {
  int width, height;
  // 3 without transparency, 4 with it.
  int channels;
  uint8_t *bytes;
  // nil if the image names none.
  uint8_t *profile;
  unsigned int profile_size;
  // Whether each pixel must stay as it is: few colors, as in drawings and swatches.
  bool is_exact;
};

// Enough for any screen; up to ten bytes each in memory, for each image under way.
enum { hig_most_pixels = 16000000, hig_longest_side = 16383 };

enum hig_raster hig_read_png(const uint8_t *bytes, size_t size, struct hig_pixels *pixels);
enum hig_raster hig_read_jpeg(const uint8_t *bytes, size_t size, struct hig_pixels *pixels);
bool hig_fits(unsigned long width, unsigned long height);
// Whether a color profile is of the colors that WebP has.
bool hig_is_rgb(const uint8_t *profile, size_t size);
