import type { Form } from '../../../forms/rewrite.ts';
import { END, INK } from '../parts.ts';

/** Sentences of Spanish about frames, borders, edges and vignettes. */
export const SPANISH_FRAMES: readonly Form[] = [
  // "Las galletas con bordes quemados, que se vean doradas": which ones
  [
    /(?<=(?:^|[,.;:!?¡¿] )(?:el|la|los|las|mis?|unas?|unos) (?!foto|imagen|fotografia)[^,.;:!?“ ]+ )con (?:los )?bordes quemados (?=, (?:que|mas|menos) )/,
    '',
  ],
  // "Bordes quemados": darker ones; of a picture that has them it is a fault
  [
    new RegExp(
      `(?<=^|[,;] |\\by |\\bcon )(?<!\\b(?:el|la|los|las|mis?|unas?|unos) (?!foto|imagen|fotografia)[^,.;:!?“ ]+ con )(?:(?:con|pon|ponle|ponele|agrega|agregale|dale) )*(?:los |unos )?(?:bordes|esquinas|orillas) (?:quemad|oscurecid)[oa]s${END}(?!.*\\b(?:restaur|repar|recuper|arregl|quit|elimin|borr|sac|recort|corrig)[a-z]*)`,
    ),
    'vineta',
  ],
  [
    /\bvineta (?:(?:negra|oscura) )?(?:muy |bien )?(?:suavecita|suave|leve|ligera|sutil|ligerita)(?= ?$| [,.;!?]| y\b)/,
    'vineta suave',
  ],
  // "Los bordes que metió el escáner": where they are from
  [
    /(?<=\b(?:bordes?|marcos?|margenes|margen|bandas?|franjas?|tiras?)\b(?: [^,.;:!?“ ]+)? (?:(?:a|en|de) (?:la |el )?(?:derecha|izquierda|arriba|abajo|lado) )?)(?:que (?:(?:me|le|les|se|ha|han|nos) )*(?:dejad?[oa]?|dejo|deja|pone|puso|puesto|mete|metio|metido|hace|hizo|hecho|agrega|agrego|anade|anadio|saca|saco|quedaron|salieron|quedan|salen|aparecen) (?:(?:el|la|mi|al|en|del|un|de|con) )*|(?:del|de mi|por el|de la) )(?:escaner|escanner|scanner|escaneo|escanear|escanearla|escanearlo|imprimir|imprimirla|app|aplicacion|movil|celular|telefono|programa|impresora|fotocopiadora)(?= ?$| [,.;!?]| y\b)/,
    '',
  ],
  // "Con borde ancho de papel"
  [
    /\b(borde|marco|margen|reborde|orilla) ((?:(?:ancho|grueso|fino|delgado|grande|generoso) )?)(?:blanco )?(?:como )?de papel(?: (?:blanco|fotografico|de foto|de acuarela))?\b/,
    '$1 $2 blanco',
  ],
  // "Marco de madera y un margen blanco por dentro"
  [
    new RegExp(
      `(?<=\\bmarco\\b.* )(?:(?:,|y|con) )+(?:un |una )?(?:margen|borde|orilla|filo|franja|marco) ((?:fin[oa] |anch[oa] )?)${INK} (?:por dentro|adentro|dentro|interior|en el interior)${END}`,
    ),
    'y paspartu $1 $2',
  ],
  // "Bordes difuminados en blanco": a light vignette.
  [
    /\b(?:bordes|esquinas|orillas) (?:difuminad|suavizad|desvanecid|esfumad|degradad)[oa]s (?:(?:en|a|de|con|hacia) )?(?:color )?blanc[oa]s?/,
    'vineta blanca',
  ],
  // "Un marco tipo cuadro de museo": a frame, and no painting.
  [
    /\bmarco (?:(?:tipo|como|como de|de|estilo) )+(?:un )?(?:cuadro(?: (?:de )?(?:museo|galeria|antiguo|clasico))?|museo|pinacoteca|exposicion)\b/,
    'marco de galeria',
  ],
  // "Amplía el lienzo con blanco por todos lados"
  [
    new RegExp(
      `\\b(?:ampli|agrand|extiend|extend|alarg|agreg|anad)\\w* (?:el |mas )?(?:lienzo|canvas|area|espacio) (?:con |de |en )?(?:color )?(blanco|negro|gris)(?: (?:por|a|en|alrededor|de) ?(?:todos|los|cada|todo)? ?(?:los )?(?:lados?|alrededor|costados)?)?${END}`,
    ),
    'agrega un borde $1',
  ],
];
