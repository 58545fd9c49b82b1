import type { Phrases } from '../../phrases.ts';

/** Turns of German for what is cut out, and for the shadow, box or sticker it becomes. */
export const GERMAN_CUT_OUTS: Phrases = {
  phrase: `
    schatten drunter | schatten untendrunter = add shadow under it
    bodenschatten | kontaktschatten = contact shadow
    ausgestanzt | gestanzt | konturgeschnitten | entlang der kontur ausgeschnitten | sauber ausgestanzt | aus dem kafig nehm~ | aus dem kafig hol~ | aus dem gehege nehm~ | aus dem gehege hol~ | aus dem stall nehm~ | aus dem stall hol~ = cut out
    aus dem zwinger nehm~ | aus dem zimmer nehm~ | aus dem regal nehm~ | aus der vitrine nehm~ | aus dem aquarium nehm~ | schneid~ … aus | ausschneid~ | auszuschneiden | ausgeschnitten | ausgeschnittener | freigestellt = cut out
    schlagschatten = drop shadow
    sammelfigur | spielzeugfigur | actionfigur | figur~ | spielfigur~ | spielzeug | plastikfigur | figurchen | sammelfigur~ | actionfigur~ | spielfigur auf einem sockel | spielfigur auf sockel | spielfigur = figurine
    deckkraft = opacity
    stell~ … frei | schneid~ … frei | freisteller | hintergrund weg | ohne hintergrund | kein~ hintergrund | hintergrund raus | transparenter hintergrund | hintergrund transparent = remove background
    schatten darunter | schatten unten drunter = shadow under
    zum aufkleben | zum kleben | zum draufkleben | zum bappen | zum pappen | pickerl | pickerln | bapperl | pappert | babberl | klebebild | klebebildchen | abziehbild | kleber fur whatsapp | als kleber | aufkleber | sticker = sticker
    halb durchsichtig~ | halbdurchsichtig~ | leicht durchsichtig~ | halb durchscheinend~ | leicht transparent~ | etwas durchsichtig~ | durchschimmernd~ | halbtransparent~ | halb transparent~ | durchscheinend~ = translucent
  `,
  adjective: `
    in der packung | in seiner packung | in ihrer packung | in originalverpackung | in der/einer/seiner/ihrer verpackung/box/blisterverpackung/originalverpackung/pappschachtel | im karton | in einem/nem karton | im blister = in a box
    schatten unter der | schatten unter dem | schatten unterm = shadow under the
    durchscheinen sieht | durchscheint | durchscheinen = shine through
    weicher schlagschatten | sanfter schlagschatten | zarter schlagschatten = soft drop shadow
    zarter schatten | weicher schatten | sanfter schatten = soft shadow
    durchscheinend~ = translucent
    transparent~ | durchsichtig~ = transparent
  `,
};
