// Decodes a single picture in its own process. A failure here is harmless, because the process runs under limits and exits when done.

#define _GNU_SOURCE
#include "exchange.h"
#include <cairo.h>
#include <fcntl.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// MARK: - Shared pixels

typedef struct {
  int descriptor;
  unsigned char *bytes;
  size_t size;
} Pixels;

static int is_within(double width, double height, const RivuletPictureLimits *limits) {
  return width >= 1 && height >= 1 && width <= limits->side && height <= limits->side && width * height <= limits->pixels;
}

static Pixels make_pixels(int width, int height, RivuletReply *reply) {
  Pixels pixels = {-1, NULL, 0};
  reply->pixel_width = width;
  reply->pixel_height = height;
  reply->stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, width);
  pixels.size = (size_t)reply->stride * height;
  pixels.descriptor = memfd_create("picture", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (pixels.descriptor < 0 || ftruncate(pixels.descriptor, pixels.size) != 0) _exit(1);
  fcntl(pixels.descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW);
  void *start = mmap(NULL, pixels.size, PROT_READ | PROT_WRITE, MAP_SHARED, pixels.descriptor, 0);
  if (start == MAP_FAILED) _exit(1);
  pixels.bytes = start;
  return pixels;
}

// MARK: - Bitmaps

typedef struct {
  const RivuletRequest *request;
  RivuletReply *reply;
  const char *kind;
  /// True if the reply is complete, so that the rest of the file is not needed.
  int is_done;
  /// The number of rows up to the last row that has received pixels from the file.
  int row_count;
  /// True if the loader reports rows as they arrive.
  int reports_rows;
} Loading;

static void size_prepared(GdkPixbufLoader *loader, int width, int height, void *data) {
  Loading *loading = data;
  loading->reply->width = width;
  loading->reply->height = height;
  int is_refused = !is_within(width, height, &loading->request->limits);
  if (is_refused) loading->reply->status = RivuletPictureTooLarge;
  // The camera's orientation is known only once the loader has pixels. A small number of pixels is enough.
  int is_turned = strcmp(loading->kind, "jpeg") == 0 || strcmp(loading->kind, "tiff") == 0;
  if (loading->request->measures && !is_refused && is_turned) {
    gdk_pixbuf_loader_set_size(loader, MAX(width / 8, 1), MAX(height / 8, 1));
    return;
  }
  loading->is_done = is_refused || loading->request->measures;
  if (loading->is_done) {
    if (!is_refused) loading->reply->status = RivuletPictureDone;
    gdk_pixbuf_loader_set_size(loader, 0, 0);
  }
}

static int swaps_sides(GdkPixbuf *pixbuf) {
  const char *orientation = gdk_pixbuf_get_option(pixbuf, "orientation");
  return orientation != NULL && orientation[0] >= '5' && orientation[0] <= '8';
}

static void area_prepared(GdkPixbufLoader *loader, void *data) {
  Loading *loading = data;
  GdkPixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf(loader);
  if (pixbuf == NULL || loading->is_done) return;
  if (swaps_sides(pixbuf)) {
    double width = loading->reply->width;
    loading->reply->width = loading->reply->height;
    loading->reply->height = width;
  }
  if (loading->request->measures) {
    loading->reply->status = RivuletPictureDone;
    loading->is_done = 1;
  } else {
    loading->reports_rows = strcmp(loading->kind, "png") == 0 || strcmp(loading->kind, "jpeg") == 0;
  }
}

static void area_updated(GdkPixbufLoader *loader, int x, int y, int width, int height, void *data) {
  Loading *loading = data;
  loading->row_count = MAX(loading->row_count, y + height);
}

/// Returns a copy whose rows from `row` on, which the file lacks, are transparent.
static GdkPixbuf *without_rows_from(GdkPixbuf *pixbuf, int row) {
  GdkPixbuf *copy = gdk_pixbuf_add_alpha(pixbuf, FALSE, 0, 0, 0);
  if (copy == NULL) _exit(1);
  gdk_pixbuf_copy_options(pixbuf, copy);
  size_t row_length = gdk_pixbuf_get_rowstride(copy);
  int height = gdk_pixbuf_get_height(copy);
  guchar *bytes = gdk_pixbuf_get_pixels(copy);
  for (; row < height; row++) memset(bytes + row * row_length, 0, 4 * (size_t)gdk_pixbuf_get_width(copy));
  return copy;
}

