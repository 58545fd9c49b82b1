import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { PERSONS } from '../parts.ts';

const FINDS = PERSONS.map(
  (who) =>
    `${who} findet es/das | ${who} findet das bild/foto | ${who} findet/meint/sagt es/das ist`,
);

/** Turns of German for what is sharp, soft or blurred. */
export const GERMAN_SHARPNESS: Phrases = {
  phrase: `
    das/es/ihn … verschwimm~ lass~ | das/es/ihn verschwimm~ lass~ = blur it
    ein wenig/bisschen matschig/schwammig | etwas/bissl/leicht matschig/schwammig | unscharf/verschwommen/verwackelt geworden = too blurry
    ist … unscharf | ist … verschwommen | ist unscharf | ist verschwommen | zu unscharf | zu verschwommen | zu weich | nicht scharf | nicht ganz scharf | nicht richtig scharf | etwas unscharf | bisschen unscharf = too blurry
    hinter mir/uns alles … weich/unscharf/verschwommen | mach~ hinter mir/uns alles … weich/unscharf = blur the background
    rander/seiten unscharf auffull~ | unscharf auffull~ | mit unscharfem rand statt beschnitt/zuschnitt | mit unscharfen randern statt beschnitt/zuschnitt = with blurred sides
    mit unscharfem/verschwommenem hintergrund oben und unten | oben und unten unscharf/verschwommen | mit unscharfen streifen/balken/flachen oben und unten = with blurred sides
    knackscharf~ | messerscharf~ | rattenscharf~ = sharp
    scharfe starken | zu scharfen | scharf … nach | zeichne … scharf = sharpen
    portratmodus/portraitmodus vom/am handy/iphone | porträtmodus | portraitmodus = portrait mode
    muss/soll komplett/ganz/total/unbedingt scharf sein/bleib~ | mussen/sollen ganz/komplett scharf bleib~ = stays sharp
    leicht unscharf = slightly blurred
    foto/bild/aufnahme/gesicht/ist/leider/wirkt leicht unscharf | ist leider leicht unscharf | ist/wirkt etwas unscharf | ist ein bisschen/wenig unscharf = is too blurry
    ${alternatives('ist|wirkt|sieht|alles|schaut', 'so|total|irgendwie|sehr|', 'matschig|schwammig|verschmiert|vermatscht', 'aus|')} = is too blurry
    ${alternatives('bild|foto|es|alles|', 'ist|wirkt|', 'voll|total|ganz|so|leider|etwas|echt|mega|arg|komplett|ziemlich|leicht|', 'verwackelt')} = too blurry
    ${alternatives('seitlich|seiten|rander|den rest|die seiten|die rander|links und rechts|oben und unten|', 'mit', 'unscharfe|unscharfem bild|unscharfem hintergrund|unscharfem bildinhalt|verschwommenem bild|weichgezeichnetem bild', 'auffull~|gefullt|fullen|aufgefullt|erweiter~|verlanger~')} = with blurred sides
    rander unscharf | rander verschwommen | seiten unscharf | seiten verschwommen | rander unscharf gefullt | seiten unscharf gefullt | rest unscharf aufgefullt | rander mit unscharfe | rander verwischt = blurred sides
    unscharfe seiten | unscharfen seiten | verschwommene seiten | verschwommenen seiten | unscharfen randern | unscharfe rander | unscharfem rand | unscharfer rand | unscharfen rand | verschwommenem rand | verschwommener rand | unscharfe balken | unscharfen balken = blurred sides
    cremig~ | buttrig~ | samtig~ = soft
    detailreicher | detaillierter | detailgenauer | konturen … scharfer | kanten … scharfer | konturen scharfer | kanten scharfer | scharfer~ | scharfere~ | mehr scharfe | weniger unscharf | nicht so unscharf | nicht mehr so unscharf | nicht so verschwommen | scharfe … hoch = sharper
    scharfe … rauf | scharfe hoch | scharfe rauf = sharper
    ${FINDS.join(' | ')} = the picture is
    und etwas unscharf | etwas unscharf dahinter | unscharf dahinter | leicht unscharf dahinter = and blur the background
    zeichne … weich | zeichn~ … weich | weichzeichner | weichzeichnung | unscharfe | weichzeichn~ | weich zeichn~ = blur
    hintergrund unscharf | hintergrund verschwommen | unscharfer hintergrund | hintergrundunscharfe | unscharfen hintergrund | verschwommener hintergrund | bokeh | nur ich scharf | nur ich … scharf | nur mich scharf | nur mich … scharf | nur die person scharf | nur das motiv scharf | nur das gesicht scharf = blur background
    hintergrund leicht unscharf | hintergrund etwas unscharf | hintergrund bisschen unscharf | hintergrund ein bisschen unscharf | hintergrund ein wenig unscharf = blur background slightly
    scharfentiefe | tiefenunscharfe | geringe scharfentiefe = blurred background
    unscharfer~ | verschwommener = blurrier
    etwas/bisschen/leicht unscharfer = slightly blurrier
    hochdetailliert | detailreich = highly detailed
    scharf lassen | scharf bleiben | scharf bleibt = keep sharp
    person scharf lassen | motiv scharf lassen | vordergrund scharf lassen | person soll scharf bleiben | motiv soll scharf bleiben | person bleibt scharf | motiv bleibt scharf = keep subject sharp
    weniger scharf | nicht so scharf | weniger scharfe = less sharp
    soll scharf bleiben | soll … scharf bleiben | bleibe scharf | bleib scharf | soll scharf sein = should stay sharp
    weicher = softer
    zu hart | zu scharf | scharfe ist ubertrieben | scharfe ubertrieben | viel zu scharf geworden = too sharp
    bei offenblende | mit offenblende | offenblende = with shallow depth of field
  `,
  adjective: `
    schon verschwommen | schon unscharf | schon weichgezeichnet | schon verschwimmen | verwisch~ = blur
    schon verschwimm~ | schon verschwimmt = blurred
    unscharf~ | verschwommen~ | verwackelt~ | matschig = blurry
    klarer = clearer
    knackig~ = crisp
    scharf~ = sharp
    weich~ = soft
    richtig matschig | total matschig | ganz matschig | schon matschig = too blurry
  `,
  standard: `
    schrift/text … nicht/kaum/schlecht lesbar | schrift/text … nicht leserlich = too blurry
  `,
};
