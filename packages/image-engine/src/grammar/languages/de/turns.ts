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
    `${said}en stegen | ${said}e stege | ${said}em steg | ${said}en fugen | ${said}e fugen | ${said}en lucken | ${said}e lucken | ${said}en spalten | ${said}e spalten | ${said}en streifen dazwischen | ${said}e streifen dazwischen | ${said}en linien dazwischen | ${said}e linien dazwischen = ${english} gaps`,
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
  ich hatt sie gern in | ich hatt ihn gern in | ich hatt es gern in | ich hatts gern in | ich hatt sie lieber in | ich hatt ihn lieber in | ich hatt es lieber in | ich hatte sie gern in | ich hatte ihn gern in | ich hatte es gern in | ich wurd es … in | ich wurde es … in | ich hatte es … in | ich hatts … in | hatte es gern … in | hatts gern in | hatte sie gern in | hatte ihn gern in | wurde sie gern in | wurde ihn gern in | ich wurds aber gern in | ich wurde es gern in | ich wurd sie gern in | ich hatte es lieber in | ich hatte ihn lieber in | ich hatte sie lieber in = make it
  ${MATCHES.join(' | ')} =
  kante rundherum | kante drumherum | kante drumrum | kante aussenrum | kante ringsum | kante rundum | kante drum herum | leiste rundherum | streifen rundherum | linie rundherum | linie drumherum | einfassung | bordure | rand rundherum | rand ringsum | rand rundum | rand drumherum | rand drumrum | rand aussenrum = border around
  mehr zeichnung in lichtern und schatten | mehr zeichnung in den lichtern und schatten | mehr zeichnung in den lichtern und den schatten | mehr zeichnung in schatten und lichtern | mehr zeichnung in den tiefen und lichtern | zeichnung in lichtern und schatten | zeichnung in den lichtern | zeichnung in den schatten | zeichnung in den tiefen | mehr durchzeichnung | durchzeichnung | mehr tonwertumfang | mehr dynamikumfang | mehr dynamik | grosserer dynamikumfang | grosseren dynamikumfang | details in lichtern und schatten | mehr details in lichtern und schatten | mehr details in den schatten | mehr details in den lichtern | mehr details in den tiefen = more dynamic range
  landschaft mit mehr | foto mit mehr | bild mit mehr | aufnahme mit mehr = more
  landschaft mit mehr zeichnung in lichtern und schatten = more dynamic range
  schutten wie aus kubeln | schuttet wie aus kubeln | schutten wie aus eimern | schuttet wie aus eimern | regnen wie aus kubeln | regnen wie aus eimern | regnet wie aus kubeln | giessen wie aus kubeln | giessen wie aus eimern | wie aus kubeln | wie aus eimern | aus kubeln giessen | bindfaden regnen | strippen regnen | junge hunde regnen | in stromen regnen | plastern | plastert | richtig schutten | ordentlich schutten | richtig giessen | ordentlich giessen | wolkenbruch | landregen | dauerregen | sturzregen | schnurlregen | sauwetter | hundewetter | schietwetter = rain heavily
  es soll schutten | lass es schutten | es schutten lassen | lass es giessen | es soll giessen | lass es richtig schutten | es soll richtig schutten | es soll richtig giessen = make it rain heavily
  schneeflocken … rieseln lass~ | ein paar schneeflocken … rieseln lass~ | ein paar flocken … rieseln lass~ | paar flocken … rieseln lass~ | paar schneeflocken … rieseln lass~ | ein paar schneeflocken … fallen lass~ | ein paar flocken … fallen lass~ | etwas schnee … rieseln lass~ | flocken … rieseln lass~ | schnee … rieseln lass~ | schneeflocken … fallen lass~ | flocken … fallen lass~ | schneeflocken … tanzen lass~ | flocken … tanzen lass~ | schneeflocken … rieseln | flocken … rieseln = make it snow lightly
  schneeflocken rieseln | flocken rieseln | schnee rieseln | leise rieselt der schnee | leise rieselnder schnee | schneerieseln | lass es rieseln = light snow
  dicke flocken | dicke schneeflocken | grosse flocken | flockenwirbel | schneetreiben | dichtes schneetreiben | wildes schneetreiben | blizzard = heavy snow
  nikolausmutze | weihnachtsmutze | weihnachtsmannmutze | zipfelmutze | bommelmutze = santa hat
  wunscht sich | wunschen sich | wunscht sich noch | wunscht sich so sehr | hatte so gern | mocht so gern = wants
  am himmel | uber den himmel | an den himmel | am himmelszelt | uber dem horizont = in the sky
  rasterpunkten | rasterpunkte | druckraster | rasterung | punkteraster = halftone dots
  seite aus ein~ | seite aus dem | seite aus nem | seite in ein~ = page of a
  nehm~ … lichter zuruck | nehm~ … spitzlichter zuruck | nehm~ … hochlichter zuruck | zieh~ … lichter runter | zieh~ … lichter zuruck | lichter … zurucknehm~ | lichter … zuruckfahr~ | lichter … runterzieh~ | lichter … runter | lichter … absenken | lichter … dampf~ | lichter … bandig~ | lichter … einfang~ | lichter dampf~ | lichter bandig~ | lichter einfang~ | helle stellen … zuruck | helle stellen abdunk~ | hellen stellen … abdunk~ = reduce the highlights
  die schatten … an = increase the shadows
  heb~ … schatten … an | heb~ die schatten an | heb~ die schatten | zieh~ die schatten hoch | zieh~ … schatten hoch | schatten … anheb~ | schatten … hochzieh~ | schatten hochzieh~ | schatten offnen | schatten … offnen | offne die schatten | offne … schatten | schatten … hoch | dunkle stellen aufhell~ | dunkle stellen … aufhell~ | dunklen stellen aufhell~ | dunklen stellen … aufhell~ | dunklen bereiche aufhell~ | dunkle bereiche aufhell~ | dunkle partien aufhell~ | dunklen partien aufhell~ = lift the shadows
  heb~ dafur die schatten | heb~ die tiefen | heb~ dafur die tiefen | heb~ auch die schatten | heb~ dann die schatten = lift the shadows
  schreit einen ja an | schreit einen an | schreit mich an | schreit mich ja an | schreit einem entgegen | springt einen an | springt einem ins gesicht | springt mir ins gesicht | schreit formlich | sticht ins auge | sticht in den augen | tut in den augen weh | tut den augen weh | brennt in den augen | beisst sich | ist augenkrebs | macht augenkrebs = is too strong
  himmel kraftiger blau | himmel intensiver blau | himmel satter blau | himmel starker blau | himmel richtig blau | himmel so richtig blau | himmel tiefblau | himmel in sattem blau | himmel knallblau | himmel strahlend blau = sky bluer
  wiese kraftiger grun | wiese satter grun | wiese richtig grun | wiese saftig grun | gras kraftiger grun | gras satter grun | gras richtig grun | gras saftig grun | rasen kraftiger grun | rasen satter grun | rasen richtig grun | rasen saftig grun | rasen saftiger grun | wiese saftiger = grass greener
  rote pupillen | roten pupillen | rotlichtaugen | rotaugen | rot augen | rotaugeneffekt | rote augen effekt | roten augen effekt | blitzlichtaugen | vampiraugen | kaninchenaugen | albinoaugen | pupillen rot | pupillen sind rot | pupillen leuchten rot | pupillen leuchten | augen rot leuchten | augen gluhen rot | augen gluhen = red eyes
  gehort korrigiert | gehoren korrigiert | gehort repariert | gehort ausgebessert | gehort gefixt | gehort behoben | gehort verbessert = fix it
  ${WORN.join(' | ')} = text is backwards
  lauft ruckwarts | lauft falsch rum | steht seitenverkehrt = is mirrored
  selfie ist seitenverkehrt | selfie ist spiegelverkehrt | foto ist seitenverkehrt | foto ist spiegelverkehrt | bild ist seitenverkehrt | bild ist spiegelverkehrt | ist seitenverkehrt | ist spiegelverkehrt | spiegelverkehrt aufgenommen = is mirrored
  hart~ kontrast~ | harter~ kontrast~ | krass~ kontrast~ | stark~ kontrast~ | kraftig~ kontrast~ | hoh~ kontrast~ | knackig~ kontrast~ | satt~ kontrast~ | derb~ kontrast~ = hard contrast
  weich~ kontrast~ | sanft~ kontrast~ | gering~ kontrast~ | niedrig~ kontrast~ | schwach~ kontrast~ = less contrast
  sepiaton nicht antast~ | sepiaton nicht anruhr~ | sepiaton nicht verander~ | sepiaton nicht ander~ | sepiaton behalt~ | sepiaton beibehalt~ | sepiaton erhalt~ | sepiaton lass~ | sepiaton so lass~ | sepiaton soll bleib~ | sepiaton bleib~ | sepia nicht antast~ | sepia nicht anruhr~ | sepia behalt~ | sepia beibehalt~ | sepia lass~ | sepia bleib~ | sepiafarbe behalt~ | sepia farbung behalt~ | sepiatonung behalt~ | sepiatonung lass~ | sepiatonung nicht anruhr~ | sepiatonung bleib~ = keep the sepia tone
  den sepiaton … bleiben | der sepiaton … bleiben | der sepiaton bleibt | sepia … bleiben = keep the sepia tone
  nicht antast~ | nicht anruhr~ | nicht anfass~ | nicht dran rumpfusch~ = unchanged
  hab ich markiert | habe ich markiert | hab ich angemalt | habe ich angemalt | hab ich eingekreist | habe ich eingekreist | hab ich umkringelt | habe ich umkringelt | hab ich ubermalt | habe ich ubermalt | hab ich angestrichen | habe ich angestrichen | hab ich umrandet | habe ich umrandet | hab ich eingerahmt | hab ich angekreuzt | hab ich angekringelt | hab ich gekennzeichnet | habe ich gekennzeichnet | hab ich eingezeichnet | hab ich ausgewahlt | habe ich ausgewahlt | hab ich angepinselt | habe ich angepinselt | hab ich bemalt | hab ich schon markiert | habe ich schon markiert | hab ich dir markiert | hab ich dir angemalt | hab ich rot angemalt | hab ich rot markiert | hab ich rot eingekreist | hob i markiert | hob i eingringelt | hob i angmalt = i marked
  ich markiert hab | ich markiert habe | ich angemalt hab | ich angemalt habe | ich eingekreist hab | ich eingekreist habe | ich umkringelt hab | ich umkringelt habe | ich ubermalt hab | ich ubermalt habe | ich umrandet hab | ich umrandet habe | ich eingerahmt hab | ich angestrichen hab | ich angestrichen habe | ich angepinselt hab | ich ausgewahlt hab | ich ausgewahlt habe | ich gekennzeichnet hab | ich gekennzeichnet habe = i marked
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
  ohne dass … abgeschnitten werd~ | ohne dass … abgeschnitten wird | ohne dass … abgeschnitten ist | ohne dass … abgeschnitten sind | ohne dass … abgehackt werd~ | ohne dass … abgehackt wird | ohne dass … weggeschnitten werd~ | ohne dass … weggeschnitten wird | ohne dass … fehlt | ohne dass … fehlen | ohne dass … wegfallt | ohne dass … wegfallen | ohne dass … verloren geht | ohne dass … draufgeht | ohne … abzuschneid~ | ohne … abzuhacken | ohne … wegzuschneid~ = without cut off
  durfen nicht abgeschnitten werd~ | darf nicht abgeschnitten werd~ | sollen nicht abgeschnitten werd~ | soll nicht abgeschnitten werd~ | nicht abgeschnitten werd~ | durfen nicht abgeschnitten sein | mussen ganz drauf bleib~ | muss ganz drauf bleib~ | muss komplett drauf bleib~ | mussen komplett drauf bleib~ | soll ganz drauf bleib~ | sollen alle drauf bleib~ | mussen alle drauf bleib~ | alle sollen drauf bleib~ | alle mussen drauf bleib~ | es soll nichts abgeschnitten werd~ | nichts abschneid~ | nichts abgeschnitten = without cut off anything
  titelbild fur unsere facebook seite | titelbild fur meine facebook seite | titelbild fur die facebook seite | titelbild fur unsere facebookseite | titelbild fur meine facebookseite | titelbild fur unseren facebook auftritt | titelbild fur fb | fb titelbild | facebook header | facebook banner | header fur facebook | banner fur facebook | kopfbild fur facebook | titelbild auf facebook = facebook cover
  daneben in | rechts daneben = on the right in
  weicheres licht | sanfteres licht | schmeichelndes licht | schmeichelhaftes licht | schmeichelhafteres licht | nettes weiches licht | schones weiches licht | schoneres licht | softes licht | weiches portratlicht | beautylicht | beauty licht | wie mit ringlicht | wie mit softbox = soft portrait light
  mit softbox | ringlicht rein | mit ringlicht | und weiches licht | dazu weiches licht | bitte weiches licht | ein weiches licht | mit weichem licht | ein sanftes licht | ein schones licht | in weichem licht | in schonem licht | licht weicher | weichere ausleuchtung | weiche ausleuchtung | sanfte ausleuchtung | licht softer = soft portrait light
  schwarzweissfoto … in echten farben | schwarzweissbild … in echten farben | schwarzweissaufnahme … in echten farben | schwarzweissfoto … in farbe | schwarzweissbild … in farbe | schwarzweissaufnahme … in farbe | schwarzweiss foto … in farbe | schwarzweiss bild … in farbe | schwarz weiss foto … in farbe | sw foto … in farbe | sw bild … in farbe | schwarzweissfoto … einfarb~ | schwarzweissbild … einfarb~ | schwarzweissfoto … farbig | schwarzweissbild … farbig | schwarzweissfoto … bunt | sw foto … bunt = colorize this black and white photo
  brauche ihn als png | brauche es als png | brauche sie als png | brauch ihn als png | brauch es als png | brauch sie als png | brauche das als png | brauch das als png | hatte es gern als png | hatts gern als png | am liebsten als png | als png mit durchsichtigem drumherum | als png mit durchsichtigem hintergrund | png mit transparenz | als png mit transparenz | durchsichtigem drumherum | durchsichtiges drumherum = transparent background
  haare … sauber ausgeschnitten | frisur … sauber ausgeschnitten | haare … sauber ausgeschnitten bleib~ | frisur … sauber ausgeschnitten bleib~ | frisur … sauber ausgeschnitten sein | haare … sauber ausgeschnitten sein | haare sauber ausschneid~ | haare sauber freistell~ | haare sauber freigestellt | haare … sauber freigestellt | auch die haare sauber | haare bitte sauber | haarkanten sauber | saubere haarkanten | saubere kanten | kanten sauber | mit sauberen kanten | ohne ausgefranste kanten | ohne ausgefranste rander | feine harchen | kanten bitte sauber | saubere rander | sauber ausgeschnitten | sauber freigestellt bitte =
  mein~ haare … sauber ausgeschnitten | mein~ frisur … sauber ausgeschnitten bleib~ =
  kinofeeling | kino feeling | kinoflair | kinostimmung | kinoatmosphare | kinooptik | kinoasthetik | hollywoodlook | hollywood look | hollywoodfeeling | blockbusterlook | blockbuster look | filmfeeling | filmoptik | spielfilmlook | leinwandlook | kinomassige stimmung | wie aus einem film | wie aus nem film | wie im film | wie ein film | wie ein kinofilm | wie in einem kinofilm | wie in einem blockbuster | wie in hollywood = cinematic
  gib dem bild | gib dem foto | gib dem ganzen | verleih dem bild | verleihe dem bild | verleih dem foto | verleihe dem foto | verpass dem bild | verpass dem foto | spendier dem bild | spendier dem foto | gonn dem bild | schenk dem bild = make it
  volle pulle | volle kanne | volle lotte | volles rohr | volle dosis | volle droehnung | volle drohnung | volle suppe | voll aufdrehen | voll aufgedreht | bis zum anschlag | auf anschlag | bis anschlag | am anschlag | bis zum gehtnichtmehr | bis zum geht nicht mehr | bis zum umfallen | was das zeug halt | was geht | alles was geht | so viel wie geht | so viel wie moglich | soviel wie moglich | so stark wie moglich | so stark es geht | so weit es geht | mit voller wucht | mit vollem karacho | mit karacho | auf maximum | auf max | maximal stark | aufs maximum | aufs ausserste | mit allem was geht | ohne ende | brutal~ | saumassig | sakrisch | narrisch | urviel | ur viel | hundert prozent | auf vollgas | vollgas = extremely
  ordentlich was | ordentlich viel | gscheit | gscheid | gehorig | gehorig~ | kraftig viel | betrachtlich~ | spurbar~ | sichtlich | um langen | um welten | ein gutes stuck | ein ordentliches stuck | ein grosses stuck | ein paar stufen | zwei stufen | mords | mordsmassig | huere | recht viel | a gscheits stuck = much
  ein schluck | einen schluck | ein mu | nen mu | ein ideechen | eine idee | ne idee | eine kleinigkeit | ne kleinigkeit | ein kleines eckerl | ein eckerl | ein fitzelchen | fitzelchen | ein fingerhut | eine messerspitze | ne messerspitze | eine prise | ne prise | ein quentchen | quentchen | ein jota | ein alzerl | alzerl | ein eutzerl | eutzerl | ein wengal | a wengal | bisserl was | a bisserl was | es bitzli | e bitzli | chli | es chli | ein ganz kleines bisschen | ganz klein wenig | nur ein hauch | nur eine spur | eine winzigkeit | minimalst | ganz minimal | ganz sachte | sachte | sacht | behutsam~ | vorsichtig | subtil | subtiler | unaufdringlich~ | zuruckhaltend~ = slightly
  neonlinien | neon linien | neonkonturen | neon konturen | leuchtlinien | neonumrisse | leuchtende linien = neon glow
  so wie die spotify cover | wie die spotify cover | wie spotify cover | wie diese spotify cover | wie so spotify cover =
  mit wenigen farbflachen | wenige farbflachen | wenigen farbflachen | mit flachigen farben | flachige farben | flachigen farben | grosse farbflachen | grossen farbflachen | mit farbflachen | klaren farbflachen =
  hautton ist so kasig | haut ist so kasig | hautton ist kasig | haut ist kasig | haut wirkt kasig | haut so kasig | gesichter so kasig | gesicht so kasig | gesicht ist kasig | gesicht wirkt kasig | sehe so kasig aus | seh so kasig aus | sehen so kasig aus | wirkt kasig | ist so kasig | wie eine kalkwand | wie kase und spucke | hautton ist so fahl | haut ist so fahl | haut wirkt fahl | hautton wirkt fahl | gesicht wirkt fahl = is too cold
  unter der rohre | unter den rohren | unter der neonrohre | unter neonrohren | unter den neonrohren | unter leuchtstoffrohren | unter der leuchtstoffrohre | bei neonlicht | unter neonlicht | bei kunstlicht | unter kunstlicht | bei lampenlicht | bei gluhbirnenlicht | unter der gluhbirne | unter der lampe | durch die lampe | durch die lampen | vom scheinwerfer | vom scheinwerferlicht | im kunstlicht | im neonlicht =
  ist alles grunlich | ist alles grun | alles so grun | alles so grunlich | alles grunlich | wirkt alles grunlich = is too green
  ist alles gelblich | alles so gelblich | alles so gelb | alles gelblich | ist alles gelb | wirkt alles gelblich = is too yellow
  ist alles blaulich | alles so blaulich | alles so blau | alles blaulich | ist alles blau | wirkt alles blaulich = is too blue
  ist alles rotlich | alles so rotlich | alles rotlich | ist alles rot = is too red
  stimmt nicht | stimmt gar nicht | stimmt so nicht | haut nicht hin | passt nicht | passt gar nicht | passt nicht so recht | ist daneben | ist falsch | ist verkehrt | ist im eimer | ist im arsch | ist hin | ist hinuber =
  auf eine leinwand … drucken lass~ | auf leinwand … drucken lass~ | auf leinwand drucken lass~ | auf leinwand ziehen | drucken lass~ | ausdrucken lass~ | entwickeln lass~ | abziehen lass~ = for printing
  ist die datei … zu winzig | ist die datei … zu klein | die datei ist zu winzig | datei ist zu winzig | datei ist zu klein | datei ist leider zu klein | datei ist dafur zu klein | auflosung reicht nicht | auflosung ist zu gering | auflosung ist zu klein | auflosung zu gering | ist leider zu klein dafur = the file is too small
  vierfach hochskalier~ | viermal vergrosser~ | viermal so gross mach~ = 4 times as big
  lasst sich … wieder herricht~ | lasst sich … herricht~ | lasst sich … aufarbeit~ | lasst sich … wiederherstell~ | lasst sich … restaurier~ | lasst sich … ausbesser~ | kann man … wieder herricht~ | kann man … herricht~ | kann man … aufarbeit~ | kann man … wiederherstell~ | kann man … restaurier~ | herricht~ | herzurichten | wieder herricht~ | aufarbeit~ | auf vordermann bringen | auf vordermann | wieder schon machen = restore
  grantig~ | miesepetrig~ | murrisch~ | sauertopfisch~ | grummelig~ | griesgramig~ | zwider | bose | finster drein = grumpy
  schaut so ernst | guckt so ernst | kuckt so ernst | schaut so grantig | guckt so grantig | schaut so bose | guckt so bose | schaut so traurig | guckt so traurig | schaut so streng | guckt so streng | guckt so sauer | schaut so sauer | guckt so miesepetrig = looks so grumpy
  wie sahe ich … aus | wie seh ich … aus | wie sehe ich … aus | wie wurde ich … aussehen | wie schau ich … aus | wie tat ich … ausschauen | wie tat ich … aussehen | wie wurd ich … aussehen = what would i look like
  leicht unscharf = slightly blurred
  foto leicht unscharf | bild leicht unscharf | aufnahme leicht unscharf | gesicht leicht unscharf | ist leicht unscharf | leider leicht unscharf | ist leider leicht unscharf | ist etwas unscharf | ist ein bisschen unscharf | wirkt leicht unscharf | wirkt etwas unscharf | ist ein wenig unscharf = is too blurry
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
  losch sie raus | losch sie weg | losch sie | losch ihn raus | losch ihn weg | losch ihn | losch es raus | losch es weg | mach sie weg | mach ihn weg | mach es weg | mach das weg | nimm sie raus | nimm ihn raus | nimm es raus | nimm das raus | nimm sie weg | nimm ihn weg | entfern sie | entferne sie | entfern ihn | entferne ihn | radier sie weg | radier ihn weg | weg damit | raus damit | fort damit | hinfort damit | tu sie weg | tu ihn weg | tu das weg | tu es weg = remove it
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
