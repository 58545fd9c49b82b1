import { alternatives, combined, listed, pairs } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { PERSONS } from '../parts.ts';

/** "Das hat mein Sohn gemalt": who made what is in the picture. */
const MADE =
  'mein sohn|mein enkel|mein opa|mein vater|mein mann|meine tochter|meine enkelin|meine oma|meine frau'
    .split('|')
    .map((who) => `hat ${who} gemalt/gezeichnet`)
    .concat('hab ich selbst/selber gemalt/gezeichnet')
    .join(' | ')
    .concat(' =');

/** "Krawatte passend zum Brautstrauß in Altrosa" */
const MATCHES = [
  'zum brautstrauss | zum strauss | zum kleid | zum brautkleid | zum anzug | zum hemd | zum rock | zum schal | zum hut | zum sofa | zum teppich | zum vorhang | zum auto | zum himmel | zum rest | zum logo | zum outfit',
  'zur krawatte | zur fliege | zur bluse | zur jacke | zur tasche | zur handtasche | zur wand | zur couch | zur tapete | zur deko | zur einrichtung | zur tischdecke | zur blume | zur haustur',
  'zu den schuhen | zu den blumen | zu den vorhangen | zu den kissen | zu den augen | zu den mobeln | zu meinen augen | zu meinen schuhen | zu meinem kleid | zu ihrem kleid | zu seinem hemd | zu meiner tasche',
]
  .join(' | ')
  .split('|')
  .map((each) => `passend ${each.trim()}`);

/** "Hab abends ohne Blitz fotografiert": how it was taken. */
const TAKEN = combined(
  'hab|habe|hab es|wurde|war|ich hab|',
  'abends|nachts|drinnen|gestern|im zimmer|',
  'ohne blitz|ohne stativ|mit dem handy|mit handy|freihand',
  'fotografiert|geknipst|aufgenommen|gemacht',
);

/** Where light is that nobody likes. */
const DIVES = alternatives(
  'sieht aus wie|schaut aus wie|wie|wirkt wie',
  'in ner|in einer|in nem|im',
  'kneipe|spelunke|kaschemme|bahnhofshalle|bahnhofskneipe|disco|disko|puff|hohle|gruft|tiefgarage|leichenhalle|aquarium|solarium|u bahn|wartezimmer|krankenhaus|beisl|boazn|eckkneipe|bar|pub|tunnel|keller|bunker',
);

const SHOWN = PERSONS.filter((who) => who.includes(' ')).map(
  (who) =>
    `das ist ${who} | hier ist ${who} | das sind ${who} | das da ist ${who} | auf dem foto ist ${who} | auf dem bild ist ${who}`,
);

const MONTHS =
  'im januar | im janner | im februar | im marz | im april | im mai | im juni | im juli | im august | im september | im oktober | im november | im dezember | im sommer | im herbst | im winter | im fruhling | bald | nachste woche | nachsten monat | nachstes jahr | am samstag | am wochenende | morgen'
    .split('|')
    .map((each) => each.trim());

const DATES = MONTHS.flatMap((when) => [
  `wir heiraten ${when}`,
  `wir heirat ${when}`,
  `die hochzeit ist ${when}`,
  `der geburtstag ist ${when}`,
  `sie hat ${when} geburtstag`,
  `er hat ${when} geburtstag`,
  `sie wird ${when} 18`,
]);

/** "Kommt auf Willhaben": where the picture goes. */
const SOLD = alternatives(
  'soll|muss|kommt|geht|will ich|stell ich|stelle ich|wird|ist|das soll|es soll|das kommt|es kommt|das foto soll|das bild soll|das foto kommt|das bild kommt',
  'auf|bei|in|zu|fur|uber',
  'ebay|kleinanzeigen|vinted|willhaben|ricardo|etsy|tutti|markt.de',
  '|rein|gestellt werden|verkauft werden|verkauft',
);

/** What stands on a shirt that a mirror turned round. */
const SHIRTS = listed(
  'am leiberl | auf dem leiberl | am shirt | auf dem shirt | am t shirt | auf dem t shirt | am trikot | auf dem trikot | am pulli | auf dem pulli | am hoodie | am schild | auf dem schild | auf dem plakat | am auto | an der wand | im hintergrund | auf der kappe | auf der jacke | am heft',
);

