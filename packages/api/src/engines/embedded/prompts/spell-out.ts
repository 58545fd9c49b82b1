import type { PlanStep } from '@nano-banana/image-engine';
import { proofread } from '@nano-banana/image-engine/grammar';
import { limits } from '../../../limits.ts';
import type { Improvement } from '../../prompt-engine.ts';
import { findFacets } from './facets.ts';
import { improvement } from './improvements.ts';
import { isSamePlan, readPrompt } from './read-prompt.ts';
import {
  asSentence,
  fullSentences,
  inOneLine,
  namedSubjects,
  type Wording,
  withoutShouting,
  withoutSlips,
} from './sentence.ts';

/** A prompt on its way. */
export interface Draft {
  text: string;
  improvements: Improvement[];
}

/** Lines as sentences, where they are understood as well as the lines were. */
export function asLines(prompt: string): Wording | null {
  const better = inOneLine(prompt);
  if (!better) return null;
  const [before, after] = [readPrompt(prompt), readPrompt(better.text)];
  const isAsGood = before.refused.length > 0 || isSamePlan(before.plan, after.plan);
  return isAsGood && after.refused.length <= before.refused.length ? better : null;
}

/** Puts the visitor's own words right, as long as they mean the same. */
export function spellOut(draft: Draft, wanted: readonly PlanStep[]): void {
  const attempt = (text: string, says: Improvement | null): boolean => {
    if (text.length > limits.maxPromptLength || !means(text, wanted)) return false;
    draft.text = text;
    if (says !== null) draft.improvements.push(says);
    return true;
  };
  for (const wording of [withoutShouting, withoutSlips]) {
    const better = wording(draft.text);
    if (better) attempt(better.text, better.says);
  }
  const isEnglish = proofread(draft.text).language === 'en';
  const full = isEnglish ? fullSentences(draft.text, wanted) : [];
  full.some(({ text, says }) => attempt(text, says));
  const [named] = namedSubjects(draft.text);
  if (isEnglish && named !== undefined && !findFacets(draft.text, wanted).has('subject')) {
    attempt(named, improvement('names_subject'));
  }
  attempt(asSentence(draft.text), null);
}

function means(text: string, wanted: readonly PlanStep[]): boolean {
  const { plan, refused } = readPrompt(text);
  return refused.length === 0 && isSamePlan(plan, wanted);
}
