import type { Form } from '../../forms/rewrite.ts';
import { END, START } from './parts.ts';

const BYTES = '(\\d+(?:\\.\\d+)? ?(?:kb|mb|k|kbs|mbs|kilobytes|megabytes|megas?))';
const BAR =
  '(?:rectangulos?|barras?|recuadros?|bandas?|franjas?|cuadros?|cuadrados?|cajas?|tiras?|bloques?|manchas?|parches?|rayas?|tachones|tachon)';
const BLACK = `(?:(?:(?:un|una|el|la) )?${BAR} (?:de color )?(?:blanc|gris|roj|azul|amarill|verd)[a-z]*|(?:(?:un|una|unos|unas|el|la|color|en|solido|opaco|liso|puro|todo) )*(?:${BAR} )?(?:(?:de color|color|en|de|solid[oa]s?|opac[oa]s?|lis[oa]s?) )*negr[oa]s?(?! (?:y|e) blanc)(?: (?:solid[oa]s?|opac[oa]s?|lis[oa]s?|pur[oa]s?|complet[oa]s?|total))*)`;
const NO_OTHER =
  '(?:(?: (?:,|y|pero))*(?: (?:nada de|no|sin|ni|no quiero|no lo|en vez de|en lugar de|no uses))(?: (?:pixelad[oa]|pixelar|pixelarl[oa]|pixeles|difuminad[oa]|difuminar|desenfocad[oa]|desenfoque|desenfocar|borros[oa]|mosaico|blur|un|el|ni|o|y|de|uses|usar|efecto))+)*';
const HIDE =
  '(?:tap(?:a|ar|e|ame|alo|ala)|cubr(?:e|ir|a|eme|elo|ela)|ocult(?:a|ar|e|ame|alo|ala)|escond(?:e|er|a)|censur(?:a|ar|e|ame)|tach(?:a|ar|e|ame))';
const PLACE = '(?:derecha|izquierda|arriba|abajo)';
const BURNT =
  '(?:quemad[oa]s?|sobreexpuest[oa]s?|reventad[oa]s?|pasad[oa]s? de luz|blanc[oa]s? del todo)';

