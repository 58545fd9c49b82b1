import { listed, without } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { GERMAN_COLOURS as COLOURS } from '../colours.ts';
import { said } from '../parts.ts';

/** "Den Himmel lass in Frieden" */
const SPARED = [
  ['den himmel', 'leave the sky as it is'],
  ['den hintergrund', 'leave the background as it is'],
].map(
  ([said, english]) =>
    `lass~ ${said} in frieden/ungeschoren | lass~ ${said} aussen vor  | ${said} lass~ in frieden/ungeschoren | ${said} lass~ aussen vor = ${english}`,
);

/** "Wiese normal lassen" */
const AROUND = said(
  'wiese = meadow; rasen = lawn; wand = wall; boden = floor; strasse = street; wald = forest; strand = beach',
  (said, english) =>
    `${said} normal/unverandert/original lass~ | ${said} bleibt normal/unverandert/original = leave the ${english} alone`,
);

const STAYING = COLOURS.map(
  ([said, english]) =>
    `${said} bleibt | ${said} soll bleib~ | ${said} bleibt farbig = keep only the ${english} in color`,
);

/** What is right as it is: "Belichtung passt". */
const FINE =
  'belichtung = brightness; helligkeit = brightness; farben = color; farbe = color; kontrast = contrast; scharfe = sharpness; licht = light; bildausschnitt = framing; ausschnitt = framing; hintergrund = background; sattigung = saturation; motiv = subject; gesicht = face'
    .split(';')
    .map((each) => each.trim().split(' = ') as [string, string]);

const STATES = listed(
  'passt | passt so | passt eh | passt schon | passen | passen so | passen schon | passt ja | passt perfekt | passt gut | stimmt | stimmt so | stimmen | ist gut | sind gut | ist ok | sind ok | ist okay | ist super | sind super | ist prima | ist perfekt | sind perfekt | ist schon gut | ist in ordnung | sind in ordnung | sitzt',
);

const RIGHT = FINE.flatMap(([said, english]) => [
  `${STATES.map((state) => `${said} ${state}`).join(' | ')} =`,
  // "Der Kontrast passt nicht" complains.
  `${listed(
    'passt nicht | passt gar nicht | passt noch nicht | passt nicht ganz | passen nicht | stimmt nicht | stimmt noch nicht | stimmen nicht | ist gut aber nicht',
  )
    .map((state) => `${said} ${state}`)
    .join(' | ')} = ${english}`,
]);

/** "Die Wand weiß lassen": what is left white is kept so. */
const LEFT_SO = [
  ...COLOURS,
  ...[
    ['rosa', 'pink'],
    ['pink', 'pink'],
    ['orange', 'orange'],
  ],
]
  .filter(([said = '']) =>
    /^(?:rot|blau|grun|gelb|braun|schwarz|weiss|grau|rosa|pink|orange|beige)$/.test(said),
  )
  .map(
    ([said, english]) => `den/die/das … ${said} lassen = keep the ${english}
  den/die/das … nicht ${said} lassen = change the color of the
  aber der/die/das … soll/sollen ${said} bleib~ = but keep the ${english}`,
  )
  .join('\n  ');

