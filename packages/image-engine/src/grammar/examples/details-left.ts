/** What is marked gets a colour, in whatever way it is pointed at. */
export const DETAILS_BESIDE_MARKED: readonly (readonly [prompt: string, plan: string])[] = [
  ['píntalo de amarillo mostaza', 'recolour(from=null,to=mustard yellow,thing=marked area)'],
  ['pinta esto de verde oliva', 'recolour(from=null,to=olive,thing=marked area)'],
  ['peins ça en jaune moutarde', 'recolour(to=mustard yellow,thing=marked area)'],
  ['streich das senfgelb', 'recolour(from=null,to=mustard yellow,thing=marked area)'],
  ['mal das rot an', 'recolour(to=red,thing=marked area)'],
  ['paint this mustard yellow', 'recolour(to=mustard yellow,thing=marked area)'],
  ['ponlo de verde oliva', 'recolour(from=null,to=olive,thing=marked area)'],
  ['streich das hier in Weinrot', 'recolour(to=burgundy,thing=marked area)'],
  ['mach das senfgelb', 'recolour(to=mustard yellow,thing=marked area)'],
  ['mach das Bild blau', 'tint(colour=blue)'],
  ['streich das Haus rot', 'recolour(to=red,thing=house)'],
];

/** What is left of a wish that is done: a side, or a height, of which it knows nothing. */
export const DETAILS_BESIDE_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  left: string,
])[] = [
  [
    'Que parezca hora dorada, con la luz entrando por la izquierda',
    'goldenHour',
    'la luz entrando por la izquierda',
  ],
  ['golden hour light coming from the right', 'goldenHour', 'coming from the right'],
  ['lumière dorée venant de la gauche', 'goldenHour', 'venant de la gauche'],
  [
    'la même mais au coucher de soleil, avec la lumière qui vient de la droite',
    'goldenHour',
    'la lumière qui vient de la droite',
  ],
  ['goldenes Licht von links', 'goldenHour', 'von links'],
  [
    'ajoute "À louer" en bas à droite, blanc sur fond noir, hauteur 5 % de l\'image',
    'text(colour=white,bar=black)',
    "hauteur 5 % de l'image",
  ],
  [
    'add "To let" at the bottom right, height 5% of the picture',
    'text(text=To let)',
    'height 5% of the picture',
  ],
  [
    'gradient background from purple to pink, top to bottom',
    'replaceBackground(scene=gradient)',
    'top to bottom',
  ],
];

/** Nobody knows the colours that were. */
export const DETAILS_BESIDE_REFUSALS = [
  'coloréala, es de 1950, el uniforme era azul',
  'colorízala',
  'coloréalo',
  'colorie-la, elle date de 1950',
] as const;
