// Decodes picture files in a separate process with limits of time and memory (Documentation/Design/0030).
#ifndef C_RIVULET_PICTURES_H
#define C_RIVULET_PICTURES_H

#include <stddef.h>
#include <stdint.h>

/// The limits for a picture.
typedef struct {
  /// The number of pixels of the decoded picture.
  int64_t pixels;
  /// The number of pixels of the longer side.
  int64_t side;
  /// The number of bytes of the file.
  int64_t file_bytes;
  /// The memory of the decoder beyond the memory of a process at its start, in bytes.
  int64_t memory_bytes;
  /// The processor time, in seconds.
  int64_t seconds;
} RivuletPictureLimits;

/// The outcome of a request.
typedef enum {
  RivuletPictureDone,
  /// There is no such file, or it can't be opened.
  RivuletPictureMissing,
  /// The file has more bytes than allowed.
  RivuletPictureFileTooLarge,
  /// It has more pixels than allowed, or a side that is too long.
  RivuletPictureTooLarge,
  /// The file is of an unknown kind, or it is damaged.
  RivuletPictureUnreadable,
  /// The decoder has used up its time or its memory, or it has crashed.
  RivuletPictureExhausted,
  /// There is no process for decoding.
  RivuletPictureUnavailable,
} RivuletPictureStatus;

/// The answer to a request.
typedef struct {
  RivuletPictureStatus status;
  /// The size in pixels, after applying the orientation of the camera. Also set for a picture that is too large.
  double width, height;
  /// The number of bytes of a file that is too large.
  int64_t file_bytes;
  /// True if the picture can be drawn at any size.
  int is_vector;
  /// A cairo image surface, which the caller owns. Set only for a decoded picture.
  void *_Nullable surface;
} RivuletPictureAnswer;

/// Reads the size of a picture.
RivuletPictureAnswer rivulet_picture_measure(const char *_Nonnull path, RivuletPictureLimits limits);

/// Decodes a picture. A vector picture is drawn with `width` and `height`, which must be within the limits.
RivuletPictureAnswer rivulet_picture_decode(const char *_Nonnull path, int width, int height, RivuletPictureLimits limits);

/// Makes a JPEG file from pixels: red, green, blue and opacity, with the colours multiplied by the opacity. Returns NULL on failure. Free
/// the file with `rivulet_picture_free`.
///
/// - Parameter quality: The quality, from 0 to 100.
void *_Nullable rivulet_picture_jpeg(const uint8_t *_Nonnull pixels, int width, int height, int quality, size_t *_Nonnull size);

/// Frees a file made by `rivulet_picture_jpeg`.
void rivulet_picture_free(void *_Nonnull file);

#endif
