#define _GNU_SOURCE
#include "curl_transfers.h"

#include "address.h"
#include "library.h"

#include <netdb.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

enum { longest_location = 4096 };

struct transfer {
  struct transfer *next;
  long number;
  void *handle, *head;
  enum hig_address refused;
  bool is_large;
  unsigned char *bytes;
  size_t size, room, most;
  char tag[1024], modified[128], problem[256];
};

struct hig_transfers {
  void *multi;
  struct hig_transfer_limits limits;
  char agent[256];
  struct transfer *first;
  // The one whose bytes were handed out last.
  struct transfer *spent;
};

struct hig_transfers *hig_transfers_open(struct hig_transfer_limits limits, const char *agent) {
  const struct curl_library *curl = hig_curl();
  struct hig_transfers *all = curl ? calloc(1, sizeof *all) : NULL;
  if (!all) return NULL;
  all->limits = limits;
  strncpy(all->agent, agent, sizeof all->agent - 1);
  all->multi = curl->multi_init();
  if (!all->multi) {
    free(all);
    return NULL;
  }
  curl->multi_set(all->multi, curl_multi_connections, limits.connections);
  curl->multi_set(all->multi, curl_multi_host_connections, limits.connections);
  curl->multi_set(all->multi, curl_multi_kept_connections, limits.connections);
  return all;
}

static size_t keep(char *bytes, size_t size, size_t number, void *of) {
  struct transfer *one = of;
  size_t count = size * number;
  if (count > one->most - one->size) {
    one->is_large = true;
    return 0;
  }
  if (one->size + count > one->room) {
    size_t room = one->room * 2 + count;
    unsigned char *more = realloc(one->bytes, room);
    if (!more) return 0;
    one->bytes = more;
    one->room = room;
  }
  memcpy(one->bytes + one->size, bytes, count);
  one->size += count;
  return count;
}

static void take(char *to, size_t room, const char *line, size_t length, const char *name) {
  size_t front = strlen(name);
  if (length < front || strncasecmp(line, name, front) != 0) return;
  const char *start = line + front, *end = line + length;
  while (start < end && (*start == ' ' || *start == '\t')) start++;
  while (end > start && (unsigned char)end[-1] <= ' ') end--;
  to[0] = 0;
  if ((size_t)(end - start) >= room) return;
  memcpy(to, start, (size_t)(end - start));
  to[end - start] = 0;
}

static size_t read_head(char *line, size_t size, size_t number, void *of) {
  struct transfer *one = of;
  size_t length = size * number;
  // A head that only announces another one is forgotten.
  if (length > 5 && strncasecmp(line, "HTTP/", 5) == 0) one->tag[0] = one->modified[0] = 0;
  take(one->tag, sizeof one->tag, line, length, "etag:");
  take(one->modified, sizeof one->modified, line, length, "last-modified:");
  return length;
}

static void release(struct transfer *one) {
  const struct curl_library *curl = hig_curl();
  if (!one) return;
  if (one->handle) curl->cleanup(one->handle);
  if (one->head) curl->free_list(one->head);
  free(one->bytes);
  free(one);
}

static void prepare(const struct curl_library *curl, struct hig_transfers *all,
                    struct transfer *one, struct hig_transfer_order order) {
  void *handle = one->handle;
  hig_curl_prepare(handle, order.address);
  curl->set(handle, curl_proxy, order.proxy);
  // Which addresses go without the proxy was decided before.
  curl->set(handle, curl_no_proxy, "");
  curl->set(handle, curl_user_agent, all->agent);
  curl->set(handle, curl_connect_timeout, all->limits.connect_milliseconds);
  curl->set(handle, curl_total_timeout, all->limits.total_milliseconds);
  curl->set(handle, curl_low_speed_limit, all->limits.slowest_bytes);
  curl->set(handle, curl_low_speed_time, all->limits.slow_seconds);
  curl->set(handle, curl_most_bytes, (int64_t)order.most_bytes);
  // The tag of packed bytes is often another one, which servers then do not recognize.
  curl->set(handle, curl_encoding, "identity");
  curl->set(handle, curl_error_buffer, one->problem);
  curl->set(handle, curl_write_function, keep);
  curl->set(handle, curl_write_data, one);
  curl->set(handle, curl_header_function, read_head);
  curl->set(handle, curl_header_data, one);
  curl->set(handle, curl_private, one);
  if (order.condition) one->head = curl->append(one->head, order.condition);
  if (order.other_condition) one->head = curl->append(one->head, order.other_condition);
  if (one->head) curl->set(handle, curl_headers, one->head);
  // The address of a proxy is the choice of whoever set it.
  if (!order.allows_private && !*order.proxy) {
    curl->set(handle, curl_open_socket, hig_open_public);
    curl->set(handle, curl_open_socket_data, &one->refused);
  }
}

