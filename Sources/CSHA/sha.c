#include "sha.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

int hig_sha_is_there(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d)) return 0;
  const unsigned ssse3 = 1u << 9, sse41 = 1u << 19, sha = 1u << 29;
  if ((c & ssse3) == 0 || (c & sse41) == 0) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & sha) != 0;
}

#define WITH_SHA __attribute__((target("sha,sse4.1")))

// The instructions want the words of a digest as two quads, named for their letters, high first.
struct quads {
  __m128i abef, cdgh;
};

WITH_SHA static struct quads packed(const uint32_t state[8]) {
  __m128i cdab = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  return (struct quads){_mm_alignr_epi8(cdab, efgh, 8), _mm_blend_epi16(efgh, cdab, 0xF0)};
}

WITH_SHA static void unpack(struct quads quads, uint32_t state[8]) {
  __m128i feba = _mm_shuffle_epi32(quads.abef, 0x1B), dchg = _mm_shuffle_epi32(quads.cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

// The next four words of the schedule, from the sixteen before them.
WITH_SHA static __m128i scheduled(__m128i a, __m128i b, __m128i c, __m128i d) {
  __m128i sum = _mm_add_epi32(_mm_sha256msg1_epu32(a, b), _mm_alignr_epi8(d, c, 4));
  return _mm_sha256msg2_epu32(sum, d);
}

// So many digests side by side: `lanes` is a constant where this is called.
WITH_SHA static inline __attribute__((always_inline)) void mixed(
    struct quads *now, const uint8_t **bytes, int lanes, long blocks, const uint32_t *constants) {
  const __m128i swap = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203);
  for (; blocks > 0; blocks--) {
    struct quads before[2];
    __m128i words[2][4];
    for (int lane = 0; lane < lanes; lane++) {
      before[lane] = now[lane];
      for (int i = 0; i < 4; i++)
        words[lane][i] =
            _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)bytes[lane] + i), swap);
      bytes[lane] += 64;
    }
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      __m128i add = _mm_loadu_si128((const __m128i *)constants + i);
#pragma clang loop unroll(full)
      for (int lane = 0; lane < lanes; lane++) {
        struct quads *quads = now + lane;
        __m128i *of = words[lane], sum = _mm_add_epi32(of[i % 4], add);
        quads->cdgh = _mm_sha256rnds2_epu32(quads->cdgh, quads->abef, sum);
        quads->abef =
            _mm_sha256rnds2_epu32(quads->abef, quads->cdgh, _mm_shuffle_epi32(sum, 0x0E));
        of[i % 4] = scheduled(of[i % 4], of[(i + 1) % 4], of[(i + 2) % 4], of[(i + 3) % 4]);
      }
    }
    for (int lane = 0; lane < lanes; lane++) {
      now[lane].abef = _mm_add_epi32(now[lane].abef, before[lane].abef);
      now[lane].cdgh = _mm_add_epi32(now[lane].cdgh, before[lane].cdgh);
    }
  }
}

WITH_SHA void hig_sha_mix(
    uint32_t state[8], const uint8_t *bytes, long blocks, const uint32_t *constants) {
  struct quads now[] = {packed(state)};
  mixed(now, &bytes, 1, blocks, constants);
  unpack(now[0], state);
}

WITH_SHA void hig_sha_mix_two(
    uint32_t state[8], const uint8_t *bytes, uint32_t other[8], const uint8_t *others, long blocks,
    const uint32_t *constants) {
  struct quads now[] = {packed(state), packed(other)};
  const uint8_t *both[] = {bytes, others};
  mixed(now, both, 2, blocks, constants);
  unpack(now[0], state);
  unpack(now[1], other);
}

#else

int hig_sha_is_there(void) { return 0; }

void hig_sha_mix(
    uint32_t state[8], const uint8_t *bytes, long blocks, const uint32_t *constants) {
  (void)state, (void)bytes, (void)blocks, (void)constants;
}

void hig_sha_mix_two(
    uint32_t state[8], const uint8_t *bytes, uint32_t other[8], const uint8_t *others, long blocks,
    const uint32_t *constants) {
  (void)state, (void)bytes, (void)other, (void)others, (void)blocks, (void)constants;
}

#endif
