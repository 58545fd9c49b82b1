/** Every hue of a list in the same turns. */
const said = (hues: string, turns: (said: string, english: string) => string): string =>
  hues
    .split('; ')
    .map((hue) => turns(...(hue.split(' = ') as [string, string])))
    .join('\n  ');
const MAIN = 'grun = green; blau = blue; gelb = yellow; rot = red';

/** "Lass nur das Gelb drin": what keeps its colour. */
const KEPT = said(
  `${MAIN}; braun = brown; pink = pink; orange = orange; lila = purple; turkis = turquoise`,
  (said, english) =>
    `nur das ${said} drin | lass~ nur das ${said} drin | nur ${said} soll ubrig bleib~ = keep only the ${english} in color`,
);
/** "Hat so einen grünen Stich", "die Rottöne etwas rausnehmen", "nimm das Gelb aus dem Schnee" */
const CASTS = said(
  MAIN,
  (said, english) =>
    `hat so einen ${said}en stich | hat einen ${said}en stich = has ${english} cast
  ${said}en/${said}er stich = ${english} cast
  ist ein ${said}stich drin | ist so ein ${said}stich drin = it is too ${english}
  gib/verpass dem bild/foto … ${said}ton/${said}stich = add a ${english} tint
  ${said}tone … rausnehm~/entfern~/raus | nimm~ die ${said}tone … raus = reduce the ${english}s
  nimm das ${said}/${said}e/${said}liche aus = remove ${english} cast from
  nimm das ${said} aus den schatten = remove ${english} cast`,
);
/** "In ein dunkleres Blau" */
const SHADED = said(
  `${MAIN}; braun = brown; grau = gray; rosa = pink`,
  (said, english) =>
    `dunkleres ${said} = dark ${english}
  helleres ${said} = light ${english}`,
);
/** "Soll von Rot auf Blau wechseln", "schwarzweiß mit rotem Schal in Farbe" */
const SWAPPED = said(
  `${MAIN}; braun = brown; schwarz = black; weiss = white; grau = gray; silber = silver; beige = beige`,
  (said, english) => `soll von ${said} auf/zu = from ${english} to`,
);
const SPARED = said(
  `${MAIN}; braun = brown; turkis = turquoise`,
  (said, english) =>
    `schwarzweiss/sw mit ${said}em/${said}er … in farbe = black and white except the ${english}`,
);
/** Sides that are cut off: "den rechten Rand abschneiden", "nur die obere Hälfte behalten". */
const CUT = said(
  'recht = right; link = left; ober = top; unter = bottom',
  (said, english) =>
    `den ${said}en rand abschneid~/wegschneid~ | schneid~ den ${said}en rand ab/weg | ${said}e rand kann/muss weg = crop the ${english}`,
);
const HALVES = said(
  'obere = bottom; untere = top; linke = right; rechte = left',
  (said, english) =>
    `nur die ${said} halfte | nur die ${said} halfte behalt~ = crop off the ${english} half`,
);
const EMPTY = said(
  'oben = top; unten = bottom; links = left; rechts = right',
  (said, english) =>
    `${said} die leere flache wegschneid~/weg | ${said} den leeren platz/raum wegschneid~/weg | die leere flache ${said} wegschneid~/weg = crop the ${english}`,
);
/** "Die Helligkeit ist zu hoch": what is too high is to go down. */
const EXCESSES = said(
  'helligkeit = brightness; belichtung = brightness; sattigung = saturation; kontrast = contrast; warme = warmth; scharfe = sharpness',
  (said, english) =>
    `${said} … zu hoch/stark = less ${english === 'sharpness' ? 'sharp' : english}
  ${said} … zu niedrig/gering = more ${english}`,
);
/** "Wiese normal lassen" */
const AROUND = said(
  'wiese = meadow; rasen = lawn; wand = wall; boden = floor; strasse = street; wald = forest; strand = beach',
  (said, english) =>
    `${said} normal/unverandert/original lass~ | ${said} bleibt normal/unverandert/original = leave the ${english} alone`,
);
/** "Freisteller auf reinem Weiß" */
const ALONE = said(
  'weiss = white; schwarz = black',
  (said, english) =>
    `freisteller/freigestellt/freistellen/ausgeschnitten auf/vor reinem ${said} | freisteller/freigestellt/freistellen/ausgeschnitten auf/vor rein${said} = pure ${english} background`,
);
/** What an old print suffers from. */
const DAMAGES = 'knicken|kratzern|rissen|flecken|staub|kratzern und flecken|kratzern und knicken'
  .split('|')
  .map(
    (damage) =>
      `von ${damage} befrei~ | schwarzweissfoto von ${damage} befrei~ | befrei~ … von ${damage}`,
  )
  .join(' | ')
  .concat(' = restore');
