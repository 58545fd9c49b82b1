import { alternatives, combined, listed, pairs } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { GERMAN_COLOURS as COLOURS } from '../colours.ts';
import { SPELLED } from '../parts.ts';

/** How wide the gaps of a grid are, and of what colour. */
const GAPS = [
  ...COLOURS,
  ['schmal', 'thin'],
  ['dunn', 'thin'],
  ['fein', 'thin'],
  ['breit', 'thick'],
  ['dick', 'thick'],
].map(
  ([said, english]) =>
    `${said}en stegen | ${said}e stege | ${said}em steg | ${said}en/${said}e fugen/lucken/spalten | ${said}en/${said}e streifen/linien dazwischen = ${english} gaps`,
);

/** A grid by its rows: "zwei mal zwei". */
const ROWS: [string, string][] = [
  ['zwei', '2'],
  ['drei', '3'],
  ['vier', '4'],
];

const GRIDS = ROWS.flatMap(([row, r]) =>
  ROWS.map(([column, c]) =>
    [
      `${row} mal ${column}`,
      `${row} auf ${column}`,
      `${row} x ${column}`,
      `${row} reihen mit ${column}`,
      `im ${row} mal ${column} raster`,
    ]
      .join(' | ')
      .concat(` = collage ${r} by ${c}`),
  ),
).filter((line) => !/^(?:drei mal zwei|vier mal drei|drei mal vier|zwei mal drei) /.test(line));

/** Turns of German for pictures beside each other: collages, rows, gaps. */
export const GERMAN_SEVERAL_PICTURES_COLLAGES: Phrases = {
  phrase: `
    ${alternatives('stell|stelle|setz|setze|leg|lege|ordne|mach|pack', 'sie', 'untereinander')} = stack them vertically
    ${alternatives('stell|stelle|setz|setze|ordne', 'sie', 'ubereinander')} = stack them vertically
    ${alternatives('das zweite|das zweite bild|das zweite foto', 'unter', 'das erste')} = put the second below the first
    einen langen streifen daraus/draus | ein langer streifen daraus/draus | einen langen streifen aus diesen/allen = one long strip out of these
    fotogitter | fotoraster | bildergitter | bilderraster | fotowand | alle zwei/drei/vier/funf fotos/bilder/aufnahmen in/zu ein/einem quadrat | alle fotos/bilder in ein quadrat | collage | fotocollage = collage
    schon nebeneinander | nebeneinander und schon | stell~ … gegenuber | gegenuberstell~ | im direkten vergleich | direkter vergleich | im vergleich nebeneinander | gegenuberstellung = side by side
    neben die rechte | neben das rechte | neben das andere | neben die andere | neben das zweite | neben die zweite | neben das linke | neben die linke | nebeneinander = side by side
    viererraster | vierergitter | dreierraster | funferraster | raster | kachelmuster | rasterform | raster form | kachelform | gitterform = grid
    ${GAPS.join('\n  ')}
    stege dazwischen | mit stegen | fugen dazwischen | mit fugen | zwischenraum | zwischenraume | zwischenraumen | trennlinie | trennlinien | trennstreifen | trennstrich | lucken dazwischen = gaps
    aus zwei … ein banner | aus drei … ein banner | aus vier … ein banner | aus funf … ein banner | aus den … ein banner | aus diesen … ein banner | banner aus | ein banner aus | breites banner aus | einen streifen aus | streifen aus = collage in a row of
    ${combined(SPELLED.join('|'), 'bild|foto|vergleich').join(' | ')} = before and after side by side
    ${alternatives('links', 'vorher|das vorher|alt|das alte|das erste|das erste bild|bild 1|bild eins', '|und', 'rechts', 'nachher|das nachher|nacher|neu|das neue|das zweite|das zweite bild|bild 2|bild zwei')} | ${alternatives('vorher|das vorher|alt|das alte|das erste|das erste bild|erstes bild|erstes', 'links', '|und', 'nachher|das nachher|nacher|neu|das neue|das zweite|das zweite bild|zweites|zweites bild', 'rechts')} = side by side
    vorher nachher vergleich | vorher nachher bild | vorher nachher foto | vorher nachher gegenuberstellung | vorher nachher darstellung = before and after side by side
    dazwischen … streifen/abstand/linie/strich/balken/steg = with a gap
    ${GRIDS.join('\n  ')}
    ${pairs(
      listed('strich | linie | streifen | strichlein | strichl | steg'),
      listed('dazwischen | zwischendrin | zwischen den bildern | zwischen den fotos'),
    ).join(' | ')} = gaps
    in einer reihe | in eine reihe | in ner reihe | in einer zeile | in eine zeile | in reihe | aufgereiht | nebeneinander in einer reihe = in a row
    im quadrat anordn~ | als quadrat anordn~ | im quadrat angeordnet | im quadrat zusammenstell~ | zu einem quadrat zusammenfug~ | zu einem quadrat zusammensetz~ | kachelformig anordn~ | kachel~ | gekachelt = make a collage
    in einer spalte | in eine spalte | in ner spalte | ubereinander gestapelt | gestapelt | untereinander | ubereinander = stacked vertically
    weissem abstand | weissen abstanden | weissem zwischenraum | weissen zwischenraumen | weisse abstande | weisser abstand = white gap
    ohne lucken | ohne lucke | ohne fugen | ohne stege | ohne zwischenraum | ohne zwischenraume | ohne abstande | luckenlos | stoss an stoss | kante an kante = without gaps
  `,
  adjective: `
    kolage | colage | kollage = collage
    abstand = gap
    abstande = gaps
    vorher nachher gegenuberstellen | vorher nachher vom badezimmer gegenuberstellen | gegenuberstellen = side by side
    dazwischen ein schmaler strich | dazwischen ein dunner strich | dazwischen ein schmaler streifen | mit schmalem strich dazwischen | mit einem dunnen strich dazwischen = with a thin line between
  `,
};
