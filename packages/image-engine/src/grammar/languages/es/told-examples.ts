/** Wishes of Spanish with reasons, superlatives and complaints around them, and the plan they mean. */
export const SPANISH_TOLD: readonly (readonly [prompt: string, plan: string])[] = [
  ['quedó chuequísima, enderézala porfa', 'straighten'],
  ['está oscurísima y borrosísima', 'brightness(percent=20) sharpen'],
  ['fondo blanquísimo', 'replaceBackground(to=colour,colour=white)'],
  ['un marco finísimo dorado', 'frame(colour=golden,share=0.018)'],
  ['más grande que la voy a mandar imprimir', 'resize(factor=2)'],
  ['más nítida, que la quiero colgar en el pasillo', 'sharpen'],
  ['desenfoca el fondo, que se la quiero enseñar a mi jefa', 'backgroundBlur'],
  ['en blanco y negro, porque lo vamos a usar para el recordatorio', 'grayscale'],
  ['es en blanco y negro, ponle un marco blanco', 'frame(style=plain,colour=white)'],
  ['está en blanco y negro, súbele el contraste', 'contrast(percent=18)'],
  ['que quede todo en tonos morados', 'tint(colour=purple)'],
  ['una foto en tonos verdes y negros', 'duotone(shadows=black,highlights=green)'],
  ['dale un poquito más de definición', 'sharpen(percent=50)'],
  ['ponle algo de vida', 'saturation(percent=15)'],
  ['menos techo por arriba', 'crop(top=0.1,bottom=0,left=0,right=0)'],
  ['que se vea menos asfalto abajo', 'crop(top=0,bottom=0.1,left=0,right=0)'],
  ['hay demasiado cielo, córtalo un poco', 'crop(top=0.1,bottom=0,left=0,right=0)'],
  ['recorta por abajo, que sale mucho suelo', 'crop(top=0,bottom=0.1,left=0,right=0)'],
  ['menos pared a los lados', 'crop(top=0,bottom=0,left=0.1,right=0.1)'],
  [
    'una junto a la otra y ponles VERANO e INVIERNO',
    'sideBySide text(text=VERANO) text(text=INVIERNO)',
  ],
  ['lado a lado, con los letreros ANTES y AHORA', 'sideBySide text(text=ANTES) text(text=AHORA)'],
  [
    'una debajo de la otra, con los textos ENERO y MAYO',
    'sideBySide(direction=stack) text(text=ENERO) text(text=MAYO)',
  ],
  ['hazme un cartel para el bar: sepia y el texto "Hoy música"', 'sepia text(text=Hoy música)'],
  ['me harían un póster con look de cine', 'cinematic'],
  ['cámbiame el cielo por uno de atardecer, el mío está feo y gris', 'replaceSky(sky=sunset)'],
  ['las paredes, de blancas a verdes', 'recolour(from=white,to=green,thing=wall)'],
  ['salimos muy pálidos de tanta luz', 'brightness(percent=-20)'],
  ['los blancos salieron medio amarillentos, ¿lo corriges?', 'whiteBalance'],
  ['quita los dobleces de la foto, la tenía en un cajón', 'restore'],
  ['la hice con un celular barato y salió borrosa', 'sharpen'],
  ['más contraste, pero no tanto que parezca falso', 'contrast(percent=8)'],
  ['difumina atrás y que mi hija salga nítida', 'backgroundBlur'],
  ['la quiero horizontal, rellena los lados de blanco', 'pad(ratio=3:2,colour=white)'],
  ['vlanco y negro, y kita el fondo', 'removeBackground grayscale'],
];

/** What is refused of wishes in Spanish, and why, beside the plan that the rest means. */
export const SPANISH_PARTLY: readonly (readonly [prompt: string, plan: string, reasons: string])[] =
  [
    ['que salga riendo, que justo puse cara de susto', '', 'it cannot change expressions'],
    ['en acuarela y con globos flotando por detrás', 'watercolour', 'it cannot add new objects'],
    [
      '¿Le pueden dar color a la foto de mi bisabuela? Está en blanco y negro y quisiera ver los colores reales',
      '',
      'it cannot know the true colours of things',
    ],
    ['noche con luces de neón verdes y rosas', 'night neon', 'that look has colours of its own'],
    [
      'una al lado de la otra, primero la segunda',
      'sideBySide(direction=row)',
      'it lays pictures out in the order in which they came: send them in the other one',
    ],
    [
      'lado a lado, la segunda va a la izquierda y la primera a la derecha',
      'sideBySide(direction=row)',
      'it lays pictures out in the order in which they came: send them in the other one',
    ],
  ];
