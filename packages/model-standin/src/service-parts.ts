import type { Calls } from './calls.ts';
import type { makePicture } from './picture.ts';
import type { Words } from './words.ts';

/** What the routes of both services work with. */
export interface ServiceParts {
  calls: Calls;
  /** What a call's prompt asks the stand-in to do this time. */
  takeWords(prompt: string): Words;
  makePicture: typeof makePicture;
  /** The only key that is taken; undefined takes any. */
  key: string | undefined;
}
