import { alternatives, combined, without } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Heller macha", "dunkler mochn" */
const LIGHTER = Object.entries({
  heller: 'brighten',
  dunkler: 'darken',
  scharfer: 'sharpen',
  warmer: 'make warmer',
  kuhler: 'make cooler',
  grosser: 'make bigger',
  kleiner: 'make smaller',
}).map(
  ([said, english]) =>
    `${said} macha/mochn/mocha/mache/machn/moche/dua/toa | a bissl ${said} macha/mochn = ${english}`,
);

/** "Z hell", "z dunkel" in the south. */
const TOO = Object.entries({
  dunkel: 'dark',
  finster: 'dark',
  duster: 'dark',
  hell: 'bright',
  grell: 'bright',
  gelb: 'yellow',
  blau: 'blue',
  rot: 'red',
  grun: 'green',
  bunt: 'colorful',
  blass: 'dull',
  fad: 'dull',
  flau: 'flat',
  warm: 'warm',
  kalt: 'cold',
  unscharf: 'blurry',
  scharf: 'sharp',
  kornig: 'grainy',
}).map(
  ([said, english]) =>
    `z ${said} | vui z ${said} | viel z ${said} | fei z ${said} = too ${english}`,
);

/** "Wieso ist das so dunkel?": a complaint, as "zu dunkel" is. */
const SO = [
  ['dunkel|finster|duster', 'dark'],
  ['hell', 'bright'],
  ['blass|fahl', 'pale'],
  ['flau|fad|matt', 'dull'],
  ['unscharf|verschwommen|verwackelt', 'blurry'],
  ['verrauscht|kornig|grieselig', 'grainy'],
  ['gelb|gelblich|gelbstichig', 'yellow'],
  ['orange', 'orange'],
  ['blau|blaulich|blaustichig', 'blue'],
  ['rot|rotlich|rotstichig', 'red'],
  ['grun|grunlich|grunstichig', 'green'],
  ['schief', 'crooked'],
  ['bunt|grell', 'colorful'],
]
  .map(([said = '', english]) => `${alternatives('so|derart', said)} = so ${english}`)
  .join('\n  ');

/** "Man erkennt ja gar nix" */
const UNSEEN = combined(
  'man erkennt|man sieht|erkennt man|sieht man|da erkennt man|da sieht man',
  '|ja|da',
  'gar|uberhaupt|fast|absolut',
  'nix|nichts',
  '|mehr',
);

