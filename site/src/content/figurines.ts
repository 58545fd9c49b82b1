import {
  Box,
  Calculator,
  Download,
  ImageUp,
  type LucideIcon,
  Palette,
  ScanSearch,
  Sparkles,
} from 'lucide-react';
import { faqPage, howTo } from '../head/schema.ts';

/** Where the figurine maker stands on its page. */
export const makerId = 'create';

export const figurineHero = {
  title: 'Your photo, as a figurine you can hold.',
  lead: 'Drop in a photo, pick a style, get the picture of a collectible. Then turn it into a 3D model that a printer takes as it is, and see what a print costs.',
  proofs: ['No account', 'STL, 3MF and GLB', 'Price before you order'],
  bubble: 'Make me 80 mm tall',
};

interface Point {
  title: string;
  text: string;
  Icon: LucideIcon;
}

export const figurineFeatures: readonly Point[] = [
  {
    title: 'A collectible, not a filter',
    text: 'Templates for pets, couples, anime, office, superheroes and everything else, with your own words on top.',
    Icon: Palette,
  },
  {
    title: 'A model that prints',
    text: 'One closed solid on a base, walls of at least 1.2 mm, in millimetres. What had to be thickened or left out is listed.',
    Icon: Box,
  },
  {
    title: 'A price with its sum',
    text: 'Worked out from your model’s real volume and surface, for PLA, resin or metal. Open it and see every part.',
    Icon: Calculator,
  },
];

export const figurineStepsTitle = 'How to turn a photo into a figurine';

/** How it works; also what search engines are told. */
export const figurineSteps: readonly Point[] = [
  {
    title: 'Upload a photo',
    text: 'One person, pet or thing, clearly in front of its background. Not clear enough? Draw a box around it.',
    Icon: ImageUp,
  },
  {
    title: 'Pick a style',
    text: 'Choose a template, add a sentence of your own, or leave both and get a plain figurine.',
    Icon: Sparkles,
  },
  {
    title: 'Make it 3D',
    text: 'Turn the model in your browser and choose its height, base and thickness.',
    Icon: ScanSearch,
  },
  {
    title: 'Download or print',
    text: 'Take the STL, 3MF or GLB file, or get a quote and order a print.',
    Icon: Download,
  },
];

/** Templates as the figurine maker has them, for engines that invent. */
export const templateExamples: readonly { name: string; category: string; prompt: string }[] = [
  {
    name: 'Vinyl pal',
    category: '🐾 Pet',
    prompt:
      'Make a collectible vinyl toy of the animal in the photo: same breed, markings and expression, slightly rounded shapes, glossy paint, standing on a plain round base.',
  },
  {
    name: 'Cake topper',
    category: '💞 Couple',
    prompt:
      'Make one cake topper of the two people in the photo standing close together on a shared round base: recognisable faces, their own clothes, smooth painted resin.',
  },
  {
    name: 'Warm clay',
    category: '🐾 Pet',
    prompt:
      'Make a hand-shaped clay figurine of the animal in the photo with its own markings, visible tool marks, matte glaze in warm earthy tones, on a small wooden base.',
  },
];

export const figurineQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'Which photos work best?',
    answer:
      'One subject, all of it in the picture, on a calm background. Where the outline is unclear you are asked to mark it.',
  },
  {
    question: 'Can I print it at home?',
    answer:
      'Yes. The STL and the 3MF are in millimetres, stand on their base and slice without repairs. The 3MF carries the colours.',
  },
  {
    question: 'How long are my files kept?',
    answer:
      'For a limited time, which the maker tells you beside each result. Models with a quote stay as long as the price holds.',
  },
];

/** What search engines read of the page. */
export function figurineData(): object[] {
  return [
    howTo({ name: figurineStepsTitle, description: figurineHero.lead, steps: figurineSteps }),
    faqPage(figurineQuestions),
  ];
}
