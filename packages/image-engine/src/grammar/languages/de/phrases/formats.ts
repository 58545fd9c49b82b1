import { alternatives, listed, pairs } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { GERMAN_COLOURS as COLOURS } from '../colours.ts';
import { WRONG } from '../parts.ts';

/** "Für die Bewerbung zuschneiden" */
const APPLYING = `${alternatives(
  'fur|fur die|fur eine|fur meine|furs|als',
  'bewerbung|bewerbungsfoto|bewerbungsbild|bewerbungsmappe|bewerbungsschreiben|lebenslauf|cv',
  'zuschneid~|beschneid~|zurechtschneid~|zugeschnitten|schneid~|fertig machen',
)} | ${alternatives(
  'zuschneid~|beschneid~|zugeschnitten|zuschnitt',
  'fur|fur die|fur eine|furs|als',
  'bewerbung|bewerbungsfoto|bewerbungsbild|bewerbungsmappe|lebenslauf|cv',
)} | bewerbungsformat | bewerbungszuschnitt | im bewerbungsformat | aufs bewerbungsformat = passport photo format`;

const PADS = COLOURS.map(([said, english]) =>
  [
    `erweitern mit ${said}en balken`,
    `erweitern mit ${said}em rand`,
    `erweitern mit ${said}`,
    `auffullen mit ${said}en balken`,
    `auffullen mit ${said}`,
    `aufgefullt mit ${said}`,
    `mit ${said}en balken auffull~`,
    `mit ${said}en balken … auffull~`,
    `mit ${said}en balken … erweiter~`,
    `mit ${said}en balken erweiter~`,
    `mit ${said}en balken fullen`,
    `mit ${said}em rand auffull~`,
    `mit ${said} auffull~`,
    `mit ${said} erweiter~`,
    `mit ${said} aufgefullt`,
    `den rand mit ${said} auffull~`,
    `rander mit ${said} auffull~`,
    `rand mit ${said} auffull~`,
    `seiten mit ${said} auffull~`,
  ]
    .join(' | ')
    .concat(` = pad with ${english}`),
);

/** "Weiße Ränder dran, bis es quadratisch ist" */
const SQUARED = WRONG.map(
  ([said, english]) =>
    `${pairs(
      [
        `mach~ ${said}e rander dran`,
        `mach~ ${said}en rand dran`,
        `mach~ ${said}e balken dran`,
        `mach~ ${said}e streifen dran`,
        `${said}e rander dran`,
        `${said}en rand dran`,
        `${said}e balken dran`,
        `${said}e rander hin`,
        `${said}e streifen dran`,
      ],
      listed(
        'bis es quadratisch ist | bis es quadratisch wird | damit es quadratisch wird | damit es quadratisch ist | dass es quadratisch wird | dass es quadratisch ist | bis es passt quadratisch',
      ),
    ).join(' | ')} = pad to square with ${english}`,
);