/** Turns of German for light: too dark, brighter, shadows, highlights, contrast, golden hours. */
export const GERMAN_LIGHT: Phrases = {
  phrase: `
    kurz vor/vorm sonnenuntergang | kurz vor dem sonnenuntergang | bei tiefstehender sonne | bevor die sonne untergeht | warm … wie kurz vor/vorm sonnenuntergang | licht soll warm sein wie kurz vor/vorm sonnenuntergang | warm~ abendlicht/licht wie kurz vor/vorm sonnenuntergang = golden hour light
    als wurde … die sonne untergeh~/aufgeh~ | goldene abendstimmung/morgenstimmung | goldener abendstimmung | goldenes licht | abendsonne von der seite | sonne von der seite | streiflicht | lass~ die sonne tief steh~ | sonne soll tief steh~ | lass~ die sonne tiefer steh~ = golden hour light
    sonnenuntergangsstimmung | sonnenaufgangsstimmung | goldenes abendlicht | warmes abendlicht | warmes licht der abendsonne | goldene stunde | goldener stunde | goldenen stunde | goldstunde | abendlicht | abendsonne = golden hour light
    goldigs/goldig/goldiges/goldige abendliecht/abendlicht/abigliecht | abendliecht | abigliecht | sonnenuntergangslicht | golden hour | warm~ abendsonne~ | abendsonne~ | abendrot~ | sonnenuntergangslook | warm~ sonnenuntergang~ | feierabendlicht | spatnachmittagslicht | tiefstehende sonne = golden hour light
    licht der untergehenden sonne | sonnenaufgangslicht | morgenlicht | morgensonne | sonnenuntergangs stimmung | sonne … tief | tiefe sonne | sonne tief = golden hour light
    mach~/tu~ da … licht hin/rein = brighten it
    nur/bloss schwarze umrisse/silhouetten/schemen | nur noch schwarze umrisse/silhouetten | nur als silhouette zu sehen | war es dunkel/finster/duster | wars dunkel/finster | es war dunkel/finster | schlecht/mies ausgeleuchtet/beleuchtet | zu wenig licht | viel zu wenig licht = too dark
    zu dunkel | man sieht nichts | man sieht kaum was | man sieht kaum etwas | man sieht ja nix | sieht man nix | sieht man nichts | man erkennt nichts | man erkennt kaum was | man erkennt ja nichts | erkennt man nichts = too dark
    erkennt man kaum was | sieht man kaum was | zu finster | stockdunkel | stockfinster | zappenduster | zu duster | zu dunster | sauer dunkel | arg dunkel | recht dunkel | ziemlich dunkel | echt dunkel | man sieht nix = too dark
    man erkennt nix | nix zu sehen | nichts zu erkennen | kaum was zu sehen | kaum etwas zu erkennen = too dark
    gegenlicht hat mein/unser gesicht geschluckt/verschluckt = my face is too dark
    halbe helligkeit | halb so viel helligkeit | halb so hell~ = half as bright
    zu viel licht | viel zu viel licht | zu hell = too bright
    leucht~ … schon/besser/ordentlich/gut aus | gesicht/gesichter schon/besser/gut ausleucht~ | beleucht~ mich/uns … wie im studio | wie im studio beleuchtet/ausgeleuchtet | licht wie im studio | studiobeleuchtung | portraitlicht | portraitbeleuchtung | portraitlichts = portrait light
    ins rechte licht | in ein besseres licht | in besseres licht | ins beste licht | portratlicht | portratbeleuchtung | studiolicht | das licht im gesicht bissl besser | das licht im gesicht besser | besseres licht im gesicht | licht im gesicht | ausleucht~ | besser ausleucht~ | schon ausleucht~ = portrait light
    licht/helligkeit/belichtung starken | nich so dunkel | nich so finster = brighter
    knips~ … das licht an | mach~ … das licht an | mach~ … licht an | dreh~ … das licht auf | licht anmach~ | licht anknips~ | mehr licht rein | licht rein | lass mehr licht rein | sonne rein | mehr sonne rein | heller drehen | heller dreh | heller stell~ | heller ziehen | heller schraub~ = brighter
    nicht hell genug | ned hell gnua | nicht licht genug | licht reinbring~ | licht reinlass~ | mehr licht reinbring~ | bisschen licht reinbring~ | ein bisschen licht reinbring~ | bissl licht reinbring~ | licht hineinbring~ | heller | helligkeit … hoch | helligkeit … rauf | freundlicher = brighter
    mehr helligkeit | mehr belichtung | weniger dunkel | nicht so dunkel | nicht mehr so dunkel | nicht gar so dunkel | belichtung … hoch | belichtung hoch | belichtung rauf = brighter
    da fehlt licht | da fehlt das licht | da fehlt einfach licht | es fehlt licht | ist zu wenig licht = it is too dark
    etwa/um ein viertel heller | ein viertel heller = 25 percent brighter
    licht … zu hart = light too harsh
    nich so grell | nich so hell | weniger grell = less bright
    ist/sind in echt/wirklichkeit/natura/real/live = is really
    ist so finster/dunkel | war so finster/dunkel | immer so finster/dunkel | ist es immer so dunkel/finster/duster | ists immer so dunkel/finster | sauft ab | sauft total ab | sauft vollig ab | abgesoffen | saufen ab = is too dark
    lichtstimmung = light mood
    weniger schatten im gesicht | schatten im gesicht weg/raus/aufhell~ | gesicht/gesichter im schatten aufhell~ | gesicht/gesichter im schatten … heller | hell~ … gesicht/gesichter im schatten auf = brighten the face
    nachtfoto = night picture
    ein/eine drittel blende = a third of a stop
    dramatischer | dramatischer rauskomm~/herauskomm~/wirken/hervorkomm~ = more dramatic
    weicheres/sanfteres/schmeichelndes/schmeichelhaftes/schmeichelhafteres/schoneres/softes/beauty licht | nettes/schones weiches licht | weiches portratlicht | beautylicht | wie mit ringlicht/softbox = soft portrait light
    mit softbox/ringlicht | ringlicht rein | und/dazu/bitte/ein weiches licht | mit/in weichem licht | ein sanftes/schones licht | in schonem licht | licht weicher/softer | weichere/weiche/sanfte ausleuchtung = soft portrait light
    gluhbirnenlicht = bulb light
    ${alternatives('gesicht|gesichter|mein gesicht|das gesicht|die gesichter', 'ist|sind|ist ja|total|komplett|ganz|fast|ist ganz|ist total|ist komplett|ist fast|sind ganz|sind fast', 'schwarz|nur schwarz|ein schwarzer fleck')} = face too dark
    ${alternatives('als ob|als wenn|wie wenn|so als ob', 'die sonne', 'grad|gerade|gleich|bald|', 'untergeht|untergehen wurde|aufgeht|aufgehen wurde|tief steht|tief stunde|unterginge')} | als ginge die sonne grad/gerade unter | als ginge die sonne unter = golden hour light
    ${LIGHTER.join('\n  ')}
    ${TOO.join('\n  ')}
    ruck~ … ins rechte licht | ruck~ … in ein besseres licht | ruck~ … in besseres licht | setz~ … ins rechte licht | setz~ … in ein besseres licht | setz~ … ins beste licht = portrait light for
    licht aus | licht ausmach~ | mach~ … das licht aus | licht runter | dunkler drehen | dunkler dreh | dunkler stell~ | dunkler ziehen | dunkler schraub~ | nicht dunkel genug = darker
    dunkler | helligkeit … runter | weniger helligkeit | weniger licht | weniger belichtung | nicht so hell | weniger hell | nicht mehr so hell | nicht gar so hell | belichtung … runter | belichtung runter = darker
    stockfinstere nacht | stockdunkle nacht | finstere nacht | pechschwarze nacht | tiefe nacht | tiefste nacht | in tiefster nacht | rabenschwarze nacht = dark night
    stockdunkl~ = dark
    man sieht das/mein/ihr/sein gesicht kaum | man sieht das/mein/ihr/sein gesicht fast/gar/uberhaupt nicht | man sieht die gesichter kaum | man sieht die gesichter fast/gar nicht = the face is too dark
    lampenlicht | kunstlicht | deckenlicht = lamplight
    gesicht ist im gegenlicht ganz/total/fast/komplett schwarz/dunkel | gesicht im gegenlicht schwarz/dunkel | gesicht ist im gegenlicht schwarz/dunkel = face too dark
    gesicht sauft ab | gesicht sauft total ab | gesicht ist abgesoffen | gesicht liegt im schatten | gesicht liegt total im schatten | gesicht ist im schatten | gesicht im schatten | gesichter im schatten | gesichter liegen im schatten = face too dark
    ${without(SO, 'so verwackelt')}
    hell … auf | helle … auf = brighten
    dunkel … ab | dunkle … ab | dunkl~ … ab = darken
    vor sonnenuntergang kurz = golden hour
    warmes licht | sonniges licht | abendstimmung | sonnenlicht = golden light
    mehr licht = more light
    eine blende | ein~ blende = one stop
    zwei blenden = two stops
  `,
  adjective: `
    hauptsache hell = and brighter
    uberstrahl~ = blow out
    grell~ | hell~ | hell und freundlich | freundlich und hell = bright
    sichtbar mach~ | sichtbarer mach~ | mach~ sichtbar | mach~ ihn sichtbar | mach~ ihn mal sichtbar | mach~ sie sichtbar | mach~ ihn sichtbarer = brighten it
    mehr licht ins gesicht | mehr licht im gesicht | licht ins gesicht | bisschen mehr licht ins gesicht | ein bisschen mehr licht ins gesicht = brighten the face
    etwas freundlicher ausgeleuchtet | besser ausgeleuchtet | schoner ausgeleuchtet = brighter
    dunkel | dunkle~ | dunklem | finster~ | zu finster~ = dark
    dusterer | noch dusterer | alles dusterer | etwas dusterer = darker
    duster und kuhl | duster und kalt = darker and colder
    schummrig~ = dim
    dramatisch~ = dramatic
    gesichter schwarz | gesichter zu dunkel = faces too dark
    trub~ | duster~ = gloomy
    goldene abendsonne = golden hour
    halbe blende | eine halbe blende | ne halbe blende | ner halben blende | einer halben blende = half a stop
    sitzt komplett im dunkeln | sitzt im dunkeln | steht im dunkeln | komplett im dunkeln | ganz im dunkeln | total im dunkeln | ist im dunkeln | liegt im dunkeln | sitzen im dunkeln | stehen im dunkeln | wirkt wie ein keller = is too dark
    wirkt wie eine hohle | wirkt wie ne hohle | sieht aus wie ein keller | sieht aus wie eine hohle | sieht aus wie ne hohle = is too dark
    wieso ist das so dunkel geworden | wieso ist das so dunkel | warum ist das so dunkel | wieso ist es so dunkel | wieso so dunkel | warum so dunkel = it is too dark
    ausgeleuchtet | ausgeleuchtete | ausgeleuchtetes | ausgeleuchteter = lit
    soll es hell und freundlich sein | soll hell und freundlich sein | soll hell und freundlich wirken | es soll hell und freundlich sein = make it brighter
    durfen nicht uberstrahl~ | darf nicht uberstrahl~ | nicht uberstrahl~ = must not blow out
    anderthalb blenden | eineinhalb blenden = one and a half stops
    ne blende | einer blende | ein blendenstufe | eine blendenstufe = one stop
    sind unsere gesichter schwarz | sind die gesichter schwarz = our faces are too dark
    weiches licht aufs gesicht | weiches licht aufs gsicht | weiches licht ins gesicht | weiches licht im gesicht | weiches licht auf dem gesicht | schones licht aufs gesicht | schones licht im gesicht = portrait light
    licht von links | portratlicht von links | portraitlicht von links = portrait light from the left
    licht von rechts | portratlicht von rechts | portraitlicht von rechts = portrait light from the right
    wie ein keller | wie ne hohle | wie eine hohle | wie ein kellerloch | wie ein loch | wie eine gruft | wie ein bunker = too dark
    zwei blendenstufen = two stops
  `,
  standard: `
    der himmel soll/darf nicht/nich ausbrennen/ausfressen/uberstrahlen | himmel soll/darf nicht/nich ausbrennen/ausfressen/uberstrahlen | ohne dass der himmel ausbrennt/ausfrisst/uberstrahlt | ohne den himmel auszubrennen/auszufressen/uberzubelichten | lass/lasse den himmel nicht/nich ausbrennen/ausfressen = dont blow out the sky
    ${UNSEEN.join(' | ')} = much too dark
    nicht so grell = less bright
  `,
};
