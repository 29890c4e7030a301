// The decoding processes: a helper that starts with the program and waits for requests, and one process per picture, which the helper
// forks.
//
// The helper is forked before `main`, while the program has a single thread. A process forked later would inherit locks held by threads
// that do not exist in it. The helper never executes another program, so the kind of program that started it does not matter.

#define _GNU_SOURCE
#include "exchange.h"
#include <cairo.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// The app's end of the socket to the helper, or -1 if there is no helper.
static int helper = -1;
/// The inode of that socket. A program may close descriptors it does not recognize, and the system may then reuse their numbers.
static ino_t helper_socket;

/// An interval of wall-clock time, in seconds, that exceeds the lifetime of any decoder.
static const int timeout_seconds = 600;

// MARK: - The process of one picture

static void limit(int resource, rlim_t value) {
  struct rlimit old, new = {value, value};
  if (getrlimit(resource, &old) == 0 && old.rlim_max < value) new.rlim_cur = new.rlim_max = old.rlim_max;
  setrlimit(resource, &new);
}

/// Returns the size of the process's address space, in bytes.
static int64_t size_of_process(void) {
  char text[32] = "";
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  return count > 0 ? strtoll(text, NULL, 10) * sysconf(_SC_PAGESIZE) : 0;
}

static void accept_limits(const RivuletPictureLimits *limits) {
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, limits->seconds);
  limit(RLIMIT_AS, size_of_process() + limits->memory_bytes);
  // Use a single arena, because each one reserves address space, and a single thread, because the time of all threads counts.
  mallopt(M_ARENA_MAX, 1);
  setenv("RAYON_NUM_THREADS", "1", 1);
  alarm(timeout_seconds / 2);
}

static void serve(const RivuletRequest *request, int file, int answers) {
  signal(SIGCHLD, SIG_DFL);
  accept_limits(&request->limits);
  RivuletReply reply = {.status = RivuletPictureUnreadable};
  int pixels = rivulet_decode(file, request, &reply);
  rivulet_send(answers, &reply, sizeof reply, &pixels, pixels >= 0);
  _exit(0);
}

// MARK: - The helper

static void wait_for_requests(int requests) {
  RivuletRequest request;
  int given[2];
  for (;;) {
    int is_whole = rivulet_receive(requests, &request, sizeof request, given);
    if (!is_whole && given[0] < 0) _exit(0);
    if (is_whole && given[1] >= 0 && fork() == 0) {
      close(requests);
      serve(&request, given[0], given[1]);
    }
    for (int index = 0; index < 2; index++)
      if (given[index] >= 0) close(given[index]);
  }
}

/// Releases everything the process inherited except its socket, so that it does not keep the program's terminal or pipes open.
static void detach_from_program(int requests) {
  setsid();
  signal(SIGCHLD, SIG_IGN);
  prctl(PR_SET_NAME, "pictures");
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  int nothing = open("/dev/null", O_RDWR);
  int copy = fcntl(requests, F_DUPFD_CLOEXEC, 3);
  for (int standard = 0; standard < 3; standard++) dup2(nothing, standard);
  dup2(copy, 3);
  syscall(SYS_close_range, 4u, ~0u, 0u);
  if (chdir("/") != 0) _exit(1);
}

__attribute__((constructor)) static void start(void) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return;
  pid_t child = fork();
  if (child == 0) {
    // The second process is not a child of the program, because the program may wait for all its children.
    if (fork() != 0) _exit(0);
    detach_from_program(ends[1]);
    wait_for_requests(3);
  }
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return;
  }
  while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
  struct stat state;
  if (fstat(ends[0], &state) != 0) return;
  helper = ends[0];
  helper_socket = state.st_ino;
}

// MARK: - The app

static const cairo_user_data_key_t pixels_key;

typedef struct {
  void *start;
  size_t size;
} Mapping;

static void unmap(void *data) {
  Mapping *mapping = data;
  munmap(mapping->start, mapping->size);
  free(mapping);
}

