import { lazy } from 'react';
import { companyRoutes } from './routes/company.tsx';
import { exampleRoutes } from './routes/examples.tsx';
import { learnRoutes } from './routes/learn.tsx';
import type { PageRoute, SiteRoute } from './routes/route.ts';
import { storyRoutes } from './routes/stories.tsx';
import { toolRoutes } from './routes/tools.tsx';

/** Every page that has an address. Prerendering, navigation and head tags all read this table. */
export const routes: readonly SiteRoute[] = [
  ...toolRoutes,
  ...exampleRoutes,
  ...learnRoutes,
  ...storyRoutes,
  ...companyRoutes,
];

/** What every other address shows. The server sends it with status 404. */
export const notFoundRoute: PageRoute = {
  path: '/404',
  title: '404 - Page Not Found',
  description: 'This address has no page. Here is where the others are.',
  unlisted: true,
  source: 'src/pages/not-found/NotFoundPage.tsx',
  Page: lazy(async () => ({
    default: (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage,
  })),
};

export interface RouteMatch {
  route: SiteRoute;
  /** The article that the address names, where the route is a collection's. */
  slug: string;
}

/** The page at an address; a slash at the end makes no difference. A slug may still name no article. */
export function matchRoute(pathname: string): RouteMatch {
  const path = pathname.replace(/\/+$/, '') || '/';
  const page = routes.find((route) => route.path === path && !route.collection);
  if (page) return { route: page, slug: '' };
  const [, parent, slug = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  const collection = routes.find((route) => route.collection && route.path === `${parent}/:slug`);
  return { route: collection ?? notFoundRoute, slug };
}