/** Small things that Spanish says in an order or in words of its own. */
export const SPANISH_SAID_PLAINLY: readonly Form[] = [
  // "Borra lo que se ve detrás de mi hermano"
  [
    /\b(?:todo )?lo (?:que (?:hay|se ve|sale|esta|aparece|tiene|haya) )?(?:por )?(?:detras|atras) (?:de (?:la |el |los |las |mi |mis |nuestr[oa]s? |su |sus |mi |ell[oa]s?|el|mi|nosotr[oa]s)(?: ?(?!y\b|por\b|con\b|en\b|de\b|oreja|orejas|ventana|puerta|reja|valla|mesa|cortina)[^,.;:!?“ ]+)|de (?:mi|ell[oa]s?|el|nosotr[oa]s)|del (?!cristal|vidrio|muro)[^,.;:!?“ ]+)(?= ?$| [,.;!?]| y\b| por\b| con\b| en\b| para\b)/,
    'lo de atras',
  ],
  // "Los bordes que metió el escáner": where they are from
  [
    /(?<=\b(?:bordes?|marcos?|margenes|margen|bandas?|franjas?|tiras?)\b(?: [^,.;:!?“ ]+)? (?:(?:a|en|de) (?:la |el )?(?:derecha|izquierda|arriba|abajo|lado) )?)(?:que (?:(?:me|le|les|se|ha|han|nos) )*(?:dejad?[oa]?|dejo|deja|pone|puso|puesto|mete|metio|metido|hace|hizo|hecho|agrega|agrego|anade|anadio|saca|saco|quedaron|salieron|quedan|salen|aparecen) (?:(?:el|la|mi|al|en|del|un|de|con) )*|(?:del|de mi|por el|de la) )(?:escaner|escanner|scanner|escaneo|escanear|escanearla|escanearlo|imprimir|imprimirla|app|aplicacion|movil|celular|telefono|programa|impresora|fotocopiadora)(?= ?$| [,.;!?]| y\b)/,
    '',
  ],
  // "Recórtala en 4:3 con el faro a la izquierda": what is to be in it
  [
    new RegExp(
      `(?<=\\b(?:recort|encuadr|cort)\\w* (?:[^.;!?“]* )?(?:\\d+:\\d+|cuadrad[oa]|vertical|horizontal) )(?:, )?(?:y )?(?:dejando|deja|manteniendo|manten|conservando|que (?:quede|salga|se quede|este))(?: a| en)? (?:(?:el|la|los|las|mi|mis|al) )[^,.;:!?“ ]+(?: [^,.;:!?“ ]+)? (?:a|en|hacia) (?:el |la )?${PLACE}${END}`,
    ),
    '',
  ],
  // "Con intensidad media", "baja intensidad"
  ...(
    [
      ['baj[oa]|bajit[oa]|minima|suave|leve|ligera|reducida|debil|poca', 'sutil'],
      ['media|mediana|moderada|normal', 'medio'],
      ['alt[oa]|maxima|fuerte|mucha|total', 'fuerte'],
    ] as const
  ).flatMap(([said, meant]): Form[] => [
    [
      new RegExp(
        `(?<=\\w )(?:, |con |de |a |en |y )*(?:una |la )?(?:intensidad|fuerza) (?:muy )?(?:${said})${END}(?<!\\b(?:la|de) intensidad .*)`,
      ),
      meant,
    ],
    [
      new RegExp(
        `(?<=\\w )(?:, |con |de |a |en )+(?:una )?(?:${said}) (?:intensidad|fuerza)${END}`,
      ),
      meant,
    ],
  ]),
  // "Tacha la dirección con una franja negra, sin difuminar"
  [
    new RegExp(
      `${START}(?:por favor )?${HIDE} (?!(?:todo )?(?:el|la) (?:fondo|cielo|foto|imagen|resto)\\b)((?:[^,.;:!?“ ]+ ){0,6}?[^,.;:!?“ ]+)(?: ,)? (?:con|en|de|bajo|tras|detras de|por|mediante) ${BLACK}${NO_OTHER}(?: por favor)?${END}`,
    ),
    'cover it with black bar',
  ],
  [
    new RegExp(
      `${START}(?:por favor )?${HIDE} con (?:un|una|unos|unas) ${BAR} negr[oa]s? (?:(?:el|la|los|las|mi|mis|su|sus) )[^,.;:!?“ ]+(?: (?:de|del) [^,.;:!?“]{2,30}?)?${NO_OTHER}${END}`,
    ),
    'cover it with black bar',
  ],
  [
    new RegExp(
      `${START}(?:por favor )?(?:pon|ponle|poner|coloca|mete|dibuja|quiero|haz)?(?: )?(?:un|una|unas|unos) ${BAR} negr[oa]s? (?:encima|sobre|tapando|que tape|que cubra|por encima|en(?= (?:(?:la|el|su|mi) )?(?:caras?|ojos|matricula|nombre|dni|numero|direccion|placa|rostro)))(?: (?:de|del|en))? (?:el |la |los |las |mi |mis |su )?(?!foto|imagen|parte)[^,.;:!?“ ]+(?: (?:de|del) [^,.;:!?“]{2,30}?)?${NO_OTHER}${END}`,
    ),
    'cover it with black bar',
  ],
  // "Y que no ocupe más de 300 KB"
  [
    new RegExp(
      `(?!(?:[^,.;:!?“]* )?(?:mas|minimo|al menos) de)(?:(?:,|y|pero) )*(?:que )?(?:no )?(?:(?:pes|ocup|pas|super|exced|lleg)(?:e|en|ar|a|ue|uen) )?(?:(?:menos|mas|por debajo|maximo|un maximo|como maximo|como mucho|hasta|los|a|de|debajo) )+${BYTES}(?= ?$| [,.;!?]| por favor| y\\b| gracias| como\\b| de (?:peso|tamano)\\b)(?: de (?:peso|tamano))?`,
    ),
    ', que pese menos de $1 ,',
  ],
  [
    new RegExp(
      `(?:(?:,|y|pero) )*(?:(?:a|en|de|unos) )?${BYTES} (?:como maximo|como mucho|maximo|max|a lo sumo|o menos)(?= ?$| [,.;!?]| y\\b| por favor)`,
    ),
    ', que pese menos de $1 ,',
  ],
  // "…, me lo podrías preparar, gracias": of what was said
  [
    /(?<=\w )(?:, )?(?:me|nos) l[oa]s? (?:puede|puedes|podria|podrias|pueden|podeis) (?:arreglar|hacer|ajustar|preparar|dejar|poner|sacar)(?: (?:asi|bien|por favor|porfa|, |gracias|muchas gracias))*(?= ?$| [.!?])/,
    '',
  ],
  // "Más fría, que las caras no queden azules"
  [
    /(?<=\b(?:calid|fri|luz|luminos|brill|clar|aclar|dorad|contrast|vintage|sepia|atardecer|calor)\w*\b[^.;!?“]* )(?:(?:,|pero) )*(?:sin que|que(?= [^,.;:!?“]*\bno\b)) (?:a )?(?:la |las |los |mi |su |nuestra |me |se )*(?:el |los )?(?:piel|pieles|caras?|cutis|tono de piel|fondo|paredes|pared|blancos) (?:no )?(?:se )?(?:(?:me|le|nos|les) )?(?:pong|vuelv|qued|ve|salg|tir|tin|vir)\w* (?:(?:muy|tan|demasiado|mas|a|hacia|al|toda|todo|de) )*(?:naranjas?|anaranjad[oa]s?|roj[oa]s?|amarill[oa]s?|verdes?|azul(?:es|ad[oa]s?)?|gris(?:es)?|rosas?|rosad[oa]s?|palid[oa]s?|oscur[oa]s?|moren[oa]s?)(?= ?$| [,.;!?]| y\b| pero\b)/,
    '',
  ],
  // "Un cómic, pero que se nos reconozca"
  [
    /(?<=\w )(?:(?:,|pero|y|eso si) )*(?:(?:para )?que |quiero que |debe |debo |tiene que )(?:se )?(?:(?:me|nos|la|lo|le|les|los|las) )*(?:(?:siga|sigan|sigamos|pueda|puedan|seguir|poder|siendo) )*(?:reconoc|reconozc|distin[gu]|identifi[cq])\w*(?: (?:bien|igual|todavia|aun|todos|quien(?:es)? (?:soy|es|somos|son)|(?:el|la|los|las|mi|mis|a mi) (?!foto|imagen|fondo)[^,.;:!?“ ]+))*(?= ?$| [,.;!?])/,
    '',
  ],
  // "Respeta la textura del velo": beside a wish it is no other one
  [
    /(?<=\w )(?:(?:,|pero|y|siempre) )*(?:que )?(?:respet|conserv|cuid)(?:a|ando|ar|e|es) (?:bien )?(?:(?:todo|todos|todas) )?(?:el|los|la|las) (?:detalles?|texturas?) (?:de|del|en) (?:(?:la|el|las|los|mi|su) )?(?!sombras|luces|altas|cielo|fondo)[^,.;:!?“ ]+(?: (?:blanc|negr|roj|azul|verde|amarill|gris|de)[^,.;:!?“ ]*)?(?= ?$| [,.;!?]| y\b)(?<!\b(?:ruido|grano)\b.*)/,
    '',
  ],
  [
    /\brespet(?:a|ando|ar|e) (?:bien )?(?:el|los|la|las) (?:detalles?|texturas?) (?=(?:de|del|en) )/,
    'manten los detalles ',
  ],
  // "El folio más claro y la tinta más negra"
  [
    /\b(?:(?:que|haz|pon|deja|quiero|con) )*(?:el )?(?:papel|folio|fondo del papel|hoja|la hoja) (?:(?:se vea|quede|este|salga|sea|bien|un poco|mucho) )*mas (?:blanc[oa]|clar[oa])(?: (?:,|y))+ (?:(?:el|la|las|los) )?(?:letras?|textos?|tinta|escritura|escrito|palabras|caligrafia) (?:(?:se vea|quede|este|salga|sea|bien) )*(?:mas )?(?:oscur[oa]s?|negr[oa]s?|marcad[oa]s?|fuertes?)(?= ?$| [,.;!?])/,
    'el papel mas blanco y el texto mas negro',
  ],
  // "Sube un 20 % las sombras"
  [
    /\b(sube|subir|aumenta|aclara|levanta|baja|oscurece|reduce) (?:un |en un |el )?(\d{1,3}) ((?:las )?sombras|(?:las )?(?:luces|altas luces))(?= ?$| [,.;!?]| y\b| pero\b)/,
    '$1 $3 un $2%',
  ],
  // "Las zonas reventadas de la pared"
  [
    new RegExp(
      `${START}(?:por favor )?(?:recuper|rescat|salv|arregl|corrig|correg|suaviz|baj|repar)\\w* (?:un poco |algo )?(?:las |los )?(?:zonas?|partes?|areas?|sitios?|trozos?|puntos?) ${BURNT}(?: (?:de|del|en|por) (?:(?:la|el|los|las|mi|su) )?[^,.;:!?“ ]+)?${END}`,
    ),
    'baja las altas luces',
  ],
  // "Versión pixelada como en una consola antigua"
  [
    /\b(?:version|estilo|look|efecto|aspecto|en plan|tipo) (?:en |de |con )?(?:pixel(?:es)?|pixelad[oa]|pixel art|8 bits?)(?: (?:como|de|tipo|en|a lo|estilo|rollo) (?:(?:las|los|una|un|de|la|el|en) )*(?:consolas?|videojuegos?|videoconsolas?|juegos?|game boy|gameboy|maquinitas|recreativas?)(?: (?:antigu[oa]s?|viej[oa]s?|retro|clasic[oa]s?|de antes|de los (?:80|90|ochenta|noventa)))?)?(?= ?$| [,.;!?]| y\b)/,
    'pixel art',
  ],
  // "Tamaño 18x24 para imprimir"
  [
    /\b(?:(?:un |una |en |el |a |de )*(?:tamano|foto|fotos|copia|impresion|papel|ampliacion|formato) (?:de |en |a |para )*)((?!(?:16x16|24x24|32x32|48x48|64x64|96x96)\b)(?:[89]|[1-9]\d)x(?:[89]|[1-9]\d))(?: ?(?:cm|centimetros))?(?= ?$| [,.;!?]| y\b| para\b)(?<!\b(?:carnet|carne|dni|pasaporte|visa|visado|mosaico|cuadricula|collage)\b.*)(?!.*\b(?:carnet|carne|dni|pasaporte|visado|mm)\b)/,
    'recorta a $1',
  ],
  // "Una versión en sepia y otra en cómic"
  [
    /(?<=\b(?:una|un|la primera) (?:(?:version|foto|imagen|copia) )?(?:en |como )[^,.;:!?“]{3,30} )(?:, )?(?:y )?(?:la )?(?:otra|segunda|otro) (?:(?:version|foto|imagen|copia) )?(?=(?:en|como) )/,
    'y una ',
  ],
  // "Suaviza el grano": what a film leaves, and no more of it
  [
    /\b(suaviza|suavizar|suavizame|reduce|reducir|atenua|atenuar|disimula|disimular|baja|bajar) ((?:un poco |algo )?)(?:el|ese|este) grano(?= ?$| [,.;!?]| y\b| de\b)/,
    '$1 $2 el ruido',
  ],
  // "Tiñe de azul toda la foto"
  [
    /\b(?:tine|tinta|tintar|tenir|colorea|pinta)(?:me)? (?:de|en) (?!acuarela|oleo|sepia|blanco y)([^,.;:!?“ ]+) (?:(?:toda|entera) )?(?:la|esta|mi) (?:foto|imagen)(?: entera| completa)?(?= ?$| [,.;!?]| y\b)/,
    'tine la foto de $1',
  ],
  // "Enderézala y pierde lo menos posible"
  [
    /(?<=\b(?:gir|endere|rot|nivel|inclin)\w* [^;!?“]*)(?:(?:,|y|pero) )*(?:recort|cort|perd|pierd)\w* (?:lo menos|lo minimo|el minimo)(?: (?:posible|que puedas|que se pueda))?(?= ?$| [,.;!?])/,
    '',
  ],
  // "Colores fieles a la tela"
  [
    /\b(?:(?:con|los|unos|que) )*(?:colores|tonos) (?:(?:bien|muy|mas|sean|salgan) )*(?:fieles|exactos|fidedignos)(?: (?:a|con) (?:la realidad|el original|la prenda|los reales|como son))?(?= ?$| [,.;!?]| y\b)/,
    'corrige el balance de blancos',
  ],
  // "Un dibujo, pero reconocible"
  [
    /(?<=\w )(?:, )?(?:pero|y) (?:que (?:sea|sean|siga siendo|quede) )?(?:todavia |aun )?reconocibles?(?= ?$| [,.;!?])/,
    '',
  ],
  [
    /(?<=\w )(?:, |con |de |a |en )*(?:una |la )?(?:intensidad|fuerza)(?: (?:de|del|al|a))* (\d{1,3})(?= ?$| [,.;!?]| y\b)/,
    '$1%',
  ],
  // "Dúo de tonos"
  [/\bduo de (?:tonos|colores|tintas)\b/, 'duotono'],
];
