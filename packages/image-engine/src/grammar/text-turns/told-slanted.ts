import { compiled, type Rule, START, text } from './told-parts.ts';
import { SPEECHES } from './told-speech.ts';

const of = (key: 'writes' | 'place' | 'adds') => SPEECHES.map((speech) => speech[key]).join('|');
const ASKS = `(?:(?:please|bitte|por favor) )?(?:(?:${of('writes')}|${of('adds')}|make) )?(?:(?:an?|the|eine?[mnrs]?|den|das|une?|una|el|le) )?`;
/** What letters stand on, or what they are. */
const SIGN =
  '(?:text|banner|stamp|ribbon|sticker|label|schriftzug|stempel|aufkleber|etikett|banderole|texto|sello|cinta|franja|pegatina|etiqueta|texte|bandeau|tampon|autocollant|ruban)';
/** They run upwards. */
const SLANTED =
  '(?:diagonal(?:ly|e[nmrs]?)?(?: across| over it)?|(?:schrag|diagonal|quer)(?:e[nmrs]?)?(?: (?:druber|daruber|uber (?:das bild|alles)))?|slanted|tilted|angled|inclinad[oa]|en diagonale?|penchee?|inclinee?|en travers)';
const ACROSS =
  '(?: (?:(?:over|uber|sobre|sur) (?:the|das|la|toda la|l) ?(?:photo|picture|image|bild|foto|imagen)))?';
const PLACE = `(?: (?<p>${of('place')}))?`;
const END = '(?= ?$| [.;!] ?$| ! | , (?!~|\\d))';

/** Texts on banners and stamps that run upwards, told without quotes: the words begin with a capital. */
export const SLANTED_TOLD: readonly Rule[] = [
  // "Text diagonally across SOLD", "text schräg drüber VERKAUFT"
  {
    said: compiled(
      `${START}(?<v>${ASKS}${SIGN}) (?<d>${SLANTED}${ACROSS}) (?:: )?(?=~)${text('t')}${PLACE}${END}`,
    ),
    meant: '$v #t $p $d',
  },
  // "Diagonal banner SOLD OUT"
  {
    said: compiled(
      `${START}(?<v>${ASKS})(?<d>${SLANTED}) (?<n>${SIGN}) (?:: )?(?=~)${text('t')}${PLACE}${END}`,
    ),
    meant: '$v $d $n #t $p',
  },
  // "Schräg VERKAUFT drüberschreiben"
  {
    said: compiled(
      `${START}(?<d>schrag|diagonal|quer) (?=~)${text('t')} (?:druber|drauf|daruber)(?:schreiben)?${END}`,
    ),
    meant: 'schreib #t $d',
  },
];