/** Turns of German for sizes, formats and what a picture is for: passports, covers, prints. */
export const GERMAN_FORMATS: Phrases = {
  phrase: `
    das hochkantbild/hochkantfoto/hochformatbild = the picture
    doppelt so hell~ | helligkeit verdoppel~ | verdoppel~ die helligkeit = twice as bright
    doppelt so warm~ = twice as warm
    an/auf der langen/langeren/langsten seite/kante | lange/langere/langste/langen/langeren/langsten seite/kante | kantenlange = long side
    an/auf der kurzen/kurzeren seite/kante | kurzen/kurzeren seite/kante | kurze seite | kurzeste seite | kurze kante | kurzeste kante = short side
    anderthalbmal/eineinhalbmal so gross | anderthalb mal so gross = 150 percent of the size
    vierfache grosse | vervierfach~ die grosse | vierfach hochskalier~ | viermal vergrosser~ | viermal so gross mach~ = 4 times as big
    datei ist zu gross | datei zu gross | komprimier~ | dateigrosse verringer~ | dateigrosse verkleiner~ | dateigrosse reduzier~ = make the file smaller
    zweimal so gross | zwei mal so gross | auf das doppelte | aufs doppelte | um das doppelte | doppelt so gross | doppelte grosse | doppelter grosse | doppelt so gross~ = twice as big
    verdreifach~ die grosse | verdreifach~ die auflosung | grosse verdreifach~ | auflosung verdreifach~ | dreifache grosse | dreimal so gross = 3 times as big
    breitbild | breitbildformat | breitwandformat = widescreen
    kachel/kacheln fur instagram/insta | insta post | instapost | instagrampost | insta feed | instagram beitrag = instagram post
    kb | kilobyte = kb
    mb | megabyte = mb
    datei/dateigrosse unter = file size under
    format/grosse/masse wie auf/bei instagram/insta = instagram format
    format/grosse wie auf/bei tiktok = tiktok format
    wir zwei/beide/drei | uns zwei | uns beide | uns zwoa | uns beiden | uns drei | uns vier | uns alle | amerikanisch~ = us
    pixel reichen/genugen | px reichen/genugen | pixel reicht = px
    ist die datei … zu winzig | ist die datei … zu klein | die datei ist zu winzig | datei ist zu winzig | datei ist zu klein | datei ist leider zu klein | datei ist dafur zu klein | auflosung reicht nicht | auflosung ist zu gering | auflosung ist zu klein | auflosung zu gering | ist leider zu klein dafur = the file is too small
    ${APPLYING}
    fur linkedin/xing = linkedin
    hoher/besser auflos~ | hoher/besser aufgelost | auflosung hoher | hochskalier~ | hoher auflosung | hohere auflosung | bessere auflosung | mehr auflosung | auflosung … erhoh~ | auflosung erhohen | auflosung verbessern | auflosung … hoch | hochauflosend~ = upscale
    eins zu eins | im verhaltnis eins zu eins = 1 to 1
    vier zu drei = 4 to 3
    drei zu zwei = 3 to 2
    zwei zu drei = 2 to 3
    drei zu vier = 3 to 4
    vier zu funf = 4 to 5
    funf zu vier = 5 to 4
    sechzehn zu neun = 16 to 9
    neun zu sechzehn = 9 to 16
    im verhaltnis | im seitenverhaltnis | im format | quer im format = ratio
    kreis ausschnitt | als kreis ausschneid~/zuschneid~ | als kreis | kreisrund/rund/kreisformig zuschneid~/ausschneid~ | im kreis ausgeschnitten | kreisformiger/runder zuschnitt | kreisausschnitt | rundes/kreisrundes bild | rundes foto | rund machen = circle crop
    ${PADS.join('\n  ')}
    bis es quadratisch ist | bis es quadratisch wird | damit es quadratisch ist | damit es quadratisch wird | sodass es quadratisch ist | dass es quadratisch ist | dass es quadratisch wird = to a square
    auf ein viertel = to a quarter
    auf zwei drittel = to two thirds
    auf drei viertel = to three quarters
    nicht gross genug | grosser = bigger
    nicht klein genug | kleiner = smaller
    druber/daruber kleiner/klein = above smaller
    druber/daruber grosser/gross = above bigger
    datei | bilddatei = file
    dateigrosse = file size
    hohe automatisch/egal/proportional/passend/entsprechend | hohe ergibt sich = the height automatic
    breite automatisch/egal/proportional/passend/entsprechend | breite ergibt sich = the width automatic
    nimmt/akzeptiert/erlaubt nur bilder/fotos/dateien bis | nimmt/akzeptiert/erlaubt nur | die stelle/seite/firma | das amt/portal/formular | der server nimmt/akzeptiert/erlaubt nur bilder/fotos/dateien bis = resize to at most
    ${SQUARED.join('\n  ')}
    hochstens = at most
    grosse schrift | in grosser schrift | mit grosser schrift | grosser schrift = big
    verdoppel~ | verdoppl~ = double
    verdopple die | verdoppel die = double the
    doppelte auflosung | doppelter auflosung | auflosung verdoppeln | auflosung … verdoppeln = double the resolution
    einpass~ | pass~ … ein | hineinpass~ | reinpass~ = fit
    für instagram | für insta = for instagram
    fullhd | full hd = full hd
    halb so gross | halbe grosse | auf halbe grosse | halber grosse | um die halfte kleiner | nur halb so gross = half size
    hohe vergrosser~ | hoch vergrosser~ | hohe hochskalier~ | hohe hochrechn~ | hohe verkleiner~ | hohe skalier~ | hohe bring~ = high
    querformat | im querformat | querformatig | aufs querformat | breiter als hoch | breiter wie hoch = landscape format
    hochkant | hochformat | im hochformat | hochformatig | aufs hochformat | hoher als breit | hoher wie breit = portrait format
    seitenverhaltnis nicht andern | seitenverhaltnis aber nicht andern | seitenverhaltnis beibehalten | seitenverhaltnis nicht verandern | seitenverhaltnis soll gleich bleiben = proportionally
    bildqualitat = quality
    in kleiner schrift | mit kleiner schrift | kleiner schrift = small
    quadratisch~ zuschnitt | quadratisch~ format | im quadrat | ins quadrat | als quadrat = square
    britisch~ = uk
    vierfache auflosung | vierfacher auflosung = upscale 4 times
    whatsapp status | whatsappstatus | status = whatsapp status
    breite vergrosser~ | breit vergrosser~ | breite hochskalier~ | breite hochrechn~ | breite verkleiner~ | breit verkleiner~ | breite skalier~ | breit skalier~ | breite bring~ | breit mach~ = wide
  `,
  adjective: `
    auf doppelte grosse | auf die doppelte grosse = 2 times bigger
    dreifach vergrosser~ | um das dreifache vergrosser~ = 3 times as big
    vierfach vergrosser~ | um das vierfache vergrosser~ = 4 times as big
    auf vierfache grosse hochrechn~ | auf die vierfache grosse hochrechn~ | auf vierfache grosse | auf die vierfache grosse | viermal so gross | auf das vierfache | aufs vierfache = 4 times bigger
    gross~ = big
    zentimeter = centimeters
    kreisformig~ | kreisrund~ = circle
    doppelt~ = double
    riesig | riesengross = huge
    oval~ = oval
    rund~ = round
    klein~ = small
    quadratisch~ = square
    zweifach vergrosser~ | doppelt vergrosser~ = twice as big
    schnittig~ | breiter~ | breitem = wide
    ohne dass es matschig wird | ohne dass es unscharf wird | ohne dass es verschwimmt | ohne matschig zu werd~ | ohne unscharf zu werd~ | ohne dass sie unscharf wird | ohne dass man pixel sieht | ohne dass es pixelig wird | ohne dass es verpixelt = without losing quality
  `,
  standard: `
    nicht mehr als = at most
    nicht breiter als = no wider than
    nicht grosser als = no larger than
    nicht hoher als = no taller than
  `,
};
