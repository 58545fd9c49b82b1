import type { Phrases } from '../../phrases.ts';
import { alternativesOf } from '../parts.ts';

/** "Da ist nur Decke": of what is cut away. */
const EMPTY = alternativesOf(
  'da ist',
  'nur',
  'decke|zimmerdecke|wand|boden|asphalt|beton|gebusch|mauer|mull|gerumpel|krempel',
);

/** "Wohnzimmer für Inserat": which picture it is, and for whom. */
const OFFERED = alternativesOf(
  'wohnzimmer|schlafzimmer|wohnung|haus',
  'fur inserat|furs inserat|fur die anzeige|furs expose',
);

/** Turns of German for reasons that are told beside a wish, and that ask for nothing. */
export const GERMAN_TALK_REASONS: Phrases = {
  phrase: `
    damit man alles/es sieht/erkennt =
    gegenuber dem fenster/himmel/hintergrund | im vergleich zum fenster/himmel/hintergrund | durchs lampenlicht | durch das lampenlicht | durchs kunstlicht | vom lampenlicht | wegen dem lampenlicht | wegen der beleuchtung | durch die beleuchtung | durchs neonlicht =
    die/sie/das gehoren/gehort dazu | die gehoren/gehort da hin | das muss so sein | die mussen so sein | grauer/truber/verregneter tag/winter/janner/januar/november/februar =
    ist mein/unser eigenes foto/bild | ist ja mein/unser eigenes foto/bild | das ist mein/unser eigenes foto/bild | sind meine/unsere eigenen fotos/bilder | in der backstube/werkstatt/garage/gaststube/scheune/backerei/wirtschaft/sporthalle haben wir | ernst/schlicht/klassisch/feierlich/edel gehalten =
    fur die/eine todesanzeige/traueranzeige/trauerkarte/danksagung/dankeskarte | furs sterbebild/sterbebildchen | fur die parte/partezettel | beim/vom scannen/einscannen/drucken/abfotografieren/umzug/kopieren | nachste/kommende woche | nachsten/kommenden monat/samstag/sonntag =
    hat geburtstag/jubilaum/namenstag/konfirmation/kommunion/firmung | von der strassenlaterne | ne/nur/kleiner/war spass/scherz | war nur spass/scherz | spass beiseite | nach urlaub/ferien/abenteuer/freiheit ausseh~ =
    man siehts/sieht am shirt/trikot/schild/pulli | man siehts an der schrift | man sieht es an der schrift | man sieht es am shirt/schild | das ist der ausblick/blick von unserem/meinem balkon/fenster =
    mir brennen/tranen/schmerzen die/schon augen | mir brennen/tranen ja/schon die augen | da brennen einem die augen | mir tun die augen weh | ist ja nur im vordergrund/hintergrund | bei uns im flur/keller/buro/wohnzimmer/zimmer/haus | bei uns in der kuche/halle/wohnung =
    oma/opa/mama/papa/mutter/vater/mann/frau/hund/katze ist … gestorben | tochter/sohn/mann/frau/oma/opa/mama/papa/freundin/freund hat … geburtstag | beiseite | am samstag/sonntag/freitag/montag | furs pfarrblatt/gemeindeblatt/jahrbuch/amtsblatt | fur die festschrift/schulerzeitung/vereinszeitung/dorfzeitung =
    sonst druckt/wird das/es … matschig/verwaschen/blass | oben/unten/links/rechts kann ruhig was/etwas weg | sieht/schaut aus wie spulwasser/brackwasser/matsch | aber kein~ goldenen/weissen/schwarzen/roten/bunten/dicken | macht alles dunkel/schwarz/gelb/blau/grau =
    damit man auf die mitte/person/braut guckt/schaut | damit man in die mitte guckt/schaut | ware traumhaft/genial/wunderbar/grossartig | ware der hammer | ware ein traum | aber man soll uns/mich/ihn/sie noch sehen/erkenn~ | egal | aber egal | ist egal =
    funzellicht | so funzellicht/schummerlicht/neonlicht/kunstlicht | funzliges/schummriges licht | expose wohnzimmer/schlafzimmer/kuche/bad/wohnung/haus | auto/wagen/rad/sofa/tisch/schrank/kleid kommt auf willhaben/ebay/kleinanzeigen/vinted/ricardo/mobile =
    kenn~/kenne mich mit sowas/damit/dem nicht aus | kenn~/kenne mich da nicht aus | kenn~/kenne mich nicht aus | versteh~ nix/nichts davon =
    ganz grob | grob gehalten | grob skizziert | mit groben strichen | mit wenigen strichen | schnell hingeworfen | locker gestrichelt | fernsicht her | fernsicht | klare sicht | freie sicht | damit man was sieht | damit man wieder was sieht =
    partyflyer | von null auf | von hundert auf | am besten | am allerbesten | am ehesten | idealerweise | vorzugsweise | bevorzugt | meinetwegen | von mir aus | wegen mir | notfalls | gegebenenfalls | sprich | quasi so | in etwa so =
    rechts neu | rechts das neue | oben vorher | unten nachher | gedacht | so gedacht | analog gedacht | als geschenk gedacht | fur die wand gedacht | furs wohnzimmer gedacht | schwebt mir vor | stell ich mir vor | stelle ich mir vor =
    egal was fur | wurscht welche | wurscht welcher | wurscht wo | ganz wurscht | mir egal | ist mir egal | ist mir wurscht | schnurz | piepegal | hauptsache viel beton | hauptsache beton | hauptsache weg von hier | hauptsache nicht hier =
    die schweiz | deutsch~ | osterreichisch~ | schweizer | wie bei/mit einer spiegelreflex~ | wie mit spiegelreflex~/dslr | spiegelreflex~ | profikamera | blitzlicht~ | vom/wegen blitz | der blitz hat | blitz hat | durch den blitz =
    man kann die schrift nicht lesen | schrift ist nicht lesbar | erst mal | erst einmal | erstmal | war bei kerzenlicht | bei kerzenlicht aufgenommen | bei kerzenlicht | war im dunkeln | war nachts | war abends | furs expose | fur das expose =
    fur die anzeige | furs inserat | fur mein inserat | zu sehr gemalde | zu sehr comic | zum einrahmen | zum rahmen | fur den rahmen an der wand | man erkennt ja nix | erkennt man nix | sieht man kaum | sieht man fast nicht =
    ${EMPTY} =
    ${OFFERED} =
  `,
  adjective: `
    storen mich | testweise | probeweise | mal zum testen | ich stand im gegenlicht | ich war im gegenlicht | wir standen im gegenlicht | stand im gegenlicht | wie beim fotografen =
    wie vom fotografen | wie beim profi | biometrisch~ | vom dunst | vor lauter dunst | wegen dunst | vor dunst | reingestempelt | eingestempelt | draufgestempelt | reingedruckt | aufgedruckt | damit man die schrift lesen kann =
    damit man die schrift wieder lesen kann | damit man den text lesen kann | damit man es lesen kann | damit die schrift wieder stimmt | damit die schrift stimmt | damit ich es ausdrucken kann =
    damit ich sie ausdrucken kann | damit ich es drucken kann | damit ich das ausdrucken kann | war handy bei nacht | handy bei nacht | handyfoto bei nacht | mit dem handy bei nacht | hab gegen die sonne fotografiert =
    vom neonlicht in der turnhalle | dann passt es aufs plakat | fur die einladung | ubers sofa | soll ubers sofa | guckt wie sieben tage regenwetter =
  `,
  standard: `
    hab/habe nur/leider/aber/halt das original nicht mehr | hab/habe das original nicht mehr | das original ist weg/verloren/verschollen | nicht wie eine/ne plastikpuppe/wachsfigur/barbie/barbiepuppe ausseh~ | nicht wie plastik/glattgebugelt/retuschiert ausseh~ | nicht nach plastik ausseh~ =
    tochter/sohn/enkel/enkerl/enkelin/baby/nichte/neffe ist/wurde … getauft | nix/nichts/nicht verzerr~/verzieh~ | ohne zu verzerr~ | ohne verzerrung | ich kann das/sowas nicht so gut | kann sowas/das nicht so gut | bin da nicht gut drin | ich kann sowas nicht =
    der/die/das is/ist ja ned/nicht so ausblichen/ausgeblichen/verblichen/blass =
  `,
};
