#define _GNU_SOURCE
#include "curl_request.h"

#include "address.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// As curl.h has them; libcurl.so.4 keeps its numbers for ever.
enum {
  write_data = 10001, url = 10002, proxy = 10004, error_buffer = 10010, user_agent = 10018,
  no_body = 44, follow = 52, no_signal = 99, total_timeout = 155, connect_timeout = 156,
  protocols = 181, certificates = 10065, write_function = 20011,
  open_socket = 20163, open_socket_data = 10164,
  response_code = 0x200002, redirect_url = 0x10001F, retry_after = 0x600039,
  http_and_https = 3, global_all = 3, write_error = 23, timed_out = 28,
};

struct curl_address {
  int family, type, protocol;
  unsigned int length;
  struct sockaddr address;
};

static struct {
  int (*global_init)(long);
  void *(*init)(void);
  int (*set)(void *, int, ...);
  int (*perform)(void *);
  int (*get)(void *, int, ...);
  void (*cleanup)(void *);
  const char *(*text)(int);
} curl;

static bool is_there = false;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  const char *names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.so"};
  void *library = NULL;
  for (int i = 0; i < 3 && !library; i++) library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&curl.global_init = dlsym(library, "curl_global_init");
  *(void **)&curl.init = dlsym(library, "curl_easy_init");
  *(void **)&curl.set = dlsym(library, "curl_easy_setopt");
  *(void **)&curl.perform = dlsym(library, "curl_easy_perform");
  *(void **)&curl.get = dlsym(library, "curl_easy_getinfo");
  *(void **)&curl.cleanup = dlsym(library, "curl_easy_cleanup");
  *(void **)&curl.text = dlsym(library, "curl_easy_strerror");
  is_there = curl.global_init && curl.init && curl.set && curl.perform && curl.get &&
             curl.cleanup && curl.text && curl.global_init(global_all) == 0;
}

bool hig_web_is_there(void) {
  pthread_once(&once, load);
  return is_there;
}

// After names were looked up, so that no name and no redirect leads in by the back door.
static int open_public(void *refused, int purpose, struct curl_address *to) {
  (void)purpose;
  enum hig_address kind = hig_address_kind(&to->address);
  if (kind != hig_public) {
    *(enum hig_address *)refused = kind;
    return -1;
  }
  return socket(to->family, to->type | SOCK_CLOEXEC, to->protocol);
}

static size_t count(char *bytes, size_t size, size_t number, void *left) {
  (void)bytes;
  *(long *)left -= (long)(size * number);
  return *(long *)left < 0 ? 0 : size * number;
}

static void copy(char *to, size_t room, const char *text) {
  if (text && strlen(text) < room) strcpy(to, text);
}

static void prepare(void *handle, const char *address, bool head, struct hig_web_limits limits,
                    struct hig_web_answer *answer) {
  curl.set(handle, url, address);
  curl.set(handle, no_body, (long)head);
  curl.set(handle, follow, 0L);
  // A proxy would look names up out of our sight.
  curl.set(handle, proxy, "");
  curl.set(handle, no_signal, 1L);
  curl.set(handle, protocols, (long)http_and_https);
  curl.set(handle, connect_timeout, limits.connect_milliseconds);
  curl.set(handle, total_timeout, limits.total_milliseconds);
  curl.set(handle, user_agent, "hig-link-check");
  curl.set(handle, error_buffer, answer->problem);
  curl.set(handle, write_function, count);
  // The program of that name reads this variable, the library does not.
  const char *trusted = getenv("SSL_CERT_FILE");
  if (trusted && *trusted) curl.set(handle, certificates, trusted);
}

static void read_answer(void *handle, int code, struct hig_web_answer *answer) {
  char *location = NULL;
  int64_t wait = 0;
  curl.get(handle, response_code, &answer->status);
  curl.get(handle, redirect_url, &location);
  curl.get(handle, retry_after, &wait);
  copy(answer->location, sizeof answer->location, location);
  answer->wait = wait < 0 || wait > 1 << 30 ? 0 : (long)wait;
  // We end a body ourselves once it is long enough.
  if (code == 0 || (code == write_error && answer->status > 0)) return;
  answer->failure = code == timed_out ? 1 : 2;
  if (!answer->problem[0]) copy(answer->problem, sizeof answer->problem, curl.text(code));
}

void hig_web_ask(const char *address, bool head, struct hig_web_limits limits,
                 struct hig_web_answer *answer) {
  memset(answer, 0, sizeof *answer);
  answer->failure = 2;
  void *handle = hig_web_is_there() ? curl.init() : NULL;
  if (!handle) return copy(answer->problem, sizeof answer->problem, "libcurl is not there");
  answer->failure = 0;
  long left = limits.most_bytes;
  enum hig_address refused = hig_public;
  prepare(handle, address, head, limits, answer);
  curl.set(handle, write_data, &left);
  if (!limits.allows_private) {
    curl.set(handle, open_socket, open_public);
    curl.set(handle, open_socket_data, &refused);
  }
  read_answer(handle, curl.perform(handle), answer);
  if (refused != hig_public && answer->failure)
    copy(answer->problem, sizeof answer->problem,
         refused == hig_own ? "it is an address of this machine"
                            : "it is an address of a private network");
  curl.cleanup(handle);
}