static guint32 premultiplied(const guchar *pixel, int channels) {
  guint32 opacity = channels > 3 ? pixel[3] : 255, value = opacity;
  for (int channel = 0; channel < 3; channel++) value = value << 8 | (pixel[channel] * opacity + 127) / 255;
  return value;
}

static int write_pixels(GdkPixbuf *loaded, const RivuletRequest *request, RivuletReply *reply) {
  GdkPixbuf *pixbuf = gdk_pixbuf_apply_embedded_orientation(loaded);
  if (pixbuf == NULL) return -1;
  int width = gdk_pixbuf_get_width(pixbuf), height = gdk_pixbuf_get_height(pixbuf);
  int channels = gdk_pixbuf_get_n_channels(pixbuf), row_length = gdk_pixbuf_get_rowstride(pixbuf);
  if (channels < 3 || gdk_pixbuf_get_bits_per_sample(pixbuf) != 8 || !is_within(width, height, &request->limits)) return -1;
  const guchar *bytes = gdk_pixbuf_read_pixels(pixbuf);
  if (bytes == NULL) return -1;
  Pixels pixels = make_pixels(width, height, reply);
  for (int row = 0; row < height; row++) {
    guint32 *target = (guint32 *)(pixels.bytes + (size_t)row * reply->stride);
    const guchar *source = bytes + (size_t)row * row_length;
    for (int column = 0; column < width; column++) target[column] = premultiplied(source + column * channels, channels);
  }
  reply->width = width;
  reply->height = height;
  reply->status = RivuletPictureDone;
  return pixels.descriptor;
}

/// Creates a loader for a kind of picture. If one library reads both HEIF and AVIF, their shared loader has a different name.
static GdkPixbufLoader *make_loader(const char *kind) {
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new_with_type(kind, NULL);
  if (loader != NULL || (strcmp(kind, "heif") != 0 && strcmp(kind, "avif") != 0)) return loader;
  return gdk_pixbuf_loader_new_with_type("heif/avif", NULL);
}

static int decode_pixels(const guchar *bytes, size_t size, const char *kind, const RivuletRequest *request, RivuletReply *reply) {
  GdkPixbufLoader *loader = make_loader(kind);
  if (loader == NULL) return -1;
  Loading loading = {.request = request, .reply = reply, .kind = kind};
  g_signal_connect(loader, "size-prepared", G_CALLBACK(size_prepared), &loading);
  g_signal_connect(loader, "area-prepared", G_CALLBACK(area_prepared), &loading);
  g_signal_connect(loader, "area-updated", G_CALLBACK(area_updated), &loading);
  size_t offset = 0;
  while (offset < size && !loading.is_done) {
    size_t count = MIN(size - offset, 65536);
    if (!gdk_pixbuf_loader_write(loader, bytes + offset, count, NULL)) break;
    offset += count;
  }
  int is_whole = gdk_pixbuf_loader_close(loader, NULL);
  if (loading.is_done) return -1;
  GdkPixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf(loader);
  if (pixbuf == NULL || (loading.row_count == 0 && (loading.reports_rows || !is_whole))) return -1;
  if (loading.reports_rows && loading.row_count < gdk_pixbuf_get_height(pixbuf)) pixbuf = without_rows_from(pixbuf, loading.row_count);
  return write_pixels(pixbuf, request, reply);
}

// MARK: - The first picture of a GIF

/// Returns the offset after a chain of length-prefixed blocks.
static size_t end_of_blocks(const guchar *bytes, size_t size, size_t offset) {
  while (offset < size && bytes[offset] != 0) offset += bytes[offset] + 1;
  return offset + 1;
}

static size_t table_size(guchar flags) {
  return flags & 0x80 ? 3u << ((flags & 7) + 1) : 0;
}

/// Returns the length of a GIF up to the end of its first picture.
static size_t length_of_first_frame(const guchar *bytes, size_t size) {
  if (size < 13) return size;
  size_t offset = 13 + table_size(bytes[10]);
  while (offset + 10 < size && bytes[offset] == 0x21) offset = end_of_blocks(bytes, size, offset + 2);
  if (offset + 10 >= size || bytes[offset] != 0x2C) return size;
  offset = end_of_blocks(bytes, size, offset + 11 + table_size(bytes[offset + 9]));
  return MIN(offset, size);
}

// MARK: - Drawings

