import type { Form } from '../../forms/rewrite.ts';
import { END, HUE, INK, REST, START } from './parts.ts';

// Over words of Spanish as they are written.

const TONED =
  '(?:(?:y|pero|con|que) )*(?:(?:todo|toda|todos|(?:la |una )?foto|(?:la |una )?imagen|ello|quede|queden|este|esten|se vea|sea|salga|vaya) )*en (?:unos |los )?(?:tonos|tonalidades|colores)';

/** Pictures are put together. */
const JOINED =
  '(?:lado|junt\\w+|un(?:e|ir|elas|irlas)|collage|pareja|encima de la otra|debajo de la otra|sobre la otra|fila)';
const SECOND = '(?:la (?:foto |imagen )?(?:segunda|2|dos|ultima)|la otra)(?: foto| imagen)?';
const OTHER = '(?:la (?:foto |imagen )?(?:primera|1|uno)|la otra)(?: foto| imagen)?';
const GOES = '(?:(?:va|vaya|ira|ir|debe|tiene que|quede|este|ponla|pon|de|se|por|la) )*';

/** Whole sentences of Spanish that are put otherwise, in words that its tables hold. */
export const SPANISH_SENTENCES: readonly Form[] = [
  // "Quítale el ruido, se tomó de noche": when that was.
  [
    new RegExp(
      `${START}(?:(?:porque|pues|es que|ya que|como|que) )*(?:(?:la|esta|mi) (?:foto|imagen) )?(?:se (?:me )?(?:tomo|saco|capturo|disparo)|(?:la|lo) (?:tomaron|sacaron|capturaron)) (?:ya )?(?:de|por la|en la|en plena) noche(?=${END.slice(3, -1)}| y | pero | con | sin )`,
    ),
    '',
  ],
  // "… con el retrato y el bosque, que el bosque se note solo al 40%": how much of the second shows.
  [
    new RegExp(
      `\\bdoble exposicion (con|de) ((?:[^,.;:!?“ ]+ ){1,5}?y (?:el|la|los|las|un|una) ([^,.;:!?“ ]+)) (?:, |y )*(?:que |donde )?(?:el|la|los|las) \\3 (?:que )?(?:se )?(?:not|ve|muestr|transparent|aparec|aprecie|asom)[^,.;:!?“ ]*(?: (?:solo|solamente|nada mas|apenas|mas o menos|como))* (?:al|a un|en un|un) (\\d+)${END}`,
    ),
    'doble exposicion al $4% $1 $2',
  ],
  // "Todo en tonos azules": a cast that is asked for.
  [new RegExp(`${START}${TONED} ${HUE} y ${HUE}${END}`), 'duotono $1 y $2'],
  [new RegExp(`${START}${TONED} ${HUE}${END}`), 'dale un tinte $1'],
  // "¿Le pueden dar color a la foto de mi bisabuela?"
  [
    /\b(?:dar|darle|den|denle|poner|ponerle|pongan|ponganle|meter|meterle) (?:un poco de )?color a (?=(?:la|las|mi|mis|esta|este|estas|una|un|nuestra|aquella) (?:foto\w*|imagen|imagenes|retrato)\b)/,
    'colorea',
  ],
  // "Me encantaría ver el tono real de la ropa": what colouring would be for.
  ...(
    [
      ['(?<=\\b(?:color|colorear\\w*|colorea\\w*|colore\\w*|coloriz\\w*)\\b.*)', ''],
      ['', 'colorea la foto'],
    ] as const
  ).map(
    ([before, meant]): Form => [
      new RegExp(
        `${START}${before}(?:y )?(?:(?:me |nos )?(?:encantaria|gustaria)|quiero|quisiera|queremos|quisieramos) (?:poder )?(?:ver|saber|conocer) (?:como era |cual era |cuales eran )?(?:el|los|su|sus) (?:tonos?|colores?) (?:real(?:es)?|originales?|original|verdader[oa]s?|autentic[oa]s?)${REST}${END}`,
      ),
      meant,
    ],
  ),
  // "Con globos flotando por detrás": they are not there yet.
  [
    new RegExp(
      `${START}(?:y |pero |tambien |ademas )*con ((?!(?:mi|su|tu|el|la|los|las|nuestr[oa])\\b)(?:[^,.;:!?“ ]+ ){1,3}?)(?:volando|flotando|revoloteando|sobrevolando|nadando)${REST}${END}`,
    ),
    'agrega $1 volando',
  ],
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
  // "Una al lado de la otra, primero la segunda": which is to come first.
  ...[
    `${SECOND} ${GOES}(?:primero|primera|antes|delante|a la izquierda|arriba|encima)(?: (?:, |y |y luego |y despues |luego |despues )+${OTHER}(?: ${GOES}(?:segunda|segundo|despues|detras|al final|a la derecha|abajo|debajo|la ultima|ultima))?)?`,
    `(?:primero|antes|a la izquierda|arriba) (?:va |vaya |pon |que vaya )?${SECOND}(?: (?:, |y |y luego |y despues |luego |despues )+(?:a la derecha |abajo |despues )?${OTHER})?`,
    '(?:en (?:el )?)?(?:orden (?:inverso|contrario|invertido)|otro orden)',
    '(?:cambi|inviert|invert|intercambi)\\w* (?:el |su )?(?:orden|lugar|sitio|posicion)(?: de (?:las fotos|ellas|las dos))?',
  ].map(
    (said): Form => [
      new RegExp(
        `(?<=\\b${JOINED}\\b.*(?: [,.;]| y| pero| con| que| solo)+ |\\b${JOINED} )${said}${END}`,
      ),
      'en orden inverso',
    ],
  ),
  // "Los zapatos de mi mamá, de blancos a rojos"
  [
    new RegExp(
      `${START}((?:el|la|los|las|mi|mis) (?:[^,.;:!?“ ]+ ){1,4}?)(?:, )?de (?:color )?${INK} a ${INK}${END}`,
    ),
    'cambia $1 de $2 a $3',
  ],
  // "Quedé como fantasma con tanta luz, bájale": too bright.
  [
    new RegExp(
      `${START}(?:(?:me|nos|se|le) )?(?:qued\\w+|sal\\w+|parez\\w+|parec\\w+|me veo|nos vemos|se ve|esta|estoy)(?: (?!no\\b)[^,.;:!?“ ]+)*? (?:con|por|de) (?:tanta|demasiada|mucha) (?:luz|claridad)(?: (?:, )?(?:baja(?:le|la)?|quitale|reduce\\w*)(?: (?:un poco|un poquito|tantito))?)?${END}`,
    ),
    'salio demasiado clara',
  ],
  // "Quítale las arrugas a la foto": the paper's, and no face's.
  [
    new RegExp(
      `${START}(?:quit\\w+|elimin\\w+|borr\\w+|sac\\w+|arregl\\w+|repar\\w+|alis\\w+) (?:(?:todas |todos )?(?:las|los|esas|esos|unas|unos) )(?:arrugas?|arruguitas|dobleces|doblez|pliegues|marcas|quiebres|roturas|grietas)(?: y (?:las |los )?(?:\\w+))?(?: que tiene)? (?:a|de|en|al|del) (?:la |esta |el |este |mi )?(?:foto\\w*|fotito|papel|imagen|retrato|estampa)(?: (?:vieja|antigua|viejita))?${END}`,
    ),
    'restaura la foto',
  ],
  // "Hay un cable que cruza el cielo, bórralo"
  [
    new RegExp(
      `${START}(?:(?:ahi|atras|detras|arriba|abajo) )?(?:hay|sale|salio|aparece|se ve|se colo|se metio) (un|una|unos|unas) ([^,.;:!?“]+?) (?:[,.;] |y )+(?:por favor )?(?:borr\\w+|quit\\w+|elimin\\w+|sac\\w+)(?<=lo|la|los|las)(?: por favor| porfa)?${END}`,
    ),
    'borra $1 $2',
  ],
  // "Más nítida, pero no tanto que se vea artificial"
  [
    new RegExp(
      `${START}(?:pero |y )?(?:no tanto|sin llegar|no tan fuerte|tampoco tanto)(?: como)?(?: para| a)?(?: que)? (?:se (?:vea|note|ponga)|parezca|quede|resulte|verse|quedar|parecer)(?: (?:muy|demasiado|tan|que esta|como))* \\w+${END}`,
    ),
    'sin pasarse',
  ],
  // "Difumina el fondo, pero que el perro quede bien nítido": it stays as it is.
  [
    new RegExp(
      `(?<=\\b(?:desenfo\\w+|difumin\\w+|borros\\w+|emborron\\w+|bokeh)\\b.*(?: [,.;]| pero| y)+ )(?:pero |y )*que (?:el|la|los|las|mi|mis|yo|nosotros|ella|ello)(?: (?!no\\b)[^,.;:!?“ ]+){0,3}? (?:se )?(?:quede|queden|salga|salgan|siga|sigan|vea|vean|mantenga|mantengan|este|esten|quedemos|quedo)(?: (?:bien|muy|igual de|siempre|todo|toda))* (?:nitid|enfocad|definid)\\w+${END}`,
    ),
    '',
  ],
  // "La quiero horizontal, rellena con negro"
  [
    new RegExp(
      `${START}(?:(?:(?:la|lo) )?(?:quiero|necesito|prefiero|quisiera|ocupo)(?:la|lo)?|que (?:sea|quede|este|salga)|(?:haz|deja|pon|hacer|dejar|poner)(?:la|lo)) (?:que (?:sea|quede) )?(?:en |de )?(horizontal|vertical|apaisad[oa])(?= $|$| [,.;:!?]| y | sin | con | rellen\\w+ )`,
    ),
    'formato $1',
  ],
  // "Rellena los lados de blanco"
  [
    new RegExp(
      `\\brellen\\w+ (?:los (?:lados|bordes|costados|huecos|espacios)|lo que (?:falte|falta|sobre)|el resto) (?:con|de|en) (?:color )?(blanco|negro|gris)${END}`,
    ),
    'rellena con $1',
  ],
];
