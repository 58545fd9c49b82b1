import type { Form } from '../../forms/rewrite.ts';
import { END, INK, START } from './parts.ts';

/** Wishes of Spanish as they are spoken, in words that its tables hold. */
export const SPANISH_FREELY: readonly Form[] = [
  // "El granito que tiene de noche": how it came about
  [
    new RegExp(
      `(?<=\\b(?:ruido|ruidito|grano|granito|granulado) )(?:que (?:tiene|hay|sale|salio|le sale|le salio|quedo) )?(?:(?:por|de|en|ser|la) )+noche${END}`,
    ),
    '',
  ],
  // "Está de lado, ponla derecha": a quarter of a turn
  [
    new RegExp(
      `${START}(?:(?:la|esta) (?:foto|imagen) )?(?:esta|salio|quedo|sale|se ve|me salio|me quedo|aparece) (?:de lado|acostada|tumbada|de costado|de ladito) (?:(?:,|y|asi que|por favor|porfa) )+(?:pon|dej|enderez|enderec|acomod|gir|volte)[a-z]*(?: (?:la|lo))?(?: (?:derech[oa]|derechit[oa]|bien|parada|vertical))?${END}`,
    ),
    'esta de lado',
  ],
  // "Voltéala que salió de cabeza": half a turn
  [
    new RegExp(
      `${START}(?:volte|gir|rot|dale|da|pon|enderez)[a-z]*(?: (?:la|lo|foto|vuelta|derecha))* (?:(?:,|que|porque|es que) )+(?:esta|salio|quedo|me salio|me quedo|aparece) (?:de cabeza|boca abajo|patas (?:para )?arriba)${END}`,
    ),
    'esta de cabeza',
  ],
  // "Escribe Feliz Día arriba en letras blancas": where it is to stand
  [
    new RegExp(
      `${START}(?:escrib|pon)[a-z]*(?: (?:le|me|la))? ((?!(?:un|una|el|la|los|las|mi|texto|titulo|letras?|algo|otra|otro|todo|arriba|abajo)\\b)[^,.;:!?“ ]+(?: (?!(?:en|con|letras?)\\b)[^,.;:!?“ ]+){0,5}?) (arriba|abajo) (?=(?:(?:a|en) (?:la |el )?(?:izquierda|derecha|centro) )?(?:en|con) (?:unas )?letras?\\b)`,
    ),
    'escribe “$1” $2 ',
  ],
  [/\bblurre(?:a|ar|ame|alo|ado)\b/, 'desenfoca'],
  // "Recorta solo la cara en círculo"
  [
    new RegExp(
      `\\brecort[a-z]*(?: (?:me|le))? (?:(?:solo|solamente|nada mas) )?(?:la|mi|su) (?:cara|rostro|cabeza|carita) (?:(?:en|de|con|forma|un) )+(?:circulo|redond[oa]|circular)${END}`,
    ),
    'foto de perfil redonda',
  ],
  // "Nieve cayendo, poquita"
  [
    /\b(nieve|lluvia)(?: cayendo)? (?:(?:,|pero|y) )+(?:muy |bien )?(?:poca|poquita|poquito|poco|leve|suavecita|ligerita)(?= ?$| [,.;!?])/,
    'poca $1',
  ],
  // "Dale calidez, como de tarde"
  [
    new RegExp(
      `(?<=\\b(?:calid|calor|dorad)[a-z]* )(?:, )?(?:como )?de (?:la |media )?tarde(?:cita)?${END}`,
    ),
    '',
  ],
  // "Como portada de disco de los 80"
  [
    /\b(?:como|tipo|estilo) (?:(?:una|la|de) )*(?:portada|caratula|tapa|cubierta) (?:de|del) (?:(?:un|los) )?(?:discos?|album|vinilo|lp) (?=(?:de )?(?:los )?(?:anos )?(?:[5-9]0|cincuenta|sesenta|setenta|ochenta|noventa))/,
    '',
  ],
  // "El rojo más intenso y lo demás en gris"
  [
    new RegExp(
      `${START}(?:que )?(?:el|los) ${INK} (?:(?:mas|bien|muy) )+(?:intens|viv|fuert|llamativ)[a-z]+ (?:y|,) (?:(?:y|todo) )*(?:lo demas|el resto|lo otro) (?:en|a) (?:gris|grises|blanco y negro)${END}`,
    ),
    'todo en gris menos el $1',
  ],
  // "Menos sombras": lighter ones
  [new RegExp(`${START}(?:con )?menos sombras?${END}`), 'sube las sombras'],
  // "Menos de 1 mega"
  [/(?<=\b\d+(?:\.\d+)? )megas?(?= ?$| [,.;!?]| y\b| de\b)/, 'mb'],
  // "Neón en tonos rosas y azules": it has colours of its own
  [
    new RegExp(
      `\\b(?:efecto |luces |luz |estilo )?(?:de )?neon (?:en|con|de) (?:tonos|colores|color) ${INK} (?:y|con|e) ${INK}${END}`,
    ),
    'neon $1 y $2',
  ],
  // "Como dibujo de los Simpson"
  [
    /\b(?:dibujo|dibujito|caricatura|personaje|estilo)s? (?:de |tipo |como )?(?:los )?simpsons?(?= ?$| [,.;!?]| y\b)/,
    'caricatura',
  ],
  // "Foto vieja en blanco y negro, ponle color": it has none yet
  [
    new RegExp(
      `${START}(?:(?:la|mi|esta|una|es una) )?(?:foto|fotografia|fotito) (?:(?:vieja|antigua|viejita|muy|bien|en blanco y negro) ?)+(?:(?:de|del) (?:(?:mi|mis|la|el|los|las|su) )?[^,.;:!?“ ]+ )?(?:(?:,|y|;) )+(?:le |la )?(?:pon|ponle|ponele|dale|poner|colorea)[a-z]*(?: (?:le|la))?(?: (?:color|colores|a color))?${END}`,
    ),
    'coloriza la foto',
  ],
  // "Que casi no se vea"
  [
    new RegExp(
      `(?<=\\w )(?:(?:,|pero|y) )*que (?:casi|apenas) (?:(?:no|ni) )?se (?:note|vea|aprecie|distinga|perciba)n?${END}`,
    ),
    ', muy sutil',
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
  // "Cuadrada, con blanco a los lados"; what is there, and goes, is not filled up
  [
    new RegExp(
      `(?<=\\b(?:cuadrad|vertical|horizontal|\\d+:\\d+)[a-z]*\\b[^.;!?“]* )(?:(?:,|y) )*con ${INK} (?:a|en|por) (?:los|ambos) (?:lados|costados)${END}(?!.*\\b(?:quit|elimin|borr|sac|recort|cort)[a-z]*(?:l[oa]s?| eso| lo (?:negro|blanco))\\b)`,
    ),
    ', rellena los lados de $1',
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
  // "Pero que no se vea exagerado"
  [
    new RegExp(
      `(?<=\\w )(?:(?:,|pero|y) )*(?:sin que|que no) (?:se )?(?:parezca|quede|vea|note|luzca|salga)n? (?:(?:muy|tan|demasiado) )?(?:exagerad|artificial)[a-z]*${END}`,
    ),
    ', sin pasarse',
  ],
  // "Y que sea jpg"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\by )(?:que )?(?:sea|quede|este) (?:(?:un|en|formato|archivo) )*(jpg|jpeg|png|webp)${END}`,
    ),
    'guardala como $1',
  ],
  [/\bfiltrito\b/, 'filtro'],
  [/\befecto (?:de )?mosaico(?= ?$| [,.;!?])/, 'pixel art'],
];
