import { describe, expect, it } from 'vitest';
import { reasonValues } from '../../plan/reasons.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { expectPlan } from './expected-plan.ts';
import { type ExampleLanguage, readExamples, type WrittenExample } from './read-examples.ts';

const NAMES = { en: 'English', de: 'German', es: 'Spanish', fr: 'French' };

/** Each of the wishes that are offered is offered many times. */
const known = new Map<string, ReturnType<typeof parsePrompt>>();
function parsedOnce(wish: string, given: { imageCount: number }) {
  const key = JSON.stringify([wish, given]);
  const parsed = known.get(key) ?? parsePrompt(wish, given);
  known.set(key, parsed);
  return parsed;
}

const readingsOf = ({ prompt, isMarked, imageCounts }: WrittenExample) =>
  imageCounts.map((imageCount) => parsePrompt(prompt, { imageCount, isMarked }));

function expectCarriedOut(example: WrittenExample): void {
  for (const { plan, refused, alternatives } of readingsOf(example)) {
    expectPlan(plan, example.plan);
    expect(refused).toEqual([]);
    expect(alternatives).toEqual([]);
  }
}

function expectNothing(example: WrittenExample): void {
  const { forgoes } = example;
  for (const parsed of readingsOf(example))
    expect(parsed).toEqual({ plan: [], refused: [], alternatives: [], forgoes });
}

function expectRefused(example: WrittenExample): void {
  const { words = '', because } = example.refused ?? {};
  for (const { plan, refused, alternatives } of readingsOf(example)) {
    expectPlan(plan, example.plan);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ phrase }) => phrase).join(' | ')).toContain(words);
    if (because) expect(refused.map(({ reason }) => reasonValues(reason).reason)).toEqual(because);
    expect(alternatives).toHaveLength(3);
    expect(new Set(alternatives).size).toBe(3);
  }
}

/** Whatever it was asked with: what is offered has to be possible with as many pictures. */
function expectOffersPossible({ prompt }: WrittenExample): void {
  for (const imageCount of [1, 2]) {
    for (const alternative of parsePrompt(prompt, { imageCount }).alternatives) {
      const { plan, refused } = parsedOnce(alternative, { imageCount });
      expect(plan.length, alternative).toBeGreaterThan(0);
      expect(refused, alternative).toEqual([]);
    }
  }
}

/** Tests that every example of the language comes to what its table says. */
export function testExamples(language: ExampleLanguage): void {
  const examples = readExamples(language);
  const titled = (isMeant: (example: WrittenExample) => boolean) =>
    examples.filter(isMeant).map((example) => [example.at, example.prompt, example] as const);

  describe(`what is asked in ${NAMES[language]}`, () => {
    it.each(titled(({ plan, refused }) => plan !== '' && !refused))(
      'is carried out (%s): %s',
      (_at, _prompt, example) => expectCarriedOut(example),
    );
    it.each(titled(({ plan, refused }) => plan !== '' && Boolean(refused)))(
      'is done in part (%s): %s',
      (_at, _prompt, example) => expectRefused(example),
    );
    it.each(titled(({ plan, refused }) => plan === '' && Boolean(refused)))(
      'is refused (%s): %s',
      (_at, _prompt, example) => expectRefused(example),
    );
    it.each(titled(({ refused }) => Boolean(refused)))(
      'gets only offers that are possible (%s): %s',
      (_at, _prompt, example) => expectOffersPossible(example),
    );
    it.each(titled(({ plan, refused }) => plan === '' && !refused))(
      'is no wish (%s): %s',
      (_at, _prompt, example) => expectNothing(example),
    );
  });
}
