import type { Form } from '../../forms/rewrite.ts';
import { alternatives } from '../alternatives.ts';
import { SPANISH_LAYOUTS } from '../layouts-said.ts';
import { INK, START } from './parts.ts';

const SIDES = [
  ['(?:abajo|por abajo|en la parte de abajo)', 'abajo'],
  ['(?:arriba|por arriba|en la parte de arriba)', 'arriba'],
  ['(?:a|por|en|de) la izquierda', 'la izquierda'],
  ['(?:a|por|en|de) la derecha', 'la derecha'],
] as const;
const END = '(?= ?$| [,.;:!?]| (?:y|pero|luego)\\b)';

/** What is cut off at an edge, and never painted away there. */
const AREAS =
  '(?:cielo|suelo|piso|techo|pasto|cesped|hierba|espacio|hueco|margen|pared|calle|carretera|asfalto|acera|arena|tierra|agua|aire|mar|lago|nieve|playa|blanco|negro|gris)';

/** Spanish wishes of few words, in words that its tables hold. */
export const SPANISH_SHORT_SENTENCES: readonly Form[] = [
  // "Ponle a él la cara de la otra foto", "ponle mi cara a este actor"
  [
    new RegExp(
      `${START}(?:por favor )?(?:pon|ponga|pongan|poner|pega|mete|coloca|monta)(?:le|les| le| les)(?: a (?:el|ella|ellos|este|esta|ese|esa|mi|la|un|una)(?: (?!la\\b|mi\\b|su\\b)[^,.;:!?“ ]+){0,2}?)? (?:la|mi|su) (?:cara|cabeza)(?: (?:de|del) [^,.;:!?“]{1,30}?)?(?: a (?:(?:el|ella|este|esta|ese|esa|mi|la|un|una|al|otro|otra)(?: [^,.;:!?“ ]+){0,2}?))?${END}`,
    ),
    'swap the faces',
  ],
  // "Se inclina un poco a la derecha, corrígelo"
  [
    new RegExp(
      `${START}(?:(?:la foto|la imagen|el horizonte) )?se (?:inclina|va|tuerce|ladea)(?: (?:un poco|un poquito|ligeramente|algo|demasiado|mucho))? (?:a|hacia) la (?:derecha|izquierda) (?:(?:,|y|puedes|por favor) )+(?:corrig|corregir|endere|arregl)\\w*${END}`,
    ),
    'enderezala',
  ],
  // "Uñas en color #B00020": without its tilde it is "unas", too
  [
    new RegExp(
      `(?<=^|[,.;:!?] )(?:con )?unas en (?!blanco y negro)(?=(?:color )?(?:${INK}|#[0-9a-f]{6})(?: |$))`,
    ),
    'mis unas en ',
  ],
  // "Sobra espacio a la izquierda, recorta": an edge; "demasiados cables arriba, quítalos": the things
  ...SIDES.flatMap(([where, side]): Form[] => {
    const said = (what: string) =>
      `${START}(?:sobran?|(?:(?:hay|tiene|salen?) )?(?:demasiad[oa]s?|much[oa]s?)) (?:(?:demasiad[oa]s?|much[oa]s?|un poco de|algo de|bastantes?) )?(?!ruido|grano|luz|brillo|contraste|saturacion|sombras?|color)${what}${where} (?:(?:,|y|asi que|por favor) )+`;
    const rest = `(?: (?:la|lo|las|los|le|un|poco|por favor|porfa))*${END}`;
    const gone = '(?:quit|sac|elimin|borr)\\w*';
    return [
      [
        new RegExp(
          `${said('(?!gente|persona|pelo|cabello|melena|flequillo|barba|bigote|vello)(?:[^,.;:!?“ ]+ ){1,2}?')}(?:recort|cort)\\w*${END}`,
        ),
        `recorta un poco por ${side}`,
      ],
      [
        new RegExp(
          `${said(`${AREAS} (?:(?:vaci|blanc|negr)[oa] |azul |verde |gris )?`)}${gone}${rest}`,
        ),
        `recorta un poco por ${side}`,
      ],
      [
        new RegExp(`${said('((?:[^,.;:!?“ ]+ ){0,1}[^,.;:!?“ ]+) ')}${gone}${rest}`),
        `quita $1 ${side}`,
      ],
    ];
  }),
];

/** The same as phrases of its tables. */
export const SPANISH_SHORTLY = `
  ${SPANISH_LAYOUTS}
  fondo casi negro | el fondo casi negro | fondo casi todo negro = black background
  tap~ este/esta/ese/esa/estos/estas = cover this
  ${alternatives('tapa|tapar|tape|tapen', 'el|la|las|los', 'mancha|manchas|raya|rayon|agujero|agujeros|hueco|grieta|cable|cables')} = cover the stain
  ${alternatives('se me ve|se le ve|se nos ve|tengo|se me ven|se nos ven|me sale|me salio', 'la cara|la piel|el rostro|las caras', 'verdosa|verdoso|verdosas|verde|medio verde|un poco verde|muy verde')} = my face is too green
  dos arriba y dos abajo | 2 arriba y 2 abajo | dos arriba dos abajo = two top and two bottom
  cielo dejalo mas limpio y azul | cielo mas limpio y azul | el cielo mas limpio y azul = sky bluer
  cierr~ el encuadre | cierr~ un poco el encuadre = crop closer
  entre si | entre ellas = together
  una tira larga con/de estas | una sola tira larga con/de estas | una tira larga con/de todas = one long strip out of these
  o cualquier montana | o cualquier otra montana | o las montanas que sean =
  delante de los alpes | frente a los alpes = in front of mountains
  lamas/listones/tablas de la valla | lamas/listones de la cerca = fence
  frentes de la cocina | frentes de cocina | puertas de la cocina = kitchen cabinets
  sale/salio tan seria/serio/enojada/enojado/enfadada/enfadado/triste | se ve tan seria/serio/enojada/enojado/enfadada/enfadado | se le ve tan seria/serio/enojada/enojado/enfadada/enfadado/triste = looks so grumpy
  hacer la/lo mas amable/simpatica/simpatico/alegre | haz la/lo mas amable/simpatica/simpatico/alegre = make her smile
  la playa de atras mas bonita/linda | la playa de detras mas bonita = the beach in the background nicer
  con trazo/trazos fino/finos/fina/finas | con linea/lineas fina/finas = with fine lines
  si no se puede | si no es posible | si no puedes | si eso no se puede = if you cant
  deshaz/deshacer/revierte/revertir el ultimo cambio | deshaz/deshacer/revierte eso | deshaz lo ultimo = undo the last change
  el fndo | el fomdo | el fodno | el fodo = the background
`;
