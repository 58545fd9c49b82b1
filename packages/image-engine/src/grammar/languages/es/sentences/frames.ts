import type { Form } from '../../../forms/rewrite.ts';
import { END, INK, WISH_END } from '../parts.ts';

const CORNERS = '(?:bordes?|bordecitos|esquinas?|esquinitas|orillas?|puntas?|cantos?)';
/** Of a picture that came out so it is a fault, and to be mended. */
const NO_FAULT =
  '(?<!\\b(?:sal(?:io|ieron|en|e)|qued(?:o|aron|a)|esta|estan|ven?|tiene|tienen|vino|hay|demasiado)\\b[^,.;:!?“]*)(?!.*\\b(?:restaur|repar|recuper|arregl|quit|elimin|borr|sac|corrig|correg|aclar|ilumin|levant|sub|compon)[a-z]*)';

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
  // "Con las esquinas bien oscuras"
  [
    new RegExp(
      `(?<=^|[,.;:] |\\b(?:y|con|pon|ponle|ponele|dale|haz|hazle|deja|dejale|tenga|quiero|metele|mas) )${NO_FAULT}(?:con )?(?:(?:las|los|unas|unos|sus) )?${CORNERS} (?:bien|muy|super|re|mucho mas|bastante|requete) (?:mas )?(?:oscur|oscurit|negr|oscurecid|sombread)[oa]s${WISH_END}`,
    ),
    'con vineta fuerte',
  ],
  [
    new RegExp(
      `(?<=^|[,.;:] |\\b(?:y|con|pon|ponle|ponele|dale|haz|hazle|deja|dejale|tenga|quiero|metele|mas) )${NO_FAULT}(?:con )?(?:(?:las|los|unas|unos|sus) )?${CORNERS} (?:un poco|un poquito|un pelin|un pelo|un toque|apenas|apenitas|algo|ligeramente|levemente|medio) (?:mas )?(?:oscur|oscurit|negr|oscurecid|sombread)[oa]s${WISH_END}`,
    ),
    'con vineta suave',
  ],
  // "Los bordes redonditos": the corners, and no border
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:y|con|pon|ponle|ponele|ponme|dale|haz|hazle|deja|dejale|tenga|quiero|metele) )(?:con )?(?:(?:los|las|unos|unas|sus) )?${CORNERS} (?:(?:bien|muy|mas|algo|un poco|un poquito|un pelin|medio|super) )*(?:redond|redondit|redondeadit|curv|curvad|curvit|romas?|rom)(?:[oa]s)(?=${WISH_END.slice(3, -1)})(?! y (?:un |una |el )?${INK}\\b)`,
    ),
    'con bordes redondeados',
  ],
  // "Quita los filos negros": the border
  ...(['negr', 'blanc', 'gris'] as const).map(
    (ink): Form => [
      new RegExp(
        `(?<=\\b(?:quit|elimin|borr|sac|recort|cort|saqu|fuera)[a-z]* )(?:todos )?(?:el|los|la|las|ese|esos|esa|esas|este|estos|esta|estas) (?:filos?|filitos?|rebordes?|ribetes?|orillas?|orillitas?|bordecitos?) ${ink}[a-z]*(?= ?$| [,.;!?]| (?:que|del|de la|por|y|al)\\b)`,
      ),
      `el borde ${ink}${ink === 'gris' ? '' : 'o'}`,
    ],
  ),
  // "Los bordes que metió el escáner": where they are from
  [
    /(?<=\b(?:bordes?|rebordes?|ribetes?|orillas?|filos?|marcos?|margenes|margen|bandas?|franjas?|tiras?)\b(?: [^,.;:!?“ ]+)? (?:(?:a|en|de) (?:la |el )?(?:derecha|izquierda|arriba|abajo|lado) )?)(?:que (?:(?:me|le|les|se|ha|han|nos) )*(?:dejad?[oa]?|dejo|deja|pone|puso|puesto|mete|metio|metido|hace|hizo|hecho|genero|creo|agrega|agrego|anade|anadio|saca|saco|quedaron|salieron|quedan|salen|aparecen|quedo|salio|aparecio) (?:(?:el|la|mi|al|en|del|un|de|con|por|se) )*|(?:del|de mi|por el|de la) )(?:escaner|escanner|scanner|escaneo|escanear|escanearla|escanearlo|imprimir|imprimirla|app|aplicacion|movil|celular|telefono|programa|impresora|fotocopiadora)(?= ?$| [,.;!?]| y\b)/,
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
    /\bmarco (?:(?:tipo|como|de|estilo) )+(?:un )?(?:cuadro(?: (?:de )?(?:museo|galeria|antiguo|clasico))?|museo|pinacoteca|exposicion)\b/,
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
