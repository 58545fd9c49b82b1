import measured from './case-studies/measured.json' with { type: 'json' };
import { type ArticleMeta, defineCollection } from './collection.ts';

/** A figure that `bench/case-studies.ts` measured, as readers see it. */
export interface Result {
  value: string;
  label: string;
}

export interface CaseStudyMeta extends ArticleMeta {
  /** Who it is about: a kind of place, never a real company. */
  company: string;
  industry: string;
  challenge: string;
  solution: string;
  results: readonly Result[];
  author: string;
  featured?: true;
}

const author = 'Nano Banana team';

/** "1.6 s", from milliseconds. */
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const usd = (price: number) => `$${price.toFixed(2)}`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const percent = (share: number) => `${Number((100 * share).toFixed(1))} %`;

const { archive, classroom, comic, embed, figurine, machine, room, shop } = measured;

/** The number that the engine reported by itself. */
const mended = /mended (\d+)/.exec(archive.message)?.[1] ?? '0';

/** How every figure came about; said wherever one is shown. */
export const howMeasured = `Measured on this product by bench/case-studies.ts: processor time, the median of ${machine.rounds} runs on a machine with ${machine.cores} cores, with pictures of our own.`;

/** The studies, the newest first. */
const metas: readonly CaseStudyMeta[] = [
  {
    slug: 'second-hand-toy-shop',
    title: 'White backgrounds for a second-hand toy shop',
    company: 'A second-hand toy shop',
    industry: 'Retail',
    challenge: 'Forty toys a week, photographed on a kitchen table, each on a different cloth.',
    solution:
      'One sentence a photo, a plan that is sent again for the next, a stroke where an edge is wrong.',
    results: [
      { value: seconds(shop.whiteMs), label: 'to put a 1.6-megapixel photo on white' },
      { value: seconds(shop.squareMs), label: 'to crop and sharpen it for the listing' },
      { value: '2', label: 'steps in the plan, sent again for every photo' },
    ],
    description:
      'An illustrative example: forty toys a week on a kitchen table, and a shop that wants white squares. One plan for all photos, and where a stroke is needed.',
    published: '2026-11-19',
    author,
    featured: true,
    tags: ['product photos', 'plans', 'API'],
    picture: 'shop-table',
    pictureAlt: 'A mug, a sneaker and a lamp on a table before a paper backdrop',
    related: ['furniture-in-other-colours', 'agency-microsite'],
  },
  {
    slug: 'pet-figurines-at-a-market-stall',
    title: 'Pet figurines at a market stall',
    company: 'A market stall with a 3D printer',
    industry: 'Gifts and printing',
    challenge: 'Visitors have a photo of their dog and ten minutes; a modeller needs a day.',
    solution: 'Photo, cut-out, printable model and a price that can be opened, while they wait.',
    results: [
      { value: seconds(figurine.ms), label: 'from cut-out to printable mesh' },
      {
        value: usd(figurine.plaUsd),
        label: `one copy, 80 mm, PLA, ${figurine.plaHours} h of printing`,
      },
      { value: percent(figurine.wallShare), label: 'of the surface with walls of 1.2 mm or more' },
    ],
    description:
      'An illustrative example: a stall that prints pets. What can be done in ten minutes, what a copy costs in plastic and resin, and which photos to send back.',
    published: '2026-11-14',
    author,
    featured: true,
    tags: ['figurines', '3D printing', 'pricing'],
    picture: 'mochi-print',
    pictureAlt: 'The vinyl shiba as a grey print model',
    related: ['second-hand-toy-shop', 'comic-pages-from-two-characters'],
  },
  {
    slug: 'a-box-of-family-photos',
    title: 'A box of family photos for a local archive',
    company: 'A local history society',
    industry: 'Archives',
    challenge:
      'Three hundred faded prints, volunteers with evenings, and a duty not to make things up.',
    solution:
      'One automatic pass, a report of what was mended, and the untouched scan kept beside it.',
    results: [
      { value: seconds(archive.ms), label: 'for a faded, scratched print of 1.6 megapixels' },
      { value: mended, label: `lines mended, where ${archive.drawn} scratches had been drawn` },
      { value: '0', label: 'colours guessed: greys stay grey' },
    ],
    description:
      'An illustrative example: three hundred faded prints and a society that must not invent anything. What a repair does, what it reports and what stays by hand.',
    published: '2026-11-10',
    author,
    tags: ['restore', 'archives', 'self-hosted'],
    picture: 'example-old-friends',
    pictureAlt: 'Three figures in a mended grey portrait',
    related: ['school-newspaper', 'second-hand-toy-shop'],
  },
  {
    slug: 'school-newspaper',
    title: 'A school newspaper with one laptop',
    company: 'A school newspaper',
    industry: 'Education',
    challenge:
      'Pupils may not make accounts, photos may not leave the school, and there is one laptop.',
    solution:
      'The embedded engine on that laptop, in the school’s own network, without accounts or keys.',
    results: [
      { value: seconds(classroom.sketchMs), label: 'for a pencil sketch' },
      { value: seconds(classroom.posterMs), label: 'for a pop-art poster' },
      { value: seconds(classroom.comicMs), label: 'for a comic' },
    ],
    description:
      'An illustrative example: pupils without accounts, photos that stay in the house and one laptop. Three styles for one group photo, and what to tell parents.',
    published: '2026-11-05',
    author,
    featured: true,
    tags: ['education', 'styles', 'self-hosted'],
    picture: 'class-poster',
    pictureAlt: 'A pin board with posters in different styles',
    related: ['comic-pages-from-two-characters', 'a-box-of-family-photos'],
  },
  {
    slug: 'furniture-in-other-colours',
    title: 'One room, other colours, for a furniture maker',
    company: 'A maker of cushions',
    industry: 'Furniture',
    challenge:
      'Twelve fabrics, one photographed room, and customers who compare two photos closely.',
    solution: 'Recolour what is boxed, by hex code, and prove that nothing else has changed.',
    results: [
      { value: seconds(room.ms), label: 'for one cushion in another colour' },
      { value: percent(room.sameShare), label: 'of the engine’s pixels exactly as before' },
      { value: '1', label: 'photo instead of twelve' },
    ],
    description:
      'An illustrative example: twelve fabrics and one photographed room. Recolouring by hex code, a share of untouched pixels that can be counted, and its limits.',
    published: '2026-10-28',
    author,
    tags: ['recolour', 'product photos', 'measured'],
    picture: 'example-blue-cushion',
    pictureAlt: 'A cream sofa whose last cushion is blue',
    related: ['second-hand-toy-shop', 'agency-microsite'],
  },
  {
    slug: 'comic-pages-from-two-characters',
    title: 'Comic pages from two characters',
    company: 'A webcomic of one person',
    industry: 'Comics',
    challenge: 'The same two characters in thirty panels, drawn by somebody with a day job.',
    solution: 'Two reference pictures, saved poses, and panels to draw over.',
    results: [
      { value: seconds(comic.ms), label: 'for a posed panel with two characters' },
      { value: `${comic.width} × ${comic.height}`, label: 'pixels a panel, at 16:9' },
      { value: '2', label: 'files kept: the references. Poses are JSON' },
    ],
    description:
      'An illustrative example: thirty panels with the same two characters. Posing from sketches, saving poses as files, and where drawing by hand is still quicker.',
    published: '2026-10-20',
    author,
    tags: ['pose painter', 'characters', 'comics'],
    picture: 'highfive',
    pictureAlt: 'The banana and a pear in a high five',
    related: ['school-newspaper', 'pet-figurines-at-a-market-stall'],
  },
  {
    slug: 'agency-microsite',
    title: 'A microsite with an editor, for an agency',
    company: 'An agency with a strict client',
    industry: 'Agencies',
    challenge:
      'A campaign page with a photo editor, no third-party cookies, a strict security policy.',
    solution:
      'The React widget on the client’s page, a partner key, and colours by custom properties.',
    results: [
      {
        value: kilobytes(embed.editorBytes),
        label: 'of gzip for the editor at first, without React',
      },
      { value: kilobytes(embed.stylesBytes), label: 'of gzip for its styles' },
      { value: '0', label: 'cookies, inline scripts and fonts from elsewhere' },
    ],
    description:
      'An illustrative example: a campaign page with a photo editor under a strict security policy. What is loaded, what was decided, and a list for the launch day.',
    published: '2026-10-12',
    author,
    tags: ['embedding', 'React', 'developers'],
    picture: 'outfit',
    pictureAlt: 'The banana mascot in overalls with headphones and a mug',
    related: ['furniture-in-other-colours', 'second-hand-toy-shop'],
  },
];

/** Every study with its address, reading time and neighbours. */
export const caseStudies = defineCollection({
  path: '/case-studies',
  label: 'Case studies',
  schema: 'Article',
  metas,
  bodies: import.meta.glob('./case-studies/*.mdx'),
  minutes: import.meta.glob('./case-studies/*.mdx', {
    query: '?minutes',
    import: 'default',
    eager: true,
  }),
});
