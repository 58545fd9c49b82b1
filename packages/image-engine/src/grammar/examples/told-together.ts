/** Wishes in which two things are told as one, or one as two, with the plans they mean. */
export const TOLD_TOGETHER: readonly (readonly [prompt: string, plan: string])[] = [
  // Each is a wish of its own
  ['too dark, polaroid frame', 'brightness(percent=20) frame(style=polaroid)'],
  ['darker and a white border', 'brightness(percent=-20) frame(colour=white)'],
  ['a wooden frame, dark', 'frame(style=wood)'],
  ['white border, 16:9', 'crop(ratio=16:9) frame(colour=white)'],
  ['like a pop art poster, also 8 bit', 'pixelArt poster'],
  ['anime, like a Japanese film poster', 'anime'],
  ['black and white but keep the red then cartoon', 'saturation(percent=-100) cartoon'],
  ['moins de luminosité, et aussi cadre blanc', 'brightness(percent=-20) frame(colour=white)'],
  ['noir et blanc mais garde le rouge puis dessin animé', 'saturation(percent=-100) cartoon'],
  ['noir et blanc mais garde le rouge et rends-la plus nette', 'saturation(percent=-100) sharpen'],
  ['ponle un borde blanco y luego 16:9', 'crop(ratio=16:9) frame(colour=white)'],
  // A colour and the hex that it is
  ['Make the car matte black #1c1c1c', 'recolour(to=#1c1c1c,thing=car)'],
  ['make the wall red (#c0392b)', 'recolour(to=#c0392b,thing=wall)'],
  ['make the car matte black', 'recolour(to=black,thing=car)'],
  // One colour of two
  ['blue-grey background', 'replaceBackground(to=colour,colour=blue-grey)'],
  ['make the sofa blue-grey', 'recolour(from=null,to=blue-grey,thing=sofa)'],
  ['make the wall greenish grey', 'recolour(from=null,to=green-grey,thing=wall)'],
  ['make the jacket bluish green', 'recolour(from=null,to=blue-green,thing=jacket)'],
  ['turn the grey-blue sofa red', 'recolour(from=grey-blue,to=red,thing=sofa)'],
  ['mach das Sofa blaugrau', 'recolour(from=null,to=blue-grey,thing=sofa)'],
  ['mach die Wand grünlich grau', 'recolour(from=null,to=green-grey,thing=wall)'],
  ['mets un fond gris bleu', 'replaceBackground(to=colour,colour=blue-grey)'],
  ['rends le canapé bleu-vert', 'recolour(from=null,to=green-blue,thing=sofa)'],
  ['pon el fondo gris azulado', 'replaceBackground(to=colour,colour=blue-grey)'],
  ['haz el sofá azul grisáceo', 'recolour(from=null,to=grey-blue,thing=sofa)'],
  ['haz el coche verde azulado', 'recolour(from=null,to=blue-green,thing=car)'],
  // A season, or weather, that is to be behind somebody
  ['replace the background with snow', 'replaceBackground(to=scene,scene=snow)'],
  ['Swap the background for autumn', 'replaceBackground(to=scene,scene=autumn)'],
  ['change the background to winter', 'replaceBackground(to=scene,scene=snow)'],
  ['ersetze den Hintergrund durch Schnee', 'replaceBackground(to=scene,scene=snow)'],
  ['sustituye el fondo por otoño', 'replaceBackground(to=scene,scene=autumn)'],
  ['change l’arrière-plan pour l’espace', 'replaceBackground(to=scene,scene=space)'],
  // Two colours
  ['blue and grey background', 'replaceBackground(to=scene,scene=gradient)'],
  ['a blue green gradient background', 'replaceBackground(to=scene,scene=gradient)'],
  ['change the wall from blue to grey', 'recolour(from=blue,to=grey,thing=wall)'],
  ['duotono azul verde', 'duotone(shadows=blue,highlights=green)'],
  // Little of a look, and no light
  [
    'Restore this old black and white photo and add a light sepia tone',
    'restore sepia(percent=50)',
  ],
  ['add a light sepia', 'sepia(percent=50)'],
  ['light sepia and brighter', 'sepia(percent=50) brightness(percent=20)'],
  // Two wishes in one breath
  ['Blend these together into one picture', 'doubleExposure(form=dissolve)'],
  ['put these together into one picture', 'collage'],
  [
    'Use the person from the first picture and the second one as background',
    'blendSubject(subject=0,into=1)',
  ],
  ['usa a la persona de la primera foto y la segunda como fondo', 'blendSubject(subject=0,into=1)'],
  ['use the second one as background', 'replaceBackground(to=picture,index=1)'],
  ['Entferne den Mülleimer und mach den Rest etwas heller', 'erase brightness(percent=10)'],
  ['remove this and make the rest warmer', 'erase warmth(percent=30)'],
  [
    'make the yellow car black and the sky cloudy',
    'recolour(from=yellow,to=black,thing=car) replaceSky(sky=clouds)',
  ],
  [
    'Mach das gelbe Auto schwarz und den Himmel bewölkt',
    'recolour(from=yellow,to=black,thing=car) replaceSky(sky=clouds)',
  ],
  ['mach den Himmel bewölkt', 'replaceSky(sky=clouds)'],
  ['mach den Himmel dramatisch', 'replaceSky(sky=storm)'],
  [
    'change my shirt to red and the background to black',
    'recolour(to=red,thing=shirt) replaceBackground(to=colour,colour=black)',
  ],
  // A ground that goes, and the colour that comes
  ['Quita el fondo y pon un color liso #FFD166', 'replaceBackground(to=colour,colour=#ffd166)'],
  ['quita el fondo y pon un color liso rojo', 'replaceBackground(to=colour,colour=red)'],
  ['remove the background and add a solid red', 'replaceBackground(to=colour,colour=red)'],
  ['quita el fondo y pon un borde rojo', 'removeBackground frame(colour=red)'],
  // How much of the second picture shows
  [
    'Haz una doble exposición con el retrato y el bosque, que el bosque se note solo al 40%',
    'doubleExposure(form=silhouette,first=0,other=1,percent=40)',
  ],
  // When it was taken
  ['Quítale el ruido, se tomó de noche y tiene mucho grano', 'denoise'],
  ['que parezca que se tomó de noche', 'night'],
  ['mach es heller, das Foto entstand nachts', 'brightness'],
  ['enlève le bruit, prise de nuit', 'denoise'],
  // What is asked for as possible
  ["Est-ce possible d'avoir la voiture en vert sapin ?", 'recolour(to=forest green,thing=car)'],
  ["serait-il possible d'avoir le canapé en bleu ?", 'recolour(to=blue,thing=sofa)'],
  ["est-ce possible d'avoir un fond blanc ?", 'replaceBackground(to=colour,colour=white)'],
  // A haze that is there, and is to go
  ["il y a un voile de brume, tu peux l'enlever ?", 'dehaze'],
  ["il y a du brouillard, tu peux l'enlever ?", 'dehaze'],
  ["il y a du grain, tu peux l'enlever ?", 'denoise'],
  ["there's a haze, can you remove it?", 'dehaze'],
  ['da ist Nebel, kannst du den entfernen?', 'dehaze'],
  ['hay un velo de neblina, ¿lo puedes quitar?', 'dehaze'],
  ['ajoute un voile de brume', 'fog'],
  // A colour that is to be another
  ['turn the yellow green', 'recolour(from=yellow,to=green)'],
  ['make all the blue grey', 'recolour(from=blue,to=grey)'],
  // Of a fog that is to be more
  ['da liegt Nebel über dem See, mach mehr davon', 'fog'],
  ['hay un poco de niebla, quiero más', 'fog(percent=35)'],
  // The sky and the whole picture
  [
    'Mach den Himmel türkis und das Bild etwas kontrastreicher, aber bitte nicht zuschneiden',
    'recolour(to=turquoise,thing=sky) contrast(percent=8)',
  ],
  [
    'make the sky purple and the picture brighter',
    'recolour(to=purple,thing=sky) brightness(percent=20)',
  ],
  [
    'make the sky lavender and the photo a bit warmer',
    'recolour(to=lavender,thing=sky) warmth(percent=15)',
  ],
  ['sky to sunset, a little fog over the ground', 'replaceSky(sky=sunset) fog(percent=35)'],
  ['really strong background blur, like f/1.4', 'backgroundBlur(percent=75)'],
  ['un cielo más azul', 'tint@sky(percent=25)'],
];

/** What is done of such wishes, and the words of what is left. */
export const TOLD_TOGETHER_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  left: string,
])[] = [
  [
    'change my hair colour to red and the background to plain black',
    'replaceBackground(to=colour,colour=black)',
    'change my hair colour to red',
  ],
  ['make my eyes green and the wall white', 'recolour(to=white,thing=wall)', 'make my eyes green'],
];

/** Of three pictures, and whether it is all of them that become one. */
export const BLENDED_OF_THREE: readonly (readonly [prompt: string, form: string])[] = [
  ['Blend these together into one picture', 'dissolveAll'],
  ['blend these together', 'dissolveAll'],
  ['merge them', 'dissolveAll'],
  ['blend the first two', 'dissolve'],
  ['blend both pictures', 'dissolve'],
  ['blend picture 1 and picture 2', 'dissolve'],
];
