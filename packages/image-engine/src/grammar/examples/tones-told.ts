/** Tones of a part of the picture, grounds and things behind others, with the plan they mean. */
export const TONES_TOLD: readonly (readonly [prompt: string, plan: string])[] = [
  ['the mountains in the background should look more dramatic', 'cinematic@background'],
  ['mist between the trees in the background', 'fog@background'],
  ['fog over the forest in the background', 'fog@background'],
  ['put the mountains in the background', 'replaceBackground(scene=mountains)'],
  ['replace the city in the background with a forest', 'replaceBackground(scene=forest)'],
  [
    'Klarheit +15, Dunst entfernen, die Berge hinten dürfen ruhig dramatischer rauskommen',
    'dehaze sharpen(percent=15) cinematic@background',
  ],
  [
    "Make the lawn look green and healthy, it's been a dry summer and the listing goes up tomorrow",
    'saturation(percent=30,hues=green)',
  ],
  ['green up the grass', 'saturation(percent=30,hues=green)'],
  [
    'make the lawn in front of the house much greener but leave the sky as it is',
    'saturation@land(percent=55,hues=green)',
  ],
  [
    'die rasenfläche vorm haus viel grüner, aber den himmel so lassen',
    'saturation@land(percent=55,hues=green)',
  ],
  [
    'turn down the saturation of the grass, it looks radioactive',
    'saturation(percent=-30,hues=green)',
  ],
  [
    'Bajarle harto la saturación al pasto, está como radioactivo',
    'saturation(percent=-30,hues=green)',
  ],
  ['foggy forest vibe, darker at edges', 'replaceBackground(scene=forest) fog@background vignette'],
  ['edges a bit darker', 'vignette(percent=30)'],
  ['s-curve, cool shadows, warm highlights', 'contrast cinematic'],
  ['split toning: teal in the shadows, orange in the highlights', 'cinematic'],
  ['i dont like the green tint on my face from the grass', 'whiteBalance'],
  ['add some rain and a moody gray tone, like a detective film', 'grayscale rain'],
  ['overexposed at the window, inside looks ok tho', 'highlights'],
  [
    'spotlight only on the guitarist, rest of the stage almost black',
    'portraitLight brightness@background(percent=-38)',
  ],
  ['bright & airy wedding look', 'brightness'],
  ['move the brightness up by 15% and sharpen a wee bit', 'brightness(percent=15) sharpen'],
  [
    'Schatten um eine Blende anheben, Lichter leicht zurücknehmen',
    'shadows(percent=50) highlights(percent=-25)',
  ],
  ['lift the shadows by one stop', 'shadows(percent=30)'],
  ['faded photograph, all gone pink, bring the real colours back if you can', 'restore'],
  [
    'the sky over the house is gray and sad, can we have a nice blue one with a few fluffy clouds',
    'replaceSky(sky=clouds)',
  ],
  [
    'Sunset colours in the sky, the boat and the water in front stay just how they are',
    'goldenHour@sky',
  ],
  ['yo get rid of everything behind me i just want me on white', 'replaceBackground(colour=white)'],
  ['background color should be 1A2B3C exactly', 'replaceBackground(colour=#1a2b3c)'],
  ['cut out the dog and place it on pure white #FFFFFF', 'replaceBackground(colour=#ffffff)'],
  ['change wall colour behind the sofa to #8FA68E', 'recolour(thing=wall,to=#8fa68e)'],
  ['paint the wall behind the bed light blue', 'recolour(thing=wall,to=light blue)'],
  ['wand hintem sofa in salbeigrün streichen', 'recolour(thing=wall,to=sage green)'],
  ['black and white but the lips stay red', 'saturation(percent=-100)'],
  ['blanco y negro pero q los labios queden rojos', 'saturation(percent=-100)'],
  [
    'Hätte gern, dass nur der rote Regenschirm farbig bleibt und der Rest grau wird',
    'saturation(percent=-100)',
  ],
  [
    "l'écharpe elle est orange fluo c'est horrible, tu la mettrais plutôt en gris",
    'recolour(thing=scarf,to=grey)',
  ],
  ['Virage sépia léger', 'sepia(percent=50)'],
  [
    "Ma petite-fille m'a dit que vous sauriez ôter la pliure au milieu de la photo de mariage, je vous en serais très reconnaissante",
    'restore',
  ],
  ['Rauschen raus, ISO 6400 war wohl doch zu viel des Guten', 'denoise'],
  ['mach es heller, vielen Dank im Voraus', 'brightness'],
  ['this is a black and white photo of my grandad, add contrast', 'contrast'],
];

/** The same, where a part has to be marked or nothing of it can be done. */
export const TONES_TOLD_REFUSALS: readonly string[] = [
  'redact the names',
  'cover up my address and the bank number in this screenshot with black bars',
  'die Gesichter der Kinder im Hintergrund unkenntlich machen',
  'floute la tête des enfants au fond à gauche',
  'tapa las caras de los nenes con pixelado menos la del mío',
  "this is a black and white photo of my grandparents' wedding, add colour please",
  'Farbe rein bitte! Ist ein Schwarzweissbild von der Hochzeit meiner Grosseltern',
  'swap the background for a library, a bit out of focus',
  'dark circles under the eyes, lighten them',
  'i hate the yellow tone of my teeth',
  'make the licence plate unreadable',
];
