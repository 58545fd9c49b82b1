import { lazy } from 'react';
import type { SiteRoute } from './route.ts';

/** How to use it: tutorials and guides. */
export const learnRoutes: readonly SiteRoute[] = [
  {
    path: '/tutorials',
    title: 'Tutorials: learn to edit pictures in words | Nano Banana',
    description:
      'A learning path in four levels, from the first edit to your own server: short lessons with real pictures, prompts to try and code that runs.',
    source: 'src/pages/tutorials/TutorialsPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/tutorials/TutorialsPage.tsx')).TutorialsPage,
    })),
  },
  {
    path: '/tutorials/:slug',
    title: 'Tutorial | Nano Banana',
    description:
      'A lesson on editing pictures in plain words with Nano Banana: what to press, what to say, and what comes back, shown with pictures of the product.',
    source: 'src/pages/tutorials/TutorialPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/tutorials/TutorialPage.tsx')).TutorialPage,
    })),
    collection: async () => (await import('../content/tutorials.ts')).tutorials,
  },
  {
    path: '/how-to-use',
    title: 'How to use Nano Banana, step by step',
    description:
      'Edit a picture in four steps: add a photo, say what should change, generate, compare and download. With the limits, honest times and quick answers.',
    structuredData: async () => (await import('../content/how-to.ts')).howToData(),
    source: 'src/pages/how-to/HowToPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/how-to/HowToPage.tsx')).HowToPage,
    })),
  },
  {
    path: '/guides/how-to-use-nano-banana-in-ai-studio',
    title: 'Nano Banana and AI Studio: use your Gemini key',
    description:
      'Make a Gemini key in Google AI Studio, give it to this product with one variable, set a budget, check it for the price of one picture, carry prompts over.',
    source: 'src/pages/guides/AiStudioPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/guides/AiStudioPage.tsx')).AiStudioPage,
    })),
  },
];
