import type { Phrases } from '../../phrases.ts';

/** Turns of German for light: too dark, brighter, shadows, highlights, contrast, golden hours. */
export const GERMAN_LIGHT: Phrases = {
  phrase: `
    hell … auf | helle … auf = brighten
    licht reinbring~ | licht reinlass~ | mehr licht reinbring~ | bisschen licht reinbring~ | ein bisschen licht reinbring~ | bissl licht reinbring~ | licht hineinbring~ | heller | helligkeit … hoch | helligkeit … rauf | freundlicher = brighter
    mehr helligkeit | mehr belichtung | weniger dunkel | nicht so dunkel | nicht mehr so dunkel | nicht gar so dunkel | belichtung … hoch | belichtung hoch | belichtung rauf = brighter
    dunkel … ab | dunkle … ab | dunkl~ … ab = darken
    dunkler | helligkeit … runter | weniger helligkeit | weniger licht | weniger belichtung | nicht so hell | weniger hell | nicht mehr so hell | nicht gar so hell | belichtung … runter | belichtung runter = darker
    gesicht sauft ab | gesicht sauft total ab | gesicht ist abgesoffen | gesicht liegt im schatten | gesicht liegt total im schatten | gesicht ist im schatten | gesicht im schatten | gesichter im schatten = face too dark
    gesichter liegen im schatten = face too dark
    vor sonnenuntergang kurz = golden hour
    sonnenuntergangsstimmung | sonnenaufgangsstimmung | goldenes abendlicht | warmes abendlicht | warmes licht der abendsonne | goldene stunde | goldener stunde | goldenen stunde | goldstunde | abendlicht | abendsonne = golden hour light
    sonnenuntergangslicht | golden hour | warm~ abendsonne~ | abendsonne~ | abendrot~ | sonnenuntergangslook | warm~ sonnenuntergang~ | feierabendlicht | spatnachmittagslicht | tiefstehende sonne = golden hour light
    licht der untergehenden sonne | sonnenaufgangslicht | morgenlicht | morgensonne | sonnenuntergangs stimmung | sonne … tief | tiefe sonne | sonne tief = golden hour light
    warmes licht | sonniges licht | abendstimmung | sonnenlicht = golden light
    mit hdr angleich~ | mit hdr ausgleich~ | durch hdr | mittels hdr | mit hdr | als hdr | hdr look | hdr effekt = hdr
    sauft ab | sauft total ab | sauft vollig ab | abgesoffen | saufen ab = is too dark
    weniger grell = less bright
    kontrast … runter | kontrast … nach unten | weniger kontrast = less contrast
    tiefen … aufhell~ | schatten … aufhell~ | tiefen anheb~ | tiefen … anheb~ | schatten anheb~ = lift shadows
    hell~ die schatten auf | hell~ … schatten auf | hell~ die dunklen stellen auf | hell~ … dunklen stellen auf | hell~ die tiefen auf | hell~ … tiefen auf | mach~ die schatten heller | mach~ … schatten heller = lift the shadows
    schatten heller | schatten heller mach~ | tiefen heller = lift the shadows
    kontrast knackiger | kontrast harter | kontrast kraftiger | kontrast starker | kontrast hoher | knackigerer kontrast | knackigeren kontrast | harterer kontrast | mehr harte | kontrast … knackiger | kontrast … harter = more contrast
    kontrast … kraftiger | zu wenig kontrast | kontrast … hoch | kontrast … rauf | kontrast … nach oben | dramatischer | mehr kontrast | kontrast rein | mehr tiefe | mehr punch | mehr kick = more contrast
    hol~ … zeichnung raus/zuruck | hol~ … zeichnung | zeichnung raushol~/zuruckhol~/reinhol~/rein | wieder/mehr/bisschen zeichnung | keine zeichnung mehr | hat keine zeichnung | zeichnung/struktur im himmel = more dynamic range
    zeichnung in den wolken | wolkenstruktur = more dynamic range
    mehr licht = more light
    eine blende | ein~ blende = one stop
    uberbelichtet | ausgebrannt | verbrannt | ausgefressen | viel zu hell | arg hell = overexposed
    portratlicht | portratbeleuchtung | studiolicht | das licht im gesicht bissl besser | das licht im gesicht besser | besseres licht im gesicht | licht im gesicht | ausleucht~ | besser ausleucht~ | schon ausleucht~ = portrait light
    lichter absenk~ | lichter … absenk~ | lichter zuruckhol~ | lichter … zuruckhol~ | lichter retten | lichter reduzier~ = reduce highlights
    tiefen = shadows
    zu hell = too bright
    zu dunkel | man sieht nichts | man sieht kaum was | man sieht kaum etwas | man sieht ja nix | sieht man nix | sieht man nichts | man erkennt nichts | man erkennt kaum was | man erkennt ja nichts | erkennt man nichts = too dark
    erkennt man kaum was | sieht man kaum was | zu finster | stockdunkel | stockfinster | zappenduster | zu duster | zu dunster | sauer dunkel | arg dunkel | recht dunkel | ziemlich dunkel | echt dunkel | man sieht nix = too dark
    man erkennt nix | nix zu sehen | nichts zu erkennen | kaum was zu sehen | kaum etwas zu erkennen = too dark
    zu viel kontrast | zuviel kontrast | zu kontrastreich | zu hart im kontrast = too much contrast
    zwei blenden = two stops
    unterbelichtet | im gegenlicht | gegenlicht = underexposed
  `,
  adjective: `
    hauptsache hell = and brighter
    autokontrast | automatischer kontrast | automatische tonwerte = auto contrast
    uberstrahl~ = blow out
    grell~ | hell~ | hell und freundlich | freundlich und hell = bright
    sichtbar mach~ | sichtbarer mach~ | mach~ sichtbar | mach~ ihn sichtbar | mach~ ihn mal sichtbar | mach~ sie sichtbar | mach~ ihn sichtbarer = brighten it
    mehr licht ins gesicht | mehr licht im gesicht | licht ins gesicht | bisschen mehr licht ins gesicht | ein bisschen mehr licht ins gesicht = brighten the face
    etwas freundlicher ausgeleuchtet | freundlicher ausgeleuchtet | besser ausgeleuchtet | heller ausgeleuchtet | schoner ausgeleuchtet = brighter
    dunkel | dunkle~ | dunklem | finster~ | zu finster~ = dark
    dusterer | noch dusterer | alles dusterer | etwas dusterer = darker
    duster und kuhl | duster und kalt = darker and colder
    schummrig~ = dim
    dramatisch~ = dramatic
    gesichter schwarz | gesichter sind schwarz | gesichter ganz schwarz | gesichter zu dunkel = faces too dark
    trub~ | duster~ = gloomy
    goldene abendsonne | goldenes abendlicht | goldene stunde = golden hour
    halbe blende | eine halbe blende | ne halbe blende | ner halben blende | einer halben blende = half a stop
    kontrastreich~ = high contrast
    vom blitz glanzt | glanzt vom blitz | glanzt im blitz | glanzt so | glanzt zu sehr | glanzt stark | glanzt wie eine speckschwarte | uberstrahlt | alles uberstrahlt | hat der blitz alles uberstrahlt = highlights too bright
    vom blitz uberstrahlt | das gesicht ist uberbelichtet | gesicht ist uberbelichtet | gesicht uberbelichtet | hat die gesichter ganz weiss gemacht | gesichter ganz weiss gemacht | gesichter sind ganz weiss = highlights too bright
    gesichter ganz weiss = highlights too bright
    sitzt komplett im dunkeln | sitzt im dunkeln | steht im dunkeln | komplett im dunkeln | ganz im dunkeln | total im dunkeln | ist im dunkeln | liegt im dunkeln | sitzen im dunkeln | stehen im dunkeln | wirkt wie ein keller = is too dark
    wirkt wie eine hohle | wirkt wie ne hohle | sieht aus wie ein keller | sieht aus wie eine hohle | sieht aus wie ne hohle = is too dark
    wieso ist das so dunkel geworden | wieso ist das so dunkel | warum ist das so dunkel | wieso ist es so dunkel | wieso so dunkel | warum so dunkel = it is too dark
    nicht so hart | nicht zu hart | nicht ganz so hart = less contrast
    man erkennt im schatten uberhaupt nichts | man erkennt im schatten nichts | man sieht im schatten nichts | im schatten erkennt man nichts | im schatten sieht man nichts | im schatten erkennt man uberhaupt nichts = lift the shadows
    ausgeleuchtet | ausgeleuchtete | ausgeleuchtetes | ausgeleuchteter = lit
    wenig kontrast | geringer kontrast | schwacher kontrast = low contrast
    soll es hell und freundlich sein | soll hell und freundlich sein | soll hell und freundlich wirken | es soll hell und freundlich sein = make it brighter
    schatten … zu flau | schatten … flau | schatten sind flau = more contrast
    durfen nicht uberstrahl~ | darf nicht uberstrahl~ | nicht uberstrahl~ = must not blow out
    anderthalb blenden | eineinhalb blenden = one and a half stops
    eine blende | ne blende | einer blende | ein blendenstufe | eine blendenstufe = one stop
    sind unsere gesichter schwarz | sind die gesichter schwarz = our faces are too dark
    weiches licht aufs gesicht | weiches licht aufs gsicht | weiches licht ins gesicht | weiches licht im gesicht | weiches licht auf dem gesicht | schones licht aufs gesicht | schones licht im gesicht = portrait light
    licht von links | portratlicht von links | portraitlicht von links = portrait light from the left
    licht von rechts | portratlicht von rechts | portraitlicht von rechts = portrait light from the right
    nimm die lichter zuruck | lichter zurucknehm~ | lichter zuruck | die lichter zuruck = reduce the highlights
    lichter bisschen runter | lichter etwas runter | lichter ein bisschen runter = reduce the highlights slightly
    kraftiger kontrast | kraftigem kontrast | krasser kontrast = strong contrast
    wie ein keller | wie ne hohle | wie eine hohle | wie ein kellerloch | wie ein loch | wie eine gruft | wie ein bunker = too dark
    zwei blenden | zwei blendenstufen = two stops
  `,
};
