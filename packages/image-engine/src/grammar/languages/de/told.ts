import { alternatives, combined } from '../alternatives.ts';
import { GERMAN_COLOURS as COLOURS } from './colours.ts';

/** "Is im Keller aufgenommen worden", "haben wir auf Kreta geknipst": how the picture came about. */
const TAKEN = alternatives(
  'ist|is|isch|das ist|das is|hab ich|habe ich|das hab ich|das habe ich|das haben wir|hab i|haben wir|ham wir|hat mein mann|hat meine frau',
  '…',
  'aufgenommen|aufgnommen|entstanden|gemacht|geknipst|fotografiert|geschossen',
);
const TAKEN_AT_NIGHT = alternatives(
  'das hab ich|das habe ich|hab ich|haben wir|das haben wir|das ist|ist|das wurde',
  'nachts|bei nacht|in der nacht|spatnachts',
  '…',
  'aufgenommen|gemacht|geknipst|fotografiert|entstanden',
);
/** "Soll auf A3 gedruckt werden": what the picture is for. */
const PRINTED = [
  alternatives('soll|muss|das soll|das muss|es soll', '…', 'gedruckt|ausgedruckt', 'werden|werdn'),
  alternatives('wird|das wird|es wird', '…', 'gedruckt|ausgedruckt|aufgehangt'),
  alternatives(
    'will ich|mochte ich|ich will es|ich mochte es|wollen wir|mochten wir|lass ich|lassen wir',
    '…',
    'drucken|ausdrucken|drucken lassen|ausdrucken lassen',
  ),
  alternatives('kommt als|kommt dann als', 'poster|plakat|druck|leinwand|leinwandbild'),
].join(' | ');

/** "Für Omas 80er": a birthday, and no look of a decade. */
const BIRTHDAYS = alternatives(
  'fur|zu|zum|zur|von|ist fur|wird fur|sind fur',
  'omas|opas|mamas|papas|mutters|vaters|tantes|onkels|muttis|vatis|seinen|ihren|meinen|unseren|den',
  '50er|60er|70er|80er|90er|40er|30er|50sten|60sten|70sten|80sten|90sten',
);

/** "Tasche vor reinem Weiß", "die Uhr auf zartem Grau": a ground in a colour. */
const GROUNDS = COLOURS.filter(([said]) => !/^(golden|silbern|knallrot|mattschwarz)$/.test(said))
  .map(([said, english]) =>
    [
      `${combined('vor|auf', 'reinem|purem|absolut reinem', said).join(' | ')} = with a pure ${english} background`,
      `${combined('vor', `|zartem|ruhigem|einfarbigem|neutralem|glattem|schlichtem|sattem|dunklem|hellem|ganz hellem`, said).join(' | ')} = with a ${english} background`,
    ].join('\n  '),
  )
  .join('\n  ');

/** "Den vergilbten Ton lassen": the tone of an old print is to stay. */
const OLD_TONE = alternatives(
  'den vergilbten|vergilbten|die vergilbte|den gelblichen|den braunlichen|den alten|die alte|die gelbliche',
  'ton|farbton|farbe|tonung',
  '…',
  'lassen|lass|belassen|behalten|erhalten|bleiben|bleibt',
);

/** What an old print has, as it is taken out of it. */
const DAMAGE = alternatives(
  'kratzer|knicke|flecken|risse|staub|kratzer und knicke|knicke und kratzer|flecken und kratzer|knicke und flecken|staub und kratzer|falten und flecken|falten und kratzer',
  '…',
  'rausholen|raushol|herausholen|rauszaubern|rauskriegen|rausbekommen',
);

/** "Etwas freundlicher belichtet" */
const EXPOSED = [
  ['heller|freundlicher|lichter', 'brighter'],
  ['dunkler|knapper', 'darker'],
]
  .map(
    ([said = '', english]) =>
      `${alternatives(said, 'belichtet|belichten|ausgeleuchtet|ausleuchten|beleuchtet')} = ${english}`,
  )
  .join('\n  ');

