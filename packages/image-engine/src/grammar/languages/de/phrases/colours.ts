import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { GERMAN_COLOURS as COLOURS } from '../colours.ts';
import { WISHED_COLOURS } from '../parts.ts';

/** "Langweilig grau" is gray. */
const DREARY = WISHED_COLOURS.map(
  ([said, english]) =>
    `${alternatives('so|zu|ziemlich|', 'langweilig|trist|fad|hasslich|schmutzig', said)} = ${english}`,
);

const HUES = COLOURS.map(([said, english]) =>
  [
    `das ${said} vom`,
    `das ${said} von der`,
    `das ${said} von den`,
    `das ${said} im`,
    `das ${said} am`,
    `das ${said} in der`,
  ]
    .join(' | ')
    .concat(` = the ${english} of the`),
);

/** "Irgendwas Graues": of a colour, and no more is said. */
const SOMETHING = COLOURS.filter(([said]) => /^(?:weiss|grau|schwarz|blau|grun|beige)$/.test(said))
  .map(([said, english]) => `was/etwas/irgendwas/irgendetwas ${said}es = something ${english}`)
  .join('\n  ');

/** "In zartem Rosa": of a colour it is how light that is, and of nothing else how much. */
const PALE = COLOURS.filter(([said]) =>
  /^(blau|grun|gelb|rot|braun|grau|violett|turkis)$/.test(said),
)
  .concat([
    ['rosa', 'pink'],
    ['lila', 'purple'],
    ['orange', 'orange'],
  ])
  .map(
    ([said, english]) =>
      `zartem/zartes/zarten/blassem/blasses ${said} | ganz zartem/blassem ${said} = light ${english}`,
  )
  .join('\n  ');

const MORE_COLOURS: readonly (readonly [string, string?])[] = [
  ...COLOURS,
  ['rosa', 'pink'],
  ['pink', 'pink'],
  ['orange', 'orange'],
  ['silber', 'silver'],
];

const PLAIN = /^(?:rot|blau|grun|gelb|braun|schwarz|weiss|grau|rosa|pink|orange|silber)$/;

const plainly = (form: (said: string, english: string) => string): string =>
  MORE_COLOURS.filter(([said]) => PLAIN.test(said))
    .map(([said, english = '']) => form(said, english))
    .join('\n  ');

/** "Kommt pink raus", "darf nicht gelb werden", "Felgen aber silber lassen" */
const SHOWN = plainly(
  (said, english) =>
    `kommts ${said} raus | auf dem foto/bild kommts ${said} raus | auf dem foto/bild wirkts ${said} | auf dem foto/bild ist es ${said} = looks ${english} in the picture
  darf/soll nicht ${said} werd~ = must not turn ${english}
  nur s/de/d/dr … ${said} bliib~ = only in color the ${english}
  aber ${said} lass~/bleib~ = unchanged
  aber die/das/den … ${said} lass~ | aber der/die/das … ${said} bleib~ = but keep the ${english}
  sie/er mag ${said} nicht =`,
);

/** What colours, shades and patterns are called in German, and what is turned from one colour into another. */
export const GERMAN_COLOURS: Phrases = {
  phrase: `
    ferrarirot | ferrari rot = bright red
    schwedenrot~ | falunrot~ = dark red
    himmel klarer und blauer | himmel blauer und klarer | himmel kraftiger blau | himmel intensiver blau | himmel satter blau | himmel starker blau | himmel richtig blau | himmel so richtig blau | himmel tiefblau | himmel in sattem blau | himmel knallblau | himmel strahlend blau | himmel blauer | himmel … blauer = sky bluer
    kupferfarben~ | kupfern~ | kupfer = copper
    bronzefarben~ | bronze = bronze
    rostbraun~ | holzfarbener | holzfarben | holzfarbenen | holzfarbene = brown
    rostrot~ = rust red
    blutorange = blood orange
    rosiger~ | rosaner~ = pinker
    strahlend blau~ | knallblau~ | tiefblau~ = bright blue
    reinweiss~ = pure white
    blond~ = blonde
    noch/wieder/richtig gruner = greener
    matt grau~ = matte gray
    ${DREARY.join('\n  ')}
    ${HUES.join('\n  ')}
    blaugrun~ | petrolgrun~ = teal
    silbern~ = silver
    schummerlicht = light
    ${SOMETHING}
    weis | weiss~ | wais | weiß | wiiss | wiss | wiisse | wyss | schneeweiss~ = white
    schwartz~ | schwaz | schwars | tiefschwarz~ = black
    gelp | herbstlich gelb = yellow
    gruhn~ = green
    plau | blauh = blue
    roht | rohd | herbstlich rot | knallrot~ = red
    oransch | herbstlich orange = orange
    ${PALE}
    anthrazitgrau~ | anthrazitfarben~ | anthrazit = anthracite
    apfelgrun~ | apfelgruen~ = apple green
    aschgrau~ = ash gray
    blutrot~ = blood red
    ziegelrot~ | backsteinrot~ = brick red
    kamelbraun~ | camel | cognac | cognacfarben~ = camel brown
    kanariengelb~ = canary yellow
    bonbonrosa | zuckerlrosa = candy pink
    kirschrot~ = cherry red
    schokobraun~ | schokoladenbraun~ | schokolade = chocolate
    kobaltblau~ = cobalt blue
    farbe der | farbe des | farbe vom | farbe von = color of the
    kupferrot~ = copper red
    kornblumenblau~ = cornflower blue
    jeansblau~ = denim blue
    taubengrau~ = dove gray
    altrosa | altrose = dusty pink
    eierschalenfarben~ | eierschale = eggshell white
    smaragdgrun~ | smaragdgruen~ = emerald green
    signalrot~ | feuerrot~ | ferrarirot~ = fire engine red
    sonnengelb~ | goldgelb~ = golden yellow
    jagergrun~ | jaegergruen~ | jagdgrun~ = hunter green
    eisblau~ = ice blue
    pechschwarz~ | schwarz metallic | schwarzmetallic = jet black
    khakigrun~ | khakigruen~ = khaki green
    zitronengelb~ = lemon yellow
    moosgrun~ | moosgruen~ = moss green
    ockergelb~ | ocker | ockerfarben~ = ochre
    wollweiss~ | naturweiss~ | altweiss~ = off white
    babyrosa | puderrosa = pastel pink
    pfauenblau~ = peacock blue
    perlgrau~ = pearl gray
    perlweiss~ = pearl white
    petrolblau~ | petrolfarben~ = petrol blue
    tannengrun~ | tannengruen~ = pine green
    pistaziengrun~ | pistaziengruen~ | pistazie = pistachio green
    rosegold | rotgold = rose gold
    rubinrot~ = ruby red
    rostfarben~ | rostorange = rust orange
    salbeigrun~ | salbei = sage green
    seegrun~ | meergrun~ | meeresgrun~ = sea green
    schieferblau~ = slate blue
    schiefergrau~ | schiefer = slate gray
    taubenblau~ | stahlblau~ = steel blue
    steingrau~ = stone gray
    turkis orange | turkis und orange | turkisorange | orange turkis | orange und turkis | petrol orange | petrol und orange | orange petrol | blau orange look | orange blau look | orange und teal | teal und orange = teal orange
    terrakotta | terracotta | terrakottafarben~ = terracotta
    tomatenrot~ = tomato red
  `,
  adjective: `
    rennsportgrun = british racing green
  `,
  standard: `
    ${SHOWN}
  `,
};
