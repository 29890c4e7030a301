#ifndef RIVULET_ALLOCATION_COUNT_H
#define RIVULET_ALLOCATION_COUNT_H

/// Returns the number of memory blocks that the calling thread has allocated; always 0 under a sanitizer that owns the heap.
unsigned long rivulet_allocations_of_this_thread(void);

/// Returns the number of bytes that the entire program has allocated on the heap, including large blocks.
unsigned long rivulet_heap_bytes(void);

#endif
