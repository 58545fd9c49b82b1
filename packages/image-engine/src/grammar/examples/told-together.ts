/** Wishes in which two things are told as one, or one as two, with the plans they mean. */
export const TOLD_TOGETHER: readonly (readonly [prompt: string, plan: string])[] = [
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
