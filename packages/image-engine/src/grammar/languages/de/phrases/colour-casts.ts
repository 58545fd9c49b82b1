import { alternatives, listed, pairs } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { MAIN, said } from '../parts.ts';

/** "Das Weiß vom Kleid ist bläulich" */
const TINGES = [
  ['blaulich', 'blue'],
  ['gelblich', 'yellow'],
  ['grunlich', 'green'],
  ['rotlich', 'red'],
].map(
  ([said, english]) =>
    `das weiss vom kleid/brautkleid/hemd ist ${said} | das weiss ist ${said} = fix the white balance
  ist/sind/wirkt ${said} = is too ${english}`,
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

/** "Das gelbliche Licht weg": a cast that light left. */
const LIGHT_CASTS = [
  ['gelb~|gelblich~|gelbstichig~|warm~|orange~|orangefarben~|orangestichig~', 'yellow'],
  ['blau~|blaulich~|blaustichig~|kalt~', 'blue'],
  ['grun~|grunlich~|grunstichig~', 'green'],
  ['rot~|rotlich~|rotstichig~|rosa|pink~|lila', 'red'],
].map(([tinged = '', english]) => {
  const lights = 'licht|beleuchtung|lampenlicht|kunstlicht|schein';
  const goes = 'weg|raus|wegmach~|rausmach~|rausfilter~|entfern~|korrigier~|neutralisier~';
  const begins = 'mach~|nimm';
  return `${alternatives(tinged, lights, '…', goes)} | ${alternatives(begins, 'das|dieses|die', tinged, lights, 'weg|raus')} | ${alternatives('entfern~|korrigier~', 'das|dieses|die', tinged, lights)} = remove ${english} cast`;
});

/** "Gib dem Ganzen einen Stich ins Grünliche", "den Rotstich aus den Gesichtern nehmen" */
const TINGES_TAKEN = [
  ['grun', 'green'],
  ['blau', 'blue'],
  ['gelb', 'yellow'],
  ['rot', 'red'],
]
  .map(
    ([said = '', english]) =>
      `${alternatives('gib|verpass|verleih', '…', `stich ins ${said}liche|hauch ${said}|touch ins ${said}liche`)} = add a ${english} tint
  ${said}stich aus … nehm~/raus/rausnehm~/entfern~/weg | nimm … ${said}stich aus = remove the ${english} cast from`,
  )
  .join('\n  ');

/** Where a picture got its cast. */
const HALLS = pairs(
  listed(
    'im hallenbad | im schwimmbad | in der turnhalle | in der halle | im keller | im zug | im buro | im restaurant | in der kirche | in der kuche | im supermarkt | in der disco | im theater | im saal | im stadion',
  ),
  listed('ist alles | war alles | wurde alles | wirkt alles | sieht alles'),
);

/** Turns of German for casts and warmth: too yellow, cooler, white balance. */
export const GERMAN_COLOUR_CASTS: Phrases = {
  phrase: `
    krieg~ du das/es/die neutral | krieg~ du das/die neutraler | farben neutral/neutraler | neutralisier~ | rotstich/blaustich/gelbstich/grunstich auch | auch den rotstich/blaustich/gelbstich/grunstich | neutraler bitte | bitte neutraler = fix the white balance
    farben neutralisier~ | farblich neutralisier~ | neutral machen | neutral stellen | normale farben | farben normal | farben wieder normal | normale farbgebung = fix the white balance
    bring das wieder auf neutral | bring es wieder auf neutral | bring~ … auf neutral | stell~ … auf neutral | zieh~ … auf neutral | mach~ … wieder neutral | auf neutral | wieder neutral | neutrale farben | farbneutral | farbneutral mach~ = fix the white balance
    abkuhl~ | kuhl~ … ab | richtung kuhl | richtung kalt | richtung blau | ins kuhle | ins kalte | mehr ins blaue | mehr richtung blau | eher kuhl | eher kuhler = cooler
    farbtemperatur richtung kuhl | farbtemperatur richtung kalt | farbtemperatur richtung blau | farbtemperatur ins kuhle | farbtemperatur runter | farbtemperatur … runter | nicht kuhl genug | nicht kalt genug = cooler
    kalter~ | kuhler~ | kaltere~ | farbtemperatur kalter | farbtemperatur kuhler | kaltere farbtemperatur | kuhlere farbtemperatur | farbtemperatur … kalter | farbtemperatur … kuhler | blaulicher = cooler
    ${TINGES.join('\n  ')}
    braunstich entfern~/weg/raus | farbstich entfernen | farbstich weg | farbstich raus | farbstich … weg | farbstich … raus = remove color cast
    ecken/rander sind eingerissen/geknickt | ecke/rand ist eingerissen/geknickt = it is damaged
    ${['blau', 'grun', 'gelb', 'rot'].map((hue, i) => `${hue}stich dazu | ${hue}stich hinzu | ${hue}stich hinzufug~ = add a ${['blue', 'green', 'yellow', 'red'][i]} tint`).join('\n  ')}
    weissbalance = white balance
    rotlicher~ = redder
    wir haben alle einen/nen gelbstich/rotstich/blaustich/grunstich | alle haben einen/nen gelbstich/rotstich/blaustich/grunstich = has a color cast
    sieht aus wie im kuhlschrank | wie im kuhlschrank | wie in der tiefkuhltruhe = looks too cold
    ${CASTS}
    schnee ist/wirkt blau/blaulich | schnee ist so/ganz/total blau = it is too blue
    schnee ist/wirkt gelb/gelblich = it is too yellow
    farbstimmung/farblook/bildlook/farbwelt/farbgebung = color mood
    nich so gelb | nich so warm | weniger warm | nicht so warm | nicht so gelb | weniger gelb | weniger orange = less warm
    rasen/wiese/gras ein wenig/bisschen satter/gruner/saftiger grun | rasen/wiese etwas/bissl satter/saftiger grun | rasen/wiese/gras ein wenig gruner/saftiger | rasen/wiese etwas gruner/saftiger | das grun etwas/bissl/bisschen satter/kraftiger/saftiger = grass slightly greener
    das grun satter/kraftiger/saftiger | wiese/gras/rasen kraftiger/satter/richtig/saftig grun | rasen saftiger grun | wiese saftiger | gras gruner | wiese gruner = grass greener
    rasen/wiese/gras ist … vertrocknet/verbrannt/ausgedorrt/verdorrt = grass is dry
    mach ihn/es gruner | mach ihn/es bitte/etwas/wieder gruner = make it greener
    zu viel gelb/orange | zu gelb | zu gelblich~ | zu gelb~ | gelbstichig~ | geht ins gelbe | ins gelbe | ins gelbliche | gelb stichig = too yellow
    zu viel rot | ganz/so/total/knall rot im gesicht | rot im gesicht | alles zu rot | zu rot | rotstichig~ | zu rotlich~ | geht ins rote | ins rote | ins rotliche = too red
    zu viel blau | zu blau | blaustichig~ | geht ins blaue | blau angehaucht | ins blaue | ins blauliche | blau stichig = too blue
    zu viel grun | grunstichig~ | zu grun~ | zu grunlich~ | geht ins grune | ins grune | ins grunliche = too green
    ist/wirkt so/ganz/total blaulich | ist alles blaulich | alles so blaulich | alles so blau | alles blaulich | ist alles blau | wirkt alles blaulich = is too blue
    ist/wirkt so/ganz/total gelblich | ist alles gelblich | alles so gelblich | alles so gelb | alles gelblich | ist alles gelb | wirkt alles gelblich = is too yellow
    ist/wirkt so/ganz/total rotlich | ist alles rotlich | alles so rotlich | alles rotlich | ist alles rot = is too red
    ist/wirkt so/ganz/total grunlich | ist alles grunlich | ist alles grun | alles so grun | alles so grunlich | alles grunlich | wirkt alles grunlich | leuchtet ja giftgrun | leuchtet giftgrun | ist ja giftgrun | ist giftgrun = is too green
    rottone … runter/reduzier~/zuruck | weniger rot | nicht so rot = less red
    gelbtone … runter/reduzier~/zuruck | gelb raus | das gelb raus | das gelbe raus | gelb rausnehmen | das gelb rausnehmen | das gelbe wegmachen | gelb entfernen | das gelb entfernen = less yellow
    sturzende linien/kanten/wande geraderuck~/begradig~/korrigier~/entzerr~ | sturzende linien = fix the converging lines
    die lampen/lampe/leuchte/gluhbirne/birnen machen/macht alles gelb/orange | gelbstich | gelbfarbung | gelbton~ | gelbschleier | gelbschimmer | gelbeinschlag = yellow cast
    warmer/warmen sonnenuntergangslook | warmer/warmen sonnenuntergangs look | warmer abendlook = warm sunset look
    hautton/haut ist so kasig/fahl | hautton/haut/gesicht ist kasig | haut/gesicht wirkt kasig | haut/gesichter/gesicht/ist so kasig | sehe/seh/sehen so kasig aus | wirkt kasig | wie eine kalkwand | wie kase und spucke | haut/hautton/gesicht wirkt fahl = is too cold
    ${LIGHT_CASTS.join('\n  ')}
    ${alternatives('neonlicht|kunstlicht|gluhlampenlicht|lampenlicht|laternenlicht', 'weg|raus|rausfilter~|neutralisier~|korrigier~')} = remove color cast
    kunstlichtstich | lampenstich | neonstich | cyanstich | turkisstich | farbstich = color cast
    magentastich = magenta cast
    lilastich | violettstich = purple cast
    pinkstich = pink cast
    richtung warm | richtung gelb | richtung orange | ins warme | mehr ins warme | mehr richtung warm | eher warm | eher warmer | farbtemperatur richtung warm | farbtemperatur richtung gelb | farbtemperatur ins warme | farbtemperatur hoch | farbtemperatur rauf | farbtemperatur … hoch | nicht warm genug = warmer
    warmton rein | warmton dazu | ein warmton | warmer ton rein | warme tone rein | alles goldener | goldener mach~ | mach~ es goldener | noch goldener | viel goldener | das licht goldener | licht goldener | warmer~ | warmere~ = warmer
    gemutlicher | mehr warme | bisschen warme | farbtemperatur warmer | warmere farbtemperatur | farbtemperatur … warmer | gelblicher | gelber machen | warme … hoch | warme hoch | warme rauf = warmer
    ${TINGES_TAKEN}
    in den richtigen/wahren/wirklichen/damaligen/ursprunglichen farben | in richtigen/wahren/wirklichen farben = in true colors
    ${HALLS.join(' | ')} = everything is
    ein bisschen gruner | ein wenig gruner = a bit greener
    ein bisschen roter | bisschen roter | etwas roter = a bit redder
    blaustich | blauton~ | blauschleier | blauschimmer | blaueinschlag = blue cast
    passts … weissabgleich | passts weissabgleich | weissabgleich anpass~ | weissabgleich korrigier~ | mach … weissabgleich | stell … weissabgleich | weissabgleich | weissabgleichs = fix white balance
    grunstich | grunton~ | grunschleier | grunschimmer = green cast
    neonrohren haben alles grun gemacht | neonrohren machen alles grun = it is too green
    nicht so blau | weniger blau = less blue
    weniger grun | nicht so grun = less green
    naturlichere farben | farben naturlicher | naturliche farben = more natural colors
    orangestich | orangeton~ = orange cast
    rotstich | rotton~ | rotschleier | rotschimmer = red cast
    blaustich entfernen | blaustich weg | blaustich … weg | blaustich … raus = remove blue cast
    grunstich entfernen | grunstich weg | grunstich … weg | grunstich … raus = remove green cast
    rotstich entfernen | rotstich weg | rotstich … weg | rotstich … raus = remove red cast
    gelbstich entfernen | gelbstich weg | gelbstich raus | gelbstich … weg | gelbstich … raus = remove yellow cast
    eine idee goldener | etwas goldener | bisschen goldener | ein bisschen goldener | ein wenig goldener | einen tick goldener | nen tick goldener | ne spur goldener | eine spur goldener | a bissl goldener = slightly warmer
    zu kalt~ | zu kuhl~ | zu blaulich~ = too cold
    zu orange~ = too orange
    zu rosa | zu pink = too pink
    zu warm~ = too warm
  `,
  adjective: `
    kalt~ | kuhl~ = cool
    farb~ wieder normal mach~ | farb~ wieder normal | farb~ normal mach~ | farb~ wieder richtig | wieder normale farb~ = fix the white balance
    von den lampen | von der schreibtischlampe = from the lamp
    rasen gruner | rasen grun = grass greener
    grunlicht | grunes licht = green cast
    in echten farb~ | in den echten farb~ | in natura farb~ = in true colors
    hauttone sind grun | haut ist grun | hauttone sind gelb | haut ist gelb = it is too green
    kuchenlampe = kitchen lamp
    gesundere farbe ins gesicht | gesunde farbe ins gesicht | mehr farbe ins gesicht | etwas farbe ins gesicht | bisschen farbe ins gesicht | farbe ins gesicht | bisschen gesundere farbe ins gesicht = make it warmer
    blaustich raus | grunstich raus = remove the cast
    schnee soll nicht gelb sein | schnee soll nicht blau sein | schnee soll nicht grau sein | schnee soll weiss sein | schnee soll wieder weiss sein | schnee darf nicht gelb sein = snow should be white
    wie eine tomate | wie ne tomate | wie ein krebs | wie ein hummer | rot wie ein krebs | rot wie eine tomate = too red
    warm~ = warm
  `,
  standard: `
    weiss soll/sollte … weiss sein/werd~/ausseh~ | weiss ist nicht … weiss = fix the white balance
  `,
};
