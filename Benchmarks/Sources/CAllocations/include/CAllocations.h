#pragma once
#include <stdint.h>

/// The number of blocks that this thread has allocated so far.
int64_t allocations_of_thread(void);

/// Makes the allocator keep what is freed, where it can be told to.
void allocations_keep_freed_memory(void);
