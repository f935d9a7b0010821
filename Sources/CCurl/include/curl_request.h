// One request by libcurl, which is looked for when the program first wants it: a binary that never
// asks the web does not need it. No header of it is needed either; its numbers never change.
#pragma once
#include <stdbool.h>

struct hig_web_limits {
  long connect_milliseconds, total_milliseconds;
  // Bytes of a body after which no more is read.
  long most_bytes;
  // Whether addresses of this machine and of private networks may be asked.
  bool allows_private;
};

struct hig_web_answer {
  // 0 if the server answered, 1 if it did not in time, 2 for any other reason.
  int failure;
  long status;
  // Seconds that the server wants us to wait; 0 if it says nothing.
  long wait;
  // Valid until this thread asks again, and never NULL. A value that has no room is empty. They are
  // no arrays: Swift sees one as a tuple, and took 90 seconds to compile some of thousands.
  const char *location, *problem;
};

// Whether libcurl is there. May be called from any thread.
bool hig_web_is_there(void);

// Asks for an address, for its head alone or with its body. May be called from any thread.
void hig_web_ask(const char *address, bool head, struct hig_web_limits limits,
                 struct hig_web_answer *answer);
