import { describe, expect, it } from 'vitest';
import { expectPlan } from '../examples/expected-plan.ts';
import { testExamples } from '../examples/test-examples.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { GERMAN_PHRASES } from './de/phrases/phrases.ts';
import { german } from './de.ts';
import { SPANISH_PHRASES } from './es/phrases/phrases.ts';
import { spanish } from './es.ts';
import { FRENCH_PHRASES } from './fr/phrases/phrases.ts';
import { french } from './fr.ts';

testExamples('de');
testExamples('es');
testExamples('fr');

it.each([
  [
    'moi en figurine dans sa boite de jouet',
    'it makes the figure, and neither a box nor other packaging',
  ],
  [
    'muñeco coleccionable sobre una base, con su empaque al lado',
    'it makes the figure, and neither a box nor other packaging',
  ],
  [
    'una al lado de la otra, primero la segunda',
    'it lays pictures out in the order in which they came: add them in the other order, and ask again',
  ],
  [
    'lado a lado, la segunda va a la izquierda y la primera a la derecha',
    'it lays pictures out in the order in which they came: add them in the other order, and ask again',
  ],
  [
    'recórtale la mano que sale en el borde',
    'what goes has to be marked: mark it with the box or the brush and say “Erase what I marked”',
  ],
])('says the whole reason why not, and what to do: %s', (prompt, reason) => {
  const { refused } = parsePrompt(prompt, { imageCount: 2 });
  expect(refused.map((each) => each.reason)).toEqual([reason]);
});

it.each([german, spanish, french])('has no gap among alternatives: $code', ({ tables, things }) => {
  expect([...Object.values(tables), things].join('\n')).not.toMatch(/…\/|\/…/);
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
