import type { Form } from '../../../forms/rewrite.ts';
import { START, WISH_END } from '../parts.ts';

const HAZE =
  '(?:niebla|neblina|bruma|calima|calina|smog|esmog|polvareda|polucion|contaminacion|nieblita|neblinita|brumita)';

/** How much of it there is, or which. */
const MUCH =
  '(?:(?:tant[oa]|muchisim[oa]|much[oa]|demasiad[oa]|un monton de|semejante|tremend[oa]|est[ae]|es[ae]|la|el|toda|tantisim[oa]|maldita|puta|dichosa) )*';

/** Told of how it is: what is wished for would be in another mood. */
const SEES =
  '(?:ve|ven|veo|vemos|lee|leen|leo|aprecia|aprecian|aprecio|distingue|distinguen|distingo|nota|notan|reconoce|reconocen|adivina|entiende|entienden|alcanza a (?:ver|leer))';

const NOT = '(?:no|apenas|ni|casi no|casi ni)';

const LETTER = '[^,.;:!?“ \\d]';

/** Any word that does not begin as "con", "por", "pon" and "de" do, behind which may stand what hides the view. */
const OTHER =
  '(?:[^,.;:!?“ \\dcdp]@*|c(?:[^,.;:!?“ \\do]@*|o(?:[^,.;:!?“ \\dn]@*)?)?|d(?:[^,.;:!?“ \\de]@*)?|p(?:[^,.;:!?“ \\do]@*|o(?:[^,.;:!?“ \\dnr]@*)?)?)'.replaceAll(
    '@',
    LETTER,
  );

/** Any word that does, but for "de" and "del" themselves. */
const LEADS = `(?:(?:con|po[nr])${LETTER}*|de(?:[^,.;:!?“ \\dl]${LETTER}*|l${LETTER}+))`;

const GONE =
  '(?:(?:limpi|quit|elimin|arregl|disip|despej|sac|borr|reduc|reduzc|aclar|corrig|corrij|mejor)[a-z]*|fuera)';

const PLEA =
  '(?:se|me|nos|la|lo|le|sela|selo|puede[ns]?|podrias?|podemos|podran?|podes|un poco|algo|toda|por favor|porfa|plis)';

const REMEDY = `(?:(?:[,.;:¿¡]|y|asi que|a ver si|porfa) )+(?:${PLEA} )*${GONE}(?: ${PLEA})*`;

/** How a veil is. */
const VEIL =
  '(?:velo|velito|capa|neblina|niebla|bruma|calima|calina|nube|manto|humo|blanquecino|cosa)';
const PALE =
  '(?:blancuzc[oa]|blanquecin[oa]|blanquit[oa]|blanc[oa]|grisace[oa]|gris|lechos[oa]|brumos[oa]|turbi[oa]|fe[oa]|nebulos[oa]|opac[oa]|palid[oa]|azulad[oa])';

/** Spanish: a view that haze hides. */
export const SPANISH_HAZE_VIEWS: readonly Form[] = [
  // "Ese velo blancuzco que tapa la montaña, fuera": it goes, and none is added
  [
    new RegExp(
      `${START}(?:(?:${GONE} )(?:(?:${PLEA}) )*)?(?:ese|el|este|la|esa|esta|aquel) ${VEIL}(?: de (?:niebla|neblina|bruma|calima|humo|polvo))?(?: ${PALE})+(?: (?:,|y|medio|que) [^.;:!?“]{1,60}?)?(?: (?:,|[.;–-]) (?:(?:${PLEA}) )*${GONE}(?: ${PLEA})*|(?<=${GONE} (?:[^,.;:!?“ ]+ ){2,12}))${WISH_END}`,
    ),
    'quita la neblina',
  ],
  [
    new RegExp(
      `${START}(?:ese|el|este|esa|esta|aquel) ${VEIL}(?: ${PALE})?(?: que [^,.;:!?“]{1,60}?)? (?:,|[.;–-]) (?:(?:${PLEA}) )*${GONE}(?: ${PLEA})*${WISH_END}`,
    ),
    'quita la neblina',
  ],

  // "No se ve ni madre con tanta bruma, quítasela"
  [
    new RegExp(
      `${START}(?:(?:es que|que|porque|ya|pues|aqui) )*${NOT} (?:(?:se|me|nos|le|la) )*${SEES}(?: ${OTHER}| del? (?!tant|much|l?a? ?${HAZE})${LETTER}+| de (?:la|los|mi) (?!${HAZE})${LEADS})*? (?:(?:con|por|de|entre|a causa de|debido a|por culpa de|detras de|tras) )+${MUCH}${HAZE}(?: ${REMEDY})?${WISH_END}`,
    ),
    'quita la bruma',
  ],
  // "Hay tanta niebla que no se lee el cartel"
  [
    new RegExp(
      `${START}(?:(?:es que|habia|hay|hubo|tiene|tenia|sale|salio|esta|con|de|la|foto) )*(?:tantisim|tant|much|muchisim|demasiad)[oa] ${HAZE}(?: (?:en|por|sobre) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?)? (?:(?:,|que|y|pues|por eso|ya) )*${NOT} (?:(?:se|me|nos|le|la) )*${SEES}(?: [^,.;:!?“\\d ]+)*?(?: ${REMEDY})?${WISH_END}`,
    ),
    'quita la bruma',
  ],
  [
    new RegExp(
      `${START}(?:(?:la|esta) foto )?(?:esta|se ve|sale|salio|quedo) (?:tan|muy) (?:brumos|neblinos|velad)[oa] (?:(?:,|que|y) )+${NOT} (?:(?:se|me|nos|le|la) )*${SEES}(?: [^,.;:!?“\\d ]+)*?(?: ${REMEDY})?${WISH_END}`,
    ),
    'quita la bruma',
  ],
  // "Mucha niebla, quítala"
  [
    new RegExp(
      `${START}(?:(?:es que|habia|hay|hubo|tiene|sale|salio con|esta con) )*(?:tantisim|tant|much|muchisim|demasiad)[oa] ${HAZE} ${REMEDY}${WISH_END}`,
    ),
    'quita la bruma',
  ],
  // "La niebla no deja ver nada, fuera"
  [
    new RegExp(
      `(?<=${HAZE} (?:no (?:me |nos )?dejan? (?:ver|leer|apreciar|distinguir)|tapa|oculta|se come|se traga|esconde)(?: [^,.;:!?“\\d ]+){0,4} )${REMEDY}${WISH_END}`,
    ),
    '',
  ],
];
