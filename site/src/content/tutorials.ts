import { type ArticleMeta, defineCollection } from './collection.ts';

/** The four parts of the learning path, in their order. */
export const tutorialLevels = [
  {
    id: 'beginner',
    label: 'Beginner',
    about: 'From the first photo to a picture you can post, in one sentence each.',
  },
  {
    id: 'intermediate',
    label: 'Intermediate',
    about: 'Say which part is meant, combine pictures, repair old ones, keep versions.',
  },
  {
    id: 'advanced',
    label: 'Advanced',
    about: 'Poses, printable figurines with a price, and one look for a whole series.',
  },
  {
    id: 'api',
    label: 'Developer',
    about: 'Put the editor on your page, call the API, run the server yourself.',
  },
] as const;

export type TutorialLevel = (typeof tutorialLevels)[number]['id'];

export interface TutorialMeta extends ArticleMeta {
  level: TutorialLevel;
  /** Stands in the first row of the list. */
  featured?: true;
}

const published = '2026-11-21';

/** All tutorials in the order in which to read them. */
const metas: readonly TutorialMeta[] = [
  {
    slug: 'your-first-edit',
    level: 'beginner',
    featured: true,
    title: 'Your first edit, from photo to download',
    description:
      'Put a photo in, say in one sentence what should change, look at the result and save it: every control of the editor that you meet on the way.',
    published,
    tags: ['editor', 'first steps'],
    picture: 'screen-pet-beach',
    pictureAlt: 'A toy dog beside its box on a sunny beach',
    related: ['say-what-you-want', 'turn-one-step'],
  },
  {
    slug: 'say-what-you-want',
    level: 'beginner',
    title: 'Say what you want in one sentence',
    description:
      'How the editor reads your words: several wishes at once, how much, which part, colours, quoted text, what must stay, and what a refusal tells you.',
    published,
    tags: ['prompts', 'languages'],
    picture: 'screen-people-mint',
    pictureAlt: 'Three toy figures; the left one wears a mint green hoodie',
    related: ['better-prompts', 'change-only-here'],
  },
  {
    slug: 'light-and-colour',
    level: 'beginner',
    title: 'Fix light and colour with words',
    description:
      'Repair a cast, turn the four everyday dials, set a mood and limit light to the subject: what to say, shown on one living room, with a fair way to judge it.',
    published,
    tags: ['light', 'colour'],
    picture: 'screen-room-evening',
    pictureAlt: 'A living room in warm evening light',
    related: ['one-look-many-photos', 'ready-to-post'],
  },
  {
    slug: 'ready-to-post',
    level: 'beginner',
    title: 'Crop, caption and frame a photo for posting',
    description:
      'Crop for Instagram, a story or YouTube by name, write on the picture, add a border or a print’s frame, and make several sizes from a single edit.',
    published,
    tags: ['crop', 'text', 'social media'],
    picture: 'screen-family-polaroid',
    pictureAlt: 'A toy family as an instant print with a white edge',
    related: ['light-and-colour', 'several-pictures'],
  },
  {
    slug: 'change-the-background',
    level: 'intermediate',
    title: 'Put your subject somewhere else',
    description:
      'Remove, blur or replace a background, see the outline before anything is made, and correct it with a box and two brushes when the guess is wrong.',
    published,
    tags: ['background', 'marking'],
    picture: 'screen-people-office',
    pictureAlt: 'Three toy figures in a bright, blurred office',
    related: ['change-only-here', 'several-pictures'],
  },
  {
    slug: 'change-only-here',
    level: 'intermediate',
    featured: true,
    title: 'Change only what you paint',
    description:
      'Paint over what may change and keep the very pixels of everything else: skies, single colours, removed objects, and how the promise is counted.',
    published,
    tags: ['mask', 'erase'],
    picture: 'screen-editor-kept',
    pictureAlt: 'The editor with a rainbow in the painted sky, and a count of unchanged pixels',
    related: ['change-the-background', 'http-api-with-curl'],
  },
  {
    slug: 'turn-one-step',
    level: 'intermediate',
    title: 'Turn one step up, take another out',
    description:
      'Every result shows its steps as chips with dials. Change them without typing, compare and pin versions, and learn the keys that make it quick.',
    published,
    tags: ['versions', 'keyboard'],
    picture: 'screen-editor-dial',
    pictureAlt: 'A result with three step chips and an open dial',
    related: ['one-look-many-photos', 'your-first-edit'],
  },
  {
    slug: 'several-pictures',
    level: 'intermediate',
    title: 'Combine several pictures',
    description:
      'Put the subject of one picture into another, make collages, rows and double exposures: what the order means, and which pictures go well together.',
    published,
    tags: ['collage', 'blending'],
    picture: 'screen-collage',
    pictureAlt: 'Four renders as a collage with even gaps',
    related: ['change-the-background', 'pose-two-characters'],
  },
  {
    slug: 'old-photos',
    level: 'intermediate',
    title: 'Bring an old photo back',
    description:
      'Scan it well, restore scratches, dust and faded colours with one sentence, mend what is left by hand, and know what no engine can bring back.',
    published,
    tags: ['restoration'],
    picture: 'screen-old-restored',
    pictureAlt: 'A restored print of a toy family',
    related: ['change-only-here', 'light-and-colour'],
  },
  {
    slug: 'better-prompts',
    level: 'intermediate',
    title: 'Let the optimizer finish your sentence',
    description:
      'The prompt optimizer mends and completes a prompt, shows every word it changes and why, and suggests other ways to go on. What its numbers mean.',
    published,
    tags: ['prompts', 'optimizer'],
    picture: 'screen-optimizer',
    pictureAlt: 'The prompt optimizer with a rewritten prompt and its changes',
    related: ['say-what-you-want', 'edit-from-node'],
  },
  {
    slug: 'pose-two-characters',
    level: 'advanced',
    title: 'Pose two characters in one scene',
    description:
      'Bring one or two characters, drag stick figures into a pose, describe the scene: how joints, files and the embedded engine’s limits work.',
    published,
    tags: ['pose painter'],
    picture: 'screen-pose-result',
    pictureAlt: 'Two toy bananas side by side before a sunset',
    related: ['several-pictures', 'photo-to-figurine'],
  },
  {
    slug: 'photo-to-figurine',
    level: 'advanced',
    featured: true,
    title: 'From a photo to a model that prints',
    description:
      'Turn a photo into the picture of a figurine and then into a watertight 3D model: templates, options, measurements, and which file goes where.',
    published,
    tags: ['figurines', '3D printing'],
    picture: 'screen-model',
    pictureAlt: 'A yellow toy figure as a 3D model with its measures',
    related: ['print-a-figurine', 'change-the-background'],
  },
  {
    slug: 'print-a-figurine',
    level: 'advanced',
    title: 'What a print costs, and how to get one',
    description:
      'Read the quote of a figurine part by part, choose material, quality and quantity, print the file at home, or order, and see what an order does here.',
    published,
    tags: ['figurines', 'price'],
    picture: 'screen-quote',
    pictureAlt: 'A print quote with its price and every part of it',
    related: ['photo-to-figurine', 'host-it-yourself'],
  },
  {
    slug: 'one-look-many-photos',
    level: 'advanced',
    title: 'One look for many photos',
    description:
      'Build a look on one picture, then run its steps over a folder: the recipe as JSON, a short script, subject and background apart, and how to keep it.',
    published,
    tags: ['series', 'plans'],
    picture: 'screen-series',
    pictureAlt: 'Three photos above, the same three with one look below',
    related: ['turn-one-step', 'edit-from-node'],
  },
  {
    slug: 'embed-with-a-script-tag',
    level: 'api',
    title: 'Put the editor on any page with a script tag',
    description:
      'Two lines of HTML add the image editor to a page: attributes, events, forms, keys for your own domain, and what a strict content policy has to allow.',
    published,
    tags: ['embed', 'custom elements'],
    picture: 'screen-embed',
    pictureAlt: 'A small shop page with the image editor between its texts',
    related: ['theme-the-widgets', 'host-it-yourself'],
  },
  {
    slug: 'edit-from-node',
    level: 'api',
    title: 'Edit pictures from Node with the client SDK',
    description:
      'A typed client for the API: first edit, errors worth catching, progress, jobs that outlive the connection, plans, and a folder of photos in thirty lines.',
    published,
    tags: ['SDK', 'TypeScript'],
    picture: 'screen-beach-paint',
    pictureAlt: 'A beach with a striped umbrella, painted in watercolour',
    related: ['http-api-with-curl', 'one-look-many-photos'],
  },
  {
    slug: 'http-api-with-curl',
    level: 'api',
    title: 'Talk to the HTTP API with curl',
    description:
      'Edits, plans, masks, subjects, progress events and jobs as plain HTTP requests that you can paste into a terminal, with the answers that come back.',
    published,
    tags: ['HTTP', 'curl'],
    picture: 'screen-mask',
    pictureAlt: 'A photo, a mask that is white at the top, and the photo with a rainbow',
    related: ['edit-from-node', 'host-it-yourself'],
  },
  {
    slug: 'host-it-yourself',
    level: 'api',
    title: 'Host it yourself, from laptop to cluster',
    description:
      'Start the server with one command, put it behind a proxy, connect Gemini, move to Postgres and S3, run several instances, and watch what it does.',
    published,
    tags: ['operations', 'Postgres', 'S3'],
    picture: 'screen-engine',
    pictureAlt: 'The list of what the embedded engine can do',
    related: ['http-api-with-curl', 'embed-with-a-script-tag'],
  },
  {
    slug: 'theme-the-widgets',
    level: 'api',
    title: 'Make the widgets look like your site',
    description:
      'Colours, corners, fonts and dark mode of the editor through custom properties, your own words through a table, and rules that never need !important.',
    published,
    tags: ['theming', 'CSS'],
    picture: 'screen-themed',
    pictureAlt: 'The editor in blue with small corners instead of yellow and round',
    related: ['embed-with-a-script-tag', 'edit-from-node'],
  },
];

export const tutorials = defineCollection({
  path: '/tutorials',
  label: 'Tutorials',
  schema: 'TechArticle',
  metas,
  bodies: import.meta.glob('./tutorials/*.mdx'),
  minutes: import.meta.glob('./tutorials/*.mdx', {
    query: '?minutes',
    import: 'default',
    eager: true,
  }),
});

export type Tutorial = (typeof tutorials.articles)[number];
