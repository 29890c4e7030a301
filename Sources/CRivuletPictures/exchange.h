// The messages between the app's process and the decoder.
#ifndef RIVULET_EXCHANGE_H
#define RIVULET_EXCHANGE_H

#include "CRivuletPictures.h"

/// The request. It is sent with two descriptors: the open file, and the socket for the reply.
typedef struct {
  /// True if only the size is requested.
  int measures;
  int width, height;
  RivuletPictureLimits limits;
} RivuletRequest;

/// The reply. It is sent with the descriptor of the pixels, if there are any.
typedef struct {
  RivuletPictureStatus status;
  double width, height;
  int is_vector;
  /// The size of the pixels, which are premultiplied and 4 bytes each. The rows are `stride` bytes apart.
  int pixel_width, pixel_height, stride;
} RivuletReply;

/// Sends a message with up to two descriptors. Returns true if all of it was sent.
int rivulet_send(int socket, const void *message, unsigned long size, const int *descriptors, int count);

/// Receives a message of exactly this size with up to two descriptors; a missing descriptor is -1. Returns true if a message was received.
int rivulet_receive(int socket, void *message, unsigned long size, int descriptors[2]);

/// Decodes the file `file` and returns the descriptor of the pixels, or -1. Called in a process that ends afterwards.
int rivulet_decode(int file, const RivuletRequest *request, RivuletReply *reply);

#endif
