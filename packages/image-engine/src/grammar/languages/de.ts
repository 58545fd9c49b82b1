import { withForms } from '../forms/rewrite.ts';
import { GERMAN_COMMON_NOUNS } from './de/common-nouns.ts';
import { germanDialectOf } from './de/dialects.ts';
import { GERMAN_NAMES } from './de/names.ts';
import { GERMAN_NOUNS } from './de/nouns.ts';
import { GERMAN_OWNED } from './de/owned.ts';
import { GERMAN_PHRASES } from './de/phrases/phrases.ts';
import { GERMAN_SENTENCES } from './de/sentences/sentences.ts';
import { GERMAN_SMALL_WORDS } from './de/small-words.ts';
import { GERMAN_TALK } from './de/talk.ts';
import { GERMAN_THINGS } from './de/things/things.ts';
import { GERMAN_VERBS } from './de/verbs.ts';
import type { Language } from './language.ts';

/** German. */
export const german: Language = {
  code: 'de',
  endings: [
    'ender',
    'enden',
    'endes',
    'ende',
    'end',
    'test',
    'ten',
    'tet',
    'erer',
    'eren',
    'erem',
    'eres',
    'ere',
    'ern',
    'ste',
    'est',
    'em',
    'en',
    'er',
    'es',
    'st',
    'te',
    'et',
    'e',
    'n',
    's',
    't',
  ],
  manner:
    /^.{2,}(?:lich|ig|isch|haft|sam|bar|massig|artig|weise|falls|los)(?:e[nrms]?|er[enms]*)?$/,
  plurals: /(?:en|er|e|n|s)$/,
  sentences: withForms(GERMAN_SENTENCES),
  isVerbFinal: true,
  isNounFirst: false,
  linkers: ['', 's', 'n', 'es', 'en', 'e'],
  particles: [
    ...[
      'zurecht',
      'heraus',
      'herunter',
      'hinzu',
      'weich',
      'raus',
      'rein',
      'runter',
      'rauf',
      'hoch',
      'nach',
    ],
    ...[
      'weg',
      'frei',
      'ein',
      'auf',
      'aus',
      'ab',
      'an',
      'um',
      'zu',
      'ran',
      'dran',
      'drauf',
      'drunter',
    ],
  ],
  things: `${GERMAN_THINGS}${GERMAN_NAMES}
${germanDialectOf(GERMAN_PHRASES.phrase, GERMAN_PHRASES.adjective)}`,
  tables: {
    joint: GERMAN_SMALL_WORDS.joint,
    phrase: `${GERMAN_PHRASES.standard}
${GERMAN_PHRASES.phrase}`,
    verb: GERMAN_VERBS,
    noun: `${GERMAN_NOUNS}
      ${GERMAN_OWNED}
      ${GERMAN_COMMON_NOUNS}`,
    adjective: GERMAN_PHRASES.adjective,
    small: `
      ${GERMAN_SMALL_WORDS.small}
      ${GERMAN_TALK}`,
  },
};