/** "Die Ränder abschneiden": a little of every side, as they are of a scan or a print. */
const EDGES = alternatives(
  'uberstehenden rander|uberstehende rander|unsauberen rander|schiefen rander|ausgefransten rander',
  'abschneiden|wegschneiden|beschneiden|abtrennen|kappen|weg|wegmachen|entfernen',
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

/** "Leben rein", "vervierfachen": what is to become more. */
const MORE = [
  `${alternatives('bring|bringt|bringe', '|da|bitte|mal|bisschen|etwas|da bisschen|da etwas|wieder', 'leben|pepp|schwung|farbe', 'rein|hinein|ins bild')} = more vivid`,
  `${alternatives('auflosung|die auflosung', 'vervierfachen|vervierfach')} | vervierfach~ die auflosung = upscale 4 times`,
  `${alternatives('grosse|die grosse', 'verdreifachen|verdreifach')} = 3 times as big`,
].join('\n  ');

/** "Wie ein Foto aus den Neunzigern" */
const DECADES = [
  ['funfzigern', 'fifties'],
  ['sechzigern', 'sixties'],
  ['siebzigern', 'seventies'],
  ['achtzigern', 'eighties'],
  ['neunzigern', 'nineties'],
]
  .map(
    ([said = '', english]) =>
      `${alternatives('wie ein|wie eine|wie', 'foto|bild|aufnahme|schnappschuss|urlaubsfoto', 'aus den', said)} = like a photo from the ${english}
  filmplakat/kinoplakat aus den ${said} = movie poster from the ${english}`,
  )
  .join('\n  ');
/** "Gib dem Ganzen einen Stich ins Grünliche", "den Rotstich aus den Gesichtern nehmen" */
const TINGES = [
  ['grun', 'green'],
  ['blau', 'blue'],
  ['gelb', 'yellow'],
  ['rot', 'red'],
]
  .map(
    ([said = '', english]) =>
      `${alternatives('gib|verpass|verleih', '…', `stich ins ${said}liche|hauch ${said}|touch ins ${said}liche`)} = add a ${english} tint
  ${said}stich aus … nehm~/raus/rausnehm~/entfern~/weg | nimm … ${said}stich aus = remove the ${english} cast from`,
  )
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
/** "Die Krawatte statt rot in dunkelblau" */
const SWAPPED = COLOURS.concat([
  ['silber', 'silver'],
  ['gold', 'gold'],
  ['beige', 'beige'],
  ['rosa', 'pink'],
])
  .map(([said, english]) => `statt ${said} in/auf = from ${english} to`)
  .join('\n  ');
/** "Ein schwarzer Balken mit weißem Text": behind letters, and no stripes of a film. */
const BARS = COLOURS.filter(([said]) => /^(schwarz|weiss|rot|blau|gelb|grau|grun)$/.test(said))
  .map(([said, english]) => `${said}er/${said}en balken mit = ${english} bar with`)
  .join('\n  ');
/** "Den Mond brauch ich nicht": of an effect none is to be added; a thing is to go. */
const UNWANTED = 'brauch ich nicht|brauche ich nicht|brauchts nicht|muss nicht sein|will ich nicht';
const NEEDLESS = [
  ['den mond|einen mond', 'moon'],
  ['den regenbogen|einen regenbogen', 'rainbow'],
  ['den rahmen|einen rahmen', 'frame'],
  ['den text|einen text', 'text'],
  ['die vignette|eine vignette', 'vignette'],
  ['das korn', 'grain'],
  ['den nebel', 'fog'],
  ['den schnee', 'snow'],
  ['den regen', 'rain'],
]
  .map(([said = '', english]) => `${alternatives(said, UNWANTED)} = no ${english}`)
  .concat(`${alternatives('den|die|das', '…', UNWANTED)} = remove the`)
  .join('\n  ');

/** "Da ist nur Straße": what is cut away there. */
const ONLY_THERE = alternatives(
  'da|dort|drunter|unten',
  'ist|sieht man|sind',
  '|eh|ja|doch|sowieso|ohnehin',
  'nur|bloss|lauter',
);

/** What German tells around its wishes, and wishes that are told rather than named. */
export const GERMAN_TOLD = `
  ${TAKEN} | ${alternatives('ist|is|wurde|das ist|das wurde', '…', 'aufgenommen|gemacht', 'worden')} = it was taken
  ${TAKEN_AT_NIGHT} = it was taken at night
  ist/is/war von gestern/vorgestern/letztem/heute/damals = it was taken
  wieso | weshalb | warum | wiaso | wos = why
  ${PRINTED} = for printing
  ${BIRTHDAYS} = for the birthday
  ${GROUNDS}
  ${OLD_TONE} = keep the sepia tone
  ${DAMAGE} = restore
  ${EXPOSED}
  ${EDGES} = crop 5 percent off every side
  weis | weiss~ | wais | weiß = white
  schwartz~ | schwaz | schwars = black
  gelp = yellow
  gruhn~ = green
  plau | blauh = blue
  roht | rohd = red
  oransch = orange
  wie aus dem/ausm kino | wie ausm film/kinofilm | ausm kino | aus dem kino = cinematic
  ausm = in
  ${SWAPPED}
  ${BARS}
  hatt i gern/gerne | hatt i gern/gerne in | hatti gern =
  aber nicht ubertreib~ | ohne zu ubertreib~ = not too much
  auf/mit/in halber starke/kraft/dosis | zur halfte nur | nur halb so stark = at half strength
  herbstlich orange = orange
  herbstlich rot = red
  herbstlich gelb = yellow
  verregnet = rainy
  mach~ die stadt/strasse/szene/gasse nachts = make it night
  lass~ die sonne tief steh~ | sonne soll tief steh~ | lass~ die sonne tiefer steh~ = golden hour light
  gesicht ist im gegenlicht ganz/total/fast/komplett schwarz/dunkel | gesicht im gegenlicht schwarz/dunkel | gesicht ist im gegenlicht schwarz/dunkel = face too dark
  hab/habe/haben geblitzt | wurde geblitzt | mit blitz fotografiert =
  sind die augen rot | sind die augen ganz/jetzt/alle/leider rot | jetzt sind die/meine/ihre/seine augen rot = red eyes
  mit unscharfem/verschwommenem hintergrund oben und unten | oben und unten unscharf/verschwommen | mit unscharfen streifen/balken/flachen oben und unten = with blurred sides
  silhouette mit … gefullt = silhouette filled with
  silhouette mit … full~ = fill the silhouette with
  bunt und verspielt | verspielt und bunt | verspielt~ = in playful font
  ${DECADES}
  ${TINGES}
  ${NEEDLESS}
  brauch ich nicht | brauche ich nicht | brauchts nicht | braucht es nicht = not needed
  ${HANDWRITTEN}
  linolschnitt | holzschnitt | linoldruck = linocut
  sonst passts | sonst passt es | sonst passt alles | sonst passts eh | sonst eh gut =
  aber hauttone naturlich | aber die hauttone naturlich | hauttone naturlich lass~/halt~/bleib~ | hauttone sollen naturlich bleib~ = but keep the skin tones natural
  entscharf~ = tone down
  die datei … grosser mach~ | mach~ … datei grosser | datei vergrosser~ = make the picture bigger
  die datei … kleiner mach~ | mach~ … datei kleiner | datei verkleiner~ = make the picture smaller
  brauch/brauche/brauchen sie/ihn/die/den fur … plakat/poster/leinwand/banner = for printing
  motiv mittig/zentriert | das motiv mittig/zentriert | motiv in die/der mitte | person mittig | ich mittig = subject centered
  kopf und schultern | kopf und oberkorper | kopf und brust = head and shoulders
  hohe automatisch/egal/proportional/passend/entsprechend | hohe ergibt sich = the height automatic
  breite automatisch/egal/proportional/passend/entsprechend | breite ergibt sich = the width automatic
  kreideschrift | pinselschrift | filzstiftschrift | schulschrift = handwritten
  hochzeitskarte | einladungskarte | geburtstagskarte | weihnachtskarte | dankeskarte | grusskarte = card
  sonst schmal/dunn | an den anderen seiten schmal/dunn | rundum schmal = otherwise narrow
  ${PALE}
  ${MORE}
  ${ONLY_THERE} = there is only
  auf … grund/untergrund setz~/stell~/leg~ = on background
  hintergrund … durch/mit einen/einem sternenhimmel ersetz~/tausch~/austausch~ | sternenhimmel als hintergrund | sternenhimmel hinter mich/uns/ihn/sie | sternenhimmel dahinter = in space
  schlosspark | stadtpark | kurpark | schlossgarten | rosengarten | klostergarten = park
  hinter … zauber~ = behind
  nervt/stort mich/uns/total/gewaltig | nervt | nerven = annoys me
  konnte/kann/durfte/konnt sie/er/es/das … zu sehen sein | konnte/durfte sie/er/es/das … sein = make it
  ich hatte/hatt/hab sie/ihn/es/das gern/gerne/lieber | die/den/das hatt/hatte ich gern/gerne/lieber = make it
  bisschen/etwas/leicht/zart pastell | pastell ganz zart/sanft = slightly pastel look
  pastellig~ | in pastelltonen | pastelltone = pastel look
  mosaik aus grossen/groben/dicken/riesigen pixeln/quadraten/kastchen/steinchen = pixel art with big blocks
  mosaik aus kleinen/feinen pixeln/quadraten/kastchen/steinchen = pixel art with small blocks
  hauchzart~ | hauchfein~ | hauchdunn~ | hauch zart | nur hauchzart/hauchfein = slightly
  nicht totglatt~/plattbugel~/kaputtrechn~/weichspul~/glattbugel~/plattmach~ | nicht zu glatt | nicht tot glatt~ = not too much
  ohne totzuglatten/glattzubugeln/weichzuspulen = not too much
  schrift/text/aufschrift/schriftzug soll/muss/kann man … lesen konnen | schrift/text/aufschrift … lesbar sein/werd~/wird/ist | man soll/muss/will die schrift/den text lesen konnen = so the text is readable
  alle zwei/drei/vier/funf fotos/bilder/aufnahmen in/zu ein/einem quadrat | alle fotos/bilder in ein quadrat = collage
  seiten … auffull~/full~ | full~ die seiten = fill the sides
  ${alternatives('mitm|mitn|mit dem|mit meinem', 'handy|smartphone|tablet|ipad|iphone')} =
  dazwischen … streifen/abstand/linie/strich/balken/steg = with a gap
  das ganze bei nacht | das ganze in der nacht | alles bei nacht | das ganze bild bei nacht | das ganze nachts = make everything night
  lass~ wie sie sind | lass~ wie er/sie/es ist | so lass~ wie sie sind = unchanged
  zu … sichtbar/durchscheinend/deckend = at
  zum 50er/60er/70er/80er/40er/30er/90er von = for the birthday of
  normale farben | farben normal | farben wieder normal | normale farbgebung = fix the white balance
  vinylfigur~ = vinyl figurine
  sockel | podest | standfuss | standplatte | stander = base
  und allem drum und dran | und allem | und pipapo | mit allem drum und dran = and everything
  aber bitte/wirklich/ganz/nur wenige | aber wirklich/bitte nur wenige | aber nur ganz wenige | nur ganz wenige = slightly
  nimmt/akzeptiert/erlaubt nur bilder/fotos/dateien bis | nimmt/akzeptiert/erlaubt nur = resize to at most
  die stelle/seite/firma | das amt/portal/formular | der server nimmt/akzeptiert/erlaubt nur bilder/fotos/dateien bis = resize to at most
  hatte/hatt/mochte/will es gern/gerne in den richtigen/wahren/echten/naturlichen farben | hatte/mochte/will es in den richtigen/wahren/echten/naturlichen farben = colorize it
  besser/richtig/schoner belichten/belichtet | besser ausleuchten = fix the exposure
  ${SO}
  links vorher | links das vorher | vorher steht/ist/kommt/soll links | das vorher links = before left
  rechts nachher | rechts das nachher | nachher steht/ist/kommt/soll rechts | das nachher rechts = after right
  gibt es leider/nur/ja/halt schwarzweiss | gibt es leider nur schwarzweiss | gibts nur/leider schwarzweiss | gibts leider nur schwarzweiss | gibts nur/leider in schwarzweiss | gibt es nur/leider in schwarzweiss | gibts leider nur in schwarzweiss | gibt es leider nur in schwarzweiss | existiert nur in schwarzweiss = is black and white
  in den richtigen/wahren/wirklichen/damaligen/ursprunglichen farben | in richtigen/wahren/wirklichen farben = in true colors
  schwarzweissbild/schwarzweissaufnahme … bunt/farbig | sw bild … bunt/farbig = colorize this black and white photo
`;