const READABLE = [
  ...SHIRTS.flatMap((where) => [
    `dann stimmt die schrift ${where}`,
    `damit die schrift ${where} stimmt`,
    `dann stimmt der text ${where}`,
    `damit die schrift ${where} lesbar ist`,
    `dann kann man die schrift ${where} lesen`,
    `dann ist die schrift ${where} lesbar`,
    `dann passt die schrift ${where}`,
    `damit die schrift ${where} wieder stimmt`,
  ]),
  'dann stimmt die schrift',
  'dann stimmt die schrift wieder',
  'dann kann man die schrift lesen',
  'dann ist die schrift lesbar',
];

/** What is there already and needs nothing. */
const THERE = pairs(
  listed(
    'logo | vereinswappen | wappen | unser logo | vereinslogo | firmenlogo | der text | die schrift | der rahmen | das datum | der name | die uberschrift | das wasserzeichen',
  ),
  listed(
    'ist drauf | ist schon drauf | ist bereits drauf | hab ich schon | ist ja schon drauf | ist eh drauf',
  ),
);

/** Why the colours are wrong: "die Wand ist eigentlich weiß". */
const ACTUALLY = pairs(
  listed(
    'die wand | das hemd | das kleid | der schnee | die bluse | das tischtuch | die fliesen | das papier | die decke | das brautkleid | der teller | das shirt | der zucker',
  ),
  pairs(
    listed('ist | isch | war | sind | ware'),
    listed(
      'eigentlich weiss | eigentlich wiiss | in echt weiss | in wirklichkeit weiss | in natura weiss | eigentlich grau | eigentlich schwarz',
    ),
  ),
);

