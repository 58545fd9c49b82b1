import { alternatives, combined, listed, pairs } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { GERMAN_COLOURS as COLOURS } from '../colours.ts';
import { SHADES } from '../parts.ts';

/** "Da hinten sieht's aus wie Kraut und Rüben" */
const MESSES = alternatives(
  'da hinten|hinter|hinter uns|im hintergrund',
  '…',
  'aus wie',
  'kraut und ruben|bei hempels unterm sofa|im schweinestall|im saustall',
);

const GROUNDS = COLOURS.map(
  ([said, english]) =>
    `${said}~ grund | ${said}~ untergrund | ${said}~ fond | ${said}~ hintergrundfarbe = ${english} background`,
);

const SCENES: Record<string, string> = {
  buro: 'office',
  kuche: 'kitchen',
  studio: 'studio',
  strand: 'beach',
  wald: 'forest',
  stadt: 'city',
};

const BEHIND = COLOURS.map(([said, english]) =>
  [
    `hinter mir … alles ${said}`,
    `hinter uns … alles ${said}`,
    `hinten … alles ${said}`,
    `vor ein ${said}e wand`,
    `vor eine ${said}e wand`,
    `vor einer ${said}en wand`,
    `vor ${said}er wand`,
    `vor ne ${said}e wand`,
    `vor einem ${said}en tuch`,
    `${said}e leinwand dahinter`,
    `${said}es tuch dahinter`,
    `${said}e wand dahinter`,
  ]
    .join(' | ')
    .concat(` = ${english} background`),
);

/** "Tasche vor reinem Weiß", "die Uhr auf zartem Grau": a ground in a colour. */
const PLAIN_GROUNDS = COLOURS.filter(
  ([said]) => !/^(golden|silbern|knallrot|mattschwarz)$/.test(said),
)
  .map(([said, english]) =>
    [
      `${combined('vor|auf', 'reinem|purem|absolut reinem', said).join(' | ')} = with a pure ${english} background`,
      `${combined('vor', `|zartem|ruhigem|einfarbigem|neutralem|glattem|schlichtem|sattem|dunklem|hellem|ganz hellem`, said).join(' | ')} = with a ${english} background`,
    ].join('\n  '),
  )
  .join('\n  ');

/** "Studio in Altrosa" */
const STUDIOS = SHADES.map(
  ([said, english]) =>
    `${pairs(listed('studio in | studiohintergrund in | fotostudio in | studiowand in | leinwand in'), [said]).join(' | ')} = ${english} studio background`,
);

/** "Auf einen Lilaton setzen", "vor sattes Blau stellen" */
const TONES = SHADES.map(
  ([said, english]) =>
    `${[
      `auf einen ${said}ton`,
      `auf einem ${said}ton`,
      `vor einen ${said}ton`,
      `vor einem ${said}ton`,
      `vor ${said} setz~`,
      `vor ${said} stell~`,
      `auf ${said} setz~`,
      `auf ${said} stell~`,
      `auf ${said} freistell~`,
    ].join(' | ')} = put on a ${english} background`,
);

const BLURRED_SCENES =
  'buro = office; strand = beach; stadt = city; wald = forest; kuche = kitchen; studio = studio; berge = mountains; sonnenuntergang = sunset; winterlandschaft = snow; herbstwald = autumn'
    .split(';')
    .map((each) => each.trim().split(' = ') as [string, string]);

/** "Büro verschwommen im Rücken" */
const IN_THE_BACK = BLURRED_SCENES.map(
  ([said, english]) =>
    `${pairs(
      [
        `${said} verschwommen`,
        `${said} unscharf`,
        `${said} leicht unscharf`,
        `${said} leicht verschwommen`,
        said,
      ],
      listed('im rucken | in meinem rucken | dahinter | hinten dran | hintendran | im kreuz'),
    ).join(' | ')} = ${english} background`,
);

