import type { PlanStep } from '@nano-banana/image-engine';
import type { proofread } from '@nano-banana/image-engine/grammar';
import type { FeatureCategoryId } from '../../feature-categories.ts';
import type { Facet } from './facets.ts';
import type { PlainImprovement } from './improvements.ts';

/** The languages that rewrites are written in. */
export type PromptLanguage = ReturnType<typeof proofread>['language'];

/** What can be said of a facet that nothing was said of: that it stays. */
export type Pinned = Exclude<Facet, 'subject' | 'change' | 'preserve'>;

/** A gentle step that goes well with an edit, and fills a gap in its prompt. */
export interface Addition {
  facet: Pinned;
  op: PlanStep['op'];
  /** Steps that it does not go with. */
  clashes: readonly PlanStep['op'][];
  text: Record<PromptLanguage, string>;
  /** What it does. */
  says: PlainImprovement;
}

const contrast: Addition = {
  facet: 'light',
  op: 'contrast',
  clashes: ['pencilSketch', 'doubleExposure'],
  text: {
    en: 'Add a little contrast.',
    de: 'Erhöhe den Kontrast ein wenig.',
    es: 'Añade un poco de contraste.',
    fr: 'Ajoute un peu de contraste.',
  },
  says: 'adds_contrast',
};

const colour: Addition = {
  facet: 'colour',
  op: 'saturation',
  clashes: ['pencilSketch', 'doubleExposure'],
  text: {
    en: 'Make the colours a little stronger.',
    de: 'Mach die Farben etwas kräftiger.',
    es: 'Haz los colores un poco más intensos.',
    fr: 'Rends les couleurs un peu plus vives.',
  },
  says: 'adds_colour',
};

const sharpen: Addition = {
  facet: 'quality',
  op: 'sharpen',
  clashes: ['fog', 'neon', 'pencilSketch', 'grain'],
  text: {
    en: 'Sharpen the whole picture a little.',
    de: 'Schärfe das ganze Bild ein wenig.',
    es: 'Enfoca un poco toda la imagen.',
    fr: 'Ajoute un peu de netteté.',
  },
  says: 'adds_sharpness',
};

const vignette: Addition = {
  facet: 'light',
  op: 'vignette',
  clashes: ['frame', 'roundedCorners', 'pencilSketch', 'doubleExposure'],
  text: {
    en: 'Add a slight vignette.',
    de: 'Füge eine leichte Vignette hinzu.',
    es: 'Añade un viñeteado suave.',
    fr: 'Ajoute un léger vignettage.',
  },
  says: 'adds_vignette',
};

const grain: Addition = {
  facet: 'style',
  op: 'grain',
  clashes: ['sharpen', 'denoise', 'restore', 'upscale'],
  text: {
    en: 'Add fine film grain.',
    de: 'Füge feines Filmkorn hinzu.',
    es: 'Añade un grano de película fino.',
    fr: 'Ajoute un grain de pellicule fin.',
  },
  says: 'adds_grain',
};

/** What is added for each feature, in the order in which it is said. */
export const additions: Record<FeatureCategoryId, readonly Addition[]> = {
  character: [contrast, sharpen],
  tryOn: [colour, sharpen],
  creative: [contrast, colour],
  style: [grain, vignette],
};

/** What is added when no feature was chosen. */
export const usualAdditions: readonly Addition[] = [sharpen];

/** What stays, in the words of each language, to stand in its {@link keepSame}. */
const kept: Record<PromptLanguage, Record<Pinned, string>> = {
  en: {
    style: 'style',
    light: 'lighting',
    colour: 'colours',
    composition: 'framing',
    quality: 'details',
  },
  de: {
    style: 'den Stil',
    light: 'das Licht',
    colour: 'die Farben',
    composition: 'den Bildausschnitt',
    quality: 'die Details',
  },
  es: {
    style: 'el estilo',
    light: 'la luz',
    colour: 'los colores',
    composition: 'el encuadre',
    quality: 'los detalles',
  },
  fr: {
    style: 'le style',
    light: 'la lumière',
    colour: 'les couleurs',
    composition: 'le cadrage',
    quality: 'les détails',
  },
};

const enumerated = (parts: readonly string[], and: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;

const keepSame: Record<PromptLanguage, (parts: readonly string[]) => string> = {
  en: (parts) =>
    `Keep ${enumerated(
      parts.map((part) => `the same ${part}`),
      'and',
    )}.`,
  de: (parts) => parts.map((part) => `Behalte ${part} bei.`).join(' '),
  es: (parts) => parts.map((part) => `Mantén ${part}.`).join(' '),
  fr: (parts) => parts.map((part) => `Garde ${part}.`).join(' '),
};

/** Says of facets that they stay as they are. */
export function keeping(language: PromptLanguage, facets: readonly Pinned[]): string {
  return facets.length === 0
    ? ''
    : keepSame[language](facets.map((facet) => kept[language][facet]));
}

/** The same in English, as a part of a sentence to the visitor: "the colours and the framing". */
export const namesOf = (facets: readonly Pinned[]): string =>
  enumerated(
    facets.map((facet) => `the ${kept.en[facet]}`),
    'and',
  );

/** Says that nothing else changes. */
export const keepingTheRest: Record<PromptLanguage, string> = {
  en: 'Keep everything else unchanged.',
  de: 'Alles andere soll gleich bleiben.',
  es: 'Deja todo lo demás como está.',
  fr: 'Garde tout le reste tel quel.',
};

/** Asks for nothing beside what was said. */
export const wantsNothingElse =
  /(?<!\p{L})(?:only|just|nothing else|no other changes|nur|sonst nichts|solo|sólo|solamente|nada más|seulement|uniquement|rien d['’]autre)(?!\p{L})/iu;
