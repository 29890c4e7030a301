// The messages exchanged between the app's process and the decoder.
#ifndef RIVULET_EXCHANGE_H
#define RIVULET_EXCHANGE_H

#include "CRivuletPictures.h"

/// A request, sent along with two descriptors: the open file and the socket for the reply.
typedef struct {
  /// True if the request is only for the size.
  int measures;
  int width, height;
  RivuletPictureLimits limits;
} RivuletRequest;

/// A reply, sent along with the descriptor of the pixels if the reply has pixels.
typedef struct {
  RivuletPictureStatus status;
  double width, height;
  int is_vector;
  /// The dimensions of the premultiplied pixels, which take 4 bytes each, and the number of bytes from one row to the next.
  int pixel_width, pixel_height, stride;
} RivuletReply;

/// Sends a message with up to two descriptors. Returns true if the whole message was sent.
int rivulet_send(int socket, const void *message, unsigned long size, const int *descriptors, int count);

/// Receives a message of exactly the given size with up to two descriptors, using -1 for a missing descriptor. Returns true on success.
int rivulet_receive(int socket, void *message, unsigned long size, int descriptors[2]);

/// Decodes a file and returns the descriptor of the pixels, or -1 on failure. The calling process exits after the reply is sent.
int rivulet_decode(int file, const RivuletRequest *request, RivuletReply *reply);

#endif
