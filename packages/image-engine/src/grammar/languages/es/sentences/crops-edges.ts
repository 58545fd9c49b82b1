import type { Form } from '../../../forms/rewrite.ts';
import { FIGURE } from '../../share-rows.ts';
import { CUT, END, START, WISH_END, WISH_START } from '../parts.ts';

const SIDES = [
  ['izquierdo', 'la izquierda'],
  ['derecho', 'la derecha'],
  ['superior', 'arriba'],
  ['inferior', 'abajo'],
] as const;

const ALL =
  '(?:cada (?:lado|borde)|tod[oa]s (?:los|las) (?:lados|bordes|orillas)|los (?:cuatro|4) (?:lados|bordes)|alrededor)';

const SIDES_WITH_ROOM = [
  ['(?:abajo|por abajo|en la parte de abajo)', 'abajo'],
  ['(?:arriba|por arriba|en la parte de arriba)', 'arriba'],
  ['(?:a|por|en|de) la izquierda', 'la izquierda'],
  ['(?:a|por|en|de) la derecha', 'la derecha'],
] as const;

/** What is cut off at an edge, and never painted away there. */
const AREAS =
  '(?:cielo|suelo|piso|techo|pasto|cesped|hierba|espacio|hueco|margen|pared|calle|carretera|asfalto|acera|arena|tierra|agua|aire|mar|lago|nieve|playa|blanco|negro|gris)';

