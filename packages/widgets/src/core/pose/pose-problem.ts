import { ApiError, NetworkError, TimeoutError } from '@nano-banana/client-sdk';
import type { CommonWords } from '../../locales/en/common.ts';
import { describeProblem, type Problem, sayByCode } from '../problem.ts';

export type ProblemWords = CommonWords & {
  poseOverloaded: (engine: string) => string;
  poseImageModel: string;
  poseFailed: string;
  poseFailedAgain: string;
};

/**
 * Why there is no picture, in words. Limits that are used up keep their own.
 * @param engine - name of what makes the pictures; undefined while it is not known
 */
export function describePoseProblem(
  error: unknown,
  words: ProblemWords,
  engine: string | undefined,
  now = Date.now(),
): Problem {
  const problem = describeProblem(error, words, now);
  if (problem.title === words.quotaTitle) return problem;
  const message = messageOf(error, words, engine ?? words.poseImageModel, problem.message);
  return { ...problem, title: words.poseFailed, message };
}

function messageOf(error: unknown, words: ProblemWords, engine: string, said: string): string {
  if (error instanceof ApiError) {
    // Other reasons for 503 (not set up, a part that does not answer) are not over in a moment: said as they are.
    const isBusy = error.code === undefined || error.code === 'overloaded';
    if (error.status === 503 && isBusy) return words.poseOverloaded(engine);
    if (error.error) return sayByCode(error.code, words) ?? error.error;
    return isJson(error.body) ? words.poseFailed : words.networkError;
  }
  if (error instanceof NetworkError || error instanceof TimeoutError) return said;
  return (error instanceof Error && error.message) || words.poseFailedAgain;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
