import { GERMAN_COLOURS as COLOURS } from './colours.ts';

const HUES = COLOURS.map(([said, english]) =>
  [
    `das ${said} vom`,
    `das ${said} von der`,
    `das ${said} von den`,
    `das ${said} im`,
    `das ${said} am`,
    `das ${said} in der`,
  ]
    .join(' | ')
    .concat(` = the ${english} of the`),
);
const BEHIND = COLOURS.map(([said, english]) =>
  [
    `hinter mir … alles ${said}`,
    `hinter uns … alles ${said}`,
    `hinten … alles ${said}`,
    `vor ein ${said}e wand`,
    `vor eine ${said}e wand`,
    `vor einer ${said}en wand`,
    `vor ${said}er wand`,
    `vor ne ${said}e wand`,
    `vor einem ${said}en tuch`,
    `${said}e leinwand dahinter`,
    `${said}es tuch dahinter`,
    `${said}e wand dahinter`,
  ]
    .join(' | ')
    .concat(` = ${english} background`),
);
const OUTLINES = COLOURS.map(([said, english]) =>
  [
    `mit ${said}em rand um die buchstaben`,
    `mit ${said}em rand um die schrift`,
    `mit ${said}em rand um den text`,
    `mit ${said}er kontur`,
    `mit ${said}er umrandung um die schrift`,
    `mit ${said}er outline`,
    `mit ${said}em umriss`,
    `${said} umrandete schrift`,
  ]
    .join(' | ')
    .concat(` = with ${english} outline`),
);
const INTO = COLOURS.map(
  ([said, english]) =>
    `aus ${said} mach~ | aus ${said} wird | aus ${said} soll = turn ${english} into`,
);

const ALONE = COLOURS.map(([said, english]) =>
  [
    `freigestellt auf/vor ${said}`,
    `freistellen auf/vor ${said}`,
    `freisteller auf/vor ${said}`,
    `ausgeschnitten auf/vor ${said}`,
  ]
    .join(' | ')
    .concat(` = ${english} background`),
);
const KEPT = COLOURS.map(([said, english]) =>
  [
    `nur das ${said} der`,
    `nur das ${said} des`,
    `nur das ${said} vom`,
    `nur das ${said} von der`,
    `nur das ${said} von den`,
    `nur das ${said} am`,
  ]
    .join(' | ')
    .concat(` = keep only the ${english} of the`),
);
const ONLY = COLOURS.map(([said, english]) =>
  ['der', 'die', 'das', 'den']
    .flatMap((the) => [`nur ${the} … ${said} lass~`, `nur ${the} … ${said} bleib~`])
    .join(' | ')
    .concat(` = only in color the ${english}`),
);
const INKS = COLOURS.map(([said, english]) =>
  [
    `schrift ${said}`,
    `schrift in ${said}`,
    `buchstaben ${said}`,
    `buchstaben in ${said}`,
    `textfarbe ${said}`,
    `schriftfarbe ${said}`,
    `in ${said} geschrieben`,
  ]
    .join(' | ')
    .concat(` = in ${english}`),
);
const BARS = COLOURS.map(([said, english]) =>
  [
    `mit ${said}em balken dahinter`,
    `mit ${said}em balken drunter`,
    `mit ${said}em balken hinterlegt`,
    `${said} hinterlegt`,
    `auf ${said}em balken`,
    `auf ${said}em streifen`,
    `auf ${said}em band`,
    `auf ${said}em kasten`,
    `mit ${said}em kasten dahinter`,
    `${said}er balken dahinter`,
    `${said}er kasten dahinter`,
  ]
    .join(' | ')
    .concat(` = on a ${english} bar`),
);

