import { describeLimits } from './guide.ts';
import { uploadLimits } from './upload-limits.ts';

export interface HowToStep {
  title: string;
  text: string;
  detail: string;
  picture: string;
  pictureAlt: string;
}

/** How the editor is used, in order. */
export const howToSteps: readonly HowToStep[] = [
  {
    title: 'Add a photo',
    text: 'Drop it on the editor, paste it, or choose it from your device. One is enough; the first is the main one.',
    detail: describeLimits(uploadLimits),
    picture: 'screen-editor-ready',
    pictureAlt: 'The editor with a photo on the stage and the prompt field on the left',
  },
  {
    title: 'Say what should change',
    text: 'One sentence in plain words. Several wishes, strengths, colours, places and quoted captions are understood.',
    detail: `Up to ${uploadLimits.limits.maxPromptLength.toLocaleString('en')} characters, in English, German, Spanish or French.`,
    picture: 'screen-people-mint',
    pictureAlt: 'Three toy figures; the hoodie of the left one has become mint green',
  },
  {
    title: 'Generate',
    text: 'Press the yellow button. Long work says what it is doing, counts the seconds and can be cancelled.',
    detail:
      'The built-in engine usually needs a second or two. A connected model usually takes 10 to 30 seconds.',
    picture: 'screen-editor-dial',
    pictureAlt: 'A result with its steps as chips and one dial open',
  },
  {
    title: 'Compare, adjust, download',
    text: 'Pull the handle over the picture, take steps out or turn them, then save the result.',
    detail:
      'The link to a result works for 24 hours unless the operator chose otherwise; the file you save is yours.',
    picture: 'screen-editor-result',
    pictureAlt: 'The editor with a result, half of it showing the photo before the edit',
  },
];

const { minEdgePx, maxEdgePx, maxPixels } = uploadLimits.limits;

/** Short answers for those who are in the middle of something. */
export const howToAnswers: readonly { question: string; answer: string }[] = [
  {
    question: 'Which files can I use?',
    answer: `${describeLimits(uploadLimits)} Each edge may have ${minEdgePx} to ${maxEdgePx} pixels, and a picture at most ${maxPixels / 1e6} megapixels. The content decides, not the name of the file.`,
  },
  {
    question: 'Why was my wish refused?',
    answer:
      'The built-in engine does not invent things: no new objects, other faces or other clothes. The refusal says which part it could not do and offers wishes that work.',
  },
  {
    question: 'It changed the wrong thing. What now?',
    answer:
      'Press Mark and draw a box around what you mean, or press Only here and paint where alone the picture may change.',
  },
  {
    question: 'How many pictures may I make?',
    answer:
      'Each visitor has a daily number, set by whoever runs the site: 1,000 unless they chose another. When ten or fewer are left, the number stands under the button.',
  },
  {
    question: 'Do I need an account?',
    answer: 'No. Versions are kept in your own browser, and everything is open to any visitor.',
  },
];

/** What search engines read (https://schema.org/HowTo). */
export function howToData() {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'HowTo',
      name: 'How to edit a picture in plain words with Nano Banana',
      description:
        'From a photo to an edited picture in four steps, in the browser and without an account.',
      step: howToSteps.map(({ title, text, detail }, index) => ({
        '@type': 'HowToStep',
        position: index + 1,
        name: title,
        text: `${text} ${detail}`,
      })),
    },
  ] as const;
}
