// What the app's process and the decoder say to each other.
#ifndef RIVULET_EXCHANGE_H
#define RIVULET_EXCHANGE_H

#include "CRivuletPictures.h"

/// Goes with two descriptors: the open file, and the socket for the reply.
typedef struct {
  /// Whether the size alone is wanted.
  int measures;
  int width, height;
  RivuletPictureLimits limits;
} RivuletRequest;

/// Goes with the descriptor of the pixels, if there are any.
typedef struct {
  RivuletPictureStatus status;
  double width, height;
  int is_vector;
  /// Rows of premultiplied pixels, 4 bytes each, `stride` bytes apart.
  int pixel_width, pixel_height, stride;
} RivuletReply;

/// Sends a message with up to two descriptors. Whether all of it went off.
int rivulet_send(int socket, const void *message, unsigned long size, const int *descriptors, int count);

/// Receives a message of exactly this size with up to two descriptors; those that did not come are -1. Whether one came.
int rivulet_receive(int socket, void *message, unsigned long size, int descriptors[2]);

/// Decodes the file `file` and gives the descriptor of the pixels, or -1. Called in a process that ends afterwards.
int rivulet_decode(int file, const RivuletRequest *request, RivuletReply *reply);

#endif
