// Pieces of what German says that several topics share: ends of clauses, colours, articles, words for places and pictures.

import { combined, listed } from '../alternatives.ts';
import type { ShareWords } from '../share-rows.ts';
import { GERMAN_COLOURS as COLOURS } from './colours.ts';

/** The beginning of a wish. */
export const START = '(?<=^|[,.;:!?+&] |\\b(?:and|und|dann|bitte|aber) )';

/** The end of one. */
export const END = '(?= ?$| [,.;:!?+&]| (?:and|und|dann|aber|bitte)\\b)';

/** What is put before a wish. */
export const ASKING = '(?:(?:kannst du|konntest du|bitte|mal|mir|doch) )*';

export const SHARE_WORDS: ShareWords = {
  sides: {
    left: 'links/linke/linken/linkes',
    right: 'rechts/rechte/rechten/rechtes',
    top: 'oben/obere/oberen/oberes',
    bottom: 'unten/untere/unteren/unteres',
  },
  shares: {
    third: 'drittel',
    quarter: 'viertel',
    fifth: 'funftel/fuenftel',
    tenth: 'zehntel',
    half: 'halfte/bildhalfte',
  },
};

export const LAST = '(?= ?[.!]? ?$)';

/** Every hue of a list in the same turns. */
export const said = (hues: string, turns: (said: string, english: string) => string): string =>
  hues
    .split('; ')
    .map((hue) => turns(...(hue.split(' = ') as [string, string])))
    .join('\n  ');

export const MAIN = 'grun = green; blau = blue; gelb = yellow; rot = red';

/** "Vorher nacher Bild": as it is misspelled. */
const BEFORE = 'vorher|vorer|vorherr|vohrer|forher|forer|vorheer|vorhehr|vor her';

const AFTERWARDS = 'nachher|nacher|nachherr|nachheer|nachehr|naher|nacherr|nach her';

export const SPELLED = combined(BEFORE, '|und', AFTERWARDS).filter(
  (each) => each !== 'vorher nachher',
);

export const WISHED_COLOURS: readonly (readonly [string, string?])[] = [
  ...COLOURS,
  ['beige', 'beige'],
  ['rosa', 'pink'],
  ['pink', 'pink'],
  ['orange', 'orange'],
  ['lila', 'purple'],
  ['anthrazit', 'anthracite'],
];

export const PERSONS =
  'oma | opa | mama | papa | tante | onkel | mein mann | meine frau | meine freundin | mein freund | mein chef | meine chefin | meine mutter | mein vater | meine oma | mein opa | meine schwester | mein bruder | meine tochter | mein sohn | der kunde | die kundin | der fotograf | mein kollege | meine kollegin | meine mama | mein papa'
    .split('|')
    .map((each) => each.trim());

/** Every word of the first place before every one of the next; an empty one leaves its place out. */
export const alternativesOf = (...places: readonly string[]): string =>
  places
    .map((place) => place.split('|'))
    .reduce(
      (before, place) =>
        before.flatMap((one) => place.map((other) => `${one} ${other}`.replace(/ +/g, ' ').trim())),
      [''],
    )
    .join(' | ');

export const SHADES = [
  ...COLOURS,
  ...'altrosa = dusty pink; rosa = pink; pink = pink; lila = purple; beige = beige; creme = cream; petrol = teal; mint = mint green; mintgrun = mint green; salbei = sage green; salbeigrun = sage green; flieder = lilac; lavendel = lavender; anthrazit = anthracite; bordeaux = burgundy; weinrot = burgundy; apricot = apricot; koralle = coral; senfgelb = mustard yellow; olivgrun = olive; nachtblau = midnight blue; pastellblau = powder blue; pastellrosa = pastel pink; orange = orange; terrakotta = terracotta; tannengrun = pine green; konigsblau = royal blue; marineblau = navy'
    .split(';')
    .map((each) => each.trim().split(' = ') as [string, string]),
];

/** "Ist braun statt grün": what it has become, and what it should be. */
const PLAIN = COLOURS.filter(([said]) =>
  /^(rot|blau|grun|gelb|braun|schwarz|weiss|grau)$/.test(said),
);

export const WRONG = [
  ...PLAIN,
  ['rosa', 'pink'],
  ['pink', 'pink'],
  ['orange', 'orange'],
  ['lila', 'purple'],
];

export const FADED = WRONG.flatMap(([now, english]) =>
  WRONG.filter(([then]) => then !== now).map(
    ([then, wanted]) =>
      `${listed('ist | sind | wurde | war | wirkt')
        .map((is) => `${is} ${now} statt ${then}`)
        .join(' | ')} = from ${english} to ${wanted}`,
  ),
);
