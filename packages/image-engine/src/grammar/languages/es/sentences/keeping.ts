import type { Form } from '../../../forms/rewrite.ts';
import { END, START, TIENE, WISH_END } from '../parts.ts';

/** Sentences of Spanish about what is to stay as it is. */
export const SPANISH_KEEPING: readonly Form[] = [
  // "Manteniendo reconocible la cara": a face is, in every style
  [
    new RegExp(
      `(?<=\\w )(?:(?:,|y|pero) )*(?:manteniendo|conservando|dejando|manten|deja|conserva) (?:(?:reconocible|identificable)s? ${TIENE} (?:cara|rostro|facciones|rasgos|caras|rostros)|${TIENE} (?:cara|rostro|facciones|rasgos|caras|rostros) (?:reconocible|identificable)s?)(?: (?:de|del) (?:(?:el|la|los|las|mi|mis) )?\\w+)?${WISH_END}`,
    ),
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
  // "Aclara las sombras, que el cielo ya está bien"
  [
    /(?<=\w )(?:, )?que (el cielo|el fondo) (?:ya )?(?:esta|se ve|sale) (?:muy )?(?:bien|perfecto)(?= ?$| [,.;!])/,
    ', pero deja $1 como esta',
  ],
  // "Deja el fondo, solo quita …": as it is.
  [
    /(?<=^|[,.;] |\by )(?:pero )?dej(?:a|ame|alo)? (el fondo|el cielo) (?=[,;.] |y (?:solo |nada mas )?(?:quit|borr|elimin|cambi|pon|aclar|oscur))/,
    'deja $1 igual ',
  ],
  // "… , y el pasto déjalo"
  [
    new RegExp(
      `${START}(?:y |pero )*((?:el|la|los|las|mi|mis) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?) (?:ni )?(?:dej|no )(?:alo|ala|alos|alas|(?:lo|la|los|las) (?:toques|cambies|muevas))(?: (?:asi|igual|tal cual|en paz|quieto|como esta))?${END}`,
    ),
    'deja $1 igual',
  ],
];
