/** Every word of the first place before every one of the next; an empty one leaves its place out. */
const combined = (...places: readonly string[]): string =>
  places
    .map((place) => place.split('|'))
    .reduce(
      (before, place) =>
        before.flatMap((one) => place.map((other) => `${one} ${other}`.replace(/ +/g, ' ').trim())),
      [''],
    )
    .join(' | ');

/** "Guckt so grimmig": faces that nobody can change. */
const FROWNING = combined(
  'schaut|guckt|kuckt',
  'so',
  'grimmig|finster|verbissen|verkniffen|genervt|gelangweilt|mude',
);
/** "Da ist nur Decke": of what is cut away. */
const EMPTY = combined(
  'da ist',
  'nur',
  'decke|zimmerdecke|wand|boden|asphalt|beton|gebusch|mauer|mull|gerumpel|krempel',
);
/** "Man erkennt sie kaum" */
const HARDLY = combined('man erkennt|man sieht', 'sie|ihn|mich|uns', 'kaum|fast nicht');
/** "Wohnzimmer für Inserat": which picture it is, and for whom. */
const OFFERED = combined(
  'wohnzimmer|schlafzimmer|wohnung|haus',
  'fur inserat|furs inserat|fur die anzeige|furs expose',
);
/** "Bis das Amt es nimmt": who asks for it. */
const DEMANDED =
  'nimmt sonst nix/nichts an | nimmts sonst nicht | nimmt es/das sonst nicht | lasst sonst nichts/nix zu | akzeptiert sonst nichts/nix | meckert/motzt sonst | mault sonst';

/** Reasons and stories of German that stand beside a wish and ask for nothing. */
export const GERMAN_REASONS = `
  ${DEMANDED} = complains otherwise
  ${FROWNING} = looks so grumpy
  ${EMPTY} =
  ${HARDLY} = you can hardly see her
  ${OFFERED} =
  die/sie/das gehoren/gehort dazu | die gehoren/gehort da hin | das muss so sein | die mussen so sein =
  grauer/truber/verregneter tag/winter/janner/januar/november/februar =
  hab/habe/haben … gescannt/eingescannt/abfotografiert/digitalisiert = we have scanned
  ist mein/unser eigenes foto/bild | ist ja mein/unser eigenes foto/bild | das ist mein/unser eigenes foto/bild | sind meine/unsere eigenen fotos/bilder =
  hab/habe nur/leider/aber/halt das original nicht mehr | hab/habe das original nicht mehr | das original ist weg/verloren/verschollen =
  nicht wie eine/ne plastikpuppe/wachsfigur/barbie/barbiepuppe ausseh~ | nicht wie plastik/glattgebugelt/retuschiert ausseh~ | nicht nach plastik ausseh~ =
  brauch/brauche es/das fur … plakat/poster | brauchs fur … plakat/poster | ist fur … plakat/poster | wird … plakat/poster = for printing
  in der backstube/werkstatt/garage/gaststube/scheune/backerei/wirtschaft/sporthalle haben wir =
  ernst/schlicht/klassisch/feierlich/edel gehalten =
  fur die/eine todesanzeige/traueranzeige/trauerkarte/danksagung/dankeskarte | furs sterbebild/sterbebildchen | fur die parte/partezettel =
  beim/vom scannen/einscannen/drucken/abfotografieren/umzug/kopieren =
  nachste/kommende/diese woche | nachsten/kommenden monat/samstag/sonntag =
  hat geburtstag/jubilaum/namenstag/konfirmation/kommunion/firmung =
  von der kuchenlampe/deckenlampe/stehlampe/beleuchtung/nachttischlampe/strassenlaterne =
  ne/nur/kleiner/war spass/scherz | war nur spass/scherz | spass beiseite =
  auf t shirts/tassen/taschen/kissen/leinwand drucken lass~ | auf t shirts/tassen/taschen/kissen drucken | auf ein t shirt drucken lass~ | auf eine/ne tasse drucken lass~ = for printing
  nach urlaub/ferien/abenteuer/freiheit ausseh~ =
  man siehts/sieht am shirt/trikot/schild/pulli | man siehts an der schrift | man sieht es an der schrift | man sieht es am shirt/schild =
  das ist der ausblick/blick von unserem/meinem balkon/fenster =
  mir brennen/tranen/schmerzen die/schon augen | mir brennen/tranen ja/schon die augen | da brennen einem die augen | mir tun die augen weh =
  ist ja nur im vordergrund/hintergrund =
  bei uns im flur/keller/buro/wohnzimmer/zimmer/haus | bei uns in der kuche/halle/wohnung =
  oma/opa/mama/papa/mutter/vater/mann/frau/hund/katze ist … gestorben =
  tochter/sohn/mann/frau/oma/opa/mama/papa/freundin/freund hat … geburtstag =
  pfarrblatt | gemeindeblatt | amtsblatt | dorfzeitung | festschrift = newspaper
  plastikpuppe | barbiepuppe = doll
  backstube = bakery
  gaststube = tavern
  namenstag = birthday
  partezettel = note
  genervt = annoyed
  schmerzen = pain
  beiseite =
  schummerlicht = light
  tochter/sohn/enkel/enkerl/enkelin/baby/nichte/neffe ist/wurde … getauft =
  am samstag/sonntag/freitag/montag =
  furs pfarrblatt/gemeindeblatt/jahrbuch/amtsblatt | fur die festschrift/schulerzeitung/vereinszeitung/dorfzeitung =
  sonst druckt/wird das/es … matschig/verwaschen/blass =
  oben/unten/links/rechts kann ruhig was/etwas weg =
  nix/nichts/nicht verzerr~/verzieh~ | ohne zu verzerr~ | ohne verzerrung =
  ist ja/halt/leider/eh schwarzweiss | ist ja/halt/leider nur schwarzweiss = it is already black and white
  ich kann das/sowas nicht so gut | kann sowas/das nicht so gut | bin da nicht gut drin | ich kann sowas nicht =
  sieht/schaut aus wie spulwasser/brackwasser/matsch =
  aber kein~ goldenen/weissen/schwarzen/roten/bunten/dicken =
  macht alles dunkel/schwarz/gelb/blau/grau =
  damit man auf die mitte/person/braut guckt/schaut | damit man in die mitte guckt/schaut =
  ware traumhaft/genial/wunderbar/grossartig | ware der hammer | ware ein traum =
  aber man soll uns/mich/ihn/sie noch sehen/erkenn~ =
  egal | aber egal | ist egal =
  enkerl = grandchild
  glasur = icing
  funzellicht | so funzellicht/schummerlicht/neonlicht/kunstlicht | funzliges/schummriges licht =
  expose wohnzimmer/schlafzimmer/kuche/bad/wohnung/haus =
  auto/wagen/rad/sofa/tisch/schrank/kleid kommt auf willhaben/ebay/kleinanzeigen/vinted/ricardo/mobile =
  der/die/das is/ist ja ned/nicht so ausblichen/ausgeblichen/verblichen/blass =
`;
