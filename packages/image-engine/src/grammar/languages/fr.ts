import { FRENCH_DISLIKED } from '../disliked/french.ts';
import { withForms } from '../forms/rewrite.ts';
import { FRENCH_BLENDED } from './blended-colours.ts';
import { FRENCH_DETAILS } from './details-beside.ts';
import { FRENCH_EXCHANGED } from './exchanged-colours.ts';
import { FRENCH_ASKED } from './fr/asked.ts';
import { FRENCH_BESIDE } from './fr/beside.ts';
import { FRENCH_COLOUR_SENTENCES, FRENCH_COLOURS_AND_TONES } from './fr/colours-and-tones.ts';
import { FRENCH_COMMON_NOUNS } from './fr/common-nouns.ts';
import { FRENCH_CUTS, FRENCH_CUTS_NAMED } from './fr/cuts-told.ts';
import { FRENCH_EVERYDAY } from './fr/everyday.ts';
import { FRENCH_NOUNS } from './fr/nouns.ts';
import { FRENCH_OFFHAND } from './fr/offhand.ts';
import { FRENCH_PHRASES } from './fr/phrases/phrases.ts';
import { FRENCH_REQUESTS } from './fr/requests.ts';
import { FRENCH_SENTENCES } from './fr/sentences.ts';
import { FRENCH_SHORT_SENTENCES, FRENCH_SHORTLY } from './fr/shortly.ts';
import { FRENCH_SHOWN } from './fr/shown.ts';
import { FRENCH_SIZES, FRENCH_SIZES_NAMED } from './fr/sizes-told.ts';
import { FRENCH_SMALL_WORDS } from './fr/small-words.ts';
import { FRENCH_TALK } from './fr/talk.ts';
import { FRENCH_THINGS } from './fr/things/things.ts';
import { FRENCH_TOLD } from './fr/told.ts';
import { FRENCH_TURNS } from './fr/turns.ts';
import { FRENCH_VERBS } from './fr/verbs.ts';
import { FRENCH_WISHES } from './fr/wishes.ts';
import type { Language } from './language.ts';
import { FRENCH_MARKED_PLACES } from './marked-places.ts';
import { FRENCH_PLACES_NAMED } from './places-named.ts';
import { FRENCH_PLAIN, FRENCH_PLAINLY_NAMED } from './plain-wishes.ts';
import { FRENCH_SKIES } from './skies-told.ts';
import { FRENCH_TAKEN_BACK } from './taken-back.ts';
import { FRENCH_EXACTLY } from './told-exactly.ts';
import { FRENCH_LASTLY } from './told-lastly.ts';
import { FRENCH_TERSELY } from './told-tersely.ts';

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
  sentences: withForms([
    ...FRENCH_CUTS,
    ...FRENCH_SIZES,
    ...FRENCH_DISLIKED,
    ...FRENCH_PLACES_NAMED,
    ...FRENCH_COLOUR_SENTENCES,
    ...FRENCH_TAKEN_BACK,
    ...FRENCH_EXACTLY,
    ...FRENCH_LASTLY,
    ...FRENCH_EXCHANGED,
    ...FRENCH_PLAIN,
    ...FRENCH_SKIES,
    ...FRENCH_TERSELY,
    ...FRENCH_DETAILS,
    ...FRENCH_SHORT_SENTENCES,
    ...FRENCH_SENTENCES,
  ]),
  things: FRENCH_THINGS,
  tables: {
    joint: FRENCH_SMALL_WORDS.joint,
    phrase: `${FRENCH_MARKED_PLACES}${FRENCH_BESIDE}${FRENCH_EVERYDAY}${FRENCH_SHOWN}${FRENCH_TURNS}${FRENCH_SHORTLY}
      ${FRENCH_COLOURS_AND_TONES}
      ${FRENCH_PLAINLY_NAMED}
      ${FRENCH_CUTS_NAMED}
      ${FRENCH_SIZES_NAMED}
      ${FRENCH_PHRASES.phrase}
      ${FRENCH_TOLD}
      ${FRENCH_WISHES}
      ${FRENCH_REQUESTS}
      ${FRENCH_OFFHAND}
      ${FRENCH_ASKED}`,
    verb: FRENCH_VERBS,
    noun: `${FRENCH_NOUNS}
      ${FRENCH_COMMON_NOUNS}`,
    adjective: `${FRENCH_BLENDED}
      ${FRENCH_PHRASES.adjective}`,
    small: `
      ${FRENCH_SMALL_WORDS.small}
      ${FRENCH_TALK}`,
  },
};
