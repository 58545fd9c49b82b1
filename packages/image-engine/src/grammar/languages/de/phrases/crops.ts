import type { Phrases } from '../../phrases.ts';

/** Turns of German for what is cut off, brought closer or put into the middle. */
export const GERMAN_CROPS: Phrases = {
  phrase: `
    produkt in die mitte | produkt mittig | produkt in der mitte = center product
    motiv mittig setzen | motiv mittig platzieren = center subject
    schneid~ … zu auf | schneid~ … zu im | schneid~ … zu als | schneid~ zu | zugeschnitten | schneid~ … ab | abschneid~ | abzuschneiden | wegschneid~ | abgeschnitten = crop
    enger auf die kopfe zuschneid~ | enger auf die kopfe | naher auf die kopfe | enger um die kopfe | enger auf das gesicht zuschneid~ | enger aufs gesicht zuschneid~ | enger aufs gesicht | naher aufs gesicht = crop close to the head
    eng aufs gesicht | enger um das gesicht = crop close to the head
    enger auf den hund zuschneid~ | enger auf die katze zuschneid~ | enger auf das tier zuschneid~ | enger auf das motiv zuschneid~ | enger aufs motiv | enger auf die person zuschneid~ | enger auf mich zuschneid~ = crop close to the subject
    enger auf uns zuschneid~ = crop close to the subject
    schneid~ … weg = cut off
    eng um | knapp um | dicht um = tight around
    statt zuschneiden | statt zu schneiden | anstatt zuzuschneiden | statt zuzuschneiden | statt beschneiden | ohne dass jemand abgeschnitten wird | ohne jemanden abzuschneiden | ohne dass was abgeschnitten wird = without cropping
    ohne dass etwas abgeschnitten wird | ohne dass was fehlt = without cropping
    reinzoomen | ranzoomen | naher ran | heranzoomen = zoom in
    zoom~ auf | zoom~ an | heranzoom~ an | reinzoom~ auf | naher an = zoom in on
    zoom~ … raus | zoom~ … heraus | rauszoom~ | herauszoom~ | zoom raus = zoom out
  `,
  adjective: `
    mittig | zentriert~ = centered
    zentriert auf = centered on
    die kopfe aber nicht abschneid~ | die kopfe nicht abschneid~ | kopfe nicht abschneid~ | kopfe aber nicht abschneid~ | ohne kopfe abzuschneid~ | ohne die kopfe abzuschneid~ | kopf nicht abschneid~ = dont cut off the heads
    den kopf nicht abschneid~ | niemanden abschneid~ | niemand abschneid~ | den kopf aber nicht abschneid~ | niemand darf abgeschnitten werd~ | niemand wird abgeschnitten | niemand abgeschnitten = dont cut off the heads
    ohne dass mir der kopf abgeschnitten wird | ohne dass der kopf abgeschnitten wird | kopf soll nicht abgeschnitten werd~ | kopfe sollen nicht abgeschnitten werd~ | niemand soll abgeschnitten werd~ = dont cut off the heads
  `,
};
