import type { Form } from '../forms/rewrite.ts';

const FRENCH_START = '(?<=^|[,.;:!?+&] |\\b(?:and|et|puis|ensuite|aussi|mais) )';

const FRENCH_END = '(?= ?$| [,.;:!?+&]| (?:and|et|puis|ensuite|mais|stp|svp)\\b)';

const GERMAN_END = '(?= ?$| [,.;:!?+&]| (?:and|und|dann|aber|bitte)\\b)';

export const GERMAN_PLAIN: readonly Form[] = [
  // "Setz uns zwei an den Strand"
  [/\buns (?:zwei|2|beiden?) (?=(?:an|in|auf|vor|ans|ins|aufs|zum)\b)/, 'uns '],
  // "VERKAUFT auf das Foto vom Haus": which picture it is
  [
    /(?<=\b(?:schreib\w*|text)\b[^“]* )(auf|ins?|uber) (das|mein|unser|dieses) (foto|bild) (?:vom|von (?:der|dem|meine[mr]|unsere[mr])|des|der|meine[sr]|unsere[sr]) [^,.;:!?“ ]+(?= ?$| [,.;:!?]| (?:und|drauf|drunter)\b)/,
    '$1 $2 $3',
  ],
  // "… ins zweite Bild, das Licht soll zusammenpassen"
  [
    /\b(?:das |die )?(?:licht|beleuchtung|lichtstimmung) (?:soll|sollte|muss|musste)(?: (?:halt|auch|dabei|schon|ja|bitte|dann|natürlich|naturlich|gut))* (?:zusammen ?passen|passen|übereinstimmen|ubereinstimmen|stimmen|dazu ?passen)(?= ?$| [,.;:!?]| und\b)/,
    'pass das licht an',
  ],
  // "Passe die Farben an das zweite Bild an": that one is the pattern
  [
    new RegExp(
      `\\b(?:passe?|gleiche?) (?:die |alle )?(?:farben|farbe|farbtone|farbstimmung) (?:(?:an|ans|dem|das|die|der|denen|des|vom) )+(?:zweite[nms]?|2) (?:bild|foto)(?:es|s)?(?: an)?${GERMAN_END}`,
    ),
    'nimm die farben vom zweiten bild',
  ],
  // "Duplex in Blau und Orange"
  [/\bduplex(?= (?:in|aus|mit) )/, 'duoton'],
];

export const GERMAN_PLAINLY_NAMED = `
  sturmisch~ himmel | himmel sturmisch = stormy sky
`;

const DEUXIEME = '(?:la |celle de la )?(?:deuxieme|seconde|2e?)(?: (?:photo|image))?';

export const FRENCH_PLAIN: readonly Form[] = [
  // "En BD": drawn so, and no letters
  [new RegExp(`${FRENCH_START}en bd${FRENCH_END}`), 'en bande dessinee'],
  // "Ciel d'orage et un arc-en-ciel"
  [new RegExp(`${FRENCH_START}(?:un )?ciel (?:d ?orage|orageux)${FRENCH_END}`), 'ciel orageux'],
  [
    new RegExp(`${FRENCH_START}un ciel (?:au|de|du) coucher (?:du|de) soleil${FRENCH_END}`),
    'ciel de coucher de soleil',
  ],
  // "Change l'arrière-plan pour de la neige"
  [
    /(?<=\b(?:change|changer|changez|remplace|remplacer|remplacez) (?:moi )?(?:le fond|l ?arriere plan) )pour (?=(?:de la|du|des|une?) )/,
    'par ',
  ],
  [new RegExp(`${FRENCH_START}aspect (?:ancien|vieilli)${FRENCH_END}`), 'style vintage'],
  // "Les mêmes couleurs que la deuxième"
  [
    new RegExp(
      `\\b(?:les memes (?:couleurs|tons|teintes) que (?:sur |dans )?|(?:accorde|adapte|ajuste|harmonise|aligne) les (?:couleurs|tons|teintes) (?:a|avec|sur) (?:celles de )?)${DEUXIEME}${FRENCH_END}`,
    ),
    'utilise les couleurs de la deuxieme photo',
  ],
];

export const FRENCH_PLAINLY_NAMED = `
  ciel orageux = stormy sky
`;
