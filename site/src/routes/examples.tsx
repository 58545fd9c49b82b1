import { lazy } from 'react';
import type { SiteRoute } from './route.ts';

/** What the product made, to look at. */
export const exampleRoutes: readonly SiteRoute[] = [
  {
    path: '/examples',
    title: 'Examples: before, after and the prompt | Nano Banana',
    description:
      'Pictures edited with one sentence each: fashion, interiors, products, art, backgrounds and restored photos. Compare before and after, copy the prompt.',
    source: 'src/pages/examples/ExamplesPage.tsx',
    Page: lazy(async () => ({
      default: (await import('../pages/examples/ExamplesPage.tsx')).ExamplesPage,
    })),
  },
];
