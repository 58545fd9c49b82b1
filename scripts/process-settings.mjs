/**
 * Environment variables of the server's process, unless the operator set them: large pictures come and go, and without
 * these glibc keeps several times the memory that is in use (mallopt(3): M_ARENA_MAX, M_MMAP_THRESHOLD in bytes).
 * Other C libraries do not know them. The Dockerfile has the same.
 */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * Flags of the server's Node. They have to be said on the command line, as V8 may end a process that changes them
 * later. The Dockerfile and the documented service have the same.
 *
 * - Pictures lie outside of V8's heap, and every few new ones make it mark that heap anew, by default on threads beside.
 *   Without, on two cores, a painted look took a fifth less processor time and 11 % more edits were made in the same
 *   time; other answers under their load were no slower (95 % of them within 10 ms, before 13 ms), and the process was
 *   70 MB larger at its peak.
 * - V8 runs an expression as bytecode first, and polishing that takes longer than all the rest for the large ones that
 *   read a prompt. Without, the first prompt after a start took 1.1 s of processor instead of 2.5 on a slow machine.
 *   Machine code from the first time on (`--no-regexp-tier-up`) took 0.7 s, but V8 then optimizes every expression,
 *   however large: after some 600 different prompts its memory for code was full, which ends the process.
 */
export const nodeFlags = ['--no-concurrent-marking', '--no-regexp-peephole-optimization'];
