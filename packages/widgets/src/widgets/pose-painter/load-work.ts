export type Work = typeof import('./work.ts');

/** What is needed from the first stroke, figure or character on. */
export const loadWork = (): Promise<Work> => import('./work.ts');
