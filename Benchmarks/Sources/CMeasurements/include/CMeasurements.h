#pragma once
#include <stdint.h>

/// The number of blocks that this thread has allocated so far.
int64_t allocations_of_thread(void);

/// Makes the allocator keep freed memory, if it has a setting for that.
void allocations_keep_freed_memory(void);

/// Begins to count instructions if the process runs under callgrind.
void instructions_begin(void);

/// Writes the instructions since the last beginning under a name if the process runs under
/// callgrind.
void instructions_end(const char *name);
