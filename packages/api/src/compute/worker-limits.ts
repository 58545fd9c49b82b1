/**
 * What a worker's young objects may take, MB. Pictures and meshes lie outside of the heap; without a bound
 * each worker's heap grows by 60 to 100 MB for objects that are dead already, and saves no time by it.
 */
export const workerLimits = { maxYoungGenerationSizeMb: 12 } as const;
