/** What kinds of figurines there are. */
export const packCategories = {
  pet: '🐾 Pet',
  couple: '💞 Couple',
  anime: '🌸 Anime',
  office: '💼 Office',
  superhero: '🦸 Superhero',
  general: '✨ General',
} as const;

export type PackCategory = keyof typeof packCategories;

/** A template for a figurine. */
export interface PromptPack {
  /** Stable machine word. */
  id: string;
  name: string;
  category: PackCategory;
  /** What comes out, in a sentence. */
  description: string;
  /** For engines that invent: the whole scene. */
  prompt: string;
  /** For the embedded engine: what it carries out. */
  embedded: string;
}

const figure = 'Turn it into a figurine';

/** The templates, in the order in which they are offered. */
export const promptPacks: readonly PromptPack[] = [
  {
    id: 'pet-vinyl',
    name: 'Vinyl pal',
    category: 'pet',
    description: 'Your animal as a smooth vinyl toy on a small stand.',
    prompt:
      'Make a collectible vinyl toy of the animal in the photo: same breed, markings and expression, slightly rounded shapes, glossy paint, standing on a plain round base, photographed on a seamless studio ground with soft light.',
    embedded: figure,
  },
  {
    id: 'pet-clay',
    name: 'Warm clay',
    category: 'pet',
    description: 'Your animal as a hand-made piece in warm, earthy tones.',
    prompt:
      'Make a hand-shaped clay figurine of the animal in the photo with its own markings, visible tool marks, matte glaze in warm earthy tones, on a small wooden base, in window light.',
    embedded: `${figure} and make it warmer`,
  },
  {
    id: 'pet-bronze',
    name: 'Bronze keepsake',
    category: 'pet',
    description: 'Your animal in the single tone of cast bronze.',
    prompt:
      'Make a small cast-bronze statuette of the animal in the photo, true to its build and pose, brown patina with polished edges, on a dark stone base, museum lighting.',
    embedded: `${figure} and give it a sepia tone`,
  },
  {
    id: 'couple-topper',
    name: 'Cake topper',
    category: 'couple',
    description: 'The two of you, bright and friendly, on one stand.',
    prompt:
      'Make one cake topper of the two people in the photo standing close together on a shared round base: recognisable faces, their own clothes, smooth painted resin, bright pastel studio.',
    embedded: `${figure} and make it a bit brighter`,
  },
  {
    id: 'couple-sunset',
    name: 'Golden hour',
    category: 'couple',
    description: 'The two of you in the light of a late afternoon.',
    prompt:
      'Make a pair of collectible figurines of the two people in the photo, holding hands on one base, painted in detail, lit by low golden sunlight with long soft shadows.',
    embedded: `${figure} and give it golden-hour light`,
  },
  {
    id: 'couple-marble',
    name: 'Marble pair',
    category: 'couple',
    description: 'The two of you without colour, as if cut in stone.',
    prompt:
      'Make a small marble sculpture of the two people in the photo, their pose and faces kept, white stone with fine grey veins, on a square plinth, side light on a dark ground.',
    embedded: `${figure} and make it black and white`,
  },
  {
    id: 'anime-scale',
    name: 'Scale figure',
    category: 'anime',
    description: 'The clean colours and lines of a painted anime figure.',
    prompt:
      'Make a 1/7 scale anime figure of the person in the photo: same hair, clothes and pose, large clear eyes, crisp painted folds, on a transparent disc base, in front of a pale backdrop.',
    embedded: `${figure} and give it an anime look`,
  },
  {
    id: 'anime-cel',
    name: 'Cel colours',
    category: 'anime',
    description: 'Flat colours with dark outlines.',
    prompt:
      'Make a cel-shaded collectible figure of the person in the photo: flat colours, dark contour lines painted on the figure itself, same hair and outfit, on a plain white base.',
    embedded: `${figure} and make it a cartoon`,
  },
  {
    id: 'anime-vivid',
    name: 'Candy paint',
    category: 'anime',
    description: 'A glossy figure in strong, sweet colours.',
    prompt:
      'Make a glossy small-bodied figure of the person in the photo with a large head, candy colours, same hairstyle and clothes, standing on a pink disc, high-key studio.',
    embedded: `${figure} and make the colours much more vivid`,
  },
  {
    id: 'office-desk',
    name: 'Desk buddy',
    category: 'office',
    description: 'A calm figure for the desk.',
    prompt:
      'Make a desk figurine of the person in the photo in their work clothes, arms relaxed, friendly face, matte painted resin, on an oval base, on a light desk with a blurred office behind.',
    embedded: figure,
  },
  {
    id: 'office-employee',
    name: 'Employee of the month',
    category: 'office',
    description: 'With the line that every office needs.',
    prompt:
      'Make an award figurine of the person in the photo in their work clothes on a gold base whose plate reads "Employee of the month", studio light.',
    embedded: `${figure} and add the text "Employee of the month" at the bottom`,
  },
  {
    id: 'office-cool',
    name: 'Cool steel',
    category: 'office',
    description: 'Cool, quiet colours for a modern room.',
    prompt:
      'Make a minimal figurine of the person in the photo in brushed-metal tones with cool light, their own haircut and glasses, on a slim steel base, in front of light grey.',
    embedded: `${figure} and make it cooler`,
  },
  {
    id: 'superhero-comic',
    name: 'Comic hero',
    category: 'superhero',
    description: 'Printed dots and ink lines.',
    prompt:
      'Make a comic-book hero figure of the person in the photo with a cape in their own colours, ink lines and halftone shading painted on, heroic stance on a rock base.',
    embedded: `${figure} and make it a comic`,
  },
  {
    id: 'superhero-night',
    name: 'City guardian',
    category: 'superhero',
    description: 'Dark, with the contrast of a film still.',
    prompt:
      'Make an action figure of the person in the photo in dark armour, face visible, standing on a roof edge base, night city bokeh behind, rim light.',
    embedded: `${figure} and make it cinematic`,
  },
  {
    id: 'superhero-neon',
    name: 'Neon force',
    category: 'superhero',
    description: 'Glowing outlines in the dark.',
    prompt:
      'Make an action figure of the person in the photo with glowing neon lines along the suit, energetic pose on a black disc, dark studio with coloured light.',
    embedded: `${figure} and give it a neon glow`,
  },
  {
    id: 'general-classic',
    name: 'Collector’s classic',
    category: 'general',
    description: 'Smooth vinyl, round base, soft studio light.',
    prompt:
      'Make a realistic collectible figurine of the main subject of the photo: true colours and shapes, smooth vinyl, on a round base, on a desk with soft studio light.',
    embedded: figure,
  },
  {
    id: 'general-vintage',
    name: 'Found in the attic',
    category: 'general',
    description: 'As if it had stood on a shelf since the seventies.',
    prompt:
      'Make a 1970s plastic toy of the main subject of the photo with slightly faded paint and soft edges, on its original base, in front of patterned wallpaper, warm film colours.',
    embedded: `${figure} and give it a vintage film look`,
  },
  {
    id: 'general-bold',
    name: 'Pop art',
    category: 'general',
    description: 'A few bold colours, like a printed poster.',
    prompt:
      'Make a pop-art figurine of the main subject of the photo in three bold flat colours on a bright base in front of a contrasting plain wall.',
    embedded: `${figure} and make it a pop-art poster`,
  },
];

/** Without a template and without words of their own. */
export const defaultPack = promptPacks.find(({ id }) => id === 'general-classic') as PromptPack;

/** What the engine is asked for: a template, and what the visitor adds. */
export function figurinePrompt(
  pack: PromptPack,
  customPrompt: string,
  isGenerative: boolean,
): string {
  const base = isGenerative ? pack.prompt : pack.embedded;
  if (!customPrompt) return base;
  return isGenerative ? `${base} ${customPrompt}` : `${base}. ${customPrompt}`;
}
