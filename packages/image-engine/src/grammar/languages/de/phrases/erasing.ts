import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

const BARS = alternatives(
  'mit einem schwarzen|mit schwarzem|mit nem schwarzen|mit einem dicken schwarzen',
  'balken|kasten|streifen|rechteck|block',
);

const COVERED = 'abdecken|uberdecken|verdecken|zudecken|ubermalen|zumachen|unkenntlich machen';

/** "Das Kennzeichen mit einem schwarzen Balken abdecken", "schwärze die Adresse": nothing becomes black. */
const BLACKED_OUT = [
  ['kennzeichen|nummernschild|autonummer', 'number plate'],
  ['adresse|anschrift', 'address'],
  ['namen|name|nachnamen', 'name'],
  ['kontonummer|iban', 'account number'],
  ['telefonnummer|handynummer|nummer|hausnummer', 'number'],
  ['unterschrift', 'signature'],
  ['text', 'text'],
]
  .map(
    ([said = '', english]) =>
      `${alternatives(said, BARS, COVERED)} | ${alternatives('schwaerz|schwaerze|schwaerzt|bitte schwaerze', 'den|die|das|meine|meinen|unsere|alle', said)} | ${alternatives(said, 'schwarz', 'ubermalen|uberdecken|abdecken|uberpinseln|verdecken')} = black out the ${english}`,
  )
  .join('\n  ');

/** "IBAN schwärzen": a bar over it, and nothing that is black. */
const BARS_OVER = [
  ['hausnummer', 'house number'],
  ['kennzeichen|nummernschild|autonummer', 'number plate'],
  ['adresse|anschrift', 'address'],
  ['name|namen|nachname|nachnamen|name und adresse|name und anschrift|namen und adressen', 'name'],
  ['telefonnummer|nummer|kontonummer|iban|handynummer', 'number'],
  ['gesicht', 'face'],
  ['gesichter', 'faces'],
  ['unterschrift', 'signature'],
  ['stelle|zeile|bereich', 'area'],
]
  .map(
    ([said = '', english]) => `${alternatives(said, '…', 'schwaerzen')} = black out the ${english}`,
  )
  .join('\n  ');

/** "Den Mond brauch ich nicht": of an effect none is to be added; a thing is to go. */
const UNWANTED = 'brauch ich nicht|brauche ich nicht|brauchts nicht|muss nicht sein|will ich nicht';

const NEEDLESS = [
  ['den mond|einen mond', 'moon'],
  ['den regenbogen|einen regenbogen', 'rainbow'],
  ['den rahmen|einen rahmen', 'frame'],
  ['den text|einen text', 'text'],
  ['die vignette|eine vignette', 'vignette'],
  ['das korn', 'grain'],
  ['den nebel', 'fog'],
  ['den schnee', 'snow'],
  ['den regen', 'rain'],
]
  .map(([said = '', english]) => `${alternatives(said, UNWANTED)} = no ${english}`)
  .concat(`${alternatives('den|die|das', '…', UNWANTED)} = remove the`)
  .join('\n  ');

