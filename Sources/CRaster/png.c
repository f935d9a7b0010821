#include "pixels.h"

#include <math.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

struct source {
  const uint8_t *bytes;
  size_t left;
};

static void take(png_structp png, png_bytep to, size_t size) {
  struct source *source = png_get_io_ptr(png);
  if (size > source->left) png_error(png, "cut short");
  memcpy(to, source->bytes, size);
  source->bytes += size;
  source->left -= size;
}

static void leave(png_structp png, png_const_charp words) {
  (void)words;
  png_longjmp(png, 1);
}

static void be_silent(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

static uint32_t big(const uint8_t *b) {
  return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

// Chunks that libpng does not read and WebP does not have: animation, and colors by a number.
static bool says_more(const uint8_t *bytes, size_t size) {
  for (size_t at = 8; at + 12 <= size;) {
    if (!memcmp(bytes + at + 4, "acTL", 4) || !memcmp(bytes + at + 4, "cICP", 4)) return true;
    if (!memcmp(bytes + at + 4, "IDAT", 4)) return false;
    size_t length = big(bytes + at);
    if (length > size) return false;
    at += length + 12;
  }
  return false;
}

// Whether numbers for gamma and primaries say what WebP means anyway.
static bool is_srgb(png_structp png, png_infop info) {
  static const double primaries[8] = {.3127, .3290, .64, .33, .30, .60, .15, .06};
  if (png_get_valid(png, info, PNG_INFO_sRGB)) return true;
  double gamma, c[8];
  if (png_get_gAMA(png, info, &gamma) && fabs(gamma - 1 / 2.2) > .01) return false;
  if (png_get_cHRM(png, info, c, c + 1, c + 2, c + 3, c + 4, c + 5, c + 6, c + 7))
    for (int i = 0; i < 8; i++)
      if (fabs(c[i] - primaries[i]) > .01) return false;
  return true;
}

static enum hig_raster keep_profile(png_structp png, png_infop info, struct hig_pixels *pixels) {
  png_charp name;
  png_bytep profile;
  png_uint_32 size;
  int method;
  if (!png_get_iCCP(png, info, &name, &method, &profile, &size))
    return is_srgb(png, info) ? hig_raster_made : hig_raster_unsuited;
  if (!hig_is_rgb(profile, size)) return hig_raster_unsuited;
  pixels->profile = malloc(size);
  if (!pixels->profile) return hig_raster_no_memory;
  memcpy(pixels->profile, profile, size);
  pixels->profile_size = size;
  return hig_raster_made;
}

static enum hig_raster read_rows(png_structp png, png_infop info, struct hig_pixels *pixels) {
  png_read_info(png, info);
  if (!hig_fits(png_get_image_width(png, info), png_get_image_height(png, info)) ||
      png_get_bit_depth(png, info) == 16)
    return hig_raster_unsuited;
  enum hig_raster profile = keep_profile(png, info, pixels);
  if (profile != hig_raster_made) return profile;
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  pixels->width = (int)png_get_image_width(png, info);
  pixels->height = (int)png_get_image_height(png, info);
  pixels->channels = png_get_channels(png, info);
  size_t row = png_get_rowbytes(png, info);
  pixels->bytes = malloc(row * (size_t)pixels->height);
  if (!pixels->bytes) return hig_raster_no_memory;
  for (int pass = 0; pass < passes; pass++)
    for (int y = 0; y < pixels->height; y++)
      png_read_row(png, pixels->bytes + row * (size_t)y, NULL);
  png_read_end(png, NULL);
  return hig_raster_made;
}

// Values that are picked from a drawing or a swatch must be right: few colors stay exact. For more
// than a palette holds, WebP without loss takes five times as long, and eight times the bytes.
static bool has_few_colors(const struct hig_pixels *pixels) {
  enum { room = 1 << 10, most = 256 };
  uint32_t seen[room] = {0};
  int number = 0;
  uint32_t last = 0;
  size_t count = (size_t)pixels->width * (size_t)pixels->height;
  for (size_t i = 0; i < count; i++) {
    const uint8_t *b = pixels->bytes + i * (size_t)pixels->channels;
    // One is added, so that none is 0.
    uint32_t color = ((uint32_t)b[0] << 16 | (uint32_t)b[1] << 8 | b[2]) + 1;
    if (color == last) continue;
    last = color;
    uint32_t at = color * 2654435761u >> 22;
    while (seen[at] && seen[at] != color) at = (at + 1) % room;
    if (seen[at]) continue;
    if (++number > most) return false;
    seen[at] = color;
  }
  return true;
}

enum hig_raster hig_read_png(const uint8_t *bytes, size_t size, struct hig_pixels *pixels) {
  if (says_more(bytes, size)) return hig_raster_unsuited;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, leave, be_silent);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  volatile enum hig_raster result = info ? hig_raster_damaged : hig_raster_no_memory;
  struct source source = {bytes, size};
  if (info && !setjmp(png_jmpbuf(png))) {
    png_set_read_fn(png, &source, take);
    png_set_user_limits(png, hig_longest_side, hig_longest_side);
    result = read_rows(png, info, pixels);
  }
  png_destroy_read_struct(&png, &info, NULL);
  if (result == hig_raster_made) pixels->is_exact = has_few_colors(pixels);
  return result;
}
