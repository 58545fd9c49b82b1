import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { GERMAN_COLOURS as COLOURS } from '../colours.ts';
import { said } from '../parts.ts';

const UNDER_SHADOWS = alternatives(
  'schatten',
  'unter der|unter dem|unter den|unterm|hinter der|hinter dem|neben der|neben dem|zwischen den',
);

/** "Freisteller auf reinem Weiß" */
const ALONE = said(
  'weiss = white; schwarz = black',
  (said, english) =>
    `freisteller/freigestellt/freistellen/ausgeschnitten auf/vor reinem ${said} | freisteller/freigestellt/freistellen/ausgeschnitten auf/vor rein${said} = pure ${english} background`,
);

const ALONE_ON = COLOURS.map(([said, english]) =>
  [
    `freigestellt auf/vor ${said}`,
    `freistellen auf/vor ${said}`,
    `freisteller auf/vor ${said}`,
    `ausgeschnitten auf/vor ${said}`,
  ]
    .join(' | ')
    .concat(` = ${english} background`),
);

/** Turns of German for what is cut out, and for the shadow, box or sticker it becomes. */
export const GERMAN_CUT_OUTS: Phrases = {
  phrase: `
    hintergrund wek/wech | stell~ … frei | schneid~ … frei | freisteller | hintergrund weg | ohne hintergrund | kein~ hintergrund | hintergrund raus | transparenter hintergrund | hintergrund transparent = remove background
    auf sockel/podest | auf einem/nem sockel/podest = on a base
    ${UNDER_SHADOWS} = shadow under the
    ${ALONE}
    vom hintergrund los~/trenn~/ablos~ | los~/trenn~ … vom hintergrund | stanz~ … aus | ausstanz~ | schnippel~ … aus = cut out
    ausgestanzt | gestanzt | konturgeschnitten | entlang der kontur ausgeschnitten | sauber ausgestanzt | aus dem kafig nehm~ | aus dem kafig hol~ | aus dem gehege nehm~ | aus dem gehege hol~ | aus dem stall nehm~ | aus dem stall hol~ = cut out
    aus dem zwinger nehm~ | aus dem zimmer nehm~ | aus dem regal nehm~ | aus der vitrine nehm~ | aus dem aquarium nehm~ | schneid~ … aus | ausschneid~ | auszuschneiden | ausgeschnitten | ausgeschnittener | freigestellt = cut out
    schatten darf/kann/soll/sollte/muss bleib~/dranbleib~/dabeibleib~ | den schatten lass~/behalt~ = the shadow can stay
    als sticker draufkleb~/aufkleb~/drankleb~/draufpapp~ = add a sticker over it
    actionfilm = movie
    kleiner/kleinen/kleines schatten drunter/darunter | weicher/sanfter/leichter/zarter/weichen/leichten schatten drunter | weicher/sanfter/leichter/weichen/leichten schatten darunter = soft shadow under it
    weicher/weichen/sanfter/sanften schatten unter dem/den/der/das/meinem/meiner | weicher/weichen/sanfter/sanften schatten unter/unterm = soft shadow below the
    brauche/brauch ihn/es/sie/das als png | hatte es gern als png | hatts gern als png | am liebsten als png | als png mit durchsichtigem drumherum/hintergrund | png mit transparenz | als png mit transparenz | durchsichtigem/durchsichtiges drumherum = transparent background
    transparenz = transparency
    schatten unter das | schatten unter die | schatten unters = add shadow under the
    ${ALONE_ON.join('\n  ')}
    vinylfigur~ = vinyl figurine
    sockel | podest | standfuss | standplatte | stander = base
    schatten drunter | schatten untendrunter = add shadow under it
    bodenschatten | kontaktschatten = contact shadow
    schlagschatten drunter/darunter | schlagschatten unten drunter | schlagschatten unter das produkt = drop shadow under it
    weicher/weichem/weichen/sanfter/sanftem/sanften/zarter/zartem/dezenter/dezentem/leichter/leichtem schlagschatten drunter/darunter | weicher/weichem/sanfter/sanftem schlagschatten unten drunter = soft drop shadow under it
    drunter/darunter ein weicher/sanfter/zarter/leichter/dezenter schlagschatten/schatten = soft shadow under it
    schlagschatten = drop shadow
    sammelfigur | spielzeugfigur | actionfigur | figur~ | spielfigur~ | spielzeug | plastikfigur | figurchen | sammelfigur~ | actionfigur~ | spielfigur auf einem sockel | spielfigur auf sockel | spielfigur = figurine
    deckkraft = opacity
    schatten darunter | schatten unten drunter = shadow under
    zum aufkleben | zum kleben | zum draufkleben | zum bappen | zum pappen | pickerl | pickerln | bapperl | pappert | babberl | klebebild | klebebildchen | abziehbild | kleber fur whatsapp | als kleber | aufkleber | sticker = sticker
    halb durchsichtig~ | halbdurchsichtig~ | leicht durchsichtig~ | halb durchscheinend~ | leicht transparent~ | etwas durchsichtig~ | durchschimmernd~ | halbtransparent~ | halb transparent~ | durchscheinend~ = translucent
  `,
  adjective: `
    in der packung | in seiner packung | in ihrer packung | in originalverpackung | in der/einer/seiner/ihrer verpackung/box/blisterverpackung/originalverpackung/pappschachtel | im karton | in einem/nem karton | im blister = in a box
    durchscheinen sieht | durchscheint | durchscheinen = shine through
    weicher schlagschatten | sanfter schlagschatten | zarter schlagschatten = soft drop shadow
    zarter schatten | weicher schatten | sanfter schatten = soft shadow
    transparent~ | durchsichtig~ = transparent
  `,
};
