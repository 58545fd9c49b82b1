import { poseWorkWords } from '../../locales/en/pose-work.ts';
import type { PoseWords } from '../../locales/pose.ts';
import { layered } from '../../locales/words.ts';
import type { PainterWords } from './painter-needs.ts';

/** A painter's words, in its language, with those that come with its work. */
export function workWords(words: PainterWords): PoseWords {
  return layered(poseWorkWords, words) as unknown as PoseWords;
}
