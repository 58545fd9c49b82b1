import { SPANISH_DISLIKED } from '../disliked/spanish.ts';
import { withForms } from '../forms/rewrite.ts';
import { SPANISH_BLENDED } from './blended-colours.ts';
import { SPANISH_DETAILS } from './details-beside.ts';
import { SPANISH_ASIDES } from './es/asides.ts';
import { SPANISH_COLOUR_TURNS, SPANISH_COLOURS_TOLD } from './es/colour-turns.ts';
import { SPANISH_COLOUR_SENTENCES, SPANISH_COLOURS_AND_TONES } from './es/colours-and-tones.ts';
import { SPANISH_COMMON_NOUNS } from './es/common-nouns.ts';
import { SPANISH_CUTS, SPANISH_CUTS_NAMED } from './es/cuts-told.ts';
import { SPANISH_HIDDEN_OF } from './es/hidden-of.ts';
import { SPANISH_LOOKS_ASKED } from './es/looks-asked.ts';
import { SPANISH_NOUNS } from './es/nouns.ts';
import { SPANISH_OFFHAND } from './es/offhand.ts';
import { SPANISH_PHRASES } from './es/phrases/phrases.ts';
import { SPANISH_PICTURES_ASKED } from './es/pictures-asked.ts';
import { SPANISH_PLACES_ASKED } from './es/places-asked.ts';
import { SPANISH_REPAIRS } from './es/repairs.ts';
import { SPANISH_RESTRAINED } from './es/restrained.ts';
import { SPANISH_SAID_OTHERWISE } from './es/said-otherwise.ts';
import { SPANISH_SAID_PLAINLY } from './es/said-plainly.ts';
import { SPANISH_SENTENCES } from './es/sentences.ts';
import { SPANISH_SHORT_SENTENCES, SPANISH_SHORTLY } from './es/shortly.ts';
import { SPANISH_SHOWN_OTHERWISE } from './es/shown-otherwise.ts';
import { SPANISH_SIZES, SPANISH_SIZES_NAMED } from './es/sizes-told.ts';
import { SPANISH_SMALL_WORDS } from './es/small-words.ts';
import { SPANISH_SPOKEN_WISHES } from './es/spoken-wishes.ts';
import { SPANISH_TALK } from './es/talk.ts';
import { SPANISH_THINGS } from './es/things/things.ts';
import { SPANISH_FREELY } from './es/told-freely.ts';
import { SPANISH_LASTLY } from './es/told-lastly.ts';
import { SPANISH_TONES_ASKED } from './es/tones-asked.ts';
import { SPANISH_TURNS } from './es/turns.ts';
import { SPANISH_VERBS } from './es/verbs.ts';
import { SPANISH_WISHES } from './es/wishes.ts';
import { SPANISH_EXCHANGED } from './exchanged-colours.ts';
import type { Language } from './language.ts';
import { SPANISH_MARKED_PLACES } from './marked-places.ts';
import { SPANISH_PLACES_NAMED } from './places-named.ts';
import { SPANISH_PLAIN, SPANISH_PLAINLY_NAMED } from './plain-wishes.ts';
import { SPANISH_SKIES } from './skies-told.ts';
import { SPANISH_TAKEN_BACK } from './taken-back.ts';
import { SPANISH_EXACTLY } from './told-exactly.ts';
import { SPANISH_TERSELY } from './told-tersely.ts';

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
  sentences: withForms([
    ...SPANISH_PLACES_ASKED,
    ...SPANISH_LOOKS_ASKED,
    ...SPANISH_TONES_ASKED,
    ...SPANISH_PICTURES_ASKED,
    ...SPANISH_SAID_OTHERWISE,
    ...SPANISH_CUTS,
    ...SPANISH_SIZES,
    ...SPANISH_DISLIKED,
    ...SPANISH_PLACES_NAMED,
    ...SPANISH_TAKEN_BACK,
    ...SPANISH_EXACTLY,
    ...SPANISH_HIDDEN_OF,
    ...SPANISH_SHOWN_OTHERWISE,
    ...SPANISH_FREELY,
    ...SPANISH_LASTLY,
    ...SPANISH_EXCHANGED,
    ...SPANISH_PLAIN,
    ...SPANISH_SKIES,
    ...SPANISH_TERSELY,
    ...SPANISH_DETAILS,
    ...SPANISH_COLOUR_SENTENCES,
    ...SPANISH_SHORT_SENTENCES,
    ...SPANISH_SAID_PLAINLY,
    ...SPANISH_REPAIRS,
    ...SPANISH_RESTRAINED,
    ...SPANISH_SPOKEN_WISHES,
    ...SPANISH_ASIDES,
    ...SPANISH_SENTENCES,
    ...SPANISH_TURNS,
  ]),
  things: SPANISH_THINGS,
  tables: {
    joint: SPANISH_SMALL_WORDS.joint,
    phrase: `
      ${SPANISH_SHORTLY}
      ${SPANISH_COLOURS_AND_TONES}
      ${SPANISH_PLAINLY_NAMED}
      ${SPANISH_CUTS_NAMED}
      ${SPANISH_SIZES_NAMED}
      ${SPANISH_PHRASES.phrase}
      ${SPANISH_MARKED_PLACES}
      ${SPANISH_COLOUR_TURNS}
      ${SPANISH_OFFHAND}
      ${SPANISH_WISHES}`,
    verb: SPANISH_VERBS,
    noun: `${SPANISH_NOUNS}
      ${SPANISH_COMMON_NOUNS}`,
    adjective: `${SPANISH_BLENDED}
      ${SPANISH_PHRASES.adjective}
      ${SPANISH_COLOURS_TOLD}`,
    small: `
      ${SPANISH_SMALL_WORDS.small}
      ${SPANISH_TALK}`,
  },
};
