#ifndef RIVULET_ALLOCATION_COUNT_H
#define RIVULET_ALLOCATION_COUNT_H

/// How many blocks of memory the calling thread has asked for so far; always 0 where a sanitizer owns the heap.
unsigned long rivulet_allocations_of_this_thread(void);

/// How many bytes of memory the whole program holds in blocks, those of large blocks included.
unsigned long rivulet_heap_bytes(void);

#endif
