export type Work = typeof import('./work.ts');

/** Once it is there, for every editor of the page. */
let arrived: Work | undefined;

/** What an editor needs from the first picture on; when it is there, in the same task. */
export async function loadWork(): Promise<Work> {
  arrived ??= await import('./work.ts');
  return arrived;
}

export const arrivedWork = (): Work | undefined => arrived;
