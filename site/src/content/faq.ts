import { describeLimits } from './guide.ts';
import { uploadLimits } from './upload-limits.ts';

const { limits } = uploadLimits;

/** The subjects of the questions, in their order on the page. */
export const faqCategories = [
  { id: 'start', label: 'Getting started' },
  { id: 'editing', label: 'Editing' },
  { id: 'pictures', label: 'Files and limits' },
  { id: 'privacy', label: 'Privacy' },
  { id: 'figurines', label: 'Figurines and poses' },
  { id: 'developers', label: 'For developers' },
] as const;

export type FaqCategory = (typeof faqCategories)[number]['id'];

/** What only the running server knows, and is asked for when the page is shown. */
export type ServerFact = 'retention' | 'wait' | 'engine';

export interface FaqItem {
  /** Anchor of the question. */
  id: string;
  category: FaqCategory;
  question: string;
  /** Words only: search engines get the very same. */
  answer: string;
  /** Said below the answer, once the server has told. */
  fact?: ServerFact;
  link?: { to: string; label: string };
}

export const quickTips: readonly { title: string; text: string }[] = [
  {
    title: 'One verb is enough',
    text: 'Say what should change and how much: “make it a little warmer”. What is in the photo need not be described.',
  },
  {
    title: 'Draw a box',
    text: 'When the outline is wrong, mark the subject with a box. Two strokes settle most of what is left.',
  },
  {
    title: 'Turn the dial',
    text: 'Each step of a result is a chip. Click it to change its strength instead of typing the sentence again.',
  },
];

