/** What is done of such wishes, and the words of what is left. */
export const TOLD_LASTLY_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  left: string,
])[] = [
  ['A lápiz, trazo fino, en papel color crema', 'pencilSketch', 'papel color crema'],
  [
    'fondo degradado de rojo a amarillo, el amarillo a la derecha',
    'replaceBackground(to=scene,scene=gradient)',
    'derecha',
  ],
  [
    'Foto de carnet 32x26 mm con fondo blanco, y si puedes ciérrame la boca',
    'format(format=passport) replaceBackground(to=colour,colour=white)',
    'ciérrame la boca',
  ],
  ['Hazla de noche con las farolas encendidas', 'night', 'farolas encendidas'],
  ['restaura esta foto viejita de mi bisabuela y ponle color', 'restore', 'ponle color'],
  ['necesito que pese menos de 1 mega y sea jpg', 'resize(factor=0.5)', 'jpg'],
  ['un efecto de neon en tonos rosas y azules', 'neon', 'rosas'],
  [
    'Desenfoca el fondo bastante, pero que el perro de la derecha también salga nítido',
    'backgroundBlur(percent=75)',
    'perro de la derecha',
  ],
  ['quita el fondo del coche y píntalo de rojo', 'removeBackground', 'píntalo de rojo'],
];

/** Colours that nobody knows, and what is to be marked first. */
export const TOLD_LASTLY_REFUSALS = [
  '¿Puedes ponerle color de verdad a esta foto de 1920?',
  'can you put real color on this photo from 1920?',
  'Kannst du diesem Foto von 1920 echte Farben geben?',
  'foto antigua en blanco y negro de mis abuelos, dale color',
  'pixelale la patente al auto',
  'difumínale el rostro a los niños',
  'abre los ojos',
  'ponle luna llena',
  'marca de agua repetida',
] as const;

/** "This" is what is marked. */
export const TOLD_LASTLY_MARKED: readonly (readonly [prompt: string, plan: string])[] = [
  ['esto en rojo cereza, lo demás ni tocarlo', 'recolour(to=cherry red,thing=marked area)'],
  ["this in cherry red, don't touch the rest", 'recolour(to=cherry red,thing=marked area)'],
  ['das in kirschrot, den Rest nicht anfassen', 'recolour(to=cherry red,thing=marked area)'],
  ['ça en rouge cerise, touche pas au reste', 'recolour(to=cherry red,thing=marked area)'],
  ['esto en azul', 'recolour(to=blue,thing=marked area)'],
  ['esto más oscuro', 'brightness@marked(percent=-20)'],
  ['this darker', 'brightness@marked(percent=-20)'],
  ['das dunkler', 'brightness@marked(percent=-20)'],
  ['ça plus sombre', 'brightness@marked(percent=-20)'],
  ['darken this', 'brightness@marked(percent=-20)'],
  ['make it darker', 'brightness(percent=-20)'],
  ['make this photo darker', 'brightness(percent=-20)'],
];
