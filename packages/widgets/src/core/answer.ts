/**
 * One question to the server: idle → pending → ready | failed, and pending again from any of them. The newest value
 * stays while another is awaited, and when that fails.
 */
export type Answer<T> = { value?: T | undefined } & (
  | { status: 'idle' }
  | { status: 'pending'; startedAt: number }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: unknown }
);

export type AnswerEvent<T> =
  | { type: 'ask'; at: number }
  | { type: 'answer'; value: T }
  | { type: 'fail'; error: unknown }
  | { type: 'cancel' };

/** Moves an answer on. What comes when nothing is awaited leaves it as it is. */
export function moveAnswer<T>(answer: Answer<T>, event: AnswerEvent<T>): Answer<T> {
  const { value } = answer;
  if (event.type === 'ask') return { status: 'pending', startedAt: event.at, value };
  if (answer.status !== 'pending') return answer;
  if (event.type === 'answer') return { status: 'ready', value: event.value };
  if (event.type === 'fail') return { status: 'failed', error: event.error, value };
  return value === undefined ? { status: 'idle' } : { status: 'ready', value };
}
