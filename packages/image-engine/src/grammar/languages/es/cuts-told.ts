import type { Form } from '../../forms/rewrite.ts';
import { anyOf, END, FIGURE, rowsFor, type ShareWords, START } from '../share-rows.ts';

// Parts of a picture that go or stay, as they are told of: a form names the side and the share in two
// words, which the rows below hold.

const SPANISH: ShareWords = {
  sides: {
    left: 'izquierdo/izquierda',
    right: 'derecho/derecha',
    top: 'superior/arriba',
    bottom: 'inferior/abajo',
  },
  shares: {
    third: 'tercio',
    quarter: 'cuarto/cuarta',
    fifth: 'quinto/quinta',
    tenth: 'decimo/decima',
    half: 'mitad',
  },
};
const ES_SIDE = `(?:(?:de|a|por|en|del|desde|la|el|lado|parte|borde) )*${anyOf(SPANISH.sides)}`;
const ES_SHARE = anyOf(SPANISH.shares);
const ES_OF = '(?: (?:de|a|en) (?:la|mi|esta|el) (?:foto|imagen|fotografia))?';
const ES_CUT =
  '(?:(?:quiero|quisiera|gustaria|puedes|podrias|me|por favor|porfa|hay que|necesito|favor de) )*(?:(?:quit|cort|recort|elimin|sac|suprim|tij)[a-z]*|borr(?:a|ar|e|en|ale|ame|o)|fuera)(?: (?:le|me|la|lo))?';
const ES_ALL =
  '(?:cada (?:lado|borde)|tod[oa]s (?:los|las) (?:lados|bordes|orillas)|los (?:cuatro|4) (?:lados|bordes)|alrededor)';
const ES_ONLY = '(?:solo|solamente|unicamente|nada mas|tan solo)';
const SPANISH_SIDES = [
  ['izquierdo', 'la izquierda'],
  ['derecho', 'la derecha'],
  ['superior', 'arriba'],
  ['inferior', 'abajo'],
] as const;