/** Sentences of Spanish about edges: a strip of one side, pixels of each, what there is too much of. */
export const SPANISH_CROPS_EDGES: readonly Form[] = [
  // "Quita un poco por abajo", "quita un poco de los lados"
  [
    new RegExp(
      `(?<!\\b(?:pelo|cabello|barba|flequillo|melena)\\b.*)${WISH_START}${CUT} (?:un poco|un poquito|algo|un trozo|un pedazo|un cacho)(?: mas)? (?:(?:de|por|en|a) )+(?:los |ambos |cada )?(?:lados?|laterales|costados)${WISH_END}`,
    ),
    'recorta los lados',
  ],
  [
    new RegExp(
      `${WISH_START}${CUT} (?:un poco|un poquito|algo) (?:(?:de|por|en) )*(abajo|arriba)${WISH_END}`,
    ),
    'recorta un poco por $1',
  ],
  [
    new RegExp(`${WISH_START}(?:cort|recort)[a-z]* (?:a|por) los (?:lados|costados)${WISH_END}`),
    'recorta los lados',
  ],
  [
    new RegExp(
      `${WISH_START}(?:borr|elimin)[a-z]* (?:los |unos )?${FIGURE} de la (izquierda|derecha)${WISH_END}`,
    ),
    'quita $1 de la $2',
  ],
  // "Corta el 20 por ciento izquierdo"
  ...SIDES.map(
    ([side, there]): Form => [
      new RegExp(`${WISH_START}${CUT} (?:(?:el|un|los|unos) )?${FIGURE} ${side}(?:es)?${WISH_END}`),
      `recorta $1 de ${there}`,
    ],
  ),
  // "Quita 50 píxeles de cada lado", "quita el 10% a los dos lados"
  [
    new RegExp(
      `${WISH_START}${CUT} (?:(?:el|un|los|unos) )?${FIGURE} (?:(?:de|por|en|a) )*${ALL}${WISH_END}`,
    ),
    'recorta $1 de cada lado',
  ],
  [
    new RegExp(
      `${WISH_START}${CUT} (?:(?:el|un|los|unos) )?${FIGURE} (?:de|por|en|a) (?:los dos|ambos) lados${WISH_END}`,
    ),
    'recorta $1 a izquierda y derecha',
  ],
  // "Quítale un pedacito de la izquierda": an edge
  ...(
    [
      ['(?:la )?izquierda', 'la izquierda'],
      ['(?:la )?derecha', 'la derecha'],
      ['(?:la parte de )?arriba', 'arriba'],
      ['(?:la parte de )?abajo', 'abajo'],
    ] as const
  ).map(
    ([side, said]): Form => [
      new RegExp(
        `${START}(?:quit|sac|cort|recort)[a-z]*(?: (?:le|la|me))? (?:un |una )(?:pedacito|trocito|cachito|pedazo|trozo|cacho|pelin|tirita|franjita) (?:(?:de|del|a|por|en|lado) )+${side}${END}`,
      ),
      `recorta un poco por ${said}`,
    ],
  ),
  // "Sobra espacio a la izquierda, recorta": an edge; "demasiados cables arriba, quítalos": the things
  ...SIDES_WITH_ROOM.flatMap(([where, side]): Form[] => {
    const said = (what: string) =>
      `${START}(?:sobran?|(?:(?:hay|tiene|salen?) )?(?:demasiad[oa]s?|much[oa]s?)) (?:(?:demasiad[oa]s?|much[oa]s?|un poco de|algo de|bastantes?) )?(?!ruido|grano|luz|brillo|contraste|saturacion|sombras?|color)${what}${where} (?:(?:,|y|asi que|por favor) )+`;
    const rest = `(?: (?:la|lo|las|los|le|un|poco|por favor|porfa))*${WISH_END}`;
    const gone = '(?:quit|sac|elimin|borr)\\w*';
    return [
      [
        new RegExp(
          `${said('(?!gente|persona|pelo|cabello|melena|flequillo|barba|bigote|vello)(?:[^,.;:!?“ ]+ ){1,2}?')}(?:recort|cort)\\w*${WISH_END}`,
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
  // "Hay demasiado cielo, recórtalo", "córtale un poco de suelo", "sobra techo arriba"
  ...(
    [
      ['(?:cielo|techo)', 'arriba'],
      [
        '(?:piso|suelo|pasto|cesped|asfalto|acera|banqueta|pavimento|calle|carretera|arena|hierba)',
        'abajo',
      ],
    ] as const
  ).flatMap(([what, side]): Form[] => {
    const where = `(?: (?:por |de |en |ahi |alla |hacia )*(?:arriba|abajo|la parte (?:de )?(?:arriba|abajo|superior|inferior)|la foto|la imagen))?`;
    const cuts = '(?:recort|cort|quit|sac|elimin|reduc|rebaj)\\w*';
    const much =
      '(?:un poco|un poquito|algo|un trozo|un cacho|un pedazo|parte|bastante|tantito|mucho|la mitad) (?:de |del )?';
    return [
      [
        new RegExp(
          `${START}(?:(?:que|porque|creo que|la verdad) )*(?:le |me |nos )?(?:hay|sobra|tiene|sale|se ve|salio|veo) (?:demasiad[oa]|much[oa]|much[oa]sim[oa]|tant[oa]|bastante) ${what}${where} (?:[,.;] |y |asi que )+(?:por favor )?${cuts}(?: (?:un|poco|algo|por favor|de|${side}|por))*${END}`,
        ),
        `recorta un poco por ${side}`,
      ],
      [
        new RegExp(
          `${START}(?:(?:que|porque|creo que|la verdad) )*(?:le |me |nos )?(?:sobra(?: (?:demasiad[oa]|much[oa]|un poco de|algo de|bastante))?|hay demasiad[oa]) ${what}${where}(?: (?:[,.;]|y|asi que) (?:recort|cort)\\w*)?${END}`,
        ),
        `recorta un poco por ${side}`,
      ],
      [
        new RegExp(
          `${START}(?:por favor )?(?:(?:recorta|corta|rebaja)(?:le|me|r|rle)? (?:${much})?|(?:quita|quitar|saca|sacar|reduce|reducir|elimina)(?:le|rle|me)? ${much})${what}${where}${END}`,
        ),
        `recorta un poco por ${side}`,
      ],
      [
        new RegExp(
          `(?<=\\b(?:recort|cort)\\w*(?: \\w+)* ${side} )(?:, )?(?:por)?que (?:hay|tiene|sale|se ve|sobra) (?:demasiad[oa] |much[oa] |tant[oa] |bastante )?${what}${where}${END}`,
        ),
        '',
      ],
      [
        new RegExp(
          `${START}(?:que |quiero |y )*(?:(?:se vea|haya|salga|ver|tenga|aparezca|con) )?(?:un poco |algo |un poquito )?menos (?:de )?${what}${where}${END}`,
        ),
        `recorta un poco por ${side}`,
      ],
    ];
  }),
];
