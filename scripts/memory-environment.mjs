/**
 * Environment variables of the server's process, unless the operator set them: large pictures come and go, and without
 * these glibc keeps several times the memory that is in use (mallopt(3): M_ARENA_MAX, M_MMAP_THRESHOLD in bytes).
 * Other C libraries do not know them. The Dockerfile has the same.
 */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