/** Turns of German for what is to go, is in the way, or was marked. */
export const GERMAN_ERASING: Phrases = {
  phrase: `
    wek | wech | wegg | ich hatt/hatte gern/gerne … weg/raus | hatt/hatte gern … weg | wegbitte | mach~ … weg | nimm … weg | entfern~ … weg | nimm … raus | nehm~ … raus | schneid~ … raus | nimm … heraus | lass~ … verschwinden | zum verschwinden | nimm … aus dem bild | nimm … aus dem foto | nehm~ … aus dem bild = remove
    hol~ … aus dem bild | raus aus dem bild | entfern~ … aus dem bild = remove
    person/personen/leute unkenntlich mach~ | mach~ … personen/leute unkenntlich = pixelate the people
    weg mit ihm/ihr/denen | krieg~ den/das/die mal/bitte raus | krieg~ den/das/die raus | den/das rausnehm~/wegmach~/rausmach~ | du den/das entfern~/beseitig~/rausnehm~/wegmach~ | der/die/das musste/sollte/konnte/soll/muss weg | der/die/das musste/sollte/konnte/soll/muss verschwind~ = remove it
    kannst/kannste du das/des/dat wegmachn/wegmachen | kannste/kannstes das/des/dat wegmachn/wegmachen | losch/nimm sie/ihn/es raus | losch/mach/nimm/radier/tu sie/ihn weg | losch/entfern/entferne sie/ihn | losch/mach/tu es weg | mach/tu das weg | nimm das raus | weg/raus/fort/hinfort damit = remove it
    schwarz uberdeck~ | schwarz ubermal~ | schwarz abdeck~ | schwarz uberpinsel~ | schwarz zumal~ | schwarz verdeck~ | schwarz unkenntlich mach~ = black out
    ${alternatives(BARS, COVERED)} = black out
    ${BLACKED_OUT}
    uberall sonst | sonst uberall = everywhere else
    gesicht/gesichter unkenntlich mach~ | mach~ … gesichter unkenntlich | gesicht/gesichter/kennzeichen/nummernschild/nummernschilder verpixel~ | verpixel~ die/das/alle gesichter/gesicht/kennzeichen/nummernschild | gesicht/gesichter/nummernschild/kinder … verpixel~ = pixelate the faces
    drumherum/drumrum soll/kann/muss verschwind~ | das drumherum/drumrum soll/kann/muss verschwind~ | alles drumherum/rundherum soll/kann/muss verschwind~ = remove everything around
    drumherum/drumrum/rundherum kann/soll/darf weg | drumherum/drumrum kann/soll ganz/komplett weg | das/alles drumherum/drumrum weg | alles rundherum weg | das ganze drumherum weg = remove everything around
    mosaik uber die markierte stelle | selber/selbst markier~ und verpixel~ | markier~ und verpixel~ | markier~ und unkenntlich mach~ | markier~ und unscharf mach~ = pixelate the marked area
    mach~ das/mein/ihr/sein/dieses gesicht unkenntlich | mach~ die/alle gesichter unkenntlich = pixelate the face
    zensier~ | schwarz zensier~ = censor
    mach~ das/es/dies/dieses/ihn/sie unkenntlich | das/es/dies/dieses unkenntlich mach~ | das/es soll unkenntlich sein/werd~ | mach~ das/es hier unkenntlich | das/es hier unkenntlich mach~ = censor this
    nummernschild/kennzeichen/adresse unkenntlich/unleserlich mach~ | gesicht unleserlich mach~ | mach~ … nummernschild/kennzeichen/adresse unkenntlich/unleserlich = pixelate the plate
    nummernschild~ | kennzeichen | autokennzeichen | kontrollschild | nummerntafel | kennzeichentafel = license plate
    mach das ding weg | mach mal das ding weg | mach das ding da weg | mach das teil weg | mach das teil da weg | mach mal das teil weg = remove that
    ${BARS_OVER}
    nervt/stort mich/uns/total/gewaltig | nervt | nerven = annoys me
    lasst sich das wegmachen | lasst sich das entfernen | kann man das wegmachen | kann man das entfernen | bekommt man das weg | kriegt man das weg = can you remove that
    will ich nicht = i dont want
    im rechteck | im kastchen | im auswahlrahmen | im auswahlrechteck | in der markierung | innerhalb der markierung | unter dem pinsel | in der auswahl | innerhalb der auswahl = in the box
    in dem eingezeichneten kasten | im eingezeichneten kasten | in dem eingezeichneten rahmen | im eingezeichneten rahmen | in dem gezeichneten kasten | im gezeichneten kasten = in the box i drew
    im kasten muss | im kasten soll | im kasten kann | im kasten gehort | in der box muss | in der box soll | in der box kann | im rechteck muss | im rechteck soll | im rechteck kann | im kringel muss | im kringel soll | im kreis muss | im kreis soll = in the box should
    tausch~ … aus = replace
    das eingekreiste = the thing i boxed
    das markierte | markierten bereich | das was ich markiert habe | markiertes = what marked
  `,
  adjective: `
    stort | storen = bothers
    hol~ uns aus | hol~ mich aus | hol~ ihn aus | hol~ sie aus = get out of
    die soll raus | der soll raus | das soll raus | die kann weg | der kann weg | das kann weg | der soll verschwinden | die soll verschwinden | das soll verschwinden | die sollen verschwinden = it should go
    unkenntlich machen | unkenntlich | will ich nicht drauf haben = remove
    alles bis auf … entfern~ | alles ausser … entfern~ | alles bis auf … losch~ | alles bis auf … weg = remove everything except
    raus mit dem | raus mit der | raus mit den | raus mit denen | weg mit dem | weg mit der | weg mit den = remove that
    stromleitungen raus | stromleitung raus = remove the power lines
    tu so als gabe es die nicht = remove them
  `,
  standard: `
    durfen/darf/sollen/soll … nicht erkannt werd~ | durfen/darf/sollen/soll … nicht erkennbar sein | durfen/darf nicht erkannt werd~ = pixelate the faces of
    unkenntlich mach~ | unerkennbar mach~ | nicht erkennbar mach~ = anonymize
    ${NEEDLESS}
  `,
};
