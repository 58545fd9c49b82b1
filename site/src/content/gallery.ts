/** One picture of the home page's gallery, or one loop. */
export interface GalleryItem {
  /** Part of file names too. */
  id: string;
  type: 'image' | 'video';
  title: string;
  desc: string;
  /** Name of the picture in pictures.ts; what stands for a loop until it plays. */
  url: string;
  /** Where the loop lies, without its ending: there is an .mp4 and a .webm. */
  video?: string;
  /** How much of the grid it takes. */
  span: 'small' | 'wide' | 'tall' | 'big';
  /** What was asked for. A render of our own has none. */
  prompt?: string;
}

/** Examples whose before and after are also a loop; artwork/loops.ts makes them. */
export const loopSlugs = ['nano-on-the-beach', 'neon-high-five', 'beach-watercolour'] as const;

const loop = (slug: (typeof loopSlugs)[number]) =>
  ({ id: slug, type: 'video', url: `example-${slug}`, video: `/art/loop-${slug}` }) as const;

const image = (slug: string) => ({ id: slug, type: 'image', url: `example-${slug}` }) as const;

/** Fifteen, in the order of the first visit. Whatever has a prompt is an example's after, made with just that prompt. */
export const galleryItems: readonly GalleryItem[] = [
  {
    ...loop('nano-on-the-beach'),
    title: 'A day at the sea',
    desc: 'Nano, cut out of a plain wall and put on sand, with a shadow that fits.',
    span: 'big',
    prompt: 'Put it on a beach',
  },
  {
    ...image('pixel-mochi'),
    title: 'Mochi in pixels',
    desc: 'The shiba in few colours, dithered.',
    span: 'tall',
    prompt: 'Turn it into pixel art',
  },
  {
    ...image('pop-portrait'),
    title: 'A pop-art portrait',
    desc: 'Nano with headphones, winking, in flat inks.',
    span: 'small',
    prompt: 'Make it a pop-art poster',
  },
  {
    ...image('blue-cushion'),
    title: 'The cushion, in blue',
    desc: 'A cream sofa on which one red cushion became blue.',
    span: 'small',
    prompt: 'Make the red cushion blue',
  },
  {
    ...image('purple-hoodie'),
    title: 'A purple hoodie',
    desc: 'Three friends, of whom one wears another colour.',
    span: 'wide',
    prompt: 'Make the yellow hoodie purple',
  },
  {
    ...loop('neon-high-five'),
    title: 'High five in neon',
    desc: 'Nano and a pear, drawn in glowing tubes.',
    span: 'wide',
    prompt: 'Give it a neon glow',
  },
  {
    ...image('mochi-in-autumn'),
    title: 'Leaves everywhere',
    desc: 'The shiba in an autumn park, with warm light from behind.',
    span: 'tall',
    prompt: 'Put it in an autumn park',
  },
  {
    ...image('old-friends'),
    title: 'Three friends, sixty years later',
    desc: 'An old photo without its scratches and its brown.',
    span: 'small',
    prompt: 'Restore this old photo',
  },
  {
    ...image('family-in-oil'),
    title: 'The family in oil',
    desc: 'A portrait with visible strokes; the faces stay the same.',
    span: 'big',
    prompt: 'Turn it into an oil painting',
  },
  {
    ...image('blue-box'),
    title: 'One box, another edition',
    desc: 'The packaging of a figurine in a second colour.',
    span: 'small',
    prompt: 'Make the yellow box blue',
  },
  {
    ...loop('beach-watercolour'),
    title: 'A postcard in watercolour',
    desc: 'A beach in washes that pool at their edges.',
    span: 'wide',
    prompt: 'Paint it in watercolour',
  },
  {
    ...image('red-dungarees'),
    title: 'Red dungarees',
    desc: 'The same folds and seams in another colour.',
    span: 'small',
    prompt: 'Make the blue dungarees red',
  },
  {
    id: 'turn',
    type: 'video',
    title: 'Nano, from every side',
    desc: 'A render of Nano on a turntable. This one was not edited.',
    url: 'turn',
    video: '/art/turn',
    span: 'tall',
  },
  {
    ...image('room-drawing'),
    title: 'From the room to the drawing',
    desc: 'A living room in pencil, with the paper left white for the light.',
    span: 'wide',
    prompt: 'Turn it into a pencil sketch',
  },
  {
    ...image('pink-studio'),
    title: 'A studio in pink',
    desc: 'The shiba in front of one plain colour.',
    span: 'small',
    prompt: 'Put it in a studio with a pink background',
  },
];
