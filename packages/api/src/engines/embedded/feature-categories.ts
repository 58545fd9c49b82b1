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
      'Blur the background',
      'Make the background black and white',
      'Give it golden-hour light and crop to 4:5',
    ],
  },
  {
    id: 'tryOn',
    label: 'Try on',
    description: 'Try backgrounds, frames and words on your picture',
    suggestions: [
      'Put it in a pink studio',
      'Put it in a polaroid frame',
      'Add the text "Hello" at the bottom in white',
    ],
  },
  {
    id: 'creative',
    label: 'Creative',
    description: 'Another place, another weather, another time of day',
    suggestions: ['Put it on a beach', 'Make it snow', 'Turn day into night'],
  },
  {
    id: 'style',
    label: 'Style',
    description: 'Give the whole picture another look',
    suggestions: [
      'Turn it into an oil painting',
      'Make it a cartoon',
      'Make it black and white with film grain',
    ],
  },
];
