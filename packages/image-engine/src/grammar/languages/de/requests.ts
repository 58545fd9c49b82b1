import { alternatives } from '../alternatives.ts';
import { GERMAN_COLOURS } from './colours.ts';

/** "Kommt auf Willhaben": where the picture goes. */
const SOLD = alternatives(
  'soll|muss|kommt|geht|will ich|stell ich|stelle ich|wird|ist|das soll|es soll|das kommt|es kommt|das foto soll|das bild soll|das foto kommt|das bild kommt',
  'auf|bei|in|zu|fur|uber',
  'ebay|kleinanzeigen|vinted|willhaben|ricardo|etsy|tutti|markt.de',
  '|rein|gestellt werden|verkauft werden|verkauft',
);

/** "Irgendwas Graues": of a colour, and no more is said. */
const SOMETHING = GERMAN_COLOURS.filter(([said]) =>
  /^(?:weiss|grau|schwarz|blau|grun|beige)$/.test(said),
)
  .map(([said, english]) => `was/etwas/irgendwas/irgendetwas ${said}es = something ${english}`)
  .join('\n  ');

/** "IBAN schwärzen": a bar over it, and nothing that is black. */
const BLACKED_OUT = [
  ['hausnummer', 'house number'],
  ['kennzeichen|nummernschild|autonummer', 'number plate'],
  ['adresse|anschrift', 'address'],
  ['name|namen|nachname|nachnamen|name und adresse|name und anschrift|namen und adressen', 'name'],
  ['telefonnummer|nummer|kontonummer|iban|handynummer', 'number'],
  ['gesicht', 'face'],
  ['gesichter', 'faces'],
  ['unterschrift', 'signature'],
  ['stelle|zeile|bereich', 'area'],
]
  .map(
    ([said = '', english]) => `${alternatives(said, '…', 'schwaerzen')} = black out the ${english}`,
  )
  .join('\n  ');

/** "Lichter zurück, Schatten auf", as sliders are called. */
const SLIDERS = [
  [
    'tiefen|schatten',
    'hoch|rauf|nach oben|auf|anheben|hochziehen|hochzieh~|aufhell~',
    'lift the shadows',
  ],
  ['tiefen|schatten', 'runter|nach unten|tiefer', 'darken the shadows'],
  ['lichter|hohen', 'runter|nach unten|zuruck|dampf~', 'reduce the highlights'],
  ['lichter|hohen', 'hoch|rauf|nach oben', 'lift the highlights'],
  ['mitteltone', 'hoch|rauf|nach oben', 'brighter'],
  ['schwarz|schwarzwert', 'runter|nach unten', 'darken the blacks'],
]
  .map(([what = '', how = '', english]) => `${alternatives(what, how)} = ${english}`)
  .join('\n  ');

const NOT = 'nicht|ned|nich';
const MUCH = 'arg|doll|dolle|fest|schlimm|stark|viel|wild|extrem|heftig|krass|kraftig|intensiv';

/** How a wish is limited, what it is for, and words for it that are made of others. */
export const GERMAN_REQUESTS = `
  ${SOLD} =
  ${SOMETHING}
  ${BLACKED_OUT}
  ${SLIDERS}
  ${alternatives('aber|', NOT, 'so|zu|gar so|ganz so|allzu', MUCH)} = not too much
  ${alternatives('rander|rand|kanten|weisse rander|weissen rander|weissen rand', 'vom|des|beim|am|um den', 'scan|scans|scanner|eingescannten foto', '…', 'wegschneid~|abschneid~|wegmach~|entfern~|weg|ab|beschneid~|zuschneid~')} = crop off border
  ${alternatives('scanrander|scanrand|scannerrand|scannerrander', '…', 'wegschneid~|abschneid~|wegmach~|entfern~|weg|ab')} = crop off border
  ${alternatives('sonst', 'nimmt|akzeptiert|frisst|schluckt', 'das|die|der', 'portal|amt|formular|seite|website|system|server|upload|programm', 'es|das|ihn|sie|das bild|das foto', '|nicht|nicht an')} =
  rander abschneid~/wegschneid~ | die rander abschneid~/wegschneid~ | rander vom foto/bild abschneid~/wegschneid~ | vom scan die rander abschneid~/wegschneid~/weg = crop off border
  rander/kanten vom scan begradig~ | rander vom scan gerade rucken | rander begradig~ = straighten it
  farben nicht so doll/arg/krass/heftig/schlimm = less saturated
  bitte schwaerzen | das schwaerzen | dies schwaerzen | das hier schwaerzen | hier schwaerzen | das markierte schwaerzen = black out this
  nix/nichts/nicht am gesicht rumdokter~/rumdoktern/herumdoktern/rumpfusch~/rummach~/rumbastel~/rumfummel~ | am gesicht nix/nichts machen/andern/verandern = dont touch my face
  in wirklichkeit | in der wirklichkeit | in der realitat = in real life
  da/dort ist/steht/liegt/sitzt/hangt ein/eine/nen/ne/n | da/dort ist/steht/liegt/sitzt/hangt so ein/eine/n/nen = there is a
  da/dort sieht man mein/meine/meinen | da/dort sieht man noch mein/meine/meinen = you can see my
  man sieht das/mein/ihr/sein gesicht kaum | man sieht das/mein/ihr/sein gesicht fast/gar/uberhaupt nicht | man sieht die gesichter kaum | man sieht die gesichter fast/gar nicht = the face is too dark
  druber/daruber kleiner/klein = above smaller
  druber/daruber grosser/gross = above bigger
  dia | dias = slide
  datei | bilddatei = file
  dateigrosse = file size
  mindestens = at least
  sagt sie konnen das | sagt du kannst das | sagt das geht | sagt dass sie das konnen | sie konnen das = 
  kenn~/kenne mich mit sowas/damit/dem nicht aus | kenn~/kenne mich da nicht aus | kenn~/kenne mich nicht aus | versteh~ nix/nichts davon =
  alles rosa geworden | alles rotlich geworden = everything turned pink
  lampenlicht | kunstlicht | gluhbirnenlicht | deckenlicht = lamplight
  quer = landscape
  vereinsfarben eben/halt/naturlich | unsere vereinsfarben | sind unsere vereinsfarben | sind die vereinsfarben = our club colors
  zur geltung bring~ | besser zur geltung bring~ | richtig zur geltung bring~ = bring out
  kinoplakat | filmplakat = movie poster
  sonst gibts/gibt wieder/nur/bloss arger/gemecker/stress/streit | sonst gibt es wieder/nur arger/gemecker/stress =
  wenn nicht dann wenigstens/mindestens | wenn das nicht geht dann wenigstens | wenns nicht geht dann wenigstens | falls nicht dann wenigstens | sonst wenigstens | ansonsten wenigstens | oder wenigstens = if not at least
  und so orangem/orangenem/orange/orangenes datum = and orange date
  und so weissem/weisses/weisse datum = and white date
  und so gelbem/gelbes datum = and yellow date
  und so rotem/rotes datum = and red date
  sieht aus wie kraut und ruben | aussieht wie kraut und ruben | wie kraut und ruben = is messy
  strahlen durch die/den baume/baumen/wald/blatter/aste werf~ | strahlen zwischen den baumen = sun rays
`;
