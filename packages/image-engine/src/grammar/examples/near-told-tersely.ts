// Wishes that are near those told tersely, and that their forms leave alone.

type Wishes = readonly (readonly [prompt: string, plan: string])[];

export const NEAR_TOLD_TERSELY: Wishes = [
  // What it is compared with
  [
    'je veux la même ambiance de couleurs que sur la 2e photo',
    'matchColours(picture=1,percent=80)',
  ],
  // The sky that is there, and the one that is wished for
  ['hazla más clara, la tomé con cielo nublado', 'brightness'],
  ['cambia ese cielo nublado y pon uno azul', 'replaceSky(sky=clear)'],
  ['pon un cielo nublado', 'replaceSky(sky=clouds)'],
  ['remplace le ciel couvert, mets du bleu', 'replaceSky(sky=clear)'],
  ['change nothing but the sky, make it a sunset', 'replaceSky(sky=sunset)'],
  // What is wrong with it
  ['is too blurry except for the face, can you sharpen it', 'sharpen@background(percent=100)'],
  ['está muy borrosa salvo la cara, enfócala', 'sharpen@background(percent=100)'],
  ["it's tilted 90 degrees to the left, straighten it", 'rotate(degrees=90)'],
  ["I can't read the text, needs to be turned 90 degrees left", 'rotate(degrees=270)'],
  ['il y a un voile blanc sur le tout, enlève-le', 'dehaze(percent=80)'],
  ['trop de ciel bleu en haut, enlève', 'crop(top=0.1)'],
  ['trop de mer en bas, enlève', 'crop(bottom=0.1)'],
  ['recadre au plus près du bord gauche', 'crop(left=0.125)'],
  ['agrandis la photo de 2%', 'resize(factor=1.02)'],
  // Grounds and borders that are there
  ['remove the white border, make it black and white', 'trim grayscale'],
  ['remove the gradient background from the photo', 'removeBackground'],
  ['I have a plain light background, make it blue', 'replaceBackground(to=colour,colour=blue)'],
  [
    'change the background to a beach, or if not, make it blue',
    'replaceBackground(to=scene,scene=beach)',
  ],
  ['write "SALE" on a red brush stroke', 'text(text=SALE,bar=red)'],
  ['die Wolken rein weiß machen', 'recolour(from=null,to=white,thing=clouds)'],
  // What is marked
  ['enhance the photo and I hate the plastic bag, remove it', 'erase enhance'],
  ['get rid of the shadow on my face', 'erase'],
  // The picture that is left, and what stands behind it
  ['quita el fondo y ponlo en blanco y negro', 'removeBackground grayscale'],
  ['quita el fondo y ponlo negro', 'replaceBackground(to=colour,colour=black)'],
  // What is seen too well, or hardly
  ['the grain is clearly visible, remove it', 'denoise'],
  ['the noise is very visible, please remove it', 'denoise'],
  ['add grain, clearly visible', 'grain(percent=85)'],
  ['the rainbow should be very noticeable', 'rainbow(percent=75)'],
  [
    'mach einen Regenbogen, man soll ihn kaum sehen, und mehr Kontrast',
    'contrast rainbow(percent=32)',
  ],
  // Colours that are there, and only wrong
  ['give this photo true colors, it is way too yellow', 'whiteBalance'],
  ['Gib dem Foto natürliche Farben, es ist zu gelb', 'whiteBalance'],
  ['gib dem Foto echte Farben, es hat einen Gelbstich', 'whiteBalance'],
  // Edges that are torn or burnt, and those of a painting
  ['mon dessin a les bords déchirés, répare-le', 'restore'],
  ['mi dibujo tiene los bordes rasgados, repáralo', 'restore'],
  ['dessin à bords irréguliers', 'pencilSketch'],
  ['vintage con los bordes quemados', 'vintage vignette(percent=55)'],
  ['fais que la voiture soit de nuit', 'night@subject'],
  // A picture stands straight
  ['make the photo lighter, straight and warmer', 'straighten warmth brightness'],
  ['la quiero más nítida, recta', 'straighten sharpen'],
  // A colour of margins is cut off
  ['trop de blanc en haut, enlève', 'crop(top=0.1)'],
  ['trop de rouge à gauche, enlève-le', 'erase'],
  ['pon la luna grande', 'replaceBackground(to=scene,scene=space)'],
  [
    'voiture rouge, non, mets du bleu dans le ciel',
    'recolour(to=red,thing=car) replaceSky(sky=clear)',
  ],
  ['voiture rouge, non, plutôt bleue', 'recolour(to=blue,thing=car)'],
  ['júntalas, una encima de la otra con transparencia', 'doubleExposure'],
  ["la même ambiance de couleurs que sur l'autre image", 'matchColours(picture=1,percent=80)'],
];

/** What is done, and what is left of them. */
export const NEAR_TOLD_TERSELY_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  left: string,
])[] = [
  ['ilumina la foto, salió con cielo nublado', 'brightness(percent=20)', 'cielo'],
  [
    'Den Regenbogen kann man kaum sehen, mach ihn stärker',
    'rainbow(percent=55)',
    'mach ihn stärker',
  ],
  ['photo prise avec un ciel couvert, rends-la plus lumineuse', 'brightness(percent=20)', 'ciel'],
];

/** A watermark that is there is complained of, and never written again; noses and teeth are not straightened with the picture. */
export const NEAR_TOLD_TERSELY_REFUSALS: readonly string[] = [
  'the watermark on the right bothers me',
  'das Wasserzeichen unten rechts stört',
  'trop de bleu en haut, enlève',
  'la nariz más fina y recta',
  'make it whiter and straight, I mean my teeth',
  'longer and straight',
  'the grain is very visible',
  'foto vieja con los bordes quemados, quítalos',
  'borra los cables y las farolas encendidas',
  'remove the background, the shadow on my face should stay',
  'add light leaks but with a clean look',
];

/** What may be painted away once it is marked. */
export const NEAR_TOLD_TERSELY_MARKED: Wishes = [
  ['too much floor at the bottom, get rid of it', 'erase'],
];