/** Turns of German for backgrounds: plain, of a studio, changed, in the way. */
export const GERMAN_GROUNDS: Phrases = {
  phrase: `
    ${MESSES} = the background is messy
    hintergrund weg/wek und dafur/stattdessen = background
    manhattan im hintergrund | new york im hintergrund | new york hinter uns | new york hinter mir | manhattan hinter uns/mir = new york in the background
    studiowand | studiowande | fotostudiowand | studiohinterwand | im studio | ins studio | in ein studio | vor studio hintergrund | fotostudio | im fotostudio | studiohintergrund | vor einem studiohintergrund = studio background
    hintergrund einfarbig grau = make background plain gray
    ihn einfarbig grau = it plain gray
    reinweiss~ grund/untergrund/hintergrund | auf reinweiss = pure white background
    lenkt … ab | ist ein einziges chaos | sieht aus wie kraut und ruben | aussieht wie kraut und ruben | wie kraut und ruben = is messy
    hinter mir/uns ist ein chaos/durcheinander | hinter mir/uns ist so ein chaos/durcheinander | hinter mir/uns ist das reinste chaos | hinter mir/uns ist es unordentlich = the background is messy
    hintergrund ist/wirkt zu/so unruhig/uberladen/chaotisch | hintergrund ist mir/viel zu unruhig | hintergrund ist/wirkt unruhig = background is messy
    hintergrund weiss lassen = keep the background white
    farbverlauf nach | verlauf nach = gradient to
    hintergrund echt/normal lass~ | den hintergrund echt/normal lass~ | hintergrund soll echt/normal bleib~ = leave the background as it is
    sonne … im meer versinken | sonne … im meer untergehen | sonne … ins meer sinken | sonne versinkt im meer | sonne sinkt ins meer | sonne geht im meer unter | sonne geht uber dem meer unter | sonne … uberm meer untergehen = sunset background
    im sonnenuntergang | in den sonnenuntergang | vor sonnenuntergang | vor einem sonnenuntergang | vor einen sonnenuntergang = sunset background
    im kreuz | in meinem rucken | in unserem rucken | hinterm rucken | hinter mir | hinter ihm | hinter ihr | hinter der person | hintn | hinten dran = behind me
    ${GROUNDS.join('\n  ')}
    hintergrundfarbe = background color
    ${alternatives(
      'buro|kuche|studio|strand|wald|stadt',
      'hell und modern|hell und freundlich|modern und hell|hell|modern',
      'als hintergrund|im hintergrund|dahinter',
    )
      .split(' | ')
      .map((each) => `${each} = ${SCENES[each.split(' ')[0] as string]} background`)
      .join('\n  ')}
    ${BEHIND.join('\n  ')}
    hintergrund … ruhiger | hintergrund … weniger unruhig | hintergrund beruhig~ | hintergrund … beruhig~ | hintergrund ruhiger | ruhigerer hintergrund = less busy background
    im ersten bild den hintergrund | im ersten foto den hintergrund | beim ersten bild den hintergrund | beim ersten foto den hintergrund | auf dem ersten bild den hintergrund | auf dem ersten foto den hintergrund | vom ersten bild den hintergrund | vom ersten foto den hintergrund = the background
    alles rosa geworden | alles rotlich geworden = everything turned pink
    ${PLAIN_GROUNDS}
    auf … grund/untergrund setz~/stell~/leg~ = on background
    ${STUDIOS.join('\n  ')}
    ${TONES.join('\n  ')}
    ${IN_THE_BACK.join('\n  ')}
    schwarzem grund | schwarzem untergrund = black background
    hellem untergrund | hellem fond | heller fond | hellen grund | helles drumherum | hellem drumherum = bright background
    unruhig~ hintergrund | hintergrund … unruhig = busy background
    anderer hintergrund | neuer hintergrund | anderen hintergrund | neuen hintergrund = change background
    dunklem grund | dunklem untergrund | dunklem fond | dunkler grund | dunkler fond | dunklen grund | dunkles drumherum | dunklem drumherum = dark background
    farbverlauf~ | verlauf = gradient
    hintergrund gefallt mir nicht | der hintergrund gefallt mir nicht | gefallt mir der hintergrund nicht | mag den hintergrund nicht | gefallt mir nicht was da hinten ist | was da hinten ist gefallt mir nicht | gefallt mir nicht was dahinter ist | was dahinter ist gefallt mir nicht = i hate the background
    burohintergrund | grossraumburo = office background
    auf schlicht~ | auf einfarbig~ | auf rein~ | auf uni = on plain
    auf weiss setzen | auf weiss stellen | auf weiss = on white
    verschneite tannen | verschneiten tannen | verschneite baume | verschneiten baumen | verschneite fichten | verschneiten fichten | verschneiter nadelwald | tief verschneit~ landschaft | im winterwald | winterwald | verschneite landschaft | im winter | winterliche landschaft = snow background
    weissem grund | weissem untergrund | weisser untergrund = white background
  `,
  adjective: `
    im rucken haben | im rucken = behind me
    schwarzer grund | auf schwarzem grund | vor schwarzem grund = black background
    hochhauser im hintergrund | wolkenkratzer im hintergrund = city background
    grauer grund | auf grauem grund | vor grauem grund = gray background
    hintergrund aufraum~ | hintergrund ordn~ | raum~ den hintergrund auf | raum~ bitte/mal den hintergrund auf | ordne den hintergrund = tidy the background
    hintergrund lassen | hintergrund so lassen = keep background
    kuche drumrum | kuche drumherum = kitchen background
    heller grund | auf hellem grund = light background
    hellbeiger grund | heller beiger grund = light beige background
    heller neutraler hintergrund | heller hintergrund | neutraler heller hintergrund | hellen neutralen hintergrund = light gray background
    soll einfach schwarz sein = make the background black
    soll einfach grau sein = make the background gray
    soll einfach weiss sein | sollte einfach weiss sein | soll nur weiss sein = make the background white
    anthrazit zu streich~ = paint anthracite
    schlichten beigen | schlichtem beigen = plain beige
    verschneiten wald | verschneiter wald | verschneitem wald = snow background
    studio rein | studio hinein = studio background
    die leute hinter uns | die leute hinter mir | die menschen hinter uns | die personen hinter uns = the people behind us
    weisser grund | auf weissem grund | vor weissem grund = white background
    blutenweiss~ | strahlendweiss~ | strahlend weiss | arktisweiss | alpinweiss = snow white
  `,
  standard: `
    nur nicht den/im hintergrund = except the background
  `,
};
