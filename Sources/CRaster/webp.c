#include "pixels.h"

#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>

bool hig_fits(unsigned long width, unsigned long height) {
  return width > 0 && height > 0 && width <= hig_longest_side && height <= hig_longest_side &&
         width * height <= hig_most_pixels;
}

bool hig_is_rgb(const uint8_t *profile, size_t size) {
  return size > 20 && memcmp(profile + 16, "RGB ", 4) == 0;
}

int hig_raster_version(void) { return WebPGetEncoderVersion(); }

void hig_raster_free(struct hig_raster_webp *webp) {
  WebPFree(webp->bytes);
  webp->bytes = NULL;
}

// Without loss at the quickest step that looks for repeats; with loss as the caller has it. Higher
// steps take two to five times as long for a few per cent.
static bool configure(WebPConfig *config, bool is_exact, int quality) {
  if (!WebPConfigInit(config)) return false;
  if (is_exact) return WebPConfigLosslessPreset(config, 1);
  config->quality = (float)quality;
  config->method = 2;
  return true;
}

static bool import(WebPPicture *picture, const struct hig_pixels *pixels) {
  picture->width = pixels->width;
  picture->height = pixels->height;
  int row = pixels->width * pixels->channels;
  return pixels->channels == 4 ? WebPPictureImportRGBA(picture, pixels->bytes, row)
                               : WebPPictureImportRGB(picture, pixels->bytes, row);
}

static void write_little(uint8_t *to, size_t value, int bytes) {
  for (int i = 0; i < bytes; i++) to[i] = (uint8_t)(value >> (8 * i));
}

enum { head = 12, chunk = 8, extended = chunk + 10, has_profile = 0x20, has_alpha = 0x10 };

// The same image with a color profile, which has a place in the extended form alone.
static enum hig_raster add_profile(
    struct hig_raster_webp *webp, const struct hig_pixels *pixels, const WebPPicture *picture) {
  size_t profile = pixels->profile_size, padded = profile + (profile & 1);
  bool is_extended = !memcmp(webp->bytes + head, "VP8X", 4);
  size_t rest = head + (is_extended ? extended : 0);
  size_t size = head + extended + chunk + padded + webp->size - rest;
  uint8_t *bytes = WebPMalloc(size);
  if (!bytes) return hig_raster_no_memory;
  memset(bytes, 0, head + extended + chunk + padded);
  memcpy(bytes, "RIFF", 4);
  write_little(bytes + 4, size - 8, 4);
  memcpy(bytes + 8, "WEBPVP8X", 8);
  bytes[head + 4] = 10;
  uint8_t flags = pixels->channels == 4 ? has_alpha : 0;
  bytes[head + chunk] = has_profile | (is_extended ? webp->bytes[head + chunk] : flags);
  write_little(bytes + head + chunk + 4, (size_t)picture->width - 1, 3);
  write_little(bytes + head + chunk + 7, (size_t)picture->height - 1, 3);
  uint8_t *own = bytes + head + extended;
  memcpy(own, "ICCP", 4);
  write_little(own + 4, profile, 4);
  memcpy(own + chunk, pixels->profile, profile);
  memcpy(own + chunk + padded, webp->bytes + rest, webp->size - rest);
  hig_raster_free(webp);
  *webp = (struct hig_raster_webp){bytes, size};
  return hig_raster_made;
}

static enum hig_raster encode(
    const struct hig_pixels *pixels, int width, int quality, struct hig_raster_webp *webp) {
  WebPConfig config;
  WebPPicture picture;
  WebPMemoryWriter writer;
  bool is_narrower = width > 0 && width < pixels->width;
  bool is_exact = pixels->is_exact && !is_narrower;
  if (!configure(&config, is_exact, quality) || !WebPPictureInit(&picture)) {
    return hig_raster_no_memory;
  }
  picture.use_argb = is_exact || is_narrower;
  WebPMemoryWriterInit(&writer);
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = &writer;
  bool is_made = import(&picture, pixels) &&
                 (!is_narrower || WebPPictureRescale(&picture, width, 0)) &&
                 WebPEncode(&config, &picture);
  enum hig_raster result = is_made ? hig_raster_made : hig_raster_no_memory;
  if (is_made) {
    *webp = (struct hig_raster_webp){writer.mem, writer.size};
    if (pixels->profile) result = add_profile(webp, pixels, &picture);
  } else {
    WebPMemoryWriterClear(&writer);
  }
  WebPPictureFree(&picture);
  return result;
}

enum hig_raster hig_raster_encode(
    const uint8_t *bytes, size_t size, int width, int quality, struct hig_raster_webp *webp) {
  struct hig_pixels pixels = {0};
  bool is_png = size > 8 && bytes[0] == 0x89;
  enum hig_raster result =
      is_png ? hig_read_png(bytes, size, &pixels) : hig_read_jpeg(bytes, size, &pixels);
  if (result == hig_raster_made) result = encode(&pixels, width, quality, webp);
  free(pixels.bytes);
  free(pixels.profile);
  return result;
}
