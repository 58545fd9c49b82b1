import { lazy } from 'react';
import type { SiteRoute } from './route.ts';

/** Posts, case studies, questions and what the product is. */
export const storyRoutes: readonly SiteRoute[] = [
  {
    path: '/blog',
    title: 'Blog: how it works and how to use it | Nano Banana',
    description:
      'Tutorials, tips and reports from the making of Nano Banana: prompts that work, subjects found without a network, print prices, privacy, accessible canvases.',
    source: 'src/pages/blog/BlogPage.tsx',
    Page: lazy(async () => ({ default: (await import('../pages/blog/BlogPage.tsx')).BlogPage })),
  },
  {
    path: '/blog/:slug',
    title: 'Blog | Nano Banana',
    description:
      'A post of the Nano Banana blog: how the editor works inside, how to ask for what you want, and what we have measured along the way, in plain words.',
    source: 'src/pages/blog/PostPage.tsx',
    collection: async () => (await import('../content/blog.ts')).blog,
    Page: lazy(async () => ({ default: (await import('../pages/blog/PostPage.tsx')).PostPage })),
  },
  {
    path: '/case-studies',
    title: 'Case studies: seven worked examples | Nano Banana',
    description:
      'Seven illustrative examples, from a toy shop to a school newspaper: the problem, the sentences, the result, measured on this product, and what stays unsolved.',
    source: 'src/pages/case-studies/CaseStudiesPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/case-studies/CaseStudiesPage.tsx')).CaseStudiesPage,
    })),
  },
  {
    path: '/case-studies/:slug',
    title: 'Case study | Nano Banana',
    description:
      'An illustrative example of what Nano Banana does for somebody: the problem, the way to the result, what was measured on this product, and what stays unsolved.',
    source: 'src/pages/case-studies/CaseStudyPage.tsx',
    collection: async () => (await import('../content/case-studies.ts')).caseStudies,
    Page: lazy(async () => ({
      default: (await import('../pages/case-studies/CaseStudyPage.tsx')).CaseStudyPage,
    })),
  },
  {
    path: '/faq',
    title: 'Questions and answers | Nano Banana',
    description:
      'What it costs, which files it takes, why a wish is refused, who sees your photos and for how long, figurines, poses and the API: short answers to all of it.',
    source: 'src/pages/faq/FaqPage.tsx',
    structuredData: async () => {
      const [{ faqPage }, { faqItems }] = await Promise.all([
        import('../head/schema.ts'),
        import('../content/faq.ts'),
      ]);
      return [faqPage(faqItems)];
    },
    Page: lazy(async () => ({ default: (await import('../pages/faq/FaqPage.tsx')).FaqPage })),
  },
  {
    path: '/what-is-nano-banana',
    title: 'What is Nano Banana? One sentence, followed through',
    description:
      'Follow one sentence through the editor: how words become steps, how the subject is found, what changes in the pixels, and what it cannot do and says so.',
    source: 'src/pages/explainer/ExplainerPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/explainer/ExplainerPage.tsx')).ExplainerPage,
    })),
  },
];
