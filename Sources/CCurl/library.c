#define _GNU_SOURCE
#include "library.h"

#include "address.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/socket.h>

struct curl_address {
  int family, type, protocol;
  unsigned int length;
  struct sockaddr address;
};

static struct curl_library curl;
static bool is_there = false;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool find(void *library, void *function, const char *name) {
  *(void **)function = dlsym(library, name);
  return *(void **)function != NULL;
}

static void load(void) {
  const char *names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.so"};
  void *library = NULL;
  for (int i = 0; i < 3 && !library; i++) library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  is_there = find(library, &curl.global_init, "curl_global_init") &&
             find(library, &curl.init, "curl_easy_init") &&
             find(library, &curl.set, "curl_easy_setopt") &&
             find(library, &curl.perform, "curl_easy_perform") &&
             find(library, &curl.get, "curl_easy_getinfo") &&
             find(library, &curl.cleanup, "curl_easy_cleanup") &&
             find(library, &curl.text, "curl_easy_strerror") &&
             find(library, &curl.append, "curl_slist_append") &&
             find(library, &curl.free_list, "curl_slist_free_all") &&
             find(library, &curl.multi_init, "curl_multi_init") &&
             find(library, &curl.multi_set, "curl_multi_setopt") &&
             find(library, &curl.multi_add, "curl_multi_add_handle") &&
             find(library, &curl.multi_remove, "curl_multi_remove_handle") &&
             find(library, &curl.multi_perform, "curl_multi_perform") &&
             find(library, &curl.multi_wait, "curl_multi_wait") &&
             find(library, &curl.multi_read, "curl_multi_info_read") &&
             find(library, &curl.multi_cleanup, "curl_multi_cleanup") &&
             curl.global_init(curl_global_all) == 0;
}

const struct curl_library *hig_curl(void) {
  pthread_once(&once, load);
  return is_there ? &curl : NULL;
}

int hig_open_public(void *refused, int purpose, struct curl_address *to) {
  (void)purpose;
  enum hig_address kind = hig_address_kind(&to->address);
  if (kind != hig_public) {
    *(enum hig_address *)refused = kind;
    return -1;
  }
  return socket(to->family, to->type | SOCK_CLOEXEC, to->protocol);
}

void hig_curl_prepare(void *handle, const char *address) {
  curl.set(handle, curl_url, address);
  curl.set(handle, curl_follow, 0L);
  curl.set(handle, curl_no_signal, 1L);
  curl.set(handle, curl_protocols, (long)curl_http_and_https);
  // The program of that name reads this variable, the library does not.
  const char *trusted = getenv("SSL_CERT_FILE");
  if (trusted && *trusted) curl.set(handle, curl_certificates, trusted);
}
