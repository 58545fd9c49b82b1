import type { ErrorEnvelope, FeatureCategory } from '@nano-banana/client-sdk';

/** A failure of the API by its stable machine word. */
export type ErrorCode = ErrorEnvelope['code'];

/** What more than one widget says, its failures and waits above all. */
export const commonWords = {
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  copied: 'Copied',
  check: 'Check',
  checkFull: 'Check where this picture comes from (opens a new tab)',
  notifications: 'Notifications',
  optimizerTab: 'Prompt Optimizer',
  percent: (value: number) => `${value} %`,
  seconds: (count: number) => `${count}\u00a0s`,
  listed: (names: readonly string[]) => names.join(', '),

  // Prompt
  promptPlaceholder: 'Make it black and white, a little warmer, crop to a square…',
  promptCount: (length: number, max: number) => `${length} of ${max} characters`,
  needPrompt: 'Please provide a prompt',
  promptTooLong: (by: number) =>
    `The prompt is ${by} ${by === 1 ? 'character' : 'characters'} too long`,

  // Marking, which others than the editor have, too
  inputAlt: (name: string) => `The picture to edit: ${name}`,
  markClear: 'Remove all marks',
  markCleared: 'All marks removed.',
  undone: 'Undone.',

  // Failures
  /** The server speaks English: its own sentences are said as they are. Other languages have one for each code. */
  errors: {} as Readonly<Partial<Record<ErrorCode, string>>>,
  /** The server’s names of the kinds of edit are English; other languages have their own, by id. */
  featureLabels: {} as Readonly<Partial<Record<FeatureCategory['id'], string>>>,
  failedTitle: 'Generation failed',
  quotaTitle: 'Free tier limit reached',
  quotaMessage:
    'The daily API quota is exceeded. Please try again later, or explore the examples meanwhile.',
  monthlyQuotaMessage:
    'The API quota of this month is exceeded. Please try again later, or explore the examples meanwhile.',
  rateMessage: 'That was a lot for one minute. Your pictures and your prompt stay here.',
  networkError: 'Network error',
  httpError: (status: number) => `HTTP ${status}`,
  timedOut: (seconds: number) => `No answer within ${seconds} seconds. Please try again.`,
  retryWhen: (when: string) => `Try again ${when}.`,
  retryNow: 'You can try again now.',
  renewedWhen: (when: string) => `The quota is renewed ${when}.`,
  expired: 'This picture has expired. Results are kept for a limited time only.',
  alternatives: 'This works instead:',
  reference: (requestId: string) => `Reference: ${requestId}`,

  // When, and how long
  inSeconds: (count: number) => (count === 1 ? 'in 1 second' : `in ${count} seconds`),
  inMinutes: (count: number) => `in ${count} minutes`,
  inHours: (count: number) => `in ${count} hours`,
  tomorrow: 'tomorrow',
  inDays: (count: number) => `in ${count} days`,
  usually: (seconds: string) => `usually ${seconds} here`,
  usuallyUpTo: (seconds: string, slow: string) => `usually ${seconds} here, at times ${slow}`,
  underOneSecond: 'under 1\u00a0s',
};

export type CommonWords = typeof commonWords;
