import type { Form } from '../../../forms/rewrite.ts';
import { END, INK, WISH_END, WISH_START } from '../parts.ts';

const GLOWS = '(?:fosforescentes?|fosforitos?|fluorescentes?|fluor|fosfo|(?:de )?neon)';

/** What a negative is on: a film of a camera, and no look of its own. */
const FILM_ROLL =
  '(?:antes|carretes?|peliculas?|peli|rollos?|rollitos?|celuloide|negativos?|fotos?|camaras?)(?: (?:(?:de|del|la|las|los|el) )*(?:fotos?|antes?|fotografic[oa]s?|analogic[oa]s?|camaras?|toda la vida|viej[oa]s?|antigu[oa]s?|pelicula|35 ?mm|revelar))*';

/** How many colours are left; of two a duotone is made. */
const FEW = '(\\d{1,2}(?<!\\b[012])|tres|cuatro|cinco|seis|ocho|diez)';
const LEFT_IN =
  '(?:(?:(?:dej|pon|pas|haz|hac|conviert|reduc|cambi|quede|quiero|hag|transform)[a-z]*(?: la foto| la imagen)?|un poster|poster|un cartel) )*(?:(?:en|a|de|con|usando) )?(?:solo |solamente |unicamente )?';
const PRINTED =
  '(?:como|tipo|estilo|en plan|a lo|rollo|de) (?:(?:una|un|la|de|en) )*(?:serigrafia|cartel|poster|estampado|estampacion|estampita|linograbado)';

