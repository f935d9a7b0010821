#define _GNU_SOURCE
#include "curl_request.h"

#include "address.h"
#include "library.h"

#include <stdint.h>
#include <string.h>

bool hig_web_is_there(void) { return hig_curl() != NULL; }

// What the last answer of a thread points to.
static _Thread_local struct {
  char location[4096], problem[256];
} texts;

static size_t count(char *bytes, size_t size, size_t number, void *left) {
  (void)bytes;
  *(long *)left -= (long)(size * number);
  return *(long *)left < 0 ? 0 : size * number;
}

static void copy(char *to, size_t room, const char *text) {
  if (text && strlen(text) < room) strcpy(to, text);
}

static void prepare(const struct curl_library *curl, void *handle, bool head,
                    struct hig_web_limits limits) {
  curl->set(handle, curl_no_body, (long)head);
  // A proxy would look names up out of our sight.
  curl->set(handle, curl_proxy, "");
  curl->set(handle, curl_connect_timeout, limits.connect_milliseconds);
  curl->set(handle, curl_total_timeout, limits.total_milliseconds);
  curl->set(handle, curl_user_agent, "hig-link-check");
  curl->set(handle, curl_error_buffer, texts.problem);
  curl->set(handle, curl_write_function, count);
}

static void read_answer(const struct curl_library *curl, void *handle, int code,
                        struct hig_web_answer *answer) {
  char *location = NULL;
  int64_t wait = 0;
  curl->get(handle, curl_response_code, &answer->status);
  curl->get(handle, curl_redirect_url, &location);
  curl->get(handle, curl_retry_after, &wait);
  copy(texts.location, sizeof texts.location, location);
  answer->wait = wait < 0 || wait > 1 << 30 ? 0 : (long)wait;
  // We end a body ourselves once it is long enough.
  if (code == 0 || (code == curl_write_error && answer->status > 0)) return;
  answer->failure = code == curl_timed_out ? 1 : 2;
  if (!texts.problem[0]) copy(texts.problem, sizeof texts.problem, curl->text(code));
}

void hig_web_ask(const char *address, bool head, struct hig_web_limits limits,
                 struct hig_web_answer *answer) {
  memset(answer, 0, sizeof *answer);
  memset(&texts, 0, sizeof texts);
  answer->location = texts.location;
  answer->problem = texts.problem;
  answer->failure = 2;
  const struct curl_library *curl = hig_curl();
  void *handle = curl ? curl->init() : NULL;
  if (!handle) return copy(texts.problem, sizeof texts.problem, "libcurl is not there");
  answer->failure = 0;
  long left = limits.most_bytes;
  enum hig_address refused = hig_public;
  hig_curl_prepare(handle, address);
  prepare(curl, handle, head, limits);
  curl->set(handle, curl_write_data, &left);
  if (!limits.allows_private) {
    curl->set(handle, curl_open_socket, hig_open_public);
    curl->set(handle, curl_open_socket_data, &refused);
  }
  read_answer(curl, handle, curl->perform(handle), answer);
  if (refused != hig_public && answer->failure)
    copy(texts.problem, sizeof texts.problem,
         refused == hig_own ? "it is an address of this machine"
                            : "it is an address of a private network");
  curl->cleanup(handle);
}
