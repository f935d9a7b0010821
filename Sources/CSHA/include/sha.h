// SHA-256 by the instructions that a processor has for it, and without them. In C, since a build
// without optimization needs it fast too.
#pragma once
#include <stdint.h>

// Whether this processor has them. Without them, mixing does nothing.
int hig_sha_is_there(void);

// Mixes whole blocks of 64 bytes into a digest, given the 64 constants of the algorithm.
void hig_sha_mix(uint32_t state[8], const uint8_t *bytes, long blocks, const uint32_t *constants);

// The same for two digests at a time, of as many blocks each: one takes the time in which the
// instructions of the other wait for one another.
void hig_sha_mix_two(
    uint32_t state[8], const uint8_t *bytes, uint32_t other[8], const uint8_t *others, long blocks,
    const uint32_t *constants);

// The same of one on any processor.
void hig_sha_mix_plainly(
    uint32_t state[8], const uint8_t *bytes, long blocks, const uint32_t *constants);
