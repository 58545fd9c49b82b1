import type { PlanStep } from '../operations/registry.ts';
import { classify } from './refusals.ts';
import type { Token } from './tokens.ts';
import type { Match } from './vocabulary.ts';

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
}

/** A reading that came to nothing yet. */
export const emptyReading = (): Reading => ({ steps: [], unwanted: [], kept: [], refused: [] });

/** Why the words cannot be done, and what comes near. */
export function nearOf(tokens: readonly Token[]): { reason: string; near: string[] } {
  const { reason, near } = classify(tokens);
  return { reason, near: [...near] };
}
