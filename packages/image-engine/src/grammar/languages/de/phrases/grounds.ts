import type { Phrases } from '../../phrases.ts';

/** Turns of German for backgrounds: plain, of a studio, changed, in the way. */
export const GERMAN_GROUNDS: Phrases = {
  phrase: `
    hinter mir | hinter ihm | hinter ihr | hinter der person | hintn | hinten dran = behind me
    schwarzem grund | schwarzem untergrund = black background
    hellem untergrund | hellem fond | heller fond | hellen grund | helles drumherum | hellem drumherum = bright background
    unruhig~ hintergrund | hintergrund … unruhig = busy background
    anderer hintergrund | neuer hintergrund | anderen hintergrund | neuen hintergrund = change background
    dunklem grund | dunklem untergrund | dunklem fond | dunkler grund | dunkler fond | dunklen grund | dunkles drumherum | dunklem drumherum = dark background
    farbverlauf~ | verlauf = gradient
    hintergrund gefallt mir nicht | der hintergrund gefallt mir nicht | gefallt mir der hintergrund nicht | mag den hintergrund nicht | gefallt mir nicht was da hinten ist | was da hinten ist gefallt mir nicht = i hate the background
    gefallt mir nicht was dahinter ist | was dahinter ist gefallt mir nicht = i hate the background
    hintergrund ruhiger | ruhigerer hintergrund = less busy background
    burohintergrund | grossraumburo = office background
    auf schlicht~ | auf einfarbig~ | auf rein~ | auf uni = on plain
    auf weiss setzen | auf weiss stellen | auf weiss = on white
    verschneite tannen | verschneiten tannen | verschneite baume | verschneiten baumen | verschneite fichten | verschneiten fichten | verschneiter nadelwald | tief verschneit~ landschaft | im winterwald | winterwald = snow background
    verschneite landschaft | im winter | winterliche landschaft = snow background
    im studio | ins studio | in ein studio | vor studio hintergrund | fotostudio | im fotostudio | studiohintergrund | vor einem studiohintergrund = studio background
    im sonnenuntergang | in den sonnenuntergang | vor sonnenuntergang | vor einem sonnenuntergang | vor einen sonnenuntergang = sunset background
    weissem grund | weissem untergrund | weisser untergrund = white background
  `,
  adjective: `
    im rucken haben | im rucken = behind me
    schwarzer grund | auf schwarzem grund | vor schwarzem grund = black background
    hochhauser im hintergrund | wolkenkratzer im hintergrund = city background
    grauer grund | auf grauem grund | vor grauem grund = gray background
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
  `,
};
