#pragma once
#include <stdbool.h>

// libcurl, once it is loaded. Numbers as curl.h has them; libcurl.so.4 keeps them for ever.
enum {
  curl_write_data = 10001, curl_url = 10002, curl_proxy = 10004, curl_error_buffer = 10010,
  curl_user_agent = 10018, curl_low_speed_limit = 19, curl_low_speed_time = 20,
  curl_headers = 10023, curl_header_data = 10029, curl_no_body = 44, curl_follow = 52,
  curl_certificates = 10065, curl_no_signal = 99, curl_encoding = 10102, curl_private = 10103,
  curl_total_timeout = 155, curl_connect_timeout = 156, curl_open_socket_data = 10164,
  curl_no_proxy = 10177, curl_protocols = 181, curl_write_function = 20011,
  curl_header_function = 20079, curl_open_socket = 20163, curl_most_bytes = 30117,
  curl_response_code = 0x200002, curl_redirect_url = 0x10001F, curl_private_data = 0x100015,
  curl_retry_after = 0x600039, curl_http_and_https = 3, curl_global_all = 3,
  curl_multi_host_connections = 7, curl_multi_kept_connections = 6,
  curl_multi_connections = 13, curl_message_done = 1,
};

// Reasons for which a transfer ends without an answer.
enum {
  curl_no_name = 6, curl_no_connection = 7, curl_short = 18, curl_write_error = 23,
  curl_timed_out = 28, curl_got_nothing = 52, curl_send_error = 55, curl_receive_error = 56,
  curl_too_large = 63, curl_http2_error = 16, curl_http2_stream_error = 92,
};

// As curl/multi.h has it.
struct curl_message {
  int what;
  void *handle;
  union {
    void *anything;
    int result;
  } data;
};

struct curl_library {
  int (*global_init)(long);
  void *(*init)(void);
  int (*set)(void *, int, ...);
  int (*perform)(void *);
  int (*get)(void *, int, ...);
  void (*cleanup)(void *);
  const char *(*text)(int);
  void *(*append)(void *, const char *);
  void (*free_list)(void *);
  void *(*multi_init)(void);
  int (*multi_set)(void *, int, ...);
  int (*multi_add)(void *, void *);
  int (*multi_remove)(void *, void *);
  int (*multi_perform)(void *, int *);
  int (*multi_wait)(void *, void *, unsigned, int, int *);
  struct curl_message *(*multi_read)(void *, int *);
  int (*multi_cleanup)(void *);
};

// NULL where the machine has none. May be called from any thread.
const struct curl_library *hig_curl(void);

// A socket for libcurl, after names were looked up, so that no name and no redirect leads in by the
// back door: -1 to what is not of the whole world. `refused` is an `enum hig_address`.
struct curl_address;
int hig_open_public(void *refused, int purpose, struct curl_address *to);

// What applies to all that we ask: certificates, no signals, no redirects followed.
void hig_curl_prepare(void *handle, const char *address);
