import { withForms } from '../forms/rewrite.ts';
import { FRENCH_COMMON_NOUNS } from './fr/common-nouns.ts';
import { FRENCH_NOUNS } from './fr/nouns.ts';
import { FRENCH_PHRASES } from './fr/phrases/phrases.ts';
import { FRENCH_SENTENCES } from './fr/sentences/sentences.ts';
import { FRENCH_SMALL_WORDS } from './fr/small-words.ts';
import { FRENCH_TALK } from './fr/talk.ts';
import { FRENCH_THINGS } from './fr/things/things.ts';
import { FRENCH_VERBS } from './fr/verbs.ts';
import type { Language } from './language.ts';

/** French. */
export const french: Language = {
  code: 'fr',
  endings: [
    ...[
      'eraient',
      'iraient',
      'aient',
      'eront',
      'irons',
      'erons',
      'erez',
      'erai',
      'eras',
      'era',
      'ais',
      'ait',
      'ions',
      'iez',
    ],
    'erais',
    'eriez',
    'erait',
    'irais',
    'iriez',
    'irait',
    'issez',
    'isses',
    'issons',
    'isse',
    'issant',
    'ees',
    'ant',
    'ent',
    'ons',
    'ez',
    'er',
    'ee',
    'es',
    'ir',
    'is',
    'it',
    're',
    'e',
    's',
    'x',
    't',
  ],
  plurals: /[sx]$/,
  isVerbFinal: false,
  isNounFirst: true,
  manner:
    /^.{3,}(?:[aeiu]m?ment|eu[xs]|euses?|i[fv]e?s?|[ai]bles?|iques?|esques?|ien|iens|ienne|iennes)$/,
  elisions: /^(l|d|j|m|t|s|n|c|qu|jusqu|lorsqu)['’](?=\p{L})/iu,
  sentences: withForms(FRENCH_SENTENCES),
  things: FRENCH_THINGS,
  tables: {
    joint: FRENCH_SMALL_WORDS.joint,
    phrase: FRENCH_PHRASES.phrase,
    verb: FRENCH_VERBS,
    noun: `${FRENCH_NOUNS}
      ${FRENCH_COMMON_NOUNS}`,
    adjective: FRENCH_PHRASES.adjective,
    small: `
      ${FRENCH_SMALL_WORDS.small}
      ${FRENCH_TALK}`,
  },
};
