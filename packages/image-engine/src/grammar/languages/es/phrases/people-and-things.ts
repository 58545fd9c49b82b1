import type { Phrases } from '../../phrases.ts';

/** People and things that Spanish names in turns of phrase. */
export const SPANISH_PEOPLE_AND_THINGS: Phrases = {
  phrase: `
    lamas/listones/tablas de la valla | lamas/listones de la cerca = fence
    bloques = blocks
    luchador~ | boxeador~ | futbolista | beisbolista | torero = athlete
    quinceanera | la quinceanera | festejada | cumpleanera = girl
    empanada~ = pie
    muneco de nieve | munecos de nieve = snowman
    mi/del/este munequito/muneco/munequita/muneca | el munequito/muneco | la munequita/muneca = the doll
    el/mi/su/un saco = the jacket
    al tipo | el tipo | un tipo | ese tipo | la tipa | a la tipa = the man
    el mate | del mate | al mate | un mate | mi mate | su mate | el matecito | la bombilla del mate = the mug
    los cuadros | mis cuadros | esos cuadros | unos cuadros | cuadros de la pared = the paintings
    pasto/cesped/grama/zacate/yerba/hierba = grass
  `,
  adjective: `
    muebles | los muebles = furniture
    verme = me
    a la banda = the band
  `,
};
