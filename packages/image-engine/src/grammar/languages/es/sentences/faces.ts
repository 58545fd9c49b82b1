import type { Form } from '../../../forms/rewrite.ts';
import { END, START, WISH_END } from '../parts.ts';

/** What a body looks like, which nothing here changes. */
const BODY =
  '(?:delgad|flac|alt|joven|guap|gord|fuerte|musculos|maquillad|rubi|moren|viej|baj)(?:[oa]s?|es)?';

/** Sentences of Spanish about faces, bodies, hair and age. */
export const SPANISH_FACES: readonly Form[] = [
  // "Quítame diez añitos de encima"
  [
    new RegExp(
      `${START}((?:(?:puedes|podrias|me|por favor|porfa) )*)quit[a-z]*(?: (?:me|le|nos))? (?:(?:unos|unas|como|los) )*(?:\\d+|cinco|diez|quince|veinte|treinta|cuantos|cuantas) (?:anitos|anos|anotes)(?: (?:de encima|a mi cara|a la cara|de la cara|de mi cara|por favor|porfa|de mas))*${WISH_END}`,
    ),
    '$1 hazme mas joven',
  ],
  // "Quitarme unos diez añitos de encima"
  [
    /\bquit\w*(?: me| nos| le)? (?:(?:unos|como|de encima) )*(?:\d+|diez|veinte|cinco|quince|treinta) an(?:it)?os(?: de encima)?(?= ?$| [,.;!?])/,
    'make me look younger',
  ],
  // "Más delgada": somebody, and not the picture
  [
    /^(?:(?:que (?:me|se) (?:vea|vean)|un poco|un poquito|quiero ser|ser) )*mas (?:delgad|flaquit|flac|alt|gord|gordit|jovencit|musculos|guap|bajit)(?:os?|as?)(?: (?:por favor|porfa))?(?= ?[.!]? ?$)/,
    'hazme mas joven',
  ],
  // "Manos arriba"
  [/^(?:con )?(?:las )?manos arriba(?= ?[.!]? ?$)/, 'change the pose'],
  // "Hazme rubio", "hazme los ojos verdes"
  [
    new RegExp(
      `${START}(?:(?:haz|pon|deja|vuelve|quiero)(?:me|la|lo|le|nos)|quiero (?:ser|estar|verme)|que (?:sea|este|me vea)) (?:de )?(?:(?:bien|mas|muy) )*(?:rubi[oa]s?|moren[oa]s?|pelirroj[oa]s?|castan[oa]s?|guer[oa]s?|calv[oa]s?|pelon(?:a|es)?|canos[oa]s?)${WISH_END}`,
    ),
    'change my hair',
  ],
  // "Pon los ojos azules": painted over, they are recoloured
  ...(
    [
      ['verdes?', 'green'],
      ['azul(?:es)?|celestes?', 'blue'],
      ['gris(?:es)?', 'gray'],
      ['marron(?:es)?|cafes?', 'brown'],
    ] as const
  ).map(
    ([said, colour]): Form => [
      new RegExp(
        `${START}(?:haz|pon|deja|cambi|pint)[a-z]*(?:me|la|lo|le|nos)? (?:los|mis|sus) ojos (?:(?:de|color|a|en) )*(?:${said})${WISH_END}`,
      ),
      `make the ojo ${colour}`,
    ],
  ),
  // "Pon el pelo rubio": the same
  ...(
    [
      ['rubio|guero', 'sand beige'],
      ['castano|moreno', 'brown'],
      ['pelirrojo', 'copper'],
    ] as const
  ).map(
    ([said, colour]): Form => [
      new RegExp(
        `${START}(?:haz|pon|deja|pint|tin)[a-z]*(?:me|le)? (?:el|mi|su) (?:pelo|cabello) (?:(?:de|en|color) )*(?:${said})${WISH_END}`,
      ),
      `make the hair ${colour}`,
    ],
  ),
  [
    new RegExp(
      `${START}(?:(?:haz|pon|deja|cambi|pint)[a-z]*(?:me|la|lo|le|nos)?|quiero|quiero tener|con) (?:(?:el|de|color) )*(?:los|mis|sus|unos|ojos) (?:ojos )?(?:(?:de|color|a|en|mas) )*(?:verd|azul|clar|celest|miel|gris)(?:es|os|e|)?${WISH_END}(?<=\\bojos .*)`,
    ),
    'change my hair',
  ],
  // "Cambia mi cara", "cambia las caras"
  [
    new RegExp(
      `${START}(?:cambi|intercambi)[a-z]*(?: (?:me|le|nos))? (?:las|nuestras|sus) (?:caras|cabezas)(?: (?:de los dos|entre (?:si|ellos|nosotros)|de lugar))?${WISH_END}`,
    ),
    'swap the faces',
  ],
  [
    new RegExp(
      `${START}(?:cambi|arregl|mejor)[a-z]*(?: (?:me|le))? (?:la|mi|su) (?:cara|rostro)${WISH_END}`,
    ),
    'hazme mas joven',
  ],
  // "Conviérteme en zombie"
  [
    new RegExp(
      `${START}(?:conviert|transform)[a-z]*(?:me|la|lo|le|nos|los)? en (?:una? |unos )?(zombies?|vampiros?|vampiresa|brujas?|brujos?|sirenas?|hadas?|elfos?|princesas?|principes?|superheroe|robots?|extraterrestres?|aliens?|monstruos?|hombre lobo|duendes?|angel|demonio|leon|tigre|gato|perro|lobo|dragon|unicornio|animal)${WISH_END}`,
    ),
    'turn it into a zombie',
  ],
  // "Anímala", "hazla gif"
  [
    new RegExp(
      `${START}(?:(?:anima(?:r|me|le)?(?:la|lo)|anima(?: la| esta| mi)? (?:foto|imagen))|(?:haz|pon|pasa|conviert)[a-z]*(?:la|lo|mela|melo)(?: en| a| como)?(?: un)? (?:gif|video|reel animado|movimiento|live photo)|dale movimiento|que se mueva)(?: a la foto)?${WISH_END}`,
    ),
    'animate the photo',
  ],
  // "Sin piel de cera"
  [
    /\b(?:sin|nada de|pero no) (?:la )?(?:piel|cara)s? (?:de|como) (?:cera|plastico|muneca|porcelana)(?= ?$| [,.;!?]| y\b)/,
    'no skin like wax ',
  ],
  // "Abre los ojos", "la boca cerrada": as English says it
  [
    /\b(?:abr)(?:e|ir|a|eme|ele|irle|irme|enos)*(?: (?:me|le|nos))? (?:los|mis|sus) (ojos|ojitos)(?= ?$| [,.;:!?]| y\b| a\b| de\b)/,
    'open my $1',
  ],
  [
    new RegExp(`${START}(?:(?:con|y|quiero|que salga|que tenga) )*(?:la|mi) boca cerrada${END}`),
    'close my mouth',
  ],
  // "Ciérrame la boca": as English says it
  [
    /\b(?:cierr|cerr)(?:a|e|ar|ame|eme|ale|arle|arme|ala|anos)*(?: (?:me|le|la|nos))? (?:la|su|mi) (?:boca|boquita)(?= ?$| [,.;:!?]| y\b| por\b)/,
    'close my mouth',
  ],
  // "Cámbiame la cara por la del pibe de la otra", "ponme la cara del chico de la otra foto"
  [
    new RegExp(
      `${START}(?:por favor )?(?:cambi|reemplac|reemplaz|remplaz|sustitu|intercambi)[a-z]*(?: (?:me|le|les|nos))? (?:la|mi|su|nuestra|el|las) (?:cara|caras|rostro|cabeza|jeta|careto)(?: (?:de|del|a|al) [^,.;:!?“]{1,30}?)? (?:por|con) (?:la|el|las|los) (?:(?:cara|rostro|cabeza) )?(?:de|del) [^,.;:!?“]{1,50}?${WISH_END}`,
    ),
    'swap my face with another face',
  ],
  [
    new RegExp(
      `${START}(?:por favor )?(?:pon|pong|met|peg)[a-z]*(?: (?:me|nos))? (?:la|el) (?:cara|rostro|cabeza) (?:de|del) [^,.;:!?“]{1,40}? (?:de|en) (?:la|el) (?:otra|otro|segunda|segundo|2|primera)(?: (?:foto|imagen))?${WISH_END}`,
    ),
    'swap my face with another face',
  ],
  // "Ponle a él la cara de la otra foto", "ponle mi cara a este actor"
  [
    new RegExp(
      `${START}(?:por favor )?(?:pon|ponga|pongan|poner|pega|mete|coloca|monta)(?:le|les| le| les)(?: a (?:el|ella|ellos|este|esta|ese|esa|mi|la|un|una)(?: (?!la\\b|mi\\b|su\\b)[^,.;:!?“ ]+){0,2}?)? (?:la|mi|su) (?:cara|cabeza)(?: (?:de|del) [^,.;:!?“]{1,30}?)?(?: a (?:(?:el|ella|este|esta|ese|esa|mi|la|un|una|al|otro|otra)(?: [^,.;:!?“ ]+){0,2}?))?${WISH_END}`,
    ),
    'swap the faces',
  ],
  // "Que mi bebé mire al frente": where somebody looks.
  [
    /\b(mir(?:e|en|es|emos|ando)) (?:al frente|de frente|hacia (?:aca|aqui|adelante|el frente)|pa ca|para (?:aca|aqui|el frente))\b/,
    '$1 a la camara',
  ],
  // "Hazme ver más delgada": nothing that light does.
  [
    new RegExp(
      `\\b(?:hazme|haz me|hazla|hazlo|haznos|que me|quiero) (?:ver|vea|verme|veamos|lucir|luzca|salir|salga|parecer|parezca) (?:un poco |un poquito |bastante |mucho )?mas (${BODY})`,
    ),
    'hazme mas $1',
  ],
];
