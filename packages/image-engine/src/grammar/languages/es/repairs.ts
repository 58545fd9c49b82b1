import type { Form } from '../../forms/rewrite.ts';
import { END, REST, START } from './parts.ts';

// What is wrong with a picture, and how much of it is to go.

/** What lights a room, and gives what is in it a colour. */
const LAMP =
  '(?:foco|luz|luces|lampara|bombill|bombit|ampolleta|tubo|fluorescente|led|flash|pantalla|iluminacion|neon|farol)';
const CAST =
  '(?:amarill|amarillent|naranj|anaranjad|azul|azulad|verd|verdos|roj|rojiz|rosad|morad|celest)';
const STATE = '(?:(?:se|me|nos) )?(?:ve|ven|vemos|veo|sal\\w+|esta|estan|qued\\w+|tiro|tira)';
const WEAR = '(?:manchas?|manchitas?|manchon(?:es)?)';
/** Where on a print something is. */
const PLACE =
  '(?:(?:,|por|en|de|del|hacia|a|arriba|abajo|el|la|los|las|lado|esquina|borde|centro|medio|izquierd[oa]|derech[oa]|superior|inferior|parte) ?)+';
const MENDS = '(?:restaur|repar|arregl|reconstru|recuper)\\w*';

/** What lamps, noise and wear did to a picture, in words that the tables of Spanish hold. */
export const SPANISH_REPAIRS: readonly Form[] = [
  // "Se ve toda amarilla por los focos de la cocina, corrígelo"
  [
    new RegExp(
      `${START}(?:(?:la|esta) (?:foto|imagen) )?${STATE}(?: (?:toda|todo|todos|todas|muy|medio|super|bien|demasiado|un poco|algo|como|tan))* ${CAST}(?:es|[oa]s?|e)? (?:por|debido a|a causa de|por culpa de|con) (?:culpa de )?(?:el |la |los |las |tanta |esa |ese |esos |del )*${LAMP}\\w*${REST} (?:[,.;] |y )+(?:por favor )?(?:corri|corre|arregl|quit|compon|mejor|soluc)[^,.;:!?“ ]*(?: (?:lo|la|eso|esto|el color|por favor|porfa))*${END}`,
    ),
    'corrige el balance de blancos',
  ],
  // "Mucho ruido porque la hice de noche", "salió con grano porque usé el zoom": how it came about.
  [
    new RegExp(
      `(?:(?<= ), )?(?:porque|ya que|es que|pues|como) (?:(?:la|lo|las|los) )?(?:hice|hicimos|saque|sacamos|tome|tomamos|tire|estaba|era|use|usamos|puse|tenia puesto|le di al|fue|iba|ibamos|me temblo|temblaba)(?: (?:de|a|con|sin|en|el|la|mi|un|una|mucho|muy|poca|tanta|ya|casi|era|estaba))* (?:noche|oscuras|oscuro|flash|luz|zoom|iso|movil|celular|telefono|camara|mano|pulso|coche|carro|prisa|rapido)(?: (?!y\\b|pero\\b|asi\\b)[^,.;:!?“ \\d]+)*?${END}`,
    ),
    '',
  ],
  // "Límpiala, pero conserva el detalle de la barba": gently.
  [
    new RegExp(
      `(?<=\\b(?:ruido|grano|granulad\\w+|limpi\\w+|suaviz\\w+)\\b.* )(?:(?:[,.;]|y|pero|procurando|intenta|cuida|cuidando) )*(?:que (?:se |no se )?|sin (?:que se )?)?(?:conserv|mant|manteng|mantien|respet|perd|pierd|borr|guard|quit|cuid)\\w*(?: le)? (?:(?:el|los|la|las|todo|todos|mucho|tanto) )*(?:detalles?|detallitos?|texturas?|nitidez)(?: (?:de|del|en) (?:[^,.;:!?“ ]+ ?){1,3}?)?${END}`,
    ),
    ', sin pasarse',
  ],
  // "Con dobleces y una mancha de café abajo a la derecha: restáurenla"
  [
    new RegExp(
      `\\b(?:una |unas |la |las )?${WEAR}(?: (?:de|del) (?!color\\b)[^,.;:!?“ ]+)?(?: (?:que (?:tiene|hay) )?${PLACE})?(?=(?: [,.;:]| y| que).*\\b${MENDS})`,
    ),
    'manchas ',
  ],
  [
    new RegExp(
      `(?<=\\b${MENDS}\\b.* )(?:una |unas |la |las )?${WEAR} (?:de|del) (?!color\\b)[^,.;:!?“ ]+(?: (?:que (?:tiene|hay) )?${PLACE})?${END}`,
    ),
    'manchas',
  ],
  // "Está rasgada y con moho"
  [/(?<=\b(?:foto|imagen|restaur\w+|repar\w+)\b.* )(?:moho|hongos)\b/, 'manchas'],
  // "Bájale a las zonas claras", "abre las partes oscuras"
  [
    /\b(?:baj|reduc|atenu|recuper|rescat|calm|control)\w* ((?:(?:un poco|un poquito|tantito|algo|mucho) )?)(?:(?:a|en|de) )?(?:(?:las|los) )?(?:(?:zonas|partes|areas) (?:mas )?(?:claras|luminosas|quemadas|blancas|brillantes|sobreexpuestas)|claros)\b/,
    'baja las luces altas $1',
  ],
  [
    /\b(?:baj|reduc|atenu)\w* a lo (?:mas )?(?:claro|blanco|quemado|luminoso)\b/,
    'baja las luces altas',
  ],
  [
    new RegExp(
      `${START}(?:las |unas |hay |tiene )*(?:zonas|partes|areas) (?:mas )?(?:claras|luminosas|blancas|brillantes)(?: que)? (?:estan|salieron|quedaron|se ven)(?: (?:muy|demasiado|algo|un poco|super))* (?:quemad|reventad|blanc|sobreexpuest)as`,
    ),
    'las luces altas estan quemadas',
  ],
  [
    /\b(?:abr|levant|recuper|rescat)\w* (?:un poco )?(?:(?:las|los|en) )*(?:sombras|(?:zonas|partes|areas) (?:mas )?(?:oscuras|negras|en sombra))\b/,
    'sube las sombras',
  ],
  // "Recórtale el dedo que asoma en la esquina": a thing that is to go, and no shape.
  [
    /\b(?:recort|cort)(?:a|e|ar|ale|ele|arle|ame|eme|enle)? (el|los|las|la|ese|esa|esos|esas|un|una|mi|su) ((?!parte|zona|trozo|pedazo|cacho|borde|cielo|suelo|piso|techo|lado|lateral|esquina|franja|barra|marco|margen|foto|imagen|fondo|persona|gente|espacio|aire|pared|pasto)[^,.;:!?“ ]+) que (?:se )?(asoma\w*|aparec\w+|sal\w+|tapa\w*|ve|ven|cuela\w*|colo|metio|hay|esta|estan|estorba\w*|sobra\w*)\b/,
    'quita $1 $2 que $3',
  ],
  // "Foto escaneada con arrugas, ¿la puedes limpiar?": the paper's.
  [
    /\b((?:foto|fotografia|imagen|retrato|estampa) (?:(?:escaneada|vieja|viejita|antigua|impresa|de papel|de album) )*)(?:con|tiene|llena de) (?:muchas |unas |algunas )?arrugas (?:[,.;¿?] |y )*(?:(?:me )?(?:la )?(?:puedes|podrias|pueden) )?(?:limpi|arregl|restaur|repar)\w*/,
    'restaura la foto',
  ],
  // "La foto se ve con puntitos, quítalos"
  [
    new RegExp(
      `${START}(?:(?:la|esta) (?:foto|imagen) )?(?:se ve|sale|salio|tiene|esta|quedo|hay)(?: (?:con|llena de|muchos|un monton de|como|unos|muy|toda))* (?:puntitos|granitos|pixelitos)(?: (?:de colores?|por todos lados|por todas partes|en lo oscuro))*(?: (?:[,.;] |y )+(?:quit|elimin|borr|limpi|sac)\\w*)?${END}`,
    ),
    'quita el ruido',
  ],
  // "Quita la niebla y haz que se vean las montañas": what comes of it.
  [
    new RegExp(
      `(?<=\\b(?:quit|elimin|sac|despej|borr)\\w* (?:la |esa |toda la )?(?:niebla|neblina|bruma|calima) )(?:(?:,|y|para) )*(?:haz )?que se vean? (?:(?:bien|mejor|mas|claras?|claro) )*(?:el|la|los|las) [^,.;:!?“ ]+(?: (?:bien|mejor|claras?|de atras|del fondo))*${END}`,
    ),
    '',
  ],
  // "No me gusta tan amarilla, ponla más neutra"
  [
    new RegExp(
      `\\b(?:pon|dej|haz)(?:la|lo|ala|alo|rla|rlo) (?:con (?:los )?(?:colores|tonos) )?(?:mas )?neutr[oa]s?${END}`,
    ),
    'corrige el balance de blancos',
  ],
];
