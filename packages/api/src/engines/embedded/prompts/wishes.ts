import type { PromptLanguage } from './phrases.ts';

/** Small steps that go well with many edits, as they continue an English sentence. */
export const continuations = [
  'add a vignette',
  'make it a little warmer',
  'add a little contrast',
  'blur the background',
  'add film grain',
  'crop it to a square',
  'make the colours a little stronger',
  'add a white border',
  'sharpen it a little',
  'round the corners',
];

/** Whole wishes in the languages that operations have no examples in, the most varied first. */
export const wishes: Record<Exclude<PromptLanguage, 'en'>, readonly string[]> = {
  de: [
    'Mach den Hintergrund unscharf.',
    'Mach es schwarz-weiß.',
    'Mach daraus ein Aquarell.',
    'Stell das Motiv an einen Strand.',
    'Mach es wärmer.',
    'Füge einen weißen Rahmen hinzu.',
    'Lass es regnen.',
    'Gib ihm einen Vintage-Look.',
    'Schneide es quadratisch zu.',
    'Entferne den Hintergrund.',
  ],
  es: [
    'Desenfoca el fondo.',
    'Hazlo en blanco y negro.',
    'Conviértelo en acuarela.',
    'Pon el fondo de una playa.',
    'Hazlo más cálido.',
    'Añade un marco blanco.',
    'Añade lluvia.',
    'Dale un aspecto vintage.',
    'Recorta en cuadrado.',
    'Quita el fondo.',
  ],
  fr: [
    "Floute l'arrière-plan.",
    'Mets-le en noir et blanc.',
    'Fais-en une aquarelle.',
    "Remplace l'arrière-plan par une plage.",
    'Rends-la plus chaude.',
    'Ajoute un cadre blanc.',
    'Ajoute de la pluie.',
    'Donne-lui un look vintage.',
    'Recadre en carré.',
    "Enlève l'arrière-plan.",
  ],
};