/** "Das hat mein Sohn gemalt": who made what is in the picture. */
const MADE =
  'mein sohn|mein enkel|mein opa|mein vater|mein mann|meine tochter|meine enkelin|meine oma|meine frau'
    .split('|')
    .map((who) => `hat ${who} gemalt/gezeichnet`)
    .concat('hab ich selbst/selber gemalt/gezeichnet')
    .join(' | ')
    .concat(' =');

/** Wishes of German as they are said offhand. */
export const GERMAN_OFFHAND = `
  ruck~/setz~/bring~/mach~ den horizont gerade | ruck~/setz~/bring~ … horizont gerade = straighten the horizon
  das/der meer/see/wasser/horizont lauft rechts/links/schief aus dem bild | das/der meer/see/wasser/horizont lauft aus dem bild | das/der meer/see/wasser lauft aus = is crooked
  wir haben alle einen/nen gelbstich/rotstich/blaustich/grunstich | alle haben einen/nen gelbstich/rotstich/blaustich/grunstich = has a color cast
  von der/unserer kneipenlampe/deckenlampe/kuchenlampe/lampe/gluhbirne/beleuchtung/neonrohre/strassenlampe/stehlampe/nachttischlampe =
  krieg~ den/das/die mal/bitte raus | krieg~ den/das/die raus = remove it
  soll/sollen als plakat/poster/leinwand/fotoposter ins vereinsheim/wohnzimmer/schaufenster/buro/treppenhaus | soll/sollen als plakat/poster/leinwand/fotoposter in/ins/im/an/ans/auf … | kommt/kommen als plakat/poster/leinwand in/ins/im/an/ans/auf … =
  war halt/ja/eben dunkel im/beim/auf/in … | es war halt/ja/eben dunkel im/beim/auf/in … =
  leg~ beide/sie ubereinander | leg~ beide/die/meine fotos/bilder ubereinander = double exposure
  gesicht besser ausgeleuchtet/beleuchtet | besseres/besser licht aufs/auf gesicht | gesicht heller ausgeleuchtet = light on my face
  bring~ das alles in ordnung | bring~ das bitte alles in ordnung | bring~ alles in ordnung = fix it
  lasst sich da was/noch retten/machen | lasst sich das retten = can you fix it
  sieht aus wie im kuhlschrank | wie im kuhlschrank | wie in der tiefkuhltruhe = looks too cold
  geht/geh nachste/kommende woche/monat/jahr in rente | der/die/er/sie geht nachste/kommende woche/monat in rente | geht bald in rente =
  wird/werden unsere/meine/ne weihnachtskarte/einladung/geburtstagskarte/gluckwunschkarte/postkarte =
  ${KEPT}
  ${CASTS}
  ${SHADED}
  ${SWAPPED}
  ${SPARED}
  ${CUT}
  ${HALVES}
  ${EMPTY}
  ${EXCESSES}
  ${ALONE}
  ${DAMAGES}
  ${MADE}
  hintergrund einfarbig grau = make background plain gray
  ihn einfarbig grau = it plain gray
  damit ich … kann | damit wir … konnen = so i can
  soll/sollte … stockdunkel/stockfinster/zappenduster sein/werd~ | draussen … dunkel/finster sein/werd~ | mach~ … stockdunkel/stockfinster = make it night
  vollmondnacht | mondnacht | sommernacht | winternacht | mitternacht = night
  den tag in eine vollmondnacht/mondnacht/sternennacht = day into night
  figur aus einem japanischen zeichentrick/zeichentrickfilm/trickfilm | figur/held aus einem anime/manga | japanisch~ zeichentrick/zeichentrickfilm/trickfilm/comic = anime character
  figur aus einem zeichentrick/zeichentrickfilm/trickfilm/disneyfilm = cartoon character
  figur aus einem comic = comic character
  verschleiert | milchig und verschleiert/trub/matt/flau = hazy
  helligkeit/licht/belichtung/farben/lichtstimmung … angleich~ | gleich~ die helligkeit/belichtung/farben/lichtstimmung … an | gleich~ das licht … an = match the light
  reinweiss~ grund/untergrund/hintergrund | auf reinweiss = pure white background
  reinweiss~ = pure white
  vom hintergrund los~/trenn~/ablos~ | los~/trenn~ … vom hintergrund | stanz~ … aus | ausstanz~ | schnippel~ … aus = cut out
  ich brauch/brauche nur den/die/das | ich will nur den/die/das … behalt~ = keep only the
  lenkt … ab | ist ein einziges chaos = is messy
  hinter mir/uns ist ein chaos/durcheinander | hinter mir/uns ist so ein chaos/durcheinander | hinter mir/uns ist das reinste chaos | hinter mir/uns ist es unordentlich = the background is messy
  hintergrund ist/wirkt zu/so unruhig/uberladen/chaotisch | hintergrund ist mir/viel zu unruhig | hintergrund ist/wirkt unruhig = background is messy
  knackscharf~ | messerscharf~ | rattenscharf~ = sharp
  bleibt/bleiben knackscharf/messerscharf = stays sharp
  aber der/die/das … scharf = but keep sharp the
  aber der/die/das … scharf mach~/stell~ = but sharpen the
  aber der/die/das … scharf bleib~/lass~/sein = but keep sharp the
  berggipfel | bergspitze | hochgebirge | alpenpanorama | gebirgspanorama = mountains
  auf einen/einem/den berggipfel/gipfel = in mountains
  auf einen/einem verschneiten gipfel = in snowy mountains
  wie wurde/wurd der/die/das … ausschau~/ausseh~ = make the
  entfarb~ = desaturate
  sonst alles entfarb~ | den rest entfarb~ | alles andere entfarb~ = the rest gray
  entzieh~ … alle/die farbe/farben | komplett/ganz/vollig/total entsattig~ | entsattig~ … komplett/vollig/ganz = black and white
  leucht~ … schon/besser/ordentlich/gut aus | gesicht/gesichter schon/besser/gut ausleucht~ | beleucht~ mich/uns … wie im studio | wie im studio beleuchtet/ausgeleuchtet | licht wie im studio | studiobeleuchtung = portrait light
  gegenuber dem fenster/himmel/hintergrund | im vergleich zum fenster/himmel/hintergrund =
  streifen oben und unten | schwarz~ streifen oben und unten | kinostreifen = black bars
  kontrast/kontraste … zu hart/krass/heftig/extrem = too much contrast
  kontrast/kontraste starken | stark den kontrast = more contrast
  farben/sattigung starken | stark die farben = more vivid colors
  licht/helligkeit/belichtung starken = brighter
  scharfe starken = sharpen
  schnee ist/wirkt blau/blaulich | schnee ist so/ganz/total blau = it is too blue
  schnee ist/wirkt gelb/gelblich = it is too yellow
  wie zu uromas/uropas/omas/opas zeiten =
  gesicht/gesichter unkenntlich mach~ | mach~ … gesichter unkenntlich = pixelate the faces
  mit/in eichenholz/holz/eiche rahm~/einrahm~ | rahm~ … mit/in holz/eichenholz/eiche/buchenholz/nussholz/kirschholz = wooden frame
  lass~ mich davor steh~ =
  aus eimern giesst/schuttet/regnet | es aus eimern giesst/schuttet | wie aus eimern giesst = rain heavily
  tickerl | ein/nen tickerl | a tickerl | a wengerl = slightly
  ausgelaugt~ | kraftlos | leblos | blutleer = too dull
  letzten schliff | gib~ … den letzten schliff | verpass~ … den letzten schliff | feinschliff | hol~ das maximum … raus | hol~ das maximum/beste/optimum aus dem bild/foto raus | maximum/beste aus dem bild/foto raushol~/heraushol~ = enhance
  setz~/pack~/klatsch~ … hin = put
  wort | worter = word
  hang~/pack~/leg~/klatsch~/hau~/knall~ … druber = add
  portratmodus/portraitmodus vom/am handy/iphone = portrait mode
  da fehlt licht | da fehlt das licht | da fehlt einfach licht | es fehlt licht | ist zu wenig licht = it is too dark
  drumherum/drumrum soll/kann/muss verschwind~ | das drumherum/drumrum soll/kann/muss verschwind~ | alles drumherum/rundherum soll/kann/muss verschwind~ = remove everything around
  den/das rausnehm~/wegmach~/rausmach~ | du den/das entfern~/beseitig~/rausnehm~/wegmach~ = remove it
  wie er/sie/es ist | wie sie sind =
  sollte/soll/musste aber … sein = should be
  in echten/naturlichen/originalen farben einfarb~/kolorier~/anmal~ = colorize
  befrei~ … vom rauschen | vom rauschen befrei~ = reduce noise
  vom dunst/nebel/schleier/grauschleier befrei~ = remove haze
  vignettenrand = vignette
  zum rand hin abdunkel~/dunkler | abdunkel~ zum rand hin | zu den randern hin abdunkel~/dunkler | nach aussen hin abdunkel~/dunkler = vignette
  farbton/farbtone … dreh~/verschieb~ | dreh~/verschieb~ den farbton = shift the hue
  alte/alter filmkornung/filmkorn = film grain
  baume/blatter/laub … herbstlich ausseh~/wirken/werd~ = make the leaves autumnal
  schneid~ es/das/ihn/sie/mich rund aus/zu = circle crop
  das wirkt so/zu hart/krass/unnaturlich/kunstlich | das tut ja/echt/richtig weh =
  man sieht ja nichts/nix mehr | man erkennt ja nichts/nix mehr = you can hardly see anything
  sieht/erkennt man … kaum | man sieht/erkennt … kaum = you can hardly see
  blauer/blauen himmel ohne wolken | wolkenlos~/wolkenfrei~ himmel | himmel wolkenlos/wolkenfrei | himmel wolkenlos/wolkenfrei mach~ = clear blue sky
  der/die/das … soll als einziges/einzige/einziger farbe haben | der/die/das … soll als einziges/einzige/einziger farbig/bunt sein/bleib~ = only in color the
  nur sie soll zu sehen sein = keep only her
  nur er soll zu sehen sein = keep only him
  nur ich soll zu sehen sein = keep only me
  nur der/die/das … soll zu sehen sein = keep only the
  biometrisch fur den/meinen ausweis/pass/perso/reisepass | biometrisch zuschneid~ | biometrisch = passport photo
  ist/is/isch scheisse/kacke = is terrible
  scheisse =
  grottig~ | unterirdisch~ | katastrophal~ = terrible
  nur das motiv/produkt/tier scharfen | nur die person scharfen = sharpen only the subject
  nur das gesicht scharfen | nur die augen scharfen = sharpen only the face
  abendhimmel = sunset sky
  abendrot/abendhimmel/sonnenuntergang statt grauem/blauem/langweiligem himmel | abendrot/abendhimmel/sonnenuntergang statt dem grauen himmel = sunset sky
  filmstill | filmszene | kinoszene | szene aus einem film/kinofilm = cinematic look
  signatur = signature
  kopier~ = copy
  mystisch~ | geheimnisvoll~ | gespenstisch~ = mysterious
  am boden etwas nebel | nebel am boden | nur am boden etwas nebel = fog slightly
  lichter sind ausgefressen/ausgebrannt | lichter ausgefressen/ausgebrannt = reduce the highlights
  spiegel~ mich/uns = mirror the picture
  breitbild mit balken | breitbild mit schwarzen balken = cinematic with black bars
  breitbild | breitbildformat | breitwandformat = widescreen
  vergilbung raus/weg/entfern~ = restore
  vergilbung | vergilbungen = yellowing
  braunstichig~ wie fruher/damals = sepia
  schnee soll fallen | es soll schnee fallen = make it snow
  mosaik uber die markierte stelle = pixelate the marked area
  ins verschneite/winterliche lappland/gronland/sibirien | nach lappland/gronland/sibirien | in die arktis/antarktis = in snow
  aber die gesichter/personen erkennbar | aber die gesichter/personen noch erkennbar | aber die gesichter sollen erkennbar bleib~/sein = but subtle
  aber nur der/den/im/am/beim hintergrund | aber bitte nur der/den/im hintergrund = only the background
  aber nur der/den/im/am himmel = only the sky
  aber nur der/den/im vordergrund | aber nur die person | aber nur das motiv = only the subject
  weiss soll/sollte … weiss sein/werd~/ausseh~ | weiss ist nicht … weiss = fix the white balance
  aber lass die/den sepiafarbe/sepiaton/sepiatonung = keep the sepia tone
  kachel/kacheln fur instagram/insta = instagram post
  auf dem kopf stehend = is upside down
  etwa/um ein viertel heller | ein viertel heller = 25 percent brighter
  etwa/um ein viertel dunkler | ein viertel dunkler = 25 percent darker
  links und rechts tausch~ | rechts und links tausch~ | tausch~ links und rechts | vertausch~ links und rechts = mirror
  mit unscharfem rand statt beschnitt/zuschnitt | mit unscharfen randern statt beschnitt/zuschnitt = with blurred sides
  statt beschnitt | statt zuschnitt = without cropping
  pinselstriche wie ol/olfarbe = oil painting
  plakativ~ = posterize
  bis auf die/den/das … alles in schwarzweiss | bis auf die/den/das … alles schwarzweiss = everything black and white except the
  licht … zu hart = light too harsh
  nebel … zu stark/dicht = too hazy
  nur nicht den/im hintergrund = except the background
  schatten … zu schwarz = lift the shadows
  fotogitter | fotoraster | bildergitter | bilderraster | fotowand = collage
  umkreist~ | umkringelt~ = i marked
  angemalte/umrandete/ubermalte stelle = what i marked
  ich hab/habe das gestern/heute … aufgenommen/fotografiert/geknipst = i took it
  s buidl/bildl/bildli/bildle | ma s buidl/bildl = the picture
  ich hatte/hatt … lieber/gern/gerne in = make
  am/an der … selbst nix/nichts drehen/andern/machen/verandern | am/an der … selbst bitte nix/nichts drehen/andern/machen/verandern = dont touch the
  wie bei/auf/von den spotify covern | wie bei/auf/von spotify covern | wie bei spotify | wie von spotify =
  wie zu kaisers zeiten | zu kaisers zeiten | aus kaisers zeiten | anno dazumal | anno tobak =
  braunlich/braun wie zu uromas/uropas/omas/opas/kaisers zeiten | braunlich wie fruher/damals | braun wie fruher/damals = sepia
  leg~/lege/pack~ die beiden fotos/bilder/aufnahmen ubereinander | die beiden fotos/bilder/aufnahmen ubereinander leg~/lagern = blend both pictures
  so halb halb | halbe halbe | halb und halb | fifty fifty = half and half
  dass das eine weich/sanft/langsam ins/in das andere/andre ubergeht/uberblendet | eins geht weich/sanft ins andere uber =
  in den dunklen/schattigen/finsteren ecken/stellen/bereichen … seh/sehe/erkenn/erkenne ich/man nix/nichts mehr | in den dunklen/schattigen/finsteren ecken/stellen/bereichen sieht/erkennt man nix/nichts mehr = lift the shadows
  farben schreien/brullen/kreischen mich/uns/einen/dich an = colors are too intense
  dreh~/fahr~/schraub~ das/sie/die etwas/bisschen/wieder/mal zuruck/runter | dreh~ das mal etwas zuruck | dreh~ das wieder zuruck = tone it down
  der/die/das musste/sollte/konnte/soll/muss weg | der/die/das musste/sollte/konnte/soll/muss verschwind~ = remove it
  kannst/kannste du das/des/dat wegmachn/wegmachen | kannste/kannstes das/des/dat wegmachn/wegmachen | kannst du das/des wegmachn = remove it
  da/dort hang~ so ein/eine | da/dort hang~ ein/eine =
  leucht~/gluh~/glanz~ die augen rot | augen leuchten/gluhen/glanzen rot | leucht~ die augen rot vom blitz | augen leuchten rot vom blitz = red eyes
  setz~/stell~/pack~ … in den schnee | in den schnee setz~/stell~/pack~ = put in the snow
  noch farbe rein | wieder farbe rein | bisschen farbe rein = add color
  guck/schau/seh/kuck wie drei tage regenwetter | wie drei tage regenwetter | wie sieben tage regenwetter =
  soll schwarzweiss/schwarz weiss/sw bleib~ | aber schwarzweiss/sw soll es bleib~ | schwarzweiss/sw soll es bleib~ = keep it black and white
  zerkratzt und ausgeblichen/verblasst/vergilbt/verblichen | ausgeblichen und zerkratzt = scratched and faded
  ist viel zu viel … drauf/drum | da ist viel zu viel … = too much around
  dicke/fette/grosse flocken | richtig dicke/fette/grosse flocken = big flakes
  schnee … fallen | es soll … schnee fallen = make it snow
  nur als stil versteht sich | als stil versteht sich | nur als stil | nur stilistisch | nur der stil =
  wie bei/von ner/einer richtig teuren kamera | wie bei/von ner/einer guten/teuren/echten/richtigen kamera | wie mit ner/einer richtig teuren kamera =
  das/dies ist mein/meine | das hier ist mein/meine | auf dem bild ist mein/meine = this is my
  das/dies ist unser/unsere | das hier ist unser/unsere = this is our
  mit besten/lieben/herzlichen/schonen grussen | mit freundlichem/bestem/herzlichem gruss | beste/herzliche/freundliche/schone grusse | besten/lieben/herzlichen/schonen gruss | gruss und dank = thanks
  in guter/bester/hoher/hochster/voller qualitat = in good quality
  falls das geht/ginge | wenn das geht/ginge | falls es geht/ginge | wenn es geht/ginge | wenns geht | falls moglich | wenn moglich = if possible
  das ware lieb/nett/toll/super/schon | das war lieb/nett/toll/super =
  und zwar | zwar =
  nachts bei regen | nachts im regen = at night in the rain
  nebel dazu = add fog
  regen dazu = add rain
  schnee dazu = add snow
  filmkorn/korn/kornung dazu = add grain
  freundlicher/netter/frohlicher/glucklicher guck~/schau~/kuck~/dreinschau~ = look friendlier
  nicht so ernst guck~/schau~/dreinschau~ | weniger ernst guck~/schau~ = look less serious
  die echten/wahren/ursprunglichen farben zuruck | bring~ die echten/wahren farben zuruck = colorize it
  mach~ mich/ihn/sie/uns grosser = make me taller
  setz~ ihn/sie hin | soll~ sich hinsetz~ | lass~ ihn/sie sitz~ | setz~ mich hin = make him sit down
  lass~ mich/ihn/sie wink~ | soll wink~ = have me wave
  zeig~ es/ihn/sie/mich von oben/unten/hinten/vorn/vorne | von oben zeig~ = show it from above
  blickwinkel/kamerawinkel/perspektive ander~ | ander~ den blickwinkel/kamerawinkel | ander~ die perspektive = change the camera angle
  heb~/hebe seinen/ihren/meinen/den arm | heb~ seine/ihre/meine hand = raise his arm
  an den handen halt~ | handchen halt~ | handchenhalt~ = hold hands
  auf seinen/ihren/meinen/den korper = on his body
  mach~ seinen/ihren/meinen/den mund zu/auf | schliess~ seinen/ihren/den mund = close his mouth
  zum teenager | zur teenagerin = into a teenager
  ohne beschnitt/zuschnitt/zuschneiden/beschneiden = without cropping
  zentrier~ die/den/das = center the
  in der farbe = in
  und was mit … hinmach~/reinmach~/hinsetz~ | was mit … hinmach~/reinmach~ = put behind
  oben und unten darf nix/nichts abgeschnitten werd~ | oben u unten darf nix/nichts abgeschnitten werd~ | da darf nix/nichts abgeschnitten werd~ | es darf nix/nichts abgeschnitten werd~ = without cropping
  also nah an ihn/sie/es ran | nah an ihn/sie/es ran/heran =
  schwiegermutter = mother
  schwiegervater = father
  lass/lasse das erste bild/foto weich/sanft/langsam in das zweite ubergehen/uberblenden | lass/lasse das erste bild/foto weich/sanft/langsam ins zweite ubergehen/uberblenden | lass/lasse das erste bild/foto in das zweite ubergehen/uberblenden | das erste bild/foto soll weich/sanft/langsam ins zweite ubergehen | das erste bild/foto soll weich/sanft/langsam in das zweite ubergehen | blend~ das erste bild/foto weich/sanft/langsam in das zweite uber | weicher/sanfter ubergang zwischen den/beiden bildern/fotos | weicher/sanfter ubergang zwischen den zwei/beiden bildern/fotos = crossfade the pictures
  ausser was … ist/sind | bis auf das/alles was … ist/sind = except
  der himmel soll/darf nicht/nich ausbrennen/ausfressen/uberstrahlen | himmel soll/darf nicht/nich ausbrennen/ausfressen/uberstrahlen | ohne dass der himmel ausbrennt/ausfrisst/uberstrahlt | ohne den himmel auszubrennen/auszufressen/uberzubelichten | lass/lasse den himmel nicht/nich ausbrennen/ausfressen = dont blow out the sky
  mit kinobalken | mit schwarzen kinobalken | kinolook mit balken | wie im kino … mit balken = cinematic with black bars
  pixelkram | pixelzeug | pixelgrafik | klotzgrafik | klotzchengrafik = pixel art
  wie fruher auf dem/aufm/am nintendo/gameboy/c64/amiga/atari/super nintendo | wie auf dem/aufm/am alten nintendo/gameboy | wie fruher auf dem/aufm/am game boy = like an old video game
  als doppelbelichtung ubereinander | zur doppelbelichtung ubereinander | als doppelbelichtung ubereinanderleg~ = double exposure
  konzertplakat | bandplakat | tourplakat | partyplakat = poster
  schon dreckig/rotzig = gritty
  sollen/soll aber nicht/nich leuchten | soll/sollen nicht/nich leuchten | soll/sollen aber nicht/nich knallen = should not look neon
  schatten darf/kann/soll/sollte/muss bleib~/dranbleib~/dabeibleib~ | den schatten lass~/behalt~ =  the shadow can stay
  man sieht/erkennt die/den/das berge/alpen/hugel/see/dorf/stadt/skyline/insel vor lauter dunst/nebel/smog nicht/kaum/nimmer/nich | man sieht/erkennt vor lauter dunst/nebel/smog nix/nichts/kaum/gar = too hazy
  haare sollen/mussen/durfen dranbleib~/dran/bleib~ | haare sollen/mussen dran bleib~ = keep the hair
  der/die/das ganze/komplette turm/kirche/haus/torte/hund/auto/schloss/leuchtturm soll/muss/sollte drauf/draufbleib~/rein/bleib~/mit | der/die/das ganze/komplette turm/kirche/haus/torte/hund/auto/schloss/leuchtturm soll/muss/sollte drauf/zu/mit sein/seh~/drauf/bleib~ = keep the whole building
  dreh~ es/das/sie andersrum/andersherum … steht/ist auf dem kopf = turn it upside down
  ${AROUND}
  gleich hoch | gleich gross | in gleicher hohe/grosse =
`;
