import type { FeatureCategory } from '../feature-categories.ts';

/** The editor's four features as a model carries them out that invents what it does not see. */
export const featureCategories: FeatureCategory[] = [
  {
    id: 'character',
    label: 'Character',
    description: 'The same person or figure in another place, pose or role',
    suggestions: [
      'Show the same person as an astronaut on the moon, with the same face and expression',
      'Turn the person into a collectable figurine on a round base, in its box on a desk',
      'Show the same character from the side, in the same clothes and light',
    ],
  },
  {
    id: 'tryOn',
    label: 'Try on',
    description: 'Clothes, hair and things from your words or from a second picture',
    suggestions: [
      'Dress the person in a tailored navy suit, keep face, pose and background',
      'Put the clothes of the second picture on the person in the first',
      'Give the person short curly red hair, keep everything else as it is',
    ],
  },
  {
    id: 'creative',
    label: 'Creative',
    description: 'New places, things and stories that were never in the photo',
    suggestions: [
      'Move the scene to a rainy neon street at night, with reflections on the ground',
      'Add a friendly small dragon that sits beside the subject and casts the right shadow',
      'Make it look like a miniature world inside a glass jar on a wooden table',
    ],
  },
  {
    id: 'style',
    label: 'Style',
    description: 'The whole picture in another technique or time',
    suggestions: [
      'Redraw it as a watercolour with soft edges and visible paper',
      'Turn it into a hand-drawn animation still with warm evening light',
      'Restore and colour it like a photo on film from the 1970s',
    ],
  },
];
