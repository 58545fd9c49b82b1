/** What complains when a file is too big, and how. */
const RECEIVERS =
  'das cms | das portal | die website | die webseite | die seite | das formular | das system | das amt | der server | der upload | die app | whatsapp | ebay | die druckerei | der drucker | das programm | die plattform | outlook | die mail'
    .split('|')
    .map((each) => each.trim());
const REFUSALS =
  'meckert | mault | motzt | streikt | spinnt | schreit | nimmt es sonst nicht | nimmt das sonst nicht | nimmt es nicht an | nimmt das nicht an | nimmt es nicht | nimmt nicht mehr | nimmt nichts grosseres | mag es nicht grosser | lehnt es ab | lehnt es sonst ab | erlaubt nicht mehr | akzeptiert es sonst nicht | akzeptiert nicht mehr | lasst nicht mehr zu'
    .split('|')
    .map((each) => each.trim());
const GRUMBLES = RECEIVERS.map((who) =>
  REFUSALS.flatMap((how) => [`${who} ${how}`, `sonst ${how} ${who}`])
    .join(' | ')
    .concat(' ='),
);

/**
 * Turns of phrase with names in them that other languages share: places, brands, what is sent to
 * whom. Such names must not make a wish German by themselves.
 */
export const GERMAN_NAMES = `
  british racing green = british racing green
  nach/auf malle/hawaii/ibiza/bali | nach mallorca | auf die/den malediven | an die/der adria/ostsee/nordsee/copacabana | an den ballermann | am ballermann | in die/der sudsee | auf eine/einer sudseeinsel/tropeninsel | nach/in rimini/jesolo | an die cote d azur | auf/nach sylt | auf rugen | unter eine palme | an einen palmenstrand | ans/am mittelmeer | an den strand von = on beach
  nach/in manhattan | nach/in new york | nach new york city | an den times square | am times square | in die/der city/innenstadt | in eine hochhausschlucht | zwischen wolkenkratzer/wolkenkratzern/hochhauser/hochhausern | in die/einer metropole = in city
  auf die/der zugspitze | auf den grossglockner | ans/vors matterhorn | vor dem matterhorn | in die/den dolomiten | auf die/einer/eine alm | auf einen/dem/einem gipfel | auf nen/einen berg | ins/im hochgebirge/allgau | in/nach tirol = in mountains
  mitten in manhattan | mitten in new york | mitten in der stadt | mitten in der grossstadt | mitten in der city = in city
  playmobilfigur | playmobil figur | legofigur | lego figur | legomannchen | playmobil mannchen | playmobilmannchen | wackelfigur | wackeldackel figur | figurine | nippesfigur | zinnfigur | miniaturfigur | minifigur | spielzeugfigurchen | barbie puppe | sammlerfigur = figurine
  wie mit ner/einer teuren linse | wie mit einem/nem teuren/guten objektiv | wie mit einer/ner festbrennweite/spiegelreflex | wie aus der profikamera | wie vom studio | wie aus dem studio/katalog | wie im katalog/magazin | wie aus/in der werbung | wie aus einem magazin =
  marvel heft | marvelheft | marvel comic | dc comic | asterix heft | asterix comic | micky maus heft | mickymaus heft | donald duck heft | comic heft | comic seite | superheldenheft | superhelden heft | groschenheft | comic album | comicalbum | comic strip | comicstrip | sprechblasenheft | graphic novel | bande dessinee = comic book
  nach deutschen/den/schweizer/osterreichischen vorgaben | nach deutscher vorgabe/norm | nach deutschem standard | nach/laut vorgaben/vorgabe | nach vorschrift/norm/icao | nach den richtlinien | furs amt/burgeramt/rathaus/konsulat | fur das amt | fur die behorde/gemeinde/botschaft | fur den antrag =
  kommt als folienhintergrund/hintergrund in meine prasi | kommt als hintergrund/folienhintergrund in meine prasentation | als folienhintergrund | fur meine/die prasi | kommt in meine/die prasi | kommt in meine prasentation | kommt auf meine/die/unsere website | kommt auf die/unsere homepage | kommt in den/unseren newsletter | kommt auf den flyer | kommt auf die einladung | kommt in die zeitung | kommt ins fotoalbum/fotobuch/intranet/wohnzimmer | kommt in den shop/onlineshop | kommt aufs cover | kommt an die wand | kommt uber die couch | wird/ist ein geschenk | soll ein geschenk werden | ist fur oma/mama | ist fur meine oma/mama =
  titelbild fur twitter | twitter titelbild | header fur twitter | header fur x | banner fur twitter = twitter header
  titelbild fur youtube | titelbild fur meinen youtube kanal | titelbild fur youtube kanal | youtube kanal titelbild | youtube titelbild | kanalbanner | kanalbild fur youtube | youtube kanalbild | youtube header | banner fur youtube | banner fur meinen youtube kanal = youtube banner
  titelbild fur linkedin | linkedin titelbild | linkedin header | linkedin hintergrundbild | banner fur linkedin = linkedin banner
  ${GRUMBLES.join('\n  ')}
`;
