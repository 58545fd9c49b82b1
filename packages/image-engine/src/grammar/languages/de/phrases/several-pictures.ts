import { alternatives, listed } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { SPELLED } from '../parts.ts';

/** Pictures by what they were taken of. */
const PICTURES =
  'urlaub | ferien | hochzeit | familien | kinder | baby | geburtstag | party | klassen | team | gruppen | natur | landschaft | portrat | winter | sommer | herbst | strand | konzert | vereins | tier | hunde | katzen | produkt | handy | reise | lieblings | spiel'
    .split('|')
    .map((each) => each.trim())
    .flatMap((of) => [of, `${of}s`])
    .map((of) => `${of}bilder | ${of}bildern | ${of}fotos | ${of}aufnahmen`);

/** "Mich aus dem ersten ins zweite": from one picture into the other. */
const MOVED = [
  ['mich', 'me'],
  ['uns', 'us'],
  ['ihn', 'him'],
  ['die person', 'the person'],
  ['den mann', 'the man'],
  ['die frau', 'the woman'],
  ['das kind', 'the child'],
  ['den hund', 'the dog'],
  ['die katze', 'the cat'],
  ['das auto', 'the car'],
  ['das motiv', 'the subject'],
].flatMap(([said = '', english]) =>
  [
    ['erst', 1, 'zweite|andere', 2],
    ['zweit', 2, 'erste|andere', 1],
  ].map(
    ([from, source, to, target]) =>
      `${alternatives(
        said,
        `aus dem ${from}en|vom ${from}en`,
        '|bild|foto',
        'in das|ins|aufs',
        to as string,
        '|bild',
      )} = put ${english} from picture ${source} into picture ${target}`,
  ),
);

/** "Aufs Kanapee vom andern": of the other picture. */
const OTHERS = Object.entries({
  sofa: 'sofa',
  kanapee: 'sofa',
  couch: 'sofa',
  bank: 'bench',
  bett: 'bed',
  sessel: 'chair',
  stuhl: 'chair',
  teppich: 'carpet',
  tisch: 'table',
  wiese: 'grass',
  strand: 'beach',
}).map(
  ([said, english]) =>
    `${listed(
      'vom andern | vom anderen | auf dem andern | auf dem anderen | aus dem andern | aus dem anderen',
    )
      .map((other) => `${said} ${other}`)
      .join(' | ')} = ${english} of picture 2`,
);

