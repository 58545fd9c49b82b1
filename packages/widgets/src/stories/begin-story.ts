import { renewOrigin } from './story-origin.ts';

const forgetting = new Set<() => void>();

/** Has `forget` called before each story: what one story, or its first try, did is not for the next. */
export function onEachStory(forget: () => void): void {
  forgetting.add(forget);
}

/** To be called before each story. */
export async function beginStory(): Promise<void> {
  for (const forget of forgetting) forget();
  await renewOrigin();
}
