import { describe, expect, it } from 'vitest';
import { expectPlan } from '../examples/expected-plan.ts';
import { LOOK_WISHES } from '../examples/looks.ts';
import { WISHES } from '../examples/operations.ts';
import { PART_WISHES } from '../examples/parts.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { tokenize } from '../words/tokens.ts';
import { GERMAN, GERMAN_REFUSED } from './de/examples.ts';
import { GERMAN_PHRASES } from './de/phrases/phrases.ts';
import { GERMAN_TOLD_REFUSED, GERMAN_TOLD_WISHES } from './de/told-examples.ts';
import { german } from './de.ts';
import { languageOf } from './detect.ts';
import { SPANISH, SPANISH_REFUSED } from './es/examples.ts';
import { SPANISH_PHRASES } from './es/phrases/phrases.ts';
import { SPANISH_PARTLY, SPANISH_TOLD } from './es/told-examples.ts';
import { spanish } from './es.ts';
import * as everyday from './examples/everyday.ts';
import * as spoken from './examples/spoken.ts';
import * as visitors from './examples/visitor.ts';
import { FRENCH, FRENCH_REFUSED } from './fr/examples.ts';
import { FRENCH_PHRASES } from './fr/phrases/phrases.ts';
import { FRENCH_REQUESTED, FRENCH_REQUESTED_REFUSED } from './fr/requested.ts';
import { FRENCH_PARTLY, FRENCH_TOLD_REFUSED, FRENCH_TOLD_WISHES } from './fr/told-examples.ts';
import { french } from './fr.ts';

const detected = (prompt: string) => languageOf(tokenize(prompt))?.language.code ?? 'en';

it.each([german, spanish, french])('has no gap among alternatives: $code', ({ tables, things }) => {
  expect([...Object.values(tables), things].join('\n')).not.toMatch(/…\/|\/…/);
});

describe.each([
  ['German', GERMAN, GERMAN_REFUSED],
  ['German as it is told', GERMAN_TOLD_WISHES, GERMAN_TOLD_REFUSED],
  ['Spanish', SPANISH, SPANISH_REFUSED],
  ['French', FRENCH, FRENCH_REFUSED],
  ['Spanish with reasons', SPANISH_TOLD, []],
  ['German visitors', visitors.GERMAN_VISITORS, visitors.GERMAN_VISITORS_REFUSED],
  ['Spanish visitors', visitors.SPANISH_VISITORS, visitors.SPANISH_VISITORS_REFUSED],
  ['French visitors', visitors.FRENCH_VISITORS, visitors.FRENCH_VISITORS_REFUSED],
  ['everyday German', everyday.GERMAN_EVERYDAY, everyday.GERMAN_EVERYDAY_REFUSED],
  ['everyday Spanish', everyday.SPANISH_EVERYDAY, everyday.SPANISH_EVERYDAY_REFUSED],
  ['everyday French', everyday.FRENCH_EVERYDAY, everyday.FRENCH_EVERYDAY_REFUSED],
  ['spoken German', spoken.GERMAN_SPOKEN, spoken.GERMAN_SPOKEN_REFUSED],
  ['spoken Spanish', spoken.SPANISH_SPOKEN, spoken.SPANISH_SPOKEN_REFUSED],
  ['spoken French', spoken.FRENCH_SPOKEN, spoken.FRENCH_SPOKEN_REFUSED],
  ['French as it is told', FRENCH_TOLD_WISHES, FRENCH_TOLD_REFUSED],
  ['requested French', FRENCH_REQUESTED, FRENCH_REQUESTED_REFUSED],
] as const)('%s', (_, wishes, refusals) => {
  it.each(wishes)('%s', (prompt, plan) => {
    const parsed = parsePrompt(prompt, { imageCount: 2 });
    expectPlan(parsed.plan, plan);
    expect(parsed.refused).toEqual([]);
  });

  it.each(refusals)('refuses in the words of the visitor: %s', (prompt, words) => {
    const { plan, refused, alternatives } = parsePrompt(prompt);
    expect(plan).toEqual([]);
    expect(refused.map(({ phrase }) => phrase).join(' | ')).toContain(words);
    expect(alternatives).toHaveLength(3);
  });
});

