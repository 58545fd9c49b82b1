import { describe, expect, it, vi } from 'vitest';
import { type AnalyticsEvent, track } from './analytics.ts';

const handedOn = (event: AnalyticsEvent) => {
  const events: AnalyticsEvent[] = [];
  track((seen) => events.push(seen), event);
  return events;
};

const conversion = (prompt: string): AnalyticsEvent => ({
  name: 'conversion',
  action: 'download',
  prompt,
});
const suggestion = (text: string): AnalyticsEvent => ({
  name: 'prompt_suggestion',
  source: 'feature',
  suggestion: text,
});

describe('analytics', () => {
  it('cuts prompts to 100 characters', () => {
    expect(handedOn(conversion('a'.repeat(101)))).toEqual([conversion('a'.repeat(100))]);
    expect(handedOn(conversion('short'))).toEqual([conversion('short')]);
  });

  it('cuts suggestions to 50 characters', () => {
    expect(handedOn(suggestion('a'.repeat(101)))).toEqual([suggestion('a'.repeat(50))]);
  });

  it('counts characters and leaves no half of one', () => {
    expect(handedOn(conversion('🍌'.repeat(101)))).toEqual([conversion('🍌'.repeat(100))]);
    expect(handedOn(suggestion(`${'a'.repeat(49)}🍌🍌`))).toEqual([
      suggestion(`${'a'.repeat(49)}🍌`),
    ]);
  });

  it('leaves an event without a text as it is', () => {
    const event: AnalyticsEvent = { name: 'gallery_interaction', action: 'open', item: 'fox' };
    expect(handedOn(event)).toEqual([event]);
  });

  it('survives a handler that throws, and reports its error', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const error = new Error('the host’s own');
    track(() => {
      throw error;
    }, conversion('warm'));
    expect(reported).toHaveBeenCalledWith(error);
    vi.unstubAllGlobals();
  });
});
