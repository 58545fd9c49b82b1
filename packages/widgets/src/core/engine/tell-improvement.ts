import type { PlainImprovement } from '../../locales/engine/prompt-words.ts';
import { type Given, wordFor } from './given.ts';
import type { Teller } from './teller.ts';

type Tell = (told: { given: Given; teller: Teller }) => string;

const plain =
  (code: PlainImprovement): Tell =>
  ({ teller }) =>
    teller.words.improvements[code];

/** What a rewrite of a prompt does, by the machine words of its remarks. */
export const improvementSentences = {
  adds_contrast: plain('adds_contrast'),
  adds_colour: plain('adds_colour'),
  adds_sharpness: plain('adds_sharpness'),
  adds_vignette: plain('adds_vignette'),
  adds_grain: plain('adds_grain'),
  says_subject: plain('says_subject'),
  says_style: plain('says_style'),
  says_light: plain('says_light'),
  says_colour: plain('says_colour'),
  says_composition: plain('says_composition'),
  says_quality: plain('says_quality'),
  says_preserve: plain('says_preserve'),
  rest_stays: plain('rest_stays'),
  names_subject: plain('names_subject'),
  quiet: plain('quiet'),
  lines_joined: plain('lines_joined'),
  full_sentence: plain('full_sentence'),
  left_out_more: ({ given, teller }) =>
    teller.words.improvements.left_out_more(given.number('count')),
  left_out_together: ({ given, teller: { words, formats } }) =>
    words.improvements.left_out_together(
      formats.list(given.texts('ops').map((op) => wordFor(words.steps, op))),
    ),
  says_what: ({ given, teller }) =>
    teller.words.improvements.says_what(teller.quoted(given.text('phrase'))),
  spelling_mended: ({ given, teller }) => {
    const { improvements, stepParts } = teller.words;
    const meant = given.texts('meant');
    const pairs = given
      .texts('written')
      .map((word, place) =>
        stepParts.fromTo(teller.quoted(word), teller.quoted(meant[place] ?? '')),
      );
    return improvements.spelling_mended(teller.formats.list(pairs), given.number('more'));
  },
  stays_same: ({ given, teller: { words, formats } }) =>
    words.improvements.stays_same(
      formats.list(given.texts('facets').map((facet) => wordFor(words.stayingFacets, facet))),
    ),
} as const satisfies Readonly<Record<string, Tell>>;
