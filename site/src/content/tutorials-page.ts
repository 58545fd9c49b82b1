/** Words of the page that lists the tutorials. */
export const tutorialsIntro = {
  title: 'Learn it by doing it.',
  lead: (count: number) =>
    `${count} short lessons, from the first photo to a server of your own. Every result they show was made by this product, with the very words beside it.`,
  pictureAlt: 'The banana mascot with headphones and a mug, winking',
  path: 'What you complete is remembered in this browser and nowhere else.',
};

export const tutorialsResources: readonly { to: string; label: string; about: string }[] = [
  {
    to: '/api',
    label: 'API docs',
    about: 'Every request with samples in four languages, and the errors it can answer with.',
  },
  {
    to: '/how-to-use',
    label: 'How to use it, on one page',
    about: 'The four steps, the limits and the times, without the stories.',
  },
  {
    to: '/guides/how-to-use-nano-banana-in-ai-studio',
    label: 'Guide: AI Studio and your own Gemini key',
    about: 'Connect Google’s model to this product, and take your prompts along.',
  },
  {
    to: '/prompts',
    label: 'Prompt library',
    about: 'Sentences that work, each opens in the editor.',
  },
  {
    to: '/examples',
    label: 'Examples',
    about: 'Pictures before and after, with the prompt that lies between them.',
  },
  {
    to: '/faq',
    label: 'Questions',
    about: 'Limits, privacy, formats and what the engine cannot do.',
  },
];
