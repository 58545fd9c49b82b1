import type { Phrases } from '../../phrases.ts';

/** Turns of German for what is sharp, soft or blurred. */
export const GERMAN_SHARPNESS: Phrases = {
  phrase: `
    und etwas unscharf | etwas unscharf dahinter | unscharf dahinter | leicht unscharf dahinter = and blur the background
    zeichne … weich | zeichn~ … weich | weichzeichner | weichzeichnung | unscharfe | weichzeichn~ | weich zeichn~ = blur
    hintergrund unscharf | hintergrund verschwommen | unscharfer hintergrund | hintergrundunscharfe | unscharfen hintergrund | verschwommener hintergrund | bokeh | nur ich scharf | nur ich … scharf | nur mich scharf = blur background
    nur mich … scharf | nur die person scharf | nur das motiv scharf | nur das gesicht scharf = blur background
    hintergrund leicht unscharf | hintergrund etwas unscharf | hintergrund bisschen unscharf | hintergrund ein bisschen unscharf | hintergrund ein wenig unscharf = blur background slightly
    scharfentiefe | tiefenunscharfe | geringe scharfentiefe = blurred background
    unscharfe seiten | unscharfen seiten | verschwommene seiten | verschwommenen seiten | unscharfen randern | unscharfe rander | unscharfem rand | unscharfer rand | unscharfen rand | verschwommenem rand | verschwommener rand = blurred sides
    unscharfe balken | unscharfen balken = blurred sides
    unscharfer~ | verschwommener = blurrier
    hochdetailliert | detailreich = highly detailed
    scharf lassen | scharf bleiben | scharf bleibt = keep sharp
    person scharf lassen | motiv scharf lassen | vordergrund scharf lassen | person soll scharf bleiben | motiv soll scharf bleiben | person bleibt scharf | motiv bleibt scharf = keep subject sharp
    weniger scharf | nicht so scharf | weniger scharfe = less sharp
    porträtmodus | portraitmodus = portrait mode
    scharf … nach | zeichne … scharf = sharpen
    konturen … scharfer | kanten … scharfer | konturen scharfer | kanten scharfer | scharfer~ | scharfere~ | mehr scharfe | weniger unscharf | nicht so unscharf | nicht mehr so unscharf | nicht so verschwommen | scharfe … hoch = sharper
    scharfe … rauf | scharfe hoch | scharfe rauf = sharper
    soll scharf bleiben | soll … scharf bleiben | bleibe scharf | bleib scharf | soll scharf sein = should stay sharp
    weicher = softer
    ist … unscharf | ist … verschwommen | ist unscharf | ist verschwommen | zu unscharf | zu verschwommen | zu weich | nicht scharf | nicht ganz scharf | nicht richtig scharf | etwas unscharf | bisschen unscharf = too blurry
    zu hart | zu scharf | scharfe ist ubertrieben | scharfe ubertrieben | viel zu scharf geworden = too sharp
    bei offenblende | mit offenblende | offenblende = with shallow depth of field
  `,
  adjective: `
    schon verschwommen | schon unscharf | schon weichgezeichnet | schon verschwimmen | verwisch~ = blur
    schon verschwimm~ | schon verschwimmt = blurred
    unscharf~ | verschwommen~ | verwaschen~ | verwackelt~ | matschig = blurry
    klarer = clearer
    knackig~ = crisp
    scharf~ = sharp
    weich~ = soft
    richtig matschig | total matschig | ganz matschig | schon matschig = too blurry
  `,
};
