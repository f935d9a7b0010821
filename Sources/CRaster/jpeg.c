#include "pixels.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

struct errors {
  struct jpeg_error_mgr manager;
  jmp_buf back;
};

static void leave(j_common_ptr common) { longjmp(((struct errors *)common->err)->back, 1); }

static void be_silent(j_common_ptr common) { (void)common; }

// A small file may have thousands of scans, each of which goes over all pixels; real ones have ten.
static void count_scans(j_common_ptr common) {
  enum { most = 100 };
  if (((j_decompress_ptr)common)->input_scan_number > most) leave(common);
}

// Whether metadata says that it is to be shown turned, which WebP without metadata is not.
static bool is_turned(j_decompress_ptr jpeg) {
  for (jpeg_saved_marker_ptr marker = jpeg->marker_list; marker; marker = marker->next) {
    const uint8_t *b = marker->data;
    size_t size = marker->data_length;
    if (marker->marker != JPEG_APP0 + 1 || size < 14 || memcmp(b, "Exif\0", 6)) continue;
    // The tag of the orientation, in either order of bytes; 1 is upright.
    for (size_t at = 14; at + 10 <= size; at++) {
      if (!memcmp(b + at, "\x01\x12\x00\x03", 4) && b[at + 9] != 1) return true;
      if (!memcmp(b + at, "\x12\x01\x03\x00", 4) && b[at + 8] != 1) return true;
    }
  }
  return false;
}

static enum hig_raster read_rows(j_decompress_ptr jpeg, struct hig_pixels *pixels) {
  jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xFFFF);
  jpeg_save_markers(jpeg, JPEG_APP0 + 2, 0xFFFF);
  jpeg_read_header(jpeg, TRUE);
  bool is_print = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  if (!hig_fits(jpeg->image_width, jpeg->image_height) || is_print || is_turned(jpeg))
    return hig_raster_unsuited;
  if (jpeg_read_icc_profile(jpeg, &pixels->profile, &pixels->profile_size) &&
      !hig_is_rgb(pixels->profile, pixels->profile_size))
    return hig_raster_unsuited;
  jpeg->out_color_space = JCS_RGB;
  jpeg_start_decompress(jpeg);
  pixels->width = (int)jpeg->output_width;
  pixels->height = (int)jpeg->output_height;
  pixels->channels = 3;
  size_t row = (size_t)pixels->width * 3;
  pixels->bytes = malloc(row * (size_t)pixels->height);
  if (!pixels->bytes) return hig_raster_no_memory;
  while (jpeg->output_scanline < jpeg->output_height) {
    JSAMPROW line = pixels->bytes + row * jpeg->output_scanline;
    jpeg_read_scanlines(jpeg, &line, 1);
  }
  jpeg_finish_decompress(jpeg);
  // It reports a file that is cut short as a warning, and fills the rest with gray.
  return jpeg->err->num_warnings ? hig_raster_damaged : hig_raster_made;
}

enum hig_raster hig_read_jpeg(const uint8_t *bytes, size_t size, struct hig_pixels *pixels) {
  struct jpeg_decompress_struct jpeg;
  struct errors errors;
  struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
  volatile enum hig_raster result = hig_raster_damaged;
  jpeg.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = leave;
  errors.manager.output_message = be_silent;
  if (!setjmp(errors.back)) {
    jpeg_create_decompress(&jpeg);
    jpeg.progress = &progress;
    jpeg_mem_src(&jpeg, bytes, size);
    result = read_rows(&jpeg, pixels);
  }
  jpeg_destroy_decompress(&jpeg);
  return result;
}
