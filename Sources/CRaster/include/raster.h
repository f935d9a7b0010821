// PNG and JPEG as WebP, by libpng, libjpeg and libwebp. In C, since the first two report errors by
// long jumps, which Swift cannot be left by.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum hig_raster {
  hig_raster_made,
  // WebP cannot show all of it: animated, deeper than 8 bits, too large, turned, colors of print.
  hig_raster_unsuited,
  hig_raster_damaged,
  hig_raster_no_memory,
};

struct hig_raster_webp {
  // To be freed with hig_raster_free.
  uint8_t *bytes;
  size_t size;
};

// A color profile of the image is kept. With a width, the image is made no wider than that. The
// quality, up to 100, is that of images that are packed with loss.
enum hig_raster hig_raster_encode(
    const uint8_t *bytes, size_t size, int width, int quality, struct hig_raster_webp *webp);

void hig_raster_free(struct hig_raster_webp *webp);

// Of libwebp: another one may make other bytes.
int hig_raster_version(void);
