import { ApiError } from '@nano-banana/client-sdk';
import type { OptimizerWords } from '../locales/en/optimizer.ts';
import { describeProblem, type Problem } from './problem.ts';

/** Why the optimizer has no answer, in the visitor's words. */
export interface PromptFailure {
  title: string;
  message: string;
  /** What went wrong in particular; '' when the message says it. */
  reason: string;
  /** The same prompt may work later. */
  mayPass: boolean;
  problem: Problem;
}

/** Bad input is said as it is; what is not the visitor's doing is said in the words of the catalogue, with its reason. */
export function describePromptFailure(
  error: unknown,
  words: OptimizerWords,
  now = Date.now(),
): PromptFailure {
  const problem = describeProblem(error, words, now);
  const theirs = error instanceof ApiError && error.status < 500 && error.status !== 429;
  const title = words.optimizeFailed;
  return theirs
    ? { title, message: problem.message, reason: '', mayPass: false, problem }
    : {
        title,
        message: words.optimizeFailedMessage,
        reason: problem.message,
        mayPass: true,
        problem,
      };
}
