import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { GERMAN_COLOURS as COLOURS } from '../colours.ts';
import { WRONG } from '../parts.ts';

/** "Buchstaben mit weißem Rand": an outline, and no frame. */
const OUTLINES = COLOURS.filter(([, english = '']) => /^(?:black|white)$/.test(english)).map(
  ([said, english]) =>
    `${alternatives('buchstaben|schrift|lettern', `mit ${said}em`, 'rand|umriss')} | ${alternatives('buchstaben|schrift|lettern', `mit ${said}er`, 'umrandung|kontur')} = letters with ${english} outline`,
);

const LETTER_OUTLINES = COLOURS.map(([said, english]) =>
  [
    `mit ${said}em rand um die buchstaben`,
    `mit ${said}em rand um die schrift`,
    `mit ${said}em rand um den text`,
    `mit ${said}er kontur`,
    `mit ${said}er umrandung um die schrift`,
    `mit ${said}er outline`,
    `mit ${said}em umriss`,
    `${said} umrandete schrift`,
  ]
    .join(' | ')
    .concat(` = with ${english} outline`),
);

const INKS = COLOURS.map(([said, english]) =>
  [
    `schrift ${said}`,
    `schrift in ${said}`,
    `buchstaben ${said}`,
    `buchstaben in ${said}`,
    `textfarbe ${said}`,
    `schriftfarbe ${said}`,
    `in ${said} geschrieben`,
  ]
    .join(' | ')
    .concat(` = in ${english}`),
);

const BARS = COLOURS.map(([said, english]) =>
  [
    `mit ${said}em balken dahinter`,
    `mit ${said}em balken drunter`,
    `mit ${said}em balken hinterlegt`,
    `${said} hinterlegt`,
    `auf ${said}em balken`,
    `auf ${said}em streifen`,
    `auf ${said}em band`,
    `auf ${said}em kasten`,
    `mit ${said}em kasten dahinter`,
    `${said}er balken dahinter`,
    `${said}er kasten dahinter`,
  ]
    .join(' | ')
    .concat(` = on a ${english} bar`),
);

const PLAIN = [
  'weiss = white',
  'schwarz = black',
  'gelb = yellow',
  'rot = red',
  'blau = blue',
  'gold = gold',
].map((each) => each.split(' = ') as [string, string]);

const OUTLINED = PLAIN.flatMap(([fill, white]) =>
  PLAIN.filter(([edge]) => edge !== fill).map(
    ([edge, black]) =>
      `in ${fill} mit ${edge}em rand | in ${fill} mit ${edge}er kontur | in ${fill} mit ${edge}er umrandung = in ${white} with ${black} outline`,
  ),
);

/** "Ein schwarzer Balken mit weißem Text": behind letters, and no stripes of a film. */
const BARS_BEHIND = COLOURS.filter(([said]) =>
  /^(schwarz|weiss|rot|blau|gelb|grau|grun)$/.test(said),
)
  .map(([said, english]) => `${said}er/${said}en balken mit = ${english} bar with`)
  .join('\n  ');

/** "Mit weißer Kreideschrift" */
const HANDWRITTEN = [
  ['weisser', 'white'],
  ['schwarzer', 'black'],
  ['roter', 'red'],
  ['goldener', 'gold'],
  ['gelber', 'yellow'],
  ['blauer', 'blue'],
]
  .map(
    ([said = '', english]) =>
      `${alternatives('mit|in', said, 'kreideschrift|pinselschrift|handschrift|schreibschrift|schnorkelschrift')} = in ${english} handwritten`,
  )
  .join('\n  ');

/** "Weiß mit schwarzem Rand", of letters. */
const INKED = WRONG.slice(0, 8).flatMap(([fill, white]) =>
  WRONG.slice(0, 8)
    .filter(([edge]) => edge !== fill)
    .map(
      ([edge, black]) =>
        `${fill} mit ${edge}em rand | ${fill} mit ${edge}er kontur | ${fill} mit ${edge}er umrandung | ${fill} mit ${edge}em umriss | ${fill} ${edge} umrandet | ${fill} und ${edge} umrandet = in ${white} with ${black} outline`,
    ),
);

/** Turns of German for letters: how they look, their outlines and the bars behind them. */
export const GERMAN_TEXT_LETTERS: Phrases = {
  phrase: `
    ${OUTLINES.join('\n  ')}
    wie mit der schreibmaschine geschrieben | wie mit schreibmaschine geschrieben | wie mit der schreibmaschine = in typewriter font
    schon/schwungvoll/elegant geschwungen/verschnorkelt/handgeschrieben | geschwungen | verschnorkelt | kalligrafisch~ | kalligrafie | in schonschrift | handgeschrieben~ | von hand geschrieben | wie von hand geschrieben | in handschrift | mit handschrift | wie handschrift = handwritten
    kreideschrift | pinselschrift | filzstiftschrift | schulschrift | verschnorkelt~ | schnorkelig~ | geschnorkelt~ | kalligraphisch~ | gekritzelt~ | hingekritzelt~ | gekrakelt~ | hingekrakelt~ | krakelig~ | wie von hand | wie handgeschrieben | mit fuller | mit filzstift geschrieben = handwritten
    in schoner/schonen schrift/buchstaben | wie mit kreide | schreibschriftlich | schreibschrift | in schreibschrift | handschrift | mit der hand geschrieben | schone schrift | schoner schrift | verschnorkelt~ schrift | schnorkelschrift | elegante schrift = handwritten
    geschwungen~ schrift/schriftart/buchstaben = handwritten letters
    serifenschrift/serifenschriftart = serif letters
    blockbuchstaben | blockschrift | druckbuchstaben | plakatschrift = block letters
    versalien | kapitalchen | grossbuchstaben | in grossbuchstaben | in versalien = in capitals
    ${LETTER_OUTLINES.join('\n  ')}
    ${INKS.join('\n  ')}
    ${BARS.join('\n  ')}
    ${OUTLINED.join('\n  ')}
    ${BARS_BEHIND}
    bunt und verspielt | verspielt und bunt | verspielt~ = in playful font
    ${HANDWRITTEN}
    ${INKED.join('\n  ')}
    dicke buchstaben | fettschrift | fettgedruckt = bold
    in grosser fetter schrift | in grosser dicker schrift | in grosser und fetter schrift = in big bold letters
    druber … in dicker schrift | druber … in fetter schrift | druber … fett = top bold
  `,
  adjective: `
    fett~ | gern etwas dicker | gerne etwas dicker | etwas dicker | dicke schrift | in dicker schrift = bold
    handschriftlich~ = handwritten
    kursiv~ = italic
    verspielter schrift | verspielte schrift | verspielten buchstaben | verspielt geschrieben | lustiger schrift = playful font
  `,
};
