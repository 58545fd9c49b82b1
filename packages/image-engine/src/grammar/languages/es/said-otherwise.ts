import type { Form } from '../../forms/rewrite.ts';
import { END, INK, START } from './parts.ts';

const COLOUR = `${INK.replace('(', '(?:')}`;
const THEM = '(?:(?:las|los|el|la|lo) )?';
const HERE = '(?:nubes|sombras|luces|cielo|zonas oscuras|zonas claras|partes oscuras|brillos)';

/** Features in words of every day that name neither them nor what is there. */
export const SPANISH_SAID_OTHERWISE: readonly Form[] = [
  // "Quítame todo lo de atrás y déjame solo a mí"
  [
    /\btodo lo de (?:atras|detras)(?: ,)? y (?:dej|qued)\w*(?: me| nos| lo| la)?(?: solo| solamente| unicamente| nada mas)* (?:a |con )?(?:mi|nosotros|nosotras|la persona|el|ella|el perro|el gato)(?= ?$| [,.;!?])/,
    'el fondo',
  ],
  // "… borrosito, como con cámara cara"
  [
    /(?<=\b(?:borros|desenfoc|difumin|nitid)\w*\b[^.;!?“]*? )(?:, )?como (?:(?:con|de|en|si fuera|tomada) )+(?:una )?(?:camara|lente|foto|cel|celular) (?:car[oa]|buen[oa]|profesional|reflex|pro|de verdad|carisim[oa])(?= ?$| [,.;!?])/,
    '',
  ],
  // "Un atardecer detrás? de esos naranjas con morado"
  [
    new RegExp(
      `(?<=\\b(?:atardecer|puesta de sol|amanecer)\\b[^.;!?“]{0,30} )(?:,|\\?|\\.) (?:(?:de|esos|esas|los|unos|con|en|tonos|colores|muy|bien) )*${COLOUR}(?: (?:y|con|,) ${COLOUR})+${END}`,
    ),
    '',
  ],
  // "Quiero salir en un paisaje todo nevado, pero sin que esté nevando encima de mí"
  [
    /\b(?:quiero|quisiera|me gustaria|ponme para) (?:salir|estar|ver ?me|aparecer) en (?:un|el|una) (?:paisaje|lugar|campo|sitio|escenario) (?:(?:todo|bien|muy|completamente) )*(?:nevado|con nieve|lleno de nieve|cubierto de nieve)\b/,
    'ponme en la nieve',
  ],
  [
    /(?<=\b(?:nieve|nevado|nevada)\b[^.;!?“]* )(?:, )?(?:pero )?sin que (?:este|estuviera|siga )?(?:nevando|neve|nieve|caiga nieve|caigan copos)(?: encima)?(?: de mi| de nosotros)?(?= ?$| [,.;!?])/,
    '',
  ],
  // "Atrás hojas secas, colores de octubre, tonos cafés y naranjas"
  [
    new RegExp(
      `${START}(?:atras|detras|de fondo|fondo(?: de| con)?)(?: con| unas| hay| quiero)* hojas (?:secas|de otono|caidas)(?:(?: ,| y| con| en)+ (?:colores|tonos|color)(?: de)? (?:octubre|otono|noviembre|${COLOUR})(?: y ${COLOUR})?)*${END}`,
    ),
    'fondo de otono',
  ],
  // "Que solo resalte el vestido con su color y lo demás en blanco y negro"
  [
    /\b(?:que )?solo (?:resalte|destaque|se vea|quede|este)(?: en color)? ((?:el|la|los|las|mi|su) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?) (?:con|en) (?:su|sus|color)(?: colores| color| propio color)?(?: ,| y| pero)+ (?:lo demas|el resto|todo lo demas)(?: en| a| quede)+ (?:blanco y negro|gris)(?= ?$| [,.;!?])/,
    'todo en blanco y negro menos $1',
  ],
  // "Saca más detalle en las nubes y en las sombras, estilo HDR"
  [
    new RegExp(
      `\\b(?:sac|muestr|recuper|resalt|d|pon)[a-z]*(?: le| me)? mas detalles? (?:(?:en|de|a) )+${THEM}${HERE}(?: y (?:(?:en|de|a) )*${THEM}${HERE})(?:(?: ,)? (?:estilo|tipo|efecto|como) hdr)?(?= ?$| [,.;!?])`,
    ),
    'hdr',
  ],
  // "Como viñeta de tebeo con puntitos y líneas negras": a panel, and no dark corners
  [/\bvinetas? (?:de|tipo|estilo) (?:un )?(?:tebeo|comic|comics|historieta)\b/, 'comic'],
  [
    /(?<=\b(?:comic|tebeo|historieta|cartel|poster|afiche)\b[^.;!?“]*? )(?:, )?con (?:(?:sus|los|unos|pocos|cuatro) )*(?:puntitos|puntos|tramas?|lineas|contornos|trazos|(?<=poc[oa]s )colores)(?: (?:negr[oa]s|gruesas|gruesos|marcad[oa]s|planos|lisos|solidos|grandes))*(?: y (?:(?:sus|las|los) )?(?:puntitos|puntos|lineas|contornos|trazos)(?: (?:negr[oa]s|gruesas|gruesos|marcad[oa]s|planos))*)?(?= ?$| [,.;!?])/,
    '',
  ],
  // "Luces fosforescentes de colores en los bordes, rollo cyberpunk"
  [
    /\b(?:luces|lineas|bordes|contornos) (?:fosforescentes|fluorescentes|de neon|fosforitos)(?: de colores)?(?: en (?:los|las) (?:bordes|contornos|siluetas))?(?:(?: ,)? (?:rollo|estilo|tipo|onda|en plan) (?:cyberpunk|ciberpunk|discoteca|anos 80))?(?= ?$| [,.;!?])/,
    'efecto neon',
  ],
  // "Arma un mosaico 2x2 con las cuatro"
  [
    /\b(?:arma|haz|hazme|armame|crea|monta|montame|quiero) un mosaico(?: (?:de )?\d ?x ?\d)?(?: con (?:las|los|estas|estos)(?: (?:dos|tres|cuatro|cinco|fotos|\d))*)?(?= ?$| [,.;!?]| (?:y|con)\b)/,
    'haz un collage',
  ],
  // "… y rellena lo que sobre con la misma foto borrosa"
  [
    /(?<=\b(?:\d+:\d+|historias?|vertical|horizontal|cuadrad[oa]|formato)\b.*)(?:rellen|llen|complet)\w*(?: con)? (?:lo que (?:sobre|falte|quede|sobra|falta)|los (?:lados|huecos|bordes|espacios)|el resto|lo demas) con (?:(?:la|esta) )?(?:misma )?(?:foto|imagen|ella)(?: misma)?(?: (?:borrosa|desenfocada|difuminada))?(?= ?$| [,.;!?])/,
    'sin recortar',
  ],
  // "Córtale la parte de abajo, como un cuarto"
  [
    /\b(?:cort|recort|quit)\w*(?: le| la| me)? (?:la parte (?:de )?)?(?:de )?(abajo|arriba|la izquierda|la derecha)(?: ,)? (?:como|mas o menos|aproximadamente|unos?|algo asi como) (?:un|una) (cuarto|tercio|quinto|decimo)(?= ?$| [,.;!?])/,
    'quita un $2 de $1',
  ],
  [/(?<=\bentre arboles )(?:, )?(?:tipo|como|onda|en plan) (?:un |de )?bosque\b/, ''],
  // "… pon los blancos blancos de verdad"
  [
    /(?:, |y )?(?:pon|deja|haz|que (?:sean|queden|se vean|esten)) los blancos (?:bien |realmente |otra vez )?blancos(?: de verdad| otra vez| de nuevo)?(?= ?$| [,.;!?])/,
    ', balance de blancos',
  ],
  [
    /(?<=\b(?:color|colores|saturad\w*|saturacion|contraste|brillo|tono|tonos)\b[^.;!?“]*? )(?:, )?que (?:parece|parezco|parecemos|parecen) (?:un |una |de )?(?:payasos?|circo|feria|carnaval|arbol(?:ito)? de navidad|loro)(?= ?$| [,.;!?])/,
    '',
  ],
  // "Quitarme unos diez añitos de encima"
  [
    /\bquit\w*(?: me| nos| le)? (?:(?:unos|como|de encima) )*(?:\d+|diez|veinte|cinco|quince|treinta) an(?:it)?os(?: de encima)?(?= ?$| [,.;!?])/,
    'make me look younger',
  ],
  [
    /(?<=\b(?:degradado|fondo|degradada)\b[^.;!?“]* ), (?:algo|bien|todo|muy) (?:abstracto|moderno|elegante|minimalista|sobrio)(?: y (?:abstracto|moderno|elegante|minimalista|sobrio))?(?= ?$| [,.;!?])/,
    '',
  ],
  // "Una luz suave como de fotógrafo"
  [
    /(?<=\bluz\b[^.;!?“]*? )como (?:(?:de|la|un|en|una) )+(?:fotografo|estudio|foto de estudio|sesion de fotos)(?= ?$| [,.;!?])/,
    'de estudio',
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
    /(?<=\bseparacion\b[^.;!?“]*? )entre (?:ellas|ellos|cada una|unas y otras|las fotos)(?= ?$| [,.;!?])/,
    '',
  ],
  [
    /\bquiero mi silueta (?:rellena|llena) (?:con|de) (?:el|la|los|las) \w+ de la (?:segunda|otra|2) (?:foto|imagen)(?:(?: ,)? (?:efecto|tipo|estilo|con) doble exposicion)?(?= ?$| [,.;!?])/,
    'doble exposicion',
  ],
  [
    /\b(?:quiero|quisiera|me gustaria) (?:parecer|ser|ver ?me como|salir como) (?=(?:un|una) (?:muneco|munequito|figura|figurita|juguete|funko|coleccionable)\b)/,
    'convierteme en ',
  ],
  // "La bombilla me dejó todo amarillo"
  [
    /\b(?:la|el|las|los) (?:bombillas?|focos?|lamparas?|luz|luces|leds?) (?:(?:me|nos|lo|la) )*(?:dejo|dejaron|puso|pusieron|hizo|hicieron|pinto|tino) (?:todo|la foto|todos|todas|la cara|las caras) (?:(?:muy|bien|super) )?(amarill[oa]s?|naranjas?|azul(?:es)?|verdes?)(?= ?$| [,.;!?])/,
    'todo salio demasiado $1',
  ],
  [
    /\bluz (?:(?:de|del|la) )*(hora dorada|atardecer|ocaso)(?: (?:bien|muy|super))? (?:intens[oa]|fuerte|marcad[oa])(?= ?$| [,.;!?])(?!.*\b(?:baj|quit|reduc|suav)\w*)/,
    'efecto fuerte de $1',
  ],
  // "Niebla ligera, como de amanecer": how it is
  [
    /(?<=\b(?:niebla|neblina|bruma)\b[^.;!?“]* )(?:, )?como (?:(?:de|en|al|un|una|la) )+(?:amanecer|manana|madrugada)(?: (?:en|de) [^,.;!?“]+)?(?= ?$| [,.;!?])/,
    '',
  ],
];
