import { alternatives, without } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { rowsFor } from '../../share-rows.ts';
import { SHARE_WORDS, said } from '../parts.ts';

/** "Ein Stück Wiese abschneiden": what is cut off there. */
const PIECE_OF = [
  ['wiese|rasen|gras', 'grass'],
  ['himmel', 'sky'],
  ['strasse|weg|gehweg', 'road'],
  ['wand|mauer', 'wall'],
  ['wasser', 'water'],
  ['boden', 'floor'],
]
  .map(
    ([said = '', english]) =>
      `${alternatives('stuck|stuckchen|streifen|stuckerl', said)} = bit of ${english}`,
  )
  .join('\n  ');

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

/** "Die Ränder abschneiden": a little of every side, as they are of a scan or a print. */
const EDGES = alternatives(
  'uberstehenden rander|uberstehende rander|unsauberen rander|schiefen rander|ausgefransten rander',
  'abschneiden|wegschneiden|beschneiden|abtrennen|kappen|weg|wegmachen|entfernen',
);

/** What must stay within the picture. */
const WITHIN = 'kopf|kopfe|gesicht|haare|fusse|leute|schrift|text';

const KEPT = alternatives(
  'der|die|das|mein|',
  WITHIN,
  'darf nicht|durfen nicht|soll nicht|sollen nicht|bitte nicht',
  'abgeschnitten werd~|abgeschnitten sein|abgeschnitten',
);