/** Turns of German for wishes of several pictures: collages, blends, swaps. */
export const GERMAN_SEVERAL_PICTURES: Phrases = {
  phrase: `
    tausch~ die hintergrunde | vertausch~ die hintergrunde | hintergrunde tausch~/vertausch~ | wechsel~ die hintergrunde = swap the backgrounds
    die gleichen/selben farben haben/bekommen | dieselben farben haben/bekommen = have the same colors
    so/wie doppelt belichtet | leg~/lege/pack~ die beiden fotos/bilder/aufnahmen ubereinander | die beiden fotos/bilder/aufnahmen ubereinander leg~/lagern | beide/beiden ineinander | beide/beiden bilder/fotos ineinander | bilder/fotos ineinander = blend both pictures
    weicher ubergang vom ersten ins zweite foto | weicher ubergang vom ersten ins zweite bild | weicher ubergang zwischen beiden | ubergang vom ersten ins zweite bild = blend both pictures
    doppelt/zweifach/mehrfach belichtet | doppelt/zweifach belicht~ | leg~ beide/sie ubereinander | leg~ beide/die/meine fotos/bilder ubereinander | als doppelbelichtung ubereinander | zur doppelbelichtung ubereinander | als doppelbelichtung ubereinanderleg~ | doppelbelichtung = double exposure
    blend~ das erste bild/foto ins zweite/andere uber = dissolve picture 1 into picture 2
    blend~ das zweite bild/foto ins erste uber = dissolve picture 2 into picture 1
    ${alternatives('alle', 'ubereinander|ineinander', 'blenden|uberblenden|legen und blenden')} = blend all the pictures
    ${alternatives('lass|lasse', 'sie|beide|die bilder|beide bilder', 'ineinander', 'ubergehen|uberblenden|verlaufen')} = blend the pictures
    ${alternatives('fug|fuge|bau|baue|mach|mache|pack|packe', 'sie|beide|alle|die bilder|beide bilder|alle bilder|die fotos|beide fotos', 'zu einem bild|zu einem foto|zu einem einzigen bild', 'zusammen')} = combine into one picture
    ${alternatives('alle|beide|alle bilder|beide bilder|alle fotos', 'in ein bild|in einem bild|in ein einziges bild|auf ein bild')} = combine into one picture
    ${alternatives('blend|blende|misch|mische', 'sie|beide|die bilder|beide bilder|die fotos|beide fotos', 'ineinander')} = blend the pictures
    ${alternatives('sie|beide|die bilder|beide bilder', 'ineinander blenden|ineinander uberblenden|ineinanderblenden')} = blend the pictures
    ${alternatives('alle bilder|alle fotos', 'ineinander blenden|ineinander uberblenden|ineinanderblenden')} = blend all the pictures
    ${alternatives('blend|blende', 'das zweite|das zweite bild|das zweite foto')} … ein = overlay the second picture
    am liebsten mit | am besten mit = with
    helligkeit/licht/belichtung/farben/lichtstimmung … angleich~ | gleich~ die helligkeit/belichtung/farben/lichtstimmung … an | gleich~ das licht … an = match the light
    halb halb = half half
    so halb halb | halbe halbe | halb und halb | fifty fifty = half and half
    dass das eine weich/sanft/langsam ins/in das andere/andre ubergeht/uberblendet | eins geht weich/sanft ins andere uber =
    lass/lasse das erste bild/foto weich/sanft/langsam in das zweite ubergehen/uberblenden | lass/lasse das erste bild/foto weich/sanft/langsam ins zweite ubergehen/uberblenden | lass/lasse das erste bild/foto in das zweite ubergehen/uberblenden | das erste bild/foto soll weich/sanft/langsam ins zweite ubergehen | das erste bild/foto soll weich/sanft/langsam in das zweite ubergehen | blend~ das erste bild/foto weich/sanft/langsam in das zweite uber | weicher/sanfter ubergang zwischen den/beiden bildern/fotos | weicher/sanfter ubergang zwischen den zwei/beiden bildern/fotos = crossfade the pictures
    wie auf dem zweiten/anderen bild/foto | wie im/beim zweiten/anderen bild/foto | wie in dem zweiten/anderen bild/foto | vom zweiten/anderen bild/foto | des zweiten/anderen bilds/bildes/fotos = of the second picture
    hang~/steck~ es/das/ihn in | hang~/steck~ das foto/bild in = put the picture in
    alle leute/personen/menschen ausser mir/uns entfern~ | alle leute/personen/menschen ausser mir/uns weg = remove all the other people
    seite aus ein~ | seite aus dem | seite aus nem | seite in ein~ = page of a
    ${PICTURES.join(' | ')} | spielszenen | schnappschusse | schnappschussen = photos
    alle zwei = all 2
    ${SPELLED.join(' | ')} = before and after
    ubereinanderblend~ | ubereinander blend~ | ineinanderblend~ = blend
    ${MOVED.join('\n  ')}
    uber das ganze bild | ubers ganze bild | uber das gesamte bild | uber die ganze breite | uber die volle breite | uber die gesamte breite = across the whole picture
    bilder uberlager~ | fotos uberlager~ | die bilder uberlager~ | die fotos uberlager~ | uberlager~ die bilder | uberlager~ die fotos | beide bilder uberlager~ | beide fotos uberlager~ | beide uberlager~ = overlay both pictures
    aus dem zweiten bild | aus dem zweiten foto | aus der zweiten aufnahme = from picture 2
    aus dem ersten bild | aus dem ersten foto | vom ersten bild | vom ersten foto | aus der ersten aufnahme = from picture 1
    foto nummer zwei | bild nummer zwei | foto nr zwei | bild nr zwei | foto no zwei | nummer zwei | das andere foto | das andere bild | dem anderen foto | dem anderen bild | anderen foto | anderen bild | zweites foto | zweite foto | zweite bild | zweite aufnahme | zweiten aufnahme = picture 2
    bild zwei | bild 2 | zweiten bild | zweites bild | zweiten foto = picture 2
    foto nummer eins | bild nummer eins | foto nr eins | bild nr eins | nummer eins | ersten foto | ersten bild | erstes foto | erstes bild | erste foto | erste bild | erste aufnahme | ersten aufnahme = picture 1
    foto nummer drei | bild nummer drei | nummer drei | dritten foto | dritten bild | drittes foto | drittes bild | dritte foto | dritte bild = picture 3
    silhouette mit … gefullt | profil gefullt mit | profil gefullt = silhouette filled with
    silhouette mit … full~ = fill the silhouette with
    links vorher | links das vorher | vorher steht/ist/kommt/soll links | das vorher links = before left
    rechts nachher | rechts das nachher | nachher steht/ist/kommt/soll rechts | das nachher rechts = after right
    ${OTHERS.join('\n  ')}
    soll allmahlich in … ubergeh~ | soll langsam in … ubergeh~ | soll weich in … ubergeh~ | soll sanft in … ubergeh~ | soll in … ubergeh~ | geht in … uber | fliesst in … uber | soll in … uberfliess~ | soll in … verlauf~ = blend into
    ineinander mischen | ineinander uberblenden | ineinander blenden = blend together
    ins andere | ins andere foto | ins andere bild | ins zweite foto | ins zweite bild | aufs andere foto | aufs andere bild | aufs zweite foto | aufs zweite bild | in das andere foto | in das andere bild | auf das andere foto | auf das andere bild | ins andre = into picture 2
    vom einen foto | vom einen bild | aus dem einen foto | aus dem einen bild | auf dem einen foto | auf dem einen bild | ausm ersten foto | ausm ersten bild | von foto eins | von bild eins | aus foto eins | aus bild eins = of picture 1
    vom andern foto | vom andern bild | auf dem andern foto | auf dem anderen foto | ausm zweiten foto | ausm zweiten bild = of picture 2
    aufnahmen | knipsereien | knipsbilder | spielerportrats | spielerportraits | portrats | portraits | mannschaftsbilder | selfies | passfotos nebeneinander | papierabzuge = photos
  `,
  adjective: `
    pfeil | pfeile = arrow
    nachher rechts = after right
    vorher nachher = before and after
    vorher links = before left
    uberblend~ = blend
    alle bilder/fotos uberblenden/mischen | alle drei bilder/fotos mischen | mische/misch alle bilder/fotos = blend all pictures
    ubereinanderlegen dass man beides durchscheinen sieht | ubereinanderlegen | ubereinander legen | ubereinanderlegt | ubereinander gelegt = double exposure
    weich ineinander ubergeh~ lass~ | ineinander ubergeh~ lass~ | ineinander uberblend~ | weich uberblend~ | ineinander verlauf~ lass~ | ineinander fliess~ lass~ | ineinander uberfliess~ lass~ = fade into each other
    von ihr und = of her and
    von ihm und = of him and
    von mir und | von uns und = of me and
    von unserem | von unserer | von unseren = of our
    foto eins = photo 1
    foto zwei = photo 2
    bild eins = picture 1
  `,
};
