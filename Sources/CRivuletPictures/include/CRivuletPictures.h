// Decodes picture files in a separate process with limits on time and memory (Documentation/Design/0030).
#ifndef C_RIVULET_PICTURES_H
#define C_RIVULET_PICTURES_H

#include <stddef.h>
#include <stdint.h>

/// The limits on a picture and its decoding.
typedef struct {
  /// The maximum number of pixels in the decoded picture.
  int64_t pixels;
  /// The maximum length of a side, in pixels.
  int64_t side;
  /// The maximum size of the file, in bytes.
  int64_t file_bytes;
  /// The maximum amount by which the decoder's memory may grow from process start, in bytes.
  int64_t memory_bytes;
  /// The maximum processor time, in seconds.
  int64_t seconds;
} RivuletPictureLimits;

/// The outcome of a request.
typedef enum {
  RivuletPictureDone,
  /// The file does not exist or can't be opened.
  RivuletPictureMissing,
  /// The file is larger than allowed.
  RivuletPictureFileTooLarge,
  /// The picture has more pixels than allowed, or a side is too long.
  RivuletPictureTooLarge,
  /// The file is of an unknown kind or is damaged.
  RivuletPictureUnreadable,
  /// The decoder has exhausted its time or memory, or has crashed.
  RivuletPictureExhausted,
  /// The decoding process is not available.
  RivuletPictureUnavailable,
} RivuletPictureStatus;

/// The result of a request.
typedef struct {
  RivuletPictureStatus status;
  /// The size in pixels, after applying the camera's orientation. Also set for a picture that is too large.
  double width, height;
  /// The size in bytes of a file that is too large.
  int64_t file_bytes;
  /// True if the picture can be drawn at any size.
  int is_vector;
  /// A cairo image surface that the caller owns. Set only for a decoded picture.
  void *_Nullable surface;
} RivuletPictureAnswer;

/// Reads the size of a picture.
RivuletPictureAnswer rivulet_picture_measure(const char *_Nonnull path, RivuletPictureLimits limits);

/// Decodes a picture. A vector picture is drawn at `width` by `height`, which must be within the limits.
RivuletPictureAnswer rivulet_picture_decode(const char *_Nonnull path, int width, int height, RivuletPictureLimits limits);

/// Encodes pixels as a JPEG file. Each pixel consists of red, green, blue, and alpha, with the colors premultiplied. Returns NULL on
/// failure. Free the
/// the file with `rivulet_picture_free`.
///
/// - Parameter quality: The quality, from 0 to 100.
void *_Nullable rivulet_picture_jpeg(const uint8_t *_Nonnull pixels, int width, int height, int quality, size_t *_Nonnull size);

/// Frees a file made by `rivulet_picture_jpeg`.
void rivulet_picture_free(void *_Nonnull file);

#endif
