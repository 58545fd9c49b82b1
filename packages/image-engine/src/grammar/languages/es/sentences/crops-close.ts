import type { Form } from '../../../forms/rewrite.ts';
import { WISH_END, WISH_START } from '../parts.ts';

const NO_SIDE =
  '(?!izquierda|derecha|borde|bordes|lado|lados|margen|centro|parte|esquina|pasto|cesped|hierba|suelo|cielo|fondo)';
const CUTS = '(?:recort|cort|quit|elimin|sac|suprim)[a-z]*(?: (?:le|me|la|lo))?';
/** What is too much around somebody. */
const NEEDLESS =
  '(?:todo )?(?:lo que (?:sobre|sobra|esta de mas|este de mas|hay de mas)|lo (?:sobrante|demas)(?= alrededor)|(?:el|los) (?:espacios?|huecos?|aire) (?:sobrantes?|vacios?|de mas|que sobran?)|el sobrante)';
const AROUND = '(?:(?:al|en torno|todo) )?(?:rededor|alrededor|en torno) (?:a|de) ';

/** Spanish: what is too much around somebody is cut off. */
export const SPANISH_CROPS_CLOSE: readonly Form[] = [
  // "Recorta lo que sobra alrededor de la niña"
  [
    new RegExp(
      `${WISH_START}${CUTS} ${NEEDLESS} ${AROUND}(?=(?:la|el|las|los|mi|mis|su|sus|nuestr[oa]s?) ${NO_SIDE})`,
    ),
    'recorta alrededor de ',
  ],
  [
    new RegExp(`${WISH_START}${CUTS} ${NEEDLESS} (?:al)?rededor del (?=${NO_SIDE}\\S)`),
    'recorta alrededor del ',
  ],
  [
    new RegExp(
      `${WISH_START}${CUTS} ${NEEDLESS} (?:(?:,|y|para|dejando|deja|dejar|que|solo|se|vea|quede|salga|a|solamente) )+(?=(?:la|el|las|los|mi|mis|nuestr[oa]s?) ${NO_SIDE})`,
    ),
    'recorta alrededor de ',
  ],
  [
    new RegExp(
      `${WISH_START}${CUTS} ${NEEDLESS} (?:(?:a|en|de|por) )+los (?:dos )?(?:lados|costados)${WISH_END}`,
    ),
    'recorta los lados',
  ],
  [
    new RegExp(`^(?:por favor |porfa )?recort[a-z]* ${NEEDLESS}${WISH_END}`),
    'recorta alrededor del sujeto',
  ],
  // "Ajusta el recorte a la niña"
  [
    new RegExp(
      `${WISH_START}(?:ajust|cierr|cerr|apriet)[a-z]* (?:mas )?(?:el|la) (?:recorte|encuadre|marco|plano) (?:(?:a|en|sobre|alrededor|de) )+(?=(?:la|el|mi|las|los) ${NO_SIDE})`,
    ),
    'recorta alrededor de ',
  ],
  [
    new RegExp(`${WISH_START}recort[a-z]* mas cerca de (?=(?:la|el|mi|las|los) ${NO_SIDE})`),
    'recorta alrededor de ',
  ],
];
