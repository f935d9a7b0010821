// Several requests at a time by libcurl's multi interface, their bodies kept. All of one handle are
// asked by one thread.
#pragma once
#include <stdbool.h>
#include <stddef.h>

struct hig_transfers;

struct hig_transfer_limits {
  long connections;
  long connect_milliseconds, total_milliseconds;
  // A transfer ends that brings fewer than so many bytes a second for so long.
  long slowest_bytes, slow_seconds;
};

struct hig_transfer_order {
  // What the answer is known by.
  long number;
  const char *address;
  // Empty for none.
  const char *proxy;
  // Whether addresses of this machine and of private networks may be asked.
  bool allows_private;
  size_t most_bytes;
  // Whole lines of a head; NULL for none.
  const char *condition, *other_condition;
};

enum hig_transfer_failure {
  hig_transfer_fine, hig_transfer_late, hig_transfer_cut, hig_transfer_unreachable,
  hig_transfer_large, hig_transfer_private, hig_transfer_other
};

struct hig_transfer_answer {
  long number;
  enum hig_transfer_failure failure;
  long status;
  // Seconds that the server wants us to wait; -1 if it says nothing.
  long wait;
  // Valid until the next call; texts are never NULL. A value that has no room is empty.
  const unsigned char *bytes;
  size_t size;
  const char *location, *tag, *modified, *problem;
};

// NULL if libcurl is not there.
struct hig_transfers *hig_transfers_open(struct hig_transfer_limits limits, const char *agent);
bool hig_transfers_start(struct hig_transfers *all, struct hig_transfer_order order);
// Works for at most so long, or until an answer is there; false if none is.
bool hig_transfers_next(struct hig_transfers *all, long milliseconds,
                        struct hig_transfer_answer *answer);
void hig_transfers_close(struct hig_transfers *all);

// Whether a name or number leads to addresses of this machine or of private networks alone.
bool hig_host_is_private(const char *host);