static int find_size(RsvgHandle *handle, RivuletReply *reply) {
  gboolean has_width, has_height, has_box;
  RsvgLength width, height;
  RsvgRectangle box, ink;
  if (!rsvg_handle_get_intrinsic_size_in_pixels(handle, &reply->width, &reply->height)) {
    rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &width, &has_height, &height, &has_box, &box);
    if (!has_box) {
      if (!rsvg_handle_get_geometry_for_element(handle, NULL, &ink, &box, NULL)) return 0;
      box = (RsvgRectangle){0, 0, box.x + box.width, box.y + box.height};
    }
    reply->width = box.width;
    reply->height = box.height;
  }
  return reply->width > 0 && reply->height > 0 && isfinite(reply->width) && isfinite(reply->height);
}

static int draw(RsvgHandle *handle, const RivuletRequest *request, RivuletReply *reply) {
  if (!is_within(request->width, request->height, &request->limits)) return -1;
  Pixels pixels = make_pixels(request->width, request->height, reply);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      pixels.bytes, CAIRO_FORMAT_ARGB32, reply->pixel_width, reply->pixel_height, reply->stride);
  cairo_t *context = cairo_create(surface);
  RsvgRectangle viewport = {0, 0, request->width, request->height};
  int is_drawn = rsvg_handle_render_document(handle, context, &viewport, NULL);
  cairo_surface_flush(surface);
  if (!is_drawn || cairo_status(context) != CAIRO_STATUS_SUCCESS) return -1;
  reply->status = RivuletPictureDone;
  return pixels.descriptor;
}

static int decode_drawing(const guchar *bytes, size_t size, const RivuletRequest *request, RivuletReply *reply) {
  reply->is_vector = 1;
  // Without a base URL, a drawing can't load any other file.
  RsvgHandle *handle = rsvg_handle_new_from_data(bytes, size, NULL);
  if (handle == NULL || !find_size(handle, reply)) return -1;
  if (!request->measures) return draw(handle, request, reply);
  reply->status = RivuletPictureDone;
  return -1;
}

// MARK: - Files

typedef struct {
  const char *kind;
  const char *start;
  size_t length;
} Signature;

static const Signature signatures[] = {
    {"png", "\x89PNG\r\n\x1a\n", 8}, {"jpeg", "\xff\xd8\xff", 3}, {"gif", "GIF87a", 6}, {"gif", "GIF89a", 6},
    {"tiff", "II*\0", 4},            {"tiff", "MM\0*", 4},        {"bmp", "BM", 2},     {"webp", "RIFF", 4},
};

static const char *kind_of(const guchar *bytes, size_t size) {
  for (size_t index = 0; index < sizeof signatures / sizeof *signatures; index++)
    if (size >= signatures[index].length && memcmp(bytes, signatures[index].start, signatures[index].length) == 0)
      return signatures[index].kind;
  // The box that identifies the kind of an ISO media file.
  if (size >= 12 && memcmp(bytes + 4, "ftyp", 4) == 0) return memcmp(bytes + 8, "avi", 3) == 0 ? "avif" : "heif";
  return NULL;
}

int rivulet_decode(int file, const RivuletRequest *request, RivuletReply *reply) {
  struct stat state;
  if (fstat(file, &state) != 0 || state.st_size == 0) return -1;
  size_t size = state.st_size;
  const guchar *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
  if (bytes == MAP_FAILED) return -1;
  const char *kind = kind_of(bytes, size);
  if (kind == NULL) return decode_drawing(bytes, size, request, reply);
  if (strcmp(kind, "gif") == 0) size = length_of_first_frame(bytes, size);
  return decode_pixels(bytes, size, kind, request, reply);
}

// MARK: - Making files

void *rivulet_picture_jpeg(const uint8_t *pixels, int width, int height, int quality, size_t *size) {
  GdkPixbuf *pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  if (pixbuf == NULL) return NULL;
  guchar *bytes = gdk_pixbuf_get_pixels(pixbuf);
  size_t row_length = gdk_pixbuf_get_rowstride(pixbuf);
  for (int row = 0; row < height; row++)
    for (int column = 0; column < width; column++) {
      const uint8_t *source = pixels + ((size_t)row * width + column) * 4;
      guchar *target = bytes + row * row_length + column * 3;
      for (int channel = 0; channel < 3; channel++) target[channel] = MIN(255, source[channel] + 255 - source[3]);
    }
  char text[8];
  g_snprintf(text, sizeof text, "%d", quality);
  gchar *file = NULL;
  gsize length = 0;
  gboolean is_done = gdk_pixbuf_save_to_buffer(pixbuf, &file, &length, "jpeg", NULL, "quality", text, NULL);
  g_object_unref(pixbuf);
  *size = length;
  return is_done ? file : NULL;
}

void rivulet_picture_free(void *file) {
  g_free(file);
}