/// Wraps the pixels in a surface after checking that they exist and can't be truncated.
static cairo_surface_t *make_surface(int pixels, const RivuletReply *reply, const RivuletPictureLimits *limits) {
  int64_t width = reply->pixel_width, height = reply->pixel_height;
  struct stat state;
  if (width < 1 || height < 1 || width > limits->side || height > limits->side || width * height > limits->pixels) return NULL;
  if (reply->stride != cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, width)) return NULL;
  size_t size = (size_t)reply->stride * height;
  int seals = fcntl(pixels, F_GET_SEALS);
  if (seals < 0 || !(seals & F_SEAL_SHRINK) || fstat(pixels, &state) != 0 || (size_t)state.st_size < size) return NULL;
  void *start = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE, pixels, 0);
  if (start == MAP_FAILED) return NULL;
  Mapping *mapping = malloc(sizeof *mapping);
  if (mapping == NULL) {
    munmap(start, size);
    return NULL;
  }
  *mapping = (Mapping){start, size};
  cairo_surface_t *surface = cairo_image_surface_create_for_data(start, CAIRO_FORMAT_ARGB32, width, height, reply->stride);
  if (cairo_surface_set_user_data(surface, &pixels_key, mapping, unmap) == CAIRO_STATUS_SUCCESS) return surface;
  unmap(mapping);
  cairo_surface_destroy(surface);
  return NULL;
}

static RivuletPictureAnswer receive_answer(int answers, const RivuletPictureLimits *limits) {
  RivuletReply reply;
  int given[2];
  struct pollfd wait = {.fd = answers, .events = POLLIN};
  int ready;
  do ready = poll(&wait, 1, timeout_seconds * 1000);
  while (ready < 0 && errno == EINTR);
  if (ready <= 0 || !rivulet_receive(answers, &reply, sizeof reply, given))
    return (RivuletPictureAnswer){.status = RivuletPictureExhausted};
  RivuletPictureAnswer answer = {
      .status = reply.status, .width = reply.width, .height = reply.height, .is_vector = reply.is_vector};
  if (given[0] >= 0) answer.surface = make_surface(given[0], &reply, limits);
  for (int index = 0; index < 2; index++)
    if (given[index] >= 0) close(given[index]);
  return answer;
}

static int has_helper(void) {
  struct stat state;
  return helper >= 0 && fstat(helper, &state) == 0 && S_ISSOCK(state.st_mode) && state.st_ino == helper_socket;
}

static RivuletPictureAnswer ask(int file, const RivuletRequest *request) {
  struct stat state;
  if (fstat(file, &state) != 0 || !S_ISREG(state.st_mode)) return (RivuletPictureAnswer){.status = RivuletPictureUnreadable};
  if (state.st_size > request->limits.file_bytes)
    return (RivuletPictureAnswer){.status = RivuletPictureFileTooLarge, .file_bytes = state.st_size};
  int ends[2];
  if (!has_helper() || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
    return (RivuletPictureAnswer){.status = RivuletPictureUnavailable};
  int given[2] = {file, ends[1]};
  int is_sent = rivulet_send(helper, request, sizeof *request, given, 2);
  close(ends[1]);
  RivuletPictureAnswer answer = {.status = RivuletPictureUnavailable};
  if (is_sent) answer = receive_answer(ends[0], &request->limits);
  close(ends[0]);
  return answer;
}

static RivuletPictureAnswer ask_for(const char *path, const RivuletRequest *request) {
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (file < 0) return (RivuletPictureAnswer){.status = RivuletPictureMissing};
  RivuletPictureAnswer answer = ask(file, request);
  close(file);
  return answer;
}

RivuletPictureAnswer rivulet_picture_measure(const char *path, RivuletPictureLimits limits) {
  RivuletRequest request = {.measures = 1, .limits = limits};
  return ask_for(path, &request);
}

RivuletPictureAnswer rivulet_picture_decode(const char *path, int width, int height, RivuletPictureLimits limits) {
  RivuletRequest request = {.width = width, .height = height, .limits = limits};
  RivuletPictureAnswer answer = ask_for(path, &request);
  if (answer.status == RivuletPictureDone && answer.surface == NULL) answer.status = RivuletPictureExhausted;
  return answer;
}