const PADS = COLOURS.map(([said, english]) =>
  [
    `erweitern mit ${said}en balken`,
    `erweitern mit ${said}em rand`,
    `erweitern mit ${said}`,
    `auffullen mit ${said}en balken`,
    `auffullen mit ${said}`,
    `aufgefullt mit ${said}`,
    `mit ${said}en balken auffull~`,
    `mit ${said}en balken … auffull~`,
    `mit ${said}en balken … erweiter~`,
    `mit ${said}en balken erweiter~`,
    `mit ${said}en balken fullen`,
    `mit ${said}em rand auffull~`,
    `mit ${said} auffull~`,
    `mit ${said} erweiter~`,
    `mit ${said} aufgefullt`,
    `den rand mit ${said} auffull~`,
    `rander mit ${said} auffull~`,
    `rand mit ${said} auffull~`,
    `seiten mit ${said} auffull~`,
  ]
    .join(' | ')
    .concat(` = pad with ${english}`),
);

const STAYING = COLOURS.map(
  ([said, english]) =>
    `${said} bleibt | ${said} soll bleib~ | ${said} bleibt farbig = keep only the ${english} in color`,
);
const PLAIN = [
  'weiss = white',
  'schwarz = black',
  'gelb = yellow',
  'rot = red',
  'blau = blue',
  'gold = gold',
].map((each) => each.split(' = ') as [string, string]);
const OUTLINED = PLAIN.flatMap(([fill, white]) =>
  PLAIN.filter(([edge]) => edge !== fill).map(
    ([edge, black]) =>
      `in ${fill} mit ${edge}em rand | in ${fill} mit ${edge}er kontur | in ${fill} mit ${edge}er umrandung = in ${white} with ${black} outline`,
  ),
);