/** Turns of German for what is cut off, brought closer or put into the middle. */
export const GERMAN_CROPS: Phrases = {
  phrase: `
    mehr platz | mehr raum = more space
    runder ausschnitt | runden ausschnitt | kreisrunder ausschnitt | kreisrunden ausschnitt | kreisformiger ausschnitt | kreisformigen ausschnitt = round crop
    aber nur fur die person/personen/leute = but on the subject only
    runder/runden/rundes/kreisrunder/kreisrunden ausschnitt/bildausschnitt | ein/einen runder/runden/kreisrunden ausschnitt = round crop
    schwarze/schwarzen/weisse/weissen/graue/grauen/dunkle/dunklen balken/rander oben/links und unten/rechts weg/raus/entfern~/wegschneid~/abschneid~/wegmach~/ab | schwarze/schwarzen/weisse/weissen/graue/grauen/dunkle/dunklen balken/rander oben/links und unten/rechts sollen/mussen/konnen/sollten weg = crop off border
    oben ist zu viel luft/platz/leerraum | zu viel luft/platz oben = crop the top
    unten ist zu viel luft/platz/leerraum = crop the bottom
    zieh/ziehe den rahmen enger | den rahmen enger ziehen | bildrahmen enger = crop closer
    ${rowsFor(SHARE_WORDS, 'abschneiden', 'behalten')}
    behalten mittleres drittel = crop 33 percent off the left and right
    beschneiden ${SHARE_WORDS.sides.left} = crop a bit off the left
    beschneiden ${SHARE_WORDS.sides.right} = crop a bit off the right
    beschneiden ${SHARE_WORDS.sides.top} = crop a bit off the top
    beschneiden ${SHARE_WORDS.sides.bottom} = crop a bit off the bottom
    beschneiden oben und unten = crop a bit off the top and bottom
    auf die mitte zuschneid~ | auf die mitte beschneid~ | auf die bildmitte zuschneid~ = crop to the center
    unten knapper = crop a bit off the bottom
    oben knapper = crop a bit off the top
    auf kopf und schultern zuschneid~ | auf kopf und schultern beschneid~ | ganz nah ans gesicht | ran ans gesicht | naher ans gesicht ran | naher ans gesicht | auf den kopf zuschneid~ | auf meinen kopf zuschneid~ | nur das/mein/ihr/sein gesicht zeigen | nahaufnahme vom/des/meines gesicht/gesichts = headshot crop
    ${PIECE_OF}
    ${CUT}
    ${HALVES}
    ${EMPTY}
    farbton/farbtone … dreh~/verschieb~ | dreh~/verschieb~ den farbton = shift the hue
    schneid~ es/das/ihn/sie/mich rund aus/zu | rund wenn moglich | rund wenns geht | rund falls moglich | gerne/gern rund | rund ausgeschnitten | kreisrund ausgeschnitten | rund zugeschnitten = circle crop
    statt beschnitt | statt zuschnitt | ohne beschnitt/zuschnitt/zuschneiden/beschneiden | statt zuschneiden | statt zu schneiden | anstatt zuzuschneiden | statt zuzuschneiden | statt beschneiden | ohne dass jemand abgeschnitten wird | ohne jemanden abzuschneiden | ohne dass was abgeschnitten wird = without cropping
    ohne dass etwas abgeschnitten wird | ohne dass was fehlt = without cropping
    mach~ seinen/ihren/meinen/den mund zu/auf | schliess~ seinen/ihren/den mund = close his mouth
    zentrier~ die/den/das = center the
    den/das/die oberen/obere drittel = the top third
    den/das/die unteren/untere drittel = the bottom third
    den/das/die linken/linke drittel = the left third
    den/das/die rechten/rechte drittel = the right third
    zuschneid~ aufs gesicht | zuschneid~ auf das/mein gesicht | aufs gesicht zuschneid~ | auf das/mein gesicht zuschneid~ = crop close to the head
    enger auf die kopfe zuschneid~ | enger auf die kopfe | naher auf die kopfe | enger um die kopfe | enger auf das gesicht zuschneid~ | enger aufs gesicht zuschneid~ | enger aufs gesicht | naher aufs gesicht | eng aufs gesicht | enger um das gesicht = crop close to the head
    ausschnitt/bildausschnitt ist zu gross/weit | knapper | enger/knapper/naher/strammer zuschneid~ | enger beschneid~/croppen/fassen/beschnitten/zugeschnitten | enger/knapper schneid~ | enger/dichter ran | naher dran | schneid~ … enger/knapper = crop tighter
    linke halfte abschneid~/wegschneid~ | links die halfte abschneid~/wegschneid~/weg = crop off the left half
    rechte halfte abschneid~/wegschneid~ | rechts die halfte abschneid~/wegschneid~/weg = crop off the right half
    obere halfte abschneid~/wegschneid~ | oben die halfte abschneid~/wegschneid~/weg = crop off the top half
    untere halfte abschneid~/wegschneid~ | unten die halfte abschneid~/wegschneid~/weg = crop off the bottom half
    schneid~ den/ihren rand weg/ab | den rand wegschneid~/abschneid~/wegmach~ | weissen/schwarzen/grauen/hellen/dunklen rand weg/wegschneid~/abschneid~/wegmach~/entfern~/ab | weisse/weissen/schwarze/schwarzen/graue/grauen rander weg/wegschneid~/abschneid~/wegmach~/entfern~/ab | scanrand/scanrander/scannerrand/scannerrander weg/wegschneid~/abschneid~/entfern~ | schwarze/schwarzen/weisse/weissen balken oben und unten weg/wegschneid~/abschneid~/entfern~ | schwarze/schwarzen/weisse/weissen balken weg/wegschneid~/abschneid~/entfern~ = crop off border
    schwarze/schwarzen/weisse/weissen balken mussen/sollen/konnen/sollten weg | weisse/weissen/schwarze/schwarzen rander mussen/sollen/konnen/sollten weg | weisse/schwarze/graue rand muss/soll/kann/sollte weg = crop off border
    rander abschneid~/wegschneid~ | die rander abschneid~/wegschneid~ | rander vom foto/bild abschneid~/wegschneid~ | vom scan die rander abschneid~/wegschneid~/weg = crop off border
    alles um mich/uns/ihn/sie/ihm/ihr herum = everything around the subject
    ohne dass … abgeschnitten/abgehackt/weggeschnitten werd~/wird | ohne dass … abgeschnitten ist/sind | ohne dass … fehlt/fehlen/wegfallt/wegfallen/draufgeht | ohne dass … verloren geht | ohne … abzuschneid~/abzuhacken/wegzuschneid~ = without cut off
    durfen/darf/sollen/soll nicht abgeschnitten werd~ | nicht abgeschnitten werd~ | durfen nicht abgeschnitten sein | mussen/muss/soll ganz drauf bleib~ | muss/mussen komplett drauf bleib~ | sollen/mussen alle drauf bleib~ | alle sollen/mussen drauf bleib~ | es soll nichts abgeschnitten werd~ | nichts abschneid~/abgeschnitten = without cut off anything
    daneben in | rechts daneben = on the right in
    weggeschnitten | wegzuschneiden | schneid~ … zu auf | schneid~ … zu im | schneid~ … zu als | schneid~ zu | zugeschnitten | schneid~ … ab | abschneid~ | abzuschneiden | wegschneid~ | abgeschnitten = crop
    prozent weg | prozent ab | prozent wegschneid~ | prozent abschneid~ = percent crop
    ${without(alternatives('naher|noch naher|weiter', 'ran an|ran ans|ans|an', 'das gesicht|gesicht|mein gesicht|ihr gesicht|sein gesicht|die gesichter'), 'naher ans gesicht')} = crop close to the head
    auf ein drittel = to a third
    ${alternatives('rander|rand|kanten|weisse rander|weissen rander|weissen rand', 'vom|des|beim|am|um den', 'scan|scans|scanner|eingescannten foto', '…', 'wegschneid~|abschneid~|wegmach~|entfern~|weg|ab|beschneid~|zuschneid~')} = crop off border
    ${alternatives('scanrander|scanrand|scannerrand|scannerrander', '…', 'wegschneid~|abschneid~|wegmach~|entfern~|weg|ab')} = crop off border
    ${EDGES} = crop 5 percent off every side
    motiv mittig/zentriert | das motiv mittig/zentriert | motiv in die/der mitte | person mittig | ich mittig = subject centered
    kopf und schultern | kopf und oberkorper | kopf und brust = head and shoulders
    ${'links|rechts|oben|unten'
      .split('|')
      .map((side, i) => {
        const english = ['left', 'right', 'top', 'bottom'][i];
        return `${side} nichts abschneid~ | ${side} nix abschneid~ | ${side} nichts wegschneid~ | ${side} nix wegschneid~ | ${side} nichts wegnehm~ | ${side} nichts abgeschnitten | ${side} darf nichts weg | ${side} darf nichts fehlen | ${side} soll nichts weg | ${side} soll nichts fehlen | ${side} nichts weg | ${side} alles drauflass~ | ${side} alles drauf lass~ = keep the ${english} side`;
      })
      .join('\n  ')}
    produkt in die mitte | produkt mittig | produkt in der mitte = center product
    motiv mittig setzen | motiv mittig platzieren = center subject
    enger auf den hund zuschneid~ | enger auf die katze zuschneid~ | enger auf das tier zuschneid~ | enger auf das motiv zuschneid~ | enger aufs motiv | enger auf die person zuschneid~ | enger auf mich zuschneid~ | enger auf uns zuschneid~ = crop close to the subject
    schneid~ … weg = cut off
    eng um | knapp um | dicht um = tight around
    reinzoomen | ranzoomen | naher ran | heranzoomen = zoom in
    zoom~ auf | zoom~ an | heranzoom~ an | reinzoom~ auf | naher an = zoom in on
    zoom~ … raus | zoom~ … heraus | rauszoom~ | herauszoom~ | zoom raus = zoom out
  `,
  adjective: `
    zentriert~ = centered
    zentriert auf = centered on
    die kopfe aber nicht abschneid~ | die kopfe nicht abschneid~ | kopfe nicht abschneid~ | kopfe aber nicht abschneid~ | ohne kopfe abzuschneid~ | ohne die kopfe abzuschneid~ | kopf nicht abschneid~ = dont cut off the heads
    den kopf nicht abschneid~ | niemanden abschneid~ | niemand abschneid~ | den kopf aber nicht abschneid~ | niemand darf abgeschnitten werd~ | niemand wird abgeschnitten | niemand abgeschnitten = dont cut off the heads
    ohne dass mir der kopf abgeschnitten wird | ohne dass der kopf abgeschnitten wird | kopf soll nicht abgeschnitten werd~ | kopfe sollen nicht abgeschnitten werd~ | niemand soll abgeschnitten werd~ = dont cut off the heads
  `,
  standard: `
    oben und unten darf nix/nichts abgeschnitten werd~ | oben u unten darf nix/nichts abgeschnitten werd~ | da darf nix/nichts abgeschnitten werd~ | es darf nix/nichts abgeschnitten werd~ = without cropping
    ${KEPT} = dont cut off the heads
  `,
};
