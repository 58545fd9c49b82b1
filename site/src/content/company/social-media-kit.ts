/** The social media kit: what a partner or a fan can post, and in which size. */

/** A post to copy; words in [brackets] are the poster's own. */
export interface PostTemplate {
  id: string;
  title: string;
  /** Where it fits. */
  place: string;
  text: string;
}

export const postTemplates: readonly PostTemplate[] = [
  {
    id: 'before-after',
    title: 'Before and after',
    place: 'Instagram, Facebook',
    text: `Left: straight from the camera. Right: one sentence later.
The sentence was: “[your prompt]”

Swipe for the original, and try it on a picture of your own: [link]`,
  },
  {
    id: 'one-sentence',
    title: 'One sentence, one picture',
    place: 'X, Threads, Mastodon',
    text: `“[your prompt]”

That was the whole edit. No layers, no account.
[link]`,
  },
  {
    id: 'old-photo',
    title: 'An old photo restored',
    place: 'Facebook, family groups',
    text: `This one sat in a drawer for [number] years, creased and faded.
I asked for “Restore this old photo” and got this back. The scratches went, the faces stayed.
If you have one like it: [link]`,
  },
  {
    id: 'figurine',
    title: 'From a photo to the shelf',
    place: 'TikTok, Reels, Shorts',
    text: `1. A photo of [who]
2. A figurine picture of the same
3. A 3D model that a printer takes as it is
4. On my shelf

All four steps on one page: [link]`,
  },
  {
    id: 'pose',
    title: 'Two characters, one pose',
    place: 'Artists on Instagram and Bluesky',
    text: `I drew the stick figures. The characters are mine. The pose painter put them together.
Scene: “[your scene]”
[link]`,
  },
  {
    id: 'product',
    title: 'A product on white',
    place: 'LinkedIn, shop newsletters',
    text: `We photographed [product] on the kitchen table and asked for “Replace the background with plain white”.
[number] pictures in [minutes], and none of them left our own server.
[link]`,
  },
  {
    id: 'developer',
    title: 'For people who build sites',
    place: 'dev.to, Hacker News, LinkedIn',
    text: `An image editor as one HTML tag: <nano-banana-editor>.
It has its own server, works without an API key and speaks to a paid model when you set one.
MIT licence. [link]`,
  },
  {
    id: 'question',
    title: 'A question that gets answers',
    place: 'Stories, communities',
    text: `Which one would you keep, left or right?
The only difference is the sentence: “[prompt A]” or “[prompt B]”.`,
  },
];

/** What a platform wants; check its own help pages before a paid campaign, because these change. */
export interface PlatformSpec {
  name: string;
  /** Sizes in px. */
  specs: readonly string[];
  /** File types. */
  formats: string;
  hashtags: readonly string[];
  /** Brings a picture into the first size. */
  prompt: string;
}

export const platformSpecs: readonly PlatformSpec[] = [
  {
    name: 'Instagram',
    specs: [
      'Portrait post 1080 × 1350 (4:5)',
      'Square post 1080 × 1080 (1:1)',
      'Story and reel 1080 × 1920 (9:16)',
    ],
    formats: 'JPEG or PNG; reels MP4',
    hashtags: ['#photoedit', '#beforeandafter', '#nanobanana', '#editedwithwords'],
    prompt: 'Crop to 4:5',
  },
  {
    name: 'TikTok',
    specs: ['Video and photo 1080 × 1920 (9:16)'],
    formats: 'MP4; JPEG for photo posts',
    hashtags: ['#beforeandafter', '#figurine', '#3dprinting', '#nanobanana'],
    prompt: 'Crop to 9:16',
  },
  {
    name: 'YouTube',
    specs: ['Thumbnail 1280 × 720 (16:9), below 2 MB', 'Short 1080 × 1920 (9:16)'],
    formats: 'JPEG or PNG; shorts MP4',
    hashtags: ['#phototutorial', '#3dprint', '#nanobanana'],
    prompt: 'Crop to 16:9',
  },
  {
    name: 'X',
    specs: ['Single picture 1600 × 900 (16:9)', 'Square 1080 × 1080 (1:1)'],
    formats: 'JPEG, PNG or WebP',
    hashtags: ['#photoediting', '#nanobanana'],
    prompt: 'Crop to 16:9',
  },
  {
    name: 'LinkedIn',
    specs: ['Link picture 1200 × 627 (1.91:1)', 'Portrait post 1080 × 1350 (4:5)'],
    formats: 'JPEG or PNG',
    hashtags: ['#ecommerce', '#webdevelopment', '#contentdesign'],
    prompt: 'Crop to 4:5',
  },
  {
    name: 'Pinterest',
    specs: ['Pin 1000 × 1500 (2:3)'],
    formats: 'JPEG or PNG',
    hashtags: ['#photorestoration', '#figurine', '#posereference'],
    prompt: 'Crop to 2:3',
  },
  {
    name: 'Facebook',
    specs: ['Post 1080 × 1350 (4:5)', 'Link picture 1200 × 630 (1.91:1)'],
    formats: 'JPEG or PNG',
    hashtags: ['#oldphotos', '#familyhistory', '#nanobanana'],
    prompt: 'Crop to 4:5',
  },
];

