import type { Phrases } from '../../phrases.ts';

/** Turns of Spanish for what was marked, boxed or painted over. */
export const SPANISH_MARKED: Phrases = {
  phrase: `
    esta zona | esta parte | este pedazo | este pedazo de aqui | este trozo | este cacho | esta area | este lugar | este sitio | esta esquina | esta seccion | aca donde marque | aqui donde marque | esta zona de aqui | esta parte de aqui | este sector | este pedacito | este cachito = this area
    menos/excepto/salvo aqui/aca | menos esto/eso = except this area
    solo aqui | solo aca | justo aqui | justo aca | aqui dentro | aca adentro = in this area
    menos lo marcado | salvo lo marcado | excepto lo marcado | menos lo que marque | salvo lo que marque | excepto lo que marque | menos la zona marcada | excepto la zona marcada | salvo la zona marcada = except the thing i boxed
  `,
  adjective: '',
};
