import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageData } from './head/PageData.tsx';
import { PageHead } from './head/PageHead.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { PageBoundary } from './navigation/PageBoundary.tsx';
import { RouteAnnouncer } from './navigation/RouteAnnouncer.tsx';
import { useScrollAndFocus } from './navigation/use-scroll-and-focus.ts';
import { createQueryClient } from './query/query-client.ts';
import { findRoute } from './routes.tsx';

/** The frame around every page; the router above it says which page. */
export function App() {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const [queryClient] = useState(createQueryClient);

  return (
    <QueryClientProvider client={queryClient}>
      <PageHead page={route} />
      <PageData page={route} />
      <SkipLink />
      <Header currentPath={route.path} />
      <main id="main" tabIndex={-1}>
        <PageBoundary key={route.path} path={pathname}>
          <Suspense>
            <route.Page />
          </Suspense>
        </PageBoundary>
      </main>
      <Footer currentPath={route.path} />
      <RouteAnnouncer title={route.title} />
      <AfterNavigation />
    </QueryClientProvider>
  );
}

/** Last in the tree, so that it acts after a closing dialog has given its focus back. */
function AfterNavigation() {
  useScrollAndFocus();
  return null;
}
