/** How far a wish may go, and what belongs to the look that it stands beside, with the plans that are meant. */
export const TOLD_LIMITED: readonly (readonly [prompt: string, plan: string])[] = [
  // Letters that are large
  ['Schreib "Sommer" in großer gelber Schrift mittig unten', 'text(colour=yellow,scale=1.5)'],
  ['Schreib "Sommer" mit großer weißer Schrift', 'text(colour=white,scale=1.5)'],
  ['Schreib "Sommer" in kleiner weißer Schrift unten', 'text(colour=white,scale=0.6)'],
  ['Schreib "Sommer" in großen roten Buchstaben oben', 'text(colour=red,scale=1.5)'],
  ['write "Hi" in bigger letters', 'text(scale=1.5)'],
  ['make it bigger and write "Hi" in yellow', 'resize(factor=2) text(colour=yellow,scale=1)'],
  // At most so much
  ['brighter, at most 20 %', 'brightness(percent=20)'],
  ['heller, höchstens 20 %', 'brightness(percent=20)'],
  ['brighter, not more than 20 %', 'brightness(percent=20)'],
  ['heller, maximal 20 Prozent', 'brightness(percent=20)'],
  ['brighter, 20 % max', 'brightness(percent=20)'],
  ['más brillo, como mucho 20 %', 'brightness(percent=20)'],
  ['plus lumineux, 20 % maximum', 'brightness(percent=20)'],
  ['plus de contraste, au plus 20 %', 'contrast(percent=20)'],
  ['no more than 20 % brighter', 'brightness(percent=20)'],
  ['resize to at most 1200 px', 'resize(width=1200,most=true)'],
  // Skin like wax
  [
    'entrauschen und nachschärfen, aber bitte keine Wachshaut',
    'denoise(percent=80) sharpen(percent=100)',
  ],
  ['denoise and sharpen, no waxy skin please', 'denoise(percent=80) sharpen(percent=100)'],
  ['réduis le bruit mais pas de peau de cire', 'denoise(percent=80)'],
  ['menos ruido, sin piel de cera', 'denoise(percent=80)'],
  // One picture that shows faintly
  [
    'Doppelbelichtung, das Meer nur schwach über dem Porträt',
    'doubleExposure(form=silhouette,percent=65)',
  ],
  [
    'double exposure, the sea only faintly over the portrait',
    'doubleExposure(form=silhouette,percent=65)',
  ],
  // Mottled grey
  ['le pull jaune en gris chiné, pas le bonnet stp', 'recolour(from=yellow,to=grey,thing=sweater)'],
  ['make the sweater heather gray', 'recolour(to=grey,thing=sweater)'],
  ['make the heather gray', 'recolour(to=grey,thing=heather)'],
  // Shadows of a light
  ['lumière de portrait, ombres douces', 'portraitLight(percent=75)'],
  ['portrait light, soft shadows', 'portraitLight(percent=75)'],
  ['Porträtlicht, weiche Schatten', 'portraitLight(percent=75)'],
  ['luz de retrato, sombras suaves', 'portraitLight(percent=75)'],
  [
    'portrait light, and a soft shadow on the ground',
    'portraitLight(percent=75) shadow(kind=ground)',
  ],
  // A mood that stays
  [
    "éclaircis et réduis le bruit, mais garde l'ambiance bougie",
    'denoise(percent=80) brightness(percent=20)',
  ],
  [
    'brighten and denoise, but keep the candle-light mood',
    'denoise(percent=80) brightness(percent=20)',
  ],
  ['aufhellen, aber die Kerzenstimmung behalten', 'brightness(percent=20)'],
  ['aclara pero conserva el ambiente de velas', 'brightness(percent=20)'],
  // What is to stay, and what is meant in its stead
  ["don't remove the person, only the background", 'removeBackground'],
  ['verwisch mich nicht, nur den hintergrund', 'backgroundBlur'],
  ['das auto scharf, den rest verschwommen', 'backgroundBlur'],
  [
    'pon el fondo más oscuro y a mí más claro',
    'brightness@background(percent=-20) brightness@subject(percent=20)',
  ],
  ['lösche den hintergrund nicht', ''],
  ['white instead of transparent', 'replaceBackground(colour=white)'],
  ['nicht transparent, sondern weißer hintergrund', 'replaceBackground(colour=white)'],
  ['sombra bajo el zapato sin cambiar el fondo', 'shadow'],
  ['enlève le fond sans toucher à mes cheveux', 'removeBackground'],
  ['change le ciel en coucher de soleil sans toucher aux gens', 'replaceSky(sky=sunset)'],
  ['no borres nada', ''],
  ['nur ich in farbe, der rest schwarzweiß', 'grayscale@background'],
];

/** The same, of which something is left out. */
export const TOLD_LIMITED_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  left: string,
])[] = [
  [
    'Crop off the bottom third and the right 200 pixels',
    'crop(bottom=0.33,right=0)',
    'the right 200',
  ],
  ['Schneide das untere Drittel und rechts 200 Pixel ab', 'crop(bottom=0.33,right=0)', '200 Pixel'],
  ['coupe le tiers inférieur et 200 pixels à droite', 'crop(bottom=0.33,right=0)', '200 pixels'],
  [
    "I want white background, no wait, light blue, like #CFE8FF, and keep the chair I'm sitting on",
    'replaceBackground(to=colour,colour=#cfe8ff)',
    'chair',
  ],
  ['cadre polaroïd un peu penché vers la gauche', 'frame(style=polaroid)', 'penché'],
  ['polaroid frame, slightly tilted', 'frame(style=polaroid)', 'tilted'],
  ['Polaroidrahmen, etwas nach links gekippt', 'frame(style=polaroid)', 'gekippt'],
  ['marco polaroid un poco inclinado a la izquierda', 'frame(style=polaroid)', 'inclinado'],
  ['aquarelle avec bords irréguliers', 'watercolour', 'bords irréguliers'],
  ['Aquarell mit unregelmäßigem Rand', 'watercolour', 'unregelmäßigem Rand'],
  ['acuarela con bordes irregulares', 'watercolour', 'bordes irregulares'],
];

/** Pictures side by side, and where the word of each stands. */
export const LABELLED_BOTH: readonly (readonly [prompt: string, vertical: 'top' | 'bottom'])[] = [
  ['side by side, captioned "Then" and "Now"', 'bottom'],
  ['before/after, label them "Before" and "After"', 'bottom'],
  ['before and after with labels "Before" and "After" at the bottom of each', 'bottom'],
  ['before and after with labels "Before" and "After" at the top of each', 'top'],
];