it.each([...SPANISH_PARTLY, ...FRENCH_PARTLY])(
  'does what it can, and says why not the rest: %s',
  (prompt, plan, reason) => {
    const parsed = parsePrompt(prompt, { imageCount: 2 });
    expectPlan(parsed.plan, plan);
    expect(parsed.refused.map((each) => each.reason)).toEqual([reason]);
  },
);

it('takes English for English', () => {
  const foreign = [...WISHES, ...PART_WISHES, ...LOOK_WISHES].filter(
    ([prompt]) => detected(prompt) !== 'en',
  );
  expect(foreign).toEqual([]);
});

it('leaves what stands in quotes as it is', () => {
  const { plan } = parsePrompt('schreibe „Das rote Haus“ unten');
  expect(plan[0]?.params).toMatchObject({ text: 'Das rote Haus' });
});

it('writes what is dictated without quotes as it was said', () => {
  const wishes = [
    ['Bitte unten Ich liebe dich so sehr draufschreiben', 'Ich liebe dich so sehr'],
    ['escríbele feliz día a la mejor mamá abajo', 'feliz día a la mejor mamá'],
    ["écris en haut je t'aime maman en rouge", "je t'aime maman"],
  ] as const;
  for (const [prompt, text] of wishes)
    expect(parsePrompt(prompt).plan[0]?.params).toMatchObject({ text });
});

it('reads accents and umlauts left out or written out', () => {
  for (const prompt of ['mach es wärmer', 'mach es warmer', 'mach es waermer', 'MACH ES WÄRMER']) {
    expect(parsePrompt(prompt).plan.map(({ op }) => op)).toEqual(['warmth']);
  }
});

describe('names of things', () => {
  it.each([
    ['Produktfoto von meinem Feuerzeug, weißer Hintergrund', 'replaceBackground'],
    ['trousse sur fond blanc', 'replaceBackground'],
    ['foto en la plaza, más cálida', 'warmth'],
    ['noir et blanc mais conserve le rouge', 'saturation'],
    ['kippe das Bild nach links', 'rotate'],
    ['la foto está lechosa', 'dehaze'],
  ])('ask for nothing themselves: %s', (prompt, op) => {
    expect(parsePrompt(prompt).plan.map((step) => step.op)).toEqual([op]);
  });

  it.each(['quita la caja', 'entferne den Karton'])(
    'that are to go are to be marked: %s',
    (prompt) => {
      const { plan, refused } = parsePrompt(prompt);
      expect(plan).toEqual([]);
      expect(refused[0]?.reason).toContain('marked');
    },
  );
});

// Of two entries the first is taken, and nobody sees that the other says nothing.
it.each([
  ['German', GERMAN_PHRASES.phrase],
  ['German adjectives', GERMAN_PHRASES.adjective],
  ['Spanish', SPANISH_PHRASES.phrase],
  ['Spanish adjectives', SPANISH_PHRASES.adjective],
  ['French', FRENCH_PHRASES.phrase],
  ['French adjectives', FRENCH_PHRASES.adjective],
])('says no turn of phrase twice: %s', (_, table) => {
  const said = table
    .split('\n')
    .filter((line) => line.includes('='))
    .flatMap((line) => line.slice(0, line.indexOf('=')).split('|'))
    .map((phrase) => phrase.trim());
  expect(said.filter((phrase, i) => said.indexOf(phrase) < i)).toEqual([]);
});

// A phrase that a thing is named in must not hide the thing elsewhere.
it.each([
  ["peins l'immeuble en bleu", 'apartment building'],
  ['die Schachtel in rot', 'carton'],
])('knows the thing in “%s”', (prompt, thing) => {
  expectPlan(parsePrompt(prompt).plan, `recolour(thing=${thing})`);
});
