import { withForms } from '../forms/rewrite.ts';
import { SPANISH_COMMON_NOUNS } from './es/common-nouns.ts';
import { SPANISH_NOUNS } from './es/nouns.ts';
import { SPANISH_PHRASES } from './es/phrases/phrases.ts';
import { SPANISH_SENTENCES } from './es/sentences/sentences.ts';
import { SPANISH_SMALL_WORDS } from './es/small-words.ts';
import { SPANISH_TALK } from './es/talk.ts';
import { SPANISH_THINGS } from './es/things/things.ts';
import { SPANISH_VERBS } from './es/verbs.ts';
import type { Language } from './language.ts';

/** Spanish. */
export const spanish: Language = {
  code: 'es',
  endings: [
    ...['ariamos', 'ieron', 'aron', 'aste', 'iste', 'iera', 'iese', 'are', 'aran', 'io', 'i'],
    'iendo',
    'aria',
    'arias',
    'eria',
    'erias',
    'iria',
    'irias',
    'aras',
    'aran',
    'ara',
    'amos',
    'emos',
    'imos',
    'aban',
    'aba',
    'ase',
    'ad',
    'ed',
    'id',
    'itos',
    'itas',
    'ito',
    'ita',
    'ando',
    'ados',
    'adas',
    'ado',
    'ada',
    'ar',
    'er',
    'ir',
    'as',
    'os',
    'es',
    'an',
    'en',
    'a',
    'o',
    'e',
    's',
  ],
  plurals: /(?:es|s)$/,
  isVerbFinal: false,
  isNounFirst: true,
  manner:
    /^.{3,}(?:mente|[oó]s[oa]s?|[ia]ble?s?|iv[oa]s?|ic[oa]s?|esc[oa]s?|isim[oa]s?|iano|ianos|iana|ianas)$/,
  enclitics: /^(.{2,}?)(melo|mela|selo|sela|los|las|les|nos|me|te|lo|la|le)$/,
  superlatives: {
    ending: /^(.{3,}?)isim([oa]s?)$/,
    word: 'muy',
    // "Blanquísimo", "larguísimo", "felicísimo": spelled after the vowel.
    stems: (stem) => [stem, stem.replace(/qu$/, 'c').replace(/gu$/, 'g'), `${stem}i`],
  },
  asHeard: (word) => [
    word.replace(/^v/, 'b'),
    word.replace(/^b/, 'v'),
    `h${word}`,
    word.replace(/k(?=[ei])/g, 'qu').replace(/k/g, 'c'),
    word.replace(/s/g, 'z'),
    word.replace(/z/g, 's'),
    word.replace(/s(?=[ei])/g, 'c'),
  ],
  sentences: withForms(SPANISH_SENTENCES),
  things: SPANISH_THINGS,
  tables: {
    joint: SPANISH_SMALL_WORDS.joint,
    phrase: SPANISH_PHRASES.phrase,
    verb: SPANISH_VERBS,
    noun: `${SPANISH_NOUNS}
      ${SPANISH_COMMON_NOUNS}`,
    adjective: SPANISH_PHRASES.adjective,
    small: `
      ${SPANISH_SMALL_WORDS.small}
      ${SPANISH_TALK}`,
  },
};
