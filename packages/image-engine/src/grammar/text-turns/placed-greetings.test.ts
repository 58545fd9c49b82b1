import { describe, expect, it } from 'vitest';
import { GREETED_ONLY, PLACED_TEXTS } from '../examples/placed-texts.ts';
import { parsePrompt } from '../parse-prompt.ts';

describe('where a text comes', () => {
  it.each(PLACED_TEXTS)('%s', (prompt, text, place) => {
    const { plan, refused } = parsePrompt(prompt);
    const [vertical, horizontal] = place.split(' ');
    expect(plan).toMatchObject([
      { op: 'text', params: { text, position: { vertical, horizontal } } },
    ]);
    expect(refused).toEqual([]);
  });

  it.each(GREETED_ONLY)('writes nothing: %s', (prompt) => {
    expect(parsePrompt(prompt).plan.map(({ op }) => op)).not.toContain('text');
  });
});
