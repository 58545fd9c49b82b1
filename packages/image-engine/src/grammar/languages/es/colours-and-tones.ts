import type { Form } from '../../forms/rewrite.ts';
import { INK, START } from './parts.ts';

const BRIGHT =
  'chillon/chillona/chillones/chillonas/fosforito/fosforita/fosforescente/fluor/fluorescente/fluo';
const HUES = [
  ['rojo/roja/rojos/rojas', 'red'],
  ['amarillo/amarilla/amarillos/amarillas', 'yellow'],
  ['verde/verdes', 'green'],
  ['azul/azules', 'blue'],
  ['naranja/naranjas', 'orange'],
  ['rosa/rosas', 'pink'],
] as const;

/** Spanish words for colours and for tones, and for how much of them. */
export const SPANISH_COLOURS_AND_TONES = `
  ${HUES.map(([said, meant]) => `${said} ${BRIGHT} = bright ${meant}`).join('\n  ')}
  color cobre | cobrizo/cobriza | en cobre = in copper
  color bronce | en bronce = in bronze
  bronce = bronze
  color arena = in beige
  blanco/blanca/blancos/blancas puro/pura/puros/puras = white
  excepto lo | salvo lo | menos lo | a excepcion de lo = except the
  al menos un | al menos en un | por lo menos un | por lo menos en un = at least
  bloques = blocks
  su/tu/la/mi cabeza = the head
  no quiero detalles en las sombras | no quiero mas detalles en las sombras | sin detalles en las sombras = darken the shadows
  vineta clara = white vignette
  aspecto/efecto/look/acabado granulado | textura granulada = grainy look
  contraste mas suave | contraste mas bajo | contraste mas blando = less contrast
  oscurec~/oscurezc~/baj~ las zonas/partes/areas claras/luminosas/brillantes = reduce the highlights
  el doble de contraste | duplic~ el contraste = twice as much contrast
  el doble de saturacion | el doble de saturada/saturado | duplic~ la saturacion = twice as much saturation
  el doble de clara/claro/luminosa/luminoso/brillante = twice as bright
  el doble de calida/calido = twice as warm
  bicolor = duotone
  que parezca mayor | que se vea mayor | que parezca mas mayor = look older
  que no salga/salgan con los ojos cerrados = open the eyes
`;

/** Spanish wishes about them, in words that the tables hold. */
export const SPANISH_COLOUR_SENTENCES: readonly Form[] = [
  // "Quisiera ver el vestido en azul"
  [
    new RegExp(
      `${START}(?:(?:me gustaria|quisiera|quiero|querria|queria) ver )(?=(?:el|la|los|las|mi|mis|este|esta) (?!foto|imagen|fondo|cara)[^,.;:!?“ ]+(?: [^,.;:!?“ ]+)? (?:en|de color|color) (?:#|${INK}))`,
    ),
    'pon ',
  ],
  // "Uñas rojas por favor": without its tilde it is "unas", too
  [
    new RegExp(
      `^unas (?!rosas?\\b)(${INK}|roj[oa]s|negr[oa]s|blanc[oa]s|azules|verdes|morad[oa]s)(?= ?(?:por favor|porfa|please)? ?[.!]? ?$)`,
    ),
    'mis unas en $1',
  ],
  // "Que el coche deje de ser rojo y sea plateado"
  [
    /\bdejen? de ser ([^,.;:!?“ ]+) y (?:sean?|pasen? a ser) ([^,.;:!?“ ]+)(?= ?$| [,.;!?])/,
    'sea $2 en vez de $1',
  ],
  // "Posteriza a 6 niveles": no verb is meant
  [/(?<=\b\d{1,2} )niveles(?= ?$| [,.;!?])/, 'levels'],
  // "Tono azul al 20 %", and nothing that says it is there: one is wished for
  [
    /^(?:por favor )?(?:un |una )?(?:(?:ligero|leve|suave) )?(?:tono|tinte|matiz) (azul|verde|rojo|rosa|amarillo|morado|violeta|naranja)(?: (?:(?:al|del|de) )?(\d+))?(?= ?(?:por favor ?)?[.!]? ?$)/,
    'agrega un tinte $1 $2',
  ],
];