export const faqItems: readonly FaqItem[] = [
  {
    id: 'what-is-it',
    category: 'start',
    question: 'What is Nano Banana?',
    answer:
      'An editor for pictures that is operated by sentences. You drop in a photo, write what should change, and get the edited picture back. It also poses characters from a sketch and turns photos into printable figurines.',
    link: { to: '/what-is-nano-banana', label: 'How it works' },
  },
  {
    id: 'is-it-free',
    category: 'start',
    question: 'Does it cost anything?',
    answer:
      'No. The software is open source, and the engine that comes with it costs nothing to run but electricity. Whoever runs a site may set a daily number of pictures for each visitor.',
  },
  {
    id: 'account',
    category: 'start',
    question: 'Do I need an account?',
    answer:
      'No. There is nothing to sign up for. Your browser makes a random token so that limits can be counted and your own results can be found again. It is not tied to a name.',
  },
  {
    id: 'first-edit',
    category: 'start',
    question: 'How do I make my first edit?',
    answer:
      'Go to the editor on the home page, drop a photo into it, write one sentence such as “Blur the background”, and press the yellow button. The result appears beside the original with a handle to compare them.',
    link: { to: '/#editor', label: 'Open the editor' },
  },
  {
    id: 'how-long',
    category: 'start',
    question: 'How long does an edit take?',
    answer:
      'Simple changes of light and shape take a moment, styles and new backgrounds a second or two with the built-in engine. A generative model needs longer. The seconds are counted while it works, and you can cancel.',
    fact: 'wait',
  },
  {
    id: 'phone',
    category: 'start',
    question: 'Does it work on a phone?',
    answer:
      'Yes. The picture comes first there and the button stays in reach. Photos are turned upright by themselves. Marking and drawing work by touch.',
  },
  {
    id: 'good-prompt',
    category: 'editing',
    question: 'What makes a good prompt?',
    answer:
      'A verb, the part it is about, and an amount: “make the background a little darker”. Several wishes may stand in one sentence. Praise such as “stunning” asks for nothing.',
    link: { to: '/blog/prompts-that-work', label: 'Prompts that work' },
  },
  {
    id: 'languages',
    category: 'editing',
    question: 'Can I write in another language than English?',
    answer:
      'The built-in engine reads English, German, Spanish and French. What it says about its work is in English. A generative model, where one is connected, reads more.',
  },
  {
    id: 'refused',
    category: 'editing',
    question: 'Why was my wish refused?',
    answer:
      'Because the engine behind this site cannot do it, or because it would have changed nothing. The message says which, and offers three wishes close to yours that work on your picture. What you typed stays where it is.',
    link: { to: '/blog/why-an-unchanged-picture-is-an-error', label: 'Why refusals are useful' },
  },
  {
    id: 'new-objects',
    category: 'editing',
    question: 'Can it add a hat, or change a face?',
    answer:
      'The built-in engine cannot: it changes what is there, and never invents objects, faces, ages or poses. With a generative model’s key, which the operator of a site can set, such wishes are possible.',
    fact: 'engine',
  },
  {
    id: 'wrong-subject',
    category: 'editing',
    question: 'It cut out the wrong thing. What now?',
    answer:
      'Press “Mark the subject” and draw a box around what you mean, or paint over it. The outline is shown before anything is made, and looking costs no picture.',
  },
  {
    id: 'only-part',
    category: 'editing',
    question: 'Can I change only a part of the picture?',
    answer:
      'Yes. Paint over the part that may change. Everything else keeps its exact pixels, whichever engine is on. Subject and background can also be named: “make the background black and white”.',
  },
  {
    id: 'several-pictures',
    category: 'editing',
    question: 'What can I do with several pictures?',
    answer:
      'Put the subject of one into another, take over the colours of one, blend two as a double exposure, set them side by side, or make a collage. The first picture is the one that is edited.',
  },
  {
    id: 'undo',
    category: 'editing',
    question: 'Can I go back to an earlier version?',
    answer:
      'Yes. Every result is kept in your browser as a version, and you can go on from any of them. At most 50 versions and 200 MB are kept; pinned ones stay, the oldest of the others leave first.',
  },
  {
    id: 'file-types',
    category: 'pictures',
    question: 'Which files can I use, and how large may they be?',
    answer: `${describeLimits(uploadLimits)} Each side may have ${limits.minEdgePx} to ${limits.maxEdgePx} pixels, the whole picture ${limits.maxPixels / 1e6} megapixels. Files are judged by their content and not by their name; of a GIF the first frame is taken.`,
  },
  {
    id: 'resolution',
    category: 'pictures',
    question: 'Do I get my full resolution back?',
    answer:
      'Light, colour, crops and text work on every pixel. Costly work is done at a size of its own and brought up to yours: styles at 1,400 pixels on the longer edge, for instance. “Upscale it 2×” keeps edges clean and invents no detail.',
  },
  {
    id: 'download',
    category: 'pictures',
    question: 'In which format can I download?',
    answer:
      'As PNG, JPEG or WebP. The result keeps the type of your photo unless it became transparent, and the others are made when you ask for them.',
  },
  {
    id: 'daily-limit',
    category: 'pictures',
    question: 'What happens at the daily limit?',
    answer:
      'You are told before: from ten pictures on, the number that is left stands under the button. At the limit the message says when to come back. Refused wishes and failures do not use up pictures.',
  },
  {
    id: 'who-sees',
    category: 'privacy',
    question: 'Who sees my photos?',
    answer:
      'With the built-in engine, nobody: the edit runs on the server that shows you this page. Results have addresses that cannot be guessed, and there is no list of them. With a model connected, the picture goes to that service, made smaller and without its metadata.',
    fact: 'engine',
  },
  {
    id: 'how-long-kept',
    category: 'privacy',
    question: 'How long are my pictures kept?',
    answer:
      'On the server for a limited time, 24 hours unless its operator has chosen otherwise. After that their address answers that they are gone. Versions in your own browser stay until you remove them.',
    fact: 'retention',
  },
  {
    id: 'metadata',
    category: 'privacy',
    question: 'What happens to the place and time in my photo?',
    answer:
      'They are removed. The orientation is applied, and then results are encoded anew without the camera’s metadata, so place, time and camera are not stored or passed on.',
    link: { to: '/blog/what-happens-to-your-photo', label: 'One photo, step by step' },
  },
  {
    id: 'made-here',
    category: 'privacy',
    question: 'How can I tell whether a picture was made here?',
    answer:
      'Drop it on the page that checks pictures. Each one that leaves here carries an invisible watermark and signed content credentials; the page looks for both and says when it was made, with which engine, and whether it changed since. Nothing found proves nothing. The check reveals no prompt and no person.',
    link: { to: '/verify', label: 'Check a picture' },
  },
  {
    id: 'cookies',
    category: 'privacy',
    question: 'Do you use cookies or analytics?',
    answer:
      'No cookies. Nothing is measured by a third party unless the operator of a site has set up an analytics service, which is off by default. Prompts are not in the logs.',
    link: { to: '/privacy', label: 'Privacy, in plain words' },
  },
  {
    id: 'shared-computer',
    category: 'privacy',
    question: 'I used a shared computer. How do I clean up?',
    answer:
      'Press “Remove all” under the versions. That empties what the editor keeps in this browser: pictures, prompts and versions. Clearing the site’s data in the browser’s settings does the same and also forgets your token.',
  },
  {
    id: 'figurine-photo',
    category: 'figurines',
    question: 'Which photo makes a good figurine?',
    answer:
      'One subject, all of it in the picture, taken from its own height, on a calm background. What the frame cuts off is missing in the model too.',
    link: { to: '/nano-banana-3d-figurines', label: 'Make a figurine' },
  },
  {
    id: 'printable',
    category: 'figurines',
    question: 'Can I print the model at home?',
    answer:
      'Yes. STL and 3MF are in millimetres and stand on their base as one closed solid, with walls that a nozzle of 0.4 mm can print. The 3MF carries colours. What had to be thickened or left out is listed.',
  },
  {
    id: 'print-price',
    category: 'figurines',
    question: 'How is the price of a print worked out?',
    answer:
      'From your model’s own volume, surface and height, by one documented formula with the rates of the material. The quote shows every part of the sum and holds for 14 days.',
    link: { to: '/blog/what-a-print-costs', label: 'The formula, with examples' },
  },
  {
    id: 'order-real',
    category: 'figurines',
    question: 'Is an order a real order?',
    answer:
      'Only where the operator has connected a print service. Without one, ordering is a demo: nothing is charged, nothing is sent, and the page says so before and after.',
  },
  {
    id: 'pose',
    category: 'figurines',
    question: 'What is the Pose Painter for?',
    answer:
      'It puts one or two characters from your pictures into a pose that you drag or draw, in a place that you describe. Poses can be saved, and loaded from files in the OpenPose format.',
    link: { to: '/pose-painter', label: 'Open the Pose Painter' },
  },
  {
    id: 'api',
    category: 'developers',
    question: 'Is there an API?',
    answer:
      'Yes, plain HTTP, described by an OpenAPI file, with a typed client for JavaScript. Anonymous calls need no key. A partner key has limits of its own: the free tier has 100 pictures a month and 10 requests a minute.',
    link: { to: '/api', label: 'API documentation' },
  },
  {
    id: 'embed',
    category: 'developers',
    question: 'Can I put the editor on my own site?',
    answer:
      'Yes. The widgets are React components whose styles do not leak in or out and which run under a strict Content-Security-Policy. No third-party cookie is needed.',
    link: { to: '/blog/embedding-without-cookies', label: 'Embedding, step by step' },
  },
  {
    id: 'self-host',
    category: 'developers',
    question: 'Can I run it myself?',
    answer:
      'Yes, with two commands and nothing but Node installed. It brings a database and a queue along, and needs no network. For many visitors the same code runs on several machines with Postgres and S3.',
  },
  {
    id: 'model-key',
    category: 'developers',
    question: 'How do I connect a generative model?',
    answer:
      'Set one environment variable: a key for Google’s Gemini, or the address of any server that speaks OpenAI’s image edits. A daily budget in dollars keeps the bill in check. The page stays the same.',
    link: { to: '/blog/what-a-model-adds', label: 'What a model adds' },
  },
];
