#define _GNU_SOURCE
#include "address.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

static uint32_t number(const uint8_t *b) {
  return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

// This network, private use, shared by providers, loopback, link-local, protocols, benchmarks,
// multicast, reserved.
static bool is_private_v4(uint32_t a) {
  return a >> 24 == 0 || a >> 24 == 10 || a >> 24 == 127 || a >> 22 == (100u << 2 | 1) ||
         a >> 16 == 0xA9FE || a >> 20 == 0xAC1 || a >> 16 == 0xC0A8 || a >> 8 == 0xC00000 ||
         a >> 17 == 0xC612 >> 1 || a >> 28 >= 0xE;
}

// Unique local, link-local, site-local, multicast, Teredo, NAT64 of a network's own.
static bool is_private_v6(const uint8_t *b) {
  static const uint8_t local_translation[6] = {0x00, 0x64, 0xFF, 0x9B, 0x00, 0x01};
  return (b[0] & 0xFE) == 0xFC || (b[0] == 0xFE && b[1] >= 0x80) || b[0] == 0xFF ||
         number(b) == 0x20010000 || memcmp(b, local_translation, 6) == 0;
}

// The address of version 4 that one of version 6 leads to: mapped, compatible (which has loopback
// in it), translated, NAT64, 6to4.
static const uint8_t *embedded_v4(const uint8_t *b) {
  static const uint8_t prefixes[4][12] = {
      {[10] = 0xFF, [11] = 0xFF}, {0}, {[8] = 0xFF, [9] = 0xFF}, {0x00, 0x64, 0xFF, 0x9B}};
  for (int i = 0; i < 4; i++)
    if (memcmp(b, prefixes[i], 12) == 0) return b + 12;
  return b[0] == 0x20 && b[1] == 0x02 ? b + 2 : NULL;
}

static bool is_same(const struct sockaddr *a, const struct sockaddr *b) {
  if (!a || a->sa_family != b->sa_family) return false;
  if (a->sa_family == AF_INET)
    return ((const struct sockaddr_in *)a)->sin_addr.s_addr ==
           ((const struct sockaddr_in *)b)->sin_addr.s_addr;
  return a->sa_family == AF_INET6 && memcmp(&((const struct sockaddr_in6 *)a)->sin6_addr,
                                            &((const struct sockaddr_in6 *)b)->sin6_addr, 16) == 0;
}

static bool is_of_an_interface(const struct sockaddr *address) {
  struct ifaddrs *all = NULL;
  // Better no answer than one from here.
  if (getifaddrs(&all) != 0) return true;
  bool found = false;
  for (struct ifaddrs *one = all; one && !found; one = one->ifa_next)
    found = is_same(one->ifa_addr, address);
  freeifaddrs(all);
  return found;
}

static bool is_loopback(const struct sockaddr *a) {
  if (a->sa_family == AF_INET)
    return ntohl(((const struct sockaddr_in *)a)->sin_addr.s_addr) >> 24 == 127;
  return IN6_IS_ADDR_LOOPBACK(&((const struct sockaddr_in6 *)a)->sin6_addr);
}

// A whole network of version 4 may lead here without being that of an interface. What would be sent
// there comes from the address itself, or from loopback. A datagram's socket sends nothing by this.
static bool is_routed_here(const struct sockaddr *address, socklen_t length) {
  int one = socket(address->sa_family, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (one < 0) return false;
  struct sockaddr_storage own = {0};
  socklen_t room = sizeof own;
  const struct sockaddr *from = (const struct sockaddr *)&own;
  bool here = connect(one, address, length) == 0 &&
              getsockname(one, (struct sockaddr *)&own, &room) == 0 &&
              (is_same(from, address) || is_loopback(from));
  close(one);
  return here;
}

static enum hig_address kind_v4(const uint8_t *b) {
  struct sockaddr_in v4 = {.sin_family = AF_INET, .sin_port = htons(9)};
  memcpy(&v4.sin_addr, b, 4);
  const struct sockaddr *address = (const struct sockaddr *)&v4;
  if (is_private_v4(number(b))) return hig_private;
  return is_of_an_interface(address) || is_routed_here(address, sizeof v4) ? hig_own : hig_public;
}

enum hig_address hig_address_kind(const struct sockaddr *address) {
  if (address->sa_family == AF_INET)
    return kind_v4((const uint8_t *)&((const struct sockaddr_in *)address)->sin_addr);
  if (address->sa_family != AF_INET6) return hig_private;
  struct sockaddr_in6 v6;
  memcpy(&v6, address, sizeof v6);
  v6.sin6_port = htons(9);
  const uint8_t *v4 = embedded_v4(v6.sin6_addr.s6_addr);
  if (v4 && kind_v4(v4) != hig_public) return kind_v4(v4);
  if (is_private_v6(v6.sin6_addr.s6_addr)) return hig_private;
  const struct sockaddr *plain = (const struct sockaddr *)&v6;
  return is_of_an_interface(plain) || is_routed_here(plain, sizeof v6) ? hig_own : hig_public;
}
