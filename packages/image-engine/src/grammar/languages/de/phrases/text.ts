import type { Phrases } from '../../phrases.ts';

/** Turns of German for what is written on a picture, its letters and bars. */
export const GERMAN_TEXT: Phrases = {
  phrase: `
    dicke buchstaben | fettschrift | fettgedruckt = bold
    bildunterschrift | bildtext | unterschrift = caption
    verschnorkelt~ | schnorkelig~ | geschnorkelt~ | kalligraphisch~ | gekritzelt~ | hingekritzelt~ | gekrakelt~ | hingekrakelt~ | krakelig~ | wie von hand | wie handgeschrieben | mit fuller | mit filzstift geschrieben = handwritten
    wie mit kreide | schreibschriftlich | schreibschrift | in schreibschrift | handschrift | mit der hand geschrieben | schone schrift | schoner schrift | verschnorkelt~ schrift | schnorkelschrift | elegante schrift = handwritten
    in grosser fetter schrift | in grosser dicker schrift | in grosser und fetter schrift = in big bold letters
    schwarze schrift | in schwarzer schrift | mit schwarzer schrift = in black
    blaue schrift | in blauer schrift | mit blauer schrift = in blue
    grossbuchstaben | in grossbuchstaben | in versalien = in capitals
    goldene schrift | in goldener schrift | mit goldener schrift = in gold
    grune schrift | in gruner schrift | mit gruner schrift = in green
    rosa schrift | in rosa schrift | mit rosa schrift = in pink
    rote schrift | in roter schrift | mit roter schrift = in red
    weisse schrift | in weisser schrift | mit weisser schrift = in white
    gelbe schrift | in gelber schrift | mit gelber schrift = in yellow
    mit der aufschrift | mit aufschrift | mit dem schriftzug | wo draufsteht | auf dem steht | in dem steht | wo steht = saying
    schrift … verkehrt herum | schrift … verkehrt | text … verkehrt herum | schrift … lesbar | text … lesbar | schrift … spiegelverkehrt | text … spiegelverkehrt | schrift um = text is backwards
    druber … in grosser schrift | druber … gross = top big
    druber … in dicker schrift | druber … in fetter schrift | druber … fett = top bold
  `,
  adjective: `
    grosser text | grossen text = big text
    fett~ | gern etwas dicker | gerne etwas dicker | etwas dicker | dicke schrift | in dicker schrift = bold
    handschriftlich~ = handwritten
    in senfgelb aus = in mustard yellow
    kursiv~ = italic
    schreib~ nichts | schreib~ nix = no text
    auf schwarzem balken = on a black bar
    auf rotem balken = on a red bar
    auf weissem balken = on a white bar
    auf gelbem balken = on a yellow bar
    verspielter schrift | verspielte schrift | verspielten buchstaben | verspielt geschrieben | lustiger schrift = playful font
    kleiner text | kleine schrift | kleinen text | kleine beschriftung | kleiner schriftzug = small text
    schrift ist falschrum | schrift ist falsch rum | schrift ist falsch herum | schrift ist verkehrt herum | schrift ist seitenverkehrt | text ist falschrum | text ist falsch herum | text ist verkehrt herum = text is mirrored
    text ist seitenverkehrt = text is mirrored
    drunter schreib~ | darunter schreib~ = write the text
  `,
};
