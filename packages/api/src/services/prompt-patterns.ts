import type { PlanStep } from '@nano-banana/image-engine';
import { readPrompt } from '../engines/embedded/prompts/read-prompt.ts';
import type { FeatureCategoryId } from '../engines/feature-categories.ts';

/** Something that many prompts ask for. */
export interface PromptPattern {
  /** Stable machine word; recorded counts hang on it. */
  readonly id: string;
  /** The feature that it belongs to. */
  readonly category: FeatureCategoryId;
  /** Its name for people. */
  readonly name: string;
  /** Prompts with it, which the embedded engine carries out. */
  readonly examples: readonly [string, ...string[]];
  /**
   * How often it was asked for before anything was recorded: the number of prompts with it among
   * the 1,085 that the embedded engine's grammar is tested with, which were collected from what
   * people type.
   */
  readonly seed: number;
  /** Whether a step of what the prompt asks for is it. */
  readonly matches: (step: PlanStep) => boolean;
}

const does =
  (...ops: PlanStep['op'][]) =>
  ({ op }: PlanStep) =>
    ops.includes(op);

/** Every pattern that is counted. */
export const promptPatterns: readonly PromptPattern[] = [
  {
    id: 'black-and-white',
    category: 'style',
    name: 'Black and white',
    examples: ['Make it black and white', 'Make the background black and white'],
    seed: 65,
    matches: does('grayscale'),
  },
  {
    id: 'new-place',
    category: 'creative',
    name: 'Another place',
    examples: ['Put it on a beach', 'Put it in a forest'],
    seed: 41,
    matches: (step) => step.op === 'replaceBackground' && step.params.to === 'scene',
  },
  {
    id: 'studio-background',
    category: 'tryOn',
    name: 'Studio background',
    examples: ['Make the background white', 'Make the background light blue'],
    seed: 39,
    matches: (step) => step.op === 'replaceBackground' && step.params.to !== 'scene',
  },
  {
    id: 'warm-tones',
    category: 'character',
    name: 'Warm tones',
    examples: ['Make it warmer', 'Make the subject a little warmer'],
    seed: 34,
    matches: (step) => step.op === 'warmth' && step.params.percent > 0,
  },
  {
    id: 'blurred-background',
    category: 'character',
    name: 'Blurred background',
    examples: ['Blur the background', 'Blur the background a lot and add a vignette'],
    seed: 32,
    matches: does('backgroundBlur'),
  },
  {
    id: 'vintage',
    category: 'style',
    name: 'Vintage',
    examples: ['Give it a vintage look', 'Make it sepia and add film grain'],
    seed: 32,
    matches: does('vintage', 'sepia'),
  },
  {
    id: 'cut-out',
    category: 'tryOn',
    name: 'Cut-out',
    examples: ['Remove the background', 'Make it a sticker'],
    seed: 28,
    matches: does('removeBackground', 'sticker'),
  },
  {
    id: 'framed',
    category: 'tryOn',
    name: 'Framed',
    examples: ['Add a white border', 'Put it in a polaroid frame'],
    seed: 26,
    matches: does('frame'),
  },
  {
    id: 'lettering',
    category: 'tryOn',
    name: 'Lettering',
    examples: ['Add the text “Hello” at the bottom', 'Write "Sale" at the top in red'],
    seed: 26,
    matches: does('text'),
  },
  {
    id: 'new-colour',
    category: 'tryOn',
    name: 'A thing in another colour',
    examples: ['Make the red dress blue', 'Change the green car to red'],
    seed: 22,
    matches: does('recolour'),
  },
  {
    id: 'snow',
    category: 'creative',
    name: 'Snow',
    examples: ['Make it snow', 'Make it snow and make it cooler'],
    seed: 18,
    matches: does('snow'),
  },
  {
    id: 'cartoon',
    category: 'style',
    name: 'Cartoon',
    examples: ['Make it a cartoon', 'Give it an anime look'],
    seed: 25,
    matches: does('cartoon', 'anime'),
  },
  {
    id: 'restored',
    category: 'character',
    name: 'Restored photo',
    examples: ['Restore this old photo', 'Restore this old photo and sharpen it a little'],
    seed: 17,
    matches: does('restore'),
  },
  {
    id: 'golden-hour',
    category: 'character',
    name: 'Golden hour',
    examples: ['Give it golden-hour light', 'Give it golden-hour light and crop it to 4:5'],
    seed: 15,
    matches: does('goldenHour'),
  },
  {
    id: 'night',
    category: 'creative',
    name: 'Day to night',
    examples: ['Turn day into night', 'Turn day into night and add rain'],
    seed: 15,
    matches: does('night'),
  },
  {
    id: 'rain',
    category: 'creative',
    name: 'Rain',
    examples: ['Add rain', 'Add rain and make it darker'],
    seed: 14,
    matches: does('rain'),
  },
  {
    id: 'oil-painting',
    category: 'style',
    name: 'Oil painting',
    examples: ['Turn it into an oil painting'],
    seed: 13,
    matches: does('oilPainting'),
  },
  {
    id: 'pencil-sketch',
    category: 'style',
    name: 'Pencil sketch',
    examples: ['Turn it into a pencil sketch'],
    seed: 12,
    matches: does('pencilSketch'),
  },
  {
    id: 'fog',
    category: 'creative',
    name: 'Fog',
    examples: ['Add fog', 'Add fog and make it cooler'],
    seed: 12,
    matches: does('fog'),
  },
  {
    id: 'cinematic',
    category: 'style',
    name: 'Cinematic',
    examples: ['Make it cinematic', 'Make it cinematic and crop it to 21:9'],
    seed: 12,
    matches: does('cinematic'),
  },
  {
    id: 'watercolour',
    category: 'style',
    name: 'Watercolour',
    examples: ['Paint it in watercolour'],
    seed: 11,
    matches: does('watercolour'),
  },
  {
    id: 'comic',
    category: 'style',
    name: 'Comic',
    examples: ['Make it a comic', 'Make it a pop-art poster'],
    seed: 18,
    matches: does('comic', 'poster'),
  },
  {
    id: 'pixel-art',
    category: 'style',
    name: 'Pixel art',
    examples: ['Turn it into pixel art'],
    seed: 10,
    matches: does('pixelArt'),
  },
  {
    id: 'neon',
    category: 'creative',
    name: 'Neon glow',
    examples: ['Give it a neon glow'],
    seed: 8,
    matches: does('neon'),
  },
  {
    id: 'figurine',
    category: 'character',
    name: 'Figurine',
    examples: ['Turn it into a figurine'],
    seed: 7,
    matches: does('figurineLook'),
  },
  {
    id: 'portrait-light',
    category: 'character',
    name: 'Portrait light',
    examples: ['Add portrait light', 'Add portrait light and blur the background'],
    seed: 5,
    matches: does('portraitLight'),
  },
];

/** The patterns in a prompt, in the order of {@link promptPatterns}, whichever engine it is for. */
export function patternsIn(prompt: string): PromptPattern[] {
  const { plan } = readPrompt(prompt);
  return promptPatterns.filter(({ matches }) => plan.some(matches));
}
