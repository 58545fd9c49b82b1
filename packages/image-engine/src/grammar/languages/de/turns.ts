import { GERMAN_COLOURS as COLOURS } from './colours.ts';

const GROUNDS = COLOURS.map(
  ([said, english]) =>
    `${said}~ grund | ${said}~ untergrund | ${said}~ fond | ${said}~ hintergrundfarbe = ${english} background`,
);
/** "Aus dem gelben Mantel einen roten machen" */
const ORIGINS = COLOURS.map(
  ([said, english]) =>
    `aus dem ${said}en | aus der ${said}en | aus den ${said}en | aus diesem ${said}en | aus dieser ${said}en = the ${english}`,
);

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

/** "Krawatte passend zum Brautstrauß in Altrosa" */
const MATCHES = [
  'zum brautstrauss | zum strauss | zum kleid | zum brautkleid | zum anzug | zum hemd | zum rock | zum schal | zum hut | zum sofa | zum teppich | zum vorhang | zum auto | zum himmel | zum rest | zum logo | zum outfit',
  'zur krawatte | zur fliege | zur bluse | zur jacke | zur tasche | zur handtasche | zur wand | zur couch | zur tapete | zur deko | zur einrichtung | zur tischdecke | zur blume | zur haustur',
  'zu den schuhen | zu den blumen | zu den vorhangen | zu den kissen | zu den augen | zu den mobeln | zu meinen augen | zu meinen schuhen | zu meinem kleid | zu ihrem kleid | zu seinem hemd | zu meiner tasche',
]
  .join(' | ')
  .split('|')
  .map((each) => `passend ${each.trim()}`);

/** Pictures by what they were taken of. */
const PICTURES =
  'urlaub | ferien | hochzeit | familien | kinder | baby | geburtstag | party | klassen | team | gruppen | natur | landschaft | portrat | winter | sommer | herbst | strand | konzert | vereins | tier | hunde | katzen | produkt | handy | reise | lieblings | spiel'
    .split('|')
    .map((each) => each.trim())
    .flatMap((of) => [of, `${of}s`])
    .map((of) => `${of}bilder | ${of}bildern | ${of}fotos | ${of}aufnahmen`);

/** What the visitor did to a thing that is to go. */
const MARKED =
  'markiert | eingekreist | umkringelt | angemalt | ubermalt | umrandet | eingerahmt | angestrichen | angepinselt | ausgewahlt | gekennzeichnet | eingezeichnet | angekreuzt | umkreist | ausgemalt'
    .split(' | ')
    .flatMap((done) => [
      `was ich ${done} hab`,
      `was ich ${done} habe`,
      `was ich rot ${done} hab`,
      `was ich da ${done} hab`,
      `was ich da ${done} habe`,
      `das rot ${done}e`,
      `das gelb ${done}e`,
      `alles was ich ${done} hab`,
      `alles was ich ${done} habe`,
    ]);

/** "Schrift am Shirt soll lesbar sein": a mirrored selfie tells by what is worn. */
const WORN =
  'am shirt | am t shirt | auf dem shirt | auf dem t shirt | auf meinem shirt | auf meinem t shirt | am trikot | auf dem trikot | auf dem pulli | am pulli | auf dem hoodie | am hoodie | auf der kappe | auf der mutze | auf der jacke | auf dem pullover | auf dem ladenschild | auf dem schild | am schild | auf dem plakat | auf dem auto'
    .split(' | ')
    .flatMap((where) =>
      ['soll lesbar sein', 'soll wieder lesbar sein', 'sollte lesbar sein', 'lesbar machen'].map(
        (how) => `schrift ${where} ${how}`,
      ),
    );

