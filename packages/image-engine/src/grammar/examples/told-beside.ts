/** Wishes beside what is only told, and wishes that were once taken for others. */
export const TOLD_BESIDE: readonly (readonly [prompt: string, plan: string])[] = [
  ['white background, selling it on Vinted', 'replaceBackground(to=colour)'],
  ['brighten it a little, the agency rejected my last one already', 'brightness'],
  ["the lamps were on, it's all yellow, fix the white balance", 'whiteBalance'],
  ['Hintergrund weg, der guckt wie ein Dämon', 'removeBackground'],
  ['mach den Himmel blauer, sieht voll trist aus', 'tint@sky'],
  ['plus lumineux, ça date de mon vieux compact', 'brightness'],
  ['a little snow, for a poster', 'snow(percent=30)'],
  ['pixel art version, 48 by 48', 'pixelArt(blocks=48)'],
  ['en pixel art 64x64 genre vieux jeu', 'pixelArt(blocks=64)'],
  ['4:5 without cutting off heads', 'pad(ratio=4:5)'],
  ["repair it but don't change how they look", 'restore'],
  ['remove the scratches, and keep the faces as they are', 'restore'],
  ['put it on pale wood', 'replaceBackground(scene=kitchen)'],
  ['cooler tone, minus 10 on temp', 'warmth(percent=-10)'],
  [
    'Pull the shadows up about 30, highlights down 20',
    'shadows(percent=30) highlights(percent=-20)',
  ],
  ["Upscale 4x, I want to print it and right now it's only 900 px across", 'upscale(factor=4)'],
  ['I need this under 600 pixels wide', 'resize(width=600)'],
  ['transparent png of our logo', 'removeBackground'],
  ['make the cabinets sage green rather than brown', 'recolour(from=brown,to=sage green)'],
  ['make the pool water blue instead of that murky green', 'recolour(from=green,to=blue)'],
  ['make everything behind me solid #FFD166', 'replaceBackground(to=colour)'],
  ["sky's boring. give me sunset", 'replaceSky(sky=sunset)'],
  ['give me sunset', 'goldenHour'],
  ['mirror it, the selfie camera reversed the writing on my shirt', 'flip'],
  ['make it look like van goghs starry night', 'oilPainting'],
  ['less saturated, maybe -20', 'saturation(percent=-20)'],
  [
    'get rid of the curtain behind my son, plain light grey instead',
    'replaceBackground(to=colour)',
  ],
  ['watercolour, soft edges, nothing too bright', 'watercolour'],
  ['the dress is burgundy, not brown: fix only the dress', 'recolour(from=brown,to=burgundy)'],
  ['escribe NO LO VAS A CREER en amarillo con borde negro', 'text(text=NO LO VAS A CREER)'],
  ['Retournement horizontal', 'flip'],
  [
    'Meme text top: WHEN THE WIFI DIES bottom: HELLO FAMILY',
    'text(text=WHEN THE WIFI DIES) text(text=HELLO FAMILY)',
  ],
  ['take the dog from photo 2 and put him next to me', 'blendSubject(subject=1,into=0)'],
  ['add my brother to the family photo', 'blendSubject(subject=1,into=0)'],
  ['put our logo in the bottom right corner', 'blendSubject(subject=1,into=0,size=0.4)'],
];

/** Of these nothing else is done instead. */
export const TOLD_BESIDE_REFUSALS = [
  'turn the picture around so that we can see the back of the car',
  'put a heart sticker over his face',
];