/** Sentences of Spanish about styles: drawn, painted, filmed, printed, of another time. */
export const SPANISH_STYLES: readonly Form[] = [
  // "Ponle al resto un toque vintage"
  [
    /\b(?:a lo demas|al resto|al fondo)(?: (?:le )?(?:dale|ponle|aplicale|anadele|da|pon))? (?:un|una) (?:toque|aire|efecto|estilo|filtro|look) (?:de )?/,
    'haz el resto ',
  ],
  [/\b(?:dale|ponle|aplicale|anadele|da|pon) (?=haz el resto\b)/, ''],
  // "En negativo, como el carrete": what a negative is like
  [
    new RegExp(
      `(?<=\\b(?:negativo|negativos|(?:inviert|invert)\\w+(?: (?:los|todos los))? colores)(?: de color)? )(?<!\\b(?:marco|tira|borde|orilla)\\b.*)(?:, )?(?:(?:como|tipo|igual que|igual a|estilo|en plan|rollo|parecido a|que parezca|de|del) )+(?:(?:si|fuera|el|la|los|las|un|una|unos|en|con|de|del|mis?|cuando|revelabas) )*${FILM_ROLL}${WISH_END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<!\\b(?:marco|tira|borde|orilla)\\b.*)\\b(?:como|tipo|estilo) (?:si fuera )?(?:un |el )?negativo (?:de|del) (?:(?:un|una|la|el) )?${FILM_ROLL}${WISH_END}`,
    ),
    'en negativo',
  ],
  // "Luces fosforescentes en los bordes": no frame
  [
    new RegExp(
      `\\b(?:luz|luces) ${GLOWS}(?: (?:de|en) (?:(?:muchos|varios) )?colores)? (?:en|por|sobre|siguiendo|alrededor de) (?:(?:todos|los|las|mis|sus) )*(?:bordes|contornos|orillas|siluetas?|lineas)${WISH_END}`,
    ),
    'luces de neon',
  ],
  [
    new RegExp(
      `\\b(?:los |unos )?(?:bordes|contornos|orillas|lineas) (?:(?:con luces|que brillen|brillando|brillen|brillantes|se iluminen|iluminados|en|de|con|colores|color) )*${GLOWS}(?: (?:de|en) (?:(?:muchos|varios) )?colores)?(?=(?: ,)? (?:tipo|rollo|estilo|como|en plan|a lo) (?:cyberpunk|blade runner|tron|discoteca)\\b)`,
    ),
    'luces de neon',
  ],
  [
    new RegExp(`\\bcontornos ${GLOWS}(?: (?:de|en) (?:(?:muchos|varios) )?colores)?${WISH_END}`),
    'luces de neon',
  ],
  [
    /\bcontornos? (?:de )?(?=neon (?:rosa|azul|verde|roj|amarill|morad|violeta|lila|turquesa|naranja|celeste))/,
    '',
  ],
  [
    new RegExp(
      `\\bneon (?:tipo |estilo )?cyberpunk (?:en|por|sobre) (?:los |las )?(?:bordes|contornos|orillas|lineas|siluetas?)${WISH_END}`,
    ),
    'neon',
  ],
  // "Luces fosforescentes de colores en los bordes, rollo cyberpunk"
  [
    /\b(?:luces|lineas|bordes|contornos) (?:fosforescentes|fluorescentes|de neon|fosforitos)(?: de colores)?(?: en (?:los|las) (?:bordes|contornos|siluetas))?(?:(?: ,)? (?:rollo|estilo|tipo|onda|en plan) (?:cyberpunk|ciberpunk|discoteca|anos 80))?(?= ?$| [,.;!?])/,
    'efecto neon',
  ],
  [
    /(?<=\b(?:pixel\w*|8 bits) )como (?:(?:un|los|en|el|de|una) )*(?:video ?)?juegos?(?: (?:viejo|antiguo|retro|clasico|viejos|antiguos))?(?: de (?:los |la )?(?:80|90|ochenta|noventa|gameboy|game boy))?(?= ?$| [,.;!?])/,
    '',
  ],
  [
    /(?<=\b(?:muneco|munequito|figura|figurita|figurin|coleccion)\b[^.;!?“]*? )(?:en|con|sobre) (?:su|una|un) (?:peana|base|pedestal|basecita)(?= ?$| [,.;!?])/,
    '',
  ],
  [
    /\b(?:quiero|quisiera|me gustaria) (?:parecer|ser|ver ?me como|salir como) (?=(?:un|una) (?:muneco|munequito|figura|figurita|juguete|funko|coleccionable)\b)/,
    'convierteme en ',
  ],
  [/\bquiero ser (?=un[oa]? (?:figur|munec|caricatur|dibujo))/, 'hazme '],
  // "Como portada de disco de los 80"
  [
    /\b(?:como|tipo|estilo) (?:(?:una|la|de) )*(?:portada|caratula|tapa|cubierta) (?:de|del) (?:(?:un|los) )?(?:discos?|album|vinilo|lp) (?=(?:de )?(?:los )?(?:anos )?(?:[5-9]0|cincuenta|sesenta|setenta|ochenta|noventa))/,
    '',
  ],
  // "Neón en tonos rosas y azules": it has colours of its own
  [
    new RegExp(
      `\\b(?:efecto |luces |luz |estilo )?(?:de )?neon (?:en|con|de) (?:tonos|colores|color) ${INK} (?:y|con|e) ${INK}${END}`,
    ),
    'neon $1 y $2',
  ],
  [/\bfiltrito\b/, 'filtro'],
  [/\befecto (?:de )?mosaico(?= ?$| [,.;!?])/, 'pixel art'],
  [new RegExp(`${WISH_START}estilo cine${WISH_END}`), 'estilo de cine'],
  // "Déjala en 5 colores planos, como serigrafía"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:y|con|pero|luego|que|quiero) )${LEFT_IN}${FEW} (?:colores|tintas|tonos|colorcitos)(?: (?:plan|lis|solid|pur)[oa]s)?(?: ,)? ${PRINTED}${WISH_END}`,
    ),
    'posteriza a $1 levels',
  ],
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:y|con|pero|luego|que|quiero) )${LEFT_IN}${FEW} (?:colores|tintas|tonos|colorcitos) (?:plan|lis|solid)[oa]s${WISH_END}`,
    ),
    'posteriza a $1 levels',
  ],
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:y|luego) )(?:reduc|reduzc|limit|baj)[a-z]*(?: (?:la foto|la imagen|los colores|la paleta|el color))? (?:a|en) (?:solo |solamente )?${FEW} (?:colores|tintas|tonos)${WISH_END}`,
    ),
    'posteriza a $1 levels',
  ],
  [/\b(?:una )?serigrafia\b(?! (?:de|con|a|en) )/, 'screen print'],
  // "Posteriza a 6 niveles": no verb is meant
  [/(?<=\b\d{1,2} )niveles(?= ?$| [,.;!?])/, 'levels'],
  // "Versión pixelada como en una consola antigua"
  [
    /\b(?:version|estilo|look|efecto|aspecto|en plan|tipo) (?:en |de |con )?(?:pixel(?:es)?|pixelad[oa]|pixel art|8 bits?)(?: (?:como|de|tipo|en|a lo|estilo|rollo) (?:(?:las|los|una|un|de|la|el|en) )*(?:consolas?|videojuegos?|videoconsolas?|juegos?|game boy|gameboy|maquinitas|recreativas?)(?: (?:antigu[oa]s?|viej[oa]s?|retro|clasic[oa]s?|de antes|de los (?:80|90|ochenta|noventa)))?)?(?= ?$| [,.;!?]| y\b)/,
    'pixel art',
  ],
  // "Una versión en sepia y otra en cómic"
  [
    /(?<=\b(?:una|un|la primera) (?:(?:version|foto|imagen|copia) )?(?:en |como )[^,.;:!?“]{3,30} )(?:, )?(?:y )?(?:la )?(?:otra|segunda|otro) (?:(?:version|foto|imagen|copia) )?(?=(?:en|como) )/,
    'y una ',
  ],
  // "Dúo de tonos"
  [/\bduo de (?:tonos|colores|tintas)\b/, 'duotono'],
  // "Con su caja al lado": what a figure comes in.
  [
    new RegExp(
      `(?<=\\b(?:munequit\\w+|munec\\w+|figur\\w+|funko|juguete|coleccionable)\\b.* )(?:con|y) (?:su|la|una|el|un) (?:propi[oa] )?(?:caja|cajita|empaque|envase|embalaje|paquete|estuche|blister)(?: (?:al lado|a su lado|detras|de fondo|atras|original|de carton|de plastico|y todo|de juguete|por detras|a un lado))*${END}`,
    ),
    '; packaging',
  ],
  // "Tipo foto instantánea vieja y descolorida": a look, and no wear that is to be mended.
  [
    new RegExp(
      `\\b(?:tipo|como(?: si fuera)?|estilo|efecto|look de|cual) (?:una |de )?(?:foto|fotografia)(?: (?:de )?(?:instantanea|analogica|familiar|album))? (?:vieja|antigua|viejita|desgastada|gastada|descolorida|desvaida|deslavada|amarillenta)(?: y (?:vieja|antigua|viejita|desgastada|gastada|descolorida|desvaida|deslavada|amarillenta))?${END}`,
    ),
    'como una foto antigua',
  ],
  [
    /\bmosaico de pixeles (?=(?:bien |muy )?(?:grandes|gruesos|gordos|chicos|finos|pequenos))/,
    'pixel art con pixeles ',
  ],
];
