/** What is kept, cut, blurred, limited and corrected beside a wish, with the plans that are meant. */
export const TOLD_FURTHER: readonly (readonly [prompt: string, plan: string])[] = [
  // The look of another picture
  [
    'je veux la même ambiance de couleurs que sur la 2e photo',
    'matchColours(picture=1,percent=80)',
  ],
  ['les mêmes couleurs que la photo 2', 'matchColours(picture=1)'],
  ['dieselbe Farbstimmung wie auf dem 2. Foto', 'matchColours(picture=1)'],
  ['quiero el mismo ambiente de colores que en la 2ª foto', 'matchColours(picture=1)'],
  // The shadow that stays under a cut-out
  [
    'Get rid of the background but keep the little shadow under the shoes please',
    'removeBackground shadow(kind=ground,percent=50)',
  ],
  [
    'Hintergrund weg, aber der Schatten unter den Schuhen soll bleiben',
    'removeBackground shadow(kind=ground,percent=50)',
  ],
  [
    'quita el fondo pero deja la sombra debajo de los zapatos',
    'removeBackground shadow(kind=ground)',
  ],
  ["enlève le fond mais garde l'ombre sous les chaussures", 'removeBackground shadow(kind=ground)'],
  ['get rid of the background and keep the shadow', 'removeBackground shadow(kind=ground)'],
  // What it shows by day, by night
  [
    'can you make this daytime street look like night, with the windows still readable?',
    'night(percent=90)',
  ],
  ['make this daytime photo look like night', 'night(percent=90)'],
  ["fais que cette rue de jour ait l'air d'être de nuit", 'night'],
  ['transforme en nuit mais pas trop sombre sinon on voit plus rien', 'night(percent=60)'],
  ['convierte en noche pero no muy oscuro, que si no no se ve nada', 'night(percent=60)'],
  [
    'Un ciel étoilé à la place du ciel blanc, mais sans changer la couleur de la maison',
    'night(percent=90)',
  ],
  ['starry sky, but without changing the color of the house', 'night'],
  // Haze that is there
  [
    'hazy morning shot, take the haze out and bring up the greens a tad',
    'dehaze(percent=45) saturation(percent=15,hues=green)',
  ],
  ['foto de mañana con bruma, quita la bruma', 'dehaze(percent=80)'],
  ['make it a hazy morning', 'fog(percent=60)'],
  // Square around a face
  ['crop to a square around the face', 'format(format=profile)'],
  ['recadre serré sur le visage, format carré', 'format(format=profile)'],
  ['schneide quadratisch um das Gesicht zu', 'format(format=profile)'],
  ['recorta en cuadrado alrededor de la cara', 'format(format=profile)'],
  ['crop close to the face, square', 'format(format=profile)'],
  ['crop to a square around the cup', 'subjectCrop(fit=close,ratio=1:1)'],
  // Who stands behind
  ['maybe blur those people in the back?', 'backgroundBlur(percent=50)'],
  ['blur those people in the back a little', 'backgroundBlur(percent=25)'],
  ['blur the people in the background', 'backgroundBlur(percent=50)'],
  // Several things
  [
    'Make the sky purple, the grass less green, and the house white. In that order.',
    'recolour(to=purple,thing=sky) recolour(to=white,thing=house) saturation(percent=-15,hues=green)',
  ],
  [
    'Mach den Himmel lila, das Gras weniger grün und das Haus weiß. In dieser Reihenfolge.',
    'recolour(to=purple,thing=sky) recolour(to=white,thing=house) saturation(percent=-15,hues=green)',
  ],
  [
    "Rends le ciel violet, l'herbe moins verte et la maison blanche. Dans cet ordre.",
    'recolour(to=purple,thing=sky) recolour(to=white,thing=house) saturation(percent=-15,hues=green)',
  ],
  // What is corrected
  ['white background, no wait, light blue', 'replaceBackground(to=colour,colour=light blue)'],
  ['white background, or rather light blue', 'replaceBackground(to=colour,colour=light blue)'],
  [
    'weißer Hintergrund, nein, doch lieber hellblau',
    'replaceBackground(to=colour,colour=light blue)',
  ],
  ['fond blanc, non, plutôt bleu clair', 'replaceBackground(to=colour,colour=light blue)'],
  ['fondo blanco, no, mejor azul claro', 'replaceBackground(to=colour,colour=light blue)'],
  ['make the car red, no wait, dark blue', 'recolour(to=dark blue,thing=car)'],
  ['red border, or rather blue', 'frame(colour=blue)'],
  ['brighter by 20 %, no wait, 30 %', 'brightness(percent=30)'],
];