/** Turns of phrase of German that ask for one thing in many words. */
export const GERMAN_TURNS = `
  sonne … im meer versinken | sonne … im meer untergehen | sonne … ins meer sinken | sonne versinkt im meer | sonne sinkt ins meer | sonne geht im meer unter | sonne geht uber dem meer unter | sonne … uberm meer untergehen = sunset background
  sonne … untergehen | sonne untergeht | untergehende sonne | untergehenden sonne | untergehender sonne = sunset
  im kreuz | in meinem rucken | in unserem rucken | hinterm rucken = behind me
  skylein | skyleine | skylinie | skeiline = city skyline
  skyline bei nacht | skyline nachts | nachtliche skyline | nachtlicher skyline | skylein bei nacht = city skyline at night
  stat | statts | ansttat = instead of
  ${GROUNDS.join('\n  ')}
  ${ORIGINS.join('\n  ')}
  ich wurds … in = make it
  ich hatt/hatte/wurd sie gern in | ich hatt/hatte ihn gern in | ich hatt/hatte/wurde es gern in | ich hatts gern in | ich hatts … in | ich hatt/hatte sie/ihn/es lieber in | ich wurd/wurde/hatte es … in | hatte es gern … in | hatts gern in | hatte/wurde sie/ihn gern in | ich wurds aber gern in = make it
  ${MATCHES.join(' | ')} =
  kante/leiste/streifen/linie/rand rundherum | kante/linie/rand drumherum | kante/rand drumrum/aussenrum/ringsum/rundum | kante drum herum | einfassung | bordure = border around
  mehr zeichnung/details in lichtern und schatten | mehr zeichnung in den lichtern und schatten | mehr zeichnung in den lichtern und den schatten | mehr zeichnung in schatten und lichtern | mehr zeichnung in den tiefen und lichtern | zeichnung/details in lichtern und schatten | zeichnung in den lichtern/schatten/tiefen | mehr durchzeichnung/tonwertumfang/dynamik | durchzeichnung | mehr/grosserer/grosseren dynamikumfang | mehr details in den schatten/lichtern/tiefen = more dynamic range
  landschaft mit mehr | foto mit mehr | bild mit mehr | aufnahme mit mehr = more
  landschaft mit mehr zeichnung in lichtern und schatten = more dynamic range
  schutten/schuttet/regnen/regnet/giessen wie aus kubeln | schutten/schuttet/regnen/giessen wie aus eimern | wie aus kubeln/eimern | aus kubeln giessen | bindfaden/strippen regnen | junge hunde regnen | in stromen regnen | plastern | plastert | wolkenbruch | landregen | dauerregen | sturzregen | schnurlregen | sauwetter | hundewetter | schietwetter | richtig/ordentlich schutten/giessen = rain heavily
  es soll schutten | lass es schutten | es schutten lassen | lass es giessen | es soll giessen | lass es richtig schutten | es soll richtig schutten | es soll richtig giessen = make it rain heavily
  schneeflocken/flocken/schnee … rieseln lass~ | ein paar schneeflocken/flocken … rieseln/fallen lass~ | paar flocken/schneeflocken … rieseln lass~ | etwas schnee … rieseln lass~ | schneeflocken/flocken … fallen/tanzen lass~ | schneeflocken/flocken … rieseln = make it snow lightly
  schneeflocken rieseln | flocken rieseln | schnee rieseln | leise rieselt der schnee | leise rieselnder schnee | schneerieseln | lass es rieseln = light snow
  dicke flocken | dicke schneeflocken | grosse flocken | flockenwirbel | schneetreiben | dichtes schneetreiben | wildes schneetreiben | blizzard = heavy snow
  nikolausmutze | weihnachtsmutze | weihnachtsmannmutze | zipfelmutze | bommelmutze = santa hat
  wunscht sich | wunschen sich | wunscht sich noch | wunscht sich so sehr | hatte so gern | mocht so gern = wants
  am himmel | uber den himmel | an den himmel | am himmelszelt | uber dem horizont = in the sky
  rasterpunkten | rasterpunkte | druckraster | rasterung | punkteraster = halftone dots
  seite aus ein~ | seite aus dem | seite aus nem | seite in ein~ = page of a
  nehm~/zieh~ … lichter zuruck | nehm~ … spitzlichter/hochlichter zuruck | zieh~ … lichter runter | lichter … zurucknehm~/zuruckfahr~/runterzieh~/runter/absenken/dampf~/bandig~/einfang~ | lichter dampf~/bandig~/einfang~ | helle stellen … zuruck | helle stellen abdunk~ | hellen stellen … abdunk~ = reduce the highlights
  die schatten … an = increase the shadows
  heb~ … schatten … an | heb~ die schatten an | heb~/offne die schatten | zieh~ die schatten hoch | zieh~ … schatten hoch | schatten … anheb~/hochzieh~/offnen/hoch | schatten hochzieh~/offnen | offne … schatten | dunkle/dunklen stellen/partien aufhell~ | dunkle/dunklen stellen … aufhell~ | dunklen/dunkle bereiche aufhell~ = lift the shadows
  heb~ dafur die schatten | heb~ die tiefen | heb~ dafur die tiefen | heb~ auch die schatten | heb~ dann die schatten = lift the shadows
  schreit einen/mich ja an | schreit/springt einen an | schreit mich an | schreit einem entgegen | springt einem/mir ins gesicht | schreit formlich | sticht ins auge | sticht/brennt in den augen | tut in den augen weh | tut den augen weh | beisst sich | ist/macht augenkrebs = is too strong
  himmel kraftiger blau | himmel intensiver blau | himmel satter blau | himmel starker blau | himmel richtig blau | himmel so richtig blau | himmel tiefblau | himmel in sattem blau | himmel knallblau | himmel strahlend blau = sky bluer
  wiese/gras/rasen kraftiger/satter/richtig/saftig grun | rasen saftiger grun | wiese saftiger = grass greener
  rote pupillen | roten pupillen | rotlichtaugen | rotaugen | rot augen | rotaugeneffekt | rote augen effekt | roten augen effekt | blitzlichtaugen | vampiraugen | kaninchenaugen | albinoaugen | pupillen rot | pupillen sind rot | pupillen leuchten rot | pupillen leuchten | augen rot leuchten | augen gluhen rot | augen gluhen = red eyes
  gehort korrigiert | gehoren korrigiert | gehort repariert | gehort ausgebessert | gehort gefixt | gehort behoben | gehort verbessert = fix it
  ${WORN.join(' | ')} = text is backwards
  lauft ruckwarts | lauft falsch rum | steht seitenverkehrt = is mirrored
  selfie ist seitenverkehrt | selfie ist spiegelverkehrt | foto ist seitenverkehrt | foto ist spiegelverkehrt | bild ist seitenverkehrt | bild ist spiegelverkehrt | ist seitenverkehrt | ist spiegelverkehrt | spiegelverkehrt aufgenommen = is mirrored
  hart~ kontrast~ | harter~ kontrast~ | krass~ kontrast~ | stark~ kontrast~ | kraftig~ kontrast~ | hoh~ kontrast~ | knackig~ kontrast~ | satt~ kontrast~ | derb~ kontrast~ = hard contrast
  weich~ kontrast~ | sanft~ kontrast~ | gering~ kontrast~ | niedrig~ kontrast~ | schwach~ kontrast~ = less contrast
  sepiaton/sepia nicht antast~ | sepiaton/sepia/sepiatonung nicht anruhr~ | sepiaton nicht verander~/ander~ | sepiaton/sepia/sepiafarbe/sepiatonung behalt~ | sepiaton/sepia beibehalt~ | sepiaton erhalt~ | sepiaton/sepia/sepiatonung lass~/bleib~ | sepiaton so lass~ | sepiaton soll bleib~ | sepia farbung behalt~ = keep the sepia tone
  den sepiaton … bleiben | der sepiaton … bleiben | der sepiaton bleibt | sepia … bleiben = keep the sepia tone
  nicht antast~ | nicht anruhr~ | nicht anfass~ | nicht dran rumpfusch~ = unchanged
  hab/habe ich markiert/angemalt/eingekreist/umkringelt/ubermalt/angestrichen/umrandet/gekennzeichnet/ausgewahlt/angepinselt | hab ich eingerahmt/angekreuzt/angekringelt/eingezeichnet/bemalt | hab/habe ich schon markiert | hab ich dir/rot markiert/angemalt | hab ich rot eingekreist | hob i markiert/eingringelt/angmalt = i marked
  ich markiert/angemalt/eingekreist/umkringelt/ubermalt/umrandet/eingerahmt/angestrichen/angepinselt/ausgewahlt/gekennzeichnet hab | ich markiert/angemalt/eingekreist/umkringelt/ubermalt/umrandet/angestrichen/ausgewahlt/gekennzeichnet habe = i marked
  ${MARKED.join(' | ')} | was eingekreist ist | was markiert ist | was angemalt ist | was umkringelt ist | was umrandet ist | was rot eingekreist ist | was im kringel ist | was im kreis ist | was im kasten ist | was im rahmen ist | das im kringel | das im kasten | die markierte stelle | markierte stelle | markierten stelle | die eingekreiste stelle | eingekreiste stelle | eingekreisten stelle | den markierten bereich | der markierte bereich | markierte bereich | das angemalte | das ubermalte | das umkringelte | das umrandete | das eingerahmte | das angestrichene | das angekreuzte | das rot umrandete | das rot eingekreiste | das ausgewahlte | die ausgewahlte stelle | den ausgewahlten bereich | die markierung | meine markierung = what i marked
  ist markiert | sind markiert | ist eingekreist | sind eingekreist | ist angemalt | ist umkringelt | ist ubermalt | habs markiert | habs eingekreist | habs angemalt | hab es markiert | hab es eingekreist | hab es angemalt = i marked
  markiert | umkringelt | umrandet | eingerahmt | angekreuzt | eingezeichnet = i marked
  raster | kachelmuster | rasterform | raster form | kachelform | gitterform = grid
  durcheinandergeworfen~ | durcheinander geworfen | hingeworfen~ | kreuz und quer | durcheinander | verstreut~ | wild verteilt | lose verstreut | uberlappend~ | locker verteilt =
  ${GAPS.join('\n  ')}
  stege dazwischen | mit stegen | fugen dazwischen | mit fugen | zwischenraum | zwischenraume | zwischenraumen | trennlinie | trennlinien | trennstreifen | trennstrich | lucken dazwischen = gaps
  ${PICTURES.join(' | ')} | spielszenen | schnappschusse | schnappschussen = photos
  alle zwei = all 2
  alle drei = all 3
  alle vier = all 4
  alle funf = all 5
  alle sechs = all 6
  verein | vereins | sportverein | fussballverein = club
  braucht | brauchts | brauchen = want
  unser verein braucht | der verein braucht | unsere firma braucht | meine firma braucht | unsere schule braucht | der chef braucht | meine chefin braucht | mein chef braucht | der kunde braucht | unsere klasse braucht | der kindergarten braucht = want
  aus zwei … ein banner | aus drei … ein banner | aus vier … ein banner | aus funf … ein banner | aus den … ein banner | aus diesen … ein banner = collage in a row of
  hohe gleich | gleiche hohe | gleicher hohe | in gleicher hohe | hohe angeglichen | gleiche grosse | gleicher grosse | alle gleich hoch | alle gleich gross =
  banner aus | ein banner aus | breites banner aus | einen streifen aus | streifen aus = collage in a row of
  ohne dass … abgeschnitten/abgehackt/weggeschnitten werd~/wird | ohne dass … abgeschnitten ist/sind | ohne dass … fehlt/fehlen/wegfallt/wegfallen/draufgeht | ohne dass … verloren geht | ohne … abzuschneid~/abzuhacken/wegzuschneid~ = without cut off
  durfen/darf/sollen/soll nicht abgeschnitten werd~ | nicht abgeschnitten werd~ | durfen nicht abgeschnitten sein | mussen/muss/soll ganz drauf bleib~ | muss/mussen komplett drauf bleib~ | sollen/mussen alle drauf bleib~ | alle sollen/mussen drauf bleib~ | es soll nichts abgeschnitten werd~ | nichts abschneid~/abgeschnitten = without cut off anything
  titelbild fur unsere/meine/die facebook seite | titelbild fur unsere/meine facebookseite | titelbild fur unseren facebook auftritt | titelbild fur fb | fb titelbild | facebook header/banner | header/banner/kopfbild fur facebook | titelbild auf facebook = facebook cover
  daneben in | rechts daneben = on the right in
  weicheres/sanfteres/schmeichelndes/schmeichelhaftes/schmeichelhafteres/schoneres/softes/beauty licht | nettes/schones weiches licht | weiches portratlicht | beautylicht | wie mit ringlicht/softbox = soft portrait light
  mit softbox/ringlicht | ringlicht rein | und/dazu/bitte/ein weiches licht | mit/in weichem licht | ein sanftes/schones licht | in schonem licht | licht weicher/softer | weichere/weiche/sanfte ausleuchtung = soft portrait light
  schwarzweissfoto/schwarzweissbild/schwarzweissaufnahme … in echten farben | schwarzweissfoto/schwarzweissbild/schwarzweissaufnahme … in farbe | schwarzweiss/sw foto/bild … in farbe | schwarz weiss foto … in farbe | schwarzweissfoto/schwarzweissbild … einfarb~/farbig | schwarzweissfoto … bunt | sw foto … bunt = colorize this black and white photo
  brauche/brauch ihn/es/sie/das als png | hatte es gern als png | hatts gern als png | am liebsten als png | als png mit durchsichtigem drumherum/hintergrund | png mit transparenz | als png mit transparenz | durchsichtigem/durchsichtiges drumherum = transparent background
  haare/frisur … sauber ausgeschnitten | haare/frisur … sauber ausgeschnitten bleib~ | frisur/haare … sauber ausgeschnitten sein | haare sauber ausschneid~/freistell~/freigestellt | haare … sauber freigestellt | auch die haare sauber | haare/kanten bitte sauber | haarkanten/kanten sauber | saubere haarkanten/kanten/rander | mit sauberen kanten | ohne ausgefranste kanten/rander | feine harchen | sauber ausgeschnitten | sauber freigestellt bitte =
  mein~ haare … sauber ausgeschnitten | mein~ frisur … sauber ausgeschnitten bleib~ =
  kinofeeling | kino feeling | kinoflair | kinostimmung | kinoatmosphare | kinooptik | kinoasthetik | hollywoodlook | hollywood look | hollywoodfeeling | blockbusterlook | blockbuster look | filmfeeling | filmoptik | spielfilmlook | leinwandlook | kinomassige stimmung | wie aus einem film | wie aus nem film | wie im film | wie ein film | wie ein kinofilm | wie in einem kinofilm | wie in einem blockbuster | wie in hollywood = cinematic
  gib dem bild | gib dem foto | gib dem ganzen | verleih dem bild | verleihe dem bild | verleih dem foto | verleihe dem foto | verpass dem bild | verpass dem foto | spendier dem bild | spendier dem foto | gonn dem bild | schenk dem bild = make it
  volle pulle | volle kanne | volle lotte | volles rohr | volle dosis | volle drohnung | volle suppe | voll aufdrehen | voll aufgedreht | bis zum anschlag | auf anschlag | bis anschlag | am anschlag | bis zum gehtnichtmehr | bis zum geht nicht mehr | bis zum umfallen | was das zeug halt | was geht | alles was geht | so viel wie geht | so viel wie moglich | soviel wie moglich | so stark wie moglich | so stark es geht | so weit es geht | mit voller wucht | mit vollem karacho | mit karacho | auf maximum | auf max | maximal stark | aufs maximum | aufs ausserste | mit allem was geht | ohne ende | brutal~ | saumassig | sakrisch | narrisch | urviel | ur viel | hundert prozent | auf vollgas | vollgas = extremely
  ordentlich was | ordentlich viel | gscheit | gscheid | gehorig | gehorig~ | kraftig viel | betrachtlich~ | spurbar~ | sichtlich | um langen | um welten | ein gutes stuck | ein ordentliches stuck | ein grosses stuck | ein paar stufen | zwei stufen | mords | mordsmassig | huere | recht viel | a gscheits stuck = much
  ein/einen schluck | ein/nen mu | ein ideechen/eckerl/fitzelchen/fingerhut/quentchen/jota/alzerl/eutzerl | eine/ne idee/kleinigkeit/messerspitze/prise | ein kleines eckerl | fitzelchen | quentchen | alzerl | eutzerl | chli | minimalst | sachte | sacht | behutsam~ | vorsichtig | subtil | subtiler | unaufdringlich~ | zuruckhaltend~ | ein/a wengal | bisserl was | a bisserl was | es/e bitzli | es chli | ein ganz kleines bisschen | ganz klein wenig | nur ein hauch | nur eine spur | eine winzigkeit | ganz minimal/sachte = slightly
  neonlinien | neon linien | neonkonturen | neon konturen | leuchtlinien | neonumrisse | leuchtende linien = neon glow
  so wie die spotify cover | wie die spotify cover | wie spotify cover | wie diese spotify cover | wie so spotify cover =
  mit wenigen farbflachen | wenige farbflachen | wenigen farbflachen | mit flachigen farben | flachige farben | flachigen farben | grosse farbflachen | grossen farbflachen | mit farbflachen | klaren farbflachen =
  hautton/haut ist so kasig/fahl | hautton/haut/gesicht ist kasig | haut/gesicht wirkt kasig | haut/gesichter/gesicht/ist so kasig | sehe/seh/sehen so kasig aus | wirkt kasig | wie eine kalkwand | wie kase und spucke | haut/hautton/gesicht wirkt fahl = is too cold
  unter der rohre/neonrohre/leuchtstoffrohre/gluhbirne/lampe | unter den rohren/neonrohren | unter neonrohren/leuchtstoffrohren | bei/unter/im neonlicht/kunstlicht | bei lampenlicht/gluhbirnenlicht | durch die lampe/lampen | vom scheinwerfer/scheinwerferlicht =
  ist alles grunlich | ist alles grun | alles so grun | alles so grunlich | alles grunlich | wirkt alles grunlich = is too green
  ist alles gelblich | alles so gelblich | alles so gelb | alles gelblich | ist alles gelb | wirkt alles gelblich = is too yellow
  ist alles blaulich | alles so blaulich | alles so blau | alles blaulich | ist alles blau | wirkt alles blaulich = is too blue
  ist alles rotlich | alles so rotlich | alles rotlich | ist alles rot = is too red
  stimmt nicht | stimmt gar nicht | stimmt so nicht | haut nicht hin | passt nicht | passt gar nicht | passt nicht so recht | ist daneben | ist falsch | ist verkehrt | ist im eimer | ist im arsch | ist hin | ist hinuber =
  auf eine leinwand … drucken lass~ | auf leinwand … drucken lass~ | auf leinwand drucken lass~ | auf leinwand ziehen | drucken lass~ | ausdrucken lass~ | entwickeln lass~ | abziehen lass~ = for printing
  ist die datei … zu winzig | ist die datei … zu klein | die datei ist zu winzig | datei ist zu winzig | datei ist zu klein | datei ist leider zu klein | datei ist dafur zu klein | auflosung reicht nicht | auflosung ist zu gering | auflosung ist zu klein | auflosung zu gering | ist leider zu klein dafur = the file is too small
  vierfach hochskalier~ | viermal vergrosser~ | viermal so gross mach~ = 4 times as big
  lasst sich … wieder herricht~ | lasst sich … herricht~/aufarbeit~/wiederherstell~/restaurier~/ausbesser~ | kann man … wieder herricht~ | kann man … herricht~/aufarbeit~/wiederherstell~/restaurier~ | herricht~ | herzurichten | aufarbeit~ | wieder herricht~ | auf vordermann bringen | auf vordermann | wieder schon machen = restore
  grantig~ | miesepetrig~ | murrisch~ | sauertopfisch~ | grummelig~ | griesgramig~ | zwider | bose | finster drein = grumpy
  schaut so ernst | guckt so ernst | kuckt so ernst | schaut so grantig | guckt so grantig | schaut so bose | guckt so bose | schaut so traurig | guckt so traurig | schaut so streng | guckt so streng | guckt so sauer | schaut so sauer | guckt so miesepetrig = looks so grumpy
  wie sahe ich … aus | wie seh ich … aus | wie sehe ich … aus | wie wurde ich … aussehen | wie schau ich … aus | wie tat ich … ausschauen | wie tat ich … aussehen | wie wurd ich … aussehen = what would i look like
  leicht unscharf = slightly blurred
  foto/bild/aufnahme/gesicht/ist/leider/wirkt leicht unscharf | ist leider leicht unscharf | ist/wirkt etwas unscharf | ist ein bisschen/wenig unscharf = is too blurry
  preisschild text | preisschildtext | preis text | preistext = text
  blockbuchstaben | blockschrift | druckbuchstaben | plakatschrift = block letters
  versalien | kapitalchen = in capitals
  um ein drittel = by a third
  um ein viertel = by a quarter
  um zwei drittel = by two thirds
  um ein zehntel | um zehn prozent = by 10 percent
  um ein funftel = by 20 percent
  um drei viertel | um dreiviertel = by 75 percent
  matt schwarz~ = matte black
  matt weiss~ = matte white
  matt grau~ = matte gray
  losch/nimm sie/ihn/es raus | losch/mach/nimm/radier/tu sie/ihn weg | losch/entfern/entferne sie/ihn | losch/mach/tu es weg | mach/tu das weg | nimm das raus | weg/raus/fort/hinfort damit = remove it
  brauch = want
  aufgedreht = increased
  augenkrebs = too colorful
  ausgebessert = restored
  ausschauen | ausschaun | ausschaut | ausgucken | ausguckt = look
  behoben = fixed
  bemalt = painted
  angmalt | bitzeli markiert = i marked
  bitzli | bitzi | chlii = slightly
  schwarzweissaufnahme | schwarzweissbild | schwarzweissfoto | sw foto | sw bild = black and white picture
  sepiafarbe | sepiatonung = sepia
  haarkanten = hair edges
  hintergrundfarbe = background color
  kopfbild = header
  klar~ = clear
  tiefblau~ = deep blue
  gering~ | niedrig~ | schwach~ = low
  runterzieh~ = reduce
  weggeschnitten | wegzuschneiden = crop
  transparenz = transparency
  schrei~ = scream
  offnen | offne | offnet = open
  sinken | sinkt = sink
  untergehen | untergeht = sink
  neonrohre = neon
  gluhbirnenlicht = bulb light
  stufe~ = step
  draufgeht | reicht | geworfen | locker~ | farbflachen | richtlinien | vorschrift | vorschriften | vorgaben =
`;
