/** Wishes of few words, and those that are near them and mean something else. */
export const TOLD_SHORTLY: readonly (readonly [prompt: string, plan: string])[] = [
  // What it is for
  ["Upscale 2x, it's going on a poster", 'upscale(factor=2)'],
  ['enlarge it 4x because it goes on a big poster', 'resize(factor=4)'],
  ['upscale it and make it a poster', 'poster upscale(factor=2)'],
  ['Poster for the fair: comic style, vivid colours', 'saturation comic'],
  ['Póster de feria: estilo cómic, colores vivos', 'saturation comic'],
  ['affiche pour la fête: style bande dessinée', 'comic'],
  ['poster of my dog, comic style', 'comic poster'],
  ['Vignette YouTube, moi découpée à gauche, fond jaune', 'format replaceBackground'],
  ['ajoute une vignette pour YouTube', 'format(format=youtube)'],
  ['une vignette sombre', 'vignette(light=false)'],
  // What is behind
  [
    'Put our family in front of the Rocky Mountains or any mountains really',
    'replaceBackground(scene=mountains)',
  ],
  ['put us in front of the beach or any beach', 'replaceBackground(scene=beach)'],
  [
    'rain on a city street, night time, neon lights, and me in the middle cut out cleanly',
    'replaceBackground(scene=cityNight) rain(percent=60)',
  ],
  ['rain on a city street', 'rain'],
  [
    'New York la nuit derrière nous, un peu flou',
    'replaceBackground(scene=cityNight) blur@background(percent=25)',
  ],
  ['Manhattan im Hintergrund', 'replaceBackground(scene=city)'],
  ['make the city behind us darker', 'brightness@background'],
  ['Mach den Strand dahinter schöner', 'enhance@background'],
  ['haz más bonita la playa de atrás', 'enhance@background'],
  ['replace the background with a nicer beach', 'replaceBackground(scene=beach)'],
  ['el fondo casi negro', 'replaceBackground(colour=black)'],
  [
    'mein Hamster im Weltall, mit weißer Kontur wie ein Aufkleber',
    'replaceBackground(scene=space) sticker',
  ],
  // How much of a colour
  ['same picture only a bit colder and with film grain', 'warmth(percent=-15) grain'],
  ['same pic just way brighter', 'brightness(percent=38)'],
  ['same picture but upside down', 'rotate(degrees=180)'],
  ['fog, moody, almost no colour left', 'saturation(percent=-55) fog cinematic'],
  ['pas de couleurs criardes', 'saturation(percent=-15)'],
  ['make the sky clear and blue', 'replaceSky(sky=clear)'],
  ['make the sky clearer and bluer', 'tint@sky(percent=25)'],
  ['borra el letrero, y el cielo dejalo mas limpio y azul', 'erase tint@sky(percent=25)'],
  ['tapa esta mancha de la pared', 'erase'],
  ['se me ve la cara verdosa, ¿puedes arreglarlo?', 'whiteBalance'],
  ["j'ai le teint verdâtre, corrige ça", 'whiteBalance'],
  ['das Rauschen in den dunklen Stellen weg', 'denoise(percent=80)'],
  ['the room looks so grim, can you make that brighter', 'brightness(percent=20)'],
  // Things in a colour
  ['uñas en color #B00020', 'recolour(to=#b00020,thing=nails)'],
  ['uñas en rojo', 'recolour(to=red,thing=nails)'],
  ['unas en blanco y negro', 'grayscale'],
  ['unas flores en rojo', 'recolour(to=red,thing=flower)'],
  ['die Zaunlatten in Schwedenrot', 'recolour(to=dark red,thing=fence)'],
  [
    'die Küchenfronten statt Eiche in Anthrazit',
    'recolour(from=null,to=anthracite,thing=cabinets)',
  ],
  [
    'die Küchenfronten in Anthrazit statt Eiche',
    'recolour(from=null,to=anthracite,thing=cabinets)',
  ],
  ['das Sofa statt Blau in Grün', 'recolour(from=blue,to=green,thing=sofa)'],
  // Cuts and turns
  ['resserre le cadre', 'crop(left=0.125,top=0.125,right=0.125,bottom=0.125)'],
  ['mets un cadre', 'frame'],
  ['penche un peu a droite, corrige stp', 'straighten'],
  ['penche un peu à droite', 'rotate(degrees=3)'],
  ['trop de carrelage en bas, coupe', 'crop(top=0,bottom=0.1)'],
  ['trop de ciel en haut, recadre', 'crop(top=0.1,bottom=0)'],
  ['sobra suelo abajo, recorta', 'crop(top=0,bottom=0.1)'],
  ['sobra espacio a la izquierda, recorta', 'crop(left=0.1,right=0)'],
  // Of several pictures
  ['make one long strip out of these, same height, no gaps', 'sideBySide(direction=row,gap=0)'],
  ['make a comic strip out of these', 'comic'],
  ['blend these three softly into each other', 'doubleExposure(form=dissolveAll)'],
  ['blend these two softly into each other', 'doubleExposure(form=dissolve)'],
  ['dos arriba y dos abajo con el título "Verano"', 'collage text(text=Verano)'],
  ['zwei oben und zwei unten', 'collage'],
  ['superpose la montagne sur mon profil', 'doubleExposure(form=silhouette)'],
  [
    'Brautpaar aus Bild 1 vor das Schloss aus Bild 2',
    'blendSubject(subject=0,into=1,place=centre)',
  ],
];

/** Every other colour of these becomes paler. */
export const ONE_STAYS_AS_IT_IS = [
  'weniger Sättigung, aber das Grün vom Logo so lassen',
  'less saturation but keep the green of the trees as it is',
  'menos saturación, pero deja el verde del logo',
  'moins de saturation, mais garde le vert du logo',
  'less saturation, but not the green',
  'make all colours but green less saturated',
];
