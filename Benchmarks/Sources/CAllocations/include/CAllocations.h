#pragma once
#include <stdint.h>

/// The number of blocks that this thread has allocated so far.
int64_t allocations_of_thread(void);
