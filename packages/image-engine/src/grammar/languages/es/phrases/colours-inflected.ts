import type { Phrases } from '../../phrases.ts';

/** Colours as Spanish inflects them: one, its feminine, and several of both; and what they are in English. */
const COLOURS = `
  rojo roja rojos rojas = red
  azul azul azules azules = blue
  verde verde verdes verdes = green
  amarillo amarilla amarillos amarillas = yellow
  naranja naranja naranjas naranjas = orange
  rosa rosa rosas rosas = pink
  rosado rosada rosados rosadas = pink
  morado morada morados moradas = purple
  violeta violeta violetas violetas = purple
  lila lila lilas lilas = lilac
  turquesa turquesa turquesas turquesas = turquoise
  celeste celeste celestes celestes = light blue
  fucsia fucsia fucsias fucsias = fuchsia
  dorado dorada dorados doradas = golden
`;
/** Colours that nothing stands out by, which a thing may have all the same. */
const OTHERS = `
  negro negra negros negras = black
  blanco blanca blancos blancas = white
  gris gris grises grises = gray
  marron marron marrones marrones = brown
  cafe cafe cafes cafes = brown
  beige beige beiges beiges = beige
  crema crema cremas cremas = cream
  mostaza mostaza mostazas mostazas = mustard
  plateado plateada plateados plateadas = silver
  granate granate granates granates = burgundy
  bordo bordo bordos bordos = burgundy
  marino marino marinos marinos = navy
  terracota terracota terracotas terracotas = terracotta
  salmon salmon salmones salmones = salmon
  oliva oliva olivas olivas = olive
`;

interface Inflected {
  /** With the articles that may stand before the thing. */
  forms: readonly (readonly [articles: readonly string[], form: string])[];
  english: string;
}

const inflected = (table: string): Inflected[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [said = '', english = ''] = line.split('=').map((part) => part.trim());
      const [he = '', she = '', many = '', ladies = ''] = said.split(' ');
      const forms: Inflected['forms'] = [
        [['el', 'mi'], he],
        [['la', 'mi'], she],
        [['los', 'mis'], many],
        [['las', 'mis'], ladies],
      ];
      return { forms, english };
    });

/** "Deja el vestido rojo en color": what else is to lose its colour is told, or goes without saying. */
const KEEPS = ['dej~', 'dej~ me', 'mant~', 'mantien~', 'que quede', 'que se quede', 'que siga'];
/** "Que el vestido rojo quede en color" */
const STAYS = [
  ...[
    'quede/siga/queden/sigan en',
    'quede/siga/queden/sigan a',
    'se quede en',
    'tenga',
    'conserve su',
  ],
  'sea lo unico que tenga/a/en/con',
];

function kept({ forms, english }: Inflected): string[] {
  const said = forms.flatMap(([articles, form]) =>
    articles.flatMap((article) => [
      ...KEEPS.map((keep) => `${keep} ${article} … ${form} en/a color`),
      ...STAYS.map((stay) => `que ${article} … ${form} ${stay} color`),
    ]),
  );
  const alone = forms
    .slice(0, 2)
    .flatMap(([articles, form]) =>
      articles.map((article) => `solo quiero que resalte ${article} … ${form}`),
    );
  return [`${[...new Set([...said, ...alone])].join(' | ')} = keep only in color the ${english}`];
}

/** "Quiero el sofá verde en vez de marrón": the first colour is the wish. */
function chosen({ forms, english }: Inflected): string[] {
  const said = [...new Set(forms.map(([, form]) => form))];
  const turns = said.flatMap((form) => [
    `${form} en vez/lugar de`,
    `en ${form} en vez de`,
    `${form} y no en`,
    `un color ${form} en vez/lugar de`,
    `color ${form} en vez/lugar de`,
  ]);
  return [
    `${turns.join(' | ')} = in ${english} instead of`,
    `${said.map((form) => `en ${form} y no en | en ${form} y no`).join(' | ')} = ${english} instead of`,
  ];
}

/** "Con contorno amarillo": of a sticker or of letters. */
function outlined({ forms: [he], english }: Inflected): string[] {
  const [, form = ''] = he ?? [];
  return [`con contorno/reborde ${form} | con un contorno ${form} = with ${english} outline`];
}

/** "De rojo a azul oscuro": what it is, and what it shall become. */
function left({ forms, english }: Inflected): string[] {
  const said = [...new Set(forms.slice(0, 2).map(([, form]) => form))];
  return [`${said.map((form) => `de ${form} a`).join(' | ')} = from ${english} to`];
}

/** "Deja el fondo en color blanco": a colour, and nothing that keeps its colours. */
function worn({ forms, english }: Inflected): string[] {
  const said = [...new Set(forms.slice(0, 2).map(([, form]) => form))];
  return [`${said.map((form) => `en color ${form}`).join(' | ')} = in ${english}`];
}

/** "Que no cambie el tono verde de la tela": how the thing is to stay. */
function staying({ forms: [he], english }: Inflected): string {
  const [, form = ''] = he ?? [];
  const stays = ['que no cambie', 'sin cambiar'];
  return `${stays.map((turn) => `${turn} el tono/color ${form}`).join(' | ')} = keep the ${english} color`;
}

/** "Fondo gris muy claro": a shade, and nothing that is too bright; of the picture it tells a fault. */
function shaded({ forms, english }: Inflected): string[] {
  const said = [...new Set(forms.slice(0, 2).map(([, form]) => form))];
  const how = 'muy/bien/bastante/super/re';
  return [
    `${said.map((form) => `fondo ${form} ${how} claro/clarito/palido`).join(' | ')} = light ${english} background`,
    `${said.map((form) => `fondo ${form} ${how} oscuro/oscurito`).join(' | ')} = dark ${english} background`,
  ];
}

/** Turns that name a colour, for every colour. */
const TURNS = [
  ...inflected(COLOURS).flatMap((each) => [...kept(each), ...outlined(each), staying(each)]),
  ...[...inflected(COLOURS), ...inflected(OTHERS)].flatMap((each) => [
    ...chosen(each),
    ...worn(each),
    ...shaded(each),
    ...left(each),
  ]),
].join('\n');

/** "El vestido que es amarillo": which one it is, as an adjective says it. */
function told({ forms, english }: Inflected): string {
  const [he = '', she = '', many = '', ladies = ''] = forms.map(([, form]) => form);
  const one = [...new Set([he, she])].flatMap((form) => [`que es ${form}`, `q es ${form}`]);
  const several = [...new Set([many, ladies])].flatMap((form) => [
    `que son ${form}`,
    `q son ${form}`,
  ]);
  return `${[...one, ...several].join(' | ')} = ${english}`;
}

/** What a thing is told to be, for every colour. */
const TOLD = [...inflected(COLOURS), ...inflected(OTHERS)].map(told).join('\n');

/** Turns of Spanish that name a colour, for every colour in each of its forms. */
export const SPANISH_COLOURS_INFLECTED: Phrases = { phrase: TURNS, adjective: TOLD };
