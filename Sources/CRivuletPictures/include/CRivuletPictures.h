// Decodes picture files in a process of their own, which has limits of time and memory (Documentation/Design/0030).
#ifndef C_RIVULET_PICTURES_H
#define C_RIVULET_PICTURES_H

#include <stddef.h>
#include <stdint.h>

/// How much a picture may cost.
typedef struct {
  /// Pixels of the decoded picture.
  int64_t pixels;
  /// Pixels of its longer side.
  int64_t side;
  /// Bytes of the file.
  int64_t file_bytes;
  /// Memory of the decoder beyond what a process has at its start.
  int64_t memory_bytes;
  /// Seconds of computing, not of the clock.
  int64_t seconds;
} RivuletPictureLimits;

/// What became of a request.
typedef enum {
  RivuletPictureDone,
  /// There is no such file, or it can't be opened.
  RivuletPictureMissing,
  /// The file has more bytes than allowed.
  RivuletPictureFileTooLarge,
  /// It has more pixels than allowed, or a side that is too long.
  RivuletPictureTooLarge,
  /// The file is of no known kind, or it is damaged.
  RivuletPictureUnreadable,
  /// The decoder used up its time or its memory, or it crashed.
  RivuletPictureExhausted,
  /// There is no process that could decode.
  RivuletPictureUnavailable,
} RivuletPictureStatus;

/// The answer to a request.
typedef struct {
  RivuletPictureStatus status;
  /// In pixels, turned as the camera was held; also of a picture that is too large.
  double width, height;
  /// Bytes of a file that is too large.
  int64_t file_bytes;
  /// Whether the picture is drawn at whatever size is asked for.
  int is_vector;
  /// A cairo image surface, which the caller owns; only of a picture that was decoded.
  void *_Nullable surface;
} RivuletPictureAnswer;

/// Reads how large a picture is.
RivuletPictureAnswer rivulet_picture_measure(const char *_Nonnull path, RivuletPictureLimits limits);

/// Decodes a picture; one without pixels of its own is drawn with `width` and `height`, which have to be within the limits.
RivuletPictureAnswer rivulet_picture_decode(const char *_Nonnull path, int width, int height, RivuletPictureLimits limits);

/// Makes a JPEG file of pixels: red, green, blue and opacity, colours multiplied by the opacity. NULL if that fails; free it with `rivulet_picture_free`.
///
/// - Parameter quality: From 0 to 100.
void *_Nullable rivulet_picture_jpeg(const uint8_t *_Nonnull pixels, int width, int height, int quality, size_t *_Nonnull size);

/// Frees a file that was made.
void rivulet_picture_free(void *_Nonnull file);

#endif