/** What people say every day for one thing that can be done to a picture. */
export const GERMAN_EVERYDAY = `
  ins rechte licht | in ein besseres licht | in besseres licht | ins beste licht = portrait light
  ruck~ … ins rechte licht | ruck~ … in ein besseres licht | ruck~ … in besseres licht | setz~ … ins rechte licht | setz~ … in ein besseres licht | setz~ … ins beste licht = portrait light for
  knips~ … das licht an | mach~ … das licht an | mach~ … licht an | dreh~ … das licht auf | licht anmach~ | licht anknips~ | mehr licht rein | licht rein | lass mehr licht rein | sonne rein | mehr sonne rein | heller drehen | heller dreh | heller stell~ | heller ziehen | heller schraub~ = brighter
  licht aus | licht ausmach~ | mach~ … das licht aus | licht runter | dunkler drehen | dunkler dreh | dunkler stell~ | dunkler ziehen | dunkler schraub~ = darker
  starker | kraftiger machen | noch starker = stronger
  schwacher machen | schwacher = weaker
  mehr biss | mehr knack | mehr pfeffer | mehr schmiss | mehr kante | mehr schneid | mehr druck | mehr plastizitat | plastischer = more contrast
  mehr schmackes | mehr bums | mehr wums | mehr saft | mehr pfiff | mehr peps | mehr feuer | mehr farbkraft | mehr leuchtkraft | mehr sattheit | mehr frische | mehr freude | mehr vitalitat | mehr wow | mehr buntheit | mehr karibik = more vivid
  mehr schmackes/bums/wumms/pepp/leben/power in die farben | schmackes in die farben | farben aufdreh~/hochdreh~/rauf/boosten/pushen/ankurbel~/anheiz~/verstark~ | farben voll aufdreh~ | farben … aufdreh~ | farben … hochdreh~/rauf | dreh~ die farben auf/hoch | dreh~ … farben auf/hoch | verstark~ die farben = increase colors
  farben runterdreh~/runterfahr~/dampf~/dezenter/zuruckhaltender/gedampfter/weicher/ruhiger/gedeckter | farben … runterdreh~/dampf~/dezenter/ruhiger/gedampfter | dreh~/fahr~ die farben runter | dreh~ … farben runter | fahr~ … farben zuruck | dampf~ die farben | dezentere/ruhigere/gedecktere/gedampftere/gedeckte/zuruckhaltendere/erdigere farben | gedeckter | farben weniger aufdringlich | weniger aufdringlich/farbintensiv = muted colors
  pastelltone | pastelltonen | pastellfarben | pastelligen farben | pastelliger | pastellig = pastel colors
  zu heftig | zu krass | zu aufdringlich | zu laut | viel zu heftig | viel zu krass | zu knallig geraten = too strong
  weniger giftig | nicht so giftig | nicht ganz so giftig | weniger quietschig | weniger poppig | weniger leuchtend | nicht so leuchtend | weniger kraftig | weniger intensiv | nicht so kraftig | nicht so intensiv = less saturated
  ${HUES.join('\n  ')}
  nimm sie … zuruck | nimm ihn … zuruck | nimm es … zuruck | nimm das … zuruck | dreh sie … runter | dreh es … runter | fahr sie … zuruck | fahr sie … runter | fahr das … zuruck | nimm sie … runter = reduce it
  eisig~ | frostig~ | arktisch~ = icy
  grieselt | grisselt | griesselt | grieselt total | griest | grisselt total | grieselt stark | grieselt wie sau | grieselt extrem | rauscht brutal | rauscht heftig | rauscht ganz schon | ist total grieselig | ist ganz grisselig = is too noisy
  grieseln | griesel | grisseln | griessel | geriesel | gegriesel | geriessel | farbrauschen | helligkeitsrauschen | pixelrauschen | farbflecken im rauschen | korniges rauschen = noise
  milchiger/milchigen/grauer/grauen/weisser/weissen schleier | dunstschleier | nebelschleier | schleier druber/drauf | milchiger/grauer schleier druber | grauer schleier drauf | liegt ein schleier druber | liegt ein schleier | liegt so ein schleier | ein schleier liegt = haze
  kunstlichtstich | lampenstich | neonstich | magentastich | lilastich | cyanstich | pinkstich | turkisstich = color cast
  schepps | schebs | scheps | krumm und schief | krumm | schiach gerade | verkantet | verkippt | aus dem lot | nicht im lot | nicht im wasser | nicht in der waage | schraglage | in schieflage | hat schlagseite | schlagseite = crooked
  ist schepps | ist schebs | ist krumm | ist verkantet | ist verkippt | ist aus dem lot | ist nicht im lot | ist nicht in der waage | ist in schieflage | hat schieflage = is crooked
  ins lot | ins lot/wasser bringen | in die waage | in die waage bringen | in waage | waagerecht/waagrecht ausricht~ | waagerecht/waagrecht/grad mach~ | waagerecht/gerade stell~ | gerade/grad bieg~ | geradebieg~ | grad ruck~/zieh~ = straighten
  eins zu eins | im verhaltnis eins zu eins = 1 to 1
  vier zu drei = 4 to 3
  drei zu zwei = 3 to 2
  zwei zu drei = 2 to 3
  drei zu vier = 3 to 4
  vier zu funf = 4 to 5
  funf zu vier = 5 to 4
  sechzehn zu neun = 16 to 9
  neun zu sechzehn = 9 to 16
  im verhaltnis | im seitenverhaltnis | im format = ratio
  enger/knapper/naher/strammer zuschneid~ | enger beschneid~/croppen/fassen/beschnitten/zugeschnitten | enger/knapper schneid~ | enger/dichter ran | naher dran | schneid~ … enger/knapper = crop tighter
  als kreis ausschneid~/zuschneid~ | als kreis | kreisrund/rund/kreisformig zuschneid~/ausschneid~ | im kreis ausgeschnitten | kreisformiger/runder zuschnitt | kreisausschnitt | rundes/kreisrundes bild | rundes foto | rund machen = circle crop
  nur mich lassen | nur mich behalt~ | nur mich ubrig lassen | nur mich ubriglassen | nur ich bleib~ | nur ich soll bleib~ | nur ich soll ubrig bleib~ | nur ich bleibe ubrig = keep only me
  nur uns lassen | nur uns behalt~ | nur wir bleiben | nur wir sollen bleiben | nur wir sollen ubrig bleib~ = keep only us
  nur der/die/das … soll ubrig bleib~ | nur die … sollen ubrig bleib~ | nur der/die … soll stehen bleib~ | nur den/die/das … ubrig lass~ | nur den/die … stehen lass~ = keep only the
  verfracht~ | verpflanz~ | katapultier~ | befor~ | beforder~ | bugsier~ | transportier~ = put
  mitten in = in
  mitten im = in
  ${BEHIND.join('\n  ')}
  ${INTO.join('\n  ')}
  nur der/die/das … farbe haben | nur der/die/das … farbig sein | nur der/die/das … farbig/bunt bleib~ | nur den/die/das … in farbe lass~ | nur der … bunt sein = only in color the
  als wars abend | als war s abend | als war es abend | als ware es abend | als ob es abend ware | wie am abend | abend draus machen | mach abend draus = make it evening
  stockfinstere nacht | stockdunkle nacht | finstere nacht | pechschwarze nacht | tiefe nacht | tiefste nacht | in tiefster nacht | rabenschwarze nacht = dark night
  lass es pissen | es pissen lassen | es soll pissen | soll es pissen | lass es schiffen | es soll schiffen | lass es plastern | es soll plastern | lass es strullen = make it rain heavily
  aber wie | und wie | aber hallo | aber sowas von | sowas von | und zwar heftig | und zwar krass | so richtig fett | so richtig krass | bis der arzt kommt | bis die schwarte kracht | dass es kracht | dass es nur so kracht | dass es scheppert | dass die wande wackeln | wie die hulle | wie bekloppt | wie blode | wie narrisch | wie deppert | wie irre | wie wild | als gabs kein morgen = a lot
  dichte suppe | suppe draussen | nebelsuppe | dicke suppe | dichter nebel wie suppe = thick fog
  kinolook mit balken | kino look mit balken | kinofeeling mit balken | cinematic mit balken | kino mit balken | filmlook mit balken = cinematic with black bars
  alte/alten/uralte/vergilbte/historische/historischen postkarte | alte/alten ansichtskarte | vergilbter/vergilbten look | auf vergilbt/antik/uralt/oldtimer | auf vergilbt/antik/uralt gemacht | wie anno 1900 | wie aus der kaiserzeit | wie zu kaisers zeiten | wie aus dem vorigen jahrhundert = like an old photo
  wie aus omas/papas/opas fotoalbum | omas/opas/papas/mamas/alten/altes fotoalbum | omas/opas/papas/mamas album | dem/altes familienalbum | aus dem familienalbum | omas schuhkarton = like an old photo album
  mach was schones/gescheites | mach was/irgendwas schones draus | mach was gescheites draus | mach/zauber was draus | mach da/halt was draus | mach es/das/mal schon | machs schon | bring es/das auf vordermann | mach es ansehnlich | ansehnlicher | vorzeigbar | ansehnlicher/vorzeigbar machen | mach das beste daraus | tob dich aus | lass dir was einfallen = make it look better
  quer ubers ganze bild | quer uber das ganze bild | quer uber das gesamte bild | mitten ubers ganze bild = in the middle across the whole picture
  uber das ganze bild | ubers ganze bild | uber das gesamte bild | uber die ganze breite | uber die volle breite | uber die gesamte breite = across the whole picture
  ${OUTLINES.join('\n  ')}
  stell~ … gegenuber | gegenuberstell~ | im direkten vergleich | direkter vergleich | im vergleich nebeneinander = side by side
  vorher nachher vergleich | vorher nachher bild | vorher nachher foto | vorher nachher gegenuberstellung | vorher nachher darstellung = before and after side by side
  bilder uberlager~ | fotos uberlager~ | die bilder uberlager~ | die fotos uberlager~ | uberlager~ die bilder | uberlager~ die fotos | beide bilder uberlager~ | beide fotos uberlager~ | beide uberlager~ = overlay both pictures
  schatten unter das | schatten unter den | schatten unter die | schatten unters = add shadow under the
  weicher/sanfter/leichter/zarter/weichen/leichten schatten drunter | weicher/sanfter/leichter/weichen/leichten schatten darunter = soft shadow under it
  risse kitt~/kleb~/schliess~ | knicke glatt~/ausbugel~/rausbugel~ | kratzer auspolier~/rauspolier~ | kratzer/risse ausbesser~ | kratzer/flecken rausretuschier~ | stockflecken | eselsohren | stockflecken/wasserflecken/kaffeeflecken/eselsohren weg = restore
  rotaugenkorrektur | rotaugen korrektur | rote augen korrektur | rotaugen weg | rotaugen raus | rotaugeneffekt weg | rote augen korrigier~ | rote augen beheb~ | rote augen fix~ | roten augen weg | roten augen raus | roten augen korrigier~ | roten augen entfern~ = fix red eyes
  mach mich schlanker | mach mich dunner | mach uns schlanker | lass mich schlanker aussehen | lass mich dunner aussehen | schlankere taille | ein paar kilo weg | paar kilo weg | 5 kilo weg = make me slimmer
  stockdunkl~ = dark
  gedampft~ | gedeckt~ = muted
  nachtlich~ = night
  gegenuberstellung = side by side
  familienalbum = photo album
  farbflecken = color stains
  herzformig~ = heart shaped
  ${ALONE.join('\n  ')}
  ${KEPT.join('\n  ')}
  ${ONLY.join('\n  ')}
  ${INKS.join('\n  ')}
  ${BARS.join('\n  ')}
  wie war sie in | wie war er in | wie war es in | wie wars in | wie ware sie in | wie ware er in | wie ware es in | wie sahe sie in | wie sahe er in | wie wurde sie in | wie wurde er in | wie macht sie sich in | wie macht er sich in | wie macht es sich in | war was in = make it
  blaugrun~ | petrolgrun~ = teal
  silbern~ = silver
  ruhiges | ruhiger ton | ruhigem | gedecktes | gedecktem =
  richtung kuhl | richtung kalt | richtung blau | ins kuhle | ins kalte | mehr ins blaue | mehr richtung blau | eher kuhl | eher kuhler = cooler
  richtung warm | richtung gelb | richtung orange | ins warme | mehr ins warme | mehr richtung warm | eher warm | eher warmer = warmer
  farbtemperatur richtung kuhl | farbtemperatur richtung kalt | farbtemperatur richtung blau | farbtemperatur ins kuhle | farbtemperatur runter | farbtemperatur … runter = cooler
  farbtemperatur richtung warm | farbtemperatur richtung gelb | farbtemperatur ins warme | farbtemperatur hoch | farbtemperatur rauf | farbtemperatur … hoch = warmer
  kamera war schief | kamera schief gehalten | hab schief gehalten | schief gehalten | schief fotografiert | schief geknipst | schief geschossen | schief aufgenommen | hab das handy schief gehalten | handy schief gehalten = is crooked
  fur den fuhrerschein | furn fuhrerschein | fuhrerscheinfoto | fuhrerscheinbild | ausweisfoto | ausweisbild | lichtbild | visumfoto | visafoto | personalausweisfoto | passphoto | fur den pass | furn pass | furs visum | fur das visum | fur die krankenkassenkarte | fur die gesundheitskarte | fur den schulerausweis | fur den studentenausweis | fur die e card = passport photo
  nummernschild~ | kennzeichen | autokennzeichen | kontrollschild | nummerntafel | kennzeichentafel = license plate
  knitterfalte~ | knitterfalten | knitter | zerknitterung = creases
  bugel~ … knitterfalten | bugel~ … knicke | bugel~ … falten aus dem | knitterfalten … bugel~ = restore
  eingekreist~ | angekringelt~ = i marked
  ${PADS.join('\n  ')}
  bis es quadratisch ist | bis es quadratisch wird | damit es quadratisch ist | damit es quadratisch wird | sodass es quadratisch ist | dass es quadratisch ist | dass es quadratisch wird = to a square
  rander unscharf | rander verschwommen | seiten unscharf | seiten verschwommen | rander unscharf gefullt | seiten unscharf gefullt | rest unscharf aufgefullt | rander mit unscharfe | rander verwischt = blurred sides
  richtung impressionismus | impressionistisch~ | impressionismus | wie von monet | wie monet | wie renoir | wie cezanne | expressionistisch~ | expressionismus = impressionist painting
  cremig~ | buttrig~ | samtig~ = soft
  was cooles | was tolles | was schickes | was feines | was hubsches | was anstandiges = look better
  rum | herum | umeinand | umanand | umadum =
  ${STAYING.join('\n  ')}
  ${OUTLINED.join('\n  ')}
  alles andere entsattig~ | den rest entsattig~ | rest entsattig~ | alles andere grau | alles andere in grau | alles andere farblos | sonst alles grau | sonst alles schwarzweiss = the rest gray
  passt farblich nicht | passt farblich gar nicht | passt farblich uberhaupt nicht | gefallt farblich nicht =
  uns zwei | uns beide | uns zwoa | uns beiden | uns drei | uns vier | uns alle = us
  ware in … schoner | ware in … besser | war in … schoner | wirkt in … besser | wirkt in … schoner | wurde in … besser aussehen | sahe in … besser aus | sahe in … schoner aus | macht sich in … besser = in
  von der seite | seitlich einfallend~ =
  abendsonne von der seite | sonne von der seite | streiflicht = golden hour light
  bodennebel | fruhnebel | talnebel | herbstnebel | nebelbank | nebelbanke | nebelfeld | nebelfelder | hochnebel | seenebel = fog
  winterwunderland | winterzauber | wintermarchen = winter wonderland
  wie gezeichnet | gezeichnet aussehen | wie von hand gezeichnet | wie handgezeichnet = like a drawing
  mit weichen ubergangen | weiche ubergange | mit zarten ubergangen | mit feinen ubergangen =
  grossen klotzen | grosse klotze | groben klotzen | grobe klotze | dicken klotzen | grossen blocken | grosse blocke | groben blocken | klotzchen = big blocks
  kontrastarm~ | kontrastarmer | kontrastschwach~ | kontrastschwacher | weniger kontrastreich | nicht so kontrastreich = less contrast
  kontrastreicher | kontraststarker | kontrastvoller = more contrast
  farbarm~ | farbarmer | farbschwach~ | farbschwacher = less colorful
  farbintensiver | farbkraftiger | farbstarker | farbreicher | farbgewaltiger = more colorful
  rauscharm~ | rauscharmer | rauschfreier = less noise
  detailreicher | detaillierter | detailgenauer = sharper
  nicht so aufdringlich | nicht ganz so aufdringlich | nicht mehr so aufdringlich = less saturated
  durchs lampenlicht | durch das lampenlicht | durchs kunstlicht | vom lampenlicht | vom kunstlicht | wegen dem lampenlicht | wegen der beleuchtung | durch die beleuchtung | von der beleuchtung | durchs neonlicht =
  neutralisier~ | farben neutralisier~ | farblich neutralisier~ | neutral machen | neutral stellen = fix the white balance
  profilbild rund ausgeschnitten | profilfoto rund ausgeschnitten | rundes profilfoto | profilfoto rund = round profile picture
  rund ausgeschnitten | kreisrund ausgeschnitten | rund zugeschnitten = circle crop
  auf ein viertel = to a quarter
  auf ein drittel = to a third
  auf zwei drittel = to two thirds
  auf drei viertel = to three quarters
  analoges feeling | analoges flair | analoger touch | analoger charme | analog feeling | analogfeeling | analoges gefuhl = analog film
  handgeschrieben~ | von hand geschrieben | wie von hand geschrieben | in handschrift | mit handschrift | wie handschrift = handwritten
  aus bild | aus foto | von bild | von foto | aus aufnahme = from picture
  aus dem zweiten bild | aus dem zweiten foto | vom zweiten bild | vom zweiten foto | aus der zweiten aufnahme = from picture 2
  aus dem ersten bild | aus dem ersten foto | vom ersten bild | vom ersten foto | aus der ersten aufnahme = from picture 1
  farbe stimmt nicht | farben stimmen nicht | farben passen nicht | farbe passt nicht | farben sind falsch | farbe ist falsch | farben hauen nicht hin | farben sind daneben | farben stimmen gar nicht | farben stimmen so nicht | farbe stimmt so nicht = colors are off
  rahmung aus holz | einfassung aus holz | rand aus holz | umrandung aus holz = wooden frame
`;
