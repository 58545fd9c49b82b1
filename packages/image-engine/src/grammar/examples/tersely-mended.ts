/** What is wrong, told in few words, and its near wishes, with the plans they mean. */
export const TERSELY_MENDED: readonly (readonly [prompt: string, plan: string])[] = [
  // Half a turn, and no slant
  ["c'est à l'envers, remets droit", 'rotate(degrees=180)'],
  ['elle est à l’envers, redresse', 'rotate(degrees=180)'],
  ["l'horizon penche, redresse d'un poil", 'straighten'],
  // Casts
  ['me salió amarillenta, ponla normal', 'warmth(percent=-30)'],
  ['elle est jaunâtre, remets normal', 'warmth(percent=-30)'],
  ["it's too yellow, make it normal", 'warmth(percent=-30)'],
  ['la cara muy roja, bájale', 'whiteBalance'],
  ['the face is too red, reduce it', 'whiteBalance'],
  ['une touche de rose', 'tint(colour=pink,percent=25)'],
  ['a slightly blue background', 'replaceBackground(to=colour,colour=blue)'],
  // How cameras have it
  ['temperatura 5500k', 'whiteBalance'],
  ['temperature 20', 'warmth(percent=20)'],
  ['exposition +0.5', 'brightness(percent=15)'],
  ['Belichtung +0,5', 'brightness(percent=15)'],
  ['exposition 10', 'brightness(percent=10)'],
  // The ground, and colours in it
  ['que el fondo se vea más lejos y borroso', 'backgroundBlur'],
  ['que le fond paraisse plus loin et flou', 'backgroundBlur'],
  ['couleur que sur les fleurs', 'grayscale@background'],
  ['en couleur que le chat', 'grayscale@background'],
  ['mehr Details in den Schatten', 'shadows(percent=50)'],
  ['el fondo desenfocado y en blanco y negro, ella a color', 'backgroundBlur grayscale@background'],
  ['le fond flou et en noir et blanc, elle en couleur', 'backgroundBlur grayscale@background'],
  ['blur the background and make it black and white', 'backgroundBlur grayscale'],
  ['rellena los lados con blur para que quede 1:1', 'pad(ratio=1:1)'],
  ['remplis les côtés avec du flou pour faire 1:1', 'pad(ratio=1:1)'],
  ['vire moi ce vilain fond', 'removeBackground'],
  // Skies
  ['no me gusta el cielo, cámbialo', 'replaceSky(sky=clouds)'],
  ["j'aime pas le ciel, change le", 'replaceSky(sky=clouds)'],
  ["I don't like the sky, make it brighter", 'brightness'],
  ['cielo morado', 'recolour(to=purple,thing=sky)'],
  ['ciel violet', 'recolour(to=purple,thing=sky)'],
  ['blue sky', 'replaceSky(sky=clear)'],
  // A colour over all, or off it
  ['una capa de azul encima, 20%', 'tint(colour=blue,percent=20)'],
  ['un voile bleu par dessus, 20%', 'tint(colour=blue,percent=20)'],
  ['un voile bleu', 'whiteBalance'],
  ['enlève le vert du néon', 'whiteBalance'],
  ['enlève le jaune de la lampe', 'whiteBalance'],
  ['délave un peu les couleurs', 'saturation(percent=-15)'],
  ['couleurs délavées', 'saturation(percent=-30)'],
  // How close, and how large
  ['recorta más cerca de la cara', 'format(format=profile)'],
  ['recorta al ras la botella', 'subjectCrop(fit=close)'],
  ['recadre au ras de la bouteille', 'subjectCrop(fit=close)'],
  ['agrandis sans pixeliser', 'upscale(factor=2)'],
];

/** A lamp, or a look: of a figure in kelvin that is not daylight nobody knows which. */
export const TERSELY_MENDED_REFUSALS = ['temperature 3200 K'] as const;
