/** What stands around a wish, and what it is instead of, with the plans that are meant. */
export const AROUND_WISHES: readonly (readonly [prompt: string, plan: string])[] = [
  // What was done before
  [
    'undo the blur you just did and make the background forest instead',
    'replaceBackground(to=scene,scene=forest)',
  ],
  [
    'undo the blur and make the background forest instead',
    'replaceBackground(to=scene,scene=forest)',
  ],
  ['take back the last change and make it warmer', 'warmth(percent=30)'],
  ['mach die letzte Änderung rückgängig und mach es heller', 'brightness(percent=20)'],
  ["undo the filter someone put on this, it's all green", 'whiteBalance'],
  // Another background that is out of focus
  [
    'office background slightly out of focus',
    'replaceBackground(to=scene,scene=office) blur@background(percent=25)',
  ],
  [
    'kitchen behind me, slightly out of focus',
    'replaceBackground(to=scene,scene=kitchen) blur@background(percent=25)',
  ],
  [
    'une ambiance de cuisine derrière moi, un peu floue',
    'replaceBackground(to=scene,scene=kitchen) blur@background(percent=25)',
  ],
  ['background out of focus', 'backgroundBlur(percent=50)'],
  ['photo slightly out of focus', 'sharpen(percent=100)'],
  // Nothing is retouched
  ['make it brighter, no retouching at all', 'brightness(percent=20)'],
  ['make it warmer and whiten nothing', 'warmth(percent=30)'],
  // Fog, and none in front
  ['fog only in the distance, foreground stays crisp', 'fog@background(percent=60)'],
  ['Nebel zwischen den Bäumen, vorne klar', 'fog@background(percent=60)'],
  ['brouillard au loin, premier plan net', 'fog@background(percent=60)'],
  ['niebla solo al fondo, primer plano nítido', 'fog@background(percent=60)'],
  ['light fog, foreground crisp', 'fog@background(percent=35)'],
  ['remove the fog, keep the foreground crisp', 'dehaze(percent=80)'],
  // Skin that stays skin
  ['denoise but keep the skin texture, I hate plastic skin', 'denoise(percent=50)'],
  ["denoise it, I don't want that waxy look", 'denoise(percent=80)'],
  ['moins de bruit, mais pas de peau lisse façon poupée', 'denoise(percent=80)'],
  ['menos ruido, pero sin piel de plástico', 'denoise(percent=80)'],
  // Two pictures with a word each
  [
    'before/after, label them "Before" and "After"',
    'sideBySide(direction=row) text(text=Before) text(text=After)',
  ],
  [
    'side by side, label them "Then" and "Now"',
    'sideBySide(direction=row) text(text=Then) text(text=Now)',
  ],
  // A plain ground that is light
  [
    'a softer light and a plain pale background',
    'replaceBackground(to=colour,colour=light grey) contrast(percent=-18)',
  ],
  ['plain light blue background', 'replaceBackground(to=colour,colour=light blue)'],
  ['light background', 'brightness@background(percent=20)'],
  // Shadows on a face
  ['what can you do about the ugly shadow on half my face?', 'portraitLight(percent=75)'],
  ['can anything be done about the shadow on my face?', 'portraitLight(percent=75)'],
  ['Was kann man gegen den Schatten auf meinem Gesicht machen?', 'portraitLight(percent=75)'],
  ['que peux-tu faire contre l’ombre sur mon visage ?', 'portraitLight(percent=75)'],
  ['¿se puede hacer algo con la sombra en mi cara?', 'portraitLight(percent=75)'],
  ['lift the shadows on my face', 'shadows(percent=50)'],
  // A tone that stays
  ['Das ist ein Foto von 1920. Risse und Flecken weg, der Bräunton soll bleiben', 'restore'],
  ['remove the scratches and make it sepia', 'restore sepia(percent=100)'],
  // Slips of the pen
  ['blurr the background', 'backgroundBlur(percent=50)'],
  ['quita el fomdo', 'removeBackground'],
  ['suprimer le fond', 'removeBackground'],
  ['plus chud', 'warmth(percent=30)'],
  // Nothing burns out
  ['Foto ist zu dunkel, aufhelen ohne dass die Lichter ausfressen', 'shadows(percent=50)'],
];

/** The same, done in part. */
export const AROUND_WISHES_PARTLY: readonly (readonly [
  prompt: string,
  plan: string,
  left: string,
])[] = [
  [
    "Change the blue shirt to a suit, or if you can't, just make it black",
    'recolour(from=blue,to=black,thing=shirt)',
    'to a suit',
  ],
  [
    'ändere das blaue Hemd in einen Anzug, oder wenn das nicht geht, mach es schwarz',
    'recolour(from=blue,to=black,thing=shirt)',
    'in einen Anzug',
  ],
  [
    'cambia la camisa azul por un traje, o si no se puede, hazla negra',
    'recolour(from=blue,to=black,thing=shirt)',
    'por un traje',
  ],
  [
    'round profile picture with a thin pink ring',
    'format(format=roundProfile)',
    'a thin pink ring',
  ],
  ['Bewerbungsfoto von mir, bitte ein Sakko anziehen', 'format(format=passport)', 'ein Sakko'],
];

/** Refused. */
export const AROUND_WISHES_REFUSALS = [
  'undo the last change',
  'revert that',
  'mach das rückgängig',
  'deshaz el último cambio',
  'annule la dernière modification',
  'remove the shadow on the wall',
];
