import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** What is hidden of somebody or something, and in whose words that is. */
const HIDES = [
  ['pixe', 'pixela'],
  ['tap', 'tapa'],
  ['difumin', 'difumina'],
  ['desenfo', 'desenfoca'],
  ['censur', 'censura'],
] as const;

const OWNERS = [
  ['al', 'del'],
  ['a la', 'de la'],
  ['a los', 'de los'],
  ['a las', 'de las'],
  ['a mi', 'de mi'],
  ['a este', 'de este'],
  ['a esta', 'de esta'],
] as const;

const HIDDEN =
  '(patentes?|placas?|matriculas?|chapas?|numeros?|caras?|rostros?|ojos|carita|nombres?|direccion)';

const HIDE =
  '(?:tap(?:a|ar|e|ame|alo|ala)|cubr(?:e|ir|a|eme|elo|ela)|ocult(?:a|ar|e|ame|alo|ala)|escond(?:e|er|a)|censur(?:a|ar|e|ame)|tach(?:a|ar|e|ame))';

const BAR =
  '(?:rectangulos?|barras?|recuadros?|bandas?|franjas?|cuadros?|cuadrados?|cajas?|tiras?|bloques?|manchas?|parches?|rayas?|tachones|tachon)';

const BLACK = `(?:(?:(?:un|una|el|la) )?${BAR} (?:de color )?(?:blanc|gris|roj|azul|amarill|verd)[a-z]*|(?:(?:un|una|unos|unas|el|la|color|en|solido|opaco|liso|puro|todo) )*(?:${BAR} )?(?:(?:color|en|de|solid[oa]s?|opac[oa]s?|lis[oa]s?) )*negr[oa]s?(?! (?:y|e) blanc)(?: (?:solid[oa]s?|opac[oa]s?|lis[oa]s?|pur[oa]s?|complet[oa]s?|total))*)`;

const NO = '(?:nada de|no|sin|no quiero|no lo|en vez de|en lugar de)';

const OTHER =
  '(?:pixelad[oa]|pixelar|pixelarl[oa]|pixeles|difuminad[oa]|difuminar|desenfocad[oa]|desenfoque|desenfocar|borros[oa]|mosaico|blur|un|el|ni|o|y|de|uses|usar|efecto)';

/** "Y" and "ni" join what is refused, too, so that behind the first of it they are no beginning. */
const NO_OTHER = `(?:(?: (?:,|y|pero))* (?:${NO}|ni) ${OTHER}(?: ${OTHER}|(?: (?:,|pero)(?: (?:,|y|pero))* (?:${NO}|ni)| ${NO}) ${OTHER})*)?`;

/** Sentences of Spanish about what is to go, is in the way, or is to be hidden. */
export const SPANISH_ERASING: readonly Form[] = [
  [/(?<=^|[,.;:!?¡] )(?:esto|eso) sobra(?: ahi| aqui)?(?= ?$| [.!])/, 'quita esto'],
  // "Pixélale la patente al auto": of the car
  ...HIDES.flatMap(([verb, said]) =>
    OWNERS.map(
      ([to, of]): Form => [
        new RegExp(
          `\\b${verb}[a-z]*(?: (?:le|les|me))? (la|las|el|los) ${HIDDEN} ${to} (?!(?:derecha|izquierda|foto|imagen)\\b)(?=[^,.;:!?“ ])`,
        ),
        `${said} $1 $2 ${of} `,
      ],
    ),
  ),
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
  // "Recórtale el dedo que asoma en la esquina": a thing that is to go, and no shape.
  [
    /\b(?:recort|cort)(?:a|e|ar|ale|ele|arle|ame|eme|enle)? (el|los|las|la|ese|esa|esos|esas|un|una|mi|su) ((?!parte|zona|trozo|pedazo|cacho|borde|cielo|suelo|piso|techo|lado|lateral|esquina|franja|barra|marco|margen|foto|imagen|fondo|persona|gente|espacio|aire|pared|pasto)[^,.;:!?“ ]+) que (?:se )?(asoma\w*|aparec\w+|sal\w+|tapa\w*|ve|ven|cuela\w*|colo|metio|hay|esta|estan|estorba\w*|sobra\w*)\b/,
    'quita $1 $2 que $3',
  ],
  // "Que las ramas no tapen los ojos": what is to stay free.
  [
    /\bque (?:(?:el|la|los|las) [^,.;:!?“ ]+ )no (?:(?:me|le|les|nos) )?(?:tap\w+|cubr\w+|ocult\w+) ((?:el|la|los|las|mi|mis|su|sus) [^,.;:!?“ ]+)/,
    'sin tapar $1',
  ],
  // "Hay un cable que cruza el cielo, bórralo"
  [
    new RegExp(
      `${START}(?:(?:ahi|atras|detras|arriba|abajo) )?(?:hay|sale|salio|aparece|se ve|se colo|se metio) (un|una|unos|unas) ([^,.;:!?“]+?) (?:[,.;] |y )+(?:por favor )?(?:borr\\w+|quit\\w+|elimin\\w+|sac\\w+)(?<=lo|la|los|las)(?: por favor| porfa)?${END}`,
    ),
    'borra $1 $2',
  ],
];
