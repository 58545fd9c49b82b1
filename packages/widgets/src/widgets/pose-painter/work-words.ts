import { poseWorkWords } from '../../locales/en/pose-work.ts';
import type { PoseWords } from '../../locales/pose.ts';
import { layered } from '../../locales/words.ts';
import type { PainterNeeds, PainterWords } from './painter-needs.ts';

/** A painter's words, in its language, with those that come with its work. */
export function workWords(words: PainterWords): PoseWords {
  return layered(poseWorkWords, words) as unknown as PoseWords;
}

/** The same needs, with all words. */
export function workNeeds(needs: PainterNeeds): Omit<PainterNeeds, 'words'> & { words: PoseWords } {
  return { ...needs, words: workWords(needs.words) };
}
