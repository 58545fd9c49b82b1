import type { PlanStep } from '../../operations/registry.ts';
import type { Scope } from '../../picture/picture.ts';
import type { Aim } from '../clauses/scope.ts';
import { classify } from '../refusals/classify.ts';
import type { Token } from '../words/tokens.ts';
import type { Match } from '../words/vocabulary.ts';

/** A step, and what its phrase said. */
export interface Wish {
  step: PlanStep;
  hint: object;
}

/** Words that cannot be carried out. */
export interface Refused {
  tokens: Token[];
  reason: string;
  /** Wishes that can be, nearest first. */
  near: string[];
}

/** What one clause came to. */
export interface Reading {
  steps: Wish[];
  /** Operations that the visitor does not want. */
  unwanted: Match[];
  /** The clause asks that something stays as it is. */
  kept: Token[];
  refused: Refused[];
  /** What is refused of the whole picture, of the part that is marked. */
  onMarks?: Wish[];
  /** The part of the picture that it is about. */
  aim: Aim | null;
}

/** What the clauses before one mean for it. */
export interface Context {
  /** Which way the one before went: "less contrast and saturation". */
  direction: number;
  /** The part that was spoken of last, for "the rest". */
  mentioned: Scope | null;
  /** The part that is named is the one to leave out. */
  isExcepted: boolean;
  /** Something is boxed or painted on the picture. */
  isMarked: boolean;
  /** How many pictures came along. */
  imageCount: number;
}

/** A reading that came to nothing yet. */
export const emptyReading = (): Reading => ({
  steps: [],
  unwanted: [],
  kept: [],
  refused: [],
  aim: null,
});

/** Why the words cannot be done, and what comes near. */
export function nearOf(tokens: readonly Token[]): { reason: string; near: string[] } {
  const { reason, near } = classify(tokens);
  return { reason, near: [...near] };
}
