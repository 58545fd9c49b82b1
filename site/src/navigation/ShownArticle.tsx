import { use, useCallback } from 'react';
import { PageData } from '../head/PageData.tsx';
import { PageHead } from '../head/PageHead.tsx';
import { articleData } from '../head/page-data.ts';
import { articleHead } from '../head/page-head.ts';
import type { CollectionRoute } from '../routes/route.ts';
import { notFoundRoute } from '../routes.tsx';
import { articleElements } from '../ui/article-elements.ts';
import { type LoadedArticle, loadedArticle } from './loaded-article.ts';
import { ShownRoute } from './ShownPage.tsx';

/** One article of a collection; the not-found page where the collection has none of that name. */
export function ShownArticle({ route, slug }: { route: CollectionRoute; slug: string }) {
  const loaded = use(loadedArticle(route, slug));
  if (!loaded) return <ShownRoute route={notFoundRoute} />;
  return <Article route={route} loaded={loaded} />;
}

function Article({ route, loaded }: { route: CollectionRoute; loaded: LoadedArticle }) {
  const { article, schema, Body } = loaded;
  const data = useCallback(async () => articleData(article, schema), [article, schema]);
  return (
    <>
      <PageHead head={articleHead(article)} />
      <PageData load={data} />
      <route.Page article={article}>
        <Body components={articleElements} />
      </route.Page>
    </>
  );
}