bool hig_transfers_start(struct hig_transfers *all, struct hig_transfer_order order) {
  const struct curl_library *curl = hig_curl();
  struct transfer *one = calloc(1, sizeof *one);
  if (!one) return false;
  one->number = order.number;
  one->most = order.most_bytes;
  one->refused = hig_public;
  one->handle = curl->init();
  if (one->handle) prepare(curl, all, one, order);
  if (!one->handle || curl->multi_add(all->multi, one->handle) != 0) {
    release(one);
    return false;
  }
  one->next = all->first;
  all->first = one;
  return true;
}

static void unlink_transfer(struct hig_transfers *all, struct transfer *one) {
  struct transfer **place = &all->first;
  while (*place && *place != one) place = &(*place)->next;
  if (*place) *place = one->next;
}

static enum hig_transfer_failure failure(const struct transfer *one, int code) {
  if (code == 0) return hig_transfer_fine;
  if (one->refused != hig_public) return hig_transfer_private;
  if (one->is_large || code == curl_too_large) return hig_transfer_large;
  switch (code) {
  case curl_timed_out: return hig_transfer_late;
  case curl_no_name: case curl_no_connection: return hig_transfer_unreachable;
  case curl_short: case curl_got_nothing: case curl_send_error: case curl_receive_error:
  case curl_http2_error: case curl_http2_stream_error: return hig_transfer_cut;
  default: return hig_transfer_other;
  }
}

static void read_answer(const struct curl_library *curl, struct transfer *one, int code,
                        struct hig_transfer_answer *answer) {
  char *location = NULL;
  int64_t wait = 0;
  memset(answer, 0, sizeof *answer);
  answer->number = one->number;
  answer->failure = failure(one, code);
  curl->get(one->handle, curl_response_code, &answer->status);
  curl->get(one->handle, curl_redirect_url, &location);
  curl->get(one->handle, curl_retry_after, &wait);
  answer->wait = wait > 0 && wait <= 1 << 30 ? (long)wait : -1;
  answer->bytes = one->bytes;
  answer->size = one->size;
  answer->location = location && strlen(location) < longest_location ? location : "";
  answer->tag = one->tag;
  answer->modified = one->modified;
  answer->problem = one->problem[0] ? one->problem : curl->text(code);
}

static bool read_next(const struct curl_library *curl, struct hig_transfers *all,
                      struct hig_transfer_answer *answer) {
  int left = 0;
  struct curl_message *message;
  while ((message = curl->multi_read(all->multi, &left))) {
    struct transfer *one = NULL;
    if (message->what != curl_message_done) continue;
    void *handle = message->handle;
    int code = message->data.result;
    curl->get(handle, curl_private_data, &one);
    read_answer(curl, one, code, answer);
    curl->multi_remove(all->multi, handle);
    unlink_transfer(all, one);
    release(all->spent);
    all->spent = one;
    return true;
  }
  return false;
}

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

bool hig_transfers_next(struct hig_transfers *all, long milliseconds,
                        struct hig_transfer_answer *answer) {
  const struct curl_library *curl = hig_curl();
  long end = now() + milliseconds;
  while (true) {
    int running = 0, ready = 0;
    curl->multi_perform(all->multi, &running);
    if (read_next(curl, all, answer)) return true;
    long left = end - now();
    if (left <= 0) return false;
    // With no socket to wait for, libcurl returns at once.
    int part = left < 1000 ? (int)left : 1000;
    curl->multi_wait(all->multi, NULL, 0, part, &ready);
    if (ready == 0) {
      struct timespec pause = {0, (running == 0 ? part : 1) * 1000000L};
      if (pause.tv_nsec >= 1000000000L) pause = (struct timespec){1, 0};
      nanosleep(&pause, NULL);
    }
  }
}

void hig_transfers_close(struct hig_transfers *all) {
  const struct curl_library *curl = hig_curl();
  if (!all) return;
  while (all->first) {
    struct transfer *one = all->first;
    all->first = one->next;
    curl->multi_remove(all->multi, one->handle);
    release(one);
  }
  release(all->spent);
  curl->multi_cleanup(all->multi);
  free(all);
}

bool hig_host_is_private(const char *host) {
  struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *found = NULL;
  if (getaddrinfo(host, NULL, &hints, &found) != 0 || !found) return false;
  bool is_private = true;
  for (struct addrinfo *one = found; one; one = one->ai_next)
    if (hig_address_kind(one->ai_addr) == hig_public) is_private = false;
  freeaddrinfo(found);
  return is_private;
}
