import type { Figurine, Model } from '@nano-banana/client-sdk';
import type { FigurineBeginWords } from '../../locales/figurine.ts';
import {
  describeCallFailure,
  describeProblem,
  type Problem,
  sayByCode,
  serverSentence,
} from '../problem.ts';
import type { Step } from './figurine-state.ts';

/** A failed call of a step, in words; limits that are used up keep their own title. */
export function describeStepFailure(
  step: Step,
  error: unknown,
  words: FigurineBeginWords,
): Problem {
  const problem = describeProblem(error, words);
  const { title, message } = stepWords(step, words);
  const isLimit = problem.title === words.quotaTitle;
  return {
    ...problem,
    title: isLimit ? problem.title : title,
    message: isLimit ? problem.message : describeCallFailure(error, words) || message,
  };
}

/** Work that failed on the server, in words. */
export function describeFailedRecord(
  step: 'figurine' | 'model',
  { error }: Pick<Figurine | Model, 'error'>,
  words: FigurineBeginWords,
): Problem {
  const { title, message } = stepWords(step, words);
  return {
    title,
    message: sayByCode(error?.code, words) ?? (error?.error || message),
    detail: serverSentence(error?.code, error?.error, words),
    remarks: error?.remarks,
    isQuota: false,
    retryAt: undefined,
    needsMark: error?.code === 'subject_unclear',
    alternatives: [],
    requestId: undefined,
  };
}

function stepWords(step: Step, words: FigurineBeginWords): { title: string; message: string } {
  switch (step) {
    case 'figurine':
      return { title: words.figurineFailed, message: words.figurineFailedMessage };
    case 'model':
      return { title: words.modelFailed, message: words.modelFailedMessage };
    case 'quote':
      return { title: words.quoteFailed, message: words.quoteFailedMessage };
    case 'order':
      return { title: words.orderFailed, message: words.orderFailedMessage };
  }
}
