// Requests to callgrind. They cost a few instructions, and do nothing in a process without it.

#include "CMeasurements.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

void instructions_begin(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}

void instructions_end(const char *name) {
  CALLGRIND_DUMP_STATS_AT(name);
  CALLGRIND_STOP_INSTRUMENTATION;
}
#else
void instructions_begin(void) {}
void instructions_end(const char *name) { (void)name; }
#endif