export const SPANISH_CUTS: readonly Form[] = [
  // "Quita el tercio izquierdo", "córtale un cuarto por arriba"
  [
    // "La quinta de la derecha" is somebody.
    new RegExp(
      `${START}${ES_CUT} (?!(?:la|una) (?:cuarta|quinta|decima) (?!parte\\b))(?:(?:el|un|la|una) )?${ES_SHARE} ${ES_SIDE}${ES_OF}${END}`,
    ),
    'recortado $2 $1',
  ],
  [
    new RegExp(
      `${START}(?:el|un|la) ${ES_SHARE} ${ES_SIDE}${ES_OF} (?:sobra|fuera|esta de mas)(?: , (?:cort|quit|recort)[a-z]*)?${END}`,
    ),
    'recortado $2 $1',
  ],
  // "Quita un poco por abajo", "quita un poco de los lados"
  [
    new RegExp(
      `(?<!\\b(?:pelo|cabello|barba|flequillo|melena)\\b.*)${START}${ES_CUT} (?:un poco|un poquito|algo|un trozo|un pedazo|un cacho)(?: mas)? (?:(?:de|por|en|a) )+(?:los |ambos |cada )?(?:lados?|laterales|costados)${END}`,
    ),
    'recorta los lados',
  ],
  [
    new RegExp(
      `${START}${ES_CUT} (?:un poco|un poquito|algo) (?:(?:de|por|en) )*(abajo|arriba)${END}`,
    ),
    'recorta un poco por $1',
  ],
  [
    new RegExp(`${START}(?:cort|recort)[a-z]* (?:a|por) los (?:lados|costados)${END}`),
    'recorta los lados',
  ],
  // "Quédate con la mitad derecha", "deja solo el tercio de abajo"
  [
    new RegExp(
      `${START}(?:recort[a-z]* y )?(?:qued[a-z]+|me quedo|que quede|conserv[a-z]*|deja|dejar|dejame|muestra|necesito|mantener|manten|quiero)(?: ${ES_ONLY})? (?:(?:${ES_ONLY}|con) )*(?<=\\b(?:${ES_ONLY}|con|y \\w+) )(?:el|la) ${ES_SHARE} ${ES_SIDE}${ES_OF}${END}(?!.*\\b(?:color|blanco y negro|lo demas|el resto)\\b)`,
    ),
    'conservado $2 $1',
  ],
  [
    new RegExp(
      `^${ES_ONLY} (?:el|la) ${ES_SHARE} ${ES_SIDE}${ES_OF}(?: por favor| porfa)?(?= ?[.!]? ?$)`,
    ),
    'conservado $2 $1',
  ],
  [
    new RegExp(
      `${START}recort[a-z]*(?: (?:la|foto|imagen))* para (?:que )?(?:quede|se vea|dejar|quedarse con|que quede) ${ES_ONLY} (?:el|la) ${ES_SHARE} ${ES_SIDE}${END}`,
    ),
    'conservado $2 $1',
  ],
  [
    new RegExp(`^${ES_ONLY} necesito (?:el|la) ${ES_SHARE} ${ES_SIDE}${ES_OF}(?= ?[.!]? ?$)`),
    'conservado $2 $1',
  ],
  [
    new RegExp(
      `${START}(?:borr|elimin)[a-z]* (?:los |unos )?${FIGURE} de la (izquierda|derecha)${END}`,
    ),
    'quita $1 de la $2',
  ],
  [
    new RegExp(
      `${START}(?:qued[a-z]+ con|(?:deja|conserva) ${ES_ONLY}) el tercio (?:central|del medio|de en medio|del centro)${END}`,
    ),
    'conservado tercio medio',
  ],
  // "Corta el 20 por ciento izquierdo"
  ...SPANISH_SIDES.map(
    ([side, there]): Form => [
      new RegExp(`${START}${ES_CUT} (?:(?:el|un|los|unos) )?${FIGURE} ${side}(?:es)?${END}`),
      `recorta $1 de ${there}`,
    ],
  ),
  // "Quita 50 píxeles de cada lado", "quita el 10% a los dos lados"
  [
    new RegExp(
      `${START}${ES_CUT} (?:(?:el|un|los|unos) )?${FIGURE} (?:(?:de|por|en|a) )*${ES_ALL}${END}`,
    ),
    'recorta $1 de cada lado',
  ],
  [
    new RegExp(
      `${START}${ES_CUT} (?:(?:el|un|los|unos) )?${FIGURE} (?:de|por|en|a) (?:los dos|ambos) lados${END}`,
    ),
    'recorta $1 a izquierda y derecha',
  ],
  // "Encuadre más ajustado", "cierra el plano"
  [
    new RegExp(
      `${START}(?:(?:un|el|con) )*(?:encuadre|plano|recorte) (?:un poco )?mas (?:ajustad|cerrad|apretad)o${END}`,
    ),
    'recorta mas cerca',
  ],
  [
    new RegExp(
      `${START}(?:cierra|cierrale|cerrar|aprieta) (?:mas |un poco )*el (?:plano|encuadre)(?: (?:mas|un poco))*${END}`,
    ),
    'recorta mas cerca',
  ],
  // "Recórtala más", "recorte más ajustado"
  [
    new RegExp(
      `${START}recort(?:a|ar|e|ala|alo|arla|arlo)(?: (?:la|lo|el|foto|imagen))*(?: (?:un poco|un poquito|bastante))?(?: mas(?: (?:ajustad|cerrad|apretad|estrech)[oa])?|(?<=poco|poquito))${END}(?! y mas (?:a|hacia)\\b)`,
    ),
    'recorta mas cerca',
  ],
  // "Recorta la foto para que solo se vea la persona"
  [
    new RegExp(
      `${START}recort[a-z]*(?: (?:la|lo|foto|imagen))* (?:para )?que (?:${ES_ONLY} )(?:se vea|salga|quede|aparezca) (?:la|el|mi) (persona|perro|gato|mujer|hombre|nino|nina|producto|bebe)${END}`,
    ),
    'recorta alrededor de la $1',
  ],
  [
    new RegExp(
      `${START}(?:(?:recort[a-z]*|foto|plano|encuadre|solo|hasta|de|a|la|en) )*cabeza y hombros(?<!\\b(?:nieve|lluvia|pon|ponle) .*)${END}`,
    ),
    'recorta la cara',
  ],
  [
    new RegExp(`${START}encuadra (?:bien )?(?:solo )?a (?:la|el|mi) (persona|mujer|nina)${END}`),
    'recorta alrededor de la $1',
  ],
  [
    new RegExp(
      `${START}recort(?:a|ar|ala|alo)(?: (?:la|foto|imagen))* (?:al rostro|(?:a|hasta|sobre|en|alrededor de|cerca de) (?:la|mi|su) (?:cara|rostro))${END}`,
    ),
    'recorta la cara',
  ],
];

export const SPANISH_CUTS_NAMED = `
${rowsFor(SPANISH, 'recortado', 'conservado')}
  conservado tercio medio = crop 33 percent off the left and right
  recort~ al centro | recort~ en el centro | recort~ hacia el centro = crop to the center
  primer plano de la/mi/su cara | primer plano del rostro = headshot crop
`;