/** A colour of the brand, as the design tokens have it. */
export const brandColours: readonly { name: string; hex: string; use: string }[] = [
  { name: 'Banana', hex: '#FFD22E', use: 'Fills and the one main button. Never text on white.' },
  { name: 'Butter', hex: '#FFE08A', use: 'The ground of the hero.' },
  { name: 'Leaf', hex: '#1F6B4C', use: 'Success, focus, the hoodie.' },
  { name: 'Guava', hex: '#C53A22', use: 'Errors and warnings.' },
  { name: 'Sky', hex: '#2A74B5', use: 'Notes.' },
  { name: 'Ink', hex: '#1B1812', use: 'Text, and words on banana.' },
  { name: 'Paper', hex: '#FBF9F3', use: 'The page.' },
];

/** Pictures that may be shown with the product; the files are in the repository. */
export const visualAssets: readonly {
  name: string;
  file: string;
  picture?: string;
  about: string;
}[] = [
  {
    name: 'The mark',
    file: '/favicon.svg',
    about: 'SVG, any size. Keep a quarter of its width free around it.',
  },
  {
    name: 'Nano, cut out',
    file: '/art/mascot-480.png',
    picture: 'hero-cut',
    about: 'PNG with transparency. Please do not redraw, tilt or recolour him.',
  },
  {
    name: 'Nano at home',
    file: '/art/hero-960.jpg',
    picture: 'hero',
    about: 'For headers and slides.',
  },
  {
    name: 'The family',
    file: '/art/family.jpg',
    picture: 'family',
    about: 'The picture that the editor offers to try.',
  },
  { name: 'Mochi', file: '/art/pet-960.jpg', picture: 'pet', about: 'For posts about pets.' },
];

/** What has to be said with a picture. */
export const assetRules: readonly string[] = [
  'Renders are illustrations. Call a picture a result only when the product made it.',
  'Show the prompt beside a result, so that anybody can repeat it.',
  'Say when a paid model made it and when the built-in engine did: the editor tells you.',
  'The invisible mark and the content credentials stay in. Do not crop or re-save to get rid of them.',
];

/** A plan that one person can carry out in a week. */
export interface GrowthStrategy {
  title: string;
  why: string;
  steps: readonly string[];
  /** How to see whether it worked. */
  measure: string;
}

export const growthStrategies: readonly GrowthStrategy[] = [
  {
    title: 'One picture, seven prompts',
    why: 'A series is easier to follow than seven unrelated posts, and it shows character consistency.',
    steps: [
      'Choose one photo with a clear subject.',
      'Take one prompt a day from the prompt library, from calm to loud.',
      'Post the same crop each day, with the prompt as the first line.',
      'On the seventh day post all of them as a collage: “Make a collage”.',
    ],
    measure: 'Saves per view of day seven against day one.',
  },
  {
    title: 'Bring your grandparents’ photos',
    why: 'Restored family photos are shared by people who never share tools.',
    steps: [
      'Ask a local group or library for an afternoon with a scanner.',
      'Restore on the spot, with the owner beside you; nothing leaves your own server.',
      'Post only what the owners agree to, always with the scan beside it.',
    ],
    measure: 'How many people restored a second picture at home.',
  },
  {
    title: 'The shelf challenge',
    why: 'A printed figurine is a picture people hold in their hands.',
    steps: [
      'Make a figurine of something local and well known.',
      'Print it, and film the four steps in fifteen seconds.',
      'Ask for other people’s shelves under one hashtag, and answer every one.',
    ],
    measure: 'Models made per thousand views, from the server’s own metrics.',
  },
  {
    title: 'Teach what it cannot do',
    why: 'A refusal that says what works instead is a good story, and it builds trust.',
    steps: [
      'Collect three wishes that the built-in engine refuses.',
      'Show its answer and the three alternatives it offered.',
      'Say which of them you used, and show the result.',
    ],
    measure: 'Comments that ask for a second example.',
  },
];

/** How to find out which of two posts or pages does better. */
export const testPlan = {
  title: 'Testing two versions',
  lead: 'Decide before you look. One change at a time, and enough people to see it.',
  split: [
    { label: 'Control', share: 50 },
    { label: 'Variant A', share: 25 },
    { label: 'Variant B', share: 25 },
  ],
  rules: [
    '1,000 visitors for each variant, at least.',
    'Two whole weeks, so that every weekday counts twice.',
    'A difference counts at 95 % significance; below that the control stays.',
  ],
};
