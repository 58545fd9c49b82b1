import { type ArticleMeta, defineCollection } from './collection.ts';

/** The blog's subjects, in the order of its filters. */
export const blogCategories = [
  { id: 'tutorials', label: 'Tutorials' },
  { id: 'ai-news', label: 'AI news' },
  { id: 'case-studies', label: 'Case studies' },
  { id: 'tips', label: 'Tips' },
] as const;

export type BlogCategory = (typeof blogCategories)[number]['id'];

export interface PostMeta extends ArticleMeta {
  category: BlogCategory;
  author: string;
  /** Stands at the top of the list. */
  featured?: true;
}

const author = 'Nano Banana team';

/** The posts, the newest first. */
const metas: readonly PostMeta[] = [
  {
    slug: 'watermarks-and-content-credentials',
    title: 'A signed note and a faint pattern: where pictures come from',
    description:
      'Content credentials and watermarks answer where a picture comes from, not whether it is real. What each survives, how each is lost, and why to use both.',
    published: '2026-11-20',
    category: 'ai-news',
    author,
    featured: true,
    tags: ['provenance', 'C2PA', 'watermark'],
    picture: 'credentials',
    pictureAlt:
      'The banana mascot looks at a framed picture with a seal through a magnifying glass',
    related: ['what-happens-to-your-photo', 'what-a-model-adds'],
  },
  {
    slug: 'one-red-cushion',
    title: 'One red cushion: what it takes to change a single colour',
    description:
      'Make the red cushion blue and leave the rest of the room alone. How recolouring works here, how many pixels stay exactly as they were, and why a box helps.',
    published: '2026-11-18',
    category: 'case-studies',
    author,
    tags: ['recolour', 'masks', 'measured'],
    picture: 'example-purple-cushion',
    pictureAlt: 'A cream sofa on which one cushion is purple',
    related: ['finding-a-subject-without-weights', 'prompts-that-work'],
  },
  {
    slug: 'finding-a-subject-without-weights',
    title: 'Finding the subject of a photo without a neural network',
    description:
      'How the built-in engine decides what “it” is: patches of colour, guesses that vote, a cut through a graph, and a number for how sure it is of the result.',
    published: '2026-11-16',
    category: 'ai-news',
    author,
    featured: true,
    tags: ['engine', 'segmentation', 'how it works'],
    picture: 'example-mochi-in-the-mountains',
    pictureAlt: 'The vinyl shiba in front of mountains that are out of focus',
    related: ['one-red-cushion', 'why-an-unchanged-picture-is-an-error'],
  },
  {
    slug: 'restoring-an-old-photo',
    title: 'Restoring an old photo, and knowing when to stop',
    description:
      'Scan it, ask for one repair, finish by hand: scratches, dust and fading, with a worked example, its weak spot, and the repairs that would be guesses.',
    published: '2026-11-13',
    category: 'tutorials',
    author,
    featured: true,
    tags: ['restore', 'old photos', 'scanning'],
    picture: 'before-old-friends',
    pictureAlt: 'A grey, scratched portrait of three figures',
    related: ['what-happens-to-your-photo', 'why-an-unchanged-picture-is-an-error'],
  },
  {
    slug: 'a-canvas-by-keyboard',
    title: 'A canvas that can be used without a mouse',
    description:
      'Stick figures whose joints are buttons, a brush that is moved by arrow keys, undo in place of questions: how our drawing tools work by keyboard, and where not.',
    published: '2026-11-11',
    category: 'case-studies',
    author,
    tags: ['accessibility', 'keyboard', 'pose painter'],
    picture: 'keyboard',
    pictureAlt: 'The banana mascot on a large key of a keyboard, a ring of focus around the next',
    related: ['painting-a-pose', 'embedding-without-cookies'],
  },
  {
    slug: 'what-a-print-costs',
    title: 'What a 3D print costs, worked out in the open',
    description:
      'The price of a printed figurine is arithmetic: grams, machine hours, layers, a floor and a discount. The formula, one model in six prices, and a surprise.',
    published: '2026-11-09',
    category: 'tips',
    author,
    tags: ['figurines', '3D printing', 'prices'],
    picture: 'example-mochi-figurine',
    pictureAlt: 'The vinyl shiba as a glossy figurine on a dark base',
    related: ['from-flat-photo-to-watertight-mesh', 'painting-a-pose'],
  },
  {
    slug: 'prompts-that-work',
    title: 'Prompts that work: verb, part, amount',
    description:
      'Short instructions beat long descriptions. What to write, what to leave out, how amounts are read, and how to protect what must stay as it is in the photo.',
    published: '2026-11-06',
    category: 'tips',
    author,
    tags: ['prompts', 'beginners'],
    picture: 'prompt-card',
    pictureAlt: 'The banana mascot with a slip of paper before a notepad',
    related: ['one-grammar-four-languages', 'why-an-unchanged-picture-is-an-error'],
  },
  {
    slug: 'from-flat-photo-to-watertight-mesh',
    title: 'From a flat photo to a mesh that holds water',
    description:
      'A photo has no back and a printer needs a solid. How a cut-out is thickened, inflated and given a relief and a base, and what “watertight” means when checked.',
    published: '2026-11-03',
    category: 'case-studies',
    author,
    tags: ['figurines', 'meshes', 'how it works'],
    picture: 'pet',
    pictureAlt: 'A vinyl shiba figurine beside its box',
    related: ['what-a-print-costs', 'finding-a-subject-without-weights'],
  },
  {
    slug: 'one-machine-no-services',
    title: 'One machine, two commands, no services',
    description:
      'How the whole product runs from one folder: a database inside the process, a queue in that database, pictures as files. What it costs, and when to move on.',
    published: '2026-11-01',
    category: 'tutorials',
    author,
    tags: ['self-hosting', 'operations', 'developers'],
    picture: 'example-mochi-in-the-snow',
    pictureAlt: 'The vinyl shiba on its own in a snowy clearing',
    related: ['embedding-without-cookies', 'what-happens-to-your-photo'],
  },
  {
    slug: 'embedding-without-cookies',
    title: 'Putting the editor on your page, without a cookie',
    description:
      'An editor from another origin has no use for cookies. A random token, a key that is bound to your origin, and house rules for a guest on your page.',
    published: '2026-10-30',
    category: 'tutorials',
    author,
    tags: ['developers', 'embedding', 'React'],
    picture: 'outfit',
    pictureAlt: 'The banana mascot in overalls on a blue ground',
    related: ['what-happens-to-your-photo', 'a-canvas-by-keyboard'],
  },
  {
    slug: 'what-a-model-adds',
    title: 'What a generative model adds, and what it takes',
    description:
      'New objects, other poses, understanding: yes. The same freckles, the same answer twice, a price of zero: no. A guide to choosing the engine behind the editor.',
    published: '2026-10-27',
    category: 'ai-news',
    author,
    tags: ['models', 'Gemini', 'engines'],
    picture: 'example-nano-in-space',
    pictureAlt: 'The banana mascot among stars, a planet behind it',
    related: ['finding-a-subject-without-weights', 'watermarks-and-content-credentials'],
  },
  {
    slug: 'what-happens-to-your-photo',
    title: 'What happens to your photo here, step by step',
    description:
      'One photo followed from the phone to its deletion after 24 hours: what is removed, what is kept where, what is not in the logs, and what no server can undo.',
    published: '2026-10-22',
    category: 'tips',
    author,
    tags: ['privacy', 'EXIF', 'retention'],
    picture: 'beach',
    pictureAlt: 'A beach with a parasol, a deck chair and a ball',
    related: ['embedding-without-cookies', 'watermarks-and-content-credentials'],
  },
  {
    slug: 'painting-a-pose',
    title: 'Painting a pose: two characters, one sketch, one sentence',
    description:
      'Elbows are easier to draw than to describe. Which references bend well, three controls that save time, and what the built-in engine reports about its own work.',
    published: '2026-10-16',
    category: 'tutorials',
    author,
    tags: ['pose painter', 'characters', 'comics'],
    picture: 'highfive',
    pictureAlt: 'Two vinyl characters in a high five on a peach ground',
    related: ['a-canvas-by-keyboard', 'what-a-model-adds'],
  },
  {
    slug: 'why-an-unchanged-picture-is-an-error',
    title: 'Why a picture that comes back unchanged is an error',
    description:
      'The same picture with a cheerful message costs more time than a refusal. Four ways to end up with nothing, and how half a wish is done without hiding the rest.',
    published: '2026-10-09',
    category: 'ai-news',
    author,
    tags: ['engine', 'errors', 'how it works'],
    picture: 'before-crooked-room',
    pictureAlt: 'A living room that was photographed askew',
    related: ['prompts-that-work', 'what-a-model-adds'],
  },
  {
    slug: 'one-grammar-four-languages',
    title: 'One grammar, four languages, no translation service',
    description:
      'German, Spanish and French wishes are put into the words of one English grammar, on the machine itself. How that works, where it fails and how to add yours.',
    published: '2026-10-02',
    category: 'tips',
    author,
    tags: ['languages', 'prompts', 'how it works'],
    picture: 'people',
    pictureAlt: 'Three vinyl figures side by side, one of them waves',
    related: ['prompts-that-work', 'finding-a-subject-without-weights'],
  },
];

/** Every post with its address, reading time and neighbours. */
export const blog = defineCollection({
  path: '/blog',
  label: 'Blog',
  schema: 'BlogPosting',
  metas,
  bodies: import.meta.glob('./blog/*.mdx'),
  minutes: import.meta.glob('./blog/*.mdx', { query: '?minutes', import: 'default', eager: true }),
});
