#define _GNU_SOURCE
#include "exchange.h"
#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

typedef union {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(2 * sizeof(int))];
} Control;

int rivulet_send(int socket, const void *message, unsigned long size, const int *descriptors, int count) {
  Control control;
  struct iovec part = {.iov_base = (void *)message, .iov_len = size};
  struct msghdr envelope = {.msg_iov = &part, .msg_iovlen = 1};
  if (count > 0) {
    memset(&control, 0, sizeof control);
    envelope.msg_control = control.bytes;
    envelope.msg_controllen = CMSG_SPACE(count * sizeof(int));
    struct cmsghdr *header = CMSG_FIRSTHDR(&envelope);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(count * sizeof(int));
    memcpy(CMSG_DATA(header), descriptors, count * sizeof(int));
  }
  ssize_t sent;
  do sent = sendmsg(socket, &envelope, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == (ssize_t)size;
}

int rivulet_receive(int socket, void *message, unsigned long size, int descriptors[2]) {
  Control control;
  struct iovec part = {.iov_base = message, .iov_len = size};
  struct msghdr envelope = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  descriptors[0] = descriptors[1] = -1;
  ssize_t received;
  do received = recvmsg(socket, &envelope, MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  if (received <= 0) return 0;
  struct cmsghdr *header = CMSG_FIRSTHDR(&envelope);
  if (header != NULL && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS)
    memcpy(descriptors, CMSG_DATA(header), header->cmsg_len - CMSG_LEN(0));
  return received == (ssize_t)size;
}
