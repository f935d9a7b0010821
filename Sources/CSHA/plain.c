#include "sha.h"

static uint32_t rotated(uint32_t word, int by) { return word >> by | word << (32 - by); }

// The sixteen words of a block, and 48 more of them.
static void expand(const uint8_t *bytes, uint32_t words[64]) {
  for (int i = 0; i < 16; i++, bytes += 4)
    words[i] = (uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
  for (int i = 16; i < 64; i++) {
    uint32_t near = words[i - 2], far = words[i - 15];
    uint32_t s0 = rotated(far, 7) ^ rotated(far, 18) ^ far >> 3;
    uint32_t s1 = rotated(near, 17) ^ rotated(near, 19) ^ near >> 10;
    words[i] = words[i - 16] + s0 + words[i - 7] + s1;
  }
}

// One round of s[0] to s[7], which the standard calls a to h.
static void turn(uint32_t s[8], uint32_t more) {
  uint32_t s1 = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25);
  uint32_t t1 = s[7] + s1 + (s[6] ^ (s[4] & (s[5] ^ s[6]))) + more;
  uint32_t s0 = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22);
  uint32_t t2 = s0 + ((s[0] & s[1]) | (s[2] & (s[0] | s[1])));
  for (int i = 7; i > 0; i--) s[i] = s[i - 1];
  s[4] += t1;
  s[0] = t1 + t2;
}

void hig_sha_mix_plainly(
    uint32_t state[8], const uint8_t *bytes, long blocks, const uint32_t *constants) {
  uint32_t words[64], now[8];
  for (; blocks > 0; blocks--, bytes += 64) {
    expand(bytes, words);
    for (int i = 0; i < 8; i++) now[i] = state[i];
    for (int i = 0; i < 64; i++) turn(now, constants[i] + words[i]);
    for (int i = 0; i < 8; i++) state[i] += now[i];
  }
}
