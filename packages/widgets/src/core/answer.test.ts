import { describe, expect, it } from 'vitest';
import { type Answer, type AnswerEvent, moveAnswer } from './answer.ts';

const run = (...events: AnswerEvent<string>[]): Answer<string> =>
  events.reduce<Answer<string>>(moveAnswer, { status: 'idle' });

const ask: AnswerEvent<string> = { type: 'ask', at: 1000 };
const fail: AnswerEvent<string> = { type: 'fail', error: 'away' };

describe('moveAnswer', () => {
  it('goes from the question to its answer', () => {
    expect(run(ask)).toMatchObject({ status: 'pending', startedAt: 1000 });
    expect(run(ask, { type: 'answer', value: 'one' })).toEqual({ status: 'ready', value: 'one' });
  });

  it('keeps the newest value while another is awaited, when that fails, and when it is cancelled', () => {
    const first = [ask, { type: 'answer', value: 'one' }, ask] as const;
    expect(run(...first)).toMatchObject({ status: 'pending', value: 'one' });
    expect(run(...first, fail)).toEqual({ status: 'failed', error: 'away', value: 'one' });
    expect(run(...first, { type: 'cancel' })).toEqual({ status: 'ready', value: 'one' });
  });

  it('forgets a cancelled first question', () => {
    expect(run(ask, { type: 'cancel' })).toEqual({ status: 'idle' });
  });

  it('ignores what comes when nothing is awaited', () => {
    expect(run(fail)).toEqual({ status: 'idle' });
    expect(run(ask, { type: 'cancel' }, { type: 'answer', value: 'late' })).toEqual({
      status: 'idle',
    });
  });
});
