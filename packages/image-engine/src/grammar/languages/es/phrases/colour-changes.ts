import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for what is turned from one colour into another. */
export const SPANISH_COLOUR_CHANGES: Phrases = {
  phrase: `
    del negro al = from black to
    del azul al = from blue to
    del fucsia al = from fuchsia to
    del gris al = from gray to
    del verde al = from green to
    del celeste al = from light blue to
    del lila al = from lilac to
    del naranja al = from orange to
    del rosa al = from pink to
    del morado/violeta al = from purple to
    del rojo al = from red to
    del turquesa al = from turquoise to
    del blanco al = from white to
    del amarillo al = from yellow to
  `,
  adjective: '',
};
