import type { Form } from '../../../forms/rewrite.ts';
import { START, WISH_END } from '../parts.ts';

const ASKED = '(?:(?:haz|haga|hagan|quiero|quisiera|me gustaria|y|por favor|porfa|puedes hacer) )*';

/** Who is in the picture, or nobody named. */
const SOMEBODY =
  '(?:(?:(?:el|la|los|las|mi|mis|su|sus|nuestr[oa]s?) (?!foto|imagen|fondo|cielo|agua|luz|bandera|hojas)[^,.;:!?“ ]+|yo|ella|ellos|todos) )?';

const DOING =
  '(?:bail|salt|corr|camin|danz|nad|vol|sent|acost|arrodill|abraz|bes|brind|aplaud|salud|grit|cant|peg|agarr|sosten|levant|estir|dorm|durm|jug|march|trep|gir|pose|posa|mir)(?:ando|iendo|andose|iendose|andolos?)';

const AFTER = '(?: (?!(?:blanco|mas|menos)\\b)[^,.;:!?“ ]+){0,5}?';

/** Spanish: what somebody is to do, and how old to look. */
export const SPANISH_POSES_AND_AGES: readonly Form[] = [
  // "Haz que esté bailando y no sentado"
  [
    new RegExp(
      `${START}${ASKED}que ${SOMEBODY}(?:se )?(?:este|esten|salga|salgan|aparezca|aparezcan|vea|vean|quede|queden|vaya) ${DOING}${AFTER}${WISH_END}(?: (?:y )?no [a-z]+(?= ?$| [,.;:!?]))?`,
    ),
    'change the pose',
  ],
  [
    new RegExp(
      `${START}${ASKED}que ${SOMEBODY}(?:(?:se|me|nos) )?(?:baile|salte|corra|camine|dance|nade|vuele|siente|pare|acueste|arrodille|abrace|bese|salude|aplauda|agache)n?(?: (?:a|en|con|de|al|por|hacia|mi|mis)\\b${AFTER}| abrazados)?${WISH_END}`,
    ),
    'change the pose',
  ],
  [
    new RegExp(
      `${START}${ASKED}que ${SOMEBODY}(?:(?:se|nos) )?(?:este|esten|salgan?|vean?|aparezcan?) (?:abrazad|besandose|agarrad|tomad|acostad|arrodillad|agachad)[a-z]*${AFTER}${WISH_END}`,
    ),
    'change the pose',
  ],
  [
    new RegExp(
      `${START}${ASKED}(?:que ${SOMEBODY}(?:levante|suba|baje|cruce|descruce|estire|abra|extienda)n?|(?:levant|sub|baj|cruz|descruz|estir)[a-z]*(?:le|me|les)) (?:el|la|los|las|un|una|mi|mis|sus) (?:brazos?|manos?|piernas?|pies?|cabeza|hombros?)${WISH_END}`,
    ),
    'change the pose',
  ],
  [
    new RegExp(
      `${START}${ASKED}que ${SOMEBODY}(?:se )?(?:este|esten|salga|salgan|aparezca|aparezcan|vea|vean|quede|queden) (?:de (?:pie|espaldas|lado|perfil|frente|rodillas)|(?:parad|sentad)[oa]s?|mirando)(?: (?:a|al|hacia|y|en)\\b${AFTER})?${WISH_END}`,
    ),
    'change the pose',
  ],
  [
    new RegExp(
      `${START}(?:volte|gir|mueve|mov|lade|inclin|levant|baj)[a-z]*(?:le|me|les)(?: (?:le|me))? (?:la|su|mi) (?:cara|cabeza|carita|rostro|mirada)${WISH_END}`,
    ),
    'change the pose',
  ],
  // "Que me vea de 60 años", "ponme de 80 años"
  [
    new RegExp(
      `${START}(?:${ASKED}(?:que ${SOMEBODY}(?:(?:me|se|nos|le) )?(?:vea|vean|veamos|salga|parezca|luzca|aparezca|aparente|tenga|haga)|(?:haz|hac|pon|muestr|dej)[a-z]*(?:me|la|lo|le|nos)(?: (?:ver|parecer|lucir|aparentar))?|verme|vernos|parecer|lucir|aparentar|tener)) (?:(?:como|de|si|tuviera|tener|unos|alrededor|cerca|una persona|alguien|una mujer|un hombre|una abuela|un viejo) )*\\d{1,2}(?: (?:anos|anitos|anos de edad))(?: (?:mas|menos|mayor|menor|de mas|de menos|mas viej[oa]|mas joven))?${WISH_END}`,
    ),
    'hazme mas joven',
  ],
  [
    new RegExp(
      `${START}${ASKED}que (?:me|se|nos) (?:vea|vean|haga) (?:como )?de \\d{1,2}${WISH_END}`,
    ),
    'hazme mas joven',
  ],
];