/** What is said beside a wish in German: greetings, reasons, thanks. */
export const GERMAN_TALK: Phrases = {
  phrase: `
    siehts | schauts | siehts/schauts bei uns | von den leuchtstoffrohren/neonrohren/deckenlampen | vom kunstlicht/neonlicht/deckenlicht | lauter | also verpixeln | sprich verpixeln | uber die jahre/jahrzehnte | mit den jahren | oder irgendwelche/andere/beliebige berge | oder egal welche berge =
    von der/unserer kneipenlampe/deckenlampe/kuchenlampe/lampe/gluhbirne/beleuchtung/neonrohre/strassenlampe/stehlampe/nachttischlampe =
    soll/sollen als plakat/poster/leinwand/fotoposter ins vereinsheim/wohnzimmer/schaufenster/buro/treppenhaus | soll/sollen als plakat/poster/leinwand/fotoposter in/ins/im/an/ans/auf … | kommt/kommen als plakat/poster/leinwand in/ins/im/an/ans/auf … =
    war halt/ja/eben dunkel im/beim/auf/in … | es war halt/ja/eben dunkel im/beim/auf/in … | geht/geh nachste/kommende woche/monat/jahr in rente | der/die/er/sie geht nachste/kommende woche/monat in rente | geht bald in rente =
    wird/werden unsere/meine/ne weihnachtskarte/einladung/geburtstagskarte/gluckwunschkarte/postkarte | wie zu uromas/uropas/omas/opas zeiten | lass~ mich davor steh~ | wie er/sie/es ist | wie sie sind | das wirkt so/zu hart/krass/unnaturlich/kunstlich | das tut ja/echt/richtig weh | scheisse =
    wie bei/auf/von den spotify covern | wie bei/auf/von spotify covern | wie bei spotify | wie von spotify | wie zu kaisers zeiten | zu kaisers zeiten | aus kaisers zeiten | anno dazumal | anno tobak | da/dort hang~ so ein/eine | da/dort hang~ ein/eine =
    guck/schau/seh/kuck wie drei tage regenwetter | wie drei tage regenwetter | wie sieben tage regenwetter | nur als stil versteht sich | als stil versteht sich | nur als stil | nur stilistisch | nur der stil =
    wie bei/von ner/einer richtig teuren kamera | wie bei/von ner/einer guten/teuren/echten/richtigen kamera | wie mit ner/einer richtig teuren kamera | das ware lieb/nett/toll/super/schon | das war lieb/nett/toll/super | und zwar | zwar | also nah an ihn/sie/es ran | nah an ihn/sie/es ran/heran =
    gleich hoch | gleich gross | in gleicher hohe/grosse | und den rand danach/dann/noch abschneid~/wegschneid~ | und den rand abschneid~/wegschneid~ | nachtaufnahme mit dem handy/smartphone | nachtaufnahme vom handy =
    und mach~ das/mein erste/ersten genauso/auch so | und mach~ es/meins genauso | aufs/auf erste/meins ubertrag~/anwend~ | die ist/sind weiss und muss/mussen | auch weiss/grau/schwarz ausseh~/bleib~/wirken | im expose/inserat | in der anzeige =
    und die rander/ecken sauber abschneid~/wegschneid~/beschneid~ | und die leeren/schwarzen/weissen rander/ecken abschneid~/wegschneid~/weg | din | schon/festlich/weihnachtlich/bunt geschmuckt | geschmuckt | alle/die anderen sollen/mussen scharf bleib~ | die anderen kinder/leute sollen/mussen scharf bleib~ =
    wie auf/bei tiktok/insta/instagram/snapchat/pinterest/facebook | massig | ohne muster | haare bitte/auch ordentlich/sauber ausschneid~/freistell~ | haare ordentlich/schon/genau ausschneid~ | so/bissl/bisschen/etwas/schon gruselig | so halloween massig | so halloweenmassig =
    wie alle/jeder grad/gerade/jetzt auf/bei tiktok/insta/instagram | wie es alle auf tiktok/insta/instagram =
    hochkant/hochformat/querformat/format lass~/belass~/behalt~/beibehalt~ | hochkant/hochformat/querformat bleib~ | bild/foto hochkant/hochformat/querformat lass~/belass~ | bild/foto im hochformat/querformat lass~/belass~ =
    eh/ja/sowieso/doch schon in badehose/bikini/anzug/kleid/sommerkleid da | eh/ja/sowieso/doch schon da | liebes/liebe/lieber/hallo programm/app/ki/team/computer/maschine | iso … zu viel des guten | war wohl … zu viel des guten =
    durcheinandergeworfen~ | durcheinander geworfen | hingeworfen~ | kreuz und quer | durcheinander | verstreut~ | wild verteilt | lose verstreut | uberlappend~ | locker verteilt | hohe gleich | gleiche hohe | gleicher hohe | hohe angeglichen | gleiche grosse | gleicher grosse | alle gleich hoch | alle gleich gross =
    haare/frisur … sauber ausgeschnitten | haare/frisur … sauber ausgeschnitten bleib~ | frisur/haare … sauber ausgeschnitten sein | haare sauber ausschneid~/freistell~/freigestellt | haare … sauber freigestellt | auch die haare sauber | haare/kanten bitte sauber | haarkanten/kanten sauber | saubere haarkanten/kanten/rander | mit sauberen kanten | ohne ausgefranste kanten/rander | feine harchen | sauber ausgeschnitten | sauber freigestellt bitte =
    mein~ haare … sauber ausgeschnitten | mein~ frisur … sauber ausgeschnitten bleib~ | so wie die spotify cover | wie die spotify cover | wie spotify cover | wie diese spotify cover | wie so spotify cover =
    mit wenigen farbflachen | wenige farbflachen | wenigen farbflachen | mit flachigen farben | flachige farben | flachigen farben | grosse farbflachen | grossen farbflachen | mit farbflachen | klaren farbflachen =
    unter der rohre/neonrohre/leuchtstoffrohre/gluhbirne/lampe | unter den rohren/neonrohren | unter neonrohren/leuchtstoffrohren | bei/unter/im neonlicht/kunstlicht | bei lampenlicht/gluhbirnenlicht | durch die lampe/lampen | vom scheinwerfer/scheinwerferlicht =
    stimmt nicht | stimmt gar nicht | stimmt so nicht | haut nicht hin | passt nicht | passt gar nicht | passt nicht so recht | ist daneben | ist falsch | ist verkehrt | ist im eimer | ist im arsch | ist hin | ist hinuber =
    draufgeht | reicht | geworfen | locker~ | farbflachen | richtlinien | vorschrift | vorschriften | vorgaben =
    der/die/das/er/es ist mir/ja/halt/so/total/einfach langweilig/trist/fad/ode grau | der/die/das/er/es ist langweilig/trist/fad/ode grau | der ist so trub/grau/trist/langweilig | er ist so trub/grau/trist/langweilig | ineinander | merci vielmal/viumau | vielmal | vielmals =
    ruhiges | ruhiger ton | ruhigem | gedecktes | gedecktem | rum | herum | umeinand | umanand | umadum | passt farblich nicht | passt farblich gar nicht | passt farblich uberhaupt nicht | gefallt farblich nicht | von der seite | seitlich einfallend~ =
    mit weichen ubergangen | weiche ubergange | mit zarten ubergangen | mit feinen ubergangen =
    ist so ein schones bild | ist ein schones bild | ist so ein schones foto | ist ein schones foto | ist mein lieblingsbild | ist mein lieblingsfoto | ist unser lieblingsfoto | ist eh ein schones foto | sonst ist es super | sonst ist es schon | sonst gefallt es mir | sonst passt alles | sonst passt es | der rest passt | der rest passt eh | rest passt | alles andere passt | alles andere ist gut | ansonsten passt es | ansonsten super | bin schon gespannt | bin gespannt | freu mich schon | ich freu mich | freue mich schon | freu mich drauf | keine ahnung wie | keine ahnung wie das geht | ich hab keine ahnung | ich habe keine ahnung | ich hab null ahnung | bin kein profi | bin kein fotograf | ich bin neu hier | bin neu hier | kenn mich nicht aus | kenne mich nicht aus | kenn mi ned aus | ich krieg das nicht hin | ich kriegs nicht hin | ich bekomm das nicht hin | ich schaff das nicht | hab schon alles probiert | habe schon alles versucht | hab schon alles versucht | ich weiss nicht wie | ich weiss nicht wie das geht | weiss nicht wie | nicht bose sein | nicht lachen | kein witz | im ernst | echt jetzt | ehrlich gesagt | um ehrlich zu sein | wenn ich ehrlich bin | unter uns gesagt | nebenbei bemerkt | wie auch immer | egal wie | ganz egal wie | hauptsache schnell | es eilt | eilt sehr | ist eilig | ist dringend | dringend | moglichst bald | so schnell wie moglich | heute noch | bis morgen | brauch das bis morgen | brauche das bis morgen | brauch ich bis morgen | bis freitag | bis heute abend | bis spater | ich warte | lass dir zeit | nimm dir zeit | was meinst du | was sagst du | was denkst du | meinst du das geht | geht das uberhaupt | geht sowas | geht so was | kann man das machen | kann man sowas machen | kannst du sowas | kannst du das | konnt ihr das | konnt ihr sowas | funktioniert das | funzt das | klappt das =
    ist das fade | is des fad | is so fad | na servas | ma bitte | geh bitte | gehts eh | geht eh | eh klar | eh kloar | basst | jo eh | sapperlot | menno | manno | oh mann | oh gott | oh je | ohje | o je | herrje | himmel noch mal | du meine gute | verflixt | so ein mist | zefix | sakra | hoppla | hihi | haha | hahaha =
    heuer | heier | jetzad | jetzat | etz | jetza | grod | grade eben | grad eben | vorhin | letztens | letzte woche | letztes jahr | letzten sommer | letztes wochenende | vorgestern | diese woche | dieses jahr | servas | freue | schonmal | vorhinein =
    sagt sie konnen das | sagt du kannst das | sagt das geht | sagt dass sie das konnen | sie konnen das | sonst gibts/gibt wieder/nur/bloss arger/gemecker/stress/streit | sonst gibt es wieder/nur arger/gemecker/stress | hatt i gern/gerne | hatt i gern/gerne in | hatti gern =
    hab/habe/haben geblitzt | wurde geblitzt | mit blitz fotografiert | sonst passts | sonst passts eh | sonst eh gut =
    links soll rechts sein | rechts soll links sein | was links ist soll rechts sein | was links ist soll nach rechts | links nach rechts und umgekehrt | blitz war schuld | der blitz war schuld | war der blitz schuld | die lampe war schuld =
    das licht war schuld | tut ja weh in den augen | tut weh in den augen | tut ja richtig weh | da tun einem ja die augen weh | nordisch | mehr so nordisch | so nordisch | skandinavisch | wie beim handy | wie am handy | zusammenstell~ =
    zusammengestellt | zusammensetz~ | zusammengesetzt | anordn~ | angeordnet | arrangier~ | flyer | flugblatt | flugblattl | handzettel | aushang | weihnachtsmarkt flyer | flohmarkt flyer | sommerfest flyer | vereinsflyer | party flyer =
    so ungefahr | so in der art | oder ahnlich | oder so ahnlich | oder so was | oder sowas | allmahlich~ | nach und nach | stufenlos | fliessend~ | schleichend~ | flachen farben | flache farben | mit flachen farben =
    mit wenigen flachen farben | wenige flache farben | wenigen flachen farben | ein paar flache farben | wie gestern geknipst | wie gestern aufgenommen | wie von gestern | sieht aus wie gestern geknipst | sieht aus wie von gestern =
    sieht aus wie gestern fotografiert | sieht zu neu aus | sieht viel zu neu aus | nach 1974 riech~ | nach 1975 riech~ | nach 1970 riech~ | riechen | riecht | nur ein hauch/rest soll bleib~ | ein hauch/rest/bisschen soll bleib~ =
    nur ein hauch bleibt | ein hauch darf bleib~ | nur ein hauch von farbe | nur noch ein hauch farbe | ein kleiner rest darf bleib~ | ein bisschen/hauch farbe soll bleib~ | ein hauch farbe darf bleib~ | links alt | links das alte =
    hab ich mir vorgestellt | hatte ich mir vorgestellt | hab ich mir gedacht | hatte ich gedacht | egal welche stadt | egal welcher strand | egal welcher wald | egal welche berge | egal welcher | egal welche | egal welches | egal wo =
    hauptsache sonne | hauptsache warm | hauptsache weit weg | hauptsache weg | hauptsache | roscher und | knuspriger und | krosser und | ruhig roscher und | ruhig knuspriger und | das geht so nicht | so geht das nicht | geht so nicht =
    des geht so ned | aufs plakat | auf das plakat | das geht so nicht aufs plakat | so kommt das nicht aufs plakat | so kann das nicht bleiben | das kann so nicht bleiben | ohne filter | kein filter | keine filter | ohne effekte | geworden =
    geraten | ausgefallen | rausgekommen | ich will dass | ich mochte dass | ich hatte gern dass | ich wunsche mir dass | zuerst | zunachst | als erstes | erst | wie im spielzeugladen | wie aus dem spielzeugladen | deutschland | osterreich =
    nachts aufgenommen | abends aufgenommen | bei nacht aufgenommen | abends gemacht | nachts gemacht | nachts fotografiert | wurde abends aufgenommen | am abend aufgenommen | nachts entstanden | bei nacht entstanden | handyfoto im dunkeln =
    foto im dunkeln | im dunkeln fotografiert | im dunkeln aufgenommen | im dunkeln gemacht | im dunkeln geknipst | bei dunkelheit aufgenommen | schrift kann man nicht lesen | die schrift kann man nicht lesen =
    sieht man nicht mehr | erkennt man kaum | kaum zu sehen | kaum zu erkennen | fast nicht zu sehen | die alpen sieht man kaum | die berge sieht man kaum | die berge erkennt man kaum | die berge sind kaum zu sehen | so melancholisch =
    melancholisch | gestrichen | lackiert | angestrichen | angemalt | hatte ich gerne | hatte ich gern | hatt ich gern | hatt ich gerne | wunsche ich mir | waren schon | ware schon | war schon | ich vorn | ich vorne | tua ma den | tua ma das =
    tu ma den | tuats ma den | nicht mehr silber/grau/rot/blau/weiss/schwarz/grun/gelb/braun sondern | nicht silber/grau/rot/blau/weiss/schwarz sondern =
    ${MADE}
    ${MATCHES.join(' | ')} =
    ${TAKEN.join(' | ')} =
    ${DIVES} =
    ${alternatives('vom farbton|im farbton|von der farbe|von den farben|farblich|von der farbstimmung|vom ton|von den farbtonen', '|her')} =
    ${alternatives('wie|so wie|wie bei|wie in|genau wie', 'der trend|dem trend|diesem trend|dieser trend|beim trend|im trend|der tiktok trend|der insta trend|der neue trend', '|grad|gerade|derzeit|momentan|auf insta|auf tiktok|aktuell|jetzt')} =
    ${alternatives('wie im|wie in den|wie in der|wie in|wie am|wie auf', 'engadin|oberengadin|dolomiten|schweiz|allgau|berner oberland|wallis|zillertal|pinzgau|montafon|zermatt|norwegen|kanada|osterreich|sudtirol|bayern|schweden|finnland|lappland|schwarzwald|harz')} =
    ${alternatives('wie', 'bei|mit|aus|von', 'ner|einer|der', 'profikamera|spiegelreflex|spiegelreflexkamera|teuren kamera|guten kamera|richtigen kamera|systemkamera|fetten kamera|vollformatkamera|dslr')} =
    ${alternatives('lasst|lasse|ware', 'sich da|sich|da', 'was|noch was|etwas|irgendwas', 'machen|tun')} =
    ${alternatives('das foto|das bild|die aufnahme|foto|bild', 'ist|war|stammt|wurde', 'von', 'gestern|gestern abend|heute|heute morgen|letzter woche|letztem jahr|letztem sommer|unserem urlaub|letztem wochenende|vorgestern')} =
    ${SHOWN.join(' | ')} =
    ${DATES.join(' | ')} | wir heiraten =
    ${SOLD} =
    ${alternatives('sonst', 'nimmt|akzeptiert|frisst|schluckt', 'das|die|der', 'portal|amt|formular|seite|website|system|server|upload|programm', 'es|das|ihn|sie|das bild|das foto', '|nicht|nicht an')} =
    ${alternatives('mitm|mitn|mit dem|mit meinem', 'handy|smartphone|tablet|ipad|iphone')} =
    ${READABLE.join(' | ')} =
    ${THERE.join(' | ')} =
    ${pairs(
      listed(
        'man sieht | da sieht man | ich seh | ich sehe | sieht man | man erkennt | erkennt man',
      ),
      listed(
        'jede pore | jede falte | jeden pickel | jedes haar | jedes faltchen | jedes staubkorn | jede unreinheit | jeden kratzer im lack | jeden krumel | jeden fehler | jede kleinigkeit | jedes detail',
      ),
    ).join(' | ')} =
    ${ACTUALLY.join(' | ')} =
  `,
  adjective: `
    in der schachtel | in einer schachtel | wie grad alle auf tiktok | wie gerade alle auf tiktok | wie alle auf tiktok | wie alle gerade | wie es alle machen | wie auf spotify | wie spotify =
    gegen die sonne fotografiert | gegen das licht fotografiert | war gegen die sonne | erkennt man ja nix | da sieht man ja nix | da erkennt man nichts | die guckt wie sieben tage regenwetter | auf gleicher hohe | darf nicht ausfressen =
    nicht ausfressen | ohne dass er ausfrisst | ohne auszufressen | aber der himmel darf nicht ausfressen | soll auf a3 gedruckt werden | soll gedruckt werden =
    soll ausgedruckt werden | die originalfarben zuruck | originalfarben zuruck | die alten farben zuruck | mit leuchtenden konturen | leuchtenden konturen | grob gerastert =
  `,
  standard: `
    so dass nix/nichts mehr drumrum/drumherum ist | das rauschen/korn stort mich/uns nicht | das rauschen/korn stort nicht | das rauschen/korn kann/darf bleib~ =
    ${alternatives('aber nicht|nur nicht|bitte nicht|und nicht|soll nicht', 'so|zu|', 'kunstlich|unnaturlich|unecht|fake', '|aussehen|wirken|werden')} =
  `,
};
