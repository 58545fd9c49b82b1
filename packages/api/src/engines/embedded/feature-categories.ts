import type { FeatureCategory } from '../feature-categories.ts';

/**
 * The editor's four features as this engine carries them out: it changes the pixels that are
 * there and invents nothing, and the descriptions promise no more.
 */
export const featureCategories: FeatureCategory[] = [
  {
    id: 'character',
    label: 'Character',
    description: 'Portrait looks that keep the person exactly as they are',
    suggestions: [
      'Make it black and white with a little more contrast',
      'Make it warmer and add a soft vignette',
      'Crop to 4:5 and sharpen it a little',
    ],
  },
  {
    id: 'tryOn',
    label: 'Try on',
    description: 'Try colours, frames and words on your picture',
    suggestions: [
      'Give it a blue and orange duotone',
      'Add a white border',
      'Add the text "Hello" at the bottom in white',
    ],
  },
  {
    id: 'creative',
    label: 'Creative',
    description: 'Play with the whole picture',
    suggestions: [
      'Add a rainbow effect',
      'Turn it into pixel art',
      'Posterise it and make the colours much more saturated',
    ],
  },
  {
    id: 'style',
    label: 'Style',
    description: 'Give the whole picture another look',
    suggestions: [
      'Turn it into a pencil sketch',
      'Give it a vintage look with film grain',
      'Make it sepia',
    ],
  },
];
