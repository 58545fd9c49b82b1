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
];
