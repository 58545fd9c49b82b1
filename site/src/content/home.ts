/** The picture a visitor can try with one click, and a wish that the embedded engine carries out. */
export const heroExample = {
  imageUrl: '/art/family.jpg',
  previewUrl: '/art/family-640.webp',
  prompt: 'Turn it into a pencil sketch',
  label: 'A family of clay-vinyl figures with their dog',
};

export const hero = {
  lead: 'Drop in a photo, say what should change, get the picture back. A beach behind you, warmer light, a caption, an oil painting: one sentence is enough.',
  proofs: ['No account', 'No key needed', 'Open source, self-hosted'],
  bubble: heroExample.prompt,
};

export interface Feature {
  title: string;
  text: string;
  /** As in pictures.ts. */
  picture: string;
  /** What the picture was made with, where it was. */
  prompt?: string;
  link: { to: string; label: string };
}

export const features: readonly Feature[] = [
  {
    title: 'Say it, and see what was understood',
    text: 'Several wishes fit into one sentence. Each becomes a chip with a dial: turn it down, take it out, and the picture follows.',
    picture: 'example-mochi-in-the-snow',
    prompt: 'Put it in the snow',
    link: { to: '/examples', label: 'See examples' },
  },
  {
    title: 'The same character, anywhere',
    text: 'What you put in stays itself: another place, another light, the same face. Paint over a part, and every pixel outside it stays as it was.',
    picture: 'example-nano-in-the-city',
    prompt: 'Put it in a city at night',
    link: { to: '/examples?category=background', label: 'See it travel' },
  },
  {
    title: 'Up to five pictures become one',
    text: 'A subject from one, the place from another. Size, shadow and light are fitted, so that nobody looks pasted in.',
    picture: 'example-nano-joins',
    prompt: 'Put the subject of picture 2 into picture 1',
    link: { to: '/how-to-use', label: 'How to blend' },
  },
  {
    title: 'Better words, when yours run out',
    text: 'The prompt optimizer rewrites a wish, shows what it changed and why, and suggests four others.',
    picture: 'example-family-in-pencil',
    prompt: 'Turn it into a pencil sketch',
    link: { to: '/prompts', label: 'Browse prompts' },
  },
  {
    title: 'Two characters in the pose you draw',
    text: 'Drag stick figures into a high five, add a face or two and a scene. The Pose Painter puts them there.',
    picture: 'highfive',
    link: { to: '/pose-painter', label: 'Open the Pose Painter' },
  },
  {
    title: 'Off the screen, onto the shelf',
    text: 'A photo becomes a collectible, the collectible a watertight model in STL, 3MF or GLB, with the price of a print.',
    picture: 'pet',
    link: { to: '/nano-banana-3d-figurines', label: 'Make a figurine' },
  },
];

export const explainer = {
  title: 'What happens to your sentence.',
  lead: 'Nano Banana is an image editor without sliders to learn. It reads what you write, says what it is going to do, does it, and marks what it made.',
  steps: [
    {
      title: 'It reads',
      text: 'Your sentence becomes a plan of named steps, in English, German, Spanish or French. What it cannot do it says at once, with wishes near it that work.',
    },
    {
      title: 'It works',
      text: 'The built-in engine runs on the same machine as this site. A generative model can take its place, if whoever runs the site has a key for one.',
    },
    {
      title: 'It signs',
      text: 'Every picture leaves with an invisible watermark and Content Credentials, so that anyone can check where it came from.',
    },
  ],
};
