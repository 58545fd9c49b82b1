import { describe, expect, it } from 'vitest';
import { registry as operations, type PlanStep } from '../../operations/registry.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { AROUND, SAID_PLAINLY } from './around.ts';

/** Each of the plain wishes is compared with many times. */
const known = new Map<string, ReturnType<typeof parsePrompt>>();
function parsedOnce(wish: string, given?: Parameters<typeof parsePrompt>[1]) {
  const key = JSON.stringify([wish, given]);
  const parsed = known.get(key) ?? parsePrompt(wish, given);
  known.set(key, parsed);
  return parsed;
}

describe('what is said around a wish changes nothing of it', () => {
  const plainly = {
    ...SAID_PLAINLY,
    en: operations.map(({ example }) => example.replace(/^[A-Z](?!D)/, (c) => c.toLowerCase())),
  };
  const cases = (['en', 'de', 'es', 'fr'] as const).flatMap((language) =>
    AROUND[language].map((around) => [around, plainly[language]] as const),
  );
  // "Natural" is less of a look, and the same look.
  const whatAndWhere = ({ op, on }: PlanStep) => ({ op, on });
  it.each(cases)('%s', (around, wishes) => {
    for (const wish of wishes) {
      const given = { imageCount: 2, isMarked: true };
      const { plan, refused } = parsePrompt(around.replace('…', wish), given);
      expect(refused, wish).toEqual([]);
      expect(plan.map(whatAndWhere), wish).toEqual(parsedOnce(wish, given).plan.map(whatAndWhere));
    }
  });
});
