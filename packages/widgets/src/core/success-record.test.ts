import type { SuccessRecord } from '@nano-banana/client-sdk';
import { describe, expect, it } from 'vitest';
import { createSuccessRecorder, type Engagement } from './success-record.ts';

const recording = () => {
  const sent: SuccessRecord[] = [];
  return { sent, recorder: createSuccessRecorder((record) => sent.push(record)) };
};

const recordOf = (...happened: (keyof Engagement)[]) => {
  const { sent, recorder } = recording();
  recorder.begin('a', 'make it warm');
  for (const what of happened) recorder.count('a', what);
  recorder.finish();
  return sent;
};

describe('success records', () => {
  it('tell what happened to a result, with its rates in percent of the views', () => {
    expect(recordOf('views', 'views', 'views', 'views', 'saves', 'shares')).toEqual([
      {
        prompt: 'make it warm',
        metrics: { views: 4, saves: 1, shares: 1, engagementRate: 50, viralScore: 25 },
      },
    ]);
  });

  it('count a result that was only looked at', () => {
    expect(recordOf('views')[0]?.metrics).toMatchObject({ views: 1, engagementRate: 0 });
  });

  it('have rates above 100 % when one look led to more than one download', () => {
    const metrics = { views: 1, saves: 2, shares: 1, engagementRate: 300, viralScore: 100 };
    expect(recordOf('views', 'saves', 'saves', 'shares')).toMatchObject([{ metrics }]);
  });

  it('take what was saved for seen', () => {
    expect(recordOf('saves')[0]?.metrics).toMatchObject({ views: 1, engagementRate: 100 });
  });

  it('leave out what nobody saw', () => {
    expect(recordOf()).toEqual([]);
  });

  it('are told once', () => {
    const { sent, recorder } = recording();
    recorder.begin('a', 'warm');
    recorder.count('a', 'views');
    recorder.finish();
    recorder.count('a', 'saves');
    recorder.finish();
    expect(sent).toHaveLength(1);
  });

  it('are told later of what was not seen when the page was hidden first', () => {
    const { sent, recorder } = recording();
    recorder.begin('a', 'warm');
    recorder.finish();
    recorder.count('a', 'views');
    recorder.finish();
    expect(sent).toMatchObject([{ metrics: { views: 1 } }]);
  });

  it('wait for results with something under way', () => {
    const { sent, recorder } = recording();
    for (const id of ['a', 'b']) {
      recorder.begin(id, id);
      recorder.count(id, 'views');
    }
    recorder.finish(new Set(['a']));
    expect(sent.map(({ prompt }) => prompt)).toEqual(['b']);
    recorder.count('a', 'shares');
    recorder.finish();
    expect(sent[1]?.metrics.shares).toBe(1);
  });

  it('know nothing of results of an earlier visit', () => {
    const { sent, recorder } = recording();
    recorder.count('old', 'saves');
    recorder.finish();
    expect(sent).toEqual([]);
  });
});
