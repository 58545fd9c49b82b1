import { lazy, useCallback } from 'react';
import { PageData } from '../head/PageData.tsx';
import { PageHead } from '../head/PageHead.tsx';
import { pageHead } from '../head/page-head.ts';
import type { PageRoute } from '../routes/route.ts';
import type { RouteMatch } from '../routes.tsx';

const ShownArticle = lazy(async () => ({
  default: (await import('./ShownArticle.tsx')).ShownArticle,
}));

/** The page of a route with its tags in the document's head; suspends until its parts have arrived. */
export function ShownPage({ route, slug }: RouteMatch) {
  return route.collection ? (
    <ShownArticle route={route} slug={slug} />
  ) : (
    <ShownRoute route={route} />
  );
}

/** The page of a route that is no collection's. */
export function ShownRoute({ route }: { route: PageRoute }) {
  const data = useCallback(
    async () => (await import('../head/page-data.ts')).pageData(route),
    [route],
  );
  return (
    <>
      <PageHead head={pageHead(route)} />
      <PageData load={data} />
      <route.Page />
    </>
  );
}
