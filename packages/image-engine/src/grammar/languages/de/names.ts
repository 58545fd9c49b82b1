import { listed, pairs } from '../alternatives.ts';
import { FADED } from './parts.ts';

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

/** "Kater Schnurri": its name adds nothing. */
const CALLED = listed(
  'schnurri | schnurrli | mikesch | carlo | moritz | felix | minka | mimi | mauzi | muschi | tiger | tigger | garfield | luna | lilly | lili | simba | leo | bello | rex | hasso | waldi | balu | rocky | buddy | lucky | bella | emma | maxi | molly | nala | rudi | paul | fritz | struppi | schnuffi | flocke | mohrle | murli | peterle | stupsi | klopfer | hoppel | blacky',
);

const PETS = [
  ['kater', 'cat'],
  ['katze', 'cat'],
  ['katzerl', 'cat'],
  ['mieze', 'cat'],
  ['hund', 'dog'],
  ['hundin', 'dog'],
  ['dackel', 'dog'],
  ['mops', 'dog'],
  ['hase', 'rabbit'],
  ['pferd', 'horse'],
  ['pony', 'horse'],
].map(([said, english]) => `${pairs([said as string], CALLED).join(' | ')} = ${english}`);

/**
 * Turns of phrase with names and words in them that other languages share: places, brands, what is sent to
 * whom. Such words must not make a wish German by themselves.
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
  ${FADED.map(
    (line) =>
      `is ${
        line
          .slice(line.indexOf(' ') + 1)
          .split(' | ')[0]
          ?.split(' = ')[0]
      } = ${line.split(' = ')[1]}`,
  ).join('\n  ')}
  ${PETS.join('\n  ')}
  en hauch | en tick | en bissken | en bisken | bisken | en bisschen | ein lutt beten | beten mehr = slightly
  enger ums gesicht = crop close to the head
  enger ums motiv = crop close to the subject
  wie vhs | vhs look | vhs stil | vhs optik | wie auf vhs | wie ein camcorder | camcorder look | super 8 | super 8 look | wie super 8 = like an old film with film grain
  verrauscht wie vhs | schon verrauscht wie vhs | richtig schon verrauscht wie vhs | verrauscht wie auf vhs | kornig wie vhs = like an old film with film grain
  camera obscura | agfa box | laterna magica = old camera look
  wie ein alter kodak film | wie ein alter agfa film | alter kodak film | kodak film | agfa film | fuji film | fujifilm = like analog film
  wie beim iphone | wie am iphone | wie vom iphone | wie mit dem iphone | wie auf dem iphone =
  mit edding | lettering = handwritten
  adventsmarkt flyer =
  instax rahmen | instax rand | instax look = polaroid frame
  wie ein rembrandt | wie von rembrandt | wie bei rembrandt | rembrandt stil | im stil von rembrandt | wie ein vermeer = of old masters
  haflinger | shetty = the horse
  indian summer = autumn trees
  super nintendo | super nes | nintendo | sega | mega drive | c64 | c 64 | amiga | atari | pacman | pac man | tetris | space invaders | jump and run | minecraft | wie aus minecraft | lego stil = retro video game
  per hdr angleich~ | per hdr ausgleich~ | per hdr | via hdr = hdr
  zu digital | sieht zu digital aus | wirkt zu digital =
  nach agfa | nach kodak | nach kodachrome | nach ilford | wie agfa | wie kodak | wie kodachrome | wie auf agfa film | wie auf kodak film | wie auf agfa | wie auf kodak | agfa look | kodak look | agfacolor | kodachrome | kodak gold | kodak portra | fuji velvia = like analog film
  nach agfa und 1974 riech~ =
  war auch super | ware auch super = please
  is wurscht =
  wech | wegg = remove
  un = and
  hintergrund wech/wegg/furt/fott = remove background
`;