/** How German says what is to stay as it is: keep, leave alone, everything except. */
export const GERMAN_KEEPING: Phrases = {
  phrase: `
    nur noch ich auf | nur mich auf | nur noch mich auf = only me on
    ${SPARED.join('\n  ')}
    ich soll aber scharf bleib~ | ich soll scharf bleib~ = but keep me sharp
    aber uns/mich naturlich lass~ = but leave the subject as it is
    den rest lass~ | den rest so lass~ | lass den rest | lasse den rest = change nothing else
    das gleiche bei | das gleiche mit | das gleiche fur | dasselbe bei | dasselbe mit | dasselbe fur | das selbe bei | das selbe mit | genauso bei | gleiches bei | gleiches mit = the same for
    bleibt/bleiben knackscharf/messerscharf = stays sharp
    aber der/die/das … scharf | aber der/die/das … scharf bleib~/lass~/sein = but keep sharp the
    aber der/die/das … scharf mach~/stell~ = but sharpen the
    nur ich soll zu sehen sein | nur mich lassen | nur mich behalt~ | nur mich ubrig lassen | nur mich ubriglassen | nur ich bleib~ | nur ich soll bleib~ | nur ich soll ubrig bleib~ | nur ich bleibe ubrig = keep only me
    brauch nur mich | brauche nur mich | will nur mich | mocht nur mich | ich brauch nur mich | ich will nur mich | nur ich soll uberbleib~ | nur i soll uberbleib~ | nur i soll uberbleibm | nur ich soll ubrigbleib~ | nur ich soll noch drauf sein = keep only me
    nur das gesicht scharfen | nur die augen scharfen = sharpen only the face
    ausser was … ist/sind | bis auf das/alles was … ist/sind = except
    haare sollen/mussen/durfen dranbleib~/dran/bleib~ | haare sollen/mussen dran bleib~ = keep the hair
    der/die/das ganze/komplette turm/kirche/haus/torte/hund/auto/schloss/leuchtturm soll/muss/sollte drauf/draufbleib~/rein/bleib~/mit | der/die/das ganze/komplette turm/kirche/haus/torte/hund/auto/schloss/leuchtturm soll/muss/sollte drauf/zu/mit sein/seh~/drauf/bleib~ = keep the whole building
    ${AROUND}
    gesicht/gesichter/person messerscharf = face stays sharp
    durfen/darf/durften/durfte ruhig = should
    mein/ihr/sein/das/unser gesicht naturlich/echt/realistisch lass~ | mein/ihr/sein/unser gesicht soll naturlich/echt/realistisch bleib~/ausseh~ = keep the face natural
    lass~ die fenster beleuchtet/hell/erleuchtet | die fenster sollen beleuchtet/hell/erleuchtet bleib~ | die fenster beleuchtet/erleuchtet lass~ = keep the windows lit
    die berge sollen so bleib~ | die berge so lass~ | berge so lass~ | lass~ die berge so = keep the mountains as they are
    aber produkt/motiv hell lass~ | aber das produkt/motiv hell lass~ | produkt/motiv hell lass~ | das produkt/motiv hell lass~ = but keep the subject as it is
    lass~ die/den/das/meine/meinen/mein … wie sie sind | lass~ die/den/das/meine/meinen/mein … wie er/sie/es ist = keep the
    nicht antast~ | nicht anruhr~ | nicht anfass~ | nicht dran rumpfusch~ | lass~ wie sie sind | lass~ wie er/sie/es ist | so lass~ wie sie sind = unchanged
    friss mir keine … weg | friss mir nicht die … weg | friss keine … weg | friss mir kein … weg | verschluck mir keine | schluck mir keine | putz mir keine … weg | radier mir keine … weg | nod/nid/nicht verandere = unchanged
    nod veranderet/aalange | nod/nid/ned/nit verander~ | ned andern/anruhr~/anfass~ | nid/nod andere | ned/nicht anlang~ | nid alange | selber/selbst naturlich nicht | selber naturlich ned = unchanged
    selber/selbst/naturlich/selbstverstandlich nicht | selber/naturlich ned | aber bitte nicht anruhr~ | soll aber bleib~/dableib~ | so lassen | unverandert | bleiben wie = unchanged
    nicht anfassen/anruhren/verandern/antasten/mitandern/bearbeiten | finger weg von | in frieden lassen | so wie es/sie/er ist | so wie sie sind | so wie gehabt | wie gehabt/vorher/bisher | wie im original = unchanged
    nur uns lassen | nur uns behalt~ | nur wir bleiben | nur wir sollen bleiben | nur wir sollen ubrig bleib~ = keep only us
    ${STAYING.join('\n  ')}
    ${without(RIGHT.join('\n  '), 'farben passen nicht | farben stimmen nicht | farbe passt nicht | farbe stimmt nicht')}
    nix … andern | nichts … andern | nix … verandern | nichts … verandern | andere nichts | verander~ nichts | nix verandern | nichts verandern = dont change
    ausser mir | ausser mich | bis auf mich | nur mich nicht | nur ich nicht = except me
    ausser uns | bis auf uns | nur uns nicht = except us
    lass~ … so | lass~ … in ruhe | lass~ … unverandert | lass~ … wie es ist | lass~ … wie er ist | lass~ … wie sie ist | soll … bleiben | bleibt | bleiben = keep
    in ruhe lassen = leave alone
    lass~ mich wie ich bin | mich lass~ wie ich bin | lass~ mich so wie ich bin | mich so lassen wie ich bin = leave me as i am
    bleibt wie er ist | bleibt wie es ist | bleibt wie sie ist | bleiben wie sie sind | bleiben wie es ist | bleib~ so | so bleiben | so bleibt | genauso bleiben | gleich bleiben | erhalten bleiben | erhalten bleibt = stay unchanged
    soll so bleiben wie er ist | soll so bleiben wie es ist | soll bleiben wie er ist | soll bleiben wie es ist | so bleiben wie er ist = stays the same
    alles andere | alle anderen | den rest | der rest | rest | rest vom bild | restliche bild | das ubrige = the rest
  `,
  adjective: `
    aber so lass~ = but keep
    ohne dass … was abbekommt | ohne dass … etwas abbekommt | ohne dass … was abkriegt = but leave the rest alone
    ausser omas | ausser opas | ausser mamas | ausser papas = except the
    gesicht lassen | gesicht so lassen | gesichter lassen | gesicht nicht = keep face
    person lassen | person so lassen | leute lassen | menschen lassen = keep person
    das gesicht soll echt bleib~ | gesichter sollen echt bleib~ | das gesicht soll naturlich bleib~ = keep the face natural
    restlich~ | ubrig~ = rest
    mussen draufbleib~ | muss draufbleib~ | soll draufbleib~ | sollen draufbleib~ | mussen drauf bleib~ | muss drauf bleib~ | mussen sichtbar bleib~ | muss sichtbar bleib~ | soll sichtbar bleib~ = should stay visible
    blieben = stay
    soll ubrig bleiben | soll ubrigbleiben | darf ubrig bleiben = stays
    unangetastet | unberuhrt~ = unchanged
  `,
  standard: `
    sonst gar nix/nichts | sonst garnix = nothing else
    am/an der … selbst nix/nichts drehen/andern/machen/verandern | am/an der … selbst bitte nix/nichts drehen/andern/machen/verandern = dont touch the
    ${LEFT_SO}
  `,
};
