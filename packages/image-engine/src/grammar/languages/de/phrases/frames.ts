import type { Phrases } from '../../phrases.ts';

/** Turns of German for frames, borders, bars, margins, corners and vignettes. */
export const GERMAN_FRAMES: Phrases = {
  phrase: `
    schwarz~ balken = black bars
    filmstreifen = film strip
    bilderrahmen = frame
    in einem rahmen = framed
    goldrahmen | goldener bilderrahmen = gold frame
    schwarzer balken | schwarze balken | kinobalken = letterbox
    auffull~ | aufzufullen = pad
    sofortbild | sofortbilder = polaroid
    sofortbildkamera rand | sofortbildkamera rahmen | sofortbild rand | sofortbild rahmen | sofortbildrahmen | sofortbildrand | sofortbild look | sofortbildlook | polaroid rand | polaroidrand | weisser polaroid rand = polaroid frame
    polaroid rahmen | polaroidrahmen | polaroid look | polaroidlook = polaroid frame
    abgerundete ecken | runde ecken | abgerundeten ecken | ecken abrunden | ecken rund | ecken … abrund~ | rund~ … ecken ab | rund~ … ecken | rundere ecken | runden ecken = rounded corners
    vignette | dunkle ecken | dunkle rander | rander/rand/ecken … dunkler | rander/ecken dunkler | dunkle/dunklere/abgedunkelte rander | rander/rand/ecken abdunkel~ | rander … abdunkel~/schwarzer | dunkle … rander ab = vignette
    abgedunkelte ecken | dunkler rand aussen | rand abdunkeln | rand leicht abdunkeln | rander abdunkeln | rander leicht abdunkeln | ecken abdunkeln | ecken leicht abdunkeln | rand dunkler | dunkler rand aussenrum = vignette
    dunkler rand aussen herum | dunkler rand rundum | so eine vignette = vignette
    weisse balken | weissen balken = white padding
    mit schwarzem kranz~ | mit schwarzem kranzchen | mit schwarzem randchen | mit schwarzem saum | mit schwarzem strich drumrum | mit schwarzem rand drumrum = with black outline
    mit weissem kranz~ | mit weissem kranzchen | mit weissem randchen | mit weissem saum | mit weissem bord | mit weissem streifen drumrum | mit weissem strich drumrum | mit weissem rand drumrum | mit weisser linie drumrum = with white outline
    holzrahmen = wooden frame
  `,
  adjective: `
    dunkler rahmen | dunklen rahmen | dunkler rand | dunklen rand = dark border
    barockrahmen | prunkrahmen = gold museum frame
    rahmen aber keinen | aber keinen rahmen | rahmen keinen = no frame
    polaroid optik | im polaroid look = polaroid frame
    dunklen randern | dunklen ecken | dunkle ecken | abgedunkelten randern = vignette
    mit balken oben und unten | mit schwarzen balken oben und unten | balken oben und unten = with black bars
  `,
};
