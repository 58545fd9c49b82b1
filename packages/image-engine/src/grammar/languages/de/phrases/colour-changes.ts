import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { GERMAN_COLOURS as COLOURS } from '../colours.ts';
import { FADED, MAIN, SHADES, said, WISHED_COLOURS, WRONG } from '../parts.ts';

/** "In ein dunkleres Blau" */
const SHADED = said(
  `${MAIN}; braun = brown; grau = gray; rosa = pink`,
  (said, english) =>
    `dunkleres ${said} = dark ${english}
  helleres ${said} = light ${english}`,
);

/** "Soll von Rot auf Blau wechseln", "schwarzweiß mit rotem Schal in Farbe" */
const SWAPPED = said(
  `${MAIN}; braun = brown; schwarz = black; weiss = white; grau = gray; silber = silver; beige = beige`,
  (said, english) => `soll von ${said} auf/zu = from ${english} to`,
);

/** "Aus dem gelben Mantel einen roten machen" */
const ORIGINS = COLOURS.map(
  ([said, english]) =>
    `aus dem ${said}en | aus der ${said}en | aus den ${said}en | aus diesem ${said}en | aus dieser ${said}en = the ${english}`,
);

/** "Die Wand hinter mir von Gelb auf Hellblau": a wall that has a colour, and no background. */
const WALLS = WISHED_COLOURS.flatMap(([said, english]) => [
  `${alternatives(
    'wand|tapete',
    'im hintergrund|hinter mir|hinter uns|dahinter',
    `von ${said} auf|von ${said} zu|von ${said} in`,
  )} = wall from ${english} to`,
  `${alternatives(
    'wand|mauer|tapete',
    'im hintergrund|hinter uns',
    `von ${said} auf|von ${said} in`,
    '…',
    'wechsel~|streich~',
  )} = wall from ${english} to`,
  `von ${said} auf/in … wechsel~/wechsl~/streich~/umstreich~/lackier~ = from ${english} to`,
]);

const INTO = COLOURS.map(
  ([said, english]) =>
    `aus ${said} mach~ | aus ${said} wird | aus ${said} soll = turn ${english} into`,
);

/** "Die Krawatte statt rot in dunkelblau" */
const SWAPPED_FOR = COLOURS.concat([
  ['silber', 'silver'],
  ['gold', 'gold'],
  ['beige', 'beige'],
  ['rosa', 'pink'],
])
  .map(([said, english]) => `statt ${said} in/auf = from ${english} to`)
  .join('\n  ');

/** "Nicht Grau", behind what it should be. */
const INSTEAD = SHADES.map(
  ([said, english]) =>
    `${[
      `soll nicht ${said} sein sondern`,
      `und nicht ${said}`,
      `nicht mehr ${said}`,
      `anstatt ${said}`,
      `anstelle von ${said}`,
      `statt in ${said}`,
      `und nicht mehr ${said}`,
      `ned ${said}`,
    ].join(' | ')} = instead of ${english}
  sein nicht ${said} | sein ned ${said} | sein und nicht ${said} | werden nicht ${said} | werden und nicht ${said} = is instead of ${english}`,
);

/** "Von Silber auf Racing Green" */
const FROM = SHADES.map(
  ([said, english]) =>
    `von ${said} auf | von ${said} in | von ${said} nach | von ${said} zu | vom ${said} ins = from ${english} to`,
);

const FROM_SILVER = 'von silber auf | von silber zu | von silber nach | von silbergrau auf';

/** "Statt rot lieber schwarz" */
const RATHER = WRONG.flatMap(([now, english]) =>
  WRONG.filter(([then]) => then !== now).map(
    ([then, wanted]) =>
      `statt ${now} lieber ${then} | anstatt ${now} lieber ${then} | lieber ${then} statt ${now} | lieber ${then} als ${now} | statt ${now} in ${then} | statt ${now} bitte ${then} | nicht ${now} sondern ${then} | ned ${now} sondern ${then} = from ${english} to ${wanted}`,
  ),
);

/** "Grüner soll die Wiese werden" */
const BECOMING = Object.entries({
  'gruner soll die wiese': 'grass greener',
  'gruner soll der rasen': 'grass greener',
  'gruner soll das gras': 'grass greener',
  'blauer soll der himmel': 'sky bluer',
  'blauer soll das meer': 'make the sea bluer',
  'die wiese soll gruner': 'grass greener',
  'der himmel durft blauer': 'sky bluer',
  'der himmel durfte blauer': 'sky bluer',
  'der himmel konnte blauer': 'sky bluer',
  'der himmel kann blauer': 'sky bluer',
  'die wiese durfte gruner': 'grass greener',
  'die wiese konnte gruner': 'grass greener',
  'der rasen durfte gruner': 'grass greener',
  'der rasen konnte gruner': 'grass greener',
}).map(([said, english]) => `${said} werden | ${said} sein | ${said} = ${english}`);

/** Turns of German for what is turned from one colour into another. */
export const GERMAN_COLOUR_CHANGES: Phrases = {
  phrase: `
    farb~ mir/uns/bitte/mal … um = recolor
    ${SHADED}
    ${SWAPPED}
    stat | statts | ansttat = instead of
    ${ORIGINS.join('\n  ')}
    ${WALLS.join('\n  ')}
    ${INTO.join('\n  ')}
    ${SWAPPED_FOR}
    ${INSTEAD.join('\n  ')}
    ${FROM.join('\n  ')}
    ${FROM_SILVER} = from silver to
    ${FADED.join('\n  ')}
    ${RATHER.join('\n  ')}
    ${BECOMING.join('\n  ')}
    von schwarz~ zu | von schwarz~ auf = from black to
    von blau~ zu | von blau~ auf = from blue to
    von braun~ zu | von braun~ auf = from brown to
    von grau~ zu | von grau~ auf = from gray to
    von grun~ zu | von grun~ auf = from green to
    von rot~ zu | von rot~ auf = from red to
    von weiss~ zu | von weiss~ auf = from white to
    von gelb~ zu | von gelb~ auf = from yellow to
    statt blau = instead of blue
  `,
  adjective: '',
};
