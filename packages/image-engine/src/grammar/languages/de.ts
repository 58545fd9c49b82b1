import { GERMAN_DISLIKED } from '../disliked/german.ts';
import { withForms } from '../forms/rewrite.ts';
import { GERMAN_BLENDED } from './blended-colours.ts';
import { GERMAN_ASIDES } from './de/aside.ts';
import { GERMAN_CHATTER } from './de/chatter.ts';
import { GERMAN_SHADES } from './de/colours.ts';
import { GERMAN_COLOUR_SENTENCES, GERMAN_COLOURS_AND_TONES } from './de/colours-and-tones.ts';
import { GERMAN_COMMON_NOUNS } from './de/common-nouns.ts';
import { GERMAN_CUTS, GERMAN_CUTS_NAMED } from './de/cuts-told.ts';
import { GERMAN_EVERYDAY } from './de/everyday.ts';
import {
  GERMAN_FAMILIES,
  GERMAN_OWNED,
  GERMAN_SHARED,
  GERMAN_SPLIT_VERBS,
  germanDialectOf,
} from './de/families.ts';
import { GERMAN_FURTHER } from './de/further.ts';
import { GERMAN_LEFT_OUT } from './de/left-out.ts';
import { GERMAN_LIMITS } from './de/limits.ts';
import { GERMAN_NAMES } from './de/names.ts';
import { GERMAN_NOUNS } from './de/nouns.ts';
import { GERMAN_OFFHAND } from './de/offhand.ts';
import { GERMAN_PHRASES } from './de/phrases/phrases.ts';
import { GERMAN_PLAINLY } from './de/plainly.ts';
import { GERMAN_REASONS } from './de/reasons.ts';
import { GERMAN_REQUESTS } from './de/requests.ts';
import { GERMAN_SHORTLY } from './de/shortly.ts';
import { GERMAN_SIZES, GERMAN_SIZES_NAMED } from './de/sizes-told.ts';
import { GERMAN_SMALL_WORDS } from './de/small-words.ts';
import { GERMAN_TALK } from './de/talk.ts';
import { GERMAN_THINGS } from './de/things/things.ts';
import { GERMAN_TOLD } from './de/told.ts';
import { GERMAN_TURNS } from './de/turns.ts';
import { GERMAN_VERBS } from './de/verbs.ts';
import { GERMAN_WISHES } from './de/wishes.ts';
import { GERMAN_DETAILS } from './details-beside.ts';
import type { Language } from './language.ts';
import { GERMAN_MARKED_PLACES } from './marked-places.ts';
import { GERMAN_PLACES_NAMED } from './places-named.ts';
import { GERMAN_PLAIN, GERMAN_PLAINLY_NAMED } from './plain-wishes.ts';
import { GERMAN_TAKEN_BACK } from './taken-back.ts';
import { GERMAN_EXACTLY } from './told-exactly.ts';
import { GERMAN_LASTLY } from './told-lastly.ts';

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
  sentences: withForms([
    ...GERMAN_CUTS,
    ...GERMAN_SIZES,
    ...GERMAN_DISLIKED,
    ...GERMAN_PLACES_NAMED,
    ...GERMAN_COLOUR_SENTENCES,
    ...GERMAN_TAKEN_BACK,
    ...GERMAN_EXACTLY,
    ...GERMAN_LASTLY,
    ...GERMAN_DETAILS,
    ...GERMAN_PLAIN,
  ]),
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
  things: `${GERMAN_THINGS}${GERMAN_NAMES}${GERMAN_SHARED}
${germanDialectOf(GERMAN_REQUESTS, GERMAN_TURNS, GERMAN_EVERYDAY, GERMAN_CHATTER, GERMAN_FAMILIES, GERMAN_PHRASES.phrase, GERMAN_PHRASES.adjective)}`,
  tables: {
    joint: GERMAN_SMALL_WORDS.joint,
    phrase: `${GERMAN_ASIDES}
      ${GERMAN_SHORTLY}
      ${GERMAN_COLOURS_AND_TONES}
      ${GERMAN_PLAINLY_NAMED}
      ${GERMAN_CUTS_NAMED}
      ${GERMAN_SIZES_NAMED}
      ${GERMAN_PLAINLY}
      ${GERMAN_OFFHAND}
      ${GERMAN_FURTHER}
      ${GERMAN_LEFT_OUT}
      ${GERMAN_MARKED_PLACES}
      ${GERMAN_TURNS}
      ${GERMAN_WISHES}
      ${GERMAN_EVERYDAY}
      ${GERMAN_CHATTER}
      ${GERMAN_REASONS}
      ${GERMAN_REQUESTS}
      ${GERMAN_TOLD}
      ${GERMAN_FAMILIES}
      ${GERMAN_LIMITS}
      ${GERMAN_PHRASES.phrase}`,
    verb: `
      ${GERMAN_VERBS}
      ${GERMAN_SPLIT_VERBS}`,
    noun: `${GERMAN_NOUNS}
      ${GERMAN_OWNED}
      ${GERMAN_COMMON_NOUNS}`,
    adjective: `${GERMAN_BLENDED}
      ${GERMAN_PHRASES.adjective}
      ${GERMAN_SHADES}`,
    small: `
      ${GERMAN_SMALL_WORDS.small}
      ${GERMAN_TALK}`,
  },
};
